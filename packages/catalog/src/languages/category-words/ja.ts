/** Japanese words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: 食品, 食料品, グルメ, 食べ物
Food > Beverages: 飲料, ドリンク, 飲み物, 粉末ドリンク
Food > Beverages > Soft Drinks: 清涼飲料水, 炭酸飲料, ソフトドリンク, コンブチャ
Food > Beverages > Soft Drinks > Cola: コーラ, コーラ飲料, ゼロコーラ
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: フルーツソーダ・レモネード, サイダー, レモネード, オレンジソーダ
Food > Beverages > Soft Drinks > Tonic Water And Mixers: トニックウォーター・割り材, トニックウォーター, ジンジャーエール, 割り材
Food > Beverages > Soft Drinks > Energy Drinks: エナジードリンク, エナジー飲料, カフェイン飲料
Food > Beverages > Soft Drinks > Sports Drinks: スポーツドリンク, スポーツ飲料, アイソトニック飲料, イオン飲料
Food > Beverages > Soft Drinks > Iced Tea: アイスティー, 紅茶飲料, ペットボトル紅茶
Food > Beverages > Soft Drinks > Drink Syrups: ドリンクシロップ・希釈飲料, 希釈飲料, 濃縮ジュース, フレーバーシロップ
Food > Beverages > Water: 水・ミネラルウォーター, ミネラルウォーター, 飲料水, 天然水
Food > Beverages > Water > Still Water: ナチュラルミネラルウォーター, 軟水, 無炭酸水, 純水
Food > Beverages > Water > Sparkling Water: 炭酸水, スパークリングウォーター, 強炭酸水, 炭酸入りミネラルウォーター
Food > Beverages > Water > Flavored Water: フレーバーウォーター, フレーバー炭酸水, ビタミンウォーター
Food > Beverages > Juice: ジュース, 果汁飲料, フルーツジュース, 野菜ジュース
Food > Beverages > Juice > Orange Juice: オレンジジュース, オレンジ果汁, みかんジュース
Food > Beverages > Juice > Apple Juice: アップルジュース, りんごジュース, りんご果汁
Food > Beverages > Juice > Smoothies: スムージー, フルーツスムージー, グリーンスムージー, ジンジャーショット
Food > Beverages > Coffee: コーヒー, 珈琲, デカフェ, カフェインレスコーヒー
Food > Beverages > Coffee > Coffee Beans: コーヒー豆, 珈琲豆, 焙煎豆, 豆のまま
Food > Beverages > Coffee > Ground Coffee: レギュラーコーヒー(粉), コーヒー粉, 挽き豆, ドリップバッグ
Food > Beverages > Coffee > Coffee Capsules: コーヒーカプセル, カプセルコーヒー, コーヒーポッド, 専用カプセル
Food > Beverages > Coffee > Instant Coffee: インスタントコーヒー, スティックコーヒー, フリーズドライコーヒー
Food > Beverages > Coffee > Iced Coffee: アイスコーヒー, コーヒー飲料, 缶コーヒー, コールドブリュー
Food > Beverages > Tea: お茶, 茶葉, ティーバッグ, ウーロン茶
Food > Beverages > Tea > Black Tea: 紅茶, アールグレイ, ダージリン, セイロンティー
Food > Beverages > Tea > Green Tea: 緑茶, 煎茶, 抹茶, ほうじ茶
Food > Beverages > Tea > Herbal Tea: ハーブティー, ルイボスティー, カモミールティー, フルーツティー
Food > Beverages > Drinking Chocolate: ココア, ホットチョコレート, ココアパウダー, 麦芽飲料
Food > Beverages > Milk: 牛乳, ミルク, 低脂肪乳, ロングライフ牛乳
Food > Beverages > Milk > Plant Milk: 植物性ミルク, アーモンドミルク, オーツミルク, 豆乳
Food > Beverages > Milk > Flavored Milk: 乳飲料, いちごミルク, ミルクセーキ, チョコレートミルク
Food > Beverages > Milk > Condensed And Powdered Milk: 練乳・粉乳, コンデンスミルク, スキムミルク, コーヒーフレッシュ
Food > Beverages > Beer: ビール, クラフトビール, 地ビール
Food > Beverages > Beer > Lager And Pilsner: ラガー・ピルスナー, ラガービール, ピルスナー, 生ビール
Food > Beverages > Beer > Wheat Beer: ヴァイツェン・小麦ビール, 白ビール, ヴァイツェン, 小麦ビール
Food > Beverages > Beer > Ale And Stout: エール・スタウト, IPA, 黒ビール, ペールエール
Food > Beverages > Beer > Non-Alcoholic Beer: ノンアルコールビール, ビールテイスト飲料, アルコールフリービール
Food > Beverages > Wine: ワイン, 果実酒, 梅酒, 日本酒
Food > Beverages > Wine > Red Wine: 赤ワイン, フルボディ赤ワイン, カベルネ・ソーヴィニヨン, メルロー
Food > Beverages > Wine > White Wine: 白ワイン, 辛口白ワイン, シャルドネ, ソーヴィニヨン・ブラン
Food > Beverages > Wine > Rose Wine: ロゼワイン, ロゼ, 辛口ロゼ
Food > Beverages > Wine > Sparkling Wine: スパークリングワイン, シャンパン, プロセッコ, カヴァ
Food > Beverages > Wine > Fortified Wine: 酒精強化ワイン, ポートワイン, シェリー, ベルモット
Food > Beverages > Cider: シードル, ハードサイダー, りんご酒, 洋梨シードル
Food > Beverages > Spirits: スピリッツ, 蒸留酒, 焼酎, 洋酒
Food > Beverages > Spirits > Whisky: ウイスキー, シングルモルト, バーボン, スコッチ
Food > Beverages > Spirits > Vodka: ウォッカ, フレーバードウォッカ, ウオツカ
Food > Beverages > Spirits > Gin: ジン, ドライジン, クラフトジン, ロンドンドライジン
Food > Beverages > Spirits > Rum: ラム酒, ラム, ホワイトラム, ダークラム
Food > Beverages > Spirits > Tequila: テキーラ, メスカル, レポサド, アネホ
Food > Beverages > Spirits > Brandy: ブランデー, コニャック, アルマニャック, カルヴァドス
Food > Beverages > Spirits > Liqueurs: リキュール, コーヒーリキュール, クリームリキュール, ハーブリキュール
Food > Beverages > Ready To Drink Cocktails: 缶チューハイ・カクテル, チューハイ, サワー, 缶カクテル
Food > Snacks: スナック・お菓子, お菓子, おつまみ, スナック菓子
Food > Snacks > Potato Chips: ポテトチップス, ポテチ, 成型ポテトチップス, 野菜チップス
Food > Snacks > Tortilla Chips: トルティーヤチップス, ナチョス, コーンチップス, トルティアチップス
Food > Snacks > Popcorn: ポップコーン, キャラメルポップコーン, 電子レンジポップコーン, ポップコーン豆
Food > Snacks > Corn Puffs: コーンパフ, コーンスナック, チーズスナック, パフスナック
Food > Snacks > Pretzels: プレッツェル, スティックプレッツェル, ソルトプレッツェル
Food > Snacks > Crackers: クラッカー, チーズクラッカー, クリスプブレッド, グリッシーニ
Food > Snacks > Rice Cakes: ライスケーキ, ポン菓子, せんべい, ライスクラッカー
Food > Snacks > Nuts: ナッツ, くるみ, カシューナッツ, ヘーゼルナッツ
Food > Snacks > Nuts > Almonds: アーモンド, 素焼きアーモンド, スライスアーモンド, 生アーモンド
Food > Snacks > Nuts > Peanuts: ピーナッツ, 落花生, バターピーナッツ, 素焼きピーナッツ
Food > Snacks > Nuts > Pistachios: ピスタチオ, ピスタチオナッツ, 殻付きピスタチオ, むきピスタチオ
Food > Snacks > Nuts > Mixed Nuts: ミックスナッツ, 素焼きミックスナッツ, トレイルミックス, 食塩不使用ミックスナッツ
Food > Snacks > Edible Seeds: 食用シード・種, チアシード, ひまわりの種, かぼちゃの種
Food > Snacks > Dried Fruit: ドライフルーツ, レーズン, デーツ, 干し芋
Food > Snacks > Meat Snacks: 肉系おつまみ, ビーフジャーキー, ジャーキー, カルパス
Food > Snacks > Chocolate: チョコレート, 板チョコ, ミルクチョコレート, ビターチョコレート
Food > Snacks > Chocolate > Chocolate Bars: チョコレートバー, チョコバー, キャラメルバー, ヌガーバー
Food > Snacks > Chocolate > Pralines And Truffles: プラリネ・トリュフ, トリュフチョコ, アソートチョコ, ボンボンショコラ
Food > Snacks > Chocolate > Chocolate Eggs And Figures: チョコエッグ・フィギュアチョコ, エッグチョコ, イースターエッグチョコ, アドベントカレンダーチョコ
Food > Snacks > Candy: キャンディ・飴菓子, 駄菓子, キャンディー, 砂糖菓子
Food > Snacks > Candy > Gummy Candy: グミ, フルーツグミ, ハードグミ, グミキャンディ
Food > Snacks > Candy > Hard Candy And Mints: 飴・ミントタブレット, 飴, のど飴, ミントタブレット
Food > Snacks > Candy > Licorice: リコリス菓子, リコリスキャンディ, サルミアッキ, リコリスグミ
Food > Snacks > Candy > Marshmallows: マシュマロ, ミニマシュマロ, 焼きマシュマロ, コラーゲンマシュマロ
Food > Snacks > Candy > Caramels And Toffees: キャラメル・タフィー, キャラメル, 生キャラメル, タフィー
Food > Snacks > Candy > Chewing Gum: ガム, チューインガム, キシリトールガム, 風船ガム
Food > Snacks > Cookies: クッキー・ビスケット, クッキー, ビスケット, サブレ
Food > Snacks > Cookies > Sandwich Cookies: サンドクッキー, クリームサンドビスケット, サンドビスケット
Food > Snacks > Cookies > Wafers: ウエハース, ウエハースチョコ, ロールウエハース, ストロープワッフル
Food > Snacks > Cookies > Gingerbread: ジンジャーブレッド, ジンジャークッキー, レープクーヘン, シュトーレン
Food > Snacks > Snack Bars: スナックバー, フルーツバー, ナッツバー, エナジーバー
Food > Snacks > Snack Bars > Cereal Bars: シリアルバー, グラノーラバー, ミューズリーバー, オーツバー
Food > Snacks > Snack Bars > Protein Bars: プロテインバー, 高たんぱくバー, プロテインクッキー
Food > Dairy: 乳製品, 乳製品・卵, チルド乳製品
Food > Dairy > Yogurt: ヨーグルト, プレーンヨーグルト, フルーツヨーグルト, 無糖ヨーグルト
Food > Dairy > Yogurt > Greek Yogurt And Skyr: ギリシャヨーグルト, スキル, 水切りヨーグルト, 高たんぱくヨーグルト
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: 飲むヨーグルト, ドリンクヨーグルト, ケフィア, 乳酸菌飲料
Food > Dairy > Yogurt > Plant Yogurt: 植物性ヨーグルト, 豆乳ヨーグルト, ココナッツヨーグルト, オーツヨーグルト
Food > Dairy > Cheese: チーズ, スライスチーズ, シュレッドチーズ, プロセスチーズ
Food > Dairy > Cheese > Hard Cheese: ハードチーズ, パルメザンチーズ, ゴーダチーズ, チェダーチーズ
Food > Dairy > Cheese > Soft Cheese: 白カビ・青カビチーズ, ブリーチーズ, カマンベールチーズ, ブルーチーズ
Food > Dairy > Cheese > Cream Cheese: クリームチーズ, チーズスプレッド, マスカルポーネ, ハーブクリームチーズ
Food > Dairy > Cheese > Quark And Cottage Cheese: カッテージ・フレッシュチーズ, カッテージチーズ, リコッタチーズ, クワルク
Food > Dairy > Cheese > Mozzarella: モッツァレラチーズ, モッツァレラ, ブッラータ, 水牛モッツァレラ
Food > Dairy > Cheese > Feta And Grilling Cheese: フェタ・ハルーミチーズ, フェタチーズ, ハルーミチーズ, グリルチーズ
Food > Dairy > Butter: バター, 無塩バター, 発酵バター, ギー
Food > Dairy > Margarine: マーガリン, ファットスプレッド, 植物性バター, ソフトマーガリン
Food > Dairy > Dairy Cream: 生クリーム, ホイップクリーム, 純生クリーム, 料理用クリーム
Food > Dairy > Dairy Cream > Sour Cream: サワークリーム, クレームフレッシュ, スメタナ
Food > Dairy > Eggs: 卵, たまご, 鶏卵, うずらの卵
Food > Dairy > Puddings And Desserts: プリン・デザート, プリン, ムース, 杏仁豆腐
Food > Pantry: 常備食材, 乾物, 食材, ストック食品
Food > Pantry > Pasta: パスタ, スパゲッティ, マカロニ, ペンネ
Food > Pantry > Pasta > Filled Pasta And Gnocchi: ラビオリ・ニョッキ, ニョッキ, ラビオリ, トルテッリーニ
Food > Pantry > Pasta > Asian Noodles: アジア麺・乾麺, うどん, そば, ビーフン
Food > Pantry > Pasta > Instant Noodles: インスタントラーメン, カップ麺, 袋麺, カップラーメン
Food > Pantry > Rice: 米・雑穀, お米, 無洗米, パックご飯
Food > Pantry > Grains And Couscous: 雑穀・クスクス, クスクス, キヌア, もち麦
Food > Pantry > Lentils And Dried Beans: 豆類, レンズ豆, ひよこ豆(乾燥), 乾燥大豆
Food > Pantry > Breakfast Cereal: シリアル, コーンフレーク, 朝食シリアル, チョコシリアル
Food > Pantry > Breakfast Cereal > Muesli And Granola: グラノーラ・ミューズリー, グラノーラ, ミューズリー, フルーツグラノーラ
Food > Pantry > Breakfast Cereal > Oatmeal: オートミール, ロールドオーツ, クイックオーツ, インスタントオーツ
Food > Pantry > Sauces: ソース・調味料, 調理ソース, 調味料, チャツネ
Food > Pantry > Sauces > Ketchup: ケチャップ, トマトケチャップ, カレーケチャップ
Food > Pantry > Sauces > Mayonnaise: マヨネーズ, カロリーハーフマヨネーズ, 卵不使用マヨネーズ, マヨネーズタイプ調味料
Food > Pantry > Sauces > Mustard: マスタード, 粒マスタード, ディジョンマスタード, からし
Food > Pantry > Sauces > Pasta Sauce: パスタソース, トマトソース, ミートソース, バジルペースト
Food > Pantry > Sauces > Soy And Asian Sauces: しょうゆ・アジアソース, 醤油, 照り焼きソース, オイスターソース
Food > Pantry > Sauces > Hot Sauce: ホットソース, チリソース, シラチャーソース, ラー油
Food > Pantry > Sauces > Barbecue Sauce: バーベキューソース, BBQソース, 焼肉のたれ, ステーキソース
Food > Pantry > Sauces > Salad Dressing: ドレッシング, サラダドレッシング, シーザードレッシング, ノンオイルドレッシング
Food > Pantry > Sauces > Dips And Salsa: ディップ・サルサ, ディップソース, サルサソース, ワカモレ
Food > Pantry > Oils And Vinegar: 油・酢, 食用油・ビネガー, トリュフオイル, フレーバーオイル
Food > Pantry > Oils And Vinegar > Olive Oil: オリーブオイル, エキストラバージンオリーブオイル, オリーブ油
Food > Pantry > Oils And Vinegar > Cooking Oil: サラダ油・食用油, サラダ油, ごま油, ココナッツオイル
Food > Pantry > Oils And Vinegar > Vinegar: 酢・ビネガー, お酢, りんご酢, バルサミコ酢
Food > Pantry > Spices: スパイス・香辛料, シナモン, カレー粉, シーズニング
Food > Pantry > Spices > Salt: 塩, 岩塩, 海塩, 食塩
Food > Pantry > Spices > Pepper: こしょう, ブラックペッパー, ホワイトペッパー, 粗挽き胡椒
Food > Pantry > Spices > Dried Herbs: ドライハーブ, 乾燥ハーブ, オレガノ, ローリエ
Food > Pantry > Stock And Gravy: だし・ブイヨン, コンソメ, ブイヨン, だしの素
Food > Pantry > Soup: スープ, カップスープ, インスタントスープ, みそ汁
Food > Pantry > Canned Food: 缶詰, 缶詰食品, コンビーフ, ランチョンミート
Food > Pantry > Canned Food > Canned Fish: 魚介缶詰, ツナ缶, サバ缶, オイルサーディン
Food > Pantry > Canned Food > Canned Vegetables: 野菜缶詰, コーン缶, スイートコーン缶, マッシュルーム缶
Food > Pantry > Canned Food > Canned Tomatoes: トマト缶, ホールトマト缶, カットトマト缶, トマトペースト
Food > Pantry > Canned Food > Canned Beans: 豆缶詰, ベイクドビーンズ, ひよこ豆缶, キドニービーンズ缶
Food > Pantry > Canned Food > Canned Fruit: フルーツ缶詰, みかん缶, 桃缶, パイナップル缶
Food > Pantry > Pickles: 漬物・ピクルス, ピクルス, キムチ, 漬物
Food > Pantry > Olives: オリーブの実, グリーンオリーブ, ブラックオリーブ, 種抜きオリーブ
Food > Pantry > Honey And Spreads: はちみつ・スプレッド, スプレッド, パンに塗るペースト, ビスケットスプレッド
Food > Pantry > Honey And Spreads > Honey: はちみつ, 蜂蜜, マヌカハニー, 生はちみつ
Food > Pantry > Honey And Spreads > Jam: ジャム, いちごジャム, マーマレード, フルーツスプレッド
Food > Pantry > Honey And Spreads > Peanut Butter: ピーナッツバター, アーモンドバター, ナッツバター, 練りごま
Food > Pantry > Honey And Spreads > Chocolate Spread: チョコレートスプレッド, ヘーゼルナッツスプレッド, チョコクリーム, ピスタチオクリーム
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: メープルシロップ・デザートソース, メープルシロップ, アガベシロップ, チョコレートソース
Food > Pantry > Baking: 製菓・製パン材料, 製菓材料, ゼラチン, パン粉
Food > Pantry > Baking > Flour: 小麦粉・粉類, 薄力粉, 強力粉, 米粉
Food > Pantry > Baking > Sugar: 砂糖, グラニュー糖, きび砂糖, 粉糖
Food > Pantry > Baking > Sweeteners: 甘味料, ステビア, エリスリトール, 羅漢果甘味料
Food > Pantry > Baking > Yeast And Baking Powder: イースト・ベーキングパウダー, ドライイースト, ベーキングパウダー, 重曹(食用)
Food > Pantry > Baking > Baking Mixes: ケーキミックス・粉ミックス, ホットケーキミックス, パンミックス, ケーキミックス
Food > Pantry > Baking > Baking Chocolate And Decorations: 製菓用チョコ・デコレーション, 製菓用チョコレート, トッピングシュガー, 食用色素
Food > Pantry > Ready Meals: レトルト・惣菜, レトルト食品, レトルトカレー, 惣菜
Food > Meat: 精肉, 肉, お肉, ラム肉
Food > Meat > Beef: 牛肉, ステーキ肉, 和牛, 牛ひき肉
Food > Meat > Pork: 豚肉, 豚バラ, 豚ロース, スペアリブ
Food > Meat > Chicken And Poultry: 鶏肉, 鶏むね肉, 鶏もも肉, 鴨肉
Food > Meat > Sausages: ソーセージ, ウインナー, フランクフルト, チョリソー
Food > Meat > Ham And Cold Cuts: ハム・サラミ, ハム, サラミ, 生ハム
Food > Meat > Bacon: ベーコン, スライスベーコン, 厚切りベーコン, パンチェッタ
Food > Fish And Seafood: 魚介類・海産物, 魚, 海鮮, カニ
Food > Fish And Seafood > Salmon: サーモン・鮭, サーモン, スモークサーモン, 塩鮭
Food > Fish And Seafood > Shrimp: エビ, 海老, むきエビ, ブラックタイガー
Food > Meat Alternatives: 代替肉・大豆ミート, 大豆ミート, 植物性ミート, ヴィーガンバーガー
Food > Meat Alternatives > Tofu And Tempeh: 豆腐・テンペ, 豆腐, テンペ, 絹ごし豆腐
Food > Bakery: パン・ベーカリー, ベーカリー, パイシート, パン生地
Food > Bakery > Bread: 食パン, パン, ライ麦パン, サワードウブレッド
Food > Bakery > Rolls And Buns: ロールパン・バンズ, ハンバーガーバンズ, ベーグル, バゲット
Food > Bakery > Wraps And Flatbreads: トルティーヤ・ナン, トルティーヤラップ, ナン, ピタパン
Food > Bakery > Croissants And Pastries: クロワッサン・菓子パン, クロワッサン, ドーナツ, デニッシュ
Food > Bakery > Cakes: ケーキ, カステラ, マフィン, ロールケーキ
Food > Produce: 野菜・果物, 青果, 青果物, 野菜セット
Food > Produce > Fruit: 果物, フルーツ, マンゴー, アボカド
Food > Produce > Fruit > Apples: りんご, リンゴ, ふじりんご, 青りんご
Food > Produce > Fruit > Bananas: バナナ, 有機バナナ, モンキーバナナ, 調理用バナナ
Food > Produce > Fruit > Citrus Fruit: 柑橘類, みかん, 清見オレンジ, レモン
Food > Produce > Fruit > Berries: ベリー類, いちご, ブルーベリー, ラズベリー
Food > Produce > Vegetables: 野菜, 新鮮野菜, きゅうり, にんじん
Food > Produce > Vegetables > Tomatoes: トマト, ミニトマト, 中玉トマト, フルーツトマト
Food > Produce > Vegetables > Potatoes: じゃがいも, さつまいも, 新じゃが, 馬鈴薯
Food > Produce > Vegetables > Salad Greens: レタス・サラダ野菜, レタス, ベビーリーフ, サラダミックス
Food > Produce > Vegetables > Mushrooms: きのこ, しいたけ, マッシュルーム, エリンギ
Food > Produce > Vegetables > Onions And Garlic: 玉ねぎ・にんにく, 玉ねぎ, にんにく, 長ねぎ
Food > Produce > Fresh Herbs: フレッシュハーブ, 生ハーブ, 大葉, パクチー
Food > Frozen Food: 冷凍食品, 冷凍, 冷凍おかず, 冷凍生地
Food > Frozen Food > Ice Cream: アイスクリーム, アイス, シャーベット, ジェラート
Food > Frozen Food > Frozen Pizza: 冷凍ピザ, ピザ, マルゲリータピザ, ミニピザ
Food > Frozen Food > Frozen Vegetables: 冷凍野菜, 冷凍ほうれん草, 冷凍ブロッコリー, 冷凍枝豆
Food > Frozen Food > French Fries: フライドポテト, 冷凍ポテト, ハッシュドポテト, 皮付きポテト
Food > Frozen Food > Frozen Fish: 冷凍魚, 白身フライ, フィッシュフィンガー, 冷凍切り身
Food > Frozen Food > Frozen Meals: 冷凍惣菜・冷凍弁当, 冷凍餃子, 冷凍パスタ, 冷凍チャーハン
Health: ヘルスケア, 健康用品, ドラッグストア, 医薬品・衛生用品
Health > Vitamins: ビタミン, ビタミンサプリ, ビタミン剤, ビタミングミ
Health > Vitamins > Multivitamins: マルチビタミン, マルチビタミン&ミネラル, 総合ビタミン, 葉酸マルチビタミン
Health > Vitamins > Vitamin C: ビタミンC, ビタミンCサプリ, アスコルビン酸, リポソームビタミンC
Health > Vitamins > Vitamin D: ビタミンD, ビタミンD3, ビタミンDサプリ, ビタミンD3 K2
Health > Vitamins > Vitamin B: ビタミンB群, ビタミンB12, 葉酸サプリ, ナイアシン
Health > Supplements: サプリメント, 栄養補助食品, ハーブサプリメント, 健康食品
Health > Supplements > Magnesium: マグネシウム, マグネシウムサプリ, クエン酸マグネシウム, グリシン酸マグネシウム
Health > Supplements > Iron Zinc And Calcium: 鉄・亜鉛・カルシウム, 亜鉛サプリ, 鉄分サプリ, カルシウムサプリ
Health > Supplements > Omega-3: オメガ3, フィッシュオイル, DHA・EPA, 魚油サプリ
Health > Supplements > Probiotics: プロバイオティクス, 乳酸菌サプリ, ビフィズス菌, サイリウム
Health > Supplements > Collagen And Beauty Supplements: コラーゲン・美容サプリ, コラーゲンペプチド, コラーゲンパウダー, ヒアルロン酸サプリ
Health > Supplements > Joint Supplements: 関節サプリ, グルコサミン, コンドロイチン, プロテオグリカン
Health > Supplements > Weight Management: ダイエットサプリ・食品, ダイエットサプリ, 置き換えダイエット, 脂肪燃焼サプリ
Health > Sports Nutrition: スポーツサプリメント, スポーツニュートリション, トレーニングサプリ, HMBサプリ
Health > Sports Nutrition > Protein Powder: プロテイン, ホエイプロテイン, ソイプロテイン, プロテインパウダー
Health > Sports Nutrition > Creatine: クレアチン, クレアチンモノハイドレート, クレアチンパウダー
Health > Sports Nutrition > Amino Acids: アミノ酸, BCAA, EAA, グルタミン
Health > Sports Nutrition > Pre-Workout: プレワークアウト, トレーニング前サプリ, NOブースター, カフェイン錠
Health > Sports Nutrition > Energy Gels And Electrolytes: エネルギージェル・電解質, エナジージェル, 電解質パウダー, 経口補水液
Health > Medicine: 医薬品, 市販薬, 指定第2類医薬品, 第2類医薬品
Health > Medicine > Pain Relief: 鎮痛剤・解熱剤, 頭痛薬, 解熱鎮痛薬, 生理痛薬
Health > Medicine > Muscle And Joint Creams: 湿布・塗り薬, 湿布, 鎮痛消炎ゲル, 肩こり腰痛薬
Health > Medicine > Cold And Flu: 風邪薬, かぜ薬, 咳止め, 点鼻薬
Health > Medicine > Allergy Relief: アレルギー薬, 鼻炎薬, 花粉症薬, 抗ヒスタミン薬
Health > Medicine > Digestive Remedies: 胃腸薬, 便秘薬, 下痢止め, 整腸剤
Health > Medicine > Sleep And Calm Aids: 睡眠改善・ストレスケア, 睡眠サプリ, メラトニン, 睡眠改善薬
Health > Medicine > Skin Treatments: 皮膚薬, 水虫薬, かゆみ止め, 皮膚用軟膏
Health > First Aid: 救急用品・衛生用品, 応急手当用品, 傷手当, 医療用マスク
Health > First Aid > Adhesive Bandages: 絆創膏, ばんそうこう, キズパッド, 防水絆創膏
Health > First Aid > Bandages And Dressings: 包帯・ガーゼ, 包帯, ガーゼ, テーピングテープ
Health > First Aid > Antiseptics And Hand Sanitizers: 消毒液・手指消毒, 手指消毒剤, ハンドジェル消毒, 消毒用アルコール
Health > First Aid > First Aid Kits: 救急セット, 救急箱, ファーストエイドキット, 応急セット
Health > Feminine Care: 生理用品・フェミニンケア, 女性用衛生用品, 吸水ショーツ, 生理用品
Health > Feminine Care > Tampons: タンポン, アプリケーター付きタンポン, 生理用タンポン
Health > Feminine Care > Sanitary Pads: 生理用ナプキン, ナプキン, おりものシート, 夜用ナプキン
Health > Feminine Care > Menstrual Cups: 月経カップ, 生理カップ, 月経ディスク, シリコン月経カップ
Health > Feminine Care > Intimate Wash: デリケートゾーンソープ, フェミニンウォッシュ, デリケートゾーンシート, インティメイトウォッシュ
Health > Incontinence Care: 尿もれ・介護おむつ, 大人用おむつ, 尿とりパッド, 尿もれパッド
Health > Sexual Wellness: アダルトグッズ・性用品, バイブレーター, アダルトグッズ, 電マ
Health > Sexual Wellness > Condoms: コンドーム, 避妊具, スキン, 薄型コンドーム
Health > Sexual Wellness > Intimate Lubricants: 潤滑ゼリー・ローション, 潤滑ゼリー, 潤滑ローション, ウォーターベース潤滑剤
Health > Vision Care: アイケア, 眼鏡拭き, まぶた洗浄シート, アイパッチ
Health > Vision Care > Contact Lenses: コンタクトレンズ, カラコン, ワンデーコンタクト, 2weekコンタクト
Health > Vision Care > Contact Lens Solution: コンタクト洗浄液, コンタクトレンズ用品, レンズケース, ソフトコンタクト用消毒液
Health > Vision Care > Eye Drops: 目薬, 人工涙液, ドライアイ目薬, 点眼薬
Health > Vision Care > Reading Glasses: 老眼鏡, リーディンググラス, シニアグラス, ブルーライトカット老眼鏡
Health > Medical Devices: 医療機器, 補聴器, 聴診器, 低周波治療器
Health > Medical Devices > Blood Pressure Monitors: 血圧計, 上腕式血圧計, 手首式血圧計, デジタル血圧計
Health > Medical Devices > Fever Thermometers: 体温計, 非接触体温計, 耳式体温計, 電子体温計
Health > Medical Devices > Pulse Oximeters And Heart Monitors: パルスオキシメーター・心電計, パルスオキシメーター, 酸素飽和度計, 携帯心電計
Health > Medical Devices > Glucose Meters: 血糖値測定器, 血糖測定器, 血糖測定用試験紙, 穿刺針
Health > Medical Devices > Nebulizers And Inhalers: 吸入器・ネブライザー, ネブライザー, 吸入器, 鼻うがい器
Health > Medical Devices > Home Health Tests: 検査キット, 妊娠検査薬, 排卵検査薬, 抗原検査キット
Health > Massage And Relaxation: マッサージ器・リラックス用品, マッサージ器, マッサージガン, フットマッサージャー
Health > Heat And Cold Therapy: 温熱・冷却用品, 湯たんぽ, 温熱パッド, 電気ヒートパッド
Health > Supports And Braces: サポーター, 膝サポーター, 腰サポーター, 着圧ソックス
Health > Mobility And Daily Living Aids: 介護用品・歩行補助, 車椅子, 歩行器, 杖
Beauty: ビューティー, コスメ, 化粧品, 美容
Beauty > Hair Care: ヘアケア, ヘアトリートメント, 洗い流さないトリートメント, 頭皮ケア
Beauty > Hair Care > Shampoo: シャンプー, ヘアシャンプー, スカルプシャンプー
Beauty > Hair Care > Dry Shampoo: ドライシャンプー, 水のいらないシャンプー
Beauty > Hair Care > Conditioner: コンディショナー, リンス, ヘアコンディショナー
Beauty > Hair Care > Hair Masks: ヘアマスク, ヘアパック, 集中ヘアトリートメント
Beauty > Hair Care > Hair Oils And Serums: ヘアオイル, ヘア美容液, ヘアセラム
Beauty > Hair Care > Hair Loss Treatments: 育毛剤, 発毛剤, 養毛剤, 薄毛対策
Beauty > Hair Care > Hair Styling: ヘアスタイリング剤, スタイリング剤, ヘアクリーム, 整髪料
Beauty > Hair Care > Hair Styling > Hair Spray: ヘアスプレー, セットスプレー, キープスプレー
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: ヘアジェル・ムース, ヘアジェル, ヘアムース, ヘアフォーム
Beauty > Hair Care > Hair Styling > Hair Wax: ヘアワックス, ポマード, ヘアクレイ, ヘアバーム
Beauty > Hair Care > Hair Color: ヘアカラー, 白髪染め, カラー剤, ブリーチ剤
Beauty > Hair Care > Hair Extensions And Wigs: ウィッグ・エクステ, ウィッグ, かつら, ヘアエクステンション
Beauty > Hair Tools: ヘアスタイリング家電, 理美容器具, 散髪ハサミ, ヘアカーラー
Beauty > Hair Tools > Hair Dryers: ヘアドライヤー, ドライヤー, マイナスイオンドライヤー
Beauty > Hair Tools > Hair Straighteners: ストレートアイロン, ヘアアイロン ストレート, ヒートブラシ
Beauty > Hair Tools > Curling Irons: カールアイロン, コテ, ヘアアイロン カール, 自動カールアイロン
Beauty > Hair Tools > Hot Air Brushes: カールドライヤー, くるくるドライヤー, ブラシドライヤー
Beauty > Hair Tools > Hair Brushes And Combs: ヘアブラシ・くし, ヘアブラシ, コーム, くし
Beauty > Hair Tools > Hair Clippers: 電気バリカン, バリカン, ヘアカッター, ヘアクリッパー
Beauty > Skin Care: スキンケア, 基礎化粧品, 肌ケア, フェイスケア
Beauty > Skin Care > Face Cream: フェイスクリーム, 保湿クリーム 顔, 乳液, ナイトクリーム
Beauty > Skin Care > Face Serums And Oils: 美容液, フェイスオイル, セラム, エッセンス 美容液
Beauty > Skin Care > Eye Cream: アイクリーム, 目元クリーム, アイパッチ, 目元美容液
Beauty > Skin Care > Face Masks: フェイスパック, シートマスク, フェイスマスク パック, クレイマスク
Beauty > Skin Care > Cleanser: 洗顔料, 洗顔フォーム, 洗顔, 泡洗顔
Beauty > Skin Care > Makeup Remover: クレンジング, メイク落とし, クレンジングオイル, クレンジングバーム
Beauty > Skin Care > Face Toners: 化粧水, トナー, ローション 化粧水, ミスト化粧水
Beauty > Skin Care > Face Scrubs And Peels: フェイススクラブ・ピーリング, ピーリングジェル, スクラブ洗顔, 酵素洗顔
Beauty > Skin Care > Acne Treatments: ニキビケア, ニキビパッチ, ニキビ治療薬, アクネケア
Beauty > Skin Care > Lip Balm: リップクリーム, リップバーム, リップケア, リップマスク
Beauty > Skin Care > Body Lotion: ボディローション・クリーム, ボディクリーム, ボディミルク, ボディローション
Beauty > Skin Care > Body Oils: ボディオイル, マッサージオイル, 全身用オイル
Beauty > Skin Care > Body Scrubs: ボディスクラブ, ボディピーリング, シュガースクラブ
Beauty > Skin Care > Cellulite And Firming: スリミングケア, セルライトクリーム, 引き締めジェル, バストクリーム
Beauty > Skin Care > Hand Cream: ハンドクリーム, ハンドケア, ハンドバーム
Beauty > Skin Care > Foot Care: フットケア, かかとクリーム, 角質リムーバー, 足裏パック
Beauty > Skin Care > Sunscreen: 日焼け止め, UVカット 日焼け止め, サンスクリーン, UVミルク
Beauty > Skin Care > After Sun: アフターサンケア, 日焼け後ローション, アロエベラジェル
Beauty > Skin Care > Self Tanners: セルフタンニング, セルフタンニングローション, タンニングムース
Beauty > Skin Care > Face Care Tools: 美顔器, 美顔ローラー, かっさ, 毛穴吸引器
Beauty > Makeup: メイクアップ, メイク用品, コスメセット, メイクパレット
Beauty > Makeup > Foundation: ファンデーション, BBクリーム, クッションファンデ, リキッドファンデーション
Beauty > Makeup > Concealer: コンシーラー, カラーコレクター, クマ隠し
Beauty > Makeup > Face Powder: フェイスパウダー, おしろい, ルースパウダー, プレストパウダー
Beauty > Makeup > Blush: チーク, チークカラー, リキッドチーク, ほお紅
Beauty > Makeup > Bronzers And Highlighters: ハイライト・シェーディング, ハイライター, シェーディング, ブロンザー
Beauty > Makeup > Primer And Setting Spray: 化粧下地, メイクアップベース, メイクキープミスト, 部分用下地
Beauty > Makeup > Mascara: マスカラ, マスカラ下地, まつげ美容液
Beauty > Makeup > Eyeliner: アイライナー, リキッドアイライナー, ペンシルアイライナー
Beauty > Makeup > Eyeshadow: アイシャドウ, アイシャドウパレット, アイカラー
Beauty > Makeup > Eyebrow Makeup: アイブロウ, アイブロウペンシル, 眉マスカラ, 眉墨
Beauty > Makeup > False Eyelashes: つけまつげ, まつげエクステ, ビューラー, つけまつげ用接着剤
Beauty > Makeup > Lipstick: 口紅, リップスティック, リップティント, リップライナー
Beauty > Makeup > Lip Gloss: リップグロス, グロス, リップオイル, リッププランパー
Beauty > Makeup > Makeup Brushes And Sponges: メイクブラシ・スポンジ, メイクブラシ, 化粧筆, パフ
Beauty > Makeup > Nail Polish: マニキュア, ネイルポリッシュ, ジェルネイルカラー, ネイルカラー
Beauty > Nail Care: ネイルケア, キューティクルオイル, 爪補強コート, ネイルシール
Beauty > Nail Care > Nail Polish Remover: 除光液, ネイルリムーバー, ジェルネイルリムーバー, アセトン
Beauty > Nail Care > Artificial Nails: つけ爪, ネイルチップ, スカルプネイル, ネイルグルー
Beauty > Nail Care > Manicure Tools: ネイル用品, 爪切り, 爪やすり, 甘皮ニッパー
Beauty > Nail Care > Nail Lamps And Drills: ネイルライト・ネイルマシン, ネイルドライヤー, 電動ネイルケア, ジェルネイルライト
Beauty > Beauty Tools: 美容ツール, 毛抜き, 化粧鏡, メイクボックス
Beauty > Fragrance: フレグランス, 香水・フレグランス, 香水セット
Beauty > Fragrance > Perfume: 香水, オードパルファム, オードトワレ, パルファム
Beauty > Fragrance > Body Mist: ボディミスト, ボディスプレー, ヘアミスト 香り, ボディスプラッシュ
Beauty > Personal Care: パーソナルケア, ボディケア, 衛生用品, ボディパウダー
Beauty > Personal Care > Deodorant: デオドラント, 制汗剤, ロールオン, 汗ふきシート
Beauty > Personal Care > Soap: 石鹸, ハンドソープ, 固形石鹸, せっけん
Beauty > Personal Care > Shower Gel: ボディソープ, ボディシャンプー, ボディウォッシュ, シャワージェル
Beauty > Personal Care > Bath Additives: 入浴剤, バスソルト, バスボム, 泡風呂
Beauty > Personal Care > Bath Sponges And Brushes: ボディタオル・ボディブラシ, ボディスポンジ, 背中ブラシ, ヘチマ
Beauty > Personal Care > Hand Sanitizer: 手指消毒剤, ハンドジェル 消毒, アルコール消毒 手指, ハンドサニタイザー
Beauty > Personal Care > Cotton Pads And Swabs: コットン・綿棒, コットン, 綿棒, 化粧コットン
Beauty > Personal Care > Toothpaste: 歯磨き粉, 歯みがき, ハミガキ, 薬用歯みがき
Beauty > Personal Care > Oral Care: オーラルケア, 口腔ケア, 舌クリーナー, デンタルケア
Beauty > Personal Care > Oral Care > Toothbrushes: 歯ブラシ, ハブラシ, 手用歯ブラシ
Beauty > Personal Care > Oral Care > Electric Toothbrushes: 電動歯ブラシ, 音波歯ブラシ, 音波電動歯ブラシ
Beauty > Personal Care > Oral Care > Toothbrush Heads: 電動歯ブラシ用替えブラシ, 替えブラシ, 替ブラシ 電動歯ブラシ
Beauty > Personal Care > Oral Care > Mouthwash: マウスウォッシュ, 洗口液, デンタルリンス, 口臭スプレー
Beauty > Personal Care > Oral Care > Dental Floss: デンタルフロス, フロス, 糸ようじ, 歯間ブラシ
Beauty > Personal Care > Oral Care > Water Flossers: 口腔洗浄器, ジェットウォッシャー, ウォーターフロッサー
Beauty > Personal Care > Oral Care > Teeth Whitening: ホワイトニング 歯, 歯ホワイトニング, ホワイトニングテープ, ホワイトニングジェル 歯
Beauty > Personal Care > Oral Care > Denture Care: 入れ歯ケア, 入れ歯洗浄剤, 入れ歯安定剤, 義歯ブラシ
Beauty > Personal Care > Shaving: シェービング, ひげ剃り用品, シェービングブラシ, 西洋カミソリ
Beauty > Personal Care > Shaving > Razors And Blades: カミソリ・替刃, カミソリ, 替刃, 使い捨てカミソリ
Beauty > Personal Care > Shaving > Shaving Cream: シェービングクリーム, シェービングフォーム, シェービングジェル, 髭剃りフォーム
Beauty > Personal Care > Shaving > Aftershave: アフターシェーブ, アフターシェーブローション, ひげ剃り後ローション
Beauty > Personal Care > Shaving > Beard Care: ひげケア, ビアードオイル, ヒゲオイル, ビアードバーム
Beauty > Personal Care > Shaving > Electric Shavers: 電気シェーバー, メンズシェーバー, シェーバー替刃, 電動シェーバー
Beauty > Personal Care > Shaving > Trimmers: トリマー, ヒゲトリマー, 鼻毛カッター, ボディトリマー
Beauty > Personal Care > Hair Removal: 脱毛・除毛, 除毛クリーム, 脱毛ワックス, ブラジリアンワックス
Beauty > Personal Care > Hair Removal > Epilators: 脱毛器 回転式, レディースシェーバー, 脱毛器 ピンセット式, 女性用シェーバー
Beauty > Personal Care > Hair Removal > IPL Devices: 光美容器, 光脱毛器, IPL脱毛器, レーザー脱毛器
Household: 日用品, 日用消耗品, 家庭用品, 日用雑貨
Household > Laundry: 洗濯用品, 洗濯, 衣類ケア, アイロン用スプレー
Household > Laundry > Laundry Detergent: 洗濯洗剤, 衣料用洗剤, 液体洗剤, 粉末洗剤
Household > Laundry > Laundry Capsules: ジェルボール洗剤, ジェルボール, 洗濯カプセル
Household > Laundry > Fabric Softener: 柔軟剤, 香りづけビーズ, 乾燥機用シート
Household > Laundry > Stain Removers: しみ抜き剤・漂白剤, 衣類用漂白剤, 酸素系漂白剤, 部分洗い洗剤
Household > Laundry > Washing Machine Cleaner: 洗濯槽クリーナー, 洗たく槽クリーナー, 洗濯機クリーナー
Household > Laundry > Drying Racks And Clotheslines: 物干し・洗濯ハンガー, 物干しスタンド, 洗濯ロープ, 洗濯バサミ
Household > Laundry > Laundry Baskets And Bags: ランドリーバスケット・洗濯ネット, 洗濯かご, ランドリーバスケット, 洗濯ネット
Household > Laundry > Lint Removers: 毛玉取り・粘着クリーナー, 毛玉取り器, 洋服ブラシ, 粘着ローラー 衣類用
Household > Dishwashing: 食器洗い用品, 食器洗い, 台所洗剤・食洗機用品
Household > Dishwashing > Dish Soap: 食器用洗剤, 台所用洗剤, キッチン用洗剤 詰め替え
Household > Dishwashing > Dishwasher Tablets: 食洗機用洗剤, 食器洗い機用洗剤, 食洗機用タブレット, 食洗機用キューブ
Household > Dishwashing > Rinse Aid And Dishwasher Salt: 食洗機リンス・専用塩, 食洗機用リンス, 食洗機用塩, 食洗機クリーナー
Household > Dishwashing > Sponges And Dish Brushes: キッチンスポンジ・たわし, 食器用スポンジ, たわし, キッチンブラシ
Household > Cleaning: 掃除用品, 住居用洗剤, 掃除用洗剤, クリーナー
Household > Cleaning > All Purpose Cleaners: 多目的クリーナー, マルチクリーナー, 万能洗剤, 重曹・クエン酸
Household > Cleaning > Bathroom Cleaners: お風呂用洗剤, 浴室用洗剤, カビ取り剤, バスクリーナー
Household > Cleaning > Toilet Cleaners: トイレ用洗剤, トイレクリーナー, トイレ洗浄剤, トイレタンク洗浄剤
Household > Cleaning > Kitchen Cleaners And Degreasers: キッチンクリーナー・油汚れ洗剤, 油汚れ用洗剤, レンジフードクリーナー, キッチン泡クリーナー
Household > Cleaning > Descalers: 水垢・石灰除去剤, 除石灰剤, デスケーラー, ポット洗浄剤
Household > Cleaning > Glass Cleaners: ガラスクリーナー, 窓用洗剤, ガラス用洗剤
Household > Cleaning > Floor Cleaners: 床用洗剤, フローリング用洗剤, フロアクリーナー, 床用ワックス
Household > Cleaning > Carpet And Upholstery Cleaners: カーペット・布製品クリーナー, カーペットクリーナー 洗剤, カーペットシャンプー, ソファクリーナー
Household > Cleaning > Furniture And Leather Care: 家具・革手入れ用品, 家具用ワックス, レザークリーナー, 木製家具用オイル
Household > Cleaning > Metal Polish: 金属磨き, 金属研磨剤, シルバー磨き, ステンレスクリーナー
Household > Cleaning > Disinfectants And Bleach: 除菌・漂白剤, 除菌スプレー, 塩素系漂白剤, キッチン漂白剤
Household > Cleaning > Cleaning Wipes: お掃除シート, 除菌ウェットシート, 掃除用ウェットシート
Household > Cleaning > Drain Cleaners: パイプクリーナー, 排水口クリーナー, パイプ洗浄剤, ラバーカップ
Household > Cleaning > Mops And Buckets: モップ・バケツ, フロアモップ, 回転モップ, 掃除用バケツ
Household > Cleaning > Brooms And Brushes: ほうき・ブラシ, ほうき ちりとりセット, ちりとり, 掃除ブラシ
Household > Cleaning > Cloths And Dusters: クロス・はたき, マイクロファイバークロス, ハンディモップ, ふきん
Household > Cleaning > Cleaning Gloves: 炊事・掃除用手袋, ゴム手袋, キッチン手袋, ビニール手袋
Household > Paper Products: 紙製品, 家庭紙, 衛生用紙
Household > Paper Products > Toilet Paper: トイレットペーパー, トイレットロール, 流せるウェットティッシュ
Household > Paper Products > Paper Towels: キッチンペーパー, ペーパータオル, キッチンタオル ロール
Household > Paper Products > Tissues: ティッシュペーパー, ボックスティッシュ, ポケットティッシュ
Household > Paper Products > Paper Napkins: 紙ナプキン, ペーパーナプキン, テーブルナプキン 使い捨て
Household > Disposable Tableware: 使い捨て食器, 紙皿, 紙コップ, 割り箸
Household > Food Wraps: ラップ・ホイル・保存袋, 食品包装, シリコンラップ, ミツロウラップ
Household > Food Wraps > Cling Film: 食品用ラップ, ラップフィルム, 食品ラップ
Household > Food Wraps > Aluminum Foil: アルミホイル, アルミ箔, アルミトレー
Household > Food Wraps > Baking Paper: クッキングシート, クッキングペーパー, オーブンシート, ワックスペーパー
Household > Food Wraps > Freezer And Sandwich Bags: フリーザーバッグ・ポリ袋, フリーザーバッグ, 食品保存袋, ジッパーバッグ
Household > Trash Bags: ゴミ袋, ポリ袋 ゴミ用, ごみ袋
Household > Trash Cans: ゴミ箱, ペダル式ゴミ箱, ダストボックス, 分別ゴミ箱
Household > Air Care: 芳香剤・消臭剤, 消臭芳香剤, 芳香剤, 消臭剤
Household > Air Care > Air Freshener Sprays: 消臭スプレー, ルームスプレー, ファブリックミスト, 衣類・布用消臭スプレー
Household > Air Care > Scent Diffusers: アロマディフューザー・リードディフューザー, リードディフューザー, アロマディフューザー, お香
Household > Air Care > Odor And Moisture Absorbers: 除湿剤・脱臭剤, 除湿剤, 冷蔵庫脱臭剤, 乾燥剤
Household > Pest Control: 害虫・害獣対策, 殺虫剤・ねずみ駆除, 超音波撃退器, 鳥よけ
Household > Pest Control > Insect Killers: 殺虫剤, ゴキブリ駆除, アリ駆除, ハエ取り
Household > Pest Control > Mosquito Repellents: 蚊取り・虫よけ, 虫よけスプレー, 蚊取り線香, 液体蚊取り
Household > Pest Control > Moth Repellents: 衣類用防虫剤, 防虫剤, 防虫剤 クローゼット用, ナフタリン
Household > Pest Control > Rodent Control: ネズミ駆除, ねずみ捕り, 殺鼠剤, ネズミ捕り粘着シート
Baby: ベビー用品, ベビー, 赤ちゃん, 新生児
Baby > Diapers: おむつ用品, おむつ, オムツ, おむつ替え
Baby > Diapers > Disposable Diapers: 紙おむつ, テープタイプおむつ, 紙オムツ, 使い捨ておむつ
Baby > Diapers > Diaper Pants: パンツタイプおむつ, おむつパンツ, トレーニングパンツ, おねしょパンツ
Baby > Diapers > Swim Diapers: 水遊び用おむつ, 水遊びパンツ, スイミングパンツ, スイムオムツ
Baby > Diapers > Cloth Diapers: 布おむつ, 布おむつカバー, おむつライナー, 成形おむつ
Baby > Diapers > Changing Pads: おむつ替えシート, おむつ替えマット, おむつ交換マット
Baby > Diapers > Diaper Pails: おむつペール, おむつゴミ箱, おむつ処理袋, おむつポット
Baby > Diapers > Diaper Bags: マザーズバッグ, マザーズリュック, ママバッグ, おむつポーチ
Baby > Baby Food: ベビーフード・ミルク, ベビーフード, 離乳食, 幼児食
Baby > Baby Food > Infant Formula: 粉ミルク, 乳児用ミルク, 乳児用調製粉乳, 液体ミルク
Baby > Baby Food > Toddler Milk: フォローアップミルク, フォローアップ, 幼児用ミルク, 成長期ミルク
Baby > Baby Food > Baby Cereal: ベビーシリアル, 離乳食シリアル, おかゆ, 米がゆ
Baby > Baby Food > Baby Purees And Meals: ベビーフードパウチ, 離乳食瓶詰, 野菜ピューレ, レトルトベビーフード
Baby > Baby Food > Baby Snacks: ベビーおやつ, 赤ちゃんせんべい, ベビーボーロ, 赤ちゃん用お菓子
Baby > Baby Food > Baby Drinks: ベビー飲料, ベビー麦茶, 赤ちゃん用お茶, 赤ちゃん用イオン飲料
Baby > Feeding: 授乳・食事用品, 授乳用品, ベビー食事用品, 離乳食用品
Baby > Feeding > Baby Bottles: 哺乳びん・乳首, 哺乳瓶, 哺乳びん, 替え乳首
Baby > Feeding > Pacifiers: おしゃぶり, おしゃぶりホルダー, おしゃぶりクリップ
Baby > Feeding > Teethers: 歯固め, 歯がため, 歯固めおもちゃ
Baby > Feeding > Sippy Cups: トレーニングマグ, ストローマグ, ベビーマグ, スパウトマグ
Baby > Feeding > Bibs: スタイ・よだれかけ, スタイ, よだれかけ, お食事エプロン
Baby > Feeding > Baby Tableware And Containers: ベビー食器, 離乳食食器, ベビースプーン, ひっくり返らないお皿
Baby > Feeding > Breast Pumps: 搾乳機, 搾乳器, さく乳器, 電動搾乳器
Baby > Feeding > Nursing Supplies: 授乳ケア用品, 母乳パッド, 授乳クッション, 授乳ケープ
Baby > Feeding > Bottle Warmers And Sterilizers: ボトルウォーマー・消毒器, 哺乳瓶消毒, 調乳ポット, ミルクウォーマー
Baby > Baby Care: ベビーケア, ベビースキンケア, 赤ちゃんケア用品, ベビーバス・衛生用品
Baby > Baby Care > Baby Wipes: おしりふき, 赤ちゃんおしりふき, 手口ふき
Baby > Baby Care > Baby Shampoo And Bath: ベビーシャンプー・ソープ, ベビーシャンプー, ベビーソープ, 赤ちゃん用全身シャンプー
Baby > Baby Care > Baby Lotion Oil And Powder: ベビーローション・オイル・パウダー, ベビーローション, ベビーオイル, ベビーパウダー
Baby > Baby Care > Diaper Rash Cream: おむつかぶれクリーム, おしりクリーム, おむつかぶれ軟膏
Baby > Baby Care > Baby Sun Care: ベビー日焼け止め, 赤ちゃん用日焼け止め, キッズUVミルク
Baby > Baby Care > Baby Oral Care: ベビー歯ブラシ・オーラルケア, ベビー歯ブラシ, 乳歯ブラシ, 歯みがきナップ
Baby > Baby Care > Baby Grooming: ベビー爪切り・ヘアケア, ベビー爪切り, 赤ちゃん用爪切りハサミ, ベビー綿棒
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: 鼻水吸引器・ベビー体温計, 鼻吸い器, 鼻水吸引器, ベビー体温計
Baby > Baby Care > Baby Bathtubs: ベビーバス, 沐浴, バスチェア, お風呂マット
Baby > Baby Care > Potties And Training Seats: おまる・補助便座, おまる, 補助便座, トイレトレーニング
Baby > Strollers: ベビーカー, A型ベビーカー, 乳母車
Baby > Strollers > Travel Systems: トラベルシステム, トラベルシステム対応ベビーカー, ベビーカー チャイルドシートセット
Baby > Strollers > Buggies And Lightweight Strollers: 軽量ベビーカー・バギー, B型ベビーカー, バギー, コンパクトベビーカー
Baby > Strollers > Twin Strollers: 二人乗りベビーカー, 双子用ベビーカー, 2人乗りベビーカー
Baby > Strollers > Stroller Accessories: ベビーカーアクセサリ, ベビーカーレインカバー, フットマフ, ベビーカーフック
Baby > Baby Carriers: 抱っこひも・スリング, 抱っこ紐, スリング, ヒップシート
Baby > Car Seats: チャイルドシート, チャイルドシート isofix, カーシート
Baby > Car Seats > Infant Car Seats: ベビーシート, 新生児チャイルドシート, トラベルシステム ベビーシート
Baby > Car Seats > Convertible Car Seats: 回転式チャイルドシート, 360度回転チャイルドシート, ロングユースチャイルドシート
Baby > Car Seats > Booster Seats: ジュニアシート, ブースターシート, ハイバックジュニアシート
Baby > Car Seats > Car Seat Accessories: チャイルドシートアクセサリ, ベビーミラー, チャイルドシート保護マット, isofixベース
Baby > Nursery: ベビー家具・寝具, ベビールーム, ベビー家具
Baby > Nursery > Cribs And Cots: ベビーベッド, 木製ベビーベッド, おむつ替え台
Baby > Nursery > Bassinets And Bedside Cribs: バシネット・ベッドサイドベッド, バシネット, 添い寝ベッド, クーファン
Baby > Nursery > Travel Cots: ポータブルベビーベッド・ベビーサークル, ベビーサークル, プレイヤード, 折りたたみベビーベッド
Baby > Nursery > Baby Bedding And Mattresses: ベビー布団・寝具, ベビー布団, ベビーマットレス, ベビーブランケット
Baby > Nursery > Baby Sleeping Bags: ベビースリーパー, スリーパー, 着る毛布 ベビー, スワドル
Baby > Nursery > Night Lights And Soothers: ベビーナイトライト・寝かしつけ, 授乳ライト, ホワイトノイズマシン, ベッドメリー
Baby > Nursery > Bouncers And Swings: バウンサー・ベビースイング, バウンサー, ベビーラック, 電動スイング
Baby > Nursery > High Chairs: ベビーチェア・ハイチェア, ハイチェア, お食事チェア, ローチェア ベビー
Baby > Nursery > Play Mats And Baby Gyms: プレイマット・ベビージム, プレイマット, ベビージム, ベビーマット
Baby > Nursery > Baby Walkers: ベビー歩行器・手押し車, 歩行器, 手押し車 ベビー, ベビーウォーカー
Baby > Baby Safety: ベビーセーフティ, 赤ちゃん安全用品, チャイルドセーフティ
Baby > Baby Safety > Baby Monitors: ベビーモニター, 見守りカメラ 赤ちゃん, ベビーカメラ
Baby > Baby Safety > Safety Gates: ベビーゲート・ベッドガード, ベビーゲート, 階段ゲート, ベッドガード
Baby > Baby Safety > Safety Locks And Guards: チャイルドロック・コーナーガード, チャイルドロック, コーナーガード, コンセントカバー
Baby > Baby Gifts: 出産祝い・ベビーギフト, 出産祝い, おむつケーキ, 手形足形
Pets: ペット用品, ペット, 犬・猫用, ペット用
Pets > Dog Food: ドッグフード, 犬用フード, 子犬用フード, 総合栄養食 犬
Pets > Dog Food > Dry Dog Food: ドッグフード ドライ, ドライフード 犬, 犬用ドライフード, カリカリ 犬
Pets > Dog Food > Wet Dog Food: ドッグフード ウェット, ウェットフード 犬, 犬用缶詰, 犬用レトルトパウチ
Pets > Dog Food > Raw And Frozen Dog Food: ドッグフード 生・冷凍, 生食 犬, フリーズドライ ドッグフード, 冷凍ドッグフード
Pets > Dog Food > Dog Treats: 犬用おやつ, ドッグビスケット, 犬 ジャーキー, しつけ用おやつ 犬
Pets > Dog Food > Dog Chews And Dental Sticks: 犬用ガム・デンタルケアおやつ, デンタルガム 犬, 犬用ガム, 牛皮ガム
Pets > Dog Food > Veterinary Dog Food: 犬用療法食, 療法食 犬, 食事療法食 犬用, 消化器サポート 犬
Pets > Cat Food: キャットフード, 猫用フード, 子猫用フード, 総合栄養食 猫
Pets > Cat Food > Dry Cat Food: キャットフード ドライ, ドライフード 猫, 猫用ドライフード, カリカリ 猫
Pets > Cat Food > Wet Cat Food: キャットフード ウェット, ウェットフード 猫, 猫缶, 猫用パウチ
Pets > Cat Food > Cat Treats: 猫用おやつ, 猫 おやつ ペースト, 猫用スナック, またたび おやつ
Pets > Cat Food > Veterinary Cat Food: 猫用療法食, 療法食 猫, 食事療法食 猫用, 腎臓サポート 猫
Pets > Pet Supplies: ペットグッズ, 犬用品, 猫用品
Pets > Pet Supplies > Cat Litter: 猫砂, 猫砂 鉱物, おから 猫砂, システムトイレ用 猫砂
Pets > Pet Supplies > Litter Boxes: 猫トイレ, 猫用トイレ本体, 自動猫トイレ, 猫砂スコップ
Pets > Pet Supplies > Dog Collars And Leashes: 犬用首輪・リード・ハーネス, 犬 リード, 犬 首輪, 犬 ハーネス
Pets > Pet Supplies > Dog Training And Deterrents: 犬用しつけ用品, 無駄吠え防止首輪, クリッカー 犬, 犬笛
Pets > Pet Supplies > Puppy Training Pads: ペットシーツ, トイレシート 犬, ペットシート, 犬用トイレシーツ
Pets > Pet Supplies > Dog Beds: 犬用ベッド, 犬 ベッド, ドッグベッド, 犬用マット クッション
Pets > Pet Supplies > Cat Beds And Furniture: キャットタワー・猫用ベッド, キャットタワー, 爪とぎ 猫, 猫 ベッド
Pets > Pet Supplies > Crates And Carriers: キャリー・ケージ, ペットキャリー, 犬 ケージ, ペットカート
Pets > Pet Supplies > Dog Clothing: 犬服, 犬用ウェア, 犬 レインコート, 犬用靴
Pets > Pet Supplies > Pet Bowls And Feeders: 食器・給餌器・給水器, 自動給餌器, ペット 食器, 猫 自動給水器
Pets > Pet Supplies > Dog Toys: 犬用おもちゃ, 犬 おもちゃ, ノーズワークマット, 噛むおもちゃ 犬
Pets > Pet Supplies > Cat Toys: 猫用おもちゃ, 猫 おもちゃ, 猫じゃらし, 猫 トンネル
Pets > Pet Supplies > Pet Grooming: ペット用お手入れ用品, ペット ブラシ, ペット用バリカン, 犬 爪切り
Pets > Pet Supplies > Pet Shampoo: ペット用シャンプー, 犬用シャンプー, 猫用シャンプー, ペット ウェットシート
Pets > Pet Supplies > Flea And Tick Treatment: ノミ・ダニ対策, ノミ取り首輪, ノミ マダニ スポット, ノミダニ スプレー
Pets > Pet Supplies > Pet Supplements: ペット用サプリメント, 犬 サプリ, 関節サプリ 犬, 猫 サプリ
Pets > Pet Supplies > Pet Health And First Aid: ペット用ヘルスケア・応急用品, 犬 歯磨き, イヤークリーナー 犬, エリザベスカラー
Pets > Pet Supplies > Pet Waste And Odor Control: うんち処理・消臭用品, うんち袋 犬, ペット 消臭スプレー, マナー袋
Pets > Pet Supplies > Pet Trackers: ペット用GPS・見守り, ペット GPS, 犬 GPS 首輪, ペットカメラ
Pets > Fish And Aquariums: 魚・アクアリウム, アクアリウム用品, 観賞魚, 熱帯魚
Pets > Fish And Aquariums > Fish Food: 観賞魚 エサ, 金魚の餌, メダカの餌, 熱帯魚 フレークフード
Pets > Fish And Aquariums > Aquariums And Tanks: 水槽, 水槽セット, 水槽台, 金魚鉢
Pets > Fish And Aquariums > Aquarium Filters And Pumps: 水槽フィルター・ポンプ, 外部フィルター 水槽, エアーポンプ 水槽, 水槽ヒーター
Pets > Fish And Aquariums > Aquarium Decor And Lighting: 水槽オーナメント・照明, 水槽 ライト, 底砂 アクアリウム, 人工水草
Pets > Fish And Aquariums > Water Care And Test Kits: 水質調整・検査用品, カルキ抜き, 水質検査 水槽, バクテリア剤 水槽
Pets > Birds: 鳥用品, 小鳥, インコ, オウム
Pets > Birds > Bird Food: 鳥用フード, インコ 餌, オウム ペレット, 小鳥 シード
Pets > Birds > Bird Treats: 鳥用おやつ, 粟穂, カトルボーン, インコ おやつ
Pets > Birds > Wild Bird Food: 野鳥の餌, 野鳥 ひまわりの種, バードケーキ 野鳥, 野鳥用フード
Pets > Birds > Bird Cages And Accessories: 鳥かご・鳥用アクセサリー, 鳥かご, 鳥ケージ, 止まり木
Pets > Small Animals: 小動物用品, ハムスター, うさぎ, モルモット
Pets > Small Animals > Small Animal Food: 小動物用フード, うさぎ 餌, ハムスター 餌, モルモット フード
Pets > Small Animals > Pet Hay: 牧草 小動物, チモシー, うさぎ 牧草, アルファルファ 牧草
Pets > Small Animals > Small Animal Treats: 小動物用おやつ, うさぎ おやつ, ハムスター おやつ, かじり木
Pets > Small Animals > Small Animal Bedding: 小動物用床材, ハムスター 床材, ウッドチップ 小動物, 紙製 床材
Pets > Small Animals > Small Animal Cages And Accessories: 小動物用ケージ・アクセサリー, ハムスター ケージ, うさぎ ケージ, 回し車
Pets > Reptiles And Amphibians: 爬虫類・両生類, 爬虫類用品, カメ, ヤモリ
Pets > Reptiles And Amphibians > Reptile Food: 爬虫類 エサ, カメの餌, レオパ フード, コオロギ 餌
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: テラリウム・飼育設備, 爬虫類 ケージ, 紫外線ライト 爬虫類, バスキングライト
Pets > Horse And Farm Animals: 馬・家畜用品, 馬用品, 畜産用品
Pets > Horse And Farm Animals > Horse Feed And Care: 馬用飼料・ケア, 馬 飼料, 馬 おやつ, 馬用サプリメント
Pets > Horse And Farm Animals > Poultry Feed And Supplies: 鶏用飼料・用品, 鶏の餌, 鶏小屋, 孵卵器
Clothing: 服・ファッション, 服, レディース服, メンズ服
Clothing > Tops: トップス, チュニック, ノースリーブトップス
Clothing > Tops > T-Shirts: Tシャツ, 半袖Tシャツ, Tシャツ・カットソー, カットソー
Clothing > Tops > Polo Shirts: ポロシャツ, 半袖ポロシャツ, ラガーシャツ
Clothing > Tops > Tank Tops: タンクトップ, キャミソール, ノースリーブ カットソー
Clothing > Tops > Shirts: シャツ, 長袖シャツ, ボタンダウンシャツ
Clothing > Tops > Shirts > Dress Shirts: ワイシャツ, ドレスシャツ, ビジネスシャツ, 形態安定シャツ
Clothing > Tops > Shirts > Casual Shirts: カジュアルシャツ, ネルシャツ, リネンシャツ, アロハシャツ
Clothing > Tops > Blouses: ブラウス, シフォンブラウス, シャツブラウス
Clothing > Tops > Long Sleeve Tops: 長袖Tシャツ, ロングスリーブ, ロンT, ヘンリーネック
Clothing > Tops > Crop Tops: クロップトップ, ショート丈トップス, チューブトップ, ビスチェ
Clothing > Tops > Bodysuits: ボディスーツ トップス, ボディスーツ レディース, スナップ ボディスーツ
Clothing > Tops > Sweaters: ニット・セーター, セーター, ニット
Clothing > Tops > Sweaters > Pullovers: プルオーバー, タートルネックセーター, クルーネックセーター, Vネックセーター
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: カーディガン・ニットベスト, カーディガン, ニットベスト, ボレロ
Clothing > Tops > Hoodies: パーカー, フーディー, ジップパーカー, プルオーバーパーカー
Clothing > Tops > Sweatshirts: トレーナー, スウェットシャツ, 裏起毛トレーナー, スウェット トップス
Clothing > Bottoms: ボトムス, パンツ・スカート
Clothing > Bottoms > Jeans: ジーンズ, デニムパンツ, ジーパン, スキニーデニム
Clothing > Bottoms > Trousers: パンツ, ロングパンツ, ワイドパンツ, ズボン
Clothing > Bottoms > Trousers > Chinos: チノパン, チノパンツ, チノトラウザーズ
Clothing > Bottoms > Trousers > Dress Pants: スラックス, ドレスパンツ, スーツパンツ, ビジネスパンツ
Clothing > Bottoms > Trousers > Cargo Pants: カーゴパンツ, ミリタリーパンツ, タクティカルパンツ
Clothing > Bottoms > Trousers > Sweatpants: スウェットパンツ, ジョガーパンツ, トレーニングパンツ スウェット
Clothing > Bottoms > Leggings: レギンス, トレンカ, レギンスパンツ
Clothing > Bottoms > Shorts: ショートパンツ, ハーフパンツ, 短パン, バミューダパンツ
Clothing > Bottoms > Skirts: スカート, ロングスカート, ミニスカート, プリーツスカート
Clothing > Dresses: ワンピース・ドレス, ワンピース
Clothing > Dresses > Casual Dresses: カジュアルワンピース, シャツワンピース, ロングワンピース, マキシワンピース
Clothing > Dresses > Evening Dresses: パーティードレス, イブニングドレス, カクテルドレス, 結婚式 ドレス お呼ばれ
Clothing > Dresses > Wedding Dresses: ウェディングドレス, 花嫁ドレス, ブライズメイドドレス, ウェディングベール
Clothing > Jumpsuits And Rompers: ジャンプスーツ, オールインワン, コンビネゾン, ロンパース 大人
Clothing > Jumpsuits And Rompers > Dungarees: サロペット, オーバーオール, デニムオーバーオール
Clothing > Outerwear: アウター, コート・ジャケット, 上着
Clothing > Outerwear > Jackets: ジャケット・ブルゾン, ジャケット アウター, ブルゾン, ジャンパー
Clothing > Outerwear > Jackets > Denim Jackets: デニムジャケット, Gジャン, ジージャン
Clothing > Outerwear > Jackets > Leather Jackets: レザージャケット, 革ジャン, ライダースジャケット, 本革ジャケット
Clothing > Outerwear > Jackets > Bomber Jackets: ブルゾン MA-1, ボンバージャケット, フライトジャケット, スウィングトップ
Clothing > Outerwear > Jackets > Rain Jackets: レインジャケット, レインコート, レインウェア, 雨具
Clothing > Outerwear > Jackets > Puffer Jackets: ダウンジャケット, 中綿ジャケット, パフジャケット, ダウンコート
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: フリースジャケット, フリース, ボアジャケット, ハーフジップフリース
Clothing > Outerwear > Jackets > Windbreakers And Softshells: ウインドブレーカー, ソフトシェルジャケット, アノラック, マウンテンパーカー
Clothing > Outerwear > Gilets: ダウンベスト, 中綿ベスト, ベスト アウター, フリースベスト
Clothing > Outerwear > Coats: コート, ウールコート, チェスターコート, ダッフルコート
Clothing > Outerwear > Coats > Parkas: モッズコート, ミリタリーコート, ダウンパーカ コート, N-3B
Clothing > Outerwear > Coats > Trench Coats: トレンチコート, スプリングコート, ステンカラーコート
Clothing > Outerwear > Coats > Ponchos And Capes: ポンチョ・ケープ, ポンチョ, ケープ, マント
Clothing > Suits And Tailoring: スーツ・フォーマル, フォーマルウェア, スーツ・セットアップ
Clothing > Suits And Tailoring > Suits: スーツ, ビジネススーツ, タキシード, パンツスーツ
Clothing > Suits And Tailoring > Blazers: テーラードジャケット, ブレザー, スーツジャケット, ジャケパン
Clothing > Suits And Tailoring > Waistcoats: スーツベスト, フォーマルベスト, ジレ, ウエストコート
Clothing > Underwear: 下着, インナー, 肌着, 下着・ランジェリー
Clothing > Underwear > Bras: ブラジャー, ブラ, ノンワイヤーブラ, ブラレット
Clothing > Underwear > Panties: ショーツ 下着, パンティ, レディースショーツ, Tバック
Clothing > Underwear > Boxers And Briefs: ボクサーパンツ, トランクス, ブリーフ, メンズパンツ 下着
Clothing > Underwear > Undershirts: インナーシャツ, 肌着 シャツ, アンダーシャツ, 下着 タンクトップ メンズ
Clothing > Underwear > Thermal Underwear: 防寒インナー, ももひき, 発熱インナー, タイツ 防寒 下着
Clothing > Underwear > Shapewear: 補正下着, ガードル, コルセット 補正, ボディシェイパー
Clothing > Underwear > Lingerie Sets: ランジェリーセット, ブラ ショーツ セット, ベビードール, セクシーランジェリー
Clothing > Socks: 靴下, ソックス, クルーソックス
Clothing > Socks > Ankle Socks: スニーカーソックス, アンクルソックス, フットカバー, くるぶしソックス
Clothing > Socks > Knee High Socks: ハイソックス, ニーハイソックス, オーバーニーソックス
Clothing > Socks > Sports Socks: スポーツソックス, ランニングソックス, 登山用靴下, サイクルソックス
Clothing > Socks > Tights And Stockings: ストッキング・タイツ, ストッキング, タイツ, パンスト
Clothing > Socks > Leg Warmers: レッグウォーマー, ニットレッグウォーマー, 足首ウォーマー
Clothing > Sleepwear: パジャマ・ルームウェア, ナイトウェア, 寝巻き
Clothing > Sleepwear > Pajamas: パジャマ, パジャマ 上下セット, ねまき, パジャマパンツ
Clothing > Sleepwear > Nightgowns: ネグリジェ, ナイトドレス, ナイトガウン ワンピース, ワンピースパジャマ
Clothing > Sleepwear > Bathrobes: バスローブ, ガウン, ナイトガウン
Clothing > Sleepwear > Loungewear: ルームウェア, 部屋着, 着る毛布, ルームウェア セットアップ
Clothing > Swimwear: 水着, 水着・ビーチウェア, スイムウェア
Clothing > Swimwear > Bikinis: ビキニ, 三角ビキニ, タンキニ, ビキニ 水着
Clothing > Swimwear > Swimsuits: ワンピース水着, 競泳水着 レディース, フィットネス水着, モノキニ
Clothing > Swimwear > Swim Trunks: サーフパンツ, 海水パンツ, スイムパンツ, 水着 メンズ
Clothing > Swimwear > Rash Guards: ラッシュガード, ラッシュパーカー, UVカット 水着 長袖
Clothing > Swimwear > Beach Cover Ups: ビーチカバーアップ, パレオ, ビーチドレス, 水着 羽織り
Clothing > Sportswear: スポーツウェア, トレーニングウェア, スポーツTシャツ, ドライTシャツ
Clothing > Sportswear > Sports Bras: スポーツブラ, ヨガブラ, ランニングブラ
Clothing > Sportswear > Sports Leggings: スポーツレギンス, ヨガパンツ, ランニングタイツ, スポーツタイツ
Clothing > Sportswear > Sports Shorts: スポーツショートパンツ, ランニングパンツ, プラクティスパンツ, トレーニングショーツ
Clothing > Sportswear > Tracksuits: ジャージ 上下セット, トラックスーツ, トラックジャケット, セットアップ スウェット
Clothing > Sportswear > Team Jerseys: ユニフォーム, レプリカユニフォーム, サッカーユニフォーム, ゲームシャツ
Clothing > Sportswear > Ski Wear: スキーウェア, スノーボードウェア, スキーパンツ, スノーウェア
Clothing > Sportswear > Cycling Clothing: サイクルウェア, サイクルジャージ, ビブショーツ, サイクルパンツ
Clothing > Sportswear > Hiking Clothing: 登山ウェア, トレッキングパンツ, 登山パンツ, クライミングパンツ
Clothing > Sportswear > Dancewear: ダンスウェア, レオタード, バレエ チュチュ, バレエスカート
Clothing > Workwear: 作業服, ワークウェア, 作業着, ユニフォーム 業務用
Clothing > Workwear > Work Trousers And Jackets: 作業ズボン・作業ジャンパー, 作業ズボン, ワークパンツ, 作業ジャンパー
Clothing > Workwear > Coveralls: つなぎ, 作業つなぎ, 防護服, 使い捨て保護服
Clothing > Workwear > High Visibility Clothing: 安全ベスト・高視認性ウェア, 安全ベスト, 反射ベスト, 高視認性安全服
Clothing > Workwear > Medical Uniforms: 医療用ユニフォーム, スクラブ 医療, 白衣, ナース服
Clothing > Workwear > Chef Clothing: コックコート, 調理白衣, コック帽, 厨房服
Clothing > Maternity Clothing: マタニティウェア, マタニティワンピース, マタニティパンツ, 授乳服
Clothing > Costumes: コスプレ・仮装, コスプレ衣装, 仮装 コスチューム, ハロウィン 衣装
Clothing > Traditional Clothing: 民族衣装, 伝統衣装, 民族服
Clothing > Traditional Clothing > Dirndls And Lederhosen: ディアンドル・レーダーホーゼン, ディアンドル, レーダーホーゼン, オクトーバーフェスト 衣装
Clothing > Traditional Clothing > Kimonos And Saris: 着物・サリー, 着物, 浴衣, サリー
Shoes: シューズ, 靴, レディースシューズ, メンズシューズ
Shoes > Sneakers: スニーカー, ローカットスニーカー, ハイカットスニーカー, 厚底スニーカー
Shoes > Sneakers > Canvas Shoes: キャンバスシューズ, キャンバススニーカー, 布スニーカー
Shoes > Sneakers > Skate Shoes: スケートシューズ, スケーターシューズ, スケボーシューズ
Shoes > Sneakers > Slip On Shoes: スリッポン, スリップオンシューズ, スリップインシューズ, 紐なしスニーカー
Shoes > Athletic Shoes: スポーツシューズ, 運動靴, ウォーキングシューズ, バレーボールシューズ
Shoes > Athletic Shoes > Running Shoes: ランニングシューズ, トレイルランニングシューズ, ジョギングシューズ, マラソンシューズ
Shoes > Athletic Shoes > Training Shoes: トレーニングシューズ, フィットネスシューズ, ウエイトリフティングシューズ, ジムシューズ
Shoes > Athletic Shoes > Football Boots: サッカースパイク, フットサルシューズ, サッカーシューズ, トレーニングシューズ サッカー
Shoes > Athletic Shoes > Basketball Shoes: バスケットボールシューズ, バッシュ, バスケシューズ
Shoes > Athletic Shoes > Tennis Shoes: テニスシューズ, バドミントンシューズ, パデルシューズ, オールコート用シューズ
Shoes > Athletic Shoes > Golf Shoes: ゴルフシューズ, スパイクレスゴルフシューズ, ソフトスパイク ゴルフ
Shoes > Athletic Shoes > Cycling Shoes: サイクルシューズ, ビンディングシューズ, サイクリングシューズ, SPDシューズ
Shoes > Athletic Shoes > Hiking Shoes: トレッキングシューズ, 登山靴, ハイキングシューズ, アプローチシューズ
Shoes > Athletic Shoes > Climbing Shoes: クライミングシューズ, ボルダリングシューズ, ロッククライミング シューズ
Shoes > Athletic Shoes > Dance Shoes: ダンスシューズ, バレエシューズ ダンス, トウシューズ, 社交ダンスシューズ
Shoes > Athletic Shoes > Water Shoes: マリンシューズ, ウォーターシューズ, アクアシューズ, サーフブーツ
Shoes > Boots: ブーツ, レディースブーツ, メンズブーツ, レザーブーツ
Shoes > Boots > Ankle Boots: ショートブーツ, アンクルブーツ, ブーティ, チャッカブーツ
Shoes > Boots > Chelsea Boots: サイドゴアブーツ, チェルシーブーツ
Shoes > Boots > Knee High Boots: ロングブーツ, ニーハイブーツ, サイハイブーツ, オーバーニーブーツ
Shoes > Boots > Combat Boots: コンバットブーツ, エンジニアブーツ, タクティカルブーツ, レースアップブーツ
Shoes > Boots > Cowboy Boots: ウエスタンブーツ, カウボーイブーツ
Shoes > Boots > Winter Boots: スノーブーツ, 防寒ブーツ, ムートンブーツ, ウィンターブーツ
Shoes > Boots > Rain Boots: レインブーツ, 長靴, レインシューズ, ラバーブーツ
Shoes > Sandals: サンダル, スポーツサンダル, ストラップサンダル, ウェッジサンダル
Shoes > Sandals > Flip Flops: ビーチサンダル, トングサンダル, ビーサン, フリップフロップ
Shoes > Sandals > Slides: シャワーサンダル, スライドサンダル, リカバリーサンダル, ミュールサンダル
Shoes > Sandals > Clogs: クロッグ, クロッグサンダル, サボサンダル, ナースサンダル
Shoes > Sandals > Espadrilles: エスパドリーユ, ジュートソール サンダル
Shoes > Slippers: ルームシューズ, スリッパ, 室内履き, ルームスリッパ
Shoes > Dress Shoes: ドレスシューズ, ビジネスシューズ, 革靴, フォーマルシューズ
Shoes > Dress Shoes > Oxford Shoes: オックスフォードシューズ, ストレートチップ, ウィングチップ, モンクストラップ
Shoes > Dress Shoes > Loafers: ローファー, モカシン, ドライビングシューズ, デッキシューズ
Shoes > Dress Shoes > High Heels: ハイヒール, パンプス, ピンヒール, スティレットヒール
Shoes > Dress Shoes > Flats: フラットシューズ, バレエシューズ, ぺたんこ靴, メリージェーン
Shoes > Safety Shoes: 安全靴, セーフティシューズ, 作業靴, 安全スニーカー
Shoes > Shoe Care: シューケア, 靴ブラシ, 靴べら, シューキーパー
Shoes > Shoe Care > Shoe Polish: 靴クリーム, 靴墨, 防水スプレー 靴, 靴磨きクリーム
Shoes > Shoe Care > Insoles: インソール, 中敷き, かかとクッション, アーチサポート
Shoes > Shoe Care > Shoelaces: 靴紐, シューレース, 結ばない靴紐, ゴム靴紐
Bags And Accessories: バッグ・ファッション小物, バッグ, ファッション小物, 鞄
Bags And Accessories > Backpacks: リュックサック, リュック, バックパック, デイパック
Bags And Accessories > Backpacks > School Backpacks: 通学リュック, ランドセル, スクールバッグ, キッズリュック
Bags And Accessories > Backpacks > Laptop Backpacks: ビジネスリュック, PCリュック, ノートパソコン リュック
Bags And Accessories > Handbags: ハンドバッグ, レディースバッグ, バケットバッグ
Bags And Accessories > Handbags > Tote Bags: トートバッグ, キャンバストート, レザートート
Bags And Accessories > Handbags > Shoulder Bags: ショルダーバッグ, ワンショルダーバッグ, 肩掛けバッグ
Bags And Accessories > Handbags > Crossbody Bags: 斜めがけバッグ, クロスボディバッグ, ボディバッグ, スマホショルダー
Bags And Accessories > Handbags > Clutches: クラッチバッグ, パーティーバッグ, イブニングバッグ
Bags And Accessories > Messenger Bags: メッセンジャーバッグ, メンズショルダーバッグ, メッセンジャー鞄
Bags And Accessories > Messenger Bags > Briefcases: ビジネスバッグ, ブリーフケース, PCバッグ, アタッシュケース
Bags And Accessories > Belt Bags: ウエストバッグ, ウエストポーチ, ヒップバッグ
Bags And Accessories > Gym Bags: ジムバッグ, スポーツバッグ, ナップサック, ダッフルバッグ スポーツ
Bags And Accessories > Shopping Bags: エコバッグ, 買い物バッグ, ショッピングバッグ, 買い物カート
Bags And Accessories > Lunch Bags: ランチバッグ, お弁当バッグ, 保冷ランチバッグ, 弁当袋
Bags And Accessories > Luggage: スーツケース, キャリーケース, キャリーバッグ, トランク
Bags And Accessories > Luggage > Carry On Luggage: 機内持ち込みスーツケース, 機内持込 キャリーケース, 機内持ち込みバッグ
Bags And Accessories > Luggage > Luggage Sets: スーツケースセット, キャリーケース セット, スーツケース 親子セット
Bags And Accessories > Luggage > Travel Bags: ボストンバッグ, 旅行バッグ, トラベルバッグ, ダッフルバッグ 旅行
Bags And Accessories > Luggage > Toiletry Bags: トラベルポーチ 洗面用具, 化粧ポーチ, メイクポーチ, バニティポーチ
Bags And Accessories > Luggage > Garment Bags: ガーメントバッグ, スーツカバー, 衣類カバー, ガーメントケース
Bags And Accessories > Luggage > Packing Cubes: トラベルポーチ 衣類, 圧縮バッグ 旅行, アレンジケース, パッキングキューブ
Bags And Accessories > Luggage > Luggage Accessories: スーツケースアクセサリー, ネームタグ スーツケース, スーツケースベルト, ラゲッジスケール
Bags And Accessories > Luggage > Travel Pillows: ネックピロー, トラベルピロー, 首枕 飛行機
Bags And Accessories > Wallets: 財布, 二つ折り財布, 長財布, ウォレット
Bags And Accessories > Wallets > Card Holders: カードケース, パスケース カード, クレジットカードケース, 名刺入れ カード
Bags And Accessories > Wallets > Coin Purses: 小銭入れ, コインケース, マネークリップ, がま口
Bags And Accessories > Wallets > Passport Holders: パスポートケース, パスポートカバー, トラベルウォレット, セキュリティポーチ
Bags And Accessories > Wallets > Keychains: キーホルダー, キーケース, キーリング, バッグチャーム
Bags And Accessories > Watches: 腕時計, メンズ腕時計, レディース腕時計, 自動巻き腕時計
Bags And Accessories > Watches > Digital Watches: デジタル腕時計, デジタルウォッチ, キッズ腕時計 デジタル
Bags And Accessories > Watches > Dive Watches: ダイバーズウォッチ, ダイバー腕時計, 潜水用腕時計
Bags And Accessories > Watches > Pocket Watches: 懐中時計, ナースウォッチ, ポケットウォッチ
Bags And Accessories > Watches > Watch Straps: 腕時計ベルト, 時計バンド, 替えベルト 腕時計, 時計ストラップ
Bags And Accessories > Watches > Watch Boxes: 腕時計ケース, 時計収納ケース, ワインディングマシーン, 時計コレクションボックス
Bags And Accessories > Jewelry: ジュエリー・アクセサリー, ジュエリー, アクセサリー
Bags And Accessories > Jewelry > Necklaces: ネックレス, チョーカー, チェーンネックレス, パールネックレス
Bags And Accessories > Jewelry > Earrings: ピアス・イヤリング, ピアス, イヤリング, イヤーカフ
Bags And Accessories > Jewelry > Bracelets: ブレスレット, バングル, アンクレット, 腕輪
Bags And Accessories > Jewelry > Rings: 指輪, リング 指輪, 婚約指輪, 結婚指輪
Bags And Accessories > Jewelry > Charms And Pendants: チャーム・ペンダント, ペンダントトップ, ロケットペンダント, ブレスレットチャーム
Bags And Accessories > Jewelry > Brooches: ブローチ, ピンバッジ, ラペルピン, ピンズ
Bags And Accessories > Jewelry > Body Jewelry: ボディピアス, 鼻ピアス, へそピアス, ラブレット
Bags And Accessories > Jewelry > Jewelry Boxes: ジュエリーボックス, アクセサリーケース, アクセサリースタンド, リングケース
Bags And Accessories > Sunglasses: サングラス, 偏光サングラス, スポーツサングラス
Bags And Accessories > Glasses: メガネ, 眼鏡, アイウェア, めがね
Bags And Accessories > Glasses > Eyeglass Frames: メガネフレーム, 眼鏡フレーム, 度付きメガネ, 伊達メガネ
Bags And Accessories > Glasses > Reading Glasses: 老眼鏡, リーディンググラス, シニアグラス
Bags And Accessories > Glasses > Blue Light Glasses: ブルーライトカットメガネ, PCメガネ, パソコン用メガネ
Bags And Accessories > Glasses > Glasses Cases: メガネケース, 眼鏡ケース, メガネチェーン, メガネ拭き
Bags And Accessories > Hats: 帽子, ハット, 中折れハット, ハンチング
Bags And Accessories > Hats > Caps: キャップ 帽子, ベースボールキャップ, 野球帽, メッシュキャップ
Bags And Accessories > Hats > Beanies: ニット帽, ビーニー, ニットキャップ, 耳当て
Bags And Accessories > Hats > Sun Hats: 日よけ帽子, バケットハット, 麦わら帽子, サファリハット
Bags And Accessories > Gloves: 手袋, グローブ 防寒, 革手袋, スマホ対応手袋
Bags And Accessories > Gloves > Mittens: ミトン, スキーグローブ, スノーグローブ, ミトン手袋
Bags And Accessories > Scarves: マフラー・スカーフ, マフラー, スカーフ, ストール
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: バンダナ・ネックウォーマー, バンダナ, ネックゲイター, バラクラバ
Bags And Accessories > Belts: ベルト, 革ベルト, メンズベルト, ビジネスベルト
Bags And Accessories > Belts > Suspenders: サスペンダー, ズボン吊り, Y型サスペンダー
Bags And Accessories > Ties: ネクタイ, シルクネクタイ, ナロータイ, ループタイ
Bags And Accessories > Ties > Bow Ties: 蝶ネクタイ, ボウタイ, 蝶タイ
Bags And Accessories > Ties > Pocket Squares: ポケットチーフ, ハンカチ, チーフ
Bags And Accessories > Ties > Cufflinks: カフスボタン, カフス, ネクタイピン, タイバー
Bags And Accessories > Umbrellas: 傘, 折りたたみ傘, 長傘, 日傘
Sports: スポーツ, スポーツ用品, 運動用品, ストップウォッチ
Sports > Fitness: フィットネス・トレーニング, トレーニング器具, フィットネス器具, 筋トレ器具
Sports > Fitness > Dumbbells: ダンベル, 可変式ダンベル, 鉄アレイ, ダンベルセット
Sports > Fitness > Kettlebells: ケトルベル, 可変式ケトルベル, ケトルベル トレーニング
Sports > Fitness > Barbells And Weight Plates: バーベル・プレート, バーベル, バーベルプレート, オリンピックシャフト
Sports > Fitness > Weight Benches And Racks: トレーニングベンチ・ラック, インクラインベンチ, パワーラック, ホームジム
Sports > Fitness > Pull Up Bars And Ab Trainers: 懸垂バー・腹筋器具, ぶら下がり健康器, 腹筋ローラー, プッシュアップバー
Sports > Fitness > Ankle And Wrist Weights: アンクルウェイト・リストウェイト, アンクルウェイト, パワーグリップ, トレーニングベルト
Sports > Fitness > Resistance Bands: トレーニングチューブ, エクササイズバンド, フィットネスチューブ, ゴムバンド トレーニング
Sports > Fitness > Yoga Mats: ヨガマット, トレーニングマット, ピラティスマット, エクササイズマット
Sports > Fitness > Yoga Accessories: ヨガ用品・小物, ヨガブロック, ヨガベルト, ピラティスリング
Sports > Fitness > Exercise Balls: バランスボール, エクササイズボール, メディシンボール, バランスボード
Sports > Fitness > Foam Rollers: フォームローラー, 筋膜ローラー, マッサージボール, 筋膜リリース
Sports > Fitness > Jump Ropes: 縄跳び, トレーニング縄跳び, なわとび, フラフープ
Sports > Fitness > Treadmills: ルームランナー・ウォーカー, ランニングマシン, ウォーキングマシン, 電動ルームランナー
Sports > Fitness > Exercise Bikes: フィットネスバイク, エアロバイク, スピンバイク, エクササイズバイク
Sports > Fitness > Ellipticals And Steppers: クロストレーナー・ステッパー, ステッパー, エリプティカル, 踏み台昇降
Sports > Fitness > Rowing Machines: ローイングマシン, ボート漕ぎマシン, ローイングマシーン
Sports > Fitness > Fitness Trampolines: トランポリン, 家庭用トランポリン, ミニトランポリン, 大型トランポリン
Sports > Cycling: 自転車・サイクリング, 自転車アクセサリー, 自転車 泥除け, 自転車 ベル
Sports > Cycling > Bicycles: 自転車本体, シティサイクル, 折りたたみ自転車, クロスバイク
Sports > Cycling > Bicycles > Mountain Bikes: マウンテンバイク, MTB 自転車, ファットバイク, BMX 自転車
Sports > Cycling > Bicycles > Road Bikes: ロードバイク, グラベルロード, ピストバイク, シクロクロス
Sports > Cycling > Bicycles > Electric Bikes: 電動アシスト自転車, 電動自転車, eバイク, 電動折りたたみ自転車
Sports > Cycling > Bicycles > Kids Bikes: 子供用自転車, キッズバイク, 幼児用自転車, 補助輪付き自転車
Sports > Cycling > Bike Helmets: 自転車用ヘルメット, 自転車ヘルメット, サイクルヘルメット, ロードバイクヘルメット
Sports > Cycling > Bike Lights: 自転車ライト, サイクルライト, 自転車 テールライト, 自転車 反射板
Sports > Cycling > Bike Locks: 自転車用ロック, 自転車 鍵, ワイヤーロック, U字ロック
Sports > Cycling > Bike Pumps: 自転車空気入れ, フロアポンプ, 携帯ポンプ 自転車, CO2インフレーター
Sports > Cycling > Bike Tires And Tubes: 自転車タイヤ・チューブ, 自転車タイヤ, 自転車チューブ, ホイールセット 自転車
Sports > Cycling > Bike Saddles And Grips: サドル・グリップ, 自転車 サドル, シートポスト, バーテープ
Sports > Cycling > Bike Drivetrain And Brakes: 自転車駆動系・ブレーキ, 自転車 チェーン, 自転車 ペダル, ディレイラー
Sports > Cycling > Bike Tools And Care: 自転車工具・メンテナンス, 自転車 工具, チェーンオイル 自転車, パンク修理キット
Sports > Cycling > Bike Bags And Racks: 自転車バッグ・キャリア, サドルバッグ, フレームバッグ, 自転車カゴ
Sports > Cycling > Bike Child Seats And Trailers: 自転車チャイルドシート・トレーラー, 自転車 チャイルドシート, サイクルトレーラー, 子供乗せ 自転車
Sports > Cycling > Bike Computers And Trainers: サイクルコンピューター・トレーナー, サイクルコンピューター, 自転車 スマホホルダー, サイクルトレーナー
Sports > Camping: キャンプ・登山, アウトドア用品, キャンプ用品, 登山用品
Sports > Camping > Tents: テント・タープ, ワンタッチテント, タープ, ドームテント
Sports > Camping > Sleeping Bags: 寝袋・シュラフ, 寝袋, シュラフ, インナーシュラフ
Sports > Camping > Sleeping Pads: キャンプ用マット・ベッド, エアーマット, インフレーターマット, コット
Sports > Camping > Camping Furniture: アウトドアチェア・テーブル, アウトドアチェア, キャンプチェア, アウトドアテーブル
Sports > Camping > Camping Stoves And Cookware: バーナー・クッカー, シングルバーナー, クッカーセット, シェラカップ
Sports > Camping > Coolers: クーラーボックス・保冷剤, クーラーボックス, クーラーバッグ, 保冷剤
Sports > Camping > Water Bottles: 水筒・ウォーターボトル, スポーツボトル, ウォーターボトル, ハイドレーション
Sports > Camping > Camping Lights: ランタン・ヘッドライト, LEDランタン, ヘッドランプ, キャンプライト
Sports > Camping > Hammocks: ハンモック, 自立式ハンモック, ハンモックスタンド, 蚊帳付きハンモック
Sports > Camping > Hiking Backpacks: 登山リュック・ザック, 登山リュック, バックパック 登山, ザックカバー
Sports > Camping > Trekking Poles: トレッキングポール, 登山ストック, ノルディックウォーキングポール, 登山 スパッツ
Sports > Camping > Navigation And Survival: コンパス・サバイバル用品, コンパス 登山, ファイヤースターター, エマージェンシーシート
Sports > Ball Sports: 球技, ボール空気入れ, マーカーコーン, ビブス
Sports > Ball Sports > Footballs: サッカーボール, フットサルボール, サッカーボール 検定球
Sports > Ball Sports > Football Gear: サッカー用品, すね当て, キーパーグローブ, サッカーゴール
Sports > Ball Sports > Basketballs And Hoops: バスケットボール・ゴール, バスケットボール, バスケットゴール, バスケットリング
Sports > Ball Sports > Volleyballs And Handballs: バレーボール・ハンドボール, バレーボール, ハンドボール, ビーチバレーボール
Sports > Ball Sports > American Footballs And Rugby Balls: アメフト・ラグビー, ラグビーボール, アメリカンフットボール, フラッグフットボール
Sports > Ball Sports > Baseball And Softball: 野球・ソフトボール, 野球 バット, 野球 グローブ, 硬式ボール 野球
Sports > Ball Sports > Hockey And Cricket: フィールドホッケー・クリケット, フィールドホッケー スティック, クリケットバット, ラクロス スティック
Sports > Racket Sports: ラケットスポーツ, ラケットバッグ, グリップテープ ラケット, 振動止め
Sports > Racket Sports > Tennis Rackets And Balls: テニスラケット・ボール, 硬式テニスラケット, テニスボール, テニス ガット
Sports > Racket Sports > Padel And Pickleball: パデル・ピックルボール, パデルラケット, ピックルボール パドル, パデルボール
Sports > Racket Sports > Badminton And Squash: バドミントン・スカッシュ, バドミントンラケット, バドミントンシャトル, スカッシュラケット
Sports > Racket Sports > Table Tennis: 卓球, 卓球ラケット, 卓球台, ピンポン球
Sports > Winter Sports: ウィンタースポーツ, スキー・スノボ用品, スキーケース, スノーシュー
Sports > Winter Sports > Skis: スキー板, カービングスキー, スキーストック, クロスカントリースキー
Sports > Winter Sports > Ski Boots: スキーブーツ, スキー靴, スノーボードブーツ, スノボブーツ
Sports > Winter Sports > Snowboards: スノーボード板, スノーボード, スノボ 板, スノーボードビンディング
Sports > Winter Sports > Ski Helmets And Goggles: スキーヘルメット・ゴーグル, スノーヘルメット, スキーゴーグル, スノーボードゴーグル
Sports > Winter Sports > Sleds: そり・雪遊び, 雪そり, スノーチューブ, ソリ
Sports > Winter Sports > Ice Skates And Ice Hockey: アイススケート・アイスホッケー, アイススケート靴, フィギュアスケート靴, アイスホッケースティック
Sports > Water Sports: マリンスポーツ・水泳, マリンスポーツ用品, ウェイクボード, トーイングチューブ
Sports > Water Sports > Swim Goggles: スイムゴーグル, 水泳 ゴーグル, スイミングゴーグル, 水中メガネ 水泳
Sports > Water Sports > Swim Training Gear: 水泳練習用品, スイムキャップ, ビート板, アームヘルパー
Sports > Water Sports > Snorkeling And Diving: シュノーケリング・ダイビング, シュノーケルセット, ダイビングマスク, フィン ダイビング
Sports > Water Sports > Wetsuits: ウェットスーツ, フルスーツ サーフィン, ドライスーツ ダイビング, タッパー ウェット
Sports > Water Sports > Surfboards: サーフボード, ボディボード, リーシュコード, スキムボード
Sports > Water Sports > Stand Up Paddle Boards: SUP・パドルボード, SUPボード, スタンドアップパドルボード, SUPパドル
Sports > Water Sports > Kayaks And Boats: カヤック・ボート, カヤック, インフレータブルカヤック, ゴムボート
Sports > Water Sports > Life Jackets: ライフジャケット, 救命胴衣, フローティングベスト, ライフベスト
Sports > Running: ランニング・ジョギング, ランニングポーチ, ランニングベスト, ランニング アームバンド
Sports > Golf: ゴルフ, ゴルフグローブ, ゴルフティー, ゴルフ 練習器具
Sports > Golf > Golf Clubs And Bags: ゴルフクラブ・キャディバッグ, ゴルフ ドライバー, アイアンセット, キャディバッグ
Sports > Golf > Golf Balls: ゴルフボール, ロストボール, ゴルフ 練習ボール
Sports > Fishing: 釣り, フィッシング用品, ランディングネット, 魚群探知機
Sports > Fishing > Fishing Rods: 釣り竿・ロッド, 釣り竿, スピニングロッド, ベイトロッド
Sports > Fishing > Fishing Reels: 釣り用リール, スピニングリール, ベイトリール, 電動リール
Sports > Fishing > Fishing Lures: ルアー, ソフトルアー, メタルジグ, ワーム 釣り
Sports > Fishing > Fishing Line And Hooks: 釣り糸・フック, PEライン, 釣り針, フロロカーボンライン
Sports > Fishing > Tackle Boxes And Bags: タックルボックス・バッグ, タックルボックス, ロッドケース, 釣り バッグ
Sports > Boxing: ボクシング・格闘技, パンチングミット, ボクシング バンテージ, マウスピース 格闘技
Sports > Boxing > Boxing Gloves: ボクシンググローブ, パンチンググローブ, オープンフィンガーグローブ, MMAグローブ
Sports > Boxing > Punching Bags: サンドバッグ, パンチングバッグ, パンチングボール, スタンド サンドバッグ
Sports > Martial Arts: 武道, 柔道着, 空手着, 剣道 竹刀
Sports > Climbing: クライミング・ボルダリング, チョークバッグ, クライミングホールド, アイゼン
Sports > Climbing > Climbing Harnesses And Ropes: クライミングハーネス・ロープ, クライミングハーネス, クライミングロープ, スリング 登山
Sports > Climbing > Carabiners And Belay Devices: カラビナ・ビレイデバイス, カラビナ 登山, クイックドロー, ビレイデバイス
Sports > Equestrian: 乗馬, 乗馬キュロット, 乗馬ヘルメット, チャップス 乗馬
Sports > Equestrian > Horse Tack: 馬具, 乗馬 鞍, 頭絡, ゼッケン 乗馬
Sports > Equestrian > Horse Blankets And Grooming: 馬着・馬手入れ用品, 馬着, 馬用ブラシ, 裏掘り 馬
Sports > Skating And Scooters: スケート・スクーター, スケート用ベアリング, スケート ウィール
Sports > Skating And Scooters > Skateboards: スケートボード, スケボー, ロングスケートボード, スケボー デッキ
Sports > Skating And Scooters > Roller Skates And Inline Skates: ローラースケート・インラインスケート, インラインスケート, ローラースケート, クワッドスケート
Sports > Skating And Scooters > Kick Scooters: キックボード・キックスクーター, キックボード, キックスケーター, 三輪キックスクーター
Sports > Skating And Scooters > Electric Scooters: 電動キックボード, 電動キックスクーター, バランススクーター, 電動スケートボード
Sports > Skating And Scooters > Protective Pads And Skate Helmets: プロテクター・スケートヘルメット, プロテクターセット 子供, スケボー ヘルメット, 膝パッド スケート
Sports > Target And Table Games: ターゲット・テーブルスポーツ, ボウリングボール, ペタンク, ディスクゴルフ
Sports > Target And Table Games > Darts: ダーツ, ダーツボード, ダーツセット, ダーツフライト
Sports > Target And Table Games > Billiards: ビリヤード, ビリヤード台, ビリヤードキュー, ビリヤードボール
Sports > Target And Table Games > Archery: アーチェリー・弓, アーチェリー, リカーブボウ, コンパウンドボウ
Electronics: 家電&カメラ, 電子機器, デジタル家電
Electronics > Audio: オーディオ, 音響機器, オーディオ機器
Electronics > Audio > Headphones: ヘッドホン・イヤホン, ヘッドフォン, イヤーパッド
Electronics > Audio > Headphones > Earbuds: ワイヤレスイヤホン, 完全ワイヤレスイヤホン, カナル型イヤホン, 骨伝導イヤホン
Electronics > Audio > Headphones > Over Ear Headphones: オーバーイヤーヘッドホン, 密閉型ヘッドホン, ワイヤレスヘッドホン, ノイズキャンセリングヘッドホン
Electronics > Audio > Headphones > Headsets: ヘッドセット, 片耳ヘッドセット, コールセンター用ヘッドセット
Electronics > Audio > Speakers: スピーカー, PCスピーカー, スピーカースタンド
Electronics > Audio > Speakers > Bluetooth Speakers: Bluetoothスピーカー, ポータブルスピーカー, ワイヤレススピーカー, 防水スピーカー
Electronics > Audio > Speakers > Soundbars: サウンドバー, シアターバー, テレビ用スピーカー
Electronics > Audio > Speakers > Hi-Fi Speakers: ブックシェルフスピーカー, トールボーイスピーカー, サブウーファー, パッシブスピーカー
Electronics > Audio > Speakers > Smart Speakers: スマートスピーカー, スマートディスプレイ, 音声アシスタント搭載スピーカー
Electronics > Audio > Stereo Systems: ミニコンポ, マイクロコンポ, システムコンポ, ホームシアターシステム
Electronics > Audio > Amplifiers And Receivers: AVアンプ, プリメインアンプ, ヘッドホンアンプ, パワーアンプ
Electronics > Audio > Turntables: レコードプレーヤー, ターンテーブル, レコード針, カートリッジ フォノ
Electronics > Audio > CD Players: CDプレーヤー, ポータブルCDプレーヤー, CDラジカセ, カセットプレーヤー
Electronics > Audio > Radios: ラジオ, 携帯ラジオ, クロックラジオ, 防災ラジオ
Electronics > Audio > MP3 Players: MP3プレーヤー, デジタルオーディオプレーヤー, ポータブル音楽プレーヤー
Electronics > Audio > Voice Recorders: ICレコーダー, ボイスレコーダー, 録音機
Electronics > Audio > Microphones: マイク, USBマイク, ピンマイク, 配信用マイク
Electronics > Computers: パソコン・周辺機器, パソコン, PC周辺機器
Electronics > Computers > Laptops: ノートパソコン, ノートPC, モバイルノート, ゲーミングノートPC
Electronics > Computers > Laptop Accessories: ノートパソコンアクセサリ, ノートパソコンスタンド, パソコンケース インナー, プライバシーフィルター
Electronics > Computers > Desktop Computers: デスクトップパソコン, デスクトップPC, ミニPC, ゲーミングPC
Electronics > Computers > Tablets: タブレット, タブレットPC, Androidタブレット, キッズタブレット
Electronics > Computers > Tablet Cases: タブレットケース, タブレットカバー, タブレット用ケース, キーボードケース タブレット
Electronics > Computers > Stylus Pens: スタイラスペン, タッチペン, タッチペン 替え芯
Electronics > Computers > Monitors: モニター, PCモニター, ゲーミングモニター, 液晶ディスプレイ
Electronics > Computers > Keyboards: PCキーボード, メカニカルキーボード, ワイヤレスキーボード, テンキー
Electronics > Computers > Mice: マウス, ワイヤレスマウス, ゲーミングマウス, トラックボールマウス
Electronics > Computers > Mouse Pads: マウスパッド, ゲーミングマウスパッド, 大型マウスパッド, リストレスト付きマウスパッド
Electronics > Computers > Graphics Tablets: ペンタブレット, ペンタブ, 液タブ, 液晶ペンタブレット
Electronics > Computers > Webcams: ウェブカメラ, Webカメラ, PCカメラ, 会議用カメラ
Electronics > Computers > Docking Stations And Hubs: ドッキングステーション, USBハブ, USB-Cハブ, カードリーダー
Electronics > Computers > Storage Drives: データストレージ, 外付けストレージ, HDDケース
Electronics > Computers > Storage Drives > Solid State Drives: SSD, 内蔵SSD, 外付けSSD, ポータブルSSD
Electronics > Computers > Storage Drives > Hard Drives: ハードディスク, 外付けHDD, 内蔵HDD, ポータブルハードディスク
Electronics > Computers > Storage Drives > USB Flash Drives: USBメモリ, USBフラッシュメモリ, フラッシュドライブ
Electronics > Computers > Storage Drives > Memory Cards: メモリーカード, microSDカード, SDカード, CFカード
Electronics > Computers > Storage Drives > Network Attached Storage: NAS, ネットワークHDD, NASキット, ネットワークストレージ
Electronics > Computers > Computer Components: PCパーツ, 自作PCパーツ, 光学ドライブ, シングルボードコンピュータ
Electronics > Computers > Computer Components > Processors: CPU・プロセッサー, CPU, デスクトップ用プロセッサー
Electronics > Computers > Computer Components > Graphics Cards: グラフィックボード, グラフィックカード, ビデオカード, グラボ
Electronics > Computers > Computer Components > Motherboards: マザーボード, ATXマザーボード, Mini-ITXマザーボード
Electronics > Computers > Computer Components > Computer Memory: PCメモリ, 増設メモリ, デスクトップPC用メモリ, ノートPC用メモリ
Electronics > Computers > Computer Components > PC Power Supplies: PC電源ユニット, PC電源, ATX電源, SFX電源
Electronics > Computers > Computer Components > Computer Cases: PCケース, ミドルタワーケース, Mini-ITXケース, PCケース 強化ガラス
Electronics > Computers > Computer Components > Computer Cooling: CPUクーラー, PC冷却ファン, 簡易水冷, ケースファン
Electronics > Computers > Networking: ネットワーク機器, LAN機器, パッチパネル
Electronics > Computers > Networking > Routers: 無線LANルーター, Wi-Fiルーター, メッシュWi-Fi, モバイルルーター
Electronics > Computers > Networking > Wi-Fi Extenders: 無線LAN中継器, Wi-Fi中継機, アクセスポイント, PLCアダプター
Electronics > Computers > Networking > Network Switches: スイッチングハブ, ギガビットスイッチングハブ, PoEスイッチ, LANハブ
Electronics > Computers > Networking > Network Adapters: 無線LAN子機, Bluetoothアダプター, LANカード, USB有線LANアダプター
Electronics > Computers > Printers: プリンター, インクジェットプリンター, レーザープリンター, 複合機
Electronics > Computers > Scanners: スキャナー, ドキュメントスキャナー, フィルムスキャナー, バーコードリーダー
Electronics > Computers > 3D Printers: 3Dプリンター, フィラメント, PLAフィラメント, 3Dペン
Electronics > Computers > Software: ソフトウェア, セキュリティソフト, オフィスソフト, OS
Electronics > Phones: 携帯電話・スマホアクセサリ, 電話, 携帯電話アクセサリ, SIMカード
Electronics > Phones > Smartphones: スマートフォン本体, スマートフォン, SIMフリースマホ, 折りたたみスマホ
Electronics > Phones > Feature Phones: ガラケー, ガラホ, 携帯電話本体 折りたたみ, シニア向け携帯電話
Electronics > Phones > Landline Phones: 固定電話機, コードレス電話機, 電話機, FAX電話機
Electronics > Phones > Phone Cases: スマホケース, 携帯電話ケース, 手帳型ケース, スマホカバー
Electronics > Phones > Screen Protectors: 液晶保護フィルム, 保護フィルム, ガラスフィルム, 覗き見防止フィルム
Electronics > Phones > Chargers: 充電器, 急速充電器, USB充電器, ACアダプター
Electronics > Phones > Wireless Chargers: ワイヤレス充電器, Qi充電器, マグネット式ワイヤレス充電器, 3in1ワイヤレス充電
Electronics > Phones > Power Banks: モバイルバッテリー, ポータブル充電器, パワーバンク, ソーラーモバイルバッテリー
Electronics > Phones > Phone Holders: スマホホルダー, 車載ホルダー, スマホスタンド, スマホリング
Electronics > Phones > Walkie Talkies: トランシーバー, 特定小電力トランシーバー, 無線機, インカム
Electronics > Cameras: カメラ, カメラ・写真用品, 撮影機材
Electronics > Cameras > Digital Cameras: デジタルカメラ, ミラーレス一眼, デジタル一眼レフカメラ, コンパクトデジタルカメラ
Electronics > Cameras > Action Cameras: アクションカメラ, ウェアラブルカメラ, 防水アクションカム, ボディカメラ
Electronics > Cameras > Instant Cameras: インスタントカメラ, 使い捨てカメラ, フィルムカメラ
Electronics > Cameras > Camera Film: カメラ用フィルム, インスタントフィルム, カラーネガフィルム, 35mmフィルム
Electronics > Cameras > Camcorders: ビデオカメラ, デジタルビデオカメラ, 4Kビデオカメラ
Electronics > Cameras > Camera Lenses: カメラ用交換レンズ, 単焦点レンズ, ズームレンズ, 望遠レンズ
Electronics > Cameras > Tripods: 三脚, カメラ三脚, 自撮り棒, ジンバル
Electronics > Cameras > Camera Flashes And Lighting: ストロボ・撮影照明, ストロボ, リングライト, 撮影用ライト
Electronics > Cameras > Camera Accessories: カメラアクセサリー, カメラバッグ, レンズフィルター, カメラストラップ
Electronics > Cameras > Binoculars And Telescopes: 双眼鏡・望遠鏡, 双眼鏡, 天体望遠鏡, 単眼鏡
Electronics > Cameras > Digital Photo Frames: デジタルフォトフレーム, 電子フォトフレーム, デジタル写真立て
Electronics > Televisions: テレビ, 液晶テレビ, スマートテレビ, 有機ELテレビ
Electronics > TV And Video: テレビ・レコーダー, ホームシアター, テレビアクセサリ
Electronics > TV And Video > Projectors: プロジェクター, 小型プロジェクター, ホームプロジェクター, プロジェクタースクリーン
Electronics > TV And Video > Streaming Devices: ストリーミングメディアプレーヤー, TVスティック, TVボックス, メディアプレーヤー
Electronics > TV And Video > Blu-Ray And DVD Players: ブルーレイ・DVDプレーヤー, DVDプレーヤー, ブルーレイレコーダー, ポータブルDVDプレーヤー
Electronics > TV And Video > TV Receivers: テレビチューナー, 地デジチューナー, BSチューナー, セットトップボックス
Electronics > TV And Video > TV Antennas: テレビアンテナ, 室内アンテナ, 地デジアンテナ, BSアンテナ
Electronics > TV And Video > TV Mounts: テレビ壁掛け金具, 壁掛け金具, モニターアーム, テレビスタンド
Electronics > TV And Video > Remote Controls: リモコン, テレビリモコン, 汎用リモコン, 学習リモコン
Electronics > Wearables: ウェアラブル端末, ウェアラブルデバイス, スマートグラス
Electronics > Wearables > Smartwatches: スマートウォッチ本体, スマートウォッチ, GPSランニングウォッチ, キッズスマートウォッチ
Electronics > Wearables > Fitness Trackers: 活動量計, スマートバンド, 歩数計, スマートリング
Electronics > Wearables > Smartwatch Straps: スマートウォッチバンド, スマートウォッチ 交換ベルト, 交換バンド, ミラネーゼループバンド
Electronics > Wearables > Item Trackers: 紛失防止タグ, スマートタグ, キーファインダー, GPSトラッカー
Electronics > Gaming: ゲーム機・周辺機器, ゲーミング, テレビゲーム
Electronics > Gaming > Game Consoles: ゲーム機本体, 家庭用ゲーム機, 携帯型ゲーム機, レトロゲーム機
Electronics > Gaming > Game Controllers: ゲームコントローラー, ゲームパッド, ハンコン, アーケードスティック
Electronics > Gaming > Gaming Headsets: ゲーミングヘッドセット, ゲーミングヘッドホン, ゲーム用ヘッドセット
Electronics > Gaming > VR Headsets: VRゴーグル, VRヘッドセット, VRヘッドマウントディスプレイ
Electronics > Gaming > Console Accessories: ゲーム機アクセサリー, コントローラー充電スタンド, ゲーム機収納ケース, ゲーム機スタンド
Electronics > Smart Home: スマートホーム, スマートハブ, ホームオートメーション, スマートスイッチ
Electronics > Smart Home > Security Cameras: 防犯カメラ, 監視カメラ, ネットワークカメラ, 見守りカメラ
Electronics > Smart Home > Video Doorbells: ドアホン・インターホン, スマートドアベル, ワイヤレスチャイム, テレビドアホン
Electronics > Smart Home > Smart Locks: スマートロック, 電子錠, 指紋認証ドアロック, 暗証番号ロック
Electronics > Smart Home > Alarm Systems: 防犯アラーム・センサー, 窓用防犯アラーム, 人感センサー, ドアセンサー
Electronics > Smart Home > Smart Plugs: スマートプラグ, スマートコンセント, WiFiスマートプラグ
Electronics > Smart Home > Smart Lighting: スマート照明, スマート電球, スマートLED電球, スマートLEDテープライト
Electronics > Smart Home > Smart Thermostats: スマートサーモスタット, サーモスタット, 室温コントローラー
Electronics > Batteries: 電池・バッテリー, 電池, 電池チェッカー
Electronics > Batteries > Household Batteries: 乾電池, アルカリ乾電池, 単3電池, 単4電池
Electronics > Batteries > Rechargeable Batteries: 充電池, ニッケル水素充電池, 充電式電池, 18650リチウムイオン電池
Electronics > Batteries > Button Cells: ボタン電池, コイン電池, リチウムコイン電池, 補聴器用電池
Electronics > Batteries > Battery Chargers: 電池充電器, 充電池用充電器, カメラ用バッテリーチャージャー
Electronics > Batteries > Device Batteries: 交換用バッテリー, ノートパソコン用バッテリー, 互換バッテリー, 鉛蓄電池
Electronics > Power: 電源・電源アクセサリ, インバーター, ソーラーパネル
Electronics > Power > Power Strips: 電源タップ, 延長コード, 雷ガードタップ, USB付き電源タップ
Electronics > Power > Travel Adapters: 変換プラグ, 海外用変換プラグ, トラベルアダプター
Electronics > Power > Uninterruptible Power Supplies: 無停電電源装置, UPS, 無停電電源装置 常時商用
Electronics > Power > Power Stations: ポータブル電源, 大容量ポータブル電源, ソーラー発電機, 折りたたみソーラーパネル
Electronics > E-Readers: 電子書籍リーダー, 電子書籍リーダー本体, 電子ペーパータブレット
Electronics > Drones: ドローン, カメラ付きドローン, クアッドコプター
Electronics > Cables: ケーブル, 電源ケーブル, DisplayPortケーブル, 配線整理ケーブルクリップ
Electronics > Cables > HDMI Cables: HDMIケーブル, ハイスピードHDMIケーブル, マイクロHDMIケーブル
Electronics > Cables > USB Cables: USBケーブル, USB Type-Cケーブル, 充電ケーブル, ライトニングケーブル
Electronics > Cables > Audio Cables: オーディオケーブル, AUXケーブル, 光デジタルケーブル, スピーカーケーブル
Electronics > Cables > Network Cables: LANケーブル, カテゴリー7 LANケーブル, 有線LANケーブル, フラットLANケーブル
Electronics > Cables > Cable Adapters: 変換アダプタ, HDMI変換アダプター, OTGアダプター, HDMI分配器
Office: 文房具・オフィス用品, オフィス用品, 事務用品
Office > Writing: 筆記具, 筆記用具, 替え芯
Office > Writing > Ballpoint Pens: ボールペン, 油性ボールペン, 多色ボールペン, ノック式ボールペン
Office > Writing > Gel And Rollerball Pens: ゲルインクボールペン, 水性ボールペン, ローラーボールペン, 消せるボールペン
Office > Writing > Fountain Pens: 万年筆, 万年筆インク, 万年筆用カートリッジインク
Office > Writing > Fineliners And Fiber Pens: サインペン・ミリペン, サインペン, ミリペン, 水性サインペン
Office > Writing > Pencils: 鉛筆・シャープペンシル, 鉛筆, シャープペン, シャープ芯
Office > Writing > Highlighters: 蛍光ペン, 蛍光マーカー, ラインマーカー
Office > Writing > Markers: マーカーペン, 油性マーカー, ホワイトボードマーカー, 油性ペン
Office > Writing > Erasers And Correction: 消しゴム・修正用品, 消しゴム, 修正テープ, 修正液
Office > Writing > Pencil Sharpeners: 鉛筆削り, 電動鉛筆削り, 手動鉛筆削り
Office > Paper And Notebooks: ノート・紙製品, 紙製品, 用紙
Office > Paper And Notebooks > Printer Paper: コピー用紙, プリンター用紙, A4用紙
Office > Paper And Notebooks > Photo And Specialty Paper: 写真用紙・特殊用紙, 写真用紙, 感熱ロール紙, トレーシングペーパー
Office > Paper And Notebooks > Notebooks: ノート, リングノート, ハードカバーノート, バレットジャーナル
Office > Paper And Notebooks > Exercise Books: 学習帳, 学習ノート, 漢字練習帳, 方眼ノート
Office > Paper And Notebooks > Writing Pads: レポート用紙, メモ帳, ルーズリーフ, レポートパッド
Office > Paper And Notebooks > Sticky Notes: ふせん, 付箋, フィルムふせん, インデックスふせん
Office > Paper And Notebooks > Index Cards And Forms: 情報カード・伝票, 情報カード, 単語カード, 領収書
Office > Paper And Notebooks > Planners And Diaries: 手帳, スケジュール帳, システム手帳, ダイアリー手帳
Office > Paper And Notebooks > Greeting Cards: グリーティングカード, メッセージカード, バースデーカード, ポストカード
Office > Filing: ファイル・バインダー, ファイリング用品, 書類整理用品
Office > Filing > Ring Binders: リングファイル, リングバインダー, レバーファイル, インデックス仕切り
Office > Filing > Folders: クリアファイル, フォルダー, クリアブック, ドキュメントファイル
Office > Filing > Sheet Protectors And Laminating: クリアポケット・ラミネートフィルム, リフィルポケット, ラミネートフィルム, IDカードホルダー
Office > Filing > Archive Boxes And Trays: 書類ケース・レタートレー, レタートレー, ファイルボックス, 文書保存箱
Office > Desk Supplies: デスク用品, 卓上用品, 事務小物
Office > Desk Supplies > Staplers And Staples: ホッチキス, ステープラー, ホッチキス針, 針なしホッチキス
Office > Desk Supplies > Hole Punches: 穴あけパンチ, 2穴パンチ, 一穴パンチ
Office > Desk Supplies > Clips And Pins: クリップ・画びょう, ゼムクリップ, ダブルクリップ, 画鋲
Office > Desk Supplies > Scissors And Cutters: はさみ・裁断用品, はさみ, ペーパーカッター, 裁断機
Office > Desk Supplies > Adhesive Tape: 粘着テープ, セロハンテープ, 両面テープ, マスキングテープ
Office > Desk Supplies > Glue: のり・接着用品, スティックのり, 液体のり, テープのり
Office > Desk Supplies > Desk Organizers: デスクオーガナイザー, ペン立て, 卓上収納, デスクマット
Office > Desk Supplies > Stamps And Ink Pads: スタンプ・スタンプ台, スタンプ台, ゴム印, 日付印
Office > Desk Supplies > Labels: ラベル・シール用紙, ラベルシール, 宛名ラベル, サーマルラベル
Office > Ink And Toner: インク・トナー, プリンターインク, インクリボン
Office > Ink And Toner > Ink Cartridges: インクカートリッジ, 互換インク, インクボトル, 純正インク
Office > Ink And Toner > Toner Cartridges: トナーカートリッジ, 互換トナー, ドラムユニット, 再生トナー
Office > Shipping Supplies: 梱包材, 梱包資材, 発送用品
Office > Shipping Supplies > Envelopes: 封筒, 窓付き封筒, クッション封筒, 宅配ビニール袋
Office > Shipping Supplies > Shipping Boxes: ダンボール箱, 段ボール, 梱包用段ボール, 引越しダンボール
Office > Shipping Supplies > Packing Tape: 梱包テープ, OPPテープ, ガムテープ, 布テープ
Office > Shipping Supplies > Cushioning And Wrapping: 緩衝材, 気泡緩衝材, ストレッチフィルム
Office > Shipping Supplies > Gift Wrap: ラッピング用品, 包装紙, ギフトバッグ, ラッピングリボン
Office > Shipping Supplies > Postage Stamps And Scales: 切手・郵便スケール, 切手, レタースケール, 郵便はかり
Office > Presentation: プレゼンテーション用品, 会議用品, 掲示用品
Office > Presentation > Whiteboards And Flipcharts: ホワイトボード, マグネットホワイトボード, 黒板, イーゼルパッド
Office > Presentation > Bulletin Boards: 掲示板, コルクボード, ピンナップボード, レターボード
Office > Presentation > Signs And Displays: サイン・ディスプレイ用品, カタログスタンド, 名札, サインスタンド
Office > Presentation > Presentation Remotes: プレゼンター, レーザーポインター, プレゼン用ワイヤレスリモコン, 指示棒
Office > Calculators: 電卓, 関数電卓, 実務電卓, 卓上電卓
Office > Office Machines: オフィス機器, 事務機器, タイプライター
Office > Office Machines > Shredders: シュレッダー, 電動シュレッダー, クロスカットシュレッダー, 業務用シュレッダー
Office > Office Machines > Laminators And Binding Machines: ラミネーター・製本機, ラミネーター, 製本機, 製本用リング
Office > Office Machines > Label Makers: ラベルライター, ラベルプリンター, ハンドラベラー
Office > Office Machines > Cash Registers And Money Counters: レジスター・紙幣計数機, レジスター, 紙幣カウンター, 手提げ金庫
Office > School Supplies: 学用品, 学校用品, 入学準備品, チョーク
Office > School Supplies > Pencil Cases: ペンケース, 筆箱, ペンポーチ, 筆入れ
Office > School Supplies > Rulers And Geometry: 定規・コンパス, 定規, 製図用コンパス, 三角定規
Office > School Supplies > Book Covers And Labels: ブックカバー, 透明ブックカバー, ブックコートフィルム, しおり
Office > Gift Cards: ギフトカード, ギフト券, プリペイドカード, デジタルギフトコード
Musical Instruments: 楽器, 楽器・音響機器, 楽器用品
Musical Instruments > Guitars: ギター, ギターセット, 左利き用ギター
Musical Instruments > Guitars > Acoustic Guitars: アコースティックギター, アコギ, エレアコ, フォークギター
Musical Instruments > Guitars > Classical Guitars: クラシックギター, ガットギター, フラメンコギター
Musical Instruments > Guitars > Electric Guitars: エレキギター, エレキギターセット, セミアコギター
Musical Instruments > Guitars > Bass Guitars: ベース, エレキベース, ベースギター, アコースティックベース
Musical Instruments > Guitars > Ukuleles: ウクレレ, ソプラノウクレレ, コンサートウクレレ
Musical Instruments > Guitars > Guitar Amplifiers: ギターアンプ, ベースアンプ, コンボアンプ, アンプヘッド
Musical Instruments > Guitars > Effects Pedals: ギターエフェクター, エフェクター, マルチエフェクター, エフェクターボード
Musical Instruments > Guitars > Guitar Strings: ギター弦, エレキギター弦, ベース弦, アコースティックギター弦
Musical Instruments > Guitars > Guitar Accessories: ギターアクセサリ, ギターピック, ギターストラップ, カポタスト
Musical Instruments > Keyboards And Pianos: ピアノ・キーボード, 鍵盤楽器, 電子楽器
Musical Instruments > Keyboards And Pianos > Digital Pianos: 電子ピアノ, デジタルピアノ, ステージピアノ, 88鍵盤電子ピアノ
Musical Instruments > Keyboards And Pianos > Keyboards: 電子キーボード, キーボード 61鍵盤, ロールピアノ, ポータブルキーボード
Musical Instruments > Keyboards And Pianos > Synthesizers: シンセサイザー, MIDIキーボード, ドラムマシン, サンプラー
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: アコースティックピアノ, アップライトピアノ, グランドピアノ, ハルモニウム
Musical Instruments > Keyboards And Pianos > Accordions: アコーディオン, 鍵盤ハーモニカ, コンサーティーナ, ボタンアコーディオン
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: キーボードスタンド・ピアノ椅子, キーボードスタンド, ピアノ椅子, サステインペダル
Musical Instruments > Drums And Percussion: ドラム・パーカッション, 打楽器, パーカッション
Musical Instruments > Drums And Percussion > Drum Kits: ドラムセット, 電子ドラム, スネアドラム, バスドラム
Musical Instruments > Drums And Percussion > Cymbals: シンバル, クラッシュシンバル, ハイハットシンバル, ライドシンバル
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: ドラムスティック・ハードウェア, ドラムスティック, ドラムスローン, ドラムペダル
Musical Instruments > Drums And Percussion > Hand Percussion: ハンドパーカッション, カホン, タンバリン, コンガ
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: 木琴・鉄琴, 木琴, グロッケン, カリンバ
Musical Instruments > Wind Instruments: 管楽器・吹奏楽器, 管楽器, バグパイプ
Musical Instruments > Wind Instruments > Recorders And Flutes: リコーダー・フルート, リコーダー, フルート, オカリナ
Musical Instruments > Wind Instruments > Saxophones: サックス, アルトサックス, テナーサックス, サクソフォン
Musical Instruments > Wind Instruments > Clarinets And Oboes: クラリネット・オーボエ, クラリネット, オーボエ, ファゴット
Musical Instruments > Wind Instruments > Trumpets And Brass: トランペット・金管楽器, トランペット, トロンボーン, ホルン
Musical Instruments > Wind Instruments > Harmonicas: ハーモニカ, ブルースハープ, クロマチックハーモニカ, カズー
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: リード・マウスピース, サックスリード, クラリネットリード, バルブオイル
Musical Instruments > String Instruments: 弦楽器, 擦弦楽器, オーケストラ弦楽器
Musical Instruments > String Instruments > Violins And Violas: バイオリン・ビオラ, バイオリン, ビオラ, バイオリン弓
Musical Instruments > String Instruments > Cellos And Double Basses: チェロ・コントラバス, チェロ, コントラバス, ウッドベース
Musical Instruments > String Instruments > Violin And Orchestral Strings: バイオリン弦・弦楽器弦, バイオリン弦, チェロ弦, ビオラ弦
Musical Instruments > String Instruments > Banjos Mandolins And Harps: マンドリン・ハープ, バンジョー, マンドリン, ライアーハープ
Musical Instruments > Stage And Recording: PA機器・レコーディング, レコーディング機材, PAシステム, 吸音材
Musical Instruments > Stage And Recording > Studio And Stage Microphones: ボーカルマイク・スタジオマイク, コンデンサーマイク, ダイナミックマイク, ワイヤレスマイクシステム
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: ミキサー・オーディオインターフェース, オーディオインターフェース, オーディオミキサー, DJコントローラー
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: PAスピーカー・舞台照明, PAスピーカー, ステージライト, スモークマシン
Musical Instruments > Music Accessories: 楽器アクセサリ, メトロノーム, チューナー, 譜面台
Musical Instruments > Sheet Music: 楽譜・スコア, 楽譜, ピアノ教則本, バンドスコア
Books And Media: 本・メディア, 書籍, 単行本, 文庫本
Books And Media > Fiction: 文学・評論, 小説, 現代小説, 短編集
Books And Media > Fiction > Crime And Thrillers: ミステリー・サスペンス, 推理小説, ミステリー小説, ホラー小説
Books And Media > Fiction > Science Fiction And Fantasy: SF・ファンタジー, SF小説, ファンタジー小説
Books And Media > Fiction > Romance Novels: 恋愛小説, ロマンス小説, 官能小説
Books And Media > Fiction > Young Adult Books: ヤングアダルト, 青春小説, ティーン向け小説
Books And Media > Fiction > Poetry And Drama: 詩歌・戯曲, 詩集, 戯曲, 句集
Books And Media > Non Fiction: ノンフィクション, エッセー・随筆, ルポルタージュ, 科学読み物
Books And Media > Non Fiction > Cookbooks: 料理本, レシピ本, クッキング・レシピ, お菓子作りの本
Books And Media > Non Fiction > Biographies: 伝記・自伝, 伝記, 自伝, 回顧録
Books And Media > Non Fiction > Travel Books: 旅行ガイド・マップ, 旅行ガイドブック, 道路地図, 紀行文
Books And Media > Non Fiction > Self Help And Psychology: 自己啓発・心理学, 自己啓発本, 心理学入門, メンタルヘルスの本
Books And Media > Non Fiction > Business And Money Books: ビジネス・経済書, ビジネス書, 投資の本, 経営書
Books And Media > Non Fiction > History And Politics: 歴史・政治, 歴史書, 世界史の本, 哲学書
Books And Media > Non Fiction > Health And Family Guides: 健康・子育て本, ダイエット本, 育児書, 妊娠出産の本
Books And Media > Non Fiction > Hobby And Nature Books: 趣味・自然の本, 園芸書, 手芸本, 野鳥図鑑
Books And Media > Non Fiction > Art And Photography Books: アート・写真集, 画集, 写真集, 建築・デザインの本
Books And Media > Non Fiction > Religion And Spirituality: 宗教・スピリチュアル, 聖書, 仏教書, 占いの本
Books And Media > Children's Books: 児童書, 子ども向けの本, 童話, 読み聞かせの本
Books And Media > Children's Books > Picture And Board Books: 絵本, しかけ絵本, 布絵本, 音の出る絵本
Books And Media > Children's Books > First Readers: はじめての読みもの, 低学年向け読み物, ひらがな絵本, 幼年童話
Books And Media > Children's Books > Kids Knowledge Books: 学習図鑑, こども図鑑, 恐竜図鑑, 学習まんが
Books And Media > Children's Books > Activity And Coloring Books: ぬりえ・知育ブック, ぬりえ, シールブック, めいろの本
Books And Media > Audiobooks And Audio Figures: オーディオブック, 朗読CD, ドラマCD, 読み聞かせCD
Books And Media > Comics And Graphic Novels: コミック, グラフィックノベル, 漫画, バンド・デシネ
Books And Media > Comics And Graphic Novels > Manga: マンガ, 少年コミック, 少女コミック, ライトノベル
Books And Media > Comics And Graphic Novels > Superhero Comics: アメコミ, スーパーヒーローコミック, アメリカンコミックス
Books And Media > Textbooks: 教科書・参考書, 大学教科書, 教材
Books And Media > Textbooks > School Textbooks: 学校教科書, 小学校教科書, 中学教科書, 高校教科書
Books And Media > Textbooks > Workbooks And Exam Prep: 問題集・ドリル, 問題集, 過去問題集, 学習ドリル
Books And Media > Textbooks > Language Learning Books: 語学学習書, 英会話の本, 英文法, 英単語帳
Books And Media > Textbooks > Dictionaries And Reference: 辞書・事典, 国語辞典, 英和辞典, 百科事典
Books And Media > Textbooks > Medicine Law And Science Books: 医学・法律・科学専門書, 医学書, 法律書, 理工学書
Books And Media > Textbooks > Computing Books: コンピュータ・IT書, プログラミング入門書, プログラミング本, IT技術書
Books And Media > Magazines And Newspapers: 雑誌・新聞, 雑誌, 新聞, 定期購読
Books And Media > Calendars: カレンダー, 壁掛けカレンダー, 卓上カレンダー, 日めくりカレンダー
Books And Media > Vinyl Records: レコード, LPレコード, アナログ盤, アナログレコード
Books And Media > Music CDs: 音楽CD, CDアルバム, CDシングル, サウンドトラックCD
Books And Media > Music Cassettes: カセットテープ, ミュージックカセット, 音楽カセット
Books And Media > Films: 映画, 映画ソフト, 映画コレクション
Books And Media > Films > DVDs: DVD, 映画DVD, DVD-BOX, 邦画DVD
Books And Media > Films > Blu-rays: ブルーレイ, Blu-ray Disc, 4K ULTRA HD ブルーレイ, ブルーレイBOX
Books And Media > Films > TV Series: TVドラマ・テレビシリーズ, ドラマDVD-BOX, 海外ドラマ, コンプリートシーズンBOX
Books And Media > Films > Concert And Music Videos: ミュージックビデオ・ライブ映像, ライブDVD, コンサートBlu-ray, ライブビデオ
Books And Media > Video Games: ゲームソフト, テレビゲームソフト, ダウンロード版ゲーム
Books And Media > Video Games > Nintendo Games: Nintendo Switchソフト, 任天堂ソフト, Switchゲームソフト, ニンテンドー3DSソフト
Books And Media > Video Games > PlayStation Games: プレイステーションソフト, PS5ソフト, PS4ソフト, PS5ゲームソフト
Books And Media > Video Games > Xbox Games: Xboxソフト, Xbox Oneソフト, Xboxゲーム
Books And Media > Video Games > PC Games: PCゲーム, PCゲームソフト, パソコンゲーム
Books And Media > Software: PCソフト, ソフトウェア, セキュリティソフト, ライセンス版ソフト
Books And Media > Ebooks: 電子書籍, 電子ブック, デジタルブック
Home: ホーム, ホーム&キッチン, 生活雑貨, 住まい
Home > Kitchen: キッチン用品, キッチン, 台所用品
Home > Kitchen > Cookware: 鍋・フライパン, 鍋フライパンセット, クックウェア, 鍋蓋
Home > Kitchen > Cookware > Frying Pans And Woks: フライパン・中華鍋, フライパン, 中華鍋, 卵焼き器
Home > Kitchen > Cookware > Pots And Saucepans: 両手鍋・片手鍋, 片手鍋, 両手鍋, ミルクパン
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: キャセロール・ココット鍋, 鋳物ホーロー鍋, 土鍋, ダッチオーブン
Home > Kitchen > Cookware > Pressure Cookers: 圧力鍋, 片手圧力鍋, 圧力鍋パッキン
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: オーブン皿・耐熱皿, グラタン皿, 耐熱皿, ココット皿
Home > Kitchen > Bakeware: 製菓・製パン用品, お菓子作り, 製菓道具
Home > Kitchen > Bakeware > Baking Tins And Trays: 焼き型・ケーキ型, ケーキ型, パウンド型, マフィン型
Home > Kitchen > Bakeware > Baking Tools: 製菓ツール, めん棒, クッキー型, 絞り袋
Home > Kitchen > Kitchen Tools: 調理器具, 製氷皿, サラダスピナー, すり鉢
Home > Kitchen > Kitchen Tools > Cooking Utensils: おたま・ターナー, フライ返し, おたま, トング
Home > Kitchen > Kitchen Tools > Peelers And Graters: ピーラー・おろし器, ピーラー, おろし金, スライサー
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: 缶切り・栓抜き・バー用品, 缶切り, 栓抜き, ワインオープナー
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: ボウル・ザル, 調理用ボウル, ザル, 水切りボウル
Home > Kitchen > Kitchen Tools > Cutting Boards: まな板, カッティングボード, まないたシート
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: キッチンスケール・計量器, キッチンスケール, 計量カップ, 計量スプーン
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: ミル・調味料入れ, ペッパーミル, ソルトミル, 調味料入れ
Home > Kitchen > Kitchen Tools > Knife Sharpeners: 包丁研ぎ器・ナイフブロック, シャープナー 包丁, 砥石, 包丁スタンド
Home > Kitchen > Kitchen Tools > Dish Racks: 水切りラック, 水切りかご, 水切りマット, キッチンペーパーホルダー
Home > Kitchen > Kitchen Tools > Kitchen Textiles: キッチンファブリック, 鍋つかみ, エプロン, ディッシュクロス
Home > Kitchen > Knives: 包丁・キッチンナイフ, 三徳包丁, 牛刀, ペティナイフ
Home > Kitchen > Tableware: 食器・カトラリー, テーブルウェア, 和食器, 洋食器
Home > Kitchen > Tableware > Plates: 皿・プレート, 大皿, 取り皿, ディナープレート
Home > Kitchen > Tableware > Bowls And Serving Dishes: ボウル・盛り皿, 丼, 小鉢, サラダボウル
Home > Kitchen > Tableware > Dinnerware Sets: 食器セット, ディナーセット, 皿セット
Home > Kitchen > Tableware > Mugs And Cups: マグカップ・コーヒーカップ, マグカップ, ティーカップ, 湯呑み
Home > Kitchen > Tableware > Cutlery: カトラリー, スプーン, フォーク, 箸
Home > Kitchen > Tableware > Teapots And Coffee Presses: 急須・ティーポット・コーヒープレス, ティーポット, 急須, フレンチプレス
Home > Kitchen > Tableware > Table Linens: テーブルリネン, テーブルクロス, ランチョンマット, テーブルランナー
Home > Kitchen > Tableware > Disposable Tableware: 使い捨て食器, 紙皿, 紙コップ, 使い捨てカトラリー
Home > Kitchen > Glassware: グラス・ガラス食器, グラスセット, クリスタルグラス
Home > Kitchen > Glassware > Drinking Glasses: タンブラー・グラス, ロックグラス, ビールグラス, ショットグラス
Home > Kitchen > Glassware > Wine Glasses: ワイングラス, シャンパングラス, カクテルグラス
Home > Kitchen > Glassware > Carafes And Pitchers: カラフェ・ピッチャー, 冷水筒, ピッチャー, デカンタ
Home > Kitchen > Food Storage: 食品保存, ブレッドケース, 冷蔵庫収納, キッチン保存用品
Home > Kitchen > Food Storage > Food Containers: 保存容器, 密閉容器, フードコンテナ, 冷凍保存容器
Home > Kitchen > Food Storage > Lunch Boxes: 弁当箱・ランチボックス, 弁当箱, ランチジャー, ランチバッグ
Home > Kitchen > Food Storage > Water Bottles: 水筒・ウォーターボトル, ウォーターボトル, スポーツボトル, 直飲み水筒
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: 真空断熱ボトル・タンブラー, ステンレスマグ, 真空断熱タンブラー, 魔法瓶
Home > Kitchen > Food Storage > Jars And Canisters: 保存瓶・キャニスター, キャニスター, ガラス保存瓶, スパイスボトル
Home > Kitchen > Water Filters: 浄水器, ポット型浄水器, 浄水器カートリッジ, 蛇口直結型浄水器
Home > Kitchen > Small Appliances: キッチン家電, 調理家電, ヨーグルトメーカー, ゆで卵器
Home > Kitchen > Small Appliances > Coffee Machines: コーヒーメーカー・エスプレッソマシン, コーヒーメーカー, エスプレッソマシン, カプセル式コーヒーメーカー
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: コーヒーミル・ミルクフォーマー, コーヒーミル, コーヒーグラインダー, ミルクフォーマー
Home > Kitchen > Small Appliances > Kettles: 電気ケトル・電気ポット, 電気ケトル, やかん, 電気ポット
Home > Kitchen > Small Appliances > Toasters: トースター, ポップアップトースター, パン焼き器 トースター
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: ワッフルメーカー・ホットサンドメーカー, ホットサンドメーカー, ワッフルメーカー, クレープメーカー
Home > Kitchen > Small Appliances > Blenders: ミキサー・ブレンダー, ジューサーミキサー, ハンドブレンダー, スムージーメーカー
Home > Kitchen > Small Appliances > Food Processors: フードプロセッサー, みじん切り器, 電動チョッパー, フードチョッパー
Home > Kitchen > Small Appliances > Mixers: ハンドミキサー・スタンドミキサー, ハンドミキサー, スタンドミキサー, 電動泡立て器
Home > Kitchen > Small Appliances > Juicers: ジューサー, スロージューサー, 低速ジューサー, レモン絞り 電動
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: ノンフライヤー・電気フライヤー, エアフライヤー, ノンフライヤー, 電気フライヤー
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: 炊飯器・電気調理鍋, 炊飯器, 電気圧力鍋, スロークッカー
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: ホットプレート・電気グリル, ホットプレート, たこ焼き器, 焼肉プレート
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: 電子レンジ・オーブントースター, 電子レンジ, オーブンレンジ, オーブントースター
Home > Kitchen > Small Appliances > Bread Makers: ホームベーカリー, 自動パン焼き機, パン焼き器 家庭用
Home > Kitchen > Small Appliances > Ice Cream Makers: アイスクリームメーカー・製氷機, アイスクリームメーカー, 製氷機, かき氷機
Home > Kitchen > Small Appliances > Food Slicers And Grinders: スライサー・ミートグラインダー, 電動スライサー, ミンサー, 製麺機
Home > Kitchen > Small Appliances > Vacuum Sealers: 真空パック機, 真空パック器, 真空パック袋, フードシーラー
Home > Kitchen > Small Appliances > Soda Makers: 炭酸水メーカー, ソーダメーカー, ソーダサイフォン, エスプーマ
Home > Large Appliances: 大型家電, 生活家電, 白物家電, ビルトイン家電
Home > Large Appliances > Refrigerators And Freezers: 冷蔵庫・冷凍庫, 冷蔵庫, 冷凍庫, ワインセラー
Home > Large Appliances > Dishwashers: 食器洗い乾燥機, 食洗機, 卓上食洗機
Home > Large Appliances > Washing Machines: 洗濯機, ドラム式洗濯機, 縦型洗濯機, 小型洗濯機
Home > Large Appliances > Tumble Dryers: 衣類乾燥機, 電気衣類乾燥機, 小型衣類乾燥機
Home > Large Appliances > Ovens And Cookers: オーブン・ガスレンジ, ビルトインオーブン, スチームオーブン ビルトイン, ガスオーブン
Home > Large Appliances > Cooktops: IH・ガスコンロ, IHクッキングヒーター, ガスコンロ, 卓上IH調理器
Home > Large Appliances > Range Hoods: レンジフード, 換気扇 キッチン, レンジフードフィルター
Home > Furniture: 家具, インテリア家具, パーテーション, 家具脚
Home > Furniture > Chairs: 椅子・チェア, チェア, 椅子, ロッキングチェア
Home > Furniture > Chairs > Dining Chairs: ダイニングチェア, 食卓椅子, ダイニングベンチ
Home > Furniture > Chairs > Office Chairs: オフィスチェア, デスクチェア, ゲーミングチェア, パソコンチェア
Home > Furniture > Chairs > Armchairs: アームチェア・リクライニングチェア, パーソナルチェア, リクライニングチェア, ビーズクッションソファ
Home > Furniture > Chairs > Stools And Ottomans: スツール・オットマン, スツール, カウンターチェア, オットマン
Home > Furniture > Tables: テーブル, 折りたたみテーブル, コンソールテーブル, カウンターテーブル
Home > Furniture > Tables > Dining Tables: ダイニングテーブル, 食卓テーブル, ダイニングテーブルセット, 伸長式テーブル
Home > Furniture > Tables > Coffee And Side Tables: ローテーブル・サイドテーブル, センターテーブル, サイドテーブル, コーヒーテーブル
Home > Furniture > Tables > Desks: デスク・机, パソコンデスク, 学習机, 昇降デスク
Home > Furniture > Sofas: ソファ, ソファベッド, カウチソファ, ソファーカバー
Home > Furniture > Shelves: 棚・シェルフ, 本棚, ウォールシェルフ, スチールラック
Home > Furniture > Beds: ベッド・ベッドフレーム, ベッドフレーム, すのこベッド, 二段ベッド
Home > Furniture > Mattresses: マットレス, 高反発マットレス, ポケットコイルマットレス, 三つ折りマットレス
Home > Furniture > Wardrobes: ワードローブ・洋服タンス, クローゼット, 洋服ダンス, ハンガーラック
Home > Furniture > Dressers And Nightstands: チェスト・ナイトテーブル, チェスト, ナイトテーブル, ドレッサー
Home > Furniture > Cabinets And Sideboards: サイドボード・キャビネット, テレビ台, サイドボード, 食器棚
Home > Furniture > Hallway Furniture: 玄関収納・家具, シューズラック, 下駄箱, コートハンガー
Home > Furniture > Bathroom Furniture: 洗面所・バス家具, ランドリーラック, 洗面台収納, トイレラック
Home > Furniture > Filing Cabinets: ファイルキャビネット・オフィス収納, 書類キャビネット, デスクワゴン, ロッカー
Home > Furniture > Kids Furniture: 子供家具, キッズチェア, キッズテーブル, おもちゃ収納
Home > Bedding: 寝具, ベッドカバー, ベッドスプレッド, 敷布団
Home > Bedding > Pillows: 枕, まくら, 低反発枕, 抱き枕
Home > Bedding > Duvets: 掛け布団, 羽毛布団, 肌掛け布団, 加重ブランケット
Home > Bedding > Bed Linen Sets: 布団カバーセット, 掛け布団カバー, 枕カバー, ピローケース
Home > Bedding > Bed Sheets: シーツ, ボックスシーツ, フラットシーツ, ベッドシーツ
Home > Bedding > Blankets And Throws: 毛布・ブランケット, 毛布, ブランケット, スロー
Home > Bedding > Mattress Toppers And Protectors: マットレストッパー・敷きパッド, 敷きパッド, マットレスパッド, マットレスプロテクター
Home > Bath: バス・洗面用品, バス用品, 洗面用品, バスルーム
Home > Bath > Towels: タオル, バスタオル, フェイスタオル, ビーチタオル
Home > Bath > Bath Mats: バスマット, 珪藻土バスマット, お風呂マット 滑り止め, トイレマット
Home > Bath > Shower Curtains: シャワーカーテン, シャワーカーテンリング, バスカーテン
Home > Bath > Bathroom Accessories: バス・トイレアクセサリー, ソープディスペンサー, タオル掛け, トイレットペーパーホルダー
Home > Bath > Toilet Seats And Brushes: 便座・トイレブラシ, 便座, 温水洗浄便座, トイレブラシ
Home > Bath > Bathroom Scales: 体重計, 体組成計, 体脂肪計, デジタルヘルスメーター
Home > Lighting: 照明, ライト, ランプシェード, led照明
Home > Lighting > Ceiling And Wall Lights: シーリングライト・壁掛け照明, シーリングライト, ペンダントライト, ブラケットライト
Home > Lighting > Floor Lamps: フロアライト, フロアスタンド, フロアランプ, スタンドライト
Home > Lighting > Table Lamps: テーブルランプ・デスクライト, デスクライト, テーブルランプ, ベッドサイドランプ
Home > Lighting > Light Bulbs: 電球, led電球, 蛍光灯, 電球形蛍光灯
Home > Lighting > LED Strips And String Lights: ledテープ・ストリングライト, ledテープライト, ストリングライト, イルミネーションライト
Home > Decor: インテリア・装飾, インテリア雑貨, 置物・飾り, ホームデコレーション
Home > Decor > Vases: 花瓶, フラワーベース, 一輪挿し
Home > Decor > Candles: キャンドル, アロマキャンドル, ティーライトキャンドル, ろうそく
Home > Decor > Candle Holders: キャンドルホルダー, 燭台, キャンドルスタンド, ランタン キャンドル
Home > Decor > Home Fragrance: ホームフレグランス, ルームフレグランス, お香, アロマディフューザー
Home > Decor > Picture Frames: フォトフレーム・額縁, フォトフレーム, 写真立て, 額縁
Home > Decor > Wall Art: ウォールアート・ポスター, アートパネル, ポスター, タペストリー
Home > Decor > Mirrors: ミラー・鏡, 全身鏡, 姿見, 卓上ミラー
Home > Decor > Clocks: 時計, 掛け時計, 目覚まし時計, 置き時計
Home > Decor > Rugs: ラグ・カーペット・マット, ラグ, カーペット, 玄関マット
Home > Decor > Curtains: カーテン, 遮光カーテン, レースカーテン, カーテンレール
Home > Decor > Blinds: ブラインド・ロールスクリーン, ロールスクリーン, ブラインド, 窓フィルム
Home > Decor > Cushions: クッション・座布団, クッションカバー, シートクッション, 座布団
Home > Decor > Artificial Plants And Flowers: 造花・フェイクグリーン, 造花, 人工観葉植物, ドライフラワー
Home > Decor > Figurines And Ornaments: 置物・オブジェ, 置物, オブジェ, 彫像
Home > Decor > Wallpaper And Wall Stickers: 壁紙・ウォールステッカー, 壁紙, ウォールステッカー, カッティングシート
Home > Decor > Seasonal Decoration: 季節の飾り, 季節装飾, 節句飾り, ハーベスト装飾
Home > Decor > Seasonal Decoration > Christmas Decorations: クリスマス飾り, クリスマスツリー, オーナメント クリスマス, クリスマスリース
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: ハロウィン・イースター飾り, ハロウィン飾り, ハロウィン装飾, イースターエッグ
Home > Decor > Seasonal Decoration > Party Decorations: パーティー飾り・風船, バルーン, 誕生日飾り付け, ガーランド
Home > Storage And Organization: 収納・整理用品, 収納用品, 整理整頓, 収納ラック
Home > Storage And Organization > Storage Boxes And Baskets: 収納ボックス・バスケット, 収納ケース, 収納バスケット, 衣装ケース
Home > Storage And Organization > Hangers And Hooks: ハンガー・フック, 洋服ハンガー, 粘着フック, ドアハンガー
Home > Storage And Organization > Closet And Drawer Organizers: クローゼット・引き出し整理, 引き出し仕切り, 吊り下げ収納, ジュエリーボックス
Home > Storage And Organization > Trash Cans: ゴミ箱, ペダル式ゴミ箱, 分別ゴミ箱, ダストボックス
Home > Floor Care: 掃除機・床ケア家電, フロアケア家電, 電動モップ, 窓用バキュームクリーナー
Home > Floor Care > Vacuum Cleaners: 掃除機, キャニスター掃除機, サイクロン掃除機, 紙パック式掃除機
Home > Floor Care > Cordless And Handheld Vacuums: コードレス・ハンディ掃除機, コードレス掃除機, スティッククリーナー, ハンディクリーナー
Home > Floor Care > Robot Vacuums: ロボット掃除機, 水拭きロボット掃除機, 窓掃除ロボット
Home > Floor Care > Steam And Carpet Cleaners: スチームクリーナー・カーペット洗浄機, スチームクリーナー, スチームモップ, カーペット洗浄機
Home > Floor Care > Vacuum Bags And Accessories: 掃除機用紙パック・アクセサリ, 掃除機紙パック, 掃除機フィルター, 掃除機ヘッド
Home > Garment Care: 衣類ケア・ランドリー, 洗濯小物, 洗濯バサミ, 洗濯ネット
Home > Garment Care > Irons: アイロン, スチームアイロン, コードレスアイロン, ドライアイロン
Home > Garment Care > Garment Steamers: 衣類スチーマー, ハンディスチーマー, ガーメントスチーマー
Home > Garment Care > Ironing Boards: アイロン台, スタンド式アイロン台, アイロン台カバー, アイロンマット
Home > Garment Care > Drying Racks And Clothes Lines: 物干し・物干し竿, 室内物干し, 物干しスタンド, 物干しロープ
Home > Garment Care > Laundry Baskets: ランドリーバスケット, 洗濯かご, 脱衣かご, ランドリーワゴン
Home > Garment Care > Lint Removers And Fabric Shavers: 毛玉取り器・洋服ブラシ, 毛玉取り器, 毛玉クリーナー, 洋服ブラシ
Home > Heating And Cooling: 冷暖房・空調家電, 季節家電, 空調, サーモスタット
Home > Heating And Cooling > Heaters: ヒーター・ストーブ, セラミックファンヒーター, オイルヒーター, 電気ストーブ
Home > Heating And Cooling > Fireplaces And Stoves: 暖炉・薪ストーブ, 電気暖炉, 薪ストーブ, ペレットストーブ
Home > Heating And Cooling > Fans: 扇風機・サーキュレーター, 扇風機, サーキュレーター, シーリングファン
Home > Heating And Cooling > Air Conditioners: エアコン・冷風機, エアコン, スポットクーラー, 冷風機
Home > Heating And Cooling > Air Purifiers: 空気清浄機, 空気清浄機フィルター, 加湿空気清浄機
Home > Heating And Cooling > Humidifiers And Dehumidifiers: 加湿器・除湿機, 加湿器, 除湿機, 湿度計
Home > Heating And Cooling > Electric Blankets And Heat Pads: 電気毛布・電気あんか, 電気毛布, 電気敷毛布, 湯たんぽ
Garden: ガーデン・園芸, ガーデニング, 園芸用品, 庭用品
Garden > Plants: 植物, 鉢植え, 生花・植物, ポット苗
Garden > Plants > Houseplants: 観葉植物, インドアグリーン, モンステラ, サンスベリア
Garden > Plants > Cacti And Succulents: サボテン・多肉植物, サボテン, 多肉植物, アロエ 苗
Garden > Plants > Bonsai: 盆栽, ミニ盆栽, 盆栽セット, 盆栽鉢
Garden > Plants > Garden Flowers: 草花・花苗, 花苗, 宿根草, アジサイ 苗
Garden > Plants > Trees And Shrubs: 樹木・庭木, 苗木, 果樹苗, バラ苗
Garden > Plants > Herb And Vegetable Plants: 野菜苗・ハーブ苗, 野菜苗, ハーブ苗, いちご苗
Garden > Plants > Flower Bulbs: 花の球根, 球根, チューリップ球根, 水仙 球根
Garden > Plants > Cut Flowers: 切り花・花束, 花束, 生花ブーケ, フラワーアレンジメント
Garden > Seeds: 種, 種子, 園芸用種, タネ
Garden > Seeds > Vegetable And Herb Seeds: 野菜・ハーブの種, 野菜の種, トマトの種, バジルの種
Garden > Seeds > Flower Seeds: 花の種, 草花の種, ワイルドフラワーの種, ひまわりの種 園芸
Garden > Seeds > Grass Seeds: 芝生の種, 芝の種, 西洋芝 種, 芝生補修種
Garden > Soil And Fertilizer: 土・肥料, 土壌改良材, 園芸用石灰, 用土
Garden > Soil And Fertilizer > Potting Soil And Compost: 培養土・用土, 培養土, 腐葉土, パーライト
Garden > Soil And Fertilizer > Fertilizers: 肥料・活力剤, 肥料, 液体肥料, 植物活力剤
Garden > Soil And Fertilizer > Mulch And Decorative Stones: マルチング材・化粧石, バークチップ, 化粧砂利, ウッドチップ
Garden > Soil And Fertilizer > Composters: コンポスター, コンポスト容器, 生ごみ堆肥化容器, ボカシ容器
Garden > Pots: 植木鉢・プランター, フラワースタンド, 鉢皿, 植木鉢台
Garden > Pots > Plant Pots: 植木鉢・鉢カバー, 植木鉢, 鉢カバー, ハンギングポット
Garden > Pots > Planters And Raised Beds: プランター・レイズドベッド, プランター, レイズドベッド, 菜園プランター
Garden > Pots > Seed Trays And Propagators: 育苗トレー・育苗器, 育苗トレー, セルトレイ, 育苗ポット
Garden > Watering: 散水・水やり, 散水用品, 潅水用品, 水やり用品
Garden > Watering > Garden Hoses And Fittings: 散水ホース・継手, 散水ホース, ホースリール, 散水ノズル
Garden > Watering > Sprinklers And Irrigation: スプリンクラー・自動散水, スプリンクラー, 自動水やり器, 散水タイマー
Garden > Watering > Watering Cans And Sprayers: じょうろ・噴霧器, じょうろ, 噴霧器, 霧吹き 園芸
Garden > Watering > Rain Barrels And Water Pumps: 雨水タンク・水中ポンプ, 雨水タンク, 水中ポンプ, 給水ポンプ
Garden > Garden Tools: 園芸工具, ガーデンツール, ガーデニングツールセット, 落ち葉つかみ
Garden > Garden Tools > Spades Rakes And Trowels: スコップ・レーキ・シャベル, ショベル, レーキ, 草取り鎌
Garden > Garden Tools > Pruners And Shears: 剪定鋏・刈込鋏, 剪定ばさみ, 刈込鋏, 高枝切りばさみ
Garden > Garden Tools > Wheelbarrows And Garden Carts: 一輪車・ガーデンカート, 手押し一輪車, ガーデンカート, ガーデンバッグ 落ち葉
Garden > Garden Tools > Gardening Gloves: ガーデニング手袋, 園芸用手袋, ガーデングローブ, バラ用手袋
Garden > Garden Tools > Garden Twine And Plant Supports: 園芸支柱・誘引ひも, 園芸支柱, トレリス, 誘引紐
Garden > Garden Power Tools: 園芸機械, 電動園芸工具, エンジン園芸機械, 農機具
Garden > Garden Power Tools > Lawn Mowers: 芝刈り機, 電動芝刈り機, 手動芝刈り機, 乗用芝刈機
Garden > Garden Power Tools > Robotic Lawn Mowers: ロボット芝刈り機, ロボット草刈機, 自動芝刈り機, 境界ワイヤー
Garden > Garden Power Tools > Grass And Hedge Trimmers: 草刈り機・ヘッジトリマー, 草刈機, ヘッジトリマー, 刈払機
Garden > Garden Power Tools > Chainsaws: チェーンソー, 電動チェーンソー, 充電式チェーンソー, ソーチェーン
Garden > Garden Power Tools > Leaf Blowers: ブロワー・除雪機, ブロワー, 落ち葉 バキューム, 除雪機
Garden > Garden Power Tools > Pressure Washers: 高圧洗浄機, コードレス高圧洗浄機, 高圧洗浄機 ホース, 高圧洗浄機 ノズル
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: 粉砕機・耕運機, ガーデンシュレッダー, 耕運機, 薪割り機
Garden > Garden Furniture: ガーデンファニチャー, 屋外用家具, ガーデン家具, ラタン調ガーデン家具
Garden > Garden Furniture > Garden Chairs And Benches: ガーデンチェア・ベンチ, ガーデンチェア, ガーデンベンチ, アディロンダックチェア
Garden > Garden Furniture > Garden Tables And Furniture Sets: ガーデンテーブル・セット, ガーデンテーブル, ガーデンテーブルセット, ガーデンソファセット
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: サンラウンジャー・ハンギングチェア, サンラウンジャー, リクライニングデッキチェア, ハンギングチェア
Garden > Garden Furniture > Garden Cushions And Furniture Covers: ガーデンクッション・家具カバー, 屋外用クッション, ガーデン家具カバー, 屋外収納ボックス
Garden > Garden Shade And Fencing: 日よけ・フェンス, 屋外日よけ, 遮光ネット, 目隠し・日除け
Garden > Garden Shade And Fencing > Parasols And Awnings: パラソル・オーニング, ガーデンパラソル, オーニング, シェードセイル
Garden > Garden Shade And Fencing > Gazebos And Pergolas: ガゼボ・パーゴラ, ガゼボ, パーゴラ, ワンタッチタープテント
Garden > Garden Shade And Fencing > Fences And Privacy Screens: フェンス・目隠し, ガーデンフェンス, 目隠しフェンス, グリーンフェンス
Garden > Grills And Outdoor Cooking: バーベキュー・屋外調理, バーベキュー用品, アウトドアキッチン, BBQ用品
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: バーベキューグリル・ピザ窯, バーベキューコンロ, ガスグリル, ピザ窯
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: バーベキュー用具, バーベキュートング, バーベキュー網, 火起こし器
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: 木炭・着火剤, バーベキュー木炭, 着火剤, 薪
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: ファイヤーピット・屋外ヒーター, 焚き火台 ガーデン, パティオヒーター, 屋外ストーブ
Garden > Pools And Ponds: プール・池, プール用品, 池用品, ウォーターガーデン
Garden > Pools And Ponds > Swimming Pools: 家庭用プール, ビニールプール, フレームプール, 子供用プール
Garden > Pools And Ponds > Hot Tubs: ジャグジー・スパ, 屋外ジャグジー, アイスバス, バレルサウナ
Garden > Pools And Ponds > Pool Chemicals: プール用薬品, プール用塩素剤, 塩素タブレット, プール用pH調整剤
Garden > Pools And Ponds > Pool Pumps And Cleaning: プールポンプ・清掃, プール用ろ過ポンプ, プールロボット掃除機, プール用ネット
Garden > Pools And Ponds > Ponds And Fountains: 池・噴水, 池ポンプ, ガーデン噴水, 池用防水シート
Garden > Outdoor Lighting: 屋外照明, ガーデンライト, 庭園灯, エクステリア照明
Garden > Outdoor Lighting > Solar Lights: ソーラーライト, ソーラーガーデンライト, ソーラーセンサーライト, ソーラーランタン 庭
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: 屋外ライト・投光器, LED投光器, ポーチライト, センサーライト
Garden > Outdoor Lighting > String Lights And Torches: 屋外ストリングライト・トーチ, 屋外用ストリングライト, ガーデントーチ, シトロネラキャンドル
Garden > Sheds And Greenhouses: 物置・温室, ガーデン建物, 屋外収納, ガーデンハウス
Garden > Sheds And Greenhouses > Garden Sheds: 物置・ガーデンシェッド, 物置, 自転車置き場, 薪棚
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: 温室・植物保護, ビニールハウス, 防草シート, 園芸用不織布
Garden > Outdoor Pest And Weed Control: 園芸用農薬・防除, 農薬, 園芸薬品, 病害虫・雑草対策
Garden > Outdoor Pest And Weed Control > Weed Killers: 除草剤, 液体除草剤, 芝生用除草剤, コケ取り剤
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: 殺虫剤・殺菌剤 園芸, 園芸用殺虫剤, 園芸用殺菌剤, ナメクジ駆除剤
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: 動物よけ・捕獲器, 猫よけ, 鳥よけ, モグラよけ
Garden > Bird Feeders And Wildlife: 野鳥・野生動物, 野鳥用品, バードケア, 野鳥
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: 野鳥用餌台・巣箱, バードフィーダー, 巣箱 野鳥, バードバス
Garden > Bird Feeders And Wildlife > Wild Bird Food: 野鳥の餌, 野鳥用フード, 野鳥用ひまわりの種, 野鳥用脂肪ケーキ
Garden > Garden Decor: ガーデンオーナメント・装飾, ガーデンオーナメント, 風鈴 ウィンドチャイム, 人工芝
Tools: DIY・工具, 工具, 日曜大工, ホームセンター
Tools > Power Tools: 電動工具, 充電式工具, コードレス工具, 電動工具セット
Tools > Power Tools > Drills And Screwdrivers: ドリル・ドライバー, 電動ドライバー, インパクトドライバー, 振動ドリル
Tools > Power Tools > Rotary Hammers And Demolition Hammers: ハンマドリル・電動ハンマー, ハンマードリル, 電動ハンマー, はつり機
Tools > Power Tools > Power Saws: 電動のこぎり, 丸ノコ, ジグソー, 卓上スライド丸ノコ
Tools > Power Tools > Grinders And Polishers: グラインダー・ポリッシャー, ディスクグラインダー, ベンチグラインダー, 電動ポリッシャー
Tools > Power Tools > Sanders Planers And Routers: サンダー・カンナ・トリマー, 電動サンダー, 電動カンナ, 木工用トリマー
Tools > Power Tools > Multi Tools And Rotary Tools: 電動マルチツール・ミニルーター, 電動マルチツール, ミニルーター, 電動彫刻ペン
Tools > Power Tools > Heat Guns And Paint Sprayers: ヒートガン・塗装機, ヒートガン, 電動スプレーガン, 塗料撹拌機
Tools > Power Tools > Nailers And Glue Guns: 釘打機・グルーガン, 釘打ち機, 電動タッカー, グルーガン
Tools > Power Tools > Air Compressors And Pneumatic Tools: エアコンプレッサー・エアツール, エアーコンプレッサー, エアツール, エアホース
Tools > Power Tools > Workshop Vacuums: 業務用掃除機・集じん機, 乾湿両用掃除機, 集塵機, 集じん機
Tools > Power Tools > Generators: 発電機, インバーター発電機, ポータブル発電機, 非常用発電機
Tools > Power Tools > Tool Batteries And Chargers: 電動工具用バッテリー・充電器, 電動工具用バッテリー, 工具用互換バッテリー, 電動工具用充電器
Tools > Power Tools > Drill Bits And Screwdriver Bits: ドリルビット・ドライバービット, ドリル刃, ビットセット, ホールソー
Tools > Power Tools > Saw Blades And Abrasives: 替刃・研磨材, チップソー, サンドペーパー, 切断砥石
Tools > Hand Tools: 作業工具, 工具セット, ツールセット, 手動工具
Tools > Hand Tools > Hammers And Mallets: ハンマー・斧, 金づち, ゴムハンマー, 斧
Tools > Hand Tools > Screwdrivers: 手動ドライバー, ドライバーセット, 精密ドライバー, プラスドライバー
Tools > Hand Tools > Wrenches Sockets And Hex Keys: レンチ・ソケット・六角レンチ, スパナ, ソケットレンチセット, 六角レンチ
Tools > Hand Tools > Pliers And Cutters: ペンチ・ニッパー, ペンチ, ニッパー, ワイヤーストリッパー
Tools > Hand Tools > Multi Tools And Pocket Knives: マルチツール・折りたたみナイフ, 十徳ナイフ, フォールディングナイフ, アウトドアナイフ
Tools > Hand Tools > Utility Knives And Scrapers: カッターナイフ・スクレーパー, カッターナイフ, カッター替刃, スクレーパー
Tools > Hand Tools > Hand Saws: 手ノコ, のこぎり, 金切ノコ, 折込鋸
Tools > Hand Tools > Chisels Files And Planes: ノミ・ヤスリ・カンナ, 彫刻ノミ, 鉄工ヤスリ, 手カンナ
Tools > Hand Tools > Clamps And Vises: クランプ・バイス, クランプ, F型クランプ, 万力
Tools > Hand Tools > Staple Guns And Caulking Guns: タッカー・コーキングガン, ハンドタッカー, コーキングガン, タッカー針
Tools > Measuring Tools: 計測工具・測定器, 測定工具, 計測器, 墨つけ工具
Tools > Measuring Tools > Tape Measures And Rules: メジャー・定規, コンベックス, ノギス, さしがね
Tools > Measuring Tools > Spirit Levels And Laser Levels: 水平器・レーザー墨出し器, 水平器, レーザー墨出し器, レーザー距離計
Tools > Measuring Tools > Multimeters And Detectors: テスター・検知器, デジタルテスター, 検電器, クランプメーター
Tools > Fasteners And Hardware: 金物・留め具, 建築金物, 締結部品, 金物セット
Tools > Fasteners And Hardware > Screws Bolts And Nuts: ネジ・ボルト・ナット, 木ネジ, ボルト, 六角ナット
Tools > Fasteners And Hardware > Nails And Tacks: 釘・鋲・リベット, 釘, 飾り鋲, ブラインドリベット
Tools > Fasteners And Hardware > Wall Plugs And Anchors: アンカー・プラグ, コンクリートプラグ, ボードアンカー, 石膏ボード用アンカー
Tools > Fasteners And Hardware > Hooks And Brackets: フック・棚受け, 壁掛けフック, 棚受け金具, L字金具
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: 蝶番・取っ手・家具金物, 蝶番, ドアノブ, スライドレール
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: ロープ・チェーン・結束バンド, 結束バンド, ロープ, ワイヤーロープ
Tools > Paint: 塗料・塗装用品, ペンキ, 塗料, 下塗り塗料
Tools > Paint > Wall And Ceiling Paint: 壁・天井用塗料, 室内壁用塗料, 壁紙用水性ペンキ, 外壁塗料
Tools > Paint > Wood And Metal Paint: 木部・鉄部用塗料, 木材用ステイン, ニス, サビ止め塗料
Tools > Paint > Spray Paint: スプレー塗料, ラッカースプレー, 塗料スプレー缶, 水性スプレー塗料
Tools > Paint > Paint Brushes And Rollers: 刷毛・ペイントローラー, 塗装用刷毛, ペイントローラー, ローラーバケット
Tools > Paint > Masking Tape And Dust Sheets: 塗装用マスキングテープ・養生シート, 養生テープ, マスカーテープ, 養生シート
Tools > Paint > Thinners And Strippers: うすめ液・剥離剤, ペイントうすめ液, 塗料剥離剤, ラッカーシンナー
Tools > Paint > Wallpaper And Wall Coverings: 壁紙・ウォールパネル, 壁紙, 壁紙シール, 壁紙用のり
Tools > Adhesives And Sealants: 接着剤・補修材, 接着剤, 接着・補修用品, 補修剤
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: 瞬間接着剤・建築用接着剤, 瞬間接着剤, 木工用接着剤, エポキシ接着剤
Tools > Adhesives And Sealants > Silicone And Fillers: シーリング材・パテ, コーキング剤, 壁用パテ, 発泡ウレタンスプレー
Tools > Adhesives And Sealants > Technical Tapes: 補修・絶縁テープ, ダクトテープ, 絶縁ビニールテープ, 強力両面テープ
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: 潤滑剤・浸透剤, 潤滑スプレー, 浸透潤滑剤, シリコンスプレー
Tools > Electrical: 電設資材, 電気設備, 配線器具, 電材
Tools > Electrical > Switches And Sockets: スイッチ・コンセント, 壁スイッチ, 埋込コンセント, 調光スイッチ
Tools > Electrical > Extension Cords And Power Strips: 延長コード・電源タップ, 電源タップ, 延長コード, コードリール
Tools > Electrical > Cables And Cable Management: 電線・配線整理, 電線ケーブル, 配線モール, 熱収縮チューブ
Tools > Electrical > Fuses And Circuit Breakers: ヒューズ・ブレーカー, 漏電ブレーカー, 安全ブレーカー, 分電盤
Tools > Electrical > Solar Panels And Power Stations: ソーラーパネル・ポータブル電源, ソーラーパネル, ポータブル電源, ソーラーインバーター
Tools > Plumbing: 水回り・配管, 水道用品, 住宅設備, 給排水設備
Tools > Plumbing > Taps And Faucets: 蛇口・水栓, 混合水栓, キッチン水栓, 蛇口
Tools > Plumbing > Showers And Shower Heads: シャワー・シャワーヘッド, シャワーヘッド, シャワーホース, シャワー水栓
Tools > Plumbing > Toilets Sinks And Bathtubs: トイレ・洗面台・浴槽, 便座, 洗面ボウル, 浴槽
Tools > Plumbing > Pipes And Fittings: 配管・継手, 塩ビパイプ, 継手, ボールバルブ
Tools > Plumbing > Drain Snakes And Plungers: ラバーカップ・排水管清掃用品, ラバーカップ, ワイヤー式パイプクリーナー, トイレつまり取り
Tools > Plumbing > Water Heaters And Heating: 給湯器・暖房設備, 給湯器, 電気温水器, 床暖房
Tools > Flashlights And Work Lights: 懐中電灯・作業灯, 懐中電灯, LEDヘッドランプ, 作業灯
Tools > Locks And Safes: 錠前・金庫, 鍵・防犯, 錠, 防犯用品
Tools > Locks And Safes > Padlocks: 南京錠, パドロック, ダイヤル式南京錠, スーツケースロック
Tools > Locks And Safes > Door Locks And Cylinders: ドアロック・シリンダー, ドア錠, スマートロック, 補助錠
Tools > Locks And Safes > Safes And Key Cabinets: 金庫・キーボックス, 耐火金庫, 手提げ金庫, キーボックス
Tools > Smoke And Gas Alarms: 火災警報器・ガス警報器, 火災報知器, ガス漏れ警報器, 消火器
Tools > Workwear And Protective Gear: 作業着・安全用品, 保護具, 安全用品, フルハーネス
Tools > Workwear And Protective Gear > Work Clothing: 作業服, 作業ズボン, つなぎ, 安全ベスト
Tools > Workwear And Protective Gear > Safety Shoes: 安全靴, 安全スニーカー, 作業靴, 先芯入り安全長靴
Tools > Workwear And Protective Gear > Work Gloves: 作業用手袋, 作業手袋, 防刃手袋, 軍手
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: ヘルメット・保護メガネ・イヤーマフ, 作業用ヘルメット, 保護メガネ, 防音イヤーマフ
Tools > Workwear And Protective Gear > Dust Masks And Respirators: 防塵マスク・防毒マスク, 防じんマスク, 防毒マスク, 取替え式防じんマスク
Tools > Ladders And Scaffolding: はしご・脚立・足場, 脚立, はしご, 足場台
Tools > Tool Storage And Workshop: 工具収納・作業場, 工具収納, ガレージ収納, 作業場用品
Tools > Tool Storage And Workshop > Tool Boxes And Bags: 工具箱・ツールバッグ, 工具箱, ツールボックス, 腰袋
Tools > Tool Storage And Workshop > Workbenches And Shelving: 作業台・業務用ラック, 作業台, スチールラック, ソーホース
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: 台車・荷役用品, 台車, チェーンブロック, ハンドパレット
Tools > Welding And Soldering: 溶接・はんだ付け, 溶接機, はんだごて, はんだ
Tools > Building Materials: 建築資材, 建材, 住宅資材, リフォーム資材
Tools > Building Materials > Cement And Plaster: セメント・左官材, セメント, モルタル, コンクリート
Tools > Building Materials > Flooring And Tiles: 床材・タイル, フローリング材, フロアタイル, クッションフロア
Tools > Building Materials > Timber And Sheet Materials: 木材・板材, 合板, アクリル板, 角材
Tools > Building Materials > Insulation Doors And Windows: 断熱材・ドア・窓, 断熱材, 隙間テープ, 網戸
Automotive: カー・バイク用品, 車用品, 自動車, カー用品
Automotive > Car Care: 洗車・ボディケア, 洗車用品, 洗車セット, カーケア用品
Automotive > Car Care > Car Shampoos: カーシャンプー, 洗車シャンプー, 虫取りクリーナー 車, 水なし洗車剤
Automotive > Car Care > Car Waxes And Polishes: カーワックス・コーティング剤, カーワックス, ガラスコーティング剤 車, コンパウンド
Automotive > Car Care > Car Interior Cleaners: 車内クリーナー, 内装クリーナー, ダッシュボード艶出し, 車用レザークリーナー
Automotive > Car Care > Wheel And Tyre Cleaners: ホイール・タイヤクリーナー, ホイールクリーナー, タイヤワックス, 鉄粉除去剤
Automotive > Car Care > Car Glass Cleaners: 車用ガラスクリーナー, 油膜取り, ガラス撥水剤, 解氷スプレー
Automotive > Car Care > Car Wash Tools: 洗車道具, 洗車スポンジ, 洗車用タオル, 洗車ブラシ
Automotive > Car Care > Car Air Fresheners: 車用芳香剤, 車用消臭剤, カーフレグランス, エアコン吹き出し口 芳香剤
Automotive > Car Care > Car Paint And Body Repair: 車用塗料・ボディ補修, タッチアップペン, 車用パテ, 車用補修スプレー
Automotive > Oils And Fluids: オイル・液類, カーケミカル, 車用オイル, 車用フルード
Automotive > Oils And Fluids > Motor Oils: エンジンオイル, モーターオイル, 化学合成油 エンジンオイル, ディーゼルエンジンオイル
Automotive > Oils And Fluids > Gear And Transmission Oils: ギアオイル・ATF, ギアオイル, ATF, パワステフルード
Automotive > Oils And Fluids > Brake Fluids: ブレーキフルード, ブレーキオイル, ブレーキ液
Automotive > Oils And Fluids > Antifreeze And Coolants: クーラント・不凍液, クーラント液, 不凍液, ラジエーター液
Automotive > Oils And Fluids > Screenwash: ウォッシャー液, ウインドウォッシャー液, 撥水ウォッシャー液
Automotive > Oils And Fluids > Fuel And Oil Additives: 燃料・オイル添加剤, 燃料添加剤, オイル添加剤, インジェクタークリーナー
Automotive > Oils And Fluids > Adblue: アドブルー, アドブルー 尿素水, 高品位尿素水
Automotive > Oils And Fluids > Greases And Workshop Sprays: グリース・整備用ケミカル, パーツクリーナー, 車用グリース, キャブクリーナー
Automotive > Car Parts: 自動車パーツ, 車用交換部品, 純正互換部品, 補修部品
Automotive > Car Parts > Brakes: ブレーキ部品, ブレーキパッド, ブレーキローター, ブレーキキャリパー
Automotive > Car Parts > Car Filters: 車用フィルター, オイルフィルター, 車用エアコンフィルター, エアフィルター 車
Automotive > Car Parts > Spark Plugs And Ignition: スパークプラグ・点火系, スパークプラグ, イグニッションコイル, グロープラグ
Automotive > Car Parts > Car Light Bulbs: 自動車用バルブ, ヘッドライトバルブ, LEDバルブ 車, HIDバルブ
Automotive > Car Parts > Headlights And Tail Lights: ヘッドライト・テールランプ, ヘッドライトユニット, テールランプ, フォグランプ
Automotive > Car Parts > Wiper Blades: ワイパーブレード, 車用ワイパー, ワイパー替えゴム, リアワイパー
Automotive > Car Parts > Suspension And Steering: サスペンション・ステアリング, ショックアブソーバー, コントロールアーム, ハブベアリング
Automotive > Car Parts > Engine And Drivetrain Parts: エンジン・駆動系部品, タイミングベルト, クラッチキット, オルタネーター
Automotive > Car Parts > Exhaust Parts: 排気系部品, マフラー, 触媒コンバーター, O2センサー
Automotive > Car Parts > Mirrors And Body Parts: ミラー・外装パーツ, ドアミラー, ミラーレンズ 車, バンパー
Automotive > Car Parts > Car Sensors And Switches: 車用センサー・スイッチ, ABSセンサー, パーキングセンサー, パワーウィンドウスイッチ
Automotive > Tyres And Wheels: タイヤ・ホイール, タイヤホイールセット, 車輪, 車用タイヤ・ホイール
Automotive > Tyres And Wheels > Car Tyres: カータイヤ, サマータイヤ, スタッドレスタイヤ, オールシーズンタイヤ
Automotive > Tyres And Wheels > Rims And Wheel Covers: ホイール・ホイールカバー, アルミホイール, ホイールキャップ, ホイールナット
Automotive > Tyres And Wheels > Snow Chains: タイヤチェーン, 布製タイヤチェーン, 非金属タイヤチェーン, スノーソック
Automotive > Tyres And Wheels > Tyre Repair And Inflation: タイヤ修理・空気入れ, 電動空気入れ 車, パンク修理キット, タイヤ空気圧計
Automotive > Car Batteries And Charging: カーバッテリー・充電, 車用電源, バッテリー関連用品, バッテリーアクセサリー 車
Automotive > Car Batteries And Charging > Car Batteries: カーバッテリー, 車用バッテリー, アイドリングストップ車用バッテリー, ディープサイクルバッテリー
Automotive > Car Batteries And Charging > Car Battery Chargers: バッテリー充電器, 車用バッテリーチャージャー, トリクル充電器, バッテリーテスター
Automotive > Car Batteries And Charging > Jump Starters And Cables: ジャンプスターター・ブースターケーブル, ジャンプスターター, ブースターケーブル, バッテリーターミナル
Automotive > Car Batteries And Charging > EV Charging: EV充電用品, EV充電ケーブル, EV充電器, 電気自動車用充電器
Automotive > Car Accessories: カーアクセサリー, 車用アクセサリー, 車内用品, カーグッズ
Automotive > Car Accessories > Seat Covers And Cushions: シートカバー・クッション, 車用シートカバー, 車用シートクッション, ハンドルカバー
Automotive > Car Accessories > Car Mats And Boot Liners: フロアマット・ラゲッジマット, 車用フロアマット, ラゲッジマット, トランクマット
Automotive > Car Accessories > Phone Mounts: 車載スマホホルダー, 車載ホルダー, マグネット式車載ホルダー, エアコン吹き出し口スマホホルダー
Automotive > Car Accessories > Car Chargers: 車載充電器, カーチャージャー, シガーソケット充電器, 車載インバーター
Automotive > Car Accessories > Sunshades And Car Covers: サンシェード・カーカバー, 車用サンシェード, ボディカバー 車, 凍結防止カバー
Automotive > Car Accessories > Roof Boxes And Carriers: ルーフボックス・キャリア, ルーフボックス, ルーフキャリア, サイクルキャリア
Automotive > Car Accessories > Towing And Trailer Parts: 牽引・トレーラー用品, ヒッチメンバー, 牽引ロープ, トレーラーランプ
Automotive > Car Accessories > Car Safety And Emergency: 車用緊急・安全用品, 三角停止板, 脱出ハンマー, アイススクレーパー
Automotive > Car Accessories > Car Security: カーセキュリティ, ハンドルロック, カーアラーム, スマートキーケース
Automotive > Car Accessories > Car Organizers: 車用収納・整理用品, トランク収納ボックス, シートバックポケット, 車用ゴミ箱
Automotive > Car Accessories > Car Decals And Styling: カーステッカー・ドレスアップ, 車用ステッカー, ラッピングフィルム 車, シフトノブ
Automotive > Car Electronics: カーエレクトロニクス, 車載機器, カー電装品, 車載電子機器
Automotive > Car Electronics > Car Radios: カーオーディオ本体, カーステレオ, ディスプレイオーディオ, FMトランスミッター
Automotive > Car Electronics > Car Speakers And Amplifiers: カースピーカー・アンプ, カースピーカー, 車載サブウーファー, カーアンプ
Automotive > Car Electronics > Dash Cams: ドライブレコーダー, ドラレコ, バックカメラ, ミラー型ドライブレコーダー
Automotive > Car Electronics > Car Navigation: カーナビ, ポータブルナビ, GPSナビゲーション, レーダー探知機
Automotive > Car Electronics > Obd Scanners: OBD診断機, OBD2スキャナー, 故障診断機, コードリーダー 車
Automotive > Automotive Tools: 自動車整備工具, 車用工具, 整備機器, カーメンテナンス工具
Automotive > Automotive Tools > Jacks And Ramps: ジャッキ・スロープ, フロアジャッキ, 油圧ジャッキ, リジッドラック
Automotive > Automotive Tools > Car Repair Tools: 車用修理工具, オイルフィルターレンチ, オイル受け, 内張りはがし
Automotive > Motorcycle: バイク用品, バイク, オートバイ, スクーター
Automotive > Motorcycle > Motorcycle Helmets: バイク用ヘルメット, フルフェイスヘルメット, ジェットヘルメット, システムヘルメット
Automotive > Motorcycle > Motorcycle Clothing: バイクウェア, ライディングジャケット, バイクグローブ, ライディングシューズ
Automotive > Motorcycle > Motorcycle Tyres: バイクタイヤ, オートバイ用タイヤ, スクータータイヤ, バイク用チューブ
Automotive > Motorcycle > Motorcycle Parts: バイクパーツ, バイク用チェーン, バイク用ブレーキパッド, バイクミラー
Automotive > Motorcycle > Motorcycle Luggage: バイク用バッグ・ボックス, リアボックス バイク, サイドバッグ バイク, タンクバッグ
Automotive > Motorcycle > Motorcycle Accessories: バイクアクセサリー, バイクカバー, ディスクロック, バイク用インカム
Automotive > Caravan And Motorhome: キャンピングカー用品, 車中泊・RV用品, キャンピングカーアクセサリー, キャンピングカー用トイレ薬剤
Toys: おもちゃ, 玩具, 知育玩具・おもちゃ, 子供 おもちゃ
Toys > Building Sets: ブロック・組み立ておもちゃ, 組み立ておもちゃ, ブロック玩具
Toys > Building Sets > Brick Sets: ブロック, ブロックセット, 基礎板 ブロック, ミニフィグ
Toys > Building Sets > Wooden Blocks: 積み木, 木製積み木, つみき, 木製ブロック
Toys > Building Sets > Magnetic Building Sets: マグネットブロック, 磁石ブロック, マグネットタイル, 磁気おもちゃ
Toys > Building Sets > Marble Runs: ビー玉転がし, コロコロコースター, スロープトイ, ボールコースター おもちゃ
Toys > Building Sets > Construction Kits: 工作・組み立てキット, 組み立てキット 子供, メカ工作, 歯車 おもちゃ
Toys > Building Sets > Model Kits: プラモデル・模型, プラモデル, スケールモデル, ミニチュアハウス キット
Toys > Dolls: 人形・ドール, 人形, お人形, 布人形
Toys > Dolls > Fashion Dolls: 着せ替え人形, ファッションドール, プリンセスドール, 着せかえ人形
Toys > Dolls > Baby Dolls: 赤ちゃん人形, ベビードール, リボーンドール, お世話人形
Toys > Dolls > Dollhouses: ドールハウス, 人形の家, ドールハウス 家具, ドールハウスセット
Toys > Dolls > Doll Accessories: 人形用アクセサリー, 人形用 洋服, ドール服, お人形 ベビーカー
Toys > Dolls > Puppets And Puppet Theatres: パペット・人形劇, ハンドパペット, 指人形, 人形劇 舞台
Toys > Figures: フィギュア・ミニチュア, ミニフィギュア, おもちゃの兵隊, 人形フィギュア
Toys > Figures > Action Figures: アクションフィギュア, 可動フィギュア, ヒーロー フィギュア, 変形ロボット
Toys > Figures > Collectible Figures: コレクションフィギュア, アニメフィギュア, プライズフィギュア, ブラインドボックス
Toys > Figures > Animal Figures: 動物フィギュア, 恐竜フィギュア, 恐竜 おもちゃ, 動物 おもちゃ
Toys > Figures > Playsets: プレイセット・情景セット, フィギュア プレイセット, おもちゃ 牧場, おもちゃのお城
Toys > Toy Vehicles: 乗り物おもちゃ, 飛行機 おもちゃ, 駐車場 おもちゃ, 船 おもちゃ
Toys > Toy Vehicles > Toy Cars: ミニカー, 車 おもちゃ, プルバックカー, ダイキャストカー
Toys > Toy Vehicles > Toy Trucks And Machines: はたらく車, ショベルカー おもちゃ, ダンプカー おもちゃ, 消防車 おもちゃ
Toys > Toy Vehicles > Toy Trains: 電車・鉄道模型, 電車 おもちゃ, 木製レール, 鉄道模型
Toys > Toy Vehicles > Race Tracks: レーシングコース, スロットカー, サーキット おもちゃ, ミニカー コース
Toys > Remote Control Toys: ラジコン・ロボット, ラジコン, RC おもちゃ, リモコン おもちゃ
Toys > Remote Control Toys > Remote Control Cars: ラジコンカー, RCカー, ラジコン 車, ラジコン オフロード
Toys > Remote Control Toys > Remote Control Aircraft And Boats: ラジコンヘリ・飛行機・ボート, ラジコンヘリコプター, ラジコンボート, トイドローン
Toys > Remote Control Toys > Toy Robots: ロボットおもちゃ, 電動ロボット, ロボット犬, プログラミングロボット
Toys > Games: ゲーム, アナログゲーム, テーブルゲーム, 旅行用ゲーム
Toys > Games > Family Board Games: ボードゲーム, ファミリーゲーム, すごろく, クイズゲーム
Toys > Games > Strategy Board Games: 戦略ボードゲーム, ストラテジーゲーム, ボードゲーム 拡張, 重量級ボードゲーム
Toys > Games > Card Games: カードゲーム, ファミリーカードゲーム, かるた, デッキ構築ゲーム
Toys > Games > Playing Cards: トランプ, プレイングカード, タロットカード, ポーカーチップ
Toys > Games > Trading Cards: トレーディングカード, トレカ, ブースターパック, カードスリーブ
Toys > Games > Party Games: パーティーゲーム, 宴会ゲーム, 大人数 ゲーム, 飲み会 ゲーム
Toys > Games > Chess And Classic Games: チェス・将棋・囲碁, チェスセット, 将棋, 麻雀牌
Toys > Games > Dexterity And Action Games: バランス・アクションゲーム, バランスゲーム, 魚釣りゲーム, 反射神経 ゲーム
Toys > Games > Role Playing And Miniature Games: TRPG・ミニチュアゲーム, TRPG ルールブック, 多面体ダイス, ウォーゲーム ミニチュア
Toys > Games > Escape And Mystery Games: 脱出・謎解きゲーム, 脱出ゲーム, 謎解きキット, マーダーミステリー
Toys > Games > Table Football And Game Tables: サッカーゲーム・ゲーム台, テーブルサッカー, エアホッケー, テーブルサッカーゲーム
Toys > Puzzles: パズル, パズルマット, パズルフレーム, パズル 収納
Toys > Puzzles > Jigsaw Puzzles: ジグソーパズル, 大人 ジグソーパズル, 風景 ジグソーパズル, パノラマパズル
Toys > Puzzles > Kids Puzzles: 子供用パズル, 木製パズル 幼児, 型はめパズル, ジグソーパズル 子供
Toys > Puzzles > 3D Puzzles: 3Dパズル, 立体パズル, 球体パズル, クリスタルパズル
Toys > Puzzles > Brain Teasers: 脳トレ・立体キューブ, スピードキューブ, 知恵の輪, ロジックパズル
Toys > Plush Toys: ぬいぐるみ, テディベア, 動物 ぬいぐるみ, 抱き枕 ぬいぐるみ
Toys > Baby And Toddler Toys: ベビー・幼児おもちゃ, ベビートイ, 赤ちゃん おもちゃ, ベビーカー おもちゃ
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: ガラガラ・ラトル, ラトル, ガラガラ, にぎにぎ
Toys > Baby And Toddler Toys > Comforters: 安心毛布・おやすみタオル, セーフティブランケット, 安心タオル, タグ付き ぬいぐるみタオル
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: プレイジム・アクティビティ, ベビージム, プレイマット ベビー, ベッドメリー
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: 型はめ・スタッキングトイ, 型はめ おもちゃ, スタッキングカップ, ルーピング
Toys > Baby And Toddler Toys > Push And Pull Toys: 手押し車・プルトイ, 手押し車 赤ちゃん, ベビーウォーカー, 引き車
Toys > Baby And Toddler Toys > Bath Toys: お風呂おもちゃ, バストイ, アヒル お風呂, お風呂 水遊び おもちゃ
Toys > Educational Toys: 知育玩具, 学習玩具, モンテッソーリ おもちゃ, そろばん 知育
Toys > Educational Toys > Science Kits: 科学・実験キット, 実験キット, 発掘キット, 顕微鏡 子供
Toys > Educational Toys > Learning Electronics: 電子知育玩具, キッズパソコン, 知育タブレット, キッズカメラ
Toys > Educational Toys > Kids Audio Players: 子供用オーディオプレーヤー, 読み聞かせプレーヤー, おはなし プレーヤー, キッズ オーディオ
Toys > Educational Toys > Toy Musical Instruments: 楽器おもちゃ, おもちゃのピアノ, 木琴 おもちゃ, 太鼓 おもちゃ
Toys > Pretend Play: ごっこ遊び, ままごと・ごっこ遊び, なりきりおもちゃ
Toys > Pretend Play > Toy Kitchens And Shops: おままごと・お店屋さん, おままごとキッチン, ままごと 食材, レジ おもちゃ
Toys > Pretend Play > Toy Tools: 工具おもちゃ, 大工さんセット, 工具セット 子供 おもちゃ, 電動ドリル おもちゃ
Toys > Pretend Play > Toy Household And Cleaning: 家事・お掃除ごっこ, 掃除機 おもちゃ, 洗濯機 おもちゃ, お掃除セット おもちゃ
Toys > Pretend Play > Doctor And Vet Kits: お医者さんごっこ, お医者さんセット, 獣医さん おもちゃ, 聴診器 おもちゃ
Toys > Pretend Play > Toy Beauty Sets: メイク・おしゃれごっこ, キッズコスメ, 子供 メイクセット, ドレッサー おもちゃ
Toys > Costumes And Dress Up: コスプレ・仮装, コスチューム, ハロウィン 仮装, コスプレ衣装
Toys > Costumes And Dress Up > Masks Wigs And Props: 仮装マスク・かつら・小道具, パーティーマスク, コスプレ ウィッグ, おもちゃの剣
Toys > Outdoor Toys: 屋外遊具・外遊び, 外遊び おもちゃ, アウトドアトイ
Toys > Outdoor Toys > Sand And Beach Toys: 砂場・ビーチおもちゃ, 砂場セット, お砂場 おもちゃ, 室内砂遊び
Toys > Outdoor Toys > Water Toys: 水遊びおもちゃ, 水鉄砲, 水風船, ビニールプール
Toys > Outdoor Toys > Toy Blasters: おもちゃの鉄砲・ブラスター, スポンジ弾 銃, おもちゃの銃, レーザータグ
Toys > Outdoor Toys > Kites And Flying Toys: 凧・飛ぶおもちゃ, カイト 凧, 凧揚げ, ソフトグライダー
Toys > Outdoor Toys > Bubbles: シャボン玉, シャボン玉メーカー, 電動シャボン玉, シャボン玉液
Toys > Outdoor Toys > Swings And Slides: ブランコ・すべり台, すべり台, 子供 ブランコ, ジャングルジム
Toys > Outdoor Toys > Playhouses And Tents: プレイハウス・キッズテント, キッズテント, おもちゃの家, ボールプール
Toys > Outdoor Toys > Outdoor Games: 屋外ゲーム・スポーツトイ, 輪投げ, 子供 ボウリング, キャッチボール おもちゃ
Toys > Ride On Toys: 乗用玩具, 乗り物 乗用玩具, 乗れるおもちゃ
Toys > Ride On Toys > Ride On And Pedal Cars: 足けり・ペダルカー, 足けり乗用玩具, ペダルカー, 足こぎ車
Toys > Ride On Toys > Electric Ride Ons: 電動乗用玩具, 電動乗用カー, 子供 電動カー, 電動乗用バイク
Toys > Ride On Toys > Tricycles: 三輪車, 手押し三輪車, 折りたたみ三輪車, かじ取り三輪車
Toys > Ride On Toys > Balance Bikes: バランスバイク, ペダルなし自転車, キッズバイク ペダルなし, キックバイク
Toys > Ride On Toys > Rocking Toys: ロッキング・跳ねるおもちゃ, 木馬, ロッキングホース, ジャンプボール 子供
Toys > Kids Craft Kits: 子供用工作・手芸キット, 工作キット 子供, 手芸キット 子供, 自由研究 工作
Toys > Kids Craft Kits > Play Dough: ねんど・粘土遊び, こむぎねんど, 粘土セット 子供, かるい粘土
Toys > Kids Craft Kits > Slime And Putty: スライム・スクイーズ, スライム, スクイーズ, ジェルボール おもちゃ
Toys > Kids Craft Kits > Bead And Jewelry Kits: ビーズ・アクセサリー作りキット, アイロンビーズ, ビーズセット 子供, ブレスレット作りキット
Toys > Kids Craft Kits > Painting And Drawing Toys: お絵かきおもちゃ, お絵かきボード, 電子メモパッド 子供, 水で描く お絵かきシート
Toys > Novelty Toys: おもしろ・ジョークトイ, コマ おもちゃ, ヨーヨー, けん玉
Toys > Novelty Toys > Fidget Toys: フィジェットトイ, ハンドスピナー, プッシュポップ, ストレス解消 おもちゃ
Toys > Novelty Toys > Magic Sets: 手品・マジックセット, 手品セット, マジックグッズ, マジック 手品 道具
Art And Crafts: アート・クラフト, 画材・手芸, ハンドメイド用品, 手芸・クラフト
Art And Crafts > Drawing: デッサン・製図, デッサンセット, 描画材, スケッチ用品
Art And Crafts > Drawing > Colored Pencils: 色鉛筆, 水彩色鉛筆, 油性色鉛筆, 色鉛筆セット
Art And Crafts > Drawing > Graphite Pencils And Charcoal: デッサン鉛筆・木炭, デッサン用鉛筆, 画用木炭, グラファイト
Art And Crafts > Drawing > Art Markers: アートマーカー, アルコールマーカー, カラー筆ペン, ミリペン
Art And Crafts > Drawing > Crayons And Pastels: クレヨン・パステル, クレヨン, オイルパステル, チョーク 路上
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: スケッチブック・画用紙, スケッチブック, 画用紙, 水彩紙
Art And Crafts > Drawing > Calligraphy And Lettering: カリグラフィー・書道, カリグラフィーペン, つけペン, 書道セット
Art And Crafts > Drawing > Drawing Tools: 製図・描画用具, 練り消しゴム, トレース台, 製図板
Art And Crafts > Painting: 絵画, 絵の具セット, 絵の具, 絵画用品
Art And Crafts > Painting > Acrylic Paint: アクリル絵の具, アクリルガッシュ, アクリル絵具セット
Art And Crafts > Painting > Watercolors: 水彩絵の具, 透明水彩, 固形水彩, 水彩絵具セット
Art And Crafts > Painting > Oil Paint: 油絵の具, 油絵具, 油絵具セット
Art And Crafts > Painting > Gouache And Tempera: ガッシュ・ポスターカラー, 不透明水彩, ポスターカラー, フィンガーペイント
Art And Crafts > Painting > Spray And Airbrush Paint: エアブラシ・スプレー画材, エアブラシ, エアブラシ用塗料, グラフィティスプレー
Art And Crafts > Painting > Fabric Paint And Dyes: 布用絵の具・染料, 染料 布用, 布用絵の具, タイダイ染めキット
Art And Crafts > Painting > Paint Brushes: 画筆, 絵筆, 水彩筆, ペインティングナイフ
Art And Crafts > Painting > Canvas: キャンバス 画材, 張りキャンバス, キャンバスボード, ロールキャンバス
Art And Crafts > Painting > Easels And Palettes: イーゼル・パレット, イーゼル, 卓上イーゼル, 絵の具パレット
Art And Crafts > Painting > Painting Mediums And Varnishes: 画用液・ニス, ジェッソ, メディウム, 画用ニス
Art And Crafts > Painting > Paint By Numbers: 数字油絵, 塗り絵 数字油絵, 数字油絵キット
Art And Crafts > Painting > Diamond Painting: ダイヤモンドペインティング, ダイヤモンドアート, ビーズアート ダイヤモンド, クリスタルアート
Art And Crafts > Paper Crafts: ペーパークラフト, カード作り, クイリング, 折り紙キット
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: 工作用紙・カード紙, 色画用紙, 折り紙, クレープ紙
Art And Crafts > Paper Crafts > Scrapbooking: スクラップブッキング, スクラップブック, 和紙マスキングテープ, コラージュ素材
Art And Crafts > Paper Crafts > Stickers: シール・ステッカー, デコレーションシール, フレークシール, ごほうびシール
Art And Crafts > Paper Crafts > Stamps And Ink Pads: スタンプ・インクパッド, クリアスタンプ, スタンプ台 クラフト, シーリングスタンプ
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: クラフトパンチ・カッティングマシン, クラフトパンチ, カッティングマシン, ダイカットマシン
Art And Crafts > Sewing: ソーイング・裁縫, 裁縫用品, 洋裁, パッチワーク
Art And Crafts > Sewing > Sewing Machines: ミシン, 電動ミシン, ロックミシン, 刺繍ミシン
Art And Crafts > Sewing > Fabric: 生地・布, コットン生地, はぎれ, カットクロス
Art And Crafts > Sewing > Sewing Thread: ミシン糸・縫い糸, ミシン糸, 手縫い糸, ロックミシン糸
Art And Crafts > Sewing > Sewing Tools And Notions: 裁縫道具, 裁縫セット, 縫い針, 裁ちばさみ
Art And Crafts > Sewing > Zippers And Buttons: ファスナー・ボタン, ファスナー 手芸, ボタン 手芸, スナップボタン
Art And Crafts > Sewing > Embroidery And Cross Stitch: 刺繍・クロスステッチ, 刺繍キット, クロスステッチキット, 刺繍糸
Art And Crafts > Sewing > Sewing Patterns: 型紙・パターン, ソーイング型紙, 洋裁 型紙
Art And Crafts > Sewing > Iron-On Patches And Vinyl: アイロンワッペン・転写シート, アイロンワッペン, アイロンプリントシート, ラバーシート カッティング
Art And Crafts > Knitting And Crochet: 編み物, 編み物キット, あみぐるみキット, かぎ針編みキット
Art And Crafts > Knitting And Crochet > Yarn: 毛糸, 並太毛糸, 編み糸, コットンヤーン
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: 編み針・かぎ針, かぎ針, 棒針, 輪針
Art And Crafts > Knitting And Crochet > Macrame And Weaving: マクラメ・織物, マクラメ糸, 織り機, マクラメ編みキット
Art And Crafts > Knitting And Crochet > Felting: フェルト手芸, 羊毛フェルト, フェルティングニードル, 羊毛フェルトキット
Art And Crafts > Jewelry Making: アクセサリー作り, アクセサリー作りキット, ブレスレット作りキット, ビーズキット
Art And Crafts > Jewelry Making > Beads: ビーズ, ガラスビーズ, シードビーズ, アルファベットビーズ
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: アクセサリー金具・工具, 丸カン, ピアス金具, アクセサリーパーツ
Art And Crafts > Candle Making Supplies: キャンドル作り, ソイワックス, キャンドル芯, キャンドルモールド
Art And Crafts > Soap Making Supplies: 石けん作り, 手作り石鹸素地, 石鹸モールド, 手作り石鹸キット
Art And Crafts > Pottery And Modeling: 陶芸・造形, 陶芸キット, 粘土造形セット, 手形キット
Art And Crafts > Pottery And Modeling > Modeling Clay: 造形用粘土, 樹脂粘土, オーブン粘土, 石粉粘土
Art And Crafts > Pottery And Modeling > Pottery Tools: 陶芸道具, 電動ろくろ, 粘土用ツール, 陶芸用釉薬
Art And Crafts > Pottery And Modeling > Resin And Casting: レジン・型取り, エポキシレジン, UVレジン, シリコンモールド レジン
Art And Crafts > Craft Materials: 工作材料, 工作キット, クラフト材料セット, 手作りキット
Art And Crafts > Craft Materials > Craft Glue And Adhesives: 手芸用接着剤・のり, 手芸用ボンド, 布用接着剤, グルースティック
Art And Crafts > Craft Materials > Glitter And Embellishments: グリッター・デコパーツ, ラメパウダー, ポンポン 手芸, モール 工作
Art And Crafts > Craft Materials > Wood And Wicker Crafts: 木工・籐クラフト, アイススティック 工作, 電熱ペン, バルサ材
Art And Crafts > Craft Materials > Leather Craft: レザークラフト, レザークラフト工具, 革 はぎれ, レザー染料
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: モザイク・ガラスクラフト, モザイクタイル クラフト, ステンドグラスキット, スクラッチアート
Art And Crafts > Craft Materials > Floral Crafts: フラワークラフト, フローラルフォーム, フローラルワイヤー, プリザーブドモス
Art And Crafts > Party Supplies: パーティー用品, パーティーセット, 誕生日パーティーセット, パーティーグッズ
Art And Crafts > Party Supplies > Balloons: 風船・バルーン, アルミバルーン, バルーンアーチ, ヘリウムガス 風船
Art And Crafts > Party Supplies > Party Tableware: パーティー食器, パーティー用紙皿, パーティー紙コップ, パーティー用ペーパーナプキン
Art And Crafts > Party Supplies > Party Decorations: パーティー装飾, パーティーガーランド, 誕生日バナー, 紙吹雪
Art And Crafts > Party Supplies > Party Favors: パーティー景品・プチギフト, お菓子袋 パーティー, サイリウム, クラッカー パーティー
Art And Crafts > Gift Wrapping: ギフトラッピング, ラッピング用品, ラッピングセット, ギフト包装
Art And Crafts > Gift Wrapping > Wrapping Paper: ラッピングペーパー, 包装紙, クリスマス包装紙, 薄葉紙
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: ギフトバッグ・ギフトボックス, ギフトバッグ, ギフトボックス, オーガンジー巾着
Art And Crafts > Gift Wrapping > Ribbons And Bows: リボン・ちょう結び飾り, ラッピングリボン, サテンリボン, ギフトタグ
Art And Crafts > Picture Framing: 額装, 額装マット, 額縁モールディング, キャンバス木枠
`
