/** Polish words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: Artykuły spożywcze, żywność, produkty spożywcze, delikatesy
Food > Beverages: Napoje, napój, napoje w proszku
Food > Beverages > Soft Drinks: Napoje gazowane, napój gazowany, kombucha, napój bezalkoholowy
Food > Beverages > Soft Drinks > Cola: Cola, napój cola, cola zero, kola
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: Lemoniady i oranżady, lemoniada, oranżada, napój gazowany pomarańczowy
Food > Beverages > Soft Drinks > Tonic Water And Mixers: Toniki i miksery, tonik, tonic water, ginger ale
Food > Beverages > Soft Drinks > Energy Drinks: Napoje energetyczne, napój energetyczny, energetyk
Food > Beverages > Soft Drinks > Sports Drinks: Napoje izotoniczne, napój izotoniczny, izotonik, napój dla sportowców
Food > Beverages > Soft Drinks > Iced Tea: Mrożone herbaty, mrożona herbata, herbata mrożona, ice tea
Food > Beverages > Soft Drinks > Drink Syrups: Syropy do napojów, syrop owocowy, syrop do kawy, syrop do wody
Food > Beverages > Water: Woda, woda mineralna, woda butelkowana, woda pitna
Food > Beverages > Water > Still Water: Woda niegazowana, woda źródlana niegazowana, woda mineralna niegazowana
Food > Beverages > Water > Sparkling Water: Woda gazowana, woda mineralna gazowana, woda lekko gazowana
Food > Beverages > Water > Flavored Water: Woda smakowa, wody smakowe, woda o smaku cytrynowym, woda witaminowa
Food > Beverages > Juice: Soki, sok owocowy, sok, nektar
Food > Beverages > Juice > Orange Juice: Sok pomarańczowy, soki pomarańczowe, sok z pomarańczy
Food > Beverages > Juice > Apple Juice: Sok jabłkowy, soki jabłkowe, sok tłoczony jabłkowy
Food > Beverages > Juice > Smoothies: Smoothie, koktajl owocowy, shot imbirowy, smoothie owocowe
Food > Beverages > Coffee: Kawa, kawy, kawa bezkofeinowa, arabica
Food > Beverages > Coffee > Coffee Beans: Kawa ziarnista, kawa w ziarnach, ziarna kawy
Food > Beverages > Coffee > Ground Coffee: Kawa mielona, kawy mielone, kawa po turecku mielona
Food > Beverages > Coffee > Coffee Capsules: Kapsułki do kawy, kawa w kapsułkach, kapsułki do ekspresu, saszetki do kawy pads
Food > Beverages > Coffee > Instant Coffee: Kawa rozpuszczalna, kawy rozpuszczalne, kawa instant, cappuccino w proszku
Food > Beverages > Coffee > Iced Coffee: Kawa mrożona, kawy mrożone, napój kawowy, cold brew
Food > Beverages > Tea: Herbata, herbaty, herbata w torebkach, herbata liściasta
Food > Beverages > Tea > Black Tea: Herbata czarna, czarna herbata, Earl Grey, herbata Assam
Food > Beverages > Tea > Green Tea: Herbata zielona, zielona herbata, matcha, sencha
Food > Beverages > Tea > Herbal Tea: Herbaty ziołowe, herbata ziołowa, herbata owocowa, rooibos
Food > Beverages > Drinking Chocolate: Czekolada do picia, gorąca czekolada, kakao, kakao w proszku
Food > Beverages > Milk: Mleko, mleko UHT, mleko bez laktozy, mleko świeże
Food > Beverages > Milk > Plant Milk: Napoje roślinne, mleko roślinne, napój owsiany, mleko migdałowe
Food > Beverages > Milk > Flavored Milk: Mleko smakowe, mleko czekoladowe, napój mleczny, shake mleczny
Food > Beverages > Milk > Condensed And Powdered Milk: Mleko zagęszczone i w proszku, mleko skondensowane, mleko w proszku, zabielacz do kawy
Food > Beverages > Beer: Piwo, piwa, piwo kraftowe
Food > Beverages > Beer > Lager And Pilsner: Lager i pilsner, pils, piwo jasne pełne, jasny lager
Food > Beverages > Beer > Wheat Beer: Piwo pszeniczne, piwa pszeniczne, pszenica piwo, witbier
Food > Beverages > Beer > Ale And Stout: Ale i stout, IPA, stout, porter
Food > Beverages > Beer > Non-Alcoholic Beer: Piwo bezalkoholowe, piwa bezalkoholowe, piwo 0.0%, piwo zero
Food > Beverages > Wine: Wino, wina, wino wytrawne, wino bezalkoholowe
Food > Beverages > Wine > Red Wine: Wino czerwone, wina czerwone, czerwone wytrawne
Food > Beverages > Wine > White Wine: Wino białe, wina białe, białe wytrawne
Food > Beverages > Wine > Rose Wine: Wino różowe, wina różowe, różowe wytrawne
Food > Beverages > Wine > Sparkling Wine: Wina musujące, wino musujące, szampan, prosecco
Food > Beverages > Wine > Fortified Wine: Wina wzmacniane, porto, sherry, wermut
Food > Beverages > Cider: Cydr, cydry, cydr jabłkowy, cydr gruszkowy
Food > Beverages > Spirits: Alkohole mocne, alkohol wysokoprocentowy, grappa, sznaps
Food > Beverages > Spirits > Whisky: Whisky, whiskey, bourbon, single malt
Food > Beverages > Spirits > Vodka: Wódka, wódki, wódka smakowa, wódka czysta
Food > Beverages > Spirits > Gin: Gin, giny, dżin, london dry gin
Food > Beverages > Spirits > Rum: Rum, rumy, rum ciemny, rum biały
Food > Beverages > Spirits > Tequila: Tequila, mezcal, tequila reposado, tequila silver
Food > Beverages > Spirits > Brandy: Brandy i koniak, koniak, brandy, winiak
Food > Beverages > Spirits > Liqueurs: Likiery, likier, nalewka, likier kawowy
Food > Beverages > Ready To Drink Cocktails: Gotowe koktajle, drink gotowy do picia, koktajl alkoholowy, hard seltzer
Food > Snacks: Przekąski, przekąska, słone przekąski, mieszanka przekąsek
Food > Snacks > Potato Chips: Chipsy ziemniaczane, chipsy, czipsy, chipsy warzywne
Food > Snacks > Tortilla Chips: Chipsy tortilla, nachos, chipsy kukurydziane, nachosy
Food > Snacks > Popcorn: Popcorn, popcorn do mikrofalówki, kukurydza do prażenia, popcorn karmelowy
Food > Snacks > Corn Puffs: Chrupki kukurydziane, chrupki, chrupki serowe, flipsy
Food > Snacks > Pretzels: Precle i paluszki, paluszki słone, precelki, precle
Food > Snacks > Crackers: Krakersy, krakers, pieczywo chrupkie, paluszki grissini
Food > Snacks > Rice Cakes: Wafle ryżowe, wafel ryżowy, wafle kukurydziane, krakersy ryżowe
Food > Snacks > Nuts: Orzechy, orzechy włoskie, orzechy nerkowca, orzechy laskowe
Food > Snacks > Nuts > Almonds: Migdały, migdał, płatki migdałowe, migdały prażone
Food > Snacks > Nuts > Peanuts: Orzeszki ziemne, orzeszki solone, orzeszki w panierce, fistaszki
Food > Snacks > Nuts > Pistachios: Pistacje, pistacja, pistacje łuskane, pistacje solone
Food > Snacks > Nuts > Mixed Nuts: Mieszanki orzechów, mieszanka orzechów, mieszanka studencka, mieszanka bakaliowa
Food > Snacks > Edible Seeds: Nasiona i pestki, nasiona chia, siemię lniane, pestki dyni
Food > Snacks > Dried Fruit: Suszone owoce, bakalie, rodzynki, daktyle
Food > Snacks > Meat Snacks: Przekąski mięsne, suszona wołowina, kabanosy, beef jerky
Food > Snacks > Chocolate: Czekolada, czekolady, tabliczka czekolady, czekolada gorzka
Food > Snacks > Chocolate > Chocolate Bars: Batony czekoladowe, baton czekoladowy, batonik, baton karmelowy
Food > Snacks > Chocolate > Pralines And Truffles: Praliny i trufle, bombonierka, pralinki, trufle czekoladowe
Food > Snacks > Chocolate > Chocolate Eggs And Figures: Jajka i figurki czekoladowe, jajko czekoladowe, zajączek czekoladowy, mikołaj czekoladowy
Food > Snacks > Candy: Słodycze, cukierki, cukierek, chałwa
Food > Snacks > Candy > Gummy Candy: Żelki, żelki owocowe, misie żelki, kwaśne żelki
Food > Snacks > Candy > Hard Candy And Mints: Cukierki twarde i miętówki, landrynki, miętówki, lizaki
Food > Snacks > Candy > Licorice: Lukrecja, cukierki lukrecjowe, żelki lukrecjowe, lukrecja słona
Food > Snacks > Candy > Marshmallows: Pianki marshmallow, pianki, pianki cukrowe, marshmallows
Food > Snacks > Candy > Caramels And Toffees: Karmelki i krówki, krówki, toffi, cukierki karmelowe
Food > Snacks > Candy > Chewing Gum: Gumy do żucia, guma do żucia, guma balonowa, guma bez cukru
Food > Snacks > Cookies: Ciastka i herbatniki, ciastka, herbatniki, kruche ciasteczka
Food > Snacks > Cookies > Sandwich Cookies: Markizy, ciastka z kremem, ciastka przekładane, ciasteczka z nadzieniem
Food > Snacks > Cookies > Wafers: Wafle i rurki, wafelki, wafle przekładane, rurki waflowe
Food > Snacks > Cookies > Gingerbread: Pierniki, piernik, pierniczki, domek z piernika
Food > Snacks > Snack Bars: Batony i batoniki zdrowe, baton owocowy, baton orzechowy, baton energetyczny
Food > Snacks > Snack Bars > Cereal Bars: Batony zbożowe, baton zbożowy, baton musli, batonik z płatkami
Food > Snacks > Snack Bars > Protein Bars: Batony proteinowe, baton proteinowy, baton białkowy, batony wysokobiałkowe
Food > Dairy: Nabiał, produkty mleczne, przetwory mleczne
Food > Dairy > Yogurt: Jogurty, jogurt naturalny, jogurt owocowy, jogurt
Food > Dairy > Yogurt > Greek Yogurt And Skyr: Jogurt grecki i skyr, jogurt grecki, skyr, jogurt typu greckiego
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: Jogurty pitne i kefiry, jogurt pitny, kefir, maślanka
Food > Dairy > Yogurt > Plant Yogurt: Jogurty roślinne, jogurt kokosowy, jogurt sojowy, wegański jogurt
Food > Dairy > Cheese: Sery, ser, ser żółty w plastrach, ser tarty
Food > Dairy > Cheese > Hard Cheese: Sery twarde, parmezan, gouda, cheddar
Food > Dairy > Cheese > Soft Cheese: Sery pleśniowe i miękkie, ser brie, camembert, ser pleśniowy
Food > Dairy > Cheese > Cream Cheese: Serki kremowe, serek kremowy, serek śmietankowy, mascarpone
Food > Dairy > Cheese > Quark And Cottage Cheese: Twarogi i serki wiejskie, twaróg, serek wiejski, ricotta
Food > Dairy > Cheese > Mozzarella: Mozzarella, mozzarella bawola, burrata, mozzarella tarta
Food > Dairy > Cheese > Feta And Grilling Cheese: Feta i sery do grillowania, ser feta, halloumi, ser sałatkowy
Food > Dairy > Butter: Masło, masło extra, masło klarowane, ghee
Food > Dairy > Margarine: Margaryny, margaryna, margaryna do pieczenia, miks tłuszczowy
Food > Dairy > Dairy Cream: Śmietanka, śmietanka kremówka, śmietana w sprayu, śmietanka do gotowania
Food > Dairy > Dairy Cream > Sour Cream: Śmietana kwaśna, śmietana, kwaśna śmietana, crème fraîche
Food > Dairy > Eggs: Jaja, jajka, jajka z wolnego wybiegu, jaja kurze
Food > Dairy > Puddings And Desserts: Desery i budynie, deser mleczny, pudding, mus czekoladowy
Food > Pantry: Spiżarnia, produkty sypkie, artykuły sypkie, produkty suche
Food > Pantry > Pasta: Makarony, makaron, spaghetti, penne
Food > Pantry > Pasta > Filled Pasta And Gnocchi: Makarony nadziewane i gnocchi, ravioli, tortellini, gnocchi
Food > Pantry > Pasta > Asian Noodles: Makarony azjatyckie, makaron ryżowy, udon, makaron sojowy
Food > Pantry > Pasta > Instant Noodles: Zupki instant, zupa błyskawiczna z makaronem, instant ramen, kubek makaron instant
Food > Pantry > Rice: Ryż, ryż basmati, ryż jaśminowy, ryż do risotto
Food > Pantry > Grains And Couscous: Kasze i kuskus, kasza gryczana, kuskus, komosa ryżowa
Food > Pantry > Lentils And Dried Beans: Rośliny strączkowe suche, soczewica, groch łuskany, fasola sucha
Food > Pantry > Breakfast Cereal: Płatki śniadaniowe, płatki kukurydziane, kulki czekoladowe, płatki pełnoziarniste
Food > Pantry > Breakfast Cereal > Muesli And Granola: Musli i granola, musli, granola, musli chrupiące
Food > Pantry > Breakfast Cereal > Oatmeal: Płatki owsiane i owsianki, owsianka, płatki owsiane, płatki owsiane górskie
Food > Pantry > Sauces: Sosy, sos, sos do potraw, chutney
Food > Pantry > Sauces > Ketchup: Ketchupy, ketchup, ketchup łagodny, ketchup pikantny
Food > Pantry > Sauces > Mayonnaise: Majonezy, majonez, majonez wegański, majonez lekki
Food > Pantry > Sauces > Mustard: Musztardy, musztarda, musztarda dijon, musztarda sarepska
Food > Pantry > Sauces > Pasta Sauce: Sosy do makaronu, sos do makaronu, pesto, sos boloński
Food > Pantry > Sauces > Soy And Asian Sauces: Sosy azjatyckie, sos sojowy, sos teriyaki, pasta curry
Food > Pantry > Sauces > Hot Sauce: Ostre sosy, ostry sos, sos chili, sriracha
Food > Pantry > Sauces > Barbecue Sauce: Sosy barbecue, sos barbecue, sos BBQ, marynata do grilla
Food > Pantry > Sauces > Salad Dressing: Dressingi do sałatek, sos sałatkowy, winegret, dressing
Food > Pantry > Sauces > Dips And Salsa: Dipy i salsa, hummus, salsa, guacamole
Food > Pantry > Oils And Vinegar: Oleje i octy, oliwa i ocet, oliwa truflowa
Food > Pantry > Oils And Vinegar > Olive Oil: Oliwa z oliwek, oliwa extra virgin, oliwa z oliwek najwyższej jakości
Food > Pantry > Oils And Vinegar > Cooking Oil: Oleje do gotowania, olej słonecznikowy, olej rzepakowy, olej kokosowy
Food > Pantry > Oils And Vinegar > Vinegar: Octy, ocet, ocet jabłkowy, ocet balsamiczny
Food > Pantry > Spices: Przyprawy, przyprawa, cynamon, mieszanka przypraw
Food > Pantry > Spices > Salt: Sól, sól morska, sól himalajska, sól kamienna
Food > Pantry > Spices > Pepper: Pieprz, pieprz czarny, pieprz ziarnisty, pieprz mielony
Food > Pantry > Spices > Dried Herbs: Zioła suszone, oregano suszone, bazylia suszona, zioła prowansalskie
Food > Pantry > Stock And Gravy: Buliony i sosy pieczeniowe, kostki rosołowe, bulion, sos pieczeniowy
Food > Pantry > Soup: Zupy, zupa, zupa pomidorowa, zupa w proszku
Food > Pantry > Canned Food: Konserwy, konserwa mięsna, mielonka konserwowa, żywność w puszce
Food > Pantry > Canned Food > Canned Fish: Konserwy rybne, tuńczyk w puszce, sardynki, makrela w puszce
Food > Pantry > Canned Food > Canned Vegetables: Warzywa konserwowe, kukurydza konserwowa, groszek konserwowy, pieczarki konserwowe
Food > Pantry > Canned Food > Canned Tomatoes: Przetwory pomidorowe, pomidory krojone, koncentrat pomidorowy, passata
Food > Pantry > Canned Food > Canned Beans: Fasola konserwowa, fasola czerwona w puszce, ciecierzyca w puszce, fasolka w sosie pomidorowym
Food > Pantry > Canned Food > Canned Fruit: Owoce w syropie, ananas w puszce, brzoskwinie w syropie, mus jabłkowy
Food > Pantry > Pickles: Ogórki i marynaty, ogórki konserwowe, ogórki kiszone, kapusta kiszona
Food > Pantry > Olives: Oliwki, oliwki zielone, oliwki czarne, oliwki drylowane
Food > Pantry > Honey And Spreads: Miody i smarowidła, pasta kanapkowa, smarowidło do chleba, krem do smarowania
Food > Pantry > Honey And Spreads > Honey: Miód, miód wielokwiatowy, miód manuka, miód lipowy
Food > Pantry > Honey And Spreads > Jam: Dżemy, dżem truskawkowy, konfitura, powidła
Food > Pantry > Honey And Spreads > Peanut Butter: Masło orzechowe, pasta orzechowa, masło migdałowe, tahini
Food > Pantry > Honey And Spreads > Chocolate Spread: Kremy czekoladowe, krem czekoladowy, krem orzechowo-kakaowy, krem pistacjowy
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: Syrop klonowy i polewy, syrop klonowy, syrop z agawy, polewa deserowa
Food > Pantry > Baking: Dodatki do pieczenia, artykuły do pieczenia, żelatyna, bułka tarta
Food > Pantry > Baking > Flour: Mąki, mąka pszenna, mąka, skrobia kukurydziana
Food > Pantry > Baking > Sugar: Cukier, cukier trzcinowy, cukier puder, cukier kryształ
Food > Pantry > Baking > Sweeteners: Słodziki, słodzik, stewia, erytrytol
Food > Pantry > Baking > Yeast And Baking Powder: Drożdże i proszek do pieczenia, drożdże suszone, proszek do pieczenia, soda oczyszczona
Food > Pantry > Baking > Baking Mixes: Mieszanki do pieczenia, ciasto w proszku, mieszanka na naleśniki, mieszanka do wypieku chleba
Food > Pantry > Baking > Baking Chocolate And Decorations: Czekolada i dekoracje do ciast, posypka cukrowa, kuwertura, barwnik spożywczy
Food > Pantry > Ready Meals: Dania gotowe, danie gotowe, gotowy posiłek, danie do mikrofalówki
Food > Meat: Mięso, mięso świeże, mięso mielone, jagnięcina
Food > Meat > Beef: Wołowina, stek wołowy, wołowina mielona, antrykot
Food > Meat > Pork: Wieprzowina, schab, karkówka, żeberka wieprzowe
Food > Meat > Chicken And Poultry: Drób i kurczak, filet z kurczaka, kurczak, indyk
Food > Meat > Sausages: Kiełbasy i parówki, kiełbasa, parówki, kiełbasa grillowa
Food > Meat > Ham And Cold Cuts: Szynki i wędliny, szynka, salami, pasztet
Food > Meat > Bacon: Boczek, boczek wędzony, bekon, boczek w plastrach
Food > Fish And Seafood: Ryby i owoce morza, ryba, owoce morza, dorsz
Food > Fish And Seafood > Salmon: Łosoś, łosoś wędzony, filet z łososia, gravlax
Food > Fish And Seafood > Shrimp: Krewetki, krewetka, krewetki obrane, krewetki tygrysie
Food > Meat Alternatives: Zamienniki mięsa, wegański burger, roślinne mięso, wegańskie mielone
Food > Meat Alternatives > Tofu And Tempeh: Tofu i tempeh, tofu, tempeh, tofu wędzone
Food > Bakery: Piekarnia, pieczywo i wypieki, ciasto francuskie, ciasto filo
Food > Bakery > Bread: Chleb, chleb tostowy, chleb żytni, chleb na zakwasie
Food > Bakery > Rolls And Buns: Bułki i bajgle, bułki, bułki do burgerów, bagietka
Food > Bakery > Wraps And Flatbreads: Tortille i placki, tortilla pszenna, chleb pita, naan
Food > Bakery > Croissants And Pastries: Croissanty i drożdżówki, rogalik, croissant, pączki
Food > Bakery > Cakes: Ciasta i torty, ciasto, babka, muffinki
Food > Produce: Warzywa i owoce, świeże warzywa i owoce, owoce i warzywa
Food > Produce > Fruit: Owoce, świeże owoce, mango, awokado
Food > Produce > Fruit > Apples: Jabłka, jabłko, jabłka świeże, jabłka deserowe
Food > Produce > Fruit > Bananas: Banany, banan, plantany, banany ekologiczne
Food > Produce > Fruit > Citrus Fruit: Cytrusy, pomarańcze, cytryny, mandarynki
Food > Produce > Fruit > Berries: Owoce jagodowe, truskawki, borówki, maliny
Food > Produce > Vegetables: Warzywa, świeże warzywa, ogórek świeży, brokuł
Food > Produce > Vegetables > Tomatoes: Pomidory, pomidor, pomidory koktajlowe, pomidory malinowe
Food > Produce > Vegetables > Potatoes: Ziemniaki, ziemniak, bataty, młode ziemniaki
Food > Produce > Vegetables > Salad Greens: Sałaty i mixy sałat, sałata lodowa, rukola, mix sałat
Food > Produce > Vegetables > Mushrooms: Grzyby, pieczarki, grzyby suszone, boczniaki
Food > Produce > Vegetables > Onions And Garlic: Cebula i czosnek, cebula, czosnek, szalotka
Food > Produce > Fresh Herbs: Świeże zioła, zioła w doniczce, natka pietruszki, świeża bazylia
Food > Frozen Food: Mrożonki, produkty mrożone, mrożona żywność, kostki lodu
Food > Frozen Food > Ice Cream: Lody, lody śmietankowe, lody na patyku, sorbet
Food > Frozen Food > Frozen Pizza: Pizza mrożona, pizza, pizza z pieca kamiennego, mini pizza
Food > Frozen Food > Frozen Vegetables: Mrożone warzywa, warzywa na patelnię, mrożony szpinak, mrożone owoce
Food > Frozen Food > French Fries: Frytki, frytki mrożone, frytki do piekarnika, talarki ziemniaczane
Food > Frozen Food > Frozen Fish: Ryby mrożone, paluszki rybne, mrożony filet rybny, ryba panierowana
Food > Frozen Food > Frozen Meals: Mrożone dania gotowe, pierogi mrożone, mrożona lasagne, sajgonki
Health: Zdrowie, apteka, produkty zdrowotne, artykuły medyczne
Health > Vitamins: Witaminy, witamina, witaminy w tabletkach, żelki witaminowe
Health > Vitamins > Multivitamins: Multiwitaminy, multiwitamina, zestaw witamin i minerałów, witaminy prenatalne
Health > Vitamins > Vitamin C: Witamina C, witamina C lewoskrętna, kwas askorbinowy, witamina C musująca
Health > Vitamins > Vitamin D: Witamina D, witamina D3, witamina D3 K2, witamina D w kroplach
Health > Vitamins > Vitamin B: Witaminy z grupy B, witamina B12, kwas foliowy, B complex
Health > Supplements: Suplementy diety, suplement diety, suplement ziołowy, ashwagandha
Health > Supplements > Magnesium: Magnez, magnez suplement, cytrynian magnezu, magnez z witaminą B6
Health > Supplements > Iron Zinc And Calcium: Żelazo cynk i wapń, żelazo tabletki, cynk tabletki, wapń suplement
Health > Supplements > Omega-3: Omega-3 i kwasy tłuszczowe, omega 3, tran, olej rybi
Health > Supplements > Probiotics: Probiotyki, probiotyk, synbiotyk, błonnik babka płesznik
Health > Supplements > Collagen And Beauty Supplements: Kolagen i suplementy na urodę, kolagen do picia, kolagen w proszku, włosy skóra paznokcie
Health > Supplements > Joint Supplements: Suplementy na stawy, glukozamina, chondroityna, preparat na stawy
Health > Supplements > Weight Management: Odchudzanie i kontrola wagi, tabletki na odchudzanie, spalacz tłuszczu, zamiennik posiłku
Health > Sports Nutrition: Odżywki i suplementy dla sportowców, odżywka sportowa, suplement treningowy, booster testosteronu
Health > Sports Nutrition > Protein Powder: Odżywki białkowe, białko serwatkowe, odżywka białkowa, izolat białka
Health > Sports Nutrition > Creatine: Kreatyna, monohydrat kreatyny, kreatyna w proszku, jabłczan kreatyny
Health > Sports Nutrition > Amino Acids: Aminokwasy, BCAA, EAA, glutamina
Health > Sports Nutrition > Pre-Workout: Przedtreningówki, przedtreningówka, pre-workout, kofeina w tabletkach
Health > Sports Nutrition > Energy Gels And Electrolytes: Żele energetyczne i elektrolity, żel energetyczny, elektrolity w saszetkach, elektrolity
Health > Medicine: Leki bez recepty, lek, leki i preparaty, homeopatia
Health > Medicine > Pain Relief: Leki przeciwbólowe, tabletki przeciwbólowe, paracetamol, ibuprofen
Health > Medicine > Muscle And Joint Creams: Maści na mięśnie i stawy, maść przeciwbólowa, maść rozgrzewająca, plaster rozgrzewający
Health > Medicine > Cold And Flu: Przeziębienie i grypa, syrop na kaszel, spray do nosa, pastylki na gardło
Health > Medicine > Allergy Relief: Leki na alergię, tabletki na alergię, cetyryzyna, lek przeciwhistaminowy
Health > Medicine > Digestive Remedies: Leki na trawienie, lek na zgagę, środek przeczyszczający, lek na biegunkę
Health > Medicine > Sleep And Calm Aids: Sen i uspokojenie, tabletki na sen, melatonina, waleriana
Health > Medicine > Skin Treatments: Leki na skórę, maść przeciwgrzybicza, preparat na kurzajki, maść na egzemę
Health > First Aid: Pierwsza pomoc, opatrywanie ran, maseczka chirurgiczna, koc ratunkowy
Health > First Aid > Adhesive Bandages: Plastry, plaster opatrunkowy, plastry na pęcherze, plastry dla dzieci
Health > First Aid > Bandages And Dressings: Bandaże i opatrunki, bandaż elastyczny, gaza jałowa, taśma kinesiology
Health > First Aid > Antiseptics And Hand Sanitizers: Środki odkażające i dezynfekcja rąk, płyn do dezynfekcji rąk, żel antybakteryjny do rąk, woda utleniona
Health > First Aid > First Aid Kits: Apteczki, apteczka pierwszej pomocy, apteczka turystyczna, apteczka samochodowa
Health > Feminine Care: Higiena intymna kobiet, higiena menstruacyjna, majtki menstruacyjne, menopauza
Health > Feminine Care > Tampons: Tampony, tampon, tampony z aplikatorem
Health > Feminine Care > Sanitary Pads: Podpaski, podpaska, wkładki higieniczne, podpaski na noc
Health > Feminine Care > Menstrual Cups: Kubeczki menstruacyjne, kubeczek menstruacyjny, dysk menstruacyjny
Health > Feminine Care > Intimate Wash: Płyny do higieny intymnej, płyn do higieny intymnej, żel do higieny intymnej, chusteczki do higieny intymnej
Health > Incontinence Care: Nietrzymanie moczu, pieluchomajtki dla dorosłych, wkładki urologiczne, podkłady higieniczne
Health > Sexual Wellness: Zdrowie seksualne, wibrator, gadżet erotyczny, preparat na potencję
Health > Sexual Wellness > Condoms: Prezerwatywy, prezerwatywa, kondomy, prezerwatywy bez lateksu
Health > Sexual Wellness > Intimate Lubricants: Lubrykanty, żel intymny nawilżający, lubrykant na bazie wody, żel poślizgowy
Health > Vision Care: Pielęgnacja oczu, chusteczki do powiek, plaster na oko, chusteczki do okularów
Health > Vision Care > Contact Lenses: Soczewki kontaktowe, soczewki jednodniowe, soczewki miesięczne, soczewki kolorowe
Health > Vision Care > Contact Lens Solution: Płyny do soczewek, płyn do soczewek kontaktowych, pojemnik na soczewki, płyn wielofunkcyjny do soczewek
Health > Vision Care > Eye Drops: Krople do oczu, sztuczne łzy, krople nawilżające do oczu, żel do oczu
Health > Vision Care > Reading Glasses: Okulary do czytania, okulary korekcyjne plusy, gotowe okulary do czytania
Health > Medical Devices: Sprzęt medyczny, aparat słuchowy, stetoskop, elektrostymulator
Health > Medical Devices > Blood Pressure Monitors: Ciśnieniomierze, ciśnieniomierz, ciśnieniomierz naramienny, ciśnieniomierz nadgarstkowy
Health > Medical Devices > Fever Thermometers: Termometry medyczne, termometr bezdotykowy, termometr elektroniczny, termometr do ucha
Health > Medical Devices > Pulse Oximeters And Heart Monitors: Pulsoksymetry i monitory serca, pulsoksymetr, pulsoksymetr napalcowy, EKG domowe
Health > Medical Devices > Glucose Meters: Glukometry, glukometr, paski do glukometru, lancety
Health > Medical Devices > Nebulizers And Inhalers: Inhalatory i nebulizatory, inhalator, nebulizator, irygator nosa
Health > Medical Devices > Home Health Tests: Testy domowe, test ciążowy, test owulacyjny, test antygenowy
Health > Massage And Relaxation: Masaż i relaks, masażer, pistolet do masażu, mata do akupresury
Health > Heat And Cold Therapy: Terapia ciepłem i zimnem, termofor, poduszka elektryczna, okład żelowy
Health > Supports And Braces: Ortezy i stabilizatory, stabilizator kolana, orteza, pas na kręgosłup
Health > Mobility And Daily Living Aids: Pomoce rehabilitacyjne i codzienne, balkonik, wózek inwalidzki, laska inwalidzka
Beauty: Uroda, kosmetyki, pielęgnacja, kosmetyk
Beauty > Hair Care: Pielęgnacja włosów, kosmetyki do włosów, do włosów
Beauty > Hair Care > Shampoo: Szampony do włosów, szampon, szampon przeciwłupieżowy, szampon w kostce
Beauty > Hair Care > Dry Shampoo: Suche szampony, suchy szampon, szampon suchy do włosów
Beauty > Hair Care > Conditioner: Odżywki do włosów, odżywka, odżywka do włosów, odżywka bez spłukiwania
Beauty > Hair Care > Hair Masks: Maski do włosów, maska do włosów, kuracja do włosów
Beauty > Hair Care > Hair Oils And Serums: Olejki i serum do włosów, olejek do włosów, serum do włosów, termoochrona
Beauty > Hair Care > Hair Loss Treatments: Przeciw wypadaniu włosów, na wypadanie włosów, na porost włosów, zagęszczanie włosów
Beauty > Hair Care > Hair Styling: Stylizacja włosów, produkty do stylizacji włosów, krem do stylizacji, spray z solą morską
Beauty > Hair Care > Hair Styling > Hair Spray: Lakiery do włosów, lakier do włosów, spray utrwalający fryzurę
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: Żele i pianki do włosów, żel do włosów, pianka do włosów
Beauty > Hair Care > Hair Styling > Hair Wax: Woski i pasty do włosów, wosk do włosów, pomada do włosów, glinka do włosów
Beauty > Hair Care > Hair Color: Farby do włosów, farba do włosów, koloryzacja włosów, rozjaśniacz do włosów
Beauty > Hair Care > Hair Extensions And Wigs: Peruki i doczepy, peruka, doczepiane włosy, włosy do przedłużania
Beauty > Hair Tools: Akcesoria fryzjerskie, urządzenia do stylizacji włosów, nożyczki fryzjerskie, wałki do włosów
Beauty > Hair Tools > Hair Dryers: Suszarki do włosów, suszarka do włosów, suszarka z jonizacją
Beauty > Hair Tools > Hair Straighteners: Prostownice do włosów, prostownica, prostownica do włosów, szczotka prostująca
Beauty > Hair Tools > Curling Irons: Lokówki, lokówka, lokówka do włosów, karbownica
Beauty > Hair Tools > Hot Air Brushes: Szczotki na gorące powietrze, suszarko-lokówka, lokosuszarka, szczotka na gorące powietrze
Beauty > Hair Tools > Hair Brushes And Combs: Szczotki i grzebienie do włosów, szczotka do włosów, grzebień
Beauty > Hair Tools > Hair Clippers: Maszynki do strzyżenia włosów, maszynka do strzyżenia, strzyżarka do włosów
Beauty > Skin Care: Pielęgnacja skóry, pielęgnacja twarzy, kosmetyki do pielęgnacji skóry
Beauty > Skin Care > Face Cream: Kremy do twarzy, krem do twarzy, krem na dzień, krem na noc
Beauty > Skin Care > Face Serums And Oils: Serum i olejki do twarzy, serum do twarzy, olejek do twarzy, ampułki do twarzy
Beauty > Skin Care > Eye Cream: Kremy pod oczy, krem pod oczy, serum pod oczy, płatki pod oczy
Beauty > Skin Care > Face Masks: Maseczki do twarzy, maseczka do twarzy, maska w płachcie, maseczka z glinki
Beauty > Skin Care > Cleanser: Oczyszczanie twarzy, żel do mycia twarzy, pianka do mycia twarzy, mleczko do twarzy
Beauty > Skin Care > Makeup Remover: Demakijaż, płyn micelarny, płyn do demakijażu, olejek do demakijażu
Beauty > Skin Care > Face Toners: Toniki do twarzy, tonik do twarzy, hydrolat, mgiełka do twarzy
Beauty > Skin Care > Face Scrubs And Peels: Peelingi do twarzy, peeling do twarzy, peeling enzymatyczny, scrub do twarzy
Beauty > Skin Care > Acne Treatments: Preparaty na trądzik, na trądzik, plastry na wypryski, krem na trądzik
Beauty > Skin Care > Lip Balm: Balsamy do ust, balsam do ust, pomadka ochronna, pielęgnacja ust
Beauty > Skin Care > Body Lotion: Balsamy do ciała, balsam do ciała, mleczko do ciała, masło do ciała
Beauty > Skin Care > Body Oils: Olejki do ciała, olejek do ciała, olejek do masażu, oliwka do ciała
Beauty > Skin Care > Body Scrubs: Peelingi do ciała, peeling do ciała, scrub do ciała, peeling cukrowy
Beauty > Skin Care > Cellulite And Firming: Antycellulitowe i ujędrniające, balsam antycellulitowy, krem wyszczuplający, ujędrniający balsam
Beauty > Skin Care > Hand Cream: Kremy do rąk, krem do rąk, balsam do rąk, maska do rąk
Beauty > Skin Care > Foot Care: Pielęgnacja stóp, krem do stóp, tarka do stóp, skarpetki złuszczające
Beauty > Skin Care > Sunscreen: Kremy z filtrem, krem przeciwsłoneczny, filtr przeciwsłoneczny, mleczko do opalania
Beauty > Skin Care > After Sun: Produkty po opalaniu, balsam po opalaniu, żel aloesowy po opalaniu
Beauty > Skin Care > Self Tanners: Samoopalacze, samoopalacz, pianka samoopalająca, balsam brązujący
Beauty > Skin Care > Face Care Tools: Urządzenia do pielęgnacji twarzy, roller do twarzy, szczoteczka do twarzy, gua sha
Beauty > Makeup: Makijaż, kosmetyki do makijażu, zestaw do makijażu, paleta do makijażu
Beauty > Makeup > Foundation: Podkłady do twarzy, podkład, krem BB, podkład kryjący
Beauty > Makeup > Concealer: Korektory, korektor, korektor pod oczy, kamuflaż
Beauty > Makeup > Face Powder: Pudry do twarzy, puder, puder sypki, puder prasowany
Beauty > Makeup > Blush: Róże do policzków, róż do policzków, róż w kremie
Beauty > Makeup > Bronzers And Highlighters: Bronzery i rozświetlacze, bronzer, rozświetlacz, paleta do konturowania
Beauty > Makeup > Primer And Setting Spray: Bazy i utrwalacze makijażu, baza pod makijaż, utrwalacz makijażu, mgiełka utrwalająca
Beauty > Makeup > Mascara: Tusze do rzęs, tusz do rzęs, maskara, serum do rzęs
Beauty > Makeup > Eyeliner: Eyelinery i kredki do oczu, eyeliner, kredka do oczu, kajal
Beauty > Makeup > Eyeshadow: Cienie do powiek, cień do powiek, paleta cieni
Beauty > Makeup > Eyebrow Makeup: Makijaż brwi, kredka do brwi, żel do brwi, pomada do brwi
Beauty > Makeup > False Eyelashes: Sztuczne rzęsy, rzęsy na pasku, kępki rzęs, zalotka do rzęs
Beauty > Makeup > Lipstick: Pomadki i szminki, szminka, pomadka do ust matowa, konturówka do ust
Beauty > Makeup > Lip Gloss: Błyszczyki do ust, błyszczyk, olejek do ust, błyszczyk powiększający usta
Beauty > Makeup > Makeup Brushes And Sponges: Pędzle i gąbki do makijażu, pędzel do makijażu, gąbka do makijażu, zestaw pędzli
Beauty > Makeup > Nail Polish: Lakiery do paznokci, lakier do paznokci, lakier hybrydowy, top coat
Beauty > Nail Care: Pielęgnacja paznokci, odżywka do paznokci, oliwka do skórek, zdobienie paznokci
Beauty > Nail Care > Nail Polish Remover: Zmywacze do paznokci, zmywacz do paznokci, aceton kosmetyczny, zmywacz bezacetonowy
Beauty > Nail Care > Artificial Nails: Sztuczne paznokcie, tipsy, press on paznokcie, żel budujący
Beauty > Nail Care > Manicure Tools: Przybory do manicure, cążki do paznokci, pilnik do paznokci, zestaw do manicure
Beauty > Nail Care > Nail Lamps And Drills: Lampy i frezarki do paznokci, lampa do paznokci, frezarka do paznokci, lampa UV LED do hybryd
Beauty > Beauty Tools: Akcesoria kosmetyczne, pęseta, lusterko kosmetyczne, organizer na kosmetyki
Beauty > Fragrance: Zapachy, perfumy i wody, zestaw perfum, zestaw zapachowy
Beauty > Fragrance > Perfume: Perfumy, woda perfumowana, woda toaletowa, woda kolońska
Beauty > Fragrance > Body Mist: Mgiełki do ciała, mgiełka do ciała, body mist, mgiełka zapachowa
Beauty > Personal Care: Higiena osobista, pielęgnacja ciała, artykuły higieniczne, talk kosmetyczny
Beauty > Personal Care > Deodorant: Dezodoranty i antyperspiranty, dezodorant, antyperspirant
Beauty > Personal Care > Soap: Mydła, mydło w płynie, mydło w kostce, mydło do rąk
Beauty > Personal Care > Shower Gel: Żele pod prysznic, żel pod prysznic, olejek pod prysznic, pianka pod prysznic
Beauty > Personal Care > Bath Additives: Dodatki do kąpieli, płyn do kąpieli, sól do kąpieli, kula do kąpieli
Beauty > Personal Care > Bath Sponges And Brushes: Gąbki i szczotki do kąpieli, gąbka do kąpieli, szczotka do ciała, rękawica kessa
Beauty > Personal Care > Hand Sanitizer: Dezynfekcja rąk, żel do dezynfekcji rąk, płyn do dezynfekcji rąk, żel antybakteryjny do rąk
Beauty > Personal Care > Cotton Pads And Swabs: Płatki i patyczki kosmetyczne, płatki kosmetyczne, patyczki higieniczne, wata kosmetyczna
Beauty > Personal Care > Toothpaste: Pasty do zębów, pasta do zębów, pasta wybielająca
Beauty > Personal Care > Oral Care: Higiena jamy ustnej, pielęgnacja zębów, skrobaczka do języka, wosk ortodontyczny
Beauty > Personal Care > Oral Care > Toothbrushes: Szczoteczki do zębów, szczoteczka do zębów manualna, szczoteczka bambusowa
Beauty > Personal Care > Oral Care > Electric Toothbrushes: Szczoteczki elektryczne, szczoteczka elektryczna, szczoteczka soniczna
Beauty > Personal Care > Oral Care > Toothbrush Heads: Końcówki do szczoteczek, końcówka do szczoteczki, wymienne końcówki do szczoteczki elektrycznej
Beauty > Personal Care > Oral Care > Mouthwash: Płyny do płukania ust, płyn do płukania jamy ustnej, płukanka do ust, odświeżacz do ust
Beauty > Personal Care > Oral Care > Dental Floss: Nici dentystyczne, nić dentystyczna, wykałaczki z nicią, szczoteczki międzyzębowe
Beauty > Personal Care > Oral Care > Water Flossers: Irygatory do zębów, irygator, irygator dentystyczny, irygator bezprzewodowy
Beauty > Personal Care > Oral Care > Teeth Whitening: Wybielanie zębów, paski wybielające, zestaw do wybielania zębów, żel wybielający do zębów
Beauty > Personal Care > Oral Care > Denture Care: Pielęgnacja protez zębowych, klej do protez, tabletki do czyszczenia protez, krem mocujący do protez
Beauty > Personal Care > Shaving: Golenie, zestaw do golenia, pędzel do golenia, brzytwa
Beauty > Personal Care > Shaving > Razors And Blades: Maszynki i ostrza do golenia, maszynka do golenia jednorazowa, wkłady do maszynki, żyletki
Beauty > Personal Care > Shaving > Shaving Cream: Pianki i żele do golenia, pianka do golenia, żel do golenia, krem do golenia
Beauty > Personal Care > Shaving > Aftershave: Produkty po goleniu, woda po goleniu, balsam po goleniu, płyn po goleniu
Beauty > Personal Care > Shaving > Beard Care: Pielęgnacja brody, olejek do brody, balsam do brody, wosk do wąsów
Beauty > Personal Care > Shaving > Electric Shavers: Golarki elektryczne, golarka, golarka elektryczna, głowica golarki
Beauty > Personal Care > Shaving > Trimmers: Trymery, trymer do brody, trymer do nosa i uszu, trymer do ciała
Beauty > Personal Care > Hair Removal: Depilacja, krem do depilacji, plastry z woskiem, wosk do depilacji
Beauty > Personal Care > Hair Removal > Epilators: Depilatory, depilator, depilator elektryczny, golarka damska
Beauty > Personal Care > Hair Removal > IPL Devices: Depilatory IPL, urządzenie IPL, depilator laserowy, depilacja laserowa
Household: Artykuły gospodarstwa domowego, środki czystości, chemia gospodarcza
Household > Laundry: Pranie i prasowanie, pranie, krochmal, woda do prasowania
Household > Laundry > Laundry Detergent: Proszki i płyny do prania, proszek do prania, płyn do prania, żel do prania
Household > Laundry > Laundry Capsules: Kapsułki do prania, kapsułki piorące, tabletki do prania
Household > Laundry > Fabric Softener: Płyny do płukania tkanin, płyn do płukania, perełki zapachowe do prania, chusteczki do suszarki
Household > Laundry > Stain Removers: Odplamiacze, odplamiacz, wybielacz do tkanin, chusteczki wyłapujące kolor
Household > Laundry > Washing Machine Cleaner: Środki do czyszczenia pralki, środek do czyszczenia pralki, odkamieniacz do pralki
Household > Laundry > Drying Racks And Clotheslines: Suszarki na pranie i sznurki, suszarka na pranie, sznurek na bieliznę, klamerki do bielizny
Household > Laundry > Laundry Baskets And Bags: Kosze i worki na pranie, kosz na pranie, worek do prania, worek na bieliznę
Household > Laundry > Lint Removers: Rolki i golarki do ubrań, rolka do ubrań, golarka do ubrań, szczotka do ubrań
Household > Dishwashing: Zmywanie naczyń, mycie naczyń, środki do zmywania
Household > Dishwashing > Dish Soap: Płyny do mycia naczyń, płyn do naczyń, płyn do zmywania, balsam do naczyń
Household > Dishwashing > Dishwasher Tablets: Tabletki i kapsułki do zmywarki, tabletki do zmywarki, kapsułki do zmywarki, proszek do zmywarki
Household > Dishwashing > Rinse Aid And Dishwasher Salt: Nabłyszczacze i sól do zmywarki, nabłyszczacz do zmywarki, sól do zmywarki, czyścik do zmywarki
Household > Dishwashing > Sponges And Dish Brushes: Gąbki i szczotki do naczyń, gąbka do naczyń, zmywak kuchenny, szczotka do naczyń
Household > Cleaning: Sprzątanie, środek czyszczący, preparat czyszczący, sprzątanie domu
Household > Cleaning > All Purpose Cleaners: Środki uniwersalne, płyn uniwersalny, mleczko do czyszczenia, ocet do sprzątania
Household > Cleaning > Bathroom Cleaners: Środki do czyszczenia łazienki, płyn do łazienki, preparat na pleśń, środek do kabin prysznicowych
Household > Cleaning > Toilet Cleaners: Środki do toalet, płyn do wc, żel do wc, kostka do wc
Household > Cleaning > Kitchen Cleaners And Degreasers: Środki do kuchni i odtłuszczacze, odtłuszczacz, płyn do czyszczenia piekarnika, środek do płyt ceramicznych
Household > Cleaning > Descalers: Odkamieniacze, odkamieniacz do ekspresu, odkamieniacz do czajnika, tabletki odkamieniające
Household > Cleaning > Glass Cleaners: Płyny do szyb, płyn do mycia szyb, płyn do szyb i luster
Household > Cleaning > Floor Cleaners: Środki do podłóg, płyn do mycia podłóg, płyn do paneli, płyn do parkietu
Household > Cleaning > Carpet And Upholstery Cleaners: Środki do dywanów i tapicerki, płyn do prania dywanów, szampon do dywanów, środek do czyszczenia tapicerki
Household > Cleaning > Furniture And Leather Care: Pielęgnacja mebli i skóry, płyn do mebli, środek do czyszczenia skóry, wosk do mebli
Household > Cleaning > Metal Polish: Środki do czyszczenia metali, pasta do polerowania metalu, płyn do czyszczenia srebra, środek do stali nierdzewnej
Household > Cleaning > Disinfectants And Bleach: Środki dezynfekujące i wybielacze, płyn dezynfekujący do powierzchni, wybielacz chlorowy, spray do dezynfekcji
Household > Cleaning > Cleaning Wipes: Chusteczki czyszczące, chusteczki nawilżane do czyszczenia, ściereczki dezynfekujące
Household > Cleaning > Drain Cleaners: Środki do udrażniania rur, udrażniacz do rur, przepychacz, granulki do rur
Household > Cleaning > Mops And Buckets: Mopy i wiadra, mop obrotowy, mop płaski, wiadro do mopa
Household > Cleaning > Brooms And Brushes: Miotły i szczotki, miotła, szufelka i zmiotka, szczotka do szorowania
Household > Cleaning > Cloths And Dusters: Ściereczki i miotełki do kurzu, ściereczka z mikrofibry, miotełka do kurzu, ścierka do kurzu
Household > Cleaning > Cleaning Gloves: Rękawice gospodarcze, rękawice gumowe, rękawiczki do sprzątania
Household > Paper Products: Papier higieniczny i ręczniki i chusteczki, artykuły papierowe higieniczne, wyroby papiernicze
Household > Paper Products > Toilet Paper: Papier toaletowy, papier toaletowy nawilżany, rolki papieru toaletowego
Household > Paper Products > Paper Towels: Ręczniki papierowe, ręcznik papierowy, ręcznik kuchenny papierowy
Household > Paper Products > Tissues: Chusteczki higieniczne, chusteczki higieniczne wyciągane, chusteczki uniwersalne, chusteczki kosmetyczne w pudełku
Household > Paper Products > Paper Napkins: Serwetki papierowe, serwetki, serwetka
Household > Disposable Tableware: Naczynia jednorazowe, talerzyki papierowe, kubki jednorazowe, sztućce jednorazowe
Household > Food Wraps: Folie i papiery do żywności, woskowijka, pokrywki silikonowe, opakowania do żywności
Household > Food Wraps > Cling Film: Folie spożywcze, folia spożywcza, folia stretch spożywcza
Household > Food Wraps > Aluminum Foil: Folie aluminiowe, folia aluminiowa, tacki aluminiowe
Household > Food Wraps > Baking Paper: Papier do pieczenia, papier śniadaniowy, wkładki papierowe do airfryer
Household > Food Wraps > Freezer And Sandwich Bags: Woreczki do mrożenia i śniadaniowe, woreczki do mrożonek, woreczki śniadaniowe, woreczki strunowe
Household > Trash Bags: Worki na śmieci, worek na śmieci, worki na odpady
Household > Trash Cans: Kosze na śmieci, kosz na śmieci, kosz pedałowy, pojemnik na odpady
Household > Air Care: Odświeżacze powietrza, zapachy do domu, neutralizator zapachów
Household > Air Care > Air Freshener Sprays: Odświeżacze powietrza w sprayu, odświeżacz w aerozolu, spray do pomieszczeń, odświeżacz tkanin
Household > Air Care > Scent Diffusers: Dyfuzory zapachowe, patyczki zapachowe, dyfuzor zapachów, odświeżacz elektryczny do kontaktu
Household > Air Care > Odor And Moisture Absorbers: Pochłaniacze wilgoci i zapachów, pochłaniacz wilgoci, pochłaniacz zapachów do lodówki
Household > Pest Control: Zwalczanie szkodników, odstraszacz szkodników, odstraszacz ultradźwiękowy, kolce na ptaki
Household > Pest Control > Insect Killers: Środki owadobójcze, preparat na owady, środek na mrówki, lep na muchy
Household > Pest Control > Mosquito Repellents: Środki na komary, spray na komary, odstraszacz komarów, spirala na komary
Household > Pest Control > Moth Repellents: Środki na mole, kulki na mole, pułapka na mole, zawieszka na mole
Household > Pest Control > Rodent Control: Zwalczanie gryzoni, pułapka na myszy, trutka na szczury, łapka na myszy
Baby: Artykuły dla niemowląt, dla dzieci, niemowlę, noworodek
Baby > Diapers: Pieluchy i przewijanie, pieluchy, pielucha
Baby > Diapers > Disposable Diapers: Pieluchy jednorazowe, pieluszki jednorazowe, pieluszki na rzepy
Baby > Diapers > Diaper Pants: Pieluchomajtki, pieluszki majtki, majteczki treningowe
Baby > Diapers > Swim Diapers: Pieluchy do pływania, pieluszka do pływania, majtki kąpielowe dla niemowląt
Baby > Diapers > Cloth Diapers: Pieluchy wielorazowe, pieluszka wielorazowa, otulacz na pieluchy, wkłady do pieluch
Baby > Diapers > Changing Pads: Przewijaki i maty do przewijania, przewijak, mata do przewijania, podkłady do przewijania
Baby > Diapers > Diaper Pails: Kosze na pieluchy, pojemnik na pieluchy, wkład do kosza na pieluchy, worki na pieluchy
Baby > Diapers > Diaper Bags: Torby dla mam, torba na akcesoria dziecięce, torba do wózka, plecak dla mamy
Baby > Baby Food: Żywność dla niemowląt, żywność dla dzieci, jedzenie dla niemowląt
Baby > Baby Food > Infant Formula: Mleko początkowe i następne, mleko modyfikowane, mleko początkowe, mleko następne
Baby > Baby Food > Toddler Milk: Mleko junior, mleko dla dzieci po 1 roku, mleko typu junior
Baby > Baby Food > Baby Cereal: Kaszki i kleiki, kaszka dla niemowląt, kaszka mleczno-ryżowa, kleik ryżowy
Baby > Baby Food > Baby Purees And Meals: Obiadki i deserki, obiadek dla niemowląt, deserek owocowy, mus owocowy w tubce
Baby > Baby Food > Baby Snacks: Przekąski dla niemowląt, chrupki kukurydziane, wafle ryżowe dla dzieci, biszkopty dla niemowląt
Baby > Baby Food > Baby Drinks: Napoje dla niemowląt, herbatka dla niemowląt, soczek dla niemowląt, woda dla niemowląt
Baby > Feeding: Karmienie, akcesoria do karmienia, karmienie niemowląt
Baby > Feeding > Baby Bottles: Butelki i smoczki do butelek, butelka dla niemowląt, butelka antykolkowa, smoczek do butelki
Baby > Feeding > Pacifiers: Smoczki uspokajające, smoczek uspokajający, smoczek gryzak, zawieszka do smoczka
Baby > Feeding > Teethers: Gryzaki, gryzak, gryzak silikonowy, gryzak wodny
Baby > Feeding > Sippy Cups: Kubki niekapki, kubek niekapek, bidon ze słomką dla dzieci, kubek treningowy
Baby > Feeding > Bibs: Śliniaki, śliniak, śliniak bandana, pieluszka do odbijania
Baby > Feeding > Baby Tableware And Containers: Naczynia i sztućce dla dzieci, talerzyk dla dzieci, miseczka z przyssawką, łyżeczka dla niemowląt
Baby > Feeding > Breast Pumps: Laktatory, laktator, laktator elektryczny, muszla laktacyjna
Baby > Feeding > Nursing Supplies: Akcesoria do karmienia piersią, wkładki laktacyjne, poduszka do karmienia, woreczki na pokarm
Baby > Feeding > Bottle Warmers And Sterilizers: Podgrzewacze i sterylizatory, podgrzewacz do butelek, sterylizator do butelek, suszarka do butelek
Baby > Baby Care: Pielęgnacja niemowląt, kosmetyki dla niemowląt, higiena dziecka
Baby > Baby Care > Baby Wipes: Chusteczki nawilżane dla niemowląt, chusteczki nawilżane, chusteczki wodne
Baby > Baby Care > Baby Shampoo And Bath: Szampony i płyny do kąpieli dla niemowląt, szampon dla dzieci, płyn do kąpieli dla niemowląt, emulsja do kąpieli
Baby > Baby Care > Baby Lotion Oil And Powder: Balsamy i oliwki i pudry dla niemowląt, oliwka dla dzieci, balsam dla niemowląt, zasypka dla niemowląt
Baby > Baby Care > Diaper Rash Cream: Kremy na odparzenia, krem na odparzenia, maść na pieluszkowe odparzenia, krem z cynkiem dla niemowląt
Baby > Baby Care > Baby Sun Care: Kremy z filtrem dla dzieci, krem przeciwsłoneczny dla dzieci, emulsja do opalania dla niemowląt
Baby > Baby Care > Baby Oral Care: Higiena jamy ustnej niemowląt, szczoteczka do zębów dla niemowląt, pasta do zębów dla dzieci, żel na ząbkowanie
Baby > Baby Care > Baby Grooming: Akcesoria do pielęgnacji niemowląt, nożyczki do paznokci dla niemowląt, szczotka do włosów dla niemowląt, zestaw do pielęgnacji niemowlęcia
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: Aspiratory do nosa i termometry, aspirator do nosa, odciągacz kataru, termometr dla niemowląt
Baby > Baby Care > Baby Bathtubs: Wanienki dla niemowląt, wanienka, leżaczek do kąpieli, stelaż do wanienki
Baby > Baby Care > Potties And Training Seats: Nocniki i nakładki na sedes, nocnik, nakładka na sedes dla dzieci, podest dla dzieci
Baby > Strollers: Wózki dziecięce, wózek dziecięcy, wózek głęboki
Baby > Strollers > Travel Systems: Wózki wielofunkcyjne, wózek wielofunkcyjny, wózek 3w1, wózek 2w1
Baby > Strollers > Buggies And Lightweight Strollers: Wózki spacerowe i parasolki, wózek spacerowy, spacerówka, wózek parasolka
Baby > Strollers > Twin Strollers: Wózki bliźniacze, wózek bliźniaczy, wózek dla bliźniąt, wózek rok po roku
Baby > Strollers > Stroller Accessories: Akcesoria do wózków, śpiworek do wózka, folia przeciwdeszczowa na wózek, organizer do wózka
Baby > Baby Carriers: Nosidełka i chusty, nosidełko, nosidło ergonomiczne, chusta do noszenia
Baby > Car Seats: Foteliki samochodowe, fotelik samochodowy, fotelik isofix
Baby > Car Seats > Infant Car Seats: Foteliki samochodowe dla niemowląt, nosidełko samochodowe, fotelik dla noworodka
Baby > Car Seats > Convertible Car Seats: Foteliki samochodowe obrotowe, fotelik obrotowy, fotelik tyłem do kierunku jazdy
Baby > Car Seats > Booster Seats: Podstawki i siedziska podwyższające, podstawka samochodowa, siedzisko podwyższające, fotelik z wysokim oparciem
Baby > Car Seats > Car Seat Accessories: Akcesoria do fotelików, baza isofix, lusterko do obserwacji dziecka, osłona na fotel samochodowy
Baby > Nursery: Pokój dziecięcy, meble dziecięce do pokoju niemowlęcia, wyposażenie pokoju niemowlaka
Baby > Nursery > Cribs And Cots: Łóżeczka dziecięce, łóżeczko niemowlęce, łóżeczko drewniane, komoda z przewijakiem
Baby > Nursery > Bassinets And Bedside Cribs: Kołyski i łóżeczka dostawne, łóżeczko dostawne, kołyska dla niemowlaka, kosz Mojżesza
Baby > Nursery > Travel Cots: Łóżeczka turystyczne i kojce, łóżeczko turystyczne, kojec, kojec dla dziecka
Baby > Nursery > Baby Bedding And Mattresses: Pościel i materace niemowlęce, kocyk dla niemowląt, prześcieradło do łóżeczka, materac do łóżeczka
Baby > Nursery > Baby Sleeping Bags: Śpiworki do spania dla niemowląt, śpiworek niemowlęcy, otulacz, rożek niemowlęcy
Baby > Nursery > Night Lights And Soothers: Lampki nocne i szumisie, lampka nocna dla dzieci, szumiś, karuzela do łóżeczka
Baby > Nursery > Bouncers And Swings: Leżaczki i bujaczki, leżaczek bujaczek, bujaczek, huśtawka dla niemowląt
Baby > Nursery > High Chairs: Krzesełka do karmienia, krzesełko do karmienia, fotelik do karmienia
Baby > Nursery > Play Mats And Baby Gyms: Maty edukacyjne, mata edukacyjna, mata do raczkowania, mata piankowa dla dzieci
Baby > Nursery > Baby Walkers: Chodziki i pchacze, chodzik dla dzieci, pchacz, jeździk pchacz
Baby > Baby Safety: Bezpieczeństwo dziecka, zabezpieczenia dla dzieci, ochrona dziecka w domu
Baby > Baby Safety > Baby Monitors: Nianie elektroniczne, niania elektroniczna, elektroniczna niania z kamerą, monitor oddechu
Baby > Baby Safety > Safety Gates: Barierki i bramki zabezpieczające, bramka zabezpieczająca, barierka na schody, barierka do łóżka
Baby > Baby Safety > Safety Locks And Guards: Blokady i osłony zabezpieczające, blokada szafek, narożniki ochronne, zaślepki do gniazdek
Baby > Baby Gifts: Prezenty dla niemowląt, prezent na narodziny, wyprawka prezentowa, pamiątka chrztu
Pets: Zwierzęta, Artykuły dla zwierząt, dla zwierząt domowych, dla psów i kotów
Pets > Dog Food: Karma dla psów, karma dla psa, karma dla szczeniąt, pełnoporcjowa karma dla psów
Pets > Dog Food > Dry Dog Food: Sucha karma dla psów, sucha karma dla psa, karma sucha pies, granulat dla psa
Pets > Dog Food > Wet Dog Food: Mokra karma dla psów, mokra karma dla psa, puszka dla psa, saszetka dla psa
Pets > Dog Food > Raw And Frozen Dog Food: Karma surowa i mrożona dla psów, BARF dla psa, karma liofilizowana dla psa, mięso mrożone dla psa
Pets > Dog Food > Dog Treats: Przysmaki dla psów, przysmak dla psa, ciasteczka dla psa, smakołyki treningowe
Pets > Dog Food > Dog Chews And Dental Sticks: Gryzaki i przysmaki dentystyczne dla psów, gryzak naturalny dla psa, kość do żucia dla psa, patyczki dentystyczne dla psa
Pets > Dog Food > Veterinary Dog Food: Karma weterynaryjna dla psów, dieta weterynaryjna dla psa, karma hipoalergiczna dla psa, karma gastrointestinal dla psa
Pets > Cat Food: Karma dla kotów, karma dla kota, karma dla kociąt, pełnoporcjowa karma dla kotów
Pets > Cat Food > Dry Cat Food: Sucha karma dla kotów, sucha karma dla kota, karma sucha kot, chrupki karma dla kota
Pets > Cat Food > Wet Cat Food: Mokra karma dla kotów, mokra karma dla kota, saszetki dla kota, puszka dla kota
Pets > Cat Food > Cat Treats: Przysmaki dla kotów, przysmak dla kota, pasta dla kota, przysmak kremowy dla kota
Pets > Cat Food > Veterinary Cat Food: Karma weterynaryjna dla kotów, dieta weterynaryjna dla kota, karma urinary dla kota, karma renal dla kota
Pets > Pet Supplies: Akcesoria dla zwierząt, akcesoria dla psa, akcesoria dla kota
Pets > Pet Supplies > Cat Litter: Żwirek dla kota, żwirek bentonitowy, żwirek zbrylający, żwirek silikonowy
Pets > Pet Supplies > Litter Boxes: Kuwety, kuweta dla kota, kuweta zamknięta, łopatka do kuwety
Pets > Pet Supplies > Dog Collars And Leashes: Obroże i smycze, smycz dla psa, obroża dla psa, szelki dla psa
Pets > Pet Supplies > Dog Training And Deterrents: Szkolenie i odstraszanie, obroża treningowa, obroża antyszczekowa, kliker dla psa
Pets > Pet Supplies > Puppy Training Pads: Maty higieniczne dla psów, podkłady higieniczne dla psa, maty treningowe dla szczeniąt, podkłady dla szczeniaka
Pets > Pet Supplies > Dog Beds: Legowiska dla psów, legowisko dla psa, posłanie dla psa, materac dla psa
Pets > Pet Supplies > Cat Beds And Furniture: Drapaki i legowiska dla kotów, drapak dla kota, legowisko dla kota, drzewko dla kota
Pets > Pet Supplies > Crates And Carriers: Transportery i klatki dla psów, transporter dla kota, klatka kennelowa, torba transportowa dla psa
Pets > Pet Supplies > Dog Clothing: Ubrania dla psów, ubranko dla psa, kurtka dla psa, buty dla psa
Pets > Pet Supplies > Pet Bowls And Feeders: Miski i podajniki karmy, miska dla psa, automatyczny podajnik karmy, fontanna dla kota
Pets > Pet Supplies > Dog Toys: Zabawki dla psów, zabawka dla psa, szarpak dla psa, piłka dla psa
Pets > Pet Supplies > Cat Toys: Zabawki dla kotów, zabawka dla kota, wędka dla kota, tunel dla kota
Pets > Pet Supplies > Pet Grooming: Pielęgnacja sierści, szczotka dla psa, maszynka do strzyżenia psa, obcinacz do pazurów
Pets > Pet Supplies > Pet Shampoo: Szampony dla zwierząt, szampon dla psa, szampon dla kota, odżywka dla psa
Pets > Pet Supplies > Flea And Tick Treatment: Preparaty na pchły i kleszcze, obroża na pchły i kleszcze, krople na pchły, odrobaczanie
Pets > Pet Supplies > Pet Supplements: Suplementy dla zwierząt, suplement na stawy dla psa, olej z łososia dla psa, witaminy dla psa
Pets > Pet Supplies > Pet Health And First Aid: Zdrowie i pierwsza pomoc zwierząt, płyn do uszu dla psa, pasta do zębów dla psa, kołnierz ochronny dla psa
Pets > Pet Supplies > Pet Waste And Odor Control: Woreczki i neutralizatory zapachów, woreczki na psie odchody, neutralizator zapachu moczu, preparat na plamy moczu zwierząt
Pets > Pet Supplies > Pet Trackers: Lokalizatory dla zwierząt, lokalizator GPS dla psa, obroża GPS, kamera dla zwierząt
Pets > Fish And Aquariums: Akwarystyka, ryby i akwaria, rybki akwariowe
Pets > Fish And Aquariums > Fish Food: Pokarm dla ryb, płatki dla rybek, karma dla ryb akwariowych, pokarm dla ryb stawowych
Pets > Fish And Aquariums > Aquariums And Tanks: Akwaria, akwarium, zestaw akwariowy, szafka pod akwarium
Pets > Fish And Aquariums > Aquarium Filters And Pumps: Filtry i pompy akwariowe, filtr do akwarium, napowietrzacz akwariowy, grzałka akwariowa
Pets > Fish And Aquariums > Aquarium Decor And Lighting: Dekoracje i oświetlenie akwarium, żwirek akwariowy, rośliny akwariowe, oświetlenie akwariowe
Pets > Fish And Aquariums > Water Care And Test Kits: Uzdatniacze i testy wody, uzdatniacz wody do akwarium, testy do akwarium, środek na glony akwarium
Pets > Birds: Ptaki, ptaki hodowlane, papuga, kanarek
Pets > Birds > Bird Food: Pokarm dla ptaków domowych, karma dla papug, pokarm dla kanarków, mieszanka dla papużki falistej
Pets > Birds > Bird Treats: Przysmaki dla ptaków, kolba dla papugi, proso senegalskie, sepia dla ptaków
Pets > Birds > Wild Bird Food: Karma dla ptaków dzikich, kule tłuszczowe, słonecznik dla ptaków, pokarm dla ptaków zimujących
Pets > Birds > Bird Cages And Accessories: Klatki dla ptaków i akcesoria, klatka dla papugi, woliera, żerdź dla ptaków
Pets > Small Animals: Małe zwierzęta, gryzonie i króliki, chomik, świnka morska
Pets > Small Animals > Small Animal Food: Karma dla gryzoni i królików, karma dla królika, karma dla chomika, karma dla świnki morskiej
Pets > Small Animals > Pet Hay: Siano dla gryzoni, siano dla królika, sianko łąkowe, siano tymotka
Pets > Small Animals > Small Animal Treats: Przysmaki dla gryzoni, kolba dla gryzoni, dropsy dla królika, patyczki do gryzienia
Pets > Small Animals > Small Animal Bedding: Ściółki i podłoża dla gryzoni, ściółka dla chomika, trociny dla gryzoni, podłoże dla królika
Pets > Small Animals > Small Animal Cages And Accessories: Klatki dla gryzoni i akcesoria, klatka dla chomika, klatka dla królika, kołowrotek dla chomika
Pets > Reptiles And Amphibians: Gady i płazy, terrarystyka, żółw, gekon
Pets > Reptiles And Amphibians > Reptile Food: Pokarm dla gadów, pokarm dla żółwi, karma dla agamy, owady karmowe
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: Terraria i wyposażenie, terrarium, lampa UVB dla gadów, podłoże do terrarium
Pets > Horse And Farm Animals: Konie i zwierzęta hodowlane, artykuły stajenne, zwierzęta gospodarskie
Pets > Horse And Farm Animals > Horse Feed And Care: Pasze i pielęgnacja koni, pasza dla konia, smakołyki dla koni, lizawka dla konia
Pets > Horse And Farm Animals > Poultry Feed And Supplies: Pasze i akcesoria dla drobiu, pasza dla kur, poidło dla kur, kurnik
Clothing: Odzież, ubrania, odzież damska, odzież męska
Clothing > Tops: Topy i bluzki, top damski, tunika, góra damska
Clothing > Tops > T-Shirts: T-shirty i koszulki, T-shirt, koszulka, koszulka z krótkim rękawem
Clothing > Tops > Polo Shirts: Koszulki polo, koszulka polo, polo, polówka
Clothing > Tops > Tank Tops: Topy na ramiączkach, tank top, bokserka koszulka, bezrękawnik
Clothing > Tops > Shirts: Koszule, koszula, koszula z długim rękawem, koszula męska
Clothing > Tops > Shirts > Dress Shirts: Koszule wizytowe, koszula wizytowa, koszula do garnituru, koszula biznesowa
Clothing > Tops > Shirts > Casual Shirts: Koszule casual, koszula flanelowa, koszula lniana, koszula w kratę
Clothing > Tops > Blouses: Bluzki koszulowe, bluzka damska, koszula damska, bluzka szyfonowa
Clothing > Tops > Long Sleeve Tops: Bluzki z długim rękawem, longsleeve, koszulka z długim rękawem, henley
Clothing > Tops > Crop Tops: Crop topy, crop top, krótki top, top bandeau
Clothing > Tops > Bodysuits: Body damskie, body, bodysuit, body z długim rękawem
Clothing > Tops > Sweaters: Swetry, sweter, dzianina, sweter wełniany
Clothing > Tops > Sweaters > Pullovers: Swetry przez głowę, golf, pulower, sweter z półgolfem
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: Kardigany i kamizelki dzianinowe, kardigan, sweter rozpinany, bolerko
Clothing > Tops > Hoodies: Bluzy z kapturem, bluza z kapturem, bluza rozpinana z kapturem, hoodie
Clothing > Tops > Sweatshirts: Bluzy bez kaptura, bluza, bluza dresowa, sweatshirt
Clothing > Bottoms: Doły, spodnie i spódnice
Clothing > Bottoms > Jeans: Jeansy, jeansy damskie, spodnie jeansowe, dżinsy
Clothing > Bottoms > Trousers: Spodnie, spodnie damskie, spodnie z szerokimi nogawkami, spodnie lniane
Clothing > Bottoms > Trousers > Chinos: Chinosy, spodnie chino, chinosy męskie
Clothing > Bottoms > Trousers > Dress Pants: Spodnie wizytowe, spodnie garniturowe, spodnie eleganckie, spodnie w kant
Clothing > Bottoms > Trousers > Cargo Pants: Bojówki, spodnie cargo, bojówki męskie, spodnie taktyczne
Clothing > Bottoms > Trousers > Sweatpants: Spodnie dresowe, dresy spodnie, joggery, spodnie jogger
Clothing > Bottoms > Leggings: Legginsy, leginsy, legginsy damskie, tregginsy
Clothing > Bottoms > Shorts: Szorty, krótkie spodenki, bermudy, szorty jeansowe
Clothing > Bottoms > Skirts: Spódnice, spódnica, spódniczka, spódnica plisowana
Clothing > Dresses: Sukienki, sukienka, sukienka damska
Clothing > Dresses > Casual Dresses: Sukienki codzienne, sukienka letnia, sukienka koszulowa, sukienka dzianinowa
Clothing > Dresses > Evening Dresses: Sukienki wieczorowe, suknia wieczorowa, sukienka koktajlowa, sukienka wizytowa
Clothing > Dresses > Wedding Dresses: Suknie ślubne, suknia ślubna, sukienka na ślub cywilny, welon ślubny
Clothing > Jumpsuits And Rompers: Kombinezony damskie, kombinezon damski, jumpsuit, kombinezon krótki
Clothing > Jumpsuits And Rompers > Dungarees: Ogrodniczki, ogrodniczki jeansowe, spodnie ogrodniczki
Clothing > Outerwear: Odzież wierzchnia, okrycia wierzchnie, kurtki i płaszcze
Clothing > Outerwear > Jackets: Kurtki, kurtka, kurtka przejściowa, kurtka zimowa
Clothing > Outerwear > Jackets > Denim Jackets: Kurtki jeansowe, kurtka jeansowa, katana jeansowa
Clothing > Outerwear > Jackets > Leather Jackets: Kurtki skórzane, kurtka skórzana, ramoneska, kurtka z ekoskóry
Clothing > Outerwear > Jackets > Bomber Jackets: Kurtki bomberki, bomberka, kurtka bomber, kurtka lotnicza
Clothing > Outerwear > Jackets > Rain Jackets: Kurtki przeciwdeszczowe, kurtka przeciwdeszczowa, płaszcz przeciwdeszczowy, peleryna przeciwdeszczowa
Clothing > Outerwear > Jackets > Puffer Jackets: Kurtki puchowe i pikowane, kurtka puchowa, kurtka pikowana, puchówka
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: Polary i bluzy polarowe, polar, bluza polarowa, kurtka polarowa
Clothing > Outerwear > Jackets > Windbreakers And Softshells: Wiatrówki i softshelle, wiatrówka, kurtka softshell, anorak
Clothing > Outerwear > Gilets: Bezrękawniki, bezrękawnik pikowany, kamizelka pikowana, kamizelka puchowa
Clothing > Outerwear > Coats: Płaszcze, płaszcz, płaszcz wełniany, płaszcz zimowy
Clothing > Outerwear > Coats > Parkas: Parki, parka, parka zimowa, kurtka parka
Clothing > Outerwear > Coats > Trench Coats: Trencze, trencz, prochowiec, płaszcz prochowiec
Clothing > Outerwear > Coats > Ponchos And Capes: Poncza i peleryny, ponczo, peleryna, narzutka
Clothing > Suits And Tailoring: Garnitury i marynarki, odzież formalna, moda wizytowa
Clothing > Suits And Tailoring > Suits: Garnitury, garnitur, smoking, garsonka
Clothing > Suits And Tailoring > Blazers: Marynarki i żakiety, marynarka, żakiet, blezer
Clothing > Suits And Tailoring > Waistcoats: Kamizelki garniturowe, kamizelka garniturowa, kamizelka męska elegancka, kamizelka do garnituru
Clothing > Underwear: Bielizna, bielizna damska, bielizna męska
Clothing > Underwear > Bras: Biustonosze, biustonosz, stanik, biustonosz push-up
Clothing > Underwear > Panties: Majtki damskie, majtki, figi, stringi
Clothing > Underwear > Boxers And Briefs: Bokserki i slipy męskie, bokserki męskie, slipy męskie, majtki męskie
Clothing > Underwear > Undershirts: Podkoszulki, podkoszulek, podkoszulka, koszulka bieliźniana
Clothing > Underwear > Thermal Underwear: Bielizna termiczna, bielizna termoaktywna, kalesony, komplet termiczny
Clothing > Underwear > Shapewear: Bielizna modelująca, bielizna wyszczuplająca, gorset modelujący, body wyszczuplające
Clothing > Underwear > Lingerie Sets: Komplety bielizny, komplet bielizny damskiej, babydoll, pas do pończoch
Clothing > Socks: Skarpety, skarpetki, skarpety wełniane
Clothing > Socks > Ankle Socks: Stopki, skarpetki stopki, skarpetki za kostkę, baleriny skarpetki
Clothing > Socks > Knee High Socks: Podkolanówki, skarpety do kolan, zakolanówki
Clothing > Socks > Sports Socks: Skarpety sportowe, skarpetki do biegania, skarpety trekkingowe, skarpetki rowerowe
Clothing > Socks > Tights And Stockings: Rajstopy i pończochy, rajstopy, pończochy, kabaretki
Clothing > Socks > Leg Warmers: Getry, ocieplacze na nogi, getry na nogi
Clothing > Sleepwear: Bielizna nocna, odzież nocna, odzież do spania
Clothing > Sleepwear > Pajamas: Piżamy, piżama, spodnie piżamowe, piżama dwuczęściowa
Clothing > Sleepwear > Nightgowns: Koszule nocne, koszula nocna, koszulka nocna damska
Clothing > Sleepwear > Bathrobes: Szlafroki, szlafrok, szlafrok kąpielowy, podomka
Clothing > Sleepwear > Loungewear: Odzież domowa, komplet domowy, dres domowy, bluzokoc
Clothing > Swimwear: Stroje kąpielowe, moda plażowa, odzież kąpielowa
Clothing > Swimwear > Bikinis: Bikini, strój kąpielowy dwuczęściowy, góra od bikini, tankini
Clothing > Swimwear > Swimsuits: Stroje jednoczęściowe, strój kąpielowy jednoczęściowy, kostium kąpielowy, burkini
Clothing > Swimwear > Swim Trunks: Kąpielówki, kąpielówki męskie, szorty kąpielowe, spodenki kąpielowe
Clothing > Swimwear > Rash Guards: Koszulki UV i rashguardy, rashguard, koszulka UV, koszulka do pływania
Clothing > Swimwear > Beach Cover Ups: Narzutki plażowe i pareo, sukienka plażowa, pareo, narzutka plażowa
Clothing > Sportswear: Odzież sportowa, koszulka sportowa, koszulka treningowa, koszulka do biegania
Clothing > Sportswear > Sports Bras: Biustonosze sportowe, stanik sportowy, biustonosz sportowy, top sportowy biustonosz
Clothing > Sportswear > Sports Leggings: Legginsy sportowe, legginsy treningowe, getry do biegania, legginsy do jogi
Clothing > Sportswear > Sports Shorts: Spodenki sportowe, szorty sportowe, spodenki treningowe, spodenki do biegania
Clothing > Sportswear > Tracksuits: Dresy, dres komplet, komplet dresowy, bluza treningowa rozpinana
Clothing > Sportswear > Team Jerseys: Koszulki klubowe i reprezentacji, koszulka piłkarska, koszulka meczowa, koszulka kibica
Clothing > Sportswear > Ski Wear: Odzież narciarska, kurtka narciarska, spodnie narciarskie, kombinezon narciarski
Clothing > Sportswear > Cycling Clothing: Odzież rowerowa, koszulka kolarska, spodenki kolarskie, spodenki rowerowe z wkładką
Clothing > Sportswear > Hiking Clothing: Odzież trekkingowa, spodnie trekkingowe, spodnie turystyczne, koszula trekkingowa
Clothing > Sportswear > Dancewear: Odzież taneczna, trykot baletowy, body gimnastyczne, tutu
Clothing > Workwear: Odzież robocza, ubranie robocze, koszulka robocza, uniform
Clothing > Workwear > Work Trousers And Jackets: Spodnie i kurtki robocze, spodnie robocze, kurtka robocza, ogrodniczki robocze
Clothing > Workwear > Coveralls: Kombinezony robocze, kombinezon roboczy, kombinezon ochronny, kombinezon jednorazowy
Clothing > Workwear > High Visibility Clothing: Odzież ostrzegawcza, kamizelka odblaskowa, kamizelka ostrzegawcza, kurtka odblaskowa
Clothing > Workwear > Medical Uniforms: Odzież medyczna, bluza medyczna, fartuch laboratoryjny, spodnie medyczne
Clothing > Workwear > Chef Clothing: Odzież kucharska, bluza kucharska, kitel kucharski, czapka kucharska
Clothing > Maternity Clothing: Odzież ciążowa, sukienka ciążowa, spodnie ciążowe, bluzka do karmienia
Clothing > Costumes: Kostiumy i przebrania, strój karnawałowy, przebranie, kostium na halloween
Clothing > Traditional Clothing: Stroje tradycyjne, strój ludowy, strój regionalny, kilt
Clothing > Traditional Clothing > Dirndls And Lederhosen: Dirndle i lederhosen, dirndl, lederhosen, strój bawarski
Clothing > Traditional Clothing > Kimonos And Saris: Kimona i sari, kimono japońskie, sari, abaya
Shoes: Obuwie, buty, buty damskie, buty męskie
Shoes > Sneakers: Sneakersy, sneakersy damskie, sneakersy męskie, tenisówki skórzane
Shoes > Sneakers > Canvas Shoes: Trampki, tenisówki, trampki materiałowe
Shoes > Sneakers > Skate Shoes: Buty skate, buty na deskorolkę, buty skateboardowe
Shoes > Sneakers > Slip On Shoes: Buty wsuwane slip-on, slip-on, slipony, buty wsuwane
Shoes > Athletic Shoes: Buty sportowe, obuwie sportowe, buty halowe, buty do siatkówki
Shoes > Athletic Shoes > Running Shoes: Buty do biegania, buty biegowe, buty trailowe
Shoes > Athletic Shoes > Training Shoes: Buty treningowe, buty na siłownię, buty do crossfitu, buty do podnoszenia ciężarów
Shoes > Athletic Shoes > Football Boots: Buty piłkarskie, korki piłkarskie, korki, halówki
Shoes > Athletic Shoes > Basketball Shoes: Buty do koszykówki, buty koszykarskie
Shoes > Athletic Shoes > Tennis Shoes: Buty do tenisa, buty tenisowe, buty do padla, buty do badmintona
Shoes > Athletic Shoes > Golf Shoes: Buty golfowe, buty do golfa
Shoes > Athletic Shoes > Cycling Shoes: Buty rowerowe, buty SPD, buty szosowe rowerowe, buty MTB
Shoes > Athletic Shoes > Hiking Shoes: Buty trekkingowe, buty górskie, buty turystyczne, buty podejściowe
Shoes > Athletic Shoes > Climbing Shoes: Buty wspinaczkowe, but wspinaczkowy, buty na ściankę
Shoes > Athletic Shoes > Dance Shoes: Buty do tańca, buty taneczne, baletki, pointy
Shoes > Athletic Shoes > Water Shoes: Buty do wody, buty wodne, jeżowce buty, buty neoprenowe
Shoes > Boots: Kozaki i botki, buty za kostkę, kozaki, kozaki damskie
Shoes > Boots > Ankle Boots: Botki, botki na obcasie, botki damskie, trzewiki chukka
Shoes > Boots > Chelsea Boots: Sztyblety, sztyblety damskie, sztyblety męskie, chelsea boots
Shoes > Boots > Knee High Boots: Kozaki za kolano, kozaki do kolan, muszkieterki, oficerki
Shoes > Boots > Combat Boots: Glany i trapery, glany, workery, buty wojskowe
Shoes > Boots > Cowboy Boots: Kowbojki, buty kowbojskie, kowbojki damskie, botki westernowe
Shoes > Boots > Winter Boots: Śniegowce i buty zimowe, śniegowce, buty zimowe, ocieplane buty
Shoes > Boots > Rain Boots: Kalosze, kalosz, gumowce, kalosze damskie
Shoes > Sandals: Sandały, sandałki, sandały damskie, sandały na platformie
Shoes > Sandals > Flip Flops: Japonki, klapki japonki, japonki damskie
Shoes > Sandals > Slides: Klapki, klapki basenowe, klapki damskie, klapki pod prysznic
Shoes > Sandals > Clogs: Chodaki, drewniaki, chodaki medyczne, chodaki ogrodowe
Shoes > Sandals > Espadrilles: Espadryle, espadryle na koturnie, espadryle damskie
Shoes > Slippers: Kapcie i pantofle, kapcie, pantofle domowe, bambosze
Shoes > Dress Shoes: Obuwie wizytowe, buty eleganckie, buty wizytowe, buty ślubne
Shoes > Dress Shoes > Oxford Shoes: Półbuty oksfordy i derby, oksfordy, brogsy, derby
Shoes > Dress Shoes > Loafers: Mokasyny i loafersy, mokasyny, loafersy, buty żeglarskie
Shoes > Dress Shoes > High Heels: Szpilki i czółenka, szpilki, czółenka, buty na obcasie
Shoes > Dress Shoes > Flats: Balerinki i baleriny, baleriny, balerinki, czółenka płaskie
Shoes > Safety Shoes: Obuwie robocze, buty robocze, buty ochronne, trzewiki robocze
Shoes > Shoe Care: Pielęgnacja obuwia, szczotka do butów, łyżka do butów, prawidła do butów
Shoes > Shoe Care > Shoe Polish: Pasty i impregnaty do butów, pasta do butów, impregnat do butów, krem do butów
Shoes > Shoe Care > Insoles: Wkładki do butów, wkładka ortopedyczna, wkładki żelowe, podpiętki
Shoes > Shoe Care > Shoelaces: Sznurówki, sznurowadła, sznurówki elastyczne, sznurówki do butów
Bags And Accessories: Torby i dodatki, galanteria, akcesoria modowe, dodatki
Bags And Accessories > Backpacks: Plecaki, plecak, plecak miejski, plecaczek damski
Bags And Accessories > Backpacks > School Backpacks: Tornistry i plecaki szkolne, plecak szkolny, tornister, plecak przedszkolny
Bags And Accessories > Backpacks > Laptop Backpacks: Plecaki na laptopa, plecak na laptopa, plecak biznesowy, plecak antykradzieżowy
Bags And Accessories > Handbags: Torebki damskie, torebka, torebka damska, kuferek torebka
Bags And Accessories > Handbags > Tote Bags: Torby shopper, shopperka, torebka shopper, tote bag
Bags And Accessories > Handbags > Shoulder Bags: Torebki na ramię, torebka na ramię, torba na ramię damska, bagietka
Bags And Accessories > Handbags > Crossbody Bags: Torebki listonoszki, listonoszka, torebka crossbody, saszetka na ramię
Bags And Accessories > Handbags > Clutches: Kopertówki, kopertówka, torebka wizytowa, puzderko
Bags And Accessories > Messenger Bags: Torby na ramię męskie, torba messenger, torba kurierska, listonoszka męska
Bags And Accessories > Messenger Bags > Briefcases: Teczki i torby na laptopa, aktówka, teczka skórzana, torba na laptopa
Bags And Accessories > Belt Bags: Saszetki nerki, nerka, saszetka na pas, torba biodrowa
Bags And Accessories > Gym Bags: Torby sportowe, torba sportowa, torba na siłownię, worek sportowy
Bags And Accessories > Shopping Bags: Torby na zakupy, torba na zakupy, siatka na zakupy, wózek na zakupy
Bags And Accessories > Lunch Bags: Torby na lunch, torba na lunch, torba śniadaniowa, torba termiczna na lunch
Bags And Accessories > Luggage: Walizki i bagaż, walizka, walizka na kółkach, walizka duża
Bags And Accessories > Luggage > Carry On Luggage: Walizki kabinowe, walizka kabinowa, bagaż podręczny, torba pod siedzenie
Bags And Accessories > Luggage > Luggage Sets: Zestawy walizek, zestaw walizek, komplet walizek
Bags And Accessories > Luggage > Travel Bags: Torby podróżne, torba podróżna, torba weekendowa, torba podróżna na kółkach
Bags And Accessories > Luggage > Toiletry Bags: Kosmetyczki, kosmetyczka, kosmetyczka podróżna, kuferek kosmetyczny
Bags And Accessories > Luggage > Garment Bags: Pokrowce na ubrania, pokrowiec na garnitur, pokrowiec na ubrania, torba na garnitur
Bags And Accessories > Luggage > Packing Cubes: Organizery do walizki, organizer do walizki, kostki do pakowania, packing cubes
Bags And Accessories > Luggage > Luggage Accessories: Akcesoria do bagażu, zawieszka do walizki, pokrowiec na walizkę, waga bagażowa
Bags And Accessories > Luggage > Travel Pillows: Poduszki podróżne, poduszka podróżna, rogal podróżny, poduszka na szyję
Bags And Accessories > Wallets: Portfele, portfel, portfel męski, portfel skórzany
Bags And Accessories > Wallets > Card Holders: Etui na karty, wizytownik, portfel na karty, etui na karty kredytowe
Bags And Accessories > Wallets > Coin Purses: Portmonetki i bilonówki, portmonetka, bilonówka, klips na banknoty
Bags And Accessories > Wallets > Passport Holders: Etui na paszport, okładka na paszport, portfel podróżny, saszetka na dokumenty
Bags And Accessories > Wallets > Keychains: Breloki, brelok, brelok do kluczy, smycz do kluczy
Bags And Accessories > Watches: Zegarki na rękę, zegarek, zegarek męski, zegarek damski
Bags And Accessories > Watches > Digital Watches: Zegarki cyfrowe, zegarek cyfrowy, zegarek elektroniczny
Bags And Accessories > Watches > Dive Watches: Zegarki nurkowe, zegarek nurkowy, zegarek do nurkowania, diver
Bags And Accessories > Watches > Pocket Watches: Zegarki kieszonkowe, zegarek kieszonkowy, zegarek pielęgniarski
Bags And Accessories > Watches > Watch Straps: Paski i bransolety do zegarków, pasek do zegarka, bransoleta do zegarka, pasek do smartwatcha
Bags And Accessories > Watches > Watch Boxes: Pudełka i rotomaty na zegarki, pudełko na zegarki, rotomat, etui na zegarek
Bags And Accessories > Jewelry: Biżuteria, biżuteria srebrna, biżuteria złota, komplet biżuterii
Bags And Accessories > Jewelry > Necklaces: Naszyjniki, naszyjnik, łańcuszek na szyję, choker
Bags And Accessories > Jewelry > Earrings: Kolczyki, kolczyki sztyfty, kolczyki koła, nausznica
Bags And Accessories > Jewelry > Bracelets: Bransoletki, bransoletka, bransoletka na rękę, bransoletka na kostkę
Bags And Accessories > Jewelry > Rings: Pierścionki i obrączki, pierścionek, obrączka, sygnet
Bags And Accessories > Jewelry > Charms And Pendants: Charmsy i zawieszki, charms, zawieszka, wisiorek
Bags And Accessories > Jewelry > Brooches: Broszki i przypinki, broszka, przypinka, wpinka
Bags And Accessories > Jewelry > Body Jewelry: Piercing i kolczyki do ciała, kolczyk do nosa, kolczyk do pępka, labret
Bags And Accessories > Jewelry > Jewelry Boxes: Szkatułki na biżuterię, szkatułka na biżuterię, organizer na biżuterię, stojak na biżuterię
Bags And Accessories > Sunglasses: Okulary przeciwsłoneczne, okulary słoneczne, okulary polaryzacyjne, aviatory
Bags And Accessories > Glasses: Okulary, okulary i akcesoria, akcesoria okularowe
Bags And Accessories > Glasses > Eyeglass Frames: Oprawki do okularów, oprawki okularowe, okulary korekcyjne, oprawa okularowa
Bags And Accessories > Glasses > Reading Glasses: Okulary do czytania, okulary do czytania plusy, okulary gotowe
Bags And Accessories > Glasses > Blue Light Glasses: Okulary z filtrem światła niebieskiego, okulary do komputera, okulary blue light, okulary zerówki do komputera
Bags And Accessories > Glasses > Glasses Cases: Etui na okulary, łańcuszek do okularów, sznurek do okularów, ściereczka do okularów
Bags And Accessories > Hats: Kapelusze i nakrycia głowy, kapelusz, kaszkiet, beret
Bags And Accessories > Hats > Caps: Czapki z daszkiem, czapka z daszkiem, bejsbolówka, snapback
Bags And Accessories > Hats > Beanies: Czapki zimowe, czapka zimowa, beanie, czapka z pomponem
Bags And Accessories > Hats > Sun Hats: Kapelusze przeciwsłoneczne, kapelusz plażowy, bucket hat, kapelusz słomkowy
Bags And Accessories > Gloves: Rękawiczki, rękawiczki zimowe, rękawiczki skórzane, rękawiczki dotykowe
Bags And Accessories > Gloves > Mittens: Rękawice jednopalczaste i narciarskie, rękawice narciarskie, rękawiczki jednopalczaste, łapawice
Bags And Accessories > Scarves: Szaliki i chusty, szalik, szal, apaszka
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: Bandany i kominy, bandana, komin na szyję, kominiarka
Bags And Accessories > Belts: Paski do spodni, pasek do spodni, pasek skórzany, pasek męski
Bags And Accessories > Belts > Suspenders: Szelki do spodni, szelki męskie, szelki
Bags And Accessories > Ties: Krawaty, krawat, krawat jedwabny, śledzik krawat
Bags And Accessories > Ties > Bow Ties: Muchy i muszki, mucha do koszuli, muszka, muszka męska
Bags And Accessories > Ties > Pocket Squares: Poszetki i chusteczki, poszetka, chusteczka materiałowa, poszetka jedwabna
Bags And Accessories > Ties > Cufflinks: Spinki do mankietów i krawata, spinki do mankietów, spinka do krawata, spinki mankietowe
Bags And Accessories > Umbrellas: Parasole i parasolki, parasolka, parasol przeciwdeszczowy, parasolka składana
Sports: Sport, Artykuły sportowe, sprzęt sportowy, gwizdek
Sports > Fitness: Fitness, Fitness i siłownia, sprzęt fitness, sprzęt do ćwiczeń
Sports > Fitness > Dumbbells: Hantle, hantel, hantelki, zestaw hantli
Sports > Fitness > Kettlebells: Kettlebells, kettlebell, odważnik kulowy, ketla
Sports > Fitness > Barbells And Weight Plates: Sztangi i obciążenia, gryf, sztanga, obciążenie talerz
Sports > Fitness > Weight Benches And Racks: Ławki i stojaki treningowe, ławka do ćwiczeń, atlas do ćwiczeń, stojak pod sztangę
Sports > Fitness > Pull Up Bars And Ab Trainers: Drążki i przyrządy do brzuszków, drążek do podciągania, kółko do ćwiczeń brzucha, uchwyty do pompek
Sports > Fitness > Ankle And Wrist Weights: Obciążniki na kostki i nadgarstki, obciążniki na nogi, kamizelka obciążeniowa, pas kulturystyczny
Sports > Fitness > Resistance Bands: Gumy oporowe, guma oporowa, taśma do ćwiczeń, ekspander
Sports > Fitness > Yoga Mats: Maty do jogi, mata do jogi, mata do ćwiczeń, mata fitness
Sports > Fitness > Yoga Accessories: Akcesoria do jogi, klocek do jogi, poduszka do medytacji, pasek do jogi
Sports > Fitness > Exercise Balls: Piłki gimnastyczne, piłka gimnastyczna, piłka do ćwiczeń, piłka lekarska
Sports > Fitness > Foam Rollers: Rollery do masażu, roller piankowy, wałek do masażu, piłka do masażu
Sports > Fitness > Jump Ropes: Skakanki, skakanka, hula hop, drabinka koordynacyjna
Sports > Fitness > Treadmills: Bieżnie, bieżnia elektryczna, bieżnia składana, bieżnia pod biurko
Sports > Fitness > Exercise Bikes: Rowery treningowe, rower stacjonarny, rower spinningowy, rowerek magnetyczny
Sports > Fitness > Ellipticals And Steppers: Orbitreki i steppery, orbitrek, stepper, platforma wibracyjna
Sports > Fitness > Rowing Machines: Wioślarze, wioślarz magnetyczny, ergometr wioślarski, wioślarz wodny
Sports > Fitness > Fitness Trampolines: Trampoliny, trampolina fitness, trampolina ogrodowa, siatka do trampoliny
Sports > Cycling: Rowery i akcesoria, Akcesoria rowerowe, błotnik rowerowy, dzwonek rowerowy
Sports > Cycling > Bicycles: Rowery, rower miejski, rower trekkingowy, rower składany
Sports > Cycling > Bicycles > Mountain Bikes: Rowery górskie, rower górski, rower MTB, rower BMX
Sports > Cycling > Bicycles > Road Bikes: Rowery szosowe, rower szosowy, rower gravel, rower przełajowy
Sports > Cycling > Bicycles > Electric Bikes: Rowery elektryczne, rower elektryczny, e-rower, rower ze wspomaganiem
Sports > Cycling > Bicycles > Kids Bikes: Rowery dziecięce, rowerek dla dzieci, rower dziecięcy, kółka boczne do roweru
Sports > Cycling > Bike Helmets: Kaski rowerowe, kask rowerowy, kask MTB, kask rowerowy dziecięcy
Sports > Cycling > Bike Lights: Oświetlenie rowerowe, lampka rowerowa, lampa rowerowa tylna, odblask rowerowy
Sports > Cycling > Bike Locks: Zapięcia rowerowe, zapięcie rowerowe, blokada rowerowa, u-lock
Sports > Cycling > Bike Pumps: Pompki rowerowe, pompka rowerowa, pompka podłogowa, pompka do amortyzatora
Sports > Cycling > Bike Tires And Tubes: Opony i dętki rowerowe, opona rowerowa, dętka rowerowa, koło rowerowe
Sports > Cycling > Bike Saddles And Grips: Siodełka i chwyty rowerowe, siodełko rowerowe, sztyca rowerowa, gripy rowerowe
Sports > Cycling > Bike Drivetrain And Brakes: Napęd i hamulce rowerowe, łańcuch rowerowy, kaseta rowerowa, pedały rowerowe
Sports > Cycling > Bike Tools And Care: Narzędzia i pielęgnacja roweru, klucz rowerowy, smar do łańcucha rowerowego, łatki do dętek
Sports > Cycling > Bike Bags And Racks: Sakwy i bagażniki rowerowe, sakwa rowerowa, kosz rowerowy, torba rowerowa
Sports > Cycling > Bike Child Seats And Trailers: Foteliki i przyczepki rowerowe, fotelik rowerowy, przyczepka rowerowa, hol rowerowy
Sports > Cycling > Bike Computers And Trainers: Liczniki i trenażery rowerowe, licznik rowerowy, trenażer rowerowy, uchwyt na telefon do roweru
Sports > Camping: Kemping i turystyka, Sprzęt turystyczny, akcesoria kempingowe, biwak
Sports > Camping > Tents: Namioty, namiot turystyczny, namiot plażowy, tarp
Sports > Camping > Sleeping Bags: Śpiwory, śpiwór, śpiwór mumia, wkładka do śpiwora
Sports > Camping > Sleeping Pads: Maty i materace turystyczne, karimata, materac dmuchany, mata samopompująca
Sports > Camping > Camping Furniture: Meble kempingowe, krzesło turystyczne, stolik turystyczny, krzesło kempingowe
Sports > Camping > Camping Stoves And Cookware: Kuchenki i naczynia turystyczne, kuchenka turystyczna, menażka, kartusz gazowy
Sports > Camping > Coolers: Lodówki i torby termiczne, lodówka turystyczna, torba termoizolacyjna, wkład chłodzący
Sports > Camping > Water Bottles: Bidony i butelki na wodę, butelka na wodę, bidon, bukłak
Sports > Camping > Camping Lights: Latarki czołowe i lampy kempingowe, czołówka, latarka czołowa, lampa kempingowa
Sports > Camping > Hammocks: Hamaki, hamak, hamak turystyczny, stojak na hamak
Sports > Camping > Hiking Backpacks: Plecaki turystyczne, plecak trekkingowy, plecak turystyczny, plecak górski
Sports > Camping > Trekking Poles: Kije trekkingowe, kijki nordic walking, kije trekkingowe składane, stuptuty
Sports > Camping > Navigation And Survival: Nawigacja i survival, kompas turystyczny, zestaw survivalowy, krzesiwo
Sports > Ball Sports: Gry zespołowe, pompka do piłek, pachołki treningowe, znaczniki treningowe
Sports > Ball Sports > Footballs: Piłki do piłki nożnej, piłka nożna, piłka meczowa, piłka futsal
Sports > Ball Sports > Football Gear: Akcesoria piłkarskie, ochraniacze piłkarskie, rękawice bramkarskie, bramka piłkarska
Sports > Ball Sports > Basketballs And Hoops: Piłki i kosze do koszykówki, piłka do koszykówki, kosz do koszykówki, tablica do koszykówki
Sports > Ball Sports > Volleyballs And Handballs: Piłki do siatkówki i ręczne, piłka do siatkówki, piłka ręczna, siatka do siatkówki
Sports > Ball Sports > American Footballs And Rugby Balls: Futbol amerykański i rugby, piłka do rugby, piłka do futbolu amerykańskiego, kask rugby
Sports > Ball Sports > Baseball And Softball: Baseball i softball, kij bejsbolowy, rękawica baseballowa, piłka baseballowa
Sports > Ball Sports > Hockey And Cricket: Hokej na trawie i krykiet, kij do unihokeja, kij do hokeja na trawie, kij do krykieta
Sports > Racket Sports: Sporty rakietowe, owijka na rakietę, torba na rakiety, overgrip
Sports > Racket Sports > Tennis Rackets And Balls: Rakiety i piłki tenisowe, rakieta tenisowa, piłki tenisowe, naciąg tenisowy
Sports > Racket Sports > Padel And Pickleball: Padel i pickleball, rakieta do padla, piłki do padla, rakietka do pickleballa
Sports > Racket Sports > Badminton And Squash: Badminton i squash, rakietka do badmintona, lotki do badmintona, rakieta do squasha
Sports > Racket Sports > Table Tennis: Tenis stołowy, rakietka do tenisa stołowego, stół do ping-ponga, piłeczki do ping-ponga
Sports > Winter Sports: Sporty zimowe, pokrowiec na narty, rakiety śnieżne, smar do nart
Sports > Winter Sports > Skis: Narty, narty zjazdowe, narty biegowe, kije narciarskie
Sports > Winter Sports > Ski Boots: Buty narciarskie, buty zjazdowe, buty snowboardowe, buty do nart biegowych
Sports > Winter Sports > Snowboards: Deski snowboardowe, deska snowboardowa, wiązania snowboardowe, splitboard
Sports > Winter Sports > Ski Helmets And Goggles: Kaski i gogle narciarskie, kask narciarski, gogle narciarskie, gogle snowboardowe
Sports > Winter Sports > Sleds: Sanki i ślizgacze, sanki, ślizg śnieżny, jabłuszko do zjeżdżania
Sports > Winter Sports > Ice Skates And Ice Hockey: Łyżwy i hokej na lodzie, łyżwy, łyżwy figurowe, kij hokejowy
Sports > Water Sports: Sporty wodne, wakeboard, koło holowane, bojka do pływania
Sports > Water Sports > Swim Goggles: Okulary pływackie, okularki do pływania, okulary do pływania, okularki pływackie dziecięce
Sports > Water Sports > Swim Training Gear: Akcesoria do nauki pływania, czepek pływacki, deska do pływania, rękawki do pływania
Sports > Water Sports > Snorkeling And Diving: Snorkeling i nurkowanie, maska do nurkowania, fajka do nurkowania, płetwy do nurkowania
Sports > Water Sports > Wetsuits: Pianki do pływania, pianka neoprenowa, pianka surfingowa, skafander nurkowy
Sports > Water Sports > Surfboards: Deski surfingowe, deska surfingowa, bodyboard, latawiec kitesurfing
Sports > Water Sports > Stand Up Paddle Boards: Deski SUP, deska SUP, pompowana deska SUP, wiosło SUP
Sports > Water Sports > Kayaks And Boats: Kajaki i pontony, kajak, ponton, wiosło do kajaka
Sports > Water Sports > Life Jackets: Kamizelki ratunkowe, kapok, kamizelka asekuracyjna, kamizelka wypornościowa
Sports > Running: Bieganie, pas do biegania, kamizelka biegowa, opaska na telefon do biegania
Sports > Golf: Golf, rękawiczka golfowa, wózek golfowy, kołki golfowe
Sports > Golf > Golf Clubs And Bags: Kije i torby golfowe, kij golfowy, torba golfowa, zestaw kijów golfowych
Sports > Golf > Golf Balls: Piłki golfowe, piłeczki golfowe, piłka do golfa, piłki treningowe golf
Sports > Fishing: Wędkarstwo, akcesoria wędkarskie, podbierak wędkarski, sygnalizator brań
Sports > Fishing > Fishing Rods: Wędki, wędka, wędzisko, wędka spinningowa
Sports > Fishing > Fishing Reels: Kołowrotki wędkarskie, kołowrotek, kołowrotek spinningowy, multiplikator wędkarski
Sports > Fishing > Fishing Lures: Przynęty wędkarskie, wobler, guma wędkarska, błystka
Sports > Fishing > Fishing Line And Hooks: Żyłki i haczyki wędkarskie, żyłka wędkarska, plecionka wędkarska, haczyki wędkarskie
Sports > Fishing > Tackle Boxes And Bags: Skrzynki i torby wędkarskie, skrzynka wędkarska, torba wędkarska, pokrowiec na wędki
Sports > Boxing: Boks, tarcza bokserska, bandaże bokserskie, ochraniacz na zęby sport
Sports > Boxing > Boxing Gloves: Rękawice bokserskie, rękawice do boksu, rękawice MMA, rękawice sparingowe
Sports > Boxing > Punching Bags: Worki bokserskie, worek treningowy bokserski, gruszka bokserska, worek stojący
Sports > Martial Arts: Sztuki walki, judoga, karatega, kimono do karate
Sports > Climbing: Wspinaczka, kask wspinaczkowy, magnezja, raki
Sports > Climbing > Climbing Harnesses And Ropes: Uprzęże i liny wspinaczkowe, uprząż wspinaczkowa, lina dynamiczna, lina wspinaczkowa
Sports > Climbing > Carabiners And Belay Devices: Karabinki i przyrządy asekuracyjne, karabinek wspinaczkowy, ekspres wspinaczkowy, przyrząd asekuracyjny
Sports > Equestrian: Jeździectwo, bryczesy, kask jeździecki, czapsy
Sports > Equestrian > Horse Tack: Rząd jeździecki, siodło jeździeckie, ogłowie, czaprak
Sports > Equestrian > Horse Blankets And Grooming: Derki i pielęgnacja koni, derka, derka padokowa, kopystka
Sports > Skating And Scooters: Rolki i hulajnogi, łożyska ABEC, kółka do rolek
Sports > Skating And Scooters > Skateboards: Deskorolki, deskorolka, longboard, blat deskorolki
Sports > Skating And Scooters > Roller Skates And Inline Skates: Wrotki i łyżworolki, rolki, wrotki, rolki regulowane
Sports > Skating And Scooters > Kick Scooters: Hulajnogi, hulajnoga, hulajnoga wyczynowa, hulajnoga trójkołowa
Sports > Skating And Scooters > Electric Scooters: Hulajnogi elektryczne, hulajnoga elektryczna, hoverboard, deskorolka elektryczna
Sports > Skating And Scooters > Protective Pads And Skate Helmets: Ochraniacze i kaski na rolki, ochraniacze na rolki, kask na hulajnogę, ochraniacze na kolana
Sports > Target And Table Games: Gry celnościowe i stołowe, boule, frisbee, kule do kręgli
Sports > Target And Table Games > Darts: Dart, tarcza do darta, lotki do darta, rzutki
Sports > Target And Table Games > Billiards: Bilard, stół bilardowy, kij bilardowy, bile bilardowe
Sports > Target And Table Games > Archery: Łucznictwo, łuk sportowy, łuk bloczkowy, strzały do łuku
Electronics: Elektronika, elektronika użytkowa, sprzęt elektroniczny
Electronics > Audio: Sprzęt audio, audio i hi-fi, nagłośnienie domowe
Electronics > Audio > Headphones: Słuchawki, słuchawki z mikrofonem, nausznice
Electronics > Audio > Headphones > Earbuds: Słuchawki douszne, słuchawki dokanałowe, słuchawki bezprzewodowe TWS, pchełki
Electronics > Audio > Headphones > Over Ear Headphones: Słuchawki nauszne, słuchawki wokółuszne, słuchawki z redukcją szumów
Electronics > Audio > Headphones > Headsets: Zestawy słuchawkowe, słuchawki biurowe z mikrofonem, headset call center
Electronics > Audio > Speakers: Głośniki, głośniki komputerowe, głośnik
Electronics > Audio > Speakers > Bluetooth Speakers: Głośniki Bluetooth, głośnik przenośny, głośnik bezprzewodowy, głośnik imprezowy
Electronics > Audio > Speakers > Soundbars: Soundbary, soundbar z subwooferem, listwa głośnikowa
Electronics > Audio > Speakers > Hi-Fi Speakers: Kolumny głośnikowe, kolumny podłogowe, kolumny podstawkowe, subwoofer
Electronics > Audio > Speakers > Smart Speakers: Inteligentne głośniki, głośnik z asystentem głosowym, głośnik multiroom
Electronics > Audio > Stereo Systems: Wieże stereo, mikrowieża, miniwieża, zestaw kina domowego
Electronics > Audio > Amplifiers And Receivers: Wzmacniacze i amplitunery, wzmacniacz stereo, amplituner kina domowego, przedwzmacniacz
Electronics > Audio > Turntables: Gramofony, adapter do płyt winylowych, wkładka gramofonowa, igła gramofonowa
Electronics > Audio > CD Players: Odtwarzacze CD, przenośny odtwarzacz CD, radioodtwarzacz CD, odtwarzacz kasetowy
Electronics > Audio > Radios: Radia i radiobudziki, radio przenośne, radiobudzik, radio internetowe
Electronics > Audio > MP3 Players: Odtwarzacze MP3, odtwarzacz MP4, przenośny odtwarzacz muzyki
Electronics > Audio > Voice Recorders: Dyktafony, dyktafon cyfrowy, rejestrator dźwięku
Electronics > Audio > Microphones: Mikrofony, mikrofon USB, mikrofon krawatowy, mikrofon do podcastów
Electronics > Computers: Komputery i akcesoria, komputer, akcesoria komputerowe
Electronics > Computers > Laptops: Laptopy, notebook komputer, laptop gamingowy, laptop poleasingowy
Electronics > Computers > Laptop Accessories: Akcesoria do laptopów, podstawka pod laptopa, etui na laptopa, filtr prywatyzujący
Electronics > Computers > Desktop Computers: Komputery stacjonarne, komputer stacjonarny, mini PC, komputer gamingowy
Electronics > Computers > Tablets: Tablety, tablet z Androidem, tablet dla dzieci
Electronics > Computers > Tablet Cases: Etui na tablety, etui na tablet, pokrowiec na tablet, etui z klawiaturą
Electronics > Computers > Stylus Pens: Rysiki, rysik do tabletu, rysik pojemnościowy, końcówki do rysika
Electronics > Computers > Monitors: Monitory, monitor komputerowy, monitor gamingowy, monitor zakrzywiony
Electronics > Computers > Keyboards: Klawiatury, klawiatura bezprzewodowa, klawiatura mechaniczna, zestaw klawiatura i mysz
Electronics > Computers > Mice: Myszki komputerowe, mysz bezprzewodowa, myszka gamingowa, mysz pionowa
Electronics > Computers > Mouse Pads: Podkładki pod mysz, podkładka pod myszkę, podkładka gamingowa
Electronics > Computers > Graphics Tablets: Tablety graficzne, tablet graficzny, tablet piórkowy
Electronics > Computers > Webcams: Kamery internetowe, kamerka internetowa, kamera do komputera, kamera konferencyjna
Electronics > Computers > Docking Stations And Hubs: Stacje dokujące i huby, stacja dokująca, hub USB-C, czytnik kart pamięci
Electronics > Computers > Storage Drives: Pamięci masowe, dyski i nośniki danych, obudowa na dysk
Electronics > Computers > Storage Drives > Solid State Drives: Dyski SSD, dysk SSD zewnętrzny, dysk SSD M.2, dysk NVMe
Electronics > Computers > Storage Drives > Hard Drives: Dyski twarde HDD, dysk zewnętrzny HDD, dysk twardy, dysk przenośny HDD
Electronics > Computers > Storage Drives > USB Flash Drives: Pendrive'y, pendrive, pamięć USB, pamięć flash USB
Electronics > Computers > Storage Drives > Memory Cards: Karty pamięci, karta pamięci microSD, karta SD
Electronics > Computers > Storage Drives > Network Attached Storage: Serwery NAS, serwer NAS, dysk sieciowy
Electronics > Computers > Computer Components: Podzespoły komputerowe, części komputerowe, karta dźwiękowa, nagrywarka DVD
Electronics > Computers > Computer Components > Processors: Procesory, procesor, procesor CPU
Electronics > Computers > Computer Components > Graphics Cards: Karty graficzne, karta graficzna, karta graficzna GDDR6
Electronics > Computers > Computer Components > Motherboards: Płyty główne, płyta główna, płyta główna ATX
Electronics > Computers > Computer Components > Computer Memory: Pamięci RAM, pamięć RAM, pamięć DDR5, pamięć do laptopa SODIMM
Electronics > Computers > Computer Components > PC Power Supplies: Zasilacze do komputera, zasilacz PC, zasilacz ATX, zasilacz modularny
Electronics > Computers > Computer Components > Computer Cases: Obudowy komputerowe, obudowa komputerowa, obudowa PC midi tower
Electronics > Computers > Computer Components > Computer Cooling: Chłodzenie komputerowe, chłodzenie procesora, chłodzenie wodne PC, wentylator do obudowy
Electronics > Computers > Networking: Urządzenia sieciowe, sprzęt sieciowy, patch panel, szafa rack
Electronics > Computers > Networking > Routers: Routery, router Wi-Fi, system mesh, router LTE
Electronics > Computers > Networking > Wi-Fi Extenders: Wzmacniacze sygnału Wi-Fi, repeater Wi-Fi, punkt dostępowy, adapter powerline
Electronics > Computers > Networking > Network Switches: Switche sieciowe, przełącznik sieciowy, switch PoE, switch gigabitowy
Electronics > Computers > Networking > Network Adapters: Karty sieciowe, adapter Wi-Fi USB, adapter Bluetooth, karta sieciowa
Electronics > Computers > Printers: Drukarki, drukarka atramentowa, drukarka laserowa, urządzenie wielofunkcyjne
Electronics > Computers > Scanners: Skanery, skaner dokumentów, skaner płaski, czytnik kodów kreskowych
Electronics > Computers > 3D Printers: Drukarki 3D, filament do drukarki 3D, filament PLA, długopis 3D
Electronics > Computers > Software: Oprogramowanie, program antywirusowy, pakiet biurowy, system operacyjny
Electronics > Phones: Telefony i akcesoria, akcesoria GSM, akcesoria do telefonów, karta SIM
Electronics > Phones > Smartphones: Smartfony, smartfon, telefon komórkowy, telefon Dual SIM
Electronics > Phones > Feature Phones: Telefony klasyczne, telefon dla seniora, telefon z klapką, telefon z dużymi klawiszami
Electronics > Phones > Landline Phones: Telefony stacjonarne, telefon bezprzewodowy DECT, telefon przewodowy, telefon VoIP
Electronics > Phones > Phone Cases: Etui i pokrowce na telefon, etui na telefon, etui z klapką, obudowa na telefon
Electronics > Phones > Screen Protectors: Szkła i folie ochronne, szkło hartowane, folia ochronna na ekran, szkło na aparat
Electronics > Phones > Chargers: Ładowarki, ładowarka sieciowa USB-C, szybka ładowarka, ładowarka samochodowa USB
Electronics > Phones > Wireless Chargers: Ładowarki bezprzewodowe, ładowarka indukcyjna, ładowarka Qi, stacja ładująca 3w1
Electronics > Phones > Power Banks: Powerbanki, powerbank, bank energii, akumulator zewnętrzny
Electronics > Phones > Phone Holders: Uchwyty na telefon, uchwyt samochodowy na telefon, podstawka pod telefon, uchwyt rowerowy na telefon
Electronics > Phones > Walkie Talkies: Krótkofalówki, krótkofalówka, radiotelefon, CB radio
Electronics > Cameras: Fotografia, aparaty i kamery, sprzęt fotograficzny
Electronics > Cameras > Digital Cameras: Aparaty cyfrowe, aparat cyfrowy, bezlusterkowiec, lustrzanka
Electronics > Cameras > Action Cameras: Kamery sportowe, kamera sportowa, kamera akcji, kamera na kask
Electronics > Cameras > Instant Cameras: Aparaty natychmiastowe, aparat natychmiastowy, aparat jednorazowy, aparat analogowy
Electronics > Cameras > Camera Film: Filmy do aparatów, film fotograficzny, wkłady do aparatu natychmiastowego, klisza
Electronics > Cameras > Camcorders: Kamery cyfrowe wideo, kamera wideo, kamera 4K
Electronics > Cameras > Camera Lenses: Obiektywy, obiektyw, obiektyw stałoogniskowy, teleobiektyw
Electronics > Cameras > Tripods: Statywy, statyw do aparatu, kijek do selfie, gimbal
Electronics > Cameras > Camera Flashes And Lighting: Lampy błyskowe i oświetlenie studyjne, lampa błyskowa, lampa pierścieniowa, softbox
Electronics > Cameras > Camera Accessories: Akcesoria fotograficzne, torba na aparat, filtr do obiektywu, pasek do aparatu
Electronics > Cameras > Binoculars And Telescopes: Lornetki i teleskopy, lornetka, teleskop, noktowizor
Electronics > Cameras > Digital Photo Frames: Cyfrowe ramki na zdjęcia, ramka cyfrowa, elektroniczna ramka na zdjęcia
Electronics > Televisions: Telewizory, telewizor, telewizor Smart TV, telewizor LED
Electronics > TV And Video: TV i wideo, kino domowe, akcesoria RTV
Electronics > TV And Video > Projectors: Projektory, projektor, rzutnik multimedialny, ekran projekcyjny
Electronics > TV And Video > Streaming Devices: Odtwarzacze multimedialne, przystawka Smart TV, TV box, przystawka Android TV
Electronics > TV And Video > Blu-Ray And DVD Players: Odtwarzacze Blu-ray i DVD, odtwarzacz DVD, odtwarzacz Blu-ray
Electronics > TV And Video > TV Receivers: Dekodery i tunery TV, dekoder DVB-T2, tuner satelitarny, tuner DVB-T2
Electronics > TV And Video > TV Antennas: Anteny TV, antena telewizyjna, antena pokojowa, antena satelitarna
Electronics > TV And Video > TV Mounts: Uchwyty do telewizorów, uchwyt ścienny do telewizora, wieszak TV, uchwyt na monitor
Electronics > TV And Video > Remote Controls: Piloty, pilot uniwersalny, pilot do telewizora
Electronics > Wearables: Urządzenia ubieralne, elektronika noszona, inteligentne okulary
Electronics > Wearables > Smartwatches: Smartwatche, smartwatch, inteligentny zegarek, zegarek sportowy GPS
Electronics > Wearables > Fitness Trackers: Opaski sportowe, smartband, opaska fitness, krokomierz
Electronics > Wearables > Smartwatch Straps: Paski do smartwatcha, pasek do smartwatcha, bransoleta milanese, pasek silikonowy do smartwatcha
Electronics > Wearables > Item Trackers: Lokalizatory, lokalizator kluczy, lokalizator GPS, lokalizator Bluetooth
Electronics > Gaming: Gaming, konsole i akcesoria, sprzęt dla graczy
Electronics > Gaming > Game Consoles: Konsole do gier, konsola do gier, konsola przenośna, konsola retro
Electronics > Gaming > Game Controllers: Kontrolery do gier, pad do konsoli, gamepad, kierownica do gier
Electronics > Gaming > Gaming Headsets: Słuchawki gamingowe, słuchawki dla graczy, headset gamingowy
Electronics > Gaming > VR Headsets: Gogle VR, okulary VR, gogle wirtualnej rzeczywistości
Electronics > Gaming > Console Accessories: Akcesoria do konsol, etui na konsolę, stacja ładująca do padów, nakładki na analogi
Electronics > Smart Home: Inteligentny dom, smart home, bramka Zigbee, centrala sterująca
Electronics > Smart Home > Security Cameras: Kamery monitoringu, kamera IP, kamera zewnętrzna WiFi, kamera obrotowa
Electronics > Smart Home > Video Doorbells: Wideodzwonki i wideodomofony, wideodzwonek, dzwonek bezprzewodowy, wideodomofon
Electronics > Smart Home > Smart Locks: Inteligentne zamki, zamek elektroniczny, zamek na odcisk palca, zamek szyfrowy do drzwi
Electronics > Smart Home > Alarm Systems: Systemy alarmowe, alarm domowy, czujnik ruchu, czujnik otwarcia drzwi
Electronics > Smart Home > Smart Plugs: Inteligentne gniazdka, gniazdko WiFi, smart plug, gniazdko z pomiarem energii
Electronics > Smart Home > Smart Lighting: Inteligentne oświetlenie, inteligentna żarówka, żarówka WiFi, taśma LED smart
Electronics > Smart Home > Smart Thermostats: Termostaty inteligentne, termostat WiFi, głowica termostatyczna, regulator temperatury pokojowy
Electronics > Batteries: Baterie i akumulatory, bateria, tester baterii
Electronics > Batteries > Household Batteries: Baterie jednorazowe, baterie alkaliczne, baterie AA, baterie AAA
Electronics > Batteries > Rechargeable Batteries: Akumulatorki, akumulatorek AA, akumulatory NiMH, ogniwo 18650
Electronics > Batteries > Button Cells: Baterie guzikowe, bateria guzikowa, bateria pastylkowa, baterie do aparatów słuchowych
Electronics > Batteries > Battery Chargers: Ładowarki do akumulatorków, ładowarka akumulatorków AA AAA, ładowarka do baterii aparatu
Electronics > Batteries > Device Batteries: Baterie i akumulatory do urządzeń, bateria do laptopa, bateria do telefonu, akumulator żelowy
Electronics > Power: Zasilanie, przetwornica napięcia, panel słoneczny
Electronics > Power > Power Strips: Listwy zasilające, przedłużacz, listwa przeciwprzepięciowa, przedłużacz bębnowy
Electronics > Power > Travel Adapters: Adaptery podróżne, adapter podróżny, przejściówka do gniazdka UK, uniwersalny adapter wtyczki
Electronics > Power > Uninterruptible Power Supplies: Zasilacze awaryjne UPS, zasilacz awaryjny, zasilacz UPS do routera
Electronics > Power > Power Stations: Stacje zasilania, przenośna stacja zasilania, generator solarny, składany panel solarny
Electronics > E-Readers: Czytniki e-booków, czytnik ebooków, czytnik e-ink
Electronics > Drones: Drony, dron z kamerą, quadcopter
Electronics > Cables: Kable, kabel zasilający, kabel DisplayPort, organizer kabli
Electronics > Cables > HDMI Cables: Kable HDMI, kabel HDMI, przewód HDMI
Electronics > Cables > USB Cables: Kable USB, kabel USB-C, kabel do ładowania, kabel Lightning
Electronics > Cables > Audio Cables: Kable audio, kabel AUX, kabel optyczny, kabel głośnikowy
Electronics > Cables > Network Cables: Kable sieciowe, kabel ethernet, patchcord, skrętka
Electronics > Cables > Cable Adapters: Adaptery i przejściówki, przejściówka HDMI, adapter USB-C, rozdzielacz HDMI
Office: Biuro, artykuły biurowe, materiały biurowe
Office > Writing: Artykuły piśmiennicze, przybory do pisania, wkład do długopisu
Office > Writing > Ballpoint Pens: Długopisy, długopis automatyczny, długopis wielokolorowy
Office > Writing > Gel And Rollerball Pens: Pióra kulkowe i długopisy żelowe, długopis żelowy, pióro kulkowe, długopis wymazywalny
Office > Writing > Fountain Pens: Pióra wieczne, pióro wieczne, naboje do pióra, atrament
Office > Writing > Fineliners And Fiber Pens: Cienkopisy, cienkopis, pisak, cienkopis kreślarski
Office > Writing > Pencils: Ołówki, ołówek, ołówek automatyczny, grafity do ołówka
Office > Writing > Highlighters: Zakreślacze, zakreślacz, zakreślacz pastelowy
Office > Writing > Markers: Markery, marker permanentny, marker suchościeralny, marker kredowy
Office > Writing > Erasers And Correction: Gumki i korektory, gumka do ścierania, korektor w taśmie, korektor w płynie
Office > Writing > Pencil Sharpeners: Temperówki, temperówka, temperówka elektryczna
Office > Paper And Notebooks: Papier i notesy, artykuły papiernicze, papeteria
Office > Paper And Notebooks > Printer Paper: Papier do drukarki, papier ksero, papier A4
Office > Paper And Notebooks > Photo And Specialty Paper: Papier fotograficzny i specjalny, papier fotograficzny, rolki termiczne, kalka techniczna
Office > Paper And Notebooks > Notebooks: Notesy, notes w twardej oprawie, notatnik, kołonotatnik
Office > Paper And Notebooks > Exercise Books: Zeszyty szkolne, zeszyt w kratkę, zeszyt w linie, brulion
Office > Paper And Notebooks > Writing Pads: Bloki do pisania, blok biurowy, kołobrulion, wkłady do segregatora w kratkę
Office > Paper And Notebooks > Sticky Notes: Karteczki samoprzylepne, notes samoprzylepny, zakładki indeksujące
Office > Paper And Notebooks > Index Cards And Forms: Fiszki i druki, fiszki, druki akcydensowe, bloczek faktur
Office > Paper And Notebooks > Planners And Diaries: Kalendarze książkowe i planery, planer, terminarz, organizer
Office > Paper And Notebooks > Greeting Cards: Kartki okolicznościowe, kartka urodzinowa, kartka świąteczna, zaproszenia
Office > Filing: Archiwizacja dokumentów, organizer na dokumenty, przechowywanie dokumentów
Office > Filing > Ring Binders: Segregatory, segregator dźwigniowy, segregator ringowy, przekładki do segregatora
Office > Filing > Folders: Teczki, teczka na gumkę, skoroszyt, teczka harmonijkowa
Office > Filing > Sheet Protectors And Laminating: Koszulki i folie do laminowania, koszulka na dokumenty, folia do laminowania, holder na identyfikator
Office > Filing > Archive Boxes And Trays: Pudła archiwizacyjne i szuflady, pudło archiwizacyjne, tacka na dokumenty, pojemnik na czasopisma
Office > Desk Supplies: Akcesoria na biurko, przybory biurowe, drobne artykuły biurowe
Office > Desk Supplies > Staplers And Staples: Zszywacze i zszywki biurowe, zszywacz, zszywki, rozszywacz
Office > Desk Supplies > Hole Punches: Dziurkacze, dziurkacz, dziurkacz biurowy
Office > Desk Supplies > Clips And Pins: Spinacze i pinezki, spinacze biurowe, klipsy biurowe, pinezki
Office > Desk Supplies > Scissors And Cutters: Nożyczki i gilotyny, nożyczki biurowe, gilotyna do papieru, trymer do papieru
Office > Desk Supplies > Adhesive Tape: Taśmy klejące biurowe, taśma klejąca przezroczysta, taśma dwustronna, podajnik do taśmy
Office > Desk Supplies > Glue: Kleje, klej w sztyfcie, klej szkolny, masa klejąca
Office > Desk Supplies > Desk Organizers: Organizery na biurko, organizer biurkowy, przybornik na biurko, podkład na biurko
Office > Desk Supplies > Stamps And Ink Pads: Pieczątki i poduszki do stempli, pieczątka, datownik, tusz do stempli
Office > Desk Supplies > Labels: Etykiety, etykiety samoprzylepne, etykiety adresowe, taśma do etykiet
Office > Ink And Toner: Tusze i tonery, materiały eksploatacyjne do drukarek, taśma barwiąca
Office > Ink And Toner > Ink Cartridges: Tusze do drukarek, wkład atramentowy, tusz do drukarki, atrament w butelce
Office > Ink And Toner > Toner Cartridges: Tonery, toner do drukarki laserowej, toner zamiennik, bęben światłoczuły
Office > Shipping Supplies: Materiały do pakowania, artykuły pakowe, materiały wysyłkowe
Office > Shipping Supplies > Envelopes: Koperty, koperta bąbelkowa, foliopaki, koperta z okienkiem
Office > Shipping Supplies > Shipping Boxes: Kartony wysyłkowe, pudełko kartonowe, karton klapowy, karton do przeprowadzki
Office > Shipping Supplies > Packing Tape: Taśmy pakowe, taśma pakowa, dyspenser do taśmy pakowej
Office > Shipping Supplies > Cushioning And Wrapping: Folia bąbelkowa i wypełniacze, folia bąbelkowa, folia stretch, papier pakowy
Office > Shipping Supplies > Gift Wrap: Pakowanie prezentów, papier ozdobny do prezentów, torebka prezentowa, wstążka prezentowa
Office > Shipping Supplies > Postage Stamps And Scales: Znaczki pocztowe i wagi, znaczki pocztowe, waga pocztowa, waga paczkowa
Office > Presentation: Prezentacja, artykuły konferencyjne, wyposażenie sali konferencyjnej
Office > Presentation > Whiteboards And Flipcharts: Tablice suchościeralne i flipcharty, tablica suchościeralna, tablica magnetyczna, flipchart
Office > Presentation > Bulletin Boards: Tablice korkowe, tablica korkowa, tablica ogłoszeniowa, tablica filcowa
Office > Presentation > Signs And Displays: Tabliczki i ekspozytory, stojak na ulotki, identyfikator, tabliczka na drzwi
Office > Presentation > Presentation Remotes: Prezentery, prezenter bezprzewodowy, wskaźnik laserowy
Office > Calculators: Kalkulatory, kalkulator biurowy, kalkulator naukowy
Office > Office Machines: Urządzenia biurowe, maszyny biurowe, maszyna do pisania
Office > Office Machines > Shredders: Niszczarki, niszczarka dokumentów, niszczarka do papieru
Office > Office Machines > Laminators And Binding Machines: Laminatory i bindownice, laminator, bindownica, grzbiety do bindowania
Office > Office Machines > Label Makers: Drukarki etykiet, etykieciarka, drukarka etykiet ręczna, metkownica
Office > Office Machines > Cash Registers And Money Counters: Kasy i liczarki do banknotów, kasa fiskalna, liczarka banknotów, kasetka na pieniądze
Office > School Supplies: Artykuły szkolne, wyprawka szkolna, przybory szkolne, kreda tablicowa
Office > School Supplies > Pencil Cases: Piórniki, piórnik, piórnik z wyposażeniem, saszetka na długopisy
Office > School Supplies > Rulers And Geometry: Linijki i przybory geometryczne, linijka, cyrkiel, ekierka
Office > School Supplies > Book Covers And Labels: Okładki na książki i zeszyty, okładka na zeszyt, okładki na podręczniki, zakładka do książki
Office > Gift Cards: Karty podarunkowe, karta podarunkowa, bon upominkowy, voucher
Musical Instruments: Instrumenty muzyczne, instrument muzyczny, sprzęt muzyczny
Musical Instruments > Guitars: Gitary, gitara, zestaw gitarowy
Musical Instruments > Guitars > Acoustic Guitars: Gitary akustyczne, gitara akustyczna, gitara elektroakustyczna
Musical Instruments > Guitars > Classical Guitars: Gitary klasyczne, gitara klasyczna, gitara flamenco
Musical Instruments > Guitars > Electric Guitars: Gitary elektryczne, gitara elektryczna
Musical Instruments > Guitars > Bass Guitars: Gitary basowe, gitara basowa, bas elektryczny
Musical Instruments > Guitars > Ukuleles: Ukulele, ukulele sopranowe, ukulele koncertowe
Musical Instruments > Guitars > Guitar Amplifiers: Wzmacniacze gitarowe, wzmacniacz gitarowy, wzmacniacz basowy, combo gitarowe
Musical Instruments > Guitars > Effects Pedals: Efekty gitarowe, efekt gitarowy, multiefekt, kostka przester
Musical Instruments > Guitars > Guitar Strings: Struny gitarowe, struny do gitary, struny basowe, struny nylonowe
Musical Instruments > Guitars > Guitar Accessories: Akcesoria gitarowe, kostka do gitary, pasek do gitary, kapodaster
Musical Instruments > Keyboards And Pianos: Instrumenty klawiszowe, instrument klawiszowy, klawisze ważone
Musical Instruments > Keyboards And Pianos > Digital Pianos: Pianina cyfrowe, pianino cyfrowe, pianino elektryczne, stage piano
Musical Instruments > Keyboards And Pianos > Keyboards: Keyboardy, keyboard do nauki gry, organy elektroniczne dla dzieci
Musical Instruments > Keyboards And Pianos > Synthesizers: Syntezatory, syntezator, klawiatura MIDI, automat perkusyjny
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: Pianina i fortepiany akustyczne, pianino akustyczne, fortepian, fisharmonia
Musical Instruments > Keyboards And Pianos > Accordions: Akordeony, akordeon, akordeon guzikowy, melodyka
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: Statywy i ławy do klawiszy, statyw do keyboardu, ława do pianina, pedał sustain
Musical Instruments > Drums And Percussion: Perkusja, instrumenty perkusyjne, bęben
Musical Instruments > Drums And Percussion > Drum Kits: Zestawy perkusyjne, perkusja elektroniczna, zestaw perkusyjny, werbel
Musical Instruments > Drums And Percussion > Cymbals: Talerze perkusyjne, talerz crash, talerz ride, hi-hat
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: Pałki i osprzęt perkusyjny, pałki perkusyjne, naciąg perkusyjny, stopa perkusyjna
Musical Instruments > Drums And Percussion > Hand Percussion: Perkusja ręczna, cajon, bongosy, tamburyn
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: Ksylofony i dzwonki chromatyczne, ksylofon, dzwonki chromatyczne, kalimba
Musical Instruments > Wind Instruments: Instrumenty dęte, instrument dęty, dudy
Musical Instruments > Wind Instruments > Recorders And Flutes: Flety, flet prosty, flet poprzeczny, okaryna
Musical Instruments > Wind Instruments > Saxophones: Saksofony, saksofon altowy, saksofon tenorowy
Musical Instruments > Wind Instruments > Clarinets And Oboes: Klarnety i oboje, klarnet, obój, fagot
Musical Instruments > Wind Instruments > Trumpets And Brass: Trąbki i instrumenty blaszane, trąbka, puzon, waltornia
Musical Instruments > Wind Instruments > Harmonicas: Harmonijki ustne, harmonijka ustna, harmonijka chromatyczna, kazoo
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: Stroiki i ustniki, stroik do saksofonu, stroik klarnetowy, oliwka do wentyli
Musical Instruments > String Instruments: Instrumenty smyczkowe, instrument strunowy, instrument smyczkowy
Musical Instruments > String Instruments > Violins And Violas: Skrzypce i altówki, skrzypce, altówka, smyczek do skrzypiec
Musical Instruments > String Instruments > Cellos And Double Basses: Wiolonczele i kontrabasy, wiolonczela, kontrabas, pokrowiec na wiolonczelę
Musical Instruments > String Instruments > Violin And Orchestral Strings: Struny do instrumentów smyczkowych, struny skrzypcowe, struny wiolonczelowe, struny do altówki
Musical Instruments > String Instruments > Banjos Mandolins And Harps: Banjo i mandoliny, banjo, mandolina, harfa
Musical Instruments > Stage And Recording: Estrada i studio, sprzęt nagłośnieniowy, sprzęt studyjny, pianka akustyczna
Musical Instruments > Stage And Recording > Studio And Stage Microphones: Mikrofony studyjne i estradowe, mikrofon pojemnościowy, mikrofon wokalowy, mikrofon dynamiczny
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: Miksery i interfejsy audio, mikser audio, interfejs audio, kontroler DJ
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: Kolumny PA i oświetlenie sceniczne, kolumna aktywna, oświetlenie sceniczne, wytwornica dymu
Musical Instruments > Music Accessories: Akcesoria muzyczne, metronom, tuner chromatyczny, pulpit na nuty
Musical Instruments > Sheet Music: Nuty, śpiewnik, książka z nutami, szkoła gry na pianinie
Books And Media: Książki i multimedia, książka, oprawa twarda, oprawa miękka
Books And Media > Fiction: Literatura piękna, powieść, opowiadania, beletrystyka
Books And Media > Fiction > Crime And Thrillers: Kryminał i thriller, kryminał, thriller, powieść kryminalna
Books And Media > Fiction > Science Fiction And Fantasy: Fantastyka, fantasy, science fiction, powieść fantasy
Books And Media > Fiction > Romance Novels: Romanse, romans, powieść obyczajowa, literatura kobieca
Books And Media > Fiction > Young Adult Books: Literatura młodzieżowa, powieść młodzieżowa, książki young adult
Books And Media > Fiction > Poetry And Drama: Poezja i dramat, tomik poezji, wiersze, dramat
Books And Media > Non Fiction: Literatura faktu, reportaż, literatura popularnonaukowa, esej
Books And Media > Non Fiction > Cookbooks: Książki kucharskie, książka kucharska, przepisy kulinarne
Books And Media > Non Fiction > Biographies: Biografie i wspomnienia, biografia, autobiografia, pamiętnik wspomnienia
Books And Media > Non Fiction > Travel Books: Przewodniki i mapy, przewodnik turystyczny, mapa turystyczna, atlas drogowy
Books And Media > Non Fiction > Self Help And Psychology: Poradniki psychologiczne, rozwój osobisty, psychologia, książka motywacyjna
Books And Media > Non Fiction > Business And Money Books: Biznes i ekonomia, książka o inwestowaniu, zarządzanie i marketing, finanse osobiste
Books And Media > Non Fiction > History And Politics: Historia i polityka, książka historyczna, historia wojskowości, filozofia
Books And Media > Non Fiction > Health And Family Guides: Poradniki zdrowotne i rodzicielskie, książka o diecie, książka o ciąży, poradnik dla rodziców
Books And Media > Non Fiction > Hobby And Nature Books: Hobby i przyroda książki, atlas ptaków, książka ogrodnicza, krzyżówki i sudoku
Books And Media > Non Fiction > Art And Photography Books: Albumy o sztuce i fotografii, album malarstwa, książka o sztuce, album fotograficzny książka
Books And Media > Non Fiction > Religion And Spirituality: Religia i duchowość, Pismo Święte, modlitewnik, książka religijna
Books And Media > Children's Books: Książki dla dzieci, książka dla dzieci, bajki dla dzieci, baśnie
Books And Media > Children's Books > Picture And Board Books: Książeczki obrazkowe i kartonowe, książeczka kartonowa, książeczka sensoryczna, książeczka z okienkami
Books And Media > Children's Books > First Readers: Nauka czytania, książka do nauki czytania, czytam sobie, pierwsze czytanki
Books And Media > Children's Books > Kids Knowledge Books: Książki edukacyjne dla dzieci, encyklopedia dla dzieci, atlas dla dzieci, książka o dinozaurach
Books And Media > Children's Books > Activity And Coloring Books: Kolorowanki i książeczki aktywizujące, kolorowanka, książeczka z naklejkami, labirynty dla dzieci
Books And Media > Audiobooks And Audio Figures: Audiobooki i figurki audio, audiobook CD, słuchowisko, figurka z bajką
Books And Media > Comics And Graphic Novels: Komiksy, komiks, powieść graficzna, album komiksowy
Books And Media > Comics And Graphic Novels > Manga: Manga, komiks manga, light novel
Books And Media > Comics And Graphic Novels > Superhero Comics: Komiksy superbohaterskie, komiks o superbohaterach, superbohaterowie
Books And Media > Textbooks: Podręczniki, podręcznik akademicki, skrypt
Books And Media > Textbooks > School Textbooks: Podręczniki szkolne, podręcznik szkolny, podręcznik do szkoły podstawowej, książka do klasy
Books And Media > Textbooks > Workbooks And Exam Prep: Zeszyty ćwiczeń i repetytoria, zeszyt ćwiczeń, repetytorium maturalne, testy egzaminacyjne
Books And Media > Textbooks > Language Learning Books: Nauka języków obcych, kurs językowy, gramatyka angielska, podręcznik do nauki języka
Books And Media > Textbooks > Dictionaries And Reference: Słowniki i encyklopedie, słownik, encyklopedia, tezaurus
Books And Media > Textbooks > Medicine Law And Science Books: Książki medyczne i prawnicze, podręcznik medyczny, kodeks prawniczy, podręcznik do fizyki akademickiej
Books And Media > Textbooks > Computing Books: Książki informatyczne, książka o programowaniu, programowanie w Pythonie, informatyka
Books And Media > Magazines And Newspapers: Czasopisma i gazety, czasopismo, gazeta, prenumerata
Books And Media > Calendars: Kalendarze, kalendarz ścienny, kalendarz biurkowy, kalendarz zdzierak
Books And Media > Vinyl Records: Płyty winylowe, winyl, płyta winylowa LP
Books And Media > Music CDs: Płyty CD z muzyką, płyta CD, album CD
Books And Media > Music Cassettes: Kasety magnetofonowe, kaseta audio, kaseta magnetofonowa
Books And Media > Films: Filmy, film, kolekcja filmów, trylogia filmowa
Books And Media > Films > DVDs: Filmy DVD, film DVD, płyta DVD z filmem
Books And Media > Films > Blu-rays: Filmy Blu-ray, płyta Blu-ray, film Blu-ray 4K
Books And Media > Films > TV Series: Seriale TV, serial DVD, sezon kompletny serial
Books And Media > Films > Concert And Music Videos: Koncerty i muzyka na DVD, koncert DVD, koncert na żywo Blu-ray
Books And Media > Video Games: Gry wideo, gra na konsolę, gry konsolowe
Books And Media > Video Games > Nintendo Games: Gry Nintendo, gra Nintendo Switch, gry na Switch
Books And Media > Video Games > PlayStation Games: Gry PlayStation, gra PS5, gra PS4
Books And Media > Video Games > Xbox Games: Gry Xbox, gra Xbox One, gra Xbox Series X
Books And Media > Video Games > PC Games: Gry PC, gra PC, gra komputerowa
Books And Media > Software: Oprogramowanie, program komputerowy, program antywirusowy, licencja na oprogramowanie
Books And Media > Ebooks: E-booki, ebook, książka elektroniczna
Home: Dom i wnętrze, artykuły domowe, wyposażenie domu
Home > Kitchen: Kuchnia i jadalnia, kuchnia, akcesoria kuchenne
Home > Kitchen > Cookware: Naczynia do gotowania, zestaw garnków, pokrywka do garnka, garnki i patelnie
Home > Kitchen > Cookware > Frying Pans And Woks: Patelnie i woki, patelnia, wok, patelnia grillowa
Home > Kitchen > Cookware > Pots And Saucepans: Garnki i rondle, garnek, rondel, garnek do mleka
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: Garnki żeliwne i brytfanny, garnek żeliwny, tagine, garnek rzymski
Home > Kitchen > Cookware > Pressure Cookers: Szybkowary, szybkowar, uszczelka do szybkowara
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: Brytfanny i naczynia żaroodporne, naczynie żaroodporne, brytfanna, kokilka
Home > Kitchen > Bakeware: Pieczenie ciast, akcesoria do pieczenia, formy do pieczenia
Home > Kitchen > Bakeware > Baking Tins And Trays: Formy i blachy do pieczenia, tortownica, keksówka, forma na muffinki
Home > Kitchen > Bakeware > Baking Tools: Akcesoria cukiernicze, wałek do ciasta, foremki do ciastek, rękaw cukierniczy
Home > Kitchen > Kitchen Tools: Przybory kuchenne, foremka do lodu, wirówka do sałaty, moździerz
Home > Kitchen > Kitchen Tools > Cooking Utensils: Łyżki i szpatułki kuchenne, łopatka kuchenna, chochla, szczypce kuchenne
Home > Kitchen > Kitchen Tools > Peelers And Graters: Obieraczki i tarki, obieraczka do warzyw, tarka do sera, szatkownica
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: Otwieracze i akcesoria barowe, otwieracz do konserw, korkociąg, otwieracz do butelek
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: Miski i durszlaki, miska kuchenna, durszlak, sitko
Home > Kitchen > Kitchen Tools > Cutting Boards: Deski do krojenia, deska do krojenia, deska kuchenna, deska do serwowania
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: Wagi kuchenne i miarki, waga kuchenna, miarka kuchenna, dzbanek miarowy
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: Młynki do soli i pieprzu, młynek do pieprzu, solniczka, pieprzniczka
Home > Kitchen > Kitchen Tools > Knife Sharpeners: Ostrzałki i bloki na noże, ostrzałka do noży, osełka, blok na noże
Home > Kitchen > Kitchen Tools > Dish Racks: Suszarki do naczyń, ociekacz do naczyń, suszarka do naczyń, stojak na ręcznik papierowy
Home > Kitchen > Kitchen Tools > Kitchen Textiles: Tekstylia kuchenne, ścierka kuchenna, rękawica kuchenna, fartuch kuchenny
Home > Kitchen > Knives: Noże kuchenne, nóż kuchenny, nóż szefa kuchni, zestaw noży
Home > Kitchen > Tableware: Zastawa stołowa, porcelana stołowa, kieliszek do jajek, podkładki pod kubki
Home > Kitchen > Tableware > Plates: Talerze, talerz obiadowy, talerz deserowy, talerz głęboki
Home > Kitchen > Tableware > Bowls And Serving Dishes: Miski i półmiski, miseczka, salaterka, półmisek
Home > Kitchen > Tableware > Dinnerware Sets: Serwisy obiadowe, serwis obiadowy, zestaw obiadowy, serwis kawowy
Home > Kitchen > Tableware > Mugs And Cups: Kubki i filiżanki, kubek, filiżanka, filiżanka ze spodkiem
Home > Kitchen > Tableware > Cutlery: Sztućce, zestaw sztućców, widelec, łyżeczka
Home > Kitchen > Tableware > Teapots And Coffee Presses: Dzbanki do herbaty i zaparzacze, czajniczek, zaparzacz do kawy, kawiarka
Home > Kitchen > Tableware > Table Linens: Obrusy i podkładki, obrus, bieżnik, podkładka na stół
Home > Kitchen > Tableware > Disposable Tableware: Naczynia jednorazowe, talerzyki papierowe, kubeczki papierowe, sztućce jednorazowe
Home > Kitchen > Glassware: Szkło stołowe, komplet szklanek i kieliszków, kryształy
Home > Kitchen > Glassware > Drinking Glasses: Szklanki, szklanka do wody, szklanka do whisky, kufel
Home > Kitchen > Glassware > Wine Glasses: Kieliszki do wina, kieliszek do wina, kieliszek do szampana, kieliszek koktajlowy
Home > Kitchen > Glassware > Carafes And Pitchers: Karafki i dzbanki, karafka, dzbanek, dzbanek na wodę
Home > Kitchen > Food Storage: Przechowywanie żywności, chlebak, organizer do lodówki, pojemnik na chleb
Home > Kitchen > Food Storage > Food Containers: Pojemniki na żywność, pojemnik na żywność, pojemnik próżniowy, pojemniki do mrożenia
Home > Kitchen > Food Storage > Lunch Boxes: Lunchboxy i śniadaniówki, lunchbox, śniadaniówka, torba termiczna na lunch
Home > Kitchen > Food Storage > Water Bottles: Butelki na wodę i bidony, bidon, butelka na wodę, butelka filtrująca
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: Termosy i kubki termiczne, termos, kubek termiczny, kubek podróżny
Home > Kitchen > Food Storage > Jars And Canisters: Słoiki i pojemniki sypkie, słoik, słoik na przetwory, pojemnik na przyprawy
Home > Kitchen > Water Filters: Filtry do wody, dzbanek filtrujący, wkład filtrujący, filtr odwróconej osmozy
Home > Kitchen > Small Appliances: Małe AGD kuchenne, jajowar, maszyna do popcornu, suszarka do grzybów i owoców
Home > Kitchen > Small Appliances > Coffee Machines: Ekspresy do kawy, ekspres ciśnieniowy, ekspres przelewowy, ekspres na kapsułki
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: Młynki do kawy i spieniacze do mleka, młynek do kawy, spieniacz do mleka, tamper
Home > Kitchen > Small Appliances > Kettles: Czajniki, czajnik elektryczny, czajnik bezprzewodowy, czajnik z gwizdkiem
Home > Kitchen > Small Appliances > Toasters: Tostery, toster, opiekacz do tostów, toster na grzanki
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: Gofrownice i opiekacze do kanapek, gofrownica, opiekacz do kanapek, naleśnikarka
Home > Kitchen > Small Appliances > Blenders: Blendery, blender kielichowy, blender ręczny, blender do smoothie
Home > Kitchen > Small Appliances > Food Processors: Roboty kuchenne i rozdrabniacze, robot wielofunkcyjny, rozdrabniacz, siekacz elektryczny
Home > Kitchen > Small Appliances > Mixers: Miksery i roboty planetarne, mikser ręczny, robot planetarny, mikser z misą
Home > Kitchen > Small Appliances > Juicers: Sokowirówki i wyciskarki, sokowirówka, wyciskarka wolnoobrotowa, wyciskarka do cytrusów
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: Frytkownice, frytkownica beztłuszczowa, airfryer, frytkownica tradycyjna
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: Multicookery i ryżowary, multicooker, wolnowar, parowar
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: Grille elektryczne i raclette, grill elektryczny stołowy, raclette, grill kontaktowy
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: Kuchenki mikrofalowe i minipiekarniki, kuchenka mikrofalowa, mikrofalówka, mini piekarnik
Home > Kitchen > Small Appliances > Bread Makers: Wypiekacze do chleba, wypiekacz do chleba, automat do chleba, maszyna do pieczenia chleba
Home > Kitchen > Small Appliances > Ice Cream Makers: Maszynki do lodów i kostkarki, maszynka do lodów, kostkarka do lodu
Home > Kitchen > Small Appliances > Food Slicers And Grinders: Krajalnice i maszynki do mielenia, krajalnica do wędlin, maszynka do mielenia mięsa, maszynka do makaronu
Home > Kitchen > Small Appliances > Vacuum Sealers: Zgrzewarki próżniowe, pakowarka próżniowa, zgrzewarka próżniowa, worki do pakowania próżniowego
Home > Kitchen > Small Appliances > Soda Makers: Saturatory do wody, saturator do wody gazowanej, nabój co2, syfon do bitej śmietany
Home > Large Appliances: Duże AGD, sprzęt agd, agd do zabudowy, części do agd
Home > Large Appliances > Refrigerators And Freezers: Lodówki i zamrażarki, lodówka, chłodziarko-zamrażarka, zamrażarka
Home > Large Appliances > Dishwashers: Zmywarki, zmywarka, zmywarka do zabudowy
Home > Large Appliances > Washing Machines: Pralki, pralka, pralko-suszarka, pralka ładowana od góry
Home > Large Appliances > Tumble Dryers: Suszarki bębnowe, suszarka bębnowa, suszarka z pompą ciepła, suszarka kondensacyjna
Home > Large Appliances > Ovens And Cookers: Piekarniki i kuchenki, piekarnik do zabudowy, kuchenka gazowa, kuchnia wolnostojąca
Home > Large Appliances > Cooktops: Płyty kuchenne, płyta indukcyjna, płyta gazowa, kuchenka elektryczna przenośna
Home > Large Appliances > Range Hoods: Okapy kuchenne, okap kuchenny, okap podszafkowy, filtr do okapu
Home > Furniture: Meble, mebel, nogi meblowe, parawan pokojowy
Home > Furniture > Chairs: Krzesła i siedziska, krzesło, krzesło składane, fotel bujany
Home > Furniture > Chairs > Dining Chairs: Krzesła do jadalni, krzesło do jadalni, krzesło kuchenne, krzesło tapicerowane
Home > Furniture > Chairs > Office Chairs: Krzesła biurowe, fotel biurowy, krzesło obrotowe, fotel gamingowy
Home > Furniture > Chairs > Armchairs: Fotele, fotel, fotel rozkładany, fotel uszak
Home > Furniture > Chairs > Stools And Ottomans: Stołki i pufy, hoker, taboret, pufa
Home > Furniture > Tables: Stoły i stoliki, stół, konsola, stolik składany
Home > Furniture > Tables > Dining Tables: Stoły do jadalni, stół do jadalni, stół rozkładany, stół kuchenny
Home > Furniture > Tables > Coffee And Side Tables: Stoliki kawowe i pomocnicze, stolik kawowy, ława, stolik boczny
Home > Furniture > Tables > Desks: Biurka, biurko, biurko regulowane, biurko komputerowe
Home > Furniture > Sofas: Sofy i kanapy, sofa, kanapa, narożnik
Home > Furniture > Shelves: Regały i półki, regał na książki, półka wisząca, półka ścienna
Home > Furniture > Beds: Łóżka, łóżko tapicerowane, rama łóżka, łóżko piętrowe
Home > Furniture > Mattresses: Materace, materac, materac kieszeniowy, materac piankowy
Home > Furniture > Wardrobes: Szafy, szafa ubraniowa, szafa przesuwna, wieszak na ubrania stojący
Home > Furniture > Dressers And Nightstands: Komody i szafki nocne, komoda, szafka nocna, toaletka
Home > Furniture > Cabinets And Sideboards: Komody i witryny i szafki rtv, szafka rtv, witryna, kredens
Home > Furniture > Hallway Furniture: Meble do przedpokoju, szafka na buty, stojak na buty, wieszak stojący na płaszcze
Home > Furniture > Bathroom Furniture: Meble łazienkowe, szafka łazienkowa, szafka pod umywalkę, słupek łazienkowy
Home > Furniture > Filing Cabinets: Szafy kartotekowe i meble biurowe, szafa na dokumenty, kontener biurowy, szafa metalowa
Home > Furniture > Kids Furniture: Meble dziecięce, stolik dziecięcy, krzesełko dziecięce, regał na zabawki
Home > Bedding: Pościel i tekstylia sypialniane, narzuta na łóżko, kapa, tekstylia do sypialni
Home > Bedding > Pillows: Poduszki do spania, poduszka do spania, poduszka ortopedyczna, poduszka z pamięcią
Home > Bedding > Duvets: Kołdry, kołdra, kołdra puchowa, kołdra całoroczna
Home > Bedding > Bed Linen Sets: Komplety pościeli, pościel, poszwa na kołdrę, poszewka na poduszkę do spania
Home > Bedding > Bed Sheets: Prześcieradła, prześcieradło z gumką, prześcieradło jersey, komplet prześcieradeł
Home > Bedding > Blankets And Throws: Koce i pledy, koc, pled, koc polarowy
Home > Bedding > Mattress Toppers And Protectors: Nakładki i ochraniacze na materac, topper na materac, materac nawierzchniowy, ochraniacz na materac
Home > Bath: Łazienka, tekstylia łazienkowe, wyposażenie łazienki
Home > Bath > Towels: Ręczniki, ręcznik kąpielowy, ręcznik do rąk, ręcznik plażowy
Home > Bath > Bath Mats: Dywaniki łazienkowe, dywanik łazienkowy, mata łazienkowa, mata antypoślizgowa do wanny
Home > Bath > Shower Curtains: Zasłony prysznicowe, zasłona prysznicowa, drążek do zasłony prysznicowej, kółka do zasłon prysznicowych
Home > Bath > Bathroom Accessories: Akcesoria łazienkowe, dozownik do mydła, wieszak na ręczniki, uchwyt na papier toaletowy
Home > Bath > Toilet Seats And Brushes: Deski sedesowe i szczotki wc, deska sedesowa, deska wolnoopadająca, szczotka do wc
Home > Bath > Bathroom Scales: Wagi łazienkowe, waga łazienkowa, waga osobowa, waga analityczna do ciała
Home > Lighting: Oświetlenie, lampa, abażur, oprawa oświetleniowa
Home > Lighting > Ceiling And Wall Lights: Lampy sufitowe i ścienne, lampa wisząca, plafon, kinkiet
Home > Lighting > Floor Lamps: Lampy podłogowe, lampa podłogowa, lampa stojąca podłogowa
Home > Lighting > Table Lamps: Lampy stołowe i biurkowe, lampa stołowa, lampka biurkowa, lampka nocna
Home > Lighting > Light Bulbs: Żarówki, żarówka led, świetlówka, żarówka dekoracyjna
Home > Lighting > LED Strips And String Lights: Taśmy led i girlandy świetlne, taśma led, girlanda świetlna, lampki na druciku
Home > Decor: Dekoracje do domu, dekoracja wnętrz, ozdoby do domu, artykuły dekoracyjne
Home > Decor > Vases: Wazony, wazon, wazon szklany, wazon na kwiaty
Home > Decor > Candles: Świece, świeca zapachowa, tealighty, świeca sojowa
Home > Decor > Candle Holders: Świeczniki i lampiony, świecznik, lampion, świecznik na tealight
Home > Decor > Home Fragrance: Zapachy do domu, dyfuzor zapachowy, patyczki zapachowe, kadzidełka
Home > Decor > Picture Frames: Ramki na zdjęcia, ramka na zdjęcia, antyrama, rama na plakat
Home > Decor > Wall Art: Obrazy i plakaty, obraz na płótnie, plakat, dekoracja ścienna
Home > Decor > Mirrors: Lustra, lustro ścienne, lustro stojące, lusterko kosmetyczne
Home > Decor > Clocks: Zegary i budziki, zegar ścienny, budzik, zegar stojący
Home > Decor > Rugs: Dywany i wycieraczki, dywan, chodnik dywanowy, wycieraczka
Home > Decor > Curtains: Zasłony i firany, zasłona, firana, zasłona zaciemniająca
Home > Decor > Blinds: Rolety i żaluzje, roleta, żaluzja, roleta rzymska
Home > Decor > Cushions: Poduszki dekoracyjne i poszewki, poduszka dekoracyjna, poszewka dekoracyjna, poduszka na krzesło
Home > Decor > Artificial Plants And Flowers: Sztuczne rośliny i kwiaty, sztuczny kwiat, sztuczna roślina, suszone kwiaty
Home > Decor > Figurines And Ornaments: Figurki i rzeźby, figurka dekoracyjna, statuetka, rzeźba
Home > Decor > Wallpaper And Wall Stickers: Tapety i naklejki ścienne, tapeta, fototapeta, naklejka ścienna
Home > Decor > Seasonal Decoration: Dekoracje sezonowe, dekoracje okolicznościowe, ozdoby jesienne, kalendarz adwentowy do napełnienia
Home > Decor > Seasonal Decoration > Christmas Decorations: Ozdoby świąteczne bożonarodzeniowe, choinka sztuczna, bombki choinkowe, ozdoby choinkowe
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: Dekoracje na Halloween i Wielkanoc, dekoracje halloween, ozdoby wielkanocne, pisanki ozdobne
Home > Decor > Seasonal Decoration > Party Decorations: Dekoracje imprezowe i balony, balony, balon foliowy, girlanda urodzinowa
Home > Storage And Organization: Przechowywanie i organizacja, organizer do domu, organizer uniwersalny
Home > Storage And Organization > Storage Boxes And Baskets: Pudełka i kosze do przechowywania, pudełko do przechowywania, kosz wiklinowy, pojemnik pod łóżko
Home > Storage And Organization > Hangers And Hooks: Wieszaki i haczyki, wieszak na ubrania, haczyk samoprzylepny, haczyk ścienny
Home > Storage And Organization > Closet And Drawer Organizers: Organizery do szafy i szuflad, organizer do szuflady, wkład na sztućce, szkatułka na biżuterię
Home > Storage And Organization > Trash Cans: Kosze na śmieci, kosz na śmieci, kosz do segregacji, kosz z czujnikiem
Home > Floor Care: Odkurzacze i sprzęt do podłóg, froterka, myjka do okien elektryczna, urządzenie do podłóg
Home > Floor Care > Vacuum Cleaners: Odkurzacze, odkurzacz bezworkowy, odkurzacz workowy, odkurzacz przemysłowy
Home > Floor Care > Cordless And Handheld Vacuums: Odkurzacze pionowe i ręczne, odkurzacz pionowy, odkurzacz bezprzewodowy, odkurzacz ręczny
Home > Floor Care > Robot Vacuums: Roboty sprzątające, robot sprzątający, robot mopujący, robot do mycia okien
Home > Floor Care > Steam And Carpet Cleaners: Myjki parowe i odkurzacze piorące, mop parowy, parownica czyszcząca, odkurzacz piorący
Home > Floor Care > Vacuum Bags And Accessories: Worki i akcesoria do odkurzaczy, worek do odkurzacza, filtr do odkurzacza, szczotka do odkurzacza
Home > Garment Care: Pielęgnacja odzieży, akcesoria do prania, klamerki do bielizny, siatka do prania
Home > Garment Care > Irons: Żelazka i generatory pary, żelazko parowe, żelazko, generator pary
Home > Garment Care > Garment Steamers: Parownice do ubrań, parownica do ubrań, steamer do ubrań, parownica ręczna
Home > Garment Care > Ironing Boards: Deski do prasowania, deska do prasowania, pokrowiec na deskę do prasowania
Home > Garment Care > Drying Racks And Clothes Lines: Suszarki i sznurki na pranie, suszarka na pranie, suszarka balkonowa, suszarka ogrodowa obrotowa
Home > Garment Care > Laundry Baskets: Kosze na pranie, kosz na pranie, kosz na bieliznę, sorter na pranie
Home > Garment Care > Lint Removers And Fabric Shavers: Golarki i rolki do ubrań, golarka do ubrań, rolka do czyszczenia ubrań, rolka do sierści
Home > Heating And Cooling: Ogrzewanie i klimatyzacja, uzdatnianie powietrza, termostat pokojowy, ogrzewanie
Home > Heating And Cooling > Heaters: Grzejniki i termowentylatory, grzejnik elektryczny, termowentylator, grzejnik olejowy
Home > Heating And Cooling > Fireplaces And Stoves: Kominki i piece, kominek elektryczny, biokominek, piec na drewno
Home > Heating And Cooling > Fans: Wentylatory, wentylator stojący, wentylator kolumnowy, wentylator sufitowy
Home > Heating And Cooling > Air Conditioners: Klimatyzatory, klimatyzator przenośny, klimatyzator split, klimator
Home > Heating And Cooling > Air Purifiers: Oczyszczacze powietrza, oczyszczacz powietrza, filtr do oczyszczacza, jonizator powietrza
Home > Heating And Cooling > Humidifiers And Dehumidifiers: Nawilżacze i osuszacze powietrza, nawilżacz powietrza, osuszacz powietrza, higrometr
Home > Heating And Cooling > Electric Blankets And Heat Pads: Koce elektryczne i poduszki grzewcze, koc elektryczny, poduszka elektryczna, termofor
Garden: Ogród, ogród i taras, artykuły ogrodnicze, ogrodnictwo
Garden > Plants: Rośliny, roślina żywa, roślina w doniczce, sadzonka
Garden > Plants > Houseplants: Rośliny doniczkowe, roślina pokojowa, storczyk, zamiokulkas
Garden > Plants > Cacti And Succulents: Kaktusy i sukulenty, kaktus, sukulent, aloes roślina
Garden > Plants > Bonsai: Drzewka bonsai, bonsai, drzewko bonsai, zestaw bonsai
Garden > Plants > Garden Flowers: Kwiaty ogrodowe i byliny, bylina, pelargonia, hortensja
Garden > Plants > Trees And Shrubs: Drzewa i krzewy, drzewko owocowe, krzew ozdobny, tuja
Garden > Plants > Herb And Vegetable Plants: Sadzonki warzyw i ziół, sadzonka pomidora, zioła w doniczce, sadzonki truskawek
Garden > Plants > Flower Bulbs: Cebulki kwiatowe, cebulki tulipanów, cebule kwiatowe, karpy dalii
Garden > Plants > Cut Flowers: Kwiaty cięte, bukiet kwiatów, świeże kwiaty, bukiet róż
Garden > Seeds: Nasiona, nasiona do siewu, nasiona roślin, zestaw nasion
Garden > Seeds > Vegetable And Herb Seeds: Nasiona warzyw i ziół, nasiona pomidora, nasiona ogórka, nasiona bazylii
Garden > Seeds > Flower Seeds: Nasiona kwiatów, nasiona łąki kwietnej, nasiona słonecznika ozdobnego, nasiona nagietka
Garden > Seeds > Grass Seeds: Nasiona traw, trawa nasiona, trawa gazonowa, mieszanka traw na trawnik
Garden > Soil And Fertilizer: Ziemia i nawozy, poprawa gleby, wapno ogrodnicze, pielęgnacja roślin
Garden > Soil And Fertilizer > Potting Soil And Compost: Ziemia do kwiatów i podłoża, ziemia do kwiatów, podłoże torfowe, perlit
Garden > Soil And Fertilizer > Fertilizers: Nawozy, nawóz, nawóz do trawnika, odżywka do roślin
Garden > Soil And Fertilizer > Mulch And Decorative Stones: Kora i kamienie ozdobne, kora ogrodowa, grys ozdobny, keramzyt
Garden > Soil And Fertilizer > Composters: Kompostowniki, kompostownik, bokashi wiadro, kompostownik ogrodowy
Garden > Pots: Donice i stojaki na kwiaty, stojak na kwiaty, podstawka pod doniczkę, kwietnik
Garden > Pots > Plant Pots: Doniczki, doniczka, osłonka na doniczkę, doniczka wisząca
Garden > Pots > Planters And Raised Beds: Skrzynki balkonowe i grządki podwyższone, skrzynka balkonowa, grządka podwyższona, donica prostokątna
Garden > Pots > Seed Trays And Propagators: Tace do wysiewu i mnożarki, tacka do rozsady, miniszklarenka, doniczki torfowe
Garden > Watering: Nawadnianie, podlewanie ogrodu, nawadnianie ogrodu, systemy nawadniania
Garden > Watering > Garden Hoses And Fittings: Węże ogrodowe i złączki, wąż ogrodowy, zwijacz do węża, szybkozłączka
Garden > Watering > Sprinklers And Irrigation: Zraszacze i systemy kroplowe, zraszacz ogrodowy, nawadnianie kropelkowe, sterownik nawadniania
Garden > Watering > Watering Cans And Sprayers: Konewki i opryskiwacze, konewka, opryskiwacz ciśnieniowy, opryskiwacz plecakowy
Garden > Watering > Rain Barrels And Water Pumps: Zbiorniki na deszczówkę i pompy, beczka na deszczówkę, pompa zatapialna, hydrofor
Garden > Garden Tools: Narzędzia ogrodnicze, narzędzie ogrodowe, zestaw narzędzi ogrodniczych, chwytak do liści
Garden > Garden Tools > Spades Rakes And Trowels: Szpadle i grabie, szpadel, grabie, motyka
Garden > Garden Tools > Pruners And Shears: Sekatory i nożyce ogrodowe, sekator, nożyce do gałęzi, nożyce do żywopłotu ręczne
Garden > Garden Tools > Wheelbarrows And Garden Carts: Taczki i wózki ogrodowe, taczka, wózek ogrodowy, worek na liście
Garden > Garden Tools > Gardening Gloves: Rękawice ogrodowe, rękawiczki ogrodnicze, rękawice do róż, rękawice ogrodnicze z pazurami
Garden > Garden Tools > Garden Twine And Plant Supports: Sznurki i podpory do roślin, podpora do roślin, tyczki bambusowe, pergolka trejaż
Garden > Garden Power Tools: Elektronarzędzia ogrodowe, maszyna ogrodnicza, narzędzie ogrodowe akumulatorowe, olej do kosiarek
Garden > Garden Power Tools > Lawn Mowers: Kosiarki, kosiarka do trawy, kosiarka spalinowa, traktorek ogrodowy
Garden > Garden Power Tools > Robotic Lawn Mowers: Roboty koszące, robot koszący, kosiarka automatyczna, przewód ograniczający
Garden > Garden Power Tools > Grass And Hedge Trimmers: Podkaszarki i nożyce do żywopłotu, podkaszarka, elektryczne nożyce do żywopłotu, kosa spalinowa
Garden > Garden Power Tools > Chainsaws: Pilarki łańcuchowe, piła łańcuchowa, piła spalinowa, łańcuch do piły
Garden > Garden Power Tools > Leaf Blowers: Dmuchawy do liści i odśnieżarki, dmuchawa do liści, odkurzacz do liści, odśnieżarka
Garden > Garden Power Tools > Pressure Washers: Myjki ciśnieniowe, myjka wysokociśnieniowa, myjka ciśnieniowa, lanca do myjki
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: Rozdrabniacze i wertykulatory, rozdrabniacz do gałęzi, glebogryzarka, wertykulator
Garden > Garden Furniture: Meble ogrodowe, mebel ogrodowy, meble na taras, meble technorattan
Garden > Garden Furniture > Garden Chairs And Benches: Krzesła i ławki ogrodowe, krzesło ogrodowe, ławka ogrodowa, huśtawka ogrodowa
Garden > Garden Furniture > Garden Tables And Furniture Sets: Stoły i zestawy mebli ogrodowych, stół ogrodowy, zestaw mebli ogrodowych, stolik balkonowy
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: Leżaki i fotele wiszące, leżak ogrodowy, fotel wiszący, łóżko ogrodowe
Garden > Garden Furniture > Garden Cushions And Furniture Covers: Poduszki ogrodowe i pokrowce na meble, poduszka na krzesło ogrodowe, pokrowiec na meble ogrodowe, skrzynia na poduszki
Garden > Garden Shade And Fencing: Osłony i ogrodzenia ogrodowe, zacienienie ogrodu, siatka cieniująca, osłona przeciwsłoneczna ogrodowa
Garden > Garden Shade And Fencing > Parasols And Awnings: Parasole i markizy, parasol ogrodowy, parasol na wysięgniku, żagiel przeciwsłoneczny
Garden > Garden Shade And Fencing > Gazebos And Pergolas: Pawilony i pergole ogrodowe, pawilon ogrodowy, namiot imprezowy, pergola
Garden > Garden Shade And Fencing > Fences And Privacy Screens: Ogrodzenia i maty osłonowe, panel ogrodzeniowy, mata osłonowa balkonowa, siatka ogrodzeniowa
Garden > Grills And Outdoor Cooking: Grille i gotowanie na zewnątrz, grillowanie, kuchnia ogrodowa, grill ogrodowy
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: Grille i piece do pizzy, grill gazowy, grill węglowy, piec do pizzy ogrodowy
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: Akcesoria do grilla, szczypce do grilla, pokrowiec na grill, ruszt do grilla
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: Węgiel drzewny i podpałki, węgiel drzewny, brykiet do grilla, podpałka do grilla
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: Paleniska i promienniki tarasowe, palenisko ogrodowe, promiennik ciepła, grzejnik tarasowy
Garden > Pools And Ponds: Baseny i oczka wodne, akcesoria basenowe, basen i oczko wodne, ogród wodny
Garden > Pools And Ponds > Swimming Pools: Baseny ogrodowe, basen stelażowy, basen dmuchany, basen rozporowy
Garden > Pools And Ponds > Hot Tubs: Jacuzzi i spa ogrodowe, jacuzzi dmuchane, spa ogrodowe, balia ogrodowa
Garden > Pools And Ponds > Pool Chemicals: Chemia basenowa, chlor do basenu, tabletki chlorowe, preparat przeciw glonom basen
Garden > Pools And Ponds > Pool Pumps And Cleaning: Pompy i czyszczenie basenu, pompa basenowa, robot basenowy, odkurzacz basenowy
Garden > Pools And Ponds > Ponds And Fountains: Oczka wodne i fontanny, pompa do oczka wodnego, folia do oczka wodnego, fontanna ogrodowa
Garden > Outdoor Lighting: Oświetlenie zewnętrzne, oświetlenie ogrodowe, lampa zewnętrzna, lampa ogrodowa
Garden > Outdoor Lighting > Solar Lights: Lampy solarne, lampa solarna, solarna lampa ogrodowa, lampki solarne wbijane
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: Lampy zewnętrzne i naświetlacze, naświetlacz led, kinkiet zewnętrzny, halogen z czujnikiem ruchu
Garden > Outdoor Lighting > String Lights And Torches: Girlandy świetlne i pochodnie, girlanda świetlna ogrodowa, pochodnia ogrodowa, lampki ogrodowe na sznurze
Garden > Sheds And Greenhouses: Domki i szklarnie ogrodowe, zabudowa ogrodowa, przechowywanie w ogrodzie, budynek ogrodowy
Garden > Sheds And Greenhouses > Garden Sheds: Domki narzędziowe, domek ogrodowy, szopa ogrodowa, drewutnia
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: Szklarnie i ochrona roślin, szklarnia ogrodowa, tunel foliowy, agrowłóknina
Garden > Outdoor Pest And Weed Control: Zwalczanie szkodników i chwastów w ogrodzie, środki ochrony roślin, ochrona ogrodu, pestycydy ogrodowe
Garden > Outdoor Pest And Weed Control > Weed Killers: Środki chwastobójcze, środek na chwasty, herbicyd, preparat na mech
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: Środki na szkodniki i choroby roślin, środek na mszyce, środek na ślimaki, fungicyd
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: Odstraszacze i pułapki na zwierzęta, odstraszacz kretów, pułapka na krety, odstraszacz ptaków
Garden > Bird Feeders And Wildlife: Dzikie ptaki i zwierzęta ogrodowe, dzikie ptaki, zwierzęta w ogrodzie, opieka nad dzikimi ptakami
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: Karmniki i budki lęgowe, karmnik dla ptaków, budka lęgowa, hotel dla owadów
Garden > Bird Feeders And Wildlife > Wild Bird Food: Karma dla dzikich ptaków, kule tłuszczowe, mieszanka nasion dla ptaków zimujących, słonecznik dla ptaków
Garden > Garden Decor: Dekoracje ogrodowe, figurka ogrodowa, krasnal ogrodowy, sztuczna trawa
Tools: Narzędzia i majsterkowanie, narzędzie, majsterkowanie, dom i remont
Tools > Power Tools: Elektronarzędzia, elektronarzędzie, narzędzie akumulatorowe, zestaw elektronarzędzi
Tools > Power Tools > Drills And Screwdrivers: Wiertarki i wkrętarki, wiertarko-wkrętarka, wiertarka udarowa, zakrętarka udarowa
Tools > Power Tools > Rotary Hammers And Demolition Hammers: Młotowiertarki i młoty wyburzeniowe, młotowiertarka, młot udarowy, młot wyburzeniowy
Tools > Power Tools > Power Saws: Pilarki elektryczne, pilarka tarczowa, wyrzynarka, ukośnica
Tools > Power Tools > Grinders And Polishers: Szlifierki kątowe i polerki, szlifierka kątowa, szlifierka stołowa, polerka
Tools > Power Tools > Sanders Planers And Routers: Szlifierki oscylacyjne i frezarki, szlifierka mimośrodowa, strug elektryczny, frezarka górnowrzecionowa
Tools > Power Tools > Multi Tools And Rotary Tools: Narzędzia wielofunkcyjne i miniszlifierki, narzędzie oscylacyjne, miniszlifierka, grawerka
Tools > Power Tools > Heat Guns And Paint Sprayers: Opalarki i agregaty malarskie, opalarka, pistolet malarski, mieszadło do zapraw
Tools > Power Tools > Nailers And Glue Guns: Gwoździarki i pistolety do kleju, gwoździarka, zszywacz akumulatorowy, pistolet do klejenia na gorąco
Tools > Power Tools > Air Compressors And Pneumatic Tools: Kompresory i narzędzia pneumatyczne, sprężarka powietrza, klucz pneumatyczny, wąż pneumatyczny
Tools > Power Tools > Workshop Vacuums: Odkurzacze przemysłowe, odkurzacz warsztatowy, odkurzacz na mokro i sucho, odkurzacz do popiołu
Tools > Power Tools > Generators: Agregaty prądotwórcze, agregat prądotwórczy, generator prądu, agregat inwertorowy
Tools > Power Tools > Tool Batteries And Chargers: Akumulatory i ładowarki do elektronarzędzi, akumulator do wkrętarki, bateria do elektronarzędzi, ładowarka do elektronarzędzi
Tools > Power Tools > Drill Bits And Screwdriver Bits: Wiertła i bity, zestaw wierteł, końcówki wkrętakowe, otwornica
Tools > Power Tools > Saw Blades And Abrasives: Brzeszczoty i materiały ścierne, tarcza do cięcia, papier ścierny, krążki ścierne
Tools > Hand Tools: Narzędzia ręczne, zestaw narzędzi, komplet narzędzi, narzędzie ręczne
Tools > Hand Tools > Hammers And Mallets: Młotki i siekiery, młotek, młotek gumowy, siekiera
Tools > Hand Tools > Screwdrivers: Wkrętaki i śrubokręty, śrubokręt, wkrętak, zestaw śrubokrętów
Tools > Hand Tools > Wrenches Sockets And Hex Keys: Klucze płaskie i nasadowe, klucz nastawny, zestaw kluczy nasadowych, klucz imbusowy
Tools > Hand Tools > Pliers And Cutters: Szczypce i kombinerki, kombinerki, obcęgi, ściągacz izolacji
Tools > Hand Tools > Multi Tools And Pocket Knives: Scyzoryki i multitoole, scyzoryk, nóż składany, multitool kieszonkowy
Tools > Hand Tools > Utility Knives And Scrapers: Noże do tapet i skrobaki, nóż z łamanym ostrzem, nożyk z ostrzami trapezowymi, szpachelka
Tools > Hand Tools > Hand Saws: Piły ręczne, piła ręczna do drewna, piłka do metalu, piła płatnica
Tools > Hand Tools > Chisels Files And Planes: Dłuta i pilniki, dłuto stolarskie, pilnik do metalu, strug ręczny
Tools > Hand Tools > Clamps And Vises: Ściski i imadła, ścisk stolarski, imadło, ścisk szybkomocujący
Tools > Hand Tools > Staple Guns And Caulking Guns: Takery i wyciskacze do silikonu, zszywacz tapicerski, wyciskacz do silikonu, pistolet do piany
Tools > Measuring Tools: Narzędzia pomiarowe, przyrząd pomiarowy, miernik, narzędzia traserskie
Tools > Measuring Tools > Tape Measures And Rules: Miary zwijane i suwmiarki, miara zwijana, suwmiarka, kątownik stolarski
Tools > Measuring Tools > Spirit Levels And Laser Levels: Poziomice i poziomice laserowe, poziomica, laser krzyżowy, dalmierz laserowy
Tools > Measuring Tools > Multimeters And Detectors: Multimetry i detektory, multimetr, próbnik napięcia, wykrywacz przewodów
Tools > Fasteners And Hardware: Artykuły metalowe i elementy złączne, elementy złączne, okucia, zestaw montażowy
Tools > Fasteners And Hardware > Screws Bolts And Nuts: Śruby i nakrętki, wkręt do drewna, śruba, nakrętka
Tools > Fasteners And Hardware > Nails And Tacks: Gwoździe i nity, gwóźdź, gwoździe, nity zrywalne
Tools > Fasteners And Hardware > Wall Plugs And Anchors: Kołki rozporowe i kotwy, kołek rozporowy, kołki do płyt gipsowych, kotwa chemiczna
Tools > Fasteners And Hardware > Hooks And Brackets: Haki i wsporniki, hak ścienny, kątownik montażowy, wspornik półki
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: Zawiasy i okucia meblowe, zawias meblowy, klamka, prowadnice do szuflad
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: Liny i opaski zaciskowe, opaska zaciskowa, linka stalowa, pas transportowy
Tools > Paint: Farby i lakiery, farba, lakier, podkład malarski
Tools > Paint > Wall And Ceiling Paint: Farby do ścian i sufitów, farba do ścian, farba emulsyjna, farba sufitowa
Tools > Paint > Wood And Metal Paint: Farby do drewna i metalu, lakierobejca, impregnat do drewna, farba do metalu
Tools > Paint > Spray Paint: Farby w sprayu, farba w sprayu, lakier w sprayu, spray malarski
Tools > Paint > Paint Brushes And Rollers: Pędzle i wałki malarskie, wałek malarski, pędzel malarski, kuweta malarska
Tools > Paint > Masking Tape And Dust Sheets: Taśmy malarskie i folie ochronne, taśma malarska, folia malarska, papier maskujący
Tools > Paint > Thinners And Strippers: Rozcieńczalniki i zmywacze do farb, rozpuszczalnik, benzyna lakowa, zmywacz do farb
Tools > Paint > Wallpaper And Wall Coverings: Tapety i okładziny ścienne, tapeta, fototapeta, panel ścienny
Tools > Adhesives And Sealants: Kleje i uszczelniacze, klej, klejenie i uszczelnianie, chemia budowlana
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: Kleje błyskawiczne i montażowe, klej błyskawiczny, klej montażowy, klej epoksydowy
Tools > Adhesives And Sealants > Silicone And Fillers: Silikony i szpachle, silikon sanitarny, pianka montażowa, masa szpachlowa
Tools > Adhesives And Sealants > Technical Tapes: Taśmy techniczne, taśma naprawcza srebrna, taśma izolacyjna, taśma dwustronna montażowa
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: Smary i penetratory, olej penetrujący, smar silikonowy w sprayu, odrdzewiacz penetrujący
Tools > Electrical: Artykuły elektryczne, instalacje elektryczne, osprzęt elektryczny, elektryka
Tools > Electrical > Switches And Sockets: Włączniki i gniazdka, włącznik światła, gniazdko elektryczne, ściemniacz
Tools > Electrical > Extension Cords And Power Strips: Przedłużacze i listwy zasilające, przedłużacz, listwa zasilająca, listwa przeciwprzepięciowa
Tools > Electrical > Cables And Cable Management: Przewody elektryczne i organizacja kabli, przewód elektryczny, korytko kablowe, puszka instalacyjna
Tools > Electrical > Fuses And Circuit Breakers: Bezpieczniki i wyłączniki nadprądowe, wyłącznik nadprądowy, rozdzielnica, wyłącznik różnicowoprądowy
Tools > Electrical > Solar Panels And Power Stations: Panele słoneczne i stacje zasilania, panel fotowoltaiczny, inwerter solarny, przenośna stacja zasilania
Tools > Plumbing: Hydraulika i armatura, hydraulika, instalacja wodna, artykuły sanitarne
Tools > Plumbing > Taps And Faucets: Baterie i krany, bateria kuchenna, bateria umywalkowa, kran
Tools > Plumbing > Showers And Shower Heads: Prysznice i słuchawki prysznicowe, słuchawka prysznicowa, deszczownica, zestaw prysznicowy
Tools > Plumbing > Toilets Sinks And Bathtubs: Toalety i umywalki, deska sedesowa, umywalka, wanna
Tools > Plumbing > Pipes And Fittings: Rury i złączki, rura miedziana, złączka hydrauliczna, zawór kulowy
Tools > Plumbing > Drain Snakes And Plungers: Przepychacze i spirale do rur, przepychacz do toalety, spirala do udrażniania rur, sitko na włosy do odpływu
Tools > Plumbing > Water Heaters And Heating: Podgrzewacze wody i ogrzewanie, podgrzewacz wody, grzejnik łazienkowy, głowica termostatyczna
Tools > Flashlights And Work Lights: Latarki i lampy robocze, latarka, latarka czołowa, lampa warsztatowa
Tools > Locks And Safes: Zamki i sejfy, zabezpieczenia antywłamaniowe, zamknięcia, artykuły zabezpieczające
Tools > Locks And Safes > Padlocks: Kłódki, kłódka, kłódka szyfrowa, kłódka do walizki
Tools > Locks And Safes > Door Locks And Cylinders: Zamki do drzwi i wkładki, zamek do drzwi, wkładka do zamka, inteligentny zamek
Tools > Locks And Safes > Safes And Key Cabinets: Sejfy i szafki na klucze, sejf, kasetka na pieniądze, skrzynka na klucze
Tools > Smoke And Gas Alarms: Czujniki dymu i gazu, czujnik dymu, czujnik czadu, gaśnica
Tools > Workwear And Protective Gear: Odzież robocza i BHP, środki ochrony indywidualnej, artykuły BHP, szelki bezpieczeństwa
Tools > Workwear And Protective Gear > Work Clothing: Ubrania robocze, spodnie robocze, kombinezon roboczy, kamizelka odblaskowa robocza
Tools > Workwear And Protective Gear > Safety Shoes: Obuwie robocze, buty robocze, buty ochronne, półbuty robocze z podnoskiem
Tools > Workwear And Protective Gear > Work Gloves: Rękawice robocze, rękawice ochronne, rękawice antyprzecięciowe, rękawice nitrylowe powlekane
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: Kaski i ochronniki słuchu, kask ochronny, okulary ochronne, nauszniki ochronne
Tools > Workwear And Protective Gear > Dust Masks And Respirators: Maski przeciwpyłowe i półmaski, maska przeciwpyłowa, półmaska ochronna, maska gazowa
Tools > Ladders And Scaffolding: Drabiny i rusztowania, drabina, drabina teleskopowa, rusztowanie
Tools > Tool Storage And Workshop: Przechowywanie narzędzi i warsztat, wyposażenie warsztatu, meble warsztatowe, wyposażenie garażu
Tools > Tool Storage And Workshop > Tool Boxes And Bags: Skrzynki i torby narzędziowe, skrzynka narzędziowa, torba na narzędzia, wózek narzędziowy
Tools > Tool Storage And Workshop > Workbenches And Shelving: Stoły warsztatowe i regały, stół warsztatowy, regał magazynowy, kozioł stolarski
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: Wózki transportowe i wciągarki, wózek transportowy, wciągnik łańcuchowy, wózek paletowy
Tools > Welding And Soldering: Spawanie i lutowanie, spawarka, lutownica, maska spawalnicza
Tools > Building Materials: Materiały budowlane, materiał budowlany, materiały remontowe, materiały wykończeniowe
Tools > Building Materials > Cement And Plaster: Cement i gips, zaprawa cementowa, zaprawa murarska, klej do płytek
Tools > Building Materials > Flooring And Tiles: Podłogi i płytki, panele podłogowe, płytki ceramiczne, listwa przypodłogowa
Tools > Building Materials > Timber And Sheet Materials: Drewno i płyty, sklejka, płyta mdf, płyta pleksi
Tools > Building Materials > Insulation Doors And Windows: Izolacja i stolarka okienna, wełna mineralna, uszczelka do drzwi, drzwi wewnętrzne
Automotive: Motoryzacja, samochód, auto, pojazd
Automotive > Car Care: Pielęgnacja samochodu, kosmetyki samochodowe, auto detailing, zestaw do pielęgnacji auta
Automotive > Car Care > Car Shampoos: Szampony samochodowe, szampon samochodowy, piana aktywna, środek do usuwania owadów
Automotive > Car Care > Car Waxes And Polishes: Woski i pasty polerskie samochodowe, wosk samochodowy, pasta polerska do lakieru, powłoka ceramiczna
Automotive > Car Care > Car Interior Cleaners: Środki do wnętrza auta, spray do kokpitu, preparat do tapicerki samochodowej, środek do skóry samochodowej
Automotive > Car Care > Wheel And Tyre Cleaners: Środki do felg i opon, płyn do felg, nabłyszczacz do opon, deironizer
Automotive > Car Care > Car Glass Cleaners: Środki do szyb samochodowych, płyn do czyszczenia szyb samochodowych, odmrażacz do szyb, niewidzialna wycieraczka
Automotive > Car Care > Car Wash Tools: Akcesoria do mycia samochodu, rękawica do mycia auta, ręcznik do osuszania auta, szczotka do mycia auta
Automotive > Car Care > Car Air Fresheners: Zapachy samochodowe, zapach do samochodu, odświeżacz powietrza do auta, zawieszka zapachowa do auta
Automotive > Car Care > Car Paint And Body Repair: Lakiery samochodowe i naprawa karoserii, lakier zaprawkowy, szpachla samochodowa, konserwacja podwozia
Automotive > Oils And Fluids: Oleje i płyny eksploatacyjne, płyny samochodowe, chemia samochodowa, płyn eksploatacyjny
Automotive > Oils And Fluids > Motor Oils: Oleje silnikowe, olej silnikowy, olej syntetyczny silnikowy, olej do diesla
Automotive > Oils And Fluids > Gear And Transmission Oils: Oleje przekładniowe, olej przekładniowy, olej do skrzyni biegów, olej ATF
Automotive > Oils And Fluids > Brake Fluids: Płyny hamulcowe, płyn hamulcowy, płyn hamulcowy DOT 4
Automotive > Oils And Fluids > Antifreeze And Coolants: Płyny chłodnicze, płyn do chłodnic, koncentrat płynu chłodniczego
Automotive > Oils And Fluids > Screenwash: Płyny do spryskiwaczy, płyn do spryskiwaczy, zimowy płyn do spryskiwaczy, koncentrat do spryskiwaczy
Automotive > Oils And Fluids > Fuel And Oil Additives: Dodatki do paliwa i oleju, dodatek do paliwa, środek do czyszczenia wtryskiwaczy, dodatek do oleju
Automotive > Oils And Fluids > Adblue: AdBlue, płyn AdBlue, roztwór mocznika, płyn do układu SCR
Automotive > Oils And Fluids > Greases And Workshop Sprays: Smary i spraye warsztatowe, zmywacz do hamulców, smar miedziany, spray do gaźnika
Automotive > Car Parts: Części samochodowe, część samochodowa, część zamienna, części zamienne do aut
Automotive > Car Parts > Brakes: Układ hamulcowy, klocki hamulcowe, tarcza hamulcowa, zacisk hamulcowy
Automotive > Car Parts > Car Filters: Filtry samochodowe, filtr oleju, filtr kabinowy, filtr paliwa
Automotive > Car Parts > Spark Plugs And Ignition: Świece zapłonowe i zapłon, świeca zapłonowa, cewka zapłonowa, świeca żarowa
Automotive > Car Parts > Car Light Bulbs: Żarówki samochodowe, żarówka samochodowa, żarówka H7, żarnik ksenonowy
Automotive > Car Parts > Headlights And Tail Lights: Reflektory i lampy tylne, reflektor samochodowy, lampa tylna, halogen przeciwmgielny
Automotive > Car Parts > Wiper Blades: Wycieraczki samochodowe, pióro wycieraczki, wycieraczka szyby przedniej, wycieraczka płaska
Automotive > Car Parts > Suspension And Steering: Zawieszenie i układ kierowniczy, amortyzator, wahacz, łożysko koła
Automotive > Car Parts > Engine And Drivetrain Parts: Części silnika i napędu, zestaw rozrządu, sprzęgło, alternator
Automotive > Car Parts > Exhaust Parts: Części układu wydechowego, tłumik, katalizator, sonda lambda
Automotive > Car Parts > Mirrors And Body Parts: Lusterka i części karoserii, lusterko boczne, zderzak, błotnik samochodowy
Automotive > Car Parts > Car Sensors And Switches: Czujniki i przełączniki samochodowe, czujnik ABS, czujnik parkowania, podnośnik szyby
Automotive > Tyres And Wheels: Opony i felgi, koła samochodowe, koło kompletne, ogumienie
Automotive > Tyres And Wheels > Car Tyres: Opony samochodowe, opona letnia, opona zimowa, opona całoroczna
Automotive > Tyres And Wheels > Rims And Wheel Covers: Felgi i kołpaki, felga aluminiowa, kołpaki, śruby do kół
Automotive > Tyres And Wheels > Snow Chains: Łańcuchy śniegowe, łańcuchy na koła, opaski śniegowe na opony, skarpety na koła
Automotive > Tyres And Wheels > Tyre Repair And Inflation: Naprawa i pompowanie opon, kompresor samochodowy, zestaw naprawczy do opon, manometr do opon
Automotive > Car Batteries And Charging: Akumulatory i ładowanie, zasilanie samochodu, akumulator i ładowanie auta, akcesoria akumulatorowe samochodowe
Automotive > Car Batteries And Charging > Car Batteries: Akumulatory samochodowe, akumulator samochodowy, akumulator AGM, akumulator rozruchowy
Automotive > Car Batteries And Charging > Car Battery Chargers: Prostowniki samochodowe, prostownik, ładowarka do akumulatora samochodowego, tester akumulatora
Automotive > Car Batteries And Charging > Jump Starters And Cables: Boostery i kable rozruchowe, kable rozruchowe, urządzenie rozruchowe, klema akumulatora
Automotive > Car Batteries And Charging > EV Charging: Ładowanie aut elektrycznych, kabel do ładowania typ 2, wallbox, ładowarka do auta elektrycznego
Automotive > Car Accessories: Akcesoria samochodowe, akcesorium samochodowe, gadżety samochodowe, wyposażenie samochodu
Automotive > Car Accessories > Seat Covers And Cushions: Pokrowce i poduszki samochodowe, pokrowiec samochodowy na siedzenie, poduszka na fotel samochodowy, pokrowiec na kierownicę
Automotive > Car Accessories > Car Mats And Boot Liners: Dywaniki samochodowe i maty bagażnika, dywaniki samochodowe, mata do bagażnika, dywaniki gumowe do auta
Automotive > Car Accessories > Phone Mounts: Uchwyty samochodowe na telefon, uchwyt na telefon do auta, uchwyt samochodowy, uchwyt magnetyczny do auta
Automotive > Car Accessories > Car Chargers: Ładowarki samochodowe usb, ładowarka samochodowa, ładowarka do gniazda zapalniczki, przetwornica samochodowa
Automotive > Car Accessories > Sunshades And Car Covers: Osłony przeciwsłoneczne i pokrowce na auto, osłona przeciwsłoneczna do auta, pokrowiec na samochód, mata na szybę samochodową
Automotive > Car Accessories > Roof Boxes And Carriers: Boxy dachowe i bagażniki, box dachowy, bagażnik dachowy, bagażnik rowerowy na hak
Automotive > Car Accessories > Towing And Trailer Parts: Haki holownicze i części do przyczep, hak holowniczy, lampa do przyczepy, linka holownicza
Automotive > Car Accessories > Car Safety And Emergency: Bezpieczeństwo i awaryjne wyposażenie auta, trójkąt ostrzegawczy, młotek bezpieczeństwa, skrobaczka do szyb
Automotive > Car Accessories > Car Security: Zabezpieczenia samochodowe, blokada kierownicy, alarm samochodowy, etui na kluczyk samochodowy
Automotive > Car Accessories > Car Organizers: Organizery samochodowe, organizer do bagażnika, organizer na fotel samochodowy, kosz na śmieci do auta
Automotive > Car Accessories > Car Decals And Styling: Naklejki i stylizacja auta, naklejka na samochód, folia do oklejania auta, gałka zmiany biegów
Automotive > Car Electronics: Elektronika samochodowa, elektronika do auta, sprzęt elektroniczny samochodowy, car audio i elektronika
Automotive > Car Electronics > Car Radios: Radia samochodowe, radio samochodowe, radio 2 din, transmiter fm
Automotive > Car Electronics > Car Speakers And Amplifiers: Głośniki i wzmacniacze samochodowe, głośnik samochodowy, subwoofer samochodowy, wzmacniacz samochodowy
Automotive > Car Electronics > Dash Cams: Wideorejestratory samochodowe, wideorejestrator, kamera samochodowa, kamera cofania
Automotive > Car Electronics > Car Navigation: Nawigacje samochodowe, nawigacja samochodowa, nawigacja gps, antyradar
Automotive > Car Electronics > Obd Scanners: Skanery OBD, interfejs diagnostyczny obd2, tester diagnostyczny samochodowy, czytnik kodów błędów
Automotive > Automotive Tools: Narzędzia samochodowe, narzędzie mechanika samochodowego, wyposażenie warsztatu samochodowego, narzędzia do aut
Automotive > Automotive Tools > Jacks And Ramps: Podnośniki i najazdy, podnośnik samochodowy, lewarek, kobyłki warsztatowe
Automotive > Automotive Tools > Car Repair Tools: Narzędzia do naprawy aut, klucz do filtra oleju, miska do spuszczania oleju, ściągacz sprężyn
Automotive > Motorcycle: Motocykle i skutery, motocykl, skuter, motoryzacja motocyklowa
Automotive > Motorcycle > Motorcycle Helmets: Kaski motocyklowe, kask motocyklowy, kask integralny, kask szczękowy
Automotive > Motorcycle > Motorcycle Clothing: Odzież motocyklowa, kurtka motocyklowa, rękawice motocyklowe, buty motocyklowe
Automotive > Motorcycle > Motorcycle Tyres: Opony motocyklowe, opona motocyklowa, opona do skutera, dętka motocyklowa
Automotive > Motorcycle > Motorcycle Parts: Części motocyklowe, zestaw napędowy motocyklowy, klocki hamulcowe motocyklowe, klamka motocyklowa
Automotive > Motorcycle > Motorcycle Luggage: Bagaż motocyklowy, kufer motocyklowy, sakwy motocyklowe, tankbag
Automotive > Motorcycle > Motorcycle Accessories: Akcesoria motocyklowe, pokrowiec na motocykl, blokada tarczy hamulcowej, interkom motocyklowy
Automotive > Caravan And Motorhome: Przyczepy kempingowe i kampery, akcesoria do kampera, akcesoria do przyczepy kempingowej, płyn do toalety turystycznej
Toys: Zabawki, zabawka, zabawka dla dzieci, zabawki dziecięce
Toys > Building Sets: Klocki i zabawki konstrukcyjne, klocki, zestaw konstrukcyjny
Toys > Building Sets > Brick Sets: Klocki konstrukcyjne, zestaw klocków, płyta konstrukcyjna, minifigurki
Toys > Building Sets > Wooden Blocks: Klocki drewniane, drewniane klocki, klocki drewniane dla dzieci, drewniana tęcza
Toys > Building Sets > Magnetic Building Sets: Klocki magnetyczne, magnetyczne klocki, płytki magnetyczne, klocki magnetyczne zestaw
Toys > Building Sets > Marble Runs: Tory kulkowe, tor kulkowy, kulodrom, zjeżdżalnia dla kulek
Toys > Building Sets > Construction Kits: Zestawy konstruktorskie, mały konstruktor, klocki mechaniczne, zestaw do skręcania
Toys > Building Sets > Model Kits: Modele do sklejania, model do sklejania, model plastikowy, model redukcyjny
Toys > Dolls: Lalki, lalka, lalka szmaciana, szmacianka
Toys > Dolls > Fashion Dolls: Lalki modowe, lalka modowa, lalka księżniczka, lalka syrenka
Toys > Dolls > Baby Dolls: Lalki bobasy, lalka bobas, lalka reborn, bobas interaktywny
Toys > Dolls > Dollhouses: Domki dla lalek, domek dla lalek, mebelki dla lalek, drewniany domek dla lalek
Toys > Dolls > Doll Accessories: Akcesoria dla lalek, ubranka dla lalek, wózek dla lalek, łóżeczko dla lalek
Toys > Dolls > Puppets And Puppet Theatres: Pacynki i teatrzyki, pacynka, kukiełka, teatrzyk kukiełkowy
Toys > Figures: Figurki, figurka, figurka zabawka, żołnierzyki
Toys > Figures > Action Figures: Figurki akcji, figurka akcji, figurka superbohatera, ruchoma figurka
Toys > Figures > Collectible Figures: Figurki kolekcjonerskie, figurka kolekcjonerska, figurka winylowa, figurka anime
Toys > Figures > Animal Figures: Figurki zwierząt, figurka dinozaura, figurka konia, zwierzęta gospodarskie figurki
Toys > Figures > Playsets: Zestawy figurek z akcesoriami, farma zabawka, zamek zabawka, statek piracki zabawka
Toys > Toy Vehicles: Pojazdy zabawkowe, garaż zabawka, samolot zabawka, łódka zabawka
Toys > Toy Vehicles > Toy Cars: Samochodziki, autko zabawka, samochód zabawka, model samochodu
Toys > Toy Vehicles > Toy Trucks And Machines: Ciężarówki i maszyny zabawki, koparka zabawka, traktor zabawka, wóz strażacki zabawka
Toys > Toy Vehicles > Toy Trains: Kolejki i pociągi, kolejka drewniana, pociąg zabawka, kolejka elektryczna
Toys > Toy Vehicles > Race Tracks: Tory wyścigowe, tor wyścigowy zabawka, tor samochodowy, tor z autkami
Toys > Remote Control Toys: Zabawki zdalnie sterowane, zabawka zdalnie sterowana, zabawka RC
Toys > Remote Control Toys > Remote Control Cars: Samochody zdalnie sterowane, samochód zdalnie sterowany, auto na pilota, samochód RC
Toys > Remote Control Toys > Remote Control Aircraft And Boats: Zdalnie sterowane samoloty i łodzie, helikopter zdalnie sterowany, łódź RC, dron dla dzieci
Toys > Remote Control Toys > Toy Robots: Roboty zabawki, robot zabawka, pies robot, robot interaktywny
Toys > Games: Gry, gra towarzyska, gra dla dzieci, gra podróżna
Toys > Games > Family Board Games: Gry planszowe rodzinne, gra planszowa, gra rodzinna, gra quizowa
Toys > Games > Strategy Board Games: Gry strategiczne, gra strategiczna planszowa, dodatek do gry planszowej, gra ekonomiczna
Toys > Games > Card Games: Gry karciane, gra karciana, karcianka, gra karciana rodzinna
Toys > Games > Playing Cards: Karty do gry, talia kart, karty do pokera, karty tarota
Toys > Games > Trading Cards: Karty kolekcjonerskie, gra kolekcjonerska TCG, booster, koszulki na karty
Toys > Games > Party Games: Gry imprezowe, gra imprezowa, kalambury, gra alkoholowa
Toys > Games > Chess And Classic Games: Szachy i gry klasyczne, szachy, warcaby, domino
Toys > Games > Dexterity And Action Games: Gry zręcznościowe, gra zręcznościowa, wieża z klocków gra, gra w rybki
Toys > Games > Role Playing And Miniature Games: Gry fabularne i bitewne, gra RPG, podręcznik RPG, gra bitewna
Toys > Games > Escape And Mystery Games: Gry escape room i kryminalne, gra escape room, gra detektywistyczna, gra kryminalna
Toys > Games > Table Football And Game Tables: Piłkarzyki i stoły do gier, piłkarzyki, stół do piłkarzyków, cymbergaj
Toys > Puzzles: Puzzle i układanki, mata do puzzli, klej do puzzli, ramka do puzzli
Toys > Puzzles > Jigsaw Puzzles: Puzzle klasyczne, puzzle dla dorosłych, puzzle panoramiczne, układanka puzzle
Toys > Puzzles > Kids Puzzles: Puzzle dla dzieci, puzzle dziecięce, układanka drewniana, puzzle podłogowe
Toys > Puzzles > 3D Puzzles: Puzzle 3D, puzzle przestrzenne, układanka 3D, puzzle kula
Toys > Puzzles > Brain Teasers: Łamigłówki, łamigłówka, kostka logiczna, gra logiczna
Toys > Plush Toys: Maskotki i pluszaki, maskotka, pluszak, miś pluszowy
Toys > Baby And Toddler Toys: Zabawki dla niemowląt i małych dzieci, zabawka dla niemowlaka, zabawka sensoryczna dla niemowląt, zabawka do wózka
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: Grzechotki i chwytaki, grzechotka, gryzak grzechotka, piłka sensoryczna
Toys > Baby And Toddler Toys > Comforters: Przytulanki niemowlęce, przytulanka szmatka, kocyk przytulanka, pieluszka przytulanka
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: Maty edukacyjne i centra zabaw, mata edukacyjna, karuzela do łóżeczka, stolik edukacyjny
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: Sortery i układanki wieże, sorter kształtów, wieża do układania, piramidka
Toys > Baby And Toddler Toys > Push And Pull Toys: Pchacze i zabawki do ciągnięcia, pchacz, chodzik pchacz, zabawka do ciągnięcia
Toys > Baby And Toddler Toys > Bath Toys: Zabawki do kąpieli, zabawka do kąpieli, gumowa kaczuszka, książeczka do kąpieli
Toys > Educational Toys: Zabawki edukacyjne, zabawka edukacyjna, zabawka montessori, liczydło
Toys > Educational Toys > Science Kits: Zestawy naukowe, zestaw doświadczalny, mały chemik, zestaw do wykopalisk
Toys > Educational Toys > Learning Electronics: Elektronika edukacyjna dla dzieci, tablet edukacyjny dla dzieci, laptop edukacyjny, aparat dla dzieci
Toys > Educational Toys > Kids Audio Players: Odtwarzacze audio dla dzieci, bajkoczytacz, głośnik z bajkami, figurka z bajkami
Toys > Educational Toys > Toy Musical Instruments: Instrumenty zabawkowe, pianinko dla dzieci, cymbałki, bębenek dla dzieci
Toys > Pretend Play: Zabawy w udawanie, zabawa w role, zestaw do odgrywania ról
Toys > Pretend Play > Toy Kitchens And Shops: Kuchnie i sklepiki zabawkowe, kuchnia dla dzieci, kasa zabawka, jedzenie zabawka
Toys > Pretend Play > Toy Tools: Narzędzia zabawkowe, warsztat dla dzieci, narzędzia dla dzieci, wiertarka zabawka
Toys > Pretend Play > Toy Household And Cleaning: AGD i sprzątanie zabawki, odkurzacz zabawka, pralka zabawka, zestaw do sprzątania dla dzieci
Toys > Pretend Play > Doctor And Vet Kits: Zestawy lekarza i weterynarza, zestaw małego lekarza, zestaw lekarski zabawka, zestaw weterynarza
Toys > Pretend Play > Toy Beauty Sets: Zestawy piękności dla dziewczynek, kosmetyki dla dziewczynek, toaletka dla dzieci, głowa do czesania
Toys > Costumes And Dress Up: Kostiumy i przebrania, kostium, przebranie, strój karnawałowy
Toys > Costumes And Dress Up > Masks Wigs And Props: Maski peruki i rekwizyty, maska karnawałowa, peruka karnawałowa, miecz zabawka
Toys > Outdoor Toys: Zabawki ogrodowe, zabawka na dwór, zabawki na świeże powietrze
Toys > Outdoor Toys > Sand And Beach Toys: Zabawki do piasku i na plażę, piaskownica, wiaderko i łopatka, piasek kinetyczny
Toys > Outdoor Toys > Water Toys: Zabawki wodne, pistolet na wodę, balony wodne, basen dmuchany dla dzieci
Toys > Outdoor Toys > Toy Blasters: Wyrzutnie i pistolety zabawkowe, pistolet na strzałki, pistolet zabawka, strzałki piankowe
Toys > Outdoor Toys > Kites And Flying Toys: Latawce i zabawki latające, latawiec, samolot piankowy, latający dysk
Toys > Outdoor Toys > Bubbles: Bańki mydlane, maszynka do baniek, płyn do baniek, pistolet na bańki
Toys > Outdoor Toys > Swings And Slides: Huśtawki i zjeżdżalnie, huśtawka dla dzieci, zjeżdżalnia, plac zabaw
Toys > Outdoor Toys > Playhouses And Tents: Domki i namioty dla dzieci, domek ogrodowy dla dzieci, namiot dla dzieci, suchy basen
Toys > Outdoor Toys > Outdoor Games: Gry plenerowe, gra ogrodowa, rzucanie obręczami, gra plenerowa
Toys > Ride On Toys: Pojazdy dla dzieci, jeździk, pojazd dziecięcy
Toys > Ride On Toys > Ride On And Pedal Cars: Jeździki i gokarty na pedały, jeździk pchany, gokart na pedały, traktor na pedały
Toys > Ride On Toys > Electric Ride Ons: Pojazdy na akumulator, auto na akumulator, motor na akumulator, quad na akumulator dla dzieci
Toys > Ride On Toys > Tricycles: Rowerki trójkołowe, rowerek trójkołowy, rowerek trójkołowy z pchaczem
Toys > Ride On Toys > Balance Bikes: Rowerki biegowe, rowerek biegowy, rower biegowy, biegówka dla dzieci
Toys > Ride On Toys > Rocking Toys: Zabawki na biegunach, koń na biegunach, bujak, skoczek dla dzieci
Toys > Kids Craft Kits: Zestawy kreatywne dla dzieci, zestaw kreatywny, zestaw plastyczny dla dzieci, zestaw artystyczny diy
Toys > Kids Craft Kits > Play Dough: Ciastolina, masa plastyczna, zestaw ciastoliny, lekka masa plastyczna
Toys > Kids Craft Kits > Slime And Putty: Slime i gniotki, slime, gniotek, glut zabawka
Toys > Kids Craft Kits > Bead And Jewelry Kits: Koraliki i zestawy do biżuterii, koraliki do prasowania, zestaw do robienia bransoletek, gumki do bransoletek
Toys > Kids Craft Kits > Painting And Drawing Toys: Zabawki do rysowania i malowania, tablica do rysowania dla dzieci, znikopis, sztaluga dla dzieci
Toys > Novelty Toys: Śmieszne gadżety i drobne zabawki, bączek, jojo, drobne upominki dla dzieci
Toys > Novelty Toys > Fidget Toys: Zabawki antystresowe, zabawka antystresowa, fidget spinner, pop it
Toys > Novelty Toys > Magic Sets: Zestawy magika, zestaw małego magika, sztuczki magiczne, zestaw do magii
Art And Crafts: Artykuły plastyczne i rękodzieło, rękodzieło, artykuły plastyczne, materiały kreatywne
Art And Crafts > Drawing: Rysowanie, zestaw do rysowania, przybory do rysowania, zestaw do szkicowania
Art And Crafts > Drawing > Colored Pencils: Kredki ołówkowe, kredki, kredki akwarelowe, kredka ołówkowa
Art And Crafts > Drawing > Graphite Pencils And Charcoal: Ołówki i węgiel rysunkowy, ołówek rysunkowy, węgiel do rysowania, grafit w sztyfcie
Art And Crafts > Drawing > Art Markers: Markery artystyczne, markery alkoholowe, pisaki pędzelkowe, cienkopisy
Art And Crafts > Drawing > Crayons And Pastels: Kredki świecowe i pastele, kredki świecowe, pastele olejne, kreda chodnikowa
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: Szkicowniki i papier rysunkowy, szkicownik, blok rysunkowy, papier akwarelowy
Art And Crafts > Drawing > Calligraphy And Lettering: Kaligrafia i lettering, zestaw do kaligrafii, pióro do kaligrafii, obsadka ze stalówką
Art And Crafts > Drawing > Drawing Tools: Przybory kreślarskie, gumka chlebowa, podświetlana deska kreślarska, wiszer
Art And Crafts > Painting: Malarstwo, zestaw malarski, farby artystyczne, zestaw do malowania
Art And Crafts > Painting > Acrylic Paint: Farby akrylowe, farba akrylowa, zestaw farb akrylowych, akryl w tubie
Art And Crafts > Painting > Watercolors: Farby akwarelowe, akwarele, farba akwarelowa, akwarele w kostkach
Art And Crafts > Painting > Oil Paint: Farby olejne, farba olejna artystyczna, zestaw farb olejnych
Art And Crafts > Painting > Gouache And Tempera: Gwasze i tempery, gwasz, farby plakatowe, farby do malowania palcami
Art And Crafts > Painting > Spray And Airbrush Paint: Farby w sprayu i aerografy, aerograf, farba do aerografu, spray graffiti
Art And Crafts > Painting > Fabric Paint And Dyes: Farby i barwniki do tkanin, farba do tkanin, barwnik do tkanin, zestaw tie dye
Art And Crafts > Painting > Paint Brushes: Pędzle artystyczne, pędzel artystyczny, zestaw pędzli, szpachelka malarska artystyczna
Art And Crafts > Painting > Canvas: Podobrazia, podobrazie, płótno malarskie, podobrazie bawełniane
Art And Crafts > Painting > Easels And Palettes: Sztalugi i palety, sztaluga, sztaluga stołowa, paleta malarska
Art And Crafts > Painting > Painting Mediums And Varnishes: Media i werniksy malarskie, gesso, medium malarskie, werniks
Art And Crafts > Painting > Paint By Numbers: Malowanie po numerach, obraz do malowania po numerach, zestaw do malowania po numerach
Art And Crafts > Painting > Diamond Painting: Haft diamentowy, mozaika diamentowa, haft diamentowy zestaw, diamond painting
Art And Crafts > Paper Crafts: Papierowe rękodzieło, quilling, zestaw origami, tworzenie kartek
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: Papier i karton do prac plastycznych, papier kolorowy, karton kolorowy, bibuła
Art And Crafts > Paper Crafts > Scrapbooking: Scrapbooking, album do scrapbookingu, taśma washi, papiery do scrapbookingu
Art And Crafts > Paper Crafts > Stickers: Naklejki, naklejki dekoracyjne, arkusz naklejek, naklejki dla dzieci
Art And Crafts > Paper Crafts > Stamps And Ink Pads: Stemple i tusze, stempel do scrapbookingu, poduszka do stempli ozdobnych, lak do pieczęci
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: Dziurkacze ozdobne i maszyny do cięcia, dziurkacz ozdobny, maszynka do wycinania, ploter tnący
Art And Crafts > Sewing: Szycie i pasmanteria, pasmanteria, krawiectwo, akcesoria do szycia
Art And Crafts > Sewing > Sewing Machines: Maszyny do szycia, maszyna do szycia, overlock, hafciarka
Art And Crafts > Sewing > Fabric: Tkaniny, tkanina bawełniana, materiał na metry, dzianina dresowa
Art And Crafts > Sewing > Sewing Thread: Nici do szycia, nici poliestrowe, nici do overlocka, szpulka nici
Art And Crafts > Sewing > Sewing Tools And Notions: Przybory krawieckie, zestaw do szycia, igły do szycia, nożyce krawieckie
Art And Crafts > Sewing > Zippers And Buttons: Zamki błyskawiczne i guziki, zamek błyskawiczny, guziki, napy zatrzaski
Art And Crafts > Sewing > Embroidery And Cross Stitch: Haft i haft krzyżykowy, zestaw do haftu, haft krzyżykowy, mulina
Art And Crafts > Sewing > Sewing Patterns: Wykroje krawieckie, wykrój, wykrój sukienki, szablon do szycia
Art And Crafts > Sewing > Iron-On Patches And Vinyl: Naprasowanki i folie flex, naprasowanka, folia flex, prasa termotransferowa
Art And Crafts > Knitting And Crochet: Dziewiarstwo i szydełkowanie, zestaw do szydełkowania, zestaw do robienia na drutach, amigurumi zestaw
Art And Crafts > Knitting And Crochet > Yarn: Włóczki, włóczka, włóczka bawełniana, wełna do robienia na drutach
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: Druty i szydełka, szydełko, druty na żyłce, druty dziewiarskie
Art And Crafts > Knitting And Crochet > Macrame And Weaving: Makrama i tkactwo, sznurek do makramy, krosno tkackie, zestaw do makramy
Art And Crafts > Knitting And Crochet > Felting: Filcowanie, wełna czesankowa, igły do filcowania, zestaw do filcowania
Art And Crafts > Jewelry Making: Wyrób biżuterii, zestaw do robienia biżuterii, zestaw do bransoletek, tworzenie biżuterii
Art And Crafts > Jewelry Making > Beads: Koraliki, koraliki szklane, koraliki drewniane, koraliki literki
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: Półfabrykaty i narzędzia jubilerskie, półfabrykaty do biżuterii, ogniwka montażowe, bigle do kolczyków
Art And Crafts > Candle Making Supplies: Robienie świec, wosk sojowy, knoty do świec, forma do świec
Art And Crafts > Soap Making Supplies: Wyrób mydła, baza mydlana, forma do mydła, zestaw do robienia mydła
Art And Crafts > Pottery And Modeling: Ceramika i modelowanie, zestaw garncarski, zestaw do rzeźbienia, modelowanie
Art And Crafts > Pottery And Modeling > Modeling Clay: Masy plastyczne i gliny, modelina, glina samoutwardzalna, plastelina
Art And Crafts > Pottery And Modeling > Pottery Tools: Narzędzia garncarskie, koło garncarskie, narzędzia do gliny, szkliwo ceramiczne
Art And Crafts > Pottery And Modeling > Resin And Casting: Żywice i odlewy, żywica epoksydowa, forma silikonowa do żywicy, gips odlewniczy
Art And Crafts > Craft Materials: Materiały do prac ręcznych, zestaw kreatywny, zestaw plastyczny dla dzieci, materiały do rękodzieła
Art And Crafts > Craft Materials > Craft Glue And Adhesives: Kleje do rękodzieła, klej introligatorski, klej do tkanin, wkłady do pistoletu na klej
Art And Crafts > Craft Materials > Glitter And Embellishments: Brokaty i ozdoby, brokat, pompony, druciki kreatywne
Art And Crafts > Craft Materials > Wood And Wicker Crafts: Drewno i wiklina do rękodzieła, patyczki kreatywne, wypalarka do drewna, wiklina papierowa
Art And Crafts > Craft Materials > Leather Craft: Kaletnictwo, narzędzia kaletnicze, skóra naturalna kawałki, farba do skóry
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: Mozaika i szkło artystyczne, kostki mozaikowe, zestaw do mozaiki, zestaw witrażowy
Art And Crafts > Craft Materials > Floral Crafts: Florystyka, gąbka florystyczna, drut florystyczny, stroik baza wianka
Art And Crafts > Party Supplies: Artykuły imprezowe, zestaw imprezowy, zestaw urodzinowy, akcesoria na przyjęcie
Art And Crafts > Party Supplies > Balloons: Balony, balon foliowy, girlanda balonowa, hel do balonów
Art And Crafts > Party Supplies > Party Tableware: Zastawa imprezowa, talerzyki papierowe, kubeczki papierowe urodzinowe, serwetki urodzinowe
Art And Crafts > Party Supplies > Party Decorations: Dekoracje imprezowe, girlanda urodzinowa, serpentyny, konfetti
Art And Crafts > Party Supplies > Party Favors: Upominki dla gości, torebki na upominki urodzinowe, pałeczki świecące, gwizdki imprezowe
Art And Crafts > Gift Wrapping: Pakowanie prezentów, zestaw do pakowania prezentów, opakowania prezentowe, akcesoria do pakowania prezentów
Art And Crafts > Gift Wrapping > Wrapping Paper: Papier do pakowania prezentów, papier prezentowy, papier ozdobny do prezentów, papier świąteczny
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: Torebki i pudełka prezentowe, torebka prezentowa, pudełko prezentowe, pudełko ozdobne na prezent
Art And Crafts > Gift Wrapping > Ribbons And Bows: Wstążki i kokardy, wstążka prezentowa, wstążka satynowa, kokarda na prezent
Art And Crafts > Picture Framing: Oprawa obrazów, passe-partout, listwa ramowa, krosno malarskie na płótno
`
