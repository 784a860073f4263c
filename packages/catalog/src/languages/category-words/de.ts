/** German words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: Lebensmittel, Feinkost, Delikatesse, Nahrungsmittel, Präsentkorb
Food > Beverages: Getränk, Erfrischungsgetränk, Getränkepulver, Trinkgenuss
Food > Beverages > Soft Drinks: Limonade, Limo, Softdrink, Brause, Erfrischungsgetränk, Kombucha, Malzbier, Malztrunk, Schorle, Mate Limonade
Food > Beverages > Soft Drinks > Cola: Cola, Colagetränk, Cola Mix, Colalimonade
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: Zitronenlimonade, Orangenlimonade, Fruchtlimonade, Limonade, Zitronenlimo, Orangenlimo, Kräuterlimonade, Orangeade, Zitrone Limo
Food > Beverages > Soft Drinks > Tonic Water And Mixers: Tonic, Tonicwater, Bitter Lemon, Ginger Ale, Sodawasser, Wild Berry
Food > Beverages > Soft Drinks > Energy Drinks: Energydrink, Energy Drink, Energiegetränk, Koffein Drink
Food > Beverages > Soft Drinks > Sports Drinks: Sportgetränk, Isogetränk, isotonisches Getränk, Isodrink
Food > Beverages > Soft Drinks > Iced Tea: Eistee, Eistee Pfirsich, Eistee Zitrone, Teegetränk
Food > Beverages > Soft Drinks > Drink Syrups: Sirup, Getränkesirup, Holunderblütensirup, Himbeersirup, Fruchtsirup, Kaffeesirup, Sprudelsirup
Food > Beverages > Water: Mineralwasser, Wasser, Quellwasser, Trinkwasser, Tafelwasser, Kokoswasser
Food > Beverages > Water > Still Water: stilles Wasser, Mineralwasser still, naturell, Wasser ohne Kohlensäure
Food > Beverages > Water > Sparkling Water: Sprudel, Sprudelwasser, Mineralwasser classic, Mineralwasser medium, Wasser mit Kohlensäure
Food > Beverages > Water > Flavored Water: Wasser mit Geschmack, Near Water, Wasser Frucht, Vitaminwasser
Food > Beverages > Juice: Saft, Fruchtsaft, Multivitaminsaft, Traubensaft, Direktsaft, Nektar, Fruchtnektar, Ananassaft, Johannisbeersaft, Kirschsaft, Gemüsesaft, Tomatensaft, Karottensaft, Fruchtsaftgetränk, Zitronensaft, Multisaft, Rote-Bete-Saft, Mangosaft, Muttersaft, Aroniasaft
Food > Beverages > Juice > Orange Juice: Orangensaft, O-Saft, Blutorangensaft, Orangendirektsaft, Orangennektar, Orange 100% Saft, Milde Orange
Food > Beverages > Juice > Apple Juice: Apfelsaft, Apfelschorle, Apfelsaft naturtrüb, Apfeldirektsaft
Food > Beverages > Juice > Smoothies: Smoothie, Fruchtsmoothie, Ingwer Shot, Ganzfruchtgetränk
Food > Beverages > Coffee: Kaffee, Röstkaffee, Espresso, Bohnenkaffee, entkoffeinierter Kaffee, Getreidekaffee, Malzkaffee
Food > Beverages > Coffee > Coffee Beans: Kaffeebohnen, ganze Bohnen, Espressobohnen, Ganze Bohne, Caffè Crema Bohnen
Food > Beverages > Coffee > Ground Coffee: gemahlener Kaffee, Filterkaffee, Kaffee gemahlen, Espresso gemahlen, Mokka
Food > Beverages > Coffee > Coffee Capsules: Kaffeekapseln, Kapseln, Kaffeepads, Pads, Espressokapseln, ESE Pads
Food > Beverages > Coffee > Instant Coffee: löslicher Kaffee, Instantkaffee, Instant Cappuccino, löslicher Bohnenkaffee, Kaffeepulver, Löskaffee, Instant-Kaffee, 3in1 Kaffee, Eiskaffee Pulver
Food > Beverages > Coffee > Iced Coffee: Eiskaffee, Kaffeegetränk, Milchkaffee gekühlt, Cold Brew
Food > Beverages > Tea: Tee, Teebeutel, Teemischung, Chai, Oolong, weißer Tee, loser Tee
Food > Beverages > Tea > Black Tea: Schwarztee, schwarzer Tee, Ostfriesentee, Earl Grey, Darjeeling, Assam
Food > Beverages > Tea > Green Tea: Grüntee, grüner Tee, Matcha, Sencha, Jasmintee
Food > Beverages > Tea > Herbal Tea: Kräutertee, Früchtetee, Pfefferminztee, Kamillentee, Fencheltee, Ingwertee, Rotbusch, Rooibostee, Hagebuttentee, Matetee, Kräutertee Mischung, Pfefferminz Tee, Fenchel-Anis-Kümmel, Salbeitee, Brennnesseltee, Schlaf- und Nerventee, Magentee, Arzneitee, Husten- und Bronchialtee, Kamille
Food > Beverages > Drinking Chocolate: Trinkschokolade, Kakao, Kakaopulver, heiße Schokolade, Kakaogetränk, Backkakao
Food > Beverages > Milk: Milch, Vollmilch, H-Milch, Frischmilch, fettarme Milch, Weidemilch, Heumilch, Ziegenmilch, laktosefreie Milch, Alpenmilch, Buttermilch
Food > Beverages > Milk > Plant Milk: Haferdrink, Hafermilch, Sojadrink, Sojamilch, Mandeldrink, Mandelmilch, Reisdrink, Kokosdrink, Pflanzendrink, Erbsendrink, Hafer Barista, Hafer Drink, Barista Hafer, Mandel Drink, Soja Drink, Soja ungesüßt, Mandel ungesüßt, Dinkeldrink
Food > Beverages > Milk > Flavored Milk: Milchmischgetränk, Schokomilch, Kakaomilch, Milchshake, Bananenmilch, Erdbeermilch, Vanillemilch, Milchdrink
Food > Beverages > Milk > Condensed And Powdered Milk: Kondensmilch, Milchpulver, Kaffeesahne, Kaffeeweißer, Kaffeemilch, gezuckerte Kondensmilch, Dosenmilch, Magermilchpulver
Food > Beverages > Beer: Bier, Bockbier, Radler, Kellerbier, Altbier, Märzen, Landbier, Doppelbock, Naturradler, Zwickl
Food > Beverages > Beer > Lager And Pilsner: Pils, Pilsener, Pilsner, Helles, Lagerbier, Export, Kölsch, Hell
Food > Beverages > Beer > Wheat Beer: Weißbier, Weizenbier, Hefeweizen, Weizen, Hefeweißbier, Kristallweizen, Berliner Weisse
Food > Beverages > Beer > Ale And Stout: Dunkelbier, Schwarzbier, IPA, Pale Ale, Stout, Porter, Starkbier, Trappistenbier
Food > Beverages > Beer > Non-Alcoholic Beer: alkoholfreies Bier, Bier alkoholfrei, Alkoholfrei, Weizen alkoholfrei, Radler alkoholfrei
Food > Beverages > Wine: Wein, Glühwein, Sangria, alkoholfreier Wein, Dessertwein, Qualitätswein, Weinschorle, Sake, Weingut, QbA, Landwein, trocken Wein, lieblich, halbtrocken, Wein 0, 75l, feinherb, Bag in Box Wein
Food > Beverages > Wine > Red Wine: Rotwein, Spätburgunder, Dornfelder, Primitivo, Zweigelt, Merlot, Lemberger, Blaufränkisch, Regent, Rotweincuvée, Trollinger, Rotwein trocken, Cabernet Sauvignon, Shiraz, Portugieser, St. Laurent, Rotwein lieblich
Food > Beverages > Wine > White Wine: Weißwein, Riesling, Grauburgunder, Müller-Thurgau, Weißburgunder, Grüner Veltliner, Silvaner, Chardonnay, Lugana, Weißwein trocken, Riesling trocken, Chardonnay trocken, Scheurebe, Bacchus, Kerner, Gutedel, Rivaner, Sauvignon Blanc
Food > Beverages > Wine > Rose Wine: Roséwein, Rosé, Weißherbst, Schilcher
Food > Beverages > Wine > Sparkling Wine: Sekt, Champagner, Prosecco, Schaumwein, Perlwein, Crémant, Secco, Cava, Sekt trocken, Winzersekt, Prosecco Frizzante, Schaumwein rosé, alkoholfreier Sekt, Fruchtsecco
Food > Beverages > Wine > Fortified Wine: Portwein, Sherry, Wermut, Madeira, Marsala
Food > Beverages > Cider: Apfelwein, Cider, Cidre, Most, Ebbelwoi, Birnencider
Food > Beverages > Spirits: Spirituose, Schnaps, Obstbrand, Korn, Obstler, Williamsbirne, Grappa, Ouzo, Aquavit, Kirschwasser, Doppelkorn
Food > Beverages > Spirits > Whisky: Whisky, Whiskey, Bourbon, Single Malt, Scotch Whisky
Food > Beverages > Spirits > Vodka: Wodka, Vodka
Food > Beverages > Spirits > Gin: Gin, Dry Gin, Wacholder, Genever, Sloe Gin
Food > Beverages > Spirits > Rum: Rum, weißer Rum, brauner Rum, Jamaica Rum, Stroh Rum, Cachaça, Spiced Rum
Food > Beverages > Spirits > Tequila: Tequila, Mezcal, Tequila Silver, Agavenbrand
Food > Beverages > Spirits > Brandy: Weinbrand, Cognac, Brandy, Calvados, Armagnac
Food > Beverages > Spirits > Liqueurs: Likör, Kräuterlikör, Eierlikör, Kräuterschnaps, Magenbitter, Sahnelikör, Limoncello, Halbbitter, Pfefferminzlikör, Kirschlikör, Johannisbeerlikör, Kaffeelikör, Nusslikör, Haselnusslikör, Kümmel, Fruchtlikör, Kräuter Liqueur, Wodka Feige, Pfeffi, Sambuca
Food > Beverages > Ready To Drink Cocktails: Fertigcocktail, Alkopop, Hard Seltzer, Mixgetränk, Cocktail Dose, Aperitivo Spritz, Mojito
Food > Snacks: Snack, Knabberei, Knabbergebäck, Knabbermix, Partymix, Naschwerk, Knabberartikel, Salzsnack, Wasabi-Erdnüsse Mix, Gemüsesnack, Seetang Snack
Food > Snacks > Potato Chips: Chips, Kartoffelchips, Stapelchips, Kesselchips, Paprikachips, Riffelchips, Gemüsechips, Ungarisch, Linsenchips
Food > Snacks > Tortilla Chips: Nachos, Tortillachips, Maischips, Nachochips
Food > Snacks > Popcorn: Popcorn, Mikrowellenpopcorn, Popcornmais, Puffmais süß
Food > Snacks > Corn Puffs: Erdnussflips, Flips, Maisflips, Krabbenchips, Käsebällchen, Linsenflips, Snackringe, Maisbällchen
Food > Snacks > Pretzels: Salzstangen, Salzbrezeln, Brezeln, Laugenbrezel Snack, Salzgebäck, Salzletten
Food > Snacks > Crackers: Cracker, Kräcker, Knäckebrot, Grissini, Käsegebäck, Käsestangen, Salzcracker, Blätterteigstangen
Food > Snacks > Rice Cakes: Reiswaffeln, Maiswaffeln, Linsenwaffeln, Reiscracker, Reiswaffel Schokolade
Food > Snacks > Nuts: Nüsse, Walnüsse, Haselnüsse, Cashewkerne, Cashews, Macadamia, Paranüsse, Pinienkerne, Walnusskerne, Haselnusskerne, Pekannüsse, Maronen
Food > Snacks > Nuts > Almonds: Mandeln, Mandelkerne, gemahlene Mandeln, gehobelte Mandeln, Rauchmandeln, Mandelstifte, gebrannte Mandeln
Food > Snacks > Nuts > Peanuts: Erdnüsse, Erdnusskerne, geröstete Erdnüsse, Erdnüsse gesalzen, Teigmantel Erdnüsse
Food > Snacks > Nuts > Pistachios: Pistazien, Pistazienkerne, Pistazien geröstet
Food > Snacks > Nuts > Mixed Nuts: Nussmischung, Studentenfutter, Nussmix, Nuss Frucht Mischung, Nusskernmischung
Food > Snacks > Edible Seeds: Sonnenblumenkerne, Kürbiskerne, Chiasamen, Leinsamen, Sesam, Hanfsamen, Mohn, Flohsamen
Food > Snacks > Dried Fruit: Trockenfrüchte, Rosinen, Datteln, getrocknete Aprikosen, Trockenpflaumen, Feigen getrocknet, Cranberries getrocknet, Softaprikosen, Sultaninen, Bananenchips, Kokoschips, Trockenobst
Food > Snacks > Meat Snacks: Beef Jerky, Trockenfleisch, Minisalami, Salamisticks, Snack Salami, Landjäger, Kabanos
Food > Snacks > Chocolate: Schokolade, Tafelschokolade, Vollmilchschokolade, Zartbitterschokolade, weiße Schokolade, Edelbitter, Alpenmilchschokolade, Nussschokolade, Vollmilch Nuss, Alpenvollmilch, Edelvollmilch, Marzipan Schokolade, Edelherb, Noir 70%, Kuhmilchschokolade, Bruchschokolade
Food > Snacks > Chocolate > Chocolate Bars: Schokoriegel, Riegel, Karamellriegel, Kokosriegel, Milchriegel
Food > Snacks > Chocolate > Pralines And Truffles: Pralinen, Konfekt, Trüffel, Schokotrüffel, Pralinenmischung, Schokokugeln, Weinbrandbohnen, Schokolinsen, Nougat, Marzipan, Dragees, Schaumküsse
Food > Snacks > Chocolate > Chocolate Eggs And Figures: Schokoladenei, Überraschungsei, Osterhase, Schokohase, Weihnachtsmann Schokolade, Ostereier Schokolade, Adventskalender Schokolade, Schokoeier, Osterei, Adventskalender, Schoko-Nikolaus, Schokofigur, Schoko Weihnachtsmann
Food > Snacks > Candy: Süßigkeiten, Süßwaren, Zuckerwaren, Brause, Kaubonbons, Zuckerwatte, Nougat, Türkischer Honig, Halva, Magenbrot, Brausebonbons, Süßigkeitenmix, Süßigkeiten Box, Kaubonbon, Zuckerstangen, Brausepulver
Food > Snacks > Candy > Gummy Candy: Fruchtgummi, Gummibärchen, Weingummi, Goldbären, saure Gummi, Gelee, Fruchtgummis
Food > Snacks > Candy > Hard Candy And Mints: Bonbons, Hustenbonbons, Pfefferminz, Lutscher, Lolli, Kräuterbonbons, Minzbonbons, Fruchtbonbons, Pfefferminzpastillen, Dauerlutscher
Food > Snacks > Candy > Licorice: Lakritz, Lakritze, Salzlakritz, Lakritzschnecken, Salmiak, Lakritzkonfekt
Food > Snacks > Candy > Marshmallows: Marshmallows, Mäusespeck, Schaumzucker
Food > Snacks > Candy > Caramels And Toffees: Karamell, Toffee, Sahnebonbons, Kaubonbon, Karamellbonbons, Sahnekaramell
Food > Snacks > Candy > Chewing Gum: Kaugummi, Bubblegum, Kaugummis, Kaudragees
Food > Snacks > Cookies: Kekse, Gebäck, Butterkekse, Plätzchen, Spekulatius, Haferkekse, Löffelbiskuits, Mürbegebäck, Schokokekse, Spritzgebäck, Butterspekulatius, Keks, Gebäckmischung, Zwieback, Schokokeks, Kekse Schokolade, Mürbekekse, Butterkeks, Haselnusskekse, Vollkornkekse, Russisch Brot, Baisers, Waffelmischung, Florentiner, Amarettini, Haferplätzchen, Soft Cakes
Food > Snacks > Cookies > Sandwich Cookies: Doppelkeks, Doppelkekse, gefüllte Kekse, Sandwichkekse, Cremekekse
Food > Snacks > Cookies > Wafers: Waffeln, Neapolitaner, Waffelröllchen, Schnitten, Karamellwaffel, Haselnussschnitten, Waffelgebäck, Schokowaffel
Food > Snacks > Cookies > Gingerbread: Lebkuchen, Dominosteine, Pfeffernüsse, Elisenlebkuchen, Printen, Zimtsterne, Weihnachtsgebäck, Stollen, Christstollen, Lebkuchenhaus, Lebkuchenherzen, Oblatenlebkuchen, Aachener Printen, Nürnberger Lebkuchen, Spekulatius Gewürz, Baumkuchen, Marzipanstollen, Butterstollen, Magenbrot, Soft-Printen, Kokosmakronen, Vanillekipferl
Food > Snacks > Snack Bars: Riegel, Snackriegel, Nussriegel, Fruchtriegel, Energieriegel, Haferriegel, Dattelriegel, Fruchtschnitte
Food > Snacks > Snack Bars > Cereal Bars: Müsliriegel, Müsli Riegel, Getreideriegel, Haferflockenriegel, Cerealienriegel
Food > Snacks > Snack Bars > Protein Bars: Proteinriegel, Eiweißriegel, Protein Riegel, Low Carb Riegel, Proteincookie
Food > Dairy: Molkereiprodukt, Milchprodukt, Molke, Milcherzeugnis
Food > Dairy > Yogurt: Joghurt, Fruchtjoghurt, Naturjoghurt, Erdbeerjoghurt, Vanillejoghurt, Sahnejoghurt, Rahmjoghurt, Joghurt mild, Magermilchjoghurt, Dickmilch, Bio Joghurt, Joghurt 3, 5%, Stracciatella Joghurt, Fruchtzwerge Joghurt, Knusperjoghurt, Joghurt mit der Ecke
Food > Dairy > Yogurt > Greek Yogurt And Skyr: griechischer Joghurt, Skyr, Joghurt griechischer Art, Sahnejoghurt griechisch, Proteinjoghurt, Griechischer Joghurt 10%, High Protein Joghurt, Joghurt nach griechischer Art, Skyr Natur
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: Trinkjoghurt, Kefir, Ayran, Joghurtdrink, Lassi, Molkedrink, Fruchtmolke
Food > Dairy > Yogurt > Plant Yogurt: Sojajoghurt, Kokosjoghurt, Joghurtalternative, pflanzlicher Joghurt, Hafergurt, Skyr Alternative, vegane Joghurtalternative, Kokosjoghurt Alternative, Alternative zu Joghurt, veganer Joghurt, Cocos Natur, Lughurt, Soja Joghurtalternative
Food > Dairy > Cheese: Käse, Scheibenkäse, Reibekäse, Schnittkäse, Schmelzkäse, Käseaufschnitt, Raclettekäse, Ziegenkäse, Streukäse, Bergkäse, Räucherkäse, Käsescheiben, Schafskäse, Fondue, Harzer Käse, Käsealternative
Food > Dairy > Cheese > Hard Cheese: Gouda, Emmentaler, Parmesan, Bergkäse, Tilsiter, Edamer, Hartkäse, Appenzeller, Gruyère, Butterkäse, Maasdamer, Greyerzer, Cheddar, Allgäuer, Gouda jung, Gouda mittelalt, Emmentaler gerieben, Butterkäse Scheiben, Tilsiter Scheiben, Parmigiano Reggiano, Grana Padano gerieben, Manchego, Old Amsterdam
Food > Dairy > Cheese > Soft Cheese: Weichkäse, Camembert, Brie, Blauschimmelkäse, Gorgonzola, Backcamembert, Limburger, Romadur, Edelpilzkäse, Ofenkäse, Rotkäse
Food > Dairy > Cheese > Cream Cheese: Frischkäse, Doppelrahmfrischkäse, Frischkäsezubereitung, Mascarpone, Kräuterfrischkäse, Körniger Frischkäse natur, Frischkäse Natur, Frischkäse Kräuter, Ziegenfrischkäse, Doppelrahmstufe, Frischkäsetaler, Frischkäse körnig, Labneh
Food > Dairy > Cheese > Quark And Cottage Cheese: Quark, Speisequark, Magerquark, Kräuterquark, Hüttenkäse, körniger Frischkäse, Topfen, Ricotta, Fruchtquark, Schichtkäse, Früchtequark, Magerquark 500g, Speisequark 20%, Skyr Quark, Protein Quark, Quarkcreme, Kräuterquark light
Food > Dairy > Cheese > Mozzarella: Mozzarella, Büffelmozzarella, Burrata, Mozzarella gerieben, Minimozzarella, Pizzakäse
Food > Dairy > Cheese > Feta And Grilling Cheese: Feta, Grillkäse, Halloumi, Hirtenkäse, Salatkäse, Schafskäse, Feta Würfel, Balkankäse
Food > Dairy > Butter: Butter, Süßrahmbutter, Butterschmalz, Markenbutter, Kräuterbutter, Deutsche Markenbutter, Sauerrahmbutter, Streichzart, Alpenbutter
Food > Dairy > Margarine: Margarine, Pflanzenmargarine, Halbfettmargarine, vegane Butter, Streichfett, Pflanzencreme
Food > Dairy > Dairy Cream: Sahne, Schlagsahne, Schlagrahm, Kochsahne, Sprühsahne, Rahm, Obers, Schlagobers, Kochcreme, Haferkochcreme, Sojasahne, Cremefine
Food > Dairy > Dairy Cream > Sour Cream: Saure Sahne, Sauerrahm, Schmand, Crème fraîche, Crème légère, Smetana
Food > Dairy > Eggs: Eier, Freilandeier, Bodenhaltung, Hühnereier, Flüssigei, Eiweiß flüssig, Wachteleier, Frische Eier, Bio Eier, Eier Freilandhaltung, Eier Größe M, gekochte Eier, bunte Eier, 10 Eier
Food > Dairy > Puddings And Desserts: Pudding, Dessert, Grießpudding, Milchreis, Mousse au Chocolat, Panna Cotta, Tiramisu, Rote Grütze, Wackelpudding, Götterspeise, Vanillepudding, Schokopudding, Sahnepudding, High Protein Pudding, Vanillesoße, Crème brûlée, Puddingcreme, Dessertbecher, Puddingdessert, Kinder Dessert, Griesspudding, Protein Pudding
Food > Pantry: Vorrat, Grundnahrungsmittel, Trockensortiment, Kochzutat
Food > Pantry > Pasta: Nudeln, Spaghetti, Penne, Fusilli, Bandnudeln, Spätzle, Lasagneplatten, Vollkornnudeln, Eiernudeln, Spirelli, Makkaroni, Suppennudeln, Teigwaren, spiralnudeln, hörnchen nudeln, hartweizengrieß nudeln, dinkelnudeln, linsennudeln, frischeinudeln
Food > Pantry > Pasta > Filled Pasta And Gnocchi: Tortellini, Ravioli, Gnocchi, Maultaschen, Tortelloni, Schupfnudeln, Knödel, Kartoffelklöße, Semmelknödel, Klöße, Kloßteig, kartoffelknödel, gefüllte nudeln, frische tortelloni, teigtaschen, piroggen, halb und halb
Food > Pantry > Pasta > Asian Noodles: Reisnudeln, Glasnudeln, Mie Nudeln, Udon, Soba, Reispapier, Ramennudeln, Wok Nudeln, konjaknudeln, udonnudeln
Food > Pantry > Pasta > Instant Noodles: Instantnudeln, Nudelsnack, Bratnudeln, Nudelbecher, Nudelsuppe asiatisch, instant nudeln, nudelsuppe becher, nudel snack, asia nudeln, asia snack
Food > Pantry > Rice: Reis, Basmatireis, Langkornreis, Jasminreis, Risottoreis, Milchreis Rundkorn, Naturreis, Sushireis, Spitzenreis, Wildreis, Expressreis, rundkornreis, milchreis körner, reis im beutel, kochbeutel reis, express reis, parboiled reis, duftreis
Food > Pantry > Grains And Couscous: Couscous, Quinoa, Bulgur, Polenta, Hirse, Buchweizen, Dinkel, Graupen, Maisgrieß, Grünkern, dinkel ganz, perlgraupen, hartweizengrieß, weichweizengrieß, polenta maisgrieß, weizen zart, ebly, quinoa weiß
Food > Pantry > Lentils And Dried Beans: Linsen, rote Linsen, Berglinsen, Kichererbsen getrocknet, Tellerlinsen, Belugalinsen, Bohnenkerne, Hülsenfrüchte, Schälerbsen, getrocknete kichererbsen, trockenbohnen, kidneybohnen getrocknet
Food > Pantry > Breakfast Cereal: Cornflakes, Frühstückscerealien, Cerealien, Frühstücksflocken, Schokoflakes, Honigpops, Zimtchips, weizenkissen, zimtflakes, vollkornflakes, knusperkissen, honig pops, weetabix
Food > Pantry > Breakfast Cereal > Muesli And Granola: Müsli, Knuspermüsli, Granola, Früchtemüsli, Schokomüsli, Nussmüsli, Crunchy Müsli, Bircher Müsli, schoko müsli, basis müsli, porridge müsli, müsli ohne zucker
Food > Pantry > Breakfast Cereal > Oatmeal: Haferflocken, Porridge, Haferbrei, zarte Haferflocken, kernige Haferflocken, Haferkleie, Schmelzflocken, Dinkelflocken, hafer porridge, overnight oats
Food > Pantry > Sauces: Soße, Sauce, Feinkostsauce, Chutney, Meerrettich, Currysoße, Kochsauce, Remoulade, Aioli, Hollandaise, Knoblauchsauce, Fixprodukt, Sauce Hollandaise, Cocktailsauce, rahmsoße, currysauce, grillsauce, jägersauce, tafelmeerrettich, preiselbeersauce, fix für, burgersauce, käsesauce, tsatsiki sauce
Food > Pantry > Sauces > Ketchup: Tomatenketchup, Curryketchup, Gewürzketchup, Ketchup, curry gewürz ketchup, schaschlik ketchup
Food > Pantry > Sauces > Mayonnaise: Mayonnaise, Mayo, Salatcreme, Delikatess Mayonnaise, Salatmayonnaise, remoulade, aioli, miracel whip, frittensauce, pommes sauce
Food > Pantry > Sauces > Mustard: Senf, Mittelscharfer Senf, süßer Senf, Dijonsenf, Weißwurstsenf, Honigsenf, scharfer Senf, feigensenf, delikatess senf
Food > Pantry > Sauces > Pasta Sauce: Pastasauce, Pesto, Tomatensauce, Bolognese, Nudelsauce, Tomatensoße, Pesto Rosso, Pesto Genovese, Sugo, Arrabbiata, Pizzasauce, Spaghettisauce, bolognese sauce, pesto verde, basilikum pesto, nudelsoße
Food > Pantry > Sauces > Soy And Asian Sauces: Sojasauce, Sojasoße, Teriyaki Sauce, Austernsauce, Fischsauce, Süß-Sauer Sauce, Woksauce, Currypaste, Wasabi, Misopaste, Erdnusssauce, Kokosmilch, wok sauce, teriyakisauce, asia sauce, ketjap manis, noriblätter
Food > Pantry > Sauces > Hot Sauce: scharfe Sauce, Chilisauce, Sriracha, Chilisoße, Sweet Chili Sauce, Sambal Oelek, Harissa, Ajvar, süß-scharfe chilisauce, süße chilisauce, chiliöl, pfeffersauce scharf, ajvar scharf
Food > Pantry > Sauces > Barbecue Sauce: Grillsauce, BBQ Sauce, Barbecuesauce, Marinade, Grillmarinade, Zigeunersauce, Schaschliksauce, grillsoße, rauchsauce, bbq soße
Food > Pantry > Sauces > Salad Dressing: Dressing, Salatdressing, Salatsauce, Salatsoße, Joghurtdressing, Salatkräuter, Vinaigrette, Croutons, Salatkrönung, joghurt dressing, kräuterdressing, caesar dressing, röstzwiebeln, amerikanisches dressing
Food > Pantry > Sauces > Dips And Salsa: Dip, Hummus, Guacamole, Tzatziki, Salsa Dip, Käsedip, Antipasti Creme, Zaziki, Kräuterdip, Baba Ganoush, käse dip, aioli dip, hummus natur, guacamole dip, dip für chips, tzaziki, paprika dip, ajvar, brotaufstrich dip
Food > Pantry > Oils And Vinegar: Öl und Essig, Speiseöl, Würzöl, Trüffelöl
Food > Pantry > Oils And Vinegar > Olive Oil: Olivenöl, natives Olivenöl extra, Olivenöl nativ, natives olivenöl, kaltgepresst olivenöl
Food > Pantry > Oils And Vinegar > Cooking Oil: Sonnenblumenöl, Rapsöl, Kokosöl, Pflanzenöl, Sesamöl, Bratöl, Erdnussöl, Leinöl, Kürbiskernöl, Walnussöl, Frittierfett, Kokosfett, Schmalz, Brat-Olivenöl, speiseöl, schweineschmalz, pflanzenfett, albaöl
Food > Pantry > Oils And Vinegar > Vinegar: Essig, Balsamico, Apfelessig, Weißweinessig, Branntweinessig, Aceto Balsamico, Essigessenz, Kräuteressig, Crema di Balsamico, Himbeeressig, balsamico essig, rotweinessig
Food > Pantry > Spices: Gewürz, Zimt, Paprikapulver, Currypulver, Kurkuma, Muskatnuss, Kreuzkümmel, Knoblauchpulver, Chiliflocken, Gewürzmischung, Grillgewürz, Würzmischung, Vanilleschoten, Safran, Kardamom, Nelken, Brathähnchengewürz, zimt gemahlen, knoblauchgranulat, gewürzsalz, brathähnchen gewürz, vanilleschote, lebkuchengewürz, zimtstangen, gewürzzubereitung, ingwer gemahlen
Food > Pantry > Spices > Salt: Salz, Meersalz, Jodsalz, Himalayasalz, Kräutersalz, Steinsalz, Tafelsalz, Speisesalz, Fleur de Sel, salzflocken, alpensalz
Food > Pantry > Spices > Pepper: Pfeffer, schwarzer Pfeffer, Pfefferkörner, weißer Pfeffer, bunter Pfeffer, Cayennepfeffer, pfeffer schwarz, pfeffer gemahlen, pfeffermischung
Food > Pantry > Spices > Dried Herbs: Kräuter getrocknet, Oregano, Thymian, Rosmarin, Majoran, Lorbeerblätter, Petersilie gerebelt, Kräuter der Provence, italienische Kräuter, Bohnenkraut, getrocknete kräuter, majoran gerebelt, oregano gerebelt, salatkräuter gefriergetrocknet
Food > Pantry > Stock And Gravy: Brühe, Brühwürfel, Gemüsebrühe, Bratensoße, Bouillon, Hühnerbrühe, Fond, Rinderfond, Soßenbinder, Klare Brühe, Bratensaft, klare suppe, rinderbouillon, bratensauce, gekörnte brühe, fleischbrühe, bratenfond, soße zu braten
Food > Pantry > Soup: Suppe, Tomatensuppe, Tütensuppe, Eintopf, Nudelsuppe, Hühnersuppe, Cremesuppe, Gulaschsuppe, Linseneintopf, Kartoffelsuppe, Erbsensuppe, erbseneintopf, spargelcremesuppe, terrine, feinschmecker suppe, hochzeitssuppe, kürbissuppe, zwiebelsuppe
Food > Pantry > Canned Food: Konserve, Dosengericht, Frühstücksfleisch, Corned Beef, Dosenwurst, Konservendose, dosenfleisch, leberwurst dose, rindfleisch im eigenen saft
Food > Pantry > Canned Food > Canned Fish: Thunfisch, Sardinen, Heringsfilet, Sardellen, Makrelenfilet, Fischkonserve, Thunfischfilets, Rollmops, Bismarckhering, Matjes, Brathering, heringsfilets, hering in tomatensauce, sardinen in öl, makrelenfilets, sardellenfilets, bismarckhering dose, thunfisch im eigenen saft
Food > Pantry > Canned Food > Canned Vegetables: Mais Dose, Gemüsemais, Erbsen Dose, Rotkohl, Sauerkraut, Champignons Dose, Goldmais, Spargel Glas, Artischockenherzen, Erbsen und Möhren, Rote Bete, Apfelrotkohl, Karotten Glas, grüne bohnen dose, prinzessbohnen, spargel im glas, weinsauerkraut, leipziger allerlei
Food > Pantry > Canned Food > Canned Tomatoes: Tomatenmark, gehackte Tomaten, geschälte Tomaten, passierte Tomaten, Dosentomaten, stückige Tomaten, getrocknete Tomaten in Öl, getrocknete tomaten
Food > Pantry > Canned Food > Canned Beans: Kidneybohnen, Kichererbsen, weiße Bohnen, gebackene Bohnen, Bohnen in Tomatensauce, Chilibohnen, Riesenbohnen, weiße riesenbohnen, linsen dose
Food > Pantry > Canned Food > Canned Fruit: Obstkonserve, Pfirsiche Dose, Ananas Dose, Apfelmus, Sauerkirschen Glas, Fruchtcocktail, Mandarinen Dose, Apfelmark, Fruchtpüree, Schattenmorellen, Quetschie, sauerkirschen, fruchtmus
Food > Pantry > Pickles: Gewürzgurken, Essiggurken, Cornichons, Silberzwiebeln, Salzgurken, Kapern, Jalapeños, Mixed Pickles, Peperoni eingelegt, Kimchi, Gurkensticks, Antipasti, Spreewälder Gurken, peperoni mild, gurken sticks, gurkentopf
Food > Pantry > Olives: Oliven, grüne Oliven, schwarze Oliven, Kalamata Oliven, gefüllte Oliven, oliven entsteint
Food > Pantry > Honey And Spreads: Aufstrich, Brotaufstrich, vegetarischer Aufstrich, Zuckerrübensirup, veganer Aufstrich, Streichcreme, Hefeaufstrich, apfelkraut, rübenkraut
Food > Pantry > Honey And Spreads > Honey: Honig, Blütenhonig, Waldhonig, Akazienhonig, Imkerhonig, Manukahonig, Rapshonig, Sommerblütenhonig, bienenhonig
Food > Pantry > Honey And Spreads > Jam: Marmelade, Konfitüre, Erdbeerkonfitüre, Fruchtaufstrich, Gelee, Pflaumenmus, Aprikosenkonfitüre, Himbeerkonfitüre, Kirschkonfitüre, konfitüre extra
Food > Pantry > Honey And Spreads > Peanut Butter: Erdnussbutter, Erdnussmus, Mandelmus, Cashewmus, Tahin, Nussmus, Haselnussmus, Sesammus, Erdnusscreme
Food > Pantry > Honey And Spreads > Chocolate Spread: Nuss-Nougat-Creme, Nussnougatcreme, Schokocreme, Schokoaufstrich, Nugatcreme, Pistaziencreme, nuss nougat creme, schokoladenaufstrich
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: Ahornsirup, Agavendicksaft, Agavensirup, Dattelsirup, Schokosauce, Reissirup, Karamellsauce, Dessertsauce, Vanillesauce
Food > Pantry > Baking: Backzutat, Gelatine, Tortenguss, Vanilleextrakt, Backaroma, Puddingpulver, Paniermehl, Semmelbrösel, Kokosraspel, Marzipanrohmasse, Gelierzucker, Backhilfe, Tortenboden, Sahnesteif
Food > Pantry > Baking > Flour: Mehl, Weizenmehl, Dinkelmehl, Speisestärke, Roggenmehl, Mandelmehl, Vollkornmehl, Maisstärke, Kartoffelstärke, Grieß, Hartweizengrieß, Kokosmehl, mehl type 405, mehl type 550, maismehl, kartoffelmehl
Food > Pantry > Baking > Sugar: Zucker, Rohrzucker, Puderzucker, brauner Zucker, Würfelzucker, Gelierzucker, Kandis, Vanillezucker, Rohrohrzucker, Kokosblütenzucker, Hagelzucker, Feinzucker, Vanillinzucker, feinster zucker, raffinade zucker
Food > Pantry > Baking > Sweeteners: Süßstoff, Stevia, Erythrit, Xylit, Birkenzucker, Zuckerersatz, Streusüße, Süßungsmittel, Flave Drops, flüssigsüße, xucker, stevia streusüße
Food > Pantry > Baking > Yeast And Baking Powder: Hefe, Backpulver, Trockenhefe, Natron, Sauerteig, Weinsteinbackpulver, Backhefe, Hefeflocken, frischhefe
Food > Pantry > Baking > Baking Mixes: Backmischung, Kuchenmischung, Brotbackmischung, Pfannkuchenmischung, Muffinmischung, Kuchenglasur Mischung, Pancakemischung, Teigmischung, pfannkuchen teigmischung, käsekuchen backmischung
Food > Pantry > Baking > Baking Chocolate And Decorations: Kuvertüre, Streusel, Schokotröpfchen, Lebensmittelfarbe, Fondant, Zuckerperlen, Kuchenglasur, Schokoladenglasur, Zuckerschrift, Dekorstreusel, Zuckerdekor, Schokostreusel, Rollfondant, Esspapier, schokotropfen, marzipandecke
Food > Pantry > Ready Meals: Fertiggericht, Mikrowellengericht, Dosenravioli, Kartoffelpüree, Kochset, Chili con Carne, Nudelgericht, Fertigmenü, Reisgericht, Kartoffelsalat, Kartoffelbrei, Sandwich, Reibekuchen, ravioli in tomatensauce, spaghetti gericht, eintopfgericht
Food > Meat: Fleisch, Hackfleisch, Steak, Lammfleisch, Kalbfleisch, Wild, Grillfleisch, Frikadellen, Hack gemischt, Cevapcici, Lammkeule, Gulasch gemischt, gulasch, wildfleisch, gyros
Food > Meat > Beef: Rindfleisch, Rindersteak, Rinderhackfleisch, Roulade, Entrecote, Rinderfilet, Rumpsteak, Rinderbraten, Tafelspitz, Rindergulasch, Roastbeef, rouladen
Food > Meat > Pork: Schweinefleisch, Schweineschnitzel, Schweinefilet, Kotelett, Spareribs, Schweinebauch, Nackensteak, Kassler, Schweinebraten, Krustenbraten, kasseler, schweinelachs
Food > Meat > Chicken And Poultry: Hähnchen, Hähnchenbrust, Pute, Geflügel, Hähnchenschenkel, Ente, Putenschnitzel, Chicken Wings, Hähnchenbrustfilet, Chicken Nuggets, Hähnchenflügel, Gans, Maispoularde, putenbrust, entenbrust
Food > Meat > Sausages: Wurst, Bratwurst, Wiener Würstchen, Bockwurst, Rostbratwurst, Currywurst, Leberkäse, Weißwurst, Nürnberger, Knacker, Fleischwurst, Grillwurst, Geflügelwürstchen, nürnberger rostbratwürstchen
Food > Meat > Ham And Cold Cuts: Schinken, Salami, Kochschinken, Rohschinken, Leberwurst, Aufschnitt, Mortadella, Serrano, Lyoner, Teewurst, Mettwurst, Geflügelwurst, Schinkenwurst, Cervelatwurst, Putenbrust Aufschnitt, Pastete, Lachsschinken, Bierschinken, schwarzwälder schinken, salami scheiben, fleischwurst, katenschinken
Food > Meat > Bacon: Speck, Bacon, Frühstücksspeck, Schinkenwürfel, Bauchspeck, Speckwürfel, Katenschinkenwürfel, bacon scheiben
Food > Fish And Seafood: Fisch, Fischfilet, Kabeljau, Meeresfrüchte, Forelle, Seelachs, Tintenfisch, Matjesfilet, Surimi, Hering, Kaviar, Miesmuscheln, Sushi, Zander, Forellenfilet, Rotbarsch, matjes, räucherfisch, bismarckhering, makrele geräuchert, krabben
Food > Fish And Seafood > Salmon: Lachs, Räucherlachs, Lachsfilet, Graved Lachs, Wildlachs, Stremellachs
Food > Fish And Seafood > Shrimp: Garnelen, Shrimps, Krabben, Riesengarnelen, Nordseekrabben, Scampi, Eismeergarnelen, king prawns
Food > Meat Alternatives: vegane Wurst, veganes Hack, vegetarischer Burger, Seitan, vegane Nuggets, Sojagranulat, vegetarische Würstchen, vegetarischer Aufschnitt, Falafel, vegane Schnitzel, vegetarisches Schnitzel, Fleischersatz, veganer Schinken, Sojaschnetzel
Food > Meat Alternatives > Tofu And Tempeh: Tofu, Räuchertofu, Seidentofu, Tempeh, Tofu natur, Tofuwürstchen
Food > Bakery: Backwaren, Backware, Blätterteig, Pizzateig, Hefeteig, Filoteig, Flammkuchenteig, Aufbackware, Mürbeteig, Frischteig
Food > Bakery > Bread: Brot, Toastbrot, Vollkornbrot, Roggenbrot, Sauerteigbrot, Weißbrot, Bauernbrot, Pumpernickel, Buttertoast, Mischbrot, Dinkelbrot, Toast, Eiweißbrot, Kräuterbaguette, Schwarzbrot, Sandwichtoast, knoblauchbaguette
Food > Bakery > Rolls And Buns: Brötchen, Baguette, Burgerbrötchen, Laugenbrezel, Ciabatta, Hamburgerbrötchen, Hotdogbrötchen, Aufbackbrötchen, Semmel, Bagel, Laugenstange, Toasties, Burger Buns, hamburger brötchen, milchbrötchen, laugenstangen, toastbrötchen
Food > Bakery > Wraps And Flatbreads: Wraps, Tortillas, Fladenbrot, Pitabrot, Naan, Weizentortillas, Taco Shells, Dürüm, Tortilla Wraps, Yufka, weizen tortillas, pita taschen
Food > Bakery > Croissants And Pastries: Croissant, Plunder, Donut, Berliner, Zimtschnecke, Apfelstrudel, Brioche, Schokobrötchen, Hefezopf, Milchbrötchen, Pfannkuchen, Eclair, Hefegebäck, Frische Waffeln, Schokocroissant, Krapfen, Pancakes, Franzbrötchen, blätterteig, croissants, mürbeteig
Food > Bakery > Cakes: Kuchen, Torte, Muffins, Marmorkuchen, Käsekuchen, Biskuit, Brownie, Zitronenkuchen, Baumkuchen, Blechkuchen, Schokokuchen, Rührkuchen, Apfelkuchen, Sahnetorte, Cupcakes, Donauwelle, Minikuchen, Macarons, stollen, christstollen
Food > Produce: Obst und Gemüse, Frischware, Gemüsekiste
Food > Produce > Fruit: Obst, Früchte, Mango, Kiwi, Melone, Birnen, Avocado, Trauben, Ananas, Pfirsiche, Pflaumen, Wassermelone, Granatapfel, Kirschen, Nektarinen, Tafeltrauben, Honigmelone, Papaya, Aprikosen
Food > Produce > Fruit > Apples: Apfel, Äpfel, Tafelapfel, Elstar, Braeburn, Jonagold, Boskoop, Tafeläpfel
Food > Produce > Fruit > Bananas: Banane, Bananen, Kochbanane
Food > Produce > Fruit > Citrus Fruit: Orange, Zitrone, Limette, Grapefruit, Mandarine, Clementine, Orangen, Zitronen, Mandarinen, Pomelo, Zitrusfrucht, Blutorange
Food > Produce > Fruit > Berries: Erdbeeren, Heidelbeeren, Himbeeren, Brombeeren, Beeren, Johannisbeeren, Blaubeeren, Kulturheidelbeeren, Stachelbeeren
Food > Produce > Vegetables: Gemüse, Gurke, Kohl, Zucchini, Brokkoli, Paprika, Karotten, Möhren, Aubergine, Kürbis, Spinat, Blumenkohl, Spargel, Lauch, Salatgurke, Sellerie, Rosenkohl, Grünkohl, Kohlrabi, Radieschen, Porree, paprika rot
Food > Produce > Vegetables > Tomatoes: Tomaten, Tomate, Cherrytomaten, Rispentomaten, Kirschtomaten, Romatomaten, Cocktailtomaten
Food > Produce > Vegetables > Potatoes: Kartoffeln, Kartoffel, Süßkartoffeln, Speisekartoffeln, Speisefrühkartoffeln, Drillinge, festkochend, mehligkochend
Food > Produce > Vegetables > Salad Greens: Salat, Kopfsalat, Rucola, Feldsalat, Eisbergsalat, Babyspinat, Salatmischung, Romanasalat, Krautsalat, Salatherzen
Food > Produce > Vegetables > Mushrooms: Pilze, Champignons, Steinpilze, Pfifferlinge, Shiitake, Austernpilze, Kräuterseitlinge, Trockenpilze, Trüffel
Food > Produce > Vegetables > Onions And Garlic: Zwiebeln, Knoblauch, Schalotten, Frühlingszwiebeln, rote Zwiebeln, Röstzwiebeln, Speisezwiebeln, Ingwer frisch
Food > Produce > Fresh Herbs: frische Kräuter, Basilikum, Petersilie, Koriander, Minze, Schnittlauch, Dill, Kräutertopf, Tiefkühlkräuter
Food > Frozen Food: Tiefkühlkost, TK, tiefgefroren, tiefgekühlt, Tiefkühlsnack, Eiswürfel
Food > Frozen Food > Ice Cream: Eis, Eiscreme, Speiseeis, Wassereis, Eis am Stiel, Sorbet, Vanilleeis, Eishörnchen, Stieleis, Schokoladeneis, Sandwicheis, Eistorte, waffeleis
Food > Frozen Food > Frozen Pizza: Pizza, Tiefkühlpizza, Steinofenpizza, Pizza Salami, Flammkuchen, Pizza Margherita, Pizza Speciale, Pizzabaguette, Pizzasnack, Pizza Tonno
Food > Frozen Food > Frozen Vegetables: Tiefkühlgemüse, Rahmspinat, Gemüsepfanne, TK Erbsen, TK Spinat, Rahmgemüse, TK Beeren, Buttergemüse, Blattspinat, Edamame, Gemüsemischung, Kaisergemüse, TK Himbeeren, tiefgekühlt gemüse, rahm gemüse
Food > Frozen Food > French Fries: Pommes, Pommes frites, Backofenpommes, Wedges, Kroketten, Rösti, Kartoffelpuffer, Kartoffelecken, Country Potatoes, Wellenschnitt, Kartoffeltaschen, Süßkartoffelpommes
Food > Frozen Food > Frozen Fish: Fischstäbchen, Schlemmerfilet, Backfisch, TK Fisch, Fischfilet paniert, Lachsfilet TK, Backfischstäbchen, Knusperfilet, TK Garnelen, Calamari Ringe, seelachs tiefgekühlt
Food > Frozen Food > Frozen Meals: TK Fertiggericht, TK Lasagne, Gyoza, Frühlingsrollen, Nasi Goreng, Tiefkühlgericht, Bami Goreng, TK Torte, Dim Sum, Hähnchengericht TK, Germknödel
Health: Gesundheit, Apotheke, Gesundheitspflege, Wohlbefinden, Tabletten, Kapseln, Filmtabletten, Hartkapseln, Weichkapseln, rezeptfrei, apothekenpflichtig, Pastillen, Globuli, Retardtabletten, N1, N2, N3
Health > Vitamins: Vitamine, Nahrungsergänzungsmittel, Nahrungsergänzung, Vitaminkapseln, Vitamintabletten, Brausetabletten, Vitamin E, Vitamin A, Vitamin K2, mg Tabletten, Kapseln mg, Filmtabletten, Vitamin K2 MK7, Immunsystem, Vitamin Kautabletten, Vitamin Gummies, Vitamintropfen, Vitamin Direkt
Health > Vitamins > Multivitamins: Multivitamin, A-Z Vitamine, Multivitamintabletten, Schwangerschaftsvitamine, Multimineral, A-Z Depot, A-Z, Multivitamin Brausetabletten, Multivitamin Saft, Schwangerschaft Vitamine, Kinderwunsch, Kinder Vitamine, Stillzeit
Health > Vitamins > Vitamin C: Vitamin C, Ascorbinsäure, Acerola, Vitamin C Brausetabletten, Vitamin C 1000, Vitamin C Pulver, Vitamin C Depot, Vitamin C Zink, Sanddorn Kapseln
Health > Vitamins > Vitamin D: Vitamin D3, Vitamin D, D3 K2, Vitamin D3 Tropfen, Vitamin D3 Tabletten, 20.000 I.E., 1000 I.E., D3 K2 Tropfen, Vitamin D3 Depot
Health > Vitamins > Vitamin B: Vitamin B12, B-Komplex, Folsäure, Biotin, Vitamin B Komplex, Vitamin B12 Tropfen, B12 Depot, Folsäure 400, Folsäure 800, B-Vitamine, Vitamin B6, Vitamin B1, Biotin 10 mg
Health > Supplements: Ashwagandha, Kurkuma Kapseln, Spirulina, Ginseng, Coenzym Q10, Propolis, Mariendistel, Gelée Royale, Chlorella, Maca, Gerstengras, Ginkgo Kapseln, mg Tabletten, Kapseln mg, Filmtabletten, Kurkuma, Curcumin, Rhodiola, Reishi, Shilajit, OPC, OPC Traubenkern, Schwarzkümmelöl Kapseln, Nachtkerzenöl, Mönchspfeffer, Q10 Kapseln, Lutein, Astaxanthin, Moringa, Artischocke Kapseln, Löwenzahn, Brennnessel Kapseln, Sägepalme, Kürbiskern Kapseln, Cranberry Kapseln, Bockshornklee, L-Tryptophan, NAC, Berberin, Ubiquinol, Weihrauch Kapseln, Ginkgo, Inositol, Kolostrum
Health > Supplements > Magnesium: Magnesium, Magnesiumcitrat, Magnesiumtabletten, Magnesium Brausetabletten, Magnesium Direkt, Magnesium 400, Magnesium Kapseln, Magnesiumöl, Bisglycinat, Magnesium Granulat, Magnesiumcitrat Pulver
Health > Supplements > Iron Zinc And Calcium: Eisen Kapseln, Zink, Calcium, Selen, Eisentabletten, Zinktabletten, Kalzium, Basenpulver, Jod, Kalium, Zink Tabletten, Zinkkapseln, Eisenpräparat, Calcium D3, Calcium Brausetabletten, Selen Tabletten, Eisen, Jodid, Kalium Tabletten
Health > Supplements > Omega-3: Omega-3 Kapseln, Fischöl, Krillöl, Lebertran, Algenöl, Lachsöl Kapseln, Omega 3, Omega-3 Öl, EPA DHA, Omega-3 vegan, Omega-3 Fischöl, Leinöl Kapseln, Fischöl Kapseln, Dorschlebertran
Health > Supplements > Probiotics: Probiotika, Milchsäurebakterien, Darmbakterien, Darmflora, Verdauungsenzyme, Inulin, Flohsamenschalen Kapseln, Probiotikum, Kulturen Komplex, Bakterienkulturen, Flohsamenschalen, Flohsamen, Laktase, Laktase Tabletten, Akazienfaser, Milliarden KBE, Darmsanierung
Health > Supplements > Collagen And Beauty Supplements: Kollagen, Kollagenpulver, Hyaluron Kapseln, Haare Haut Nägel, Haarvitamine, Collagen Trinkampullen, Kieselerde, Kollagen Hydrolysat, Kollagen Pulver, Collagen Pulver, Beauty Drink, Haar-Vital, Haarausfall Kapseln, Hyaluronsäure Kapseln, Kollagen Ampullen
Health > Supplements > Joint Supplements: Glucosamin, Chondroitin, Gelenke, Gelenkkapseln, Gelenknahrung, Hagebutte Kapseln, Gelenk Kapseln, Glucosamin Chondroitin, Knorpel, Grünlippmuschel, MSM Kapseln, Teufelskralle, Gelenk Tabletten
Health > Supplements > Weight Management: Mahlzeitersatz, Diätshake, Fatburner, Abnehmpulver, Entschlackung, Schlankheit, Detox Kapseln, L-Carnitin, Stoffwechsel, Abnehmen, Apfelessig Kapseln, Glucomannan, Diät Shake, Abnehm, Entwässerung, Kohlenhydratblocker, Sättigungskapseln, Diätpulver, Fettbinder
Health > Sports Nutrition: Sportnahrung, Fitnessnahrung, Sportergänzung, Testosteron Booster, Recovery Drink, Kraftsport, Muskelaufbau, ZMA, Tribulus, Bodybuilding Nahrung
Health > Sports Nutrition > Protein Powder: Proteinpulver, Eiweißpulver, Whey Protein, Proteinshake, Eiweißshake, Casein, Weight Gainer, Molkenprotein, Clear Whey, Whey, Whey Isolat, Mehrkomponenten Protein, Protein Vegan, Protein Pulver, Erbsenprotein, Trinknahrung, Protein Shake, Casein Protein, Eiklar Protein
Health > Sports Nutrition > Creatine: Kreatin, Creatin, Kreatin Monohydrat, Creatin Monohydrat, Creatin Pulver, Kreatin Pulver, Creatin Kapseln, Monohydrat
Health > Sports Nutrition > Amino Acids: Aminosäuren, BCAA, EAA, Glutamin, Arginin, Citrullin, L-Lysin, EAA Pulver, BCAA Pulver, L-Arginin, L-Glutamin Pulver
Health > Sports Nutrition > Pre-Workout: Trainingsbooster, Pre-Workout Booster, Pump Booster, Koffeintabletten, Booster Pulver, Pre Workout, Koffein Tabletten
Health > Sports Nutrition > Energy Gels And Electrolytes: Energiegel, Elektrolyte, Elektrolytpulver, Brausetabletten Elektrolyt, Isotonisches Pulver, Maltodextrin, Traubenzucker, Energy Gel, Isotonisches Getränkepulver, Salztabletten, Elektrolyt Tabletten, Dextrose
Health > Medicine: Arzneimittel, Medikament, Filmtabletten, Globuli, Homöopathie, Schüßler Salze, Nikotinpflaster, Nikotinkaugummi, Läusemittel, Reisetabletten, Bachblüten, Tinktur, Tropfen, mg Tabletten, Kapseln mg, Läuseshampoo, Schüssler Salze, Potenz D6, D12, Urtinktur, Wurmmittel, zum Einnehmen, Nissenkamm
Health > Medicine > Pain Relief: Schmerzmittel, Kopfschmerztabletten, Paracetamol, Ibuprofen, Aspirin, Schmerztabletten, Migräne, akut 400 mg, Ibu 400, IBU, Schmerz, Fieber, Zahnschmerzen, Paracetamol 500, ASS 100, Naproxen, Kopfschmerzen, Regelschmerzen, Fiebersaft
Health > Medicine > Muscle And Joint Creams: Schmerzgel, Wärmesalbe, Sportsalbe, Arnika Gel, Wärmepflaster, Pferdebalsam, Muskelgel, Franzbranntwein, Wärmeumschlag, Schmerzpflaster, Schmerzsalbe, Schmerzcreme, Diclofenac Gel, Wärmecreme, Arnikasalbe, Rheumasalbe, Beinwell, Murmeltiersalbe, Teufelskralle Salbe, Kühlgel, Muskelsalbe, Ibuprofen Gel, Pferdesalbe, Wärmegel, Latschenkiefer
Health > Medicine > Cold And Flu: Hustensaft, Nasenspray, Erkältung, Halstabletten, Lutschtabletten, Erkältungsbalsam, Hustenlöser, Rachenspray, Erkältungsbad, Nasendusche, Meerwasser Nasenspray, Nasentropfen, Halsschmerztabletten, Hustenbonbons Arznei, Erkältungskapseln, Nasenspülsalz, Meerwassernasenspray, Bronchien, Schnupfen, Halsspray, Schleimlöser, Thymian Hustensaft, Efeu, ACC akut, Grippostad, Nasensalbe, Nasendusche Salz, grippaler Infekt, Schnupfenspray
Health > Medicine > Allergy Relief: Allergietabletten, Antihistaminikum, Heuschnupfen, Cetirizin, Loratadin, Heuschnupfenspray, Allergie, Heuschnupfen Tabletten, Heuschnupfen Nasenspray, Levocetirizin, Allergie Tabletten, antiallergisch
Health > Medicine > Digestive Remedies: Abführmittel, Sodbrennen, Magentabletten, Durchfall, Blähungen, Verdauung, Hämorrhoidensalbe, Heilerde, Aktivkohle, Lefax, Magentropfen, Zäpfchen, Iberogast, Säureblocker, Hämorrhoiden, Reizdarm, Magen-Darm, Abführtropfen, Durchfall Kapseln, Simeticon, Pantoprazol, Klistier, Magenschutz, Macrogol, Natriumpicosulfat
Health > Medicine > Sleep And Calm Aids: Schlaftabletten, Melatonin, Baldrian, Schlafspray, Beruhigung, Johanniskraut, CBD Öl, Lavendelkapseln, Einschlafhilfe, Nasenstrips, Schnarchen, Schlaf, Schlafkapseln, Melatonin Spray, gut schlafen, Nervenruh, Entspannung Tabletten, Lavendel Kapseln, Melatonin Kapseln, 5-HTP, Anti-Schnarch
Health > Medicine > Skin Treatments: Fußpilz Creme, Wundsalbe, Lippenherpes, Warzenmittel, Nagelpilz, Hydrocortison, Heilsalbe, Narbengel, Insektenstich, Wund- und Heilsalbe, Zinksalbe, Stichheiler, Hühneraugen, Neurodermitis, Brandsalbe, Fußpilz, Nagelpilz Lack, Narben, Warzen, Wundheilung, Juckreiz, Insektenstiche, Herpes, Hautpilz, Clotrimazol, Ringelblumensalbe, Zugsalbe, Warzen Vereiser, Hornhautpflaster
Health > First Aid: Erste Hilfe, Wundversorgung, Kühlpack, Kalt-Warm-Kompresse, Rettungsdecke, FFP2 Maske, OP-Maske, Atemschutzmaske, Einmalhandschuhe, Nitrilhandschuhe, Mundschutz, Kühlkompresse, FFP3, KN95, Nitril Handschuhe puderfrei, Einweghandschuhe, Sofort-Kältekompresse, Untersuchungshandschuhe, Medizinische Maske, Kalt-Warm-Kompressen, Vinylhandschuhe
Health > First Aid > Adhesive Bandages: Pflaster, Blasenpflaster, Wundpflaster, Pflasterstrips, Kinderpflaster, Fingerpflaster, Heftpflaster, Hydrokolloid Pflaster, Pflaster Set, Sensitive Pflaster, Wundpflaster wasserfest, Strips, Sprühpflaster, Zehenpflaster, Pflaster wasserfest
Health > First Aid > Bandages And Dressings: Verband, Mullbinde, Kompresse, Wundauflage, Kinesiotape, Elastische Binde, Fixierbinde, Sporttape, Verbandmull, Tape, Wundkompresse, Mullkompressen, Fixierpflaster, Kompressen steril, Kinesiologie Tape, Idealbinde, Schlauchverband, Haftbandage, Wundverband, Augenkompressen
Health > First Aid > Antiseptics And Hand Sanitizers: Desinfektionsmittel, Händedesinfektion, Wundspray, Wunddesinfektion, Desinfektionstücher, Handdesinfektionsgel, Jodsalbe, Alkoholtupfer, Hautdesinfektion, Wasserstoffperoxid, Wunddesinfektionsspray, Hände Desinfektion, Händedesinfektionsgel, Wundgel, Wund Desinfektion, Alkoholtupfer steril
Health > First Aid > First Aid Kits: Verbandskasten, Erste-Hilfe-Set, Verbandtasche, Erste-Hilfe-Koffer, Notfallset, Kfz-Verbandtasche, Reiseapotheke, Verbandkasten, DIN 13164, DIN 13157, KFZ Verbandskasten, Verbandskasten DIN, Betriebsverbandkasten, Erste Hilfe Koffer, Erste Hilfe Set
Health > Feminine Care: Damenhygiene, Monatshygiene, Intimpflege, Menopause, Periodenslip, Periodenunterwäsche, Blasenentzündung, Scheidenpilz, Vaginalzäpfchen
Health > Feminine Care > Tampons: Tampon, Tampons mit Applikator, Tampons normal, Softtampons, Biotampons
Health > Feminine Care > Sanitary Pads: Damenbinden, Binden, Slipeinlagen, Binden mit Flügeln, Nachtbinden, Stoffbinden, Wöchnerinnenbinden, mit Flügeln, Damenbinden Ultra, Ultra Binden, Hygieneeinlagen
Health > Feminine Care > Menstrual Cups: Menstruationstasse, Menstruationskappe, Periodentasse, Menstruationsscheibe
Health > Feminine Care > Intimate Wash: Intimwaschlotion, Intimpflege Waschlotion, Intimtücher, Intimgel, Intimwaschgel, Intimpflege, Intim Waschlotion
Health > Incontinence Care: Inkontinenzeinlagen, Inkontinenzslip, Erwachsenenwindeln, Bettschutzeinlagen, Inkontinenzwindeln, Krankenunterlage, Einmalunterlagen, Inkontinenzhosen, Katheter
Health > Sexual Wellness: Vibrator, Erotik, Liebeskugeln, Sexspielzeug, Potenzmittel, Dildo, Penisring, Massageöl erotisch, Auflegevibrator, Masturbator
Health > Sexual Wellness > Condoms: Kondome, Kondom, latexfreie Kondome, gefühlsechte Kondome, Verhütung
Health > Sexual Wellness > Intimate Lubricants: Gleitgel, Gleitmittel, wasserbasiertes Gleitgel, Intimgleitgel, Silikon Gleitgel
Health > Vision Care: Augenpflege, Augensalbe, Brillenputztücher, Augenpflaster, Lidpflege, Lidhygiene, Augenkompresse, Brillenreiniger
Health > Vision Care > Contact Lenses: Kontaktlinsen, Tageslinsen, Monatslinsen, farbige Kontaktlinsen, torische Linsen, Linsen
Health > Vision Care > Contact Lens Solution: Kontaktlinsenpflege, Kombilösung, Linsenbehälter, Kochsalzlösung Linsen, Peroxidlösung, Kontaktlinsenflüssigkeit, All-in-One Lösung
Health > Vision Care > Eye Drops: Augentropfen, künstliche Tränen, Augenspray, Augengel, Augenbefeuchtung, trockene Augen, Augentropfen Hyaluron
Health > Vision Care > Reading Glasses: Lesebrille, Blaulichtfilterbrille, Fertiglesebrille, Lesehilfe, Blaulichtbrille
Health > Medical Devices: Medizinprodukt, Hörgerät, Stethoskop, TENS Gerät, Lichttherapielampe, Hörgerätebatterien, EMS Gerät, Rotlichtlampe, Hörverstärker, Ohrenreiniger, Ohrentropfen, Infrarotlampe, Tageslichtlampe
Health > Medical Devices > Blood Pressure Monitors: Blutdruckmessgerät, Oberarm Blutdruckmessgerät, Handgelenk Blutdruckmessgerät, Blutdruckmesser
Health > Medical Devices > Fever Thermometers: Fieberthermometer, Ohrthermometer, Stirnthermometer, Infrarot Fieberthermometer
Health > Medical Devices > Pulse Oximeters And Heart Monitors: Pulsoximeter, Fingeroximeter, EKG Gerät, Sauerstoffmessgerät
Health > Medical Devices > Glucose Meters: Blutzuckermessgerät, Teststreifen, Lanzetten, Blutzuckerteststreifen, Pen-Nadeln, Stechhilfe
Health > Medical Devices > Nebulizers And Inhalers: Inhaliergerät, Inhalator, Vernebler, Dampfinhalator, Nasendusche Gerät, Inhalierhilfe
Health > Medical Devices > Home Health Tests: Schwangerschaftstest, Corona Selbsttest, Antigen Schnelltest, Ovulationstest, Urinteststreifen, Drogentest, Selbsttest, Eisprungtest, Frühtest
Health > Massage And Relaxation: Massagegerät, Massagepistole, Nackenmassagegerät, Fußmassagegerät, Akupressurmatte, Massagekissen, Massagesessel, Shiatsu Massagegerät, Massageliege, Massageball
Health > Heat And Cold Therapy: Heizkissen, Wärmflasche, Kirschkernkissen, Wärmekissen, Körnerkissen, Handwärmer, Moorkissen, Wärmegürtel, Dinkelkissen, Taschenwärmer
Health > Supports And Braces: Kniebandage, Bandage Knie, Rückenbandage, Kompressionsstrümpfe, Handgelenkbandage, Stützstrümpfe, Haltungskorrektur, Sprunggelenkbandage, Einlegesohlen, Orthese, Stützkniestrümpfe, Hallux Schiene, Ellenbogenbandage, Thrombosestrümpfe
Health > Mobility And Daily Living Aids: Rollator, Rollstuhl, Gehstock, Gehhilfe, Krücken, Pillendose, Tablettenbox, Duschhocker, Toilettensitzerhöhung, Unterarmgehstütze, Greifzange Alltagshilfe, Badewannenlift, Medikamentenbox, Haltegriff, Toilettenstuhl, Elektromobil, Duschstuhl
Beauty: Kosmetik, Schönheitspflege, Drogerie, Beautyprodukt, parfümfrei, dermatologisch getestet, Arganöl
Beauty > Hair Care: Haarpflege, Haarkur, Kopfhautpflege, Haarwasser, Läusemittel, Läuseshampoo, Nissenkamm, Läusekamm, Kopfläuse, trockenes Haar, strapaziertes Haar, coloriertes Haar, feines Haar, fettiges Haar, Spliss, Locken
Beauty > Hair Care > Shampoo: Shampoo, Haarshampoo, Anti-Schuppen, Antischuppenshampoo, festes Shampoo, Haarseife, Schuppen, Feuchtigkeitsshampoo, Volumenshampoo, Silbershampoo, Kur-Shampoo, Pflegeshampoo
Beauty > Hair Care > Dry Shampoo: Trockenshampoo
Beauty > Hair Care > Conditioner: Spülung, Haarspülung, Conditioner, Pflegespülung, Entwirrungsspray
Beauty > Hair Care > Hair Masks: Haarmaske, Haarkur, Intensivkur, Keratinkur, Haarmaske Repair, Haarkur ohne Ausspülen
Beauty > Hair Care > Hair Oils And Serums: Haaröl, Haarserum, Spitzenfluid, Hitzeschutz, Arganöl Haare, Haaröl Argan
Beauty > Hair Care > Hair Loss Treatments: Haarausfall, Haarwuchsmittel, Haarwuchs, Minoxidil, Koffein Liquid, Haarwasser, Haartonikum, Koffein-Liquid, Schütthaar
Beauty > Hair Care > Hair Styling: Haarstyling, Stylingcreme, Meersalzspray, Volumenpuder, Lockencreme, Glättungscreme
Beauty > Hair Care > Hair Styling > Hair Spray: Haarspray, Haarlack
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: Haargel, Stylinggel, Wetgel, Schaumfestiger, Haarschaum, Lockenschaum
Beauty > Hair Care > Hair Styling > Hair Wax: Haarwachs, Haarpaste, Mattpaste, Pomade, Stylingwachs, Haarclay
Beauty > Hair Care > Hair Color: Haarfarbe, Haarfärbemittel, Coloration, Tönung, Intensivtönung, Ansatzspray, Blondierung, Aufheller, Henna, Dauerhafte Haarfarbe, Intensivcoloration, Pflege-Haarfarbe, Dunkelbraun Haarfarbe, Coloration hellblond, Cremehaarfarbe, Farbauffrischer
Beauty > Hair Care > Hair Extensions And Wigs: Perücke, Haarteil, Haarverlängerung, Extensions, Toupet, Zopfteil, Echthaar, Echthaar Extensions, Clip-in Extensions, Kunsthaar
Beauty > Hair Tools: Haarstyler, Stylinggerät, Haarstyling-Gerät, Multistyler, Haarschere, Friseurschere, Effilierschere, Modellierschere, Friseurumhang, Lockenwickler, Heizwickler, Haftwickler, Papilloten, Klettwickler
Beauty > Hair Tools > Hair Dryers: Haartrockner, Föhn, Fön, Reisehaartrockner, Diffusor, Trockenhaube, Stylingdüse, Kaltstufe, Haarfön
Beauty > Hair Tools > Hair Straighteners: Glätteisen, Haarglätter, Glättbürste, Haarglätteisen, Haarglätter Keramik, Glätteisen Keramik
Beauty > Hair Tools > Curling Irons: Lockenstab, Lockenstyler, Welleneisen, Kreppeisen, Lockenwickler beheizt, Lockenstab Keramik, Keramik-Lockenstab, Kegelstab, Großer Lockenstab
Beauty > Hair Tools > Hot Air Brushes: Warmluftbürste, Airstyler, Lockenbürste, Föhnbürste, Rundbürstenföhn
Beauty > Hair Tools > Hair Brushes And Combs: Haarbürste, Kamm, Rundbürste, Paddelbürste, Entwirrbürste, Stielkamm, Wildschweinborsten
Beauty > Hair Tools > Hair Clippers: Haarschneider, Haarschneidemaschine, Aufsteckkamm, Haartrimmer
Beauty > Skin Care: Hautpflege, Gesichtspflege, Körperpflege, Pflegecreme, Hautcreme, Allzweckcreme, trockene Haut, empfindliche Haut, Mischhaut, unreine Haut, reife Haut, Hyaluron, Anti-Age, Feuchtigkeitspflege, Anti-Falten, Pigmentflecken
Beauty > Skin Care > Face Cream: Gesichtscreme, Tagescreme, Nachtcreme, Feuchtigkeitscreme, Antifaltencreme, Tagespflege, Nachtpflege, Gesichtsfluid, Gesichtspflege Creme, Anti-Age Tagespflege, 24h Creme, 24h Pflege, Feuchtigkeitsgel, Tagescreme LSF, Feuchtigkeitsfluid, Anti-Falten Pflege, Hyaluron Creme
Beauty > Skin Care > Face Serums And Oils: Serum, Gesichtsserum, Hyaluronserum, Vitamin-C-Serum, Retinol, Ampullen, Gesichtsöl, Hagebuttenöl, Wildrosenöl, Jojobaöl, Squalan, Serum Konzentrat, Hyaluron Serum, Vitamin C Serum, Hyaluron Ampullen, Intensivserum
Beauty > Skin Care > Eye Cream: Augencreme, Augenpflege, Augengel, Augenserum, Augenpads, Augenringe, Augenfältchen, Augen Roll-on, Augenkonturenpflege, Augenpatches
Beauty > Skin Care > Face Masks: Gesichtsmaske, Tuchmaske, Tonerdemaske, Schlammmaske, Peel-Off Maske, Nasenstrips, Heilerde Maske
Beauty > Skin Care > Cleanser: Gesichtsreinigung, Waschgel, Reinigungsgel, Reinigungsmilch, Reinigungsschaum, Waschcreme, Gesichtswasch, Gesichtswaschgel, Gesichtsreinigungsgel, Waschgel Gesicht, Reinigungstücher Gesicht, Waschschaum, Gesichtsseife
Beauty > Skin Care > Makeup Remover: Make-up Entferner, Mizellenwasser, Abschminktücher, Reinigungsöl, Abschminkpads, Augen-Make-up-Entferner, Mizellen Reinigungswasser, Mizellen, Augen Make-up Entferner, 2-Phasen
Beauty > Skin Care > Face Toners: Gesichtswasser, Toner, Gesichtsspray, Thermalwasser, Rosenwasser, Tonic, Hamameliswasser, Hamamelis Gesichtswasser
Beauty > Skin Care > Face Scrubs And Peels: Gesichtspeeling, Peeling, Enzympeeling, Fruchtsäurepeeling, Waschpeeling
Beauty > Skin Care > Acne Treatments: Anti-Pickel, Pickelpatches, Akne, Aknecreme, Pickelstift, Anti-Unreinheiten, Mitesser
Beauty > Skin Care > Lip Balm: Lippenpflege, Lippenpflegestift, Lippenbalsam, Lippenbutter, Lippenmaske, Lippenpflege Stift, Lippenpomade, Lippencreme
Beauty > Skin Care > Body Lotion: Bodylotion, Körperlotion, Körpermilch, Körperbutter, Körpercreme, Bodymilk, Urea Lotion, Vaseline, Melkfett, Body Lotion trockene Haut, Pflegelotion, Body Milk, Body Butter, Körper Lotion, Sheabutter, Intensivlotion
Beauty > Skin Care > Body Oils: Körperöl, Massageöl, Hautöl, Pflegeöl, Mandelöl, Schwangerschaftsöl
Beauty > Skin Care > Body Scrubs: Körperpeeling, Duschpeeling, Salzpeeling, Zuckerpeeling, Kaffeepeeling, Bodyscrub
Beauty > Skin Care > Cellulite And Firming: Anti-Cellulite, Cellulite Creme, Straffungscreme, Hautstraffung, Cellulite Öl, hautstraffend, straffende Body Lotion, Körper straffend
Beauty > Skin Care > Hand Cream: Handcreme, Handbalsam, Handpflege, Handmaske, Handlotion
Beauty > Skin Care > Foot Care: Fußcreme, Fußpflege, Hornhautentferner, Hornhautfeile, Fußmaske, Schrundensalbe, Bimsstein, Fußbad, Hornhautraspel, Fußbalsam, Fußdeo, Fußspray, Hornhaut, Hornhautcreme, Hirschtalgcreme, Hornhauthobel, Elektrischer Hornhautentferner, Fußbalsam trockene Füße, Fußbutter, Fußlotion, Fußgel, Fußschaum, Fußpuder, Fersenbalsam, Hornhaut Reduzier
Beauty > Skin Care > Sunscreen: Sonnencreme, Sonnenmilch, Sonnenschutz, Sonnenspray, LSF 30, LSF 50, Sonnenöl, Sonnengel, Lichtschutzfaktor, Sonnenfluid, Sonnencreme Gesicht, Sonnenstick, LSF, Sonnenschutzcreme, Sonnenlotion, LSF 50+, LSF50, Sonnencreme LSF, Kindersonnencreme
Beauty > Skin Care > After Sun: After Sun, Apres Sonne, Sonnenbrand, After-Sun-Lotion, Aloe Vera Gel
Beauty > Skin Care > Self Tanners: Selbstbräuner, Bräunungsspray, Bräunungslotion, Bräunungstropfen, Selbstbräunungsmousse
Beauty > Skin Care > Face Care Tools: Gesichtsreinigungsbürste, Gesichtsroller, Gua Sha, Jaderoller, Gesichtssauna, Dermaroller, Mitesserentferner, LED Maske
Beauty > Makeup: Schminke, Make-up, Dekorative Kosmetik, Schminkset, Schminkpalette
Beauty > Makeup > Foundation: Foundation, Grundierung, Flüssiges Make-up, BB Creme, CC Creme, Getönte Tagescreme, Cushion, Make-up Foundation, Flüssig Make-up, BB Cream, Fluid Make-up
Beauty > Makeup > Concealer: Concealer, Abdeckstift, Abdeckcreme, Camouflage, Augenringe Abdecker
Beauty > Makeup > Face Powder: Puder, Gesichtspuder, Kompaktpuder, Fixierpuder, Loser Puder, Transparentpuder
Beauty > Makeup > Blush: Rouge, Blush, Wangenrouge, Cremerouge
Beauty > Makeup > Bronzers And Highlighters: Bronzer, Bräunungspuder, Bronzingpuder, Kontur, Contouring, Konturstift, Highlighter, Schimmerpuder, Illuminator, Glitzerpuder
Beauty > Makeup > Primer And Setting Spray: Primer, Make-up Base, Fixierspray, Lidschattenbase, Make-up Fixierer
Beauty > Makeup > Mascara: Mascara, Wimperntusche, Wimpernserum, Wimpernprimer, Mascara wasserfest
Beauty > Makeup > Eyeliner: Eyeliner, Kajal, Kajalstift, Lidstrich, Eyeliner Pen, Augenkonturenstift
Beauty > Makeup > Eyeshadow: Lidschatten, Lidschattenpalette, Lidschattenstift, Augenpalette
Beauty > Makeup > Eyebrow Makeup: Augenbrauenstift, Augenbrauengel, Augenbrauenpuder, Augenbrauenfarbe, Brauenstift
Beauty > Makeup > False Eyelashes: Künstliche Wimpern, Falsche Wimpern, Wimpernverlängerung, Wimpernkleber, Wimpernzange, Magnetwimpern
Beauty > Makeup > Lipstick: Lippenstift, Flüssiger Lippenstift, Lippenfarbe, Lip Tint, Lipliner, Lippenkonturenstift, Konturenstift Lippen
Beauty > Makeup > Lip Gloss: Lipgloss, Lipöl, Lip Plumper, Lippenöl
Beauty > Makeup > Makeup Brushes And Sponges: Schminkpinsel, Make-up Pinsel, Make-up Schwamm, Puderpinsel, Pinselset, Puderquaste, Foundationpinsel
Beauty > Makeup > Nail Polish: Nagellack, Gellack, Überlack, Unterlack, UV-Nagellack, Shellac Lack, UV Lack
Beauty > Nail Care: Nagelpflege, Nagelhärter, Nagelöl, Nagelhautöl, Nageldesign, Nagelsticker
Beauty > Nail Care > Nail Polish Remover: Nagellackentferner, Aceton, Nagellackentferner-Pads, Nagellackentferner acetonfrei
Beauty > Nail Care > Artificial Nails: Künstliche Nägel, Kunstnägel, Nageltips, Nagelkleber, Aufbaugel, UV-Gel, Acrylpulver, Gelnägel, Fingernägel, Press-On Nägel, Klebenägel, Aufklebenägel, Nageltips Set, Kunstnägel Set, Kunstnägel French
Beauty > Nail Care > Manicure Tools: Nagelfeile, Nagelschere, Nagelknipser, Nagelzange, Maniküreset, Nagelhautschere, Hautschere, Feile
Beauty > Nail Care > Nail Lamps And Drills: UV-Lampe Nägel, Nagellampe, Lichthärtungsgerät, Nagelfräser, Elektrische Nagelfeile, Maniküregerät, Fräser Nägel
Beauty > Beauty Tools: Pinzette, Kosmetikzubehör, Augenbrauenschere, Kosmetik-Organizer, Reiseflaschen, Schminkspiegel, Kosmetikspiegel, Taschenspiegel, Vergrößerungsspiegel, Handspiegel
Beauty > Fragrance: Duft, Düfte, Duftset, Parfümzerstäuber, Duft für Sie, Duft für Ihn, Duftwasser, Natural Spray, Vaporisateur
Beauty > Fragrance > Perfume: Parfum, Parfüm, Herrenduft, Damenduft, Eau de Parfum, Eau de Toilette, Kölnisch Wasser, EdP, EdT
Beauty > Fragrance > Body Mist: Bodyspray, Körperspray, Bodymist, Haarparfum
Beauty > Personal Care: Körperpflege, Hygiene, Pflegeset, Körperpuder, Feuchttücher, Erfrischungstücher, Hygienetücher
Beauty > Personal Care > Deodorant: Deo, Deodorant, Deospray, Deoroller, Deostick, Deocreme, Antitranspirant, Roll-On, Deo Spray, Deo Roll-On, Deo Stick, Anti-Transpirant
Beauty > Personal Care > Soap: Seife, Handseife, Flüssigseife, Stückseife, Waschlotion, Seifenstück, Handwaschschaum, Kernseife, Cremeseife, Handseife flüssig, Flüssigseife Nachfüller, Schafmilchseife, Handseife Nachfüllpack, Handseifen
Beauty > Personal Care > Shower Gel: Duschgel, Duschcreme, Duschöl, Pflegedusche, Cremedusche, Duschschaum, Duschpeeling, Pflege Dusche, Duschgel Männer, Dusch & Shampoo
Beauty > Personal Care > Bath Additives: Badezusatz, Schaumbad, Badesalz, Badeöl, Badebombe, Badekugel, Cremebad, Erkältungsbad, Erholungsbad, Gesundheitsbad, Badekristalle, Sprudelbad, Badeschaum, Aroma-Pflegeschaumbad, Badekugeln, Badekugeln Geschenkset, Badebomben, Badebomben Set, Badeperlen, Badekonfetti, Meersalz Bad, Fußbadesalz
Beauty > Personal Care > Bath Sponges And Brushes: Badeschwamm, Duschschwamm, Luffa, Massagebürste, Rückenbürste, Massagehandschuh, Waschhandschuh, Peelinghandschuh, Naturschwamm
Beauty > Personal Care > Hand Sanitizer: Handdesinfektion, Desinfektionsgel, Handdesinfektionsgel, Hygienegel, Händedesinfektion
Beauty > Personal Care > Cotton Pads And Swabs: Wattepads, Wattestäbchen, Watte, Kosmetikpads, Ohrenstäbchen, Watteröllchen, Wattestäbchen Papier, Papier-Wattestäbchen, Abschminkpads Watte
Beauty > Personal Care > Toothpaste: Zahnpasta, Zahncreme, Zahngel, Kinderzahnpasta, Zahnputztabletten
Beauty > Personal Care > Oral Care: Mundpflege, Zahnpflege, Zungenreiniger, Zungenschaber, Mundhygiene, Zahnspangenwachs
Beauty > Personal Care > Oral Care > Toothbrushes: Zahnbürste, Handzahnbürste, Kinderzahnbürste, Bambuszahnbürste, Zahnbürste mittel, Zahnbürste weich
Beauty > Personal Care > Oral Care > Electric Toothbrushes: Elektrische Zahnbürste, Schallzahnbürste, Elektrozahnbürste
Beauty > Personal Care > Oral Care > Toothbrush Heads: Aufsteckbürsten, Ersatzbürsten, Bürstenköpfe, Ersatzbürstenköpfe, Zahnbürstenaufsätze
Beauty > Personal Care > Oral Care > Mouthwash: Mundspülung, Mundwasser, Mundspray, Zahnspülung, Mundziehöl
Beauty > Personal Care > Oral Care > Dental Floss: Zahnseide, Zahnseide-Sticks, Interdentalbürsten, Zahnzwischenraumbürsten, Zahnhölzer
Beauty > Personal Care > Oral Care > Water Flossers: Munddusche, Mundduschen, Wasserflosser
Beauty > Personal Care > Oral Care > Teeth Whitening: Zahnaufhellung, Bleaching, Zahnaufhellungsstreifen, Bleaching Strips, Zahnweiß
Beauty > Personal Care > Oral Care > Denture Care: Haftcreme, Gebissreiniger, Prothesenreiniger, Reinigungstabletten Gebiss, Prothesenbürste, Gebissdose
Beauty > Personal Care > Shaving: Rasur, Nassrasur, Rasierpinsel, Rasierset, Rasierhobel, Rasierzubehör
Beauty > Personal Care > Shaving > Razors And Blades: Rasierer, Rasierklingen, Einwegrasierer, Nassrasierer, Damenrasierer, Ersatzklingen, Systemklingen, Rasierklingen Ersatz, Einwegrasierer Frauen, Rasierapparat
Beauty > Personal Care > Shaving > Shaving Cream: Rasierschaum, Rasiergel, Rasiercreme, Rasierseife, Rasieröl
Beauty > Personal Care > Shaving > Aftershave: Aftershave, After Shave, Rasierwasser, After Shave Balsam, Alaunstein
Beauty > Personal Care > Shaving > Beard Care: Bartöl, Bartpflege, Bartbalsam, Bartshampoo, Bartwachs, Bartbürste, Bartkamm
Beauty > Personal Care > Shaving > Electric Shavers: Elektrorasierer, Trockenrasierer, Scherkopf, Elektrischer Rasierer, Scherfolie, Folienrasierer, Reinigungskartusche
Beauty > Personal Care > Shaving > Trimmers: Barttrimmer, Bartschneider, Nasenhaartrimmer, Bodygroomer, Multigroomer, Körpertrimmer, Präzisionstrimmer, Intimrasierer
Beauty > Personal Care > Hair Removal: Haarentfernung, Enthaarungscreme, Kaltwachsstreifen, Wachsstreifen, Warmwachs, Wachswärmer, Enthaarung, Zuckerpaste
Beauty > Personal Care > Hair Removal > Epilators: Epilierer, Epiliergerät, Epilator, Gesichtsepilierer, Ladyshaver, Damenrasierer elektrisch
Beauty > Personal Care > Hair Removal > IPL Devices: IPL-Gerät, IPL Haarentfernung, Laser Haarentfernung, Lichtimpuls Haarentfernung
Household: Haushalt, Haushaltswaren, Haushaltsartikel, Putzmittel
Household > Laundry: Waschmittel, Wäschepflege, Wäsche, Wäschehygiene, Sprühstärke, Wäschestärke, Bügelwasser, Bügelspray, Bügelhilfe, Wäschedesinfektion, Wäschespüler
Household > Laundry > Laundry Detergent: Waschmittel, Flüssigwaschmittel, Vollwaschmittel, Colorwaschmittel, Waschpulver, Feinwaschmittel, Wollwaschmittel, Waschgel, Waschmittelblätter, Waschmittel flüssig, Waschladungen, Universalwaschmittel, Sportwaschmittel, Schwarzwaschmittel, WL
Household > Laundry > Laundry Capsules: Waschmittel Caps, Waschkapseln, Waschmittelkapseln, Waschtabs, Waschmittel Pods, Waschmittel Caps WL, Caps Waschmittel
Household > Laundry > Fabric Softener: Weichspüler, Wäscheduft, Wäscheparfüm, Trocknertücher, Duftperlen, Trocknerbälle, Weichspüler Konzentrat, Wäscheduft Perlen
Household > Laundry > Stain Removers: Fleckenentferner, Fleckentferner, Fleckensalz, Gallseife, Farbfangtücher, Fleckenspray, Entfärber, Hygienespüler, Schmutzfangtücher, Farb- und Schmutzfangtücher, Farbfangtuch, Oxi Fleckenentferner, Waschkraftverstärker, Fleckensalz weiss, Natriumpercarbonat
Household > Laundry > Washing Machine Cleaner: Waschmaschinenreiniger, Wasserenthärter, Maschinenreiniger, Waschmaschinenentkalker, Waschmaschinen Pflege, Waschmaschinen Hygiene-Reiniger
Household > Laundry > Drying Racks And Clotheslines: Wäscheständer, Wäschespinne, Wäscheleine, Wäscheklammern, Wäschetrockner Turm, Flügeltrockner, Wäschespinne Garten, Standtrockner, Wandtrockner, Wäscheklammer, Turmwäschetrockner
Household > Laundry > Laundry Baskets And Bags: Wäschekorb, Wäschesammler, Wäschesack, Wäschebox, Wäschenetz, Wäschetruhe, Wäschekorb klappbar, Wäschesortierer, Wäschetonne, Wäsche Sortierer, Sortierer 3-fach
Household > Laundry > Lint Removers: Fusselrolle, Fusselrasierer, Kleiderbürste, Fusselbürste, Fusselentferner, Fusselroller, Kleiderroller, Fusselentferner elektrisch
Household > Dishwashing: Geschirrspülen, Geschirrreinigung, Spülen, Spülmaschine
Household > Dishwashing > Dish Soap: Spülmittel, Handspülmittel, Geschirrspülmittel, Spüli, Spülmittel Zitrone, Geschirrspülmittel Konzentrat
Household > Dishwashing > Dishwasher Tablets: Spülmaschinentabs, Geschirrspültabs, Spülmaschinenpulver, Geschirrspülmaschinentabs, Spültabs, Spülmaschinengel, Geschirrspüler Tabs, Geschirrspültabs All in 1, Geschirr-Reiniger Tabs, Spülmaschinen Tabs, Tabs Spülmaschine
Household > Dishwashing > Rinse Aid And Dishwasher Salt: Klarspüler, Spezialsalz, Spülmaschinensalz, Regeneriersalz, Maschinenpfleger, Spülmaschinenreiniger, Maschinenreiniger Spülmaschine, Maschinentiefenreiniger, Spezial-Salz, Klar-Spüler
Household > Dishwashing > Sponges And Dish Brushes: Schwamm, Topfreiniger, Spülbürste, Spülschwamm, Stahlwolle, Topfschwamm, Putzschwamm, Flaschenbürste, Scheuerschwamm, Edelstahlspirale, Spülschwämme, Haushaltsschwamm, Abwaschbürste
Household > Cleaning: Reiniger, Reinigungsmittel, Putzmittel, Haushaltsreiniger, Spezialreiniger, Reinigungsspray, Reinigungskonzentrat, Schaumreiniger
Household > Cleaning > All Purpose Cleaners: Allzweckreiniger, Universalreiniger, Scheuermilch, Essigreiniger, Neutralreiniger, Scheuerpulver, Schmutzradierer, Orangenreiniger, Haushaltssoda, Scheuermittel, Kraftreiniger, Schmutzradierer Schwamm, Putzstein, Natron Reiniger, Zitronensäure, Sodareiniger
Household > Cleaning > Bathroom Cleaners: Badreiniger, Kalkreiniger, Kalkentferner, Duschreiniger, Schimmelentferner, Schimmelspray, Badezimmerreiniger, Kalklöser, Schimmelvernichter, Schimmelentferner Spray, Bad Reiniger, Anti-Kalk, Kalk Entferner, Fugenreiniger, Kraft-Gel Kalk, Bad-Reiniger
Household > Cleaning > Toilet Cleaners: WC-Reiniger, Toilettenreiniger, WC-Stein, Duftspüler, Urinsteinentferner, WC-Tabs, Toilettenstein, WC Reiniger, WC Gel, WC Duftspüler, WC-Gel, Spülkasten, Powerspüler, WC Blau
Household > Cleaning > Kitchen Cleaners And Degreasers: Küchenreiniger, Fettlöser, Backofenreiniger, Grillreiniger, Ceranfeldreiniger, Glaskeramikreiniger, Kochfeldreiniger, Fettlöser Spray, Küchen Reiniger, Backofen Reiniger, Grill Reiniger, Ceranfeld
Household > Cleaning > Descalers: Entkalker, Schnellentkalker, Entkalkungstabletten, Kaffeemaschinenentkalker, Bio-Entkalker, Reinigungstabletten Kaffeevollautomat, Entkalker Kaffeevollautomaten, Entkalker flüssig, Entkalkertabs, Entkalkungsmittel, Entkalker Tabs, Universalentkalker
Household > Cleaning > Glass Cleaners: Glasreiniger, Fensterreiniger, Scheibenreiniger Haushalt, Fensterputzmittel, Fenster Reiniger, Fensterreiniger Konzentrat, Glas Reiniger, Fensterreinigungskonzentrat
Household > Cleaning > Floor Cleaners: Bodenreiniger, Parkettreiniger, Laminatreiniger, Bodenpflege, Bodenwachs, Fliesenreiniger, Holzbodenreiniger, Wischpflege, Wischpflege Parkett, Laminat Reiniger, Boden Reiniger, Fußbodenreiniger, Vinylboden Reiniger, Steinreiniger, Saugroboter Reinigungsmittel
Household > Cleaning > Carpet And Upholstery Cleaners: Teppichreiniger, Polsterreiniger, Teppichschaum, Teppichshampoo, Teppichpulver, Teppich Pulver, Teppich Reiniger, Polster Reiniger, Sprühextraktion, Sofareiniger, Matratzenreiniger
Household > Cleaning > Furniture And Leather Care: Möbelpolitur, Möbelpflege, Lederpflege, Lederreiniger, Holzpflege, Lederfett, Bienenwachs Möbel, Lederbalsam, Möbelöl, Lederpflegeset, Leder Reiniger, Holzpolitur
Household > Cleaning > Metal Polish: Metallpolitur, Silberputzmittel, Edelstahlreiniger, Messingpolitur, Silberbad, Chrompolitur
Household > Cleaning > Disinfectants And Bleach: Desinfektionsmittel, Flächendesinfektion, Chlorreiniger, Bleichmittel, Hygienereiniger, Desinfektionsspray, Hygiene-Spray, Desinfektions-Reiniger, Wischdesinfektion, Desinfektion Spray, Hygiene-Reiniger
Household > Cleaning > Cleaning Wipes: Reinigungstücher, Desinfektionstücher, Feuchte Reinigungstücher, Allzwecktücher, Bodentücher
Household > Cleaning > Drain Cleaners: Rohrreiniger, Abflussreiniger, Abflussfrei, Rohrfrei, Pömpel, Saugglocke
Household > Cleaning > Mops And Buckets: Wischmopp, Wischer, Bodenwischer, Putzeimer, Wischbezug, Eimer, Wischmop, Fensterabzieher, Fensterwischer, Wischmopp Set, Bodenwischer Set, Wischset, Wischeimer, Wischmop Ersatzbezug, Flachwischer, Ersatzbezug, Sprühwischer, Bodenwischer Bezug, Fensterputzer, Abzieher, Wasserabzieher
Household > Cleaning > Brooms And Brushes: Besen, Kehrschaufel, Handfeger, Schrubber, Toilettenbürste, WC-Bürste, Kehrgarnitur, Scheuerbürste, Kehrset, Stubenbesen, Saalbesen, Zimmerbesen, Kehrblech, Fugenbürste, Reinigungsbürste, Gummibesen
Household > Cleaning > Cloths And Dusters: Putztuch, Mikrofasertuch, Staubtuch, Schwammtuch, Staubwedel, Spültuch, Bodentuch, Fensterleder, Staubmagnet, Wischtuch, Mikrofasertücher, Allzwecktücher, Staubtücher, Fenstertuch, Putzlappen, Staubfangtücher, Schwammtücher, Haushaltstuch, Reinigungstuch
Household > Cleaning > Cleaning Gloves: Haushaltshandschuhe, Gummihandschuhe, Spülhandschuhe, Putzhandschuhe, Einmalhandschuhe
Household > Paper Products: Hygienepapier, Papierwaren Haushalt, Papierprodukte, 3-lagig, 4-lagig
Household > Paper Products > Toilet Paper: Toilettenpapier, Klopapier, WC-Papier, Feuchtes Toilettenpapier, 3-lagig, Toilettenpapier 3-lagig, Toilettenpapier 4-lagig, Feuchttücher WC
Household > Paper Products > Paper Towels: Küchenrolle, Küchenpapier, Küchentücher, Haushaltsrolle, Haushaltstücher, Papierhandtücher
Household > Paper Products > Tissues: Taschentücher, Papiertaschentücher, Kosmetiktücher, Taschentuchbox, Taschentücher 4-lagig, Papiertaschentuch, Kosmetiktuch, Zupfbox
Household > Paper Products > Paper Napkins: Servietten, Papierservietten, Cocktailservietten, Zelltuchservietten
Household > Disposable Tableware: Einweggeschirr, Pappteller, Pappbecher, Einwegbecher, Einwegbesteck, Trinkhalme, Plastikbecher, Zahnstocher, Strohhalme, Einwegteller, Papierteller, Papierbecher, Holzbesteck, Zuckerrohr Teller, Palmblatt Teller, Partybecher, Holzspieße, Kaffeebecher Einweg, To Go Becher
Household > Food Wraps: Frischhaltung, Bienenwachstuch, Folien, Haushaltsfolie
Household > Food Wraps > Cling Film: Frischhaltefolie, Klarsichtfolie
Household > Food Wraps > Aluminum Foil: Alufolie, Aluminiumfolie, Aluschalen, Grillfolie
Household > Food Wraps > Baking Paper: Backpapier, Butterbrotpapier, Backfolie, Pergamentpapier, Wachspapier, Backpapier Zuschnitte, Backpapier Rolle, Backpapier Bögen, Dauerbackfolie
Household > Food Wraps > Freezer And Sandwich Bags: Gefrierbeutel, Zipbeutel, Frühstücksbeutel, Butterbrotbeutel, Bratschlauch, Eiswürfelbeutel, Vakuumbeutel, Allzweckbeutel, Gefrierbeutel Zip, Zipper Beutel, Zip-Beutel, Vakuumrollen, Vakuumbeutel Rollen, Brotbeutel
Household > Trash Bags: Müllbeutel, Müllsäcke, Abfallbeutel, Müllsack, Biomüllbeutel, Kompostbeutel, Zugbandbeutel, Müllbeutel mit Zugband, Abfallsäcke, Müllbeutel Zugband, Biobeutel, Kompostbeutel Bio
Household > Trash Cans: Mülleimer, Abfalleimer, Treteimer, Mülltrennung, Abfallsammler, Papierkorb, Kosmetikeimer, Mülltonne, Biomülleimer
Household > Air Care: Raumduft, Lufterfrischer, Geruchsentferner, Raumerfrischer
Household > Air Care > Air Freshener Sprays: Raumspray, Lufterfrischer Spray, Textilerfrischer, Duftspray, Toilettenspray, Kissenspray
Household > Air Care > Scent Diffusers: Duftstäbchen, Raumduft Diffuser, Duftstecker, Nachfüller Duftstecker, Aroma Diffuser, Räucherstäbchen, Duftgel, Duftöl, Duftwachs, Duftstecker Nachfüller, Räucherkegel, Räucherwerk, Aromadiffuser, Duftlampe, Duftkissen, Duftmelt
Household > Air Care > Odor And Moisture Absorbers: Luftentfeuchter Granulat, Raumentfeuchter, Geruchsabsorber, Kühlschrank Geruchsfresser, Aktivkohlebeutel, Schuhdeo, Feuchtigkeitskiller, Luftentfeuchter Nachfüllpack, Nachfülltabs, Entfeuchter, Luftentfeuchter Tabs, Raumentfeuchter Granulat, Geruchsneutralisierer
Household > Pest Control: Schädlingsbekämpfung, Insektizid, Ungeziefer, Schädlingsabwehr, Bettwanzen, Taubenabwehr
Household > Pest Control > Insect Killers: Insektenspray, Ameisenköder, Ameisenmittel, Fliegenfänger, Fliegenfalle, Fliegenklatsche, Insektenvernichter, Wespenspray, Kakerlakenfalle, Silberfisch, Ameisen, Ameisenköderdose, Ameisengel, Ameisen Köder, Kakerlaken, Schaben, Schabenköder, Silberfischfalle, Fruchtfliegenfalle, Wespenfalle, Insektenfalle, Ungezieferspray, Insektenvernichter UV, Gelbtafeln, Gelbsticker
Household > Pest Control > Mosquito Repellents: Mückenschutz, Mückenspray, Mückenabwehr, Mückenstecker, Insektenschutz, Anti-Mücken, Moskitospirale, Moskitonetz, Zeckenschutz, Anti-Mücken Spray, Insektenschutzspray, Mücken Stecker, Mückenspirale, Mückenschutz Stecker, Zecken Spray, Mückenschutz Lotion, Mückenarmband, Insektenspray Haut
Household > Pest Control > Moth Repellents: Mottenschutz, Mottenfalle, Mottenkugeln, Mottenpapier, Lebensmittelmotten, Kleidermotten, Lavendelsäckchen, Mottenschutz Hänger, Zedernholz Mottenschutz, Zedernkugeln, Zedernringe, Kleidermottenfalle
Household > Pest Control > Rodent Control: Mausefalle, Rattenfalle, Rattengift, Mäusegift, Rattenköder, Lebendfalle, Köderbox, Marderschreck, Mäusefalle, Rattenköder Portionsbeutel, Rattenköder Paste, Mäuseköder, Portionsköder, Rattengift Haferflocken, Schlagfalle, Wühlmausfalle, Maulwurfschreck, Marderabwehr, Mausefalle lebend
Baby: Säugling, Neugeborene, Kleinkind, Babyartikel, Babyausstattung, Babys, Kleinkinder, Säuglinge, ab Geburt, 0-6 Monate, Kinderpflege
Baby > Diapers: Windeln, Babywindeln, Wickeln, Pampers Größe, Nässeindikator, Auslaufschutz, Monatsbox, Gr. 4
Baby > Diapers > Disposable Diapers: Einwegwindeln, Windeln Größe 4, Newborn Windeln, Ökowindeln, Windeln Gr, Windeln Maxi, Windeln Junior, Windeln Midi, Windeln Mini, Klebewindeln
Baby > Diapers > Diaper Pants: Windelhöschen, Windelpants, Höschenwindeln, Pyjamapants, Nachtwindeln, Pants Größe 5, Trainerhosen, Lernwindeln
Baby > Diapers > Swim Diapers: Schwimmwindeln, Badewindel, Aqua Windel, Schwimmwindel, Badewindeln
Baby > Diapers > Cloth Diapers: Stoffwindeln, Windeleinlagen, Überhose, Windelvlies, Stoffwindel, Mullwindeln, Moltontücher, Spucktücher Windeln
Baby > Diapers > Changing Pads: Wickelunterlage, Wickelauflage, Wickelmulde, Wickelauflagenbezug, Wickelunterlagen, Einmalwickelunterlagen
Baby > Diapers > Diaper Pails: Windeleimer, Windeltwister, Windelbeutel, Nachfüllkassette, Nachfüllkassetten
Baby > Diapers > Diaper Bags: Wickeltasche, Wickelrucksack
Baby > Baby Food: Babynahrung, Beikost, Säuglingsnahrung, ab 6. Monat, Babykost, nach dem 4. Monat, ab 8. Monat, Bio Babynahrung, ab 1 Jahr
Baby > Baby Food > Infant Formula: Anfangsmilch, Folgemilch, Pre Nahrung, Säuglingsmilch, Babymilch, Pre Milch, Folgemilch 2, HA Nahrung, Anfangsnahrung, 1er Milch
Baby > Baby Food > Toddler Milk: Kindermilch, Kinder Milchgetränk, Kindermilch 1+, Wachstumsmilch, ab 1 Jahr Milch, Kinderdrink
Baby > Baby Food > Baby Cereal: Babybrei, Milchbrei, Getreidebrei, Grießbrei Baby, Gute-Nacht-Brei, Reisflocken, Grießbrei, Gute Nacht Brei, Reisflocken Baby, Abendbrei, Schmelzflocken
Baby > Baby Food > Baby Purees And Meals: Gläschen, Babygläschen, Babymenü, Gemüseallerlei, Früchtebrei, Pastinake, Menü ab 8. Monat, Quetschie, Quetschbeutel, Fruchtpüree im Beutel, Hippis, Fruchtquetschie, Gemüse-Allerlei, Karotten mit Kartoffeln, Fruchtpüree Baby, Kinderteller
Baby > Baby Food > Baby Snacks: Babykekse, Babysnack, Hirsekringel, Maisstangen Baby, Reiswaffeln Baby, Zwieback Baby, Kinderkeks, Dinkelstangen, Babykeks, Maisstangen, Knabberprodukte Kinder, Hirsebällchen
Baby > Baby Food > Baby Drinks: Babytee, Babywasser, Fencheltee Baby, Babysaft, Kindertee, Schorle Baby, Früchtetee Baby
Baby > Feeding: Babyernährung, Füttern, Stillen, Esslernen, BPA-frei, Babynahrung Zubehör
Baby > Feeding > Baby Bottles: Babyflasche, Babyflaschen, Trinkflasche Baby, Anti-Kolik-Flasche, Babyfläschchen, Glasflasche Baby, Flaschensauger, Trinksauger, Ersatzsauger, Breisauger, Silikonsauger, Sauger, Weithals, Anti-Kolik
Baby > Feeding > Pacifiers: Schnuller, Beruhigungssauger, Nuggi, Schnullerkette, Schnullerband, Schnullerbox, Nuckel
Baby > Feeding > Teethers: Beißring, Zahnungshilfe, Kühlbeißring, Greifling, Zahnungsring, Beißringe, Greifling Beißring
Baby > Feeding > Sippy Cups: Trinklernbecher, Trinklernflasche, Schnabeltasse, Lerntasse, Strohhalmbecher Kinder, Strohhalmbecher
Baby > Feeding > Bibs: Lätzchen, Ärmellätzchen, Dreieckstuch, Silikonlätzchen, Spucktuch, Mulltuch, Halstuch Baby, Dreieckstuch Baby, Spucktücher
Baby > Feeding > Baby Tableware And Containers: Kindergeschirr, Babylöffel, Kinderbesteck, Babyteller, Saugnapf Schüssel, Breischale, Esslernbesteck, Milchpulverportionierer, Milchpulver Spender, Snackbecher, Breibehälter, Babynahrung Behälter, Saugnapf Teller, Lernbesteck
Baby > Feeding > Breast Pumps: Milchpumpe, elektrische Milchpumpe, Handmilchpumpe, Brusthaube, Muttermilchsammler, Milchauffang
Baby > Feeding > Nursing Supplies: Stilleinlagen, Brustwarzensalbe, Stillhütchen, Muttermilchbeutel, Stilltuch, Lanolin, Brustwarzencreme, Stillkissen, Seitenschläferkissen, Schwangerschaftskissen, Stillkissenbezug, Stilltee, Lagerungskissen
Baby > Feeding > Bottle Warmers And Sterilizers: Flaschenwärmer, Babykostwärmer, Sterilisator, Vaporisator, Flaschenbürste, Babynahrungszubereiter, Abtropfgestell, Dampfsterilisator Baby, Sterilisator Babyflaschen, Abtropfgestell Babyflaschen
Baby > Baby Care: Babypflege, Pflegeprodukte Baby, Babyhygiene, babyzarte, Babyhaut
Baby > Baby Care > Baby Wipes: Feuchttücher Baby, Babyfeuchttücher, Pflegetücher, Feuchttücher sensitive, Baby Feuchttücher, feuchte Tücher Baby
Baby > Baby Care > Baby Shampoo And Bath: Babybad, Babyshampoo, Waschgel Baby, Badezusatz Baby, Kindershampoo, Babyseife, Waschlotion Baby, Kopf bis Fuß Waschgel, Baby Waschgel, Pflegebad Baby, Kinderbad
Baby > Baby Care > Baby Lotion Oil And Powder: Babyöl, Babylotion, Babycreme, Wind- und Wettercreme, Pflegelotion Baby, Massageöl Baby, Babypuder, Puder Baby, Talkumpuder, Pflegecreme Baby, Gesichtscreme Baby, Wind und Wetter Creme, Kälteschutz Baby
Baby > Baby Care > Diaper Rash Cream: Wundschutzcreme, Wundcreme, Windelcreme, Zinksalbe Baby, Babywundcreme, Popocreme, Wund- und Heilsalbe Baby
Baby > Baby Care > Baby Sun Care: Sonnencreme Baby, Kindersonnencreme, Sonnenmilch Kinder, Baby Sonnenschutz, Baby Sonnencreme, Kinder Sonnencreme, Babysonnenschutz, Sonnenmilch Baby
Baby > Baby Care > Baby Oral Care: Babyzahnbürste, Babyzahncreme, Kinderzahncreme, Fingerzahnbürste, Zahnungsgel, Lernzahnbürste, Milchzahn, erste Zähnchen
Baby > Baby Care > Baby Grooming: Babynagelschere, Babybürste, Nagelknipser Baby, Babykamm, Babywattestäbchen, Pflegeset Baby, Babynagelfeile, Baby Pflegeset, Haarbürste Baby, Nagelschere Baby
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: Nasensauger, Nasensekretsauger, Nasentropfen Baby, Babythermometer, Badethermometer, Schnullerthermometer, Stirnthermometer Baby, Fieberthermometer Baby
Baby > Baby Care > Baby Bathtubs: Babywanne, Babybadewanne, Badesitz, Badewanneneinsatz, Badeeimer, Wannenständer, Badewannensitz Baby, Badewannenaufsatz, Badewannenständer
Baby > Baby Care > Potties And Training Seats: Töpfchen, Toilettensitz Kinder, Toilettentrainer, WC-Aufsatz, Tritthocker Kinder, Kindertöpfchen, WC-Sitz Verkleinerer, Lerntöpfchen, Nachttopf
Baby > Strollers: Kinderwagen, Babywagen, Kombikinderwagen, Buggy, Sportwagen Baby
Baby > Strollers > Travel Systems: Kombikinderwagen, 3-in-1 Kinderwagen, Kinderwagenset, Babywanne Kinderwagen, 3in1 Kinderwagen, Kinderwagen Set, Babywanne
Baby > Strollers > Buggies And Lightweight Strollers: Buggy, Reisebuggy, Sportwagen, Liegebuggy, Jogger Kinderwagen, Sportbuggy, Leichtbuggy
Baby > Strollers > Twin Strollers: Geschwisterwagen, Zwillingskinderwagen, Zwillingsbuggy, Geschwisterbuggy, Bollerwagen Kinder, Zwillingswagen
Baby > Strollers > Stroller Accessories: Regenschutz Kinderwagen, Fußsack, Sonnenschirm Kinderwagen, Kinderwagentasche, Buggyboard, Kinderwagenhaken, Sitzauflage, Moskitonetz, Kinderwagenkette, Kinderwagen Organizer, Sonnensegel Kinderwagen, Insektenschutz Kinderwagen, Sitzauflage Kinderwagen
Baby > Baby Carriers: Babytrage, Tragetuch, Bauchtrage, Kraxe, Rückentrage, Hüftsitz, Tragehilfe, Rückentrage Kind
Baby > Car Seats: Kindersitz, Autositz, Autokindersitz, Auto-Kindersitz, Reboarder, i-Size, Kindersitz Isofix
Baby > Car Seats > Infant Car Seats: Babyschale, Reboarder Baby, Gruppe 0+, Autositz Baby, Babyschale Isofix
Baby > Car Seats > Convertible Car Seats: Reboarder, drehbarer Kindersitz, Gruppe 1, Kleinkindsitz, Kindersitz 360, Reboarder 360, Kindersitz 9-18 kg, Kindersitz 0-18 kg
Baby > Car Seats > Booster Seats: Sitzerhöhung, Kindersitzerhöhung, Gruppe 2/3, Folgesitz, Kindersitz 15-36 kg, Kindersitz 100-150 cm
Baby > Car Seats > Car Seat Accessories: Isofix Base, Isofix Station, Autositzschutz, Rücksitzspiegel, Sonnenschutz Auto Baby, Gurtpolster, Trittschutz, Isofix Basis, Autospiegel Baby, Kindersitzunterlage, Sommerbezug Kindersitz, Gurtpolster Kindersitz, Einschlagdecke Babyschale
Baby > Nursery: Babyzimmer, Kinderzimmer Baby, Babyzimmer Deko, Kinderzimmer Babymöbel
Baby > Nursery > Cribs And Cots: Babybett, Gitterbett, Kinderbett, Beistellbett Holz, Wickelkommode, Wickeltisch, Kinderbett 60x120, Kinderbett 70x140, Beistellbett Gitter
Baby > Nursery > Bassinets And Bedside Cribs: Beistellbett, Stubenwagen, Babywiege, Anstellbett, Babynest, Moseskorb, Federwiege
Baby > Nursery > Travel Cots: Reisebett, Babyreisebett, Laufgitter, Laufstall, Kinderreisebett
Baby > Nursery > Baby Bedding And Mattresses: Babydecke, Babybettwäsche, Spannbettlaken Kinderbett, Nestchen, Krabbeldecke, Kuscheldecke Baby, Babykissen, Pucktuch, Bettschlange, Babymatratze, Kindermatratze, Kinderbettmatratze, Reisebettmatratze, Matratzenschoner Baby, Spannbettlaken Baby, Matratze 60x120, Matratze 70x140 Baby, Mullwindel Decke
Baby > Nursery > Baby Sleeping Bags: Babyschlafsack, Schlafsack Baby, Pucksack, Ganzjahresschlafsack, Strampelsack
Baby > Nursery > Night Lights And Soothers: Nachtlicht Baby, Einschlafhilfe, Sternenhimmel Projektor, Mobile Baby, Spieluhr, White Noise Gerät, Babynachtlicht, Weißes Rauschen, Baby Mobile, Schlummerlicht
Baby > Nursery > Bouncers And Swings: Babywippe, Babyschaukel, Wippe, Elektrische Babywippe, Türhopser, Wippe Baby
Baby > Nursery > High Chairs: Hochstuhl, Kinderhochstuhl, Treppenhochstuhl, Tischsitz, Hochstuhlkissen
Baby > Nursery > Play Mats And Baby Gyms: Spielbogen, Krabbeldecke, Spieldecke, Krabbelmatte, Erlebnisdecke, Lauflerndecke, Activity Center Baby, Puzzlematte Baby
Baby > Nursery > Baby Walkers: Lauflernwagen, Lauflernhilfe, Gehfrei, Lauflerner
Baby > Baby Safety: Kindersicherung, Babysicherheit, Kindersicherheit
Baby > Baby Safety > Baby Monitors: Babyphone, Babyphon, Babyphone mit Kamera, Videobabyphone, Babykamera, Sensormatte
Baby > Baby Safety > Safety Gates: Treppenschutzgitter, Türschutzgitter, Absperrgitter, Treppengitter, Bettschutzgitter, Rausfallschutz, Bettgitter, Schutzgitter Treppe, Treppenschutzgitter ohne Bohren, Türschutzgitter ohne Bohren, Schutzgitter ohne Bohren
Baby > Baby Safety > Safety Locks And Guards: Steckdosenschutz, Steckdosensicherung, Eckenschutz, Kantenschutz, Schranksicherung, Herdschutzgitter, Klemmschutz, Laufgurt, Schubladensicherung, Türstopper Kind, Fenstersicherung Kind
Baby > Baby Gifts: Babygeschenk, Taufgeschenk, Windeltorte, Gipsabdruck Baby, Babytagebuch, Meilensteinkarten, Schmusetuch, Schnuffeltuch, Babyalbum, Geschenkset Baby, Geburtsgeschenk
Pets: Haustier, Haustierbedarf, Tierbedarf, Tier, für Hunde, für Katzen, Heimtier
Pets > Dog Food: Hundefutter, Hundenahrung, Futter für Hunde, Alleinfutter Hund, Hund, Hunde, Welpen, Alleinfuttermittel für Hunde, Adult Hund
Pets > Dog Food > Dry Dog Food: Trockenfutter Hund, Hundetrockenfutter, Trockenfutter für Hunde, Welpenfutter, Junior Hund
Pets > Dog Food > Wet Dog Food: Nassfutter Hund, Hundenassfutter, Hundefutter Dose, Nassfutter für Hunde, Dosenfutter Hund
Pets > Dog Food > Raw And Frozen Dog Food: BARF Hund, Frostfleisch Hund, Barfmenü, Rohfutter Hund, Flocken Hund, Frostfleisch, Rohfutter
Pets > Dog Food > Dog Treats: Hundesnack, Hundeleckerli, Kausnack, Hundekekse, Leckerlies Hund, Trainingssnack Hund, Leckerlis Hund, Kausnack Hund, Trainingssnack
Pets > Dog Food > Dog Chews And Dental Sticks: Zahnpflegesnack Hund, Kauknochen, Rinderkopfhaut, Ochsenziemer, Schweineohren, Kaustange, Kauwurzel, Büffelhautknochen, Rinderohren, Kaustangen, Zahnpflegesnack
Pets > Dog Food > Veterinary Dog Food: Diätfutter Hund, Spezialfutter Hund, Veterinary Diet Hund, Schonkost Hund
Pets > Cat Food: Katzenfutter, Katzennahrung, Futter für Katzen, Alleinfutter Katze, Katze, Katzen, Kitten, sterilisierte Katzen
Pets > Cat Food > Dry Cat Food: Trockenfutter Katze, Katzentrockenfutter, Trockenfutter für Katzen, Kittenfutter, Sterilised Trockenfutter
Pets > Cat Food > Wet Cat Food: Nassfutter Katze, Katzennassfutter, Katzenfutter Dose, Pastete Katze, Häppchen in Gelee, Portionsbeutel Katze, in Gelee Katze
Pets > Cat Food > Cat Treats: Katzensnack, Katzenleckerli, Katzenmilch, Malzpaste Katze, Katzenstangen, Leckerlies Katze, Schlecksnack, Katzensticks
Pets > Cat Food > Veterinary Cat Food: Diätfutter Katze, Nierendiät Katze, Urinary Katze, Spezialfutter Katze
Pets > Pet Supplies: Tierzubehör, Hundezubehör, Katzenzubehör, Hundebedarf, Katzenbedarf
Pets > Pet Supplies > Cat Litter: Katzenstreu, Klumpstreu, Silikatstreu, Einstreu Katze, Tofu Katzenstreu, Hygienestreu
Pets > Pet Supplies > Litter Boxes: Katzenklo, Katzentoilette, Streuschaufel, Haubentoilette, Katzenklo Beutel, Vorleger Katzentoilette
Pets > Pet Supplies > Dog Collars And Leashes: Hundeleine, Hundehalsband, Hundegeschirr, Flexileine, Schleppleine, Maulkorb, Katzenhalsband, Retrieverleine, Brustgeschirr, Rollleine
Pets > Pet Supplies > Dog Training And Deterrents: Erziehungshalsband, Antibellhalsband, Clicker, Hundepfeife, Fernhaltespray, Hundegitter
Pets > Pet Supplies > Puppy Training Pads: Welpenunterlagen, Trainingsunterlagen, Hundeunterlagen, Puppy Pads, Welpentoilette, Welpenpads
Pets > Pet Supplies > Dog Beds: Hundebett, Hundekissen, Hundekorb, Hundematte, Hundedecke, Hundekörbchen, Hundesofa, Hundebett waschbar, Hundebett orthopädisch, Hundebett XXL
Pets > Pet Supplies > Cat Beds And Furniture: Kratzbaum, Katzenbett, Katzenhöhle, Kratzbrett, Katzenklappe, Kratztonne, Kratzmatte, Heizungsliege, Katzenhängematte, Kratzbaum deckenhoch, Kratzbaum Sisal, Kratzbaum groß, Katzenbaum
Pets > Pet Supplies > Crates And Carriers: Transportbox, Hundebox, Katzentransportbox, Hundehütte, Autodecke Hund, Hunderucksack, Welpenauslauf, Hundebuggy, Hunderampe
Pets > Pet Supplies > Dog Clothing: Hundemantel, Hundepullover, Hundejacke, Hundeschuhe, Regenmantel Hund, Hundeschwimmweste, Hundebademantel
Pets > Pet Supplies > Pet Bowls And Feeders: Hundenapf, Futternapf, Katzennapf, Trinkbrunnen, Futterautomat, Napfunterlage, Anti-Schling-Napf, Schleckmatte, Futtertonne, Trinkbrunnen Katze
Pets > Pet Supplies > Dog Toys: Hundespielzeug, Kauspielzeug Hund, Quietschspielzeug, Hundeball, Schnüffelteppich, Wurfspielzeug, Zerrspielzeug
Pets > Pet Supplies > Cat Toys: Katzenspielzeug, Katzenangel, Spielmaus, Spielschiene Katze, Katzentunnel, Baldriankissen, Federwedel
Pets > Pet Supplies > Pet Grooming: Hundebürste, Katzenbürste, Fellpflege, Krallenschere, Hundeschermaschine, Unterfellbürste, Zupfbürste, Krallenschleifer
Pets > Pet Supplies > Pet Shampoo: Hundeshampoo, Katzenshampoo, Fellspray, Pflegetücher Hund, Pfotenbalsam, Trockenshampoo Hund
Pets > Pet Supplies > Flea And Tick Treatment: Flohmittel, Zeckenschutz Hund, Spot on Hund, Zeckenzange, Flohhalsband, Zeckenhalsband, Wurmkur, Parasitenhalsband
Pets > Pet Supplies > Pet Supplements: Gelenktabletten Hund, Lachsöl Hund, Nahrungsergänzung Hund, Grünlippmuschel Hund, Beruhigungsmittel Hund, Probiotika Katze
Pets > Pet Supplies > Pet Health And First Aid: Ohrenreiniger Hund, Augenpflege Hund, Zahnpflege Hund, Hundezahnbürste, Wundspray Tier, Halskrause Hund, Hundewindel, Hundezahnpasta
Pets > Pet Supplies > Pet Waste And Odor Control: Kotbeutel, Hundekotbeutel, Kotbeutelspender, Kotschaufel, Geruchsentferner Tier, Urin Entferner, Hundetoilette
Pets > Pet Supplies > Pet Trackers: GPS Tracker Hund, GPS Katze, Haustierkamera, Leuchthalsband, Ortungsgerät Hund, GPS Tracker Katze
Pets > Fish And Aquariums: Aquaristik, Aquariumzubehör, Fische, Aquarienbedarf
Pets > Fish And Aquariums > Fish Food: Fischfutter, Flockenfutter, Koifutter, Teichfutter, Garnelenfutter, Zierfischfutter, Goldfischfutter
Pets > Fish And Aquariums > Aquariums And Tanks: Aquarium Set, Nano Aquarium, Aquarium Komplettset, Goldfischglas, Aquarium Unterschrank, Kombination Aquarium
Pets > Fish And Aquariums > Aquarium Filters And Pumps: Aquariumfilter, Außenfilter, Innenfilter, Filterwatte, Luftpumpe Aquarium, Aquarium Heizer, Filtermedium, Aquariumpumpe, Innenfilter Aquarium
Pets > Fish And Aquariums > Aquarium Decor And Lighting: Aquarium Deko, Aquarienkies, Aquarium LED, Aquarienpflanzen, Wurzel Aquarium, Soil, Aquarium Rückwand, CO2 Anlage Aquarium
Pets > Fish And Aquariums > Water Care And Test Kits: Wasseraufbereiter, Wassertest Aquarium, Algenmittel Aquarium, Starterbakterien, Aquarium Dünger, Fischmedizin, Mulmsauger
Pets > Birds: Vogel, Wellensittich, Papagei, Kanarienvogel, Ziervogel, Sittich
Pets > Birds > Bird Food: Vogelfutter, Wellensittichfutter, Papageienfutter, Kanarienfutter, Sittichfutter, Körnermischung
Pets > Birds > Bird Treats: Kolbenhirse, Vogelsnack, Kräcker Vögel, Sepiaschale, Vogelgrit, Pickstein, Eifutter, Kräcker Wellensittich, Knabberstange Vogel
Pets > Birds > Wild Bird Food: Meisenknödel, Wildvogelfutter, Streufutter, Sonnenblumenkerne Vögel, Winterfutter Vögel, Erdnüsse Vögel, Fettfutter, Ganzjahresfutter
Pets > Birds > Bird Cages And Accessories: Vogelkäfig, Voliere, Papageienkäfig, Vogelschaukel, Sitzstange, Vogelspielzeug, Vogelbad, Nistkasten Wellensittich, Käfigabdeckung
Pets > Small Animals: Nager, Kleintier, Kaninchen, Meerschweinchen, Hamster, Zwergkaninchen, Kleintierbedarf
Pets > Small Animals > Small Animal Food: Kaninchenfutter, Meerschweinchenfutter, Hamsterfutter, Nagerfutter, Kleintierfutter, Zwergkaninchenfutter
Pets > Small Animals > Pet Hay: Heu, Wiesenheu, Kaninchenheu, Bergwiesenheu, Timothy Heu, Stroh
Pets > Small Animals > Small Animal Treats: Nagersnack, Knabberstange Nager, Kräcker Kaninchen, Nagerholz, Drops Nager, Knabberäste
Pets > Small Animals > Small Animal Bedding: Kleintierstreu, Einstreu, Hamsterstreu, Holzspäne, Hobelspäne, Hanfstreu, Chinchillasand
Pets > Small Animals > Small Animal Cages And Accessories: Hamsterkäfig, Kaninchenstall, Kleintierkäfig, Laufrad, Nagerhaus, Freilaufgehege, Heuraufe, Nagertränke, Hamsterrad, Hasenstall
Pets > Reptiles And Amphibians: Terraristik, Reptilien, Schildkröte, Terrarium, Bartagame
Pets > Reptiles And Amphibians > Reptile Food: Schildkrötenfutter, Reptilienfutter, Futtertiere, Futterinsekten, Gammarus, Heimchen, Mehlwürmer, Calcium Reptilien
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: Terrarienlampe, UVB Lampe, Terrarium Substrat, Heizmatte Terrarium, Wärmelampe, Spotstrahler, Reptilienversteck, Schildkröteninsel
Pets > Horse And Farm Animals: Pferdebedarf, Pferd, Stallbedarf, Hühnerhaltung, Nutztiere
Pets > Horse And Farm Animals > Horse Feed And Care: Pferdefutter, Pferdemüsli, Pferdeleckerli, Huföl, Mähnenspray, Fliegenspray Pferd, Salzleckstein, Pferdedecke, Putzkasten, Hufsalbe, Huffett
Pets > Horse And Farm Animals > Poultry Feed And Supplies: Hühnerfutter, Legemehl, Geflügelfutter, Hühnerstall, Geflügeltränke, Brutmaschine, Hühnertränke, Muschelgrit
Clothing: Bekleidung, Kleidung, Damenmode, Herrenmode, Damenbekleidung, Herrenbekleidung, Damen, Herren, Rundhals, V-Ausschnitt, langarm, kurzarm
Clothing > Tops: Oberteil, Damentop, Tunika
Clothing > Tops > T-Shirts: T-Shirt, Kurzarmshirt, Rundhalsshirt, Printshirt, V-Shirt, Basicshirt, Shirt, T-Shirt Rundhals, Oversize-Shirt
Clothing > Tops > Polo Shirts: Poloshirt, Polohemd, Piqué-Poloshirt
Clothing > Tops > Tank Tops: Tanktop, Trägertop, Spaghettitop, Achselshirt, Muskelshirt
Clothing > Tops > Shirts: Hemd, Herrenhemd, Langarmhemd, Kurzarmhemd
Clothing > Tops > Shirts > Dress Shirts: Businesshemd, Anzughemd, Smokinghemd, bügelfreies Hemd, Hemd bügelfrei, Kentkragen, Hemd Modern Fit, Hemd Slim Fit
Clothing > Tops > Shirts > Casual Shirts: Freizeithemd, Flanellhemd, Karohemd, Jeanshemd, Leinenhemd, Hawaiihemd, Holzfällerhemd, Oxfordhemd
Clothing > Tops > Blouses: Bluse, Hemdbluse, Chiffonbluse, Blusenshirt, Seidenbluse
Clothing > Tops > Long Sleeve Tops: Langarmshirt, Longsleeve, Henleyshirt, Ringelshirt
Clothing > Tops > Crop Tops: Croptop, bauchfreies Top, Bandeautop, Bustier, Korsage
Clothing > Tops > Bodysuits: Body, Damenbody, Bodysuit, Shirtbody
Clothing > Tops > Sweaters: Strick, Strickwaren, Feinstrick, Kaschmir
Clothing > Tops > Sweaters > Pullovers: Pullover, Strickpullover, Pulli, Rundhalspullover, Norwegerpullover, Troyer, Weihnachtspullover, Rollkragenpullover, Rolli, Rollkragen, Stehkragenpullover
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: Cardigan, Strickjacke, Bolero, Strickmantel, Longcardigan, Pullunder, Strickweste, Westover, Strickjacke lang, Feinstrickjacke, Strickcardigan
Clothing > Tops > Hoodies: Hoodie, Kapuzenpullover, Kapuzenjacke, Kapuzensweatshirt, Sweatjacke
Clothing > Tops > Sweatshirts: Sweatshirt, Sweater, Sweatpullover
Clothing > Bottoms: Unterteil, Beinkleid
Clothing > Bottoms > Jeans: Jeans, Jeanshose, Röhrenjeans, Denimhose, Schlagjeans, Jeggings, Straight Leg Jeans, Mom Jeans, Stretchjeans, Bootcut Jeans, Slim Fit Jeans, 5-Pocket
Clothing > Bottoms > Trousers: Hose, Stoffhose, Cordhose, Leinenhose, Damenhose, Herrenhose, Culotte, Caprihose, Schlupfhose, Cordhose Damen, Hose Herren, Hose Damen, Stretchhose, Marlenehose
Clothing > Bottoms > Trousers > Chinos: Chino, Chinohose
Clothing > Bottoms > Trousers > Dress Pants: Anzughose, Bundfaltenhose, Businesshose
Clothing > Bottoms > Trousers > Cargo Pants: Cargohose, Cargopants, Cargohose Herren, Armeehose, Feldhose, Rangerhose
Clothing > Bottoms > Trousers > Sweatpants: Jogginghose, Sweathose, Sweatpants, Jogger
Clothing > Bottoms > Leggings: Leggings, Leggins, Treggings, Thermoleggings
Clothing > Bottoms > Shorts: Shorts, Bermuda, kurze Hose, Jeansshorts, Chinoshorts, Cargoshorts, Bermudas, Jeansbermuda, Shorts Damen, Shorts Herren
Clothing > Bottoms > Skirts: Rock, Minirock, Midirock, Maxirock, Bleistiftrock, Faltenrock, Jeansrock, Hosenrock, Lederrock, Tüllrock, Wickelrock
Clothing > Dresses: Kleid, Damenkleid
Clothing > Dresses > Casual Dresses: Sommerkleid, Hemdblusenkleid, Wickelkleid, Strickkleid, Maxikleid, Midikleid, Minikleid, Jerseykleid, Blusenkleid, Strandkleid, Sommerkleid Damen, Boho Kleid, Tunikakleid, Freizeitkleid
Clothing > Dresses > Evening Dresses: Abendkleid, Cocktailkleid, Ballkleid, Etuikleid, Partykleid, Paillettenkleid, Abendkleid lang, Abiballkleid, Festkleid, Chiffonkleid
Clothing > Dresses > Wedding Dresses: Brautkleid, Hochzeitskleid, Brautjungfernkleid, Brautschleier, Brautkleid A-Linie, Brautkleid Spitze, Standesamtkleid
Clothing > Jumpsuits And Rompers: Jumpsuit, Overall Damen, Einteiler, Playsuit, Catsuit, Playsuit Damen, Jumpsuit Damen
Clothing > Jumpsuits And Rompers > Dungarees: Latzhose, Jeanslatzhose, Latzrock
Clothing > Outerwear: Oberbekleidung, Outdoorbekleidung, Überzieher
Clothing > Outerwear > Jackets: Jacke, Übergangsjacke, Winterjacke, Damenjacke, Herrenjacke, Collegejacke, Fieldjacket, Jacke Damen, Jacke Herren, Blousonjacke, Wachsjacke, Hemdjacke, Parkajacke
Clothing > Outerwear > Jackets > Denim Jackets: Jeansjacke, Truckerjacke, Denimjacke
Clothing > Outerwear > Jackets > Leather Jackets: Lederjacke, Bikerjacke, Kunstlederjacke, Wildlederjacke, Lammfelljacke
Clothing > Outerwear > Jackets > Bomber Jackets: Bomberjacke, Fliegerjacke, Pilotenjacke, Harringtonjacke, Blouson
Clothing > Outerwear > Jackets > Rain Jackets: Regenjacke, Regenmantel, Friesennerz, Hardshelljacke, Regenponcho, Wetterjacke
Clothing > Outerwear > Jackets > Puffer Jackets: Daunenjacke, Steppjacke, Pufferjacke, wattierte Jacke, Daunenmantel
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: Fleecejacke, Teddyjacke, Strickfleecejacke, Fleecepullover, Fleeceshirt, Troyer Fleece
Clothing > Outerwear > Jackets > Windbreakers And Softshells: Windbreaker, Windjacke, Anorak, Softshelljacke, Softshell
Clothing > Outerwear > Gilets: Weste, Steppweste, Daunenweste, Fleeceweste, Bodywarmer
Clothing > Outerwear > Coats: Mantel, Wollmantel, Wintermantel, Kurzmantel, Dufflecoat, Cabanjacke, Lodenmantel
Clothing > Outerwear > Coats > Parkas: Parka, Winterparka
Clothing > Outerwear > Coats > Trench Coats: Trenchcoat, Staubmantel
Clothing > Outerwear > Coats > Ponchos And Capes: Poncho, Cape, Umhang, Strickponcho
Clothing > Suits And Tailoring: Anzugmode, Maßkonfektion
Clothing > Suits And Tailoring > Suits: Anzug, Smoking, Hosenanzug, Dreiteiler, Baukastenanzug, Kostüm
Clothing > Suits And Tailoring > Blazers: Sakko, Blazer, Jackett, Sportsakko, Sakko Herren, Blazer Damen, Jersey-Sakko, Tweedsakko
Clothing > Suits And Tailoring > Waistcoats: Anzugweste, Trachtenweste, Hochzeitsweste
Clothing > Underwear: Unterwäsche, Dessous, Wäsche, Damenunterwäsche, Herrenunterwäsche
Clothing > Underwear > Bras: BH, Büstenhalter, Push-up-BH, Bügel-BH, Bralette, Still-BH, Schalen-BH, BH ohne Bügel, Spacer-BH, Minimizer, Spitzen-BH, Soft-BH
Clothing > Underwear > Panties: Slip, Damenslip, String, Tanga, Panty, Hipster, Periodenslip, Taillenslip, Hüftslip, Damen Slip, Taillenslips, Damenslips, Brazilslip, Maxislip, Damen Unterhose, Slips Baumwolle, Slip Damen
Clothing > Underwear > Boxers And Briefs: Boxershorts, Retroshorts, Herrenslip, Pants Herren, Trunks, Unterhose
Clothing > Underwear > Undershirts: Unterhemd, Unterziehshirt, Feinrippunterhemd, Achselhemd, Feinripp, Doppelripp
Clothing > Underwear > Thermal Underwear: Thermounterwäsche, Skiunterwäsche, lange Unterhose, Funktionsunterwäsche, Thermohose
Clothing > Underwear > Shapewear: Shapewear, Miederhose, Mieder, Formslip, Korsett, Bauchweg
Clothing > Underwear > Lingerie Sets: Dessousset, Negligé, Babydoll, Strapsgürtel, Strapse, Corsage, Reizwäsche, Bodystocking, Straps-Set
Clothing > Socks: Socken, Strümpfe, Herrensocken, Damensocken, Businesssocken, Wollsocken, Socken Herren, Socken Damen, Baumwollsocken, Stoppersocken, Kuschelsocken
Clothing > Socks > Ankle Socks: Sneakersocken, Füßlinge, Kurzsocken, Invisible-Socken, Füßlinge Damen, Sneaker Socken, Quarter Socken
Clothing > Socks > Knee High Socks: Kniestrümpfe, Overknees, Stutzen, Skisocken, Trachtenstrümpfe
Clothing > Socks > Sports Socks: Sportsocken, Laufsocken, Tennissocken, Wandersocken, Trekkingsocken
Clothing > Socks > Tights And Stockings: Strumpfhose, Feinstrumpfhose, halterlose Strümpfe, Nylons, Netzstrumpfhose, Strickstrumpfhose, Strumpfhose 40 den, Strumpfhose 20 den, Stützstrumpfhose, Halterlose, blickdichte Strumpfhose, blickdicht Strumpfhose, Strumpfhose 60 den, den blickdicht
Clothing > Socks > Leg Warmers: Stulpen, Beinstulpen, Legwarmer
Clothing > Sleepwear: Nachtwäsche, Schlafbekleidung, Schlafmode
Clothing > Sleepwear > Pajamas: Schlafanzug, Pyjama, Shorty, Schlafhose, Pyjamahose
Clothing > Sleepwear > Nightgowns: Nachthemd, Sleepshirt, Bigshirt
Clothing > Sleepwear > Bathrobes: Bademantel, Morgenmantel, Hausmantel, Saunamantel, Saunakimono, Bademantel Damen, Bademantel Herren, Frottee Bademantel
Clothing > Sleepwear > Loungewear: Loungewear, Hausanzug, Homewear, Freizeitanzug
Clothing > Swimwear: Bademode, Badebekleidung, Schwimmbekleidung, Strandmode
Clothing > Swimwear > Bikinis: Bikini, Bikinihose, Bikinioberteil, Tankini, Triangelbikini
Clothing > Swimwear > Swimsuits: Badeanzug, Schwimmanzug, Burkini, Einteiler Badeanzug, Badeanzug Damen, Badeanzug Bauchweg, Schwimmanzug Damen, Shaping Badeanzug
Clothing > Swimwear > Swim Trunks: Badehose, Badeshorts, Boardshorts, Schwimmhose, Jammer
Clothing > Swimwear > Rash Guards: Rashguard, UV-Shirt, Badeshirt, Schwimmshirt
Clothing > Swimwear > Beach Cover Ups: Strandtunika, Pareo, Kaftan, Sarong, Strandponcho
Clothing > Sportswear: Sportbekleidung, Sportshirt, Laufshirt, Funktionsshirt, Trainingsshirt, Funktionsbekleidung
Clothing > Sportswear > Sports Bras: Sport-BH, Sportbustier, Lauf-BH
Clothing > Sportswear > Sports Leggings: Sportleggings, Lauftights, Yogahose, Lauftight, Trainingstights, Sporttights
Clothing > Sportswear > Sports Shorts: Sportshorts, Laufshorts, Trainingsshorts, Fußballshorts, Tennisrock
Clothing > Sportswear > Tracksuits: Trainingsanzug, Trainingsjacke, Jogginganzug, Sportanzug
Clothing > Sportswear > Team Jerseys: Trikot, Fußballtrikot, Heimtrikot, Auswärtstrikot, Fantrikot, Trikot Heim, Trikot Auswärts, Trikot Home
Clothing > Sportswear > Ski Wear: Skijacke, Skihose, Schneehose, Skianzug, Schneeanzug, Snowboardjacke
Clothing > Sportswear > Cycling Clothing: Radtrikot, Radhose, Trägerhose Rad, Fahrradtrikot, Fahrradhose, Radlerhose, Armlinge
Clothing > Sportswear > Hiking Clothing: Wanderhose, Trekkinghose, Zip-Off-Hose, Outdoorhose, Wanderhemd, Kletterhose
Clothing > Sportswear > Dancewear: Gymnastikanzug, Turnanzug, Ballettanzug, Tutu, Tanzbody
Clothing > Workwear: Arbeitskleidung, Berufsbekleidung, Arbeitsshirt, Berufskleidung
Clothing > Workwear > Work Trousers And Jackets: Arbeitshose, Bundhose, Arbeitslatzhose, Zunfthose, Arbeitsshorts, Arbeitsjacke, Bundjacke, Arbeitsweste, Arbeitsbundhose, Arbeitshose Herren, Holsterhose, Malerhose, Zimmermannshose, Softshelljacke Arbeit
Clothing > Workwear > Coveralls: Overall, Arbeitsoverall, Rallyekombi, Einwegoverall, Schutzanzug, Einweg-Overall, Maleranzug
Clothing > Workwear > High Visibility Clothing: Warnweste, Warnschutzjacke, Warnschutzhose, Sicherheitsweste, Warnweste gelb, Warnschutz, ISO 20471, EN ISO 20471, Pannenweste, Reflexweste
Clothing > Workwear > Medical Uniforms: Kasack, Schlupfkasack, Laborkittel, Arztkittel, Schwesternkittel
Clothing > Workwear > Chef Clothing: Kochjacke, Kochhose, Bäckerhose, Kochmütze
Clothing > Maternity Clothing: Umstandsmode, Umstandskleid, Umstandsjeans, Umstandshose, Schwangerschaftskleid, Stillshirt, Bauchband, Umstands, Umstandsleggings, Stillkleid, Stillpullover
Clothing > Costumes: Kostüm, Faschingskostüm, Karnevalskostüm, Verkleidung, Halloweenkostüm, Cosplay, Kostüm Damen, Kostüm Herren, Damenkostüm, Herrenkostüm, Faschingskostüm Erwachsene, Perücke Karneval
Clothing > Traditional Clothing: Tracht, Trachtenmode
Clothing > Traditional Clothing > Dirndls And Lederhosen: Dirndl, Lederhose, Trachtenlederhose, Dirndlbluse, Trachtenhemd, Trachtenjacke, Dirndl Midi, Mididirndl, Trachtenmieder, Trachtenweste Herren, Trachtenkleid, Dirndlschürze, Dirndl Damen, Dirndl 50 cm, Dirndl 70 cm
Clothing > Traditional Clothing > Kimonos And Saris: Kimono, Sari, Kaftankleid, Abaya, Yukata
Shoes: Schuhe, Damenschuhe, Herrenschuhe, Kinderschuhe, Halbschuhe, Schnürschuhe, Klettverschluss Schuhe, Damenschuh, Herrenschuh, Kinderschuh, Lauflernschuhe, Barfußschuhe, Komfortschuhe, Halbschuh, Schnürhalbschuhe
Shoes > Sneakers: Sneaker, Turnschuhe, Freizeitschuhe, Plateausneaker, High-Top-Sneaker, Sneaker Damen, Sneaker Herren, Sneaker low
Shoes > Sneakers > Canvas Shoes: Stoffschuhe, Leinenschuhe, Chucks, Stoffturnschuhe
Shoes > Sneakers > Skate Shoes: Skaterschuhe, Skateschuhe
Shoes > Sneakers > Slip On Shoes: Slipper, Slip-on-Sneaker, Slip-Ins, Schlupfschuhe, Slipper Damen, Schlupfschuh, Slipper Stretch, Slip-on
Shoes > Athletic Shoes: Sportschuhe, Hallenschuhe, Handballschuhe, Walkingschuhe, Volleyballschuhe
Shoes > Athletic Shoes > Running Shoes: Laufschuhe, Joggingschuhe, Trailrunningschuhe, Trailschuhe, Laufschuh, Trailrunningschuh, Laufschuhe Damen, Laufschuhe Herren, Straßenlaufschuhe
Shoes > Athletic Shoes > Training Shoes: Trainingsschuhe, Fitnessschuhe, Gewichtheberschuhe, Crossfitschuhe
Shoes > Athletic Shoes > Football Boots: Fußballschuhe, Nockenschuhe, Stollenschuhe, Multinocken, Futsalschuhe, Fußballschuh, Nocken, Hallenfußballschuhe, Kickschuhe
Shoes > Athletic Shoes > Basketball Shoes: Basketballschuhe, Basketballstiefel
Shoes > Athletic Shoes > Tennis Shoes: Tennisschuhe, Padelschuhe, Badmintonschuhe, Sandplatzschuhe, Tennisschuh
Shoes > Athletic Shoes > Golf Shoes: Golfschuhe
Shoes > Athletic Shoes > Cycling Shoes: Radschuhe, Rennradschuhe, MTB-Schuhe, Fahrradschuhe
Shoes > Athletic Shoes > Hiking Shoes: Wanderschuhe, Wanderstiefel, Trekkingschuhe, Bergschuhe, Bergstiefel, Outdoorschuhe, Zustiegsschuhe, Wanderschuh, Trekkingstiefel
Shoes > Athletic Shoes > Climbing Shoes: Kletterschuhe, Boulderschuhe, Kletterschuh
Shoes > Athletic Shoes > Dance Shoes: Tanzschuhe, Ballettschuhe, Spitzenschuhe, Steppschuhe, Gymnastikschuhe, Schläppchen, Ballettschläppchen, Stepptanzschuhe, Gymnastikschläppchen
Shoes > Athletic Shoes > Water Shoes: Badeschuhe, Wasserschuhe, Aquaschuhe, Schwimmschuhe, Surfschuhe, Neoprenschuhe, Strandschuhe
Shoes > Boots: Stiefel, Damenstiefel, Herrenstiefel, Schnürstiefel, Lederstiefel, Boots
Shoes > Boots > Ankle Boots: Stiefeletten, Stiefelette, Ankleboots, Boots, Desertboots, Chukkaboots, Ankle Boots, Stiefeletten Damen, Desert Boots, Chukka Boots
Shoes > Boots > Chelsea Boots: Chelseaboots, Chelsea-Stiefel, Chelsea Boots, Gummizug Stiefelette
Shoes > Boots > Knee High Boots: Langschaftstiefel, Overkneestiefel, Overknees Stiefel, Reitstiefel, Schaftstiefel, Overknee-Stiefel, Overknee, Kniestiefel, Weitschaftstiefel
Shoes > Boots > Combat Boots: Bikerboots, Springerstiefel, Kampfstiefel, Einsatzstiefel, Workerboots, Schnürboots, Plateau-Boots
Shoes > Boots > Cowboy Boots: Cowboystiefel, Westernstiefel, Cowboystiefeletten
Shoes > Boots > Winter Boots: Winterstiefel, Schneestiefel, Schneeboots, Winterschuhe, Lammfellstiefel, Snowboots, Thermostiefel, Moonboots, Winterboots
Shoes > Boots > Rain Boots: Gummistiefel, Regenstiefel, Gummistiefel Kinder, Gummistiefeletten
Shoes > Sandals: Sandalen, Sandaletten, Keilsandalen, Trekkingsandalen, Riemchensandalen, Römersandalen, Sandale, Keilsandaletten, Fußbettsandalen
Shoes > Sandals > Flip Flops: Zehentrenner, Flip-Flops, Badezehentrenner, Dianetten, Zehentreter, Zehensandalen, Badelatschen, Zehenstegsandale, Zehentrenner Damen, Zehentrenner Herren
Shoes > Sandals > Slides: Badelatschen, Badeschlappen, Pantoletten, Adiletten, Slides, Badepantoletten, Badesandalen, Schlappen
Shoes > Sandals > Clogs: Clogs, Holzschuhe, Gartenclogs, Pantinen, Holzclogs, Pantolette Clog, Berufsclogs
Shoes > Sandals > Espadrilles: Espadrilles, Keilespadrilles, Bastschuhe, Espadrij
Shoes > Slippers: Hausschuhe, Pantoffeln, Hüttenschuhe, Filzpantoffeln, Puschen, Hausslipper, Filzhausschuhe, Hausschuh, Krabbelschuhe, Hüttensocken, Hausschuhe Filz, Hausschuhe Damen, Hausschuhe Herren, Filz Hausschuhe, Filzpantoletten
Shoes > Dress Shoes: Businessschuhe, Anzugschuhe, Lederschuhe, Brautschuhe
Shoes > Dress Shoes > Oxford Shoes: Schnürer, Oxfordschuhe, Budapester, Derbyschuhe, Monkstrap, Brogues, Schnürschuhe Herren, Oxford-Schuhe, Businessschuhe Herren
Shoes > Dress Shoes > Loafers: Loafer, Mokassins, Pennyloafer, Bootsschuhe, Segelschuhe, Collegeschuhe, Slipper Herren, Loafer Damen, Fahrerschuhe
Shoes > Dress Shoes > High Heels: Pumps, Stilettos, Slingpumps, Absatzschuhe, Blockabsatz, Plateaupumps, Sling Pumps, Trotteur, Peeptoes, Lackpumps, Pumps Damen, High Heels, Pumps schwarz
Shoes > Dress Shoes > Flats: Ballerinas, Mary Janes, Riemchenballerinas, Spangenschuhe, Ballerina, Riemchenballerina, Faltballerinas
Shoes > Safety Shoes: Sicherheitsschuhe, Arbeitsschuhe, Sicherheitsstiefel, Arbeitsstiefel, Stahlkappenschuhe, Sicherheitshalbschuh, Sicherheitsschuh S3, Sicherheitssandale, Berufsschuhe, S1P
Shoes > Shoe Care: Schuhpflege, Schuhreiniger, Schuhbürste, Schuhspanner, Schuhlöffel, Schuhdeo, Schuhputzset, Stiefelspanner, Schuhdehner, Schuhtrockner, Schuhspanner Zedernholz, Schuhspanner Zeder
Shoes > Shoe Care > Shoe Polish: Schuhcreme, Imprägnierspray, Schuhwachs, Lederfett, Wildlederspray, Lederpflege, Schuhpolitur, Imprägnierung, Lederwachs, Schuhweiß
Shoes > Shoe Care > Insoles: Einlegesohlen, Schuheinlagen, Geleinlagen, Fersenkissen, Einlagen, Gelsohlen, Gel-Einlegesohlen, Thermosohlen, Sohlen, Fersenpolster, Einlegesohle, Einlegesohlen zuschneidbar, Einlegesohlen Memory Foam, Schuheinlage
Shoes > Shoe Care > Shoelaces: Schnürsenkel, Schuhbänder, Schnürbänder, elastische Schnürsenkel, Schnürsenkel rund, Schnürsenkel flach, Schuhsenkel
Bags And Accessories: Tasche, Accessoires, Lederwaren
Bags And Accessories > Backpacks: Rucksack, Tagesrucksack, Freizeitrucksack, Damenrucksack, Kurierrucksack
Bags And Accessories > Backpacks > School Backpacks: Schulranzen, Schulrucksack, Kinderrucksack, Kindergartenrucksack, Ranzen, Schultasche
Bags And Accessories > Backpacks > Laptop Backpacks: Laptoprucksack, Notebookrucksack, Businessrucksack
Bags And Accessories > Handbags: Handtasche, Damentasche, Henkeltasche, Beuteltasche, Hobo Bag, Bowlingtasche
Bags And Accessories > Handbags > Tote Bags: Shopper, Stofftasche, Jutetasche, Henkeltasche Shopper, Canvastasche
Bags And Accessories > Handbags > Shoulder Bags: Schultertasche, Umhängetasche Damen
Bags And Accessories > Handbags > Crossbody Bags: Crossbody Bag, Umhängetasche, Slingbag, Handytasche zum Umhängen, Cross-Over-Tasche, Umhängetasche Damen, Umhängetasche klein, Crossbody Tasche, Brusttasche
Bags And Accessories > Handbags > Clutches: Clutch, Abendtasche, Unterarmtasche, Pochette
Bags And Accessories > Messenger Bags: Messenger Bag, Kuriertasche, Umhängetasche Herren, Postbag
Bags And Accessories > Messenger Bags > Briefcases: Aktentasche, Laptoptasche, Businesstasche, Notebooktasche, Aktenkoffer, Dokumentenmappe, Aktentasche Leder, Aktentasche Herren, Lehrertasche
Bags And Accessories > Belt Bags: Bauchtasche, Gürteltasche, Hüfttasche
Bags And Accessories > Gym Bags: Sporttasche, Turnbeutel, Trainingstasche, Fitnesstasche, Gymbag, Schuhbeutel, Gymsack, Schwimmtasche
Bags And Accessories > Shopping Bags: Einkaufstasche, Einkaufstrolley, Einkaufskorb, Hackenporsche, Einkaufsbeutel, Netztasche, Einkaufstrolley klappbar, Einkaufsroller, Trolley Treppensteiger, Einkaufswagen klappbar
Bags And Accessories > Lunch Bags: Lunchbag, Lunchtasche, Isoliertasche, Thermotasche
Bags And Accessories > Luggage: Koffer, Reisekoffer, Hartschalenkoffer, Weichgepäck, Reisegepäck
Bags And Accessories > Luggage > Carry On Luggage: Handgepäckkoffer, Kabinenkoffer, Handgepäck, Kabinentrolley, Bordcase
Bags And Accessories > Luggage > Luggage Sets: Kofferset, Trolleyset, Kofferset 3-teilig, Trolley-Set
Bags And Accessories > Luggage > Travel Bags: Reisetasche, Weekender, Rollreisetasche, Reisetrolley
Bags And Accessories > Luggage > Toiletry Bags: Kulturbeutel, Kulturtasche, Kosmetiktasche, Waschtasche, Schminktasche, Beautycase
Bags And Accessories > Luggage > Garment Bags: Kleidersack, Anzugtasche, Kleiderhülle, Anzughülle, Kleidersäcke, Kleiderschutzhülle
Bags And Accessories > Luggage > Packing Cubes: Packwürfel, Packtaschen, Kofferorganizer, Kleidertaschen
Bags And Accessories > Luggage > Luggage Accessories: Kofferanhänger, Gepäckanhänger, Koffergurt, Kofferwaage, Kofferschloss, Kofferhülle, Kofferanhänger Leder, Gepäckwaage, Koffergurte, Kofferschutzhülle
Bags And Accessories > Luggage > Travel Pillows: Nackenhörnchen, Reisekissen, Nackenkissen Reise, Nackenrolle, Nackenkissen, Reisekissen Memory Foam
Bags And Accessories > Wallets: Geldbörse, Portemonnaie, Brieftasche, Geldbeutel, Damengeldbörse, Herrengeldbörse
Bags And Accessories > Wallets > Card Holders: Kartenetui, Kreditkartenetui, Kartenhalter, Slim Wallet
Bags And Accessories > Wallets > Coin Purses: Münzbörse, Kleingeldbörse, Münzetui, Wiener Schachtel, Geldklammer
Bags And Accessories > Wallets > Passport Holders: Reisepasshülle, Passhülle, Brustbeutel, Reisebrieftasche, Reiseorganizer
Bags And Accessories > Wallets > Keychains: Schlüsselanhänger, Schlüsselband, Schlüsseletui, Schlüsselring, Taschenanhänger, Schlüsselanhänger Filz, Schlüsselanhänger personalisiert, Schlüsselanhänger Leder
Bags And Accessories > Watches: Uhr, Armbanduhr, Herrenuhr, Damenuhr, Automatikuhr, Chronograph, Quarzuhr, Funkuhr Armband, Solaruhr, Automatik Herrenuhr, Edelstahluhr
Bags And Accessories > Watches > Digital Watches: Digitaluhr, Kinderuhr, Lernuhr
Bags And Accessories > Watches > Dive Watches: Taucheruhr, Taucherarmbanduhr
Bags And Accessories > Watches > Pocket Watches: Taschenuhr, Schwesternuhr, Pulsuhr Krankenschwester
Bags And Accessories > Watches > Watch Straps: Uhrenarmband, Ersatzarmband, Uhrband, Natoband, Lederarmband Uhr, Uhrenarmband Leder, Uhrenarmband 18 mm, Uhrenarmband 20 mm, Silikonarmband Uhr
Bags And Accessories > Watches > Watch Boxes: Uhrenbox, Uhrenbeweger, Uhrenkasten, Uhrenrolle, Uhrenaufbewahrung, Uhrenbox 12 Uhren
Bags And Accessories > Jewelry: Schmuck, Modeschmuck, Schmuckstück, Silberschmuck, 925 Silber, Sterling-Silber, vergoldet, 585 Gold, 333 Gold, Zirkonia, Weißgold, Edelstahl Schmuck
Bags And Accessories > Jewelry > Necklaces: Halskette, Kette, Choker, Collier, Perlenkette, Panzerkette, Halskette Damen, Kette Silber, Collierkette, Königskette, Kette mit Anhänger
Bags And Accessories > Jewelry > Earrings: Ohrringe, Ohrstecker, Creolen, Ohrhänger, Klappcreolen, Ohrclips, Creolen Silber, Ohrstecker Silber, Ohrringe Damen
Bags And Accessories > Jewelry > Bracelets: Armband, Armreif, Armkette, Perlenarmband, Fußkette, Fußkettchen, Armband Damen, Armband Herren, Freundschaftsarmband, Tennisarmband
Bags And Accessories > Jewelry > Rings: Ring, Verlobungsring, Ehering, Trauring, Siegelring, Damenring, Bandring, Verlobungsring Silber, Ring Damen, Trauringe, Partnerringe, Ehering Gold
Bags And Accessories > Jewelry > Charms And Pendants: Anhänger, Charm, Kettenanhänger, Medaillon, Bettelanhänger, Anhänger Kleeblatt, Anhänger Silber, Charm-Anhänger, Kreuzanhänger
Bags And Accessories > Jewelry > Brooches: Brosche, Anstecknadel, Ansteckpin, Pin
Bags And Accessories > Jewelry > Body Jewelry: Piercing, Nasenpiercing, Bauchnabelpiercing, Septum, Nasenring, Labret, Titan Labret, Tunnel Ohr, Helix Piercing, Piercing Titan
Bags And Accessories > Jewelry > Jewelry Boxes: Schmuckkästchen, Schmuckkasten, Schmuckständer, Ringbox, Schmuckschatulle, Schmuckkasten Spiegel, Schmuckschrank, Schmuckaufbewahrung
Bags And Accessories > Sunglasses: Sonnenbrille, Pilotenbrille, polarisierte Sonnenbrille
Bags And Accessories > Glasses: Brille
Bags And Accessories > Glasses > Eyeglass Frames: Brillenfassung, Brillengestell, Korrektionsbrille, Brillenfassung Titan, Brille ohne Stärke, Gleitsichtbrille, Fassung
Bags And Accessories > Glasses > Reading Glasses: Lesebrille, Lesehilfe, Lesebrille Herren, Lesebrille Damen, Lesebrillen, Lesehilfe Dioptrien
Bags And Accessories > Glasses > Blue Light Glasses: Blaulichtfilterbrille, Computerbrille, Bildschirmbrille, Blaulichtbrille
Bags And Accessories > Glasses > Glasses Cases: Brillenetui, Brillenband, Brillenkette, Brillenputztuch
Bags And Accessories > Hats: Hut, Kopfbedeckung, Fedora, Panamahut, Baskenmütze, Schiebermütze, Schirmmütze, Baskenmütze Wolle, Filzhut, Ballonmütze, Schlägermütze, Wollhut, Hüte
Bags And Accessories > Hats > Caps: Cap, Basecap, Baseballkappe, Kappe, Schildmütze, Truckercap, Schirmmütze Cap
Bags And Accessories > Hats > Beanies: Mütze, Beanie, Strickmütze, Bommelmütze, Wintermütze, Fliegermütze, Ohrenschützer, Bommelmütze Damen, Pudelmütze, Mütze Damen, Mütze Herren, Strickmütze Damen
Bags And Accessories > Hats > Sun Hats: Sonnenhut, Strohhut, Fischerhut, Bucket Hat, Schlapphut, Safarihut, Sonnenhut Damen, breite Krempe, Sonnenhut faltbar
Bags And Accessories > Gloves: Handschuhe, Lederhandschuhe, Strickhandschuhe, Winterhandschuhe, Fingerhandschuhe
Bags And Accessories > Gloves > Mittens: Fäustlinge, Fausthandschuhe, Skihandschuhe, Fäustel
Bags And Accessories > Scarves: Schal, Halstuch, Tuch, Seidentuch, Loopschal, Stola, Pashmina, Kopftuch
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: Bandana, Schlauchschal, Multifunktionstuch, Schlauchtuch, Sturmhaube, Balaclava, Stirnband
Bags And Accessories > Belts: Gürtel, Ledergürtel, Damengürtel, Herrengürtel, Flechtgürtel, Taillengürtel, Gürtelschnalle, Gürtel Herren, Automatikgürtel, Ledergürtel Herren, Stretchgürtel, Nietengürtel, Gürtel Damen
Bags And Accessories > Belts > Suspenders: Hosenträger, Ärmelhalter
Bags And Accessories > Ties: Krawatte, Schlips, Seidenkrawatte, Plastron, Krawatte schmal, Krawatten, Krawatte Herren, Strickkrawatte
Bags And Accessories > Ties > Bow Ties: Fliege, Querbinder, Smokingfliege
Bags And Accessories > Ties > Pocket Squares: Einstecktuch, Stofftaschentuch, Kavalierstuch, Einstecktuch Seide
Bags And Accessories > Ties > Cufflinks: Manschettenknöpfe, Krawattennadel, Krawattenklammer
Bags And Accessories > Umbrellas: Regenschirm, Taschenschirm, Stockschirm, Schirm, Kinderschirm, Regenschirm automatik, Taschenschirm automatik
Sports: Sport, Sportgerät, Sportartikel, Trainingshilfe, Trillerpfeife, Stoppuhr, Pokal
Sports > Fitness: Fitnessgerät, Heimtrainer, Trainingsgerät, Fitnesszubehör
Sports > Fitness > Dumbbells: Hantel, Kurzhantel, Hexhantel, Gymnastikhantel, Vinylhantel, Kurzhanteln, Hantelset, Hanteln, Neopren Hantel
Sports > Fitness > Kettlebells: Kettlebell, Kugelhantel
Sports > Fitness > Barbells And Weight Plates: Langhantel, Hantelscheibe, Hantelstange, SZ-Stange, Gewichtsscheibe, Bumper Plate, Hantelscheiben, Hantelscheiben Gusseisen, Gewichtsscheiben, Hantelscheiben 30 mm
Sports > Fitness > Weight Benches And Racks: Hantelbank, Kraftstation, Power Rack, Klimmzugturm, Dipstation, Latzug, Trainingsbank, Dip Station, Multistation, Schrägbank
Sports > Fitness > Pull Up Bars And Ab Trainers: Klimmzugstange, Türreck, Liegestützgriffe, Schlingentrainer, Turnringe, Parallettes, Bauchtrainer, Bauchroller, Bauchmuskeltrainer, AB Roller
Sports > Fitness > Ankle And Wrist Weights: Gewichtsmanschetten, Laufgewichte, Gewichtsweste, Gewichthebergürtel, Zughilfen, Fingerhantel, Fitnesshandschuhe
Sports > Fitness > Resistance Bands: Fitnessband, Widerstandsband, Gymnastikband, Loopband, Expander, Theraband
Sports > Fitness > Yoga Mats: Yogamatte, Gymnastikmatte, Fitnessmatte, Pilatesmatte, Bodenschutzmatte
Sports > Fitness > Yoga Accessories: Yogablock, Yogagurt, Yogarad, Meditationskissen, Pilatesring, Yogakissen, Meditationskissen Buchweizen, Yogakissen Buchweizen, Akupressurmatte
Sports > Fitness > Exercise Balls: Gymnastikball, Sitzball, Pilatesball, Medizinball, Slamball, Balance Board, Balancekissen, Pezziball, Medizinball 5 kg, Balancierkissen
Sports > Fitness > Foam Rollers: Faszienrolle, Massagerolle, Faszienball, Massageball
Sports > Fitness > Jump Ropes: Springseil, Sprungseil, Speed Rope, Battle Rope, Koordinationsleiter, Hula-Hoop-Reifen
Sports > Fitness > Treadmills: Laufband, Walking Pad, Schreibtischlaufband
Sports > Fitness > Exercise Bikes: Heimtrainer, Ergometer, Fahrradergometer, Indoor Cycle, Spinningrad, Liegeergometer, Minibike
Sports > Fitness > Ellipticals And Steppers: Crosstrainer, Ellipsentrainer, Stepper, Vibrationsplatte, Steppbrett, Aerobic Step
Sports > Fitness > Rowing Machines: Rudergerät, Rudermaschine, Wasserrudergerät, Ruderzugmaschine
Sports > Fitness > Fitness Trampolines: Trampolin, Fitnesstrampolin, Gartentrampolin, Minitrampolin, Trampolinnetz, Trampolin mit Sicherheitsnetz, Trampolin Sicherheitsnetz, Trampolin 305 cm, Trampolin 366 cm
Sports > Cycling: Fahrradzubehör, Fahrradteil, Radsport, Schutzblech, Fahrradklingel, Fahrradständer
Sports > Cycling > Bicycles: Fahrrad, Citybike, Trekkingrad, Cityrad, Faltrad, Klapprad, Hollandrad, Lastenrad
Sports > Cycling > Bicycles > Mountain Bikes: Mountainbike, MTB, Hardtail, Fully, BMX-Rad, Fatbike
Sports > Cycling > Bicycles > Road Bikes: Rennrad, Gravelbike, Gravel Bike, Cyclocrossrad, Fixie
Sports > Cycling > Bicycles > Electric Bikes: E-Bike, Pedelec, Elektrofahrrad, E-MTB, E-Citybike
Sports > Cycling > Bicycles > Kids Bikes: Kinderfahrrad, Laufrad, Jugendfahrrad, Stützräder, Kinderfahrrad 16 Zoll, Kinderfahrrad 20 Zoll, Lernlaufrad
Sports > Cycling > Bike Helmets: Fahrradhelm, Radhelm, MTB-Helm, Kinderhelm, Rennradhelm
Sports > Cycling > Bike Lights: Fahrradlicht, Fahrradbeleuchtung, Rücklicht Fahrrad, Fahrradlampe, Frontlicht, Speichenreflektor
Sports > Cycling > Bike Locks: Fahrradschloss, Bügelschloss, Kettenschloss, Faltschloss, Spiralschloss, Rahmenschloss
Sports > Cycling > Bike Pumps: Fahrradpumpe, Standpumpe, Luftpumpe, Minipumpe, Dämpferpumpe, Standpumpe 11 bar, Standpumpe Fahrrad, Fahrradstandpumpe
Sports > Cycling > Bike Tires And Tubes: Fahrradreifen, Fahrradschlauch, Fahrradmantel, Laufradsatz, Faltreifen, Drahtreifen
Sports > Cycling > Bike Saddles And Grips: Fahrradsattel, Sattelstütze, Lenker, Lenkergriffe, Lenkerband, Sattelbezug
Sports > Cycling > Bike Drivetrain And Brakes: Fahrradkette, Kassette, Kurbelgarnitur, Schaltwerk, Pedale, Bremsbeläge Fahrrad, Bremsscheibe, Kettenblatt
Sports > Cycling > Bike Tools And Care: Fahrradwerkzeug, Reifenheber, Kettenöl, Fahrradreiniger, Flickzeug, Montageständer, Multitool Fahrrad
Sports > Cycling > Bike Bags And Racks: Fahrradtasche, Satteltasche, Gepäckträger, Lenkertasche, Fahrradkorb, Rahmentasche, Flaschenhalter, Fahrradkorb hinten, Fahrradkorb vorne, Hinterradtasche, Packtasche Fahrrad, Gepäckträgertasche
Sports > Cycling > Bike Child Seats And Trailers: Fahrradkindersitz, Fahrradanhänger, Kinderanhänger, Hundeanhänger Fahrrad
Sports > Cycling > Bike Computers And Trainers: Fahrradcomputer, Tacho, Rollentrainer, Handyhalterung Fahrrad, Fahrradnavi, Wattmesser
Sports > Camping: Camping, Campingzubehör, Outdoorausrüstung, Wandern, Packsack
Sports > Camping > Tents: Zelt, Familienzelt, Wurfzelt, Kuppelzelt, Trekkingzelt, Vorzelt, Strandmuschel, Zelthering, Tarp, Sonnensegel Camping, Zeltunterlage, Zeltplane, Zelte, 4-Personen-Zelt, Tunnelzelt, 2-Personen-Zelt, Igluzelt, Heringe
Sports > Camping > Sleeping Bags: Schlafsack, Mumienschlafsack, Daunenschlafsack, Deckenschlafsack, Hüttenschlafsack
Sports > Camping > Sleeping Pads: Isomatte, Luftmatratze, Luftbett, Feldbett, Thermomatte, Campingkissen
Sports > Camping > Camping Furniture: Campingstuhl, Campingtisch, Klappstuhl Camping, Faltstuhl, Campinghocker
Sports > Camping > Camping Stoves And Cookware: Campingkocher, Gaskocher, Spirituskocher, Gaskartusche, Schraubkartusche, Campinggeschirr, Campingtopf, Göffel, Kochgeschirr, Campingbesteck
Sports > Camping > Coolers: Kühlbox, Kühltasche, Kühlakku, Elektrokühlbox
Sports > Camping > Water Bottles: Trinkflasche, Sportflasche, Isolierflasche, Shaker, Trinkblase, Trinksystem, Feldflasche
Sports > Camping > Camping Lights: Stirnlampe, Campinglampe, Campinglaterne, Kopflampe
Sports > Camping > Hammocks: Hängematte, Reisehängematte, Campinghängematte
Sports > Camping > Hiking Backpacks: Wanderrucksack, Trekkingrucksack, Tourenrucksack, Trinkrucksack, Regenhülle Rucksack
Sports > Camping > Trekking Poles: Trekkingstöcke, Wanderstöcke, Nordic-Walking-Stöcke, Wanderstock, Gamaschen
Sports > Camping > Navigation And Survival: Kompass, Feuerstahl, Wasserfilter Outdoor, Rettungsdecke, Überlebensset, Paracord, Fernglas
Sports > Ball Sports: Ball, Ballpumpe, Ballnetz, Markierungshütchen, Ballsport
Sports > Ball Sports > Footballs: Fußball, Spielball, Trainingsball, Futsalball
Sports > Ball Sports > Football Gear: Schienbeinschoner, Torwarthandschuhe, Fußballtor, Kapitänsbinde, Stutzenhalter
Sports > Ball Sports > Basketballs And Hoops: Basketball, Basketbälle, Basketballkorb, Basketballständer, Basketballanlage, Basketballnetz, Basketballkorb mit Ständer, Basketball Größe 7
Sports > Ball Sports > Volleyballs And Handballs: Volleyball, Beachvolleyball, Volleyballnetz, Knieschoner Volleyball, Handball, Handballharz, Methodikball
Sports > Ball Sports > American Footballs And Rugby Balls: American Football, Football Ei, Rugbyball, Football Helm
Sports > Ball Sports > Baseball And Softball: Baseballschläger, Baseballhandschuh, Baseball, Softball
Sports > Ball Sports > Hockey And Cricket: Hockeyschläger, Floorballschläger, Unihockey, Cricketschläger
Sports > Racket Sports: Schläger, Schlägertasche, Griffband, Rückschlagspiel
Sports > Racket Sports > Tennis Rackets And Balls: Tennisschläger, Tennissaite, Tennistasche, Tennisnetz, Tennisball, Tennisbälle, Methodikball Tennis
Sports > Racket Sports > Padel And Pickleball: Padelschläger, Padelbälle, Pickleballschläger
Sports > Racket Sports > Badminton And Squash: Badmintonschläger, Federball, Federballset, Squashschläger, Squashball, Badmintonnetz
Sports > Racket Sports > Table Tennis: Tischtennisschläger, Tischtennisplatte, Tischtennisball, Tischtennisbelag, Tischtennisnetz
Sports > Winter Sports: Wintersport, Skizubehör, Schneeschuhe, LVS-Gerät, Skitasche, Skiwachs
Sports > Winter Sports > Skis: Ski, Alpinski, Langlaufski, Skistöcke, Tourenski, Skibindung
Sports > Winter Sports > Ski Boots: Skischuhe, Skistiefel, Snowboardboots, Langlaufschuhe, Tourenskischuhe
Sports > Winter Sports > Snowboards: Snowboard, Snowboardbindung, Splitboard
Sports > Winter Sports > Ski Helmets And Goggles: Skihelm, Skibrille, Schneebrille, Snowboardbrille, Visierhelm Ski, Rückenprotektor
Sports > Winter Sports > Sleds: Schlitten, Rodel, Bob, Schneerutscher, Poporutscher, Zipfelbob, Hörnerrodel, Holzschlitten, Davoser, Rodelschlitten, Lenkbob, Klappschlitten, Schneegleiter, Davos Schlitten, Rodelgurt, Hörnerrodel 110 cm
Sports > Winter Sports > Ice Skates And Ice Hockey: Schlittschuhe, Eislaufschuhe, Eishockeyschläger, Puck, Eishockeyhelm, Kufenschoner, Eiskunstlauf, Eiskunstlauf Schlittschuhe, Schlittschuhe Damen, Eishockeyschlittschuhe, Gleitschuhe
Sports > Water Sports: Wassersport, Wakeboard, Wasserski, Bodyboard, Kitesurf
Sports > Water Sports > Swim Goggles: Schwimmbrille, Taucherbrille Kinder, Chlorbrille
Sports > Water Sports > Swim Training Gear: Badekappe, Schwimmbrett, Pull Buoy, Schwimmnudel, Nasenklammer, Schwimmflügel
Sports > Water Sports > Snorkeling And Diving: Schnorchel, Tauchmaske, Taucherbrille, Flossen, Schnorchelset, Atemregler, Tauchcomputer
Sports > Water Sports > Wetsuits: Neoprenanzug, Shorty Neopren, Trockenanzug, Surfanzug, Triathlonanzug, Neoprenanzug Herren, Neoprenanzug Damen, Neoprenanzug Kinder, Shorty, Neopren
Sports > Water Sports > Surfboards: Surfbrett, Bodyboard, Wellenreitbrett, Surfleash, Surfwachs, Kiteboard
Sports > Water Sports > Stand Up Paddle Boards: SUP, SUP-Board, Stand-up-Paddle, SUP-Paddel
Sports > Water Sports > Kayaks And Boats: Kajak, Kanu, Schlauchboot, Paddel, Luftboot, Faltboot
Sports > Water Sports > Life Jackets: Schwimmweste, Rettungsweste, Schwimmhilfe, Prallschutzweste, Rettungsring
Sports > Running: Laufgürtel, Laufweste, Sportarmband Handy, Startnummernband, Schweißband, Jogging
Sports > Golf: Golf, Golfhandschuh, Golftee, Golftrolley, Puttmatte, Golf-Entfernungsmesser
Sports > Golf > Golf Clubs And Bags: Golfschläger, Golf Driver, Putter, Eisensatz, Wedge, Golfset, Golfbag, Standbag, Cartbag, Golftasche, Golf Travelcover
Sports > Golf > Golf Balls: Golfball, Golfbälle, Lakeballs
Sports > Fishing: Angeln, Angelzubehör, Kescher, Bissanzeiger, Rutenhalter, Wathose, Anglerbedarf, Boilies
Sports > Fishing > Fishing Rods: Angelrute, Spinnrute, Teleskoprute, Karpfenrute, Fliegenrute, Feederrute, Angelset
Sports > Fishing > Fishing Reels: Angelrolle, Spinnrolle, Baitcastrolle, Fliegenrolle, Stationärrolle, Freilaufrolle
Sports > Fishing > Fishing Lures: Kunstköder, Wobbler, Gummifisch, Blinker, Spinner Köder, Jigkopf, Twister, Gummifisch Zander, Gummiköder, Spinner Angeln, Gummifische, Swimbait, Popper Angeln
Sports > Fishing > Fishing Line And Hooks: Angelschnur, Geflochtene Schnur, Angelhaken, Drilling, Vorfach, Wirbel, Pose, Grundblei, Wirbel Angeln, Drilling Angeln, Stahlvorfach, Monofile Schnur, Karpfenhaken, Angelblei
Sports > Fishing > Tackle Boxes And Bags: Angelkoffer, Angeltasche, Rutentasche, Angelkasten, Gerätekasten, Sitzkiepe
Sports > Boxing: Boxen, Boxausrüstung, Pratzen, Kopfschutz, Boxbandagen, Mundschutz Boxen, Zahnschutz
Sports > Boxing > Boxing Gloves: Boxhandschuhe, MMA-Handschuhe, Sparringshandschuhe, Sandsackhandschuhe
Sports > Boxing > Punching Bags: Boxsack, Sandsack, Boxbirne, Standboxsack, Punchingball, Boxsäcke, Boxdummy, Boxsack Set
Sports > Martial Arts: Karateanzug, Judoanzug, Karategürtel, Taekwondoanzug, Kampfsport, Tiefschutz, Schlagpolster, Kampfsportanzug, Judogi, Karategi, Budogürtel, Nunchaku, Kickpolster
Sports > Climbing: Klettern, Kletterhelm, Chalkbag, Klettersteigset, Eispickel, Steigeisen, Crashpad, Griffbrett
Sports > Climbing > Climbing Harnesses And Ropes: Klettergurt, Kletterseil, Einfachseil, Bandschlinge, Reepschnur, Seilsack, Hüftgurt Klettern, Halbseil, Sitzgurt
Sports > Climbing > Carabiners And Belay Devices: Expressset, Sicherungsgerät, Schraubkarabiner, Abseilachter, Klemmkeil, Expressschlinge, HMS Karabiner, Expressen, Klemmkeile, Karabiner Klettern
Sports > Equestrian: Reitsport, Reithelm, Reitgerte, Reithandschuhe, Reithose, Reitweste, Reitjacke, Vollbesatz, Reitleggings, Kniebesatz, Sicherheitsweste Reiten, Gerte
Sports > Equestrian > Horse Tack: Sattel, Trense, Halfter, Zügel, Schabracke, Gebiss, Steigbügel, Führstrick, Sattelgurt, Gamaschen Pferd, Schabracken, Schabracke Vielseitigkeit, Hufglocken, Bandagen Pferd, Gebiss Pferd, Longe, Lammfellsattel, Fliegenhaube, Kandare, Martingal
Sports > Equestrian > Horse Blankets And Grooming: Pferdedecke, Weidedecke, Stalldecke, Abschwitzdecke, Fliegenmaske, Hufkratzer, Huffett, Striegel, Mähnenspray, Regendecke, Fliegendecke, Outdoordecke, Ekzemerdecke, Hufauskratzer, Kardätsche, Putzkasten, Putzbox Pferd, Winterdecke Pferd, Pferdeshampoo, Huföl
Sports > Skating And Scooters: Rollsport, Rollen
Sports > Skating And Scooters > Skateboards: Skateboard, Longboard, Skateboard Deck, Skateboardrollen, Waveboard, Pennyboard
Sports > Skating And Scooters > Roller Skates And Inline Skates: Inlineskates, Inliner, Rollschuhe, Rollerskates, Kinderinliner, Inline-Skates, Rollschuhe Mädchen
Sports > Skating And Scooters > Kick Scooters: Tretroller, Stuntscooter, Cityroller, Kinderroller, Kickboard, Scooter, Scooter Kinder, Kickscooter, Ballonroller
Sports > Skating And Scooters > Electric Scooters: E-Scooter, Elektroroller, Hoverboard, E-Roller, E-Scooter mit Straßenzulassung, Elektroscooter
Sports > Skating And Scooters > Protective Pads And Skate Helmets: Knieschoner, Ellenbogenschoner, Handgelenkschoner, Schonerset, Skatehelm, Protektoren, Schützerset, Protektorenset, Skateschutzset, Schoner Set
Sports > Target And Table Games: Bowlingkugel, Boule, Boccia, Krocket, Frisbee, Wurfscheibe, Slackline, Kubb, Boulekugeln, Petanquekugeln, Wikingerschach, Kicker, Tischkicker
Sports > Target And Table Games > Darts: Dartscheibe, Dartpfeile, Steeldarts, Softdarts, Dartboard, Dartautomat, Dart-Flights, Surround Dart, Dartpfeile Steel, Dartteppich, Steeldart
Sports > Target And Table Games > Billiards: Billardtisch, Queue, Billardkugeln, Billardkreide, Snooker, Billardqueue, Poolbillard, Snookerqueue, Billardtuch, Queuekoffer
Sports > Target And Table Games > Archery: Bogen, Recurvebogen, Compoundbogen, Pfeile, Bogenschießen, Zielscheibe, Armbrust, Köcher, Zielscheibe Bogen, Langbogen, Carbonpfeile, Armschutz Bogen, Kinderbogen, Bogensehne, Reiterbogen
Electronics: Elektronik, Unterhaltungselektronik, Elektrogerät, Technik
Electronics > Audio: Hi-Fi, Audiogerät, Tontechnik
Electronics > Audio > Headphones: Kopfhörer, Ohrpolster, Kopfhörerständer, Ohrhörer kabelgebunden, Headset kabellos
Electronics > Audio > Headphones > Earbuds: In-Ear-Kopfhörer, Ohrhörer, Ohrstöpsel Bluetooth, Knochenschall-Kopfhörer, Earbuds, TWS Kopfhörer, kabellose In-Ear
Electronics > Audio > Headphones > Over Ear Headphones: Over-Ear-Kopfhörer, Bügelkopfhörer, On-Ear-Kopfhörer, Studiokopfhörer, Funkkopfhörer, Kinderkopfhörer
Electronics > Audio > Headphones > Headsets: Büro-Headset, Telefon-Headset, Mono-Headset, Freisprech-Headset
Electronics > Audio > Speakers: Lautsprecher, Boxen, PC-Lautsprecher, Lautsprecherständer
Electronics > Audio > Speakers > Bluetooth Speakers: Bluetooth-Lautsprecher, Bluetooth-Box, Musikbox, Partybox, tragbarer Lautsprecher, Karaokeanlage
Electronics > Audio > Speakers > Soundbars: Soundbar, Klangleiste, Sounddeck, Heimkino-Soundbar
Electronics > Audio > Speakers > Hi-Fi Speakers: Regallautsprecher, Standlautsprecher, Subwoofer, Deckenlautsprecher, Studiomonitor, Kompaktlautsprecher, Surround-System
Electronics > Audio > Speakers > Smart Speakers: smarter Lautsprecher, Sprachassistent, WLAN-Lautsprecher, Multiroom-Lautsprecher
Electronics > Audio > Stereo Systems: Stereoanlage, Kompaktanlage, Microanlage, Musikanlage, Heimkinosystem, Musikcenter
Electronics > Audio > Amplifiers And Receivers: AV-Receiver, Verstärker, Vollverstärker, Stereo-Receiver, Endstufe, Vorverstärker, Kopfhörerverstärker, Netzwerkplayer
Electronics > Audio > Turntables: Plattenspieler, Schallplattenspieler, Tonabnehmer, Plattennadel, Schallplattenbürste, Ersatznadel, Tonabnehmersystem, Tonnadel
Electronics > Audio > CD Players: CD-Player, CD-Radio, CD-Spieler, Kassettenspieler, Kassettenrekorder, Radiorekorder, CD Kassette Boombox, CD-Boombox
Electronics > Audio > Radios: Radio, Digitalradio, Internetradio, Radiowecker, Uhrenradio, Kofferradio, Küchenradio, Kurbelradio, Baustellenradio, Weltempfänger
Electronics > Audio > MP3 Players: MP3-Player, MP4-Player, Musikplayer, digitaler Audioplayer
Electronics > Audio > Voice Recorders: Diktiergerät, Sprachrekorder, Audiorekorder, Aufnahmegerät
Electronics > Audio > Microphones: Mikrofon, Kondensatormikrofon, USB-Mikrofon, Ansteckmikrofon, Funkmikrofon, Mikrofonständer, Popschutz, Richtmikrofon
Electronics > Computers: Computer, PC, EDV, Computerzubehör
Electronics > Computers > Laptops: Notebook, Laptop, Gaming-Notebook, Convertible, Ultrabook, Zoll FHD SSD Windows, Notebook Ryzen, Notebook Intel Core
Electronics > Computers > Laptop Accessories: Laptopständer, Notebookständer, Laptophülle, Notebook-Kühler, Blickschutzfilter, Laptopschloss, Webcam-Abdeckung, Notebookhülle, Laptoptasche Hülle, MacBook Hülle
Electronics > Computers > Desktop Computers: Desktop-PC, Tower-PC, Gaming-PC, Mini-PC, Komplett-PC, Workstation, Server, Rechner
Electronics > Computers > Tablets: Tablet, Tablet-PC, Kinder-Tablet
Electronics > Computers > Tablet Cases: Tablet-Hülle, Tablet-Tasche, iPad-Hülle, E-Reader-Hülle, Kindle-Hülle, Tastaturhülle, Tablet-Halterung, Hülle für iPad, Hülle für Galaxy Tab, Schutzhülle Tablet, Hülle Kindle Paperwhite
Electronics > Computers > Stylus Pens: Eingabestift, Touchpen, Tabletstift, Stiftspitzen, Touchstift
Electronics > Computers > Monitors: Monitor, Bildschirm, PC-Monitor, Gaming-Monitor, Computerbildschirm, Bildschirm Hz, WQHD, Zoll Monitor
Electronics > Computers > Keyboards: Tastatur, Funktastatur, mechanische Tastatur, Gaming-Tastatur, Tastenkappen, Maus-Tastatur-Set, Ziffernblock, QWERTZ, Tastatur-Maus-Set, Desktop-Set Tastatur
Electronics > Computers > Mice: Maus, Funkmaus, Gaming-Maus, Computermaus, ergonomische Maus, optische Maus, Trackball, Presenter
Electronics > Computers > Mouse Pads: Mauspad, Mausunterlage, Mousepad, Handgelenkauflage
Electronics > Computers > Graphics Tablets: Grafiktablett, Zeichentablett, Stift-Display, Stifttablett
Electronics > Computers > Webcams: Webcam, Konferenzkamera, PC-Kamera, Streaming-Kamera
Electronics > Computers > Docking Stations And Hubs: Dockingstation, USB-Hub, USB-C-Hub, Multiport-Adapter, Kartenlesegerät, Kartenleser, KVM-Switch, USB-Verteiler
Electronics > Computers > Storage Drives: Speicher, Laufwerk, Datenspeicher, Festplattengehäuse
Electronics > Computers > Storage Drives > Solid State Drives: SSD, SSD-Festplatte, NVMe-SSD, externe SSD, interne SSD
Electronics > Computers > Storage Drives > Hard Drives: Festplatte, externe Festplatte, HDD, interne Festplatte, NAS-Festplatte
Electronics > Computers > Storage Drives > USB Flash Drives: USB-Stick, Speicherstick
Electronics > Computers > Storage Drives > Memory Cards: Speicherkarte, SD-Karte, microSD-Karte, CFexpress-Karte
Electronics > Computers > Storage Drives > Network Attached Storage: NAS, NAS-Server, Netzwerkspeicher, NAS-Gehäuse
Electronics > Computers > Computer Components: PC-Komponente, Soundkarte, Steckkarte, DVD-Brenner, optisches Laufwerk, Einplatinencomputer, Wärmeleitpaste
Electronics > Computers > Computer Components > Processors: Prozessor, CPU, Desktop-Prozessor
Electronics > Computers > Computer Components > Graphics Cards: Grafikkarte, GPU, Gaming-Grafikkarte
Electronics > Computers > Computer Components > Motherboards: Mainboard, Motherboard, Hauptplatine, ATX-Mainboard
Electronics > Computers > Computer Components > Computer Memory: Arbeitsspeicher, RAM, Speicherriegel, RAM-Modul, DDR4-RAM
Electronics > Computers > Computer Components > PC Power Supplies: PC-Netzteil, ATX-Netzteil, Computernetzteil, modulares Netzteil
Electronics > Computers > Computer Components > Computer Cases: PC-Gehäuse, Midi-Tower, Tower-Gehäuse, Gehäuse
Electronics > Computers > Computer Components > Computer Cooling: CPU-Kühler, Gehäuselüfter, Wasserkühlung, Prozessorkühler, PC-Lüfter, Kühlkörper
Electronics > Computers > Networking: Netzwerk, Netzwerktechnik, Netzwerkschrank, Patchpanel
Electronics > Computers > Networking > Routers: Router, WLAN-Router, Mesh-WLAN, DSL-Modem, LTE-Router, Kabelmodem, mobiler Hotspot
Electronics > Computers > Networking > Wi-Fi Extenders: WLAN-Repeater, WLAN-Verstärker, Access Point, Powerline-Adapter, Powerline
Electronics > Computers > Networking > Network Switches: Netzwerk-Switch, Switch Gigabit, PoE-Switch, Ethernet-Switch, PoE-Injektor
Electronics > Computers > Networking > Network Adapters: WLAN-Stick, Netzwerkkarte, Bluetooth-Stick, Bluetooth-Adapter, USB-Ethernet-Adapter, WLAN-Karte
Electronics > Computers > Printers: Drucker, Tintenstrahldrucker, Laserdrucker, Multifunktionsdrucker, Fotodrucker, Etikettendrucker, Bondrucker, Multifunktionsgerät, Tintenstrahl-Multifunktionsdrucker, Farblaserdrucker, 4-in-1 Drucker
Electronics > Computers > Scanners: Scanner, Dokumentenscanner, Flachbettscanner, Diascanner, Fotoscanner, Barcodescanner
Electronics > Computers > 3D Printers: 3D-Drucker, 3D-Filament, PLA-Filament, Resin-Drucker, 3D-Stift, 3D-Druck
Electronics > Computers > Software: Software, Betriebssystem, Antivirus, Lizenz, Virenschutz, Steuersoftware, Office-Software
Electronics > Phones: Telefon, Handyzubehör, Mobilfunk, SIM-Karte, Prepaid, Handykette, Ersatzdisplay
Electronics > Phones > Smartphones: Smartphone, Handy, Mobiltelefon, Outdoor-Handy, Smartphone ohne Vertrag, Handy ohne Vertrag, Dual-SIM
Electronics > Phones > Feature Phones: Seniorenhandy, Klapphandy, Tastenhandy, Großtastenhandy
Electronics > Phones > Landline Phones: Festnetztelefon, Schnurlostelefon, DECT-Telefon, Anrufbeantworter, IP-Telefon, schnurgebundenes Telefon, Faxgerät, schnurloses Telefon, Mobilteil, Analogtelefon
Electronics > Phones > Phone Cases: Handyhülle, Handytasche, Schutzhülle, Silikonhülle, iPhone-Hülle, Klapphülle, Handykette, Hülle für iPhone, Hülle für Samsung Galaxy, Handyhülle Samsung, Hülle Xiaomi, Klapphülle Samsung, Case für, TPU Bumper
Electronics > Phones > Screen Protectors: Displayschutz, Panzerglas, Schutzglas, Displayschutzfolie, Schutzfolie, Hartglas, Displayfolie, 9H Panzerglas, Panzerfolie, Panzerglasfolie, Displayschutzglas, Hydrogel Folie, Panzer Glas Folie, Panzerglas iPhone, Glas Folie
Electronics > Phones > Chargers: Ladegerät, Schnellladegerät, USB-Ladegerät, Netzteil, Ladeadapter, Steckernetzteil, Kfz-Ladegerät, Laptop-Ladegerät, Notebook-Netzteil, Ladestecker, USB-C Ladegerät, Netzteil Laptop, Ladegerät iPhone
Electronics > Phones > Wireless Chargers: kabelloses Ladegerät, Induktionsladegerät, Qi-Ladegerät, Ladestation, Ladepad, induktive Ladestation
Electronics > Phones > Power Banks: Powerbank, externer Akku, Zusatzakku, Solar-Powerbank, mobiler Akku, Powerbank mAh
Electronics > Phones > Phone Holders: Handyhalterung, Handyhalter, Kfz-Halterung, Smartphone-Halterung, Handyständer, Fahrrad-Handyhalterung, Handyhalterung Auto, Handyhalterung Fahrrad, Magnet Handyhalterung, Handyhalter Auto
Electronics > Phones > Walkie Talkies: Funkgerät, Walkie-Talkie, Handfunkgerät, PMR-Funkgerät, CB-Funkgerät
Electronics > Cameras: Kamera, Fotografie, Foto, Fotozubehör
Electronics > Cameras > Digital Cameras: Digitalkamera, Systemkamera, Spiegelreflexkamera, Kompaktkamera, Bridgekamera, Kinderkamera, Wildkamera, Systemkamera Kit, Gehäuse Kit, Spiegelreflex, Wildtierkamera
Electronics > Cameras > Action Cameras: Actioncam, Action-Kamera, 360-Grad-Kamera, Helmkamera, Unterwasserkamera, Bodycam
Electronics > Cameras > Instant Cameras: Sofortbildkamera, Einwegkamera, Analogkamera, Filmkamera
Electronics > Cameras > Camera Film: Sofortbildfilm, Kleinbildfilm, Fotofilm, Farbfilm, Farbnegativfilm, Rollfilm, Kleinbildfilm 36 Aufnahmen
Electronics > Cameras > Camcorders: Camcorder, Videokamera, Filmkamera digital
Electronics > Cameras > Camera Lenses: Objektiv, Zoomobjektiv, Teleobjektiv, Weitwinkelobjektiv, Makroobjektiv, Festbrennweite, Telekonverter, Objektiv für Sony E, Objektiv Canon
Electronics > Cameras > Tripods: Stativ, Kamerastativ, Einbeinstativ, Selfie-Stick, Gimbal, Kugelkopf, Dreibeinstativ, Reisestativ
Electronics > Cameras > Camera Flashes And Lighting: Blitzgerät, Aufsteckblitz, Ringlicht, Softbox, Studioleuchte, Videoleuchte, Fotohintergrund, Greenscreen, Lichtstativ
Electronics > Cameras > Camera Accessories: Kameratasche, Fotorucksack, Fototasche, Kameragurt, UV-Filter, Polfilter, ND-Filter, Objektivdeckel, Gegenlichtblende, Sensorreinigung
Electronics > Cameras > Binoculars And Telescopes: Fernglas, Teleskop, Spektiv, Nachtsichtgerät, Mikroskop, Monokular, Opernglas, Entfernungsmesser
Electronics > Cameras > Digital Photo Frames: digitaler Bilderrahmen, WLAN-Bilderrahmen, digitaler Fotorahmen
Electronics > Televisions: Fernseher, Smart-TV, LED-Fernseher, OLED-Fernseher, TV, Zoll 4K UHD, Zoll Smart TV, UHD-TV, Zoll QLED, Zoll OLED, Fernseher Zoll
Electronics > TV And Video: Video, Heimkino, TV-Zubehör, Bildschirmreiniger
Electronics > TV And Video > Projectors: Beamer, Projektor, Videoprojektor, Leinwand Beamer, Minibeamer, Laserprojektor, Beamerleinwand
Electronics > TV And Video > Streaming Devices: Streaming-Stick, Streaming-Box, TV-Stick, Mediaplayer, Android-TV-Box
Electronics > TV And Video > Blu-Ray And DVD Players: DVD-Player, Blu-ray-Player, tragbarer DVD-Player, DVD-Rekorder, Videorekorder
Electronics > TV And Video > TV Receivers: Sat-Receiver, DVB-T2-Receiver, Kabelreceiver, Set-Top-Box, CI-Modul, Festplattenrekorder, Receiver, DVB-T2 HD, Satreceiver, HD+ Receiver
Electronics > TV And Video > TV Antennas: Antenne, DVB-T-Antenne, Zimmerantenne, Satellitenschüssel, LNB, Antennenkabel, Koaxialkabel, Sat-Kabel, Antennenverstärker, Multischalter
Electronics > TV And Video > TV Mounts: TV-Wandhalterung, Wandhalterung Fernseher, Monitorhalterung, Monitorarm, TV-Ständer, Monitorständer, Tischhalterung Monitor
Electronics > TV And Video > Remote Controls: Fernbedienung, Universalfernbedienung, Ersatzfernbedienung, Ersatz-Fernbedienung für Samsung, Fernbedienung für LG TV
Electronics > Wearables: Wearable, Smart-Brille, Datenbrille, Kinder-GPS
Electronics > Wearables > Smartwatches: Smartwatch, GPS-Uhr, Sportuhr, Laufuhr, Kinder-Smartwatch, Fitnessuhr
Electronics > Wearables > Fitness Trackers: Fitnesstracker, Fitnessarmband, Aktivitätstracker, Smartring, Schrittzähler, Brustgurt, Herzfrequenzmesser
Electronics > Wearables > Smartwatch Straps: Armband Apple Watch, Ersatzarmband, Smartwatch-Armband, Uhrenarmband Silikon, Sportarmband, Uhrenladegerät, Armband für Apple Watch, Armband für Galaxy Watch, Armband Garmin
Electronics > Wearables > Item Trackers: Schlüsselfinder, Bluetooth-Tracker, GPS-Tracker, Kofferfinder, Ortungsgerät
Electronics > Gaming: Gaming, Spielekonsole, Gaming-Zubehör
Electronics > Gaming > Game Consoles: Spielkonsole, Konsole, Handheld-Konsole, Retro-Konsole, Spielautomat
Electronics > Gaming > Game Controllers: Controller, Gamepad, Joystick, Lenkrad Gaming, Rennlenkrad, Flightstick, Pedale
Electronics > Gaming > Gaming Headsets: Gaming-Headset, Gaming-Kopfhörer, Headset PS5
Electronics > Gaming > VR Headsets: VR-Brille, Virtual-Reality-Brille, VR-Headset
Electronics > Gaming > Console Accessories: Konsolenzubehör, Switch-Tasche, Controller-Ladestation, Konsolenständer, Konsolenhülle, Skin, Tasche für Nintendo Switch, Ladestation PS5 Controller
Electronics > Smart Home: Smart Home, Hausautomation, Gateway, Funkschalter, Rollladensteuerung, Zigbee
Electronics > Smart Home > Security Cameras: Überwachungskamera, IP-Kamera, WLAN-Kamera, Außenkamera, Innenkamera, Kamera-Attrappe, Videoüberwachung, Überwachungskamera außen, WLAN Kamera Solar
Electronics > Smart Home > Video Doorbells: Türklingel, Video-Türklingel, Funkklingel, Funkgong, Türsprechanlage, Videosprechanlage, Gegensprechanlage
Electronics > Smart Home > Smart Locks: smartes Türschloss, elektronisches Türschloss, Türschlossantrieb, Fingerabdruckschloss, Smart Lock, Smartlock, elektronisches Türschloss WLAN
Electronics > Smart Home > Alarm Systems: Alarmanlage, Bewegungsmelder Alarm, Türsensor, Fensterkontakt, Wassermelder, Fensteralarm, Einbruchschutz Alarm, Sirene
Electronics > Smart Home > Smart Plugs: WLAN-Steckdose, smarte Steckdose, Funksteckdose, Zwischenstecker, smarter Stecker, schaltbare Steckdose
Electronics > Smart Home > Smart Lighting: smarte Lampe, smarte Glühbirne, WLAN-Lampe, smarte LED-Lampe, smarter LED-Streifen, RGB-Lampe
Electronics > Smart Home > Smart Thermostats: Thermostat, Heizkörperthermostat, Raumthermostat, smartes Thermostat, Heizungsthermostat, Heizkörper-Thermostat smart, Starter Kit Thermostat
Electronics > Batteries: Batterie, Akku, Batterietester
Electronics > Batteries > Household Batteries: Mignon-Batterien, Micro-Batterien, Alkaline-Batterie, AA-Batterien, AAA-Batterien, Blockbatterie, Baby-Batterie, Monozelle, AA 12er, AAA 12er, Mignon AA LR6, Micro AAA LR03, Alkali Batterien
Electronics > Batteries > Rechargeable Batteries: Akkus, wiederaufladbare Batterien, NiMH-Akku, AA-Akku, AAA-Akku, Mignon-Akku, Micro-Akku, 18650-Akku
Electronics > Batteries > Button Cells: Knopfzelle, Knopfbatterie, Lithium-Knopfzelle, Uhrenbatterie, Hörgerätebatterien
Electronics > Batteries > Battery Chargers: Akkuladegerät, Batterieladegerät, Ladegerät AA, Steckerlader, Akkulader
Electronics > Batteries > Device Batteries: Ersatzakku, Laptop-Akku, Handy-Akku, Kamera-Akku, Bleiakku, LiFePO4-Akku, Akku für, AGM Batterie 12V 7Ah, Ersatzakku für, USV Batterie
Electronics > Power: Stromversorgung, Netzteil, Wechselrichter, Solarpanel, Spannungswandler
Electronics > Power > Power Strips: Steckdosenleiste, Verlängerungskabel, Mehrfachsteckdose, Überspannungsschutz, Steckdosenwürfel, Kabeltrommel, Zeitschaltuhr, Steckdosenleiste Überspannungsschutz, Mehrfachstecker, Steckerleiste
Electronics > Power > Travel Adapters: Reiseadapter, Steckeradapter, Weltadapter, Reisestecker, Universaladapter
Electronics > Power > Uninterruptible Power Supplies: USV, unterbrechungsfreie Stromversorgung, Notstromversorgung
Electronics > Power > Power Stations: Powerstation, Solargenerator, tragbares Solarpanel, Balkonkraftwerk, Solarmodul, Stromspeicher
Electronics > E-Readers: E-Book-Reader, eReader, E-Reader, E-Ink, E-Notebook
Electronics > Drones: Drohne, Quadrocopter, Kameradrohne, FPV-Drohne, Propeller Drohne, Drohnenakku, Multicopter
Electronics > Cables: Kabel, Stromkabel, Netzkabel, DisplayPort-Kabel, Kabelbinder, Kabelmanagement, VGA-Kabel, DVI-Kabel, Kaltgerätekabel
Electronics > Cables > HDMI Cables: HDMI-Kabel, High-Speed-HDMI, HDMI-Verlängerung, HDMI 2.1 Kabel, HDMI Kabel 4K
Electronics > Cables > USB Cables: USB-Kabel, Ladekabel, USB-C-Kabel, Lightning-Kabel, Datenkabel, Micro-USB-Kabel, Druckerkabel, USB-Verlängerung, USB-C auf USB-C, USB C Ladekabel, Ladekabel iPhone
Electronics > Cables > Audio Cables: Audiokabel, Lautsprecherkabel, Klinkenkabel, AUX-Kabel, Cinch-Kabel, XLR-Kabel, Toslink-Kabel, optisches Kabel, Subwooferkabel, Bananenstecker
Electronics > Cables > Network Cables: Netzwerkkabel, LAN-Kabel, Patchkabel, Ethernet-Kabel, Verlegekabel, Glasfaserkabel, TAE-Kabel, Telefonkabel, Cat 6 Kabel, Cat 7 Patchkabel, Lankabel
Electronics > Cables > Cable Adapters: Adapter, HDMI-Adapter, USB-C-Adapter, HDMI-Splitter, HDMI-Switch, Klinkenadapter, VGA-Adapter, OTG-Adapter, Umschalter, USB C auf HDMI Adapter, USB-C auf HDMI, HDMI auf VGA, VGA auf HDMI
Office: Bürobedarf, Büromaterial, Schreibwaren
Office > Writing: Schreibgerät, Schreibset, Mine, Ersatzmine
Office > Writing > Ballpoint Pens: Kugelschreiber, Kuli, Druckkugelschreiber, Mehrfarbkugelschreiber, Vierfarbkugelschreiber
Office > Writing > Gel And Rollerball Pens: Gelschreiber, Gelstift, Tintenroller, Gelroller, radierbarer Stift, Tintenroller radierbar, radierbare Stifte
Office > Writing > Fountain Pens: Füller, Füllfederhalter, Schulfüller, Tintenpatrone, Tintenglas, Tintenlöscher
Office > Writing > Fineliners And Fiber Pens: Fineliner, Faserschreiber, Tintenfeinschreiber, Pigmentliner
Office > Writing > Pencils: Bleistift, Druckbleistift, Feinminenstift, Bleistiftmine, Fallminenstift
Office > Writing > Highlighters: Textmarker, Leuchtmarker, Leuchtstift, Textmarker Pastell
Office > Writing > Markers: Permanentmarker, Whiteboardmarker, Boardmarker, Kreidemarker, Flipchartmarker, Filzmarker, Lackmarker, Edding
Office > Writing > Erasers And Correction: Radiergummi, Korrekturroller, Korrekturband, Korrekturflüssigkeit, Radierer
Office > Writing > Pencil Sharpeners: Anspitzer, Spitzer, Bleistiftspitzer, Spitzmaschine, Dosenspitzer
Office > Paper And Notebooks: Papier, Papierware
Office > Paper And Notebooks > Printer Paper: Kopierpapier, Druckerpapier, Multifunktionspapier, Laserpapier, Kopierpapier A4, 80g 500 Blatt, A4 500 Blatt, A4 80g/m²
Office > Paper And Notebooks > Photo And Specialty Paper: Fotopapier, Thermorolle, Kassenrolle, Bonrolle, Transparentpapier, Tonpapier, Kartonpapier, Kohlepapier, Plotterpapier, 10x15 100 Blatt Foto, Tonkarton, Fotopapier 10x15, Bastelpapier, Sublimationspapier
Office > Paper And Notebooks > Notebooks: Notizbuch, Collegeblock, Spiralbuch, Kladde, Tagebuch, Notizheft, Notizbuch liniert, Notizbuch dotted, Notizbuch gepunktet, Notizbuch A5
Office > Paper And Notebooks > Exercise Books: Schulheft, Heft liniert, Rechenheft, Schreibheft, Hausaufgabenheft, Vokabelheft, Lineatur, Notenheft, Lineatur 25, Lineatur 27, Schulhefte A4, Schulheft A5, Doppelheft
Office > Paper And Notebooks > Writing Pads: Schreibblock, Notizblock, Briefblock, Ringbucheinlage, Millimeterpapier, Kanzleipapier, Schreibtischunterlage Papier, Collegeblock Einlagen, Ringbucheinlagen, A4 kariert gelocht, Ringbucheinlagen kariert, Briefpapier, Schreibblock kariert, Einlagen gelocht, Collegeblock A4
Office > Paper And Notebooks > Sticky Notes: Haftnotiz, Haftnotizen, Klebezettel, Haftstreifen, Pagemarker, Indexstreifen, Zettelbox, Haftnotizen 76x76, Notizwürfel, Haftnotizblock, Haftnotizen gelb
Office > Paper And Notebooks > Index Cards And Forms: Karteikarte, Karteikarten, Lernkarten, Quittungsblock, Rechnungsbuch, Formularbuch, Kassenbuch, Fahrtenbuch, Mietvertrag
Office > Paper And Notebooks > Planners And Diaries: Terminplaner, Terminkalender, Buchkalender, Taschenkalender, Wochenplaner, Schülerkalender, Terminbuch, Kalendereinlage, Kalender 2025 A5, Wochenkalender, Kalenderbuch, Lehrerkalender, Lehrerplaner, Schülerplaner, Hausaufgabenplaner, Studienplaner
Office > Paper And Notebooks > Greeting Cards: Grußkarte, Geburtstagskarte, Glückwunschkarte, Weihnachtskarte, Postkarte, Einladungskarte, Klappkarte, Trauerkarte, Hochzeitskarte, Karte zum Geburtstag, Geburtstagskarten, Einladungskarten, Trauerkarten, Dankeskarten
Office > Filing: Ablage, Archivierung, Ordnungsmittel, Dokumentenablage
Office > Filing > Ring Binders: Ordner, Ringbuch, Aktenordner, Hebelordner, Ringordner, Register, Trennblätter, Trennstreifen, Präsentationsringbuch, Ordner A4, Ordner 80mm, A4 80mm, Ringordner A4, Ordner breit, Register A-Z
Office > Filing > Folders: Schnellhefter, Sammelmappe, Hängemappe, Eckspannermappe, Gummizugmappe, Fächermappe, Sichtbuch, Aktenmappe, Heftstreifen, Bewerbungsmappe, Hängeregistratur, Gummizug, Gummizugmappe A4, A4 Gummizug, Schnellhefter Kunststoff, Dokumentenmappe, Postmappe, Eckspanner, Angebotsmappe, Klemmmappe, Hängemappen
Office > Filing > Sheet Protectors And Laminating: Prospekthülle, Klarsichthülle, Sichthülle, Laminierfolie, Laminiertasche, Ausweishülle, Namensschild, Kartenhülle, Prospekthüllen A4, Laminierfolien A4, genarbt, Klarsichthüllen
Office > Filing > Archive Boxes And Trays: Archivbox, Archivschachtel, Stehsammler, Briefablage, Ablagekorb, Schubladenbox, Ablagebox, Archivkarton, Hängemappenbox, Ablagekörbe, Archivschachteln, Schubladenbox A4, Archiv-Schachtel, Ablagebox A4
Office > Desk Supplies: Schreibtischzubehör, Bürozubehör, Kleinbürobedarf
Office > Desk Supplies > Staplers And Staples: Hefter, Heftgerät, Heftklammer, Tacker Büro, Heftzange, Enthefter, Klammerentferner, Klammerhefter
Office > Desk Supplies > Hole Punches: Locher, Bürolocher, Registraturlocher, Vierfachlocher, 2-fach Locher, Locher 30 Blatt, 2-fach 30 Blatt
Office > Desk Supplies > Clips And Pins: Büroklammer, Briefklemmer, Foldback-Klammer, Vielzweckklemme, Reißzwecke, Pinnnadel, Gummiband, Reißnagel, Musterbeutelklammer, Büroklammern, Foldback-Klammern, Heftzwecken, Pinnnadeln, Gummibänder, Reißzwecken
Office > Desk Supplies > Scissors And Cutters: Schere, Büroschere, Papierschere, Bastelschere, Kinderschere, Brieföffner, Papierschneider, Schneidemaschine, Cuttermesser, Rollenschneider, Hebelschneider
Office > Desk Supplies > Adhesive Tape: Klebeband, Klebefilm, Tesafilm, Tischabroller, Klebebandabroller, doppelseitiges Klebeband, Klebestreifen, kristall-klar, Klebefilm kristallklar, Tesa Film, Klebefilm 15mm, Washi Tape
Office > Desk Supplies > Glue: Klebestift, Bastelkleber, Alleskleber, Kleber, Klebstoff, Kleberoller, Klebepads, Klebepunkte, Papierkleber
Office > Desk Supplies > Desk Organizers: Stifteköcher, Schreibtischorganizer, Schreibtischunterlage, Stifthalter, Köcher, Stifteschale, Konzepthalter, Buchstütze, Fußstütze, Monitorständer, Schreibtisch Organizer, Schreibunterlage, Fußstütze ergonomisch, Stiftehalter, Stiftebox
Office > Desk Supplies > Stamps And Ink Pads: Stempel, Stempelkissen, Datumsstempel, Selbstfärbestempel, Stempelfarbe, Adressstempel, Textstempel, Paginierstempel
Office > Desk Supplies > Labels: Etiketten, Universaletiketten, Adressetiketten, Versandetiketten, Haftetiketten, Etikettenrolle, Namensetiketten, Schriftband, Klebepunkte Markierung, Beschriftungsband, 210x148, weiß Etiketten A4, Etikettenband, Beschriftungsband 12mm
Office > Ink And Toner: Druckerzubehör, Druckertinte, Tinte, Druckerpatrone, Toner, Farbband, Schreibmaschinenband, Thermotransferband, Farbrolle, Nylonband
Office > Ink And Toner > Ink Cartridges: Tintenpatrone, Druckerpatrone, Tintentank, Tintenflasche, Druckkopf, Tinte Multipack, Tinte XL, Tintenpatronen, Druckerpatronen, Patrone schwarz
Office > Ink And Toner > Toner Cartridges: Toner, Tonerkartusche, Lasertoner, Trommel, Trommeleinheit, Bildtrommel, Resttonerbehälter, Fixiereinheit
Office > Shipping Supplies: Versandmaterial, Verpackungsmaterial, Packmaterial, Versandbedarf
Office > Shipping Supplies > Envelopes: Briefumschlag, Umschlag, Versandtasche, Luftpolstertasche, Kuvert, Fensterumschlag, Briefhülle, Versandbeutel, Faltentasche, Lieferscheintasche, Kuverts DIN lang, Briefumschläge DIN lang, DIN lang mit Fenster, haftklebend Umschlag, Versandtaschen C4, Luftpolsterumschläge
Office > Shipping Supplies > Shipping Boxes: Karton, Versandkarton, Umzugskarton, Faltkarton, Faltschachtel, Maxibriefkarton, Versandrohr, Buchverpackung, Großbriefkarton, Wellpappkarton, Umzugskartons, Versandkartons, Faltkartons, Bücherkartons
Office > Shipping Supplies > Packing Tape: Packband, Paketband, Paketklebeband, Packbandabroller, Umreifungsband, Papierklebeband Versand, Verpackungsklebeband, Paketband braun, Klebeband Paket, 50mm x 66m
Office > Shipping Supplies > Cushioning And Wrapping: Luftpolsterfolie, Noppenfolie, Stretchfolie, Packpapier, Füllmaterial, Packseide, Verpackungschips, Seidenpapier Verpackung, Luftpolsterkissen, Schaumfolie, Stretchfolie 23my, Luftpolsterfolie Rolle, Noppenfolie Rolle, Handstretchfolie, Luftpolster
Office > Shipping Supplies > Gift Wrap: Geschenkpapier, Geschenktüte, Geschenkband, Geschenktasche, Schleife Geschenk, Seidenpapier, Geschenkanhänger, Geschenkfolie, Ringelband, Geschenkpapier Weihnachten, Geschenktüten, Geschenkverpackung, Geschenkbox Deckel, Geschenkpapier Rollen, Geschenkpapier Kinder
Office > Shipping Supplies > Postage Stamps And Scales: Briefmarken, Briefwaage, Paketwaage, Postwaage, Porto, Briefwaage digital, Briefmarken selbstklebend
Office > Presentation: Präsentation, Präsentationsbedarf, Moderation, Konferenzbedarf
Office > Presentation > Whiteboards And Flipcharts: Whiteboard, Magnettafel, Flipchart, Glastafel, Flipchartblock, Kreidetafel, Tafelwischer, Moderationstafel, Schreibtafel, Whiteboard magnetisch, Magnetboard, Magnetwand Büro, Kreidetafel Wand
Office > Presentation > Bulletin Boards: Pinnwand, Korktafel, Korkpinnwand, Filztafel, Schaukasten, Anschlagtafel, Memoboard, Letterboard, Pinnwand Kork, Korkwand, Pinnwand Filz
Office > Presentation > Signs And Displays: Tischaufsteller, Prospektständer, Prospekthalter, Türschild, Klapprahmen, Namensschild, Lanyard, Kundenstopper, Hinweisschild, Plakatrahmen, Preisschild
Office > Presentation > Presentation Remotes: Laserpointer, Presenter, Präsentationsfernbedienung, Zeigestab
Office > Calculators: Taschenrechner, Tischrechner, Rechner wissenschaftlich, Grafikrechner, Schulrechner, Druckrechner
Office > Office Machines: Büromaschine, Bürogerät, Bürotechnik, Schreibmaschine, Reiseschreibmaschine
Office > Office Machines > Shredders: Aktenvernichter, Papierschredder, Reißwolf, Papierwolf, Partikelschnitt
Office > Office Machines > Laminators And Binding Machines: Laminiergerät, Laminator, Bindegerät, Bindemaschine, Plastikbinderücken, Drahtbindegerät, Einbanddeckel, Binderücken
Office > Office Machines > Label Makers: Beschriftungsgerät, Etikettiergerät, Preisauszeichner, Prägegerät, Etikettendrucker Handgerät
Office > Office Machines > Cash Registers And Money Counters: Registrierkasse, Kasse, Geldzähler, Münzzähler, Geldscheinprüfer, Geldkassette, Kassenschublade, Banknotenprüfer, Stempeluhr, Geldzählmaschine
Office > School Supplies: Schulbedarf, Schulmaterial, Schulsachen, Schulanfang, Schultüte, Zuckertüte, Einschulung, Schultüte Rohling, Zeugnismappe, Schulstarterset, Kreide, Tafelkreide, Schultafel, Schiefertafel, Rechenschieber, Kindertafel Schule, Schultüte Mädchen, Schultüte Junge, Schulanfang Set, Tafelkreide weiß
Office > School Supplies > Pencil Cases: Federmäppchen, Federmappe, Schlampermäppchen, Stifteetui, Schüleretui, Faulenzer, Stiftemäppchen, Mäppchen
Office > School Supplies > Rulers And Geometry: Lineal, Zirkel, Geodreieck, Winkelmesser, Zeichendreieck, Schnellverstellzirkel, Schablone, Zeichenplatte
Office > School Supplies > Book Covers And Labels: Heftumschlag, Buchumschlag, Buchschoner, Heftschoner, Buchfolie, Buchhülle, Lesezeichen, Heftetiketten, Heftumschläge, Hefthüllen, Buchhülle verstellbar, Buchschutzfolie
Office > Gift Cards: Gutschein, Geschenkkarte, Gutscheinkarte, Geschenkgutschein, Guthabenkarte, Prepaidkarte, Gutschein in Grußkarte, Gutschein per E-Mail, Geschenkgutschein EUR, Gutschein EUR, Guthaben, Erlebnisgutschein
Musical Instruments: Musikinstrument, Instrument, Musikzubehör
Musical Instruments > Guitars: Gitarre, Gitarrenset, Zupfinstrument
Musical Instruments > Guitars > Acoustic Guitars: Westerngitarre, Akustikgitarre, Elektroakustikgitarre, Jumbogitarre, Resonatorgitarre, Dreadnought, Reisegitarre
Musical Instruments > Guitars > Classical Guitars: Konzertgitarre, klassische Gitarre, Kindergitarre, Flamencogitarre, Schülergitarre, Kindergitarre 3/4, 1/2 Konzertgitarre, 4/4 Konzertgitarre
Musical Instruments > Guitars > Electric Guitars: E-Gitarre, Elektrogitarre, Halbresonanzgitarre, Jazzgitarre, Linkshänder E-Gitarre
Musical Instruments > Guitars > Bass Guitars: E-Bass, Bassgitarre, Akustikbass, Elektrobass
Musical Instruments > Guitars > Ukuleles: Ukulele, Sopranukulele, Konzertukulele, Tenorukulele
Musical Instruments > Guitars > Guitar Amplifiers: Gitarrenverstärker, Bassverstärker, Gitarrenbox, Röhrenverstärker Gitarre, Combo Verstärker, Topteil, Akustikverstärker
Musical Instruments > Guitars > Effects Pedals: Effektpedal, Effektgerät, Gitarreneffekt, Verzerrer, Looper Pedal, Wah-Pedal, Multieffektgerät, Bodeneffekt, Pedalboard
Musical Instruments > Guitars > Guitar Strings: Gitarrensaiten, Saitensatz, Saiten, Basssaiten, E-Gitarren-Saiten, Nylonsaiten, Konzertgitarrensaiten, Saiten E-Gitarre, Saiten Westerngitarre
Musical Instruments > Guitars > Guitar Accessories: Plektrum, Kapodaster, Gitarrengurt, Gitarrenständer, Gitarrentasche, Gigbag, Gitarrenkoffer, Tonabnehmer Gitarre, Fußbank Gitarre, Instrumentenkabel, Gitarrenwandhalter, Plektren, Gitarrenbag, Gitarrengurt Leder
Musical Instruments > Keyboards And Pianos: Tasteninstrument, Tasten
Musical Instruments > Keyboards And Pianos > Digital Pianos: Digitalpiano, E-Piano, Stagepiano, Epiano, elektrisches Klavier
Musical Instruments > Keyboards And Pianos > Keyboards: Keyboard, Musikkeyboard, Kinderkeyboard, Leuchttasten Keyboard, Arranger Keyboard, Rollpiano, Keyboard 61 Tasten, 61 Tasten
Musical Instruments > Keyboards And Pianos > Synthesizers: Synthesizer, Analogsynthesizer, Groovebox, MIDI-Keyboard, Drumcomputer, Sampler, Masterkeyboard
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: Klavier, Flügel, Piano akustisch, Cembalo, Orgel, Harmonium
Musical Instruments > Keyboards And Pianos > Accordions: Akkordeon, Ziehharmonika, Melodica, Knopfakkordeon, Pianoakkordeon, Concertina, Bandoneon, Akkordeon 72 Bass, Steirische Harmonika
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: Keyboardständer, Klavierbank, Klavierhocker, Sustainpedal, Keyboardtasche, Klavierlampe, Keyboardbank, X-Ständer, Keyboardstativ, Klavierstuhl
Musical Instruments > Drums And Percussion: Schlagzeug, Percussion, Schlaginstrument, Trommel
Musical Instruments > Drums And Percussion > Drum Kits: Schlagzeug, E-Drum, Drumset, Kinderschlagzeug, Snare, Snaredrum, elektronisches Schlagzeug, Bassdrum
Musical Instruments > Drums And Percussion > Cymbals: Becken, Crashbecken, Ridebecken, Hi-Hat, Beckensatz, Gong
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: Drumsticks, Schlagzeugstöcke, Trommelstöcke, Drumhocker, Schlagzeughocker, Fußmaschine, Trommelfell, Beckenständer, Übungspad, Rods, Drumsticks 5A, Sticks 5A, Doppelfußmaschine, Drumteppich
Musical Instruments > Drums And Percussion > Hand Percussion: Cajon, Bongos, Congas, Djembe, Tamburin, Rassel, Schellenkranz, Triangel, Handpan, Zungentrommel, Klanghölzer, Rahmentrommel, Klangschale, Cajon Bausatz, Stahlzungentrommel, Regenmacher, Handtrommel, Egg Shaker
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: Xylophon, Glockenspiel, Metallophon, Marimba, Vibraphon, Kalimba, Klangbausteine, Handglocken, Kalimba 17 Töne, Kalimba 17 Tasten, Glockenspiel 25
Musical Instruments > Wind Instruments: Blasinstrument, Holzblasinstrument, Blechblasinstrument, Dudelsack, Sackpfeife
Musical Instruments > Wind Instruments > Recorders And Flutes: Blockflöte, Querflöte, Sopranblockflöte, Altblockflöte, Piccolo, Panflöte, Okarina, Schulflöte
Musical Instruments > Wind Instruments > Saxophones: Saxophon, Altsaxophon, Tenorsaxophon, Sopransaxophon, Saxofon
Musical Instruments > Wind Instruments > Clarinets And Oboes: Klarinette, Oboe, Fagott, B-Klarinette, Bassklarinette
Musical Instruments > Wind Instruments > Trumpets And Brass: Trompete, Posaune, Waldhorn, Tuba, Kornett, Flügelhorn, Euphonium, Jagdhorn, Tenorhorn
Musical Instruments > Wind Instruments > Harmonicas: Mundharmonika, Bluesharp, Chromatische Mundharmonika, Kazoo, Maultrommel
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: Saxophonblätter, Klarinettenblätter, Mundstück, Blattschraube, Ventilöl, Korkfett, Durchziehwischer, Dämpfer Trompete, Saxophongurt
Musical Instruments > String Instruments: Streichinstrument, Saiteninstrument
Musical Instruments > String Instruments > Violins And Violas: Geige, Violine, Bratsche, Schülergeige, E-Geige, Geigenbogen, Schulterstütze, Kolophonium, Geigenset, Geige 4/4, Violine 4/4, Violine 3/4, Geigenkasten, Violinenset
Musical Instruments > String Instruments > Cellos And Double Basses: Cello, Violoncello, Kontrabass, Cellobogen, Schülercello, Kontrabass 3/4, Cello 4/4, Cellotasche
Musical Instruments > String Instruments > Violin And Orchestral Strings: Geigensaiten, Violinsaiten, Cellosaiten, Bratschensaiten, Kontrabasssaiten
Musical Instruments > String Instruments > Banjos Mandolins And Harps: Banjo, Mandoline, Harfe, Leier, Zither, Laute, Bouzouki, Hackbrett, Veeh-Harfe, Lyra Harfe, Leierharfe, Saz, Tischharfe
Musical Instruments > Stage And Recording: Bühnentechnik, Studiotechnik, Beschallung, PA-Anlage, Tontechnik
Musical Instruments > Stage And Recording > Studio And Stage Microphones: Mikrofon, Kondensatormikrofon, Gesangsmikrofon, Funkmikrofon, Mikrofonständer, Popschutz, Großmembranmikrofon, Mikrofonstativ, Mikrofonarm
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: Mischpult, Audiointerface, DJ-Controller, Studiomonitor, DI-Box, DJ-Mixer, Vorverstärker Mikrofon, Studio Monitore, Kleinmixer, USB Audio Interface
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: PA-Lautsprecher, Aktivbox, PA-Box, Bühnenmonitor, Säulenanlage, Lichteffekt, PAR-Scheinwerfer, Moving Head, Nebelmaschine, Boxenstativ, Discokugel, Aktivboxen, Aktivlautsprecher PA, LED PAR, Nebelfluid, Lichtanlage, Lauflicht, Stroboskop, Spiegelkugel
Musical Instruments > Music Accessories: Metronom, Stimmgerät, Notenständer, Notenpult, Instrumentenständer, Taktstock, Stimmgabel, Instrumentenkoffer, Notenpultleuchte, Clip-Stimmgerät, Notenständer klappbar, Orchesterpult, Stimmgerät chromatisch, Metronom mechanisch
Musical Instruments > Sheet Music: Noten, Notenbuch, Songbook, Klaviernoten, Gitarrenschule, Klavierschule, Partitur, Instrumentalschule, Klavierauszug, Wohltemperierte Klavier, Klavierheft, Spielbuch, Gitarrenschule Band, Liederbuch Gitarre, Sonaten Klavier, Notenheft Klavier, Blockflötenschule
Books And Media: Buch, Taschenbuch, gebundene Ausgabe, Hardcover, Broschiert, Buchreihe, Medien, Bestseller, Ausgabe, Auflage, Sonderausgabe, illustrierte Ausgabe, Schuber, Erstausgabe
Books And Media > Fiction: Roman, Erzählungen, Belletristik, Gegenwartsliteratur, historischer Roman, Familiensaga, Kurzgeschichten, Novelle, Roman Taschenbuch, Roman gebunden
Books And Media > Fiction > Crime And Thrillers: Krimi, Thriller, Kriminalroman, Psychothriller, Regionalkrimi, Spionageroman, Horrorroman, Detektivroman, Ostfriesenkrimi, Alpenkrimi, Kriminalfall, Kommissar, Kluftinger Krimi, Küstenkrimi
Books And Media > Fiction > Science Fiction And Fantasy: Fantasyroman, Science-Fiction-Roman, Dystopie, High Fantasy, Romantasy, Scifi
Books And Media > Fiction > Romance Novels: Liebesroman, Liebesgeschichte, Frauenroman, New Adult, erotischer Roman, Arztroman
Books And Media > Fiction > Young Adult Books: Jugendbuch, Jugendroman, Young Adult
Books And Media > Fiction > Poetry And Drama: Gedichte, Lyrik, Drama, Theaterstück, Gedichtband, Klassiker Literatur, Balladen, Lektüre, Lektürehilfe, Textausgabe, Lektüreschlüssel
Books And Media > Non Fiction: Sachbuch, Fachbuch, Ratgeber, Essay, Populärwissenschaft
Books And Media > Non Fiction > Cookbooks: Kochbuch, Backbuch, Rezepte, Rezeptbuch, Grillbuch, Cocktailbuch, Thermomix Kochbuch, Backen Buch, Kochbuch Airfryer, Heißluftfritteuse Kochbuch, Kochbuch vegan, Backbibel, Rezepte Buch
Books And Media > Non Fiction > Biographies: Biografie, Autobiografie, Memoiren, Lebensgeschichte, Erinnerungen, Mein Leben, Autobiographie, die Biografie
Books And Media > Non Fiction > Travel Books: Reiseführer, Wanderführer, Stadtplan, Landkarte, Wanderkarte, Straßenkarte, Sprachführer, Autoatlas, Reisebericht, Radkarte, Karte Frankreich, Straßenkarte 1:300000, Wanderkarte 1:50000, Fahrradkarte, Stellplatzführer, Stellplatzatlas, Motorradkarte, Reise-Taschenbuch, City Trip
Books And Media > Non Fiction > Self Help And Psychology: Selbsthilfe, Lebenshilfe, Psychologie, Persönlichkeitsentwicklung, Achtsamkeit Buch, Motivation Buch, Erfolgsratgeber
Books And Media > Non Fiction > Business And Money Books: Wirtschaftsbuch, Finanzbuch, Aktien Buch, Geldanlage, Management Buch, Börse Buch, Unternehmensführung
Books And Media > Non Fiction > History And Politics: Geschichte Buch, Politik Buch, Zeitgeschichte, Weltkrieg Buch, Philosophie, Zweiter Weltkrieg
Books And Media > Non Fiction > Health And Family Guides: Gesundheitsratgeber, Ernährungsratgeber, Schwangerschaftsbuch, Elternratgeber, Diätbuch, Erziehungsratgeber, Babybuch Ratgeber
Books And Media > Non Fiction > Hobby And Nature Books: Gartenbuch, Bastelbuch, Häkelbuch, Strickbuch, Bestimmungsbuch, Naturführer, Ausmalbuch Erwachsene, Rätselbuch, Sudoku, Kreuzworträtsel, Zeichenbuch, Pilzführer, Reparaturanleitung, Sudoku schwer, Häkeln Buch, Amigurumi Buch, Stricken Buch, Wortsuchrätsel, Ausmalen Erwachsene, Mandala, Handlettering Buch, Logikrätsel, Rätsel Erwachsene
Books And Media > Non Fiction > Art And Photography Books: Bildband, Kunstbuch, Fotobuch Bildband, Architekturbuch, Ausstellungskatalog, Coffee Table Book
Books And Media > Non Fiction > Religion And Spirituality: Bibel, Koran, Gesangbuch, Gebetbuch, Spiritualität, Religion Buch, Astrologie Buch, Losungen, Bibel Großdruck, Kinderbibel, Die Bibel
Books And Media > Children's Books: Kinderbuch, Vorlesebuch, Märchenbuch, Gutenachtgeschichten, Kinderroman, Kinderbuch ab 8, Buch ab 6 Jahre, Kinderbuch ab 10, zum Vorlesen, Vorlesegeschichten, Minutengeschichten
Books And Media > Children's Books > Picture And Board Books: Bilderbuch, Pappbilderbuch, Wimmelbuch, Klappenbuch, Fühlbuch, Soundbuch, Babybuch, Stoffbuch, Pop-up-Buch, Badebuch, Bilderbuch ab 3, Wimmelbilderbuch, Mein erstes Buch, Buch ab 18 Monaten, Knopfdruck Sound
Books And Media > Children's Books > First Readers: Erstlesebuch, Erstleser, Lesestufe, Lesen lernen, Leseanfänger, Silbengeschichten, 1. Klasse lesen, 2. Lesestufe
Books And Media > Children's Books > Kids Knowledge Books: Kindersachbuch, Kinderlexikon, Kinderatlas, Dinosaurierbuch, Tierlexikon, Wissensbuch, Band Dinosaurier, Sachbuch ab 8, Wissen für Kinder, Lexikon für Kinder
Books And Media > Children's Books > Activity And Coloring Books: Malbuch, Ausmalbuch, Stickerbuch, Rätselblock, Freundebuch, Kindergartenblock, Mitmachbuch, Kritzelbuch, Stickerheft, Malbuch ab 3, Rätselblock ab 5, Stickeralbum, Sammelalbum Sticker, Malblock Kinder Ausmalen, Freundschaftsbuch, Vorschulblock, Malbuch Tiere, Mandala Malbuch, Malbuch ab 6
Books And Media > Audiobooks And Audio Figures: Hörbuch, Hörspiel, Hörspielfigur, Kinderhörspiel, Hörfigur, Hörspiel CD, ungekürzte Lesung, Folge Hörspiel, Folge CD, MP3-CD Hörbuch, gelesen von, Hörspiel-CD, tonies Hörfigur, Hörfigur Toniebox
Books And Media > Comics And Graphic Novels: Comic, Comicband, Comicheft, Graphic Novel, Comicbuch, Lustiges Taschenbuch
Books And Media > Comics And Graphic Novels > Manga: Manga, Mangaband, Light Novel, Manhwa, Manga Band
Books And Media > Comics And Graphic Novels > Superhero Comics: Superheldencomic, Marvel Comic, Superhelden Sammelband
Books And Media > Textbooks: Lehrbuch, Schulbuch, Fachbuch, Studienbuch, Kursbuch
Books And Media > Textbooks > School Textbooks: Schulbuch, Schülerbuch, Mathebuch, Lesebuch, Oberstufe Buch, Grundschule Buch, Schülerband, Gymnasium Schülerbuch, Klasse Schülerbuch, Arbeitsbuch Schule, Schulbuch Klasse
Books And Media > Textbooks > Workbooks And Exam Prep: Arbeitsheft, Übungsheft, Abiturtraining, Prüfungsvorbereitung, Lernhilfe, Übungsbuch, Abschlussprüfung, Testvorbereitung, Abitur 2025, Prüfungstraining, Übungsheft Klasse, Arbeitsheft Klasse, Realschulabschluss, Einmaleins Übungsheft, Lernheft, Übungsbuch Grammatik
Books And Media > Textbooks > Language Learning Books: Sprachkurs, Grammatik, Vokabeltrainer, Englisch lernen, Deutsch als Fremdsprache, Lernwortschatz, Spanisch lernen, Kursbuch A1, Kursbuch B1, Deutsch A1, Sprachkurs Spanisch, Deutsch lernen, Grammatik Englisch
Books And Media > Textbooks > Dictionaries And Reference: Wörterbuch, Lexikon, Rechtschreibung, Duden, Nachschlagewerk, Enzyklopädie, Schulwörterbuch, Schulatlas, Formelsammlung, Wörterbuch Englisch, Schulwörterbuch Englisch, Wörterbuch Deutsch, Weltatlas
Books And Media > Textbooks > Medicine Law And Science Books: Medizin Lehrbuch, Gesetzestexte, Jura Lehrbuch, Anatomie Atlas, Physik Lehrbuch, Kommentar Recht, Pflege Lehrbuch, Chemie Lehrbuch, Innere Medizin, Anatomie Lehrbuch, Gesetzestext, Staatsrecht, Strafrecht, Lernatlas, Biochemie Buch, Ingenieure Mathematik, Wirtschaftsmathematik Lehrbuch, Pflege Ausbildung Buch
Books And Media > Textbooks > Computing Books: Programmierbuch, Informatik Buch, Computerbuch, Programmieren lernen, Python Buch, EDV Handbuch, Python lernen, Einstieg in, Handbuch Programmierung, Excel Buch, Java lernen
Books And Media > Magazines And Newspapers: Zeitschrift, Magazin, Zeitung, Zeitschriftenabo, Heft Ausgabe, Sonderheft, Rätselzeitschrift, Wochenzeitung, Jahresabo, Heft Nr, Einzelheft, Ausgabe Zeitschrift
Books And Media > Calendars: Kalender, Wandkalender, Tischkalender, Familienplaner, Abreißkalender, Bildkalender, Broschürenkalender, Fotokalender, Jahresplaner Wand, Küchenkalender, Geburtstagskalender, Kalender 2025, Kalender 2026, Wandkalender 2025, 3-Monatskalender, Dreimonatskalender, Posterkalender, Sprüchekalender, Tageskalender
Books And Media > Vinyl Records: Schallplatte, Vinyl, LP, Langspielplatte, Vinylplatte, Doppel-LP, 180g Vinyl, 2 LP, farbiges Vinyl
Books And Media > Music CDs: CD, Musik-CD, Musikalbum, Doppel-CD, Soundtrack, Audio-CD, Hörproben CD, Kinderlieder CD, Musik CD, Best Of CD, Weihnachtslieder CD, Schlager CD, Hits CD
Books And Media > Music Cassettes: Musikkassette, Kassette, MC Hörspiel, Audiokassette
Books And Media > Films: Film, Spielfilm, Filmbox, Kinofilm, Filmedition, Spielfilm Collection, Director's Cut, Trilogie Film, FSK 12, FSK 16, FSK 18, FSK
Books And Media > Films > DVDs: DVD, DVD Film, DVD Box, Doppel-DVD, DVDs, 3 DVDs, Trilogie DVD, DVD-Box
Books And Media > Films > Blu-rays: Blu-ray, Bluray, Blu-ray Film, 4K Ultra HD, Steelbook, Mediabook
Books And Media > Films > TV Series: TV-Serie, Staffel, komplette Serie, Fernsehserie, Staffelbox, Serienbox, Staffel DVD, Staffel 1, die komplette Staffel
Books And Media > Films > Concert And Music Videos: Konzert DVD, Livekonzert, Musik-DVD, Oper DVD, Konzertfilm
Books And Media > Video Games: Videospiel, Konsolenspiel, Spiel Konsole, Download-Code Spiel, Day One Edition, Spiel Edition, USK 18, USK 12, USK 16, USK
Books And Media > Video Games > Nintendo Games: Nintendo Switch Spiel, Switch Spiel, Wii Spiel, 3DS Spiel
Books And Media > Video Games > PlayStation Games: PS5 Spiel, PS4 Spiel, PlayStation Spiel, PlayStation 5 Spiel
Books And Media > Video Games > Xbox Games: Xbox Spiel, Xbox One Spiel, Xbox Series X Spiel
Books And Media > Video Games > PC Games: PC-Spiel, Computerspiel, PC Spiel Download, Wimmelbildspiel PC, Simulator PC, PC Code in der Box, PC DVD, Add-on PC
Books And Media > Software: Software, Antivirus, Betriebssystem, Steuersoftware, Lizenzschlüssel, Bürosoftware, Lernsoftware, Virenschutz, 1 Jahr Geräte, Geräte 1 Jahr, Aktivierungscode, Lizenz Download
Books And Media > Ebooks: E-Book, eBook, Kindle Ausgabe, digitales Buch, Epub
Home: Haushaltswaren, Wohnen, Heim
Home > Kitchen: Küche, Küchenbedarf, Küchenzubehör
Home > Kitchen > Cookware: Kochgeschirr, Topfset, Pfannenset, Kochtopfset, Glasdeckel, Topfdeckel, Pfannendeckel, Spritzschutz
Home > Kitchen > Cookware > Frying Pans And Woks: Pfanne, Bratpfanne, Grillpfanne, Crêpepfanne, Wok, Wokpfanne, Schmorpfanne, Gusseisenpfanne, Eisenpfanne, Paellapfanne, Pfannen, Crepepfanne, Omelettpfanne
Home > Kitchen > Cookware > Pots And Saucepans: Topf, Kochtopf, Stielkasserolle, Stieltopf, Suppentopf, Milchtopf, Fleischtopf, Dampfgarer-Topf, Spargeltopf, Nudeltopf, Töpfe
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: Bräter, Schmortopf, Gusseisenbräter, Tajine, Römertopf, Dutch Oven, Feuertopf, Fonduetopf, Fondue-Set, Cocotte, Gusseisentopf, Kasserolle, Gusstopf
Home > Kitchen > Cookware > Pressure Cookers: Schnellkochtopf, Dampfkochtopf, Dampfdrucktopf
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: Auflaufform, Ofenform, Lasagneform, Gratinform, Bratentopf, Fettpfanne, Souffléförmchen, Ofenschale, Bräter Rechteckig, Bratreine, Quicheform Keramik
Home > Kitchen > Bakeware: Backen, Backzubehör, Backgeschirr
Home > Kitchen > Bakeware > Baking Tins And Trays: Backform, Springform, Gugelhupfform, Kastenform, Muffinform, Muffinblech, Tarteform, Quicheform, Obstbodenform, Pizzablech, Pizzastein, Backblech, Brotbackform, Brotform, Tortenform, Backrahmen, Tortenring, Cakeform, Silikonbackform, Blech
Home > Kitchen > Bakeware > Baking Tools: Nudelholz, Teigrolle, Ausstecher, Ausstechform, Backpinsel, Spritzbeutel, Spritztülle, Backmatte, Teigschaber, Kuchengitter, Mehlsieb, Pralinenform, Tortenplatte, Gärkörbchen, Spritztüllen, Keksausstecher, Tortenheber, Muffinförmchen, Papierförmchen, Pizzaschneider, Tortenschneider, Kuchenheber, Dauerbackfolie, Keksstempel, Brotbackset
Home > Kitchen > Kitchen Tools: Küchenhelfer, Küchengerät, Küchenutensil, Trichter, Mörser, Eiswürfelform, Salatschleuder, Flambierbrenner, Eierschneider, Fleischklopfer, Ölsprüher, Kirschentsteiner, Kirschkernentferner, Sushi-Set, Eiswürfelbehälter, Flotte Lotte, Tortilla-Presse, Spritzschutzsieb, Verschlussclips, Eis am Stiel Formen
Home > Kitchen > Kitchen Tools > Cooking Utensils: Pfannenwender, Schöpfkelle, Kochlöffel, Schneebesen, Schaumlöffel, Küchenzange, Grillzange, Teigspatel, Kelle, Kartoffelstampfer, Eisportionierer, Spaghettilöffel, Küchenhelfer-Set, Rührlöffel, Servierzange, Rührbesen, Teigschaber Silikon, Bratenwender, Suppenkelle, Spaghettizange, Fleischgabel, Spatel
Home > Kitchen > Kitchen Tools > Peelers And Graters: Sparschäler, Schäler, Kartoffelschäler, Reibe, Vierkantreibe, Käsereibe, Gemüsehobel, Spiralschneider, Knoblauchpresse, Kartoffelpresse, Apfelentkerner, Zitronenpresse, Zwiebelschneider, Mandoline, Gemüseschneider, Reiben, Zestenreibe, Gemüseschäler, Würfelschneider, Apfelschneider, Pommesschneider, Spargelschäler, Trommelreibe, Julienneschneider, Krauthobel, Zitruspresse Handbetrieb, Muskatreibe
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: Dosenöffner, Flaschenöffner, Korkenzieher, Weinöffner, Cocktailshaker, Cocktailset, Barset, Flaschenverschluss, Ausgießer, Dekantierausgießer, Eiskübel, Weinkühler Manschette, Sektverschluss, Kellnermesser, Weinpumpe, Kapselheber, Flaschenausgießer, Barlöffel, Flachmann, Whiskysteine, Sektkühler, Weinkühler, Flaschenkühler
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: Rührschüssel, Teigschüssel, Küchensieb, Nudelsieb, Seiher, Durchschlag, Passiersieb, Haarsieb, Schlagkessel, Schüsselset, Mehlsieb Edelstahl, Rührschüsseln, Abtropfsieb, Salatseiher, Siebe
Home > Kitchen > Kitchen Tools > Cutting Boards: Schneidebrett, Schneidbrett, Frühstücksbrett, Brotschneidebrett, Käsebrett, Hackbrett, Servierbrett, Schneidebretter, Schneidunterlage, Tranchierbrett, Vesperbrett
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: Küchenwaage, Digitalwaage Küche, Messbecher, Messlöffel, Fleischthermometer, Bratenthermometer, Kurzzeitmesser, Küchentimer, Eieruhr, Löffelwaage, Haushaltswaage, Küchenwaagen, Grillthermometer Küche, Einstichthermometer, Backofenthermometer, Messbecher-Set, Minutenwecker, Eieruhren, Kühlschrankthermometer
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: Pfeffermühle, Salzmühle, Gewürzmühle, Salzstreuer, Pfefferstreuer, Gewürzregal, Ölspender, Menage, Salz- und Pfeffermühle, Gewürzmühlen, Mühlenset, Menagen, Essig-Öl-Spender, Gewürzständer, Salztopf, Mühle
Home > Kitchen > Kitchen Tools > Knife Sharpeners: Messerschärfer, Wetzstein, Schleifstein, Wetzstahl, Abziehstein, Messerblock, Magnetleiste, Messerhalter, Rollschleifer, Messerschleifer, Schleifstab, Messerständer, Messerleiste, Schärfstein
Home > Kitchen > Kitchen Tools > Dish Racks: Abtropfgestell, Geschirrablage, Geschirrständer, Abtropfmatte, Abtropfbrett, Spülbecken-Organizer, Küchenrollenhalter, Abtropfkorb, Abtropfständer, Spülkorb, Spülenorganizer, Schwammhalter, Rollenhalter Küche, Geschirrkorb
Home > Kitchen > Kitchen Tools > Kitchen Textiles: Geschirrtuch, Küchentuch, Topflappen, Ofenhandschuh, Topfhandschuh, Schürze, Kochschürze, Backschürze, Topfuntersetzer, Grubentuch, Geschirrtücher, Küchentücher, Ofenhandschuhe, Küchenschürze, Topflappen-Set, Küchenschürzen
Home > Kitchen > Knives: Messer, Küchenmesser, Kochmesser, Santokumesser, Gemüsemesser, Schälmesser, Brotmesser, Tranchiermesser, Ausbeinmesser, Filetiermesser, Allzweckmesser, Messerset, Damastmesser, Küchenschere, Hackbeil, Schinkenmesser, Käsemesser, Tomatenmesser, Officemesser, Spickmesser, Kochmesser-Set, Geflügelschere, Küchenmesser-Set, Gyuto, Hackmesser, Messerblock-Set, Brötchenmesser
Home > Kitchen > Tableware: Geschirr, Porzellan, Steingut, Eierbecher, Serviettenring, Untersetzer, Butterdose, Zuckerdose, Bone China, Geschirrserie, Melamingeschirr
Home > Kitchen > Tableware > Plates: Teller, Speiseteller, Essteller, Dessertteller, Kuchenteller, Suppenteller, Pastateller, Platzteller, Frühstücksteller, Pizzateller, Teller-Set, Tellerset, Suppenteller-Set, Dessertteller-Set
Home > Kitchen > Tableware > Bowls And Serving Dishes: Schale, Schüssel, Müslischale, Salatschüssel, Suppenschale, Dipschale, Servierplatte, Serviertablett, Tablett, Sauciere, Etagere, Obstschale, Terrine, Bowl, Schüsseln, Schalen, Müslischalen, Bowls, Brotkorb, Tortenständer, Servierbrett, Salatschale, Dessertschale, Platte
Home > Kitchen > Tableware > Dinnerware Sets: Tafelservice, Geschirrset, Kombiservice, Kaffeeservice, Geschirrservice, Tellerset, Geschirr-Set, Geschirr-Service, Speiseservice, Teeservice, Frühstücksset, Porzellan-Set
Home > Kitchen > Tableware > Mugs And Cups: Becher, Kaffeebecher, Tasse, Kaffeetasse, Espressotasse, Cappuccinotasse, Teetasse, Untertasse, Jumbotasse, Henkelbecher, Tassen, Becher-Set, Tassen-Set, Kaffeepott, Espressotassen, Kaffeetassen, Fototasse
Home > Kitchen > Tableware > Cutlery: Besteck, Besteckset, Gabel, Löffel, Tafelmesser, Teelöffel, Kaffeelöffel, Steakmesser, Kuchengabel, Essstäbchen, Salatbesteck, Tafelbesteck, Gabeln, Löffel-Set, Steakmesser-Set, Besteckgarnitur, Kinderbesteck, Kuchengabeln, Besteck-Set, Essbesteck, Menübesteck
Home > Kitchen > Tableware > Teapots And Coffee Presses: Teekanne, Teesieb, Tee-Ei, Teefilter, Stövchen, Kaffeebereiter, Espressokocher, Kaffeekanne, Handfilter, Kaffeefilter, Filtertüten, Filterpapier, Pressstempelkanne, French Press, Filterhalter, Kaffeefilter Dauerfilter, Mokkakanne, Teekannen, Espressokanne, Teestövchen, Cold Brew Kaffeebereiter, Kanne
Home > Kitchen > Tableware > Table Linens: Tischdecke, Tischläufer, Tischset, Platzset, Stoffserviette, Mitteldecke, Wachstuch, Tischwäsche, Tischtuch, Tischdecken, Tischsets, Tischdecke abwaschbar, Wachstuchtischdecke, Gartentischdecke, Platzdeckchen, Tischfolie, Tischschutz, Servietten Stoff, Platzsets, Damast
Home > Kitchen > Tableware > Disposable Tableware: Pappteller, Pappbecher, Einwegbecher, Einweggeschirr, Einwegbesteck, Trinkhalm, Strohhalm, Partybecher, Plastikbecher, Papptrinkhalme, Zahnstocher, Einwegteller, Bambusspieße, Fingerfood-Schalen, Zuckerrohr Teller, Holzbesteck, Pappschalen, Palmblattteller, Schaschlikspieße, Partyteller
Home > Kitchen > Glassware: Gläser, Gläserset, Glaswaren, Kristallglas
Home > Kitchen > Glassware > Drinking Glasses: Trinkglas, Wasserglas, Longdrinkglas, Whiskyglas, Bierglas, Schnapsglas, Saftglas, Teeglas, Weizenbierglas, Bierkrug, Latte-Macchiato-Glas, Doppelwandglas, Trinkgläser, Wassergläser, Longdrinkgläser, Whiskygläser, Biergläser, Saftgläser, Teegläser, Schnapsgläser, Becherglas, Tumbler, Maßkrug, Pilsglas
Home > Kitchen > Glassware > Wine Glasses: Weinglas, Rotweinglas, Weißweinglas, Sektglas, Champagnerglas, Cocktailglas, Ginglas, Sektflöte, Grappaglas, Weingläser, Aperitifglas, Weingläser-Set, Rotweingläser, Weißweingläser, Sektgläser, Champagnergläser, Cocktailgläser, Gingläser, Burgunderglas, Cognacschwenker, Likörglas
Home > Kitchen > Glassware > Carafes And Pitchers: Karaffe, Wasserkaraffe, Krug, Glaskrug, Dekanter, Dekantierer, Getränkespender, Wasserkrug, Saftkrug, Glaskaraffe, Wasserkrüge, Dekantierkaraffe, Kannen, Milchkännchen, Whiskykaraffe, Getränkespender mit Zapfhahn
Home > Kitchen > Food Storage: Aufbewahrung Küche, Frischhaltung, Brotkasten, Brotbox, Kühlschrank-Organizer, Eierbox, Brotkästen, Kühlschrankbox, Eierkarton, Brottopf, Butterdose Kühlschrank, Reisspender
Home > Kitchen > Food Storage > Food Containers: Frischhaltedose, Vorratsdose, Gefrierdose, Frischhaltebox, Glasbehälter, Müslidose, Schüttdose, Aufbewahrungsdose, Meal-Prep-Box, Gefrierbehälter, Frischhaltedosen, Vorratsdosen, Frischhaltebox-Set, Gefrierdosen, Glasdosen, Lebensmittelbehälter, Vorratsbehälter, Bienenwachstücher, Vorratsboxen, Mikrowellendose, Müslispender
Home > Kitchen > Food Storage > Lunch Boxes: Brotdose, Lunchbox, Brotzeitdose, Bento-Box, Butterbrotdose, Vesperdose, Snackbox, Lunchtasche, Brotdosen, Lunchboxen, Brotbox mit Fächern, Bento Box, Pausenbrot, Jausenbox, Znünibox, Lunchpot
Home > Kitchen > Food Storage > Water Bottles: Trinkflasche, Wasserflasche, Sportflasche, Glasflasche, Edelstahlflasche, Kindertrinkflasche, Isolierflasche, Trinkflaschen, Edelstahl Trinkflasche, Trinkflasche Kinder, Thermo-Trinkflasche, Wasserflaschen, Shaker-Flasche
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: Thermoskanne, Isolierkanne, Thermosflasche, Thermobecher, Isolierbecher, Coffee-to-go-Becher, Reisebecher, Thermobehälter, Speisegefäß, Isolierkannen, Thermo-Becher, Autobecher, Pumpkanne, Travel Mug, Trinkbecher isoliert, Speisebehälter, Kaffeebecher to go, Thermoflasche
Home > Kitchen > Food Storage > Jars And Canisters: Vorratsglas, Einmachglas, Einkochglas, Bügelglas, Gewürzglas, Keksdose, Kaffeedose, Teedose, Bonbonglas, Bügelflasche, Marmeladenglas, Weckglas, Einmachgläser, Vorratsgläser, Marmeladengläser, Bügelgläser, Gewürzgläser, Schraubglas, Sturzgläser, Kaffeedosen, Plätzchendose, Blechdose, Gärglas, Twist-Off
Home > Kitchen > Water Filters: Wasserfilter, Filterkanne, Filterkartusche, Wasserfilterkartusche, Tischwasserfilter, Osmoseanlage, Wasserfilterkartuschen, Filterkartuschen, Kühlschrank-Wasserfilter, Entkalkungskartusche, Wasserenthärter, Untertisch Wasserfilter
Home > Kitchen > Small Appliances: Küchengerät, Küchenkleingerät, Elektrokleingerät, Eierkocher, Popcornmaschine, Dörrautomat, Dörrgerät, Joghurtbereiter
Home > Kitchen > Small Appliances > Coffee Machines: Kaffeemaschine, Kaffeevollautomat, Espressomaschine, Siebträger, Siebträgermaschine, Filterkaffeemaschine, Kapselmaschine, Padmaschine, Kaffeeautomat, Kaffeepadmaschine, Vollautomat, Kaffeevollautomaten, Kapselsystem, Espressomaschinen, Entkalker Kaffeevollautomat, Padkaffeemaschine
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: Kaffeemühle, Espressomühle, Mahlwerk, Milchaufschäumer, Milchschäumer, Tamper
Home > Kitchen > Small Appliances > Kettles: Wasserkocher, Teekocher, Pfeifkessel, Flötenkessel, Wasserkessel, Teebereiter, Wasserkocher Edelstahl, Reisewasserkocher, Flötenkessel Edelstahl
Home > Kitchen > Small Appliances > Toasters: Toaster, Langschlitztoaster, Doppelschlitztoaster, Toaster 2 Scheiben, Brötchenaufsatz
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: Waffeleisen, Sandwichmaker, Sandwichtoaster, Crêpes-Maker, Donut-Maker, Kontaktgrill, Waffelautomat, Paninigrill, Waffeleisen Herzwaffeln, Sandwich-Toaster, Crêpeseisen, Zimtwaffeleisen, Hörncheneisen
Home > Kitchen > Small Appliances > Blenders: Standmixer, Smoothie-Maker, Stabmixer, Pürierstab, Hochleistungsmixer, Suppenbereiter, Zauberstab, Mixer, Blender, Stabmixer-Set, Pürierstäbe, Stabmixer mit Zubehör, Mixbecher
Home > Kitchen > Small Appliances > Food Processors: Multizerkleinerer, Zerkleinerer, Universalzerkleinerer, Kompakt-Küchenmaschine, Blitzhacker, Thermo-Küchenmaschine, Multizerkleinerer-Set, Mini-Zerkleinerer, Foodprozessor, Gemüseschneider elektrisch
Home > Kitchen > Small Appliances > Mixers: Küchenmaschine, Handmixer, Handrührgerät, Rührgerät, Knetmaschine, Teigknetmaschine, Handrührer, Küchenmaschinen, Rührmaschine, Handmixer-Set, Planetenrührwerk, Knethaken
Home > Kitchen > Small Appliances > Juicers: Entsafter, Slow Juicer, Saftpresse, Zitruspresse elektrisch, Dampfentsafter, Saftpressen, Slowjuicer, Zentrifugalentsafter
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: Heißluftfritteuse, Fritteuse, Airfryer, Doppelkammer-Heißluftfritteuse, Heißluftfriteuse, Heißluft-Fritteuse, Fritteusen, Heissluftfritteuse, Backpapier Heißluftfritteuse, Frittierkorb
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: Multikocher, Schongarer, Slow Cooker, Reiskocher, Dampfgarer, Sous-Vide-Garer, Sous-Vide-Stick, elektrischer Schnellkochtopf, Slowcooker, Reiskocher mit Warmhaltefunktion, Dampfgarer elektrisch, Multikocher-Set, Sous Vide Garer, Sous-Vide
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: Raclette, Raclettegrill, Tischgrill, Elektrogrill, Teppanyaki-Grill, Grillplatte, Fondue elektrisch, Raclettepfännchen, Raclette-Grill, Raclette-Set, Kontaktgrill Panini, Elektro-Tischgrill, Raclettegrills, Heißer Stein
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: Mikrowelle, Mikrowellenherd, Minibackofen, Tischbackofen, Mini-Ofen, Pizzaofen, Einbau-Mikrowelle, Mikrowellen, Kombi-Mikrowelle, Mikrowelle mit Grill, Solo-Mikrowelle, Pizzaofen elektrisch
Home > Kitchen > Small Appliances > Bread Makers: Brotbackautomat, Brotbackmaschine
Home > Kitchen > Small Appliances > Ice Cream Makers: Eismaschine, Speiseeismaschine, Eiswürfelmaschine, Eiswürfelbereiter, Slush-Maschine, Eismaschinen, Eiswürfelmaschinen, Eismaschine mit Kompressor, Slushy
Home > Kitchen > Small Appliances > Food Slicers And Grinders: Allesschneider, Brotschneidemaschine, Aufschnittmaschine, Fleischwolf, Nudelmaschine, Pastamaschine, Getreidemühle, Nudelmaschinen, Allesschneider elektrisch, Aufschneidemaschine, Fleischwölfe, Getreidemühlen, Gewürzmühle elektrisch, Wurstfüller, Pastamaker
Home > Kitchen > Small Appliances > Vacuum Sealers: Vakuumierer, Vakuumiergerät, Vakuumbeutel, Vakuumierbeutel, Folienschweißgerät, Vakuumierfolie, Vakuumierer Folie, Vakuumierrollen, Vakuumfolie, Vakuumiergeräte
Home > Kitchen > Small Appliances > Soda Makers: Wassersprudler, Trinkwassersprudler, Sprudler, CO2-Zylinder, Kohlensäurezylinder, Sahnesiphon, Sahnekapseln, Soda-Siphon, Wassersprudler-Set, Sprudlerflasche, CO2 Zylinder, Sodasprudler, Soda-Zylinder, Kohlensäure
Home > Large Appliances: Haushaltsgroßgerät, Großgerät, Einbaugerät, Weiße Ware, Haushaltsgerät Ersatzteil, Energieeffizienzklasse, unterbaufähig, freistehend, vollintegriert
Home > Large Appliances > Refrigerators And Freezers: Kühlschrank, Gefrierschrank, Kühl-Gefrier-Kombination, Gefriertruhe, Gefrierbox, Side-by-Side, Mini-Kühlschrank, Weinkühlschrank, Einbaukühlschrank, Kühltruhe, Getränkekühlschrank, No Frost, NoFrost, Kühlschränke, Gefrierschränke, Kühlkombination, Tischgefrierschrank, Vollraumkühlschrank, LowFrost, Tischkühlschrank, Weintemperierschrank, French Door
Home > Large Appliances > Dishwashers: Geschirrspüler, Geschirrspülmaschine, Spülmaschine, Einbau-Geschirrspüler, Tischgeschirrspüler, Geschirrspüler vollintegriert, Spülmaschine 45 cm, Geschirrspüler 60 cm, teilintegriert, Maßgedecke, Besteckschublade
Home > Large Appliances > Washing Machines: Waschmaschine, Waschtrockner, Frontlader, Toplader, Miniwaschmaschine, Waschmaschinen, Frontlader Waschmaschine, Waschmaschine 8 kg, Schleuderdrehzahl, Toplader Waschmaschine, AddWash
Home > Large Appliances > Tumble Dryers: Wäschetrockner, Wärmepumpentrockner, Kondenstrockner, Ablufttrockner, Trockner, Wäschetrockner mit Wärmepumpe, Wärmepumpen-Wäschetrockner
Home > Large Appliances > Ovens And Cookers: Backofen, Einbaubackofen, Einbauherd, Herd, Standherd, Herdset, Gasherd, Elektroherd, Dampfbackofen, Backöfen, Pyrolyse, Backofen Pyrolyse, Herdsets, Einbau-Backofen, Backofen-Set, Elektro-Standherd
Home > Large Appliances > Cooktops: Kochfeld, Induktionskochfeld, Glaskeramikkochfeld, Gaskochfeld, Kochplatte, Doppelkochplatte, Ceranfeld, Induktionskochplatte, Einzelkochplatte, Induktionskochfelder, Kochfelder, Doppelkochplatten, Kochfeld mit Dunstabzug, Kochfeldabzug, Muldenlüfter, Campingkochplatte elektrisch, Induktionskochplatten
Home > Large Appliances > Range Hoods: Dunstabzugshaube, Dunstabzug, Abzugshaube, Wandhaube, Inselhaube, Kopffreihaube, Unterbauhaube, Fettfilter, Dunstabzugshauben, Aktivkohlefilter Dunstabzugshaube, Kohlefilter Dunstabzug, Schräghaube, Deckenhaube, Flachschirmhaube
Home > Furniture: Möbel, Möbelfuß, Raumteiler, Paravent, Möbelgriff, Möbelknopf
Home > Furniture > Chairs: Stuhl, Sitzmöbel, Schaukelstuhl, Klappstuhl, Schwingstuhl, Sitzbank, Stühle, Freischwinger, Stuhlhussen, Stuhlset, Bank, Holzbank
Home > Furniture > Chairs > Dining Chairs: Esszimmerstuhl, Küchenstuhl, Polsterstuhl, Holzstuhl, Armlehnstuhl, Schalenstuhl, Esszimmerstühle, Küchenstühle, Polsterstühle, Schwingstühle, Esszimmerstuhl-Set
Home > Furniture > Chairs > Office Chairs: Bürostuhl, Gaming-Stuhl, Schreibtischstuhl, Drehstuhl, Chefsessel, Gamingstuhl, Kniestuhl, Bodenschutzmatte, Bürostühle, Gaming Stuhl, Drehhocker, Netzstuhl, Bürodrehstuhl, Arbeitshocker, Sattelhocker, Gaming-Sessel, Chefsessel Leder
Home > Furniture > Chairs > Armchairs: Sessel, Relaxsessel, Ohrensessel, Fernsehsessel, Cocktailsessel, Massagesessel, Sitzsack, Hängesessel, Liegesessel, Clubsessel, Ohrensessel mit Hocker, Relaxsessel mit Aufstehhilfe, TV-Sessel, Aufstehsessel, Sessel Samt, Loungesessel, Schlafsessel, Sitzsäcke
Home > Furniture > Chairs > Stools And Ottomans: Hocker, Barhocker, Tritthocker, Sitzhocker, Polsterhocker, Pouf, Fußhocker, Tresenhocker, Schminkhocker, Sitztruhe, Barhocker Set, Barstuhl, Barstühle, Hocker mit Stauraum, Barhocker 2er Set, Sitzwürfel, Sitzpouf, Thekenhocker, Drehhocker Bar, Elefantenhocker, Bettbank, Polsterhocker mit Stauraum
Home > Furniture > Tables: Tisch, Klapptisch, Konsolentisch, Bartisch, Bistrotisch, Stehtisch, Kücheninsel, Küchenwagen, Wandtisch, Tischplatte, Tischbeine, Konsole, Tische, Sekretärkonsole, Klapptische
Home > Furniture > Tables > Dining Tables: Esstisch, Esszimmertisch, Küchentisch, Ausziehtisch, Essgruppe, Auszugtisch, Esstische, Esstisch ausziehbar, Esstisch Massivholz, Tischgruppe, Essgruppen
Home > Furniture > Tables > Coffee And Side Tables: Couchtisch, Beistelltisch, Wohnzimmertisch, Sofatisch, Satztisch, Servierwagen, Kaffeetisch, Couchtische, Beistelltische, Satztische, Rollwagen, Teewagen, Nierentisch, Baumstamm-Beistelltisch, Tabletttisch, Barwagen
Home > Furniture > Tables > Desks: Schreibtisch, Computertisch, Gaming-Tisch, Eckschreibtisch, Sekretär, höhenverstellbarer Schreibtisch, Laptoptisch, Tischgestell, Bürotisch, Schreibtische, Schreibtisch höhenverstellbar, elektrisch höhenverstellbar, elektrisch höhenverstellbarer, Höhenverstellbares Tischgestell, Gestell elektrisch, Eckschreibtische, Schminktisch-Schreibtisch, Klappschreibtisch, Stehpult, Betttablett Laptop
Home > Furniture > Sofas: Sofa, Couch, Ecksofa, Schlafsofa, Wohnlandschaft, Zweisitzer, Dreisitzer, Schlafcouch, Recamiere, Sofabezug, Polsterecke, Big-Sofa, Sofahusse, Sofas, Schlafsofas, Eckcouch, Sofaüberzug, Relaxsofa, Chaiselongue, 3-Sitzer Sofa, 2-Sitzer Sofa
Home > Furniture > Shelves: Regal, Bücherregal, Wandregal, Standregal, Lagerregal, Kellerregal, Eckregal, Leiterregal, Hängeregal, Schwerlastregal, Würfelregal, Raumteilerregal, Wandboard, Regale, Wandregale, Würfelregale, Schwebende Regale, Bücherregale, Metallregal, Bilderleiste, Raumteiler Regal
Home > Furniture > Beds: Bett, Bettgestell, Boxspringbett, Polsterbett, Hochbett, Etagenbett, Doppelbett, Stauraumbett, Lattenrost, Kopfteil, Futonbett, Gästebett, Einzelbett, Metallbett, Betten, Boxspringbetten, Polsterbetten, Massivholzbett, Lattenroste, Tagesbett, Jugendbett, Klappbett, Rollrost
Home > Furniture > Mattresses: Matratze, Kaltschaummatratze, Federkernmatratze, Taschenfederkern, Viscomatratze, Gelmatratze, Komfortschaummatratze, Kindermatratze, Matratzen, 7-Zonen, 7-Zonen-Matratze, Boxspringmatratze, Härtegrad, H3 Matratze, Klappmatratze, Babymatratze
Home > Furniture > Wardrobes: Kleiderschrank, Schwebetürenschrank, Drehtürenschrank, Schrank, Stoffschrank, Kleiderstange, Kleiderständer, Schlafzimmerschrank, Kleiderschränke, Schränke, Garderobenschrank, Schwebetürenschränke, Kleiderstangen, Faltschrank
Home > Furniture > Dressers And Nightstands: Kommode, Nachttisch, Nachtkommode, Schminktisch, Frisiertisch, Schubladenkommode, Nachtschrank, Nachtkonsole, Kommoden, Nachttische, Schminktische, Nachttisch 2er Set, Wäschekommode
Home > Furniture > Cabinets And Sideboards: Sideboard, Highboard, Vitrine, Anrichte, Lowboard, TV-Schrank, TV-Lowboard, Wohnwand, Küchenschrank, Mehrzweckschrank, Buffetschrank, Barschrank, Hängeschrank, Apothekerschrank, Sideboards, Lowboards, Vitrinen, TV-Board, TV-Möbel, Highboards, Schrankwand, Küchenzeile, Unterschrank, Mehrzweckschränke
Home > Furniture > Hallway Furniture: Schuhschrank, Schuhregal, Schuhbank, Garderobe, Garderobenständer, Garderobenpaneel, Flurgarderobe, Wandgarderobe, Schirmständer, Schuhschränke, Schuhkipper, Schuhregale, Garderoben-Set, Garderobenbank, Kleiderständer Flur, Garderobenständer Metall
Home > Furniture > Bathroom Furniture: Badschrank, Badmöbel, Waschbeckenunterschrank, Spiegelschrank, Hochschrank Bad, Badregal, Waschtisch-Set, Waschtischunterschrank, Waschmaschinenschrank, Medizinschrank, Badmöbel-Set, Waschtischunterschränke, Badezimmerschrank, Spiegelschränke, Badunterschrank, Midischrank, Badhochschrank, Unterschrank Waschbecken
Home > Furniture > Filing Cabinets: Rollcontainer, Aktenschrank, Büroschrank, Hängeregisterschrank, Büromöbel, Spind, Metallschrank, Bürocontainer, Standcontainer, Schubladencontainer, Rollcontainer Büro, Aktenschränke, Hängeregistraturschrank, Spinde, Stahlschrank
Home > Furniture > Kids Furniture: Kindermöbel, Kinderstuhl, Kindertisch, Kinderbett, Kindersitzgruppe, Spielzeugkiste, Kinderregal, Lernturm, Hausbett, Kinderschreibtisch, Wickelkommode, Kindersessel, Kinderkommode, Kinderhocker, Spielzeugregal, Kinderhochbett, Kindersofa
Home > Bedding: Bettwaren, Heimtextilien, Tagesdecke, Bettüberwurf, Bettzeug
Home > Bedding > Pillows: Kopfkissen, Nackenkissen, Nackenstützkissen, Seitenschläferkissen, Daunenkissen, Federkissen, Schlafkissen, Stillkissen, Kissen 80x80, Nackenkissen Memory Foam, Kopfkissen 40x80, Seitenschläfer, Schlafkissen Set, Orthopädisches Kissen
Home > Bedding > Duvets: Bettdecke, Daunendecke, Steppbett, Steppdecke, Vierjahreszeitendecke, Oberbett, Ganzjahresdecke, Sommerdecke, Gewichtsdecke, Daunenbett, Bettdecken, Daunendecken, Steppdecken, Winterdecke, 4-Jahreszeiten, Übergangsdecke, Bettdecke 155x220, Bettdecke 135x200
Home > Bedding > Bed Linen Sets: Bettwäsche, Bettwäscheset, Bettbezug, Kissenbezug, Kopfkissenbezug, Bettgarnitur, Wendebettwäsche, Biberbettwäsche, Bettwäsche 135x200, Bettwäsche 155x220, Mako-Satin, Makosatin, Bettbezüge, Kissenbezüge, Biber Bettwäsche, Renforcé, Bettwäsche Baumwolle, Seersucker Bettwäsche, Kinderbettwäsche
Home > Bedding > Bed Sheets: Spannbettlaken, Bettlaken, Spannbetttuch, Betttuch, Laken, Jersey-Spannbettlaken, Haustuch, Spannbettlaken 180x200, Spannbetttücher, Spannbettlaken Topper, Laken 140x200, Boxspring Spannbettlaken, Bettlaken ohne Gummizug
Home > Bedding > Blankets And Throws: Decke, Wolldecke, Kuscheldecke, Wohndecke, Fleecedecke, Plaid, Tagesdecke Sofa, Sofaüberwurf, Hoodie-Decke, Decken, Kuscheldecken, Fleecedecken, Wolldecken, Picknickdecke, Sofadecke, Sherpa, Sherpa Decke, Webpelzdecke, Tagesdecken, Plaids, Kolter
Home > Bedding > Mattress Toppers And Protectors: Topper, Matratzentopper, Matratzenauflage, Matratzenschoner, Matratzenschutz, Molton, Matratzenbezug, Inkontinenzauflage, Unterbett, Matratzenschutzbezug, Nässeschutz, Gelschaum Topper, Wasserdichte Matratzenauflage, Encasing, Viscotopper, Topper 180x200, Matratzenunterlage
Home > Bath: Bad, Badezimmer, Badtextilien
Home > Bath > Towels: Handtuch, Badetuch, Duschtuch, Gästetuch, Waschlappen, Waschhandschuh, Saunatuch, Strandtuch, Handtuchset, Frottiertuch, Seiftuch, Haarturban, Handtücher, Badetücher, Duschtücher, Gästetücher, Saunatücher, Handtuch-Set, Handtuch Set, Strandtücher, Walkfrottier, Hamamtuch, Duschhandtuch, Badehandtuch, Kapuzenhandtuch
Home > Bath > Bath Mats: Badematte, Badteppich, Duschmatte, Badvorleger, Wanneneinlage, Duschvorleger, Badgarnitur, WC-Vorleger, Badewannenmatte, Badematten, Badteppiche, Badezimmerteppich, Duschmatten, Badvorlegerset, Antirutschmatte Badewanne, Badezimmermatte, WC-Vorleger Set
Home > Bath > Shower Curtains: Duschvorhang, Duschvorhangstange, Badewannenvorhang, Duschvorhangringe, Duschrollo, Duschvorhänge, Duschvorhang Textil, Duschvorhangschiene, Anti-Schimmel Duschvorhang
Home > Bath > Bathroom Accessories: Seifenspender, Seifenschale, Zahnputzbecher, Badaccessoires, Handtuchhalter, Toilettenpapierhalter, Klopapierhalter, Duschkorb, Duschablage, Badewannenablage, Handtuchstange, Duschhocker, WC-Garnitur Set, Badset, Seifenspender-Set, Duschregal, Eckregal Dusche, Duschabzieher, Duschsitz, Haltegriff, Handtuchständer, Kosmetiktücherbox, Zahnbürstenhalter, Seifenablage, Toilettenpapierständer, WC-Rollenhalter, Badewannensitz, Badewannengriff, Duschcaddy, Toilettenpapierhalter ohne Bohren, Handtuchhaken, Badewannenkissen, Wannengriff
Home > Bath > Toilet Seats And Brushes: WC-Sitz, Toilettensitz, Toilettendeckel, WC-Bürste, Toilettenbürste, Klobürste, Klobrille, Absenkautomatik, Dusch-WC-Aufsatz, Pömpel, Klobürste Silikon, WC-Bürste Silikon, Klobürsten, WC-Bürsten, WC-Garnitur, Toilettenhocker, Toilettensitzerhöhung, WC Sitz mit Absenkautomatik, Bidet-Aufsatz, WC-Bürstengarnitur, Ersatzbürste
Home > Bath > Bathroom Scales: Personenwaage, Körperwaage, Körperanalysewaage, Körperfettwaage, Badezimmerwaage, Diagnosewaage, Personenwaagen, digitale Personenwaage, Smart Waage, Körperfett, Glaswaage
Home > Lighting: Lampe, Leuchte, Beleuchtung, Lampenschirm, Lichterdeko, Nachtlicht, LED-Leuchte, Lampenfassung
Home > Lighting > Ceiling And Wall Lights: Deckenleuchte, Deckenlampe, Pendelleuchte, Hängelampe, Hängeleuchte, Kronleuchter, Wandleuchte, Wandlampe, Einbaustrahler, Deckenstrahler, Spot, LED-Panel, Schienensystem, Spiegelleuchte, Deckenleuchten, Deckenlampen, Pendelleuchten, Hängelampen, Wandleuchten, Wandlampen, Einbauspots, Einbaustrahler-Set, LED-Deckenleuchte, Feuchtraumleuchte, Unterbauleuchte, Kronleuchter Kristall, Strahler, Spots, Badleuchte, Schrankleuchte
Home > Lighting > Floor Lamps: Stehlampe, Stehleuchte, Bogenlampe, Deckenfluter, Standleuchte, Leselampe Stehend, Stehlampen, Stehleuchten, Stehlampe Dimmbar, Standleuchten, Dreibein Stehlampe, Ecklampe
Home > Lighting > Table Lamps: Tischlampe, Tischleuchte, Schreibtischlampe, Nachttischlampe, Leselampe, Klemmleuchte, Klemmlampe, Akku-Tischleuchte, Salzlampe, Lavalampe, Tischlampen, Tischleuchten, Schreibtischlampen, Nachttischlampen, Leselampen, Touch Lampe, Tischlampe kabellos, Buchlampe, Leseleuchte
Home > Lighting > Light Bulbs: Glühbirne, LED-Lampe E27, Leuchtmittel, LED-Leuchtmittel, Halogenlampe, Energiesparlampe, Leuchtstoffröhre, LED-Röhre, Filamentlampe, Reflektorlampe, GU10, E27, E14, Glühbirnen, LED-Lampen, Leuchtmittel E27, Leuchtmittel E14, LED Lampe, Stiftsockel, G9, G4, Kerzenlampe, GX53, Leuchtstofflampe, ersetzt 60 W, Backofenlampe, Tropfenlampe
Home > Lighting > LED Strips And String Lights: LED-Streifen, LED-Strip, LED-Band, Lichterkette, Lichterschlauch, Lichtervorhang, Lichtschlauch, Lichternetz, Neonschild, LED-Streifen 5m, Lichterketten, LED Stripe, LED Stripes, LED Strip 5m, Lichterkette innen, LED-Lichterkette, LED-Profil, LED-Bänder, Micro-Lichterkette
Home > Decor: Deko, Dekoration, Wohnaccessoires, Wohndeko, Dekoobjekt, Dekoschale, Wohnaccessoire, Dekoartikel
Home > Decor > Vases: Vase, Blumenvase, Bodenvase, Glasvase, Keramikvase, Tischvase, Vasen, Vasen-Set, Blumenvasen
Home > Decor > Candles: Kerze, Duftkerze, Teelicht, Stumpenkerze, Stabkerze, Spitzkerze, LED-Kerze, Sojakerze, Grablicht, Tafelkerze, Geburtstagskerze, Teelichte, Kerzen, Duftkerzen, Teelichter, Stumpenkerzen, LED-Kerzen, Stabkerzen, Altarkerze, Osterkerze, Taufkerze, Maxi-Teelichter, Spitzkerzen
Home > Decor > Candle Holders: Kerzenständer, Kerzenhalter, Teelichthalter, Windlicht, Laterne, Kerzenleuchter, Kerzentablett, Kerzenhalter-Set, Kerzenständer Set, Teelichthalter-Set, Windlichter, Laternen, Stabkerzenhalter, Teelichtgläser, Windlicht Set
Home > Decor > Home Fragrance: Raumduft, Duftstäbchen, Aroma-Diffuser, Raumspray, Räucherstäbchen, Duftlampe, Duftwachs, Raumparfüm, Duftstecker, Lufterfrischer, Räucherkegel, Duftsäckchen, Raumdüfte, Raumdiffuser, Diffuser, Duftkerze Nachfüller, Räucherwerk, Aromadiffuser, Duftspender, Lufterfrischer Nachfüller, Duftöl, Räucherset, Weihrauch
Home > Decor > Picture Frames: Bilderrahmen, Fotorahmen, Posterrahmen, Wechselrahmen, Rahmen, Fotoalbum, Collagerahmen, Bilderrahmen-Set, Fotorahmen Holz, Objektrahmen, Fotoalben, Bilderrahmen Collage, Puzzlerahmen, Einsteckalbum, Aluminiumrahmen
Home > Decor > Wall Art: Poster, Leinwandbild, Wandbild, Kunstdruck, Wanddeko, Bild, Wandteppich, Makramee, Blechschild, Acrylglasbild, Poster-Set, Leinwandbilder, Wandbilder, Kunstdrucke, Bilder, Bilder Set, Blechschilder, Wanddekoration, Wandschmuck, Glasbild, Metallbild, 5-teiliges Wandbild
Home > Decor > Mirrors: Spiegel, Wandspiegel, Standspiegel, Ganzkörperspiegel, Badspiegel, Kosmetikspiegel, LED-Spiegel, Schminkspiegel, Spiegel Rund, Wandspiegel Rund, Badezimmerspiegel, Rundspiegel, Vergrößerungsspiegel, Lichtspiegel, Rasierspiegel, Spiegelfliesen
Home > Decor > Clocks: Wanduhr, Wecker, Tischuhr, Funkwanduhr, Funkwecker, Küchenuhr, Kuckucksuhr, Standuhr, Lichtwecker, Digitalwecker, Radiowecker, Wanduhren, Funkuhr, Funkuhren, Wecker digital, Projektionswecker, Wecker ohne Ticken, Bahnhofsuhr, Kinderwecker
Home > Decor > Rugs: Teppich, Läufer, Hochflorteppich, Kurzflorteppich, Fußmatte, Schmutzfangmatte, Outdoor-Teppich, Schaffell, Teppichläufer, Türmatte, Kokosmatte, Teppichunterlage, Teppichfliese, Teppiche, Fußmatten, Läufer Flur, Kurzflor, Hochflor, Shaggy, Kunstfell, Kinderteppich, Kelim Teppich, Orientteppich, Vintage Teppich, Küchenläufer, Juteteppich, Fußabtreter, Stufenmatten, Sauberlaufmatte
Home > Decor > Curtains: Vorhang, Gardine, Verdunkelungsvorhang, Ösenvorhang, Ösenschal, Schlaufenschal, Store, Gardinenstange, Vorhangstange, Scheibengardine, Vorhänge, Thermovorhang, Gardinenschiene, Gardinen, Verdunkelungsvorhänge, Ösenvorhänge, Kräuselband, Ösen, Gardinen Set, Voile, Flächenvorhang, Schiebegardine, Fadenvorhang, Schlaufenvorhang, Bistrogardine, Gardinenstangen, Vorhangschiene, Raffhalter, Vorhangringe, Blickdicht, blickdichter Vorhang
Home > Decor > Blinds: Rollo, Jalousie, Plissee, Raffrollo, Verdunkelungsrollo, Doppelrollo, Lamellenvorhang, Fensterfolie, Klemmfix, Fliegengitter, Insektenschutz, Thermorollo, Rollos, Plissees, Jalousien, Klemmträger, Faltstore, Faltrollo, Klemmrollo, Fensterrollo, Plissee ohne Bohren, Insektenschutzrollo, Wabenplissee, Bambusrollo, Sonnenschutzfolie, Fliegenvorhang, Sichtschutzfolie, Seitenzugrollo, Dachfensterrollo
Home > Decor > Cushions: Zierkissen, Dekokissen, Kissenhülle, Sitzkissen, Sofakissen, Stuhlkissen, Bodenkissen, Kissenfüllung, Kuschelkissen, Keilkissen, Rückenkissen, Kissenhüllen, Zierkissenhülle, Dekokissen-Set, Kissenbezug 40x40, Sitzkissen Stuhl, Stuhlkissen Set, Kissenfüllungen, Sitzauflage, Kissen 45x45, Lendenkissen, Kissenhülle 50x50
Home > Decor > Artificial Plants And Flowers: Kunstpflanze, Kunstblume, künstliche Pflanze, Trockenblumen, Pampasgras, Seidenblume, Türkranz, Kranz, Efeugirlande, Kunstblumen, Kunstpflanzen, Kunstbaum, Trockenblumenstrauß, Trockenstrauß, Pampas, Künstliche Blumen, Pampasgras getrocknet, Seidenblumen, Deko-Kranz, künstlich, Infinity Rosen, Kranzrohling, Eukalyptus Kranz, Gräser getrocknet, Kunstpflanze Olivenbaum, Künstlicher Olivenbaum, Künstlicher Baum
Home > Decor > Figurines And Ornaments: Dekofigur, Figur, Statue, Skulptur, Buddha-Figur, Schneekugel, Windspiel, Spardose, Traumfänger, Spieluhr, Porzellanfigur, Figuren, Dekofiguren, Buddha, Skulpturen, Spardosen, Schneekugeln, Statuen, Sanduhr, Buchstützen, Sparschwein, Engel Figur, Schutzengel, Elfen Figur
Home > Decor > Wallpaper And Wall Stickers: Tapete, Vliestapete, Fototapete, Wandtattoo, Wandaufkleber, Klebefolie, Möbelfolie, Wandsticker, Fliesenaufkleber, Bordüre, Wandpaneel, Tapeten, Wandtattoos, Wandsticker Kinderzimmer, Fliesenfolie, Klebefolien, Fliesensticker, Mustertapete, Fototapeten, Tapetenrolle, Vliestapeten, Dekorfolie, Türtapete
Home > Decor > Seasonal Decoration: Saisondeko, Jahreszeitendeko, Herbstdeko, Frühlingsdeko, Weihnachten, Festdeko
Home > Decor > Seasonal Decoration > Christmas Decorations: Weihnachtsdeko, Weihnachtsbaum, Christbaumkugel, Weihnachtskugel, Christbaumschmuck, Adventskranz, Weihnachtsstern, Baumspitze, Christbaumständer, Krippe, Lametta, Schwibbogen, Nussknacker, Räuchermännchen, Tannenbaum, Weihnachtskugeln, Christbaumkugeln, Künstlicher Weihnachtsbaum, Weihnachtsdekoration, Weihnachtspyramide, Krippenfiguren, Weihnachtskrippe, Christbaumspitze, Adventskranz künstlich, Weihnachtsbeleuchtung, Baumständer, Nikolausstiefel, Wichtel, Weihnachtsfigur, Adventsstern, Lichterbogen, Nikolaus Figur, Weihnachtsbaum künstlich
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: Halloween-Deko, Kürbisdeko, Skelett Deko, Spinnennetz, Osterdeko, Deko-Ostereier, Osterkorb, Osternest, Eierfarbe, Osterhase Deko, Kunststoffeier, Halloweendeko, Halloween Dekoration, Ostereier, Osterstrauß, Osterhänger, Plastikeier, Osterhase Figur, Ostergras, Ostereierfarben, Spinnweben, Grabstein, Totenkopf Deko, Osterkranz
Home > Decor > Seasonal Decoration > Party Decorations: Luftballon, Folienballon, Girlande, Partydeko, Konfetti, Wimpelkette, Geburtstagsdeko, Luftschlangen, Lampion, Piñata, Partyhut, Tischdeko, Cake-Topper, Ballongas, Luftballons, Folienballons, Zahlenballon, Ballongirlande, Geburtstagsgirlande, Partydekoration, Konfettikanone, Folienballon Zahl, Wimpel, Wunderkerzen, Partypicker, Tortendeko
Home > Storage And Organization: Aufbewahrung, Ordnungssystem, Organizer
Home > Storage And Organization > Storage Boxes And Baskets: Aufbewahrungsbox, Aufbewahrungskorb, Korb, Stapelbox, Unterbettkommode, Faltbox, Regalkorb, Weidenkorb, Truhe, Kunststoffbox, Ordnungsbox, Stoffbox, Klappbox, Umzugskarton, Dekokorb, Regalbox, Aufbewahrungsboxen, Körbe, Aufbewahrungskörbe, Stapelboxen, Klappboxen, Eurobox, Euroboxen, Unterbettbox, Plastikbox mit Deckel, Transparente Box, Weidenkörbe, Umzugskartons, Drahtkorb, Faltboxen, Holzkiste, Seegraskorb, Transportbox, Clipbox
Home > Storage And Organization > Hangers And Hooks: Kleiderbügel, Hosenbügel, Wandhaken, Klebehaken, Türhaken, Hakenleiste, Schlüsselbrett, Garderobenhaken, Schlüsselkasten, Samtbügel, Türgarderobe, Kleiderbügel-Set, Samtbügel-Set, Kleiderhaken, Hakenleisten, Anzugbügel, Rockbügel, Wandhaken selbstklebend, Türhakenleiste, Kinderkleiderbügel, Holzbügel, Kleiderbügel Samt
Home > Storage And Organization > Closet And Drawer Organizers: Schubladen-Organizer, Besteckkasten, Schubladeneinsatz, Besteckeinsatz, Schmuckkästchen, Schmuckkasten, Vakuumbeutel Kleidung, Kleidersack, Schuhbox, Hängeaufbewahrung, Kosmetik-Organizer, Kabelbox, Uhrenbox, Schrankorganizer, Schmuckständer, Besteckkästen, Schubladenorganizer, Schubladentrenner, Vakuumbeutel, Schmuckkästen, Kleidersäcke, Schuhboxen, Kleiderhüllen, Uhrenbeweger, Schuhaufbewahrung, Vakuum-Aufbewahrungsbeutel, Make-up Organizer, Schmuckbox, Kleiderschutzhülle
Home > Storage And Organization > Trash Cans: Mülleimer, Abfalleimer, Treteimer, Kosmetikeimer, Papierkorb, Abfallsammler, Mülltrennsystem, Einbau-Mülleimer, Sensor-Mülleimer, Biomülleimer, Müllsystem, Mülleimer Küche, Abfalleimer Bad, Tretmülleimer, Mülleimer 2er, Einbaumülleimer, Sensor Mülleimer, Mülltonne, Papierkörbe, Mülltrenner, Biomüll Eimer, Kompostbehälter Küche, Abfallbehälter
Home > Floor Care: Bodenpflege, Bodenreinigungsgerät, Saugen, Fenstersauger, Bohnermaschine
Home > Floor Care > Vacuum Cleaners: Staubsauger, Bodenstaubsauger, Staubsauger beutellos, Nass-Trockensauger, Zyklonsauger, Industriestaubsauger, Aschesauger, Staubsauger mit Beutel, Bodenstaubsauger mit Beutel, beutellos, Beutelsauger, Beutelloser Staubsauger
Home > Floor Care > Cordless And Handheld Vacuums: Akkustaubsauger, Akku-Staubsauger, Handstaubsauger, Stielstaubsauger, Autostaubsauger, Akkusauger, Tischstaubsauger, Akku Staubsauger, Handstaubsauger Akku, Akku-Handstaubsauger, Akkustaubsauger kabellos, kabelloser Staubsauger, Milbensauger, Akkubesen
Home > Floor Care > Robot Vacuums: Saugroboter, Wischroboter, Staubsaugerroboter, Saug-Wisch-Roboter, Fensterputzroboter, Reinigungsroboter, Saugroboter mit Wischfunktion, Saugroboter mit Absaugstation, Wischfunktion, Absaugstation, Saugroboter Ladestation, Fensterreinigungsroboter
Home > Floor Care > Steam And Carpet Cleaners: Dampfreiniger, Dampfbesen, Dampfmopp, Waschsauger, Teppichreiniger Gerät, Polsterreiniger Gerät, Hartbodenreiniger, Wischsauger, Nass-Trocken-Wischsauger, Teppichkehrer, Teppichreinigungsgerät, Dampfreiniger-Set, Dampfmop, Teppichreinigungsgeräte, Waschsauger Polster, Hartbodenreiniger Akku, Saugwischer, Fleckenreiniger Gerät, Sprühsauger, Sprühextraktionsgerät, Nass Trocken Sauger Wischer
Home > Floor Care > Vacuum Bags And Accessories: Staubsaugerbeutel, Staubbeutel, Staubsaugerfilter, Bodendüse, Saugschlauch, Staubsaugerdüse, HEPA-Filter Staubsauger, Motorfilter, Seitenbürste, Staubsaugerzubehör, Staubsauger-Beutel, Staubfilterbeutel, Mikrovlies, Filtertüten Staubsauger, Seitenbürsten, Ersatzbürste Saugroboter, Hauptbürste, Wischtücher Saugroboter, Ersatzfilter Staubsauger, Turbobürste, Parkettdüse, Fugendüse, Teleskoprohr
Home > Garment Care: Textilpflege, Wäschepflege, Wäscheklammer, Wäschenetz
Home > Garment Care > Irons: Bügeleisen, Dampfbügeleisen, Dampfbügelstation, Bügelstation, Reisebügeleisen, Dampfstation, Bügelpresse, Bügelstationen, Dampfgenerator, Bügeleisen Keramik, Bügelmaschine, Dampfstoß
Home > Garment Care > Garment Steamers: Dampfglätter, Dampfbürste, Hand-Dampfglätter, Kleiderdampfglätter, Steamer Kleidung, Dampfbürsten, Dampfglätter Hand, Steamer, Kleidersteamer, Textildampfer
Home > Garment Care > Ironing Boards: Bügelbrett, Bügeltisch, Bügelbrettbezug, Ärmelbrett, Bügelbezug, Bügelunterlage, Bügelbretter, Bügelbrettbezüge, Aktivbügeltisch, Dampfbügeltisch, Bügeltischbezug
Home > Garment Care > Drying Racks And Clothes Lines: Wäscheständer, Wäschespinne, Wäscheleine, Flügelwäschetrockner, Turmwäschetrockner, Standtrockner, Wandtrockner Wäsche, beheizter Wäscheständer, Wäscheständer ausziehbar, Wäschespinnen, Wäscheleinen, Wäschetrockner Ständer, Wäscheklammern, Turmtrockner, Wäschesäule, Deckenlift Wäsche, Standwäschetrockner, Bodenhülse Wäschespinne, Heizkörper Wäschetrockner
Home > Garment Care > Laundry Baskets: Wäschekorb, Wäschesammler, Wäschesack, Wäschesortierer, Wäschebox, Wäschewanne, Wäschetruhe, Wäschekörbe, Wäschesammler 3 Fächer, Wäschesammler Bambus, Wäschepuff, Schmutzwäschekorb, Wäschesäcke, Wäschebehälter
Home > Garment Care > Lint Removers And Fabric Shavers: Fusselrolle, Fusselrasierer, Fusselroller, Kleiderbürste, Fusselentferner, Kleberolle, Fusselbürste, Fusselrasierer elektrisch, Fusselrollen, Textilrasierer, Wollrasierer, Tierhaarentferner, Kleiderroller
Home > Heating And Cooling: Klima, Heizung, Raumklima, Klimagerät, Heizkörperthermostat
Home > Heating And Cooling > Heaters: Heizlüfter, Heizgerät, Heizstrahler, Ölradiator, Konvektor, Infrarotheizung, Elektroheizung, Keramikheizer, Heizkörper, Radiator, Gasheizung, Quarzheizung, Terrassenheizstrahler, Heizlüfter Bad, Ölradiatoren, Elektroheizer, Infrarotheizungen, Heizstrahler innen, Konvektoren, Infrarot-Heizpaneel, Elektroheizkörper, Steckdosenheizung, Keramik-Heizlüfter, Petroleumofen, Wandheizung, Frostwächter
Home > Heating And Cooling > Fireplaces And Stoves: Kamin, Elektrokamin, Ethanolkamin, Kaminofen, Pelletofen, Bioethanol, Kaminbesteck, Holzofen, Ofenrohr, Kaminholzkorb, Funkenschutz, Kamine, Kaminbesteck-Set, Kaminofen Wasserführend, Kaminholzkörbe, Kaminöfen, Ethanol-Kamin, Holzkorb, Kaminventilator, Ofenventilator, Feuerzange, Ascheeimer, Brennholzregal, Werkstattofen, Funkenschutzplatte, Funkenschutzgitter, Kaminplatte, Ofendichtung
Home > Heating And Cooling > Fans: Ventilator, Turmventilator, Standventilator, Deckenventilator, Tischventilator, Säulenventilator, Bodenventilator, Handventilator, Nackenventilator, Ventilatoren, Turmventilatoren, Standventilatoren, Deckenventilatoren, Ventilator leise, Luftzirkulator, Mini-Ventilator, Badlüfter, Deckenventilator mit Beleuchtung, Windmaschine
Home > Heating And Cooling > Air Conditioners: Klimaanlage, Klimagerät, mobiles Klimagerät, Split-Klimaanlage, Luftkühler, Monoblock-Klimagerät, Fensterabdichtung Klimagerät, Klimaanlagen, Klimageräte, Mobile Klimaanlage, Klimagerät 9000 BTU, Split-Klimagerät, Split Klimaanlage, Luftkühler mit Wasserkühlung, Monoblock
Home > Heating And Cooling > Air Purifiers: Luftreiniger, HEPA-Luftreiniger, Luftreiniger Ersatzfilter, Luftwäscher, Ionisator, Luftqualitätsmessgerät, CO2-Messgerät, Luftreiniger Allergie, Raumluftreiniger, Luftreiniger mit HEPA, CO2-Ampel, Aktivkohle Luftreiniger, Luftreiniger Filter
Home > Heating And Cooling > Humidifiers And Dehumidifiers: Luftbefeuchter, Luftentfeuchter, Raumentfeuchter, Ultraschall-Luftbefeuchter, Bautrockner, Entfeuchter, Hygrometer, Feuchtigkeitskiller, Luftentfeuchter-Granulat, Luftbefeuchter Schlafzimmer, Luftentfeuchter elektrisch, Entfeuchter Granulat, Raumentfeuchter Nachfüllbeutel, Thermo-Hygrometer, Feuchtigkeitsmesser Raum, Luftbefeuchter Heizkörper, Verdunster, Entfeuchterbeutel
Home > Heating And Cooling > Electric Blankets And Heat Pads: Heizdecke, Heizkissen, Wärmeunterbett, Wärmflasche, Fußwärmer, Wärmedecke, Kirschkernkissen, Handwärmer, Körnerkissen, Wärmezudecke, Taschenwärmer, Heizdecken, Heizkissen Nacken, Nackenheizkissen, Wärmflaschen, Wärmflasche mit Bezug, Rückenheizkissen, Wärmeunterbetten, Wärmekissen, Fußheizung, Heizkissen Rücken, Dinkelkissen, Traubenkernkissen, Wärmepad
Garden: Garten, Gartenbedarf, Gartenzubehör, Terrasse, Balkon
Garden > Plants: Pflanze, Topfpflanze, Grünpflanze, Wurzelware, Containerware, winterhart, Pflanzen
Garden > Plants > Houseplants: Zimmerpflanze, Orchidee, Monstera, Bogenhanf, Einblatt, Efeutute, Glücksfeder, Gummibaum, Grünlilie, Farn, Zimmerpalme, Zimmerpflanzen, Phalaenopsis, Strelitzie, Calathea, Drachenbaum, Yucca, Kentiapalme, Goldfruchtpalme, Ufopflanze, Geigenfeige, Alocasia, Philodendron, Flamingoblume, Zamioculcas, Zimmerfarn, Hängepflanze
Garden > Plants > Cacti And Succulents: Kaktus, Kakteen, Sukkulente, Aloe Vera Pflanze, Geldbaum, Hauswurz, Dickblatt, Kakteen-Set, Sukkulenten, Echeveria, Kalanchoe, Kaktusmix, Sempervivum
Garden > Plants > Bonsai: Bonsai, Bonsaibaum, Zimmerbonsai, Ulme Bonsai, Bonsai Set, Chinesische Ulme, Bonsaischale, Ficus Ginseng, Bonsai-Schere
Garden > Plants > Garden Flowers: Staude, Beetpflanze, Balkonpflanze, Geranie, Petunie, Lavendelpflanze, Hortensie, Begonie, Stiefmütterchen, Chrysantheme, Funkie, Fuchsie, Stauden, Lavendel Pflanze, Lavandula, Hydrangea, Storchschnabel, Sonnenhut, Pfingstrose, Funkien, Bodendecker, Ziergras, Alpenveilchen, Primel, Salbei Staude, Fetthenne, Phlox, Chinaschilf, Heidekraut
Garden > Plants > Trees And Shrubs: Baum, Strauch, Obstbaum, Heckenpflanze, Rosenstock, Apfelbaum, Olivenbaum, Magnolie, Buchsbaum, Lebensbaum, Kirschlorbeer, Ahorn, Rhododendron, Kletterpflanze, Clematis, Bäume, Sträucher, Kirschlorbeer Rotundifolia, Prunus, laurocerasus, Thuja Smaragd, Glanzmispel, Photinia, Eibe, Ligusterhecke, Liguster, Hainbuche, Fächerahorn, Heidelbeere Pflanze, Himbeerpflanze, Zitronenbaum, Feigenbaum, Flieder, Blauregen, Efeu, Kamelie, Hanfpalme, Kletterrose, Bambus Pflanze, Säulenobst, Beerenstrauch, Oleander, Edelrose
Garden > Plants > Herb And Vegetable Plants: Kräuterpflanze, Gemüsepflanze, Tomatenpflanze, Erdbeerpflanze, Basilikum im Topf, Jungpflanze, Pflanzkartoffel, Kräutertopf, Kräuterpflanzen, Erdbeerpflanzen, Tomatenpflanzen, Rosmarin Pflanze, Minze Pflanze, Setzlinge, Pflanzkartoffeln, Gemüsepflanzen, Rhabarber Pflanze
Garden > Plants > Flower Bulbs: Blumenzwiebel, Tulpenzwiebel, Narzisse, Krokus, Hyazinthe, Dahlienknolle, Lilienzwiebel, Gladiole, Amaryllis, Blumenzwiebeln, Tulpen Zwiebeln, Narzissen, Krokusse, Dahlien, Dahlien Knollen, Gladiolen, Allium, Schneeglöckchen, Tulpenzwiebeln, Hyazinthen, Lilien Zwiebeln, Zierlauch
Garden > Plants > Cut Flowers: Schnittblumen, Blumenstrauß, Rosenstrauß, Strauß, Blumenbouquet, Gesteck, Blumensträuße, rote Rosen, Rosen Bouquet, frische Blumen, Tulpenstrauß, Blumen verschicken
Garden > Seeds: Saatgut, Samen, Saatband, Sämerei, Sämereien, Bio-Saatgut, samenfest, Saatscheibe, Saatmischung
Garden > Seeds > Vegetable And Herb Seeds: Gemüsesamen, Tomatensamen, Gurkensamen, Paprikasamen, Chilisamen, Möhrensamen, Salatsamen, Radieschensamen, Steckzwiebeln, Bohnensamen, Kräutersamen, Basilikum Samen, Petersilie Samen, Schnittlauch Samen, Kräuter Anzuchtset, Gemüse Saatgut, Zucchini Samen, Kürbis Samen, Spinat Samen, Erbsen Samen, Kohlrabi Samen, Keimsprossen, Microgreens, Mangold Samen, Tomaten Samen, Chili Samen, Rucola Samen, Feldsalat Samen, Dill Samen, Kräuter Samen
Garden > Seeds > Flower Seeds: Blumensamen, Wildblumenmischung, Blumenwiese, Sonnenblume Samen, Kapuzinerkresse, Bienenweide, Blumenmischung, Wildblumen, Wildblumensamen, Blumenwiese Samen, Bienenfreundlich, Ringelblume Samen, Sommerblumen, Zinnien, Mohn Samen, Samenbomben, Lavendel Samen
Garden > Seeds > Grass Seeds: Rasensamen, Rasensaat, Grassamen, Nachsaat, Schattenrasen, Sportrasen, Spielrasen, Rasenreparatur, Rasen, Rasen Nachsaat, Rasensamen schnellkeimend, Mikroklee, Rollrasen, Rasenmischung
Garden > Soil And Fertilizer: Erde, Bodenverbesserer, Pflanzenpflege, Gartenkalk, Bodenaktivator
Garden > Soil And Fertilizer > Potting Soil And Compost: Blumenerde, Pflanzerde, Anzuchterde, Kakteenerde, Tomatenerde, Hochbeeterde, Kokoserde, Perlit, Torf, Graberde, Rasenerde, Komposterde, Universalerde, Kübelpflanzenerde, Hochbeet Erde, Rhododendronerde, Kräutererde, Perlite, Kokosfaser, Torffreie Erde, Aussaaterde, Zitruserde, Orchideenerde, Orchideensubstrat, Erde torffrei, Vermiculit
Garden > Soil And Fertilizer > Fertilizers: Dünger, Flüssigdünger, Rasendünger, Blumendünger, Tomatendünger, Langzeitdünger, Hornspäne, Düngestäbchen, Blaukorn, Orchideendünger, Pferdedung, Volldünger, Universaldünger, Rosendünger, Grünpflanzendünger, Zitrusdünger, Hortensiendünger, Hornmehl, Kompostdünger, Eisendünger, Herbstrasendünger, Rasendünger Langzeit, Bewurzelungspulver, Guano, Schafwollpellets, Buchsdünger, Düngerstäbchen, Patentkali, Kakteendünger
Garden > Soil And Fertilizer > Mulch And Decorative Stones: Rindenmulch, Pinienrinde, Mulch, Zierkies, Ziersplitt, Kieselsteine, Blähton, Holzhäcksel, Lavamulch, Dekokies, Marmorkies, Marmorsplitt, Lava Mulch, Schiefersplitt, Kies, Splitt, Dekorinde, Hackschnitzel, Flusskiesel, Rinde, Lavasteine, Tongranulat
Garden > Soil And Fertilizer > Composters: Komposter, Schnellkomposter, Thermokomposter, Wurmkiste, Bokashi Eimer, Kompostbeschleuniger, Wurmkomposter, Bokashi, Bokashi Ferment, Thermo-Komposter, Komposter Holz
Garden > Pots: Blumentopf, Übertopf, Pflanztopf, Untersetzer Blumentopf, Terrakottatopf, Pflanzenständer, Blumenständer, Pflanzenroller, Blumentreppe, Blumenbank, Topffüße, Blumentöpfe, Übertöpfe, Untersetzer, Blumenhocker
Garden > Pots > Plant Pots: Blumentopf, Übertopf, Orchideentopf, Selbstbewässerungstopf, Keramiktopf, Pflanzkübel, Pflanzgefäß, Blumenampel, Hängeampel, Hängetopf, Pflanzenampel, Makramee Blumenampel, Blumenkübel, Kübel, Pflanztöpfe, Blumentopf Keramik, Hängetöpfe, Orchideentöpfe, Tontopf, Terracotta Topf, Blumenampeln, Pflanzgefäße
Garden > Pots > Planters And Raised Beds: Hochbeet, Blumenkasten, Balkonkasten, Pflanzkasten, Pflanztrog, Pflanzsack, Geländertopf, Pflanzwand, Hochbeete, Blumenkästen, Balkonkästen, Hochbeet Metall, Pflanzsäcke, Kräuterbeet, Tischbeet, Frühbeet Hochbeet, Vertikalbeet, Pflanzkästen, Hochbeetfolie
Garden > Pots > Seed Trays And Propagators: Anzuchtschale, Zimmergewächshaus, Anzuchttopf, Torftopf, Quelltabletten, Pflanzschale, Pflanzschilder, Anzuchtkasten, Anzuchtschalen, Anzuchttöpfe, Torfquelltöpfe, Quelltöpfe, Kokosquelltabletten, Anzuchtstation, Pflanzenlampe, Growbox, Mini-Gewächshaus, Aussaatschale, Anzuchtset, Multitopfplatte
Garden > Watering: Bewässerung, Gartenbewässerung
Garden > Watering > Garden Hoses And Fittings: Gartenschlauch, Wasserschlauch, Schlauchtrommel, Schlauchwagen, Flexschlauch, Schlauchaufroller, Perlschlauch, Spiralschlauch, Gartenbrause, Spritzpistole, Schlauchverbinder, Hahnanschluss, Hahnverbinder, Gießstab, Wasserstop, Schlauchstück, Gartenspritze, Schlauch, Gartenschläuche, Schlauch 19 mm, Gartenschlauch-Set, Wandschlauchbox, Schlauchbox, Schläuche, Schlauchkupplung, Schlauchhalter, Spritzdüse
Garden > Watering > Sprinklers And Irrigation: Rasensprenger, Viereckregner, Kreisregner, Tropfbewässerung, Bewässerungscomputer, Versenkregner, Bewässerungskugel, Tropfer, Regner, Bewässerungsuhr, Bodenfeuchtemesser, Bewässerungssystem, Bewässerungsset, Tropfschlauch, Sprinkler, Bewässerungssteuerung, Bewässerungskugeln, Urlaubsbewässerung, Impulsregner, Feuchtigkeitssensor Pflanzen, Pflanztöpfe Bewässerung
Garden > Watering > Watering Cans And Sprayers: Gießkanne, Blumengießkanne, Blumensprüher, Gießkannenaufsatz, Drucksprüher, Rückenspritze, Drucksprühgerät, Pumpsprüher, Akku-Drucksprüher, Unkrautspritze, Gießkannen, Drucksprüher 5 Liter, Rückenspritzen, Zerstäuber Pflanzen, Sprühgerät, Pflanzensprüher
Garden > Watering > Rain Barrels And Water Pumps: Regentonne, Regenwassertank, Gartenpumpe, Tauchpumpe, Schmutzwasserpumpe, Hauswasserwerk, Brunnenpumpe, Regenfass, Regensammler, Hauswasserautomat, Regentonnen, Tauchpumpen, Gartenpumpen, Hauswasserwerke, Regenspeicher, Tiefbrunnenpumpe, Fasspumpe, Jetpumpe, Regenwassertonne, Fallrohrfilter, Regendieb, Wassertank
Garden > Garden Tools: Gartengerät, Gartenwerkzeug, Gerätestiel, Laubgreifer, Gartengeräte, Gartenwerkzeuge, Stiel, Ackerwerkzeuge
Garden > Garden Tools > Spades Rakes And Trowels: Spaten, Schaufel, Grabegabel, Schneeschaufel, Schneeschieber, Mistgabel, Erdbohrer Hand, Spatengabel, Handschaufel, Blumenkelle, Pflanzkelle, Zwiebelpflanzer, Kleingeräte Garten, Kniekissen, Pflanzholz, Rechen, Harke, Laubbesen, Hacke, Laubrechen, Unkrautstecher, Fugenkratzer, Grubber, Gartenbesen, Unkrautzieher, Gärtnerspaten, Fächerbesen, Laubharke, Unkrautentferner, Gartenhacke, Blumenschaufel, Gartenkralle, Sauzahn, Schneeschippe, Schneewanne, Pflanzschaufel, Rasenlüfter Hand, Gartenbank Knie, Kultivator, Spitzhacke, Sandschaufel, Ziehhacke, Pendelhacke, Unkrautbürste
Garden > Garden Tools > Pruners And Shears: Gartenschere, Astschere, Heckenschere manuell, Rosenschere, Rebschere, Baumschere, Grasschere, Astsäge, Baumsäge, Ambossschere, Gartenscheren, Astscheren, Rosenscheren, Bypass-Gartenschere, Getriebeastschere, Baumscheren, Traubenschere, Akku-Astschere, Handheckenschere, Buchsbaumschere, Bypassschere, Amboss-Astschere
Garden > Garden Tools > Wheelbarrows And Garden Carts: Schubkarre, Gartenkarre, Bollerwagen, Gartensack, Laubsack, Gartenabfallsack, Transportwagen Garten, Schubkarren, Bollerwagen faltbar, Gartenwagen, Bauschubkarre, Gartenabfallsäcke, Gartensäcke, Gerätewagen, Muldenkipper, Rasensack, Schubkarrenrad
Garden > Garden Tools > Gardening Gloves: Gartenhandschuhe, Rosenhandschuhe, Dornenhandschuhe, Gartenhandschuh, Rosenhandschuh, Dornenschutz Handschuhe, Gartenhandschuhe Damen
Garden > Garden Tools > Garden Twine And Plant Supports: Rankhilfe, Pflanzstab, Bambusstab, Bindedraht Garten, Gartenschnur, Rankgitter, Tomatenstab, Spalier, Moosstab, Rosenbogen, Pflanzenclips, Bambusstäbe, Pflanzstäbe, Tomatenstäbe, Rankgerüst, Rankgitter Metall, Rankobelisk, Spalier Holz, Pflanzenbinder, Pflanzenstütze, Baumanbinder, Moosstange, Kokosstab, Ranknetz, Staudenhalter, Rankhilfen
Garden > Garden Power Tools: Gartenmaschine, Akku-Gartengerät, Motorgerät, Elektrogartengerät, Akku-Gartengeräte, Zweitaktöl, Zweitakt, Gartengeräte Akku
Garden > Garden Power Tools > Lawn Mowers: Rasenmäher, Akku-Rasenmäher, Benzin-Rasenmäher, Spindelmäher, Aufsitzmäher, Rasentraktor, Elektro-Rasenmäher, Ersatzmesser Rasenmäher, Akkurasenmäher, Benzinrasenmäher, Balkenmäher, Handrasenmäher, Rasenmähermesser, Mulchmäher, Luftkissenmäher, Elektromäher, Rasenmäher Akku
Garden > Garden Power Tools > Robotic Lawn Mowers: Mähroboter, Rasenroboter, Rasenmähroboter, Begrenzungskabel, Mähroboter-Garage, Rasenmäher Roboter, Mähroboter ohne Begrenzungskabel, Roboter-Rasenmäher, Mähroboter Messer
Garden > Garden Power Tools > Grass And Hedge Trimmers: Heckenschere, Akku-Heckenschere, Rasentrimmer, Freischneider, Motorsense, Mähfaden, Trimmerfaden, Fadenspule, Akku-Grasschere, Strauchschere, Heckenscheren, Akku-Rasentrimmer, Elektro-Heckenschere, Benzin-Heckenschere, Motorsensen, Teleskop-Heckenschere, Mähkopf, Kantenschneider, Akku Strauchschere, Rasenkantenschneider, Freischneider Benzin
Garden > Garden Power Tools > Chainsaws: Kettensäge, Motorsäge, Akku-Kettensäge, Hochentaster, Sägekette, Führungsschiene, Sägekettenöl, Astsäge Akku, Gehölzschneider, Kettensägen, Motorsägen, Elektro-Kettensäge, Benzin-Kettensäge, Mini-Kettensäge, Sägeketten, Kettenöl, Akku-Hochentaster, Gehölzsäge, Kettenschärfgerät, Mini Kettensäge
Garden > Garden Power Tools > Leaf Blowers: Laubbläser, Laubsauger, Akku-Laubbläser, Laubgebläse, Schneefräse, Laubbläser Akku, Laubsauger-Gebläse, Schneefräsen, Kehrmaschine, Rückenblasgerät, Blasgerät, Laubbläser Benzin
Garden > Garden Power Tools > Pressure Washers: Hochdruckreiniger, Flächenreiniger, Terrassenreiniger, Hochdruckschlauch, Dampfstrahler, Schaumdüse, Hochdruckreiniger-Zubehör, Flächenreiniger Hochdruck, Dreckfräser, Akku-Druckreiniger, Rohrreinigungsschlauch, Terrassenreiniger Bürste, Hochdruckreiniger bar
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: Gartenhäcksler, Häcksler, Motorhacke, Vertikutierer, Rasenlüfter, Holzspalter, Gartenfräse, Streuwagen, Erdbohrer, Bodenhacke, Häcksler Leise, Leisehäcksler, Messerhäcksler, Walzenhäcksler, Vertikutierer Elektro, Holzspalter t, Gartenfräsen, Akku-Vertikutierer, Bodenfräse, Rasenwalze, Streuer, Anzündholzspalter, Rasenbelüfter, Elektro-Bodenhacke
Garden > Garden Furniture: Gartenmöbel, Balkonmöbel, Terrassenmöbel, Outdoormöbel
Garden > Garden Furniture > Garden Chairs And Benches: Gartenstuhl, Gartenbank, Klappstuhl Garten, Hochlehner, Stapelstuhl Garten, Hollywoodschaukel, Adirondack Stuhl, Relaxsessel Garten, Gartenstühle, Gartenbänke, Stapelstühle, Gartensessel, Klappstühle Garten, Hollywoodschaukeln, Monoblock Stuhl, Balkonstuhl, Parkbank, Hochlehner Klappsessel, Gartenstuhl klappbar, Rattanstuhl, Hollywoodschaukel 3-Sitzer, Gartenschaukel
Garden > Garden Furniture > Garden Tables And Furniture Sets: Loungeset, Rattan-Set, Gartenmöbel-Set, Balkonset, Sitzgruppe Garten, Gartenlounge, Polyrattan, Bistro-Set, Ecklounge, Gartentisch, Balkontisch, Bistrotisch, Biertischgarnitur, Klapptisch Garten, Picknicktisch, Balkonhängetisch, Lounge-Set, Gartentische, Gartensitzgruppe, Gartenlounges, Gartengarnitur, Bierzeltgarnitur, Balkonmöbel-Set, Polyrattan Lounge, Poly Rattan, Sitzgruppe, Gartenset, Gartentisch ausziehbar, Balkontische, Lounge Set Garten
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: Sonnenliege, Gartenliege, Liegestuhl, Deckchair, Hängesessel, Relaxliege, Sonneninsel, Hängesitz, Saunaliege, Sonnenliegen, Gartenliegen, Deckchairs, Hängesessel mit Gestell, Hängeschaukel, Relaxliegen, Hängematte mit Gestell, Schwingliege, Rollliege, Dreibeinliege, Schaukelliege, Hängekorb
Garden > Garden Furniture > Garden Cushions And Furniture Covers: Gartenpolster, Auflage Gartenstuhl, Bankauflage, Liegenauflage, Niedriglehner-Auflage, Schutzhülle Gartenmöbel, Abdeckhaube Gartentisch, Kissenbox, Auflagenbox, Palettenkissen, Gartenauflagen, Auflagen, Stuhlauflage, Hochlehner Auflage, Auflage Hochlehner, Hochlehnerauflage, Sitzauflagen, Liegenauflagen, Gartenstuhlauflage, Schutzhüllen, Abdeckplane Gartenmöbel, Gartentruhe, Gartenbox, Kissenboxen, Palettenauflage, Abdeckhauben, Schutzhülle Gartentisch, Loungekissen, Auflagenboxen, Auflage Gartenliege
Garden > Garden Shade And Fencing: Sonnenschutz Garten, Beschattung, Schattennetz, Zaun
Garden > Garden Shade And Fencing > Parasols And Awnings: Sonnenschirm, Ampelschirm, Marktschirm, Schirmständer, Sonnenschirmständer, Strandschirm, Balkonschirm, Schutzhülle Sonnenschirm, Markise, Sonnensegel, Klemmmarkise, Seitenmarkise, Gelenkarmmarkise, Vollkassettenmarkise, Sonnenschirme, Ampelschirme, Schirmfuß, Sonnensegel wasserdicht, Markisen, Balkonschirme, Kurbelschirm, Sonnenschutz Terrasse, Standmarkise, Terrassenmarkise, Schirmplatte, Sonnenschirmhülle, Schirmhülle
Garden > Garden Shade And Fencing > Gazebos And Pergolas: Pavillon, Pergola, Faltpavillon, Partyzelt, Gartenpavillon, Ersatzdach Pavillon, Terrassenüberdachung, Festzelt, Pavillons, Faltpavillons, Partyzelte, Falt-Pavillon, Pavillon 3x3, Pergolen, Pavillon wasserdicht, Terrassendach, Pavillonseitenwand, Marktstand, Bierzelt, Laube
Garden > Garden Shade And Fencing > Fences And Privacy Screens: Gartenzaun, Sichtschutz, Sichtschutzmatte, Balkonsichtschutz, Maschendraht, Zaunelement, Beeteinfassung, Rasenkante, Gartentor, Bambusmatte, Zaunpfosten, Zäune, Sichtschutzzaun, Sichtschutzstreifen, Sichtschutzmatten, PVC Sichtschutz, Doppelstabmattenzaun, Gartenzäune, Weidenzaun, Palisade, Steckzaun, Balkonbespannung, Sichtschutzhecke, Hasendraht, Drahtgeflecht, Rasenkanten, Beetumrandung, Einschlaghülse, Bodenhülse, Zauntor, Beeteinfassungen, Mähkante
Garden > Grills And Outdoor Cooking: Grill, Grillen, Outdoorküche, Barbecue
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: Gasgrill, Holzkohlegrill, Elektrogrill, Kugelgrill, Pelletgrill, Smoker, Keramikgrill, Tischgrill Holzkohle, Einweggrill, Feuerplatte, Schwenkgrill, Pizzaofen, Holzbackofen, Pizzastein, Pizzaschieber, Gasgrills, Gas Grill, Grillwagen, Kamado Grill, Holzkohle-Grill, Räucherofen, Plancha Gas, Dreibein Grill, Pizzaöfen, Oberhitzegrill, Smoker Grill, Grillkamin, Feuerplatte Grill, Brenner Gasgrill
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: Grillzange, Grillbesteck, Grillrost, Grillbürste, Grillabdeckung, Grillschale, Grillspieße, Anzündkamin, Grillmatte, Grillthermometer, Drehspieß, Grillplatte, Anzündkamine, Grillzubehör, Gusseisenrost, Grillhandschuhe, Grillzangen, Grillbürsten, Grillplatten, Grillkorb, Grillset, Grillhaube, Abdeckhaube Grill, Tropfschalen, Grillpfanne Garten, Pizzaschaufel, Räucherbox, Smokerbox, Kerntemperaturmesser Grill, Burgerpresse, Grillthermometer Funk, Wender Plancha
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: Holzkohle, Grillkohle, Briketts, Grillbriketts, Grillanzünder, Räucherchips, Kaminholz, Brennholz, Anzündwürfel, Kaminanzünder, Holzpellets, Grillkohle Buche, Kokosbriketts, Räucherholz, Räuchermehl, Anzünder, Anzündwolle, Kaminanzünder Holzwolle, Brennholz Buche, Holzbriketts, Grillpellets, Räucherspäne, Anfeuerholz, Anzündholz, Rindenbriketts, Kohle
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: Feuerschale, Feuerkorb, Terrassenstrahler, Heizpilz, Heizstrahler Terrasse, Terrassenofen, Feuertonne, Gartenkamin, Feuerschalen, Feuerkörbe, Heizpilze, Terrassenheizer, Terrassenheizstrahler, Gasheizstrahler, Tischfeuer, Schwedenfeuer, Feuerstelle, Feuersäule, Infrarot-Terrassenstrahler
Garden > Pools And Ponds: Pool, Schwimmbecken, Teich, Gartenteich
Garden > Pools And Ponds > Swimming Pools: Aufstellpool, Frame Pool, Planschbecken, Quick-Up-Pool, Stahlwandpool, Poolleiter, Poolabdeckung, Poolfolie, Solarplane, Schwimmbecken, Planschbecken groß, Schwimmbad, Poolset, Framepool, Pool-Set, Stahlrahmenbecken, Pool-Leiter, Stahlrahmenpool, Abdeckplane Pool, Solarfolie, Kinderpool, Fast Set Pool, Poolunterlage, Stahlwandbecken
Garden > Pools And Ponds > Hot Tubs: Whirlpool, aufblasbarer Whirlpool, Badefass, Eisbad, Badezuber, Fasssauna, Whirlpools, Whirlpool aufblasbar, Eistonne, Eisbadewanne, Sauna, Saunaofen, Saunakabine, Infrarotkabine, Saunazubehör, Whirlpool-Filter, Außenwhirlpool, Outdoor-Sauna, Hot Tub, Saunaaufguss, Gartensauna
Garden > Pools And Ponds > Pool Chemicals: Poolchemie, Chlortabletten, Chlorgranulat, pH-Minus, pH-Plus, Algizid, Flockungsmittel, Poolsalz, Multitabs, Wasserpflege, Teststreifen Pool, Chlor, Multitabs 200 g, Chlor Multitabs, Poolpflege, Pool-Set Wasserpflege, Algenschutz, pH-Senker, pH-Heber, Sauerstofftabletten, Aktivsauerstoff, Chlor Schock, Dosierschwimmer, Pooltester, Brom Tabletten, Flockmittel, Alkalinität, Überwinterungsmittel, Wasserpflegeset
Garden > Pools And Ponds > Pool Pumps And Cleaning: Poolpumpe, Sandfilteranlage, Filterkartusche, Poolroboter, Poolsauger, Skimmer, Kescher, Poolheizung, Wärmepumpe Pool, Filterbälle, Solarheizung Pool, Sandfilteranlagen, Poolfilter, Pool-Roboter, Filterpumpe, Filterkartuschen Pool, Poolreiniger, Filtersand, Bodensauger Pool, Poolbürste, Laubkescher, Poolkescher, Pool-Wärmepumpe, Salzelektrolyse, Skimmer Pool, Kartuschenfilter, Teleskopstange Pool
Garden > Pools And Ponds > Ponds And Fountains: Teichfolie, Teichpumpe, Springbrunnen, Teichfilter, Solarbrunnen, Gartenbrunnen, Teichnetz, Teichpflege, Algenvernichter Teich, Bachlaufpumpe, Wasserspiel, Teichpumpen, Teichfilter-Set, Springbrunnenpumpe, Teichschlammsauger, Teichbelüfter, Solar Springbrunnen, Zimmerbrunnen, UVC Klärer, Fadenalgen, Teichskimmer, Filterpumpe Teich, Wasserspielpumpe, Gartenbrunnen mit Beleuchtung, Teichschale, Wasserfall, Pflanzkorb Teich, Teichbecken, Bachlauf, Seerose
Garden > Outdoor Lighting: Außenleuchte, Gartenbeleuchtung, Außenlampe, Gartenlampe, Außenleuchten, Gartenleuchten, Gartenlampen, Wegbeleuchtung, Außenbeleuchtung
Garden > Outdoor Lighting > Solar Lights: Solarleuchte, Solarlampe, Solarlaterne, Solar-Gartenleuchte, Solarstrahler, Solarstecker, Solarleuchten, Solarlampen, Solarleuchten Garten, Solar Gartenfackel, Solarlichter, Solarstrahler Bewegungsmelder, Solar Wegeleuchte, Solar Wandleuchte, Solarlampen außen, Solar Lichterkette, Solar-Laterne, Solarkugel, Solar-Wandleuchte
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: Außenwandleuchte, Fluter, LED-Strahler, Wegeleuchte, Pollerleuchte, Sensorleuchte außen, Gartenstrahler, Bodeneinbaustrahler, Hausnummernleuchte, Außenwandlampe, Außenwandleuchten, Außenstrahler, Flutlicht, LED-Fluter, Bodeneinbauleuchte, Pollerleuchten, Sensorleuchte, LED-Außenleuchte, Wegeleuchten, Sockelleuchte, Außenlampe mit Bewegungsmelder, Außenleuchte mit Bewegungsmelder, Sensor-Außenleuchte, Gartenspot, Erdspieß, Hoflampe, Fluter LED, Außenlaterne
Garden > Outdoor Lighting > String Lights And Torches: Lichterkette außen, Partylichterkette, Gartenfackel, Fackel, Lampenöl, Windlicht außen, Citronellakerze, Gartenfackeln, Lichterketten außen, Partylichterketten, Fackeln, Outdoor Lichterkette, Wachsfackel, Bambusfackel, Ölfackel, Fackelöl, Petroleumlampe, Petroleum, Citronella Kerzen, Gartenfackel Öl, Biergarten Lichterkette, Outdoorlichterkette
Garden > Sheds And Greenhouses: Gartenhaus, Gartenbau, Geräteaufbewahrung
Garden > Sheds And Greenhouses > Garden Sheds: Gerätehaus, Geräteschuppen, Gartenhaus, Gartenschrank, Kaminholzregal, Mülltonnenbox, Fahrradgarage, Metallgerätehaus, Carport, Gerätehäuser, Gartenhäuser, Gartenschränke, Geräteschränke, Gerätehaus Metall, Gerätehaus Kunststoff, Mülltonnenboxen, Mülltonnenverkleidung, Fahrradbox, Fahrradbox Garten, Carports, Blockhaus, Kaminholzunterstand, Geräteschrank, Mülltonnenhaus, Anbau Geräteschuppen, Holzunterstand, Gartenhütte, Spielhaus Holz
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: Gewächshaus, Foliengewächshaus, Frühbeet, Folientunnel, Gartenvlies, Frostschutz Pflanzen, Winterschutz, Unkrautvlies, Vogelschutznetz, Tomatenhaus, Kokosmatte, Schutznetz, Gewächshäuser, Foliengewächshäuser, Tomatengewächshaus, Frühbeete, Folienhaus, Unkrautfolie, Unkrautvliese, Wintervlies, Frostschutzvlies, Winterschutzvlies, Vogelnetz, Vogelschutznetze, Insektenschutznetz, Gemüsenetz, Gemüseschutznetz, Mulchfolie, Gartenfolie, Bändchengewebe, Kübelpflanzensack, Anlehngewächshaus, Gewächshausheizung, Noppenfolie Gewächshaus, Kulturschutznetz, Bodengewebe, Geotextil, Pflanzenschutzhaube
Garden > Outdoor Pest And Weed Control: Pflanzenschutzmittel, Pflanzenschutz, Schädlingsbekämpfung Garten
Garden > Outdoor Pest And Weed Control > Weed Killers: Unkrautvernichter, Unkrautvertilger, Unkrautfrei, Moosvernichter, Rasenunkrautfrei, Grünbelagentferner, Unkraut-Ex, Unkrautvernichtung, Unkrautbekämpfung, Moosfrei, Moosvernichtung, Rasenunkraut, Grünbelag, Grünbelag-Entferner, Steinreiniger Grünbelag, Algenentferner, Unkrautbrenner, Giersch, Moosentferner, Unkrautvernichter Glyphosat, Wurzelentferner, Rasen-Unkrautvernichter
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: Schädlingsfrei, Schneckenkorn, Blattlausspray, Pilzfrei, Neemöl Pflanzen, Gelbtafel, Gelbsticker, Rosen Pilzfrei, Trauermücken, Buchsbaumzünsler, Insektizid Pflanzen, Schädlingsfrei Spray, Blattläuse, Blattlausfrei, Spinnmilben, Nematoden, SF-Nematoden, Trauermücken Nematoden, Gelbtafeln, Gelbsticker Trauermücken, Gelbfalle, Leimring, Schneckenabwehr, Schneckenzaun, Zünslerfrei, Raupenfrei, Schildläuse, Neem Öl, Neemöl, Mehltau, Rosen-Pilzfrei, Ameisenmittel Garten, Buchsbaumzünslerfalle, Raubmilben, Insektenfrei, Pilz-frei, Thripse, Wollläuse, Leimfalle, Kupferband
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: Maulwurfabwehr, Maulwurfschreck, Marderschreck, Katzenschreck, Taubenabwehr, Lebendfalle, Wühlmausfalle, Wespenfalle, Vogelschreck, Wildverbiss, Reiherschreck, Maulwurfvertreiber, Maulwurfabwehr Solar, Wühlmausvertreiber, Wühlmausfrei, Marderabwehr, Katzenabwehr, Tiervertreiber, Ultraschall Tiervertreiber, Vogelabwehr, Taubenspikes, Taubenschreck, Wespenfallen, Marderfalle, Maulwurffalle, Vogelscheuche, Reiher Attrappe, Katzenvertreiber, Hundeabwehr, Wildvergrämung, Wildschreck, Waschbärabwehr, Vogelschreck Rabe, Fuchsschreck, Kaninchenabwehr, Wühlmausfallen, Fliegenfalle außen
Garden > Bird Feeders And Wildlife: Wildvogel, Gartentiere, Wildtier
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: Vogelfutterhaus, Vogelhaus, Futterstation, Vogeltränke, Futtersäule, Futterspender Wildvögel, Meisenknödelhalter, Nistkasten, Insektenhotel, Bienenhotel, Igelhaus, Fledermauskasten, Nisthöhle, Schmetterlingshaus, Brutkasten, Vogelhäuser, Nistkästen, Vogelfutterhäuser, Vogelfutterstation, Futterhaus, Futterhäuschen, Vogelfutterspender, Insektenhotels, Vogeltränken, Meisenkasten, Nistkasten Meise, Vogelfutterhaus mit Ständer, Wildbienenhotel, Vogelbad, Igelfutterhaus, Eichhörnchen Futterhaus, Futterstation Vögel, Nisthilfe, Vogelhaus mit Kamera, Mauersegler, Meisenknödelspender, Marienkäferhaus, Erdnussspender
Garden > Bird Feeders And Wildlife > Wild Bird Food: Wildvogelfutter, Meisenknödel, Vogelfutter Winter, Streufutter, Sonnenblumenkerne Vogelfutter, Fettfutter, Erdnussbutter Vögel, Energieblock, Meisenknödel ohne Netz, Ganzjahresfutter, Vogelfutter, Streufutter Wildvögel, Fettblock, Mehlwürmer getrocknet, Erdnüsse Wildvögel, Sonnenblumenkerne Vögel, Fettknödel, Ganzjahres Streufutter, Erdnussbruch, Weichfresserfutter, Winterstreufutter, Igelfutter, Eichhörnchenfutter, Sonnenblumenkerne geschält Vogelfutter, Vogelerdnussbutter
Garden > Garden Decor: Gartendeko, Gartenfigur, Gartenzwerg, Windspiel, Windrad, Gartenstecker, Wetterfahne, Kunstrasen, Regenmesser, Sonnenuhr, Rosenkugel, Outdoor-Teppich, Gartenfiguren, Gartenzwerge, Windspiele, Windräder, Gartenstecker Metall, Kunstrasen Meterware, Rasenteppich, Wetterstation analog, Gartenskulptur, Gartenkugel, Edelrost, Rostdeko, Gartendekoration, Trittsteine, Gartenfahne, Außenthermometer, Klangspiel, Fahnenmast, Rasenteppiche, Windfahne, Wetterhahn, Gartenschild, Gartenbild, Gartenuhr, Sonnenfänger
Tools: Werkzeug, Heimwerken, Baumarkt, Werkstatt
Tools > Power Tools: Elektrowerkzeug, Akkuwerkzeug, Elektrogerät Werkstatt, Akkugerät, Elektrowerkzeuge, ohne Akku, Solo ohne Akku, bürstenlos
Tools > Power Tools > Drills And Screwdrivers: Bohrmaschine, Akkuschrauber, Akku-Bohrschrauber, Schlagbohrmaschine, Schlagschrauber, Bohrschrauber, Trockenbauschrauber, Schlagbohrschrauber, Ständerbohrmaschine, Bohrmaschinen, Akku-Schrauber, Schlagbohrer, Akku-Schlagschrauber, Akku-Schlagbohrschrauber, Tischbohrmaschine, Drehschlagschrauber, Bohrfutter, Stabschrauber
Tools > Power Tools > Rotary Hammers And Demolition Hammers: Bohrhammer, Abbruchhammer, Meißelhammer, Stemmhammer, Kombihammer, Bohrhämmer, SDS-plus, SDS-max, Abbruchhämmer, Akku-Bohrhammer, Schlaghammer, Stemmgerät
Tools > Power Tools > Power Saws: Kreissäge, Handkreissäge, Stichsäge, Kappsäge, Tischkreissäge, Säbelsäge, Bandsäge, Tauchsäge, Zugsäge, Dekupiersäge, Gehrungssäge, Fliesenschneider elektrisch, Kreissägen, Stichsägen, Kapp- und Gehrungssäge, Kapp-Zugsäge, Tischkreissägen, Säbelsägen, Kappsägen, Akku-Stichsäge, Akku-Handkreissäge, Tauchkreissäge, Pendelhubstichsäge, Bandsägen, Unterflurzugsäge, Fliesenschneider, Führungsschiene Kreissäge, Wippsäge, Brennholzsäge
Tools > Power Tools > Grinders And Polishers: Winkelschleifer, Doppelschleifer, Poliermaschine, Flex Winkelschleifer, Geradschleifer, Trennschleifer, Mauernutfräse, Schleifbock, Winkelschleifer 125 mm, Akku-Winkelschleifer, Einhandwinkelschleifer, Doppelschleifmaschine, Nass-Trockenschleifer, Nassschleifer, Exzenter Poliermaschine, Betonschleifer, Poliermaschinen
Tools > Power Tools > Sanders Planers And Routers: Schleifmaschine, Exzenterschleifer, Schwingschleifer, Bandschleifer, Deltaschleifer, Langhalsschleifer, Hobelmaschine, Elektrohobel, Oberfräse, Multischleifer, Lamellofräse, Exzenterschleifmaschine, Schleifgeräte, Bandschleifmaschine, Trockenbauschleifer, Kantenfräse, Oberfräsen, Dickenhobel, Hobel elektrisch, Abrichthobel, Tellerschleifer, Wandschleifer, Dreieckschleifer, Einhandfräse, Drechselbank, Frästisch, Flachdübelfräse
Tools > Power Tools > Multi Tools And Rotary Tools: Multifunktionswerkzeug, Multitool oszillierend, Multischneider, Graviergerät, Rotationswerkzeug, Feinbohrschleifer, Multifunktionswerkzeuge, Multi-Tool oszillierend, Gravierstift, Multifunktionsgerät oszillierend, Multitool Sägeblatt
Tools > Power Tools > Heat Guns And Paint Sprayers: Heißluftpistole, Heißluftgebläse, Farbsprühgerät, Farbsprühsystem, Rührwerk, Airless, Tapetenlöser Dampf, Lackierpistole, Heißluftpistolen, Farbsprühgeräte, Farbspritzpistole, Rührgerät Mörtel, Rührwerke, Lackierpistolen, Heißluftgebläse Set, Airlessgerät, Mörtelrührer
Tools > Power Tools > Nailers And Glue Guns: Nagler, Elektrotacker, Akku-Tacker, Heißklebepistole, Druckluftnagler, Klebepistole, Akku-Nagler, Druckluftnagler-Set, Heißklebepistolen, Akku-Heißklebepistole, Heißkleber, Heißklebestift, Elektrotacker Set, Heißklebepistole Akku, Gasnagler
Tools > Power Tools > Air Compressors And Pneumatic Tools: Kompressor, Druckluftkompressor, Druckluftwerkzeug, Druckluftschlauch, Druckluftpistole, Ausblaspistole, Druckluftschlagschrauber, Kompressoren, Flüsterkompressor, Druckluftgeräte, Druckluft-Set, Druckluftschläuche, Druckluft, Druckminderer, Ölfrei Kompressor, Druckluft-Kompressor, Druckluftkupplung
Tools > Power Tools > Workshop Vacuums: Nass-Trockensauger, Industriesauger, Werkstattsauger, Aschesauger, Absauganlage, Mehrzwecksauger, Staubabsaugung, Nass- und Trockensauger, Nass-/Trockensauger, Nasstrockensauger, M-Klasse, L-Klasse, Werkstattsauger Akku, Absauganlagen, Späneabsauganlage, Spänesauger, Baustaubsauger, Aschesauger Kamin, Vliesfilterbeutel
Tools > Power Tools > Generators: Stromerzeuger, Stromaggregat, Notstromaggregat, Inverter-Generator, Generator, Stromerzeuger Benzin, Notstromaggregate, Stromaggregate, Inverter Stromerzeuger, Stromgenerator, kVA, Zapfwellengenerator
Tools > Power Tools > Tool Batteries And Chargers: Akku 18V, Werkzeugakku, Ladegerät Akku Werkzeug, Ersatzakku, Starter-Set Akku, Akkupack, Schnellladegerät, Werkzeugakkus, Akku Starterset, Akkusatz
Tools > Power Tools > Drill Bits And Screwdriver Bits: Bohrer, Bohrerset, Steinbohrer, Holzbohrer, HSS-Bohrer, Lochsäge, SDS-Bohrer, Stufenbohrer, Schrauberbit, Bitset, Betonbohrer, Metallbohrer, Bohrkrone, Fräser, Forstnerbohrer, Bohrer-Set, Bohrersatz, Steinbohrer-Set, Holzbohrer-Set, Bits, Bit-Set, Bit-Box, Metallbohrer Set, Spiralbohrer, Lochsägen, Forstner, Fräser-Set, Hammerbohrer, Mehrzweckbohrer, Kernbohrer, Kegelsenker, SDS Bohrer, Diamantbohrer, Fliesenbohrer, Bithalter, Dosensenker, Lochsägen-Set, Schraubendreherbits, Torx Bits, Schlangenbohrer, Schraubenausdreher
Tools > Power Tools > Saw Blades And Abrasives: Sägeblatt, Stichsägeblatt, Kreissägeblatt, Schleifpapier, Schleifscheibe, Trennscheibe, Diamantscheibe, Fächerscheibe, Schleifband, Schleifschwamm, Schleifblätter, Säbelsägeblatt, Stahlwolle, Schruppscheibe, Sägeblätter, Kreissägeblätter, Stichsägeblätter, Trennscheiben, Schleifscheiben, Schleifbänder, Diamanttrennscheibe, Fächerschleifscheibe, Säbelsägeblätter, Bandsägeblatt, Körnung, Schleifvlies, Nassschleifpapier, Schleifblätter Klett, Klettschleifscheiben, Topfbürste, Schleifklotz, Handschleifer, Drahtbürste Bohrmaschine, Schleifmittel, Schleifrolle, Exzenterschleifer Schleifpapier
Tools > Hand Tools: Handwerkzeug, Werkzeugset, Werkzeugkoffer bestückt, Haushaltswerkzeug, Schraubstock, Werkzeugkoffer, Werkzeug-Set, Handwerkzeuge, Werkzeugsatz, 215-teilig Koffer, Universal-Werkzeugset, teilig Koffer
Tools > Hand Tools > Hammers And Mallets: Hammer, Schlosserhammer, Latthammer, Gummihammer, Vorschlaghammer, Fäustel, Axt, Beil, Spaltaxt, Spalthammer, Brecheisen, Nageleisen, Schonhammer, Zimmermannshammer, Hämmer, Maurerhammer, Äxte, Universalaxt, Kuhfuß, Spaltkeil, Holzhammer, Holzspaltaxt, Forstaxt, Kunststoffhammer, Beile, Handbeil, Kelle Maurer
Tools > Hand Tools > Screwdrivers: Schraubendreher, Schraubenzieher, Feinmechanikerschraubendreher, Ratschenschraubendreher, VDE-Schraubendreher, Kreuzschlitz, Schraubendreher-Set, Schraubendreher-Satz, Feinmechaniker, VDE Schraubendreher, Torx Schraubendreher, Präzisionsschraubendreher, Schlitzschraubendreher, Schraubenzieher-Set, Kreuzschlitzschraubendreher, Bit-Schraubendreher
Tools > Hand Tools > Wrenches Sockets And Hex Keys: Schraubenschlüssel, Ringmaulschlüssel, Steckschlüsselsatz, Knarre, Ratsche, Drehmomentschlüssel, Inbusschlüssel, Rollgabelschlüssel, Nusskasten, Rohrzange, Maulschlüssel, Steckschlüssel, Innensechskant, Gabelschlüssel, Ringschlüssel, Steckschlüssel-Set, Ratschenkasten, Innensechskantschlüssel, Innensechskantschlüssel Satz, Winkelschlüssel, Drehmomentschlüssel-Set, Zangenschlüssel, Stiftschlüssel, Inbusschlüssel-Set, Knarrenkasten, Schraubenschlüssel-Set, Ratschenschlüssel, Nüsse, Ringratschenschlüssel, Stecknuss, Stecknüsse, Inbus, Schraubenschlüsselsatz, Bandschlüssel, Steckschlüssel-Satz
Tools > Hand Tools > Pliers And Cutters: Zange, Kombizange, Spitzzange, Wasserpumpenzange, Seitenschneider, Abisolierzange, Crimpzange, Bolzenschneider, Kneifzange, Gripzange, Blechschere, Nietzange, Beißzange, Sprengringzange, Kabelschere, Zangen, Zangenset, Zangen-Set, Wasserpumpenzangen, Kombizangen, Crimpzangen, Kneifzangen, Blechscheren, Monierzange, Rabitzzange, Telefonzange, Revolverlochzange, Lochzange, Kabelschneider, Seitenschneider VDE, Gripzangen, Abmantler, Abisolierer, Aderendhülsenzange, Rohrabschneider, Flachzange, Presszange, Drahtschneider, Ösenzange, Mattenschneider, Nietzangen, Kraftseitenschneider, Elektroniker Zange
Tools > Hand Tools > Multi Tools And Pocket Knives: Taschenmesser, Multitool, Klappmesser, Schweizer Taschenmesser, Einhandmesser, Outdoormesser, Taschenwerkzeug, Taschenmesser Holz, Taschenmesser Klappmesser, Jagdmesser, Überlebensmesser, Bushcraft Messer, Fahrtenmesser, Pilzmesser, Schnitzmesser, Gürtelmesser, Multifunktionsmesser, Rettungsmesser, Machete, Zangen-Multitool
Tools > Hand Tools > Utility Knives And Scrapers: Cuttermesser, Teppichmesser, Cutter, Abbrechklinge, Cutterklingen, Spachtel, Schaber, Glasschaber, Trapezklinge, Malerspachtel, Cuttermesser-Set, Cutterklingen 18 mm, Abbrechmesser, Abbrechklingen, Trapezklingen, Teppichmesserklingen, Spachtelset, Spachtel-Set, Farbschaber, Ceranfeldschaber, Glättekelle, Japanspachtel, Kelle, Sicherheitsmesser, Flächenspachtel, Hakenklingen, Klingenschaber, Maurerkelle, Traufel, Tapezierspachtel, Universalmesser
Tools > Hand Tools > Hand Saws: Handsäge, Fuchsschwanz, Metallsäge, Bügelsäge, Japansäge, Gehrungslade, Laubsäge, Feinsäge, Bogensäge, Stichling, Handsägen, Fuchsschwanzsäge, Japansägen, Puksäge, Bügelsägen, Klappsäge, Metallsägeblatt, Metallsägeblätter, Gestellsäge, Handsägeblatt, Rückensäge, Zugsäge Japan, Gipskartonsäge, Schneidlade, Ryoba, Dozuki, Kataba, Holzsäge, Gartensäge Hand
Tools > Hand Tools > Chisels Files And Planes: Stechbeitel, Feile, Raspel, Handhobel, Meißel, Nadelfeile, Körner, Gewindebohrer, Schneideisen, Durchschlag, Entgrater, Stemmeisen, Stechbeitel-Set, Stemmeisen-Set, Feilen, Feilen-Set, Feilensatz, Raspeln, Hobel, Einhandhobel, Schnitzwerkzeug, Schnitzeisen, Schnitzmesser-Set, Gewindebohrer-Set, Gewindeschneider, Gewindeschneidsatz, Splintentreiber, Putzhobel, Flachmeißel, Schlüsselfeilen, Ziehklinge, Anreißnadel, Streichmaß, Fugenmeißel, Gewindereparatur, Schneideisen-Satz, Maurermeißel
Tools > Hand Tools > Clamps And Vises: Schraubzwinge, Einhandzwinge, Schraubstock, Klemmzwinge, Federklemme, Leimklemme, Zwinge, Spannzwinge, Winkelspanner, Schraubzwingen, Zwingen, Einhandzwingen, Temperguss, Temperguss-Schraubzwinge, Schraubstöcke, Korpuszwinge, Parallelzwinge, Maschinenschraubstock, Ganzstahlzwinge, Klemmzwingen, Bandspanner, Spannzwingen, Federzwinge, Türfutterstrebe, Kniehebelspanner, Getriebezwinge, Rohrzwinge
Tools > Hand Tools > Staple Guns And Caulking Guns: Handtacker, Tacker, Tackerklammern, Kartuschenpistole, Silikonpistole, Hammertacker, Schaumpistole, Tacker-Set, Handtacker Set, Tackernadeln, Klammern Typ 53, Feindrahtklammern, Kartuschenpistolen, Kartuschenpresse, Silikonspritze, Schaumpistolen, Akku-Kartuschenpistole, Fugenglätter, Silikonfugen Werkzeug, Silikon Werkzeug, Tackerklammer
Tools > Measuring Tools: Messwerkzeug, Messgerät, Messtechnik, Anreißwerkzeug
Tools > Measuring Tools > Tape Measures And Rules: Bandmaß, Maßband, Zollstock, Gliedermaßstab, Messschieber, Schieblehre, Stahllineal, Winkelmesser, Anschlagwinkel, Rollmeter, Zimmermannsbleistift, Messrad, Fühlerlehre, Rollbandmaß, Bügelmessschraube, Maßbänder, Bandmaße, Zollstöcke, Messschieber digital, Digitaler Messschieber, Schieblehren, Winkel, Anschlagwinkel-Set, Tiefenlochmarker, Konturenlehre, Messuhr, Schlagschnur, Gliedermaßstäbe, Schreinerwinkel, Bügelmessschraube digital, Schmiege, Kombinationswinkel, Taschenbandmaß, Markierungsspray Bau, Fühlerlehren, Zimmermannswinkel
Tools > Measuring Tools > Spirit Levels And Laser Levels: Wasserwaage, Kreuzlinienlaser, Linienlaser, Laser-Entfernungsmesser, Baulaser, Rotationslaser, Laserentfernungsmesser, Wasserwaagen, Kreuzlinienlaser grün, Linienlaser Set, Laserwasserwaage, Entfernungsmesser, Laser-Messgerät, Distanzmesser, Rotationslaser-Set, Nivelliergerät, Schlauchwaage, Stativ Laser, Neigungsmesser, Digitalwasserwaage, Torpedo Wasserwaage, Laserdistanzmesser
Tools > Measuring Tools > Multimeters And Detectors: Multimeter, Spannungsprüfer, Ortungsgerät, Leitungssucher, Stromzange, Endoskopkamera, Infrarotthermometer, Feuchtemessgerät, Wärmebildkamera, Phasenprüfer, Energiekostenmessgerät, Metalldetektor, Multimeter digital, Digitalmultimeter, Zangenamperemeter, Stromprüfer, Leitungsfinder, Ortungsgeräte, Wärmebildkameras, Endoskop, Feuchtigkeitsmesser, Feuchtigkeitsmessgerät, Infrarot-Thermometer, Schallpegelmesser, Luxmeter, Steckdosentester, Metallsuchgerät, Oszilloskop, Strommessgerät, Balkendetektor, Duspol, Zweipoliger Spannungsprüfer, Laserthermometer, Holzfeuchtemessgerät, Anemometer, Windmesser, Kabeltester, Spannungstester
Tools > Fasteners And Hardware: Befestigungsmittel, Befestigungstechnik, Eisenwaren, Kleineisenwaren, Schraubensortiment, Sortiment, Beschläge, Baubeschläge
Tools > Fasteners And Hardware > Screws Bolts And Nuts: Schraube, Holzschraube, Spanplattenschraube, Mutter, Unterlegscheibe, Gewindestange, Sechskantschraube, Schnellbauschraube, Terrassenschraube, Maschinenschraube, Sechskantmutter, Ringschraube, Schrauben, Holzschrauben, Spanplattenschrauben, Muttern, Unterlegscheiben, Gewindestangen, Terrassenschrauben, Schnellbauschrauben, Edelstahlschrauben, Sechskantschrauben, Sechskantmuttern, Universalschraube, Universalschrauben, Tellerkopfschraube, Tellerkopfschrauben, Schlossschraube, Schlossschrauben, Senkkopf, Teilgewinde, Vollgewinde, Torx Schrauben, Senkkopfschrauben, Zylinderkopfschraube, Bohrschraube, Blechschraube, Blechschrauben, Gewindeschraube, Karosseriescheibe, Stockschraube, Madenschraube, Flügelmutter, Fassadenschraube, Fassadenschrauben, DIN 933, DIN 912, DIN 571, DIN 985, Stoppmutter, Ringschrauben, Einschlagmutter, Gewindeeinsatz, M8, M6, M10, A2 Edelstahl
Tools > Fasteners And Hardware > Nails And Tacks: Nagel, Nägel, Stahlnagel, Drahtstift, Stifte, Polsternagel, Dachpappstift, Blindniete, Niete, Drahtstifte, Stahlnägel, Nagelsortiment, Blindnieten, Nieten, Ankernagel, Kammnagel, Kammnägel, Stauchkopf, Polsternägel, Ziernägel, Dachpappstifte, Stauchkopfnägel, Hakennagel, Streifennägel, Dachpappennägel, Senkkopfnägel
Tools > Fasteners And Hardware > Wall Plugs And Anchors: Dübel, Spreizdübel, Hohlraumdübel, Gipskartondübel, Schwerlastanker, Rahmendübel, Injektionsmörtel, Universaldübel, Kippdübel, Dübelset, Dübel-Set, Dübelsortiment, Universaldübel-Set, Gipskartondübel-Set, Bolzenanker, Nageldübel, Schlagdübel, Injektionsmörtel-Set, Langschaftdübel, Schwerlastdübel, Porenbetondübel, Dämmstoffdübel, Metalldübel, Ankerbolzen, Siebhülse, Plattendübel, Hohlraum Metalldübel
Tools > Fasteners And Hardware > Hooks And Brackets: Wandhaken, Winkelverbinder, Regalträger, Bilderhaken, Schraubhaken, Lochplatte, Konsole, Deckenhaken, Stuhlwinkel, Balkenschuh, Pfostenträger, Regalwinkel, Winkelverbinder-Set, Regalträger-Set, Regalwinkel-Set, Regalkonsolen, Konsolen, Schwerlastkonsole, Klappkonsole, Bilderaufhänger, Bilderaufhängung, Bilderhaken Set, Lochbleche, Balkenschuhe, Flachverbinder, Metallwinkel, Regalhalter, Gerätehaken, Gerätehalter, Pfostenanker, Bodenplatten Träger, Bodenträger, Wandkonsole, Winkel Edelstahl, Stuhlwinkel Set, Schaukelhaken, Tablarträger, Powerstrips, Klettstreifen Bilder, Schraubhaken Set
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: Scharnier, Türgriff, Möbelgriff, Möbelknopf, Schubladenschiene, Möbelfuß, Möbelrolle, Lenkrolle, Türstopper, Türdrücker, Filzgleiter, Türschließer, Türklinke, Magnetschnäpper, Topfscharnier, Stuhlgleiter, Scharniere, Möbelscharnier, Topfscharniere, Möbelgriffe, Möbelknöpfe, Möbelknauf, Schrankgriffe, Küchengriffe, Stangengriff, Stangengriffe, Schubladengriffe, Möbelrollen, Lenkrollen, Möbelfüße, Tischbein, Schubladenauszüge, Vollauszug, Teleskopschienen, Türgriffe, Türklinken, Drückergarnitur, Türdrückergarnitur, Möbelgleiter, Filzgleiter-Set, Stuhlgleiter-Set, Schiebetürbeschlag, Schiebetürsystem, Türpuffer, Türknauf, Türband, Klavierband, Torband, Ladenband, Schubladenführung, Schwerlastrollen, Exzenterverbinder, Bodengleiter, Magnetverschluss, Transportrollen, Fenstergriff, Zimmertürgarnitur, Gasdruckfeder, Klappenbeschlag
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: Kabelbinder, Seil, Kette, Karabinerhaken, Schäkel, Spanngurt, Drahtseil, Schlauchschelle, Zurrgurt, Expander, Gepäckspinne, Bindedraht, Klettband Kabel, Spannschloss, Schnur, Kabelbinder-Set, Kabelbinder wiederverschließbar, Seile, Karabiner, Spanngurte, Zurrgurte, Drahtseile, Expanderseil, Schlauchschellen, Schäkel Edelstahl, Stahlseil, Stahlkette, Draht, Spanngummi, Spanngummis, Jutekordel, Polypropylenseil, Ratschengurt, Klemmgurt, Kauschen, Notglied, Schnüre, Reepschnur, Drahtseilklemme, Wickeldraht, Fesseldraht, Rundschlinge, Schellen, Klettkabelbinder, Paracord Seil, Planenspanner, Blumendraht, Ringösen, Seilrolle, Spannschlösser, Spanngurt mit Ratsche
Tools > Paint: Farbe, Anstrich, Malerbedarf, Lackfarbe, Farben, Wandlack, Grundierungen, Innenweiß
Tools > Paint > Wall And Ceiling Paint: Wandfarbe, Dispersionsfarbe, Innenfarbe, Deckenfarbe, Fassadenfarbe, Tafelfarbe, Latexfarbe, Tiefengrund, Silikatfarbe, Wandweiß, Abtönfarbe, Wandfarben, Innenfarben, Deckenweiß, Innenwandfarbe, Fassadenfarben, Latexfarben, Dispersionsfarben, Malerweiß, Anti-Schimmel-Farbe, Schimmelschutzfarbe, Isolierfarbe, Tiefgrund, Haftgrund, Wandfarbe weiß, Nassabriebklasse, Deckkraftklasse, Kalkfarbe, Lehmfarbe, Volltonfarbe, Streichputz, Rollputz, Deckkraft, Sperrgrund, Renovierweiß, Putzgrund, Bunte Wandfarbe
Tools > Paint > Wood And Metal Paint: Holzlasur, Klarlack, Buntlack, Holzöl, Kreidefarbe, Metallschutzlack, Holzschutzlasur, Rostschutz, Heizkörperlack, Terrassenöl, Acryllack, Bootslack, Grundierung, Hartwachsöl, Bodenfarbe, Dauerschutzlasur, Weißlack, Lasur, Lasuren, Holzlasuren, Dickschichtlasur, Dünnschichtlasur, Holzschutz, Holzöle, Teaköl, Bangkirai Öl, Terrassen-Öl, Hartöl, Hartwachs-Öl, Möbelwachs, Lacke, Lack, Buntlacke, Weißlacke, Klarlacke, Kreidefarben, Möbellack, Metallschutzlacke, Metallfarbe, Rostschutzfarbe, Rostschutzgrund, Hammerschlag, Heizkörperlacke, Parkettlack, Treppenlack, Fliesenlack, Holzgrund, Wetterschutzfarbe, Schwedenfarbe, Holzfarbe, Zaunfarbe, Gartenholzöl, Garagenboden, Betonfarbe, Bodenbeschichtung, Epoxidharz Bodenbeschichtung, Universallack, Fensterlack, Ofenlack, Küchenlack, PU-Lack, Leinöl, Leinölfirnis, Antifouling, Beize, Holzbeize, 2in1 Lack, Kunstharzlack, Zinkfarbe, Compact-Lasur, Acryl Buntlack
Tools > Paint > Spray Paint: Sprühlack, Lackspray, Sprühfarbe, Farbspray, Grundierspray, Sprühdose Lack, Effektspray, Lackspray RAL, Acryl-Spray, Sprühlacke, Acryllack Spray, Buntlack Spray, Sprühfarben, Kreidespray, Felgenlack Spray, Chromspray, Klarlack Spray, Markierungsspray, Glasfrost Spray, Graffiti, Heizkörperspray, Zink-Alu-Spray, Zinkspray, Grundierung Spray, Sprühkreide
Tools > Paint > Paint Brushes And Rollers: Farbroller, Malerpinsel, Flachpinsel, Lackierrolle, Farbwanne, Heizkörperpinsel, Malerrolle, Teleskopstange Maler, Farbwalze, Lasurpinsel, Abstreifgitter, Ringpinsel, Pinsel-Set Maler, Malerpinsel-Set, Flachpinsel-Set, Lackpinsel, Heizkörperpinsel-Set, Farbroller-Set, Farbrollen, Malerwalze, Malerset, Maler-Set, Farbwannen, Ringpinsel-Set, Lackroller, Lackrolle, Lackwalze, Kleinflächenwalze, Eckenpinsel, Streichbürste, Deckenbürste, Rollerbügel, Farbeimer, Ersatzwalze, Farbwalzen, Lasurstreicher, Malerbürste, Kurzflor Walze, Schaumwalze, Teleskopstiel Maler, Farbabstreifgitter, Malerrollen, Kantenpinsel
Tools > Paint > Masking Tape And Dust Sheets: Malerkrepp, Kreppband, Abdeckfolie, Abdeckvlies, Malervlies, Abklebeband, Malerfolie, Malerkreppband, Malerband, Goldband, Abdeckfolien, Abdeckplane Maler, Abklebefolie, Abdeckpapier, Feinkrepp, Milchtütenpapier, Schutzfolie Maler, Abdeckband, Malerabdeckvlies, Staubschutztür, Abklebebänder, Kreppbänder, Fensterklebeband, Putzband, Malerabdeckfolie
Tools > Paint > Thinners And Strippers: Verdünnung, Terpentinersatz, Testbenzin, Abbeizer, Aceton, Pinselreiniger, Nitroverdünnung, Spiritus, Waschbenzin, Rostumwandler, Universalverdünnung, Verdünner, Nitro-Verdünnung, Nitroverdünner, Terpentin, Terpentinöl, Farbentferner, Lackentferner, Brennspiritus, Pinselreiniger-Set, Reinigungsbenzin, Graffitientferner, Beizmittel, Abbeizmittel, Wundbenzin, Kunstharzverdünnung, Universalverdünner, Rostentferner, Xylol, Methylethylketon, Isopropanol Verdünnung, Tapetenablöser
Tools > Paint > Wallpaper And Wall Coverings: Tapete, Vliestapete, Fototapete, Tapetenkleister, Raufaser, Klebefolie, Glattvlies, Wandpaneel, Papiertapete, Fensterfolie, Bordüre, Tapeten, Kleister, Vliestapeten, Vlieskleister, Malervlies Tapete, Tapetenkleber, Glasfasertapete, Wandpaneele, Akustikpaneel, Akustikpaneele, Steinoptik Paneel, Renoviervlies, Raufasertapete, Tapezier-Set, Tapeziertisch, 3D Paneele, Deckenpaneel, Deckenplatten, Kunststoffpaneele, Wandverkleidung, Tapezierset, Dekorfolien, Styroporplatten Decke, Makulatur
Tools > Adhesives And Sealants: Klebstoff, Kleben und Dichten, Klebetechnik
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: Sekundenkleber, Montagekleber, Holzleim, Epoxidharzkleber, Kraftkleber, Kontaktkleber, Zweikomponentenkleber, Sprühkleber, Alleskleber, Schraubensicherung, Heißklebesticks, Heißklebepatrone, Knetmetall, Superkleber, Montagekraftkleber, 2-Komponenten-Kleber, Epoxidkleber, Holzkleber, Leim, Konstruktionsklebstoff, Schuhkleber, Spiegelkleber, Kunststoffkleber, Schraubensicherungslack
Tools > Adhesives And Sealants > Silicone And Fillers: Silikon, Sanitärsilikon, Acryl, Fugendicht, Bauschaum, Montageschaum, Spachtelmasse, Holzkitt, Fugenmörtel, Dichtstoff, PU-Schaum, Füllspachtel, Fertigspachtel, Fensterkitt, Fugenweiß, Moltofill, Bad-Silikon, Montageschäume, Brunnenschaum, Dichtmasse, Maleracryl, Acryldichtstoff, Holzspachtel, Fugenmasse, Fugenfüller, Fliesenfugen, 2K-Schaum, Feinspachtel, Reparaturspachtel, Rissfüller, Pistolenschaum
Tools > Adhesives And Sealants > Technical Tapes: Gewebeband, Panzertape, Isolierband, Montageband, Doppelklebeband, Aluminiumband, Reparaturband, Dichtband, Antirutschband, Absperrband, Klettband, Teflonband, Gaffa, Klebebänder, Panzerband, Isolierbänder, Montagebänder, Doppelseitiges Klebeband, Alu-Klebeband, Butylband, Warnband, Steinband, Schaumstoffband, Teppichklebeband, Gewindedichtband
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: Rostlöser, Multifunktionsöl, Silikonspray, Schmierfett, Kriechöl, Kontaktspray, Schmieröl, Mehrzweckfett, PTFE-Spray, Nähmaschinenöl, Schmiermittel, Schmierspray, Rostlöser Spray, Kriechölspray, Lithiumfett, Kupferpaste, Fettpresse, Kontaktreiniger, Universalöl, Haftöl, Graphit Spray, Kettenfett, Trockenschmierstoff
Tools > Electrical: Elektroinstallation, Elektromaterial, Installationsmaterial
Tools > Electrical > Switches And Sockets: Steckdose, Lichtschalter, Schalter, Dimmer, Abdeckrahmen, Wechselschalter, Unterputzsteckdose, Aufputzsteckdose, Wippschalter, Bewegungsmelder Unterputz, Türklingel, Wippe, Funkklingel, Taster, Steckdosen, Lichtschalter-Set, Schuko, Schuko-Steckdose, Drehdimmer, Rahmen 2-fach, Kreuzschalter, Serienschalter, Klingel, Türgong, Jalousieschalter, Steckdosen-Set, Zeitschalter, Bewegungsmelder, Feuchtraumsteckdose
Tools > Electrical > Extension Cords And Power Strips: Verlängerungskabel, Steckdosenleiste, Kabeltrommel, Mehrfachsteckdose, Überspannungsschutz, Zeitschaltuhr, Steckdosenwürfel, Funksteckdose, Steckdosenadapter, Steckerleiste, Verlängerungskabel 10 m, Steckdosenleisten, 6-fach, 3-fach Steckdose, Kabeltrommeln, Mehrfachsteckdosen, Zeitschaltuhren, Verlängerung, Tischsteckdose, Reiseadapter, Steckdosenturm, Verteilersteckdose
Tools > Electrical > Cables And Cable Management: Stromkabel, Mantelleitung, Installationskabel, Kabelkanal, Aderleitung, Verbindungsklemme, Lüsterklemme, Abzweigdose, Schrumpfschlauch, Kabelschelle, Erdkabel, Leerrohr, Schlauchleitung, Aderendhülsen, Kabelschuh, Lautsprecherkabel Meterware, Unterputzdose, Kabelkanäle, NYM-J, NYM, H07V-K, H05VV-F, Installationsleitung, Aderendhülsen-Set, Schrumpfschlauch-Set, Verbindungsklemmen, Lüsterklemmen, Verteilerdose, Wellrohr, Kabelschutz, Gerätedose, Hohlwanddose, Quetschverbinder, Kabelschuhe, Kabelbrücke, Kabelverschraubung, Litze, Gummileitung, Kabelschlauch
Tools > Electrical > Fuses And Circuit Breakers: Sicherung, Leitungsschutzschalter, FI-Schalter, Sicherungskasten, Sicherungsautomat, Verteilerkasten, Feinsicherung, Stromzähler, Stromstoßschalter, Kleinverteiler, Schmelzsicherung, Sicherungen, Leitungsschutz, LS-Schalter, RCD, FI/LS, Schmelzsicherungen, Unterverteilung, Verteiler, Überspannungsableiter, Hutschiene, Schütz, Fehlerstromschutzschalter
Tools > Electrical > Solar Panels And Power Stations: Solarmodul, Balkonkraftwerk, Solarpanel, Wechselrichter, Powerstation, Laderegler Solar, Solaranlage, Mikrowechselrichter, Photovoltaik, Solargenerator, Spannungswandler, Solarmodule, Balkonkraftwerke, Solarpanels, Powerstations, Wechselrichter 12V, Solarspeicher, Solarset, MPPT Laderegler, Photovoltaikanlage, Solarkabel, Stromspeicher, LiFePO4 Akku, PV Modul, Solarhalterung
Tools > Plumbing: Sanitär, Sanitärinstallation, Klempnerbedarf, Installationsbedarf
Tools > Plumbing > Taps And Faucets: Wasserhahn, Armatur, Küchenarmatur, Waschtischarmatur, Einhebelmischer, Spültischarmatur, Mischbatterie, Brausethermostat, Strahlregler, Luftsprudler, Kartusche Armatur, Waschtischmischer, Wasserhähne, Küchenarmaturen, Einhandmischer, Waschtischarmaturen, Armaturen, Wannenarmatur, Badewannenarmatur, Duscharmatur, Spültischmischer, Perlator, Mischdüse, Niederdruckarmatur, Thermostatarmatur, Waschtischbatterie
Tools > Plumbing > Showers And Shower Heads: Duschkopf, Handbrause, Brauseschlauch, Duschsystem, Regendusche, Duschset, Brausestange, Kopfbrause, Duschschlauch, Duschstange, Duschkabine, Duschwanne, Duschköpfe, Handbrausen, Duschsysteme, Brauseset, Regenduschkopf, Duschbrause, Duscharmatur Set, Überkopfbrause, Duschwände, Walk-In Dusche, Duschabtrennung, Duschtür, Brausegarnitur, Duschtasse, Duschschläuche
Tools > Plumbing > Toilets Sinks And Bathtubs: WC-Sitz, Toilettensitz, Waschbecken, Spülkasten, Wand-WC, Spülbecken, Badewanne, Einbauspüle, Betätigungsplatte, Klodeckel, Toilettendeckel, WC-Brille, Waschtisch, Stand-WC, Handwaschbecken, Granitspüle, Dusch-WC, Tiefspüler, Tiefspül-WC, Wand-WCs, Stand-WCs, Spülrandlos, Hänge-WC, Aufsatzwaschbecken, Waschbecken Keramik, Waschtische, Einbauspülen, Spüle, Spülen, Badewannen, Vorwandelement, Duofix, Spülkästen, Füllventil, Flachspüler, Küchenspüle, Urinal, Drückerplatte, WC-Element
Tools > Plumbing > Pipes And Fittings: Rohr, Fitting, Siphon, HT-Rohr, Kugelhahn, Eckventil, Flexschlauch, Kupferrohr, Dichtung, Ablaufgarnitur, Dichtungsring, Winkelstück, Geruchsverschluss, Reduzierstück, Hanf Dichtung, Röhrensiphon, Panzerschlauch, Muffe, Fittings, Rohre, HT Bogen, Pressfitting, Kugelhähne, Eckventile, Siphons, Anschlussschlauch, Verbundrohr, Mehrschichtverbundrohr, O-Ringe, Dichtungen, Flachdichtung, Verschraubung, Geräteventil, Excenterstopfen, KG-Rohr, T-Stück, Ablaufventil, Rückschlagventil, Flaschensiphon, Doppelnippel, PE-Rohr, Klemmverschraubung, Gummidichtung, Waschmaschinenanschluss
Tools > Plumbing > Drain Snakes And Plungers: Abflussspirale, Rohrreinigungsspirale, Pömpel, Saugglocke, Rohrreinigungswelle, Abflussstampfer, Rohrreinigungsspiralen, Abflussreiniger Spirale, Abflussspiralen, Rohrreinigungsgerät, Saugglocken, Haarfänger Abfluss, Haarsieb, Pumpfix, Rohrspirale, Druckluft Rohrreiniger
Tools > Plumbing > Water Heaters And Heating: Durchlauferhitzer, Warmwasserspeicher, Heizkörper, Badheizkörper, Heizkörperthermostat, Boiler, Kaminofen, Fußbodenheizung, Thermostatkopf, Handtuchheizkörper, Umwälzpumpe, Ofenrohr, Pelletofen, Raumthermostat, Durchlauferhitzer elektronisch, Warmwasserboiler, Kleinspeicher, Untertischspeicher, Heizkörperthermostate, Handtuchheizkörper elektrisch, Designheizkörper, Fußbodenheizungen, Thermostate, Heizungspumpe, Elektroboiler, Ausdehnungsgefäß, Heizungsventil, Rücklaufverschraubung
Tools > Flashlights And Work Lights: Taschenlampe, Stirnlampe, Arbeitsleuchte, Baustrahler, Kopflampe, Handscheinwerfer, LED-Taschenlampe, Werkstattlampe, Inspektionsleuchte, Arbeitsscheinwerfer, UV-Taschenlampe, Taschenlampen, Stirnlampen, Arbeitsleuchten, Kopflampen, LED Stirnlampe, LED-Baustrahler, Akku-Arbeitsleuchte, Akku-Baustrahler, Handlampe, Handleuchte, Werkstattleuchte, Suchscheinwerfer, Schlüsselanhänger Taschenlampe, Handscheinwerfer LED
Tools > Locks And Safes: Sicherheitstechnik, Einbruchschutz, Türschloss, Schlösser, Sicherheitsschloss
Tools > Locks And Safes > Padlocks: Vorhängeschloss, Zahlenschloss, Bügelschloss Vorhang, Spindschloss, Überfalle, Kofferschloss, Diskusschloss, Vorhängeschlösser, Zahlenschlösser, TSA-Schloss, Kofferschlösser, Spindschloss Zahlen, Überfallen
Tools > Locks And Safes > Door Locks And Cylinders: Türschloss, Schließzylinder, Profilzylinder, Einsteckschloss, Smart Lock, Türriegel, Türkette, Fenstersicherung, Zylinderschloss, Türspion, Briefkasten, Möbelschloss, Panzerriegel, Türschlösser, Schließzylinder-Set, Profilzylinder-Set, Doppelzylinder, Wendeschlüssel, Gleichschließend, Knaufzylinder, Sicherheitsschloss, Briefkästen, Türzusatzschloss, Sicherheitsbeschlag, Fensterschloss, Stangenschloss, Einsteckschlösser, Paketbriefkasten, Zeitungsrolle, Kastenschloss, Türspione, Schutzbeschlag, Notschlüsselfunktion, Not- und Gefahrenfunktion
Tools > Locks And Safes > Safes And Key Cabinets: Tresor, Möbeltresor, Geldkassette, Schlüsseltresor, Schlüsselkasten, Safe, Wandtresor, Feuerschutztresor, Waffenschrank, Schlüsselsafe, Tresore, Geldkassetten, Dokumententresor, feuerfest, Elektronik-Tresor, Schlüsselschrank, Wertschutzschrank
Tools > Smoke And Gas Alarms: Rauchmelder, Rauchwarnmelder, CO-Melder, Kohlenmonoxidmelder, Feuerlöscher, Löschdecke, Gasmelder, Hitzemelder, Wassermelder, Rauchmelder 10 Jahre, Feuermelder, Rauchmelder-Set, CO-Warnmelder, Kohlenmonoxid, Feuerlöscher 6 kg, Brandmelder, Pulverlöscher, Schaumlöscher, Wasserleck
Tools > Workwear And Protective Gear: Arbeitsschutz, Arbeitskleidung, Schutzausrüstung, PSA, Auffanggurt
Tools > Workwear And Protective Gear > Work Clothing: Arbeitshose, Latzhose, Overall, Warnweste, Arbeitsjacke, Bundhose, Kochjacke, Malerhose, Warnschutzjacke, Knieschoner Arbeit, Einwegoverall, Berufskleidung, Arbeitskittel, Arbeitshosen, Arbeitsjacken, Warnwesten, Latzhosen, Bundhosen, Overalls, Warnschutzhose, Zunfthose, Arbeitsshorts, Softshelljacke Arbeit, Schnittschutzhose, Kälteschutz, Warnschutz, Rallyekombi, Schweißerjacke
Tools > Workwear And Protective Gear > Safety Shoes: Sicherheitsschuh, Arbeitsschuh, Sicherheitsstiefel, S3 Sicherheitsschuh, Stahlkappenschuh, Arbeitsstiefel, Sicherheitssneaker, Sicherheitsschuhe, Arbeitsschuhe, Sicherheitsschuhe S3, Sicherheitshalbschuh, Stahlkappe, Zehenschutzkappe, Arbeitsstiefel S3, Sicherheitsstiefel S3, S1P Schuhe, Gummistiefel S5, Berufsschuhe
Tools > Workwear And Protective Gear > Work Gloves: Arbeitshandschuhe, Schutzhandschuhe, Montagehandschuhe, Schnittschutzhandschuhe, Lederhandschuhe Arbeit, Mechanikerhandschuhe, Schweißerhandschuhe, Arbeitshandschuh, Schnittschutz Handschuhe, Montagehandschuh, Nitrilbeschichtet, Schutzhandschuh, Schweißerhandschuh, Winterarbeitshandschuhe, Chemikalienschutzhandschuhe, EN 388
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: Schutzbrille, Schutzhelm, Bauhelm, Gehörschutz, Kapselgehörschutz, Gesichtsschutz, Arbeitsschutzbrille, Anstoßkappe, Forsthelm, Vollsichtbrille, Schutzbrillen, Schutzhelme, Gehörschützer, Kapselgehörschützer, Bügelgehörschutz, Gesichtsschutzschirm, Bauarbeiterhelm, Überbrille, Gehörschutzstöpsel, Ohrenschützer Lärm, Forstschutzhelm, SNR
Tools > Workwear And Protective Gear > Dust Masks And Respirators: Staubmaske, Atemschutzmaske, Halbmaske, Atemschutzfilter, Feinstaubmaske, Vollmaske Atemschutz, FFP3, Staubmasken, Atemschutzmasken, FFP2 Maske, FFP3 Maske, Atemschutz, Halbmasken, Vollmaske, A2P3, P3 Filter, Feinstaubmasken, FFP3 Ventil, Gasmaske, Lackiermaske
Tools > Ladders And Scaffolding: Leiter, Stehleiter, Trittleiter, Teleskopleiter, Mehrzweckleiter, Anlegeleiter, Klapptritt, Gerüst, Dachbodentreppe, Haushaltsleiter, Schiebeleiter, Arbeitsplattform, Leitern, Stehleitern, Teleskopleitern, Trittleitern, Mehrzweckleitern, Anlegeleitern, Alu-Leiter, Stufenleiter, Sprossenleiter, Sprossen, Stufen, Dachleiter, Bodentreppe, Rollgerüst, Fahrgerüst, Podestleiter, Glasreinigerleiter
Tools > Tool Storage And Workshop: Werkstatteinrichtung, Werkstattausstattung, Garagenbedarf
Tools > Tool Storage And Workshop > Tool Boxes And Bags: Werkzeugkasten, Werkzeugkoffer, Werkzeugtasche, Werkstattwagen, Sortimentskasten, Werkzeuggürtel, Werkzeugbox, Sortierbox, Stapelsichtbox, Kleinteilemagazin, Werkzeugrucksack, Werkzeugkiste, Werkzeugkisten, Werkzeugtaschen, Werkzeugkoffer leer, Sortimentskästen, Kleinteileboxen, Sortimentskoffer, Werkzeugtrolley, Werkzeugwagen, Werkstattwagen bestückt, Gürteltasche Werkzeug, Kleinteilemagazine, Werkzeugmappe, Sichtlagerkästen, Stapelboxen Werkstatt, Werkzeugrolle, Alukoffer, Schraubenbox
Tools > Tool Storage And Workshop > Workbenches And Shelving: Werkbank, Arbeitsbock, Schwerlastregal, Lochwand, Unterstellbock, Werkzeugwand, Werkzeugschrank, Steckregal, Arbeitstisch Werkstatt, Spanntisch, Sägebock, Werkbänke, Schwerlastregale, Lochwände, Arbeitsböcke, Klappböcke, Steckregale, Metallregal Keller, Werkstattregal, Lochwandhaken, Werkzeughalter, Gerätehalter Wand, Fachböden, Palettenregal, Arbeitstische, Reifenregal, Garagenregal, Spannbock
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: Sackkarre, Seilwinde, Kettenzug, Möbelroller, Flaschenzug, Transportroller, Hubwagen, Hebegurt, Plattformwagen, Transportwagen, Möbelheber, Motorwinde, Transporthund, Sackkarren, Treppensackkarre, Sackkarre klappbar, Klappkarre, Transportkarre, Stapelkarre, Möbelroller-Set, Rollbrett, Seilzug, Elektrischer Seilzug, Seilwinden, Elektro-Seilwinde, Kettenzüge, Hebezeug, Hubtisch, Transportwagen klappbar, Treppensteiger, Möbelgleiter Umzug, Tragegurt, Hebegurte, Motorkran, Transportkarren, Handwagen klappbar, Ratschenzug
Tools > Welding And Soldering: Schweißgerät, Lötkolben, Lötstation, Lötzinn, Schweißhelm, Inverter-Schweißgerät, Schutzgasschweißgerät, Lötlampe, Stabelektroden, Schweißdraht, Gasbrenner Löten, Plasmaschneider, Flussmittel, Lötfett, Schweißelektrode, Bunsenbrenner, Schweißgeräte, Lötstationen, Lötkolben-Set, Lötspitze, Lötspitzen, Schweißhelm Automatik, WIG, MIG, MIG MAG, Fülldraht, Elektroden, Elektroden-Schweißgerät, Lötpistole, Lötdraht, Flammlöter, Gaslötkolben, Lötset, Schweißmaske, Hartlot, Entlötpumpe, Hartlöt, Gaskartusche Löten, Dachdeckerbrenner, Abflammgerät
Tools > Building Materials: Baustoffe, Baumaterial, Bauelemente
Tools > Building Materials > Cement And Plaster: Zement, Beton, Mörtel, Gips, Fliesenkleber, Gipskartonplatte, Estrich, Putz, Ausgleichsmasse, Estrichbeton, Ziegel, Pflasterstein, Rotband, Trockenbeton, Blitzzement, Rigips, Dichtschlämme, Porenbeton, Flexkleber, Fliesenkleber Flex, Fertigmörtel, Fertigbeton, Schnellzement, Ruckzuck-Beton, Gipsputz, Reparaturmörtel, Ausgleichmasse, Fließspachtel, Betonestrich, Mauermörtel, Pflasterfugenmörtel, Fugensand, Ziegelsteine, Trasszement, Gipskarton, Elektrikergips, Modelliergips Bau, Armierungsmörtel, Dichtschlämmen, Flüssigfolie, Dickbeschichtung, Armierungsgewebe
Tools > Building Materials > Flooring And Tiles: Laminat, Vinylboden, Fliese, Parkett, Sockelleiste, Trittschalldämmung, Terrassendiele, Bodenfliese, Wandfliese, Klickvinyl, PVC-Boden, Teppichfliese, Übergangsprofil, Mosaikfliese, Holzfliese, Fliesenschiene, Designboden, Korkboden, Fliesen, Laminatboden, Vinylböden, Vinyldielen, Klick-Vinyl, SPC Boden, Bodenbelag, PVC Bodenbelag, Feinsteinzeug, Sockelleisten, Fußleiste, Fußleisten, Parkettboden, Fertigparkett, Terrassendielen, WPC Dielen, WPC Terrassendiele, Klickfliesen, Terrassenplatten, Trittschall, Dämmunterlage, Mosaikfliesen, Treppenkante, Treppenkantenprofil, Übergangsleiste, Übergangsprofile, Abschlussprofil, Linoleum, Fliesen Nivelliersystem, Fliesenkreuze, Holzfliesen, Teppichboden, Viertelstab, Selbstklebende Vinylfliesen
Tools > Building Materials > Timber And Sheet Materials: Sperrholz, Kantholz, MDF-Platte, Acrylglas, Aluprofil, Leimholzplatte, OSB-Platte, Holzlatte, Rundstab, Plexiglas, Spanplatte, Winkelprofil, Stegplatte, Wellplatte, Holzleiste, Dachpappe, Bitumenbahn, Lochblech, Konstruktionsholz, Siebdruckplatte, Dachlatte, Multiplexplatte, Multiplex, Multiplexplatten, Sperrholzplatte, Sperrholzplatten, MDF Platten, Leimholz, Leimholzplatten, Zuschnitt, Holzplatte, Holzzuschnitt, Kanthölzer, Holzlatten, Latten, Rundstäbe, Buchenrundstab, OSB, Plexiglasscheibe, Acrylglasplatte, Polycarbonatplatte, Hohlkammerplatte, Alu-Profil, Aluminiumprofil, Aluminiumblech, Stahlblech, Blech Zuschnitt, Vierkantrohr, Quadratrohr, Rundrohr, Flachstange, Lochbleche Zuschnitt, Arbeitsplatte, Holzdiele, Rauspund, Profilholz, Hobelware, Dachpappen, Bitumenschindeln, Bitumenwellplatte, Trapezblech, KVH, Rahmenholz, Möbelbauplatte, Hartfaserplatte, HPL Platte, Hartschaumplatte, Siebdruckplatten, U-Profil, L-Profil, Eckleiste, Kantenschutzprofil, Pflanzpfahl, Balken
Tools > Building Materials > Insulation Doors And Windows: Dämmwolle, Dämmplatte, Dichtungsband Fenster, Innentür, Dachfenster, Rollladen, Zugluftstopper, Fliegengitter, Insektenschutz Fenster, Dachrinne, Styropor, Türdichtung, Rohrisolierung, Mineralwolle, Glaswolle, Garagentor, Lüftungsgitter, Fensterdichtung, Zimmertür, Fensterbank, Zarge, Dämmstoff, Dämmung, Steinwolle, Dämmplatten, Dämmmatten, Klemmfilz, Trennwandplatte, Dichtungsbänder, P-Profil, D-Profil, E-Profil, Fensterdichtungen, Türbodendichtung, Zugluftstopper Tür, Türdichtungen, Gummidichtung Fenster, Innentüren, Zimmertüren, Haustür, Türzarge, Fenster Kunststoff, Kellerfenster, Dachfenster Rollo Eindeckrahmen, Rollladengurt, Rollladenmotor, Gurtwickler, Rollläden, Insektenschutzgitter, Fliegengitter Fenster, Fliegengittertür, Insektenschutztür, Lichtschachtabdeckung, Dachrinnen, Fallrohr, Laubschutz Dachrinne, Laubfang, Fensterbänke, Fensterbank Granit, Rohrisolierungen, Akustikschaumstoff, Noppenschaum, Dampfsperre, Dampfbremse, Styrodur, Heizkörperreflexionsfolie, Lüftungsgitter Edelstahl, Revisionsklappe, Luftpolsterfolie Isolierung, Garagentorantrieb, Türbodendichtungen
Automotive: Auto, Kfz, Pkw, Fahrzeug, Autozubehör, Golf, Passat, Skoda Octavia, universal Kfz
Automotive > Car Care: Autopflege, Fahrzeugpflege, Autoreinigung, Autopflegeset
Automotive > Car Care > Car Shampoos: Autoshampoo, Snow Foam, Autowäsche, Vorreiniger, Insektenentferner, Glanzshampoo
Automotive > Car Care > Car Waxes And Polishes: Autowachs, Autopolitur, Keramikversiegelung, Lackversiegelung, Kratzerentferner, Lackreiniger, Hartwachs, Reinigungsknete, Sprühwachs, Schleifpaste, Lackpolitur, Schnellversiegelung, Hochglanzpolitur
Automotive > Car Care > Car Interior Cleaners: Cockpitspray, Cockpitpflege, Polsterreiniger Auto, Autoinnenreiniger, Lederpflege Auto, Kunststoffpflege, Innenraumreiniger, Cockpitreiniger, Cockpittücher, Kunststoff Tiefenpfleger, Lederreiniger Auto
Automotive > Car Care > Wheel And Tyre Cleaners: Felgenreiniger, Reifenglanz, Reifenpflege, Felgenversiegelung, Flugrostentferner, Teerentferner, Felgenschutz, Reifenschwarz, Reifengel
Automotive > Car Care > Car Glass Cleaners: Autoglasreiniger, Scheibenreiniger Auto, Scheibenenteiser, Enteiser, Antibeschlagspray, Scheibenversiegelung, Scheinwerferaufbereitung, Scheibenenteiserspray, Regenabweiser Scheibe, Antibeschlag
Automotive > Car Care > Car Wash Tools: Waschhandschuh, Trockentuch Auto, Mikrofasertuch Auto, Autowaschbürste, Felgenbürste, Autoleder, Polierpad, Autoschwamm, Foam Lance, Schaumlanze, Autowaschhandschuh, Poliermaschine Auto, Detailing Pinsel
Automotive > Car Care > Car Air Fresheners: Autoduft, Lufterfrischer Auto, Duftbaum, Autoparfüm, Lüftungsclip, Wunderbaum, Autoduftbaum, Lufterfrischer
Automotive > Car Care > Car Paint And Body Repair: Lackstift, Autolack, Lackspray, Spachtelmasse Auto, Rostumwandler, Unterbodenschutz, Klarlack, Rostschutz, Polyesterspachtel, Felgenlack, Steinschlagschutz, Hohlraumversiegelung, Bremssattellack, Glasfaserspachtel, Dellenlifter, Grundierspray Auto
Automotive > Oils And Fluids: Betriebsstoffe, Schmierstoff, Autoflüssigkeit
Automotive > Oils And Fluids > Motor Oils: Motoröl, Motorenöl, Zweitaktöl, Leichtlauföl, Synthetiköl, Mehrbereichsöl, 4-Takt Öl, Longlife III, 0w30
Automotive > Oils And Fluids > Gear And Transmission Oils: Getriebeöl, Automatikgetriebeöl, Servoöl, Hydrauliköl, Lenkgetriebeöl, Schaltgetriebeöl, ATF Öl, Hypoidöl, Doppelkupplungsgetriebeöl
Automotive > Oils And Fluids > Brake Fluids: Bremsflüssigkeit, Kupplungsflüssigkeit, DOT 4, DOT 4 LV
Automotive > Oils And Fluids > Antifreeze And Coolants: Frostschutz, Kühlerfrostschutz, Kühlmittel, Kühlflüssigkeit, Kühlerdicht, Kühlerschutz, Kühlerfrostschutzmittel, Kühlerreiniger, Kühlerdichtmittel
Automotive > Oils And Fluids > Screenwash: Scheibenfrostschutz, Scheibenreiniger Konzentrat, Scheibenwaschmittel, Klarsicht, Scheibenfrostschutzmittel, Sommerscheibenreiniger, Scheibenklar, Scheibenwaschwasser
Automotive > Oils And Fluids > Fuel And Oil Additives: Kraftstoffadditiv, Benzinadditiv, Dieseladditiv, Systemreiniger, Injektorreiniger, Motorspülung, Ventilreiniger, Startpilot, Motorsystemreiniger, Diesel Fließfit, Verschleißschutz Motoröl, Hydrostößel Additiv, Ölverlust Stop, DPF Reiniger
Automotive > Oils And Fluids > Adblue: Harnstofflösung, Dieselabgasreiniger, Ad Blue, Harnstoff Diesel
Automotive > Oils And Fluids > Greases And Workshop Sprays: Mehrzweckfett, Bremsenreiniger, Rostlöser, Multifunktionsspray, Kupferpaste, Kontaktspray, Silikonspray, Vergaserreiniger, Radlagerfett, Drosselklappenreiniger, Keramikpaste, Marderspray, Montagepaste, Batteriepolfett, Weißes Lithiumfett, Unterbodenwachs, Kettenfett
Automotive > Car Parts: Autoteile, Ersatzteil, Kfz Ersatzteil, Autoersatzteil, Vorderachse, Hinterachse, vorne links, hinten rechts, Passat, Octavia, Astra
Automotive > Car Parts > Brakes: Bremsbeläge, Bremsscheibe, Bremssattel, Bremsbacken, Bremsklötze, Bremstrommel, Bremsschlauch, Bremsbelagsatz, Bremsenset, Bremsscheiben, Bremsklotz, Handbremsseil, Radbremszylinder, Bremsbackensatz, Verschleißanzeiger
Automotive > Car Parts > Car Filters: Ölfilter, Luftfilter, Innenraumfilter, Pollenfilter, Kraftstofffilter, Dieselfilter, Filterset, Aktivkohle Innenraumfilter, Ölfiltereinsatz, Sportluftfilter, Inspektionspaket
Automotive > Car Parts > Spark Plugs And Ignition: Zündkerze, Glühkerze, Zündspule, Zündkabel, Verteilerkappe, Zündleitungssatz, Zündkerzen Iridium, Glühstiftkerze, Zündmodul
Automotive > Car Parts > Car Light Bulbs: Autolampe, H7 Lampe, H4 Lampe, Xenonbrenner, Glühlampe Auto, Scheinwerferlampe, Soffitte, Standlicht, Kfz Lampe, Halogenlampe H7, Scheinwerfer Glühlampe, H11 Lampe, Blinkerlampe, Rücklichtlampe, LED H7
Automotive > Car Parts > Headlights And Tail Lights: Scheinwerfer, Rückleuchte, Nebelscheinwerfer, Blinkleuchte, Tagfahrlicht, Arbeitsscheinwerfer, Heckleuchte, Hauptscheinwerfer, Rücklicht, LED Lightbar, Zusatzscheinwerfer, Kennzeichenbeleuchtung, Rundumleuchte, Heckleuchten, Seitenmarkierungsleuchte, Frontscheinwerfer
Automotive > Car Parts > Wiper Blades: Scheibenwischer, Wischerblatt, Wischblatt, Heckwischer, Flachbalkenwischer, Wischerarm, Scheibenwischerblatt, Wischerblätter, Frontscheibenwischer, Wischergummi
Automotive > Car Parts > Suspension And Steering: Stoßdämpfer, Federbein, Fahrwerksfeder, Querlenker, Spurstangenkopf, Radlager, Koppelstange, Gewindefahrwerk, Traggelenk, Stabilisator, Domlager, Gasdruckdämpfer, Lenkgetriebe, Tieferlegungsfedern, Radlagersatz, Axialgelenk, Spurstange, Fahrwerk, Querlenkersatz
Automotive > Car Parts > Engine And Drivetrain Parts: Zahnriemensatz, Keilriemen, Keilrippenriemen, Wasserpumpe, Kupplungssatz, Lichtmaschine, Anlasser, Turbolader, Dichtung, Kraftstoffpumpe, Zweimassenschwungrad, Zahnriemen, Steuerkettensatz, Motorlager, Zylinderkopfdichtung, Kupplungskit, Spannrolle, Ladeluftkühler, Klimakompressor, Antriebswelle, Ventildeckeldichtung, Einspritzdüse, Kühler, Thermostat, Ausgleichsbehälter, Ölwanne, Achsmanschette
Automotive > Car Parts > Exhaust Parts: Auspuff, Endschalldämpfer, Katalysator, Lambdasonde, Auspuffblende, Auspuffschelle, Dieselpartikelfilter, AGR Ventil, Mittelschalldämpfer, Auspuffanlage, Krümmer, Flexrohr, Sportauspuff, Auspuffreparatur, Auspuffrohr, Vorschalldämpfer
Automotive > Car Parts > Mirrors And Body Parts: Außenspiegel, Spiegelglas, Stoßstange, Kotflügel, Kühlergrill, Spoiler, Heckklappendämpfer, Türgriff Auto, Kennzeichenhalter, Schmutzfänger, Windabweiser, Motorhaubendämpfer, Kotflügelverbreiterung, Autoantenne, Tankdeckel, Rückspiegel, Türfangband, Radhausschale, Seitenspiegel, Haubenlift, Gasfeder Heckklappe, Nummernschildhalter, Stoßstangenschutz
Automotive > Car Parts > Car Sensors And Switches: ABS Sensor, Parksensor, Luftmassenmesser, Fensterheber, Relais, Kfz Sicherung, Flachsicherung, Zündschloss, Nockenwellensensor, Raddrehzahlsensor, Kurbelwellensensor, Sicherungssortiment, Blinkerrelais, Zentralverriegelung, Stellmotor, Fensterhebermotor, Hupe, Bremslichtschalter, Kabelsatz, Kippschalter 12V, Sicherungshalter, Gebläsewiderstand, Lenkstockschalter, Parksensoren
Automotive > Tyres And Wheels: Rad, Reifen, Räder
Automotive > Tyres And Wheels > Car Tyres: Sommerreifen, Winterreifen, Ganzjahresreifen, Allwetterreifen, Autoreifen, Pkw Reifen, Llkw Reifen, Komplettrad, Sommerreifen 205, Reifen, Winterreifen XL, Offroadreifen, Runflat Reifen
Automotive > Tyres And Wheels > Rims And Wheel Covers: Alufelge, Stahlfelge, Radkappe, Radzierblende, Radschraube, Radmutter, Ventilkappe, Spurverbreiterung, Felge, RDKS Sensor, Radkappen, Radzierblenden, Alufelgen, Felgenschloss, Nabendeckel, Zentrierringe, Reifenventil, Distanzscheiben, Reifentasche, Felgendeckel
Automotive > Tyres And Wheels > Snow Chains: Schneekette, Schneesocke, Anfahrhilfe, Textilschneekette, Schneeketten, Anfahrhilfen, Textil Schneekette
Automotive > Tyres And Wheels > Tyre Repair And Inflation: Reifenpannenset, Reifendichtmittel, Reifenpannenspray, Luftdruckprüfer, Autokompressor, Luftkompressor 12V, Reifenfüller, Fußpumpe, Reifenfüllgerät, Reifenreparaturset, Reifenpilot, Pannenspray, Luftpumpe Auto, Reifendruckprüfer, Minikompressor
Automotive > Car Batteries And Charging: Autobatterie Zubehör, Bordnetz
Automotive > Car Batteries And Charging > Car Batteries: Autobatterie, Starterbatterie, AGM Batterie, EFB Batterie, Versorgungsbatterie, Kfz Batterie, 12V Batterie, Start Stop Batterie, Wohnmobilbatterie, Solarbatterie, LKW Batterie
Automotive > Car Batteries And Charging > Car Battery Chargers: Batterieladegerät, Autobatterie Ladegerät, Erhaltungsladegerät, Kfz Ladegerät, Batterietester, Batterie Ladegerät, Kfz Batterieladegerät, Batterietrainer, Ladebooster, Erhaltungsladung
Automotive > Car Batteries And Charging > Jump Starters And Cables: Starthilfe, Starthilfekabel, Powerbank Starthilfe, Überbrückungskabel, Starthilfegerät, Polklemme, Starthilfebooster, Starthilfe Powerbank, Batterieklemme, Batterietrennschalter
Automotive > Car Batteries And Charging > EV Charging: Ladekabel Elektroauto, Typ 2 Kabel, Wallbox, Ladestation, Ladeziegel, mobile Ladestation, Typ2 Ladekabel, Mode 3 Kabel, Elektroauto Ladestation, Schuko Ladegerät Elektroauto, Notladekabel, Ladekabelhalter
Automotive > Car Accessories: Autozubehör, Kfz Zubehör, Octavia, Passat, Kofferraum, passgenau Auto
Automotive > Car Accessories > Seat Covers And Cushions: Sitzbezug Auto, Autositzbezüge, Schonbezug, Lenkradbezug, Sitzauflage, Gurtpolster, Sitzschoner, Rückenlehnenschutz, Sitzbezüge, Lenkradhülle, Lenkradbezüge, Sitzheizung, Autositzbezug, Armlehne Auto, Autositzauflage, Nackenkissen Auto, Holzkugel Sitzauflage, Sitzkissen Auto
Automotive > Car Accessories > Car Mats And Boot Liners: Fußmatte Auto, Gummimatten, Kofferraumwanne, Kofferraummatte, Autoteppich, Velours Fußmatten, Automatten, Fußmatten, Gummifußmatten, Allwetterfußmatten, Kofferraumwannen, Fußmattenset, Kofferraumschutz
Automotive > Car Accessories > Phone Mounts: Handyhalterung Auto, Kfz Halterung, Lüftungshalterung, Smartphone Halterung Auto, Tablethalterung Auto, Handyhalterung, Kfz Handyhalterung, Smartphonehalterung Auto, Autohalterung, MagSafe Halterung Auto, Handyhalter Auto
Automotive > Car Accessories > Car Chargers: Kfz Ladeadapter, Zigarettenanzünder Adapter, USB Autoladegerät, Spannungswandler, Wechselrichter 12V, Kfz Ladegerät USB, Zigarettenanzünder Ladegerät, Zigarettenanzünder, Auto Ladegerät, Autoladegerät, Kfz Ladegerät, Kfz USB Ladegerät, 12V Steckdose, Sinus Wechselrichter, Spannungswandler 12V
Automotive > Car Accessories > Sunshades And Car Covers: Sonnenschutz Auto, Sonnenblende Auto, Autogarage Abdeckung, Autoabdeckung, Frontscheibenabdeckung, Tönungsfolie, Autoplane, Frontscheibenabdeckung Winter, Frostschutz Scheibe, Autoschutzhülle, Scheibenabdeckung, Vollgarage, Halbgarage, Ganzgarage, Sonnenschutzrollo Auto, Sonnenschutzfolie Auto, Autosonnenschutz, Sonnenrollo Auto
Automotive > Car Accessories > Roof Boxes And Carriers: Dachbox, Dachträger, Fahrradträger, Heckträger, Kupplungsträger, Skiträger, Grundträger, Relingträger, Dachkoffer, Dachtasche, Dachkorb, Kupplungsfahrradträger, Dachfahrradträger, Heckklappenträger, Querträger, Dachgepäckträger, Dachreling, Kajakträger, Fahrradheckträger
Automotive > Car Accessories > Towing And Trailer Parts: Anhängerkupplung, Abschleppseil, Abschleppstange, Spanngurt, Zurrgurt, Anhängerbeleuchtung, Stützrad, Seilwinde Auto, Anhängernetz, Anhänger Adapter, Anhängersteckdose, Abschleppgurt, Kugelschutzkappe, Anhänger Stecker, 13-polig, 7-polig, Anhängerschloss, Kastenschloss, Anhängerplane, Kupplungskugel, Ratschenspanngurt, Spanngurte, Wohnwagenspiegel, Bergegurt, Sandbleche, Gepäckspinne, Zurrgurte, Zurrgurt Ratsche, Spanngurt Ratsche, Spanngurte mit Ratsche
Automotive > Car Accessories > Car Safety And Emergency: Warndreieck, Verbandskasten, Verbandtasche Auto, Warnweste, Notfallhammer, Eiskratzer, Schneebesen Auto, Pannenset, Kfz Verbandtasche, Verbandtasche, KFZ-Verbandkasten, DIN 13164, Gurtschneider, Pannenweste, Eiskratzer Handschuh, Warndreieck Set, Kombitasche, Alkoholtester, Pannenwarnset
Automotive > Car Accessories > Car Security: Lenkradkralle, Lenkradschloss, Alarmanlage Auto, GPS Tracker Auto, Wegfahrsperre, Parkkralle, Schlüsselhülle Auto, Autoschlüssel Gehäuse, Autoschlüssel Hülle, Schlüsselcover, Keyless Go Schutz, Schlüsselgehäuse, RFID Autoschlüssel, Lenkradsperre, Diebstahlsicherung Auto, Parkbügel, Schlüsseletui Auto, Funkschlüssel
Automotive > Car Accessories > Car Organizers: Kofferraumtasche, Kofferraumorganizer, Rücksitztasche, Rückenlehnentasche, Automülleimer, Gepäcknetz, Parkscheibe, Getränkehalter Auto, Rückenlehnenschutz mit Fächern, Autositz Organizer, Auto Organizer, Kofferraumbox, Kofferraumnetz, Kofferraum Organizer, Autotasche, Abfallbehälter Auto, Autotisch, Sonnenblendentasche, Auto Rücksitz Organizer, Trittschutz Auto, Kofferraumtasche faltbar
Automotive > Car Accessories > Car Decals And Styling: Autoaufkleber, Autofolie, Zierstreifen, Schaltknauf, Einstiegsleisten, Heckaufkleber, Innenraumbeleuchtung Auto, Schaltsack, Pedalset, Aufkleber Auto, Carbonfolie, Ambientebeleuchtung Auto, Emblem Auto, Türkantenschutz, Baby an Bord, Autoaufkleber Baby, Autoschild, Anfänger Magnet, Nummernschild personalisiert
Automotive > Car Electronics: Autoelektronik, Fahrzeugelektronik
Automotive > Car Electronics > Car Radios: Autoradio, Doppel DIN, Moniceiver, Radioblende, FM Transmitter, Bluetooth Autoradio, Autoradio DAB, Carplay Adapter, Android Autoradio, Antennenadapter Auto, Freisprecheinrichtung, Radioadapter Auto, Multimedia Receiver
Automotive > Car Electronics > Car Speakers And Amplifiers: Autolautsprecher, Auto Subwoofer, Auto Verstärker, Koaxiallautsprecher, Endstufe, Komponentenlautsprecher, Untersitz Subwoofer, Auto Bassbox, Alubutyl, Kfz Verstärker, Dämmmatte Auto, Autoboxen, Kabelset Endstufe
Automotive > Car Electronics > Dash Cams: Dashcam, Autokamera, Rückfahrkamera, Unfallkamera, Dash Cam vorne hinten, Rückfahrkamera Set, Autokamera vorne
Automotive > Car Electronics > Car Navigation: Navigationsgerät, Navi, Lkw Navi, Motorradnavi, Blitzerwarner, Radarwarner, Navigationssystem, Wohnmobil Navi, Verkehrswarner
Automotive > Car Electronics > Obd Scanners: OBD2 Diagnosegerät, Fehlerauslesegerät, OBD Adapter, Diagnosescanner, Fehlercode Leser, OBD2 Scanner, Diagnosegerät Auto, OBD2 Bluetooth, Fehlercodeleser
Automotive > Automotive Tools: Kfz Werkzeug, Werkstattbedarf, Autowerkzeug
Automotive > Automotive Tools > Jacks And Ramps: Wagenheber, Rangierwagenheber, Scherenwagenheber, Unterstellbock, Auffahrrampe, Stempelwagenheber, Motorkran, Hydraulischer Wagenheber, Unterstellböcke, Auffahrrampen, Rollbrett Werkstatt, Motorständer, Motorradhebebühne, Unterlegkeil, Wagenheber Gummi, Rangierhilfe, Hebebühne
Automotive > Automotive Tools > Car Repair Tools: Ölfilterschlüssel, Ölauffangwanne, Motoreinstellwerkzeug, Kompressionstester, Zündkerzenschlüssel, Fettpresse, Federspanner, Abzieher, Ölabsaugpumpe, Radkreuz, Radmutternschlüssel, Bremsenentlüfter, Bremskolbenrücksteller, Felgenbaum, Radwechselset, Bremskolbenrückstellsatz, Zierleistenkeile, Kühlsystem Abdrückgerät, Entlüftungsgerät Bremse, Radlager Abzieher, Nockenwellen Arretierung, Trichter Öl, Türverkleidung Werkzeug, Steuerzeiten Werkzeug, Radmuttern Nuss
Automotive > Motorcycle: Motorrad, Moped, Motorroller, Mofa, Vespa, Kawasaki, Roller 50ccm, Motorradzubehör, Motorradfahrer
Automotive > Motorcycle > Motorcycle Helmets: Motorradhelm, Integralhelm, Klapphelm, Jethelm, Crosshelm, Helmvisier, Rollerhelm, Visier Helm
Automotive > Motorcycle > Motorcycle Clothing: Motorradjacke, Motorradhandschuhe, Motorradstiefel, Motorradhose, Lederkombi, Rückenprotektor, Motorradjeans, Regenkombi Motorrad, Airbagweste, Motorradbekleidung
Automotive > Motorcycle > Motorcycle Tyres: Motorradreifen, Rollerreifen, Mopedreifen, Motorradschlauch, Enduroreifen
Automotive > Motorcycle > Motorcycle Parts: Motorradkette, Kettensatz, Kettenrad, Motorrad Bremsbeläge, Lenkergriffe, Bremshebel, Motorradspiegel, Motorradauspuff, Motorradbatterie, Variomatik, Kupplungshebel, Blinker Motorrad, Lenkergriffe Motorrad, Windschild Motorrad, Auspuff Motorrad, Sturzpads, Sturzbügel, Fußrasten, Vario, Kennzeichenhalter Motorrad, Gabelsimmerringe, Zylinderkit
Automotive > Motorcycle > Motorcycle Luggage: Topcase, Motorradkoffer, Tankrucksack, Satteltasche Motorrad, Hecktasche Motorrad, Seitenkoffer, Gepäckträger Motorrad, Satteltaschen Motorrad, Motorradtasche, Gepäckrolle, Kofferträger
Automotive > Motorcycle > Motorcycle Accessories: Motorradabdeckung, Motorradschloss, Bremsscheibenschloss, Kettenspray, Motorrad Headset, Motorradständer, Heizgriffe, Motorradreiniger, Motorradplane, Motorrad Gegensprechanlage, Kettenspray Motorrad, Montageständer Motorrad, Motorrad Handyhalterung, Tankpad, Kettenreiniger Motorrad, Beinschutzdecke Roller
Automotive > Caravan And Motorhome: Wohnwagenzubehör, Wohnmobil, Caravan, Vorzelt, Campingtoilette Chemie, Auffahrkeil, Markise Wohnmobil, Wasserpumpe Wohnmobil, Wohnwagen, Sanitärflüssigkeit, Campingtoilette, Toilettenflüssigkeit, Wohnwagen Schutzhülle, Vorzelt Wohnwagen, CEE Kabel, Standheizung, Dachhaube Wohnmobil, Wohnmobil Thermomatte, Mover
Toys: Spielzeug, Spielwaren, Kinderspielzeug, Spielset
Toys > Building Sets: Bausteine, Bauset, Konstruktionsspielzeug, Baukasten
Toys > Building Sets > Brick Sets: Klemmbausteine, Noppensteine, Bausteinset, Minifigur, Bauplatte, Bausteine, Baustein Set
Toys > Building Sets > Wooden Blocks: Holzbausteine, Holzklötze, Bauklötze, Holzplättchen, Regenbogen Holz
Toys > Building Sets > Magnetic Building Sets: Magnetbausteine, Magnetfliesen, Magnetspiel, Magnetplatten, Magnetbaukasten, Magnetische Bausteine
Toys > Building Sets > Marble Runs: Kugelbahn, Murmelbahn, Kugelbahnsystem
Toys > Building Sets > Construction Kits: Metallbaukasten, Technikbaukasten, Konstruktionsbaukasten, Steckbausteine, Steckspiel, Baukasten, Technik Baukasten
Toys > Building Sets > Model Kits: Modellbausatz, Modellbau, Plastikmodellbausatz, Flugzeugmodell, Schiffsmodell, Bausatz, Plastikmodell, Modellflugzeug
Toys > Dolls: Puppe, Spielpuppe, Puppenset, Stoffpuppe, Schlenkerpuppe, Kuschelpuppe, Waldorfpuppe, Kinderpuppe
Toys > Dolls > Fashion Dolls: Modepuppe, Anziehpuppe, Ankleidepuppe, Prinzessinnenpuppe, Meerjungfrauenpuppe, Prinzessinnen Puppe, Meerjungfrau Puppe
Toys > Dolls > Baby Dolls: Babypuppe, Rebornpuppe, Funktionspuppe, Weichkörperpuppe, Puppenbaby, Weichpuppe
Toys > Dolls > Dollhouses: Puppenhaus, Puppenhausmöbel, Puppenvilla, Puppenstube, Traumvilla
Toys > Dolls > Doll Accessories: Puppenkleidung, Puppenwagen, Puppenbett, Puppenkleid, Puppenbuggy, Puppenzubehör, Puppenhochstuhl, Puppentrage, Puppenwiege, Puppenkleider
Toys > Dolls > Puppets And Puppet Theatres: Handpuppe, Fingerpuppe, Kasperletheater, Marionette, Puppentheater, Kasperlefigur, Kasperltheater, Kaspertheater
Toys > Figures: Spielfigur, Figur, Figurenset, Sammelfigur
Toys > Figures > Action Figures: Actionfigur, Superheldenfigur, Sammelfigur, Wrestlingfigur, Verwandlungsroboter, Wrestling Figur
Toys > Figures > Collectible Figures: Vinylfigur, Sammlerfigur, Wackelkopf, Animefigur, Statue, Sammelfiguren, Blindbox
Toys > Figures > Animal Figures: Tierfigur, Dinosaurierfigur, Pferdefigur, Bauernhoftiere, Wildtiere, Dino, Dinosaurier Figur, Spielzeugtiere, Tierfiguren
Toys > Figures > Playsets: Spielset, Spielwelt, Ritterburg, Bauernhof Spielset, Piratenschiff, Feuerwehrstation, Spielset mit Figuren, Spielhaus Figuren, Bauernhof Spielzeug
Toys > Toy Vehicles: Spielzeugfahrzeug, Spielfahrzeug, Parkgarage, Spielgarage, Parkhaus, Autowaschanlage Spielzeug, Straßenteppich, Spielzeugflugzeug, Spielzeughubschrauber, Spielzeugboot, Styroporflieger, Wurfgleiter, Spielzeuggarage
Toys > Toy Vehicles > Toy Cars: Spielzeugauto, Modellauto, Rennauto, Rückziehauto, Miniaturauto, Spielauto
Toys > Toy Vehicles > Toy Trucks And Machines: Spielzeuglaster, Bagger, Müllwagen, Feuerwehrauto, Spielzeugtraktor, Kipper, Kran, Spielzeug Bagger, Traktor Spielzeug, Kipplaster, Baufahrzeug, Kran Spielzeug, Müllauto
Toys > Toy Vehicles > Toy Trains: Spielzeugeisenbahn, Holzeisenbahn, Modelleisenbahn, Lokomotive, Schienen, Modellbahn, Zugset, Eisenbahn, Spur H0, Spur N, Lok, Dampflok, Waggon, Güterwagen, Personenwagen, E-Lok, Diesellok
Toys > Toy Vehicles > Race Tracks: Autorennbahn, Rennbahn, Carrerabahn, Rennstrecke, Slotcar
Toys > Remote Control Toys: ferngesteuertes Spielzeug, RC Modell, ferngesteuert, RC Fahrzeug, Fernsteuerung Spielzeug
Toys > Remote Control Toys > Remote Control Cars: ferngesteuertes Auto, RC Auto, RC Buggy, RC Truck, RC Crawler, RC Bagger, RC Traktor, RC Panzer
Toys > Remote Control Toys > Remote Control Aircraft And Boats: RC Hubschrauber, RC Flugzeug, RC Boot, ferngesteuerter Hubschrauber, Spielzeugdrohne, Minidrohne, Mini Drohne, ferngesteuertes Boot
Toys > Remote Control Toys > Toy Robots: Spielzeugroboter, Roboter Spielzeug, Roboterhund, interaktiver Roboter, Lernroboter, Roboter, interaktives Haustier
Toys > Games: Spiel, Gesellschaftsspiel, Kinderspiel, Reisespiel, Spiel ab, Spieleklassiker, Mitbringspiel
Toys > Games > Family Board Games: Brettspiel, Familienspiel, Würfelspiel, Quizspiel, Kinderspiel, Ratespiel, Memo Spiel, Wissensspiel, Memospiel
Toys > Games > Strategy Board Games: Strategiespiel, Kennerspiel, Expertenspiel, Brettspiel Erweiterung, Erweiterung Brettspiel
Toys > Games > Card Games: Kartenspiel, Quartett, Stichspiel, Schwarzer Peter, Legespiel
Toys > Games > Playing Cards: Spielkarten, Pokerkarten, Skatkarten, Rommékarten, Tarotkarten, Pokerchips, Pokerkoffer, Skat
Toys > Games > Trading Cards: Sammelkarten, Sammelkartenspiel, Boosterpack, Sammelsticker, Stickeralbum, Boosterdisplay, Kartenhüllen, Sticker Tüte, Top Trainer Box
Toys > Games > Party Games: Partyspiel, Trinkspiel, Ratespiel, Erwachsenenspiel, Pantomime, Saufspiel
Toys > Games > Chess And Classic Games: Schachspiel, Schachbrett, Schachfiguren, Mühle, Backgammon, Domino, Mahjong, Würfel, Spielesammlung, Bingo, Schach, Schachuhr, Schachspiel Holz, Schachkassette, Schachspiel klappbar, Damespiel, Mühle Dame
Toys > Games > Dexterity And Action Games: Geschicklichkeitsspiel, Wackelturm, Stapelspiel, Angelspiel, Mikado, Actionspiel, Reaktionsspiel, Aktionsspiel
Toys > Games > Role Playing And Miniature Games: Rollenspiel, Regelwerk, Tabletop, Miniaturen, Rollenspielwürfel, Quellenbuch, Würfelset RPG
Toys > Games > Escape And Mystery Games: Escape Spiel, Krimispiel, Rätselspiel, Escape Room Spiel, Exit Spiel, Detektivspiel, Krimidinner, Rätselbox
Toys > Games > Table Football And Game Tables: Tischkicker, Kickertisch, Airhockey, Tischfußball, Multigame Spieltisch, Kinderbillard, Multigame Tisch, Kicker
Toys > Puzzles: Puzzle, Puzzlespiel, Puzzlematte, Puzzlebrett, Puzzlekleber, Puzzle Sortierschalen, Puzzleunterlage, Puzzlerahmen
Toys > Puzzles > Jigsaw Puzzles: Puzzle 1000 Teile, Erwachsenenpuzzle, Panoramapuzzle, Puzzle 500 Teile, Legepuzzle, 1000 Teile Puzzle, 500 Teile
Toys > Puzzles > Kids Puzzles: Kinderpuzzle, Holzpuzzle, Bodenpuzzle, Rahmenpuzzle, Steckpuzzle, Greifpuzzle, 2x24 Teile
Toys > Puzzles > 3D Puzzles: 3D Puzzle, Puzzleball, Kristallpuzzle, 3D Bauwerk
Toys > Puzzles > Brain Teasers: Zauberwürfel, Knobelspiel, Denkspiel, Logikspiel, Geduldsspiel, Metallpuzzle, Tangram, Geduldspiel
Toys > Plush Toys: Plüschtier, Kuscheltier, Stofftier, Plüsch, Schmusetier, Teddybär, Teddy, Plüschbär, Kuschelbär, Plüschhund, Plüschkatze, Plüschhase, Plüscheinhorn, Stoffhase, Kuschelhund, Plüschelefant, Plüschfigur, Plüsch Figur, Lizenzplüsch, Zeichentrick Plüsch, Schlenkertier
Toys > Baby And Toddler Toys: Babyspielzeug, Kleinkindspielzeug, Motorikspielzeug, Kinderwagenkette, Mobile Baby, Spieluhr
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: Rassel, Greifling, Greifball, Babyrassel, Rasselring, Greifring, Beißring
Toys > Baby And Toddler Toys > Comforters: Schmusetuch, Schnuffeltuch, Kuscheltuch, Nuckeltuch
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: Spielbogen, Krabbeldecke, Spieldecke, Mobile, Spieluhr, Babymobile, Erlebnisdecke, Spieltisch, Motorikwürfel, Spielcenter, Aktivitätswürfel, Activity Würfel, Busy Board, Activity Center, Spieltrapez, Baby Mobile
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: Steckwürfel, Stapelturm, Stapelbecher, Formensortierer, Motorikschleife, Klopfbank, Stapelringe, Steckspiel, Sortierbox, Sortierwürfel, Stapelspiel Baby, Sortierspiel, Formensortierspiel
Toys > Baby And Toddler Toys > Push And Pull Toys: Nachziehtier, Nachziehspielzeug, Schiebetier, Lauflernwagen, Lauflernhilfe, Schiebespielzeug
Toys > Baby And Toddler Toys > Bath Toys: Badespielzeug, Badeente, Quietscheente, Badewannenspielzeug, Spritztier, Badebuch
Toys > Educational Toys: Lernspielzeug, Lernspiel, Montessori Spielzeug, pädagogisches Spielzeug, Rechenrahmen, Abakus, Magnetbuchstaben, Lernuhr, Zahlenspiel, Buchstabenspiel, Lernkarten
Toys > Educational Toys > Science Kits: Experimentierkasten, Chemiebaukasten, Kindermikroskop, Ausgrabungsset, Kristalle züchten, Experimentierset, Elektrobaukasten, Mikroskop Kinder
Toys > Educational Toys > Learning Electronics: Lerncomputer, Kindertablet, Kinderkamera, Lernlaptop, Hörstift, Kindercomputer, Lerntablet, Lernstift, Kinder Smartwatch, Audiostift
Toys > Educational Toys > Kids Audio Players: Hörfigur, Hörspielbox, Musikbox Kinder, Hörspielfigur, Kinderradio, Tonie, Kinder Musikbox, Kreativ-Tonie
Toys > Educational Toys > Toy Musical Instruments: Kinderinstrument, Spielzeuggitarre, Kinderklavier, Spielzeugtrommel, Kinder Xylophon, Kindermikrofon, Kindertrommel, Kindergitarre Spielzeug, Kinder Mikrofon, Klanginstrumente Kinder
Toys > Pretend Play: Rollenspielzeug, Rollenspiel Kinder, Nachahmspielzeug, Spielhandy
Toys > Pretend Play > Toy Kitchens And Shops: Spielküche, Kinderküche, Spiellebensmittel, Kaufladenzubehör, Kinderteeservice, Holzlebensmittel, Kindergeschirr, Kaufladen, Spielkasse, Kaufmannsladen, Spielgeld, Kindereinkaufswagen, Marktstand, Kinderküchen Zubehör, Schneideobst, Kindergeschirr Spielzeug, Spielgrill
Toys > Pretend Play > Toy Tools: Kinderwerkbank, Spielwerkzeug, Werkzeugkoffer Kinder, Spielzeugbohrmaschine, Werkbank Kinder, Spielwerkbank, Kinderwerkzeug, Werkbank Junior
Toys > Pretend Play > Toy Household And Cleaning: Spielzeugstaubsauger, Kinderstaubsauger, Putzwagen Kinder, Kinderbesen, Spielzeugbügeleisen, Waschmaschine Spielzeug, Kinder Staubsauger, Spielzeug Staubsauger, Kinder Putzset, Spielwaschmaschine, Kinderbügeleisen
Toys > Pretend Play > Doctor And Vet Kits: Arztkoffer, Doktorkoffer, Tierarztkoffer, Tierarzt Spielset, Kinderstethoskop, Arztkoffer Kinder
Toys > Pretend Play > Toy Beauty Sets: Kinderschminke, Schminkkopf, Frisierkopf, Schminktisch Kinder, Kindernagellack, Schminkkoffer Kinder, Schminkset Kinder, Frisiertisch Kinder
Toys > Costumes And Dress Up: Kostüm, Verkleidung, Faschingskostüm, Karnevalskostüm, Kinderkostüm, Prinzessinnenkleid, Superheldenkostüm, Piratenkostüm, Hexenkostüm, Erwachsenenkostüm, Damenkostüm Fasching, Herrenkostüm Fasching, aufblasbares Kostüm, Halloween Kostüm
Toys > Costumes And Dress Up > Masks Wigs And Props: Perücke, Faschingsmaske, Spielzeugschwert, Feenflügel, Zauberstab, Umhang, Krone, Hexenhut, Maske, Kostümzubehör, Lichtschwert, Karnevalsmaske, Faschingsperücke, Kunstblut, Flügel Kostüm
Toys > Outdoor Toys: Outdoor Spielzeug, Gartenspielzeug, Außenspielzeug
Toys > Outdoor Toys > Sand And Beach Toys: Sandspielzeug, Sandkasten, Sandeimer, Sandförmchen, Kinetischer Sand, Spielsand, Sandschaufel, Eimerset, Strandspielzeug
Toys > Outdoor Toys > Water Toys: Wasserpistole, Wasserbomben, Planschbecken, Wassertisch, Wasserspritzpistole, Schwimmring, Schwimmtier, Wasserrutsche, Wasserspielzeug, Schwimmreifen, Luftmatratze Kinder, Wasserspieltisch, Wasserball aufblasbar
Toys > Outdoor Toys > Toy Blasters: Dartblaster, Spielzeugpistole, Spielzeuggewehr, Schaumstoffpfeile, Zündplättchen, Lasertag, Kinderbogen, Blaster, Pfeil und Bogen Kinder, Knallpistole
Toys > Outdoor Toys > Kites And Flying Toys: Drachen, Lenkdrachen, Flugdrachen, Einleiner, Frisbee, Wurfscheibe, Bumerang, Druckluftrakete, Styroporflieger, Wurfgleiter, Lenkmatte
Toys > Outdoor Toys > Bubbles: Seifenblasen, Seifenblasenmaschine, Seifenblasenflüssigkeit, Seifenblasenpistole, Riesenseifenblasen
Toys > Outdoor Toys > Swings And Slides: Schaukel, Rutsche, Nestschaukel, Klettergerüst, Spielturm, Schaukelgestell, Wippe, Hüpfburg, Kletterdreieck, Kletterturm, Babyschaukel, Kinderrutsche, Strickleiter
Toys > Outdoor Toys > Playhouses And Tents: Spielhaus, Kinderzelt, Spielzelt, Tipi, Bällebad, Spieltunnel, Bällebadbälle, Stelzenhaus, Krabbeltunnel, Bälle Bällebad, Kinderspielhaus, Bällebad Bälle
Toys > Outdoor Toys > Outdoor Games: Wurfspiel, Ringwurf, Krocket, Kegelspiel, Wikingerschach, Kubb, Springseil, Hüpfball, Hula Hoop, Klettball, Gummitwist, Gartenspiel, Hüpfseil, Springseil Kinder, Cornhole, Ringwurfspiel, Boccia, Sackhüpfen
Toys > Ride On Toys: Kinderfahrzeug, Rutschfahrzeug, Aufsitzspielzeug
Toys > Ride On Toys > Ride On And Pedal Cars: Rutschauto, Rutscher, Rutschfahrzeug, Kinderauto, Rutschermotorrad, Tretfahrzeug, Gokart, Trettraktor, Tretauto, Go-Kart, Bobbycar, Gokart Kinder, Kettcar
Toys > Ride On Toys > Electric Ride Ons: Kinderelektroauto, Elektroauto Kinder, Kindermotorrad elektrisch, Elektro Kinderfahrzeug, 12V Kinderauto, Kinder Elektroauto, Kinderauto 12V, Kindermotorrad, Elektro Quad Kinder
Toys > Ride On Toys > Tricycles: Dreirad, Kinderdreirad, Dreirad mit Schiebestange, Schiebe Dreirad
Toys > Ride On Toys > Balance Bikes: Laufrad, Lernlaufrad, Kinderlaufrad, Laufmotorrad, Lauflernrad
Toys > Ride On Toys > Rocking Toys: Schaukelpferd, Schaukeltier, Steckenpferd, Hüpftier, Hüpfpferd, Hüpfball
Toys > Kids Craft Kits: Kinderbastelset, Bastelset, Kreativset, Kinderbasteln, Nähset Kinder, Kerzen Bastelset Kinder, Gipsgießset, Webrahmen Kinder, Origami Set, Seifen selber machen Kinder, Gipsfiguren, Bastelkasten, Kinder Bastelset, Gipsset
Toys > Kids Craft Kits > Play Dough: Spielknete, Knete, Kinderknete, Softknete, Knetset
Toys > Kids Craft Kits > Slime And Putty: Schleim, Glibber, Knetschleim, Intelligente Knete, Schleimset, Slime Set, Squishy, Knetball, Quetschball, Antistressball, Wasserperlen
Toys > Kids Craft Kits > Bead And Jewelry Kits: Bügelperlen, Perlenset Kinder, Schmuckset Kinder, Loombänder, Freundschaftsbänder, Wasserperlen Bastelset, Armband Set Kinder, Schmuck basteln Kinder, Fädelperlen, Loom Bänder
Toys > Kids Craft Kits > Painting And Drawing Toys: Malen nach Zahlen Kinder, Kindertafel, Zaubertafel, Maltafel, Kinderstaffelei, Kratzbilder, Zeichenschablone, Diamond Painting Kinder, Malset Kinder, Wassermalmatte, LCD Schreibtafel, Malstation, Zaubermaltafel, Wasser Malmatte
Toys > Novelty Toys: Scherzartikel, Mitgebsel, Kreisel, Jojo, Kaleidoskop, Kampfkreisel, Kreisel Arena, Kreiselstarter, Jo-Jo, Kendama, Diabolo, Jonglierbälle, Flummi, Aufziehspielzeug
Toys > Novelty Toys > Fidget Toys: Fidget Spinner, Anti Stress Spielzeug, Stressball, Zappelspielzeug, Fidget Toy, Antistress Spielzeug, Fidget Set
Toys > Novelty Toys > Magic Sets: Zauberkasten, Zaubertricks, Zauberset, Zauberkoffer, Zauberschule
Art And Crafts: Basteln, Bastelbedarf, Künstlerbedarf, Kreativ, Hobbybedarf, Handarbeit, Künstlerset, Bastelset, Künstler
Art And Crafts > Drawing: Zeichnen, Zeichenbedarf, Zeichenset, Skizzieren
Art And Crafts > Drawing > Colored Pencils: Buntstifte, Farbstifte, Aquarellstifte, Dicki Buntstifte, Malstifte, Künstlerfarbstifte
Art And Crafts > Drawing > Graphite Pencils And Charcoal: Graphitstift, Zeichenkohle, Bleistiftset, Skizzierstifte, Kohlestifte, Rötel, Grafitstift, Kohlestift, Zeichenstifte
Art And Crafts > Drawing > Art Markers: Filzstifte, Fasermaler, Fineliner, Acrylstifte, Acrylmarker, Lackmarker, Brush Pens, Layoutmarker, Kreidemarker, Alkoholmarker, Pinselstifte
Art And Crafts > Drawing > Crayons And Pastels: Wachsmalstifte, Wachsmaler, Ölpastellkreide, Pastellkreide, Straßenmalkreide, Kreide, Wachsmalkreiden, Ölkreiden, Straßenkreide, Wachsmalkreide, Ölpastell
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: Skizzenbuch, Zeichenblock, Aquarellpapier, Malblock, Zeichenpapier, Skizzenblock, Aquarellblock, Transparentpapier
Art And Crafts > Drawing > Calligraphy And Lettering: Kalligraphie, Handlettering, Zeichentusche, Federhalter, Tusche, Zeichenfeder, Kalligrafie Set, Schreibfeder
Art And Crafts > Drawing > Drawing Tools: Knetradierer, Leuchttisch, Gliederpuppe, Fixativ, Zeichenbrett, Zeichenmappe, Papierwischer, Leuchttablett, Kurvenlineal, Knetradiergummi, LED Leuchtpad, Schablone
Art And Crafts > Painting: Malen, Malerei, Malkasten, Künstlerfarbe, Malset, Farben und Pinsel, Farben Set
Art And Crafts > Painting > Acrylic Paint: Acrylfarbe, Acrylfarben, Acrylset, Pouring Farbe, Kreidefarbe Bastel, Modellbau Acrylfarbe, Bastelfarbe, Glasmalfarbe, Acrylfarbenset, Modellbaufarbe, Acryl Set
Art And Crafts > Painting > Watercolors: Aquarellfarben, Wasserfarben, Aquarellkasten, Deckfarbkasten, Farbkasten, Wasserfarbkasten, Tuschkasten, Malkasten K12
Art And Crafts > Painting > Oil Paint: Ölfarbe, Ölfarben, Ölmalfarbe, Ölmalset, Künstlerölfarbe
Art And Crafts > Painting > Gouache And Tempera: Gouachefarbe, Temperafarbe, Fingerfarbe, Schulmalfarbe, Plakatfarbe, Schminkfarbe, Kinderfarben, Gouache, Fingerfarben, Schminkfarben, Kinderschminke, Fingermalfarbe
Art And Crafts > Painting > Spray And Airbrush Paint: Sprühfarbe Basteln, Graffiti Spray, Airbrush Set, Airbrush Pistole, Kreidespray, Airbrush Farbe, Airbrush, Airbrushpistole, Sprühfarbe Graffiti, Airbrush Kompressor
Art And Crafts > Painting > Fabric Paint And Dyes: Textilfarbe, Stofffarbe, Batikfarbe, Textilmalfarbe, Textilstifte, Seidenmalfarbe, Stoffmalfarbe, Färbemittel, Stoffmalstifte
Art And Crafts > Painting > Paint Brushes: Pinsel, Künstlerpinsel, Aquarellpinsel, Borstenpinsel, Malmesser, Pinselset, Schulpinsel, Haarpinsel, Acrylpinsel
Art And Crafts > Painting > Canvas: Leinwand, Keilrahmen, Malkarton, Leinwände, Leinwandkarton, Malgrund, Leinwand bespannt, Malpappe
Art And Crafts > Painting > Easels And Palettes: Staffelei, Feldstaffelei, Tischstaffelei, Malpalette, Mischpalette, Pinselhalter, Malkittel, Malerpalette
Art And Crafts > Painting > Painting Mediums And Varnishes: Malmittel, Firnis, Gesso, Strukturpaste, Leinöl Künstler, Terpentin, Grundierung Leinwand, Rubbelkrepp, Pouring Medium, Modellierpaste, Acrylbinder
Art And Crafts > Painting > Paint By Numbers: Malen nach Zahlen, Malen-nach-Zahlen, Zahlenmalen
Art And Crafts > Painting > Diamond Painting: Diamond Painting, Diamantmalerei, Diamantbilder, Diamant Malen
Art And Crafts > Paper Crafts: Papierbasteln, Papierkunst, Kartenbasteln, Bastelpapier, Quilling, Origami Set, Papierfaltset, Quillingstreifen, Fröbelsterne, Papierblumen, Papierstreifen Quilling
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: Tonpapier, Tonkarton, Bastelkarton, Fotokarton, Krepppapier, Origamipapier, Seidenpapier, Transparentpapier Basteln, Wellpappe, Decoupagepapier, Faltblätter, Bastelpapier, Moosgummi, Transparentpapier, Glanzpapier, Strohseide
Art And Crafts > Paper Crafts > Scrapbooking: Scrapbook, Scrapbooking Album, Washi Tape, Stanzteile, Bastelalbum, Klebeband Deko, Scrapbook Papier, Scrapbookalbum, Fotoecken
Art And Crafts > Paper Crafts > Stickers: Aufkleber, Sticker, Stickerbuch, Stickerbogen, Belohnungssticker, Dekosticker, Glitzersticker, Sticker Set
Art And Crafts > Paper Crafts > Stamps And Ink Pads: Stempel, Stempelkissen, Motivstempel, Clear Stamps, Siegelwachs, Embossingpulver, Holzstempel, Stempelset
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: Stanzer, Motivlocher, Stanzmaschine, Schneideplotter, Stanzschablone, Eckenlocher, Prägefolder, Plotter, Plotterfolie, Vinylfolie, Hobbyplotter
Art And Crafts > Sewing: Nähen, Nähbedarf, Kurzwaren, Schneidern, Handarbeiten, Nähzubehör, Patchwork
Art And Crafts > Sewing > Sewing Machines: Nähmaschine, Overlock, Stickmaschine, Coverlock, Nähfuß, Nähmaschinennadel, Spulen, Nähmaschinennadeln, Unterfadenspule
Art And Crafts > Sewing > Fabric: Stoff, Baumwollstoff, Jersey, Meterware, Patchworkstoff, Leinenstoff, Vlieseline, Fleecestoff, Musselinstoff, Tüll, Bündchen, Softshell, Jersey Stoff, Dekostoff, Polsterstoff, Filz, Vlies, Musselin Stoff, Stoffpaket, Füllwatte, Wachstuch Stoff, Kunstleder, Stoffe
Art And Crafts > Sewing > Sewing Thread: Nähgarn, Nähfaden, Allesnäher, Overlockgarn, Quiltgarn, Nähseide, Heftgarn, Maschinenstickgarn, Garnrolle
Art And Crafts > Sewing > Sewing Tools And Notions: Nähset, Nähnadeln, Stecknadeln, Stoffschere, Rollschneider, Schneidematte, Maßband, Nahttrenner, Sicherheitsnadeln, Nähkästchen, Stoffklammern, Schneiderpuppe, Fingerhut, Schneiderkreide, Nadelkissen, Handnähnadeln, Zackenschere
Art And Crafts > Sewing > Zippers And Buttons: Reißverschluss, Knöpfe, Druckknöpfe, Gummiband, Klettband, Ösen, Hosenhaken, Schrägband, Spitzenborte, Gurtband, Nähfrei Druckknöpfe, Annähdruckknopf, Paspelband, Kordelstopper, Endlosreißverschluss, Druckknopf, Borte
Art And Crafts > Sewing > Embroidery And Cross Stitch: Sticken, Stickgarn, Stickset, Kreuzstich, Stickrahmen, Stickpackung, Sticktwist, Aida, Punch Needle, Knüpfteppich, Stickbild, Sticknadeln, Stramin
Art And Crafts > Sewing > Sewing Patterns: Schnittmuster, Schnitt, Nähanleitung, Schnittbogen, Papierschnittmuster, Schnittmusterpapier
Art And Crafts > Sewing > Iron-On Patches And Vinyl: Bügelbild, Aufnäher, Flexfolie, Bügelflicken, Transferfolie, Patches, Bügelfolie, Plotterfolie, Transferpresse, Aufbügler, Flicken, Patch Aufnäher, Saumband, Sublimationspapier, Bügelbilder
Art And Crafts > Knitting And Crochet: Stricken, Häkeln, Strickset, Strickzubehör, Häkelset, Amigurumi Set, Häkelset Anfänger, Strickpaket, Amigurumi, Strickpackung
Art And Crafts > Knitting And Crochet > Yarn: Wolle, Strickgarn, Sockenwolle, Häkelgarn, Baumwollgarn, Merinowolle, Sockengarn, Strickwolle, Chenillegarn, Topflappengarn, Handstrickgarn, Wollknäuel, Knäuel, Chenille Garn, 50g Wolle, Lauflänge
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: Stricknadeln, Rundstricknadel, Nadelspiel, Jackenstricknadeln, Maschenmarkierer, Strickmühle, Reihenzähler, Stricknadelset, Häkelnadel, Häkelnadelset, Tunesische Häkelnadel, Rundstricknadeln, Strickmaschine, Jackenstricknadel, Strumpfstricknadeln
Art And Crafts > Knitting And Crochet > Macrame And Weaving: Makramee, Makrameegarn, Webrahmen, Freundschaftsbänder, Fadenbild, Tufting Pistole, Makramee Garn, Tufting, Traumfänger Set, Fadenkunst
Art And Crafts > Knitting And Crochet > Felting: Filzen, Filzwolle, Filznadel, Trockenfilzen, Filzset, Bastelfilz, Märchenwolle, Filzplatten, Nassfilzen
Art And Crafts > Jewelry Making: Schmuck basteln, Schmuckherstellung, Perlenset, Schmuckbastelset, Armband Set basteln, Perlen Set Armband, Schmuck selber machen
Art And Crafts > Jewelry Making > Beads: Perlen, Rocailles, Glasperlen, Holzperlen, Buchstabenperlen, Bügelperlen, Strasssteine, Katsuki Perlen, Pailletten, Edelsteinperlen, Perlenset, Schmuckperlen
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: Schmuckzubehör, Biegeringe, Ohrhaken, Karabinerverschluss, Schmuckdraht, Schmuckzange, Elastikfaden, Quetschperlen, Schmuckanhänger Basteln, Verschlüsse, Perlenfaden, Karabiner Verschluss Schmuck, Nietstifte, Spaltringe, Lederband, Magnetverschluss, Kettelstifte, Ohrstecker Rohlinge, Gummifaden Schmuck, Verschluss Edelstahl Schmuck, Verschlüsse Karabiner
Art And Crafts > Candle Making Supplies: Kerzen gießen Set, Sojawachs, Bienenwachs Pastillen, Kerzendocht, Kerzengießform, Paraffin, Wachsfarbe, Kerzenduft, Kerzensand, Wachsplatten, Kerzenwachs, Bienenwachs, Kerzenform, Kerzenherstellung, Kerzengießen, Bienenwachsplatten, Docht, Dochte
Art And Crafts > Soap Making Supplies: Seifenherstellung Set, Glycerinseife, Seifenbasis, Seifengießform, Rohseife, Seifenfarbe, Badebomben Set, Gießseife, Seifenform, Seife gießen, Seife herstellen, Gießform Seife, Glycerinseife gießen
Art And Crafts > Pottery And Modeling: Töpfern, Modellieren, Keramik Basteln, Bildhauerei, Töpferset, Töpferei
Art And Crafts > Pottery And Modeling > Modeling Clay: Modelliermasse, Fimo, Lufttrocknende Modelliermasse, Ton, Knetmasse Künstler, Töpferton, Polymer Clay, Plastilin, Polymerton, lufttrocknend, Knetmasse, ofenhärtende Modelliermasse
Art And Crafts > Pottery And Modeling > Pottery Tools: Töpferscheibe, Modellierwerkzeug, Töpferwerkzeug, Glasur, Keramikglasur, Keramikofen, Modellierhölzer, Ausstechformen Ton, Modellierholz, Engobe, Tonschneider, Brennofen Keramik, Modellierwerkzeuge
Art And Crafts > Pottery And Modeling > Resin And Casting: Epoxidharz, Gießharz, UV-Harz, Silikonform, Gips Basteln, Raysin, Kreativ-Beton, Gießpulver, Gipsbinden, Abformsilikon, Keramikpulver, UV Harz, Gips, Keramikgießpulver, Gießform Silikon, Modelliergips, Kunstharz, Reliefgießmasse, Kerzenhalter Gießform
Art And Crafts > Craft Materials: Bastelmaterial, Bastelset, Bastelkoffer, Bastelset Kinder, Bastelkiste, Moosgummi Bastelset
Art And Crafts > Craft Materials > Craft Glue And Adhesives: Heißklebepistole, Heißkleber, Bastelkleber, Textilkleber, Klebepunkte, Sprühkleber, Serviettenkleber, Glitzerkleber, Holzleim Basteln, Klebepistole, Heißklebesticks, Sprühkleber Basteln, Klebepads, Schmuckkleber
Art And Crafts > Craft Materials > Glitter And Embellishments: Glitzer, Pompons, Pfeifenreiniger, Wackelaugen, Bastelfedern, Blattgold, Moosgummi, Streudeko Basteln, Chenilledraht, Pfeifenputzer, Schlagmetall, Glitter, Streuteile, Schlagmetall Blatt, Goldblatt
Art And Crafts > Craft Materials > Wood And Wicker Crafts: Holzstäbchen, Eisstiele, Holzscheiben, Brandmalerei, Brennkolben, Schnitzmesser, Peddigrohr, Balsaholz, Sperrholz Basteln, Linolschnitt, Holzrohlinge, Brennpeter, Schnitzset, Bastelholz, Linolplatte, Laubsäge Set, Rundstäbe Basteln, Holzbausatz Basteln, Bastelhölzer
Art And Crafts > Craft Materials > Leather Craft: Lederbasteln, Lederwerkzeug, Lederband, Lochzange Leder, Lederfarbe, Kunstleder Stoff, Lederstück, Wachsgarn, Leder basteln, Punziereisen, Lederhandwerk, Lederreste, Blankleder, Ahle, Sattlergarn
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: Mosaiksteine, Mosaik Set, Window Color, Tiffany Glas, Glasätzen, Fensterfarben, Kratzbilder, Sandbilder, Glasmalfarbe, Glasnuggets, Mosaikset, Glasätzcreme, Fensterfarbe, Glasschneider Tiffany, Fusing Glas, Mosaikfliesen
Art And Crafts > Craft Materials > Floral Crafts: Steckschaum, Blumendraht, Trockenblumen, Strohkranz, Kranzrohling, Blumensteckmasse, Blumenpresse, Islandmoos, Steckmasse, Floristendraht, Moos Deko, Kranzring, Wickeldraht, Steckmoos, Metallring Kranz, Trockenblumen Strauß, Pampasgras getrocknet
Art And Crafts > Party Supplies: Partybedarf, Kindergeburtstag, Partyset, Party Zubehör, Geburtstagsdeko, Partydeko, Party Set
Art And Crafts > Party Supplies > Balloons: Luftballons, Folienballon, Ballongirlande, Heliumflasche, Zahlenballon, Ballonpumpe, Heliumballon, Wasserbomben, Luftballon, Ballongas, Helium Ballon, Ballon Set, Modellierballons
Art And Crafts > Party Supplies > Party Tableware: Pappteller, Pappbecher, Partygeschirr, Papierservietten Party, Partyteller, Papierstrohhalme, Einweggeschirr, Partybecher, Pappbecher Geburtstag, Papierservietten Geburtstag, Tischdecke Party, Zelltuchservietten, Papiertrinkhalme, Einwegbecher Party, Servietten Geburtstag, Pappteller Geburtstag
Art And Crafts > Party Supplies > Party Decorations: Girlande, Wimpelkette, Luftschlangen, Konfetti, Lampions, Piñata, Fotoaccessoires, Partyhüte, Geburtstagskerzen, Cake Topper, Happy Birthday Girlande, Tischdeko, Lampion, Partyhut, Tortendeko Topper, Fotobox Requisiten, Papierlaterne, Konfettikanone, Geburtstagskette, Rosetten, Zahlenkerze
Art And Crafts > Party Supplies > Party Favors: Mitgebsel, Partytüten, Give Aways, Knicklichter, Tröten, Konfettikanone, Kindertattoos, Wundertüte, Mitgebseltüten, Partytröte, Knallbonbon, Tütenfüller, Mitbringsel Kindergeburtstag, Geschenktüten Kindergeburtstag, Luftrüssel, Wunderkerzen
Art And Crafts > Gift Wrapping: Geschenkverpackung, Geschenke verpacken, Geschenkverpackungen
Art And Crafts > Gift Wrapping > Wrapping Paper: Geschenkpapier, Geschenkpapier Rolle, Weihnachtspapier, Packpapier Geschenk, Geschenkfolie, Geschenkpapierrolle, Kraftpapier Geschenk, Seidenpapier Geschenk
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: Geschenktüte, Geschenkbox, Geschenktasche, Geschenkschachtel, Flaschentüte, Organzabeutel, Papiertüten, Kartonage, Papiertragetasche, Flaschentasche, Kraftpapiertüten, Geschenkkarton, Magnetbox, Geschenkbeutel, Holzwolle, Jutesäckchen
Art And Crafts > Gift Wrapping > Ribbons And Bows: Geschenkband, Satinband, Schleifenband, Ringelband, Geschenkschleife, Ripsband, Jutekordel, Bast, Geschenkanhänger, Kräuselband, Juteband, Schleife, Samtband, Schleifen, Organzaband, Dekoband, Fertigschleifen
Art And Crafts > Picture Framing: Passepartout, Einrahmen, Objektrahmen, Keilleisten, Rahmenleiste, Schattenfugenrahmen, Bildaufhänger, Posterleisten, Keilrahmenleisten, Bilderrahmen Zubehör, Passepartoutschneider, Einrahmung, Posterleiste
`
