/** Swedish words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: Livsmedel, mat, matvaror, delikatesser
Food > Beverages: Drycker, dryck, dryckespulver
Food > Beverages > Soft Drinks: Läsk och läskedrycker, läsk, läskedryck, kombucha
Food > Beverages > Soft Drinks > Cola: Cola, coladryck, sockerfri cola, cola zero
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: Fruktläsk och lemonad, lemonad, apelsinläsk, sockerdricka
Food > Beverages > Soft Drinks > Tonic Water And Mixers: Tonic och mixers, tonic water, sodavatten, ginger ale
Food > Beverages > Soft Drinks > Energy Drinks: Energidrycker, energidryck, koffeindryck
Food > Beverages > Soft Drinks > Sports Drinks: Sportdrycker, sportdryck, vätskeersättningsdryck, isoton dryck
Food > Beverages > Soft Drinks > Iced Tea: Iste, ice tea, iste persika, iste citron
Food > Beverages > Soft Drinks > Drink Syrups: Saft och dryckessirap, saft, saftkoncentrat, dryckessirap
Food > Beverages > Water: Vatten, mineralvatten, flaskvatten, dricksvatten
Food > Beverages > Water > Still Water: Stilla vatten, stilla mineralvatten, vatten utan kolsyra, källvatten
Food > Beverages > Water > Sparkling Water: Kolsyrat vatten, bubbelvatten, kolsyrat mineralvatten
Food > Beverages > Water > Flavored Water: Smaksatt vatten, kolsyrat vatten smaksatt, vitaminvatten
Food > Beverages > Juice: Juice, fruktjuice, nektar, juicedryck
Food > Beverages > Juice > Orange Juice: Apelsinjuice, juice apelsin, apelsinjuice med fruktkött
Food > Beverages > Juice > Apple Juice: Äppeljuice, äppelmust, juice äpple
Food > Beverages > Juice > Smoothies: Smoothies, smoothie, fruktsmoothie, ingefärsshot
Food > Beverages > Coffee: Kaffe, kaffe mellanrost, koffeinfritt kaffe, mörkrost
Food > Beverages > Coffee > Coffee Beans: Kaffebönor, hela bönor, espressobönor
Food > Beverages > Coffee > Ground Coffee: Malet kaffe, bryggkaffe, kokkaffe
Food > Beverages > Coffee > Coffee Capsules: Kaffekapslar, kaffekapsel, kaffepads, espressokapslar
Food > Beverages > Coffee > Instant Coffee: Snabbkaffe, pulverkaffe, frystorkat kaffe
Food > Beverages > Coffee > Iced Coffee: Iskaffe, cold brew, kaffedryck
Food > Beverages > Tea: Te, tepåsar, löste, chai
Food > Beverages > Tea > Black Tea: Svart te, Earl Grey, English Breakfast te, Ceylonte
Food > Beverages > Tea > Green Tea: Grönt te, matcha, sencha, jasminte
Food > Beverages > Tea > Herbal Tea: Örtte, fruktte, rooibos, kamomillte
Food > Beverages > Drinking Chocolate: Varm choklad, chokladdryck, kakaopulver, chokladpulver
Food > Beverages > Milk: Mjölk, lättmjölk, mellanmjölk, laktosfri mjölk
Food > Beverages > Milk > Plant Milk: Växtbaserad dryck, havredryck, mandeldryck, sojadryck
Food > Beverages > Milk > Flavored Milk: Smaksatt mjölk, chokladmjölk, milkshake, jordgubbsmjölk
Food > Beverages > Milk > Condensed And Powdered Milk: Kondenserad mjölk och mjölkpulver, kondenserad mjölk, mjölkpulver, kaffegrädde i pulver
Food > Beverages > Beer: Öl, hantverksöl, ölburk
Food > Beverages > Beer > Lager And Pilsner: Lager och pilsner, ljus lager, pilsner
Food > Beverages > Beer > Wheat Beer: Veteöl, hefeweizen, witbier
Food > Beverages > Beer > Ale And Stout: Ale och stout, IPA, stout, porter
Food > Beverages > Beer > Non-Alcoholic Beer: Alkoholfri öl, alkoholfritt öl, alkoholfri lager, alkoholfri IPA
Food > Beverages > Wine: Vin, viner, alkoholfritt vin, glögg
Food > Beverages > Wine > Red Wine: Rött vin, röda viner, rödvin
Food > Beverages > Wine > White Wine: Vitt vin, vita viner, torrt vitt vin
Food > Beverages > Wine > Rose Wine: Rosévin, roséviner, rosé
Food > Beverages > Wine > Sparkling Wine: Mousserande vin, champagne, prosecco, cava
Food > Beverages > Wine > Fortified Wine: Starkvin, portvin, sherry, vermouth
Food > Beverages > Cider: Cider, äppelcider, päroncider, alkoholfri cider
Food > Beverages > Spirits: Sprit, spritdrycker, snaps, akvavit
Food > Beverages > Spirits > Whisky: Whisky, bourbon, single malt whisky, skotsk whisky
Food > Beverages > Spirits > Vodka: Vodka, smaksatt vodka, brännvin
Food > Beverages > Spirits > Gin: Gin, london dry gin, rosa gin, sloe gin
Food > Beverages > Spirits > Rum: Rom, vit rom, mörk rom, kryddad rom
Food > Beverages > Spirits > Tequila: Tequila, mezcal, tequila reposado
Food > Beverages > Spirits > Brandy: Brandy och konjak, konjak, cognac, calvados
Food > Beverages > Spirits > Liqueurs: Likör, likörer, gräddlikör, bitter
Food > Beverages > Ready To Drink Cocktails: Färdigblandade drinkar, cocktail på burk, alkoläsk, hard seltzer
Food > Snacks: Snacks, tilltugg, snacksmix, snacksblandning
Food > Snacks > Potato Chips: Potatischips, chips, räfflade chips, grönsakschips
Food > Snacks > Tortilla Chips: Tortillachips, nachochips, nachos, majschips
Food > Snacks > Popcorn: Popcorn, mikropopcorn, popcornkärnor, karamellpopcorn
Food > Snacks > Corn Puffs: Ostbågar och majssnacks, ostbågar, majskrokar, jordnötsringar
Food > Snacks > Pretzels: Pretzels och saltpinnar, saltpinnar, salta pinnar, pretzels
Food > Snacks > Crackers: Kex och knäckebröd, salta kex, knäckebröd, brödpinnar
Food > Snacks > Rice Cakes: Riskakor, riskaka, majskakor, riskex
Food > Snacks > Nuts: Nötter, valnötter, cashewnötter, hasselnötter
Food > Snacks > Nuts > Almonds: Mandlar, mandel, sötmandel, rostade mandlar
Food > Snacks > Nuts > Peanuts: Jordnötter, salta jordnötter, rostade jordnötter, chilinötter
Food > Snacks > Nuts > Pistachios: Pistagenötter, pistaschnötter, pistagekärnor
Food > Snacks > Nuts > Mixed Nuts: Nötmix, nötblandning, trail mix, studentblandning
Food > Snacks > Edible Seeds: Frön och kärnor, chiafrön, linfrö, solroskärnor
Food > Snacks > Dried Fruit: Torkad frukt, russin, dadlar, torkade aprikoser
Food > Snacks > Meat Snacks: Köttsnacks, beef jerky, torkat kött, snackkorv
Food > Snacks > Chocolate: Choklad, mjölkchoklad, mörk choklad, chokladkaka
Food > Snacks > Chocolate > Chocolate Bars: Chokladbitar, chokladbit, chokladbar, chokladbit kola
Food > Snacks > Chocolate > Pralines And Truffles: Praliner och tryfflar, praliner, chokladtryffel, chokladask
Food > Snacks > Chocolate > Chocolate Eggs And Figures: Chokladägg och figurer, chokladägg, påskägg choklad, chokladtomte
Food > Snacks > Candy: Godis, lösgodis, sötsaker, godispåse
Food > Snacks > Candy > Gummy Candy: Gelégodis, gummibjörnar, vingummi, sura remmar
Food > Snacks > Candy > Hard Candy And Mints: Karameller och mintgodis, hårda karameller, mintpastiller, klubbor
Food > Snacks > Candy > Licorice: Lakrits, saltlakrits, salmiak, sötlakrits
Food > Snacks > Candy > Marshmallows: Marshmallows, marshmallow, skumgodis, mini marshmallows
Food > Snacks > Candy > Caramels And Toffees: Kola och toffee, gräddkola, kolor, fudge
Food > Snacks > Candy > Chewing Gum: Tuggummi, sockerfritt tuggummi, bubbelgum, xylitoltuggummi
Food > Snacks > Cookies: Kakor och kex, kakor, småkakor, digestivekex
Food > Snacks > Cookies > Sandwich Cookies: Fyllda kex, smörgåskex, chokladfyllda kex, kex med krämfyllning
Food > Snacks > Cookies > Wafers: Rån och wafers, våffelkex, wafers, rullrån
Food > Snacks > Cookies > Gingerbread: Pepparkakor, pepparkaka, pepparkakshus, lebkuchen
Food > Snacks > Snack Bars: Bars, fruktbar, nötbar, energibar
Food > Snacks > Snack Bars > Cereal Bars: Müslibars, müslibar, granolabar, havrebar
Food > Snacks > Snack Bars > Protein Bars: Proteinbars, proteinbar, proteinkaka
Food > Dairy: Mejeri, mejeriprodukter, mejerivaror
Food > Dairy > Yogurt: Yoghurt, naturell yoghurt, fruktyoghurt, filmjölk
Food > Dairy > Yogurt > Greek Yogurt And Skyr: Grekisk yoghurt och skyr, grekisk yoghurt, skyr, turkisk yoghurt
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: Drickyoghurt och kefir, drickyoghurt, kefir, ayran
Food > Dairy > Yogurt > Plant Yogurt: Växtbaserad yoghurt, sojayoghurt, havregurt, kokosyoghurt
Food > Dairy > Cheese: Ost, ostar, skivad ost, riven ost
Food > Dairy > Cheese > Hard Cheese: Hårdost, parmesan, cheddar, lagrad ost
Food > Dairy > Cheese > Soft Cheese: Dessertost, brie, camembert, ädelost
Food > Dairy > Cheese > Cream Cheese: Färskost, mjukost, mascarpone, cream cheese
Food > Dairy > Cheese > Quark And Cottage Cheese: Kvarg och keso, kvarg, cottage cheese, ricotta
Food > Dairy > Cheese > Mozzarella: Mozzarella, buffelmozzarella, burrata, riven mozzarella
Food > Dairy > Cheese > Feta And Grilling Cheese: Feta och grillost, fetaost, halloumi, salladsost
Food > Dairy > Butter: Smör, osaltat smör, smör och ghee, ghee
Food > Dairy > Margarine: Margarin, bordsmargarin, flytande margarin, bakmargarin
Food > Dairy > Dairy Cream: Grädde, vispgrädde, matlagningsgrädde, sprutgrädde
Food > Dairy > Dairy Cream > Sour Cream: Gräddfil och crème fraîche, gräddfil, crème fraiche, smetana
Food > Dairy > Eggs: Ägg, frigående ägg, ekologiska ägg, äggvita
Food > Dairy > Puddings And Desserts: Desserter och puddingar, chokladpudding, mousse, pannacotta
Food > Pantry: Skafferi, torrvaror, basvaror, skafferivaror
Food > Pantry > Pasta: Pasta, spaghetti, penne, makaroner
Food > Pantry > Pasta > Filled Pasta And Gnocchi: Fylld pasta och gnocchi, ravioli, tortellini, gnocchi
Food > Pantry > Pasta > Asian Noodles: Asiatiska nudlar, risnudlar, äggnudlar, glasnudlar
Food > Pantry > Pasta > Instant Noodles: Snabbnudlar, nudelsoppa, snabbnudlar kopp, instant ramen
Food > Pantry > Rice: Ris, basmatiris, jasminris, risottoris
Food > Pantry > Grains And Couscous: Gryn och couscous, couscous, quinoa, bulgur
Food > Pantry > Lentils And Dried Beans: Linser och torkade bönor, röda linser, torkade kikärtor, torkade bönor
Food > Pantry > Breakfast Cereal: Flingor och frukostflingor, frukostflingor, cornflakes, chokladflingor
Food > Pantry > Breakfast Cereal > Muesli And Granola: Müsli och granola, müsli, granola, crunchy müsli
Food > Pantry > Breakfast Cereal > Oatmeal: Havregryn och gröt, havregryn, havregrynsgröt, havremål
Food > Pantry > Sauces: Såser, sås, matlagningssås, relish
Food > Pantry > Sauces > Ketchup: Ketchup, tomatketchup, curryketchup
Food > Pantry > Sauces > Mayonnaise: Majonnäs, vegansk majonnäs, majo, lättmajonnäs
Food > Pantry > Sauces > Mustard: Senap, dijonsenap, grovkornig senap, skånsk senap
Food > Pantry > Sauces > Pasta Sauce: Pastasåser, pastasås, pesto, tomatsås
Food > Pantry > Sauces > Soy And Asian Sauces: Soja och asiatiska såser, sojasås, teriyakisås, ostronsås
Food > Pantry > Sauces > Hot Sauce: Heta såser, chilisås, sriracha, sambal oelek
Food > Pantry > Sauces > Barbecue Sauce: Barbecuesåser, BBQ-sås, barbecuesås, grillsås
Food > Pantry > Sauces > Salad Dressing: Salladsdressing, dressing, vinägrett, caesardressing
Food > Pantry > Sauces > Dips And Salsa: Dipp och salsa, dippsås, salsa, guacamole
Food > Pantry > Oils And Vinegar: Olja och vinäger, matolja och vinäger, tryffelolja, smaksatt olja
Food > Pantry > Oils And Vinegar > Olive Oil: Olivolja, extra virgin olivolja, jungfruolivolja
Food > Pantry > Oils And Vinegar > Cooking Oil: Matolja, solrosolja, rapsolja, kokosolja
Food > Pantry > Oils And Vinegar > Vinegar: Vinäger, balsamvinäger, äppelcidervinäger, ättika
Food > Pantry > Spices: Kryddor, krydda, kanel, kryddblandning
Food > Pantry > Spices > Salt: Salt, havssalt, himalayasalt, flingsalt
Food > Pantry > Spices > Pepper: Peppar, svartpeppar, vitpeppar, pepparkorn
Food > Pantry > Spices > Dried Herbs: Torkade örter, torkad oregano, torkad timjan, örtkryddor
Food > Pantry > Stock And Gravy: Buljong och fond, buljongtärning, fond, skysås
Food > Pantry > Soup: Soppor, soppa, tomatsoppa, kopp soppa
Food > Pantry > Canned Food: Konserver, konserverad mat, burkmat, köttkonserver
Food > Pantry > Canned Food > Canned Fish: Fiskkonserver, tonfisk på burk, sardiner, ansjovis
Food > Pantry > Canned Food > Canned Vegetables: Grönsakskonserver, majs på burk, ärtor på burk, champinjoner på burk
Food > Pantry > Canned Food > Canned Tomatoes: Tomatkonserver, krossade tomater, tomatpuré, passerade tomater
Food > Pantry > Canned Food > Canned Beans: Bönkonserver, kidneybönor på burk, kikärtor på burk, vita bönor i tomatsås
Food > Pantry > Canned Food > Canned Fruit: Fruktkonserver, ananas på burk, persikor på burk, äppelmos
Food > Pantry > Pickles: Inläggningar, inlagd gurka, ättiksgurka, saltgurka
Food > Pantry > Olives: Oliver, gröna oliver, svarta oliver, kalamataoliver
Food > Pantry > Honey And Spreads: Honung och pålägg, bredbart pålägg, sött pålägg, smörgåskräm
Food > Pantry > Honey And Spreads > Honey: Honung, flytande honung, manukahonung, svensk honung
Food > Pantry > Honey And Spreads > Jam: Sylt och marmelad, jordgubbssylt, marmelad, hallonsylt
Food > Pantry > Honey And Spreads > Peanut Butter: Jordnötssmör, nötsmör, mandelsmör, tahini
Food > Pantry > Honey And Spreads > Chocolate Spread: Chokladkräm, chokladpålägg, hasselnötskräm, pistagekräm
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: Lönnsirap och dessertsåser, lönnsirap, agavesirap, chokladsås
Food > Pantry > Baking: Bakning, bakvaror, bakingredienser, gelatin
Food > Pantry > Baking > Flour: Mjöl, vetemjöl, rågmjöl, majsstärkelse
Food > Pantry > Baking > Sugar: Socker, strösocker, florsocker, råsocker
Food > Pantry > Baking > Sweeteners: Sötningsmedel, sötströ, stevia, erytritol
Food > Pantry > Baking > Yeast And Baking Powder: Jäst och bakpulver, torrjäst, bakpulver, bikarbonat
Food > Pantry > Baking > Baking Mixes: Bakmixar, bakmix, pannkaksmix, kakmix
Food > Pantry > Baking > Baking Chocolate And Decorations: Bakchoklad och tårtdekoration, bakchoklad, strössel, sockerpasta
Food > Pantry > Ready Meals: Färdigrätter, färdigmat, mikromat, middagskit
Food > Meat: Kött, färskt kött, köttfärs, lammkött
Food > Meat > Beef: Nötkött, biff, nötfärs, entrecôte
Food > Meat > Pork: Fläskkött, fläskfilé, karré, revbensspjäll
Food > Meat > Chicken And Poultry: Kyckling och fågel, kycklingfilé, kycklinglår, kalkon
Food > Meat > Sausages: Korv, grillkorv, falukorv, chorizo
Food > Meat > Ham And Cold Cuts: Skinka och smörgåspålägg, skinka, salami, leverpastej
Food > Meat > Bacon: Bacon, skivat bacon, baconskivor, tärnat bacon
Food > Fish And Seafood: Fisk och skaldjur, fisk, skaldjur, torsk
Food > Fish And Seafood > Salmon: Lax, rökt lax, laxfilé, gravad lax
Food > Fish And Seafood > Shrimp: Räkor, räka, skalade räkor, tigerräkor
Food > Meat Alternatives: Köttersättningar, vegetariska burgare, vegofärs, vegokorv
Food > Meat Alternatives > Tofu And Tempeh: Tofu och tempeh, tofu, tempeh, rökt tofu
Food > Bakery: Bageri, bageriprodukter, smördeg, filodeg
Food > Bakery > Bread: Bröd, limpa, formbröd, surdegsbröd
Food > Bakery > Rolls And Buns: Frallor och bullar, hamburgerbröd, korvbröd, bagels
Food > Bakery > Wraps And Flatbreads: Tortillabröd och tunnbröd, tortillabröd, pitabröd, naanbröd
Food > Bakery > Croissants And Pastries: Croissanter och wienerbröd, croissant, munkar, kanelbullar
Food > Bakery > Cakes: Tårtor och mjuka kakor, tårta, muffins, sockerkaka
Food > Produce: Frukt och grönt, färsk frukt och grönsaker, fruktkorg, grönsakslåda
Food > Produce > Fruit: Frukt, färsk frukt, mango, avokado
Food > Produce > Fruit > Apples: Äpplen, äpple, röda äpplen, färska äpplen
Food > Produce > Fruit > Bananas: Bananer, banan, kokbanan, ekologiska bananer
Food > Produce > Fruit > Citrus Fruit: Citrusfrukter, apelsiner, citroner, clementiner
Food > Produce > Fruit > Berries: Bär, jordgubbar, blåbär, hallon
Food > Produce > Vegetables: Grönsaker, färska grönsaker, gurka, broccoli
Food > Produce > Vegetables > Tomatoes: Tomater, körsbärstomater, kvisttomater, färska tomater
Food > Produce > Vegetables > Potatoes: Potatis, färskpotatis, sötpotatis, bakpotatis
Food > Produce > Vegetables > Salad Greens: Sallad och bladgrönt, isbergssallad, ruccola, salladsmix
Food > Produce > Vegetables > Mushrooms: Svamp, champinjoner, shiitake, kantareller
Food > Produce > Vegetables > Onions And Garlic: Lök och vitlök, gul lök, vitlök, schalottenlök
Food > Produce > Fresh Herbs: Färska örter, färsk basilika, färsk persilja, örter i kruka
Food > Frozen Food: Fryst, frysvaror, fryst mat, fryst tilltugg
Food > Frozen Food > Ice Cream: Glass, gräddglass, isglass, sorbet
Food > Frozen Food > Frozen Pizza: Fryst pizza, pizza, stenugnsbakad pizza, panpizza
Food > Frozen Food > Frozen Vegetables: Frysta grönsaker, frysta ärtor, fryst broccoli, frysta bär
Food > Frozen Food > French Fries: Pommes frites, pommes, klyftpotatis, potatiskroketter
Food > Frozen Food > Frozen Fish: Fryst fisk, fiskpinnar, panerad fisk, fryst torskfilé
Food > Frozen Food > Frozen Meals: Frysta färdigrätter, fryst lasagne, vårrullar, dumplings
Health: Hälsa, apotek, hälsokost, hälsoprodukter
Health > Vitamins: Vitaminer, vitamin, vitamintabletter, vitamingummies
Health > Vitamins > Multivitamins: Multivitaminer, multivitamin, multivitamin och mineral, gravidvitaminer
Health > Vitamins > Vitamin C: C-vitamin, C-vitamin brustabletter, askorbinsyra, vitamin C
Health > Vitamins > Vitamin D: D-vitamin, vitamin D3, D-vitamindroppar, D3 K2
Health > Vitamins > Vitamin B: B-vitaminer, vitamin B12, folsyra, B-komplex
Health > Supplements: Kosttillskott, örttillskott, ashwagandha, spirulina
Health > Supplements > Magnesium: Magnesium, magnesiumtillskott, magnesiumcitrat, magnesiumbisglycinat
Health > Supplements > Iron Zinc And Calcium: Järn zink och kalcium, järntillskott, zinktabletter, kalciumtabletter
Health > Supplements > Omega-3: Omega-3, fiskolja, omega-3 kapslar, algolja
Health > Supplements > Probiotics: Probiotika, mjölksyrabakterier, tarmflora, psylliumfrön
Health > Supplements > Collagen And Beauty Supplements: Kollagen och skönhetstillskott, kollagenpulver, hår hud och naglar, kollagen
Health > Supplements > Joint Supplements: Ledtillskott, glukosamin, kondroitin, tillskott för leder
Health > Supplements > Weight Management: Viktkontroll, måltidsersättning, fettförbrännare, bantningspiller
Health > Sports Nutrition: Sportnutrition, träningstillskott, kosttillskott träning, testosteronbooster
Health > Sports Nutrition > Protein Powder: Proteinpulver, vassleprotein, veganskt protein, kasein
Health > Sports Nutrition > Creatine: Kreatin, kreatinmonohydrat, kreatinpulver
Health > Sports Nutrition > Amino Acids: Aminosyror, BCAA, EAA, glutamin
Health > Sports Nutrition > Pre-Workout: Pre-workout, PWO, koffeintabletter, PWO-pulver
Health > Sports Nutrition > Energy Gels And Electrolytes: Energigels och elektrolyter, energigel, elektrolyttabletter, vätskeersättning brustabletter
Health > Medicine: Läkemedel, receptfria läkemedel, medicin, nikotinplåster
Health > Medicine > Pain Relief: Värktabletter, smärtlindring, paracetamol, ibuprofen
Health > Medicine > Muscle And Joint Creams: Muskel- och ledkrämer, liniment, tigerbalsam, värmeplåster
Health > Medicine > Cold And Flu: Förkylning och hosta, nässpray, hostmedicin, halstabletter
Health > Medicine > Allergy Relief: Allergimedicin, allergitabletter, antihistamin, pollentabletter
Health > Medicine > Digestive Remedies: Mage och tarm, magtabletter, laxermedel, halsbränna
Health > Medicine > Sleep And Calm Aids: Sömn och lugn, sömntabletter, melatonin, valeriana
Health > Medicine > Skin Treatments: Hudbehandling, hydrokortisonkräm, vårtmedel, fotsvampskräm
Health > First Aid: Första hjälpen, sårvård, munskydd, räddningsfilt
Health > First Aid > Adhesive Bandages: Plåster, sårplåster, skavsårsplåster, barnplåster
Health > First Aid > Bandages And Dressings: Bandage och förband, elastisk binda, kompresser, kirurgtejp
Health > First Aid > Antiseptics And Hand Sanitizers: Desinfektion och handsprit, handsprit, sårtvätt, handdesinfektion
Health > First Aid > First Aid Kits: Första hjälpen-kit, första hjälpen-väska, första förband, förbandslåda
Health > Feminine Care: Intimvård och mens, mensskydd, menstrosor, klimakteriet
Health > Feminine Care > Tampons: Tamponger, tampong, tamponger med applikator
Health > Feminine Care > Sanitary Pads: Bindor, trosskydd, nattbindor, binda med vingar
Health > Feminine Care > Menstrual Cups: Menskoppar, menskopp, mensdisk, menskopp silikon
Health > Feminine Care > Intimate Wash: Intimtvål, intimtvätt, intimservetter, intimtvättgel
Health > Incontinence Care: Inkontinensskydd, inkontinensbindor, vuxenblöjor, engångsunderlägg
Health > Sexual Wellness: Sexhälsa och sexleksaker, sexleksak, vibrator, massagestav
Health > Sexual Wellness > Condoms: Kondomer, kondom, latexfria kondomer, tunna kondomer
Health > Sexual Wellness > Intimate Lubricants: Glidmedel, vattenbaserat glidmedel, silikonbaserat glidmedel
Health > Vision Care: Ögonvård, ögonlocksservetter, glasögonputs, ögonlapp
Health > Vision Care > Contact Lenses: Kontaktlinser, endagslinser, månadslinser, färgade linser
Health > Vision Care > Contact Lens Solution: Linsvätska, kontaktlinsvätska, linsetui, allt-i-ett linsvätska
Health > Vision Care > Eye Drops: Ögondroppar, ögonspray, tårersättning, ögondroppar torra ögon
Health > Vision Care > Reading Glasses: Läsglasögon, läsglasögon med styrka, läsglasögon blåljusfilter
Health > Medical Devices: Medicinsk utrustning, hörapparat, stetoskop, TENS-apparat
Health > Medical Devices > Blood Pressure Monitors: Blodtrycksmätare, blodtrycksmätare överarm, handledsblodtrycksmätare
Health > Medical Devices > Fever Thermometers: Febertermometrar, febertermometer, örontermometer, panntermometer
Health > Medical Devices > Pulse Oximeters And Heart Monitors: Pulsoximetrar och hjärtmätare, pulsoximeter, syremättnadsmätare, EKG-mätare
Health > Medical Devices > Glucose Meters: Blodsockermätare, blodglukosmätare, teststickor blodsocker, lansetter
Health > Medical Devices > Nebulizers And Inhalers: Nebulisatorer och inhalatorer, nebulisator, ånginhalator, nässköljning
Health > Medical Devices > Home Health Tests: Hemtester, graviditetstest, ägglossningstest, covidtest
Health > Massage And Relaxation: Massage och avslappning, massagepistol, massagekudde, fotmassageapparat
Health > Heat And Cold Therapy: Värme- och kylterapi, värmekudde, värmedyna, vetekudde
Health > Supports And Braces: Stöd och ortoser, knästöd, ryggbälte, stödstrumpor
Health > Mobility And Daily Living Aids: Rörelse- och vardagshjälpmedel, rollator, rullstol, dosett
Beauty: Skönhet, skönhetsprodukter, kosmetika, skönhet och hälsa
Beauty > Hair Care: Hårvård, hårvårdsprodukter, hårkur
Beauty > Hair Care > Shampoo: Schampo, schampo, hårschampo, mjällschampo
Beauty > Hair Care > Dry Shampoo: Torrschampo, torrschampon, torrschampospray
Beauty > Hair Care > Conditioner: Balsam, hårbalsam, leave-in balsam, balsamspray
Beauty > Hair Care > Hair Masks: Hårinpackningar, hårinpackning, hårmask
Beauty > Hair Care > Hair Oils And Serums: Hårolja och hårserum, hårolja, hårserum, värmeskydd
Beauty > Hair Care > Hair Loss Treatments: Håravfall, hårväxt, medel mot håravfall, hårfiber
Beauty > Hair Care > Hair Styling: Hårstyling, stylingprodukter, stylingkräm, saltvattenspray
Beauty > Hair Care > Hair Styling > Hair Spray: Hårsprayer, hårspray, hårlack
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: Hårgel och mousse, hårgelé, hårgel, hårmousse
Beauty > Hair Care > Hair Styling > Hair Wax: Hårvax, pomada, hårlera, matt vax
Beauty > Hair Care > Hair Color: Hårfärg, hårfärger, toning, hårblekning
Beauty > Hair Care > Hair Extensions And Wigs: Löshår och peruker, peruk, löshår, hårförlängning
Beauty > Hair Tools: Hårverktyg, hårstylingverktyg, frisörtillbehör, frisörsax
Beauty > Hair Tools > Hair Dryers: Hårtorkar, hårtork, hårfön, resehårtork
Beauty > Hair Tools > Hair Straighteners: Plattänger, plattång, rättborste, hårplattång
Beauty > Hair Tools > Curling Irons: Locktänger, locktång, vågtång, hårlockare
Beauty > Hair Tools > Hot Air Brushes: Varmluftsborstar, varmluftsborste, airstyler, roterande varmluftsborste
Beauty > Hair Tools > Hair Brushes And Combs: Hårborstar och kammar, hårborste, kam, rundborste
Beauty > Hair Tools > Hair Clippers: Hårklippare, hårklippningsmaskin, klippmaskin hår, hårtrimmer
Beauty > Skin Care: Hudvård, hudvårdsprodukter, ansiktsvård
Beauty > Skin Care > Face Cream: Ansiktskrämer, ansiktskräm, dagkräm, nattkräm
Beauty > Skin Care > Face Serums And Oils: Ansiktsserum och ansiktsoljor, ansiktsserum, ansiktsolja
Beauty > Skin Care > Eye Cream: Ögonkrämer, ögonkräm, ögonserum, ögonpads
Beauty > Skin Care > Face Masks: Ansiktsmasker, ansiktsmask, sheet mask, lermask
Beauty > Skin Care > Cleanser: Ansiktsrengöring, rengöringsgel, rengöringskräm, rengöringsmjölk
Beauty > Skin Care > Makeup Remover: Sminkborttagning, micellärt vatten, ögonsminkborttagare, rengöringsolja
Beauty > Skin Care > Face Toners: Ansiktsvatten, toner ansikte, ansiktsmist, rosenvatten
Beauty > Skin Care > Face Scrubs And Peels: Ansiktsskrubb och peeling, ansiktsskrubb, ansiktspeeling, exfoliering
Beauty > Skin Care > Acne Treatments: Aknebehandling, aknekräm, finnplåster, mot finnar
Beauty > Skin Care > Lip Balm: Läppbalsam, läppvård, cerat, läppmask
Beauty > Skin Care > Body Lotion: Hudlotion, bodylotion, kroppslotion, body butter
Beauty > Skin Care > Body Oils: Kroppsoljor, kroppsolja, massageolja, bristningsolja
Beauty > Skin Care > Body Scrubs: Kroppsskrubb, bodyscrub, kroppspeeling, saltskrubb
Beauty > Skin Care > Cellulite And Firming: Celluliter och uppstramande, cellulitkräm, uppstramande kräm
Beauty > Skin Care > Hand Cream: Handkrämer, handkräm, handvård, handlotion
Beauty > Skin Care > Foot Care: Fotvård, fotkräm, fotfil, fotmask
Beauty > Skin Care > Sunscreen: Solskydd, solkräm, solskyddskräm, solspray
Beauty > Skin Care > After Sun: After sun, after sun lotion, aloe vera gel
Beauty > Skin Care > Self Tanners: Brun utan sol, brunutansol, självbrunare, brun utan sol mousse
Beauty > Skin Care > Face Care Tools: Ansiktsverktyg, ansiktsborste, ansiktsroller, gua sha
Beauty > Makeup: Smink, makeup, sminkset, sminkpalett
Beauty > Makeup > Foundation: Foundation, BB-kräm, CC-kräm, foundations
Beauty > Makeup > Concealer: Concealer, concealers, täckstift
Beauty > Makeup > Face Powder: Ansiktspuder, puder, löst puder, kompaktpuder
Beauty > Makeup > Blush: Rouge, blush, flytande rouge
Beauty > Makeup > Bronzers And Highlighters: Bronzer och highlighter, bronzer, solpuder, contouring
Beauty > Makeup > Primer And Setting Spray: Primer och setting spray, sminkprimer, ansiktsprimer, fixeringsspray
Beauty > Makeup > Mascara: Mascara, mascaror, ögonfransserum
Beauty > Makeup > Eyeliner: Eyeliner, eyelinerpenna, kajalpenna, kajal
Beauty > Makeup > Eyeshadow: Ögonskuggor, ögonskugga, ögonskuggspalett
Beauty > Makeup > Eyebrow Makeup: Ögonbrynssmink, ögonbrynspenna, brynpenna, ögonbrynsgel
Beauty > Makeup > False Eyelashes: Lösögonfransar, fransförlängning, ögonfranslim, ögonfransböjare
Beauty > Makeup > Lipstick: Läppstift, läppstift matt, läppenna, läpptint
Beauty > Makeup > Lip Gloss: Läppglans, lip gloss, läppolja
Beauty > Makeup > Makeup Brushes And Sponges: Sminkborstar och svampar, sminkborste, sminksvamp, puderborste
Beauty > Makeup > Nail Polish: Nagellack, gellack, överlack, underlack
Beauty > Nail Care: Nagelvård, nagelbandsolja, nagelstärkare, nageldekorationer
Beauty > Nail Care > Nail Polish Remover: Nagellacksborttagning, nagellacksborttagningsmedel, aceton, remover nagellack
Beauty > Nail Care > Artificial Nails: Lösnaglar, konstnaglar, press on naglar, byggelé
Beauty > Nail Care > Manicure Tools: Manikyrverktyg, nagelklippare, nagelfil, manikyrset
Beauty > Nail Care > Nail Lamps And Drills: Nagellampor och nagelfräsar, nagellampa, nagelfil elektrisk, nagelfräs
Beauty > Beauty Tools: Skönhetsverktyg, pincett, sminkspegel, sminkförvaring
Beauty > Fragrance: Dofter, parfymer, parfymset, presentset parfym
Beauty > Fragrance > Perfume: Parfymer, eau de parfum, eau de toilette, parfym
Beauty > Fragrance > Body Mist: Body mist, kroppsmist, kroppsspray, hårparfym
Beauty > Personal Care: Personlig vård, kroppsvård, hygienartiklar, talk
Beauty > Personal Care > Deodorant: Deodoranter, deodorant, antiperspirant, roll-on deo
Beauty > Personal Care > Soap: Tvål, handtvål, flytande tvål, fast tvål
Beauty > Personal Care > Shower Gel: Duschgel, duschkräm, duscholja, duschgelé
Beauty > Personal Care > Bath Additives: Badprodukter, badskum, badsalt, badbomb
Beauty > Personal Care > Bath Sponges And Brushes: Badsvampar och badborstar, badsvamp, ryggborste, peelinghandske
Beauty > Personal Care > Hand Sanitizer: Handsprit, handdesinfektion, handgel
Beauty > Personal Care > Cotton Pads And Swabs: Bomullspads och bomullspinnar, bomullsrondeller, tops, bomull
Beauty > Personal Care > Toothpaste: Tandkrämer, tandkräm, fluortandkräm, barntandkräm
Beauty > Personal Care > Oral Care: Munvård, tandvård, tungskrapa, munhygien
Beauty > Personal Care > Oral Care > Toothbrushes: Tandborstar, tandborste, mjuk tandborste
Beauty > Personal Care > Oral Care > Electric Toothbrushes: Eltandborstar, eltandborste, elektrisk tandborste, sonisk tandborste
Beauty > Personal Care > Oral Care > Toothbrush Heads: Tandborsthuvuden, tandborsthuvud, borsthuvud eltandborste, refill tandborsthuvud
Beauty > Personal Care > Oral Care > Mouthwash: Munskölj, munvatten, fluorskölj, munspray
Beauty > Personal Care > Oral Care > Dental Floss: Tandtråd, tandtråd med vax, tandtrådsbyglar, mellanrumsborstar
Beauty > Personal Care > Oral Care > Water Flossers: Munduschar, munddusch, tanddusch, vattenflosser
Beauty > Personal Care > Oral Care > Teeth Whitening: Tandblekning, tandblekningskit, tandblekningsremsor, whitening strips
Beauty > Personal Care > Oral Care > Denture Care: Protesvård, protesrengöring, fästkräm tandprotes, rengöringstabletter tandprotes
Beauty > Personal Care > Shaving: Rakning, rakset, rakborste, våtrakning
Beauty > Personal Care > Shaving > Razors And Blades: Rakhyvlar och rakblad, rakhyvel, rakblad, engångshyvel
Beauty > Personal Care > Shaving > Shaving Cream: Raklödder och rakgel, raklödder, rakgel, rakkräm
Beauty > Personal Care > Shaving > Aftershave: Aftershave, rakvatten, after shave balm, efter rakning
Beauty > Personal Care > Shaving > Beard Care: Skäggvård, skäggolja, skäggbalsam, mustaschvax
Beauty > Personal Care > Shaving > Electric Shavers: Rakapparater, rakapparat, elektrisk rakapparat, skärhuvud
Beauty > Personal Care > Shaving > Trimmers: Trimmers, skäggtrimmer, kroppstrimmer, nästrimmer
Beauty > Personal Care > Hair Removal: Hårborttagning, hårborttagningskräm, vaxremsor, vaxvärmare
Beauty > Personal Care > Hair Removal > Epilators: Epilatorer, epilator, ladyshave
Beauty > Personal Care > Hair Removal > IPL Devices: IPL-apparater, IPL hårborttagning, laserhårborttagning, IPL-apparat
Household: Hushåll, hushållsartiklar, hushållsprodukter
Household > Laundry: Tvätt & klädvård, tvätt, strykvatten, textilvård
Household > Laundry > Laundry Detergent: Tvättmedel, flytande tvättmedel, tvättpulver, fintvättmedel
Household > Laundry > Laundry Capsules: Tvättkapslar, tvättmedelskapslar, tvättabletter
Household > Laundry > Fabric Softener: Sköljmedel, mjukmedel, doftpärlor tvätt, torktumlardukar
Household > Laundry > Stain Removers: Fläckborttagningsmedel, fläckborttagare, galltvål, blekmedel tvätt
Household > Laundry > Washing Machine Cleaner: Tvättmaskinsrengöring, tvättmaskinsrengörare, avkalkning tvättmaskin
Household > Laundry > Drying Racks And Clotheslines: Torkställningar & tvättlinor, torkställning, tvättlina, klädnypor
Household > Laundry > Laundry Baskets And Bags: Tvättkorgar & tvättpåsar, tvättkorg, tvättpåse, tvättsorterare
Household > Laundry > Lint Removers: Luddborttagare, klädrulle, noppborttagare, klädborste
Household > Dishwashing: Disk & diskprodukter, diska, diskprodukter
Household > Dishwashing > Dish Soap: Handdiskmedel, diskmedel flytande, handdisk
Household > Dishwashing > Dishwasher Tablets: Maskindiskmedel, maskindisktabletter, diskmaskinstabletter, maskindiskpulver
Household > Dishwashing > Rinse Aid And Dishwasher Salt: Spolglans & diskmaskinssalt, spolglans, diskmaskinssalt, diskmaskinsrengöring
Household > Dishwashing > Sponges And Dish Brushes: Disksvampar & diskborstar, disksvamp, diskborste, stålull
Household > Cleaning: Städ & rengöring, rengöringsmedel, städmaterial, rengöringsspray
Household > Cleaning > All Purpose Cleaners: Allrengöring, allrengöringsmedel, universalrengöring, skurmedel
Household > Cleaning > Bathroom Cleaners: Badrumsrengöring, badrumsrent, kalkborttagning dusch, mögelborttagare
Household > Cleaning > Toilet Cleaners: Toalettrengöring, wc-rengöring, toalettblock, wc-block
Household > Cleaning > Kitchen Cleaners And Degreasers: Köksrengöring & avfettning, avfettningsmedel kök, ugnsrengöring, spisrengöring
Household > Cleaning > Descalers: Avkalkningsmedel, avkalkare, avkalkning kaffemaskin, avkalkningstabletter
Household > Cleaning > Glass Cleaners: Fönsterputs, glasrengöring, fönsterputsmedel, spegelrengöring
Household > Cleaning > Floor Cleaners: Golvrengöring, golvrengöringsmedel, golvsåpa, parkettrengöring
Household > Cleaning > Carpet And Upholstery Cleaners: Matt- & möbeltvätt, mattrengöring, mattschampo, möbelrengöring textil
Household > Cleaning > Furniture And Leather Care: Möbel- & lädervård, möbelpolish, lädervård, träolja möbler
Household > Cleaning > Metal Polish: Metallputs, silverputs, mässingsputs, rostfritt rengöring
Household > Cleaning > Disinfectants And Bleach: Desinfektion & klorin, desinfektionsmedel ytor, klorin, ytdesinfektion
Household > Cleaning > Cleaning Wipes: Rengöringsservetter, våtservetter rengöring, desinfektionsservetter
Household > Cleaning > Drain Cleaners: Avloppsrens, propplösare, avloppsrensare, vaskrensare
Household > Cleaning > Mops And Buckets: Moppar & hinkar, mopp, moppset, hink
Household > Cleaning > Brooms And Brushes: Sopborstar & borstar, sopborste, sopskyffel, skurborste
Household > Cleaning > Cloths And Dusters: Städdukar & dammvippor, mikrofiberduk, dammvippa, disktrasa
Household > Cleaning > Cleaning Gloves: Diskhandskar & städhandskar, gummihandskar, diskhandske
Household > Paper Products: Hushållspapper & mjukpapper, mjukpapper, pappersprodukter
Household > Paper Products > Toilet Paper: Toalettpapper, toapapper, fuktigt toalettpapper
Household > Paper Products > Paper Towels: Hushållspapper rullar, hushållsrulle, pappershanddukar
Household > Paper Products > Tissues: Näsdukar & ansiktsservetter, pappersnäsdukar, ansiktsservetter
Household > Paper Products > Paper Napkins: Pappersservetter, pappersservett, kaffeservett
Household > Disposable Tableware: Engångsservis, papperstallrikar, engångsmuggar, sugrör
Household > Food Wraps: Matförpackning & folier, bivaxduk, silikonlock, matfolie
Household > Food Wraps > Cling Film: Plastfolie, gladpack, färskhållningsfolie
Household > Food Wraps > Aluminum Foil: Aluminiumfolie, folierulle, aluminiumformar
Household > Food Wraps > Baking Paper: Bakplåtspapper, smörgåspapper, bakpapper, airfryer-papper
Household > Food Wraps > Freezer And Sandwich Bags: Fryspåsar & smörgåspåsar, fryspåse, zippåsar, plastpåse mat
Household > Trash Bags: Soppåsar, soppåse, sopsäckar, avfallspåsar
Household > Trash Cans: Sopkorgar & soptunnor, pedalhink, sophink, papperskorg
Household > Air Care: Luftvård & doft, luftfräschare, luktborttagare
Household > Air Care > Air Freshener Sprays: Doftspray & luftfräscharspray, rumsspray, textilspray, luftfräschare spray
Household > Air Care > Scent Diffusers: Doftspridare & doftpinnar, doftpinnar, doftspridare, doftstickor refill
Household > Air Care > Odor And Moisture Absorbers: Lukt- & fuktslukare, fuktslukare, luktslukare, fuktabsorberare
Household > Pest Control: Skadedjursbekämpning, skadedjursskrämma, ultraljudsskrämma, fågelpiggar
Household > Pest Control > Insect Killers: Insektsbekämpning, insektsspray, myrdosa, flugfälla
Household > Pest Control > Mosquito Repellents: Myggmedel, myggspray, myggstift, myggmedel vägguttag
Household > Pest Control > Moth Repellents: Malmedel, malfälla, malkulor, cederträ mal
Household > Pest Control > Rodent Control: Gnagarbekämpning, musfälla, råttfälla, råttgift
Baby: Babyprodukter, baby, bebis, nyfödd
Baby > Diapers: Blöjor & skötsel, blöja, blöjbyte
Baby > Diapers > Disposable Diapers: Engångsblöjor, tejpblöja, engångsblöja, öppen blöja
Baby > Diapers > Diaper Pants: Byxblöjor, byxblöja, nattbyxor, träningsbyxor potträning
Baby > Diapers > Swim Diapers: Badblöjor, badblöja, simblöja, badbyxor baby
Baby > Diapers > Cloth Diapers: Tygblöjor, tygblöja, fickblöja, blöjinlägg
Baby > Diapers > Changing Pads: Skötbäddar, skötbädd, skötmatta, skötbäddsöverdrag
Baby > Diapers > Diaper Pails: Blöjhinkar, blöjhink, blöjpåsar, refill blöjhink
Baby > Diapers > Diaper Bags: Skötväskor, skötväska, skötryggsäck
Baby > Baby Food: Barnmat & bebismat, barnmat, bebismat
Baby > Baby Food > Infant Formula: Modersmjölksersättning, tillskottsnäring, bröstmjölksersättning
Baby > Baby Food > Toddler Milk: Barnmjölkdryck, tillväxtmjölk, mjölkdryck från 1 år, välling
Baby > Baby Food > Baby Cereal: Barngröt, gröt baby, grötpulver, mild havregröt
Baby > Baby Food > Baby Purees And Meals: Puréer & barnmatsburkar, fruktpuré, klämmis, middagsmål barnmat
Baby > Baby Food > Baby Snacks: Barnsnacks, majskrokar, barnkex, snacks från 6 månader
Baby > Baby Food > Baby Drinks: Barndryck, bebisdryck, barnte, barnjuice
Baby > Feeding: Amning & matning, matning baby, mattillbehör baby
Baby > Feeding > Baby Bottles: Nappflaskor, nappflaska, dinapp, flasknapp
Baby > Feeding > Pacifiers: Nappar, napp, nappsnöre, napphållare
Baby > Feeding > Teethers: Bitringar, bitring, bitleksak, fruktnapp
Baby > Feeding > Sippy Cups: Pipmuggar, pipmugg, sugrörsmugg barn, träningsmugg
Baby > Feeding > Bibs: Haklappar, haklapp, dregglis, förklädeshaklapp
Baby > Feeding > Baby Tableware And Containers: Barnservis, barntallrik, barnbestick, barnsked
Baby > Feeding > Breast Pumps: Bröstpumpar, bröstpump, elektrisk bröstpump, bröstmjölkssamlare
Baby > Feeding > Nursing Supplies: Amningstillbehör, amningsinlägg, amningskudde, amningsnapp
Baby > Feeding > Bottle Warmers And Sterilizers: Flaskvärmare & sterilisatorer, flaskvärmare, sterilisator nappflaskor, flaskborste
Baby > Baby Care: Babyvård, hudvård baby, bebisvård
Baby > Baby Care > Baby Wipes: Våtservetter baby, babyservetter, våtservett, tvättlappar baby
Baby > Baby Care > Baby Shampoo And Bath: Babyschampo & bad, babyschampo, babytvål, badolja baby
Baby > Baby Care > Baby Lotion Oil And Powder: Babylotion & babyolja & puder, babyolja, babykräm, babypuder
Baby > Baby Care > Diaper Rash Cream: Blöjkrämer, blöjkräm, rumpsalva, zinksalva baby
Baby > Baby Care > Baby Sun Care: Solskydd för barn, solkräm barn, solskyddskräm baby
Baby > Baby Care > Baby Oral Care: Munvård baby, babytandborste, barntandkräm, tandkräm baby
Baby > Baby Care > Baby Grooming: Nagel- & hårvård baby, nagelsax baby, babyhårborste, skötselset baby
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: Nässugar & febertermometrar baby, nässug, snorsug, febertermometer baby
Baby > Baby Care > Baby Bathtubs: Babybadkar, badbalja, badstöd baby, badsits
Baby > Baby Care > Potties And Training Seats: Pottor & toalettsitsar, potta, barntoalettsits, pottstol
Baby > Strollers: Barnvagnar, barnvagn, vagn barn
Baby > Strollers > Travel Systems: Duovagnar & travel systems, duovagn, kombivagn, barnvagnspaket
Baby > Strollers > Buggies And Lightweight Strollers: Sulkys & resevagnar, sulky, resevagn, paraplyvagn
Baby > Strollers > Twin Strollers: Syskonvagnar & tvillingvagnar, syskonvagn, tvillingvagn
Baby > Strollers > Stroller Accessories: Barnvagnstillbehör, åkpåse, regnskydd barnvagn, ståbräda
Baby > Baby Carriers: Bärselar & bärsjalar, bärsele, bärsjal, bärstol
Baby > Car Seats: Bilbarnstolar, bilbarnstol, bilstol
Baby > Car Seats > Infant Car Seats: Babyskydd, babyskydd bil, spädbarnsskydd
Baby > Car Seats > Convertible Car Seats: Bakåtvända & roterbara bilbarnstolar, bakåtvänd bilbarnstol, roterbar bilbarnstol
Baby > Car Seats > Booster Seats: Bältesstolar & bälteskuddar, bältesstol, bälteskudde, bilkudde
Baby > Car Seats > Car Seat Accessories: Tillbehör bilbarnstol, isofix-bas, backspegel baby, sparkskydd
Baby > Nursery: Barnrum & babyrum, barnrumsmöbler, barnrumsinredning
Baby > Nursery > Cribs And Cots: Spjälsängar & skötbord, spjälsäng, babysäng, skötbord
Baby > Nursery > Bassinets And Bedside Cribs: Vaggor & bedside cribs, vagga, bedside crib, babynest
Baby > Nursery > Travel Cots: Resesängar & lekhagar, resesäng, lekhage, babygrind
Baby > Nursery > Baby Bedding And Mattresses: Babysängkläder & spjälsängsmadrasser, babyfilt, spjälskydd, spjälsängsmadrass
Baby > Nursery > Baby Sleeping Bags: Babysovpåsar, sovpåse baby, sovpåse barn, swaddle
Baby > Nursery > Night Lights And Soothers: Nattlampor & sömnhjälp baby, nattlampa barn, white noise baby, sängmobil
Baby > Nursery > Bouncers And Swings: Babysitters & babygungor, babysitter, babygunga, gungstol baby
Baby > Nursery > High Chairs: Barnstolar, barnstol, matstol barn, babysits matstol
Baby > Nursery > Play Mats And Baby Gyms: Lekmattor & babygym, babygym, lekmatta, aktivitetsgym
Baby > Nursery > Baby Walkers: Gåstolar & lära-gå-vagnar, gåstol, lära-gå-vagn, gåvagn
Baby > Baby Safety: Barnsäkerhet, babysäkerhet, barnsäkring
Baby > Baby Safety > Baby Monitors: Babyvakter, babyvakt, babymonitor med kamera, babylarm
Baby > Baby Safety > Safety Gates: Barngrindar & sängskenor, barngrind, trappgrind, säkerhetsgrind
Baby > Baby Safety > Safety Locks And Guards: Barnlås & hörnskydd, barnlås, hörnskydd, petskydd
Baby > Baby Gifts: Babypresenter, doppresent, babyshower present, presentset nyfödd
Pets: Husdjur, djurprodukter, för husdjur, för hund och katt
Pets > Dog Food: Hundmat, hundfoder, valpfoder, helfoder hund
Pets > Dog Food > Dry Dog Food: Torrfoder hund, hundtorrfoder, torrfoder valp
Pets > Dog Food > Wet Dog Food: Våtfoder hund, blötmat hund, hundmat på burk, valpblötmat
Pets > Dog Food > Raw And Frozen Dog Food: Råfoder & fryst hundfoder, färskfoder hund, frystorkat hundfoder, barf hund
Pets > Dog Food > Dog Treats: Hundgodis, hundsnacks, hundkex, träningsgodis hund
Pets > Dog Food > Dog Chews And Dental Sticks: Tuggben & dentalsticks, tuggben hund, tuggpinnar hund, dentalstick hund
Pets > Dog Food > Veterinary Dog Food: Veterinärfoder hund, veterinärdiet hund, dietfoder hund, njurfoder hund
Pets > Cat Food: Kattmat, kattfoder, kattungefoder, helfoder katt
Pets > Cat Food > Dry Cat Food: Torrfoder katt, katt torrfoder, torrfoder kattunge
Pets > Cat Food > Wet Cat Food: Våtfoder katt, blötmat katt, kattmat på burk, kattmat portionspåse
Pets > Cat Food > Cat Treats: Kattgodis, kattsnacks, krämigt kattgodis, kattmjölk
Pets > Cat Food > Veterinary Cat Food: Veterinärfoder katt, veterinärdiet katt, dietfoder katt, njurfoder katt
Pets > Pet Supplies: Djurtillbehör, hundtillbehör, kattillbehör
Pets > Pet Supplies > Cat Litter: Kattsand, klumpbildande kattsand, kattströ, kattsand silica
Pets > Pet Supplies > Litter Boxes: Kattlådor, kattlåda, kattoalett, självrengörande kattlåda
Pets > Pet Supplies > Dog Collars And Leashes: Hundhalsband & koppel, hundkoppel, hundhalsband, hundsele
Pets > Pet Supplies > Dog Training And Deterrents: Hundträning & avskräckning, skällhalsband, klicker hund, hundvisselpipa
Pets > Pet Supplies > Puppy Training Pads: Valpunderlägg, kissunderlägg hund, valppads
Pets > Pet Supplies > Dog Beds: Hundbäddar, hundbädd, hundsäng, hundmadrass
Pets > Pet Supplies > Cat Beds And Furniture: Kattbäddar & klösmöbler, klösträd, kattbädd, kattlucka
Pets > Pet Supplies > Crates And Carriers: Transportburar & hundburar, hundbur, transportbur, kattväska
Pets > Pet Supplies > Dog Clothing: Hundkläder, hundtäcke, hundjacka, hundskor
Pets > Pet Supplies > Pet Bowls And Feeders: Matskålar & foderautomater, hundskål, foderautomat katt, vattenfontän katt
Pets > Pet Supplies > Dog Toys: Hundleksaker, hundleksak, tuggleksak hund, hundboll
Pets > Pet Supplies > Cat Toys: Kattleksaker, kattleksak, kattvippa, kattunnel
Pets > Pet Supplies > Pet Grooming: Pälsvård, hundborste, pälstrimmer hund, klosax
Pets > Pet Supplies > Pet Shampoo: Djurschampo, hundschampo, kattschampo, hundbalsam
Pets > Pet Supplies > Flea And Tick Treatment: Lopp- & fästingmedel, fästinghalsband, fästingmedel hund, avmaskningsmedel
Pets > Pet Supplies > Pet Supplements: Kosttillskott djur, ledtillskott hund, laxolja hund, probiotika hund
Pets > Pet Supplies > Pet Health And First Aid: Djurhälsa & första hjälpen, öronrengöring hund, hundtandkräm, tratt hund
Pets > Pet Supplies > Pet Waste And Odor Control: Bajspåsar & luktborttagning, hundbajspåsar, luktborttagare husdjur, urinborttagare
Pets > Pet Supplies > Pet Trackers: GPS-spårare för husdjur, GPS hund, GPS-halsband katt, djurkamera
Pets > Fish And Aquariums: Fiskar & akvarier, akvaristik, akvariefiskar
Pets > Fish And Aquariums > Fish Food: Fiskfoder, flingfoder, guldfiskfoder, dammfoder
Pets > Fish And Aquariums > Aquariums And Tanks: Akvarier, akvarium, nanoakvarium, akvariebord
Pets > Fish And Aquariums > Aquarium Filters And Pumps: Akvariefilter & pumpar, akvariefilter, akvariepump, akvarievärmare
Pets > Fish And Aquariums > Aquarium Decor And Lighting: Akvariedekoration & belysning, akvariegrus, akvarieväxter, akvariebelysning
Pets > Fish And Aquariums > Water Care And Test Kits: Vattenvård & vattentester akvarium, vattenberedningsmedel, vattentest akvarium, algmedel akvarium
Pets > Birds: Fåglar, burfåglar, undulat, papegoja
Pets > Birds > Bird Food: Burfågelfoder, undulatfoder, papegojfoder, fågelfröblandning bur
Pets > Birds > Bird Treats: Fågelgodis, kolvhirs, fröstång undulat, sepiaskal
Pets > Birds > Wild Bird Food: Vildfågelmat, talgbollar, solrosfrön fåglar, fågelfrö vildfåglar
Pets > Birds > Bird Cages And Accessories: Fågelburar & tillbehör, fågelbur, voljär, sittpinne fågel
Pets > Small Animals: Smådjur, gnagare & kaniner, hamster, marsvin
Pets > Small Animals > Small Animal Food: Smådjursfoder, kaninfoder, hamsterfoder, marsvinsfoder
Pets > Small Animals > Pet Hay: Hö smådjur, timotejhö, ängshö, kaninhö
Pets > Small Animals > Small Animal Treats: Smådjursgodis, kaningodis, gnagpinnar, gnagträ
Pets > Small Animals > Small Animal Bedding: Strö & bottenmaterial smådjur, kutterspån smådjur, pappersströ, hampaströ
Pets > Small Animals > Small Animal Cages And Accessories: Smådjursburar & tillbehör, hamsterbur, kaninbur, hamsterhjul
Pets > Reptiles And Amphibians: Reptiler & amfibier, kräldjur, sköldpadda, gecko
Pets > Reptiles And Amphibians > Reptile Food: Reptilfoder, sköldpaddsfoder, foderdjur, kalkpulver reptil
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: Terrarier & utrustning, terrarium, UVB-lampa reptil, värmelampa reptil
Pets > Horse And Farm Animals: Hästar & lantbruksdjur, stalltillbehör, djurhållning gård
Pets > Horse And Farm Animals > Horse Feed And Care: Hästfoder & hästvård, hästfoder, hästgodis, saltsten häst
Pets > Horse And Farm Animals > Poultry Feed And Supplies: Fjäderfäfoder & tillbehör, hönsfoder, hönshus, vattenautomat höns
Clothing: Kläder, damkläder, herrkläder, klädesplagg
Clothing > Tops: Toppar, topp, damtopp, tunika
Clothing > Tops > T-Shirts: T-shirts, T-shirt, kortärmad T-shirt, t-tröja
Clothing > Tops > Polo Shirts: Pikétröjor, pikétröja, piké, polotröja
Clothing > Tops > Tank Tops: Linnen, linne, tanktop, spaghettilinne
Clothing > Tops > Shirts: Skjortor, skjorta, långärmad skjorta, kortärmad skjorta
Clothing > Tops > Shirts > Dress Shirts: Kostymskjortor, finskjorta, strykfri skjorta, smokingskjorta
Clothing > Tops > Shirts > Casual Shirts: Fritidsskjortor, flanellskjorta, linneskjorta, jeansskjorta
Clothing > Tops > Blouses: Blusar, blus, damblus, chiffongblus
Clothing > Tops > Long Sleeve Tops: Långärmade toppar, långärmad T-shirt, långärmad tröja, farfarströja
Clothing > Tops > Crop Tops: Croptoppar, crop top, magtröja, bandeautopp
Clothing > Tops > Bodysuits: Bodys, body dam, bodysuit, stringbody
Clothing > Tops > Sweaters: Stickade tröjor, stickat, stickad tröja, ylletröja
Clothing > Tops > Sweaters > Pullovers: Tröjor pullover, pullover, polotröja stickad, jumper
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: Koftor och stickade västar, kofta, cardigan, slipover
Clothing > Tops > Hoodies: Huvtröjor, huvtröja, hoodie, luvtröja
Clothing > Tops > Sweatshirts: Sweatshirts, sweatshirt, collegetröja
Clothing > Bottoms: Byxor och kjolar, nederdelar
Clothing > Bottoms > Jeans: Jeans, jeansbyxor, skinny jeans, denimjeans
Clothing > Bottoms > Trousers: Byxor, byxa, vida byxor, linnebyxor
Clothing > Bottoms > Trousers > Chinos: Chinos, chinosbyxor, chinobyxa
Clothing > Bottoms > Trousers > Dress Pants: Kostymbyxor, finbyxor, kostymbyxa, pressveckade byxor
Clothing > Bottoms > Trousers > Cargo Pants: Cargobyxor, cargobyxa, fältbyxor, taktiska byxor
Clothing > Bottoms > Trousers > Sweatpants: Mjukisbyxor, joggingbyxor, sweatpants, joggers
Clothing > Bottoms > Leggings: Leggings, tights leggings, treggings, legging
Clothing > Bottoms > Shorts: Shorts, kortbyxor, bermudashorts, jeansshorts
Clothing > Bottoms > Skirts: Kjolar, kjol, plisserad kjol, jeanskjol
Clothing > Dresses: Klänningar, klänning, damklänning
Clothing > Dresses > Casual Dresses: Vardagsklänningar, sommarklänning, skjortklänning, maxiklänning
Clothing > Dresses > Evening Dresses: Aftonklänningar, aftonklänning, festklänning, balklänning
Clothing > Dresses > Wedding Dresses: Brudklänningar, brudklänning, bröllopsklänning, brudslöja
Clothing > Jumpsuits And Rompers: Jumpsuits och playsuits, jumpsuit, playsuit, byxdress
Clothing > Jumpsuits And Rompers > Dungarees: Hängselbyxor, hängselbyxa, snickarbyxor denim, hängselklänning
Clothing > Outerwear: Ytterkläder, ytterplagg, jackor och kappor
Clothing > Outerwear > Jackets: Jackor, jacka, vinterjacka, vårjacka
Clothing > Outerwear > Jackets > Denim Jackets: Jeansjackor, jeansjacka, denimjacka
Clothing > Outerwear > Jackets > Leather Jackets: Skinnjackor, skinnjacka, läderjacka, bikerjacka
Clothing > Outerwear > Jackets > Bomber Jackets: Bomberjackor, bomberjacka, flygarjacka, pilotjacka
Clothing > Outerwear > Jackets > Rain Jackets: Regnjackor, regnjacka, skaljacka, regnkappa
Clothing > Outerwear > Jackets > Puffer Jackets: Pufferjackor, dunjacka, täckjacka, vadderad jacka
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: Fleecejackor och fleecetröjor, fleecejacka, fleecetröja, pilejacka
Clothing > Outerwear > Jackets > Windbreakers And Softshells: Vindjackor och softshell, vindjacka, softshelljacka, anorak
Clothing > Outerwear > Gilets: Västar ytterplagg, dunväst, täckväst, vadderad väst
Clothing > Outerwear > Coats: Kappor och rockar, kappa, rock, ullkappa
Clothing > Outerwear > Coats > Parkas: Parkas, parkasjacka, vinterparkas
Clothing > Outerwear > Coats > Trench Coats: Trenchcoats, trenchcoat, trench
Clothing > Outerwear > Coats > Ponchos And Capes: Ponchos och capes, poncho, cape, stickad poncho
Clothing > Suits And Tailoring: Kostymer och kavajer, formella kläder, kostymmode
Clothing > Suits And Tailoring > Suits: Kostymer, kostym, smoking, dräkt
Clothing > Suits And Tailoring > Blazers: Kavajer, kavaj, blazer, udda kavaj
Clothing > Suits And Tailoring > Waistcoats: Kostymvästar, kostymväst, väst kostym, tweedväst
Clothing > Underwear: Underkläder, damunderkläder, herrunderkläder
Clothing > Underwear > Bras: BH:ar, bh, bygel-bh, push up-bh
Clothing > Underwear > Panties: Trosor, trosa, stringtrosa, hipstertrosa
Clothing > Underwear > Boxers And Briefs: Kalsonger, boxerkalsonger, herrkalsonger, boxershorts
Clothing > Underwear > Undershirts: Undertröjor, undertröja, nätundertröja
Clothing > Underwear > Thermal Underwear: Underställ, termounderkläder, långkalsonger, underställströja
Clothing > Underwear > Shapewear: Shapewear, formande underkläder, korsett, gördel
Clothing > Underwear > Lingerie Sets: Underklädesset, underklädesset dam, babydoll, strumpebandshållare
Clothing > Socks: Strumpor, strumpa, sockor, ullstrumpor
Clothing > Socks > Ankle Socks: Ankelstrumpor, ankelsockor, sneakerstrumpor, steps
Clothing > Socks > Knee High Socks: Knästrumpor, knästrumpa, knähöga strumpor, overknee strumpor
Clothing > Socks > Sports Socks: Sportstrumpor, träningsstrumpor, löparstrumpor, vandringsstrumpor
Clothing > Socks > Tights And Stockings: Strumpbyxor och stockings, strumpbyxor, stockings, stay-ups
Clothing > Socks > Leg Warmers: Benvärmare, stickade benvärmare, damasker stickade
Clothing > Sleepwear: Nattkläder, sovkläder, nattplagg
Clothing > Sleepwear > Pajamas: Pyjamasar, pyjamas, pyjamasbyxor, pyjamasset
Clothing > Sleepwear > Nightgowns: Nattlinnen, nattlinne, nattskjorta, nattklänning
Clothing > Sleepwear > Bathrobes: Morgonrockar, morgonrock, badrock, kimono morgonrock
Clothing > Sleepwear > Loungewear: Loungewear, myskläder, mysset, hoodiefilt
Clothing > Swimwear: Badkläder, badmode, strandkläder
Clothing > Swimwear > Bikinis: Bikinis, bikini, bikiniöverdel, bikinitrosa
Clothing > Swimwear > Swimsuits: Baddräkter, baddräkt, simdräkt, burkini
Clothing > Swimwear > Swim Trunks: Badbyxor, badshorts, simbyxor, boardshorts
Clothing > Swimwear > Rash Guards: UV-tröjor, UV-tröja, badtröja, rashguard
Clothing > Swimwear > Beach Cover Ups: Strandklänningar och pareos, strandklänning, pareo, kaftan
Clothing > Sportswear: Träningskläder, sportkläder, träningströja, löpartröja
Clothing > Sportswear > Sports Bras: Sport-BH, sportbh, träningsbh, sport-bh högt stöd
Clothing > Sportswear > Sports Leggings: Träningstights, löpartights, yogabyxor, träningsleggings
Clothing > Sportswear > Sports Shorts: Träningsshorts, löparshorts, sportshorts, basketshorts
Clothing > Sportswear > Tracksuits: Träningsoveraller, träningsoverall, joggingset, träningsjacka
Clothing > Sportswear > Team Jerseys: Matchtröjor och supportertröjor, fotbollströja, matchtröja, hemmatröja
Clothing > Sportswear > Ski Wear: Skidkläder, skidjacka, skidbyxor, vinteroverall
Clothing > Sportswear > Cycling Clothing: Cykelkläder, cykeltröja, cykelbyxor, bibshorts
Clothing > Sportswear > Hiking Clothing: Vandringskläder, vandringsbyxor, friluftsbyxor, zip-off byxor
Clothing > Sportswear > Dancewear: Danskläder, balettdräkt, gymnastikdräkt, tutu
Clothing > Workwear: Arbetskläder, yrkeskläder, arbetströja, arbetsskjorta
Clothing > Workwear > Work Trousers And Jackets: Arbetsbyxor och arbetsjackor, arbetsbyxor, arbetsjacka, hantverksbyxor
Clothing > Workwear > Coveralls: Overaller arbetskläder, arbetsoverall, helkroppsoverall, engångsoverall
Clothing > Workwear > High Visibility Clothing: Varselkläder, varselväst, reflexväst, varseljacka
Clothing > Workwear > Medical Uniforms: Vårdkläder, bussarong, labbrock, sköterskerock
Clothing > Workwear > Chef Clothing: Kockkläder, kockrock, kockbyxor, kockmössa
Clothing > Maternity Clothing: Gravidkläder, mammakläder, gravidklänning, gravidjeans
Clothing > Costumes: Maskeradkläder, maskeraddräkt, utklädnad, halloween-dräkt
Clothing > Traditional Clothing: Folkdräkter, traditionella kläder, folkdräkt, kilt
Clothing > Traditional Clothing > Dirndls And Lederhosen: Dirndlar och lederhosen, dirndl, lederhosen, oktoberfestkläder
Clothing > Traditional Clothing > Kimonos And Saris: Kimonor och sarier, kimono, sari, abaya
Shoes: Skor, sko, damskor, herrskor
Shoes > Sneakers: Sneakers, sneaker, låga sneakers, chunky sneakers
Shoes > Sneakers > Canvas Shoes: Tygskor, canvasskor, tygsneakers, gympaskor tyg
Shoes > Sneakers > Skate Shoes: Skateskor, skatesko, skateboardskor
Shoes > Sneakers > Slip On Shoes: Slip-on-skor, slip-ons, slip in-skor, skor utan snörning
Shoes > Athletic Shoes: Sportskor, sportsko, inomhusskor, handbollsskor
Shoes > Athletic Shoes > Running Shoes: Löparskor, löparsko, löpskor, trailskor
Shoes > Athletic Shoes > Training Shoes: Träningsskor, gymskor, crossfitskor, lyftarskor
Shoes > Athletic Shoes > Football Boots: Fotbollsskor, fotbollssko, futsalskor, konstgräs fotbollsskor
Shoes > Athletic Shoes > Basketball Shoes: Basketskor, basketsko, basketbollskor
Shoes > Athletic Shoes > Tennis Shoes: Tennisskor, tennissko, padelskor, badmintonskor
Shoes > Athletic Shoes > Golf Shoes: Golfskor, golfsko, spikeless golfskor
Shoes > Athletic Shoes > Cycling Shoes: Cykelskor, cykelsko, MTB-skor, spinningskor
Shoes > Athletic Shoes > Hiking Shoes: Vandringsskor, vandringskängor, vandringssko, trekkingkängor
Shoes > Athletic Shoes > Climbing Shoes: Klätterskor, klättersko, bouldringsskor
Shoes > Athletic Shoes > Dance Shoes: Dansskor, danssko, balettskor, tåspetsskor
Shoes > Athletic Shoes > Water Shoes: Badskor, vattenskor, badsko, neoprenskor
Shoes > Boots: Stövlar och kängor, stövlar, kängor, boots
Shoes > Boots > Ankle Boots: Ankelboots, ankelboot, stövletter, desert boots
Shoes > Boots > Chelsea Boots: Chelsea boots, chelseaboots, chelseakängor
Shoes > Boots > Knee High Boots: Höga stövlar, knähöga stövlar, overknees, skaftstövlar dam
Shoes > Boots > Combat Boots: Militärkängor, grova kängor, bikerboots, snörkängor
Shoes > Boots > Cowboy Boots: Cowboyboots, westernboots, cowboystövlar
Shoes > Boots > Winter Boots: Vinterkängor, vinterstövlar, vinterskor, fodrade kängor
Shoes > Boots > Rain Boots: Gummistövlar, gummistövel, regnstövlar
Shoes > Sandals: Sandaler, sandal, sandaletter, damsandaler
Shoes > Sandals > Flip Flops: Flip-flops, flip flops, tåsandaler, badtofflor tårem
Shoes > Sandals > Slides: Badtofflor, slides, slip-in sandaler, duschtofflor
Shoes > Sandals > Clogs: Träskor och clogs, clogs, träskor, foppatofflor
Shoes > Sandals > Espadrilles: Espadriller, espadrillos, espadrilles
Shoes > Slippers: Tofflor, inneskor, toffla, innetofflor
Shoes > Dress Shoes: Finskor, festskor, läderskor, bröllopsskor
Shoes > Dress Shoes > Oxford Shoes: Oxfordskor, snörskor läder, brogues, derbyskor
Shoes > Dress Shoes > Loafers: Loafers, mockasiner, seglarskor, loafer
Shoes > Dress Shoes > High Heels: Pumps och högklackat, pumps, högklackade skor, klackskor
Shoes > Dress Shoes > Flats: Ballerinaskor, ballerinor, platta skor, mary jane-skor
Shoes > Safety Shoes: Skyddsskor, arbetsskor, skyddskängor, skyddssko stålhätta
Shoes > Shoe Care: Skovård, skoborste, skohorn, skoblock
Shoes > Shoe Care > Shoe Polish: Skokräm och impregnering, skokräm, skoputs, impregneringsspray skor
Shoes > Shoe Care > Insoles: Innersulor, inläggssulor, ilägg skor, hälkuddar
Shoes > Shoe Care > Shoelaces: Skosnören, skosnöre, elastiska skosnören
Bags And Accessories: Väskor och accessoarer, väska, accessoarer, modeaccessoarer
Bags And Accessories > Backpacks: Ryggsäckar, ryggsäck, dagsryggsäck
Bags And Accessories > Backpacks > School Backpacks: Skolväskor, skolryggsäck, skolväska, barnryggsäck
Bags And Accessories > Backpacks > Laptop Backpacks: Datorryggsäckar, datorryggsäck, laptopryggsäck, ryggsäck för laptop
Bags And Accessories > Handbags: Handväskor, handväska, damväska, läderhandväska
Bags And Accessories > Handbags > Tote Bags: Toteväskor, shoppingväska, tote bag, tygkasse tote
Bags And Accessories > Handbags > Shoulder Bags: Axelremsväskor, axelväska, axelremsväska dam
Bags And Accessories > Handbags > Crossbody Bags: Crossbodyväskor, crossbody, crossbodyväska, mobilväska
Bags And Accessories > Handbags > Clutches: Kuvertväskor, kuvertväska, clutch, aftonväska
Bags And Accessories > Messenger Bags: Messengerväskor, messengerväska, budväska
Bags And Accessories > Messenger Bags > Briefcases: Portföljer och datorväskor, portfölj, datorväska, laptopväska
Bags And Accessories > Belt Bags: Magväskor, magväska, midjeväska, bältesväska
Bags And Accessories > Gym Bags: Sportväskor, träningsväska, sportbag, gympapåse
Bags And Accessories > Shopping Bags: Shoppingkassar, shoppingkasse, matkasse återanvändbar, shoppingvagn
Bags And Accessories > Lunch Bags: Lunchväskor, lunchväska, kylväska lunch
Bags And Accessories > Luggage: Resväskor och bagage, resväska, hård resväska, rullväska
Bags And Accessories > Luggage > Carry On Luggage: Handbagage, kabinväska, handbagageväska, kabinresväska
Bags And Accessories > Luggage > Luggage Sets: Resväskeset, resväska set, väskset resväskor
Bags And Accessories > Luggage > Travel Bags: Resebagar, resebag, weekendväska, weekendbag
Bags And Accessories > Luggage > Toiletry Bags: Necessärer, necessär, sminkväska, toalettväska
Bags And Accessories > Luggage > Garment Bags: Klädfodral och kostympåsar, kostymfodral, klädpåse, klädfodral
Bags And Accessories > Luggage > Packing Cubes: Packkuber, packkub, packpåsar resväska, packing cubes
Bags And Accessories > Luggage > Luggage Accessories: Bagagetillbehör, bagagetagg, bagagerem, resväskelås
Bags And Accessories > Luggage > Travel Pillows: Nackkuddar resa, resekudde, nackkudde, flygkudde
Bags And Accessories > Wallets: Plånböcker, plånbok, läderplånbok, damplånbok
Bags And Accessories > Wallets > Card Holders: Korthållare, korthållare läder, kortplånbok, kreditkortshållare
Bags And Accessories > Wallets > Coin Purses: Myntbörsar, portmonnä, myntplånbok, sedelklämma
Bags And Accessories > Wallets > Passport Holders: Passfodral, passhållare, reseplånbok, halsväska pass
Bags And Accessories > Wallets > Keychains: Nyckelringar, nyckelring, nyckelband, nyckelhållare väska
Bags And Accessories > Watches: Klockor, armbandsur, herrklocka, damklocka
Bags And Accessories > Watches > Digital Watches: Digitala klockor, digital klocka, digitalt armbandsur
Bags And Accessories > Watches > Dive Watches: Dykarklockor, dykarklocka, dykarur
Bags And Accessories > Watches > Pocket Watches: Fickur, fickklocka, sjuksköterskeklocka
Bags And Accessories > Watches > Watch Straps: Klockarmband, klockband, armband till klocka, urarmband
Bags And Accessories > Watches > Watch Boxes: Klockboxar, klockbox, klocklåda, klockuppdragare
Bags And Accessories > Jewelry: Smycken, smycke, silversmycken, smyckesset
Bags And Accessories > Jewelry > Necklaces: Halsband, halskedja, pärlhalsband, choker
Bags And Accessories > Jewelry > Earrings: Örhängen, örhänge, creoler, stiftörhängen
Bags And Accessories > Jewelry > Bracelets: Armband smycken, armband, armring, fotlänk
Bags And Accessories > Jewelry > Rings: Ringar, ring, vigselring, förlovningsring
Bags And Accessories > Jewelry > Charms And Pendants: Berlocker och hängen, berlock, hängsmycke, medaljong
Bags And Accessories > Jewelry > Brooches: Broscher, brosch, pin, kavajnål
Bags And Accessories > Jewelry > Body Jewelry: Piercingsmycken, piercing, näsring, navelpiercing
Bags And Accessories > Jewelry > Jewelry Boxes: Smyckesskrin, smyckeskrin, smyckesförvaring, smyckesställ
Bags And Accessories > Sunglasses: Solglasögon, polariserade solglasögon, pilotsolglasögon
Bags And Accessories > Glasses: Glasögon, glasögon och tillbehör, glasögontillbehör
Bags And Accessories > Glasses > Eyeglass Frames: Glasögonbågar, glasögonbåge, glasögon med styrka, bågar
Bags And Accessories > Glasses > Reading Glasses: Läsglasögon, läsglasögon styrka, läsbrillor
Bags And Accessories > Glasses > Blue Light Glasses: Blåljusglasögon, blåljusfilter glasögon, datorglasögon, gamingglasögon
Bags And Accessories > Glasses > Glasses Cases: Glasögonfodral, glasögonetui, glasögonsnöre, putsduk glasögon
Bags And Accessories > Hats: Hattar, hatt, fedora, basker
Bags And Accessories > Hats > Caps: Kepsar, keps, basebollkeps, truckerkeps
Bags And Accessories > Hats > Beanies: Mössor, mössa, beanie, vintermössa
Bags And Accessories > Hats > Sun Hats: Solhattar, solhatt, bucket hat, stråhatt
Bags And Accessories > Gloves: Handskar, handske, skinnhandskar, fingervantar
Bags And Accessories > Gloves > Mittens: Tumvantar och skidhandskar, tumvantar, skidhandskar, lovikkavantar
Bags And Accessories > Scarves: Halsdukar och sjalar, halsduk, sjal, scarf
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: Bandanas och halsvärmare, bandana, halsvärmare, balaklava
Bags And Accessories > Belts: Bälten, bälte, skärp, läderbälte
Bags And Accessories > Belts > Suspenders: Hängslen, hängslen herr, byxhängslen
Bags And Accessories > Ties: Slipsar, slips, sidenslips, slipsset
Bags And Accessories > Ties > Bow Ties: Flugor, fluga, färdigknuten fluga, smokingfluga
Bags And Accessories > Ties > Pocket Squares: Bröstnäsdukar, bröstnäsduk, näsduk tyg, näsduk
Bags And Accessories > Ties > Cufflinks: Manschettknappar, manschettknapp, slipsnål, slipsklämma
Bags And Accessories > Umbrellas: Paraplyer, paraply, hopfällbart paraply, stormparaply
Sports: Sport, Sportartiklar, sportutrustning, visselpipa
Sports > Fitness: Träning & fitness, Träningsutrustning, träningsredskap, hemmagym
Sports > Fitness > Dumbbells: Hantlar, hantel, hantelset, justerbar hantel
Sports > Fitness > Kettlebells: Kettlebells, kettlebell, tävlingskettlebell
Sports > Fitness > Barbells And Weight Plates: Skivstänger & viktskivor, skivstång, viktskiva, bumperplates
Sports > Fitness > Weight Benches And Racks: Träningsbänkar & ställningar, träningsbänk, power rack, multigym
Sports > Fitness > Pull Up Bars And Ab Trainers: Chinsstänger & magtränare, chinsstång, maghjul, armhävningshandtag
Sports > Fitness > Ankle And Wrist Weights: Vrist- & handledsvikter, vristvikter, viktväst, lyftarbälte
Sports > Fitness > Resistance Bands: Träningsband, gummiband träning, motståndsband, miniband
Sports > Fitness > Yoga Mats: Yogamattor, yogamatta, träningsmatta, pilatesmatta
Sports > Fitness > Yoga Accessories: Yogatillbehör, yogablock, meditationskudde, yogabälte
Sports > Fitness > Exercise Balls: Gymbollar, träningsboll, pilatesboll, medicinboll
Sports > Fitness > Foam Rollers: Foam rollers, foam roller, massagerulle, triggerpunktsboll
Sports > Fitness > Jump Ropes: Hopprep, hopprep träning, speed rope, rockring
Sports > Fitness > Treadmills: Löpband, löpband hopfällbart, gåband, promenadband
Sports > Fitness > Exercise Bikes: Motionscyklar, motionscykel, spinningcykel, träningscykel
Sports > Fitness > Ellipticals And Steppers: Crosstrainers & stepmaskiner, crosstrainer, stepbräda, vibrationsplatta
Sports > Fitness > Rowing Machines: Roddmaskiner, roddmaskin, vattenroddmaskin, magnetisk roddmaskin
Sports > Fitness > Fitness Trampolines: Studsmattor, studsmatta, fitnesstrampolin, minitrampolin
Sports > Cycling: Cykling, Cykeltillbehör, stänkskärm, ringklocka cykel
Sports > Cycling > Bicycles: Cyklar, cykel, damcykel, hopfällbar cykel
Sports > Cycling > Bicycles > Mountain Bikes: Mountainbikes, mountainbike, MTB-cykel, BMX-cykel
Sports > Cycling > Bicycles > Road Bikes: Landsvägscyklar, racercykel, landsvägscykel, gravelcykel
Sports > Cycling > Bicycles > Electric Bikes: Elcyklar, elcykel, elmountainbike, hopfällbar elcykel
Sports > Cycling > Bicycles > Kids Bikes: Barncyklar, barncykel, juniorcykel, stödhjul
Sports > Cycling > Bike Helmets: Cykelhjälmar, cykelhjälm, MTB-hjälm, cykelhjälm barn
Sports > Cycling > Bike Lights: Cykelbelysning, cykellampa, cykellyse, baklampa cykel
Sports > Cycling > Bike Locks: Cykellås, kättinglås, bygellås cykel, vikbart lås cykel
Sports > Cycling > Bike Pumps: Cykelpumpar, cykelpump, fotpump cykel, minipump cykel
Sports > Cycling > Bike Tires And Tubes: Cykeldäck & slangar, cykeldäck, cykelslang, cykelhjul
Sports > Cycling > Bike Saddles And Grips: Cykelsadlar & handtag, cykelsadel, sadelstolpe, styrlinda
Sports > Cycling > Bike Drivetrain And Brakes: Cykeldrivlina & bromsar, cykelkedja, cykelpedaler, bromsbelägg cykel
Sports > Cycling > Bike Tools And Care: Cykelverktyg & cykelvård, multiverktyg cykel, kedjeolja cykel, däckavtagare
Sports > Cycling > Bike Bags And Racks: Cykelväskor & pakethållare, cykelväska, cykelkorg, pakethållare cykel
Sports > Cycling > Bike Child Seats And Trailers: Cykelbarnstolar & cykelvagnar, cykelsits barn, cykelbarnstol, cykelvagn
Sports > Cycling > Bike Computers And Trainers: Cykeldatorer & cykeltrainers, cykeldator, mobilhållare cykel, cykeltrainer
Sports > Camping: Camping & vandring, Campingutrustning, friluftsutrustning, friluftsliv
Sports > Camping > Tents: Tält, campingtält, familjetält, tarp
Sports > Camping > Sleeping Bags: Sovsäckar, sovsäck, dunsovsäck, reselakan
Sports > Camping > Sleeping Pads: Liggunderlag, liggunderlag uppblåsbart, luftmadrass, tältsäng
Sports > Camping > Camping Furniture: Campingmöbler, campingstol, campingbord, campingpall
Sports > Camping > Camping Stoves And Cookware: Friluftskök & campingkärl, stormkök, gasolkök camping, gaskartusch
Sports > Camping > Coolers: Kylboxar & kylväskor, kylbox, kylväska, kylklamp
Sports > Camping > Water Bottles: Vattenflaskor, vattenflaska, drickflaska, sportflaska
Sports > Camping > Camping Lights: Pannlampor & campinglyktor, pannlampa, campinglykta, tältlampa
Sports > Camping > Hammocks: Hängmattor, hängmatta, hängmatteställning, hängmatta med myggnät
Sports > Camping > Hiking Backpacks: Vandringsryggsäckar, vandringsryggsäck, trekkingryggsäck, regnskydd ryggsäck
Sports > Camping > Trekking Poles: Vandringsstavar, gångstavar, stavgångsstavar, trekkingstavar
Sports > Camping > Navigation And Survival: Navigation & överlevnad, kompass, överlevnadskit, tändstål
Sports > Ball Sports: Bollsporter, bollpump, träningsvästar, träningskoner
Sports > Ball Sports > Footballs: Fotbollar, fotboll, matchboll, futsalboll
Sports > Ball Sports > Football Gear: Fotbollsutrustning, benskydd fotboll, målvaktshandskar, fotbollsmål
Sports > Ball Sports > Basketballs And Hoops: Basketbollar & korgar, basketboll, basketkorg, basketställning
Sports > Ball Sports > Volleyballs And Handballs: Volleybollar & handbollar, volleyboll, handboll, volleybollnät
Sports > Ball Sports > American Footballs And Rugby Balls: Amerikansk fotboll & rugby, rugbyboll, amerikansk fotboll, flaggfotboll
Sports > Ball Sports > Baseball And Softball: Baseboll & softboll, basebollträ, basebollhandske, baseboll
Sports > Ball Sports > Hockey And Cricket: Innebandy & landhockey, innebandyklubba, lacrosseklubba, cricketslagträ
Sports > Racket Sports: Racketsport, racketväska, grepplinda, racketlinda
Sports > Racket Sports > Tennis Rackets And Balls: Tennisrack & tennisbollar, tennisracket, tennisbollar, tennissträng
Sports > Racket Sports > Padel And Pickleball: Padel & pickleball, padelracket, padelrack, padelbollar
Sports > Racket Sports > Badminton And Squash: Badminton & squash, badmintonracket, badmintonbollar, squashracket
Sports > Racket Sports > Table Tennis: Bordtennis, bordtennisracket, pingisbord, pingisbollar
Sports > Winter Sports: Vintersport, skidväska, snöskor, lavinutrustning
Sports > Winter Sports > Skis: Skidor, alpinskidor, längdskidor, skidstavar
Sports > Winter Sports > Ski Boots: Skidpjäxor, pjäxor, snowboardboots, längdpjäxor
Sports > Winter Sports > Snowboards: Snowboards, snowboard, snowboardbindningar, splitboard
Sports > Winter Sports > Ski Helmets And Goggles: Skidhjälmar & skidglasögon, skidhjälm, skidglasögon, goggles skidor
Sports > Winter Sports > Sleds: Pulkor & kälkar, pulka, kälke, snowracer
Sports > Winter Sports > Ice Skates And Ice Hockey: Skridskor & ishockey, skridskor, konståkningsskridskor, ishockeyklubba
Sports > Water Sports: Vattensport, wakeboard, vattenring dragbar, simboj
Sports > Water Sports > Swim Goggles: Simglasögon, simglasögon barn, tävlingssimglasögon
Sports > Water Sports > Swim Training Gear: Simträning, badmössa, simplatta, armpuffar
Sports > Water Sports > Snorkeling And Diving: Snorkling & dykning, snorkelset, cyklop, simfenor
Sports > Water Sports > Wetsuits: Våtdräkter, våtdräkt, torrdräkt, neoprendräkt
Sports > Water Sports > Surfboards: Surfbrädor, surfbräda, bodyboard, leash surf
Sports > Water Sports > Stand Up Paddle Boards: SUP-brädor, SUP-bräda, uppblåsbar SUP, paddelbräda
Sports > Water Sports > Kayaks And Boats: Kajaker & båtar, kajak, gummibåt, kanot
Sports > Water Sports > Life Jackets: Flytvästar, flytväst, räddningsväst, seglarväst
Sports > Running: Löpning, löparbälte, löparväst, sportarmband mobil
Sports > Golf: Golf, golfhandske, golfvagn, golfpeggar
Sports > Golf > Golf Clubs And Bags: Golfklubbor & golfbagar, golfklubba, golfbag, järnset golf
Sports > Golf > Golf Balls: Golfbollar, golfboll, sjöbollar, övningsbollar golf
Sports > Fishing: Fiske, fiskeutrustning, håv fiske, vadarbyxor
Sports > Fishing > Fishing Rods: Fiskespön, fiskespö, haspelspö, spinnspö
Sports > Fishing > Fishing Reels: Fiskerullar, haspelrulle, fiskerulle, multirulle
Sports > Fishing > Fishing Lures: Fiskedrag & beten, fiskedrag, jiggar fiske, wobbler
Sports > Fishing > Fishing Line And Hooks: Fiskelinor & krokar, fiskelina, flätlina, fiskekrok
Sports > Fishing > Tackle Boxes And Bags: Fiskelådor & fiskeväskor, fiskelåda, betesbox, spöväska
Sports > Boxing: Boxning, mittsar, handlindor, tandskydd boxning
Sports > Boxing > Boxing Gloves: Boxningshandskar, boxhandskar, MMA-handskar, sparringhandskar
Sports > Boxing > Punching Bags: Boxningssäckar, boxsäck, boxningssäck, boxboll
Sports > Martial Arts: Kampsport, judodräkt, karatedräkt, BJJ-gi
Sports > Climbing: Klättring, klätterhjälm, kritpåse, stegjärn
Sports > Climbing > Climbing Harnesses And Ropes: Klätterselar & rep, klättersele, klätterrep, dynamiskt rep
Sports > Climbing > Carabiners And Belay Devices: Karbiner & repbromsar, klätterkarbin, repbroms, quickdraw
Sports > Equestrian: Ridsport, ridbyxor, ridhjälm, ridhandskar
Sports > Equestrian > Horse Tack: Sadlar & träns, träns häst, schabrak, benskydd häst
Sports > Equestrian > Horse Blankets And Grooming: Hästtäcken & ryktborstar, hästtäcke, regntäcke häst, hovkrats
Sports > Skating And Scooters: Skate & sparkcyklar, skatehjul, kullager inlines, skateverktyg
Sports > Skating And Scooters > Skateboards: Skateboards, skateboard, longboard, skateboardbräda
Sports > Skating And Scooters > Roller Skates And Inline Skates: Rullskridskor & inlines, rullskridskor, inlines, justerbara inlines
Sports > Skating And Scooters > Kick Scooters: Sparkcyklar, sparkcykel, trehjulig sparkcykel, tricksparkcykel
Sports > Skating And Scooters > Electric Scooters: Elsparkcyklar, elsparkcykel, elscooter, hoverboard
Sports > Skating And Scooters > Protective Pads And Skate Helmets: Skydd & skatehjälmar, skatehjälm, skyddsset, armbågsskydd
Sports > Target And Table Games: Precisionssport & spel, boule, discgolf, kubb
Sports > Target And Table Games > Darts: Dart, darttavla, dartpilar, flights dart
Sports > Target And Table Games > Billiards: Biljard, biljardbord, biljardkö, biljardbollar
Sports > Target And Table Games > Archery: Bågskytte, recurvebåge, pilbåge, compoundbåge
Electronics: Elektronik, hemelektronik
Electronics > Audio: Ljud & hifi, ljudutrustning, ljudprodukter
Electronics > Audio > Headphones: Hörlurar, hörlur, öronkuddar
Electronics > Audio > Headphones > Earbuds: In-ear-hörlurar, trådlösa öronsnäckor, öronproppshörlurar, true wireless-hörlurar
Electronics > Audio > Headphones > Over Ear Headphones: Over-ear-hörlurar, on-ear-hörlurar, brusreducerande hörlurar
Electronics > Audio > Headphones > Headsets: Headset, kontorsheadset, bluetooth-headset
Electronics > Audio > Speakers: Högtalare, datorhögtalare, högtalarstativ
Electronics > Audio > Speakers > Bluetooth Speakers: Bluetooth-högtalare, bärbar högtalare, trådlös högtalare, partyhögtalare
Electronics > Audio > Speakers > Soundbars: Soundbars, ljudlimpa, tv-högtalare soundbar
Electronics > Audio > Speakers > Hi-Fi Speakers: Hifi-högtalare, bokhyllehögtalare, golvhögtalare, subwoofer
Electronics > Audio > Speakers > Smart Speakers: Smarta högtalare, smart högtalare med röstassistent, multiroom-högtalare
Electronics > Audio > Stereo Systems: Stereosystem, mikrostereo, stereoanläggning, minianläggning
Electronics > Audio > Amplifiers And Receivers: Förstärkare & receivrar, stereoförstärkare, hemmabioreceiver, hörlursförstärkare
Electronics > Audio > Turntables: Skivspelare, vinylspelare, pickupnål
Electronics > Audio > CD Players: CD-spelare, bärbar cd-spelare, kassettspelare, cd-radio
Electronics > Audio > Radios: Radioapparater, DAB-radio, klockradio, vevradio
Electronics > Audio > MP3 Players: MP3-spelare, mp4-spelare, bärbar musikspelare
Electronics > Audio > Voice Recorders: Diktafoner, diktafon, röstinspelare
Electronics > Audio > Microphones: Mikrofoner, usb-mikrofon, myggmikrofon, poddmikrofon
Electronics > Computers: Datorer & tillbehör, dator, datortillbehör
Electronics > Computers > Laptops: Bärbara datorer, bärbar dator, laptop, speldator bärbar
Electronics > Computers > Laptop Accessories: Laptoptillbehör, laptopställ, datorfodral, sekretessfilter
Electronics > Computers > Desktop Computers: Stationära datorer, stationär dator, minidator, gamingdator
Electronics > Computers > Tablets: Surfplattor, surfplatta, android-surfplatta
Electronics > Computers > Tablet Cases: Surfplattefodral, fodral till surfplatta, tabletfodral, tangentbordsfodral
Electronics > Computers > Stylus Pens: Pekpennor, stylus-penna, pekpenna, digital penna surfplatta
Electronics > Computers > Monitors: Bildskärmar, datorskärm, gamingskärm, datormonitor
Electronics > Computers > Keyboards: Tangentbord, trådlöst tangentbord, mekaniskt tangentbord
Electronics > Computers > Mice: Datormöss, datormus, trådlös mus, gamingmus
Electronics > Computers > Mouse Pads: Musmattor, musmatta, gaming musmatta
Electronics > Computers > Graphics Tablets: Ritplattor, ritplatta, digital ritplatta
Electronics > Computers > Webcams: Webbkameror, webbkamera, webbkamera med mikrofon
Electronics > Computers > Docking Stations And Hubs: Dockningsstationer & usb-hubbar, dockningsstation, usb-hubb, kortläsare
Electronics > Computers > Storage Drives: Lagring, datalagring, hårddiskkabinett
Electronics > Computers > Storage Drives > Solid State Drives: SSD-diskar, extern SSD, intern SSD, NVMe-disk
Electronics > Computers > Storage Drives > Hard Drives: Hårddiskar, extern hårddisk, intern hårddisk, HDD
Electronics > Computers > Storage Drives > USB Flash Drives: USB-minnen, usb-minne, usb-sticka
Electronics > Computers > Storage Drives > Memory Cards: Minneskort, microSD-kort, SD-kort
Electronics > Computers > Storage Drives > Network Attached Storage: NAS-servrar, NAS, nätverkslagring
Electronics > Computers > Computer Components: Datorkomponenter, datordelar, ljudkort, dvd-brännare
Electronics > Computers > Computer Components > Processors: Processorer, processor, CPU
Electronics > Computers > Computer Components > Graphics Cards: Grafikkort, grafikkort gaming, GPU
Electronics > Computers > Computer Components > Motherboards: Moderkort, ATX-moderkort, mini-ITX moderkort
Electronics > Computers > Computer Components > Computer Memory: RAM-minnen, RAM-minne, internminne, arbetsminne
Electronics > Computers > Computer Components > PC Power Supplies: Nätaggregat, ATX-nätaggregat, PC-nätaggregat
Electronics > Computers > Computer Components > Computer Cases: Datorchassin, datorchassi, datorlåda, miditower
Electronics > Computers > Computer Components > Computer Cooling: Datorkylning, CPU-kylare, vattenkylning dator, chassifläkt
Electronics > Computers > Networking: Nätverk, nätverksutrustning, nätverksprodukter, patchpanel
Electronics > Computers > Networking > Routers: Routrar, trådlös router, mesh wifi-system, modem
Electronics > Computers > Networking > Wi-Fi Extenders: Wifi-förstärkare, repeater wifi, accesspunkt, powerline-adapter
Electronics > Computers > Networking > Network Switches: Nätverksswitchar, nätverksswitch, PoE-switch, gigabitswitch
Electronics > Computers > Networking > Network Adapters: Nätverksadaptrar, usb wifi-adapter, bluetooth-adapter, nätverkskort
Electronics > Computers > Printers: Skrivare, bläckstråleskrivare, laserskrivare, multifunktionsskrivare
Electronics > Computers > Scanners: Skannrar, dokumentskanner, flatbäddsskanner, streckkodsläsare
Electronics > Computers > 3D Printers: 3D-skrivare, filament 3d-skrivare, PLA-filament, 3d-penna
Electronics > Computers > Software: Programvara, antivirusprogram, kontorsprogram, operativsystem
Electronics > Phones: Telefoner & tillbehör, telefoni, mobiltillbehör, SIM-kort
Electronics > Phones > Smartphones: Mobiltelefoner, smartphone, android-telefon, 5G-mobil
Electronics > Phones > Feature Phones: Seniortelefoner, knapptelefon, vikbar mobil, mobiltelefon med stora knappar
Electronics > Phones > Landline Phones: Fasta telefoner, trådlös hemtelefon, DECT-telefon, telefonsvarare
Electronics > Phones > Phone Cases: Mobilskal & fodral, mobilskal, plånboksfodral, silikonskal
Electronics > Phones > Screen Protectors: Skärmskydd, härdat glas skärmskydd, skyddsglas, skärmskydd mobil
Electronics > Phones > Chargers: Laddare, USB-C-laddare, snabbladdare, mobilladdare
Electronics > Phones > Wireless Chargers: Trådlösa laddare, trådlös laddare, Qi-laddare, laddställ trådlöst
Electronics > Phones > Power Banks: Powerbanks, powerbank, nödladdare, bärbar laddare
Electronics > Phones > Phone Holders: Mobilhållare, mobilhållare bil, mobilställ, mobilhållare cykel
Electronics > Phones > Walkie Talkies: Walkie-talkies, komradio, jaktradio, walkie talkie
Electronics > Cameras: Kameror & foto, kamera, fotoutrustning
Electronics > Cameras > Digital Cameras: Digitalkameror, systemkamera, spegelreflexkamera, kompaktkamera
Electronics > Cameras > Action Cameras: Actionkameror, actionkamera, sportkamera, hjälmkamera
Electronics > Cameras > Instant Cameras: Direktbildskameror, direktfilmskamera, engångskamera, analog kamera
Electronics > Cameras > Camera Film: Kamerafilm, direktfilm, fotofilm, färgfilm
Electronics > Cameras > Camcorders: Videokameror, videokamera, camcorder
Electronics > Cameras > Camera Lenses: Kameraobjektiv, objektiv, zoomobjektiv, teleobjektiv
Electronics > Cameras > Tripods: Kamerastativ, stativ, selfiepinne, gimbal
Electronics > Cameras > Camera Flashes And Lighting: Kamerablixtar & studiobelysning, kamerablixt, ringlampa, softbox
Electronics > Cameras > Camera Accessories: Kameratillbehör, kameraväska, kamerarem, objektivfilter
Electronics > Cameras > Binoculars And Telescopes: Kikare & teleskop, kikare, stjärnkikare, tubkikare
Electronics > Cameras > Digital Photo Frames: Digitala fotoramar, digital fotoram, fotoram wifi
Electronics > Televisions: TV-apparater, smart-TV, LED-TV, platt-TV
Electronics > TV And Video: TV & video, hemmabio, tv-tillbehör
Electronics > TV And Video > Projectors: Projektorer, projektor, miniprojektor, projektorduk
Electronics > TV And Video > Streaming Devices: Mediaspelare, streamingenhet, tv-sticka, tv-box
Electronics > TV And Video > Blu-Ray And DVD Players: Blu-ray- & DVD-spelare, dvd-spelare, blu-ray-spelare, bärbar dvd-spelare
Electronics > TV And Video > TV Receivers: Digitalboxar, digitalbox, satellitmottagare, DVB-T2-mottagare
Electronics > TV And Video > TV Antennas: TV-antenner, inomhusantenn, utomhusantenn, parabol
Electronics > TV And Video > TV Mounts: TV-väggfästen, väggfäste tv, monitorarm, tv-golvstativ
Electronics > TV And Video > Remote Controls: Fjärrkontroller, universalfjärrkontroll, fjärrkontroll tv
Electronics > Wearables: Wearables, kroppsnära teknik, smarta glasögon
Electronics > Wearables > Smartwatches: Smartklockor, smartklocka, GPS-klocka, pulsklocka
Electronics > Wearables > Fitness Trackers: Aktivitetsarmband, fitnessarmband, pulsband, stegräknare
Electronics > Wearables > Smartwatch Straps: Smartklockarmband, smartwatch-armband, silikonarmband smartklocka
Electronics > Wearables > Item Trackers: Nyckelhittare, bluetooth-spårare, GPS-spårare, spårningstagg
Electronics > Gaming: Gaming, spel & konsol, gamingtillbehör
Electronics > Gaming > Game Consoles: Spelkonsoler, spelkonsol, tv-spelskonsol, bärbar spelkonsol
Electronics > Gaming > Game Controllers: Handkontroller, handkontroll spel, trådlös handkontroll, spelratt
Electronics > Gaming > Gaming Headsets: Gamingheadset, gaminghörlurar, headset för spel
Electronics > Gaming > VR Headsets: VR-headset, vr-glasögon, virtual reality-glasögon
Electronics > Gaming > Console Accessories: Konsoltillbehör, laddstation handkontroll, konsolväska, skydd spelkonsol
Electronics > Smart Home: Smarta hem, hemautomation, smart hubb, zigbee-gateway
Electronics > Smart Home > Security Cameras: Övervakningskameror, övervakningskamera, IP-kamera, utomhuskamera
Electronics > Smart Home > Video Doorbells: Dörrklockor, videodörrklocka, trådlös dörrklocka, porttelefon
Electronics > Smart Home > Smart Locks: Smarta lås, smart dörrlås, kodlås dörr, fingeravtryckslås
Electronics > Smart Home > Alarm Systems: Larmsystem, hemlarm, rörelsedetektor, dörrsensor
Electronics > Smart Home > Smart Plugs: Smarta uttag, smart plugg, wifi-uttag, fjärrströmbrytare
Electronics > Smart Home > Smart Lighting: Smart belysning, smart lampa, smart LED-lampa, smart ledlist
Electronics > Smart Home > Smart Thermostats: Smarta termostater, smart termostat, elementtermostat, rumstermostat
Electronics > Batteries: Batterier, batteri, batteritestare
Electronics > Batteries > Household Batteries: Engångsbatterier, AA-batterier, AAA-batterier, alkaliska batterier
Electronics > Batteries > Rechargeable Batteries: Laddningsbara batterier, uppladdningsbart batteri AA, NiMH-batteri
Electronics > Batteries > Button Cells: Knappcellsbatterier, knappcell, knappbatteri, hörapparatsbatterier
Electronics > Batteries > Battery Chargers: Batteriladdare, laddare AA AAA, kamerabatteriladdare
Electronics > Batteries > Device Batteries: Reservbatterier, datorbatteri, mobilbatteri, blybatteri
Electronics > Power: Strömförsörjning, växelriktare, solpanel
Electronics > Power > Power Strips: Grenuttag, grendosa, förlängningssladd, skarvsladd
Electronics > Power > Travel Adapters: Reseadaptrar, reseadapter, världsadapter
Electronics > Power > Uninterruptible Power Supplies: UPS-enheter, UPS, avbrottsfri strömförsörjning
Electronics > Power > Power Stations: Kraftstationer, bärbar kraftstation, bärbar elstation, vikbar solpanel
Electronics > E-Readers: Läsplattor, läsplatta, e-boksläsare
Electronics > Drones: Drönare, drönare med kamera, quadcopter
Electronics > Cables: Kablar, strömkabel, DisplayPort-kabel, buntband kabel
Electronics > Cables > HDMI Cables: HDMI-kablar, HDMI-kabel, höghastighets HDMI
Electronics > Cables > USB Cables: USB-kablar, USB-C-kabel, laddkabel, lightning-kabel
Electronics > Cables > Audio Cables: Ljudkablar, AUX-kabel, optisk ljudkabel, högtalarkabel
Electronics > Cables > Network Cables: Nätverkskablar, nätverkskabel, ethernetkabel, patchkabel
Electronics > Cables > Cable Adapters: Kabeladaptrar, HDMI-adapter, HDMI-splitter, OTG-adapter
Office: Kontor, kontorsmaterial, kontorsartiklar
Office > Writing: Pennor & skrivdon, skrivdon, pennrefill
Office > Writing > Ballpoint Pens: Kulspetspennor, kulspetspenna, bläckpenna kulspets
Office > Writing > Gel And Rollerball Pens: Gelpennor & rollerballpennor, gelpenna, rollerballpenna, raderbar penna
Office > Writing > Fountain Pens: Reservoarpennor, reservoarpenna, bläckpatroner reservoarpenna
Office > Writing > Fineliners And Fiber Pens: Fineliners & fiberpennor, fineliner, fiberpenna, fiberspetspenna
Office > Writing > Pencils: Blyertspennor, blyertspenna, stiftpenna, blyertsstift
Office > Writing > Highlighters: Överstrykningspennor, överstrykningspenna, highlighter
Office > Writing > Markers: Märkpennor, märkpenna, whiteboardpenna, permanent märkpenna
Office > Writing > Erasers And Correction: Radergummi & korrigering, suddgummi, korrigeringsroller, korrigeringsvätska
Office > Writing > Pencil Sharpeners: Pennvässare, pennvässare elektrisk, pennformerare
Office > Paper And Notebooks: Papper & block, pappersvaror, skrivpapper
Office > Paper And Notebooks > Printer Paper: Skrivarpapper, kopieringspapper, A4-papper
Office > Paper And Notebooks > Photo And Specialty Paper: Fotopapper & specialpapper, fotopapper, kvittorullar, kalkerpapper
Office > Paper And Notebooks > Notebooks: Anteckningsböcker, anteckningsbok, bullet journal, dagbok
Office > Paper And Notebooks > Exercise Books: Skrivhäften, skrivhäfte, räknehäfte, skolhäfte
Office > Paper And Notebooks > Writing Pads: Skrivblock, anteckningsblock, kollegieblock, rutat block
Office > Paper And Notebooks > Sticky Notes: Självhäftande notisar, notislappar, indexflikar, häftlappar
Office > Paper And Notebooks > Index Cards And Forms: Registerkort & blanketter, registerkort, kvittoblock, gästbok
Office > Paper And Notebooks > Planners And Diaries: Kalendrar & planerare, planeringskalender, fickkalender, veckoplanerare
Office > Paper And Notebooks > Greeting Cards: Gratulationskort, födelsedagskort, julkort, tackkort
Office > Filing: Arkivering & förvaring, dokumentförvaring, arkivering
Office > Filing > Ring Binders: Pärmar, ringpärm, gaffelpärm, pärmregister
Office > Filing > Folders: Mappar, plastmapp, hängmapp, snoddmapp
Office > Filing > Sheet Protectors And Laminating: Plastfickor & laminatfickor, plastficka, lamineringsficka, korthållare
Office > Filing > Archive Boxes And Trays: Arkivboxar & brevkorgar, arkivbox, brevkorg, tidskriftssamlare
Office > Desk Supplies: Skrivbordstillbehör, skrivbordsmaterial, skrivbordsartiklar
Office > Desk Supplies > Staplers And Staples: Häftapparater & häftklamrar, häftapparat, häftklammer, klammerborttagare
Office > Desk Supplies > Hole Punches: Hålslag, hålslagare, hålapparat papper
Office > Desk Supplies > Clips And Pins: Gem & klämmor, gem, pappersklämma, häftstift
Office > Desk Supplies > Scissors And Cutters: Saxar & skärmaskiner, kontorssax, pappersskärare, skärmatta
Office > Desk Supplies > Adhesive Tape: Kontorstejp, tejp, dubbelhäftande tejp, tejphållare
Office > Desk Supplies > Glue: Lim, limstift, skollim, häftmassa
Office > Desk Supplies > Desk Organizers: Skrivbordsorganiserare, pennställ, skrivbordsförvaring, bokstöd
Office > Desk Supplies > Stamps And Ink Pads: Stämplar & stämpeldynor, stämpel, datumstämpel, stämpeldyna
Office > Desk Supplies > Labels: Etiketter, adressetiketter, självhäftande etiketter, märktejp
Office > Ink And Toner: Bläck & toner, skrivarbläck, färgband
Office > Ink And Toner > Ink Cartridges: Bläckpatroner, bläckpatron, skrivarpatron, bläckflaska
Office > Ink And Toner > Toner Cartridges: Tonerkassetter, toner, lasertoner, trumma skrivare
Office > Shipping Supplies: Packmaterial, emballage, fraktmaterial
Office > Shipping Supplies > Envelopes: Kuvert, vadderat kuvert, fönsterkuvert, e-handelspåse
Office > Shipping Supplies > Shipping Boxes: Fraktkartonger, wellpapplåda, flyttkartong, kartong
Office > Shipping Supplies > Packing Tape: Packtejp, förpackningstejp, packtejphållare
Office > Shipping Supplies > Cushioning And Wrapping: Bubbelplast & skyddsmaterial, bubbelplast, sträckfilm, packpapper
Office > Shipping Supplies > Gift Wrap: Presentinslagning, presentpapper, presentpåse, presentsnöre
Office > Shipping Supplies > Postage Stamps And Scales: Frimärken & brevvågar, frimärken, brevvåg, paketvåg
Office > Presentation: Presentation & konferens, presentationsmaterial, konferenstillbehör
Office > Presentation > Whiteboards And Flipcharts: Whiteboardtavlor & blädderblock, whiteboardtavla, blädderblock, krittavla
Office > Presentation > Bulletin Boards: Anslagstavlor, anslagstavla, korktavla, bokstavstavla
Office > Presentation > Signs And Displays: Skyltar & displayer, broschyrställ, namnskylt, snäppram
Office > Presentation > Presentation Remotes: Presentationsfjärrkontroller, trådlös presenter, laserpekare
Office > Calculators: Miniräknare, räknare, teknisk räknare, bordsräknare
Office > Office Machines: Kontorsmaskiner, kontorsutrustning, skrivmaskin
Office > Office Machines > Shredders: Dokumentförstörare, papperstuggare, pappersförstörare
Office > Office Machines > Laminators And Binding Machines: Laminatorer & bindmaskiner, lamineringsmaskin, bindmaskin, bindryggar
Office > Office Machines > Label Makers: Märkmaskiner, etikettskrivare, märkmaskin, prismärkare
Office > Office Machines > Cash Registers And Money Counters: Kassaapparater & sedelräknare, kassaapparat, sedelräknare, kassaskrin
Office > School Supplies: Skolmaterial, skolstartspaket, skolsaker, tavelkrita
Office > School Supplies > Pencil Cases: Pennfack, pennfodral, pennskrin, pennetui
Office > School Supplies > Rulers And Geometry: Linjaler & geometri, linjal, passare, gradskiva
Office > School Supplies > Book Covers And Labels: Bokomslag & bokplast, bokplast, bokomslag, bokmärke
Office > Gift Cards: Presentkort, digitalt presentkort, värdekod
Musical Instruments: Musikinstrument, instrument, musikutrustning
Musical Instruments > Guitars: Gitarrer, gitarr, gitarrpaket
Musical Instruments > Guitars > Acoustic Guitars: Akustiska gitarrer, akustisk gitarr, stålsträngad gitarr, westerngitarr
Musical Instruments > Guitars > Classical Guitars: Klassiska gitarrer, klassisk gitarr, nylonsträngad gitarr
Musical Instruments > Guitars > Electric Guitars: Elgitarrer, elgitarr, elgitarrpaket
Musical Instruments > Guitars > Bass Guitars: Elbasar, elbas, basgitarr, akustisk bas
Musical Instruments > Guitars > Ukuleles: Ukulele, sopranukulele, konsertukulele
Musical Instruments > Guitars > Guitar Amplifiers: Gitarrförstärkare, basförstärkare, övningsförstärkare gitarr
Musical Instruments > Guitars > Effects Pedals: Effektpedaler, gitarrpedal, distpedal, multieffekt
Musical Instruments > Guitars > Guitar Strings: Gitarrsträngar, elgitarrsträngar, bassträngar, nylonsträngar
Musical Instruments > Guitars > Guitar Accessories: Gitarrtillbehör, plektrum, gitarrband, capo
Musical Instruments > Keyboards And Pianos: Klaviatur & pianon, klaviaturinstrument, klaviatur
Musical Instruments > Keyboards And Pianos > Digital Pianos: Digitalpianon, digitalpiano, elpiano, scenpiano
Musical Instruments > Keyboards And Pianos > Keyboards: Keyboards, nybörjarkeyboard, arrangörskeyboard
Musical Instruments > Keyboards And Pianos > Synthesizers: Syntar, synthesizer, midikeyboard, trummaskin
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: Akustiska pianon, akustiskt piano, flygel, tramporgel
Musical Instruments > Keyboards And Pianos > Accordions: Dragspel, pianodragspel, durspel, melodica
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: Keyboardstativ & pianopallar, keyboardstativ, pianopall, sustainpedal
Musical Instruments > Drums And Percussion: Trummor & slagverk, slagverk, slaginstrument
Musical Instruments > Drums And Percussion > Drum Kits: Trumset, trumset nybörjare, eltrummor, virveltrumma
Musical Instruments > Drums And Percussion > Cymbals: Cymbaler, crashcymbal, ridecymbal, hi-hat
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: Trumstockar & hårdvara, trumstockar, trumpall, bastrumpedal
Musical Instruments > Drums And Percussion > Hand Percussion: Handslagverk, cajon, djembe, tamburin
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: Xylofoner & klockspel, xylofon, klockspel, kalimba
Musical Instruments > Wind Instruments: Blåsinstrument, träblåsinstrument, säckpipa
Musical Instruments > Wind Instruments > Recorders And Flutes: Blockflöjter & tvärflöjter, blockflöjt, tvärflöjt, panflöjt
Musical Instruments > Wind Instruments > Saxophones: Saxofoner, altsaxofon, tenorsaxofon
Musical Instruments > Wind Instruments > Clarinets And Oboes: Klarinetter & oboer, klarinett, oboe, fagott
Musical Instruments > Wind Instruments > Trumpets And Brass: Trumpeter & bleckblås, trumpet, trombon, valthorn
Musical Instruments > Wind Instruments > Harmonicas: Munspel, munspel blues, kromatiskt munspel, kazoo
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: Rör & munstycken, saxofonrör, klarinettrör, ventilolja
Musical Instruments > String Instruments: Stråkinstrument, stränginstrument
Musical Instruments > String Instruments > Violins And Violas: Fioler & altfioler, fiol, altfiol, fiolstråke
Musical Instruments > String Instruments > Cellos And Double Basses: Cellor & kontrabasar, cello, kontrabas, cellostråke
Musical Instruments > String Instruments > Violin And Orchestral Strings: Fiol- & stråksträngar, fiolsträngar, cellosträngar, altfiolsträngar
Musical Instruments > String Instruments > Banjos Mandolins And Harps: Banjo & mandolin, femsträngad banjo, mandolin, harpa
Musical Instruments > Stage And Recording: Scen & inspelning, PA-system, studioutrustning, akustikpaneler
Musical Instruments > Stage And Recording > Studio And Stage Microphones: Studio- & scenmikrofoner, kondensatormikrofon, sångmikrofon, dynamisk mikrofon
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: Mixerbord & ljudkort, mixerbord, ljudinterface, DJ-kontroller
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: PA-högtalare & scenljus, PA-högtalare, scenbelysning, rökmaskin
Musical Instruments > Music Accessories: Musiktillbehör, metronom, stämapparat, notställ
Musical Instruments > Sheet Music: Noter, notbok, notböcker, pianoskola
Books And Media: Böcker & media, bok, pocketbok, inbunden bok
Books And Media > Fiction: Skönlitteratur, roman, noveller, samtidsroman
Books And Media > Fiction > Crime And Thrillers: Deckare & thrillers, deckare, thriller, kriminalroman
Books And Media > Fiction > Science Fiction And Fantasy: Science fiction & fantasy, fantasyroman, sci-fi-roman, dystopi
Books And Media > Fiction > Romance Novels: Romantik, kärleksroman, feelgoodroman, erotisk roman
Books And Media > Fiction > Young Adult Books: Ungdomsböcker, ungdomsroman, unga vuxna, ungdomsbok
Books And Media > Fiction > Poetry And Drama: Poesi & dramatik, diktsamling, poesi, dramatik
Books And Media > Non Fiction: Facklitteratur, fackbok, populärvetenskap, reportagebok
Books And Media > Non Fiction > Cookbooks: Kokböcker, kokbok, bakbok, receptbok
Books And Media > Non Fiction > Biographies: Biografier & memoarer, biografi, självbiografi, memoarer
Books And Media > Non Fiction > Travel Books: Reseböcker & kartor, reseguide, reseskildring, vägatlas
Books And Media > Non Fiction > Self Help And Psychology: Självhjälp & psykologi, självhjälpsbok, personlig utveckling, psykologibok
Books And Media > Non Fiction > Business And Money Books: Ekonomi & ledarskap, ledarskapsbok, investeringsbok, bok om privatekonomi
Books And Media > Non Fiction > History And Politics: Historia & politik, historiebok, krigshistoria, politikbok
Books And Media > Non Fiction > Health And Family Guides: Hälsa & föräldraskap böcker, kostbok, gravidbok, föräldrabok
Books And Media > Non Fiction > Hobby And Nature Books: Hobby- & naturböcker, trädgårdsbok, stickbok, fågelbok
Books And Media > Non Fiction > Art And Photography Books: Konst- & fotoböcker, konstbok, fotografibok, coffee table-bok
Books And Media > Non Fiction > Religion And Spirituality: Religion & andlighet, bibel, andlig bok, bönbok
Books And Media > Children's Books: Barnböcker, barnbok, kapitelbok, sagobok
Books And Media > Children's Books > Picture And Board Books: Bilderböcker & pekböcker, bilderbok, pekbok, flikbok
Books And Media > Children's Books > First Readers: Lättlästa böcker, börja läsa, lättläst barnbok, läsa själv
Books And Media > Children's Books > Kids Knowledge Books: Faktaböcker för barn, barnuppslagsbok, faktabok barn, dinosauriebok
Books And Media > Children's Books > Activity And Coloring Books: Målar- & pysselböcker, målarbok, pysselbok, klistermärkesbok
Books And Media > Audiobooks And Audio Figures: Ljudböcker & ljudfigurer, ljudbok, ljudbok cd, sagofigur
Books And Media > Comics And Graphic Novels: Serier & grafiska romaner, seriealbum, serietidning, grafisk roman
Books And Media > Comics And Graphic Novels > Manga: Manga, mangabok, mangaserie
Books And Media > Comics And Graphic Novels > Superhero Comics: Superhjälteserier, superhjälteserie, superhjältealbum
Books And Media > Textbooks: Kurslitteratur, lärobok, kursbok, studiebok
Books And Media > Textbooks > School Textbooks: Skolböcker, skolbok, grundbok matematik, läromedel grundskola
Books And Media > Textbooks > Workbooks And Exam Prep: Övningsböcker & provförberedelse, övningsbok, arbetsbok, högskoleprovet bok
Books And Media > Textbooks > Language Learning Books: Språkkurser, språkkurs bok, grammatikbok, lär dig engelska
Books And Media > Textbooks > Dictionaries And Reference: Ordböcker & uppslagsverk, ordbok, lexikon, uppslagsverk
Books And Media > Textbooks > Medicine Law And Science Books: Medicin- & juridikböcker, medicinsk kurslitteratur, juridikbok, fysikbok
Books And Media > Textbooks > Computing Books: Databöcker, programmeringsbok, lär dig programmera, databok
Books And Media > Magazines And Newspapers: Tidskrifter & tidningar, tidskrift, dagstidning, prenumeration tidning
Books And Media > Calendars: Väggkalendrar & almanackor, väggkalender, familjekalender, bordskalender
Books And Media > Vinyl Records: Vinylskivor, vinylskiva, LP-skiva, vinyl LP
Books And Media > Music CDs: Musik-CD, CD-album, CD-skiva musik
Books And Media > Music Cassettes: Kassettband musik, musikkassett, kassettband
Books And Media > Films: Filmer, film, långfilm, filmbox
Books And Media > Films > DVDs: DVD-filmer, DVD-film, DVD-box
Books And Media > Films > Blu-rays: Blu-ray-filmer, Blu-ray-film, 4K UHD Blu-ray
Books And Media > Films > TV Series: TV-serier, tv-serie DVD, komplett säsong, säsongsbox
Books And Media > Films > Concert And Music Videos: Konsert- & musikfilmer, konsert-DVD, musik-DVD, livekonsert
Books And Media > Video Games: TV-spel, tv-spel, konsolspel, videospel
Books And Media > Video Games > Nintendo Games: Nintendo-spel, Nintendo Switch-spel, Switch-spel
Books And Media > Video Games > PlayStation Games: PlayStation-spel, PS5-spel, PS4-spel
Books And Media > Video Games > Xbox Games: Xbox-spel, Xbox Series X-spel, Xbox One-spel
Books And Media > Video Games > PC Games: PC-spel, dataspel, PC-spel nedladdning
Books And Media > Software: Programvara, datorprogram, antivirusprogram, programvarulicens
Books And Media > Ebooks: E-böcker, e-bok, digital bok
Home: Hem & inredning, hem, heminredning
Home > Kitchen: Kök & matlagning, kök, köksartiklar, kökstillbehör
Home > Kitchen > Cookware: Kokkärl, kastrull- och stekpannset, grytlock, kokkärlsset
Home > Kitchen > Cookware > Frying Pans And Woks: Stekpannor & wokpannor, stekpanna, wokpanna, grillpanna
Home > Kitchen > Cookware > Pots And Saucepans: Grytor & kastruller, kastrull, kokgryta, såskastrull
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: Gjutjärnsgrytor, gjutjärnsgryta, lergryta, tagine
Home > Kitchen > Cookware > Pressure Cookers: Tryckkokare, tryckkokare spis, tryckkokare packning
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: Ugnsformar & långpannor, ugnsform, långpanna, lasagneform
Home > Kitchen > Bakeware: Bakning & bakformar, bakning, bakset
Home > Kitchen > Bakeware > Baking Tins And Trays: Bakformar & bakplåtar, springform, brödform, muffinsform
Home > Kitchen > Bakeware > Baking Tools: Bakredskap, kavel, kakmått, spritspåse
Home > Kitchen > Kitchen Tools: Köksredskap, isform, salladsslunga, mortel
Home > Kitchen > Kitchen Tools > Cooking Utensils: Stekspadar & slevar, stekspade, slev, vispar
Home > Kitchen > Kitchen Tools > Peelers And Graters: Skalare & rivjärn, potatisskalare, rivjärn, mandolin
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: Öppnare & bartillbehör, korkskruv, konservöppnare, kapsylöppnare
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: Degbunkar & durkslag, degbunke, durkslag, sil
Home > Kitchen > Kitchen Tools > Cutting Boards: Skärbrädor, skärbräda, serveringsbricka trä, ostbricka
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: Köksvågar & måttredskap, köksvåg, måttsats, litermått
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: Salt- & pepparkvarnar, pepparkvarn, saltkvarn, salt- och pepparset
Home > Kitchen > Kitchen Tools > Knife Sharpeners: Knivslipar & knivblock, knivslip, brynsten, knivblock
Home > Kitchen > Kitchen Tools > Dish Racks: Diskställ, diskställ rostfritt, torkmatta disk, hushållspappershållare
Home > Kitchen > Kitchen Tools > Kitchen Textiles: Kökstextil, kökshandduk, grytlapp, grillvante
Home > Kitchen > Knives: Köksknivar, kockkniv, knivset, brödkniv
Home > Kitchen > Tableware: Servering & porslin, dukning, äggkopp, glasunderlägg
Home > Kitchen > Tableware > Plates: Tallrikar, mattallrik, assiett, djup tallrik
Home > Kitchen > Tableware > Bowls And Serving Dishes: Skålar & serveringsfat, skål, serveringsskål, salladsskål
Home > Kitchen > Tableware > Dinnerware Sets: Serviser, matservis, servisset, kaffeservis
Home > Kitchen > Tableware > Mugs And Cups: Muggar & koppar, mugg, kaffekopp, tekopp
Home > Kitchen > Tableware > Cutlery: Bestick, bestickset, gaffel, sked
Home > Kitchen > Tableware > Teapots And Coffee Presses: Tekannor & kaffepressar, tekanna, kaffepress, mokabryggare
Home > Kitchen > Tableware > Table Linens: Bordstextil, bordsduk, bordslöpare, bordstablett
Home > Kitchen > Tableware > Disposable Tableware: Engångsservis, papperstallrikar, pappersmuggar, engångsbestick
Home > Kitchen > Glassware: Glas & glasservis, glasset, kristallglas
Home > Kitchen > Glassware > Drinking Glasses: Dricksglas, vattenglas, longdrinkglas, whiskyglas
Home > Kitchen > Glassware > Wine Glasses: Vinglas, rödvinsglas, champagneglas, cocktailglas
Home > Kitchen > Glassware > Carafes And Pitchers: Karaffer & tillbringare, karaff, tillbringare, vattenkaraff
Home > Kitchen > Food Storage: Matförvaring, brödlåda, kylskåpsförvaring
Home > Kitchen > Food Storage > Food Containers: Matlådor & burkar med lock, matförvaringslåda, frysburk, glasburk med lock matlåda
Home > Kitchen > Food Storage > Lunch Boxes: Matlådor & lunchboxar, lunchlåda, bentolåda, lunchväska
Home > Kitchen > Food Storage > Water Bottles: Vattenflaskor, vattenflaska, dricksflaska, sportflaska
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: Termosar & termosmuggar, termos, termosmugg, resemugg
Home > Kitchen > Food Storage > Jars And Canisters: Förvaringsburkar & konserveringsburkar, förvaringsburk, glasburk, kryddburk
Home > Kitchen > Water Filters: Vattenfilter, vattenfilterkanna, filterpatron, vattenrenare
Home > Kitchen > Small Appliances: Små köksapparater, köksmaskiner, äggkokare, popcornmaskin
Home > Kitchen > Small Appliances > Coffee Machines: Kaffemaskiner, kaffebryggare, espressomaskin, kapselmaskin
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: Kaffekvarnar & mjölkskummare, kaffekvarn, mjölkskummare
Home > Kitchen > Small Appliances > Kettles: Vattenkokare, vattenkokare elektrisk, visselpanna
Home > Kitchen > Small Appliances > Toasters: Brödrostar, brödrost, brödrost 4 skivor
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: Våffeljärn & smörgåsgrillar, våffeljärn, smörgåsgrill, pannkaksjärn
Home > Kitchen > Small Appliances > Blenders: Mixers & stavmixers, mixer, stavmixer, smoothiemixer
Home > Kitchen > Small Appliances > Food Processors: Matberedare & minihackare, matberedare, minihackare, elektrisk hackare
Home > Kitchen > Small Appliances > Mixers: Köksassistenter & elvispar, köksassistent, elvisp, degblandare
Home > Kitchen > Small Appliances > Juicers: Juicemaskiner, råsaftcentrifug, slowjuicer, citruspress elektrisk
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: Airfryers & fritöser, airfryer, fritös, varmluftsfritös
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: Multikokare & riskokare, riskokare, slow cooker, ångkokare
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: Elgrillar & raclettegrillar, raclettegrill, bordsgrill, elgrill bord
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: Mikrovågsugnar & miniugnar, mikrovågsugn, miniugn, bänkugn
Home > Kitchen > Small Appliances > Bread Makers: Bakmaskiner, brödbakmaskin, bakmaskin
Home > Kitchen > Small Appliances > Ice Cream Makers: Glassmaskiner & ismaskiner, glassmaskin, ismaskin, slushmaskin
Home > Kitchen > Small Appliances > Food Slicers And Grinders: Skärmaskiner & köttkvarnar, skärmaskin, köttkvarn, pastamaskin
Home > Kitchen > Small Appliances > Vacuum Sealers: Vakuumförpackare, vakuumförslutare, vakuumpåsar, vakuummaskin
Home > Kitchen > Small Appliances > Soda Makers: Kolsyremaskiner & gräddsifoner, kolsyremaskin, kolsyrepatron, gräddsifon
Home > Large Appliances: Vitvaror, vitvara, inbyggnadsvitvaror, reservdelar vitvaror
Home > Large Appliances > Refrigerators And Freezers: Kylskåp & frysar, kylskåp, kyl och frys, frysskåp
Home > Large Appliances > Dishwashers: Diskmaskiner, diskmaskin, bänkdiskmaskin, integrerad diskmaskin
Home > Large Appliances > Washing Machines: Tvättmaskiner, tvättmaskin, toppmatad tvättmaskin, kombimaskin tvätt tork
Home > Large Appliances > Tumble Dryers: Torktumlare, värmepumpstumlare, kondenstumlare
Home > Large Appliances > Ovens And Cookers: Ugnar & spisar, inbyggnadsugn, spis, ångugn
Home > Large Appliances > Cooktops: Hällar, induktionshäll, glaskeramikhäll, kokplatta
Home > Large Appliances > Range Hoods: Köksfläktar, köksfläkt, spisfläkt, kolfilter köksfläkt
Home > Furniture: Möbler, möbel, möbelben, rumsavdelare
Home > Furniture > Chairs: Stolar & sittmöbler, stol, gungstol, fällstol
Home > Furniture > Chairs > Dining Chairs: Matstolar & köksstolar, matstol, matsalsstol, köksstol
Home > Furniture > Chairs > Office Chairs: Kontorsstolar & skrivbordsstolar, kontorsstol, skrivbordsstol, gamingstol
Home > Furniture > Chairs > Armchairs: Fåtöljer, fåtölj, reclinerfåtölj, öronlappsfåtölj
Home > Furniture > Chairs > Stools And Ottomans: Barstolar & pallar & puffar, barstol, pall, sittpuff
Home > Furniture > Tables: Bord, fällbord, avlastningsbord, barbord
Home > Furniture > Tables > Dining Tables: Matbord & köksbord, matbord, köksbord, utdragbart matbord
Home > Furniture > Tables > Coffee And Side Tables: Soffbord & sidobord, soffbord, sidobord, satsbord
Home > Furniture > Tables > Desks: Skrivbord, höj- och sänkbart skrivbord, datorbord, gamingbord
Home > Furniture > Sofas: Soffor, soffa, hörnsoffa, bäddsoffa
Home > Furniture > Shelves: Hyllor & bokhyllor, bokhylla, vägghylla, förvaringshylla
Home > Furniture > Beds: Sängar & sängramar, sängram, kontinentalsäng, våningssäng
Home > Furniture > Mattresses: Madrasser, madrass, skummadrass, resårmadrass
Home > Furniture > Wardrobes: Garderober & klädställningar, garderob, klädställning, klädskåp
Home > Furniture > Dressers And Nightstands: Byråer & sängbord, byrå, sängbord, nattduksbord
Home > Furniture > Cabinets And Sideboards: Skänkar & skåp & tv-bänkar, skänk, tv-bänk, vitrinskåp
Home > Furniture > Hallway Furniture: Hallmöbler, skohylla, skoskåp, klädhängare hall
Home > Furniture > Bathroom Furniture: Badrumsmöbler, badrumsskåp, tvättställsskåp, spegelskåp
Home > Furniture > Filing Cabinets: Arkivskåp & kontorsmöbler, arkivskåp, hurts, plåtskåp
Home > Furniture > Kids Furniture: Barnmöbler, barnbord, barnsäng, leksaksförvaring
Home > Bedding: Sängkläder & sängtextil, överkast, sängtextil
Home > Bedding > Pillows: Huvudkuddar, kudde, huvudkudde, dunkudde
Home > Bedding > Duvets: Täcken, täcke, duntäcke, tyngdtäcke
Home > Bedding > Bed Linen Sets: Påslakan & bäddset, påslakan, bäddset, örngott
Home > Bedding > Bed Sheets: Lakan, dra-på-lakan, underlakan, sängkappa
Home > Bedding > Blankets And Throws: Filtar & plädar, filt, pläd, fleecefilt
Home > Bedding > Mattress Toppers And Protectors: Bäddmadrasser & madrasskydd, bäddmadrass, madrasskydd, kuddskydd
Home > Bath: Badrum, badrumstextil, badset
Home > Bath > Towels: Handdukar & badlakan, handduk, badlakan, gästhandduk
Home > Bath > Bath Mats: Badrumsmattor, badrumsmatta, duschmatta, badkarsmatta
Home > Bath > Shower Curtains: Duschdraperier, duschdraperi, duschdraperistång, duschridå
Home > Bath > Bathroom Accessories: Badrumstillbehör, tvålpump, handdukshängare, toapappershållare
Home > Bath > Toilet Seats And Brushes: Toalettsitsar & toalettborstar, toalettsits, wc-sits, toalettborste
Home > Bath > Bathroom Scales: Personvågar & badrumsvågar, personvåg, badrumsvåg, kroppsanalysvåg
Home > Lighting: Belysning, lampa, lampskärm, led-belysning
Home > Lighting > Ceiling And Wall Lights: Taklampor & vägglampor, taklampa, pendellampa, vägglampa
Home > Lighting > Floor Lamps: Golvlampor, golvlampa, bågformad golvlampa, uplight
Home > Lighting > Table Lamps: Bordslampor & skrivbordslampor, bordslampa, skrivbordslampa, läslampa
Home > Lighting > Light Bulbs: Glödlampor & ljuskällor, glödlampa, led-lampa, ljuskälla
Home > Lighting > LED Strips And String Lights: Led-slingor & ljusslingor, led-list, ljusslinga, ljusgardin
Home > Decor: Heminredning & dekoration, inredningsdetaljer, dekoration, prydnadssaker
Home > Decor > Vases: Vaser, vas, blomvas, golvvas
Home > Decor > Candles: Ljus & doftljus, stearinljus, doftljus, värmeljus
Home > Decor > Candle Holders: Ljusstakar & ljuslyktor, ljusstake, ljuslykta, ljushållare
Home > Decor > Home Fragrance: Hemdoft & rumsdoft, doftpinnar, aromadiffuser, rökelse
Home > Decor > Picture Frames: Fotoramar & tavelramar, fotoram, tavelram, posterram
Home > Decor > Wall Art: Väggkonst & posters, tavla, canvastavla, poster
Home > Decor > Mirrors: Speglar, väggspegel, helkroppsspegel, sminkspegel
Home > Decor > Clocks: Klockor & väckarklockor, väggklocka, väckarklocka, bordsklocka
Home > Decor > Rugs: Mattor & dörrmattor, matta, ryamatta, gångmatta
Home > Decor > Curtains: Gardiner & gardinstänger, gardin, mörkläggningsgardin, gardinlängd
Home > Decor > Blinds: Rullgardiner & persienner, rullgardin, persienn, plisségardin
Home > Decor > Cushions: Prydnadskuddar & kuddfodral, prydnadskudde, kuddfodral, stolsdyna
Home > Decor > Artificial Plants And Flowers: Konstgjorda växter & blommor, konstväxt, konstgjord blomma, torkade blommor
Home > Decor > Figurines And Ornaments: Figuriner & prydnadsfigurer, prydnadsfigur, staty, skulptur
Home > Decor > Wallpaper And Wall Stickers: Tapeter & väggdekor, tapet, fototapet, väggdekal
Home > Decor > Seasonal Decoration: Säsongsdekorationer, höstdekoration, adventskalender att fylla
Home > Decor > Seasonal Decoration > Christmas Decorations: Juldekorationer, julgran, julgranskulor, julpynt
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: Halloween- & påskdekorationer, halloweendekoration, påskpynt, påskägg
Home > Decor > Seasonal Decoration > Party Decorations: Festdekorationer & ballonger, ballonger, girlang, folieballong
Home > Storage And Organization: Förvaring & organisering, förvaring, organizer, förvaringslösning
Home > Storage And Organization > Storage Boxes And Baskets: Förvaringslådor & korgar, förvaringslåda, förvaringskorg, flätad korg
Home > Storage And Organization > Hangers And Hooks: Galgar & krokar, klädgalge, galge, väggkrok
Home > Storage And Organization > Closet And Drawer Organizers: Garderobs- & lådorganiserare, lådavdelare, besticklåda, smyckeskrin
Home > Storage And Organization > Trash Cans: Papperskorgar & soptunnor, pedalhink, sophink, papperskorg
Home > Floor Care: Dammsugare & golvvård, golvvårdsmaskin, golvpolerare, fönstertvätt elektrisk
Home > Floor Care > Vacuum Cleaners: Dammsugare, dammsugare påslös, cylinderdammsugare, grovdammsugare
Home > Floor Care > Cordless And Handheld Vacuums: Skaftdammsugare & handdammsugare, skaftdammsugare, sladdlös dammsugare, handdammsugare
Home > Floor Care > Robot Vacuums: Robotdammsugare, robotdammsugare med mopp, fönsterputsrobot
Home > Floor Care > Steam And Carpet Cleaners: Ångtvättar & mattvättare, ångrengörare, ångmopp, textiltvätt maskin
Home > Floor Care > Vacuum Bags And Accessories: Dammsugarpåsar & tillbehör, dammsugarpåse, dammsugarfilter, dammsugarmunstycke
Home > Garment Care: Klädvård & tvättillbehör, klädvård, tvättillbehör, tvättpåse nät
Home > Garment Care > Irons: Strykjärn & ångstationer, strykjärn, ångstrykjärn, ångstation
Home > Garment Care > Garment Steamers: Klädångare, handångare, steamer kläder, reseångare
Home > Garment Care > Ironing Boards: Strykbrädor, strykbräda, strykbrädsöverdrag, strykmatta
Home > Garment Care > Drying Racks And Clothes Lines: Torkställningar & klädstreck, torkställning, torkvinda, tvättlina
Home > Garment Care > Laundry Baskets: Tvättkorgar, tvättkorg, tvättsorterare, tvättsäck
Home > Garment Care > Lint Removers And Fabric Shavers: Klädrullar & noppborttagare, klädrulle, noppborttagare, luddborttagare
Home > Heating And Cooling: Värme & kyla, klimatprodukter, termostat inomhus, inomhusklimat
Home > Heating And Cooling > Heaters: Värmefläktar & element, värmefläkt, oljefyllt element, infravärmare
Home > Heating And Cooling > Fireplaces And Stoves: Kaminer & braskaminer, elkamin, etanolkamin, vedkamin
Home > Heating And Cooling > Fans: Fläktar, bordsfläkt, golvfläkt, tornfläkt
Home > Heating And Cooling > Air Conditioners: Luftkonditionering & luftkylare, portabel ac, luftkonditionering, luftkylare
Home > Heating And Cooling > Air Purifiers: Luftrenare, luftrenare hepa, filter luftrenare, jonisator
Home > Heating And Cooling > Humidifiers And Dehumidifiers: Luftfuktare & avfuktare, luftfuktare, avfuktare, hygrometer
Home > Heating And Cooling > Electric Blankets And Heat Pads: Värmefiltar & värmedynor, värmefilt, elfilt, värmedyna
Garden: Trädgård och utemiljö, trädgård, trädgårdsprodukter, uteplats
Garden > Plants: Växter, levande växt, krukväxt, plantskola
Garden > Plants > Houseplants: Krukväxter inomhus, inomhusväxt, monstera växt, svärmorstunga
Garden > Plants > Cacti And Succulents: Kaktusar och suckulenter, kaktus, suckulent, aloe vera växt
Garden > Plants > Bonsai: Bonsaiträd, bonsai, bonsaiset, bonsai i kruka
Garden > Plants > Garden Flowers: Perenner och sommarblommor, perenn, pelargon, hortensia
Garden > Plants > Trees And Shrubs: Träd och buskar, fruktträd, häckväxt, klätterväxt
Garden > Plants > Herb And Vegetable Plants: Grönsaksplantor och kryddväxter, tomatplanta, kryddväxt, sättpotatis
Garden > Plants > Flower Bulbs: Blomsterlökar, tulpanlökar, narcisslökar, dahliaknölar
Garden > Plants > Cut Flowers: Snittblommor och buketter, blombukett, rosbukett, färska blommor
Garden > Seeds: Fröer, frön, utsäde, fröpåse
Garden > Seeds > Vegetable And Herb Seeds: Grönsaksfröer och kryddfröer, tomatfrö, gurkfrö, basilikafrö
Garden > Seeds > Flower Seeds: Blomfröer, blomfrö, ängsblommor frö, luktärtsfrö
Garden > Seeds > Grass Seeds: Gräsfrö, gräsmattefrö, lagningsfrö gräsmatta, skuggräsfrö
Garden > Soil And Fertilizer: Jord och gödsel, jordförbättring, trädgårdskalk, växtvård
Garden > Soil And Fertilizer > Potting Soil And Compost: Planteringsjord och kompostjord, planteringsjord, kokosjord, perlit
Garden > Soil And Fertilizer > Fertilizers: Gödsel och växtnäring, växtnäring, gödningsmedel, gräsmattegödsel
Garden > Soil And Fertilizer > Mulch And Decorative Stones: Täckbark och dekorsten, täckbark, dekorsten, lecakulor
Garden > Soil And Fertilizer > Composters: Kompostbehållare, kompost, varmkompost, bokashihink
Garden > Pots: Krukor och växtställ, krukfat, växtställ, piedestal blommor
Garden > Pots > Plant Pots: Blomkrukor, blomkruka, ytterkruka, ampel
Garden > Pots > Planters And Raised Beds: Odlingslådor och balkonglådor, odlingslåda, pallkrage, balkonglåda
Garden > Pots > Seed Trays And Propagators: Såbrickor och minidrivhus, såbricka, minidrivhus, torvkrukor
Garden > Watering: Bevattning, trädgårdsbevattning, bevattningsutrustning, bevattningsartiklar
Garden > Watering > Garden Hoses And Fittings: Trädgårdsslangar och kopplingar, trädgårdsslang, slangvinda, slangkoppling
Garden > Watering > Sprinklers And Irrigation: Vattenspridare och droppbevattning, vattenspridare, droppbevattning, bevattningstimer
Garden > Watering > Watering Cans And Sprayers: Vattenkannor och tryckspruta, vattenkanna, blomspruta, tryckspruta
Garden > Watering > Rain Barrels And Water Pumps: Regntunnor och vattenpumpar, regntunna, dränkbar pump, pumpautomat
Garden > Garden Tools: Trädgårdsredskap, trädgårdsverktyg, trädgårdsredskap set, lövplockare
Garden > Garden Tools > Spades Rakes And Trowels: Spadar och krattor, spade, kratta, planteringsspade
Garden > Garden Tools > Pruners And Shears: Sekatörer och häcksaxar, sekatör, grensax, manuell häcksax
Garden > Garden Tools > Wheelbarrows And Garden Carts: Skottkärror och trädgårdsvagnar, skottkärra, trädgårdsvagn, trädgårdssäck
Garden > Garden Tools > Gardening Gloves: Trädgårdshandskar, trädgårdshandske, roshandskar, planteringshandskar
Garden > Garden Tools > Garden Twine And Plant Supports: Växtstöd och trädgårdssnöre, växtstöd, bambukäppar, spaljé
Garden > Garden Power Tools: Trädgårdsmaskiner, trädgårdsmaskin, batteridriven trädgårdsmaskin, tvåtaktsolja
Garden > Garden Power Tools > Lawn Mowers: Gräsklippare, åkgräsklippare, batterigräsklippare, cylinderklippare
Garden > Garden Power Tools > Robotic Lawn Mowers: Robotgräsklippare, robotklippare, begränsningskabel, robotgräsklippare garage
Garden > Garden Power Tools > Grass And Hedge Trimmers: Grästrimmer och häcktrimmer, grästrimmer, elhäcksax, röjsåg
Garden > Garden Power Tools > Chainsaws: Motorsågar, motorsåg, batterimotorsåg, sågkedja
Garden > Garden Power Tools > Leaf Blowers: Lövblåsar och snöslungor, lövblås, lövsug, snöslunga
Garden > Garden Power Tools > Pressure Washers: Högtryckstvättar, högtryckstvätt, terrasstvätt, högtryckslans
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: Kompostkvarnar och jordfräsar, kompostkvarn, jordfräs, vertikalskärare
Garden > Garden Furniture: Utemöbler, trädgårdsmöbler, balkongmöbler, konstrotting utemöbler
Garden > Garden Furniture > Garden Chairs And Benches: Trädgårdsstolar och bänkar, trädgårdsstol, trädgårdsbänk, hammock
Garden > Garden Furniture > Garden Tables And Furniture Sets: Trädgårdsbord och utegrupper, trädgårdsbord, loungegrupp, caféset
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: Solstolar och hängstolar, solsäng, solstol, hängstol
Garden > Garden Furniture > Garden Cushions And Furniture Covers: Utedynor och möbelskydd, utedyna, möbelskydd utemöbler, dynbox
Garden > Garden Shade And Fencing: Solskydd och staket, solskydd utomhus, insynsskydd och staket, skuggväv
Garden > Garden Shade And Fencing > Parasols And Awnings: Parasoller och markiser, parasoll, frihängande parasoll, markis
Garden > Garden Shade And Fencing > Gazebos And Pergolas: Partytält och pergolor, paviljong, partytält, pergola
Garden > Garden Shade And Fencing > Fences And Privacy Screens: Staket och insynsskydd, staket, insynsskydd, balkongskydd
Garden > Grills And Outdoor Cooking: Grillar och utematlagning, grillning, utekök, utomhusmatlagning
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: Grillar och pizzaugnar, gasolgrill, kolgrill, pizzaugn utomhus
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: Grilltillbehör, grilltång, grillöverdrag, grillborste
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: Grillkol och tändare, grillkol, grillbriketter, tändblock
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: Eldfat och terrassvärmare, eldkorg, eldfat, terrassvärmare
Garden > Pools And Ponds: Pooler och dammar, pool och damm, pooltillbehör, vattenträdgård
Garden > Pools And Ponds > Swimming Pools: Pooler, pool ovan mark, uppblåsbar pool, rampool
Garden > Pools And Ponds > Hot Tubs: Spabad, uppblåsbart spabad, badtunna, isbad
Garden > Pools And Ponds > Pool Chemicals: Poolkemikalier, klortabletter, ph minus, algmedel pool
Garden > Pools And Ponds > Pool Pumps And Cleaning: Poolpumpar och poolrengöring, poolpump, poolrobot, sandfilter pool
Garden > Pools And Ponds > Ponds And Fountains: Dammar och fontäner, dammpump, dammduk, trädgårdsfontän
Garden > Outdoor Lighting: Utomhusbelysning, trädgårdsbelysning, utebelysning, utomhuslampa
Garden > Outdoor Lighting > Solar Lights: Solcellslampor, solcellslampa, solcellsbelysning, solcellslykta
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: Utelampor och strålkastare, fasadbelysning, led strålkastare, pollarlampa
Garden > Outdoor Lighting > String Lights And Torches: Ljusslingor och marschaller, ljusslinga utomhus, marschall, trädgårdsfackla
Garden > Sheds And Greenhouses: Förråd och växthus, trädgårdsbyggnad, trädgårdsförråd, uteförvaring
Garden > Sheds And Greenhouses > Garden Sheds: Trädgårdsskjul och bodar, redskapsbod, förrådsbod, vedbod
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: Växthus och växtskydd, växthus, odlingstunnel, fiberduk
Garden > Outdoor Pest And Weed Control: Ogräs- och skadedjursbekämpning utomhus, växtskyddsmedel, bekämpningsmedel trädgård, skadedjursbekämpning trädgård
Garden > Outdoor Pest And Weed Control > Weed Killers: Ogräsmedel, ogräsbekämpning, mossmedel, ogräsättika
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: Medel mot växtskadegörare, insektsmedel växter, snigelmedel, svampmedel växter
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: Djurskrämmor och fällor, mullvadsskrämma, kattskrämma, getingfälla
Garden > Bird Feeders And Wildlife: Vilda fåglar och djur, vilda djur i trädgården, vildfåglar, småfåglar
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: Fågelbord och fågelholkar, fågelmatare, fågelholk, insektshotell
Garden > Bird Feeders And Wildlife > Wild Bird Food: Fågelmat vilda fåglar, talgbollar, fågelfrö vildfåglar, solrosfrö fåglar
Garden > Garden Decor: Trädgårdsdekoration, trädgårdsfigur, trädgårdstomte, vindspel
Tools: Verktyg och byggvaror, verktyg, gör-det-själv, bygg och renovering
Tools > Power Tools: Elverktyg, maskinverktyg, batteridrivna verktyg, sladdlöst verktyg
Tools > Power Tools > Drills And Screwdrivers: Borrmaskiner och skruvdragare, skruvdragare, slagborrmaskin, slagskruvdragare
Tools > Power Tools > Rotary Hammers And Demolition Hammers: Borrhammare och bilningshammare, borrhammare, bilningshammare, rivningshammare
Tools > Power Tools > Power Saws: Elsågar, cirkelsåg, sticksåg, kapsåg
Tools > Power Tools > Grinders And Polishers: Slipmaskiner och polermaskiner, vinkelslip, bänkslip, polermaskin
Tools > Power Tools > Sanders Planers And Routers: Slipar och handöverfräsar, excenterslip, elhyvel, handöverfräs
Tools > Power Tools > Multi Tools And Rotary Tools: Multiverktyg och roterande verktyg, oscillerande multiverktyg, gravyrmaskin, roterande multiverktyg
Tools > Power Tools > Heat Guns And Paint Sprayers: Varmluftspistoler och färgsprutor, varmluftspistol, färgspruta, färgblandare
Tools > Power Tools > Nailers And Glue Guns: Spikpistoler och limpistoler, spikpistol, elektrisk häftpistol, limpistol
Tools > Power Tools > Air Compressors And Pneumatic Tools: Kompressorer och tryckluftsverktyg, luftkompressor, tryckluftsverktyg, tryckluftsslang
Tools > Power Tools > Workshop Vacuums: Grovdammsugare, våt- och torrdammsugare, byggdammsugare, askdammsugare
Tools > Power Tools > Generators: Elverk och generatorer, elverk, inverterelverk, bensinelverk
Tools > Power Tools > Tool Batteries And Chargers: Verktygsbatterier och laddare, verktygsbatteri, batteri till skruvdragare, laddare till elverktyg
Tools > Power Tools > Drill Bits And Screwdriver Bits: Borr och bits, borrsats, bitssats, hålsåg
Tools > Power Tools > Saw Blades And Abrasives: Sågblad och slipmaterial, sågklinga, slippapper, kapskiva
Tools > Hand Tools: Handverktyg, verktygssats, verktygsset, handverktygssats
Tools > Hand Tools > Hammers And Mallets: Hammare och klubbor, snickarhammare, gummiklubba, yxa
Tools > Hand Tools > Screwdrivers: Skruvmejslar, skruvmejsel, skruvmejselset, precisionsmejslar
Tools > Hand Tools > Wrenches Sockets And Hex Keys: Skiftnycklar och hylsnycklar, skiftnyckel, hylsnyckelsats, insexnyckel
Tools > Hand Tools > Pliers And Cutters: Tänger och avbitare, kombinationstång, avbitartång, polygriptång
Tools > Hand Tools > Multi Tools And Pocket Knives: Multitool och fickknivar, fickkniv, fällkniv, multitool
Tools > Hand Tools > Utility Knives And Scrapers: Brytbladsknivar och skrapor, brytkniv, mattkniv, spackelspade
Tools > Hand Tools > Hand Saws: Handsågar, handsåg, bågfil, geringslåda
Tools > Hand Tools > Chisels Files And Planes: Stämjärn och filar, stämjärn, filset, handhyvel
Tools > Hand Tools > Clamps And Vises: Tvingar och skruvstycken, skruvtving, skruvstycke, snabbtving
Tools > Hand Tools > Staple Guns And Caulking Guns: Häftpistoler och fogpistoler, häftpistol, fogpistol, häftklammer verktyg
Tools > Measuring Tools: Mätverktyg, mätinstrument, mätutrustning, märkverktyg
Tools > Measuring Tools > Tape Measures And Rules: Måttband och skjutmått, måttband, skjutmått, tumstock
Tools > Measuring Tools > Spirit Levels And Laser Levels: Vattenpass och korslaser, vattenpass, korslaser, laseravståndsmätare
Tools > Measuring Tools > Multimeters And Detectors: Multimetrar och detektorer, multimeter, spänningsprovare, regelsökare
Tools > Fasteners And Hardware: Beslag och fästelement, fästelement, järnvaror, sortimentslåda
Tools > Fasteners And Hardware > Screws Bolts And Nuts: Skruvar och muttrar, träskruv, bult, mutter
Tools > Fasteners And Hardware > Nails And Tacks: Spik och nitar, trådspik, dyckert, blindnit
Tools > Fasteners And Hardware > Wall Plugs And Anchors: Plugg och expander, väggplugg, gipsplugg, expanderbult
Tools > Fasteners And Hardware > Hooks And Brackets: Krokar och konsoler, väggkrok, vinkeljärn, hyllkonsol
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: Gångjärn och möbelbeslag, gångjärn, dörrhandtag, möbelhjul
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: Rep och buntband, buntband, rep och kätting, stålvajer
Tools > Paint: Färg och tapet, målarfärg, färg, grundfärg
Tools > Paint > Wall And Ceiling Paint: Väggfärg och takfärg, väggfärg, takfärg, fasadfärg
Tools > Paint > Wood And Metal Paint: Träfärg och metallfärg, lasyr, träolja, metallfärg
Tools > Paint > Spray Paint: Sprayfärg, sprayfärg burk, spraylack, märkspray
Tools > Paint > Paint Brushes And Rollers: Målarpenslar och rollers, målarpensel, målarroller, färgtråg
Tools > Paint > Masking Tape And Dust Sheets: Maskeringstejp och täckplast, maskeringstejp, målartejp, täckplast
Tools > Paint > Thinners And Strippers: Förtunning och färgborttagning, thinner, lacknafta, färgborttagningsmedel
Tools > Paint > Wallpaper And Wall Coverings: Tapeter och väggbeklädnad, tapet, fototapet, väggpanel
Tools > Adhesives And Sealants: Lim och fogmassa, lim, limning och tätning, lim och tätningsmedel
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: Snabblim och monteringslim, superlim, monteringslim, trälim
Tools > Adhesives And Sealants > Silicone And Fillers: Silikon och spackel, silikonfog, fogskum, spackel
Tools > Adhesives And Sealants > Technical Tapes: Tekniska tejper, silvertejp, eltejp, dubbelhäftande tejp
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: Smörjmedel och rostlösare, rostlösare, silikonspray, universalolja
Tools > Electrical: Elinstallation, elartiklar, elmaterial, installationsmaterial el
Tools > Electrical > Switches And Sockets: Strömbrytare och vägguttag, strömbrytare, vägguttag, dimmer
Tools > Electrical > Extension Cords And Power Strips: Förlängningssladdar och grenuttag, grenuttag, skarvsladd, kabelvinda
Tools > Electrical > Cables And Cable Management: Elkablar och kabelhantering, installationskabel, kabelkanal, kopplingsdosa
Tools > Electrical > Fuses And Circuit Breakers: Säkringar och elcentraler, automatsäkring, elcentral, jordfelsbrytare
Tools > Electrical > Solar Panels And Power Stations: Solpaneler och kraftstationer, solpanel, solväxelriktare, bärbar kraftstation
Tools > Plumbing: VVS och sanitet, VVS, rörmokeri, sanitetsartiklar
Tools > Plumbing > Taps And Faucets: Blandare och kranar, köksblandare, tvättställsblandare, badkarsblandare
Tools > Plumbing > Showers And Shower Heads: Duschar och duschmunstycken, duschset, handdusch, takdusch
Tools > Plumbing > Toilets Sinks And Bathtubs: Toaletter och handfat, toalettsits, handfat, badkar
Tools > Plumbing > Pipes And Fittings: Rör och rörkopplingar, kopparrör, rörkoppling, kulventil
Tools > Plumbing > Drain Snakes And Plungers: Rensband och sugkoppar, avloppsrensare, vaskrensare, rensspiral
Tools > Plumbing > Water Heaters And Heating: Varmvattenberedare och värmesystem, varmvattenberedare, vattenburet element, golvvärme
Tools > Flashlights And Work Lights: Ficklampor och arbetsbelysning, ficklampa, pannlampa, arbetslampa
Tools > Locks And Safes: Lås och kassaskåp, lås, säkerhetslås, inbrottsskydd
Tools > Locks And Safes > Padlocks: Hänglås, kodhänglås, kombinationslås, resväskelås
Tools > Locks And Safes > Door Locks And Cylinders: Dörrlås och låscylindrar, dörrlås, låscylinder, smart lås
Tools > Locks And Safes > Safes And Key Cabinets: Värdeskåp och nyckelskåp, värdeskåp, nyckelskåp, kassalåda
Tools > Smoke And Gas Alarms: Brandvarnare och gaslarm, brandvarnare, kolmonoxidvarnare, brandsläckare
Tools > Workwear And Protective Gear: Arbetskläder och skyddsutrustning, personlig skyddsutrustning, skyddsutrustning, fallskydd
Tools > Workwear And Protective Gear > Work Clothing: Arbetskläder, arbetsbyxor, arbetsoverall, varselväst
Tools > Workwear And Protective Gear > Safety Shoes: Skyddsskor, skyddskängor, arbetsskor, skyddsstövlar
Tools > Workwear And Protective Gear > Work Gloves: Arbetshandskar, arbetshandske, skärskyddshandskar, montagehandskar
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: Skyddshjälmar och hörselskydd, skyddshjälm, skyddsglasögon, hörselkåpor
Tools > Workwear And Protective Gear > Dust Masks And Respirators: Dammasker och andningsskydd, dammask, halvmask, andningsskydd
Tools > Ladders And Scaffolding: Stegar och ställningar, stege, trappstege, byggställning
Tools > Tool Storage And Workshop: Verktygsförvaring och verkstad, verkstadsinredning, verkstadsutrustning, garageförvaring
Tools > Tool Storage And Workshop > Tool Boxes And Bags: Verktygslådor och verktygsväskor, verktygslåda, verktygsväska, verktygsvagn
Tools > Tool Storage And Workshop > Workbenches And Shelving: Arbetsbänkar och hyllsystem, arbetsbänk, lagerhylla, sågbock
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: Säckkärror och lyftutrustning, säckkärra, kättingtelfer, lyftblock
Tools > Welding And Soldering: Svetsning och lödning, svets, lödkolv, lödtenn
Tools > Building Materials: Byggmaterial, renoveringsmaterial, byggnadsmaterial, konstruktionsmaterial
Tools > Building Materials > Cement And Plaster: Cement och puts, cement, betong, kakelfix
Tools > Building Materials > Flooring And Tiles: Golv och kakel, laminatgolv, vinylgolv, klinker
Tools > Building Materials > Timber And Sheet Materials: Virke och skivmaterial, plywood, träskiva, plexiglasskiva
Tools > Building Materials > Insulation Doors And Windows: Isolering och fönster, isoleringsskiva, tätningslist, innerdörr
Automotive: Bil och motor, bil, fordon, biltillbehör och reservdelar
Automotive > Car Care: Bilvård, bilvårdsset, bilvårdsprodukter, biltvätt
Automotive > Car Care > Car Shampoos: Bilschampo, avfettning bil, förtvätt bil, insektsborttagare bil
Automotive > Car Care > Car Waxes And Polishes: Bilvax och polermedel, bilvax, polermedel bil, lackskydd
Automotive > Car Care > Car Interior Cleaners: Bilinteriörrengöring, interiörrengöring bil, instrumentpanelspray, läderrengöring bil
Automotive > Car Care > Wheel And Tyre Cleaners: Fälgrengöring och däckglans, fälgrengöring, däckglans, flygrostlösare
Automotive > Car Care > Car Glass Cleaners: Bilglasrengöring, glasrengöring bil, avisningsspray, vindruterengöring
Automotive > Car Care > Car Wash Tools: Biltvättredskap, tvätthandske bil, torkduk bil, tvättborste bil
Automotive > Car Care > Car Air Fresheners: Bildofter, bildoft, luftfräschare bil, doftgran
Automotive > Car Care > Car Paint And Body Repair: Billack och karossreparation, lackstift, bättringsfärg bil, plastspackel bil
Automotive > Oils And Fluids: Oljor och vätskor, bilvätskor, smörjmedel bil, fordonsvätska
Automotive > Oils And Fluids > Motor Oils: Motoroljor, motorolja, helsyntetisk motorolja, motorolja diesel
Automotive > Oils And Fluids > Gear And Transmission Oils: Växellådsoljor, växellådsolja, automatlådsolja, servoolja
Automotive > Oils And Fluids > Brake Fluids: Bromsvätskor, bromsvätska, bromsvätska DOT 4
Automotive > Oils And Fluids > Antifreeze And Coolants: Kylarvätska och glykol, kylarvätska, glykol
Automotive > Oils And Fluids > Screenwash: Spolarvätskor, spolarvätska, spolarvätska vinter, spolarvätska koncentrat
Automotive > Oils And Fluids > Fuel And Oil Additives: Bränsle- och oljetillsatser, bränsletillsats, insprutarrengöring, oljetillsats
Automotive > Oils And Fluids > Adblue: AdBlue, AdBlue vätska, dieselavgasvätska, urealösning
Automotive > Oils And Fluids > Greases And Workshop Sprays: Fetter och verkstadssprayer, bromsrengöring, kopparpasta, kedjespray
Automotive > Car Parts: Bildelar, bildel, reservdelar bil, reservdel
Automotive > Car Parts > Brakes: Bromsar, bromsbelägg, bromsskiva, bromsok
Automotive > Car Parts > Car Filters: Bilfilter, oljefilter, kupéfilter, luftfilter bil
Automotive > Car Parts > Spark Plugs And Ignition: Tändstift och tändning, tändstift, tändspole, glödstift
Automotive > Car Parts > Car Light Bulbs: Billampor, glödlampa bil, H7 lampa, xenonlampa
Automotive > Car Parts > Headlights And Tail Lights: Strålkastare och baklampor, huvudstrålkastare bil, baklampa, extraljus
Automotive > Car Parts > Wiper Blades: Torkarblad, vindrutetorkare, flatblade torkarblad, bakrutetorkare
Automotive > Car Parts > Suspension And Steering: Fjädring och styrning, stötdämpare, bärarm, hjullager
Automotive > Car Parts > Engine And Drivetrain Parts: Motor- och drivlinedelar, kamremssats, kopplingssats, generator bil
Automotive > Car Parts > Exhaust Parts: Avgasdelar, ljuddämpare, katalysator, lambdasond
Automotive > Car Parts > Mirrors And Body Parts: Speglar och karossdelar, ytterbackspegel, spegelglas bil, stötfångare
Automotive > Car Parts > Car Sensors And Switches: Bilgivare och brytare, ABS-givare, parkeringssensor, fönsterhiss
Automotive > Tyres And Wheels: Däck och fälgar, bilhjul, däck och hjul, kompletta hjul
Automotive > Tyres And Wheels > Car Tyres: Bildäck, sommardäck, vinterdäck, dubbdäck
Automotive > Tyres And Wheels > Rims And Wheel Covers: Fälgar och navkapslar, aluminiumfälg, navkapslar, hjulsidor
Automotive > Tyres And Wheels > Snow Chains: Snökedjor, snökedja, snöstrumpor däck, slirskydd
Automotive > Tyres And Wheels > Tyre Repair And Inflation: Däckreparation och däckpumpar, däckpump, däckreparationssats, lufttrycksmätare däck
Automotive > Car Batteries And Charging: Bilbatterier och laddning, fordonsström, batteri och laddning bil, batteritillbehör bil
Automotive > Car Batteries And Charging > Car Batteries: Startbatterier, bilbatteri, startbatteri, AGM batteri
Automotive > Car Batteries And Charging > Car Battery Chargers: Batteriladdare bil, bilbatteriladdare, underhållsladdare, batteritestare bil
Automotive > Car Batteries And Charging > Jump Starters And Cables: Starthjälp och startkablar, startbooster, startkablar, batteripolklämma
Automotive > Car Batteries And Charging > EV Charging: Elbilsladdning, laddkabel typ 2, laddbox, elbilsladdare
Automotive > Car Accessories: Biltillbehör, biltillbehör interiör, bilprylar, tillbehör till bilen
Automotive > Car Accessories > Seat Covers And Cushions: Bilklädslar och bilkuddar, bilklädsel, bilstolskudde, rattskydd
Automotive > Car Accessories > Car Mats And Boot Liners: Bilmattor och bagagerumsmattor, bilmattor, bagagerumsmatta, gummimattor bil
Automotive > Car Accessories > Phone Mounts: Mobilhållare bil, mobilhållare för bil, magnetisk bilhållare, mobilhållare ventilationsgaller
Automotive > Car Accessories > Car Chargers: Billaddare, usb billaddare, cigarettuttagsadapter, växelriktare bil
Automotive > Car Accessories > Sunshades And Car Covers: Solskydd och biltäcken, solskydd bil, bilöverdrag, vindrutetäcke
Automotive > Car Accessories > Roof Boxes And Carriers: Takboxar och lasthållare, takbox, takräcke, cykelhållare bil
Automotive > Car Accessories > Towing And Trailer Parts: Dragkrokar och släpvagnsdelar, dragkrok, släpvagnsbelysning, stödhjul
Automotive > Car Accessories > Car Safety And Emergency: Bilsäkerhet och nödutrustning, varningstriangel, nödhammare, isskrapa
Automotive > Car Accessories > Car Security: Billås och larm, rattlås, billarm, bilnyckelfodral
Automotive > Car Accessories > Car Organizers: Bilförvaring, bagageorganisatör, sparkskydd med fickor, papperskorg bil
Automotive > Car Accessories > Car Decals And Styling: Bildekaler och styling, bildekal, bilfolie wrap, växelspaksknopp
Automotive > Car Electronics: Bilelektronik, elektronik i bilen, fordonselektronik, bilmedia
Automotive > Car Electronics > Car Radios: Bilstereo, bilradio, dubbel din bilstereo, fm-sändare bil
Automotive > Car Electronics > Car Speakers And Amplifiers: Bilhögtalare och slutsteg, bilhögtalare, bilsubwoofer, slutsteg bil
Automotive > Car Electronics > Dash Cams: Bilkameror och backkameror, dashcam, backkamera, bilkamera
Automotive > Car Electronics > Car Navigation: Bilnavigation, gps navigator bil, bil-gps, fartkamera varnare
Automotive > Car Electronics > Obd Scanners: OBD-läsare, felkodsläsare, obd2 diagnosverktyg, bildiagnostik
Automotive > Automotive Tools: Bilverktyg, bilmekanikerverktyg, garageutrustning, verkstadsutrustning bil
Automotive > Automotive Tools > Jacks And Ramps: Domkrafter och ramper, domkraft, garagedomkraft, pallbockar bil
Automotive > Automotive Tools > Car Repair Tools: Bilreparationsverktyg, oljefilternyckel, oljeuppsamlare, kulledsavdragare
Automotive > Motorcycle: Motorcykel och moped, motorcykel, mc, moped
Automotive > Motorcycle > Motorcycle Helmets: Motorcykelhjälmar, mc-hjälm, integralhjälm, crosshjälm
Automotive > Motorcycle > Motorcycle Clothing: Motorcykelkläder, mc-jacka, mc-handskar, mc-stövlar
Automotive > Motorcycle > Motorcycle Tyres: Motorcykeldäck, mc-däck, mopeddäck, crossdäck
Automotive > Motorcycle > Motorcycle Parts: Motorcykeldelar, mc-delar, kedjekit mc, bromsbelägg mc
Automotive > Motorcycle > Motorcycle Luggage: Motorcykelväskor, toppbox mc, sidoväskor mc, tankväska
Automotive > Motorcycle > Motorcycle Accessories: Motorcykeltillbehör, mc-kapell, skivbromslås, mc-intercom
Automotive > Caravan And Motorhome: Husvagn och husbil, husvagnstillbehör, husbilstillbehör, sanitetsvätska
Toys: Leksaker, leksak, barnleksaker, leksak för barn
Toys > Building Sets: Byggleksaker, byggsats barn, konstruktionsleksaker
Toys > Building Sets > Brick Sets: Byggklossar, byggklossar set, byggplatta klossar, minifigurer
Toys > Building Sets > Wooden Blocks: Träklossar, byggklossar i trä, träblock barn
Toys > Building Sets > Magnetic Building Sets: Magnetiska byggleksaker, magnetplattor, magnetiska klossar, magnetbyggsats
Toys > Building Sets > Marble Runs: Kulbanor, kulbana, kulbana trä
Toys > Building Sets > Construction Kits: Konstruktionssatser, metallbyggsats, kugghjulsleksak, mekbyggsats
Toys > Building Sets > Model Kits: Modellbyggsatser, byggmodell, plastmodell, modellflygplan byggsats
Toys > Dolls: Dockor, docka, tygdocka, trasdocka
Toys > Dolls > Fashion Dolls: Modedockor, modedocka, prinsessdocka, sjöjungfrudocka
Toys > Dolls > Baby Dolls: Babydockor, babydocka, rebornbaby, mjuk babydocka
Toys > Dolls > Dollhouses: Dockhus, dockskåp, dockskåpsmöbler, dockhus trä
Toys > Dolls > Doll Accessories: Docktillbehör, dockkläder, dockvagn, docksäng
Toys > Dolls > Puppets And Puppet Theatres: Handdockor & dockteatrar, handdocka, fingerdockor, dockteater
Toys > Figures: Leksaksfigurer, leksaksfigur, lekfigur, leksakssoldater
Toys > Figures > Action Figures: Actionfigurer, actionfigur, superhjältefigur
Toys > Figures > Collectible Figures: Samlarfigurer, samlarfigur, vinylfigur, animefigur
Toys > Figures > Animal Figures: Djurfigurer, leksaksdjur, dinosaurieleksak, bondgårdsdjur
Toys > Figures > Playsets: Lekset, leksaksbondgård, leksaksslott, piratskepp leksak
Toys > Toy Vehicles: Leksaksfordon, leksaksgarage, leksaksflygplan, leksaksbåt
Toys > Toy Vehicles > Toy Cars: Leksaksbilar, leksaksbil, modellbil, bil med pullback
Toys > Toy Vehicles > Toy Trucks And Machines: Leksakslastbilar & arbetsfordon, lastbil leksak, grävmaskin leksak, leksakstraktor
Toys > Toy Vehicles > Toy Trains: Leksakståg & tågbanor, leksakståg, tågbana trä, modelljärnväg
Toys > Toy Vehicles > Race Tracks: Bilbanor, bilbana, racerbana, elektrisk bilbana
Toys > Remote Control Toys: Radiostyrda leksaker, radiostyrd leksak, RC-leksak
Toys > Remote Control Toys > Remote Control Cars: Radiostyrda bilar, radiostyrd bil, RC-bil, radiostyrd grävmaskin
Toys > Remote Control Toys > Remote Control Aircraft And Boats: Radiostyrda flygplan & båtar, radiostyrd helikopter, radiostyrd båt, leksaksdrönare
Toys > Remote Control Toys > Toy Robots: Leksaksrobotar, robotleksak, robothund, programmerbar robot
Toys > Games: Spel, sällskapsspel, barnspel, resespel
Toys > Games > Family Board Games: Familjespel, brädspel, frågespel, memoryspel
Toys > Games > Strategy Board Games: Strategispel, strategibrädspel, expansion brädspel, krigsspel
Toys > Games > Card Games: Kortspel, familjekortspel, kvartettspel, kortspel för barn
Toys > Games > Playing Cards: Spelkort, kortlek, pokerset, tarotkort
Toys > Games > Trading Cards: Samlarkort, samlarkortspel, boosterpaket, kortfickor
Toys > Games > Party Games: Partyspel, festspel, dryckesspel, vuxenspel
Toys > Games > Chess And Classic Games: Schack & klassiska spel, schackspel, backgammon, domino
Toys > Games > Dexterity And Action Games: Skicklighetsspel & actionspel, skicklighetsspel, balansspel, fiskespel
Toys > Games > Role Playing And Miniature Games: Rollspel & figurspel, rollspel, regelbok rollspel, rollspelstärningar
Toys > Games > Escape And Mystery Games: Escape room-spel & deckarspel, escape room-spel, mordgåta spel, detektivspel
Toys > Games > Table Football And Game Tables: Fotbollsspel & spelbord, fotbollsspel bord, airhockeybord, multispelbord
Toys > Puzzles: Pussel, pusselmatta, pusselbräda, pussellim
Toys > Puzzles > Jigsaw Puzzles: Vuxenpussel, pussel för vuxna, panoramapussel
Toys > Puzzles > Kids Puzzles: Barnpussel, golvpussel, knoppussel, ramspussel
Toys > Puzzles > 3D Puzzles: 3D-pussel, pussel 3D, pusselboll, 3D-pussel byggnad
Toys > Puzzles > Brain Teasers: Knep & knåp, hjärngympa spel, magisk kub, logikspel
Toys > Plush Toys: Gosedjur, gosedjur mjukis, nallebjörn, mjukisdjur
Toys > Baby And Toddler Toys: Baby- & småbarnsleksaker, babyleksak, småbarnsleksak, barnvagnsleksak
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: Skallror & gripleksaker, skallra, gripleksak, bitleksak
Toys > Baby And Toddler Toys > Comforters: Snuttefiltar, snuttefilt, snutte, gosefilt
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: Babygym & aktivitetscenter, babygym, lekmatta, aktivitetsbord
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: Stapel- & sorteringsleksaker, plocklåda, stapeltorn, stapelkoppar
Toys > Baby And Toddler Toys > Push And Pull Toys: Gåvagnar & dragleksaker, lära-gå-vagn, gåvagn, dragdjur
Toys > Baby And Toddler Toys > Bath Toys: Badleksaker, badleksak, badanka, badbok
Toys > Educational Toys: Pedagogiska leksaker, pedagogisk leksak, montessorileksak, kulram
Toys > Educational Toys > Science Kits: Experimentlådor, experimentlåda, kemilåda barn, utgrävningsset
Toys > Educational Toys > Learning Electronics: Barnelektronik, barnsurfplatta, lärdator, barnkamera
Toys > Educational Toys > Kids Audio Players: Ljudspelare för barn, sagospelare, ljudfigur, musikspelare barn
Toys > Educational Toys > Toy Musical Instruments: Leksaksinstrument, leksakspiano, barntrumma, xylofon barn
Toys > Pretend Play: Rollekar, rolleksleksaker, låtsaslek, rolleksset
Toys > Pretend Play > Toy Kitchens And Shops: Leksakskök & butik, leksakskök, leksaksmat, kassaapparat leksak
Toys > Pretend Play > Toy Tools: Leksaksverktyg, verktygsbänk barn, leksaksborr, verktygslåda barn
Toys > Pretend Play > Toy Household And Cleaning: Leksakshushåll & städning, leksaksdammsugare, städset barn, leksakstvättmaskin
Toys > Pretend Play > Doctor And Vet Kits: Doktors- & veterinärset, doktorsväska leksak, doktorsset barn, veterinärset leksak
Toys > Pretend Play > Toy Beauty Sets: Skönhetsleksaker, barnsmink, sminkdocka huvud, sminkbord barn
Toys > Costumes And Dress Up: Maskeradkläder, maskeraddräkt, utklädningskläder, halloweenkostym
Toys > Costumes And Dress Up > Masks Wigs And Props: Masker peruker & tillbehör, maskeradmask, maskeradperuk, leksakssvärd
Toys > Outdoor Toys: Utomhusleksaker, uteleksaker, trädgårdslek
Toys > Outdoor Toys > Sand And Beach Toys: Sand- & strandleksaker, sandlåda, sandleksaker, kinetisk sand
Toys > Outdoor Toys > Water Toys: Vattenleksaker, vattenpistol, vattenballonger, barnpool
Toys > Outdoor Toys > Toy Blasters: Leksaksvapen & blasters, skumpilspistol, leksakspistol, skumpilar
Toys > Outdoor Toys > Kites And Flying Toys: Drakar & flygleksaker, flygdrake, stuntdrake, kastflygplan
Toys > Outdoor Toys > Bubbles: Såpbubblor, såpbubbelmaskin, bubbelpistol, såpbubblevätska
Toys > Outdoor Toys > Swings And Slides: Gungor & rutschkanor, gunga barn, rutschkana, klätterställning
Toys > Outdoor Toys > Playhouses And Tents: Lekstugor & lektält, lekstuga, lektält, bollhav
Toys > Outdoor Toys > Outdoor Games: Utomhusspel, trädgårdsspel, ringkastning, kastspel
Toys > Ride On Toys: Åkleksaker, åkbil, åkleksak barn
Toys > Ride On Toys > Ride On And Pedal Cars: Gåbilar & trampbilar, gåbil, trampbil, tramptraktor
Toys > Ride On Toys > Electric Ride Ons: Elbilar för barn, elbil barn, elmotorcykel barn, batteridriven åkbil
Toys > Ride On Toys > Tricycles: Trehjulingar, trehjuling, trehjuling med styrstång
Toys > Ride On Toys > Balance Bikes: Balanscyklar, balanscykel, springcykel, cykel utan pedaler
Toys > Ride On Toys > Rocking Toys: Gungleksaker, gunghäst, gungdjur, käpphäst
Toys > Kids Craft Kits: Pysselset för barn, pysselset, pysselkit, hobbyset barn
Toys > Kids Craft Kits > Play Dough: Leklera, modellera barn, leklera set, lufttorkande lera barn
Toys > Kids Craft Kits > Slime And Putty: Slime & lera, slime, slimeset, squishy
Toys > Kids Craft Kits > Bead And Jewelry Kits: Pärlor & smyckesset för barn, rörpärlor, strykpärlor, armbandsset barn
Toys > Kids Craft Kits > Painting And Drawing Toys: Rit- & målarleksaker, ritbräda, magnetisk ritplatta, barnstaffli
Toys > Novelty Toys: Skämt- & småleksaker, snurra, jojo, kalaspåse leksaker
Toys > Novelty Toys > Fidget Toys: Fidget toys, stressleksak, fidget spinner, popit
Toys > Novelty Toys > Magic Sets: Trollerilådor, trollerilåda, trolleriset, trolleritrick
Art And Crafts: Hobby och pyssel, pyssel, hobbymaterial, konstnärsmaterial
Art And Crafts > Drawing: Teckning, teckningsset, teckningsmaterial, skissset
Art And Crafts > Drawing > Colored Pencils: Färgpennor, färgpenna, akvarellpennor, färgblyertspennor
Art And Crafts > Drawing > Graphite Pencils And Charcoal: Blyertspennor och ritkol, skisspenna, ritkol, grafitpenna
Art And Crafts > Drawing > Art Markers: Konstmarkers och tuschpennor, alkoholmarkers, penselpennor, fineliners
Art And Crafts > Drawing > Crayons And Pastels: Kritor och pasteller, vaxkritor, oljepasteller, gatukritor
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: Skissblock och ritpapper, skissblock, ritblock, akvarellpapper
Art And Crafts > Drawing > Calligraphy And Lettering: Kalligrafi och handtextning, kalligrafiset, kalligrafipenna, kalligrafibläck
Art And Crafts > Drawing > Drawing Tools: Ritverktyg, knådgummi, ljusplatta, estomp
Art And Crafts > Painting: Måleri, målarset, konstnärsfärg, målarset med pensel och duk
Art And Crafts > Painting > Acrylic Paint: Akrylfärg, akrylfärger, akrylfärgset, pouringfärg
Art And Crafts > Painting > Watercolors: Akvarellfärger, akvarellfärg, akvarellset, vattenfärg
Art And Crafts > Painting > Oil Paint: Oljefärger, oljefärg, oljefärgset, oljefärg tub
Art And Crafts > Painting > Gouache And Tempera: Gouache och tempera, gouachefärg, fingerfärg, ansiktsfärg
Art And Crafts > Painting > Spray And Airbrush Paint: Sprayfärg och airbrush hobby, airbrush, airbrushfärg, graffitifärg spray
Art And Crafts > Painting > Fabric Paint And Dyes: Textilfärg, tygfärg, textilpennor, batikfärg
Art And Crafts > Painting > Paint Brushes: Konstpenslar, konstnärspensel, penselset, palettkniv
Art And Crafts > Painting > Canvas: Målardukar, canvasduk, målarduk, duk på kilram
Art And Crafts > Painting > Easels And Palettes: Stafflier och paletter, staffli, bordsstaffli, målarpalett
Art And Crafts > Painting > Painting Mediums And Varnishes: Målarmedium och fernissa, gesso, målarmedium, fernissa konst
Art And Crafts > Painting > Paint By Numbers: Måla efter nummer, paint by numbers, måla efter nummer vuxna
Art And Crafts > Painting > Diamond Painting: Diamantmålning, diamond painting, diamanttavla, diamantmålning vuxna
Art And Crafts > Paper Crafts: Papperspyssel, korttillverkning, quillingset, origamiset
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: Pysselpapper och kartong, färgat papper, kartong pyssel, kräppapper
Art And Crafts > Paper Crafts > Scrapbooking: Scrapbooking, scrapbookalbum, washitejp, die cuts pyssel
Art And Crafts > Paper Crafts > Stickers: Klistermärken, klistermärke, stickers, belöningsklistermärken
Art And Crafts > Paper Crafts > Stamps And Ink Pads: Stämplar och stämpeldynor, hobbystämpel, stämpeldyna pyssel, sigillvax
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: Mönsterstansar och skärmaskiner, mönsterstans, stansmaskin, skärplotter
Art And Crafts > Sewing: Sömnad, sybehör, sytillbehör, lappteknik
Art And Crafts > Sewing > Sewing Machines: Symaskiner, symaskin, overlockmaskin, broderimaskin
Art And Crafts > Sewing > Fabric: Tyger, bomullstyg, quilttyg, metervara tyg
Art And Crafts > Sewing > Sewing Thread: Sytrådar, sytråd, overlocktråd, quilttråd
Art And Crafts > Sewing > Sewing Tools And Notions: Sytillbehör och verktyg, syset, synålar, tygsax
Art And Crafts > Sewing > Zippers And Buttons: Blixtlås och knappar, blixtlås, knappar sömnad, tryckknappar
Art And Crafts > Sewing > Embroidery And Cross Stitch: Broderi och korsstygn, broderiset, korsstygnsbroderi, moulinégarn
Art And Crafts > Sewing > Sewing Patterns: Symönster, symönster klänning, mönsterark sömnad, quiltmönster
Art And Crafts > Sewing > Iron-On Patches And Vinyl: Tygmärken och strykvinyl, tygmärke stryk, strykvinyl, transferpapper
Art And Crafts > Knitting And Crochet: Stickning och virkning, stickkit, virkkit, amigurumi kit
Art And Crafts > Knitting And Crochet > Yarn: Garner, stickgarn, garnnystan, sockgarn
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: Stickor och virknålar, rundsticka, virknål, strumpstickor
Art And Crafts > Knitting And Crochet > Macrame And Weaving: Makramé och vävning, makramégarn, vävram, makraméset
Art And Crafts > Knitting And Crochet > Felting: Tovning, filtull, tovningsnålar, nåltovningsset
Art And Crafts > Jewelry Making: Smyckestillverkning, smyckeskit, göra armband set, pärlset smycken
Art And Crafts > Jewelry Making > Beads: Pärlor, glaspärlor, bokstavspärlor, seed beads pärlor
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: Smyckesdelar och verktyg, motringar, örhängeskrokar, smyckestråd
Art And Crafts > Candle Making Supplies: Ljusstöpning, sojavax, ljusveke, ljusform
Art And Crafts > Soap Making Supplies: Tvåltillverkning, tvålbas, tvålform, göra tvål set
Art And Crafts > Pottery And Modeling: Keramik och modellering, keramikset, modelleringsset, lerset
Art And Crafts > Pottery And Modeling > Modeling Clay: Modellera och lera, modellera, självtorkande lera, polymerlera
Art And Crafts > Pottery And Modeling > Pottery Tools: Keramikverktyg, drejskiva, modelleringsverktyg, keramikglasyr
Art And Crafts > Pottery And Modeling > Resin And Casting: Resin och gjutning, epoxiharts, silikonform hobby, gjutgips
Art And Crafts > Craft Materials: Pysselmaterial, pysselset, pyssellåda, pysselkit barn
Art And Crafts > Craft Materials > Craft Glue And Adhesives: Hobbylim, pyssellim, textillim, glitterlim
Art And Crafts > Craft Materials > Glitter And Embellishments: Glitter och dekorationer, pompoms, piprensare, rörliga ögon
Art And Crafts > Craft Materials > Wood And Wicker Crafts: Träpyssel och rotting, glasspinnar pyssel, brännpenna, balsaträ
Art And Crafts > Craft Materials > Leather Craft: Läderhantverk, läderverktyg, läderbit, läderfärg
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: Mosaik och glaspyssel, mosaikbitar, mosaikset, glasmålning set
Art And Crafts > Craft Materials > Floral Crafts: Blomsterbinderi, steckmassa blommor, blomtråd, kransstomme
Art And Crafts > Party Supplies: Kalas och fest, festartiklar, kalaspaket, festset
Art And Crafts > Party Supplies > Balloons: Ballonger, folieballong, ballongbåge, heliumtub
Art And Crafts > Party Supplies > Party Tableware: Kalasporslin och engångsservis, papperstallrikar kalas, pappersmuggar, kalasservetter
Art And Crafts > Party Supplies > Party Decorations: Festdekorationer, girlang fest, vimplar, konfetti
Art And Crafts > Party Supplies > Party Favors: Kalaspåsar och småpresenter, kalaspåse, glowsticks, partytutor
Art And Crafts > Gift Wrapping: Presentinslagning, presentförpackning, inslagningsset, presentinpackning
Art And Crafts > Gift Wrapping > Wrapping Paper: Presentpapper, presentpapper jul, julpapper, presentpapper rulle
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: Presentpåsar och presentaskar, presentpåse, presentask, flaskpåse
Art And Crafts > Gift Wrapping > Ribbons And Bows: Band och rosetter, presentband, satinband, presentrosett
Art And Crafts > Picture Framing: Inramning, passepartout, spännram kilram, ramlist
`
