/** Portuguese words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: alimentação, mercearia, alimento, comida, cabaz
Food > Beverages: bebida, refrigerante, bebida refrescante
Food > Beverages > Soft Drinks: refrigerante, bebida gaseificada, kombucha, guaraná, refrigerante com gás
Food > Beverages > Soft Drinks > Cola: cola, refrigerante de cola, cola sem açúcar
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: limonada, laranjada, refrigerante de laranja, refrigerante de limão
Food > Beverages > Soft Drinks > Tonic Water And Mixers: água tónica, água tônica, tónica, ginger ale
Food > Beverages > Soft Drinks > Energy Drinks: bebida energética, energético, energizante
Food > Beverages > Soft Drinks > Sports Drinks: bebida isotónica, isotônico, bebida desportiva
Food > Beverages > Soft Drinks > Iced Tea: chá gelado, ice tea, chá frio, chá mate gelado, mate
Food > Beverages > Soft Drinks > Drink Syrups: xarope, concentrado de fruta, groselha, refresco em pó, orchata, suco em pó, pó para refresco
Food > Beverages > Water: água, água mineral, água de nascente, água de coco
Food > Beverages > Water > Still Water: água sem gás, água lisa
Food > Beverages > Water > Sparkling Water: água com gás, água gaseificada
Food > Beverages > Water > Flavored Water: água com sabor, água aromatizada
Food > Beverages > Juice: sumo, suco, néctar, sumo de ananás, suco de uva, suco de maracujá, sumo multifrutas, sumo de tomate, suco de caju, suco integral, néctar de pêssego, néctar de manga, água de coco suco
Food > Beverages > Juice > Orange Juice: sumo de laranja, suco de laranja
Food > Beverages > Juice > Apple Juice: sumo de maçã, suco de maçã
Food > Beverages > Juice > Smoothies: smoothie, batido de fruta, vitamina de frutas
Food > Beverages > Coffee: café, expresso, café descafeinado, café torrado, cevada
Food > Beverages > Coffee > Coffee Beans: café em grão, grãos de café
Food > Beverages > Coffee > Ground Coffee: café moído, café em pó, café torrado e moído, café a vácuo, café tradicional, café extra forte, café torrado e moído vácuo
Food > Beverages > Coffee > Coffee Capsules: cápsulas de café, cápsula, pastilhas de café
Food > Beverages > Coffee > Instant Coffee: café solúvel, café instantâneo, cappuccino solúvel
Food > Beverages > Coffee > Iced Coffee: café gelado, bebida de café, café frio
Food > Beverages > Tea: chá, saquetas de chá, chá branco, chá em folhas, oolong
Food > Beverages > Tea > Black Tea: chá preto, earl grey, darjeeling
Food > Beverages > Tea > Green Tea: chá verde, matcha, sencha, chá de jasmim
Food > Beverages > Tea > Herbal Tea: infusão, camomila, chá de camomila, tisana, rooibos, cidreira, erva mate, chá de hortelã, chá de hibisco, chá de erva-doce, chá de boldo, chá de capim santo, lúcia-lima, chá de gengibre, tereré
Food > Beverages > Drinking Chocolate: cacau em pó, chocolate em pó, achocolatado em pó, chocolate quente
Food > Beverages > Milk: leite, leite meio gordo, leite gordo, leite magro, leite integral, leite desnatado, leite semidesnatado, leite sem lactose
Food > Beverages > Milk > Plant Milk: bebida de aveia, bebida de soja, leite de amêndoa, bebida vegetal, leite de soja, leite de aveia, bebida de amêndoa
Food > Beverages > Milk > Flavored Milk: leite com chocolate, leite achocolatado, batido de chocolate, achocolatado, leite com cacau
Food > Beverages > Milk > Condensed And Powdered Milk: leite condensado, leite em pó, leite evaporado, composto lácteo, creme de leite em pó
Food > Beverages > Beer: cerveja, cerveja artesanal, panaché, chope, cerveja lata, cerveja puro malte, cerveja long neck, duplo malte
Food > Beverages > Beer > Lager And Pilsner: cerveja loira, lager, pilsen, cerveja branca, cerveja pilsen, puro malte, duplo malte, chopp
Food > Beverages > Beer > Wheat Beer: cerveja de trigo, cerveja weiss
Food > Beverages > Beer > Ale And Stout: cerveja preta, IPA, stout, cerveja ale, porter
Food > Beverages > Beer > Non-Alcoholic Beer: cerveja sem álcool, cerveja 0.0, sem álcool
Food > Beverages > Wine: vinho, sangria, vinho quente, vinho de mesa, saquê, vinho DOC, vinho regional, adega, quinta vinho, herdade, vinho 750ml, suave vinho
Food > Beverages > Wine > Red Wine: vinho tinto, douro tinto, alentejano tinto, dão tinto, touriga nacional, tinto, alentejo tinto, dão, bairrada, trincadeira, aragonez, castelão, cabernet sauvignon tinto, malbec, vinho tinto suave
Food > Beverages > Wine > White Wine: vinho branco, vinho verde, alvarinho, douro branco, moscatel branco, branco douro, loureiro, arinto, encruzado, verde branco, chardonnay branco
Food > Beverages > Wine > Rose Wine: vinho rosé, vinho rosado, rosado
Food > Beverages > Wine > Sparkling Wine: espumante, champanhe, vinho espumante, bruto, prosecco
Food > Beverages > Wine > Fortified Wine: vinho do porto, porto, moscatel de setúbal, madeira, vermute, jeropiga
Food > Beverages > Cider: sidra, cidra
Food > Beverages > Spirits: aguardente, bagaço, bebida espirituosa, aguardente velha
Food > Beverages > Spirits > Whisky: whisky, uísque, bourbon, uísque escocês
Food > Beverages > Spirits > Vodka: vodka
Food > Beverages > Spirits > Gin: gin, gim, gin seco
Food > Beverages > Spirits > Rum: rum, cachaça, rum branco, rum escuro, cachaça envelhecida, cachaça prata, pinga
Food > Beverages > Spirits > Tequila: tequila, mezcal
Food > Beverages > Spirits > Brandy: conhaque, brandy, cognac, armagnac
Food > Beverages > Spirits > Liqueurs: licor, amarguinha, ginja, licor de café, licor de ervas, creme de licor
Food > Beverages > Ready To Drink Cocktails: cocktail pronto, cocktail preparado, caipirinha, mojito
Food > Snacks: snack, aperitivo, petisco, salgadinho, salgadinhos, aperitivos salgados, biscoito de polvilho, paçoca snack
Food > Snacks > Potato Chips: batatas fritas, batata frita, batata chips, batata palha
Food > Snacks > Tortilla Chips: nachos, tortilha de milho, tortilhas chips
Food > Snacks > Popcorn: pipocas, pipoca, milho para pipocas
Food > Snacks > Corn Puffs: aperitivos de milho, snack de milho, bolinhas de queijo, torresmo
Food > Snacks > Pretzels: pretzel, palitos salgados, bretzel
Food > Snacks > Crackers: crackers, bolachas de água e sal, gressinos, tostas, biscoito salgado, biscoito água e sal, biscoito cream cracker, bolacha de água e sal, torradas, tostas integrais, torrada integral
Food > Snacks > Rice Cakes: bolachas de arroz, bolachas de milho, galetes de arroz, tortitas de milho, tortitas arroz, biscoito de arroz
Food > Snacks > Nuts: frutos secos, nozes, avelãs, cajus, castanha de caju, pinhões, castanha do pará, macadâmia, castanhas
Food > Snacks > Nuts > Almonds: amêndoas, amêndoa laminada, amêndoa torrada, miolo de amêndoa
Food > Snacks > Nuts > Peanuts: amendoins, amendoim, amendoim torrado, amendoim japonês, amendoim frito, amendoim crocante, amendoim com mel
Food > Snacks > Nuts > Pistachios: pistácios, pistache, pistácio torrado
Food > Snacks > Nuts > Mixed Nuts: mistura de frutos secos, mix de nozes, cocktail de frutos secos
Food > Snacks > Edible Seeds: sementes de girassol, sementes de abóbora, sementes de chia, linhaça, sésamo, gergelim
Food > Snacks > Dried Fruit: frutas desidratadas, passas, uvas passas, tâmaras, alperces secos, ameixas secas, figos secos, damasco seco
Food > Snacks > Meat Snacks: carne seca, snack de carne, palitos de salame
Food > Snacks > Chocolate: chocolate, tablete de chocolate, chocolate negro, chocolate de leite, chocolate branco, chocolate amargo, barra de chocolate
Food > Snacks > Chocolate > Chocolate Bars: barra de chocolate, barrita de chocolate, snack de chocolate
Food > Snacks > Chocolate > Pralines And Truffles: bombons, trufas, caixa de bombons, drageias, pralinés
Food > Snacks > Chocolate > Chocolate Eggs And Figures: ovo de chocolate, ovo da páscoa, ovo de páscoa, coelho de chocolate
Food > Snacks > Candy: doces, guloseimas, rebuçados, balas, torrão, nougat, confeitaria, paçoca, pé de moleque, brigadeiro doce, bala mastigável, cocada, bala, rapadura, goiabada
Food > Snacks > Candy > Gummy Candy: gomas, ursinhos de goma, goma de mascar gelatina, jujubas, goma ácida, bala de goma, balas de gelatina, gomas ácidas, dentadura doce
Food > Snacks > Candy > Hard Candy And Mints: rebuçados, pastilhas de menta, chupas, pirulito, balas de menta, chupa
Food > Snacks > Candy > Licorice: alcaçuz, regaliz
Food > Snacks > Candy > Marshmallows: marshmallows, mallows
Food > Snacks > Candy > Caramels And Toffees: caramelos de nata, toffee, caramelos moles, bala de leite
Food > Snacks > Candy > Chewing Gum: pastilhas elásticas, chiclete, goma de mascar, pastilha elástica
Food > Snacks > Cookies: bolachas, biscoitos, bolacha maria, bolachas digestivas, palitos la reine, bolacha de chocolate, biscoito amanteigado, rosquinha, biscoito maisena, bolachas de manteiga, bolacha de aveia, biscoito de leite, cookies
Food > Snacks > Cookies > Sandwich Cookies: bolachas recheadas, biscoito recheado, bolacha com recheio
Food > Snacks > Cookies > Wafers: waffers, bolachas de baunilha wafer, barquilhos, bolacha wafer
Food > Snacks > Cookies > Gingerbread: pão de gengibre, broas de natal, pão de especiarias
Food > Snacks > Snack Bars: barra, barrita, barra energética, barrita de frutos secos, barrinha, barra de nuts, barra de castanhas, barrinha de frutas, barra de frutas
Food > Snacks > Snack Bars > Cereal Bars: barra de cereais, barrita de cereais, barra de cereal
Food > Snacks > Snack Bars > Protein Bars: barra de proteína, barra proteica, barrita proteica, barra de proteína whey, proteica
Food > Dairy: laticínio, lácteo, produto lácteo, lacticínio
Food > Dairy > Yogurt: iogurte, iogurte natural, iogurte de morango, iogurte aroma, iogurte pedaços, bifidus
Food > Dairy > Yogurt > Greek Yogurt And Skyr: iogurte grego, skyr, iogurte proteína
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: iogurte líquido, kefir, bebida láctea, leite fermentado
Food > Dairy > Yogurt > Plant Yogurt: iogurte vegetal, iogurte de soja, iogurte de coco
Food > Dairy > Cheese: queijo, queijo ralado, queijo fatiado, queijo fundido, queijo de cabra, queijo flamengo, queijo prato, queijo de ovelha, queijo coalho, queijo mussarela fatiado, queijo fatias, queijo em barra, queijo light, queijinhos, queijo parmesão ralado
Food > Dairy > Cheese > Hard Cheese: queijo da serra, queijo curado, parmesão, queijo da ilha, gouda, emmental, provolone, queijo minas curado, são jorge, cheddar
Food > Dairy > Cheese > Soft Cheese: queijo brie, camembert, queijo azul, queijo amanteigado, roquefort, gorgonzola, queijo de azeitão
Food > Dairy > Cheese > Cream Cheese: queijo creme, queijo para barrar, mascarpone, requeijão, cream cheese
Food > Dairy > Cheese > Quark And Cottage Cheese: requeijão fresco, queijo fresco, ricotta, queijo cottage, queijo minas frescal, queijo quark, queijo batido
Food > Dairy > Cheese > Mozzarella: mozzarella, muçarela, mussarela, burrata, mozzarella de búfala
Food > Dairy > Cheese > Feta And Grilling Cheese: feta, halloumi, queijo feta, queijo coalho para grelhar
Food > Dairy > Butter: manteiga, manteiga com sal, manteiga sem sal, manteiga clarificada
Food > Dairy > Margarine: margarina, creme vegetal para barrar
Food > Dairy > Dairy Cream: natas, creme de leite, natas para bater, natas para culinária, chantilly, natas longa vida, natas de soja, creme de leite fresco, creme de soja, natas light, chantilly spray
Food > Dairy > Dairy Cream > Sour Cream: natas azedas, crème fraîche, creme azedo
Food > Dairy > Eggs: ovos, ovos de galinhas, ovos caipira, clara de ovo, ovos de codorniz
Food > Dairy > Puddings And Desserts: sobremesa, pudim, mousse, arroz doce, leite creme, gelatina, panna cotta, flan, gelatina em pó, baba de camelo, pudim flan, mousse de chocolate, aletria, mousse de maracujá
Food > Pantry: despensa, produto seco, ingrediente culinário
Food > Pantry > Pasta: massa, esparguete, espaguete, macarrão, penne, cotovelos, tagliatelle, massa lasanha, talharim, parafuso, massa cotovelos, massa espirais, macarrão parafuso, macarrão espaguete, massa penne, lasanha folhas, macarronete, massa sêmola
Food > Pantry > Pasta > Filled Pasta And Gnocchi: ravioli, tortellini, nhoque, gnocchi, capeletti, canelones, massa fresca recheada, raviolis, ravióli
Food > Pantry > Pasta > Asian Noodles: noodles, massa de arroz, udon, bifum, massa chinesa, noodles de arroz, macarrão de arroz, papel de arroz
Food > Pantry > Pasta > Instant Noodles: noodles instantâneos, massa instantânea, macarrão instantâneo, miojo, lámen, lamen, noodles galinha
Food > Pantry > Rice: arroz, arroz agulha, arroz carolino, arroz basmati, arroz integral, arroz parboilizado, arroz tipo 1, arroz branco, arroz agulhinha, arroz vaporizado
Food > Pantry > Grains And Couscous: cuscuz, quinoa, bulgur, polenta, millet, trigo sarraceno, fubá, sémola, sêmola de milho, flocão, flocos de milho pré-cozido, trigo para quibe, tapioca granulada, goma de tapioca, cuscuz marroquino, canjica
Food > Pantry > Lentils And Dried Beans: lentilhas, grão-de-bico, feijão, leguminosas, feijão preto, feijão carioca, ervilhas secas, feijão fradinho seco, grão de bico seco, lentilha, feijão manteiga seco, ervilha partida, feijão tipo 1
Food > Pantry > Breakfast Cereal: cereais, flocos de milho, cereais de pequeno-almoço, sucrilhos, cereal matinal, cereais pequeno almoço, cereais de chocolate, flocos de trigo, flocos de arroz
Food > Pantry > Breakfast Cereal > Muesli And Granola: muesli, granola, granola crocante, granola tradicional, muesli crocante, granola zero açúcar, cereais muesli
Food > Pantry > Breakfast Cereal > Oatmeal: flocos de aveia, aveia, papas de aveia, farelo de aveia, mingau, aveia em flocos, aveia flocos finos, mingau de aveia
Food > Pantry > Sauces: molho, condimento, chutney, molho de alho, molho cocktail, molho de francesinha, molho inglês, molho branco, molho bechamel, molho tártaro, molho rosé, molho francesinha, molho madeira
Food > Pantry > Sauces > Ketchup: ketchup, molho de tomate ketchup, molho ketchup, catchup, ketchup tradicional
Food > Pantry > Sauces > Mayonnaise: maionese, maionese light, maionese tradicional, maionese vegetal
Food > Pantry > Sauces > Mustard: mostarda, mostarda de Dijon, mostarda dijon, mostarda amarela, mostarda em grão
Food > Pantry > Sauces > Pasta Sauce: molho de tomate, molho bolonhesa, pesto, molho para massa, refogado de tomate, molho pesto, molho refogado, extrato molho, molho pizza
Food > Pantry > Sauces > Soy And Asian Sauces: molho de soja, molho teriyaki, molho agridoce, shoyu, molho de ostra, miso, pasta de caril, leite de coco, molho shoyu, molho tarê, alga nori, missô
Food > Pantry > Sauces > Hot Sauce: molho picante, piri-piri, molho de pimenta, sriracha, molho de malagueta, piri-piri molho, pimenta malagueta molho, molho sriracha
Food > Pantry > Sauces > Barbecue Sauce: molho barbecue, molho barbacoa, marinada, molho churrasco, molho bbq, chimichurri molho
Food > Pantry > Sauces > Salad Dressing: molho para salada, vinagrete, molho césar, croutons, molho caesar, molho italiano salada, molho ranch
Food > Pantry > Sauces > Dips And Salsa: húmus, homus, guacamole, tzatziki, molho salsa, pasta de azeitona, patê de azeitona, molho de queijo, patê, salsa mexicana, molho nachos
Food > Pantry > Oils And Vinegar: azeite e vinagre, óleo alimentar, azeite de trufa
Food > Pantry > Oils And Vinegar > Olive Oil: azeite, azeite virgem extra, azeite de oliva, azeite extra virgem, azeite virgem, azeite clássico
Food > Pantry > Oils And Vinegar > Cooking Oil: óleo de girassol, óleo alimentar, óleo de coco, óleo de soja, óleo de milho, óleo de amendoim, óleo vegetal, banha, óleo de canola, banha de porco, óleo de fritar
Food > Pantry > Oils And Vinegar > Vinegar: vinagre, vinagre de cidra, vinagre balsâmico, vinagre de vinho, vinagre de maçã, vinagre de álcool, creme balsâmico, vinagre de sidra
Food > Pantry > Spices: especiarias, canela, pimentão-doce, caril, açafrão, noz-moscada, cominhos, alho em pó, tempero, colorau, curcuma, cravinho, gengibre em pó, canela em pó, pimentão doce, páprica, tempero completo, cúrcuma, caril em pó, noz moscada, cominho, tempero baiano, sazon
Food > Pantry > Spices > Salt: sal, sal marinho, flor de sal, sal grosso, sal rosa, sal fino, sal refinado, sal rosa do himalaia, sal iodado
Food > Pantry > Spices > Pepper: pimenta, pimenta preta, pimenta-do-reino, pimenta branca, pimenta do reino, pimenta em grão, pimenta moída
Food > Pantry > Spices > Dried Herbs: orégãos, orégano, tomilho, alecrim, louro, ervas de provence, manjericão seco, louro folhas, tomilho seco, ervas finas
Food > Pantry > Stock And Gravy: caldo, caldos em cubos, caldo de galinha, caldo de legumes, cubos de caldo, caldo knorr, caldo de carne, cubos caldo
Food > Pantry > Soup: sopa, creme de legumes, canja, gaspacho, caldo verde, sopa de legumes, creme de cebola, sopa instantânea, sopa creme, creme de marisco
Food > Pantry > Canned Food: conserva, enlatado, carne enlatada, lata de carne, carne em conserva, kitut, fiambrada, feijoada enlatada, salsichas em lata
Food > Pantry > Canned Food > Canned Fish: atum, sardinhas, cavala, anchovas, filetes de cavala, conserva de peixe, sardinha em lata, atum em azeite, atum em óleo, atum ao natural, sardinha em tomate, sardinhas em azeite, atum sólido, atum ralado, sardinha em óleo, paté de atum, mexilhão escabeche
Food > Pantry > Canned Food > Canned Vegetables: milho doce, ervilhas, cogumelos laminados, macedónia, palmito, espargos, milho em conserva, milho verde, seleta de legumes, ervilha em conserva, cogumelo fatiado, beterraba
Food > Pantry > Canned Food > Canned Tomatoes: tomate pelado, polpa de tomate, concentrado de tomate, tomate triturado, extrato de tomate, passata
Food > Pantry > Canned Food > Canned Beans: feijão vermelho, grão cozido, feijão manteiga, feijão branco, feijão cozido, feijão frade, feijão preto cozido, grão de bico, feijão encarnado, lentilhas cozidas
Food > Pantry > Canned Food > Canned Fruit: fruta em calda, pêssego em calda, ananás em calda, puré de fruta, pêssegos em calda, compota de maçã, abacaxi em calda, purê de fruta, saqueta de fruta, compota de pêssego
Food > Pantry > Pickles: pickles, pepinos em conserva, alcaparras, picles, cebolinhas em vinagre, pepino em conserva, cebolinhas, tremoços
Food > Pantry > Olives: azeitonas, azeitona preta, azeitona verde, azeitonas recheadas, azeitonas verdes, azeitonas pretas, azeitona, azeitonas sem caroço
Food > Pantry > Honey And Spreads: creme de barrar, creme para barrar, doce de leite, marmelada, pasta vegetal, goiabada, pasta de barrar
Food > Pantry > Honey And Spreads > Honey: mel, mel de rosmaninho, mel de acácia, mel multifloral, mel de flores, mel puro, mel silvestre
Food > Pantry > Honey And Spreads > Jam: compota de morango, doce de morango, geleia, doce de fruta, compota, geleia de morango, doce de abóbora, doce extra
Food > Pantry > Honey And Spreads > Peanut Butter: manteiga de amendoim, pasta de amendoim, manteiga de amêndoa, tahini, creme de amendoim
Food > Pantry > Honey And Spreads > Chocolate Spread: creme de avelã, creme de cacau, creme de chocolate para barrar, creme de avelãs, creme de barrar avelã
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: xarope de ácer, xarope de agave, topping de chocolate, topping de caramelo, xarope de bordo, calda de chocolate, cobertura para gelado, melaço de cana, calda para sorvete
Food > Pantry > Baking: pastelaria ingrediente, gelatina em pó, aroma de baunilha, pão ralado, coco ralado, essência de baunilha, farinha de rosca
Food > Pantry > Baking > Flour: farinha, farinha de trigo, farinha de milho, amido de milho, farinha de mandioca, tapioca, polvilho, farinha de aveia, farinha sem fermento, fubá, polvilho azedo, polvilho doce, farofa, farinha tipo 65
Food > Pantry > Baking > Sugar: açúcar, açúcar mascavado, açúcar amarelo, açúcar em pó, açúcar mascavo, açúcar demerara, açúcar branco, açúcar refinado, açúcar cristal, rapadura
Food > Pantry > Baking > Sweeteners: adoçante, stevia, eritritol, sacarina, xilitol, adoçante líquido, estévia
Food > Pantry > Baking > Yeast And Baking Powder: fermento, fermento em pó, levedura, bicarbonato de sódio, fermento de padeiro, fermento biológico, fermento químico
Food > Pantry > Baking > Baking Mixes: preparado para bolo, mistura para bolo, mistura para panquecas, preparado para panquecas, mistura panquecas, mistura pão de queijo
Food > Pantry > Baking > Baking Chocolate And Decorations: pepitas de chocolate, corante alimentar, granulado, cobertura de chocolate, pasta de açúcar, confeito, granulado de chocolate, chocolate culinária, chocolate granulado
Food > Pantry > Ready Meals: refeição pronta, prato preparado, lasanha, puré de batata, feijoada, sandes, kit fajitas, bacalhau com natas pronto, bacalhau com natas, lasanha pronta, feijoada pronta, pastéis de bacalhau
Food > Meat: carne, carne picada, borrego, vitela, hambúrguer, almôndegas, coelho, carne moída, costeletas, cordeiro
Food > Meat > Beef: carne de vaca, bife, novilho, vazia, lombo de novilho, carne bovina, picanha, alcatra, maminha, bife de vaca, contra filé
Food > Meat > Pork: carne de porco, lombo de porco, costeletas, entrecosto, febras, entremeada, porco preto, costeleta de porco, pernil, bisnaga de porco, costela suína
Food > Meat > Chicken And Poultry: frango, peito de frango, peru, coxas de frango, pato, asas de frango, bife de peru, nuggets de frango, frango inteiro, filé de peito, coxinha da asa
Food > Meat > Sausages: salsichas, alheira, linguiça, morcela, farinheira, salsicha fresca, salsicha, salsichas frankfurt, linguiça toscana
Food > Meat > Ham And Cold Cuts: fiambre, presunto, chouriço, salame, mortadela, paio, peito de peru fatiado, paté, mortadella, presunto serrano, chourição, fiambre da perna, fiambre de peru
Food > Meat > Bacon: bacon, toucinho, bacon fatiado, pancetta, bacon em cubos, barriga fumada
Food > Fish And Seafood: peixe, bacalhau, marisco, pescada, lulas, polvo, dourada, camarão e marisco, mexilhão, surimi, delícias do mar, robalo, sushi, truta, tilápia, bacalhau seco
Food > Fish And Seafood > Salmon: salmão, salmão fumado, lombo de salmão, salmão defumado, lombos de salmão
Food > Fish And Seafood > Shrimp: camarão, gambas, camarões, miolo de camarão
Food > Meat Alternatives: hambúrguer vegetal, salsicha vegetariana, soja texturizada, carne vegetal, seitan, nuggets vegetais, falafel
Food > Meat Alternatives > Tofu And Tempeh: tofu, tofu fumado, tempeh
Food > Bakery: padaria, massa folhada, massa quebrada, massa de pizza, pastelaria, massa filo
Food > Bakery > Bread: pão, pão de forma, pão integral, pão de centeio, broa, tostas, pão ralado fresco, pão alentejano, pão torrado
Food > Bakery > Rolls And Buns: pãezinhos, pão de hambúrguer, baguete, pão de cachorro, carcaça, pão de leite, pão francês, bola de mistura, bisnaguinha, pão de queijo
Food > Bakery > Wraps And Flatbreads: tortilhas, tortilhas de trigo, pão pita, wraps, pão naan, pão folha, pão sírio, pão árabe, rap10
Food > Bakery > Croissants And Pastries: croissant, pão de deus, donut, brioche, caracol, folhado, pastel de nata, bola de berlim, waffles, panquecas, sonho, crepes, croissants, massa folhada, pastéis de nata, massa quebrada
Food > Bakery > Cakes: bolo, queques, muffins, brownie, pão de ló, torta, bolo rei, tarte, bolo de chocolate, madalenas, panetone, bolo de laranja, bolinho, pão de mel
Food > Produce: frutas e legumes, hortofrutícola, hortifruti
Food > Produce > Fruit: fruta, manga, kiwi, melão, pera, abacate, uvas, ananás, abacaxi, pêssego, ameixa, melancia, romã, cerejas, mamão, maracujá, nectarina, uva, pera rocha
Food > Produce > Fruit > Apples: maçã, maçã golden, maçã gala, maçã fuji, maçã reineta
Food > Produce > Fruit > Bananas: banana, bananas, banana da madeira, banana prata
Food > Produce > Fruit > Citrus Fruit: laranja, limão, lima, toranja, tangerina, clementina, laranjas, mexerica
Food > Produce > Fruit > Berries: morangos, mirtilos, framboesas, amoras, frutos vermelhos, groselhas
Food > Produce > Vegetables: legumes, pepino, couve, curgete, abobrinha, brócolos, pimento, cenouras, beringela, abóbora, espinafres, couve-flor, alho-francês, feijão verde, beterraba, nabo, cenoura, chuchu
Food > Produce > Vegetables > Tomatoes: tomate, tomate cherry, tomate cacho, tomate coração de boi
Food > Produce > Vegetables > Potatoes: batatas, batata, batata doce, batata nova, batata para cozer, batata branca, batata vermelha
Food > Produce > Vegetables > Salad Greens: salada, alface, rúcula, agrião, alface iceberg, canónigos, mistura de alfaces
Food > Produce > Vegetables > Mushrooms: cogumelos, cogumelos paris, shiitake, cogumelos portobello, pleurotos, champignon fresco
Food > Produce > Vegetables > Onions And Garlic: cebolas, alho, chalotas, cebola roxa, cebola, cebola frita, gengibre fresco
Food > Produce > Fresh Herbs: ervas frescas, manjericão, salsa fresca, coentros, hortelã, cebolinho, endro
Food > Frozen Food: congelado, ultracongelado, alimento congelado
Food > Frozen Food > Ice Cream: gelado, sorvete, sorbet, picolé, cone gelado, gelado de baunilha, gelado de nata, sorvete pote, cones gelado
Food > Frozen Food > Frozen Pizza: pizza, pizza congelada, pizza de queijo, pizza de fiambre
Food > Frozen Food > Frozen Vegetables: legumes congelados, ervilhas congeladas, espinafres congelados, salteado de legumes, fruta congelada, macedónia congelada
Food > Frozen Food > French Fries: batatas pré-fritas, batatas palitos, batata noisette, batata congelada, batatas gomos
Food > Frozen Food > Frozen Fish: douradinhos, pescada congelada, filetes de peixe, peixe panado, medalhões de pescada, barrinhas de pescada, filetes de pescada
Food > Frozen Food > Frozen Meals: refeição congelada, lasanha congelada, rissóis, croquetes, gyozas, crepes chineses, pastéis de bacalhau, coxinha, pão de queijo
Health: saúde, farmácia, parafarmácia, bem-estar, comprimidos, cápsulas, comprimidos revestidos, ampolas bebíveis, drágeas
Health > Vitamins: vitaminas, suplemento alimentar, suplemento, cápsulas, comprimidos efervescentes, vitamina E, mg comprimidos, cápsulas mg, imunidade, vitaminas gomas, vitamina K2, sistema imunitário
Health > Vitamins > Multivitamins: multivitamínico, multivitaminas, polivitamínico, multivitamínico homem, multivitamínico mulher, gravidez, A-Z, vitaminas infantis
Health > Vitamins > Vitamin C: vitamina C, ácido ascórbico, acerola, vitamina C 1g, vitamina C efervescente, vitamina C mastigável
Health > Vitamins > Vitamin D: vitamina D3, vitamina D, colecalciferol, vitamina D3 UI, 2000 UI, vitamina D gotas
Health > Vitamins > Vitamin B: vitamina B12, complexo B, ácido fólico, biotina, vitamina B, B12, ácido fólico 5mg, metilcobalamina
Health > Supplements: ashwagandha, espirulina, ginseng, geleia real, própolis, curcuma cápsulas, coenzima Q10, cardo mariano, mg comprimidos, cápsulas mg, ginkgo biloba, equinácea, maca peruana, óleo de prímula, alcachofra, moringa, cogumelos reishi, levedura de cerveja, q10, luteína, coenzima, óleo de alho, cloreto de magnésio, tribulus, shilajit, psyllium
Health > Supplements > Magnesium: magnésio, citrato de magnésio, bisglicinato de magnésio, magnésio dimalato, magnésio treonato, magnésio comprimidos, cloreto de magnésio, magnésio bisglicinato
Health > Supplements > Iron Zinc And Calcium: ferro, zinco, cálcio, selénio, iodo, potássio, ferro bisglicinato, cálcio vitamina D, zinco quelato, zinco comprimidos, suplemento de ferro
Health > Supplements > Omega-3: ómega 3, óleo de peixe, óleo de fígado de bacalhau, óleo de krill, ómega-3, ômega 3, EPA DHA, óleo de salmão cápsulas, óleo de linhaça cápsulas
Health > Supplements > Probiotics: probióticos, flora intestinal, lactobacilos, probiótico, probiótico infantil, microbiota, psyllium, fibra em pó, lactase, fermentos, leveduras
Health > Supplements > Collagen And Beauty Supplements: colagénio, colágeno, colagénio marinho, cabelo e unhas, colágeno verisol, colágeno em pó, colagénio hidrolisado, cabelos pele e unhas, colágeno tipo 2, queda de cabelo cápsulas
Health > Supplements > Joint Supplements: glucosamina, condroitina, articulações, cartilagem, colágeno tipo II, glucosamina condroitina msm, cartilagens, UC-II
Health > Supplements > Weight Management: substituto de refeição, queima gordura, emagrecimento, drenante, emagrecedor, emagrecer, vinagre de maçã cápsulas, drenante detox, perda de peso, termogênico, termogénico, shake substituto, seca barriga
Health > Sports Nutrition: nutrição desportiva, suplemento desportivo, recuperador, massa muscular, ZMA, tribulus terrestris, suplemento academia
Health > Sports Nutrition > Protein Powder: proteína em pó, whey, batido proteico, caseína, proteína vegetal, hipercalórico, whey protein, whey concentrado, whey isolado, proteína isolada, proteína de ervilha, suplemento nutricional, pote whey, albumina
Health > Sports Nutrition > Creatine: creatina, creatina monohidratada, creatina em pó, creatina pura, creatina 300g, creatina monoidratada
Health > Sports Nutrition > Amino Acids: aminoácidos, BCAA, glutamina, arginina, citrulina, lisina, EAA, beta alanina
Health > Sports Nutrition > Pre-Workout: pré-treino, óxido nítrico, cafeína cápsulas, pré treino, vasodilatador
Health > Sports Nutrition > Energy Gels And Electrolytes: gel energético, eletrólitos, sais minerais, maltodextrina, isotónico, isotônico, soro de reidratação, repositor energético, repositor eletrolítico
Health > Medicine: medicamento, homeopatia, antipiolhos, adesivo de nicotina, comprimidos, florais de Bach, enjoo, mg comprimidos, cápsulas mg, piolhos, antipiolhos loção, pastilhas nicotina, enjoos, vermífugo, xarope, CH glóbulos
Health > Medicine > Pain Relief: analgésico, paracetamol, ibuprofeno, aspirina, dor de cabeça, dor, febre, dipirona, relaxante muscular, cólica menstrual, enxaqueca, dor muscular comprimidos, paracetamol 750
Health > Medicine > Muscle And Joint Creams: gel anti-inflamatório, creme aquecimento, bálsamo tigre, arnica, penso térmico, emplastro, gel arnica, pomada dor, emplastro dor, gel massageador, pomada massageadora, diclofenaco gel, spray dor, creme dor
Health > Medicine > Cold And Flu: xarope para a tosse, spray nasal, constipação, gripe, dor de garganta, pastilhas garganta, água do mar nasal, tosse seca, tosse com expetoração, antigripal, descongestionante nasal, gripes, nariz entupido, spray garganta, expectorante, soro nasal
Health > Medicine > Allergy Relief: anti-histamínico, alergia, cetirizina, loratadina, rinite, rinite alérgica, antialérgico, alergia comprimidos, loratadina 10mg, desloratadina
Health > Medicine > Digestive Remedies: antiácido, laxante, azia, digestão, diarreia, obstipação, gases, hemorroidas, carvão ativado, sal de fruta, sal de frutas, má digestão, prisão de ventre, antidiarreico, refluxo, supositórios, gases simeticona
Health > Medicine > Sleep And Calm Aids: melatonina, valeriana, sono, relaxante, dormir, stress, óleo CBD, antirressonar, melatonina gotas, calmante, ansiedade, dormir bem, valeriana comprimidos, triptofano, adesivo nasal
Health > Medicine > Skin Treatments: antifúngico, herpes labial, verrugas, creme cicatrizante, fungos unhas, picadas, dermatite, queimaduras, calicida, micose, verruga, cicatriz, comichão, pé de atleta, frieira, calos, psoríase, pomada antifúngica, pomada cicatrizante
Health > First Aid: primeiros socorros, saco de gelo, máscara cirúrgica, máscara FFP2, luvas de nitrilo, manta térmica emergência, FFP3, luvas nitrílicas, luvas descartáveis, máscara descartável, máscara N95, luvas de procedimento, PFF2
Health > First Aid > Adhesive Bandages: pensos rápidos, curativo adesivo, penso bolhas, pensos, pensos rápidos sortidos, curativo, curativos transparentes, curativo band-aid, pensos para bolhas
Health > First Aid > Bandages And Dressings: ligadura, gaze, compressas, penso, fita kinesiológica, atadura, compressas esterilizadas, gaze estéril, fita micropore, esparadrapo, fita adesiva hipoalergénica, atadura crepe, atadura elástica, bandagem, compressa gaze
Health > First Aid > Antiseptics And Hand Sanitizers: desinfetante, gel desinfetante, álcool gel, água oxigenada, antisséptico, álcool etílico, iodopovidona, soro fisiológico, clorexidina, álcool 70, álcool em gel, antisséptico spray, iodopovidona solução, água oxigenada 10 volumes, desinfetante mãos
Health > First Aid > First Aid Kits: kit de primeiros socorros, estojo de primeiros socorros, mala primeiros socorros, kit primeiros socorros, estojo primeiros socorros, caixa primeiros socorros
Health > Feminine Care: higiene feminina, menopausa, cueca menstrual, cistite, óvulos vaginais, calcinha menstrual
Health > Feminine Care > Tampons: tampões, tampões com aplicador, absorvente interno
Health > Feminine Care > Sanitary Pads: pensos higiénicos, protetor diário, absorvente, pensos com abas, pensos diários, com abas, sem abas, absorvente noturno, absorvente com abas, protetor diário sem perfume
Health > Feminine Care > Menstrual Cups: copo menstrual, coletor menstrual, disco menstrual
Health > Feminine Care > Intimate Wash: gel íntimo, sabonete íntimo, toalhetes íntimos, higiene íntima, gel de higiene íntima
Health > Incontinence Care: fraldas adulto, pensos incontinência, resguardo, incontinência, fraldas geriátricas, cueca absorvente
Health > Sexual Wellness: vibrador, brinquedo erótico, bem-estar sexual, estimulador, anel vibratório, bolas chinesas
Health > Sexual Wellness > Condoms: preservativos, camisinhas, preservativo, camisinha
Health > Sexual Wellness > Intimate Lubricants: lubrificante íntimo, gel lubrificante
Health > Vision Care: cuidado ocular, toalhetes óculos, penso ocular, limpa óculos
Health > Vision Care > Contact Lenses: lentes de contacto, lentes de contato, lentes diárias, lentes mensais
Health > Vision Care > Contact Lens Solution: solução lentes de contacto, solução única, estojo lentes, líquido lentes
Health > Vision Care > Eye Drops: colírio, gotas oftálmicas, lágrimas artificiais, lubrificante ocular, olhos secos, lubrificante oftálmico
Health > Vision Care > Reading Glasses: óculos de leitura, óculos luz azul
Health > Medical Devices: dispositivo médico, aparelho auditivo, estetoscópio, eletroestimulador, pilhas auditivas, lâmpada infravermelhos, gotas ouvidos
Health > Medical Devices > Blood Pressure Monitors: medidor de tensão arterial, tensiómetro, monitor de pressão arterial, esfigmomanómetro
Health > Medical Devices > Fever Thermometers: termómetro, termómetro digital, termómetro infravermelhos, termômetro clínico, aparelho termômetro, termômetro digital, termômetro
Health > Medical Devices > Pulse Oximeters And Heart Monitors: oxímetro de pulso, oxímetro, eletrocardiograma
Health > Medical Devices > Glucose Meters: glicosímetro, tiras de glicemia, medidor de glicose, lancetas
Health > Medical Devices > Nebulizers And Inhalers: nebulizador, inalador, câmara expansora, aerossol
Health > Medical Devices > Home Health Tests: teste de gravidez, autoteste, teste de ovulação, teste antigénio, teste de drogas
Health > Massage And Relaxation: massajador, pistola de massagem, almofada de massagem, tapete de acupressão, massageador, cadeira de massagem
Health > Heat And Cold Therapy: saco de água quente, almofada elétrica, almofada térmica, aquecedor de mãos, bolsa de água quente
Health > Supports And Braces: joelheira, tornozeleira, cinta lombar, meias de compressão, pulso elástico, palmilhas, meias de descanso, tala, corretor de postura, cotoveleira, joelheira ortopédica, munhequeira, cinta abdominal, tornozeleira ortopédica, joelheira neoprene
Health > Mobility And Daily Living Aids: cadeira de rodas, andarilho, muletas, bengala, caixa de comprimidos, cadeira de banho, elevador de sanita, barra de apoio, andador
Beauty: cosmética, beleza, cosmético, óleo de argan
Beauty > Hair Care: cuidado capilar, tratamento capilar, cabelo, antipiolhos, piolhos, lêndeas, pente piolhos, cabelos secos, cabelos danificados, cabelos cacheados, cachos, cacheados, liso, liso perfeito, cabelos crespos, creme para cabelo, selagem capilar, escova progressiva
Beauty > Hair Care > Shampoo: champô, xampu, anticaspa, champô sólido, shampoo, shampoo hidratante, xampu anticaspa, caspa
Beauty > Hair Care > Dry Shampoo: champô seco, shampoo a seco
Beauty > Hair Care > Conditioner: condicionador, amaciador cabelo, desembaraçante, condicionador hidratante, condicionador reparador
Beauty > Hair Care > Hair Masks: máscara capilar, máscara cabelo, creme de tratamento, máscara de hidratação, máscara de tratamento, creme hidratante cabelo, hidratação capilar
Beauty > Hair Care > Hair Oils And Serums: óleo capilar, sérum capilar, protetor térmico, pontas, reparador de pontas, óleo de rícino cabelo, protetor térmico spray, óleo de argan cabelo
Beauty > Hair Care > Hair Loss Treatments: antiqueda, queda de cabelo, crescimento capilar, ampolas capilares, minoxidil, tônico capilar, tônico antiqueda
Beauty > Hair Care > Hair Styling: modelador, creme de pentear, spray de sal, creme de caracóis, ativador de cachos, creme para pentear, texturizador cabelo, spray texturizador, defrizante, finalizador
Beauty > Hair Care > Hair Styling > Hair Spray: laca, laca cabelo, spray fixador
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: gel cabelo, gel fixador, gelatina capilar, espuma cabelo, mousse cabelo, espuma modeladora
Beauty > Hair Care > Hair Styling > Hair Wax: cera cabelo, cera capilar, pomada modeladora, pasta modeladora, pomada capilar, pomada efeito molhado, pomada efeito matte, cera modeladora
Beauty > Hair Care > Hair Color: tinta cabelo, coloração, tintura, descolorante, retoque raízes, henna, coloração permanente, tinta de cabelo, castanho claro, castanho escuro, louro claro, louro escuro, tonalizante, matizador, pó descolorante
Beauty > Hair Care > Hair Extensions And Wigs: peruca, extensões cabelo, aplique, mega hair, cabelo humano, peruca lace, jumbo cabelo, cabelo orgânico
Beauty > Hair Tools: modelador cabelo, aparelho cabelo, multistyler, tesoura de cabeleireiro, tesoura cabelo, tesoura desbaste, capa cabeleireiro, rolos cabelo, bigudis, bobes, rolos térmicos
Beauty > Hair Tools > Hair Dryers: secador de cabelo, secador, secador profissional, secador íons
Beauty > Hair Tools > Hair Straighteners: alisador, prancha cabelo, chapinha, prancha alisadora, prancha alisadora cerâmica, chapa de cabelo, piastra cabelo, prancha alisadora titânio, alisador de cabelo
Beauty > Hair Tools > Curling Irons: modelador caracóis, babyliss, ferro encaracolar, ondulador
Beauty > Hair Tools > Hot Air Brushes: escova secadora, escova modeladora, escova rotativa, escova de ar quente
Beauty > Hair Tools > Hair Brushes And Combs: escova de cabelo, escova desembaraçante, pente, escova redonda
Beauty > Hair Tools > Hair Clippers: máquina de cortar cabelo, aparador cabelo, cortador de cabelo
Beauty > Skin Care: cuidados da pele, cuidado facial, hidratante, creme pele, pele seca, pele sensível, pele oleosa, pele mista, anti-idade, antimanchas, hialurônico, clareador pele
Beauty > Skin Care > Face Cream: creme facial, creme de dia, creme de noite, creme hidratante, antirrugas, anti-idade, creme antirrugas, creme de rosto, creme facial hidratante, gel creme facial, sérum creme, hidratante facial
Beauty > Skin Care > Face Serums And Oils: sérum facial, sérum, ácido hialurónico, niacinamida, retinol, ampolas faciais, óleo facial, rosa mosqueta, óleo de jojoba, esqualano, sérum vitamina c, sérum anti-idade, sérum clareador
Beauty > Skin Care > Eye Cream: contorno de olhos, creme olhos, sérum olhos, olheiras, área dos olhos, contorno dos olhos, creme para olhos, bolsas e olheiras, creme área dos olhos
Beauty > Skin Care > Face Masks: máscara facial, máscara de argila, máscara de tecido, tiras nariz
Beauty > Skin Care > Cleanser: gel de limpeza facial, leite de limpeza, espuma de limpeza, sabonete facial, gel de limpeza, sabonete facial líquido, limpador facial, espuma facial, lenços faciais limpeza
Beauty > Skin Care > Makeup Remover: desmaquilhante, demaquilante, água micelar, toalhitas desmaquilhantes, óleo desmaquilhante, bifásico, micelar, desmaquilhante olhos, demaquilante bifásico, lenços demaquilantes, desmaquilhante bifásico
Beauty > Skin Care > Face Toners: tónico facial, tônico, água termal, água de rosas, bruma facial, tônico facial, água micelar tônico, água rosas, bruma hidratante
Beauty > Skin Care > Face Scrubs And Peels: esfoliante facial, esfoliante, peeling, ácido glicólico
Beauty > Skin Care > Acne Treatments: antiacne, acne, anti-imperfeições, borbulhas, espinhas
Beauty > Skin Care > Lip Balm: bálsamo labial, protetor labial, hidratante labial, batom de cieiro, hidratante labios, protetor labial fps, manteiga de cacau labial, balm labial
Beauty > Skin Care > Body Lotion: loção corporal, leite corporal, creme corporal, manteiga corporal, vaselina, hidratante corporal, loção hidratante corporal, creme hidratante corporal, desodorante hidratante, loção hidratante, leite hidratante corporal, óleo hidratante, manteiga de karité
Beauty > Skin Care > Body Oils: óleo corporal, óleo de massagem, óleo seco, óleo de amêndoas, estrias
Beauty > Skin Care > Body Scrubs: esfoliante corporal, esfoliante corpo, esfoliante açúcar
Beauty > Skin Care > Cellulite And Firming: anticelulítico, refirmante, creme redutor, gel redutor
Beauty > Skin Care > Hand Cream: creme de mãos, creme mãos, bálsamo mãos
Beauty > Skin Care > Foot Care: creme de pés, creme pés, lima pés, pedra-pomes, calosidades, calcanhares, pés ressecados, desodorante para pés, lixa de pés, lixa elétrica pés, calos, rachadura pés
Beauty > Skin Care > Sunscreen: protetor solar, creme solar, bronzeador, leite solar, bruma solar, filtro solar, fps 50, fps, protetor solar facial, bloqueador solar, óleo bronzeador, protetor solar corporal, creme protetor
Beauty > Skin Care > After Sun: pós-solar, pós sol, after sun, gel de aloe vera
Beauty > Skin Care > Self Tanners: autobronzeador, auto-bronzeador, gotas autobronzeadoras
Beauty > Skin Care > Face Care Tools: escova facial, rolo facial, rolo de jade, gua sha, sauna facial, máscara led, removedor de cravos
Beauty > Makeup: maquilhagem, maquiagem, paleta maquilhagem, estojo maquilhagem, kit maquiagem
Beauty > Makeup > Foundation: base maquilhagem, base líquida, bb cream, cc cream, base facial, base matte, base de maquiagem, base cobertura
Beauty > Makeup > Concealer: corretor, corretivo, corretor de olheiras
Beauty > Makeup > Face Powder: pó compacto, pó solto, pó facial, pó translúcido, pó de arroz
Beauty > Makeup > Blush: blush, ruge, blush em creme
Beauty > Makeup > Bronzers And Highlighters: pó bronzeador, bronzer, contorno facial, iluminador, iluminador facial, pó iluminador
Beauty > Makeup > Primer And Setting Spray: primer, pré-base, fixador maquilhagem, bruma fixadora
Beauty > Makeup > Mascara: máscara de pestanas, rímel, máscara de cílios, sérum pestanas, máscara para cílios
Beauty > Makeup > Eyeliner: delineador, lápis de olhos, eyeliner, kajal
Beauty > Makeup > Eyeshadow: sombra de olhos, sombra, paleta de sombras
Beauty > Makeup > Eyebrow Makeup: lápis de sobrancelhas, gel sobrancelhas, tinta sobrancelhas, henna sobrancelhas
Beauty > Makeup > False Eyelashes: pestanas postiças, cílios postiços, extensão de pestanas, cola pestanas, curvador de pestanas
Beauty > Makeup > Lipstick: batom, batom líquido, batom mate, tinta lábios, lápis de lábios, delineador labial, contorno de lábios, batom matte, lápis de boca, contorno labial
Beauty > Makeup > Lip Gloss: brilho labial, gloss, brilho de lábios, óleo labial
Beauty > Makeup > Makeup Brushes And Sponges: pincel maquilhagem, pincel maquiagem, esponja maquilhagem, pincéis
Beauty > Makeup > Nail Polish: verniz de unhas, esmalte, verniz gel, esmalte de unhas, esmalte em gel, verniz
Beauty > Nail Care: cuidado de unhas, endurecedor unhas, óleo de cutículas, decoração unhas
Beauty > Nail Care > Nail Polish Remover: removedor de verniz, acetona, removedor de esmalte, removedor sem acetona, acetona unhas, tira-verniz
Beauty > Nail Care > Artificial Nails: unhas postiças, unhas acrílicas, cola unhas, gel construtor, pó acrílico, tips unhas
Beauty > Nail Care > Manicure Tools: lima de unhas, corta-unhas, tesoura de unhas, alicate cutículas, kit manicure
Beauty > Nail Care > Nail Lamps And Drills: lâmpada unhas, catalisador unhas, broca unhas, lixa elétrica unhas
Beauty > Beauty Tools: pinça, pinça sobrancelhas, organizador maquilhagem, acessório beleza, espelho maquilhagem, espelho de aumento, espelho de bolso
Beauty > Fragrance: fragrância, coffret perfume, vaporizador, deo colônia, deo parfum, desodorante colônia, perfume masculino, perfume feminino
Beauty > Fragrance > Perfume: perfume, colónia, água de colónia, eau de parfum, colônia, edp, edt, eau de toilette, água de toilette
Beauty > Fragrance > Body Mist: bruma corporal, body splash, body mist, spray corporal
Beauty > Personal Care: higiene pessoal, cuidados pessoais, pó de talco, toalhitas húmidas, toalhitas refrescantes, lenços umedecidos, talco, lenços umedecidos adulto
Beauty > Personal Care > Deodorant: desodorizante, desodorante, antitranspirante, roll-on, desodorante aerosol, antitranspirante aerosol, desodorante roll on, desodorizante spray
Beauty > Personal Care > Soap: sabão, sabonete, sabonete líquido, sabonete mãos, sabonete em barra, sabonete barra, sabonete líquido mãos, sabonete glicerina
Beauty > Personal Care > Shower Gel: gel de banho, gel de duche, creme de banho, óleo de duche, gel duche, gel banho, sabonete líquido corporal, óleo de banho, gel de ducha
Beauty > Personal Care > Bath Additives: sais de banho, espuma de banho, bomba de banho, óleo de banho
Beauty > Personal Care > Bath Sponges And Brushes: esponja de banho, luva esfoliante, escova corporal, bucha, luva de crina
Beauty > Personal Care > Hand Sanitizer: gel desinfetante mãos, álcool gel, gel hidroalcoólico, desinfetante mãos, álcool em gel, álcool gel 70, gel mãos
Beauty > Personal Care > Cotton Pads And Swabs: discos de algodão, cotonetes, algodão, discos desmaquilhantes, hastes flexíveis, algodão em bola
Beauty > Personal Care > Toothpaste: pasta de dentes, dentífrico, creme dental, gel dental, creme dental branqueador, pasta dentífrica, gel dental infantil
Beauty > Personal Care > Oral Care: higiene oral, cuidado dentário, higiene bucal, raspador língua
Beauty > Personal Care > Oral Care > Toothbrushes: escova de dentes, escova dental, escova dentes manual, escova dental macia, escova dentes média, escova de dentes suave
Beauty > Personal Care > Oral Care > Electric Toothbrushes: escova de dentes elétrica, escova elétrica, escova sónica
Beauty > Personal Care > Oral Care > Toothbrush Heads: recarga escova de dentes, cabeças escova, refil escova elétrica
Beauty > Personal Care > Oral Care > Mouthwash: elixir bucal, enxaguante bucal, colutório, elixir
Beauty > Personal Care > Oral Care > Dental Floss: fio dentário, fio dental, escovilhões, escovilhão interdentário
Beauty > Personal Care > Oral Care > Water Flossers: irrigador oral, irrigador bucal, jato dentário
Beauty > Personal Care > Oral Care > Teeth Whitening: branqueamento dentário, clareador dental, tiras branqueadoras
Beauty > Personal Care > Oral Care > Denture Care: fixador dentaduras, adesivo próteses, pastilhas limpeza prótese, creme fixador
Beauty > Personal Care > Shaving: barbear, pincel de barba, kit barbear
Beauty > Personal Care > Shaving > Razors And Blades: lâminas de barbear, gilete, máquina de barbear descartável, aparelho de barbear, navalha, lâmina de barbear, carga gillette, aparelho de barbear descartável, recarga lâminas, lâminas, carga aparelho de barbear, lâminas recarga
Beauty > Personal Care > Shaving > Shaving Cream: espuma de barbear, gel de barbear, creme de barbear, sabão de barbear
Beauty > Personal Care > Shaving > Aftershave: pós-barba, aftershave, after shave, bálsamo pós-barba, loção após barba
Beauty > Personal Care > Shaving > Beard Care: óleo de barba, óleo para barba, bálsamo barba, cera bigode, champô barba
Beauty > Personal Care > Shaving > Electric Shavers: máquina de barbear, barbeador, barbeador elétrico, cabeça de corte
Beauty > Personal Care > Shaving > Trimmers: aparador de barba, aparador de nariz, aparador corporal, aparador de pelos, aparador nariz e orelhas, aparador barba, aparador pelos nariz
Beauty > Personal Care > Hair Removal: depilação, creme depilatório, bandas de cera, cera depilatória, aquecedor de cera
Beauty > Personal Care > Hair Removal > Epilators: depiladora, depiladora elétrica, depilador
Beauty > Personal Care > Hair Removal > IPL Devices: depiladora luz pulsada, luz pulsada, depilação a laser, ipl
Household: casa, artigos domésticos, produtos domésticos
Household > Laundry: roupa, lavagem da roupa, cuidado da roupa, goma engomar, água de engomar, spray engomar, amido roupa
Household > Laundry > Laundry Detergent: detergente roupa, detergente máquina roupa, sabão em pó, lava-roupas, doses, sabão líquido, lava roupas, lava roupas líquido, detergente líquido roupa, sabão líquido roupas
Household > Laundry > Laundry Capsules: cápsulas roupa, detergente cápsulas, cápsulas máquina roupa
Household > Laundry > Fabric Softener: amaciador, amaciador roupa, amaciante, pérolas perfumadas, amaciante concentrado, amaciante de roupas, perfume para roupas
Household > Laundry > Stain Removers: tira-nódoas, tira-manchas, branqueador roupa, toalhitas apanha cores, tira manchas, alvejante sem cloro, alvejante, tira manchas em pó
Household > Laundry > Washing Machine Cleaner: limpa máquina de roupa, anticalcário máquina, limpeza máquina lavar
Household > Laundry > Drying Racks And Clotheslines: estendal, varal, molas roupa, pregadores, corda roupa, varal de chão, varal de roupas, estendal vertical, prendedor de roupa
Household > Laundry > Laundry Baskets And Bags: cesto de roupa, saco de lavagem, roupeiro cesto, cesta roupa suja, cesto roupa, cesto para roupa suja
Household > Laundry > Lint Removers: tira-borbotos, rolo adesivo, removedor de borbotos, escova de roupa, tira pelos, papa bolinha, tira bolinhas, rolo tira pelos, removedor de bolinhas
Household > Dishwashing: lavagem de loiça, loiça, lava-louças
Household > Dishwashing > Dish Soap: detergente loiça, detergente lava-loiça manual, lava-louça, detergente louça, detergente neutro, detergente de louça, lava louças líquido, detergente de loiça, lava loiça manual, detergente coco
Household > Dishwashing > Dishwasher Tablets: pastilhas máquina loiça, cápsulas máquina loiça, detergente máquina loiça, tabletes lava-louças, pastilhas lava loiça, detergente máquina lavar loiça, detergente lava louças em pó, tabletes lava louças, sabão lava louças
Household > Dishwashing > Rinse Aid And Dishwasher Salt: abrilhantador, sal máquina loiça, limpa máquinas loiça, secante abrilhantador
Household > Dishwashing > Sponges And Dish Brushes: esfregão, esponja cozinha, esponja loiça, palha de aço, escova loiça, esponja de aço, lã de aço, esponja multiuso, esponja de louça, esponja dupla face, palha aço
Household > Cleaning: produto de limpeza, limpeza, limpador
Household > Cleaning > All Purpose Cleaners: limpa tudo, multiusos, multiuso, limpador multiuso, creme limpeza, vinagre de limpeza, limpador perfumado, esponja mágica, limpeza pesada, limpador uso geral, creme de limpeza multiuso, sapólio, saponáceo
Household > Cleaning > Bathroom Cleaners: limpa casa de banho, anticalcário, limpa banheiro, antibolor, tira-limos, limpa banheiros, anticalcário spray, remove limo, tira limo, limpador de banheiro, limpa rejunte
Household > Cleaning > Toilet Cleaners: limpa sanitas, desinfetante sanitário, bloco sanitário, gel wc, limpador vaso sanitário, pastilha sanitária, pastilha adesiva, pedra sanitária, gel sanitário, bloco wc
Household > Cleaning > Kitchen Cleaners And Degreasers: desengordurante, limpa fornos, limpador cozinha, limpa placas, limpa vitrocerâmica, desengordurante cozinha, desengordurante spray, limpa forno, limpa gordura
Household > Cleaning > Descalers: descalcificante, descalcificador máquina café, pastilhas descalcificantes, descalcificante máquina de café, descalcificador cafeteira
Household > Cleaning > Glass Cleaners: limpa vidros, limpa-vidros, limpador vidros
Household > Cleaning > Floor Cleaners: lava chão, lava tudo chão, limpa pavimentos, limpador de piso, cera chão, lava tudo, limpador de pisos, limpa piso, cera líquida piso, lava chão perfumado
Household > Cleaning > Carpet And Upholstery Cleaners: limpa carpetes, limpa estofos, limpa tapetes, limpador estofados, limpa sofá, limpa tapetes e estofados, limpa alcatifas
Household > Cleaning > Furniture And Leather Care: limpa móveis, lustra móveis, cera móveis, hidratante couro, limpa couro
Household > Cleaning > Metal Polish: limpa metais, limpa pratas, limpa inox, polidor metais
Household > Cleaning > Disinfectants And Bleach: lixívia, água sanitária, desinfetante, amoníaco, cloro, lixívia tradicional, lixívia perfumada, desinfetante pinho, desinfetante perfumado
Household > Cleaning > Cleaning Wipes: toalhitas limpeza, toalhitas desinfetantes, lenços desinfetantes, toalhitas multiusos
Household > Cleaning > Drain Cleaners: desentupidor, desentope canos, soda cáustica, fossa séptica
Household > Cleaning > Mops And Buckets: esfregona, mopa, balde, recarga esfregona, rodo, limpa janelas, rodo mágico, mop giratório, mop spray, balde espremedor, esfregona microfibra, refil mop, mop flat, balde com rodas
Household > Cleaning > Brooms And Brushes: vassoura, pá, piaçaba, escova sanita, escova limpeza, escova vaso sanitário, vassoura pelo, vassoura mágica, pá de lixo, pá e vassoura, escova sanitária, escova multiuso
Household > Cleaning > Cloths And Dusters: pano microfibra, pano de limpeza, espanador, pano do pó, flanela, pano chão, pano multiuso, panos de limpeza, pano de microfibra, pano de prato microfibra, espanador de pó, pano mágico
Household > Cleaning > Cleaning Gloves: luvas de limpeza, luvas de borracha, luvas domésticas, luvas latex
Household > Paper Products: papel doméstico, produtos de papel
Household > Paper Products > Toilet Paper: papel higiénico, papel higiênico, papel higiénico húmido, papel higiênico folha dupla, papel higiénico rolos, papel higiênico folha tripla
Household > Paper Products > Paper Towels: papel de cozinha, rolo de cozinha, papel toalha, toalhas de papel, papel toalha rolos, rolo cozinha, papel cozinha
Household > Paper Products > Tissues: lenços de papel, lenços faciais, lenços de bolso
Household > Paper Products > Paper Napkins: guardanapos, guardanapos de papel
Household > Disposable Tableware: pratos descartáveis, copos descartáveis, talheres descartáveis, palhinhas, canudos, palitos dentes, copo descartável, prato descartável, garfo descartável, canudo papel, palito de dente, marmita descartável, colher descartável, copos de papel, embalagem marmita
Household > Food Wraps: embalagem alimentos, película e papel, película cera de abelha
Household > Food Wraps > Cling Film: película aderente, película transparente, filme aderente, filme pvc
Household > Food Wraps > Aluminum Foil: papel de alumínio, folha de alumínio, papel alumínio, formas alumínio
Household > Food Wraps > Baking Paper: papel vegetal, papel manteiga, papel de forno
Household > Food Wraps > Freezer And Sandwich Bags: sacos congelação, sacos zip, sacos alimentos, sacos vácuo, sacos cubos gelo, sacos congelação zip, saco zip, sacos para alimentos, saco plástico freezer, saco hermético
Household > Trash Bags: sacos do lixo, sacos lixo, saco de lixo, saco para lixo, sacos lixo fecho fácil, saco lixo reforçado
Household > Trash Cans: balde do lixo, caixote do lixo, lixeira, ecoponto, cesto papéis
Household > Air Care: ambientador, aromatizador, odorizador
Household > Air Care > Air Freshener Sprays: ambientador spray, spray ambiente, ambientador tecidos, odorizador spray
Household > Air Care > Scent Diffusers: difusor, ambientador elétrico, recarga ambientador, difusor varetas, incenso, difusor aromas, varetas perfumadas, difusor de ambiente, difusor de varetas, incenso varetas, aromatizador elétrico, home spray
Household > Air Care > Odor And Moisture Absorbers: desumidificador recarga, absorvente de humidade, absorve odores, anti-humidade, antimofo
Household > Pest Control: controlo de pragas, inseticida, repelente, percevejos, anti-pombos
Household > Pest Control > Insect Killers: mata moscas, mata formigas, mata baratas, inseticida spray, armadilha moscas, isco formigas, baratas, formigas, gel barata, inseticida aerossol, inseticida baratas, mata insetos, isca barata, raquete elétrica mosquito, inseticida multi inseticida, mata barata
Household > Pest Control > Mosquito Repellents: anti-mosquitos, repelente mosquitos, espiral mosquitos, mosquiteiro, citronela, repelente insetos, repelente, repelente spray, repelente elétrico, repelente de insetos, repelente loção, inseticida elétrico refil, pulseira repelente, vela citronela
Household > Pest Control > Moth Repellents: anti-traça, traças, naftalina, bolas de cânfora, armadilha traças
Household > Pest Control > Rodent Control: raticida, ratoeira, veneno ratos, armadilha ratos, isco ratos
Baby: bebê, recém-nascido, puericultura, artigos para bebé, bebês, bebés, 0-6 meses, criança pequena, enxoval
Baby > Diapers: fraldas, fralda, fralda tamanho, mega pack fraldas, hiper pack
Baby > Diapers > Disposable Diapers: fraldas descartáveis, fralda tamanho G, fralda RN, fraldas tamanho M, fraldas tamanho G, fralda XG, fralda XXG, fraldas T4, fraldas T5
Baby > Diapers > Diaper Pants: fralda calça, fraldas cueca, fralda-calça, fralda pants, fralda roupinha, calça de treino, cueca fralda
Baby > Diapers > Swim Diapers: fraldas de piscina, fralda de natação, fralda para água, fralda de piscina, fralda para piscina
Baby > Diapers > Cloth Diapers: fraldas de pano, fraldas reutilizáveis, fralda ecológica, absorvente fralda, fralda de pano, fralda de boca
Baby > Diapers > Changing Pads: trocador, muda fraldas, resguardo, colchão muda-fraldas, trocador portátil, trocador de bebê, resguardos
Baby > Diapers > Diaper Pails: balde de fraldas, contentor de fraldas, recarga contentor, lixeira de fraldas, caixote fraldas, recarga contentor fraldas
Baby > Diapers > Diaper Bags: mala de maternidade, bolsa maternidade, saco muda-fraldas, mochila maternidade, mala maternidade, saco maternidade
Baby > Baby Food: alimentação infantil, comida de bebé, papinha, a partir dos 6 meses, desde os 6 meses, 6m+
Baby > Baby Food > Infant Formula: fórmula infantil, leite de transição, leite para lactentes, leite infantil, leite 1, leite em pó bebê
Baby > Baby Food > Toddler Milk: leite de crescimento, composto lácteo, leite 3
Baby > Baby Food > Baby Cereal: papa láctea, farinha láctea, cereais bebé, mucilon, papa não láctea, mingau, cereal infantil, papas bebê
Baby > Baby Food > Baby Purees And Meals: boião, boiões, papinha, sopinha, puré bebé, comidinha, saqueta de fruta, pacotinho bebé, purê sachê, bolsinha de fruta, papinhas, boião de fruta, saqueta fruta bebé
Baby > Baby Food > Baby Snacks: bolacha bebé, biscoito bebê, snack bebé, biscoito de polvilho bebê, bolacha bebê, bolachas primeiras, bolachinhas
Baby > Baby Food > Baby Drinks: suco bebê, chá bebé, sumo bebé, água para bebé, chá bebê, infusão bebé, água bebé
Baby > Feeding: alimentação do bebé, amamentação, refeição bebé, sem BPA
Baby > Feeding > Baby Bottles: biberão, mamadeira, biberão anticólica, mamadeira anticólica, tetina, bico de mamadeira, bicos, tetina fluxo médio, mamadeiras, biberões, anticólica, bico mamadeira
Baby > Feeding > Pacifiers: chupeta, chupetas, corrente chupeta, prendedor de chupeta, porta chupeta
Baby > Feeding > Teethers: mordedor, anel de dentição, mordente, mordedores, alimentador bebê
Baby > Feeding > Sippy Cups: copo de aprendizagem, copo de transição, copo antigotas, copo com palhinha, copo de treinamento, copo aprendizagem, copo antivazamento, copo de treino
Baby > Feeding > Bibs: babete, babador, babador de silicone, bandana bebé, fralda de boca, babadores, babetes, babador bandana, fralda de ombro, paninho de boca
Baby > Feeding > Baby Tableware And Containers: prato bebé, colher bebé, talheres infantis, prato com ventosa, tigela, doseador de leite, dosador de leite em pó, potes papinha, recipientes papa, colher bebê, talher bebê, pratinho, tigela com ventosa, dosador leite em pó, kit alimentação bebê
Baby > Feeding > Breast Pumps: bomba tira-leite, extrator de leite, bomba tira leite, coletor de leite, bomba extratora, tira-leite
Baby > Feeding > Nursing Supplies: discos de amamentação, absorventes para seios, protetor de mamilo, sacos leite materno, lanolina, pomada mamilos, almofada de amamentação, almofada gravidez, travesseiro de amamentação, absorvente para seios, pomada para mamilos, bico de silicone seio, saquinhos leite materno, concha amamentação
Baby > Feeding > Bottle Warmers And Sterilizers: aquecedor de biberões, esterilizador, aquecedor de mamadeira, escova biberão, robô papas, esterilizador de mamadeira, esterilizador a vapor, escova mamadeira, escorredor de mamadeira, robot bebé
Baby > Baby Care: cuidados do bebé, higiene bebé, cuidados com o bebê, pele do bebê, sem lágrimas
Baby > Baby Care > Baby Wipes: toalhitas, toalhitas bebé, lenços umedecidos, toalhetes bebé, lenço umedecido, toalhinhas umedecidas
Baby > Baby Care > Baby Shampoo And Bath: shampoo bebê, champô bebé, sabonete bebê, gel de banho bebé, sabonete líquido infantil, sabonete líquido bebê, da cabeça aos pés, colônia bebê, condicionador bebê
Baby > Baby Care > Baby Lotion Oil And Powder: óleo bebê, loção hidratante bebê, creme bebé, óleo de amêndoas bebé, leite corporal bebé, talco bebê, pó de talco, talco, hidratante bebê, loção bebê, óleo para bebê, óleo de amêndoas bebê
Baby > Baby Care > Diaper Rash Cream: creme muda-fraldas, pomada para assaduras, creme assaduras, pasta d'água, pomada assaduras, creme para assaduras, creme muda fralda, pasta de água, creme preventivo de assaduras
Baby > Baby Care > Baby Sun Care: protetor solar bebê, protetor solar infantil, creme solar bebé, protetor solar bebé
Baby > Baby Care > Baby Oral Care: escova de dentes bebé, pasta de dentes bebé, gel dental infantil, dedeira, gel gengivas, escova dental bebê, primeiros dentes
Baby > Baby Care > Baby Grooming: tesoura unhas bebé, escova cabelo bebé, corta-unhas bebé, cotonetes bebé, kit higiene bebé, tesourinha bebê, cortador de unha bebê, corta unhas bebé, kit higiene bebê, kit manicure bebê, escova e pente bebê
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: aspirador nasal, soro fisiológico bebé, termómetro bebé, termômetro infantil, termómetro de banho, termômetro bebê, termómetro banho bebé, aspirador nasal infantil
Baby > Baby Care > Baby Bathtubs: banheira bebé, assento de banho, banheira infantil, suporte banheira, banheira bebê, banheira dobrável bebê, assento de banho bebê, suporte banheira bebê
Baby > Baby Care > Potties And Training Seats: bacio bebé, penico, redutor de sanita, troninho, assento redutor, pinico, redutor sanita, penico bebê, redutor de assento
Baby > Strollers: carrinho de bebé, carrinho de passeio, carrinho de bebê, carrinho bebê, carrinho passeio, carrinho bebé
Baby > Strollers > Travel Systems: trio carrinho, travel system, carrinho trio, alcofa, moisés carrinho, carrinho com bebê conforto, trio bebé, carrinho 3 em 1
Baby > Strollers > Buggies And Lightweight Strollers: bengala carrinho, carrinho guarda-chuva, carrinho compacto, carrinho leve, cadeira de passeio, bengala bebé
Baby > Strollers > Twin Strollers: carrinho gémeos, carrinho duplo, carrinho para gêmeos, carrinho gêmeos
Baby > Strollers > Stroller Accessories: capa de chuva carrinho, saco carrinho, organizador carrinho, guarda-sol carrinho, mosquiteiro carrinho, patim, organizador carrinho bebê, sombrinha carrinho, bolsa organizadora carrinho
Baby > Baby Carriers: porta-bebés, canguru bebê, sling, marsúpio, pano porta-bebés, canguru ergonômico, canguro ergonômico, sling bebê, marsúpio bebé, mochila canguru
Baby > Car Seats: cadeira auto, cadeirinha de carro, cadeira para carro, cadeirinha para auto, cadeirinha, cadeira para auto, cadeira auto bebé, 0 a 25kg cadeirinha, 0 a 36kg cadeira
Baby > Car Seats > Infant Car Seats: ovinho, bebê conforto, grupo 0+, babycoque, ovo bebé, grupo 0, babyseat, cadeira auto grupo 0
Baby > Car Seats > Convertible Car Seats: cadeira giratória auto, grupo 1, cadeira conversível, cadeira 360, cadeira auto 360, cadeirinha 360, cadeira 0 a 25kg, cadeirinha 0 a 36kg
Baby > Car Seats > Booster Seats: assento elevatório, banco elevatório, grupo 2/3, assento de elevação, booster auto
Baby > Car Seats > Car Seat Accessories: base isofix, protetor de banco, espelho bebé carro, para-sol bebé, redutor cadeira, espelho retrovisor bebê, espelho carro bebé, protetor banco cadeirinha, capa bebê conforto, capa cadeira auto
Baby > Nursery: quarto de bebé, quarto de bebê, decoração bebé, enxoval bebê
Baby > Nursery > Cribs And Cots: berço, cama de grades, berço americano, cômoda trocador, mini berço
Baby > Nursery > Bassinets And Bedside Cribs: berço next to me, alcofa, co-sleeper, ninho bebê, berço acoplado, moisés, berço co-sleeping, moisés bebê
Baby > Nursery > Travel Cots: cama de viagem, berço desmontável, parque bebé, cercadinho, berço portátil, berço de viagem, cama de viagem bebé, chiqueirinho, cercado bebê, berço cercadinho
Baby > Nursery > Baby Bedding And Mattresses: lençol berço, manta bebé, protetor berço, cueiro, kit berço, edredão berço, rolinho, colchão berço, colchão de bebé, protetor colchão berço, manta bebê, mosquiteiro berço, naninha manta
Baby > Nursery > Baby Sleeping Bags: saco de dormir bebé, saco de dormir bebê, saquinho de dormir, saco de bebé TOG
Baby > Nursery > Night Lights And Soothers: luz de presença, luz noturna bebé, móbile berço, mobile musical, ruído branco, projetor bebé, mobile berço, abajur bebê
Baby > Nursery > Bouncers And Swings: espreguiçadeira bebé, cadeira de descanso bebê, baloiço bebé, balanço bebê, cadeirinha vibratória, cadeirinha de descanso, bouncer bebê
Baby > Nursery > High Chairs: cadeira alta, cadeira de refeição, cadeira de papa, cadeirão, cadeira de alimentação, cadeira alta bebê, cadeira refeição
Baby > Nursery > Play Mats And Baby Gyms: tapete de atividades, ginásio bebé, tapete infantil, ginásio de atividades, ginásio bebê, tapete infantil bebê, tapete de atividades bebé
Baby > Nursery > Baby Walkers: andador bebê, andarilho, aranha bebé, andador infantil, andarilho bebê
Baby > Baby Safety: segurança infantil, segurança bebé
Baby > Baby Safety > Baby Monitors: intercomunicador bebé, babá eletrônica, monitor de bebé, câmara bebé, monitor bebê, babá eletronica
Baby > Baby Safety > Safety Gates: barreira de segurança, cancela escadas, portão de segurança, grade de cama, grade de proteção porta, barreira de cama, portão bebê, cancela bebé, cancela segurança
Baby > Baby Safety > Safety Locks And Guards: protetor de tomada, trava gaveta, protetor de quina, protetor de cantos, trinco segurança, arnês bebé, trava armário, trava de segurança, protetor cantos, protetor tomadas
Baby > Baby Gifts: presente bebé, doudou, naninha, álbum do bebê, kit impressão bebé, lembrança nascimento, presente recém-nascido, kit presente bebê, livro do bebê, kit mãozinha, chá de bebê, chá de fraldas, lembrancinha maternidade, cesto recém-nascido
Pets: animal de estimação, animais, produtos pet, pet, para cães, para gatos, animais de estimação, pet shop
Pets > Dog Food: comida para cão, ração cachorro, alimento para cães, cão, cães, cachorro, filhotes, raças pequenas, cães adultos, ração cães
Pets > Dog Food > Dry Dog Food: ração seca cães, ração para cachorro, ração cães adultos, croquetes cão, ração para cães, ração cachorro, ração filhotes
Pets > Dog Food > Wet Dog Food: comida húmida cão, ração úmida cachorro, sachê cachorro, patê cão, lata cão, sachê cães, ração úmida cães, patê cães
Pets > Dog Food > Raw And Frozen Dog Food: BARF cão, alimentação natural cachorro, comida crua cão, alimentação natural cães
Pets > Dog Food > Dog Treats: petiscos cão, snacks para cão, bifinho, biscoito cachorro, guloseimas cão, petisco cães, petiscos para cães, bifinhos, biscoito cães, snacks cão
Pets > Dog Food > Dog Chews And Dental Sticks: palito dental, osso cão, osso de couro, orelha de porco, snack dental cão, ossinho, osso cães, snack dental cães, osso mastigável, palito dental cães
Pets > Dog Food > Veterinary Dog Food: ração terapêutica cão, dieta veterinária cão, gastrointestinal cães, ração terapêutica cães, ração veterinária cães
Pets > Cat Food: comida para gato, ração gato, alimento para gatos, gato, gatos, gatos castrados, gatinho, ração gatos
Pets > Cat Food > Dry Cat Food: ração seca gatos, ração para gatos, ração gatos castrados, croquetes gato
Pets > Cat Food > Wet Cat Food: comida húmida gato, sachê gato, lata gato, patê gato, ração úmida gato, sachê gatos, patê gatos
Pets > Cat Food > Cat Treats: petiscos gato, snack gato, malte gato, bifinho gato, guloseimas gato, petisco gatos
Pets > Cat Food > Veterinary Cat Food: ração urinária gato, dieta veterinária gato, renal gato, ração veterinária gatos
Pets > Pet Supplies: acessórios animais, acessórios cão, acessórios gato, acessórios pet
Pets > Pet Supplies > Cat Litter: areia para gatos, areia gato, areia aglomerante, granulado higiênico, areia sílica, areia gatos, areia higiênica, granulado sanitário
Pets > Pet Supplies > Litter Boxes: caixa de areia, liteira, bandeja sanitária gato, banheiro gato, pá areia, caixa de areia gatos, bandeja sanitária gatos, wc gato
Pets > Pet Supplies > Dog Collars And Leashes: trela, coleira, peitoral, guia retrátil, açaime, focinheira, guia cachorro, guia cães, peitoral cães
Pets > Pet Supplies > Dog Training And Deterrents: coleira anti-latido, coleira adestramento, clicker, apito cão, repelente cão, coleira antilatido
Pets > Pet Supplies > Puppy Training Pads: tapete higiênico, resguardos cão, tapetes educadores, fralda tapete cachorro
Pets > Pet Supplies > Dog Beds: cama cão, cama cachorro, colchão cão, almofada cão, manta cão, cama cães, caminha pet, cama para cachorro, cama para cães
Pets > Pet Supplies > Cat Beds And Furniture: arranhador, árvore gato, cama gato, porta para gatos, cubo gato, arranhador gatos
Pets > Pet Supplies > Crates And Carriers: transportadora, caixa de transporte, casota cão, casinha cachorro, mochila pet, capa banco cão, transportadora gato
Pets > Pet Supplies > Dog Clothing: casaco cão, roupa cachorro, capa chuva cão, camisola cão, roupinha pet
Pets > Pet Supplies > Pet Bowls And Feeders: comedouro, bebedouro, fonte gato, taça cão, tigela cachorro, alimentador automático, bebedouro gatos, comedouro cães
Pets > Pet Supplies > Dog Toys: brinquedo cão, brinquedo cachorro, bola cão, corda cão, mordedor cão, tapete olfativo, brinquedo cães, mordedor cães
Pets > Pet Supplies > Cat Toys: brinquedo gato, varinha gato, rato gato, túnel gato, laser gato, catnip, brinquedo gatos
Pets > Pet Supplies > Pet Grooming: escova cão, escova gato, corta-unhas cão, máquina de tosa, luva pelo, rasqueira, escova cães, tosa cães
Pets > Pet Supplies > Pet Shampoo: champô cão, shampoo cachorro, toalhitas cão, perfume cão, bálsamo patas, lenços pet, shampoo cães, shampoo pet
Pets > Pet Supplies > Flea And Tick Treatment: antiparasitário, pipeta cão, coleira antipulgas, antipulgas, desparasitante, vermífugo, carrapatos
Pets > Pet Supplies > Pet Supplements: suplemento cão, condroprotetor, óleo de salmão cão, calmante cão, probiótico gato, vitaminas pet, suplemento cães, suplemento gatos
Pets > Pet Supplies > Pet Health And First Aid: limpador de ouvidos cão, pasta de dentes cão, colar isabelino, fralda cão, escova dentes cão, curativo pet, pasta de dente cães, colar elizabetano, cone elizabetano
Pets > Pet Supplies > Pet Waste And Odor Control: sacos de dejetos, sacos cocó cão, cata caca, eliminador de odores animal, removedor urina, saquinhos cães
Pets > Pet Supplies > Pet Trackers: localizador GPS cão, rastreador pet, GPS gato, câmara para animais, coleira luminosa, rastreador GPS cão
Pets > Fish And Aquariums: aquariofilia, aquário, peixes, aquarismo
Pets > Fish And Aquariums > Fish Food: alimento para peixes, ração peixes, comida peixe, flocos peixes, alimento peixes
Pets > Fish And Aquariums > Aquariums And Tanks: kit aquário, aquário nano, móvel aquário, betteira
Pets > Fish And Aquariums > Aquarium Filters And Pumps: filtro aquário, aquecedor aquário, bomba ar aquário, termostato aquário, cartucho filtro aquário, bomba submersa aquário, bomba aquário
Pets > Fish And Aquariums > Aquarium Decor And Lighting: decoração aquário, cascalho aquário, luz aquário, plantas aquário, substrato aquário
Pets > Fish And Aquariums > Water Care And Test Kits: condicionador água aquário, teste água aquário, anti-algas aquário, bactérias aquário, fertilizante aquário
Pets > Birds: ave, periquito, canário, papagaio, pássaro
Pets > Birds > Bird Food: ração papagaio, alpista, mistura periquito, alimento aves, mistura canários, alpiste, ração calopsita, alimento periquitos
Pets > Birds > Bird Treats: painço, palitos periquito, osso de choco, papa de cria, grit aves
Pets > Birds > Wild Bird Food: bolas de gordura, sementes aves silvestres, comida pássaros jardim, alpista aves selvagens
Pets > Birds > Bird Cages And Accessories: gaiola, gaiola papagaio, viveiro aves, poleiro, brinquedo papagaio, comedouro aves, gaiola calopsita
Pets > Small Animals: roedor, coelho, porquinho da Índia, hamster, pequenos animais
Pets > Small Animals > Small Animal Food: ração coelho, comida hamster, alimento porquinho da Índia, ração chinchila, ração roedores, ração hamster
Pets > Small Animals > Pet Hay: feno, feno coelhos, feno de timóteo, alfafa coelho
Pets > Small Animals > Small Animal Treats: snack coelho, palitos roedores, petisco hamster, madeira roer, petisco coelho
Pets > Small Animals > Small Animal Bedding: serradura, cama roedores, aparas de madeira, leito roedores, areia chinchila, granulado roedores, serragem
Pets > Small Animals > Small Animal Cages And Accessories: gaiola hamster, coelheira, gaiola coelho, roda hamster, bebedouro roedores, cercado coelho, casinha roedor
Pets > Reptiles And Amphibians: réptil, tartaruga, terrário, cobra, lagarto
Pets > Reptiles And Amphibians > Reptile Food: alimento tartarugas, ração tartarugas, gammarus, grilos, cálcio répteis, ração tartaruga
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: lâmpada aquecimento répteis, lâmpada UVB, substrato terrário, tapete térmico répteis, aquaterrário
Pets > Horse And Farm Animals: cavalo, cuidados equinos, galinhas, gado
Pets > Horse And Farm Animals > Horse Feed And Care: ração cavalos, petiscos cavalo, óleo cascos, repelente moscas cavalo, pedra de sal, manta cavalo
Pets > Horse And Farm Animals > Poultry Feed And Supplies: ração galinhas, galinheiro, bebedouro galinhas, comedouro galinhas, chocadeira, milho galinhas
Clothing: roupa, vestuário, moda feminina, moda masculina, feminina, feminino, masculina, masculino, manga curta, manga longa, manga comprida, cintura alta, gola redonda, decote v
Clothing > Tops: top feminino, túnica, parte de cima
Clothing > Tops > T-Shirts: t-shirt, camiseta, camisola manga curta, baby look, camiseta básica, camiseta estampada, camiseta oversized
Clothing > Tops > Polo Shirts: polo, camisa polo, polo piquet, gola polo, camiseta polo
Clothing > Tops > Tank Tops: regata, camisola de alças, top de alças, camiseta regata, regata nadador, regata feminina
Clothing > Tops > Shirts: camisa, camisa masculina, camisa manga comprida
Clothing > Tops > Shirts > Dress Shirts: camisa social, camisa clássica, camisa formal
Clothing > Tops > Shirts > Casual Shirts: camisa xadrez, camisa jeans, camisa de linho, camisa havaiana, camisa de flanela, sobrecamisa
Clothing > Tops > Blouses: blusa, camisa feminina, bata, blusa feminina, blusa manga bufante, bata feminina
Clothing > Tops > Long Sleeve Tops: camiseta manga longa, t-shirt manga comprida, camisola manga comprida
Clothing > Tops > Crop Tops: cropped, top curto, tomara que caia, corpete, cropped canelado, top cropped
Clothing > Tops > Bodysuits: body, body feminino
Clothing > Tops > Sweaters: malha, tricô, caxemira
Clothing > Tops > Sweaters > Pullovers: camisola de malha, suéter, pulôver, blusa de tricô, gola alta, camisola de gola alta, gola rolê, suéter tricô, camisola de lã, blusa de lã
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: cardigã, casaco de malha, casaquinho, bolero, colete de malha, colete de tricô
Clothing > Tops > Hoodies: moletom com capuz, sweat com capuz, camisola com capuz, blusa de moletom, moletom canguru, casaco moletom
Clothing > Tops > Sweatshirts: sweatshirt, moletom, sweat, moletom feminino, moletom masculino, blusa moletom
Clothing > Bottoms: parte de baixo
Clothing > Bottoms > Jeans: calça jeans, calças de ganga, jeans, ganga, calça skinny, calça jeans feminina, calça mom, calça flare, calça wide leg jeans
Clothing > Bottoms > Trousers: calças, calça, calça pantalona, calças de bombazine, calça de linho
Clothing > Bottoms > Trousers > Chinos: calça chino, calças chino
Clothing > Bottoms > Trousers > Dress Pants: calça social, calças clássicas, calça de alfaiataria, calças de fato
Clothing > Bottoms > Trousers > Cargo Pants: calça cargo, calças cargo
Clothing > Bottoms > Trousers > Sweatpants: calça de moletom, calças de treino, calças jogger, calça jogger, calça moletom, calça jogger masculina
Clothing > Bottoms > Leggings: leggings, calça legging
Clothing > Bottoms > Shorts: calções, bermuda, shorts, short jeans
Clothing > Bottoms > Skirts: saia, minissaia, saia plissada, saia midi, saia jeans, saia lápis
Clothing > Dresses: vestido, vestido feminino
Clothing > Dresses > Casual Dresses: vestido de verão, vestido chemise, vestido longo, vestido midi, vestido curto, vestido de malha, vestido floral, vestido estampado, vestido midi feminino, vestido soltinho
Clothing > Dresses > Evening Dresses: vestido de festa, vestido de noite, vestido de cocktail, vestido de gala
Clothing > Dresses > Wedding Dresses: vestido de noiva, vestido dama de honor, véu de noiva
Clothing > Jumpsuits And Rompers: macacão, macaquinho, jumpsuit, macacão feminino, macaquinho feminino, macacão pantacourt
Clothing > Jumpsuits And Rompers > Dungarees: jardineiras, jardineira jeans
Clothing > Outerwear: agasalho, roupa exterior
Clothing > Outerwear > Jackets: jaqueta, casaco curto, blusão, casaco de inverno
Clothing > Outerwear > Jackets > Denim Jackets: jaqueta jeans, casaco de ganga, blusão de ganga
Clothing > Outerwear > Jackets > Leather Jackets: jaqueta de couro, casaco de cabedal, blusão de pele, jaqueta de camurça
Clothing > Outerwear > Jackets > Bomber Jackets: jaqueta bomber, bomber, casaco aviador
Clothing > Outerwear > Jackets > Rain Jackets: impermeável, capa de chuva, casaco impermeável, gabardina chuva, corta-vento impermeável
Clothing > Outerwear > Jackets > Puffer Jackets: jaqueta puffer, blusão acolchoado, casaco de penas, kispo, jaqueta bobojaco, casaco acolchoado, jaqueta corta vento acolchoada, casaco puffer
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: casaco polar, jaqueta de fleece, jaqueta teddy, camisola polar, polar, blusa de fleece
Clothing > Outerwear > Jackets > Windbreakers And Softshells: corta-vento, quebra-vento, anoraque, casaco softshell, jaqueta softshell, corta vento, jaqueta corta vento
Clothing > Outerwear > Gilets: colete, colete acolchoado, colete puffer
Clothing > Outerwear > Coats: casaco comprido, sobretudo, casaco de lã, casacão
Clothing > Outerwear > Coats > Parkas: parka, parca
Clothing > Outerwear > Coats > Trench Coats: gabardina, trench coat, casaco trench
Clothing > Outerwear > Coats > Ponchos And Capes: poncho, capa, pelerine
Clothing > Suits And Tailoring: alfaiataria, roupa formal
Clothing > Suits And Tailoring > Suits: fato, terno, smoking, fato completo, terno slim, conjunto blazer e calça
Clothing > Suits And Tailoring > Blazers: blazer, paletó, casaco de fato
Clothing > Suits And Tailoring > Waistcoats: colete social, colete de fato
Clothing > Underwear: roupa interior, roupa íntima, lingerie, underwear
Clothing > Underwear > Bras: soutien, sutiã, soutien push-up, sutiã amamentação, sutiã sem bojo, sutiã renda, sutiã com bojo, sutiã tomara que caia, soutien sem aros
Clothing > Underwear > Panties: cuecas mulher, calcinha, tanga, fio dental, cueca menstrual, calcinhas, kit calcinha, calcinha fio dental, calcinha algodão, cuecas de senhora
Clothing > Underwear > Boxers And Briefs: boxers, cueca, cueca boxer, cuecas homem, kit cueca, cuecas boxer, cueca slip
Clothing > Underwear > Undershirts: camisola interior, camiseta interior, segunda pele
Clothing > Underwear > Thermal Underwear: roupa térmica, camisola térmica, ceroulas, segunda pele térmica
Clothing > Underwear > Shapewear: cinta modeladora, cinta, body modelador, espartilho
Clothing > Underwear > Lingerie Sets: conjunto lingerie, camisola sexy, cinta-liga, baby doll
Clothing > Socks: meias, meia, meias de lã, peúgas, meias algodão, kit meias, meia cano alto, meia cano médio
Clothing > Socks > Ankle Socks: meias curtas, meias invisíveis, soquete, meia sapatilha, meia soquete, meia invisível, pezinhos
Clothing > Socks > Knee High Socks: meias até ao joelho, meião, meias altas, meias de ski
Clothing > Socks > Sports Socks: meias desportivas, meias de corrida, meia esportiva
Clothing > Socks > Tights And Stockings: collants, meia-calça, meias de liga, meia arrastão
Clothing > Socks > Leg Warmers: polainas, perneiras
Clothing > Sleepwear: roupa de dormir
Clothing > Sleepwear > Pajamas: pijama, calças de pijama, baby doll pijama, pijama longo, pijama inverno, pijama feminino, pijama plush, pijama americano
Clothing > Sleepwear > Nightgowns: camisa de noite, camisola de dormir, camisola de cetim, camisola renda, camisola longa, camisola amamentação
Clothing > Sleepwear > Bathrobes: roupão, robe de banho, roupão de banho
Clothing > Sleepwear > Loungewear: roupa de casa, homewear, conjunto loungewear
Clothing > Swimwear: fato de banho, moda praia, traje de banho
Clothing > Swimwear > Bikinis: biquíni, bikini, cueca bikini, tankini, biquíni cortininha, biquíni fio dental, calcinha biquíni, top biquíni
Clothing > Swimwear > Swimsuits: maiô, fato de banho inteiro, triquíni
Clothing > Swimwear > Swim Trunks: calções de banho, sunga, boardshort, bermuda praia, sunga box, sunga masculina, sunga boxer, short de praia, tactel
Clothing > Swimwear > Rash Guards: lycra surf, camiseta uv, camisola proteção solar
Clothing > Swimwear > Beach Cover Ups: saída de praia, pareo, canga, túnica de praia, saída de praia crochê, kaftan praia, saída praia
Clothing > Sportswear: roupa desportiva, camiseta esportiva, t-shirt técnica, roupa fitness
Clothing > Sportswear > Sports Bras: soutien desportivo, top esportivo, sutiã esportivo
Clothing > Sportswear > Sports Leggings: leggings desportivas, legging fitness, calça de yoga, legging academia
Clothing > Sportswear > Sports Shorts: calções desportivos, short esportivo, calção de futebol, saia de ténis
Clothing > Sportswear > Tracksuits: fato de treino, agasalho esportivo, casaco de treino, conjunto moletom, agasalho masculino, conjunto esportivo, fato treino
Clothing > Sportswear > Team Jerseys: camisola de futebol, camisa de time, camisola oficial, camisa do time, camisa seleção, camisa flamengo, camisa corinthians, camisola principal, camisola alternativa
Clothing > Sportswear > Ski Wear: casaco de ski, calças de ski, fato de neve, jaqueta snowboard
Clothing > Sportswear > Cycling Clothing: camisola de ciclismo, calções de ciclismo, bretelle ciclismo, camisa ciclismo
Clothing > Sportswear > Hiking Clothing: calças de caminhada, calças de trekking, calça bermuda trilha, calças outdoor
Clothing > Sportswear > Dancewear: maillot de ballet, collant de ballet, tutu, body ginástica
Clothing > Workwear: roupa de trabalho, vestuário profissional, uniforme
Clothing > Workwear > Work Trousers And Jackets: calças de trabalho, calça de brim trabalho, casaco de trabalho, jaqueta de trabalho, colete de trabalho
Clothing > Workwear > Coveralls: macacão de trabalho, fato-macaco, fato macaco
Clothing > Workwear > High Visibility Clothing: colete refletor, colete alta visibilidade, colete refletivo
Clothing > Workwear > Medical Uniforms: jaleco, bata médica, uniforme hospitalar, pijama cirúrgico, jaleco feminino, jaleco masculino, jaleco manga longa, scrub, pijama hospitalar
Clothing > Workwear > Chef Clothing: jaleca de chef, dólmã, calças de cozinheiro, chapéu de chef
Clothing > Maternity Clothing: roupa de grávida, vestido gestante, calças de grávida, top amamentação, gestante, calça gestante, grávida
Clothing > Costumes: fantasia, disfarce, fato de carnaval, máscara carnaval, cosplay, fantasia infantil, fantasia adulto, fantasia halloween, fantasia feminina
Clothing > Traditional Clothing: traje tradicional, traje típico
Clothing > Traditional Clothing > Dirndls And Lederhosen: dirndl, calção bávaro, traje bávaro
Clothing > Traditional Clothing > Kimonos And Saris: quimono, sari, abaya, kimono
Shoes: sapatos, calçado, sapato feminino, sapato masculino, sapato, sapato infantil, sapato conforto, sapato ortopédico
Shoes > Sneakers: ténis, tênis, sapatilhas, tênis casual, tênis casual feminino, tênis plataforma, tênis feminino, tênis masculino, tênis branco, tênis infantil
Shoes > Sneakers > Canvas Shoes: ténis de lona, sapatilhas de lona, tênis de lona
Shoes > Sneakers > Skate Shoes: ténis de skate, tênis skate, sapatilhas de skate
Shoes > Sneakers > Slip On Shoes: slip-on, ténis sem atacadores, tênis slip on, sapatilha iate
Shoes > Athletic Shoes: calçado desportivo, tênis esportivo, sapatilhas desportivas, ténis de caminhada
Shoes > Athletic Shoes > Running Shoes: ténis de corrida, tênis corrida, sapatilhas de corrida, sapatilhas de running, tênis trail, tênis corrida masculino, tênis para corrida, sapatilhas trail
Shoes > Athletic Shoes > Training Shoes: ténis de treino, tênis academia, sapatilhas de treino, tênis crossfit
Shoes > Athletic Shoes > Football Boots: chuteiras, chuteira society, chuteira futsal, botas de futebol, chuteira, chuteira campo, chuteira de trava
Shoes > Athletic Shoes > Basketball Shoes: ténis de basquetebol, tênis basquete, sapatilhas de basquetebol
Shoes > Athletic Shoes > Tennis Shoes: ténis para ténis, sapatilhas de padel, tênis de tênis, sapatilhas de ténis, ténis padel, tênis para tênis
Shoes > Athletic Shoes > Golf Shoes: sapatos de golfe, tênis golfe
Shoes > Athletic Shoes > Cycling Shoes: sapatos de ciclismo, sapatilha ciclismo, sapatilhas btt
Shoes > Athletic Shoes > Hiking Shoes: botas de caminhada, botas de trekking, bota trilha, sapatos de montanha, bota de trilha, bota adventure, bota de trekking, botas montanha, tênis adventure
Shoes > Athletic Shoes > Climbing Shoes: pés de gato, sapatilhas de escalada, sapatilha escalada
Shoes > Athletic Shoes > Dance Shoes: sapatos de dança, sapatilhas de ballet, sapatilha de ponta, sapatilha balé, sapatilha de ballet, sapatilha meia ponta, sapato de sapateado
Shoes > Athletic Shoes > Water Shoes: sapatos aquáticos, sapatilha aquática, sapatos de água, sapatilhas de água, sapato neoprene
Shoes > Boots: botas, bota feminina, bota masculina, botas de couro, bota couro
Shoes > Boots > Ankle Boots: botins, bota cano curto, botim, ankle boot, botinha, botinas
Shoes > Boots > Chelsea Boots: botas chelsea, bota chelsea
Shoes > Boots > Knee High Boots: botas altas, bota cano longo, bota over the knee, botas de montar, bota montaria
Shoes > Boots > Combat Boots: coturno, botas militares, bota tática, botas motard, coturno feminino, coturno militar, coturno tratorado
Shoes > Boots > Cowboy Boots: botas texanas, bota country, botas de cowboy, bota texana, bota cowboy
Shoes > Boots > Winter Boots: botas de neve, botas de inverno, bota forrada, botas apre-ski, bota inverno
Shoes > Boots > Rain Boots: galochas, botas de borracha, bota de chuva, galocha, galocha feminina, botas de chuva, bota de borracha
Shoes > Sandals: sandálias, sandália plataforma, sandálias de cunha, sandália anabela, papete, sandália, rasteirinha, rasteira, sandália papete, sandália salto bloco
Shoes > Sandals > Flip Flops: chinelos, chinelo de dedo, havaianas, chinelo, chinelas, sandália de dedo, havaiana
Shoes > Sandals > Slides: chinelos slide, chinelo slide, chinelos de piscina, mules, tamanco, slide feminino, slide masculino, tamanco mule, chinelo nuvem
Shoes > Sandals > Clogs: socas, tamancos, babuche, crocs, soca, tamanco
Shoes > Sandals > Espadrilles: alpargatas, alpercatas, espadrilles, alpercatas de cunha, alpargata feminina
Shoes > Slippers: pantufas, chinelos de quarto, chinelo de quarto, pantufa, pantufa feminina
Shoes > Dress Shoes: sapatos sociais, sapato social, sapatos clássicos, sapatos de cerimónia
Shoes > Dress Shoes > Oxford Shoes: sapatos oxford, sapatos derby, sapato de atacadores, sapato oxford, sapato social, sapatos de atacadores, sapato derby, oxford feminino
Shoes > Dress Shoes > Loafers: mocassins, mocassim, sapatos de vela, sapato dockside, sapato mocassim, dockside, sapatos vela, sapato de vela, sapatilha mocassim, loafer feminino
Shoes > Dress Shoes > High Heels: sapatos de salto alto, salto alto, scarpin, stilettos, sapatos de tacão, sapato de salto, salto fino, stiletto, scarpin feminino
Shoes > Dress Shoes > Flats: sabrinas, sapatilha feminina, bailarinas, mary jane, sapatilha, sapatilha bico fino, sapatilha boneca, sabrina
Shoes > Safety Shoes: sapatos de segurança, botas biqueira de aço, botina de segurança, calçado de segurança, bota de segurança, botina, sapato de segurança, botas de trabalho, epi calçado
Shoes > Shoe Care: cuidado de calçado, escova sapatos, forma para sapatos, calçadeira, limpador de tênis, formas sapatos, limpa tênis, desodorizante calçado
Shoes > Shoe Care > Shoe Polish: graxa para sapatos, pomada para calçado, impermeabilizante calçado, graxa, pomada calçado, creme para calçado, graxa sapato
Shoes > Shoe Care > Insoles: palmilhas, palmilha de gel, palmilhas ortopédicas, calcanheiras, palmilha, palmilha gel, palmilha ortopédica, calcanheira, palmilhas gel
Shoes > Shoe Care > Shoelaces: atacadores, cadarço, cadarço elástico, cadarços, atacadores redondos
Bags And Accessories: bolsa, mala, acessórios de moda, marroquinaria
Bags And Accessories > Backpacks: mochila, mochila casual, mochila feminina, mochila masculina, mochila nylon
Bags And Accessories > Backpacks > School Backpacks: mochila escolar, mochila infantil, mochila com rodinhas, lancheira mochila
Bags And Accessories > Backpacks > Laptop Backpacks: mochila para portátil, mochila notebook, mochila antifurto
Bags And Accessories > Handbags: bolsa feminina, mala de mão, carteira feminina, bolsa saco
Bags And Accessories > Handbags > Tote Bags: bolsa tote, sacola feminina, saco de pano, mala shopper, ecobag
Bags And Accessories > Handbags > Shoulder Bags: bolsa de ombro, mala de ombro, bolsa baguete, bolsa ombro feminina
Bags And Accessories > Handbags > Crossbody Bags: bolsa transversal, mala a tiracolo, bolsa tiracolo, mala traçar
Bags And Accessories > Handbags > Clutches: clutch, carteira de festa, bolsa de festa, pochete clutch
Bags And Accessories > Messenger Bags: bolsa carteiro, mala messenger, bolsa masculina
Bags And Accessories > Messenger Bags > Briefcases: pasta executiva, mala para portátil, pasta notebook, pasta para documentos
Bags And Accessories > Belt Bags: pochete, bolsa de cintura, bolsa cinto
Bags And Accessories > Gym Bags: saco de desporto, mala de ginásio, bolsa academia, saco de ginástica
Bags And Accessories > Shopping Bags: saco de compras, carrinho de compras, sacola retornável, trolley de compras
Bags And Accessories > Lunch Bags: lancheira térmica, bolsa térmica, marmiteira bolsa, marmiteira térmica, bolsa marmita, lancheira
Bags And Accessories > Luggage: mala de viagem, mala rígida, bagagem, mala de porão
Bags And Accessories > Luggage > Carry On Luggage: mala de cabine, mala de bordo, bagagem de mão
Bags And Accessories > Luggage > Luggage Sets: conjunto de malas, kit malas de viagem
Bags And Accessories > Luggage > Travel Bags: saco de viagem, bolsa de viagem, mala de fim de semana
Bags And Accessories > Luggage > Toiletry Bags: necessaire, estojo de higiene, bolsa de maquilhagem, nécessaire
Bags And Accessories > Luggage > Garment Bags: porta-fatos, capa para terno, capa para roupa
Bags And Accessories > Luggage > Packing Cubes: organizadores de mala, cubos de viagem, organizador de bagagem
Bags And Accessories > Luggage > Luggage Accessories: etiqueta de mala, cinta de bagagem, balança de bagagem, cadeado tsa, capa para mala
Bags And Accessories > Luggage > Travel Pillows: almofada de viagem, almofada de pescoço, travesseiro de viagem
Bags And Accessories > Wallets: carteira, carteira de couro, porta-notas, carteira masculina, carteira feminina, carteira couro
Bags And Accessories > Wallets > Card Holders: porta-cartões, carteira slim
Bags And Accessories > Wallets > Coin Purses: porta-moedas, clipe de dinheiro
Bags And Accessories > Wallets > Passport Holders: porta-passaporte, capa de passaporte, carteira de viagem
Bags And Accessories > Wallets > Keychains: porta-chaves, chaveiro, porta chaves, chaveiro carabina, chaveiro personalizado, cordão crachá
Bags And Accessories > Watches: relógio, relógio de pulso, relógio masculino, relógio feminino, cronógrafo, relógio dourado, relógio analógico, relógio quartzo
Bags And Accessories > Watches > Digital Watches: relógio digital, relógio infantil
Bags And Accessories > Watches > Dive Watches: relógio de mergulho
Bags And Accessories > Watches > Pocket Watches: relógio de bolso, relógio enfermeira
Bags And Accessories > Watches > Watch Straps: bracelete de relógio, pulseira de relógio, correia de relógio
Bags And Accessories > Watches > Watch Boxes: caixa para relógios, porta-relógios, estojo relógios
Bags And Accessories > Jewelry: joia, jóias, bijuteria, semijoia, prata 925, folheado a ouro, ouro 18k, folheado, banhado a ouro, zircônia
Bags And Accessories > Jewelry > Necklaces: colar, gargantilha, fio de ouro, corrente, colar feminino, gargantilha folheada, corrente masculina, cordão de prata
Bags And Accessories > Jewelry > Earrings: brincos, argolas, brinco, brinco argola, brinco folheado, brinco feminino
Bags And Accessories > Jewelry > Bracelets: pulseira, bracelete, escrava, tornozeleira, pulseira feminina, pulseira masculina, pulseira prata
Bags And Accessories > Jewelry > Rings: anel, aliança, solitário, anel de noivado, anel feminino, anel solitário, aliança prata, aliança namoro
Bags And Accessories > Jewelry > Charms And Pendants: charm, pingente, berloque, medalha, pendente
Bags And Accessories > Jewelry > Brooches: broche, alfinete, pin, bóton
Bags And Accessories > Jewelry > Body Jewelry: piercing, piercing nariz, piercing umbigo
Bags And Accessories > Jewelry > Jewelry Boxes: porta-joias, caixa de joias, guarda-joias
Bags And Accessories > Sunglasses: óculos de sol, óculos de sol polarizados, óculos solar, óculos solar masculino, óculos de sol feminino
Bags And Accessories > Glasses: óculos
Bags And Accessories > Glasses > Eyeglass Frames: armação óculos, óculos graduados, óculos de grau
Bags And Accessories > Glasses > Reading Glasses: óculos de leitura
Bags And Accessories > Glasses > Blue Light Glasses: óculos anti luz azul, óculos para computador
Bags And Accessories > Glasses > Glasses Cases: estojo óculos, caixa de óculos, cordão para óculos
Bags And Accessories > Hats: chapéu, boina, panamá, chapéu fedora
Bags And Accessories > Hats > Caps: boné, boné trucker, viseira, boné aba reta, boné aba curva, boné masculino, boné feminino, boné strapback
Bags And Accessories > Hats > Beanies: gorro, touca, gorro de lã, protetor de orelhas, touca de lã, touca feminina, gorro lã, touca inverno
Bags And Accessories > Hats > Sun Hats: chapéu de palha, chapéu de sol, chapéu bucket, panamá bucket
Bags And Accessories > Gloves: luvas, luvas de couro, luvas de inverno, luvas táteis
Bags And Accessories > Gloves > Mittens: mitenes, luvas de ski, luvas de neve
Bags And Accessories > Scarves: cachecol, lenço, écharpe, xaile, echarpe
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: bandana, gola tubular, balaclava, tapa-pescoço, passa-montanhas
Bags And Accessories > Belts: cinto, cinto de couro, fivela, cinto feminino, cinto masculino, cinto reversível
Bags And Accessories > Belts > Suspenders: suspensórios, suspensório
Bags And Accessories > Ties: gravata, gravata de seda
Bags And Accessories > Ties > Bow Ties: laço, gravata borboleta, papillon
Bags And Accessories > Ties > Pocket Squares: lenço de bolso, lenço de lapela
Bags And Accessories > Ties > Cufflinks: botões de punho, abotoaduras, mola de gravata, prendedor de gravata
Bags And Accessories > Umbrellas: guarda-chuva, sombrinha, chapéu de chuva, sombrinha automática, guarda-chuva automático
Sports: desporto, esporte, artigo desportivo, equipamento esportivo, apito, troféu
Sports > Fitness: fitness, aparelho de ginástica, equipamento academia, musculação
Sports > Fitness > Dumbbells: halter, halteres, dumbbell, halteres emborrachado, halter sextavado, halteres neoprene
Sports > Fitness > Kettlebells: kettlebell, peso russo
Sports > Fitness > Barbells And Weight Plates: barra olímpica, anilha, disco de peso, barra musculação, anilha de ferro, anilhas, barra reta, anilha emborrachada
Sports > Fitness > Weight Benches And Racks: banco de musculação, rack agachamento, estação de musculação, multiestação
Sports > Fitness > Pull Up Bars And Ab Trainers: barra de elevações, barra fixa, suportes flexões, fita suspensão, argolas ginástica, roda abdominal, aparelho abdominais
Sports > Fitness > Ankle And Wrist Weights: tornozeleira peso, pesos tornozelo, colete peso, cinto musculação, luvas de treino, caneleira de peso, tornozeleira com peso, hand grip, munhequeira, luva musculação, cinturão musculação
Sports > Fitness > Resistance Bands: elástico de treino, faixa elástica, banda de resistência, mini band
Sports > Fitness > Yoga Mats: tapete de yoga, tapete pilates, colchonete, tapete de ginástica
Sports > Fitness > Yoga Accessories: bloco de yoga, cinto de yoga, almofada meditação, anel pilates
Sports > Fitness > Exercise Balls: bola de pilates, bola suíça, bola medicinal, prancha de equilíbrio, bola de ginástica, bola pilates 65cm
Sports > Fitness > Foam Rollers: rolo de espuma, rolo de massagem, bola de massagem
Sports > Fitness > Jump Ropes: corda de saltar, corda de pular, corda naval, escada agilidade, bambolê, corda de pular rolamento, corda de pular speed
Sports > Fitness > Treadmills: passadeira, esteira elétrica, passadeira de corrida, esteira ergométrica
Sports > Fitness > Exercise Bikes: bicicleta estática, bicicleta ergométrica, bicicleta de spinning, pedaleira
Sports > Fitness > Ellipticals And Steppers: elíptica, stepper, plataforma vibratória, step aeróbica
Sports > Fitness > Rowing Machines: máquina de remo, remo indoor, aparelho de remo
Sports > Fitness > Fitness Trampolines: trampolim, cama elástica, mini trampolim, jump
Sports > Cycling: ciclismo, acessório bicicleta, para-lamas bicicleta, campainha bicicleta
Sports > Cycling > Bicycles: bicicleta, bicicleta urbana, bicicleta dobrável, bike urbana
Sports > Cycling > Bicycles > Mountain Bikes: bicicleta de montanha, btt, mountain bike, bmx, aro 29, bicicleta aro 29, bike aro 29, 21v, quadro 17, bicicleta 29
Sports > Cycling > Bicycles > Road Bikes: bicicleta de estrada, bike speed, bicicleta gravel
Sports > Cycling > Bicycles > Electric Bikes: bicicleta elétrica, e-bike, bike elétrica
Sports > Cycling > Bicycles > Kids Bikes: bicicleta infantil, bicicleta de equilíbrio, bicicleta sem pedais, rodinhas bicicleta
Sports > Cycling > Bike Helmets: capacete de bicicleta, capacete ciclismo, capacete bike
Sports > Cycling > Bike Lights: luz bicicleta, farol bike, lanterna bicicleta, luz traseira
Sports > Cycling > Bike Locks: cadeado bicicleta, tranca bicicleta, cadeado u
Sports > Cycling > Bike Pumps: bomba de bicicleta, bomba de ar, bomba de pé
Sports > Cycling > Bike Tires And Tubes: pneu bicicleta, câmara de ar, roda bicicleta, selante tubeless
Sports > Cycling > Bike Saddles And Grips: selim, espigão, guiador, guidão, punhos bicicleta, fita de guiador
Sports > Cycling > Bike Drivetrain And Brakes: corrente bicicleta, cassete, pedaleiro, desviador, pedais, pastilhas travão bicicleta
Sports > Cycling > Bike Tools And Care: ferramentas bicicleta, desmontas, lubrificante corrente, kit reparação furos
Sports > Cycling > Bike Bags And Racks: alforge, bolsa de selim, cesto bicicleta, porta-bagagens bicicleta, porta-bidão
Sports > Cycling > Bike Child Seats And Trailers: cadeira criança bicicleta, reboque bicicleta, cadeirinha bike
Sports > Cycling > Bike Computers And Trainers: ciclocomputador, conta-quilómetros bicicleta, rolo de treino, suporte telemóvel bicicleta
Sports > Camping: campismo, acampamento, caminhada, equipamento outdoor
Sports > Camping > Tents: tenda, tenda de campismo, barraca de camping, toldo avançado, tarp, lona de acampamento, oleado chão tenda, barraca 4 pessoas, barraca camping
Sports > Camping > Sleeping Bags: saco-cama, saco de dormir
Sports > Camping > Sleeping Pads: colchão insuflável, colchonete campismo, isolante térmico, colchão inflável, cama de campanha
Sports > Camping > Camping Furniture: cadeira de campismo, mesa de campismo, cadeira de praia, cadeira dobrável camping
Sports > Camping > Camping Stoves And Cookware: fogão de campismo, fogareiro, cartucho de gás, louça campismo, panelas campismo, talheres campismo, marmita campismo
Sports > Camping > Coolers: geleira, caixa térmica, mala térmica, cooler, acumulador de frio, caixa térmica 26 litros, caixa térmica com rodas, bolsa térmica cooler
Sports > Camping > Water Bottles: garrafa de água desportiva, cantil, squeeze, garrafa térmica, coqueteleira
Sports > Camping > Camping Lights: lanterna de cabeça, frontal, lampião, lanterna campismo, lanterna cabeça LED, lampião led
Sports > Camping > Hammocks: rede de descanso, cama de rede, rede camping, rede de dormir, rede casal, rede de dormir casal, rede descanso
Sports > Camping > Hiking Backpacks: mochila de caminhada, mochila trekking, mochila de hidratação, mochila cargueira
Sports > Camping > Trekking Poles: bastões de caminhada, bastão trekking, bastões nordic walking
Sports > Camping > Navigation And Survival: bússola, pederneira, filtro de água portátil, manta térmica emergência, kit sobrevivência, binóculos
Sports > Ball Sports: bola, bomba de bolas, cones de treino, colete treino
Sports > Ball Sports > Footballs: bola de futebol, bola futsal, bola society, bola campo, bola de campo
Sports > Ball Sports > Football Gear: caneleiras, luvas de guarda-redes, luva de goleiro, baliza futebol, trave gol, caneleira futebol, caneleira de futebol, luvas goleiro
Sports > Ball Sports > Basketballs And Hoops: bola de basquetebol, bola de basquete, cesto de basquetebol, tabela de basquete, aro de basquete
Sports > Ball Sports > Volleyballs And Handballs: bola de voleibol, bola de vôlei, rede de voleibol, bola de andebol, bola de handebol
Sports > Ball Sports > American Footballs And Rugby Balls: bola de râguebi, bola de rugby, bola futebol americano
Sports > Ball Sports > Baseball And Softball: taco de basebol, luva de beisebol, bola de beisebol
Sports > Ball Sports > Hockey And Cricket: stick de hóquei, taco de hóquei, taco de críquete
Sports > Racket Sports: raquete, raqueteira, overgrip
Sports > Racket Sports > Tennis Rackets And Balls: raquete de ténis, raquete de tênis, cordas ténis, raqueteira tênis, bola de ténis, bolas de tênis
Sports > Racket Sports > Padel And Pickleball: raquete de padel, bolas de padel, raquete pickleball, raquete beach tennis
Sports > Racket Sports > Badminton And Squash: raquete de badminton, volante badminton, peteca, raquete squash
Sports > Racket Sports > Table Tennis: raquete ping pong, mesa de ping pong, bola ping pong, ténis de mesa
Sports > Winter Sports: desportos de inverno, raquetes de neve, saco de esquis, cera esqui
Sports > Winter Sports > Skis: esquis, bastões de ski, fixações ski
Sports > Winter Sports > Ski Boots: botas de ski, botas snowboard, botas de esqui
Sports > Winter Sports > Snowboards: prancha de snowboard, fixações snowboard
Sports > Winter Sports > Ski Helmets And Goggles: capacete de ski, óculos de ski, máscara de ski, óculos de neve
Sports > Winter Sports > Sleds: trenó, trenó de neve
Sports > Winter Sports > Ice Skates And Ice Hockey: patins de gelo, stick hóquei no gelo, disco hóquei
Sports > Water Sports: desportos aquáticos, wakeboard, esqui aquático
Sports > Water Sports > Swim Goggles: óculos de natação, óculos de piscina
Sports > Water Sports > Swim Training Gear: touca de natação, prancha natação, pull buoy, braçadeiras piscina, boia de braço, touca silicone, touca natação, touca de silicone, palmar natação, flutuador natação, nadadeira natação
Sports > Water Sports > Snorkeling And Diving: tubo snorkel, máscara de mergulho, barbatanas, nadadeira, pé de pato, regulador mergulho
Sports > Water Sports > Wetsuits: fato de neoprene, fato de surf, roupa de borracha neoprene, long john neoprene
Sports > Water Sports > Surfboards: prancha de surf, bodyboard, leash surf, parafina surf, quilhas
Sports > Water Sports > Stand Up Paddle Boards: prancha sup, paddle insuflável, stand up paddle
Sports > Water Sports > Kayaks And Boats: caiaque, canoa, barco insuflável, bote inflável, pagaia, remo
Sports > Water Sports > Life Jackets: colete salva-vidas, colete de flutuação, boia salva-vidas
Sports > Running: cinto de corrida, braçadeira corrida telemóvel, colete hidratação trail, porta dorsal
Sports > Golf: golfe, luva de golfe, tees de golfe, trolley de golfe, telémetro golfe
Sports > Golf > Golf Clubs And Bags: taco de golfe, driver golfe, putter, ferros golfe, saco de golfe, bolsa de golfe
Sports > Golf > Golf Balls: bola de golfe, bolas de golfe
Sports > Fishing: pesca, camaroeiro, suporte cana, puçá, isco pesca, isca de pesca
Sports > Fishing > Fishing Rods: cana de pesca, vara de pesca, cana spinning, cana surfcasting, vara de pesca telescópica, vara telescópica, vara molinete, kit vara
Sports > Fishing > Fishing Reels: carreto de pesca, molinete, carretilha, molinete pesca, carreto pesca
Sports > Fishing > Fishing Lures: amostra pesca, isca artificial, vinil pesca, colher pesca, iscas artificiais, vinis
Sports > Fishing > Fishing Line And Hooks: fio de pesca, multifilamento, anzol, linha de pesca, chumbada, boia de pesca, anzóis, linha multifilamento, chumbada pesca, giratório pesca, boia pesca
Sports > Fishing > Tackle Boxes And Bags: caixa de pesca, saco de pesca, bolsa para canas, maleta de pesca
Sports > Boxing: boxe, manoplas boxe, capacete boxe, ligaduras boxe, bandagem, protetor bucal
Sports > Boxing > Boxing Gloves: luvas de boxe, luva de muay thai, luvas mma
Sports > Boxing > Punching Bags: saco de boxe, saco de pancada, punching ball, saco de pancada 90cm
Sports > Martial Arts: quimono judo, karategi, kimono jiu jitsu, faixa karate, dobok, coquilha, kimono judô, quimono jiu jitsu, kimono trançado, kimono karatê, faixa jiu jitsu, caneleira muay thai
Sports > Climbing: escalada, alpinismo, capacete escalada, magnésio, piolet, crampons alpinismo
Sports > Climbing > Climbing Harnesses And Ropes: arnês de escalada, corda de escalada, corda dinâmica, cadeirinha escalada, arnês, corda escalada, cordelete
Sports > Climbing > Carabiners And Belay Devices: mosquetão, expresso escalada, assegurador, descensor, expressas, costura escalada, freio escalada, mosquetões
Sports > Equestrian: equitação, toque equitação, capacete equitação, chicote, calças de montar, hipismo, culote hipismo, calças de equitação
Sports > Equestrian > Horse Tack: sela, cabeçada, cabresto, rédeas, manta de sela, bridão, estribos, cilha, manta sela, barrigueira, caneleiras cavalo, freio cavalo
Sports > Equestrian > Horse Blankets And Grooming: manta cavalo, máscara moscas cavalo, ferro de cascos, rascadeira, óleo de cascos, manta impermeável cavalo, máscara anti-moscas, limpa-cascos, raspadeira, escova cavalo, almofaça
Sports > Skating And Scooters: patinagem, rodas patins
Sports > Skating And Scooters > Skateboards: skate, skateboard, longboard, shape skate, rodas skate
Sports > Skating And Scooters > Roller Skates And Inline Skates: patins em linha, patins, patins de 4 rodas, roller, patins quad, patins 4 rodas, roller inline, patins infantil
Sports > Skating And Scooters > Kick Scooters: trotinete, trotineta, patinete infantil, trotinete criança, patinete 3 rodas, trotinete freestyle
Sports > Skating And Scooters > Electric Scooters: trotinete elétrica, patinete elétrico, hoverboard, monociclo elétrico, skate elétrico
Sports > Skating And Scooters > Protective Pads And Skate Helmets: joelheiras, cotoveleiras, protetor de punho, capacete skate, proteções patins, kit proteção, joelheira cotoveleira, joelheira infantil, cotoveleira, kit proteção infantil
Sports > Target And Table Games: petanca, bocha, bowling, frisbee, croquet, slackline, matraquilhos, pebolim, malha jogo
Sports > Target And Table Games > Darts: alvo de dardos, dardos, alvo eletrónico, alvo dardos, jogo de dardos
Sports > Target And Table Games > Billiards: mesa de bilhar, taco de bilhar, bolas de bilhar, mesa de sinuca, giz bilhar, taco de sinuca, taco sinuca, bolas de sinuca, giz de bilhar, bolas bilhar, snooker
Sports > Target And Table Games > Archery: arco recurvo, arco composto, flechas, tiro com arco, besta, aljava, arco e flecha, flechas carbono, besta arco
Electronics: eletrónica, eletrônicos, aparelho eletrónico
Electronics > Audio: som, áudio, alta fidelidade
Electronics > Audio > Headphones: auscultadores, fones de ouvido, almofadas auscultadores, fone de ouvido, fone, fones
Electronics > Audio > Headphones > Earbuds: auriculares sem fios, fones intra-auriculares, fone bluetooth, condução óssea, fone de ouvido bluetooth, fone sem fio, earbuds, auriculares in-ear
Electronics > Audio > Headphones > Over Ear Headphones: auscultadores, headphones, auscultadores bluetooth, headphone, cancelamento de ruído, headset bluetooth, fone headphone
Electronics > Audio > Headphones > Headsets: auscultadores com microfone, fone com microfone, auricular mono, headset com microfone, headset telefonia
Electronics > Audio > Speakers: coluna, caixa de som, altifalante, colunas para computador
Electronics > Audio > Speakers > Bluetooth Speakers: coluna bluetooth, coluna portátil, caixa de som bluetooth, karaoke, caixa de som portátil, caixa amplificada, caixa de som sem fio
Electronics > Audio > Speakers > Soundbars: barra de som, soundbar com subwoofer
Electronics > Audio > Speakers > Hi-Fi Speakers: colunas de estante, colunas de chão, subwoofer, coluna de teto, monitor de estúdio
Electronics > Audio > Speakers > Smart Speakers: coluna inteligente, assistente de voz, alto-falante inteligente
Electronics > Audio > Stereo Systems: aparelhagem, micro sistema, mini sistema, sistema hi-fi, mini system, micro system, minicomponente
Electronics > Audio > Amplifiers And Receivers: amplificador, recetor AV, receiver, pré-amplificador
Electronics > Audio > Turntables: gira-discos, toca-discos, vitrola, agulha gira-discos, cápsula
Electronics > Audio > CD Players: leitor de cd, cd player, rádio cd, leitor de cassetes, toca-fitas
Electronics > Audio > Radios: rádio, rádio portátil, rádio despertador, rádio relógio, rádio internet
Electronics > Audio > MP3 Players: leitor mp3, leitor mp4, mp3 player, reprodutor de música
Electronics > Audio > Voice Recorders: gravador de voz, gravador digital, ditafone
Electronics > Audio > Microphones: microfone, microfone condensador, microfone de lapela, microfone sem fios, suporte microfone
Electronics > Computers: computador, informática, periférico
Electronics > Computers > Laptops: portátil, computador portátil, notebook, portátil gaming, notebook ram ssd, portátil polegadas ssd, notebook windows, tela ssd windows, notebook tela
Electronics > Computers > Laptop Accessories: suporte portátil, capa portátil, base de refrigeração, filtro de privacidade, cadeado portátil, suporte para notebook, capa notebook, case notebook
Electronics > Computers > Desktop Computers: computador de secretária, computador de mesa, pc gaming, desktop, servidor, pc gamer completo, computador completo, pc gamer, pc completo
Electronics > Computers > Tablets: tablet, tablet infantil
Electronics > Computers > Tablet Cases: capa tablet, capa ipad, capa e-reader, capa com teclado, suporte tablet
Electronics > Computers > Stylus Pens: caneta stylus, caneta tátil, caneta digital, caneta touch
Electronics > Computers > Monitors: monitor, ecrã computador, monitor gaming, tela computador, monitor polegadas hz
Electronics > Computers > Keyboards: teclado, teclado mecânico, teclado sem fios, teclado gaming, teclado numérico, teclado mecânico gamer, abnt2, teclado sem fio, kit teclado e mouse
Electronics > Computers > Mice: rato, rato sem fios, mouse sem fio, rato gaming, rato ótico, rato ergonómico, mouse gamer, mouse óptico
Electronics > Computers > Mouse Pads: tapete de rato, tapete gaming, mousepad, apoio de pulso, mouse pad, mousepad gamer
Electronics > Computers > Graphics Tablets: mesa digitalizadora, mesa gráfica, tablet gráfico
Electronics > Computers > Webcams: webcam, câmara web, câmera web, câmara de videoconferência
Electronics > Computers > Docking Stations And Hubs: estação de acoplamento, hub usb, leitor de cartões, adaptador multiportas
Electronics > Computers > Storage Drives: armazenamento, unidade, caixa disco rígido
Electronics > Computers > Storage Drives > Solid State Drives: ssd, disco ssd, unidade de estado sólido, ssd externo, ssd interno
Electronics > Computers > Storage Drives > Hard Drives: disco rígido, disco externo, hd externo, disco duro, hd externo portátil, hd interno, hd notebook
Electronics > Computers > Storage Drives > USB Flash Drives: pen usb, pendrive, pen drive
Electronics > Computers > Storage Drives > Memory Cards: cartão de memória, cartão sd, cartão micro sd
Electronics > Computers > Storage Drives > Network Attached Storage: servidor nas, nas, armazenamento em rede
Electronics > Computers > Computer Components: componentes pc, placa de som, gravador dvd, unidade ótica, pasta térmica
Electronics > Computers > Computer Components > Processors: processador, cpu
Electronics > Computers > Computer Components > Graphics Cards: placa gráfica, placa de vídeo, gpu
Electronics > Computers > Computer Components > Motherboards: placa-mãe, motherboard
Electronics > Computers > Computer Components > Computer Memory: memória ram, módulo de memória
Electronics > Computers > Computer Components > PC Power Supplies: fonte de alimentação, fonte modular, fonte atx, fonte real, fonte 80 plus
Electronics > Computers > Computer Components > Computer Cases: caixa pc, gabinete, caixa atx
Electronics > Computers > Computer Components > Computer Cooling: cooler cpu, ventoinha pc, refrigeração líquida, water cooler, dissipador
Electronics > Computers > Networking: redes, rede, bastidor, patch panel
Electronics > Computers > Networking > Routers: router, roteador, modem, wifi mesh, hotspot móvel
Electronics > Computers > Networking > Wi-Fi Extenders: repetidor wifi, extensor wifi, ponto de acesso, powerline
Electronics > Computers > Networking > Network Switches: switch de rede, comutador, switch gigabit, switch poe
Electronics > Computers > Networking > Network Adapters: adaptador wifi, placa de rede, adaptador bluetooth, pen wifi
Electronics > Computers > Printers: impressora, impressora multifunções, impressora laser, impressora jato de tinta, impressora térmica, multifuncional, impressora multifuncional, impressora tanque de tinta, impressora fotográfica, impressora de etiquetas
Electronics > Computers > Scanners: digitalizador, scanner, scanner de documentos, leitor de código de barras
Electronics > Computers > 3D Printers: impressora 3d, filamento pla, filamento 3d, resina 3d, caneta 3d
Electronics > Computers > Software: software, antivírus, sistema operativo, licença, programa
Electronics > Phones: telefone, telefonia, acessório telemóvel, cartão sim
Electronics > Phones > Smartphones: smartphone, telemóvel, celular, smartphone desbloqueado, celular desbloqueado, telemóvel livre, dual chip, câmera mp
Electronics > Phones > Feature Phones: telemóvel sénior, telemóvel de teclas, telemóvel concha, celular idoso
Electronics > Phones > Landline Phones: telefone fixo, telefone sem fios, atendedor de chamadas, telefone ip, telefone sem fio, telefone dect
Electronics > Phones > Phone Cases: capa telemóvel, capa iphone, capinha, capa silicone, bolsa telemóvel, capa para iphone, capa samsung galaxy, capinha iphone, capinha anti impacto, capa anti impacto, capinha samsung, capa celular, capinha transparente
Electronics > Phones > Screen Protectors: protetor de ecrã, vidro temperado, película, película de vidro, película hidrogel, película cerâmica, película 3d
Electronics > Phones > Chargers: carregador, carregador rápido, carregador usb, carregador de parede, carregador carro, transformador, fonte carregador, carregador turbo, carregador tipo c, carregador iphone, carregador notebook, fonte notebook
Electronics > Phones > Wireless Chargers: carregador sem fios, carregador por indução, carregador qi, base de carregamento, estação de carregamento
Electronics > Phones > Power Banks: powerbank, bateria externa, carregador portátil, carregador portátil mah, power bank mah
Electronics > Phones > Phone Holders: suporte telemóvel, suporte carro telemóvel, suporte celular, suporte bicicleta telemóvel, suporte para celular, suporte veicular, suporte veicular magnético, suporte de telemóvel, suporte celular moto
Electronics > Phones > Walkie Talkies: walkie talkie, rádio bidirecional, rádio comunicador, intercomunicador
Electronics > Cameras: câmara, câmera, fotografia, máquina fotográfica
Electronics > Cameras > Digital Cameras: câmara digital, máquina fotográfica digital, câmara reflex, mirrorless, câmara compacta, câmera mirrorless, câmera digital, câmera dslr
Electronics > Cameras > Action Cameras: câmara de ação, câmara desportiva, câmera de ação
Electronics > Cameras > Instant Cameras: câmara instantânea, câmara descartável, câmara analógica, câmera instantânea
Electronics > Cameras > Camera Film: filme instantâneo, rolo fotográfico, película 35mm, filme fotográfico
Electronics > Cameras > Camcorders: câmara de vídeo, filmadora, camcorder
Electronics > Cameras > Camera Lenses: objetiva, teleobjetiva, objetiva grande angular, lente macro, lente câmara
Electronics > Cameras > Tripods: tripé, monopé, pau de selfie, estabilizador, cabeça de bola
Electronics > Cameras > Camera Flashes And Lighting: flash câmara, anel de luz, softbox, iluminação de estúdio, luz led vídeo, fundo fotográfico
Electronics > Cameras > Camera Accessories: bolsa câmara, mochila fotográfica, alça câmara, filtro uv, filtro polarizador, para-sol objetiva
Electronics > Cameras > Binoculars And Telescopes: binóculos, telescópio, luneta, monóculo, visão noturna, microscópio
Electronics > Cameras > Digital Photo Frames: moldura digital, porta-retratos digital, moldura digital wifi
Electronics > Televisions: televisor, televisão, smart tv, tv led, tv 4k, smart tv polegadas, televisão led, tv led polegadas
Electronics > TV And Video: vídeo, cinema em casa, acessório tv, limpa ecrãs
Electronics > TV And Video > Projectors: projetor, videoprojetor, tela de projeção
Electronics > TV And Video > Streaming Devices: leitor multimédia, tv box, dispositivo streaming, stick tv
Electronics > TV And Video > Blu-Ray And DVD Players: leitor dvd, leitor blu-ray, dvd portátil
Electronics > TV And Video > TV Receivers: recetor tdt, recetor satélite, box tdt, descodificador, conversor digital
Electronics > TV And Video > TV Antennas: antena tv, antena interior, parabólica, lnb, cabo antena, cabo coaxial, amplificador antena
Electronics > TV And Video > TV Mounts: suporte tv, suporte de parede tv, suporte monitor, braço monitor
Electronics > TV And Video > Remote Controls: comando, comando universal, telecomando, controle remoto, controlo remoto, controle remoto tv, comando tv, controle tv
Electronics > Wearables: wearable, óculos inteligentes, dispositivo vestível
Electronics > Wearables > Smartwatches: relógio inteligente, smartwatch, relógio gps, relógio desportivo, relógio smart, relógio smartwatch, smartwatch com chamadas
Electronics > Wearables > Fitness Trackers: pulseira de atividade, pulseira inteligente, anel inteligente, pedómetro, cinta cardíaca
Electronics > Wearables > Smartwatch Straps: correia relógio, bracelete apple watch, pulseira substituição smartwatch, bracelete silicone, pulseira apple watch, pulseira para smartwatch, bracelete para apple watch, bracelete garmin
Electronics > Wearables > Item Trackers: localizador, localizador de chaves, rastreador gps, rastreador bluetooth
Electronics > Gaming: gaming, videojogos, acessório gaming
Electronics > Gaming > Game Consoles: consola, consola portátil, consola retro, videogame
Electronics > Gaming > Game Controllers: comando consola, gamepad, joystick, volante gaming, pedais, controle sem fio, controle ps5, controle xbox, comando ps5, volante gamer
Electronics > Gaming > Gaming Headsets: auscultadores gaming, headset gamer, headset gaming, headset gamer rgb, fone gamer
Electronics > Gaming > VR Headsets: óculos vr, óculos de realidade virtual, capacete vr
Electronics > Gaming > Console Accessories: acessório consola, bolsa switch, carregador comando, suporte consola, bolsa nintendo switch, case nintendo switch
Electronics > Smart Home: casa inteligente, domótica, gateway, interruptor inteligente
Electronics > Smart Home > Security Cameras: câmara de vigilância, câmara ip, câmara wifi, câmara de segurança, videovigilância, câmera de segurança, câmera wifi, câmera ip, câmera de segurança externa
Electronics > Smart Home > Video Doorbells: campainha, campainha sem fios, videoporteiro, campainha com vídeo, intercomunicador porta
Electronics > Smart Home > Smart Locks: fechadura inteligente, fechadura eletrónica, fechadura biométrica, fechadura digital, fechadura smart
Electronics > Smart Home > Alarm Systems: alarme casa, sistema de alarme, sensor de movimento, sensor de porta, sirene, sensor de fugas
Electronics > Smart Home > Smart Plugs: tomada inteligente, tomada wifi, ficha inteligente, tomada inteligente wifi, tomada inteligente alexa, plug inteligente
Electronics > Smart Home > Smart Lighting: lâmpada inteligente, lâmpada wifi, fita led inteligente, iluminação inteligente
Electronics > Smart Home > Smart Thermostats: termóstato, termostato inteligente, termóstato wifi, válvula termostática
Electronics > Batteries: pilha, bateria, pilhas
Electronics > Batteries > Household Batteries: pilhas aa, pilhas aaa, pilhas alcalinas, pilha 9v, pilha palito, pilha alcalina aa, pilha alcalina aaa, pilhas alcalinas palito
Electronics > Batteries > Rechargeable Batteries: pilhas recarregáveis, pilha recarregável aa, bateria 18650
Electronics > Batteries > Button Cells: pilha botão, pilha de botão, bateria relógio, pilhas aparelho auditivo
Electronics > Batteries > Battery Chargers: carregador de pilhas, carregador de baterias
Electronics > Batteries > Device Batteries: bateria de substituição, bateria portátil, bateria telemóvel, bateria câmara, bateria para notebook, bateria 12v 7ah, bateria nobreak, bateria selada
Electronics > Power: alimentação, inversor, painel solar, conversor
Electronics > Power > Power Strips: extensão elétrica, régua de tomadas, filtro de linha, tomada múltipla, protetor sobretensão, bloco de tomadas, filtro de linha tomadas, régua tomadas, extensão tomadas, bloco tomadas
Electronics > Power > Travel Adapters: adaptador de viagem, adaptador de tomada, adaptador universal
Electronics > Power > Uninterruptible Power Supplies: ups, fonte de alimentação ininterrupta, no-break, nobreak
Electronics > Power > Power Stations: estação de energia portátil, gerador solar, painel solar portátil, central elétrica
Electronics > E-Readers: leitor de ebooks, ereader, leitor digital, tinta eletrónica
Electronics > Drones: drone, quadricóptero, drone com câmara, hélices drone, bateria drone
Electronics > Cables: cabo, cabo de alimentação, cabo displayport, cabo vga, organizador de cabos, abraçadeiras
Electronics > Cables > HDMI Cables: cabo hdmi, extensão hdmi
Electronics > Cables > USB Cables: cabo usb, cabo de carregamento, cabo usb-c, cabo lightning, cabo micro usb, cabo de dados, cabo iphone, cabo tipo c, cabo usb tipo c, cabo carregador, cabo turbo
Electronics > Cables > Audio Cables: cabo áudio, cabo jack, cabo rca, cabo coluna, cabo ótico, cabo xlr, cabo auxiliar, cabo p2, cabo p10, p2 p2
Electronics > Cables > Network Cables: cabo ethernet, cabo de rede, cabo rj45, cabo patch, cabo fibra ótica, cabo de rede cat6, cabo utp
Electronics > Cables > Cable Adapters: adaptador, adaptador hdmi, adaptador usb-c, divisor hdmi, adaptador jack, adaptador vga, adaptador usb c para hdmi, adaptador hdmi para vga, conversor hdmi
Office: material de escritório, papelaria
Office > Writing: instrumento de escrita, caneta, recarga caneta
Office > Writing > Ballpoint Pens: caneta esferográfica, esferográfica, caneta quatro cores
Office > Writing > Gel And Rollerball Pens: caneta gel, caneta rollerball, caneta apagável, roller
Office > Writing > Fountain Pens: caneta tinteiro, caneta de tinta permanente, tinta permanente, aparo
Office > Writing > Fineliners And Fiber Pens: caneta de ponta fina, caneta de feltro fina, fineliner
Office > Writing > Pencils: lápis, lápis de grafite, lapiseira, minas, grafite, lapiseira 0.5mm, lápis preto, ecolápis
Office > Writing > Highlighters: marcador fluorescente, sublinhador, marca-texto, marca texto, sublinhadores
Office > Writing > Markers: marcador permanente, marcador quadro branco, marcador de giz, pincel atômico, caneta permanente
Office > Writing > Erasers And Correction: borracha, corretor, fita corretora, apagador, corretivo
Office > Writing > Pencil Sharpeners: afia-lápis, apara-lápis, apontador
Office > Paper And Notebooks: papel
Office > Paper And Notebooks > Printer Paper: papel de impressora, papel de fotocópia, resma, papel A4, papel sulfite, A4 75g 500 folhas, A4 80g 500 folhas, papel A4 75g, resma papel
Office > Paper And Notebooks > Photo And Specialty Paper: papel fotográfico, rolo térmico, bobina térmica, cartolina, papel vegetal, papel químico, papel fotográfico 10x15, bobina térmica 57mm, papel cartão, papel sublimação, cartolinas
Office > Paper And Notebooks > Notebooks: caderno espiral, caderno, bloco de notas, caderneta, diário, caderno universitário, caderno inteligente, caderno capa dura, caderno 10 matérias
Office > Paper And Notebooks > Exercise Books: caderno escolar, caderno agrafado, caderno pautado, caderno quadriculado, caderno brochura, caderno A5 pautado, caderno A4 pautado, caderno agrafado A5
Office > Paper And Notebooks > Writing Pads: bloco de notas, bloco de apontamentos, recarga folhas, folhas pautadas, papel almaço, recarga A4 pautada, bloco A4
Office > Paper And Notebooks > Sticky Notes: notas adesivas, notas autoadesivas, marcadores de página adesivos, bloco adesivo, blocos adesivos, notas autoadesivas 76x76, bloco autoadesivo, recado adesivo
Office > Paper And Notebooks > Index Cards And Forms: fichas pautadas, livro de recibos, talão, livro de faturas, livro de registo, livro ponto, livro de atas, bloco de recibos
Office > Paper And Notebooks > Planners And Diaries: agenda, agenda escolar, planner, agenda semanal, planeador, agenda 2025, planner 2025, agenda diária
Office > Paper And Notebooks > Greeting Cards: cartão de felicitações, cartão de aniversário, postal, convite, cartão de Natal, convites, convite aniversário, cartão aniversário
Office > Filing: arquivo, arquivamento, organização de documentos
Office > Filing > Ring Binders: dossier de argolas, pasta de arquivo, pasta de argolas, separadores, fichário, pasta arquivo lombada larga, lombada larga, fichário argolado, pasta AZ
Office > Filing > Folders: pasta com elástico, capa, pasta suspensa, classificador, pasta catálogo, pasta sanfonada, pastas l, pasta l, pasta aba elástico, pasta A4, capas transparentes, pasta catálogo 50 folhas, pasta polipropileno
Office > Filing > Sheet Protectors And Laminating: bolsas perfuradas, mica, bolsas para plastificar, bolsa catálogo, porta-crachá, micas, micas A4, bolsas de plastificação, saco plástico 4 furos, plástico para plastificação, refil saco plástico
Office > Filing > Archive Boxes And Trays: caixa de arquivo, arquivo morto, porta-revistas, tabuleiro de secretária, bandeja de documentos, caixa arquivo morto, tabuleiros secretária, caixa arquivo poliondas, bandeja acrílica, organizador correspondência
Office > Desk Supplies: acessórios de secretária, acessórios de mesa
Office > Desk Supplies > Staplers And Staples: agrafador, agrafos, grampeador, grampos, extrator de agrafos
Office > Desk Supplies > Hole Punches: furador, perfurador, furador de papel
Office > Desk Supplies > Clips And Pins: clipes, clips, mola de papel, pioneses, percevejo, elásticos, tachas, clipes galvanizados, clips galvanizados, clipes 2/0, prendedor de papel, binder clips, alfinetes mapa, elástico látex
Office > Desk Supplies > Scissors And Cutters: tesoura, tesoura escolar, x-ato, estilete, guilhotina, abre-cartas
Office > Desk Supplies > Adhesive Tape: fita adesiva, fita-cola, fita-cola transparente, dispensador fita-cola, fita dupla face, durex, fita adesiva transparente, fita mágica, fita durex
Office > Desk Supplies > Glue: cola, cola em bastão, cola batom, cola branca, cola líquida, massa adesiva, cola branca escolar, cola escolar
Office > Desk Supplies > Desk Organizers: organizador de secretária, porta-lápis, porta-canetas, base de secretária, apoio para os pés, suporte de livros, porta objetos, porta canetas, apoio de pés, suporte monitor mesa, organizador de mesa
Office > Desk Supplies > Stamps And Ink Pads: carimbo, carimbo automático, almofada de carimbo, datador, tinta carimbo
Office > Desk Supplies > Labels: etiquetas, etiquetas autocolantes, etiquetas adesivas, fita rotuladora, rótulos, etiquetas A4, etiqueta adesiva, etiqueta térmica, rolo etiquetas
Office > Ink And Toner: consumíveis, tinta de impressora, tinteiro, toner, fita de impressora, fita matricial, fita máquina de escrever, ribbon
Office > Ink And Toner > Ink Cartridges: tinteiro, cartucho de tinta, garrafa de tinta, tinteiro reciclado, cabeça de impressão, tinteiro compatível, tinteiro XL, tinteiros, cartucho preto, cartucho colorido, tinteiro original, refil de tinta
Office > Ink And Toner > Toner Cartridges: toner, cartucho de toner, toner compatível, tambor impressora, cilindro
Office > Shipping Supplies: material de embalagem, material de expedição, embalagem envio
Office > Shipping Supplies > Envelopes: envelope, envelope almofadado, envelope com janela, saco de envio, bolsa de expedição, envelopes almofadados, envelopes brancos, envelope saco, envelope plástico segurança, envelopes DL
Office > Shipping Supplies > Shipping Boxes: caixa de cartão, caixa de papelão, caixa de mudança, caixa de envio, tubo de envio, caixas mudança, caixas de mudança, caixas de cartão, caixa papelão, caixas correio, caixa e-commerce, caixa sedex
Office > Shipping Supplies > Packing Tape: fita de embalagem, fita-cola de embalagem, fita de empacotar, fita cintar, fita adesiva embalagem, fita cola castanha, fita empacotamento, fita kraft
Office > Shipping Supplies > Cushioning And Wrapping: plástico bolha, película estirável, filme estirável, papel kraft, papel pardo, enchimento embalagem, plástico bolha rolo, filme estirável manual, filme stretch, rolo bolhas
Office > Shipping Supplies > Gift Wrap: papel de embrulho, papel de presente, saco de oferta, sacola de presente, fita para presente, laço presente, papel de seda, papel presente, papel embrulho natal, sacos presente, sacos de oferta, embalagem presente
Office > Shipping Supplies > Postage Stamps And Scales: selos postais, selos de correio, balança postal, pesa-cartas
Office > Presentation: apresentação, material de reunião
Office > Presentation > Whiteboards And Flipcharts: quadro branco, quadro magnético, flipchart, cavalete, quadro negro, lousa, apagador quadro, quadro branco magnético, lousa branca, quadro de giz, quadro magnético branco
Office > Presentation > Bulletin Boards: quadro de cortiça, placard de cortiça, mural de avisos, painel de avisos, quadro cortiça, quadro de cortiça moldura, painel de cortiça
Office > Presentation > Signs And Displays: porta-folhetos, expositor, placa de porta, crachá, porta-cartazes, placa sinalização, porta crachá, cordão crachá, placa de sinalização, placa aviso, suporte expositor
Office > Presentation > Presentation Remotes: apontador laser, apresentador sem fios, passador de slides
Office > Calculators: calculadora, calculadora científica, calculadora gráfica, calculadora de mesa
Office > Office Machines: máquina de escritório, equipamento de escritório, máquina de escrever
Office > Office Machines > Shredders: destruidora de papel, destruidora de documentos, fragmentadora de papel
Office > Office Machines > Laminators And Binding Machines: plastificadora, encadernadora, argolas encadernação, capas de encadernação, laminadora
Office > Office Machines > Label Makers: rotuladora, etiquetadora, rotulador eletrónico, etiquetadora de preços
Office > Office Machines > Cash Registers And Money Counters: caixa registadora, contador de notas, detetor de notas falsas, cofre portátil, contador de moedas, gaveta de dinheiro, relógio de ponto
Office > School Supplies: material escolar, regresso às aulas, volta às aulas, kit escolar, conjunto material escolar, giz, giz escolar, ardósia, lousa escolar, ábaco
Office > School Supplies > Pencil Cases: estojo, estojo escolar, porta-lápis escolar, estojo triplo, estojo 3 compartimentos, estojo duplo, estojo 100 pens, estojo lápis
Office > School Supplies > Rulers And Geometry: régua, compasso, esquadro, transferidor, aristo, escalímetro
Office > School Supplies > Book Covers And Labels: capa de livro, forra-livros, película para forrar, papel autocolante livros, marcador de livro, plástico encapar, marcador de páginas, capas para cadernos
Office > Gift Cards: cartão presente, cartão oferta, vale-presente, cartão pré-pago, vale oferta, gift card digital, vale presente
Musical Instruments: instrumento musical, instrumento
Musical Instruments > Guitars: guitarra, violão, kit guitarra
Musical Instruments > Guitars > Acoustic Guitars: guitarra acústica, violão folk, violão aço, violão eletroacústico, guitarra eletroacústica, violão eletrico, violão fosco, violão cordas de aço
Musical Instruments > Guitars > Classical Guitars: guitarra clássica, violão clássico, violão nylon, guitarra flamenca
Musical Instruments > Guitars > Electric Guitars: guitarra elétrica, guitarra semi acústica
Musical Instruments > Guitars > Bass Guitars: baixo elétrico, contrabaixo elétrico, baixo acústico, contrabaixo 4 cordas, contrabaixo 5 cordas, baixo 4 cordas
Musical Instruments > Guitars > Ukuleles: ukulele, ukulelê, cavaquinho ukulele
Musical Instruments > Guitars > Guitar Amplifiers: amplificador de guitarra, amplificador de baixo, combo guitarra, cubo guitarra, caixa amplificada guitarra, cubo para guitarra, cubo amplificador
Musical Instruments > Guitars > Effects Pedals: pedal de efeitos, pedal guitarra, pedaleira, pedal distorção, multiefeitos
Musical Instruments > Guitars > Guitar Strings: cordas guitarra, jogo de cordas, cordas baixo, encordoamento, encordoamento violão, encordoamento nylon, encordoamento guitarra, encordoamento aço, cordas violão
Musical Instruments > Guitars > Guitar Accessories: palheta, capotraste, correia guitarra, capa guitarra, suporte guitarra, estojo guitarra, captador guitarra, capa violão, correia violão, palhetas, suporte violão, bag violão, capotraste violão
Musical Instruments > Keyboards And Pianos: instrumento de teclas, teclado musical
Musical Instruments > Keyboards And Pianos > Digital Pianos: piano digital, piano elétrico, piano de palco
Musical Instruments > Keyboards And Pianos > Keyboards: teclado eletrónico, teclado arranjador, teclado musical, órgão eletrónico, teclado arranjador 61 teclas, teclado 5 oitavas, teclado musical infantil 37 teclas, teclado 37 teclas
Musical Instruments > Keyboards And Pianos > Synthesizers: sintetizador, teclado midi, controlador midi, caixa de ritmos, sampler
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: piano vertical, piano de cauda, piano acústico, órgão
Musical Instruments > Keyboards And Pianos > Accordions: acordeão, concertina, melódica, sanfona, bandoneão, escaleta, escaleta 32 teclas, escaleta 37 teclas, acordeão 80 baixos, acordeão 120 baixos, sanfona 8 baixos
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: suporte teclado, banco piano, banqueta piano, pedal sustain, capa teclado, suporte em x teclado, banqueta teclado, estante teclado
Musical Instruments > Drums And Percussion: percussão, bateria musical, tambor
Musical Instruments > Drums And Percussion > Drum Kits: bateria acústica, bateria eletrónica, tarola, caixa bateria, bateria infantil, bumbo, bateria eletrônica, bateria acústica 5 peças, kit bateria, caixa 14x5
Musical Instruments > Drums And Percussion > Cymbals: prato bateria, pratos, chimbal, gongo
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: baquetas, pele bateria, pedal bombo, banco bateria, estante prato, pad de treino, baquetas 5a, pele caixa 14, pedal duplo bumbo, banqueta bateria
Musical Instruments > Drums And Percussion > Hand Percussion: cajón, bongós, djembê, pandeireta, pandeiro, maracas, castanholas, adufe, tambor de língua, taça tibetana, pandeiro couro, pandeiro 10 polegadas, pandeiro nylon, surdo, tamborim, cuíca, zabumba, timbal, repique, agogô, ganzá, atabaque, triângulo
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: xilofone, metalofone, jogo de sinos, marimba, vibrafone, kalimba, kalimba 17 teclas, escaleta metalofone
Musical Instruments > Wind Instruments: instrumento de sopro, metais, sopro, gaita de foles
Musical Instruments > Wind Instruments > Recorders And Flutes: flauta de bisel, flauta doce, flauta transversal, flautim, flauta de pã, ocarina
Musical Instruments > Wind Instruments > Saxophones: saxofone alto, saxofone tenor, saxofone soprano, sax, sax alto, sax tenor, saxofone soprano reto
Musical Instruments > Wind Instruments > Clarinets And Oboes: clarinete, oboé, fagote, clarinete sib
Musical Instruments > Wind Instruments > Trumpets And Brass: trompete, trombone, trompa, tuba, cornetim, fliscorne, eufónio
Musical Instruments > Wind Instruments > Harmonicas: harmónica, gaita de boca, gaita harmônica, kazoo, berimbau de boca, gaita diatônica, gaita cromática, gaita blues, gaita hohner
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: palhetas saxofone, palhetas clarinete, bocal, boquilha, abraçadeira, óleo pistões, surdina trompete
Musical Instruments > String Instruments: instrumento de cordas, instrumento de arco
Musical Instruments > String Instruments > Violins And Violas: violino, viola de arco, violino elétrico, arco violino, almofada violino, resina violino, violino 4/4, violino 3/4, espaleira violino, breu violino, estojo violino, viola clássica
Musical Instruments > String Instruments > Cellos And Double Basses: violoncelo, contrabaixo acústico, arco violoncelo, violoncelo 4/4, contrabaixo acústico 3/4
Musical Instruments > String Instruments > Violin And Orchestral Strings: cordas violino, cordas violoncelo, cordas viola, cordas contrabaixo
Musical Instruments > String Instruments > Banjos Mandolins And Harps: banjo, bandolim, cavaquinho, harpa, lira, alaúde, guitarra portuguesa, viola caipira, cavaco, viola caipira 10 cordas, viola de cocho, banjo cavaquinho, guitarra portuguesa coimbra
Musical Instruments > Stage And Recording: áudio profissional, equipamento de estúdio, equipamento de palco
Musical Instruments > Stage And Recording > Studio And Stage Microphones: microfone condensador, microfone vocal, microfone sem fios, suporte microfone, tripé microfone, filtro pop, microfone sem fio duplo, microfone com fio, pedestal microfone, microfone de mão
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: mesa de mistura, mesa de som, interface de áudio, controlador dj, monitor de estúdio, placa de som usb, mesa de som 4 canais, mesa de som 8 canais, interface áudio usb, mesa de mistura 6 canais
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: coluna ativa, coluna pa, subwoofer ativo, monitor de palco, projetor par, cabeça móvel, máquina de fumo, caixa de som ativa, caixa ativa, caixa amplificada ativa, refletor led par, globo espelhado, estrobo, luz de palco
Musical Instruments > Music Accessories: metrónomo, afinador, estante música, estante partituras, diapasão, suporte instrumento, estojo instrumento, afinador cromático, afinador clip, estante partitura, metrônomo, pedestal partitura
Musical Instruments > Sheet Music: partitura, partituras, método guitarra, método piano, livro de partituras, cancioneiro, método para violão, método para piano, partituras piano, songbook cifras, teoria musical, cifras
Books And Media: livro, capa mole, capa dura, livro de bolso, brochura, media, mais vendidos, edição de bolso, edição ilustrada, livros, edição especial livro, capa comum
Books And Media > Fiction: romance, ficção, contos, literatura, romance histórico, romance contemporâneo, literatura brasileira, literatura portuguesa, clássicos literatura
Books And Media > Fiction > Crime And Thrillers: policial, thriller, romance policial, suspense, mistério, terror, thriller psicológico, romance policial detetive
Books And Media > Fiction > Science Fiction And Fantasy: ficção científica, romance fantástico, fantasia épica, distopia
Books And Media > Fiction > Romance Novels: romance de amor, romance erótico, história de amor, chick lit
Books And Media > Fiction > Young Adult Books: romance juvenil, livro juvenil, literatura juvenil, jovem adulto
Books And Media > Fiction > Poetry And Drama: poesia, poemas, teatro, antologia poética, peça de teatro
Books And Media > Non Fiction: não ficção, ensaio, divulgação, livro prático
Books And Media > Non Fiction > Cookbooks: livro de receitas, receitas, livro de culinária, livro de cozinha, receitas air fryer livro, receitas airfryer
Books And Media > Non Fiction > Biographies: biografia, autobiografia, memórias, minha história, minha vida
Books And Media > Non Fiction > Travel Books: guia de viagem, guia turístico, mapa, mapa de estradas, atlas, guia de conversação, mapa da cidade, guia viagem, guia american express
Books And Media > Non Fiction > Self Help And Psychology: autoajuda, desenvolvimento pessoal, psicologia, crescimento pessoal
Books And Media > Non Fiction > Business And Money Books: livro de economia, finanças pessoais, investimento livro, gestão livro, liderança livro
Books And Media > Non Fiction > History And Politics: livro de história, política livro, história de Portugal, história do Brasil, filosofia, segunda guerra mundial
Books And Media > Non Fiction > Health And Family Guides: livro de saúde, livro dieta, livro gravidez, parentalidade, nutrição livro
Books And Media > Non Fiction > Hobby And Nature Books: livro de jardinagem, livro de artesanato, livro de tricô, guia de aves, livro de colorir adultos, sudoku, palavras cruzadas, sopa de letras, caça palavras, sudoku livro, passatempos adultos, mandalas colorir, livro crochê
Books And Media > Non Fiction > Art And Photography Books: livro de arte, livro de fotografia, livro de arquitetura, livro de design, catálogo exposição
Books And Media > Non Fiction > Religion And Spirituality: bíblia, corão, missal, livro religioso, espiritualidade, astrologia livro, devocional, bíblia sagrada, bíblia letra grande, bíblia de estudo, livro espírita
Books And Media > Children's Books: livro infantil, contos infantis, histórias para crianças, livros infantis, histórias infantis, contos clássicos
Books And Media > Children's Books > Picture And Board Books: livro ilustrado, livro cartonado, livro de abas, livro com sons, livro de pano, livro pop-up, livro toque e sinta, livro sonoro, livro banho, livro cartonado bebé
Books And Media > Children's Books > First Readers: primeiras leituras, aprender a ler, leitura inicial
Books And Media > Children's Books > Kids Knowledge Books: enciclopédia infantil, atlas infantil, livro dinossauros, livro animais, ciência para crianças
Books And Media > Children's Books > Activity And Coloring Books: livro de colorir, livro de atividades, livro de autocolantes, livro de pintar, caderno de atividades, livro de colorir infantil, atividades e autocolantes, caderneta cromos, livro para colorir, álbum figurinhas
Books And Media > Audiobooks And Audio Figures: audiolivro, audiobook, conto áudio, figura áudio
Books And Media > Comics And Graphic Novels: banda desenhada, BD, novela gráfica, quadrinhos, HQ, gibi
Books And Media > Comics And Graphic Novels > Manga: mangá, manga, volume mangá, manhwa
Books And Media > Comics And Graphic Novels > Superhero Comics: quadrinhos super-heróis, quadrinhos marvel, banda desenhada super-heróis
Books And Media > Textbooks: manual escolar, livro didático, manual universitário
Books And Media > Textbooks > School Textbooks: manual escolar, manual do aluno, livro ensino fundamental, matemática manual, ensino médio livro, 7º ano manual, manual do aluno ano, ensino fundamental
Books And Media > Textbooks > Workbooks And Exam Prep: livro de exercícios, caderno de exercícios, preparação exame, livro de fichas, caderno de atividades escolar, apostila, questões comentadas, exame nacional, prova enem, simulado
Books And Media > Textbooks > Language Learning Books: curso de línguas, aprender inglês, gramática, vocabulário, curso de inglês, gramática língua portuguesa, português para estrangeiros, aprender espanhol
Books And Media > Textbooks > Dictionaries And Reference: dicionário, enciclopédia, dicionário escolar, prontuário, dicionário bilingue, dicionário português, dicionário inglês, minidicionário
Books And Media > Textbooks > Medicine Law And Science Books: livro de medicina, código civil, direito manual, anatomia atlas, física livro, enfermagem livro, anatomia humana, direito penal, direito civil, direito constitucional, fisiologia médica, cálculo volume
Books And Media > Textbooks > Computing Books: livro de programação, livro de informática, aprender python, livro excel, lógica de programação, programação em python, aprender a programar
Books And Media > Magazines And Newspapers: revista, jornal, assinatura revista, edição especial revista, revista mensal, edição revista
Books And Media > Calendars: calendário, calendário de parede, calendário de mesa, calendário familiar, folhinha, calendário 2025, calendário 2026
Books And Media > Vinyl Records: vinil, disco de vinil, LP, duplo vinil, vinil duplo, LP vinil
Books And Media > Music CDs: CD, CD música, álbum CD, disco compacto, banda sonora, trilha sonora, álbum, CD duplo, digipack
Books And Media > Music Cassettes: cassete, cassete áudio, fita cassete
Books And Media > Films: filme, película, cinema, longa-metragem, coleção filmes, trilogia filme
Books And Media > Films > DVDs: DVD, filme DVD, coleção DVD, DVD filme, DVD duplo
Books And Media > Films > Blu-rays: Blu-ray, filme Blu-ray, 4K Ultra HD, steelbook
Books And Media > Films > TV Series: série de televisão, temporada completa, série completa, série TV, temporada DVD
Books And Media > Films > Concert And Music Videos: concerto DVD, DVD musical, ao vivo DVD, ópera DVD
Books And Media > Video Games: videojogo, jogo de consola, jogo de videogame, jogo edição, jogo mídia física
Books And Media > Video Games > Nintendo Games: jogo Nintendo Switch, jogo Switch, jogo Wii, jogo 3DS
Books And Media > Video Games > PlayStation Games: jogo PS5, jogo PS4, jogo PlayStation
Books And Media > Video Games > Xbox Games: jogo Xbox, jogo Xbox One, jogo Xbox Series
Books And Media > Video Games > PC Games: jogo PC, jogo de computador, jogo para computador
Books And Media > Software: software, antivírus, sistema operativo, licença software, programa computador, dispositivos 1 ano, licença 1 ano
Books And Media > Ebooks: livro eletrónico, livro digital, ebook, edição Kindle
Home: casa, lar, utilidades domésticas
Home > Kitchen: cozinha, artigos de cozinha
Home > Kitchen > Cookware: trem de cozinha, conjunto de panelas, jogo de panelas, tampa de vidro
Home > Kitchen > Cookware > Frying Pans And Woks: frigideira, sertã, grelhador, crepeira, wok, paelheira, tacho wok, frigideira antiaderente, frigideiras, omeleteira, tapioqueira, bifeteira
Home > Kitchen > Cookware > Pots And Saucepans: panela, tacho, caçarola, fervedor, púcaro, panelas, leiteira, cuscuzeira, pipoqueira, caldeirão
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: caçarola de ferro fundido, panela de barro, tagine, cocotte, fondue
Home > Kitchen > Cookware > Pressure Cookers: panela de pressão
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: travessa de forno, assadeira, pirex, tabuleiro de assar, ramequim
Home > Kitchen > Bakeware: pastelaria, confeitaria, utensílio de pastelaria
Home > Kitchen > Bakeware > Baking Tins And Trays: forma de bolo, forma com mola, forma de bolo inglês, forma de queques, tarteira, tabuleiro de forno, pedra para pizza, assadeira pizza, formas, forma de silicone, forma de pudim, forma redonda, tabuleiros
Home > Kitchen > Bakeware > Baking Tools: rolo da massa, cortador de bolachas, saco pasteleiro, bico de pasteleiro, tapete de silicone, pincel de cozinha, peneira, grelha de arrefecimento, bicos de confeitar, cortador de pizza, forminhas, rolo de massa, saco de confeitar
Home > Kitchen > Kitchen Tools: utensílio de cozinha, funil, almofariz, forma de gelo, centrifugador de salada, maçarico de cozinha, amassador, batedor de carne, descaroçador, fura coco, socador
Home > Kitchen > Kitchen Tools > Cooking Utensils: espátula, concha, colher de pau, batedor de varas, fouet, escumadeira, pinça de cozinha, esmagador de batata, pegador, espátula de silicone, conjunto de utensílios, escumadeiras, pegador de macarrão, fuê
Home > Kitchen > Kitchen Tools > Peelers And Graters: descascador, ralador, ralador de queijo, mandolina, cortador de legumes, espremedor de alho, espremedor manual, descaroçador, raladores, espremedor de limão, fatiador manual, cortador de batatas, descascador de legumes, espremedor de batata
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: abre-latas, abre-garrafas, abridor, saca-rolhas, shaker, coqueteleira, rolha, vertedor, balde de gelo, abridor de latas, abridor de garrafas, kit caipirinha, bailarina, cooler vinho, coqueteleiras
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: taça de misturar, tigela de mistura, coador, escorredor de massa, passador, bacia, peneira inox, escorredor de arroz, escorredor de macarrão, bowl inox
Home > Kitchen > Kitchen Tools > Cutting Boards: tábua de cortar, tábua de cozinha, tábua de queijos, tábua de corte, tábuas de corte, tábua de bambu, tábua de carne, tábua de churrasco
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: balança de cozinha, copo medidor, jarro medidor, colheres medidoras, termómetro de cozinha, temporizador, balança digital cozinha, termômetro culinário, xícaras medidoras, copos medidores, cronômetro cozinha
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: moinho de pimenta, moinho de sal, saleiro, pimenteiro, galheteiro, porta-especiarias, moedor de pimenta, moedor de sal, porta tempero, porta temperos, azeiteiro
Home > Kitchen > Kitchen Tools > Knife Sharpeners: afiador de facas, pedra de afiar, fuzil, cepo de facas, barra magnética, amolador, amolador de facas, chaira, porta facas
Home > Kitchen > Kitchen Tools > Dish Racks: escorredor de loiça, escorredor de louça, organizador de lava-loiça, porta-rolo de cozinha, escorredor de pratos, porta detergente, porta papel toalha, porta esponja
Home > Kitchen > Kitchen Tools > Kitchen Textiles: pano de cozinha, pano de prato, luva de forno, pega, avental, base para quentes, panos de prato, aventais, avental de cozinha, luvas de forno, luva térmica, pega panelas
Home > Kitchen > Knives: faca, faca de cozinha, faca de chef, faca de legumes, faca de pão, faca de trinchar, cutelo, conjunto de facas, tesoura de cozinha, facas, faca santoku, faca do chef, faca de churrasco, jogo de facas, cutelo cozinha, tesoura trinchante, faca peixeira
Home > Kitchen > Tableware: loiça, louça, porcelana, grés, oveiro, porta-guardanapos, base para copos, manteigueira, açucareiro
Home > Kitchen > Tableware > Plates: prato, prato raso, prato fundo, prato de sopa, prato de sobremesa, marcador de mesa, pratos, pratos rasos, prato sobremesa
Home > Kitchen > Tableware > Bowls And Serving Dishes: taça, tigela, saladeira, travessa, tabuleiro, bandeja, terrina, molheira, fruteira, tigelas, saladeiras, bandejas, bowl, bowls, cumbuca, petisqueira, fruteira de mesa, boleira, cesta de pão, queijeira
Home > Kitchen > Tableware > Dinnerware Sets: serviço de jantar, aparelho de jantar, serviço de loiça, serviço de café, aparelho de jantar 20 peças, aparelho de jantar e chá, serviço de mesa, jogo de jantar
Home > Kitchen > Tableware > Mugs And Cups: caneca, chávena, xícara, chávena de café, chávena de chá, pires, canecas, xícaras, chávenas, jogo de xícaras
Home > Kitchen > Tableware > Cutlery: talheres, faqueiro, garfo, colher, colher de chá, faca de mesa, faca de bife, pauzinhos, garfos, colheres, conjunto de talheres, faqueiro inox, jogo de talheres, colheres de café
Home > Kitchen > Tableware > Teapots And Coffee Presses: bule, infusor de chá, cafeteira italiana, cafeteira de êmbolo, prensa francesa, filtro de café, moka, cafeteira moka, coador de café, passador de café, bules, filtro de papel café, suporte coador, cafeteira francesa
Home > Kitchen > Tableware > Table Linens: toalha de mesa, caminho de mesa, individual de mesa, guardanapo de tecido, oleado, toalhas de mesa, jogo americano, guardanapos tecido, sousplat, trilho de mesa, naperon
Home > Kitchen > Tableware > Disposable Tableware: loiça descartável, prato descartável, copo descartável, copo de papel, palhinha, canudo, talheres descartáveis, palitos, pratos descartáveis, copos descartáveis, pratos de papel, palhinhas papel, canudos, talher descartável, marmitex
Home > Kitchen > Glassware: copos, vidros, cristal
Home > Kitchen > Glassware > Drinking Glasses: copo de água, copo de vidro, copo alto, copo de whisky, copo de cerveza, caneca de cerveja, copo de shot, copos de vidro, copos água, copos americanos, copo americano, copo long drink, caneca de chopp, copos cerveja
Home > Kitchen > Glassware > Wine Glasses: copo de vinho, cálice, flute, taça de champanhe, copo de gin, taça de vinho, taças, taças de vinho, copos de vinho, taça de gin, taças champanhe, cálices
Home > Kitchen > Glassware > Carafes And Pitchers: jarro, jarra, decantador, garrafa de mesa, dispensador de bebidas, jarra de vidro, jarras, jarra de suco, decanter, suqueira, moringa
Home > Kitchen > Food Storage: conservação de alimentos, caixa de pão, organizador de frigorífico, porta pão, porta ovos, fruteira, organizador geladeira, porta mantimentos, porta frios
Home > Kitchen > Food Storage > Food Containers: recipiente hermético, caixa hermética, tupperware, recipiente de vidro, pote hermético, marmita de vidro, potes herméticos, pote hermético vidro, potes plásticos, caixas herméticas, conjunto de potes, porta mantimento, tapawer
Home > Kitchen > Food Storage > Lunch Boxes: lancheira, marmita, caixa de lanche, porta-lanches, bento, lancheira térmica, marmita elétrica, marmita térmica, bolsa térmica marmita, merendeira, marmiteira
Home > Kitchen > Food Storage > Water Bottles: garrafa de água reutilizável, cantil, garrafa térmica de água, garrafa desportiva, squeeze, garrafa de água, garrafa inox, garrafa térmica água, garrafinha, garrafa squeeze, coqueteleira shaker, garrafa infantil
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: garrafa termo, termo, caneca térmica, copo térmico, jarro térmico, caneca de viagem, garrafa térmica, copo térmico com tampa, copo térmico cerveja, termos, cuia térmica, caneca inox, botijão térmico, garrafa térmica pressão
Home > Kitchen > Food Storage > Jars And Canisters: frasco, pote de vidro, frasco hermético, bolacheira, lata de chá, frasco de especiarias, frascos de vidro, potes de vidro, potes tempero, frascos herméticos, baleiro, vidro conserva
Home > Kitchen > Water Filters: jarro filtrante, filtro de água, cartucho filtrante, osmose inversa, purificador de água, filtro de barro, refil purificador, vela filtro, cartuchos filtrantes, bebedouro água
Home > Kitchen > Small Appliances: pequeno eletrodoméstico, cozedor de ovos, máquina de pipocas, desidratador, iogurteira
Home > Kitchen > Small Appliances > Coffee Machines: máquina de café, cafeteira elétrica, máquina de café expresso, máquina de cápsulas, cafeteira, cafeteira nespresso, máquina de café automática, cafeteira espresso, máquina nespresso, cafeteira cápsulas, máquina expresso
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: moinho de café, espumador de leite, batedor de leite, calcador, moedor de café, espumador, mixer de leite, batedor leite
Home > Kitchen > Small Appliances > Kettles: chaleira, chaleira elétrica, jarro elétrico, fervedor de água, chaleiras, chaleira inox, jarra elétrica, ferver água
Home > Kitchen > Small Appliances > Toasters: torradeira, torradeiras, torradeira elétrica, tosteira
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: máquina de waffles, sandwicheira, tostadeira, crepeira elétrica, máquina de donuts, panini grill, sanduicheira, sanduicheiras, grill sanduicheira, máquina waffle, máquina de crepes, misteira
Home > Kitchen > Small Appliances > Blenders: liquidificador, liquidificadora, varinha mágica, batedora de copo, mixer, liquidificadores, mixer de mão, mixer vertical, varinha, copo liquidificador, triturador
Home > Kitchen > Small Appliances > Food Processors: robô de cozinha, processador de alimentos, picadora, triturador elétrico, processadores, multiprocessador, mini processador, robots de cozinha, triturador alimentos, picador
Home > Kitchen > Small Appliances > Mixers: batedeira, batedeira planetária, amassadora, batedeira de mão, batedeiras, misturadora massa
Home > Kitchen > Small Appliances > Juicers: espremedor elétrico, espremedor de citrinos, extrator de sumo, centrifugadora, espremedor de frutas, espremedor de laranja, centrífuga, extrator de sucos, juicer
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: fritadeira sem óleo, fritadeira de ar, fritadeira, fritadeira elétrica, air fryer, fritadeiras, airfryer, fritadeira airfryer, fritadeira sem óleo airfryer, fritadeira family
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: panela elétrica, panela de arroz elétrica, multicooker, cozedor a vapor, panela de cozedura lenta, arrozeira, panela de arroz, panela de pressão elétrica, panela elétrica multifuncional, panelas elétricas, omeleteira elétrica, panela vapor elétrica
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: raclete, grelhador elétrico, placa elétrica grelhar, churrasqueira elétrica, chapa elétrica, grill elétrico, churrasqueira elétrica de mesa, raclettes, chapa grelhar
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: micro-ondas, mini forno, forno elétrico de bancada, forno de mesa, forno micro-ondas, microondas, forno elétrico, fornos elétricos, micro-ondas com grill
Home > Kitchen > Small Appliances > Bread Makers: máquina de pão, panificadora
Home > Kitchen > Small Appliances > Ice Cream Makers: máquina de gelados, sorveteira, máquina de gelo, máquina de fazer gelo, sorveteiras, máquinas de gelo, máquina de sorvete, raspadinha
Home > Kitchen > Small Appliances > Food Slicers And Grinders: fiambreira, cortadora de fiambre, picadora de carne, moedor de carne, máquina de massa, fatiador, máquina de macarrão, moedor de carne elétrico, cilindro massa, fatiador de frios, moinho de cereais
Home > Kitchen > Small Appliances > Vacuum Sealers: máquina de vácuo, seladora a vácuo, sacos de vácuo, embaladora a vácuo, seladora vácuo, seladora de sacos, embalagem a vácuo, rolos vácuo
Home > Kitchen > Small Appliances > Soda Makers: máquina de soda, gaseificador, máquina de água com gás, sifão de chantilly, cilindro de gás, máquina de gaseificar, cilindro co2, cápsulas chantilly, garrafa sodastream
Home > Large Appliances: grande eletrodoméstico, eletrodoméstico, encastre
Home > Large Appliances > Refrigerators And Freezers: frigorífico, geladeira, combinado, congelador, arca congeladora, arca frigorífica, garrafeira, refrigerador, freezer, geladeiras, frost free, geladeira frost free, freezers, frigobar, adega climatizada, cervejeira, freezer horizontal, freezer vertical, inverse, duplex geladeira
Home > Large Appliances > Dishwashers: máquina de lavar loiça, lava-louças, máquina de loiça, máquina de lavar louça, lava-loiças, lava louças, 8 serviços, 14 serviços, máquina lavar loiça, lava-louça
Home > Large Appliances > Washing Machines: máquina de lavar roupa, máquina de lavar e secar, lavadora, lava e seca, lavadora de roupa, máquina de lavar, máquina de lavar roupas, lavadora de roupas, tanquinho, lavadoras, lava roupa, centrífuga de roupas
Home > Large Appliances > Tumble Dryers: máquina de secar roupa, secador de roupa, máquina de secar, secadora de roupa, secadoras, secadora de roupas, máquina secar, secadora piso
Home > Large Appliances > Ovens And Cookers: forno de encastre, fogão, forno a vapor, forno pirolítico, fogão a gás, forno de embutir, fogões, fogão 4 bocas, fogão 5 bocas, fogão de piso, forno de embutir elétrico, bocas, forno embutir, fogão industrial
Home > Large Appliances > Cooktops: placa de indução, placa vitrocerâmica, placa a gás, cooktop, fogareiro elétrico, disco elétrico, cooktops, cooktop indução, cooktop a gás, cooktop 4 bocas, placas de indução, placa de indução portátil, fogão de indução
Home > Large Appliances > Range Hoods: exaustor, chaminé de cozinha, coifa, exaustor de cozinha, coifas, depurador, depurador de ar, exaustor telescópico, chaminé cozinha, filtro exaustor
Home > Furniture: móvel, mobiliário, móveis, pé de móvel, biombo, puxador
Home > Furniture > Chairs: cadeira, assento, cadeira dobrável, cadeira de baloiço, banco corrido, cadeiras, capa cadeira, bancos
Home > Furniture > Chairs > Dining Chairs: cadeira de jantar, cadeira de cozinha, cadeira nórdica, cadeira estofada, cadeiras de jantar, kit cadeiras, cadeira eames, cadeiras sala de jantar
Home > Furniture > Chairs > Office Chairs: cadeira de escritório, cadeira gaming, cadeira ergonómica, cadeira giratória, cadeira gamer, cadeiras gamer, cadeira presidente, cadeira diretor, cadeira executiva, cadeiras de escritório, cadeira secretária
Home > Furniture > Chairs > Armchairs: poltrona, cadeirão, poltrona reclinável, poltrona relax, puff pera, cadeira suspensa, cadeirão massagem, poltronas, poltrona decorativa, poltrona reclinável massagem, cadeirões, poltrona do papai, poltrona amamentação
Home > Furniture > Chairs > Stools And Ottomans: banco alto, banqueta, banco de bar, pufe, puff, banquinho, apoio de pés, tamborete, banquetas, banqueta alta, bancos altos, pufes, puff baú, banquetas altas, recamier
Home > Furniture > Tables: mesa dobrável, consola, mesa alta, aparador consola, mesa de bar, ilha de cozinha, mesas, aparador mesa, mesa bistrô, pés de mesa
Home > Furniture > Tables > Dining Tables: mesa de jantar, mesa extensível, mesa de cozinha, mesa de sala, mesas de jantar, sala de jantar, conjunto mesa de jantar, mesa 4 cadeiras, mesa 6 cadeiras
Home > Furniture > Tables > Coffee And Side Tables: mesa de centro, mesa de apoio, mesa de café, mesa lateral, carrinho bar, mesas de centro, mesas laterais, mesa lateral sofá, mesa de apoio sala, carrinho multiuso, mesinha
Home > Furniture > Tables > Desks: secretária, escrivaninha, mesa de computador, secretária elevatória, mesa gamer, secretária de canto, escrivaninhas, mesa gamer pc, mesa para computador, mesa em L, secretária ajustável, secretárias, mesa home office, mesa escritório
Home > Furniture > Sofas: sofá, sofá-cama, sofá de canto, chaise longue, capa de sofá, divã, sofá 3 lugares, sofás, sofá retrátil, sofá reclinável, sofá 2 lugares, capa sofá, sofá 4 lugares
Home > Furniture > Shelves: estante, prateleira, estante de livros, prateleira de parede, estante metálica, prateleiras, estantes, prateleira flutuante, nicho, nichos decorativos, estante livros
Home > Furniture > Beds: cama, estrutura de cama, cama de casal, beliche, cabeceira, estrado, sommier, cama individual, camas, cama box, cama box casal, cama queen, base box, cabeceiras, cama de solteiro, sommiers, bicama, cama auxiliar
Home > Furniture > Mattresses: colchão, colchão de espuma, colchão de molas, colchão viscoelástico, colchão de casal, colchões, colchão casal, colchão solteiro, colchão queen, colchão molas ensacadas, molas ensacadas, colchão inflável, densidade D33
Home > Furniture > Wardrobes: roupeiro, guarda-roupa, armário, guarda-fatos, charriot, cabideiro de roupa, roupeiros, guarda-roupas, guarda roupa casal, roupeiro portas, arara de roupas, arara, closet modulado, guarda-roupa solteiro
Home > Furniture > Dressers And Nightstands: cómoda, mesa de cabeceira, mesinha de cabeceira, toucador, penteadeira, camiseiro, cômodas, cômoda gavetas, criado-mudo, criado mudo, mesas de cabeceira, penteadeiras
Home > Furniture > Cabinets And Sideboards: aparador, vitrine, móvel TV, louceiro, móvel bar, armário de cozinha, cristaleira, rack TV, rack para TV, racks, painel para TV, painel TV, buffets, cristaleiras, aparadores, móveis TV, armário multiuso, paneleiro, balcão cozinha, estante home theater, cozinha compacta, cozinha modulada
Home > Furniture > Hallway Furniture: sapateira, bengaleiro, cabide de pé, móvel de entrada, porta-guarda-chuvas, cabideiro, sapateiras, organizador de sapatos, cabideiros, hall de entrada, porta sapatos, chapeleira
Home > Furniture > Bathroom Furniture: móvel de casa de banho, móvel lavatório, armário de casa de banho, coluna de casa de banho, gabinete banheiro, gabinete para banheiro, armário banheiro, armário banheiro espelho, móvel casa banho, espelheira
Home > Furniture > Filing Cabinets: arquivador metálico, bloco de gavetas, armário de escritório, cacifo, móvel de escritório, gaveteiro, gaveteiros, arquivo de aço, arquivo gavetas, armário de aço
Home > Furniture > Kids Furniture: móvel infantil, cadeira infantil, mesa infantil, cama infantil, arca de brinquedos, torre de aprendizagem, cama montessori, mesinha infantil, poltrona infantil, estante infantil, berço cama, conjunto mesa infantil
Home > Bedding: roupa de cama, colcha, cobre-cama, têxteis quarto
Home > Bedding > Pillows: almofada de dormir, travesseiro, almofada cervical, almofada viscoelástica, almofada de gravidez, travesseiros, travesseiro nasa, travesseiro viscoelástico, almofadas cama, travesseiro corpo
Home > Bedding > Duvets: edredão, edredão de penas, edredom, recheio nórdico, cobertor pesado, edredons, edredom casal, edredom queen, edredões, edredão cama casal
Home > Bedding > Bed Linen Sets: capa de edredão, jogo de cama, fronha, conjunto de cama, capa de edredom, jogo de cama casal, fronhas, capas de edredão, roupa de cama casal, cobre leito, kit cobre leito, kit colcha, colcha casal, jogo de cama queen
Home > Bedding > Bed Sheets: lençol, lençóis, lençol de baixo, lençol ajustável, jogo de lençóis, lençol com elástico, lençol queen, lençol casal, lençol king, fios percal, jogo de lençol, lençol avulso, lençóis cama casal, kit lençol
Home > Bedding > Blankets And Throws: manta, cobertor, manta de sofá, manta polar, xaile, mantas, cobertores, manta casal, manta microfibra, cobertor casal, manta sofá, peseira
Home > Bedding > Mattress Toppers And Protectors: sobrecolchão, protetor de colchão, resguardo de colchão, capa de colchão, topper, protetor colchão impermeável, pillow top avulso, capa colchão impermeável, resguardo colchão, capa protetora colchão, protetor travesseiro
Home > Bath: casa de banho, banheiro, banho
Home > Bath > Towels: toalha de banho, toalha de rosto, toalha de praia, toalha de mãos, lençol de banho, toalha de bidé, toalhas, toalhas de banho, toalhas de praia, jogo de toalhas, toalhão, toalha banhão, jogo de banho, toalhas rosto
Home > Bath > Bath Mats: tapete de casa de banho, tapete de banho, tapete de duche, tapete antiderrapante banheira, tapete banheiro, tapetes banho, tapete banheiro antiderrapante, jogo de banheiro, tapetes de banheiro, tapete casa banho
Home > Bath > Shower Curtains: cortina de duche, cortina de banheira, cortina de chuveiro, cortina de banho, varão de duche, cortinas de banheiro, cortina box, cortina box banheiro, cortinas duche
Home > Bath > Bathroom Accessories: doseador de sabonete, saboneteira, porta-escovas, toalheiro, porta-rolos, suporte papel higiénico, prateleira de duche, acessórios de casa de banho, porta papel higiênico, porta toalha, porta toalhas, porta shampoo, porta sabonete, kit banheiro, porta escova, dispenser sabonete líquido, barra de apoio, suporte shampoo, papeleira banheiro, kit acessórios banheiro
Home > Bath > Toilet Seats And Brushes: tampo de sanita, assento sanitário, piaçaba, escova de sanita, tampo sanita, escova sanitária, assento vaso, assentos sanitários, tampa de vaso, escova sanitária silicone, escovas sanita, escovas wc, elevador assento
Home > Bath > Bathroom Scales: balança de casa de banho, balança digital corporal, balança inteligente, balança de banheiro, balança corporal, balança digital banheiro, balança bioimpedância, bioimpedância, balança de peso
Home > Lighting: iluminação, candeeiro, luminária, abajur, luz de presença
Home > Lighting > Ceiling And Wall Lights: candeeiro de teto, plafon, candeeiro suspenso, lustre, aplique de parede, arandela, foco de encastrar, pendente, painel LED, lustres, pendentes, plafons, arandelas, plafon LED, painel LED embutir, spot embutir, spots, candeeiros teto, luminária teto, plafon LED 24W, paflon
Home > Lighting > Floor Lamps: candeeiro de pé, luminária de chão, candeeiro de chão, lâmpada de pé, luminária de piso, abajur de chão, candeeiros de pé, luminária chão, luminária coluna
Home > Lighting > Table Lamps: candeeiro de mesa, candeeiro de secretária, luminária de mesa, candeeiro de leitura, candeeiro de cabeceira, lâmpada de sal, abajures, luminárias de mesa, candeeiros mesa, luminária articulada, luminária de mesa articulada, abajur de mesa
Home > Lighting > Light Bulbs: lâmpada LED, lâmpada halogénea, lâmpada inteligente, tubo LED, lâmpada E27, lâmpada de filamento, lâmpadas, lâmpadas LED, lâmpada LED bulbo, bulbo, lâmpada bulbo LED, dicróica, lâmpada tubular, casquilho E27, lâmpada dicroica, lâmpada fluorescente
Home > Lighting > LED Strips And String Lights: fita LED, luzes de fada, grinalda de luzes, cordão de luzes, cortina de luzes, fio de luzes, pisca-pisca, fitas LED, fita de led, cordão de led, luzes LED decorativas, mangueira LED, varal de lâmpadas, led neon
Home > Decor: decoração, objeto decorativo, peça decorativa
Home > Decor > Vases: jarra decorativa, vaso de flores, jarro decorativo, floreira de mesa, solitário, vasos decorativos, vaso decorativo, jarrões, vaso de vidro flores, solitários
Home > Decor > Candles: vela, vela perfumada, vela aromática, vela LED, velas de chá, vela de aniversário, velas aromáticas, velas perfumadas, velas LED, velas aniversário, vela decorativa, velas decorativas
Home > Decor > Candle Holders: castiçal, porta-velas, lanterna, candelabro, suporte de velas, castiçais, porta velas, porta-vela, lanternas decorativas, lanterna marroquina
Home > Decor > Home Fragrance: ambientador, difusor de aromas, incenso, varetas perfumadas, spray de ambiente, perfume de ambiente, aromatizador, difusores, aromatizador de ambientes, home spray, difusor elétrico, difusor de varetas, incensos, água perfumada, aromatizante, refil aromatizador
Home > Decor > Picture Frames: moldura, porta-retratos, moldura de fotos, álbum de fotografias, quadro de fotos, molduras, porta retrato, porta retratos, porta-retrato, moldura quadro, álbum fotos
Home > Decor > Wall Art: quadro decorativo, tela decorativa, poster, impressão em tela, placa decorativa, tapeçaria, macramé, quadros decorativos, quadros, posters, placas decorativas, kit quadros, kit placas, quadro para sala, tela canvas, quadros para quarto, telas decorativas
Home > Decor > Mirrors: espelho, espelho de parede, espelho de corpo inteiro, espelho de maquilhagem, espelho LED, espelhos, espelho redondo, espelho moldura, espelho adnet, espelho orgânico, espelho corpo inteiro, espelho camarim, espelho banheiro
Home > Decor > Clocks: relógio de parede, despertador, relógio de mesa, relógio despertador, relógio cuco, relógios de parede, despertadores, relógio parede, relógio digital mesa, rádio relógio
Home > Decor > Rugs: tapete, carpete, passadeira, capacho, tapete de sala, tapete de entrada, alcatifa, tapetes, carpetes, capachos, tapete sala, tapete felpudo, tapete peludo, passadeiras, tapete sisal, tapete quarto, passadeira cozinha
Home > Decor > Curtains: cortina, cortinado, cortina opaca, varão de cortina, cortina blackout, voile, cortinas, cortinas blackout, cortina sala, cortina quarto, varão cortina, ilhós, cortina voil, cortinados, trilho suíço
Home > Decor > Blinds: estore, estore de rolo, persiana, estore veneziano, cortina de rolo, rede mosquiteira, película janela, persianas, estores, persiana rolô, cortina rolô, persiana blackout, estores rolo, persiana horizontal, estor, cortina romana, estore noite e dia
Home > Decor > Cushions: almofada decorativa, capa de almofada, almofada de cadeira, almofada de chão, almofadas, capas de almofada, capa almofada 45x45, almofadas decorativas, enchimento almofada, futon assento, almofadas sofá, assento para cadeira
Home > Decor > Artificial Plants And Flowers: planta artificial, flor artificial, flores secas, rosa eterna, planta falsa, grinalda de flores, plantas artificiais, flores artificiais, arranjo de flores, arranjo artificial, capim dos pampas, folhagem artificial, buquê artificial, guirlanda porta
Home > Decor > Figurines And Ornaments: estatueta, estátua, escultura, figura decorativa, mealheiro, caça-sonhos, globo de neve, caixa de música, esculturas, estatuetas, enfeites, enfeite decorativo, cofrinho, cofre porquinho, mealheiros, ampulheta, imagem de santo, enfeites decorativos, adornos decorativos, estátua buda, apoiador livros
Home > Decor > Wallpaper And Wall Stickers: papel de parede, vinil decorativo, autocolante de parede, papel autocolante, adesivo de parede, mural, papel de parede adesivo, adesivos de parede, adesivo decorativo, adesivo de parede infantil, vinil parede, autocolantes parede, adesivo azulejo, papel contact, faixa decorativa
Home > Decor > Seasonal Decoration: decoração sazonal, decoração festiva, decoração de época
Home > Decor > Seasonal Decoration > Christmas Decorations: decoração de Natal, árvore de Natal, bola de Natal, enfeite de Natal, presépio, grinalda de Natal, pinheiro de Natal, meia de Natal, estrela de Natal, árvores de Natal, bolas de Natal, enfeites de Natal, presépios, pisca natal, papai noel decoração, bolas árvore, árvore natal pinheiro, festão, guirlanda de natal, figuras presépio
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: decoração Halloween, abóbora Halloween, esqueleto, teia de aranha, decoração de Páscoa, ovos de Páscoa decorativos, cesto de Páscoa, teias de aranha, decorações Halloween, abóboras Halloween, esqueletos, caveira decorativa, coelho da Páscoa decoração, cestas de Páscoa
Home > Decor > Seasonal Decoration > Party Decorations: balão, balões, grinalda aniversário, confetes, bandeirolas, decoração festa, pinhata, serpentinas, balão hélio, balões número, balões aniversário, bexiga, bexigas, balão metalizado, kit festa, painel festa, arco de balões, decorações aniversário, topo de bolo, faixa aniversário
Home > Storage And Organization: arrumação, organização, organizador casa
Home > Storage And Organization > Storage Boxes And Baskets: caixa de arrumação, cesto, caixa organizadora, baú, cesta de vime, caixa de plástico com tampa, caixote, caixas organizadoras, cestos, caixas de arrumação, cesto organizador, cestas organizadoras, caixa organizadora com tampa, baús, caixa plástica, caixas mudança
Home > Storage And Organization > Hangers And Hooks: cabide, gancho, gancho adesivo, porta-chaves de parede, cabides de roupa, cruzeta, cabides, cabides veludo, cabides madeira, ganchos adesivos, cabide veludo, ganchos, cruzetas, porta chaves, cabide adulto, kit cabides
Home > Storage And Organization > Closet And Drawer Organizers: organizador de gavetas, divisor de gaveta, guarda-joias, sacos de vácuo roupa, capa para roupa, caixa de sapatos, organizador de maquilhagem, porta-talheres, organizadores gaveta, porta joias, porta-joias, sacos a vácuo, saco a vácuo roupa, organizador gaveta, divisores gaveta, capas roupa, organizador maquiagem, colmeia organizadora, colmeia, guarda joias, porta talheres gaveta
Home > Storage And Organization > Trash Cans: caixote do lixo, balde do lixo, lixeira, cesto de papéis, ecoponto doméstico, balde de pedal, lixeiras, baldes do lixo, caixotes do lixo, lixeira inox, lixeira banheiro, lixeira cozinha, lixeira sensor, cesto de lixo, ecopontos, lixeira automática
Home > Floor Care: limpeza de pavimentos, aspiração, limpa-vidros elétrico, enceradora
Home > Floor Care > Vacuum Cleaners: aspirador, aspirador sem saco, aspirador com saco, aspirador de pó, aspirador de cinzas, aspiradores, aspirador com sacos, aspirador pó, aspiradores de pó, aspirador ciclónico
Home > Floor Care > Cordless And Handheld Vacuums: aspirador vertical, aspirador sem fios, aspirador de mão, aspirador portátil, aspiradores verticais, aspirador sem fio, aspirador de pó vertical, aspirador 2 em 1, aspiradores de mão, aspirador automotivo
Home > Floor Care > Robot Vacuums: robô aspirador, aspirador robô, aspirador robot, robot limpa-vidros, robôs aspiradores, robô aspirador de pó, aspirador de pó robô, aspirador robô passa pano
Home > Floor Care > Steam And Carpet Cleaners: limpador a vapor, máquina a vapor limpeza, esfregona a vapor, lavadora de tapetes, lava-pavimentos, extratora, limpadoras a vapor, mop a vapor, vaporizador limpeza, extratora de estofados, lavadora de estofados, extratora wap, esfregonas a vapor, limpa estofados
Home > Floor Care > Vacuum Bags And Accessories: saco de aspirador, filtro de aspirador, escova de aspirador, tubo de aspirador, sacos aspirador, sacos para aspirador, filtros aspirador, filtro hepa aspirador, escovas laterais, saco descartável aspirador, refil mop robô, kit escova robô
Home > Garment Care: cuidado da roupa, mola da roupa, saco de lavagem, tratamento de roupa
Home > Garment Care > Irons: ferro de engomar, ferro a vapor, ferro com caldeira, ferro de passar, central de engomar, ferros a vapor, ferro de passar roupa, ferro de passar a vapor, ferro a seco, ferros de engomar, ferro passar
Home > Garment Care > Garment Steamers: vaporizador de roupa, engomador vertical, escova a vapor roupa, passadeira a vapor vertical, vaporizadores de roupa, passadeira a vapor, vaporizador portátil roupas, higienizador a vapor, engomadeira vertical
Home > Garment Care > Ironing Boards: tábua de engomar, tábua de passar, capa tábua de engomar, mesa de passar, tábua de passar roupa, tábuas de passar, capa para tábua de passar, mesa passar roupa, tábuas de engomar, tábua passar
Home > Garment Care > Drying Racks And Clothes Lines: estendal, estendal de roupa, varal, corda de roupa, estendal aquecido, varal de chão, varal de teto, varais, varal sanfonado, varal retrátil, estendais, pregadores de roupa, prendedores de roupa, molas de roupa, varal de parede, estendal parede
Home > Garment Care > Laundry Baskets: cesto de roupa, cesto de roupa suja, tulha de roupa, saco de roupa suja, cestos de roupa, cesto roupa suja, cesto para roupa suja, cestos roupa, cesto de roupas, roupeiro cesto, cesto bambu roupa
Home > Garment Care > Lint Removers And Fabric Shavers: tira-borbotos, removedor de borbotos, rolo tira-pelos, rolo adesivo, escova de roupa, papa-bolinhas, removedor de bolinhas, tira bolinhas, tira pelos, tira-pelos, rolo adesivo roupa, rolo tira pelo, removedor pelos, papa bolinha
Home > Heating And Cooling: climatização, aquecimento, tratamento de ar, termóstato
Home > Heating And Cooling > Heaters: aquecedor, termoventilador, radiador a óleo, convetor, aquecedor a óleo, aquecedor cerâmico, aquecedor a gás, emissor térmico, aquecedores, aquecedor elétrico, aquecedor halogéneo, aquecedor portátil, termoventiladores, aquecedor de ambiente, radiador óleo, aquecedor a óleo elétrico, convetores, aquecedor quartzo, aquecedor de parede
Home > Heating And Cooling > Fireplaces And Stoves: lareira elétrica, lareira a etanol, salamandra, salamandra a pellets, bioetanol, recuperador de calor, guarda-fogo, lareiras, salamandras, salamandra a lenha, lareira ecológica, acessórios lareira, porta lenha, cesto lenha, calefator a lenha
Home > Heating And Cooling > Fans: ventoinha, ventilador, ventoinha de teto, ventoinha de coluna, ventoinha de pé, ventilador de torre, ventiladores, ventilador de mesa, ventilador de coluna, ventilador de parede, ventilador de teto, ventoinhas, circulador de ar, ventilador turbo, exaustor banheiro, ventoinha teto
Home > Heating And Cooling > Air Conditioners: ar condicionado, ar condicionado portátil, climatizador, split, arrefecedor de ar, ar condicionado split, ar-condicionado, split inverter, climatizadores, climatizador de ar, BTUs, hi wall, ar condicionado inverter, split hi wall, ar condicionado janela
Home > Heating And Cooling > Air Purifiers: purificador de ar, filtro purificador de ar, ionizador, medidor de CO2, purificadores de ar, purificador ar, filtro hepa purificador, purificador hepa
Home > Heating And Cooling > Humidifiers And Dehumidifiers: humidificador, desumidificador, absorvente de humidade, desumidificador de ar, umidificador, higrômetro, higrómetro, umidificador de ar, umidificadores, desumidificadores, humidificadores, umidificador ultrassônico, antimofo, anti mofo, desumidificador elétrico, saquinho antimofo, higrômetros, vaporizador ar
Home > Heating And Cooling > Electric Blankets And Heat Pads: manta elétrica, cobertor elétrico, almofada elétrica, saco de água quente, botija de água quente, aquece-pés, almofada térmica, mantas elétricas, almofadas térmicas, bolsa de água quente, bolsa térmica gel, cobertores elétricos, almofadas elétricas, lençol térmico elétrico, lençol elétrico, sacos de água quente, escalda pés, bolsa térmica sementes
Garden: jardim, jardinagem, exterior, terraço, quintal
Garden > Plants: planta, planta natural, planta em vaso, plantas, muda, mudas
Garden > Plants > Houseplants: planta de interior, orquídea, costela-de-adão, ficus, espada-de-são-jorge, lírio-da-paz, samambaia, jiboia, plantas de interior, orquídeas, zamioculca, jibóia, antúrio, palmeira ráfia, comigo-ninguém-pode, phalaenopsis
Garden > Plants > Cacti And Succulents: cacto, suculenta, planta carnuda, sempre-viva, cactos, suculentas, echeveria, kit suculentas, babosa muda
Garden > Plants > Bonsai: bonsai, bonsaí, árvore bonsai, kit bonsai, bonsais, ficus ginseng
Garden > Plants > Garden Flowers: planta vivaz, gerânio, petúnia, hortênsia, begónia, amor-perfeito, crisântemo, sardinheira, hortênsias, gerânios, alfazema, azaleia, lavanda muda, agapanto, rosa do deserto
Garden > Plants > Trees And Shrubs: árvore, arbusto, árvore de fruto, sebe, roseira, macieira, oliveira, limoeiro, magnólia, buxo, tuia, bordo japonês, trepadeira, árvores, frutíferas, muda frutífera, roseiras, limoeiro vaso, palmeira, cipreste, buganvília, primavera muda, jabuticaba muda, enxertada
Garden > Plants > Herb And Vegetable Plants: planta aromática, planta de tomate, morangueiro, muda, manjericão em vaso, batata de semente, mudas de hortaliças, muda de alecrim, muda de manjericão, plantas aromáticas, mudas de morango
Garden > Plants > Flower Bulbs: bolbo, bulbo, bolbos de tulipa, narciso, jacinto, gladíolo, amarílis, bolbos, bulbos, bulbos de amarílis, tulipas bolbos, dálias, lírios bulbo
Garden > Plants > Cut Flowers: ramo de flores, buquê, flores cortadas, ramo de rosas, flores frescas, ramos de flores, rosas vermelhas, buquê de rosas, arranjo floral, flores naturais
Garden > Seeds: semente, sementes, sementes de horta, envelope sementes
Garden > Seeds > Vegetable And Herb Seeds: sementes de hortícolas, sementes de tomate, sementes de alface, sementes de cenoura, sementes de pimento, sementes de hortaliça, sementes aromáticas, sementes de manjericão, sementes de salsa, sementes de coentro, sementes de coentros, sementes de cebolinha, sementes de pepino, sementes de rúcula, sementes de couve, sementes de pimenta, sementes de abóbora plantio, sementes de cenouras, sementes de coentro português
Garden > Seeds > Flower Seeds: sementes de flores, prado florido, flores silvestres, capuchinha, sementes flores silvestres, sementes de girassol anão, sementes de lavanda, sementes de amor perfeito
Garden > Seeds > Grass Seeds: sementes de relva, sementes de grama, relvado, azevém, sementes relva, semente de grama, relva rústica, grama semente, grama esmeralda
Garden > Soil And Fertilizer: terra, corretivo de solo, calcário, substrato e adubo
Garden > Soil And Fertilizer > Potting Soil And Compost: substrato, substrato universal, terra vegetal, turfa, fibra de coco, perlite, vermiculita, húmus de minhoca, terra adubada, substrato orquídeas, substrato suculentas, terra para vasos, musgo sphagnum, substratos, pó de coco
Garden > Soil And Fertilizer > Fertilizers: adubo, fertilizante, adubo líquido, adubo relva, estrume, farinha de osso, adubos, fertilizantes líquidos, adubo orquídeas, NPK 10-10-10, húmus, torta de mamona, bokashi adubo, enraizador, adubo universal, adubo citrinos, adubo granulado
Garden > Soil And Fertilizer > Mulch And Decorative Stones: casca de pinheiro, cobertura vegetal, seixos, brita decorativa, argila expandida, gravilha, pedras decorativas, pedra branca, casca pinus, seixo, argila expandida vasos, pedrisco, casca de pinus
Garden > Soil And Fertilizer > Composters: compostor, composteira, vermicompostor, bokashi, acelerador de compostagem, composteiras, composteira doméstica, minhocário
Garden > Pots: vaso, vaso de plantas, prato para vaso, cachepô, vaso barro, suporte plantas, suporte vasos, estante plantas, carrinho vaso, vasos, suporte para vasos, pratos vaso
Garden > Pots > Plant Pots: vaso para plantas, vaso autoirrigável, vaso cerâmica, cachepot, floreira redonda, vaso suspenso, cesto suspenso, suporte macramé plantas, vasos autoirrigáveis, vaso de barro, vasos cerâmica, cachepots, vaso plástico planta, vaso polietileno, cuia planta
Garden > Pots > Planters And Raised Beds: floreira, canteiro elevado, horta urbana, jardineira, jardim vertical, vaso balcão, floreiras, jardineiras, hortas verticais, canteiros, floreira varanda, horta vertical
Garden > Pots > Seed Trays And Propagators: sementeira, tabuleiro de sementeira, bandeja de mudas, propagador, mini estufa, pastilhas turfa, bandeja para mudas, sementeiras, bandejas de semeio, estufa germinação, painel de cultivo, sacos muda
Garden > Watering: rega, irrigação
Garden > Watering > Garden Hoses And Fittings: mangueira, mangueira de jardim, enrolador de mangueira, carrinho mangueira, mangueira extensível, pistola de rega, conector mangueira, engate rápido, adaptador torneira, lança rega, esguicho, mangueiras, mangueira jardim trançada, mangueira mágica, esguichos, engates mangueira, carretel mangueira, suporte mangueira
Garden > Watering > Sprinklers And Irrigation: aspersor, rega gota a gota, programador de rega, gotejador, irrigador, temporizador rega, aspersores, irrigadores, gotejadores, kit irrigação, programadores rega, timer irrigação
Garden > Watering > Watering Cans And Sprayers: regador, borrifador plantas, pulverizador, pulverizador de dorso, pulverizador costal, sulfatador, regadores, pulverizadores, pulverizadores costais, borrifadores, borrifador
Garden > Watering > Rain Barrels And Water Pumps: depósito água chuva, bomba de água, bomba submersível, bomba de poço, cisterna, bombas de água, bombas submersas, bomba periférica, bomba d'água, motobomba, bomba sapo, bomba submersa, eletrobomba, caixa d'água, depósito de água
Garden > Garden Tools: ferramenta de jardim, utensílio jardinagem, cabo ferramenta, ferramentas de jardim, kit jardinagem, ferramentas jardinagem
Garden > Garden Tools > Spades Rakes And Trowels: pá, enxadão, forquilha, pá de neve, vanga, pazinha, plantador de bolbos, colher de transplante, joelheira jardim, ancinho, enxada, sacho, vassoura de jardim, sachola, arrancador ervas, rastelo, enxadas, ancinhos, pá de bico, cavadeira, picareta, vassoura metálica, enxada cabo, sachos, rastelos, vassoura de grama
Garden > Garden Tools > Pruners And Shears: tesoura de poda, podão, corta-ramos, serrote de poda, tesoura relva, tesoura sebes, tesouras de poda, tesoura poda, podadeira, tesourão, serrote poda, tesoura de grama, tesoura poda elétrica, podador
Garden > Garden Tools > Wheelbarrows And Garden Carts: carrinho de mão, carro de jardim, saco para folhas, saco jardim, carrinhos de mão, carrinho de mão pneu, carro mão, sacos jardim, carriola, carrinho de jardim
Garden > Garden Tools > Gardening Gloves: luvas de jardim, luvas de jardinagem, luvas jardinagem, luva jardim, luva de jardinagem
Garden > Garden Tools > Garden Twine And Plant Supports: tutor, treliça, cana de bambu, estaca planta, fio jardim, tutor tomate, tutores, canas bambu, treliças, estacas, arame plastificado, suporte para trepadeira, arco jardim, ráfia, tutor coco
Garden > Garden Power Tools: máquina de jardim, ferramenta jardim a bateria, óleo 2 tempos
Garden > Garden Power Tools > Lawn Mowers: corta-relva, cortador de relva, cortador de grama, trator corta-relva, aparador de relva, corta relva, cortadores de grama, cortador de grama elétrico, corta-relvas, trator cortar relva, carrinho cortador
Garden > Garden Power Tools > Robotic Lawn Mowers: robô corta-relva, robot corta-relva, robô cortador de grama, robôs corta relva, robô corta relva
Garden > Garden Power Tools > Grass And Hedge Trimmers: corta-sebes, roçadora, aparador de relva, fio roçadora, roçadeira, corta-arbustos, roçadeiras, roçadeira a gasolina, roçadeira gasolina, aparador de grama, aparadores de grama, corta sebes, podador de cerca viva, fio de nylon roçadeira, foice, roçadoras, aparador grama
Garden > Garden Power Tools > Chainsaws: motosserra, eletrosserra, corrente motosserra, podadora em altura, óleo corrente, motosserras, motoserra, motosserra a gasolina, correntes motosserra, mini motosserra, sabre motosserra, moto serra
Garden > Garden Power Tools > Leaf Blowers: soprador, soprador de folhas, aspirador de folhas, limpa-neves, sopradores, soprador de folhas bateria, soprador a gasolina, sopradores aspiradores
Garden > Garden Power Tools > Pressure Washers: máquina de lavar alta pressão, lavadora de pressão, hidrolavadora, lava-jato, lavadoras de alta pressão, lavadora alta pressão, lavadora de alta pressão, máquinas de pressão, lava jato, lavadora alta pressão psi, máquina pressão
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: biotriturador, motoenxada, escarificador, triturador de ramos, rachador de lenha, perfurador de solo, trituradores ramos, biotrituradores, motoenxadas, motocultivador, rachadores lenha, escarificadores, perfuradores de solo, tratorito, triturador de galhos, espalhador
Garden > Garden Furniture: móveis de jardim, mobiliário de jardim, móveis de exterior
Garden > Garden Furniture > Garden Chairs And Benches: cadeira de jardim, banco de jardim, cadeira de exterior, baloiço de jardim, poltrona exterior, cadeiras de jardim, bancos de jardim, cadeiras varanda, cadeira de área, baloiços jardim, cadeira fio, balanço jardim, poltrona tramontina
Garden > Garden Furniture > Garden Tables And Furniture Sets: conjunto de jardim, sofá de exterior, conjunto rattan, conjunto varanda, mesa de jardim, mesa de exterior, mesa de varanda, mesa de piquenique, conjuntos de jardim, mesas de jardim, conjunto de vime, jogo de mesa varanda, conjunto exterior, mesas exterior, conjunto mesa plástico
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: espreguiçadeira, cadeira suspensa, cadeira de repouso, chaise longue exterior, espreguiçadeiras, cadeiras suspensas, cadeira balanço suspensa, redes de descanso, espreguiçadeira piscina, baloiço suspenso
Garden > Garden Furniture > Garden Cushions And Furniture Covers: almofada exterior, almofada espreguiçadeira, capa móveis jardim, baú exterior, almofada palete, almofadas exterior, almofadas paletes, capas para móveis de jardim, baús de exterior, capa mesa jardim, colchão espreguiçadeira, arca exterior
Garden > Garden Shade And Fencing: sombreamento, proteção solar jardim, rede de sombra
Garden > Garden Shade And Fencing > Parasols And Awnings: guarda-sol, chapéu de sol, base guarda-sol, ombrelone, toldo, vela de sombra, toldo lateral, tela de sombreamento, guarda-sóis, ombrelones, guarda sol, toldos, velas sombra, sombrinha jardim, ombrelone lateral, toldo retrátil, base para ombrelone
Garden > Garden Shade And Fencing > Gazebos And Pergolas: gazebo, pérgola, tenda dobrável, pavilhão de jardim, tenda para festas, gazebos, tendas, pérgolas, tenda gazebo, tenda sanfonada, pérgula, tenda 3x3, barraca feira
Garden > Garden Shade And Fencing > Fences And Privacy Screens: vedação, cerca, rede de ocultação, caniço, sebe artificial, bordadura jardim, painel vedação, cercas, vedações, caniços, sebes artificiais, rede vedação, painéis vedação, muro inglês, cerca jardim, tela mosquiteiro galinheiro, tela alambrado, bordaduras, muro inglês artificial, portão
Garden > Grills And Outdoor Cooking: barbecue, churrasqueira, grelhador, cozinha exterior
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: barbecue a gás, barbecue a carvão, grelhador a carvão, churrasqueira, defumador, assador, forno de pizza, forno a lenha, pedra pizza, pá pizza, churrasqueiras, churrasqueira a carvão, grelhadores, churrasqueira portátil, churrasqueira a gás, churrasqueira a bafo, fornos pizza, parrilla, barbecues, forno iglu, barbecue carvão
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: utensílios churrasco, pinça churrasco, grelha, escova grelhador, capa barbecue, espetos, acendedor chaminé, kit churrasco, acessórios churrasco, grelha inox, espetos churrasco, espeto, garfo trinchante, kit churrasqueiro, capa para churrasqueira, conjunto churrasco, espeto giratório, tábua churrasco kit
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: carvão vegetal, briquetes, acendalhas, lenha, pellets, lascas defumação, carvão churrasco, carvão, carvão de azinho, carvão para churrasco, carvão de churrasco, acendalha, acendedor churrasco, lenha de azinho, briquete, pellets madeira, saco carvão, carvão de coco
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: braseiro, aquecedor de exterior, aquecedor de esplanada, fogueira de jardim, braseiros, aquecedores esplanada, aquecedores de exterior, aquecedor cogumelo, fogo de chão, lareira externa, aquecedor de pátio
Garden > Pools And Ponds: piscina, lago de jardim
Garden > Pools And Ponds > Swimming Pools: piscina desmontável, piscina insuflável, piscina inflável, piscina tubular, piscina infantil, cobertura piscina, escada piscina, piscinas, piscina de plástico, piscina inflável infantil, piscina de armação, capa piscina, lona piscina, piscina 1000 litros, piscina redonda, forro piscina, capa térmica piscina
Garden > Pools And Ponds > Hot Tubs: spa insuflável, jacuzzi, banheira hidromassagem exterior, spa inflável, spas insufláveis, banheira de gelo, sauna, spa jacuzzi, ofurô, filtros spa, hidromassagem
Garden > Pools And Ponds > Pool Chemicals: cloro piscina, pastilhas de cloro, redutor pH, algicida, floculante, sal piscina, tricloro, cloro granulado, pastilha cloro, pastilhas cloro, algicida manutenção, clarificante, barrilha, redutor de pH, elevador de pH, kit teste piscina, sulfato de alumínio, decantador piscina, tabletes de cloro
Garden > Pools And Ponds > Pool Pumps And Cleaning: bomba piscina, filtro de areia, cartucho filtro piscina, robô piscina, aspirador piscina, skimmer, limpa-fundos, peneira, robôs piscina, bombas piscina, filtros piscina, aspirador de piscina, peneira piscina, escova piscina, bomba filtro, aquecedor piscina, mangueira piscina, filtro de piscina, limpeza piscina, bomba de calor piscina, clorador
Garden > Pools And Ponds > Ponds And Fountains: lona lago, bomba lago, fonte de jardim, filtro lago, fonte solar, lagos, fontes jardim, fonte de água, bomba fonte, lona para lago, bomba chafariz, cascata, bomba solar fonte, filtro de lago
Garden > Outdoor Lighting: iluminação exterior, luz de jardim, candeeiro exterior, luzes de jardim, iluminação jardim, candeeiros exterior, balizadores
Garden > Outdoor Lighting > Solar Lights: luz solar, candeeiro solar, lanterna solar, projetor solar, luminária solar, luzes solares, luminárias solares, refletor solar, candeeiros solares, lâmpada solar, espeto solar, arandela solar, poste solar
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: aplique exterior, projetor LED, refletor LED, balizador, poste de luz exterior, holofote, refletores LED, projetores LED, projetor LED exterior, apliques exterior, projetor exterior, refletor holofote, holofotes, arandela externa, arandelas externas, espeto jardim, spot balizador, luminária externa, projetor sensor, luminária pública
Garden > Outdoor Lighting > String Lights And Torches: grinalda de luzes, cordão de luz exterior, tocha de jardim, varal de luzes, vela citronela, cordões de luz exterior, tochas, tochas jardim, varal de luz, varal luzes, velas citronela, óleo citronela, cordão luz festão
Garden > Sheds And Greenhouses: casa de jardim, abrigo
Garden > Sheds And Greenhouses > Garden Sheds: abrigo de jardim, casa de arrumos, abrigo metálico, abrigo lenha, armário exterior, abrigos de jardim, casas de jardim, armários exterior, casa de ferramentas, abrigo metálico jardim, casa arrumos, abrigos lenha, armário resina exterior
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: estufa de jardim, túnel de cultivo, manta térmica, tela anti-ervas, véu de inverno, rede anti-pássaros, estufas de jardim, estufas, estufa policarbonato, telas anti-ervas, tela anti ervas, manta geotêxtil, sombrite, tela sombreamento, rede antipássaros, rede contra pássaros, mulching plástico, lona estufa, manta anti geada, estufa para plantas
Garden > Outdoor Pest And Weed Control: fitossanitário, proteção de plantas, controlo pragas jardim
Garden > Outdoor Pest And Weed Control > Weed Killers: herbicida, anti-musgo, mata-ervas, herbicida seletivo, herbicidas, herbicida total, glifosato, mata mato, mata-mato, herbicida sistémico, mata ervas, elimina ervas, anti musgo
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: inseticida plantas, fungicida, moluscicida, calda bordalesa, anti-pulgões, óleo de neem, mata-caracóis, inseticidas, fungicidas, neem, lesmicida, lesmas e caracóis, calda bordalesa pronta, cochonilha, cochonilhas, pulgões, sabão potássico, ácaro, armadilha adesiva, formicida, isca formicida, inseticida sistémico, terra diatomácea plantas, formigas cortadeiras, enxofre agrícola
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: repelente toupeiras, repelente gatos jardim, espigões anti-pombos, espantalho, armadilha vespas, espanta-pássaros, repelentes animais, espanta pombos, espículas pombos, espanta gatos, armadilhas vespas, vespa velutina, repelente toupeiras solar, espantalhos, armadilha gaiola, repelente pombos, repelente ultrassónico, espanta pássaros, repelente de morcegos, repele pombo
Garden > Bird Feeders And Wildlife: aves selvagens, fauna jardim
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: comedouro de pássaros, bebedouro de pássaros, bebedouro beija-flor, banho de pássaros, caixa-ninho, hotel de insetos, casa de pássaros, casa de ouriços, comedouros, comedouros de pássaros, casas de pássaros, casinha de passarinho, bebedouros beija-flor, bebedouro beija flor, hotéis de insetos, ninho pássaros, comedouro pássaros livres, casinha de pássaros, beija-flor
Garden > Bird Feeders And Wildlife > Wild Bird Food: alimento aves selvagens, bolas de gordura, sementes pássaros selvagens, néctar beija-flor, bolas de gordura pássaros, alimento para pássaros selvagens, néctar beija flor, sementes para pássaros, mistura pássaros selvagens, comida pássaros livres, pássaros livres
Garden > Garden Decor: decoração de jardim, estátua de jardim, anão de jardim, espanta-espíritos, relva artificial, grama sintética, cata-vento, pluviómetro, relva sintética, grama sintética 12mm, grama artificial, relvas artificiais, sino dos ventos, mensageiro dos ventos, anões de jardim, estátuas jardim, cata-ventos, enfeites de jardim, anão jardim, termómetro exterior, decorações jardim, estatueta jardim
Tools: ferramenta, bricolage, ferragens, oficina
Tools > Power Tools: ferramenta elétrica, ferramenta sem fio, ferramenta a bateria, ferramentas elétricas, sem bateria, brushless
Tools > Power Tools > Drills And Screwdrivers: furadeira, berbequim, aparafusadora, parafusadeira, furadeira de impacto, berbequim percussão, berbequim de coluna, furadeiras, parafusadeiras, parafusadeira furadeira, berbequins, chave de impacto, aparafusadoras, berbequim sem fios, furadeira parafusadeira
Tools > Power Tools > Rotary Hammers And Demolition Hammers: martelo perfurador, martelo demolidor, martelete, rompedor, martelos demolidores, martelete perfurador, marteletes, martelo rompedor, rompedor SDS, martelo SDS, perfurador rompedor
Tools > Power Tools > Power Saws: serra circular, serra tico-tico, serra de esquadria, serra sabre, serra de mesa, serra de recortes, serra de fita, serra mármore, serras circulares, serra meia esquadria, serras tico-tico, tico tico, serras de mesa, serra de sabre, cortador de azulejo, serra de bancada, serra copo elétrica
Tools > Power Tools > Grinders And Polishers: rebarbadora, esmerilhadeira, esmeriladora, esmeril, polidora, politriz, esmerilhadeiras, esmerilhadeira angular, rebarbadoras, esmeril de bancada, lixadeira angular, moto esmeril, politrizes, retificadora
Tools > Power Tools > Sanders Planers And Routers: lixadeira, lixadora, lixadeira orbital, lixadora de rolos, plaina elétrica, fresadora, tupia, lixadeiras, lixadeira roto orbital, lixadoras, plainas elétricas, tupias, tupia laminadora, lixadeira de cinta, lixadeira parede, desempenadeira
Tools > Power Tools > Multi Tools And Rotary Tools: multiferramenta, ferramenta oscilante, ferramenta rotativa, minirretífica, micro retífica, multiferramentas, multicortadora, micro retíficas, retífica, mini retífica, ferramenta multifunções
Tools > Power Tools > Heat Guns And Paint Sprayers: pistola de ar quente, decapador, pistola de pintura, soprador térmico, misturador tinta, pistolas de pintura, sopradores térmicos, pistola pintura elétrica, misturador argamassa, pulverizador de tinta
Tools > Power Tools > Nailers And Glue Guns: pregadora, agrafador elétrico, pistola de cola quente, pinador, grampeador elétrico, pistolas de cola quente, pistola cola quente, pistola de cola, pinadores, grampeadores elétricos, pregador pneumático, grampeador pinador
Tools > Power Tools > Air Compressors And Pneumatic Tools: compressor de ar, compressor, ferramenta pneumática, pistola de ar, mangueira de ar, compressores, compressor de ar 50L, motocompressor, compressor 24 litros, ferramentas pneumáticas, pistola ar comprimido, mangueira ar comprimido, ar direto compressor, compressor silencioso
Tools > Power Tools > Workshop Vacuums: aspirador de sólidos e líquidos, aspirador industrial, aspirador de cinzas, aspirador pó e água, aspirador água e pó, aspiradores industriais, aspirador de pó e água, aspirador sólidos líquidos, aspirador cinzas
Tools > Power Tools > Generators: gerador, gerador elétrico, grupo gerador, gerador inverter, geradores, gerador a gasolina, gerador de energia, gerador a diesel, grupo electrogéneo
Tools > Power Tools > Tool Batteries And Chargers: bateria ferramenta, bateria 18V, carregador ferramenta, bateria parafusadeira, baterias ferramenta, kit bateria e carregador, bateria lítio 18V, bateria 20V
Tools > Power Tools > Drill Bits And Screwdriver Bits: broca, ponta aparafusar, broca betão, serra copo, bits, broca madeira, broca SDS, broca concreto, fresa, brocas, jogo de brocas, bits parafusar, pontas, serras copo, brocas SDS, broca aço rápido, broca escalonada, kit brocas, broca vídea, ponteira, jogo de bits, coroas diamantadas, broca chata, fresas
Tools > Power Tools > Saw Blades And Abrasives: lâmina de serra, lixa, papel de lixa, disco de corte, disco diamantado, disco de lixa, folha de serra, esponja abrasiva, palha de aço, discos de corte, lixas, folhas de lixa, disco flap, disco de desbaste, discos diamantados, serras tico tico, grão 80, grão 120, lixa d'água, lixa massa, disco serra circular, lâminas serra, cinta de lixa, abrasivo, rebolo
Tools > Hand Tools: ferramenta manual, jogo de ferramentas, kit de ferramentas, torno de bancada, morsa, kit ferramentas, maleta ferramentas completa, conjunto ferramentas, ferramentas manuais
Tools > Hand Tools > Hammers And Mallets: martelo, maço, marreta, machado, machadinha, pé de cabra, martelos, martelo unha, marretas, machados, machadinhas, martelo de borracha, martelo de unha, alavanca, martelo bola, arranca pregos
Tools > Hand Tools > Screwdrivers: chave de fendas, chave de fenda, chave philips, chave estrela, chave de precisão, chaves de fenda, jogo de chaves de fenda, chave phillips, jogo chave de fenda, chaves de precisão, chave torx
Tools > Hand Tools > Wrenches Sockets And Hex Keys: chave inglesa, chave de bocas, chave allen, chave de caixa, chave combinada, roquete, jogo de soquetes, chave dinamométrica, catraca, chave grifo, jogo de chaves, chaves combinadas, soquetes, jogo de soquete, chaves allen, chave catraca, chaves de boca, chave biela, chave estriada, chave de roda, chave ajustável, torquímetro, jogo chaves, chave canhão, chave torx jogo, roquetes, chaves de luneta, chaves caixa, chave de tubo
Tools > Hand Tools > Pliers And Cutters: alicate, alicate universal, alicate de corte, descarnador, alicate de cravar, turquês, corta-vergalhão, rebitadora, rebitador, alicates, alicate de pressão, alicate de bico, alicate desencapador, alicate crimpar, torquês, alicate amperimetro corte, corta tubos, arrebitador, alicate bomba d'água, corta vergalhão, alicate rebitador, alicate prensa, descascador de fios, tesoura de chapa, alicate crimpador, alicate corte diagonal
Tools > Hand Tools > Multi Tools And Pocket Knives: canivete, canivete suíço, navalha, alicate multiuso, multiferramenta de bolso, canivetes, canivete multifuncional, alicate canivete, faca tática, faca de caça, facão, faca de mato, alicate multifuncional, canivete tático
Tools > Hand Tools > Utility Knives And Scrapers: x-ato, estilete, lâminas x-ato, raspador, espátula pintor, lâmina estilete, estiletes, x-acto, lâminas estilete, espátulas, desempenadeira aço, colher de pedreiro, raspadores, estilete 18mm, espátula aço, talocha
Tools > Hand Tools > Hand Saws: serrote, serra manual, serra de arco, serrote de costas, caixa de esquadria, serrotes, arco de serra, serrote de poda dobrável, serra de mão, serrote profissional, serrote costas, serrote carpinteiro, lâminas serra manual
Tools > Hand Tools > Chisels Files And Planes: formão, lima, grosa, plaina manual, cinzel, talhadeira, macho de rosca, punção, escopro, formões, jogo de formões, grosas, goivas, goiva, machos e cossinetes, jogo de machos, punções, talhadeiras, plainas, cinzéis, jogo limas, plaina de mão, lima chata, vira macho
Tools > Hand Tools > Clamps And Vises: grampo de aperto, sargento, torno de bancada, morsa de bancada, grampo sargento, grampo rápido, grampos de aperto, sargentos, morsas, tornos de bancada, grampo C, grampo tipo C, grampos rápidos, grampo marceneiro, sargento marceneiro, grampo F
Tools > Hand Tools > Staple Guns And Caulking Guns: agrafador manual, grampeador manual, grampos tapeçaria, pistola de silicone, pistola para cartuchos, grampeadores, grampeador rocama, grampeador tapeceiro, grampos 106, pistola silicone, pistola aplicadora, aplicador silicone, agrafador tapeceiro, pistola espuma, aplicador de silicone, agrafos tapeçaria
Tools > Measuring Tools: ferramenta de medição, instrumento de medição
Tools > Measuring Tools > Tape Measures And Rules: fita métrica, trena, metro articulado, paquímetro, craveira, esquadro, régua metálica, micrómetro, trenas, fitas métricas, paquímetro digital, paquímetros, esquadros, linha de giz, trena 5m, trena 8m, craveira digital, suta, gabarito contornos, relógio comparador, transferidor, micrômetro, prumo, trena emborrachada, escala aço
Tools > Measuring Tools > Spirit Levels And Laser Levels: nível de bolha, nível laser, medidor laser, trena laser, níveis, nível a laser, nível laser linhas, medidor de distância a laser, trenas laser, nível laser verde, nível alumínio, nível de linha, medidor distância laser
Tools > Measuring Tools > Multimeters And Detectors: multímetro, testador de tensão, busca-polos, detetor de metais, pinça amperimétrica, câmara endoscópica, câmara térmica, alicate amperímetro, multímetros, multímetro digital, detetores de metais, detector de metais, alicate amperímetro digital, detector de tensão, termômetro infravermelho, câmera de inspeção, câmera térmica, boroscópio, osciloscópio, medidor de umidade, decibelímetro, luxímetro, voltímetro, anemômetro, testador rede, detetor humidade, chave teste
Tools > Fasteners And Hardware: fixação, parafusaria, ferragens
Tools > Fasteners And Hardware > Screws Bolts And Nuts: parafuso, parafuso madeira, porca, anilha, arruela, varão roscado, barra roscada, pitão, parafusos, porcas, arruelas, anilhas, parafuso sextavado, sextavado, parafuso chipboard, parafuso philips, parafuso drywall, barras roscadas, parafuso autobrocante, parafuso auto brocante, parafuso allen, parafuso francês, parafuso inox, chipboard, parafuso cabeça chata, kit parafusos, rosca soberba, varões roscados, porca borboleta, parafuso telheiro
Tools > Fasteners And Hardware > Nails And Tacks: prego, pregos, tacha, rebite, prego de aço, tachas, rebites, prego cabeça, prego com cabeça, prego sem cabeça, preguinho, pregos aço, prego 18x27, rebite pop, rebites alumínio, prego galvanizado
Tools > Fasteners And Hardware > Wall Plugs And Anchors: bucha, buchas de parede, bucha pladur, bucha química, bucha drywall, chumbador, buchas, bucha nylon, bucha com parafuso, bucha fly, parabolt, chumbadores, bucha 8mm, bucha 6mm, buchas nylon, bucha metálica, bucha fischer, bucha com aba, bucha universal, buchas e parafusos
Tools > Fasteners And Hardware > Hooks And Brackets: gancho, esquadro de fixação, suporte prateleira, mão francesa, escápula, cantoneira, suporte parede quadro, suportes prateleira, suporte invisível, mãos francesas, cantoneiras, suporte para prateleira, ganchos parede, pendurador de quadros, esquadros fixação, escápulas, suporte mão francesa, suportes, fitas adesivas quadros, pitão com rosca, cavilha, gancho com bucha
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: dobradiça, puxador, maçaneta, corrediça gaveta, pé de móvel, rodízio, batente porta, feltro adesivo, mola porta, calha gaveta, dobradiças, dobradiça caneco, puxadores, puxador móveis, puxador gaveta, maçanetas, corrediças, corrediça telescópica, telescópica, corrediças gavetas, rodízios, rodízio giratório, pés de móveis, pés móveis, batentes, fecho magnético, trinco, feltros, trilho porta de correr, kit porta de correr, amortecedor gaveta, puxador cava, pé palito, prendedor de porta, rodas móveis, fecho toque, pistão a gás, dobradiças porta, dobradiça 35mm, maçaneta porta, ferragens móveis, peso de porta
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: abraçadeira, abraçadeira nylon, corda, corrente, mosquetão, cinta de carga, cabo de aço, arame, elástico bagagem, catraca cinta, abraçadeiras, abraçadeiras nylon, braçadeiras, braçadeira, mosquetões, cintas catraca, cinta com catraca, cintas amarração, cabos de aço, enforca gato, enforca gatos, fita hellerman, arames, manilhas, esticadores, esticador, corda nylon, corda de nylon, arame galvanizado, cordel, corda polipropileno, elástico bagageiro, extensor elástico, roldana, paracord, moitão, corda sisal, serra cabos, abraçadeira metálica
Tools > Paint: tinta, pintura, revestimento, tintas, esmaltes, tinta branca, tinta fosca, tinta acetinada, tinta 18 litros
Tools > Paint > Wall And Ceiling Paint: tinta parede, tinta plástica, tinta interior, tinta teto, tinta fachada, tinta acrílica parede, tinta látex, tinta acrílica, tinta látex fosco, tinta para parede, tintas plásticas, paredes e tetos, tinta látex acrílica, massa acrílica, fundo preparador, tinta branca parede, tinta emborrachada, tinta paredes, tinta fachadas, selador acrílico, tinta piso, tinta antimofo, tinta teto branca, tinta exterior, tinta lousa, látex PVA, tinta lavável, tinta interiores, primário paredes
Tools > Paint > Wood And Metal Paint: verniz, esmalte, tinta para madeira, tinta para metal, antiferrugem, velatura, tinta giz, primário, óleo teca, selador, vernizes, verniz madeira, stain, esmalte sintético, esmalte base água, esmalte aquoso, tintas esmalte, tintas madeira, tinta ferro, tinta metal, zarcão, fundo zarcão, tinta epóxi, tinta spray madeira, tinta azulejo, tinta para azulejo, chalk paint, óleo de teca, óleo linhaça, cera madeira, cera em pasta, seladora madeira, seladora, tinta piso, tinta para piso, tinta óleo, cupinicida, velaturas, impregnante madeira, primer metal, fundo para galvanizado, verniz marítimo, goma laca, tinta ferrugem, primários, antiferrugem tinta, tapa poros, tinta móveis
Tools > Paint > Spray Paint: tinta em spray, spray de tinta, esmalte em spray, tinta aerossol, tintas spray, tinta spray, spray metálico, spray tinta, verniz spray, esmalte spray, primer spray, tinta em aerossol, aerossol, spray acrílico, spray cromado, spray multiuso tinta
Tools > Paint > Paint Brushes And Rollers: rolo pintura, trincha, tabuleiro pintura, pincel parede, rolo de lã, rolo de espuma, bandeja pintura, broxa, trinchas, trincha dupla, rolos, rolos de pintura, rolo para pintura, kit pintura, cerda natural, trincha cerda, rolo anti respingo, rolo antirrespingo, rolo 23cm, trincha média, bandejas pintura, kit pintor, recarga rolo, garfo rolo, pincel trincha, extensor rolo, caçamba pintura, broxas
Tools > Paint > Masking Tape And Dust Sheets: fita de pintor, fita crepe, plástico protetor, lona de proteção pintura, fita mascarar, fita crepe automotiva, fita de mascarar, fitas crepe, fitas de pintor, plástico cobertura, plástico de proteção pintura, papel kraft mascaramento, lona plástica, fita crepe 48mm, filme mascaramento, lona pintura, fita azul pintura
Tools > Paint > Thinners And Strippers: diluente, aguarrás, decapante, acetona, removedor tinta, álcool desnaturado, thinner, essência terebintina, thinners, aguarrás mineral 1L, diluentes, diluente sintético, diluente celuloso, solventes, solvente, removedores, decapantes tinta, acetona pura, álcool isopropílico thinner, removedor de tinta, raz mineral, aguarraz, aguarrás puro, removedor ferrugem, benzina, tinner, redutor thinner
Tools > Paint > Wallpaper And Wall Coverings: papel de parede, cola papel parede, vinil autocolante, fotomural, painel parede, papel adesivo, papel de parede vinílico, cola papel de parede, painéis 3D, painel ripado, ripado, placa 3D, revestimento parede, lambri, lambril, painéis decorativos, forro PVC, revestimento 3D, gesso 3D placa, ripado WPC, pastilha adesiva resinada, papel parede tecido
Tools > Adhesives And Sealants: adesivo, vedante, cola
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: supercola, cola instantânea, cola branca, cola de montagem, cola madeira, cola epóxi, cola de contacto, cola quente bastão, trava rosca, colas, cola instantânea gel, cola de contato, adesivo instantâneo, cola madeira branca, adesivo epóxi, veda choque, cola silicone bastão, cola tudo
Tools > Adhesives And Sealants > Silicone And Fillers: silicone, vedante, espuma poliuretano, massa de reparação, massa madeira, silicone sanitário, rejunte, massa corrida, espuma expansiva, silicones, vedantes, espuma expansiva poliuretano, rejuntes, selante PU, massa corrida PVA, massa de vidraceiro, veda calha, selantes, betume juntas
Tools > Adhesives And Sealants > Technical Tapes: fita americana, fita isoladora, fita isolante, fita dupla face, fita de alumínio, fita silver tape, fita antiderrapante, fita veda rosca, fitas adesivas, fita dupla face extra forte, fita multiuso, fita alta fusão, fita autofusão, fita asfáltica, fita zebrada, fita antiderrapante preta, manta líquida fita
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: lubrificante, desengripante, massa lubrificante, óleo multiusos, spray silicone, limpa contactos, graxa, lubrificantes, desengripante spray, graxa branca, silicone spray, graxa lítio, óleo desengripante, micro óleo, óleo lubrificante, limpa contato
Tools > Electrical: eletricidade, material elétrico, instalação elétrica
Tools > Electrical > Switches And Sockets: interruptor, tomada, tomada parede, comutador, regulador luz, espelho tomada, dimmer, campainha, botão pressão, interruptores, tomadas, conjunto interruptor, placa 4x2, 4x2, módulo tomada, interruptor simples, interruptor paralelo, campainhas, tomada dupla, comutadores, espelho 4x2, tomada 2P+T, espelhos tomada
Tools > Electrical > Extension Cords And Power Strips: extensão elétrica, bloco de tomadas, régua de tomadas, enrolador de cabo, filtro de linha, adaptador tomada, ficha tripla, temporizador tomada, benjamim, réguas, extensões, filtros de linha, régua tomadas, benjamins, adaptador T, bloco tomadas, tomada torre, extensão tripla, protetor surto
Tools > Electrical > Cables And Cable Management: cabo elétrico, fio elétrico, calha técnica, tubo corrugado, caixa de derivação, ligador, manga termorretrátil, canaleta, fio flexível, eletroduto, cabos elétricos, cabo flexível, fios elétricos, canaletas, eletrodutos, conduíte, cabo PP, terminais, tubo termo retrátil, caixa 4x2, emenda elétrica, conector wago, organizador de cabos, fio rígido
Tools > Electrical > Fuses And Circuit Breakers: fusível, disjuntor, diferencial, quadro elétrico, caixa de fusíveis, contactor, telerruptor, disjuntores, disjuntor monopolar, disjuntor bipolar, monopolar, bipolar disjuntor, IDR, DPS, quadro de distribuição, fusíveis, contator, disjuntor din, quadro disjuntores, curva C
Tools > Electrical > Solar Panels And Power Stations: painel solar, kit solar, inversor solar, estação de energia, painel fotovoltaico, controlador de carga, microinversor, painéis solares, placa solar, placas solares, inversor de onda, estação de energia portátil, controlador de carga solar, kit fotovoltaico, inversor híbrido, módulo fotovoltaico, bateria estacionária, inversor off grid
Tools > Plumbing: canalização, hidráulica, encanamento, sanitário
Tools > Plumbing > Taps And Faucets: torneira, misturadora, torneira cozinha, monocomando, misturadora lavatório, arejador, torneira lavatório, misturador, torneiras, torneira gourmet, torneira monocomando, torneira de cozinha, misturadores, misturadoras, torneira jardim, torneira bica, torneira elétrica, torneira banheiro, arejadores, registro pressão, acabamento registro
Tools > Plumbing > Showers And Shower Heads: chuveiro, chuveiro de mão, bicha de chuveiro, coluna de duche, ducha, rampa de duche, base de duche, chuveiro elétrico, resguardo duche, chuveiros, duchas, ducha higiênica, chuveiro elétrico 220V, colunas de duche, resguardos, base duche, bases de duche, resistência chuveiro, ducha eletrônica, cabine duche, box banheiro, bicha duche, ducha quadrada, chuveiro de teto
Tools > Plumbing > Toilets Sinks And Bathtubs: tampo sanita, assento sanitário, sanita, lavatório, lava-loiça, banheira, autoclismo, vaso sanitário, bidé, caixa acoplada, cuba pia, tampa sanita, sanitas, lavatórios, lava-loiças, pia, pias, cuba, cubas, cuba de apoio, cuba inox, vaso com caixa acoplada, bacia sanitária, vasos sanitários, banheiras, autoclismos, tanque lavar, mecanismo descarga, válvula descarga, pia inox, lavatório coluna, bancada pia, pia de cozinha, mictório
Tools > Plumbing > Pipes And Fittings: tubo PVC, racord, sifão, válvula, torneira de esquadria, bicha flexível, junta, joelho PVC, ralo, curva PVC, tubo cobre, luva PVC, niple, tubos PVC, soldável, PVC soldável, conexões, conexão, registro esfera, registro gaveta, sifões, sifão sanfonado, engate flexível, ralo linear, tubo esgoto, adaptador soldável, curva 90, válvulas, juntas, cotovelo, união, bucha redução, racords, tubo multicamada, anel vedação, caixa sifonada, torneira boia, flexível inox, redução, niples, cap soldável, joelho soldável
Tools > Plumbing > Drain Snakes And Plungers: desentupidor manual, mola desentupidora, desentupidor, ventosa desentupir, desentupidores, desentupidora, desentupidor de pia, desentupidor vaso, mola desentupir, cabo desentupidor, sonda desentupidora, desentupidor ralo
Tools > Plumbing > Water Heaters And Heating: esquentador, termoacumulador, radiador, toalheiro elétrico, válvula termostática, salamandra, caldeira, aquecedor de água, recuperador de calor, boiler, termoacumuladores, esquentadores, esquentador gás, esquentador inteligente, aquecedor de passagem, aquecedor a gás digital, toalheiros, válvulas termostáticas, termostatos, caldeiras, cilindro água quente, aquecedor solar, boiler elétrico
Tools > Flashlights And Work Lights: lanterna, lanterna de cabeça, lanterna LED, lanterna frontal, projetor de obra, gambiarra, lâmpada de trabalho, lanternas, lanternas LED, lanterna tática, lanterna recarregável, lanterna de mão, projetores obra, lanterna de cabeça recarregável, luz de trabalho
Tools > Locks And Safes: fechadura, segurança, antirroubo
Tools > Locks And Safes > Padlocks: cadeado, aloquete, cadeado combinação, cadeado mala, porta-cadeado, cadeados, cadeado latão, cadeado TSA, cadeado segredo, cadeado 40mm, aloquetes
Tools > Locks And Safes > Door Locks And Cylinders: fechadura, canhão fechadura, cilindro, ferrolho, fechadura inteligente, trinco, olho mágico, caixa de correio, fechadura digital, fechaduras, cilindros, canhões, fechadura eletrônica, trincos, fechadura de embutir, fechadura sobrepor, tetra chave, fechadura biométrica
Tools > Locks And Safes > Safes And Key Cabinets: cofre, cofre de chaves, cofre parede, chaveiro armário, guarda-joias cofre, caixa de segurança, caixa de dinheiro, cofres, cofre eletrônico, cofre digital, caixa forte, cofre chaves, porta chaves segurança, armário de chaves, cofre senha
Tools > Smoke And Gas Alarms: detetor de fumo, detector de fumaça, detetor monóxido de carbono, extintor, manta ignífuga, detetor de gás, detetores de fumo, extintores, alarme de incêndio, detector fumaça, sensor de gás
Tools > Workwear And Protective Gear: equipamento de proteção individual, EPI, vestuário de trabalho, arnês segurança
Tools > Workwear And Protective Gear > Work Clothing: calças de trabalho, fato-macaco, colete refletor, jardineira de trabalho, casaco de trabalho, macacão trabalho, joelheiras trabalho, bata trabalho, calça de trabalho, colete refletivo, coletes refletores, calça operacional, jaleco brim, macacão de trabalho, uniforme profissional, avental raspa, calça brim, fatos-macaco, jaqueta segurança, calças multibolsos
Tools > Workwear And Protective Gear > Safety Shoes: sapatos de segurança, botas de segurança, calçado de segurança, sapatos biqueira de aço, botina de segurança, bota de segurança, bico de aço, bico aço, bota biqueira, botas biqueira de aço, sapato segurança, biqueira de aço, sapato de segurança, botinas, botina, biqueira composite, bota bico aço, bota CA, galocha, bota PVC branca
Tools > Workwear And Protective Gear > Work Gloves: luvas de trabalho, luvas de proteção, luvas anticorte, luvas de vaqueta, luvas soldador, luva de trabalho, luva nitrílica, luva pigmentada, luva vaqueta, luva de raspa, luvas trabalho, luva anticorte, luva tricotada, luva multitato
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: óculos de proteção, capacete de obra, capacete de segurança, protetor auricular, abafador de ruído, viseira de proteção, auscultadores de proteção, óculos proteção, óculos de segurança, óculos segurança, protetores auriculares, abafador, abafadores, capacete obra, protetor facial, protetor auditivo, plug auricular, óculos incolor
Tools > Workwear And Protective Gear > Dust Masks And Respirators: máscara antipoeira, respirador, semimáscara, filtro máscara, máscara de gás, máscara FFP3, respiradores, máscaras FFP2, máscara pff2, pff2, pff3, máscara respiratória, filtro respirador, semi facial, respirador semi facial, máscara ffp2
Tools > Ladders And Scaffolding: escada, escadote, escada telescópica, escada de alumínio, andaime, escada extensível, escada multiusos, escadas, escadotes, degraus, escada degraus, escada doméstica, escada alumínio, andaimes, escada articulada, escada multifuncional, escada extensiva, banqueta escada
Tools > Tool Storage And Workshop: arrumação ferramentas, equipamento oficina
Tools > Tool Storage And Workshop > Tool Boxes And Bags: caixa de ferramentas, bolsa de ferramentas, carro de ferramentas, mala de ferramentas, organizador parafusos, cinto ferramentas, maleta ferramentas, caixas de ferramentas, caixa ferramentas, maletas ferramentas, bolsas ferramentas, organizador gavetas parafuso, carrinho ferramentas, mochila ferramentas, porta ferramentas, caixa sanfonada, maleta organizadora
Tools > Tool Storage And Workshop > Workbenches And Shelving: bancada de trabalho, cavalete, estante metálica, painel perfurado, estante garagem, estante industrial, bancadas, cavaletes, estantes metálicas, estantes de aço, estante de aço, painel ferramentas, bancada dobrável, prateleira de aço, estante industrial aço, suporte ferramentas parede
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: carrinho de carga, guincho, diferencial de corrente, talha, porta-paletes, carrinho plataforma, carrinho dobrável, cinta elevação, carrinhos de carga, carrinho armazém, guinchos, guincho elétrico, talhas, talha manual, talha elétrica, porta paletes, paleteira, carrinho transporte, transpalete, carrinho dobrável carga, cinta de elevação, plataforma com rodas, carro de mão dobrável, carrinho escadas
Tools > Welding And Soldering: máquina de soldar, ferro de soldar, estação de soldadura, estanho, máscara de soldar, maçarico, elétrodos, eletrodo solda, inversora de solda, fio de solda, ferro de solda, inversoras, máquinas de solda, máquina de solda, soldagem, ferro solda, estação de solda, eletrodos, máscara de solda, maçaricos, soldar, estanho solda, eletrodo 6013, solda estanho, máquina solda inversora, máscara solda automática, sugador solda, ferro soldar, cortador plasma
Tools > Building Materials: materiais de construção, material de obra
Tools > Building Materials > Cement And Plaster: cimento, betão, concreto, argamassa, gesso, cimento cola, placa de gesso, pladur, autonivelante, tijolo, estuque, impermeabilizante, reboco, cimentos, argamassas, argamassa AC3, AC3, AC2, argamassa colante, cimento queimado, graute, gesso cola, drywall placa, cimento branco, impermeabilizantes, cimento rápido, cimento cola flexível, betão pronto, tijolos, blocos, manta líquida, bianco aditivo, rejunte, massa cimento, cal hidratada
Tools > Building Materials > Flooring And Tiles: piso laminado, chão vinílico, azulejo, ladrilho, parquet, soalho flutuante, rodapé, chão flutuante, deck exterior, porcelanato, perfil transição, tijoleira, mosaico, pavimento, pisos, piso vinílico, pisos laminados, porcelanatos, azulejos, revestimento cerâmico, rodapés, cerâmica, pavimentos, chão vinílico clique, soalho, deck, decks, piso vinílico adesivo, deck modular, espaçador nivelador, piso emborrachado, piso tátil, ladrilhos, manta piso laminado, vinílico, chão laminado, pastilha vidro, carpete placas, réguas vinílicas
Tools > Building Materials > Timber And Sheet Materials: contraplacado, painel madeira, ripa, acrílico placa, perfil alumínio, MDF placa, OSB, policarbonato, compensado, aglomerado, moldura madeira, telha, chapa ondulada, sarrafo, compensados, chapas, chapa MDF, chapa compensado, chapa OSB, tábuas, tábua pinus, pinus, sarrafos, ripas, caibro, vigas, viga madeira, chapa acrílico, placa acrílica, chapa policarbonato, perfis alumínio, molduras, telhas, telha ondulada, contraplacados, bancada madeira, painel MDF, tampo cozinha, cantoneira alumínio, barrote, metalon, chapa galvanizada, varão madeira, aglomerados, pontalete, lambril madeira
Tools > Building Materials > Insulation Doors And Windows: isolamento, lã de rocha, fita isolante janela, vedante porta, porta interior, janela de sótão, estore, persiana, rede mosquiteira, caleira, esferovite, calha telhado, lã de vidro, grelha ventilação, painel isolante, isolamentos, isolante térmico, lã rocha, lã vidro, veda porta, veda portas, veda porta adesivo, vedação porta, fitas vedação, vedante janelas, portas, porta de madeira, porta sanfonada, janelas, janela alumínio, janela de correr, telas mosquiteiras, redes mosquiteiras, mosquiteira, calhas, rufo, espuma acústica, espuma isolante, manta térmica telhado, grelhas ventilação, grelhas, isopor, basculante, kit porta pronta, batente porta madeira, tela mosquiteira janela, protetor de porta, portas interiores, caixilho, placas acústicas, estores exteriores, fita vedação porta, rolha porta
Automotive: carro, automóvel, automotivo, veículo, viatura
Automotive > Car Care: cuidado automóvel, limpeza automotiva, estética automotiva
Automotive > Car Care > Car Shampoos: champô auto, shampoo automotivo, lava auto, lava autos, espuma ativa, removedor de insetos
Automotive > Car Care > Car Waxes And Polishes: cera automotiva, cera auto, polidor, vitrificador, cera de carnaúba, removedor de riscos, selante, cera líquida automotiva, massa de polir, composto polidor, cera cristalizadora
Automotive > Car Care > Car Interior Cleaners: limpa painel, limpa tablier, limpa estofos auto, renovador de plásticos, hidratante de couro automotivo, silicone automotivo, limpador de interiores, revitalizador de plásticos, limpa couro
Automotive > Car Care > Wheel And Tyre Cleaners: limpa jantes, limpa rodas, brilho de pneus, pneu pretinho, limpa pneus, descontaminante ferroso, limpa pneu, gel para pneus
Automotive > Car Care > Car Glass Cleaners: limpa vidros auto, limpa para-brisas, antiembaciante, descongelante, repelente de água, restaurador de faróis, cristalizador de para-brisa, desembaçador
Automotive > Car Care > Car Wash Tools: luva de lavagem, pano microfibra auto, camurça, escova de jantes, esponja automotiva, flanela automotiva, canhão de espuma, pano de microfibra automotivo, politriz, escova automotiva
Automotive > Car Care > Car Air Fresheners: ambientador auto, aromatizante automotivo, cheirinho para carro, ambientador carro, aromatizador carro, odorizante automotivo, desodorizante auto
Automotive > Car Care > Car Paint And Body Repair: tinta de retoque, massa plástica, tinta automotiva, conversor de ferrugem, verniz automotivo, emborrachamento, massa poliéster, primer automotivo, tinta spray automotiva, caneta tira riscos, massa rápida, batida de pedra
Automotive > Oils And Fluids: lubrificante, fluido automotivo, fluido automóvel
Automotive > Oils And Fluids > Motor Oils: óleo de motor, óleo motor, óleo sintético, óleo 2 tempos, óleo lubrificante, óleo lubrificante motor, óleo 5w30, óleo 4t, óleo moto, óleo semissintético, 10w40, 20w50
Automotive > Oils And Fluids > Gear And Transmission Oils: óleo de caixa, óleo de transmissão, óleo de câmbio, fluido direção hidráulica, valvulina, óleo de diferencial, óleo atf, fluido de transmissão
Automotive > Oils And Fluids > Brake Fluids: líquido de travões, fluido de freio, óleo de travões, dot 4, fluido de freio dot 4, fluido freio
Automotive > Oils And Fluids > Antifreeze And Coolants: anticongelante, líquido de arrefecimento, aditivo radiador, líquido refrigeração, aditivo de arrefecimento, aditivo para radiador, líquido refrigerante, anticongelante orgânico, aditivo orgânico
Automotive > Oils And Fluids > Screenwash: líquido limpa para-brisas, limpa vidros para-brisas, líquido lava para-brisas, limpa parabrisa, aditivo limpador de para-brisa, líquido lava vidros
Automotive > Oils And Fluids > Fuel And Oil Additives: aditivo combustível, limpa injetores, aditivo diesel, limpa bicos, limpador de filtro de partículas, descarbonizante combustível, limpa sistema diesel, condicionador de metais, aditivo gasolina
Automotive > Oils And Fluids > Adblue: solução de ureia, arla 32, agente redutor, arla, ad blue
Automotive > Oils And Fluids > Greases And Workshop Sprays: massa de lítio, graxa, limpa travões, desengripante, limpa contactos, limpa contato, spray silicone, descarbonizante, graxa rolamento, limpa freio, descarbonizante spray, lubrificante multiuso, limpa corpo de borboleta
Automotive > Car Parts: peça auto, autopeça, peça de reposição, peça de carro, dianteiro direito, lado motorista, dianteiro esquerdo, Onix, Palio, HB20
Automotive > Car Parts > Brakes: pastilhas de travão, disco de travão, pastilha de freio, disco de freio, pinça de freio, lona de freio, jogo pastilha de freio, pastilhas de freio, disco freio ventilado, sapata de freio, cilindro mestre, cabo freio de mão, calços de travão, jogo pastilhas travão
Automotive > Car Parts > Car Filters: filtro de óleo, filtro de ar, filtro de habitáculo, filtro de cabine, filtro de combustível, kit filtros, filtro de óleo do motor, filtro ar condicionado carro, filtro ar motor, filtro cabine
Automotive > Car Parts > Spark Plugs And Ignition: vela de ignição, vela de incandescência, bobina de ignição, cabos de vela, vela de aquecimento, velas de ignição, jogo de velas, vela iridium, cabo de vela, bobina ignição, jogo cabos vela
Automotive > Car Parts > Car Light Bulbs: lâmpada h7, lâmpada h4, lâmpada farol, lâmpada automotiva, lâmpada xénon, lâmpada pingo, lâmpadas h7, lâmpada super branca, kit xenon, super led h4, lâmpada led carro, h11, lâmpada pingão
Automotive > Car Parts > Headlights And Tail Lights: farol dianteiro, farolim, lanterna traseira, farol de nevoeiro, pisca, farol de milha, luz diurna, farolins, lanterna dianteira, farol auxiliar, barra de led, giroflex, luz de matrícula, farol principal, lanterna traseira direita, break light
Automotive > Car Parts > Wiper Blades: escova limpa para-brisas, palheta, palheta limpador, limpa para-brisas traseiro, palheta parabrisa, escovas limpa para-brisas, palhetas, palheta dianteira, limpador de para-brisa, escova limpa vidros
Automotive > Car Parts > Suspension And Steering: amortecedor, mola de suspensão, braço de suspensão, pivô, rolamento de roda, bieleta, terminal de direção, coxim, amortecedores, bandeja de suspensão, bucha, kit amortecedor, cubo de roda, barra estabilizadora, caixa de direção, pivô suspensão, coxim amortecedor, mola helicoidal, batente
Automotive > Car Parts > Engine And Drivetrain Parts: kit de distribuição, correia dentada, bomba de água, kit embraiagem, kit embreagem, alternador, motor de arranque, turbo, junta, correia poly v, correia acessórios, corrente de distribuição, coxim do motor, bico injetor, radiador motor, compressor ar condicionado, semieixo, tensor, mangueira radiador, embreagem, junta cabeçote, bomba combustível, válvula termostática, jogo de juntas, kit correia dentada, embraiagem, homocinética, reservatório de expansão, motor de partida, virabrequim, carburador
Automotive > Car Parts > Exhaust Parts: escape, silenciador, panela de escape, escapamento, catalisador, sonda lambda, ponteira escape, abafador, silencioso, sonda lambda universal, escapamento esportivo, coletor de escape, tubo intermediário, ponteira escapamento, flexível escape
Automotive > Car Parts > Mirrors And Body Parts: espelho retrovisor, vidro espelho, para-choques, guarda-lamas, grelha, aileron, amortecedor mala, suporte matrícula, retrovisor, lente retrovisor, capa retrovisor, calha de chuva, antena carro, tampa combustível, para-barro, parachoque, suporte de placa, parabarro, estribo, lente espelho, amortecedor porta malas, friso
Automotive > Car Parts > Car Sensors And Switches: sensor abs, medidor de massa de ar, elevador de vidro, relé, fusível auto, ignição, sensor de estacionamento, sensor de rotação, sensor de temperatura, buzina, máquina de vidro, chave de seta, sensor map, sensor tps, relé auxiliar, jogo fusíveis, fusível lâmina, motor elevador vidro, interruptor de freio, trava elétrica, comando de luzes
Automotive > Tyres And Wheels: roda, pneu
Automotive > Tyres And Wheels > Car Tyres: pneu de verão, pneu de inverno, pneu todas estações, pneu aro, pneumático, pneu aro 13, pneu carro, pneus, pneu 175
Automotive > Tyres And Wheels > Rims And Wheel Covers: jante de liga leve, roda de liga leve, calota, tampão de roda, parafuso de roda, tampa de válvula, espaçador de roda, calotas, jogo de calotas, rodas esportivas, roda esportiva, porca de roda, tampão centro roda, jantes, tampas de válvulas, parafuso antifurto
Automotive > Tyres And Wheels > Snow Chains: correntes de neve, corrente de neve, meia de neve, correntes neve, meias de neve
Automotive > Tyres And Wheels > Tyre Repair And Inflation: kit antifuros, reparador de pneus, compressor 12v, calibrador de pneu, selante pneu, manómetro, compressor de ar portátil, compressor ar automotivo, enchedor de pneus, bomba de encher pneu, kit reparo pneu, macarrão pneu, insuflador
Automotive > Car Batteries And Charging: bateria veículo, carga veículo
Automotive > Car Batteries And Charging > Car Batteries: bateria de carro, bateria auto, bateria agm, bateria automotiva, bateria de arranque, bateria 60ah, bateria 12v, bateria start stop, bateria carro, bateria estacionária, bateria 45ah
Automotive > Car Batteries And Charging > Car Battery Chargers: carregador de bateria auto, carregador bateria carro, mantenedor de bateria, testador bateria, carregador de baterias, carregador inteligente bateria, carregador bateria 12v
Automotive > Car Batteries And Charging > Jump Starters And Cables: booster de bateria, cabos de bateria, cabo de chupeta, arrancador bateria, auxiliar de partida, arrancador, partida auxiliar, cabos de arranque, cabo chupeta, cabo auxiliar bateria, chave geral bateria, terminal bateria
Automotive > Car Batteries And Charging > EV Charging: cabo carregamento carro elétrico, cabo tipo 2, wallbox, carregador veicular elétrico, posto de carregamento, carregador carro elétrico, wallbox 7kw, carregador portátil elétrico, estação recarga
Automotive > Car Accessories: acessório auto, acessório automotivo, acessório carro, veicular, automotivo, porta-malas
Automotive > Car Accessories > Seat Covers And Cushions: capa de banco, capa de assento, capa de volante, protetor de banco, almofada carro, capas de banco, capas de assento carro, capa banco couro, apoio de braço, almofada de pescoço carro, capa volante couro, capa assento universal, descansa braço
Automotive > Car Accessories > Car Mats And Boot Liners: tapete auto, tapetes de carro, tapete bagageira, tapete porta-malas, bandeja porta malas, tapetes automotivos, jogo de tapetes, tapete borracha carro, tapete carpete, tapetes borracha, jogo tapete, tapete porta malas, tapete bandeja
Automotive > Car Accessories > Phone Mounts: suporte telemóvel carro, suporte celular carro, suporte veicular, suporte tablet carro, suporte para celular, suporte celular veicular, suporte magnético carro, suporte telemóvel, suporte carro
Automotive > Car Accessories > Car Chargers: carregador de isqueiro, carregador carro usb, carregador veicular, inversor 12v, adaptador isqueiro, carregador de carro, carregador isqueiro, carregador para carro, inversor de tensão, isqueiro carro, inversor onda pura, carregador usb veicular, carregador isqueiro usb, carregador veicular turbo, carregador veicular usb-c, carregador turbo veicular
Automotive > Car Accessories > Sunshades And Car Covers: para-sol, parassol automotivo, cortina sol carro, capa para carro, capa automóvel, película vidro, insulfilm, capa de carro, capa cobrir carro, tapa sol, para sol, quebra sol carro, protetor solar carro, cobertura carro, película automotiva, pára-sol
Automotive > Car Accessories > Roof Boxes And Carriers: mala de tejadilho, barras de tejadilho, suporte de bicicletas carro, bagageiro, rack de teto, transbike, barras tejadilho, barras de teto, suporte bicicletas, porta bicicletas, rack teto, bagageiro teto, suporte de bike, caixa de tejadilho, bolsa teto, suporte bicicleta engate
Automotive > Car Accessories > Towing And Trailer Parts: engate reboque, cabo de reboque, cinta de amarração, cinta catraca, luzes reboque, roda jockey, guincho auto, adaptador reboque, tomada reboque, cinta reboque, capa bola reboque, guincho elétrico, catraca cinta, cintas com catraca, engate carreta, fita de amarração, corda reboque, engate de reboque
Automotive > Car Accessories > Car Safety And Emergency: triângulo de sinalização, colete refletor, kit emergência auto, raspador de gelo, martelo de emergência, extintor veicular, triângulo de segurança, triângulo segurança, colete refletivo, colete sinalização, quebra vidro, raspador gelo, kit primeiros socorros carro, bafômetro, kit emergência carro
Automotive > Car Accessories > Car Security: tranca volante, trava de volante, alarme automotivo, rastreador veicular, localizador gps carro, capa chave carro, capa chave, capa de chave, capa chave canivete, chave canivete, alarme carro, trava carneiro, rastreador gps, bloqueador de volante, capa comando, controle alarme
Automotive > Car Accessories > Car Organizers: organizador porta-malas, organizador de mala, organizador banco carro, lixeira carro, rede porta malas, lixo carro, organizador carro, organizador de carro, organizador encosto banco, lixeira automotiva, porta treco, porta objetos carro, organizador porta mala, bandeja carro, caixa bagageira
Automotive > Car Accessories > Car Decals And Styling: autocolante carro, adesivo automotivo, película envelopamento, manopla câmbio, punho mudanças, friso lateral, bebê a bordo, bebé a bordo, adesivo carro, adesivo para carro, emblema carro, pomo câmbio, manopla, pedaleira, fita led carro, soleira, autocolantes carro, adesivo soleira, faixa lateral carro
Automotive > Car Electronics: eletrónica automóvel, eletrônica automotiva
Automotive > Car Electronics > Car Radios: autorrádio, som automotivo, central multimídia, rádio carro, transmissor fm, dvd automotivo, multimídia automotivo, central multimídia android, mp3 automotivo, toca rádio, adaptador carplay, moldura 2 din, rádio automotivo
Automotive > Car Electronics > Car Speakers And Amplifiers: altifalantes carro, alto-falante automotivo, subwoofer automotivo, módulo amplificador, colunas carro, módulo taramps, módulo 400w, kit 2 vias, alto falante 6x9, caixa trio, corneta driver, subwoofer 12 polegadas, processador de áudio automotivo, manta asfáltica
Automotive > Car Electronics > Dash Cams: câmara carro, câmera veicular, dash cam, câmara marcha-atrás, câmera de ré, câmara estacionamento, câmera automotiva
Automotive > Car Electronics > Car Navigation: navegador gps, gps automotivo, gps carro, gps camião, detetor de radar, navegador, gps veicular, gps automotivo tela
Automotive > Car Electronics > Obd Scanners: scanner automotivo, leitor obd2, diagnóstico auto, leitor de códigos, scanner obd2, obd2 bluetooth, scanner multimarcas, aparelho diagnóstico
Automotive > Automotive Tools: ferramenta automotiva, ferramenta oficina, ferramenta mecânico
Automotive > Automotive Tools > Jacks And Ramps: macaco hidráulico, macaco jacaré, macaco carro, cavalete auto, rampa auto, macaco garrafa, preguiça, macaco hidráulico garrafa, elevador automotivo, cavaletes, esteira mecânico, macaco sanfona, calço roda, guincho girafa, preguiças
Automotive > Automotive Tools > Car Repair Tools: chave filtro óleo, tabuleiro óleo, kit sincronismo, medidor de compressão, chave de velas, bomba de massa, saca filtro, saca polia, chave de rodas, chave em cruz, sangrador de travões, recuador de pistões, chave de roda, extrator rolamento, recuador de pistão, funil óleo, kit sangria freio, saca rolamento, medidor compressão, encolhedor de molas, ferramenta fasagem, desmontagem painel
Automotive > Motorcycle: moto, mota, motociclo, motocicleta, scooter, peça moto, CG 150, CG 160, Titan 150, Biz 125, Fan 160, Fazer 250, motociclista, acessório moto, scooter PCX
Automotive > Motorcycle > Motorcycle Helmets: capacete moto, capacete integral, capacete modular, capacete aberto, capacete motocross, viseira capacete, capacete fechado, capacete articulado, capacete robocop, capacete
Automotive > Motorcycle > Motorcycle Clothing: casaco moto, jaqueta motociclista, luvas moto, botas moto, calças moto, capa de chuva motociclista, protetor coluna moto, luva moto, calça motociclista, bota motociclista, blusão moto, capa de chuva motoqueiro, segunda pele moto, macacão moto
Automotive > Motorcycle > Motorcycle Tyres: pneu moto, pneu mota, pneu scooter, câmara de ar moto, pneu de moto, pneu traseiro, pneu dianteiro moto, pneu titan
Automotive > Motorcycle > Motorcycle Parts: corrente moto, kit relação, kit transmissão moto, pastilha freio moto, punhos moto, manete, retrovisor moto, escape moto, escapamento moto, bateria moto, variador, manetes, manopla moto, pisca moto, pastilha de freio moto, carenagem, cabo embreagem moto, coroa pinhão, bolha moto, protetor de motor, mata cachorro, guidão, vela moto, kit cilindro
Automotive > Motorcycle > Motorcycle Luggage: baú moto, mala moto, alforge moto, bolsa tanque moto, bauleto, bagageiro moto, bauleto moto, bolsa tanque, mochila moto, baú 45 litros, bag delivery
Automotive > Motorcycle > Motorcycle Accessories: capa moto, cadeado moto, tranca disco, intercomunicador moto, lubrificante corrente, cavalete moto, suporte celular moto, trava de disco, capa de moto, capa para moto, trava disco, protetor tanque, alarme moto, capa cobrir moto, antifurto moto, intercomunicador capacete
Automotive > Caravan And Motorhome: autocaravana, caravana, motorhome, avançado, líquido sanita química, toldo autocaravana, toldo motorhome, líquido sanitário, wc químico, trailer, cunhas niveladoras, climatizador motorhome
Toys: brinquedo, brinquedo infantil, Patrulha Canina, brinquedos
Toys > Building Sets: blocos de construção, jogo de construção, blocos de montar
Toys > Building Sets > Brick Sets: tijolos de montar, peças de montar, minifigura, base de construção, blocos de montar, blocos de encaixe
Toys > Building Sets > Wooden Blocks: blocos de madeira, cubos de madeira, toquinhos de madeira, blocos madeira
Toys > Building Sets > Magnetic Building Sets: blocos magnéticos, peças magnéticas, azulejos magnéticos, blocos imantados, ímã construção
Toys > Building Sets > Marble Runs: pista de berlindes, pista de bolinhas de gude, circuito de bolas, pista de bolinhas, circuito berlindes
Toys > Building Sets > Construction Kits: kit de construção metálico, engrenagens, construção mecânica, parafusos e porcas, kit construção, brinquedo de montar engenheiro, conjunto mecânico
Toys > Building Sets > Model Kits: kit de modelismo, maquete, modelo para montar, plastimodelismo, kit modelismo
Toys > Dolls: boneca, boneco, boneca de pano, boneca de trapos, boneca de tecido, boneca menina
Toys > Dolls > Fashion Dolls: boneca fashion, boneca princesa, boneca sereia
Toys > Dolls > Baby Dolls: boneca bebê, bebê reborn, boneco bebé, nenuco bebé, boneca reborn, bebé reborn
Toys > Dolls > Dollhouses: casa de bonecas, casinha de boneca, móveis casa de bonecas
Toys > Dolls > Doll Accessories: roupa de boneca, carrinho de boneca, berço de boneca, acessórios boneca, carrinho bonecas, berço bonecas
Toys > Dolls > Puppets And Puppet Theatres: fantoche, marioneta, fantoche de dedo, teatro de fantoches, dedoche
Toys > Figures: figura, boneco, figura de brincar, bonecos, miniatura boneco
Toys > Figures > Action Figures: figura de ação, boneco articulado, boneco super-herói, robô transformável, boneco homem aranha, boneco super herói, boneco Marvel, boneco
Toys > Figures > Collectible Figures: figura de vinil, figura colecionável, boneco colecionável, figura anime, action figure anime, estatueta anime, boneco funko
Toys > Figures > Animal Figures: figura animal, dinossauro, animais da quinta, animais da fazenda, cavalo de brincar, dinossauros, animais de brinquedo, animal miniatura
Toys > Figures > Playsets: conjunto de brincar, playset, castelo de brincar, quinta de brincar, barco pirata, castelo brinquedo, navio pirata, fazendinha, quinta brinquedo, casa da família brinquedo
Toys > Toy Vehicles: veículo de brincar, veículo de brinquedo, garagem de brincar, garagem de brinquedo, estacionamento de brinquedo, avião de brincar, avião de brinquedo, helicóptero de brincar, barco de brinquedo, planador, avião brinquedo, garagem brinquedo, barco brinquedo, helicóptero brinquedo
Toys > Toy Vehicles > Toy Cars: carrinho de brinquedo, carro de brincar, miniatura de carro, carrinho de fricção, carrinho, carrinhos, miniatura carro, relâmpago mcqueen
Toys > Toy Vehicles > Toy Trucks And Machines: caminhão de brinquedo, camião de brincar, escavadora, trator de brincar, caminhão bombeiro, retroescavadeira, caminhão brinquedo, trator brinquedo, escavadora brinquedo, caminhão, retroescavadeira brinquedo
Toys > Toy Vehicles > Toy Trains: comboio de brincar, trem de brinquedo, comboio de madeira, locomotiva, ferrorama, trilhos, comboio brinquedo, trem brinquedo, trenzinho, comboio madeira
Toys > Toy Vehicles > Race Tracks: pista de carros, pista de corrida, circuito de carros, autorama, pista hot wheels, pista corrida, circuito automóveis
Toys > Remote Control Toys: brinquedo de controle remoto, telecomandado, rádio controlado, controle remoto brinquedo, rádio controlo
Toys > Remote Control Toys > Remote Control Cars: carro telecomandado, carro de controle remoto, carrinho de controle remoto, carro rc, carro controle remoto, carro comando
Toys > Remote Control Toys > Remote Control Aircraft And Boats: helicóptero telecomandado, avião rc, barco telecomandado, helicóptero de controle remoto, mini drone, helicóptero controle remoto, avião controle remoto, barco controle remoto, drone infantil
Toys > Remote Control Toys > Toy Robots: robô de brincar, robô de brinquedo, cão robô, robô interativo, cachorro robô, robô brinquedo, robô, animal interativo
Toys > Games: jogo de mesa, jogo, jogo de viagem, jogo de tabuleiro
Toys > Games > Family Board Games: jogo de tabuleiro, jogo em família, jogo de perguntas, jogo da memória, jogo da vida, jogo família, jogo de tabuleiro família
Toys > Games > Strategy Board Games: jogo de estratégia, expansão jogo de tabuleiro, jogo estratégico, jogo estratégia, expansão jogo
Toys > Games > Card Games: jogo de cartas, baralho infantil, jogo de cartas família
Toys > Games > Playing Cards: baralho, cartas de jogar, baralho de poker, fichas de poker, tarot, baralho poker, fichas poker, tarô, baralho copag
Toys > Games > Trading Cards: cartas colecionáveis, cromos, caderneta de cromos, figurinhas, álbum de figurinhas, booster, álbum figurinhas, caderneta, cards pokémon, carta pokémon, caixa treinador
Toys > Games > Party Games: jogo de festa, jogo para adultos, jogo de bebida, jogo de mímica, jogo adulto, jogo de beber, jogo de festas
Toys > Games > Chess And Classic Games: xadrez, tabuleiro de xadrez, damas, gamão, dominó, bingo, dados, tabuleiro xadrez, ludo, jogo de damas
Toys > Games > Dexterity And Action Games: jogo de habilidade, torre de madeira, jogo de pesca, pega varetas, jogo de equilíbrio, jogo equilíbrio, pesca magnética, torre de equilíbrio, cai não cai, jogo ação
Toys > Games > Role Playing And Miniature Games: rpg de mesa, jogo de interpretação, miniaturas, livro de regras, dados rpg, RPG livro, jogo de RPG, miniaturas RPG, livro do jogador
Toys > Games > Escape And Mystery Games: jogo de escape, escape room, jogo de mistério, jogo de detetive, jogo escape room, jogo investigação, jogo enigma
Toys > Games > Table Football And Game Tables: matraquilhos, pebolim, totó, air hockey, mesa multijogos, futebol de botão, mesa de pebolim, aero hockey, mesa pebolim
Toys > Puzzles: puzzle, quebra-cabeça, tapete de puzzle, cola para puzzle, porta puzzle, tabuleiro para puzzle, quebra cabeça, tapete puzzle
Toys > Puzzles > Jigsaw Puzzles: puzzle 1000 peças, quebra-cabeça 1000 peças, puzzle adulto, quebra-cabeça adulto
Toys > Puzzles > Kids Puzzles: puzzle infantil, puzzle de madeira, encaixe, quebra-cabeça infantil, puzzle de chão, encaixe madeira, puzzle madeira, quebra-cabeça madeira
Toys > Puzzles > 3D Puzzles: puzzle 3d, quebra-cabeça 3d, monumento 3d
Toys > Puzzles > Brain Teasers: cubo mágico, jogo de lógica, quebra-cabeça de metal, tangram, desafio de lógica, quebra-cabeça lógico, cubo magico profissional
Toys > Plush Toys: peluche, pelúcia, boneco de peluche, urso de pelúcia, urso de peluche, ursinho, cão de peluche, gato de pelúcia, coelho de peluche, unicórnio de pelúcia, cachorro de pelúcia, peluche personagem, pelúcia personagem, boneco de pelúcia personagem, bicho de pelúcia, boneco pelúcia
Toys > Baby And Toddler Toys: brinquedo bebé, brinquedo para bebê, brinquedo primeira infância, brinquedo bebê, brinquedo sensorial, móbile berço, brinquedo educativo bebê
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: chocalho, guizo, roca, bola sensorial, mordedor chocalho, chocalho bebê
Toys > Baby And Toddler Toys > Comforters: doudou, naninha, fralda de apego, paninho, cheirinho bebê, dudu
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: ginásio bebé, tapete de atividades, móbile, móbile musical, mesa de atividades, cubo de atividades, centro de atividades, ginásio bebê, ginásio de atividades, centro atividades, mesa atividades, tapete bebé
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: empilhar, cubo de encaixe, argolas de empilhar, copos empilháveis, pirâmide, encaixe formas, pirâmide argolas, cubo didático, torre empilhável, cubo encaixe, didático
Toys > Baby And Toddler Toys > Push And Pull Toys: andador, brinquedo de puxar, carrinho de empurrar, primeiros passos, andador brinquedo, puxar e empurrar, primeiros passos andador, carrinho andador
Toys > Baby And Toddler Toys > Bath Toys: brinquedo de banho, patinho de borracha, pato de banho, patinho, patinho de banho, patinhos de borracha, brinquedos banho
Toys > Educational Toys: brinquedo educativo, jogo educativo, brinquedo montessori, ábaco, letras magnéticas, números, alfabeto, relógio didático, brinquedo pedagógico, montessori, brinquedo didático
Toys > Educational Toys > Science Kits: kit de ciência, experiências, kit de química, microscópio infantil, escavação, kit ciência, kit escavação, laboratório química, kit experiências
Toys > Educational Toys > Learning Electronics: tablet infantil, computador infantil, câmara infantil, laptop infantil, caneta interativa, câmera infantil, smartwatch infantil
Toys > Educational Toys > Kids Audio Players: contador de histórias, leitor de histórias, caixa de histórias, coluna infantil histórias
Toys > Educational Toys > Toy Musical Instruments: instrumento musical de brincar, piano infantil, guitarra infantil, xilofone infantil, microfone de brincar, instrumento infantil, microfone infantil, xilofone, violão infantil, bateria infantil, karaokê infantil, teclado infantil, bandinha
Toys > Pretend Play: jogo de imitação, faz de conta, brincar de imitar, brinquedo faz de conta
Toys > Pretend Play > Toy Kitchens And Shops: cozinha de brincar, cozinha infantil, comida de brincar, comidinha, panelinhas, conjunto de chá, caixa registadora de brincar, mercado de brincar, carrinho de compras infantil, mercadinho, cozinha de brinquedo, caixa registradora, cozinha brinquedo, supermercado infantil
Toys > Pretend Play > Toy Tools: bancada de ferramentas infantil, ferramentas de brincar, berbequim de brincar, caixa de ferramentas infantil, bancada ferramentas infantil, ferramentas brinquedo, bancada infantil
Toys > Pretend Play > Toy Household And Cleaning: aspirador de brincar, carrinho de limpeza infantil, máquina de lavar de brincar, ferro de brincar, aspirador brinquedo, máquina de lavar brinquedo, ferro de engomar brinquedo, kit limpeza infantil
Toys > Pretend Play > Doctor And Vet Kits: maleta médica, kit médico infantil, maleta de doutor, kit veterinário brinquedo, maleta médico, kit doutor, veterinário brinquedo
Toys > Pretend Play > Toy Beauty Sets: maquilhagem infantil, maquiagem infantil, busto para pentear, toucador infantil, penteadeira infantil, busto boneca maquiar, salão de beleza infantil
Toys > Costumes And Dress Up: fantasia, disfarce, fato de carnaval, fantasia infantil, fato de princesa, fantasia super-herói, disfarce criança, fantasia adulto, disfarce adulto, fantasia feminina, fantasia inflável, fato carnaval, fantasia halloween
Toys > Costumes And Dress Up > Masks Wigs And Props: peruca, máscara, espada de brincar, asas de fada, varinha mágica, capa, coroa, espada brinquedo, sabre de luz, chapéu bruxa, sangue falso, asas anjo, acessório fantasia
Toys > Outdoor Toys: brinquedo de exterior, brinquedo de jardim, brinquedo exterior, brinquedo ao ar livre, jogo ar livre
Toys > Outdoor Toys > Sand And Beach Toys: brinquedo de praia, balde de praia, caixa de areia, pá e ancinho, areia mágica, areia cinética, brinquedos praia, baldinho
Toys > Outdoor Toys > Water Toys: pistola de água, balões de água, bexiga de água, piscina insuflável infantil, boia, arminha de água, piscina infantil inflável, lança água, lançador água, mesa de água
Toys > Outdoor Toys > Toy Blasters: lançador de dardos, pistola de brincar, dardos de espuma, arminha de brinquedo, arco e flecha infantil, lança dardos, arminha, pistola brinquedo, lançador nerf
Toys > Outdoor Toys > Kites And Flying Toys: papagaio de papel, pipa, frisbee, disco voador, bumerangue, pipa de voar, papagaio, pipa infantil, avião planador
Toys > Outdoor Toys > Bubbles: bolas de sabão, bolhas de sabão, máquina de bolhas, pistola de bolhas, bolinha de sabão, máquina bolhas, lança bolhas, bolinhas de sabão
Toys > Outdoor Toys > Swings And Slides: baloiço, balanço infantil, escorrega, escorregador, castelo insuflável, parque infantil, playground, balanço, pula pula inflável, gangorra, balanço bebê
Toys > Outdoor Toys > Playhouses And Tents: casinha infantil, tenda infantil, cabana infantil, tipi, piscina de bolas, túnel de brincar, casa de jardim infantil, barraca infantil, piscina de bolinhas, toca infantil
Toys > Outdoor Toys > Outdoor Games: jogo de bowling infantil, croquet, jogo de argolas, corda de saltar, bola saltitona, pular corda, boliche infantil, jogo de jardim, bambolê, peteca, raquetes praia, frescobol, malha, vai e vem
Toys > Ride On Toys: brinquedo de montar, veículo infantil, carrinho de passeio, andador montável
Toys > Ride On Toys > Ride On And Pedal Cars: carrinho andador, andante, quadriciclo infantil, carro andarilho, correpasillos, carro a pedais, kart a pedais, trator a pedais, carro de pedal, carrinho de passeio, totoka, motoca, triciclo carrinho passeio, kart pedais
Toys > Ride On Toys > Electric Ride Ons: carro elétrico infantil, mota elétrica infantil, moto elétrica infantil, moto 4 infantil, mini moto elétrica infantil, carrinho elétrico infantil, quadriciclo elétrico infantil, moto elétrica criança, jipe elétrico
Toys > Ride On Toys > Tricycles: triciclo, triciclo evolutivo, triciclo infantil, motoca, triciclo empurrador, triciclo com empurrador, velotrol
Toys > Ride On Toys > Balance Bikes: bicicleta sem pedais, bicicleta de equilíbrio, bicicleta infantil sem pedal, balance bike, bicicleta equilíbrio
Toys > Ride On Toys > Rocking Toys: cavalo de baloiço, cavalinho de balanço, balancé, animal saltitante, cavalo de balanço, cavalinho, upa upa, bola saltitona, balancim
Toys > Kids Craft Kits: kit criativo, trabalhos manuais infantis, artesanato infantil, kit costura infantil, moldes de gesso, fazer sabonetes infantil, tear infantil, origami, mosaico infantil, kit artesanato infantil, kit manualidades, trabalhos manuais
Toys > Kids Craft Kits > Play Dough: plasticina, massa de modelar, massinha, massinha de modelar, plasticina moldável, massinhas
Toys > Kids Craft Kits > Slime And Putty: slime, gosma, amoeba, geleca, massa inteligente, squishy, kit slime, bola antistress, massa slime
Toys > Kids Craft Kits > Bead And Jewelry Kits: contas de engomar, kit pulseiras, miçangas infantis, kit bijuteria infantil, elásticos pulseiras, kit miçangas, miçangas infantil, kit pulseiras infantil, contas de passar
Toys > Kids Craft Kits > Painting And Drawing Toys: pintar por números infantil, quadro mágico, lousa mágica, quadro infantil, cavalete infantil, lousa infantil, tapete de água, tablet de escrita lcd, ardósia mágica
Toys > Novelty Toys: artigos de brincadeira, pião, ioiô, caleidoscópio, lembrancinha, pião de batalha, lançador de pião, arena de batalha, kendama, pegadinha, brincadeiras, diabolo, bolinha pula pula, peão
Toys > Novelty Toys > Fidget Toys: antistress, brinquedo antistress, spinner, bola antistress, fidget, hand spinner, anti-stress bolhas, popit
Toys > Novelty Toys > Magic Sets: kit de magia, truques de magia, jogo de magia, kit mágica, caixa de magia, kit de mágica, magia conjunto
Art And Crafts: artesanato, belas artes, trabalhos manuais, material artístico
Art And Crafts > Drawing: desenho, material de desenho, kit de desenho
Art And Crafts > Drawing > Colored Pencils: lápis de cor, lápis aquarelável, lápis coloridos, lápis aquarela, lápis cor
Art And Crafts > Drawing > Graphite Pencils And Charcoal: lápis grafite, carvão desenho, lápis de desenho, sanguínea, grafites artístico, lápis desenho, carvão vegetal desenho
Art And Crafts > Drawing > Art Markers: canetas de feltro, canetinhas, hidrocor, marcadores, canetas pincel, marcadores a álcool, canetinha, marcadores álcool, caneta posca, marcadores lavabéis
Art And Crafts > Drawing > Crayons And Pastels: giz de cera, lápis de cera, pastel de óleo, pastel seco, giz, ceras, gizão, pastel oleoso
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: bloco de desenho, caderno de desenho, papel aquarela, sketchbook, papel vegetal, papel aguarela, bloco desenho, caderno desenho, bloco papel, papel canson, caderno de esboços
Art And Crafts > Drawing > Calligraphy And Lettering: caligrafia, tinta nanquim, tinta da china, pena de caligrafia, lettering, nanquim, pena caligrafia
Art And Crafts > Drawing > Drawing Tools: borracha limpa-tipos, mesa de luz, manequim articulado, fixador, esfuminho, pasta desenho, prancheta desenho, limpa-tipos, estêncil
Art And Crafts > Painting: pintura artística, kit de pintura, tintas para artesanato, kit pintura, maleta pintura
Art And Crafts > Painting > Acrylic Paint: tinta acrílica, acrílicas, tinta pva artesanato, tinta tecido vidro, tintas acrílicas, acrílica fosca, tinta acrílica fosca, guache acrílico, tinta para artesanato
Art And Crafts > Painting > Watercolors: aquarelas, aguarelas, aquarela, caixa aguarelas, estojo aquarela, aguarela
Art And Crafts > Painting > Oil Paint: tinta a óleo, tinta óleo, óleos, tubo óleo, óleo artístico, óleo para tela
Art And Crafts > Painting > Gouache And Tempera: guache, têmpera, tinta guache, pintura a dedos, pintura facial, tinta facial, pintura a dedo, tinta de dedo
Art And Crafts > Painting > Spray And Airbrush Paint: aerógrafo, spray grafite, kit aerógrafo, tinta spray artesanato, spray graffiti, compressor aerógrafo, tinta aerógrafo
Art And Crafts > Painting > Fabric Paint And Dyes: tinta para tecido, tinta tecido, corante roupa, tingir tecidos, caneta tecido, kit tie dye, corante tecido, tinta têxtil, tie dye, tingir roupa
Art And Crafts > Painting > Paint Brushes: pincel, pincéis, espátula pintura, pincel chato, trincha artesanato, pincel artístico, kit pincéis, pincel redondo, trincha artística, espátula artística
Art And Crafts > Painting > Canvas: tela de pintura, tela para pintar, cartão telado, painel tela, tela algodão, tela para pintura, tela pintura, telas
Art And Crafts > Painting > Easels And Palettes: cavalete, cavalete de mesa, paleta pintura, godê, avental pintura, cavalete pintura, cavalete de pintura, cavalete mesa
Art And Crafts > Painting > Painting Mediums And Varnishes: médium pintura, verniz, gesso, pasta modelagem acrílica, óleo de linhaça, terebintina, verniz artesanato, verniz acrílico, gesso acrílico, pasta modelagem, verniz geral, goma laca, betume
Art And Crafts > Painting > Paint By Numbers: pintura por números, pintar por números, pintar números
Art And Crafts > Painting > Diamond Painting: pintura com diamantes, diamond painting, pintura diamante, pintura de diamantes
Art And Crafts > Paper Crafts: artesanato em papel, papelaria criativa, quilling, kit origami, tiras quilling, dobradura papel, origami, cartonagem
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: cartolina, papel crepom, papel de seda, papel origami, papel scrap, cartolinas, papel decoupage, papel colorplus, eva folha, papel cartão, papel color set, papel crepe, folha de EVA, papel seda, papel kraft folha, papel de arroz decoupage
Art And Crafts > Paper Crafts > Scrapbooking: scrapbook, álbum scrapbook, fita washi, washi tape, recortes scrap, papel scrapbook
Art And Crafts > Paper Crafts > Stickers: autocolantes, adesivos, figurinhas adesivas, stickers, cartela adesivos, adesivo decorativo, autocolante
Art And Crafts > Paper Crafts > Stamps And Ink Pads: carimbo, carimbos, almofada de carimbo, lacre, carimbeira, pó embossing, lacre cera, almofada carimbo, carimbo silicone, selo lacre
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: furador artesanato, máquina de corte, facas de corte, perfurador scrap, plotter de recorte, furador, plotter recorte, vinil adesivo, vinil recorte
Art And Crafts > Sewing: costura, retrosaria, aviamentos, patchwork, armarinho
Art And Crafts > Sewing > Sewing Machines: máquina de costura, overlock, máquina de bordar, calcador, bobinas costura, agulhas máquina, máquina de costura portátil, overloque, bordadeira, agulha máquina, bobinas máquina, galoneira, calçador
Art And Crafts > Sewing > Fabric: tecido, tecidos, tecido algodão, tricoline, tecido a metro, tule, retalhos, entretela, tecido metro, feltro, manta acrílica, malha tecido, napa, tecido tricoline, tecido oxford, tecido jacquard, viscolycra
Art And Crafts > Sewing > Sewing Thread: linha de costura, linha de coser, retrós, linha poliéster, carrinho linha, linha costura, fio de costura, linha overloque, carretel linha, carrinho linhas
Art And Crafts > Sewing > Sewing Tools And Notions: kit costura, agulhas, alfinetes, tesoura costura, cortador rotativo, base de corte, fita métrica, caixa costura, alfinetes de segurança, dedal, desmanchador, agulhas costura, cortador circular, giz alfaiate, fita métrica costura, tesoura tecido, manequim costura, abridor de casas, agulhas de mão
Art And Crafts > Sewing > Zippers And Buttons: fecho éclair, zíper, botões, elástico costura, molas de pressão, velcro costura, ilhós, viés, renda, botão pressão, passamanaria, fecho zip, ziper invisível
Art And Crafts > Sewing > Embroidery And Cross Stitch: bordado, ponto cruz, kit bordado, linha mouliné, bastidor bordado, tela aida, punch needle, tapeçaria, linha bordado, bastidor, tecido etamine, meada, ponto de cruz, linha meada, talagarça, fio mouliné
Art And Crafts > Sewing > Sewing Patterns: molde de costura, moldes costura, patrão costura, molde costura, molde de roupa, revista moldes
Art And Crafts > Sewing > Iron-On Patches And Vinyl: remendo termocolante, vinil têxtil, patch bordado, aplique termocolante, termocolante, prensa térmica, patch termocolante, vinil termotransferência, papel sublimático, remendo, filme de recorte
Art And Crafts > Knitting And Crochet: tricô, croché, crochê, malha artesanal, kit crochê, kit amigurumi, kit croché, kit tricô, tricotar
Art And Crafts > Knitting And Crochet > Yarn: lã, novelo, fio de tricô, fio de crochê, barbante, fio de malha, lã merino, linha crochê, novelo lã, novelo de lã, fio algodão crochê, fio tricô, novelos
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: agulhas de tricô, agulhas circulares, agulhas de duas pontas, marcadores de pontos, tear tricô, agulha de crochê, agulha de croché, agulha croche ergonômica, agulha circular, agulhas de tricot, agulha crochê, agulhas crochê, tear de tricô
Art And Crafts > Knitting And Crochet > Macrame And Weaving: macramê, fio macramê, tear, pulseiras da amizade, string art, corda macramé, macramé, cordão macramé, barbante macramê, kit macramê, filtro dos sonhos kit, cordão macramê
Art And Crafts > Knitting And Crochet > Felting: feltro, feltragem, lã cardada, agulha feltrar, kit feltragem, placas de feltro, agulha feltragem, kit feltro, feltro santa fé, lã feltragem, feltro agulha
Art And Crafts > Jewelry Making: bijuteria, criação de bijuterias, kit bijuteria, fazer pulseiras, bijuteria kit, montagem bijuterias
Art And Crafts > Jewelry Making > Beads: miçangas, contas, missangas, contas de vidro, contas de madeira, strass, lantejoulas, missangas letras, miçanga, missanga, pérolas, pedraria, entremeios, continhas
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: fornituras, argolas bijuteria, ganchos brincos, fecho lagosta, fio elástico, alicate bijuteria, pingentes bijuteria, fio de silicone, anzol brinco, pingentes, entremeio, base brinco, fio nylon bijuteria, fechos, berloques, alfinete bijuteria
Art And Crafts > Candle Making Supplies: kit velas, cera de soja, cera de abelha, pavios, moldes de velas, parafina, corante velas, essência velas, cera vegetal vela, pavio, molde vela, essência para velas, parafina gel, fazer velas, cera de coco vela
Art And Crafts > Soap Making Supplies: kit sabonete, base glicerina, base para sabonete, formas sabonete, corante sabonete, kit bombas banho, base glicerinada, base sabonete, forma sabonete, molde sabonete, essência sabonete, forma silicone sabonete, lauril, bomba de banho kit
Art And Crafts > Pottery And Modeling: cerâmica artesanal, modelagem, escultura, olaria, kit cerâmica
Art And Crafts > Pottery And Modeling > Modeling Clay: argila, massa de modelar, biscuit massa, argila polimérica, plasticina, porcelana fria, pasta de modelar, massa biscuit, pasta modelar, massa fimo, massa de biscuit, biscuit, barro modelar, pasta fimo
Art And Crafts > Pottery And Modeling > Pottery Tools: torno de cerâmica, ferramentas cerâmica, esmalte cerâmico, esteca, forno cerâmica, estecas modelagem, torno oleiro, ferramentas modelagem, esmalte cerâmica, estecas, vidrado
Art And Crafts > Pottery And Modeling > Resin And Casting: resina epóxi, resina UV, moldes silicone resina, gesso artesanato, pigmentos resina, pó cerâmico, ligaduras gesso, molde silicone, gesso, borracha silicone moldes, moldes resina, resina cristal, ataduras gessadas, pigmento resina, gesso pedra
Art And Crafts > Craft Materials: material de artesanato, kit artesanato, trabalhos manuais crianças, material artesanato, caixa artesanato
Art And Crafts > Craft Materials > Craft Glue And Adhesives: pistola de cola quente, bastão cola quente, cola branca, cola tecido, cola glitter, cola artesanato, cola de silicone, pistola cola quente, cola quente, cola branca artesanato, cola pano, silicone líquido, bastões cola
Art And Crafts > Craft Materials > Glitter And Embellishments: glitter, purpurina, pompons, limpa-cachimbos, olhinhos móveis, penas artesanato, folha de ouro, EVA, olhos móveis, limpa cachimbo, brocal, flocos glitter, folha ouro
Art And Crafts > Craft Materials > Wood And Wicker Crafts: palitos de picolé, pirógrafo, goivas, balsa, formas madeira, vime artesanato, linogravura, caixas mdf artesanato, mdf, palitos picolé, palito de sorvete, linóleo, caixa mdf, mdf cru, entalhe madeira, palha rattan, vime, fatias madeira, palito picolé
Art And Crafts > Craft Materials > Leather Craft: couro artesanato, ferramentas couro, cordão couro, tinta couro, fio encerado, courino, linha encerada, vazador couro, retalhos couro, tinta para couro
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: mosaico, pastilhas mosaico, kit mosaico, vitral, verniz vitral, cartões de raspar, quadros areia, tinta vitral, tinta vidro, tesselas
Art And Crafts > Craft Materials > Floral Crafts: espuma floral, arame floral, flores secas, base guirlanda, prensa de flores, musgo preservado, fita floral, guirlanda base, musgo estabilizado, flores preservadas, flor seca
Art And Crafts > Party Supplies: festa, artigos para festas, aniversário, kit festa, festa infantil, festa aniversário, kit aniversário, artigos de festa
Art And Crafts > Party Supplies > Balloons: balões, bexigas, balão metalizado, arco de balões, balão hélio, balão número, botija hélio, balão, bexiga, garrafa hélio, arco balões, balões látex, hélio descartável, bexiga número
Art And Crafts > Party Supplies > Party Tableware: pratos descartáveis, copos descartáveis, pratos papel, guardanapos festa, toalha papel, palhinhas papel, canudos papel, pratos papel festa, copos papel, toalha mesa festa, pratos festa, copos festa, prato descartável festa, copo descartável festa, guardanapos aniversário
Art And Crafts > Party Supplies > Party Decorations: bandeirolas, grinalda, confete, serpentinas, pinhata, lanternas papel, chapéus festa, velas aniversário, faixa aniversário, topo de bolo, guirlanda festa, confetes, chapéu festa, lanterna papel, faixa feliz aniversário, painel festa, cortina metalizada, vela número, lança confete, bandeirinhas
Art And Crafts > Party Supplies > Party Favors: lembrancinhas, saquinhos surpresa, sacolinha surpresa, língua de sogra, pulseiras neon, lança-confetes, tatuagens temporárias, pulseiras luminosas, tatuagem temporária, pulseira neon, lembrancinha, brindes festa, pulseiras fluorescentes
Art And Crafts > Gift Wrapping: embrulho de presente, embalagem presente, embrulho presente
Art And Crafts > Gift Wrapping > Wrapping Paper: papel de embrulho, papel de presente, papel presente, rolo papel embrulho, papel embrulho, papel presente natal, papel celofane
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: saco de presente, caixa presente, sacola presente, saquinhos organza, caixas kraft, saco garrafa, saco presente, saquinho organza, caixa kraft, sacola kraft, caixa de presente, sacola de papel, embalagem presente caixa, palha decorativa, caixa mdf presente
Art And Crafts > Gift Wrapping > Ribbons And Bows: fita de cetim, fita presente, laço presente, fio sisal, etiquetas presente, ráfia, fitilho, fita cetim, fita gorgurão, etiqueta presente, barbante decorativo, laços, fita gorgorão, fita veludo, laço pronto
Art And Crafts > Picture Framing: molduras, passe-partout, moldura caixa, réguas moldura, moldura para tela, ripas tela, paspatur, moldura quadro, baguete moldura, chassi tela, caixa moldura
`
