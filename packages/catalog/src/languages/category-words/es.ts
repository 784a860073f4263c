/** Spanish words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: alimentación, comestibles, alimento, comida, cesta gourmet
Food > Beverages: bebida, refresco, bebida refrescante
Food > Beverages > Soft Drinks: refresco, gaseosa, bebida gaseosa, kombucha, refresco con gas, malta
Food > Beverages > Soft Drinks > Cola: cola, refresco de cola, cola sin azúcar
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: limonada, naranjada, refresco de limón, refresco de naranja, gaseosa de limón, limón y nada, refresco de manzana, refresco de toronja
Food > Beverages > Soft Drinks > Tonic Water And Mixers: tónica, agua tónica, ginger ale, bitter kas
Food > Beverages > Soft Drinks > Energy Drinks: bebida energética, energizante, bebida energizante
Food > Beverages > Soft Drinks > Sports Drinks: bebida isotónica, bebida deportiva, isotónico
Food > Beverages > Soft Drinks > Iced Tea: té helado, té frío, té con limón
Food > Beverages > Soft Drinks > Drink Syrups: sirope, concentrado de fruta, granadina, horchata, jarabe, sobre bebida instantánea, jarabe de jamaica, polvo para bebida
Food > Beverages > Water: agua, agua mineral, agua mineral natural, agua de manantial, agua de coco
Food > Beverages > Water > Still Water: agua sin gas, agua mineral sin gas
Food > Beverages > Water > Sparkling Water: agua con gas, agua mineral con gas, agua carbonatada
Food > Beverages > Water > Flavored Water: agua con sabor, agua saborizada
Food > Beverages > Juice: zumo, jugo, néctar, zumo de piña, zumo de uva, zumo multifrutas, zumo de tomate, mosto, zumo de melocotón, néctar de durazno, jugo de mango, bebida de naranja, zumo de granada, zumo de arándanos, zumo de limón
Food > Beverages > Juice > Orange Juice: zumo de naranja, jugo de naranja, naranja exprimida
Food > Beverages > Juice > Apple Juice: zumo de manzana, jugo de manzana
Food > Beverages > Juice > Smoothies: smoothie, batido de frutas, batido de fruta
Food > Beverages > Coffee: café, café descafeinado, expreso, café tostado, achicoria, café mezcla, café torrefacto, café tueste natural
Food > Beverages > Coffee > Coffee Beans: café en grano, granos de café, café grano natural
Food > Beverages > Coffee > Ground Coffee: café molido, café molido natural, café molido mezcla, café molido descafeinado
Food > Beverages > Coffee > Coffee Capsules: cápsulas de café, cápsula, monodosis, cápsulas compatibles
Food > Beverages > Coffee > Instant Coffee: café soluble, café instantáneo, cappuccino soluble
Food > Beverages > Coffee > Iced Coffee: café frío, café con leche frío, café helado
Food > Beverages > Tea: té, té blanco, bolsitas de té, té rojo, pu erh, oolong
Food > Beverages > Tea > Black Tea: té negro, earl grey, darjeeling
Food > Beverages > Tea > Green Tea: té verde, matcha, sencha, té verde con menta
Food > Beverages > Tea > Herbal Tea: infusión, manzanilla, poleo menta, rooibos, tila, yerba mate, hierba mate, menta poleo, infusión digestiva, té de hierbas, mate cocido, yerba, cola de caballo, manzanilla con anís, tila valeriana
Food > Beverages > Drinking Chocolate: cacao en polvo, chocolate a la taza, cacao soluble, cacao
Food > Beverages > Milk: leche, leche entera, leche semidesnatada, leche desnatada, leche sin lactosa, leche fresca
Food > Beverages > Milk > Plant Milk: bebida de avena, bebida de soja, leche de almendras, bebida vegetal, bebida de almendra, leche de soja, bebida de arroz
Food > Beverages > Milk > Flavored Milk: batido de chocolate, batido de vainilla, batido de fresa, leche con chocolate, leche saborizada, batido de cacao, leche sabor chocolate
Food > Beverages > Milk > Condensed And Powdered Milk: leche condensada, leche en polvo, leche evaporada
Food > Beverages > Beer: cerveza, cerveza artesana, cerveza tostada, clara, radler, latas cerveza, cerveza lata 33 cl, cerveza especial
Food > Beverages > Beer > Lager And Pilsner: cerveza rubia, lager, pilsen, cerveza lager, cerveza pilsner, cerveza clara
Food > Beverages > Beer > Wheat Beer: cerveza de trigo, cerveza blanca de trigo
Food > Beverages > Beer > Ale And Stout: cerveza negra, IPA, stout, cerveza de abadía, porter
Food > Beverages > Beer > Non-Alcoholic Beer: cerveza sin alcohol, cerveza 0.0, sin alcohol
Food > Beverages > Wine: vino, sangría, vino dulce, vino de mesa, tinto de verano, sake, DOCa, D.O. vino, bodegas, vino 75 cl, vino ecológico, viña, uva vino, vino barrica
Food > Beverages > Wine > Red Wine: vino tinto, rioja, ribera del duero, crianza, tempranillo, reserva, garnacha, malbec, monastrell, gran reserva, tinto, tinto crianza, roble tinto, mencía, toro tinto, jumilla, priorat, somontano, bierzo, rioja reserva
Food > Beverages > Wine > White Wine: vino blanco, verdejo, albariño, rueda, rías baixas, godello, chardonnay, blanco verdejo, blanco afrutado, semidulce vino, ribeiro, chardonnay blanco, rueda verdejo, sauvignon blanc
Food > Beverages > Wine > Rose Wine: vino rosado, rosado
Food > Beverages > Wine > Sparkling Wine: cava, champán, vino espumoso, brut nature, espumoso, cava brut, cava semiseco, brut reserva, champagne brut
Food > Beverages > Wine > Fortified Wine: jerez, vermut, oporto, manzanilla sanlúcar, fino, amontillado, moscatel, pedro ximénez
Food > Beverages > Cider: sidra, sidra natural, sidra de manzana
Food > Beverages > Spirits: aguardiente, orujo, bebida espirituosa, anís, pisco, pacharán, licor
Food > Beverages > Spirits > Whisky: whisky, whisky escocés, bourbon, güisqui
Food > Beverages > Spirits > Vodka: vodka
Food > Beverages > Spirits > Gin: ginebra, ginebra rosa
Food > Beverages > Spirits > Rum: ron, ron blanco, ron añejo, ron dorado
Food > Beverages > Spirits > Tequila: tequila, mezcal, tequila reposado, tequila añejo
Food > Beverages > Spirits > Brandy: brandy, coñac, brandy de jerez, armañac
Food > Beverages > Spirits > Liqueurs: licor, crema de orujo, licor de hierbas, licor de café, limoncello, crema de licor, pacharán, licor de avellana, licor de mora, licor 43, rompope, licor de manzana, licor sin alcohol, ponche licor
Food > Beverages > Ready To Drink Cocktails: cóctel preparado, combinado, mojito, cóctel listo para beber
Food > Snacks: snack, aperitivo, picoteo, cóctel de aperitivo, botana, snack salado, frituras, chicharrones, aperitivos salados, mezcla de aperitivo
Food > Snacks > Potato Chips: patatas fritas, papas fritas, patatas chips, patatas onduladas, papitas, patatas fritas onduladas, papas adobadas, papas sal, patatas jamón
Food > Snacks > Tortilla Chips: nachos, totopos, tortillas de maíz chips
Food > Snacks > Popcorn: palomitas, palomitas de maíz, maíz para palomitas
Food > Snacks > Corn Puffs: gusanitos, aperitivo de maíz, ganchitos, cortezas, pan de gambas
Food > Snacks > Pretzels: pretzel, palitos salados, lazos salados
Food > Snacks > Crackers: crackers, galletas saladas, picos, colines, regañás, palitos de pan, crackers salados, galletitas saladas, galletas saladas integrales, crackers de sésamo, regañá
Food > Snacks > Rice Cakes: tortitas de arroz, tortitas de maíz, galletas de arroz, tortitas arroz, tortitas maíz, tortitas de lenteja
Food > Snacks > Nuts: frutos secos, nueces, avellanas, anacardos, piñones, nueces de macadamia, castañas, nuez
Food > Snacks > Nuts > Almonds: almendras, almendra laminada, almendra marcona, harina de almendra, almendra tostada
Food > Snacks > Nuts > Peanuts: cacahuetes, cacahuete frito, maníes, maní, cacahuates, cacahuates japoneses, cacahuetes con miel, cacahuetes mejicanos, maní salado
Food > Snacks > Nuts > Pistachios: pistachos, pistacho tostado
Food > Snacks > Nuts > Mixed Nuts: mezcla de frutos secos, cóctel de frutos secos, mix de nueces
Food > Snacks > Edible Seeds: pipas, pipas de girasol, semillas de chía, semillas de calabaza, semillas de lino, sésamo, linaza
Food > Snacks > Dried Fruit: fruta deshidratada, pasas, dátiles, orejones, ciruelas pasas, higos secos, arándanos secos, fruta desecada
Food > Snacks > Meat Snacks: carne seca, cecina snack, fuet snack, tiras de carne
Food > Snacks > Chocolate: chocolate, tableta de chocolate, chocolate negro, chocolate con leche, chocolate blanco, turrón de chocolate
Food > Snacks > Chocolate > Chocolate Bars: barrita de chocolate, chocolatina, barrita de caramelo
Food > Snacks > Chocolate > Pralines And Truffles: bombones, trufas, caja de bombones, trufas de chocolate, grageas, bombón
Food > Snacks > Chocolate > Chocolate Eggs And Figures: huevo de chocolate, conejo de chocolate, figura de chocolate, huevo de pascua
Food > Snacks > Candy: caramelos, golosinas, dulces, chucherías, turrón, gominolas, mazapán, peladillas, mazapán de cacahuate, dulce de tamarindo, dulces mexicanos, caramelos surtidos, cajeta, turrón de jijona, turrón blando, turrón duro, piñonate, alegría amaranto
Food > Snacks > Candy > Gummy Candy: gominolas, ositos de goma, gomitas, moras de goma, lenguas pica, gominolas pica, regaliz relleno pica, gomitas ácidas, ladrillos pica, dedos pica
Food > Snacks > Candy > Hard Candy And Mints: caramelos duros, caramelos de menta, pastillas, piruletas, caramelos balsámicos
Food > Snacks > Candy > Licorice: regaliz, regaliz negro, regaliz rojo, palitos de regaliz
Food > Snacks > Candy > Marshmallows: nubes, malvaviscos, esponjitas
Food > Snacks > Candy > Caramels And Toffees: toffee, caramelos de nata, caramelos blandos, caramelos masticables
Food > Snacks > Candy > Chewing Gum: chicle, chicles sin azúcar, goma de mascar
Food > Snacks > Cookies: galletas, galletas maría, galletas digestive, pastas de té, bizcochos de soletilla, galletas de avena, galletas de chocolate, alfajor, galletitas, galleta de mantequilla, galletas integrales, galletas sin azúcar, galletas surtidas, galletas chispas de chocolate, rosquillas, polvorón, galletas de animalitos
Food > Snacks > Cookies > Sandwich Cookies: galletas rellenas, galletas sándwich, galletas rellenas de crema
Food > Snacks > Cookies > Wafers: barquillos, obleas, galletas de barquillo, neulas
Food > Snacks > Cookies > Gingerbread: pan de jengibre, polvorones, mantecados, pan de especias, roscos de vino, polvorones artesanos, mantecados de estepa, roscos, alfajor de medina, hojaldrinas, surtido navideño
Food > Snacks > Snack Bars: barrita, barrita energética, barrita de frutos secos, barrita de frutas
Food > Snacks > Snack Bars > Cereal Bars: barrita de cereales, barritas de muesli, barra de granola
Food > Snacks > Snack Bars > Protein Bars: barrita de proteínas, barrita proteica, barra proteica
Food > Dairy: lácteo, producto lácteo, lácteos
Food > Dairy > Yogurt: yogur, yogur natural, yogur de fresa, yogur de frutas, yogur bífidus, cuajada
Food > Dairy > Yogurt > Greek Yogurt And Skyr: yogur griego, skyr, yogur proteínas
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: yogur líquido, kéfir, yogur para beber, bebida láctea fermentada
Food > Dairy > Yogurt > Plant Yogurt: yogur de soja, yogur vegetal, yogur de coco, postre de soja
Food > Dairy > Cheese: queso, queso rallado, queso en lonchas, queso fundido, queso de cabra, queso de oveja, tabla de quesos, queso para fundir, queso para sándwich, queso oaxaca, queso panela, queso en porciones, quesitos, queso para gratinar, queso light, lonchas de queso, queso cotija
Food > Dairy > Cheese > Hard Cheese: queso curado, manchego, queso semicurado, queso tierno, parmesano, edam, gouda, emmental, queso viejo, idiazábal, queso mezcla, mahón
Food > Dairy > Cheese > Soft Cheese: queso azul, brie, camembert, cabrales, roquefort, torta del casar, rulo de cabra
Food > Dairy > Cheese > Cream Cheese: queso crema, queso de untar, mascarpone, queso untable
Food > Dairy > Cheese > Quark And Cottage Cheese: requesón, queso fresco, queso batido, queso de burgos, ricotta, petit suisse, queso fresco batido, queso fresco 0%, queso fresco de burgos, queso batido desnatado, queso panela, requesón light
Food > Dairy > Cheese > Mozzarella: mozzarella, mozzarella de búfala, burrata, mozzarella rallada
Food > Dairy > Cheese > Feta And Grilling Cheese: feta, halloumi, queso para ensalada, queso feta
Food > Dairy > Butter: mantequilla, mantequilla con sal, mantequilla sin sal, ghee
Food > Dairy > Margarine: margarina, margarina vegetal
Food > Dairy > Dairy Cream: nata, nata para montar, nata para cocinar, nata montada, crema de leche, nata líquida
Food > Dairy > Dairy Cream > Sour Cream: nata agria, crema agria, crème fraîche, crema ácida, crema mexicana agria
Food > Dairy > Eggs: huevos, huevos camperos, clara de huevo, huevos de codorniz, huevos frescos, docena huevos, huevos de gallinas, huevos ecológicos, huevos L
Food > Dairy > Puddings And Desserts: postre, natillas, flan, arroz con leche, mousse, crema catalana, tiramisú, panna cotta, gelatina, gelatina en polvo, flan de huevo, flan de vainilla, tocino de cielo, copa de chocolate, dulce postre
Food > Pantry: despensa, producto básico, alimento seco
Food > Pantry > Pasta: pasta, espaguetis, macarrones, fideos, tallarines, hélices, láminas de lasaña, tallarín, lacitos, placas lasaña, espirales pasta, pasta integral, fideos cabellin, sopa de pasta, nidos pasta, pajaritas, coditos
Food > Pantry > Pasta > Filled Pasta And Gnocchi: raviolis, tortellini, ñoquis, canelones, tortelloni, tortelinis, pasta fresca rellena, canelones pasta, pasta rellena
Food > Pantry > Pasta > Asian Noodles: fideos de arroz, noodles, udon, fideos chinos, papel de arroz, fideos orientales, tallarines de arroz, noodles udon
Food > Pantry > Pasta > Instant Noodles: fideos instantáneos, noodles instantáneos, fideos orientales, sopa instantánea fideos, fideos sabor pollo, noodles pollo, sopa maruchan, tallarines instantáneos, yakisoba
Food > Pantry > Rice: arroz, arroz basmati, arroz redondo, arroz bomba, arroz integral, arroz largo, vasito de arroz, arroz vaporizado, arroz blanco, arroz jazmín, arroz para paella, arroz super extra, arroz morelos
Food > Pantry > Grains And Couscous: cuscús, quinoa, bulgur, polenta, mijo, trigo sarraceno, sémola, espelta, cebada perlada, maíz pozolero, trigo tierno
Food > Pantry > Lentils And Dried Beans: lentejas, garbanzos, alubias, legumbres, judías secas, lenteja pardina, frijoles, lentejas secas, garbanzo pedrosillano, alubia blanca, judión, alubia pinta, garbanzos secos, frijol negro, frijol pinto, frijol, porotos
Food > Pantry > Breakfast Cereal: cereales, copos de maíz, cereales de desayuno, copos de trigo, cereales de chocolate, cereales desayuno, cereales rellenos, hojuelas de maíz, cereal integral
Food > Pantry > Breakfast Cereal > Muesli And Granola: muesli, granola, muesli crujiente, muesli con frutas, muesli frutas, muesli chocolate, granola de avena, crunchy muesli
Food > Pantry > Breakfast Cereal > Oatmeal: copos de avena, avena, gachas, salvado de avena, porridge, avena en hojuelas, avena instantánea, gachas de avena, porridge avena, avena tradicional
Food > Pantry > Sauces: salsa, condimento, alioli, chutney, salsa rosa, salsa de queso, salsa curry, salsa brava, salsa bechamel, salsa tártara, salsa césar, mojo picón, salsa cuatro quesos, salsa pimienta, mole poblano, adobo, achiote, salsa inglesa, chamoy, salsa cóctel
Food > Pantry > Sauces > Ketchup: kétchup, kétchup de tomate, catsup, ketchup, salsa ketchup, salsa catsup
Food > Pantry > Sauces > Mayonnaise: mayonesa, mahonesa, salsa fina, lactonesa, alioli, ali oli, salsa mayonesa, mayonesa casera, mayonesa con limón
Food > Pantry > Sauces > Mustard: mostaza, mostaza de Dijon, mostaza antigua, mostaza dijon, mostaza amarilla, mostaza en grano
Food > Pantry > Sauces > Pasta Sauce: salsa de tomate, tomate frito, salsa boloñesa, pesto, salsa carbonara, sofrito, salsa pesto, salsa napolitana, salsa para pasta
Food > Pantry > Sauces > Soy And Asian Sauces: salsa de soja, salsa teriyaki, salsa agridulce, salsa de ostras, pasta de curry, miso, wasabi, leche de coco, salsa soya, salsa yakitori, alga nori, crema de coco
Food > Pantry > Sauces > Hot Sauce: salsa picante, salsa de chile, sriracha, salsa brava, harissa, salsa valentina, chile de árbol, salsa sriracha, chile habanero, chiles chipotles
Food > Pantry > Sauces > Barbecue Sauce: salsa barbacoa, marinada, salsa BBQ, salsa barbecue
Food > Pantry > Sauces > Salad Dressing: aliño para ensalada, vinagreta, salsa césar, picatostes, salsa para ensalada, aderezo, aderezo ranch, aderezo césar
Food > Pantry > Sauces > Dips And Salsa: hummus, guacamole, tzatziki, salsa mexicana, paté de aceitunas, dip, salsa de queso nachos, salsa para dipear, hummus de garbanzos, salsa de queso, olivada, salsa casera mexicana, salsa verde
Food > Pantry > Oils And Vinegar: aceite y vinagre, aceite de trufa, aliño
Food > Pantry > Oils And Vinegar > Olive Oil: aceite de oliva, aceite de oliva virgen extra, AOVE, virgen extra, aceite de orujo, aceite oliva suave, picual, arbequina
Food > Pantry > Oils And Vinegar > Cooking Oil: aceite de girasol, aceite de coco, aceite de maíz, aceite de sésamo, aceite de colza, aceite vegetal, manteca de cerdo, aceite de aguacate, aceite de soya, aceite de canola, aceite refinado
Food > Pantry > Oils And Vinegar > Vinegar: vinagre, vinagre de manzana, vinagre balsámico, vinagre de módena, vinagre de vino, vinagre de jerez, crema de vinagre, vinagre blanco
Food > Pantry > Spices: especias, canela, pimentón, curry, cúrcuma, nuez moscada, comino, ajo en polvo, azafrán, sazonador, clavo, cardamomo, jengibre molido, colorante alimentario paella, pimentón dulce, pimentón de la vera, comino molido, canela molida, colorante alimentario, curry en polvo, condimento, chile en polvo, cebolla en polvo, adobo seco
Food > Pantry > Spices > Salt: sal, sal marina, sal gorda, sal del Himalaya, escamas de sal, sal fina, sal yodada, sal rosa del himalaya, sal en escamas, sal de mesa, flor de sal
Food > Pantry > Spices > Pepper: pimienta, pimienta negra, pimienta blanca, pimienta en grano, cayena, pimienta molida
Food > Pantry > Spices > Dried Herbs: orégano, tomillo, romero, laurel, hierbas provenzales, perejil seco, albahaca seca, laurel en hojas, romero seco
Food > Pantry > Stock And Gravy: caldo, pastillas de caldo, caldo de pollo, caldo de verduras, cubitos de caldo, caldo en cubos, caldo casero, consomé, caldo de pescado, caldo natural
Food > Pantry > Soup: sopa, crema de verduras, gazpacho, salmorejo, puré de verduras, sopa de pollo, crema de calabaza, sopa de fideos, crema de champiñones, sopa de sobre, ajoblanco
Food > Pantry > Canned Food: conserva, carne en lata, enlatado, magro de cerdo, fiambre en lata, corned beef
Food > Pantry > Canned Food > Canned Fish: atún, atún claro, sardinas, mejillones en escabeche, anchoas, caballa, bonito del norte, sardinillas, berberechos, boquerones, atún en aceite, atún al natural, sardinas en aceite, navajas, ventresca, calamares en su tinta, atún en agua, lomos de atún
Food > Pantry > Canned Food > Canned Vegetables: maíz dulce, guisantes en conserva, champiñones laminados, espárragos, pimientos del piquillo, alcachofas, menestra, corazones de alcachofa, judías verdes en conserva, espárragos blancos, champiñón laminado, guisantes extra finos, judías verdes lata, palmitos, elote, chícharos, remolacha
Food > Pantry > Canned Food > Canned Tomatoes: tomate triturado, tomate entero pelado, concentrado de tomate, tomate troceado, tomates secos, tomate concentrado, puré de tomate, tomate natural triturado
Food > Pantry > Canned Food > Canned Beans: alubias cocidas, garbanzos cocidos, judías rojas, lentejas cocidas, alubia blanca cocida, judiones, frijoles refritos, frijoles negros, frijoles, judías blancas cocidas, fabada asturiana, lentejas estofadas
Food > Pantry > Canned Food > Canned Fruit: fruta en almíbar, melocotón en almíbar, piña en su jugo, compota, compota de manzana, piña en almíbar, puré de frutas, duraznos en almíbar, macedonia de frutas, cóctel de frutas
Food > Pantry > Pickles: pepinillos, encurtidos, alcaparras, cebolletas, guindillas, banderillas, variantes, chucrut, cebollitas, jalapeños en rajas, chiles en vinagre, piparras, jalapeños
Food > Pantry > Olives: aceitunas, aceitunas rellenas, aceituna manzanilla, aceitunas negras, olivas, aceitunas verdes, manzanilla, aceituna gordal, rellenas de anchoa
Food > Pantry > Honey And Spreads: crema para untar, untable, paté vegetal, dulce de membrillo, dulce de leche, cajeta
Food > Pantry > Honey And Spreads > Honey: miel, miel de flores, miel de romero, miel de azahar, miel de mil flores, miel de abeja, miel cruda
Food > Pantry > Honey And Spreads > Jam: mermelada, confitura, mermelada de fresa, mermelada de melocotón, mermelada de albaricoque, ate
Food > Pantry > Honey And Spreads > Peanut Butter: crema de cacahuete, mantequilla de cacahuete, crema de almendras, tahini, mantequilla de maní, crema de cacahuate
Food > Pantry > Honey And Spreads > Chocolate Spread: crema de cacao, crema de avellanas, crema de cacao con avellanas, crema de pistacho
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: sirope de arce, sirope de agave, sirope de chocolate, sirope de caramelo, sirope de dátil, jarabe de agave, miel de maple, jarabe de maíz
Food > Pantry > Baking: repostería, gelatina en láminas, aroma de vainilla, pan rallado, coco rallado, cuajada en polvo, extracto de vainilla
Food > Pantry > Baking > Flour: harina, harina de trigo, harina de fuerza, harina de maíz, maicena, harina de espelta, harina de arroz, almidón de maíz, harina de repostería, harina integral, harina de avena, harina pan, masa de maíz
Food > Pantry > Baking > Sugar: azúcar, azúcar moreno, azúcar glas, panela, azúcar de caña, azúcar blanco, terrones de azúcar, piloncillo, azúcar estándar, azucarillos
Food > Pantry > Baking > Sweeteners: edulcorante, estevia, eritritol, sacarina, xilitol, stevia, endulzante
Food > Pantry > Baking > Yeast And Baking Powder: levadura, levadura química, bicarbonato, levadura de panadero, polvo de hornear, gasificante, levadura de panadería, polvo para hornear
Food > Pantry > Baking > Baking Mixes: preparado para bizcocho, mezcla para tortitas, preparado para tarta, preparado para brownie, mezcla para pastel, harina para hot cakes, preparado tortitas, harina preparada
Food > Pantry > Baking > Baking Chocolate And Decorations: pepitas de chocolate, cobertura de chocolate, fideos de chocolate, colorante alimentario, fondant, virutas de chocolate, azúcar decorativo, colorante repostería, chocolate para fundir
Food > Pantry > Ready Meals: plato preparado, fabada, paella preparada, tortilla de patatas, puré de patatas, lasaña, kit de fajitas, sándwich, callos, paella lista, croquetas, empanada, ensaladilla rusa
Food > Meat: carne, carne picada, cordero, ternera lechal, hamburguesa, conejo, albóndigas, chuletas de cordero, ternera, chuletas, hamburguesas, carne molida
Food > Meat > Beef: carne de vacuno, ternera, entrecot, solomillo de ternera, chuletón, añojo, filete de ternera, carne de res, lomo de vaca, filetes de ternera, arrachera
Food > Meat > Pork: cerdo, chuletas de cerdo, lomo de cerdo, solomillo de cerdo, costillas, secreto ibérico, panceta fresca, codillo, costillas de cerdo, panceta, chuleta de cerdo
Food > Meat > Chicken And Poultry: pollo, pechuga de pollo, pavo, muslos de pollo, pato, alitas de pollo, contramuslo, nuggets de pollo, pollo entero, filetes de pechuga
Food > Meat > Sausages: salchichas, chistorra, morcilla, butifarra, longaniza, salchicha fresca, frankfurt, salchichas frankfurt
Food > Meat > Ham And Cold Cuts: jamón serrano, jamón cocido, jamón ibérico, chorizo, salchichón, fuet, lomo embuchado, mortadela, paté, pechuga de pavo lonchas, sobrasada, fiambre, jamón york, cecina, chorizo lonchas, jamón de pavo
Food > Meat > Bacon: bacon, beicon, panceta, tacos de bacon, tocino, bacon ahumado, taquitos de bacon, panceta ahumada
Food > Fish And Seafood: pescado, bacalao, marisco, merluza, calamar, pulpo, mejillones, trucha, dorada, surimi, palitos de mar, lubina, sushi, gulas, sepia, boquerón, boquerones, pulpo cocido, calamares, palitos de surimi
Food > Fish And Seafood > Salmon: salmón, salmón ahumado, lomo de salmón, salmón marinado, lomos de salmón
Food > Fish And Seafood > Shrimp: gambas, langostinos, camarones, langostino cocido, gamba pelada, carabineros, camarón, gambón
Food > Meat Alternatives: hamburguesa vegetal, salchicha vegana, soja texturizada, carne vegetal, nuggets veganos, seitán, falafel, hamburguesa vegana
Food > Meat Alternatives > Tofu And Tempeh: tofu, tofu ahumado, tempeh, tofu firme
Food > Bakery: panadería, masa de hojaldre, masa quebrada, masa de pizza, bollería, obleas de empanadilla
Food > Bakery > Bread: pan, pan de molde, pan integral, pan de centeno, pan tostado, pan de payés, hogaza, biscotes, pan de ajo, pan blanco, pan de caja, barra de pan
Food > Bakery > Rolls And Buns: panecillos, barra de pan, pan de hamburguesa, chapata, pan de perrito, bollos de pan, baguette, medias noches, bollos
Food > Bakery > Wraps And Flatbreads: tortillas de trigo, pan de pita, pan naan, tortillas mexicanas, wraps, tacos, fajitas tortillas, tortillas de maíz, tortillas de harina, tostadas de maíz
Food > Bakery > Croissants And Pastries: cruasán, napolitana de chocolate, donut, brioche, ensaimada, churros, caracolas, bollo, gofres, tortitas americanas, creps, palmeras, croissants, napolitanas, hojaldre, donuts, berlinas
Food > Bakery > Cakes: bizcocho, magdalenas, pastel, tarta, muffins, brownie, roscón, panettone, sobao, tarta de queso, plumcake, brazo de gitano, pastelitos, sobaos, mantecadas
Food > Produce: frutas y verduras, producto fresco, hortofrutícola
Food > Produce > Fruit: fruta, mango, kiwi, melón, pera, aguacate, uvas, piña, melocotón, ciruela, sandía, granada, cerezas, papaya, nectarina, albaricoque, durazno
Food > Produce > Fruit > Apples: manzana, manzana golden, manzana fuji, manzana roja
Food > Produce > Fruit > Bananas: plátano, banana, plátano de Canarias, plátano macho
Food > Produce > Fruit > Citrus Fruit: naranja, limón, lima, pomelo, mandarina, clementina, naranjas de mesa, naranjas de zumo
Food > Produce > Fruit > Berries: fresas, arándanos, frambuesas, moras, fresón, grosellas, frutos rojos
Food > Produce > Vegetables: verduras, pepino, col, calabacín, brócoli, pimiento, zanahorias, berenjena, calabaza, espinacas, coliflor, puerro, espárrago verde, judías verdes, remolacha, apio, zanahoria, pimiento rojo, nopal
Food > Produce > Vegetables > Tomatoes: tomate, tomates cherry, tomate en rama, jitomate, tomate pera
Food > Produce > Vegetables > Potatoes: patatas, patata, papas, boniato, batata dulce, patatas para freír frescas, papa blanca, patata nueva
Food > Produce > Vegetables > Salad Greens: ensalada, lechuga, rúcula, canónigos, brotes tiernos, lechuga iceberg, cogollos, escarola
Food > Produce > Vegetables > Mushrooms: champiñones, setas, boletus, shiitake, níscalos, trufa
Food > Produce > Vegetables > Onions And Garlic: cebollas, ajo, chalotas, cebolleta, cebolla morada, ajos, cebolla frita, cebolla
Food > Produce > Fresh Herbs: hierbas frescas, albahaca, perejil, cilantro, hierbabuena, cebollino, eneldo
Food > Frozen Food: congelado, ultracongelado, alimento congelado
Food > Frozen Food > Ice Cream: helado, sorbete, polo, polos de hielo, cono de helado, bombón helado, paleta de hielo, tarrina de helado, helado de vainilla, tarrina helado, polos, paletas de hielo, conos helado, nieve
Food > Frozen Food > Frozen Pizza: pizza, pizza congelada, pizza barbacoa, pizza cuatro quesos, pizza de jamón
Food > Frozen Food > Frozen Vegetables: verduras congeladas, guisantes congelados, espinacas congeladas, salteado de verduras, menestra congelada, fruta congelada
Food > Frozen Food > French Fries: patatas prefritas, patatas congeladas, patatas gajo, croquetas de patata, patatas bravas congeladas, patatas corte
Food > Frozen Food > Frozen Fish: varitas de pescado, merluza congelada, pescado rebozado, calamares a la romana, palitos de merluza, filetes de merluza, varitas de merluza, palitos de pescado
Food > Frozen Food > Frozen Meals: plato congelado, croquetas, lasaña congelada, gyozas, rollitos de primavera, empanadillas, canelones congelados, san jacobo, tarta helada, empanada
Health: salud, farmacia, parafarmacia, bienestar, comprimidos, cápsulas, comprimidos masticables, ampollas bebibles, perlas, comprimidos recubiertos
Health > Vitamins: vitaminas, complemento alimenticio, suplemento, cápsulas, comprimidos efervescentes, vitamina E, mg comprimidos, cápsulas mg, defensas, vitaminas gominolas, vitamina K2, sistema inmunitario
Health > Vitamins > Multivitamins: multivitamínico, multivitaminas, complejo vitamínico, multivitaminas y minerales, complejo multivitamínico, embarazo, A-Z, vitaminas niños
Health > Vitamins > Vitamin C: vitamina C, ácido ascórbico, acerola, vitamina C 1000, vitamina C masticable, vitamina C efervescente, vitamina C liposomada
Health > Vitamins > Vitamin D: vitamina D3, vitamina D, colecalciferol, vitamina D3 UI, 25.000 UI, vitamina D gotas
Health > Vitamins > Vitamin B: vitamina B12, complejo B, ácido fólico, biotina, vitamina B, B12, ácido fólico 400, vitamina B6
Health > Supplements: ashwagandha, espirulina, ginseng, jalea real, própolis, cúrcuma cápsulas, coenzima Q10, cardo mariano, levadura de cerveza, mg comprimidos, cápsulas mg, onagra, ginkgo biloba, equinácea, rhodiola, alcachofa ampollas, moringa, reishi, cola de caballo, lecitina, lecitina de soja, polen, arándano rojo, q10, luteína, fenogreco, cúrcuma, shilajit
Health > Supplements > Magnesium: magnesio, citrato de magnesio, carbonato de magnesio, magnesio total, cloruro de magnesio, magnesio comprimidos, magnesiano, bisglicinato de magnesio
Health > Supplements > Iron Zinc And Calcium: hierro, zinc, calcio, selenio, yodo, potasio, hierro comprimidos, hierro líquido, calcio vitamina D, zinc comprimidos, selenio zinc
Health > Supplements > Omega-3: omega 3, aceite de pescado, aceite de hígado de bacalao, aceite de krill, omega-3, EPA DHA, omega 3 perlas, aceite de salmón, aceite de lino perlas
Health > Supplements > Probiotics: probiótico, flora intestinal, lactobacilos, prebiótico, enzimas digestivas, probióticos, microbiota, levadura, psyllium, fibra en polvo, lactasa, fermentos lácticos, plantago
Health > Supplements > Collagen And Beauty Supplements: colágeno, colágeno marino, colágeno hidrolizado, cabello y uñas, colágeno en polvo, colágeno con magnesio, colágeno magnesio, péptidos de colágeno, anticaída cápsulas, ácido hialurónico cápsulas
Health > Supplements > Joint Supplements: glucosamina, condroitina, articulaciones, harpagofito, cuidado articular, cartílago, colágeno articulaciones, glucosamina condroitina, huesos y articulaciones
Health > Supplements > Weight Management: sustitutivo de comida, quemagrasas, adelgazante, drenante, saciante, control de peso, adelgazar, vinagre de manzana cápsulas, drenante detox, batido sustitutivo, quemagrasas cápsulas, barritas sustitutivas, glucomanano, vientre plano
Health > Sports Nutrition: nutrición deportiva, suplemento deportivo, recuperador, suplemento gimnasio, ZMA, tribulus, masa muscular
Health > Sports Nutrition > Protein Powder: proteína en polvo, suero de leche, proteína vegana, batido de proteínas, caseína, aislado de proteína, ganador de peso, proteína whey, aislado, proteína isolada, concentrado de suero, proteína de guisante, dieta enteral, batido proteico, hiperproteico
Health > Sports Nutrition > Creatine: creatina, monohidrato de creatina, creatina en polvo, creatina cápsulas, monohidrato creatina
Health > Sports Nutrition > Amino Acids: aminoácidos, BCAA, glutamina, arginina, citrulina, lisina, EAA, L-arginina, L-lisina
Health > Sports Nutrition > Pre-Workout: pre-entreno, preentreno, óxido nítrico, cafeína cápsulas, pre entreno, cafeína comprimidos, pre workout
Health > Sports Nutrition > Energy Gels And Electrolytes: gel energético, electrolitos, sales minerales, maltodextrina, pastillas de hidratación, suero oral, isotónico, sales de rehidratación, suero rehidratación
Health > Medicine: medicamento, homeopatía, antipiojos, parche de nicotina, comprimidos, flores de Bach, mareo, chicles de nicotina, mg comprimidos, cápsulas mg, piojos, loción antipiojos, parches nicotina, chicles nicotina, 9CH
Health > Medicine > Pain Relief: analgésico, paracetamol, ibuprofeno, aspirina, dolor de cabeza, dolor, fiebre, ibuprofeno 400, paracetamol 1g, dolor muscular comprimidos, analgesico, dolor menstrual
Health > Medicine > Muscle And Joint Creams: gel antiinflamatorio, crema calor, bálsamo de tigre, árnica, parche térmico, gel frío, crema antiinflamatoria, crema arnica, gel arnica, crema dolor muscular, parches dolor, diclofenaco gel, spray frío, crema efecto calor, harpagofito gel
Health > Medicine > Cold And Flu: jarabe para la tos, spray nasal, resfriado, gripe, dolor de garganta, pastillas garganta, agua de mar nasal, tos seca, antigripal, congestión nasal, mucolítico, descongestivo nasal, jarabe tos, garganta irritada, caramelos garganta, mocos, agua marina, vahos
Health > Medicine > Allergy Relief: antihistamínico, alergia, cetirizina, loratadina, alergia comprimidos, rinitis, rinitis alérgica, antihistamínico comprimidos, ebastina
Health > Medicine > Digestive Remedies: antiácido, laxante, acidez, digestión, diarrea, gases, estreñimiento, hemorroides, carbón activo, digestivo, sales de fruta, antidiarreico, enemas, supositorios glicerina, reflujo, ardor, almorranas, transito intestinal, picosulfato, picosulfato gotas
Health > Medicine > Sleep And Calm Aids: melatonina, valeriana, sueño, relajante, dormir, estrés, aceite CBD, antirronquidos, melatonina gotas, ansiedad, dormir bien, tiras nasales, triptófano, nervios
Health > Medicine > Skin Treatments: antifúngico, herpes labial, verrugas, crema cicatrizante, hongos uñas, picaduras, dermatitis, quemaduras, callicida, hongos, verruga, cicatrices, picor, pie de atleta, pomada, crema picaduras, callos, psoriasis, hongos uñas lápiz
Health > First Aid: primeros auxilios, bolsa de frío, manta térmica emergencia, mascarilla, mascarilla FFP2, guantes de nitrilo, compresa frío calor, FFP3, guantes nitrilo, guantes de nitrilo sin polvo, guantes de vinilo, mascarillas desechables, guantes desechables, quirúrgica
Health > First Aid > Adhesive Bandages: tiritas, apósito adhesivo, tiritas ampollas, esparadrapo, tiritas plastic, tiritas surtidas, apósitos ampollas, apósitos, apósitos adhesivos, tiritas infantiles
Health > First Aid > Bandages And Dressings: venda, gasas, vendaje, venda elástica, cinta kinesiológica, apósito, gasa estéril, venda cohesiva, gasa, esparadrapo papel, venda crepe, gasas estériles, vendaje neuromuscular, malla tubular, apósito estéril
Health > First Aid > Antiseptics And Hand Sanitizers: desinfectante, gel hidroalcohólico, antiséptico, agua oxigenada, povidona yodada, clorhexidina, alcohol 96, suero fisiológico, antiséptico heridas, clorhexidina spray, solución hidroalcohólica, gel manos hidroalcohólico, mercromina, povidona
Health > First Aid > First Aid Kits: botiquín, botiquín de primeros auxilios, kit de primeros auxilios, botiquín primeros auxilios, botiquín coche, maletín botiquín
Health > Feminine Care: higiene femenina, menopausia, braga menstrual, higiene menstrual, cistitis, óvulos vaginales
Health > Feminine Care > Tampons: tampones, tampones con aplicador, tampón
Health > Feminine Care > Sanitary Pads: compresas, salvaslip, protegeslip, compresas con alas, compresas noche, con alas, compresas ultra, compresas noche alas
Health > Feminine Care > Menstrual Cups: copa menstrual, disco menstrual
Health > Feminine Care > Intimate Wash: gel íntimo, jabón íntimo, toallitas íntimas, higiene íntima
Health > Incontinence Care: pañales adulto, compresas incontinencia, empapador, absorbente incontinencia, protector de cama, pérdidas de orina
Health > Sexual Wellness: vibrador, juguete erótico, bienestar sexual, bolas chinas, estimulador, retardante, anillo vibrador
Health > Sexual Wellness > Condoms: preservativos, condones, preservativo sin látex, condón
Health > Sexual Wellness > Intimate Lubricants: lubricante íntimo, gel lubricante, lubricante base agua
Health > Vision Care: cuidado ocular, toallitas gafas, parche ocular, higiene ocular, limpiador de gafas
Health > Vision Care > Contact Lenses: lentillas, lentes de contacto, lentillas diarias, lentillas mensuales, lentillas de color
Health > Vision Care > Contact Lens Solution: solución única lentillas, líquido de lentillas, estuche lentillas, solución para lentillas
Health > Vision Care > Eye Drops: colirio, gotas oculares, lágrimas artificiales, ojo seco, colirio humectante, hidratante ocular
Health > Vision Care > Reading Glasses: gafas de lectura, gafas presbicia, gafas luz azul, presbicia, pregraduadas, gafas pregraduadas
Health > Medical Devices: dispositivo médico, audífono, fonendoscopio, electroestimulador, pilas audífono, lámpara de luz terapia, amplificador auditivo, gotas óticas
Health > Medical Devices > Blood Pressure Monitors: tensiómetro, tensiómetro de brazo, monitor de presión arterial, tensiómetro de muñeca
Health > Medical Devices > Fever Thermometers: termómetro clínico, termómetro infrarrojos, termómetro digital, termómetro de oído, termómetro frontal
Health > Medical Devices > Pulse Oximeters And Heart Monitors: pulsioxímetro, oxímetro, electrocardiograma portátil
Health > Medical Devices > Glucose Meters: glucómetro, tiras reactivas, medidor de glucosa, lancetas
Health > Medical Devices > Nebulizers And Inhalers: nebulizador, inhalador, cámara de inhalación, aerosol terapia
Health > Medical Devices > Home Health Tests: test de embarazo, test de antígenos, test de ovulación, prueba de embarazo, test de drogas
Health > Massage And Relaxation: masajeador, pistola de masaje, cojín de masaje, esterilla de acupresión, masajeador de pies, sillón de masaje, camilla de masaje
Health > Heat And Cold Therapy: bolsa de agua caliente, almohadilla eléctrica, saco térmico, calentador de manos, cojín térmico
Health > Supports And Braces: rodillera, tobillera, faja lumbar, medias de compresión, muñequera, plantillas, corrector de postura, férula, codera, collarín
Health > Mobility And Daily Living Aids: silla de ruedas, andador, muletas, bastón, pastillero, silla de ducha, elevador de inodoro, barra de apoyo, scooter movilidad, rollator
Beauty: cosmética, belleza, cosmético, aceite de argán
Beauty > Hair Care: cuidado del cabello, tratamiento capilar, pelo, antipiojos, piojos, liendrera, liendres, cabello seco, cabello dañado, cabello rizado, cabello teñido, rizos, cabello graso, keratina
Beauty > Hair Care > Shampoo: champú, anticaspa, champú sólido, champú reparador, champú hidratante, caspa, champú nutritivo
Beauty > Hair Care > Dry Shampoo: champú en seco, champú seco
Beauty > Hair Care > Conditioner: acondicionador, suavizante cabello, desenredante, acondicionador repara, acondicionador nutritivo, crema suavizante
Beauty > Hair Care > Hair Masks: mascarilla capilar, mascarilla pelo, mascarilla cabello, queratina, mascarilla reparadora, mascarilla nutritiva, baño de crema
Beauty > Hair Care > Hair Oils And Serums: aceite capilar, aceite cabello, sérum capilar, protector térmico, puntas, protector de calor, aceite de ricino pelo, aceite de argán cabello
Beauty > Hair Care > Hair Loss Treatments: anticaída, caída del cabello, crecimiento capilar, ampollas capilares, minoxidil, solución capilar, loción anticaída
Beauty > Hair Care > Hair Styling: peinado, crema de peinado, spray de sal marina, polvos volumen, crema de rizos, spray de agua de mar, agua de mar cabello, spray texturizante, spray texturizador, crema para peinar, definidor de rizos, activador de rizos
Beauty > Hair Care > Hair Styling > Hair Spray: laca, laca pelo, fijador, laca fijación, fijación extrafuerte
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: gomina, gel fijador, gel pelo, gelatina capilar, espuma cabello, espuma moldeadora, espuma rizos, espuma fijadora, gomina extra fuerte, gel fijación, espuma rizos fijación
Beauty > Hair Care > Hair Styling > Hair Wax: cera pelo, cera cabello, pomada, arcilla pelo, pasta moldeadora
Beauty > Hair Care > Hair Color: tinte, tinte pelo, coloración, baño de color, decolorante, retoca raíces, henna, tinte permanente, coloración permanente, castaño claro, castaño oscuro, rubio claro, rubio oscuro, tinte sin amoniaco, matizador
Beauty > Hair Care > Hair Extensions And Wigs: peluca, extensiones pelo, postizo, bisoñé, cabello humano, extensiones clip, trenzas sintéticas, pelucas, extensiones de cabello
Beauty > Hair Tools: aparato peinado, moldeador pelo, multistyler, tijeras de peluquería, tijeras peluquero, tijeras de entresacar, capa peluquería, rulos, rulos pelo, rulos térmicos, bigudíes
Beauty > Hair Tools > Hair Dryers: secador de pelo, secador, secador cabello, difusor pelo, secador de pelo iónico, secador profesional, secadora de pelo, secadora cabello, blower cabello
Beauty > Hair Tools > Hair Straighteners: plancha de pelo, plancha alisadora, alisador, cepillo alisador, plancha pelo, planchas de pelo, plancha cerámica pelo, plancha de vapor pelo, planchita de pelo, plancha para cabello, plancha para el pelo, plancha alaciadora, alaciadora
Beauty > Hair Tools > Curling Irons: rizador, rizador de pelo, tenacillas, ondulador
Beauty > Hair Tools > Hot Air Brushes: cepillo secador, cepillo de aire caliente, cepillo moldeador, cepillo rotatorio
Beauty > Hair Tools > Hair Brushes And Combs: cepillo de pelo, cepillo desenredante, peine, cepillo redondo, peinilla, cepillo para cabello, peine de púas
Beauty > Hair Tools > Hair Clippers: cortapelos, máquina cortar pelo, maquinilla cortapelo
Beauty > Skin Care: cuidado de la piel, cuidado facial, cuidado corporal, crema piel, piel seca, piel sensible, piel grasa, piel mixta, hidratante, antimanchas, hialurónico, luminosidad, antiedad
Beauty > Skin Care > Face Cream: crema facial, crema de día, crema de noche, crema hidratante, antiarrugas, antiedad, crema de día antiarrugas, crema facial hidratante, crema de noche reparadora, gel crema facial, crema antiedad, crema rostro, emulsión facial
Beauty > Skin Care > Face Serums And Oils: sérum facial, suero facial, ácido hialurónico, niacinamida, retinol, ampollas faciales, aceite facial, rosa mosqueta, aceite de jojoba, escualano, sérum antiedad, sérum antimanchas, sérum vitamina c, ampollas proteoglicanos, esencia facial
Beauty > Skin Care > Eye Cream: contorno de ojos, crema contorno, sérum ojos, parches ojos, ojeras, contorno ojos, bolsas y ojeras, roll on ojos, crema contorno de ojos
Beauty > Skin Care > Face Masks: mascarilla facial, mascarilla de arcilla, mascarilla tejido, tiras nariz
Beauty > Skin Care > Cleanser: limpiador facial, gel limpiador, leche limpiadora, espuma limpiadora, jabón facial, gel limpiador facial, limpiadora facial, toallitas faciales, gel facial limpiador
Beauty > Skin Care > Makeup Remover: desmaquillante, agua micelar, toallitas desmaquillantes, aceite desmaquillante, bálsamo desmaquillante, desmaquillante ojos, bifásico, micelar, leche desmaquillante, desmaquillante bifásico
Beauty > Skin Care > Face Toners: tónico facial, agua termal, agua de rosas, bruma facial, tónico, agua termal spray, tónico hidratante, agua rosas
Beauty > Skin Care > Face Scrubs And Peels: exfoliante facial, peeling, ácido glicólico
Beauty > Skin Care > Acne Treatments: antiacné, acné, antiimperfecciones, parches granos, granos
Beauty > Skin Care > Lip Balm: bálsamo labial, protector labial, cacao labial, mascarilla labios, bálsamo labios, stick labial, reparador labial, cacao labios
Beauty > Skin Care > Body Lotion: loción corporal, leche corporal, crema corporal, manteca corporal, body milk, vaselina, hidratante corporal, loción hidratante, leche hidratante corporal, body milk piel seca, manteca de karité, crema corporal hidratante
Beauty > Skin Care > Body Oils: aceite corporal, aceite de masaje, aceite seco, aceite de almendras, antiestrías
Beauty > Skin Care > Body Scrubs: exfoliante corporal, peeling corporal, exfoliante azúcar
Beauty > Skin Care > Cellulite And Firming: anticelulítico, reafirmante, reductor, crema anticelulítica
Beauty > Skin Care > Hand Cream: crema de manos, crema manos, bálsamo manos
Beauty > Skin Care > Foot Care: crema de pies, crema pies, lima pies, piedra pómez, durezas, talones, pies secos, crema talones, desodorante pies, lima electrónica pies, callos, talones agrietados, talco para pies, talco pies, removedor de callos, piedra pómez pies
Beauty > Skin Care > Sunscreen: protector solar, crema solar, bronceador, fotoprotector, leche solar, spray solar, fps 50, leche protectora, protector facial spf, bruma solar, fotoprotector facial, crema solar facial, leche protectora solar, aceite bronceador, fps, bloqueador solar, bloqueador, protector solar facial, protección solar spf
Beauty > Skin Care > After Sun: aftersun, after sun, después del sol, post solar, gel de aloe vera
Beauty > Skin Care > Self Tanners: autobronceador, autobronceante, gotas autobronceadoras
Beauty > Skin Care > Face Care Tools: cepillo facial, rodillo facial, gua sha, sauna facial, máscara led, extractor de puntos negros
Beauty > Makeup: maquillaje, paleta de maquillaje, kit maquillaje, paleta maquillaje, maquillaje duradero
Beauty > Makeup > Foundation: base de maquillaje, maquillaje fluido, bb cream, cc cream, crema con color, base maquillaje fluida, polvo compacto base
Beauty > Makeup > Concealer: corrector, corrector de ojeras, antiojeras
Beauty > Makeup > Face Powder: polvos compactos, polvos sueltos, polvos matificantes, polvos translúcidos, polvo compacto, polvo facial, polvo suelto
Beauty > Makeup > Blush: colorete, rubor, blush, rubor en crema, rubor líquido, colorete en polvo, colorete en crema, colorete líquido
Beauty > Makeup > Bronzers And Highlighters: polvos bronceadores, polvos de sol, bronceador en polvo, contorno facial, iluminador, highlighter, iluminador facial
Beauty > Makeup > Primer And Setting Spray: prebase, primer, prebase maquillaje, spray fijador maquillaje
Beauty > Makeup > Mascara: máscara de pestañas, rímel, rimmel, sérum pestañas, mascara pestañas, rimel, pestañina, máscara para pestañas
Beauty > Makeup > Eyeliner: delineador de ojos, lápiz de ojos, perfilador de ojos, kajal, eyeliner
Beauty > Makeup > Eyeshadow: sombra de ojos, sombras, paleta de sombras
Beauty > Makeup > Eyebrow Makeup: lápiz de cejas, gel de cejas, tinte de cejas, fijador cejas
Beauty > Makeup > False Eyelashes: pestañas postizas, extensiones de pestañas, pegamento pestañas, rizador de pestañas
Beauty > Makeup > Lipstick: pintalabios, barra de labios, labial, labial líquido, tinta labios, perfilador de labios, delineador labial, lápiz labial, labial mate, bilé, lipstick mate
Beauty > Makeup > Lip Gloss: brillo de labios, gloss, aceite labial, voluminizador labios, brillo labial
Beauty > Makeup > Makeup Brushes And Sponges: brocha de maquillaje, pincel maquillaje, esponja de maquillaje, borla
Beauty > Makeup > Nail Polish: esmalte de uñas, esmalte semipermanente, laca de uñas, pintauñas, esmalte permanente
Beauty > Nail Care: cuidado de uñas, endurecedor uñas, aceite de cutículas, decoración uñas
Beauty > Nail Care > Nail Polish Remover: quitaesmalte, acetona, quitaesmalte sin acetona, removedor de esmalte
Beauty > Nail Care > Artificial Nails: uñas postizas, uñas acrílicas, pegamento uñas, gel constructor, polvo acrílico, tips uñas
Beauty > Nail Care > Manicure Tools: lima de uñas, cortaúñas, tijeras de uñas, alicate cutículas, kit manicura
Beauty > Nail Care > Nail Lamps And Drills: lámpara uñas, lámpara uv uñas, torno uñas, fresa uñas, lima eléctrica uñas
Beauty > Beauty Tools: pinzas de depilar, pinzas cejas, organizador maquillaje, accesorio belleza, espejo de maquillaje, espejo de aumento, espejo de bolsillo
Beauty > Fragrance: fragancia, estuche perfume, vaporizador, fragancia mujer, fragancia hombre, eau fraiche
Beauty > Fragrance > Perfume: perfume, colonia, agua de colonia, agua de tocador, agua de perfume, edp, edt, eau de toilette, eau de parfum, perfume mujer, perfume hombre
Beauty > Fragrance > Body Mist: bruma corporal, body mist, body splash, bruma perfumada
Beauty > Personal Care: higiene personal, aseo, polvos de talco, toallitas húmedas, toallitas refrescantes, talco
Beauty > Personal Care > Deodorant: desodorante, antitranspirante, desodorante roll-on, desodorante spray, desodorante stick, desodorante hombre, roll on
Beauty > Personal Care > Soap: jabón, jabón de manos, jabón líquido, pastilla de jabón, jabón pastilla, jabón manos líquido, jabón de glicerina, jabón natural, jabón de tocador, jabón en barra, jabón corporal, jabón antibacterial
Beauty > Personal Care > Shower Gel: gel de ducha, gel de baño, crema de ducha, aceite de ducha, gel baño, gel de ducha hombre, gel baño hidratante, gel de baño dermo, aceite baño
Beauty > Personal Care > Bath Additives: sales de baño, espuma de baño, bomba de baño, aceite de baño
Beauty > Personal Care > Bath Sponges And Brushes: esponja de baño, esponja de ducha, guante exfoliante, cepillo corporal, manopla crin
Beauty > Personal Care > Hand Sanitizer: gel hidroalcohólico, desinfectante de manos, gel antibacteriano, gel de manos, hidrogel manos, gel manos hidroalcohólico, gel antibacterial
Beauty > Personal Care > Cotton Pads And Swabs: discos de algodón, bastoncillos, algodón, discos desmaquillantes, hisopos, cotonetes, algodón cosmético, motas de algodón
Beauty > Personal Care > Toothpaste: pasta de dientes, dentífrico, pasta dental, crema dental, dentífrico blanqueante, pasta dentífrica, dentífrico encías, pasta de dientes infantil
Beauty > Personal Care > Oral Care: higiene bucal, cuidado dental, limpiador lengual, raspador lengua
Beauty > Personal Care > Oral Care > Toothbrushes: cepillo de dientes, cepillo dental, cepillo manual dientes, cepillo dental medio, cepillo dientes suave, cepillos de dientes, cepillo dental suave
Beauty > Personal Care > Oral Care > Electric Toothbrushes: cepillo de dientes eléctrico, cepillo eléctrico, cepillo sónico
Beauty > Personal Care > Oral Care > Toothbrush Heads: cabezales cepillo, recambio cepillo dientes, cabezal de recambio
Beauty > Personal Care > Oral Care > Mouthwash: enjuague bucal, colutorio, spray bucal, enjuague dental
Beauty > Personal Care > Oral Care > Dental Floss: hilo dental, seda dental, cepillos interdentales, arcos dentales, cepillo interdental
Beauty > Personal Care > Oral Care > Water Flossers: irrigador dental, irrigador bucal
Beauty > Personal Care > Oral Care > Teeth Whitening: blanqueamiento dental, blanqueador dental, tiras blanqueadoras
Beauty > Personal Care > Oral Care > Denture Care: limpiador dentaduras, adhesivo dental, fijador prótesis, pastillas limpiadoras dentadura
Beauty > Personal Care > Shaving: afeitado, brocha de afeitar, set de afeitado
Beauty > Personal Care > Shaving > Razors And Blades: maquinilla de afeitar, cuchillas, hojas de afeitar, cuchilla desechable, navaja de afeitar, cuchillas de afeitar, recambio maquinilla, maquinilla desechable, cuchillas recambio, rasuradora, rastrillo desechable, máquina de afeitar desechable, repuestos afeitar
Beauty > Personal Care > Shaving > Shaving Cream: espuma de afeitar, gel de afeitar, crema de afeitar, jabón de afeitar
Beauty > Personal Care > Shaving > Aftershave: aftershave, loción para después del afeitado, bálsamo después del afeitado, after shave
Beauty > Personal Care > Shaving > Beard Care: aceite de barba, cuidado barba, bálsamo barba, cera bigote, champú barba
Beauty > Personal Care > Shaving > Electric Shavers: afeitadora, afeitadora eléctrica, máquina de afeitar eléctrica, cabezal afeitadora
Beauty > Personal Care > Shaving > Trimmers: recortador de barba, barbero, recortadora nariz, depiladora corporal masculina, cortadora de barba, cortapelos nariz, recortadora nariz y orejas, recortador corporal
Beauty > Personal Care > Hair Removal: depilación, crema depilatoria, bandas de cera, cera depilatoria, cera caliente, calentador de cera
Beauty > Personal Care > Hair Removal > Epilators: depiladora, depiladora eléctrica, depiladora facial
Beauty > Personal Care > Hair Removal > IPL Devices: depiladora ipl, luz pulsada, depiladora láser
Household: hogar, droguería, productos del hogar
Household > Laundry: lavado de ropa, colada, cuidado de la ropa, almidón plancha, agua de planchado, apresto, spray planchado
Household > Laundry > Laundry Detergent: detergente ropa, detergente líquido, detergente en polvo, detergente lavadora, lavados, detergente líquido lavados, detergente marsella, detergente ropa delicada, jabón líquido ropa, jabón en polvo
Household > Laundry > Laundry Capsules: cápsulas detergente, detergente en cápsulas, cápsulas lavadora, cápsulas lavados, detergente cápsulas lavados
Household > Laundry > Fabric Softener: suavizante, suavizante ropa, perlas perfumadas, perfume ropa, suavizante concentrado, suavizante lavados, potenciador de perfume
Household > Laundry > Stain Removers: quitamanchas, blanqueador ropa, toallitas atrapacolor, percarbonato, quitamanchas oxi, quitamanchas polvo, blanqueador oxígeno, percarbonato de sodio
Household > Laundry > Washing Machine Cleaner: limpiador lavadora, antical lavadora, limpiamáquinas, limpiador de lavadora, antical lavadora gel
Household > Laundry > Drying Racks And Clotheslines: tendedero, pinzas de ropa, cuerda tender, tendedero plegable, tendedero alas, pinza ropa, tendedero vertical, tendedero eléctrico, tendedero calefactable
Household > Laundry > Laundry Baskets And Bags: cesto de ropa, cesto ropa sucia, bolsa de lavado, cesta colada, cesto de la ropa, cesta ropa, cubo ropa sucia
Household > Laundry > Lint Removers: quitapelusas, rodillo quitapelusas, rodillo adhesivo, cepillo de ropa, quitapelusas eléctrico, quita bolitas, quitabolas
Household > Dishwashing: lavado de vajilla, vajilla, lavavajillas
Household > Dishwashing > Dish Soap: lavavajillas a mano, lavavajillas líquido, jabón platos, lavavajillas mano, lavavajillas concentrado, lavatrastes, lavaloza, detergente platos, detergente lavavajillas a mano
Household > Dishwashing > Dishwasher Tablets: pastillas lavavajillas, cápsulas lavavajillas, lavavajillas máquina, detergente lavavajillas, lavavajillas pastillas todo en 1, pastillas todo en 1, detergente lavavajillas máquina
Household > Dishwashing > Rinse Aid And Dishwasher Salt: abrillantador, sal lavavajillas, limpiamáquinas lavavajillas, ambientador lavavajillas
Household > Dishwashing > Sponges And Dish Brushes: estropajo, esponja cocina, cepillo vajilla, salvauñas, estropajo acero, estropajo fibra, fibra verde, estropajo salvauñas, estropajo aluminio, lana de acero cocina
Household > Cleaning: limpiador, producto de limpieza, limpieza
Household > Cleaning > All Purpose Cleaners: limpiador multiusos, multisuperficies, limpiahogar, vinagre de limpieza, crema limpiadora, limpiador multisuperficies, limpiador general, borrador mágico, multiusos
Household > Cleaning > Bathroom Cleaners: limpiador baño, limpia baños, antical, quitacal, antimoho, antical spray, limpiador antical, limpiador juntas, quita moho, limpiador de baños
Household > Cleaning > Toilet Cleaners: limpiador wc, limpiador inodoro, pastilla wc, bloque wc, colgador wc, pastillas wc, colgador inodoro, gel wc, limpiador inodoro gel, pato wc
Household > Cleaning > Kitchen Cleaners And Degreasers: desengrasante, quitagrasas, limpiador cocina, limpia hornos, limpiahornos, limpiador vitrocerámica, desengrasante cocina, quitagrasas cocina, limpiador hornos, limpia vitrocerámica, vitrocerámica
Household > Cleaning > Descalers: descalcificador cafetera, desincrustante cafetera, pastillas descalcificadoras, descalcificador cafeteras, descalcificante, antical cafetera
Household > Cleaning > Glass Cleaners: limpiacristales, limpiador cristales, limpia vidrios
Household > Cleaning > Floor Cleaners: fregasuelos, limpiasuelos, limpiador suelos, friegasuelos, cera suelos, parquet, fregasuelos perfumado, limpiador parquet, limpiador suelo, abrillantador suelos
Household > Cleaning > Carpet And Upholstery Cleaners: limpia alfombras, limpiatapicerías, limpiador tapicerías, champú alfombras, limpia tapicerías, limpiador sofás, limpiador alfombras
Household > Cleaning > Furniture And Leather Care: limpiamuebles, abrillantador muebles, limpiador cuero, cera muebles, quitapolvo, cuidado del cuero, cuero sofá, lavado cuero
Household > Cleaning > Metal Polish: limpiametales, limpiador acero inoxidable, limpiaplata, abrillantador metales
Household > Cleaning > Disinfectants And Bleach: lejía, desinfectante, amoniaco, desinfectante superficies, lejía con detergente, lejía perfumada, lejía hogar, cloro, blanqueador cloro, limpiador desinfectante
Household > Cleaning > Cleaning Wipes: toallitas limpiadoras, toallitas desinfectantes, toallitas multiusos, toallitas suelo
Household > Cleaning > Drain Cleaners: desatascador, desatascador tuberías, desatrancador, sosa cáustica, fosa séptica
Household > Cleaning > Mops And Buckets: fregona, mopa, cubo fregar, recambio fregona, limpiacristales raqueta, fregona microfibra, palo fregona, cubo con escurridor, mopa atrapapolvo, mopa plana, cubo fregona
Household > Cleaning > Brooms And Brushes: escoba, recogedor, escobilla wc, escobillero, cepillo de fregar, cepillo barrer, escoba interior, escoba y recogedor, escobillero baño, escobilla de baño, cepillo suelo
Household > Cleaning > Cloths And Dusters: bayeta, paño microfibra, plumero, trapo, gamuza, bayeta suelo, bayeta microfibra cristales, bayetas, paño cristales, gamuza cristales, recambio mopa atrapapolvo, mopa recambio toallitas, plumero recambio, bayeta multiusos
Household > Cleaning > Cleaning Gloves: guantes de limpieza, guantes de goma, guantes fregar, guantes látex
Household > Paper Products: papel higiénico y cocina, celulosa
Household > Paper Products > Toilet Paper: papel higiénico, papel higiénico húmedo, rollos higiénicos, papel higiénico rollos, papel higiénico doble capa, papel wc
Household > Paper Products > Paper Towels: papel de cocina, rollo de cocina, papel absorbente, toallas de papel, papel cocina rollos, rollo cocina, papel multiusos, servitoalla
Household > Paper Products > Tissues: pañuelos, pañuelos de papel, pañuelos faciales, kleenex
Household > Paper Products > Paper Napkins: servilletas, servilletas de papel, servilletas cóctel
Household > Disposable Tableware: vajilla desechable, platos desechables, vasos desechables, cubiertos desechables, pajitas, palillos, platos de cartón, vasos de plástico, vasos de cartón, cubiertos de madera, pajitas de papel, palillos dientes, brochetas madera, popotes
Household > Food Wraps: envoltura alimentos, envoltorio alimentario, film y papel
Household > Food Wraps > Cling Film: film transparente, film alimentario, papel film
Household > Food Wraps > Aluminum Foil: papel de aluminio, papel albal, bandejas aluminio
Household > Food Wraps > Baking Paper: papel de horno, papel vegetal, papel sulfurizado, papel para hornear
Household > Food Wraps > Freezer And Sandwich Bags: bolsas congelación, bolsas zip, bolsas bocadillo, bolsas de congelar, bolsas de vacío, bolsas cubitos, bolsas congelación zip, bolsas alimentos, bolsas reutilizables zip, bolsas con cierre
Household > Trash Bags: bolsas de basura, bolsa basura, bolsas autocierre, sacos basura, sacos de basura, sacos basura autocierre, bolsas de basura autocierre, bolsas basura perfumadas
Household > Trash Cans: cubo de basura, papelera, cubo reciclaje, cubo pedal, contenedor basura
Household > Air Care: ambientador, ambientador hogar, eliminaolores
Household > Air Care > Air Freshener Sprays: ambientador spray, spray ambientador, ambientador textil, spray textil
Household > Air Care > Scent Diffusers: ambientador eléctrico, mikado, difusor aromas, recambio ambientador, varillas perfumadas, incienso, mikado ambientador, ambientador mikado, incienso varillas, quemador incienso, ambientador varillas, mikados
Household > Air Care > Odor And Moisture Absorbers: antihumedad, deshumidificador recambio, absorbeolores, absorbe humedad, absorbente humedad, recambio antihumedad
Household > Pest Control: control de plagas, insecticida, repelente, chinches, antiplagas
Household > Pest Control > Insect Killers: mata moscas, matahormigas, matacucarachas, trampa moscas, matamoscas, antihormigas, cebo hormigas, mata insectos, cebo cucarachas, cucarachas, gel cucarachas, hormigas, insecticida cucarachas, insecticida moscas y mosquitos, insecticida hormigas, atrapamoscas, raqueta mosquitos, trampa avispas, polvo hormigas
Household > Pest Control > Mosquito Repellents: antimosquitos, repelente mosquitos, enchufe antimosquitos, mosquitera, espiral antimosquitos, citronela, repelente de mosquitos, recambio antimosquitos, antimosquitos eléctrico, insecticida eléctrico, pulsera antimosquitos, vela citronela, loción antimosquitos, repelente insectos
Household > Pest Control > Moth Repellents: antipolillas, trampa polillas, bolas naftalina, bolas alcanfor, polillas, naftalina
Household > Pest Control > Rodent Control: raticida, trampa ratones, ratonera, veneno ratas, trampa ratas, matarratas
Baby: bebé, recién nacido, puericultura, artículos para bebé, bebés, 0-6 meses, recién nacidos, bebito, guagua
Baby > Diapers: pañales, pañal bebé, pañal, pañales talla, etapa 3, hasta 12 horas de absorción
Baby > Diapers > Disposable Diapers: pañales desechables, pañal talla 4, pañales recién nacido, pañales talla 3, pañales talla 4, pañales talla 5, pañales etapa
Baby > Diapers > Diaper Pants: braguitas pañal, pañal braguita, braga pañal, pañal calzoncito, pañal pants, calzón entrenador, pañal braga, calzoncillos absorbentes
Baby > Diapers > Swim Diapers: pañales bañador, pañal de agua, bañador pañal, pañal bañador, pañales de piscina
Baby > Diapers > Cloth Diapers: pañales de tela, pañales reutilizables, absorbente pañal, pañal ecológico, pañal de tela, gasas pañal
Baby > Diapers > Changing Pads: cambiador bebé, colchón cambiador, empapadores, funda cambiador, cambiador de viaje, protector cambiador, empapador
Baby > Diapers > Diaper Pails: cubo de pañales, contenedor pañales, bolsas para pañales, recambio contenedor, contenedor de pañales, recambio contenedor pañales
Baby > Diapers > Diaper Bags: bolso maternal, mochila maternidad, bolsa pañalera, pañalera, mochila pañalera, bolso carrito
Baby > Baby Food: alimentación infantil, comida bebé, desde 6 meses, a partir de 6 meses, a partir de 4 meses, alimentación bebé
Baby > Baby Food > Infant Formula: leche infantil, leche de inicio, leche de continuación, fórmula infantil, leche 1, leche 2, leche para lactantes
Baby > Baby Food > Toddler Milk: leche de crecimiento, leche crecimiento, leche 3
Baby > Baby Food > Baby Cereal: papilla de cereales, cereales bebé, papilla multicereales, papilla 8 cereales, papilla, cereales sin gluten bebé, cereales infantiles
Baby > Baby Food > Baby Purees And Meals: tarrito, potito, puré infantil, tarrito de fruta, verduritas, bolsita de fruta, pouch bebé, bolsita puré, potitos, tarritos, puré bebé, bolsita de frutas, colado, compota bebé, papilla de frutas
Baby > Baby Food > Baby Snacks: galletas bebé, snack bebé, gusanitos bebé, tortitas de arroz bebé, mis primeras galletas, snacks bebé
Baby > Baby Food > Baby Drinks: zumo bebé, agua bebé, infusión infantil, manzanilla bebé, infusión bebé
Baby > Feeding: alimentación bebé, lactancia, hora de comer, sin BPA
Baby > Feeding > Baby Bottles: biberón, biberón anticólico, mamadera, tetina, tetinas, tetina silicona, flujo medio, biberones, anticólicos, mamila, tetero
Baby > Feeding > Pacifiers: chupete, chupetes, chupetero, cadena chupete, sujetachupetes, chupón, portachupetes, chupo
Baby > Feeding > Teethers: mordedor, anillo de dentición, mordedor refrigerante, mordedores, rascaencías, mordedera
Baby > Feeding > Sippy Cups: vaso de aprendizaje, taza antiderrame, vaso entrenador, vaso con pajita, taza aprendizaje, vaso antigoteo, vaso con boquilla
Baby > Feeding > Bibs: babero, babero silicona, bandana bebé, gasa, baberos, babero impermeable, babero bandana
Baby > Feeding > Baby Tableware And Containers: vajilla infantil, cuchara bebé, plato ventosa, cubiertos infantiles, bol bebé, dosificador de leche, dosificador polvo, recipientes papilla, vasito snack, plato con ventosa, cubiertos bebé, vajilla infantil bebé, dosificador leche en polvo, cuenco bebé
Baby > Feeding > Breast Pumps: sacaleches, extractor de leche, sacaleches eléctrico, recolector de leche, extractor de leche materna
Baby > Feeding > Nursing Supplies: discos de lactancia, pezoneras, bolsas leche materna, crema pezones, lanolina, cojín de lactancia, almohada de embarazo, cojín maternal, discos absorbentes lactancia, almohada embarazo
Baby > Feeding > Bottle Warmers And Sterilizers: calientabiberones, esterilizador, robot de cocina bebé, escobilla biberones, esterilizador microondas, esterilizador biberones, esterilizador de vapor, escurrebiberones, cepillo biberones, calienta biberones
Baby > Baby Care: cuidado del bebé, higiene bebé, cosmética infantil, piel bebé, sin lágrimas
Baby > Baby Care > Baby Wipes: toallitas bebé, toallitas húmedas bebé, toallitas infantiles, toallitas sensitive bebé, toallitas bebé sensitive
Baby > Baby Care > Baby Shampoo And Bath: gel de baño bebé, champú bebé, jabón bebé, gel champú bebé, espuma bebé, baño espuma bebé, colonia bebé
Baby > Baby Care > Baby Lotion Oil And Powder: aceite bebé, loción bebé, crema hidratante bebé, leche corporal bebé, costra láctea, polvos de talco, talco bebé
Baby > Baby Care > Diaper Rash Cream: crema pañal, crema del pañal, pomada irritación, pasta al agua, crema balsámica, crema culito, irritaciones pañal, pomada pañal
Baby > Baby Care > Baby Sun Care: protector solar bebé, crema solar niños, fotoprotector pediátrico, crema solar bebé, fotoprotector pediatrics, solar bebé
Baby > Baby Care > Baby Oral Care: cepillo de dientes bebé, pasta dental bebé, gel dentición, cepillo de dedo, cepillo dental bebé, primeros dientes
Baby > Baby Care > Baby Grooming: tijeras uñas bebé, cepillo pelo bebé, cortaúñas bebé, bastoncillos bebé, cepillo y peine bebé, set higiene bebé, neceser bebé, lima uñas bebé
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: aspirador nasal, sacamocos, suero fisiológico bebé, termómetro bebé, termómetro de baño, termómetro frontal bebé, termómetro baño
Baby > Baby Care > Baby Bathtubs: bañera bebé, asiento de baño, hamaca de baño, soporte bañera, bañera plegable bebé, bañera flexible bebé
Baby > Baby Care > Potties And Training Seats: orinal, reductor WC, adaptador inodoro, escalón infantil, orinal bebé, adaptador WC, bacinica, asiento reductor inodoro
Baby > Strollers: cochecito, carrito bebé, silla de paseo, carriola, carreola, coche bebé
Baby > Strollers > Travel Systems: cochecito 3 en 1, trío, carrito trío, dúo, capazo, carrito 3 piezas, cochecito trio, sistema de viaje, coche travel system, coche 3 piezas
Baby > Strollers > Buggies And Lightweight Strollers: silla de paseo ligera, silla de paraguas, silla compacta, silla plegable bebé, silla ligera, silla paraguas, coche paragüitas, carriola paraguas
Baby > Strollers > Twin Strollers: silla gemelar, carrito gemelar, cochecito doble, silla doble, cochecito gemelar, carriola doble
Baby > Strollers > Stroller Accessories: burbuja lluvia, saco silla, sombrilla carrito, organizador carrito, patinete carrito, mosquitera, colchoneta silla, saco silla de paseo, burbuja de lluvia, saco carrito, plástico de lluvia carrito, mosquitera carrito
Baby > Baby Carriers: portabebés, mochila portabebés, fular, mochila ergonómica, fular portabebés, canguro bebé, bandolera portabebé, mochila ergonómica bebé
Baby > Car Seats: silla de coche, silla de auto, sistema de retención infantil, silla coche, autoasiento, silla auto bebé, grupo 0+/1/2/3, grupo 1/2/3
Baby > Car Seats > Infant Car Seats: grupo 0, portabebés coche, maxicosi, huevito, portabebé auto, silla grupo 0
Baby > Car Seats > Convertible Car Seats: silla a contramarcha, silla giratoria coche, grupo 1, silla convertible, silla de coche giratoria, grupo 0+/1, silla coche 360
Baby > Car Seats > Booster Seats: elevador coche, alzador, grupo 2/3, asiento elevador, alzador coche, booster auto
Baby > Car Seats > Car Seat Accessories: base isofix, protector asiento coche, espejo bebé coche, parasol coche bebé, funda silla coche, espejo coche bebé, protector asiento coche silla, reductor silla coche
Baby > Nursery: habitación bebé, dormitorio bebé, decoración bebé, cuna bebé habitación
Baby > Nursery > Cribs And Cots: cuna, cuna convertible, minicuna, mueble cambiador, cuna bebé, cuna de madera, cuna 120x60, cómoda cambiador
Baby > Nursery > Bassinets And Bedside Cribs: moisés, cuna colecho, nido bebé, minicuna colecho, reductor cuna
Baby > Nursery > Travel Cots: cuna de viaje, parque bebé, cuna plegable, corralito
Baby > Nursery > Baby Bedding And Mattresses: sábana cuna, manta bebé, protector cuna, chichonera, funda nórdica cuna, muselina, arrullo, colchón cuna, colchón bebé, protector colchón cuna, sábanas minicuna, edredón cuna
Baby > Nursery > Baby Sleeping Bags: saco de dormir bebé, saco bebé, pijama saco, saco dormir cuna, saco bebé TOG
Baby > Nursery > Night Lights And Soothers: luz nocturna bebé, móvil cuna, proyector bebé, ruido blanco, quitamiedos, luz quitamiedos, quitamiedos bebé
Baby > Nursery > Bouncers And Swings: hamaca bebé, balancín bebé, hamaca balancín, columpio bebé, hamaca bebé balancín, gandulita, mecedora bebé
Baby > Nursery > High Chairs: trona, trona bebé, trona evolutiva, trona de madera, trona de viaje, elevador silla comer
Baby > Nursery > Play Mats And Baby Gyms: gimnasio bebé, manta de juegos, alfombra de juegos bebé, manta de actividades, alfombra bebé, alfombra gateo
Baby > Nursery > Baby Walkers: andador bebé, tacatá, correpasillos andador
Baby > Baby Safety: seguridad infantil, seguridad bebé
Baby > Baby Safety > Baby Monitors: vigilabebés, monitor bebé, cámara bebé, intercomunicador bebé, vigilabebés cámara, monitor de bebé
Baby > Baby Safety > Safety Gates: barrera de seguridad, barrera escalera, barrera de cama, valla seguridad bebé, barrera cama, puerta seguridad niños
Baby > Baby Safety > Safety Locks And Guards: protector enchufe, bloqueo cajones, protector esquinas, cierre seguridad armarios, tapón enchufe, arnés bebé, protector enchufes, cierre seguridad armario, tope puerta bebé
Baby > Baby Gifts: regalo bebé, canastilla, tarta de pañales, doudou, huella bebé, álbum bebé, dou dou, canastilla bebé, regalo recién nacido, kit huella bebé, cesta bebé, libro del bebé
Pets: mascota, mascotas, productos para mascotas, animal, para perros, para gatos, perro y gato
Pets > Dog Food: comida para perros, alimento perro, pienso perro, perro, perros, cachorro, razas pequeñas, razas grandes
Pets > Dog Food > Dry Dog Food: pienso para perros, pienso perro, croquetas perro, pienso cachorro
Pets > Dog Food > Wet Dog Food: comida húmeda perro, lata para perro, paté perro, tarrina perro, lata perro
Pets > Dog Food > Raw And Frozen Dog Food: dieta BARF perro, comida natural congelada perro, carne cruda perro, dieta BARF, BARF perro
Pets > Dog Food > Dog Treats: snacks perro, premios perro, galletas perro, golosina perro, chuches perro, golosinas perro
Pets > Dog Food > Dog Chews And Dental Sticks: barritas dentales, hueso perro, hueso de piel, oreja de cerdo, asta de ciervo, snack dental perro, huesos perro, barritas dentales perro, oreja de cerdo perro
Pets > Dog Food > Veterinary Dog Food: dieta veterinaria perro, pienso gastrointestinal perro, pienso hipoalergénico perro, pienso veterinario perro
Pets > Cat Food: comida para gatos, alimento gato, pienso gatos, gato, gatos, gatito, gatos esterilizados
Pets > Cat Food > Dry Cat Food: pienso gato, pienso para gatos, pienso gato esterilizado, croquetas gato
Pets > Cat Food > Wet Cat Food: comida húmeda gato, sobres gato, lata gato, paté gato, mousse gato
Pets > Cat Food > Cat Treats: snacks gato, premios gato, malta gato, leche gato, sticks gato, chuches gato, golosinas gato
Pets > Cat Food > Veterinary Cat Food: dieta veterinaria gato, urinary gato, renal gato, pienso hipoalergénico gato
Pets > Pet Supplies: accesorios mascotas, accesorios perro, accesorios gato
Pets > Pet Supplies > Cat Litter: arena para gatos, arena aglomerante, lecho gatos, arena sílice, arena sanitaria, arena gatos
Pets > Pet Supplies > Litter Boxes: arenero, bandeja arena gato, pala arena, arenero autolimpiable, bolsas arenero
Pets > Pet Supplies > Dog Collars And Leashes: correa perro, collar perro, arnés perro, correa extensible, bozal, collar gato
Pets > Pet Supplies > Dog Training And Deterrents: collar antiladridos, collar adiestramiento, clicker, silbato perro, repelente perro
Pets > Pet Supplies > Puppy Training Pads: empapadores perro, alfombrillas adiestramiento, sabanillas entrenadoras, tapetes entrenadores
Pets > Pet Supplies > Dog Beds: cama perro, colchoneta perro, cojín perro, manta perro, cuna perro, colchón perro, cama para perro, cama para perros, cama de perro
Pets > Pet Supplies > Cat Beds And Furniture: rascador gato, árbol gato, cama gato, cueva gato, gatera, poste rascador, rascador
Pets > Pet Supplies > Crates And Carriers: transportín, jaula perro, caseta perro, mochila perro, funda coche perro, transportín gato
Pets > Pet Supplies > Dog Clothing: abrigo perro, jersey perro, chubasquero perro, ropa perro, zapatos perro, impermeable perro
Pets > Pet Supplies > Pet Bowls And Feeders: comedero, bebedero, fuente agua gato, comedero automático, plato perro, comedero perro, bebedero gato
Pets > Pet Supplies > Dog Toys: juguete perro, pelota perro, mordedor perro, cuerda perro, alfombra olfativa, lanzador pelotas
Pets > Pet Supplies > Cat Toys: juguete gato, caña gato, ratón gato, túnel gato, láser gato, hierba gatera
Pets > Pet Supplies > Pet Grooming: cepillo perro, cepillo gato, cortauñas perro, máquina cortapelo perro, manopla mascotas, carda, cortapelos perro
Pets > Pet Supplies > Pet Shampoo: champú perro, champú gato, toallitas perro, colonia perro, bálsamo almohadillas, acondicionador perro
Pets > Pet Supplies > Flea And Tick Treatment: antiparasitario perro, pipeta perro, collar antipulgas, collar antiparasitario, antipulgas, desparasitante, pipetas gato, antiparasitario, pipetas perro
Pets > Pet Supplies > Pet Supplements: suplemento perro, condroprotector, aceite de salmón perro, calmante perro, probiótico gato, vitaminas mascotas, condroprotector perro
Pets > Pet Supplies > Pet Health And First Aid: limpiador oídos perro, pasta dental perro, colirio perro, collar isabelino, pañal perro, cepillo dientes perro, dentífrico perro, cono isabelino, collarín isabelino
Pets > Pet Supplies > Pet Waste And Odor Control: bolsas excrementos, bolsas caca perro, recogedor excrementos, eliminador olores mascotas, limpiador orina
Pets > Pet Supplies > Pet Trackers: localizador GPS perro, GPS gato, cámara mascotas, collar luminoso
Pets > Fish And Aquariums: acuariofilia, acuario, peces
Pets > Fish And Aquariums > Fish Food: comida para peces, escamas peces, alimento peces, comida tortugas y peces, alimento koi, comida peces
Pets > Fish And Aquariums > Aquariums And Tanks: kit acuario, pecera, nano acuario, mueble acuario
Pets > Fish And Aquariums > Aquarium Filters And Pumps: filtro acuario, calentador acuario, bomba aire acuario, esponja filtro acuario, filtro externo acuario, bomba acuario
Pets > Fish And Aquariums > Aquarium Decor And Lighting: decoración acuario, grava acuario, luz acuario, plantas acuario, sustrato acuario
Pets > Fish And Aquariums > Water Care And Test Kits: acondicionador de agua acuario, test agua acuario, antialgas acuario, bacterias acuario, abono acuario
Pets > Birds: pájaro, periquito, canario, loro
Pets > Birds > Bird Food: mixtura pájaros, alimento periquitos, comida loro, mixtura canarios, alpiste, alimento canarios, mixtura periquitos, alimento loros
Pets > Birds > Bird Treats: panizo, barritas pájaros, hueso de sepia, pasta de cría, grit pájaros
Pets > Birds > Wild Bird Food: bolas de grasa, comida pájaros silvestres, semillas pájaros jardín, pipas pájaros
Pets > Birds > Bird Cages And Accessories: jaula pájaros, jaula loro, aviario, percha pájaros, juguete loro, nido periquito, voladera, jaula canario
Pets > Small Animals: roedor, conejo, cobaya, hámster, pequeños animales
Pets > Small Animals > Small Animal Food: pienso conejo, comida conejo, comida cobaya, comida hámster, pienso hurón
Pets > Small Animals > Pet Hay: heno, heno de fleo, heno conejo, alfalfa conejo
Pets > Small Animals > Small Animal Treats: snack conejo, barritas roedores, golosinas hámster, madera roer
Pets > Small Animals > Small Animal Bedding: lecho roedores, viruta, lecho papel, lecho conejo, arena chinchilla
Pets > Small Animals > Small Animal Cages And Accessories: jaula hámster, conejera, jaula conejo, rueda hámster, bebedero roedores, parque conejos, casita roedor
Pets > Reptiles And Amphibians: reptil, tortuga, terrario, serpiente, gecko
Pets > Reptiles And Amphibians > Reptile Food: comida tortugas, gammarus, grillos, alimento reptiles, calcio reptiles
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: lámpara calor reptiles, bombilla UVB, sustrato terrario, manta térmica reptiles, terrario cristal, tortuguera
Pets > Horse And Farm Animals: caballo, cuadra, aves de corral, ganado
Pets > Horse And Farm Animals > Horse Feed And Care: pienso caballos, golosinas caballo, grasa cascos, antimoscas caballo, piedra de sal, manta caballo, pienso caballo
Pets > Horse And Farm Animals > Poultry Feed And Supplies: pienso gallinas, gallinero, bebedero gallinas, comedero gallinas, incubadora huevos, maíz gallinas
Clothing: ropa, prenda, vestimenta, moda mujer, moda hombre, mujer, hombre, manga larga, manga corta, cuello redondo, cuello pico, talle alto
Clothing > Tops: top mujer, túnica, parte superior
Clothing > Tops > T-Shirts: camiseta, camiseta manga corta, playera, remera, polera, camiseta básica, camiseta algodón, camiseta estampada
Clothing > Tops > Polo Shirts: polo, polo piqué, polo manga corta
Clothing > Tops > Tank Tops: camiseta tirantes, camiseta sin mangas, musculosa, top de tirantes, camiseta de tirantes, top tirantes
Clothing > Tops > Shirts: camisa, camisa hombre, camisa manga larga
Clothing > Tops > Shirts > Dress Shirts: camisa de vestir, camisa formal, camisa popelina
Clothing > Tops > Shirts > Casual Shirts: camisa de cuadros, camisa vaquera, camisa de lino, camisa hawaiana, sobrecamisa, guayabera
Clothing > Tops > Blouses: blusa, camisa mujer, blusón, blusa mujer
Clothing > Tops > Long Sleeve Tops: camiseta manga larga, camiseta marinera, camiseta henley
Clothing > Tops > Crop Tops: top corto, crop top, bandeau, top palabra de honor, corpiño
Clothing > Tops > Bodysuits: body, body mujer
Clothing > Tops > Sweaters: punto, prenda de punto, cachemir
Clothing > Tops > Sweaters > Pullovers: jersey, suéter, jersey cuello redondo, jersey de punto, chompa, jersey cuello alto, cuello vuelto, cuello cisne, cuello tortuga, jersey lana, jersey mujer, jersey hombre, suéter tejido
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: cárdigan, rebeca, chaqueta de punto, bolero, chaleco de punto, chaleco tejido
Clothing > Tops > Hoodies: sudadera con capucha, sudadera capucha, buzo con capucha, canguro, sudadera cremallera, polerón, hoodie
Clothing > Tops > Sweatshirts: sudadera, sudadera sin capucha, buzo
Clothing > Bottoms: parte inferior, parte de abajo
Clothing > Bottoms > Jeans: vaqueros, pantalón vaquero, tejanos, pantalón mezclilla, jean, vaquero, pantalón de mezclilla, jeans mujer, jeans hombre
Clothing > Bottoms > Trousers: pantalón, pantalón de pana, pantalón de lino, pantalón ancho, pantalón capri
Clothing > Bottoms > Trousers > Chinos: chinos, pantalón chino
Clothing > Bottoms > Trousers > Dress Pants: pantalón de vestir, pantalón de traje, pantalón de pinzas
Clothing > Bottoms > Trousers > Cargo Pants: pantalón cargo, pantalones multibolsillos
Clothing > Bottoms > Trousers > Sweatpants: pantalón de chándal, pantalón jogger, pants deportivos, jogging
Clothing > Bottoms > Leggings: leggings, mallas, legging, calzas
Clothing > Bottoms > Shorts: pantalón corto, bermudas, shorts, short vaquero, bermuda vaquera, bermuda hombre, pantalones cortos
Clothing > Bottoms > Skirts: falda, minifalda, falda plisada, falda midi, falda vaquera, falda pantalón, pollera
Clothing > Dresses: vestido, vestido mujer
Clothing > Dresses > Casual Dresses: vestido de verano, vestido camisero, vestido cruzado, vestido largo, vestido midi, vestido de punto, vestido estampado, vestido flores, vestido corto, vestido boho
Clothing > Dresses > Evening Dresses: vestido de noche, vestido de fiesta, vestido de cóctel, vestido lentejuelas
Clothing > Dresses > Wedding Dresses: vestido de novia, vestido dama de honor, velo de novia
Clothing > Jumpsuits And Rompers: mono, mono corto, enterizo, enterito, mono mujer, mono largo, enterito mujer
Clothing > Jumpsuits And Rompers > Dungarees: peto, peto vaquero, jardinera
Clothing > Outerwear: ropa de abrigo, prenda exterior
Clothing > Outerwear > Jackets: chaqueta, cazadora, chaqueta de invierno, chamarra, campera
Clothing > Outerwear > Jackets > Denim Jackets: cazadora vaquera, chaqueta vaquera, chaqueta tejana
Clothing > Outerwear > Jackets > Leather Jackets: chaqueta de cuero, cazadora de piel, chupa de cuero, chaqueta de ante
Clothing > Outerwear > Jackets > Bomber Jackets: bomber, cazadora bomber, chaqueta aviador
Clothing > Outerwear > Jackets > Rain Jackets: chubasquero, impermeable, chaqueta impermeable, poncho lluvia, piloto
Clothing > Outerwear > Jackets > Puffer Jackets: plumífero, chaqueta acolchada, plumas, anorak acolchado
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: chaqueta polar, chaqueta de borreguito, forro polar, polar, jersey polar
Clothing > Outerwear > Jackets > Windbreakers And Softshells: cortavientos, anorak, rompevientos, chaqueta softshell, softshell
Clothing > Outerwear > Gilets: chaleco, chaleco acolchado, chaleco plumas, chaleco mujer, chaleco hombre, chaleco ultraligero
Clothing > Outerwear > Coats: abrigo, abrigo de lana, chaquetón, trenca, tapado, abrigo mujer, abrigo paño, abrigo largo
Clothing > Outerwear > Coats > Parkas: parka, parka con capucha
Clothing > Outerwear > Coats > Trench Coats: gabardina, trench, trinchera
Clothing > Outerwear > Coats > Ponchos And Capes: poncho, capa, ruana
Clothing > Suits And Tailoring: sastrería, ropa formal
Clothing > Suits And Tailoring > Suits: traje, esmoquin, traje de chaqueta, terno, traje hombre, traje slim fit, traje de novio
Clothing > Suits And Tailoring > Blazers: blazer, americana, chaqueta de traje, saco, blazer mujer, blazer hombre
Clothing > Suits And Tailoring > Waistcoats: chaleco de traje, chaleco de vestir
Clothing > Underwear: ropa interior, lencería
Clothing > Underwear > Bras: sujetador, sostén, brasier, corpiño, sujetador lactancia, sujetador sin aros, sujetador encaje, sostén push up
Clothing > Underwear > Panties: bragas, braguitas, tanga, bombacha, pantaleta, culotte, braga, bragas algodón, braguita, calzones mujer, panty
Clothing > Underwear > Boxers And Briefs: calzoncillos, bóxer, boxers, slip hombre
Clothing > Underwear > Undershirts: camiseta interior, camiseta de tirantes interior
Clothing > Underwear > Thermal Underwear: ropa interior térmica, camiseta térmica, mallas térmicas, calzoncillos largos
Clothing > Underwear > Shapewear: faja, faja reductora, braga faja, corsé, faja colombiana, faja moldeadora, body reductor, cinturilla
Clothing > Underwear > Lingerie Sets: conjunto lencería, picardías, liguero, babydoll
Clothing > Socks: calcetines, calcetín, medias calcetín, calcetines lana
Clothing > Socks > Ankle Socks: calcetines tobilleros, calcetines invisibles, pinkies, salvapiés
Clothing > Socks > Knee High Socks: calcetines altos, calcetines hasta la rodilla, calcetines de esquí, medias de fútbol
Clothing > Socks > Sports Socks: calcetines deportivos, calcetines running, calcetines senderismo
Clothing > Socks > Tights And Stockings: medias, pantis, leotardos, pantimedias, medias de liga, medias de red, medias panty, panty 20 den, leotardo
Clothing > Socks > Leg Warmers: calentadores de piernas, calentadores
Clothing > Sleepwear: ropa de dormir
Clothing > Sleepwear > Pajamas: pijama, pantalón de pijama, pijama corto, pijama mujer, pijama hombre, pijama invierno, pijama polar
Clothing > Sleepwear > Nightgowns: camisón, camisola
Clothing > Sleepwear > Bathrobes: albornoz, bata, batín
Clothing > Sleepwear > Loungewear: ropa para casa, homewear
Clothing > Swimwear: ropa de baño, bañador, traje de baño, malla
Clothing > Swimwear > Bikinis: bikini, biquini, braga bikini, tankini
Clothing > Swimwear > Swimsuits: bañador mujer, bañador de una pieza, trikini, enteriza, bañador natación mujer, bañador entero
Clothing > Swimwear > Swim Trunks: bañador hombre, bañador short, bermuda de baño, boardshort
Clothing > Swimwear > Rash Guards: camiseta protección solar, camiseta lycra, licra surf
Clothing > Swimwear > Beach Cover Ups: pareo, caftán, túnica playera, salida de baño
Clothing > Sportswear: ropa deportiva, camiseta deportiva, camiseta running, camiseta técnica
Clothing > Sportswear > Sports Bras: sujetador deportivo, top deportivo, brasier deportivo
Clothing > Sportswear > Sports Leggings: mallas deportivas, mallas running, leggings deportivos, pantalón yoga
Clothing > Sportswear > Sports Shorts: pantalón corto deportivo, short running, pantalón corto fútbol, falda tenis
Clothing > Sportswear > Tracksuits: chándal, chaqueta chándal, conjunto deportivo, pants deportivo, chándal niño, chándal hombre, pants conjunto
Clothing > Sportswear > Team Jerseys: camiseta de fútbol, primera equipación, segunda equipación, camiseta baloncesto, camiseta primera equipación, camiseta local, camiseta visitante, playera club, jersey local
Clothing > Sportswear > Ski Wear: chaqueta de esquí, pantalón de esquí, traje de nieve, mono de esquí
Clothing > Sportswear > Cycling Clothing: maillot ciclismo, culotte ciclismo, culote con tirantes, manguitos ciclismo
Clothing > Sportswear > Hiking Clothing: pantalón de senderismo, pantalón trekking, pantalón desmontable, camisa montaña
Clothing > Sportswear > Dancewear: maillot de ballet, tutú, maillot gimnasia, ropa de danza
Clothing > Workwear: ropa de trabajo, ropa laboral
Clothing > Workwear > Work Trousers And Jackets: pantalón de trabajo, pantalón laboral, peto de trabajo, chaqueta de trabajo, cazadora de trabajo, chaleco de trabajo
Clothing > Workwear > Coveralls: mono de trabajo, buzo de trabajo, overol
Clothing > Workwear > High Visibility Clothing: chaleco reflectante, chaleco alta visibilidad, ropa alta visibilidad, chaleco reflectante amarillo, chaleco de seguridad
Clothing > Workwear > Medical Uniforms: uniforme sanitario, pijama sanitario, bata de laboratorio
Clothing > Workwear > Chef Clothing: chaquetilla cocinero, pantalón cocinero, gorro de chef
Clothing > Maternity Clothing: ropa premamá, vestido premamá, pantalón premamá, camiseta lactancia, premamá, ropa embarazada, leggings premamá
Clothing > Costumes: disfraz, disfraz halloween, disfraz carnaval, cosplay, disfraz adulto, disfraz mujer, disfraz niña, disfraz niño, peluca disfraz, disfraz calabaza
Clothing > Traditional Clothing: ropa tradicional, traje regional
Clothing > Traditional Clothing > Dirndls And Lederhosen: dirndl, pantalón tirolés, traje bávaro
Clothing > Traditional Clothing > Kimonos And Saris: kimono, sari, abaya, chilaba
Shoes: zapatos, calzado, zapato mujer, zapato hombre, zapatos mujer, zapatos hombre, zapatos niño, merceditas, zapatos colegiales, zapatos comodidad
Shoes > Sneakers: zapatillas, tenis, zapatillas casual, deportivas, zapatillas urbanas, zapatillas plataforma, zapatillas moda, tenis casuales, zapatillas blancas
Shoes > Sneakers > Canvas Shoes: zapatillas de lona, bambas, lonas, inglesa lona, zapatillas lona mujer, bamba lona
Shoes > Sneakers > Skate Shoes: zapatillas skate, zapatos skate
Shoes > Sneakers > Slip On Shoes: zapatillas sin cordones, slip on, zapatos sin cordones
Shoes > Athletic Shoes: calzado deportivo, zapatillas deportivas, zapatillas balonmano, zapatillas de andar
Shoes > Athletic Shoes > Running Shoes: zapatillas running, zapatillas de correr, zapatillas trail, zapatillas trail hombre, zapatillas trail running, tenis para correr
Shoes > Athletic Shoes > Training Shoes: zapatillas training, zapatillas gimnasio, zapatillas crossfit, zapatillas halterofilia
Shoes > Athletic Shoes > Football Boots: botas de fútbol, zapatillas fútbol sala, tacos de fútbol, botines de fútbol, tachones, botines fútbol, zapatos de fútbol
Shoes > Athletic Shoes > Basketball Shoes: zapatillas de baloncesto, zapatillas basket
Shoes > Athletic Shoes > Tennis Shoes: zapatillas de tenis, zapatillas de pádel, zapatillas bádminton, zapatillas pádel, zapatillas tenis tierra batida
Shoes > Athletic Shoes > Golf Shoes: zapatos de golf, zapatillas de golf
Shoes > Athletic Shoes > Cycling Shoes: zapatillas de ciclismo, zapatillas mtb, zapatillas bicicleta
Shoes > Athletic Shoes > Hiking Shoes: botas de montaña, botas de senderismo, zapatillas trekking, botas trekking, botas senderismo, zapatillas de senderismo
Shoes > Athletic Shoes > Climbing Shoes: pies de gato, gatos escalada
Shoes > Athletic Shoes > Dance Shoes: zapatos de baile, zapatillas de ballet, puntas ballet, zapatos de flamenco, zapatos flamenco, zapatos de salsa
Shoes > Athletic Shoes > Water Shoes: escarpines, zapatos de agua, cangrejeras, escarpines playa, aquashoes
Shoes > Boots: botas, bota, botas de cuero, botas mujer, botas hombre, botas piel
Shoes > Boots > Ankle Boots: botines, botín, botas tobilleras, safari botín, botines mujer, botines tacón, botín plano, botineta
Shoes > Boots > Chelsea Boots: botines chelsea, botas chelsea
Shoes > Boots > Knee High Boots: botas altas, botas mosqueteras, botas de montar, botas hasta la rodilla, bota alta
Shoes > Boots > Combat Boots: botas militares, botas moteras, botas tácticas, botas cordones, borcegos
Shoes > Boots > Cowboy Boots: botas vaqueras, botas camperas, botas cowboy, camperas mujer
Shoes > Boots > Winter Boots: botas de nieve, botas de invierno, descansos, botas forradas, botas apreski, botas invierno
Shoes > Boots > Rain Boots: botas de agua, botas de lluvia, katiuskas, botas de goma
Shoes > Sandals: sandalias, sandalias de cuña, sandalias trekking, huaraches, sandalia, sandalias planas, sandalias cuña, sandalias plataforma, bio sandalias
Shoes > Sandals > Flip Flops: chanclas de dedo, chancletas, ojotas, hawaianas, chanclas, chanclas dedo, sandalias de dedo
Shoes > Sandals > Slides: chanclas, chanclas de piscina, palas, zuecos mules, chanclas piscina, sandalias piscina, chanclas pala, palas mujer
Shoes > Sandals > Clogs: zuecos, zuecos sanitarios, zueco, suecos
Shoes > Sandals > Espadrilles: alpargatas, esparteñas, alpargatas cuña, menorquina esparto, alpargata
Shoes > Slippers: zapatillas de casa, pantuflas, zapatillas de estar por casa, babuchas, zapatillas casa
Shoes > Dress Shoes: zapatos de vestir, zapatos de piel, zapatos de novia
Shoes > Dress Shoes > Oxford Shoes: zapatos oxford, zapatos blucher, zapatos de cordones, zapatos monk, zapatos derby, blucher
Shoes > Dress Shoes > Loafers: mocasines, náuticos, zapatos náuticos, mocasín, mocasines mujer, castellanos
Shoes > Dress Shoes > High Heels: zapatos de tacón, tacones, stilettos, zapatos salón, zapato salón, salones mujer, tacón alto, zapatillas tacón
Shoes > Dress Shoes > Flats: bailarinas, manoletinas, merceditas, flats, bailarina, balerinas, flats mujer, zapatos planos
Shoes > Safety Shoes: zapatos de seguridad, botas de seguridad, calzado laboral, calzado de seguridad, zapatillas de seguridad, botas de trabajo
Shoes > Shoe Care: cuidado del calzado, cepillo zapatos, horma, calzador, limpiador de zapatillas, hormas zapatos, limpiador zapatillas, desodorante calzado, limpieza calzado
Shoes > Shoe Care > Shoe Polish: betún, crema para zapatos, impermeabilizante calzado, grasa de caballo, crema de zapatos, autobrillo, cera calzado
Shoes > Shoe Care > Insoles: plantillas, plantillas de gel, plantillas ortopédicas, taloneras, plantillas gel, plantilla zapato
Shoes > Shoe Care > Shoelaces: cordones, cordones elásticos, cordones zapatillas, agujetas, cordones planos, cordones redondos
Bags And Accessories: bolso, bolsa, complementos, accesorios moda, marroquinería
Bags And Accessories > Backpacks: mochila, mochila casual, morral
Bags And Accessories > Backpacks > School Backpacks: mochila escolar, mochila infantil, cartera escolar, mochila con ruedas
Bags And Accessories > Backpacks > Laptop Backpacks: mochila portátil, mochila ordenador, mochila antirrobo
Bags And Accessories > Handbags: bolso de mano, bolso mujer, cartera mujer, bolso hobo, bolso cubo
Bags And Accessories > Handbags > Tote Bags: bolso tote, bolso shopper, tote bag, bolsa de tela
Bags And Accessories > Handbags > Shoulder Bags: bolso de hombro, bolso al hombro
Bags And Accessories > Handbags > Crossbody Bags: bandolera, bolso bandolera, bolso cruzado, bolso para móvil
Bags And Accessories > Handbags > Clutches: cartera de mano, clutch, bolso de fiesta, sobre
Bags And Accessories > Messenger Bags: bolso mensajero, bolso cartero, bandolera hombre
Bags And Accessories > Messenger Bags > Briefcases: maletín, portafolios, maletín portátil, bolsa para portátil, portadocumentos
Bags And Accessories > Belt Bags: riñonera, canguro, bolso cinturón, riñonera deportiva, riñonera hombre
Bags And Accessories > Gym Bags: bolsa de deporte, bolsa gimnasio, saco gimnasio, zapatillero
Bags And Accessories > Shopping Bags: bolsa de la compra, carro de la compra, cesta de la compra, bolsa reutilizable, carro compra, carro 2 ruedas, carro compra plegable
Bags And Accessories > Lunch Bags: bolsa porta alimentos, bolsa térmica almuerzo, portaalimentos
Bags And Accessories > Luggage: maleta, maleta rígida, equipaje, valija
Bags And Accessories > Luggage > Carry On Luggage: maleta de cabina, equipaje de mano, maleta cabina, trolley cabina
Bags And Accessories > Luggage > Luggage Sets: juego de maletas, set de maletas, conjunto de maletas
Bags And Accessories > Luggage > Travel Bags: bolsa de viaje, bolso de fin de semana, bolsa de viaje con ruedas
Bags And Accessories > Luggage > Toiletry Bags: neceser, bolsa de aseo, neceser maquillaje, portacosméticos, neceser colgante, neceser viaje, cosmetiquera
Bags And Accessories > Luggage > Garment Bags: portatrajes, funda para traje, funda de ropa
Bags And Accessories > Luggage > Packing Cubes: organizadores de maleta, cubos de embalaje, organizador equipaje, cubos de viaje, cubos viaje, organizadores maleta, cubos de equipaje
Bags And Accessories > Luggage > Luggage Accessories: etiqueta equipaje, correa maleta, báscula equipaje, candado tsa, funda maleta
Bags And Accessories > Luggage > Travel Pillows: almohada de viaje, cojín cervical viaje, almohada cervical avión
Bags And Accessories > Wallets: cartera, billetera, monedero mujer, billetero, cartera hombre, billetera cuero, cartera piel hombre
Bags And Accessories > Wallets > Card Holders: tarjetero, porta tarjetas, cartera tarjetas
Bags And Accessories > Wallets > Coin Purses: monedero, portamonedas, pinza billetes
Bags And Accessories > Wallets > Passport Holders: porta pasaporte, funda pasaporte, cartera de viaje
Bags And Accessories > Wallets > Keychains: llavero, porta llaves, estuche llaves
Bags And Accessories > Watches: reloj, reloj de pulsera, reloj hombre, reloj mujer, cronógrafo, reloj automático
Bags And Accessories > Watches > Digital Watches: reloj digital, reloj infantil
Bags And Accessories > Watches > Dive Watches: reloj de buceo, reloj submarinista
Bags And Accessories > Watches > Pocket Watches: reloj de bolsillo, reloj enfermera
Bags And Accessories > Watches > Watch Straps: correa de reloj, correa smartwatch, pulsera de reloj
Bags And Accessories > Watches > Watch Boxes: caja para relojes, estuche relojes, rotor reloj
Bags And Accessories > Jewelry: joyería, joya, bisutería, plata de ley, plata 925, chapado en oro, oro 18k, oro laminado, circonitas
Bags And Accessories > Jewelry > Necklaces: collar, gargantilla, cadena, colgante collar, collar mujer, cadena oro, cadena plata
Bags And Accessories > Jewelry > Earrings: pendientes, aros, aretes, zarcillos
Bags And Accessories > Jewelry > Bracelets: pulsera, brazalete, esclava, tobillera, pulsera hilo, pulsera mujer, pulsera hilo rojo, pulsera hombre, pulsera cuero
Bags And Accessories > Jewelry > Rings: anillo, alianza, sortija, sello, anillo de compromiso, anillo mujer, anillo plata, anillo hombre
Bags And Accessories > Jewelry > Charms And Pendants: charm, abalorio, colgante, medalla, dije
Bags And Accessories > Jewelry > Brooches: broche, alfiler, pin
Bags And Accessories > Jewelry > Body Jewelry: piercing, piercing nariz, piercing ombligo, septum
Bags And Accessories > Jewelry > Jewelry Boxes: joyero, caja joyero, organizador de joyas, joyero cuero, joyero espejo, joyero viaje
Bags And Accessories > Sunglasses: gafas de sol, gafas polarizadas, lentes de sol
Bags And Accessories > Glasses: gafas, lentes
Bags And Accessories > Glasses > Eyeglass Frames: montura gafas, gafas graduadas, gafas de vista, armazón
Bags And Accessories > Glasses > Reading Glasses: gafas de lectura, gafas presbicia
Bags And Accessories > Glasses > Blue Light Glasses: gafas anti luz azul, gafas ordenador
Bags And Accessories > Glasses > Glasses Cases: funda gafas, estuche gafas, cordón gafas
Bags And Accessories > Hats: sombrero, gorro, boina, panamá, gorra plana
Bags And Accessories > Hats > Caps: gorra, gorra béisbol, visera, gorra trucker
Bags And Accessories > Hats > Beanies: gorro de lana, gorro de punto, gorro invierno, orejeras
Bags And Accessories > Hats > Sun Hats: sombrero de paja, gorro pescador, pamela, sombrero de sol
Bags And Accessories > Gloves: guantes, guantes de piel, guantes de lana, guantes táctiles, guantes mujer, guantes piel mujer, guantes invierno
Bags And Accessories > Gloves > Mittens: manoplas, guantes de esquí, mitones
Bags And Accessories > Scarves: bufanda, pañuelo, fular, chal, estola
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: braga de cuello, bandana, tubular, pasamontañas, cuello polar
Bags And Accessories > Belts: cinturón, cinturón de piel, correa, hebilla, cinturón hombre, cinturón cuero, cinturón reversible, cinturones
Bags And Accessories > Belts > Suspenders: tirantes, tirantes pantalón
Bags And Accessories > Ties: corbata, corbata de seda
Bags And Accessories > Ties > Bow Ties: pajarita, corbatín, moño, pajarita hombre
Bags And Accessories > Ties > Pocket Squares: pañuelo de bolsillo, pañuelo de traje
Bags And Accessories > Ties > Cufflinks: gemelos, pasador de corbata, alfiler de corbata, gemelos camisa
Bags And Accessories > Umbrellas: paraguas, paraguas plegable, paraguas automático
Sports: deporte, artículo deportivo, equipamiento deportivo, silbato, trofeo
Sports > Fitness: fitness, equipo gimnasio, aparato de ejercicio
Sports > Fitness > Dumbbells: mancuerna, mancuernas, pesas
Sports > Fitness > Kettlebells: kettlebell, pesa rusa
Sports > Fitness > Barbells And Weight Plates: barra olímpica, disco de pesas, barra de pesas, discos bumper
Sports > Fitness > Weight Benches And Racks: banco de pesas, jaula de potencia, multiestación, banco musculación
Sports > Fitness > Pull Up Bars And Ab Trainers: barra de dominadas, soportes flexiones, entrenamiento suspensión, anillas gimnasia, rueda abdominal, aparato abdominales
Sports > Fitness > Ankle And Wrist Weights: tobilleras lastradas, muñequeras con peso, chaleco lastrado, cinturón lumbar pesas, guantes gimnasio
Sports > Fitness > Resistance Bands: banda elástica, bandas de resistencia, goma elástica fitness
Sports > Fitness > Yoga Mats: esterilla yoga, esterilla pilates, colchoneta fitness, tapete yoga
Sports > Fitness > Yoga Accessories: bloque yoga, cinturón yoga, cojín meditación, aro pilates, rueda yoga
Sports > Fitness > Exercise Balls: pelota de pilates, fitball, balón medicinal, tabla de equilibrio
Sports > Fitness > Foam Rollers: rodillo de espuma, foam roller, pelota masaje
Sports > Fitness > Jump Ropes: comba, cuerda de saltar, cuerda de batalla, escalera agilidad, hula hoop
Sports > Fitness > Treadmills: cinta de correr, cinta andadora, caminadora
Sports > Fitness > Exercise Bikes: bicicleta estática, bicicleta spinning, pedalier
Sports > Fitness > Ellipticals And Steppers: elíptica, stepper, plataforma vibratoria, step aeróbic
Sports > Fitness > Rowing Machines: máquina de remo, remo indoor, remadora
Sports > Fitness > Fitness Trampolines: cama elástica, trampolín fitness, minitrampolín, cama elástica jardín, cama elástica 3 m, trampolín infantil
Sports > Cycling: ciclismo, accesorio bicicleta, guardabarros, timbre bicicleta
Sports > Cycling > Bicycles: bicicleta, bici, bicicleta urbana, bicicleta plegable, bicicleta de paseo
Sports > Cycling > Bicycles > Mountain Bikes: bicicleta de montaña, btt, bicicleta mtb, bmx
Sports > Cycling > Bicycles > Road Bikes: bicicleta de carretera, bicicleta gravel, bicicleta de carrera
Sports > Cycling > Bicycles > Electric Bikes: bicicleta eléctrica, ebike
Sports > Cycling > Bicycles > Kids Bikes: bicicleta infantil, bicicleta sin pedales, ruedines
Sports > Cycling > Bike Helmets: casco bicicleta, casco ciclismo, casco mtb
Sports > Cycling > Bike Lights: luz bicicleta, luces bici, luz trasera bicicleta
Sports > Cycling > Bike Locks: candado bicicleta, antirrobo bici, candado u
Sports > Cycling > Bike Pumps: bomba bicicleta, inflador bici, bomba de pie
Sports > Cycling > Bike Tires And Tubes: cubierta bicicleta, cámara de aire, rueda bici, neumático bicicleta
Sports > Cycling > Bike Saddles And Grips: sillín bicicleta, tija, manillar, puños bici, cinta manillar
Sports > Cycling > Bike Drivetrain And Brakes: cadena bicicleta, cassette, bielas, desviador, pedales, pastillas de freno bici
Sports > Cycling > Bike Tools And Care: herramientas bicicleta, desmontables, lubricante cadena, kit reparación pinchazos
Sports > Cycling > Bike Bags And Racks: alforja, bolsa sillín, cesta bicicleta, portabultos, portabidón
Sports > Cycling > Bike Child Seats And Trailers: silla infantil bicicleta, remolque bicicleta
Sports > Cycling > Bike Computers And Trainers: ciclocomputador, cuentakilómetros bici, rodillo bicicleta, soporte móvil bici
Sports > Camping: camping, acampada, senderismo, equipo outdoor
Sports > Camping > Tents: tienda de campaña, carpa, avance caravana, tienda playa, toldo tarp, lona acampada, suelo tienda, tienda 4 personas, tienda instantánea
Sports > Camping > Sleeping Bags: saco de dormir, saco momia, sábana saco
Sports > Camping > Sleeping Pads: esterilla camping, colchón hinchable, colchoneta autoinflable, catre
Sports > Camping > Camping Furniture: silla camping, mesa camping, silla plegable playa, taburete plegable
Sports > Camping > Camping Stoves And Cookware: hornillo camping, cocina de gas portátil, cartucho de gas, vajilla camping, menaje camping, cubiertos camping, olla camping
Sports > Camping > Coolers: nevera portátil, nevera camping, bolsa nevera, acumulador de frío
Sports > Camping > Water Bottles: botella de agua deportiva, cantimplora, botella térmica, bidón, shaker
Sports > Camping > Camping Lights: linterna frontal, frontal, farol camping, lámpara camping
Sports > Camping > Hammocks: hamaca, hamaca colgante, hamaca camping
Sports > Camping > Hiking Backpacks: mochila de montaña, mochila senderismo, mochila trekking, mochila hidratación
Sports > Camping > Trekking Poles: bastones de senderismo, bastones trekking, bastones nórdicos, polainas
Sports > Camping > Navigation And Survival: brújula, pedernal, filtro de agua portátil, manta de emergencia, kit supervivencia, prismáticos
Sports > Ball Sports: balón, pelota, bomba balones, conos entrenamiento, petos
Sports > Ball Sports > Footballs: balón de fútbol, balón fútbol sala, pelota de fútbol
Sports > Ball Sports > Football Gear: espinilleras, guantes de portero, portería fútbol, brazalete capitán, espinillera, espinilleras fútbol, guantes portero
Sports > Ball Sports > Basketballs And Hoops: balón de baloncesto, pelota de básquet, canasta baloncesto, aro baloncesto, red baloncesto
Sports > Ball Sports > Volleyballs And Handballs: balón de voleibol, balón vóley playa, red voleibol, balón de balonmano, resina balonmano
Sports > Ball Sports > American Footballs And Rugby Balls: balón de rugby, balón fútbol americano
Sports > Ball Sports > Baseball And Softball: bate de béisbol, guante de béisbol, pelota de béisbol
Sports > Ball Sports > Hockey And Cricket: stick de hockey, stick floorball, bate de críquet
Sports > Racket Sports: raqueta, funda raqueta, overgrip, paletero
Sports > Racket Sports > Tennis Rackets And Balls: raqueta de tenis, cordaje tenis, raquetero tenis, pelota de tenis, pelotas de tenis
Sports > Racket Sports > Padel And Pickleball: pala de pádel, pelotas de pádel, paletero pádel, pala pickleball, pala, pala padel, palas de pádel, bote pelotas pádel, protector pala
Sports > Racket Sports > Badminton And Squash: raqueta de bádminton, volante bádminton, raqueta squash
Sports > Racket Sports > Table Tennis: pala de ping pong, mesa de ping pong, pelota ping pong, tenis de mesa
Sports > Winter Sports: deportes de invierno, raquetas de nieve, funda esquís, cera esquí
Sports > Winter Sports > Skis: esquís, esquí de fondo, bastones de esquí, fijaciones esquí
Sports > Winter Sports > Ski Boots: botas de esquí, botas snowboard
Sports > Winter Sports > Snowboards: tabla de snowboard, fijaciones snowboard
Sports > Winter Sports > Ski Helmets And Goggles: casco de esquí, gafas de esquí, máscara de esquí, gafas ventisca
Sports > Winter Sports > Sleds: trineo, trineo nieve, tubo de nieve
Sports > Winter Sports > Ice Skates And Ice Hockey: patines de hielo, palo hockey hielo, disco hockey
Sports > Water Sports: deportes acuáticos, wakeboard, esquí acuático
Sports > Water Sports > Swim Goggles: gafas de natación, gafas de piscina
Sports > Water Sports > Swim Training Gear: gorro de natación, tabla natación, pull buoy, churro piscina, manguitos piscina
Sports > Water Sports > Snorkeling And Diving: tubo snorkel, máscara de buceo, aletas, gafas de buceo, regulador buceo
Sports > Water Sports > Wetsuits: neopreno, traje de neopreno, traje de surf, shorty neopreno
Sports > Water Sports > Surfboards: tabla de surf, bodyboard, invento surf, parafina surf, quillas, tabla softboard, tabla surf, softboard, tabla foam
Sports > Water Sports > Stand Up Paddle Boards: tabla paddle surf, paddle surf hinchable, sup
Sports > Water Sports > Kayaks And Boats: kayak, canoa, barca hinchable, remo, piragua
Sports > Water Sports > Life Jackets: chaleco salvavidas, chaleco de flotación, aro salvavidas
Sports > Running: cinturón running, brazalete móvil running, chaleco hidratación trail, portadorsal, muñequera sudor
Sports > Golf: golf, guante de golf, tees de golf, carro de golf, telémetro golf
Sports > Golf > Golf Clubs And Bags: palo de golf, driver golf, putter, hierros golf, madera golf, bolsa de golf, bolsa trípode golf, bolsa carro golf
Sports > Golf > Golf Balls: bola de golf, pelotas de golf
Sports > Fishing: pesca, salabre, sacadera, soporte caña, vadeador, cebo pesca
Sports > Fishing > Fishing Rods: caña de pescar, caña spinning, caña surfcasting, caña telescópica
Sports > Fishing > Fishing Reels: carrete de pesca, carrete spinning, carrete surfcasting
Sports > Fishing > Fishing Lures: señuelo, vinilo pesca, cucharilla, paseante, mosca artificial, señuelos, vinilos pesca, artificiales pesca, pez artificial
Sports > Fishing > Fishing Line And Hooks: hilo de pesca, trenzado pesca, anzuelo, bajo de línea, plomo pesca, boya pesca, anzuelos, sedal, fluorocarbono, plomos pesca, emerillón
Sports > Fishing > Tackle Boxes And Bags: caja de pesca, bolsa de pesca, funda cañas
Sports > Boxing: boxeo, manoplas boxeo, casco boxeo, vendas boxeo, protector bucal
Sports > Boxing > Boxing Gloves: guantes de boxeo, guantes mma, guantes muay thai
Sports > Boxing > Punching Bags: saco de boxeo, punching ball, pera de boxeo, saco boxeo, pera boxeo, saco de arena
Sports > Martial Arts: kimono judo, karategi, cinturón artes marciales, dobok, coquilla, paos, judogi, karategui, kimono karate
Sports > Climbing: escalada, alpinismo, casco escalada, magnesio, piolet, crampones, disipador vía ferrata
Sports > Climbing > Climbing Harnesses And Ropes: arnés de escalada, cuerda de escalada, cuerda dinámica, cinta escalada, cordino, arnés, arnés escalada, cuerda escalada
Sports > Climbing > Carabiners And Belay Devices: mosquetón, cinta exprés, asegurador, descensor, friends, mosquetones, cintas exprés, friends escalada
Sports > Equestrian: equitación, casco de equitación, fusta, pantalón de montar, pantalón equitación, casco equitación, polainas equitación
Sports > Equestrian > Horse Tack: silla de montar, cabezada, ronzal, riendas, sudadero, bocado, estribos, cincha, mantilla, cabezón cuadra, protectores caballo, filete caballo, ramal
Sports > Equestrian > Horse Blankets And Grooming: manta caballo, máscara antimoscas caballo, limpiacascos, rasqueta caballo, grasa de cascos, manta impermeable caballo, máscara antimoscas, cepillo caballo, manta cuadra, grasa cascos
Sports > Skating And Scooters: patinaje, ruedas patín
Sports > Skating And Scooters > Skateboards: monopatín, skateboard, longboard, tabla skate, ruedas skate, ejes skate
Sports > Skating And Scooters > Roller Skates And Inline Skates: patines en línea, patines 4 ruedas, patines quad, rollers, patines, patines niña ajustables
Sports > Skating And Scooters > Kick Scooters: patinete infantil, patinete freestyle, scooter patinete, patinete, patinete niño, patinete 3 ruedas, scooter freestyle, monopatín infantil, patín del diablo
Sports > Skating And Scooters > Electric Scooters: patinete eléctrico, hoverboard, monociclo eléctrico, scooter eléctrico, patín eléctrico
Sports > Skating And Scooters > Protective Pads And Skate Helmets: rodilleras, coderas, muñequeras protección, casco skate, protecciones patines, set protecciones, protecciones patinaje, muñequeras patinaje
Sports > Target And Table Games: petanca, bolas de petanca, bolos, frisbee, croquet, slackline, bolas petanca, futbolín, disco volador
Sports > Target And Table Games > Darts: diana, dardos, diana electrónica, plumas dardos, diana dardos, dardos acero
Sports > Target And Table Games > Billiards: mesa de billar, taco de billar, bolas de billar, tiza billar, billar
Sports > Target And Table Games > Archery: arco recurvo, arco compuesto, flechas, tiro con arco, diana tiro con arco, ballesta, arco, flechas carbono, carcaj
Electronics: electrónica, aparato electrónico, tecnología
Electronics > Audio: sonido, alta fidelidad, equipo de audio
Electronics > Audio > Headphones: auriculares, audífonos, almohadillas auriculares, manos libres auriculares, audífono
Electronics > Audio > Headphones > Earbuds: auriculares inalámbricos, auriculares de botón, intraauriculares, conducción ósea, auriculares true wireless, auriculares in ear, audífonos inalámbricos
Electronics > Audio > Headphones > Over Ear Headphones: auriculares de diadema, cascos, cascos bluetooth, cancelación de ruido
Electronics > Audio > Headphones > Headsets: auricular con micrófono, auriculares oficina, manos libres bluetooth, diadema monoaural, diadema con micrófono, auriculares call center
Electronics > Audio > Speakers: altavoz, parlante, altavoces para ordenador, bafle
Electronics > Audio > Speakers > Bluetooth Speakers: altavoz bluetooth, altavoz portátil, altavoz inalámbrico, karaoke, bocina bluetooth, bocina portátil, bafle bluetooth, parlante bluetooth
Electronics > Audio > Speakers > Soundbars: barra de sonido, barra sonido subwoofer
Electronics > Audio > Speakers > Hi-Fi Speakers: altavoz de estantería, altavoz de suelo, subwoofer, altavoz de techo, monitor de estudio
Electronics > Audio > Speakers > Smart Speakers: altavoz inteligente, asistente de voz, altavoz wifi
Electronics > Audio > Stereo Systems: minicadena, microcadena, cadena de música, equipo de música, minicadena hifi, minicomponente, equipo de sonido
Electronics > Audio > Amplifiers And Receivers: amplificador, receptor AV, amplificador estéreo, previo, preamplificador, receptor de av, etapa de potencia
Electronics > Audio > Turntables: tocadiscos, giradiscos, cápsula fonográfica, aguja tocadiscos
Electronics > Audio > CD Players: reproductor de cd, radio cd, lector cd, radiocasete, reproductor de casete
Electronics > Audio > Radios: radio portátil, radio digital, radio despertador, radio internet, transistor
Electronics > Audio > MP3 Players: reproductor mp3, reproductor mp4, reproductor de música
Electronics > Audio > Voice Recorders: grabadora de voz, grabadora digital, dictáfono
Electronics > Audio > Microphones: micrófono, micrófono de condensador, micrófono de solapa, micrófono inalámbrico, soporte micrófono
Electronics > Computers: ordenador, informática, computadora, periférico
Electronics > Computers > Laptops: portátil, ordenador portátil, portátil gaming, laptop, portátil pulgadas ram ssd, ordenador portátil ram ssd, laptop reacondicionada
Electronics > Computers > Laptop Accessories: soporte portátil, funda portátil, base refrigeradora, filtro de privacidad, candado portátil, soporte ordenador portátil, soporte para portátil aluminio, elevador portátil, maletín portátil
Electronics > Computers > Desktop Computers: ordenador de sobremesa, pc sobremesa, pc gaming, torre, servidor, pc gamer, ordenador gaming, pc completo
Electronics > Computers > Tablets: tableta, tablet, tablet niños
Electronics > Computers > Tablet Cases: funda tablet, funda ipad, funda libro electrónico, funda con teclado, soporte tablet, funda galaxy tab, funda kindle
Electronics > Computers > Stylus Pens: lápiz táctil, lápiz óptico, puntero táctil, lápiz digital
Electronics > Computers > Monitors: monitor, pantalla ordenador, monitor gaming, monitor curvo, monitor pulgadas hz
Electronics > Computers > Keyboards: teclado, teclado mecánico, teclado inalámbrico, teclado gaming, teclado numérico, reposamuñecas, combo teclado y ratón, teclado y mouse
Electronics > Computers > Mice: ratón, ratón inalámbrico, ratón gaming, ratón óptico, ratón ergonómico, trackball
Electronics > Computers > Mouse Pads: alfombrilla ratón, alfombrilla gaming, alfombrilla escritorio, mouse pad
Electronics > Computers > Graphics Tablets: tableta gráfica, tableta digitalizadora, tableta de dibujo
Electronics > Computers > Webcams: cámara web, webcam, cámara de videoconferencia
Electronics > Computers > Docking Stations And Hubs: estación de acoplamiento, hub usb, concentrador usb, lector de tarjetas, adaptador multipuerto
Electronics > Computers > Storage Drives: almacenamiento, unidad, carcasa disco duro
Electronics > Computers > Storage Drives > Solid State Drives: ssd, disco ssd, disco sólido, ssd externo, ssd interno
Electronics > Computers > Storage Drives > Hard Drives: disco duro, disco duro externo, disco duro portátil, disco duro interno
Electronics > Computers > Storage Drives > USB Flash Drives: memoria usb, pendrive, lápiz usb, pincho usb
Electronics > Computers > Storage Drives > Memory Cards: tarjeta de memoria, tarjeta sd, tarjeta micro sd
Electronics > Computers > Storage Drives > Network Attached Storage: servidor nas, nas, almacenamiento en red
Electronics > Computers > Computer Components: componente pc, tarjeta de sonido, grabadora dvd, unidad óptica, pasta térmica, placa única
Electronics > Computers > Computer Components > Processors: procesador, cpu
Electronics > Computers > Computer Components > Graphics Cards: tarjeta gráfica, tarjeta de vídeo, gpu
Electronics > Computers > Computer Components > Motherboards: placa base, tarjeta madre, placa madre
Electronics > Computers > Computer Components > Computer Memory: memoria ram, módulo de memoria
Electronics > Computers > Computer Components > PC Power Supplies: fuente de alimentación, fuente modular, fuente atx
Electronics > Computers > Computer Components > Computer Cases: caja pc, caja atx, torre pc, semitorre
Electronics > Computers > Computer Components > Computer Cooling: refrigeración líquida, ventilador pc, disipador cpu, ventilador caja
Electronics > Computers > Networking: redes, red, armario rack, panel de parcheo
Electronics > Computers > Networking > Routers: router, router wifi, módem, wifi mesh, router 4g
Electronics > Computers > Networking > Wi-Fi Extenders: repetidor wifi, amplificador wifi, punto de acceso, plc, extensor wifi
Electronics > Computers > Networking > Network Switches: switch de red, conmutador, switch gigabit, switch poe
Electronics > Computers > Networking > Network Adapters: adaptador wifi, tarjeta de red, adaptador bluetooth, antena wifi usb
Electronics > Computers > Printers: impresora, impresora multifunción, impresora láser, impresora de tinta, impresora térmica, impresora fotográfica, impresora multifuncional, impresora a color, impresora de etiquetas
Electronics > Computers > Scanners: escáner, escáner de documentos, escáner portátil, lector de códigos de barras
Electronics > Computers > 3D Printers: impresora 3d, filamento pla, filamento 3d, resina 3d, lápiz 3d
Electronics > Computers > Software: software, antivirus, sistema operativo, licencia, programa
Electronics > Phones: teléfono, telefonía, accesorio móvil, tarjeta sim, cordón móvil
Electronics > Phones > Smartphones: smartphone, móvil, teléfono móvil, celular, móvil libre, celular libre, teléfono celular, smartphone libre, doble sim
Electronics > Phones > Feature Phones: móvil para mayores, teléfono con tapa, móvil básico, teléfono de teclas
Electronics > Phones > Landline Phones: teléfono fijo, teléfono inalámbrico, contestador automático, teléfono sobremesa, teléfono ip, teléfono dect, teléfono inalámbrico duo
Electronics > Phones > Phone Cases: funda móvil, carcasa, funda iphone, funda silicona, funda con tapa, funda para samsung galaxy, funda para iphone, funda xiaomi, carcasa transparente, funda antigolpes, carcasa iphone
Electronics > Phones > Screen Protectors: protector de pantalla, cristal templado, vidrio templado, lámina protectora, cristal templado iphone, mica, mica cristal, protector cristal templado, hidrogel
Electronics > Phones > Chargers: cargador, cargador rápido, cargador usb, cargador de pared, cargador coche, cargador portátil, adaptador de corriente, cargador iphone, cargador tipo c, cargador usb-c, cubo cargador, cargador laptop
Electronics > Phones > Wireless Chargers: cargador inalámbrico, cargador de inducción, cargador qi, base de carga, estación de carga
Electronics > Phones > Power Banks: batería externa, powerbank, cargador portátil, batería portátil, power bank, cargador portátil mah, batería externa mah
Electronics > Phones > Phone Holders: soporte móvil, soporte coche móvil, soporte smartphone, soporte bicicleta móvil, anillo móvil, soporte móvil coche, soporte para móvil, soporte magnético móvil, soporte celular, soporte celular auto, soporte para celular, soporte móvil rejilla, soporte móvil moto
Electronics > Phones > Walkie Talkies: walkie talkie, radio bidireccional, radioaficionado, emisora cb
Electronics > Cameras: cámara, fotografía, cámara de fotos
Electronics > Cameras > Digital Cameras: cámara digital, cámara réflex, cámara sin espejo, cámara compacta, cámara evil, cámara de caza, cámara mirrorless, cámara de fototrampeo, cuerpo + objetivo
Electronics > Cameras > Action Cameras: cámara de acción, cámara deportiva, cámara acuática
Electronics > Cameras > Instant Cameras: cámara instantánea, cámara desechable, cámara analógica
Electronics > Cameras > Camera Film: película instantánea, carrete, película 35mm, película fotográfica
Electronics > Cameras > Camcorders: videocámara, cámara de vídeo
Electronics > Cameras > Camera Lenses: objetivo, teleobjetivo, objetivo gran angular, objetivo macro, lente cámara
Electronics > Cameras > Tripods: trípode, monopié, palo selfie, estabilizador, rótula
Electronics > Cameras > Camera Flashes And Lighting: flash cámara, aro de luz, softbox, luz led vídeo, iluminación estudio, fondo fotográfico
Electronics > Cameras > Camera Accessories: bolsa cámara, mochila fotográfica, funda cámara, correa cámara, filtro uv, filtro polarizador, parasol objetivo
Electronics > Cameras > Binoculars And Telescopes: prismáticos, telescopio, catalejo, monocular, visión nocturna, microscopio, binoculares
Electronics > Cameras > Digital Photo Frames: marco de fotos digital, marco digital, marco wifi
Electronics > Televisions: televisor, televisión, tele, smart tv, tv led, tv 4k, televisor 4k uhd, pantalla smart tv, tv pulgadas, televisor led pulgadas
Electronics > TV And Video: vídeo, cine en casa, accesorio tv, limpiador pantallas
Electronics > TV And Video > Projectors: proyector, videoproyector, pantalla de proyección, cañón proyector
Electronics > TV And Video > Streaming Devices: reproductor multimedia, dispositivo streaming, tv box, stick tv
Electronics > TV And Video > Blu-Ray And DVD Players: reproductor dvd, reproductor blu-ray, dvd portátil, lector blu-ray
Electronics > TV And Video > TV Receivers: receptor tdt, sintonizador tdt, receptor satélite, decodificador
Electronics > TV And Video > TV Antennas: antena tv, antena interior, parabólica, lnb, cable antena, cable coaxial, amplificador antena
Electronics > TV And Video > TV Mounts: soporte tv, soporte pared tv, soporte monitor, brazo monitor
Electronics > TV And Video > Remote Controls: mando a distancia, mando universal, control remoto, mando para tv, control remoto tv, mando de repuesto
Electronics > Wearables: wearable, gafas inteligentes, dispositivo ponible
Electronics > Wearables > Smartwatches: reloj inteligente, smartwatch, reloj gps, reloj deportivo, reloj smartwatch, smartwatch llamadas
Electronics > Wearables > Fitness Trackers: pulsera de actividad, pulsera inteligente, anillo inteligente, podómetro, banda pectoral
Electronics > Wearables > Smartwatch Straps: correa reloj, correa apple watch, correa de repuesto, correa silicona, correa para apple watch, correa para xiaomi band, correa amazfit, correa garmin, correa de silicona 22mm
Electronics > Wearables > Item Trackers: localizador, localizador de llaves, rastreador gps, rastreador bluetooth
Electronics > Gaming: videojuegos, gaming, accesorio gaming
Electronics > Gaming > Game Consoles: consola, consola portátil, consola retro, videoconsola, máquina arcade
Electronics > Gaming > Game Controllers: mando, mando inalámbrico, joystick, volante gaming, volante de carreras, pedales, mando ps5, mando xbox, control inalámbrico, mando switch
Electronics > Gaming > Gaming Headsets: auriculares gaming, cascos gaming, auriculares ps5
Electronics > Gaming > VR Headsets: gafas vr, gafas de realidad virtual, visor vr
Electronics > Gaming > Console Accessories: accesorio consola, funda switch, cargador mando, soporte consola, base de carga mandos, funda nintendo switch, base de carga ps5
Electronics > Smart Home: hogar inteligente, domótica, puerta de enlace, interruptor inteligente
Electronics > Smart Home > Security Cameras: cámara de vigilancia, cámara ip, cámara wifi, cámara de seguridad, videovigilancia, cámara exterior wifi, cámara vigilancia solar, grabador nvr
Electronics > Smart Home > Video Doorbells: timbre, timbre inalámbrico, videoportero, videotimbre, portero automático, telefonillo
Electronics > Smart Home > Smart Locks: cerradura inteligente, cerradura electrónica, cerradura huella, cerradura smart
Electronics > Smart Home > Alarm Systems: alarma hogar, sistema de alarma, sensor de movimiento, sensor de puerta, sirena, sensor de fugas
Electronics > Smart Home > Smart Plugs: enchufe inteligente, enchufe wifi, toma inteligente, enchufe inteligente alexa, enchufe wifi consumo
Electronics > Smart Home > Smart Lighting: bombilla inteligente, bombilla wifi, tira led inteligente, iluminación inteligente
Electronics > Smart Home > Smart Thermostats: termostato, termostato wifi, termostato inteligente, válvula termostática, cabezal termostático
Electronics > Batteries: pila, batería, pilas, comprobador de pilas
Electronics > Batteries > Household Batteries: pilas aa, pilas aaa, pilas alcalinas, pila 9v, pila lr6, pilas alcalinas aa pack
Electronics > Batteries > Rechargeable Batteries: pilas recargables, pila recargable aa, batería 18650, pilas nimh
Electronics > Batteries > Button Cells: pila de botón, pila botón, pila litio, pila reloj, pilas audífono
Electronics > Batteries > Battery Chargers: cargador de pilas, cargador de baterías, cargador pilas recargables
Electronics > Batteries > Device Batteries: batería de repuesto, batería portátil, batería móvil, batería cámara, batería de plomo, batería para portátil, batería 12v 7ah, batería para iphone
Electronics > Power: alimentación, inversor, panel solar, convertidor
Electronics > Power > Power Strips: regleta, alargador, base múltiple, ladrón enchufes, protector sobretensión, alargadera, temporizador enchufe, regleta enchufes, base enchufes, multicontacto, zapatilla eléctrica, supresor de picos
Electronics > Power > Travel Adapters: adaptador de viaje, adaptador enchufe, adaptador universal, adaptador de corriente viaje
Electronics > Power > Uninterruptible Power Supplies: sai, sistema de alimentación ininterrumpida, ups, no break
Electronics > Power > Power Stations: estación de energía, central eléctrica portátil, generador solar, panel solar portátil
Electronics > E-Readers: lector de libros electrónicos, ereader, libro electrónico, tinta electrónica
Electronics > Drones: dron, drone, cuadricóptero, dron con cámara, hélices dron, batería dron
Electronics > Cables: cable, cable de alimentación, cable displayport, cable vga, bridas, organizador cables
Electronics > Cables > HDMI Cables: cable hdmi, alargador hdmi
Electronics > Cables > USB Cables: cable usb, cable de carga, cable usb-c, cable lightning, cable micro usb, cable cargador, cable de datos, cable iphone, cable tipo c, cable usb tipo c, cable de carga rápida
Electronics > Cables > Audio Cables: cable audio, cable jack, cable rca, cable altavoz, cable óptico, cable xlr, cable auxiliar, jack 3.5mm macho
Electronics > Cables > Network Cables: cable ethernet, cable de red, latiguillo, cable rj45, cable fibra óptica, cable teléfono
Electronics > Cables > Cable Adapters: adaptador, adaptador hdmi, adaptador usb-c, divisor hdmi, adaptador jack, adaptador vga, conmutador hdmi, adaptador usb c a hdmi, adaptador hdmi a vga, conversor vga a hdmi
Office: material de oficina, papelería
Office > Writing: instrumento de escritura, recambio bolígrafo, útiles de escritura
Office > Writing > Ballpoint Pens: bolígrafo, esferográfico, lapicero, bolígrafo cuatro colores
Office > Writing > Gel And Rollerball Pens: bolígrafo de gel, bolígrafo gel, roller, bolígrafo borrable, bolígrafos borrables, rotulador roller, bolígrafo tinta gel
Office > Writing > Fountain Pens: pluma estilográfica, estilográfica, tinta estilográfica, plumín
Office > Writing > Fineliners And Fiber Pens: rotulador punta fina, estilógrafo, rotulador calibrado
Office > Writing > Pencils: lápiz, lápiz de grafito, portaminas, minas, lápiz hb
Office > Writing > Highlighters: marcador fluorescente, subrayador, resaltador, subrayadores, marcatextos, marcadores fluorescentes
Office > Writing > Markers: marcador permanente, rotulador permanente, marcador pizarra blanca, rotulador pizarra, plumón
Office > Writing > Erasers And Correction: goma de borrar, corrector, cinta correctora, típex, borrador
Office > Writing > Pencil Sharpeners: sacapuntas, afilalápices, tajador, sacapuntas agujero, agujero sacapuntas
Office > Paper And Notebooks: papel
Office > Paper And Notebooks > Printer Paper: papel impresora, papel fotocopia, folios, papel A4, papel multifunción, paquete folios, A4 80g 500 hojas, papel bond
Office > Paper And Notebooks > Photo And Specialty Paper: papel fotográfico, rollo térmico, cartulina, papel vegetal, papel carbón, papel calco, papel fotográfico 10x15, papel sublimación, papel térmico, cartulinas
Office > Paper And Notebooks > Notebooks: cuaderno, libreta, cuaderno espiral, bloc de notas, diario, libreta a5, cuaderno A5, cuaderno tapa dura, cuaderno microperforado
Office > Paper And Notebooks > Exercise Books: cuaderno escolar, cuaderno grapado, libreta escolar, cuaderno cuadrícula, cuaderno pauta, cuaderno cuadrovía, cuaderno milimetrado, cuadernos escolares, pauta 2, 5
Office > Paper And Notebooks > Writing Pads: bloc de notas, bloc notas, recambio de hojas, recambio cuadrícula, papel milimetrado, recambio A4, bloc A4 cuadriculado, hojas perforadas
Office > Paper And Notebooks > Sticky Notes: notas adhesivas, notas adherentes, marcapáginas adhesivos, banderitas adhesivas, notas adhesivas 76x76, taco de notas, bloc notas adhesivas
Office > Paper And Notebooks > Index Cards And Forms: fichas, tarjetas de estudio, talonario, talonario facturas, libro de caja, recibos
Office > Paper And Notebooks > Planners And Diaries: agenda, agenda escolar, planificador, agenda semana vista, organizador semanal, agenda 2025, agenda semana vista A5, agenda día página, planner semanal
Office > Paper And Notebooks > Greeting Cards: tarjeta de felicitación, tarjeta cumpleaños, postal, tarjeta de invitación, tarjeta navideña, tarjetas de felicitación, invitaciones, invitaciones boda, tarjeta de cumpleaños
Office > Filing: archivo, archivado, clasificación documentos
Office > Filing > Ring Binders: archivador, archivador palanca, carpeta de anillas, separadores, archivador de palanca, lomo ancho, archivador folio, archivador A4, carpeta 4 anillas, carpeta 2 anillas, carpeblock
Office > Filing > Folders: carpeta, carpeta gomas, subcarpeta, carpeta colgante, carpeta fundas, carpeta clasificadora, dossier fastener, carpeta solapas, dossier uñero, dosier, carpetas colgantes, fundas colgantes, carpeta proyecto
Office > Filing > Sheet Protectors And Laminating: funda multitaladro, funda plástico, fundas de plastificar, funda plastificadora, portaidentificador, fundas multitaladro, fundas plástico A4, bolsas plastificar, láminas de plastificar
Office > Filing > Archive Boxes And Trays: caja archivo, archivador definitivo, revistero, bandeja portadocumentos, caja archivador, módulo cajones, caja archivo definitivo, bandejas escritorio, cajas archivo, archivo definitivo
Office > Desk Supplies: accesorios escritorio, artículos escritorio
Office > Desk Supplies > Staplers And Staples: grapadora, grapas, extraegrapas, quitagrapas, engrapadora
Office > Desk Supplies > Hole Punches: perforadora, taladradora papel, perforador
Office > Desk Supplies > Clips And Pins: clip, clips sujetapapeles, pinza sujetapapeles, chincheta, gomas elásticas, encuadernadores, clips niquelados, chinchetas, pinzas pala, grampas, ligas de goma
Office > Desk Supplies > Scissors And Cutters: tijeras, tijeras oficina, tijeras escolares, cúter, abrecartas, guillotina, cizalla papel
Office > Desk Supplies > Adhesive Tape: cinta adhesiva, celo, portarrollos, cinta doble cara, cinta invisible, diurex, cinta adhesiva transparente, celo invisible, cinta transparente, cinta mágica, cinta scotch
Office > Desk Supplies > Glue: pegamento, pegamento en barra, barra adhesiva, cola blanca, masilla adhesiva, adhesivo líquido
Office > Desk Supplies > Desk Organizers: organizador de escritorio, portalápices, cubilete, vade, vade sobremesa, sujetalibros, reposapiés, reposapiés oficina, reposapiés ergonómico, portalápices malla, elevador monitor, lapicero rejilla, reposapiés escritorio, alfombrilla de escritorio
Office > Desk Supplies > Stamps And Ink Pads: sello, sello automático, fechador, almohadilla, tampón, tinta sellos
Office > Desk Supplies > Labels: etiquetas, etiquetas adhesivas, etiquetas de envío, cinta rotuladora, gomets, etiquetas A4, etiquetas térmicas, rollo etiquetas
Office > Ink And Toner: consumibles impresora, tinta impresora, tinta, tóner, cinta de impresora, cinta matricial, cinta máquina de escribir, ribbon
Office > Ink And Toner > Ink Cartridges: cartucho de tinta, cartuchos tinta, botella de tinta, cabezal impresión, recarga tinta impresora, cartucho tricolor, cartucho negro, cartuchos compatibles, tinta negra
Office > Ink And Toner > Toner Cartridges: tóner, cartucho de tóner, tambor impresora, unidad de imagen, toner compatible
Office > Shipping Supplies: material de embalaje, embalaje, material de envío
Office > Shipping Supplies > Envelopes: sobre, sobre acolchado, sobre burbuja, sobre ventana, bolsa de envío, sobres blancos, sobres acolchados, sobres americanos, bolsas de envío, bolsas mensajería
Office > Shipping Supplies > Shipping Boxes: caja de cartón, cajas mudanza, caja de envío, tubo de envío, caja postal, cajas de mudanza, cajas cartón, cajas para mudanza, cajas reforzadas
Office > Shipping Supplies > Packing Tape: cinta de embalar, precinto, precintadora, cinta embalaje, fleje, precinto transparente, cinta de embalaje, precinto marrón, cinta canela
Office > Shipping Supplies > Cushioning And Wrapping: plástico de burbujas, papel burbuja, film estirable, papel kraft, relleno embalaje, espuma embalaje, film estirable manual, film paletizar, plástico burbuja, rollo burbujas, 23 micras, papel burbujas
Office > Shipping Supplies > Gift Wrap: papel de regalo, bolsa de regalo, cinta regalo, lazo regalo, papel de seda, etiqueta regalo, papel regalo, papel regalo navidad, bolsas de regalo, bolsas regalo, papel de envolver, lazos regalo
Office > Shipping Supplies > Postage Stamps And Scales: sellos de correos, balanza postal, pesacartas, báscula paquetes
Office > Presentation: presentación, material de reuniones
Office > Presentation > Whiteboards And Flipcharts: pizarra blanca, pizarra magnética, rotafolios, pizarra cristal, borrador pizarra, pizarra tiza, pizarra blanca magnética, pizarras, pizarra de cristal, pizarra caballete
Office > Presentation > Bulletin Boards: tablero de corcho, corcho, tablón de anuncios, tablero fieltro, tablero corcho, pizarra de corcho, tablón corcho, panel corcho
Office > Presentation > Signs And Displays: portafolletos, portacarteles, cartel, placa puerta, identificador, expositor, letrero, lanyard, identificadores, porta carteles, cordón identificador, cartel señalización
Office > Presentation > Presentation Remotes: puntero láser, presentador inalámbrico, mando presentaciones
Office > Calculators: calculadora, calculadora científica, calculadora gráfica, calculadora de sobremesa
Office > Office Machines: máquina de oficina, equipo de oficina, máquina de escribir
Office > Office Machines > Shredders: destructora de papel, destructora de documentos, trituradora papel
Office > Office Machines > Laminators And Binding Machines: plastificadora, encuadernadora, canutillos, espirales encuadernar, tapas encuadernación
Office > Office Machines > Label Makers: rotuladora, etiquetadora, etiquetadora de precios
Office > Office Machines > Cash Registers And Money Counters: caja registradora, contador de billetes, detector de billetes falsos, caja de caudales, cajón portamonedas, contadora monedas
Office > School Supplies: material escolar, útiles escolares, vuelta al cole, kit escolar, lote material escolar, cono de golosinas escolar, tiza, tizas, pizarrín, pizarra escolar, ábaco
Office > School Supplies > Pencil Cases: estuche, estuche escolar, plumier, portatodo, estuche lápices, cartuchera, estuche triple, estuche cremallera escolar, estuche doble, estuche plumier
Office > School Supplies > Rulers And Geometry: regla, compás, escuadra, cartabón, transportador, bigotera, escalímetro
Office > School Supplies > Book Covers And Labels: forro libros, forralibros, forro adhesivo, funda libro, marcapáginas, punto de libro, forro libro, forrar libros, rollo forro, marcapáginas magnético, forro autoadhesivo
Office > Gift Cards: tarjeta regalo, cheque regalo, vale regalo, tarjeta prepago, caja regalo experiencia, código descarga saldo
Musical Instruments: instrumento musical, instrumento
Musical Instruments > Guitars: guitarra, kit guitarra
Musical Instruments > Guitars > Acoustic Guitars: guitarra acústica, guitarra electroacústica, guitarra folk
Musical Instruments > Guitars > Classical Guitars: guitarra clásica, guitarra española, guitarra flamenca, guitarra clásica 4/4, guitarra niño
Musical Instruments > Guitars > Electric Guitars: guitarra eléctrica, guitarra semicaja
Musical Instruments > Guitars > Bass Guitars: bajo eléctrico, bajo acústico, bajo cuatro cuerdas, bajo 4 cuerdas, bajo 5 cuerdas
Musical Instruments > Guitars > Ukuleles: ukelele, ukelele soprano, guitalele
Musical Instruments > Guitars > Guitar Amplifiers: amplificador guitarra, amplificador bajo, combo guitarra, pantalla guitarra, cabezal guitarra
Musical Instruments > Guitars > Effects Pedals: pedal de efectos, pedal guitarra, pedal distorsión, multiefectos, pedalera, pedal delay
Musical Instruments > Guitars > Guitar Strings: cuerdas guitarra, juego de cuerdas, cuerdas bajo, cuerdas nylon, encordado guitarra, cuerdas guitarra clásica, cuerdas guitarra eléctrica
Musical Instruments > Guitars > Guitar Accessories: púa, cejilla, correa guitarra, funda guitarra, soporte guitarra, estuche guitarra, pastilla guitarra, cejilla capo, funda acolchada guitarra, púas guitarra, cejilla guitarra, soporte guitarra pared
Musical Instruments > Keyboards And Pianos: instrumento de teclado, teclado musical
Musical Instruments > Keyboards And Pianos > Digital Pianos: piano digital, piano eléctrico, piano de escenario
Musical Instruments > Keyboards And Pianos > Keyboards: teclado electrónico, teclado arreglista, teclado 61 teclas, piano infantil, teclado 61, teclado musical 61 teclas
Musical Instruments > Keyboards And Pianos > Synthesizers: sintetizador, teclado midi, controlador midi, caja de ritmos, sampler
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: piano vertical, piano de cola, piano acústico, órgano
Musical Instruments > Keyboards And Pianos > Accordions: acordeón, acordeón diatónico, melódica, concertina, bandoneón, melódica 32 teclas, acordeón 72 bajos, acordeón 12 bajos
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: soporte teclado, banqueta piano, taburete piano, pedal sustain, funda teclado, banqueta teclado, soporte en x teclado
Musical Instruments > Drums And Percussion: percusión, batería musical, tambor
Musical Instruments > Drums And Percussion > Drum Kits: batería acústica, batería electrónica, caja batería, batería infantil, bombo
Musical Instruments > Drums And Percussion > Cymbals: plato batería, platos, hi-hat, crash, gong
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: baquetas, parche batería, pedal bombo, asiento batería, soporte plato, pad de práctica, baquetas 5a, parche caja 14, doble pedal bombo, sillín batería
Musical Instruments > Drums And Percussion > Hand Percussion: cajón flamenco, bongos, congas, djembé, pandereta, maracas, castañuelas, tambor de lengua, cuenco tibetano, bongó, pandero, panderetas, cajón peruano, güiro, tambor metal lengua, darbuka
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: xilófono, carillón, metalófono, marimba, vibráfono, kalimba, kalimba 17 teclas, carrillón, xilófono cromático
Musical Instruments > Wind Instruments: instrumento de viento, viento metal, viento madera, gaita gallega, gaita escocesa, gaita de fuelle
Musical Instruments > Wind Instruments > Recorders And Flutes: flauta dulce, flauta travesera, flautín, flauta de pan, ocarina, flauta escolar
Musical Instruments > Wind Instruments > Saxophones: saxofón alto, saxofón tenor, saxo soprano, saxo
Musical Instruments > Wind Instruments > Clarinets And Oboes: clarinete, oboe, fagot, clarinete sib
Musical Instruments > Wind Instruments > Trumpets And Brass: trompeta, trombón, trompa, tuba, corneta, fliscorno, bombardino
Musical Instruments > Wind Instruments > Harmonicas: armónica, armónica diatónica, armónica cromática, kazoo, birimbao, armónica blues, armónica 10 agujeros
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: cañas saxofón, cañas clarinete, boquilla, abrazadera, aceite pistones, sordina trompeta, cinta saxofón
Musical Instruments > String Instruments: instrumento de cuerda, cuerda frotada
Musical Instruments > String Instruments > Violins And Violas: violín, viola, violín eléctrico, arco violín, almohadilla violín, resina violín, violín 4/4, violín 3/4, violín estudio, estuche violín
Musical Instruments > String Instruments > Cellos And Double Basses: violonchelo, chelo, contrabajo, arco violonchelo, contrabajo 3/4, contrabajo laminado, violonchelo 4/4, chelo 4/4
Musical Instruments > String Instruments > Violin And Orchestral Strings: cuerdas violín, cuerdas violonchelo, cuerdas viola, cuerdas contrabajo
Musical Instruments > String Instruments > Banjos Mandolins And Harps: banjo, mandolina, bandurria, laúd, arpa, lira, bouzouki, charango, laúd español, cuatro venezolano, requinto, timple, guitarrón, arpa lira 16 cuerdas
Musical Instruments > Stage And Recording: sonido profesional, equipo de estudio, equipo de escenario
Musical Instruments > Stage And Recording > Studio And Stage Microphones: micrófono de condensador, micrófono vocal, micrófono inalámbrico, soporte micrófono, filtro antipop
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: mesa de mezclas, interfaz de audio, controlador dj, monitor de estudio, tarjeta de sonido usb, mezcladora, mesa mezclas, consola mezcladora, interfaz audio usb, mezcladora audio
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: altavoz activo, altavoz pa, subwoofer activo, monitor de escenario, foco par, cabeza móvil, máquina de humo, luces dj, caja activa, altavoces activos, máquina de niebla, bola de espejos, luces de escenario, bafle amplificado
Musical Instruments > Music Accessories: metrónomo, afinador, atril, atril partituras, diapasón, soporte instrumento, estuche instrumento, afinador cromático, afinador pinza, atril plegable, atril orquesta, metrónomo mecánico
Musical Instruments > Sheet Music: partitura, partituras, método guitarra, método piano, cancionero, método de guitarra, método de piano, partituras piano, solfeo, lenguaje musical
Books And Media: libro, tapa blanda, tapa dura, libro de bolsillo, medios, superventas, edición bolsillo, edición ilustrada, tapa blanda bolsillo, estuche libros, edición especial libro
Books And Media > Fiction: novela, ficción, relatos, narrativa, novela histórica, literatura, novela contemporánea, novela tapa blanda
Books And Media > Fiction > Crime And Thrillers: novela negra, thriller, novela policíaca, suspense, misterio, novela de terror, thriller psicológico, suspense novela, serie policiaca
Books And Media > Fiction > Science Fiction And Fantasy: ciencia ficción, novela fantástica, fantasía épica, distopía, romantasy
Books And Media > Fiction > Romance Novels: novela romántica, novela de amor, romance juvenil, novela erótica
Books And Media > Fiction > Young Adult Books: novela juvenil, libro juvenil, literatura juvenil
Books And Media > Fiction > Poetry And Drama: poesía, poemas, teatro, poemario, antología poética
Books And Media > Non Fiction: no ficción, ensayo, divulgación, libro práctico
Books And Media > Non Fiction > Cookbooks: libro de cocina, recetas, recetario, libro de repostería, libro recetas freidora de aire, recetas freidora de aire, cocina libro
Books And Media > Non Fiction > Biographies: biografía, autobiografía, memorias, mi vida, mis memorias, mi historia
Books And Media > Non Fiction > Travel Books: guía de viaje, guía turística, mapa, mapa de carreteras, plano ciudad, guía de conversación, atlas, guía de viajes, guía de viaje rutas, camino de santiago guía
Books And Media > Non Fiction > Self Help And Psychology: autoayuda, desarrollo personal, psicología, crecimiento personal, mindfulness libro
Books And Media > Non Fiction > Business And Money Books: libro de economía, libro de finanzas, inversión, empresa libro, liderazgo libro
Books And Media > Non Fiction > History And Politics: libro de historia, política libro, segunda guerra mundial, guerra civil española, filosofía
Books And Media > Non Fiction > Health And Family Guides: libro de salud, libro dieta, libro embarazo, crianza, nutrición libro
Books And Media > Non Fiction > Hobby And Nature Books: libro de jardinería, libro manualidades, libro ganchillo, guía de aves, libro colorear adultos, sudoku, crucigramas, sopa de letras, sopas de letras adultos, libro sudoku, mandalas adultos, amigurumi libro, pasatiempos adultos
Books And Media > Non Fiction > Art And Photography Books: libro de arte, libro de fotografía, libro de arquitectura, libro de diseño, catálogo exposición
Books And Media > Non Fiction > Religion And Spirituality: biblia, corán, misal, libro religioso, espiritualidad, astrología libro, biblia letra grande, biblia reina valera, santa biblia
Books And Media > Children's Books: libro infantil, cuentos, cuento infantil, libro niños 8 años, cuentos para niños, cuentos para dormir, cuentos clásicos
Books And Media > Children's Books > Picture And Board Books: álbum ilustrado, libro de cartón, libro solapas, libro con sonidos, libro de tela, cuento pop-up, libro táctil, cuento con sonidos, libro de solapas, busca y encuentra
Books And Media > Children's Books > First Readers: primeras lecturas, aprender a leer, lectura inicial, lectoescritura, letra mayúscula cuentos, letra ligada
Books And Media > Children's Books > Kids Knowledge Books: enciclopedia infantil, libro de ciencias niños, atlas infantil, libro dinosaurios, libro animales
Books And Media > Children's Books > Activity And Coloring Books: libro para colorear, libro de actividades, libro de pegatinas, cuaderno de actividades, cuaderno vacaciones, libro de actividades y pegatinas, libro pegatinas, actividades y pegatinas, colorear y pegatinas, álbum cromos, cuaderno de colorear
Books And Media > Audiobooks And Audio Figures: audiolibro, cuento audio, audiocuento, figura audio
Books And Media > Comics And Graphic Novels: cómic, tebeo, novela gráfica, historieta
Books And Media > Comics And Graphic Novels > Manga: manga, tomo manga, shonen, manhwa, novela ligera
Books And Media > Comics And Graphic Novels > Superhero Comics: cómic superhéroes, cómic marvel, omnibus cómic, grapa cómic
Books And Media > Textbooks: libro de texto, manual universitario, libro escolar
Books And Media > Textbooks > School Textbooks: libro primaria, libro eso, libro bachillerato, libro alumno, matemáticas libro, primaria libro del alumno, eso libro alumno, bachillerato libro
Books And Media > Textbooks > Workbooks And Exam Prep: cuaderno de ejercicios, oposiciones temario, cuaderno vacaciones, preparación examen, libro de ejercicios, temario, oposiciones, test oposiciones, cuadernillo, pruebas ebau, selectividad
Books And Media > Textbooks > Language Learning Books: curso de idiomas, aprender inglés, gramática, vocabulario inglés, curso de inglés, aprender alemán, inglés para principiantes, gramática inglesa, español lengua extranjera
Books And Media > Textbooks > Dictionaries And Reference: diccionario, enciclopedia, diccionario bilingüe, diccionario escolar, sinónimos, diccionario inglés, diccionario primaria, diccionario lengua
Books And Media > Textbooks > Medicine Law And Science Books: libro de medicina, código civil, libro de derecho, anatomía atlas, física libro, enfermería libro, anatomía humana, derecho penal, derecho civil libro, fisiología médica, manual derecho
Books And Media > Textbooks > Computing Books: libro de programación, libro de informática, aprender python, libro excel, programación python, curso programación, aprende a programar
Books And Media > Magazines And Newspapers: revista, periódico, diario prensa, suscripción revista, número especial revista, revista mensual, número revista
Books And Media > Calendars: calendario, calendario de pared, calendario de mesa, almanaque, calendario familiar, planificador anual pared, calendario 2025, calendario pared 2025, calendario 2026
Books And Media > Vinyl Records: vinilo, disco de vinilo, LP, elepé, doble vinilo, vinilo color, 2 LP vinilo
Books And Media > Music CDs: CD, CD música, disco compacto, álbum CD, banda sonora, álbum música, digipack, grandes éxitos
Books And Media > Music Cassettes: casete, cinta de casete, casete música
Books And Media > Films: película, film, cine, largometraje, colección películas, pack películas, trilogía película
Books And Media > Films > DVDs: DVD, película DVD, DVD colección, DVD película
Books And Media > Films > Blu-rays: Blu-ray, película Blu-ray, 4K Ultra HD, steelbook
Books And Media > Films > TV Series: serie de televisión, temporada completa, serie completa, serie TV, temporada 1 DVD
Books And Media > Films > Concert And Music Videos: concierto DVD, DVD musical, concierto en directo, ópera DVD
Books And Media > Video Games: videojuego, juego consola, edición day one, edición juego consola, PEGI
Books And Media > Video Games > Nintendo Games: juego Nintendo Switch, juego Switch, juego Wii, juego 3DS, Nintendo Switch juego, edición Nintendo Switch
Books And Media > Video Games > PlayStation Games: juego PS5, juego PS4, juego PlayStation
Books And Media > Video Games > Xbox Games: juego Xbox, juego Xbox One, juego Xbox Series
Books And Media > Video Games > PC Games: juego PC, juego de ordenador, juego para computadora
Books And Media > Software: software, antivirus, sistema operativo, licencia software, programa ordenador, dispositivos 1 año, 1 año dispositivos
Books And Media > Ebooks: libro electrónico, libro digital, ebook, edición Kindle
Home: hogar, menaje, casa
Home > Kitchen: cocina, menaje de cocina
Home > Kitchen > Cookware: batería de cocina, juego de ollas, juego de sartenes, tapa de cristal, tapa de olla
Home > Kitchen > Cookware > Frying Pans And Woks: sartén, sartén grill, crepera, paellera, wok, plancha, sartén antiadherente, comal, sartenes, wok antiadherente
Home > Kitchen > Cookware > Pots And Saucepans: olla, cazo, cacerola, cazuela, puchero, vaporera, ollas, cacerolas, cazos, jarro lechero, tamalera, budinera
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: cocotte, cazuela de barro, cacerola de hierro fundido, tajín, fondue
Home > Kitchen > Cookware > Pressure Cookers: olla a presión, olla exprés, olla rápida, olla express
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: fuente de horno, asadera, rustidera, bandeja de asar, molde lasaña, ramequín
Home > Kitchen > Bakeware: repostería, utensilio de repostería
Home > Kitchen > Bakeware > Baking Tins And Trays: molde de horno, molde desmontable, molde para bizcocho, molde para magdalenas, molde tarta, bandeja de horno, piedra para pizza, molde plum cake, moldes, molde silicona, molde bundt, molde pan
Home > Kitchen > Bakeware > Baking Tools: rodillo de cocina, cortador de galletas, cortapastas, manga pastelera, boquilla pastelera, tapete de horno, pincel de cocina, rejilla enfriadora, tamiz, cortapizzas, boquillas, cápsulas magdalenas, mangas pasteleras
Home > Kitchen > Kitchen Tools: utensilio de cocina, embudo, mortero, cubitera, centrifugadora de ensalada, soplete de cocina, molcajete, tortillero, prensa tortillas, pasapuré, deshuesador cerezas, moldes helado
Home > Kitchen > Kitchen Tools > Cooking Utensils: espátula, cucharón, cuchara de madera, batidor, varillas, espumadera, pinzas de cocina, cazo, pasapurés, espátulas, utensilios silicona, cucharones, pinza de cocina, pala de cocina, varilla manual
Home > Kitchen > Kitchen Tools > Peelers And Graters: pelador, pelapatatas, rallador, rallador de queso, mandolina, cortador de verduras, prensa ajos, exprimidor manual, descorazonador, espiralizador, ralladores, peladores, cortador de patatas, exprimelimones, picador manual, triturador manual, cortaverduras
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: abrelatas, abrebotellas, abridor, sacacorchos, coctelera, tapón de botella, vertedor, hielera, cubitera champán, descorchador, abrechapas, bomba de vacío vino, enfriador de botella, petaca, destapador, coctelería
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: bol mezclador, bol de mezcla, colador, escurridor de pasta, chino colador, colador malla, escurridor, ensaladeras acero, boles
Home > Kitchen > Kitchen Tools > Cutting Boards: tabla de cortar, tabla de quesos, tabla de cocina, tablas de cortar, tabla de picar, tabla jamonera, jamonero
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: báscula de cocina, balanza de cocina, vaso medidor, jarra medidora, cuchara medidora, termómetro de cocina, temporizador, balanza digital cocina, termómetro para carne, tazas medidoras, cucharas medidoras, peso de cocina, gramera
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: molinillo de pimienta, molinillo de sal, salero, pimentero, especiero, aceitera, vinagrera, molinillos, molinillo eléctrico, aceiteras, set vinagrera, salero y pimentero
Home > Kitchen > Kitchen Tools > Knife Sharpeners: afilador de cuchillos, piedra de afilar, chaira, bloque de cuchillos, barra magnética, afilador, afiladores, taco cuchillos, soporte cuchillos
Home > Kitchen > Kitchen Tools > Dish Racks: escurreplatos, escurridor de platos, organizador de fregadero, portarrollos de cocina, escurridor de trastes, escurreplatos inox, portaesponjas, portarrollos
Home > Kitchen > Kitchen Tools > Kitchen Textiles: paño de cocina, trapo de cocina, manopla de horno, agarrador, delantal, salvamanteles, paños de cocina, delantales, manoplas, guante de horno, bayetas tela
Home > Kitchen > Knives: cuchillo, cuchillo de cocina, cuchillo cocinero, cebollero, puntilla, cuchillo pan, cuchillo jamonero, deshuesador, juego de cuchillos, tijeras de cocina, cuchillos, cuchillo verduras, cuchillo santoku, cuchillo carnicero, macheta, tijera cocina, hachuela cocina, tacoma
Home > Kitchen > Tableware: vajilla, porcelana, gres, huevera, servilletero, posavasos, mantequillera, azucarero
Home > Kitchen > Tableware > Plates: plato, plato llano, plato hondo, plato de postre, bajoplato, platos, platos llanos, platos hondos
Home > Kitchen > Tableware > Bowls And Serving Dishes: bol, cuenco, ensaladera, fuente, bandeja, sopera, salsera, frutero, tazón, cuencos, boles, bandejas, panera mesa, tazones, salseras, fuentes
Home > Kitchen > Tableware > Dinnerware Sets: vajilla completa, juego de vajilla, servicio de mesa, juego de café, vajilla 18 piezas, vajillas, juego de té
Home > Kitchen > Tableware > Mugs And Cups: taza, taza de café, taza de té, taza expreso, mug, platillo, tazas, tazas de café, tazón desayuno, juego de tazas
Home > Kitchen > Tableware > Cutlery: cubertería, cubiertos, tenedor, cuchara, cucharilla, cuchillo de mesa, cuchillo chuletero, palillos chinos, juego de cubiertos, cubiertos acero inoxidable, tenedores, cucharas, cucharillas, cubertería acero inoxidable
Home > Kitchen > Tableware > Teapots And Coffee Presses: tetera, infusor de té, cafetera italiana, cafetera de émbolo, cafetera francesa, filtro de café, cafetera moka, prensa francesa, cafetera de filtro manual, teteras, cafetera de aluminio
Home > Kitchen > Tableware > Table Linens: mantel, camino de mesa, mantel individual, servilleta de tela, hule, mantelería, manteles, manteles individuales, mantel hule, servilletas tela, mantel antimanchas
Home > Kitchen > Tableware > Disposable Tableware: vajilla desechable, plato desechable, vaso de papel, vaso desechable, pajita, cubiertos desechables, palillos, platos desechables, vasos desechables, platos de cartón, pajitas papel, cubiertos madera, brochetas bambú, popotes
Home > Kitchen > Glassware: cristalería, vaso, cristal
Home > Kitchen > Glassware > Drinking Glasses: vaso de agua, vaso de cristal, vaso alto, vaso whisky, jarra cerveza, vaso cerveza, vaso chupito, vasos, vasos de cristal, vasos agua, vasos cerveza, vasos chupito, vasos altos, tarro cervecero, caballito tequila
Home > Kitchen > Glassware > Wine Glasses: copa de vino, copa de cava, copa champán, copa flauta, copa gin tonic, copa cóctel, copas, copas de vino, copas vino tinto, copas de cava, copas gin tonic, copas champán
Home > Kitchen > Glassware > Carafes And Pitchers: jarra, jarra de agua, decantador, licorera, dispensador de bebidas, jarra de vidrio, jarras, jarra con tapa, jarra cristal, jarra para agua, vitrolero, botellón
Home > Kitchen > Food Storage: conservación de alimentos, panera, organizador de nevera, paneras, huevera nevera, cesta frutas y verduras, organizador despensa
Home > Kitchen > Food Storage > Food Containers: recipiente hermético, tupper, táper, fiambrera hermética, contenedor de alimentos, recipiente de cristal, recipientes herméticos, tuppers, tápers, táperes, fiambreras vidrio, tarros herméticos, contenedores alimentos, toppers
Home > Kitchen > Food Storage > Lunch Boxes: fiambrera, tartera, portaalimentos, lonchera, caja bento, bolsa porta alimentos, bolsa térmica comida, porta comida, lunchera, vianda, luncheras, portaviandas
Home > Kitchen > Food Storage > Water Bottles: botella de agua reutilizable, cantimplora, botella acero inoxidable, botella de cristal, botella deportiva, botella de agua, botellas, botella acero, botella térmica, botella infantil, botella deporte, cilindro agua, termo botella
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: termo, taza térmica, vaso térmico, taza de viaje, jarra termo, termo sólidos, termos, termo café, vaso termo, vaso café para llevar, termo comida, vaso acero inoxidable con tapa, mate termo, termo mate
Home > Kitchen > Food Storage > Jars And Canisters: tarro, bote de cristal, tarro hermético, galletero, bote de café, bote de especias, tarros, tarros de cristal, botes de cristal, botes cocina, frascos, tarros especias, bote galletas
Home > Kitchen > Water Filters: jarra filtrante, filtro de agua, cartucho filtrante, ósmosis inversa, purificador de agua, filtros agua, cartuchos filtrantes, filtro grifo, descalcificador, dispensador de agua
Home > Kitchen > Small Appliances: pequeño electrodoméstico, cuecehuevos, palomitero, deshidratador, yogurtera
Home > Kitchen > Small Appliances > Coffee Machines: cafetera, cafetera espresso, cafetera superautomática, cafetera de cápsulas, cafetera de goteo, cafetera express, cafetera automática, cafetera nespresso, máquina de café, cafetera 15 bares, cafetera goteo programable, descalcificador cafetera
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: molinillo de café, espumador de leche, vaporizador de leche, prensador café, molinillos café, espumadores, batidor de leche
Home > Kitchen > Small Appliances > Kettles: hervidor, hervidor de agua, pava eléctrica, tetera eléctrica, hervidores, pava, calentador de agua eléctrico cocina, hervidor eléctrico, pava silbadora
Home > Kitchen > Small Appliances > Toasters: tostador, tostadora, tostador de pan, tostadora de pan, tostadora 2 ranuras, tostadoras
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: gofrera, sandwichera, crepera eléctrica, máquina de gofres, máquina donuts, grill panini, gofreras, sandwicheras, waflera, tostador sandwich, crepera
Home > Kitchen > Small Appliances > Blenders: batidora, batidora de vaso, batidora de mano, licuadora, minipimer, batidoras, batidora americana, licuadora de vaso, licuadoras, batidora de brazo, vaso batidor, licuadora personal
Home > Kitchen > Small Appliances > Food Processors: robot de cocina, procesador de alimentos, picadora, picadora eléctrica, procesadores, picadoras, robots de cocina, multiprocesador, picador eléctrico
Home > Kitchen > Small Appliances > Mixers: amasadora, batidora amasadora, batidora de varillas, batidora de repostería, amasadoras, batidora planetaria, batidora de pie, robot amasador, batidoras amasadoras
Home > Kitchen > Small Appliances > Juicers: exprimidor, exprimidor eléctrico, extractor de zumo, licuadora de zumo, extractor de jugos, exprimidores, extractor, extractores de jugos, exprimidor naranjas, jugueras
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: freidora de aire, freidora sin aceite, freidora, freidoras, freidora aire, freidora de aire sin aceite, cestillo freidora
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: olla programable, olla eléctrica, olla de cocción lenta, arrocera, vaporera eléctrica, multicooker, ollas programables, olla arrocera, arroceras, cocedora de arroz, vaporera electrica, olla express eléctrica, olla multifunción, crock-pot
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: raclette, plancha eléctrica, parrilla eléctrica, grill eléctrico, plancha de asar, planchas de asar, parrilla, grill, plancha de cocina
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: microondas, horno de sobremesa, mini horno, horno tostador, microondas con grill, microondas sin grill, horno microondas, mini hornos, horno eléctrico, hornito
Home > Kitchen > Small Appliances > Bread Makers: panificadora, máquina de pan
Home > Kitchen > Small Appliances > Ice Cream Makers: heladera, máquina de helados, máquina de hielo, fabricador de hielo, heladeras, máquina helados, fabricadora de hielo, granizadora, raspadora de hielo
Home > Kitchen > Small Appliances > Food Slicers And Grinders: cortafiambres, picadora de carne, máquina de pasta, rebanadora, molino de cereales, molino de carne, molino eléctrico, cortafiambres eléctrico, máquina para pasta, molinillo eléctrico especias
Home > Kitchen > Small Appliances > Vacuum Sealers: envasadora al vacío, selladora al vacío, bolsas de vacío, rollos envasar, envasadora vacío, máquina de vacío, empacadora al vacío, bolsas envasar al vacío, selladora de bolsas
Home > Kitchen > Small Appliances > Soda Makers: máquina de soda, gasificador de agua, sifón de cocina, cilindro de gas, carbonatador, máquina agua con gas, carbonatadora, cilindro co2, cargas sifón, gasificadora
Home > Large Appliances: gran electrodoméstico, electrodoméstico, encastrable
Home > Large Appliances > Refrigerators And Freezers: frigorífico, nevera, frigorífico combi, frigorífico americano, congelador, arcón congelador, vinoteca, refrigerador, frigoríficos, neveras, refrigeradores, heladera, heladeras freezer, heladera no frost, congeladores, no frost, frigobar, combi no frost, dos puertas refrigerador
Home > Large Appliances > Dishwashers: lavavajillas, lavavajillas integrable, lavaplatos, lavavajillas 60 cm, lavavajillas 45 cm, servicios lavavajillas, cubiertos lavavajillas, lavaplatos eléctrico
Home > Large Appliances > Washing Machines: lavadora, lavadora secadora, lavasecadora, lavadora carga superior, lavadoras, lavadora carga frontal, lavarropas, lavarropas automático, lavadora 8 kg, lavadora automática
Home > Large Appliances > Tumble Dryers: secadora, secadora bomba de calor, secadora de ropa, secadoras, secadora condensación, secadora de gas, secadora evacuación
Home > Large Appliances > Ovens And Cookers: horno, horno encastrable, cocina de gas, horno de vapor, horno pirolítico, cocina vitrocerámica, hornos, horno multifunción, cocina a gas, estufa de gas, estufas 6 quemadores, estufa quemadores, horno pirólisis, cocinas
Home > Large Appliances > Cooktops: placa de inducción, placa vitrocerámica, vitrocerámica, placa de gas, encimera de gas, hornillo eléctrico, placas de inducción, placa inducción zonas, vitrocerámicas, cocina de inducción, parrilla de inducción, estufa de inducción, placa eléctrica, anafe
Home > Large Appliances > Range Hoods: campana extractora, campana de cocina, campana decorativa, extractor de cocina, campanas, campana extraíble, campana telescópica, grupo filtrante, extractor de humos, filtro campana
Home > Furniture: mueble, mobiliario, pata de mueble, biombo, tirador
Home > Furniture > Chairs: silla, asiento, silla plegable, mecedora, banco, sillas, funda silla, bancos, reposeras
Home > Furniture > Chairs > Dining Chairs: silla de comedor, silla de cocina, silla nórdica, silla tapizada, sillas de comedor, sillas cocina, sillas nórdicas, pack sillas
Home > Furniture > Chairs > Office Chairs: silla de oficina, silla de escritorio, silla gaming, silla ergonómica, silla giratoria, sillas de oficina, sillas gaming, silla gamer, silla ordenador, silla secretarial, sillón ejecutivo
Home > Furniture > Chairs > Armchairs: sillón, butaca, sillón relax, orejero, sillón reclinable, puf pera, silla colgante, sillón masaje, sillones, sillón orejero, butacas, puff pera, sillón levantapersonas, sillón tapizado, reposet, puff, poltrona, sillón individual
Home > Furniture > Chairs > Stools And Ottomans: taburete, taburete alto, taburete de bar, puf, reposapiés, escabel, banqueta, puf baúl, taburetes, taburetes altos, banco alto, puffs, banquillo, periqueras, periquera, bancos para cocina, pie de cama banqueta
Home > Furniture > Tables: mesa, mesa plegable, consola, mesa alta, isla de cocina, mesa auxiliar cocina, mesas, recibidor consola, patas mesa
Home > Furniture > Tables > Dining Tables: mesa de comedor, mesa extensible, mesa de cocina, conjunto comedor, mesas de comedor, comedor 4 sillas, comedor 6 sillas, juego de comedor, mesa extensible comedor, antecomedor
Home > Furniture > Tables > Coffee And Side Tables: mesa de centro, mesa auxiliar, mesita auxiliar, mesa nido, camarera, mesas de centro, mesas auxiliares, mesa centro elevable, mesa ratona, carrito cocina, carrito auxiliar, carro camarera
Home > Furniture > Tables > Desks: escritorio, mesa de escritorio, mesa de ordenador, escritorio elevable, mesa gaming, mesa de estudio, escritorios, escritorio gamer, escritorio regulable, escritorio esquinero, escritorio plegable, mesa portátil cama, mesas escritorio
Home > Furniture > Sofas: sofá, sofá cama, sofá rinconera, chaise longue, sofá 3 plazas, funda de sofá, futón, tresillo, sofás, sofá 2 plazas, sofá esquinero, sofá chaise longue, funda sofá, sillón cama, sala esquinera
Home > Furniture > Shelves: estantería, estante, librería, balda, estante de pared, estantería metálica, estantería escalera, estanterías, estantes, baldas, repisa, repisas, repisa flotante, librero, biblioteca estante, estante flotante
Home > Furniture > Beds: cama, estructura de cama, litera, canapé abatible, cabecero, somier, cama nido, cama doble, cama supletoria, camas, canapé, somieres, cabeceros, base cama, base matrimonial, cabeceras, sommier
Home > Furniture > Mattresses: colchón, colchón viscoelástico, colchón de muelles, colchón de espuma, colchón látex, colchones, colchón matrimonial, colchón muelles ensacados, colchón viscoelástico 150x190, colchón individual, muelles ensacados
Home > Furniture > Wardrobes: armario, ropero, armario ropero, armario puertas correderas, perchero burro, armario tela, armarios, roperos, clóset, closet armable, placard, placares, armario 3 puertas, perchero con ruedas
Home > Furniture > Dressers And Nightstands: cómoda, mesita de noche, mesilla, tocador, cajonera dormitorio, sinfonier, cómodas, mesitas de noche, buró, burós, mesas de luz, mesa de noche, cajonera, cajoneras, tocadores, velador
Home > Furniture > Cabinets And Sideboards: aparador, vitrina, mueble TV, mueble bar, alacena, buffet, armario auxiliar, mueble de cocina, mueble salón, aparadores, muebles TV, mueble para TV, mueble televisor, vitrinas, despensero, mesa TV, rack TV, modular TV, buffet comedor, centro de entretenimiento
Home > Furniture > Hallway Furniture: zapatero, mueble zapatero, perchero, perchero de pie, perchero de pared, recibidor, paragüero, zapateros, zapatera, percheros, organizador zapatos, organizador de zapatos, recibidores, perchero pared
Home > Furniture > Bathroom Furniture: mueble de baño, mueble lavabo, armario de baño, espejo armario baño, columna de baño, botiquín armario, muebles de baño, mueble bajo lavabo, mueble lavabo suspendido, armario baño espejo, gabinete baño
Home > Furniture > Filing Cabinets: archivador oficina, cajonera de oficina, buc, armario de oficina, taquilla, armario archivador, cajoneras oficina, archivero, archiveros, archivador metálico, lockers, taquillas
Home > Furniture > Kids Furniture: mueble infantil, silla infantil, mesa infantil, cama infantil, baúl juguetes, torre de aprendizaje, cama casita, muebles infantiles, cama montessori, escritorio infantil, estantería infantil, silla niños, mesa y silla infantil
Home > Bedding: ropa de cama, colcha, cubrecama, edredón nórdico
Home > Bedding > Pillows: almohada, almohada viscoelástica, almohada cervical, almohada embarazo, almohadas, almohada 70 cm, almohada fibra, pack almohadas
Home > Bedding > Duvets: edredón, nórdico, relleno nórdico, edredón de plumas, manta pesada, edredones, rellenos nórdicos, nórdico fibra, nórdico plumón, nórdico cama 150
Home > Bedding > Bed Linen Sets: funda nórdica, juego de funda nórdica, funda de almohada, ropa de cama juego, juego de cama, fundas nórdicas, juegos de cama, fundas de almohada, funda nordica cama, juego nórdico, cubrecama edredón set, juego de sábanas y funda
Home > Bedding > Bed Sheets: sábana, sábana bajera, bajera ajustable, juego de sábanas, sábana encimera, sábanas, sábana matrimonial, sábanas bajeras, juego sábanas, juego de sábanas cama, sábanas coralina, bajera
Home > Bedding > Blankets And Throws: manta, manta de sofá, manta polar, plaid, manta de lana, foulard sofá, mantas, cobija, cobijas, frazada, frazadas, cobertor, cobertores, manta sherpa, manta sofá, manta con mangas, plaid sofá, colcha sofá
Home > Bedding > Mattress Toppers And Protectors: topper, sobrecolchón, protector de colchón, cubrecolchón, funda de colchón, protector almohada, protectores de colchón, toppers, funda colchón impermeable, cubrecolchón impermeable, protector cama
Home > Bath: baño, cuarto de baño, textil baño
Home > Bath > Towels: toalla, toalla de baño, toalla de mano, toalla de lavabo, toalla de playa, toalla de ducha, manopla de baño, toallas, toallas de baño, toallas playa, juego de toallas, toallas de mano, toalla lavabo, pareo toalla
Home > Bath > Bath Mats: alfombra de baño, alfombrilla de baño, alfombra de ducha, alfombrilla bañera, alfombras de baño, alfombra baño antideslizante, alfombrillas de baño, alfombra diatomea, tapete de baño
Home > Bath > Shower Curtains: cortina de ducha, cortina de baño, barra cortina de ducha, cortinas de baño, cortina baño, cortina ducha antimoho, anillas cortina baño
Home > Bath > Bathroom Accessories: dosificador de jabón, dispensador de jabón, jabonera, portacepillos, toallero, portarrollos papel higiénico, estante de ducha, accesorios de baño, toalleros, portarrollo, portarrollos, dispensadores jabón, estanterías ducha, organizador ducha, set de baño, barra de apoyo, taburete de ducha, esquinero ducha, jaboneras
Home > Bath > Toilet Seats And Brushes: tapa de WC, tapa de inodoro, asiento de inodoro, escobilla de baño, escobillero, escobilla WC, desatascador, asientos inodoro, tapa wc universal, escobilla baño silicona, escobillas, elevador wc, cepillo para baño, cepillo para inodoro, asiento para baño
Home > Bath > Bathroom Scales: báscula de baño, báscula inteligente, báscula digital baño, pesa personas, básculas, báscula de peso, báscula grasa corporal, báscula corporal, balanza digital personal, peso corporal
Home > Lighting: iluminación, lámpara, luz, pantalla de lámpara, luz nocturna
Home > Lighting > Ceiling And Wall Lights: lámpara de techo, plafón, lámpara colgante, araña, aplique, aplique de pared, foco empotrable, downlight, panel LED, lámparas de techo, plafones, downlights, lámparas colgantes, apliques, plafón LED, focos empotrables, candil, candiles, lámparas techo, regleta LED
Home > Lighting > Floor Lamps: lámpara de pie, lámpara de suelo, lámpara trípode, lámpara de arco, lámparas de pie, lámpara pie salón, lámpara de piso, lámparas de piso
Home > Lighting > Table Lamps: lámpara de mesa, lámpara de escritorio, flexo, lámpara de noche, lámpara de lectura, lámpara de sal, lámpara pinza, lámparas de mesa, lámparas de escritorio, lámpara recargable mesa, lámpara buró, lámpara mesita, flexos, lámpara lectura
Home > Lighting > Light Bulbs: bombilla, bombilla LED, bombilla halógena, bombilla inteligente, tubo LED, tubo fluorescente, bombillas, bombillas LED, foco LED, focos LED, focos ahorradores, foco, dicroica, ampolleta, lámpara LED E27, casquillo E27, bombilla E14, rosca E27
Home > Lighting > LED Strips And String Lights: tira LED, guirnalda de luces, luces de hadas, cortina de luces, guirnalda LED, letrero neón, tiras LED, guirnaldas luces, luces LED tira, guirnalda luces LED, luces navidad LED, serie luces, series navideñas
Home > Decor: decoración, objeto decorativo, adorno hogar
Home > Decor > Vases: jarrón, florero, jarrón de cristal, jarrón de cerámica, jarrones, floreros, jarrón decorativo, violetero
Home > Decor > Candles: vela, vela perfumada, vela aromática, velita, vela LED, vela de soja, velón, velas, velas aromáticas, velas perfumadas, velas LED, veladora, veladoras, velas cumpleaños, velas de té
Home > Decor > Candle Holders: portavelas, candelabro, farol, candelero, palmatoria, portavelas cristal, candelabros, candeleros, farolillos vela, faroles, porta velas
Home > Decor > Home Fragrance: ambientador, mikado, difusor de aromas, incienso, quemador de esencias, varillas aromáticas, humidificador aromas, difusores, ambientadores, difusor varillas, inciensos, sahumerio, sahumerios, palo santo, humidificador difusor, recambio ambientador, aromatizantes
Home > Decor > Picture Frames: marco de fotos, portafotos, marco, álbum de fotos, portarretratos, marcos de fotos, marcos, portarretrato, multimarco, álbumes de fotos, marco digital
Home > Decor > Wall Art: cuadro, lienzo, póster, lámina decorativa, decoración de pared, macramé, tapiz, placa decorativa, cuadros, lienzos, cuadros decorativos, láminas, láminas decorativas, cuadro decorativo salón, lienzo 3 piezas, placas metálicas, pósters
Home > Decor > Mirrors: espejo, espejo de pared, espejo de cuerpo entero, espejo de baño, espejo de aumento, espejo LED, espejos, espejo redondo, espejo pared redondo, espejo luz LED, espejo maquillaje, espejos decorativos
Home > Decor > Clocks: reloj de pared, despertador, reloj de mesa, reloj digital mesa, reloj cuco, relojes de pared, despertadores, reloj despertador, reloj pared silencioso, reloj pared
Home > Decor > Rugs: alfombra, felpudo, alfombra de pasillo, alfombra vinílica, moqueta, alfombra salón, alfombras, felpudos, alfombra pelo largo, alfombra lavable, alfombra juvenil, tapetes decorativos, tapete sala, alfombra pelo corto, alfombra vinílica cocina
Home > Decor > Curtains: cortina, visillo, cortina opaca, barra de cortina, riel cortina, cortinas, cortinas opacas, cortinas salón, cortinas blackout, visillos, barra cortinas, cortina ollaos, ollaos, cortineros, cortinero, cortinas dormitorio
Home > Decor > Blinds: estor, persiana, estor enrollable, persiana veneciana, estor opaco, mosquitera, vinilo ventana, estores, persianas, estores enrollables, estor noche y día, persianas enrollables, persianas blackout, estor sin taladrar, persianas PVC
Home > Decor > Cushions: cojín, funda de cojín, cojín decorativo, cojín de silla, cojín de suelo, cojines, fundas de cojín, fundas cojines, cojines decorativos, relleno cojín, funda cojín 45x45, cojines sofá, cojines silla
Home > Decor > Artificial Plants And Flowers: planta artificial, flor artificial, flores secas, flores preservadas, rosa eterna, corona flores, plantas artificiales, flores artificiales, flor preservada, pampa, hojas artificiales, árbol artificial, pampas, plantas falsas
Home > Decor > Figurines And Ornaments: figura decorativa, estatua, escultura, bola de nieve, hucha, atrapasueños, móvil de viento, caja de música, figuras decorativas, estatuas, esculturas, huchas, alcancía, alcancías, adornos, sujetalibros, figura buda, reloj de arena, figuras resina, bolas de nieve
Home > Decor > Wallpaper And Wall Stickers: papel pintado, vinilo decorativo, vinilo de pared, fotomural, papel adhesivo, pegatina de pared, lámina adhesiva, vinilos decorativos, vinilos, pegatinas pared, papel tapiz, tapiz pared, vinilos infantiles, papel pintado autoadhesivo, calcomanías pared
Home > Decor > Seasonal Decoration: decoración de temporada, decoración festiva, decoración otoño
Home > Decor > Seasonal Decoration > Christmas Decorations: adorno navideño, árbol de Navidad, bola de Navidad, belén, figura belén, espumillón, guirnalda navideña, calcetín navideño, corona de Navidad, árboles de Navidad, bolas de Navidad, adornos de Navidad, adornos navideños, pesebre, nacimiento, esferas navideñas, esferas, pino navideño, pino de navidad, arbolito, corona navideña, decoración navideña, figuras belén, series de luces navidad
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: decoración Halloween, calabaza Halloween, esqueleto, telaraña, decoración de Pascua, huevos de Pascua decorativos, decoraciones Halloween, telarañas, telaraña decorativa, esqueletos, calabazas Halloween, huevos Pascua, decoración día de muertos, papel picado, calaveras
Home > Decor > Seasonal Decoration > Party Decorations: globo, globo de helio, guirnalda cumpleaños, confeti, banderines, decoración fiesta, piñata, farolillo, serpentina, globos, globos metalizados, globos números, globos cumpleaños, globos de helio, guirnaldas, arco globos, decoración cumpleaños, arreglo globos, banderín
Home > Storage And Organization: almacenaje, organización, organizador hogar
Home > Storage And Organization > Storage Boxes And Baskets: caja de almacenaje, cesta, caja organizadora, baúl, cesto de mimbre, caja bajo cama, caja de mudanza, caja plegable, cajas de almacenaje, cestas, cestas mimbre, cajas organizadoras, cajas plástico, caja plástico con tapa, canastas, canasta, cestos, caja ordenación, baúles, cajas mudanza
Home > Storage And Organization > Hangers And Hooks: percha, gancho, colgador, gancho adhesivo, cuelgallaves, percha de pantalón, colgador puerta, perchas, perchas terciopelo, ganchos adhesivos, ganchos, perchas madera, perchas antideslizantes, ganchos para ropa, colgadores, ganchos de ropa
Home > Storage And Organization > Closet And Drawer Organizers: organizador de cajones, cubertero, joyero, bolsas de vacío ropa, funda para ropa, organizador de maquillaje, caja de zapatos, separador de cajón, bolsas vacío ropa, organizadores cajones, cuberteros, joyeros, cajas zapatos, fundas ropa, separadores cajón, organizadores ropa, alhajero, alhajeros, zapatera colgante, organizador maquillaje
Home > Storage And Organization > Trash Cans: cubo de basura, papelera, cubo de pedal, cubo de reciclaje, basurero, cubos de basura, papeleras, basureros, bote de basura, botes de basura, cubo reciclaje, tacho de basura, zafacón, cubos reciclaje, papelera baño
Home > Floor Care: cuidado de suelos, aspiración, limpiacristales eléctrico, enceradora
Home > Floor Care > Vacuum Cleaners: aspiradora, aspirador, aspirador trineo, aspirador sin bolsa, aspirador ceniza, aspirador sólidos y líquidos, aspiradoras, aspirador con bolsa, aspiradora con bolsa, aspiradora sin bolsa, aspiradora trineo
Home > Floor Care > Cordless And Handheld Vacuums: aspirador escoba, aspiradora sin cable, aspirador de mano, aspiradora vertical, aspirador coche, aspiradora inalámbrica, aspiradora escoba, aspirador sin cable, aspiradora portátil, aspiradora de mano, escoba eléctrica, aspiradoras verticales
Home > Floor Care > Robot Vacuums: robot aspirador, robot aspiradora, robot friegasuelos, robot limpiacristales, robots aspiradores, robot aspirador y fregasuelos, aspiradora robot, aspiradora robótica
Home > Floor Care > Steam And Carpet Cleaners: limpiadora a vapor, mopa de vapor, vaporeta, limpiador de tapicerías, fregona eléctrica, aspirador friegasuelos, limpiador de alfombras, vaporetas, limpiadora vapor, mopas vapor, limpiatapicerías, lavadora de tapicerías, lavatapicerías, limpiador de alfombras y tapicerías, fregona vapor, aspiradora lavadora
Home > Floor Care > Vacuum Bags And Accessories: bolsa de aspiradora, filtro de aspiradora, cepillo aspirador, tubo aspirador, recambio robot aspirador, bolsas aspiradora, bolsas aspirador, filtros aspirador, filtro hepa aspirador, cepillos laterales, mopas robot, recambios aspirador, accesorios aspirador robot, filtro para aspiradora
Home > Garment Care: cuidado de la ropa, pinza de ropa, bolsa de lavado, cuidado textil
Home > Garment Care > Irons: plancha de vapor, plancha ropa, centro de planchado, plancha de viaje, plancha, planchas de vapor, centro planchado, planchas ropa, plancha a vapor, plancha seca, centros de planchado
Home > Garment Care > Garment Steamers: plancha vertical, vaporizador de ropa, vaporizador de prendas, cepillo de vapor, planchas verticales, vaporizador ropa, vaporera de ropa, vaporizador de ropa portátil, vapor vertical ropa
Home > Garment Care > Ironing Boards: tabla de planchar, funda tabla de planchar, mesa de planchar, centro de plancha tabla, tablas de planchar, funda tabla planchar, mesa planchar, burro de planchar, mesa para planchar
Home > Garment Care > Drying Racks And Clothes Lines: tendedero, tendal, cuerda de tender, tendedero plegable, tendedero eléctrico, tendederos, tendedero vertical, tendedero pared, tendedero techo, tender ropa, pinzas ropa, tendedero alas, tendal ropa, tender
Home > Garment Care > Laundry Baskets: cesto de la ropa, cesto de ropa sucia, cesta de colada, pongotodo, bolsa de lavandería, cestos ropa sucia, cestos de ropa, cesto ropa, cestas ropa, cesto colada, canasto de ropa, cesto para ropa, cesto bambú ropa, pongotodos
Home > Garment Care > Lint Removers And Fabric Shavers: quitapelusas, quita bolas, rodillo quitapelusas, cepillo de ropa, rodillo adhesivo, quitapelusas eléctrico, rodillos quitapelusas, quita pelusas, removedor de pelusas, quitamotas, rasuradora de pelusa, quitapelos
Home > Heating And Cooling: climatización, calefacción, tratamiento de aire, termostato
Home > Heating And Cooling > Heaters: calefactor, radiador, estufa, calefactor cerámico, emisor térmico, convector, radiador de aceite, estufa de gas, radiador toallero, brasero, calefactores, radiadores, estufas, radiador aceite, emisores térmicos, calefactor baño, calentón, calefactor eléctrico, calefactor ventilador, estufa halógena, estufa de butano, estufa cuarzo, calentador ambiente, caloventor, caloventores, panel radiante, convectores
Home > Heating And Cooling > Fireplaces And Stoves: chimenea eléctrica, chimenea de bioetanol, estufa de leña, estufa de pellets, bioetanol, salvachispas, leñero, chimeneas, estufas de leña, estufas pellets, insertable, juego de chimenea, cesto leña, leñera, atizador, chimenea decorativa, salamandra
Home > Heating And Cooling > Fans: ventilador, ventilador de torre, ventilador de pie, ventilador de techo, ventilador de mesa, abanico eléctrico, ventiladores, ventilador techo, ventilador pedestal, ventiladores de techo, ventilador sobremesa, ventilador de pared, turboventilador, ventilador portátil, extractor baño, ventilador con luz
Home > Heating And Cooling > Air Conditioners: aire acondicionado, aire acondicionado portátil, split, climatizador evaporativo, enfriador de aire, aires acondicionados, aire acondicionado split, minisplit, mini split, frigorías, climatizadores, enfriador evaporativo, aire acondicionado inverter, cooler de aire, split inverter, aire portátil
Home > Heating And Cooling > Air Purifiers: purificador de aire, filtro purificador de aire, ionizador, medidor CO2, generador de ozono, purificadores, purificadores de aire, filtro hepa purificador, ozonizador, purificador hepa
Home > Heating And Cooling > Humidifiers And Dehumidifiers: humidificador, deshumidificador, absorbehumedad, antihumedad, higrómetro, recambio antihumedad, humidificadores, deshumidificadores, deshumidificador eléctrico, humidificador bebé, bolsa antihumedad, higrómetros, humificador, humificador ultrasónico, vaporizador humidificador
Home > Heating And Cooling > Electric Blankets And Heat Pads: manta eléctrica, almohadilla eléctrica, bolsa de agua caliente, calientapiés, calientacamas, calientamanos, saco térmico semillas, mantas eléctricas, almohadilla térmica, almohadillas eléctricas, almohadillas térmicas, bolsa agua caliente, cobija eléctrica, cojín eléctrico, cojín térmico, saco térmico, cojín lumbar eléctrico, compresa caliente eléctrica
Garden: jardín, jardinería, exterior, terraza
Garden > Plants: planta, planta natural, planta en maceta, plantas, planta viva
Garden > Plants > Houseplants: planta de interior, orquídea, monstera, ficus, sansevieria, espatifilo, poto, helecho, kentia, plantas de interior, orquídeas, phalaenopsis, potos, calathea, yuca planta, palmera interior, cuna de moisés, teléfono planta, lengua de suegra
Garden > Plants > Cacti And Succulents: cactus, suculenta, crasa, siempreviva, planta crasa, cactus variados, suculentas, echeveria, plantas crasas, agave planta, sábila planta
Garden > Plants > Bonsai: bonsái, árbol bonsái, kit bonsái, bonsáis, olmo chino, ficus ginseng
Garden > Plants > Garden Flowers: planta vivaz, geranio, petunia, hortensia, begonia, pensamiento, crisantemo, planta de lavanda, hortensias, geranios, lavanda planta, peonía, ciclamen, agapanto, salvia planta, buganvilla, jazmín planta
Garden > Plants > Trees And Shrubs: árbol, arbusto, árbol frutal, seto, rosal, manzano, olivo, limonero, magnolio, boj, tuya, arce japonés, trepadora, árboles, frutal, frutales, rosales, ciprés, photinia, higuera, buganvilla, glicinia, adelfa, palmera, frambueso, árbol en maceta, arbustos
Garden > Plants > Herb And Vegetable Plants: planta aromática, planta de tomate, planta de fresa, plantel, albahaca en maceta, patata de siembra, planteles, plantas aromáticas, romero planta, plantas de tomate, plantones
Garden > Plants > Flower Bulbs: bulbo, bulbos de tulipán, narciso, jacinto, azafrán, gladiolo, amarilis, bulbos, bulbos tulipanes, bulbos narcisos, dalias bulbos, gladiolos, lirios bulbo
Garden > Plants > Cut Flowers: ramo de flores, flor cortada, ramo de rosas, flores frescas, ramos de flores, rosas rojas, ramo flores frescas, flores a domicilio, arreglo floral
Garden > Seeds: semilla, semillas de siembra, semillas, semillas ecológicas
Garden > Seeds > Vegetable And Herb Seeds: semillas de hortalizas, semillas de tomate, semillas de pimiento, semillas de lechuga, semillas de zanahoria, semillas aromáticas, semillas de albahaca, semillas de perejil, semillas de cilantro, semillas de calabacín, semillas huerto, semillas de rábano, semillas de pepino, semillas de chile, semillas de cebolla, semillas de espinaca, semillas hortícolas
Garden > Seeds > Flower Seeds: semillas de flores, flores silvestres, capuchina, semillas de girasol siembra, semillas flores silvestres, semillas de lavanda, semillas amapola, zinnia semillas
Garden > Seeds > Grass Seeds: semillas de césped, césped semilla, ray grass, resiembra, césped semillas, semilla césped, césped rústico, grama semilla, microtrébol
Garden > Soil And Fertilizer: tierra, enmienda, cal agrícola, sustrato y abono
Garden > Soil And Fertilizer > Potting Soil And Compost: sustrato, sustrato universal, tierra para macetas, turba, fibra de coco, perlita, vermiculita, mantillo, humus de lombriz, sustratos, tierra vegetal, tierra negra, sustrato cactus, tierra abonada, sustrato orquídeas, fibra coco
Garden > Soil And Fertilizer > Fertilizers: abono, fertilizante, abono líquido, fertilizante césped, estiércol, abono orquídeas, humus líquido, fertilizantes, abonos, abono universal, abono granulado, guano, abono cítricos, abono rosales, sulfato de hierro, quelato hierro, triple 15, enraizante
Garden > Soil And Fertilizer > Mulch And Decorative Stones: corteza de pino, acolchado, grava decorativa, cantos rodados, arcilla expandida, áridos, piedras decorativas, gravas, corteza pino, arlita, piedra volcánica, mármol triturado
Garden > Soil And Fertilizer > Composters: compostador, compostera, vermicompostador, bokashi, acelerador de compost, composteras, composteros, vermicompostera
Garden > Pots: maceta, tiesto, plato maceta, macetero, cubremacetas, soporte macetas, estante plantas, portamacetas, carrito maceta, macetas, tiestos, portamaceta
Garden > Pots > Plant Pots: maceta, tiesto, maceta autorriego, cubremaceta, maceta cerámica, cesta colgante, maceta colgante, colgador de macetas, macramé planta, macetas colgantes, macetas autorriego, maceta de barro, macetas barro, macetas cerámica, maceta terracota, macetas decorativas, maceta plástico
Garden > Pots > Planters And Raised Beds: jardinera, huerto urbano, mesa de cultivo, bancal elevado, balconera, jardín vertical, jardineras, mesas de cultivo, huertos urbanos, bancales, jardinera balcón, macetohuerto
Garden > Pots > Seed Trays And Propagators: semillero, bandeja de siembra, propagador, mini invernadero, pastillas de turba, etiquetas plantas, semilleros, bandejas semillero, pastillas jiffy, propagadores, lámpara de cultivo, armario de cultivo
Garden > Watering: riego, irrigación
Garden > Watering > Garden Hoses And Fittings: manguera, manguera de jardín, carro portamanguera, enrollador manguera, manguera extensible, pistola de riego, conector manguera, adaptador grifo, lanza riego, racor, boquilla manguera, mangueras, pistolas de riego, pistola riego, mangueras extensibles, enrollador, conector rápido manguera, carrete manguera
Garden > Watering > Sprinklers And Irrigation: aspersor, riego por goteo, programador de riego, difusor, gotero, electroválvula riego, aspersores, goteros, kit riego goteo, programadores de riego, programador riego, riego automático, electroválvula, difusores riego
Garden > Watering > Watering Cans And Sprayers: regadera, regadera interior, pulverizador plantas, pulverizador, pulverizador de mochila, fumigadora, sulfatadora, regaderas, pulverizadores, mochila sulfatar, sulfatadoras, fumigadoras, aspersora mochila
Garden > Watering > Rain Barrels And Water Pumps: depósito agua lluvia, bomba de agua, bomba sumergible, grupo de presión, bomba achique, bombas de agua, bombas sumergibles, electrobomba, bomba presión, bomba periférica, hidroneumático, tinaco, bomba pozo, motobomba, bomba aguas sucias
Garden > Garden Tools: herramienta de jardín, herramienta jardinería, mango herramienta, herramientas de jardín, herramientas jardinería, herramientas de jardinería
Garden > Garden Tools > Spades Rakes And Trowels: pala, laya, horca, pala de nieve, bieldo, palita, trasplantador, plantador de bulbos, paleta jardín, reclinatorio jardín, rastrillo, azada, escoba de jardín, cultivador, azadilla, escardillo, arrancahierbas, rastrillos, azadas, azadón, palines, cultivadores, escarda, pala punta, zapapico, pala nieve
Garden > Garden Tools > Pruners And Shears: tijera de podar, podadora, cortasetos manual, sierra de podar, tijera poda, cortarramas, tijera césped, tijeras de podar, tijeras poda, podaderas, tijeras cortasetos, tijera poda eléctrica, serruchos poda, tijera de dos manos, cizalla jardín
Garden > Garden Tools > Wheelbarrows And Garden Carts: carretilla, carro de jardín, saco de jardín, bolsa residuos jardín, carretillas, carretilla de mano, carretilla obra, carretilla rueda, bolsas jardín, carrito jardín, capazo, capazos
Garden > Garden Tools > Gardening Gloves: guantes de jardín, guantes jardinería, guantes de poda, guantes jardín, guante jardinería, guantes antiespinas
Garden > Garden Tools > Garden Twine And Plant Supports: tutor, celosía, caña de bambú, espaldera, cuerda jardín, malla entutorar, tutores, cañas de bambú, celosías, enrejado, tutor musgo, malla entutorado, arco jardín, rafia
Garden > Garden Power Tools: maquinaria de jardín, herramienta jardín a batería, motor 2 tiempos, aceite 2 tiempos
Garden > Garden Power Tools > Lawn Mowers: cortacésped, cortacésped eléctrico, tractor cortacésped, cortadora de césped, podadora de pasto, cortacéspedes, segadora, cortacésped manual, cortacésped a batería, podadora pasto, máquina cortar césped, tractor jardín
Garden > Garden Power Tools > Robotic Lawn Mowers: robot cortacésped, cortacésped robot, cable perimetral, robots cortacésped, robot corta césped
Garden > Garden Power Tools > Grass And Hedge Trimmers: cortasetos, desbrozadora, cortabordes, hilo desbrozadora, cortasetos batería, bordeadora, cortasetos eléctrico, desbrozadoras, desbrozadora gasolina, cortabordes batería, desmalezadora, bordeadoras, hilo nylon desbrozadora, orilladora, motoguadaña, guadaña
Garden > Garden Power Tools > Chainsaws: motosierra, electrosierra, cadena motosierra, podadora de altura, aceite cadena, espada motosierra, motosierras, motosierra gasolina, cadenas motosierra, mini motosierra, podadora altura, sierra de cadena, motosierra eléctrica
Garden > Garden Power Tools > Leaf Blowers: soplador, soplador de hojas, aspirador de hojas, quitanieves, sopladores, soplador aspirador triturador, sopladora, sopladoras, soplador batería
Garden > Garden Power Tools > Pressure Washers: hidrolimpiadora, limpiadora alta presión, lavadora a presión, limpiador de terrazas, hidrolimpiadoras, hidrolavadora, hidrolavadoras, lavadora alta presión, limpiadora de alta presión, lavadoras presión, pistola presión hidrolimpiadora
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: biotrituradora, motoazada, escarificador, trituradora de ramas, aireador césped, cortadora de leña, ahoyadora, trituradoras ramas, biotrituradoras, escarificadores, motoazadas, motocultor, astilladora, astilladoras, rajadora leña, ahoyadoras, esparcidor abono, rodillo césped
Garden > Garden Furniture: muebles de jardín, muebles de exterior, muebles de terraza
Garden > Garden Furniture > Garden Chairs And Benches: silla de jardín, banco de jardín, silla exterior, balancín jardín, sillón de exterior, sillas de jardín, sillas plegables jardín, bancos de jardín, sillas terraza, sillón jardín, balancines, silla resina, columpio jardín
Garden > Garden Furniture > Garden Tables And Furniture Sets: conjunto de jardín, sofá exterior, conjunto ratán, conjunto terraza, set balcón, mesa de jardín, mesa de exterior, mesa de terraza, mesa de pícnic, conjuntos de jardín, conjunto ratán terraza, mesas de jardín, sofás jardín, set muebles jardín, juego de jardín, mesa plegable jardín, mesas terraza, sala exterior, comedor exterior
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: tumbona, hamaca de playa, silla colgante, cama balinesa, sillón relax jardín, tumbonas, sillas colgantes, sillón colgante, tumbonas jardín, hamacas jardín, huevo colgante, camastro, camastros, reposera
Garden > Garden Furniture > Garden Cushions And Furniture Covers: cojín exterior, cojín tumbona, funda muebles jardín, arcón exterior, cojín palet, cojines exterior, fundas muebles jardín, cojines palets, fundas impermeables jardín, arcones, baúl exterior, arcón jardín, funda mesa jardín, colchoneta tumbona, cojines jardín
Garden > Garden Shade And Fencing: sombra, protección solar jardín, malla de sombreo
Garden > Garden Shade And Fencing > Parasols And Awnings: sombrilla, parasol, base sombrilla, sombrilla de playa, funda parasol, toldo, vela de sombra, toldo lateral, toldo articulado, sombrillas, parasoles, toldos, velas de sombra, sombrilla excéntrica, parasol excéntrico, bases parasol, toldo vela, malla sombra
Garden > Garden Shade And Fencing > Gazebos And Pergolas: cenador, pérgola, carpa, carpa plegable, gazebo, cenadores, carpas, pérgolas, carpas plegables, pabellón jardín, carpa 3x3, gazebos, pergola aluminio
Garden > Garden Shade And Fencing > Fences And Privacy Screens: valla, cañizo, malla ocultación, brezo, seto artificial, bordura jardín, verja, mimbre, vallas, cercas, cañizos, ocultación jardín, mallas ocultación, celosía valla, valla jardín, setos artificiales, malla metálica, malla galvanizada, bordillo jardín, valla madera, cerca eléctrica, tela ocultación
Garden > Grills And Outdoor Cooking: barbacoa, parrilla, cocina exterior
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: barbacoa de gas, barbacoa de carbón, barbacoa eléctrica, plancha de gas, ahumador, kamado, parrilla, horno de pizza, horno de leña, piedra pizza, pala pizza, barbacoas, asador, asadores, barbacoas gas, parrillas, hornos de pizza, ahumadores, asador de gas, asador de carbón, plancha gas exterior, barbacoa obra
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: utensilios barbacoa, pinzas barbacoa, rejilla barbacoa, cepillo barbacoa, funda barbacoa, pinchos, encendedor chimenea, accesorios barbacoa, cepillos barbacoa, fundas barbacoa, set barbacoa, chimenea encendido, guantes barbacoa, parrilla repuesto, brochetas, pinzas para asar, kit parrillero, espadas brochetas
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: carbón vegetal, briquetas, pastillas encendido, leña, astillas ahumado, pellets, carbón barbacoa, carbón de encina, carbón vegetal barbacoa, encendedor barbacoa, pastillas de encendido, briquetas carbón, leña encina, pellets madera, saco pellet, briquetas coco
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: brasero, estufa de exterior, calefactor terraza, cesta de fuego, seta calefactora, braseros exterior, setas calefactoras, estufas exterior, calefactores terraza, calentador de patio, fogatero, pirámide calefactora, estufa terraza
Garden > Pools And Ponds: piscina, estanque
Garden > Pools And Ponds > Swimming Pools: piscina desmontable, piscina hinchable, piscina tubular, piscina infantil, cubierta piscina, escalera piscina, piscinas, piscinas desmontables, piscinas hinchables, alberca, albercas, alberca inflable, cobertor piscina, lona piscina, manta térmica piscina, pileta, pileta de lona, piscina bebé
Garden > Pools And Ponds > Hot Tubs: spa hinchable, jacuzzi, bañera de hidromasaje exterior, spas hinchables, bañera de hielo, sauna, filtros spa, jacuzzi exterior, jacuzzi hinchable, hidromasaje
Garden > Pools And Ponds > Pool Chemicals: cloro piscina, pastillas de cloro, reductor pH, alguicida, floculante, sal piscina, bromo, cloro en pastillas, cloro multiacción, tabletas cloro, antialgas, cloro granulado, test piscina, minorador pH, invernador, pH piscina, dosificador cloro, cloro choque, cloro alberca
Garden > Pools And Ponds > Pool Pumps And Cleaning: depuradora, bomba piscina, filtro de arena, cartucho filtro piscina, limpiafondos, robot piscina, recogehojas, skimmer, robots limpiafondos, limpiafondos manual, depuradoras, bombas piscina, filtros piscina, robot limpiafondos, clorador salino, cepillo piscina, arena filtro, bomba calor piscina, filtro cartucho, depuradora arena
Garden > Pools And Ponds > Ponds And Fountains: lona estanque, bomba estanque, fuente de jardín, filtro estanque, fuente solar, estanques, fuentes jardín, bombas estanque, fuente de agua, bomba fuente, bomba solar fuente, lámina estanque, cascada, fuente jardín
Garden > Outdoor Lighting: iluminación exterior, luz de jardín, lámpara exterior, iluminación jardín, luces jardín, luces de jardín, lámparas exterior
Garden > Outdoor Lighting > Solar Lights: luz solar, lámpara solar, farol solar, estaca solar, foco solar, luces solares, lámparas solares, focos solares, farolas solares, aplique solar, guirnalda solar, lámpara solar jardín, foco solar exterior
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: aplique exterior, foco proyector LED, baliza exterior, farol exterior, foco sensor movimiento, proyectores LED, focos LED exterior, foco LED exterior, apliques exterior, reflector LED, reflectores LED, farol pared exterior, foco proyector, balizas, luz sensor movimiento exterior, farolas
Garden > Outdoor Lighting > String Lights And Torches: guirnalda luces exterior, antorcha jardín, guirnalda bombillas, vela citronela, aceite antorcha, guirnaldas exterior, guirnalda luces exterior bombillas, antorchas, velas citronela, antorchas jardín, aceite antorchas, guirnalda verbena, serie luces exterior
Garden > Sheds And Greenhouses: construcción de jardín, caseta
Garden > Sheds And Greenhouses > Garden Sheds: caseta de jardín, cobertizo, leñero, armario exterior, caseta metálica, cubre contenedores, casetas de jardín, cobertizos, casetas metálicas, armarios exterior, caseta resina, leñeros, trastero jardín, cobertizo metálico, caseta herramientas, armario resina exterior, bodega jardín
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: invernadero, túnel de cultivo, manta térmica, malla antihierbas, velo protección plantas, malla antipájaros, invernaderos, invernadero policarbonato, mallas antihierbas, malla anti hierbas, mantas térmicas plantas, túneles cultivo, red antipájaros, geotextil, invernadero terraza, tela antihelada, malla sombreo invernadero, mallas antipájaros
Garden > Outdoor Pest And Weed Control: fitosanitario, protección plantas, control plagas jardín
Garden > Outdoor Pest And Weed Control > Weed Killers: herbicida, antimusgo, matahierbas, herbicida césped, herbicidas, herbicida total, glifosato, antimoho césped, quemador malas hierbas, herbicida sistémico, elimina malas hierbas, mata malezas, matamaleza, herbicida selectivo
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: insecticida plantas, fungicida, antipulgones, molusquicida, caldo bordelés, jabón potásico, antilimacos, aceite de neem, insecticidas, antilimacos caracoles, insecticida sistémico, aceite neem, fungicidas, anticochinilla, cochinilla, pulgón, trampas cromáticas, trampa cromática, tierra diatomeas, mosca blanca, araña roja, oídio, acaricida, procesionaria, cobre fungicida, azufre agrícola
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: ahuyentador de topos, repelente gatos jardín, pinchos antipalomas, ahuyentador de pájaros, trampa avispas, trampa topos, ahuyentadores, ahuyentador topos solar, ahuyentador gatos, antipalomas, pinchos palomas, repelente palomas, repelentes animales, trampa avispa, avispa velutina, jaula trampa, espantapájaros, repelente perros y gatos, ahuyenta topos, ahuyentador ultrasónico, trampas avispas, búho ahuyentador
Garden > Bird Feeders And Wildlife: aves silvestres, fauna jardín
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: comedero de pájaros, bebedero pájaros exterior, comedero aves silvestres, baño de pájaros, caja nido, hotel de insectos, casa para erizos, nido murciélagos, comederos de pájaros, comedero pájaros, cajas nido, casa de pájaros, casas de pájaros, hoteles de insectos, colibrí, comedero colibrí, bebedero colibrí, casita de pájaros, bañera pájaros, bebederos colibríes, nidos pájaros
Garden > Bird Feeders And Wildlife > Wild Bird Food: alimento aves silvestres, bolas de grasa, semillas pájaros silvestres, bolas de grasa para pájaros, pájaros silvestres, comida pájaros silvestres, bola grasa aves, semillas para pájaros, néctar colibrí, alpiste silvestres, gusanos harina aves, aves silvestres comida
Garden > Garden Decor: decoración de jardín, figura jardín, enanito de jardín, móvil de viento, césped artificial, veleta, pluviómetro, céspedes artificiales, césped artificial 35 mm, carillón de viento, carillones, campanas de viento, gnomo, gnomos jardín, enanos jardín, figuras jardín, molinillo de viento, molino viento, adornos jardín, pasto sintético, pasto artificial, termómetro exterior, veletas, estatuas jardín, banderín jardín
Tools: herramienta, bricolaje, ferretería, taller
Tools > Power Tools: herramienta eléctrica, herramienta inalámbrica, electroherramienta, sin batería ni cargador, herramientas eléctricas, brushless, motor sin escobillas
Tools > Power Tools > Drills And Screwdrivers: taladro, taladro percutor, atornillador, taladro atornillador, taladro inalámbrico, atornillador de impacto, taladro de columna, taladros, atornilladores, rotomartillo taladro, llave de impacto, taladradora, atornillador a batería, desarmador eléctrico
Tools > Power Tools > Rotary Hammers And Demolition Hammers: martillo perforador, martillo demoledor, martillo percutor, rotomartillo, martillos percutores, martillo rotativo, martillos demoledores, demoledor, SDS plus, SDS max, rotomartillos
Tools > Power Tools > Power Saws: sierra circular, sierra de calar, ingletadora, sierra de sable, sierra de mesa, sierra caladora, sierra de cinta, sierras circulares, sierras de calar, ingletadoras, sierras de sable, caladora, caladoras, tronzadora, cortadora azulejos, sierra ingletadora, sierra sable, cortadora de cerámica
Tools > Power Tools > Grinders And Polishers: amoladora, amoladora angular, esmeriladora, esmeril, pulidora, radial, amoladoras, radiales, miniamoladora, mini amoladora, pulidoras, amoladora recta, esmeriladoras angular, esmerilador, tronzadora disco
Tools > Power Tools > Sanders Planers And Routers: lijadora, lijadora orbital, lijadora de banda, lijadora excéntrica, cepillo eléctrico, fresadora, tupí, lijadoras, lijadora roto orbital, lijadora delta, lijadora jirafa, cepilladora, cepillos eléctricos, fresadoras, recortadora, regruesadora, rebajadora, router madera, lijadora pared
Tools > Power Tools > Multi Tools And Rotary Tools: multiherramienta, herramienta oscilante, herramienta rotativa, minitaladro, grabador, multiherramientas, herramienta multifunción, herramienta multifuncional oscilante, minitaladros, mototool
Tools > Power Tools > Heat Guns And Paint Sprayers: decapador, pistola de calor, pistola de pintar, pistola de pintura, batidora mortero, pistolas de pintura, pistolas de calor, decapadores, mezclador pintura, pistola airless, batidora de mortero, compresor de pintura
Tools > Power Tools > Nailers And Glue Guns: clavadora, grapadora eléctrica, pistola de silicona caliente, pistola de pegamento, pistola de cola, clavadoras, pistola silicona caliente, pistolas de cola, pistola cola caliente, pistola termofusible, clavadora neumática, pistola de silicón, engrapadora eléctrica
Tools > Power Tools > Air Compressors And Pneumatic Tools: compresor de aire, compresor, herramienta neumática, pistola de soplado, manguera de aire, compresores, compresor aire, compresor silencioso, herramientas neumáticas, pistola soplado, manguera aire, compresor 24L, compresor 50L, compresor sin aceite
Tools > Power Tools > Workshop Vacuums: aspirador seco y húmedo, aspirador industrial, aspirador de cenizas, aspirador taller, aspiradores secos húmedos, aspirador seco húmedo, aspiradora seco y mojado, aspiradora sólidos líquidos, aspirador polvo agua, aspirador cenizas, aspiradora industrial
Tools > Power Tools > Generators: generador, generador eléctrico, grupo electrógeno, generador inverter, generadores, generador gasolina, generador de luz, planta de luz, generador de corriente, grupos electrógenos, generador silencioso
Tools > Power Tools > Tool Batteries And Chargers: batería herramienta, batería 18V, cargador herramienta, batería taladro, baterías herramientas, batería 5Ah, pack batería y cargador, cargador batería taladro
Tools > Power Tools > Drill Bits And Screwdriver Bits: broca, broca para hormigón, broca madera, corona perforadora, puntas de atornillar, broca SDS, fresa, broca metal, brocas, juego de brocas, coronas, brocas metal, brocas hormigón, broca escalonada, fresas router, corona diamante, juego de puntas, brocas madera, puntas destornillador, cincel SDS, sierra copa
Tools > Power Tools > Saw Blades And Abrasives: hoja de sierra, lija, papel de lija, disco de corte, disco diamante, disco de lija, banda de lija, lana de acero, esponja abrasiva, hojas de sierra, discos de corte, discos de lija, lijas, disco diamantado, discos diamante, papel lija, disco laminado, disco desbaste, hojas sierra calar, grano 80, grano 120, disco sierra, disco flap, abrasivo, abrasivos, taco lija, lija de agua, disco láminas
Tools > Hand Tools: herramienta manual, juego de herramientas, kit herramientas, tornillo de banco, maletín herramientas completo, juego herramientas, kit de herramientas, set herramientas, herramientas de mano, caja herramientas completa
Tools > Hand Tools > Hammers And Mallets: martillo, mazo, maceta albañil, hacha, hachuela, palanca, pata de cabra, martillos, martillo de uña, mazas, hachas, martillo carpintero, maceta, marro, barreta, mazo de goma, hacha partir leña, martillo encofrador, cuña leña
Tools > Hand Tools > Screwdrivers: destornillador, destornillador plano, destornillador precisión, destornillador estrella, desarmador, destornilladores, juego de destornilladores, juego destornilladores, desarmadores, destornillador phillips, destornillador carraca, desatornillador, destornilladores precisión
Tools > Hand Tools > Wrenches Sockets And Hex Keys: llave inglesa, llave fija, llave allen, llave de vaso, juego de vasos, carraca, llave dinamométrica, llave combinada, llave ajustable, llave stillson, llaves fijas, llaves allen, llaves de vaso, carracas, llaves combinadas, juego de llaves, llave de carraca, llave de tubo, llave perica, autocle, juego de dados, matraca, llave stilson, llaves torx, vasos de impacto, llave grifa, llave de estrella, llave mixta, juego llaves, llave cruz, puntas de vaso, llaves vaso
Tools > Hand Tools > Pliers And Cutters: alicate, alicates, tenaza, alicate universal, pelacables, crimpadora, cortapernos, alicates de corte, remachadora, mordaza, tenazas, alicates corte, alicates universales, pelacables automático, crimpadoras, cizalla, remachadoras, pinza pelacables, alicate pelacables, tijera chapa, pico de loro, pinzas de presión, pinza de electricista, cortatubos, sacabocados, alicate pico de loro, alicate boca, pinza perra, pinzas de corte, tijeras electricista, crimpeadora
Tools > Hand Tools > Multi Tools And Pocket Knives: navaja, navaja suiza, navaja multiusos, multiherramienta de bolsillo, cuchillo plegable, navajas, navaja plegable, alicate multiusos, machete, cuchillo caza, cuchillo supervivencia, navaja albaceteña, navaja de bolsillo, multiherramienta alicates, cuchillo monte
Tools > Hand Tools > Utility Knives And Scrapers: cúter, cutter, cuchillas de cúter, rasqueta, espátula pintor, rascavidrios, cúteres, cuchillas cúter, cuchillas, espátulas pintor, rasquetas, llana, paleta albañil, cuchilla trapezoidal, exacto, navaja cutter, cúter retráctil, rascador, cuchara albañil, espátula masilla
Tools > Hand Tools > Hand Saws: sierra de mano, serrucho, sierra de arco, sierra japonesa, caja de ingletes, serruchos, serrucho costilla, serrucho de costilla, arco de sierra, segueta, sierra costilla, serrucho pladur, arco sierra metal, hoja sierra metal, serrucho japonés, marquetería sierra, arco de segueta
Tools > Hand Tools > Chisels Files And Planes: formón, lima, escofina, cepillo de carpintero, cincel, cortafrío, macho de roscar, terraja, botador, formones, juego de formones, juego limas, gubias, gubia, escofinas, machos y terrajas, machos roscar, cinceles, punzones, botadores, cepillo manual, garlopa, machuelo, tarrajas, granete
Tools > Hand Tools > Clamps And Vises: sargento, gato de apriete, tornillo de banco, mordaza banco, abrazadera carpintero, pinza de presión, sargentos, sargento apriete rápido, gatos carpintero, tornillos de banco, mordazas, prensa sargento, prensa tipo C, tornillo banco, prensa de banco, gatos apriete, pinzas presión
Tools > Hand Tools > Staple Guns And Caulking Guns: grapadora manual, grapas tapicería, pistola de silicona, pistola para cartuchos, grapadoras, grapadora tapicería, grapas 10 mm, pistolas silicona, pistola cartuchos, pistola silicona cartucho, engrapadora, pistola calafateo, pistola espuma, grapadora clavadora, engrapadora tapicero, pistola para silicona, calafateadora
Tools > Measuring Tools: herramienta de medición, instrumento de medida
Tools > Measuring Tools > Tape Measures And Rules: cinta métrica, flexómetro, metro plegable, calibre, pie de rey, escuadra, regla metálica, lápiz carpintero, micrómetro, cintas métricas, flexómetros, flexómetro 5 m, calibre digital, calibrador, pie de rey digital, escuadras, escuadra carpintero, tiralíneas, medidor de contornos, galgas, goniómetro, wincha, huincha, vernier, calibrador vernier, falsa escuadra, metro carpintero, plomada
Tools > Measuring Tools > Spirit Levels And Laser Levels: nivel de burbuja, nivel láser, medidor láser, láser de líneas cruzadas, niveles, nivel láser autonivelante, niveles láser, medidor distancia láser, nivel magnético, distanciómetro, nivel torpedo, nivel láser verde, telémetro láser, nivel láser 360
Tools > Measuring Tools > Multimeters And Detectors: multímetro, comprobador de tensión, buscapolos, detector de pared, pinza amperimétrica, cámara endoscópica, cámara térmica, polímetro, detector de metales, multímetros, multímetro digital, detectores de metales, tester, tester digital, pinzas amperimétricas, detector de cables, cámara termográfica, medidor de humedad, sonómetro, luxómetro, termómetro infrarrojo, boroscopio, osciloscopio, vatímetro, medidor consumo, anemómetro, voltímetro, detector vigas, cámara inspección
Tools > Fasteners And Hardware: fijación, tornillería, herrajes
Tools > Fasteners And Hardware > Screws Bolts And Nuts: tornillo, tirafondo, perno, tuerca, arandela, varilla roscada, tornillo madera, tornillo rosca chapa, hembrilla, cáncamo, tornillos, tuercas, arandelas, tirafondos, pernos, tornillo autorroscante, tornillos rosca chapa, varillas roscadas, tornillo hexagonal, tornillo allen, tornillos madera, tuerca mariposa, tornillos pladur, tornillo autotaladrante, pija, pijas, rondana, rondanas, cabeza avellanada, surtido tornillos, tuerca autoblocante, armella
Tools > Fasteners And Hardware > Nails And Tacks: clavo, punta acero, tachuela, remache, clavos sin cabeza, clavos, puntas, puntas de acero, tachuelas, remaches, clavo acero, clavos acero, puntas cabeza plana, remache aluminio, tachuelas tapicero, clavo para concreto, clavo concreto, remaches pop
Tools > Fasteners And Hardware > Wall Plugs And Anchors: taco, tacos de pared, taco pladur, anclaje metálico, taco químico, tacos, tacos nylon, taco nylon, taco metálico, taquetes, taquete, tacos pladur, tarugo, tarugos, tacos fischer, anclajes, anclaje químico, taco expansión, ramplug, ancla expansiva, taco de golpe
Tools > Fasteners And Hardware > Hooks And Brackets: gancho, escuadra, soporte estante, alcayata, colgador cuadros, palomilla, ángulo de unión, ménsula, escuadras soporte, soporte estante invisible, soportes estante, soporte balda, ménsulas, alcayatas, hembrillas, cuelga cuadros, cuelgacuadros, ganchos pared, tiras adhesivas cuadros, palomillas, soportes, escarpias, escarpia, placa unión, soporte pared estante, ángulos metálicos, gancho techo, pie de poste
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: bisagra, manilla, tirador mueble, pomo, guía de cajón, pata mueble, rueda mueble, tope puerta, fieltro adhesivo, cierrapuertas, picaporte, bisagras, bisagra cazoleta, tiradores, tiradores muebles, tiradores cocina, manillas, manillas puerta, pomos, guías cajón, guías cajones, correderas, patas muebles, ruedas muebles, ruedas giratorias, ruedas industriales, topes puerta, fieltros, fieltros adhesivos, pernio, pernios, cerrojo puerta, jaladera, jaladeras, correderas cajón, rodajas, retenedor puerta, burlete bisagra, kit puerta corredera, compás elevable, pistón gas, tope de puerta, herrajes muebles, imán puerta
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: brida, bridas, cuerda, cadena acero, mosquetón, correa trinquete, cable de acero, abrazadera, alambre, pulpo elástico, grillete, tensor, bridas nylon, bridas plástico, bridas negras, mosquetones, cinchos, cinchos plástico, cincho plástico, abrazaderas, abrazadera metálica, precintos, eslingas, trincaje, cinchas, cincha trinquete, tensores, pulpos, cable acero, alambres, paracord, sogas, soga, grilletes, cuerda polipropileno, cinta trincaje, correas amarre, poleas, polea, alambre galvanizado, sujetacables, cable acero plastificado, cordino, cuerda nylon, cuerda yute
Tools > Paint: pintura, decoración, recubrimiento, pinturas, imprimaciones, esmaltes, pintura mate, pintura blanca
Tools > Paint > Wall And Ceiling Paint: pintura pared, pintura plástica, pintura interior, pintura techo, pintura fachada, pintura antimoho, pintura plástica mate, pinturas plásticas, pintura paredes, pinturas interiores, pintura exterior fachada, paredes y techos, pintura vinílica, pintura antihumedad, pintura pizarra, pintura lavable, pintura de pared, pintura acrílica pared, pintura antimanchas, fondo fijador, sellador paredes, látex interior, pintura látex, impermeabilizante techo, pintura cubeta, fachadas, pintura antical
Tools > Paint > Wood And Metal Paint: barniz, esmalte, lasur, pintura para metal, antioxidante, aceite de teca, pintura a la tiza, imprimación, laca, pintura suelo, protector madera, barnices, barniz madera, barnices madera, lasures, esmalte sintético, esmalte acrílico, esmaltes metálicos, aceite teca, aceites madera, aceite de linaza, pintura madera, pintura metal, esmalte antioxidante, pintura antioxidante, chalk paint, pintura tiza, chalky, minio, protector maderas, pintura azulejos, pintura garaje, pintura suelos, tinte madera, cera muebles, cera madera, tapaporos, wash primer, antióxido, anticorrosivo, barniz tinte, barniz marino, poliuretano barniz, carcoma, matacarcoma, esmalte laca, laca blanca, pintura muebles, pintura para azulejos, pintura epoxi, convertidor óxido, pintura alberca, imprimación metal
Tools > Paint > Spray Paint: pintura en spray, spray pintura, esmalte en spray, aerosol pintura, sprays pintura, pintura spray, spray esmalte, pinturas en aerosol, aerosol, barniz spray, imprimación spray, spray metalizado, pintura aerosol, spray tiza, laca aerosol, esmalte aerosol
Tools > Paint > Paint Brushes And Rollers: rodillo pintura, brocha, cubeta pintura, paletina, recambio rodillo, minirodillo, alargador rodillo, rodillos, rodillo pintor, rodillos pintar, cubetas pintor, paletinas, minirodillos, kit pintor, brocha pintor, recambios rodillo, rodillo antigota, brochas pintura, cerda natural, pértiga rodillo, pincel pintura pared, rodillo microfibra, set pintor, felpa rodillo, brocha radiador, brochuelo
Tools > Paint > Masking Tape And Dust Sheets: cinta de carrocero, cinta de pintor, plástico protector, cubretodo, cinta enmascarar, cintas de carrocero, cinta carrocero, cinta de carrocera, cintas pintor, plásticos protectores, plástico cubretodo, papel kraft enmascarar, masking tape, cinta masking, film protector, cubre muebles plástico, plástico pintor, cinta azul pintor
Tools > Paint > Thinners And Strippers: disolvente, aguarrás, decapante, acetona, quitapinturas, alcohol de quemar, limpiador pinceles, disolventes, disolvente universal, disolvente sintético, decapantes, aguarrás mineral, aguarrás puro, essencia trementina, esencia trementina, acetona pura, tíner, thinner, quita pintura, alcohol metílico, removedor pintura, quita óxido, desoxidante, desoxidante óxido, solvente, limpiador de brochas
Tools > Paint > Wallpaper And Wall Coverings: papel pintado, papel pared, cola papel pintado, vinilo autoadhesivo, mural pared, fotomural, panel pared, papeles pintados, panel pared PVC, revestimiento pared, revestimientos, friso, frisos, paneles decorativos, panel 3D, paneles acústicos, listones pared, lamas pared PVC, panel imitación piedra, fibra de vidrio pintar, cola empapelar, lambrín, lambrin, panel espuma 3D, revestimiento PVC, molding pared
Tools > Adhesives And Sealants: adhesivo, sellador, pegamento
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: pegamento instantáneo, cola blanca, adhesivo de montaje, pegamento fuerte, cola de contacto, resina epoxi, pegamento madera, fijador de roscas, barras de silicona, superglue, pegamentos, adhesivo montaje, cola carpintero, adhesivo epoxi, pegamento contacto, cianoacrilato, colas, resistol, pegamento zapatos, kola loka
Tools > Adhesives And Sealants > Silicone And Fillers: silicona, sellador, silicona sanitaria, espuma de poliuretano, masilla, aguaplast, masilla madera, lechada juntas, sellador acrílico, plaste, selladores, espuma poliuretano, siliconas, masillas, sella juntas, tapagrietas, masilla pared, espuma expansiva, lechada, boquilla azulejo, sellador silicón, resanador
Tools > Adhesives And Sealants > Technical Tapes: cinta americana, cinta aislante, cinta doble cara, cinta de aluminio, cinta de montaje, cinta antideslizante, cinta teflón, cinta balizamiento, cintas adhesivas, cinta doble cara extrafuerte, cinta multiusos reparadora, cinta aluminio, cinta butilo, cinta señalización, cinta impermeable, cinta gaffer
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: lubricante, aflojatodo, grasa, aceite multiusos, spray de silicona, limpiacontactos, grasa de litio, lubricantes, grasa blanca, afloja todo, grasa multiusos, lubricante silicona, engrasadora, aceite 3 en 1, lubricante multiusos
Tools > Electrical: electricidad, material eléctrico, instalación eléctrica
Tools > Electrical > Switches And Sockets: interruptor, enchufe pared, toma de corriente, conmutador, regulador luz, marco enchufe, base enchufe, pulsador, timbre, interruptores, enchufes, enchufe schuko, enchufe doble, tecla, pulsadores, marcos embellecedor, conmutadores, contacto doble, apagador, apagadores, timbre inalámbrico, tomacorriente, base de enchufe, dimmer
Tools > Electrical > Extension Cords And Power Strips: alargador, regleta, base múltiple, enrollacables, prolongador, ladrón enchufe, enchufe programable, adaptador enchufe, alargadera, regletas, regleta enchufes, regleta 5 tomas, 5 tomas, 6 tomas, alargadores, multicontacto, multicontactos, extensión eléctrica, zapatilla eléctrica, clavija, adaptador viaje, extensión uso rudo, temporizador enchufe, alargue
Tools > Electrical > Cables And Cable Management: cable eléctrico, hilo eléctrico, canaleta, tubo corrugado, caja de empalmes, regleta conexión, tubo termorretráctil, manguera eléctrica, grapa cable, ficha empalme, cables eléctricos, canaletas, tubo corrugado eléctrico, clemas, fichas conexión, cable unipolar, H07V, terminales, termorretráctil, bornes, caja registro, cable THW, cable calibre 12, cubre cables, fundas termorretráctiles, caja derivación
Tools > Electrical > Fuses And Circuit Breakers: fusible, magnetotérmico, diferencial, cuadro eléctrico, interruptor automático, contactor, telerruptor, disyuntor, magnetotérmicos, diferenciales, cuadros eléctricos, pastilla térmica, interruptor termomagnético, termomagnético, fusibles, centro de carga, sobretensiones
Tools > Electrical > Solar Panels And Power Stations: placa solar, panel solar, kit solar, inversor solar, estación de energía, regulador de carga, microinversor, placas solares, paneles solares, kit fotovoltaico, inversores, batería solar, estación eléctrica portátil, central eléctrica portátil, placa solar monocristalina, controlador solar, inversor onda pura
Tools > Plumbing: fontanería, sanitario, instalación agua
Tools > Plumbing > Taps And Faucets: grifo, grifo cocina, grifo lavabo, monomando, grifería, aireador, grifo termostático, mezclador, llave de agua, grifos, grifo de cocina, grifos lavabo, monomandos, griferías, llave mezcladora, llave para fregadero, llave monomando, mezcladora, canilla, grifo bañera, llaves para lavabo, grifo bidé, atomizadores grifo
Tools > Plumbing > Showers And Shower Heads: alcachofa ducha, ducha de mano, flexo ducha, columna de ducha, rociador, teleducha, barra ducha, mampara ducha, plato de ducha, alcachofas ducha, columnas de ducha, mamparas, mampara, mampara bañera, platos de ducha, teléfono de ducha, duchas, regadera, regaderas, regadera eléctrica, flexos, mango ducha, cabezal ducha, cancel de baño, kit ducha
Tools > Plumbing > Toilets Sinks And Bathtubs: asiento inodoro, tapa WC, inodoro, lavabo, fregadero, bañera, cisterna, bidé, mecanismo cisterna, tapa inodoro, lavamanos, inodoros, fregaderos, fregadero de cocina, fregadero 1 seno, lavabos, bañeras, cisternas, taza baño, sanitario, sanitarios, tarja, tarjas, lavamanos sobre encimera, lavabo sobre encimera, bidés, WC compacto, mecanismo descarga, ovalín
Tools > Plumbing > Pipes And Fittings: tubería, tubo PVC, racor, sifón, válvula, llave de escuadra, latiguillo, junta, codo PVC, manguito, tubo cobre, llave de paso, desagüe, tuberías, codos, codo, racores, válvulas, sifones, latiguillos, juntas, manguitos, multicapa, válvula esfera, llaves escuadra, llave esfera, tubo multicapa, válvula click-clack, coladera, céspol, machón, cople, conexiones PVC, cobre tubo, junta tórica, tubos PVC
Tools > Plumbing > Drain Snakes And Plungers: desatascador manual, muelle desatascador, ventosa desatascadora, desatascador, desatascadores, sonda desatascadora, destapacaños, ventosa desatascador, guía destapacaños, atrapapelos, sopapa
Tools > Plumbing > Water Heaters And Heating: calentador de agua, termo eléctrico, radiador, toallero eléctrico, válvula termostática, estufa de leña, caldera, estufa de pellets, termostato ambiente, suelo radiante, termos eléctricos, termo eléctrico 50 litros, calentadores de agua, calentador gas, calderas, válvulas termostáticas, termostatos, boiler de paso, boiler, calentador de paso, terma, calefón, radiadores toalleros, calentador solar
Tools > Flashlights And Work Lights: linterna, linterna frontal, linterna LED, frontal, foco de trabajo, lámpara de trabajo, linterna recargable, linternas, linterna táctica, linterna cabeza, luz de trabajo, lámparas de cabeza, lámpara de mano, linterna de mano, focos obra, linternas frontales
Tools > Locks And Safes: cerradura, seguridad, antirrobo
Tools > Locks And Safes > Padlocks: candado, candado combinación, candado maleta, candado de arco, portacandado, candados, candado latón, candado de latón, candado TSA, candado numérico, candados combinación
Tools > Locks And Safes > Door Locks And Cylinders: cerradura, bombín, cerrojo, cilindro cerradura, cerradura inteligente, pestillo, mirilla, buzón, cadena puerta, cerraduras, bombines, cilindro seguridad, bombillo, bombillos, cerrojos, buzones, mirilla digital, escudo seguridad, cerradura sobreponer, chapa, chapas, cerradura digital, cerradura embutir
Tools > Locks And Safes > Safes And Key Cabinets: caja fuerte, caja de llaves, caja de caudales, armario llaves, caja seguridad, armero, cajas fuertes, cajas de caudales, caja llaves, guardallaves, caja de seguridad, caja fuerte digital
Tools > Smoke And Gas Alarms: detector de humo, detector monóxido de carbono, extintor, manta ignífuga, detector de gas, detector fugas agua, detectores de humo, extintores, detector CO, detector monóxido, alarma humo, detector incendios
Tools > Workwear And Protective Gear: equipo de protección individual, EPI, ropa laboral, arnés seguridad
Tools > Workwear And Protective Gear > Work Clothing: pantalón de trabajo, mono de trabajo, chaleco reflectante, buzo de trabajo, chaqueta de trabajo, peto de trabajo, rodilleras trabajo, bata laboral, pantalones de trabajo, chalecos reflectantes, monos de trabajo, chaleco alta visibilidad, alta visibilidad, ropa de trabajo, overol, overoles, pantalón multibolsillos, chaleco de seguridad, cazadora trabajo
Tools > Workwear And Protective Gear > Safety Shoes: zapatos de seguridad, botas de seguridad, calzado de seguridad, zapatillas seguridad, botas de trabajo, botas seguridad, zapato de seguridad, zapatilla seguridad, zapatos seguridad, puntera acero, bota seguridad, S3 SRC, calzado seguridad, zapato casquillo, bota casquillo, botas industriales, casquillo acero
Tools > Workwear And Protective Gear > Work Gloves: guantes de trabajo, guantes de protección, guantes anticorte, guantes de montaje, guantes soldador, guante de trabajo, guantes anti corte, guantes nitrilo recubiertos, guantes trabajo, guante carnaza, guantes carnaza, guantes mecánico
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: gafas de protección, casco de obra, casco de seguridad, orejeras antirruido, pantalla facial, gafas de seguridad, protector auditivo, gafas protección, cascos obra, orejeras, cascos antiruido, protectores auditivos, careta facial, lentes de seguridad, tapones oídos trabajo, gafas seguridad
Tools > Workwear And Protective Gear > Dust Masks And Respirators: mascarilla antipolvo, respirador, media máscara, filtro máscara, máscara de gas, mascarilla FFP3, mascarillas FFP3, mascarillas FFP2, mascarilla ffp2, respiradores, máscara respiratoria, máscara protectora, filtros máscara, mascarilla con válvula, máscara pintura
Tools > Ladders And Scaffolding: escalera, escalera de aluminio, escalera telescópica, escalera de tijera, taburete escalera, andamio, escalera plegable, escaleras, escaleras aluminio, peldaños, escalera peldaños, escaleras plegables, taburete peldaños, andamios, escalera multiusos, escalera extensible, escalera tijera, escaleras telescópicas, escalones
Tools > Tool Storage And Workshop: almacenamiento herramientas, equipamiento taller
Tools > Tool Storage And Workshop > Tool Boxes And Bags: caja de herramientas, bolsa de herramientas, maletín herramientas, carro de herramientas, organizador tornillos, cinturón herramientas, clasificador, gaveta apilable, cajas de herramientas, caja herramientas, bolsas herramientas, maletas herramientas, organizadores tornillos, carros herramientas, mochila herramientas, portaherramientas, gavetas, maletín organizador, gabinete herramientas
Tools > Tool Storage And Workshop > Workbenches And Shelving: banco de trabajo, caballete, estantería metálica, panel perforado, estantería galvanizada, estantería carga pesada, bancos de trabajo, caballetes, estanterías metálicas, estantería sin tornillos, mesa de trabajo taller, paneles herramientas, estantes galvanizado, estantería garaje, anaquel, anaqueles, rack metálico, estante esquelético
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: carretilla de carga, cabrestante, polipasto, plataforma con ruedas, transpaleta, carretilla plegable, carro plataforma, eslinga, carretillas carga, carretilla transporte, carretilla escaleras, polipastos, polipasto eléctrico, cabrestantes, transpaletas, diablo de carga, diablito, diablo carga, carros transporte, elevador eléctrico, tecle, patín hidráulico, plataformas rodantes, eslingas elevación, malacate, transportín
Tools > Welding And Soldering: soldador, estación de soldadura, equipo de soldadura, estaño, máscara de soldar, soplete, electrodos, soldador inverter, hilo de soldar, careta de soldar, soldadores, soldadora, soldadora inverter, soldadoras, electrodo, soldador estaño, cautín, cautines, soldadura, soplete gas, pantalla soldar, careta soldar, máscara soldar fotosensible, planta de soldar, estación soldadura, microalambre, cortadora plasma, soplete butano, hilo soldar
Tools > Building Materials: materiales de construcción, material de obra
Tools > Building Materials > Cement And Plaster: cemento, hormigón, mortero, yeso, cemento cola, placa de yeso, escayola, autonivelante, ladrillo, pladur, adhesivo cerámico, adoquín, cementos, morteros, mortero cola, cemento blanco, mortero autonivelante, yesos, hormigón seco, placas de yeso, adhesivo cementoso, pegazulejo, adhesivo para piso, cemento rápido, ladrillos, adoquines, impermeabilizante cemento, revoque, cal hidráulica, escayolas, junta cementosa, tablaroca
Tools > Building Materials > Flooring And Tiles: suelo laminado, suelo vinílico, azulejo, baldosa, parquet, tarima, rodapié, zócalo, manta suelo, tarima exterior, gres porcelánico, loseta, perfil transición, mosaico, suelos laminados, suelo laminado AC4, azulejos, gres, porcelánicos, baldosas, tarimas, suelos vinílicos, rodapiés, loseta vinílica, losetas, piso laminado, piso vinílico, pisos, piso cerámico, porcelanato, baldosa exterior, pavimento, pavimentos, suelo PVC, suelo vinilo, suelo click, tarima flotante, perfil suelo, crucetas, nivelador azulejo, mosaicos, duela, zoclo, cerámica piso, baldosas terraza
Tools > Building Materials > Timber And Sheet Materials: tablero, contrachapado, listón madera, metacrilato, perfil aluminio, tablero MDF, OSB, policarbonato, aglomerado, moldura madera, tela asfáltica, chapa ondulada, viga madera, tableros, tablero madera, tablero contrachapado, listones, listón, tablones, tablón, vigas, láminas acrílico, plancha metacrilato, planchas policarbonato, plancha policarbonato, perfil aluminio L, perfiles aluminio, triplay, panel sándwich, chapa galvanizada, molduras, encimera, encimeras, varilla madera, tablero pino, ángulo aluminio, lámina galvanizada, barrote, polín, lámina policarbonato, uralita, tela asfáltica autoadhesiva, tablero melamina
Tools > Building Materials > Insulation Doors And Windows: aislante, lana mineral, burlete, puerta interior, ventana de tejado, persiana, mosquitera, canalón, poliestireno, lana de roca, panel aislante, rejilla ventilación, coquilla aislante, puerta corredera, bajo puerta, aislantes, aislamiento, lana de vidrio, lana roca, burletes, burlete adhesivo, burlete puerta, bajo puertas, puertas interior, puertas, block puerta, ventanas, ventana PVC, ventanas PVC, mosquiteras, mosquitera enrollable, mosquitero, mosquiteros, canalones, panel aislante acústico, aislante térmico, espuma acústica, persianas PVC, cinta persiana, recogedor persiana, rejillas, rejilla, poliestireno extruido, coquillas, coquilla, aislante reflexivo, tapajuntas, puerta de aluminio, guardapolvo puerta, policarbonato tragaluz, burlete ventana
Automotive: coche, automóvil, vehículo, auto
Automotive > Car Care: cuidado del coche, limpieza coche
Automotive > Car Care > Car Shampoos: champú coche, champú autos, espuma activa, quita insectos, prelavado
Automotive > Car Care > Car Waxes And Polishes: cera coche, pulimento, abrillantador carrocería, quita arañazos, sellador cerámico, cera carnauba, cera líquida coche, pulidor carrocería
Automotive > Car Care > Car Interior Cleaners: limpia salpicaderos, limpiador interior coche, limpia tapicerías coche, renovador plásticos, abrillantador salpicadero, limpia salpicadero, toallitas salpicadero, limpiador cuero coche, limpia salpicaderos mate
Automotive > Car Care > Wheel And Tyre Cleaners: limpiallantas, limpia llantas, abrillantador neumáticos, descontaminante férrico, quita alquitrán, abrillanta neumáticos, limpiallanta
Automotive > Car Care > Car Glass Cleaners: limpiacristales coche, antivaho, descongelante, repelente de lluvia, restaurador de faros, descongelador parabrisas, antilluvia cristales
Automotive > Car Care > Car Wash Tools: guante de lavado, gamuza coche, bayeta microfibra coche, cepillo lavado coche, cepillo llantas, esponja coche, paño microfibra coche, pistola espuma coche, pulidora coche
Automotive > Car Care > Car Air Fresheners: ambientador coche, pino ambientador, perfume coche, ambientador rejilla, ambientador para coche, ambientador auto
Automotive > Car Care > Car Paint And Body Repair: pintura retoque coche, masilla carrocería, pintura spray coche, convertidor de óxido, antigravilla, barniz carrocería, masilla poliéster, pintura llantas, pintura pinzas freno, imprimación coche, bolígrafo retoque, antigravillas
Automotive > Oils And Fluids: lubricante, líquido automoción
Automotive > Oils And Fluids > Motor Oils: aceite motor, aceite sintético, aceite coche, aceite 2 tiempos, 5w30, aceite 4t, aceite moto, lubricante motor, 10w40, 5w40, 15w40
Automotive > Oils And Fluids > Gear And Transmission Oils: aceite de transmisión, aceite caja de cambios, valvulina, líquido dirección asistida, aceite hidráulico, aceite cambio automático, aceite diferencial, valvulina cambio
Automotive > Oils And Fluids > Brake Fluids: líquido de frenos, dot 4, dot 5.1, líquido freno
Automotive > Oils And Fluids > Antifreeze And Coolants: anticongelante, refrigerante coche, líquido refrigerante, tapafugas radiador, anticongelante orgánico, refrigerante motor, limpiador radiador
Automotive > Oils And Fluids > Screenwash: líquido limpiaparabrisas, lavaparabrisas, lavacristales coche, limpiaparabrisas líquido, anticongelante parabrisas
Automotive > Oils And Fluids > Fuel And Oil Additives: aditivo gasolina, aditivo diésel, limpia inyectores, limpiador dpf, arranca motores, limpia inyectores diésel, tratamiento motor, limpiador fap, limpia valvulas
Automotive > Oils And Fluids > Adblue: solución de urea, urea diésel, ad blue, aditivo scr
Automotive > Oils And Fluids > Greases And Workshop Sprays: grasa de litio, limpiafrenos, aflojatodo, grasa de cobre, limpiador de contactos, spray silicona, grasa rodamientos, limpiador de frenos, limpia carburador, lubricante multiusos, grasa consistente
Automotive > Car Parts: recambio coche, repuesto, pieza de coche, eje delantero, lado conductor, Seat Ibiza, Corsa
Automotive > Car Parts > Brakes: pastillas de freno, disco de freno, pinza de freno, zapatas de freno, latiguillo, juego pastillas freno, kit frenos, discos freno, cilindro de freno, cable freno de mano
Automotive > Car Parts > Car Filters: filtro de aceite, filtro de aire, filtro de habitáculo, filtro de polen, filtro de combustible, filtro gasoil, kit filtros, filtro aceite, filtro habitáculo carbón activo, filtro aire coche
Automotive > Car Parts > Spark Plugs And Ignition: bujía, calentador motor, bobina de encendido, cables de bujías, bujías, bujía iridio, bobina encendido, calentadores
Automotive > Car Parts > Car Light Bulbs: bombilla h7, bombilla h4, bombilla coche, lámpara xenón, bombilla faro, bombillas h7, bombillas coche, bombilla led coche, bombilla intermitente, h11
Automotive > Car Parts > Headlights And Tail Lights: faro delantero, piloto trasero, faro antiniebla, intermitente, luz diurna, óptica, faro auxiliar, pilotos traseros, barra led 4x4, rotativo, piloto matrícula, faro antiniebla delantero
Automotive > Car Parts > Wiper Blades: escobilla limpiaparabrisas, limpiaparabrisas, escobilla trasera, brazo limpiaparabrisas, escobillas, escobillas limpiaparabrisas, escobillas delanteras, goma limpiaparabrisas
Automotive > Car Parts > Suspension And Steering: amortiguador, muelle suspensión, brazo de suspensión, rótula, cojinete de rueda, rodamiento de rueda, bieleta, amortiguadores, silentblock, copela, trapecio, barra estabilizadora, cremallera dirección, buje de rueda, terminal dirección, muelles
Automotive > Car Parts > Engine And Drivetrain Parts: kit distribución, correa, bomba de agua, kit embrague, alternador, motor de arranque, turbo, junta culata, correa distribución, correa auxiliar, cadena distribución, soporte motor, inyector, radiador motor, compresor aire acondicionado, palier, tensor correa, manguito, embrague, volante bimasa, vaso expansión, carter aceite, intercooler
Automotive > Car Parts > Exhaust Parts: escape, silenciador, catalizador, sonda lambda, tubo de escape, válvula egr, tubo escape, silencioso trasero, colector escape, flexible escape, sonda oxígeno, cola de escape, filtro de partículas
Automotive > Car Parts > Mirrors And Body Parts: retrovisor, cristal retrovisor, parachoques, aleta, rejilla, alerón, amortiguador maletero, portamatrículas, faldillas, espejo retrovisor, carcasa retrovisor, deflectores viento, antena coche, tapón depósito, paso de rueda, portamatrícula, paragolpes, cristal espejo, estribos, amortiguador capó
Automotive > Car Parts > Car Sensors And Switches: sensor abs, caudalímetro, elevalunas, relé, fusible coche, bombín arranque, sensor aparcamiento, sensor cigüeñal, sensor árbol de levas, claxon, bocina coche, surtido fusibles, motor elevalunas, interruptor freno, conmutador luces, sensores aparcamiento, portafusibles
Automotive > Tyres And Wheels: rueda, neumático
Automotive > Tyres And Wheels > Car Tyres: neumático verano, neumático invierno, neumático all season, neumático coche, llanta para auto, neumáticos, cubierta coche, llantas rin
Automotive > Tyres And Wheels > Rims And Wheel Covers: llanta de aleación, tapacubos, tornillo rueda, tapón válvula, separador rueda, embellecedor rueda, llantas aluminio, tornillos antirrobo, tapabujes, tapas de válvulas, funda rueda
Automotive > Tyres And Wheels > Snow Chains: cadena de nieve, cadena nieve textil, funda de nieve, cadenas de nieve, cadenas nieve, fundas nieve
Automotive > Tyres And Wheels > Tyre Repair And Inflation: kit reparapinchazos, inflador ruedas, compresor 12v, manómetro presión, antipinchazos, bomba de pie, compresor aire coche, inflador neumáticos, mechas pinchazo, hinchador ruedas, espuma reparapinchazos
Automotive > Car Batteries And Charging: batería vehículo, carga vehículo
Automotive > Car Batteries And Charging > Car Batteries: batería coche, batería agm, batería de arranque, batería auxiliar, batería 12v, batería start stop, batería de coche, acumulador
Automotive > Car Batteries And Charging > Car Battery Chargers: cargador de batería coche, mantenedor de batería, comprobador batería, cargador batería, cargador baterías coche, desulfatador
Automotive > Car Batteries And Charging > Jump Starters And Cables: arrancador batería, cables de arranque, pinzas batería, borne batería, arrancador portátil, arrancador de coche, arrancador baterías, pinzas arranque, cables batería, desconectador batería
Automotive > Car Batteries And Charging > EV Charging: cable de carga coche eléctrico, cable tipo 2, punto de recarga, wallbox, cargador coche eléctrico, cargador vehículo eléctrico, cable recarga tipo 2, cargador portátil coche eléctrico, manguera de carga
Automotive > Car Accessories: accesorio coche, accesorio auto, maletero
Automotive > Car Accessories > Seat Covers And Cushions: funda asiento coche, cubrevolante, funda volante, respaldo coche, protector asiento, almohadilla cinturón, fundas asiento coche, funda de asiento universal, funda asiento, fundas asientos coche, reposabrazos coche, funda cinturón, cojín coche, cubreasientos, funda volante coche
Automotive > Car Accessories > Car Mats And Boot Liners: alfombrilla coche, alfombra maletero, protector maletero, alfombrillas de goma, alfombrillas coche, alfombrillas a medida, alfombrillas goma coche, alfombra coche, cubeta maletero, alfombrilla maletero, tapetes para auto
Automotive > Car Accessories > Phone Mounts: soporte móvil coche, soporte teléfono coche, soporte rejilla, soporte tablet coche, soporte móvil, soporte magnético coche, soporte móvil coche rejilla, porta celular auto, soporte coche
Automotive > Car Accessories > Car Chargers: cargador coche usb, cargador mechero, inversor 12v, adaptador mechero, cargador coche, cargador de coche, cargador mechero coche, mechero coche, inversor corriente, inversor onda pura, toma mechero
Automotive > Car Accessories > Sunshades And Car Covers: parasol coche, cortinilla coche, funda coche exterior, lona coche, lámina solar, protector parabrisas, funda coche, funda para coche, parasol parabrisas, parasoles coche, cubre coche, protector parabrisas hielo, láminas solares, cortinillas coche
Automotive > Car Accessories > Roof Boxes And Carriers: cofre de techo, barras de techo, portabicicletas, baca, portaesquís, portabicis, cofre techo, portaesquis, portabicicletas bola, portabicicletas enganche, portaequipajes techo, barras techo, bola portabicis, cofre portaequipajes
Automotive > Car Accessories > Towing And Trailer Parts: enganche remolque, bola de remolque, cuerda de remolque, eslinga, cinta trincaje, luces remolque, rueda jockey, adaptador remolque, enchufe remolque, cintas de amarre, cincha, cubre bola, kit eléctrico enganche, cabrestante, eslinga remolque, pulpo elástico, trinquete amarre, placa luces remolque
Automotive > Car Accessories > Car Safety And Emergency: triángulo de emergencia, chaleco reflectante coche, luz v16, baliza v16, botiquín coche, rascador de hielo, martillo emergencia, baliza v16 conectada, luz emergencia v16, baliza conectada, v16 homologada, baliza dgt, chaleco emergencia, triángulos señalización, rascador hielo, rompecristales, alcoholímetro, kit emergencia coche
Automotive > Car Accessories > Car Security: antirrobo volante, barra antirrobo, alarma coche, localizador gps coche, funda llave coche, carcasa llave, carcasa llave coche, funda llave, barra volante, rastreador gps coche, funda bloqueo señal llave, cepo rueda, mando coche, bloqueo volante
Automotive > Car Accessories > Car Organizers: organizador maletero, organizador asiento coche, red maletero, papelera coche, posavasos coche, organizador coche, organizador asiento trasero, protector asiento trasero coche, bolsa maletero, caja maletero, bandeja coche, papelera de coche, portavasos coche, organizador de maletero
Automotive > Car Accessories > Car Decals And Styling: pegatina coche, vinilo coche, pomo de cambio, molduras puerta, placa l novel, bebé a bordo, pegatinas coche, emblema coche, pomo palanca cambio, pedales coche, vinilo carbono, placa l, luces led interior coche, fuelle cambio, placa matrícula
Automotive > Car Electronics: electrónica coche, electrónica automóvil
Automotive > Car Electronics > Car Radios: autorradio, radio coche, pantalla carplay coche, transmisor fm, estéreo para auto, radio android coche, adaptador carplay, manos libres coche, autorradio android, pantalla android coche
Automotive > Car Electronics > Car Speakers And Amplifiers: altavoces coche, subwoofer coche, amplificador coche, altavoz coaxial, altavoces para coche, etapa de potencia, insonorizante coche, cajón subwoofer
Automotive > Car Electronics > Dash Cams: cámara coche, dashcam, cámara marcha atrás, cámara salpicadero, cámara trasera coche, cámara de coche, cámara aparcamiento, cámara trasera aparcamiento
Automotive > Car Electronics > Car Navigation: navegador gps, gps coche, gps camión, avisador de radares, avisador radar, detector radar, gps camión autocaravana
Automotive > Car Electronics > Obd Scanners: escáner obd2, máquina diagnosis coche, lector de códigos, diagnosis, diagnosis multimarca, lector obd2, obd2 bluetooth
Automotive > Automotive Tools: herramienta coche, herramienta taller, herramienta mecánico
Automotive > Automotive Tools > Jacks And Ramps: gato hidráulico, gato coche, gato de tijera, borriqueta coche, caballete coche, rampa coche, gato botella, gato elevador, gato carretilla, borriquetas, caballetes coche, elevador coche, calzos rueda, camilla mecánico, grúa taller
Automotive > Automotive Tools > Car Repair Tools: llave filtro aceite, bandeja aceite, kit calado distribución, compresímetro, llave bujías, bomba de engrase, extractor, compresor muelles, llave de cruz, llave de rueda, purgador de frenos, reposicionador pistones, desmontable, extractor rodamientos, reposicionador de pistones, embudo aceite, purgador frenos, útil calado, extractor rótulas, comprobador compresión, llave filtro
Automotive > Motorcycle: moto, motocicleta, ciclomotor, scooter, accesorio moto, moto scooter, motero, recambio moto
Automotive > Motorcycle > Motorcycle Helmets: casco moto, casco integral, casco modular, casco jet, casco motocross, visera casco, casco cross, pantalla casco
Automotive > Motorcycle > Motorcycle Clothing: chaqueta moto, guantes moto, botas moto, pantalón moto, espaldera moto, mono moto, cazadora moto, mono cuero moto, chaleco airbag moto, vaqueros moto
Automotive > Motorcycle > Motorcycle Tyres: neumático moto, neumático scooter, cámara moto, neumáticos moto, cubierta moto
Automotive > Motorcycle > Motorcycle Parts: cadena moto, kit transmisión, pastillas freno moto, puños moto, maneta freno moto, espejo moto, escape moto, batería moto, variador, kit arrastre, kit de arrastre, maneta freno, manetas moto, retrovisor moto, intermitentes moto, cúpula moto, variador scooter, filtro aire moto, defensa motor, correa variador
Automotive > Motorcycle > Motorcycle Luggage: baúl moto, maleta moto, alforja moto, bolsa sobredepósito, portaequipajes moto, alforjas moto, maletas laterales moto, bolsa moto, cofre moto
Automotive > Motorcycle > Motorcycle Accessories: funda moto, antirrobo moto, candado disco, intercomunicador moto, grasa cadena, caballete moto, soporte móvil moto, puños calefactables, grasa cadena moto, manta moto, lubricante cadena moto
Automotive > Caravan And Motorhome: caravana, autocaravana, avance caravana, líquido wc químico, calzo nivelador, toldo autocaravana, calzos niveladores, wc químico, claraboya, camper
Toys: juguete, juguete infantil, juguetes niños, Patrulla Canina
Toys > Building Sets: bloques de construcción, juego de construcción
Toys > Building Sets > Brick Sets: ladrillos de construcción, set de ladrillos, minifigura, placa base, bloques de construcción, ladrillos construcción
Toys > Building Sets > Wooden Blocks: bloques de madera, cubos de madera, tablillas de madera, bloques madera, cubos madera
Toys > Building Sets > Magnetic Building Sets: bloques magnéticos, construcción magnética, piezas imantadas, azulejos magnéticos, imanes construcción
Toys > Building Sets > Marble Runs: pista de canicas, circuito de canicas, circuito de bolas, circuito canicas
Toys > Building Sets > Construction Kits: mecano, kit de construcción metálico, juego de engranajes, tornillos y tuercas, kit de construcción, juego de ingeniería
Toys > Building Sets > Model Kits: maqueta, kit de modelismo, maqueta avión, maqueta barco, modelismo
Toys > Dolls: muñeca, muñeco, muñeca de trapo, muñeca de tela, muñeca blandita
Toys > Dolls > Fashion Dolls: muñeca de moda, muñeca princesa, muñeca sirena, muñeca maniquí, muñeca moda
Toys > Dolls > Baby Dolls: muñeco bebé, bebé reborn, muñeca bebé, bebé llorón, nenuco cuna
Toys > Dolls > Dollhouses: casa de muñecas, muebles casa de muñecas, mansión de muñecas
Toys > Dolls > Doll Accessories: ropa de muñeca, carrito de muñecas, cuna de muñecas, silla de paseo muñeca, accesorios muñeca, cochecito muñecas, carrito muñecas, cuna muñecas, ropa muñecas, silla paseo muñecas
Toys > Dolls > Puppets And Puppet Theatres: marioneta, títere, títere de dedo, teatro de marionetas, marioneta de dedo
Toys > Figures: figura, figura de juguete, figuras, set figuras, muñeco figura
Toys > Figures > Action Figures: figura de acción, figura articulada, figura superhéroe, robot transformable, figura Goku
Toys > Figures > Collectible Figures: figura de vinilo, figura coleccionable, cabezón, figura anime, figura manga, figura vinilo
Toys > Figures > Animal Figures: figura animal, dinosaurio, figura caballo, animales de granja, animales de la granja, animales de juguete, dinosaurios, animales salvajes, set animales
Toys > Figures > Playsets: set de juego, castillo de juguete, granja de juguete, barco pirata, estación de bomberos, castillo, granja juguete, playset figuras, casa familiar juguete
Toys > Toy Vehicles: vehículo de juguete, garaje de juguete, parking de juguete, aparcamiento de coches, avión de juguete, helicóptero de juguete, barco de juguete, planeador, garaje juguete, avión juguete, barco juguete, vehículo juguete
Toys > Toy Vehicles > Toy Cars: coche de juguete, coche miniatura, coche a escala, coche de carreras, coche juguete, coche fricción, coches
Toys > Toy Vehicles > Toy Trucks And Machines: camión de juguete, excavadora, tractor de juguete, camión de bomberos, camión de basura, grúa, camión juguete, excavadora juguete, tractor juguete, camión bomberos, camión basura
Toys > Toy Vehicles > Toy Trains: tren de juguete, tren de madera, vías de tren, locomotora, maqueta de tren, tren juguete, tren eléctrico, vía tren
Toys > Toy Vehicles > Race Tracks: pista de coches, circuito de carreras, pista de carreras, scalextric, circuito coches, circuito slot, pista coches
Toys > Remote Control Toys: juguete teledirigido, radiocontrol, teledirigido, control remoto juguete
Toys > Remote Control Toys > Remote Control Cars: coche teledirigido, coche radiocontrol, coche rc, buggy rc, camión teledirigido, excavadora radiocontrol, coche radio control
Toys > Remote Control Toys > Remote Control Aircraft And Boats: helicóptero teledirigido, avión rc, barco teledirigido, mini dron, helicóptero radiocontrol, avión radiocontrol, barco radiocontrol, dron niños
Toys > Remote Control Toys > Toy Robots: robot de juguete, robot interactivo, perro robot, mascota interactiva, robot juguete, robot programable
Toys > Games: juego de mesa, juego, juego de viaje, juego familiar
Toys > Games > Family Board Games: juego de tablero, juego de mesa familiar, juego de preguntas, parchís, oca, juego de memoria, juego preguntas, juego memoria
Toys > Games > Strategy Board Games: juego de estrategia, expansión juego de mesa, juego experto, juego estrategia, expansión juego
Toys > Games > Card Games: juego de cartas, juego de naipes, juego de familias, juego cartas familias
Toys > Games > Playing Cards: baraja española, naipes, baraja de póker, cartas de póker, fichas de póker, tarot, baraja, cartas póker, fichas póker
Toys > Games > Trading Cards: cartas coleccionables, sobre de cartas, cromos, álbum de cromos, booster, sobres, sobre cromos, álbum cromos, caja entrenador élite
Toys > Games > Party Games: juego de fiesta, juego de beber, juego para adultos, juego de mímica, juego fiesta, juego beber, juego adultos
Toys > Games > Chess And Classic Games: ajedrez, tablero de ajedrez, damas, backgammon, dominó, bingo, dados, parchís, oca, juegos reunidos, tablero ajedrez
Toys > Games > Dexterity And Action Games: juego de habilidad, torre de bloques, juego de pesca, palillos chinos, juego de equilibrio, juego equilibrio, pesca juego, mikado
Toys > Games > Role Playing And Miniature Games: juego de rol, manual de rol, miniaturas, dados de rol, wargame, miniaturas juego, dados rol, manual jugador
Toys > Games > Escape And Mystery Games: juego de escape, escape room, juego de misterio, juego de detectives, juego escape room, juego detectives, juego misterio
Toys > Games > Table Football And Game Tables: futbolín, mesa de futbolín, air hockey, mesa multijuegos, billar infantil, mesa futbolín
Toys > Puzzles: puzle, rompecabezas, tapete puzzle, tapete para puzles, pegamento puzle, tablero para puzles, puzzle
Toys > Puzzles > Jigsaw Puzzles: puzle 1000 piezas, rompecabezas adultos, puzzle 500 piezas, puzzle 1000 piezas, puzle 500 piezas, rompecabezas 1000 piezas, puzzle adultos, 2000 piezas puzzle
Toys > Puzzles > Kids Puzzles: puzle infantil, puzle de madera, encajable, puzzle de suelo, rompecabezas infantil, puzzle infantil, puzzle madera, puzzle progresivo
Toys > Puzzles > 3D Puzzles: puzzle 3d, rompecabezas 3d, puzle 3d monumento
Toys > Puzzles > Brain Teasers: cubo mágico, juego de lógica, rompecabezas de madera, juego de ingenio, tangram, rompecabezas ingenio, juego lógica, cubo rubik, cubo 3x3
Toys > Plush Toys: peluche, muñeco de peluche, osito de peluche, oso de peluche, oso teddy, peluche perro, peluche gato, peluche conejo, peluche unicornio, peluche personaje, muñeco de peluche personaje, peluche dibujos animados, muñeco peluche, peluche gigante
Toys > Baby And Toddler Toys: juguete bebé, juguete primera infancia, juguete sensorial, juguete actividades bebé, móvil cuna
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: sonajero, mordedor sonajero, pelota sensorial, sonajero bebé
Toys > Baby And Toddler Toys > Comforters: doudou, dou dou, trapito, mantita de apego, mantita apego
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: gimnasio bebé, manta de actividades, móvil cuna, móvil musical, alfombra de juegos, mesa de actividades, cubo de actividades, centro de actividades, manta actividades, mesa actividades, alfombra juegos bebé, gimnasio piano, manta de juegos
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: apilable, cubos apilables, encajable de formas, anillas apilables, torre apilable, encajable formas, cubo encajable, encajables
Toys > Baby And Toddler Toys > Push And Pull Toys: arrastre, andador, correpasillos andador, carrito caminador, juguete de arrastre, andador juguete, juguete arrastre, andador madera, carro andador
Toys > Baby And Toddler Toys > Bath Toys: juguete de baño, patito de goma, juguete bañera, juguete baño, juguetes de baño, patitos
Toys > Educational Toys: juguete educativo, juego educativo, juguete montessori, ábaco, letras magnéticas, números, aprender a leer, reloj didáctico, abecedario
Toys > Educational Toys > Science Kits: kit de ciencia, experimentos, juego de química, microscopio infantil, excavación fósiles, kit ciencia, kit excavación, microscopio niños, laboratorio
Toys > Educational Toys > Learning Electronics: tablet infantil, ordenador infantil, cámara infantil, ordenador educativo, cámara niños, reloj inteligente niños, bolígrafo interactivo
Toys > Educational Toys > Kids Audio Players: cuentacuentos, reproductor infantil de cuentos, caja de cuentos, reproductor cuentos, caja cuentos
Toys > Educational Toys > Toy Musical Instruments: instrumento musical de juguete, piano infantil, guitarra infantil, xilófono infantil, micrófono juguete, instrumento musical juguete, micrófono infantil, xilófono, guitarra juguete, batería infantil, karaoke infantil, teclado infantil
Toys > Pretend Play: juego de imitación, juego simbólico
Toys > Pretend Play > Toy Kitchens And Shops: cocinita, cocina de juguete, comida de juguete, alimentos de madera, juego de té, caja registradora de juguete, supermercado de juguete, carrito de la compra juguete, tienda de juguete, cocina juguete, cocina infantil, caja registradora, comida juguete, supermercado juguete, cocinita madera, carrito compra juguete
Toys > Pretend Play > Toy Tools: banco de trabajo infantil, herramientas de juguete, taladro de juguete, maletín de herramientas juguete, banco de trabajo juguete, herramientas juguete, banco herramientas infantil
Toys > Pretend Play > Toy Household And Cleaning: aspiradora de juguete, carrito de limpieza juguete, lavadora de juguete, plancha de juguete, aspiradora juguete, carrito limpieza juguete, lavadora juguete, plancha juguete, set limpieza infantil
Toys > Pretend Play > Doctor And Vet Kits: maletín médico, maletín doctora, veterinario juguete, kit médico infantil, maletín médico juguete
Toys > Pretend Play > Toy Beauty Sets: maquillaje infantil, busto para peinar, tocador infantil, maletín de maquillaje niña, busto peinar, maletín maquillaje niña, cabeza peinar
Toys > Costumes And Dress Up: disfraz, disfraces, carnaval, disfraz infantil, disfraz niña, disfraz niño, vestido princesa, disfraz superhéroe, disfraz adulto, disfraz mujer, disfraz hombre, disfraz hinchable
Toys > Costumes And Dress Up > Masks Wigs And Props: peluca, máscara, espada de juguete, alas de hada, varita mágica, capa, corona, careta, espada juguete, sable láser, gorro bruja, sangre artificial, alas ángel
Toys > Outdoor Toys: juguete exterior, juego de jardín, aire libre, juego aire libre
Toys > Outdoor Toys > Sand And Beach Toys: juguete de playa, cubo de playa, arenero, pala y rastrillo, arena mágica, arena cinética, cubo playa, juguetes playa, pala playa, cubo y pala
Toys > Outdoor Toys > Water Toys: pistola de agua, globos de agua, piscina hinchable infantil, flotador, mesa de agua, pistola agua, pelota playa
Toys > Outdoor Toys > Toy Blasters: pistola de dardos, lanzadardos, pistola de juguete, dardos de espuma, arco de juguete, lanzador dardos, pistola dardos, arco infantil, dardos espuma, arco flechas juguete
Toys > Outdoor Toys > Kites And Flying Toys: cometa, frisbee, disco volador, bumerán, cohete de aire, cometa acrobática, avión corcho
Toys > Outdoor Toys > Bubbles: pompas de jabón, pompero, máquina de burbujas, pistola de burbujas, máquina burbujas, pistola burbujas, burbujas
Toys > Outdoor Toys > Swings And Slides: columpio, tobogán, parque infantil, columpio nido, castillo hinchable, balancín, parque infantil madera, balancín exterior, columpio bebé, triángulo escalada, torre juegos
Toys > Outdoor Toys > Playhouses And Tents: casita infantil, casita de jardín niños, tienda de campaña infantil, tipi, piscina de bolas, túnel de juego, casita jardín niños, tienda campaña infantil, tipi infantil, túnel juego, casita
Toys > Outdoor Toys > Outdoor Games: juego de bolos, croquet, juego de anillas, comba, saltador, juego de puntería, palas de playa, juego jardín, bolos, petanca infantil, aros juego, palas playa, juego anillas, rana juego
Toys > Ride On Toys: correpasillos, montable, vehículo infantil
Toys > Ride On Toys > Ride On And Pedal Cars: correpasillos, coche correpasillos, moto correpasillos, coche de pedales, kart de pedales, tractor de pedales, correpasillos coche, coche pedales, tractor pedales, kart pedales, andador correpasillos
Toys > Ride On Toys > Electric Ride Ons: coche eléctrico infantil, moto eléctrica infantil, quad infantil, coche batería niños, coche eléctrico niños, quad eléctrico niños, coche de batería
Toys > Ride On Toys > Tricycles: triciclo, triciclo evolutivo, triciclo infantil
Toys > Ride On Toys > Balance Bikes: bicicleta sin pedales, bici sin pedales, bicicleta de equilibrio, bicicleta equilibrio
Toys > Ride On Toys > Rocking Toys: caballito balancín, balancín infantil, caballo balancín, animal saltarín, balancín, pelota saltarina
Toys > Kids Craft Kits: manualidades infantiles, kit creativo, juego creativo, kit costura infantil, moldes de escayola, hacer jabones niños, telar infantil, origami, mosaicos infantil, kit manualidades, set manualidades, manualidades niños, kit costura niños
Toys > Kids Craft Kits > Play Dough: plastilina, masa para modelar, plastilina infantil, masa modelar, plastilina blanda, pasta modelar niños
Toys > Kids Craft Kits > Slime And Putty: slime, moco, blandiblub, masilla inteligente, squishy, kit slime, pelota antiestrés, bolas de agua
Toys > Kids Craft Kits > Bead And Jewelry Kits: cuentas para planchar, pulseras infantiles kit, abalorios infantiles, gomas para pulseras, kit joyería infantil, kit pulseras, kit pulseras niñas, cuentas planchar, gomitas pulseras, abalorios infantil, hacer pulseras
Toys > Kids Craft Kits > Painting And Drawing Toys: pintar por números infantil, pizarra mágica, pizarra infantil, caballete infantil, rascar y colorear, pizarra magnética, tableta escritura lcd, alfombra agua dibujo, pizarra lcd
Toys > Novelty Toys: artículos de broma, peonza, yoyó, caleidoscopio, piñata relleno, peonza de combate, peonza lanzador, estadio peonzas, kendama, broma, diábolo, pelotas malabares, artículos broma
Toys > Novelty Toys > Fidget Toys: antiestrés, juguete antiestrés, spinner, pelota antiestrés, fidget, pop it
Toys > Novelty Toys > Magic Sets: juego de magia, trucos de magia, caja de magia, magia borras
Art And Crafts: manualidades, bellas artes, material artístico, artesanía
Art And Crafts > Drawing: dibujo, material de dibujo, set de dibujo
Art And Crafts > Drawing > Colored Pencils: lápices de colores, lápiz de color, lápices acuarelables, pinturas de madera, lápiz color
Art And Crafts > Drawing > Graphite Pencils And Charcoal: lápiz de grafito, carboncillo, lápices de dibujo, sanguina, barra de grafito, lápiz grafito, lápices dibujo, carboncillo vegetal
Art And Crafts > Drawing > Art Markers: rotuladores, rotulador acuarelable, rotuladores alcohol, rotuladores acrílicos, plumones, rotuladores lavables, marcadores, rotulador
Art And Crafts > Drawing > Crayons And Pastels: ceras, crayones, pasteles al óleo, tizas, pasteles blandos, ceras blandas, ceras de colores, tiza
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: cuaderno de dibujo, bloc de dibujo, papel acuarela, bloc acuarela, papel vegetal, bloc dibujo, cuaderno dibujo, cuaderno bocetos
Art And Crafts > Drawing > Calligraphy And Lettering: caligrafía, tinta china, plumilla, lettering, pluma caligrafía, plumas caligrafía
Art And Crafts > Drawing > Drawing Tools: goma moldeable, mesa de luz, maniquí articulado, fijador, difumino, carpeta dibujo, tablero dibujo, plantilla estarcido
Art And Crafts > Painting: pintura artística, set de pintura, pintura manualidades, set pintura, maletín pintura
Art And Crafts > Painting > Acrylic Paint: pintura acrílica, acrílicos, acrílico tubo, pintura pouring, pintura vidrio, acrílico, pintura modelismo
Art And Crafts > Painting > Watercolors: acuarelas, acuarela, caja de acuarelas, acuarela godet, caja acuarelas
Art And Crafts > Painting > Oil Paint: pintura al óleo, óleo, óleos, óleo tubo
Art And Crafts > Painting > Gouache And Tempera: témpera, pintura de dedos, gouache, témperas escolares, pintura facial, témperas
Art And Crafts > Painting > Spray And Airbrush Paint: aerógrafo, spray grafiti, kit aerógrafo, pintura spray manualidades, spray graffiti, compresor aerógrafo
Art And Crafts > Painting > Fabric Paint And Dyes: tinte para ropa, tinte tela, pintura textil, tie dye kit, rotuladores textiles, tinte ropa, pintura para tela, tinte textil
Art And Crafts > Painting > Paint Brushes: pincel, pinceles, espátula pintura, pincel acuarela, brocha artística, pinceles sintéticos, set pinceles, paletina artista
Art And Crafts > Painting > Canvas: lienzo, bastidor lienzo, panel entelado, cartón entelado, lienzos, tablilla entelada
Art And Crafts > Painting > Easels And Palettes: caballete, caballete de mesa, paleta pintura, caballete pintor, bata pintura, caballete pintura, caballete mesa
Art And Crafts > Painting > Painting Mediums And Varnishes: médium pintura, barniz, gesso, pasta de modelar acrílica, aceite de linaza, aguarrás artístico, líquido enmascarador, barniz cuadro, médium, aguarrás, pasta modelar textura, barniz acrílico, barniz cola
Art And Crafts > Painting > Paint By Numbers: pintar por números, pintura por números
Art And Crafts > Painting > Diamond Painting: pintura de diamantes, diamond painting, pintura diamante, bordado diamante
Art And Crafts > Paper Crafts: manualidades de papel, papelería creativa, quilling, kit origami, tiras quilling, papiroflexia, filigrana papel
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: cartulina, papel crepé, papel seda, papel origami, cartón pluma, papel decoupage, cartulinas de colores, goma eva, papel crespón, papel pinocho, papel charol, papel celofán, papel de seda
Art And Crafts > Paper Crafts > Scrapbooking: scrapbooking, álbum scrapbook, washi tape, cinta washi, troquelados, papel scrap, álbum scrap
Art And Crafts > Paper Crafts > Stickers: pegatinas, stickers, gomets, adhesivos, calcomanías, adhesivos decorativos, pegatina
Art And Crafts > Paper Crafts > Stamps And Ink Pads: sellos, sello caucho, tinta sellos, almohadilla tinta, lacre, sellos acrílicos, polvo embossing, sellos de caucho, tampón tinta, sello lacre, sellos silicona
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: troqueladora, perforadora manualidades, troquel, máquina de corte, plotter de corte, carpeta embossing, perforadora forma, vinilo corte, vinilo adhesivo
Art And Crafts > Sewing: costura, mercería, labores, patchwork
Art And Crafts > Sewing > Sewing Machines: máquina de coser, remalladora, bordadora, prensatelas, canillas, agujas máquina coser, overlock
Art And Crafts > Sewing > Fabric: tela, telas, tela algodón, tela patchwork, tela por metros, entretela, tul, retales, tela tapizar, fieltro, guata, tela jersey, polipiel, telas patchwork
Art And Crafts > Sewing > Sewing Thread: hilo de coser, hilo coser, hilo poliéster, bobina hilo, hilo overlock, conos hilo
Art And Crafts > Sewing > Sewing Tools And Notions: kit costura, agujas de coser, alfileres, tijeras costura, cúter rotativo, tapete de corte, cinta métrica, costurero, descosedor, dedal, imperdibles, agujas coser, cortador rotatorio, tiza sastre, maniquí costura, cinta métrica costura, base de corte, abreojales, caja costura
Art And Crafts > Sewing > Zippers And Buttons: cremallera, botones, corchetes, goma elástica costura, ojales, velcro coser, bies, puntilla, cinta bies, broches presión, cinta elástica, automáticos, pasamanería
Art And Crafts > Sewing > Embroidery And Cross Stitch: bordado, punto de cruz, kit bordado, hilo mouliné, bastidor bordar, tela aida, punch needle, petit point, hilo bordar, mouliné, bastidor bordado, hilos bordar
Art And Crafts > Sewing > Sewing Patterns: patrón de costura, patrones costura, patrón vestido, patrón costura
Art And Crafts > Sewing > Iron-On Patches And Vinyl: parche termoadhesivo, vinilo textil, parches, rodilleras coser, papel transfer, plancha térmica, parche, parches termoadhesivos, rodilleras, papel sublimación, transfer camisetas
Art And Crafts > Knitting And Crochet: punto, ganchillo, crochet, calceta, tejer, kit crochet, kit ganchillo, kit amigurumi, kit de punto, punto tejer, crochê
Art And Crafts > Knitting And Crochet > Yarn: lana, ovillo, lana merino ovillo, hilo ganchillo, hilo algodón crochet, trapillo, estambre, hilo crochet, ovillo lana, algodón crochet, hilo algodón tejer, madeja, lana merino tejer
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: agujas de punto, agujas circulares, agujas de tejer, marcadores de puntos, telar tejer, agujas doble punta, aguja de ganchillo, ganchillo ergonómico, agujas crochet, gancho crochet, agujas tejer, aguja ganchillo, ganchillos, aguja crochet, marcadores puntos, telar punto
Art And Crafts > Knitting And Crochet > Macrame And Weaving: macramé, cuerda macramé, telar, pulseras de hilo, string art, pistola tufting, cordón macramé, cordón algodón, kit macramé, hilo macramé, telar madera
Art And Crafts > Knitting And Crochet > Felting: fieltro, lana fieltro, agujas fieltro, kit fieltro, lana cardada, láminas fieltro, fieltro aguja, vellón, fieltro de aguja
Art And Crafts > Jewelry Making: bisutería, creación de joyas, kit bisutería, hacer pulseras, hacer bisutería, fabricación pulseras, kit pulseras
Art And Crafts > Jewelry Making > Beads: abalorios, cuentas, mostacilla, cuentas de madera, perlas bisutería, lentejuelas, strass, cuentas letras, cuentas cristal, rocalla, perlas abalorios, cuentas madera, mostacillas
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: fornituras, anillas bisutería, ganchos pendientes, cierre mosquetón, hilo elástico, alicates bisutería, alambre bisutería, charms, hilo elástico pulseras, fornitura, terminales, hilo nailon bisutería, entrepiezas
Art And Crafts > Candle Making Supplies: kit velas, cera de soja, cera de abeja, mechas velas, moldes velas, parafina, colorante velas, esencia velas, cera soja, mecha vela, molde vela, cera en escamas, hacer velas, fabricar velas, cera para velas
Art And Crafts > Soap Making Supplies: kit jabón, base de jabón, jabón de glicerina, moldes jabón, colorante jabón, kit bombas de baño, base jabón, jabón base glicerina, molde jabón, hacer jabón, bombas de baño kit
Art And Crafts > Pottery And Modeling: cerámica, modelado, alfarería, escultura, kit cerámica
Art And Crafts > Pottery And Modeling > Modeling Clay: arcilla polimérica, arcilla, pasta de modelar, plastilina, porcelana fría, pasta secado al aire, arcilla secado al aire, pasta modelar, arcilla blanca, pasta para modelar, arcilla secado aire, barro
Art And Crafts > Pottery And Modeling > Pottery Tools: torno alfarero, herramientas cerámica, esmalte cerámico, palillos modelar, horno cerámica, herramientas modelado, esmalte cerámica, herramientas arcilla, vaciadores
Art And Crafts > Pottery And Modeling > Resin And Casting: resina epoxi, resina UV, moldes silicona resina, escayola, pigmentos resina, yeso manualidades, silicona moldes, vendas de yeso, molde silicona, vendas yeso, resina cristal, moldes resina, pigmento resina, yeso
Art And Crafts > Craft Materials: material manualidades, kit manualidades, manualidades niños, caja manualidades
Art And Crafts > Craft Materials > Craft Glue And Adhesives: pistola silicona caliente, barras silicona, cola manualidades, pegamento tela, cola blanca, purpurina cola, adhesivo spray, pistola silicona, cola blanca manualidades, silicona caliente, silicona líquida, pegamento manualidades, pistola cola caliente
Art And Crafts > Craft Materials > Glitter And Embellishments: purpurina, pompones, limpiapipas, ojos móviles, plumas manualidades, pan de oro, goma eva, lentejuelas adhesivas, chenilla
Art And Crafts > Craft Materials > Wood And Wicker Crafts: palitos de madera, pirograbador, pirografía, gubias, balsa, formas madera manualidades, médula mimbre, linóleo grabado, caja madera decorar, palitos madera, linóleo, ratán, cajas madera decorar, palos polo, talla madera, mimbre, rodajas madera, palitos helado
Art And Crafts > Craft Materials > Leather Craft: marroquinería, herramientas cuero, cordón cuero, tinte cuero, retales de piel, hilo encerado, polipiel, cuero manualidades, piel curtida, sacabocados cuero, retales cuero
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: mosaico, teselas, kit mosaico, vidriera, pintura vitral, láminas para rascar, cuadros arena, pintura para vidrio, tesela, crema grabar vidrio
Art And Crafts > Craft Materials > Floral Crafts: espuma floral, alambre floral, flores secas, corona floral base, prensa flores, musgo preservado, aro corona, flor preservada, cinta floral, flores preservadas
Art And Crafts > Party Supplies: fiesta, artículos de fiesta, cumpleaños, kit cumpleaños, kit fiesta, fiesta cumpleaños, set fiesta, cumpleaños kit
Art And Crafts > Party Supplies > Balloons: globos, globo helio, arco de globos, globo número, bombona helio, globos látex, globo foil, arco globos, guirnalda globos, globo metálico, globo número dorado, globos número
Art And Crafts > Party Supplies > Party Tableware: platos cartón, vasos cartón, vajilla desechable, servilletas fiesta, mantel papel, pajitas papel, platos papel fiesta, vasos papel, servilletas cumpleaños, mantel fiesta, vajilla desechable fiesta, vasos cumpleaños, platos cumpleaños
Art And Crafts > Party Supplies > Party Decorations: guirnalda, banderines, confeti, serpentinas, piñata, farolillos, gorros fiesta, velas cumpleaños, photocall, banderín, abanicos papel, cañón confeti, cortina fiesta
Art And Crafts > Party Supplies > Party Favors: regalitos fiesta, bolsas cumpleaños, bolsas chuches fiesta, pulseras luminosas, matasuegras, tatuajes temporales niños, cañón confeti, bolsas chuches, regalitos, tatuajes temporales, barras luminosas, detalles cumpleaños, cotillón, relleno piñata, pulseras fluorescentes
Art And Crafts > Gift Wrapping: envoltorio regalo, envolver regalos
Art And Crafts > Gift Wrapping > Wrapping Paper: papel de regalo, papel regalo, rollo papel regalo, papel celofán, papel regalo navidad, papel kraft regalo
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: bolsa regalo, caja regalo, bolsa botella, bolsitas organza, cajas kraft, caja cartón regalo, bolsas papel regalo, bolsa organza, caja kraft, bolsas kraft, caja de regalo, cajas regalo, papel triturado
Art And Crafts > Gift Wrapping > Ribbons And Bows: cinta raso, cinta regalo, lazo regalo, cordel yute, etiquetas regalo, rafia, lazos, cordel, cinta satén, cinta grosgrain, cinta terciopelo, lazos regalo
Art And Crafts > Picture Framing: enmarcación, paspartú, marco caja, listones bastidor, moldura marco, cuadro marco flotante, enmarcado, marco bastidor, varillas bastidor, passepartout
`
