import type { LanguageData } from './language.ts'

/** Japanese. */
export const ja: LanguageData = {
  names: {
    functionWords: 'の と で に を は が も へ や 用 付き 入り',
    accents: '',
    stemmer: null,
    isProductLast: true,
    hasCompounds: false,
    isGuessed: false,
    unspacedLetters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    purpose: '',
    look: '',
    measures: '',
    conjunctions: 'の',
    brandConjunctions: '',
    brandStarts: '',
    makers: '',
    fits: '',
    stopWords: '',
  },
  packs: {
    isReadable: false,
    caseLetters: '',
    words: {
      function: '',
      quality: '',
      content: '',
    },
    units: {
      milliliter: 'ミリリットル',
      liter: 'リットル',
      gram: 'グラム',
      kilogram: 'キログラム',
      piece: '枚 個 本 袋 片 包',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: '', links: '', endings: '' },
    labels: '',
    nutrients: {
      words: '',
      adjectives: '',
      links: null,
    },
    otherQuantities: {
      before: null,
      after: null,
      per: '',
      doses: '',
    },
    promotions: null,
  },
  pages: {
    notFound: /ページが見つかりません|お探しのページ/iu,
    robotCheck: /画像に表示されている文字|文字を入力|下のボタンをクリック/iu,
    continueShopping: /ショッピングを続ける|買い物を続ける/iu,
    apology: /問題が発生しました|エラーが発生/iu,
    unavailable: /在庫切れ|在庫なし|現在お取り扱いできません|品切れ/iu,
    brandLabel: /ブランド(?:名)?/iu,
    brandWords: /ブランド/iu,
    byline: /^(.+?)(?:の)?ストアを(?:表示|見る)$/iu,
    rankLabel: /売れ筋ランキング/iu,
    rankLinks: '位',
  },
  departments: {
    electronics: '家電＆カメラ | 家電&カメラ | エレクトロニクス | 家電・カメラ・AV機器 | 家電・カメラ | 家電',
    computers:
      'パソコン・周辺機器 | パソコン | コンピュータ・周辺機器 | パソコン＆周辺機器 | パソコン&周辺機器 | パソコン・オフィス用品',
    wireless: '携帯電話・スマートフォンアクセサリ | 携帯電話・スマートフォン | スマートフォン・携帯電話',
    photo: 'カメラ | カメラ・ビデオカメラ | カメラ＆フォト | カメラ&フォト',
    'audio-video': 'テレビ・レコーダー | オーディオ | ホームオーディオ | テレビ・AV機器',
    'amazon-devices':
      'Amazonデバイス・アクセサリ | Amazonデバイス＆アクセサリ | Amazonデバイス&アクセサリ | Kindle本体・アクセサリ | Fire・Kindle・Echo・Fire TV | Amazon デバイス・アクセサリ',
    'smart-home': 'スマートホーム',
    'car-electronics': 'カーナビ・カーエレクトロニクス | カーナビ・カーオーディオ | カーエレクトロニクス',
    videogames:
      'TVゲーム | ゲーム | テレビゲーム | TVゲーム・PCゲーム | PCゲーム | ゲーム＆PCソフト | ゲーム&PCソフト',
    software: 'PCソフト | ソフトウェア | PCソフト・ダウンロード | ソフトウエア',
    'mobile-apps': 'アプリ＆ゲーム | アプリ&ゲーム | Android アプリ | Androidアプリ | アプリストア',
    appliances: '大型家電 | 生活家電 | キッチン家電 | 家電製品',
    kitchen:
      'ホーム＆キッチン | ホーム&キッチン | キッチン用品 | インテリア・寝具・収納 | ホーム | キッチン・食器 | キッチン・日用品 | キッチン＆ダイニング | キッチン&ダイニング | 寝具・家具・インテリア | インテリア | 収納用品・収納家具 | 布団・枕・シーツ',
    furniture: '家具 | 家具・インテリア',
    lighting: '照明 | ライト・照明器具 | 照明器具',
    hi: 'DIY・工具・ガーデン | DIY・工具 | DIY・工具・リフォーム | DIY・ガーデン・工具 | DIY・工具・ガーデン・リフォーム | 住宅設備・リフォーム',
    industrial: '産業・研究開発用品 | 産業・研究開発 | 産業・研究・開発用品 | 産業用品',
    'lawn-garden':
      'ガーデン | ガーデニング | ガーデン・園芸 | ガーデン＆アウトドア | ガーデン&アウトドア | ガーデニング・園芸',
    outdoor: 'アウトドア',
    grocery:
      '食品・飲料・お酒 | 食品＆飲料 | 食品&飲料 | 食品・飲料 | 食品＆飲料・お酒 | 食品&飲料・お酒 | 食品 | 食品＆ドリンク | 食品&ドリンク | フード・ドリンク',
    alcohol: 'ビール・ワイン・お酒 | お酒 | ワイン | ビール・発泡酒 | 酒類',
    amazonfresh: 'Amazonフレッシュ | Amazonパントリー | Amazon Fresh | ライフ | バロー | 成城石井',
    hpc: 'ドラッグストア | ヘルス＆パーソナルケア | ヘルス&パーソナルケア | ヘルス＆ビューティー | ヘルス&ビューティー | 日用品 | ヘルスケア | ヘルス＆ボディケア | ヘルス&ボディケア | ドラッグストア・日用品 | 日用消耗品 | サプリメント',
    pharmacy: '医薬品 | 医薬品・指定医薬部外品 | Amazonファーマシー | 薬局',
    beauty:
      'ビューティー | コスメ・ビューティー | ビューティ | コスメ | 美容・コスメ | ヘアケア・スキンケア | 化粧品・コスメ',
    'luxury-beauty':
      'ラグジュアリービューティー | プレミアムビューティー | デパートコスメ | サロン・プロフェッショナルビューティー',
    'personal-care-appliances': '理美容家電 | 美容家電 | 健康家電 | シェービング・脱毛',
    baby: 'ベビー&マタニティ | ベビー＆マタニティ | ベビー用品 | ベビー＆マタニティー | ベビー&マタニティー | ベビー・マタニティ | ベビー・おもちゃ・ホビー | ベビー',
    'pet-supplies': 'ペット用品 | ペット | ペットフード・ペット用品 | ペット・ペット用品',
    toys: 'おもちゃ | おもちゃ・ゲーム | おもちゃ＆ホビー | おもちゃ&ホビー | 玩具 | 知育玩具',
    hobby: 'ホビー | フィギュア・ドール | ホビー・フィギュア',
    'entertainment-collectibles':
      'コレクション | スポーツ・エンタメグッズ | エンターテインメント コレクション | コレクターズアイテム',
    apparel:
      'ファッション | 服＆ファッション小物 | 服&ファッション小物 | アパレル | 服・シューズ・バッグ・腕時計 | 服＆ファッション | 服&ファッション | 服・靴・バッグ・ファッション小物 | Amazon Fashion',
    'fashion-womens': 'レディース | メンズ | レディースファッション | メンズファッション',
    'fashion-girls': 'キッズ＆ベビー | キッズ&ベビー | ガールズ | ボーイズ | キッズ・ベビー服 | ベビー服',
    shoes: 'シューズ＆バッグ | シューズ&バッグ | シューズ | 靴 | シューズ・バッグ | 靴・シューズ',
    bags: 'バッグ | バッグ・財布 | バッグ・小物 | 財布・小物',
    jewelry:
      'ジュエリー | アクセサリー | ジュエリー・アクセサリー | ジュエリー＆アクセサリー | ジュエリー&アクセサリー',
    watch: '腕時計 | 時計 | ウォッチ',
    luggage:
      'スーツケース・トラベルバッグ | 旅行用品 | スーツケース | バッグ・スーツケース | トラベル用品 | スーツケース・旅行用品',
    sporting:
      'スポーツ＆アウトドア | スポーツ&アウトドア | スポーツ | スポーツ・アウトドア | スポーツ用品 | フィットネス・トレーニング',
    'outdoor-recreation':
      'アウトドア・キャンプ用品 | キャンプ・登山 | 自転車 | 釣り | フィッシング | ゴルフ | 登山・アウトドア用品',
    automotive:
      '車＆バイク | 車&バイク | カー＆バイク用品 | カー&バイク用品 | カー用品 | 車・バイク | 自動車・バイク | カー用品・バイク用品 | 車＆バイク用品 | 車&バイク用品',
    motorcycle: 'バイク用品 | バイク | オートバイ',
    mi: '楽器・音響機器 | 楽器 | 楽器・機材 | 楽器＆音響機器 | 楽器&音響機器',
    'office-products':
      '文房具・オフィス用品 | 文房具 | オフィス用品 | 文具・オフィス用品 | 事務用品 | 文房具＆オフィス用品 | 文房具&オフィス用品',
    'gift-cards': 'ギフト券 | Amazonギフトカード | Amazonギフト券 | ギフトカード',
    'arts-crafts':
      '手芸・画材 | ハンドクラフト | アート・クラフト | 画材・手芸 | 手芸・クラフト・生地 | 画材 | 手芸・ハンドクラフト用品 | アート・画材',
    handmade: 'ハンドメイド | ハンドメイド作品',
    art: 'アート | ポスター・アート | 絵画・美術品',
    'party-supplies': 'パーティーグッズ | パーティー用品 | パーティ・イベント用品',
    books:
      '本 | 洋書 | 和書 | コミック | 絵本・児童書 | 書籍 | 雑誌・コミック | 本・コミック・雑誌 | 英語の本 | カレンダー',
    'digital-text': 'Kindleストア | Kindle本 | 電子書籍 | Kindle ストア',
    magazines: '雑誌 | 雑誌定期購読 | Kindleニューススタンド | 定期購読',
    audible: 'Audibleオーディオブック | オーディオブック | Audible | Audible・オーディオブック',
    dvd: 'DVD | DVD・ブルーレイ | 映画・TV番組 | ブルーレイ | 映画・ドラマ・DVD | DVD・ミュージック・ゲーム | ビデオ',
    'instant-video': 'Prime Video | プライム・ビデオ | Amazonビデオ | Amazon ビデオ | プライムビデオ',
    music: 'ミュージック | クラシック | CD・レコード | 音楽 | CD・音楽 | CD・ミュージック | ポップス',
    dmusic: 'デジタルミュージック | MP3ダウンロード | Amazon Music | デジタル音楽 | MP3 ダウンロード',
    'amazon-renewed': 'Amazon整備済み品 | 整備済み品 | Amazon Renewed',
  },
  categoryWords: () => import('./category-words/ja.ts'),
}
