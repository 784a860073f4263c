/** Dutch words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: Levensmiddelen, voeding, boodschappen, delicatessen
Food > Beverages: Dranken, drank, drinken, drinkpoeder
Food > Beverages > Soft Drinks: Frisdranken, frisdrank, koolzuurhoudende drank, kombucha
Food > Beverages > Soft Drinks > Cola: Cola, coladrank, cola zero, cola light
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: Limonades, limonade, sinas, bruisende vruchtenlimonade
Food > Beverages > Soft Drinks > Tonic Water And Mixers: Tonic en mixers, tonic, bitter lemon, ginger ale
Food > Beverages > Soft Drinks > Energy Drinks: Energiedranken, energiedrank, energy drink, energyshot
Food > Beverages > Soft Drinks > Sports Drinks: Sportdranken, sportdrank, isotone drank, isotone sportdrank
Food > Beverages > Soft Drinks > Iced Tea: IJsthee, ice tea, ijsthee perzik, ijsthee citroen
Food > Beverages > Soft Drinks > Drink Syrups: Siropen, limonadesiroop, drinksiroop, aanmaaklimonade
Food > Beverages > Water: Water, drinkwater, mineraalwater, flessenwater
Food > Beverages > Water > Still Water: Plat water, niet-bruisend water, bronwater zonder koolzuur, bronwater
Food > Beverages > Water > Sparkling Water: Bruisend water, bruiswater, spuitwater, mineraalwater met koolzuur
Food > Beverages > Water > Flavored Water: Water met een smaakje, gearomatiseerd water, fruitwater, vitaminewater
Food > Beverages > Juice: Sappen, vruchtensap, sap, nectar
Food > Beverages > Juice > Orange Juice: Sinaasappelsap, jus d'orange, vers sinaasappelsap
Food > Beverages > Juice > Apple Juice: Appelsap, troebel appelsap, geperst appelsap
Food > Beverages > Juice > Smoothies: Smoothies, smoothie, fruitsmoothie, gembershot
Food > Beverages > Coffee: Koffie, cafeïnevrije koffie, espresso, filterkoffie
Food > Beverages > Coffee > Coffee Beans: Koffiebonen, hele koffiebonen, espressobonen
Food > Beverages > Coffee > Ground Coffee: Gemalen koffie, snelfiltermaling, filterkoffie gemalen
Food > Beverages > Coffee > Coffee Capsules: Koffiecapsules, koffiecups, koffiepads, capsules
Food > Beverages > Coffee > Instant Coffee: Oploskoffie, instantkoffie, instant cappuccino, koffiesticks
Food > Beverages > Coffee > Iced Coffee: IJskoffie, cold brew, kant-en-klare koffiedrank
Food > Beverages > Tea: Thee, theezakjes, losse thee, chai
Food > Beverages > Tea > Black Tea: Zwarte thee, Earl Grey, English breakfast thee, Ceylonthee
Food > Beverages > Tea > Green Tea: Groene thee, matcha, sencha, jasmijnthee
Food > Beverages > Tea > Herbal Tea: Kruidenthee, vruchtenthee, rooibosthee, kamillethee
Food > Beverages > Drinking Chocolate: Chocoladedrank, cacaopoeder, warme chocolademelk, cacao
Food > Beverages > Milk: Melk, volle melk, halfvolle melk, houdbare melk
Food > Beverages > Milk > Plant Milk: Plantaardige melk, haverdrink, amandelmelk, sojadrink
Food > Beverages > Milk > Flavored Milk: Zuiveldranken, chocomelk, chocolademelk, aardbeienmelk
Food > Beverages > Milk > Condensed And Powdered Milk: Gecondenseerde melk en melkpoeder, gecondenseerde melk, melkpoeder, koffiemelk
Food > Beverages > Beer: Bier, bieren, speciaalbier, biertje
Food > Beverages > Beer > Lager And Pilsner: Pils, pilsener, lager, blond pilsbier
Food > Beverages > Beer > Wheat Beer: Witbier, witbieren, weizen, tarwebier
Food > Beverages > Beer > Ale And Stout: Ale en stout, IPA, stout, tripel
Food > Beverages > Beer > Non-Alcoholic Beer: Alcoholvrij bier, alcoholvrije bieren, 0.0 bier, alcoholarm bier
Food > Beverages > Wine: Wijn, wijnen, fles wijn, alcoholvrije wijn
Food > Beverages > Wine > Red Wine: Rode wijn, rode wijnen, merlot, cabernet sauvignon
Food > Beverages > Wine > White Wine: Witte wijn, witte wijnen, chardonnay, sauvignon blanc
Food > Beverages > Wine > Rose Wine: Roséwijn, rosé, roséwijnen
Food > Beverages > Wine > Sparkling Wine: Mousserende wijn, champagne, prosecco, cava
Food > Beverages > Wine > Fortified Wine: Versterkte wijn, port, sherry, vermout
Food > Beverages > Cider: Cider, ciders, appelcider, perencider
Food > Beverages > Spirits: Sterke drank, gedistilleerd, jenever en brandewijn, grappa
Food > Beverages > Spirits > Whisky: Whisky, whiskey, bourbon, single malt
Food > Beverages > Spirits > Vodka: Wodka, wodka met smaak, premium wodka
Food > Beverages > Spirits > Gin: Gin, london dry gin, jenever, pink gin
Food > Beverages > Spirits > Rum: Rum, witte rum, bruine rum, kruidenrum
Food > Beverages > Spirits > Tequila: Tequila, mezcal, tequila reposado, tequila blanco
Food > Beverages > Spirits > Brandy: Brandy en cognac, cognac, armagnac, calvados
Food > Beverages > Spirits > Liqueurs: Likeuren, likeur, kruidenlikeur, roomlikeur
Food > Beverages > Ready To Drink Cocktails: Kant-en-klare cocktails, cocktail in blik, premix cocktail, hard seltzer
Food > Snacks: Snacks, snack, borrelhapjes, zoutjes
Food > Snacks > Potato Chips: Aardappelchips, chips, ribbelchips, groentechips
Food > Snacks > Tortilla Chips: Tortillachips, nacho's, nachochips, maischips
Food > Snacks > Popcorn: Popcorn, magnetronpopcorn, pofmaïs, karamelpopcorn
Food > Snacks > Corn Puffs: Maischips en kaasballen, kaasballen, maissnack, kroepoek
Food > Snacks > Pretzels: Zoute krakelingen en sticks, pretzels, zoute sticks, krakelingen
Food > Snacks > Crackers: Crackers, knäckebröd, toastjes, soepstengels
Food > Snacks > Rice Cakes: Rijstwafels, rijstwafel, maiswafels, rijstcrackers
Food > Snacks > Nuts: Noten, walnoten, cashewnoten, hazelnoten
Food > Snacks > Nuts > Almonds: Amandelen, blanke amandelen, geroosterde amandelen, amandelschaafsel
Food > Snacks > Nuts > Peanuts: Pinda's, gezouten pinda's, borrelnootjes, doppinda's
Food > Snacks > Nuts > Pistachios: Pistachenoten, pistaches, gepelde pistachenoten
Food > Snacks > Nuts > Mixed Nuts: Notenmixen, gemengde noten, notenmix, studentenhaver
Food > Snacks > Edible Seeds: Zaden en pitten, chiazaad, lijnzaad, zonnebloempitten
Food > Snacks > Dried Fruit: Gedroogd fruit, rozijnen, dadels, gedroogde abrikozen
Food > Snacks > Meat Snacks: Vleessnacks, beef jerky, gedroogd vlees, snackworst
Food > Snacks > Chocolate: Chocolade, melkchocolade, pure chocolade, chocoladetablet
Food > Snacks > Chocolate > Chocolate Bars: Chocoladerepen, chocoladereep, candybars, karamelreep
Food > Snacks > Chocolate > Pralines And Truffles: Bonbons en truffels, bonbons, chocoladetruffels, pralines
Food > Snacks > Chocolate > Chocolate Eggs And Figures: Chocolade eieren en figuren, paaseitjes, chocoladeletter, paashaas chocolade
Food > Snacks > Candy: Snoep, snoepgoed, schepsnoep, zuurtjes en fudge
Food > Snacks > Candy > Gummy Candy: Winegums en gummies, winegums, gombeertjes, zure matten
Food > Snacks > Candy > Hard Candy And Mints: Zuurtjes en pepermunt, pepermunt, zuurtjes, lolly's
Food > Snacks > Candy > Licorice: Drop, zoute drop, zoete drop, engelse drop
Food > Snacks > Candy > Marshmallows: Marshmallows, spekjes, marshmallow, mini marshmallows
Food > Snacks > Candy > Caramels And Toffees: Karamels en toffees, toffee, karamel, fudge
Food > Snacks > Candy > Chewing Gum: Kauwgom, suikervrije kauwgom, bubblegum, kauwgom munt
Food > Snacks > Cookies: Koekjes en biscuits, koekjes, biscuit, speculaas
Food > Snacks > Cookies > Sandwich Cookies: Gevulde koekjes, dubbele koekjes met crème, sandwichkoekjes, roomkoekjes
Food > Snacks > Cookies > Wafers: Wafels en wafeltjes, wafeltjes, stroopwafels, wafelrolletjes
Food > Snacks > Cookies > Gingerbread: Peperkoek en kruidnoten, peperkoek, kruidnoten, pepernoten
Food > Snacks > Snack Bars: Repen en tussendoortjes, fruitreep, notenreep, energiereep
Food > Snacks > Snack Bars > Cereal Bars: Mueslirepen, mueslireep, granolareep, ontbijtreep
Food > Snacks > Snack Bars > Protein Bars: Eiwitrepen, proteïnerepen, eiwitreep, proteïnereep
Food > Dairy: Zuivel, zuivelproducten, zuivelproduct
Food > Dairy > Yogurt: Yoghurt, vruchtenyoghurt, naturel yoghurt, magere yoghurt
Food > Dairy > Yogurt > Greek Yogurt And Skyr: Griekse yoghurt en skyr, Griekse yoghurt, skyr, yoghurt Griekse stijl
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: Drinkyoghurt en kefir, drinkyoghurt, kefir, ayran
Food > Dairy > Yogurt > Plant Yogurt: Plantaardige yoghurt, sojayoghurt, kokosyoghurt, vegan yoghurt
Food > Dairy > Cheese: Kaas, kazen, plakken kaas, geraspte kaas
Food > Dairy > Cheese > Hard Cheese: Harde kazen, Goudse kaas, Parmezaanse kaas, cheddar
Food > Dairy > Cheese > Soft Cheese: Zachte kazen, brie, camembert, blauwe kaas
Food > Dairy > Cheese > Cream Cheese: Roomkaas, smeerkaas, kruidenroomkaas, mascarpone
Food > Dairy > Cheese > Quark And Cottage Cheese: Kwark en cottage cheese, kwark, hüttenkäse, ricotta
Food > Dairy > Cheese > Mozzarella: Mozzarella, buffelmozzarella, burrata, mozzarella geraspt
Food > Dairy > Cheese > Feta And Grilling Cheese: Feta en grillkaas, feta, halloumi, witte kaas
Food > Dairy > Butter: Boter, roomboter, ongezouten boter, ghee
Food > Dairy > Margarine: Margarine, halvarine, plantaardige boter, bakmargarine
Food > Dairy > Dairy Cream: Room en slagroom, slagroom, kookroom, spuitroom
Food > Dairy > Dairy Cream > Sour Cream: Zure room, crème fraîche, zure room naturel
Food > Dairy > Eggs: Eieren, scharreleieren, vrije uitloop eieren, biologische eieren
Food > Dairy > Puddings And Desserts: Toetjes en desserts, vla, pudding, chocolademousse
Food > Pantry: Voorraadkast, houdbare levensmiddelen, kruidenierswaren, droogwaren
Food > Pantry > Pasta: Pasta, spaghetti, penne, macaroni
Food > Pantry > Pasta > Filled Pasta And Gnocchi: Gevulde pasta en gnocchi, ravioli, tortellini, gnocchi
Food > Pantry > Pasta > Asian Noodles: Aziatische noedels, mihoen, rijstnoedels, udon
Food > Pantry > Pasta > Instant Noodles: Instant noedels, cupnoodles, instant ramen, noedelsoep cup
Food > Pantry > Rice: Rijst, basmatirijst, risottorijst, pandanrijst
Food > Pantry > Grains And Couscous: Granen en couscous, couscous, quinoa, bulgur
Food > Pantry > Lentils And Dried Beans: Peulvruchten, linzen, gedroogde kikkererwten, gedroogde bonen
Food > Pantry > Breakfast Cereal: Ontbijtgranen, cornflakes, ontbijtgranen chocolade, cereals
Food > Pantry > Breakfast Cereal > Muesli And Granola: Muesli en granola, muesli, granola, cruesli
Food > Pantry > Breakfast Cereal > Oatmeal: Havermout, havervlokken, instant havermout, overnight oats
Food > Pantry > Sauces: Sauzen, saus, kooksaus, chutney
Food > Pantry > Sauces > Ketchup: Ketchup, tomatenketchup, curryketchup
Food > Pantry > Sauces > Mayonnaise: Mayonaise, mayo, fritessaus, vegan mayonaise
Food > Pantry > Sauces > Mustard: Mosterd, dijonmosterd, grove mosterd, honingmosterd
Food > Pantry > Sauces > Pasta Sauce: Pastasauzen, pastasaus, pesto, bolognesesaus
Food > Pantry > Sauces > Soy And Asian Sauces: Sojasaus en oosterse sauzen, sojasaus, ketjap, teriyakisaus
Food > Pantry > Sauces > Hot Sauce: Hete sauzen, chilisaus, sriracha, sambal
Food > Pantry > Sauces > Barbecue Sauce: Barbecuesauzen, barbecuesaus, bbq-saus, marinade
Food > Pantry > Sauces > Salad Dressing: Dressings, saladedressing, vinaigrette, caesardressing
Food > Pantry > Sauces > Dips And Salsa: Dips en salsa, hummus, salsa, guacamole
Food > Pantry > Oils And Vinegar: Olie en azijn, olie-azijnset, truffelolie, smaakolie
Food > Pantry > Oils And Vinegar > Olive Oil: Olijfolie, extra vierge olijfolie, olijfolie extra virgin
Food > Pantry > Oils And Vinegar > Cooking Oil: Bakolie, zonnebloemolie, kokosolie, frituurolie
Food > Pantry > Oils And Vinegar > Vinegar: Azijn, balsamico azijn, appelazijn, wijnazijn
Food > Pantry > Spices: Kruiden en specerijen, specerijen, kaneel, kruidenmix
Food > Pantry > Spices > Salt: Zout, zeezout, himalayazout, keukenzout
Food > Pantry > Spices > Pepper: Peper, zwarte peper, peperkorrels, witte peper
Food > Pantry > Spices > Dried Herbs: Gedroogde kruiden, gedroogde oregano, gedroogde tijm, Italiaanse kruiden
Food > Pantry > Stock And Gravy: Bouillon en jus, bouillonblokjes, jus, fond
Food > Pantry > Soup: Soepen, soep, tomatensoep, instantsoep
Food > Pantry > Canned Food: Conserven, blikconserven, vlees in blik, ingeblikt eten
Food > Pantry > Canned Food > Canned Fish: Visconserven, tonijn in blik, sardines in blik, ansjovis
Food > Pantry > Canned Food > Canned Vegetables: Groenteconserven, mais in blik, doperwten in pot, champignons in blik
Food > Pantry > Canned Food > Canned Tomatoes: Tomaten in blik, tomatenpuree, gepelde tomaten, passata
Food > Pantry > Canned Food > Canned Beans: Bonen in blik en pot, kidneybonen in blik, kikkererwten in blik, witte bonen in tomatensaus
Food > Pantry > Canned Food > Canned Fruit: Fruitconserven, ananas in blik, perziken op siroop, appelmoes
Food > Pantry > Pickles: Tafelzuren, augurken, zilveruitjes, zuurkool
Food > Pantry > Olives: Olijven, groene olijven, zwarte olijven, gevulde olijven
Food > Pantry > Honey And Spreads: Honing en broodbeleg, broodbeleg, sandwichspread, zoet beleg
Food > Pantry > Honey And Spreads > Honey: Honing, bloemenhoning, manukahoning, acaciahoning
Food > Pantry > Honey And Spreads > Jam: Jam, aardbeienjam, marmelade, confituur
Food > Pantry > Honey And Spreads > Peanut Butter: Pindakaas, notenpasta, amandelpasta, tahin
Food > Pantry > Honey And Spreads > Chocolate Spread: Chocoladepasta, hazelnootpasta, chocopasta, pistachepasta
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: Ahornsiroop en dessertsauzen, ahornsiroop, schenkstroop, chocoladesaus
Food > Pantry > Baking: Bakproducten, bakingrediënten, vanille-extract, gelatine
Food > Pantry > Baking > Flour: Meel en bloem, bloem, tarwebloem, amandelmeel
Food > Pantry > Baking > Sugar: Suiker, kristalsuiker, rietsuiker, poedersuiker
Food > Pantry > Baking > Sweeteners: Zoetstoffen, zoetstof, stevia, erythritol
Food > Pantry > Baking > Yeast And Baking Powder: Gist en bakpoeder, droge gist, bakpoeder, zuiveringszout
Food > Pantry > Baking > Baking Mixes: Bakmixen, bakmix, pannenkoekenmix, cakemix
Food > Pantry > Baking > Baking Chocolate And Decorations: Bakchocolade en taartdecoratie, chocoladedruppels, taartdecoratie, strooisels
Food > Pantry > Ready Meals: Kant-en-klaarmaaltijden, magnetronmaaltijd, maaltijdpakket, kant-en-klare maaltijd
Food > Meat: Vlees, vers vlees, gehakt, lamsvlees
Food > Meat > Beef: Rundvlees, biefstuk, rundergehakt, entrecote
Food > Meat > Pork: Varkensvlees, karbonade, spareribs, varkenshaas
Food > Meat > Chicken And Poultry: Kip en gevogelte, kipfilet, kippenvlees, kalkoen
Food > Meat > Sausages: Worsten, worst, braadworst, knakworst
Food > Meat > Ham And Cold Cuts: Vleeswaren en ham, ham, salami, paté
Food > Meat > Bacon: Bacon, ontbijtspek, spekreepjes, gerookt spek
Food > Fish And Seafood: Vis en zeevruchten, vis, zeevruchten, kabeljauw
Food > Fish And Seafood > Salmon: Zalm, gerookte zalm, zalmfilet, gravad lax
Food > Fish And Seafood > Shrimp: Garnalen, gamba's, gepelde garnalen, cocktailgarnalen
Food > Meat Alternatives: Vleesvervangers, vegetarische burger, vegan gehakt, falafel
Food > Meat Alternatives > Tofu And Tempeh: Tofu en tempeh, tofu, tempeh, gerookte tofu
Food > Bakery: Bakkerij, brood en gebak, bladerdeeg, afbakdeeg
Food > Bakery > Bread: Brood, volkorenbrood, witbrood, zuurdesembrood
Food > Bakery > Rolls And Buns: Broodjes en bollen, hamburgerbroodjes, bagels, stokbrood
Food > Bakery > Wraps And Flatbreads: Wraps en platbrood, tortillawraps, pitabroodjes, naanbrood
Food > Bakery > Croissants And Pastries: Croissants en zoete broodjes, croissant, donuts, kaneelbroodjes
Food > Bakery > Cakes: Cakes en taarten, cake, muffins, brownies
Food > Produce: Groente en fruit, verse groente en fruit, AGF, groente- en fruitbox
Food > Produce > Fruit: Fruit, vers fruit, mango, avocado
Food > Produce > Fruit > Apples: Appels, appel, handappels, verse appels
Food > Produce > Fruit > Bananas: Bananen, banaan, bakbananen, biologische bananen
Food > Produce > Fruit > Citrus Fruit: Citrusvruchten, sinaasappels, citroenen, mandarijnen
Food > Produce > Fruit > Berries: Zacht fruit, aardbeien, blauwe bessen, frambozen
Food > Produce > Vegetables: Groenten, verse groente, komkommer, broccoli
Food > Produce > Vegetables > Tomatoes: Tomaten, cherrytomaten, trostomaten, verse tomaten
Food > Produce > Vegetables > Potatoes: Aardappelen, aardappels, krieltjes, zoete aardappelen
Food > Produce > Vegetables > Salad Greens: Sla en salades, ijsbergsla, rucola, gemengde sla
Food > Produce > Vegetables > Mushrooms: Paddenstoelen, champignons, shiitake, oesterzwammen
Food > Produce > Vegetables > Onions And Garlic: Uien en knoflook, uien, knoflook, sjalotten
Food > Produce > Fresh Herbs: Verse kruiden, verse basilicum, verse peterselie, verse munt
Food > Frozen Food: Diepvries, diepvriesproducten, diepvriessnacks, ijsblokjes
Food > Frozen Food > Ice Cream: IJs en ijsjes, roomijs, waterijs, sorbet
Food > Frozen Food > Frozen Pizza: Diepvriespizza, pizza, steenovenpizza, pizza margherita
Food > Frozen Food > Frozen Vegetables: Diepvriesgroenten, diepvries spinazie, diepvries doperwten, diepvriesfruit
Food > Frozen Food > French Fries: Frites en aardappelproducten, ovenfrites, friet, aardappelkroketjes
Food > Frozen Food > Frozen Fish: Diepvriesvis, vissticks, diepvries visfilet, lekkerbekjes
Food > Frozen Food > Frozen Meals: Diepvriesmaaltijden, diepvriesmaaltijd, diepvries lasagne, loempia's
Health: Gezondheid, drogisterij, apotheek, gezondheidsproducten
Health > Vitamins: Vitamines, vitaminen, vitaminetabletten, vitamine gummies
Health > Vitamins > Multivitamins: Multivitamines, multivitamine, multivitamine tabletten, prenatale vitamines
Health > Vitamins > Vitamin C: Vitamine C, vitamine C tabletten, ascorbinezuur, vitamine C bruistabletten
Health > Vitamins > Vitamin D: Vitamine D, vitamine D3, vitamine D druppels, vitamine D3 K2
Health > Vitamins > Vitamin B: Vitamine B, vitamine B12, foliumzuur, vitamine B complex
Health > Supplements: Voedingssupplementen, supplementen, kruidensupplement, ashwagandha
Health > Supplements > Magnesium: Magnesium, magnesium supplement, magnesiumcitraat, magnesium bisglycinaat
Health > Supplements > Iron Zinc And Calcium: IJzer zink en calcium, ijzertabletten, zink tabletten, calcium tabletten
Health > Supplements > Omega-3: Omega 3 en visolie, omega-3, visolie capsules, algenolie
Health > Supplements > Probiotics: Probiotica, probioticum, darmflora, psylliumvezels
Health > Supplements > Collagen And Beauty Supplements: Collageen en beautysupplementen, collageen poeder, haarvitamines, haar huid en nagels
Health > Supplements > Joint Supplements: Gewrichtssupplementen, glucosamine, chondroïtine, gewrichten supplement
Health > Supplements > Weight Management: Afslanken en gewichtsbeheersing, maaltijdvervanger, afslankpillen, vetverbrander
Health > Sports Nutrition: Sportvoeding, sportsupplementen, fitness supplement, testosteronbooster
Health > Sports Nutrition > Protein Powder: Eiwitpoeders, eiwitpoeder, whey protein, proteïneshake
Health > Sports Nutrition > Creatine: Creatine, creatine monohydraat, creatine poeder
Health > Sports Nutrition > Amino Acids: Aminozuren, BCAA, EAA, glutamine
Health > Sports Nutrition > Pre-Workout: Pre-workouts, pre-workout, pre-workout booster, cafeïnetabletten
Health > Sports Nutrition > Energy Gels And Electrolytes: Energiegels en elektrolyten, energiegel, elektrolyten poeder, ORS
Health > Medicine: Geneesmiddelen, medicijn, zelfzorgmedicijnen, homeopathie
Health > Medicine > Pain Relief: Pijnstillers, pijnstiller, paracetamol, ibuprofen
Health > Medicine > Muscle And Joint Creams: Spier- en gewrichtscrèmes, spierbalsem, tijgerbalsem, warmtepleister
Health > Medicine > Cold And Flu: Verkoudheid en griep, hoestdrank, neusspray, keelpastilles
Health > Medicine > Allergy Relief: Allergie en hooikoorts, hooikoortstabletten, antihistamine, cetirizine
Health > Medicine > Digestive Remedies: Maag en darmen, maagtabletten, laxeermiddel, diarreeremmer
Health > Medicine > Sleep And Calm Aids: Slaap en rust, slaapmiddel, melatonine, valeriaan
Health > Medicine > Skin Treatments: Huidbehandelingen, antischimmelcrème, wrattenmiddel, eczeemcrème
Health > First Aid: EHBO en wondverzorging, EHBO, wondverzorging, mondkapje
Health > First Aid > Adhesive Bandages: Pleisters, pleister, wondpleisters, blarenpleisters
Health > First Aid > Bandages And Dressings: Verband en kompressen, verband, gaaskompressen, kinesiotape
Health > First Aid > Antiseptics And Hand Sanitizers: Ontsmetting en handgel, desinfectiemiddel, handgel, handalcohol
Health > First Aid > First Aid Kits: EHBO-sets, verbanddoos, EHBO-koffer, verbandtas
Health > Feminine Care: Vrouwenverzorging, menstruatieproducten, menstruatieondergoed, overgang
Health > Feminine Care > Tampons: Tampons, tampon, tampons met applicator, biologische tampons
Health > Feminine Care > Sanitary Pads: Maandverband, inlegkruisjes, nachtverband, maandverband met vleugels
Health > Feminine Care > Menstrual Cups: Menstruatiecups, menstruatiecup, menstruatiedisk, herbruikbare cup
Health > Feminine Care > Intimate Wash: Intieme wasproducten, intieme wasgel, intieme doekjes, intieme hygiëne
Health > Incontinence Care: Incontinentie, incontinentieverband, luiers voor volwassenen, incontinentiebroekjes
Health > Sexual Wellness: Seksuele gezondheid en erotiek, vibrator, seksspeeltje, potentiemiddel
Health > Sexual Wellness > Condoms: Condooms, condoom, latexvrije condooms, extra dunne condooms
Health > Sexual Wellness > Intimate Lubricants: Glijmiddelen, glijmiddel, glijmiddel op waterbasis, siliconen glijmiddel
Health > Vision Care: Oogverzorging, ooglid doekjes, oogpleister, brillenreinigingsdoekjes
Health > Vision Care > Contact Lenses: Contactlenzen, daglenzen, maandlenzen, gekleurde lenzen
Health > Vision Care > Contact Lens Solution: Lenzenvloeistof, lenzenvloeistof alles-in-één, lenzendoosje, contactlensvloeistof
Health > Vision Care > Eye Drops: Oogdruppels, oogspray, kunsttranen, oogdruppels droge ogen
Health > Vision Care > Reading Glasses: Leesbrillen, leesbril, blauwlichtbril op sterkte, opvouwbare leesbril
Health > Medical Devices: Medische apparatuur, medische apparaten, hoortoestel, TENS-apparaat
Health > Medical Devices > Blood Pressure Monitors: Bloeddrukmeters, bloeddrukmeter, bovenarm bloeddrukmeter, polsbloeddrukmeter
Health > Medical Devices > Fever Thermometers: Koortsthermometers, koortsthermometer, oorthermometer, voorhoofdthermometer
Health > Medical Devices > Pulse Oximeters And Heart Monitors: Saturatiemeters en hartmonitors, saturatiemeter, pulsoximeter, ECG-meter
Health > Medical Devices > Glucose Meters: Bloedglucosemeters, glucosemeter, teststrips glucose, lancetten
Health > Medical Devices > Nebulizers And Inhalers: Vernevelaars en inhalators, vernevelaar, inhalator, neusdouche
Health > Medical Devices > Home Health Tests: Zelftests, zwangerschapstest, ovulatietest, COVID-zelftest
Health > Massage And Relaxation: Massage en ontspanning, massagepistool, massagekussen, massageapparaat
Health > Heat And Cold Therapy: Warmte- en koudetherapie, kruik, warmtekussen, hot-coldpack
Health > Supports And Braces: Braces en bandages, kniebrace, rugbrace, compressiekousen
Health > Mobility And Daily Living Aids: Mobiliteit en hulpmiddelen, rollator, rolstoel, wandelstok
Beauty: Beauty & persoonlijke verzorging, schoonheidsproducten, cosmetica, drogisterij
Beauty > Hair Care: Haarverzorging, haarverzorgingsproducten, haarbehandeling
Beauty > Hair Care > Shampoo: Shampoos, shampoo, anti-roos shampoo, shampoo bar
Beauty > Hair Care > Dry Shampoo: Droogshampoos, droogshampoo, dry shampoo
Beauty > Hair Care > Conditioner: Conditioners, conditioner, crèmespoeling, anti-klit spray
Beauty > Hair Care > Hair Masks: Haarmaskers, haarmasker, haarkuur
Beauty > Hair Care > Hair Oils And Serums: Haarolie & haarserums, haarolie, haarserum, hittebescherming
Beauty > Hair Care > Hair Loss Treatments: Haaruitvalbehandelingen, anti-haaruitval, haargroei serum, haarvezels
Beauty > Hair Care > Hair Styling: Haarstyling, stylingproducten, stylingcrème, krullencrème
Beauty > Hair Care > Hair Styling > Hair Spray: Haarlak, haarsprays, haarspray, hairspray
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: Haargel & mousse, haargel, haarmousse, stylingmousse
Beauty > Hair Care > Hair Styling > Hair Wax: Haarwax, wax haar, pomade, haarklei
Beauty > Hair Care > Hair Color: Haarverf, haarkleuring, uitgroeispray, haarkleur
Beauty > Hair Care > Hair Extensions And Wigs: Hairextensions & pruiken, pruik, hairextensions, haarstuk
Beauty > Hair Tools: Haarstylingapparaten, haargereedschap, kappersbenodigdheden, kappersschaar
Beauty > Hair Tools > Hair Dryers: Haardrogers, haardroger, föhn, reisföhn
Beauty > Hair Tools > Hair Straighteners: Stijltangen, stijltang, straightener, steilborstel
Beauty > Hair Tools > Curling Irons: Krultangen, krultang, wafeltang haar, krulborstel
Beauty > Hair Tools > Hot Air Brushes: Warmeluchtborstels, föhnborstel, warmeluchtborstel, airstyler
Beauty > Hair Tools > Hair Brushes And Combs: Haarborstels & kammen, haarborstel, kam, anti-klit borstel
Beauty > Hair Tools > Hair Clippers: Tondeuses, tondeuse, haartrimmer, haartondeuse
Beauty > Skin Care: Huidverzorging, huidverzorgingsproducten, gezichtsverzorging, skincare
Beauty > Skin Care > Face Cream: Gezichtscrèmes, gezichtscrème, dagcrème, nachtcrème
Beauty > Skin Care > Face Serums And Oils: Gezichtsserums & oliën, gezichtsserum, serum gezicht, gezichtsolie
Beauty > Skin Care > Eye Cream: Oogcrèmes, oogcrème, oogserum, oogpatches
Beauty > Skin Care > Face Masks: Gezichtsmaskers, gezichtsmasker, sheetmasker, kleimasker
Beauty > Skin Care > Cleanser: Gezichtsreiniging, gezichtsreiniger, reinigingsgel, reinigingsmelk
Beauty > Skin Care > Makeup Remover: Make-up removers, make-up remover, micellair water, reinigingsbalsem
Beauty > Skin Care > Face Toners: Toners & gezichtsmist, gezichtstoner, toner gezicht, rozenwater
Beauty > Skin Care > Face Scrubs And Peels: Gezichtsscrubs & peelings, gezichtsscrub, gezichtspeeling, exfoliant
Beauty > Skin Care > Acne Treatments: Acnebehandelingen, anti-acne, acnegel, puistjespleisters
Beauty > Skin Care > Lip Balm: Lippenbalsems, lippenbalsem, lipverzorging, lipmasker
Beauty > Skin Care > Body Lotion: Bodylotions, bodylotion, bodymilk, bodybutter
Beauty > Skin Care > Body Oils: Lichaamsoliën, lichaamsolie, massageolie, body oil
Beauty > Skin Care > Body Scrubs: Bodyscrubs, bodyscrub, lichaamsscrub, scrubzout
Beauty > Skin Care > Cellulite And Firming: Anti-cellulite & verstevigend, anti-cellulitis crème, cellulitecrème, verstevigende crème
Beauty > Skin Care > Hand Cream: Handcrèmes, handcrème, handverzorging, handbalsem
Beauty > Skin Care > Foot Care: Voetverzorging, voetcrème, eeltvijl, voetmasker
Beauty > Skin Care > Sunscreen: Zonnebrandcrèmes, zonnebrand, zonnebrandcrème, zonnespray
Beauty > Skin Care > After Sun: Aftersun, after sun lotion, aloë vera gel
Beauty > Skin Care > Self Tanners: Zelfbruiners, zelfbruiner, zelfbruinende mousse, zelfbruindruppels
Beauty > Skin Care > Face Care Tools: Gezichtsverzorgingsapparaten, gezichtsborstel, gezichtsroller, gua sha
Beauty > Makeup: Make-up, make-up producten, make-upset, make-up palet
Beauty > Makeup > Foundation: Foundations, foundation, BB cream, CC cream
Beauty > Makeup > Concealer: Concealers, concealer, color corrector
Beauty > Makeup > Face Powder: Gezichtspoeders, gezichtspoeder, setting powder, compact poeder
Beauty > Makeup > Blush: Blushes, blush, rouge, crèmeblush
Beauty > Makeup > Bronzers And Highlighters: Bronzers & highlighters, bronzer, highlighter make-up, contourstick
Beauty > Makeup > Primer And Setting Spray: Primers & setting sprays, make-up primer, setting spray, fixing spray
Beauty > Makeup > Mascara: Mascara's, mascara, wimperserum, waterproof mascara
Beauty > Makeup > Eyeliner: Eyeliners, eyeliner, oogpotlood, kajalpotlood
Beauty > Makeup > Eyeshadow: Oogschaduw, oogschaduwpalet, oogschaduw palette
Beauty > Makeup > Eyebrow Makeup: Wenkbrauwmake-up, wenkbrauwpotlood, wenkbrauwgel, wenkbrauwpoeder
Beauty > Makeup > False Eyelashes: Nepwimpers, kunstwimpers, wimperlijm, wimperkruller
Beauty > Makeup > Lipstick: Lippenstiften, lippenstift, lippotlood, lipliner
Beauty > Makeup > Lip Gloss: Lipglosses, lipgloss, lipolie, lipplumper
Beauty > Makeup > Makeup Brushes And Sponges: Make-upkwasten & sponsjes, make-upkwast, make-up spons, kwastenset
Beauty > Makeup > Nail Polish: Nagellakken, nagellak, gellak, topcoat
Beauty > Nail Care: Nagelverzorging, nagelriemolie, nagelverharder, nagelstickers
Beauty > Nail Care > Nail Polish Remover: Nagellakremovers, nagellakremover, aceton, nagellak verwijderen
Beauty > Nail Care > Artificial Nails: Kunstnagels, nepnagels, plaknagels, acrylnagels
Beauty > Nail Care > Manicure Tools: Manicuretools, nagelknipper, nagelvijl, manicureset
Beauty > Nail Care > Nail Lamps And Drills: Nagellampen & nagelfrezen, nagellamp, nagelfrees, UV lamp nagels
Beauty > Beauty Tools: Beautytools, pincet, make-up spiegel, make-up organizer
Beauty > Fragrance: Parfums & geuren, geurtjes, geurset, parfum cadeauset
Beauty > Fragrance > Perfume: Parfums, eau de parfum, eau de toilette, parfum
Beauty > Fragrance > Body Mist: Bodymists, bodymist, bodyspray, haarparfum
Beauty > Personal Care: Persoonlijke verzorging, lichaamsverzorging, hygiëneproducten, talkpoeder
Beauty > Personal Care > Deodorant: Deodorants, deodorant, deodorant roller, anti-transpirant
Beauty > Personal Care > Soap: Zeep, handzeep, zeepblok, vloeibare zeep
Beauty > Personal Care > Shower Gel: Douchegels, douchegel, doucheschuim, showergel
Beauty > Personal Care > Bath Additives: Badproducten, badschuim, badzout, bruisbal
Beauty > Personal Care > Bath Sponges And Brushes: Badsponzen & badborstels, badspons, rugborstel, scrubhandschoen
Beauty > Personal Care > Hand Sanitizer: Handdesinfectie, handgel, desinfecterende handgel, alcoholgel
Beauty > Personal Care > Cotton Pads And Swabs: Wattenschijfjes & wattenstaafjes, wattenschijfjes, wattenstaafjes, watten
Beauty > Personal Care > Toothpaste: Tandpasta's, tandpasta, whitening tandpasta, kindertandpasta
Beauty > Personal Care > Oral Care: Mondverzorging, gebitsverzorging, tongschraper, mondhygiëne
Beauty > Personal Care > Oral Care > Toothbrushes: Tandenborstels, tandenborstel, bamboe tandenborstel
Beauty > Personal Care > Oral Care > Electric Toothbrushes: Elektrische tandenborstels, elektrische tandenborstel, sonische tandenborstel
Beauty > Personal Care > Oral Care > Toothbrush Heads: Opzetborstels, opzetborstel, opzetborstels tandenborstel
Beauty > Personal Care > Oral Care > Mouthwash: Mondwaters, mondwater, mondspoeling, mondspray
Beauty > Personal Care > Oral Care > Dental Floss: Tandzijde & flosdraad, flosdraad, tandzijde, ragers
Beauty > Personal Care > Oral Care > Water Flossers: Waterflossers, waterflosser, monddouche, flosapparaat
Beauty > Personal Care > Oral Care > Teeth Whitening: Tandenbleken, tanden bleken, whitening strips, tanden bleekset
Beauty > Personal Care > Oral Care > Denture Care: Kunstgebitverzorging, kleefpasta kunstgebit, reinigingstabletten kunstgebit, gebitsreiniger
Beauty > Personal Care > Shaving: Scheren, scheerset, scheerkwast, nat scheren
Beauty > Personal Care > Shaving > Razors And Blades: Scheermessen & scheermesjes, scheermes, scheermesjes, wegwerpscheermes
Beauty > Personal Care > Shaving > Shaving Cream: Scheerschuim & scheergel, scheerschuim, scheergel, scheercrème
Beauty > Personal Care > Shaving > Aftershave: Aftershaves, aftershave, aftershave balsem, aftershave lotion
Beauty > Personal Care > Shaving > Beard Care: Baardverzorging, baardolie, baardbalsem, baardset
Beauty > Personal Care > Shaving > Electric Shavers: Scheerapparaten, scheerapparaat, elektrisch scheerapparaat, scheerkoppen
Beauty > Personal Care > Shaving > Trimmers: Trimmers, baardtrimmer, bodygroomer, neustrimmer
Beauty > Personal Care > Hair Removal: Ontharing, ontharingscrème, waxstrips, harswarmer
Beauty > Personal Care > Hair Removal > Epilators: Epilators, epilator, ladyshave, epileerapparaat
Beauty > Personal Care > Hair Removal > IPL Devices: IPL-apparaten, IPL ontharingsapparaat, laserontharing, IPL ontharing
Household: Huishouden, huishoudelijke artikelen, schoonmaakartikelen
Household > Laundry: Wasmiddelen & textielverzorging, de was, textielverfrisser, strijkwater
Household > Laundry > Laundry Detergent: Wasmiddelen, wasmiddel, vloeibaar wasmiddel, waspoeder
Household > Laundry > Laundry Capsules: Wascapsules & waspods, wascapsules, wasmiddelcapsules, waspods
Household > Laundry > Fabric Softener: Wasverzachters, wasverzachter, wasparfum, droogdoekjes
Household > Laundry > Stain Removers: Vlekverwijderaars, vlekkenverwijderaar, ossengalzeep, kleurdoekjes
Household > Laundry > Washing Machine Cleaner: Wasmachinereinigers, wasmachinereiniger, wasmachine ontkalker
Household > Laundry > Drying Racks And Clotheslines: Droogrekken & waslijnen, droogrek, waslijn, wasknijpers
Household > Laundry > Laundry Baskets And Bags: Wasmanden & waszakken, wasmand, waszak, wassorteerder
Household > Laundry > Lint Removers: Pluizenverwijderaars, pluizenroller, ontpluizer, kledingborstel
Household > Dishwashing: Afwas & vaatwas, afwassen, vaatwasproducten
Household > Dishwashing > Dish Soap: Afwasmiddelen, afwasmiddel, handafwasmiddel, afwasspray
Household > Dishwashing > Dishwasher Tablets: Vaatwastabletten, vaatwastablet, vaatwascapsules, vaatwaspoeder
Household > Dishwashing > Rinse Aid And Dishwasher Salt: Glansspoelmiddel & vaatwaszout, glansspoelmiddel, vaatwaszout, vaatwasmachinereiniger
Household > Dishwashing > Sponges And Dish Brushes: Sponzen & afwasborstels, schuurspons, afwasborstel, schuursponsje
Household > Cleaning: Schoonmaak, schoonmaakmiddel, reinigingsmiddel, reiniger
Household > Cleaning > All Purpose Cleaners: Allesreinigers, allesreiniger, schuurmiddel, schoonmaakazijn
Household > Cleaning > Bathroom Cleaners: Badkamerreinigers, badkamerreiniger, schimmelverwijderaar, doucheschoonmaak
Household > Cleaning > Toilet Cleaners: Toiletreinigers, toiletreiniger, toiletblokje, wc-reiniger
Household > Cleaning > Kitchen Cleaners And Degreasers: Keukenreinigers & ontvetters, ontvetter, ovenreiniger, kookplaatreiniger
Household > Cleaning > Descalers: Ontkalkers, ontkalker, koffiemachine ontkalker, ontkalkingstabletten
Household > Cleaning > Glass Cleaners: Glasreinigers, glasreiniger, ruitenreiniger, ramenreiniger
Household > Cleaning > Floor Cleaners: Vloerreinigers, vloerreiniger, parketreiniger, dweilmiddel
Household > Cleaning > Carpet And Upholstery Cleaners: Tapijt- & meubelreinigers, tapijtreiniger, tapijtshampoo, bankreiniger
Household > Cleaning > Furniture And Leather Care: Meubel- & leeronderhoud, meubelolie, meubelwas, leerverzorging
Household > Cleaning > Metal Polish: Metaalpoetsmiddelen, zilverpoets, koperpoets, rvs-reiniger
Household > Cleaning > Disinfectants And Bleach: Desinfectie & bleekmiddelen, bleekmiddel, bleek, desinfectiespray
Household > Cleaning > Cleaning Wipes: Schoonmaakdoekjes vochtig, hygiënische schoonmaakdoekjes, desinfectiedoekjes
Household > Cleaning > Drain Cleaners: Ontstoppers, gootsteenontstopper, afvoerontstopper, ontstoppingsveer
Household > Cleaning > Mops And Buckets: Dweilen & emmers, mop, vloerwisser, mopemmer
Household > Cleaning > Brooms And Brushes: Bezems & borstels, bezem, stoffer en blik, schrobborstel
Household > Cleaning > Cloths And Dusters: Schoonmaakdoeken & plumeaus, microvezeldoek, plumeau, vaatdoek
Household > Cleaning > Cleaning Gloves: Huishoudhandschoenen, schoonmaakhandschoenen, rubberen handschoenen
Household > Paper Products: Papierwaren huishouden, huishoudpapier, hygiënepapier
Household > Paper Products > Toilet Paper: Toiletpapier, wc-papier, vochtig toiletpapier
Household > Paper Products > Paper Towels: Keukenpapier, keukenrol, papieren handdoekjes
Household > Paper Products > Tissues: Zakdoekjes & tissues, tissues, papieren zakdoekjes, tissuebox
Household > Paper Products > Paper Napkins: Papieren servetten, servet papier, servetten
Household > Disposable Tableware: Wegwerpservies, papieren bordjes, wegwerpbekers, rietjes
Household > Food Wraps: Voedselverpakking & folie, bijenwasdoek, siliconen deksels, voedselfolie
Household > Food Wraps > Cling Film: Vershoudfolie, plastic vershoudfolie, huishoudfolie
Household > Food Wraps > Aluminum Foil: Aluminiumfolie, alufolie, aluminium bakjes
Household > Food Wraps > Baking Paper: Bakpapier, bakpapiervellen, airfryer papier
Household > Food Wraps > Freezer And Sandwich Bags: Diepvries- & boterhamzakjes, diepvrieszakken, boterhamzakjes, hersluitbare zakjes
Household > Trash Bags: Vuilniszakken, vuilniszak, afvalzakken, pedaalemmerzakken
Household > Trash Cans: Prullenbakken, prullenbak, pedaalemmer, afvalemmer
Household > Air Care: Luchtverfrissing & geurneutralisatie, luchtverfrisser, huisgeur
Household > Air Care > Air Freshener Sprays: Luchtverfrissersprays, roomspray, textielspray, toiletspray
Household > Air Care > Scent Diffusers: Geurstokjes & geurverspreiders, geurstokjes, geurstekker, aromadiffuser
Household > Air Care > Odor And Moisture Absorbers: Geur- & vochtvreters, vochtvreter, vochtvanger, geurvreter
Household > Pest Control: Ongediertebestrijding, ongedierteverjager, ultrasone verjager, vogelpinnen
Household > Pest Control > Insect Killers: Insectenbestrijding, insectenspray, mierenlokdoos, vliegenval
Household > Pest Control > Mosquito Repellents: Anti-muggenmiddelen, muggenspray, muggenstekker, muggenverdrijver
Household > Pest Control > Moth Repellents: Anti-motmiddelen, mottenballen, mottenval, cederhout mot
Household > Pest Control > Rodent Control: Knaagdierbestrijding, muizenval, rattenval, rattengif
Baby: Babyartikelen, baby, babyspullen, pasgeborene
Baby > Diapers: Luiers & verschonen, luier, luiers
Baby > Diapers > Disposable Diapers: Wegwerpluiers, wegwerpluier, luiers met plakstrips
Baby > Diapers > Diaper Pants: Luierbroekjes, luierbroekje, oefenbroekjes, pyjamabroekjes
Baby > Diapers > Swim Diapers: Zwemluiers, zwemluier, wasbare zwemluier
Baby > Diapers > Cloth Diapers: Wasbare luiers, wasbare luier, katoenen luier, inlegger luier
Baby > Diapers > Changing Pads: Aankleedkussens, aankleedkussen, verschoonmatje, aankleedkussenhoes
Baby > Diapers > Diaper Pails: Luieremmers, luieremmer, luieremmer navulling, luierzakjes
Baby > Diapers > Diaper Bags: Luiertassen, luiertas, verzorgingstas, luierrugzak
Baby > Baby Food: Babyvoeding, babyvoeding vanaf 6 maanden, zuigelingenvoeding
Baby > Baby Food > Infant Formula: Flesvoeding, zuigelingenmelk, opvolgmelk, volledige zuigelingenvoeding
Baby > Baby Food > Toddler Milk: Peutermelk, groeimelk, dreumesmelk
Baby > Baby Food > Baby Cereal: Babypap & granen, babypap, rijstebloem baby, granenpap
Baby > Baby Food > Baby Purees And Meals: Fruithapjes & maaltijden, fruithapje, groentehapje, knijpfruit
Baby > Baby Food > Baby Snacks: Babysnacks & koekjes, babykoekjes, rijstwafels baby, babysnack
Baby > Baby Food > Baby Drinks: Babydranken, babythee, babysap, babywater
Baby > Feeding: Baby eten & drinken, babyvoeding accessoires, voedingsset baby
Baby > Feeding > Baby Bottles: Babyflessen & spenen, babyfles, zuigfles, flessenspeen
Baby > Feeding > Pacifiers: Fopspenen, fopspeen, speenkoord, speen
Baby > Feeding > Teethers: Bijtringen, bijtring, bijtspeelgoed, fruitspeen
Baby > Feeding > Sippy Cups: Drinkbekers & tuitbekers, tuitbeker, oefenbeker, antilekbeker
Baby > Feeding > Bibs: Slabbetjes & spuugdoekjes, slabbetje, slab, spuugdoekje
Baby > Feeding > Baby Tableware And Containers: Kinderservies & bewaarbakjes, babybord, babybestek, babylepel
Baby > Feeding > Breast Pumps: Borstkolven, borstkolf, elektrische kolf, handkolf
Baby > Feeding > Nursing Supplies: Borstvoedingsbenodigdheden, zoogcompressen, voedingskussen, tepelhoedje
Baby > Feeding > Bottle Warmers And Sterilizers: Flessenwarmers & sterilisatoren, flessenwarmer, sterilisator, flessenborstel
Baby > Baby Care: Babyverzorging, verzorgingsproducten baby, babyhuid
Baby > Baby Care > Baby Wipes: Babydoekjes, billendoekjes, vochtige babydoekjes
Baby > Baby Care > Baby Shampoo And Bath: Babyshampoo & badproducten, babyshampoo, babywasgel, babyzeep
Baby > Baby Care > Baby Lotion Oil And Powder: Babylotion & babyolie & poeder, babyolie, babycrème, babypoeder
Baby > Baby Care > Diaper Rash Cream: Luieruitslagcrèmes, luiercrème, billencrème, zinkzalf baby
Baby > Baby Care > Baby Sun Care: Zonnebrand baby & kind, babyzonnebrand, zonnebrandcrème kinderen
Baby > Baby Care > Baby Oral Care: Mondverzorging baby, babytandenborstel, babytandpasta, vingertandenborstel
Baby > Baby Care > Baby Grooming: Nagel- & haarverzorging baby, babynagelschaartje, babyhaarborstel, babyverzorgingsset
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: Neuszuigers & babythermometers, neuszuiger, neuspeertje, babythermometer
Baby > Baby Care > Baby Bathtubs: Babybadjes, babybad, badzitje, badstandaard
Baby > Baby Care > Potties And Training Seats: Potjes & wc-verkleiners, plaspotje, wc-verkleiner, opstapje
Baby > Strollers: Kinderwagens, kinderwagen, wandelwagen
Baby > Strollers > Travel Systems: Combi-kinderwagens, combikinderwagen, travelsystem, 3-in-1 kinderwagen
Baby > Strollers > Buggies And Lightweight Strollers: Buggy's, buggy, plooibuggy, reisbuggy
Baby > Strollers > Twin Strollers: Tweelingkinderwagens, tweelingwagen, duowagen, duo-buggy
Baby > Strollers > Stroller Accessories: Kinderwagenaccessoires, voetenzak, regenhoes kinderwagen, meerijdplankje
Baby > Baby Carriers: Draagzakken & draagdoeken, draagzak, draagdoek, buikdrager
Baby > Car Seats: Autostoelen, autostoel, kinderzitje auto
Baby > Car Seats > Infant Car Seats: Babyautostoelen, babyautostoeltje, baby-autostoel, reiswieg auto
Baby > Car Seats > Convertible Car Seats: Draaibare & meegroei-autostoelen, draaibare autostoel, meegroei autostoel, peuterautostoel
Baby > Car Seats > Booster Seats: Zitverhogers, zitverhoger, stoelverhoger auto
Baby > Car Seats > Car Seat Accessories: Autostoelaccessoires, isofix-basis, autospiegel baby, zonnescherm auto
Baby > Nursery: Babykamer, babykamermeubels, babykamer decoratie
Baby > Nursery > Cribs And Cots: Ledikanten & commodes, ledikant, babybed, commode
Baby > Nursery > Bassinets And Bedside Cribs: Wiegjes & co-sleepers, wieg, co-sleeper, babynestje
Baby > Nursery > Travel Cots: Campingbedjes & boxen, campingbedje, reisbedje, babybox
Baby > Nursery > Baby Bedding And Mattresses: Babybeddengoed & matrasjes, ledikantdeken, hoeslaken ledikant, hydrofiele doek
Baby > Nursery > Baby Sleeping Bags: Babyslaapzakken, babyslaapzak, trappelzak, inbakerdoek
Baby > Nursery > Night Lights And Soothers: Nachtlampjes & slaaphulpen, nachtlampje kinderkamer, witte ruis machine, muziekmobiel
Baby > Nursery > Bouncers And Swings: Wipstoeltjes & schommels, wipstoeltje, babyschommel, babywipper
Baby > Nursery > High Chairs: Kinderstoelen, kinderstoel, eetstoel baby, stoelverkleiner
Baby > Nursery > Play Mats And Baby Gyms: Speelkleden & babygyms, speelkleed, babygym, speelmat
Baby > Nursery > Baby Walkers: Loopstoelen & loopwagens, loopstoel, loopwagen, looptrainer
Baby > Baby Safety: Babyveiligheid, kinderveiligheid, kindveilig
Baby > Baby Safety > Baby Monitors: Babyfoons, babyfoon, babyfoon met camera
Baby > Baby Safety > Safety Gates: Traphekjes & bedhekjes, traphekje, veiligheidshekje, bedhekje
Baby > Baby Safety > Safety Locks And Guards: Kindersloten & hoekbeschermers, kinderslot, hoekbeschermer, stopcontactbeveiliging
Baby > Baby Gifts: Kraamcadeaus, kraamcadeau, babyshower cadeau, geboortecadeau
Pets: Dieren, Huisdieren, dierbenodigdheden, voor honden en katten
Pets > Dog Food: Hondenvoer, hondenvoeding, puppyvoer, voer voor volwassen honden
Pets > Dog Food > Dry Dog Food: Droog hondenvoer, hondenbrokken, brokken hond, puppybrokken
Pets > Dog Food > Wet Dog Food: Nat hondenvoer, natvoer hond, hondenvoer blik, hondenpaté
Pets > Dog Food > Raw And Frozen Dog Food: Rauw en diepvries hondenvoer, versvlees hond, KVV hond, gevriesdroogd hondenvoer
Pets > Dog Food > Dog Treats: Hondensnacks, hondensnoepjes, hondenkoekjes, trainingssnacks hond
Pets > Dog Food > Dog Chews And Dental Sticks: Kauwsnacks en dental sticks, kauwbot hond, kauwstaaf hond, gebitssticks hond
Pets > Dog Food > Veterinary Dog Food: Dieetvoer honden, dieetvoer hond, veterinair hondenvoer, nierdieet hond
Pets > Cat Food: Kattenvoer, kattenvoeding, kittenvoer, voer voor volwassen katten
Pets > Cat Food > Dry Cat Food: Droog kattenvoer, kattenbrokjes, brokjes kat, droogvoer kat
Pets > Cat Food > Wet Cat Food: Nat kattenvoer, natvoer kat, kattenvoer zakjes, kattenvoer blik
Pets > Cat Food > Cat Treats: Kattensnacks, kattensnoepjes, likbare kattensnack, kattenmelk
Pets > Cat Food > Veterinary Cat Food: Dieetvoer katten, dieetvoer kat, veterinair kattenvoer, nierdieet kat
Pets > Pet Supplies: Dierenaccessoires, hondenaccessoires, kattenaccessoires
Pets > Pet Supplies > Cat Litter: Kattenbakvulling, klontvormende kattenbakvulling, kattengrit, silica kattenbakvulling
Pets > Pet Supplies > Litter Boxes: Kattenbakken, kattenbak, zelfreinigende kattenbak, kattenbakschep
Pets > Pet Supplies > Dog Collars And Leashes: Hondenhalsbanden en riemen, hondenriem, halsband hond, hondentuig
Pets > Pet Supplies > Dog Training And Deterrents: Hondentraining en afweermiddelen, trainingshalsband, antiblafband, hondenfluitje
Pets > Pet Supplies > Puppy Training Pads: Puppypads, puppytrainingsmatjes, plasmatjes hond, trainingspads hond
Pets > Pet Supplies > Dog Beds: Hondenmanden en hondenbedden, hondenmand, hondenkussen, orthopedisch hondenbed
Pets > Pet Supplies > Cat Beds And Furniture: Kattenmeubels en kattenmanden, krabpaal, kattenmand, kattenluik
Pets > Pet Supplies > Crates And Carriers: Benches en reismanden, hondenbench, transportbox, reismand kat
Pets > Pet Supplies > Dog Clothing: Hondenkleding, hondenjas, hondentrui, hondenschoenen
Pets > Pet Supplies > Pet Bowls And Feeders: Voerbakken en drinkbakken, voerbak hond, automatische voerbak, drinkfontein kat
Pets > Pet Supplies > Dog Toys: Hondenspeelgoed, hondenspeeltje, kauwspeelgoed hond, hondenbal
Pets > Pet Supplies > Cat Toys: Kattenspeelgoed, kattenspeeltje, kattenhengel, kattentunnel
Pets > Pet Supplies > Pet Grooming: Vachtverzorging, hondenborstel, tondeuse hond, nagelknipper hond
Pets > Pet Supplies > Pet Shampoo: Dierenshampoo, hondenshampoo, kattenshampoo, verzorgingsdoekjes hond
Pets > Pet Supplies > Flea And Tick Treatment: Vlooien- en tekenbestrijding, vlooienband, anti-vlooien druppels, tekentang
Pets > Pet Supplies > Pet Supplements: Supplementen voor huisdieren, gewrichtssupplement hond, zalmolie hond, probiotica hond
Pets > Pet Supplies > Pet Health And First Aid: Gezondheid en EHBO huisdieren, oorreiniger hond, hondentandpasta, beschermkap hond
Pets > Pet Supplies > Pet Waste And Odor Control: Poepzakjes en geurverwijderaars, hondenpoepzakjes, urinegeurverwijderaar, poepschepje hond
Pets > Pet Supplies > Pet Trackers: GPS-trackers voor huisdieren, GPS tracker hond, GPS tracker kat, LED halsband hond
Pets > Fish And Aquariums: Vissen en aquaria, aquariumvissen, aquaristiek
Pets > Fish And Aquariums > Fish Food: Visvoer, vlokkenvoer vissen, vijvervoer, goudvisvoer
Pets > Fish And Aquariums > Aquariums And Tanks: Aquaria, aquarium, aquariumset, nano aquarium
Pets > Fish And Aquariums > Aquarium Filters And Pumps: Aquariumfilters en pompen, aquariumfilter, aquariumpomp, aquariumverwarming
Pets > Fish And Aquariums > Aquarium Decor And Lighting: Aquariumdecoratie en verlichting, aquariumgrind, aquariumplanten, aquarium LED-verlichting
Pets > Fish And Aquariums > Water Care And Test Kits: Waterverzorging en watertests aquarium, waterconditioner aquarium, aquarium watertest, algenmiddel aquarium
Pets > Birds: Vogels, kooivogels, parkieten, papegaaien
Pets > Birds > Bird Food: Vogelvoer kooivogels, parkietenvoer, papegaaienvoer, kanariezaad
Pets > Birds > Bird Treats: Vogelsnacks, trosgierst, knaagstengel parkiet, sepia vogel
Pets > Birds > Wild Bird Food: Tuinvogelvoer, vetbollen, strooivoer buitenvogels, vogelpindakaas
Pets > Birds > Bird Cages And Accessories: Vogelkooien en accessoires, vogelkooi, volière, zitstok vogel
Pets > Small Animals: Knaagdieren en konijnen, kleine huisdieren, hamster, cavia
Pets > Small Animals > Small Animal Food: Knaagdiervoer, konijnenvoer, hamstervoer, caviavoer
Pets > Small Animals > Pet Hay: Hooi voor knaagdieren, timothee hooi, weidehooi, stro knaagdieren
Pets > Small Animals > Small Animal Treats: Knaagdiersnacks, konijnensnack, knaagstengel, knaaghout
Pets > Small Animals > Small Animal Bedding: Bodembedekking knaagdieren, houtvezel knaagdieren, zaagsel knaagdieren, papierbedding hamster
Pets > Small Animals > Small Animal Cages And Accessories: Knaagdierkooien en accessoires, hamsterkooi, konijnenhok, caviakooi
Pets > Reptiles And Amphibians: Reptielen en amfibieën, reptiel, schildpad, slang
Pets > Reptiles And Amphibians > Reptile Food: Reptielenvoer, schildpaddenvoer, gedroogde meelwormen reptielen, voedseldieren
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: Terraria en benodigdheden, terrarium, UVB-lamp reptiel, warmtelamp reptiel
Pets > Horse And Farm Animals: Paarden en hobbydieren, stalbenodigdheden, boerderijdieren verzorging
Pets > Horse And Farm Animals > Horse Feed And Care: Paardenvoer en verzorging, paardenvoer, paardensnoepjes, liksteen paard
Pets > Horse And Farm Animals > Poultry Feed And Supplies: Pluimveevoer en benodigdheden, kippenvoer, kippenhok, drinkbak kippen
Clothing: Kleding, kledij, dameskleding, herenkleding
Clothing > Tops: Tops, damestop, tuniek, bovenkleding
Clothing > Tops > T-Shirts: T-shirts, T-shirt, T-shirt korte mouw, tee
Clothing > Tops > Polo Shirts: Polo's, poloshirt, polo, piqué polo
Clothing > Tops > Tank Tops: Tanktops & hemdjes, tanktop, singlet, mouwloos shirt
Clothing > Tops > Shirts: Overhemden, overhemd, hemd lange mouw
Clothing > Tops > Shirts > Dress Shirts: Nette overhemden, zakelijk overhemd, strijkvrij overhemd, smokingoverhemd
Clothing > Tops > Shirts > Casual Shirts: Casual overhemden, flanellen hemd, linnen overhemd, denim overhemd
Clothing > Tops > Blouses: Blouses, blouse, damesblouse, chiffon blouse
Clothing > Tops > Long Sleeve Tops: Longsleeves, shirt lange mouw, longsleeve, T-shirt lange mouwen
Clothing > Tops > Crop Tops: Croptops, crop top, bandeautop, korset top
Clothing > Tops > Bodysuits: Bodysuits, bodysuit, body dames, stringbody
Clothing > Tops > Sweaters: Truien & vesten, gebreide trui, gebreide kleding, trui wol
Clothing > Tops > Sweaters > Pullovers: Truien, trui, coltrui, pullover
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: Vesten & spencers, vest gebreid, cardigan, spencer
Clothing > Tops > Hoodies: Hoodies, hoodie, vest met capuchon, capuchontrui
Clothing > Tops > Sweatshirts: Sweatshirts & sweaters, sweater, sweatshirt, crewneck
Clothing > Bottoms: Broeken & rokken, broeken en shorts
Clothing > Bottoms > Jeans: Jeans, spijkerbroek, skinny jeans, denim broek
Clothing > Bottoms > Trousers: Broeken, broek, lange broek, culotte
Clothing > Bottoms > Trousers > Chinos: Chino's, chino, chinobroek
Clothing > Bottoms > Trousers > Dress Pants: Pantalons, pantalon, kostuumbroek, nette broek
Clothing > Bottoms > Trousers > Cargo Pants: Cargobroeken, cargobroek, tactische broek, legerbroek
Clothing > Bottoms > Trousers > Sweatpants: Joggingbroeken, joggingbroek, sweatpants, joggers
Clothing > Bottoms > Leggings: Leggings, legging, legging dames, treggings
Clothing > Bottoms > Shorts: Korte broeken, korte broek, shorts, bermuda
Clothing > Bottoms > Skirts: Rokken, rok, plooirok, spijkerrok
Clothing > Dresses: Jurken, jurk, damesjurk
Clothing > Dresses > Casual Dresses: Casual jurken, zomerjurk, maxi-jurk, blousejurk
Clothing > Dresses > Evening Dresses: Avondjurken, avondjurk, cocktailjurk, galajurk
Clothing > Dresses > Wedding Dresses: Trouwjurken, trouwjurk, bruidsjurk, bruidsmeisjesjurk
Clothing > Jumpsuits And Rompers: Jumpsuits & playsuits, jumpsuit, playsuit, catsuit
Clothing > Jumpsuits And Rompers > Dungarees: Tuinbroeken, tuinbroek, salopette, overall denim
Clothing > Outerwear: Jassen & bodywarmers, buitenkleding, jassen
Clothing > Outerwear > Jackets: Jassen, jas, jack, tussenjas
Clothing > Outerwear > Jackets > Denim Jackets: Spijkerjassen, spijkerjasje, spijkerjack, denim jacket
Clothing > Outerwear > Jackets > Leather Jackets: Leren jassen, leren jas, leren jack, bikerjack
Clothing > Outerwear > Jackets > Bomber Jackets: Bomberjacks, bomberjack, bomberjas, pilotenjack
Clothing > Outerwear > Jackets > Rain Jackets: Regenjassen, regenjas, waterdichte jas, regenponcho
Clothing > Outerwear > Jackets > Puffer Jackets: Pufferjassen, donsjas, gewatteerde jas, puffer jacket
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: Fleecejassen & -truien, fleecejack, fleecevest, fleecetrui
Clothing > Outerwear > Jackets > Windbreakers And Softshells: Windjacks & softshells, windjack, softshell jas, anorak
Clothing > Outerwear > Gilets: Bodywarmers, bodywarmer, gilet, gewatteerde bodywarmer
Clothing > Outerwear > Coats: Mantels, mantel, wollen jas, winterjas lang
Clothing > Outerwear > Coats > Parkas: Parka's, parka, winterparka, parka met capuchon
Clothing > Outerwear > Coats > Trench Coats: Trenchcoats, trenchcoat, trench
Clothing > Outerwear > Coats > Ponchos And Capes: Poncho's & capes, poncho, cape, gebreide poncho
Clothing > Suits And Tailoring: Pakken & colberts, kostuums, maatkleding
Clothing > Suits And Tailoring > Suits: Pakken, pak, kostuum, smoking
Clothing > Suits And Tailoring > Blazers: Blazers & colberts, blazer, colbert, jasje
Clothing > Suits And Tailoring > Waistcoats: Gilets kostuum, gilet heren, vest pak, tweed gilet
Clothing > Underwear: Ondergoed, lingerie, ondermode
Clothing > Underwear > Bras: Beha's, bh, push-up bh, beugel bh
Clothing > Underwear > Panties: Slips dames, damesslip, string, hipster
Clothing > Underwear > Boxers And Briefs: Boxershorts & slips, boxershort, heren slip, boxer
Clothing > Underwear > Undershirts: Onderhemden, onderhemd, onderhemd heren, hemd ondergoed
Clothing > Underwear > Thermal Underwear: Thermokleding, thermo ondergoed, thermoshirt, lange onderbroek
Clothing > Underwear > Shapewear: Shapewear, corrigerend ondergoed, corset, waist trainer
Clothing > Underwear > Lingerie Sets: Lingeriesets, lingerie set, babydoll, jarretelgordel
Clothing > Socks: Sokken, sok, herensokken, wollen sokken
Clothing > Socks > Ankle Socks: Enkelsokken, sneakersokken, footies, enkelsok
Clothing > Socks > Knee High Socks: Kniekousen, kniekous, overknee sokken, kniesokken
Clothing > Socks > Sports Socks: Sportsokken, hardloopsokken, wandelsokken, fietssokken
Clothing > Socks > Tights And Stockings: Panty's & kousen, panty, kousen, maillot
Clothing > Socks > Leg Warmers: Beenwarmers, beenwarmer, gebreide beenwarmers
Clothing > Sleepwear: Nachtkleding, nachtmode, slaapkleding
Clothing > Sleepwear > Pajamas: Pyjama's, pyjama, pyjamabroek, pyjamaset
Clothing > Sleepwear > Nightgowns: Nachthemden, nachthemd, nachtjapon, nachtjurk
Clothing > Sleepwear > Bathrobes: Badjassen, badjas, ochtendjas, kamerjas
Clothing > Sleepwear > Loungewear: Loungewear, homewear, loungeset, hoodie deken
Clothing > Swimwear: Badmode, zwemkleding, badkleding, strandkleding
Clothing > Swimwear > Bikinis: Bikini's, bikini, bikinitop, tankini
Clothing > Swimwear > Swimsuits: Badpakken, badpak, zwempak, boerkini
Clothing > Swimwear > Swim Trunks: Zwembroeken, zwembroek, zwemshort, boardshort
Clothing > Swimwear > Rash Guards: Rashguards, UV-shirt, zwemshirt, rashguard
Clothing > Swimwear > Beach Cover Ups: Strandjurken & pareo's, strandjurk, pareo, kaftan
Clothing > Sportswear: Sportkleding, sportshirt, hardloopshirt, trainingsshirt
Clothing > Sportswear > Sports Bras: Sport-bh's, sport bh, sportbeha, sporttop bh
Clothing > Sportswear > Sports Leggings: Sportleggings, sportlegging, hardlooplegging, yogabroek
Clothing > Sportswear > Sports Shorts: Sportbroekjes, sportshort, hardloopshort, trainingsshort
Clothing > Sportswear > Tracksuits: Trainingspakken, trainingspak, joggingpak, trainingsjack
Clothing > Sportswear > Team Jerseys: Sportshirts van teams, voetbalshirt, thuisshirt, basketbalshirt
Clothing > Sportswear > Ski Wear: Skikleding, ski-jas, skibroek, skipak
Clothing > Sportswear > Cycling Clothing: Fietskleding, wielershirt, fietsbroek, wielrenbroek
Clothing > Sportswear > Hiking Clothing: Wandelkleding, wandelbroek, outdoorbroek, afritsbroek
Clothing > Sportswear > Dancewear: Danskleding, balletpakje, turnpakje, tutu
Clothing > Workwear: Werkkleding, bedrijfskleding, werkshirt, uniform
Clothing > Workwear > Work Trousers And Jackets: Werkbroeken & werkjassen, werkbroek, werkjas, werkjack
Clothing > Workwear > Coveralls: Werkoveralls, overall, wegwerpoverall, ketelpak
Clothing > Workwear > High Visibility Clothing: Veiligheidskleding hi-vis, veiligheidshesje, reflecterend hesje, signalisatiekleding
Clothing > Workwear > Medical Uniforms: Medische kleding, zorguniform, laboratoriumjas, verpleegstersuniform
Clothing > Workwear > Chef Clothing: Kokskleding, koksbuis, koksbroek, koksmuts
Clothing > Maternity Clothing: Zwangerschapskleding, positiekleding, zwangerschapsjurk, zwangerschapsbroek
Clothing > Costumes: Verkleedkleding, kostuum verkleed, carnavalskleding, halloween kostuum
Clothing > Traditional Clothing: Traditionele kleding, klederdracht, kilt, volkskostuum
Clothing > Traditional Clothing > Dirndls And Lederhosen: Dirndls & lederhosen, dirndl, lederhose, oktoberfest kleding
Clothing > Traditional Clothing > Kimonos And Saris: Kimono's & sari's, kimono, sari, abaya
Shoes: Schoenen, schoen, damesschoenen, herenschoenen
Shoes > Sneakers: Sneakers, sneaker, lage sneakers, plateausneakers
Shoes > Sneakers > Canvas Shoes: Canvas schoenen, canvas sneakers, gympen, stoffen sneakers
Shoes > Sneakers > Skate Shoes: Skateschoenen, skateschoen, skate sneakers
Shoes > Sneakers > Slip On Shoes: Instappers sneakers, slip-on schoenen, slip-ons, instapschoenen zonder veters
Shoes > Athletic Shoes: Sportschoenen, sportschoen, indoorschoenen, zaalschoenen
Shoes > Athletic Shoes > Running Shoes: Hardloopschoenen, hardloopschoen, trailschoenen, loopschoenen
Shoes > Athletic Shoes > Training Shoes: Fitness schoenen, trainingsschoenen, crossfit schoenen, gewichthefschoenen
Shoes > Athletic Shoes > Football Boots: Voetbalschoenen, voetbalschoen, zaalvoetbalschoenen, kunstgras voetbalschoenen
Shoes > Athletic Shoes > Basketball Shoes: Basketbalschoenen, basketbalschoen, basketbalsneakers
Shoes > Athletic Shoes > Tennis Shoes: Tennisschoenen, tennisschoen, padelschoenen, gravel tennisschoenen
Shoes > Athletic Shoes > Golf Shoes: Golfschoenen, golfschoen, golfschoenen met spikes
Shoes > Athletic Shoes > Cycling Shoes: Fietsschoenen, wielrenschoenen, MTB schoenen, raceschoenen fiets
Shoes > Athletic Shoes > Hiking Shoes: Wandelschoenen, wandelschoen, bergschoenen, wandelschoenen waterdicht
Shoes > Athletic Shoes > Climbing Shoes: Klimschoenen, klimschoen, boulderschoenen
Shoes > Athletic Shoes > Dance Shoes: Dansschoenen, dansschoen, balletschoenen, spitzen
Shoes > Athletic Shoes > Water Shoes: Waterschoenen, waterschoen, zwemschoenen, surfschoenen
Shoes > Boots: Laarzen, laars, boots, dameslaarzen
Shoes > Boots > Ankle Boots: Enkellaarzen, enkellaarsje, enkelboots, desert boots
Shoes > Boots > Chelsea Boots: Chelsea boots, chelsea boot, chelseaboots
Shoes > Boots > Knee High Boots: Hoge laarzen, kniehoge laarzen, overknee laarzen, kniehoge laars
Shoes > Boots > Combat Boots: Combat boots & bikerboots, veterboots, bikerboots, legerkisten
Shoes > Boots > Cowboy Boots: Cowboylaarzen, cowboylaars, westernlaarzen
Shoes > Boots > Winter Boots: Winterlaarzen, snowboots, sneeuwlaarzen, gevoerde laarzen
Shoes > Boots > Rain Boots: Regenlaarzen, regenlaars, rubberlaarzen, kaplaarzen
Shoes > Sandals: Sandalen, sandaal, damessandalen, plateausandalen
Shoes > Sandals > Flip Flops: Teenslippers, teenslipper, flip flops
Shoes > Sandals > Slides: Badslippers & muiltjes, badslippers, slides, slippers sandaal
Shoes > Sandals > Clogs: Clogs & klompen, clogs, klompen, tuinklompen
Shoes > Sandals > Espadrilles: Espadrilles, espadrille, sleehak espadrilles
Shoes > Slippers: Pantoffels & sloffen, pantoffels, sloffen, huisschoenen
Shoes > Dress Shoes: Nette schoenen, geklede schoenen, leren schoenen, trouwschoenen
Shoes > Dress Shoes > Oxford Shoes: Veterschoenen, oxfords, brogues, derby schoenen
Shoes > Dress Shoes > Loafers: Loafers & mocassins, loafers, mocassins, bootschoenen
Shoes > Dress Shoes > High Heels: Pumps & hakken, pumps, hoge hakken, naaldhakken
Shoes > Dress Shoes > Flats: Ballerina's & platte schoenen, ballerina's, platte schoenen, mary janes
Shoes > Safety Shoes: Veiligheidsschoenen, werkschoenen, veiligheidslaarzen, werkschoenen met stalen neus
Shoes > Shoe Care: Schoenverzorging, schoenborstel, schoenlepel, schoenspanner
Shoes > Shoe Care > Shoe Polish: Schoenpoets, schoencrème, schoensmeer, waterdichte schoenenspray
Shoes > Shoe Care > Insoles: Inlegzolen, inlegzool, steunzolen, hielkussentjes
Shoes > Shoe Care > Shoelaces: Veters, schoenveters, elastische veters, veter
Bags And Accessories: Tassen & accessoires, tas, modeaccessoires, lederwaren
Bags And Accessories > Backpacks: Rugzakken, rugzak, rugtas, dagrugzak
Bags And Accessories > Backpacks > School Backpacks: Schooltassen, schoolrugzak, kinderrugzak, schooltas
Bags And Accessories > Backpacks > Laptop Backpacks: Laptoprugzakken, laptoprugzak, laptop rugtas, anti-diefstal rugzak
Bags And Accessories > Handbags: Handtassen, handtas, damestas, leren handtas
Bags And Accessories > Handbags > Tote Bags: Shoppers & totebags, shopper, totebag, draagtas canvas
Bags And Accessories > Handbags > Shoulder Bags: Schoudertassen, schoudertas, schoudertas dames
Bags And Accessories > Handbags > Crossbody Bags: Crossbody tassen, crossbodytas, crossbody, telefoontasje
Bags And Accessories > Handbags > Clutches: Clutches, clutch, avondtasje, enveloptasje
Bags And Accessories > Messenger Bags: Messengertassen, messenger bag, koerierstas, postmantas
Bags And Accessories > Messenger Bags > Briefcases: Aktetassen & laptoptassen, aktetas, laptoptas, documententas
Bags And Accessories > Belt Bags: Heuptassen, heuptas, heuptasje, fanny pack
Bags And Accessories > Gym Bags: Sporttassen, sporttas, gymtas, gymtas met koord
Bags And Accessories > Shopping Bags: Boodschappentassen, boodschappentas, opvouwbare tas boodschappen, boodschappentrolley
Bags And Accessories > Lunch Bags: Lunchtassen, lunchtas, koeltasje lunch, lunchbag
Bags And Accessories > Luggage: Bagage & koffers, koffer, reiskoffer, trolley koffer
Bags And Accessories > Luggage > Carry On Luggage: Handbagage koffers, handbagage koffer, cabin koffer, underseat tas
Bags And Accessories > Luggage > Luggage Sets: Kofferset, koffersets, kofferset 3-delig
Bags And Accessories > Luggage > Travel Bags: Reistassen, reistas, weekendtas, reistas met wielen
Bags And Accessories > Luggage > Toiletry Bags: Toilettassen, toilettas, make-up tas, beautycase
Bags And Accessories > Luggage > Garment Bags: Kledinghoezen & pakhoezen, kledinghoes, pakhoes, kostuumhoes
Bags And Accessories > Luggage > Packing Cubes: Packing cubes, packing cube, kofferorganizer, compressie packing cubes
Bags And Accessories > Luggage > Luggage Accessories: Bagage accessoires, kofferlabel, kofferriem, kofferhoes
Bags And Accessories > Luggage > Travel Pillows: Reiskussens, nekkussen, reiskussen, nekkussen vliegtuig
Bags And Accessories > Wallets: Portemonnees, portemonnee, portefeuille, herenportemonnee
Bags And Accessories > Wallets > Card Holders: Pasjeshouders, pasjeshouder, kaarthouder, creditcardhouder
Bags And Accessories > Wallets > Coin Purses: Kleingeldportemonnees, muntportemonnee, kleingeld portemonnee, geldclip
Bags And Accessories > Wallets > Passport Holders: Paspoorthouders, paspoorthoes, reisportefeuille, moneybelt
Bags And Accessories > Wallets > Keychains: Sleutelhangers, sleutelhanger, sleutelring, keycord
Bags And Accessories > Watches: Horloges, horloge, herenhorloge, dameshorloge
Bags And Accessories > Watches > Digital Watches: Digitale horloges, digitaal horloge, kinderhorloge digitaal
Bags And Accessories > Watches > Dive Watches: Duikhorloges, duikhorloge, diver horloge
Bags And Accessories > Watches > Pocket Watches: Zakhorloges, zakhorloge, verpleegstershorloge
Bags And Accessories > Watches > Watch Straps: Horlogebanden, horlogeband, horlogebandje, smartwatch bandje
Bags And Accessories > Watches > Watch Boxes: Horlogeboxen, horlogebox, horlogedoos, watchwinder
Bags And Accessories > Jewelry: Sieraden, juwelen, zilveren sieraden, sieradenset
Bags And Accessories > Jewelry > Necklaces: Kettingen, ketting, halsketting, choker
Bags And Accessories > Jewelry > Earrings: Oorbellen, oorbel, oorringen, oorstekers
Bags And Accessories > Jewelry > Bracelets: Armbanden, armband, bedelarmband, enkelbandje
Bags And Accessories > Jewelry > Rings: Ringen, ring, trouwring, verlovingsring
Bags And Accessories > Jewelry > Charms And Pendants: Bedels & hangers, bedel, kettinghanger, medaillon
Bags And Accessories > Jewelry > Brooches: Broches & pins, broche, revers pin, emaille pin
Bags And Accessories > Jewelry > Body Jewelry: Piercings, piercing, neuspiercing, navelpiercing
Bags And Accessories > Jewelry > Jewelry Boxes: Sieradendozen, sieradendoos, juwelendoos, sieradenhouder
Bags And Accessories > Sunglasses: Zonnebrillen, zonnebril, gepolariseerde zonnebril
Bags And Accessories > Glasses: Brillen, bril, brillen en accessoires
Bags And Accessories > Glasses > Eyeglass Frames: Brilmonturen, brilmontuur, bril op sterkte, montuur
Bags And Accessories > Glasses > Reading Glasses: Leesbrillen, leesbril, leesbril dames
Bags And Accessories > Glasses > Blue Light Glasses: Blauwlicht brillen, blauw licht bril, computerbril, beeldschermbril
Bags And Accessories > Glasses > Glasses Cases: Brillenkokers, brillenkoker, brillenetui, brillenkoord
Bags And Accessories > Hats: Hoeden, hoed, fedora, flatcap
Bags And Accessories > Hats > Caps: Petten & caps, pet, baseballpet, snapback
Bags And Accessories > Hats > Beanies: Mutsen, muts, beanie, wintermuts
Bags And Accessories > Hats > Sun Hats: Zonnehoeden, zonnehoed, bucket hat, strohoed
Bags And Accessories > Gloves: Handschoenen, handschoen, leren handschoenen, winterhandschoenen
Bags And Accessories > Gloves > Mittens: Wanten & skihandschoenen, wanten, skihandschoenen, skiwanten
Bags And Accessories > Scarves: Sjaals, sjaal, omslagdoek, hoofddoek
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: Bandana's & nekwarmers, bandana, nekwarmer, bivakmuts
Bags And Accessories > Belts: Riemen, riem, leren riem, broekriem
Bags And Accessories > Belts > Suspenders: Bretels, bretel, bretels heren
Bags And Accessories > Ties: Stropdassen, stropdas, das, zijden stropdas
Bags And Accessories > Ties > Bow Ties: Vlinderdassen, vlinderdas, strik, vlinderstrik
Bags And Accessories > Ties > Pocket Squares: Pochetten & zakdoeken, pochet, zakdoek, herenzakdoek
Bags And Accessories > Ties > Cufflinks: Manchetknopen & dasspelden, manchetknopen, dasspeld, dasclip
Bags And Accessories > Umbrellas: Paraplu's, paraplu, opvouwbare paraplu, stormparaplu
Sports: Sport, Sportartikelen, sportbenodigdheden, stopwatch
Sports > Fitness: Fitness, Fitnessapparatuur, fitnessapparaat, krachttraining
Sports > Fitness > Dumbbells: Dumbbells, dumbbell, dumbbellset, halters
Sports > Fitness > Kettlebells: Kettlebells, kettlebell, kettlebell gietijzer
Sports > Fitness > Barbells And Weight Plates: Halterstangen en gewichten, halterstang, halterschijf, gewichtschijven
Sports > Fitness > Weight Benches And Racks: Fitnessbanken en racks, halterbank, power rack, krachtstation
Sports > Fitness > Pull Up Bars And Ab Trainers: Optrekstangen en buikspiertrainers, optrekstang, buikspierwiel, push-up steunen
Sports > Fitness > Ankle And Wrist Weights: Enkel- en polsgewichten, enkelgewichten, gewichtsvest, lifting straps
Sports > Fitness > Resistance Bands: Weerstandsbanden, weerstandsband, fitness elastiek, resistance band
Sports > Fitness > Yoga Mats: Yogamatten, yogamat, fitnessmat, pilatesmat
Sports > Fitness > Yoga Accessories: Yoga-accessoires, yogablok, meditatiekussen, yogariem
Sports > Fitness > Exercise Balls: Fitnessballen, gymbal, yogabal, medicijnbal
Sports > Fitness > Foam Rollers: Foam rollers, foamroller, massageroller, massagebal
Sports > Fitness > Jump Ropes: Springtouwen, springtouw, speed rope, hoelahoep
Sports > Fitness > Treadmills: Loopbanden, loopband, walking pad, opvouwbare loopband
Sports > Fitness > Exercise Bikes: Hometrainers, hometrainer, spinningfiets, ligfiets hometrainer
Sports > Fitness > Ellipticals And Steppers: Crosstrainers en steppers, crosstrainer, stepper, trilplaat
Sports > Fitness > Rowing Machines: Roeitrainers, roeitrainer, roeiapparaat, roeimachine
Sports > Fitness > Fitness Trampolines: Trampolines, trampoline, mini trampoline, tuintrampoline
Sports > Cycling: Fietsen & wielersport, Fietsaccessoires, spatbord, fietsbel
Sports > Cycling > Bicycles: Fietsen, stadsfiets, vouwfiets, damesfiets
Sports > Cycling > Bicycles > Mountain Bikes: Mountainbikes, mountainbike, MTB fiets, BMX fiets
Sports > Cycling > Bicycles > Road Bikes: Racefietsen, racefiets, gravelbike, wielrenfiets
Sports > Cycling > Bicycles > Electric Bikes: Elektrische fietsen, e-bike, elektrische fiets, elektrische vouwfiets
Sports > Cycling > Bicycles > Kids Bikes: Kinderfietsen, kinderfiets, jongensfiets, meisjesfiets
Sports > Cycling > Bike Helmets: Fietshelmen, fietshelm, MTB-helm, kinderfietshelm
Sports > Cycling > Bike Lights: Fietsverlichting, fietslamp, achterlicht fiets, fietslampjes set
Sports > Cycling > Bike Locks: Fietssloten, fietsslot, kettingslot, beugelslot
Sports > Cycling > Bike Pumps: Fietspompen, fietspomp, vloerpomp, minipomp fiets
Sports > Cycling > Bike Tires And Tubes: Fietsbanden, binnenband fiets, buitenband fiets, fietswiel
Sports > Cycling > Bike Saddles And Grips: Fietszadels en handvatten, fietszadel, zadelpen, fietsstuur handvatten
Sports > Cycling > Bike Drivetrain And Brakes: Fietsaandrijving en remmen, fietsketting, fietspedalen, remblokken fiets
Sports > Cycling > Bike Tools And Care: Fietsgereedschap en onderhoud, bandenlichters, kettingolie fiets, bandenplakset
Sports > Cycling > Bike Bags And Racks: Fietstassen en bagagedragers, fietstas, fietsmand, bagagedrager fiets
Sports > Cycling > Bike Child Seats And Trailers: Fietsstoeltjes en fietskarren, fietszitje, fietskar, fietsstoeltje achter
Sports > Cycling > Bike Computers And Trainers: Fietscomputers en fietstrainers, fietscomputer, telefoonhouder fiets, fietstrainer
Sports > Camping: Kamperen, Kampeerartikelen, kampeeruitrusting, outdoor
Sports > Camping > Tents: Tenten, tent, kampeertent, tarp
Sports > Camping > Sleeping Bags: Slaapzakken, slaapzak, mummieslaapzak, lakenzak
Sports > Camping > Sleeping Pads: Slaapmatten en luchtbedden, slaapmat, luchtbed, veldbed
Sports > Camping > Camping Furniture: Campingmeubelen, campingstoel, klapstoel camping, campingtafel
Sports > Camping > Camping Stoves And Cookware: Kampeerkoken, campinggasstel, kookset camping, gascartouche
Sports > Camping > Coolers: Koelboxen en koeltassen, koelbox, koeltas, koelelementen
Sports > Camping > Water Bottles: Drinkflessen, waterfles, drinkfles, bidon
Sports > Camping > Camping Lights: Hoofdlampen en campinglampen, hoofdlamp, campinglamp, tentlamp
Sports > Camping > Hammocks: Hangmatten, hangmat, reishangmat, hangmatstandaard
Sports > Camping > Hiking Backpacks: Wandelrugzakken, trekkingrugzak, wandelrugzak, backpackrugzak
Sports > Camping > Trekking Poles: Wandelstokken, trekkingstokken, nordic walking stokken, gamaschen
Sports > Camping > Navigation And Survival: Navigatie en survival, kompas, survivalkit, vuurstarter
Sports > Ball Sports: Balsporten, balpomp, trainingshesjes, pionnen training
Sports > Ball Sports > Footballs: Voetballen, voetbal, wedstrijdbal, trainingsbal voetbal
Sports > Ball Sports > Football Gear: Voetbaluitrusting, scheenbeschermers voetbal, keepershandschoenen, voetbaldoel
Sports > Ball Sports > Basketballs And Hoops: Basketballen en baskets, basketbal, basketbalpaal, basketbalring
Sports > Ball Sports > Volleyballs And Handballs: Volleyballen en handballen, volleybal, handbal, volleybalnet
Sports > Ball Sports > American Footballs And Rugby Balls: American football en rugby, rugbybal, american football bal, rugbyhelm
Sports > Ball Sports > Baseball And Softball: Honkbal en softbal, honkbalknuppel, honkbalhandschoen, honkbal
Sports > Ball Sports > Hockey And Cricket: Hockey en cricket, hockeystick, floorballstick, cricketbat
Sports > Racket Sports: Racketsporten, rackettas, overgrip, racketgrip
Sports > Racket Sports > Tennis Rackets And Balls: Tennisrackets en tennisballen, tennisracket, tennisballen, tennissnaren
Sports > Racket Sports > Padel And Pickleball: Padel en pickleball, padelracket, padelballen, pickleball paddle
Sports > Racket Sports > Badminton And Squash: Badminton en squash, badmintonracket, shuttles, squashracket
Sports > Racket Sports > Table Tennis: Tafeltennis, tafeltennisbatje, tafeltennistafel, pingpongballen
Sports > Winter Sports: Wintersport, skitas, sneeuwschoenen wandelen, lawine-uitrusting
Sports > Winter Sports > Skis: Ski's, alpineski, langlaufski's, skistokken
Sports > Winter Sports > Ski Boots: Skischoenen, skischoen, snowboardschoenen, langlaufschoenen
Sports > Winter Sports > Snowboards: Snowboards, snowboard, snowboardbindingen, splitboard
Sports > Winter Sports > Ski Helmets And Goggles: Skihelmen en skibrillen, skihelm, skibril, sneeuwbril
Sports > Winter Sports > Sleds: Sleeën, slee, bobslee, sneeuwband
Sports > Winter Sports > Ice Skates And Ice Hockey: Schaatsen en ijshockey, schaatsen, kunstschaatsen, ijshockeystick
Sports > Water Sports: Watersport, funtube, wakeboard, zwemboei
Sports > Water Sports > Swim Goggles: Zwembrillen, zwembril, zwembril kinderen, wedstrijdzwembril
Sports > Water Sports > Swim Training Gear: Zwemtraining, badmuts, zwemplank, zwembandjes
Sports > Water Sports > Snorkeling And Diving: Snorkelen en duiken, snorkelset, duikbril, zwemvliezen
Sports > Water Sports > Wetsuits: Wetsuits, wetsuit, shorty wetsuit, neopreenpak
Sports > Water Sports > Surfboards: Surfplanken, surfplank, bodyboard, surfleash
Sports > Water Sports > Stand Up Paddle Boards: SUP-boards, SUP board, opblaasbaar supboard, SUP peddel
Sports > Water Sports > Kayaks And Boats: Kajaks en boten, kajak, opblaasbare boot, kajakpeddel
Sports > Water Sports > Life Jackets: Reddingsvesten, zwemvest, reddingsvest, drijfvest
Sports > Running: Hardlopen, hardloopriem, hardloopvest, sportarmband telefoon
Sports > Golf: Golf, golfhandschoen, golftrolley, golftees
Sports > Golf > Golf Clubs And Bags: Golfclubs en golftassen, golfclub, golftas, golfset
Sports > Golf > Golf Balls: Golfballen, golfbal, lakeballs, oefenballen golf
Sports > Fishing: Hengelsport, visgerei, schepnet vissen, beetmelder
Sports > Fishing > Fishing Rods: Hengels, vishengel, werphengel, karperhengel
Sports > Fishing > Fishing Reels: Vismolens, vismolen, werpmolen, baitcaster reel
Sports > Fishing > Fishing Lures: Kunstaas, wobbler, softbaits, jigkop
Sports > Fishing > Fishing Line And Hooks: Vislijn en haken, vislijn, vishaken, gevlochten lijn
Sports > Fishing > Tackle Boxes And Bags: Viskoffers en vistassen, viskoffer, vistas, foudraal
Sports > Boxing: Boksen, bokspads, boksbandages, gebitsbeschermer
Sports > Boxing > Boxing Gloves: Bokshandschoenen, bokshandschoen, MMA-handschoenen, zakhandschoenen
Sports > Boxing > Punching Bags: Bokszakken, bokszak, staande bokszak, boksbal
Sports > Martial Arts: Vechtsporten, judopak, karatepak, scheenbeschermers kickboksen
Sports > Climbing: Klimmen en bergsport, klimhelm, pofzakje, stijgijzers
Sports > Climbing > Climbing Harnesses And Ropes: Klimgordels en klimtouwen, klimgordel, klimtouw, dynamisch touw
Sports > Climbing > Carabiners And Belay Devices: Karabiners en zekeringsapparaten, klimkarabiner, karabijnhaak klimmen, zekeringsapparaat
Sports > Equestrian: Paardensport, rijbroek, paardrijhelm, bodyprotector paardrijden
Sports > Equestrian > Horse Tack: Zadels en harnachement, zadeldek, hoofdstel, peesbeschermers
Sports > Equestrian > Horse Blankets And Grooming: Paardendekens en verzorging, paardendeken, staldeken, hoevenkrabber
Sports > Skating And Scooters: Skaten en steppen, skatewielen, skate lagers, skatetas
Sports > Skating And Scooters > Skateboards: Skateboards, skateboard, longboard, skateboard deck
Sports > Skating And Scooters > Roller Skates And Inline Skates: Rolschaatsen en inlineskates, rolschaatsen, inlineskates, skeelers
Sports > Skating And Scooters > Kick Scooters: Steps, step, kinderstep, stuntstep
Sports > Skating And Scooters > Electric Scooters: Elektrische steps, elektrische step, hoverboard, e-step
Sports > Skating And Scooters > Protective Pads And Skate Helmets: Bescherming en skatehelmen, kniebeschermers skate, skatehelm, beschermset
Sports > Target And Table Games: Doel- en tafelsporten, jeu de boules, discgolf, slackline
Sports > Target And Table Games > Darts: Darts, dartbord, dartpijlen, dartflights
Sports > Target And Table Games > Billiards: Biljart, pooltafel, biljartkeu, biljartballen
Sports > Target And Table Games > Archery: Boogschieten, recurveboog, handboog, pijlen boogschieten
Electronics: Elektronica, consumentenelektronica
Electronics > Audio: Audio & hifi, geluidsapparatuur, audioapparatuur
Electronics > Audio > Headphones: Koptelefoons, hoofdtelefoon
Electronics > Audio > Headphones > Earbuds: Oordopjes, draadloze oordopjes, in-ear oortjes, oortjes
Electronics > Audio > Headphones > Over Ear Headphones: Over-ear koptelefoons, on-ear koptelefoon, noise cancelling koptelefoon
Electronics > Audio > Headphones > Headsets: Headsets, kantoorheadset, bluetooth headset, callcenter headset
Electronics > Audio > Speakers: Speakers, luidsprekers, pc-speakers
Electronics > Audio > Speakers > Bluetooth Speakers: Bluetooth speakers, draagbare speaker, draadloze luidspreker, party speaker
Electronics > Audio > Speakers > Soundbars: Soundbars, tv-soundbar, soundbar met subwoofer
Electronics > Audio > Speakers > Hi-Fi Speakers: Hifi-speakers, boekenplankspeakers, vloerstaande speakers, subwoofer
Electronics > Audio > Speakers > Smart Speakers: Slimme speakers, smart speaker, speaker met spraakassistent, multiroom speaker
Electronics > Audio > Stereo Systems: Stereosets, microset, minihifi-set, alles-in-één muzieksysteem
Electronics > Audio > Amplifiers And Receivers: Versterkers & receivers, stereoversterker, AV-receiver, voorversterker
Electronics > Audio > Turntables: Platenspelers, draaitafel, platenspelernaald
Electronics > Audio > CD Players: Cd-spelers, draagbare cd-speler, radio-cd-speler, cassettespeler
Electronics > Audio > Radios: Radio's, DAB+ radio, wekkerradio, noodradio
Electronics > Audio > MP3 Players: Mp3-spelers, mp4-speler, draagbare muziekspeler
Electronics > Audio > Voice Recorders: Voicerecorders, dictafoon, digitale recorder, memorecorder
Electronics > Audio > Microphones: Microfoons, usb-microfoon, dasspeldmicrofoon, podcastmicrofoon
Electronics > Computers: Computers & accessoires, computer, computerrandapparatuur
Electronics > Computers > Laptops: Laptops, notebook computer, gaming laptop, refurbished laptop
Electronics > Computers > Laptop Accessories: Laptopaccessoires, laptopstandaard, laptophoes, laptopkoeler
Electronics > Computers > Desktop Computers: Desktops, desktop-pc, mini-pc, game-pc
Electronics > Computers > Tablets: Tablets, android-tablet, tablet pc, kindertablet
Electronics > Computers > Tablet Cases: Tablethoezen, tablethoes, tabletcover, hoes met toetsenbord voor tablet
Electronics > Computers > Stylus Pens: Styluspennen, stylus pen, tablet-pen, touchscreen pen
Electronics > Computers > Monitors: Monitoren, computermonitor, gaming monitor, beeldscherm pc
Electronics > Computers > Keyboards: Toetsenborden, draadloos toetsenbord, mechanisch toetsenbord, toetsenbord en muis set
Electronics > Computers > Mice: Computermuizen, draadloze muis, gaming muis, ergonomische muis
Electronics > Computers > Mouse Pads: Muismatten, muismat, gaming muismat, bureaumat muis
Electronics > Computers > Graphics Tablets: Tekentablets, grafisch tablet, tekentablet met scherm, pentablet
Electronics > Computers > Webcams: Webcams, webcam met microfoon, full hd webcam
Electronics > Computers > Docking Stations And Hubs: Dockingstations & usb-hubs, dockingstation, usb-hub, usb-c hub multiport
Electronics > Computers > Storage Drives: Dataopslag, opslagmedia, behuizing voor harde schijf
Electronics > Computers > Storage Drives > Solid State Drives: SSD's, externe ssd, interne ssd, NVMe ssd
Electronics > Computers > Storage Drives > Hard Drives: Harde schijven, externe harde schijf, interne harde schijf, HDD
Electronics > Computers > Storage Drives > USB Flash Drives: USB-sticks, usb-stick, flashdrive, geheugenstick
Electronics > Computers > Storage Drives > Memory Cards: Geheugenkaarten, micro sd-kaart, sd-kaart, geheugenkaart
Electronics > Computers > Storage Drives > Network Attached Storage: NAS, NAS-server, netwerkopslag
Electronics > Computers > Computer Components: Computercomponenten, pc-onderdelen, geluidskaart, dvd-brander
Electronics > Computers > Computer Components > Processors: Processors, CPU, desktop-processor
Electronics > Computers > Computer Components > Graphics Cards: Videokaarten, grafische kaart, videokaart
Electronics > Computers > Computer Components > Motherboards: Moederborden, moederbord, ATX moederbord
Electronics > Computers > Computer Components > Computer Memory: Werkgeheugen, RAM-geheugen, DDR5 geheugen, laptopgeheugen
Electronics > Computers > Computer Components > PC Power Supplies: Pc-voedingen, computervoeding, ATX voeding, modulaire voeding
Electronics > Computers > Computer Components > Computer Cases: Computerbehuizingen, pc-behuizing, computerkast, midi tower
Electronics > Computers > Computer Components > Computer Cooling: Pc-koeling, cpu-koeler, waterkoeling pc, case fan
Electronics > Computers > Networking: Netwerkapparatuur, netwerkproducten, patchpaneel, netwerkkast
Electronics > Computers > Networking > Routers: Routers, wifi-router, mesh wifi, modem
Electronics > Computers > Networking > Wi-Fi Extenders: Wifi-versterkers, wifi repeater, powerline adapter, access point
Electronics > Computers > Networking > Network Switches: Netwerkswitches, netwerk switch, PoE switch, gigabit switch
Electronics > Computers > Networking > Network Adapters: Netwerkadapters, wifi-adapter usb, bluetooth dongle, netwerkkaart
Electronics > Computers > Printers: Printers, all-in-one printer, laserprinter, inkjetprinter
Electronics > Computers > Scanners: Scanners, documentscanner, flatbedscanner, diascanner
Electronics > Computers > 3D Printers: 3D-printers, 3d-printer filament, PLA filament, 3d-pen
Electronics > Computers > Software: Software, antivirus, office-software, besturingssysteem
Electronics > Phones: Telefonie, telefoonaccessoires, telefoononderdelen, simkaart
Electronics > Phones > Smartphones: Smartphones, mobiele telefoon, smartphone dual sim, gsm-toestel
Electronics > Phones > Feature Phones: Klassieke mobiele telefoons, seniorentelefoon, klaptelefoon, telefoon met grote toetsen
Electronics > Phones > Landline Phones: Huistelefoons, draadloze telefoon DECT, vaste telefoon, antwoordapparaat
Electronics > Phones > Phone Cases: Telefoonhoesjes, telefoonhoesje, siliconen hoesje, book case telefoon
Electronics > Phones > Screen Protectors: Screenprotectors, screenprotector glas, beschermglas, tempered glass telefoon
Electronics > Phones > Chargers: Opladers, usb-c oplader, snellader, autolader telefoon
Electronics > Phones > Wireless Chargers: Draadloze opladers, draadloze oplader, Qi oplader, 3-in-1 laadstation
Electronics > Phones > Power Banks: Powerbanks, powerbank, externe accu telefoon, draagbare oplader
Electronics > Phones > Phone Holders: Telefoonhouders, telefoonhouder auto, telefoonstandaard, telefoonhouder fiets
Electronics > Phones > Walkie Talkies: Walkietalkies, portofoon, zendontvanger, PMR portofoon
Electronics > Cameras: Camera's & fotografie, fotocamera, camera-uitrusting
Electronics > Cameras > Digital Cameras: Digitale camera's, systeemcamera, spiegelreflexcamera, compactcamera
Electronics > Cameras > Action Cameras: Actiecamera's, actioncam, sportcamera, onderwatercamera
Electronics > Cameras > Instant Cameras: Instantcamera's, directklaarcamera, wegwerpcamera, analoge camera
Electronics > Cameras > Camera Film: Fotorolletjes, instantfilm, kleinbeeldfilm, filmrol
Electronics > Cameras > Camcorders: Camcorders, camcorder, videocamera, 4K camcorder
Electronics > Cameras > Camera Lenses: Cameralenzen, objectief, zoomlens, telelens
Electronics > Cameras > Tripods: Statieven, statief, selfiestick, gimbal
Electronics > Cameras > Camera Flashes And Lighting: Flitsers & studioverlichting, cameraflitser, ringlamp, softbox
Electronics > Cameras > Camera Accessories: Camera-accessoires, cameratas, cameraband, lensfilter
Electronics > Cameras > Binoculars And Telescopes: Verrekijkers & telescopen, verrekijker, telescoop, nachtkijker
Electronics > Cameras > Digital Photo Frames: Digitale fotolijsten, digitale fotolijst, wifi fotolijst
Electronics > Televisions: Televisies, smart tv, led-tv, televisie
Electronics > TV And Video: Tv, video & home cinema, tv-accessoires
Electronics > TV And Video > Projectors: Beamers, beamer, mini beamer, projectiescherm
Electronics > TV And Video > Streaming Devices: Streamingapparaten, mediaspeler, tv-stick, android tv-box
Electronics > TV And Video > Blu-Ray And DVD Players: Blu-ray- & dvd-spelers, dvd-speler, blu-rayspeler, portable dvd-speler
Electronics > TV And Video > TV Receivers: Tv-ontvangers, satellietontvanger, settopbox, DVB-T2 ontvanger
Electronics > TV And Video > TV Antennas: Tv-antennes, binnenantenne, buitenantenne, schotelantenne
Electronics > TV And Video > TV Mounts: Tv-beugels, tv muurbeugel, monitorarm, tv-standaard
Electronics > TV And Video > Remote Controls: Afstandsbedieningen, universele afstandsbediening, vervangende afstandsbediening
Electronics > Wearables: Wearables, slimme bril, draagbare technologie
Electronics > Wearables > Smartwatches: Smartwatches, smartwatch, gps-horloge, sporthorloge gps
Electronics > Wearables > Fitness Trackers: Activity trackers, activiteitentracker, fitness armband, hartslagmeter
Electronics > Wearables > Smartwatch Straps: Smartwatch bandjes, smartwatch bandje, siliconen smartwatch band, Milanees bandje
Electronics > Wearables > Item Trackers: Sleutelvinders, bluetooth tracker, gps tracker, bagagetracker
Electronics > Gaming: Gaming, gameaccessoires, videogaming
Electronics > Gaming > Game Consoles: Spelcomputers, spelcomputer, gameconsole, retro handheld console
Electronics > Gaming > Game Controllers: Gamecontrollers, gamepad, draadloze controller, racestuur
Electronics > Gaming > Gaming Headsets: Gaming headsets, gaming headset, gaming koptelefoon
Electronics > Gaming > VR Headsets: VR-brillen, vr-bril, virtual reality headset
Electronics > Gaming > Console Accessories: Console-accessoires, opbergtas console, controller oplaadstation, console skin
Electronics > Smart Home: Smart home, slimme huisautomatisering, zigbee hub, domotica
Electronics > Smart Home > Security Cameras: Beveiligingscamera's, bewakingscamera, ip-camera, buitencamera wifi
Electronics > Smart Home > Video Doorbells: Deurbellen, videodeurbel, slimme deurbel met camera, draadloze deurbel
Electronics > Smart Home > Smart Locks: Slimme deursloten, slim slot, elektronisch deurslot, vingerafdrukslot
Electronics > Smart Home > Alarm Systems: Alarmsystemen, inbraakalarm, bewegingssensor, deursensor
Electronics > Smart Home > Smart Plugs: Slimme stekkers, slimme stekker, wifi stekker, slim stopcontact
Electronics > Smart Home > Smart Lighting: Slimme verlichting, slimme lamp, wifi lamp, slimme ledstrip
Electronics > Smart Home > Smart Thermostats: Slimme thermostaten, slimme thermostaat, radiatorthermostaat, kamerthermostaat
Electronics > Batteries: Batterijen & accu's, batterij, batterijtester
Electronics > Batteries > Household Batteries: Wegwerpbatterijen, AA batterijen, AAA batterijen, alkaline batterijen
Electronics > Batteries > Rechargeable Batteries: Oplaadbare batterijen, oplaadbare AA batterijen, NiMH batterij, oplaadbare penlite
Electronics > Batteries > Button Cells: Knoopcellen, knoopcel batterij, lithium knoopcel, gehoorapparaat batterijen
Electronics > Batteries > Battery Chargers: Batterijladers, batterijoplader, oplader voor AA batterijen, camera-acculader
Electronics > Batteries > Device Batteries: Vervangende accu's, laptop accu, telefoon accu, loodaccu 12V
Electronics > Power: Stroomvoorziening, voedingen, omvormer, zonnepaneel
Electronics > Power > Power Strips: Stekkerdozen, stekkerdoos, verlengsnoer, stekkerdoos met overspanningsbeveiliging
Electronics > Power > Travel Adapters: Reisstekkers, reisstekker, wereldstekker, reisadapter
Electronics > Power > Uninterruptible Power Supplies: UPS noodstroomvoorziening, UPS, noodstroomvoeding, ups accu back-up
Electronics > Power > Power Stations: Power stations, draagbaar power station, zonnegenerator, opvouwbaar zonnepaneel
Electronics > E-Readers: E-readers, e-reader, ebookreader
Electronics > Drones: Drones, drone met camera, quadcopter
Electronics > Cables: Kabels, stroomkabel, DisplayPort kabel, kabelbinders
Electronics > Cables > HDMI Cables: HDMI-kabels, hdmi kabel, micro hdmi kabel
Electronics > Cables > USB Cables: USB-kabels, usb-c kabel, oplaadkabel, lightning kabel
Electronics > Cables > Audio Cables: Audiokabels, aux kabel, optische audiokabel, luidsprekerkabel
Electronics > Cables > Network Cables: Netwerkkabels, ethernetkabel, internetkabel, UTP kabel
Electronics > Cables > Cable Adapters: Kabeladapters, hdmi adapter, verloopstekker, hdmi splitter
Office: Kantoor, kantoorartikelen, kantoorbenodigdheden
Office > Writing: Schrijfwaren, schrijfinstrument, penvulling
Office > Writing > Ballpoint Pens: Balpennen, balpen, vierkleurenpen
Office > Writing > Gel And Rollerball Pens: Gelpennen & rollerballs, gelpen, rollerball pen, uitwisbare pen
Office > Writing > Fountain Pens: Vulpennen, vulpen, inktpatronen vulpen, vulpeninkt
Office > Writing > Fineliners And Fiber Pens: Fineliners & viltstiften, fineliner, viltstift dun, tekenpen
Office > Writing > Pencils: Potloden, potlood, vulpotlood, potloodvulling
Office > Writing > Highlighters: Markeerstiften, markeerstift, tekstmarker
Office > Writing > Markers: Markers, permanent marker, whiteboardmarker, krijtstift
Office > Writing > Erasers And Correction: Gummen & correctie, gum, correctieroller, correctievloeistof
Office > Writing > Pencil Sharpeners: Puntenslijpers, puntenslijper, elektrische puntenslijper
Office > Paper And Notebooks: Papier & notitieboeken, papierwaren, papier
Office > Paper And Notebooks > Printer Paper: Printpapier, kopieerpapier, A4 papier
Office > Paper And Notebooks > Photo And Specialty Paper: Fotopapier & speciaal papier, fotopapier, kassarollen, overtrekpapier
Office > Paper And Notebooks > Notebooks: Notitieboeken, notitieboek, bullet journal, spiraalblok
Office > Paper And Notebooks > Exercise Books: Schoolschriften, schrift, ruitjesschrift, schoolschrift
Office > Paper And Notebooks > Writing Pads: Schrijfblokken, schrijfblok, kladblok, losbladig ruitjespapier
Office > Paper And Notebooks > Sticky Notes: Zelfklevende memoblokken, sticky notes, zelfklevende notitieblaadjes, indextabs
Office > Paper And Notebooks > Index Cards And Forms: Systeemkaarten & formulieren, systeemkaarten, bonboek, gastenboek
Office > Paper And Notebooks > Planners And Diaries: Agenda's & planners, agenda, weekplanner, bureau-agenda
Office > Paper And Notebooks > Greeting Cards: Wenskaarten, wenskaart, verjaardagskaart, kerstkaart
Office > Filing: Archiveren & opbergen, documentopslag, archivering
Office > Filing > Ring Binders: Ringbanden & ordners, ringband, ordner, tabbladen
Office > Filing > Folders: Mappen, dossiermap, hangmap, snelhechter
Office > Filing > Sheet Protectors And Laminating: Showtassen & lamineerhoezen, insteekhoes, lamineerhoes, badgehouder
Office > Filing > Archive Boxes And Trays: Archiefdozen & brievenbakjes, archiefdoos, brievenbak, tijdschriftencassette
Office > Desk Supplies: Bureaubenodigdheden, bureau-accessoires, bureauartikelen
Office > Desk Supplies > Staplers And Staples: Nietmachines & nietjes, nietmachine, nietjes, ontnieter
Office > Desk Supplies > Hole Punches: Perforators, perforator, 2-gaats perforator
Office > Desk Supplies > Clips And Pins: Paperclips & punaises, paperclip, papierklem, punaises
Office > Desk Supplies > Scissors And Cutters: Scharen & snijders, kantoorschaar, papiersnijder, snijmat
Office > Desk Supplies > Adhesive Tape: Plakband, doorzichtig plakband, dubbelzijdig tape, plakbandhouder
Office > Desk Supplies > Glue: Lijm, lijmstift, knutsellijm, kleefgum
Office > Desk Supplies > Desk Organizers: Bureau-organizers, bureau organizer, pennenbak, documenthouder
Office > Desk Supplies > Stamps And Ink Pads: Stempels & stempelkussens, stempel, datumstempel, stempelkussen
Office > Desk Supplies > Labels: Etiketten, adresetiketten, verzendetiketten, labeltape
Office > Ink And Toner: Inkt & toner, printerinkt, printerlint
Office > Ink And Toner > Ink Cartridges: Inktcartridges, inktcartridge, inktpatronen printer, inktfles
Office > Ink And Toner > Toner Cartridges: Tonercartridges, toner, lasertoner, drum
Office > Shipping Supplies: Verpakkingsmateriaal, verzendmateriaal, verhuismateriaal
Office > Shipping Supplies > Envelopes: Enveloppen, envelop, luchtkussenenvelop, verzendzakken
Office > Shipping Supplies > Shipping Boxes: Verzenddozen, kartonnen doos, verhuisdoos, brievenbusdoos
Office > Shipping Supplies > Packing Tape: Verpakkingstape, pakkettape, tapedispenser verpakking
Office > Shipping Supplies > Cushioning And Wrapping: Opvulmateriaal & noppenfolie, bubbelplastic, pakpapier, rekfolie
Office > Shipping Supplies > Gift Wrap: Cadeauverpakking, cadeaupapier, inpakpapier, cadeautasje
Office > Shipping Supplies > Postage Stamps And Scales: Postzegels & briefwegers, postzegels, briefweger, pakketweegschaal
Office > Presentation: Presentatiemateriaal, vergaderbenodigdheden, presentatieartikelen
Office > Presentation > Whiteboards And Flipcharts: Whiteboards & flipovers, whiteboard, flip-over, krijtbord
Office > Presentation > Bulletin Boards: Prikborden, prikbord, kurkbord, letterbord
Office > Presentation > Signs And Displays: Borden & displays, folderhouder, naambadge, kliklijst
Office > Presentation > Presentation Remotes: Presenters & laserpointers, draadloze presenter, laserpointer, laserpen
Office > Calculators: Rekenmachines, rekenmachine, wetenschappelijke rekenmachine, bureaurekenmachine
Office > Office Machines: Kantoormachines, kantoorapparatuur, typemachine
Office > Office Machines > Shredders: Papierversnipperaars, papierversnipperaar, papiervernietiger, shredder
Office > Office Machines > Laminators And Binding Machines: Lamineer- & bindmachines, lamineerapparaat, inbindmachine, bindruggen
Office > Office Machines > Label Makers: Labelprinters, labelmaker, lettertang, prijstang
Office > Office Machines > Cash Registers And Money Counters: Kassa's & geldtelmachines, kassa, geldtelmachine, geldkistje
Office > School Supplies: Schoolspullen, schoolbenodigdheden, schoolset, krijtjes
Office > School Supplies > Pencil Cases: Etuis, etui, pennenzak, gevuld etui
Office > School Supplies > Rulers And Geometry: Linialen & geometrie, liniaal, passer, geodriehoek
Office > School Supplies > Book Covers And Labels: Kaftpapier & boekenkaften, kaftpapier, rekbare boekenkaft, boekenlegger
Office > Gift Cards: Cadeaukaarten, cadeaubon, giftcard, belevenisbon
Musical Instruments: Muziekinstrumenten, muziekinstrument, muziekapparatuur
Musical Instruments > Guitars: Gitaren, gitaar, gitaarpakket, linkshandige gitaar
Musical Instruments > Guitars > Acoustic Guitars: Akoestische gitaren, akoestische gitaar, westerngitaar, elektro-akoestische gitaar
Musical Instruments > Guitars > Classical Guitars: Klassieke gitaren, klassieke gitaar, Spaanse gitaar
Musical Instruments > Guitars > Electric Guitars: Elektrische gitaren, elektrische gitaar, semi-hollow gitaar
Musical Instruments > Guitars > Bass Guitars: Basgitaren, basgitaar, elektrische bas, akoestische bas
Musical Instruments > Guitars > Ukuleles: Ukeleles, ukelele, sopraan ukulele, concert ukulele
Musical Instruments > Guitars > Guitar Amplifiers: Gitaarversterkers, gitaarversterker, basversterker, oefenversterker
Musical Instruments > Guitars > Effects Pedals: Effectpedalen, gitaarpedaal, distortion pedaal, multi-effect
Musical Instruments > Guitars > Guitar Strings: Gitaarsnaren, gitaarsnaar, bassnaren, nylon snaren
Musical Instruments > Guitars > Guitar Accessories: Gitaaraccessoires, plectrum, gitaarband, capo
Musical Instruments > Keyboards And Pianos: Piano's & keyboards, toetsinstrument, gewogen toetsen
Musical Instruments > Keyboards And Pianos > Digital Pianos: Digitale piano's, digitale piano, elektrische piano, stage piano
Musical Instruments > Keyboards And Pianos > Keyboards: Muziekkeyboards, keyboard 61 toetsen, beginnerskeyboard, oprolbare piano
Musical Instruments > Keyboards And Pianos > Synthesizers: Synthesizers, synthesizer, midi-keyboard, drumcomputer
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: Akoestische piano's, vleugel piano, akoestische piano, harmonium
Musical Instruments > Keyboards And Pianos > Accordions: Accordeons, accordeon, trekharmonica, melodica
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: Keyboardstandaards & pianobanken, keyboardstandaard, pianokruk, sustainpedaal
Musical Instruments > Drums And Percussion: Drums & percussie, slaginstrument, percussie-instrument
Musical Instruments > Drums And Percussion > Drum Kits: Drumstellen, drumstel, elektronisch drumstel, snaredrum
Musical Instruments > Drums And Percussion > Cymbals: Bekkens, drumbekken, crashbekken, hi-hat
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: Drumstokken & hardware, drumstokken, drumkruk, basdrumpedaal
Musical Instruments > Drums And Percussion > Hand Percussion: Handpercussie, cajon, djembé, tamboerijn
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: Xylofoons & klokkenspellen, xylofoon, klokkenspel, kalimba
Musical Instruments > Wind Instruments: Blaasinstrumenten, blaasinstrument, doedelzak
Musical Instruments > Wind Instruments > Recorders And Flutes: Blokfluiten & dwarsfluiten, blokfluit, dwarsfluit, panfluit
Musical Instruments > Wind Instruments > Saxophones: Saxofoons, saxofoon, altsaxofoon, tenorsaxofoon
Musical Instruments > Wind Instruments > Clarinets And Oboes: Klarinetten & hobo's, klarinet, hobo, fagot
Musical Instruments > Wind Instruments > Trumpets And Brass: Trompetten & koperblazers, trompet, trombone, bugel
Musical Instruments > Wind Instruments > Harmonicas: Mondharmonica's, mondharmonica, bluesharp, kazoo
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: Rieten & mondstukken, saxofoonriet, klarinetriet, ventielolie
Musical Instruments > String Instruments: Strijk- & snaarinstrumenten, strijkinstrument, snaarinstrument
Musical Instruments > String Instruments > Violins And Violas: Violen & altviolen, viool, altviool, strijkstok viool
Musical Instruments > String Instruments > Cellos And Double Basses: Cello's & contrabassen, cello, contrabas, cellohoes
Musical Instruments > String Instruments > Violin And Orchestral Strings: Vioolsnaren & strijkersnaren, vioolsnaren, cellosnaren, harpsnaren
Musical Instruments > String Instruments > Banjos Mandolins And Harps: Banjo's & mandolines, banjo, mandoline, harp
Musical Instruments > Stage And Recording: Podium & opname, PA-systeem, studioapparatuur, akoestisch schuim
Musical Instruments > Stage And Recording > Studio And Stage Microphones: Studio- & podiummicrofoons, condensatormicrofoon, zangmicrofoon, dynamische microfoon
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: Mengpanelen & audio-interfaces, mengpaneel, audio-interface, dj-controller
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: PA-speakers & podiumverlichting, PA-speaker, podiumlamp, rookmachine
Musical Instruments > Music Accessories: Muziekaccessoires, metronoom, stemapparaat, muziekstandaard
Musical Instruments > Sheet Music: Bladmuziek, muziekboek, songboek, lesboek piano
Books And Media: Boeken & media, boek, paperback, hardcover
Books And Media > Fiction: Fictie & romans, roman, literaire roman, verhalenbundel
Books And Media > Fiction > Crime And Thrillers: Thrillers & detectives, thriller, misdaadroman, detectiveroman
Books And Media > Fiction > Science Fiction And Fantasy: Sciencefiction & fantasy, fantasyboek, sciencefictionroman, dystopie
Books And Media > Fiction > Romance Novels: Romantische boeken, liefdesroman, romantische roman, feelgood roman
Books And Media > Fiction > Young Adult Books: Young adult boeken, jeugdroman, young adult roman
Books And Media > Fiction > Poetry And Drama: Poëzie & toneel, gedichtenbundel, poëziebundel, toneelstuk
Books And Media > Non Fiction: Non-fictie, non-fictie boek, populairwetenschappelijk boek, waargebeurd
Books And Media > Non Fiction > Cookbooks: Kookboeken, kookboek, bakboek, receptenboek
Books And Media > Non Fiction > Biographies: Biografieën, biografie, autobiografie, memoires
Books And Media > Non Fiction > Travel Books: Reisboeken & reisgidsen, reisgids, stadsgids, wandelkaart
Books And Media > Non Fiction > Self Help And Psychology: Zelfhulp & psychologie, zelfhulpboek, persoonlijke ontwikkeling, mindfulness boek
Books And Media > Non Fiction > Business And Money Books: Managementboeken, economieboek, beleggen boek, ondernemen boek
Books And Media > Non Fiction > History And Politics: Geschiedenis & politiek, geschiedenisboek, militaire geschiedenis, filosofieboek
Books And Media > Non Fiction > Health And Family Guides: Gezondheid & opvoeding boeken, dieetboek, opvoedboek, zwangerschapsboek
Books And Media > Non Fiction > Hobby And Nature Books: Hobby- & natuurboeken, tuinboek, breiboek, puzzelboek volwassenen
Books And Media > Non Fiction > Art And Photography Books: Kunst- & fotografieboeken, kunstboek, fotografieboek, koffietafelboek
Books And Media > Non Fiction > Religion And Spirituality: Religie & spiritualiteit, bijbel, tarotboek, spiritueel boek
Books And Media > Children's Books: Kinderboeken, kinderboek, voorleesboek, sprookjesboek
Books And Media > Children's Books > Picture And Board Books: Prentenboeken & kartonboekjes, prentenboek, kartonboekje, voelboek
Books And Media > Children's Books > First Readers: Eerste leesboekjes, leren lezen boek, AVI-boek, beginnende lezers
Books And Media > Children's Books > Kids Knowledge Books: Kinderinformatieboeken, kinderencyclopedie, weetjesboek, dinosaurusboek
Books And Media > Children's Books > Activity And Coloring Books: Kleur- & activiteitenboeken, kleurboek, stickerboek, doeboek
Books And Media > Audiobooks And Audio Figures: Luisterboeken & luisterfiguren, luisterboek, audioboek cd, hoorspel
Books And Media > Comics And Graphic Novels: Strips & graphic novels, stripboek, stripalbum, beeldroman
Books And Media > Comics And Graphic Novels > Manga: Manga, mangaboek, manga deel
Books And Media > Comics And Graphic Novels > Superhero Comics: Superheldenstrips, superheldencomic, superhelden stripboek
Books And Media > Textbooks: Studieboeken, studieboek, leerboek, cursusboek
Books And Media > Textbooks > School Textbooks: Schoolboeken, schoolboek, lesboek basisschool, leerlingenboek
Books And Media > Textbooks > Workbooks And Exam Prep: Werkboeken & examentraining, werkboek, oefenboek, examenbundel
Books And Media > Textbooks > Language Learning Books: Taalcursussen, taalcursus boek, grammaticaboek, woordenschat leren
Books And Media > Textbooks > Dictionaries And Reference: Woordenboeken & naslagwerken, woordenboek, encyclopedie, naslagwerk
Books And Media > Textbooks > Medicine Law And Science Books: Medische & juridische vakboeken, medisch studieboek, rechtenboek, natuurkundeboek
Books And Media > Textbooks > Computing Books: Computerboeken, programmeerboek, programmeren leren boek, python boek
Books And Media > Magazines And Newspapers: Tijdschriften & kranten, tijdschrift, krant, tijdschriftabonnement
Books And Media > Calendars: Kalenders, wandkalender, bureaukalender, scheurkalender
Books And Media > Vinyl Records: Vinyl & lp's, vinyl lp, grammofoonplaat, elpee
Books And Media > Music CDs: Muziek-cd's, cd album, muziek cd
Books And Media > Music Cassettes: Muziekcassettes, cassettebandje, muziekcassette
Books And Media > Films: Films, film, speelfilm, filmbox
Books And Media > Films > DVDs: Dvd's, dvd film, dvd-box
Books And Media > Films > Blu-rays: Blu-ray films, blu-ray, 4K Ultra HD blu-ray
Books And Media > Films > TV Series: Tv-series, televisieserie dvd, complete serie, seizoensbox
Books And Media > Films > Concert And Music Videos: Concert- & muziekvideo's, concert dvd, muziek dvd, live concert
Books And Media > Video Games: Videogames, game, videospel
Books And Media > Video Games > Nintendo Games: Nintendo games, Nintendo Switch game, Nintendo Switch spel
Books And Media > Video Games > PlayStation Games: PlayStation games, PS5 game, PS4 game
Books And Media > Video Games > Xbox Games: Xbox games, Xbox Series X game, Xbox One spel
Books And Media > Video Games > PC Games: Pc-games, pc game, computerspel
Books And Media > Software: Software, computersoftware, antivirussoftware, softwarelicentie
Books And Media > Ebooks: E-books, ebook, digitaal boek
Home: Wonen & huishouden, woonartikelen, huis
Home > Kitchen: Koken & tafelen, keuken, keukenaccessoires
Home > Kitchen > Cookware: Pannen & kookgerei, pannenset, deksel, kookgerei
Home > Kitchen > Cookware > Frying Pans And Woks: Koekenpannen & wokken, koekenpan, wokpan, grillpan
Home > Kitchen > Cookware > Pots And Saucepans: Kookpannen & steelpannen, kookpan, steelpan, soeppan
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: Braadpannen & stoofpannen, braadpan, stoofpan, tajine
Home > Kitchen > Cookware > Pressure Cookers: Snelkookpannen, snelkookpan, hogedrukpan
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: Braadsledes & ovenschalen, ovenschaal, braadslede, ramekin
Home > Kitchen > Bakeware: Bakvormen & bakbenodigdheden, bakset, bakbenodigdheden
Home > Kitchen > Bakeware > Baking Tins And Trays: Bakblikken & bakplaten, springvorm, cakeblik, muffinvorm
Home > Kitchen > Bakeware > Baking Tools: Bakgereedschap, deegroller, uitsteekvormpjes, spuitzak
Home > Kitchen > Kitchen Tools: Keukengerei, keukenhulpje, ijsblokjesvorm, slacentrifuge
Home > Kitchen > Kitchen Tools > Cooking Utensils: Kooklepels & spatels, spatel, pollepel, keukentang
Home > Kitchen > Kitchen Tools > Peelers And Graters: Dunschillers & raspen, dunschiller, rasp, mandoline
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: Openers & baraccessoires, kurkentrekker, blikopener, flesopener
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: Mengkommen & vergieten, beslagkom, vergiet, zeef
Home > Kitchen > Kitchen Tools > Cutting Boards: Snijplanken, snijplank, broodplank, serveerplank
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: Keukenweegschalen & maatbekers, keukenweegschaal, maatbeker, maatlepels
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: Peper- & zoutmolens, pepermolen, zoutmolen, peper-en-zoutstel
Home > Kitchen > Kitchen Tools > Knife Sharpeners: Messenslijpers & messenblokken, messenslijper, slijpsteen, aanzetstaal
Home > Kitchen > Kitchen Tools > Dish Racks: Afdruiprekken, afdruiprek, afwasrek, keukenrolhouder
Home > Kitchen > Kitchen Tools > Kitchen Textiles: Keukentextiel, theedoek, ovenwant, pannenlap
Home > Kitchen > Knives: Keukenmessen, koksmes, messenset, broodmes
Home > Kitchen > Tableware: Servies & tafelaccessoires, onderzetters, eierdopje, botervloot
Home > Kitchen > Tableware > Plates: Borden, dinerbord, ontbijtbord, diep bord
Home > Kitchen > Tableware > Bowls And Serving Dishes: Schalen & kommen, kom, serveerschaal, slakom
Home > Kitchen > Tableware > Dinnerware Sets: Serviessets, serviesset, eetservies, koffieservies
Home > Kitchen > Tableware > Mugs And Cups: Mokken & kopjes, mok, koffiekopje, theekop
Home > Kitchen > Tableware > Cutlery: Bestek, besteksset, vork, lepel
Home > Kitchen > Tableware > Teapots And Coffee Presses: Theepotten & cafetières, theepot, cafetière, percolator
Home > Kitchen > Tableware > Table Linens: Tafellinnen, tafelkleed, tafelloper, placemat
Home > Kitchen > Tableware > Disposable Tableware: Wegwerpservies, papieren bordjes, kartonnen bekertjes, wegwerpbestek
Home > Kitchen > Glassware: Glaswerk, glazenset, kristallen glazen
Home > Kitchen > Glassware > Drinking Glasses: Drinkglazen, waterglas, longdrinkglas, whiskyglas
Home > Kitchen > Glassware > Wine Glasses: Wijnglazen, wijnglas, champagneglas, cocktailglas
Home > Kitchen > Glassware > Carafes And Pitchers: Karaffen & kannen, karaf, waterkan, decanteerkaraf
Home > Kitchen > Food Storage: Voedsel bewaren, broodtrommel, keukenopbergers, koelkastorganizer
Home > Kitchen > Food Storage > Food Containers: Vershouddozen & vershoudbakjes, vershouddoos, diepvriesbakjes, meal prep bakjes
Home > Kitchen > Food Storage > Lunch Boxes: Lunchboxen & broodtrommels, lunchbox, bentobox, lunchtas
Home > Kitchen > Food Storage > Water Bottles: Drinkflessen & waterflessen, drinkfles, waterfles, sportfles
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: Thermosflessen & thermosbekers, thermosfles, thermosbeker, reisbeker
Home > Kitchen > Food Storage > Jars And Canisters: Voorraadpotten & weckpotten, voorraadpot, weckpot, kruidenpotjes
Home > Kitchen > Water Filters: Waterfilters, waterfilterkan, filterpatroon, waterontharder
Home > Kitchen > Small Appliances: Kleine keukenapparatuur, keukenapparaat, eierkoker, popcornmachine
Home > Kitchen > Small Appliances > Coffee Machines: Koffiezetapparaten & espressomachines, koffiezetapparaat, espressomachine, volautomatische koffiemachine
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: Koffiemolens & melkopschuimers, koffiemolen, melkopschuimer, tamper
Home > Kitchen > Small Appliances > Kettles: Waterkokers & fluitketels, waterkoker, fluitketel
Home > Kitchen > Small Appliances > Toasters: Broodroosters, broodrooster, toaster
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: Wafelijzers & tosti-apparaten, wafelijzer, tosti-ijzer, crêpemaker
Home > Kitchen > Small Appliances > Blenders: Blenders & staafmixers, blender, staafmixer, smoothiemaker
Home > Kitchen > Small Appliances > Food Processors: Foodprocessors & hakmolens, keukenmachine foodprocessor, hakmolen, multihakker
Home > Kitchen > Small Appliances > Mixers: Mixers & keukenmachines, handmixer, keukenmixer, staande mixer
Home > Kitchen > Small Appliances > Juicers: Sapcentrifuges & slowjuicers, slowjuicer, sapcentrifuge, citruspers
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: Airfryers & frituurpannen, airfryer, heteluchtfriteuse, frituurpan
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: Multicookers & rijstkokers, rijstkoker, slowcooker, stoomkoker
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: Elektrische grills & gourmetstellen, gourmetstel, raclette, tafelgrill
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: Magnetrons & mini-ovens, magnetron, combimagnetron, vrijstaande mini-oven
Home > Kitchen > Small Appliances > Bread Makers: Broodbakmachines, broodbakmachine, broodmachine
Home > Kitchen > Small Appliances > Ice Cream Makers: IJsmachines & ijsblokjesmachines, ijsmachine, ijsblokjesmachine, slushmachine
Home > Kitchen > Small Appliances > Food Slicers And Grinders: Snijmachines & vleesmolens, snijmachine, vleesmolen, pastamachine
Home > Kitchen > Small Appliances > Vacuum Sealers: Vacumeermachines, vacumeermachine, vacumeerzakken, vacuümrollen
Home > Kitchen > Small Appliances > Soda Makers: Bruiswatertoestellen & slagroomspuiten, bruiswatermachine, sodamaker, slagroomspuit
Home > Large Appliances: Witgoed & groot huishoudelijke apparaten, witgoed, inbouwapparatuur, witgoed onderdelen
Home > Large Appliances > Refrigerators And Freezers: Koelkasten & vriezers, koelkast, koel-vriescombinatie, vriezer
Home > Large Appliances > Dishwashers: Vaatwassers, vaatwasser, inbouwvaatwasser, vaatwasmachine
Home > Large Appliances > Washing Machines: Wasmachines, wasmachine, was-droogcombinatie, bovenlader
Home > Large Appliances > Tumble Dryers: Wasdrogers, wasdroger, warmtepompdroger, condensdroger
Home > Large Appliances > Ovens And Cookers: Ovens & fornuizen, inbouwoven, fornuis, stoomoven
Home > Large Appliances > Cooktops: Kookplaten, inductiekookplaat, gaskookplaat, kookplaat
Home > Large Appliances > Range Hoods: Afzuigkappen, afzuigkap, wasemkap, koolstoffilter afzuigkap
Home > Furniture: Meubels, meubel, meubelpoten, kamerscherm
Home > Furniture > Chairs: Stoelen & zitmeubelen, stoel, schommelstoel, klapstoel
Home > Furniture > Chairs > Dining Chairs: Eetkamerstoelen, eetkamerstoel, keukenstoel
Home > Furniture > Chairs > Office Chairs: Bureaustoelen, bureaustoel, gamestoel, ergonomische bureaustoel
Home > Furniture > Chairs > Armchairs: Fauteuils, fauteuil, relaxstoel, oorfauteuil
Home > Furniture > Chairs > Stools And Ottomans: Krukken & poefs, barkruk, poef, voetenbank
Home > Furniture > Tables: Tafels, tafel, klaptafel, wandtafel sidetable
Home > Furniture > Tables > Dining Tables: Eettafels, eettafel, eetkamertafel, uitschuifbare eettafel
Home > Furniture > Tables > Coffee And Side Tables: Salontafels & bijzettafels, salontafel, bijzettafel, serveerwagen
Home > Furniture > Tables > Desks: Bureaus, bureau, zit-sta bureau, computerbureau
Home > Furniture > Sofas: Banken, bank, hoekbank, slaapbank
Home > Furniture > Shelves: Kasten & wandplanken, boekenkast, wandplank, stellingkast
Home > Furniture > Beds: Bedden, bedframe, boxspring, stapelbed
Home > Furniture > Mattresses: Matrassen, matras, traagschuim matras, pocketveringmatras
Home > Furniture > Wardrobes: Kledingkasten & kledingrekken, kledingkast, schuifdeurkast, kledingrek
Home > Furniture > Dressers And Nightstands: Ladekasten & nachtkastjes, ladekast, nachtkastje, kaptafel
Home > Furniture > Cabinets And Sideboards: Dressoirs & tv-meubels, dressoir, tv-meubel, vitrinekast
Home > Furniture > Hallway Furniture: Halmeubels & schoenenrekken, schoenenrek, schoenenkast, kapstok
Home > Furniture > Bathroom Furniture: Badkamermeubels, badkamerkast, wastafelmeubel, spiegelkast
Home > Furniture > Filing Cabinets: Archiefkasten & kantoormeubels, archiefkast, ladeblok, lockerkast
Home > Furniture > Kids Furniture: Kindermeubels, kindertafel, kinderstoeltje, speelgoedkast
Home > Bedding: Beddengoed, slaapkamertextiel, bedsprei, quilt
Home > Bedding > Pillows: Hoofdkussens, hoofdkussen, traagschuim kussen, nekkussen bed
Home > Bedding > Duvets: Dekbedden, dekbed, donsdekbed, verzwaringsdeken
Home > Bedding > Bed Linen Sets: Dekbedovertrekken, dekbedovertrek, kussensloop, dekbedovertrekset
Home > Bedding > Bed Sheets: Hoeslakens & lakens, hoeslaken, laken, lakenset
Home > Bedding > Blankets And Throws: Dekens & plaids, deken, plaid, fleecedeken
Home > Bedding > Mattress Toppers And Protectors: Topmatrassen & matrasbeschermers, topmatras, topper, matrasbeschermer
Home > Bath: Badkamer, badkamertextiel, badset
Home > Bath > Towels: Handdoeken, handdoek, badhanddoek, washandje
Home > Bath > Bath Mats: Badmatten, badmat, douchemat, antislipmat bad
Home > Bath > Shower Curtains: Douchegordijnen, douchegordijn, douchegordijnstang, douchegordijnringen
Home > Bath > Bathroom Accessories: Badkameraccessoires, zeeppompje, handdoekrek, toiletrolhouder
Home > Bath > Toilet Seats And Brushes: Toiletbrillen & toiletborstels, wc-bril, toiletbril, toiletborstel
Home > Bath > Bathroom Scales: Personenweegschalen, personenweegschaal, lichaamsanalyseweegschaal, slimme weegschaal
Home > Lighting: Verlichting, lamp, lampenkap, led-verlichting
Home > Lighting > Ceiling And Wall Lights: Plafondlampen & wandlampen, plafondlamp, hanglamp, wandlamp
Home > Lighting > Floor Lamps: Vloerlampen, vloerlamp, staande lamp, booglamp
Home > Lighting > Table Lamps: Tafellampen & bureaulampen, tafellamp, bureaulamp, nachtkastlamp
Home > Lighting > Light Bulbs: Lichtbronnen, ledlamp e27, gloeilamp, lichtbron
Home > Lighting > LED Strips And String Lights: Ledstrips & lichtsnoeren, ledstrip, lichtslinger, lichtsnoer
Home > Decor: Woondecoratie, woonaccessoires, decoratie, interieurdecoratie
Home > Decor > Vases: Vazen, vaas, bloemenvaas, glazen vaas
Home > Decor > Candles: Kaarsen, geurkaars, waxinelichtjes, stompkaars
Home > Decor > Candle Holders: Kaarsenhouders & lantaarns, kandelaar, kaarsenhouder, theelichthouder
Home > Decor > Home Fragrance: Huisparfum, geurstokjes, aroma diffuser, wierook
Home > Decor > Picture Frames: Fotolijsten, fotolijst, wissellijst, fotocollagelijst
Home > Decor > Wall Art: Wanddecoratie & schilderijen, schilderij, poster, canvas schilderij
Home > Decor > Mirrors: Spiegels, wandspiegel, passpiegel, make-upspiegel
Home > Decor > Clocks: Klokken & wekkers, wandklok, wekker, tafelklok
Home > Decor > Rugs: Vloerkleden & deurmatten, vloerkleed, tapijt, deurmat
Home > Decor > Curtains: Gordijnen & gordijnroedes, gordijn, verduisterend gordijn, vitrage
Home > Decor > Blinds: Raamdecoratie & rolgordijnen, rolgordijn, jaloezie, plisségordijn
Home > Decor > Cushions: Sierkussens & kussenhoezen, sierkussen, kussenhoes, stoelkussen
Home > Decor > Artificial Plants And Flowers: Kunstplanten & kunstbloemen, kunstplant, zijden bloemen, droogbloemen
Home > Decor > Figurines And Ornaments: Beelden & figuren, decoratief beeld, beeldje, sneeuwbol
Home > Decor > Wallpaper And Wall Stickers: Behang & muurstickers, behang, fotobehang, muursticker
Home > Decor > Seasonal Decoration: Seizoensdecoratie, feestdecoratie seizoen, herfstdecoratie, adventskalender vulbaar
Home > Decor > Seasonal Decoration > Christmas Decorations: Kerstversiering, kerstboom, kerstballen, kunstkerstboom
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: Halloween- & paasdecoratie, halloween versiering, paasversiering, paaseieren decoratie
Home > Decor > Seasonal Decoration > Party Decorations: Feestversiering & ballonnen, ballonnen, slingers, folieballon
Home > Storage And Organization: Opbergen & organiseren, opberger, organizer, opbergsysteem
Home > Storage And Organization > Storage Boxes And Baskets: Opbergboxen & manden, opbergbox, opbergmand, rieten mand
Home > Storage And Organization > Hangers And Hooks: Kleerhangers & haken, kledinghanger, kleerhanger, wandhaak
Home > Storage And Organization > Closet And Drawer Organizers: Kast- & lade-organizers, lade-organizer, bestekbak, sieradendoos
Home > Storage And Organization > Trash Cans: Prullenbakken, pedaalemmer, prullenbak, afvalscheidingsbak
Home > Floor Care: Stofzuigers & vloerreiniging, vloerreinigingsapparaat, boenmachine, ruitenzuiger
Home > Floor Care > Vacuum Cleaners: Stofzuigers, stofzuiger, stofzuiger zonder zak, sledestofzuiger
Home > Floor Care > Cordless And Handheld Vacuums: Steelstofzuigers & kruimeldieven, steelstofzuiger, snoerloze stofzuiger, kruimeldief
Home > Floor Care > Robot Vacuums: Robotstofzuigers, robotstofzuiger, dweilrobot, ramenwasrobot
Home > Floor Care > Steam And Carpet Cleaners: Stoomreinigers & tapijtreinigers, stoomreiniger, stoommop, tapijtreinigingsmachine
Home > Floor Care > Vacuum Bags And Accessories: Stofzuigerzakken & accessoires, stofzuigerzak, stofzuigerfilter, stofzuigerslang
Home > Garment Care: Kledingverzorging & wassen, kledingverzorging, wasaccessoires, wasnet
Home > Garment Care > Irons: Strijkijzers & stoomgeneratoren, strijkijzer, stoomstrijkijzer, stoomgenerator
Home > Garment Care > Garment Steamers: Kledingstomers, kledingstomer, handstomer, stoomborstel kleding
Home > Garment Care > Ironing Boards: Strijkplanken, strijkplank, strijkplankhoes, mouwplank
Home > Garment Care > Drying Racks And Clothes Lines: Droogrekken & waslijnen, droogrek, wasrek, droogmolen
Home > Garment Care > Laundry Baskets: Wasmanden, wasmand, wassorteerder, waszak
Home > Garment Care > Lint Removers And Fabric Shavers: Pluizenrollers & ontpluizers, pluizenroller, ontpluizer, kledingroller
Home > Heating And Cooling: Verwarming & koeling, klimaatbeheersing, thermostaat, verwarming
Home > Heating And Cooling > Heaters: Kachels & radiatoren, elektrische kachel, ventilatorkachel, oliegevulde radiator
Home > Heating And Cooling > Fireplaces And Stoves: Haarden & houtkachels, elektrische haard, sfeerhaard, houtkachel
Home > Heating And Cooling > Fans: Ventilatoren, ventilator, torenventilator, statiefventilator
Home > Heating And Cooling > Air Conditioners: Airco's & luchtkoelers, mobiele airco, airco, luchtkoeler
Home > Heating And Cooling > Air Purifiers: Luchtreinigers, luchtreiniger, hepa-filter luchtreiniger, luchtkwaliteitsmeter
Home > Heating And Cooling > Humidifiers And Dehumidifiers: Luchtbevochtigers & luchtontvochtigers, luchtbevochtiger, luchtontvochtiger, hygrometer
Home > Heating And Cooling > Electric Blankets And Heat Pads: Elektrische dekens & warmtekussens, elektrische deken, warmtekussen, kruik
Garden: Tuin & terras, tuin, tuinartikelen, tuinieren
Garden > Plants: Planten, levende plant, plant in pot, tuincentrum planten
Garden > Plants > Houseplants: Kamerplanten, kamerplant, monstera plant, vrouwentong
Garden > Plants > Cacti And Succulents: Cactussen & vetplanten, cactus, vetplant, aloë vera plant
Garden > Plants > Bonsai: Bonsaibomen, bonsai boom, bonsai starterskit, bonsai
Garden > Plants > Garden Flowers: Tuinplanten & perkplanten, vaste planten, geranium, hortensia
Garden > Plants > Trees And Shrubs: Bomen & struiken, fruitboom, haagplant, klimplant
Garden > Plants > Herb And Vegetable Plants: Kruiden- & groenteplanten, tomatenplant, kruidenplant, aardbeienplant
Garden > Plants > Flower Bulbs: Bloembollen, bloembol, tulpenbollen, dahliaknollen
Garden > Plants > Cut Flowers: Snijbloemen & boeketten, boeket, verse bloemen, rozenboeket
Garden > Seeds: Zaden, plantenzaden, zaaizaad, zadenpakket
Garden > Seeds > Vegetable And Herb Seeds: Groentezaden & kruidenzaden, tomatenzaad, basilicumzaad, groentezaad
Garden > Seeds > Flower Seeds: Bloemenzaden, bloemzaad, wilde bloemenzaad, zonnebloemzaad
Garden > Seeds > Grass Seeds: Graszaad, gazonzaad, herstelgraszaad, schaduwgazon
Garden > Soil And Fertilizer: Potgrond & meststoffen, bodemverbeteraar, tuinkalk, grondverbetering
Garden > Soil And Fertilizer > Potting Soil And Compost: Potgrond & compost, potgrond, kokosgrond, perliet
Garden > Soil And Fertilizer > Fertilizers: Meststoffen, plantenvoeding, gazonmest, vloeibare meststof
Garden > Soil And Fertilizer > Mulch And Decorative Stones: Boomschors & siergrind, boomschors, siergrind, split
Garden > Soil And Fertilizer > Composters: Compostbakken, compostvat, compostbak, wormenbak
Garden > Pots: Potten & plantenstandaards, bloempot onderzetter, plantenstandaard, plantenrek
Garden > Pots > Plant Pots: Bloempotten, bloempot, plantenpot, hangpot
Garden > Pots > Planters And Raised Beds: Plantenbakken & moestuinbakken, plantenbak, moestuinbak, balkonbak
Garden > Pots > Seed Trays And Propagators: Kweekbakken & kweekkasjes, kweekbak, zaaitray, turfpotjes
Garden > Watering: Bewatering, tuinbewatering, irrigatie, beregening
Garden > Watering > Garden Hoses And Fittings: Tuinslangen & koppelingen, tuinslang, slanghaspel, slangkoppeling
Garden > Watering > Sprinklers And Irrigation: Sproeiers & druppelsystemen, gazonsproeier, druppelirrigatie, bewateringscomputer
Garden > Watering > Watering Cans And Sprayers: Gieters & drukspuiten, gieter, plantenspuit, drukspuit
Garden > Watering > Rain Barrels And Water Pumps: Regentonnen & waterpompen, regenton, dompelpomp, hydrofoorpomp
Garden > Garden Tools: Tuingereedschap, tuingereedschapset, handgereedschap tuin, bladgrijper
Garden > Garden Tools > Spades Rakes And Trowels: Spaden & harken & schepjes, spade, hark, schoffel
Garden > Garden Tools > Pruners And Shears: Snoeischaren & takkenscharen, snoeischaar, takkenschaar, heggenschaar handmatig
Garden > Garden Tools > Wheelbarrows And Garden Carts: Kruiwagens & tuinkarren, kruiwagen, tuinkar, tuinafvalzak
Garden > Garden Tools > Gardening Gloves: Tuinhandschoenen, tuinhandschoen, rozenhandschoenen, snoeihandschoenen
Garden > Garden Tools > Garden Twine And Plant Supports: Tuintouw & plantensteunen, plantensteun, bamboestokken, klimrek planten
Garden > Garden Power Tools: Elektrisch tuingereedschap, tuinmachine, accu tuingereedschap, 2-taktolie
Garden > Garden Power Tools > Lawn Mowers: Grasmaaiers, grasmaaier, accu grasmaaier, zitmaaier
Garden > Garden Power Tools > Robotic Lawn Mowers: Robotmaaiers, robotmaaier, robotgrasmaaier, begrenzingsdraad
Garden > Garden Power Tools > Grass And Hedge Trimmers: Grastrimmers & heggenscharen, grastrimmer, elektrische heggenschaar, bosmaaier
Garden > Garden Power Tools > Chainsaws: Kettingzagen, kettingzaag, accu kettingzaag, zaagketting
Garden > Garden Power Tools > Leaf Blowers: Bladblazers & sneeuwruimers, bladblazer, bladzuiger, sneeuwfrees
Garden > Garden Power Tools > Pressure Washers: Hogedrukreinigers, hogedrukreiniger, terrasreiniger, hogedrukspuit
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: Hakselaars & grondfrezen & verticuteermachines, hakselaar, verticuteermachine, grondfrees
Garden > Garden Furniture: Tuinmeubelen, tuinmeubel, loungemeubelen buiten, balkonmeubelen
Garden > Garden Furniture > Garden Chairs And Benches: Tuinstoelen & tuinbanken, tuinstoel, tuinbank, schommelbank
Garden > Garden Furniture > Garden Tables And Furniture Sets: Tuintafels & tuinsets, tuintafel, loungeset, bistroset
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: Ligbedden & hangstoelen, ligbed, ligstoel, hangstoel
Garden > Garden Furniture > Garden Cushions And Furniture Covers: Tuinkussens & meubelhoezen, tuinkussen, tuinmeubelhoes, kussenbox
Garden > Garden Shade And Fencing: Zonwering & schuttingen, zonwering buiten, tuinafscheiding, schaduwnet
Garden > Garden Shade And Fencing > Parasols And Awnings: Parasols & zonneschermen, parasol, zweefparasol, schaduwdoek zonnezeil
Garden > Garden Shade And Fencing > Gazebos And Pergolas: Partytenten & pergola's, partytent, tuinpaviljoen, pergola
Garden > Garden Shade And Fencing > Fences And Privacy Screens: Schuttingen & privacyschermen, schutting, balkonscherm, kunsthaag
Garden > Grills And Outdoor Cooking: Barbecues & buitenkoken, barbecueën, buitenkeuken, bbq en buitenkoken
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: Barbecues & pizzaovens, gasbarbecue, houtskoolbarbecue, pizzaoven buiten
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: Barbecue-accessoires, barbecuetang, barbecuehoes, barbecueborstel
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: Houtskool & aanmaakblokjes, houtskool, briketten, aanmaakblokjes
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: Vuurkorven & terrasverwarmers, vuurkorf, vuurschaal, terrasverwarmer
Garden > Pools And Ponds: Zwembaden & vijvers, zwembad en vijver, zwembadaccessoires, watertuin
Garden > Pools And Ponds > Swimming Pools: Zwembaden, opzetzwembad, opblaaszwembad, frame zwembad
Garden > Pools And Ponds > Hot Tubs: Jacuzzi's & bubbelbaden, opblaasbare jacuzzi, bubbelbad, ijsbad
Garden > Pools And Ponds > Pool Chemicals: Zwembadchemicaliën, chloortabletten, ph minus, anti-alg zwembad
Garden > Pools And Ponds > Pool Pumps And Cleaning: Zwembadpompen & reiniging, zandfilterpomp, zwembadrobot, zwembadfilter
Garden > Pools And Ponds > Ponds And Fountains: Vijvers & fonteinen, vijverpomp, vijverfolie, tuinfontein
Garden > Outdoor Lighting: Buitenverlichting, tuinverlichting, buitenlamp, terrasverlichting
Garden > Outdoor Lighting > Solar Lights: Solarlampen, solar tuinverlichting, solarlamp, padverlichting solar
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: Buitenlampen & schijnwerpers, buitenwandlamp, led schijnwerper, bewegingssensor buitenlamp
Garden > Outdoor Lighting > String Lights And Torches: Lichtslingers & tuinfakkels, lichtslinger buiten, prikkabel, tuinfakkel
Garden > Sheds And Greenhouses: Tuinhuizen & kassen, tuingebouw, tuinopslag, bijgebouw tuin
Garden > Sheds And Greenhouses > Garden Sheds: Tuinhuisjes & schuren, tuinhuis, metalen berging, fietsenberging
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: Kassen & plantenbescherming, tuinkas, kweektunnel, gronddoek
Garden > Outdoor Pest And Weed Control: Onkruid- & ongediertebestrijding buiten, gewasbescherming, bestrijdingsmiddel tuin, ongediertebestrijding tuin
Garden > Outdoor Pest And Weed Control > Weed Killers: Onkruidverdelgers, onkruidverdelger, mosbestrijder, onkruidbestrijding gazon
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: Plantenziekten & insectenbestrijding, insecticide planten, slakkenkorrels, schimmelbestrijding planten
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: Dierenverjagers & vallen, mollenverjager, kattenverjager, wespenval
Garden > Bird Feeders And Wildlife: Tuinvogels & wilde dieren, buitenvogels, wilde dieren in de tuin, tuindieren
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: Voederhuisjes & nestkasten, vogelvoederhuisje, nestkast, insectenhotel
Garden > Bird Feeders And Wildlife > Wild Bird Food: Vogelvoer buitenvogels, vetbollen, strooivoer, pindakaas vogels
Garden > Garden Decor: Tuindecoratie, tuinbeeld, tuinkabouter, windgong
Tools: Klussen & gereedschap, gereedschap, doe-het-zelf, bouwmarkt
Tools > Power Tools: Elektrisch gereedschap, accugereedschap, accumachine, combiset
Tools > Power Tools > Drills And Screwdrivers: Boormachines & schroevendraaiers, accuboormachine, klopboormachine, slagschroevendraaier
Tools > Power Tools > Rotary Hammers And Demolition Hammers: Boorhamers & breekhamers, boorhamer, sloophamer, combihamer
Tools > Power Tools > Power Saws: Zaagmachines, cirkelzaag, decoupeerzaag, afkortzaag
Tools > Power Tools > Grinders And Polishers: Slijpmachines & polijstmachines, haakse slijper, werkbankslijpmachine, polijstmachine
Tools > Power Tools > Sanders Planers And Routers: Schuurmachines & bovenfrezen, excenterschuurmachine, elektrische schaafmachine, bovenfrees
Tools > Power Tools > Multi Tools And Rotary Tools: Oscillerende & roterende multitools, oscillerende multitool, graveermachine, roterende multitool
Tools > Power Tools > Heat Guns And Paint Sprayers: Heteluchtpistolen & verfspuiten, heteluchtpistool, verfspuit, verfmixer
Tools > Power Tools > Nailers And Glue Guns: Tackers & lijmpistolen, spijkerpistool, elektrische tacker, lijmpistool
Tools > Power Tools > Air Compressors And Pneumatic Tools: Compressoren & persluchtgereedschap, luchtcompressor, pneumatisch gereedschap, blaaspistool
Tools > Power Tools > Workshop Vacuums: Bouwstofzuigers, nat- en droogzuiger, alleszuiger, aszuiger
Tools > Power Tools > Generators: Aggregaten & generatoren, stroomaggregaat, inverter generator, noodaggregaat
Tools > Power Tools > Tool Batteries And Chargers: Accu's & laders voor gereedschap, gereedschapsaccu, reserve accu boormachine, snellader gereedschap
Tools > Power Tools > Drill Bits And Screwdriver Bits: Boren & bits, borenset, bitset, gatzaag
Tools > Power Tools > Saw Blades And Abrasives: Zaagbladen & schuurmateriaal, cirkelzaagblad, schuurpapier, slijpschijf
Tools > Hand Tools: Handgereedschap, gereedschapset, gereedschapskoffer gevuld, handgereedschapset
Tools > Hand Tools > Hammers And Mallets: Hamers & bijlen, klauwhamer, rubberen hamer, bijl
Tools > Hand Tools > Screwdrivers: Schroevendraaiers handmatig, schroevendraaier, schroevendraaierset, precisieschroevendraaier
Tools > Hand Tools > Wrenches Sockets And Hex Keys: Moersleutels & doppensets, steeksleutel, doppenset, inbussleutel
Tools > Hand Tools > Pliers And Cutters: Tangen & knippers, combinatietang, waterpomptang, striptang
Tools > Hand Tools > Multi Tools And Pocket Knives: Multitools & zakmessen, zakmes, multitool tang, outdoormes
Tools > Hand Tools > Utility Knives And Scrapers: Breekmessen & schrapers, afbreekmes, breekmes, plamuurmes
Tools > Hand Tools > Hand Saws: Handzagen, handzaag, ijzerzaag, verstekbak
Tools > Hand Tools > Chisels Files And Planes: Beitels & vijlen, houtbeitel, vijlenset, blokschaaf
Tools > Hand Tools > Clamps And Vises: Lijmtangen & bankschroeven, lijmtang, bankschroef, snelspanklem
Tools > Hand Tools > Staple Guns And Caulking Guns: Handtackers & kitpistolen, handtacker, kitpistool, nieten voor tacker
Tools > Measuring Tools: Meetgereedschap, meetinstrument, meetapparatuur, aftekengereedschap
Tools > Measuring Tools > Tape Measures And Rules: Rolmaten & schuifmaten, rolmaat, schuifmaat, duimstok
Tools > Measuring Tools > Spirit Levels And Laser Levels: Waterpassen & kruislijnlasers, waterpas, kruislijnlaser, laserafstandsmeter
Tools > Measuring Tools > Multimeters And Detectors: Multimeters & detectoren, multimeter, spanningstester, leidingzoeker
Tools > Fasteners And Hardware: IJzerwaren & bevestigingsmaterialen, bevestigingsmateriaal, ijzerwaren, assortimentsdoos
Tools > Fasteners And Hardware > Screws Bolts And Nuts: Schroeven & bouten & moeren, schroef, bout, moer
Tools > Fasteners And Hardware > Nails And Tacks: Spijkers & nagels, spijker, draadnagel, popnagel
Tools > Fasteners And Hardware > Wall Plugs And Anchors: Pluggen & ankers, muurplug, gipsplaatplug, keilbout
Tools > Fasteners And Hardware > Hooks And Brackets: Haken & beugels, wandhaak, hoekbeugel, plankdrager
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: Scharnieren & meubelbeslag, scharnier, deurklink, zwenkwiel
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: Touwen & kettingen & kabelbinders, kabelbinder, tie wraps, spanband
Tools > Paint: Verf & behang, verf, lak, grondverf
Tools > Paint > Wall And Ceiling Paint: Muurverf & plafondverf, muurverf, latex verf, plafondverf
Tools > Paint > Wood And Metal Paint: Houtverf & metaalverf, beits, houtolie, metaalverf
Tools > Paint > Spray Paint: Spuitverf, spuitbus verf, lakspray, markeerspray
Tools > Paint > Paint Brushes And Rollers: Verfkwasten & verfrollers, verfkwast, verfroller, verfbak
Tools > Paint > Masking Tape And Dust Sheets: Afplaktape & afdekfolie, schilderstape, afplaktape, afdekfolie
Tools > Paint > Thinners And Strippers: Verdunners & afbijtmiddelen, verfverdunner, terpentine, afbijtmiddel
Tools > Paint > Wallpaper And Wall Coverings: Behang & wandbekleding, behang, fotobehang, wandpaneel
Tools > Adhesives And Sealants: Lijmen & kitten, lijm en kit, lijm, hechtmiddel
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: Secondelijm & montagelijm, secondelijm, montagekit, houtlijm
Tools > Adhesives And Sealants > Silicone And Fillers: Siliconenkit & vulmiddelen, siliconenkit, purschuim, muurvuller
Tools > Adhesives And Sealants > Technical Tapes: Technische tapes, ducttape, isolatietape, dubbelzijdig tape
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: Smeermiddelen & kruipolie, kruipolie, siliconenspray, multispray
Tools > Electrical: Elektra & installatiemateriaal, elektra, installatiemateriaal, elektrotechniek
Tools > Electrical > Switches And Sockets: Schakelaars & stopcontacten, lichtschakelaar, stopcontact, dimmer
Tools > Electrical > Extension Cords And Power Strips: Verlengsnoeren & stekkerdozen, verlengsnoer, stekkerdoos, kabelhaspel
Tools > Electrical > Cables And Cable Management: Installatiekabels & kabelmanagement, elektrakabel, kabelgoot, lasdoos
Tools > Electrical > Fuses And Circuit Breakers: Zekeringen & groepenkasten, installatieautomaat, groepenkast, aardlekschakelaar
Tools > Electrical > Solar Panels And Power Stations: Zonnepanelen & powerstations, zonnepaneel, omvormer zonnepanelen, draagbaar powerstation
Tools > Plumbing: Sanitair & loodgieterswerk, sanitair, loodgietersmateriaal, sanitairinstallatie
Tools > Plumbing > Taps And Faucets: Kranen, keukenkraan, wastafelkraan, mengkraan
Tools > Plumbing > Showers And Shower Heads: Douches & douchekoppen, douchekop, handdouche, regendouche
Tools > Plumbing > Toilets Sinks And Bathtubs: Toiletten & wastafels & badkuipen, wc-bril, wastafel, ligbad
Tools > Plumbing > Pipes And Fittings: Leidingen & fittingen, waterleidingbuis, knelkoppeling, kogelkraan
Tools > Plumbing > Drain Snakes And Plungers: Ontstoppers & ontstoppingsveren, ontstopper, ontstoppingsveer, doucheputje haarvanger
Tools > Plumbing > Water Heaters And Heating: Boilers & verwarming, boiler, doorstroomverwarmer, handdoekradiator
Tools > Flashlights And Work Lights: Zaklampen & werklampen, zaklamp, hoofdlamp, werklamp
Tools > Locks And Safes: Sloten & kluizen, hang- en sluitwerk, inbraakbeveiliging, beveiligingsslot
Tools > Locks And Safes > Padlocks: Hangsloten, hangslot, cijferslot, kofferslot
Tools > Locks And Safes > Door Locks And Cylinders: Deursloten & cilinders, deurslot, cilinderslot, slim slot
Tools > Locks And Safes > Safes And Key Cabinets: Kluizen & sleutelkasten, kluis, sleutelkluis, geldkistje
Tools > Smoke And Gas Alarms: Rookmelders & koolmonoxidemelders, rookmelder, koolmonoxidemelder, brandblusser
Tools > Workwear And Protective Gear: Werkkleding & beschermingsmiddelen, persoonlijke beschermingsmiddelen, PBM, valbeveiliging
Tools > Workwear And Protective Gear > Work Clothing: Werkkleding, werkbroek, werkoverall, veiligheidsvest
Tools > Workwear And Protective Gear > Safety Shoes: Werkschoenen, veiligheidsschoenen, werkschoen, veiligheidslaarzen
Tools > Workwear And Protective Gear > Work Gloves: Werkhandschoenen, werkhandschoen, snijbestendige handschoenen, montagehandschoenen
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: Helmen & veiligheidsbrillen & gehoorbescherming, veiligheidshelm, veiligheidsbril, oorkappen
Tools > Workwear And Protective Gear > Dust Masks And Respirators: Stofmaskers & adembescherming, stofmasker, halfgelaatsmasker, FFP2 stofmasker
Tools > Ladders And Scaffolding: Ladders & steigers, ladder, trapladder, rolsteiger
Tools > Tool Storage And Workshop: Gereedschapopslag & werkplaats, werkplaatsinrichting, garage-inrichting, werkplaatsuitrusting
Tools > Tool Storage And Workshop > Tool Boxes And Bags: Gereedschapskisten & tassen, gereedschapskist, gereedschapstas, gereedschapswagen
Tools > Tool Storage And Workshop > Workbenches And Shelving: Werkbanken & stellingen, werkbank, stellingkast, zaagbok
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: Steekwagens & hijsmateriaal, steekwagen, kettingtakel, meubelroller
Tools > Welding And Soldering: Lassen & solderen, lasapparaat, soldeerbout, soldeertin
Tools > Building Materials: Bouwmaterialen, bouwmateriaal, ruwbouw, renovatiemateriaal
Tools > Building Materials > Cement And Plaster: Cement & pleister, cement, betonmortel, tegellijm
Tools > Building Materials > Flooring And Tiles: Vloeren & tegels, laminaat, vinylvloer, vloertegel
Tools > Building Materials > Timber And Sheet Materials: Hout & plaatmateriaal, multiplex, mdf plaat, plexiglas plaat
Tools > Building Materials > Insulation Doors And Windows: Isolatie & deuren & ramen, isolatieplaat, tochtstrip, binnendeur
Automotive: Auto & motor, auto, auto-onderdelen en accessoires, voertuig
Automotive > Car Care: Auto-onderhoud & poetsen, autoverzorging, auto poetsset, autoreiniging
Automotive > Car Care > Car Shampoos: Autoshampoos, autoshampoo, snow foam, insectenverwijderaar auto
Automotive > Car Care > Car Waxes And Polishes: Autowax & polish, autowax, autopolish, krasverwijderaar auto
Automotive > Car Care > Car Interior Cleaners: Interieurreinigers auto, cockpitspray, dashboardreiniger, lederreiniger auto
Automotive > Car Care > Wheel And Tyre Cleaners: Velgenreinigers & bandenglans, velgenreiniger, bandenglans, vliegroestverwijderaar
Automotive > Car Care > Car Glass Cleaners: Autoruitreinigers, ruitenreiniger auto, ruitontdooier spray, ruitreparatieset
Automotive > Car Care > Car Wash Tools: Autowasaccessoires, washandschoen auto, droogdoek auto, wasborstel auto
Automotive > Car Care > Car Air Fresheners: Autoverfrissers, luchtverfrisser auto, autoparfum, autogeurtje
Automotive > Car Care > Car Paint And Body Repair: Autolak & carrosserieherstel, lakstift, autolak spuitbus, plamuur auto
Automotive > Oils And Fluids: Oliën & vloeistoffen, autovloeistoffen, smeermiddelen auto, olie en vloeistof auto
Automotive > Oils And Fluids > Motor Oils: Motorolie, motorolie synthetisch, motorolie diesel, volsynthetische motorolie
Automotive > Oils And Fluids > Gear And Transmission Oils: Versnellingsbakolie & transmissieolie, versnellingsbakolie, ATF olie, stuurbekrachtigingsolie
Automotive > Oils And Fluids > Brake Fluids: Remvloeistof, DOT 4 remvloeistof, remolie
Automotive > Oils And Fluids > Antifreeze And Coolants: Antivries & koelvloeistof, koelvloeistof, antivries
Automotive > Oils And Fluids > Screenwash: Ruitensproeiervloeistof, ruitenwisservloeistof, winter ruitensproeiervloeistof
Automotive > Oils And Fluids > Fuel And Oil Additives: Brandstof- & olieadditieven, brandstofadditief, injectorreiniger, motorolie additief
Automotive > Oils And Fluids > Adblue: AdBlue, AdBlue vloeistof, dieseluitlaatvloeistof, ureumoplossing
Automotive > Oils And Fluids > Greases And Workshop Sprays: Vetten & werkplaatssprays, remmenreiniger, kopervet, kettingspray
Automotive > Car Parts: Auto-onderdelen, auto onderdeel, vervangingsonderdeel auto, reserveonderdeel auto
Automotive > Car Parts > Brakes: Remmen, remblokken, remschijf, remklauw
Automotive > Car Parts > Car Filters: Autofilters, oliefilter, interieurfilter, luchtfilter auto
Automotive > Car Parts > Spark Plugs And Ignition: Bougies & ontsteking, bougie, bobine, gloeibougie
Automotive > Car Parts > Car Light Bulbs: Autolampen, H7 lamp, koplamp lampje, xenonlamp
Automotive > Car Parts > Headlights And Tail Lights: Koplampen & achterlichten, koplamp, achterlicht, mistlamp
Automotive > Car Parts > Wiper Blades: Ruitenwissers, ruitenwisser, wisserblad, ruitenwisserbladen
Automotive > Car Parts > Suspension And Steering: Ophanging & besturing, schokdemper, draagarm, wiellager
Automotive > Car Parts > Engine And Drivetrain Parts: Motor- & aandrijfonderdelen, distributieriemset, koppelingsset, dynamo
Automotive > Car Parts > Exhaust Parts: Uitlaatonderdelen, uitlaat, uitlaatdemper, katalysator
Automotive > Car Parts > Mirrors And Body Parts: Spiegels & carrosseriedelen, buitenspiegel, spiegelglas auto, bumper
Automotive > Car Parts > Car Sensors And Switches: Autosensoren & schakelaars, ABS-sensor, parkeersensor, raammechanisme
Automotive > Tyres And Wheels: Banden & velgen, wielen auto, band en velg, compleet wiel
Automotive > Tyres And Wheels > Car Tyres: Autobanden, zomerband, winterband, vierseizoensband
Automotive > Tyres And Wheels > Rims And Wheel Covers: Velgen & wieldoppen, lichtmetalen velg, wieldop, wielmoeren
Automotive > Tyres And Wheels > Snow Chains: Sneeuwkettingen, sneeuwketting auto, sneeuwsokken, autosok
Automotive > Tyres And Wheels > Tyre Repair And Inflation: Bandenreparatie & bandenpompen, bandenpomp elektrisch, bandenreparatieset, bandenspanningsmeter
Automotive > Car Batteries And Charging: Accu's & laden voor auto's, accu en laden auto, voertuigstroom, accu-accessoires auto
Automotive > Car Batteries And Charging > Car Batteries: Auto-accu's, auto accu, AGM accu, startaccu
Automotive > Car Batteries And Charging > Car Battery Chargers: Acculaders auto, acculader auto, druppellader, accutester auto
Automotive > Car Batteries And Charging > Jump Starters And Cables: Jumpstarters & startkabels, jumpstarter, startkabels, accuklem
Automotive > Car Batteries And Charging > EV Charging: Laadkabels & laadpalen EV, laadkabel type 2, laadpaal, thuislader elektrische auto
Automotive > Car Accessories: Auto-accessoires, auto accessoire, auto-interieur accessoires, autogadget
Automotive > Car Accessories > Seat Covers And Cushions: Stoelhoezen & kussens auto, autostoelhoes, zitkussen auto, stuurhoes
Automotive > Car Accessories > Car Mats And Boot Liners: Automatten & kofferbakmatten, automatten, kofferbakmat, rubberen automatten
Automotive > Car Accessories > Phone Mounts: Telefoonhouders auto, telefoonhouder auto, magnetische autohouder, ventilatierooster houder
Automotive > Car Accessories > Car Chargers: Autoladers, autolader usb, sigarettenaanstekerlader, omvormer auto
Automotive > Car Accessories > Sunshades And Car Covers: Zonneschermen & autohoezen, zonnescherm auto, autohoes, voorruitafdekking
Automotive > Car Accessories > Roof Boxes And Carriers: Dakkoffers & fietsendragers, dakkoffer, dakdragers, fietsendrager
Automotive > Car Accessories > Towing And Trailer Parts: Trekhaken & aanhangeronderdelen, trekhaak, aanhangerverlichting, neuswiel
Automotive > Car Accessories > Car Safety And Emergency: Autoveiligheid & pechhulp, gevarendriehoek, veiligheidshamer auto, ijskrabber
Automotive > Car Accessories > Car Security: Autobeveiliging, stuurslot, autoalarm, sleutelhoesje auto
Automotive > Car Accessories > Car Organizers: Auto-organizers, kofferbakorganizer, autostoel organizer, prullenbak auto
Automotive > Car Accessories > Car Decals And Styling: Autostickers & styling, autosticker, wrapfolie auto, pookknop
Automotive > Car Electronics: Auto-elektronica, elektronica in de auto, voertuigelektronica, car audio en elektronica
Automotive > Car Electronics > Car Radios: Autoradio's, autoradio, dubbel din radio, fm-transmitter
Automotive > Car Electronics > Car Speakers And Amplifiers: Autospeakers & versterkers, autospeaker, autosubwoofer, autoversterker
Automotive > Car Electronics > Dash Cams: Dashcams & achteruitrijcamera's, dashcam, achteruitrijcamera, autocamera
Automotive > Car Electronics > Car Navigation: Navigatiesystemen auto, autonavigatie, navigatiesysteem, flitserwaarschuwer
Automotive > Car Electronics > Obd Scanners: OBD-scanners, obd2 scanner, auto diagnoseapparaat, foutcodelezer
Automotive > Automotive Tools: Autogereedschap, gereedschap voor auto, garage-uitrusting, automonteurgereedschap
Automotive > Automotive Tools > Jacks And Ramps: Krikken & oprijplaten, garagekrik, autokrik, assteunen
Automotive > Automotive Tools > Car Repair Tools: Autoreparatiegereedschap, oliefiltersleutel, olieopvangbak, kogelgewrichttrekker
Automotive > Motorcycle: Motor & scooter, motorfiets, scooter onderdelen en accessoires, bromfiets
Automotive > Motorcycle > Motorcycle Helmets: Motorhelmen, motorhelm, integraalhelm, systeemhelm
Automotive > Motorcycle > Motorcycle Clothing: Motorkleding, motorjas, motorhandschoenen, motorlaarzen
Automotive > Motorcycle > Motorcycle Tyres: Motorbanden, motorband, scooterband, crossband
Automotive > Motorcycle > Motorcycle Parts: Motoronderdelen, motorfiets onderdeel, kettingset motor, remblokken motorfiets
Automotive > Motorcycle > Motorcycle Luggage: Motorbagage, topkoffer, zijtassen motor, tanktas
Automotive > Motorcycle > Motorcycle Accessories: Motoraccessoires, motorhoes, schijfremslot, motor intercom
Automotive > Caravan And Motorhome: Caravan & camper, caravanaccessoires, camper accessoires, toiletvloeistof camper
Toys: Speelgoed, kinderspeelgoed, speelgoed voor jongens en meisjes
Toys > Building Sets: Bouwspeelgoed, bouwset, constructiespeelgoed
Toys > Building Sets > Brick Sets: Bouwsteentjes, bouwstenen set, bouwplaat bouwstenen, minifiguren
Toys > Building Sets > Wooden Blocks: Houten blokken, houten blokkenset, houten bouwplankjes, blokkendoos
Toys > Building Sets > Magnetic Building Sets: Magnetisch bouwspeelgoed, magnetische tegels, magnetische blokken, magneetspeelgoed
Toys > Building Sets > Marble Runs: Knikkerbanen, knikkerbaan, kogelbaan
Toys > Building Sets > Construction Kits: Constructiesets, metalen constructieset, technisch bouwpakket, tandwielen speelgoed
Toys > Building Sets > Model Kits: Modelbouw, modelbouwpakket, schaalmodel bouwpakket, houten 3D modelbouw
Toys > Dolls: Poppen, pop, lappenpop, stoffen pop
Toys > Dolls > Fashion Dolls: Modepoppen, tienerpop, prinsessenpop, zeemeerminpop
Toys > Dolls > Baby Dolls: Babypoppen, babypop, reborn pop, drinkpop
Toys > Dolls > Dollhouses: Poppenhuizen, poppenhuis, poppenhuismeubels, houten poppenhuis
Toys > Dolls > Doll Accessories: Poppenaccessoires, poppenkleertjes, poppenwagen, poppenbed
Toys > Dolls > Puppets And Puppet Theatres: Handpoppen en poppenkasten, handpop, vingerpoppetjes, poppenkast
Toys > Figures: Speelfiguren, speelfiguur, speelgoed poppetjes, speelgoedsoldaatjes
Toys > Figures > Action Figures: Actiefiguren, actiefiguur, superheld figuur, transformerende robot
Toys > Figures > Collectible Figures: Verzamelfiguren, verzamelfiguur, vinyl figuur, anime figuur
Toys > Figures > Animal Figures: Dierenfiguren, speelgoeddieren, dinosaurus speelgoed, boerderijdieren
Toys > Figures > Playsets: Speelsets, speelset, speelgoedboerderij, speelgoedkasteel
Toys > Toy Vehicles: Speelgoedvoertuigen, speelgoedgarage, speelgoedvliegtuig, speelgoedboot
Toys > Toy Vehicles > Toy Cars: Speelgoedauto's, speelgoedauto, modelauto, miniatuurauto
Toys > Toy Vehicles > Toy Trucks And Machines: Speelgoed vrachtwagens en werkvoertuigen, speelgoed vrachtwagen, graafmachine speelgoed, speelgoed tractor
Toys > Toy Vehicles > Toy Trains: Speelgoedtreinen, houten treinbaan, treinset, modeltrein
Toys > Toy Vehicles > Race Tracks: Racebanen, racebaan, autoracebaan, speelgoed autobaan
Toys > Remote Control Toys: Radiografisch speelgoed, RC speelgoed, op afstand bestuurbaar speelgoed
Toys > Remote Control Toys > Remote Control Cars: RC auto's, bestuurbare auto, RC auto, radiografisch bestuurbare auto
Toys > Remote Control Toys > Remote Control Aircraft And Boats: RC vliegtuigen en boten, RC helikopter, RC boot, mini drone
Toys > Remote Control Toys > Toy Robots: Speelgoedrobots, robot speelgoed, robothond, programmeerbare robot
Toys > Games: Spellen, gezelschapsspel, kinderspel, reisspel
Toys > Games > Family Board Games: Familiespellen, bordspel, familiespel, quizspel
Toys > Games > Strategy Board Games: Strategische bordspellen, strategiespel, bordspel uitbreiding, expertspel
Toys > Games > Card Games: Kaartspellen, kaartspel, kwartetspel, familiekaartspel
Toys > Games > Playing Cards: Speelkaarten, pokerkaarten, tarotkaarten, pokerset
Toys > Games > Trading Cards: Ruilkaarten, verzamelkaarten, boosterpack, verzamelmap kaarten
Toys > Games > Party Games: Partyspellen, partyspel, drankspel, raadspel
Toys > Games > Chess And Classic Games: Schaak en klassieke spellen, schaakspel, schaakbord, dammen
Toys > Games > Dexterity And Action Games: Behendigheidsspellen en actiespellen, behendigheidsspel, stapelspel, hengelspel
Toys > Games > Role Playing And Miniature Games: Rollenspellen en miniatuurspellen, rollenspel, wargame miniaturen, RPG dobbelstenen
Toys > Games > Escape And Mystery Games: Escape room spellen en mysterie, escape room spel, moordspel, detectivespel
Toys > Games > Table Football And Game Tables: Tafelvoetbal en speltafels, voetbaltafel, tafelvoetbal, airhockeytafel
Toys > Puzzles: Puzzels, puzzelmat, puzzelrol, puzzellijm
Toys > Puzzles > Jigsaw Puzzles: Legpuzzels, legpuzzel, puzzel voor volwassenen, panoramapuzzel
Toys > Puzzles > Kids Puzzles: Kinderpuzzels, kinderpuzzel, vloerpuzzel, houten inlegpuzzel
Toys > Puzzles > 3D Puzzles: 3D-puzzels, 3D puzzel, puzzelbal, 3D bouwpuzzel
Toys > Puzzles > Brain Teasers: Breinbrekers, breinbreker, draaikubus puzzel, logicaspel
Toys > Plush Toys: Knuffels, knuffel, pluche knuffel, teddybeer
Toys > Baby And Toddler Toys: Baby- en peuterspeelgoed, babyspeelgoed, peuterspeelgoed, speelgoed kinderwagen
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: Rammelaars en grijpspeelgoed, rammelaar, bijtring rammelaar, grijpspeeltje
Toys > Baby And Toddler Toys > Comforters: Knuffeldoekjes, knuffeldoekje, tutpopje, labeldoekje
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: Babygyms en activity centers, babygym, speelkleed, activiteitentafel
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: Stapel- en sorteerspeelgoed, vormenstoof, stapeltoren, stapelbekers
Toys > Baby And Toddler Toys > Push And Pull Toys: Loop- en trekspeelgoed, loopwagen, trekfiguur, duwkar
Toys > Baby And Toddler Toys > Bath Toys: Badspeelgoed, badspeeltje, badeendje, badboekje
Toys > Educational Toys: Educatief speelgoed, leerspeelgoed, montessori speelgoed, telraam
Toys > Educational Toys > Science Kits: Experimenteerdozen, experimenteerset, scheikundedoos, opgraafset
Toys > Educational Toys > Learning Electronics: Leercomputers, kindertablet, leerlaptop, kindercamera
Toys > Educational Toys > Kids Audio Players: Luisterboxen voor kinderen, luisterfiguur, muziekspeler kinderen, verhalenspeler
Toys > Educational Toys > Toy Musical Instruments: Speelgoedinstrumenten, speelgoedpiano, xylofoon kinderen, karaokeset kinderen
Toys > Pretend Play: Rollenspelspeelgoed, doen-alsof speelgoed, fantasiespel speelset
Toys > Pretend Play > Toy Kitchens And Shops: Speelkeukens en winkeltjes, speelkeuken, speelgoedeten, speelgoedkassa
Toys > Pretend Play > Toy Tools: Speelgoedgereedschap, speelgoed werkbank, gereedschapskist kinderen, speelgoed boormachine
Toys > Pretend Play > Toy Household And Cleaning: Speelgoed huishouden en schoonmaak, speelgoed stofzuiger, speelgoed wasmachine, schoonmaakset kinderen
Toys > Pretend Play > Doctor And Vet Kits: Doktersets en dierenartssets, doktersset, dokterskoffer speelgoed, dierenarts speelset
Toys > Pretend Play > Toy Beauty Sets: Speelgoed beautysets, kindermake-up, kaphoofd, kaptafel kinderen
Toys > Costumes And Dress Up: Verkleedkleding, kostuum, verkleedkleren kinderen, carnavalskostuum
Toys > Costumes And Dress Up > Masks Wigs And Props: Maskers pruiken en accessoires, verkleedmasker, verkleedpruik, speelgoedzwaard
Toys > Outdoor Toys: Buitenspeelgoed, speelgoed voor buiten, tuinspeelgoed
Toys > Outdoor Toys > Sand And Beach Toys: Zand- en strandspeelgoed, zandbak, strandemmer, kinetisch zand
Toys > Outdoor Toys > Water Toys: Waterspeelgoed, waterpistool, waterballonnen, opblaaszwembad
Toys > Outdoor Toys > Toy Blasters: Speelgoedblasters, foam blaster, speelgoedpistool, foam pijltjes
Toys > Outdoor Toys > Kites And Flying Toys: Vliegers en vliegspeelgoed, vlieger, stuntvlieger, werpvliegtuig foam
Toys > Outdoor Toys > Bubbles: Bellenblaas, bellenblaasmachine, bellenblaaspistool, zeepbellen
Toys > Outdoor Toys > Swings And Slides: Schommels en glijbanen, schommel, glijbaan, klimrek
Toys > Outdoor Toys > Playhouses And Tents: Speelhuisjes en speeltenten, speelhuisje, speeltent, ballenbak
Toys > Outdoor Toys > Outdoor Games: Buitenspellen, tuinspel, ringwerpen, skippybal
Toys > Ride On Toys: Rijdend speelgoed, loopspeelgoed, ride-on kinderen
Toys > Ride On Toys > Ride On And Pedal Cars: Loopauto's en skelters, loopauto, skelter, traptractor
Toys > Ride On Toys > Electric Ride Ons: Elektrische kindervoertuigen, elektrische kinderauto, accuauto, elektrische kindermotor
Toys > Ride On Toys > Tricycles: Driewielers, driewieler, duwdriewieler, opvouwbare driewieler
Toys > Ride On Toys > Balance Bikes: Loopfietsen, loopfiets, balansfiets, peuter loopfiets
Toys > Ride On Toys > Rocking Toys: Hobbelspeelgoed, hobbelpaard, hobbeldier, stokpaard
Toys > Kids Craft Kits: Knutselsets voor kinderen, knutselpakket kinderen, creatieve set kinderen, knutselset
Toys > Kids Craft Kits > Play Dough: Speelklei, boetseerklei kinderen, klei speelset, foamklei
Toys > Kids Craft Kits > Slime And Putty: Slijm en putty, slijm, slijm maken set, squishy
Toys > Kids Craft Kits > Bead And Jewelry Kits: Kralen- en sieradensets voor kinderen, strijkkralen, armbandjes maken, kralenset kinderen
Toys > Kids Craft Kits > Painting And Drawing Toys: Teken- en schilderspeelgoed, tekenbord kinderen, magnetisch tekenbord, kinderschildersezel
Toys > Novelty Toys: Fun- en feestspeelgoed, tol, jojo, uitdeelcadeautjes
Toys > Novelty Toys > Fidget Toys: Fidget toys, fidget spinner, anti-stress speelgoed, pop-up fidget
Toys > Novelty Toys > Magic Sets: Goocheldozen, goocheldoos, goochelset, goocheltrucs
Art And Crafts: Hobby & creatief, knutselen, hobbymateriaal, tekenspullen en knutselspullen
Art And Crafts > Drawing: Tekenen, tekenset, tekenmateriaal, schetsset
Art And Crafts > Drawing > Colored Pencils: Kleurpotloden, kleurpotlood, aquarelpotloden, kleurpotloden set
Art And Crafts > Drawing > Graphite Pencils And Charcoal: Grafietpotloden & houtskool, schetspotlood, tekenpotlood, houtskoolstiften
Art And Crafts > Drawing > Art Markers: Kunstmarkers & stiften, alcoholmarkers, brushpennen, fineliners
Art And Crafts > Drawing > Crayons And Pastels: Krijtjes & pastels, waskrijt, oliepastels, stoepkrijt
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: Schetsboeken & tekenpapier, schetsboek, tekenblok, aquarelpapier
Art And Crafts > Drawing > Calligraphy And Lettering: Kalligrafie & handlettering, kalligrafieset, kroontjespen, tekeninkt
Art And Crafts > Drawing > Drawing Tools: Tekengereedschap, kneedgum, lichtbak tekenen, doezelaar
Art And Crafts > Painting: Schilderen, schilderset, kunstschildersverf, schilderbenodigdheden
Art And Crafts > Painting > Acrylic Paint: Acrylverf, acrylverf set, acrylverf tube, pouring verf
Art And Crafts > Painting > Watercolors: Waterverf & aquarelverf, aquarelverf, waterverf, aquareldoos
Art And Crafts > Painting > Oil Paint: Olieverf, olieverf set, olieverf tube
Art And Crafts > Painting > Gouache And Tempera: Gouache & plakkaatverf, gouache, plakkaatverf, vingerverf
Art And Crafts > Painting > Spray And Airbrush Paint: Spuitverf & airbrush hobby, airbrush set, airbrushverf, graffiti spuitbus
Art And Crafts > Painting > Fabric Paint And Dyes: Textielverf, textielverf wasmachine, textielstiften, tie dye set
Art And Crafts > Painting > Paint Brushes: Kunstpenselen, penselenset, aquarelpenseel, paletmes
Art And Crafts > Painting > Canvas: Schilderdoeken & canvas, schilderdoek, canvasdoek, canvaspaneel
Art And Crafts > Painting > Easels And Palettes: Schildersezels & paletten, schildersezel, tafelezel, verfpalet
Art And Crafts > Painting > Painting Mediums And Varnishes: Schildermediums & vernis, gesso, schildermedium, schildervernis
Art And Crafts > Painting > Paint By Numbers: Schilderen op nummer, schilderen op nummer volwassenen, schilderen op nummer pakket
Art And Crafts > Painting > Diamond Painting: Diamond painting, diamond painting volwassenen, diamond painting pakket, diamanten schilderen
Art And Crafts > Paper Crafts: Papierknutselen, kaarten maken, quilling set, origami set
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: Knutselpapier & karton, gekleurd papier, knutselkarton, crêpepapier
Art And Crafts > Paper Crafts > Scrapbooking: Scrapbooking, scrapbook album, washi tape, die cuts
Art And Crafts > Paper Crafts > Stickers: Stickers, stickervellen, beloningsstickers, vinyl stickers
Art And Crafts > Paper Crafts > Stamps And Ink Pads: Stempels & stempelkussens, stempel hobby, clear stamps, lakzegel set
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: Ponsen & snijmachines hobby, figuurpons, stansmachine, snijplotter
Art And Crafts > Sewing: Naaien & fournituren, fournituren, naaibenodigdheden, patchwork
Art And Crafts > Sewing > Sewing Machines: Naaimachines, naaimachine, lockmachine, borduurmachine
Art And Crafts > Sewing > Fabric: Stoffen, katoenen stof, quiltstof, stof per meter
Art And Crafts > Sewing > Sewing Thread: Naaigarens, naaigaren, lockgaren, garenklos
Art And Crafts > Sewing > Sewing Tools And Notions: Naaigereedschap, naaiset, naainaalden, stofschaar
Art And Crafts > Sewing > Zippers And Buttons: Ritsen & knopen, ritssluiting, knopen kleding, drukknopen
Art And Crafts > Sewing > Embroidery And Cross Stitch: Borduren & kruissteek, borduurpakket, kruissteekpakket, borduurgaren
Art And Crafts > Sewing > Sewing Patterns: Naaipatronen, naaipatroon, patroon jurk, kledingpatroon
Art And Crafts > Sewing > Iron-On Patches And Vinyl: Strijkapplicaties & flexfolie, strijkapplicatie, flexfolie, strijkpatch
Art And Crafts > Knitting And Crochet: Breien & haken, breipakket, haakpakket, amigurumi pakket
Art And Crafts > Knitting And Crochet > Yarn: Garens & wol, breigaren, haakgaren, bol wol
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: Breinaalden & haaknaalden, breinaald, haaknaald, rondbreinaald
Art And Crafts > Knitting And Crochet > Macrame And Weaving: Macramé & weven, macramé touw, weefgetouw, vriendschapsarmband garen
Art And Crafts > Knitting And Crochet > Felting: Vilten, viltwol, viltnaalden, naaldvilt pakket
Art And Crafts > Jewelry Making: Sieraden maken, sieraden maken set, armbandjes maken, kralenset
Art And Crafts > Jewelry Making > Beads: Kralen, glaskralen, letterkralen, rocailles
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: Sieradenonderdelen & gereedschap, buigringetjes, oorbelhaakjes, karabijnsluiting sieraden
Art And Crafts > Candle Making Supplies: Kaarsen maken, sojawas, kaarsenlont, kaarsenmal
Art And Crafts > Soap Making Supplies: Zeep maken, gietzeep basis, zeepmal, zeepkleurstof
Art And Crafts > Pottery And Modeling: Pottenbakken & boetseren, boetseerset, pottenbakset, keramiekset
Art And Crafts > Pottery And Modeling > Modeling Clay: Boetseerklei, klei luchtdrogend, polymeerklei, ovenklei
Art And Crafts > Pottery And Modeling > Pottery Tools: Pottenbakgereedschap, draaischijf keramiek, kleigereedschap, keramiek glazuur
Art And Crafts > Pottery And Modeling > Resin And Casting: Giethars & gieten, epoxyhars, siliconen mal hobby, gietgips
Art And Crafts > Craft Materials: Knutselmaterialen, knutselpakket, knutselset kinderen, knutselbox
Art And Crafts > Craft Materials > Craft Glue And Adhesives: Hobbylijm, knutsellijm, textiellijm, lijmstiften lijmpistool
Art And Crafts > Craft Materials > Glitter And Embellishments: Glitter & versiersels, pompons, chenilledraad, wiebeloogjes
Art And Crafts > Craft Materials > Wood And Wicker Crafts: Houtknutselen & riet, ijslollystokjes, houtbrander, houten knutselvormen
Art And Crafts > Craft Materials > Leather Craft: Leerbewerking, leergereedschap, lap leer, leerverf
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: Mozaïek & glasknutselen, mozaïeksteentjes, mozaïekpakket, glas-in-lood set
Art And Crafts > Craft Materials > Floral Crafts: Bloemschikken & droogbloemen, steekschuim, bloemdraad, droogbloemen hobby
Art And Crafts > Party Supplies: Feestartikelen, feestpakket, verjaardagsfeest versiering set, themafeest
Art And Crafts > Party Supplies > Balloons: Ballonnen, folieballon, ballonnenboog, heliumfles
Art And Crafts > Party Supplies > Party Tableware: Feestservies, kartonnen bordjes feest, papieren bekertjes, feestservetten
Art And Crafts > Party Supplies > Party Decorations: Feestversiering, slingers, vlaggenlijn, confetti
Art And Crafts > Party Supplies > Party Favors: Uitdeelcadeautjes, traktatie zakjes, glowsticks, partypoppers
Art And Crafts > Gift Wrapping: Cadeauverpakking, inpakset cadeau, inpakmateriaal cadeau, cadeau inpakken
Art And Crafts > Gift Wrapping > Wrapping Paper: Inpakpapier, cadeaupapier, kerst inpakpapier, kraft inpakpapier
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: Cadeautassen & cadeaudozen, cadeautas, geschenkdoos, flessentas
Art And Crafts > Gift Wrapping > Ribbons And Bows: Linten & strikken, cadeaulint, satijnlint, cadeaustrik
Art And Crafts > Picture Framing: Inlijsten, passe-partout, lijstprofiel, zwevende canvaslijst
`
