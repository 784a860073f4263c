/** Italian words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: alimentari, alimento, gastronomia, specialità gastronomica
Food > Beverages: bevanda, bibita, drink
Food > Beverages > Soft Drinks: bibita gassata, bevanda gassata, bibita, kombucha, chinotto, gassosa, cedrata
Food > Beverages > Soft Drinks > Cola: cola, bibita cola, cola senza zucchero
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: limonata, aranciata, spuma, gazzosa, aranciata rossa, pompelmo
Food > Beverages > Soft Drinks > Tonic Water And Mixers: acqua tonica, tonica, ginger ale, bitter analcolico
Food > Beverages > Soft Drinks > Energy Drinks: energy drink, bevanda energetica, bevanda energizzante
Food > Beverages > Soft Drinks > Sports Drinks: bevanda isotonica, sport drink, bevanda sportiva, integratore idrosalino
Food > Beverages > Soft Drinks > Iced Tea: tè freddo, the freddo, tè alla pesca, thè al limone, tè verde freddo, tè alla pesca bottiglia
Food > Beverages > Soft Drinks > Drink Syrups: sciroppo, sciroppo alla menta, granatina, orzata, sciroppo di amarena
Food > Beverages > Water: acqua, acqua minerale, acqua oligominerale, acqua di cocco
Food > Beverages > Water > Still Water: acqua naturale, acqua minerale naturale, acqua liscia
Food > Beverages > Water > Sparkling Water: acqua frizzante, acqua gassata, acqua effervescente, acqua minerale frizzante
Food > Beverages > Water > Flavored Water: acqua aromatizzata, acqua al limone
Food > Beverages > Juice: succo, succo di frutta, nettare, succo di ananas, succo di pera, succo di pesca, succo di pomodoro, succo ace, succo multifrutta, succo di mirtillo, succo di melagrana, nettare di pera
Food > Beverages > Juice > Orange Juice: succo d'arancia, spremuta, succo di arancia rossa
Food > Beverages > Juice > Apple Juice: succo di mela, succo di mela torbido
Food > Beverages > Juice > Smoothies: smoothie, frullato di frutta, frullato
Food > Beverages > Coffee: caffè, espresso, caffè decaffeinato, caffè d'orzo, orzo
Food > Beverages > Coffee > Coffee Beans: caffè in grani, chicchi di caffè, grani
Food > Beverages > Coffee > Ground Coffee: caffè macinato, caffè per moka, caffè in polvere
Food > Beverages > Coffee > Coffee Capsules: capsule caffè, cialde, cialda, capsule compatibili, cialde ese
Food > Beverages > Coffee > Instant Coffee: caffè solubile, caffè istantaneo, cappuccino solubile
Food > Beverages > Coffee > Iced Coffee: caffè freddo, bevanda al caffè
Food > Beverages > Tea: tè, the, tè bianco, bustine di tè, tè in foglie, oolong
Food > Beverages > Tea > Black Tea: tè nero, earl grey, darjeeling
Food > Beverages > Tea > Green Tea: tè verde, matcha, sencha, tè al gelsomino
Food > Beverages > Tea > Herbal Tea: tisana, infuso, camomilla, rooibos, infuso ai frutti, finocchio, mate, tisana depurativa, finocchio e liquirizia, sogni d'oro, infuso zenzero e limone, malva, melissa
Food > Beverages > Drinking Chocolate: cioccolata calda, cacao in polvere, cacao amaro, cacao solubile
Food > Beverages > Milk: latte, latte intero, latte parzialmente scremato, latte fresco, latte UHT, latte senza lattosio, latte scremato
Food > Beverages > Milk > Plant Milk: bevanda di avena, bevanda di soia, latte di mandorla, bevanda vegetale, latte di soia, bevanda di riso, bevanda alla mandorla
Food > Beverages > Milk > Flavored Milk: latte al cacao, latte al cioccolato, frappè, bevanda al latte
Food > Beverages > Milk > Condensed And Powdered Milk: latte condensato, latte in polvere, latte evaporato
Food > Beverages > Beer: birra, birra artigianale, birra rossa, radler, birra ambrata
Food > Beverages > Beer > Lager And Pilsner: birra chiara, birra bionda, lager, pils, birra lager
Food > Beverages > Beer > Wheat Beer: birra di frumento, birra bianca, birra weiss
Food > Beverages > Beer > Ale And Stout: birra scura, IPA, stout, birra doppio malto, birra trappista
Food > Beverages > Beer > Non-Alcoholic Beer: birra analcolica, birra senza alcol, analcolica
Food > Beverages > Wine: vino, vin brulè, sangria, vino dolce, vino da tavola, passito, sakè, DOC vino, DOCG, IGT, IGP vino, cantina, tenuta, bottiglia vino 75 cl, 0.75 l vino
Food > Beverages > Wine > Red Wine: vino rosso, chianti, barolo, montepulciano, primitivo, nero d'avola, sangiovese, valpolicella, lambrusco, barbera, amarone, brunello di montalcino, dolcetto, aglianico, cannonau, bardolino, negroamaro, rosso di montalcino, bolgheri, nebbiolo, ripasso, cabernet sauvignon
Food > Beverages > Wine > White Wine: vino bianco, pinot grigio, vermentino, soave, trebbiano, gewürztraminer, lugana, falanghina, greco di tufo, verdicchio, pecorino vino, fiano, gavi, roero arneis, ribolla gialla, inzolia, grillo, sauvignon, müller thurgau, passerina, friulano, traminer
Food > Beverages > Wine > Rose Wine: vino rosato, rosato, cerasuolo, chiaretto
Food > Beverages > Wine > Sparkling Wine: spumante, prosecco, franciacorta, asti, champagne, moscato d'asti, trento doc, prosecco di valdobbiadene, prosecco superiore, brut millesimato, valdobbiadene, lambrusco frizzante, alta langa, extra dry
Food > Beverages > Wine > Fortified Wine: vermouth, marsala, porto, vin santo, sherry
Food > Beverages > Cider: sidro, sidro di mele
Food > Beverages > Spirits: grappa, distillato, acquavite, superalcolico, sambuca
Food > Beverages > Spirits > Whisky: whisky, bourbon, scotch, whisky torbato
Food > Beverages > Spirits > Vodka: vodka
Food > Beverages > Spirits > Gin: gin, gin secco, gin rosa
Food > Beverages > Spirits > Rum: rum, rhum, rum bianco, rum scuro
Food > Beverages > Spirits > Tequila: tequila, mezcal
Food > Beverages > Spirits > Brandy: brandy, cognac, armagnac, calvados
Food > Beverages > Spirits > Liqueurs: liquore, amaro, limoncello, amaretto, liquore alle erbe, aperitivo, mirto, liquirizia liquore, sambuca, nocino, genepì, liquore al caffè, liquore all'uovo, crema di limoncello, bitter, liquore crema
Food > Beverages > Ready To Drink Cocktails: cocktail pronto, cocktail in bottiglia, spritz pronto, mojito
Food > Snacks: snack, stuzzichini, aperitivo, spuntino, aperitivo salato, snack salato, chips di legumi
Food > Snacks > Potato Chips: patatine, patatine fritte, chips
Food > Snacks > Tortilla Chips: nachos, tortillas di mais, patatine di mais
Food > Snacks > Popcorn: popcorn, mais per popcorn, pop corn
Food > Snacks > Corn Puffs: snack di mais, sfogliatine di mais, nuvolette di drago, palline al formaggio
Food > Snacks > Pretzels: salatini, pretzel, bastoncini salati
Food > Snacks > Crackers: cracker, grissini, taralli, crostini, schiacciatine, bruschette, gallette salate, cracker integrali, sfoglie croccanti, grissini torinesi, fette croccanti, tarallini
Food > Snacks > Rice Cakes: gallette di riso, gallette di mais, gallette riso, gallette legumi
Food > Snacks > Nuts: frutta secca, noci, nocciole, anacardi, pinoli, noci di macadamia, castagne, gherigli di noci
Food > Snacks > Nuts > Almonds: mandorle, mandorle pelate, mandorle sgusciate, farina di mandorle
Food > Snacks > Nuts > Peanuts: arachidi, arachidi tostate, noccioline
Food > Snacks > Nuts > Pistachios: pistacchi, pistacchi tostati, granella di pistacchio
Food > Snacks > Nuts > Mixed Nuts: misto frutta secca, mix di frutta secca, noci miste
Food > Snacks > Edible Seeds: semi di girasole, semi di zucca, semi di chia, semi di lino, sesamo, semi di papavero
Food > Snacks > Dried Fruit: frutta disidratata, uvetta, datteri, albicocche secche, prugne secche, fichi secchi, frutta essiccata
Food > Snacks > Meat Snacks: carne secca, snack di carne, bastoncini di salame, coppiette
Food > Snacks > Chocolate: cioccolato, tavoletta di cioccolato, cioccolato fondente, cioccolato al latte, cioccolato bianco, gianduia
Food > Snacks > Chocolate > Chocolate Bars: barretta di cioccolato, snack al cioccolato, barretta al caramello
Food > Snacks > Chocolate > Pralines And Truffles: cioccolatini, praline, tartufi, gianduiotti, confetti, boeri, dragée
Food > Snacks > Chocolate > Chocolate Eggs And Figures: uovo di cioccolato, uovo di pasqua, coniglietto di cioccolato, figura di cioccolato, ovetti, ovetto, uova di pasqua, calendario dell'avvento
Food > Snacks > Candy: caramelle, dolciumi, torrone, confetti, liquirizie e caramelle, zucchero filato, torrone morbido, torrone mandorle, caramelle miste, zucchero candy
Food > Snacks > Candy > Gummy Candy: caramelle gommose, orsetti gommosi, gelatine, caramelle gelée
Food > Snacks > Candy > Hard Candy And Mints: caramelle dure, mentine, pastiglie, lecca lecca, caramelle balsamiche, caramelle alla menta
Food > Snacks > Candy > Licorice: liquirizia, liquirizie, rotella di liquirizia
Food > Snacks > Candy > Marshmallows: marshmallow, toffolette
Food > Snacks > Candy > Caramels And Toffees: caramelle mou, toffee, caramelle morbide, caramelle al latte
Food > Snacks > Candy > Chewing Gum: gomma da masticare, chewing gum, cicche
Food > Snacks > Cookies: biscotti, frollini, savoiardi, cantucci, amaretti, biscotti secchi, pasticcini, biscotti al cioccolato, novellini, frollini al cacao, biscotti integrali, biscotti senza zucchero, biscotti al latte, lingue di gatto, krumiri, baci di dama, meringhe
Food > Snacks > Cookies > Sandwich Cookies: biscotti farciti, biscotti ripieni
Food > Snacks > Cookies > Wafers: wafer, wafer alla nocciola, cialde dolci, cialdine
Food > Snacks > Cookies > Gingerbread: pan di zenzero, pan pepato, panforte, ricciarelli, biscotti natalizi
Food > Snacks > Snack Bars: barretta, barretta energetica, barretta alla frutta, barretta di frutta secca
Food > Snacks > Snack Bars > Cereal Bars: barretta ai cereali, barrette di cereali, barretta muesli
Food > Snacks > Snack Bars > Protein Bars: barretta proteica, barrette proteiche
Food > Dairy: latticini, prodotto caseario, latticino
Food > Dairy > Yogurt: yogurt, yogurt bianco, yogurt alla frutta, yogurt alla fragola, yogurt magro
Food > Dairy > Yogurt > Greek Yogurt And Skyr: yogurt greco, skyr, yogurt proteico
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: yogurt da bere, kefir, latte fermentato
Food > Dairy > Yogurt > Plant Yogurt: yogurt vegetale, yogurt di soia, yogurt di cocco
Food > Dairy > Cheese: formaggio, formaggio grattugiato, formaggio a fette, sottilette, scamorza, formaggio fuso, formaggio di capra, raclette, fonduta, formaggio spalmabile, formaggini, formaggio per toast, formaggio a cubetti, formaggio filante
Food > Dairy > Cheese > Hard Cheese: parmigiano reggiano, grana padano, pecorino, asiago, provolone, fontina, emmental, caciocavallo, montasio, caciotta, edamer
Food > Dairy > Cheese > Soft Cheese: gorgonzola, taleggio, stracchino, brie, camembert, crescenza, certosa, quartirolo, robiola
Food > Dairy > Cheese > Cream Cheese: formaggio cremoso, formaggio fresco spalmabile, mascarpone
Food > Dairy > Cheese > Quark And Cottage Cheese: ricotta, fiocchi di latte, quark, primo sale, formaggio fresco
Food > Dairy > Cheese > Mozzarella: mozzarella, mozzarella di bufala, burrata, fiordilatte, bocconcini, stracciatella formaggio, mozzarella per pizza, mozzarella light, ciliegine, mozzarella senza lattosio, panetto mozzarella, treccia
Food > Dairy > Cheese > Feta And Grilling Cheese: feta, halloumi, formaggio da griglia, tomino, primosale
Food > Dairy > Butter: burro, burro salato, burro chiarificato, ghee
Food > Dairy > Margarine: margarina, margarina vegetale
Food > Dairy > Dairy Cream: panna, panna da cucina, panna da montare, panna spray, panna fresca, panna vegetale
Food > Dairy > Dairy Cream > Sour Cream: panna acida, crème fraîche
Food > Dairy > Eggs: uova, uova fresche, albume, uova da allevamento a terra, uova di quaglia
Food > Dairy > Puddings And Desserts: dessert, budino, panna cotta, tiramisù, mousse, crème caramel, semifreddo, dolce al cucchiaio
Food > Pantry: dispensa, prodotto da dispensa, ingrediente cucina
Food > Pantry > Pasta: pasta, spaghetti, penne rigate, fusilli, rigatoni, tagliatelle, farfalle, linguine, lasagne sfoglia, bucatini, orecchiette, paccheri, mezze maniche, pasta di semola, trofie, casarecce, tortiglioni, sedani rigati, ditalini, pasta integrale, pasta all'uovo, pasta di gragnano, mezze penne, spaghetti n.5, spaghettoni, lasagne all'uovo, fettuccine all'uovo, pastina
Food > Pantry > Pasta > Filled Pasta And Gnocchi: ravioli, tortellini, gnocchi, tortelloni, cappelletti, agnolotti, cannelloni, gnocchi di patate, tortellini prosciutto crudo, ravioli ricotta e spinaci, pasta ripiena, sfogliavelo, gnocchetti, chicche di patate
Food > Pantry > Pasta > Asian Noodles: noodles, noodles di riso, spaghetti di riso, udon, spaghetti di soia, soba, vermicelli di soia, fogli di riso
Food > Pantry > Pasta > Instant Noodles: noodles istantanei, spaghetti istantanei, ramen istantaneo, noodles gusto pollo
Food > Pantry > Rice: riso, riso arborio, riso carnaroli, riso basmati, riso parboiled, risotto, riso integrale, riso vialone nano, riso per insalate, riso venere, riso originario, chicchi ricchi, riso roma
Food > Pantry > Grains And Couscous: couscous, quinoa, bulgur, polenta, farro, orzo perlato, miglio, grano saraceno, cous cous, farro perlato, polenta istantanea, farina per polenta, semolino, zuppa di cereali
Food > Pantry > Lentils And Dried Beans: lenticchie, ceci secchi, fagioli secchi, legumi, lenticchie rosse, piselli spezzati, fave secche, lenticchie secche, lenticchie rosse decorticate, fagioli borlotti secchi, legumi secchi, cicerchie
Food > Pantry > Breakfast Cereal: cereali, fiocchi di mais, cereali da colazione, fiocchi di riso, fiocchi integrali, cereali per la colazione, riso soffiato cereali, cereali al cioccolato, cuscinetti di cereali
Food > Pantry > Breakfast Cereal > Muesli And Granola: muesli, granola, muesli croccante, muesli frutta secca, muesli ai frutti di bosco, avena croccante
Food > Pantry > Breakfast Cereal > Oatmeal: fiocchi d'avena, porridge, avena, crusca d'avena, avena in fiocchi, fiocchi di avena integrali
Food > Pantry > Sauces: salsa, condimento, chutney, salsa tonnara, rafano, salsa rosa, salsa tartara, salsa burger, besciamella, salsa cocktail, salsa tonnata, salsa verde, bagna cauda, mostarda, salsa worcester
Food > Pantry > Sauces > Ketchup: ketchup, salsa ketchup, ketchup squeeze
Food > Pantry > Sauces > Mayonnaise: maionese, maionese vegana, maionese classica, salsa tonnata
Food > Pantry > Sauces > Mustard: senape, senape di Digione, mostarda, senape dolce, senape forte, senape antica
Food > Pantry > Sauces > Pasta Sauce: sugo, pesto, pesto alla genovese, ragù, sugo al pomodoro, sugo al basilico, arrabbiata, condimento pasta, pesto rosso, sugo pronto, ragù alla bolognese, sugo all'arrabbiata, salsa pronta, amatriciana
Food > Pantry > Sauces > Soy And Asian Sauces: salsa di soia, salsa teriyaki, salsa agrodolce, pasta di curry, miso, wasabi, latte di cocco, salsa di ostriche, salsa di pesce, alghe nori, pasta di miso
Food > Pantry > Sauces > Hot Sauce: salsa piccante, salsa al peperoncino, sriracha, harissa, crema di peperoncino, nduja spread, olio piccante salsa
Food > Pantry > Sauces > Barbecue Sauce: salsa barbecue, marinata, salsa bbq
Food > Pantry > Sauces > Salad Dressing: condimento per insalata, vinaigrette, salsa caesar, crostini insalata, citronette
Food > Pantry > Sauces > Dips And Salsa: hummus, guacamole, tzatziki, paté di olive, salsa messicana, hummus di ceci, salsa guacamole, crema di carciofi, crema di olive, salsa allo yogurt, bruschetta condimento
Food > Pantry > Oils And Vinegar: olio e aceto, condimento, olio al tartufo
Food > Pantry > Oils And Vinegar > Olive Oil: olio d'oliva, olio extravergine di oliva, olio evo, extravergine, olio extra vergine, olio taggiasca
Food > Pantry > Oils And Vinegar > Cooking Oil: olio di semi di girasole, olio di cocco, olio di arachide, olio di mais, olio di sesamo, olio per friggere, strutto, olio di semi, olio di arachidi, olio di lino alimentare
Food > Pantry > Oils And Vinegar > Vinegar: aceto, aceto balsamico di Modena, aceto di mele, aceto di vino, glassa balsamica, glassa all'aceto balsamico, aceto di alcol, aceto balsamico
Food > Pantry > Spices: spezie, cannella, paprika, curry, curcuma, noce moscata, cumino, zafferano, aglio in polvere, peperoncino, insaporitore, chiodi di garofano, cannella macinata, paprika dolce, curry in polvere, zenzero in polvere
Food > Pantry > Spices > Salt: sale, sale marino, sale iodato, sale grosso, sale rosa, sale fino, sale rosa dell'himalaya, fior di sale
Food > Pantry > Spices > Pepper: pepe, pepe nero, pepe bianco, pepe in grani, pepe macinato, pepe rosa
Food > Pantry > Spices > Dried Herbs: origano, timo, rosmarino, alloro, erbe aromatiche, basilico essiccato, maggiorana, erbe aromatiche essiccate, alloro foglie, rosmarino essiccato, prezzemolo essiccato, salvia essiccata
Food > Pantry > Stock And Gravy: brodo, dado, dado vegetale, brodo vegetale, granulato per brodo, preparato per brodo, brodo di pollo, dadi, brodo granulare
Food > Pantry > Soup: zuppa, minestrone, vellutata, passato di verdure, zuppa di legumi, crema di verdure, minestra, crema di zucca, zuppa pronta, risotto in busta zuppa
Food > Pantry > Canned Food: conserva, scatola, carne in scatola, carne in gelatina, in scatola
Food > Pantry > Canned Food > Canned Fish: tonno, tonno all'olio d'oliva, sardine, acciughe, sgombro, filetti di sgombro, alici, tonno all'olio di oliva, tonno al naturale, filetti di tonno, filetti di alici, tonno pinne gialle, ventresca, insalatissime
Food > Pantry > Canned Food > Canned Vegetables: mais dolce, piselli, carciofini, funghi sott'olio, asparagi in barattolo, crauti, verdure in scatola, piselli finissimi, piselli in scatola, funghi trifolati, fagiolini in scatola, giardiniera, asparagi bocconcini, carote in scatola
Food > Pantry > Canned Food > Canned Tomatoes: passata di pomodoro, pelati, pomodori pelati, polpa di pomodoro, concentrato di pomodoro, pomodori secchi, doppio concentrato, pomodorini, datterini, polpa fine
Food > Pantry > Canned Food > Canned Beans: fagioli borlotti, fagioli cannellini, ceci, fagioli in scatola, lenticchie in scatola, fagioli rossi, lenticchie, fagioli, ceci lessati
Food > Pantry > Canned Food > Canned Fruit: frutta sciroppata, pesche sciroppate, ananas sciroppato, macedonia di frutta, polpa di mela, purea di frutta, macedonia di frutta sciroppata, polpa di frutta, mousse di frutta
Food > Pantry > Pickles: cetriolini, sottaceti, giardiniera, capperi, sottolio, cipolline, peperoni sott'aceto, antipasto sottolio, sottoli, peperoni sottaceto, carciofini sott'olio
Food > Pantry > Olives: olive, olive verdi, olive nere, olive denocciolate, olive taggiasche, olive di cerignola, olive ascolane
Food > Pantry > Honey And Spreads: crema spalmabile, spalmabile, patè vegetale, crema di castagne
Food > Pantry > Honey And Spreads > Honey: miele, miele di acacia, miele millefiori, miele di castagno, miele di arancio, miele italiano
Food > Pantry > Honey And Spreads > Jam: marmellata, confettura, confettura di fragole, composta di frutta, confettura di albicocche, confettura extra, marmellata di arance
Food > Pantry > Honey And Spreads > Peanut Butter: burro di arachidi, crema di arachidi, crema di mandorle, tahin, crema 100% arachidi, burro di mandorle, tahina
Food > Pantry > Honey And Spreads > Chocolate Spread: crema di nocciole, crema alla nocciola, crema spalmabile al cacao, crema al pistacchio, crema spalmabile alle nocciole, crema gianduia, crema nocciola
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: sciroppo d'acero, sciroppo d'agave, topping al cioccolato, topping al caramello, topping cioccolato, topping caramello, sciroppo di datteri
Food > Pantry > Baking: ingrediente per dolci, gelatina in fogli, aroma vaniglia, pangrattato, cocco grattugiato, pasta di mandorle, fecola
Food > Pantry > Baking > Flour: farina, farina di grano tenero, farina 00, semola, maizena, farina manitoba, amido di mais, farina integrale, fecola di patate, semola rimacinata, farina per pizza
Food > Pantry > Baking > Sugar: zucchero, zucchero di canna, zucchero a velo, zucchero semolato, zollette, zucchero vanigliato, zucchero in zollette
Food > Pantry > Baking > Sweeteners: dolcificante, stevia, eritritolo, saccarina, xilitolo, dolcificante liquido
Food > Pantry > Baking > Yeast And Baking Powder: lievito, lievito di birra, lievito per dolci, bicarbonato, lievito madre, lievito istantaneo, lievito vanigliato
Food > Pantry > Baking > Baking Mixes: preparato per torte, preparato per pancake, miscela per dolci, preparato per pane, preparato per torta, preparato per dolci, mix per pane
Food > Pantry > Baking > Baking Chocolate And Decorations: gocce di cioccolato, colorante alimentare, zuccherini, pasta di zucchero, copertura cioccolato, codette, glassa, cioccolato fondente per dolci
Food > Pantry > Ready Meals: piatto pronto, lasagne pronte, purè di patate, risotto pronto, insalata di riso, tramezzino, parmigiana
Food > Meat: carne, macinato, agnello, vitello, polpette, hamburger, coniglio, carne macinata, arrosto, spiedini
Food > Meat > Beef: manzo, bovino, bistecca, fesa di manzo, tagliata, roast beef, scottona, bresaola fresca, carpaccio di manzo, controfiletto, macinato di bovino
Food > Meat > Pork: maiale, suino, braciola, lonza, costine, arista, filetto di maiale, stinco, braciole di maiale
Food > Meat > Chicken And Poultry: pollo, petto di pollo, tacchino, cosce di pollo, fusi di pollo, alette di pollo, anatra, nuggets di pollo, fesa di tacchino, cotolette di pollo
Food > Meat > Sausages: salsiccia, würstel, cotechino, salamella, luganega, zampone, wurstel
Food > Meat > Ham And Cold Cuts: prosciutto crudo, prosciutto cotto, salame, mortadella, bresaola, speck, coppa, salumi, nduja, culatello, petto di tacchino affettato, salame milano, prosciutto di parma, affettato, stagionato 24 mesi
Food > Meat > Bacon: pancetta, bacon, guanciale, lardo, pancetta affumicata, cubetti di pancetta, pancetta a cubetti
Food > Fish And Seafood: pesce, merluzzo, frutti di mare, trota, calamari, polpo, cozze, vongole, orata, surimi, branzino, baccalà, sushi, seppia, platessa
Food > Fish And Seafood > Salmon: salmone, salmone affumicato, filetto di salmone, filetti di salmone
Food > Fish And Seafood > Shrimp: gamberi, gamberetti, mazzancolle, scampi, gamberoni, code di gambero
Food > Meat Alternatives: burger vegetale, cotoletta vegetale, salsiccia vegetale, seitan, macinato vegetale, polpette vegetali, falafel, granulare di soia
Food > Meat Alternatives > Tofu And Tempeh: tofu, tofu affumicato, tempeh, tofu al naturale
Food > Bakery: prodotti da forno, pasta sfoglia, pasta brisée, base pizza, pasta fillo, base per pizza
Food > Bakery > Bread: pane, pancarré, pane integrale, pane di segale, fette biscottate, pane in cassetta, piadina e pane, pane casereccio, pane bianco, pancarrè
Food > Bakery > Rolls And Buns: panini, panini per hamburger, ciabatta, baguette, rosetta, bagel, focaccia, panini al latte
Food > Bakery > Wraps And Flatbreads: piadina, piadine, tortilla, pane pita, pane arabo, wrap, pane carasau, piadina romagnola
Food > Bakery > Croissants And Pastries: cornetto, brioche, ciambella, bombolone, sfogliatina, saccottino, girella, pancake, waffel, pain au chocolat, cornetti, pasta sfoglia, croissant, pasta brisée
Food > Bakery > Cakes: torta, plumcake, muffin, panettone, pandoro, merendina, crostata, colomba, brownie, tortina, babà, cannoli, merendine, pan di spagna, crostatina
Food > Produce: frutta e verdura, ortofrutta, ortaggi freschi
Food > Produce > Fruit: frutta, mango, kiwi, melone, pera, avocado, uva, ananas, pesca, prugna, anguria, melagrana, ciliegie, nettarine, albicocche, fichi, pere, pesche
Food > Produce > Fruit > Apples: mela, mele golden, mele fuji, mele, melinda
Food > Produce > Fruit > Bananas: banana, banane, platano
Food > Produce > Fruit > Citrus Fruit: arancia, limone, lime, pompelmo, mandarino, clementina, arance, limoni
Food > Produce > Fruit > Berries: fragole, mirtilli, lamponi, more, ribes, frutti di bosco
Food > Produce > Vegetables: verdura, cetriolo, cavolo, zucchine, broccoli, peperone, carote, melanzane, zucca, spinaci, cavolfiore, porro, asparagi, finocchio, bietola, sedano, carciofi, peperoni
Food > Produce > Vegetables > Tomatoes: pomodoro, pomodori ciliegini, pomodorini, datterini, pomodoro a grappolo
Food > Produce > Vegetables > Potatoes: patate, patata, patate dolci, patate novelle
Food > Produce > Vegetables > Salad Greens: insalata, lattuga, rucola, valeriana, insalata mista, songino, iceberg, radicchio
Food > Produce > Vegetables > Mushrooms: funghi, champignon, porcini, pleurotus, funghi secchi, tartufo
Food > Produce > Vegetables > Onions And Garlic: cipolle, aglio, scalogno, cipollotti, cipolla rossa, zenzero fresco, cipolla
Food > Produce > Fresh Herbs: erbe fresche, basilico, prezzemolo, coriandolo, menta fresca, erba cipollina, salvia
Food > Frozen Food: surgelato, surgelati, prodotto congelato
Food > Frozen Food > Ice Cream: gelato, sorbetto, ghiacciolo, cono gelato, stecco gelato, semifreddo gelato, vaschetta gelato, ghiaccioli, coni gelato
Food > Frozen Food > Frozen Pizza: pizza, pizza surgelata, pizza margherita, pizzette, pizza quattro formaggi
Food > Frozen Food > Frozen Vegetables: verdure surgelate, piselli surgelati, spinaci surgelati, minestrone surgelato, frutti di bosco surgelati, contorno surgelato
Food > Frozen Food > French Fries: patatine surgelate, patate fritte surgelate, crocchette di patate, stick di patate, patate al forno surgelate
Food > Frozen Food > Frozen Fish: bastoncini di pesce, pesce surgelato, merluzzo surgelato, cotolette di pesce, filetti di platessa, fiori di merluzzo, bastoncini di merluzzo, filetti di platessa impanati, sofficini pesce
Food > Frozen Food > Frozen Meals: piatto pronto surgelato, lasagne surgelate, involtini primavera, gyoza, crocchette, crespelle surgelate, arancini
Health: salute, farmacia, parafarmacia, benessere, compresse, capsule molli, compresse rivestite, bustine orosolubili, flaconcini, compresse masticabili
Health > Vitamins: vitamine, integratore, integratore alimentare, compresse effervescenti, capsule vegetali, vitamina E, mg compresse, capsule mg, difese immunitarie, vitamine gommose, vitamina K2, sistema immunitario
Health > Vitamins > Multivitamins: multivitaminico, multivitamine, multiminerale, multivitaminico e minerali, gravidanza, A-Z, multivitaminico bambini
Health > Vitamins > Vitamin C: vitamina C, acido ascorbico, acerola, vitamina C 1000, vitamina C effervescente, vitamina C masticabile
Health > Vitamins > Vitamin D: vitamina D3, vitamina D, colecalciferolo, vitamina D3 gocce, 2000 UI, vitamina D UI, 25.000 UI
Health > Vitamins > Vitamin B: vitamina B12, complesso B, acido folico, biotina, gruppo B, vitamine gruppo B, B12, vitamina B6, acido folico 400
Health > Supplements: ashwagandha, spirulina, ginseng, pappa reale, propoli, curcuma capsule, coenzima Q10, cardo mariano, mg compresse, capsule mg, ginkgo biloba, echinacea, rodiola, olio di enotera, lievito di birra, carciofo, moringa, reishi, mirtillo rosso, serenoa repens, q10, luteina, aloe vera succo, berberina, riso rosso, tintura madre, shilajit, colostro
Health > Supplements > Magnesium: magnesio, magnesio citrato, magnesio supremo, magnesio e potassio, magnesio bustine, magnesio potassio, magnesio bisglicinato, magnesio completo
Health > Supplements > Iron Zinc And Calcium: ferro, zinco, calcio, selenio, iodio, potassio, ferro integratore, ferro liposomiale, calcio vitamina D3, zinco compresse, selenio zinco
Health > Supplements > Omega-3: omega 3, olio di pesce, olio di fegato di merluzzo, olio di krill, omega-3, EPA DHA, omega 3 perle, olio di salmone, olio di lino perle
Health > Supplements > Probiotics: probiotici, fermenti lattici, flora intestinale, probiotico, fermenti, fermenti lattici vivi, psillio, fibra in polvere, lattasi, microbiota, miliardi
Health > Supplements > Collagen And Beauty Supplements: collagene, collagene marino, acido ialuronico compresse, capelli e unghie, collagene idrolizzato, collagene in polvere, collagene da bere, capelli integratore, anticaduta compresse, ialuronico compresse
Health > Supplements > Joint Supplements: glucosamina, condroitina, articolazioni, artiglio del diavolo, benessere articolare, glucosamina condroitina msm, cartilagini, integratore articolazioni, boswellia
Health > Supplements > Weight Management: sostitutivo del pasto, bruciagrassi, dimagrante, drenante, brucia grassi, dimagrire, drenante depurativo, aceto di mele capsule, pasto sostitutivo, controllo del peso, pancia piatta, cellulite compresse
Health > Sports Nutrition: integratore sportivo, nutrizione sportiva, recupero, massa muscolare, ZMA, tribulus, integratore palestra
Health > Sports Nutrition > Protein Powder: proteine in polvere, proteine del siero, siero del latte, caseina, shake proteico, proteine vegetali, whey, proteine isolate, proteine isolate del siero, proteine vegane, proteine polvere, proteine dell'uovo, supplemento nutrizionale orale
Health > Sports Nutrition > Creatine: creatina, creatina monoidrato, creatina in polvere, creatina compresse, creatina micronizzata
Health > Sports Nutrition > Amino Acids: aminoacidi, BCAA, glutammina, arginina, citrullina, aminoacidi ramificati, EAA, aminoacidi essenziali
Health > Sports Nutrition > Pre-Workout: pre-allenamento, pre workout, ossido nitrico, caffeina compresse, pre allenamento
Health > Sports Nutrition > Energy Gels And Electrolytes: gel energetico, elettroliti, sali minerali, maltodestrine, sali minerali bustine, isotonico, soluzione reidratante
Health > Medicine: farmaco, omeopatia, granuli, antipidocchi, cerotti alla nicotina, compresse, fiori di Bach, chinetosi, mg compresse, capsule mg, pidocchi, cerotti nicotina, granuli omeopatici, 9CH, mal d'auto, medicinale
Health > Medicine > Pain Relief: antidolorifico, paracetamolo, ibuprofene, aspirina, mal di testa, dolore e febbre, febbre, ibuprofene 400, dolori, dolori mestruali, cefalea, analgesico
Health > Medicine > Muscle And Joint Creams: gel antidolorifico, crema riscaldante, pomata all'arnica, cerotti riscaldanti, fascia autoriscaldante, balsamo di tigre, crema dolori, gel arnica, artiglio del diavolo gel, cerotti antidolorifici, diclofenac gel, crema arnica, schiena cerotto, emulgel
Health > Medicine > Cold And Flu: sciroppo per la tosse, spray nasale, raffreddore, influenza, mal di gola, pastiglie gola, decongestionante, tosse secca, tosse grassa, naso chiuso, spray gola, pastiglie balsamiche, fluidificante, soluzione nasale, acqua di mare spray, tosse sciroppo
Health > Medicine > Allergy Relief: antistaminico, allergia, cetirizina, rinite allergica, antistaminico compresse, rinite, spray nasale allergia, allergie
Health > Medicine > Digestive Remedies: antiacido, lassativo, digestione, bruciore di stomaco, diarrea, stitichezza, emorroidi, carbone vegetale, reflusso, gonfiore, antidiarroico, emorroidi crema, microclismi, supposte glicerina, supposte, intestino, acidità di stomaco
Health > Medicine > Sleep And Calm Aids: melatonina, valeriana, sonno, rilassante, stress, passiflora, olio CBD, cerotti nasali, melatonina gocce, tripto, dormire, ansia, melatonina 1 mg, stress e ansia, sonno compresse
Health > Medicine > Skin Treatments: antimicotico, herpes labiale, verruche, crema cicatrizzante, onicomicosi, punture di insetti, dermatite, dopo puntura, scottature, micosi, verruca, cicatrici, prurito, piede d'atleta, pomata, calli, psoriasi, crema cicatrici
Health > First Aid: primo soccorso, ghiaccio istantaneo, mascherina, mascherina FFP2, guanti in nitrile, telo termico, busta ghiaccio, FFP3, guanti nitrile, guanti monouso, mascherine chirurgiche, mascherine, ghiaccio spray, guanti vinile
Health > First Aid > Adhesive Bandages: cerotti, cerotto, cerotti per vesciche, cerotti bambini, cerotti assortiti, cerotti impermeabili, vesciche cerotto, cerotti trasparenti
Health > First Aid > Bandages And Dressings: benda, garza, medicazione, benda elastica, nastro kinesiologico, garze sterili, taping, garza sterile, garze, TNT sterile, compresse di garza, cerotto a rocchetto, bende, rete tubolare, cerotto kinesiologico
Health > First Aid > Antiseptics And Hand Sanitizers: disinfettante, gel igienizzante, igienizzante mani, acqua ossigenata, iodio povidone, alcool disinfettante, soluzione fisiologica, disinfettante cute, clorexidina, disinfettante ferite, gel mani igienizzante, acqua ossigenata 10 volumi, disinfettante spray cute
Health > First Aid > First Aid Kits: kit di primo soccorso, cassetta di pronto soccorso, valigetta pronto soccorso, kit pronto soccorso, cassetta primo soccorso, valigetta medica, pacchetto di medicazione
Health > Feminine Care: igiene femminile, menopausa, slip mestruali, cistite, ovuli vaginali
Health > Feminine Care > Tampons: assorbenti interni, tamponi interni, tampone assorbente
Health > Feminine Care > Sanitary Pads: assorbenti, proteggi slip, assorbenti con ali, salvaslip, assorbenti notte, con ali, assorbenti ultra, salva slip
Health > Feminine Care > Menstrual Cups: coppetta mestruale, coppetta, disco mestruale
Health > Feminine Care > Intimate Wash: detergente intimo, salviette intime, sapone intimo, igiene intima
Health > Incontinence Care: pannoloni, assorbenti per incontinenza, traverse salvaletto, pannolone adulto, incontinenza, mutandina assorbente
Health > Sexual Wellness: vibratore, sex toy, benessere sessuale, stimolatore, anello vibrante, massaggiatore intimo
Health > Sexual Wellness > Condoms: preservativi, profilattici, preservativo, profilattico
Health > Sexual Wellness > Intimate Lubricants: lubrificante intimo, gel lubrificante
Health > Vision Care: cura degli occhi, salviette per occhiali, igiene oculare, benda oculare
Health > Vision Care > Contact Lenses: lenti a contatto, lenti giornaliere, lenti mensili, lenti colorate
Health > Vision Care > Contact Lens Solution: soluzione unica, soluzione per lenti a contatto, portalenti, liquido lenti
Health > Vision Care > Eye Drops: collirio, gocce oculari, lacrime artificiali, collirio idratante, gocce oculari lubrificanti, occhi secchi
Health > Vision Care > Reading Glasses: occhiali da lettura, occhiali anti luce blu, occhiali presbiopia
Health > Medical Devices: dispositivo medico, apparecchio acustico, stetoscopio, elettrostimolatore, batterie apparecchi acustici, lampada infrarossi, gocce auricolari
Health > Medical Devices > Blood Pressure Monitors: misuratore di pressione, sfigmomanometro, misuratore pressione da braccio
Health > Medical Devices > Fever Thermometers: termometro, termometro digitale febbre, termometro a infrarossi, termometro frontale
Health > Medical Devices > Pulse Oximeters And Heart Monitors: pulsossimetro, saturimetro, ossimetro, elettrocardiografo
Health > Medical Devices > Glucose Meters: glucometro, strisce reattive, lancette, misuratore di glicemia, pungidito
Health > Medical Devices > Nebulizers And Inhalers: aerosol, nebulizzatore, inalatore, aerosolterapia, distanziatore
Health > Medical Devices > Home Health Tests: test di gravidanza, test antigenico, test di ovulazione, autotest, tampone rapido
Health > Massage And Relaxation: massaggiatore, pistola massaggiante, cuscino massaggiante, tappetino agopressione, poltrona massaggiante, lettino massaggio
Health > Heat And Cold Therapy: borsa dell'acqua calda, termoforo, cuscino termico, cuscino noccioli di ciliegia, scaldamani
Health > Supports And Braces: ginocchiera, cavigliera, fascia lombare, calze a compressione, tutore, polsiera, plantari, collare cervicale, correttore postura, calze contenitive
Health > Mobility And Daily Living Aids: sedia a rotelle, deambulatore, stampelle, bastone da passeggio, portapillole, sedia da doccia, rialzo wc, maniglione, carrozzina disabili, girello anziani, deambulatore pieghevole, rollator pieghevole
Beauty: cosmetica, bellezza, cosmetico, olio di argan, mandorle dolci
Beauty > Hair Care: cura dei capelli, trattamento capelli, cuoio capelluto, antipidocchi, pidocchi, pettine pidocchi, lendini, capelli secchi, capelli danneggiati, capelli ricci, capelli colorati, capelli grassi, ricci
Beauty > Hair Care > Shampoo: shampoo, antiforfora, shampoo solido, shampoo antiforfora, forfora, shampoo nutriente, shampoo delicato
Beauty > Hair Care > Dry Shampoo: shampoo secco
Beauty > Hair Care > Conditioner: balsamo, balsamo capelli, districante
Beauty > Hair Care > Hair Masks: maschera capelli, maschera per capelli, impacco capelli, maschera ristrutturante, maschera nutriente
Beauty > Hair Care > Hair Oils And Serums: olio capelli, siero capelli, cristalli liquidi, termoprotettore, spray termoprotettore, olio di argan capelli
Beauty > Hair Care > Hair Loss Treatments: anticaduta, caduta capelli, fiale capelli, crescita capelli, minoxidil, lozione anticaduta
Beauty > Hair Care > Hair Styling: styling, crema modellante, spray al sale, crema ricci, polvere volumizzante, spray texturizzante, crema per capelli ricci, attivaricci, definizione ricci
Beauty > Hair Care > Hair Styling > Hair Spray: lacca, lacca capelli, lacca fissaggio, fissaggio forte
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: gel capelli, gel fissante, gelatina capelli, schiuma capelli, mousse capelli, spuma capelli, spuma, spuma fissaggio forte, schiuma fissaggio, mousse ricci, mousse capelli ricci
Beauty > Hair Care > Hair Styling > Hair Wax: cera capelli, pasta modellante, pomata capelli, argilla capelli
Beauty > Hair Care > Hair Color: tinta capelli, colorazione, colorante capelli, decolorante, ritocco ricrescita, henné, colorazione permanente, castano chiaro, castano scuro, biondo chiaro, tinta senza ammoniaca, crema colorante, colore capelli, riflessante
Beauty > Hair Care > Hair Extensions And Wigs: parrucca, extension capelli, toupet, posticcio, capelli veri, extension clip
Beauty > Hair Tools: styler capelli, apparecchio capelli, multistyler, forbici da parrucchiere, forbici capelli, forbici sfoltire, mantella parrucchiere, bigodini, bigodini riscaldati, bigodino
Beauty > Hair Tools > Hair Dryers: asciugacapelli, phon, fon, asciugacapelli a ioni
Beauty > Hair Tools > Hair Straighteners: piastra, piastra per capelli, spazzola lisciante, piastra capelli, piastra lisciante, piastra vapore capelli
Beauty > Hair Tools > Curling Irons: arricciacapelli, ferro arricciacapelli, frisé, ondulatore
Beauty > Hair Tools > Hot Air Brushes: spazzola ad aria calda, spazzola rotante, spazzola asciugacapelli
Beauty > Hair Tools > Hair Brushes And Combs: spazzola per capelli, spazzola districante, pettine, spazzola piatta
Beauty > Hair Tools > Hair Clippers: tagliacapelli, rasoio tagliacapelli, macchinetta capelli
Beauty > Skin Care: cura della pelle, cura del viso, trattamento viso, crema pelle, pelle secca, pelle sensibile, pelle grassa, pelli sensibili, idratante, anti-età, antimacchie, ialuronico, nutriente
Beauty > Skin Care > Face Cream: crema viso, crema giorno, crema notte, crema idratante, antirughe, antietà, crema viso idratante, crema antirughe, crema viso giorno, crema antiage, crema lifting, emulsione viso
Beauty > Skin Care > Face Serums And Oils: siero, siero viso, acido ialuronico, siero vitamina c, retinolo, fiale viso, olio viso, olio di rosa mosqueta, olio di jojoba, squalano, siero antirughe, siero illuminante, siero anti macchie, attivi puri gocce, attivi puri siero
Beauty > Skin Care > Eye Cream: contorno occhi, crema occhi, siero occhi, patch occhi, occhiaie, contorno occhi antirughe, borse e occhiaie, crema contorno occhi, roll on occhi
Beauty > Skin Care > Face Masks: maschera viso, maschera in tessuto, maschera argilla, cerotti naso
Beauty > Skin Care > Cleanser: detergente viso, gel detergente, latte detergente, mousse detergente, sapone viso, gel detergente viso, mousse viso, schiuma detergente viso
Beauty > Skin Care > Makeup Remover: struccante, acqua micellare, salviette struccanti, olio struccante, burro struccante, struccante occhi, bifasico, micellare, latte struccante
Beauty > Skin Care > Face Toners: tonico viso, acqua termale, acqua di rose, spray viso, tonico, acqua di hamamelis, acqua rose, tonico idratante
Beauty > Skin Care > Face Scrubs And Peels: esfoliante viso, scrub viso, peeling, acido glicolico
Beauty > Skin Care > Acne Treatments: antiacne, acne, anti-imperfezioni, cerotti brufoli, brufoli
Beauty > Skin Care > Lip Balm: balsamo labbra, burrocacao, burro cacao, stick labbra, maschera labbra, stick labbra idratante, balsamo per labbra, burrocacao labbra, trattamento labbra
Beauty > Skin Care > Body Lotion: latte corpo, crema corpo, burro corpo, lozione corpo, fluido corpo, vaselina, crema corpo idratante, latte corpo idratante, crema fluida corpo, burro di karité
Beauty > Skin Care > Body Oils: olio corpo, olio da massaggio, olio secco, olio di mandorle, smagliature
Beauty > Skin Care > Body Scrubs: scrub corpo, esfoliante corpo, scrub zucchero
Beauty > Skin Care > Cellulite And Firming: anticellulite, crema rassodante, snellente, fanghi anticellulite
Beauty > Skin Care > Hand Cream: crema mani, balsamo mani, crema per le mani
Beauty > Skin Care > Foot Care: crema piedi, lima piedi, pietra pomice, raspa piedi, talloni screpolati, piedi, piedi secchi, deodorante piedi, calli, calli duroni, lima elettrica piedi
Beauty > Skin Care > Sunscreen: crema solare, protezione solare, latte solare, spray solare, olio abbronzante, abbronzante, fps, crema viso spf, stick solare, protezione molto alta, spray abbronzante, latte abbronzante
Beauty > Skin Care > After Sun: doposole, latte doposole, dopo sole, gel aloe vera
Beauty > Skin Care > Self Tanners: autoabbronzante, gocce autoabbronzanti
Beauty > Skin Care > Face Care Tools: spazzola viso, rullo di giada, gua sha, sauna facciale, maschera led, aspira punti neri
Beauty > Makeup: trucco, make up, palette trucco, trousse trucchi, palette trucchi, cosmetici trucco
Beauty > Makeup > Foundation: fondotinta, bb cream, cc cream, crema colorata, cushion, fondotinta liquido
Beauty > Makeup > Concealer: correttore, correttore occhiaie, stick correttore
Beauty > Makeup > Face Powder: cipria, polvere compatta, cipria in polvere, cipria compatta
Beauty > Makeup > Blush: blush, fard, fard guance
Beauty > Makeup > Bronzers And Highlighters: terra abbronzante, terra viso, bronzer, contouring, illuminante, highlighter, illuminante viso
Beauty > Makeup > Primer And Setting Spray: primer viso, base trucco, spray fissante trucco, fissatore trucco
Beauty > Makeup > Mascara: mascara, rimmel, siero ciglia, mascara volumizzante, mascara volume, mascara waterproof, mascara allungante, mascara nero
Beauty > Makeup > Eyeliner: eyeliner, matita occhi, kajal, kohl
Beauty > Makeup > Eyeshadow: ombretto, palette occhi, palette ombretti, ombretti
Beauty > Makeup > Eyebrow Makeup: matita sopracciglia, gel sopracciglia, mascara sopracciglia, tinta sopracciglia
Beauty > Makeup > False Eyelashes: ciglia finte, extension ciglia, colla ciglia, piegaciglia
Beauty > Makeup > Lipstick: rossetto, rossetto liquido, tinta labbra, matita labbra, contorno labbra, rossetto matte
Beauty > Makeup > Lip Gloss: lucidalabbra, gloss labbra, olio labbra, rimpolpante labbra
Beauty > Makeup > Makeup Brushes And Sponges: pennello trucco, pennelli trucco, spugnetta trucco, piumino cipria
Beauty > Makeup > Nail Polish: smalto unghie, smalto, smalto semipermanente, top coat, semipermanente, smalto gel
Beauty > Nail Care: cura unghie, indurente unghie, olio cuticole, nail art, rinforzante unghie
Beauty > Nail Care > Nail Polish Remover: solvente unghie, levasmalto, acetone, leva smalto, solvente senza acetone, acetone unghie
Beauty > Nail Care > Artificial Nails: unghie finte, tip unghie, colla unghie, gel ricostruzione, polvere acrilica
Beauty > Nail Care > Manicure Tools: lima unghie, tagliaunghie, forbicine unghie, tronchesina, kit manicure
Beauty > Nail Care > Nail Lamps And Drills: lampada unghie, lampada uv unghie, fresa unghie, lima elettrica unghie
Beauty > Beauty Tools: pinzette, pinzetta sopracciglia, organizer trucco, accessorio bellezza, specchio trucco, specchio ingranditore, specchietto, specchio cosmetico
Beauty > Fragrance: fragranza, cofanetto profumo, profumeria, vaporizzatore, profumo uomo, profumo donna, profumo unisex
Beauty > Fragrance > Perfume: profumo, acqua di colonia, eau de parfum, acqua profumata, estratto di profumo, edp, edt, eau de toilette, profumo donna edp
Beauty > Fragrance > Body Mist: acqua profumata corpo, spray corpo, body mist, profumo capelli
Beauty > Personal Care: igiene personale, talco, borotalco, salviette umidificate, salviettine rinfrescanti, bagno doccia
Beauty > Personal Care > Deodorant: deodorante, antitraspirante, deodorante roll-on, deo spray, deodorante spray, deodorante vapo, deodorante stick, roll on
Beauty > Personal Care > Soap: sapone, sapone mani, sapone liquido, saponetta, sapone di Marsiglia, sapone liquido mani, sapone solido
Beauty > Personal Care > Shower Gel: docciaschiuma, bagnodoccia, doccia schiuma, doccia gel, olio doccia, bagnoschiuma, bagno schiuma, docciaschiuma uomo, doccia shampoo, gel doccia, bagno doccia
Beauty > Personal Care > Bath Additives: sali da bagno, bomba da bagno, olio da bagno
Beauty > Personal Care > Bath Sponges And Brushes: spugna bagno, spugna doccia, guanto esfoliante, spazzola corpo, guanto crine, luffa
Beauty > Personal Care > Hand Sanitizer: gel igienizzante mani, igienizzante mani, gel disinfettante mani, gel idroalcolico, gel mani, igienizzante mani tasca
Beauty > Personal Care > Cotton Pads And Swabs: dischetti di cotone, cotton fioc, ovatta, bastoncini cotonati, dischetti struccanti, dischetti levatrucco, dischetti cotone
Beauty > Personal Care > Toothpaste: dentifricio, pasta dentifricia, dentifricio sbiancante, dentifricio gengive, dentifricio denti sensibili
Beauty > Personal Care > Oral Care: igiene orale, cura dei denti, nettalingua, raschietto lingua
Beauty > Personal Care > Oral Care > Toothbrushes: spazzolino, spazzolino da denti, spazzolino manuale, spazzolino medio, spazzolino morbido
Beauty > Personal Care > Oral Care > Electric Toothbrushes: spazzolino elettrico, spazzolino sonico, spazzolino ricaricabile
Beauty > Personal Care > Oral Care > Toothbrush Heads: testine spazzolino, testine di ricambio, ricambio spazzolino
Beauty > Personal Care > Oral Care > Mouthwash: collutorio, spray orale, sciacquo orale
Beauty > Personal Care > Oral Care > Dental Floss: filo interdentale, scovolini, scovolino interdentale, forcella interdentale
Beauty > Personal Care > Oral Care > Water Flossers: idropulsore, idropulsore dentale
Beauty > Personal Care > Oral Care > Teeth Whitening: sbiancamento denti, sbiancante denti, strisce sbiancanti
Beauty > Personal Care > Oral Care > Denture Care: pulizia dentiere, adesivo dentiere, crema adesiva dentiere, compresse dentiera
Beauty > Personal Care > Shaving: rasatura, pennello da barba, kit rasatura
Beauty > Personal Care > Shaving > Razors And Blades: rasoio, lamette, lame da barba, rasoio usa e getta, rasoio di sicurezza, lamette di ricambio, ricambi rasoio, rasoio donna, lame ricambio rasoio, lame di ricambio, rasoi
Beauty > Personal Care > Shaving > Shaving Cream: schiuma da barba, gel da barba, crema da barba, sapone da barba
Beauty > Personal Care > Shaving > Aftershave: dopobarba, balsamo dopobarba, lozione dopobarba, after shave
Beauty > Personal Care > Shaving > Beard Care: olio barba, cura barba, balsamo barba, cera baffi, shampoo barba
Beauty > Personal Care > Shaving > Electric Shavers: rasoio elettrico, testina rasoio, rasoio a lamina oscillante
Beauty > Personal Care > Shaving > Trimmers: regolabarba, rifinitore, rifinitore naso, bodygroom, rifinitore naso e orecchie, regolabarba uomo, tagliapeli
Beauty > Personal Care > Hair Removal: depilazione, crema depilatoria, strisce depilatorie, ceretta, cera depilatoria, scaldacera
Beauty > Personal Care > Hair Removal > Epilators: epilatore, epilatore elettrico, epilatore viso
Beauty > Personal Care > Hair Removal > IPL Devices: epilatore luce pulsata, luce pulsata, epilatore laser
Household: casa, prodotti per la casa, casalinghi
Household > Laundry: bucato, cura del bucato, lavaggio panni, appretto, amido spray, acqua da stiro, spray stiratura
Household > Laundry > Laundry Detergent: detersivo lavatrice, detersivo liquido, detersivo bucato, detersivo polvere, lavaggi, detersivo liquido lavaggi, sapone di marsiglia bucato, detersivo lana delicati, detersivo a mano
Household > Laundry > Laundry Capsules: capsule lavatrice, detersivo in capsule, pods lavatrice, caps lavaggi, pods lavaggi
Household > Laundry > Fabric Softener: ammorbidente, profuma bucato, profumatore bucato, perle profumate, ammorbidente concentrato, ammorbidente lavaggi
Household > Laundry > Stain Removers: smacchiatore, acchiappacolore, sbiancante bucato, additivo bucato, percarbonato, smacchiatore spray, additivo smacchiatore, sbiancante, percarbonato di sodio, candeggina delicata, smacchia, smacchia facile
Household > Laundry > Washing Machine Cleaner: cura lavatrice, pulitore lavatrice, anticalcare lavatrice, additivo anticalcare lavatrice
Household > Laundry > Drying Racks And Clotheslines: stendino, stendibiancheria, mollette bucato, filo stendibiancheria, stendibiancheria verticale, stendino a torre, mollette
Household > Laundry > Laundry Baskets And Bags: cesto portabiancheria, cesta biancheria, sacco lavatrice, portabiancheria, cesto biancheria, portabiancheria sporca, cesto bucato
Household > Laundry > Lint Removers: levapelucchi, rullo adesivo, togli pelucchi, spazzola abiti, levapelucchi elettrico, spazzola adesiva, rasoio levapelucchi
Household > Dishwashing: lavaggio stoviglie, stoviglie, lavapiatti
Household > Dishwashing > Dish Soap: detersivo piatti, detersivo per piatti, lavapiatti a mano, detersivo piatti limone, piatti concentrato, piatti a mano
Household > Dishwashing > Dishwasher Tablets: pastiglie lavastoviglie, caps lavastoviglie, detersivo lavastoviglie, tabs lavastoviglie, lavastoviglie caps, pastiglie tutto in uno, lavastoviglie tutto in 1
Household > Dishwashing > Rinse Aid And Dishwasher Salt: brillantante, sale lavastoviglie, cura lavastoviglie, deodorante lavastoviglie
Household > Dishwashing > Sponges And Dish Brushes: spugna piatti, paglietta, spugna abrasiva, spazzola piatti, retina, spugne cucina, spugna antigraffio, paglietta acciaio, spugnetta
Household > Cleaning: detergente, detergenti casa, pulizia, pulitore
Household > Cleaning > All Purpose Cleaners: detergente multiuso, sgrassatore universale, crema detergente, multisuperficie, gomma magica, multiuso spray, detergente multisuperficie, spugna magica, acido citrico, bicarbonato pulizia
Household > Cleaning > Bathroom Cleaners: detergente bagno, anticalcare, antimuffa, pulitore doccia, anticalcare spray, detergente anticalcare, antimuffa spray, pulitore bagno, pulisci fughe
Household > Cleaning > Toilet Cleaners: detergente wc, disincrostante wc, tavoletta wc, gel wc, tavolette wc, igienizzante wc, pulitore wc
Household > Cleaning > Kitchen Cleaners And Degreasers: sgrassatore, detergente cucina, pulitore forno, sgrassatore forno, piano cottura, sgrassatore spray, sgrassante, sgrassatore cucina, pulisci forno
Household > Cleaning > Descalers: decalcificante, decalcificante macchina caffè, disincrostante caffè, decalcificante macchine caffè, decalcificante universale
Household > Cleaning > Glass Cleaners: detergente vetri, lavavetri, pulitore vetri, spray vetri
Household > Cleaning > Floor Cleaners: detergente pavimenti, lavapavimenti, detergente parquet, cera pavimenti, lavapavimenti profumato, pavimenti legno, cera parquet, detergente gres, lavaincera, lava incera, lava e incera, pavimenti legno e parquet, legno e parquet
Household > Cleaning > Carpet And Upholstery Cleaners: detergente tappeti, pulitore tappeti, schiuma tappeti, tessuti e divani, smacchiatore tappeti, pulitore divani, detergente divani
Household > Cleaning > Furniture And Leather Care: lucidante mobili, cera mobili, cura pelle, detergente legno, spray mobili, cura legno, spray antipolvere, latte per pelle
Household > Cleaning > Metal Polish: lucida metalli, pulitore acciaio, lucida argento, detergente acciaio
Household > Cleaning > Disinfectants And Bleach: candeggina, disinfettante, varechina, ammoniaca, igienizzante superfici, candeggina profumata, candeggina classica, disinfettante superfici, igienizzante spray, sanificante
Household > Cleaning > Cleaning Wipes: salviette detergenti, salviette disinfettanti, panni umidi pavimenti, salviette multiuso
Household > Cleaning > Drain Cleaners: disgorgante, sturalavandini, idraulico liquido, sgorgante, fosse biologiche
Household > Cleaning > Mops And Buckets: mocio, lavapavimenti mop, secchio, ricambio mocio, tergivetro, scopa lavapavimenti, mocio vileda, secchio strizzatore, mop rotante, ricambi mocio
Household > Cleaning > Brooms And Brushes: scopa, paletta, scopino wc, spazzolone, spazzola pulizia, alzaimmondizie, scopa interni, scopa e paletta, spazzola pavimenti, scopino bagno, portascopino
Household > Cleaning > Cloths And Dusters: panno microfibra, panno spugna, piumino, straccio, panno pulizia, panno pavimenti, panni microfibra, panni catturapolvere, panno catturapolvere, panno vetri, piumino catturapolvere, panno multiuso, pelle daino
Household > Cleaning > Cleaning Gloves: guanti per pulizie, guanti gomma, guanti lattice, guanti casa
Household > Paper Products: carta casa, prodotti in carta, carta igienica e cucina
Household > Paper Products > Toilet Paper: carta igienica, carta igienica umidificata, rotoli carta igienica, carta igienica rotoli, carta igienica veli, carta igienica umida
Household > Paper Products > Paper Towels: carta cucina, carta assorbente, asciugatutto, rotolo cucina, asciugamani carta, asciugatutto rotoli, rotoloni cucina, rotoli cucina
Household > Paper Products > Tissues: fazzoletti, fazzoletti di carta, veline, fazzoletti 4 veli, fazzoletti box, fazzoletto
Household > Paper Products > Paper Napkins: tovaglioli, tovaglioli di carta, tovagliolini
Household > Disposable Tableware: piatti monouso, bicchieri monouso, posate monouso, cannucce, piatti di carta, stuzzicadenti, bicchieri plastica, bicchieri di carta, piatti plastica, forchette plastica, cannucce carta, posate legno, spiedini legno, piatti fondi monouso
Household > Food Wraps: avvolgimento alimenti, pellicole e carta, pellicola cera d'api
Household > Food Wraps > Cling Film: pellicola trasparente, pellicola alimenti, pellicola per alimenti
Household > Food Wraps > Aluminum Foil: carta alluminio, carta stagnola, foglio alluminio, vaschette alluminio
Household > Food Wraps > Baking Paper: carta forno, carta da forno, carta pergamena
Household > Food Wraps > Freezer And Sandwich Bags: sacchetti gelo, sacchetti congelatore, sacchetti zip, sacchetti alimenti, sacchetti sottovuoto, sacchetti ghiaccio, sacchetti gelo zip, sacchetti freezer, rotoli sottovuoto, buste sottovuoto, sacchetti frigo
Household > Trash Bags: sacchi spazzatura, sacchetti immondizia, sacchi immondizia, sacchi umido, sacchi nettezza, sacchi pattumiera, sacchi immondizia profumati
Household > Trash Cans: pattumiera, cestino, bidone spazzatura, cestino gettacarta, pattumiera a pedale
Household > Air Care: profumatore ambiente, deodorante ambiente, mangiaodori
Household > Air Care > Air Freshener Sprays: spray ambiente, deodorante spray ambiente, spray tessuti, profumo tessuti
Household > Air Care > Scent Diffusers: diffusore, diffusore elettrico, ricarica diffusore, bastoncini profumati, incenso, diffusore di aromi, diffusore a bastoncini, profumatore elettrico, incensi, diffusore bastoncini, ricariche diffusore
Household > Air Care > Odor And Moisture Absorbers: assorbiumidità, assorbi umidità, assorbiodori, ricarica deumidificatore, assorbiodori frigo
Household > Pest Control: disinfestazione, insetticida, repellente, cimici dei letti, dissuasori piccioni
Household > Pest Control > Insect Killers: insetticida spray, esca formiche, trappola mosche, anti scarafaggi, schiacciamosche, antiformiche, zanzariera elettrica, formiche, esche formiche, esca scarafaggi, scarafaggi, insetticida formiche, insetticida scarafaggi, insetticida mosche e zanzare, mosche, trappola vespe, gel formiche, racchetta elettrica zanzare, polvere formiche
Household > Pest Control > Mosquito Repellents: antizanzare, repellente zanzare, zampironi, piastrine zanzare, fornellino zanzare, zanzariera, citronella, repellente, antizanzara, ricarica liquida zanzare, elettroemanatore, spray antizanzare, candela citronella, lozione antizanzare, braccialetto antizanzare, spirali zanzare, liquido antizanzare
Household > Pest Control > Moth Repellents: antitarme, naftalina, trappola tarme, palline antitarme, tarme alimentari, foglietti antitarme
Household > Pest Control > Rodent Control: trappola topi, topicida, trappola per topi, esca topi, veleno topi, colla topi
Baby: bebè, neonato, bimbo, prima infanzia, puericultura, bimbi, neonati, 0-6 mesi, dalla nascita
Baby > Diapers: pannolini, pannolino, pannolini taglia, pannolini bimbo
Baby > Diapers > Disposable Diapers: pannolini usa e getta, pannolini taglia 4, pannolini newborn, pannolini maxi, pannolini junior, pannolini midi, pannolini taglia 5
Baby > Diapers > Diaper Pants: pannolini mutandina, mutandino, pannolino a mutandina, pannolini a mutandina taglia 5, mutandine assorbenti
Baby > Diapers > Swim Diapers: pannolini da nuoto, costumino contenitivo, pannolino costume, pannolino da nuoto, pannolini costumino
Baby > Diapers > Cloth Diapers: pannolini lavabili, inserti pannolino, pannolino in stoffa, pannolino lavabile, ciripà
Baby > Diapers > Changing Pads: fasciatoio materassino, materassino cambio, traversine, telo cambio, traverse bimbo, fasciatoio da viaggio, teli cambio
Baby > Diapers > Diaper Pails: mangiapannolini, secchio pannolini, ricarica mangiapannolini, sacchetti pannolini
Baby > Diapers > Diaper Bags: borsa fasciatoio, borsa cambio, zaino fasciatoio, borsa mamma
Baby > Baby Food: alimenti infanzia, pappe, cibo per bambini, da 6 mesi, dal 6° mese, dai 6 mesi, dal 4° mese, da 8 mesi, alimenti per l'infanzia
Baby > Baby Food > Infant Formula: latte per lattanti, latte di proseguimento, latte in polvere infanzia, latte 1, formula, latte in polvere neonato, latte di partenza
Baby > Baby Food > Toddler Milk: latte di crescita, latte crescita, latte 3
Baby > Baby Food > Baby Cereal: crema di riso, pappa lattea, crema multicereali, semolino, crema mais e tapioca, crema di riso bimbo, biscottino granulato, semolino bimbo, pastina, mais e tapioca
Baby > Baby Food > Baby Purees And Meals: omogeneizzato, omogeneizzati, vasetto, liofilizzato, pappa pronta, manzo omogeneizzato, pouch frutta, frutta frullata, merenda pouch, spremi e gusta, merenda bimbo, purea di frutta bimbo, frutta omogeneizzata, vellutata bimbo
Baby > Baby Food > Baby Snacks: biscottini, biscotto infanzia, snack bimbi, biscotti granulati, biscottino, biscottini primi mesi, biscotto bimbo, primi biscotti, snack bimbo
Baby > Baby Food > Baby Drinks: tisana bimbi, succo bimbi, nettare infanzia, camomilla bimbi, tisana bimbo, tisana bambini, nettare bimbo, succo bimbo, finocchio tisana biologica hipp, camomilla bimbo
Baby > Feeding: pappa, allattamento, svezzamento, senza BPA
Baby > Feeding > Baby Bottles: biberon, biberon anticolica, biberon in vetro, tettarella, tettarelle, flusso medio, anticolica, flusso lento
Baby > Feeding > Pacifiers: ciuccio, succhietto, portaciuccio, catenella succhietto, clip ciuccio, ciucci, succhietti, catenella ciuccio, clip succhietto, gommotto
Baby > Feeding > Teethers: massaggiagengive, dentaruolo, anello dentizione, morsino
Baby > Feeding > Sippy Cups: tazza antigoccia, bicchiere antigoccia, tazza con beccuccio, borraccia bimbo, tazza primi sorsi, tazza imparabere, tazza evolutiva
Baby > Feeding > Bibs: bavaglino, bavaglini, bavetta, bandana neonato, mussola, bavaglia, bavaglino silicone
Baby > Feeding > Baby Tableware And Containers: piattino, cucchiaino pappa, posate bimbo, ciotola con ventosa, set pappa, dosatore latte, dosatore latte in polvere, contenitori pappa, vasetti pappa, piatto con ventosa, cucchiaino bimbo, piatto termico bimbo
Baby > Feeding > Breast Pumps: tiralatte, tiralatte elettrico, tiralatte manuale, coppa tiralatte
Baby > Feeding > Nursing Supplies: coppette assorbilatte, paracapezzoli, sacchetti latte materno, crema capezzoli, assorbilatte, cuscino allattamento, cuscino gravidanza
Baby > Feeding > Bottle Warmers And Sterilizers: scaldabiberon, sterilizzatore, cuocipappa, scovolino, scolabiberon, sterilizzatore a vapore, scovolino biberon
Baby > Baby Care: cura del bebè, igiene bimbo, igiene neonato, pelle bimbo, senza lacrime
Baby > Baby Care > Baby Wipes: salviettine, salviettine umidificate, salviette bimbo, salviettine bimbo, salviette umidificate, salviette neonato
Baby > Baby Care > Baby Shampoo And Bath: bagnetto, shampoo bimbi, bagno delicato, detergente bimbo, bagnoschiuma bimbi, bagnoschiuma bimbo, shampoo bimbo, bagno bimbo, sapone bimbo, bagnodoccia bimbo
Baby > Baby Care > Baby Lotion Oil And Powder: olio bimbi, crema corpo bimbi, latte corpo bambini, olio baby, crema idratante bimbo, talco bimbi, polvere protettiva, talco neonato, olio bimbo, olio per bambini, crema fluida bimbo, borotalco, talco bimbo, crema viso bimbo, latte corpo bimbo, crosta lattea
Baby > Baby Care > Diaper Rash Cream: pasta lenitiva, crema cambio, pasta all'ossido di zinco, pasta protettiva, pasta cambio, arrossamenti
Baby > Baby Care > Baby Sun Care: crema solare bambini, solare bimbi, latte solare bambino, crema solare bimbo, solare baby, solari bambini, latte solare bambini
Baby > Baby Care > Baby Oral Care: spazzolino bimbo, dentifricio bimbi, gel dentizione, spazzolino da dito, spazzolino primi dentini, gel gengivale bimbo, dentifricio bimbo, primi dentini
Baby > Baby Care > Baby Grooming: forbicine neonato, spazzola neonato, tagliaunghie bimbo, cotton fioc bimbo, forbicine bimbo, tagliaunghie neonato, spazzola e pettine bimbo, set igiene bimbo, lima unghie neonato
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: aspiratore nasale, soluzione fisiologica bimbi, termometro bimbo, termometro bagnetto, termometro frontale bimbo, aspiramuco, soluzione fisiologica bimbo
Baby > Baby Care > Baby Bathtubs: vaschetta bagnetto, vaschetta neonato, seggiolino da bagno, sdraietta bagno, vaschetta bimbo, seggiolino bagno, riduttore vasca, bagnetto pieghevole
Baby > Baby Care > Potties And Training Seats: vasino, riduttore WC, riduttore water, sgabellino bimbi, vasino bimbo
Baby > Strollers: passeggino, carrozzina, passeggini
Baby > Strollers > Travel Systems: trio passeggino, sistema modulare, duo, navicella, passeggino trio
Baby > Strollers > Buggies And Lightweight Strollers: passeggino leggero, passeggino compatto, passeggino ultraleggero, passeggino pieghevole, passeggino ad ombrello
Baby > Strollers > Twin Strollers: passeggino gemellare, passeggino doppio, passeggino fratellini
Baby > Strollers > Stroller Accessories: parapioggia passeggino, sacco passeggino, ombrellino, borsa passeggino, pedana, zanzariera, coprigambe, ombrellino passeggino, borsa organizer passeggino, zanzariera passeggino, pedana passeggino
Baby > Baby Carriers: marsupio, fascia portabebè, zaino portabimbo, marsupio neonato, fascia porta bebè, porta bebè
Baby > Car Seats: seggiolino auto, seggiolini auto, seggiolino, gruppo 0+/1/2/3, gruppo 1/2/3
Baby > Car Seats > Infant Car Seats: ovetto, ovetto auto, gruppo 0+, gruppo 0
Baby > Car Seats > Convertible Car Seats: seggiolino girevole, seggiolino 360, gruppo 1, seggiolino convertibile, gruppo 0+/1, seggiolino auto 360
Baby > Car Seats > Booster Seats: alzatina, rialzo auto, gruppo 2/3, alzabimbo, alzata auto
Baby > Car Seats > Car Seat Accessories: base isofix, proteggi sedile, specchietto bebè, tendina parasole auto, riduttore seggiolino, specchietto auto bimbo, parasole auto bimbo
Baby > Nursery: cameretta neonato, stanza bimbo
Baby > Nursery > Cribs And Cots: lettino, lettino con sbarre, culla legno, fasciatoio, lettino neonato, lettino bimbo, fasciatoio cassettiera
Baby > Nursery > Bassinets And Bedside Cribs: culla, culla co-sleeping, culla fianco letto, riduttore lettino, cesta porta bimbo, culla next to me, nido bimbo
Baby > Nursery > Travel Cots: lettino da viaggio, lettino da campeggio, box bimbo, recinto
Baby > Nursery > Baby Bedding And Mattresses: lenzuolino, copertina neonato, paracolpi, completo lettino, trapunta lettino, copertina, materasso lettino, materasso culla, coprimaterasso lettino, lenzuolino culla, lenzuola lettino, coperta culla, piumino lettino
Baby > Nursery > Baby Sleeping Bags: sacco nanna, sacco nanna neonato, sacco fasce, sacco nanna TOG
Baby > Nursery > Night Lights And Soothers: luce notturna bimbo, giostrina, proiettore stelle, rumore bianco, carillon, carillon lettino, lucina bimbo
Baby > Nursery > Bouncers And Swings: sdraietta, dondolino, altalena neonato, dondolo bimbo, sdraietta neonato, dondolino neonato
Baby > Nursery > High Chairs: seggiolone, seggiolone pappa, alzasedia, seggiolino da tavolo, rialzo sedia
Baby > Nursery > Play Mats And Baby Gyms: palestrina, tappeto gioco, tappetino attività, coperta gioco, tappeto gioco bimbo, tappetino gioco neonato, tappeto attività
Baby > Nursery > Baby Walkers: girello, primi passi carrello, girello bimbo, primi passi girello, carrellino primi passi
Baby > Baby Safety: sicurezza bimbo, sicurezza bambini
Baby > Baby Safety > Baby Monitors: baby monitor video, videocamera bimbo, baby phone, interfono bimbi, baby monitor, interfono bimbo, videocitofono bimbo, radioline bimbo
Baby > Baby Safety > Safety Gates: cancelletto, cancelletto di sicurezza, sponda letto, barriera letto, cancelletto sicurezza, cancelletto scale
Baby > Baby Safety > Safety Locks And Guards: copripresa, blocca cassetti, paraspigoli, blocca armadi, paracolpi angoli, bretelle primi passi, blocca porta bimbo, chiusura sicurezza ante
Baby > Baby Gifts: regalo nascita, torta di pannolini, doudou, kit impronta, album neonato, bomboniera nascita, libro ricordi bimbo, set regalo neonato
Pets: animali domestici, animale, prodotti per animali, per cani, per gatti, cani e gatti
Pets > Dog Food: cibo per cani, alimento cane, mangime cani, cane, cani, cucciolo, taglia piccola cani
Pets > Dog Food > Dry Dog Food: crocchette cane, crocchette per cani, crocchette cucciolo, secco cane
Pets > Dog Food > Wet Dog Food: umido cane, umido per cani, patè cane, bocconi cane, cibo umido cani
Pets > Dog Food > Raw And Frozen Dog Food: BARF cane, crudo per cani, cibo fresco cane, crudo cane
Pets > Dog Food > Dog Treats: snack cane, biscotti cane, premietti cane, bocconcini cane, snack per cani
Pets > Dog Food > Dog Chews And Dental Sticks: ossi da masticare, stick dentali, orecchie di maiale, corno di cervo, osso cane, ossi cane, snack dentale cane, osso masticabile
Pets > Dog Food > Veterinary Dog Food: dieta veterinaria cane, gastrointestinal cane, ipoallergenico cane
Pets > Cat Food: cibo per gatti, alimento gatto, mangime gatti, gatto, gatti, gattino, gatto sterilizzato
Pets > Cat Food > Dry Cat Food: crocchette gatto, crocchette per gatti, croccantini, secco gatto sterilizzato
Pets > Cat Food > Wet Cat Food: umido gatto, bustine gatto, patè gatto, bocconcini gatto, mousse gatto
Pets > Cat Food > Cat Treats: snack gatto, snack cremoso gatto, pasta al malto, latte gatto, stick gatto
Pets > Cat Food > Veterinary Cat Food: dieta veterinaria gatto, urinary gatto, renal gatto
Pets > Pet Supplies: accessori animali, accessori cane, accessori gatto
Pets > Pet Supplies > Cat Litter: lettiera gatto, sabbia per gatti, lettiera agglomerante, lettiera silicio, sabbia gatto
Pets > Pet Supplies > Litter Boxes: lettiera chiusa, toilette per gatti, paletta lettiera, sacchetti lettiera, vaschetta lettiera, toilette gatto
Pets > Pet Supplies > Dog Collars And Leashes: guinzaglio, collare cane, pettorina, guinzaglio allungabile, museruola, collare gatto
Pets > Pet Supplies > Dog Training And Deterrents: collare antiabbaio, collare addestramento, clicker, fischietto cane, repellente cani
Pets > Pet Supplies > Puppy Training Pads: tappetini igienici, traversine cane, tappetini assorbenti cane, tappetini igienici cani, traversine cani
Pets > Pet Supplies > Dog Beds: cuccia interno, cuscino cane, lettino cane, materassino cane, coperta cane, cuccia cane, letto cane, cuccia per cane, lettino per cani
Pets > Pet Supplies > Cat Beds And Furniture: tiragraffi, albero tiragraffi, cuccia gatto, gattaiola, amaca gatto, albero gatto, tiragraffi sisal
Pets > Pet Supplies > Crates And Carriers: trasportino, kennel, gabbia cane, cuccia esterno, zaino trasporto, coprisedile cane, cuccia esterno cane
Pets > Pet Supplies > Dog Clothing: cappotto cane, maglione cane, impermeabile cane, vestiti cane, scarpe cane, cappottino cane
Pets > Pet Supplies > Pet Bowls And Feeders: ciotola cane, ciotola gatto, fontanella gatto, distributore crocchette, mangiatoia
Pets > Pet Supplies > Dog Toys: gioco per cane, gioco cane, palla cane, corda cane, tappetino olfattivo, giocattolo cane, giochi cani
Pets > Pet Supplies > Cat Toys: gioco per gatto, gioco gatto, canna gatto, topolino gatto, tunnel gatto, erba gatta, laser per gatti, laser gatti, cannetta gatto
Pets > Pet Supplies > Pet Grooming: spazzola cane, spazzola gatto, tosatrice cane, tagliaunghie cane, cardatore, guanto spazzola
Pets > Pet Supplies > Pet Shampoo: shampoo cane, shampoo per cani, salviette cane, profumo cane, balsamo zampe
Pets > Pet Supplies > Flea And Tick Treatment: antiparassitario cane, pipette cane, collare antipulci, antipulci, vermifugo, antizecche, antiparassitario
Pets > Pet Supplies > Pet Supplements: integratore cane, olio di salmone cane, condroprotettore, calmante cane, probiotico gatto, integratore gatto
Pets > Pet Supplies > Pet Health And First Aid: pulizia orecchie cane, dentifricio cane, gocce occhi cane, collare elisabettiano, pannolini cane
Pets > Pet Supplies > Pet Waste And Odor Control: sacchetti igienici cane, sacchetti cane, paletta cane, elimina odori animali, smacchiatore animali, sacchetti igienici cani
Pets > Pet Supplies > Pet Trackers: localizzatore GPS cane, GPS gatto, telecamera animali, collare luminoso
Pets > Fish And Aquariums: acquariofilia, acquario, pesci
Pets > Fish And Aquariums > Fish Food: mangime pesci, cibo per pesci, fiocchi pesci, mangime koi
Pets > Fish And Aquariums > Aquariums And Tanks: acquario kit, vasca pesci, nano acquario, mobile acquario, acquario completo
Pets > Fish And Aquariums > Aquarium Filters And Pumps: filtro acquario, riscaldatore acquario, areatore, filtro esterno acquario, spugna filtro acquario, pompa acquario
Pets > Fish And Aquariums > Aquarium Decor And Lighting: decorazione acquario, ghiaia acquario, luce acquario, piante acquario, fondo acquario
Pets > Fish And Aquariums > Water Care And Test Kits: biocondizionatore, test acqua acquario, antialghe acquario, batteri acquario, fertilizzante acquario
Pets > Birds: uccello, pappagallo, canarino, cocorita
Pets > Birds > Bird Food: mangime uccelli, mangime pappagalli, mangime canarini, misto cocorite, misto pappagalli
Pets > Birds > Bird Treats: panico, stick cocorite, osso di seppia, pastoncino, grit uccelli
Pets > Birds > Wild Bird Food: palle di grasso uccelli, mangime uccelli selvatici, semi uccelli giardino, cincie
Pets > Birds > Bird Cages And Accessories: gabbia uccelli, voliera, posatoio, gioco pappagallo, altalena uccelli, gabbia pappagallo, gabbia pappagalli
Pets > Small Animals: roditore, coniglio, criceto, cavia, piccoli animali
Pets > Small Animals > Small Animal Food: mangime conigli, cibo criceto, mangime cavie, pellet coniglio, mangime roditori, mangime criceti
Pets > Small Animals > Pet Hay: fieno, fieno conigli, fieno alpino
Pets > Small Animals > Small Animal Treats: snack conigli, stick roditori, bastoncini criceto, legno da rosicchiare, snack roditori, barrette roditori
Pets > Small Animals > Small Animal Bedding: lettiera roditori, trucioli, lettiera conigli, truciolo, sabbia cincillà
Pets > Small Animals > Small Animal Cages And Accessories: gabbia criceto, conigliera, gabbia coniglio, ruota criceto, beverino, recinto conigli, casetta roditori
Pets > Reptiles And Amphibians: rettile, tartaruga, terrario, serpente, geco
Pets > Reptiles And Amphibians > Reptile Food: mangime tartarughe, gammarus, grilli, cibo rettili, calcio rettili
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: lampada riscaldante rettili, lampada UVB, substrato terrario, tappetino riscaldante rettili, tartarughiera
Pets > Horse And Farm Animals: cavallo, scuderia, pollame, allevamento
Pets > Horse And Farm Animals > Horse Feed And Care: mangime cavalli, biscotti cavallo, grasso zoccoli, repellente mosche cavallo, sale cavalli, coperta cavallo
Pets > Horse And Farm Animals > Poultry Feed And Supplies: mangime galline, pollaio, abbeveratoio galline, incubatrice uova, mangime ovaiole
Clothing: abbigliamento, vestiti, indumento, capo, donna, uomo, manica lunga, manica corta, girocollo, scollo a v, vita alta
Clothing > Tops: top donna, tunica, maglia
Clothing > Tops > T-Shirts: t-shirt, maglietta, maglietta manica corta, t-shirt girocollo, maglietta cotone
Clothing > Tops > Polo Shirts: polo, maglia polo, polo piquet
Clothing > Tops > Tank Tops: canotta, top con spalline, canotta spalline sottili
Clothing > Tops > Shirts: camicia, camicia uomo, camicia manica lunga
Clothing > Tops > Shirts > Dress Shirts: camicia elegante, camicia formale, camicia da cerimonia, camicia popeline
Clothing > Tops > Shirts > Casual Shirts: camicia a quadri, camicia di jeans, camicia di lino, camicia hawaiana, camicia flanella, sovracamicia
Clothing > Tops > Blouses: blusa, camicetta, camicia donna, blusa donna
Clothing > Tops > Long Sleeve Tops: maglia a manica lunga, t-shirt manica lunga, serafino
Clothing > Tops > Crop Tops: crop top, top corto, fascia, bustino
Clothing > Tops > Bodysuits: body, body donna
Clothing > Tops > Sweaters: maglieria, maglia lana, cashmere
Clothing > Tops > Sweaters > Pullovers: maglione, pullover, maglia girocollo, maglioncino, dolcevita, maglione collo alto, lupetto, maglione dolcevita, maglione lana, maglione uomo
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: cardigan, golfino, coprispalle, bolero, gilet in maglia, gilet lana
Clothing > Tops > Hoodies: felpa con cappuccio, felpa zip, felpa cappuccio, felpa con zip
Clothing > Tops > Sweatshirts: felpa, felpa girocollo
Clothing > Bottoms: parte inferiore
Clothing > Bottoms > Jeans: jeans, pantaloni denim, jeggings
Clothing > Bottoms > Trousers: pantaloni, pantalone, pantaloni velluto, pantaloni lino, pantaloni palazzo
Clothing > Bottoms > Trousers > Chinos: chino, pantaloni chino
Clothing > Bottoms > Trousers > Dress Pants: pantaloni eleganti, pantaloni abito, pantaloni con pinces
Clothing > Bottoms > Trousers > Cargo Pants: pantaloni cargo, pantaloni con tasche
Clothing > Bottoms > Trousers > Sweatpants: pantaloni tuta, pantaloni felpa, joggers
Clothing > Bottoms > Leggings: leggings, leggins, pantacollant, fuseaux
Clothing > Bottoms > Shorts: pantaloncini, bermuda, shorts, pantaloni corti
Clothing > Bottoms > Skirts: gonna, minigonna, gonna plissettata, gonna lunga, gonna a tubino
Clothing > Dresses: vestito, abito donna, vestito donna
Clothing > Dresses > Casual Dresses: vestito estivo, abito chemisier, abito lungo, vestito midi, vestito in maglia, vestito corto, vestito a fiori, abito estivo, abito corto
Clothing > Dresses > Evening Dresses: abito da sera, abito da cocktail, abito da cerimonia, vestito paillettes, tubino
Clothing > Dresses > Wedding Dresses: abito da sposa, vestito damigella, velo da sposa
Clothing > Jumpsuits And Rompers: tuta intera, jumpsuit, tutina donna, tuta elegante, tuta donna elegante, tuta pantalone, tuta palazzo
Clothing > Jumpsuits And Rompers > Dungarees: salopette, salopette di jeans
Clothing > Outerwear: capospalla
Clothing > Outerwear > Jackets: giacca, giubbotto, giubbino, giacca invernale
Clothing > Outerwear > Jackets > Denim Jackets: giacca di jeans, giubbotto jeans
Clothing > Outerwear > Jackets > Leather Jackets: giacca di pelle, chiodo, giubbotto pelle, giacca scamosciata
Clothing > Outerwear > Jackets > Bomber Jackets: bomber, giubbotto aviatore
Clothing > Outerwear > Jackets > Rain Jackets: giacca impermeabile, impermeabile, giacca antipioggia, mantella antipioggia
Clothing > Outerwear > Jackets > Puffer Jackets: piumino, giacca imbottita, giacca trapuntata, piumino donna, piumino uomo, piumino leggero, piumino 100 grammi
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: giacca in pile, pile zip, giacca teddy, pile, maglia in pile
Clothing > Outerwear > Jackets > Windbreakers And Softshells: giacca a vento, antivento, k-way, giacca softshell, softshell
Clothing > Outerwear > Gilets: gilet, smanicato, gilet imbottito
Clothing > Outerwear > Coats: cappotto, cappotto lana, montgomery, caban, pelliccia, cappotto donna, cappotto uomo, cappotto cammello, cappotto doppiopetto
Clothing > Outerwear > Coats > Parkas: parka, eskimo
Clothing > Outerwear > Coats > Trench Coats: trench, spolverino
Clothing > Outerwear > Coats > Ponchos And Capes: poncho, mantella, cappa
Clothing > Suits And Tailoring: abito formale, sartoria
Clothing > Suits And Tailoring > Suits: abito uomo, completo uomo, smoking, tailleur, completo slim fit, abito uomo completo, vestito uomo elegante, giacca e pantaloni
Clothing > Suits And Tailoring > Blazers: blazer, giacca elegante, giacca abito, blazer donna, giacca uomo elegante, giacca monopetto
Clothing > Suits And Tailoring > Waistcoats: gilet elegante, panciotto
Clothing > Underwear: intimo, biancheria intima, lingerie
Clothing > Underwear > Bras: reggiseno, push-up, reggiseno imbottito, reggiseno ferretto, reggiseno senza ferretto, reggiseno pizzo, balconcino
Clothing > Underwear > Panties: mutande donna, mutandine, perizoma, slip donna, brasiliana, culotte, slip cotone donna, culotte donna, brasiliana pizzo
Clothing > Underwear > Boxers And Briefs: boxer, boxer uomo, slip uomo, mutande uomo
Clothing > Underwear > Undershirts: canottiera, maglia intima, maglietta intima
Clothing > Underwear > Thermal Underwear: intimo termico, maglia termica, calzamaglia
Clothing > Underwear > Shapewear: intimo modellante, guaina contenitiva, corsetto, pancera
Clothing > Underwear > Lingerie Sets: completo intimo, baby doll, reggicalze, guepiere
Clothing > Socks: calzini, calze, calzini lana, calze uomo, calzini uomo, calzini donna, calza corta, calzini cotone
Clothing > Socks > Ankle Socks: calzini corti, fantasmini, calzini alla caviglia, salvapiede
Clothing > Socks > Knee High Socks: gambaletti, calze lunghe, calzettoni, calze da sci, calze lunghe uomo, calza lunga, filo di scozia
Clothing > Socks > Sports Socks: calzini sportivi, calze da corsa, calze da trekking
Clothing > Socks > Tights And Stockings: collant, calze autoreggenti, calze a rete, calze velate, collant 20 den, collant 40 den, collant 50 den, collant coprente, autoreggenti, parigine
Clothing > Socks > Leg Warmers: scaldamuscoli, ghette
Clothing > Sleepwear: abbigliamento notte, notte
Clothing > Sleepwear > Pajamas: pigiama, pantalone pigiama, pigiama donna, pigiama uomo, pigiama lungo, pigiama corto
Clothing > Sleepwear > Nightgowns: camicia da notte, camicia notte, sottoveste
Clothing > Sleepwear > Bathrobes: accappatoio, vestaglia, accappatoio microfibra, accappatoio cappuccio, accappatoio spugna
Clothing > Sleepwear > Loungewear: homewear, tuta da casa, completo casa
Clothing > Swimwear: costume da bagno, mare, costume
Clothing > Swimwear > Bikinis: bikini, slip bikini, tankini, costume due pezzi
Clothing > Swimwear > Swimsuits: costume intero, costume piscina donna, trikini
Clothing > Swimwear > Swim Trunks: costume boxer, boxer mare, pantaloncino mare, slip da bagno, costume uomo, boxer da bagno, costume mare uomo
Clothing > Swimwear > Rash Guards: maglia anti-uv, lycra surf
Clothing > Swimwear > Beach Cover Ups: pareo, copricostume, caftano
Clothing > Sportswear: abbigliamento sportivo, maglia running, t-shirt tecnica, maglia sportiva
Clothing > Sportswear > Sports Bras: reggiseno sportivo, top sportivo
Clothing > Sportswear > Sports Leggings: leggings sportivi, pantaloni yoga, collant running, tights corsa
Clothing > Sportswear > Sports Shorts: pantaloncini sportivi, pantaloncini running, pantaloncino calcio, gonna tennis
Clothing > Sportswear > Tracksuits: tuta sportiva, tuta ginnastica, giacca tuta
Clothing > Sportswear > Team Jerseys: maglia calcio, maglia gara, divisa calcio, maglia home, maglia gara home, maglia away, prima maglia, kit gara
Clothing > Sportswear > Ski Wear: giacca da sci, pantaloni da sci, tuta da sci, tuta da neve
Clothing > Sportswear > Cycling Clothing: maglia ciclismo, salopette ciclismo, pantaloncini ciclismo, manicotti ciclismo, salopette bici, maglia bici
Clothing > Sportswear > Hiking Clothing: pantaloni trekking, pantaloni escursionismo, pantaloni zip-off, camicia trekking
Clothing > Sportswear > Dancewear: body danza, tutù, body ginnastica
Clothing > Workwear: abbigliamento da lavoro, abiti da lavoro
Clothing > Workwear > Work Trousers And Jackets: pantaloni da lavoro, pettorina da lavoro, giacca da lavoro, giubbino da lavoro, gilet da lavoro
Clothing > Workwear > Coveralls: tuta da lavoro, tuta usa e getta
Clothing > Workwear > High Visibility Clothing: gilet alta visibilità, giubbotto catarifrangente, gilet catarifrangente
Clothing > Workwear > Medical Uniforms: casacca medica, camice, divisa sanitaria
Clothing > Workwear > Chef Clothing: giacca da cuoco, pantaloni da cuoco, cappello da cuoco
Clothing > Maternity Clothing: abbigliamento premaman, vestito premaman, jeans premaman, maglia allattamento, premaman, pantaloni premaman
Clothing > Costumes: costume carnevale, travestimento, costume halloween, cosplay, costume adulto carnevale, vestito carnevale, costume bambina carnevale
Clothing > Traditional Clothing: abito tradizionale
Clothing > Traditional Clothing > Dirndls And Lederhosen: dirndl, pantaloni tirolesi, costume bavarese
Clothing > Traditional Clothing > Kimonos And Saris: kimono, sari, abaya
Shoes: scarpe, calzature, scarpe donna, scarpe uomo, scarpa, scarpe bambino, scarpe primi passi, scarpe comode
Shoes > Sneakers: sneakers, scarpe da ginnastica, scarpe sportive, sneaker basse, sneakers uomo, sneakers donna, scarpe ginnastica
Shoes > Sneakers > Canvas Shoes: scarpe di tela, sneakers tela
Shoes > Sneakers > Skate Shoes: scarpe da skate
Shoes > Sneakers > Slip On Shoes: slip-on, scarpe senza lacci
Shoes > Athletic Shoes: scarpe sport, scarpe pallavolo, scarpe da camminata
Shoes > Athletic Shoes > Running Shoes: scarpe running, scarpe da corsa, scarpe trail running, scarpe running uomo, scarpe trail
Shoes > Athletic Shoes > Training Shoes: scarpe training, scarpe palestra, scarpe crossfit
Shoes > Athletic Shoes > Football Boots: scarpe da calcio, scarpini calcio, scarpe calcetto, scarpe futsal, scarpini, scarpe calcio a 5
Shoes > Athletic Shoes > Basketball Shoes: scarpe da basket, scarpe pallacanestro
Shoes > Athletic Shoes > Tennis Shoes: scarpe da tennis, scarpe da padel, scarpe badminton, scarpe tennis, scarpe padel
Shoes > Athletic Shoes > Golf Shoes: scarpe da golf
Shoes > Athletic Shoes > Cycling Shoes: scarpe ciclismo, scarpe bici, scarpe mtb
Shoes > Athletic Shoes > Hiking Shoes: scarponi, scarpe da trekking, scarpe da montagna, scarpe escursionismo, scarponi da trekking, scarponcini, scarpe trekking, pedule, scarponi montagna
Shoes > Athletic Shoes > Climbing Shoes: scarpette arrampicata
Shoes > Athletic Shoes > Dance Shoes: scarpe da ballo, scarpette da danza, mezze punte, scarpe da punta, scarpette danza, punte danza
Shoes > Athletic Shoes > Water Shoes: scarpe da scoglio, scarpette da mare, scarpe acquatiche, scarpette mare
Shoes > Boots: stivali, stivale, stivali pelle, stivali donna, stivali uomo
Shoes > Boots > Ankle Boots: stivaletti, tronchetti, polacchine, stivaletto, stivaletti donna, polacchini, tronchetto
Shoes > Boots > Chelsea Boots: stivaletti chelsea, beatles, stivaletti beatles, beatles uomo
Shoes > Boots > Knee High Boots: stivali alti, cuissardes, stivali al ginocchio, stivali equitazione, stivali sopra ginocchio, stivali cavallerizza
Shoes > Boots > Combat Boots: anfibi, stivali biker, stivali militari, scarponcini stringati
Shoes > Boots > Cowboy Boots: stivali texani, camperos, texani, stivali camperos
Shoes > Boots > Winter Boots: stivali da neve, doposci, scarponcini invernali, moon boot, stivali pelo
Shoes > Boots > Rain Boots: stivali di gomma, stivali da pioggia, galosce, stivali gomma
Shoes > Sandals: sandali, sandali zeppa, sandali trekking, sandalo, sandali bassi, sandali con zeppa, sandali gioiello
Shoes > Sandals > Flip Flops: infradito, ciabatte infradito, flip-flop
Shoes > Sandals > Slides: ciabatte, ciabatte mare, ciabatte piscina, mules, ciabatta, slider
Shoes > Sandals > Clogs: zoccoli, sabot, zoccoli sanitari, zoccolo
Shoes > Sandals > Espadrilles: espadrillas, espadrille, espadrillas zeppa, espadrilles
Shoes > Slippers: pantofole, ciabatte da casa, babbucce, pantofole donna, pantofola, ciabatte invernali
Shoes > Dress Shoes: scarpe eleganti, scarpe classiche, scarpe da cerimonia
Shoes > Dress Shoes > Oxford Shoes: stringate, francesine, scarpe derby, scarpe con lacci, scarpe stringate, derby, oxford, stringate uomo, stringate pelle, scarpe eleganti uomo
Shoes > Dress Shoes > Loafers: mocassini, mocassino, scarpe da barca, mocassini uomo
Shoes > Dress Shoes > High Heels: décolleté, scarpe con tacco, tacchi alti, tacco a spillo, decolletè, décolleté tacco, slingback
Shoes > Dress Shoes > Flats: ballerine, mary jane, scarpe basse donna, ballerine donna, ballerina, scarpe basse
Shoes > Safety Shoes: scarpe antinfortunistiche, scarpe da lavoro, stivali antinfortunistici, antinfortunistica, stivali antinfortunistica, scarpe s3
Shoes > Shoe Care: cura scarpe, spazzola scarpe, tendiscarpe, calzascarpe, detergente scarpe, forma scarpe, pulitore sneakers, deodorante scarpe
Shoes > Shoe Care > Shoe Polish: lucido da scarpe, crema per scarpe, impermeabilizzante scarpe, grasso per cuoio, lucido scarpe, crema scarpe, grasso pelle, crema calzature
Shoes > Shoe Care > Insoles: solette, plantari, suole interne, talloniere, solette gel, sottopiedi, soletta
Shoes > Shoe Care > Shoelaces: lacci, stringhe, lacci elastici, lacci scarpe, stringhe scarpe
Bags And Accessories: borsa, accessori, pelletteria
Bags And Accessories > Backpacks: zaino, zainetto
Bags And Accessories > Backpacks > School Backpacks: zaino scuola, cartella scuola, zaino trolley, zainetto asilo
Bags And Accessories > Backpacks > Laptop Backpacks: zaino porta pc, zaino porta computer, zaino antifurto
Bags And Accessories > Handbags: borsa a mano, borsetta, borsa donna, borsa secchiello, bauletto
Bags And Accessories > Handbags > Tote Bags: borsa shopper, borsa tote, borsa di tela, shopping bag
Bags And Accessories > Handbags > Shoulder Bags: borsa a spalla, borsa spalla
Bags And Accessories > Handbags > Crossbody Bags: borsa a tracolla, tracolla, borsello, porta cellulare a tracolla
Bags And Accessories > Handbags > Clutches: pochette, clutch, borsa da sera
Bags And Accessories > Messenger Bags: borsa messenger, borsa postina, tracolla uomo
Bags And Accessories > Messenger Bags > Briefcases: ventiquattrore, borsa porta pc, cartella lavoro, valigetta
Bags And Accessories > Belt Bags: marsupio, borsa marsupio
Bags And Accessories > Gym Bags: borsone sportivo, borsa palestra, sacca sportiva, sacca scarpe, borsone palestra, borsone da palestra, borsa sport
Bags And Accessories > Shopping Bags: borsa della spesa, carrello spesa, sporta, busta riutilizzabile
Bags And Accessories > Lunch Bags: borsa pranzo, borsa termica pranzo, porta pranzo
Bags And Accessories > Luggage: valigia, valigia rigida, bagaglio, valigia morbida
Bags And Accessories > Luggage > Carry On Luggage: bagaglio a mano, trolley cabina, valigia cabina
Bags And Accessories > Luggage > Luggage Sets: set di valigie, set trolley, valigie set
Bags And Accessories > Luggage > Travel Bags: borsa da viaggio, borsone viaggio, borsa weekend, borsone da viaggio, borsone con ruote, trolley borsone
Bags And Accessories > Luggage > Toiletry Bags: beauty case, trousse bagno, pochette trucchi, borsa toilette
Bags And Accessories > Luggage > Garment Bags: porta abiti, custodia abiti, portabiti
Bags And Accessories > Luggage > Packing Cubes: organizer valigia, cubi da viaggio, organizzatore valigia
Bags And Accessories > Luggage > Luggage Accessories: etichetta bagaglio, cinghia valigia, bilancia bagagli, lucchetto tsa, copri valigia
Bags And Accessories > Luggage > Travel Pillows: cuscino da viaggio, cuscino collo viaggio
Bags And Accessories > Wallets: portafoglio, portafogli, portafoglio uomo, portafoglio donna
Bags And Accessories > Wallets > Card Holders: porta carte, portacarte, porta tessere
Bags And Accessories > Wallets > Coin Purses: portamonete, borsellino, fermasoldi
Bags And Accessories > Wallets > Passport Holders: porta passaporto, custodia passaporto, portadocumenti viaggio
Bags And Accessories > Wallets > Keychains: portachiavi, astuccio portachiavi
Bags And Accessories > Watches: orologio, orologio da polso, orologio uomo, orologio donna, cronografo
Bags And Accessories > Watches > Digital Watches: orologio digitale, orologio bambino
Bags And Accessories > Watches > Dive Watches: orologio subacqueo, orologio diver
Bags And Accessories > Watches > Pocket Watches: orologio da taschino, orologio infermiera
Bags And Accessories > Watches > Watch Straps: cinturino orologio, cinturino smartwatch, cinturino pelle, cinturino 20mm, cinturini, cinturino silicone, cinturino acciaio
Bags And Accessories > Watches > Watch Boxes: scatola porta orologi, porta orologi, carica orologi automatico
Bags And Accessories > Jewelry: gioielli, gioiello, bigiotteria, argento 925, placcato oro, oro 18kt, punto luce
Bags And Accessories > Jewelry > Necklaces: collana, catenina, girocollo, collier, collana donna, collana punto luce, collana argento
Bags And Accessories > Jewelry > Earrings: orecchini, orecchino, orecchini a cerchio, lobo
Bags And Accessories > Jewelry > Bracelets: bracciale, braccialetto, cavigliera, bracciale donna, bracciale uomo, bracciale tennis
Bags And Accessories > Jewelry > Rings: anello, fede, fedina, solitario, fede nuziale
Bags And Accessories > Jewelry > Charms And Pendants: charm, ciondolo, pendente, medaglietta
Bags And Accessories > Jewelry > Brooches: spilla, spilletta, pin, spilla strass, spilla donna, spille
Bags And Accessories > Jewelry > Body Jewelry: piercing, piercing naso, piercing ombelico
Bags And Accessories > Jewelry > Jewelry Boxes: portagioie, portagioielli, cofanetto gioielli
Bags And Accessories > Sunglasses: occhiali da sole, occhiali polarizzati
Bags And Accessories > Glasses: occhiali
Bags And Accessories > Glasses > Eyeglass Frames: montatura occhiali, occhiali da vista
Bags And Accessories > Glasses > Reading Glasses: occhiali da lettura, occhiali presbiopia
Bags And Accessories > Glasses > Blue Light Glasses: occhiali anti luce blu, occhiali da computer
Bags And Accessories > Glasses > Glasses Cases: custodia occhiali, porta occhiali, cordino occhiali
Bags And Accessories > Hats: cappello, basco, coppola, panama, borsalino, coppola uomo, basco lana, cappello feltro
Bags And Accessories > Hats > Caps: cappellino, berretto da baseball, visiera, cappellino con visiera
Bags And Accessories > Hats > Beanies: berretto, cuffia lana, cappello invernale, paraorecchie, zuccotto
Bags And Accessories > Hats > Sun Hats: cappello di paglia, cappello pescatore, cappello da sole
Bags And Accessories > Gloves: guanti, guanti in pelle, guanti di lana, guanti touch
Bags And Accessories > Gloves > Mittens: muffole, guanti da sci, moffole
Bags And Accessories > Scarves: sciarpa, foulard, scialle, stola, scaldacollo, pashmina
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: bandana, scaldacollo tubolare, passamontagna, fascia multifunzione
Bags And Accessories > Belts: cintura, cintura pelle, cinta, fibbia, cintura uomo, cintura donna, cintura reversibile
Bags And Accessories > Belts > Suspenders: bretelle, bretelle pantaloni
Bags And Accessories > Ties: cravatta, cravatta seta, ascot, cravatta uomo, cravatte
Bags And Accessories > Ties > Bow Ties: papillon, farfallino
Bags And Accessories > Ties > Pocket Squares: fazzoletto da taschino, pochette da taschino, fazzoletto
Bags And Accessories > Ties > Cufflinks: gemelli, fermacravatta, gemelli acciaio, gemelli camicia, gemelli polso
Bags And Accessories > Umbrellas: ombrello, ombrello pieghevole, ombrello automatico
Sports: sport, articolo sportivo, attrezzatura sportiva, fischietto, trofeo
Sports > Fitness: fitness, attrezzo ginnico, attrezzatura palestra
Sports > Fitness > Dumbbells: manubri, manubrio, pesi palestra
Sports > Fitness > Kettlebells: kettlebell, ghiria
Sports > Fitness > Barbells And Weight Plates: bilanciere, dischi ghisa, disco peso, barra olimpica
Sports > Fitness > Weight Benches And Racks: panca pesi, rack squat, stazione multifunzione, panca addominali
Sports > Fitness > Pull Up Bars And Ab Trainers: sbarra trazioni, maniglie flessioni, cinghie sospensione, anelli ginnastica, ruota addominali, attrezzo addominali
Sports > Fitness > Ankle And Wrist Weights: cavigliere pesi, polsiere con pesi, giubbotto zavorrato, cintura pesi, guanti palestra
Sports > Fitness > Resistance Bands: banda elastica, elastico fitness, fascia elastica
Sports > Fitness > Yoga Mats: tappetino yoga, materassino fitness, tappetino palestra, tappetino pilates, tappetino nbr, tappetino ginnastica
Sports > Fitness > Yoga Accessories: mattoncino yoga, cinghia yoga, cuscino meditazione, cerchio pilates
Sports > Fitness > Exercise Balls: palla fitness, fitball, palla medica, palla pilates, tavola equilibrio
Sports > Fitness > Foam Rollers: rullo massaggio, foam roller, pallina massaggio
Sports > Fitness > Jump Ropes: corda per saltare, salto della corda, scala agilità, hula hoop
Sports > Fitness > Treadmills: tapis roulant, tapis camminata
Sports > Fitness > Exercise Bikes: cyclette, spin bike, pedaliera, bici da spinning, cyclette magnetica, cyclette pieghevole
Sports > Fitness > Ellipticals And Steppers: ellittica, stepper, pedana vibrante, step aerobica
Sports > Fitness > Rowing Machines: vogatore, macchina da remo
Sports > Fitness > Fitness Trampolines: trampolino elastico, tappeto elastico, mini trampolino
Sports > Cycling: ciclismo, accessorio bici, parafango bici, campanello bici
Sports > Cycling > Bicycles: bicicletta, bici, city bike, bici pieghevole, bici da trekking
Sports > Cycling > Bicycles > Mountain Bikes: mountain bike, mtb, bmx
Sports > Cycling > Bicycles > Road Bikes: bici da corsa, bici gravel, bicicletta da strada
Sports > Cycling > Bicycles > Electric Bikes: bici elettrica, e-bike, bicicletta a pedalata assistita
Sports > Cycling > Bicycles > Kids Bikes: bici bambino, bicicletta bambina, bici senza pedali, rotelle bici
Sports > Cycling > Bike Helmets: casco bici, casco ciclismo, casco bambino bici
Sports > Cycling > Bike Lights: luce bici, luci bicicletta, fanale bici
Sports > Cycling > Bike Locks: lucchetto bici, antifurto bici, catena bici antifurto
Sports > Cycling > Bike Pumps: pompa bici, pompa a pedale, gonfiatore bici
Sports > Cycling > Bike Tires And Tubes: copertone bici, camera d'aria, ruota bici, copertoncino
Sports > Cycling > Bike Saddles And Grips: sella bici, reggisella, manubrio bici, manopole bici, nastro manubrio
Sports > Cycling > Bike Drivetrain And Brakes: catena bici, cassetta pignoni, guarnitura, deragliatore, pedali, pastiglie freno bici
Sports > Cycling > Bike Tools And Care: attrezzi bici, levagomme, lubrificante catena, kit riparazione forature
Sports > Cycling > Bike Bags And Racks: borsa bici, borsa sottosella, cestino bici, portapacchi bici, portaborraccia
Sports > Cycling > Bike Child Seats And Trailers: seggiolino bici, rimorchio bici
Sports > Cycling > Bike Computers And Trainers: ciclocomputer, gps bici, rulli bici, supporto smartphone bici
Sports > Camping: campeggio, escursionismo, attrezzatura outdoor
Sports > Camping > Tents: tenda, tenda da campeggio, veranda, tenda da spiaggia, telo tarp, telo tenda, riparo campeggio
Sports > Camping > Sleeping Bags: sacco a pelo, sacco lenzuolo
Sports > Camping > Sleeping Pads: materassino campeggio, materasso gonfiabile, lettino da campo, materassino autogonfiante
Sports > Camping > Camping Furniture: sedia campeggio, tavolo campeggio, sedia pieghevole, sgabello pieghevole
Sports > Camping > Camping Stoves And Cookware: fornello campeggio, fornellino a gas, cartuccia gas, stoviglie campeggio, pentole campeggio, posate campeggio, gavetta
Sports > Camping > Coolers: frigo portatile, borsa frigo, ghiacciaia, mattonella ghiaccio
Sports > Camping > Water Bottles: borraccia, borraccia termica, shaker, sacca idrica
Sports > Camping > Camping Lights: lampada frontale, torcia frontale, lanterna campeggio
Sports > Camping > Hammocks: amaca, amaca da campeggio
Sports > Camping > Hiking Backpacks: zaino trekking, zaino escursionismo, zaino idratazione
Sports > Camping > Trekking Poles: bastoncini trekking, bastoni nordic walking, racchette trekking, ghette neve
Sports > Camping > Navigation And Survival: bussola, acciarino, filtro acqua portatile, coperta di emergenza, kit sopravvivenza, binocolo
Sports > Ball Sports: pallone, palla, pompa palloni, coni allenamento, casacca
Sports > Ball Sports > Footballs: pallone da calcio, pallone calcetto
Sports > Ball Sports > Football Gear: parastinchi, guanti da portiere, porta da calcio, fascia capitano
Sports > Ball Sports > Basketballs And Hoops: pallone da basket, palla basket, canestro basket, tabellone basket, retina canestro
Sports > Ball Sports > Volleyballs And Handballs: pallone pallavolo, palla beach volley, rete pallavolo, pallone da pallamano, palla pallamano
Sports > Ball Sports > American Footballs And Rugby Balls: pallone da rugby, palla football americano
Sports > Ball Sports > Baseball And Softball: mazza da baseball, guantone baseball, palla baseball
Sports > Ball Sports > Hockey And Cricket: mazza hockey prato, bastone floorball, mazza cricket
Sports > Racket Sports: racchetta, borsa racchette, overgrip
Sports > Racket Sports > Tennis Rackets And Balls: racchetta da tennis, corde tennis, borsa tennis, palla da tennis, palline da tennis
Sports > Racket Sports > Padel And Pickleball: racchetta padel, palline padel, racchetta beach tennis
Sports > Racket Sports > Badminton And Squash: racchetta badminton, volano badminton, racchetta squash
Sports > Racket Sports > Table Tennis: racchetta ping pong, tavolo ping pong, palline ping pong, tennistavolo
Sports > Winter Sports: sport invernali, ciaspole, sacca sci, sciolina
Sports > Winter Sports > Skis: sci, sci alpino, sci di fondo, bastoncini da sci, attacchi sci
Sports > Winter Sports > Ski Boots: scarponi da sci, scarponi snowboard, scarpe sci di fondo, scarponi sci, scarponi sci alpinismo
Sports > Winter Sports > Snowboards: tavola snowboard, snowboard, attacchi snowboard
Sports > Winter Sports > Ski Helmets And Goggles: casco da sci, maschera da sci, occhiali da sci, paraschiena
Sports > Winter Sports > Sleds: slittino, slitta, bob da neve
Sports > Winter Sports > Ice Skates And Ice Hockey: pattini da ghiaccio, mazza hockey ghiaccio, disco hockey
Sports > Water Sports: sport acquatici, wakeboard, sci nautico
Sports > Water Sports > Swim Goggles: occhialini da nuoto, occhialini piscina
Sports > Water Sports > Swim Training Gear: cuffia nuoto, tavoletta nuoto, pull buoy, braccioli
Sports > Water Sports > Snorkeling And Diving: boccaglio, maschera sub, pinne, maschera da snorkeling, erogatore
Sports > Water Sports > Wetsuits: muta, muta surf, muta neoprene, mutino
Sports > Water Sports > Surfboards: tavola da surf, bodyboard, leash surf, paraffina surf
Sports > Water Sports > Stand Up Paddle Boards: tavola sup, sup gonfiabile, pagaia sup
Sports > Water Sports > Kayaks And Boats: kayak, canoa, gommone, canotto, pagaia, remo
Sports > Water Sports > Life Jackets: giubbotto salvagente, giubbotto galleggiamento, salvagente
Sports > Running: cintura running, fascia braccio smartphone, gilet trail running, porta pettorale
Sports > Golf: golf, guanto golf, tee golf, carrello golf, telemetro golf
Sports > Golf > Golf Clubs And Bags: mazza da golf, bastone da golf, driver golf, putter, ferri golf, sacca da golf, stand bag golf
Sports > Golf > Golf Balls: pallina da golf, palline golf
Sports > Fishing: pesca, guadino, segnalatore abboccata, portacanna, waders, pastura
Sports > Fishing > Fishing Rods: canna da pesca, canna spinning, canna surfcasting, bolognese canna
Sports > Fishing > Fishing Reels: mulinello, mulinello pesca, mulinello spinning
Sports > Fishing > Fishing Lures: esca artificiale, artificiale pesca, cucchiaino pesca, minnow, mosca artificiale, artificiale, artificiali pesca, esche siliconiche
Sports > Fishing > Fishing Line And Hooks: filo da pesca, trecciato, amo da pesca, ami, terminale pesca, piombo pesca, galleggiante pesca, ami pesca, amo pesca, piombi pesca, girelle pesca, fluorocarbon
Sports > Fishing > Tackle Boxes And Bags: cassetta pesca, borsa pesca, fodero canne, paniere pesca
Sports > Boxing: boxe, colpitori, caschetto boxe, fasce boxe, paradenti
Sports > Boxing > Boxing Gloves: guantoni, guanti da boxe, guantini mma
Sports > Boxing > Punching Bags: sacco da boxe, punching ball, pera boxe, sacco boxe, pera veloce, sacco pugilato
Sports > Martial Arts: judogi, karategi, kimono arti marziali, cintura karate, conchiglia, dobok, kimono judo, kimono karate
Sports > Climbing: arrampicata, alpinismo, casco arrampicata, magnesite, piccozza, ramponi, set ferrata
Sports > Climbing > Climbing Harnesses And Ropes: imbrago, corda arrampicata, corda dinamica, fettuccia, cordino, imbragatura, imbrago arrampicata
Sports > Climbing > Carabiners And Belay Devices: moschettone, rinvio, assicuratore, discensore, friend arrampicata, moschettoni, rinvii, rinvio arrampicata
Sports > Equestrian: equitazione, cap equitazione, frustino, pantaloni equitazione, ghette equitazione
Sports > Equestrian > Horse Tack: sella cavallo, testiera, capezza, redini, sottosella, morso, staffe, sottopancia, sella, stinchiere, imboccatura, longhina, paraglomi
Sports > Equestrian > Horse Blankets And Grooming: coperta cavallo, maschera antimosche cavallo, nettapiedi, striglia, grasso zoccoli, coperta impermeabile cavallo, maschera antimosche, brusca, coperta scuderia
Sports > Skating And Scooters: pattinaggio, rotelle pattini
Sports > Skating And Scooters > Skateboards: skateboard, longboard, tavola skate, ruote skate, waveboard
Sports > Skating And Scooters > Roller Skates And Inline Skates: pattini in linea, pattini a rotelle, rollerblade, pattini quad, pattini
Sports > Skating And Scooters > Kick Scooters: monopattino, monopattino bambino, monopattino freestyle, monopattino 3 ruote
Sports > Skating And Scooters > Electric Scooters: monopattino elettrico, hoverboard, monoruota
Sports > Skating And Scooters > Protective Pads And Skate Helmets: ginocchiere, gomitiere, polsiere protettive, casco skate, protezioni pattini, set protezioni, polsiere pattinaggio
Sports > Target And Table Games: bocce, bowling, frisbee, croquet, slackline, petanque, calcio balilla, calcetto da tavolo, birilli
Sports > Target And Table Games > Darts: bersaglio freccette, freccette, freccette steel, freccette punta acciaio, bersaglio elettronico
Sports > Target And Table Games > Billiards: tavolo da biliardo, stecca biliardo, palle biliardo, gesso biliardo, biliardo, stecca da biliardo, tavolo biliardo, gessetto biliardo
Sports > Target And Table Games > Archery: arco ricurvo, arco compound, frecce, tiro con l'arco, balestra, faretra, arco, frecce carbonio, arco olimpico
Electronics: elettronica, dispositivo elettronico, tecnologia
Electronics > Audio: suono, alta fedeltà, impianto audio
Electronics > Audio > Headphones: cuffie, auricolari, cuscinetti cuffie, cuffiette
Electronics > Audio > Headphones > Earbuds: auricolari, auricolari bluetooth, auricolari true wireless, conduzione ossea, auricolari in ear, auricolari wireless
Electronics > Audio > Headphones > Over Ear Headphones: cuffie, cuffie over-ear, cuffie bluetooth, cancellazione del rumore
Electronics > Audio > Headphones > Headsets: cuffie con microfono, auricolare bluetooth mono, cuffie ufficio, cuffie call center
Electronics > Audio > Speakers: altoparlante, cassa, casse pc, diffusore
Electronics > Audio > Speakers > Bluetooth Speakers: cassa bluetooth, altoparlante bluetooth, speaker portatile, diffusore portatile, karaoke, cassa portatile, speaker bluetooth
Electronics > Audio > Speakers > Soundbars: soundbar, barra audio
Electronics > Audio > Speakers > Hi-Fi Speakers: diffusori da scaffale, diffusori da pavimento, subwoofer, altoparlante da incasso, monitor da studio
Electronics > Audio > Speakers > Smart Speakers: altoparlante intelligente, assistente vocale, cassa wifi
Electronics > Audio > Stereo Systems: impianto stereo, micro hi-fi, sistema hi-fi
Electronics > Audio > Amplifiers And Receivers: amplificatore, sintoamplificatore, ricevitore AV, preamplificatore, finale di potenza
Electronics > Audio > Turntables: giradischi, testina giradischi, puntina
Electronics > Audio > CD Players: lettore cd, radio cd, lettore cassette, mangianastri, radioregistratore
Electronics > Audio > Radios: radio portatile, radiosveglia, radio digitale, radio internet, radio dab, sveglia radio
Electronics > Audio > MP3 Players: lettore mp3, lettore mp4, lettore musicale
Electronics > Audio > Voice Recorders: registratore vocale, registratore digitale, dittafono
Electronics > Audio > Microphones: microfono, microfono a condensatore, microfono lavalier, microfono usb, asta microfono
Electronics > Computers: computer, informatica, periferica
Electronics > Computers > Laptops: notebook, portatile, computer portatile, pc portatile, portatile ram ssd, notebook pollici ssd ram
Electronics > Computers > Laptop Accessories: supporto pc portatile, custodia notebook, base raffreddamento, filtro privacy, lucchetto notebook, custodia macbook, porta pc, supporto notebook
Electronics > Computers > Desktop Computers: pc desktop, computer fisso, pc fisso, pc gaming, server
Electronics > Computers > Tablets: tablet, tablet bambini
Electronics > Computers > Tablet Cases: custodia tablet, cover ipad, custodia kindle, custodia ebook, supporto tablet, custodia ipad, cover galaxy tab
Electronics > Computers > Stylus Pens: pennino, penna touch, penna capacitiva, penna stilo
Electronics > Computers > Monitors: monitor, schermo pc, monitor gaming, monitor curvo, monitor pollici hz
Electronics > Computers > Keyboards: tastiera, tastiera meccanica, tastiera wireless, tastierino numerico, tastiera gaming
Electronics > Computers > Mice: mouse, mouse wireless, mouse gaming, mouse ottico, mouse ergonomico
Electronics > Computers > Mouse Pads: tappetino mouse, tappetino gaming, poggiapolso
Electronics > Computers > Graphics Tablets: tavoletta grafica, tavolo da disegno digitale, display con penna
Electronics > Computers > Webcams: webcam, telecamera pc, telecamera videoconferenza
Electronics > Computers > Docking Stations And Hubs: docking station, hub usb, lettore di schede, adattatore multiporta, switch kvm
Electronics > Computers > Storage Drives: archiviazione, unità, case hard disk
Electronics > Computers > Storage Drives > Solid State Drives: ssd, unità a stato solido, disco ssd, ssd esterno, ssd interno
Electronics > Computers > Storage Drives > Hard Drives: hard disk, hard disk esterno, disco rigido, hard disk portatile, hdd esterno
Electronics > Computers > Storage Drives > USB Flash Drives: chiavetta usb, pen drive, penna usb
Electronics > Computers > Storage Drives > Memory Cards: scheda di memoria, scheda sd, scheda micro sd, micro sd
Electronics > Computers > Storage Drives > Network Attached Storage: nas, server nas, archiviazione di rete
Electronics > Computers > Computer Components: componenti pc, scheda audio, masterizzatore dvd, unità ottica, pasta termica, scheda di espansione
Electronics > Computers > Computer Components > Processors: processore, cpu
Electronics > Computers > Computer Components > Graphics Cards: scheda video, scheda grafica, gpu
Electronics > Computers > Computer Components > Motherboards: scheda madre, motherboard
Electronics > Computers > Computer Components > Computer Memory: memoria ram, modulo di memoria, banco ram
Electronics > Computers > Computer Components > PC Power Supplies: alimentatore pc, alimentatore modulare, alimentatore atx
Electronics > Computers > Computer Components > Computer Cases: case pc, cabinet, case midi tower
Electronics > Computers > Computer Components > Computer Cooling: dissipatore cpu, ventola pc, raffreddamento a liquido, ventola case
Electronics > Computers > Networking: networking, rete, armadio rack, pannello patch
Electronics > Computers > Networking > Routers: router, router wifi, modem router, wifi mesh, saponetta wifi
Electronics > Computers > Networking > Wi-Fi Extenders: ripetitore wifi, amplificatore wifi, access point, powerline
Electronics > Computers > Networking > Network Switches: switch di rete, switch gigabit, switch ethernet, switch poe
Electronics > Computers > Networking > Network Adapters: chiavetta wifi, scheda di rete, adattatore wifi, adattatore bluetooth
Electronics > Computers > Printers: stampante, stampante multifunzione, stampante laser, stampante a getto d'inchiostro, stampante fotografica, stampante termica, multifunzione, multifunzione laser, multifunzione inkjet, laser monocromatica, stampante etichette, stampante portatile
Electronics > Computers > Scanners: scanner, scanner documenti, scanner piano, lettore codici a barre
Electronics > Computers > 3D Printers: stampante 3d, filamento pla, filamento 3d, resina 3d, penna 3d
Electronics > Computers > Software: software, antivirus, sistema operativo, licenza
Electronics > Phones: telefono, telefonia, accessori cellulare, scheda sim, laccio telefono
Electronics > Phones > Smartphones: smartphone, cellulare, telefono cellulare, dual sim, smartphone ricondizionato
Electronics > Phones > Feature Phones: telefono per anziani, cellulare a conchiglia, telefono a tasti, cellulare senior
Electronics > Phones > Landline Phones: telefono fisso, telefono cordless, segreteria telefonica, telefono ip, telefono con filo, cordless, telefono dect
Electronics > Phones > Phone Cases: cover, custodia telefono, cover iphone, custodia a libro, cover silicone, cover samsung galaxy, cover per iphone, custodia samsung, cover trasparente, cover antiurto
Electronics > Phones > Screen Protectors: pellicola protettiva, vetro temperato, proteggi schermo, pellicola, vetro temperato iphone, pellicola vetro, pellicola hydrogel
Electronics > Phones > Chargers: caricatore, caricabatterie, caricabatterie usb, alimentatore, caricatore auto, caricatore rapido, caricabatterie portatile pc, caricatore usb-c, caricabatterie iphone, alimentatore notebook
Electronics > Phones > Wireless Chargers: caricatore wireless, caricabatterie wireless, base di ricarica, stazione di ricarica, ricarica induzione
Electronics > Phones > Power Banks: power bank, batteria esterna, caricatore portatile, batteria portatile, powerbank, caricabatterie portatile mah
Electronics > Phones > Phone Holders: supporto telefono, supporto auto smartphone, porta cellulare, supporto bici smartphone, supporto telefono auto, porta cellulare auto, supporto cellulare moto, supporto magnetico telefono
Electronics > Phones > Walkie Talkies: walkie talkie, ricetrasmittente, radio cb, ricetrasmettitore
Electronics > Cameras: fotocamera, fotografia, macchina fotografica
Electronics > Cameras > Digital Cameras: fotocamera digitale, reflex, mirrorless, fotocamera compatta, fototrappola, fotocamera mirrorless, kit obiettivo
Electronics > Cameras > Action Cameras: action cam, videocamera sportiva, action camera
Electronics > Cameras > Instant Cameras: fotocamera istantanea, macchina fotografica usa e getta, fotocamera analogica
Electronics > Cameras > Camera Film: pellicola istantanea, pellicola 35mm, rullino, pellicole fotografiche
Electronics > Cameras > Camcorders: videocamera, telecamera, camcorder
Electronics > Cameras > Camera Lenses: obiettivo, teleobiettivo, obiettivo grandangolare, obiettivo macro
Electronics > Cameras > Tripods: treppiede, cavalletto fotocamera, monopiede, bastone selfie, stabilizzatore, testa a sfera
Electronics > Cameras > Camera Flashes And Lighting: flash fotocamera, anello luminoso, softbox, luce led video, illuminazione studio, fondale fotografico
Electronics > Cameras > Camera Accessories: borsa fotografica, zaino fotografico, custodia fotocamera, tracolla fotocamera, filtro uv, filtro polarizzatore, paraluce
Electronics > Cameras > Binoculars And Telescopes: binocolo, telescopio, cannocchiale, monocolo, visore notturno, microscopio
Electronics > Cameras > Digital Photo Frames: cornice digitale, cornice fotografica digitale
Electronics > Televisions: televisore, tv, smart tv, tv led, tv 4k, tv pollici, televisore led pollici, tv oled
Electronics > TV And Video: video, home cinema, accessori tv, pulisci schermo
Electronics > TV And Video > Projectors: proiettore, videoproiettore, schermo per proiettore, telo proiettore
Electronics > TV And Video > Streaming Devices: lettore multimediale, chiavetta tv, tv box, dispositivo streaming
Electronics > TV And Video > Blu-Ray And DVD Players: lettore dvd, lettore blu-ray, lettore dvd portatile, videoregistratore
Electronics > TV And Video > TV Receivers: decoder, decoder digitale terrestre, ricevitore satellitare, decoder dvb-t2
Electronics > TV And Video > TV Antennas: antenna tv, antenna da interno, parabola, lnb, cavo antenna, cavo coassiale, amplificatore antenna
Electronics > TV And Video > TV Mounts: supporto tv, staffa tv, supporto tv parete, braccio monitor, supporto monitor
Electronics > TV And Video > Remote Controls: telecomando, telecomando universale, telecomando tv, telecomando per samsung
Electronics > Wearables: wearable, occhiali smart, dispositivo indossabile
Electronics > Wearables > Smartwatches: orologio smart, smartwatch, orologio gps, sportwatch, orologio smartwatch
Electronics > Wearables > Fitness Trackers: fitness tracker, braccialetto fitness, smart band, anello smart, contapassi, fascia cardio
Electronics > Wearables > Smartwatch Straps: cinturino apple watch, cinturino smartwatch, cinturino di ricambio, cinturino silicone, cinturino per apple watch, cinturino garmin, cinturino galaxy watch
Electronics > Wearables > Item Trackers: localizzatore bluetooth, trova chiavi, localizzatore gps, tracker gps
Electronics > Gaming: gaming, videogiochi, accessori gaming
Electronics > Gaming > Game Consoles: console, console di gioco, console portatile, console retrò
Electronics > Gaming > Game Controllers: controller, gamepad, joystick, volante da corsa, pedaliera, joypad
Electronics > Gaming > Gaming Headsets: cuffie gaming, cuffie da gioco, headset gaming
Electronics > Gaming > VR Headsets: visore vr, occhiali realtà virtuale, visore realtà virtuale
Electronics > Gaming > Console Accessories: accessori console, custodia switch, base ricarica controller, supporto console, custodia nintendo switch, base ricarica ps5
Electronics > Smart Home: casa intelligente, domotica, gateway, interruttore smart
Electronics > Smart Home > Security Cameras: telecamera di sorveglianza, telecamera wifi, telecamera ip, videosorveglianza, telecamera da esterno, telecamera wifi esterno, kit videosorveglianza
Electronics > Smart Home > Video Doorbells: campanello, campanello wireless, videocitofono, videocampanello, citofono
Electronics > Smart Home > Smart Locks: serratura smart, serratura elettronica, serratura intelligente, serratura wifi
Electronics > Smart Home > Alarm Systems: allarme casa, antifurto, sensore di movimento, sensore porta, sirena allarme, sensore allagamento
Electronics > Smart Home > Smart Plugs: presa smart, presa wifi, presa intelligente, spina smart, presa intelligente wifi, presa intelligente monitoraggio energia, presa wifi alexa
Electronics > Smart Home > Smart Lighting: lampadina smart, lampadina wifi, striscia led smart, illuminazione smart
Electronics > Smart Home > Smart Thermostats: termostato, termostato smart, termostato wifi, valvola termostatica, testina termostatica
Electronics > Batteries: pila, batteria, pile, tester batterie
Electronics > Batteries > Household Batteries: batterie aa, batterie aaa, pile alcaline, pila stilo, pila ministilo, batteria 9v
Electronics > Batteries > Rechargeable Batteries: pile ricaricabili, batterie ricaricabili, batteria 18650, stilo ricaricabili
Electronics > Batteries > Button Cells: batteria a bottone, pila a bottone, batteria orologio, pile apparecchi acustici
Electronics > Batteries > Battery Chargers: caricabatterie pile, caricatore pile ricaricabili, carica batterie stilo
Electronics > Batteries > Device Batteries: batteria di ricambio, batteria notebook, batteria telefono, batteria fotocamera, batteria al piombo, batteria per notebook, batteria per iphone, batteria 12v 7ah
Electronics > Power: alimentazione, inverter, pannello solare, convertitore
Electronics > Power > Power Strips: ciabatta, multipresa, prolunga elettrica, ciabatta elettrica, presa multipla, protezione sovratensione, ciabatta prese, multipresa usb
Electronics > Power > Travel Adapters: adattatore da viaggio, adattatore presa, adattatore universale, adattatore spina
Electronics > Power > Uninterruptible Power Supplies: gruppo di continuità, ups
Electronics > Power > Power Stations: power station, centrale elettrica portatile, generatore solare, pannello solare portatile
Electronics > E-Readers: ereader, lettore ebook, lettore di libri digitali, inchiostro elettronico
Electronics > Drones: drone, quadricottero, drone con telecamera, eliche drone, batteria drone
Electronics > Cables: cavo, cavo di alimentazione, cavo displayport, cavo vga, fascette, organizzatore cavi
Electronics > Cables > HDMI Cables: cavo hdmi, prolunga hdmi
Electronics > Cables > USB Cables: cavo usb, cavo di ricarica, cavo usb-c, cavo lightning, cavo micro usb, cavo dati, cavo iphone, cavo tipo c, cavo usb tipo c, cavo ricarica rapida
Electronics > Cables > Audio Cables: cavo audio, cavo jack, cavo rca, cavo altoparlante, cavo ottico, cavo xlr, cavo aux, jack 3.5mm maschio
Electronics > Cables > Network Cables: cavo ethernet, cavo di rete, cavo lan, cavo patch, cavo rj45, cavo fibra ottica
Electronics > Cables > Cable Adapters: adattatore, adattatore hdmi, adattatore usb-c, splitter hdmi, adattatore jack, adattatore vga, adattatore usb c hdmi, adattatore hdmi vga
Office: articoli per ufficio, cancelleria, cartoleria
Office > Writing: strumento di scrittura, penna, refill penna
Office > Writing > Ballpoint Pens: penna a sfera, biro, penna a scatto
Office > Writing > Gel And Rollerball Pens: penna gel, penna roller, penna cancellabile, penne cancellabili, penna gel cancellabile
Office > Writing > Fountain Pens: penna stilografica, stilografica, inchiostro stilografica, cartucce stilografica
Office > Writing > Fineliners And Fiber Pens: fineliner, penna punta fine, penna con punta in fibra, pennarello punta fine
Office > Writing > Pencils: matita, matita grafite, portamine, micromina, mine per matita, matite, matite HB, matite con gommino
Office > Writing > Highlighters: evidenziatore, evidenziatore pastello
Office > Writing > Markers: marcatore, pennarello indelebile, marcatore permanente, pennarello lavagna, marker lavagna
Office > Writing > Erasers And Correction: gomma da cancellare, correttore, nastro correttore, bianchetto
Office > Writing > Pencil Sharpeners: temperamatite, temperino, temperamatite elettrico
Office > Paper And Notebooks: carta
Office > Paper And Notebooks > Printer Paper: carta per fotocopie, carta stampante, risma, risma A4, carta A4, A4 80 gr 500 fogli, risme carta
Office > Paper And Notebooks > Photo And Specialty Paper: carta fotografica, carta lucida, rotolo termico, cartoncino, carta da lucido, carta carbone, carta fotografica 10x15, rotoli carta termica, carta sublimatica
Office > Paper And Notebooks > Notebooks: taccuino, quaderno spirale, notes, diario segreto, agendina, taccuino a righe, quaderno appunti
Office > Paper And Notebooks > Exercise Books: quaderno, quadernone, maxi quaderno, quaderno a quadretti, quaderno a righe, quaderni a4, maxi quadretti, quadretti 5 mm, quadrettoni, quaderni maxi, quaderno maxi, quaderni 100 gr
Office > Paper And Notebooks > Writing Pads: blocco note, blocco appunti, fogli protocollo, ricambi fogli, carta millimetrata, ricambi A4, blocco a quadretti, ricambio rinforzato
Office > Paper And Notebooks > Sticky Notes: foglietti adesivi, segnapagina adesivi, note adesive, bigliettini adesivi, foglietti riposizionabili, cubo foglietti
Office > Paper And Notebooks > Index Cards And Forms: schede, cartoncini, blocco ricevute, blocco fatture, registro corrispettivi, ricevuta fiscale
Office > Paper And Notebooks > Planners And Diaries: agenda, agenda giornaliera, agenda settimanale, diario scolastico, planner, agenda 2025, agenda 12 mesi, agenda 18 mesi, diario 12 mesi, diario agenda, agenda settimanale 12 mesi
Office > Paper And Notebooks > Greeting Cards: biglietto d'auguri, biglietto compleanno, cartolina, biglietto invito, partecipazione, biglietti auguri, inviti compleanno, biglietto di auguri
Office > Filing: archiviazione, archivio documenti
Office > Filing > Ring Binders: raccoglitore, raccoglitore ad anelli, registratore, registratore a leva, divisori, registratore dorso 8, raccoglitore 4 anelli
Office > Filing > Folders: cartella, cartellina, cartella con elastico, cartella sospesa, portalistino, cartella tre lembi, classificatore, cartelline a 3 lembi, cartelle sospese, cartelline L, portaprogetti, portalistini
Office > Filing > Sheet Protectors And Laminating: buste forate, busta trasparente, buste per plastificare, pouches, portabadge, buste a perforazione, buste forate A4, pouches A4
Office > Filing > Archive Boxes And Trays: scatola archivio, portariviste, vaschetta portacorrispondenza, portacorrispondenza, cassettiera da scrivania, scatola progetti, portacorrispondenza trasparente, vaschette, sorter, scatole archivio, portaprogetti dorso
Office > Desk Supplies: accessori scrivania, articoli da scrivania
Office > Desk Supplies > Staplers And Staples: cucitrice, pinzatrice, punti metallici, spillatrice, levapunti
Office > Desk Supplies > Hole Punches: perforatore, foratrice, perforatore due fori
Office > Desk Supplies > Clips And Pins: graffetta, fermagli, molla fermacarte, puntine da disegno, clip doppie, elastici, fermacampioni, fermagli zincati, puntine, elastici gomma, molle doppio clip
Office > Desk Supplies > Scissors And Cutters: forbici, forbici ufficio, forbici scuola, taglierino, taglierina, tagliacarte, cutter
Office > Desk Supplies > Adhesive Tape: nastro adesivo, scotch, dispenser nastro, chiocciola, nastro biadesivo, biadesivo, nastro adesivo trasparente, nastro invisibile
Office > Desk Supplies > Glue: colla, colla stick, colla vinilica, colla liquida, gommini adesivi
Office > Desk Supplies > Desk Organizers: portapenne, organizer da scrivania, sottomano, reggilibri, poggiapiedi, portamatite, portapenne da scrivania, poggiapiedi ufficio, rialzo monitor
Office > Desk Supplies > Stamps And Ink Pads: timbro, timbro autoinchiostrante, datario, cuscinetto timbro, inchiostro timbri
Office > Desk Supplies > Labels: etichette, etichette adesive, etichette indirizzi, nastro etichettatrice, bollini, etichette A4, rotolo etichette
Office > Ink And Toner: consumabili stampante, inchiostro stampante, toner, nastro stampante, nastro inchiostrato, nastro macchina da scrivere, ribbon
Office > Ink And Toner > Ink Cartridges: cartuccia d'inchiostro, cartuccia inkjet, cartucce stampante, flacone inchiostro, testina di stampa, cartuccia nero, cartucce compatibili, cartuccia tricromia
Office > Ink And Toner > Toner Cartridges: toner, cartuccia toner, toner compatibile, tamburo, unità tamburo, vaschetta recupero toner
Office > Shipping Supplies: materiale da imballaggio, imballaggio, materiale spedizione
Office > Shipping Supplies > Envelopes: busta, busta imbottita, buste a finestra, busta postale, busta a sacco, buste commerciali, buste imbottite, buste bianche, buste commerciali finestra
Office > Shipping Supplies > Shipping Boxes: scatola di cartone, scatola imballaggio, scatole trasloco, scatola spedizione, tubo spedizione, scatole cartone, scatoloni, scatole per trasloco, scatole imballo
Office > Shipping Supplies > Packing Tape: nastro da imballaggio, nastro pacchi, nastro adesivo imballaggio, tendinastro, reggetta, nastro pacchi avana, nastro imballo, scotch pacchi
Office > Shipping Supplies > Cushioning And Wrapping: pluriball, film estensibile, carta da pacchi, carta kraft, patatine imballaggio, millebolle, film estensibile manuale, pluriball rotolo, bobina pluriball
Office > Shipping Supplies > Gift Wrap: carta regalo, sacchetto regalo, busta regalo, nastro regalo, coccarda, carta velina, carta da regalo, carta regalo natale, buste regalo, sacchetti regalo, fiocchi regalo, scatola regalo
Office > Shipping Supplies > Postage Stamps And Scales: francobolli, bilancia postale, pesalettere, pesapacchi, bilancia pesalettere
Office > Presentation: presentazione, accessori presentazione
Office > Presentation > Whiteboards And Flipcharts: lavagna bianca, lavagna magnetica, lavagna a fogli mobili, lavagna, cancellino, lavagna magnetica bianca, lavagna cancellabile, lavagne
Office > Presentation > Bulletin Boards: bacheca, lavagna di sughero, pannello in sughero, bacheca magnetica, bacheca sughero, lavagna sughero, pannello sughero
Office > Presentation > Signs And Displays: portadepliant, espositore da banco, cartello, targhetta porta, portanome, portacartelli, badge, portabadge lanyard, portabadge con lanyard, lanyard, cartello segnaletico, porta badge
Office > Presentation > Presentation Remotes: puntatore laser, presenter wireless, telecomando presentazioni
Office > Calculators: calcolatrice, calcolatrice scientifica, calcolatrice grafica, calcolatrice da tavolo
Office > Office Machines: macchina per ufficio, macchine ufficio, macchina da scrivere
Office > Office Machines > Shredders: distruggidocumenti, distruggi documenti, trita documenti, tritacarta
Office > Office Machines > Laminators And Binding Machines: plastificatrice, rilegatrice, dorsi plastici, spirali rilegatura, copertine rilegatura
Office > Office Machines > Label Makers: etichettatrice, prezzatrice, etichettatrice portatile
Office > Office Machines > Cash Registers And Money Counters: registratore di cassa, contabanconote, verifica banconote, cassetta portavalori, contamonete, cassetto portasoldi, timbracartellino
Office > School Supplies: materiale scolastico, articoli scuola, kit scuola, cono primo giorno di scuola, gessetti, gesso lavagna, lavagnetta, ardesia scuola, pallottoliere, abaco
Office > School Supplies > Pencil Cases: astuccio, astuccio scuola, bustina portapenne, portacolori, tombolino, astuccio tre zip, astuccio 3 cerniere, astuccio 3 zip, astuccio scuola completo
Office > School Supplies > Rulers And Geometry: righello, compasso, squadra, goniometro, riga, squadretta, balaustrone, scalimetro
Office > School Supplies > Book Covers And Labels: copertina quaderno, copertine libri, copriquaderno, foderalibri, coprilibro, segnalibro, copertine quaderni, copertina maxi, segnalibri
Office > Gift Cards: carta regalo, buono regalo, gift card, carta prepagata, cofanetto regalo, ricarica portafoglio
Musical Instruments: strumento musicale, strumenti
Musical Instruments > Guitars: chitarra, kit chitarra
Musical Instruments > Guitars > Acoustic Guitars: chitarra acustica, chitarra elettroacustica, chitarra folk
Musical Instruments > Guitars > Classical Guitars: chitarra classica, chitarra flamenco, chitarra spagnola
Musical Instruments > Guitars > Electric Guitars: chitarra elettrica, chitarra semiacustica
Musical Instruments > Guitars > Bass Guitars: basso elettrico, basso acustico, chitarra basso, basso 4 corde, basso 5 corde
Musical Instruments > Guitars > Ukuleles: ukulele, ukulele soprano, ukulele concerto
Musical Instruments > Guitars > Guitar Amplifiers: amplificatore chitarra, ampli chitarra, amplificatore basso, testata chitarra, combo chitarra, cassa chitarra
Musical Instruments > Guitars > Effects Pedals: pedale effetto, pedale chitarra, pedaliera, multieffetto, pedale distorsore, pedale wah
Musical Instruments > Guitars > Guitar Strings: corde chitarra, muta di corde, corde basso, corde nylon, corde chitarra classica, corde chitarra elettrica, corde chitarra acustica
Musical Instruments > Guitars > Guitar Accessories: plettro, capotasto, tracolla chitarra, custodia chitarra, supporto chitarra, pickup chitarra, poggiapiedi chitarra, plettri, borsa chitarra
Musical Instruments > Keyboards And Pianos: strumento a tastiera, tastiera musicale
Musical Instruments > Keyboards And Pianos > Digital Pianos: pianoforte digitale, piano digitale, stage piano
Musical Instruments > Keyboards And Pianos > Keyboards: tastiera elettronica, tastiera arranger, tastiera musicale, pianola, tastiera 61 tasti, 61 tasti, tastiera bambini 37 tasti
Musical Instruments > Keyboards And Pianos > Synthesizers: sintetizzatore, tastiera midi, controller midi, batteria elettronica drum machine, campionatore
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: pianoforte verticale, pianoforte a coda, clavicembalo, organo
Musical Instruments > Keyboards And Pianos > Accordions: fisarmonica, organetto, melodica, concertina, bandoneon, fisarmonica 80 bassi, fisarmonica 120 bassi
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: supporto tastiera, panchetta pianoforte, sgabello pianoforte, pedale sustain, custodia tastiera, supporto a x tastiera, panca pianoforte
Musical Instruments > Drums And Percussion: percussioni, batteria musicale, tamburo
Musical Instruments > Drums And Percussion > Drum Kits: batteria acustica, batteria elettronica, rullante, batteria bambino, grancassa
Musical Instruments > Drums And Percussion > Cymbals: piatto batteria, piatti, charleston, gong
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: bacchette batteria, pelle batteria, pedale cassa, sgabello batteria, asta piatto, pad allenamento, bacchette 5a, doppio pedale, pelle rullante
Musical Instruments > Drums And Percussion > Hand Percussion: cajon, bonghi, djembe, tamburello, maracas, triangolo, nacchere, tamburo a lingua, campana tibetana, cajon flamenco, tamburello pelle, bongos
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: xilofono, glockenspiel, metallofono, marimba, vibrafono, kalimba, kalimba 17 tasti, metallofono 25 note
Musical Instruments > Wind Instruments: strumento a fiato, fiati, ottoni, legni, cornamusa, zampogna
Musical Instruments > Wind Instruments > Recorders And Flutes: flauto dolce, flauto traverso, ottavino, flauto di pan, ocarina, flauto scuola
Musical Instruments > Wind Instruments > Saxophones: sassofono contralto, sassofono tenore, sax soprano, sax
Musical Instruments > Wind Instruments > Clarinets And Oboes: clarinetto, oboe, fagotto, clarinetto sib
Musical Instruments > Wind Instruments > Trumpets And Brass: tromba, trombone, corno francese, tuba, cornetta, flicorno, eufonio
Musical Instruments > Wind Instruments > Harmonicas: armonica a bocca, armonica diatonica, armonica cromatica, kazoo, scacciapensieri
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: ance sassofono, ance clarinetto, bocchino, legatura, olio pistoni, sordina tromba, scovolino fiati
Musical Instruments > String Instruments: strumento ad arco, strumento a corda
Musical Instruments > String Instruments > Violins And Violas: violino, viola, violino elettrico, archetto violino, spalliera violino, pece, violino 4/4, violino 3/4, violino studio, custodia violino
Musical Instruments > String Instruments > Cellos And Double Basses: violoncello, contrabbasso, archetto violoncello, violoncello 4/4, contrabbasso 3/4
Musical Instruments > String Instruments > Violin And Orchestral Strings: corde violino, corde violoncello, corde viola, corde contrabbasso
Musical Instruments > String Instruments > Banjos Mandolins And Harps: banjo, mandolino, arpa, lira, liuto, cetra, bouzouki, lira arpa, mandolino napoletano, arpa celtica
Musical Instruments > Stage And Recording: audio professionale, attrezzatura studio, attrezzatura palco
Musical Instruments > Stage And Recording > Studio And Stage Microphones: microfono a condensatore, microfono voce, radiomicrofono, asta microfono, filtro antipop
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: mixer audio, interfaccia audio, scheda audio, controller dj, monitor da studio, consolle dj
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: cassa attiva, diffusore attivo, subwoofer attivo, monitor da palco, faro par, testa mobile, macchina del fumo, luci palco, casse attive, luci dj, stroboscopio, sfera specchi
Musical Instruments > Music Accessories: metronomo, accordatore, leggio, leggio musicale, diapason, supporto strumento, custodia strumento, metronomo meccanico, metronomo piramide, accordatore cromatico, accordatore clip, leggio pieghevole, leggio orchestra
Musical Instruments > Sheet Music: spartito, spartiti, metodo pianoforte, metodo chitarra, canzoniere, partitura, metodo per pianoforte, spartiti pianoforte, solfeggio, metodo per chitarra
Books And Media: libro, copertina flessibile, copertina rigida, brossura, tascabile, media, bestseller, edizione tascabile, edizione illustrata, libri
Books And Media > Fiction: romanzo, narrativa, racconti, romanzo storico, letteratura, romanzo contemporaneo
Books And Media > Fiction > Crime And Thrillers: giallo, thriller, romanzo giallo, poliziesco, noir, indagine, thriller psicologico, commissario, romanzo thriller
Books And Media > Fiction > Science Fiction And Fantasy: fantascienza, romanzo fantasy, distopia, fantasy epico, romantasy
Books And Media > Fiction > Romance Novels: romanzo rosa, romanzo d'amore, storia d'amore, narrativa rosa
Books And Media > Fiction > Young Adult Books: romanzo per ragazzi, narrativa ragazzi, young adult
Books And Media > Fiction > Poetry And Drama: poesia, poesie, teatro, raccolta poesie, tragedia, sonetti
Books And Media > Non Fiction: saggistica, saggio, manuale, divulgazione
Books And Media > Non Fiction > Cookbooks: libro di cucina, ricette, ricettario, libro dolci, ricette friggitrice ad aria libro, libro ricette
Books And Media > Non Fiction > Biographies: biografia, autobiografia, memorie, la mia storia, la mia vita
Books And Media > Non Fiction > Travel Books: guida turistica, guida di viaggio, cartina, carta stradale, mappa, frasario, carta escursionistica, guida rome, guida viaggio, guida turistica città, cartina stradale
Books And Media > Non Fiction > Self Help And Psychology: crescita personale, psicologia, autoaiuto, self help, mindfulness libro
Books And Media > Non Fiction > Business And Money Books: libro di economia, finanza personale, investimenti, management libro, marketing libro
Books And Media > Non Fiction > History And Politics: libro di storia, politica libro, seconda guerra mondiale, filosofia, storia contemporanea
Books And Media > Non Fiction > Health And Family Guides: libro salute, libro dieta, libro gravidanza, genitori libro, alimentazione libro
Books And Media > Non Fiction > Hobby And Nature Books: libro giardinaggio, libro hobby, libro uncinetto, guida natura, libro da colorare adulti, sudoku, cruciverba, parole crociate, settimana enigmistica, libro amigurumi, uncinetto schemi, amigurumi schemi, libro maglia, parole intrecciate, manuale giardinaggio
Books And Media > Non Fiction > Art And Photography Books: libro d'arte, libro fotografico, libro architettura, catalogo mostra, libro design
Books And Media > Non Fiction > Religion And Spirituality: bibbia, corano, messale, libro religioso, spiritualità, astrologia libro, sacra bibbia, vangelo
Books And Media > Children's Books: libro per bambini, fiabe, favole, storie della buonanotte, libri per bambini, libro bambini 6 anni, storie per bambini
Books And Media > Children's Books > Picture And Board Books: libro illustrato, libro cartonato, libro sonoro, libro tattile, libro pop-up, libro di stoffa, libro sonoro bambini, cerca e trova, libri cartonati, tocca e senti
Books And Media > Children's Books > First Readers: prime letture, imparare a leggere, letture facilitate, stampatello maiuscolo, letture stampatello
Books And Media > Children's Books > Kids Knowledge Books: enciclopedia per bambini, atlante bambini, libro dinosauri, libro animali, scienza bambini
Books And Media > Children's Books > Activity And Coloring Books: libro da colorare, album da colorare, libro attività, libro adesivi, albo sticker, libro giochi, album figurine, libro attività e adesivi, disegni da colorare, album colorare bambini
Books And Media > Audiobooks And Audio Figures: audiolibro, racconto audio, personaggio sonoro, audioracconto
Books And Media > Comics And Graphic Novels: fumetto, fumetti, graphic novel, albo a fumetti
Books And Media > Comics And Graphic Novels > Manga: manga, volume manga, manhwa, light novel
Books And Media > Comics And Graphic Novels > Superhero Comics: fumetto supereroi, fumetto marvel, albo marvel, omnibus fumetto
Books And Media > Textbooks: libro di testo, testo scolastico, manuale universitario
Books And Media > Textbooks > School Textbooks: libro scuola primaria, libro scuola media, sussidiario, libro matematica scuola, libro scolastico, per la scuola media, per le scuole superiori
Books And Media > Textbooks > Workbooks And Exam Prep: quaderno operativo, eserciziario, libro vacanze, preparazione esame, test ammissione, quiz concorso, esercizi invalsi, concorso manuale, test medicina, compiti vacanze, libro delle vacanze, quaderno operativo classe
Books And Media > Textbooks > Language Learning Books: corso di lingua, imparare inglese, grammatica, vocabolario inglese, corso di inglese, imparare spagnolo, grammatica inglese, corso inglese
Books And Media > Textbooks > Dictionaries And Reference: dizionario, vocabolario, enciclopedia, dizionario tascabile, sinonimi e contrari, dizionario inglese, dizionario italiano, dizionario latino
Books And Media > Textbooks > Medicine Law And Science Books: libro di medicina, codice civile, diritto manuale, anatomia atlante, fisica libro, infermieristica libro, anatomia umana, diritto privato, diritto penale, codice civile e penale, fisiologia
Books And Media > Textbooks > Computing Books: libro di programmazione, libro informatica, imparare python, manuale excel, programmare in python, guida completa programmazione
Books And Media > Magazines And Newspapers: rivista, giornale, quotidiano, settimanale, mensile, abbonamento rivista, numero settembre, rivista mensile, numero speciale
Books And Media > Calendars: calendario, calendario da parete, calendario da tavolo, calendario familiare, calendario filosofico, calendario 2025, calendario 2026, calendario olandese, calendario da tavolo olandese
Books And Media > Vinyl Records: vinile, disco in vinile, 33 giri, 45 giri, doppio vinile, LP, vinile colorato, 2 LP vinile
Books And Media > Music CDs: CD, CD musicale, album CD, compact disc, colonna sonora, album musicale, digipack, CD musica
Books And Media > Music Cassettes: musicassetta, audiocassetta, cassetta musicale
Books And Media > Films: film, pellicola, cofanetto film, lungometraggio, collezione film, trilogia film
Books And Media > Films > DVDs: DVD, film DVD, cofanetto DVD, DVD 2 dischi
Books And Media > Films > Blu-rays: Blu-ray, film Blu-ray, 4K Ultra HD, steelbook
Books And Media > Films > TV Series: serie TV, stagione completa, serie completa, cofanetto stagione, stagione 1 DVD
Books And Media > Films > Concert And Music Videos: concerto DVD, DVD musicale, concerto live, opera DVD
Books And Media > Video Games: videogioco, gioco console, gioco per console, gioco edizione, PEGI 18
Books And Media > Video Games > Nintendo Games: gioco Nintendo Switch, gioco Switch, gioco Wii, gioco 3DS
Books And Media > Video Games > PlayStation Games: gioco PS5, gioco PS4, gioco PlayStation
Books And Media > Video Games > Xbox Games: gioco Xbox, gioco Xbox One, gioco Xbox Series
Books And Media > Video Games > PC Games: gioco PC, gioco per computer, gioco PC digitale
Books And Media > Software: software, antivirus, sistema operativo, licenza software, programma computer, dispositivi 1 anno, licenza 1 anno
Books And Media > Ebooks: ebook, libro digitale, libro elettronico, formato Kindle
Home: casa, casalinghi
Home > Kitchen: cucina, utensili da cucina
Home > Kitchen > Cookware: batteria di pentole, set pentole, coperchio, paraspruzzi
Home > Kitchen > Cookware > Frying Pans And Woks: padella, saltapasta, bistecchiera, crepiera, wok, piastra in ghisa, padelle, padella antiaderente
Home > Kitchen > Cookware > Pots And Saucepans: pentola, casseruola, pentolino, tegame, bollilatte, cuocipasta, pastaiola
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: cocotte, casseruola in ghisa, tajine, pentola di coccio, fonduta, fondue
Home > Kitchen > Cookware > Pressure Cookers: pentola a pressione
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: pirofila, teglia da forno, rostiera, lasagnera, cocottina
Home > Kitchen > Bakeware: pasticceria, utensili per dolci
Home > Kitchen > Bakeware > Baking Tins And Trays: tortiera, stampo per dolci, stampo a cerniera, stampo plumcake, stampo muffin, crostatiera, placca da forno, teglia pizza, pietra refrattaria, stampi, stampo silicone, ruoto, teglia rettangolare
Home > Kitchen > Bakeware > Baking Tools: mattarello, tagliabiscotti, formine biscotti, sac à poche, beccuccio, tappetino da forno, pennello da cucina, griglia raffreddamento, setaccio, pirottini, bocchette, rotella pizza, tagliapizza, tagliapasta
Home > Kitchen > Kitchen Tools: utensile da cucina, imbuto, mortaio, formaghiaccio, centrifuga insalata, cannello da cucina, passaverdure, batticarne, denocciolatore, stampi ghiaccioli
Home > Kitchen > Kitchen Tools > Cooking Utensils: spatola, mestolo, cucchiaio di legno, frusta, schiumarola, pinza da cucina, schiacciapatate, porzionatore gelato, paletta, mestoli, set mestoli, schiumarole, paletta forata, forchettone
Home > Kitchen > Kitchen Tools > Peelers And Graters: pelapatate, pelaverdure, grattugia, mandolina, tagliaverdure, spremiaglio, spremiagrumi manuale, levatorsoli, tritatutto manuale, grattugie, pelaverdura, spremilimone, affettaverdure, tagliapatate
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: apriscatole, apribottiglie, cavatappi, shaker, tappo bottiglia, versatore, secchiello ghiaccio, misurino cocktail, cavatappo, levacapsule, versavino, set cocktail, fiaschetta, rinfrescatore
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: ciotola per impastare, bastardella, colapasta, scolapasta, colino, colino a maglia, colini, ciotole acciaio, setaccio farina
Home > Kitchen > Kitchen Tools > Cutting Boards: tagliere, tagliere formaggi, taglieri, tagliere legno
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: bilancia da cucina, caraffa graduata, misurino, cucchiai dosatori, termometro da cucina, timer da cucina, dosatore, bilancia cucina, termometro sonda, contaminuti, bilancia elettronica cucina
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: macinapepe, macinasale, saliera, pepiera, portaspezie, oliera, macinaspezie, set sale e pepe, ampolle
Home > Kitchen > Kitchen Tools > Knife Sharpeners: affilacoltelli, pietra per affilare, acciaino, ceppo portacoltelli, barra magnetica, affilatore, affilatoio, barra portacoltelli, ceppo coltelli
Home > Kitchen > Kitchen Tools > Dish Racks: scolapiatti, tappetino scolapiatti, portaspugna, portarotolo cucina, scolapiatti inox, portaspugne, sgocciolatoio
Home > Kitchen > Kitchen Tools > Kitchen Textiles: strofinaccio, canovaccio, presina, guanto da forno, grembiule, sottopentola, canovacci, strofinacci, grembiuli, presine, guanti forno
Home > Kitchen > Knives: coltello, coltello da cucina, coltello da chef, spelucchino, coltello pane, disossatore, mannaia, set coltelli, trinciante, forbici da cucina, coltelli, coltello prosciutto, coltello verdura, coltello formaggio, trinciapollo, coltelli cucina
Home > Kitchen > Tableware: stoviglie, porcellana, gres, portauovo, portatovaglioli, sottobicchiere, burriera, zuccheriera
Home > Kitchen > Tableware > Plates: piatto, piatto piano, piatto fondo, piatto frutta, piatto pizza, sottopiatto, piatti, piatti piani, piatti fondi
Home > Kitchen > Tableware > Bowls And Serving Dishes: ciotola, insalatiera, coppetta, scodella, piatto da portata, vassoio, zuppiera, salsiera, fruttiera, alzata, ciotole, vassoi, coppette, cestino pane, insalatiere
Home > Kitchen > Tableware > Dinnerware Sets: servizio di piatti, servizio tavola, set piatti, servizio caffè, servizio da tavola, servizio 18 pezzi, servizi piatti, servizio tè
Home > Kitchen > Tableware > Mugs And Cups: tazza, tazzina, tazza caffè, tazza da tè, mug, piattino, tazze, tazzine, tazzine caffè, mug colazione
Home > Kitchen > Tableware > Cutlery: posate, servizio posate, forchetta, cucchiaio, cucchiaino, coltello da tavola, coltello bistecca, bacchette, forchette, cucchiai, cucchiaini, set posate, coltelli bistecca
Home > Kitchen > Tableware > Teapots And Coffee Presses: teiera, infusore tè, moka, caffettiera, caffettiera a stantuffo, filtri caffè, caffettiera moka, moka induzione, napoletana, moka tazze, tazze moka, guarnizioni moka
Home > Kitchen > Tableware > Table Linens: tovaglia, runner tavolo, tovaglietta, tovagliolo di stoffa, tela cerata, centrotavola tessuto, tovaglie, tovagliette, tovaglioli, tovaglia antimacchia, tovaglia plastificata, americane tovaglietta
Home > Kitchen > Tableware > Disposable Tableware: piatti di carta, bicchieri di carta, stoviglie usa e getta, cannucce, posate monouso, stuzzicadenti, piatti monouso, bicchieri monouso, bicchieri carta, piatti biodegradabili, cannucce carta, spiedini bambù
Home > Kitchen > Glassware: bicchieri, cristalleria, calici
Home > Kitchen > Glassware > Drinking Glasses: bicchiere acqua, bicchiere in vetro, bicchiere whisky, boccale birra, bicchiere birra, bicchierino, tumbler, bicchieri acqua, bicchieri vetro, bicchieri birra, bicchierini, bicchieri whisky
Home > Kitchen > Glassware > Wine Glasses: calice vino, calice, flute, bicchiere vino, coppa champagne, bicchiere cocktail, calici vino, calici, bicchieri da vino, flutes, coppe champagne
Home > Kitchen > Glassware > Carafes And Pitchers: caraffa, brocca, decanter, dispenser bevande, caraffe, caraffa vetro, caraffa acqua, brocche, decanter vino
Home > Kitchen > Food Storage: conservazione alimenti, portapane, organizer frigorifero, portauova, organizer dispensa, cassetta pane
Home > Kitchen > Food Storage > Food Containers: contenitore ermetico, contenitore alimenti, contenitore frigo, contenitore vetro, scatola salvafreschezza, contenitori ermetici, contenitori alimenti, contenitori per alimenti, scatole frigo, portavivande vetro
Home > Kitchen > Food Storage > Lunch Boxes: portapranzo, porta merenda, lunch box, schiscetta, bento, contenitore pranzo, porta pranzo, lunchbox, portamerenda, scaldavivande, borsa termica pranzo
Home > Kitchen > Food Storage > Water Bottles: borraccia, bottiglia acqua riutilizzabile, bottiglia termica, bottiglia in vetro, borracce, borraccia termica, borraccia acciaio, bottiglia acciaio inox
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: thermos, tazza termica, tazza da viaggio, caraffa termica, bicchiere termico, portavivande termico, termos, thermos caffè, tazza termica viaggio, bicchiere termico acciaio, thermos portavivande
Home > Kitchen > Food Storage > Jars And Canisters: barattolo, vasetto, vaso ermetico, biscottiera, barattolo caffè, barattolo spezie, barattoli, barattoli vetro, vasetti, vasi ermetici, barattoli spezie, capsule vasetti
Home > Kitchen > Water Filters: caraffa filtrante, filtro acqua, cartuccia filtrante, depuratore acqua, filtri acqua, filtri caraffa, purificatore acqua, depuratore, addolcitore
Home > Kitchen > Small Appliances: piccolo elettrodomestico, cuociuova, macchina popcorn, essiccatore, yogurtiera
Home > Kitchen > Small Appliances > Coffee Machines: macchina caffè, macchina da caffè, macchina espresso, macchina a capsule, caffè americano macchina, macchina caffè automatica, macchina caffè cialde, macchina cialde, macchina capsule, decalcificante macchina caffè, macchine caffè
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: macinacaffè, macinino caffè, montalatte, schiumalatte, pressino caffè, cappuccinatore, macinacaffè elettrico
Home > Kitchen > Small Appliances > Kettles: bollitore, bollitore elettrico, bollitori, bollitore acqua
Home > Kitchen > Small Appliances > Toasters: tostapane, tostapane 2 fette, tostapane pinze
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: piastra per waffle, macchina waffle, tostiera, sandwichiera, piastra panini, crepiera elettrica, piastra, piastre panini, piastra waffel
Home > Kitchen > Small Appliances > Blenders: frullatore, frullatore a immersione, minipimer, mixer a immersione, frullatori, mixer immersione, pimer
Home > Kitchen > Small Appliances > Food Processors: robot da cucina, tritatutto, tritatutto elettrico, robot multifunzione, robot cucina, tritatutto elettrici, mixer tritatutto
Home > Kitchen > Small Appliances > Mixers: impastatrice, planetaria, sbattitore, sbattitore elettrico, impastatrici, sbattitori, planetarie, impastatrice a spirale
Home > Kitchen > Small Appliances > Juicers: estrattore di succo, centrifuga, spremiagrumi, spremiagrumi elettrico, estrattori, estrattore, centrifughe, estrattore a freddo
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: friggitrice ad aria, friggitrice, friggitrici, friggitrice aria, friggitrici ad aria
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: multicooker, cuociriso, pentola elettrica, slow cooker, vaporiera, vaporiera elettrica, cuocivapore, cuoci riso, cuociriso elettrico, vaporiere, pentola a pressione elettrica, pentola slow cooker
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: raclette, griglia elettrica, piastra elettrica, bistecchiera elettrica, teppanyaki, bistecchiera, griglia da tavolo, raclette grill
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: microonde, forno a microonde, fornetto, fornetto elettrico, forno pizza elettrico, microonde combinato, microonde grill, fornetti, forno microonde, forno a microonde combinato
Home > Kitchen > Small Appliances > Bread Makers: macchina del pane, macchina per pane
Home > Kitchen > Small Appliances > Ice Cream Makers: gelatiera, macchina gelato, macchina ghiaccio, granitore, gelatiere, macchina del ghiaccio, fabbricatore ghiaccio, granitiera
Home > Kitchen > Small Appliances > Food Slicers And Grinders: affettatrice, tritacarne, macchina per pasta, sfogliatrice, mulino cereali, macchina pasta, affettatrici, tirapasta, tritacarne elettrico, insaccatrice
Home > Kitchen > Small Appliances > Vacuum Sealers: macchina sottovuoto, sacchetti sottovuoto, rotoli sottovuoto, sigillatrice, sottovuoto, macchine sottovuoto, buste sottovuoto, sacchetti goffrati
Home > Kitchen > Small Appliances > Soda Makers: gasatore, gasatore acqua, sifone panna, cilindro CO2, bombola CO2, gasatori, ricarica co2, bombole co2, ricariche sifone
Home > Large Appliances: grande elettrodomestico, elettrodomestico, da incasso
Home > Large Appliances > Refrigerators And Freezers: frigorifero, frigo, frigo combinato, congelatore, congelatore a pozzetto, cantinetta vino, frigobar, frigoriferi, congelatori, frigorifero combinato, no frost, total no frost, doppia porta
Home > Large Appliances > Dishwashers: lavastoviglie, lavastoviglie da incasso, lavastoviglie 14 coperti, coperti, lavastoviglie 60 cm, lavastoviglie libera installazione
Home > Large Appliances > Washing Machines: lavatrice, lavasciuga, lavatrice carica dall'alto, lavatrici, lavatrice 8 kg, lavatrice carica frontale, giri lavatrice, lavatrice slim
Home > Large Appliances > Tumble Dryers: asciugatrice, asciugatrice pompa di calore, asciugatrici, asciugatrice 8 kg, asciugatrice condensazione
Home > Large Appliances > Ovens And Cookers: forno da incasso, cucina a gas, forno a vapore, forno elettrico, forno pirolitico, cucina free standing, forni, forno incasso, cucine a gas, forno multifunzione, forno ventilato, cucina 4 fuochi
Home > Large Appliances > Cooktops: piano cottura, piano induzione, piastra a induzione, piano a gas, fornello elettrico, piano cottura induzione, piani cottura, piano cottura gas, piastra induzione portatile
Home > Large Appliances > Range Hoods: cappa aspirante, cappa cucina, cappa a isola, filtro cappa, cappe, cappa a parete, filtro carboni cappa, cappa sottopensile, cappa estraibile
Home > Furniture: mobile, mobili, arredamento, piedini mobili, paravento, maniglia mobile
Home > Furniture > Chairs: sedia, seduta, sedia pieghevole, sedia a dondolo, panca, panchetta, sedie, coprisedia, panche
Home > Furniture > Chairs > Dining Chairs: sedia da pranzo, sedia cucina, sedia imbottita, sedia sala da pranzo, sedie da pranzo, sedie cucina, set sedie
Home > Furniture > Chairs > Office Chairs: sedia da ufficio, sedia gaming, poltrona ufficio, sedia ergonomica, sedia girevole, sedie ufficio, sedia gamer, sedia da gaming, sedia direzionale
Home > Furniture > Chairs > Armchairs: poltrona, poltrona relax, bergère, poltrona reclinabile, poltrona sacco, poltroncina, poltrona massaggiante, poltrone, poltrona alzapersona, poltrona letto, pouf sacco, poltrona lettura
Home > Furniture > Chairs > Stools And Ottomans: sgabello, sgabello bar, pouf, poggiapiedi, puff contenitore, sgabello alto, sgabelli, sgabelli bar, pouf contenitore, puff, panca contenitore, poggiapiede
Home > Furniture > Tables: tavolo pieghevole, consolle, tavolo alto, tavolino bar, isola cucina, tavolo, tavoli, consolle allungabile, gambe tavolo, consolle ingresso
Home > Furniture > Tables > Dining Tables: tavolo da pranzo, tavolo allungabile, tavolo cucina, tavolo estensibile, tavoli da pranzo, tavolo rotondo, tavolo allungabile pranzo, tavoli allungabili
Home > Furniture > Tables > Coffee And Side Tables: tavolino, tavolino da salotto, tavolino da caffè, tavolini a incastro, carrello portavivande, tavolini, tavolino basso, tavolino salotto, carrello cucina, tavolini salotto
Home > Furniture > Tables > Desks: scrivania, scrivania gaming, scrivania regolabile, scrittoio, scrivania angolare, tavolino pc, scrivanie, scrivania elettrica, scrivania ad angolo, scrivania studio, scrivania pieghevole
Home > Furniture > Sofas: divano, divano letto, divano angolare, divano 3 posti, copridivano, dormeuse, chaise longue, divani, divano 2 posti, copridivano elasticizzato, divano relax
Home > Furniture > Shelves: scaffale, libreria, mensola, scaffalatura, mensola da parete, étagère, scaffale metallico, scaffali, mensole, librerie, libreria a scala
Home > Furniture > Beds: letto, letto matrimoniale, letto a castello, letto contenitore, testiera, rete letto, doghe, letto singolo, letti, letto imbottito, reti letto, testata letto, giroletto, letto con contenitore
Home > Furniture > Mattresses: materasso, materasso memory, materasso molle insacchettate, materasso singolo, materasso matrimoniale, materassi, materasso memory foam, materasso ortopedico, materasso a molle, molle indipendenti
Home > Furniture > Wardrobes: armadio, guardaroba, armadio ante scorrevoli, stender, armadio tessuto, appendiabiti stand, armadi, armadio 3 ante, guardaroba ante, appendiabiti rolle
Home > Furniture > Dressers And Nightstands: comò, comodino, cassettiera, cassettone, toeletta, settimino, toletta, comodini, comò cassetti, cassettiere, toeletta trucco
Home > Furniture > Cabinets And Sideboards: credenza, madia, vetrinetta, mobile TV, porta TV, mobile cucina, mobile multiuso, parete attrezzata, credenze, mobili TV, madie, vetrine, mobile soggiorno, mobile porta TV, parete soggiorno
Home > Furniture > Hallway Furniture: scarpiera, appendiabiti, attaccapanni, panca ingresso, portaombrelli, mobile ingresso, scarpiere, scarpiera salvaspazio, attaccapanni da terra, portascarpe
Home > Furniture > Bathroom Furniture: mobile bagno, mobile lavabo, specchiera bagno, colonna bagno, pensile bagno, mobili bagno, mobile sottolavabo, mobile bagno sospeso, colonna bagno bianca
Home > Furniture > Filing Cabinets: schedario, cassettiera ufficio, armadio ufficio, armadietto, classificatore mobile, cassettiere ufficio, armadietti, cassettiera con ruote
Home > Furniture > Kids Furniture: mobili bambini, sedia bambino, tavolino bambini, lettino, portagiochi, torre montessoriana, fasciatoio, tavolo bambini, sedia bambini, letto montessori, libreria montessori
Home > Bedding: biancheria da letto, copriletto, trapunta, trapuntino
Home > Bedding > Pillows: cuscino letto, guanciale, guanciale memory, cuscino cervicale, cuscino gravidanza, cuscini letto, guanciali, cuscino memory foam
Home > Bedding > Duvets: piumino letto, piumone, trapunta invernale, piumino d'oca, coperta ponderata, piumini, piumoni, piumino matrimoniale, piumone singolo
Home > Bedding > Bed Linen Sets: copripiumino, parure copripiumino, federa, completo letto, parure letto, copripiumini, federe, parure matrimoniale, completo copripiumino, parure letto matrimoniale, trapunta completo
Home > Bedding > Bed Sheets: lenzuolo, lenzuola, lenzuolo con angoli, lenzuolo sotto, completo lenzuola, lenzuola matrimoniali, lenzuolo sotto matrimoniale, lenzuola singole, completi lenzuola
Home > Bedding > Blankets And Throws: coperta, plaid, coperta in pile, telo arredo, coperta di lana, coperte, coperta pile matrimoniale, plaid pile, plaids, copriletto divano, coperta con maniche
Home > Bedding > Mattress Toppers And Protectors: topper materasso, coprimaterasso, proteggi materasso, salvamaterasso, correttore materasso, coprimaterassi, coprimaterasso impermeabile, topper memory, traverse letto, cerata letto
Home > Bath: bagno, biancheria da bagno
Home > Bath > Towels: asciugamano, telo bagno, telo doccia, asciugamano ospite, telo mare, lavetta, salvietta ospite, telo spiaggia, asciugamani, teli bagno, teli mare, set asciugamani, accappatoio telo, spugna asciugamano, asciugamano viso
Home > Bath > Bath Mats: tappeto bagno, tappetino bagno, tappetino doccia, tappetino antiscivolo vasca, parure bagno, tappeti bagno, tappeto bagno antiscivolo, tappetino vasca, tappetini bagno
Home > Bath > Shower Curtains: tenda doccia, tenda per doccia, asta tenda doccia, tende doccia, tenda vasca, anelli tenda doccia
Home > Bath > Bathroom Accessories: dispenser sapone, portasapone, portaspazzolini, portasciugamani, portarotolo, mensola doccia, set bagno, accessori bagno, portasapone doccia, portarotolo carta igienica, accessori bagno set, porta asciugamani, portasalviette, mensole doccia, maniglione, porta carta igienica, sgabello doccia
Home > Bath > Toilet Seats And Brushes: sedile WC, copriwater, tavoletta WC, scopino WC, portascopino, scopino bagno, sturalavandini, sedili wc, copriwater universale, scopini, scopino silicone, alzawater, rialzo wc
Home > Bath > Bathroom Scales: bilancia pesapersone, pesapersone, bilancia impedenziometrica, bilancia digitale bagno, bilance, bilancia smart, bilancia digitale persona, bilancia corporea
Home > Lighting: illuminazione, lampada, luce, paralume, luce notturna
Home > Lighting > Ceiling And Wall Lights: lampadario, plafoniera, lampada a sospensione, applique, lampada da parete, faretto, faretto da incasso, pannello LED, plafoniere, lampadari, faretti incasso, applique parete, sospensioni, plafoniera LED, faretti, sospensione, sottopensile
Home > Lighting > Floor Lamps: lampada da terra, piantana, lampada ad arco, lampade da terra, piantane, lampada terra soggiorno
Home > Lighting > Table Lamps: lampada da tavolo, lampada da scrivania, abat-jour, lampada da lettura, lampada di sale, lampada da comodino, lampade da tavolo, abat jour, lampada ricaricabile, lampada touch, lampade scrivania
Home > Lighting > Light Bulbs: lampadina, lampadina LED, lampadina alogena, tubo LED, lampadina smart, tubo neon, lampadine, lampadine LED, attacco E27, attacco E14, lampadina E27, lampada LED E27, attacco GU10
Home > Lighting > LED Strips And String Lights: striscia LED, luci a catena, catena luminosa, ghirlanda luminosa, tenda luminosa, insegna neon, strisce LED, luci natale catena, lucine, luci LED striscia, filo luminoso
Home > Decor: decorazione, oggetto decorativo, complemento d'arredo
Home > Decor > Vases: vaso fiori, vaso decorativo, vaso in vetro, portafiori, vasi decorativi, vaso guzzini, vaso soffiato, vaso soffiato per fiori, vaso da fiori in vetro, vaso ceramica decorativo
Home > Decor > Candles: candela, candela profumata, lumino, candela LED, cero, candelina, candele, candele profumate, candele LED, lumini, candelotto, candele compleanno
Home > Decor > Candle Holders: portacandele, candelabro, lanterna, candeliere, portalumino, portacandela, candelabri, lanterne, porta candele, porta lumini
Home > Decor > Home Fragrance: profumatore ambiente, diffusore di fragranza, diffusore oli essenziali, incenso, bastoncini profumati, deodorante ambiente, brucia essenze, profumatori, diffusori, profumo ambiente, profumatore a bastoncini, incensi, ricarica diffusore
Home > Decor > Picture Frames: cornice foto, cornice, portafoto, album fotografico, cornici, cornici foto, portafotografie, cornice multipla
Home > Decor > Wall Art: quadro, stampa su tela, poster, decorazione da parete, arazzo, targa in metallo, macramè, quadri, stampe, quadri moderni, quadri su tela, quadro moderno, targhe, stampe parete, pannelli decorativi
Home > Decor > Mirrors: specchio, specchio da parete, specchio bagno, specchio da terra, specchio ingranditore, specchiera, specchi, specchio tondo, specchio rotondo, specchio trucco, specchio ingresso
Home > Decor > Clocks: orologio da parete, sveglia, orologio da tavolo, orologio a cucù, sveglia digitale, orologi da parete, orologio parete, sveglie, sveglia proiettore, orologio cucina
Home > Decor > Rugs: tappeto, passatoia, zerbino, moquette, tappeto salotto, scendiletto, tappeti, zerbini, tappeto pelo lungo, tappeto cucina, tappeto lavabile, passatoie, tappeto moderno
Home > Decor > Curtains: tenda, tendaggio, tenda oscurante, bastone per tende, tendina, tenda a pannello, tende, tende oscuranti, tendaggi, bastone tenda, tende soggiorno, tende anelli, occhielli tenda, tende a vetro, riloga
Home > Decor > Blinds: tenda a rullo, veneziana, tenda plissettata, tenda a pacchetto, avvolgibile, zanzariera, pellicola finestra, tende a rulli, tenda veneziana, veneziane, tenda rullo oscurante, tende plissé, zanzariere, tenda giorno notte
Home > Decor > Cushions: cuscino arredo, cuscino decorativo, federa cuscino arredo, cuscino sedia, copricuscino, fodera cuscino, cuscini, copricuscini, federe cuscini, cuscini arredo, cuscini sedia, cuscini divano, imbottitura cuscini
Home > Decor > Artificial Plants And Flowers: pianta artificiale, fiori artificiali, fiori secchi, pianta finta, fiori finti, rosa stabilizzata, ghirlanda, piante artificiali, piante finte, erba della pampa, rosa eterna, ghirlanda fuoriporta, fiori stabilizzati, pianta artificiale vaso
Home > Decor > Figurines And Ornaments: statuetta, statua, scultura, soprammobile, salvadanaio, acchiappasogni, palla di neve, carillon, statue, statuine, sculture, salvadanai, bomboniera, bomboniere, figure decorative, fermalibri, clessidra, soprammobili, bimbo thun
Home > Decor > Wallpaper And Wall Stickers: carta da parati, adesivo murale, sticker da parete, carta adesiva, pellicola adesiva, fotomurale, adesivi murali, carta da parato, carte da parati, adesivi bambini parete, adesivi piastrelle, carta da parati adesiva
Home > Decor > Seasonal Decoration: decorazione stagionale, addobbi feste, decorazione autunno
Home > Decor > Seasonal Decoration > Christmas Decorations: addobbi natalizi, albero di Natale, pallina di Natale, decorazione natalizia, presepe, puntale albero, ghirlanda natalizia, calza della befana, statuina presepe, alberi di Natale, palline di Natale, palline natale, albero di Natale artificiale, presepi, decorazioni natalizie, ghirlanda Natale, statuine presepi, villaggio natale, babbo natale decorazione
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: decorazione Halloween, zucca Halloween, scheletro, ragnatela, decorazione pasquale, uova decorative, cestino pasquale, decorazioni Halloween, zucche Halloween, ragnatele, scheletri, uova di Pasqua decorative, albero pasquale, coniglio pasquale decorazione
Home > Decor > Seasonal Decoration > Party Decorations: palloncino, palloncini, festone, coriandoli, bandierine, addobbi compleanno, pignatta, lanterna di carta, stelle filanti, palloncini compleanno, palloncino numero, festoni, palloncini elio, decorazioni compleanno, kit palloncini, addobbi festa
Home > Storage And Organization: contenitori, organizzazione casa, organizer
Home > Storage And Organization > Storage Boxes And Baskets: scatola contenitore, cesta, cesto, contenitore con coperchio, baule, cestino vimini, scatola portaoggetti, sottoletto, scatole, contenitori, cesti, ceste, cassette plastica, contenitore plastica, contenitori sottoletto, scatole trasloco, bauli, scatola con coperchio
Home > Storage And Organization > Hangers And Hooks: gruccia, appendino, gancio, gancio adesivo, portachiavi da muro, gruccia pantaloni, stampella, grucce, grucce velluto, appendini, ganci adesivi, grucce legno, ganci, stampelle, porta chiavi da parete
Home > Storage And Organization > Closet And Drawer Organizers: organizer cassetti, portaposate, portagioie, sacchi sottovuoto vestiti, custodia abiti, scatola scarpe, organizer trucchi, divisorio cassetto, sacchetti sottovuoto vestiti, organizer cassetto, portagioielli, porta gioie, scatole per scarpe, portaposate cassetto, porta trucchi, custodie abiti, buste sottovuoto abiti
Home > Storage And Organization > Trash Cans: pattumiera, cestino spazzatura, bidone, pattumiera a pedale, cestino gettacarte, bidone differenziata, pattumiere, cestini, bidoni, pattumiera differenziata, cestino carta, pattumiera da incasso, pattumiera sensore, gettacarte, bidoni raccolta differenziata
Home > Floor Care: cura dei pavimenti, aspirazione, lavavetri elettrico, lucidatrice
Home > Floor Care > Vacuum Cleaners: aspirapolvere, aspirapolvere a traino, aspirapolvere senza sacco, bidone aspiratutto, aspiracenere, aspirapolveri, aspirapolvere con sacco, aspirapolvere ciclonico
Home > Floor Care > Cordless And Handheld Vacuums: scopa elettrica, aspirapolvere senza fili, aspirabriciole, aspirapolvere portatile, scopa senza fili, scope elettriche, aspirapolvere verticale, aspirapolvere cordless, aspirapolvere ciclonico senza fili, aspirabriciola
Home > Floor Care > Robot Vacuums: robot aspirapolvere, robot lavapavimenti, robot lavavetri, robot aspirapolvere lavapavimenti, robot lava e aspira, base di svuotamento
Home > Floor Care > Steam And Carpet Cleaners: pulitore a vapore, scopa a vapore, lavapavimenti, lavamoquette, vaporetto, lavatappeti, scope a vapore, pulitori a vapore, lavapavimenti senza fili, lava tappeti, lava divani, lavasciuga pavimenti
Home > Floor Care > Vacuum Bags And Accessories: sacchetti aspirapolvere, filtro aspirapolvere, spazzola aspirapolvere, tubo aspirapolvere, ricambi robot aspirapolvere, sacchetto aspirapolvere, filtri aspirapolvere, filtro hepa aspirapolvere, spazzole laterali, sacchetti compatibili, spazzola laterale
Home > Garment Care: cura dei capi, cura del bucato, molletta, sacchetto lavatrice
Home > Garment Care > Irons: ferro da stiro, ferro a vapore, ferro con caldaia, ferro da viaggio, stiratrice, ferri da stiro, ferro stiro, ferro a caldaia, generatore di vapore stiro, sistema stirante
Home > Garment Care > Garment Steamers: stiratore verticale, ferro verticale, vaporizzatore abiti, spazzola a vapore, stiratrici verticali, stira verticale, vaporizzatori, vaporizzatore per abiti
Home > Garment Care > Ironing Boards: asse da stiro, tavolo da stiro, copriasse, telo asse da stiro, assi da stiro, tavoli da stiro, copri asse da stiro, telo stiro
Home > Garment Care > Drying Racks And Clothes Lines: stendino, stendibiancheria, stendibiancheria elettrico, filo stendibiancheria, stendipanni, stendini, stendibiancheria verticale, stendini verticali, mollette bucato, stendibiancheria a torre, filo bucato
Home > Garment Care > Laundry Baskets: cesto biancheria, portabiancheria, cesta bucato, sacco biancheria, cesti biancheria, porta biancheria, portabiancheria bambù, ceste bucato, cesto panni, cesto portabiancheria
Home > Garment Care > Lint Removers And Fabric Shavers: levapelucchi, rasapilucchi, spazzola adesiva, rullo levapelucchi, spazzola abiti, levapelucchi elettrico, rotolo levapelucchi, togli pelucchi, leva pilling, rasapelucchi
Home > Heating And Cooling: climatizzazione, riscaldamento, trattamento aria, termostato
Home > Heating And Cooling > Heaters: termoventilatore, stufa elettrica, radiatore, termoconvettore, stufetta, radiatore a olio, stufa a gas, scaldasalviette, stufa alogena, termoventilatori, stufe, stufette, radiatori, stufa ceramica, termoconvettori, pannello infrarossi, radiatore olio, stufa infrarossi, stufa al quarzo, termoventilatore ceramico, stufa bagno
Home > Heating And Cooling > Fireplaces And Stoves: camino elettrico, camino bioetanolo, stufa a legna, stufa a pellet, bioetanolo, parafuoco, portalegna, camini, stufe a legna, stufe a pellet, caminetto, caminetti, attrezzi camino, cesto legna, alari, termocamino, set camino
Home > Heating And Cooling > Fans: ventilatore, ventilatore a torre, ventilatore a piantana, ventilatore da soffitto, ventilatore da tavolo, ventilatori, ventilatore soffitto, ventilatore torre, ventilatore piantana, ventilatore tavolo, aspiratore bagno, ventilatori da soffitto, ventilatore con luce, ventilatore colonna
Home > Heating And Cooling > Air Conditioners: condizionatore, climatizzatore, condizionatore portatile, climatizzatore monosplit, raffrescatore, climatizzatori, condizionatori, climatizzatore portatile, dual split, monosplit, raffrescatori, climatizzatore inverter, condizionatore fisso, raffrescatore evaporativo
Home > Heating And Cooling > Air Purifiers: purificatore d'aria, filtro purificatore aria, ionizzatore, rilevatore qualità aria, purificatori d'aria, purificatore aria, filtro hepa purificatore, sanificatore aria, ozonizzatore
Home > Heating And Cooling > Humidifiers And Dehumidifiers: umidificatore, deumidificatore, assorbiumidità, igrometro, ricarica assorbiumidità, umidificatori, deumidificatori, deumidificatore portatile, igrometri, assorbi umidità, umidificatore ultrasuoni, umidificatore termosifone
Home > Heating And Cooling > Electric Blankets And Heat Pads: coperta elettrica, termoforo, scaldasonno, scaldaletto, borsa acqua calda, scaldapiedi, scaldamani, cuscino noccioli, coperte elettriche, scaldasonni, termofori, cuscino termico, borse acqua calda, scaldaletti, termoforo cervicale, termoforo lombare, scaldapiede
Garden: giardino, giardinaggio, esterno, terrazzo
Garden > Plants: pianta, pianta in vaso, pianta vera, piante, in vaso
Garden > Plants > Houseplants: pianta da interno, pianta da appartamento, orchidea, monstera, ficus, sansevieria, spatifillo, pothos, felce, piante da interno, orchidee, phalaenopsis, calathea, zamioculcas, tronchetto della felicità, kenzia, potos, dracena
Garden > Plants > Cacti And Succulents: cactus, pianta grassa, succulenta, sempervivo, piante grasse, succulente, echeveria, aloe pianta
Garden > Plants > Bonsai: bonsai, albero bonsai, kit bonsai, olmo cinese, ficus ginseng
Garden > Plants > Garden Flowers: pianta perenne, geranio, petunia, ortensia, begonia, viola, crisantemo, pianta di lavanda, ortensie, gerani, lavanda pianta, peonia, ciclamino, gelsomino, surfinia, erica, salvia pianta, geranio zonale, gerani zonali, lavanda in vaso
Garden > Plants > Trees And Shrubs: albero, arbusto, albero da frutto, siepe, pianta di rosa, melo, olivo, pianta di limone, magnolia, bosso, tuia, acero giapponese, rampicante, alberi, alberi da frutto, olivo in vaso, ulivo, lauroceraso, photinia, limone in vaso, fico, rose rampicanti, glicine, oleandro, mirtillo pianta, palma, cipresso
Garden > Plants > Herb And Vegetable Plants: pianta aromatica, piantina, pianta di pomodoro, pianta di fragola, basilico in vaso, patate da seme, piantine, piantine orto, rosmarino pianta, piante aromatiche, piantine pomodoro, fragole piante
Garden > Plants > Flower Bulbs: bulbo, bulbi di tulipano, narciso, giacinto, croco, gladiolo, amarillide, bulbi, bulbi tulipani, tulipani, narcisi, dalie bulbi, gigli bulbi
Garden > Plants > Cut Flowers: bouquet, fiori recisi, mazzo di fiori, mazzo di rose, fiori freschi, mazzi di fiori, rose rosse, bouquet fiori, consegna fiori
Garden > Seeds: seme, semi, sementi, sementi bio, busta semi
Garden > Seeds > Vegetable And Herb Seeds: semi di ortaggi, semi di pomodoro, semi di peperoncino, semi di lattuga, semi di zucchina, semi di carota, semi aromatici, semi di basilico, semi di prezzemolo, kit erbe aromatiche, semi di rucola, semi di spinaci, semi orto, semi di cetriolo, semi di basilico genovese, semi di fagiolo
Garden > Seeds > Flower Seeds: semi di fiori, prato fiorito, semi di girasole, nasturzio, semi fiori, semi di fiori selvatici, semi lavanda, semi papavero, miscuglio fiori
Garden > Seeds > Grass Seeds: semi per prato, prato inglese, semi tappeto erboso, loietto, semi prato, prato rustico, semi erba, loglio, festuca, microtrifoglio
Garden > Soil And Fertilizer: terra, ammendante, calce da giardino
Garden > Soil And Fertilizer > Potting Soil And Compost: terriccio, terriccio universale, torba, fibra di cocco, perlite, vermiculite, humus di lombrico, substrato, terricci, terriccio piante, terriccio orchidee, terriccio acidofile, terriccio semina, sfagno
Garden > Soil And Fertilizer > Fertilizers: concime, fertilizzante, concime liquido, concime per prato, concime granulare, stallatico, cornunghia, concimi, concime agrumi, concime per agrumi, concime universale, guano, concime piante verdi, concime olivo, sangue di bue, radicante, solfato di ferro, concime orchidee
Garden > Soil And Fertilizer > Mulch And Decorative Stones: pacciamatura, corteccia di pino, ciottoli, ghiaia decorativa, argilla espansa, lapillo, ciottoli bianchi, sassi decorativi, corteccia, graniglia, ghiaia, pietre decorative
Garden > Soil And Fertilizer > Composters: compostiera, composter, lombricompostiera, bokashi, attivatore compost, compostiere, compostiera domestica, compostaggio
Garden > Pots: vaso, vaso per piante, sottovaso, coprivaso, vaso terracotta, portapiante, supporto vasi, scaffale piante, carrello portavaso, portavasi, vasi, vasi da giardino, portavasi ferro
Garden > Pots > Plant Pots: vaso da fiori, coprivaso, vaso autoirrigante, portavaso, vaso ceramica, vaso sospeso, cesto pensile, basket appeso, portavaso macramè, vasi da fiori, coprivasi, vaso terracotta, vasi sospesi, vasi autoirriganti, vaso resina, vaso quadrato
Garden > Pots > Planters And Raised Beds: fioriera, balconetta, orto rialzato, cassetta per fiori, giardino verticale, orto verticale, fioriere, balconette, cassette fiori, orto in cassetta, fioriera con grigliato
Garden > Pots > Seed Trays And Propagators: semenzaio, vassoio semina, miniserra, propagatore, vasetti torba, etichette piante, semenzai, vassoi alveolari, dischi torba, lampada coltivazione, germinatoio, plateau semina, growbox
Garden > Watering: irrigazione, innaffiatura
Garden > Watering > Garden Hoses And Fittings: tubo da giardino, tubo irrigazione, avvolgitubo, carrello avvolgitubo, tubo estensibile, canna dell'acqua, pistola irrigazione, raccordo tubo, lancia irrigazione, presa rubinetto, raccordo rapido, ugello, tubi da giardino, tubo irrigazione giardino, avvolgitubi, pistola annaffiare, kit irrigazione tubo, tubo magico
Garden > Watering > Sprinklers And Irrigation: irrigatore, irrigazione a goccia, programmatore irrigazione, gocciolatore, centralina irrigazione, ala gocciolante, irrigatori, kit irrigazione, programmatore, centraline, gocciolatori, elettrovalvola irrigazione, microirrigazione
Garden > Watering > Watering Cans And Sprayers: annaffiatoio, innaffiatoio, nebulizzatore piante, pompa a pressione, pompa a zaino, irroratore, nebulizzatore a spalla, pompa irroratrice, annaffiatoi, innaffiatoi, pompe a spalla, spruzzatore piante, nebulizzatori
Garden > Watering > Rain Barrels And Water Pumps: cisterna acqua piovana, pompa sommersa, elettropompa, autoclave, pompa acque scure, pompe sommerse, elettropompe, pompa acque sporche, pompa acque chiare, pompa di superficie, pompa sommersa pozzo, motopompa, serbatoio acqua, raccogli acqua piovana
Garden > Garden Tools: attrezzo da giardino, utensile giardinaggio, manico attrezzo, attrezzi da giardino, attrezzi giardinaggio, utensili giardino
Garden > Garden Tools > Spades Rakes And Trowels: vanga, badile, pala, forcone, pala da neve, forca, trapiantatore, paletta giardino, piantabulbi, inginocchiatoio giardino, rastrello, zappa, scopa per foglie, sarchiatore, zappetta, estirpatore, vanghe, badili, rastrelli, zappe, forche, palette giardino, piccone, estirpa erbacce, zappatrice manuale, pala neve, vangatrice
Garden > Garden Tools > Pruners And Shears: forbici da potatura, cesoie, troncarami, sega da potatura, svettatoio, tagliasiepi manuale, forbici potatura, forbice da potatura, troncarami telescopico, forbici elettriche potatura, cesoia siepi, seghetto potatura, forbici vendemmia
Garden > Garden Tools > Wheelbarrows And Garden Carts: carriola, carretto giardino, sacco per foglie, carrello giardino, carriole, carriola ruota pneumatica, sacchi giardino, carrelli giardino, sacco raccolta foglie
Garden > Garden Tools > Gardening Gloves: guanti da giardinaggio, guanti da giardino, guanti per rose, guanti giardinaggio, guanto giardino, guanti antispine
Garden > Garden Tools > Garden Twine And Plant Supports: tutore, graticcio, canna di bambù, traliccio, spago giardino, arco per rose, legaccio, tutori, canne bambù, grigliato, supporto piante, rete rampicanti, legacci, arco giardino, palo muschio, pali tutore
Garden > Garden Power Tools: macchina da giardino, attrezzo giardino a batteria, motore 2 tempi, olio miscela
Garden > Garden Power Tools > Lawn Mowers: tosaerba, rasaerba, tagliaerba, trattorino tosaerba, lama tosaerba, tosaerba a batteria, rasaerba elettrico, trattorini, tosaerba semovente, rasaerba a scoppio, tagliaerba elettrico
Garden > Garden Power Tools > Robotic Lawn Mowers: robot tagliaerba, robot rasaerba, robot tosaerba, cavo perimetrale, robot tosaerba senza filo, robot rasaerba giardino, robot tagliaerba giardino
Garden > Garden Power Tools > Grass And Hedge Trimmers: tagliasiepi, tagliabordi, decespugliatore, filo decespugliatore, bobina tagliabordi, tagliasiepi elettrico, decespugliatori, tagliabordi a batteria, rifilabordi, tosasiepi, tagliasiepe, decespugliatore scoppio, falce
Garden > Garden Power Tools > Chainsaws: motosega, elettrosega, potatore, catena motosega, olio catena, barra motosega, motoseghe, motosega a scoppio, elettroseghe, catene motosega, mini motosega, potatore a batteria, svettatoio motosega
Garden > Garden Power Tools > Leaf Blowers: soffiatore, soffiafoglie, aspirafoglie, spazzaneve, soffiatori, aspiratore foglie, soffiatore a batteria, turbina neve, soffiatore aspiratore
Garden > Garden Power Tools > Pressure Washers: idropulitrice, lancia idropulitrice, lavasuperfici, idropulitrici, idropulitrice acqua fredda, idropulitrice bar, lancia schiumogena, spazzola rotante idropulitrice
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: biotrituratore, motozappa, arieggiatore, scarificatore, spaccalegna, trivella, motocoltivatore, spandiconcime, biotrituratori, motozappe, arieggiatori, scarificatori, spaccalegna elettrico, trinciarami, trivelle, motozappa scoppio, spandisale, spargiconcime
Garden > Garden Furniture: mobili da giardino, arredo esterno, arredo giardino
Garden > Garden Furniture > Garden Chairs And Benches: sedia da giardino, panchina, poltrona da giardino, dondolo da giardino, sedia da esterno, sedie da giardino, sedie esterno, panchine, dondoli, poltrone giardino, sedia pieghevole giardino, panca da giardino
Garden > Garden Furniture > Garden Tables And Furniture Sets: salotto da giardino, set giardino, divano da esterno, set rattan, set bistrot, tavolo da giardino, tavolo da esterno, tavolino da giardino, set birreria, tavolo picnic, set da giardino, salotti da giardino, tavoli da giardino, tavolo esterno, salottino, salotto rattan, tavolo giardino allungabile, set salotto esterno, set da pranzo esterno
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: lettino prendisole, sdraio, sedia sospesa, poltrona sospesa, chaise longue, lettino mare, lettini prendisole, sdraio giardino, lettini, dondolo uovo, poltrone sospese, sedia sdraio, lettino sole, amaca da giardino, amaca con supporto, amache
Garden > Garden Furniture > Garden Cushions And Furniture Covers: cuscino da esterno, cuscino lettino, telo copritavolo giardino, copertura mobili giardino, baule da esterno, cuscino pallet, cuscini da esterno, cuscini giardino, cuscini pallet, copri tavolo giardino, telo copertura tavolo, copertura divano esterno, bauli giardino, copri lettino, cuscini per pallet, cassapanca giardino, fodera esterno
Garden > Garden Shade And Fencing: ombreggiante, protezione solare giardino, rete ombreggiante
Garden > Garden Shade And Fencing > Parasols And Awnings: ombrellone, base ombrellone, ombrellone a braccio, ombrellone da spiaggia, tenda da sole, vela ombreggiante, tenda a bracci, tenda laterale, ombrelloni, ombrellone decentrato, ombrellone giardino, vele ombreggianti, tende da sole, basi ombrellone, vela parasole, ombrellone palo decentrato
Garden > Garden Shade And Fencing > Gazebos And Pergolas: gazebo, pergola, pergola bioclimatica, tendone, gazebo pieghevole, gazebi, pergole, gazebo 3x3, tendoni, gazebo richiudibile, tettoia, copertura gazebo
Garden > Garden Shade And Fencing > Fences And Privacy Screens: recinzione, arella, frangivista, rete metallica, siepe artificiale, bordura giardino, cancelletto, cannicciato, recinzioni, arelle, arella PVC, reti recinzione, staccionata, staccionate, siepi artificiali, siepe sintetica, frangivento, pannelli frangivista, bordura, cancelli, steccato, rete ombreggiante balcone
Garden > Grills And Outdoor Cooking: barbecue, griglia, cucina da esterno
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: barbecue a gas, barbecue a carbone, griglia a carbonella, affumicatore, kamado, barbecue elettrico, fornacella, forno per pizza, forno a legna, pietra refrattaria pizza, pala per pizza, barbecues, griglie, bbq gas, forni pizza, barbecue in muratura, affumicatori, griglia a gas, barbecue carbonella
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: utensili barbecue, pinza barbecue, griglia ricambio, spazzola barbecue, copertura barbecue, spiedini, girarrosto, accenditore a ciminiera, accessori barbecue, griglie barbecue, set barbecue, ciminiera accensione, copri barbecue, spiedo, girarrosti, guanti barbecue, spazzole barbecue
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: carbonella, carbone vegetale, bricchetti, accendifuoco, diavolina, legna da ardere, pellet, legnetti affumicatura, carbonella barbecue, accendifuoco naturale, pellet stufa, legna, tronchetti, bricchette, cubetti accendifuoco, sacco pellet
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: braciere, fungo riscaldante, stufa da esterno, riscaldatore da esterno, camino da giardino, bracieri, funghi riscaldanti, fungo gas, riscaldatori esterni, caldobagno esterno, lampada riscaldante, stufa fungo
Garden > Pools And Ponds: piscina, laghetto
Garden > Pools And Ponds > Swimming Pools: piscina fuori terra, piscina gonfiabile, piscina autoportante, piscinetta, telo piscina, scaletta piscina, piscine, piscine fuori terra, piscine gonfiabili, telo copri piscina, piscina rotonda, piscina rettangolare, copertura isotermica, piscina bambini, scaletta
Garden > Pools And Ponds > Hot Tubs: idromassaggio gonfiabile, vasca idromassaggio esterna, jacuzzi, spa gonfiabile, vasca idromassaggio gonfiabile, idromassaggio, spa gonfiabili, sauna, vasca ghiaccio, filtri spa, minipiscina, minipiscine
Garden > Pools And Ponds > Pool Chemicals: cloro piscina, pastiglie cloro, riduttore pH, antialghe, flocculante, sale piscina, cloro granulare, dicloro, tricloro, dicloro granulare, tricloro piscina, pH meno, pH più, alghicida, svernante, test cloro, prodotti piscina, chiarificante
Garden > Pools And Ponds > Pool Pumps And Cleaning: pompa piscina, filtro a sabbia, cartuccia filtro piscina, robot piscina, aspiratore piscina, skimmer, retino, riscaldatore piscina, robot pulitore piscina, pompe piscina, filtri piscina, pompa filtro, filtro sabbia, aspirapolvere piscina, pompa di calore piscina, scopa piscina, robot pulizia piscina, sale elettrolisi
Garden > Pools And Ponds > Ponds And Fountains: telo laghetto, pompa laghetto, fontana da giardino, filtro laghetto, fontana solare, laghetti, fontane giardino, fontana, pompe laghetto, pompa fontana, filtri laghetto, cascata, pompa solare fontana, ninfea
Garden > Outdoor Lighting: illuminazione da esterno, luce da giardino, lampada da esterno, luci da giardino, illuminazione giardino, lampade da esterno, luci esterno
Garden > Outdoor Lighting > Solar Lights: luce solare, lampada solare, lanterna solare, faretto solare, picchetto solare, luci solari, lampade solari, faretti solari, lanterne solari, faro solare, paletti solari, lampade solari giardino, applique solare
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: applique da esterno, faro LED, proiettore LED, paletto luminoso, faretto da esterno, lampione, faretti da esterno, fari LED, faretto LED esterno, applique esterno, proiettori LED, lampioncino, lampioncini, segnapasso, lampada con sensore esterno, faro esterno
Garden > Outdoor Lighting > String Lights And Torches: catena luminosa esterno, fiaccola, torcia da giardino, ghirlanda luminosa, candela citronella, luci da esterno catena, torce da giardino, fiaccole, fiaccole da giardino, catena luminosa esterni, candele citronella, olio citronella
Garden > Sheds And Greenhouses: casetta, struttura da giardino
Garden > Sheds And Greenhouses > Garden Sheds: casetta da giardino, casetta porta attrezzi, ricovero attrezzi, legnaia, box da giardino, armadio da esterno, casette da giardino, casetta resina, casetta legno giardino, armadi da esterno, box in lamiera, casetta in lamiera, legnaie, box attrezzi, ripostiglio esterno, tettoia legna, armadio esterno resina
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: serra da giardino, tunnel serra, telo antigelo, tessuto non tessuto, telo pacciamatura, rete antiuccelli, serre, serre da giardino, serra policarbonato, teli pacciamatura, telo anti erbacce, telo antialghe, telo pacciamatura antialghe, tessuti non tessuti, tnt piante, teli antigelo, rete uccelli, rete antigrandine, serra balcone, cappuccio piante, telo pomodori, rete antinsetto
Garden > Outdoor Pest And Weed Control: fitosanitario, prodotto fitosanitario, difesa piante
Garden > Outdoor Pest And Weed Control > Weed Killers: diserbante, erbicida, antimuschio, diserbante selettivo, diserbanti, diserbante totale, glifosato, erbicidi, antimuschio prato, glifosate, diserbante naturale, disseccante, diserbo
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: insetticida piante, fungicida, antilumache, poltiglia bordolese, anticocciniglia, olio di neem, antiafidi, zolfo ramato, insetticidi piante, lumachicida, olio di neem piante, anti lumache, afidi, cocciniglia, poltiglia, rame fungicida, trappole cromotropiche, trappola cromotropica, zolfo bagnabile, sapone molle, sapone potassico, olio bianco, oidio, piralide, macerato ortica, formiche giardino, acaricida
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: dissuasore talpe, repellente gatti, dissuasore piccioni, trappola vespe, spaventapasseri, trappola talpe, dissuasori, scaccia talpe, scacciatalpe, dissuasori piccioni, dissuasore piccioni aghi, antipiccione, repellenti animali, repellente cani gatti, trappole vespe, allontana gatti, scaccia piccioni, allontana volatili, disabituante, trappola gabbia, repellente ultrasuoni esterno, gufo dissuasore, trappola mosche
Garden > Bird Feeders And Wildlife: uccelli selvatici, fauna del giardino
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: mangiatoia per uccelli, bagnetto per uccelli, abbeveratoio uccelli, mangiatoia colibrì, casetta per uccelli, hotel per insetti, nido artificiale, casetta ricci, bat box, mangiatoie, casette per uccelli, mangiatoia uccelli, hotel insetti, nidi, nido per uccelli, casetta uccellini, abbeveratoi, nido cince, bagno uccelli, casetta pipistrelli
Garden > Bird Feeders And Wildlife > Wild Bird Food: mangime uccelli selvatici, palline di grasso, semi uccelli selvatici, palle di grasso, mangime per uccelli selvatici, semi per uccelli selvatici, semi per uccelli, palle di grasso per uccelli, cibo uccelli selvatici, nettare colibrì, camole
Garden > Garden Decor: decorazione da giardino, statua da giardino, nano da giardino, scacciapensieri a vento, erba sintetica, prato sintetico, segnavento, pluviometro, scacciapensieri, scacciapensieri bambù, scacciapensieri da giardino, acchiappavento, campanelle a vento, campane a vento, nani da giardino, prato sintetico 30 mm, erba artificiale, erba sintetica 30 mm, statue giardino, girandola, girandole, decorazioni giardino, termometro esterno, banderuola, statua giardino, passi giapponesi
Tools: utensile, attrezzo, fai da te, ferramenta, bricolage
Tools > Power Tools: elettroutensile, utensile elettrico, utensile a batteria, senza batteria, elettroutensili, corpo macchina
Tools > Power Tools > Drills And Screwdrivers: trapano, trapano avvitatore, avvitatore, trapano a percussione, avvitatore a impulsi, trapano a colonna, trapani, avvitatori, trapano avvitatore a batteria, avvitatore a batteria, avvitatore impulsi, trapano battente
Tools > Power Tools > Rotary Hammers And Demolition Hammers: martello perforatore, martello demolitore, tassellatore, demolitore, tassellatori, martelli demolitori, martello tassellatore, SDS plus, SDS max, tassellatore batteria
Tools > Power Tools > Power Saws: sega circolare, seghetto alternativo, troncatrice, sega da banco, sega a gattuccio, sega a nastro, seghetto elettrico, seghe circolari, seghetti alternativi, troncatrici, sega circolare a immersione, gattuccio, seghetto a gattuccio, tagliapiastrelle, sega troncatrice radiale
Tools > Power Tools > Grinders And Polishers: smerigliatrice, smerigliatrice angolare, flessibile, mola da banco, lucidatrice, scanalatore, smerigliatrici, smerigliatrice 115, flessibili smerigliatrice, levigatrice angolare, mola, molatrice
Tools > Power Tools > Sanders Planers And Routers: levigatrice, levigatrice orbitale, levigatrice a nastro, pialla elettrica, fresatrice, pialletto, levigatrici, levigatrice rotorbitale, levigatrice palmare, pialle elettriche, fresatrici, rifilatore, levigatrice giraffa, fresatrice verticale, piallatrice, tornio legno
Tools > Power Tools > Multi Tools And Rotary Tools: utensile multifunzione, multiutensile oscillante, minitrapano, incisore, utensili multifunzione, minitrapani, multifunzione oscillante, utensile rotativo
Tools > Power Tools > Heat Guns And Paint Sprayers: pistola termica, pistola ad aria calda, pistola a spruzzo, termosoffiatore, miscelatore, pistole a spruzzo, pistole termiche, pistola verniciatura, sverniciatore termico, verniciatura a spruzzo, miscelatori malta
Tools > Power Tools > Nailers And Glue Guns: chiodatrice, graffatrice elettrica, pistola per colla a caldo, sparachiodi, chiodatrici, pistole colla, pistola colla a caldo, sparachiodi a gas, fissatrice, graffatrici elettriche
Tools > Power Tools > Air Compressors And Pneumatic Tools: compressore, compressore aria, utensile pneumatico, pistola ad aria, pistola di soffiaggio, compressori, compressore silenziato, compressore 24 litri, compressore 50 litri, utensili pneumatici, pistola soffiaggio, aria compressa, avvitatore pneumatico
Tools > Power Tools > Workshop Vacuums: aspiratutto, aspiratore solidi liquidi, bidone aspiratutto, aspiracenere, aspiratore industriale, aspirasolidi e liquidi, aspirapolvere aspiraliquidi, aspira solidi liquidi, aspiratori industriali, bidone aspiratutto solidi liquidi, aspiraceneri
Tools > Power Tools > Generators: generatore, generatore di corrente, gruppo elettrogeno, generatore inverter, generatori di corrente, generatore inverter silenziato, gruppi elettrogeni, generatore benzina
Tools > Power Tools > Tool Batteries And Chargers: batteria utensile, batteria 18V, caricabatterie utensile, batteria avvitatore, batterie utensili, kit batteria e caricabatterie, batteria 5Ah
Tools > Power Tools > Drill Bits And Screwdriver Bits: punta trapano, inserti avvitatore, punta per muro, sega a tazza, bit avvitatore, punta per legno, fresa, punta SDS, punte, punte trapano, set punte, punte SDS, inserti, frese, seghe a tazza, punta conica, punte metallo, punte muro, inserti torx, fresa tazza, punte legno, punte cobalto, set inserti
Tools > Power Tools > Saw Blades And Abrasives: lama sega, carta vetrata, carta abrasiva, disco da taglio, disco diamantato, disco abrasivo, nastro abrasivo, lana d'acciaio, lame seghetto, dischi da taglio, dischi abrasivi, carta abrasiva fogli, dischi lamellari, disco lamellare, lame circolari, lama circolare, nastri abrasivi, grana 80, grana 120, mola abrasiva, abrasivi, lama sega circolare, spugna abrasiva, tampone abrasivo
Tools > Hand Tools: utensile manuale, set utensili, kit attrezzi, morsa, valigia attrezzi, set attrezzi, utensili manuali, trolley utensili completo, valigetta utensili
Tools > Hand Tools > Hammers And Mallets: martello, mazzuolo, mazza, accetta, ascia, piede di porco, mazzetta, martelli, martello carpentiere, mazze, accette, asce, levachiodi, martello gomma, leverino, scure, martello penna, cuneo spaccalegna
Tools > Hand Tools > Screwdrivers: cacciavite, giravite, cacciavite a croce, cacciavite di precisione, cacciaviti, set cacciaviti, cacciavite torx, giraviti, cacciaviti precisione, giravite isolato
Tools > Hand Tools > Wrenches Sockets And Hex Keys: chiave inglese, chiave combinata, chiave a bussola, chiave a brugola, chiave dinamometrica, cricchetto, set bussole, chiave a rullino, giratubi, chiavi combinate, chiavi a bussola, chiavi a brugola, set chiavi, bussole, chiavi fisse, chiavi esagonali, chiave regolabile, cricchetti, chiavi torx, serie chiavi, chiavi a tubo, chiavi dinamometriche, chiave a cricchetto, brugole, brugola, chiave a pipa
Tools > Hand Tools > Pliers And Cutters: pinza universale, pinza, tronchese, pinza spelafili, pinza crimpatrice, tenaglia, pappagallo, tagliabulloni, rivettatrice, tronchesi, tenaglie, pinza a becchi, spelafili, crimpatrice, cesoie lamiera, tagliatubi, pinze regolabili, pinza pappagallo, pinze universali, pinza autobloccante, tagliacavi, pinza seeger, forbici elettricista, fustellatrice, rivettatrici, pinza amperaggio
Tools > Hand Tools > Multi Tools And Pocket Knives: coltellino, coltellino svizzero, coltello multiuso, coltello a serramanico, pinza multiuso, coltellini, coltello a scatto, multiuso pinza, coltello caccia, coltello da sopravvivenza, machete, coltello sardo, roncola, coltello pieghevole, coltelli pieghevoli
Tools > Hand Tools > Utility Knives And Scrapers: cutter, taglierino, lame cutter, raschietto, spatola, raschiavetro, taglierini, lame taglierino, raschietti, spatole, frattazzo, cazzuola, spatola stuccatore, lame di ricambio cutter, cutter lama retrattile, coltello multiuso cutter, americana spatola, raschietto vetro
Tools > Hand Tools > Hand Saws: sega a mano, segaccio, seghetto a mano, archetto per metallo, sega giapponese, saracco, segacci, saracchi, seghetti, archetto seghetto, sega da ferro, seghetto ferro, segaccio dorso, sega pieghevole, gattuccio manuale, seghetto traforo
Tools > Hand Tools > Chisels Files And Planes: scalpello, lima, raspa, pialla a mano, maschio filettatore, filiera, punteruolo, bulino, scalpelli, set scalpelli, raspe, pialla, sgorbie, maschi e filiere, set lime, filettare, maschi filettatura, cacciaspine, punzoni, pialletto manuale, scalpello legno, filiere, sgorbia
Tools > Hand Tools > Clamps And Vises: morsetto, strettoio, morsa da banco, morsetto rapido, pinza a molla, morsetti, morse, strettoi, morsetti rapidi, morsa, morsetto a vite, sergente, sergenti, morsa da tavolo, morsetti a molla, morsetto a F
Tools > Hand Tools > Staple Guns And Caulking Guns: graffatrice manuale, cucitrice per tappezzeria, punti metallici, pistola per silicone, graffatrici, graffe, sparapunti, fissapunti, pistole per silicone, pistola silicone, pistola sigillante, pistola schiuma, cucitrice tappezziere, punti metallici fissatrice, pistola cartucce, spara punti
Tools > Measuring Tools: strumento di misura, misurazione
Tools > Measuring Tools > Tape Measures And Rules: metro a nastro, flessometro, metro pieghevole, calibro, squadra, riga metallica, rotella metrica, doppio metro, micrometro, flessometri, metri, calibri, calibro digitale, squadre, rotelle metriche, tracciatore a filo, spessimetro, falsa squadra, goniometro, comparatore, sagomatore, matita carpentiere, doppimetro, spessimetri, filo a piombo
Tools > Measuring Tools > Spirit Levels And Laser Levels: livella, livella laser, misuratore laser, tracciatore laser, distanziometro laser, livelle, livella laser autolivellante, livelle laser, metro laser, livella magnetica, misuratori laser, laser autolivellante, bolla livella, distanziometri
Tools > Measuring Tools > Multimeters And Detectors: multimetro, tester, cercafase, rilevatore metalli, pinza amperometrica, endoscopio, termocamera, misuratore umidità, metal detector, multimetri, tester digitale, multimetro digitale, pinze amperometriche, cercametalli, termocamere, endoscopi, igrometro muri, fonometro, luxmetro, termometro infrarossi, metal detectors, oscilloscopio, rilevatori cavi, anemometro, rilevatore cavi, termometro laser, wattmetro, misuratore corrente
Tools > Fasteners And Hardware: fissaggio, viteria, minuteria, ferramenta
Tools > Fasteners And Hardware > Screws Bolts And Nuts: vite, vite per legno, bullone, dado, rondella, barra filettata, vite autoforante, tirafondo, occhiolo, viti, viti per legno, bulloni, dadi, rondelle, barre filettate, viti truciolari, viti autoforanti, viti autofilettanti, testa svasata, testa esagonale, inserti filettati, dado autobloccante, golfare, assortimento viti, viti inox, viti cartongesso, dadi esagonali, viti TPS, tirafondi, grano vite
Tools > Fasteners And Hardware > Nails And Tacks: chiodo, chiodi, chiodini, borchia tappezziere, rivetto, bulletta, chiodi acciaio, rivetti, bullette, groppini, chiodi groppini, borchie, rivetti alluminio, chiodi tappezzeria, cambrette, cambretta, chiodi testa piana
Tools > Fasteners And Hardware > Wall Plugs And Anchors: tassello, tasselli, tassello cartongesso, ancorante chimico, tassello a espansione, tasselli nylon, tasselli metallici, tasselli cartongesso, tasselli a percussione, tassello chimico, ancorante, ancoranti, fischer tasselli, tasselli fischer, tasselli ad espansione, tassello universale, resina ancorante
Tools > Fasteners And Hardware > Hooks And Brackets: gancio, staffa, reggimensola, angolare, attaccaquadri, piastra di giunzione, mensola staffa, ganci, staffe, reggimensole, angolari, attaccaglie, gancio a vite, reggipiani, reggipiano, staffe angolari, piastre, ganci quadri, staffa mensola, squadrette, squadretta, supporti mensole, appendiquadri, strisce adesive quadri, piastra forata
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: cerniera, maniglia, pomello, guida cassetto, piedino mobile, ruota mobile, fermaporta, feltrini, chiudiporta, fermaporte, cerniere, maniglie, maniglie porte, pomelli, pomoli, guide cassetti, ruote, rotelle mobili, piedini, piedini mobili, fermaporta silicone, feltrini adesivi, maniglia mobili, cerniere mobili, gambe tavolo, paracolpi, binario porta scorrevole, kit scorrevole, ruote girevoli, pistone gas, cerniera clip, cardini, cardine, maniglione porta, ammortizzatore ante, calamita anta
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: fascetta, fascette, corda, catena, moschettone, cinghia a cricchetto, fune acciaio, fascetta stringitubo, filo di ferro, elastico portapacchi, fascette nylon, fascette per cavi, fascette stringitubo, moschettoni, cinghie, cinghia cricchetto, funi, tiranti, tenditore, tenditori, cordino, filo zincato, cavo acciaio, elastici portapacchi, cavi acciaio, spago, corda nautica, catena zincata, cinghie carico, fune, carrucola, fascetta inox, cavetto acciaio, cinghie a cricchetto, cinghia fissaggio, cricchetto cinghia
Tools > Paint: pittura, vernice, tinteggiatura, pitture, vernici, smalti, pittura bianca
Tools > Paint > Wall And Ceiling Paint: pittura murale, idropittura, pittura per interni, pittura soffitto, pittura per esterni, pittura lavabile, antimuffa pittura, idropitture, pitture murali, idropittura lavabile, idropittura traspirante, pittura traspirante, lavabile per interni, fissativo, pitture interni, pareti e soffitti, pittura antimuffa, tempera traspirante, idropittura interni, quarzo plastico, pittura al quarzo, pittura facciate, pittura lavagna, pareti interne, smalto murale
Tools > Paint > Wood And Metal Paint: vernice per legno, smalto, impregnante, antiruggine, vernice per ferro, flatting, vernice shabby, olio per legno, mordente, fondo, primer, impregnanti, impregnante legno, smalto all'acqua, smalti legno, smalto legno, smalti ad acqua, antiruggini, vernici legno, vernici ferro, olio teak, olio di lino, cera legno, cera mobili, turapori, pittura shabby, chalk paint, smalto ferro, smalto per ferro, gel antiruggine, fernovus, convertiruggine, vernice pavimenti, smalto piastrelle, vernice piastrelle, impregnante all'acqua, mordenti, legno e ferro, vernice trasparente legno, flatting marino, smalto radiatori, smalto sintetico, protettivo legno, antitarlo, gommalacca, vernice mobili, smalto per termosifoni, antivegetativa
Tools > Paint > Spray Paint: vernice spray, bomboletta spray, smalto spray, primer spray, bombolette, vernici spray, spray acrilico, vernice spray acrilica, smalti spray, spray cromo, bomboletta, spray vernice, bombolette spray, smalto acrilico spray, trasparente spray, tracciante spray
Tools > Paint > Paint Brushes And Rollers: rullo pittura, pennello pittura, pennellessa, vaschetta pittura, plafoncino, ricambio rullo, rullino, rulli, rulli pittura, pennellesse, rullini, pennello piatto, vaschette, kit imbianchino, setola, pennello radiatori, plafone, rullo microfibra, asta telescopica pittura, rullo antigoccia, rullo smalto, ricambi rulli, griglia pittura, pennello muro, prolunga rullo
Tools > Paint > Masking Tape And Dust Sheets: nastro di mascheratura, nastro carta, telo protettivo, telo copritutto, nastro per mascheratura, nastri carta, nastro per imbianchino, nastro mascheratura, teli protettivi, teli pittura, telo copritutto pittura, nastro imbianchini, nastro adesivo carta, carta adesiva pittura, telo imbianchino, pellicola protettiva pittura
Tools > Paint > Thinners And Strippers: diluente, acquaragia, sverniciatore, acetone, solvente nitro, trementina, alcool denaturato, diluenti, diluente nitro, acqua ragia, acquaragia minerale, diluente sintetico, sverniciatori, solventi, solvente, alcol denaturato diluente, essenza trementina, acetone puro, togliruggine, disossidante, rimuovi vernice, pulisci pennelli, nitro
Tools > Paint > Wallpaper And Wall Coverings: carta da parati, colla parati, pellicola adesiva, fotomurale, pannello parete, fibra di vetro parati, carte da parati, pannelli parete, pannelli 3D, rivestimento parete, rivestimenti murali, perlina, perline, colla per carta da parati, pannello fonoassorbente, doghe parete, pannello 3D, pannelli finta pietra, finta pietra, rivestimento pareti PVC, carta da parati vinilica
Tools > Adhesives And Sealants: adesivo, sigillante, colla
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: colla istantanea, super colla, colla vinilica, adesivo di montaggio, colla epossidica, colla per legno, colla a contatto, frenafiletti, mille chiodi, stick colla a caldo, colle, colla cianoacrilica, adesivi montaggio, colla bicomponente, attaccatutto, colla universale, colla rapida
Tools > Adhesives And Sealants > Silicone And Fillers: silicone, sigillante, schiuma poliuretanica, stucco, stucco per legno, silicone sanitario, fuga piastrelle, sigillante acrilico, siliconi, sigillanti, stucchi, schiuma poliuretanica pistola, stucco in pasta, sigillante siliconico, stucco muro, fughe
Tools > Adhesives And Sealants > Technical Tapes: nastro americano, nastro isolante, nastro biadesivo, nastro telato, nastro alluminio, nastro antiscivolo, nastro teflon, nastro segnaletico, nastri adesivi, nastro adesivo extra forte, nastro doppia faccia, nastro butilico, nastro riparazione, biadesivo
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: lubrificante, sbloccante, grasso, olio multiuso, spray silicone, svitol, pulisci contatti, lubrificanti, grasso spray, sbloccante lubrificante, grasso al litio, olio lubrificante, pompa ingrassaggio, disossidante contatti
Tools > Electrical: elettricità, materiale elettrico, impianto elettrico
Tools > Electrical > Switches And Sockets: interruttore, presa di corrente, placca, deviatore, presa schuko, dimmer, pulsante, placchetta, campanello, interruttori, prese, placche, invertitore, presa USB muro, placca 3 moduli, frutti elettrici, campanelli, presa bipasso, supporto 3 moduli
Tools > Electrical > Extension Cords And Power Strips: prolunga, ciabatta, multipresa, avvolgicavo, adattatore presa, presa multipla, timer presa, prolunga elettrica, ciabatte, multiprese, prolunghe, ciabatta elettrica, ciabatta multipresa, spina, avvolgicavi, adattatori spina, timer elettrico
Tools > Electrical > Cables And Cable Management: cavo elettrico, filo elettrico, canalina, tubo corrugato, scatola di derivazione, morsetto elettrico, guaina termorestringente, mammut, fermacavo, cordina, cavi elettrici, canaline, FS17, FG16, corrugato, guaine termorestringenti, capicorda, morsettiera, passacavi, copricavo, scatole derivazione, scatola 503, matassa cavo
Tools > Electrical > Fuses And Circuit Breakers: fusibile, magnetotermico, interruttore differenziale, salvavita, quadro elettrico, centralino, relè, contattore, contatore, magnetotermici, differenziali, fusibili, quadri elettrici, differenziale salvavita, interruttore magnetotermico, centralini, modulo din
Tools > Electrical > Solar Panels And Power Stations: pannello solare, kit fotovoltaico, inverter solare, power station, fotovoltaico da balcone, regolatore di carica, pannello fotovoltaico, pannelli solari, pannelli fotovoltaici, inverter ibrido, stazione di energia, batteria fotovoltaico, centrale elettrica portatile, accumulo fotovoltaico, monocristallino
Tools > Plumbing: idraulica, sanitari, impianto idraulico
Tools > Plumbing > Taps And Faucets: rubinetto, miscelatore, miscelatore lavabo, miscelatore cucina, rubinetteria, rompigetto, aeratore, rubinetto cucina, miscelatore termostatico, rubinetti, miscelatori, miscelatore doccia, miscelatore vasca, rubinetto lavabo, miscelatore monocomando, rubinetto bidet, aeratori, rubinetterie
Tools > Plumbing > Showers And Shower Heads: soffione doccia, doccetta, flessibile doccia, colonna doccia, asta doccia, saliscendi, box doccia, piatto doccia, soffioni, doccette, colonne doccia, box doccia cristallo, piatti doccia, set doccia, doccino, parete doccia, flessibili doccia, soffione
Tools > Plumbing > Toilets Sinks And Bathtubs: sedile WC, copriwater, vaso WC, lavabo, lavello, vasca da bagno, cassetta WC, bidet, sedile water, placca di scarico, lavandino, vasi WC, vaso sospeso, sanitari sospesi, lavabi, lavelli, lavello cucina, lavello 1 vasca, vasche da bagno, lavandini, lavabo da appoggio, cassette scarico, lavatoio, sanitari filo muro, bidet sospeso, galleggiante, batteria scarico
Tools > Plumbing > Pipes And Fittings: tubo PVC, raccordo, sifone, valvola, valvola a sfera, flessibile acqua, guarnizione, gomito, piletta, tubo multistrato, tubo rame, manicotto, nipplo, raccordi, tubi multistrato, sifoni, valvole, guarnizioni, curve, rubinetto a squadra, valvola di ritegno, pilette, tubo scarico, o-ring, gomiti, flessibili, bicchierini raccordo, tubo corrugato scarico, raccordo ottone, riduttore di pressione, multistrato
Tools > Plumbing > Drain Snakes And Plungers: sturalavandini, sturatubi, sonda sturatubi, ventosa sturalavandino, stura WC, sturatubo, sturalavandino, sonda spirale, molla sturatubi, ventosa, sturacessi, stura lavandino, raccogli capelli
Tools > Plumbing > Water Heaters And Heating: scaldabagno, scaldacqua, termosifone, radiatore, scaldasalviette, testa termostatica, stufa a legna, stufa a pellet, caldaia, termoarredo, canna fumaria, scaldabagni, scaldabagno elettrico, scaldacqua elettrico, boiler elettrico, valvole termostatiche, caldaie, cronotermostato, cronotermostati, termoarredi, scaldasalviette elettrico, vaso espansione, circolatore
Tools > Flashlights And Work Lights: torcia, torcia LED, lampada frontale, torcia frontale, lampada da lavoro, pila, faro da lavoro, lampada da officina, torce, torce LED, torcia ricaricabile, lampade frontali, torcia tattica, fari da lavoro, faretto da cantiere, lampada frontale ricaricabile, faro cantiere
Tools > Locks And Safes: serratura, sicurezza, antifurto
Tools > Locks And Safes > Padlocks: lucchetto, lucchetto a combinazione, lucchetto valigia, portalucchetto, lucchetti, lucchetto ottone, lucchetto TSA, lucchetto combinazione
Tools > Locks And Safes > Door Locks And Cylinders: serratura, cilindro serratura, cilindro europeo, catenaccio, serratura smart, chiavistello, spioncino, cassetta postale, serrature, cilindri, defender, serratura multipunto, cassette postali, catenacci, cilindro doppio
Tools > Locks And Safes > Safes And Key Cabinets: cassaforte, cassetta portachiavi, cassetta portavalori, armadietto chiavi, cassaforte a muro, keybox, casseforti, cassetta di sicurezza, cassetta chiavi, armadio blindato, portachiavi sicurezza
Tools > Smoke And Gas Alarms: rilevatore di fumo, rilevatore monossido di carbonio, estintore, coperta antincendio, rilevatore gas, rivelatore fumo, rilevatori di fumo, estintori, rilevatore CO, allarme fumo, sensore gas, rilevatore fumo
Tools > Workwear And Protective Gear: dispositivi di protezione individuale, DPI, antinfortunistica, imbracatura anticaduta
Tools > Workwear And Protective Gear > Work Clothing: pantaloni da lavoro, tuta da lavoro, gilet alta visibilità, salopette da lavoro, giacca da lavoro, pettorina, ginocchiere lavoro, camice, pantalone da lavoro, giubbotto alta visibilità, gilet catarifrangente, tuta lavoro, tute da lavoro, abbigliamento da lavoro, bermuda da lavoro, gilet riflettente, multitasche
Tools > Workwear And Protective Gear > Safety Shoes: scarpe antinfortunistiche, scarpe da lavoro, scarpe di sicurezza, stivali antinfortunistici, scarpa antinfortunistica, scarpe antinfortunistica, antinfortunistiche, scarpe lavoro, puntale, puntale acciaio, S3 SRC, scarpe S1P, zoccoli sanitari, stivali lavoro
Tools > Workwear And Protective Gear > Work Gloves: guanti da lavoro, guanti protettivi, guanti antitaglio, guanti in crosta, guanti nitrile spalmati, guanto da lavoro, guanti lavoro, guanti anticalore lavoro, guanti meccanico, guanto antitaglio
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: occhiali protettivi, elmetto, casco da cantiere, cuffie antirumore, visiera protettiva, occhiali di sicurezza, inserti auricolari lavoro, occhiale protettivo, elmetti, cuffia antirumore, caschi protettivi, visiere, elmetto cantiere, tappi antirumore
Tools > Workwear And Protective Gear > Dust Masks And Respirators: maschera antipolvere, respiratore, semimaschera, filtro maschera, maschera antigas, mascherina FFP3, maschere antipolvere, mascherine FFP3, mascherina ffp2, facciali filtranti, maschera pieno facciale, filtri maschera, semimaschere, con valvola ffp3
Tools > Ladders And Scaffolding: scala, scala telescopica, scaletta, sgabello scala, trabattello, scala alluminio, scala a libretto, ponteggio, scala gradini, gradini, scale telescopiche, scale alluminio, sgabelli scala, trabattelli, scala multiuso, scala pieghevole, scala 3 gradini, scala allungabile
Tools > Tool Storage And Workshop: organizzazione officina, arredo officina
Tools > Tool Storage And Workshop > Tool Boxes And Bags: cassetta attrezzi, borsa porta attrezzi, carrello porta attrezzi, valigetta attrezzi, organizer minuteria, cintura porta attrezzi, cassettiera minuteria, trolley attrezzi, cassette attrezzi, cassetta porta attrezzi, borse attrezzi, carrelli attrezzi, valigetta porta utensili, portautensili, minuterie, cassettiere minuteria, zaino porta attrezzi, cassetta portautensili
Tools > Tool Storage And Workshop > Workbenches And Shelving: banco da lavoro, cavalletto, scaffale metallico, pannello forato, scaffalatura, banco pieghevole, banchi da lavoro, cavalletti, scaffali metallici, scaffalature, scaffale zincato, pannelli porta attrezzi, scaffale ripiani, scaffale ad incastro, portautensili da parete
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: carrello portapacchi, verricello, paranco, carrello trasporto, transpallet, carrello pieghevole, argano, brache sollevamento, carrelli, carrello portacasse, carrello pieghevole trasporto, verricelli, paranchi, paranco elettrico, paranchi elettrici, transpallets, carrello saliscale, pedana con ruote, base con ruote, transpallet manuale, carrello portatutto
Tools > Welding And Soldering: saldatrice, saldatore, stagno, maschera saldatura, saldatrice inverter, cannello, elettrodi, stazione saldante, filo saldatura, pasta salda, saldatrici, saldatori, elettrodo, saldatore a stagno, stazione saldatura, cannelli, maschera per saldare, filo per saldare, tagliatrice plasma, saldatrice filo continuo, cannello gas, stagno per saldatura, saldatura
Tools > Building Materials: materiali edili, materiale da costruzione, edilizia
Tools > Building Materials > Cement And Plaster: cemento, calcestruzzo, malta, gesso, colla per piastrelle, cartongesso, intonaco, autolivellante, mattone, rasante, calce, scagliola, malte, cementi, malta pronta, cemento rapido, adesivo piastrelle, colle piastrelle, colla piastrelle, calcestruzzo pronto, gesso scagliola, intonaci, guaina liquida, impermeabilizzante liquido, autobloccanti, mattoni, blocchi, livellina, rasatura, stucco piastrelle, rete intonaco
Tools > Building Materials > Flooring And Tiles: laminato, pavimento vinilico, piastrella, parquet, battiscopa, gres porcellanato, sottopavimento, pavimento laminato, mosaico, piastrelle da esterno, profilo pavimento, distanziatori, piastrelle, gres, gres effetto legno, laminati, parquet prefinito, battiscopa adesivo, pavimento PVC, listoni, pavimento adesivo, rivestimento, piastrella adesiva, decking, pavimento SPC, piastrelle adesive pavimento, listelli decking, gradino, zoccolino, mosaici, livellatori piastrelle, profilo soglia, pavimento flottante
Tools > Building Materials > Timber And Sheet Materials: compensato, pannello legno, listello, plexiglass, profilo alluminio, MDF pannello, OSB, policarbonato, multistrato, tondino legno, lamiera, guaina bituminosa, trave, truciolato, pannelli legno, listelli, tavole, tavola abete, tavolame, pannello multistrato, pannelli OSB, lastra plexiglass, lastre policarbonato, lastra policarbonato, profili alluminio, profilo L, lamiere, travi, piano lavoro, tegola canadese, tondini, lamellare, pannello lamellare, abete, ondulina, lastre, listoni legno, compensati, angolare alluminio, cornice legno modanatura, coppi, morali abete, piana cucina
Tools > Building Materials > Insulation Doors And Windows: isolante, lana di vetro, paraspifferi, porta interna, finestra per tetti, tapparella, zanzariera, grondaia, polistirolo, guarnizione finestra, lana di roccia, pannello isolante, griglia aerazione, porta scorrevole, isolanti, isolamento termico, paraspiffero, paraspifferi porta, guarnizioni finestre, porte interne, porta a soffietto, porte a soffietto, finestre, zanzariere finestra, zanzariera magnetica, tapparelle, cinghia tapparella, grondaie, pannelli isolanti, pannelli fonoassorbenti, polistirene, griglie aerazione, lana roccia, lana vetro, coibentazione, coppelle, guaina isolante tubi, sottoporta, portoncino, davanzale, controtelaio, lucernario, zanzariera plissettata, isolante termoriflettente
Automotive: auto, automobile, autovettura, veicolo
Automotive > Car Care: cura auto, pulizia auto, detailing
Automotive > Car Care > Car Shampoos: shampoo auto, schiuma attiva, lavaggio auto, rimuovi insetti, prelavaggio
Automotive > Car Care > Car Waxes And Polishes: cera auto, polish, lucidante carrozzeria, elimina graffi, rivestimento ceramico, pasta abrasiva, cera carnauba, protettivo carrozzeria, sigillante auto
Automotive > Car Care > Car Interior Cleaners: pulitore cruscotto, lucida cruscotti, detergente interni auto, pulitore pelle auto, rinnova plastica, lucida plastica, salviette cruscotto, pulisci cruscotto, pulisci interni
Automotive > Car Care > Wheel And Tyre Cleaners: pulisci cerchi, detergente cerchi, lucida gomme, nero gomme, decontaminante ferroso, nero pneumatici, lucida pneumatici, pulisci cerchioni
Automotive > Car Care > Car Glass Cleaners: pulisci vetri auto, antiappannante, deghiacciante, antipioggia, rinnova fari, sghiacciante, antiappannante auto
Automotive > Car Care > Car Wash Tools: guanto lavaggio auto, panno microfibra auto, pelle di daino, spazzola cerchi, spugna auto, panno asciugatura auto, lancia schiuma, lucidatrice auto
Automotive > Car Care > Car Air Fresheners: profumatore auto, deodorante auto, profumo auto, alberello, arbre magique, profumatore bocchette, deodorante per auto
Automotive > Car Care > Car Paint And Body Repair: ritocco carrozzeria, vernice auto, stucco carrozzeria, convertiruggine, antirombo, trasparente auto, penna ritocco, stucco poliestere, vernice cerchi, vernice pinze freno, stucco metallico, kit levabolli
Automotive > Oils And Fluids: lubrificante, liquido auto
Automotive > Oils And Fluids > Motor Oils: olio motore, olio sintetico, olio 2 tempi, lubrificante motore, olio motore auto, olio 4t, olio moto, 10w40
Automotive > Oils And Fluids > Gear And Transmission Oils: olio cambio, olio trasmissione, olio differenziale, olio servosterzo, olio idraulico, olio cambio automatico, olio atf
Automotive > Oils And Fluids > Brake Fluids: liquido freni, olio freni, dot 4, liquido freni dot4, olio freni dot4
Automotive > Oils And Fluids > Antifreeze And Coolants: antigelo, liquido refrigerante, liquido radiatore, turafalle, liquido antigelo, liquido refrigerante rosso, antigelo concentrato
Automotive > Oils And Fluids > Screenwash: liquido lavavetri, liquido tergicristalli, lavavetri auto, detergente parabrezza, liquido tergi, tergicristallo liquido, lavavetri invernale
Automotive > Oils And Fluids > Fuel And Oil Additives: additivo benzina, additivo diesel, pulitore iniettori, pulitore fap, avvia motore, pulizia iniettori, trattamento motore, additivo olio, stop perdite olio
Automotive > Oils And Fluids > Adblue: soluzione di urea, additivo scr, ad blue
Automotive > Oils And Fluids > Greases And Workshop Sprays: grasso al litio, pulitore freni, sbloccante, grasso di rame, pulisci contatti, spray silicone, pulitore carburatore, pulitore corpo farfallato, sbloccante spray, pulisci freni, grasso bianco, lubrificante spray
Automotive > Car Parts: ricambio auto, pezzo di ricambio, autoricambi, asse anteriore, lato guida, anteriore destro, Panda Fiat, Punto
Automotive > Car Parts > Brakes: pastiglie freno, disco freno, pinza freno, ganasce freno, tamburo freno, kit pastiglie freno, dischi freno, pastiglie freni, cilindretto freno, tamburi
Automotive > Car Parts > Car Filters: filtro olio, filtro aria, filtro abitacolo, filtro antipolline, filtro carburante, filtro gasolio, kit filtri, kit tagliando, filtro aria sportivo, filtro abitacolo carboni attivi
Automotive > Car Parts > Spark Plugs And Ignition: candela, candeletta, bobina di accensione, cavi candele, candele, candela accensione, candele iridium, bobina accensione
Automotive > Car Parts > Car Light Bulbs: lampadina h7, lampadina h4, lampada auto, lampadina fari, lampada xenon, lampadine auto, lampadine led auto, lampada h7, kit led fari, lampada posizione
Automotive > Car Parts > Headlights And Tail Lights: faro anteriore, fanale posteriore, fendinebbia, freccia, luce diurna, faro da lavoro, fanale, fanali posteriori, faro supplementare, barra led fuoristrada, lampeggiante, luci targa, proiettore anteriore
Automotive > Car Parts > Wiper Blades: spazzola tergicristallo, tergicristallo, tergilunotto, braccio tergicristallo, spazzole tergicristallo, tergicristalli, spazzole tergi, gomma tergicristallo
Automotive > Car Parts > Suspension And Steering: ammortizzatore, molla ammortizzatore, braccio oscillante, testina sterzo, cuscinetto ruota, bielletta, ammortizzatori, silent block, tirante barra, mozzo ruota, barra stabilizzatrice, scatola sterzo, testine, molle ribassate, supporto ammortizzatore
Automotive > Car Parts > Engine And Drivetrain Parts: kit distribuzione, cinghia, pompa acqua, kit frizione, alternatore, motorino avviamento, turbina, guarnizione testata, cinghia distribuzione, cinghia servizi, catena distribuzione, supporto motore, iniettore, radiatore motore, compressore clima, semiasse, tendicinghia, manicotto, frizione, volano bimassa, vaschetta espansione, coppa olio, cuffia semiasse
Automotive > Car Parts > Exhaust Parts: marmitta, silenziatore, catalizzatore, sonda lambda, terminale di scarico, valvola egr, collettore scarico, silenziatore posteriore, scarico sportivo, flessibile scarico, filtro antiparticolato
Automotive > Car Parts > Mirrors And Body Parts: specchietto retrovisore, vetro specchio, paraurti, parafango, griglia, spoiler, ammortizzatore bagagliaio, portatarga, paraspruzzi, calotta specchietto, deflettori aria, antenna auto, tappo serbatoio, passaruota, portatarga auto, vetro specchietto, pistoncini cofano, pedane
Automotive > Car Parts > Car Sensors And Switches: sensore abs, debimetro, alzacristalli, relè, fusibile auto, blocchetto accensione, sensore parcheggio, sensore giri, sensore albero motore, clacson, motorino alzacristallo, devioluci, interruttore stop, sensori parcheggio, kit fusibili, portafusibili, relè lampeggiatore
Automotive > Tyres And Wheels: ruota, gomma, pneumatico
Automotive > Tyres And Wheels > Car Tyres: pneumatico estivo, pneumatico invernale, gomme 4 stagioni, gomma auto, pneumatici, pneumatico, pneumatico 4 stagioni, gomme invernali, gomme estive
Automotive > Tyres And Wheels > Rims And Wheel Covers: cerchio in lega, copricerchi, coppe ruota, bulloni ruota, tappi valvole, distanziali, copri cerchio, cerchi in lega, coprimozzo, bulloni antifurto, copriruota, borchie
Automotive > Tyres And Wheels > Snow Chains: catene da neve, calze da neve, catena neve, catene neve, calze neve, catene da neve 9mm
Automotive > Tyres And Wheels > Tyre Repair And Inflation: kit riparazione gomme, gonfia e ripara, compressore 12v, manometro pneumatici, gonfiatore, compressore auto, gonfiagomme, gonfia pneumatici, compressore aria portatile, riparazione pneumatici, gonfia ruote
Automotive > Car Batteries And Charging: batteria veicolo, ricarica veicolo
Automotive > Car Batteries And Charging > Car Batteries: batteria auto, batteria agm, batteria di avviamento, batteria servizi, batteria 12v, batteria start stop, batteria per auto, batteria camper
Automotive > Car Batteries And Charging > Car Battery Chargers: caricabatterie auto, mantenitore di carica, tester batteria auto, caricabatteria auto, carica batterie auto, mantenitore carica batteria
Automotive > Car Batteries And Charging > Jump Starters And Cables: avviatore di emergenza, cavi batteria, booster avviamento, morsetto batteria, avviatore auto, booster auto, cavi avviamento, starter batteria, staccabatteria
Automotive > Car Batteries And Charging > EV Charging: cavo ricarica auto elettrica, cavo tipo 2, wallbox, colonnina ricarica, cavo ricarica, caricatore auto elettrica, stazione di ricarica, cavo di ricarica trifase, ricarica auto elettrica
Automotive > Car Accessories: accessorio auto, accessori per auto, bagagliaio
Automotive > Car Accessories > Seat Covers And Cushions: coprisedile auto, coprivolante, foderine auto, cuscino sedile auto, proteggi sedile, coprisedili, coprisedili auto, coprisedili universali, bracciolo auto, copri volante, coprisedile, cuscino auto, fodere auto
Automotive > Car Accessories > Car Mats And Boot Liners: tappetini auto, tappeto baule, vasca baule, tappeti gomma, tappetini gomma, tappeti auto, tappetini su misura, vasca bagagliaio, tappeto bagagliaio, tappetino auto
Automotive > Car Accessories > Phone Mounts: supporto cellulare auto, supporto smartphone auto, porta telefono auto, supporto tablet auto, porta cellulare auto, supporto auto, supporto magnetico auto, porta telefono, supporto smartphone
Automotive > Car Accessories > Car Chargers: caricatore auto usb, caricabatteria accendisigari, inverter 12v, presa accendisigari, caricabatterie auto usb, caricatore auto, accendisigari, caricabatteria auto, caricatore da auto, inverter onda pura, presa accendisigari usb
Automotive > Car Accessories > Sunshades And Car Covers: parasole auto, tendina parasole, telo copriauto, copriauto, pellicola oscurante, coprivetro, telo auto, telo copri auto, parasole parabrezza, tendine auto, tendine parasole, pellicole oscuranti, copriparabrezza, copri parabrezza antighiaccio, telo antigrandine
Automotive > Car Accessories > Roof Boxes And Carriers: box da tetto, barre portatutto, portabici, portasci, portapacchi auto, box tetto, barre tetto, baule da tetto, portabici gancio traino, portabici posteriore, portatutto, barre portapacchi, portascì
Automotive > Car Accessories > Towing And Trailer Parts: gancio traino, cavo traino, cinghia a cricchetto, luci rimorchio, ruotino rimorchio, verricello auto, adattatore rimorchio, cinghie a cricchetto, cinghie cricchetto, copri gancio traino, verricello elettrico, presa rimorchio, cinghie fissaggio, fune traino, barra luci rimorchio, fascia traino
Automotive > Car Accessories > Car Safety And Emergency: triangolo di emergenza, gilet catarifrangente, kit pronto soccorso auto, martelletto, raschiaghiaccio, etilometro, triangolo auto, giubbotto alta visibilità, kit emergenza auto, raschia ghiaccio, martelletto rompivetro, gilet alta visibilità, alcoltest, triangolo di segnalazione
Automotive > Car Accessories > Car Security: antifurto volante, bloccasterzo, allarme auto, localizzatore gps auto, cover chiave auto, cover chiave, guscio chiave, guscio chiave auto, bloccapedali, blocca volante, blocca sterzo, tracker gps auto, cover chiavi, antifurto auto
Automotive > Car Accessories > Car Organizers: organizer bagagliaio, organizer sedile auto, rete bagagliaio, cestino auto, disco orario, portabicchiere auto, organizer auto, organizzatore auto, portaoggetti auto, proteggi sedile con tasche, organizzatore bagagliaio, cestino per auto, tasca auto, tavolino auto
Automotive > Car Accessories > Car Decals And Styling: adesivo auto, pellicola wrapping, pomello cambio, battitacco auto, strisce adesive auto, bimbo a bordo, adesivi auto, pomello, pedaliera, pellicola carbonio, stemma auto, luci led interni auto, cuffia cambio, principiante p adesivo, logo auto
Automotive > Car Electronics: elettronica auto, elettronica veicolare
Automotive > Car Electronics > Car Radios: autoradio, stereo auto, 2 din, trasmettitore fm, autoradio android, adattatore carplay, vivavoce auto, schermo carplay, kit vivavoce
Automotive > Car Electronics > Car Speakers And Amplifiers: altoparlanti auto, subwoofer auto, amplificatore auto, casse auto, coassiale, altoparlanti coassiali, amplificatore 4 canali, box subwoofer, sottosedile, antivibrante
Automotive > Car Electronics > Dash Cams: dashcam, telecamera auto, telecamera retromarcia, dash cam auto, telecamera per auto, retrocamera, dash cam anteriore posteriore
Automotive > Car Electronics > Car Navigation: navigatore satellitare, navigatore auto, navigatore camper, rilevatore autovelox, navigatore gps, navigatore camion, segnalatore autovelox
Automotive > Car Electronics > Obd Scanners: scanner obd2, diagnosi auto, lettore codici errore, strumento diagnostico auto, diagnosi multimarca, obd2 bluetooth, tester diagnosi
Automotive > Automotive Tools: attrezzi auto, attrezzatura officina, utensili meccanico
Automotive > Automotive Tools > Jacks And Ramps: cric, crick, cric idraulico, sollevatore auto, cavalletti auto, rampa auto, martinetto, sollevatore idraulico, cric a carrello, cavalletti, gru officina, cunei ruota, carrello meccanico, cricco idraulico, martinetto bottiglia
Automotive > Automotive Tools > Car Repair Tools: chiave filtro olio, vaschetta olio, kit fasatura, misuratore compressione, chiave candele, pompa ingrassaggio, estrattore, pressamolle, chiave a croce, chiave ruota, spurgo freni, arretratore pistoncini, leva gomme, estrattore cuscinetti, arretratore pistoni, imbuto olio, fasatura motore, estrattore giunti, leve smontaggio pannelli, kit messa in fase
Automotive > Motorcycle: moto, motocicletta, scooter, motorino, accessorio moto, ricambio moto, motociclista, scooter 50
Automotive > Motorcycle > Motorcycle Helmets: casco moto, casco integrale, casco modulare, casco jet, casco cross, visiera casco, casco demi jet
Automotive > Motorcycle > Motorcycle Clothing: giacca moto, guanti moto, stivali moto, pantaloni moto, paraschiena moto, tuta moto, paraschiena, giubbotto moto, jeans moto, gilet airbag moto, scarpe moto
Automotive > Motorcycle > Motorcycle Tyres: pneumatico moto, gomma moto, pneumatico scooter, camera d'aria moto, gomme moto, gomma scooter
Automotive > Motorcycle > Motorcycle Parts: catena moto, kit trasmissione, pastiglie freno moto, manopole moto, leva freno moto, specchietto moto, scarico moto, batteria moto, variatore, kit catena corona pignone, leva freno, leve moto, specchietti moto, frecce moto, marmitta scooter, pastiglie moto, cupolino, cinghia variatore, gruppo termico, parabrezza scooter, portatarga moto
Automotive > Motorcycle > Motorcycle Luggage: bauletto moto, valigia moto, borsa serbatoio, borse laterali moto, portapacchi moto, bauletto, valigie moto, borsa sella
Automotive > Motorcycle > Motorcycle Accessories: telo coprimoto, antifurto moto, bloccadisco, interfono moto, spray catena, cavalletto moto, coprigambe scooter, supporto cellulare moto, coprimoto, grasso catena, coprigambe, supporto smartphone moto, manopole riscaldate, lubrificante catena, lucchetto moto
Automotive > Caravan And Motorhome: camper, roulotte, caravan, veranda camper, disgregante wc chimico, cuneo livellatore, tendalino camper, tendalino, liquido wc chimico, wc chimico, cunei livellatori, disgregante, oblò camper, copri camper, oscuranti termici camper
Toys: giocattolo, gioco per bambini, giochi bambini
Toys > Building Sets: costruzioni, mattoncini, set costruzioni
Toys > Building Sets > Brick Sets: mattoncini da costruzione, minifigura, base per mattoncini, mattoncini, costruzioni mattoncini
Toys > Building Sets > Wooden Blocks: blocchi di legno, cubi di legno, mattoncini di legno, tavolette di legno, blocchi legno, cubi legno, costruzioni in legno
Toys > Building Sets > Magnetic Building Sets: costruzioni magnetiche, blocchi magnetici, piastrelle magnetiche, calamite costruzioni
Toys > Building Sets > Marble Runs: pista per biglie, percorso biglie, pista biglie
Toys > Building Sets > Construction Kits: kit costruzione metallo, ingranaggi, costruzioni con viti, meccanica, meccano, kit di costruzione, costruzioni metallo
Toys > Building Sets > Model Kits: modellino da costruire, kit di montaggio, modellismo, kit modellismo aereo, kit modellismo
Toys > Dolls: bambola, bambolotto, bambola di pezza, bambola di stoffa
Toys > Dolls > Fashion Dolls: bambola fashion, fashion doll, bambola principessa, bambola sirena
Toys > Dolls > Baby Dolls: bambolotto, bambola neonato, bambola reborn, bebè, bebè reborn
Toys > Dolls > Dollhouses: casa delle bambole, mobili casa bambole, casa bambole
Toys > Dolls > Doll Accessories: vestiti per bambole, passeggino bambole, lettino bambole, carrozzina bambole, culla bambole, vestiti bambole
Toys > Dolls > Puppets And Puppet Theatres: burattino, marionetta, teatrino, marionetta da dito
Toys > Figures: personaggio, statuetta giocattolo, personaggi, statuina, set personaggi
Toys > Figures > Action Figures: personaggio articolato, action figure, supereroe, robot trasformabile, figura supereroe
Toys > Figures > Collectible Figures: statuina da collezione, figura in vinile, action figure anime, bobble head, figura da collezione, statua collezione
Toys > Figures > Animal Figures: animale giocattolo, dinosauro, cavallo giocattolo, animali della fattoria, animali fattoria, animali giocattolo, dinosauri, animali selvaggi
Toys > Figures > Playsets: playset, set di gioco, castello giocattolo, fattoria giocattolo, nave pirata, playset personaggi
Toys > Toy Vehicles: veicolo giocattolo, garage giocattolo, parcheggio macchinine, autolavaggio giocattolo, aereo giocattolo, elicottero giocattolo, barca giocattolo, aliante
Toys > Toy Vehicles > Toy Cars: macchinina, auto giocattolo, modellino auto, automobilina, macchinine
Toys > Toy Vehicles > Toy Trucks And Machines: camion giocattolo, escavatore, trattore giocattolo, camion dei pompieri, ruspa, gru, camion pompieri, escavatore giocattolo, camion spazzatura
Toys > Toy Vehicles > Toy Trains: trenino, treno in legno, pista treno, locomotiva, binari, ferromodellismo, treno giocattolo, treno elettrico
Toys > Toy Vehicles > Race Tracks: pista automobiline, pista elettrica, pista macchinine, autopista
Toys > Remote Control Toys: giocattolo radiocomandato, telecomandato, radiocomando, radiocomandato
Toys > Remote Control Toys > Remote Control Cars: auto telecomandata, macchina radiocomandata, macchina telecomandata, auto rc, auto radiocomandata
Toys > Remote Control Toys > Remote Control Aircraft And Boats: elicottero radiocomandato, aereo telecomandato, barca radiocomandata, mini drone, elicottero telecomandato, aereo radiocomandato, drone bambini
Toys > Remote Control Toys > Toy Robots: robot giocattolo, robot interattivo, cane robot, robot programmabile, cucciolo interattivo
Toys > Games: gioco da tavolo, gioco di società, gioco da viaggio, gioco in scatola
Toys > Games > Family Board Games: gioco da tavola, gioco in scatola, gioco dell'oca, gioco quiz, gioco di memoria, gioco a quiz
Toys > Games > Strategy Board Games: gioco di strategia, espansione gioco da tavolo, gioco per esperti, gioco strategico, espansione gioco
Toys > Games > Card Games: gioco di carte, carte da gioco bambini
Toys > Games > Playing Cards: carte da poker, carte da ramino, carte napoletane, mazzo di carte, fiches poker, tarocchi, scopa, carte da gioco, mazzo carte, carte piacentine
Toys > Games > Trading Cards: carte collezionabili, bustina carte, figurine calciatori, album figurine, booster, bustine, set allenatore, carte Pokémon, raccoglitore carte
Toys > Games > Party Games: gioco per feste, gioco alcolico, party game, gioco per adulti, gioco festa
Toys > Games > Chess And Classic Games: scacchi, scacchiera, dama, backgammon, domino, tombola, dadi, mahjong, giochi riuniti
Toys > Games > Dexterity And Action Games: gioco di abilità, torre di legno, gioco pesca, shangai, gioco di equilibrio, shanghai, pesca magnetica
Toys > Games > Role Playing And Miniature Games: gioco di ruolo, manuale gdr, miniature wargame, dadi poliedrici, miniature gioco, dadi gdr
Toys > Games > Escape And Mystery Games: gioco escape, escape room, gioco investigativo, giallo da risolvere, escape room gioco, cena con delitto, gioco enigmi
Toys > Games > Table Football And Game Tables: calciobalilla, biliardino, calcetto, air hockey, tavolo multigioco, calcio balilla
Toys > Puzzles: puzzle, rompicapo, tappetino puzzle, colla puzzle, tavola puzzle, vassoi puzzle, tappeto puzzle
Toys > Puzzles > Jigsaw Puzzles: puzzle 1000 pezzi, puzzle adulti, puzzle 500 pezzi, puzzle panorama
Toys > Puzzles > Kids Puzzles: puzzle bambini, puzzle in legno, puzzle a incastro, puzzle da pavimento, puzzle legno, puzzle maxi, incastri
Toys > Puzzles > 3D Puzzles: puzzle 3d, puzzle tridimensionale, monumento 3d
Toys > Puzzles > Brain Teasers: rompicapo, cubo magico, gioco di logica, tangram, cubo di rubik
Toys > Plush Toys: peluche, pupazzo, orsacchiotto, orso di peluche, orsetto, peluche cane, peluche gatto, peluche coniglio, peluche unicorno, peluche personaggio, pupazzo cartone animato, orso peluche
Toys > Baby And Toddler Toys: gioco prima infanzia, giocattolo neonato, gioco neonato, giochi neonato, giostrina
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: sonaglio, sonaglino, palla sensoriale, massaggiagengive
Toys > Baby And Toddler Toys > Comforters: doudou, copertina coccole, dou dou, copertina doudou, doudou neonato
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: palestrina, tappeto gioco, giostrina, carillon neonato, tavolo attività, cubo attività, centro attività, tavolino multiattività, palestrina neonato, giostrina culla
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: impilabile, cubo delle forme, anelli impilabili, torre impilabile, incastro forme, cubo incastri, gioco incastro, piramide anelli
Toys > Baby And Toddler Toys > Push And Pull Toys: primi passi, giocattolo trainabile, carrello primi passi, gioco da tirare, trainabile, girello gioco, carrellino primi passi
Toys > Baby And Toddler Toys > Bath Toys: gioco da bagno, giochi bagnetto, paperella, gioco bagnetto, paperelle
Toys > Educational Toys: gioco educativo, giocattolo educativo, gioco montessori, abaco, lettere magnetiche, numeri, alfabeto, orologio didattico, gioco didattico
Toys > Educational Toys > Science Kits: kit scientifico, esperimenti, laboratorio di chimica, microscopio bambini, kit scavo, chimica, scava fossili
Toys > Educational Toys > Learning Electronics: tablet bambini, computer bambini, fotocamera bambini, computer educativo, penna parlante, penna interattiva, smartwatch bambini
Toys > Educational Toys > Kids Audio Players: cantastorie, racconta storie, riproduttore storie, personaggio sonoro, raccontastorie, lettore audio bambini
Toys > Educational Toys > Toy Musical Instruments: strumento musicale giocattolo, pianola bambini, chitarra giocattolo, xilofono, microfono giocattolo, strumento giocattolo, pianoforte giocattolo, microfono bambini, karaoke bambini, tamburo giocattolo
Toys > Pretend Play: gioco di imitazione, gioco d'imitazione, gioco di ruolo bambini, gioco simbolico
Toys > Pretend Play > Toy Kitchens And Shops: cucina giocattolo, cibo giocattolo, servizio da tè bambini, cucina bambini, pentoline, registratore di cassa giocattolo, supermercato giocattolo, negozio giocattolo, carrello spesa giocattolo, registratore di cassa, cucinetta, set cucina giocattolo
Toys > Pretend Play > Toy Tools: banco da lavoro bambini, attrezzi giocattolo, trapano giocattolo, valigetta attrezzi bambini, banco da lavoro giocattolo, banco lavoro bambini
Toys > Pretend Play > Toy Household And Cleaning: aspirapolvere giocattolo, carrello pulizie giocattolo, lavatrice giocattolo, ferro da stiro giocattolo, carrello pulizie, set pulizie bambini
Toys > Pretend Play > Doctor And Vet Kits: valigetta dottore, kit dottore, veterinario giocattolo, stetoscopio giocattolo, valigetta del dottore, dottore giocattolo, veterinario gioco
Toys > Pretend Play > Toy Beauty Sets: trucchi bambina, testa da pettinare, specchiera giocattolo, valigetta trucchi, trucchi per bambine, specchiera bambina, unghie bambina
Toys > Costumes And Dress Up: costume carnevale, travestimento, vestito carnevale, costume bambino, costume bambina, vestito principessa, costume supereroe, costume adulto carnevale, costume donna carnevale, costume uomo carnevale, costume di carnevale
Toys > Costumes And Dress Up > Masks Wigs And Props: parrucca, maschera, spada giocattolo, ali da fata, bacchetta magica, mantello, corona, maschera carnevale, spada laser, cappello strega, sangue finto, ali angelo
Toys > Outdoor Toys: giochi all'aperto, gioco da giardino, gioco all'aperto, giochi giardino
Toys > Outdoor Toys > Sand And Beach Toys: giochi da spiaggia, secchiello, paletta, sabbiera, sabbia magica, formine, secchiello mare, paletta mare, giochi spiaggia
Toys > Outdoor Toys > Water Toys: pistola ad acqua, gavettoni, piscinetta, salvagente, gonfiabile, tavolo acqua, piscina gonfiabile bambini, scivolo acqua, ciambella gonfiabile, pistola acqua
Toys > Outdoor Toys > Toy Blasters: pistola giocattolo, lancia dardi, dardi in schiuma, fucile giocattolo, arco giocattolo, dardi
Toys > Outdoor Toys > Kites And Flying Toys: aquilone, frisbee, disco volante, boomerang, razzo ad aria, aliante polistirolo
Toys > Outdoor Toys > Bubbles: bolle di sapone, macchina bolle, sparabolle, pistola bolle
Toys > Outdoor Toys > Swings And Slides: altalena, scivolo, altalena nido, castello gonfiabile, torre gioco, dondolo bimbo, dondolo giardino bambini, triangolo arrampicata, altalena bambini
Toys > Outdoor Toys > Playhouses And Tents: casetta da giardino bambini, tenda gioco, tepee, piscina di palline, tunnel gioco, casetta bambini, casetta gioco, tenda bambini, piscina palline, tepee bambini
Toys > Outdoor Toys > Outdoor Games: birilli, croquet, lancio degli anelli, corda per saltare, palla salterina, racchettoni, gioco giardino, bocce, lancio anelli
Toys > Ride On Toys: cavalcabile, veicolo cavalcabile
Toys > Ride On Toys > Ride On And Pedal Cars: cavalcabile, macchina cavalcabile, primi passi cavalcabile, auto a pedali, kart a pedali, trattore a pedali, cavalcabile auto, macchina a pedali, go kart pedali
Toys > Ride On Toys > Electric Ride Ons: auto elettrica bambini, moto elettrica bambini, quad elettrico bambini, macchina elettrica bambini
Toys > Ride On Toys > Tricycles: triciclo, triciclo con maniglione, triciclo bambini, triciclo passeggino
Toys > Ride On Toys > Balance Bikes: bici senza pedali, bicicletta senza pedali, balance bike
Toys > Ride On Toys > Rocking Toys: cavallo a dondolo, dondolo giocattolo, animale cavalcabile saltellante, dondolo bambini, palla salterina, cavallo dondolo
Toys > Kids Craft Kits: kit creativo, lavoretti bambini, set creativo, kit cucito bambini, gesso da colare, crea saponi bambini, telaio bambini, origami, mosaico bambini, gioco creativo
Toys > Kids Craft Kits > Play Dough: pasta da modellare, pasta modellabile, plastilina, pongo, didò, pasta da modellare bambini
Toys > Kids Craft Kits > Slime And Putty: slime, melma, pasta intelligente, skifidol, squishy, kit slime, pallina antistress, skifidol slime
Toys > Kids Craft Kits > Bead And Jewelry Kits: perline da stirare, kit braccialetti, perline bambine, crea gioielli, braccialetti elastici, gioielli bambina, kit bracciali
Toys > Kids Craft Kits > Painting And Drawing Toys: dipingere con i numeri bambini, lavagna magica, lavagna bambini, cavalletto bambini, lavagnetta, tappeto acqua, tavoletta lcd, lavagna magnetica
Toys > Novelty Toys: scherzi, trottola, yo-yo, caleidoscopio, gadget bambini, trottola da combattimento, trottola lanciatore, arena trottole, kendama, diabolo, palline giocoleria, trottole
Toys > Novelty Toys > Fidget Toys: antistress, gioco antistress, fidget, pallina antistress, spinner antistress
Toys > Novelty Toys > Magic Sets: kit magia, giochi di prestigio, scatola magica, gioco di prestigio, set magia, kit di magia
Art And Crafts: belle arti, hobbistica, fai da te creativo, bricolage creativo
Art And Crafts > Drawing: disegno, materiale da disegno, kit disegno
Art And Crafts > Drawing > Colored Pencils: matite colorate, pastelli colorati, matite acquerellabili, pastelli
Art And Crafts > Drawing > Graphite Pencils And Charcoal: matita grafite, carboncino, fusaggine, sanguigna, matite da disegno, matite grafite, matite disegno, grafite
Art And Crafts > Drawing > Art Markers: pennarelli, pennarello, marker ad alcool, pennarelli acrilici, fineliner, pennarelli lavabili, pennarelli alcool
Art And Crafts > Drawing > Crayons And Pastels: pastelli a cera, pastelli ad olio, gessetti, gessi colorati, pastelli morbidi, pastelli cera, gessi
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: album da disegno, blocco da disegno, carta acquerello, album schizzi, carta da lucido, album disegno, blocco disegno, blocco schizzi, carta da disegno
Art And Crafts > Drawing > Calligraphy And Lettering: calligrafia, inchiostro di china, pennino, lettering, cannuccia pennino, china
Art And Crafts > Drawing > Drawing Tools: gomma pane, tavoletta luminosa, manichino snodabile, fissativo, sfumino, cartella disegno, manichino legno, stencil
Art And Crafts > Painting: pittura artistica, set pittura, colori per dipingere, valigetta pittura, colori pittura
Art And Crafts > Painting > Acrylic Paint: colore acrilico, acrilici, vernice acrilica arte, pittura acrilica, colori vetro, colori acrilici, acrilico, colori modellismo
Art And Crafts > Painting > Watercolors: acquerelli, acquerello, acquarelli, scatola acquerelli
Art And Crafts > Painting > Oil Paint: colore a olio, colori a olio, olio fine, pittura a olio, colori ad olio, olio extrafine, colori olio
Art And Crafts > Painting > Gouache And Tempera: tempera, colori a dita, gouache, tempera pronta, trucco viso bimbi, tempere, trucco viso bambini
Art And Crafts > Painting > Spray And Airbrush Paint: aerografo, bomboletta graffiti, kit aerografo, spray acrilico arte, spray graffiti, compressore aerografo
Art And Crafts > Painting > Fabric Paint And Dyes: tintura tessuti, colore stoffa, colorante tessuti, pennarelli stoffa, kit tie dye, pittura stoffa, colori per tessuto, tinta tessuti
Art And Crafts > Painting > Paint Brushes: pennello, pennelli, pennello tondo, spatola pittura, pennelli acquerello, pennello artistico, set pennelli
Art And Crafts > Painting > Canvas: tela per dipingere, tela pittura, cartone telato, telaio tela, tele
Art And Crafts > Painting > Easels And Palettes: cavalletto, cavalletto da tavolo, tavolozza, cavalletto pittore, grembiule pittura, cavalletto pittura
Art And Crafts > Painting > Painting Mediums And Varnishes: medium pittura, vernice finale, gesso, pasta modellabile acrilica, olio di lino, trementina, vernice colla, vernice quadri, gesso acrilico, pasta modellante, colla vernice, essenza trementina
Art And Crafts > Painting > Paint By Numbers: dipingere con i numeri, pittura con numeri, dipingi con i numeri
Art And Crafts > Painting > Diamond Painting: diamond painting, pittura con diamanti, quadro diamanti, pittura diamanti
Art And Crafts > Paper Crafts: creazioni in carta, cartotecnica creativa, quilling, kit origami, striscioline quilling, carta piegata, cartonaggio, origami
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: cartoncino, carta crespa, carta velina, carta origami, cartoncino colorato, carta decoupage, carta riso, gomma eva, cartoncini colorati, carta colorata, carta di riso
Art And Crafts > Paper Crafts > Scrapbooking: scrapbooking, album scrapbook, washi tape, nastro adesivo decorativo, fustellati, carta scrap, album scrapbooking
Art And Crafts > Paper Crafts > Stickers: adesivi, stickers, adesivi decorativi, etichette adesive bimbi, figurine adesive
Art And Crafts > Paper Crafts > Stamps And Ink Pads: timbri, timbro, tampone inchiostro, ceralacca, timbri clear, polvere embossing, timbri gomma, timbri trasparenti
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: fustellatrice, perforatore creativo, fustelle, macchina da taglio, plotter da taglio, fustella, perforatore, vinile adesivo
Art And Crafts > Sewing: cucito, merceria, sartoria, patchwork
Art And Crafts > Sewing > Sewing Machines: macchina da cucire, tagliacuci, ricamatrice, piedino macchina cucire, bobine, aghi macchina, aghi macchina da cucire, piedino, spoline
Art And Crafts > Sewing > Fabric: tessuto, stoffa, cotone a metro, tessuto patchwork, tulle, jersey tessuto, imbottitura, tessuto al metro, stoffa cotone, pannolenci, ovatta, ecopelle, scampoli, tessuto cotone
Art And Crafts > Sewing > Sewing Thread: filo da cucire, filo cucito, cucirino, filato cucire, filo poliestere, filo cucirino, rocchetto, cucirini
Art And Crafts > Sewing > Sewing Tools And Notions: kit cucito, aghi da cucire, spilli, forbici sarto, taglierina rotante, tappetino taglio, metro da sarta, scatola cucito, spille da balia, ditale, aghi da cucito, forbici da sarta, cutter rotante, scucitore, gesso da sarta, cestino cucito, manichino sartoriale, tagliacuci forbici
Art And Crafts > Sewing > Zippers And Buttons: cerniera lampo, bottoni, automatici, elastico merceria, occhielli, sbieco, pizzo, zip, cerniera, bottoni automatici, elastico sartoria, velcro da cucire, passamaneria, ganci reggiseno
Art And Crafts > Sewing > Embroidery And Cross Stitch: ricamo, punto croce, kit ricamo, filo mouliné, telaio ricamo, tela aida, mezzopunto, punch needle, filo da ricamo, mezzo punto, matassina, canovaccio, cotone perlato
Art And Crafts > Sewing > Sewing Patterns: cartamodello, cartamodelli, modello cucito
Art And Crafts > Sewing > Iron-On Patches And Vinyl: toppa termoadesiva, toppe, vinile termotrasferibile, patch, pellicola termica, pressa a caldo, toppa, toppe termoadesive, termoadesivo, carta sublimatica
Art And Crafts > Knitting And Crochet: maglia, uncinetto, lavoro a maglia, kit uncinetto, kit amigurumi, kit maglia
Art And Crafts > Knitting And Crochet > Yarn: lana, filato, gomitolo, cotone uncinetto, filato merino, fettuccia, gomitoli, filato lana, lana merino gomitolo, filati
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: ferri da maglia, ferri circolari, ferri a doppia punta, marcapunti, tricotin, contagiri maglia, uncinetto, uncinetti, uncinetto ergonomico, uncinetto tunisino, ferri lavoro, ferro circolare
Art And Crafts > Knitting And Crochet > Macrame And Weaving: macramè, corda macramè, telaio tessitura, braccialetti amicizia, string art, cordino macramè, filo macramè, telaio, kit macramè, acchiappasogni kit
Art And Crafts > Knitting And Crochet > Felting: feltro, infeltrimento, lana cardata, ago infeltrimento, pannolenci, fogli feltro, feltro ad ago, kit feltro, aghi feltro, pannolenci feltro
Art And Crafts > Jewelry Making: bigiotteria, creazione gioielli, kit gioielli, perline, bigiotteria fai da te, kit bigiotteria, kit braccialetti fai da te
Art And Crafts > Jewelry Making > Beads: perline, perle di vetro, conterie, perline legno, perline lettere, strass, paillettes, perline da stirare, perle vetro, perle legno, perline vetro, pietre dure
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: minuteria bigiotteria, anellini, monachelle, moschettone, filo elastico, pinze gioielli, ciondoli, chiusure, moschettoni bigiotteria, minuteria, pinze bigiotteria, ciondoli bigiotteria, chiodini, componenti bigiotteria, filo metallico bigiotteria
Art And Crafts > Candle Making Supplies: kit candele, cera di soia, cera d'api, stoppini, stampi candele, paraffina, colorante candele, fragranza candele, cera soia, stoppino, stampo candela, cera per candele, creazione candele
Art And Crafts > Soap Making Supplies: kit sapone, base sapone, sapone glicerina, stampi sapone, colorante sapone, kit bombe da bagno, stampo sapone, sapone fai da te, bombe da bagno kit, base per sapone, soda caustica sapone
Art And Crafts > Pottery And Modeling: ceramica, modellismo pasta, scultura, argilla, ceramica fai da te, modellare, kit ceramica
Art And Crafts > Pottery And Modeling > Modeling Clay: pasta modellabile, argilla, pasta polimerica, plastilina, creta, pasta sintetica, pasta fimo, das pasta, porcellana fredda, pasta modellabile bianca
Art And Crafts > Pottery And Modeling > Pottery Tools: tornio ceramica, attrezzi ceramica, smalto ceramica, spatole modellare, forno ceramica, mirette, attrezzi modellare, utensili argilla, tornio da vasaio
Art And Crafts > Pottery And Modeling > Resin And Casting: resina epossidica, resina UV, stampi silicone resina, gesso da modellare, pigmenti resina, polvere ceramica, bende gessate, stampo silicone, gesso ceramico, gomma siliconica, resina trasparente
Art And Crafts > Craft Materials: materiale creativo, kit creativo, lavoretti bambini, kit lavoretti
Art And Crafts > Craft Materials > Craft Glue And Adhesives: pistola colla a caldo, stick colla a caldo, colla vinilica, colla tessuti, colla glitter, colla decoupage, pistola colla caldo, colla a caldo, stick colla, colla tessuto, colla hobby, pistola colla
Art And Crafts > Craft Materials > Glitter And Embellishments: glitter, pompon, scovolini, occhietti mobili, piume decorative, foglia oro, gomma crepla, pon pon, piume, ciniglia, foglia d'oro imitazione
Art And Crafts > Craft Materials > Wood And Wicker Crafts: bastoncini legno, pirografo, sgorbie, balsa, forme legno, midollino, linoleografia, scatole legno da decorare, linoleum, intaglio legno, bastoncini gelato, coltello intaglio, fettine legno
Art And Crafts > Craft Materials > Leather Craft: pelletteria fai da te, attrezzi cuoio, laccio cuoio, tintura cuoio, ecopelle, filo cerato, tinta cuoio, pelle lavorazione, cordino cuoio, pellame, ritagli pelle, colore per pelle
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: mosaico, tessere mosaico, kit mosaico, vetrata tiffany, colori vetrate, disegni da grattare, tessere, vetrata, colori vetro, vetro mosaico, colori per vetro
Art And Crafts > Craft Materials > Floral Crafts: spugna fiori, filo floreale, fiori secchi, base ghirlanda, pressa fiori, muschio stabilizzato, muschio, ghirlanda base, fiori stabilizzati, spugna floreale
Art And Crafts > Party Supplies: festa, articoli per feste, compleanno, kit compleanno, kit festa, festa compleanno, set compleanno, coordinato tavola
Art And Crafts > Party Supplies > Balloons: palloncini, palloncino, palloncini foil, bombola elio, arco palloncini, palloncino numero, palloncini lattice, palloncini compleanno
Art And Crafts > Party Supplies > Party Tableware: piatti carta, bicchieri carta, stoviglie usa e getta, tovaglioli festa, tovaglia carta, cannucce carta, piatti carta festa, tovaglioli compleanno, tovaglia festa, piatti compleanno, piatti di carta, bicchieri compleanno
Art And Crafts > Party Supplies > Party Decorations: festoni, bandierine, coriandoli, stelle filanti, pignatta, lanterne carta, cappellini festa, candeline compleanno, ghirlanda festa, festone, candeline, candelina numero, striscione compleanno, spara coriandoli
Art And Crafts > Party Supplies > Party Favors: regalini festa, sacchetti compleanno, lingue di Menelik, bastoncini luminosi, tatuaggi temporanei bambini, sparacoriandoli, braccialetti luminosi, gadget festa, regalini fine festa, trombette, tatuaggi temporanei, sacchetti festa, starlight
Art And Crafts > Gift Wrapping: confezioni regalo, incarto regalo, confezione regalo accessori
Art And Crafts > Gift Wrapping > Wrapping Paper: carta regalo, carta da regalo, rotolo carta regalo, carta da pacchi, carta pacco, carta natalizia
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: sacchetto regalo, scatola regalo, shopper regalo, busta bottiglia, sacchetti organza, bomboniera scatola, busta regalo, shopper carta, scatola calamita, scatole regalo, scatola con coperchio regalo, portabottiglie carta
Art And Crafts > Gift Wrapping > Ribbons And Bows: nastro raso, nastro regalo, fiocco regalo, spago, etichette regalo, rafia, coccarda, nastro, nastri, fiocchi, nastro gros grain, nastro velluto, coccarde
Art And Crafts > Picture Framing: cornici su misura, passepartout, cornice a cassetta, aste cornice, cornice per tela, listelli telaio, asta cornice, incorniciatura
`
