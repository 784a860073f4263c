/** Turkish words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: Gıda, süpermarket, gıda ürünleri, şarküteri
Food > Beverages: İçecekler, içecek, toz içecek
Food > Beverages > Soft Drinks: Gazlı içecekler, gazoz, meşrubat, kombucha
Food > Beverages > Soft Drinks > Cola: Kola, kolalı içecek, şekersiz kola
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: Meyveli gazozlar, limonata, meyveli gazoz, portakallı gazoz
Food > Beverages > Soft Drinks > Tonic Water And Mixers: Tonik ve soda, tonik, tonik su, ginger ale
Food > Beverages > Soft Drinks > Energy Drinks: Enerji içecekleri, enerji içeceği, kafeinli içecek
Food > Beverages > Soft Drinks > Sports Drinks: Sporcu içecekleri, izotonik içecek, sporcu içeceği, elektrolitli içecek
Food > Beverages > Soft Drinks > Iced Tea: Soğuk çaylar, soğuk çay, ice tea, şeftalili soğuk çay
Food > Beverages > Soft Drinks > Drink Syrups: İçecek şurupları, meyve şurubu, kahve şurubu, kokteyl şurubu
Food > Beverages > Water: Su, içme suyu, şişe su, damacana su
Food > Beverages > Water > Still Water: Doğal kaynak suyu, gazsız su, doğal mineralli gazsız su
Food > Beverages > Water > Sparkling Water: Maden suları, maden suyu, sade maden suyu, soda
Food > Beverages > Water > Flavored Water: Aromalı sular, meyveli maden suyu, aromalı su, vitaminli su
Food > Beverages > Juice: Meyve suları, meyve suyu, nektar, meyveli içecek
Food > Beverages > Juice > Orange Juice: Portakal suyu, portakal suları, sıkma portakal suyu
Food > Beverages > Juice > Apple Juice: Elma suyu, elma suları, elma nektarı
Food > Beverages > Juice > Smoothies: Smoothieler, smoothie, zencefil shot, meyve püresi içeceği
Food > Beverages > Coffee: Kahve, kahveler, kafeinsiz kahve, filtre kahve
Food > Beverages > Coffee > Coffee Beans: Çekirdek kahve, kahve çekirdeği, espresso çekirdek kahve
Food > Beverages > Coffee > Ground Coffee: Öğütülmüş kahve, Türk kahvesi, öğütülmüş filtre kahve, çekilmiş kahve
Food > Beverages > Coffee > Coffee Capsules: Kapsül kahveler, kapsül kahve, kahve kapsülü, uyumlu kapsül
Food > Beverages > Coffee > Instant Coffee: Hazır kahveler, hazır kahve, granül kahve, çözünebilir kahve
Food > Beverages > Coffee > Iced Coffee: Soğuk kahveler, soğuk kahve, buzlu kahve, cold brew
Food > Beverages > Tea: Çay, çaylar, poşet çay, demlik çay
Food > Beverages > Tea > Black Tea: Siyah çay, dökme çay, Earl Grey çay, Seylan çayı
Food > Beverages > Tea > Green Tea: Yeşil çay, matcha, sencha, yaseminli yeşil çay
Food > Beverages > Tea > Herbal Tea: Bitki çayları, bitki çayı, meyve çayı, papatya çayı
Food > Beverages > Drinking Chocolate: Sıcak çikolata, kakao, toz kakao, içilebilir çikolata
Food > Beverages > Milk: Süt, UHT süt, laktozsuz süt, yarım yağlı süt
Food > Beverages > Milk > Plant Milk: Bitkisel sütler, bitkisel süt, yulaf sütü, badem sütü
Food > Beverages > Milk > Flavored Milk: Aromalı sütler, kakaolu süt, çilekli süt, muzlu süt
Food > Beverages > Milk > Condensed And Powdered Milk: Süt tozu ve yoğunlaştırılmış süt, süt tozu, kahve kreması, yoğunlaştırılmış süt
Food > Beverages > Beer: Bira, biralar, craft bira
Food > Beverages > Beer > Lager And Pilsner: Lager ve pilsen bira, lager bira, pilsen bira
Food > Beverages > Beer > Wheat Beer: Buğday biraları, buğday birası, weissbier
Food > Beverages > Beer > Ale And Stout: Ale ve stout bira, IPA bira, stout bira, ale bira
Food > Beverages > Beer > Non-Alcoholic Beer: Alkolsüz biralar, alkolsüz bira, alkolsüz malt içeceği
Food > Beverages > Wine: Şarap, şaraplar, alkolsüz şarap, sek şarap
Food > Beverages > Wine > Red Wine: Kırmızı şarap, kırmızı şaraplar, sek kırmızı şarap
Food > Beverages > Wine > White Wine: Beyaz şarap, beyaz şaraplar, sek beyaz şarap
Food > Beverages > Wine > Rose Wine: Roze şarap, roze şaraplar, pembe şarap
Food > Beverages > Wine > Sparkling Wine: Köpüklü şarap, köpüklü şaraplar, şampanya, prosecco
Food > Beverages > Wine > Fortified Wine: Fortifiye şaraplar, porto şarabı, şeri, vermut
Food > Beverages > Cider: Elma şarabı, cider, elma cideri, armut cideri
Food > Beverages > Spirits: Yüksek alkollü içkiler, rakı, distile içki, absinthe
Food > Beverages > Spirits > Whisky: Viski, viskiler, bourbon, malt viski
Food > Beverages > Spirits > Vodka: Votka, votkalar, aromalı votka
Food > Beverages > Spirits > Gin: Cin, gin, london dry cin, pembe cin
Food > Beverages > Spirits > Rum: Rom, beyaz rom, koyu rom, baharatlı rom
Food > Beverages > Spirits > Tequila: Tekila, mezcal, gümüş tekila, reposado tekila
Food > Beverages > Spirits > Brandy: Brendi ve konyak, konyak, brendi, kanyak
Food > Beverages > Spirits > Liqueurs: Likörler, likör, kahve likörü, bitter likör
Food > Beverages > Ready To Drink Cocktails: Hazır kokteyller, hazır kokteyl, kutu kokteyl, hard seltzer
Food > Snacks: Atıştırmalıklar, atıştırmalık, çerez, tuzlu atıştırmalık
Food > Snacks > Potato Chips: Patates cipsleri, patates cipsi, cips, tırtıklı cips
Food > Snacks > Tortilla Chips: Tortilla cipsleri, tortilla cipsi, nacho, mısır cipsi
Food > Snacks > Popcorn: Patlamış mısır, popcorn, mikrodalga patlamış mısır, patlatmalık mısır
Food > Snacks > Corn Puffs: Mısır çerezleri, peynirli mısır çerezi, peynirli mısır pufu, fıstıklı mısır çerezi
Food > Snacks > Pretzels: Pretzel ve çubuk krakerler, çubuk kraker, pretzel, tuzlu çubuk
Food > Snacks > Crackers: Krakerler, kraker, tuzlu kraker, grissini
Food > Snacks > Rice Cakes: Pirinç patlakları, pirinç patlağı, pirinç krakeri, mısır patlağı
Food > Snacks > Nuts: Kuruyemiş, ceviz içi, kaju, fındık
Food > Snacks > Nuts > Almonds: Badem, çiğ badem, badem içi, kavrulmuş badem
Food > Snacks > Nuts > Peanuts: Yer fıstığı, kavrulmuş yer fıstığı, tuzlu yer fıstığı, soslu fıstık
Food > Snacks > Nuts > Pistachios: Antep fıstığı, kavrulmuş Antep fıstığı, fıstık içi, boz fıstık
Food > Snacks > Nuts > Mixed Nuts: Karışık kuruyemiş, karışık çerez, çiğ karışık kuruyemiş, lüks karışık kuruyemiş
Food > Snacks > Edible Seeds: Tohum ve çekirdekler, chia tohumu, keten tohumu, ay çekirdeği
Food > Snacks > Dried Fruit: Kuru meyveler, kuru üzüm, hurma, kuru kayısı
Food > Snacks > Meat Snacks: Et atıştırmalıkları, kurutulmuş et, et cipsi, kurutulmuş dana eti
Food > Snacks > Chocolate: Çikolata, çikolatalar, sütlü çikolata, bitter çikolata
Food > Snacks > Chocolate > Chocolate Bars: Çikolata barları, çikolatalı bar, karamelli bar, çikolata kaplı bar
Food > Snacks > Chocolate > Pralines And Truffles: Pralin ve truf çikolatalar, pralin çikolata, truf, kutu çikolata
Food > Snacks > Chocolate > Chocolate Eggs And Figures: Çikolata yumurta ve figürler, çikolata yumurta, sürpriz yumurta, figür çikolata
Food > Snacks > Candy: Şekerlemeler, şekerleme, lokum, helva
Food > Snacks > Candy > Gummy Candy: Yumuşak jelibonlar, jelibon, jöle şeker, ekşi jelibon
Food > Snacks > Candy > Hard Candy And Mints: Sert şeker ve nane şekerleri, nane şekeri, akide şekeri, lolipop
Food > Snacks > Candy > Licorice: Meyan kökü şekerleri, meyan şekeri, meyan köklü şeker
Food > Snacks > Candy > Marshmallows: Marshmallowlar, marshmallow, mini marshmallow, yumuşak şekerleme marshmallow
Food > Snacks > Candy > Caramels And Toffees: Karamel ve tofiler, karamelli şeker, tofe, yumuşak karamel
Food > Snacks > Candy > Chewing Gum: Sakızlar, sakız, şekersiz sakız, damla sakızı
Food > Snacks > Cookies: Bisküvi ve kurabiyeler, bisküvi, kurabiye, petibör
Food > Snacks > Cookies > Sandwich Cookies: Kremalı bisküviler, kremalı bisküvi, sandviç bisküvi, çikolata dolgulu bisküvi
Food > Snacks > Cookies > Wafers: Gofretler, gofret, çikolatalı gofret, rulo gofret
Food > Snacks > Cookies > Gingerbread: Zencefilli kurabiyeler, zencefilli kurabiye, zencefilli çörek, zencefilli ev
Food > Snacks > Snack Bars: Atıştırmalık barlar, meyve bar, kuruyemiş bar, enerji barı
Food > Snacks > Snack Bars > Cereal Bars: Tahıl barlar, tahıllı bar, müsli bar, granola bar
Food > Snacks > Snack Bars > Protein Bars: Protein barlar, protein bar, yüksek proteinli bar, proteinli atıştırmalık bar
Food > Dairy: Süt ürünleri, süt ürünü, kahvaltılık süt ürünleri
Food > Dairy > Yogurt: Yoğurt, yoğurtlar, meyveli yoğurt, tam yağlı yoğurt
Food > Dairy > Yogurt > Greek Yogurt And Skyr: Süzme yoğurt ve skyr, süzme yoğurt, Yunan yoğurdu, skyr
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: İçilebilir yoğurt ve kefir, ayran, kefir, meyveli içilebilir yoğurt
Food > Dairy > Yogurt > Plant Yogurt: Bitkisel yoğurtlar, vegan yoğurt, hindistan cevizli yoğurt alternatifi, soya yoğurdu
Food > Dairy > Cheese: Peynir, peynirler, dilimli peynir, tost peyniri
Food > Dairy > Cheese > Hard Cheese: Sert peynirler, kaşar peyniri, parmesan, cheddar
Food > Dairy > Cheese > Soft Cheese: Yumuşak ve küflü peynirler, brie peyniri, camembert, rokfor peyniri
Food > Dairy > Cheese > Cream Cheese: Krem peynirler, krem peynir, sürülebilir peynir, labne
Food > Dairy > Cheese > Quark And Cottage Cheese: Lor ve süzme peynirler, lor peyniri, çökelek, ricotta
Food > Dairy > Cheese > Mozzarella: Mozzarella peyniri, mozzarella, burrata, rendelenmiş mozzarella
Food > Dairy > Cheese > Feta And Grilling Cheese: Beyaz peynir ve hellim, beyaz peynir, hellim peyniri, feta peyniri
Food > Dairy > Butter: Tereyağı, sade yağ, tuzsuz tereyağı, köy tereyağı
Food > Dairy > Margarine: Margarinler, margarin, kase margarin, paket margarin
Food > Dairy > Dairy Cream: Kremalar, sıvı krema, krema, kaymak
Food > Dairy > Dairy Cream > Sour Cream: Ekşi krema, ekşi kremalar, crème fraîche
Food > Dairy > Eggs: Yumurtalar, yumurta, organik yumurta, gezen tavuk yumurtası
Food > Dairy > Puddings And Desserts: Sütlü tatlılar, puding, sütlaç, kazandibi
Food > Pantry: Temel gıda, kiler, kuru gıda, bakliyat ve makarna
Food > Pantry > Pasta: Makarnalar, makarna, spagetti, burgu makarna
Food > Pantry > Pasta > Filled Pasta And Gnocchi: Dolgulu makarna ve gnocchi, mantı, ravioli, gnocchi
Food > Pantry > Pasta > Asian Noodles: Asya erişteleri, pirinç eriştesi, yumurtalı noodle, udon
Food > Pantry > Pasta > Instant Noodles: Hazır erişteler, hazır noodle, bardak noodle, hazır ramen
Food > Pantry > Rice: Pirinç, baldo pirinç, basmati pirinç, jasmin pirinç
Food > Pantry > Grains And Couscous: Tahıl ve kuskus, bulgur, kuskus, kinoa
Food > Pantry > Lentils And Dried Beans: Bakliyat, kırmızı mercimek, nohut, kuru fasulye
Food > Pantry > Breakfast Cereal: Kahvaltılık gevrekler, mısır gevreği, kahvaltılık gevrek, çikolatalı gevrek
Food > Pantry > Breakfast Cereal > Muesli And Granola: Müsli ve granola, müsli, granola, meyveli müsli
Food > Pantry > Breakfast Cereal > Oatmeal: Yulaf ezmeleri, yulaf ezmesi, yulaf lapası, yulaf gevreği
Food > Pantry > Sauces: Soslar, sos, yemek sosu, çeşni
Food > Pantry > Sauces > Ketchup: Ketçaplar, ketçap, domates ketçabı, acılı ketçap
Food > Pantry > Sauces > Mayonnaise: Mayonezler, mayonez, light mayonez, vegan mayonez
Food > Pantry > Sauces > Mustard: Hardallar, hardal, dijon hardalı, taneli hardal
Food > Pantry > Sauces > Pasta Sauce: Makarna sosları, makarna sosu, pesto sos, bolonez sos
Food > Pantry > Sauces > Soy And Asian Sauces: Soya ve Asya sosları, soya sosu, teriyaki sos, balık sosu
Food > Pantry > Sauces > Hot Sauce: Acı soslar, acı sos, chili sos, sriracha
Food > Pantry > Sauces > Barbecue Sauce: Barbekü sosları, barbekü sosu, BBQ sos, marine sosu
Food > Pantry > Sauces > Salad Dressing: Salata sosları, salata sosu, sezar sos, vinegret
Food > Pantry > Sauces > Dips And Salsa: Dip ve salsalar, humus, salsa sos, guacamole
Food > Pantry > Oils And Vinegar: Yağ ve sirkeler, sıvı yağ ve sirke, trüf yağı, aromalı yağ
Food > Pantry > Oils And Vinegar > Olive Oil: Zeytinyağı, naturel sızma zeytinyağı, sızma zeytinyağı, soğuk sıkım zeytinyağı
Food > Pantry > Oils And Vinegar > Cooking Oil: Ayçiçek yağı ve sıvı yağlar, ayçiçek yağı, mısırözü yağı, hindistan cevizi yağı
Food > Pantry > Oils And Vinegar > Vinegar: Sirkeler, sirke, elma sirkesi, balzamik sirke
Food > Pantry > Spices: Baharatlar, baharat, tarçın, baharat karışımı
Food > Pantry > Spices > Salt: Tuz, deniz tuzu, Himalaya tuzu, kaya tuzu
Food > Pantry > Spices > Pepper: Karabiber, tane karabiber, beyaz biber baharatı, toz karabiber
Food > Pantry > Spices > Dried Herbs: Kuru otlar, kuru kekik, kuru nane, defne yaprağı
Food > Pantry > Stock And Gravy: Bulyon ve et suları, bulyon, et suyu, kemik suyu
Food > Pantry > Soup: Çorbalar, çorba, hazır çorba, domates çorbası
Food > Pantry > Canned Food: Konserveler, konserve, konserve et, hazır konserve
Food > Pantry > Canned Food > Canned Fish: Balık konserveleri, ton balığı, konserve ton balığı, sardalya
Food > Pantry > Canned Food > Canned Vegetables: Sebze konserveleri, konserve mısır, konserve bezelye, konserve mantar
Food > Pantry > Canned Food > Canned Tomatoes: Domates konserveleri ve salça, domates salçası, soyulmuş domates, domates püresi
Food > Pantry > Canned Food > Canned Beans: Baklagil konserveleri, haşlanmış nohut, konserve fasulye, haşlanmış meksika fasulyesi
Food > Pantry > Canned Food > Canned Fruit: Meyve konserveleri, konserve ananas, şeftali kompostosu, komposto
Food > Pantry > Pickles: Turşular, turşu, salatalık turşusu, kornişon turşu
Food > Pantry > Olives: Zeytinler, siyah zeytin, yeşil zeytin, sele zeytini
Food > Pantry > Honey And Spreads: Bal ve sürülebilir ürünler, sürülebilir kahvaltılık, ekmek üstü ezme, bisküvi kreması
Food > Pantry > Honey And Spreads > Honey: Bal, süzme bal, çiçek balı, petek bal
Food > Pantry > Honey And Spreads > Jam: Reçeller, reçel, çilek reçeli, marmelat
Food > Pantry > Honey And Spreads > Peanut Butter: Fıstık ezmeleri, fıstık ezmesi, sürülebilir badem ezmesi, tahin
Food > Pantry > Honey And Spreads > Chocolate Spread: Kakaolu fındık kremaları, kakaolu fındık kreması, sürülebilir çikolata, fıstık kreması
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: Akçaağaç şurubu ve tatlı sosları, akçaağaç şurubu, pekmez, karamel sos
Food > Pantry > Baking: Pasta malzemeleri, hamur işi malzemeleri, jelatin, vanilin
Food > Pantry > Baking > Flour: Unlar, un, buğday unu, mısır nişastası
Food > Pantry > Baking > Sugar: Şeker, toz şeker, küp şeker, pudra şekeri
Food > Pantry > Baking > Sweeteners: Tatlandırıcılar, tatlandırıcı, stevia, eritritol
Food > Pantry > Baking > Yeast And Baking Powder: Maya ve kabartma tozu, kuru maya, kabartma tozu, karbonat
Food > Pantry > Baking > Baking Mixes: Kek ve hamur karışımları, kek karışımı, pankek karışımı, brownie karışımı
Food > Pantry > Baking > Baking Chocolate And Decorations: Pasta süsleme ve kuvertür çikolata, damla çikolata, şeker hamuru, gıda boyası
Food > Pantry > Ready Meals: Hazır yemekler, hazır yemek, hazır öğün, mikrodalga yemek
Food > Meat: Et, kırmızı et, kıyma, kuzu eti
Food > Meat > Beef: Dana eti, bonfile, dana antrikot, dana kıyma
Food > Meat > Pork: Domuz eti, domuz pirzola, domuz kaburga
Food > Meat > Chicken And Poultry: Tavuk ve kümes hayvanları, tavuk göğsü, piliç, hindi eti
Food > Meat > Sausages: Sosis ve sucuklar, sosis, sucuk, kangal sucuk
Food > Meat > Ham And Cold Cuts: Jambon ve şarküteri etleri, jambon, salam, pastırma
Food > Meat > Bacon: Bacon, dana bacon, hindi füme bacon, füme bacon dilim
Food > Fish And Seafood: Balık ve deniz ürünleri, balık, deniz ürünleri, levrek
Food > Fish And Seafood > Salmon: Somon, somon füme, somon fileto, Norveç somonu
Food > Fish And Seafood > Shrimp: Karides, jumbo karides, ayıklanmış karides, karides içi
Food > Meat Alternatives: Et alternatifleri, bitkisel et, vegan burger, vegan köfte
Food > Meat Alternatives > Tofu And Tempeh: Tofu ve tempeh, tofu, tempeh, füme tofu
Food > Bakery: Fırın ve unlu mamuller, unlu mamul, milföy hamuru, yufka
Food > Bakery > Bread: Ekmekler, ekmek, tost ekmeği, ekşi mayalı ekmek
Food > Bakery > Rolls And Buns: Sandviç ve hamburger ekmekleri, hamburger ekmeği, baget ekmek, bagel
Food > Bakery > Wraps And Flatbreads: Lavaş ve tortilla ekmekleri, lavaş, tortilla ekmeği, pide ekmeği
Food > Bakery > Croissants And Pastries: Kruvasan ve tatlı çörekler, kruvasan, donut, tarçınlı rulo
Food > Bakery > Cakes: Kekler ve pastalar, kek, yaş pasta, brownie
Food > Produce: Meyve ve sebze, taze meyve sebze, meyve sebze kutusu
Food > Produce > Fruit: Meyveler, taze meyve, mango, avokado
Food > Produce > Fruit > Apples: Elmalar, elma, kırmızı elma, yeşil elma
Food > Produce > Fruit > Bananas: Muzlar, muz, yerli muz, ithal muz
Food > Produce > Fruit > Citrus Fruit: Narenciye, portakal, limon, mandalina
Food > Produce > Fruit > Berries: Orman meyveleri, çilek, yaban mersini, ahududu
Food > Produce > Vegetables: Sebzeler, taze sebze, salatalık, brokoli
Food > Produce > Vegetables > Tomatoes: Domatesler, domates, çeri domates, salkım domates
Food > Produce > Vegetables > Potatoes: Patatesler, patates, tatlı patates, taze patates
Food > Produce > Vegetables > Salad Greens: Salata yeşillikleri, marul, roka, göbek salata
Food > Produce > Vegetables > Mushrooms: Mantarlar, kültür mantarı, istiridye mantarı, kuru mantar
Food > Produce > Vegetables > Onions And Garlic: Soğan ve sarımsak, kuru soğan, sarımsak, taze soğan
Food > Produce > Fresh Herbs: Taze otlar, maydanoz, taze nane, dereotu
Food > Frozen Food: Dondurulmuş gıda, dondurulmuş ürünler, donuk gıda, dondurulmuş atıştırmalık
Food > Frozen Food > Ice Cream: Dondurmalar, dondurma, külah dondurma, sorbe
Food > Frozen Food > Frozen Pizza: Dondurulmuş pizza, donuk pizza, pizza, mini pizza
Food > Frozen Food > Frozen Vegetables: Dondurulmuş sebze, dondurulmuş bezelye, dondurulmuş ıspanak, dondurulmuş meyve
Food > Frozen Food > French Fries: Parmak patates, dondurulmuş patates, elma dilim patates, patates kızartması
Food > Frozen Food > Frozen Fish: Dondurulmuş balık, balık parmakları, balık kroket, dondurulmuş balık fileto
Food > Frozen Food > Frozen Meals: Dondurulmuş hazır yemekler, dondurulmuş mantı, dondurulmuş börek, donuk lazanya
Health: Sağlık, eczane, sağlık ürünleri, kişisel sağlık
Health > Vitamins: Vitaminler, vitamin, vitamin tableti, vitaminli gummy
Health > Vitamins > Multivitamins: Multivitaminler, multivitamin, multivitamin mineral, hamile vitamini
Health > Vitamins > Vitamin C: C vitamini, C vitamini tablet, efervesan C vitamini, askorbik asit
Health > Vitamins > Vitamin D: D vitamini, D3 vitamini, vitamin D3 damla, D3K2 vitamini
Health > Vitamins > Vitamin B: B vitamini, B12 vitamini, folik asit, B kompleks
Health > Supplements: Takviye edici gıdalar, gıda takviyesi, bitkisel takviye, propolis
Health > Supplements > Magnesium: Magnezyum, magnezyum takviyesi, magnezyum sitrat, magnezyum bisglisinat
Health > Supplements > Iron Zinc And Calcium: Demir çinko ve kalsiyum, demir takviyesi, çinko tablet, kalsiyum tablet
Health > Supplements > Omega-3: Omega-3, balık yağı, omega 3 kapsül, balık yağı şurubu
Health > Supplements > Probiotics: Probiyotikler, probiyotik, prebiyotik lif, sindirim enzimi
Health > Supplements > Collagen And Beauty Supplements: Kolajen ve güzellik takviyeleri, kolajen, kolajen tozu, saç cilt tırnak takviyesi
Health > Supplements > Joint Supplements: Eklem takviyeleri, glukozamin, kondroitin, eklem sağlığı takviyesi
Health > Supplements > Weight Management: Kilo kontrolü ve zayıflama, zayıflama ürünü, yağ yakıcı, öğün yerine geçen shake
Health > Sports Nutrition: Sporcu besinleri, sporcu takviyesi, sporcu gıdası, fitness takviyesi
Health > Sports Nutrition > Protein Powder: Protein tozları, protein tozu, whey protein, izole protein
Health > Sports Nutrition > Creatine: Kreatin, kreatin monohidrat, mikronize kreatin
Health > Sports Nutrition > Amino Acids: Amino asitler, BCAA, glutamin, L-arjinin
Health > Sports Nutrition > Pre-Workout: Antrenman öncesi takviyeler, pre-workout, preworkout, kafein tablet
Health > Sports Nutrition > Energy Gels And Electrolytes: Enerji jelleri ve elektrolitler, enerji jeli, elektrolit tozu, elektrolit tablet
Health > Medicine: İlaç, reçetesiz ilaç, nikotin bandı, homeopati
Health > Medicine > Pain Relief: Ağrı kesiciler, ağrı kesici, parasetamol, ibuprofen
Health > Medicine > Muscle And Joint Creams: Kas ve eklem kremleri, ağrı kremi, kas gevşetici krem, ısı bandı
Health > Medicine > Cold And Flu: Soğuk algınlığı ve grip, öksürük şurubu, burun spreyi, boğaz pastili
Health > Medicine > Allergy Relief: Alerji ilaçları, alerji, antihistaminik, saman nezlesi
Health > Medicine > Digestive Remedies: Mide ve sindirim ilaçları, antiasit, müshil, hazımsızlık
Health > Medicine > Sleep And Calm Aids: Uyku ve sakinleştiriciler, melatonin, uyku takviyesi, kediotu
Health > Medicine > Skin Treatments: Cilt tedavi ürünleri, mantar kremi, egzama kremi, siğil ilacı
Health > First Aid: İlk yardım, yara bakımı, cerrahi maske, tıbbi eldiven
Health > First Aid > Adhesive Bandages: Yara bantları, yara bandı, su geçirmez yara bandı, nasır bandı
Health > First Aid > Bandages And Dressings: Bandaj ve sargı bezleri, elastik bandaj, gazlı bez, flaster
Health > First Aid > Antiseptics And Hand Sanitizers: Antiseptik ve el dezenfektanları, el dezenfektanı, antiseptik solüsyon, batikon
Health > First Aid > First Aid Kits: İlk yardım çantaları, ilk yardım çantası, ilk yardım kiti, ecza çantası
Health > Feminine Care: Kadın hijyeni, kadın bakım, regl külodu, menopoz
Health > Feminine Care > Tampons: Tamponlar, tampon, aplikatörlü tampon
Health > Feminine Care > Sanitary Pads: Hijyenik pedler, hijyenik ped, günlük ped, gece pedi
Health > Feminine Care > Menstrual Cups: Regl kapları, regl kabı, adet kabı, menstrual kap
Health > Feminine Care > Intimate Wash: İntim temizlik ürünleri, intim jel, genital temizleme köpüğü, intim mendil
Health > Incontinence Care: İnkontinans bakımı, hasta bezi, yetişkin bezi, mesane pedi
Health > Sexual Wellness: Cinsel sağlık, vibratör, cinsel oyuncak, geciktirici sprey
Health > Sexual Wellness > Condoms: Prezervatifler, prezervatif, kondom, ince prezervatif
Health > Sexual Wellness > Intimate Lubricants: Kayganlaştırıcılar, kayganlaştırıcı jel, su bazlı kayganlaştırıcı
Health > Vision Care: Göz sağlığı, göz kapağı mendili, göz kapama bandı, gözlük temizleme mendili
Health > Vision Care > Contact Lenses: Kontakt lensler, lens, günlük lens, renkli lens
Health > Vision Care > Contact Lens Solution: Lens solüsyonları, lens solüsyonu, lens suyu, lens kabı
Health > Vision Care > Eye Drops: Göz damlaları, göz damlası, suni gözyaşı, göz spreyi
Health > Vision Care > Reading Glasses: Okuma gözlükleri, okuma gözlüğü, yakın gözlüğü, mavi ışık okuma gözlüğü
Health > Medical Devices: Medikal cihazlar, tıbbi cihaz, işitme cihazı, stetoskop
Health > Medical Devices > Blood Pressure Monitors: Tansiyon aletleri, tansiyon aleti, koldan tansiyon aleti, bilekten tansiyon aleti
Health > Medical Devices > Fever Thermometers: Ateş ölçerler, ateş ölçer, temassız ateş ölçer, dijital derece
Health > Medical Devices > Pulse Oximeters And Heart Monitors: Oksimetre ve kalp monitörleri, pulse oksimetre, parmak oksimetre, EKG cihazı
Health > Medical Devices > Glucose Meters: Şeker ölçüm cihazları, şeker ölçüm cihazı, şeker ölçüm çubuğu, lanset
Health > Medical Devices > Nebulizers And Inhalers: Nebulizatör ve inhalerler, nebulizatör, buhar cihazı, burun yıkama kiti
Health > Medical Devices > Home Health Tests: Ev tipi testler, gebelik testi, ovülasyon testi, antijen testi
Health > Massage And Relaxation: Masaj ve rahatlama, masaj aleti, masaj tabancası, boyun masaj aleti
Health > Heat And Cold Therapy: Sıcak ve soğuk terapi, sıcak su torbası, ısıtıcı ped, termal kompres
Health > Supports And Braces: Destekler ve ortezler, dizlik, bel korsesi, varis çorabı
Health > Mobility And Daily Living Aids: Hareket ve günlük yaşam yardımcıları, tekerlekli sandalye, hasta yürüteci, baston
Beauty: Kozmetik, kişisel bakım ürünleri, güzellik ürünleri
Beauty > Hair Care: Saç bakımı, saç bakım ürünleri, saç bakım kremi
Beauty > Hair Care > Shampoo: Şampuanlar, şampuan, kepek önleyici şampuan, katı şampuan
Beauty > Hair Care > Dry Shampoo: Kuru şampuanlar, kuru şampuan, kuru şampuan sprey
Beauty > Hair Care > Conditioner: Saç kremleri, saç kremi, bakım kremi saç, durulanmayan saç kremi
Beauty > Hair Care > Hair Masks: Saç maskeleri, saç maskesi, keratin bakım maskesi
Beauty > Hair Care > Hair Oils And Serums: Saç yağları ve serumları, saç yağı, saç serumu, ısıya karşı koruyucu sprey
Beauty > Hair Care > Hair Loss Treatments: Saç dökülmesi ürünleri, saç dökülmesine karşı, saç çıkarıcı serum, saç güçlendirici tonik
Beauty > Hair Care > Hair Styling: Saç şekillendirici, saç şekillendirme ürünleri, saç şekillendirici krem, deniz tuzu spreyi
Beauty > Hair Care > Hair Styling > Hair Spray: Saç spreyleri, saç spreyi
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: Saç jölesi ve köpüğü, saç jölesi, jöle, saç köpüğü
Beauty > Hair Care > Hair Styling > Hair Wax: Wax, saç wax, saç mumu, mat wax
Beauty > Hair Care > Hair Color: Saç boyaları, saç boyası, saç açıcı, kına
Beauty > Hair Care > Hair Extensions And Wigs: Peruk ve saç uzatma, peruk, çıtçıtlı saç, kaynak saç
Beauty > Hair Tools: Saç şekillendirici aletler, kuaför malzemeleri, kuaför makası, bigudi
Beauty > Hair Tools > Hair Dryers: Saç kurutma makineleri, saç kurutma makinesi, fön makinesi
Beauty > Hair Tools > Hair Straighteners: Saç düzleştiriciler, saç düzleştirici, düzleştirici tarak
Beauty > Hair Tools > Curling Irons: Saç maşaları, saç maşası, wag maşa, saç kıvırıcı
Beauty > Hair Tools > Hot Air Brushes: Fön fırçaları, saç kurutma fırçası, sıcak hava fırçası, kurutma tarağı
Beauty > Hair Tools > Hair Brushes And Combs: Saç fırçaları ve taraklar, saç fırçası, tarak, saç açma tarağı
Beauty > Hair Tools > Hair Clippers: Saç kesme makineleri, saç kesme makinesi, saç tıraş makinesi
Beauty > Skin Care: Cilt bakımı, cilt bakım ürünleri, yüz bakımı
Beauty > Skin Care > Face Cream: Yüz kremleri, yüz kremi, yüz nemlendirici, gece kremi
Beauty > Skin Care > Face Serums And Oils: Yüz serumları ve yağları, yüz serumu, cilt serumu, yüz yağı
Beauty > Skin Care > Eye Cream: Göz kremleri, göz kremi, göz çevresi kremi, göz altı maskesi
Beauty > Skin Care > Face Masks: Yüz maskeleri, yüz maskesi, kağıt maske, kil maskesi
Beauty > Skin Care > Cleanser: Yüz temizleyiciler, yüz temizleme jeli, yüz yıkama jeli, yüz temizleme köpüğü
Beauty > Skin Care > Makeup Remover: Makyaj temizleyiciler, makyaj temizleyici, misel su, makyaj temizleme mendili
Beauty > Skin Care > Face Toners: Yüz tonikleri, tonik, yüz toniği, gül suyu
Beauty > Skin Care > Face Scrubs And Peels: Yüz peelingleri, yüz peelingi, yüz scrub, peeling solüsyonu
Beauty > Skin Care > Acne Treatments: Akne ürünleri, sivilce kremi, akne karşıtı, sivilce bandı
Beauty > Skin Care > Lip Balm: Dudak balmları, dudak nemlendirici, dudak kremi, dudak balmı
Beauty > Skin Care > Body Lotion: Vücut losyonları, vücut losyonu, vücut kremi, vücut nemlendirici
Beauty > Skin Care > Body Oils: Vücut yağları, vücut yağı, masaj yağı, çatlak yağı
Beauty > Skin Care > Body Scrubs: Vücut peelingleri, vücut peelingi, vücut scrub, tuz peelingi
Beauty > Skin Care > Cellulite And Firming: Selülit ve sıkılaştırıcı, selülit kremi, sıkılaştırıcı krem, göğüs sıkılaştırıcı
Beauty > Skin Care > Hand Cream: El kremleri, el kremi, el ve tırnak kremi, el bakım kremi
Beauty > Skin Care > Foot Care: Ayak bakımı, ayak kremi, topuk törpüsü, topuk kremi
Beauty > Skin Care > Sunscreen: Güneş kremleri, güneş kremi, güneş koruyucu, güneş losyonu
Beauty > Skin Care > After Sun: Güneş sonrası, güneş sonrası losyon, after sun, aloe vera jel
Beauty > Skin Care > Self Tanners: Bronzlaştırıcılar, otobronzan, güneşsiz bronzlaştırıcı, bronzlaştırıcı köpük
Beauty > Skin Care > Face Care Tools: Yüz bakım aletleri, yüz temizleme cihazı, yüz masaj aleti, gua sha
Beauty > Makeup: Makyaj, makyaj ürünleri, makyaj seti, makyaj paleti
Beauty > Makeup > Foundation: Fondötenler, fondöten, BB krem, CC krem
Beauty > Makeup > Concealer: Kapatıcılar, kapatıcı, göz altı kapatıcı, concealer
Beauty > Makeup > Face Powder: Pudralar, pudra, transparan pudra, kompakt pudra
Beauty > Makeup > Blush: Allıklar, allık, krem allık, likit allık
Beauty > Makeup > Bronzers And Highlighters: Bronzer ve aydınlatıcı, bronzer, aydınlatıcı, kontür
Beauty > Makeup > Primer And Setting Spray: Makyaj bazı ve sabitleyici, makyaj bazı, makyaj sabitleyici sprey
Beauty > Makeup > Mascara: Maskaralar, maskara, rimel, kirpik serumu
Beauty > Makeup > Eyeliner: Eyelinerlar, eyeliner, göz kalemi, dipliner
Beauty > Makeup > Eyeshadow: Göz farları, göz farı, far paleti
Beauty > Makeup > Eyebrow Makeup: Kaş makyajı, kaş kalemi, kaş farı, kaş sabitleyici
Beauty > Makeup > False Eyelashes: Takma kirpikler, takma kirpik, kirpik yapıştırıcısı, kirpik kıvırıcı
Beauty > Makeup > Lipstick: Rujlar, ruj, mat ruj, dudak kalemi
Beauty > Makeup > Lip Gloss: Dudak parlatıcıları, dudak parlatıcısı, lip gloss, dudak dolgunlaştırıcı
Beauty > Makeup > Makeup Brushes And Sponges: Makyaj fırçaları ve süngerleri, makyaj fırçası, makyaj süngeri, pudra fırçası
Beauty > Makeup > Nail Polish: Ojeler, oje, kalıcı oje, oje cilası
Beauty > Nail Care: Tırnak bakımı, tırnak güçlendirici, tırnak eti yağı, tırnak süsleme
Beauty > Nail Care > Nail Polish Remover: Oje çıkarıcılar, aseton, oje çıkarıcı, oje temizleyici
Beauty > Nail Care > Artificial Nails: Takma tırnaklar, takma tırnak, protez tırnak, jel tırnak
Beauty > Nail Care > Manicure Tools: Manikür aletleri, tırnak makası, tırnak törpüsü, manikür seti
Beauty > Nail Care > Nail Lamps And Drills: Tırnak lambaları ve frezeleri, tırnak kurutma lambası, tırnak freze makinesi, UV LED lamba oje
Beauty > Beauty Tools: Güzellik aksesuarları, cımbız, makyaj aynası, makyaj organizeri
Beauty > Fragrance: Parfüm ve deodorant, koku, parfüm seti, esans
Beauty > Fragrance > Perfume: Parfümler, parfüm, eau de parfum, kolonya
Beauty > Fragrance > Body Mist: Vücut spreyleri, vücut spreyi, body mist, saç parfümü
Beauty > Personal Care: Kişisel bakım, kişisel hijyen, ıslak mendil, talk pudrası
Beauty > Personal Care > Deodorant: Deodorantlar, deodorant, roll-on, ter önleyici
Beauty > Personal Care > Soap: Sabunlar, sabun, sıvı sabun, katı sabun
Beauty > Personal Care > Shower Gel: Duş jelleri, duş jeli, vücut şampuanı, duş köpüğü
Beauty > Personal Care > Bath Additives: Banyo ürünleri, banyo köpüğü, banyo tuzu, banyo bombası
Beauty > Personal Care > Bath Sponges And Brushes: Banyo lifleri ve fırçaları, banyo lifi, kese, vücut fırçası
Beauty > Personal Care > Hand Sanitizer: El dezenfektanları, el dezenfektanı, el temizleme jeli, antibakteriyel el jeli
Beauty > Personal Care > Cotton Pads And Swabs: Makyaj pamuğu ve kulak çubuğu, makyaj pamuğu, pamuklu çubuk, kulak temizleme çubuğu
Beauty > Personal Care > Toothpaste: Diş macunları, diş macunu, beyazlatıcı diş macunu
Beauty > Personal Care > Oral Care: Ağız bakımı, ağız ve diş sağlığı, dil temizleyici, diş bakım seti
Beauty > Personal Care > Oral Care > Toothbrushes: Diş fırçaları, diş fırçası, yumuşak diş fırçası
Beauty > Personal Care > Oral Care > Electric Toothbrushes: Şarjlı diş fırçaları, elektrikli diş fırçası, şarjlı diş fırçası, sonik diş fırçası
Beauty > Personal Care > Oral Care > Toothbrush Heads: Diş fırçası yedek başlıkları, diş fırçası yedek başlığı, diş fırçası başlığı
Beauty > Personal Care > Oral Care > Mouthwash: Ağız bakım suları, ağız gargarası, ağız bakım suyu, ağız spreyi
Beauty > Personal Care > Oral Care > Dental Floss: Diş ipleri, diş ipi, kürdanlı diş ipi, arayüz fırçası
Beauty > Personal Care > Oral Care > Water Flossers: Ağız duşları, ağız duşu, diş duşu
Beauty > Personal Care > Oral Care > Teeth Whitening: Diş beyazlatma, diş beyazlatma seti, diş beyazlatıcı bant, diş beyazlatma jeli
Beauty > Personal Care > Oral Care > Denture Care: Diş protez bakımı, protez yapıştırıcı, protez temizleme tableti, protez diş kremi
Beauty > Personal Care > Shaving: Tıraş ürünleri, tıraş seti, tıraş fırçası, ustura
Beauty > Personal Care > Shaving > Razors And Blades: Tıraş bıçakları, tıraş bıçağı, yedek tıraş bıçağı, kullan at tıraş bıçağı
Beauty > Personal Care > Shaving > Shaving Cream: Tıraş köpüğü ve jeli, tıraş köpüğü, tıraş jeli, tıraş kremi
Beauty > Personal Care > Shaving > Aftershave: Tıraş sonrası, tıraş losyonu, tıraş sonrası balsam, after shave
Beauty > Personal Care > Shaving > Beard Care: Sakal bakımı, sakal yağı, sakal balmı, sakal şampuanı
Beauty > Personal Care > Shaving > Electric Shavers: Tıraş makineleri, elektrikli tıraş makinesi, tıraş makinesi yedek başlık
Beauty > Personal Care > Shaving > Trimmers: Tüy ve sakal düzelticiler, sakal düzeltici, burun kılı kesici, vücut tüy kesici
Beauty > Personal Care > Hair Removal: Epilasyon ve ağda, tüy dökücü krem, ağda bandı, ağda
Beauty > Personal Care > Hair Removal > Epilators: Epilatörler, epilatör, epilasyon aleti, kadın tıraş makinesi
Beauty > Personal Care > Hair Removal > IPL Devices: IPL cihazları, IPL lazer epilasyon, lazer epilasyon cihazı, IPL tüy alma cihazı
Household: Ev temizlik ve tüketim ürünleri, deterjan temizlik, ev temizlik
Household > Laundry: Çamaşır yıkama ürünleri, çamaşır, kolay ütü spreyi
Household > Laundry > Laundry Detergent: Çamaşır deterjanları, sıvı çamaşır deterjanı, toz çamaşır deterjanı, çamaşır deterjanı
Household > Laundry > Laundry Capsules: Çamaşır kapsülleri, kapsül çamaşır deterjanı, çamaşır tableti
Household > Laundry > Fabric Softener: Yumuşatıcılar, çamaşır yumuşatıcısı, konsantre yumuşatıcı, çamaşır parfümü
Household > Laundry > Stain Removers: Leke çıkarıcılar, leke çıkarıcı, kumaş leke çıkarıcı, renk koruyucu mendil
Household > Laundry > Washing Machine Cleaner: Çamaşır makinesi temizleyicileri, çamaşır makinesi temizleyici, kireç önleyici
Household > Laundry > Drying Racks And Clotheslines: Çamaşır kurutmalıkları ve ipleri, çamaşır kurutmalık, çamaşır ipi, çamaşır mandalı
Household > Laundry > Laundry Baskets And Bags: Çamaşır sepetleri ve fileleri, kirli çamaşır sepeti, çamaşır filesi, kirli torbası
Household > Laundry > Lint Removers: Tüy toplayıcılar, tüy toplama rulosu, tiftik makinesi, elbise fırçası
Household > Dishwashing: Bulaşık yıkama ürünleri, bulaşık, bulaşık deterjanı
Household > Dishwashing > Dish Soap: Elde bulaşık deterjanları, sıvı bulaşık deterjanı, elde yıkama bulaşık deterjanı, bulaşık sabunu
Household > Dishwashing > Dishwasher Tablets: Bulaşık makinesi tabletleri, bulaşık makinesi tableti, bulaşık makinesi kapsülü, bulaşık makinesi deterjanı
Household > Dishwashing > Rinse Aid And Dishwasher Salt: Bulaşık makinesi parlatıcı ve tuzu, bulaşık makinesi parlatıcısı, bulaşık makinesi tuzu, bulaşık makinesi temizleyici
Household > Dishwashing > Sponges And Dish Brushes: Bulaşık süngerleri ve fırçaları, bulaşık süngeri, bulaşık teli, bulaşık fırçası
Household > Cleaning: Ev temizliği, temizlik malzemesi, temizleyici, temizlik maddesi
Household > Cleaning > All Purpose Cleaners: Genel yüzey temizleyiciler, yüzey temizleyici, çok amaçlı temizleyici, krem temizleyici
Household > Cleaning > Bathroom Cleaners: Banyo temizleyicileri, banyo temizleyici, küf temizleyici, duşakabin temizleyici
Household > Cleaning > Toilet Cleaners: Tuvalet temizleyicileri, tuvalet temizleyici, klozet bloğu, klozet temizleyici
Household > Cleaning > Kitchen Cleaners And Degreasers: Mutfak temizleyicileri ve yağ çözücüler, yağ çözücü, fırın temizleyici, ocak temizleyici
Household > Cleaning > Descalers: Kireç çözücüler, kireç çözücü, kahve makinesi kireç çözücü, kireç sökücü tablet
Household > Cleaning > Glass Cleaners: Cam temizleyicileri, cam temizleyici, cam suyu, ayna temizleyici
Household > Cleaning > Floor Cleaners: Yer temizleyicileri, yer temizleyici, parke temizleyici, parke cilası
Household > Cleaning > Carpet And Upholstery Cleaners: Halı ve koltuk temizleyicileri, halı şampuanı, koltuk temizleyici köpük, döşeme temizleyici
Household > Cleaning > Furniture And Leather Care: Mobilya ve deri bakım, mobilya cilası, mobilya parlatıcı, deri temizleyici
Household > Cleaning > Metal Polish: Metal parlatıcılar, metal parlatıcı, gümüş parlatıcı, paslanmaz çelik temizleyici
Household > Cleaning > Disinfectants And Bleach: Dezenfektanlar ve çamaşır suyu, çamaşır suyu, yüzey dezenfektanı, dezenfektan sprey
Household > Cleaning > Cleaning Wipes: Temizlik mendilleri, yüzey temizlik havlusu, dezenfektan mendil
Household > Cleaning > Drain Cleaners: Lavabo ve gider açıcılar, lavabo açıcı, gider açıcı, pompa lavabo
Household > Cleaning > Mops And Buckets: Paspaslar ve kovalar, mop, temizlik kovası, sprey paspas
Household > Cleaning > Brooms And Brushes: Süpürgeler ve fırçalar, çalı süpürgesi, faraş takımı, temizlik fırçası
Household > Cleaning > Cloths And Dusters: Temizlik bezleri ve toz alıcılar, mikrofiber bez, toz alma püskülü, temizlik bezi
Household > Cleaning > Cleaning Gloves: Temizlik eldivenleri, bulaşık eldiveni, lastik eldiven
Household > Paper Products: Kağıt ürünleri, temizlik kağıtları, kağıt ürünü
Household > Paper Products > Toilet Paper: Tuvalet kağıtları, tuvalet kağıdı, ıslak tuvalet kağıdı
Household > Paper Products > Paper Towels: Kağıt havlular, kağıt havlu, z katlama havlu
Household > Paper Products > Tissues: Kutu mendiller, kutu mendil, cep mendili, kağıt mendil
Household > Paper Products > Paper Napkins: Kağıt peçeteler, peçete, kağıt peçete
Household > Disposable Tableware: Tek kullanımlık sofra malzemeleri, karton bardak, kağıt tabak, plastik çatal
Household > Food Wraps: Gıda saklama ve sarma ürünleri, balmumu sargı, silikon esnek kapak
Household > Food Wraps > Cling Film: Streç filmler, streç film, gıda streç filmi
Household > Food Wraps > Aluminum Foil: Alüminyum folyolar, alüminyum folyo, folyo kap
Household > Food Wraps > Baking Paper: Pişirme kağıtları, pişirme kağıdı, yağlı kağıt, airfryer pişirme kağıdı
Household > Food Wraps > Freezer And Sandwich Bags: Buzdolabı ve sandviç poşetleri, buzdolabı poşeti, kilitli poşet, buz torbası
Household > Trash Bags: Çöp poşetleri, çöp poşeti, çöp torbası, büzgülü çöp torbası
Household > Trash Cans: Çöp kovaları, pedallı çöp kovası, sensörlü çöp kovası
Household > Air Care: Oda kokuları ve hava tazeleyiciler, oda kokusu, koku giderici
Household > Air Care > Air Freshener Sprays: Oda spreyleri, oda spreyi, hava tazeleyici sprey, kumaş ferahlatıcı
Household > Air Care > Scent Diffusers: Koku difüzörleri, çubuklu oda kokusu, bambu çubuklu koku, prize takılan koku
Household > Air Care > Odor And Moisture Absorbers: Nem ve koku gidericiler, nem alıcı tablet, rutubet önleyici, buzdolabı koku giderici
Household > Pest Control: Haşere kontrol ürünleri, haşere kovucu, ultrasonik haşere kovucu
Household > Pest Control > Insect Killers: Böcek öldürücüler, böcek ilacı, karınca yemi, hamam böceği ilacı
Household > Pest Control > Mosquito Repellents: Sivrisinek kovucular, sivrisinek kovucu sprey, sivrisinek likiti, sinek kovucu
Household > Pest Control > Moth Repellents: Güve kovucular, güve tuzağı, naftalin, güve önleyici
Household > Pest Control > Rodent Control: Kemirgen mücadelesi, fare kapanı, fare zehiri, yapışkanlı fare tuzağı
Baby: Bebek ürünleri, bebek, yenidoğan
Baby > Diapers: Bebek bezi ve alt açma, bebek bezi, bez
Baby > Diapers > Disposable Diapers: Tek kullanımlık bebek bezleri, bantlı bez, cırtlı bebek bezi
Baby > Diapers > Diaper Pants: Külot bezler, külot bez, bebek külot bezi, gece külodu
Baby > Diapers > Swim Diapers: Yüzme bezleri, mayo bez, yüzücü bebek bezi, deniz bezi
Baby > Diapers > Cloth Diapers: Yıkanabilir bebek bezleri, yıkanabilir bez, kumaş bez
Baby > Diapers > Changing Pads: Alt açma minderleri, alt açma minderi, bebek alt açma örtüsü
Baby > Diapers > Diaper Pails: Bez çöp kovaları, bebek bezi çöp kovası, kirli bez poşeti
Baby > Diapers > Diaper Bags: Bebek bakım çantaları, bebek bakım çantası, anne bebek çantası, bebek sırt çantası
Baby > Baby Food: Bebek mamaları ve beslenme, bebek maması, bebek gıdası
Baby > Baby Food > Infant Formula: Bebek sütleri, bebek sütü, devam sütü, formül mama
Baby > Baby Food > Toddler Milk: Çocuk devam sütleri, çocuk devam sütü, 3 numara devam sütü
Baby > Baby Food > Baby Cereal: Kaşık mamalar, kaşık maması, tahıllı kaşık mama, pirinç unlu mama
Baby > Baby Food > Baby Purees And Meals: Bebek püreleri ve kavanoz mamalar, meyve püresi, kavanoz mama, sebze püresi
Baby > Baby Food > Baby Snacks: Bebek atıştırmalıkları, bebek bisküvisi, bebek krakeri, mısır patlağı bebek
Baby > Baby Food > Baby Drinks: Bebek içecekleri, bebek çayı, bebek meyve suyu, bebek suyu
Baby > Feeding: Beslenme gereçleri, bebek beslenme seti, mama zamanı
Baby > Feeding > Baby Bottles: Biberonlar, biberon, antikolik biberon, biberon emziği
Baby > Feeding > Pacifiers: Emzikler, emzik, ortodontik emzik, emzik askısı
Baby > Feeding > Teethers: Diş kaşıyıcılar, diş kaşıyıcı, dişlik, meyve süzgeci emzik
Baby > Feeding > Sippy Cups: Alıştırma bardakları, alıştırma bardağı, suluk bebek, pipetli bardak
Baby > Feeding > Bibs: Mama önlükleri, mama önlüğü, bebek önlüğü, ağız mendili
Baby > Feeding > Baby Tableware And Containers: Bebek yemek takımları, mama tabağı, mama kaşığı, mama saklama kabı
Baby > Feeding > Breast Pumps: Göğüs pompaları, göğüs pompası, süt pompası, elektrikli süt sağma makinesi
Baby > Feeding > Nursing Supplies: Emzirme ürünleri, göğüs pedi, emzirme yastığı, süt saklama poşeti
Baby > Feeding > Bottle Warmers And Sterilizers: Biberon ısıtıcı ve sterilizatörler, biberon ısıtıcı, mama ısıtıcı, buhar sterilizatörü
Baby > Baby Care: Bebek bakım ürünleri, bebek bakımı, bebek cilt bakımı
Baby > Baby Care > Baby Wipes: Bebek ıslak mendilleri, ıslak mendil, ıslak havlu bebek
Baby > Baby Care > Baby Shampoo And Bath: Bebek şampuanı ve banyo köpüğü, bebek şampuanı, bebek sabunu, saç ve vücut şampuanı bebek
Baby > Baby Care > Baby Lotion Oil And Powder: Bebek losyonu ve yağı ve pudrası, bebek losyonu, bebek yağı, bebek pudrası
Baby > Baby Care > Diaper Rash Cream: Pişik kremleri, pişik kremi, pişik önleyici krem
Baby > Baby Care > Baby Sun Care: Bebek güneş kremleri, bebek güneş kremi, çocuk güneş losyonu
Baby > Baby Care > Baby Oral Care: Bebek ağız bakımı, bebek diş fırçası, bebek diş macunu, parmak diş fırçası
Baby > Baby Care > Baby Grooming: Bebek tırnak ve saç bakımı, bebek tırnak makası, bebek tarağı, bebek bakım seti
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: Burun aspiratörleri ve bebek termometreleri, burun aspiratörü, bebek ateş ölçer, burun temizleyici bebek
Baby > Baby Care > Baby Bathtubs: Bebek küvetleri, bebek küveti, banyo oturağı, bebek banyo filesi
Baby > Baby Care > Potties And Training Seats: Lazımlıklar ve klozet adaptörleri, lazımlık, klozet adaptörü, bebek oturağı
Baby > Strollers: Bebek arabaları, bebek arabası, çocuk arabası
Baby > Strollers > Travel Systems: Travel sistem bebek arabaları, travel sistem, travel set bebek arabası, puset ve oto koltuğu seti
Baby > Strollers > Buggies And Lightweight Strollers: Baston ve kabin boy bebek arabaları, baston puset, kabin boy bebek arabası, seyahat tipi bebek arabası
Baby > Strollers > Twin Strollers: İkiz bebek arabaları, ikiz bebek arabası, ikiz puset, kardeş arabası
Baby > Strollers > Stroller Accessories: Bebek arabası aksesuarları, puset yağmurluğu, puset tulumu, bebek arabası düzenleyici
Baby > Baby Carriers: Kangurular ve bebek taşıyıcılar, kanguru, bebek taşıma askısı, sling
Baby > Car Seats: Oto koltukları, oto koltuğu, bebek oto koltuğu, isofixli oto koltuğu
Baby > Car Seats > Infant Car Seats: Ana kucakları, ana kucağı oto koltuğu, puset oto koltuğu, taşıma koltuğu bebek
Baby > Car Seats > Convertible Car Seats: Dönebilen oto koltukları, 360 derece dönebilen oto koltuğu, yatabilen oto koltuğu
Baby > Car Seats > Booster Seats: Oto yükseltici koltuklar, yükseltici oto koltuğu, çocuk yükseltici minder
Baby > Car Seats > Car Seat Accessories: Oto koltuğu aksesuarları, isofix baza, bebek dikiz aynası, oto koltuğu koruyucu
Baby > Nursery: Bebek odası, bebek odası takımı, bebek mobilyası
Baby > Nursery > Cribs And Cots: Bebek karyolaları, beşik, bebek karyolası, park beşik ahşap
Baby > Nursery > Bassinets And Bedside Cribs: Anne yanı beşikler, anne yanı beşik, sepet beşik, babynest
Baby > Nursery > Travel Cots: Park yataklar ve oyun parkları, park yatak, oyun parkı bebek, seyahat yatağı bebek
Baby > Nursery > Baby Bedding And Mattresses: Bebek yatak ve nevresim takımları, bebek battaniyesi, bebek nevresim takımı, beşik yatağı
Baby > Nursery > Baby Sleeping Bags: Bebek uyku tulumları, uyku tulumu, kundak, bebek uyku tulumu
Baby > Nursery > Night Lights And Soothers: Bebek gece lambaları ve uyku arkadaşları, bebek gece lambası, beyaz gürültü makinesi, dönence
Baby > Nursery > Bouncers And Swings: Ana kucakları ve salıncaklar, sallanan ana kucağı, bebek salıncağı, bebek şezlongu
Baby > Nursery > High Chairs: Mama sandalyeleri, mama sandalyesi, yemek sandalyesi bebek
Baby > Nursery > Play Mats And Baby Gyms: Oyun halıları ve jimnastik merkezleri, bebek oyun halısı, oyun matı, aktivite halısı
Baby > Nursery > Baby Walkers: Yürüteçler, bebek yürüteci, ilk adım arabası, yürüme yardımcısı bebek
Baby > Baby Safety: Bebek güvenliği, çocuk güvenlik ürünleri, bebek güvenlik seti
Baby > Baby Safety > Baby Monitors: Bebek telsizleri ve kameraları, bebek telsizi, bebek kamerası, bebek izleme cihazı
Baby > Baby Safety > Safety Gates: Güvenlik kapıları ve yatak bariyerleri, bebek güvenlik kapısı, merdiven bariyeri, yatak bariyeri
Baby > Baby Safety > Safety Locks And Guards: Çocuk kilitleri ve köşe koruyucular, çocuk kilidi, köşe koruyucu, priz koruyucu
Baby > Baby Gifts: Bebek hediyeleri, yenidoğan hediye seti, doğum hediyesi, hastane çıkışı hediye seti
Pets: Evcil Hayvan, Pet Shop, Evcil Hayvan Ürünleri, kedi ve köpek için
Pets > Dog Food: Köpek Maması, köpek mamaları, yavru köpek maması, yetişkin köpek maması
Pets > Dog Food > Dry Dog Food: Kuru Köpek Maması, köpek kuru maması, yavru köpek kuru mama
Pets > Dog Food > Wet Dog Food: Yaş Köpek Maması, köpek konservesi, köpek yaş maması, köpek pouch
Pets > Dog Food > Raw And Frozen Dog Food: Çiğ ve Dondurulmuş Köpek Maması, çiğ köpek maması, barf köpek maması, dondurularak kurutulmuş köpek maması
Pets > Dog Food > Dog Treats: Köpek Ödülleri, köpek ödül maması, köpek bisküvisi, köpek ödül çubuğu
Pets > Dog Food > Dog Chews And Dental Sticks: Köpek Çiğneme ve Diş Çubukları, köpek çiğneme kemiği, diş bakım çubuğu köpek, press kemik
Pets > Dog Food > Veterinary Dog Food: Veteriner Köpek Maması, reçeteli köpek maması, diyet köpek maması, hipoalerjenik köpek maması
Pets > Cat Food: Kedi Maması, kedi mamaları, yavru kedi maması, yetişkin kedi maması
Pets > Cat Food > Dry Cat Food: Kuru Kedi Maması, kedi kuru maması, kısırlaştırılmış kuru kedi maması
Pets > Cat Food > Wet Cat Food: Yaş Kedi Maması, kedi konservesi, kedi yaş maması, kedi pouch
Pets > Cat Food > Cat Treats: Kedi Ödülleri, kedi ödül maması, sıvı kedi ödülü, kedi ödül kreması
Pets > Cat Food > Veterinary Cat Food: Veteriner Kedi Maması, reçeteli kedi maması, üriner kedi maması, renal kedi maması
Pets > Pet Supplies: Evcil Hayvan Aksesuarları, köpek aksesuarı, kedi aksesuarı
Pets > Pet Supplies > Cat Litter: Kedi Kumu, topaklanan kedi kumu, bentonit kedi kumu, silika kedi kumu
Pets > Pet Supplies > Litter Boxes: Kedi Tuvaletleri, kedi tuvaleti, kapalı kedi tuvaleti, kedi kumu küreği
Pets > Pet Supplies > Dog Collars And Leashes: Köpek Tasmaları ve Kayışları, köpek tasması, köpek gezdirme kayışı, göğüs tasması
Pets > Pet Supplies > Dog Training And Deterrents: Köpek Eğitim ve Uzaklaştırıcı, köpek eğitim tasması, havlama önleyici tasma, kedi köpek uzaklaştırıcı
Pets > Pet Supplies > Puppy Training Pads: Köpek Çiş Pedleri, köpek çiş pedi, yavru köpek tuvalet pedi, tuvalet eğitim pedi
Pets > Pet Supplies > Dog Beds: Köpek Yatakları, köpek yatağı, ortopedik köpek yatağı, köpek minderi
Pets > Pet Supplies > Cat Beds And Furniture: Kedi Yatakları ve Tırmalama, kedi tırmalama tahtası, kedi yatağı, kedi ağacı
Pets > Pet Supplies > Crates And Carriers: Taşıma Çantaları ve Kafesler, kedi taşıma çantası, köpek kafesi, köpek kulübesi
Pets > Pet Supplies > Dog Clothing: Köpek Kıyafetleri, köpek kıyafeti, köpek montu, köpek yağmurluğu
Pets > Pet Supplies > Pet Bowls And Feeders: Mama ve Su Kapları, köpek mama kabı, otomatik mama kabı, kedi su pınarı
Pets > Pet Supplies > Dog Toys: Köpek Oyuncakları, köpek oyuncağı, köpek çiğneme oyuncağı, köpek topu
Pets > Pet Supplies > Cat Toys: Kedi Oyuncakları, kedi oyuncağı, kedi oltası, kedi tüneli
Pets > Pet Supplies > Pet Grooming: Evcil Hayvan Tüy Bakımı, köpek tarağı, köpek tıraş makinesi, tırnak makası kedi köpek
Pets > Pet Supplies > Pet Shampoo: Evcil Hayvan Şampuanı, köpek şampuanı, kedi şampuanı, köpek parfümü
Pets > Pet Supplies > Flea And Tick Treatment: Pire ve Kene Önleyiciler, pire tasması, pire kene damlası, iç dış parazit
Pets > Pet Supplies > Pet Supplements: Evcil Hayvan Vitaminleri, köpek vitamini, köpek eklem takviyesi, kedi vitamin macunu
Pets > Pet Supplies > Pet Health And First Aid: Evcil Hayvan Sağlığı ve İlk Yardım, köpek kulak temizleyici, köpek diş macunu, köpek yakalık koruyucu
Pets > Pet Supplies > Pet Waste And Odor Control: Dışkı Poşeti ve Koku Giderici, köpek dışkı poşeti, kedi köpek koku giderici, idrar leke çıkarıcı
Pets > Pet Supplies > Pet Trackers: Evcil Hayvan Takip Cihazları, köpek GPS takip, kedi GPS takip cihazı, evcil hayvan kamerası
Pets > Fish And Aquariums: Balık ve Akvaryum, akvaryum ürünleri, akvaryum balığı
Pets > Fish And Aquariums > Fish Food: Balık Yemi, akvaryum balık yemi, pul yem, japon balığı yemi
Pets > Fish And Aquariums > Aquariums And Tanks: Akvaryumlar, akvaryum, nano akvaryum, balık fanusu
Pets > Fish And Aquariums > Aquarium Filters And Pumps: Akvaryum Filtreleri ve Pompaları, akvaryum filtresi, akvaryum hava motoru, akvaryum ısıtıcısı
Pets > Fish And Aquariums > Aquarium Decor And Lighting: Akvaryum Dekor ve Aydınlatma, akvaryum kumu, akvaryum dekoru, akvaryum lambası
Pets > Fish And Aquariums > Water Care And Test Kits: Akvaryum Su Bakımı ve Testleri, akvaryum su düzenleyici, akvaryum su testi, akvaryum bakteri kültürü
Pets > Birds: Kuşlar, Kuş Ürünleri, muhabbet kuşu, papağan
Pets > Birds > Bird Food: Kuş Yemi, muhabbet kuşu yemi, papağan yemi, kanarya yemi
Pets > Birds > Bird Treats: Kuş Ödülleri, kuş krakeri, dal darı, mürekkep balığı kemiği kuş
Pets > Birds > Wild Bird Food: Yabani Kuş Yemi, bahçe kuşu yemi, yağ topu kuş yemi, ayçekirdeği kuş yemi
Pets > Birds > Bird Cages And Accessories: Kuş Kafesleri ve Aksesuarları, kuş kafesi, papağan kafesi, kuş tüneği
Pets > Small Animals: Küçük Evcil Hayvanlar, kemirgen ürünleri, hamster, tavşan
Pets > Small Animals > Small Animal Food: Kemirgen Yemi, tavşan yemi, hamster yemi, ginepig yemi
Pets > Small Animals > Pet Hay: Kemirgen Kuru Otu, timothy otu, çayır otu tavşan, kuru yonca tavşan
Pets > Small Animals > Small Animal Treats: Kemirgen Ödülleri, hamster krakeri, tavşan ödülü, kemirme çubuğu
Pets > Small Animals > Small Animal Bedding: Kemirgen Altlığı, hamster talaşı, kemirgen talaş, kağıt altlık hamster
Pets > Small Animals > Small Animal Cages And Accessories: Kemirgen Kafesleri ve Aksesuarları, hamster kafesi, tavşan kafesi, hamster çarkı
Pets > Reptiles And Amphibians: Sürüngenler ve Amfibiler, sürüngen ürünleri, kaplumbağa, gekko
Pets > Reptiles And Amphibians > Reptile Food: Sürüngen Yemi, kaplumbağa yemi, canlı yem sürüngen, gammarus
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: Teraryumlar ve Ekipmanları, teraryum, sürüngen UVB lamba, sürüngen ısıtıcı lamba
Pets > Horse And Farm Animals: At ve Çiftlik Hayvanları, ahır malzemeleri, çiftlik hayvanı ürünleri
Pets > Horse And Farm Animals > Horse Feed And Care: At Yemi ve Bakımı, at yemi, at vitamini, yalama taşı at
Pets > Horse And Farm Animals > Poultry Feed And Supplies: Kanatlı Yemi ve Malzemeleri, tavuk yemi, tavuk suluğu, kuluçka makinesi
Clothing: Giyim, kıyafet, kadın giyim, erkek giyim
Clothing > Tops: Üst giyim, kadın üst, tunik
Clothing > Tops > T-Shirts: Tişörtler, tişört, t-shirt, kısa kollu tişört
Clothing > Tops > Polo Shirts: Polo yaka tişörtler, polo yaka tişört, polo tişört
Clothing > Tops > Tank Tops: Atletler, atlet, askılı bluz, kolsuz tişört
Clothing > Tops > Shirts: Gömlekler, gömlek, uzun kollu gömlek
Clothing > Tops > Shirts > Dress Shirts: Klasik gömlekler, klasik gömlek, takım elbise gömleği, ata yaka gömlek
Clothing > Tops > Shirts > Casual Shirts: Günlük gömlekler, oduncu gömleği, keten gömlek, oxford gömlek
Clothing > Tops > Blouses: Bluzlar, bluz, kadın gömlek, şifon bluz
Clothing > Tops > Long Sleeve Tops: Uzun kollu tişörtler, uzun kollu tişört, uzun kollu üst, uzun kollu bluz
Clothing > Tops > Crop Tops: Crop toplar, crop top, straplez büstiyer, kısa üst
Clothing > Tops > Bodysuits: Bodyler, body, çıtçıtlı body, kadın body
Clothing > Tops > Sweaters: Kazak ve hırka, triko, örgü giyim
Clothing > Tops > Sweaters > Pullovers: Kazaklar, kazak, boğazlı kazak, balıkçı yaka kazak
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: Hırka ve süveter, hırka, süveter, bolero
Clothing > Tops > Hoodies: Kapüşonlu sweatshirtler, kapüşonlu sweatshirt, kapşonlu sweatshirt, fermuarlı kapüşonlu
Clothing > Tops > Sweatshirts: Sweatshirtler, sweatshirt, bisiklet yaka sweatshirt
Clothing > Bottoms: Alt giyim, pantolon ve etek
Clothing > Bottoms > Jeans: Kot pantolonlar, kot pantolon, jean, jean pantolon
Clothing > Bottoms > Trousers: Pantolonlar, pantolon, bol paça pantolon, keten pantolon
Clothing > Bottoms > Trousers > Chinos: Chino pantolonlar, chino pantolon, kanvas pantolon
Clothing > Bottoms > Trousers > Dress Pants: Kumaş pantolonlar, kumaş pantolon, klasik pantolon, takım elbise pantolonu
Clothing > Bottoms > Trousers > Cargo Pants: Kargo pantolonlar, kargo pantolon, cepli pantolon, taktik pantolon
Clothing > Bottoms > Trousers > Sweatpants: Eşofman altları, eşofman altı, jogger pantolon
Clothing > Bottoms > Leggings: Taytlar, tayt, kadın tayt, deri tayt
Clothing > Bottoms > Shorts: Şortlar, şort, bermuda, kot şort
Clothing > Bottoms > Skirts: Etekler, etek, pileli etek, kot etek
Clothing > Dresses: Elbiseler, elbise, kadın elbise
Clothing > Dresses > Casual Dresses: Günlük elbiseler, günlük elbise, yazlık elbise, gömlek elbise
Clothing > Dresses > Evening Dresses: Abiye elbiseler, abiye, gece elbisesi, mezuniyet elbisesi
Clothing > Dresses > Wedding Dresses: Gelinlikler, gelinlik, nedime elbisesi, duvak
Clothing > Jumpsuits And Rompers: Tulumlar, tulum, kadın tulum, şort tulum
Clothing > Jumpsuits And Rompers > Dungarees: Salopetler, salopet, bahçıvan pantolon, kot salopet
Clothing > Outerwear: Dış giyim, mont ve kaban
Clothing > Outerwear > Jackets: Ceketler ve montlar, ceket, mont, mevsimlik mont
Clothing > Outerwear > Jackets > Denim Jackets: Kot ceketler, kot ceket, jean ceket
Clothing > Outerwear > Jackets > Leather Jackets: Deri ceketler, deri ceket, deri mont, süet ceket
Clothing > Outerwear > Jackets > Bomber Jackets: Bomber ceketler, bomber ceket, bomber mont, pilot ceket
Clothing > Outerwear > Jackets > Rain Jackets: Yağmurluklar, yağmurluk, su geçirmez mont
Clothing > Outerwear > Jackets > Puffer Jackets: Şişme montlar, şişme mont, kaz tüyü mont, kapitone mont
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: Polar giyim, polar ceket, polar sweatshirt, polar mont
Clothing > Outerwear > Jackets > Windbreakers And Softshells: Rüzgarlık ve softshell, rüzgarlık, softshell mont, anorak
Clothing > Outerwear > Gilets: Şişme yelekler, şişme yelek, yelek mont, kapitone yelek
Clothing > Outerwear > Coats: Kabanlar, kaban, palto, kaşe kaban
Clothing > Outerwear > Coats > Parkas: Parkalar, parka, parka mont, kapüşonlu parka
Clothing > Outerwear > Coats > Trench Coats: Trençkotlar, trençkot, trenç
Clothing > Outerwear > Coats > Ponchos And Capes: Panço ve pelerin, panço, pelerin, kap
Clothing > Suits And Tailoring: Takım elbise ve blazer, resmi giyim, klasik giyim
Clothing > Suits And Tailoring > Suits: Takım elbiseler, takım elbise, smokin, damatlık
Clothing > Suits And Tailoring > Blazers: Blazer ceketler, blazer ceket, blazer, takım ceket
Clothing > Suits And Tailoring > Waistcoats: Takım yelekleri, takım yeleği, klasik yelek, kumaş yelek
Clothing > Underwear: İç giyim, kadın iç giyim, erkek iç giyim
Clothing > Underwear > Bras: Sütyenler, sütyen, push up sütyen, balensiz sütyen
Clothing > Underwear > Panties: Külotlar, külot, kadın külot, string
Clothing > Underwear > Boxers And Briefs: Boxer ve slip, boxer, erkek boxer, erkek slip külot
Clothing > Underwear > Undershirts: Fanilalar, fanila, erkek atlet iç giyim, iç fanila
Clothing > Underwear > Thermal Underwear: Termal içlikler, termal içlik, uzun içlik, termal iç giyim
Clothing > Underwear > Shapewear: Korse ve toparlayıcı iç giyim, korse, bel korsesi, toparlayıcı korse
Clothing > Underwear > Lingerie Sets: İç çamaşırı takımları, sütyen takımı, babydoll, fantezi iç giyim
Clothing > Socks: Çoraplar, çorap, soket çorap, yün çorap
Clothing > Socks > Ankle Socks: Patik çoraplar, patik çorap, bilek çorap, babet çorap
Clothing > Socks > Knee High Socks: Diz altı çoraplar, diz altı çorap, dizüstü çorap, uzun çorap
Clothing > Socks > Sports Socks: Spor çoraplar, spor çorap, koşu çorabı, outdoor çorap
Clothing > Socks > Tights And Stockings: Külotlu çoraplar, külotlu çorap, jartiyer çorap, ince çorap
Clothing > Socks > Leg Warmers: Tozluklar, tozluk, örgü tozluk, bacak ısıtıcı
Clothing > Sleepwear: Gecelik ve pijama, uyku giyim, ev ve gece giyim
Clothing > Sleepwear > Pajamas: Pijama takımları, pijama takımı, pijama, pijama altı
Clothing > Sleepwear > Nightgowns: Gecelikler, gecelik, saten gecelik, pamuklu gecelik
Clothing > Sleepwear > Bathrobes: Bornozlar ve sabahlıklar, bornoz, sabahlık, kimono sabahlık
Clothing > Sleepwear > Loungewear: Ev giyim, ev takımı, lounge takım, giyilebilir battaniye
Clothing > Swimwear: Mayo ve plaj giyim, plaj giyim, deniz giyim
Clothing > Swimwear > Bikinis: Bikiniler, bikini, bikini takımı, tankini
Clothing > Swimwear > Swimsuits: Mayolar, kadın mayo, tek parça mayo, tesettür mayo
Clothing > Swimwear > Swim Trunks: Erkek mayolar, deniz şortu, şort mayo, slip mayo
Clothing > Swimwear > Rash Guards: UV korumalı mayo üstleri, rashguard, UV korumalı tişört, yüzücü tişörtü
Clothing > Swimwear > Beach Cover Ups: Pareo ve plaj elbiseleri, pareo, plaj elbisesi, kaftan plaj
Clothing > Sportswear: Spor giyim, spor tişört, antrenman tişörtü, koşu tişörtü
Clothing > Sportswear > Sports Bras: Sporcu sütyenleri, sporcu sütyeni, spor sütyeni, büstiyer spor
Clothing > Sportswear > Sports Leggings: Spor taytları, spor tayt, toparlayıcı tayt spor, koşu taytı
Clothing > Sportswear > Sports Shorts: Spor şortlar, spor şort, koşu şortu, basketbol şortu
Clothing > Sportswear > Tracksuits: Eşofman takımları, eşofman takımı, eşofman üstü, antrenman ceketi
Clothing > Sportswear > Team Jerseys: Takım formaları, forma, futbol forması, basketbol forması
Clothing > Sportswear > Ski Wear: Kayak giyim, kayak montu, kayak pantolonu, kar tulumu
Clothing > Sportswear > Cycling Clothing: Bisiklet giyim, bisiklet forması, bisiklet taytı, bisiklet şortu pedli
Clothing > Sportswear > Hiking Clothing: Outdoor giyim, trekking pantolonu, outdoor pantolon, yürüyüş pantolonu
Clothing > Sportswear > Dancewear: Dans giyim, bale mayosu, jimnastik mayosu, tütü
Clothing > Workwear: İş kıyafetleri, iş elbisesi, iş tişörtü, üniforma
Clothing > Workwear > Work Trousers And Jackets: İş pantolonu ve montları, iş pantolonu, iş montu, iş yeleği
Clothing > Workwear > Coveralls: İş tulumları, iş tulumu, koruyucu tulum, tek kullanımlık tulum
Clothing > Workwear > High Visibility Clothing: Reflektörlü iş giyim, ikaz yeleği, reflektörlü yelek, reflektif yelek
Clothing > Workwear > Medical Uniforms: Medikal formalar, cerrahi forma, doktor önlüğü, hemşire forması
Clothing > Workwear > Chef Clothing: Aşçı kıyafetleri, aşçı ceketi, aşçı pantolonu, aşçı kepi
Clothing > Maternity Clothing: Hamile giyim, hamile elbisesi, hamile pantolonu, emzirme bluzu
Clothing > Costumes: Kostümler, kostüm, cadılar bayramı kostümü, cosplay kostümü
Clothing > Traditional Clothing: Geleneksel giyim, yöresel kıyafet, folklor kıyafeti, kilt
Clothing > Traditional Clothing > Dirndls And Lederhosen: Dirndl ve lederhosen, dirndl, lederhosen, oktoberfest kıyafeti
Clothing > Traditional Clothing > Kimonos And Saris: Kimono ve sari, kimono, sari, abaya
Shoes: Ayakkabılar, ayakkabı, kadın ayakkabı, erkek ayakkabı
Shoes > Sneakers: Sneakerlar, sneaker, günlük spor ayakkabı, beyaz sneaker
Shoes > Sneakers > Canvas Shoes: Kanvas ayakkabılar, kanvas ayakkabı, bez ayakkabı, keten ayakkabı
Shoes > Sneakers > Skate Shoes: Kaykay ayakkabıları, kaykay ayakkabısı, skate ayakkabı
Shoes > Sneakers > Slip On Shoes: Slip on ayakkabılar, slip on, bağcıksız ayakkabı
Shoes > Athletic Shoes: Spor ayakkabılar, spor ayakkabı, salon ayakkabısı, voleybol ayakkabısı
Shoes > Athletic Shoes > Running Shoes: Koşu ayakkabıları, koşu ayakkabısı, patika koşu ayakkabısı
Shoes > Athletic Shoes > Training Shoes: Antrenman ayakkabıları, antrenman ayakkabısı, fitness ayakkabısı, halter ayakkabısı
Shoes > Athletic Shoes > Football Boots: Kramponlar, krampon, halı saha ayakkabısı, futsal ayakkabısı
Shoes > Athletic Shoes > Basketball Shoes: Basketbol ayakkabıları, basketbol ayakkabısı, basket ayakkabısı
Shoes > Athletic Shoes > Tennis Shoes: Tenis ayakkabıları, tenis ayakkabısı, padel ayakkabısı, badminton ayakkabısı
Shoes > Athletic Shoes > Golf Shoes: Golf ayakkabıları, golf ayakkabısı
Shoes > Athletic Shoes > Cycling Shoes: Bisiklet ayakkabıları, bisiklet ayakkabısı, yol bisikleti ayakkabısı, spd ayakkabı
Shoes > Athletic Shoes > Hiking Shoes: Trekking ayakkabıları, trekking ayakkabısı, outdoor ayakkabı, dağ botu
Shoes > Athletic Shoes > Climbing Shoes: Tırmanış ayakkabıları, tırmanış ayakkabısı, kaya tırmanış ayakkabısı
Shoes > Athletic Shoes > Dance Shoes: Dans ayakkabıları, dans ayakkabısı, bale patiği, bale pabucu
Shoes > Athletic Shoes > Water Shoes: Deniz ayakkabıları, deniz ayakkabısı, aqua ayakkabı, su ayakkabısı
Shoes > Boots: Bot ve çizme, bot, kadın bot, erkek bot
Shoes > Boots > Ankle Boots: Bilek botları, bilekte bot, topuklu bot, chukka bot
Shoes > Boots > Chelsea Boots: Chelsea botlar, chelsea bot, lastikli bot
Shoes > Boots > Knee High Boots: Uzun çizmeler, çizme, diz üstü çizme, uzun çizme
Shoes > Boots > Combat Boots: Postal botlar, postal, askeri bot, motorcu botu
Shoes > Boots > Cowboy Boots: Kovboy çizmeleri, kovboy çizmesi, kovboy botu, western bot
Shoes > Boots > Winter Boots: Kar botları, kar botu, kışlık bot, içi kürklü bot
Shoes > Boots > Rain Boots: Yağmur botları, yağmur çizmesi, yağmur botu, lastik çizme
Shoes > Sandals: Sandaletler, sandalet, kadın sandalet, dolgu topuk sandalet
Shoes > Sandals > Flip Flops: Parmak arası terlikler, parmak arası terlik, flip flop
Shoes > Sandals > Slides: Terlikler, plaj terliği, havuz terliği, banyo terliği
Shoes > Sandals > Clogs: Sabo terlikler, sabo terlik, sabo, hastane terliği
Shoes > Sandals > Espadrilles: Espadriller, espadril, hasır tabanlı ayakkabı
Shoes > Slippers: Ev terlikleri, ev terliği, panduf, ev botu
Shoes > Dress Shoes: Klasik ayakkabılar, klasik ayakkabı, deri klasik ayakkabı, düğün ayakkabısı
Shoes > Dress Shoes > Oxford Shoes: Oxford ayakkabılar, oxford ayakkabı, brogue ayakkabı, bağcıklı klasik ayakkabı
Shoes > Dress Shoes > Loafers: Loafer ve makosenler, loafer, makosen, tekne ayakkabısı
Shoes > Dress Shoes > High Heels: Topuklu ayakkabılar, topuklu ayakkabı, stiletto, kalın topuklu ayakkabı
Shoes > Dress Shoes > Flats: Babetler, babet, düz babet, mary jane ayakkabı
Shoes > Safety Shoes: İş ayakkabıları, iş ayakkabısı, çelik burunlu ayakkabı, iş botu
Shoes > Shoe Care: Ayakkabı bakımı, ayakkabı temizleyici, ayakkabı çekeceği, ayakkabı kalıbı
Shoes > Shoe Care > Shoe Polish: Ayakkabı boyaları, ayakkabı boyası, ayakkabı cilası, ayakkabı koruyucu sprey
Shoes > Shoe Care > Insoles: Ayakkabı tabanlıkları, tabanlık, iç tabanlık, topuk pedi
Shoes > Shoe Care > Shoelaces: Ayakkabı bağcıkları, bağcık, ayakkabı bağı, elastik bağcık
Bags And Accessories: Çanta ve aksesuar, çanta, aksesuar, moda aksesuarları
Bags And Accessories > Backpacks: Sırt çantaları, sırt çantası, günlük sırt çantası
Bags And Accessories > Backpacks > School Backpacks: Okul çantaları, okul çantası, ilkokul çantası, anaokulu çantası
Bags And Accessories > Backpacks > Laptop Backpacks: Laptop sırt çantaları, laptop sırt çantası, notebook sırt çantası
Bags And Accessories > Handbags: El çantaları, el çantası, kadın çantası, kol çantası kadın
Bags And Accessories > Handbags > Tote Bags: Tote çantalar, tote çanta, bez çanta tote, shopper çanta
Bags And Accessories > Handbags > Shoulder Bags: Omuz çantaları, omuz çantası, baget çanta
Bags And Accessories > Handbags > Crossbody Bags: Çapraz çantalar, çapraz çanta, çapraz askılı çanta, telefon çantası
Bags And Accessories > Handbags > Clutches: Portföy ve clutch çantalar, portföy çanta, clutch çanta, abiye çanta
Bags And Accessories > Messenger Bags: Postacı çantaları, postacı çantası, messenger çanta
Bags And Accessories > Messenger Bags > Briefcases: Evrak ve laptop çantaları, evrak çantası, laptop çantası, notebook çantası
Bags And Accessories > Belt Bags: Bel çantaları, bel çantası, spor bel çantası
Bags And Accessories > Gym Bags: Spor çantaları, spor çanta, spor çantası, fitness çantası
Bags And Accessories > Shopping Bags: Alışveriş çantaları, alışveriş çantası, pazar çantası, pazar arabası
Bags And Accessories > Lunch Bags: Yemek çantaları, yemek çantası, termal beslenme çantası, beslenme çantası
Bags And Accessories > Luggage: Valiz ve bavul, valiz, bavul, tekerlekli valiz
Bags And Accessories > Luggage > Carry On Luggage: Kabin boy valizler, kabin boy valiz, kabin valiz, el bagajı
Bags And Accessories > Luggage > Luggage Sets: Valiz setleri, valiz seti, bavul seti
Bags And Accessories > Luggage > Travel Bags: Seyahat çantaları, seyahat çantası, hafta sonu çantası, tekerlekli seyahat çantası
Bags And Accessories > Luggage > Toiletry Bags: Makyaj ve tıraş çantaları, makyaj çantası, tıraş çantası, kozmetik çantası
Bags And Accessories > Luggage > Garment Bags: Takım elbise kılıfları, elbise kılıfı, takım elbise çantası, gamboç
Bags And Accessories > Luggage > Packing Cubes: Valiz düzenleyiciler, valiz düzenleyici, valiz içi organizer, bavul organizer seti
Bags And Accessories > Luggage > Luggage Accessories: Valiz aksesuarları, valiz etiketi, valiz kılıfı, bavul kilidi
Bags And Accessories > Luggage > Travel Pillows: Seyahat yastıkları, boyun yastığı, seyahat yastığı
Bags And Accessories > Wallets: Cüzdanlar, cüzdan, erkek cüzdan, deri cüzdan
Bags And Accessories > Wallets > Card Holders: Kartlıklar, kartlık, kredi kartlık, kart cüzdanı
Bags And Accessories > Wallets > Coin Purses: Bozuk para cüzdanları, bozuk para cüzdanı, bozuk para çantası, para klipsi
Bags And Accessories > Wallets > Passport Holders: Pasaport kılıfları, pasaport kılıfı, pasaport cüzdanı, seyahat cüzdanı
Bags And Accessories > Wallets > Keychains: Anahtarlıklar, anahtarlık, çanta süsü, anahtar halkası
Bags And Accessories > Watches: Kol saatleri, kol saati, erkek kol saati, kadın kol saati
Bags And Accessories > Watches > Digital Watches: Dijital kol saatleri, dijital kol saati, dijital saat kol
Bags And Accessories > Watches > Dive Watches: Dalgıç saatleri, dalgıç saati, dalış saati
Bags And Accessories > Watches > Pocket Watches: Cep saatleri, köstekli saat, cep saati, hemşire saati
Bags And Accessories > Watches > Watch Straps: Saat kordonları, saat kordonu, saat kayışı, akıllı saat kordonu
Bags And Accessories > Watches > Watch Boxes: Saat kutuları, saat kutusu, saat kurma kutusu, saat saklama kutusu
Bags And Accessories > Jewelry: Takı ve mücevher, takı, mücevher, takı seti
Bags And Accessories > Jewelry > Necklaces: Kolyeler, kolye, zincir kolye, gerdanlık
Bags And Accessories > Jewelry > Earrings: Küpeler, küpe, halka küpe, çivili küpe
Bags And Accessories > Jewelry > Bracelets: Bileklikler, bileklik, bilezik, halhal
Bags And Accessories > Jewelry > Rings: Yüzükler, yüzük, alyans, tektaş yüzük
Bags And Accessories > Jewelry > Charms And Pendants: Charm ve kolye uçları, charm, kolye ucu, madalyon
Bags And Accessories > Jewelry > Brooches: Broşlar, broş, yaka iğnesi, rozet
Bags And Accessories > Jewelry > Body Jewelry: Piercingler, piercing, hızma, göbek piercingi
Bags And Accessories > Jewelry > Jewelry Boxes: Takı kutuları, takı kutusu, mücevher kutusu, takı standı
Bags And Accessories > Sunglasses: Güneş gözlükleri, güneş gözlüğü, polarize güneş gözlüğü
Bags And Accessories > Glasses: Gözlükler, gözlük, gözlük ve aksesuarları
Bags And Accessories > Glasses > Eyeglass Frames: Gözlük çerçeveleri, gözlük çerçevesi, optik gözlük, numaralı gözlük
Bags And Accessories > Glasses > Reading Glasses: Okuma gözlükleri, okuma gözlüğü, yakın gözlüğü
Bags And Accessories > Glasses > Blue Light Glasses: Mavi ışık gözlükleri, mavi ışık filtreli gözlük, bilgisayar gözlüğü, ekran gözlüğü
Bags And Accessories > Glasses > Glasses Cases: Gözlük kılıfları, gözlük kabı, gözlük kutusu, gözlük ipi
Bags And Accessories > Hats: Şapkalar, fötr şapka, kasket, ressam beresi
Bags And Accessories > Hats > Caps: Kepler, kep şapka, beyzbol şapkası, spor şapka
Bags And Accessories > Hats > Beanies: Bereler, bere, örgü bere, kışlık bere
Bags And Accessories > Hats > Sun Hats: Güneş şapkaları, güneş şapkası, hasır şapka, bucket şapka
Bags And Accessories > Gloves: Eldivenler, eldiven, deri eldiven, kışlık eldiven
Bags And Accessories > Gloves > Mittens: Kayak eldivenleri, kayak eldiveni, tek parmaklı eldiven, parmaksız kar eldiveni
Bags And Accessories > Scarves: Atkı ve şal, atkı, şal, eşarp
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: Bandana ve boyunluk, bandana, boyunluk, kar maskesi
Bags And Accessories > Belts: Kemerler, kemer, deri kemer, kot kemeri
Bags And Accessories > Belts > Suspenders: Pantolon askıları, pantolon askısı, erkek pantolon askısı
Bags And Accessories > Ties: Kravatlar, kravat, ipek kravat, ince kravat
Bags And Accessories > Ties > Bow Ties: Papyonlar, papyon, erkek papyon
Bags And Accessories > Ties > Pocket Squares: Cep mendilleri, cep mendili, ceket mendili, kumaş mendil
Bags And Accessories > Ties > Cufflinks: Kol düğmeleri, kol düğmesi, kravat iğnesi, kravat klipsi
Bags And Accessories > Umbrellas: Şemsiyeler, şemsiye, katlanır şemsiye, otomatik şemsiye
Sports: Spor, Spor Malzemeleri, spor ekipmanı, düdük
Sports > Fitness: Fitness, Fitness ve Kondisyon, fitness aleti, kondisyon aleti
Sports > Fitness > Dumbbells: Dambıllar, dambıl, dambıl seti, ayarlanabilir dambıl
Sports > Fitness > Kettlebells: Kettlebell, kettlebell ağırlık, girya, döküm kettlebell
Sports > Fitness > Barbells And Weight Plates: Halter ve Ağırlık Plakaları, halter barı, ağırlık plakası, halter seti
Sports > Fitness > Weight Benches And Racks: Ağırlık Sehpaları ve İstasyonlar, ağırlık sehpası, bench press sehpası, çok fonksiyonlu istasyon
Sports > Fitness > Pull Up Bars And Ab Trainers: Barfiks ve Karın Kası Aletleri, barfiks demiri, karın kası tekerleği, şınav aleti
Sports > Fitness > Ankle And Wrist Weights: Ayak ve El Bilek Ağırlıkları, bilek ağırlığı, ağırlık yeleği, ağırlık kemeri
Sports > Fitness > Resistance Bands: Direnç Bantları, direnç bandı, pilates bandı, egzersiz lastiği
Sports > Fitness > Yoga Mats: Yoga Matları, yoga matı, pilates minderi, egzersiz matı
Sports > Fitness > Yoga Accessories: Yoga Aksesuarları, yoga bloğu, meditasyon minderi, pilates çemberi
Sports > Fitness > Exercise Balls: Pilates Topları, pilates topu, sağlık topu, denge tahtası
Sports > Fitness > Foam Rollers: Foam Roller, köpük rulo, masaj rulosu, masaj topu
Sports > Fitness > Jump Ropes: Atlama İpleri, atlama ipi, hız ipi, hulahop
Sports > Fitness > Treadmills: Koşu Bantları, koşu bandı, yürüyüş bandı, katlanır koşu bandı
Sports > Fitness > Exercise Bikes: Kondisyon Bisikletleri, kondisyon bisikleti, spin bike, yatay bisiklet
Sports > Fitness > Ellipticals And Steppers: Eliptik Bisikletler ve Stepper, eliptik bisiklet, stepper, titreşim platformu
Sports > Fitness > Rowing Machines: Kürek Aletleri, kürek çekme aleti, kürek makinesi, manyetik kürek aleti
Sports > Fitness > Fitness Trampolines: Trambolinler, trambolin, fitness trambolini, bahçe trambolini
Sports > Cycling: Bisiklet ve Aksesuarları, Bisiklet Aksesuarları, bisiklet çamurluğu, bisiklet zili
Sports > Cycling > Bicycles: Bisikletler, şehir bisikleti, katlanır bisiklet, tur bisikleti
Sports > Cycling > Bicycles > Mountain Bikes: Dağ Bisikletleri, dağ bisikleti, MTB bisiklet, BMX bisiklet
Sports > Cycling > Bicycles > Road Bikes: Yol Bisikletleri, yol bisikleti, yarış bisikleti, gravel bisiklet
Sports > Cycling > Bicycles > Electric Bikes: Elektrikli Bisikletler, elektrikli bisiklet, e-bisiklet, katlanır elektrikli bisiklet
Sports > Cycling > Bicycles > Kids Bikes: Çocuk Bisikletleri, çocuk bisikleti, yardımcı tekerlekli bisiklet, kız çocuk bisikleti
Sports > Cycling > Bike Helmets: Bisiklet Kaskları, bisiklet kaskı, çocuk bisiklet kaskı, yol kaskı
Sports > Cycling > Bike Lights: Bisiklet Aydınlatma, bisiklet farı, bisiklet ışığı, bisiklet stop lambası
Sports > Cycling > Bike Locks: Bisiklet Kilitleri, bisiklet kilidi, zincirli bisiklet kilidi, u kilit
Sports > Cycling > Bike Pumps: Bisiklet Pompaları, bisiklet pompası, ayaklı bisiklet pompası, mini bisiklet pompası
Sports > Cycling > Bike Tires And Tubes: Bisiklet Lastikleri ve İç Lastikler, bisiklet lastiği, bisiklet iç lastiği, bisiklet jantı
Sports > Cycling > Bike Saddles And Grips: Bisiklet Seleleri ve Elcikleri, bisiklet selesi, gidon elciği, sele borusu
Sports > Cycling > Bike Drivetrain And Brakes: Bisiklet Aktarma ve Fren, bisiklet zinciri, bisiklet pedalı, arka vites aktarıcı
Sports > Cycling > Bike Tools And Care: Bisiklet Tamir ve Bakım, bisiklet tamir seti, bisiklet zincir yağı, bisiklet lastik yaması
Sports > Cycling > Bike Bags And Racks: Bisiklet Çantaları ve Bagajlar, bisiklet çantası, bisiklet sepeti, bisiklet bagajı
Sports > Cycling > Bike Child Seats And Trailers: Bisiklet Çocuk Koltukları ve Römorklar, bisiklet çocuk koltuğu, bisiklet römorku
Sports > Cycling > Bike Computers And Trainers: Bisiklet Bilgisayarları ve Trainer, bisiklet kilometre saati, bisiklet telefon tutucu, bisiklet trainer
Sports > Camping: Kamp ve Doğa Sporları, Kamp Malzemeleri, kamp ekipmanı, outdoor
Sports > Camping > Tents: Çadırlar, kamp çadırı, otomatik çadır, tente branda kamp
Sports > Camping > Sleeping Bags: Uyku Tulumları, uyku tulumu kamp, mumya uyku tulumu, uyku tulumu astarı
Sports > Camping > Sleeping Pads: Kamp Matları ve Şişme Yataklar, kamp matı, şişme yatak, kamp yatağı
Sports > Camping > Camping Furniture: Kamp Mobilyaları, kamp sandalyesi, kamp masası, kamp taburesi
Sports > Camping > Camping Stoves And Cookware: Kamp Ocakları ve Pişirme Setleri, kamp ocağı, kamp tüpü, kamp tencere seti
Sports > Camping > Coolers: Buzluklar ve Soğutucu Çantalar, termos buzluk, buz kutusu kamp, soğutucu çanta
Sports > Camping > Water Bottles: Su Mataraları, matara, suluk, su şişesi
Sports > Camping > Camping Lights: Kafa Lambaları ve Kamp Lambaları, kafa lambası, kamp lambası, kafa feneri
Sports > Camping > Hammocks: Hamaklar, hamak, kamp hamağı, hamak askısı
Sports > Camping > Hiking Backpacks: Dağcı Sırt Çantaları, trekking sırt çantası, dağcı çantası, kamp sırt çantası
Sports > Camping > Trekking Poles: Trekking Batonları, yürüyüş batonu, trekking bastonu, tozluk
Sports > Camping > Navigation And Survival: Navigasyon ve Hayatta Kalma, pusula, hayatta kalma kiti, ateş başlatıcı
Sports > Ball Sports: Top Sporları, top pompası, antrenman yeleği, antrenman konisi
Sports > Ball Sports > Footballs: Futbol Topları, futbol topu, futsal topu, maç topu
Sports > Ball Sports > Football Gear: Futbol Ekipmanları, futbol tekmeliği, kaleci eldiveni, futbol kalesi
Sports > Ball Sports > Basketballs And Hoops: Basketbol Topları ve Potaları, basketbol topu, basketbol potası, basketbol filesi
Sports > Ball Sports > Volleyballs And Handballs: Voleybol ve Hentbol, voleybol topu, hentbol topu, voleybol filesi
Sports > Ball Sports > American Footballs And Rugby Balls: Amerikan Futbolu ve Ragbi, ragbi topu, amerikan futbolu topu, ragbi kaskı
Sports > Ball Sports > Baseball And Softball: Beyzbol ve Softbol, beyzbol sopası, beyzbol eldiveni, beyzbol topu
Sports > Ball Sports > Hockey And Cricket: Çim Hokeyi ve Kriket, çim hokeyi sopası, kriket sopası, florbol sopası
Sports > Racket Sports: Raket Sporları, raket çantası, raket gribi, overgrip
Sports > Racket Sports > Tennis Rackets And Balls: Tenis Raketleri ve Topları, tenis raketi, tenis topu, tenis kordajı
Sports > Racket Sports > Padel And Pickleball: Padel ve Pickleball, padel raketi, padel topu, pickleball raketi
Sports > Racket Sports > Badminton And Squash: Badminton ve Squash, badminton raketi, badminton topu, squash raketi
Sports > Racket Sports > Table Tennis: Masa Tenisi, masa tenisi raketi, masa tenisi masası, pinpon topu
Sports > Winter Sports: Kış Sporları, kayak çantası, kar raketi, kayak cilası
Sports > Winter Sports > Skis: Kayaklar, kayak takımı, kayak batonu, kayak bağlaması
Sports > Winter Sports > Ski Boots: Kayak Botları, kayak ayakkabısı, snowboard botu
Sports > Winter Sports > Snowboards: Snowboard Tahtaları, snowboard, snowboard bağlaması
Sports > Winter Sports > Ski Helmets And Goggles: Kayak Kaskları ve Gözlükleri, kayak kaskı, kayak gözlüğü, snowboard gözlüğü
Sports > Winter Sports > Sleds: Kızaklar, kar kızağı, plastik kızak, şişme kar kızağı
Sports > Winter Sports > Ice Skates And Ice Hockey: Buz Pateni ve Buz Hokeyi, buz pateni, buz hokeyi sopası, artistik buz pateni
Sports > Water Sports: Su Sporları, wakeboard, su kayağı, yüzme şamandırası
Sports > Water Sports > Swim Goggles: Yüzücü Gözlükleri, yüzücü gözlüğü, yüzme gözlüğü, çocuk yüzücü gözlüğü
Sports > Water Sports > Swim Training Gear: Yüzme Ekipmanları, yüzücü bonesi, yüzme tahtası, yüzücü kolluğu
Sports > Water Sports > Snorkeling And Diving: Şnorkel ve Dalış, dalış maskesi, şnorkel seti, dalış paleti
Sports > Water Sports > Wetsuits: Dalış ve Sörf Elbiseleri, dalış elbisesi, wetsuit, neopren elbise
Sports > Water Sports > Surfboards: Sörf Tahtaları, sörf tahtası, bodyboard, sörf ipi leash
Sports > Water Sports > Stand Up Paddle Boards: SUP Tahtaları, SUP board, kürek sörfü tahtası, şişme SUP
Sports > Water Sports > Kayaks And Boats: Kanolar ve Botlar, kano, şişme bot, kano küreği
Sports > Water Sports > Life Jackets: Can Yelekleri, can yeleği, yüzme yeleği, can simidi
Sports > Running: Koşu, koşu kemeri, koşu yeleği, koşu kol bandı
Sports > Golf: Golf, golf eldiveni, golf arabası trolley, golf tee
Sports > Golf > Golf Clubs And Bags: Golf Sopaları ve Çantaları, golf sopası, golf çantası, golf sopa seti
Sports > Golf > Golf Balls: Golf Topları, golf topu, antrenman golf topu
Sports > Fishing: Balıkçılık, Balık Avı Malzemeleri, balık kepçesi, balıkçı tulumu
Sports > Fishing > Fishing Rods: Olta Kamışları, olta kamışı, spin kamış, teleskopik olta
Sports > Fishing > Fishing Reels: Olta Makineleri, olta makinesi, spin olta makinesi, balık makarası
Sports > Fishing > Fishing Lures: Suni Yemler, sahte balık, silikon yem olta, kaşık olta
Sports > Fishing > Fishing Line And Hooks: Misina ve Olta İğneleri, misina, örgü ip misina, olta iğnesi
Sports > Fishing > Tackle Boxes And Bags: Balıkçı Çantaları ve Kutuları, balıkçı takım çantası, olta çantası, balıkçı malzeme kutusu
Sports > Boxing: Boks ve Kickboks, boks bandajı, boks lapa, boks kaskı
Sports > Boxing > Boxing Gloves: Boks Eldivenleri, boks eldiveni, MMA eldiveni, torba eldiveni
Sports > Boxing > Punching Bags: Boks Torbaları, boks kum torbası, boks torbası, punching ball
Sports > Martial Arts: Dövüş Sanatları, judo elbisesi, karate elbisesi, taekwondo elbisesi
Sports > Climbing: Tırmanış ve Dağcılık, tırmanış kaskı, tırmanış tozu, krampon dağcılık
Sports > Climbing > Climbing Harnesses And Ropes: Emniyet Kemerleri ve Tırmanış İpleri, tırmanış emniyet kemeri, dinamik ip, dağcı ipi
Sports > Climbing > Carabiners And Belay Devices: Karabinalar ve Emniyet Aletleri, karabina, tırmanış ekspresi, iniş aleti
Sports > Equestrian: Binicilik, binici pantolonu, binici kaskı, binici kamçısı
Sports > Equestrian > Horse Tack: At Eyeri ve Koşum Takımları, at eyeri, at başlığı, eyer altlığı
Sports > Equestrian > Horse Blankets And Grooming: At Battaniyeleri ve Tımar, at battaniyesi, at tımar fırçası, at örtüsü
Sports > Skating And Scooters: Paten ve Scooter, paten tekerleği, paten rulmanı
Sports > Skating And Scooters > Skateboards: Kaykaylar, kaykay, longboard, kaykay tahtası
Sports > Skating And Scooters > Roller Skates And Inline Skates: Tekerlekli Patenler, paten, inline paten, dört tekerlekli paten
Sports > Skating And Scooters > Kick Scooters: Scooterlar, çocuk scooter, üç tekerlekli scooter, akrobasi scooter
Sports > Skating And Scooters > Electric Scooters: Elektrikli Scooterlar, elektrikli scooter, hoverboard, elektrikli kaykay
Sports > Skating And Scooters > Protective Pads And Skate Helmets: Koruyucu Ekipman ve Paten Kaskları, dizlik dirseklik seti, paten kaskı, paten koruyucu set
Sports > Target And Table Games: Hedef ve Masa Oyunları, bowling topu, petank seti, slackline
Sports > Target And Table Games > Darts: Dart, dart tahtası, dart oku, elektronik dart
Sports > Target And Table Games > Billiards: Bilardo, bilardo masası, bilardo ıstakası, bilardo topu
Sports > Target And Table Games > Archery: Okçuluk, okçuluk yayı, makaralı yay, okçuluk oku
Electronics: Elektronik, elektronik cihaz
Electronics > Audio: Ses sistemleri, hifi ses cihazı, ev ses sistemi
Electronics > Audio > Headphones: Kulaklıklar, kulaklık
Electronics > Audio > Headphones > Earbuds: Kulak içi kulaklıklar, TWS bluetooth kulaklık, kablosuz kulak içi kulaklık
Electronics > Audio > Headphones > Over Ear Headphones: Kulak üstü kulaklıklar, kulak çevreleyen kulaklık, kafa bantlı kulaklık
Electronics > Audio > Headphones > Headsets: Çağrı merkezi kulaklıkları, mikrofonlu ofis kulaklığı, mikrofonlu kulaklık
Electronics > Audio > Speakers: Hoparlörler, hoparlör, bilgisayar hoparlörü
Electronics > Audio > Speakers > Bluetooth Speakers: Bluetooth hoparlörler, taşınabilir hoparlör, kablosuz hoparlör, parti hoparlörü
Electronics > Audio > Speakers > Soundbars: Soundbar, soundbar ses sistemi, TV soundbar
Electronics > Audio > Speakers > Hi-Fi Speakers: Hi-fi hoparlörler, raf tipi hoparlör, kule hoparlör, subwoofer
Electronics > Audio > Speakers > Smart Speakers: Akıllı hoparlörler, sesli asistanlı hoparlör, akıllı ekran
Electronics > Audio > Stereo Systems: Müzik setleri, mini müzik sistemi, müzik seti, ev sinema sistemi
Electronics > Audio > Amplifiers And Receivers: Amfi ve receiver, stereo amplifikatör, entegre amfi, AV receiver
Electronics > Audio > Turntables: Pikaplar, plak çalar, pikap iğnesi
Electronics > Audio > CD Players: CD çalarlar, taşınabilir CD çalar, kasetçalar
Electronics > Audio > Radios: Radyolar, el radyosu, alarmlı saatli radyo, taşınabilir radyo
Electronics > Audio > MP3 Players: MP3 çalarlar, MP4 çalar, taşınabilir müzik çalar
Electronics > Audio > Voice Recorders: Ses kayıt cihazları, dijital ses kaydedici, diktafon
Electronics > Audio > Microphones: Mikrofonlar, USB mikrofon, yaka mikrofonu, yayıncı mikrofonu
Electronics > Computers: Bilgisayarlar, bilgisayar, bilgisayar aksesuarı
Electronics > Computers > Laptops: Dizüstü bilgisayarlar, laptop, taşınabilir bilgisayar, oyuncu laptopu
Electronics > Computers > Laptop Accessories: Laptop aksesuarları, laptop standı, laptop kılıfı, notebook soğutucu
Electronics > Computers > Desktop Computers: Masaüstü bilgisayarlar, masaüstü PC, mini PC, oyuncu bilgisayarı
Electronics > Computers > Tablets: Tabletler, tablet bilgisayar, android tablet, çocuk tableti
Electronics > Computers > Tablet Cases: Tablet kılıfları, tablet kılıfı, klavyeli tablet kılıfı
Electronics > Computers > Stylus Pens: Dokunmatik kalemler, stylus kalem, tablet kalemi, yedek kalem ucu
Electronics > Computers > Monitors: Monitörler, bilgisayar monitörü, oyuncu monitörü, kavisli monitör
Electronics > Computers > Keyboards: Klavyeler, mekanik klavye, kablosuz klavye, klavye mouse seti
Electronics > Computers > Mice: Mouse, kablosuz mouse, oyuncu mouse, bilgisayar faresi
Electronics > Computers > Mouse Pads: Mouse pad, mousepad, oyuncu mouse pad, fare altlığı
Electronics > Computers > Graphics Tablets: Grafik tabletler, çizim tableti, grafik tablet kalemli
Electronics > Computers > Webcams: Webcam, web kamerası, bilgisayar kamerası, mikrofonlu webcam
Electronics > Computers > Docking Stations And Hubs: Docking station ve USB hub, USB çoklayıcı, dock istasyonu, type-c hub
Electronics > Computers > Storage Drives: Veri depolama, depolama birimleri, harddisk kutusu
Electronics > Computers > Storage Drives > Solid State Drives: SSD diskler, taşınabilir SSD, NVMe SSD, dahili SSD
Electronics > Computers > Storage Drives > Hard Drives: Sabit diskler, taşınabilir harddisk, harici harddisk, HDD
Electronics > Computers > Storage Drives > USB Flash Drives: USB bellekler, flash bellek, USB flash disk
Electronics > Computers > Storage Drives > Memory Cards: Hafıza kartları, microSD hafıza kartı, SD kart
Electronics > Computers > Storage Drives > Network Attached Storage: NAS depolama, NAS sunucu, ağ depolama cihazı
Electronics > Computers > Computer Components: Bilgisayar bileşenleri, bilgisayar parçaları, ses kartı dahili, DVD yazıcı
Electronics > Computers > Computer Components > Processors: İşlemciler, işlemci, masaüstü işlemci
Electronics > Computers > Computer Components > Graphics Cards: Ekran kartları, ekran kartı, grafik kartı
Electronics > Computers > Computer Components > Motherboards: Anakartlar, anakart, ATX anakart
Electronics > Computers > Computer Components > Computer Memory: RAM bellekler, RAM, DDR5 RAM, notebook RAM
Electronics > Computers > Computer Components > PC Power Supplies: Güç kaynakları PSU, PC güç kaynağı, modüler güç kaynağı
Electronics > Computers > Computer Components > Computer Cases: Bilgisayar kasaları, oyuncu kasası, mid tower kasa, boş kasa
Electronics > Computers > Computer Components > Computer Cooling: Bilgisayar soğutma, işlemci soğutucu, sıvı soğutma, kasa fanı
Electronics > Computers > Networking: Ağ ürünleri, network cihazları, patch panel, rack kabinet
Electronics > Computers > Networking > Routers: Modem ve routerlar, kablosuz router, modem, mesh wifi sistemi
Electronics > Computers > Networking > Wi-Fi Extenders: Menzil genişleticiler, wifi güçlendirici, sinyal güçlendirici, access point
Electronics > Computers > Networking > Network Switches: Network switch, ağ anahtarı, PoE switch, gigabit switch
Electronics > Computers > Networking > Network Adapters: Ağ adaptörleri, USB wifi adaptör, bluetooth dongle, ethernet kartı
Electronics > Computers > Printers: Yazıcılar, lazer yazıcı, mürekkep püskürtmeli yazıcı, çok fonksiyonlu yazıcı
Electronics > Computers > Scanners: Tarayıcılar, belge tarayıcı, barkod okuyucu, fotoğraf tarayıcı
Electronics > Computers > 3D Printers: 3D yazıcılar, 3D yazıcı filamenti, PLA filament, 3D kalem
Electronics > Computers > Software: Yazılım, antivirüs programı, ofis yazılımı, işletim sistemi
Electronics > Phones: Telefonlar ve aksesuarları, telefon, cep telefonu aksesuarı, telefon yedek parça
Electronics > Phones > Smartphones: Akıllı telefonlar, cep telefonu, akıllı telefon, çift SIM telefon
Electronics > Phones > Feature Phones: Tuşlu telefonlar, tuşlu cep telefonu, kapaklı telefon, yaşlı telefonu
Electronics > Phones > Landline Phones: Sabit telefonlar, telsiz telefon, masa telefonu, kablolu telefon
Electronics > Phones > Phone Cases: Telefon kılıfları, silikon kılıf, cüzdanlı kılıf, şeffaf kılıf
Electronics > Phones > Screen Protectors: Ekran koruyucular, temperli cam, kırılmaz cam, ekran koruyucu film
Electronics > Phones > Chargers: Şarj aletleri, hızlı şarj aleti, şarj adaptörü, araç içi şarj cihazı
Electronics > Phones > Wireless Chargers: Kablosuz şarj cihazları, kablosuz şarj aleti, manyetik kablosuz şarj, 3'ü 1 arada şarj istasyonu
Electronics > Phones > Power Banks: Powerbankler, powerbank, taşınabilir şarj cihazı, taşınabilir batarya
Electronics > Phones > Phone Holders: Telefon tutucular, araç içi telefon tutucu, telefon standı, bisiklet telefon tutucu
Electronics > Phones > Walkie Talkies: Telsizler, el telsizi, walkie talkie
Electronics > Cameras: Kameralar ve fotoğraf makineleri, fotoğraf makinesi, fotoğrafçılık ekipmanı
Electronics > Cameras > Digital Cameras: Dijital fotoğraf makineleri, aynasız fotoğraf makinesi, DSLR makine, kompakt fotoğraf makinesi
Electronics > Cameras > Action Cameras: Aksiyon kameraları, aksiyon kamera, spor kamerası, su altı kamerası
Electronics > Cameras > Instant Cameras: Anlık fotoğraf makineleri, şipşak fotoğraf makinesi, tek kullanımlık fotoğraf makinesi, analog fotoğraf makinesi
Electronics > Cameras > Camera Film: Fotoğraf filmleri, renkli negatif film, anlık film, şipşak film
Electronics > Cameras > Camcorders: Video kameralar, video kamera, el kamerası
Electronics > Cameras > Camera Lenses: Objektifler, kamera objektifi, fotoğraf makinesi lensi, zoom lens
Electronics > Cameras > Tripods: Tripodlar, tripod, selfie çubuğu, gimbal
Electronics > Cameras > Camera Flashes And Lighting: Flaş ve stüdyo ışıkları, tepe flaşı, ring light, softbox
Electronics > Cameras > Camera Accessories: Kamera aksesuarları, fotoğraf makinesi çantası, lens filtresi, kamera askısı
Electronics > Cameras > Binoculars And Telescopes: Dürbün ve teleskoplar, dürbün, teleskop, gece görüş dürbünü
Electronics > Cameras > Digital Photo Frames: Dijital fotoğraf çerçeveleri, dijital çerçeve, wifi fotoğraf çerçevesi
Electronics > Televisions: Televizyonlar, televizyon, smart TV, LED TV
Electronics > TV And Video: TV ve görüntü sistemleri, ev sineması, TV aksesuarları
Electronics > TV And Video > Projectors: Projeksiyon cihazları, projeksiyon, mini projeksiyon, projeksiyon perdesi
Electronics > TV And Video > Streaming Devices: Medya oynatıcılar, TV box, TV stick, Android TV kutusu
Electronics > TV And Video > Blu-Ray And DVD Players: DVD ve Blu-ray oynatıcılar, DVD oynatıcı, Blu-ray oynatıcı
Electronics > TV And Video > TV Receivers: Uydu alıcıları, uydu alıcısı, set üstü kutu, uydu receiver
Electronics > TV And Video > TV Antennas: TV antenleri, TV anteni, çanak anten, iç mekan anteni
Electronics > TV And Video > TV Mounts: TV askı aparatları, TV duvar askı aparatı, monitör kolu, TV ayağı
Electronics > TV And Video > Remote Controls: Uzaktan kumandalar, TV kumandası, üniversal kumanda
Electronics > Wearables: Giyilebilir teknoloji, akıllı gözlük, giyilebilir cihaz
Electronics > Wearables > Smartwatches: Akıllı saatler, akıllı saat, GPS spor saati, çocuk akıllı saat
Electronics > Wearables > Fitness Trackers: Akıllı bileklikler, fitness takip bilekliği, adımsayar, akıllı yüzük
Electronics > Wearables > Smartwatch Straps: Akıllı saat kordonları, silikon kordon, akıllı saat kayışı, milano kordon
Electronics > Wearables > Item Trackers: Takip cihazları, anahtar bulucu, GPS takip cihazı, bluetooth takip cihazı
Electronics > Gaming: Oyun ve konsol, oyuncu ekipmanları, gaming
Electronics > Gaming > Game Consoles: Oyun konsolları, oyun konsolu, el oyun konsolu, retro oyun konsolu
Electronics > Gaming > Game Controllers: Oyun kolları, gamepad, oyun kolu, oyun direksiyonu
Electronics > Gaming > Gaming Headsets: Oyuncu kulaklıkları, oyuncu kulaklığı, mikrofonlu oyuncu kulaklığı
Electronics > Gaming > VR Headsets: VR gözlükler, sanal gerçeklik gözlüğü, VR başlık
Electronics > Gaming > Console Accessories: Konsol aksesuarları, konsol çantası, oyun kolu şarj istasyonu, konsol standı
Electronics > Smart Home: Akıllı ev, ev otomasyonu, akıllı ev merkezi, zigbee hub
Electronics > Smart Home > Security Cameras: Güvenlik kameraları, IP kamera, güvenlik kamerası, dış mekan kamera
Electronics > Smart Home > Video Doorbells: Kapı zilleri, görüntülü kapı zili, kablosuz kapı zili, görüntülü diafon
Electronics > Smart Home > Smart Locks: Akıllı kilitler, akıllı kapı kilidi, parmak izli kilit, şifreli kapı kilidi
Electronics > Smart Home > Alarm Systems: Alarm sistemleri, ev alarmı, hareket sensörü, kapı pencere sensörü
Electronics > Smart Home > Smart Plugs: Akıllı prizler, akıllı priz, wifi priz
Electronics > Smart Home > Smart Lighting: Akıllı aydınlatma, akıllı ampul, akıllı LED şerit, wifi ampul
Electronics > Smart Home > Smart Thermostats: Akıllı termostatlar, oda termostatı, akıllı radyatör vanası, kablosuz kombi termostatı
Electronics > Batteries: Piller ve bataryalar, pil, pil test cihazı
Electronics > Batteries > Household Batteries: Alkalin piller, AA kalem pil, AAA ince pil, tek kullanımlık pil
Electronics > Batteries > Rechargeable Batteries: Şarj edilebilir piller, şarjlı pil, NiMH pil, 18650 pil
Electronics > Batteries > Button Cells: Düğme piller, düğme pil, lityum para pil, işitme cihazı pili
Electronics > Batteries > Battery Chargers: Pil şarj cihazları, pil şarj aleti, 18650 şarj cihazı
Electronics > Batteries > Device Batteries: Cihaz bataryaları, laptop bataryası, telefon bataryası, kuru akü
Electronics > Power: Güç ürünleri, inverter, güneş paneli
Electronics > Power > Power Strips: Grup prizler, uzatma kablosu, akım korumalı priz, çoklu priz
Electronics > Power > Travel Adapters: Seyahat adaptörleri, seyahat adaptörü, üniversal priz dönüştürücü, fiş dönüştürücü
Electronics > Power > Uninterruptible Power Supplies: Kesintisiz güç kaynakları, UPS, kesintisiz güç kaynağı
Electronics > Power > Power Stations: Taşınabilir güç istasyonları, güç kaynağı istasyonu, güneş enerjili jeneratör, katlanabilir güneş paneli
Electronics > E-Readers: E-kitap okuyucular, e-kitap okuyucu, elektronik kitap okuyucu
Electronics > Drones: Dronelar, kameralı drone, drone
Electronics > Cables: Kablolar, güç kablosu, DisplayPort kablo, kablo düzenleyici
Electronics > Cables > HDMI Cables: HDMI kablolar, HDMI kablo, mini HDMI kablo
Electronics > Cables > USB Cables: USB kablolar, şarj kablosu, Type-C kablo, lightning kablo
Electronics > Cables > Audio Cables: Ses kabloları, AUX kablo, optik ses kablosu, hoparlör kablosu
Electronics > Cables > Network Cables: Ağ kabloları, ethernet kablosu, internet kablosu, patch kablo
Electronics > Cables > Cable Adapters: Kablo adaptörleri, HDMI dönüştürücü, OTG adaptör, HDMI çoklayıcı
Office: Ofis ve kırtasiye, ofis malzemeleri, kırtasiye
Office > Writing: Yazı gereçleri, kalemler, kalem yedeği
Office > Writing > Ballpoint Pens: Tükenmez kalemler, tükenmez kalem, basmalı tükenmez kalem
Office > Writing > Gel And Rollerball Pens: Jel ve roller kalemler, jel kalem, roller kalem, silinebilir kalem
Office > Writing > Fountain Pens: Dolma kalemler, dolma kalem, dolma kalem mürekkebi
Office > Writing > Fineliners And Fiber Pens: İnce uçlu ve keçeli kalemler, fineliner, keçeli kalem, teknik çizim kalemi
Office > Writing > Pencils: Kurşun kalemler, kurşun kalem, versatil kalem, kalem ucu
Office > Writing > Highlighters: Fosforlu kalemler, fosforlu kalem, işaretleme kalemi
Office > Writing > Markers: Markör kalemler, permanent markör, beyaz tahta kalemi, koli kalemi
Office > Writing > Erasers And Correction: Silgi ve düzelticiler, silgi, şerit daksil, sıvı daksil
Office > Writing > Pencil Sharpeners: Kalemtıraşlar, kalemtıraş, elektrikli kalemtıraş
Office > Paper And Notebooks: Kağıt ve defter ürünleri, kağıt ürünleri, kağıt
Office > Paper And Notebooks > Printer Paper: Fotokopi kağıdı, A4 kağıt, yazıcı kağıdı
Office > Paper And Notebooks > Photo And Specialty Paper: Fotoğraf kağıdı ve özel kağıtlar, fotoğraf kağıdı, termal rulo, aydınger kağıdı
Office > Paper And Notebooks > Notebooks: Not defterleri, not defteri, bullet journal, spiralli defter
Office > Paper And Notebooks > Exercise Books: Okul defterleri, çizgili defter, kareli defter, güzel yazı defteri
Office > Paper And Notebooks > Writing Pads: Bloknotlar, bloknot, kareli bloknot, yedek defter yaprağı
Office > Paper And Notebooks > Sticky Notes: Yapışkanlı not kağıtları, yapışkanlı not kağıdı, index ayraç
Office > Paper And Notebooks > Index Cards And Forms: Kartotek kartları ve matbu evrak, bilgi kartları, makbuz defteri, sipariş fişi
Office > Paper And Notebooks > Planners And Diaries: Ajandalar ve planlayıcılar, ajanda, planlayıcı, haftalık planlayıcı
Office > Paper And Notebooks > Greeting Cards: Tebrik kartları, doğum günü kartı, davetiye, kartpostal
Office > Filing: Dosyalama ve arşivleme, dosyalama ürünleri, evrak düzenleyici
Office > Filing > Ring Binders: Klasörler, halkalı klasör, geniş klasör, seperatör
Office > Filing > Folders: Dosyalar, telli dosya, sunum dosyası, körüklü dosya
Office > Filing > Sheet Protectors And Laminating: Poşet dosya ve laminasyon filmi, şeffaf poşet dosya, laminasyon filmi, yaka kartı kabı
Office > Filing > Archive Boxes And Trays: Arşiv kutuları ve evrak rafları, arşiv kutusu, evrak rafı, magazinlik dosya
Office > Desk Supplies: Masaüstü gereçler, masaüstü ofis malzemeleri, masa aksesuarları
Office > Desk Supplies > Staplers And Staples: Zımba ve zımba telleri, zımba makinesi, zımba teli, tel sökücü
Office > Desk Supplies > Hole Punches: Delgeçler, delgeç, kağıt delgeç
Office > Desk Supplies > Clips And Pins: Ataş ve raptiyeler, ataş, kıskaç, raptiye
Office > Desk Supplies > Scissors And Cutters: Makas ve kesiciler, ofis makası, giyotin kağıt kesme makinesi, maket bıçağı
Office > Desk Supplies > Adhesive Tape: Yapışkan bantlar, şeffaf bant, çift taraflı bant, bant kesme aparatı
Office > Desk Supplies > Glue: Yapıştırıcılar, stick yapıştırıcı, sıvı yapıştırıcı, hamur yapıştırıcı
Office > Desk Supplies > Desk Organizers: Masa düzenleyiciler, masaüstü organizer, kalemlik masaüstü, sümen
Office > Desk Supplies > Stamps And Ink Pads: Kaşe ve ıstampalar, kaşe, tarih kaşesi, ıstampa
Office > Desk Supplies > Labels: Etiketler, yapışkanlı etiket, barkod etiketi, kargo etiketi
Office > Ink And Toner: Mürekkep ve toner, yazıcı sarf malzemesi, yazıcı şeridi
Office > Ink And Toner > Ink Cartridges: Kartuşlar, mürekkep kartuşu, yazıcı kartuşu, şişe mürekkep
Office > Ink And Toner > Toner Cartridges: Tonerler, toner, lazer yazıcı toneri, drum ünitesi
Office > Shipping Supplies: Ambalaj malzemeleri, kargo malzemeleri, paketleme malzemeleri
Office > Shipping Supplies > Envelopes: Zarflar, mektup zarfı, balonlu zarf, kargo poşeti
Office > Shipping Supplies > Shipping Boxes: Kargo kutuları, karton kutu, koli, taşınma kolisi
Office > Shipping Supplies > Packing Tape: Koli bantları, koli bandı, koli bandı makinesi
Office > Shipping Supplies > Cushioning And Wrapping: Balonlu naylon ve dolgu malzemeleri, balonlu naylon, streç film paketleme, kraft ambalaj kağıdı
Office > Shipping Supplies > Gift Wrap: Hediye paketleme, hediye paketi kağıdı, hediye çantası, hediye kurdelesi
Office > Shipping Supplies > Postage Stamps And Scales: Posta pulları ve kargo terazileri, posta pulu, kargo terazisi, mektup terazisi
Office > Presentation: Sunum ürünleri, toplantı odası malzemeleri, sunum gereçleri
Office > Presentation > Whiteboards And Flipcharts: Beyaz tahtalar ve flipchartlar, beyaz yazı tahtası, flipchart, kara tahta
Office > Presentation > Bulletin Boards: Mantar panolar, mantar pano, duyuru panosu, kumaş pano
Office > Presentation > Signs And Displays: Tabela ve stantlar, broşürlük, yaka isimliği, kapı isimliği
Office > Presentation > Presentation Remotes: Sunum kumandaları, kablosuz sunum kumandası, lazer pointer
Office > Calculators: Hesap makineleri, hesap makinesi, bilimsel hesap makinesi, masaüstü hesap makinesi
Office > Office Machines: Ofis makineleri, büro makineleri, daktilo
Office > Office Machines > Shredders: Evrak imha makineleri, evrak imha makinesi, kağıt imha makinesi
Office > Office Machines > Laminators And Binding Machines: Laminasyon ve ciltleme makineleri, laminasyon makinesi, spiral cilt makinesi, cilt spirali
Office > Office Machines > Label Makers: Etiket makineleri, etiket yazıcı, etiketleme makinesi, fiyat etiket makinesi
Office > Office Machines > Cash Registers And Money Counters: Yazar kasa ve para sayma makineleri, para sayma makinesi, yazar kasa, para kasası çekmecesi
Office > School Supplies: Okul malzemeleri, okul kırtasiye seti, tebeşir, abaküs
Office > School Supplies > Pencil Cases: Kalem kutuları, kalem kutusu, kalemlik çanta, kalem çantası
Office > School Supplies > Rulers And Geometry: Cetvel ve geometri setleri, cetvel, pergel, gönye
Office > School Supplies > Book Covers And Labels: Kitap kaplıkları, kitap kabı, defter kaplık, kitap ayracı
Office > Gift Cards: Hediye kartları, hediye çeki, dijital hediye kodu
Musical Instruments: Müzik aletleri, enstrüman, müzik enstrümanları
Musical Instruments > Guitars: Gitarlar, gitar, gitar seti
Musical Instruments > Guitars > Acoustic Guitars: Akustik gitarlar, akustik gitar, elektro akustik gitar
Musical Instruments > Guitars > Classical Guitars: Klasik gitarlar, klasik gitar, flamenko gitar
Musical Instruments > Guitars > Electric Guitars: Elektro gitarlar, elektro gitar, elektrik gitar
Musical Instruments > Guitars > Bass Guitars: Bas gitarlar, bas gitar, elektro bas gitar
Musical Instruments > Guitars > Ukuleles: Ukuleleler, ukulele, konser ukulele, soprano ukulele
Musical Instruments > Guitars > Guitar Amplifiers: Gitar amfileri, gitar amfisi, bas gitar amfisi, kombo amfi
Musical Instruments > Guitars > Effects Pedals: Efekt pedalları, gitar pedalı, distortion pedalı, gitar prosesörü
Musical Instruments > Guitars > Guitar Strings: Gitar telleri, akustik gitar teli, klasik gitar teli, bas gitar teli
Musical Instruments > Guitars > Guitar Accessories: Gitar aksesuarları, pena, gitar askısı, kapo
Musical Instruments > Keyboards And Pianos: Tuşlu çalgılar, piyano ve org, tuşlu enstrüman
Musical Instruments > Keyboards And Pianos > Digital Pianos: Dijital piyanolar, dijital piyano, elektronik piyano, sahne piyanosu
Musical Instruments > Keyboards And Pianos > Keyboards: Orglar, elektronik org, 61 tuşlu org, çocuk orgu
Musical Instruments > Keyboards And Pianos > Synthesizers: Synthesizerlar, synthesizer, MIDI klavye, davul makinesi
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: Akustik piyanolar, duvar piyanosu, kuyruklu piyano, harmonium
Musical Instruments > Keyboards And Pianos > Accordions: Akordeonlar, akordeon, melodika, bandoneon
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: Org standları ve piyano tabureleri, org standı, piyano taburesi, sustain pedalı
Musical Instruments > Drums And Percussion: Davul ve perküsyon, vurmalı çalgılar, perküsyon aleti
Musical Instruments > Drums And Percussion > Drum Kits: Davul setleri, bateri seti, elektronik davul, trampet
Musical Instruments > Drums And Percussion > Cymbals: Ziller, davul zili, crash zil, hi-hat
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: Baget ve davul aksamı, baget, davul taburesi, kick pedalı
Musical Instruments > Drums And Percussion > Hand Percussion: El perküsyonları, darbuka, cajon, tef
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: Ksilofon ve metalofonlar, ksilofon, metalofon, kalimba
Musical Instruments > Wind Instruments: Nefesli çalgılar, üflemeli çalgı, gayda
Musical Instruments > Wind Instruments > Recorders And Flutes: Flüt ve blok flütler, blok flüt, yan flüt, ney
Musical Instruments > Wind Instruments > Saxophones: Saksafonlar, alto saksafon, tenor saksafon
Musical Instruments > Wind Instruments > Clarinets And Oboes: Klarnet ve obualar, klarnet, obua, fagot
Musical Instruments > Wind Instruments > Trumpets And Brass: Trompet ve bakır üflemeliler, trompet, trombon, korno
Musical Instruments > Wind Instruments > Harmonicas: Mızıkalar, ağız mızıkası, armonika, kazoo
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: Kamış ve ağızlıklar, saksafon kamışı, klarnet kamışı, valf yağı
Musical Instruments > String Instruments: Yaylı ve telli çalgılar, yaylı çalgı, telli çalgı
Musical Instruments > String Instruments > Violins And Violas: Keman ve viyolalar, keman, viyola, keman yayı
Musical Instruments > String Instruments > Cellos And Double Basses: Çello ve kontrbaslar, çello, kontrbas, çello yayı
Musical Instruments > String Instruments > Violin And Orchestral Strings: Keman ve orkestra telleri, keman teli, çello teli, viyola teli
Musical Instruments > String Instruments > Banjos Mandolins And Harps: Mandolin ve arplar, mandolin, banjo, bağlama
Musical Instruments > Stage And Recording: Sahne ve stüdyo ekipmanları, PA sistemi, stüdyo kayıt ekipmanı, akustik sünger
Musical Instruments > Stage And Recording > Studio And Stage Microphones: Stüdyo ve sahne mikrofonları, condenser mikrofon, vokal mikrofonu, dinamik mikrofon
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: Mikser ve ses kartları, deck mikser, stüdyo ses kartı, DJ controller
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: PA hoparlör ve sahne ışıkları, aktif hoparlör, sahne ışığı, sis makinesi
Musical Instruments > Music Accessories: Müzik aksesuarları, metronom, akort aleti, nota sehpası
Musical Instruments > Sheet Music: Nota kitapları, müzik metodu, gitar metodu, piyano metodu
Books And Media: Kitap ve medya, kitap, ciltli kitap, karton kapak
Books And Media > Fiction: Edebiyat kitapları, roman, öykü, dünya klasikleri
Books And Media > Fiction > Crime And Thrillers: Polisiye ve gerilim, polisiye roman, gerilim romanı, korku romanı
Books And Media > Fiction > Science Fiction And Fantasy: Bilim kurgu ve fantastik, fantastik roman, bilim kurgu romanı, distopya
Books And Media > Fiction > Romance Novels: Aşk romanları, aşk romanı, romantik roman, duygusal roman
Books And Media > Fiction > Young Adult Books: Gençlik kitapları, gençlik romanı, genç yetişkin romanı
Books And Media > Fiction > Poetry And Drama: Şiir ve tiyatro kitapları, şiir kitabı, şiirler, tiyatro oyunu kitabı
Books And Media > Non Fiction: Araştırma inceleme kitapları, deneme, popüler bilim kitabı
Books And Media > Non Fiction > Cookbooks: Yemek kitapları, yemek tarifleri kitabı, pasta tarifleri kitabı
Books And Media > Non Fiction > Biographies: Biyografi kitapları, biyografi, otobiyografi, anı kitabı
Books And Media > Non Fiction > Travel Books: Gezi kitapları ve haritalar, gezi rehberi, şehir rehberi, yol haritası
Books And Media > Non Fiction > Self Help And Psychology: Kişisel gelişim ve psikoloji, kişisel gelişim kitabı, psikoloji kitabı
Books And Media > Non Fiction > Business And Money Books: İş ve ekonomi kitapları, ekonomi kitabı, yatırım kitabı, liderlik kitabı
Books And Media > Non Fiction > History And Politics: Tarih ve politika kitapları, tarih kitabı, siyaset kitabı, felsefe kitabı
Books And Media > Non Fiction > Health And Family Guides: Sağlık ve aile kitapları, diyet kitabı, hamilelik kitabı, çocuk gelişimi kitabı
Books And Media > Non Fiction > Hobby And Nature Books: Hobi ve doğa kitapları, bahçecilik kitabı, örgü kitabı, bulmaca kitabı
Books And Media > Non Fiction > Art And Photography Books: Sanat ve fotoğrafçılık kitapları, sanat kitabı, fotoğrafçılık kitabı, mimarlık kitabı
Books And Media > Non Fiction > Religion And Spirituality: Din ve maneviyat kitapları, Kuran-ı Kerim, dua kitabı, dini kitap
Books And Media > Children's Books: Çocuk kitapları, çocuk kitabı, masal kitabı, çocuk romanı
Books And Media > Children's Books > Picture And Board Books: Resimli ve karton kitaplar, resimli çocuk kitabı, dokun hisset kitabı, sesli bebek kitabı
Books And Media > Children's Books > First Readers: İlk okuma kitapları, okuma yazma öğreniyorum, hece okuma kitabı
Books And Media > Children's Books > Kids Knowledge Books: Çocuk bilgi kitapları, çocuk ansiklopedisi, çocuk bilim kitabı, dinozor kitabı
Books And Media > Children's Books > Activity And Coloring Books: Boyama ve etkinlik kitapları, boyama kitabı, çıkartmalı kitap, etkinlik kitabı
Books And Media > Audiobooks And Audio Figures: Sesli kitaplar, sesli kitap, masal CD, sesli hikaye figürü
Books And Media > Comics And Graphic Novels: Çizgi romanlar, çizgi roman, grafik roman
Books And Media > Comics And Graphic Novels > Manga: Manga, manga çizgi roman, manga cilt
Books And Media > Comics And Graphic Novels > Superhero Comics: Süper kahraman çizgi romanları, süper kahraman çizgi roman
Books And Media > Textbooks: Ders kitapları, üniversite ders kitabı, eğitim kitabı
Books And Media > Textbooks > School Textbooks: Okul ders kitapları, ilkokul ders kitabı, lise ders kitabı, ortaokul konu anlatımlı
Books And Media > Textbooks > Workbooks And Exam Prep: Test ve sınav hazırlık kitapları, soru bankası, deneme sınavı, yaprak test
Books And Media > Textbooks > Language Learning Books: Dil öğrenim kitapları, İngilizce gramer kitabı, yabancı dil eğitim seti, kelime kitabı
Books And Media > Textbooks > Dictionaries And Reference: Sözlükler ve başvuru kitapları, sözlük, ansiklopedi, yazım kılavuzu
Books And Media > Textbooks > Medicine Law And Science Books: Tıp ve hukuk kitapları, tıp kitabı, hukuk kitabı, anatomi atlası
Books And Media > Textbooks > Computing Books: Bilgisayar kitapları, programlama kitabı, yazılım kitabı, kodlama kitabı
Books And Media > Magazines And Newspapers: Dergiler ve gazeteler, dergi, gazete, dergi aboneliği
Books And Media > Calendars: Takvimler, duvar takvimi, masa takvimi
Books And Media > Vinyl Records: Plaklar, plak, LP plak, 45'lik plak
Books And Media > Music CDs: Müzik CD'leri, müzik CD, CD albüm
Books And Media > Music Cassettes: Müzik kasetleri, kaset, kaset albüm
Books And Media > Films: Filmler, film, film seti, sinema filmi
Books And Media > Films > DVDs: DVD filmler, DVD film, film DVD
Books And Media > Films > Blu-rays: Blu-ray filmler, Blu-ray film, 4K Ultra HD Blu-ray
Books And Media > Films > TV Series: TV dizileri, dizi DVD, dizi seti, tüm sezonlar
Books And Media > Films > Concert And Music Videos: Konser ve müzik videoları, konser DVD, müzik DVD
Books And Media > Video Games: Video oyunları, konsol oyunu, dijital oyun
Books And Media > Video Games > Nintendo Games: Nintendo oyunları, Nintendo Switch oyunu, Switch oyunu
Books And Media > Video Games > PlayStation Games: PlayStation oyunları, PS5 oyunu, PS4 oyunu
Books And Media > Video Games > Xbox Games: Xbox oyunları, Xbox oyunu, Xbox One oyunu
Books And Media > Video Games > PC Games: PC oyunları, PC oyunu, bilgisayar oyunu
Books And Media > Software: Yazılım, bilgisayar yazılımı, antivirüs yazılımı, yazılım lisansı
Books And Media > Ebooks: E-kitaplar, e-kitap, dijital kitap
Home: Ev ve yaşam, ev gereçleri, ev eşyaları
Home > Kitchen: Mutfak ve sofra, mutfak, mutfak gereçleri
Home > Kitchen > Cookware: Tencere ve tavalar, tencere seti, tencere tava seti, cam kapak
Home > Kitchen > Cookware > Frying Pans And Woks: Tavalar ve woklar, tava, wok tava, krep tavası
Home > Kitchen > Cookware > Pots And Saucepans: Tencereler ve sos tencereleri, tencere, sos tenceresi, sütlük
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: Döküm tencereler ve güveçler, döküm tencere, güveç, karnıyarık tenceresi
Home > Kitchen > Cookware > Pressure Cookers: Düdüklü tencereler, düdüklü tencere, düdüklü contası
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: Fırın kapları ve tepsiler, fırın kabı, ısıya dayanıklı cam tepsi, sufle kabı
Home > Kitchen > Bakeware: Pasta ve fırın gereçleri, pastacılık malzemeleri, kek kalıbı seti
Home > Kitchen > Bakeware > Baking Tins And Trays: Kek kalıpları ve tepsileri, kek kalıbı, kelepçeli kalıp, muffin kalıbı
Home > Kitchen > Bakeware > Baking Tools: Pastacılık aletleri, merdane, kurabiye kalıbı, krema sıkma torbası
Home > Kitchen > Kitchen Tools: Mutfak araç gereçleri, buz kalıbı, havan, salata kurutucu
Home > Kitchen > Kitchen Tools > Cooking Utensils: Spatula ve kepçeler, spatula, kepçe, mutfak maşası
Home > Kitchen > Kitchen Tools > Peelers And Graters: Soyacaklar ve rendeler, soyacak, rende, mandolin dilimleyici
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: Açacaklar ve bar gereçleri, konserve açacağı, tirbuşon, şişe açacağı
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: Karıştırma kapları ve süzgeçler, karıştırma kabı, süzgeç, makarna süzgeci
Home > Kitchen > Kitchen Tools > Cutting Boards: Kesme tahtaları, kesme tahtası, peynir tahtası, sunum tahtası
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: Mutfak terazileri ve ölçü gereçleri, mutfak terazisi, ölçü kaşığı, ölçü kabı
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: Tuz ve karabiber değirmenleri, karabiber değirmeni, tuzluk, baharat değirmeni
Home > Kitchen > Kitchen Tools > Knife Sharpeners: Bıçak bileyicileri ve bıçaklıklar, bıçak bileyici, bileme taşı, masat
Home > Kitchen > Kitchen Tools > Dish Racks: Bulaşıklıklar, bulaşık kurutmalığı, tabaklık bulaşık süzgeci, kağıt havluluk
Home > Kitchen > Kitchen Tools > Kitchen Textiles: Mutfak tekstili, mutfak havlusu, kurulama bezi, fırın eldiveni
Home > Kitchen > Knives: Mutfak bıçakları, şef bıçağı, bıçak seti, ekmek bıçağı
Home > Kitchen > Tableware: Sofra ürünleri, sofra takımı, porselen, bardak altlığı
Home > Kitchen > Tableware > Plates: Tabaklar, servis tabağı, pasta tabağı, çukur tabak
Home > Kitchen > Tableware > Bowls And Serving Dishes: Kaseler ve servis tabakları, kase, salata kasesi, servis tepsisi
Home > Kitchen > Tableware > Dinnerware Sets: Yemek takımları, yemek takımı, kahvaltı takımı, porselen yemek takımı
Home > Kitchen > Tableware > Mugs And Cups: Kupalar ve fincanlar, kupa, kahve fincanı, çay fincanı
Home > Kitchen > Tableware > Cutlery: Çatal kaşık bıçak takımları, çatal kaşık takımı, çatal, tatlı kaşığı
Home > Kitchen > Tableware > Teapots And Coffee Presses: Demlikler ve french pressler, demlik, french press, moka pot
Home > Kitchen > Tableware > Table Linens: Masa örtüleri, masa örtüsü, runner, amerikan servis
Home > Kitchen > Tableware > Disposable Tableware: Kullan at sofra ürünleri, kağıt tabak, karton bardak, kullan at çatal kaşık
Home > Kitchen > Glassware: Bardak ve cam ürünleri, bardak seti, kristal bardak
Home > Kitchen > Glassware > Drinking Glasses: Su bardakları ve meşrubat bardakları, su bardağı, çay bardağı, meşrubat bardağı
Home > Kitchen > Glassware > Wine Glasses: Kadehler, şarap kadehi, şampanya kadehi, kokteyl bardağı
Home > Kitchen > Glassware > Carafes And Pitchers: Sürahiler ve karaflar, sürahi, karaf, cam sürahi
Home > Kitchen > Food Storage: Gıda saklama, ekmek kutusu, buzdolabı düzenleyici, ekmeklik
Home > Kitchen > Food Storage > Food Containers: Saklama kapları, saklama kabı, hava almaz kap, derin dondurucu kabı
Home > Kitchen > Food Storage > Lunch Boxes: Beslenme kutuları, beslenme kutusu, sefer tası, öğle yemeği çantası
Home > Kitchen > Food Storage > Water Bottles: Su mataraları ve suluklar, matara, suluk, su şişesi
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: Termoslar ve termos bardaklar, termos, termos bardak, çelik termos
Home > Kitchen > Food Storage > Jars And Canisters: Kavanozlar ve erzak kapları, kavanoz, erzak kabı, baharatlık
Home > Kitchen > Water Filters: Su arıtma ve filtreleri, su arıtma cihazı, filtreli sürahi, su filtresi kartuşu
Home > Kitchen > Small Appliances: Küçük mutfak aletleri, elektrikli mutfak aleti, yumurta pişirici, yoğurt makinesi
Home > Kitchen > Small Appliances > Coffee Machines: Kahve makineleri, kahve makinesi, espresso makinesi, türk kahve makinesi
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: Kahve değirmenleri ve süt köpürtücüler, kahve öğütücü, kahve değirmeni, süt köpürtücü
Home > Kitchen > Small Appliances > Kettles: Su ısıtıcılar ve kettle, kettle, su ısıtıcısı, elektrikli su ısıtıcı
Home > Kitchen > Small Appliances > Toasters: Ekmek kızartma makineleri, ekmek kızartma makinesi, ekmek kızartıcı
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: Waffle ve tost makineleri, tost makinesi, waffle makinesi, krep makinesi
Home > Kitchen > Small Appliances > Blenders: Blender ve smoothie makineleri, el blenderi, sürahi blender, blender seti
Home > Kitchen > Small Appliances > Food Processors: Mutfak robotları ve doğrayıcılar, mutfak robotu, doğrayıcı, rondo
Home > Kitchen > Small Appliances > Mixers: Mikserler ve stand mikserler, el mikseri, stand mikser, hamur yoğurma makinesi
Home > Kitchen > Small Appliances > Juicers: Meyve sıkacakları, katı meyve sıkacağı, narenciye sıkacağı, slow juicer
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: Airfryer ve fritözler, airfryer, yağsız fritöz, fritöz
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: Çok amaçlı pişiriciler ve pilav pişiriciler, pilav pişirici, buharlı pişirici, çok amaçlı pişirici
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: Elektrikli ızgaralar ve raclette, elektrikli ızgara, raklet ızgara, elektrikli mangal
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: Mikrodalga ve mini fırınlar, mikrodalga fırın, mini fırın, pizza fırını elektrikli
Home > Kitchen > Small Appliances > Bread Makers: Ekmek yapma makineleri, ekmek yapma makinesi, otomatik ekmek makinesi
Home > Kitchen > Small Appliances > Ice Cream Makers: Dondurma ve buz makineleri, dondurma makinesi, buz makinesi, granita makinesi
Home > Kitchen > Small Appliances > Food Slicers And Grinders: Dilimleme ve kıyma makineleri, kıyma makinesi, gıda dilimleme makinesi, makarna makinesi
Home > Kitchen > Small Appliances > Vacuum Sealers: Vakum makineleri, vakum makinesi, vakum poşeti, gıda vakumlama makinesi
Home > Kitchen > Small Appliances > Soda Makers: Soda makineleri, soda yapma makinesi, karbondioksit tüpü soda, krema sifonu
Home > Large Appliances: Beyaz eşya, büyük ev aletleri, ankastre set, beyaz eşya yedek parça
Home > Large Appliances > Refrigerators And Freezers: Buzdolapları ve derin dondurucular, buzdolabı, derin dondurucu, mini buzdolabı
Home > Large Appliances > Dishwashers: Bulaşık makineleri, bulaşık makinesi, ankastre bulaşık makinesi
Home > Large Appliances > Washing Machines: Çamaşır makineleri, çamaşır makinesi, kurutmalı çamaşır makinesi
Home > Large Appliances > Tumble Dryers: Kurutma makineleri, çamaşır kurutma makinesi, ısı pompalı kurutma makinesi
Home > Large Appliances > Ovens And Cookers: Fırınlar ve ocaklı fırınlar, ankastre fırın, ocaklı fırın, set üstü fırın
Home > Large Appliances > Cooktops: Ocaklar, ankastre ocak, indüksiyonlu ocak, set üstü ocak
Home > Large Appliances > Range Hoods: Davlumbazlar ve aspiratörler, davlumbaz, aspiratör mutfak, davlumbaz filtresi
Home > Furniture: Mobilyalar, mobilya, mobilya ayağı, oda bölücü
Home > Furniture > Chairs: Sandalyeler ve oturma grupları, sandalye, sallanan sandalye, katlanır sandalye
Home > Furniture > Chairs > Dining Chairs: Yemek masası sandalyeleri, yemek odası sandalyesi, mutfak sandalyesi
Home > Furniture > Chairs > Office Chairs: Ofis koltukları, ofis sandalyesi, çalışma koltuğu, oyuncu koltuğu
Home > Furniture > Chairs > Armchairs: Berjerler ve tekli koltuklar, berjer, dinlenme koltuğu, tv koltuğu
Home > Furniture > Chairs > Stools And Ottomans: Tabureler ve puflar, bar taburesi, tabure, puf
Home > Furniture > Tables: Masalar, masa, katlanır masa, dresuar
Home > Furniture > Tables > Dining Tables: Yemek masaları, yemek masası, açılır yemek masası, mutfak masası
Home > Furniture > Tables > Coffee And Side Tables: Orta sehpalar ve zigon sehpalar, orta sehpa, zigon sehpa, yan sehpa
Home > Furniture > Tables > Desks: Çalışma masaları, çalışma masası, bilgisayar masası, yükseklik ayarlı masa
Home > Furniture > Sofas: Kanepeler ve koltuk takımları, kanepe, köşe koltuk, çekyat
Home > Furniture > Shelves: Raflar ve kitaplıklar, kitaplık, duvar rafı, çelik raf
Home > Furniture > Beds: Yataklar ve karyolalar, karyola, baza, ranza
Home > Furniture > Mattresses: Yatak çeşitleri, ortopedik yatak, visco yatak, yaylı yatak
Home > Furniture > Wardrobes: Gardıroplar ve elbise dolapları, gardırop, elbise dolabı, bez dolap
Home > Furniture > Dressers And Nightstands: Şifonyerler ve komodinler, şifonyer, komodin, makyaj masası
Home > Furniture > Cabinets And Sideboards: Konsollar ve tv üniteleri, tv ünitesi, büfe, vitrin
Home > Furniture > Hallway Furniture: Antre mobilyaları, ayakkabılık, portmanto, vestiyer
Home > Furniture > Bathroom Furniture: Banyo mobilyaları, banyo dolabı, lavabo altı dolap, aynalı banyo dolabı
Home > Furniture > Filing Cabinets: Dosya dolapları ve keson, evrak dolabı, keson, metal dolap
Home > Furniture > Kids Furniture: Çocuk mobilyaları, çocuk masası, çocuk sandalyesi, oyuncak dolabı
Home > Bedding: Yatak tekstili, yatak örtüsü, pike takımı, uyku setleri
Home > Bedding > Pillows: Uyku yastıkları, yastık, ortopedik yastık, visco yastık
Home > Bedding > Duvets: Yorganlar, yorgan, kaz tüyü yorgan, dört mevsim yorgan
Home > Bedding > Bed Linen Sets: Nevresim takımları, nevresim takımı, nevresim, yastık kılıfı yatak
Home > Bedding > Bed Sheets: Çarşaflar, lastikli çarşaf, çarşaf takımı, yatak çarşafı
Home > Bedding > Blankets And Throws: Battaniyeler ve koltuk şalları, battaniye, polar battaniye, koltuk şalı
Home > Bedding > Mattress Toppers And Protectors: Alezler ve yatak şilteleri, alez, sıvı geçirmez alez, yatak pedi
Home > Bath: Banyo, banyo tekstili, banyo ürünleri
Home > Bath > Towels: Havlular, banyo havlusu, el havlusu, plaj havlusu
Home > Bath > Bath Mats: Banyo paspasları, banyo paspası, klozet takımı, kaydırmaz duş paspası
Home > Bath > Shower Curtains: Duş perdeleri, duş perdesi, banyo perdesi, duş perdesi borusu
Home > Bath > Bathroom Accessories: Banyo aksesuarları, sıvı sabunluk, havluluk, tuvalet kağıtlığı
Home > Bath > Toilet Seats And Brushes: Klozet kapakları ve tuvalet fırçaları, klozet kapağı, tuvalet fırçası, taharet aparatı
Home > Bath > Bathroom Scales: Banyo tartıları, baskül, dijital tartı, vücut analiz tartısı
Home > Lighting: Aydınlatma, lamba, abajur başlığı, led aydınlatma
Home > Lighting > Ceiling And Wall Lights: Tavan ve duvar lambaları, avize, sarkıt lamba, aplik
Home > Lighting > Floor Lamps: Lambaderler, lambader, ayaklı lamba, köşe lambader
Home > Lighting > Table Lamps: Masa lambaları ve abajurlar, masa lambası, abajur, okuma lambası
Home > Lighting > Light Bulbs: Ampuller, ampul, led ampul, rustik ampul
Home > Lighting > LED Strips And String Lights: Şerit led ve dekoratif ışıklar, şerit led, peri led, dekoratif led ışık
Home > Decor: Ev dekorasyonu, dekorasyon, dekoratif obje, ev aksesuarı
Home > Decor > Vases: Vazolar, vazo, çiçek vazosu, seramik vazo
Home > Decor > Candles: Mumlar, mum, kokulu mum, tealight mum
Home > Decor > Candle Holders: Mumluklar ve şamdanlar, mumluk, şamdan, fener mumluk
Home > Decor > Home Fragrance: Ev kokuları, oda kokusu difüzör, tütsü, çubuklu oda kokusu
Home > Decor > Picture Frames: Fotoğraf çerçeveleri, fotoğraf çerçevesi, resim çerçevesi, poster çerçevesi
Home > Decor > Wall Art: Tablolar ve duvar sanatı, kanvas tablo, tablo, poster
Home > Decor > Mirrors: Aynalar, duvar aynası, boy aynası, makyaj aynası
Home > Decor > Clocks: Saatler duvar ve masa, duvar saati, çalar saat, masa saati
Home > Decor > Rugs: Halılar ve paspaslar, halı, kilim, yolluk
Home > Decor > Curtains: Perdeler ve kornişler, fon perde, tül perde, karartma perde
Home > Decor > Blinds: Stor perdeler ve jaluziler, stor perde, jaluzi, zebra perde
Home > Decor > Cushions: Kırlentler ve minderler, kırlent, kırlent kılıfı, sandalye minderi
Home > Decor > Artificial Plants And Flowers: Yapay çiçek ve bitkiler, yapay çiçek, yapay bitki, kuru çiçek
Home > Decor > Figurines And Ornaments: Biblolar ve heykeller, biblo, dekoratif heykel, kumbara
Home > Decor > Wallpaper And Wall Stickers: Duvar kağıtları ve stickerlar, duvar kağıdı, duvar sticker, yapışkanlı folyo
Home > Decor > Seasonal Decoration: Mevsimlik süslemeler, özel gün süsleri, ramazan süsü
Home > Decor > Seasonal Decoration > Christmas Decorations: Yılbaşı süsleri, yılbaşı ağacı, yılbaşı ağacı süsü, çam ağacı
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: Cadılar bayramı ve paskalya süsleri, cadılar bayramı süsü, paskalya yumurtası süsü
Home > Decor > Seasonal Decoration > Party Decorations: Parti süsleri ve balonlar, balon, folyo balon, doğum günü süsü
Home > Storage And Organization: Düzenleyiciler ve depolama, düzenleyici, organizer, ev düzenleme
Home > Storage And Organization > Storage Boxes And Baskets: Saklama kutuları ve sepetler, saklama kutusu, hasır sepet, hurç
Home > Storage And Organization > Hangers And Hooks: Askılar ve kancalar, elbise askısı, kıyafet askısı, yapışkanlı askı
Home > Storage And Organization > Closet And Drawer Organizers: Dolap ve çekmece düzenleyiciler, çekmece düzenleyici, dolap içi düzenleyici, takı kutusu
Home > Storage And Organization > Trash Cans: Çöp kovaları, pedallı çöp kovası, mutfak çöp kovası, sensörlü çöp kovası
Home > Floor Care: Süpürgeler ve zemin bakımı, zemin temizleme makinesi, cam temizleme makinesi
Home > Floor Care > Vacuum Cleaners: Elektrikli süpürgeler, elektrikli süpürge, torbasız süpürge, toz torbalı süpürge
Home > Floor Care > Cordless And Handheld Vacuums: Dikey ve el süpürgeleri, şarjlı dikey süpürge, kablosuz süpürge, el süpürgesi
Home > Floor Care > Robot Vacuums: Robot süpürgeler, robot süpürge, paspaslı robot süpürge, cam silme robotu
Home > Floor Care > Steam And Carpet Cleaners: Buharlı temizleyiciler ve halı yıkama makineleri, buharlı temizleyici, buharlı mop, halı koltuk yıkama makinesi
Home > Floor Care > Vacuum Bags And Accessories: Süpürge torbaları ve aksesuarları, süpürge toz torbası, süpürge filtresi, süpürge hortumu
Home > Garment Care: Giysi bakımı ve ütü, giysi bakımı, çamaşır aksesuarları, mandal
Home > Garment Care > Irons: Ütüler, buharlı ütü, buhar kazanlı ütü, ütü
Home > Garment Care > Garment Steamers: Kırışık gidericiler, buharlı kırışık giderici, buharlı düzleştirici kıyafet, dikey ütü
Home > Garment Care > Ironing Boards: Ütü masaları, ütü masası, ütü masası kılıfı, ütü bezi
Home > Garment Care > Drying Racks And Clothes Lines: Çamaşır kurutmalıkları ve ipleri, çamaşır kurutmalık, balkon çamaşırlığı, çamaşır ipi
Home > Garment Care > Laundry Baskets: Çamaşır sepetleri, kirli çamaşır sepeti, çamaşır sepeti, kirli sepeti
Home > Garment Care > Lint Removers And Fabric Shavers: Tüy toplayıcılar ve tüy kesiciler, tüy toplama rulosu, tiftik makinesi, tüy kesici kumaş
Home > Heating And Cooling: Isıtma ve soğutma, iklimlendirme, oda termostatı
Home > Heating And Cooling > Heaters: Isıtıcılar, elektrikli ısıtıcı, fanlı ısıtıcı, yağlı radyatör
Home > Heating And Cooling > Fireplaces And Stoves: Şömineler ve sobalar, elektrikli şömine, bioetanol şömine, odun sobası
Home > Heating And Cooling > Fans: Vantilatörler, vantilatör, kule tipi vantilatör, tavan vantilatörü
Home > Heating And Cooling > Air Conditioners: Klimalar, klima, split klima, mobil klima
Home > Heating And Cooling > Air Purifiers: Hava temizleyiciler, hava temizleyici, hava temizleme cihazı, hava temizleyici filtresi
Home > Heating And Cooling > Humidifiers And Dehumidifiers: Nemlendiriciler ve nem alma cihazları, hava nemlendirici, buhar makinesi, nem alma cihazı
Home > Heating And Cooling > Electric Blankets And Heat Pads: Elektrikli battaniyeler ve ısıtıcı pedler, elektrikli battaniye, ısıtıcı ped, sıcak su torbası
Garden: Bahçe, bahçe ve dış mekan, bahçe ürünleri, bahçecilik
Garden > Plants: Bitkiler, canlı bitki, saksı bitkisi, saksılı bitki
Garden > Plants > Houseplants: İç mekan bitkileri, salon bitkisi, orkide, paşa kılıcı
Garden > Plants > Cacti And Succulents: Kaktüsler ve sukulentler, kaktüs, sukulent, aloe vera bitkisi
Garden > Plants > Bonsai: Bonsai ağaçları, bonsai, bonsai seti, bonsai saksısı
Garden > Plants > Garden Flowers: Bahçe çiçekleri, mevsimlik çiçek, sardunya, ortanca
Garden > Plants > Trees And Shrubs: Ağaçlar ve çalılar, meyve fidanı, fidan, mazı çit bitkisi
Garden > Plants > Herb And Vegetable Plants: Sebze ve ot fideleri, sebze fidesi, domates fidesi, çilek fidesi
Garden > Plants > Flower Bulbs: Çiçek soğanları, lale soğanı, sümbül soğanı, nergis soğanı
Garden > Plants > Cut Flowers: Kesme çiçekler, çiçek buketi, canlı çiçek buketi, gül buketi
Garden > Seeds: Tohumlar, tohum, bitki tohumu, tohum paketi
Garden > Seeds > Vegetable And Herb Seeds: Sebze ve ot tohumları, domates tohumu, biber tohumu, fesleğen tohumu
Garden > Seeds > Flower Seeds: Çiçek tohumları, çiçek tohumu, kır çiçeği tohumu, ayçiçeği çiçek tohumu
Garden > Seeds > Grass Seeds: Çim tohumları, çim tohumu, karışık çim tohumu, gölge çimi
Garden > Soil And Fertilizer: Toprak ve gübre, toprak düzenleyici, bitki bakımı, tarım kireci
Garden > Soil And Fertilizer > Potting Soil And Compost: Saksı toprağı ve torf, saksı toprağı, torf, cocopeat
Garden > Soil And Fertilizer > Fertilizers: Gübreler, gübre, sıvı gübre, bitki besini
Garden > Soil And Fertilizer > Mulch And Decorative Stones: Malç ve dekoratif taşlar, ağaç kabuğu malç, dekoratif taş, dolomit taşı
Garden > Soil And Fertilizer > Composters: Kompost kutuları, kompost kovası, kompost makinesi, bokaşi kovası
Garden > Pots: Saksılar ve çiçeklikler, çiçeklik, saksı altlığı, saksı standı
Garden > Pots > Plant Pots: Çiçek saksıları, saksı, seramik saksı, asma saksı
Garden > Pots > Planters And Raised Beds: Saksılık ve yükseltilmiş yataklar, balkon saksısı, yükseltilmiş ekim yatağı, dikey bahçe
Garden > Pots > Seed Trays And Propagators: Fide viyolleri ve çimlendirme, fide viyolü, çimlendirme kabı, torf pot
Garden > Watering: Sulama, bahçe sulama, sulama ekipmanları, sulama ürünleri
Garden > Watering > Garden Hoses And Fittings: Bahçe hortumları ve bağlantıları, bahçe hortumu, hortum makarası, hortum tabancası
Garden > Watering > Sprinklers And Irrigation: Fıskiyeler ve damla sulama, çim fıskiyesi, damla sulama seti, sulama zamanlayıcı
Garden > Watering > Watering Cans And Sprayers: Sulama kovaları ve ilaçlama pompaları, süzgeçli sulama kovası, ilaçlama pompası, bitki spreyi
Garden > Watering > Rain Barrels And Water Pumps: Yağmur suyu tankları ve su pompaları, yağmur suyu tankı, dalgıç pompa, hidrofor
Garden > Garden Tools: Bahçe aletleri, bahçe aleti, bahçe el aletleri seti, yaprak toplama eli
Garden > Garden Tools > Spades Rakes And Trowels: Kürek ve tırmıklar, bel küreği, tırmık, çapa
Garden > Garden Tools > Pruners And Shears: Budama makasları, budama makası, dal makası, çit makası
Garden > Garden Tools > Wheelbarrows And Garden Carts: El arabaları ve bahçe arabaları, inşaat el arabası, bahçe arabası, yaprak torbası
Garden > Garden Tools > Gardening Gloves: Bahçe eldivenleri, bahçe eldiveni, dikene dayanıklı eldiven, bahçıvan eldiveni
Garden > Garden Tools > Garden Twine And Plant Supports: Bitki destekleri ve bahçe ipi, bitki desteği, bambu çubuk, bitki sarmaşık kafesi
Garden > Garden Power Tools: Motorlu bahçe aletleri, bahçe makinesi, benzinli bahçe makinesi, akülü bahçe aleti
Garden > Garden Power Tools > Lawn Mowers: Çim biçme makineleri, çim biçme makinesi, akülü çim biçme, çim biçme traktörü
Garden > Garden Power Tools > Robotic Lawn Mowers: Robot çim biçme makineleri, robot çim biçme, robotik çim biçme, sınır teli
Garden > Garden Power Tools > Grass And Hedge Trimmers: Misinalı tırpanlar ve çit kesme, motorlu tırpan, misinalı tırpan, çit kesme makinesi
Garden > Garden Power Tools > Chainsaws: Motorlu testereler, ağaç kesme motoru, zincirli testere, testere zinciri
Garden > Garden Power Tools > Leaf Blowers: Yaprak üfleme makineleri, yaprak üfleyici, yaprak toplama makinesi, kar küreme makinesi
Garden > Garden Power Tools > Pressure Washers: Yüksek basınçlı yıkama makineleri, basınçlı yıkama makinesi, yüzey temizleyici aparat, basınçlı yıkama tabancası
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: Dal öğütücüler ve çapa makineleri, dal öğütme makinesi, çapa makinesi, çim havalandırma makinesi
Garden > Garden Furniture: Bahçe mobilyaları, dış mekan mobilyası, balkon mobilyası, rattan bahçe mobilyası
Garden > Garden Furniture > Garden Chairs And Benches: Bahçe sandalyeleri ve bankları, bahçe sandalyesi, bahçe bankı, bahçe salıncağı
Garden > Garden Furniture > Garden Tables And Furniture Sets: Bahçe masaları ve takımları, bahçe masası, bahçe oturma grubu, bistro set
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: Şezlonglar ve asılı salıncaklar, şezlong, salıncak koltuk, zero gravity şezlong
Garden > Garden Furniture > Garden Cushions And Furniture Covers: Bahçe minderleri ve mobilya örtüleri, bahçe minderi, bahçe mobilyası örtüsü, minder sandığı
Garden > Garden Shade And Fencing: Bahçe gölgelik ve çit, gölgelik, gölgeleme filesi, dış mekan güneşlik
Garden > Garden Shade And Fencing > Parasols And Awnings: Bahçe şemsiyeleri ve tenteler, bahçe şemsiyesi, tente, şemsiye ayağı
Garden > Garden Shade And Fencing > Gazebos And Pergolas: Kameriyeler ve pergolalar, kameriye, portatif gazebo çadır, pergola
Garden > Garden Shade And Fencing > Fences And Privacy Screens: Çitler ve gizlilik perdeleri, bahçe çiti, balkon brandası, yapay çit
Garden > Grills And Outdoor Cooking: Barbekü ve açık hava pişirme, mangal ve barbekü, açık hava mutfağı, bahçe barbeküsü
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: Mangallar ve pizza fırınları, mangal, gazlı barbekü, pizza fırını bahçe
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: Mangal aksesuarları, mangal maşası, mangal ızgara teli, mangal şişi
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: Mangal kömürü ve tutuşturucular, mangal kömürü, briket kömür, tutuşturucu jel
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: Ateş çukurları ve dış mekan ısıtıcıları, ateş çukuru, teras ısıtıcı, bahçe sobası
Garden > Pools And Ponds: Havuzlar ve göletler, havuz aksesuarları, havuz ürünleri, su bahçesi
Garden > Pools And Ponds > Swimming Pools: Yüzme havuzları, şişme havuz, çelik çerçeveli havuz, çocuk havuzu
Garden > Pools And Ponds > Hot Tubs: Jakuziler ve spa havuzları, şişme jakuzi, jakuzi, buz banyosu küveti
Garden > Pools And Ponds > Pool Chemicals: Havuz kimyasalları, havuz kloru, ph düşürücü havuz, yosun önleyici havuz
Garden > Pools And Ponds > Pool Pumps And Cleaning: Havuz pompaları ve temizliği, havuz pompası, havuz robotu, kum filtresi havuz
Garden > Pools And Ponds > Ponds And Fountains: Göletler ve fıskiyeli çeşmeler, gölet pompası, gölet örtüsü membran, bahçe çeşmesi süs
Garden > Outdoor Lighting: Dış mekan aydınlatma, bahçe aydınlatması, bahçe lambası, dış mekan lambası
Garden > Outdoor Lighting > Solar Lights: Güneş enerjili lambalar, solar lamba, güneş enerjili bahçe lambası, solar kazık lamba
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: Dış mekan lambaları ve projektörler, led projektör, dış mekan aplik, sensörlü projektör
Garden > Outdoor Lighting > String Lights And Torches: Işık zincirleri ve bahçe meşaleleri, dış mekan ip ışık, bahçe meşalesi, sitronella mum
Garden > Sheds And Greenhouses: Kulübeler ve seralar, bahçe yapıları, bahçe depolama, bahçe binası
Garden > Sheds And Greenhouses > Garden Sheds: Bahçe kulübeleri, bahçe kulübesi, metal depo kulübesi, alet kulübesi
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: Seralar ve bitki koruma örtüleri, bahçe serası, mini sera, ot önleyici örtü
Garden > Outdoor Pest And Weed Control: Dış mekan zararlı ve yabani ot kontrolü, zirai ilaç, bitki koruma ürünü, bahçe ilacı
Garden > Outdoor Pest And Weed Control > Weed Killers: Yabani ot ilaçları, yabani ot öldürücü, ot ilacı, herbisit
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: Bitki zararlısı ve hastalık ilaçları, yaprak biti ilacı, salyangoz ilacı, fungisit
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: Hayvan kovucular ve kapanlar, köstebek kovucu, kuş kovucu, canlı hayvan kapanı
Garden > Bird Feeders And Wildlife: Yabani kuşlar ve yaban hayatı, yabani kuş, bahçe kuşları, yaban hayvanı bakımı
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: Kuş yemlikleri ve yuvaları dış mekan, bahçe kuş yemliği, kuş evi, böcek oteli
Garden > Bird Feeders And Wildlife > Wild Bird Food: Yabani kuş yemleri, yabani kuş yemi, yağ topu kuş yemi, kışlık kuş yemi
Garden > Garden Decor: Bahçe dekorasyonu, bahçe heykeli, bahçe cücesi, suni çim
Tools: Yapı market, el aletleri ve hırdavat, hırdavat, alet
Tools > Power Tools: Elektrikli el aletleri, akülü el aletleri, elektrikli alet, akülü set
Tools > Power Tools > Drills And Screwdrivers: Matkaplar ve vidalama makineleri, şarjlı matkap, darbeli matkap, akülü vidalama
Tools > Power Tools > Rotary Hammers And Demolition Hammers: Kırıcı deliciler, kırıcı delici, pnömatik kırıcı, beton kırıcı
Tools > Power Tools > Power Saws: Elektrikli testereler, daire testere, dekupaj testere, gönye kesme
Tools > Power Tools > Grinders And Polishers: Taşlama ve polisaj makineleri, avuç taşlama, taş motoru, polisaj makinesi
Tools > Power Tools > Sanders Planers And Routers: Zımpara ve freze makineleri, eksantrik zımpara, elektrikli planya, freze makinesi
Tools > Power Tools > Multi Tools And Rotary Tools: Çok amaçlı raspalama ve gravür makineleri, raspalama makinesi, gravür makinesi, mini matkap seti
Tools > Power Tools > Heat Guns And Paint Sprayers: Sıcak hava tabancaları ve boya makineleri, sıcak hava tabancası, boya tabancası, boya karıştırıcı
Tools > Power Tools > Nailers And Glue Guns: Çivi tabancaları ve tutkal tabancaları, çivi çakma tabancası, elektrikli zımba tabancası, sıcak silikon tabancası
Tools > Power Tools > Air Compressors And Pneumatic Tools: Hava kompresörleri ve havalı aletler, hava kompresörü, havalı somun sökme, hava hortumu
Tools > Power Tools > Workshop Vacuums: Sanayi tipi süpürgeler, ıslak kuru süpürge, endüstriyel elektrikli süpürge, kül süpürgesi
Tools > Power Tools > Generators: Jeneratörler, benzinli jeneratör, inverter jeneratör, dizel jeneratör
Tools > Power Tools > Tool Batteries And Chargers: Alet aküleri ve şarj cihazları, matkap aküsü, matkap bataryası, akülü alet şarj cihazı
Tools > Power Tools > Drill Bits And Screwdriver Bits: Matkap uçları ve bits uçları, matkap ucu seti, bits uç seti, panç testere
Tools > Power Tools > Saw Blades And Abrasives: Testere bıçakları ve aşındırıcılar, daire testere bıçağı, zımpara kağıdı, kesme diski
Tools > Hand Tools: El aletleri, el aleti seti, alet takımı, tamir seti
Tools > Hand Tools > Hammers And Mallets: Çekiçler ve tokmaklar, çekiç, lastik tokmak, balta
Tools > Hand Tools > Screwdrivers: Tornavidalar, tornavida, tornavida seti, yıldız tornavida
Tools > Hand Tools > Wrenches Sockets And Hex Keys: Anahtarlar ve lokma takımları, kombine anahtar, lokma takımı, alyan anahtar
Tools > Hand Tools > Pliers And Cutters: Penseler ve kesiciler, kombine pense, yan keski, kargaburun
Tools > Hand Tools > Multi Tools And Pocket Knives: Çakılar ve çok fonksiyonlu penseler, çakı, cep çakısı, kamp bıçağı
Tools > Hand Tools > Utility Knives And Scrapers: Maket bıçakları ve spatulalar, maket bıçağı, falçata, spatula kazıyıcı
Tools > Hand Tools > Hand Saws: El testereleri, el testeresi, demir testeresi, kıl testere
Tools > Hand Tools > Chisels Files And Planes: Iskarpelalar ve eğeler, ıskarpela, eğe seti, el rendesi
Tools > Hand Tools > Clamps And Vises: İşkenceler ve mengeneler, mengene, marangoz işkencesi, hızlı işkence
Tools > Hand Tools > Staple Guns And Caulking Guns: Zımba tabancaları ve silikon tabancaları, mekanik zımba tabancası, mastik tabancası, köpük tabancası
Tools > Measuring Tools: Ölçüm aletleri, ölçme aleti, ölçü aleti, işaretleme aleti
Tools > Measuring Tools > Tape Measures And Rules: Şerit metreler ve kumpaslar, şerit metre, kumpas, gönye cetvel
Tools > Measuring Tools > Spirit Levels And Laser Levels: Su terazileri ve lazer hizalama, su terazisi, lazer terazi, lazermetre
Tools > Measuring Tools > Multimeters And Detectors: Multimetreler ve dedektörler, multimetre, kontrol kalemi, pens ampermetre
Tools > Fasteners And Hardware: Bağlantı elemanları ve nalburiye, bağlantı elemanı, nalburiye, montaj seti
Tools > Fasteners And Hardware > Screws Bolts And Nuts: Vida cıvata ve somunlar, vida, cıvata, somun
Tools > Fasteners And Hardware > Nails And Tacks: Çiviler ve perçinler, çivi, döşeme çivisi, perçin
Tools > Fasteners And Hardware > Wall Plugs And Anchors: Dübeller ve ankrajlar, dübel, alçıpan dübeli, kimyasal dübel
Tools > Fasteners And Hardware > Hooks And Brackets: Kancalar ve raf konsolları, duvar kancası, raf konsolu, köşe bağlantı demiri
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: Menteşeler ve mobilya aksesuarları, menteşe, kapı kolu, çekmece rayı
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: Halatlar ve kablo bağları, plastik cırt kelepçe, halat, gergi spanzeti
Tools > Paint: Boya ve boya malzemeleri, boya, vernik, astar boya
Tools > Paint > Wall And Ceiling Paint: İç ve dış cephe boyaları, iç cephe boyası, tavan boyası, silikonlu duvar boyası
Tools > Paint > Wood And Metal Paint: Ahşap ve metal boyaları, ahşap verniği, ahşap boyası, metal boyası
Tools > Paint > Spray Paint: Sprey boyalar, sprey boya, aerosol boya, sprey vernik
Tools > Paint > Paint Brushes And Rollers: Boya fırçaları ve rulolar, boya rulosu, duvar boya fırçası, boya teknesi
Tools > Paint > Masking Tape And Dust Sheets: Maskeleme bantları ve koruma örtüleri, maskeleme bandı, boyacı bandı, maskeleme naylonu
Tools > Paint > Thinners And Strippers: Tinerler ve boya sökücüler, tiner, boya sökücü, selülozik tiner
Tools > Paint > Wallpaper And Wall Coverings: Duvar kağıtları ve duvar kaplamaları, duvar kağıdı, duvar posteri, duvar paneli
Tools > Adhesives And Sealants: Yapıştırıcılar ve dolgular, yapıştırıcı, yapı kimyasalları, yapıştırma ve sızdırmazlık
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: Hızlı ve montaj yapıştırıcıları, japon yapıştırıcı, montaj yapıştırıcısı, ahşap tutkalı
Tools > Adhesives And Sealants > Silicone And Fillers: Silikonlar ve dolgu macunları, silikon mastik, poliüretan köpük, dolgu macunu
Tools > Adhesives And Sealants > Technical Tapes: Teknik bantlar, tamir bandı, elektrik bandı, çift taraflı bant
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: Yağlayıcılar ve pas sökücüler, pas sökücü sprey, silikon sprey, çok amaçlı yağlayıcı
Tools > Electrical: Elektrik malzemeleri, elektrik tesisatı, elektrik tesisat malzemesi, elektrik ürünleri
Tools > Electrical > Switches And Sockets: Anahtar ve prizler, elektrik anahtarı, duvar prizi, dimmer
Tools > Electrical > Extension Cords And Power Strips: Uzatma kabloları ve grup prizler, uzatma kablosu, akım korumalı priz, çoklu priz
Tools > Electrical > Cables And Cable Management: Elektrik kabloları ve kablo kanalları, elektrik kablosu, kablo kanalı, ısıyla daralan makaron
Tools > Electrical > Fuses And Circuit Breakers: Sigortalar ve şalterler, otomatik sigorta, kaçak akım rölesi, sigorta kutusu
Tools > Electrical > Solar Panels And Power Stations: Güneş panelleri ve güç istasyonları, güneş paneli, solar inverter, taşınabilir güç istasyonu
Tools > Plumbing: Su tesisatı ve sıhhi tesisat, sıhhi tesisat, tesisat malzemesi, vitrifiye ve armatür
Tools > Plumbing > Taps And Faucets: Bataryalar ve musluklar, mutfak bataryası, lavabo bataryası, musluk
Tools > Plumbing > Showers And Shower Heads: Duş sistemleri ve duş başlıkları, duş başlığı, duş seti, duşakabin
Tools > Plumbing > Toilets Sinks And Bathtubs: Klozet lavabo ve küvetler, klozet kapağı, lavabo, küvet
Tools > Plumbing > Pipes And Fittings: Borular ve ek parçaları, pvc boru, boru ek parçası, küresel vana
Tools > Plumbing > Drain Snakes And Plungers: Pompa ve gider açıcılar, tuvalet pompası, lavabo pompası, gider açma yayı
Tools > Plumbing > Water Heaters And Heating: Su ısıtıcıları ve ısıtma sistemleri, şofben, termosifon, havlupan
Tools > Flashlights And Work Lights: El fenerleri ve çalışma lambaları, el feneri, kafa lambası, çalışma lambası
Tools > Locks And Safes: Kilitler ve kasalar, kilit, güvenlik donanımı, hırsızlık önleme
Tools > Locks And Safes > Padlocks: Asma kilitler, asma kilit, şifreli asma kilit, bavul kilidi
Tools > Locks And Safes > Door Locks And Cylinders: Kapı kilitleri ve bareller, kapı kilidi, barel silindir, akıllı kilit
Tools > Locks And Safes > Safes And Key Cabinets: Para kasaları ve anahtar dolapları, çelik kasa, para kasası, anahtar dolabı
Tools > Smoke And Gas Alarms: Duman ve gaz alarmları, duman dedektörü, gaz alarm cihazı, yangın söndürücü
Tools > Workwear And Protective Gear: İş güvenliği ve iş giyim, iş güvenliği ekipmanı, kişisel koruyucu donanım, paraşüt tipi emniyet kemeri
Tools > Workwear And Protective Gear > Work Clothing: İş kıyafetleri, iş pantolonu, iş tulumu, iş güvenliği yeleği
Tools > Workwear And Protective Gear > Safety Shoes: İş ayakkabıları, çelik burunlu ayakkabı, iş güvenliği ayakkabısı, iş botu
Tools > Workwear And Protective Gear > Work Gloves: İş eldivenleri, iş eldiveni, kesilmez eldiven, nitril kaplı iş eldiveni
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: Baret gözlük ve kulak koruyucular, baret, koruyucu gözlük, gürültü önleyici kulaklık
Tools > Workwear And Protective Gear > Dust Masks And Respirators: Toz maskeleri ve solunum koruyucular, toz maskesi, yarım yüz maskesi, gaz maskesi
Tools > Ladders And Scaffolding: Merdivenler ve iskeleler, alüminyum merdiven, teleskopik merdiven, iskele platformu
Tools > Tool Storage And Workshop: Alet depolama ve atölye, atölye ekipmanı, garaj düzenleme, atölye mobilyası
Tools > Tool Storage And Workshop > Tool Boxes And Bags: Takım çantaları ve kutuları, takım çantası, alet çantası, takım arabası
Tools > Tool Storage And Workshop > Workbenches And Shelving: Çalışma tezgahları ve raf sistemleri, çalışma tezgahı, çelik raf, marangoz sehpası
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: Yük taşıma arabaları ve kaldırma, paket taşıma arabası, caraskal, transpalet
Tools > Welding And Soldering: Kaynak ve lehim, kaynak makinesi, havya, lehim teli
Tools > Building Materials: Yapı malzemeleri, inşaat malzemesi, yapı malzemesi, tadilat malzemesi
Tools > Building Materials > Cement And Plaster: Çimento ve alçı, çimento, harç, alçı sıva
Tools > Building Materials > Flooring And Tiles: Zemin döşemeleri ve fayanslar, laminat parke, yer karosu, süpürgelik
Tools > Building Materials > Timber And Sheet Materials: Kereste ve levhalar, kontrplak, mdf levha, pleksi levha
Tools > Building Materials > Insulation Doors And Windows: Yalıtım ve kapı pencere, yalıtım malzemesi, kapı altı fitili, sineklik
Automotive: Otomotiv, otomobil, araba, oto ürünleri
Automotive > Car Care: Araç bakım, oto bakım, araç temizlik seti, oto bakım ürünleri
Automotive > Car Care > Car Shampoos: Araç şampuanları, oto şampuanı, köpük şampuan araç, cilalı oto yıkama şampuanı
Automotive > Car Care > Car Waxes And Polishes: Oto cilaları ve pastalar, oto cila, çizik giderici pasta, seramik kaplama araç
Automotive > Car Care > Car Interior Cleaners: Araç iç temizleyiciler, torpido parlatıcı, koltuk temizleyici araç, deri temizleyici araç
Automotive > Car Care > Wheel And Tyre Cleaners: Jant ve lastik temizleyiciler, jant temizleyici, lastik parlatıcı, demir tozu sökücü
Automotive > Car Care > Car Glass Cleaners: Araç cam temizleyiciler, oto cam temizleyici, cam buz çözücü, yağmur kaydırıcı
Automotive > Car Care > Car Wash Tools: Araç yıkama ekipmanları, oto yıkama eldiveni, araç kurulama bezi, oto yıkama fırçası
Automotive > Car Care > Car Air Fresheners: Araç kokuları, oto kokusu, araba kokusu, oto parfümü
Automotive > Car Care > Car Paint And Body Repair: Oto boya ve kaporta onarım, rötuş boyası araç, oto sprey boya, kaporta macunu
Automotive > Oils And Fluids: Yağlar ve sıvılar, oto yağları ve sıvıları, araç sıvısı, madeni yağ
Automotive > Oils And Fluids > Motor Oils: Motor yağları, motor yağı, tam sentetik motor yağı, dizel motor yağı
Automotive > Oils And Fluids > Gear And Transmission Oils: Şanzıman yağları, şanzıman yağı, dişli yağı, direksiyon yağı
Automotive > Oils And Fluids > Brake Fluids: Fren hidrolikleri, fren hidroliği, fren yağı, fren hidrolik yağı
Automotive > Oils And Fluids > Antifreeze And Coolants: Antifriz ve soğutma sıvıları, antifriz, motor soğutma suyu
Automotive > Oils And Fluids > Screenwash: Cam suları, cam suyu, antifrizli cam suyu, cam suyu konsantresi
Automotive > Oils And Fluids > Fuel And Oil Additives: Yakıt ve yağ katkıları, yakıt katkısı, enjektör temizleyici, motor yağı katkısı
Automotive > Oils And Fluids > Adblue: AdBlue, AdBlue sıvısı, dizel egzoz sıvısı, üre çözeltisi
Automotive > Oils And Fluids > Greases And Workshop Sprays: Gresler ve servis spreyleri, balata spreyi, bakır gres, karbüratör temizleyici
Automotive > Car Parts: Oto yedek parça, yedek parça, araba parçası, otomobil yedek parçası
Automotive > Car Parts > Brakes: Fren sistemi, fren balatası, fren diski, fren kaliperi
Automotive > Car Parts > Car Filters: Oto filtreleri, yağ filtresi, polen filtresi, hava filtresi araç
Automotive > Car Parts > Spark Plugs And Ignition: Bujiler ve ateşleme, buji, ateşleme bobini, kızdırma bujisi
Automotive > Car Parts > Car Light Bulbs: Oto ampulleri, far ampulü, H7 ampul, xenon ampul
Automotive > Car Parts > Headlights And Tail Lights: Farlar ve stoplar, ön far, stop lambası, sis farı
Automotive > Car Parts > Wiper Blades: Silecek süpürgeleri, araç silecek, silecek takımı, arka silecek
Automotive > Car Parts > Suspension And Steering: Süspansiyon ve direksiyon, amortisör, salıncak kolu araç, rot başı
Automotive > Car Parts > Engine And Drivetrain Parts: Motor ve aktarma parçaları, triger seti, debriyaj seti, alternatör
Automotive > Car Parts > Exhaust Parts: Egzoz parçaları, egzoz, egzoz susturucu, katalitik konvertör
Automotive > Car Parts > Mirrors And Body Parts: Aynalar ve kaporta parçaları, dikiz aynası, ayna camı araç, tampon
Automotive > Car Parts > Car Sensors And Switches: Oto sensörleri ve anahtarları, ABS sensörü, park sensörü, cam açma düğmesi
Automotive > Tyres And Wheels: Lastik ve jant, tekerlek otomobil, oto lastik jant, lastik jant takımı
Automotive > Tyres And Wheels > Car Tyres: Oto lastikleri, yaz lastiği, kış lastiği, dört mevsim lastik
Automotive > Tyres And Wheels > Rims And Wheel Covers: Jantlar ve jant kapakları, çelik jant, jant kapağı, bijon somunu
Automotive > Tyres And Wheels > Snow Chains: Kar zincirleri, kar zinciri, patinaj zinciri, kar çorabı
Automotive > Tyres And Wheels > Tyre Repair And Inflation: Lastik tamiri ve şişirme, lastik şişirme pompası, lastik tamir kiti, lastik basınç ölçer
Automotive > Car Batteries And Charging: Aküler ve şarj, araç güç ürünleri, akü ve şarj, akü aksesuarları
Automotive > Car Batteries And Charging > Car Batteries: Oto aküleri, araba aküsü, AGM akü, start stop akü
Automotive > Car Batteries And Charging > Car Battery Chargers: Akü şarj cihazları, akü şarj cihazı, akü bakım cihazı, akü test cihazı
Automotive > Car Batteries And Charging > Jump Starters And Cables: Akü takviye cihazları ve kabloları, akü takviye kablosu, akü takviye cihazı, akü kutup başı
Automotive > Car Batteries And Charging > EV Charging: Elektrikli araç şarjı, elektrikli araç şarj kablosu, type 2 şarj kablosu, ev tipi şarj istasyonu
Automotive > Car Accessories: Oto aksesuar, araç aksesuarı, araba aksesuarı, oto iç aksesuar
Automotive > Car Accessories > Seat Covers And Cushions: Koltuk kılıfları ve minderler, oto koltuk kılıfı, araç koltuk minderi, direksiyon kılıfı
Automotive > Car Accessories > Car Mats And Boot Liners: Oto paspasları ve bagaj havuzları, oto paspas, bagaj havuzu, havuzlu paspas
Automotive > Car Accessories > Phone Mounts: Araç telefon tutucuları, araç içi telefon tutucu, manyetik telefon tutucu araç, havalandırma telefon tutucu
Automotive > Car Accessories > Car Chargers: Araç şarj cihazları, araç şarj cihazı usb, çakmaklık şarj, araç invertörü
Automotive > Car Accessories > Sunshades And Car Covers: Güneşlikler ve oto brandalar, oto güneşlik, oto brandası, cam filmi araç
Automotive > Car Accessories > Roof Boxes And Carriers: Tavan bagajları ve taşıyıcılar, tavan bagajı, port bagaj, araç bisiklet taşıyıcı
Automotive > Car Accessories > Towing And Trailer Parts: Çeki demiri ve römork parçaları, çeki demiri, römork lambası, çekme halatı
Automotive > Car Accessories > Car Safety And Emergency: Araç güvenlik ve acil durum, reflektör üçgen, ilk yardım seti araç, buz kazıyıcı
Automotive > Car Accessories > Car Security: Araç güvenlik kilitleri, direksiyon kilidi, oto alarmı, oto anahtar kılıfı
Automotive > Car Accessories > Car Organizers: Araç düzenleyicileri, bagaj düzenleyici, koltuk arkası düzenleyici, araç çöp kovası
Automotive > Car Accessories > Car Decals And Styling: Oto stickerları ve tuning, araba sticker, araç kaplama folyosu, vites topuzu
Automotive > Car Electronics: Oto elektroniği, araç elektroniği, oto elektronik, araç içi elektronik
Automotive > Car Electronics > Car Radios: Oto teypler, oto teyp, double din multimedya, fm transmitter
Automotive > Car Electronics > Car Speakers And Amplifiers: Oto hoparlörler ve amfiler, oto hoparlör, oto subwoofer, oto amfi
Automotive > Car Electronics > Dash Cams: Araç kameraları, araç içi kamera, yol kayıt kamerası, geri görüş kamerası
Automotive > Car Electronics > Car Navigation: Araç navigasyonları, araç navigasyon cihazı, gps navigasyon, radar uyarı cihazı
Automotive > Car Electronics > Obd Scanners: OBD cihazları, obd2 arıza tespit cihazı, araç arıza tespit cihazı, diagnostik cihazı araç
Automotive > Automotive Tools: Oto tamir ekipmanları, oto tamir aleti, oto servis ekipmanı, oto tamirci takımı
Automotive > Automotive Tools > Jacks And Ramps: Krikolar ve rampalar, araba krikosu, arabalı kriko, kriko sehpası
Automotive > Automotive Tools > Car Repair Tools: Araç tamir aletleri, yağ filtresi anahtarı, yağ boşaltma kabı, helezon yay çektirme
Automotive > Motorcycle: Motosiklet, motor scooter, motosiklet ürünleri, mobilet
Automotive > Motorcycle > Motorcycle Helmets: Motosiklet kaskları, motosiklet kaskı, kapalı kask motosiklet, çene açılır kask
Automotive > Motorcycle > Motorcycle Clothing: Motosiklet kıyafetleri, motosiklet montu, motosiklet eldiveni, motosiklet botu
Automotive > Motorcycle > Motorcycle Tyres: Motosiklet lastikleri, motosiklet lastiği, scooter lastiği, motosiklet iç lastiği
Automotive > Motorcycle > Motorcycle Parts: Motosiklet yedek parça, motosiklet zincir dişli seti, motosiklet fren balatası, motosiklet aynası
Automotive > Motorcycle > Motorcycle Luggage: Motosiklet çantaları, motosiklet arka çanta, motosiklet yan çanta, depo üstü çanta
Automotive > Motorcycle > Motorcycle Accessories: Motosiklet aksesuarları, motosiklet brandası, disk kilidi, motosiklet interkom
Automotive > Caravan And Motorhome: Karavan ve motokaravan, karavan aksesuarları, karavan tentesi, karavan tuvalet kimyasalı
Toys: Oyuncak, Oyuncaklar, çocuk oyuncağı, kız erkek çocuk oyuncak
Toys > Building Sets: Yapım Oyuncakları, yapım oyuncağı, inşa oyun seti
Toys > Building Sets > Brick Sets: Yapı Blokları, plastik blok seti, blok oyuncak, minifigür
Toys > Building Sets > Wooden Blocks: Ahşap Bloklar, ahşap blok seti, ahşap yapı taşları, tahta blok
Toys > Building Sets > Magnetic Building Sets: Manyetik Bloklar, manyetik yapı taşları, mıknatıslı blok, manyetik oyun seti
Toys > Building Sets > Marble Runs: Misket Pistleri, misket pisti, top yuvarlama kulesi, bilye kaydırağı
Toys > Building Sets > Construction Kits: Mekanik Yapım Setleri, metal yapım seti, vidalı yapım seti, dişli oyuncak
Toys > Building Sets > Model Kits: Maketler, maket, plastik model kit, ahşap maket
Toys > Dolls: Oyuncak Bebekler, oyuncak bebek, bez bebek, konuşan bebek
Toys > Dolls > Fashion Dolls: Moda Bebekleri, manken bebek, prenses bebek, deniz kızı bebek
Toys > Dolls > Baby Dolls: Et Bebekler, et bebek, reborn bebek, ağlayan bebek
Toys > Dolls > Dollhouses: Bebek Evleri, oyuncak bebek evi, ahşap bebek evi, bebek evi mobilyası
Toys > Dolls > Doll Accessories: Oyuncak Bebek Aksesuarları, oyuncak bebek arabası, oyuncak bebek kıyafeti, oyuncak bebek yatağı
Toys > Dolls > Puppets And Puppet Theatres: Kuklalar ve Kukla Tiyatroları, el kuklası, parmak kukla, kukla sahnesi
Toys > Figures: Figürler, oyuncak figür, figür oyuncak seti, oyuncak askerler
Toys > Figures > Action Figures: Aksiyon Figürleri, aksiyon figürü, süper kahraman figürü, hareketli figür
Toys > Figures > Collectible Figures: Koleksiyon Figürleri, koleksiyon figürü, anime figür, sürpriz kutu figür
Toys > Figures > Animal Figures: Hayvan Figürleri, hayvan figürü, dinozor oyuncak, çiftlik hayvanları seti
Toys > Figures > Playsets: Figürlü Oyun Setleri, oyuncak çiftlik, oyuncak kale, oyuncak korsan gemisi
Toys > Toy Vehicles: Oyuncak Araçlar, oyuncak garaj, oyuncak uçak, oyuncak gemi
Toys > Toy Vehicles > Toy Cars: Oyuncak Arabalar, oyuncak araba, çek bırak araba, model araba
Toys > Toy Vehicles > Toy Trucks And Machines: Oyuncak Kamyonlar ve İş Makineleri, oyuncak kamyon, oyuncak kepçe, oyuncak traktör
Toys > Toy Vehicles > Toy Trains: Oyuncak Trenler, oyuncak tren, ahşap tren seti, model tren
Toys > Toy Vehicles > Race Tracks: Yarış Pistleri, oyuncak yarış pisti, araba pisti, elektrikli yarış pisti
Toys > Remote Control Toys: Uzaktan Kumandalı Oyuncaklar, uzaktan kumandalı oyuncak, RC oyuncak
Toys > Remote Control Toys > Remote Control Cars: Kumandalı Arabalar, uzaktan kumandalı araba, kumandalı kamyon, RC araba
Toys > Remote Control Toys > Remote Control Aircraft And Boats: Kumandalı Uçak ve Tekneler, kumandalı helikopter, kumandalı tekne, oyuncak drone
Toys > Remote Control Toys > Toy Robots: Oyuncak Robotlar, robot oyuncak, robot köpek, kodlama robotu
Toys > Games: Oyunlar, kutu oyunu, çocuk oyunu, seyahat oyunu
Toys > Games > Family Board Games: Aile Kutu Oyunları, aile oyunu, bilgi yarışması oyunu, hafıza oyunu
Toys > Games > Strategy Board Games: Strateji Kutu Oyunları, strateji oyunu, strateji kutu oyunu, kutu oyunu ek paketi
Toys > Games > Card Games: Kart Oyunları, kart oyunu, aile kart oyunu, eşleştirme kart oyunu
Toys > Games > Playing Cards: İskambil Kartları, oyun kağıdı, poker kartı, tarot kartları
Toys > Games > Trading Cards: Koleksiyon Kartları, ticari kart oyunu, booster paket, kart koruyucu kılıf
Toys > Games > Party Games: Parti Oyunları, parti oyunu, yetişkin parti oyunu, kelime anlatma oyunu
Toys > Games > Chess And Classic Games: Satranç ve Klasik Oyunlar, satranç takımı, tavla, okey takımı
Toys > Games > Dexterity And Action Games: Beceri ve Denge Oyunları, denge oyunu, denge kulesi, balık tutma oyunu
Toys > Games > Role Playing And Miniature Games: Rol Yapma ve Minyatür Oyunları, masaüstü rol yapma oyunu, FRP zar seti, savaş oyunu minyatürü
Toys > Games > Escape And Mystery Games: Kaçış ve Gizem Oyunları, kaçış oyunu, dedektif oyunu, cinayet gizemi oyunu
Toys > Games > Table Football And Game Tables: Langırt ve Oyun Masaları, langırt, langırt masası, hava hokeyi masası
Toys > Puzzles: Puzzle, puzzle matı, puzzle yapıştırıcısı, puzzle çerçevesi
Toys > Puzzles > Jigsaw Puzzles: Yapbozlar, yetişkin puzzle, panorama puzzle, manzara puzzle
Toys > Puzzles > Kids Puzzles: Çocuk Puzzle, çocuk yapboz, ahşap yapboz, yer puzzle
Toys > Puzzles > 3D Puzzles: 3D Puzzle, üç boyutlu puzzle, 3D yapboz, 3D maket puzzle
Toys > Puzzles > Brain Teasers: Zeka Oyunları, zeka küpü, akıl oyunu, mantık oyunu
Toys > Plush Toys: Peluş Oyuncaklar, peluş oyuncak, peluş ayı, uyku arkadaşı peluş
Toys > Baby And Toddler Toys: Bebek Oyuncakları, bebek oyuncağı, okul öncesi oyuncak, bebek arabası oyuncağı
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: Çıngıraklar ve Diş Kaşıyıcılar, çıngırak, bebek çıngırağı, kavrama oyuncağı
Toys > Baby And Toddler Toys > Comforters: Uyku Arkadaşları, uyku arkadaşı, bebek uyku arkadaşı, sarılma bezi
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: Oyun Halıları ve Aktivite Merkezleri, bebek oyun halısı, aktivite masası, dönence
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: İstifleme ve Ayırma Oyuncakları, şekil ayırma küpü, iç içe halkalar, bultak
Toys > Baby And Toddler Toys > Push And Pull Toys: İtme ve Çekme Oyuncakları, ilk adım arabası, itmeli yürüteç, çek çek oyuncak
Toys > Baby And Toddler Toys > Bath Toys: Banyo Oyuncakları, banyo oyuncağı, plastik ördek banyo, banyo kitabı
Toys > Educational Toys: Eğitici Oyuncaklar, eğitici oyuncak, montessori oyuncak, abaküs
Toys > Educational Toys > Science Kits: Bilim ve Deney Setleri, deney seti, bilim seti, kazı seti
Toys > Educational Toys > Learning Electronics: Eğitici Elektronik Oyuncaklar, çocuk eğitim tableti, oyuncak laptop, çocuk fotoğraf makinesi
Toys > Educational Toys > Kids Audio Players: Çocuk Müzik ve Masal Çalarlar, masal kutusu, hikaye anlatıcı, çocuk ses oynatıcı
Toys > Educational Toys > Toy Musical Instruments: Oyuncak Müzik Aletleri, oyuncak piyano, oyuncak davul, ksilofon oyuncak
Toys > Pretend Play: Evcilik Oyuncakları, evcilik seti, rol yapma oyuncak, meslek oyun seti
Toys > Pretend Play > Toy Kitchens And Shops: Oyuncak Mutfak ve Market, oyuncak mutfak seti, oyuncak yiyecek, oyuncak yazar kasa
Toys > Pretend Play > Toy Tools: Oyuncak Tamir Aletleri, oyuncak tamir seti, oyuncak matkap, oyuncak tezgah
Toys > Pretend Play > Toy Household And Cleaning: Oyuncak Ev ve Temizlik Setleri, oyuncak süpürge, oyuncak çamaşır makinesi, oyuncak ütü
Toys > Pretend Play > Doctor And Vet Kits: Doktor ve Veteriner Setleri, oyuncak doktor seti, doktor çantası oyuncak, veteriner oyun seti
Toys > Pretend Play > Toy Beauty Sets: Oyuncak Güzellik Setleri, oyuncak makyaj seti, çocuk makyaj masası, oyuncak kuaför seti
Toys > Costumes And Dress Up: Kostümler, kostüm, çocuk kostümü, cadılar bayramı kostümü
Toys > Costumes And Dress Up > Masks Wigs And Props: Maske Peruk ve Aksesuar, parti maskesi, parti peruğu, oyuncak kılıç
Toys > Outdoor Toys: Bahçe ve Dış Mekan Oyuncakları, dış mekan oyuncağı, bahçe oyuncağı
Toys > Outdoor Toys > Sand And Beach Toys: Kum ve Plaj Oyuncakları, kum havuzu, plaj kova seti, kinetik kum
Toys > Outdoor Toys > Water Toys: Su Oyuncakları, su tabancası, su balonu, çocuk şişme havuz
Toys > Outdoor Toys > Toy Blasters: Oyuncak Silahlar, sünger atan tabanca, oyuncak tabanca, sünger mermi
Toys > Outdoor Toys > Kites And Flying Toys: Uçurtmalar ve Uçan Oyuncaklar, uçurtma, köpük planör uçak, uçan disk
Toys > Outdoor Toys > Bubbles: Köpük Baloncukları, baloncuk makinesi, köpük balon tabancası, baloncuk sıvısı
Toys > Outdoor Toys > Swings And Slides: Salıncaklar ve Kaydıraklar, çocuk salıncağı, kaydırak, tırmanma oyun seti
Toys > Outdoor Toys > Playhouses And Tents: Oyun Evleri ve Çadırları, çocuk oyun evi, oyun çadırı, top havuzu
Toys > Outdoor Toys > Outdoor Games: Dış Mekan Oyunları, halka atma oyunu, bahçe oyunu, yakalama topu seti
Toys > Ride On Toys: Binmeli Oyuncaklar, binmeli oyuncak, bebek binmeli araç
Toys > Ride On Toys > Ride On And Pedal Cars: İtmeli ve Pedallı Arabalar, itmeli araba, pedallı araba, pedallı traktör
Toys > Ride On Toys > Electric Ride Ons: Akülü Araçlar, akülü araba, akülü motor, akülü jip
Toys > Ride On Toys > Tricycles: Üç Tekerlekli Bisikletler, üç tekerlekli çocuk bisikleti, ebeveyn kontrollü bisiklet, itmeli üç teker bisiklet
Toys > Ride On Toys > Balance Bikes: Denge Bisikletleri, denge bisikleti, pedalsız bisiklet, çocuk denge bisikleti
Toys > Ride On Toys > Rocking Toys: Sallanan Oyuncaklar, sallanan at, zıpzıp at, zıplama topu
Toys > Kids Craft Kits: Çocuk Hobi ve El İşi Setleri, çocuk etkinlik seti, hobi seti çocuk, kendin yap seti çocuk
Toys > Kids Craft Kits > Play Dough: Oyun Hamurları, oyun hamuru, oyun hamuru seti, oyun hamuru kalıbı
Toys > Kids Craft Kits > Slime And Putty: Slime ve Sıkma Oyuncaklar, slime, slime yapım seti, squishy sukuşi
Toys > Kids Craft Kits > Bead And Jewelry Kits: Boncuk ve Takı Yapım Setleri, takı tasarım seti çocuk, ütü boncuğu, bileklik yapım seti
Toys > Kids Craft Kits > Painting And Drawing Toys: Çizim ve Boyama Oyuncakları, çizim tableti çocuk, manyetik yazı tahtası, su matı boyama
Toys > Novelty Toys: Şaka ve Eğlence Oyuncakları, topaç, yoyo, şaka oyuncağı
Toys > Novelty Toys > Fidget Toys: Stres Oyuncakları, stres çarkı, pop it, fidget oyuncak
Toys > Novelty Toys > Magic Sets: Sihirbazlık Setleri, sihirbazlık seti, sihirbaz oyun seti, sihir numaraları
Art And Crafts: Sanat ve hobi, hobi malzemeleri, el sanatları, sanat malzemeleri
Art And Crafts > Drawing: Çizim, çizim seti, çizim malzemeleri, eskiz seti
Art And Crafts > Drawing > Colored Pencils: Kuru boya kalemleri, kuru boya, sulu boya kalemi, kuru boya seti
Art And Crafts > Drawing > Graphite Pencils And Charcoal: Eskiz kalemleri ve füzen, dereceli kalem, füzen, resim kalemi
Art And Crafts > Drawing > Art Markers: Sanat markerleri, alkol bazlı marker, fırça uçlu kalem, keçeli kalem
Art And Crafts > Drawing > Crayons And Pastels: Mum boyalar ve pasteller, mum boya, yağlı pastel boya, toz pastel
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: Eskiz defterleri ve resim kağıtları, eskiz defteri, resim defteri, sulu boya kağıdı
Art And Crafts > Drawing > Calligraphy And Lettering: Kaligrafi ve hat, kaligrafi seti, kaligrafi kalemi, divit uç
Art And Crafts > Drawing > Drawing Tools: Çizim aletleri, hamur silgi, ışıklı çizim masası, çizim şablonu
Art And Crafts > Painting: Resim ve boyama, resim boya seti, sanatsal boya, ressam seti
Art And Crafts > Painting > Acrylic Paint: Akrilik boyalar, akrilik boya, akrilik boya seti, hobi akriliği
Art And Crafts > Painting > Watercolors: Sulu boyalar, sulu boya, suluboya seti, tablet sulu boya
Art And Crafts > Painting > Oil Paint: Yağlı boyalar, yağlı boya, yağlı boya seti, tüp yağlı boya
Art And Crafts > Painting > Gouache And Tempera: Guaj ve parmak boyalar, guaj boya, parmak boyası, yüz boyası
Art And Crafts > Painting > Spray And Airbrush Paint: Sprey ve airbrush boyalar, airbrush seti, airbrush boyası, grafiti spreyi
Art And Crafts > Painting > Fabric Paint And Dyes: Kumaş boyaları, kumaş boyası, batik boyası, kumaş boyama kalemi
Art And Crafts > Painting > Paint Brushes: Resim fırçaları, resim fırçası, sulu boya fırçası, resim spatulası
Art And Crafts > Painting > Canvas: Tuvaller, tuval, pamuklu tuval, tuval resim
Art And Crafts > Painting > Easels And Palettes: Şövaleler ve paletler, şövale, masa şövalesi, boya paleti
Art And Crafts > Painting > Painting Mediums And Varnishes: Resim mediumları ve vernikler, gesso, resim verniği, akrilik medium
Art And Crafts > Painting > Paint By Numbers: Sayılarla boyama, sayılarla boyama seti, sayılarla boyama tablo
Art And Crafts > Painting > Diamond Painting: Elmas mozaik tablolar, elmas mozaik tablo, mozaik puzzle tablo, elmas taş işleme
Art And Crafts > Paper Crafts: Kağıt işleri, kağıt sanatı, quilling seti, origami seti
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: Fon kartonu ve el işi kağıtları, el işi kağıdı, fon kartonu, krapon kağıdı
Art And Crafts > Paper Crafts > Scrapbooking: Scrapbook, scrapbook albümü, washi bant, scrapbook kağıdı
Art And Crafts > Paper Crafts > Stickers: Stickerlar, çıkartma, sticker seti, dekoratif çıkartma
Art And Crafts > Paper Crafts > Stamps And Ink Pads: Damgalar ve ıstampa, hobi damgası, silikon damga, mühür mumu
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: Şekilli delgeçler ve kesim makineleri, şekilli delgeç, kesim makinesi hobi, kesim kalıbı
Art And Crafts > Sewing: Dikiş, tuhafiye, dikiş malzemeleri, terzilik malzemeleri
Art And Crafts > Sewing > Sewing Machines: Dikiş makineleri, dikiş makinesi, overlok makinesi, nakış makinesi
Art And Crafts > Sewing > Fabric: Kumaşlar, pamuklu kumaş, metrelik kumaş, patchwork kumaş
Art And Crafts > Sewing > Sewing Thread: Dikiş iplikleri, dikiş ipliği, overlok ipliği, makara ipliği
Art And Crafts > Sewing > Sewing Tools And Notions: Dikiş aletleri, dikiş seti, dikiş iğnesi, terzi makası
Art And Crafts > Sewing > Zippers And Buttons: Fermuarlar ve düğmeler, fermuar, düğme, çıtçıt
Art And Crafts > Sewing > Embroidery And Cross Stitch: Nakış ve etamin, nakış seti, etamin seti, muline ip
Art And Crafts > Sewing > Sewing Patterns: Dikiş kalıpları, dikiş patronu, elbise kalıbı, giysi patronu
Art And Crafts > Sewing > Iron-On Patches And Vinyl: Ütüyle yapışan armalar ve transfer, ütüyle yapışan yama, transfer folyo, ısı transfer baskı
Art And Crafts > Knitting And Crochet: Örgü ve tığ işi, örgü seti, amigurumi seti, tığ işi başlangıç seti
Art And Crafts > Knitting And Crochet > Yarn: Örgü ipleri, örgü ipi, el örgü yünü, makrome amigurumi ipliği
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: Şişler ve tığlar, örgü şişi, tığ seti, misinalı şiş
Art And Crafts > Knitting And Crochet > Macrame And Weaving: Makrome ve dokuma, makrome ipi, dokuma tezgahı, makrome seti
Art And Crafts > Knitting And Crochet > Felting: Keçe işleme, keçe yünü, keçe iğnesi, keçe hobi seti
Art And Crafts > Jewelry Making: Takı yapımı, takı yapım seti, bileklik yapım seti, takı tasarım seti
Art And Crafts > Jewelry Making > Beads: Boncuklar, cam boncuk, kum boncuk, harf boncuk
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: Takı aparatları ve aletleri, takı aparatı, takı halkası, küpe kancası
Art And Crafts > Candle Making Supplies: Mum yapım malzemeleri, soya wax, mum fitili, mum kalıbı
Art And Crafts > Soap Making Supplies: Sabun yapım malzemeleri, sabun bazı, sabun kalıbı, gliserinli sabun bazı
Art And Crafts > Pottery And Modeling: Çömlek ve modelleme, seramik hobi seti, çömlekçilik seti, heykel seti
Art And Crafts > Pottery And Modeling > Modeling Clay: Modelleme killeri, polimer kil, hava ile kuruyan kil, seramik hamuru
Art And Crafts > Pottery And Modeling > Pottery Tools: Çömlek aletleri, çömlekçi çarkı, seramik modelaj aletleri, seramik sırı
Art And Crafts > Pottery And Modeling > Resin And Casting: Reçine ve döküm, epoksi reçine, silikon kalıp reçine, döküm alçısı
Art And Crafts > Craft Materials: El işi malzemeleri, el işi seti, çocuk etkinlik seti el işi, hobi malzeme paketi
Art And Crafts > Craft Materials > Craft Glue And Adhesives: Hobi yapıştırıcıları, hobi tutkalı, kumaş yapıştırıcısı, simli yapıştırıcı
Art And Crafts > Craft Materials > Glitter And Embellishments: Simler ve süslemeler, toz sim, ponpon, oynar göz
Art And Crafts > Craft Materials > Wood And Wicker Crafts: Ahşap ve hasır el işi, dondurma çubuğu, ahşap yakma makinesi, ahşap obje boyanabilir
Art And Crafts > Craft Materials > Leather Craft: Deri işçiliği, deri işleme seti, deri parça, mumlu ip deri
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: Mozaik ve cam el işi, mozaik taşı hobi, mozaik seti, vitray seti
Art And Crafts > Craft Materials > Floral Crafts: Çiçek düzenleme malzemeleri, çiçek süngeri, çiçekçi teli, kuru çiçek hobi
Art And Crafts > Party Supplies: Parti malzemeleri, parti seti, doğum günü parti seti, doğum günü malzemeleri
Art And Crafts > Party Supplies > Balloons: Balonlar, folyo balon, balon zinciri, helyum tüpü
Art And Crafts > Party Supplies > Party Tableware: Parti sofra ürünleri, kağıt tabak parti, kağıt bardak parti, doğum günü peçetesi
Art And Crafts > Party Supplies > Party Decorations: Parti süslemeleri, doğum günü banner, konfeti, parti şapkası
Art And Crafts > Party Supplies > Party Favors: Parti hediyelikleri, parti hediye poşeti, fosforlu çubuk, parti düdüğü
Art And Crafts > Gift Wrapping: Hediye paketleme, hediye ambalajı, hediye paketi seti, hediye paketleme malzemeleri
Art And Crafts > Gift Wrapping > Wrapping Paper: Hediye paketleme kağıtları, hediye paketi kağıdı, hediye kağıdı, yılbaşı hediye kağıdı
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: Hediye çantaları ve kutuları, hediye çantası, hediye kutusu, organze kese
Art And Crafts > Gift Wrapping > Ribbons And Bows: Kurdeleler ve fiyonklar, hediye kurdelesi, saten kurdele, hediye fiyongu
Art And Crafts > Picture Framing: Çerçeveleme, paspartu, kasa çerçeve profili, tuval şasesi
`
