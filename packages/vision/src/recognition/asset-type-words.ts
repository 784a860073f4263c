import { normaliseText } from '@endcap/scoring'

/**
 * Words that indicate the subject of an image, normalized (letters and digits only, no accents), in the
 * languages of the storefronts and in Chinese. They match anywhere in a line, with one letter in seven misread.
 */
export const ASSET_TYPE_WORDS: Record<string, readonly string[]> = {
  nutrition: list(`
    nutritionfacts nutrition nutritional supplementfacts servingsize calories dailyvalue amountper
    totalfat saturat carbohydrate protein cholesterol sodium energy typicalvalues dietaryfib nahrwert
    naehrwert brennwert kohlenhydrate eiweiss fett valeurnutri valeursnutri glucides lipides
    informacionnutri valornutri hidratos grasas proteinas valorinutri valorienergetic carboidrati grassi
    voedingswaarde koolhydraten eiwit wartoscodzywcza weglowodany bialko naringsvarde kolhydrat
    besindegerleri
    栄養成分 エネルギー たんぱく質 炭水化物 食塩相当量 熱量 营养成分 營養標示 营养成分表 蛋白质 碳水化合物 每100克 能量
  `),
  ingredients: list(`
    ingredients ingredient contains maycontain allergen activeingredient madewith zutaten inhaltsstoffe
    enthalt composition ingredienti ingredientes contiene puedecontener ingredienten bevat skladniki
    ingredienser innehaller icindekiler aqua glycerin parfum citricacid sodiumchloride peutcontenir
    composicao contem podecontener sklad zawiera icerik icindekiler samenstelling bestanddelen ingredientes
    原材料 原材料名 全成分 配合成分 成分 アレルギー 配料 配料表 原料 主要成分 过敏原 過敏原
  `),
  instructions: list(`
    howtouse howto directions instructions step1 step2 step3 step assembly preparation usage
    cookinginstruct installation carein washcare anwendung anleitung schritt zubereitung gebrauchs moded
    utilisation conseils etape mododeempleo mododeuso instrucciones paso1 paso2 paso istruzioni mododuso
    preparazione gebruik gebruiksaanwijzing stap1 stap2 sposobuzycia krok anvandning kullanim adim
    mododeusar comousar instrucoes modousar comoaplicar comeusare istruzioniperluso sposob jakstosowac stosowanie kullanimtalimati nasilkullanilir bruksanvisning sahar gebruiksaanwijzing hoetegebruiken sogehts soverwenden commentutiliser modedemploi comosarusar comoseusa dosage dosierung dosis posologie
    使い方 使用方法 ご使用方法 作り方 召し上がり方 取扱説明 手順 お手入れ 步骤 步驟 食用方法 用法 安装方法 洗涤说明 保养
  `),
  comparison: list(`
    versus compare comparison others otherbrands ours theirs competitor ordinary traditional
    leadingbrand before after vergleich andere vorher nachher comparaison autres avant apres comparacion
    comparativa otros antes despues confronto altri prima dopo vergelijk anderen porownanie jamfor
    karsilastirma
    otherbrand otherproducts outrasmarcas outros comparacao inni konkurencja digerleri rakip andramarken anderemarken anderemerken autresmarques otrasmarcas altremarche innemarki digermarkalar unsere notre nuestro nostro nosso onze nasze bizim vara competition competitors generic
    比較 従来品 他社 当社 一般的な 使用前 使用後 对比 對比 普通 其他品牌 传统 傳統 我们 使用前后
  `),
  size: list(`
    dimensions dimension sizechart sizeguide size height width length depth diameter weight capacity
    chest waist bust hips inches abmessungen masse hohe breite lange grosse grossentabelle dimensioni
    altezza larghezza taille hauteur largeur longueur medidas altura ancho largo tallas misure
    afmetingen hoogte wymiary wysokosc matt hojd bredd olculer yukseklik
    サイズ サイズ表 寸法 高さ 奥行 直径 重量 容量 身長 胸囲 尺寸 尺码 尺碼 规格 規格 宽度 高度 长度 直径 厘米
  `),
  variants: list(`
    colors colours color colour shade shades swatch availablein flavors flavours variety choose finish
    fabric farben farbe couleur couleurs teinte colores tono colori tonalita kleuren kolory farger farg
    renkler sorten
    カラー 全色 種類 フレーバー カラーバリエーション バリエーション 颜色 顏色 配色 口味 色号 多色可选 款式
  `),
  packaging: list(`
    inthebox whatsinthebox whatsinside packageincludes packagecontents boxcontents included includes
    packinglist packaging giftbox unboxing lieferumfang inkludiert enthalten verpackung contenudelaboite
    contenudupack contenu inclus emballage contenidodelacaja contenido incluye incluido contenutodella
    confezione incluso inclui conteudo embalagem indedoos inhoud inbegrepen verpakking zawartosc wzestawie
    opakowanie iforpackningen ingar forpackning kutuicerigi kutu paketicerigi
    セット内容 同梱 付属品 パッケージ ギフトボックス 内容物 包装清单 包裝清單 包装内容 包裝內容 配件 礼盒 禮盒 包装
  `),
  packBack: list(`
    bestbefore manufactured distributedby produced storein storage keepout warning caution madein
    imported recycle www mindestens hergestellt aufbewahr fabriquepar conserver fabricado conservar
    prodotto conservare distribu bewaren
    賞味期限 消費期限 保存方法 製造者 販売者 製造元 直射日光 注意事項 保质期 保質期 生产日期 贮存 儲存 生产商 制造商 产地 產地 注意事项
  `),
  benefits: list(`
    free natural organic vegan easy quality premium durable waterproof features benefits design long
    safe perfect support technology guarantee certified sustainable ohne natur bio einfach qualitat
    langlebig sans naturel facile qualite sin facil calidad senza naturale qualita zonder kwaliteit bez
    utan kalite
    簡単 安心 安全 高品質 天然 無添加 軽量 防水 保湿 特長 特徴 高品质 優質 安全 耐用 便携 轻便 保濕 舒适 特点 卖点
  `),
}

function list(words: string): string[] {
  return words.trim().split(/\s+/).map(normaliseText)
}
