import type { PackWords } from './language.ts'

/** Chinese, simplified and traditional. No storefront is in it, but packs and layouts are. */
export const zhPacks: PackWords = {
  isReadable: true,
  caseLetters: '',
  words: {
    function: '的 和 与 與 及 用 款 装 裝',
    quality: `
      天然 有机 有機 无糖 無糖 低糖 低脂 脱脂 脫脂 全脂 无添加 無添加 原味 经典 經典 浓郁 濃郁 清爽 温和 溫和 柔软 柔軟
      新鲜 新鮮 进口 進口 国产 優質 优质 高级 高級 大容量 家庭装 限量 新品 敏感肌 保湿 保濕 补水 補水 美白 红色 紅色
      蓝色 藍色 白色 黑色 绿色 綠色 黄色 黃色 粉色 灰色
    `,
    content: `
      水 茶 绿茶 綠茶 红茶 紅茶 乌龙茶 烏龍茶 咖啡 牛奶 鲜奶 鮮奶 豆浆 豆漿 酸奶 優格 奶酪 黄油 果汁 啤酒 葡萄酒 大米
      米饭 面包 麵包 面条 麵條 方便面 粥 汤 湯 酱油 醬油 醋 盐 鹽 糖 食用油 橄榄油 橄欖油 蜂蜜 巧克力 饼干 餅乾 糖果
      薯片 洋芋片 坚果 堅果 杏仁 核桃 花生 鸡蛋 鸡肉 雞肉 牛肉 猪肉 豬肉 鱼 魚 三文鱼 虾 苹果 蘋果 橙 柠檬 檸檬 草莓
      葡萄 香蕉 芒果 椰子 燕麦 燕麥 洗发水 洗髮乳 护发素 沐浴露 香皂 洗面奶 面霜 乳液 精华 精華 面膜 防晒霜 防曬乳 牙膏
      洗衣液 洗洁精 纸巾 紙巾 口罩 纸尿裤 紙尿褲 维生素 維生素 钙片 胶囊 膠囊 片剂
    `,
  },
  units: {
    milliliter: '毫升',
    liter: '升 公升',
    gram: '克 公克',
    kilogram: '公斤 千克',
    piece:
      '片 片装 片裝 包 包装 袋 袋装 袋裝 盒 盒装 盒裝 瓶 瓶装 瓶裝 罐 罐装 罐裝 支 支装 粒 粒装 粒裝 枚 个 個 只 张 張 抽 条 條 双 雙 件',
    meter: '米',
    dimension: '厘米 公分 毫米',
  },
  joining: '的 和 与 與 及',
  describing: '',
  sides: '厘米 公分 毫米',
  sets: { names: '', links: '', endings: '' },
  labels: '净含量 淨含量 凈含量 净重 淨重 凈重 规格 規格 容量 内容量 內容量 约 約',
  nutrients: {
    words: '蛋白质 蛋白質 脂肪 碳水化合物 糖 膳食纤维 膳食纖維 钠 鈉',
    adjectives: '',
    links: null,
  },
  otherQuantities: {
    before: /每(?:日|天|次|份)?|最多|不超过|不超過/iu,
    after: /(?:以内|以內|以下|以上|月|小时|小時)/iu,
    per: '每',
    doses: '日 天 次 份',
  },
  promotions: /包邮|包郵|免运费|免運費|限时优惠|限時優惠|买一送一|買一送一/iu,
}
