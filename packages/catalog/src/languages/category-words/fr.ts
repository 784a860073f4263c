/** French words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: alimentation, épicerie, épicerie fine, aliment, panier gourmand
Food > Beverages: boisson, breuvage, boisson rafraîchissante
Food > Beverages > Soft Drinks: soda, boisson gazeuse, boisson pétillante, kombucha, boisson maltée
Food > Beverages > Soft Drinks > Cola: cola, cola sans sucres, cola light, cola zéro
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: limonade, orangeade, citronnade, soda à l'orange, soda citron
Food > Beverages > Soft Drinks > Tonic Water And Mixers: eau tonique, tonic, ginger ale, bitter lemon
Food > Beverages > Soft Drinks > Energy Drinks: boisson énergisante, boisson énergétique, energy drink
Food > Beverages > Soft Drinks > Sports Drinks: boisson isotonique, boisson du sport, boisson de l'effort
Food > Beverages > Soft Drinks > Iced Tea: thé glacé, boisson au thé, thé pêche
Food > Beverages > Soft Drinks > Drink Syrups: sirop, sirop de menthe, sirop de grenadine, sirop de fraise, sirop de citron
Food > Beverages > Water: eau, eau minérale, eau de source, eau minérale naturelle, eau de coco
Food > Beverages > Water > Still Water: eau plate, eau minérale plate, eau non gazeuse
Food > Beverages > Water > Sparkling Water: eau gazeuse, eau pétillante, eau minérale gazeuse
Food > Beverages > Water > Flavored Water: eau aromatisée, eau fruitée, eau aromatisée citron
Food > Beverages > Juice: jus, jus de fruits, nectar, jus multifruits, jus de raisin, jus d'ananas, jus de tomate, pur jus, jus de pamplemousse, jus de légumes, jus de citron, jus de mangue, boisson aux fruits, jus de cranberry
Food > Beverages > Juice > Orange Juice: jus d'orange, pur jus d'orange, jus d'orange sanguine
Food > Beverages > Juice > Apple Juice: jus de pomme, jus de pomme trouble
Food > Beverages > Juice > Smoothies: smoothie, jus smoothie, shot gingembre
Food > Beverages > Coffee: café, expresso, décaféiné, café torréfié, chicorée
Food > Beverages > Coffee > Coffee Beans: café en grains, café grain, grains de café, grains café, grains
Food > Beverages > Coffee > Ground Coffee: café moulu, café moulu pur arabica, café turc
Food > Beverages > Coffee > Coffee Capsules: capsules de café, capsule, dosettes, dosette café, dosettes souples
Food > Beverages > Coffee > Instant Coffee: café soluble, café instantané, cappuccino soluble
Food > Beverages > Coffee > Iced Coffee: café glacé, boisson au café, café frappé
Food > Beverages > Tea: thé, sachets de thé, infusette, thé blanc, thé en vrac, oolong
Food > Beverages > Tea > Black Tea: thé noir, thé earl grey, darjeeling, thé ceylan
Food > Beverages > Tea > Green Tea: thé vert, thé vert menthe, matcha, sencha, thé au jasmin
Food > Beverages > Tea > Herbal Tea: tisane, infusion, verveine, camomille, infusion menthe, rooibos, tilleul, maté, infusion bio, nuit calme, menthe verveine, tilleul menthe, infusion fruits rouges
Food > Beverages > Drinking Chocolate: chocolat en poudre, chocolat chaud, cacao en poudre, poudre cacaotée
Food > Beverages > Milk: lait, lait entier, lait demi-écrémé, lait écrémé, lait UHT, lait de chèvre, lait ribot
Food > Beverages > Milk > Plant Milk: boisson avoine, lait d'amande, boisson soja, lait d'avoine, boisson végétale, lait de soja, boisson riz, boisson amande
Food > Beverages > Milk > Flavored Milk: lait chocolaté, lait aromatisé, boisson lactée, lait fraise
Food > Beverages > Milk > Condensed And Powdered Milk: lait concentré, lait en poudre, lait concentré sucré, crème à café
Food > Beverages > Beer: bière, bière ambrée, bière artisanale, panaché, bière aromatisée, bière d'abbaye
Food > Beverages > Beer > Lager And Pilsner: bière blonde, pils, lager, blonde
Food > Beverages > Beer > Wheat Beer: bière blanche, blanche, bière de blé
Food > Beverages > Beer > Ale And Stout: bière brune, IPA, stout, triple, trappiste, bière forte
Food > Beverages > Beer > Non-Alcoholic Beer: bière sans alcool, bière 0.0, sans alcool
Food > Beverages > Wine: vin, vin chaud, sangria, vin moelleux, cubi de vin, saké, AOP vin, AOC vin, IGP vin, vin de pays, château, domaine vin, cuvée vin, grand cru, vin biologique
Food > Beverages > Wine > Red Wine: vin rouge, bordeaux rouge, côtes du rhône, beaujolais, saint-émilion, bourgogne rouge, cahors, médoc, pinot noir, pauillac, margaux, gigondas, châteauneuf-du-pape, chinon, bourgueil, corbières, minervois, côtes de bourg, pomerol, crozes-hermitage, saint-estèphe, graves rouge, madiran, bergerac rouge
Food > Beverages > Wine > White Wine: vin blanc, chardonnay, muscadet, sancerre, chablis, gewurztraminer, sauternes, riesling, bourgogne blanc, pouilly-fumé, pouilly-fuissé, entre-deux-mers, sauvignon blanc, uby, côtes de gascogne, jurançon, monbazillac, pinot gris, quincy, petit chablis, sylvaner, viognier
Food > Beverages > Wine > Rose Wine: vin rosé, rosé, côtes de provence, rosé de provence, cabernet d'anjou, rosé pamplemousse, gris blanc, côtes des roses, cinsault rosé, tavel, rosé IGP
Food > Beverages > Wine > Sparkling Wine: champagne, crémant, mousseux, brut, vin pétillant, blanquette de limoux, clairette de die, brut réserve, blanc de blancs, crémant d'alsace, crémant de loire, champagne brut, vouvray, demi-sec, cerdon
Food > Beverages > Wine > Fortified Wine: porto, vermouth, xérès, muscat, pineau des charentes, banyuls, maury
Food > Beverages > Cider: cidre, cidre brut, cidre doux, poiré, cidre bouché
Food > Beverages > Spirits: spiritueux, eau-de-vie, pastis, anisé, absinthe, alcool, apéritif anisé
Food > Beverages > Spirits > Whisky: whisky, bourbon, scotch, single malt, whisky écossais
Food > Beverages > Spirits > Vodka: vodka, vodka aromatisée
Food > Beverages > Spirits > Gin: gin, gin sec, genièvre
Food > Beverages > Spirits > Rum: rhum, rhum blanc, rhum ambré, rhum agricole, rhum arrangé, rhum vieux
Food > Beverages > Spirits > Tequila: tequila, mezcal
Food > Beverages > Spirits > Brandy: cognac, armagnac, calvados, brandy, fine champagne
Food > Beverages > Spirits > Liqueurs: liqueur, crème de cassis, amer, liqueur de fruits, limoncello, liqueur de café, triple sec
Food > Beverages > Ready To Drink Cocktails: cocktail prêt à boire, prémix, mojito, spritz, hard seltzer
Food > Snacks: en-cas, grignotage, biscuits apéritif, snack, mélange apéritif, gâteaux apéritif, crackers apéritif, biscuits apéro, snacking
Food > Snacks > Potato Chips: chips, chips de pomme de terre, croustilles, chips à l'ancienne, tuiles, chips nature, chips paysanne, chips ondulées, chips saveur barbecue, chips poulet
Food > Snacks > Tortilla Chips: tortillas chips, chips de maïs, nachos
Food > Snacks > Popcorn: pop-corn, maïs à éclater, popcorn caramel
Food > Snacks > Corn Puffs: soufflés, soufflés cacahuète, chips de crevettes, biscuits soufflés
Food > Snacks > Pretzels: bretzel, sticks salés, stick salé
Food > Snacks > Crackers: crackers, biscuits salés, gressins, tartines craquantes, pain suédois, biscottes salées
Food > Snacks > Rice Cakes: galettes de riz, galette de maïs, galettes soufflées, crackers de riz, galettes maïs, galettes riz complet
Food > Snacks > Nuts: noix, noisettes, noix de cajou, noix de macadamia, pignons de pin, noix de pécan, cerneaux de noix, châtaignes, marrons, fruits à coque
Food > Snacks > Nuts > Almonds: amandes, amandes effilées, poudre d'amandes, amandes grillées
Food > Snacks > Nuts > Peanuts: cacahuètes, cacahuètes grillées, arachides, cacahuètes enrobées
Food > Snacks > Nuts > Pistachios: pistaches, pistaches grillées
Food > Snacks > Nuts > Mixed Nuts: mélange de noix, mélange apéritif de noix, mélange étudiant, mendiants
Food > Snacks > Edible Seeds: graines de tournesol, graines de courge, graines de chia, graines de lin, sésame, graines de chanvre, pavot
Food > Snacks > Dried Fruit: fruits secs, raisins secs, dattes, abricots secs, pruneaux, figues sèches, mangue séchée, cranberries séchées
Food > Snacks > Meat Snacks: viande séchée, bœuf séché, bâtonnets de saucisson, mini saucissons
Food > Snacks > Chocolate: chocolat, tablette de chocolat, chocolat noir, chocolat au lait, chocolat blanc, tablette noir
Food > Snacks > Chocolate > Chocolate Bars: barre chocolatée, barres chocolatées, barre au caramel
Food > Snacks > Chocolate > Pralines And Truffles: bonbons de chocolat, truffes, praliné, ballotin, rochers, pralines, assortiment de chocolats, dragées, papillotes
Food > Snacks > Chocolate > Chocolate Eggs And Figures: œuf en chocolat, lapin en chocolat, père noël en chocolat, moulage chocolat, calendrier de l'avent chocolat
Food > Snacks > Candy: bonbons, confiserie, friandises, sucreries, nougat, pâte de fruits, calissons, guimauve, bonbons assortis, nougat de montélimar, bêtises de cambrai, dragibus, guimauve tendre, confiseries
Food > Snacks > Candy > Gummy Candy: bonbons gélifiés, gélifiés, oursons, bonbons acidulés, gommes
Food > Snacks > Candy > Hard Candy And Mints: bonbons durs, pastilles, bonbons à la menthe, sucettes, sucre d'orge, berlingots, bonbons au miel
Food > Snacks > Candy > Licorice: réglisse, réglisses, zan, rouleaux de réglisse
Food > Snacks > Candy > Marshmallows: chamallows, guimauves, marshmallow
Food > Snacks > Candy > Caramels And Toffees: caramels, caramel au beurre salé, caramel mou, toffee
Food > Snacks > Candy > Chewing Gum: chewing-gum, gomme à mâcher, chewing gum sans sucres
Food > Snacks > Cookies: biscuits, gâteaux secs, sablés, petit beurre, spéculoos, madeleines, palets, boudoirs, galettes bretonnes, cookies pépites chocolat, goûter, biscuits sablés, petits beurre, biscuits nappés chocolat, galettes pur beurre, langues de chat, tuiles amandes, biscuits petit déjeuner, meringues, macarons biscuit, biscuits nappés
Food > Snacks > Cookies > Sandwich Cookies: biscuits fourrés, goûters fourrés, biscuits fourrés chocolat
Food > Snacks > Cookies > Wafers: gaufrettes, gaufrette chocolat, gaufrettes fourrées, cigarettes russes, stroopwafel
Food > Snacks > Cookies > Gingerbread: pain d'épices, biscuits de noël, nonnettes, bredele
Food > Snacks > Snack Bars: barre, barre énergétique, barre aux fruits, barre aux noix
Food > Snacks > Snack Bars > Cereal Bars: barre de céréales, barres céréales chocolat, barre muesli
Food > Snacks > Snack Bars > Protein Bars: barre protéinée, barres protéinées, barre de protéines
Food > Dairy: produit laitier, crèmerie, laitage, petit-lait
Food > Dairy > Yogurt: yaourt, yaourt nature, yaourt aux fruits, yoghourt, lait fermenté, yaourt vanille, yaourt brassé, yaourts, yaourt brebis, yaourt chèvre, yaourt au bifidus, yaourt coco, perle de lait
Food > Dairy > Yogurt > Greek Yogurt And Skyr: yaourt à la grecque, skyr, yaourt grec, yaourt protéiné
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: yaourt à boire, kéfir, lait fermenté à boire, lassi
Food > Dairy > Yogurt > Plant Yogurt: yaourt végétal, dessert au soja, spécialité au soja, yaourt coco
Food > Dairy > Cheese: fromage, fromage râpé, fromage fondu, raclette, fromage de chèvre, chèvre, fondue, tranches de fromage, bûche de chèvre, fromage à tartiner, fromage de brebis, fromage en tranches, fromage raclette, fromage à pâte, apérivrais, fromage croque-monsieur, fromage tranché, cubes apéritif
Food > Dairy > Cheese > Hard Cheese: comté, emmental, gruyère, beaufort, cantal, tomme, parmesan, mimolette, reblochon, morbier, saint-nectaire, ossau-iraty, abondance, emmental râpé, comté AOP, tomme de savoie, gouda tranches, grana padano, parmigiano reggiano râpé, cheddar tranches, beaufort AOP, raclette de savoie, pecorino
Food > Dairy > Cheese > Soft Cheese: camembert, brie, coulommiers, roquefort, bleu d'auvergne, munster, pont-l'évêque, fourme d'ambert, chaource, saint-marcellin, bleu, livarot, époisses, camembert au lait cru, lait cru moulé, camembert de normandie, brie de meaux, fromage de meaux, mont d'or, vacherin, saint-félicien, neufchâtel, langres, maroilles, pont l'évêque AOP, brillat-savarin, fromage à pâte molle
Food > Dairy > Cheese > Cream Cheese: fromage frais à tartiner, mascarpone, fromage ail et fines herbes, fromage à tartiner, gourmet à tartiner, fromage frais, ail & fines herbes, crème à tartiner fromage
Food > Dairy > Cheese > Quark And Cottage Cheese: fromage blanc, faisselle, petit-suisse, ricotta, cottage cheese, brousse, brocciu, fromage blanc 0%, petits suisses, fromage blanc aux fruits, ricotte, faisselle 6%
Food > Dairy > Cheese > Mozzarella: mozzarella, mozzarella di bufala, burrata, billes de mozzarella, mozzarella râpée
Food > Dairy > Cheese > Feta And Grilling Cheese: feta, halloumi, fromage à griller, salakis
Food > Dairy > Butter: beurre, beurre doux, beurre demi-sel, beurre salé, beurre tendre, beurre clarifié, ghee
Food > Dairy > Margarine: margarine, matière grasse végétale, beurre végétal
Food > Dairy > Dairy Cream: crème liquide, crème entière, crème fleurette, chantilly, crème fouettée, crème de soja, crème semi-épaisse, crème légère, crème fluide, crème anglaise, bombe chantilly, crème cuisine, crème UHT
Food > Dairy > Dairy Cream > Sour Cream: crème fraîche, crème épaisse, crème aigre, crème fraîche épaisse
Food > Dairy > Eggs: œufs, œufs plein air, œuf, œufs de poule, œufs de caille, blanc d'œuf liquide, œufs frais, boîte d'œufs, œufs bio, œufs durs, œufs Label Rouge
Food > Dairy > Puddings And Desserts: dessert lacté, crème dessert, mousse au chocolat, riz au lait, panna cotta, flan, île flottante, liégeois, crème brûlée, semoule au lait, mousse liégeoise, crème aux œufs, profiteroles, fondant chocolat, crème caramel, cheesecake pot, panacotta, mousse caramel, dessert chocolat
Food > Pantry: épicerie salée, produit sec, aide culinaire
Food > Pantry > Pasta: pâtes, spaghetti, coquillettes, penne, tagliatelles, macaroni, farfalles, torsades, lasagnes feuilles, vermicelles, pâtes complètes, papillons pâtes, plaques lasagnes, pâtes alsaciennes, pâtes aux oeufs, pâtes fraîches
Food > Pantry > Pasta > Filled Pasta And Gnocchi: ravioli, tortellini, gnocchi, raviolis, cappelletti, ravioles, cannelloni, ravioles du dauphiné, pâtes farcies, gnocchi à poêler, tortellini ricotta épinards, quenelles
Food > Pantry > Pasta > Asian Noodles: nouilles, nouilles de riz, nouilles chinoises, vermicelles de riz, udon, feuilles de riz, nouilles udon, nouilles asiatiques, galettes de riz rouleaux
Food > Pantry > Pasta > Instant Noodles: nouilles instantanées, nouilles asiatiques instantanées, bol de nouilles, nouilles sautées, nouilles saveur poulet, cup nouilles
Food > Pantry > Rice: riz, riz basmati, riz long, riz thaï, riz rond, riz arborio, riz complet, riz micro-ondes, riz long grain, riz cuisson rapide, riz étuvé, riz de camargue, riz parfumé
Food > Pantry > Grains And Couscous: couscous, quinoa, boulgour, polenta, semoule, sarrasin, épeautre, blé précuit, millet, semoule moyenne, semoule fine, sarrasin graines, orge perlé, gourmand de céréales
Food > Pantry > Lentils And Dried Beans: lentilles, lentilles vertes, lentilles corail, pois chiches secs, haricots secs, pois cassés, légumes secs, lentilles vertes du puy, lingots, mogettes sèches
Food > Pantry > Breakfast Cereal: céréales, céréales petit déjeuner, pétales de maïs, céréales chocolat, pétales de blé, boules de maïs, céréales fourrées, blé soufflé miel, pétales chocolat
Food > Pantry > Breakfast Cereal > Muesli And Granola: muesli, granola, muesli croustillant, muesli aux fruits, granola aux noix, muesli floconneux, muesli fruits, muesli chocolat, muesli sans sucres ajoutés
Food > Pantry > Breakfast Cereal > Oatmeal: flocons d'avoine, porridge, son d'avoine, avoine, gruau d'avoine
Food > Pantry > Sauces: sauce, condiment, sauce béarnaise, sauce hollandaise, chutney, raifort, sauce cocktail, sauce burger, aïoli, sauce samouraï, sauce au poivre, sauce curry, sauce tartare, sauce algérienne, sauce blanche, sauce andalouse, béchamel, sauce bourguignonne
Food > Pantry > Sauces > Ketchup: ketchup, ketchup de tomates, ketchup nature, tomato ketchup flacon souple
Food > Pantry > Sauces > Mayonnaise: mayonnaise, mayo, mayonnaise de Dijon, mayonnaise nature, aïoli, mayonnaise légère, mayonnaise sans oeuf
Food > Pantry > Sauces > Mustard: moutarde, moutarde de Dijon, moutarde à l'ancienne, moutarde mi-forte, moutarde fine
Food > Pantry > Sauces > Pasta Sauce: sauce tomate, sauce bolognaise, pesto, sauce pour pâtes, sauce basilic, sauce napolitaine, sauce arrabbiata, sauce pesto, sauce pizza, sauce carbonara, sauce provençale
Food > Pantry > Sauces > Soy And Asian Sauces: sauce soja, sauce teriyaki, nuoc-mâm, sauce aigre-douce, sauce huître, pâte de curry, wasabi, miso, lait de coco, sauce nem, sauce soja sucrée, sauce nuoc mam, sauce wok, crème de coco, feuilles de nori
Food > Pantry > Sauces > Hot Sauce: sauce piquante, sauce pimentée, sriracha, harissa, sauce chili, purée de piment, sauce piment, huile pimentée
Food > Pantry > Sauces > Barbecue Sauce: sauce barbecue, marinade, sauce BBQ, marinade barbecue
Food > Pantry > Sauces > Salad Dressing: vinaigrette, sauce salade, sauce césar, croûtons, sauce crudités, vinaigrette allégée
Food > Pantry > Sauces > Dips And Salsa: houmous, guacamole, tzatziki, tapenade, tarama, caviar d'aubergine, sauce salsa, sauce apéritif, tartinable apéritif, artichaunade
Food > Pantry > Oils And Vinegar: huile et vinaigre, huile alimentaire, huile de truffe
Food > Pantry > Oils And Vinegar > Olive Oil: huile d'olive, huile d'olive vierge extra, vierge extra
Food > Pantry > Oils And Vinegar > Cooking Oil: huile de tournesol, huile de colza, huile de coco, huile d'arachide, huile de sésame, huile de friture, huile de noix, huile végétale, saindoux, huile de lin, huile de pépins de raisin, graisse de canard, végétaline
Food > Pantry > Oils And Vinegar > Vinegar: vinaigre, vinaigre balsamique, vinaigre de cidre, vinaigre de vin, vinaigre de xérès, crème balsamique, vinaigre blanc alimentaire, crème de balsamique
Food > Pantry > Spices: épices, cannelle, paprika, curry, curcuma, muscade, cumin, ail en poudre, mélange d'épices, safran, piment, ras el hanout, gingembre moulu, vanille gousse, épice, paprika moulu, cannelle moulue, cumin moulu, curry poudre, gousses de vanille, ail semoule, épices barbecue, quatre épices
Food > Pantry > Spices > Salt: sel, sel de mer, fleur de sel, gros sel, sel fin, sel de Guérande, sel rose de l'himalaya, sel iodé
Food > Pantry > Spices > Pepper: poivre, poivre noir, poivre en grains, poivre moulu, poivre blanc, cinq baies, mélange 5 baies
Food > Pantry > Spices > Dried Herbs: herbes de Provence, origan, thym, romarin, laurier, basilic séché, persil séché, estragon, thym séché, laurier feuilles, bouquet garni
Food > Pantry > Stock And Gravy: bouillon cube, bouillon de légumes, fond de veau, bouillon de volaille, sauce rôti, bouillon kub, fond brun, bouillon de boeuf, fumet de poisson
Food > Pantry > Soup: soupe, velouté, potage, soupe de poisson, gaspacho, soupe à la tomate, soupe à l'oignon, mouliné, soupe de légumes, velouté de légumes, soupe déshydratée, bisque de homard, soupe miso
Food > Pantry > Canned Food: conserve, boîte de conserve, corned-beef, pâté en boîte, rillettes en conserve, corned beef, pâté en conserve, choucroute garnie, confit de canard, rillettes bocal
Food > Pantry > Canned Food > Canned Fish: thon, thon entier, thon au naturel, sardines, maquereaux, anchois, filets de maquereau, miettes de thon, sardines à l'huile, thon albacore, filets de maquereaux, filets d'anchois, émietté de thon
Food > Pantry > Canned Food > Canned Vegetables: maïs doux, petits pois, champignons de Paris en conserve, haricots verts, cœurs d'artichaut, macédoine de légumes, cœurs de palmier, choucroute, petits pois carottes, petits pois extra fins, haricots verts extra fins, champignons de paris, coeurs de palmier, ratatouille, fonds d'artichauts, betteraves, flageolets
Food > Pantry > Canned Food > Canned Tomatoes: tomates pelées, concentré de tomates, pulpe de tomate, coulis de tomate, tomates concassées, purée de tomates, tomates séchées, concentré de tomate, purée de tomate
Food > Pantry > Canned Food > Canned Beans: haricots rouges, haricots blancs, pois chiches, flageolets, lentilles cuisinées, haricots à la tomate, haricots blancs à la tomate, cassoulet, saucisses lentilles
Food > Pantry > Canned Food > Canned Fruit: fruits au sirop, ananas au sirop, pêches au sirop, compote, compote de pomme, poires au sirop, cocktail de fruits, purée de fruits, gourde de compote, compotes, compote pomme, gourde compote
Food > Pantry > Pickles: cornichons, câpres, petits oignons, pickles, kimchi, piments au vinaigre, antipasti, oignons au vinaigre, cornichons aigre-doux, cornichons extra fins
Food > Pantry > Olives: olives, olives vertes, olives noires, olives dénoyautées, olives farcies
Food > Pantry > Honey And Spreads: pâte à tartiner, tartinable, tartinade végétale, crème de marrons, pâte à tartiner spéculoos, tartinade
Food > Pantry > Honey And Spreads > Honey: miel, miel d'acacia, miel de fleurs, miel de lavande, miel toutes fleurs, miel crémeux, miel liquide
Food > Pantry > Honey And Spreads > Jam: confiture, confiture de fraises, gelée de fruits, marmelade, confiture d'abricots, confiture de framboises, préparation de fruits, gelée de groseilles, marmelade d'oranges
Food > Pantry > Honey And Spreads > Peanut Butter: beurre de cacahuète, purée d'amande, purée de cacahuète, tahini, purée de noisette, purée d'amandes, purée de cacahuètes, purée de noisettes, tahin
Food > Pantry > Honey And Spreads > Chocolate Spread: pâte à tartiner noisettes, pâte à tartiner chocolat, crème de noisettes, pâte à tartiner
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: sirop d'érable, sirop d'agave, coulis de fruits, nappage chocolat, sauce caramel, topping, coulis, nappage caramel, coulis de fruits rouges
Food > Pantry > Baking: aide à la pâtisserie, gélatine, extrait de vanille, arôme vanille, chapelure, noix de coco râpée, pâte d'amande, agar-agar
Food > Pantry > Baking > Flour: farine, farine de blé, farine de sarrasin, maïzena, fécule, fécule de pomme de terre, farine d'épeautre, fleur de maïs, farine complète, farine t45, farine t55, fécule de maïs, farine fluide
Food > Pantry > Baking > Sugar: sucre, sucre en poudre, sucre roux, sucre glace, cassonade, sucre en morceaux, sucre vanillé, vergeoise, sucre de canne
Food > Pantry > Baking > Sweeteners: édulcorant, stévia, érythritol, xylitol, sucrette, sucre de bouleau, sucralose comprimés, sucrettes
Food > Pantry > Baking > Yeast And Baking Powder: levure chimique, levure de boulanger, bicarbonate alimentaire, levure boulangère, levain, poudre à lever
Food > Pantry > Baking > Baking Mixes: préparation pour gâteau, préparation pour pancakes, mix gâteau, préparation pour crêpes, préparation brownie, préparation pour brownie, préparation moelleux
Food > Pantry > Baking > Baking Chocolate And Decorations: pépites de chocolat, chocolat pâtissier, colorant alimentaire, vermicelles chocolat, pâte à sucre, perles en sucre, décor sucre, chocolat de couverture, décors sucrés
Food > Pantry > Ready Meals: plat cuisiné, plat préparé, cassoulet, purée mousseline, raviolis en boîte, kit fajitas, hachis parmentier, taboulé, blanquette, sandwich, quiche, purée de pommes de terre, parmentier, box repas, quiche lorraine, salade composée
Food > Meat: viande, viande hachée, agneau, veau, steak haché, gibier, gigot d'agneau, boulettes, escalope, brochettes
Food > Meat > Beef: bœuf, steak de bœuf, entrecôte, bavette, rôti de bœuf, rumsteck, faux-filet, bœuf haché, bœuf bourguignon, bavette d'aloyau, steak haché, rosbif, bourguignon, pavé de rumsteck, boeuf
Food > Meat > Pork: porc, côtes de porc, filet mignon de porc, rôti de porc, travers de porc, échine, palette de porc, poitrine de porc
Food > Meat > Chicken And Poultry: poulet, blanc de poulet, dinde, canard, cuisse de poulet, magret, escalope de dinde, nuggets de poulet, pintade, filet de poulet, confit de canard, volaille, cordon bleu, cuisses de poulet, poulet fermier, aiguillettes, magret de canard
Food > Meat > Sausages: saucisse, merguez, chipolatas, saucisses de Strasbourg, knacks, boudin noir, andouillette, saucisse de Toulouse, saucisses de Francfort, saucisses, saucisse de strasbourg, diots
Food > Meat > Ham And Cold Cuts: jambon, jambon blanc, saucisson, jambon cru, rosette, pâté, rillettes, terrine, mortadelle, coppa, foie gras, jambon de Bayonne, mousse de foie, blanc de dinde tranché, saucisson sec, jambon supérieur, blanc de poulet tranches, pâté de campagne, jambon cuit
Food > Meat > Bacon: bacon, lardons, poitrine fumée, allumettes de porc, allumettes fumées, pancetta, lardons fumés, allumettes, bacon fumé
Food > Fish And Seafood: poisson, cabillaud, fruits de mer, truite, crabe, calamar, moules, surimi, dorade, coquilles saint-jacques, hareng, sushi, huîtres, œufs de lump, lieu noir, morue, truite fumée, filet de colin, saint-jacques, bar filet
Food > Fish And Seafood > Salmon: saumon, saumon fumé, pavé de saumon, gravlax, pavés de saumon
Food > Fish And Seafood > Shrimp: crevettes, gambas, langoustines, crevettes roses, crevettes décortiquées
Food > Meat Alternatives: steak végétal, burger végétal, substitut de viande, nuggets végétaux, protéines de soja texturées, haché végétal, falafel, seitan, galette végétale
Food > Meat Alternatives > Tofu And Tempeh: tofu, tofu fumé, tempeh, tofu soyeux
Food > Bakery: boulangerie, pâte feuilletée, pâte brisée, pâte à pizza, viennoiserie, pâte sablée, feuilles de brick, pâtisserie
Food > Bakery > Bread: pain, pain de mie, pain complet, pain de seigle, pain au levain, pain de campagne, pain grillé, biscottes, pain aux céréales, baguette
Food > Bakery > Rolls And Buns: baguette, petits pains, pain burger, pain à hot-dog, bagels, ciabatta, demi-baguette, muffins anglais, pains au lait, pains burger
Food > Bakery > Wraps And Flatbreads: tortillas de blé, wraps, pain pita, galettes de blé, naan, pain libanais, coques à tacos, blinis, wraps nature
Food > Bakery > Croissants And Pastries: croissant, pain au chocolat, brioche, chausson aux pommes, beignet, éclair, chouquettes, brioche tressée, crêpes, gaufres, gaufre liégeoise, pancakes, chocolatine, croissants, pains au chocolat, pâte feuilletée, pâte brisée
Food > Bakery > Cakes: gâteau, quatre-quarts, muffins, brownie, moelleux chocolat, madeleine, tarte aux pommes, cake aux fruits, fondant au chocolat, bûche, tarte, savane, macarons, financiers, cannelés, marbré, madeleines, brownies, gâteau breton
Food > Produce: fruits et légumes, produit frais, panier de légumes
Food > Produce > Fruit: fruits, mangue, kiwi, melon, poire, avocat, raisin, ananas, pêche, prune, pastèque, grenade fruit, cerises, abricot, nectarine, figue, raisin blanc, pêches
Food > Produce > Fruit > Apples: pomme, pommes gala, pomme golden, pommes, reinette
Food > Produce > Fruit > Bananas: banane, bananes, banane plantain
Food > Produce > Fruit > Citrus Fruit: orange, citron, citron vert, pamplemousse, clémentine, mandarine, oranges à jus, pomelo
Food > Produce > Fruit > Berries: fraises, myrtilles, framboises, mûres, fruits rouges, groseilles, cassis frais
Food > Produce > Vegetables: légumes, concombre, chou, courgette, brocoli, poivron, carottes, aubergine, potiron, épinards, chou-fleur, poireau, asperges, betterave, radis, fenouil, endives, céleri, courgettes
Food > Produce > Vegetables > Tomatoes: tomate, tomates cerises, tomates grappe, tomates cœur de bœuf
Food > Produce > Vegetables > Potatoes: pommes de terre, patate douce, grenailles, pomme de terre, grenaille
Food > Produce > Vegetables > Salad Greens: salade, laitue, roquette, mâche, jeunes pousses, iceberg, batavia, salade composée, coleslaw, scarole
Food > Produce > Vegetables > Mushrooms: champignons, champignons de Paris, cèpes, girolles, shiitaké, pleurotes, morilles, truffe
Food > Produce > Vegetables > Onions And Garlic: oignons, ail, échalotes, oignon rouge, oignons frits, gingembre frais, oignon
Food > Produce > Fresh Herbs: herbes fraîches, basilic, persil, coriandre, menthe fraîche, ciboulette, aneth
Food > Frozen Food: surgelé, produit surgelé, congelé, surgelés
Food > Frozen Food > Ice Cream: glace, crème glacée, sorbet, bâtonnet glacé, cône glacé, esquimau, bûche glacée, glace vanille, bac de glace, cornet glacé, bâtonnets glacés, cônes glacés
Food > Frozen Food > Frozen Pizza: pizza, pizza surgelée, pizza quatre fromages, pizza reine, tarte flambée, flammekueche, pizza jambon
Food > Frozen Food > Frozen Vegetables: légumes surgelés, petits pois surgelés, épinards surgelés, poêlée de légumes, fruits surgelés, haricots verts surgelés, fruits rouges surgelés, poêlée
Food > Frozen Food > French Fries: frites, frites au four, potatoes, pommes noisettes, rösti, pommes duchesse, frites surgelées, croquettes de pommes de terre
Food > Frozen Food > Frozen Fish: bâtonnets de poisson, poisson pané, poisson surgelé, colin d'Alaska surgelé, beignets de calamars, colin pané, poisson meunière, colin d'alaska pané
Food > Frozen Food > Frozen Meals: plat cuisiné surgelé, lasagnes surgelées, nems, gyoza, crêpes surgelées, tarte surgelée, paella surgelée, ravioles surgelées
Health: santé, parapharmacie, pharmacie, bien-être, gélules, comprimés, comprimés pelliculés, ampoules buvables, sachets buvables
Health > Vitamins: vitamines, complément alimentaire, gélules, comprimés effervescents, vitamine E, vitamine A, mg comprimés, gélules mg, vitamines gommes, défenses immunitaires, vitamine K2, vitalité
Health > Vitamins > Multivitamins: multivitamines, vitamines et minéraux, multi vitamines, vitamines grossesse, multivitaminé, multivitamines et minéraux, grossesse, tonus vitalité, vitamines enfants
Health > Vitamins > Vitamin C: vitamine C, acérola, acide ascorbique, vitamine C 1000, vitamine C à croquer, vitamine C liposomale
Health > Vitamins > Vitamin D: vitamine D3, vitamine D, vitamine D gouttes, vitamine D3 UI, vitamine D enfants, 1000 UI gouttes
Health > Vitamins > Vitamin B: vitamine B12, complexe B, acide folique, biotine, vitamine B6, B12 méthylcobalamine, vitamine B, vitamine B1, vitamine B9, levure vitamine B
Health > Supplements: ashwagandha, spiruline, ginseng, gelée royale, propolis, curcuma gélules, coenzyme Q10, chardon-marie, levure de bière, mg comprimés, gélules mg, ortie, radis noir, artichaut, rhodiole, shilajit, moringa, safran gélules, ginkgo, huile d'onagre, échinacée, pollen, ampoules, bien-être urinaire, cranberry gélules, guarana gélules, maca, fenugrec, desmodium, chlorella
Health > Supplements > Magnesium: magnésium, magnésium marin, bisglycinate de magnésium, magnésium B6, magnésium 300, magnésium comprimés, bisglycinate
Health > Supplements > Iron Zinc And Calcium: fer, zinc, calcium, sélénium, iode, oligo-éléments, potassium, fer bisglycinate, zinc gélules, calcium vitamine D3, fer liquide, sélénium gélules
Health > Supplements > Omega-3: oméga 3, huile de poisson, huile de foie de morue, huile de krill, omega 3, EPA DHA, oméga 3 gélules, foie de morue, huile de lin gélules
Health > Supplements > Probiotics: probiotiques, ferments lactiques, flore intestinale, prébiotique, enzymes digestives, probiotique, ferments, microbiote, milliards UFC, psyllium, psyllium blond, lactase, levure
Health > Supplements > Collagen And Beauty Supplements: collagène, collagène marin, acide hyaluronique gélules, cheveux et ongles, kératine gélules, collagène en poudre, peptides de collagène, cheveux gélules, chute de cheveux gélules, anti-chute complément, autobronzant gélules, hyaluronique gélules
Health > Supplements > Joint Supplements: glucosamine, chondroïtine, articulations, harpagophytum, confort articulaire, souplesse articulaire, cartilage, harpagophytum gélules, glucosamine chondroïtine msm, curcuma articulations
Health > Supplements > Weight Management: substitut de repas, minceur, brûleur de graisses, draineur, coupe-faim, capteur de graisses, détox, minceur gélules, draineur minceur, ventre plat, cellulite gélules, vinaigre de cidre gélules, konjac gélules, boisson drainante, brûle graisses
Health > Sports Nutrition: nutrition sportive, complément sportif, musculation complément, récupération, prise de masse, ZMA, tribulus
Health > Sports Nutrition > Protein Powder: protéine en poudre, whey, isolat de protéine, shake protéiné, caséine, gainer, protéine végétale, whey isolate, whey protéine, protéines en poudre, protéine vegan, protéine de pois, protéine de riz, boisson hyperprotéinée, complément nutritionnel oral
Health > Sports Nutrition > Creatine: créatine, créatine monohydrate, créatine en poudre, créatine gélules, monohydrate
Health > Sports Nutrition > Amino Acids: acides aminés, BCAA, glutamine, arginine, citrulline, L-lysine, EAA, L-arginine, lysine
Health > Sports Nutrition > Pre-Workout: pré-entraînement, booster, pre workout, caféine comprimés, pré-workout, préworkout, booster entraînement
Health > Sports Nutrition > Energy Gels And Electrolytes: gel énergétique, électrolytes, pastilles d'hydratation, maltodextrine, poudre isotonique, pâte de fruits énergétique, boisson isotonique poudre, pastilles électrolytes, sels de réhydratation, boisson d'effort
Health > Medicine: médicament, homéopathie, granules, anti-poux, patch nicotine, comprimés, fleurs de Bach, teinture mère, mal des transports, mg comprimés, gélules mg, 9CH, 5CH, 15CH, 30CH, granules homéopathie, tube granules, lotion anti-poux, gommes nicotine, sevrage tabagique
Health > Medicine > Pain Relief: antidouleur, paracétamol, ibuprofène, aspirine, maux de tête, antalgique, douleurs et fièvre, fièvre, paracétamol 1g, ibuprofène 400, douleur, règles douloureuses, migraine
Health > Medicine > Muscle And Joint Creams: gel antidouleur, baume du tigre, gel arnica, crème chauffante, patch chauffant, gel anti-inflammatoire, baume musculaire, crème articulations, patch anti-douleur, gel articulations, baume chauffant, gel diclofénac, roll-on articulations, gel froid, huile de massage arnica, coups et bosses
Health > Medicine > Cold And Flu: sirop toux, spray nasal, rhume, mal de gorge, pastilles gorge, décongestionnant, état grippal, eau de mer nasal, sirop contre la toux, toux sèche, toux grasse, hygiène du nez, nez bouché, spray gorge, pastilles, inhalation, décongestionnant nasal, solution nasale, eau de mer, pastilles toux
Health > Medicine > Allergy Relief: anti-allergie, antihistaminique, cétirizine, rhume des foins, allergie, rhinite allergique, anti allergie, loratadine
Health > Medicine > Digestive Remedies: brûlures d'estomac, laxatif, digestion, antidiarrhéique, ballonnements, charbon actif, constipation, crème hémorroïdes, suppositoires, diarrhée, transit, hémorroïdes, remontées acides, brûlures estomac, suppositoires glycérine, reflux, nausées, sachets fraise diarrhée
Health > Medicine > Sleep And Calm Aids: sommeil, mélatonine, valériane, stress, somnifère, huile CBD, passiflore, anti-ronflement, sommeil gélules, mélatonine 1, 9, stress et sommeil, nervosité, bandelettes nasales, 5-HTP, euphytose
Health > Medicine > Skin Treatments: antifongique, boutons de fièvre, verrues, crème cicatrisante, mycose des ongles, piqûres d'insectes, eczéma, cicatrices gel, herpès labial, mycose, verrue, cicatrice, cicatrisante, bouton de fièvre, démangeaisons, pied d'athlète, pommade, biafine, brûlures pommade
Health > First Aid: premiers secours, premiers soins, poche de froid, couverture de survie, masque chirurgical, masque FFP2, gants nitrile, compresse froid, FFP3, gants d'examen, gants jetables nitrile, masques jetables, poche de glace, gants vinyle, tire-tique
Health > First Aid > Adhesive Bandages: pansement, pansements ampoules, sparadrap, pansements enfants, pansement adhésif, pansements, pansements ampoule, pansements assortis, pansements imperméables, stérile strips, seconde peau, pansements seconde peau
Health > First Aid > Bandages And Dressings: bande, compresses stériles, gaze, bande élastique, bande de kinésiologie, strapping, bandage, pansement hydrocolloïde, compresses, bande cohésive, bande de contention, compresse non tissé, sparadrap microporeux, bande extensible, bande kinésiologie, tape
Health > First Aid > Antiseptics And Hand Sanitizers: antiseptique, gel hydroalcoolique, désinfectant, désinfectant plaies, alcool à 70, eau oxygénée, sérum physiologique, lingettes désinfectantes mains, solution hydroalcoolique, gel mains antibactérien, chlorhexidine, désinfection plaies, antiseptique spray, éosine, bétadine
Health > First Aid > First Aid Kits: trousse de secours, kit de premiers secours, trousse de premiers soins, armoire à pharmacie, trousse secours, kit premiers secours voiture, trousse pharmacie
Health > Feminine Care: hygiène féminine, ménopause, culotte menstruelle, soin intime, cystite, mycose vaginale, ovules
Health > Feminine Care > Tampons: tampon, tampons avec applicateur, tampons sans applicateur
Health > Feminine Care > Sanitary Pads: serviettes hygiéniques, protège-slips, serviettes nuit, protège-lingerie, serviettes ultra, serviettes avec ailettes, avec ailettes, serviettes ultra normal, protège-slip
Health > Feminine Care > Menstrual Cups: coupe menstruelle, cup menstruelle, disque menstruel
Health > Feminine Care > Intimate Wash: gel intime, toilette intime, lingettes intimes, soin lavant intime, gel lavant intime, hygiène intime, toilette intime gel
Health > Incontinence Care: protection urinaire, culotte absorbante, couche adulte, alèse, serviette incontinence, incontinence, protections anatomiques
Health > Sexual Wellness: sextoy, vibromasseur, bien-être sexuel, stimulateur, boules de geisha, aphrodisiaque, anneau vibrant, godemiché
Health > Sexual Wellness > Condoms: préservatifs, préservatif sans latex, capotes, préservatif
Health > Sexual Wellness > Intimate Lubricants: lubrifiant intime, gel lubrifiant, lubrifiant
Health > Vision Care: soin des yeux, lingettes lunettes, pansement oculaire, hygiène des paupières, nettoyant lunettes
Health > Vision Care > Contact Lenses: lentilles de contact, lentilles journalières, lentilles mensuelles, lentilles de couleur
Health > Vision Care > Contact Lens Solution: solution lentilles, produit lentilles, étui lentilles, solution multifonctions, solution saline
Health > Vision Care > Eye Drops: gouttes pour les yeux, collyre, larmes artificielles, gouttes oculaires, solution oculaire, yeux secs, solution ophtalmique, lavage oculaire
Health > Vision Care > Reading Glasses: lunettes de lecture, lunettes loupe, lunettes anti lumière bleue, lunettes loupes, presbytie
Health > Medical Devices: appareil médical, aide auditive, stéthoscope, électrostimulateur, lampe de luminothérapie, piles auditives, amplificateur auditif, nettoyage oreilles, spray auriculaire
Health > Medical Devices > Blood Pressure Monitors: tensiomètre, tensiomètre bras, tensiomètre poignet, autotensiomètre
Health > Medical Devices > Fever Thermometers: thermomètre médical, thermomètre frontal, thermomètre auriculaire, thermomètre infrarouge, thermomètre sans contact
Health > Medical Devices > Pulse Oximeters And Heart Monitors: oxymètre de pouls, oxymètre, électrocardiogramme portable, saturomètre
Health > Medical Devices > Glucose Meters: glucomètre, bandelettes, lecteur de glycémie, lancettes, aiguilles stylo
Health > Medical Devices > Nebulizers And Inhalers: nébuliseur, inhalateur, aérosol, chambre d'inhalation
Health > Medical Devices > Home Health Tests: test de grossesse, autotest, test d'ovulation, test antigénique, test urinaire, test de grossesse précoce
Health > Massage And Relaxation: appareil de massage, pistolet de massage, masseur, tapis d'acupression, coussin de massage, masseur de pieds, fauteuil de massage
Health > Heat And Cold Therapy: bouillotte, coussin chauffant, chaufferettes, bouillotte sèche, ceinture chauffante, coussin noyaux de cerise, bouillotte noyaux, bouillotte noyaux de cerise
Health > Supports And Braces: genouillère, chevillère, ceinture lombaire, bas de contention, attelle, orthèse, semelles orthopédiques, chaussettes de contention, correcteur de posture, coudière
Health > Mobility And Daily Living Aids: fauteuil roulant, déambulateur, béquilles, canne de marche, pilulier, siège de douche, rehausseur wc, barre d'appui, rollator, pince de préhension, scooter électrique senior
Beauty: cosmétique, beauté, soin beauté, huile d'argan
Beauty > Hair Care: soin cheveux, soin capillaire, soin du cuir chevelu, anti-poux, traitement poux, lotion poux, peigne à poux, lentes, cheveux secs, cheveux abîmés, cheveux bouclés, cheveux colorés, cheveux gras, cheveux fins, boucles, frisottis, kératine, cheveux
Beauty > Hair Care > Shampoo: shampooing, shampoing, antipelliculaire, shampooing solide, shampooing doux, shampooing réparateur, pellicules
Beauty > Hair Care > Dry Shampoo: shampooing sec, shampoing sec
Beauty > Hair Care > Conditioner: après-shampooing, après-shampoing, démêlant, baume démêlant
Beauty > Hair Care > Hair Masks: masque cheveux, masque capillaire, bain d'huile, masque réparateur, masque nutrition, soin masque
Beauty > Hair Care > Hair Oils And Serums: huile cheveux, huile capillaire, sérum cheveux, protecteur thermique, spray thermo-protecteur, huile de ricin cheveux, huile d'argan cheveux
Beauty > Hair Care > Hair Loss Treatments: anti-chute, antichute, chute de cheveux, ampoules cheveux, minoxidil, minoxidil solution cutanée, solution cutanée cuir chevelu, complément cheveux
Beauty > Hair Care > Hair Styling: coiffant, crème coiffante, spray texturisant, spray salin, crème boucles, spray texture, définition boucles, activateur de boucles, poudre volume cheveux, spray eau de mer
Beauty > Hair Care > Hair Styling > Hair Spray: laque, laque cheveux, spray fixant, laque fixation forte, fixation forte
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: gel coiffant, gel fixant, gel cheveux, mousse coiffante, mousse volume, mousse boucles
Beauty > Hair Care > Hair Styling > Hair Wax: cire coiffante, cire cheveux, pâte coiffante, pommade cheveux, argile coiffante
Beauty > Hair Care > Hair Color: coloration, coloration cheveux, teinture cheveux, décoloration, retouche racines, henné, crème colorante, coloration permanente, châtain clair, châtain foncé, blond foncé, coloration sans ammoniaque, soin colorant
Beauty > Hair Care > Hair Extensions And Wigs: perruque, extension cheveux, postiche, mèches, toupet, cheveux humains, tissage, mèches crochet, extensions clips
Beauty > Hair Tools: appareil coiffant, multi-styler, outil coiffure, ciseaux de coiffure, ciseaux coiffeur, ciseaux sculpteurs, cape de coiffure, bigoudis, bigoudi chauffant, rouleaux cheveux, papillotes
Beauty > Hair Tools > Hair Dryers: sèche-cheveux, seche cheveux, casque séchant, diffuseur cheveux, séchoir cheveux, séchoir à cheveux, embout concentrateur
Beauty > Hair Tools > Hair Straighteners: lisseur, fer à lisser, lisseur cheveux, brosse lissante, lisseur vapeur, lisseur céramique, fer lisseur
Beauty > Hair Tools > Curling Irons: fer à boucler, boucleur, fer à friser, gaufreur, ondulateur
Beauty > Hair Tools > Hot Air Brushes: brosse soufflante, brosse chauffante, brosse rotative, brosse coiffante
Beauty > Hair Tools > Hair Brushes And Combs: brosse à cheveux, brosse démêlante, peigne, brosse ronde, brosse plate
Beauty > Hair Tools > Hair Clippers: tondeuse cheveux, tondeuse à cheveux, sabot tondeuse
Beauty > Skin Care: soin de la peau, soin visage, soin corps, dermo-cosmétique, peaux sèches, peaux sensibles, peaux grasses, peau sèche, peau sensible, hydratant, anti-âge, taches, éclat, hyaluronique, peaux mixtes
Beauty > Skin Care > Face Cream: crème visage, crème de jour, crème de nuit, crème hydratante, anti-rides, crème anti-âge, crème anti-rides, soin de jour, soin de nuit, crème riche, crème légère, gel crème, émulsion hydratante, fluide visage, crème régénérante, crème antirides
Beauty > Skin Care > Face Serums And Oils: sérum, sérum visage, acide hyaluronique, sérum vitamine c, rétinol, ampoule visage, huile visage, huile de soin visage, huile de rose musquée, huile de jojoba, squalane, sérum éclat, sérum anti-taches, sérum anti-âge, concentré visage
Beauty > Skin Care > Eye Cream: contour des yeux, crème yeux, soin yeux, patchs yeux, anti-cernes, contour yeux, roll-on yeux, poches et cernes, soin contour des yeux, yeux cernes
Beauty > Skin Care > Face Masks: masque visage, masque tissu, masque argile, masque hydratant, patch points noirs
Beauty > Skin Care > Cleanser: nettoyant visage, gel nettoyant, lait nettoyant, mousse nettoyante, gelée nettoyante, gel nettoyant visage, mousse nettoyante visage, savon visage, gelée micellaire, gel moussant
Beauty > Skin Care > Makeup Remover: démaquillant, eau micellaire, huile démaquillante, lingettes démaquillantes, baume démaquillant, lait démaquillant, démaquillant yeux, biphasé, micellaire, démaquillant waterproof
Beauty > Skin Care > Face Toners: lotion tonique, tonique, eau thermale, brume visage, eau de rose, eau florale, eau thermale brumisateur, brumisateur, eau tonique, lotion visage, hydrolat
Beauty > Skin Care > Face Scrubs And Peels: gommage visage, exfoliant, exfoliant visage, peeling
Beauty > Skin Care > Acne Treatments: anti-imperfections, acné, patch boutons, soin boutons, anti-boutons
Beauty > Skin Care > Lip Balm: baume à lèvres, soin lèvres, stick lèvres, masque lèvres, soin des lèvres, baume lèvres, stick à lèvres, lèvres sèches, beurre à lèvres
Beauty > Skin Care > Body Lotion: lait corps, lait corporel, crème corps, beurre corporel, baume corps, lait hydratant, lait hydratant corps, lait corps hydratant, baume corps nutritif, crème corps hydratante, beurre de karité, huile-en-baume
Beauty > Skin Care > Body Oils: huile corps, huile de massage, huile sèche, huile d'amande douce, vergetures
Beauty > Skin Care > Body Scrubs: gommage corps, exfoliant corps, gommage sucre, gant de gommage
Beauty > Skin Care > Cellulite And Firming: anti-cellulite, crème minceur, gel minceur, raffermissant, soin minceur
Beauty > Skin Care > Hand Cream: crème mains, crème pour les mains, soin mains, baume mains
Beauty > Skin Care > Foot Care: crème pieds, soin pieds, râpe pieds, pierre ponce, masque pieds, talons crevassés, pieds secs, crème pieds anti-callosités, anti-transpirant pieds, râpe électrique pieds, corne
Beauty > Skin Care > Sunscreen: crème solaire, protection solaire, lait solaire, spray solaire, écran solaire, huile solaire, huile bronzante, fps 50, spf 50+ visage, brume solaire, stick solaire, fluide solaire, lait protecteur solaire, très haute protection, spf50, crème solaire visage, lait solaire enfant
Beauty > Skin Care > After Sun: après-soleil, lait après-soleil, gel aloe vera, coup de soleil
Beauty > Skin Care > Self Tanners: autobronzant, auto-bronzant, gouttes autobronzantes, gant autobronzant
Beauty > Skin Care > Face Care Tools: brosse nettoyante visage, rouleau de jade, gua sha, sauna facial, masque led, tire-comédon
Beauty > Makeup: maquillage, palette maquillage, coffret maquillage
Beauty > Makeup > Foundation: fond de teint, bb crème, cc crème, crème teintée, cushion, fond de teint fluide
Beauty > Makeup > Concealer: correcteur, anti-cernes, correcteur de teint, stick correcteur
Beauty > Makeup > Face Powder: poudre libre, poudre compacte, poudre matifiante, poudre visage, poudre de riz
Beauty > Makeup > Blush: blush, fard à joues, blush crème
Beauty > Makeup > Bronzers And Highlighters: poudre bronzante, poudre de soleil, terre de soleil, bronzer, contouring, enlumineur, highlighter, illuminateur, paillettes visage
Beauty > Makeup > Primer And Setting Spray: base de teint, primer, spray fixateur, fixateur maquillage, base paupières
Beauty > Makeup > Mascara: mascara, mascara volume, sérum cils, mascara waterproof, faux cils mascara, mascara noir
Beauty > Makeup > Eyeliner: eye-liner, crayon yeux, khôl, feutre eye-liner
Beauty > Makeup > Eyeshadow: fard à paupières, ombre à paupières, palette yeux, palette fards
Beauty > Makeup > Eyebrow Makeup: crayon sourcils, gel sourcils, teinture sourcils, poudre sourcils, mascara sourcils
Beauty > Makeup > False Eyelashes: faux cils, faux-cils, extension de cils, colle faux cils, recourbe-cils
Beauty > Makeup > Lipstick: rouge à lèvres, encre à lèvres, raisin lèvres, crayon à lèvres, crayon lèvres, contour lèvres, rouge à lèvres mat
Beauty > Makeup > Lip Gloss: brillant à lèvres, gloss, gloss à lèvres, huile à lèvres, repulpant lèvres, gloss repulpant, gloss lèvres
Beauty > Makeup > Makeup Brushes And Sponges: pinceau maquillage, éponge maquillage, pinceau teint, houppette, kit pinceaux
Beauty > Makeup > Nail Polish: vernis à ongles, vernis semi-permanent, top coat, vernis gel
Beauty > Nail Care: soin des ongles, durcisseur ongles, huile cuticules, nail art
Beauty > Nail Care > Nail Polish Remover: dissolvant, dissolvant ongles, acétone, dissolvant sans acétone, dissolvant express
Beauty > Nail Care > Artificial Nails: faux ongles, capsules ongles, colle faux ongles, gel de construction, résine ongles
Beauty > Nail Care > Manicure Tools: lime à ongles, coupe-ongles, ciseaux à ongles, pince à ongles, kit manucure, repousse-cuticules
Beauty > Nail Care > Nail Lamps And Drills: lampe uv ongles, lampe led ongles, ponceuse ongles, lime électrique ongles, sèche ongles
Beauty > Beauty Tools: pince à épiler, accessoire beauté, organisateur maquillage, ciseaux sourcils, miroir grossissant, miroir maquillage, miroir de poche, miroir lumineux
Beauty > Fragrance: senteur, coffret parfum, vaporisateur parfum, vaporisateur, eau fraîche, parfum femme, parfum homme
Beauty > Fragrance > Perfume: parfum, eau de parfum, eau de toilette, eau de cologne, extrait de parfum, edp, edt
Beauty > Fragrance > Body Mist: brume corporelle, brume parfumée, brume cheveux, spray corporel
Beauty > Personal Care: hygiène corporelle, soin personnel, talc, trousse hygiène, lingettes rafraîchissantes, lingettes corps
Beauty > Personal Care > Deodorant: déodorant, anti-transpirant, déodorant bille, déodorant spray, pierre d'alun, déodorant stick, déo, anti-traces, efficacité 48h
Beauty > Personal Care > Soap: savon, savon liquide, savon mains, savon de Marseille, pain de savon, gel lavant mains, savon noir corps, savonnette, savon surgras, savon d'Alep, crème lavante mains, savon solide, pain surgras, savon main
Beauty > Personal Care > Shower Gel: gel douche, crème de douche, huile de douche, crème lavante, gel douche homme, douche crème, gel douche surgras, huile lavante, huile douche, gel surgras
Beauty > Personal Care > Bath Additives: bain moussant, sels de bain, bombe de bain, huile de bain, boule effervescente
Beauty > Personal Care > Bath Sponges And Brushes: éponge de bain, fleur de douche, loofah, gant exfoliant, brosse dos, gant de crin, éponge konjac, éponge bain, gant de kessa, éponge douche
Beauty > Personal Care > Hand Sanitizer: gel hydroalcoolique, gel désinfectant mains, solution hydroalcoolique, gel antibactérien
Beauty > Personal Care > Cotton Pads And Swabs: cotons à démaquiller, cotons-tiges, coton tige, disques coton, ouate, bâtonnets ouatés
Beauty > Personal Care > Toothpaste: dentifrice, pâte dentifrice, dentifrice blancheur, dentifrice solide, dentifrice gencives, dentifrice sensibilité
Beauty > Personal Care > Oral Care: hygiène bucco-dentaire, soin dentaire, gratte-langue, hygiène dentaire
Beauty > Personal Care > Oral Care > Toothbrushes: brosse à dents, brosse à dents souple, brosse à dents bambou, brosse à dents médium, brosse à dents enfant
Beauty > Personal Care > Oral Care > Electric Toothbrushes: brosse à dents électrique, brosse à dents sonique
Beauty > Personal Care > Oral Care > Toothbrush Heads: brossettes, têtes de brosse à dents, brossette de rechange, recharge brosse à dents
Beauty > Personal Care > Oral Care > Mouthwash: bain de bouche, bains de bouche, spray buccal, eau dentifrice
Beauty > Personal Care > Oral Care > Dental Floss: fil dentaire, brossettes interdentaires, porte-fil dentaire, bâtonnets interdentaires
Beauty > Personal Care > Oral Care > Water Flossers: hydropulseur, jet dentaire, hydropropulseur
Beauty > Personal Care > Oral Care > Teeth Whitening: blanchiment dentaire, bandes blanchissantes, blanchiment dents, stylo blancheur
Beauty > Personal Care > Oral Care > Denture Care: nettoyant prothèse dentaire, crème fixative, adhésif dentaire, comprimés dentier, appareil dentaire
Beauty > Personal Care > Shaving: rasage, blaireau de rasage, set rasage, kit rasage
Beauty > Personal Care > Shaving > Razors And Blades: rasoir, lames de rasoir, rasoir jetable, lames, rasoir femme, rasoir de sûreté, lames rasoir recharge, rasoirs jetables, recharges lames
Beauty > Personal Care > Shaving > Shaving Cream: mousse à raser, gel à raser, crème à raser, savon à barbe
Beauty > Personal Care > Shaving > Aftershave: après-rasage, baume après-rasage, lotion après-rasage, after shave
Beauty > Personal Care > Shaving > Beard Care: huile à barbe, soin barbe, baume barbe, cire moustache, brosse à barbe, shampooing barbe
Beauty > Personal Care > Shaving > Electric Shavers: rasoir électrique, tête de rasoir, grille de rasage, cassette de rasage
Beauty > Personal Care > Shaving > Trimmers: tondeuse à barbe, tondeuse barbe, tondeuse nez, tondeuse corps, tondeuse multifonction, tondeuse nez et oreilles, tondeuse visage, tondeuse barbe corps
Beauty > Personal Care > Hair Removal: épilation, crème dépilatoire, bandes de cire, cire épilatoire, cire orientale, chauffe-cire
Beauty > Personal Care > Hair Removal > Epilators: épilateur, épilateur électrique, rasoir électrique femme, épilateur visage
Beauty > Personal Care > Hair Removal > IPL Devices: épilateur lumière pulsée, lumière pulsée, épilateur laser, épilation ipl
Household: entretien de la maison, produits ménagers, droguerie
Household > Laundry: lessive, soin du linge, entretien du linge, amidon, eau de repassage, spray repassage, facilitateur de repassage
Household > Laundry > Laundry Detergent: lessive, lessive liquide, lessive en poudre, lessive laine, paillettes de savon, lavages, lessive liquide lavages, lessive poudre, lessive concentrée, lessive écologique
Household > Laundry > Laundry Capsules: capsules de lessive, lessive capsules, doses lessive, pods, capsules lavages, écodoses
Household > Laundry > Fabric Softener: adoucissant, assouplissant, parfum de linge, perles de parfum, adoucissant concentré, assouplissant concentré
Household > Laundry > Stain Removers: détachant, détachant linge, lingettes anti-décoloration, blanchissant, savon détachant, percarbonate de soude, détachant avant lavage, lingettes décolorantes, terre de sommières
Household > Laundry > Washing Machine Cleaner: nettoyant lave-linge, nettoyant machine à laver, anticalcaire lave-linge
Household > Laundry > Drying Racks And Clotheslines: étendoir, séchoir à linge, corde à linge, pinces à linge, sèche-linge parapluie, étendage, tancarville, fil à linge, pince à linge, séchoir linge
Household > Laundry > Laundry Baskets And Bags: panier à linge, corbeille à linge, filet de lavage, bac à linge, sac à linge, panier à linge pliable, panier linge, panier linge sale, sac linge
Household > Laundry > Lint Removers: rouleau anti-peluches, rasoir anti-bouloche, brosse à vêtements, brosse adhésive, anti-bouloches, rasoir anti-bouloches, rouleau adhésif vêtements, pelucheuse, pelucheuse électrique, épilateur textile
Household > Dishwashing: lavage vaisselle, vaisselle, produit vaisselle
Household > Dishwashing > Dish Soap: liquide vaisselle, produit vaisselle main, liquide vaisselle citron, vaisselle main
Household > Dishwashing > Dishwasher Tablets: tablettes lave-vaisselle, pastilles lave-vaisselle, capsules lave-vaisselle, gel lave-vaisselle, tablettes tout en un, pastilles tout en 1, tablettes vaisselle, lave-vaisselle tout en 1
Household > Dishwashing > Rinse Aid And Dishwasher Salt: liquide de rinçage, sel régénérant, sel lave-vaisselle, nettoyant lave-vaisselle, désodorisant lave-vaisselle
Household > Dishwashing > Sponges And Dish Brushes: éponge, éponge grattante, brosse vaisselle, paille de fer, tampon à récurer, goupillon, éponges grattantes, éponge métallique, éponge végétale, grattoir, brosse à vaisselle
Household > Cleaning: nettoyant, produit nettoyant, nettoyant ménager
Household > Cleaning > All Purpose Cleaners: nettoyant multi-usages, nettoyant multi-surfaces, crème à récurer, vinaigre ménager, savon noir, gomme magique, cristaux de soude, vinaigre blanc ménager, nettoyant multi, pierre d'argile, bicarbonate ménager, acide citrique, multi-usages
Household > Cleaning > Bathroom Cleaners: nettoyant salle de bain, anticalcaire, anti-calcaire, anti-moisissures, nettoyant douche, nettoyant anti-calcaire, spray anti-calcaire, anti moisissure, nettoyant sanitaire, nettoyant joints
Household > Cleaning > Toilet Cleaners: nettoyant wc, gel wc, bloc wc, bloc cuvette, détartrant wc, gel wc javel, bloc wc suspendu, pastilles wc, nettoyant cuvette
Household > Cleaning > Kitchen Cleaners And Degreasers: dégraissant, nettoyant cuisine, nettoyant four, décapant four, nettoyant vitrocéramique, dégraissant cuisine, dégraissant four, vitrocéramique
Household > Cleaning > Descalers: détartrant, détartrant cafetière, détartrant machine à café, pastilles détartrantes, détartrant expresso, détartrant bouilloire, sachets détartrant, détartrant cafetières
Household > Cleaning > Glass Cleaners: nettoyant vitres, lave-vitres, nettoyant vitre, spray vitres
Household > Cleaning > Floor Cleaners: nettoyant sol, nettoyant parquet, nettoyant carrelage, cire parquet, entretien sol, nettoyant sols, nettoyant parquets, savon noir sol, lave-sol
Household > Cleaning > Carpet And Upholstery Cleaners: nettoyant moquette, nettoyant tapis, shampooing moquette, nettoyant tissus canapé, nettoyant canapé, poudre moquette, détachant moquette
Household > Cleaning > Furniture And Leather Care: dépoussiérant, cire meubles, soin du cuir, nettoyant cuir, entretien bois, lait cuir
Household > Cleaning > Metal Polish: nettoyant inox, nettoyant argenterie, nettoyant métaux, polish métal, nettoyant cuivre
Household > Cleaning > Disinfectants And Bleach: eau de javel, javel, désinfectant, spray désinfectant, ammoniaque, javel concentrée, désinfectant multi-usages, désinfectant surfaces, javel pastilles
Household > Cleaning > Cleaning Wipes: lingettes nettoyantes, lingettes désinfectantes, lingettes ménagères, lingettes sols
Household > Cleaning > Drain Cleaners: déboucheur, déboucheur canalisations, débouche évier, fosse septique, ventouse wc
Household > Cleaning > Mops And Buckets: serpillière, balai serpillière, seau, balai plat, balai à franges, raclette vitres, recharge balai, balai espagnol, balai éponge, balai rotatif, seau essoreur, kit vitres, balai microfibre
Household > Cleaning > Brooms And Brushes: balai, pelle et balayette, brosse wc, balayette, brosse à récurer, balai-brosse, balai d'intérieur, balai et pelle, brosse de nettoyage, balai poils, pelle balayette
Household > Cleaning > Cloths And Dusters: chiffon, lavette, chiffon microfibre, plumeau, lingette microfibre, torchon de sol, peau de chamois, chiffons microfibre, lavettes microfibres, lingettes sèches, lingettes attrape-poussière, plumeau recharge, chamoisine
Household > Cleaning > Cleaning Gloves: gants de ménage, gants vaisselle, gants caoutchouc, gants jetables
Household > Paper Products: papier hygiénique et essuie-tout, papier ménager, ouate de cellulose
Household > Paper Products > Toilet Paper: papier toilette, papier hygiénique, papier wc, papier toilette humide, papier toilette rouleaux, papier toilette épaisseurs, PQ
Household > Paper Products > Paper Towels: essuie-tout, essuie tout, papier absorbant, sopalin, essuie-mains papier, essuie-tout rouleaux, rouleau essuie-tout, essuie tout décoré
Household > Paper Products > Tissues: mouchoirs, mouchoirs en papier, boîte mouchoirs, mouchoirs étuis
Household > Paper Products > Paper Napkins: serviettes en papier, serviettes cocktail, serviettes de table papier
Household > Disposable Tableware: vaisselle jetable, assiettes jetables, gobelets jetables, couverts jetables, pailles, gobelets carton, cure-dents, assiettes carton, gobelets plastique, gobelets en carton, pailles en papier, couverts en bois, assiette jetable, pics apéritif, pique bois, nappe jetable
Household > Food Wraps: emballage alimentaire, film et papier cuisson, bee wrap
Household > Food Wraps > Cling Film: film alimentaire, film étirable, film plastique alimentaire
Household > Food Wraps > Aluminum Foil: papier aluminium, papier alu, feuille aluminium, barquette aluminium
Household > Food Wraps > Baking Paper: papier cuisson, papier sulfurisé, papier de cuisson
Household > Food Wraps > Freezer And Sandwich Bags: sacs congélation, sachets congélation, sacs zip, sachets glaçons, sac cuisson, sacs sous vide, sacs congélation zip, sachet zip, sachets fraîcheur, sac à zip, sachets refermables
Household > Trash Bags: sacs poubelle, sac poubelle, sacs à ordures, sacs compostables, sacs poubelle lien coulissant, sacs poubelles, sac poubelles
Household > Trash Cans: poubelle, poubelle à pédale, corbeille, poubelle de tri, bac à compost
Household > Air Care: désodorisant, parfum d'intérieur, senteurs d'intérieur, désodorisant maison
Household > Air Care > Air Freshener Sprays: spray désodorisant, désodorisant aérosol, spray textile, brume d'oreiller, spray d'ambiance
Household > Air Care > Scent Diffusers: diffuseur de parfum, diffuseur électrique, recharge diffuseur, bâtonnets parfumés, encens, brûle-parfum, fondants parfumés, diffuseur bâtonnets, diffuseur huiles essentielles, bâtons d'encens, bâtonnets encens, fondant parfumé, diffuseur capillaires, papier d'Arménie
Household > Air Care > Odor And Moisture Absorbers: absorbeur d'humidité, absorbeur d'odeurs, recharge absorbeur, désodorisant frigo, déshumidificateur recharge
Household > Pest Control: anti-nuisibles, insecticide, répulsif, punaises de lit, anti-pigeons
Household > Pest Control > Insect Killers: insecticide spray, anti-fourmis, piège à mouches, anti-cafards, tue-mouches, anti-guêpes, désinsectiseur, appât fourmis, anti cafards, gel cafards, anti cafard gel, cafards, blattes, anti-blattes, fourmis, piège à fourmis, anti mouches, piège à guêpes, bombe insecticide, raquette électrique moustiques, poudre anti-fourmis, boîte appât fourmis
Household > Pest Control > Mosquito Repellents: anti-moustiques, antimoustique, répulsif moustiques, diffuseur anti-moustiques, spirale moustiques, moustiquaire, répulsif anti-moustiques, spray anti-moustique, recharge anti-moustiques, bracelet anti-moustiques, prise anti-moustique, bougie citronnelle, lotion anti-moustiques, anti-moustique
Household > Pest Control > Moth Repellents: antimites, anti-mites, piège à mites, boules antimites, mites alimentaires, sachet lavande, cèdre
Household > Pest Control > Rodent Control: piège à souris, tapette à souris, piège à rats, mort aux rats, raticide, souricide, nasse à rats, souricide grains
Baby: bébé, nourrisson, nouveau-né, puériculture, bébés, tout-petits, 0-6 mois, 6-36 mois, dès la naissance
Baby > Diapers: couches, couches bébé, change, couche, couches taille, pack 1 mois, anti-fuites
Baby > Diapers > Disposable Diapers: couches jetables, couches taille 4, change complet, couches écologiques, couches taille 5, couches nouveau-né
Baby > Diapers > Diaper Pants: couches-culottes, culottes bébé, couche culotte, culottes de nuit, couches culottes taille 5, culottes d'apprentissage, culottes absorbantes nuit
Baby > Diapers > Swim Diapers: couches de bain, couche piscine, maillot couche, couche de bain, maillot de bain couche
Baby > Diapers > Cloth Diapers: couches lavables, inserts couche, voiles de protection, culotte de protection, couche lavable, langes bébé, feuillets de protection
Baby > Diapers > Changing Pads: matelas à langer, tapis à langer, alèse, housse matelas à langer, tapis à langer nomade, tapis de change, alèses jetables
Baby > Diapers > Diaper Pails: poubelle à couches, sacs à couches, recharge poubelle couches, recharge poubelle à couches
Baby > Diapers > Diaper Bags: sac à langer, sac à dos à langer
Baby > Baby Food: alimentation bébé, aliment infantile, dès 6 mois, alimentation infantile, dès 4 mois, dès 8 mois, dès 12 mois, dès 15 mois
Baby > Baby Food > Infant Formula: lait infantile, lait 1er âge, lait 2ème âge, lait en poudre bébé, préparation nourrissons, lait de suite, lait 1er age, lait 2e âge
Baby > Baby Food > Toddler Milk: lait de croissance, lait 3ème âge, lait croissance
Baby > Baby Food > Baby Cereal: céréales bébé, céréales infantiles, bouillie, farine infantile, blédine vanille
Baby > Baby Food > Baby Purees And Meals: petit pot, petits pots, purée bébé, plat bébé, assiette bébé, bol bébé, gourde bébé, gourde fruits, compote gourde bébé, pochette, petit pot bébé, compote bébé, bols bébé
Baby > Baby Food > Baby Snacks: biscuit bébé, boudoir bébé, galettes de riz bébé, goûter bébé, boudoirs, biscuits bébé, boudoirs bébé, premiers biscuits, biscuit croissance
Baby > Baby Food > Baby Drinks: eau bébé, jus bébé, tisane bébé, infusion bébé, boisson bébé
Baby > Feeding: repas bébé, repas, biberonnerie, allaitement, sans BPA
Baby > Feeding > Baby Bottles: biberon, biberon anti-colique, biberon verre, tétine biberon, tétines, tétine débit moyen, biberons, anti-colique, anticolique, débit lent
Baby > Feeding > Pacifiers: sucette, tétine, attache-sucette, attache tétine, totote, sucettes, attache sucette, sucettes physiologiques
Baby > Feeding > Teethers: anneau de dentition, jouet de dentition, hochet dentition, hochet de dentition, dentition
Baby > Feeding > Sippy Cups: tasse d'apprentissage, gobelet bébé, tasse à bec, tasse paille, tasse anti-fuite, tasse à paille bébé
Baby > Feeding > Bibs: bavoir, bavoir bandana, bavoir silicone, lange, bavoir à manches, bavoirs, lange emmaillotage
Baby > Feeding > Baby Tableware And Containers: assiette bébé, cuillère bébé, bol ventouse, couverts bébé, coffret repas, doseur de lait, boîte doseuse, pot de conservation bébé, boîte goûter bébé, assiette ventouse, doseur lait en poudre, vaisselle bébé, pots de conservation bébé
Baby > Feeding > Breast Pumps: tire-lait, tire-lait électrique, tire-lait manuel, téterelle, tire lait électrique, recueil lait
Baby > Feeding > Nursing Supplies: coussinets d'allaitement, bouts de sein, sachets lait maternel, crème mamelons, lanoline, coussin d'allaitement, coussin de maternité, coussin grossesse, sachets conservation lait maternel, coquillages d'allaitement
Baby > Feeding > Bottle Warmers And Sterilizers: chauffe-biberon, stérilisateur, robot bébé, goupillon, égouttoir biberons, chauffe biberon, stérilisateur biberon, stérilisateur vapeur, mixeur cuiseur bébé, préparateur biberon
Baby > Baby Care: soin bébé, soins bébé, toilette bébé, hygiène bébé, peau bébé, sans larmes, dès la naissance bébé
Baby > Baby Care > Baby Wipes: lingettes bébé, lingettes, lingettes à l'eau, lingettes épaisses bébé
Baby > Baby Care > Baby Shampoo And Bath: gel lavant bébé, shampooing bébé, bain bébé, savon bébé, eau nettoyante, gel lavant doux, eau nettoyante bébé, liniment
Baby > Baby Care > Baby Lotion Oil And Powder: lait de toilette, huile bébé, crème hydratante bébé, liniment, huile de massage bébé, cold cream bébé, talc bébé, poudre bébé, lait hydratant bébé, lait de toilette bébé, crème visage bébé, croûtes de lait
Baby > Baby Care > Diaper Rash Cream: crème change, crème pour le change, pâte à eau, pommade érythème fessier, érythème fessier, pâte à l'eau bébé, crème de change
Baby > Baby Care > Baby Sun Care: crème solaire bébé, solaire enfant, lait solaire enfant, lait solaire bébé, protection solaire bébé
Baby > Baby Care > Baby Oral Care: brosse à dents bébé, dentifrice bébé, gel dentition, gel gingival, gel gingival bébé, poussées dentaires, premières dents
Baby > Baby Care > Baby Grooming: ciseaux ongles bébé, brosse bébé, coupe-ongles bébé, trousse de soin, coton-tige bébé, ciseaux bébé, ciseaux à ongles bébé, brosse et peigne bébé, trousse de soin bébé, trousse de toilette bébé
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: mouche-bébé, aspirateur nasal, sérum physiologique bébé, thermomètre bébé, thermomètre de bain, thermomètre frontal bébé, mouche bébé
Baby > Baby Care > Baby Bathtubs: baignoire bébé, siège de bain, transat de bain, anneau de bain, baignoire pliable bébé
Baby > Baby Care > Potties And Training Seats: pot bébé, réducteur de toilette, réducteur WC, marchepied enfant, pot d'apprentissage, pot de voyage
Baby > Strollers: poussette, poussettes, landau
Baby > Strollers > Travel Systems: poussette combinée, trio, duo poussette, poussette 3 en 1, nacelle, poussette trio, poussette duo, combiné poussette
Baby > Strollers > Buggies And Lightweight Strollers: poussette canne, poussette compacte, poussette légère, poussette citadine, poussette 3 roues, poussette pliante
Baby > Strollers > Twin Strollers: poussette double, poussette jumeaux, poussette tandem
Baby > Strollers > Stroller Accessories: habillage pluie, chancelière, ombrelle poussette, organiseur poussette, planche poussette, moustiquaire, sac poussette, protection pluie poussette, moustiquaire poussette
Baby > Baby Carriers: porte-bébé, écharpe de portage, porte-bébé dorsal, sling, porte bébé, sling portage
Baby > Car Seats: siège auto, sièges auto, siège-auto bébé, siège-auto, siège auto isofix, groupe 0+/1/2/3, groupe 1/2/3
Baby > Car Seats > Infant Car Seats: cosy, coque auto, siège auto groupe 0+, siège bébé 0-13 kg, coque bébé, siège auto cosy, cosy bébé, groupe 0+
Baby > Car Seats > Convertible Car Seats: siège auto pivotant, siège auto groupe 1, siège auto évolutif, siège auto 360, groupe 0+/1
Baby > Car Seats > Booster Seats: rehausseur, réhausseur, siège rehausseur, groupe 2/3, rehausseur auto
Baby > Car Seats > Car Seat Accessories: base isofix, protège-siège auto, miroir auto bébé, pare-soleil bébé, réducteur siège auto, rétroviseur bébé, protège siège auto, housse siège auto bébé
Baby > Nursery: chambre bébé, déco chambre bébé
Baby > Nursery > Cribs And Cots: lit bébé, lit à barreaux, lit évolutif, table à langer, commode à langer, lit évolutif bébé
Baby > Nursery > Bassinets And Bedside Cribs: berceau, cododo, lit cododo, couffin, réducteur de lit, cocon bébé, berceau cododo
Baby > Nursery > Travel Cots: lit parapluie, lit de voyage, parc bébé, lit pliant bébé, lit de voyage bébé
Baby > Nursery > Baby Bedding And Mattresses: drap housse bébé, couverture bébé, tour de lit, parure de lit bébé, maxi-lange, couette bébé, oreiller bébé, matelas bébé, matelas lit bébé, alèse bébé, protège-matelas bébé, gigoteuse couverture, plaid bébé
Baby > Nursery > Baby Sleeping Bags: gigoteuse, turbulette, sac de couchage bébé, couverture d'emmaillotage, gigoteuse TOG
Baby > Nursery > Night Lights And Soothers: veilleuse, mobile bébé, projecteur étoiles bébé, boîte à bruit blanc, veilleuse musicale, veilleuse bébé, bruit blanc, boîte à musique bébé
Baby > Nursery > Bouncers And Swings: transat bébé, balancelle, sauteur, balancelle bébé
Baby > Nursery > High Chairs: chaise haute, chaise évolutive, réhausseur de chaise, siège de table, chaise haute bébé
Baby > Nursery > Play Mats And Baby Gyms: tapis d'éveil, arche d'éveil, tapis de jeu bébé, portique bébé, tapis de parc
Baby > Nursery > Baby Walkers: trotteur, chariot de marche, youpala, pousseur bébé, trotteur bébé
Baby > Baby Safety: sécurité bébé, sécurité enfant
Baby > Baby Safety > Baby Monitors: babyphone, babyphone vidéo, écoute-bébé, moniteur bébé, babyphone caméra
Baby > Baby Safety > Safety Gates: barrière de sécurité, barrière escalier, barrière de lit
Baby > Baby Safety > Safety Locks And Guards: cache-prise, bloque-tiroir, protège-coins, bloque-porte, protection four, harnais bébé, protège-coin, bloque tiroir, verrou placard bébé, protège-angle
Baby > Baby Gifts: cadeau naissance, cadeau de naissance, doudou, kit empreinte bébé, album bébé, coffret naissance, cartes étapes, album naissance
Pets: animalerie, animaux, animal de compagnie, pour chien, pour chat, pour chiens et chats
Pets > Dog Food: nourriture chien, aliment chien, alimentation chien, chien, chiens, chiot, croquettes chien
Pets > Dog Food > Dry Dog Food: croquettes chien, croquettes pour chien, croquettes chiot, croquettes petit chien
Pets > Dog Food > Wet Dog Food: pâtée chien, pâtée pour chien, terrine chien, boîte chien, sachets chien, barquette chien
Pets > Dog Food > Raw And Frozen Dog Food: BARF chien, ration crue chien, viande crue chien, alimentation crue chien
Pets > Dog Food > Dog Treats: friandises chien, biscuits chien, récompense chien, friandise pour chien, friandise chien
Pets > Dog Food > Dog Chews And Dental Sticks: bâtonnets dentaires, os à mâcher, bois de cerf, oreille de porc, nerf de boeuf, bâtonnets dentaires chien, oreilles de porc, sabot de veau
Pets > Dog Food > Veterinary Dog Food: aliment vétérinaire chien, croquettes diététiques chien, gastro intestinal chien, croquettes vétérinaires chien
Pets > Cat Food: nourriture chat, aliment chat, alimentation chat, chat, chats, chaton, chat stérilisé
Pets > Cat Food > Dry Cat Food: croquettes chat, croquettes pour chat, croquettes chat stérilisé, croquettes chaton
Pets > Cat Food > Wet Cat Food: pâtée chat, sachets chat, sachets fraîcheur chat, mousse chat, terrine chat, émincés en gelée chat, sachets fraîcheur, émincés en gelée
Pets > Cat Food > Cat Treats: friandises chat, bâtonnets chat, crème chat, lait pour chat, friandise à lécher
Pets > Cat Food > Veterinary Cat Food: aliment vétérinaire chat, urinary chat, rénal chat, croquettes diététiques chat, croquettes vétérinaires chat
Pets > Pet Supplies: accessoires animaux, accessoires chien, accessoires chat
Pets > Pet Supplies > Cat Litter: litière chat, litière agglomérante, litière silice, litière minérale, litière végétale, litière
Pets > Pet Supplies > Litter Boxes: bac à litière, maison de toilette chat, pelle à litière, sacs à litière
Pets > Pet Supplies > Dog Collars And Leashes: laisse chien, collier chien, harnais chien, laisse enrouleur, muselière, collier chat, longe chien
Pets > Pet Supplies > Dog Training And Deterrents: collier anti-aboiement, collier dressage, clicker, sifflet chien, répulsif chien
Pets > Pet Supplies > Puppy Training Pads: tapis éducateur, tapis éducateurs chiot, alèse chien, tapis de propreté, tapis éducateur chiot, alèses chiot
Pets > Pet Supplies > Dog Beds: panier chien, coussin chien, lit chien, couverture chien, corbeille chien, niche intérieur, panier pour chien, coussin pour chien
Pets > Pet Supplies > Cat Beds And Furniture: arbre à chat, griffoir, panier chat, chatière, tonneau à chat, hamac chat, arbre à chat sisal
Pets > Pet Supplies > Crates And Carriers: caisse de transport, sac de transport chien, cage chien, niche chien, panier de transport chat, housse voiture chien, sac transport chat
Pets > Pet Supplies > Dog Clothing: manteau chien, pull chien, imperméable chien, chaussures chien, gilet chien
Pets > Pet Supplies > Pet Bowls And Feeders: gamelle chien, gamelle, bol chat, fontaine à eau chat, distributeur croquettes, gamelle anti-glouton
Pets > Pet Supplies > Dog Toys: jouet chien, jouet pour chien, balle chien, corde chien, tapis de fouille, jouet couineur
Pets > Pet Supplies > Cat Toys: jouet chat, jouet pour chat, canne à pêche chat, souris chat, tunnel chat, circuit chat, herbe à chat jouet
Pets > Pet Supplies > Pet Grooming: brosse chien, brosse chat, tondeuse chien, coupe-griffes, gant toilettage, peigne chien
Pets > Pet Supplies > Pet Shampoo: shampooing chien, shampooing pour chien, lingettes chien, parfum chien, baume coussinets, démêlant chien
Pets > Pet Supplies > Flea And Tick Treatment: anti-puces, antiparasitaire chien, pipette chien, collier antiparasitaire, vermifuge chien, tire-tique, pipettes chien, vermifuge
Pets > Pet Supplies > Pet Supplements: complément alimentaire chien, huile de saumon chien, articulations chien, calmant chien, probiotique chat
Pets > Pet Supplies > Pet Health And First Aid: nettoyant oreilles chien, dentifrice chien, lotion yeux chien, collerette chien, couche chien, brosse à dents chien
Pets > Pet Supplies > Pet Waste And Odor Control: sacs à crottes, sacs déjections, ramasse-crottes, nettoyant urine animaux, destructeur d'odeurs animaux, sac déjection canine
Pets > Pet Supplies > Pet Trackers: traceur GPS chien, GPS chat, caméra pour animaux, collier lumineux, collier GPS chien
Pets > Fish And Aquariums: aquariophilie, aquarium, poisson
Pets > Fish And Aquariums > Fish Food: nourriture poisson, flocons poisson, nourriture carpe koï, nourriture bassin, granulés poissons, nourriture poissons
Pets > Fish And Aquariums > Aquariums And Tanks: aquarium kit, kit aquarium, nano aquarium, bocal poisson, meuble aquarium
Pets > Fish And Aquariums > Aquarium Filters And Pumps: filtre aquarium, pompe à air aquarium, chauffage aquarium, cartouche filtre aquarium, charbon actif aquarium, pompe aquarium
Pets > Fish And Aquariums > Aquarium Decor And Lighting: décor aquarium, gravier aquarium, éclairage aquarium, plante aquarium, racine aquarium, sable aquarium
Pets > Fish And Aquariums > Water Care And Test Kits: conditionneur d'eau aquarium, test eau aquarium, anti-algues aquarium, bactéries aquarium, engrais aquarium
Pets > Birds: oiseau, perruche, canari, perroquet
Pets > Birds > Bird Food: graines oiseaux, graines perruche, mélange perroquet, granulés perroquet, graines canari, mélange perruches
Pets > Birds > Bird Treats: millet en grappes, bâtonnets perruche, os de seiche, grit oiseaux, pâtée aux oeufs oiseaux
Pets > Birds > Wild Bird Food: boules de graisse, graines oiseaux du jardin, graines oiseaux sauvages, graines tournesol oiseaux, pain de graisse
Pets > Birds > Bird Cages And Accessories: cage oiseau, volière, perchoir, jouet oiseau, balançoire oiseau, cage perroquet, cage oiseaux
Pets > Small Animals: rongeur, lapin, cochon d'Inde, hamster, petits animaux
Pets > Small Animals > Small Animal Food: granulés lapin, nourriture lapin, nourriture cochon d'Inde, mélange hamster, nourriture rongeurs, nourriture hamster
Pets > Small Animals > Pet Hay: foin, foin de montagne, foin pour lapin, foin de Crau
Pets > Small Animals > Small Animal Treats: friandises lapin, bâtonnets rongeurs, friandises hamster, bois à ronger
Pets > Small Animals > Small Animal Bedding: litière rongeurs, copeaux de bois, litière chanvre, litière lapin, sable à chinchilla
Pets > Small Animals > Small Animal Cages And Accessories: cage hamster, clapier, cage lapin, roue hamster, biberon rongeur, enclos rongeurs, maisonnette rongeur, râtelier foin
Pets > Reptiles And Amphibians: terrariophilie, reptile, tortue, serpent, grenouille
Pets > Reptiles And Amphibians > Reptile Food: nourriture tortue, gammares, grillons, aliments reptiles, calcium reptiles
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: lampe chauffante reptile, lampe UVB, substrat terrarium, tapis chauffant reptile, terrarium en verre
Pets > Horse And Farm Animals: cheval, équitation soins, basse-cour, élevage
Pets > Horse And Farm Animals > Horse Feed And Care: aliment cheval, friandises cheval, graisse à sabots, spray démêlant cheval, anti-mouches cheval, pierre à sel, couverture cheval, friandises chevaux
Pets > Horse And Farm Animals > Poultry Feed And Supplies: aliment poule, aliment poules pondeuses, poulailler, abreuvoir poules, couveuse oeufs, maïs concassé poules, aliment poules
Clothing: vêtement, habit, prêt-à-porter, tenue, femme, homme, manches longues, manches courtes, taille haute, col rond, col v
Clothing > Tops: haut, top femme, tunique
Clothing > Tops > T-Shirts: t-shirt, tee-shirt, maillot manches courtes, t-shirt col rond
Clothing > Tops > Polo Shirts: polo, polo piqué, polo manches courtes, polo manches longues, polo homme
Clothing > Tops > Tank Tops: débardeur, caraco, marcel, top à bretelles
Clothing > Tops > Shirts: chemise, chemise homme, chemisette
Clothing > Tops > Shirts > Dress Shirts: chemise habillée, chemise de ville, chemise cintrée popeline
Clothing > Tops > Shirts > Casual Shirts: chemise à carreaux, chemise en jean, chemise en lin, chemise hawaïenne, surchemise, chemise flanelle
Clothing > Tops > Blouses: blouse, chemisier, blouse fluide
Clothing > Tops > Long Sleeve Tops: t-shirt manches longues, marinière, henley, sous-pull
Clothing > Tops > Crop Tops: crop top, brassière, bustier, top bandeau
Clothing > Tops > Bodysuits: body, body femme, justaucorps
Clothing > Tops > Sweaters: maille, tricot, lainage, cachemire
Clothing > Tops > Sweaters > Pullovers: pull, pull-over, pull col rond, pull torsadé, pull de noël, pull col roulé, col roulé, sous-pull col montant, pull femme, pull homme, pull laine, pull cachemire
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: cardigan, gilet en maille, gilet boutonné, boléro, pull sans manches, gilet sans manches en maille
Clothing > Tops > Hoodies: sweat à capuche, sweat zippé, hoodie
Clothing > Tops > Sweatshirts: sweat, sweat-shirt, sweat col rond
Clothing > Bottoms: bas, bas de vêtement
Clothing > Bottoms > Jeans: jean, jean slim, jean droit, jean skinny, jegging, jean femme, jean homme, jean bootcut, jean large, jean mom
Clothing > Bottoms > Trousers: pantalon, pantalon large, pantalon velours, pantacourt, pantalon lin, pantalon femme, pantalon homme, pantalon fluide
Clothing > Bottoms > Trousers > Chinos: chino, pantalon chino
Clothing > Bottoms > Trousers > Dress Pants: pantalon de costume, pantalon à pinces, pantalon habillé
Clothing > Bottoms > Trousers > Cargo Pants: pantalon cargo, treillis
Clothing > Bottoms > Trousers > Sweatpants: pantalon de jogging, bas de jogging, jogger, pantalon de survêtement
Clothing > Bottoms > Leggings: legging, caleçon long, tregging
Clothing > Bottoms > Shorts: short, bermuda, short en jean
Clothing > Bottoms > Skirts: jupe, mini-jupe, jupe plissée, jupe longue, jupe crayon, jupe-short
Clothing > Dresses: robe, robe femme
Clothing > Dresses > Casual Dresses: robe d'été, robe chemise, robe portefeuille, robe pull, robe longue, robe midi, robe courte
Clothing > Dresses > Evening Dresses: robe de soirée, robe de cocktail, robe de bal, robe fourreau, robe à paillettes
Clothing > Dresses > Wedding Dresses: robe de mariée, robe demoiselle d'honneur, voile de mariée
Clothing > Jumpsuits And Rompers: combinaison, combishort, combinaison pantalon
Clothing > Jumpsuits And Rompers > Dungarees: salopette, salopette en jean
Clothing > Outerwear: vêtement d'extérieur, surtout
Clothing > Outerwear > Jackets: veste, blouson, veste d'hiver, veste mi-saison
Clothing > Outerwear > Jackets > Denim Jackets: veste en jean, blouson en jean
Clothing > Outerwear > Jackets > Leather Jackets: blouson en cuir, veste en cuir, perfecto, veste en daim, blouson biker, perfecto femme, veste simili cuir
Clothing > Outerwear > Jackets > Bomber Jackets: bomber, blouson aviateur, teddy
Clothing > Outerwear > Jackets > Rain Jackets: veste de pluie, imperméable, ciré, coupe-pluie, k-way, poncho de pluie, coupe-vent imperméable, veste imperméable
Clothing > Outerwear > Jackets > Puffer Jackets: doudoune, veste matelassée, parka doudoune, doudoune légère, doudoune femme, doudoune homme, doudoune longue
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: veste polaire, veste sherpa, veste en polaire, polaire, pull polaire, haut polaire, polaire zippée, polaire femme, polaire homme, polaire randonnée
Clothing > Outerwear > Jackets > Windbreakers And Softshells: coupe-vent, anorak, veste softshell, softshell
Clothing > Outerwear > Gilets: doudoune sans manches, bodywarmer, gilet matelassé
Clothing > Outerwear > Coats: manteau, manteau laine, caban, duffle-coat, pardessus, paletot, manteau femme, manteau long, manteau homme
Clothing > Outerwear > Coats > Parkas: parka, parka à capuche
Clothing > Outerwear > Coats > Trench Coats: trench, trench-coat, gabardine
Clothing > Outerwear > Coats > Ponchos And Capes: poncho, cape, pèlerine, cape laine, cape femme, poncho femme
Clothing > Suits And Tailoring: tailleur, tenue de cérémonie
Clothing > Suits And Tailoring > Suits: costume homme, smoking, tailleur pantalon, costume trois pièces
Clothing > Suits And Tailoring > Blazers: blazer, veste de costume, veste tailleur
Clothing > Suits And Tailoring > Waistcoats: gilet de costume, gilet habillé
Clothing > Underwear: sous-vêtement, lingerie
Clothing > Underwear > Bras: soutien-gorge, bralette, soutien-gorge armature, soutien-gorge d'allaitement, soutien-gorge sans armatures, corbeille, soutien-gorge dentelle, balconnet
Clothing > Underwear > Panties: culotte, string, tanga, shorty, slip femme, culotte menstruelle, culottes, lot de culottes, slip coton femme, tanga dentelle
Clothing > Underwear > Boxers And Briefs: boxer, caleçon, slip homme, boxer homme, boxers homme, lot de boxers, caleçon homme
Clothing > Underwear > Undershirts: maillot de corps, tricot de peau, sous-chemise
Clothing > Underwear > Thermal Underwear: sous-vêtement thermique, caleçon long thermique, haut thermique, collant thermique
Clothing > Underwear > Shapewear: gaine, culotte gainante, body gainant, corset
Clothing > Underwear > Lingerie Sets: ensemble lingerie, nuisette, porte-jarretelles, guêpière
Clothing > Socks: chaussettes, mi-chaussettes, chaussettes laine, chaussettes homme, chaussettes femme, lot de chaussettes
Clothing > Socks > Ankle Socks: socquettes, chaussettes invisibles, protège-pieds, chaussettes basses
Clothing > Socks > Knee High Socks: chaussettes hautes, mi-bas, chaussettes de ski, chaussettes de foot, chaussettes mi-bas, mi-bas homme, fil d'écosse
Clothing > Socks > Sports Socks: chaussettes de sport, chaussettes de running, chaussettes de randonnée, chaussettes de tennis
Clothing > Socks > Tights And Stockings: collant, bas, collants, bas autofixants, résille, collant opaque, collant voile, collant fin, collant 20d
Clothing > Socks > Leg Warmers: jambières, guêtres tricot
Clothing > Sleepwear: vêtement de nuit
Clothing > Sleepwear > Pajamas: pyjama, bas de pyjama, pyjashort, pyjama femme, pyjama homme, pyjama enfant, ensemble pyjama
Clothing > Sleepwear > Nightgowns: chemise de nuit, liquette, nuisette
Clothing > Sleepwear > Bathrobes: peignoir, robe de chambre, sortie de bain
Clothing > Sleepwear > Loungewear: tenue d'intérieur, homewear, ensemble d'intérieur
Clothing > Swimwear: maillot de bain, vêtement de bain
Clothing > Swimwear > Bikinis: bikini, maillot deux pièces, haut de bikini, culotte de bain, tankini
Clothing > Swimwear > Swimsuits: maillot une pièce, maillot 1 pièce, trikini, burkini, maillot de bain une pièce, maillot de bain 1 pièce, maillot natation femme
Clothing > Swimwear > Swim Trunks: short de bain, boxer de bain, slip de bain, boardshort, maillot de bain homme, short de bain homme
Clothing > Swimwear > Rash Guards: lycra anti-uv, t-shirt anti-uv, top de surf
Clothing > Swimwear > Beach Cover Ups: paréo, tunique de plage, caftan, sarong
Clothing > Sportswear: vêtement de sport, haut de sport, t-shirt de sport, t-shirt running
Clothing > Sportswear > Sports Bras: brassière de sport, soutien-gorge de sport
Clothing > Sportswear > Sports Leggings: legging de sport, collant running, collant de course, pantalon de yoga
Clothing > Sportswear > Sports Shorts: short de sport, short running, short de foot, jupe de tennis
Clothing > Sportswear > Tracksuits: survêtement, veste de survêtement, ensemble jogging
Clothing > Sportswear > Team Jerseys: maillot de foot, maillot domicile, maillot extérieur, maillot basket, maillot domicile 24/25, maillot équipe, maillot third
Clothing > Sportswear > Ski Wear: veste de ski, pantalon de ski, combinaison de ski, salopette de ski, pantalon de ski enfant, veste de ski femme, combinaison ski enfant
Clothing > Sportswear > Cycling Clothing: maillot vélo, cuissard, cuissard à bretelles, collant vélo, maillot cycliste, maillot cycliste homme, cuissard court, veste vélo
Clothing > Sportswear > Hiking Clothing: pantalon de randonnée, pantalon modulable, pantalon trekking, chemise de randonnée
Clothing > Sportswear > Dancewear: justaucorps danse, tutu, tunique de danse, justaucorps gymnastique
Clothing > Workwear: vêtement de travail, vêtement professionnel
Clothing > Workwear > Work Trousers And Jackets: pantalon de travail, bermuda de travail, cotte à bretelles, veste de travail, blouson de travail, gilet de travail
Clothing > Workwear > Coveralls: combinaison de travail, bleu de travail, combinaison jetable, combinaison peinture
Clothing > Workwear > High Visibility Clothing: gilet haute visibilité, gilet jaune, gilet de sécurité, parka haute visibilité
Clothing > Workwear > Medical Uniforms: blouse médicale, tunique médicale, blouse de laboratoire
Clothing > Workwear > Chef Clothing: veste de cuisine, veste de cuisinier, pantalon de cuisine, toque, veste de cuisine noire, tablier de cuisinier, calot cuisine
Clothing > Maternity Clothing: vêtement de grossesse, robe de grossesse, jean de grossesse, haut d'allaitement, legging grossesse, robe allaitement
Clothing > Costumes: déguisement, costume de carnaval, déguisement halloween, cosplay, déguisement adulte, costume adulte, déguisement enfant, perruque déguisement
Clothing > Traditional Clothing: vêtement traditionnel, costume folklorique
Clothing > Traditional Clothing > Dirndls And Lederhosen: dirndl, culotte bavaroise, costume bavarois
Clothing > Traditional Clothing > Kimonos And Saris: kimono, sari, abaya, djellaba, qamis
Shoes: chaussures, souliers, chaussures femme, chaussures homme, chaussure, chaussures enfant, chaussures bébé, chaussures confort
Shoes > Sneakers: baskets, tennis, basket montante, sneakers, baskets basses, baskets femme, baskets homme
Shoes > Sneakers > Canvas Shoes: baskets en toile, tennis en toile, chaussures toile
Shoes > Sneakers > Skate Shoes: chaussures de skate, baskets skate
Shoes > Sneakers > Slip On Shoes: chaussures sans lacets, slip-on, slippers
Shoes > Athletic Shoes: chaussures de sport, chaussures de salle, chaussures de handball, chaussures de marche
Shoes > Athletic Shoes > Running Shoes: chaussures de running, chaussures de course, chaussures de trail, chaussures running femme, chaussures running homme, chaussure trail
Shoes > Athletic Shoes > Training Shoes: chaussures de training, chaussures fitness, chaussures d'haltérophilie, chaussures de musculation
Shoes > Athletic Shoes > Football Boots: chaussures de foot, crampons, chaussures futsal, crampons de rugby, chaussures de football, crampons moulés
Shoes > Athletic Shoes > Basketball Shoes: chaussures de basket, chaussures basketball
Shoes > Athletic Shoes > Tennis Shoes: chaussures de tennis, chaussures de padel, chaussures de badminton, chaussures padel, chaussures terre battue
Shoes > Athletic Shoes > Golf Shoes: chaussures de golf
Shoes > Athletic Shoes > Cycling Shoes: chaussures vélo, chaussures de cyclisme, chaussures vtt
Shoes > Athletic Shoes > Hiking Shoes: chaussures de randonnée, chaussures de marche montagne, chaussures d'approche, chaussures d'alpinisme, chaussures montagne, chaussures de marche imperméables, chaussure randonnée
Shoes > Athletic Shoes > Climbing Shoes: chaussons d'escalade
Shoes > Athletic Shoes > Dance Shoes: chaussures de danse, demi-pointes, pointes ballet, chaussons de danse, claquettes danse, pointes danse, chaussures claquettes, bisemelle
Shoes > Athletic Shoes > Water Shoes: chaussures aquatiques, chaussures d'eau, chaussons néoprène, méduses
Shoes > Boots: bottes, botte, bottes cuir, bottes femme, bottes en cuir, bottillons
Shoes > Boots > Ankle Boots: bottines, boots, bottines à talon, chukka, boots femme, bottine, low boots, bottines à talons, santiag basse
Shoes > Boots > Chelsea Boots: chelsea boots, bottines chelsea, boots élastiques
Shoes > Boots > Knee High Boots: bottes hautes, cuissardes, bottes cavalières, bottes genoux
Shoes > Boots > Combat Boots: rangers, bottines à lacets, bottes de combat, bottes motardes, bottes militaires
Shoes > Boots > Cowboy Boots: santiags, bottes cowboy, bottes western, santiag
Shoes > Boots > Winter Boots: bottes de neige, après-ski, bottes fourrées, bottes d'hiver, bottines fourrées, bottes hiver
Shoes > Boots > Rain Boots: bottes de pluie, bottes en caoutchouc, bottes caoutchouc, bottes de jardin
Shoes > Sandals: sandales, nu-pieds, sandales compensées, sandales de randonnée, spartiates, sandale, sandales plates
Shoes > Sandals > Flip Flops: tongs, claquettes tongs, tong
Shoes > Sandals > Slides: claquettes, mules, sandales de piscine, claquette, sandales de bain
Shoes > Sandals > Clogs: sabots, sabots de jardin, sabots infirmière, sabots médicaux, sabot
Shoes > Sandals > Espadrilles: espadrilles, espadrilles compensées, espadrille
Shoes > Slippers: chaussons, pantoufles, charentaises, mules d'intérieur, chausson, mules chaussons
Shoes > Dress Shoes: chaussures de ville, chaussures habillées, souliers cuir
Shoes > Dress Shoes > Oxford Shoes: richelieu, derby, derbies, brogues, chaussures à lacets, derby homme, chaussures à boucle, richelieus
Shoes > Dress Shoes > Loafers: mocassins, mocassin, chaussures bateau, mocassin homme, mocassins cuir, bateaux
Shoes > Dress Shoes > High Heels: escarpins, talons hauts, talons aiguilles, chaussures à talons, escarpin, babies à talons
Shoes > Dress Shoes > Flats: ballerines, babies, mary janes, ballerines cuir, ballerine, chaussures plates femme
Shoes > Safety Shoes: chaussures de sécurité, bottes de sécurité, chaussures de travail, basket de sécurité, chaussure sécurité s3
Shoes > Shoe Care: entretien chaussures, brosse à chaussures, embauchoir, chausse-pied, nettoyant chaussures, embauchoirs, brosse chaussures, nettoyant baskets, désodorisant chaussures, kit entretien chaussures
Shoes > Shoe Care > Shoe Polish: cirage, crème pour chaussures, imperméabilisant chaussures, graisse cuir, cirage noir, imperméabilisant, crème chaussures, pommadier, cirage chaussures, rénovateur daim
Shoes > Shoe Care > Insoles: semelles, semelles orthopédiques, semelles gel, talonnettes, semelle intérieure, semelles de propreté
Shoes > Shoe Care > Shoelaces: lacets, lacets élastiques, lacets de chaussures, lacets ronds, lacets plats, lacets chaussures, lacet
Bags And Accessories: sac, accessoire, maroquinerie
Bags And Accessories > Backpacks: sac à dos
Bags And Accessories > Backpacks > School Backpacks: cartable, sac d'école, sac à dos scolaire, sac à dos enfant
Bags And Accessories > Backpacks > Laptop Backpacks: sac à dos ordinateur, sac à dos pc portable, sac à dos antivol
Bags And Accessories > Handbags: sac à main, sac femme, sac seau, sac bowling
Bags And Accessories > Handbags > Tote Bags: cabas, tote bag, sac cabas, sac en toile
Bags And Accessories > Handbags > Shoulder Bags: sac épaule, sac porté épaule, besace femme
Bags And Accessories > Handbags > Crossbody Bags: sac bandoulière, sac à bandoulière, pochette téléphone bandoulière, sacoche bandoulière
Bags And Accessories > Handbags > Clutches: pochette, pochette de soirée, minaudière, pochette mariage, pochette pailletée, pochette cérémonie, pochette strass
Bags And Accessories > Messenger Bags: sac messenger, sacoche homme, besace
Bags And Accessories > Messenger Bags > Briefcases: serviette, porte-documents, sacoche ordinateur, mallette, attaché-case
Bags And Accessories > Belt Bags: sac banane, banane, sacoche ceinture, pochette ceinture
Bags And Accessories > Gym Bags: sac de sport, sac de gym, sac polochon, sac à chaussures
Bags And Accessories > Shopping Bags: sac de courses, caddie, chariot de courses, panier, filet à provisions
Bags And Accessories > Lunch Bags: sac repas isotherme, lunch bag, sac à lunch
Bags And Accessories > Luggage: valise, bagage, valise rigide, valise souple
Bags And Accessories > Luggage > Carry On Luggage: valise cabine, bagage cabine, bagage à main
Bags And Accessories > Luggage > Luggage Sets: ensemble de valises, lot de valises, set de valises
Bags And Accessories > Luggage > Travel Bags: sac de voyage, sac week-end, sac de voyage à roulettes
Bags And Accessories > Luggage > Toiletry Bags: trousse de toilette, trousse maquillage, vanity
Bags And Accessories > Luggage > Garment Bags: housse à costume, housse de vêtement, porte-costume
Bags And Accessories > Luggage > Packing Cubes: cubes de rangement, organisateur de valise, pochettes de rangement voyage
Bags And Accessories > Luggage > Luggage Accessories: étiquette bagage, sangle bagage, pèse-bagage, cadenas tsa, housse valise, pèse-bagage électronique, étiquettes bagages
Bags And Accessories > Luggage > Travel Pillows: coussin de voyage, oreiller de voyage, coussin cervical voyage, tour de cou voyage
Bags And Accessories > Wallets: portefeuille, porte-feuille cuir, portefeuille homme, compagnon
Bags And Accessories > Wallets > Card Holders: porte-cartes, étui cartes
Bags And Accessories > Wallets > Coin Purses: porte-monnaie, pince à billets, porte-monnaie femme, porte monnaie
Bags And Accessories > Wallets > Passport Holders: porte-passeport, étui passeport, pochette de voyage, pochette tour de cou
Bags And Accessories > Wallets > Keychains: porte-clés, porte-clefs, étui à clés, bijou de sac
Bags And Accessories > Watches: montre, montre homme, montre femme, montre automatique, chronographe
Bags And Accessories > Watches > Digital Watches: montre digitale, montre numérique, montre enfant
Bags And Accessories > Watches > Dive Watches: montre de plongée
Bags And Accessories > Watches > Pocket Watches: montre à gousset, montre de poche, montre infirmière, montre gousset, montre gousset squelette
Bags And Accessories > Watches > Watch Straps: bracelet de montre, bracelet montre connectée
Bags And Accessories > Watches > Watch Boxes: boîte à montres, remontoir montre, coffret montres
Bags And Accessories > Jewelry: bijoux, bijou, joaillerie, plaqué or, argent 925, or 18 carats, or blanc, or jaune, oxyde de zirconium
Bags And Accessories > Jewelry > Necklaces: collier, chaîne, ras de cou, sautoir, collier femme, collier argent, collier pendentif, collier perles
Bags And Accessories > Jewelry > Earrings: boucles d'oreilles, créoles, puces d'oreilles, clous d'oreilles, boucles oreilles, créoles plaqué or, puces or
Bags And Accessories > Jewelry > Bracelets: bracelet, jonc, gourmette, chaîne de cheville, bracelet femme, bracelet homme, bracelet perles
Bags And Accessories > Jewelry > Rings: bague, alliance, anneau, chevalière, solitaire, alliance or, bague femme, solitaire diamant, alliance or blanc
Bags And Accessories > Jewelry > Charms And Pendants: charm, pendentif, médaille, médaillon
Bags And Accessories > Jewelry > Brooches: broche, pin's, épingle
Bags And Accessories > Jewelry > Body Jewelry: piercing, piercing nez, piercing nombril, anneau nez
Bags And Accessories > Jewelry > Jewelry Boxes: boîte à bijoux, porte-bijoux, coffret à bijoux
Bags And Accessories > Sunglasses: lunettes de soleil, lunettes solaires, lunettes polarisées
Bags And Accessories > Glasses: lunettes
Bags And Accessories > Glasses > Eyeglass Frames: monture de lunettes, monture optique, lunettes de vue
Bags And Accessories > Glasses > Reading Glasses: lunettes de lecture, lunettes loupe
Bags And Accessories > Glasses > Blue Light Glasses: lunettes anti lumière bleue, lunettes écran
Bags And Accessories > Glasses > Glasses Cases: étui à lunettes, cordon lunettes, chaîne lunettes, étui lunettes, étui à lunettes rigide, cordon à lunettes
Bags And Accessories > Hats: chapeau, couvre-chef, béret, panama, casquette plate
Bags And Accessories > Hats > Caps: casquette, casquette baseball, visière
Bags And Accessories > Hats > Beanies: bonnet, bonnet à pompon, chapka, cache-oreilles
Bags And Accessories > Hats > Sun Hats: bob, chapeau de paille, chapeau de soleil, capeline
Bags And Accessories > Gloves: gants, gants en cuir, gants d'hiver, gants tactiles
Bags And Accessories > Gloves > Mittens: moufles, gants de ski, mitaines, moufles enfant, moufles ski, moufle
Bags And Accessories > Scarves: écharpe, foulard, étole, châle, snood, chèche, foulard soie, carré de soie, écharpe laine, foulard carré
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: bandana, tour de cou, cache-cou, cagoule, bandeau
Bags And Accessories > Belts: ceinture, ceinture cuir, ceinture tressée, boucle de ceinture, ceinture homme, ceinture femme, ceinture réversible
Bags And Accessories > Belts > Suspenders: bretelles, bretelles pantalon, bretelles homme, bretelles larges
Bags And Accessories > Ties: cravate, cravate soie, lavallière
Bags And Accessories > Ties > Bow Ties: nœud papillon, noeud papillon
Bags And Accessories > Ties > Pocket Squares: pochette de costume, mouchoir en tissu
Bags And Accessories > Ties > Cufflinks: boutons de manchette, pince à cravate, épingle à cravate
Bags And Accessories > Umbrellas: parapluie, parapluie pliant, parapluie canne
Sports: sport, équipement sportif, article de sport, sifflet, trophée
Sports > Fitness: fitness, musculation, appareil de fitness, matériel de musculation
Sports > Fitness > Dumbbells: haltère, haltères, haltères réglables
Sports > Fitness > Kettlebells: kettlebell, girya
Sports > Fitness > Barbells And Weight Plates: barre de musculation, disque de fonte, poids fonte, barre olympique
Sports > Fitness > Weight Benches And Racks: banc de musculation, rack à squat, station de musculation, cage à squat, chaise romaine
Sports > Fitness > Pull Up Bars And Ab Trainers: barre de traction, poignées de pompes, sangles de suspension, anneaux de gymnastique, roue abdominale, appareil abdominaux, ab roller
Sports > Fitness > Ankle And Wrist Weights: poids chevilles, poids lestés, gilet lesté, ceinture de musculation, hand grip, gants de musculation
Sports > Fitness > Resistance Bands: bande élastique, élastique de musculation, bande de résistance, extenseur
Sports > Fitness > Yoga Mats: tapis de yoga, tapis de gym, tapis de sol fitness, tapis pilates
Sports > Fitness > Yoga Accessories: bloc de yoga, sangle de yoga, coussin de méditation, roue de yoga, anneau pilates
Sports > Fitness > Exercise Balls: ballon de gym, swiss ball, ballon fitness, medecine ball, planche d'équilibre
Sports > Fitness > Foam Rollers: rouleau de massage, foam roller, balle de massage
Sports > Fitness > Jump Ropes: corde à sauter, corde ondulatoire, échelle d'agilité, hula hoop
Sports > Fitness > Treadmills: tapis de course, tapis de marche
Sports > Fitness > Exercise Bikes: vélo d'appartement, vélo spinning, vélo elliptique assis, mini pédalier, vélo biking, vélo de biking, vélo ergomètre
Sports > Fitness > Ellipticals And Steppers: vélo elliptique, stepper, plateforme vibrante, step aérobic
Sports > Fitness > Rowing Machines: rameur, rameur à eau, rameur pliable, rameur magnétique
Sports > Fitness > Fitness Trampolines: trampoline, mini trampoline, filet trampoline
Sports > Cycling: cyclisme, accessoire vélo, pièce vélo, garde-boue, sonnette vélo
Sports > Cycling > Bicycles: vélo, bicyclette, vélo de ville, vtc, vélo pliant, vélo hollandais, vélo femme
Sports > Cycling > Bicycles > Mountain Bikes: vtt, vélo tout terrain, bmx
Sports > Cycling > Bicycles > Road Bikes: vélo de route, vélo de course, gravel, fixie
Sports > Cycling > Bicycles > Electric Bikes: vélo électrique, vae, vélo à assistance électrique
Sports > Cycling > Bicycles > Kids Bikes: vélo enfant, draisienne, stabilisateurs vélo
Sports > Cycling > Bike Helmets: casque vélo, casque vtt, casque vélo enfant
Sports > Cycling > Bike Lights: éclairage vélo, lumière vélo, feu arrière vélo, phare vélo
Sports > Cycling > Bike Locks: antivol vélo, antivol u, antivol pliable, chaîne antivol
Sports > Cycling > Bike Pumps: pompe à vélo, pompe à pied, gonfleur co2
Sports > Cycling > Bike Tires And Tubes: pneu vélo, chambre à air, roue vélo, préventif tubeless, chambre à air 26, chambre à air 700, valve presta, pneu 700x25, pneu vtt
Sports > Cycling > Bike Saddles And Grips: selle vélo, tige de selle, guidon, poignées vélo, guidoline
Sports > Cycling > Bike Drivetrain And Brakes: chaîne vélo, cassette vélo, pédalier, dérailleur, pédales, plaquettes de frein vélo
Sports > Cycling > Bike Tools And Care: outil vélo, démonte-pneu, lubrifiant chaîne vélo, kit de réparation vélo, nettoyant vélo
Sports > Cycling > Bike Bags And Racks: sacoche vélo, porte-bagages vélo, panier vélo, porte-bidon, sacoche de selle
Sports > Cycling > Bike Child Seats And Trailers: siège enfant vélo, remorque vélo
Sports > Cycling > Bike Computers And Trainers: compteur vélo, gps vélo, home trainer, support téléphone vélo
Sports > Camping: camping, randonnée, matériel de camping, plein air, survie
Sports > Camping > Tents: tente, tente de camping, tente familiale, auvent, tente de plage, tarp, bâche de camping, tapis de sol tente, abri camping
Sports > Camping > Sleeping Bags: sac de couchage, duvet camping, sac à viande
Sports > Camping > Sleeping Pads: matelas de camping, matelas gonflable, matelas autogonflant, lit de camp
Sports > Camping > Camping Furniture: chaise de camping, table de camping, fauteuil pliant, tabouret pliant
Sports > Camping > Camping Stoves And Cookware: réchaud de camping, réchaud à gaz, cartouche gaz, camping-gaz, popote, vaisselle camping, couverts camping, batterie camping
Sports > Camping > Coolers: glacière, sac isotherme, pain de glace
Sports > Camping > Water Bottles: gourde, bouteille isotherme, bidon vélo, shaker, poche à eau
Sports > Camping > Camping Lights: lampe frontale, lanterne camping, lampe de camping
Sports > Camping > Hammocks: hamac, hamac de voyage
Sports > Camping > Hiking Backpacks: sac à dos de randonnée, sac à dos trekking, sac d'hydratation
Sports > Camping > Trekking Poles: bâtons de marche, bâtons de randonnée, bâtons de trail, guêtres, bâtons de randonnée carbone, bâton de marche
Sports > Camping > Navigation And Survival: boussole, pierre à feu, filtre à eau randonnée, couverture de survie, kit de survie, jumelles
Sports > Ball Sports: ballon, balle, pompe à ballon, plots, chasuble
Sports > Ball Sports > Footballs: ballon de football, ballon de foot, ballon futsal
Sports > Ball Sports > Football Gear: protège-tibias, gants de gardien, but de football, brassard capitaine
Sports > Ball Sports > Basketballs And Hoops: ballon de basket, ballon de basketball, panier de basket, panneau de basket, filet de basket
Sports > Ball Sports > Volleyballs And Handballs: ballon de volley, ballon beach-volley, filet de volley, ballon de handball, résine handball, ballon handball, ballon volley
Sports > Ball Sports > American Footballs And Rugby Balls: ballon de rugby, ballon football américain, casque rugby
Sports > Ball Sports > Baseball And Softball: batte de baseball, gant de baseball, balle de baseball
Sports > Ball Sports > Hockey And Cricket: crosse de hockey, crosse floorball, batte de cricket, crosse lacrosse
Sports > Racket Sports: raquette, sac raquette, surgrip, cordage
Sports > Racket Sports > Tennis Rackets And Balls: raquette de tennis, cordage tennis, sac de tennis, balle de tennis, balles de tennis
Sports > Racket Sports > Padel And Pickleball: raquette de padel, balles de padel, raquette pickleball
Sports > Racket Sports > Badminton And Squash: raquette de badminton, volant badminton, raquette de squash, balle squash
Sports > Racket Sports > Table Tennis: raquette de ping-pong, table de ping-pong, balle de ping-pong, revêtement tennis de table
Sports > Winter Sports: sports d'hiver, raquettes à neige, housse à ski, fart
Sports > Winter Sports > Skis: ski alpin, ski de fond, bâtons de ski, fixations ski, peaux de phoque
Sports > Winter Sports > Ski Boots: chaussures de ski, boots snowboard, chaussures ski de fond
Sports > Winter Sports > Snowboards: snowboard, planche snowboard, fixations snowboard
Sports > Winter Sports > Ski Helmets And Goggles: casque de ski, masque de ski, lunettes de ski, dorsale
Sports > Winter Sports > Sleds: luge, traîneau, bouée neige, pelle à neige luge
Sports > Winter Sports > Ice Skates And Ice Hockey: patins à glace, crosse hockey sur glace, palet hockey
Sports > Water Sports: sports nautiques, wakeboard, ski nautique, bouée tractée
Sports > Water Sports > Swim Goggles: lunettes de natation, lunettes de piscine
Sports > Water Sports > Swim Training Gear: bonnet de bain, planche de natation, pull buoy, frite piscine, brassards natation
Sports > Water Sports > Snorkeling And Diving: tuba, masque de plongée, palmes, détendeur plongée, ordinateur de plongée
Sports > Water Sports > Wetsuits: combinaison néoprène, combinaison de surf, shorty néoprène, combinaison triathlon
Sports > Water Sports > Surfboards: planche de surf, bodyboard, leash surf, wax surf, dérives surf
Sports > Water Sports > Stand Up Paddle Boards: paddle gonflable, sup, stand up paddle, pagaie sup
Sports > Water Sports > Kayaks And Boats: kayak, canoë, bateau gonflable, pagaie, rame, kayak gonflable, canoë kayak, kayak 2 places
Sports > Water Sports > Life Jackets: gilet de sauvetage, gilet d'aide à la flottabilité, bouée de sauvetage, gilet de sauvetage 150n, gilet 100n, gilet aide flottabilité
Sports > Running: course à pied, ceinture de running, brassard running, porte-dossard, gilet hydratation trail
Sports > Golf: golf, gant de golf, tees de golf, chariot de golf, tapis de putting, télémètre golf
Sports > Golf > Golf Clubs And Bags: club de golf, driver golf, putter, fers golf, wedge golf, sac de golf, sac trépied golf, sac chariot golf
Sports > Golf > Golf Balls: balle de golf, balles de golf
Sports > Fishing: pêche, épuisette, détecteur de touche, support de canne, waders, bouillettes, appât pêche
Sports > Fishing > Fishing Rods: canne à pêche, canne spinning, canne carpe, canne télescopique, canne mouche
Sports > Fishing > Fishing Reels: moulinet, moulinet de pêche, moulinet spinning, moulinet mouche
Sports > Fishing > Fishing Lures: leurre, leurre souple, cuillère pêche, poisson nageur, mouche artificielle, leurres, mouche pêche
Sports > Fishing > Fishing Line And Hooks: fil de pêche, tresse pêche, hameçon, bas de ligne, émerillon, plomb pêche, flotteur pêche, tresse, nylon pêche, hameçons
Sports > Fishing > Tackle Boxes And Bags: boîte de pêche, sac de pêche, fourreau canne, panier siège pêche
Sports > Boxing: boxe, pattes d'ours, casque de boxe, bandes de boxe, protège-dents
Sports > Boxing > Boxing Gloves: gants de boxe, gants mma, gants de sac
Sports > Boxing > Punching Bags: sac de frappe, sac de boxe, punching ball, poire de vitesse, punching-ball, poire de boxe
Sports > Martial Arts: kimono judo, kimono karaté, ceinture judo, arts martiaux, coquille, bouclier de frappe, dobok, judogi, dobok taekwondo
Sports > Climbing: escalade, alpinisme, casque d'escalade, magnésie, piolet, crampons alpinisme, longe via ferrata, crash pad
Sports > Climbing > Climbing Harnesses And Ropes: baudrier, corde d'escalade, corde dynamique, sangle escalade, cordelette, baudrier escalade, corde escalade, corde à simple
Sports > Climbing > Carabiners And Belay Devices: mousqueton, dégaine, assureur, descendeur, coinceurs, dégaines, mousquetons, dégaines escalade, coinceur
Sports > Equestrian: équitation, bombe, casque d'équitation, cravache, culotte d'équitation, gilet équitation, pantalon équitation, bombe équitation, casque équitation, mini-chaps
Sports > Equestrian > Horse Tack: selle cheval, filet cheval, licol, rênes, tapis de selle, mors, étriers, longe, sangle cheval, guêtres cheval, bridon, selle, protège-boulets, bonnet cheval
Sports > Equestrian > Horse Blankets And Grooming: couverture cheval, chemise cheval, bonnet anti-mouches, cure-pied, étrille, onguent sabots, couverture imperméable cheval, chemise séchante, masque anti-mouche, brosse cheval, couverture extérieur, bouchon cheval
Sports > Skating And Scooters: glisse urbaine, roulettes skate
Sports > Skating And Scooters > Skateboards: skateboard, planche à roulettes, longboard, roues skate, trucks skate, waveboard
Sports > Skating And Scooters > Roller Skates And Inline Skates: rollers, roller en ligne, patins à roulettes, patins quad, roller, rollers en ligne, rollers enfant
Sports > Skating And Scooters > Kick Scooters: trottinette, trottinette enfant, trottinette freestyle, trottinette 3 roues, trottinette adulte
Sports > Skating And Scooters > Electric Scooters: trottinette électrique, hoverboard, gyroroue, skate électrique, gyropode
Sports > Skating And Scooters > Protective Pads And Skate Helmets: genouillères, coudières, protège-poignets, casque skate, protections roller, set de protections, protections rollers
Sports > Target And Table Games: pétanque, boules de pétanque, bowling, frisbee, croquet, molkky, slackline, boule de pétanque, baby-foot, mölkky, palets, quilles finlandaises
Sports > Target And Table Games > Darts: cible de fléchettes, fléchettes, jeu de fléchettes, ailettes fléchettes, cible fléchettes, cible électronique
Sports > Target And Table Games > Billiards: table de billard, queue de billard, boules de billard, craie billard, billard
Sports > Target And Table Games > Archery: arc, arc à poulies, flèches, tir à l'arc, cible tir à l'arc, arbalète, carquois, arc recurve, flèches carbone, arc classique
Electronics: électronique, high-tech, appareil électronique
Electronics > Audio: hi-fi, matériel audio
Electronics > Audio > Headphones: casque audio, écouteurs, coussinets, mousses casque, oreillettes
Electronics > Audio > Headphones > Earbuds: écouteurs, écouteurs sans fil, intra-auriculaires, conduction osseuse, écouteurs true wireless, écouteurs bluetooth
Electronics > Audio > Headphones > Over Ear Headphones: casque, casque bluetooth, casque sans fil, casque réduction de bruit, casque circum-auriculaire, casque enfant
Electronics > Audio > Headphones > Headsets: micro-casque, casque téléphonique, oreillette bluetooth, casque téléphone professionnel, casque centre d'appel
Electronics > Audio > Speakers: enceinte, haut-parleur, enceintes pc
Electronics > Audio > Speakers > Bluetooth Speakers: enceinte bluetooth, enceinte portable, enceinte nomade, enceinte de soirée, karaoké, enceinte sans fil
Electronics > Audio > Speakers > Soundbars: barre de son, barre de son avec caisson
Electronics > Audio > Speakers > Hi-Fi Speakers: enceinte bibliothèque, enceinte colonne, caisson de basses, enceinte encastrable, enceinte de monitoring
Electronics > Audio > Speakers > Smart Speakers: enceinte connectée, assistant vocal, enceinte wifi, enceinte multiroom
Electronics > Audio > Stereo Systems: chaîne hi-fi, micro-chaîne, mini-chaîne, home cinéma
Electronics > Audio > Amplifiers And Receivers: amplificateur, ampli home cinéma, ampli stéréo, préampli, ampli casque, lecteur réseau
Electronics > Audio > Turntables: platine vinyle, tourne-disque, cellule phono, diamant, saphir platine
Electronics > Audio > CD Players: lecteur cd, lecteur cd portable, radio cd, lecteur cassette, radiocassette
Electronics > Audio > Radios: poste de radio, radio portable, radio internet, radio-réveil, radio réveil, radio de chantier
Electronics > Audio > MP3 Players: lecteur mp3, lecteur mp4, baladeur, baladeur numérique
Electronics > Audio > Voice Recorders: dictaphone, enregistreur vocal, enregistreur numérique
Electronics > Audio > Microphones: micro, microphone, micro-cravate, micro usb condensateur, micro sans fil, pied de micro, filtre anti-pop
Electronics > Computers: ordinateur, informatique, périphérique
Electronics > Computers > Laptops: ordinateur portable, pc portable, pc portable gamer, pc portable pouces SSD, ordinateur portable pouces ram ssd
Electronics > Computers > Laptop Accessories: support ordinateur portable, housse ordinateur portable, refroidisseur pc portable, filtre de confidentialité, antivol pc, coque macbook, pochette ordinateur
Electronics > Computers > Desktop Computers: pc de bureau, ordinateur de bureau, unité centrale, pc gamer, mini pc, serveur, pc fixe gamer
Electronics > Computers > Tablets: tablette, tablette tactile, tablette enfant, tablette android
Electronics > Computers > Tablet Cases: étui tablette, coque ipad, housse tablette, étui liseuse, housse clavier, support tablette, coque galaxy tab, étui kindle
Electronics > Computers > Stylus Pens: stylet, stylet tactile, stylet tablette, pointes stylet
Electronics > Computers > Monitors: écran pc, moniteur, écran gamer, écran ordinateur, écran incurvé, écran pc pouces, dalle ips hz
Electronics > Computers > Keyboards: clavier, clavier mécanique, clavier sans fil, clavier gamer, pavé numérique, azerty, clavier souris, ensemble clavier souris
Electronics > Computers > Mice: souris, souris sans fil, souris gamer, souris optique, souris ergonomique, trackball
Electronics > Computers > Mouse Pads: tapis de souris, sous-main gamer, repose-poignet
Electronics > Computers > Graphics Tablets: tablette graphique, tablette à dessin, écran à stylet
Electronics > Computers > Webcams: webcam, caméra web, caméra de visioconférence
Electronics > Computers > Docking Stations And Hubs: station d'accueil, hub usb, adaptateur multiport, lecteur de cartes, commutateur kvm
Electronics > Computers > Storage Drives: stockage, disque, boîtier disque dur
Electronics > Computers > Storage Drives > Solid State Drives: ssd, disque ssd, disque ssd externe, ssd interne, ssd nvme
Electronics > Computers > Storage Drives > Hard Drives: disque dur, disque dur externe, disque dur interne
Electronics > Computers > Storage Drives > USB Flash Drives: clé usb, clef usb
Electronics > Computers > Storage Drives > Memory Cards: carte mémoire, carte sd, carte micro sd
Electronics > Computers > Storage Drives > Network Attached Storage: serveur nas, nas, stockage réseau, boîtier nas
Electronics > Computers > Computer Components: composant pc, carte son, graveur dvd, lecteur optique, pâte thermique, carte pcie, ordinateur monocarte
Electronics > Computers > Computer Components > Processors: processeur, cpu, processeur de bureau
Electronics > Computers > Computer Components > Graphics Cards: carte graphique, gpu
Electronics > Computers > Computer Components > Motherboards: carte mère, carte mère atx
Electronics > Computers > Computer Components > Computer Memory: mémoire vive, mémoire ram, barrette mémoire
Electronics > Computers > Computer Components > PC Power Supplies: alimentation pc, alimentation modulaire, bloc alimentation
Electronics > Computers > Computer Components > Computer Cases: boîtier pc, boîtier moyen tour, boîtier gamer
Electronics > Computers > Computer Components > Computer Cooling: refroidisseur cpu, ventilateur pc, watercooling, ventirad, ventilateur de boîtier, dissipateur
Electronics > Computers > Networking: réseau, matériel réseau, coffret réseau, panneau de brassage
Electronics > Computers > Networking > Routers: routeur, routeur wifi, modem routeur, wifi mesh, routeur 4g
Electronics > Computers > Networking > Wi-Fi Extenders: répéteur wifi, amplificateur wifi, point d'accès, cpl, adaptateur cpl
Electronics > Computers > Networking > Network Switches: switch réseau, switch gigabit, commutateur réseau, switch poe
Electronics > Computers > Networking > Network Adapters: clé wifi, carte réseau, adaptateur wifi, dongle bluetooth, clé bluetooth
Electronics > Computers > Printers: imprimante, imprimante jet d'encre, imprimante laser, imprimante multifonction, imprimante photo, imprimante étiquettes, imprimante tout-en-un, imprimante monochrome
Electronics > Computers > Scanners: scanner, numériseur, scanner de documents, scanner photo, scanner diapositives, lecteur code-barres
Electronics > Computers > 3D Printers: imprimante 3d, filament 3d, filament pla, résine 3d, stylo 3d
Electronics > Computers > Software: logiciel, antivirus, système d'exploitation, licence
Electronics > Phones: téléphone, téléphonie, accessoire téléphone, carte sim, cordon téléphone
Electronics > Phones > Smartphones: smartphone, téléphone portable, mobile, téléphone 5g, smartphone reconditionné, double sim, débloqué, smartphone débloqué
Electronics > Phones > Feature Phones: téléphone à clapet, téléphone senior, téléphone portable à touches, mobile à grosses touches
Electronics > Phones > Landline Phones: téléphone fixe, téléphone sans fil, téléphone filaire, répondeur, téléphone ip, fax, téléphone dect, duo dect, combiné
Electronics > Phones > Phone Cases: coque, étui téléphone, coque iphone, housse téléphone, coque silicone, étui à rabat, coque samsung, coque pour samsung galaxy, coque xiaomi, coque antichoc, coque transparente
Electronics > Phones > Screen Protectors: protection d'écran, verre trempé, film protecteur, protège-écran, film d'écran, vitre protection, film verre trempé, verre trempé iphone, film hydrogel
Electronics > Phones > Chargers: chargeur, chargeur rapide, chargeur usb, chargeur secteur, chargeur voiture, adaptateur secteur, chargeur pc portable, chargeur usb-c, chargeur iphone, prise usb-c
Electronics > Phones > Wireless Chargers: chargeur sans fil, chargeur à induction, chargeur qi, station de charge, station de recharge
Electronics > Phones > Power Banks: batterie externe, powerbank, batterie de secours, chargeur portable, batterie externe mah
Electronics > Phones > Phone Holders: support téléphone, support voiture, support smartphone, support vélo téléphone, bague téléphone, support téléphone voiture, support téléphone moto, support magnétique téléphone
Electronics > Phones > Walkie Talkies: talkie-walkie, talkie walkie, émetteur-récepteur, poste cb
Electronics > Cameras: appareil photo, photographie, caméra
Electronics > Cameras > Digital Cameras: appareil photo numérique, hybride, reflex, appareil photo compact, bridge, boîtier nu, caméra de chasse, appareil photo hybride, nu + objectif, piège photographique
Electronics > Cameras > Action Cameras: caméra sport, caméra d'action, caméra embarquée, caméra étanche
Electronics > Cameras > Instant Cameras: appareil photo instantané, appareil photo jetable, appareil argentique, appareil instantané
Electronics > Cameras > Camera Film: film instantané, pellicule photo, pellicule 35mm, film instax, papier photo instantané
Electronics > Cameras > Camcorders: caméscope, caméra vidéo, caméscope 4k
Electronics > Cameras > Camera Lenses: objectif, objectif photo, téléobjectif, objectif grand angle, objectif macro, zoom, focale fixe, objectif pour Sony E, monture E
Electronics > Cameras > Tripods: trépied, monopode, perche à selfie, stabilisateur, rotule, pied photo
Electronics > Cameras > Camera Flashes And Lighting: flash appareil photo, anneau lumineux, boîte à lumière, éclairage studio, torche led vidéo, fond photo, fond vert
Electronics > Cameras > Camera Accessories: sac photo, sac à dos photo, sacoche appareil photo, sangle appareil photo, filtre objectif, filtre polarisant, pare-soleil objectif
Electronics > Cameras > Binoculars And Telescopes: jumelles, télescope, longue-vue, monoculaire, vision nocturne, lunette astronomique, microscope
Electronics > Cameras > Digital Photo Frames: cadre photo numérique, cadre numérique, cadre photo connecté
Electronics > Televisions: téléviseur, télévision, télé, smart tv, tv led, tv 4k uhd, tv qled, tv oled, tv 4k pouces
Electronics > TV And Video: vidéo, home cinéma, accessoire tv, nettoyant écran
Electronics > TV And Video > Projectors: vidéoprojecteur, projecteur, écran de projection, rétroprojecteur, pico projecteur
Electronics > TV And Video > Streaming Devices: passerelle multimédia, clé streaming, boîtier tv, lecteur multimédia, box android tv
Electronics > TV And Video > Blu-Ray And DVD Players: lecteur dvd, lecteur blu-ray, lecteur dvd portable, magnétoscope
Electronics > TV And Video > TV Receivers: décodeur tnt, récepteur satellite, terminal satellite, démodulateur, décodeur tv
Electronics > TV And Video > TV Antennas: antenne tv, antenne intérieure, antenne extérieure, parabole, câble antenne, câble coaxial, amplificateur antenne
Electronics > TV And Video > TV Mounts: support tv, support mural tv, support écran, bras écran, pied tv, support moniteur
Electronics > TV And Video > Remote Controls: télécommande, télécommande universelle, télécommande tv, télécommande de remplacement
Electronics > Wearables: objet connecté, lunettes connectées, traceur gps
Electronics > Wearables > Smartwatches: montre connectée, montre gps, montre sport, montre cardio, montre intelligente
Electronics > Wearables > Fitness Trackers: bracelet connecté, tracker d'activité, bague connectée, podomètre, ceinture cardiaque, cardiofréquencemètre
Electronics > Wearables > Smartwatch Straps: bracelet apple watch, bracelet de rechange montre connectée, bracelet silicone montre, bracelet pour apple watch, bracelet garmin, bracelet galaxy watch
Electronics > Wearables > Item Trackers: traceur bluetooth, localisateur d'objets, porte-clés connecté, balise gps
Electronics > Gaming: jeux vidéo, gaming, accessoire gamer
Electronics > Gaming > Game Consoles: console de jeux, console portable, console rétro, borne d'arcade
Electronics > Gaming > Game Controllers: manette, manette sans fil, joystick, volant de course, volant gaming, pédalier
Electronics > Gaming > Gaming Headsets: casque gamer, casque gaming, micro-casque gaming
Electronics > Gaming > VR Headsets: casque vr, casque de réalité virtuelle, lunettes vr
Electronics > Gaming > Console Accessories: accessoire console, étui switch, station de charge manette, housse console, support console, étui pour nintendo switch, station de charge ps5
Electronics > Smart Home: maison connectée, domotique, passerelle, volet roulant connecté, interrupteur connecté
Electronics > Smart Home > Security Cameras: caméra de surveillance, caméra ip, caméra wifi, vidéosurveillance, caméra extérieure, caméra surveillance solaire, caméra sans fil extérieure
Electronics > Smart Home > Video Doorbells: sonnette, sonnette vidéo, sonnette sans fil, carillon, interphone, visiophone
Electronics > Smart Home > Smart Locks: serrure connectée, serrure électronique, serrure à code, serrure biométrique, serrure intelligente
Electronics > Smart Home > Alarm Systems: alarme maison, système d'alarme, détecteur de mouvement, détecteur d'ouverture, sirène, détecteur de fuite
Electronics > Smart Home > Smart Plugs: prise connectée, prise wifi, prise intelligente, prise télécommandée, prise connectée wifi, prise connectée alexa
Electronics > Smart Home > Smart Lighting: ampoule connectée, ampoule wifi, ruban led connecté, éclairage connecté, lampe connectée
Electronics > Smart Home > Smart Thermostats: thermostat connecté, thermostat, tête thermostatique connectée, vanne thermostatique
Electronics > Batteries: pile, batterie, piles, testeur de piles
Electronics > Batteries > Household Batteries: piles aa, piles aaa, piles alcalines, pile 9v, pile lr6, pile lr03
Electronics > Batteries > Rechargeable Batteries: piles rechargeables, accus, accu nimh, batterie rechargeable aa
Electronics > Batteries > Button Cells: pile bouton, pile lithium bouton, pile montre, piles auditives
Electronics > Batteries > Battery Chargers: chargeur de piles, chargeur de batterie, chargeur piles rechargeables, chargeur accus
Electronics > Batteries > Device Batteries: batterie de remplacement, batterie ordinateur portable, batterie téléphone, batterie appareil photo, batterie plomb, batterie pour iphone, batterie pour ordinateur portable, batterie 12v 7ah
Electronics > Power: alimentation, onduleur, panneau solaire, convertisseur
Electronics > Power > Power Strips: multiprise, rallonge électrique, bloc multiprise, parafoudre, parasurtenseur, enrouleur, programmateur prise, multiprise parafoudre, bloc prises, multiprise usb
Electronics > Power > Travel Adapters: adaptateur de voyage, adaptateur prise, adaptateur universel, adaptateur secteur voyage
Electronics > Power > Uninterruptible Power Supplies: onduleur, onduleur informatique, alimentation sans interruption, asi
Electronics > Power > Power Stations: station électrique, station d'énergie portable, générateur solaire, panneau solaire portable, kit solaire
Electronics > E-Readers: liseuse, liseuse numérique, lecteur ebook, encre électronique
Electronics > Drones: drone, quadricoptère, drone caméra, drone fpv, hélices drone, batterie drone
Electronics > Cables: câble, cordon, cordon d'alimentation, câble displayport, câble vga, serre-câble, range-câbles, péritel
Electronics > Cables > HDMI Cables: câble hdmi, cordon hdmi, rallonge hdmi
Electronics > Cables > USB Cables: câble usb, câble de charge, câble usb-c, câble lightning, câble micro usb, câble chargeur, câble imprimante, câble iphone, câble usb c vers usb c, câble de charge rapide
Electronics > Cables > Audio Cables: câble audio, câble jack, câble rca, câble enceinte, câble optique, câble xlr, câble haut-parleur, fiche banane, jack 3, 5mm mâle mâle, câble auxiliaire
Electronics > Cables > Network Cables: câble ethernet, câble réseau, câble rj45, cordon réseau, câble fibre optique, câble téléphone
Electronics > Cables > Cable Adapters: adaptateur, adaptateur hdmi, adaptateur usb-c, répartiteur hdmi, adaptateur jack, adaptateur vga, convertisseur hdmi, adaptateur usb c vers hdmi, adaptateur hdmi vers vga
Office: fourniture de bureau, papeterie
Office > Writing: instrument d'écriture, stylo, recharge stylo
Office > Writing > Ballpoint Pens: stylo à bille, stylo bille, stylo 4 couleurs
Office > Writing > Gel And Rollerball Pens: stylo gel, roller encre gel, stylo roller, stylo effaçable, stylos effaçables, stylo frixion
Office > Writing > Fountain Pens: stylo plume, encre stylo, cartouche d'encre stylo plume, effaceur d'encre
Office > Writing > Fineliners And Fiber Pens: feutre fin, stylo feutre, feutre d'écriture, feutre pointe fine
Office > Writing > Pencils: crayon à papier, crayon graphite, crayon de papier, porte-mine, critérium, mines de crayon
Office > Writing > Highlighters: surligneur, surligneur fluo, stabilo boss
Office > Writing > Markers: marqueur, marqueur permanent, marqueur effaçable, feutre tableau blanc, marqueur craie
Office > Writing > Erasers And Correction: gomme, correcteur, ruban correcteur, roller de correction, gomme à effacer, blanc correcteur
Office > Writing > Pencil Sharpeners: taille-crayon, taille-crayons, taille-crayon électrique
Office > Paper And Notebooks: papier, papeterie
Office > Paper And Notebooks > Printer Paper: papier imprimante, ramette de papier, ramette, papier copieur, papier A4, ramette A4, A4 80g 500 feuilles
Office > Paper And Notebooks > Photo And Specialty Paper: papier photo, papier photo brillant, bobine thermique, papier calque, papier cartonné, papier carbone, papier photo 10x15, papier sublimation, rouleau thermique caisse
Office > Paper And Notebooks > Notebooks: carnet, carnet de notes, cahier à spirale, journal intime, bloc-notes spirale, carnet A5, cahier spirale
Office > Paper And Notebooks > Exercise Books: cahier, cahier d'écolier, cahier grands carreaux, cahier seyès, cahier piqué, cahier de textes, seyès, grands carreaux, 96 pages seyès, 24x32, 17x22, piqûre, polypro cahier
Office > Paper And Notebooks > Writing Pads: bloc-notes, bloc de papier, copies doubles, feuilles simples, bloc de bureau, papier millimétré, feuillets mobiles, copies simples, feuilles perforées grands carreaux, bloc steno
Office > Paper And Notebooks > Sticky Notes: notes adhésives, notes repositionnables, marque-pages adhésifs, index adhésif, bloc de notes repositionnables, 76x76, blocs notes adhésives, bloc cube
Office > Paper And Notebooks > Index Cards And Forms: fiches bristol, bristol, carnet de reçus, facturier, manifold, livre de caisse, registre
Office > Paper And Notebooks > Planners And Diaries: agenda, agenda scolaire, agenda semainier, planificateur, organiseur, recharge agenda, agenda 2024-2025, agenda 1 jour par page, agenda civil, semainier, agenda journalier
Office > Paper And Notebooks > Greeting Cards: carte de vœux, carte d'anniversaire, carte postale, carte d'invitation, faire-part, carte de remerciement, faire-part naissance, carte anniversaire, cartes de voeux, carte mariage
Office > Filing: classement, archivage, rangement documents
Office > Filing > Ring Binders: classeur, classeur à levier, classeur à anneaux, intercalaires, classeur à levier dos 80, dos 70mm, intercalaires A4
Office > Filing > Folders: chemise, chemise à élastiques, pochette à rabats, dossier suspendu, trieur, porte-vues, sous-chemise, protège-documents, chemises à élastique, pochettes coin, porte vues 40 vues, trieur 12 positions, pochette transparente A4
Office > Filing > Sheet Protectors And Laminating: pochette perforée, pochette plastique, pochette à plastifier, pochettes plastification, porte-badge, pochettes perforées, pochettes perforées A4, grainé, pochettes plastification A4
Office > Filing > Archive Boxes And Trays: boîte archives, boîte de classement, porte-revues, corbeille à courrier, module de classement, bac à courrier, boîte à archives, boîte archives dos, corbeilles à courrier, module tiroirs
Office > Desk Supplies: accessoire de bureau, petit matériel de bureau
Office > Desk Supplies > Staplers And Staples: agrafeuse, agrafes, pince agrafeuse, ôte-agrafes
Office > Desk Supplies > Hole Punches: perforateur, perforatrice, perforeuse
Office > Desk Supplies > Clips And Pins: trombone, trombones, pince double clip, punaise, épingle, élastique, attache parisienne, pince dessin, pinces double clip, punaises, bracelets élastiques, bracelets caoutchouc
Office > Desk Supplies > Scissors And Cutters: ciseaux, ciseaux de bureau, ciseaux enfant, cutter, coupe-papier, massicot, rogneuse, ouvre-lettre
Office > Desk Supplies > Adhesive Tape: ruban adhésif, scotch, dévidoir, adhésif transparent, adhésif double face, adhésif invisible, ruban adhésif transparent 19mm, ruban invisible, scotch invisible, ruban transparent
Office > Desk Supplies > Glue: colle, bâton de colle, colle en bâton, colle blanche, colle liquide, pâte adhésive, roller de colle
Office > Desk Supplies > Desk Organizers: pot à crayons, organiseur de bureau, sous-main, porte-stylos, serre-livres, repose-pieds, réhausseur écran, pot à crayon, repose-pieds ergonomique, tapis de bureau, support écran bureau
Office > Desk Supplies > Stamps And Ink Pads: tampon encreur, tampon, timbre dateur, encre à tampon, tampon personnalisé, dateur
Office > Desk Supplies > Labels: étiquettes, étiquettes adhésives, étiquettes adresse, étiquette prénom, ruban pour étiqueteuse, gommettes, ruban 12mm noir sur blanc, étiquettes autocollantes, planche étiquettes
Office > Ink And Toner: encre imprimante, consommable imprimante, encre, toner, ruban encreur, ruban machine à écrire, ruban transfert thermique, rouleau encreur
Office > Ink And Toner > Ink Cartridges: cartouche d'encre, cartouche imprimante, bouteille d'encre, encre ecotank, tête d'impression, cartouche encre, cartouches compatibles, cartouche jet d'encre
Office > Ink And Toner > Toner Cartridges: toner, cartouche de toner, toner laser, tambour imprimante, unité tambour, bac récupérateur toner
Office > Shipping Supplies: emballage, matériel d'expédition, fournitures d'emballage
Office > Shipping Supplies > Envelopes: enveloppe, enveloppe à bulles, enveloppe kraft, pochette d'expédition, pochette kraft, enveloppe à fenêtre, enveloppes blanches, enveloppes DL, enveloppes bulles, autocollante bande
Office > Shipping Supplies > Shipping Boxes: carton, carton de déménagement, boîte postale, caisse carton, tube d'expédition, étui carton, cartons déménagement, cartons de déménagement, cartons double cannelure
Office > Shipping Supplies > Packing Tape: ruban adhésif d'emballage, adhésif emballage, scotch déménagement, ruban kraft gommé, dévidoir emballage, feuillard, ruban d'emballage, adhésif havane, scotch carton, rouleau adhésif emballage
Office > Shipping Supplies > Cushioning And Wrapping: papier bulle, film bulle, film étirable, papier kraft, chips de calage, papier de calage, mousse d'emballage, film étirable manuel, rouleau bulle, papier bulles, film palettisation
Office > Shipping Supplies > Gift Wrap: papier cadeau, sac cadeau, ruban cadeau, bolduc, papier de soie, étiquette cadeau, pochette cadeau, papier cadeau noël, sacs cadeaux, pochettes cadeau, papier kraft cadeau, emballage cadeau
Office > Shipping Supplies > Postage Stamps And Scales: timbres-poste, timbre postal, pèse-lettre, pèse-colis, balance postale, timbres poste, timbre lettre verte, lettre verte, marianne timbres
Office > Presentation: présentation, matériel de conférence, affichage bureau
Office > Presentation > Whiteboards And Flipcharts: tableau blanc, paperboard, tableau magnétique, tableau de conférence, ardoise murale, tableau noir, effaceur tableau, tableau blanc magnétique, tableau effaçable, chevalet conférence
Office > Presentation > Bulletin Boards: tableau en liège, panneau d'affichage, tableau d'affichage, pêle-mêle liège, vitrine d'affichage, tableau liège, panneau liège
Office > Presentation > Signs And Displays: porte-brochures, présentoir, porte-affiche, badge nominatif, plaque de porte, chevalet de table, panneau signalétique, porte badge lanyard, tour de cou, panneau affichage, porte-nom
Office > Presentation > Presentation Remotes: pointeur laser, télécommande de présentation, présentateur sans fil
Office > Calculators: calculatrice, calculette, calculatrice scientifique, calculatrice graphique
Office > Office Machines: machine de bureau, équipement de bureau, machine à écrire
Office > Office Machines > Shredders: destructeur de documents, destructeur papier, broyeur papier, déchiqueteuse
Office > Office Machines > Laminators And Binding Machines: plastifieuse, relieuse, machine à relier, baguettes à relier, peignes à relier, couverture reliure, perforelieur
Office > Office Machines > Label Makers: étiqueteuse, titreuse, pince à étiqueter, étiqueteuse de prix
Office > Office Machines > Cash Registers And Money Counters: caisse enregistreuse, compteuse de billets, détecteur de faux billets, caisse à monnaie, trieuse de pièces, tiroir-caisse, pointeuse
Office > School Supplies: fournitures scolaires, matériel scolaire, rentrée scolaire, cornet surprise rentrée, kit scolaire, kit rentrée, ardoise, ardoise effaçable, craie, craies tableau, boulier, ardoise scolaire
Office > School Supplies > Pencil Cases: trousse, trousse scolaire, plumier, trousse à crayons, trousse garnie, trousse ronde, trousse 2 compartiments, trousse double
Office > School Supplies > Rulers And Geometry: règle, compas, équerre, rapporteur, kit de géométrie, règle plate, trace-lettres
Office > School Supplies > Book Covers And Labels: protège-cahier, couvre-livre, protège-livre, rouleau couvre-livres, marque-page, étiquettes scolaires, couvre livre, rouleau couvre livre, couvre livre transparent, protège cahier 24x32, protège-cahiers, marque-pages
Office > Gift Cards: carte cadeau, chèque cadeau, bon cadeau, carte prépayée, e-carte cadeau, coffret cadeau séjour, coffret cadeau, code psn
Musical Instruments: instrument de musique, instrument
Musical Instruments > Guitars: guitare, pack guitare
Musical Instruments > Guitars > Acoustic Guitars: guitare folk, guitare acoustique, guitare électro-acoustique, guitare dreadnought
Musical Instruments > Guitars > Classical Guitars: guitare classique, guitare flamenca, guitare espagnole, guitare nylon
Musical Instruments > Guitars > Electric Guitars: guitare électrique, guitare demi-caisse
Musical Instruments > Guitars > Bass Guitars: basse électrique, guitare basse, basse acoustique, basse 4 cordes, basse 5 cordes
Musical Instruments > Guitars > Ukuleles: ukulélé, ukulélé soprano, ukulélé concert
Musical Instruments > Guitars > Guitar Amplifiers: ampli guitare, amplificateur guitare, ampli basse, baffle guitare, tête d'ampli, ampli combo
Musical Instruments > Guitars > Effects Pedals: pédale d'effet, pédale guitare, pédale overdrive, pédale wah, multi-effets, pédalier, looper
Musical Instruments > Guitars > Guitar Strings: cordes guitare, jeu de cordes, cordes basse, cordes nylon, cordes guitare électrique, cordes guitare classique, jeu cordes guitare acoustique
Musical Instruments > Guitars > Guitar Accessories: médiator, capodastre, sangle guitare, housse guitare, stand guitare, étui guitare, micro guitare, câble jack guitare, médiators, housse guitare classique, capodastre guitare
Musical Instruments > Keyboards And Pianos: instrument à clavier, clavier musique
Musical Instruments > Keyboards And Pianos > Digital Pianos: piano numérique, piano électrique, piano de scène
Musical Instruments > Keyboards And Pianos > Keyboards: clavier arrangeur, clavier électronique, clavier musical, synthétiseur débutant, piano enfant, clavier 61 touches, clavier 61 notes
Musical Instruments > Keyboards And Pianos > Synthesizers: synthétiseur, synthé, clavier maître, boîte à rythmes, contrôleur midi, échantillonneur
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: piano droit, piano à queue, piano acoustique, clavecin, orgue
Musical Instruments > Keyboards And Pianos > Accordions: accordéon, accordéon diatonique, mélodica, concertina, bandonéon, accordéon 72 basses, mélodica 32 touches
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: stand clavier, banquette piano, tabouret piano, pédale sustain, housse clavier, support clavier, banquette clavier, pied clavier x
Musical Instruments > Drums And Percussion: percussion, batterie musique, tambour
Musical Instruments > Drums And Percussion > Drum Kits: batterie acoustique, batterie électronique, caisse claire, batterie enfant, grosse caisse
Musical Instruments > Drums And Percussion > Cymbals: cymbale, cymbale crash, cymbale ride, charleston, gong
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: baguettes batterie, peau batterie, pédale grosse caisse, tabouret batterie, pied de cymbale, pad d'entraînement, baguettes 5a, double pédale, siège batterie, peau caisse claire
Musical Instruments > Drums And Percussion > Hand Percussion: cajon, bongos, djembé, tambourin, maracas, triangle, tambour à langues, handpan, castagnettes, bol tibétain, tambour langue acier, shaker oeuf, derbouka, cajón
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: xylophone, carillon, métallophone, marimba, vibraphone, kalimba, kalimba 17 touches, carillon 25 lames, carillon chromatique
Musical Instruments > Wind Instruments: instrument à vent, cuivres, bois instrument, cornemuse, biniou, bombarde
Musical Instruments > Wind Instruments > Recorders And Flutes: flûte à bec, flûte traversière, piccolo, flûte de pan, ocarina, flûte irlandaise
Musical Instruments > Wind Instruments > Saxophones: saxophone alto, saxophone ténor, saxophone soprano, saxo
Musical Instruments > Wind Instruments > Clarinets And Oboes: clarinette, hautbois, basson, clarinette sib
Musical Instruments > Wind Instruments > Trumpets And Brass: trompette, trombone, cor d'harmonie, tuba, cornet à pistons, bugle, euphonium
Musical Instruments > Wind Instruments > Harmonicas: harmonica diatonique, harmonica chromatique, kazoo, guimbarde
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: anches saxophone, anches clarinette, bec saxophone, embouchure, ligature, huile pistons, écouvillon, sourdine trompette
Musical Instruments > String Instruments: instrument à cordes, instrument à cordes frottées
Musical Instruments > String Instruments > Violins And Violas: violon, alto, violon électrique, violon d'étude, archet violon, coussin violon, colophane, violon étude, violon 4/4, violon 3/4, étui violon
Musical Instruments > String Instruments > Cellos And Double Basses: violoncelle, contrebasse, archet violoncelle, contrebasse 3/4, violoncelle 4/4
Musical Instruments > String Instruments > Violin And Orchestral Strings: cordes violon, cordes violoncelle, cordes alto, cordes contrebasse
Musical Instruments > String Instruments > Banjos Mandolins And Harps: banjo, mandoline, harpe, lyre, luth, cithare, bouzouki, harpe celtique, lyre harpe, oud
Musical Instruments > Stage And Recording: sonorisation, matériel de studio, matériel de scène, home studio
Musical Instruments > Stage And Recording > Studio And Stage Microphones: microphone à condensateur, micro chant, micro studio, micro sans fil, pied de micro, filtre anti-pop
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: table de mixage, interface audio, carte son usb, contrôleur dj, enceinte de monitoring, boîte de direct
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: enceinte sono, enceinte active, caisson de basse actif, retour de scène, jeu de lumière, projecteur par, lyre, machine à fumée, pied d'enceinte, machine à brouillard, projecteur led par, lumière dj, enceinte sono active, stroboscope, boule à facettes
Musical Instruments > Music Accessories: métronome, accordeur, pupitre, pupitre musique, diapason, support instrument, étui instrument, lampe pupitre, accordeur chromatique, accordeur à pince, pupitre pliable, métronome mécanique
Musical Instruments > Sheet Music: partition, partitions, méthode guitare, méthode piano, recueil partitions, songbook, méthode de piano, méthode de guitare, partitions piano, solfège, formation musicale
Books And Media: livre, livre de poche, broché, relié, édition de poche, médias, culture, best-seller, édition, tome, poche, édition collector livre, roman broché, coffret livres
Books And Media > Fiction: roman, littérature, roman historique, nouvelles, roman contemporain, saga familiale, roman contemporain poche, roman feel good
Books And Media > Fiction > Crime And Thrillers: roman policier, polar, thriller, roman noir, enquête, roman d'espionnage, thriller poche, suspense psychologique, crime roman
Books And Media > Fiction > Science Fiction And Fantasy: science-fiction, roman fantasy, fantastique, dystopie, romantasy
Books And Media > Fiction > Romance Novels: roman d'amour, romance, comédie romantique roman, new romance, roman érotique
Books And Media > Fiction > Young Adult Books: roman ado, roman jeunesse, young adult, littérature adolescente
Books And Media > Fiction > Poetry And Drama: poésie, poèmes, théâtre, recueil de poèmes, pièce de théâtre, tragédie, texte intégral, classiques larousse, théâtre poche
Books And Media > Non Fiction: documentaire, essai, livre pratique, guide pratique
Books And Media > Non Fiction > Cookbooks: livre de cuisine, recettes, livre de recettes, livre pâtisserie, livre de recettes air fryer, livre recettes airfryer, recettes cookeo, pâtisserie livre
Books And Media > Non Fiction > Biographies: biographie, autobiographie, mémoires, témoignage, ma vie, autobiographique
Books And Media > Non Fiction > Travel Books: guide de voyage, guide touristique, carte routière, carte de randonnée, atlas routier, guide de conversation, plan de ville, carte ign, carte randonnée, carte routière france, guide rome, guide évasion
Books And Media > Non Fiction > Self Help And Psychology: développement personnel, psychologie, bien-être livre, méditation livre, confiance en soi
Books And Media > Non Fiction > Business And Money Books: livre économie, livre finance, management livre, bourse livre, entrepreneuriat, investir
Books And Media > Non Fiction > History And Politics: livre d'histoire, politique livre, histoire de France, philosophie, seconde guerre mondiale
Books And Media > Non Fiction > Health And Family Guides: guide santé, livre régime, livre grossesse, guide parents, nutrition livre, naturopathie livre
Books And Media > Non Fiction > Hobby And Nature Books: livre jardinage, livre loisirs créatifs, livre tricot, guide nature, coloriage adulte, mots croisés, mots fléchés, sudoku, livre bricolage, mots mêlés, sudoku adulte, crochet livre, mandala adulte, coloriages mystères, revue technique auto, casse-tête livre
Books And Media > Non Fiction > Art And Photography Books: beau livre, livre d'art, livre photo, livre architecture, catalogue d'exposition
Books And Media > Non Fiction > Religion And Spirituality: bible, coran, missel, livre religieux, spiritualité, astrologie livre, ésotérisme, sainte bible, évangile, bible segond
Books And Media > Children's Books: livre enfant, livre jeunesse, contes, histoires du soir, roman enfant, dès 8 ans livre, histoires à lire, contes classiques, livre enfant 6 ans
Books And Media > Children's Books > Picture And Board Books: album illustré, livre cartonné, imagier, livre sonore, livre à toucher, cherche et trouve, livre pop-up, livre bébé, livre sonore bébé, livre tissu, livre d'éveil, histoire petit, mon imagier
Books And Media > Children's Books > First Readers: premières lectures, apprendre à lire, lecture cp, débutant lecture, lecture niveau cp, syllabique
Books And Media > Children's Books > Kids Knowledge Books: documentaire enfant, encyclopédie jeunesse, atlas enfant, livre dinosaures, livre animaux
Books And Media > Children's Books > Activity And Coloring Books: livre de coloriage, coloriages, cahier d'activités, livre autocollants, gommettes livre, cahier de vacances maternelle, livre d'activités, album panini, livre gommettes, cahier de coloriage, autocollants livre, cherche et trouve jeux
Books And Media > Audiobooks And Audio Figures: livre audio, histoire audio, figurine conteuse, conte audio, livre lu, livre audio 1 CD MP3, CD MP3 livre
Books And Media > Comics And Graphic Novels: bande dessinée, BD, album BD, roman graphique
Books And Media > Comics And Graphic Novels > Manga: manga, tome manga, shonen, shojo, seinen, manhwa
Books And Media > Comics And Graphic Novels > Superhero Comics: comics, comics super-héros, comics marvel, intégrale comics
Books And Media > Textbooks: manuel scolaire, livre scolaire, manuel universitaire
Books And Media > Textbooks > School Textbooks: manuel scolaire collège, manuel lycée, manuel élève, livre maths, manuel 4e, manuel terminale, livre de l'élève, cycle 3 manuel, spécialité terminale
Books And Media > Textbooks > Workbooks And Exam Prep: cahier d'exercices, annales, cahier de vacances, révisions bac, préparation concours, cahier d'activités scolaire, réussir le bac, sujets corrigés, cahier exercices, code de la route livre, concours fonction publique
Books And Media > Textbooks > Language Learning Books: méthode de langue, apprendre l'anglais, grammaire, vocabulaire anglais, conjugaison, FLE, méthode espagnol, méthode japonais, apprendre l'espagnol, méthode débutant langue
Books And Media > Textbooks > Dictionaries And Reference: dictionnaire, encyclopédie, dictionnaire bilingue, dictionnaire de poche, atlas, dictionnaire français, dictionnaire anglais, dictionnaire junior
Books And Media > Textbooks > Medicine Law And Science Books: livre médecine, code civil, droit manuel, anatomie atlas, physique chimie manuel, livre infirmier, droit constitutionnel, anatomie livre, code dalloz, médecine ECN, IFSI livre
Books And Media > Textbooks > Computing Books: livre informatique, livre programmation, apprendre python, développement web livre, programmation python, apprendre à programmer, algorithmique
Books And Media > Magazines And Newspapers: magazine, revue, journal, abonnement magazine, hors-série, presse, hors série, abonnement 1 an
Books And Media > Calendars: calendrier, calendrier mural, calendrier familial, éphéméride, calendrier de bureau, calendrier bancaire, calendrier 2025, calendrier 2026, calendrier 16 mois, calendrier chats
Books And Media > Vinyl Records: vinyle, disque vinyle, 33 tours, 45 tours, double vinyle, vinyle 180g, 2 vinyles, vinyle couleur
Books And Media > Music CDs: CD, CD audio, album CD, double CD, bande originale, disque compact, CD album, digipack, best of CD
Books And Media > Music Cassettes: cassette audio, cassette audio album, K7
Books And Media > Films: film, cinéma, coffret film, long-métrage, films coffret, intégrale films, intégrale 8 films, version longue film
Books And Media > Films > DVDs: DVD, coffret DVD, DVD film, DVD zone 2, double DVD
Books And Media > Films > Blu-rays: Blu-ray, film Blu-ray, 4K Ultra HD, steelbook, coffret Blu-ray
Books And Media > Films > TV Series: série télé, série TV, saison intégrale, intégrale série, coffret saison, saison 1 DVD, intégrale saisons
Books And Media > Films > Concert And Music Videos: concert DVD, DVD musical, opéra DVD, concert live
Books And Media > Video Games: jeu vidéo, jeu console, jeux vidéo, édition day one, jeu vidéo édition, PEGI 18
Books And Media > Video Games > Nintendo Games: jeu Nintendo Switch, jeu Switch, jeu Wii, jeu 3DS
Books And Media > Video Games > PlayStation Games: jeu PS5, jeu PS4, jeu PlayStation
Books And Media > Video Games > Xbox Games: jeu Xbox, jeu Xbox One, jeu Xbox Series
Books And Media > Video Games > PC Games: jeu PC, jeu ordinateur, jeu PC téléchargement
Books And Media > Software: logiciel, antivirus, système d'exploitation, licence logiciel, logiciel bureautique, 1 an appareils, appareils 1 an, code d'activation
Books And Media > Ebooks: ebook, livre numérique, livre électronique, format Kindle
Home: maison, articles ménagers
Home > Kitchen: cuisine, article de cuisine
Home > Kitchen > Cookware: batterie de cuisine, lot de casseroles, couvercle, couvercle en verre, anti-éclaboussures
Home > Kitchen > Cookware > Frying Pans And Woks: poêle, poêle à frire, sauteuse, crêpière, poêle grill, wok, poêle à paella
Home > Kitchen > Cookware > Pots And Saucepans: casserole, marmite, faitout, fait-tout, cuit-vapeur, couscoussier
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: cocotte, cocotte en fonte, tajine, braisière, diable, appareil à fondue
Home > Kitchen > Cookware > Pressure Cookers: cocotte-minute, autocuiseur
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: plat à four, plat à gratin, plat à lasagne, plat à rôtir, ramequin, lèchefrite
Home > Kitchen > Bakeware: pâtisserie, ustensile de pâtisserie
Home > Kitchen > Bakeware > Baking Tins And Trays: moule à gâteau, moule à cake, moule à manqué, moule à charnière, moule à muffins, moule à tarte, tourtière, plaque de cuisson, plaque à pâtisserie, pierre à pizza, moule à savarin, moule à kouglof, moule silicone, moule à madeleines, moule à charlotte, moule à brioche, moule antiadhésif
Home > Kitchen > Bakeware > Baking Tools: rouleau à pâtisserie, emporte-pièce, poche à douille, douille, tapis de cuisson, pinceau de cuisine, grille à pâtisserie, tamis, corne à pâte, emporte-pièces, douilles, caissettes, roulette à pizza, rouleau pâtissier, découpoir
Home > Kitchen > Kitchen Tools: ustensile de cuisine, gadget de cuisine, entonnoir, mortier, bac à glaçons, essoreuse à salade, chalumeau de cuisine, moule à glaçons, passe-vite, attendrisseur, dénoyauteur, pulvérisateur huile
Home > Kitchen > Kitchen Tools > Cooking Utensils: spatule, louche, cuillère en bois, fouet, écumoire, pince de cuisine, maryse, presse-purée, cuillère à glace, pelle, pelle à poisson, pince à spaghetti, ustensiles silicone, cuillères en bois
Home > Kitchen > Kitchen Tools > Peelers And Graters: éplucheur, économe, râpe, râpe à fromage, mandoline, coupe-légumes, presse-ail, vide-pomme, presse-agrumes, hachoir manuel, zesteur, râpes, épluche-légumes, taille-légumes, coupe-frites, mandoline japonaise
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: ouvre-boîte, ouvre-bouteille, décapsuleur, tire-bouchon, shaker, bouchon de bouteille, bec verseur, seau à glace, doseur à cocktail, sommelier, tire-bouchons, limonadier, pompe à vide vin, aérateur vin, flasque, rafraîchisseur
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: bol mélangeur, cul de poule, passoire, tamis, chinois, saladier à mélanger, bols, saladier inox, bassine, tamis à farine
Home > Kitchen > Kitchen Tools > Cutting Boards: planche à découper, planche à pain, planche à fromage, billot, planches à découper, planche à découper bois, planche charcuterie
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: balance de cuisine, balance culinaire, verre doseur, verre mesureur, cuillère doseuse, thermomètre de cuisine, minuteur, balance électronique cuisine, thermomètre sonde, thermomètre à viande, sonde de cuisson, sablier cuisine
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: moulin à poivre, moulin à sel, salière, poivrière, porte-épices, huilier, vinaigrier, moulins, moulin électrique sel, boîte à sel, ménagère épices, moulin à poivre bois
Home > Kitchen > Kitchen Tools > Knife Sharpeners: aiguiseur de couteaux, affûteur, pierre à aiguiser, fusil à aiguiser, bloc à couteaux, barre aimantée, aiguiseurs, aiguiseur, repose couteaux, affûteuse
Home > Kitchen > Kitchen Tools > Dish Racks: égouttoir, égouttoir à vaisselle, tapis égouttoir, porte-éponge, dérouleur essuie-tout, égouttoirs, support éponge, porte rouleau cuisine, range évier
Home > Kitchen > Kitchen Tools > Kitchen Textiles: torchon, essuie-vaisselle, manique, gant de cuisine, gant de four, tablier, dessous de plat, torchons, maniques, gants de four, tabliers, dessous-de-plat, essuie-mains
Home > Kitchen > Knives: couteau, couteau de cuisine, couteau de chef, couteau d'office, couteau à pain, couteau à désosser, hachoir, set de couteaux, ciseaux de cuisine, mallette de couteaux, couteau éminceur, couteau tomate, couteau fromage, couteaux de cuisine, couteau filet de sole, couteau boucher, bloc couteaux, feuille de boucher
Home > Kitchen > Tableware: vaisselle, porcelaine, grès, coquetier, rond de serviette, dessous de verre, beurrier, sucrier
Home > Kitchen > Tableware > Plates: assiette, assiette plate, assiette creuse, assiette à dessert, sous-assiette, assiettes, assiettes creuses, assiettes plates, assiette dessert
Home > Kitchen > Tableware > Bowls And Serving Dishes: bol, saladier, coupelle, ravier, plat de service, plateau de service, soupière, saucière, coupe à fruits, présentoir à gâteaux, bols, coupelles, plateau, saladiers, corbeille à pain, plat à tarte, plats de service, plateau apéritif
Home > Kitchen > Tableware > Dinnerware Sets: service de table, service de vaisselle, service à café, service vaisselle, service assiettes, service à thé
Home > Kitchen > Tableware > Mugs And Cups: tasse, mug, tasse à café, tasse à expresso, tasse à thé, soucoupe, tasse et sous-tasse, tasses, mugs, tasses à café, tasses expresso, mazagran
Home > Kitchen > Tableware > Cutlery: couverts, ménagère, fourchette, cuillère, petite cuillère, couteau à steak, couteau de table, baguettes, couverts à salade, cuillères, fourchettes, couteaux de table, ménagère inox, couverts inox, petites cuillères
Home > Kitchen > Tableware > Teapots And Coffee Presses: théière, infuseur à thé, boule à thé, cafetière à piston, cafetière italienne, filtre à café, porte-filtre, cafetière moka, cafetière piston, théières, filtre permanent
Home > Kitchen > Tableware > Table Linens: nappe, chemin de table, set de table, serviette de table, toile cirée, linge de table, nappes, sets de table, serviettes de table tissu, nappe enduite, nappe anti-tache, napperon
Home > Kitchen > Tableware > Disposable Tableware: vaisselle jetable, assiette en carton, gobelet en carton, gobelet jetable, paille, couverts jetables, cure-dents, assiettes carton, gobelets, gobelets carton, pailles, assiettes jetables, couverts bois, pics apéritif, assiettes en carton
Home > Kitchen > Glassware: verrerie, verre, cristal
Home > Kitchen > Glassware > Drinking Glasses: verre à eau, gobelet en verre, verre à whisky, verre à bière, chope, verre à shot, verrine, verre à jus, verres, verres à eau, verres à bière, verres à whisky, gobelets verre, verres hauts
Home > Kitchen > Glassware > Wine Glasses: verre à vin, verre à pied, flûte à champagne, coupe à champagne, verre à cocktail, verres à vin, verres à pied, flûtes, flûtes à champagne, coupes à champagne
Home > Kitchen > Glassware > Carafes And Pitchers: carafe, pichet, décanteur, broc, fontaine à boisson, carafe à décanter, carafes, carafe à eau, pichets, carafe en verre, cruche
Home > Kitchen > Food Storage: conservation alimentaire, boîte à pain, organisateur frigo, boîtes alimentaires, huche à pain, boîte à œufs, cloche micro-ondes, boîte frigo
Home > Kitchen > Food Storage > Food Containers: boîte de conservation, boîte hermétique, boîte alimentaire, boîte en verre, récipient alimentaire, boîtes de conservation, boîtes hermétiques, boîte verre couvercle, boîtes plastique alimentaires, tupperware, boîte congélation, bee wrap
Home > Kitchen > Food Storage > Lunch Boxes: lunch box, boîte à goûter, boîte à repas, bento, gamelle, sac repas, boîte à déjeuner, boîte bento, boite gouter, sac isotherme repas, lunch bag
Home > Kitchen > Food Storage > Water Bottles: gourde, bouteille d'eau réutilisable, bouteille isotherme, bouteille en verre, bidon, bouteille isotherme inox, gourdes, gourde inox, gourde enfant, bouteille réutilisable
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: thermos, bouteille thermos, mug isotherme, mug de voyage, pichet isotherme, gobelet isotherme, bouteilles isothermes, thermos café, gobelet réutilisable, boîte repas isotherme, carafe isotherme, mug thermos, pichet isolant
Home > Kitchen > Food Storage > Jars And Canisters: bocal, pot de conserve, bocal hermétique, boîte à biscuits, boîte à thé, pot à épices, bocaux, bocaux verre, pots à confiture, pots de conserve, rondelles caoutchouc, boîte métal biscuits, joint bocal
Home > Kitchen > Water Filters: carafe filtrante, filtre à eau, cartouche filtrante, osmoseur, filtres à eau, cartouches filtrantes, purificateur d'eau, filtre robinet, adoucisseur, fontaine à eau
Home > Kitchen > Small Appliances: petit électroménager, cuiseur à œufs, machine à popcorn, déshydrateur, yaourtière
Home > Kitchen > Small Appliances > Coffee Machines: machine à café, machine expresso, cafetière filtre, cafetière électrique, machine à capsules, expresso broyeur, robot café, cafetière, machine à espresso, machine nespresso, cafetière programmable, cafetière isotherme, machine à dosettes, expresso automatique, détartrant machine à café
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: moulin à café, broyeur à café, mousseur à lait, émulsionneur, tasseur, mousseurs, pichet à lait, moulin café électrique
Home > Kitchen > Small Appliances > Kettles: bouilloire, bouilloire électrique, bouilloires, bouilloire température, bouilloire sifflante
Home > Kitchen > Small Appliances > Toasters: grille-pain, toasteur, grille-pains, grille pain 2 fentes, toaster
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: gaufrier, croque-monsieur, appareil à croque, appareil à gaufres, crêpière électrique, grill viande panini, gaufriers, croque monsieur, machine à croque, crêpière
Home > Kitchen > Small Appliances > Blenders: blender, mixeur, mixeur plongeant, blender chauffant, soupmaker, smoothie maker, blenders, mixeurs, mixeur à main, pied mixeur, mini blender
Home > Kitchen > Small Appliances > Food Processors: robot culinaire, robot de cuisine, hachoir électrique, mini hachoir, robot cuiseur multifonction, robot multifonction, robots cuiseurs, hachoirs, robot cuiseur, hachoir
Home > Kitchen > Small Appliances > Mixers: robot pâtissier, batteur électrique, batteur, pétrin, robots pâtissiers, batteurs, robot pâtissier multifonction, batteur à main, pétrin électrique
Home > Kitchen > Small Appliances > Juicers: extracteur de jus, centrifugeuse, presse-agrumes électrique, extracteurs de jus, centrifugeuses, presse agrumes
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: friteuse, friteuse sans huile, friteuse à air chaud, airfryer, friteuses, airfryers, friteuse électrique, papier cuisson airfryer
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: multicuiseur, cuiseur à riz, mijoteuse, cuiseur vapeur, autocuiseur électrique, thermoplongeur, multicuiseurs, cuiseurs à riz, cuiseur multifonction, cuit-vapeur électrique, cuiseur vapeur électrique
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: raclette, appareil à raclette, plancha électrique, grill électrique, barbecue électrique, pierrade, raclettes, appareil raclette, planchas, plancha électrique de table, gril, crêpe party
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: micro-ondes, four à micro-ondes, mini-four, four posable, micro ondes, micro-ondes grill, micro-ondes combiné, mini fours, four compact
Home > Kitchen > Small Appliances > Bread Makers: machine à pain, machines à pain
Home > Kitchen > Small Appliances > Ice Cream Makers: sorbetière, turbine à glace, machine à glaçons, sorbetières, turbines à glace, machine à glace, machine à granité
Home > Kitchen > Small Appliances > Food Slicers And Grinders: trancheuse, trancheuse électrique, hachoir à viande, machine à pâtes, moulin à céréales, machine pâtes, trancheuses, laminoir, hachoirs à viande
Home > Kitchen > Small Appliances > Vacuum Sealers: machine sous vide, appareil sous vide, sac sous vide, soude-sac, machines sous vide, sacs sous vide alimentaire, rouleaux sous vide, thermosoudeuse
Home > Kitchen > Small Appliances > Soda Makers: machine à gazéifier, machine à soda, machine à eau gazeuse, cylindre de gaz, siphon à chantilly, siphon, gazéificateur, machines à gazéifier, recharge gaz co2, cartouche gaz siphon, cartouches siphon
Home > Large Appliances: gros électroménager, électroménager, encastrable, intégrable, couverts lave-vaisselle, pose libre
Home > Large Appliances > Refrigerators And Freezers: réfrigérateur, frigo, réfrigérateur combiné, réfrigérateur américain, congélateur, congélateur coffre, cave à vin, mini frigo, réfrigérateurs, congélateurs, froid ventilé, no frost, réfrigérateur multi-portes, congélateur armoire, table top, cave de service
Home > Large Appliances > Dishwashers: lave-vaisselle, lave-vaisselle encastrable, lave vaisselle, lave-vaisselle pose libre, lave-vaisselle compact
Home > Large Appliances > Washing Machines: lave-linge, machine à laver, lave-linge séchant, lave-linge hublot, lave-linge top, lave linge, lave-linge frontal, lave-linges, lavante-séchante, lave-linge 9 kg
Home > Large Appliances > Tumble Dryers: sèche-linge, sèche-linge pompe à chaleur, sèche-linge condensation, sèche linge, sèche-linge à évacuation, sèche-linges
Home > Large Appliances > Ovens And Cookers: four, four encastrable, cuisinière, four vapeur, cuisinière à gaz, four pyrolyse, piano de cuisson, fours, four multifonction, pyrolyse, cuisinières, four catalyse, four pyrolyse encastrable
Home > Large Appliances > Cooktops: plaque de cuisson, plaque à induction, table de cuisson, plaque vitrocéramique, plaque gaz, réchaud électrique, plaques de cuisson, plaque induction, plaques induction, table induction, table à induction, plaque électrique
Home > Large Appliances > Range Hoods: hotte, hotte aspirante, hotte décorative, hotte îlot, filtre à graisse, hottes, groupe filtrant, filtre à charbon hotte, hotte visière, hotte casquette
Home > Furniture: meuble, mobilier, pied de meuble, paravent, bouton de meuble
Home > Furniture > Chairs: chaise, siège, chaise pliante, fauteuil à bascule, rocking chair, banc, banquette, chaises, housse de chaise
Home > Furniture > Chairs > Dining Chairs: chaise de salle à manger, chaise de cuisine, chaise scandinave, chaise en bois, chaises de salle à manger, lot de chaises, chaises scandinaves, chaise velours
Home > Furniture > Chairs > Office Chairs: chaise de bureau, fauteuil de bureau, fauteuil gaming, chaise gaming, siège ergonomique, fauteuils de bureau, siège gamer, fauteuil gamer, chaise ergonomique, tapis sous chaise
Home > Furniture > Chairs > Armchairs: fauteuil, fauteuil relax, fauteuil crapaud, fauteuil releveur, pouf poire, fauteuil suspendu, fauteuil massant, fauteuils, fauteuil velours, fauteuil bergère, poire pouf, fauteuil scandinave, fauteuil de relaxation
Home > Furniture > Chairs > Stools And Ottomans: tabouret, tabouret de bar, chaise de bar, pouf, repose-pied, marchepied, pouf coffre, tabourets, tabourets de bar, poufs, chaises de bar, bout de lit, repose pieds
Home > Furniture > Tables: table pliante, table haute, table de bar, console, mange-debout, îlot de cuisine, desserte, tables, console extensible, consoles, plateau de table, pieds de table, table murale rabattable
Home > Furniture > Tables > Dining Tables: table à manger, table de salle à manger, table extensible, table de cuisine, tables à manger, table extensible allonge, table ronde à manger, ensemble table et chaises
Home > Furniture > Tables > Coffee And Side Tables: table basse, table d'appoint, bout de canapé, tables gigognes, guéridon, chariot de service, tables basses, tables d'appoint, table gigogne, bouts de canapé, desserte roulante, table relevable
Home > Furniture > Tables > Desks: bureau, bureau d'angle, bureau assis-debout, bureau gaming, bureau informatique, secrétaire, table d'ordinateur, bureaux, bureau réglable en hauteur, bureau enfant ado, bureau droit, bureau pliable, table ordinateur
Home > Furniture > Sofas: canapé, canapé d'angle, canapé convertible, clic-clac, banquette-lit, méridienne, housse de canapé, BZ, canapés, canapé 3 places, canapé lit, housse canapé extensible, banquette clic clac
Home > Furniture > Shelves: étagère, bibliothèque, étagère murale, rayonnage, étagère échelle, étagère cube, étagères, bibliothèques, étagère flottante, étagère industrielle
Home > Furniture > Beds: lit, cadre de lit, lit double, lit superposé, lit mezzanine, lit coffre, tête de lit, sommier, lit gigogne, lits, sommiers, sommier tapissier, tête de lit capitonnée, cadre lit, lit coffre 160x200, banquette lit
Home > Furniture > Mattresses: matelas, matelas mémoire de forme, matelas ressorts, matelas mousse, matelas latex, matelas 160x200, matelas 140x190, matelas ressorts ensachés, matelas roulé, matelas futon, ressorts ensachés, mémoire de forme
Home > Furniture > Wardrobes: armoire, penderie, dressing, armoire penderie, portant à vêtements, armoire coulissante, armoires, dressings, penderies, armoire 3 portes, portant
Home > Furniture > Dressers And Nightstands: commode, table de chevet, chevet, coiffeuse, chiffonnier, table de nuit, commodes, chevets, tables de chevet, coiffeuses, table chevet tiroirs
Home > Furniture > Cabinets And Sideboards: buffet, bahut, enfilade, vaisselier, vitrine, meuble TV, meuble de rangement, meuble de cuisine, meuble bar, buffets, meubles TV, meuble télé, meuble TV LED, vitrines, placard, vaisseliers, banc TV, meuble bas
Home > Furniture > Hallway Furniture: meuble à chaussures, étagère à chaussures, porte-manteau, portemanteau, banc d'entrée, porte-parapluie, vestiaire, meubles à chaussures, porte manteau, porte-manteaux, étagère chaussures, banc chaussures, range chaussures
Home > Furniture > Bathroom Furniture: meuble de salle de bain, meuble vasque, meuble sous-lavabo, armoire de toilette, colonne de salle de bain, armoire à pharmacie, meuble sous vasque, armoire miroir, meuble salle bain, meuble double vasque, meuble wc
Home > Furniture > Filing Cabinets: caisson de bureau, armoire de bureau, classeur métallique, meuble de bureau, vestiaire métallique, caisson à tiroirs, caisson bureau, armoire métallique, classeurs tiroirs
Home > Furniture > Kids Furniture: meuble enfant, chaise enfant, table enfant, lit enfant, coffre à jouets, lit cabane, bureau enfant, tour d'observation, table à langer, tabouret enfant, bibliothèque enfant, lit montessori, chaises enfant, rangement jouets
Home > Bedding: linge de lit, literie, couvre-lit, boutis, jeté de lit
Home > Bedding > Pillows: oreiller, oreiller mémoire de forme, oreiller ergonomique, traversin, coussin de grossesse, oreillers, oreiller 60x60, oreiller cervical, lot oreillers
Home > Bedding > Duvets: couette, couette chaude, couette duvet, couette 4 saisons, couverture lestée, couettes, couette hiver, couette tempérée, couette légère, couette 240x260
Home > Bedding > Bed Linen Sets: parure de lit, housse de couette, taie d'oreiller, parure de couette, parures de lit, housses de couette, taies d'oreiller, parure housse de couette, taie, parure 3 pièces, percale, drap housse et taies
Home > Bedding > Bed Sheets: drap, drap-housse, drap plat, drap housse, draps, draps housses, drap housse 160x200, drap housse 90x190, drap housse coton
Home > Bedding > Blankets And Throws: couverture, plaid, jeté de canapé, couverture polaire, plaid polaire, plaids, couvertures, couverture lit, plaid fausse fourrure, jetés, poncho polaire plaid, couvre canapé
Home > Bedding > Mattress Toppers And Protectors: surmatelas, protège-matelas, alèse, protège-oreiller, housse de matelas, surmatelas mémoire de forme, protège matelas, alèses, protège-matelas imperméable, sur matelas
Home > Bath: salle de bain, linge de bain
Home > Bath > Towels: serviette de bain, drap de bain, serviette de toilette, serviette invité, gant de toilette, serviette de plage, fouta, drap de plage, serviettes, serviettes de bain, draps de bain, gants de toilette, draps de plage, serviettes de toilette, serviette éponge, éponge coton, lot serviettes
Home > Bath > Bath Mats: tapis de bain, tapis de douche, tapis antidérapant, caillebotis de bain, tapis de bain antidérapant, tapis bain, tapis salle de bain, tapis diatomite, tapis baignoire
Home > Bath > Shower Curtains: rideau de douche, barre de douche rideau, anneaux rideau de douche, rideaux de douche, rideau de baignoire, rideau douche textile
Home > Bath > Bathroom Accessories: distributeur de savon, porte-savon, porte-brosse à dents, porte-serviettes, dérouleur papier toilette, étagère de douche, gobelet de salle de bain, pont de baignoire, porte serviette, support douche, dérouleur wc, porte papier toilette, raclette douche, barre d'appui, accessoires salle de bain, boîte mouchoirs, tabouret de douche, siège de douche, range serviettes, coussin baignoire
Home > Bath > Toilet Seats And Brushes: abattant WC, siège WC, lunette de toilette, brosse WC, brosse de toilette, balayette WC, ventouse WC, abattants, abattant frein de chute, brosses WC, brosse toilette silicone, rehausseur WC adulte, tabouret toilettes
Home > Bath > Bathroom Scales: pèse-personne, balance impédancemètre, balance connectée, pèse personne, pèse-personnes, impédancemètre, balance corporelle
Home > Lighting: luminaire, lampe, éclairage, abat-jour, veilleuse
Home > Lighting > Ceiling And Wall Lights: plafonnier, suspension, lustre, applique, applique murale, spot encastrable, spot, dalle LED, lampe suspendue, plafonniers, suspensions, lustres, appliques, spots encastrables, réglette LED, plafonnier LED, lampes suspendues, luminaire suspension
Home > Lighting > Floor Lamps: lampadaire, lampe sur pied, lampadaire arc, liseuse sur pied, lampadaires, lampadaire trépied, lampadaire salon, lampes sur pied
Home > Lighting > Table Lamps: lampe de table, lampe à poser, lampe de bureau, lampe de chevet, liseuse, lampe à pince, lampe de sel, lampes à poser, lampes de bureau, lampes de chevet, lampe sans fil, lampe nomade, lampe chevet, lampe tactile, liseuses
Home > Lighting > Light Bulbs: ampoule, ampoule LED, ampoule halogène, ampoule connectée, tube néon, ampoule filament, ampoules, ampoules LED, culot E27, culot E14, culot GU10, ampoule baïonnette B22, équivalent 60W, spots GU10, tube fluorescent
Home > Lighting > LED Strips And String Lights: ruban LED, bande LED, guirlande lumineuse, guirlande LED, rideau lumineux, néon décoratif, guirlandes lumineuses, guirlandes LED, ruban à LED, rubans LED, guirlande micro LED, bandeau LED
Home > Decor: décoration, objet déco, déco maison
Home > Decor > Vases: vase, soliflore, vase en verre, vase céramique, vases, soliflores, vase soliflore
Home > Decor > Candles: bougie, bougie parfumée, chauffe-plat, bougie pilier, bougie LED, bougie chauffe-plat, bougie d'anniversaire, bougies, bougies parfumées, bougies LED, bougies chauffe-plat, cierge, bougie naturelle
Home > Decor > Candle Holders: bougeoir, photophore, chandelier à bougies, lanterne, porte-bougie, bougeoirs, photophores, chandeliers, porte bougies, lanternes, chandelier
Home > Decor > Home Fragrance: diffuseur de parfum, parfum d'ambiance, diffuseur d'huiles essentielles, encens, brume d'intérieur, brûle-parfum, désodorisant d'intérieur, fondant parfumé, diffuseurs, bâtonnets parfumés, encens bâtons, diffuseur électrique, recharge diffuseur, bouquet parfumé, désodorisant
Home > Decor > Picture Frames: cadre photo, cadre, encadrement, pêle-mêle, album photo, cadres photo, cadres, cadre photos multi-vues, cadre mural, sous-verre, albums photo
Home > Decor > Wall Art: tableau, toile imprimée, affiche, poster, décoration murale, tableau déco, macramé, plaque métallique, tapisserie murale, tableaux, affiches, toiles, tableau décoratif, déco murale, plaque déco, tableau mural, affiche encadrée
Home > Decor > Mirrors: miroir, miroir mural, psyché, miroir grossissant, miroir de salle de bain, miroir LED, miroirs, miroir rond, miroir rectangulaire, miroir loupe
Home > Decor > Clocks: horloge, pendule, réveil, horloge murale, réveil digital, coucou horloge, simulateur d'aube, horloges, réveils, réveil matin, pendules, réveil projecteur, horloge silencieuse
Home > Decor > Rugs: tapis, tapis de couloir, paillasson, tapis d'entrée, descente de lit, moquette, tapis salon, peau de mouton, tapis berbère, paillassons, tapis poils longs, tapis rond, tapis vintage, tapis vinyle, tapis enfant, tapis d'extérieur
Home > Decor > Curtains: rideau, rideaux, voilage, rideau occultant, tringle à rideaux, double-rideau, brise-bise, rideaux occultants, voilages, tringle, tringles à rideaux, rideau thermique, rideau oeillets, paire de rideaux, rideau à œillets, embrasse
Home > Decor > Blinds: store, store enrouleur, store vénitien, store plissé, store bateau, store occultant, film vitre, moustiquaire fenêtre, stores, stores enrouleurs, stores vénitiens, store jour nuit, store sans perçage, store fenêtre de toit, store bambou, film occultant
Home > Decor > Cushions: coussin, housse de coussin, galette de chaise, coussin décoratif, coussin de sol, coussin d'assise, coussins, housses de coussin, galettes de chaise, coussin 45x45, coussin déhoussable, coussins décoratifs, coussin rembourrage
Home > Decor > Artificial Plants And Flowers: plante artificielle, fleur artificielle, fleurs séchées, herbe de pampa, rose éternelle, couronne de fleurs, plantes artificielles, fleurs artificielles, bouquet séché, pampa, plante verte artificielle, artificielle, couronne de porte, rose éternelle cloche
Home > Decor > Figurines And Ornaments: statuette, figurine déco, sculpture, boule à neige, carillon, tirelire, attrape-rêves, boîte à musique, bouddha, statuettes, statue bouddha, tirelires, sculptures, statues, figurines déco, serre-livres, sablier, boules à neige
Home > Decor > Wallpaper And Wall Stickers: papier peint, papier peint intissé, sticker mural, film adhésif, panoramique mural, adhésif décoratif, frise murale, papiers peints, stickers muraux, stickers, papier peint autocollant, papier adhésif, sticker carrelage, adhésif meuble, stickers enfant
Home > Decor > Seasonal Decoration: décoration de fête, décoration saisonnière, déco automne
Home > Decor > Seasonal Decoration > Christmas Decorations: décoration de Noël, sapin de Noël, sapin artificiel, boule de Noël, guirlande de Noël, crèche, étoile de Noël, chaussette de Noël, pied de sapin, couronne de l'avent, sapins de Noël, sapin de Noël artificiel, boules de Noël, décorations de Noël, santons, santon, calendrier de l'avent bois, guirlande sapin, cimier, village de Noël
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: décoration Halloween, citrouille décorative, squelette, toile d'araignée, décoration de Pâques, œufs de Pâques décoratifs, panier de Pâques, toile araignée, toile d'araignée avec araignées, déco Halloween, décorations Halloween, araignées, œufs décoratifs, lapin de Pâques décoration, citrouille
Home > Decor > Seasonal Decoration > Party Decorations: ballon de baudruche, ballon aluminium, ballon hélium, guirlande anniversaire, confettis, fanion, décoration anniversaire, lampion, piñata, serpentin, ballons, ballon chiffre, guirlande fanions, arche ballons, ballons gonflables, décorations anniversaire, ballons anniversaire, cotillons
Home > Storage And Organization: rangement, organisation, organiseur
Home > Storage And Organization > Storage Boxes And Baskets: boîte de rangement, panier de rangement, bac de rangement, corbeille, malle, caisse de rangement, panier osier, housse sous lit, carton de déménagement, boîtes de rangement, paniers, paniers de rangement, bacs de rangement, boîte plastique couvercle, caisses, cartons déménagement, malles, caisse pliable, panier tressé, boîte sous lit
Home > Storage And Organization > Hangers And Hooks: cintre, crochet, patère, crochet adhésif, porte-clés mural, cintre pantalon, crochet de porte, cintres, cintres velours, cintres bois, patères, crochets adhésifs, crochets, cintres enfant, accroche clés
Home > Storage And Organization > Closet And Drawer Organizers: range-couverts, organisateur de tiroir, boîte à bijoux, housse de rangement sous vide, housse à vêtements, boîte à chaussures, rangement maquillage, organiseur suspendu, organisateurs de tiroir, range couverts, boîtes à bijoux, coffret bijoux, sacs sous vide vêtements, housses vêtements, housses sous vide, boîtes à chaussures, séparateur tiroir, porte bijoux
Home > Storage And Organization > Trash Cans: poubelle, poubelle à pédale, corbeille à papier, poubelle de tri, poubelle de cuisine, poubelle automatique, poubelles, poubelle tri sélectif, poubelle cuisine, poubelle salle de bain, poubelle encastrable, corbeilles à papier, poubelle à capteur
Home > Floor Care: entretien des sols, aspiration, nettoyeur de vitres, cireuse
Home > Floor Care > Vacuum Cleaners: aspirateur, aspirateur traîneau, aspirateur sans sac, aspirateur eau et poussière, aspirateur cendres, aspirateurs, aspirateur sac, aspirateur traineau, aspirateurs sans sac
Home > Floor Care > Cordless And Handheld Vacuums: aspirateur balai, aspirateur balai sans fil, aspirateur à main, aspirateur voiture, aspirateurs balais, aspirateur sans fil, aspirateurs à main, balai sans fil
Home > Floor Care > Robot Vacuums: robot aspirateur, aspirateur robot, robot laveur, robot lave-vitres, aspirateurs robots, robot aspirateur laveur, station de vidage, robots aspirateurs
Home > Floor Care > Steam And Carpet Cleaners: nettoyeur vapeur, balai vapeur, shampouineuse, injecteur-extracteur, aspirateur laveur, nettoyeur de sol, nettoyeurs vapeur, balais vapeur, shampouineuse tapis, nettoyeur de tapis, détacheur canapé appareil, aspirateur nettoyeur, laveur de sol
Home > Floor Care > Vacuum Bags And Accessories: sac aspirateur, filtre aspirateur, brosse aspirateur, flexible aspirateur, suceur, sacs aspirateur, sacs d'aspirateur, filtres aspirateur, filtre hepa aspirateur, brosse latérale, brosses latérales robot, sacs microfibre
Home > Garment Care: entretien du linge, soin du linge, pince à linge, filet à linge
Home > Garment Care > Irons: fer à repasser, fer vapeur, centrale vapeur, fer de voyage, générateur de vapeur, fers à repasser, centrales vapeur, fer repasser, centrale vapeur haute pression
Home > Garment Care > Garment Steamers: défroisseur, défroisseur vapeur, défroisseur à main, steamer, défroisseurs, défroisseur vertical, défroisseur vapeur main
Home > Garment Care > Ironing Boards: table à repasser, planche à repasser, housse table à repasser, jeannette, tables à repasser, housses de table à repasser, housse repassage, molleton
Home > Garment Care > Drying Racks And Clothes Lines: séchoir à linge, étendoir, étendoir à linge, corde à linge, tancarville, séchoir parapluie, séchoirs à linge, étendoirs, étendages, étendoir parapluie, séchoir linge, pinces à linge, fil à linge, étendoir électrique, séchoir électrique
Home > Garment Care > Laundry Baskets: panier à linge, corbeille à linge, sac à linge, bac à linge, coffre à linge, paniers à linge, corbeilles à linge, corbeille à linge bambou, panier à linge sale, panier linge, bac à linge 3 compartiments
Home > Garment Care > Lint Removers And Fabric Shavers: rouleau anti-peluches, rasoir à peluches, anti-bouloche, rasoir anti-bouloches, brosse à vêtements, brosse adhésive, rasoirs anti-bouloches, rouleaux anti-peluches, rouleau adhésif vêtements, brosse anti-peluches, anti bouloche électrique, brosse poils animaux
Home > Heating And Cooling: chauffage, climatisation, traitement de l'air, thermostat
Home > Heating And Cooling > Heaters: radiateur, chauffage d'appoint, radiateur soufflant, convecteur, radiateur à bain d'huile, chauffage infrarouge, radiateur électrique, poêle à pétrole, sèche-serviettes, radiateurs, radiateur inertie, radiateurs électriques, radiateur d'appoint, radiateur bain d'huile, chauffages, radiateur rayonnant, chauffage à pétrole, convecteurs, chauffage céramique, radiateur mobile
Home > Heating And Cooling > Fireplaces And Stoves: cheminée électrique, cheminée éthanol, poêle à bois, poêle à granulés, poêle à pellets, bioéthanol, serviteur de cheminée, pare-feu, cheminées, poêles à bois, poêles à granulés, insert cheminée, serviteurs, chenet, porte-bûches, panier à bûches, plaque de cheminée
Home > Heating And Cooling > Fans: ventilateur, ventilateur colonne, ventilateur sur pied, ventilateur de plafond, brasseur d'air, ventilateur de table, ventilateurs, ventilateur tour, ventilateurs de plafond, ventilateur de poche, ventilateur brumisateur, circulateur d'air, aérateur salle de bain, extracteur d'air
Home > Heating And Cooling > Air Conditioners: climatiseur, climatiseur mobile, climatisation split, rafraîchisseur d'air, climatiseur réversible, climatiseurs, climatiseur mobile 9000 BTU, climatiseur monobloc, rafraîchisseurs d'air, clim, climatisation mobile, climatiseur mural
Home > Heating And Cooling > Air Purifiers: purificateur d'air, filtre purificateur d'air, ioniseur, capteur qualité de l'air, purificateurs d'air, purificateur air, filtre purificateur, filtre hepa purificateur, purificateur hepa
Home > Heating And Cooling > Humidifiers And Dehumidifiers: humidificateur, déshumidificateur, absorbeur d'humidité, hygromètre, recharge absorbeur, humidificateurs, déshumidificateurs, absorbeurs d'humidité, déshumidificateur électrique, absorbeur humidité, recharge déshumidificateur, humidificateur d'air, thermomètre hygromètre
Home > Heating And Cooling > Electric Blankets And Heat Pads: couverture chauffante, coussin chauffant, bouillotte, chauffe-pieds, surmatelas chauffant, chauffe-mains, bouillotte sèche, couvertures chauffantes, bouillottes, coussins chauffants, surmatelas chauffants, chauffe-lit, plaid chauffant, bouillotte peluche, chauffe matelas, chancelière chauffante
Garden: jardin, jardinage, extérieur, terrasse, balcon
Garden > Plants: plante, plante verte, plante en pot, végétal, plantes, plant en godet, racines nues
Garden > Plants > Houseplants: plante d'intérieur, orchidée, monstera, ficus, caoutchouc, sansevieria, spathiphyllum, fougère, palmier d'intérieur, plantes d'intérieur, phalaenopsis, pothos, calathea, yucca, kentia, areca, langue de belle-mère, orchidées, pilea
Garden > Plants > Cacti And Succulents: cactus, plante grasse, succulente, joubarbe, aloès, cactées, plantes grasses, succulentes, echeveria, aloe vera plante, kalanchoé
Garden > Plants > Bonsai: bonsaï, arbre bonsaï, bonsaï d'intérieur, bonsaïs, ficus ginseng, orme de chine
Garden > Plants > Garden Flowers: plante vivace, géranium, pétunia, hortensia, bégonia, pensée, chrysanthème, lavande en pot, dahlia, vivaces, hortensias, pivoine, lavandes, géraniums, rudbeckia, graminée, cyclamen, agapanthe, sauge, couvre-sol, bruyère
Garden > Plants > Trees And Shrubs: arbre, arbuste, arbre fruitier, haie, rosier, pommier, olivier, magnolia, buis, thuya, laurier-cerise, érable du japon, plante grimpante, arbres, arbustes, rosiers, photinia, laurier, citronnier, figuier, olivier en pot, cerisier, glycine, lilas, bambou, lierre, framboisier, myrtillier, haies, rosier grimpant, laurier rose, palmier
Garden > Plants > Herb And Vegetable Plants: plant aromatique, plant de tomate, plant potager, fraisier, basilic en pot, menthe en pot, pomme de terre de semence, plants de tomates, plants potagers, fraisiers, plants aromatiques, romarin plant, plants de légumes
Garden > Plants > Flower Bulbs: bulbe, bulbe de tulipe, narcisse, crocus, jacinthe, glaïeul, amaryllis, tubercule dahlia, bulbes, bulbes de tulipes, tulipes bulbes, bulbes printemps, narcisses, dahlias bulbes, jonquilles, glaïeuls, lys bulbe
Garden > Plants > Cut Flowers: bouquet, fleurs coupées, bouquet de roses, fleurs fraîches, composition florale, bouquets, bouquet de tulipes, bouquet de fleurs, livraison fleurs, renoncules, roses rouges, bouquet champêtre
Garden > Seeds: graine, semence, semis, graines, graines bio, semences
Garden > Seeds > Vegetable And Herb Seeds: graines potagères, graines de tomate, graines de courgette, graines de carotte, graines de laitue, graines de piment, radis graines, graines aromatiques, graines de basilic, graines de persil, graines de ciboulette, kit aromatiques, graines de haricot, graines de radis, graines de coriandre, graines épinard, graines à germer, graines potager
Garden > Seeds > Flower Seeds: graines de fleurs, prairie fleurie, graines de tournesol, capucine, cosmos, jachère fleurie, graines fleurs sauvages, graines coquelicot, fleurs mellifères, mélange fleuri, zinnia, cosmos graines
Garden > Seeds > Grass Seeds: gazon, semence gazon, graines de gazon, gazon rustique, regarnissage, gazon de regarnissage, gazon anglais, gazon sport, gazon ombre, micro-trèfle, semences gazon
Garden > Soil And Fertilizer: terre, amendement, chaux de jardin, engrais et terreau
Garden > Soil And Fertilizer > Potting Soil And Compost: terreau, terreau universel, terreau semis, terre de bruyère, fibre de coco, perlite, vermiculite, tourbe, compost, terreaux, terreau plantes, terreau rempotage, terreau orchidées, terreau potager, sphaigne, terreau tomates, coco coir
Garden > Soil And Fertilizer > Fertilizers: engrais, engrais liquide, engrais gazon, engrais tomates, bâtonnets engrais, corne broyée, sang séché, fumier, engrais universel, engrais rosiers, engrais orchidées, engrais agrumes, guano, fumier de cheval, hormones bouturage, engrais plantes vertes, purin d'ortie, engrais potager, sulfate de fer
Garden > Soil And Fertilizer > Mulch And Decorative Stones: paillage, écorces de pin, galets, gravier décoratif, paillis, ardoise, billes d'argile, copeaux, graviers, galets blancs, écorce de pin, paillage chanvre, ardoise concassée, pouzzolane, billes argile, copeaux de bois, marbre concassé
Garden > Soil And Fertilizer > Composters: composteur, bac à compost, lombricomposteur, bokashi, activateur de compost, composteurs, bac à composter, vermicomposteur, lombricomposteurs, seau compost, bac à compost plastique, composteur plastique recyclé
Garden > Pots: pot de fleurs, cache-pot, pot en terre cuite, soucoupe pot, poterie, support plante, porte-plante, étagère à fleurs, chariot plante, roule-pot, sellette, pots de fleurs, cache-pots, soucoupe, pots
Garden > Pots > Plant Pots: pot de fleur, cache-pot, pot à réserve d'eau, pot céramique, pot orchidée, suspension plante, panier suspendu, pot suspendu, suspension macramé, cache-pots, pots à orchidée, pot terre cuite, pots suspendus, pot carré
Garden > Pots > Planters And Raised Beds: jardinière, bac à fleurs, carré potager, bac à plantes, potager surélevé, balconnière, sac de plantation, jardinières, bacs à fleurs, carrés potagers, potager sur pied, bac potager, jardinière suspendue, balconnières
Garden > Pots > Seed Trays And Propagators: mini serre, plaque de semis, godet, godet tourbe, propagateur, pastille de coco, étiquette plante, mini-serre, plaques de semis, pastilles de tourbe, terrine semis, lampe horticole, godets, pots tourbe
Garden > Watering: arrosage, irrigation
Garden > Watering > Garden Hoses And Fittings: tuyau d'arrosage, dévidoir, tuyau extensible, enrouleur tuyau, tuyau microporeux, pistolet d'arrosage, raccord tuyau, nez de robinet, lance d'arrosage, raccord rapide, aquastop, tuyaux d'arrosage, tuyau arrosage, dévidoirs, raccords arrosage, pistolet arrosage, raccord automatique
Garden > Watering > Sprinklers And Irrigation: arroseur, arroseur oscillant, goutte à goutte, programmateur d'arrosage, arroseur escamotable, goutteur, asperseur, arroseurs, kit goutte-à-goutte, goutteurs, programmateurs, électrovanne arrosage, tuyère
Garden > Watering > Watering Cans And Sprayers: arrosoir, arrosoir intérieur, brumisateur plantes, pulvérisateur, pulvérisateur à dos, pulvérisateur à pression, arrosoirs, pulvérisateurs, pulvérisateur électrique, vaporisateur plantes
Garden > Watering > Rain Barrels And Water Pumps: récupérateur d'eau, cuve eau de pluie, pompe immergée, pompe vide-cave, pompe de surface, surpresseur, pompe immergée eaux chargées, récupérateurs d'eau, pompe à eau, pompe relevage, cuve à eau, pompe de forage, pompe arrosage, groupe surpresseur, réservoir eau de pluie
Garden > Garden Tools: outil de jardin, outil de jardinage, manche outil, outils de jardin, outils jardinage, outillage jardin
Garden > Garden Tools > Spades Rakes And Trowels: bêche, pelle, fourche-bêche, pelle à neige, fourche, tarière manuelle, transplantoir, plantoir, plantoir à bulbes, griffe à main, agenouilloir, râteau, balai à feuilles, binette, sarcloir, griffe, serfouette, désherbeur manuel, houe, bêches, pelles, râteaux, fourches, binettes, désherbeurs, couteau désherbeur, pioche, grelinette, bêche à dents, plantoirs, pelle ronde, balai à gazon, racloir
Garden > Garden Tools > Pruners And Shears: sécateur, ébrancheur, cisaille à haie, coupe-branches, scie d'élagage, échenilloir, cisaille à gazon, sécateurs, ébrancheurs, coupe-branche, cisailles, cisaille haies, sécateur électrique, échenilloirs, ciseaux vendange
Garden > Garden Tools > Wheelbarrows And Garden Carts: brouette, chariot de jardin, sac déchets verts, sac à feuilles, remorque de jardin, brouettes, sacs déchets verts, sac de jardin, remorques, roue brouette, roue gonflée, chariot jardin 4 roues, diable jardin, poubelle jardin
Garden > Garden Tools > Gardening Gloves: gants de jardin, gants de jardinage, gants rosiers, gants jardin, gant jardinage, gants anti-épines, gants rosier
Garden > Garden Tools > Garden Twine And Plant Supports: tuteur, treillis, ficelle de jardin, bambou tuteur, attache plante, arche rosier, lien plante, tuteurs, treillage, tuteur tomate, bambous tuteurs, tuteur coco, filet à ramer, liens jardin, arche de jardin, raphia
Garden > Garden Power Tools: outil de jardin motorisé, motoculture, outil jardin sans fil, outils motorisés
Garden > Garden Power Tools > Lawn Mowers: tondeuse, tondeuse à gazon, tondeuse électrique, tondeuse thermique, tracteur tondeuse, autoportée, lame tondeuse, tondeuses, tondeuse batterie, tondeuse autotractée, tondeuse sans fil, tondeuse mulching, lames tondeuse, tondeuse hélicoïdale
Garden > Garden Power Tools > Robotic Lawn Mowers: robot tondeuse, tondeuse robot, câble périphérique, robots tondeuses, robot de tonte, tondeuse robot sans fil
Garden > Garden Power Tools > Grass And Hedge Trimmers: taille-haie, coupe-bordure, débroussailleuse, fil nylon débroussailleuse, rotofil, sculpte-haies, bobine coupe-bordures, taille-haies, coupe-bordures, débroussailleuses, taille haie batterie, coupe bordures, débroussailleuse thermique, taille-buissons
Garden > Garden Power Tools > Chainsaws: tronçonneuse, élagueuse, chaîne de tronçonneuse, guide chaîne, huile de chaîne, élagueuse sur perche, tronçonneuses, tronçonneuse thermique, tronçonneuse électrique, tronçonneuse à batterie, chaîne tronçonneuse, huile chaîne, mini tronçonneuse, scie élagage, guide tronçonneuse
Garden > Garden Power Tools > Leaf Blowers: souffleur, aspirateur de feuilles, souffleur de feuilles, fraise à neige, souffleurs, souffleur aspirateur, aspirateur souffleur broyeur, souffleur à dos, souffleur batterie, balayeuse
Garden > Garden Power Tools > Pressure Washers: nettoyeur haute pression, lance haute pression, nettoyeur de terrasse, karcher, nettoyeurs haute pression, nettoyeur haute-pression, rotabuse, brosse terrasse, flexible haute pression, canon à mousse
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: broyeur de végétaux, motobineuse, motoculteur, scarificateur, fendeur de bûches, aérateur, tarière, épandeur, broyeurs végétaux, broyeur branches, scarificateurs, motobineuses, fendeuses, fendeur bûches, émousseur, rouleau gazon, fendeuse de bûches, épandeurs
Garden > Garden Furniture: mobilier de jardin, meuble de jardin, mobilier extérieur
Garden > Garden Furniture > Garden Chairs And Benches: chaise de jardin, banc de jardin, fauteuil de jardin, balancelle, fauteuil adirondack, chaise bistrot, chaises de jardin, bancs de jardin, fauteuils de jardin, balancelles, chaise pliante jardin, fauteuil jardin empilable, chaise empilable, rocking-chair jardin
Garden > Garden Furniture > Garden Tables And Furniture Sets: salon de jardin, salon bas, canapé de jardin, ensemble bistrot, résine tressée, table de jardin, table d'extérieur, table bistrot, table pique-nique, table de balcon, salons de jardin, tables de jardin, ensemble jardin, salon de jardin résine, ensemble repas jardin, table pliante jardin, salon jardin aluminium, canapé jardin
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: bain de soleil, transat, chaise longue, chilienne, fauteuil suspendu, fauteuil œuf, fauteuil relax, bains de soleil, transats, fauteuils suspendus, chaises longues, fauteuil relax jardin, hamac sur pied, fauteuil oeuf suspendu, relax de jardin
Garden > Garden Furniture > Garden Cushions And Furniture Covers: coussin de jardin, coussin bain de soleil, housse salon de jardin, housse de protection, coffre de jardin, coussin palette, coussins de jardin, housses de protection, housse table de jardin, housses mobilier, housse table, housse imperméable jardin, coffre jardin, coffres de jardin, coussins palette, coussin chaise jardin, coussin transat, matelas bain de soleil
Garden > Garden Shade And Fencing: ombrage, protection solaire jardin, toile d'ombrage
Garden > Garden Shade And Fencing > Parasols And Awnings: parasol, parasol déporté, pied de parasol, parasol de plage, housse parasol, store banne, voile d'ombrage, store latéral, auvent, parasols, pieds de parasol, voiles d'ombrage, stores bannes, parasol excentré, store banne manuel, dalle parasol, parasol droit
Garden > Garden Shade And Fencing > Gazebos And Pergolas: tonnelle, pergola, pergola bioclimatique, barnum, tente de réception, gloriette, toile tonnelle, tonnelles, tonnelle pliante, pergolas, tentes de réception, barnums, tonnelle 3x3, chapiteau, toit terrasse
Garden > Garden Shade And Fencing > Fences And Privacy Screens: clôture, brise-vue, canisse, grillage, bordure de jardin, haie artificielle, portillon, panneau de clôture, claustra, clôtures, brise-vues, canisses, canisse PVC, grillages, brise vue, panneaux clôture, portail, portillons, bordures de jardin, lames occultantes, treillis soudé, brande, bordurette, occultation, gabion
Garden > Grills And Outdoor Cooking: barbecue, grillade, cuisine extérieure
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: barbecue à gaz, barbecue à charbon, barbecue électrique, plancha, fumoir, kamado, barbecue jetable, four à pizza, four à pizza extérieur, pierre à pizza, pelle à pizza, barbecues, planchas gaz, plancha gaz, fours à pizza, barbecues gaz, barbecues charbon, fumoirs, brasero plancha, barbecue pellets
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: ustensiles barbecue, pince barbecue, grille barbecue, brosse barbecue, housse barbecue, brochette inox, cheminée d'allumage, tournebroche, accessoires barbecue, kit barbecue, grilles barbecue, housses barbecue, cheminée allumage, brosse à barbecue, plaque de cuisson barbecue, brochettes, spatule plancha, kit plancha
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: charbon de bois, briquettes, allume-feu, copeaux de fumage, bois de chauffage, bûches, granulés de bois, allume-barbecue, charbon de bois barbecue, allume feu, charbons, allume-feux, bûches densifiées, bois d'allumage, briquette, granulés, bûche compressée, bois fumage, pellets chauffage, sac de pellets
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: brasero, chauffage de terrasse, parasol chauffant, cheminée de jardin, panier à feu, braseros, chauffages terrasse, parasols chauffants, brasero jardin, parasol chauffant gaz, cheminée extérieure, chauffage extérieur
Garden > Pools And Ponds: piscine, bassin, étang
Garden > Pools And Ponds > Swimming Pools: piscine hors-sol, piscine tubulaire, piscine gonflable, pataugeoire, pataugette, bâche piscine, échelle piscine, liner piscine, piscines, piscine hors sol, piscine autoportante, piscines gonflables, bâche à bulles, bâche hiver piscine, tapis de sol piscine, couverture piscine, piscine enfant, piscine bois
Garden > Pools And Ponds > Hot Tubs: spa gonflable, jacuzzi, bain nordique, bain froid, spa extérieur, spas gonflables, spa gonflable places, bain glacé, sauna, filtre spa, spa rond, saunas, cartouche spa
Garden > Pools And Ponds > Pool Chemicals: chlore piscine, galets de chlore, pH moins, pH plus, anti-algues, floculant, sel piscine, brome, chlore choc, galets chlore, chlore lent, chlore multifonction, chlore, pH moins piscine, sel de piscine, bandelettes test piscine, hivernage piscine, brome spa, traitement piscine, galets multifonction, clarifiant
Garden > Pools And Ponds > Pool Pumps And Cleaning: pompe piscine, filtre à sable, cartouche filtre piscine, robot piscine, aspirateur piscine, skimmer, épuisette, pompe à chaleur piscine, réchauffeur piscine, robots piscine, filtration piscine, robot de piscine, pompe filtration, pompes à chaleur piscine, épurateur, filtre piscine, électrolyseur, balai piscine, sable filtre, robot électrique piscine, aiguillettes
Garden > Pools And Ponds > Ponds And Fountains: bâche bassin, pompe bassin, fontaine de jardin, filtre bassin, fontaine solaire, filet bassin, bassins, pompes bassin, fontaines de jardin, fontaine extérieure, pompe fontaine, pompe de bassin, aspirateur bassin, liner bassin, jet d'eau, nénuphar, uv bassin
Garden > Outdoor Lighting: éclairage extérieur, luminaire extérieur, lampe de jardin, luminaires extérieurs, éclairages extérieurs, lampes de jardin, balises
Garden > Outdoor Lighting > Solar Lights: lampe solaire, balise solaire, borne solaire, lanterne solaire, lampes solaires, éclairage solaire, spots solaires, spot solaire, guirlande solaire, applique solaire, projecteur solaire, luminaire solaire, balises solaires
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: applique extérieure, projecteur LED, borne extérieure, spot extérieur, hublot extérieur, lampadaire extérieur, projecteurs LED, appliques extérieures, projecteur détecteur, potelet extérieur, spots extérieurs, spots encastrables extérieur, hublots, lanterne murale, applique murale extérieure, borne éclairage, projecteur extérieur LED
Garden > Outdoor Lighting > String Lights And Torches: guirlande lumineuse extérieure, guirlande guinguette, torche de jardin, flambeau, huile pour torche, bougie citronnelle, guirlandes guinguette, guirlande extérieure, torches de jardin, guirlandes extérieures, guirlande guinguette LED, torche bambou, torches, bougies citronnelle, huile citronnelle
Garden > Sheds And Greenhouses: abri, construction de jardin
Garden > Sheds And Greenhouses > Garden Sheds: abri de jardin, cabanon, abri métal, abri bûches, cache-poubelle, abri vélo, armoire de jardin, carport, abris de jardin, abri jardin résine, abris bûches, cache poubelle, abri de rangement, armoires de jardin, carports, chalet de jardin, abri métallique, coffre rangement extérieur abri, range vélo, abri à vélos, cache-poubelles, remise
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: serre de jardin, serre tunnel, châssis de jardin, voile d'hivernage, toile de paillage, filet anti-oiseaux, cloche, serres, serres de jardin, serre polycarbonate, serres tunnel, voiles d'hivernage, voile hivernage, toile paillage, filets anti-oiseaux, housse hivernage, cloches, serre tomates, feutre géotextile, bâche paillage, tunnel de forçage, filet anti insectes, toile anti mauvaises herbes
Garden > Outdoor Pest And Weed Control: produit phytosanitaire, traitement jardin, protection des plantes
Garden > Outdoor Pest And Weed Control > Weed Killers: désherbant, herbicide, anti-mousse, désherbant gazon, débroussaillant, désherbants, anti mousse, antimousse, anti-mousses, désherbant total, désherbeur thermique, désherbant naturel, acide pélargonique, vinaigre blanc désherbant, dévitalisant, antimousse gazon, herbicides
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: insecticide plantes, anti-limaces, anti-pucerons, fongicide, bouillie bordelaise, savon noir jardin, piège jaune, anti limaces, anti-limace, granulés anti-limaces, anti-pucerons naturel, nématodes, insecticides plantes, savon noir, pièges à pyrale, pyrale du buis, anti cochenilles, cochenilles, anti fourmis jardin, pièges jaunes, fongicides, huile de neem, mildiou, soufre mouillable, maladies rosiers, larves coccinelles, anti chenilles
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: répulsif taupe, anti-taupe, répulsif chat, pics anti-pigeons, effaroucheur, piège à guêpes, piège à taupe, épouvantail, répulsifs, répulsif chats, répulsif ultrason, répulsifs taupes, anti taupes, anti-pigeon, anti pigeons, pièges à guêpes, piège frelon, frelon asiatique, piège frelons asiatiques, piège taupe, effaroucheurs, répulsif chevreuil, répulsif animaux, piège à mouches extérieur, répulsif fouine, épouvantails, cage piège
Garden > Bird Feeders And Wildlife: oiseaux du jardin, faune du jardin
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: mangeoire oiseaux, bain d'oiseaux, abreuvoir oiseaux, distributeur graines oiseaux, nichoir, hôtel à insectes, maison hérisson, nichoir chauve-souris, mangeoires, nichoirs, nichoir mésange, nichoir mésanges, nichoir bois, hôtels à insectes, abreuvoirs oiseaux, bains d'oiseaux, mangeoire à oiseaux, mésange, mésanges, nichoir rouge-gorge, nichoir oiseaux, maison à insectes, mangeoire silo, gîte à chauve-souris, abri hérisson, mangeoire écureuil
Garden > Bird Feeders And Wildlife > Wild Bird Food: graines oiseaux du ciel, boules de graisse, nourriture oiseaux sauvages, graines de tournesol oiseaux, boules de graisse oiseaux, graines oiseaux sauvages, graines de tournesol, oiseaux du ciel, mélange graines oiseaux, pain de graisse, vers de farine, graine oiseaux de la nature, graines pour oiseaux, nourriture oiseaux, oiseaux de la nature, alimentation oiseaux, cacahuètes oiseaux, croquettes hérisson
Garden > Garden Decor: décoration de jardin, statue de jardin, nain de jardin, carillon à vent, gazon synthétique, girouette, pluviomètre, moulin à vent, décorations de jardin, statues de jardin, nains de jardin, carillons, carillon éolien, gazons synthétiques, pelouse synthétique, moulin de jardin, gazon artificiel, thermomètre extérieur, girouettes, dalle pas japonais, pas japonais, drapeau jardin, déco jardin
Tools: outil, outillage, bricolage, quincaillerie
Tools > Power Tools: outil électroportatif, outillage électrique, outil sans fil, machine nue, sans batterie ni chargeur, brushless
Tools > Power Tools > Drills And Screwdrivers: perceuse, perceuse visseuse, perceuse à percussion, visseuse, visseuse à chocs, perceuse à colonne, tournevis électrique, perceuses, visseuses, perceuse sans fil, boulonneuse, clé à chocs, perceuse percussion, visseuse plaquiste
Tools > Power Tools > Rotary Hammers And Demolition Hammers: perforateur, marteau perforateur, marteau piqueur, burineur, démolisseur, perforateurs, marteau perforateur SDS, burineurs, brise-béton, perfo-burineur, marteau démolisseur
Tools > Power Tools > Power Saws: scie circulaire, scie sauteuse, scie à onglet, scie sabre, scie sur table, scie à ruban, scie plongeante, scie à chantourner, scies circulaires, scies sauteuses, scie à onglet radiale, scie radiale, coupe-carreaux, carrelette, scie à format, scies sabre, scie égoïne électrique
Tools > Power Tools > Grinders And Polishers: meuleuse, meuleuse d'angle, disqueuse, touret à meuler, polisseuse, rainureuse, meuleuses, meuleuse 125 mm, tourets à meuler, polisseuses, lustreuse, meuleuse droite, tronçonneuse à disque
Tools > Power Tools > Sanders Planers And Routers: ponceuse, ponceuse excentrique, ponceuse à bande, ponceuse orbitale, rabot électrique, défonceuse, ponceuse murale, affleureuse, ponceuses, ponceuse vibrante, ponceuse delta, rabots électriques, défonceuses, ponceuse girafe, raboteuse, dégauchisseuse, tour à bois, ponceuse triangulaire
Tools > Power Tools > Multi Tools And Rotary Tools: outil multifonction, outil rotatif, outil oscillant, mini perceuse, graveur, outils multifonctions, outil multifonction oscillant, mini-perceuse, outils rotatifs
Tools > Power Tools > Heat Guns And Paint Sprayers: décapeur thermique, pistolet à peinture, pistolet à air chaud, malaxeur, décolleuse papier peint, pistolets à peinture, décapeurs thermiques, station peinture, malaxeurs, pistolet peinture basse pression
Tools > Power Tools > Nailers And Glue Guns: cloueur, agrafeuse électrique, pistolet à colle, cloueuse, cloueurs, cloueur à gaz, cloueur pneumatique, pistolets à colle, pistolet à colle chaude, agrafeuses électriques, cloueuse finition
Tools > Power Tools > Air Compressors And Pneumatic Tools: compresseur, compresseur d'air, outil pneumatique, clé à chocs pneumatique, soufflette, tuyau air comprimé, compresseurs, compresseur 50 litres, compresseur sans huile, outils pneumatiques, soufflettes, raccord air comprimé, compresseur silencieux, flexible air comprimé
Tools > Power Tools > Workshop Vacuums: aspirateur eau et poussière, aspirateur de chantier, aspirateur à cendres, aspirateur industriel, aspirateurs eau et poussière, aspirateur eau poussière, aspirateur chantier, aspirateur cuve, aspirateurs de chantier, aspiration classe M, vide-cendres
Tools > Power Tools > Generators: groupe électrogène, générateur, générateur inverter, groupes électrogènes, groupe electrogene essence, générateur essence
Tools > Power Tools > Tool Batteries And Chargers: batterie outil, batterie 18V, chargeur outil, batterie perceuse, batteries outils, pack batterie chargeur, batterie 5Ah, pack de démarrage batterie
Tools > Power Tools > Drill Bits And Screwdriver Bits: foret, mèche, foret béton, coffret forets, scie cloche, embout de vissage, foret étagé, foret bois, fraise, trépan, foret SDS, forets, mèches, embouts, scies cloches, coffret embouts, forets béton, forets métaux, forets à étages, couronne diamantée, fraises défonceuse, trépans, mèche à bois, extracteur de vis, coffret mèches, porte-embout
Tools > Power Tools > Saw Blades And Abrasives: lame de scie, lame scie sauteuse, papier de verre, papier abrasif, disque abrasif, disque à tronçonner, disque diamant, bande abrasive, éponge abrasive, laine d'acier, disques à tronçonner, disques abrasifs, lames de scie, lames scie sauteuse, papier à poncer, disque diamanté, disque à lamelles, bandes abrasives, abrasif, abrasifs, grain 80, grain 120, disque métal, feuille abrasive, patin auto-agrippant, brosse métallique perceuse, lame scie circulaire, cale à poncer, disque à meuler
Tools > Hand Tools: outil à main, outillage à main, coffret à outils, malette à outils, étau, mallette à outils complète, coffret outils, jeu d'outils, malette outils, composition outils, outils à main
Tools > Hand Tools > Hammers And Mallets: marteau, maillet, masse, massette, hache, hachette, pied-de-biche, merlin, marteaux, marteau arrache-clou, massettes, haches, hache à fendre, maillets, arrache-clou, marteau rivoir, coin à fendre, burin, marteau de coffreur, barre à mine, pied de biche
Tools > Hand Tools > Screwdrivers: tournevis, tournevis cruciforme, tournevis torx, tournevis de précision, jeu de tournevis, tournevis plat, tournevis à cliquet, tournevis isolé, coffret tournevis, tournevis précision
Tools > Hand Tools > Wrenches Sockets And Hex Keys: clé plate, clé à molette, clé mixte, clé allen, clé dynamométrique, coffret douilles, cliquet, douille, clé à pipe, clé hexagonale, clé serre-tube, clés plates, clés mixtes, clés allen, clé à cliquet, clés à molette, coffret de douilles, clé mâle, jeu de clés, douilles à chocs, clés à pipe, clé torx, rallonge douille, clé à griffe, clé en croix, clé six pans, clés dynamométriques, cliquets
Tools > Hand Tools > Pliers And Cutters: pince, pince universelle, pince multiprise, pince coupante, pince à dénuder, pince à sertir, coupe-boulon, tenaille, cisaille tôle, pince à rivets, pince-étau, pinces multiprises, pinces coupantes, pinces à sertir, tenailles, coupe-câble, coupe-tube, pince à bec, pince à circlips, riveteuse, pince à œillets, pince emporte-pièce, dénude-fil, pince bec demi-rond, pinces étau, coffret pinces, coupe-boulons, cisaille
Tools > Hand Tools > Multi Tools And Pocket Knives: couteau de poche, couteau suisse, couteau pliant, outil multifonction de poche, laguiole, couteaux de poche, couteau multifonction, couteaux pliants, pince multifonction, couteau de chasse, couteau de survie, couteau champignon, machette, canif, couteau suisse victorinox
Tools > Hand Tools > Utility Knives And Scrapers: cutter, couteau de sécurité, lame de cutter, grattoir, couteau à enduire, spatule enduit, cutters, lames de cutter, cutter 18 mm, couteaux à enduire, couteau de peintre, grattoirs, raclette peintre, lames trapèze, truelle, platoir, spatules, couteau peintre, riflard, taloche, couteau à lame rétractable
Tools > Hand Tools > Hand Saws: scie à main, scie égoïne, scie à métaux, scie japonaise, boîte à onglets, scie à bûches, scies égoïnes, scie égoine, scies à main, scie à dos, lame scie à métaux, scie à cadre, monture scie, scies japonaises, scie à guichet, scie plaque de plâtre, scie pliante
Tools > Hand Tools > Chisels Files And Planes: ciseau à bois, lime, râpe à bois, rabot, burin, taraud, filière, pointeau, chasse-goupille, ciseaux à bois, râpes à bois, rabots, gouge, gouges, tarauds, filières, coffret tarauds, jeu de limes, chasse-goupilles, ciseau de maçon, burins, pointeaux, racloir ébéniste, taraudage, filière taraud, bédane, trusquin
Tools > Hand Tools > Clamps And Vises: serre-joint, étau, presse à serrer, pince de serrage, serre-joint à une main, serre-joints, serre joint à pompe, étaux, étau d'établi, presses, serre-joint dormant, pince serrage, étau à mors parallèles, sangle de serrage cadre, serre joint
Tools > Hand Tools > Staple Guns And Caulking Guns: agrafeuse murale, agrafes, pistolet à silicone, pistolet cartouche, pistolet à mastic, agrafeuses manuelles, agrafeuse cloueuse, agrafes 10 mm, pistolets à cartouche, pistolets extrudeurs, pistolet extrudeur, marteau agrafeur, pistolet mousse, squelette pistolet, agrafeuse tapissier
Tools > Measuring Tools: outil de mesure, instrument de mesure, traçage
Tools > Measuring Tools > Tape Measures And Rules: mètre ruban, mètre pliant, pied à coulisse, équerre, réglet, crayon de charpentier, mesure ruban, double mètre, micromètre, cordeau, mètres, mètre à ruban, mètres rubans, pieds à coulisse, équerres, réglets, cordeau à tracer, crayons de charpentier, jauge de contour, rapporteur angle, fausse équerre, pied à coulisse digital, comparateur, jauge d'épaisseur, fil à plomb, marqueur chantier
Tools > Measuring Tools > Spirit Levels And Laser Levels: niveau à bulle, niveau laser, laser croix, télémètre laser, télémètre, niveaux, niveau laser vert, niveau à bulle magnétique, lasers croix, niveau laser rotatif, mesureur laser, niveau torpille, laser de chantier, niveau laser croix, niveau laser 360
Tools > Measuring Tools > Multimeters And Detectors: multimètre, testeur de tension, détecteur de métaux, pince ampèremétrique, caméra endoscopique, humidimètre, caméra thermique, thermomètre infrarouge, multimètres, multimètre numérique, pince ampèremétrique numérique, testeurs de tension, détecteurs de métaux, détecteur de matériaux, caméra d'inspection, sonomètre, luxmètre, testeur de prise, oscilloscope, caméra endoscope, anémomètre, thermomètre laser, vérificateur absence tension, wattmètre, hygromètre bois
Tools > Fasteners And Hardware: fixation, visserie, boulonnerie, quincaillerie
Tools > Fasteners And Hardware > Screws Bolts And Nuts: vis, vis à bois, boulon, écrou, rondelle, tige filetée, vis placo, vis à tôle, tirefond, piton, boulons, écrous, rondelles, vis inox, vis aggloméré, vis terrasse, vis béton, tire-fond, tiges filetées, vis autoperceuse, vis autoforante, vis métaux, vis tête fraisée, écrou frein, écrou papillon, assortiment vis, coffret de vis, torx inox, vis tête hexagonale, insert fileté, vis à métaux, vis agglo
Tools > Fasteners And Hardware > Nails And Tacks: clou, pointe, clou tapissier, clou acier, rivet, semence, clous, pointes, tête homme, pointe tête homme, clous tapissier, pointes acier, rivets, rivets aveugles, clous tête plate, tête plate, rivets aluminium, clous tapissiers, semences tapissier, conduits agrafe, cavalier, clous de finition, clous torsadés, clous galvanisés
Tools > Fasteners And Hardware > Wall Plugs And Anchors: cheville, cheville molly, cheville placo, goujon d'ancrage, scellement chimique, cheville nylon, chevilles, chevilles molly, chevilles à expansion, goujons d'ancrage, goujon, chevilles placo, cheville à frapper, chevilles à frapper, cheville autoforeuse, kit scellement, chevilles universelles, cheville métallique, cheville bascule, tamis cheville, chevilles béton
Tools > Fasteners And Hardware > Hooks And Brackets: crochet, équerre de fixation, support étagère, crochet mural, piton à vis, patte de fixation, équerre chaise, pied de poteau, crochets à visser, équerres, équerres d'assemblage, consoles étagère, supports étagère, crochets tableaux, languettes adhésives, sabot de charpente, patte d'assemblage, taquet étagère, taquets, attache tableaux, équerre étagère, piton, pitons, gonds, crochet gond, support mural étagère, console pliante, plaque d'assemblage
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: charnière, poignée de porte, bouton de meuble, glissière tiroir, pied de meuble, roulette, butée de porte, patin feutre, poignée de meuble, ferme-porte, coulisse tiroir, charnières, charnière invisible, poignées de porte, poignées de meuble, boutons de meuble, glissières, coulisses, coulisses tiroir, roulettes, roulettes pivotantes, pieds de meuble, butoir, butées de porte, patins, patins feutre, gonds porte, paumelle, paumelles, penture, pentures, béquille de porte, poignée, loqueteau, loqueteaux, cale porte, rail porte coulissante, vérin gaz meuble, compas abattant, pied de table, pieds de table, poignée cuisine, poignées meuble, bouton de porte
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: collier de serrage, serre-câble, corde, chaîne acier, mousqueton, sangle d'arrimage, câble acier, tendeur, fil de fer, collier serflex, sandow, colliers de serrage, collier nylon, collier de serrage nylon, mousquetons, sangles, sangles à cliquet, sangle cliquet, tendeurs, câbles acier, manilles, manille, colliers rilsan, rilsan, serre-câbles, sandows, cordage, cordelette, fil galvanisé, paracorde, ficelle, drisse, serflex, serre flex, élingue, araignée tendeur, maillon rapide, ridoir, collier métallique, collier inox, poulie, chaîne galvanisée, câble gainé
Tools > Paint: peinture, décoration murale, revêtement, peintures, sous-couche, peinture satin, peinture mat, monocouche, bicouche, glycéro
Tools > Paint > Wall And Ceiling Paint: peinture murale, peinture plafond, peinture façade, peinture mur, sous-couche murs, peinture acrylique mur, peinture salle de bain, peintures murales, peinture mur et plafond, peinture murs, peinture mur boiseries, murs et plafonds, murs et boiseries, peinture plafonds, peintures façade, peinture intérieure, sous-couche universelle, peinture dépolluante, peinture anti-humidité, peinture blanche, peinture velours, peinture acrylique murs, peinture cuisine et bain, peinture extérieure, peinture tableau noir, murs plafonds
Tools > Paint > Wood And Metal Paint: lasure, vernis, peinture bois, peinture fer, antirouille, peinture radiateur, huile bois, vitrificateur, saturateur, laque, sous-couche bois, huile de lin, lasures, vernis bois, huile teck, huile de teck, huile dure, saturateurs, peintures bois, peintures fer, peinture antirouille, peinture métal, peinture meuble, peinture meubles, peinture carrelage, peinture sol, peinture effet craie, vitrificateurs, vitrificateur parquet, traitement bois, traitement du bois, xylophène, cire meuble, cire bois, dégriseur, peinture boiserie, primaire d'accrochage, peinture cuisine meubles, laques, teinte bois, peinture fer direct sur rouille, direct sur rouille, peinture sol garage, ferronnerie, brou de noix, huile parquet, bitume de judée, peinture terrasse, peinture chaleur, fongicide bois
Tools > Paint > Spray Paint: bombe de peinture, peinture aérosol, peinture en spray, apprêt aérosol, bombes de peinture, peinture en bombe, bombe peinture, aérosol peinture, bombe aérosol, aérosol, vernis en spray, vernis aérosol, bombe marquage, traceur chantier, peinture spray
Tools > Paint > Paint Brushes And Rollers: rouleau peinture, pinceau peinture, manchon, bac à peinture, brosse plate, patte de lapin, camion peinture, spalter, brosse à rechampir, rouleaux peinture, manchons, brosses à rechampir, camion, bacs peinture, kit peinture, brosse rectangulaire, pinceaux peinture, manchon 180 mm, manchon 12 mm, kit peintre, patte lapin, brosse pouce, grille à peinture, perche télescopique, monture rouleau, pinceau plat, brosse radiateur, rouleau laqueur, mini rouleau, kit rouleau
Tools > Paint > Masking Tape And Dust Sheets: ruban de masquage, adhésif de masquage, bâche de protection, bâche peinture, papier de masquage, adhésifs de masquage, bâches, bâche peintre, bâches de protection, rubans de masquage, adhésif peintre, film de protection, papier masquage, ruban masquage, bâche protection, ruban peintre, protection sol peinture, film prémasqué
Tools > Paint > Thinners And Strippers: white spirit, diluant, décapant, térébenthine, acétone, alcool à brûler, nettoyant pinceaux, dérouillant, white-spirit, diluants, décapants, essence de térébenthine, alcool ménager, décapant peinture, décapant bois, nettoyant pinceau, acétone 1L, essence F, trichlo, solvants, solvant, diluant cellulosique, dérouilleur, décolleur papier peint, décapant gel
Tools > Paint > Wallpaper And Wall Coverings: papier peint, colle papier peint, papier intissé, adhésif décoratif, panneau mural, papier peint panoramique, toile de verre, frise murale, papiers peints, colles papier peint, lambris, lambris PVC, papiers peints intissés, panneaux muraux, tasseaux muraux acoustique, revêtement mural, parement, plaquette de parement, fibre de verre à peindre, toile à peindre, intissé à peindre, panneau acoustique, lambris bois, table à tapisser, papier intissé uni
Tools > Adhesives And Sealants: colle, adhésif, mastic
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: colle forte, super glue, colle à bois, colle de fixation, colle époxy, colle néoprène, colle contact, colle en spray, bâton de colle, frein filet, colles, superglue, colle mastic, colle montage, colle polyuréthane, colle vinylique, résine époxy colle, colle universelle, colle chaussures
Tools > Adhesives And Sealants > Silicone And Fillers: mastic, mastic silicone, joint silicone, mousse expansive, mousse polyuréthane, enduit de rebouchage, pâte à bois, joint carrelage, mastic acrylique, enduit de lissage, mastics, joints silicone, silicone sanitaire, enduits, enduit de lissage intérieur, mousse PU, rebouchage, mastic colle, mastic vitrier
Tools > Adhesives And Sealants > Technical Tapes: ruban adhésif toilé, chatterton, ruban isolant, adhésif double face, ruban de réparation, ruban aluminium, bande antidérapante, ruban téflon, rubans adhésifs, adhésif réparation, ruban double face, adhésif toilé, ruban électrique, adhésif aluminium, rubalise, ruban butyle
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: dégrippant, lubrifiant, graisse, huile multi-usage, spray silicone, nettoyant contact, graisse lithium, lubrifiants, dégrippants, graisse silicone, graisse blanche, pompe à graisse, lubrifiant sec, huile de vaseline, dégrippant lubrifiant
Tools > Electrical: électricité, matériel électrique, appareillage électrique
Tools > Electrical > Switches And Sockets: interrupteur, prise de courant, prise murale, variateur, plaque de finition, va-et-vient, prise double, bouton poussoir, sonnette, carillon, interrupteurs, va et vient, prises, prise étanche, interrupteur double, plaque interrupteur, carillon sans fil, sonnettes, appareillage mural, prise usb murale, détecteur de mouvement
Tools > Electrical > Extension Cords And Power Strips: rallonge électrique, multiprise, enrouleur électrique, bloc multiprise, prise parafoudre, prise programmable, adaptateur prise, rallonge, multiprises, rallonges, blocs multiprises, programmateur prise, prolongateur, enrouleurs, fiche électrique, bloc prise, prise multiple, tour multiprise
Tools > Electrical > Cables And Cable Management: câble électrique, fil électrique, goulotte, gaine électrique, domino, boîte de dérivation, gaine thermorétractable, attache-câble, borne de connexion, moulure électrique, boîte d'encastrement, câbles électriques, fils électriques, goulottes, gaine ICTA, R2V, H07VU, cosses, bornes, boîtes d'encastrement, cache câble, gaines, moulure, passe câble, connecteurs wago, presse-étoupe
Tools > Electrical > Fuses And Circuit Breakers: disjoncteur, fusible, tableau électrique, interrupteur différentiel, coffret électrique, contacteur, télérupteur, parafoudre, disjoncteurs, fusibles, tableaux électriques, interrupteurs différentiels, disjoncteur phase, coffret modules, peigne, différentiel 30mA, 30mA
Tools > Electrical > Solar Panels And Power Stations: panneau solaire, kit solaire, onduleur solaire, station électrique portable, micro-onduleur, régulateur de charge, batterie lithium solaire, panneaux solaires, kits solaires, onduleurs, station d'énergie, convertisseur 12v 220v, panneau photovoltaïque, batterie solaire, monocristallin
Tools > Plumbing: plomberie, sanitaire, raccordement eau
Tools > Plumbing > Taps And Faucets: robinet, mitigeur, mitigeur lavabo, mitigeur évier, robinetterie, mélangeur, mousseur, mitigeur thermostatique, robinet de puisage, mitigeur cuisine, robinets, mitigeurs, mitigeur évier douchette, mitigeur bain douche, mitigeur douche, robinet cuisine, robinet lavabo, mousseurs, mitigeur cascade
Tools > Plumbing > Showers And Shower Heads: pommeau de douche, douchette, flexible de douche, colonne de douche, pomme de douche, ensemble de douche, barre de douche, cabine de douche, receveur de douche, pommeaux, douchettes, colonnes de douche, pommeau douche, flexibles de douche, parois de douche, paroi douche, receveurs, pare-baignoire, pare baignoire, ciel de pluie, ensemble douche
Tools > Plumbing > Toilets Sinks And Bathtubs: abattant WC, cuvette WC, lavabo, vasque, évier, baignoire, chasse d'eau, WC suspendu, lave-mains, plaque de commande, mécanisme de chasse, bidet, bâti-support, cuvettes, pack WC, WC à poser, WC suspendus, lavabos, vasques, vasque à poser, éviers, évier inox, évier à encastrer, baignoires, évier résine, évier granit, mécanismes, mécanisme WC, robinet flotteur, broyeur WC, sans bride, timbre d'office, bac évier
Tools > Plumbing > Pipes And Fittings: tuyau PVC, raccord, siphon, vanne, tube cuivre, flexible alimentation, joint, coude PVC, bonde, robinet d'arrêt, manchon PVC, raccord à compression, tube PER, clapet, raccords, tubes cuivre, siphons, vannes, joints, coudes, coude, flexibles, bondes, multicouche, tube multicouche, vanne à sphère, raccords laiton, bonde clic-clac, raccord multicouche, robinet équerre, clapets, collecteur, mamelon, culotte PVC
Tools > Plumbing > Drain Snakes And Plungers: furet, furet de plomberie, ventouse, déboucheur manuel, débouchoir, furets, déboucheurs, ventouses, furet déboucheur, furet wc, déboucheur à pompe, débouche canalisation, spirale déboucheuse
Tools > Plumbing > Water Heaters And Heating: chauffe-eau, radiateur, sèche-serviettes, tête thermostatique, ballon d'eau chaude, poêle à bois, plancher chauffant, thermostat d'ambiance, poêle à granulés, chaudière, circulateur, chauffe-eaux, chauffe eau, chauffe-eau électrique, ballon eau chaude, cumulus, sèche serviettes, robinet thermostatique, têtes thermostatiques, circulateurs, chaudières, thermostats, vase d'expansion
Tools > Flashlights And Work Lights: lampe torche, lampe frontale, lampe de poche, baladeuse, lampe de travail, projecteur de chantier, lampe d'inspection, lampes torches, lampes frontales, frontale, baladeuses, projecteurs chantier, torche LED, lampe inspection, lampes de poche, projecteur rechargeable
Tools > Locks And Safes: serrure, sécurité, antivol
Tools > Locks And Safes > Padlocks: cadenas, cadenas à code, cadenas à combinaison, moraillon, cadenas valise, cadenas à clé, cadenas laiton, cadenas TSA, cadenas 4 chiffres
Tools > Locks And Safes > Door Locks And Cylinders: serrure de porte, cylindre de serrure, verrou, serrure connectée, chaîne de porte, barillet, serrure à encastrer, judas, boîte aux lettres, entrebâilleur, serrures, cylindres, verrous, serrure multipoints, cylindre européen, cylindre double, boîtes aux lettres, judas porte, serrure applique, gâche
Tools > Locks And Safes > Safes And Key Cabinets: coffre-fort, boîte à clés, caisse à monnaie, armoire à clés, coffre mural, coffre ignifuge, armoire forte, coffres-forts, coffre fort, boîte à clé, coffre à clés
Tools > Smoke And Gas Alarms: détecteur de fumée, détecteur monoxyde de carbone, extincteur, couverture anti-feu, détecteur de gaz, détecteur de fuite d'eau, détecteurs de fumée, détecteur fumée, détecteurs de monoxyde, extincteurs, DAAF, détecteur avertisseur, détecteur CO
Tools > Workwear And Protective Gear: équipement de protection individuelle, EPI, vêtements de travail, harnais antichute
Tools > Workwear And Protective Gear > Work Clothing: pantalon de travail, combinaison de travail, gilet haute visibilité, salopette de travail, veste de travail, bleu de travail, gilet jaune, blouse de travail, genouillères, pantalons de travail, gilets jaunes, gilet fluo, gilet fluo jaune, gilet de sécurité, gilet haute-visibilité, cotte de travail, cotte à bretelles, parka haute visibilité, bermuda de travail, pantalon anti-coupure
Tools > Workwear And Protective Gear > Safety Shoes: chaussures de sécurité, bottes de sécurité, baskets de sécurité, chaussures de travail, chaussure S3, chaussure de sécurité, baskets sécurité, basses S3, bottes S5, chaussures montantes de sécurité, S1P, S3 SRC, coquée, embout acier, sabots de travail
Tools > Workwear And Protective Gear > Work Gloves: gants de travail, gants de protection, gants anti-coupure, gants de manutention, gants de bricolage, gants soudeur, gant de travail, gants protection, gants anti coupure, gants nitrile enduits, gants manutention, gants cuir travail, gant anti-coupure, gants bricolage
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: lunettes de protection, casque de chantier, casque antibruit, visière de protection, lunettes de sécurité, casquette anti-heurt, lunettes protection, casques antibruit, casques de chantier, casque anti-bruit, bouchons d'oreilles travail, écran facial, surlunettes, casque forestier, sur-lunettes
Tools > Workwear And Protective Gear > Dust Masks And Respirators: masque anti-poussière, masque respiratoire, demi-masque, cartouche masque, masque à gaz, masque FFP3, masques anti-poussière, masques FFP3, masque peinture, masques FFP2, masque ffp2, cartouche A2P3, masque complet, cartouches masque, demi masque
Tools > Ladders And Scaffolding: échelle, escabeau, échelle télescopique, marchepied, échafaudage, échelle coulissante, échelle transformable, escalier escamotable, plateforme individuelle, échelles, escabeaux, escabeau 5 marches, marches, marchepieds, échafaudages, échelle transformable 3 plans, échelle pliante, échelle aluminium, barreaux, échelle de toit
Tools > Tool Storage And Workshop: rangement outils, aménagement atelier, rangement garage
Tools > Tool Storage And Workshop > Tool Boxes And Bags: boîte à outils, caisse à outils, sac à outils, servante d'atelier, organiseur vis, ceinture porte-outils, mallette à outils vide, casier à vis, bac à bec, boîtes à outils, caisses à outils, sacs à outils, servantes, servante d'atelier complète, organiseurs, mallettes, porte-outils, coffret de rangement visserie, casiers, sac porte-outils
Tools > Tool Storage And Workshop > Workbenches And Shelving: établi, tréteau, étagère charge lourde, panneau perforé, rayonnage métallique, servante établi pliant, rayonnage garage, établis, tréteaux, rayonnages, étagères métalliques, étagère garage, panneaux perforés, étagère charge lourde 5 tablettes, établi d'atelier, support outils mural, rack, tablettes métal, étagère métallique 5 niveaux
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: diable, treuil, palan, chariot de transport, roule-meuble, transpalette, sangle de levage, chariot plateforme, diables, diable pliable, treuils, palans, palan électrique, chariots, chariot pliant, roule-meubles, socle roulant, transpalettes, chariot élévateur manuel, diable escalier, sangles de levage, tire-fort, plateau roulant, palans électriques
Tools > Welding And Soldering: poste à souder, fer à souder, station de soudage, étain à souder, masque de soudure, chalumeau, électrode de soudage, lampe à souder, baguette de soudure, fil à souder, décapant soudure, postes à souder, fers à souder, MIG, TIG, poste à souder inverter, électrodes, chalumeaux, masques de soudure, étain, station soudage, brasure, lampe à souder gaz, cagoule de soudage, découpeur plasma, panne fer
Tools > Building Materials: matériaux de construction, matériau, gros œuvre
Tools > Building Materials > Cement And Plaster: ciment, béton, mortier, plâtre, colle carrelage, plaque de plâtre, ragréage, brique, parpaing, enduit façade, sable, placo BA13, chaux, ciments, mortiers, bétons, plâtres, colle à carrelage, mortier colle, béton prêt à l'emploi, ciment prompt, ragréages, plaques de plâtre, BA13, enduit à la chaux, joint pour carrelage, parpaings, pavés, béton cellulaire, ragréage sol
Tools > Building Materials > Flooring And Tiles: parquet, sol stratifié, sol vinyle, carrelage, plinthe, sous-couche parquet, lame de terrasse, faïence, dalle PVC, lame PVC clipsable, caillebotis, mosaïque, barre de seuil, lino, croisillon carrelage, carrelages, grès cérame, carrelage sol, parquets, stratifié, sols stratifiés, plinthes, lames vinyle, dalles, dalle clipsable, sol PVC, sol vinyle clipsable, lames de terrasse, lames PVC, effet béton, effet bois, carreau, carreaux, carrelage mural, sous couche, barres de seuil, nez de marche, gazon dalle, dalles de terrasse, dalles moquette, revêtement de sol, carreaux de ciment, croisillons, système nivellement
Tools > Building Materials > Timber And Sheet Materials: contreplaqué, panneau bois, tasseau, plaque acrylique, profilé aluminium, bois de charpente, OSB, médium MDF, plexiglas, baguette bois, cornière, plaque polycarbonate, aggloméré, plaque ondulée, shingle, panneau MDF, contreplaqués, panneaux, tasseaux, planche bois, planches, bastaing, chevron, chevrons, lambourde, panneau OSB, plaques plexiglas, plexi, tôle, tôles, tablette mélaminé, tablette bois, plan de travail, plans de travail, profilés, plaques ondulées, bac acier, tôle ondulée, moulures, champlat, panneau contreplaqué, tige bois, tourillon, tourillons, tourillon bois, tube carré, fer plat, panneau latté, traverse paysagère, médium, carton bitumé, plaque alu
Tools > Building Materials > Insulation Doors And Windows: laine de verre, isolant, panneau isolant, joint de fenêtre, bas de porte, porte intérieure, fenêtre de toit, volet roulant, moustiquaire, gouttière, polystyrène, bloc-porte, laine de roche, grille d'aération, isolation tuyau, boudin de porte, isolants, isolation, laine minérale, rouleau laine, panneaux isolants, isolant mince, joints de fenêtre, joints porte, joint mousse, bas de portes, boudins de porte, calfeutrage, blocs-portes, portes intérieures, porte coulissante, porte d'entrée, fenêtre PVC, fenêtres, volets roulants, volets battants, velux, moustiquaires, moustiquaire enroulable, moustiquaire porte, gouttières, descente gouttière, grilles d'aération, gaine isolante, film isolant fenêtre, mousse acoustique, pare-vapeur, store banne moteur, seuil de porte, joint isolant, porte de garage, polystyrène extrudé, manchon isolant, appui de fenêtre
Automotive: voiture, automobile, véhicule, auto
Automotive > Car Care: entretien auto, nettoyage voiture, produit d'entretien voiture
Automotive > Car Care > Car Shampoos: shampooing auto, shampoing voiture, mousse active, démoustiqueur, lavage sans eau
Automotive > Car Care > Car Waxes And Polishes: cire auto, polish, lustreur carrosserie, efface rayures, traitement céramique, rénovateur carrosserie, polish carrosserie, cire carnauba, lustrant
Automotive > Car Care > Car Interior Cleaners: nettoyant tableau de bord, rénovateur plastique, nettoyant intérieur voiture, nettoyant cuir auto, nettoyant tissus auto, rénovateur tableau de bord, lingettes tableau de bord, shampoing moquette voiture
Automotive > Car Care > Wheel And Tyre Cleaners: nettoyant jantes, brillant pneus, décontaminant ferreux, rénovateur pneu, détachant goudron, noir pneu, nettoyant jante
Automotive > Car Care > Car Glass Cleaners: nettoyant vitres auto, dégivrant, anti-pluie, antibuée, rénovateur phares, nettoyant pare-brise, dégivrant pare-brise, répulsif pluie
Automotive > Car Care > Car Wash Tools: gant de lavage, peau de chamois, microfibre auto, brosse de lavage voiture, brosse jantes, éponge auto, canon à mousse, chiffon microfibre voiture, brosse jante, polisseuse voiture
Automotive > Car Care > Car Air Fresheners: désodorisant voiture, parfum voiture, diffuseur voiture, sapin désodorisant, senteur auto, arbre magique, désodorisant auto
Automotive > Car Care > Car Paint And Body Repair: stylo retouche, peinture voiture, mastic carrosserie, convertisseur de rouille, blackson, vernis carrosserie, apprêt, mastic polyester, peinture jante, peinture étrier, débosselage, stylo retouche peinture, bombe peinture carrosserie
Automotive > Oils And Fluids: lubrifiant, fluide auto, liquide automobile
Automotive > Oils And Fluids > Motor Oils: huile moteur, huile 2 temps, huile synthétique, 5w30, 5w40, huile moteur diesel, huile 4t, 5w-30 longlife, huile minérale moteur
Automotive > Oils And Fluids > Gear And Transmission Oils: huile de boîte, huile boîte de vitesses, liquide direction assistée, huile de transmission, huile hydraulique, huile boîte, huile de pont, huile boîte automatique
Automotive > Oils And Fluids > Brake Fluids: liquide de frein, dot 4, dot 5.1, liquide frein
Automotive > Oils And Fluids > Antifreeze And Coolants: liquide de refroidissement, antigel, anti-fuite radiateur, nettoyant radiateur, liquide refroidissement, liquide de refroidissement 4 saisons
Automotive > Oils And Fluids > Screenwash: lave-glace, liquide lave-glace, lave glace hiver, lave glace concentré, lave-glace été
Automotive > Oils And Fluids > Fuel And Oil Additives: additif carburant, nettoyant injecteurs, nettoyant fap, additif diesel, start pilote, additif huile, nettoyant injecteur, stop fuite huile, traitement carburant, décalaminant
Automotive > Oils And Fluids > Adblue: solution d'urée, fluide échappement diesel, ad blue, additif scr, adblue bec verseur
Automotive > Oils And Fluids > Greases And Workshop Sprays: graisse lithium, nettoyant freins, dégrippant, graisse cuivre, nettoyant contact, spray silicone, nettoyant carburateur, graisse cardan, nettoyant frein, dégrippant lubrifiant, graisse blanche, nettoyant papillon
Automotive > Car Parts: pièce auto, pièce détachée auto, pièce de rechange, essieu avant, côté conducteur, Clio, Mégane, Twingo, C3
Automotive > Car Parts > Brakes: plaquettes de frein, disque de frein, étrier de frein, mâchoires de frein, tambour de frein, kit plaquettes de frein, kit freins, garnitures de frein, câble frein à main, disques de frein
Automotive > Car Parts > Car Filters: filtre à huile, filtre à air, filtre habitacle, filtre à pollen, filtre à carburant, filtre à gasoil, kit filtration, filtre huile, kit vidange filtres, filtre habitacle charbon actif, filtre gasoil
Automotive > Car Parts > Spark Plugs And Ignition: bougie d'allumage, bougie de préchauffage, bobine d'allumage, faisceau d'allumage, bougies, bougie préchauffage, bobine allumage, bougie iridium
Automotive > Car Parts > Car Light Bulbs: ampoule h7, ampoule h4, ampoule phare, ampoule xénon, ampoule voiture, ampoule feu, ampoule veilleuse, ampoules h7, ampoule led voiture, ampoule clignotant, ampoules phares, h11
Automotive > Car Parts > Headlights And Tail Lights: phare avant, feu arrière, antibrouillard, clignotant, feu de jour, phare de travail, feux arrière, phare additionnel, feu antibrouillard, projecteur avant, rampe led 4x4, gyrophare, éclairage plaque
Automotive > Car Parts > Wiper Blades: balai d'essuie-glace, essuie-glace, essuie-glace arrière, bras d'essuie-glace, balais essuie-glaces, essuie glaces, raclette essuie-glace, balai plat
Automotive > Car Parts > Suspension And Steering: amortisseur, ressort de suspension, bras de suspension, rotule, roulement de roue, biellette, triangle de suspension, amortisseurs, biellette de barre stabilisatrice, kit suspension, ressorts courts, silent bloc, crémaillère de direction, coupelle amortisseur, rotule de direction
Automotive > Car Parts > Engine And Drivetrain Parts: kit de distribution, courroie, pompe à eau, kit embrayage, alternateur, démarreur, turbo, joint de culasse, volant moteur, courroie de distribution, courroie accessoire, chaîne de distribution, support moteur, injecteur, radiateur moteur, compresseur climatisation, cardan, galet tendeur, durite, vase d'expansion, carter d'huile, soufflet de cardan, butée embrayage
Automotive > Car Parts > Exhaust Parts: échappement, silencieux, pot d'échappement, catalyseur, sonde lambda, vanne egr, filtre à particules, ligne échappement, collecteur échappement, silencieux arrière, flexible échappement, embout échappement
Automotive > Car Parts > Mirrors And Body Parts: rétroviseur, glace de rétroviseur, pare-chocs, aile avant, calandre, spoiler, vérin de coffre, bavettes, support plaque immatriculation, miroir rétroviseur, coque rétroviseur, déflecteur d'air voiture, pare-boue, antenne voiture, bouchon réservoir, vérins de hayon, passage de roue, marchepied
Automotive > Car Parts > Car Sensors And Switches: capteur abs, débitmètre, lève-vitre, capteur, relais, fusible auto, neiman, capteur de stationnement, capteur pmh, capteur arbre à cames, relais clignotant, assortiment fusibles, klaxon, commodo, moteur lève-vitre, contacteur feu stop, capteur vitesse, radar de recul, porte fusible, résistance chauffage
Automotive > Tyres And Wheels: roue, pneu
Automotive > Tyres And Wheels > Car Tyres: pneu été, pneu hiver, pneu 4 saisons, pneu toutes saisons, pneumatique, pneu auto, pneus, pneu tourisme, pneu utilitaire
Automotive > Tyres And Wheels > Rims And Wheel Covers: jante alu, jante tôle, enjoliveur, boulon de roue, écrou antivol, bouchon de valve, élargisseur de voie, cache moyeu, enjoliveurs, jantes alu, écrous de roue, cache moyeux, valve pneu, centre de roue, antivol de roue, housse de pneu
Automotive > Tyres And Wheels > Snow Chains: chaîne neige, chaussette neige, chaîne à neige, chaînes neige, chaussettes neige, chaîne à croisillons
Automotive > Tyres And Wheels > Tyre Repair And Inflation: bombe anti-crevaison, kit réparation pneu, compresseur 12v, gonfleur pneu, manomètre pneu, pompe à pied, mèche pneu, gonfleur voiture, compresseur voiture, réparation crevaison, anti crevaison, contrôleur pression
Automotive > Car Batteries And Charging: batterie auto accessoires, alimentation véhicule
Automotive > Car Batteries And Charging > Car Batteries: batterie voiture, batterie auto, batterie agm, batterie décharge lente, batterie camping-car, batterie de démarrage, batterie 12v, batterie démarrage, batterie start stop, batterie camion, batterie décharge
Automotive > Car Batteries And Charging > Car Battery Chargers: chargeur de batterie, chargeur batterie voiture, mainteneur de charge, testeur batterie auto, chargeur batterie, chargeur maintien de charge, chargeur batterie moto
Automotive > Car Batteries And Charging > Jump Starters And Cables: booster batterie, câbles de démarrage, démarreur de secours, cosse de batterie, booster de démarrage, booster voiture, câble démarrage, pinces batterie, coupe batterie, câbles batterie
Automotive > Car Batteries And Charging > EV Charging: câble de recharge voiture électrique, câble type 2, borne de recharge, wallbox, câble recharge type 2, chargeur voiture électrique, prise renforcée, câble t2 t2, station de recharge
Automotive > Car Accessories: accessoire voiture, accessoire auto, Clio, Mégane
Automotive > Car Accessories > Seat Covers And Cushions: housse siège auto, couvre-volant, housse voiture siège, coussin siège auto, protection dossier, fourreau ceinture, housses de siège, housse siège voiture, housses auto universelles, accoudoir voiture, appui-tête voiture, couvre siège, couvre volant, housses utilitaire
Automotive > Car Accessories > Car Mats And Boot Liners: tapis de voiture, tapis auto, tapis de coffre, bac de coffre, tapis caoutchouc, tapis voiture, tapis sur mesure auto, surtapis, bac coffre, tapis caoutchouc auto, tapis de sol voiture, tapis de sol auto
Automotive > Car Accessories > Phone Mounts: support téléphone voiture, support smartphone auto, support grille aération, support tablette voiture, support téléphone, support téléphone magnétique voiture, support voiture smartphone, support portable voiture, support voiture
Automotive > Car Accessories > Car Chargers: chargeur allume-cigare, chargeur voiture usb, convertisseur 12v 220v, multiprise allume-cigare, chargeur auto, chargeur allume cigare, chargeur voiture, chargeur voiture rapide, allume-cigare, convertisseur tension, onduleur 12v, prise allume cigare
Automotive > Car Accessories > Sunshades And Car Covers: pare-soleil voiture, rideau pare-soleil, housse de voiture, bâche voiture, film teinté, protection pare-brise, housse protection voiture, bache voiture, bâche de protection voiture, pare soleil voiture, pare soleil auto, film solaire voiture, bâche pare-brise, housse auto, protection pare brise antigel
Automotive > Car Accessories > Roof Boxes And Carriers: coffre de toit, barres de toit, porte-vélo, galerie de toit, porte-skis, porte-vélos attelage, coffre toit, barres toit, porte vélo, porte vélos, galerie toit, coffre de toit souple, porte kayak, porte-vélo hayon, porte vélo attelage
Automotive > Car Accessories > Towing And Trailer Parts: attelage, attache remorque, corde de remorquage, sangle d'arrimage, sangle à cliquet, feux de remorque, roue jockey, treuil auto, adaptateur remorque, prise remorque, sangle arrimage, cache boule attelage, antivol remorque, bâche remorque, faisceau attelage, treuil électrique, tendeur, sangles à cliquet, sangle remorquage, rampe éclairage remorque
Automotive > Car Accessories > Car Safety And Emergency: triangle de signalisation, gilet de sécurité, kit de secours auto, marteau brise-vitre, gratte-givre, éthylotest, triangle signalisation, gilet jaune, kit sécurité auto, kit signalisation, éthylotest électronique, brise vitre, raclette givre, gilet haute visibilité, grattoir pare-brise
Automotive > Car Accessories > Car Security: antivol volant, alarme voiture, traceur gps voiture, sabot de roue, coque clé voiture, canne antivol, coque clé, coque de clé, étui clé voiture, bloque volant, bloque pédales, télécommande clé, pochette anti rf, boîtier clé, traceur gps
Automotive > Car Accessories > Car Organizers: organisateur de coffre, rangement siège voiture, filet de coffre, poubelle voiture, disque de stationnement, porte-gobelet auto, organiseur voiture, organisateur voiture, protège dossier voiture, filet coffre, rangement coffre, porte gobelet voiture, vide-poche voiture, protection siège arrière voiture, tablette voiture
Automotive > Car Accessories > Car Decals And Styling: autocollant voiture, sticker voiture, covering voiture, pommeau de vitesse, seuil de porte, disque a conducteur, bébé à bord, adhésif voiture, disque A, disque a magnétique, levier de vitesse pommeau, soufflet levier, protection seuil de porte, logo emblème voiture, film carbone, plaque immatriculation
Automotive > Car Electronics: électronique embarquée, électronique auto
Automotive > Car Electronics > Car Radios: autoradio, poste voiture, autoradio bluetooth, 2 din, transmetteur fm, autoradio android, adaptateur carplay, kit mains libres voiture, autoradio gps, façade autoradio
Automotive > Car Electronics > Car Speakers And Amplifiers: haut-parleur voiture, caisson de basse voiture, ampli voiture, enceinte auto, haut-parleurs coaxiaux, enceintes voiture, subwoofer voiture, amplificateur voiture, isolation phonique voiture, kit câble ampli
Automotive > Car Electronics > Dash Cams: dashcam, caméra embarquée, caméra de recul, caméra voiture, caméra tableau de bord, caméra recul, dash cam avant arrière
Automotive > Car Electronics > Car Navigation: gps voiture, gps poids lourd, assistant de conduite, avertisseur de radar, navigation gps, navigateur, gps camping-car, avertisseur radar, gps camion
Automotive > Car Electronics > Obd Scanners: valise diagnostic, lecteur obd2, interface diagnostic auto, scanner obd, outil diagnostic, lecteur de code, diagnostic auto obd
Automotive > Automotive Tools: outillage auto, outil mécanique auto, équipement garage
Automotive > Automotive Tools > Jacks And Ramps: cric, cric rouleur, cric hydraulique, chandelle auto, rampe de levage, cric bouteille, chèvre moteur, cric hydraulique 2 tonnes, chandelles, cric roulant, planche visite, cales de roue, rampes de levage, rampe auto, rampes auto, rampe voiture, paire rampes
Automotive > Automotive Tools > Car Repair Tools: clé filtre à huile, bac de vidange, coffret calage distribution, compressiomètre, clé à bougie, pompe à graisse, compresseur de ressort, arrache rotule, clé en croix, clé démonte-roue, purgeur de frein, repousse piston, démonte pneu auto, repousse pistons, coffret calage, extracteur roulement, entonnoir vidange, outil démontage garniture, testeur de compression, coffret rotules, purge frein
Automotive > Motorcycle: moto, scooter, cyclomoteur, deux-roues, pièce moto, accessoire moto, équipement motard, scooter 50cc, mobylette
Automotive > Motorcycle > Motorcycle Helmets: casque moto, casque intégral, casque modulable, casque jet, casque cross, visière casque, écran casque
Automotive > Motorcycle > Motorcycle Clothing: blouson moto, gants moto, bottes moto, pantalon moto, dorsale moto, combinaison moto, jean moto, baskets moto, gilet airbag moto, veste moto, chaussures moto, blouson cuir moto
Automotive > Motorcycle > Motorcycle Tyres: pneu moto, pneu scooter, pneu cross, chambre à air moto, pneu enduro
Automotive > Motorcycle > Motorcycle Parts: chaîne moto, kit chaîne, plaquettes moto, poignées moto, levier de frein moto, rétroviseur moto, échappement moto, batterie moto, variateur scooter, kit chaîne moto, clignotant moto, pot d'échappement moto, bulle moto, variateur, silencieux moto, carburateur scooter, courroie scooter, cylindre 50cc, support de plaque moto, repose pieds
Automotive > Motorcycle > Motorcycle Luggage: top case, valise moto, sacoche moto, sacoche de réservoir, sacoche cavalière, porte-bagages moto, top case moto, sacoche réservoir, sacoches cavalières, valises moto, support top case
Automotive > Motorcycle > Motorcycle Accessories: housse moto, antivol moto, bloque-disque, intercom moto, graisse chaîne, béquille moto, tablier scooter, support téléphone moto, poignées chauffantes, bloque disque, antivol u, graisse chaîne moto, bâche moto, manchons moto
Automotive > Caravan And Motorhome: camping-car, caravane, auvent, produit wc chimique, cale camping-car, store camping-car, toilette chimique, auvent caravane, housse caravane, fourgon aménagé, lanterneau
Toys: jouet, jouet enfant, Pat Patrouille, jeu pour enfant
Toys > Building Sets: jeu de construction, blocs de construction, briques
Toys > Building Sets > Brick Sets: briques à assembler, figurine à construire, plaque de base, briques emboîtables, briques de construction, jeu de construction briques
Toys > Building Sets > Wooden Blocks: cubes en bois, blocs en bois, planchettes en bois, planchettes de construction, planchettes, planchettes bois
Toys > Building Sets > Magnetic Building Sets: jeu de construction magnétique, blocs magnétiques, tuiles magnétiques, aimants de construction, construction magnétique, magnétique aimants construction
Toys > Building Sets > Marble Runs: circuit à billes, parcours de billes, toboggan à billes, circuit de billes, parcours à billes
Toys > Building Sets > Construction Kits: kit de construction métal, coffret mécanique, jeu d'engrenages, construction vis et écrous, jeu de construction métal, mécanique construction, ingénieur
Toys > Building Sets > Model Kits: maquette, maquette avion, maquette bateau, maquette voiture, kit de modélisme
Toys > Dolls: poupée, poupon, poupée de chiffon, poupée en tissu, poupée souple, poupée chiffon
Toys > Dolls > Fashion Dolls: poupée mannequin, poupée princesse, poupée sirène, mini poupée
Toys > Dolls > Baby Dolls: poupon, bébé reborn, poupée bébé, baigneur, bébé câlin, poupon interactif
Toys > Dolls > Dollhouses: maison de poupée, mobilier maison de poupée, manoir de poupée, maison de poupées
Toys > Dolls > Doll Accessories: vêtements de poupée, poussette de poupée, landau poupée, lit de poupée, accessoires poupée, poussette poupée, lit poupée, vêtements poupée, berceau poupée
Toys > Dolls > Puppets And Puppet Theatres: marionnette, marionnette à main, marionnette à doigt, théâtre de marionnettes, guignol
Toys > Figures: figurine, personnage, coffret figurines, figurines
Toys > Figures > Action Figures: figurine d'action, figurine articulée, figurine super-héros, robot transformable, figurine Marvel, figurine Dragon Ball
Toys > Figures > Collectible Figures: figurine de collection, figurine vinyle, figurine manga, statuette
Toys > Figures > Animal Figures: figurine animal, figurine dinosaure, figurine cheval, animaux de la ferme, figurine animaux, dinosaure
Toys > Figures > Playsets: coffret de jeu, château fort, ferme jouet, bateau pirate, caserne de pompiers, univers de jeu, maison de famille jouet
Toys > Toy Vehicles: véhicule jouet, véhicule miniature, garage jouet, garage voitures, station service jouet, parking jouet, avion jouet, hélicoptère jouet, bateau jouet, planeur polystyrène
Toys > Toy Vehicles > Toy Cars: petite voiture, voiture miniature, voiture jouet, voiture à rétrofriction, voiture à friction
Toys > Toy Vehicles > Toy Trucks And Machines: camion jouet, pelleteuse, tracteur jouet, camion de pompiers, camion benne, grue jouet, camion pompier, tractopelle jouet, camion poubelle, engin de chantier
Toys > Toy Vehicles > Toy Trains: train jouet, train en bois, circuit de train, locomotive, rails, train électrique, wagon, circuit train
Toys > Toy Vehicles > Race Tracks: circuit de voitures, circuit électrique, piste de course, circuit de course, circuit voiture, piste voiture
Toys > Remote Control Toys: jouet télécommandé, radiocommandé, télécommandé
Toys > Remote Control Toys > Remote Control Cars: voiture télécommandée, voiture radiocommandée, buggy télécommandé, camion télécommandé, pelleteuse télécommandée
Toys > Remote Control Toys > Remote Control Aircraft And Boats: hélicoptère télécommandé, avion télécommandé, bateau télécommandé, mini drone, drone enfant
Toys > Remote Control Toys > Toy Robots: robot jouet, robot interactif, chien robot, robot programmable, animal interactif
Toys > Games: jeu de société, jeu, jeu de voyage, jeu ambiance
Toys > Games > Family Board Games: jeu de plateau, jeu de société familial, jeu de l'oie, jeu de quiz, jeu de mémoire, jeu familial, jeu de questions
Toys > Games > Strategy Board Games: jeu de stratégie, jeu expert, extension jeu de plateau, jeu initié, extension jeu
Toys > Games > Card Games: jeu de cartes, jeu des 7 familles, jeu de bataille, cartes à jouer enfant, jeu de 7 familles, bataille
Toys > Games > Playing Cards: cartes à jouer, jeu de 52 cartes, jeu de 32 cartes, cartes poker, tarot, jetons de poker, belote, jeu de 54 cartes, jeu de tarot, jetons poker, mallette poker, tarot divinatoire
Toys > Games > Trading Cards: cartes à collectionner, booster, carte collection, vignettes, album de vignettes, coffret dresseur, coffret dresseur élite, album autocollants, classeur cartes, cartes Pokémon
Toys > Games > Party Games: jeu d'ambiance, jeu apéro, jeu à boire, jeu de mimes, jeu de soirée, jeu soirée
Toys > Games > Chess And Classic Games: jeu d'échecs, échiquier, dames, backgammon, domino, loto, mahjong, petits chevaux, dés, échecs, dominos, jeu de dames, awalé
Toys > Games > Dexterity And Action Games: jeu d'adresse, tour en bois, pêche à la ligne, mikado, jeu d'équilibre, jeu d'action, jeu de rapidité
Toys > Games > Role Playing And Miniature Games: jeu de rôle, livre de règles, figurines wargame, dés polyédriques, figurines à peindre, livre de base jdr, dés jdr
Toys > Games > Escape And Mystery Games: jeu d'escape, escape game, jeu d'enquête, murder party, jeu d'énigmes, enquête, énigmes
Toys > Games > Table Football And Game Tables: baby-foot, table de babyfoot, air hockey, table multi jeux, billard enfant, babyfoot, baby foot
Toys > Puzzles: puzzle, casse-tête, tapis de puzzle, colle puzzle, plateau puzzle, boîtes de tri puzzle
Toys > Puzzles > Jigsaw Puzzles: puzzle 1000 pièces, puzzle adulte, puzzle 500 pièces, puzzle panorama
Toys > Puzzles > Kids Puzzles: puzzle enfant, puzzle en bois, encastrement, puzzle de sol, puzzle à boutons, puzzle bois enfant, puzzle évolutif, puzzle cadre
Toys > Puzzles > 3D Puzzles: puzzle 3d, puzzle monument, puzzle ball, casse-tête cristal
Toys > Puzzles > Brain Teasers: casse-tête, cube magique, jeu de logique, casse-tête en bois, casse-tête métal, tangram, casse tête bois
Toys > Plush Toys: peluche, doudou peluche, ours en peluche, nounours, ours teddy, peluche ours, peluche chien, peluche chat, peluche lapin, peluche licorne, peluche animal, peluche personnage, peluche dessin animé, peluche héros
Toys > Baby And Toddler Toys: jouet bébé, jouet premier âge, jouet d'éveil, jouet éveil, mobile bébé, spirale d'activités
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: hochet, anneau de préhension, balle sensorielle, hochet bébé, anneau de dentition hochet
Toys > Baby And Toddler Toys > Comforters: doudou, doudou plat, doudou mouchoir, doudou lapin
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: tapis d'éveil, arche d'éveil, mobile bébé, mobile musical, boîte à musique bébé, table d'activités, cube d'activités, centre d'activités, table d'éveil, portique bébé, tapis éveil
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: boîte à formes, anneaux à empiler, pyramide, cubes gigognes, boulier, banc à marteler, pyramide à empiler, cubes à empiler, gobelets empilables, pyramide anneaux
Toys > Baby And Toddler Toys > Push And Pull Toys: jouet à tirer, trotteur, chariot de marche, jouet à pousser, pousseur
Toys > Baby And Toddler Toys > Bath Toys: jouet de bain, canard de bain, animaux arroseurs, livre de bain
Toys > Educational Toys: jouet éducatif, jeu éducatif, jouet montessori, jeu d'apprentissage, boulier, abaque, lettres magnétiques, jeu de lecture, apprendre à compter, horloge éducative, jeu montessori
Toys > Educational Toys > Science Kits: kit scientifique, coffret de chimie, expériences, microscope enfant, kit de fouille, cristaux à faire pousser, coffret scientifique, kit expériences, chimie, coffret fouilles, volcan kit
Toys > Educational Toys > Learning Electronics: tablette enfant, ordinateur enfant, appareil photo enfant, stylo lecteur, ordinateur éducatif, montre enfant interactive, lecteur stylo
Toys > Educational Toys > Kids Audio Players: conteuse, boîte à histoires, fabrique à histoires, lecteur audio enfant, veilleuse conteuse
Toys > Educational Toys > Toy Musical Instruments: instrument de musique jouet, piano jouet, guitare enfant jouet, tambour jouet, micro karaoké enfant, instrument de musique enfant, piano enfant, xylophone, micro enfant, batterie enfant, karaoké enfant
Toys > Pretend Play: jeu d'imitation, jouet d'imitation, dînette, jouet imitation
Toys > Pretend Play > Toy Kitchens And Shops: cuisine enfant, cuisine en bois jouet, dînette, aliments jouet, marchande accessoires, service à thé enfant, caisse enregistreuse jouet, marchande, chariot de supermarché jouet, épicerie enfant, cuisine jouet, cuisine en bois enfant, marchande supermarché, fruits à découper
Toys > Pretend Play > Toy Tools: établi enfant, outils jouet, boîte à outils enfant, perceuse jouet, bricolage enfant, établi jouet, outils enfant, mallette bricolage enfant
Toys > Pretend Play > Toy Household And Cleaning: aspirateur jouet, chariot de ménage jouet, machine à laver jouet, fer à repasser jouet, aspirateur enfant, chariot de ménage, lave-linge jouet, ménage enfant
Toys > Pretend Play > Doctor And Vet Kits: mallette docteur, malette de docteur, vétérinaire jouet, stéthoscope enfant, mallette médecin, mallette vétérinaire, docteur jouet
Toys > Pretend Play > Toy Beauty Sets: maquillage enfant, tête à coiffer, coiffeuse enfant, vernis enfant, mallette maquillage, mallette maquillage enfant
Toys > Costumes And Dress Up: déguisement, costume, déguisement halloween, déguisement enfant, robe de princesse, déguisement super-héros, déguisement pirate, déguisement adulte, déguisement femme, déguisement homme, costume gonflable, costume enfant, panoplie
Toys > Costumes And Dress Up > Masks Wigs And Props: perruque, masque de déguisement, épée jouet, ailes de fée, baguette magique, cape, couronne, masque déguisement, masque halloween, sabre laser, chapeau sorcière, faux sang, ailes ange, perruque adulte
Toys > Outdoor Toys: jouet de plein air, jeu d'extérieur, jeu de plein air, jouet extérieur
Toys > Outdoor Toys > Sand And Beach Toys: jouet de plage, seau de plage, bac à sable, pelle et râteau, sable magique, moules à sable, seau plage, jouet plage, seau et pelle, moule sable
Toys > Outdoor Toys > Water Toys: pistolet à eau, bombes à eau, pataugeoire, table d'eau, bouée gonflable, tapis d'eau, bombe à eau, bouée, toboggan eau, piscine gonflable enfant, ballon de plage
Toys > Outdoor Toys > Toy Blasters: pistolet à fléchettes, pistolet jouet, fléchettes mousse, arc jouet, pétards à amorces, arc enfant, pistolet mousse, laser game
Toys > Outdoor Toys > Kites And Flying Toys: cerf-volant, frisbee, disque volant, boomerang, fusée à air, cerf volant, planeur polystyrène, avion polystyrène
Toys > Outdoor Toys > Bubbles: bulles de savon, machine à bulles, pistolet à bulles, recharge bulles
Toys > Outdoor Toys > Swings And Slides: balançoire, toboggan, portique, aire de jeux, balançoire nid, château gonflable, mur d'escalade enfant, structure de jeux, balançoire bébé, bascule
Toys > Outdoor Toys > Playhouses And Tents: maisonnette, cabane enfant, tente de jeu, tipi, piscine à balles, tunnel de jeu, maison enfant jardin, tente enfant, tipi enfant, cabane de jardin enfant
Toys > Outdoor Toys > Outdoor Games: jeu de quilles, croquet, jeu d'anneaux, molkky, palet, corde à sauter enfant, ballon sauteur, jeu de lancer, jeu de jardin, mölkky, pétanque enfant, lancer d'anneaux, kubb, cornhole
Toys > Ride On Toys: porteur, véhicule enfant, jouet porteur, porteur enfant
Toys > Ride On Toys > Ride On And Pedal Cars: porteur bébé, voiture porteur, trotteur porteur, porteur moto, voiture à pédales, kart à pédales, tracteur à pédales, porteur voiture
Toys > Ride On Toys > Electric Ride Ons: voiture électrique enfant, moto électrique enfant, quad électrique enfant, 12v enfant, véhicule électrique enfant
Toys > Ride On Toys > Tricycles: tricycle, tricycle évolutif, tricycle enfant
Toys > Ride On Toys > Balance Bikes: draisienne, vélo d'équilibre, vélo sans pédales
Toys > Ride On Toys > Rocking Toys: cheval à bascule, animal à bascule, bascule, animal sauteur, cheval bâton, ballon sauteur
Toys > Kids Craft Kits: kit créatif, loisirs créatifs enfant, coffret créatif, kit couture enfant, moulage plâtre, fabrication bougies enfant, métier à tisser enfant, origami, mosaïque enfant, loisir créatif enfant, atelier créatif
Toys > Kids Craft Kits > Play Dough: pâte à modeler, pâte à modeler enfant, pot de pâte, pâte à jouer
Toys > Kids Craft Kits > Slime And Putty: slime, pâte gluante, pâte intelligente, kit slime, squishy, balle anti-stress, perles d'eau
Toys > Kids Craft Kits > Bead And Jewelry Kits: perles à repasser, kit bijoux enfant, perles à eau, bracelets brésiliens, création de bijoux, coffret bijoux enfant, bracelets à créer, création bijoux
Toys > Kids Craft Kits > Painting And Drawing Toys: peinture au numéro enfant, ardoise magique, tableau enfant, chevalet enfant, cartes à gratter, tapis aqua dessin, tapis à dessin, tablette d'écriture lcd, tapis à eau, coffret coloriage, tableau double face
Toys > Novelty Toys: farces et attrapes, toupie, yo-yo, kaléidoscope, petit cadeau kermesse, toupie de combat, toupie lanceur, arène toupies, kendama, diabolo, balles de jonglage, balle rebondissante
Toys > Novelty Toys > Fidget Toys: anti-stress, fidget, main spinner, balle anti-stress, jouet antistress, jouet anti-stress, hand spinner, bulles à presser
Toys > Novelty Toys > Magic Sets: coffret de magie, tours de magie, mallette magie, coffret magie, kit magie, valise magie
Art And Crafts: loisirs créatifs, beaux-arts, bricolage créatif, fournitures créatives, kit créatif adulte
Art And Crafts > Drawing: dessin, matériel de dessin, coffret dessin
Art And Crafts > Drawing > Colored Pencils: crayons de couleur, crayon de couleur, crayons aquarellables, crayon couleur
Art And Crafts > Drawing > Graphite Pencils And Charcoal: crayon graphite, fusain, crayons esquisse, sanguine, pierre noire, crayons graphite, crayon dessin
Art And Crafts > Drawing > Art Markers: feutres, feutre de coloriage, marqueurs peinture, feutres pinceaux, feutres à alcool, feutre acrylique, feutres de coloriage, feutres lavables, feutre pinceau
Art And Crafts > Drawing > Crayons And Pastels: craies grasses, pastels à l'huile, pastels secs, craies, craies de trottoir, crayons de cire, craie trottoir, crayons cire, pastel gras
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: carnet de croquis, bloc dessin, papier aquarelle, papier à dessin, bloc aquarelle, papier calque, feuilles dessin, papier dessin, grain fin, carnet dessin, pochette dessin
Art And Crafts > Drawing > Calligraphy And Lettering: calligraphie, encre de Chine, porte-plume, plume calligraphie, encre à dessiner
Art And Crafts > Drawing > Drawing Tools: gomme mie de pain, table lumineuse, mannequin articulé, fixatif, estompe, carton à dessin, tablette lumineuse, pochoir
Art And Crafts > Painting: peinture artistique, peinture loisirs, set peinture, coffret peinture
Art And Crafts > Painting > Acrylic Paint: peinture acrylique, acrylique fine, gouache acrylique, peinture pouring, peinture verre, acrylique, tubes acrylique, peinture maquette
Art And Crafts > Painting > Watercolors: aquarelle, boîte aquarelle, aquarelle godets, tube aquarelle, godets aquarelle, peinture aquarelle
Art And Crafts > Painting > Oil Paint: peinture à l'huile, huile fine, huile extra-fine, tube huile, couleur à l'huile
Art And Crafts > Painting > Gouache And Tempera: gouache, peinture à doigts, peinture enfant, gouache liquide, peinture au doigt, maquillage enfant, maquillage visage enfant
Art And Crafts > Painting > Spray And Airbrush Paint: bombe peinture graffiti, aérographe, kit aérographe, bombe acrylique, spray déco, bombe graffiti, peinture aérosol graffiti, compresseur aérographe
Art And Crafts > Painting > Fabric Paint And Dyes: teinture textile, peinture textile, feutres textile, kit tie and dye, teinture tissu, peinture tissu, teinture vêtements, feutre textile
Art And Crafts > Painting > Paint Brushes: pinceau, pinceaux, brosse plate, pinceau aquarelle, couteau à peindre, lot pinceaux, brosse peinture artiste, spalter
Art And Crafts > Painting > Canvas: toile à peindre, châssis entoilé, carton toilé, toile châssis, châssis coton, châssis, carton entoilé, toile coton peinture
Art And Crafts > Painting > Easels And Palettes: chevalet, chevalet de table, palette peinture, chevalet de campagne, tablier peinture, chevalet campagne, blouse peinture
Art And Crafts > Painting > Painting Mediums And Varnishes: médium peinture, vernis à tableau, gesso, pâte de modelage acrylique, huile de lin, essence de térébenthine, vernis colle, médium, vernis tableau, huile de lin peinture, pâte à structurer, gel médium, vernis mat
Art And Crafts > Painting > Paint By Numbers: peinture par numéros, peinture au numéro, tableau numéroté, peinture numéro
Art And Crafts > Painting > Diamond Painting: broderie diamant, diamond painting, peinture diamant, diamants kit
Art And Crafts > Paper Crafts: papeterie créative, carterie, art du papier, quilling, kit origami, bandes quilling, kirigami, papiers pliés, origami, pergamano
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: papier couleur, papier crépon, papier origami, papier cartonné, papier de soie, carton plume, papier kraft loisirs, papier découpage, feuilles mousse, papier affiche, carton couleur, papier scrapbooking
Art And Crafts > Paper Crafts > Scrapbooking: scrapbooking, album scrapbooking, masking tape, washi tape, kit scrapbooking, découpes scrapbooking, papier scrap
Art And Crafts > Paper Crafts > Stickers: autocollants, stickers, gommettes, planche de stickers, gommette, stickers décoratifs
Art And Crafts > Paper Crafts > Stamps And Ink Pads: tampons, tampon clear, encreur, tampon bois, cire à cacheter, poudre embossage, kit tampons, tampons encreurs, encreurs
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: perforatrice, machine de découpe, matrice de découpe, plotter de découpe, emporte-pièce papier, die, matrice de coupe, machine scrapbooking, plotter, vinyle adhésif, perforatrice cœur, perforatrice créative, perforatrice motif
Art And Crafts > Sewing: couture, mercerie, patchwork
Art And Crafts > Sewing > Sewing Machines: machine à coudre, surjeteuse, brodeuse, pied presseur, canettes, aiguilles machine, aiguilles machine à coudre
Art And Crafts > Sewing > Fabric: tissu, tissu coton, tissu au mètre, coupon tissu, jersey, tulle, double gaze, toile coton enduite, thermocollant, tissu jersey, coton uni, molleton, simili cuir tissu, ouate, feutrine, entoilage, toile enduite
Art And Crafts > Sewing > Sewing Thread: fil à coudre, fil polyester, bobine fil, fil overlock, fil à gant, bobine de fil, fil surjeteuse, fil à broder machine
Art And Crafts > Sewing > Sewing Tools And Notions: kit couture, aiguilles à coudre, épingles, ciseaux couture, cutter rotatif, tapis de découpe, mètre ruban, découseur, boîte à couture, pinces couture, craie tailleur, découd-vite, dé à coudre, mannequin couture, aiguilles main, épingles à nourrice
Art And Crafts > Sewing > Zippers And Buttons: fermeture éclair, boutons, pressions, élastique couture, oeillets, scratch couture, biais, galon, dentelle, œillets, velcro à coudre, fermeture à glissière, bouton pression, sangle, passepoil, boutons pression
Art And Crafts > Sewing > Embroidery And Cross Stitch: broderie, point de croix, kit broderie, fil à broder, tambour à broder, toile aida, canevas, punch needle, mouliné, toile aïda, tambour broderie, coton perlé, échevette
Art And Crafts > Sewing > Sewing Patterns: patron de couture, patron couture, pochette patron, patron robe
Art And Crafts > Sewing > Iron-On Patches And Vinyl: écusson thermocollant, flex thermocollant, patch thermocollant, transfert thermocollant, genouillères, presse à chaud, écusson, thermocollant, genouillères thermocollantes, vinyle thermocollant, ourlet thermocollant
Art And Crafts > Knitting And Crochet: tricot, crochet, kit tricot, laine à tricoter, kit crochet, kit amigurumi, coffret crochet débutant
Art And Crafts > Knitting And Crochet > Yarn: laine, pelote de laine, fil à tricoter, coton à crocheter, fil crochet, pelote, laine mérinos, laine à tricoter, fil à crocheter, laine chaussettes, pelotes
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: aiguilles à tricoter, aiguilles circulaires, aiguilles double pointe, marqueurs de mailles, tricotin, compte-rangs, crochet, crochet ergonomique, lot de crochets, crochet tunisien, aiguille circulaire, crochets set
Art And Crafts > Knitting And Crochet > Macrame And Weaving: macramé, corde macramé, métier à tisser, bracelets brésiliens, fil tendu, pistolet tufting, tissage, kit macramé, fil macramé, attrape rêve kit
Art And Crafts > Knitting And Crochet > Felting: feutrage, laine à feutrer, laine cardée, aiguille à feutrer, feutrine, kit feutrage
Art And Crafts > Jewelry Making: création de bijoux, kit bijoux, fabrication bijoux, kit bracelet
Art And Crafts > Jewelry Making > Beads: perles, perles de rocaille, perles en verre, perles en bois, perles à repasser, perles lettres, strass, perles heishi, perle de rocaille, perles bois, sequins, pâte polymère perles, rocailles
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: apprêts bijoux, anneaux brisés, crochets d'oreilles, fermoir mousqueton, fil bijoux, pinces bijoux, fil élastique, breloques, apprêts, fermoir, crochets boucles d'oreilles, anneaux de jonction, fil élastique bijoux, fil câblé, pince bijoux, fermoirs mousqueton, fil à perler, chaîne bijoux mètre, supports boucles d'oreilles, clous à tête bijoux
Art And Crafts > Candle Making Supplies: kit bougies, cire de soja, cire d'abeille, mèches bougie, moule bougie, paraffine, colorant bougie, parfum bougie, mèche bougie, kit fabrication bougie, fabrication bougies, cire bougie, mèches
Art And Crafts > Soap Making Supplies: kit savon, base savon, savon glycérine à fondre, moule savon, colorant savon, kit bombe de bain, soude caustique savon, melt and pour, moule à savon, bombe de bain kit, fabrication savon, base de savon
Art And Crafts > Pottery And Modeling: poterie, modelage, sculpture loisir, kit poterie, sculpture argile
Art And Crafts > Pottery And Modeling > Modeling Clay: pâte à modeler, pâte polymère, argile autodurcissante, pâte fimo, terre à modeler, pâte durcissante, plastiline, argile, pâte autodurcissante, pâte à modeler autodurcissante, porcelaine froide
Art And Crafts > Pottery And Modeling > Pottery Tools: tour de potier, outils poterie, ébauchoir, émail céramique, mirettes, four céramique, outils modelage, mirette, emporte-pièce argile
Art And Crafts > Pottery And Modeling > Resin And Casting: résine époxy loisir, résine UV, moule silicone, plâtre moulage, pigments résine, bandes plâtrées, résine cristal, silicone moulage, résine époxy, plâtre de moulage, plâtre, résine de glaçage, moule résine, jesmonite
Art And Crafts > Craft Materials: matériel créatif, coffret créatif, kit créatif enfant, activités manuelles, malle créative
Art And Crafts > Craft Materials > Craft Glue And Adhesives: pistolet à colle, bâtons de colle chaude, colle créative, colle textile, colle vinylique, colle pailletée, vernis colle serviettes, bâtons de colle, colle tissu, colle vernis, pastilles adhésives, colle bijoux
Art And Crafts > Craft Materials > Glitter And Embellishments: paillettes, pompons, fils chenille, yeux mobiles, plumes loisirs, feuille d'or, mousse créative, cure-pipes, plumes loisirs créatifs, feuilles d'or, chenilles, feuille métal, strass autocollants
Art And Crafts > Craft Materials > Wood And Wicker Crafts: bâtonnets bois, formes bois, pyrogravure, pyrograveur, gouges sculpture, rotin vannerie, balsa, linogravure, bois à décorer, gravure lino, couteau à sculpter, formes en bois, bâtonnets esquimaux, rondins bois, objet en bois à décorer
Art And Crafts > Craft Materials > Leather Craft: travail du cuir, outils cuir, cordon cuir, teinture cuir, peau de cuir, fil ciré, simili cuir, maroquinerie kit, pince emporte-pièce cuir, chutes de cuir
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: mosaïque, tesselles, kit mosaïque, peinture vitrail, vitrail tiffany, cartes à gratter, tableaux sable, vitrail, peinture sur verre, crème à graver verre, attrape-soleil
Art And Crafts > Craft Materials > Floral Crafts: mousse florale, fil floral, fleurs séchées, couronne polystyrène, presse à fleurs, mousse stabilisée, fil fleuriste, couronne à décorer, ruban floral, fleurs stabilisées, lichen
Art And Crafts > Party Supplies: fête, articles de fête, anniversaire, kit anniversaire, fête anniversaire, kit fête, décoration anniversaire
Art And Crafts > Party Supplies > Balloons: ballons, ballon gonflable, ballons de baudruche, ballon hélium, arche ballons, bonbonne hélium, ballon aluminium, ballon de baudruche, bouteille hélium, ballon chiffre, ballons gonflables, ballons latex
Art And Crafts > Party Supplies > Party Tableware: assiettes en carton, gobelets en carton, vaisselle jetable, serviettes anniversaire, nappe papier, pailles papier, assiettes carton, gobelets carton, vaisselle jetable fête, nappe fête, assiettes anniversaire, vaisselle anniversaire, gobelets anniversaire
Art And Crafts > Party Supplies > Party Decorations: guirlande, fanions, confettis, serpentins, piñata, lampions, chapeaux de fête, bougies d'anniversaire, banderole, photobooth, lampion, bougies anniversaire, chapeau fête, canon à confettis, rosaces, cake topper, guirlande anniversaire
Art And Crafts > Party Supplies > Party Favors: cadeaux invités, pochettes surprises, sacs anniversaire, bâtons lumineux, langues de belle-mère, tatouages éphémères enfant, canon à confettis, sacs surprise, cotillons, petits cadeaux anniversaire, sans-gêne, tatouages éphémères, crackers de noël, bracelets lumineux
Art And Crafts > Gift Wrapping: emballage cadeau, paquet cadeau
Art And Crafts > Gift Wrapping > Wrapping Paper: papier cadeau, rouleau papier cadeau, papier kraft cadeau, papier de soie cadeau, papier cadeau noël, papier cadeau kraft
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: sac cadeau, boîte cadeau, pochette cadeau, sac bouteille, sachets organza, boîtes kraft, coffret cadeau vide, sac kraft, sachet organza, sacs cadeaux, frisure papier, boite cadeau aimantée
Art And Crafts > Gift Wrapping > Ribbons And Bows: ruban, ruban satin, bolduc, noeud cadeau, ficelle, étiquettes cadeau, raphia, ruban gros-grain, nœud cadeau, ruban cadeau, rubans, ruban gros grain, nœuds cadeaux, ruban velours
Art And Crafts > Picture Framing: encadrement, passe-partout, caisse américaine, cadre vitrine, baguettes d'encadrement, châssis clés, baguette encadrement, carton passe-partout, coupe passe-partout
`
