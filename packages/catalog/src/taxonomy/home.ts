import type { Branch } from './branch.ts'

/** Categories of the top-level category "Home". */
export const HOME: Branch = {
  rubrics: {
    Home: 'home',
  },
  brands: {
    Home: 'IKEA, Zara Home, H&M Home, Amazon Basics Home, Argos Home, Dunelm, HomeCentre, Tchibo Home, Home Centre, Maisons du Monde',
    'Home > Kitchen':
      'Tupperware, WMF, KitchenAid, Joseph Joseph, ProCook, Lakeland, KitchenCraft, MasterClass, Borosil, Wonderchef, TTK Prestige, Stovekraft, Lacor, Ibili, Guzzini, Alessi, Stelton, Eva Solo, Zwilling, Sambonet, Monix, San Ignacio, Quttin, Alda, Rosti Mepal, Salter',
    'Home > Kitchen > Cookware':
      'Tefal, Ingenio, Silit, Fissler, All-Clad, T-fal, GreenPan, Lagostina, Calphalon, Tramontina, Magefesa, BK Cookware, Vinod, Bergner, Hawkins Futura, Prestige Omega, Circulon, Anolon, Made In Cookware, Our Place, Stellar Cookware, Beka, Berndes, Ballarini, Schulte-Ufer, Cristel, Sitram, Aeternum, Barazzoni, Risolì, Valira, BRA Efficient, Castey, Panelux, Brinox, Rochedo, Farberware, Rachael Ray, Gotham Steel, Scanpan, GreenLife, Nirlon, Pigeon Cookware, Cuisinart MultiClad, Carote Cookware, Carote Granite, Meyer Trivantage, Meyer Select, ELO Rubin, Caraway Home, Caraway Ceramic',
    'Home > Kitchen > Cookware > Frying Pans And Woks':
      'De Buyer, Lodge, HexClad, Ballarini, Woll, Turk, Always Pan, Smithey, Field Company, Futura Tava, Tefal Jamie Oliver, Le Creuset Toughened, Le Creuset 3-ply',
    'Home > Kitchen > Cookware > Pots And Saucepans': '',
    'Home > Kitchen > Cookware > Casseroles And Dutch Ovens':
      'Le Creuset, Staub, Römertopf, Emile Henry, Petromax, Le Creuset Signature, Invicta Cocotte, Combekk, Lava Cast Iron, Crane Cookware',
    'Home > Kitchen > Cookware > Pressure Cookers':
      'Clipso, Kuhn Rikon Duromatic, Prestige Pressure Cooker, Cocotte Minute, Vitavit, Hawkins, Hawkins Contura, Hawkins Classic, Prestige Popular, Prestige Svachh, Prestige Deluxe Alpha, Prestige Nakshatra, Fagor Olla, SEB Clipsominut, Clipsominut, Authentique SEB, WMF Perfect, Magefesa Star, Panela Clock, Nigro, Presto Canner',
    'Home > Kitchen > Cookware > Roasting Pans And Oven Dishes':
      'Pyrex, Corningware, Luminarc Smart Cuisine, Marinex, Anchor Hocking Bake, Ôcuisine',
    'Home > Kitchen > Bakeware':
      "Kaiser Backform, Dr. Oetker Backform, Zenker, Silikomart, Nordic Ware, Wilton, Lékué, Städter, Tala, Mason Cash, Prestige Bakeware, USA Pan, Guardini, Patisse, Birkmann, Fat Daddio's, RBV Birkmann, Decora Pasticceria, ScrapCooking",
    'Home > Kitchen > Bakeware > Baking Tins And Trays': '',
    'Home > Kitchen > Bakeware > Baking Tools': 'Silpat, Banneton, Brotform Gärkorb',
    'Home > Kitchen > Kitchen Tools':
      "OXO, OXO Good Grips, Joseph Joseph, Westmark, Rösle, GEFU, Fackelmann, Brabantia Tasty, Chef'n, Cuisipro, Dreamfarm, Kuhn Rikon, Leifheit ProLine, Nicer Dicer, Good Grips, Chef Aid, Tescoma, Ghidini, Lurch, Triangle Solingen, Mastrad, Colichef, Trudeau, Tovolo, Zyliss, Koziol",
    'Home > Kitchen > Kitchen Tools > Cooking Utensils': '',
    'Home > Kitchen > Kitchen Tools > Peelers And Graters':
      'Microplane, Börner, Nicer Dicer, Spirelli, Zyliss, Swissmar, V-Blade, Super Benriner, Benriner, Alligator Cutter, Fullstar',
    'Home > Kitchen > Kitchen Tools > Openers And Bar Tools':
      "Vacu Vin, Coravin, Screwpull, Pulltex, Vacu Vin Wine Saver, Rabbit Wine, Le Creuset Screwpull, Viski, Barfly, L'Atelier du Vin, Cocktail Kingdom",
    'Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders': '',
    'Home > Kitchen > Kitchen Tools > Cutting Boards': 'Epicurean, Index Advance, John Boos, OXO Carving',
    'Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools':
      'Meater, Thermapen, Soehnle Page, Soehnle Roma, ThermoPro, ThermoWorks, Thermapen ONE, Etekwit, Salter Kitchen Scale, Escali, SF400, Inkbird',
    'Home > Kitchen > Kitchen Tools > Salt And Pepper Mills':
      "Paris u'Select, Crushgrind, Cole & Mason, Peugeot Paris, Peugeot Saveurs, Zassenhaus, AdHoc Pfeffermühle",
    'Home > Kitchen > Kitchen Tools > Knife Sharpeners':
      "Horl, Work Sharp, Chef'sChoice, Tumbler Rolling, Lansky, Spyderco Sharpmaker, Wüsthof Easy Edge, Chef's Choice",
    'Home > Kitchen > Kitchen Tools > Dish Racks': 'simplehuman Dish, Joseph Joseph Extend, Umbra Udry',
    'Home > Kitchen > Kitchen Tools > Kitchen Textiles': '',
    'Home > Kitchen > Knives':
      'Wüsthof, Zwilling Four Star, Global Knives, Shun, Arcos, Sabatier, Victorinox Swibo, KAI Shun, Güde, F. Dick, Cutco, Opinel Parallèle, Fibrox, Victorinox Fibrox, Swiss Classic, Wüsthof Classic, Classic Ikon, Tojiro, Miyabi, Dalstrong, Mercer Culinary, Misen, Masamoto, Kanetsune, Robert Welch, Tramontina Century, Tramontina Plenus, Mundial Facas, 3 Claveles, Deglon, Pallarès, Sabatier Trompette, Rada Cutlery, Zwilling Pro, Zwilling Gourmet, Zwilling Professional, Twin Cuisine, Henckels, Robeson, Kyocera Knife, Imarku, Zelite',
    'Home > Kitchen > Tableware':
      "Villeroy & Boch, Rosenthal, Vista Alegre, Thomas Porzellan, Corelle, Denby, Royal Doulton, Wedgwood, Seltmann Weiden, KPM, Noritake, Bernardaud, Emma Bridgewater, Portmeirion, Royal Crown Derby, Spode, Burleigh, Royal Copenhagen, Arabia Finland, Marimekko Oiva, Rörstrand, Broste Copenhagen, Dibbern, Fürstenberg, Meissen, Herend, Ginori, Richard Ginori, La Porcellana Bianca, Costa Nova, Bordallo Pinheiro, SPAL, Oxford Porcelanas, La Opala, Larah, Cello Opalware, Cello Dazzle, Johnson Brothers, Maxwell & Williams, Kahla, Arzberg, Bunzlau, Gien, Degrenne, Revol, Santa Clara Porcelana, Like by Villeroy, Lenox Dinnerware, Mikasa Dinnerware, Churchill Stonecast, Stonecast, Steelite, Dudson, Arcopal, Luminarc Diwali, Corelle Livingware, Bormioli Parma, Villa d'Este",
    'Home > Kitchen > Tableware > Plates': '',
    'Home > Kitchen > Tableware > Bowls And Serving Dishes': '',
    'Home > Kitchen > Tableware > Dinnerware Sets': 'vancasso, Malacasa, Opalware Dinner',
    'Home > Kitchen > Tableware > Mugs And Cups': '',
    'Home > Kitchen > Tableware > Cutlery':
      'Christofle, Laguiole, Cutipol, Guy Degrenne, Auerhahn, Oneida, Sambonet, Monix Verona, WMF Boston, WMF Palma, WMF Cromargan, Robert Welch Radford, Villeroy Piemont, Tramontina Laguna, BergHOFF Cutlery, Pintinox, Jean Dubost, Eternum, Amefa',
    'Home > Kitchen > Tableware > Teapots And Coffee Presses':
      'Bialetti Moka Express, Bodum Chambord, Chemex, Hario V60, AeroPress, Melitta Filtertüten, Bialetti Brikka, Bredemeijer, Bodum, Bialetti, Bialetti Moka, Bialetti Venus, Alessi Moka, Hario, Kalita, Origami Dripper, Fellow Clara, ForLife, Espro, La Cafetière, Le Creuset Cafetière, Melitta Porta Filtro, Pezzetti, Top Moka, Melitta 1x4, Melitta Gourmet',
    'Home > Kitchen > Tableware > Table Linens': '',
    'Home > Kitchen > Tableware > Disposable Tableware':
      'Dixie, Chinet, Solo Cup, Solo Squared, Hefty Party, Duni, Papstar, Vegware, Glad Everyday, Pappstar, Copobras',
    'Home > Kitchen > Glassware':
      'Luminarc, Bormioli Rocco, Duralex, Schott Zwiesel, Spiegelau, Stölzle, Leonardo, Ritzenhoff, Arcoroc, Iittala, Libbey, Nachtmann, Ocean Glass, Pasabahce, Paşabahçe, Waterford Crystal, Dartington, LSA International, Zwiesel, Zwiesel Glas, Eisch, Orrefors, Kosta Boda, Baccarat, Chef & Sommelier, Durobor, Ravenhead, Cisper, Vicrila, Crisal, RCR, Rocco Bormioli, Authentis, Ocean Madison, Ocean Sante, Ocean Lexington, Krosno, Stölzle Lausitz',
    'Home > Kitchen > Glassware > Drinking Glasses':
      'Bodum Pavina, Picardie, Bodum Assam, Duralex Picardie, Duralex Gigogne, IKEA Pokal, Glencairn, Luigi Bormioli Mixology, Nadir Figueiredo',
    'Home > Kitchen > Glassware > Wine Glasses':
      'Riedel, Gabriel-Glas, Zalto, Riedel Vinum, Riedel Ouverture, Zwiesel Pure, Spiegelau Authentis, Vervino, Italesse, Josephinenhütte',
    'Home > Kitchen > Glassware > Carafes And Pitchers': '',
    'Home > Kitchen > Food Storage':
      "Rubbermaid, Sistema, Curver, Emsa, Rotho, Mepal, Tupperware, Vacuvita, Signoraware, Jaypee Plus, Nayasa, Princeware, Polyset, Plasvale, Plasútil, Sanremo, Komax, Modul'air, Lurch Dosen",
    'Home > Kitchen > Food Storage > Food Containers':
      'Clip & Close, Lock & Lock, LocknLock, Snapware, Glasslock, Stasher, Frischebox, Lock&Lock, Klip It, Sistema Klip It, Rubbermaid Brilliance, EasyFindLids, Pyrex Cook & Go, Emsa Clip, Glad Food, OXO POP, Luminarc Pure Box, Ziploc Container, Zwilling Fresh & Save, Rosti Mepal, Superio, PrepNaturals, Electrolux Potes, Freezinha',
    'Home > Kitchen > Food Storage > Lunch Boxes':
      'monbento, Yumbox, Bentgo, Mepal Campus, PackIt, Bentgo Kids, OmieBox, PlanetBox, Sistema Lunch, Tupperware Executive, Black Blum, LunchBots, Stasher Bowl, Carl Oscar, Vaya Tyffyn, Signoraware Lunch, Milton Tiffin',
    'Home > Kitchen > Food Storage > Water Bottles':
      "Hydro Flask, Nalgene, Chilly's, SIGG, Soulbottle, 24Bottles, Camelbak, Air Up, Owala, Klean Kanteen, Kambukka, Brita Fill&Go, Ion8, Super Sparrow, Takeya, Simple Modern, Iron Flask, Dopper, Retap, Qwetch, Quokka, Contigo Autospout, Contigo Ashland, BlenderBottle, Brumate, Sistema Hydrate, Ecococoon, Milton Kool, Cello Puro, Borosil Hydra, Zulu Bottle, Waterdrop Bottle, Sigg Traveller, Boddels, FLSK, Dr. Weil",
    'Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs':
      'Thermos, Stanley Quencher, Stanley Classic, Contigo, Yeti Rambler, KeepCup, Zojirushi, Alfi, Emsa Travel Mug, Ember Mug, Stanley Quencher H2.0, Quencher, FlowState, Stanley IceFlow, Yeti Tumbler, Thermosteel, Milton Thermosteel, Contigo West Loop, Contigo Byron, RTIC, Ozark Trail Tumbler, Kinto Travel, Fellow Carter, Frank Green, Esbit Thermos, Isosteel, Termolar, Invicta Térmica, Aladdin Flask, Zojirushi Mug, Pacific Baby, Rambler, Corkcicle, Asobu',
    'Home > Kitchen > Food Storage > Jars And Canisters':
      'Le Parfait, Weck, Ball Mason, Kilner, Quattro Stagioni, Fido, Airscape, Parfait Super, Le Parfait Super, Ball Regular Mouth, Weck Tulpenform, Bormioli Fido, Anchor Hocking Jar',
    'Home > Kitchen > Water Filters':
      'Brita, BWT, Maxtra, Brita Marella, Pur Water, ZeroWater, Berkey, Laica, AquaClean, Brita Maxtra, Maxtra Pro, Maxtra Plus, BWT Magnesium, Aquaguard, Pureit, Livpure, AO Smith Z, Eureka Forbes, LifeStraw Home, Aquasana, Waterdrop Filter, EcoAqua, Everydrop, Soft by Everpure, Philips AquaShield, Everpure, Lorenzetti Filtro, Europa Purificador, IBBL, Soft Everest, PUR Plus, Claris Filter, Intenza',
    'Home > Kitchen > Small Appliances':
      'Russell Hobbs, Moulinex, Severin, Krups, Cuisinart, Cecotec, Smeg 50s, Morphy Richards, Ariete, Orbegozo, Mondial, Hamilton Beach, Sage Appliances, Ninja Foodi, Kenwood Appliances, Philips Walita, Arno, Oster, Britânia, Black Decker Cozinha, Sunbeam, Swan Retro, Tower Vortx, Daewoo Appliances, Preethi, Sujata, Bajaj Rex, Butterfly Appliances, Ufesa, Jata, Taurus, Create Ikohs, Tristar, Bestron, Clatronic, Bomann, Domo, Unold, Rommelsbacher, Gastroback, Solis, Steba, Proficook, G3 Ferrari, Girmi, Imetec, Beper, Bimar, Termozeta, H.Koenig, Lagrange, Riviera & Bar, Philco, Electrolux Cozinha, Dash Appliances, Chefman, Instant Brands, Proctor Silex, Salter Appliances, Wilfa, Mellerware, Princess Airfryer, Princess Classic, Cadence Eletro',
    'Home > Kitchen > Small Appliances > Coffee Machines':
      "De'Longhi Magnifica, Dedica, Nespresso Vertuo Pop, Nespresso Inissia, Senseo, Keurig K-Classic, Krups Piccolo, Philips LatteGo, Sage Barista, Moccamaster, Gaggia, Magnifica, Magnifica S, Magnifica Evo, Magnifica Start, PrimaDonna, Eletta, La Specialista, Vertuo Next, Vertuo Plus, Vertuo Pop, Nespresso Vertuo, Nespresso Essenza, Essenza Mini, Essenza Plus, Nespresso Citiz, Citiz, Nespresso Lattissima, Lattissima, Inissia, Nespresso Creatista, Tassimo Happy, Tassimo Bosch, Tassimo Finesse, Tassimo My Way, Tassimo Suny, Tassimo Vivy, Genio S, Dolce Gusto Genio, Dolce Gusto Piccolo, Dolce Gusto Infinissima, Dolce Gusto Mini Me, Piccolo XS, Dolce Gusto Esperta, Mini Me, Senseo Select, Senseo Original, Barista Express, Barista Touch, Barista Pro, Bambino Plus, Oracle Touch, LatteGo, Philips Series 2200, Philips 3200, Gaggia Classic, Gaggia Anima, Lelit, Rancilio Silvia, Krups Evidence, Krups Essential, Krups Quattro Force, Siemens EQ, EQ.6, EQ.9, Melitta Caffeo, Melitta Look, Caffeo Solo, Saeco, Keurig K-Mini, K-Mini, K-Elite, K-Supreme, Ninja Luxe Café, Ninja Espresso, Mr. Coffee, Technivorm, Wilfa Classic, Bunn, Lavazza A Modo Mio Jolie, Tiny Eco, Lavazza Jolie, Illy Y3.3, illy X1, Didiesse, Três Corações Máquina, Passione Três, Power Espresso, Cafelizzia, Cumbia, Coffee B, Tchibo Cafissimo Machine, Cafissimo Easy, Stelia, Cafissimo Pure, Nespresso Pixie, Jura E8, Jura E6, Jura ENA, Jura Z10, Jura X8, Jura WE8, Jura S8, Jura D4, Jura Impressa, De'Longhi Dinamica",
    'Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers':
      'Aeroccino, Baratza, Comandante, Eureka Mignon, Aeroccino 3, Aeroccino 4, Nespresso Aeroccino, Barista Recipe Maker, 1Zpresso, Timemore, Wilfa Svart, Baratza Encore, Hario Skerton, Fellow Ode, Sage Smart Grinder, Graef CM',
    'Home > Kitchen > Small Appliances > Kettles':
      'Fellow Stagg, Stagg EKG, Smeg KLF03, Smeg KLF, Russell Hobbs Honeycomb, Dualit Kettle, Bajaj Majesty Kettle, Cosori Kettle',
    'Home > Kitchen > Small Appliances > Toasters':
      'Dualit, Smeg TSF01, Smeg TSF, Dualit Classic, Dualit NewGen, Toast & More',
    'Home > Kitchen > Small Appliances > Waffle And Sandwich Makers':
      'Breville Sandwich, Cloer Waffel, Snack Collection, Breville Deep Fill, Breville DuraCeramic, DuraCeramic, Dash Mini Maker, Cuisinart Griddler, Croque Pro, Cloer',
    'Home > Kitchen > Small Appliances > Blenders':
      'Vitamix, NutriBullet, Ninja Blender, Braun MultiQuick, Bamix, Blendtec, Magic Bullet, BlendJet, NutriBullet Pro, Nutri Ninja, Ninja Nutri, Ninja BN, Ninja Detect, Preethi Zodiac, Preethi Blue Leaf, Bosch TrueMixx, TrueMixx, Butterfly Rapid, Butterfly Jet, Butterfly Smart, Prestige Iris, Bajaj GX, Bajaj Rex Mixer, Sujata Dynamix, Sujata Supermix, Maharaja Whiteline, Ultra Wet Grinder, Philips HL7756, ErgoMixx, Bosch ErgoMixx, Braun Minipimer, MQ7, MQ5, Beast Blender, Problend, Turbomix, Mondial Turbo, Infinity Force, Perfectmix, Moulinex Quickchef, Quickchef, Oster Classic, Optimum VAC',
    'Home > Kitchen > Small Appliances > Food Processors':
      'Thermomix, Magimix, Monsieur Cuisine, Bimby, Cookeo Mini Chopper, Ninja Foodi Processor, Ninja BN650, Thermomix TM6, TM6, TM7, TM5, Cook Expert, Cook4me Robot, Moulinex Companion, i-Companion, ClickChef, MultiTalent, Multitalent 3, Kenwood MultiPro, MultiPro, Magimix 5200, Cuisinart Elemental, Ninja Chopper, Cecotec Mambo, Chef Express, Masterpro Foodie, Yammi',
    'Home > Kitchen > Small Appliances > Mixers':
      'KitchenAid Artisan, Kenwood Chef, Kenwood kMix, Bosch MUM, MUM5, Ankarsrum, KitchenAid Classic, KitchenAid 5KSM, Bosch MUM4, MUM Serie, MUM58, CreationLine, Kenwood Titanium, Titanium Chef, Smeg SMF, SMF02, SMF03, Ankarsrum Assistent, Chefette, Mixmaster, Famag',
    'Home > Kitchen > Small Appliances > Juicers':
      'Hurom, Kuvings, Omega Juicer, Citromatic, Hurom H, Kuvings REVO, Nama J2, Jazzmax, Smeg CJF, Philips Viva Juicer, Champion Juicer, Greenstar, Zumex',
    'Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers':
      'Actifry, Cosori, Cecofry, Easy Fry, Philips Airfryer, Ninja Dual Zone, Instant Vortex, Ninja AF, Foodi MAX Dual Zone, Foodi Dual Zone, Foodi FlexDrawer, Ninja FlexDrawer, MAX Dual Zone, Ninja Crispi, Ninja Double Stack, Cosori Turboblaze, Cosori Lite, TurboBlaze, DualBlaze, Instant Vortex Plus, Philips Essential Airfryer, HD9252, HD9270, HD9285, Easy Fry Dual, Easy Fry & Grill, Actifry Genius, Cecofry Full, Vortx, Tower Xpress, Salter EKO, Mondial Family, Inaladin, Cecofry Bombastik, Oléoclean, Filtra Pro, Cosori Dual',
    'Home > Kitchen > Small Appliances > Multicookers And Rice Cookers':
      'Instant Pot, Crock-Pot, Cookeo, Ninja Foodi MAX, Cuckoo, Anova Precision, Yum Asia, Tiger JBV, Crockpot, Crockpot Express, Crockpot Lift & Serve, Instant Pot Duo, Instant Pot Pro, Cook4me, Cookeo Touch, Cookeo+, Ninja Foodi OP300, Ninja Foodi OP, Ninja Speedi, Ninja Combi, Sage Fast Slow, Zojirushi Neuro Fuzzy, Aroma Rice Cooker, Anova, Chef-o-matic, Panasonic SR, Morphy Richards Sear, Newcook, GM Modelo, Olla GM, Pressure King, Bajaj RCX, Panasonic SR-WA, Prestige PRWO, PRWO',
    'Home > Kitchen > Small Appliances > Electric Grills And Raclettes':
      'OptiGrill, George Foreman, Ninja Foodi Grill, George Foreman Fit, Foreman Grill, Tefal Optigrill, Optigrill Elite, OptiGrill+, Ninja Foodi MAX Health Grill, Sizzle & Go, Pierrade, Severin Raclette, Grill Omega',
    'Home > Kitchen > Small Appliances > Microwaves And Mini Ovens':
      'JetChef, NeoChef, Breville Smart Oven, IFB 25BC, IFB 20SC, Samsung MS23, Samsung MG23, Samsung MC28, MS23, MG23, Panasonic NN, Sharp R, LG MC, LG NeoChef, Ninja Foodi Oven, Sage Smart Oven, Morphy Richards OTG, Cuisinart TOA, Bake & Grill, Whirlpool Max, Whirlpool MWP, Cecotec ProClean, Magicook, Whirlpool Magicook, Magicook Pro',
    'Home > Kitchen > Small Appliances > Bread Makers':
      'Home Bread, Panasonic SD, Zojirushi Virtuoso, Panasonic SD-YR, Panasonic Croustina, Croustina, Pain & Délices, Pain Doré, Breadman, Unold Backmeister, Backmeister',
    'Home > Kitchen > Small Appliances > Ice Cream Makers':
      'Ninja Creami, Yonanas, Ninja Slushi, Creami Deluxe, CREAMi, Ninja NC501, Musso Lola, Gelatissimo, Slushi, GE Opal, Opal Nugget, Nemox, Gel-o-matic',
    'Home > Kitchen > Small Appliances > Food Slicers And Grinders':
      'Graef, Ritter Allesschneider, Marcato Atlas, Imperia, Berkel, Mockmill, Marcato, Atlas 150, Philips Pasta Maker, Philips Avance Pasta, Komo Mill, Haussler, Reber, Ritter Markant, Graef Classic, Siebensilber',
    'Home > Kitchen > Small Appliances > Vacuum Sealers':
      'FoodSaver, Foodsaver Rolls, Caso VC, Lava Vakuumierer, FoodSaver V, NutriChef Sealer, Lava V, CASO VC10, Solis Vac, Magic Vac, Takaje, Fresh & Save, SealVax, Sealvac, Bonsenkitchen',
    'Home > Kitchen > Small Appliances > Soda Makers':
      'SodaStream, Aarke, iSi, Sodapop, SodaStream Terra, SodaStream Duo, Quooker, SodaStream Art, SodaStream Gaia, SodaStream Crystal, SodaStream E-Terra, Drinkmate, Ninja Thirsti, Philips GoZero, Sodastar, Mysoda, Wassermaxx, Levivo Sprudler, Soulzen',
    'Home > Large Appliances':
      'Siemens iQ, Miele, AEG, Indesit, Beko, Electrolux, Gorenje, Zanussi, Hotpoint, Bauknecht, Bosch Serie, Bosch Serie 4, Bosch Serie 6, Bosch Serie 2, Siemens iQ500, Siemens iQ300, Haier, Hisense Appliances, Balay, Brandt, De Dietrich, Sauter, Neff, Constructa, Amica, Exquisit, Privileg, Grundig Haushaltsgeräte, Teka, Edesa, Fagor, Svan, Infiniton, Aspes, Brastemp, Consul, Esmaltec, Godrej Appliances, Godrej Edge, IFB, Frigidaire, Maytag, KitchenAid Built-in, GE Profile, Fisher & Paykel, Vestel, Hoover H-Wash, Smeg Universal, Swan Appliances, Mabe, Acros, Kelvinator, Thor Kitchen, Westinghouse Appliance, Candy Smart, Candy Rapidò, Candy Bianca, Candy Divo, Candy RapidÓ, Whirlpool FFB, Whirlpool W7, Whirlpool W Collection, Whirlpool 6th Sense, Whirlpool Supreme, Whirlpool',
    'Home > Large Appliances > Refrigerators And Freezers':
      'Liebherr, Sub-Zero, Samsung RB, Bespoke Fridge, Smeg FAB28, Samsung RS, Samsung RT, Samsung RF, LG InstaView, InstaView, LG DoorCooling, DoorCooling, LG GBB, Severin Kühlbox, Bosch KGN, KGN, KGN39, Haier HTF, Godrej Eon, Whirlpool Neo, Neofresh, Family Hub, Hisense RB, Beko RCNA, CoolSwitch, Husky Fridge, Climadiff, La Sommelière, Pevino, Vivino Wine, Krone Kühlschrank, Russell Hobbs Larder, Samsung RB34, Samsung RB38',
    'Home > Large Appliances > Dishwashers':
      'Bosch SMS, Bosch SMV, SMV, Miele G, PerfectDry, SilencePlus Dishwasher, ComfortLift',
    'Home > Large Appliances > Washing Machines':
      'EcoBubble, TurboWash, IFB Diva, IFB Senator, IFB Serena, Diva Aqua, Bosch WAN, Bosch WAU, WAN28, Miele W1, LG AI DD, AI DD, LG Direct Drive, SteamFresh, Samsung WW, Samsung Ecobubble, QuickDrive, EcoSilence Drive, Hotpoint ActiveCare, LavaMat, ÖKOMix, Candy Smart Pro, Hoover H-Wash 500, Indesit MyTime, Electrolux Essential Care, Whirlpool Stainwash, Haier I-Pro',
    'Home > Large Appliances > Tumble Dryers': 'Miele T1, T1 Dryer, Lavatherm, AbsoluteCare',
    'Home > Large Appliances > Ovens And Cookers':
      'Rangemaster, Smeg Victoria, Lacanche, Falcon Range, SteamBake, SurroundCook, Leisure Range, Stoves Richmond, Sunflame, Pigeon Gas Stove, Butterfly Gas Stove, Prestige Marvel, Elica Vetro, Glen Gas Stove, Lofra, Bertazzoni, Ilve, Aga Range, Rosières, Dako, Atlas Mônaco, Atlas Fogão, Fischer Fogão, Braslar',
    'Home > Large Appliances > Cooktops':
      'Bora, Prestige PIC, PIC 20, Pigeon Induction, Philips Viva Induction, Bosch PIE, Bosch PXY, Duxtop, NuWave, BORA Pure, BORA X Pure, Balay 3EB, FlexInduction, AEG IKE, Bajaj Majesty ICX',
    'Home > Large Appliances > Range Hoods':
      'Faber Cappa, Elica, Falmec, Berbel, Franke Hood, Faber Hood, Faber Chimney, Elica Chimney, Glen Chimney, Hindware Chimney, Kaff, Airforce Cappa, Silverline Hood, Novy Hood, Roblin, Nodor, Mepamsa, Suggar',
    'Home > Furniture':
      'vidaXL, Songmics, Vasagle, Wayfair, Ashley Furniture, Kave Home, Maisons du Monde, HEMNES, Tvilum, Westwing, Homcom, Costway, Yaheetech, Christopher Knight Home, Walker Edison, Nathan James, Prepac, Sauder, South Shore, Furinno, Ameriwood, Dorel, Vicco, Beliani, Miliboo, Dunelm Furniture, Urban Ladder, Pepperfry, Nilkamal, Wakefit Furniture, Godrej Interio, Madesa, Politorno, Demóbile, Henn, Mobly, Kappesberg, Casa Padrino, Otto Furniture, Hülsta, Kare Design, Made.com, West Elm, Pottery Barn, CB2, Crate & Barrel, La Redoute Interieurs, Alinea, Conforama, Mondo Convenienza, Merkamueble, Woodek, Julian Bowen, VonHaus Furniture, DEMEYERE, Forte Möbel, Home Deluxe, Woltu, Finori, Trendteam',
    'Home > Furniture > Chairs': '',
    'Home > Furniture > Chairs > Dining Chairs':
      'Vitra Eames, Thonet, Kartell Masters, Tolix, Ikea Stefan, Odger, Teodores, Bergmund, Ingolf, Wishbone Chair, Hay About a Chair',
    'Home > Furniture > Chairs > Office Chairs':
      'Herman Miller, Aeron, Steelcase, Secretlab, HÅG, noblechairs, DXRacer, AKRacing, Songmics OBG, Sihoo, Topstar, Markus Chair, Secretlab Titan, Titan Evo, Razer Iskur, Iskur, Corsair T3, Herman Miller Aeron, Embody, HON Ignition, Hbada, SIHOO Doro, Doro C300, Ergohuman, Noblechairs Epic, GTPlayer, Respawn Gaming Chair, ThunderX3, Drift Gaming DR, GTRacing, X Rocker, Backforce, Flexispot BS, Ticova, Autonomous ErgoChair, Green Soul, Da URBAN, Interstuhl, Dauphin Bürostuhl, ErgoTopstar, Järvfjället, Flintan, Matchspel, Cadeira Flexform',
    'Home > Furniture > Chairs > Armchairs':
      'Stressless, Fatboy Original, La-Z-Boy, Strandmon, Poäng, Lovesac, Himolla, IKEA Poäng, IKEA Strandmon, Stressless Mayfair, Ekornes, Big Joe, Yogibo, Chill Sack, Outbag, Lumaland Sitzsack, Amish Glider',
    'Home > Furniture > Chairs > Stools And Ottomans': 'Bekväm, Marius Stool, Franklin Bar, Songmics Ottoman',
    'Home > Furniture > Tables': '',
    'Home > Furniture > Tables > Dining Tables':
      'Lisabo, Ekedalen, Ingatorp, Nordviken, Mörbylånga, Laneberg, Docksta, Melltorp, Ypperlig',
    'Home > Furniture > Tables > Coffee And Side Tables':
      'IKEA Lack, Lack Table, Råskog, Raskog, Gladom, Burvik, Lisabo Coffee, Vittsjö Coffee, Stockholm Coffee',
    'Home > Furniture > Tables > Desks':
      'Flexispot, Uplift V2, Micke, Bekant, Eureka Ergonomic, Flexispot E7, Flexispot E8, FlexiSpot EF1, Fezibo, Vivo Desk, Autonomous SmartDesk, SmartDesk, Alex Desk, Linnmon, Lagkapten, Idåsen, Trotten, Malm Desk, Ufo Gaming Desk, Maidesite, Sanodesk, Desktronic, Yaasa, Fully Jarvis, Arozzi Arena, Huanuo Desk, Lifetime Folding Table',
    'Home > Furniture > Sofas':
      'Ektorp, Klippan, Friheten, Rolf Benz, Natuzzi, Kivik, IKEA Ektorp, Söderhamn, Vimle, Uppland, Landskrona, Bemz, Burrow, Snug Sofa, Swyft',
    'Home > Furniture > Shelves':
      'Kallax, Kallax Regal, USM Haller, String Furniture, Fjällbo, IKEA Kallax, IKEA Billy, Billy Bookcase, Hyllis, Eket, Vittsjö, Lerberg, Ivar, Lack Wall Shelf, Elfa Shelving',
    'Home > Furniture > Beds':
      'Malm Bett, Zinus Bed, Ruf Betten, Hästens, IKEA Malm, Malm High, Malm Bed, Hemnes Bed, Hemnes Day Bed, Brimnes, Nesttun, Neiden, Utåker, Slattum, Tarva, Dreams Divan, Zinus Suzanne, Zinus Shalini, Thuma, Molblly Bed',
    'Home > Furniture > Mattresses':
      'Emma One, Tempur, Casper, Bett1 Bodyguard, Simba Hybrid, Sealy, Pikolin, Epéda, Dorelan, Bultex, Purple Mattress, Zinus Green Tea, Green Tea Memory, Zinus, Wakefit Orthopedic, Wakefit Dual, SleepyCat, Sleepwell, Kurl-On, Duroflex, Springfit, Sunday Mattress, The Sleep Company, Nectar Mattress, DreamCloud, Saatva, Leesa, Helix Midnight, Tuft & Needle, Lucid Mattress, Emma Original, Emma Hybrid, Emma Premium, Eve Mattress, Silentnight Miracoil, Miracoil, Hypnia, Tediber, Merinos Matelas, Lo Monaco, Flex Colchón, Relax Colchão, Castor Colchões, Ortobom, Castor Silver Star, Probel, Molaflex, Colmol, Eminflex, Permaflex, Simmons Beautyrest, Beautyrest, Serta Perfect, Spring Air, Badenia Matratze, Schlaraffia, Ravensberger, Breckle, Naturalex, Dormeo, Bodyguard Matratze, Serta iComfort, Colchón Flex, Flex Nube',
    'Home > Furniture > Wardrobes':
      'Pax, IKEA Pax, Platsa, Brimnes Wardrobe, Rakkestad, Kleppstad, Songesand',
    'Home > Furniture > Dressers And Nightstands':
      'Malm Kommode, Malm Chest, Malm Drawer, Hemnes Chest, Koppang, Kullen, Nordli, Vihals, Songmics Dresser, Knarrevik',
    'Home > Furniture > Cabinets And Sideboards':
      'Bestå, IKEA Besta, Besta, Hemnes TV, Brimnes TV, Lack TV, Byås, Havsta, Ivar Cabinet, Fabrikör, Milsbo, Detolf, Blåliden',
    'Home > Furniture > Hallway Furniture':
      'Trones, Hemnes Schuhschrank, IKEA Trones, Bissa, Tjusig, Mackapär, Hemnes Shoe',
    'Home > Furniture > Bathroom Furniture': 'Burgbad, Vicco Fynn, Enhet, Hemnes Sink, Silverån',
    'Home > Furniture > Filing Cabinets':
      'Bisley, C+P Möbel, Alex Drawer, Phoenix File, Bush Lateral, Bisley MultiDrawer',
    'Home > Furniture > Kids Furniture':
      'Trofast, Kura, Flisat, IKEA Flisat, Sundvik, Trogen, Delta Children Table, KidKraft Table, Stuva, Smagöra, Paidi, Roba Kindertisch, Ikea Mammut, Ikea Lätt',
    'Home > Bedding':
      'Brinkhaus, Irisette, Linenspa, Brooklinen, Caleffi, Gabel, Estella, Slumberdown, Silentnight, Snuggledown, Fogarty, Bedsure, Utopia Bedding, Bare Home, Parachute Home, Boll & Branch, Sweetnight, Pizuna, Bombay Dyeing, Spaces Bedding, Portico New York, Raymond Home, Casper Bedding, Sferra, Blancheporte Linge, Essix, Sanderson Home, Dormisette, Traumschlaf, Schlafgut, f.a.n. Frankenstolz, Fine Bedding Company, Buddemeyer, Karsten, Santista, Altenburg, Arco e Bandera, Kalamazoo, Lasa Home, Velfont, Pikolin Home, Bassetti, Zucchi, Dreamtex, Nightlark, Sleepdown, Catherine Lansfield, Rapport Home, Laura Ashley Bedding, Kally Sleep, Badenia, Centa-Star, Essenza Home',
    'Home > Bedding > Pillows':
      'Tempur Original, Coop Home Goods, Derila, Emma Premium Pillow, Tempur Cloud, Silentnight Ultrabounce, Bamboo Haven, Wakefit Pillow, The White Willow, MyPillow, Purple Pillow, Duoflex, Fibrasca, Velfont Almohada, Theraline, Hefel Kissen, Third of Life, Dodo Oreiller, Dodo Country',
    'Home > Bedding > Duvets':
      'Slumberdown Cosy, Snuggledown Duvet, Night Owl Coverless, Silentnight Duvet, Buffy Comforter, Dodo Country, Centa-Star Vital, Dunelm Fogarty, Ikea Grusblad',
    'Home > Bedding > Bed Linen Sets':
      'Bierbaum, Kaeppel, Janine Bettwäsche, Bruno Banani Bettwäsche, Estella Bettwäsche, Ikea Bergpalm, Ikea Dvala, Tradilinge, Essix Home',
    'Home > Bedding > Bed Sheets':
      'Pizuna 400, Mellanni, California Design Den, Bare Home Sheet, Castle Sheets, Formesse, Bella Donna Spannbettlaken, Castell Spannbettlaken, Ikea Dvala Sheet, Ikea Ullvide',
    'Home > Bedding > Blankets And Throws':
      'Snuggie, Oodie, Comfy Blanket, Pendleton, Biederlack, The Oodie, The Comfy, Huggle Hoodie, Kuddly, Silentnight Snugsie, Snugsie, Eskimo Blanket, Ibena, Zoeppritz, Woolrich Blanket, Faribault, Sunday Citizen, Bearaby, Foxford, Bronte by Moon',
    'Home > Bedding > Mattress Toppers And Protectors':
      'SafeRest, Dodo Protège, Novaform Topper, Lucid Topper, Panda Topper, Silentnight Topper, Linenspa Topper',
    'Home > Bath':
      'Kleine Wolke, Wenko, Spirella, Umbra Bath, Gedy, simplehuman Bath, Sorema, Abyss Habidecor, Zone Denmark, Aquanova, Ridder, Sealskin, Tendance, Allstar Bad, Interdesign, iDesign, Umbra Bathroom, Croydex, Showerdrape',
    'Home > Bath > Towels':
      'Vossen, Möve, Cawö, Egeria, Christy Towel, Vossen Calypso, Welspun, Trident Towels, Bombay Dyeing Towels, Sorema Toalhas, Devilla, Charisma Towels, Dock & Bay, Cannon Towels, Superior Towels, Karsten Toalha, Buddemeyer Toalha, Dohler Toalha, Ross Handtuch, Joop Handtuch, Lasa Toalhas, Torres Novas, Zucchi Solotuo, Gabel Spugna',
    'Home > Bath > Bath Mats': 'Gorilla Grip Bath, Kleine Wolke Badteppich, Grund Badteppich, Genteele',
    'Home > Bath > Shower Curtains': '',
    'Home > Bath > Bathroom Accessories':
      'simplehuman Soap, Tiger Bathroom, Emco Bad, Keuco, Power-Loc, EasyStore, Joseph Joseph EasyStore, Better Living Shower, simplehuman Shower, Wenko Turbo-Loc, Turbo-Loc, Vacuum-Loc, Static-Loc, Smedbo, Moderna Dosatore, Tesa Bathroom, Umbra Touch, Estio, Ritter Haltegriff',
    'Home > Bath > Toilet Seats And Brushes':
      'Bemis, Pressalit, Squatty Potty, Tushy, Haro WC, Bemis Toilet, Squatty, Omigo, Joseph Joseph Flex, Tramontina Assento, Astra Assento, Wenko WC, Luxe Bidet, Brondell',
    'Home > Bath > Bathroom Scales':
      'Withings Body, Renpho, Eufy Smart Scale, Tanita, Terraillon, Renpho Elis, Etekcity Scale, Withings Body+, Body Smart, Omron HBF, HBF, Omron BCM, BCM-500, Omron VIVA, Tanita BC, Salter 9, Beurer GS, Beurer BF, Soehnle Style Sense, Style Sense, Shape Sense, Fitbit Aria, Aria Air, Garmin Index, Xiaomi Mi Body, Mi Scale, Eufy P3, Taylor Scale, Dr Trust Scale, HealthSense, Hoffen, Laica PS, G-Tech Balança, Actofit, Little Balance',
    'Home > Lighting':
      'Eglo, Paulmann, Trio Leuchten, Ledvance, Brilliant Leuchten, Philips Hue, Artemide, Flos, Faro Barcelona, Louis Poulsen, Nordlux, Govee, Philips myLiving, Lucide, Rabalux, Searchlight Lighting, Endon, Globo Lighting, Reality Leuchten, WOFI, Fischer & Honsel, Briloner, Lindby, Arcchio, Steinhauer, Foscarini, Vibia, Marset, Leds C4, Mantra Iluminación, Ideal Lux, Fabbian, Taschibra, Avant LED, Elgin Luminária, Startec, Opple, Modern Forms, Kichler, Progress Lighting, Hinkley, Quoizel, Westinghouse Lighting, Secto Design, Tom Dixon Melt, Muuto Leaf, Hay Pao, Fermob Balad, Intra Lighting, SLV Valeto',
    'Home > Lighting > Ceiling And Wall Lights': '',
    'Home > Lighting > Floor Lamps': '',
    'Home > Lighting > Table Lamps':
      'Tolomeo, Zafferano Poldina, BenQ ScreenBar, Sompex Troll, Anglepoise, Hue Go, Philips Hue Go, ScreenBar, Poldina, Tizio, Pixar Lamp, Tertial, Lampan, Bankamp, TaoTronics Desk Lamp, Panthella, Nessino, Atollo, Ikea Fado',
    'Home > Lighting > Light Bulbs':
      'Osram, Osram Parathom, Tungsram, Sylvania, Philips Master, Osram Dulux, Tradfri, Lifx, Osram Classic, Osram Superstar, Osram Base, Ledvance Classic, Philips CorePro, CorePro, Wipro Garnet, Garnet LED, Philips Stellar Bright, Stellar Bright, Syska, Crompton LED, Eveready LED, Havells Adore, Philips Ace Saver, Feit Electric, Cree Lighting, GE Relax, GE Refresh, GE Reveal, Sylvania LED, Sengled, Integral LED, Calex, Segula, Müller-Licht, Xavax, Bellalux, Ikea Solhetta, Solhetta, Ryet, Lumar, Plumen, Megaman, Diall Bulb, Beghelli, Century LED, Lexman Ampoule, Philips EyeComfort, Ourolux, Intral, Galaxy LED, Tecnolite, WiZ Connected',
    'Home > Lighting > LED Strips And String Lights':
      'Twinkly, Nanoleaf, Hue Lightstrip, Konstsmide, Govee RGBIC, Govee Strip, Govee Glide, Govee Neon, Twinkly Strings, Nanoleaf Lines, Nanoleaf Shapes, Hue Gradient Lightstrip, Lightstrip, DreamColor, Lights4fun, Kaemingk Lumineo, Ledberg, Tapo L900, Lepro Strip, Daybetter',
    'Home > Decor':
      'Bloomingville, Boltze, Kaemingk, Lene Bjerre, House Doctor, Umbra, Kare, Rivièra Maison, Sia Home, Athezza, Amadeus Déco, Côté Table, Atmosphera, J-Line, Dekoria, Zara Home Deco, Mercana, PTMD, Broste, Räder Design, Gilde, Hoff Interieur, Ib Laursen, Ferm Living, Hübsch, Madam Stoltz, Present Time, Balvi, Sass & Belle, Nkuku',
    'Home > Decor > Vases':
      'Alvar Aalto Vase, Aalto Vase, Bitossi, Berta Frey, Serax Vase, Räder Vase, Leonardo Vase',
    'Home > Decor > Candles':
      "Yankee Candle, WoodWick, Bolsius, Diptyque Candle, Bridgewater Candle, Gies Kerzen, Village Candle, Candle-lite, Cereria Molla, Kringle Candle, Yankee Candle Signature, WoodWick Fireside, Bath & Body Works 3-Wick, Homesick Candle, Chesapeake Bay Candle, Boy Smells, Nest New York Candle, P.F. Candle, Colonial Candle, Heart & Home, Price's Candles, Price's, Durance Bougie, Estéban Bougie, Baobab Collection, Voluspa, La Jolíe Muse, Müller Kerzen, Eika, Duni Kerzen, Spaas, Rustik Lys, Ester & Erik, Uyuni, Luminara, Jo Malone Candle, Glade Candle, Via Aroma, Partylite, Goose Creek, Bridgewater Sweet, Sweet Grace",
    'Home > Decor > Candle Holders':
      'Yankee Candle Holder, Kähler Urbania, Stoff Nagel, Iittala Kastehelmi, Kubus, by Lassen',
    'Home > Decor > Home Fragrance':
      "Air Wick, Glade, Febreze, Millefiori, Rituals Fragrance Sticks, Satya, Nag Champa, Dr. Vranjes, Ambi Pur, Scentsy, Air Wick Essential Mist, Essential Mist, Air Wick Freshmatic, Freshmatic, Glade Automatic, Glade PlugIns, PlugIns, Ambi Pur 3Volution, Cycle Brand Incense, Cycle Pure, Hem Incense, Zed Black, Mangaldeep, Vitruvi, Pura Fragrance, Neom Pod, Stoneglow, Culti Milano, Locherber, Estéban, Durance Diffuseur, Muha, Brise Touch, Ritual of Sakura Fragrance, Fragrance Sticks, ipuro, Mr & Mrs Fragrance, Boles d'olor, Ambientair, Cristalinas, Phebo Difusor, Coala Home Spray, Dani Fernandes, Via Aroma Difusor, Greenair Diffuser, InnoGear, Urpower, Airpure, Botanica Air Wick, Bom Ar, Brise Duftkerze",
    'Home > Decor > Picture Frames':
      'Ribba, Nielsen Rahmen, Walther Rahmen, Hama Rahmen, Ikea Rödalm, Rödalm, Knoppäng, Fiskbo, Lomviken, Ribba Frame, Umbra Exhibit, Aura Frame, Skylight Frame, Goldbuch, Deknudt, Erik Fotoalbum',
    'Home > Decor > Wall Art':
      'Desenio, Displate, Poster Store, Juniqe, Desenio Poster, Artgeist, Art-Land, Klebefieber, BrandArt, Grupo Erik, Pyramid International, GBeye, iCanvas, Society6, Wandtattoo Bild',
    'Home > Decor > Mirrors':
      'Ikea Lindbyn, Lindbyn, Hovet, Nissedal, simplehuman Sensor Mirror, Fancii, Simplehuman Mirror, Zadro, Riki Loves',
    'Home > Decor > Clocks':
      'Braun Alarm Clock, Hatch Restore, Lexon Flip, Karlsson Clock, TFA Dostmann Wecker, Ajanta, Titan Wall Clock, Seiko Clock, Casio Wall Clock, Newgate Clock, Thomas Kent, Lascelles, Junghans Wecker, La Crosse Technology, TFA Wecker, Technoline, Philips SmartSleep, SmartSleep, Lumie, Lumie Bodyclock, Gro Clock, Howard Miller, Sangean Clock, Jall Alarm, Peakeep, Loftie, Nextime, Herweg, Bulova Clock, Rikon Clock, Orpat, Lowell Orologio, Arti & Mestieri',
    'Home > Decor > Rugs':
      'Ruggable, benuta, Kelim, Astra Fußmatte, Wash+Dry, Safavieh, nuLoom, Loloi, Unique Loom, Rugs USA, Mohawk Home, Balta Rugs, Ikea Stoense, Lorena Canals, Think Rugs, Asiatic Carpets, Paco Home, Surya, Artistic Weavers, the rug seller, Esprit Teppich, Theko, Obsession Teppich, Hamat, Coco Mats, Wecon Home, Nourison, Beni Rugs, Origins Rug, SuperiorRugs, São Carlos Tapetes, Ayyildiz, Kleen-Tex, Kleen Tex',
    'Home > Decor > Curtains':
      'Nicetown, Deconovo, PONY DANCE, H.VERSAILTEX, Sun Zero, Eclipse Curtains, Kwik-Hang, Ikea Majgull, Majgull, Hilja, Gardinia, Umbra Curtain',
    'Home > Decor > Blinds':
      'Velux Rollo, Luxaflex, Sunlux, Hunter Douglas, Lichtblick Plissee, Fridans, Levolor, Bali Blinds, Ikea Fyrtur, Fyrtur, Tupplur, Hoppvals, Gro Anywhere Blind, Estoralis, Viewtex, Liedeco, Sensuna, Duette, Neusols, Madeco Store',
    'Home > Decor > Cushions':
      'Ikea Gurli, Gurli, Sanela, Fjädrar, Inner Cushions, Phantoscope, MIULEE, Top Finel',
    'Home > Decor > Artificial Plants And Flowers':
      'Emerald Kunstpflanze, Ikea Fejka, Fejka, Smycka, Nearly Natural, Kaemingk Everlands, Leaf Design UK, Mica Decorations',
    'Home > Decor > Figurines And Ornaments':
      'Lladró, Hummel Figur, Swarovski Figurine, Willow Tree, Thun Angelo, Capodimonte, Department 56, Jim Shore, Enesco, Disney Traditions, Nao by Lladró, Thun, Royal Doulton Figurine, Swarovski Crystal Living, Kosta Boda Sculpture, Design Toscano, Veronese Design, Nemesis Now, Schleich Deko, Precious Moments, Sheratt & Simpson, Casablanca Design, Gilde Figur, Alessi Figurine, Egan, Royal Copenhagen Figurine, Kay Bojesen, Lenox Figurine, Goebel Porzellan, Goebel Artis',
    'Home > Decor > Wallpaper And Wall Stickers':
      'd-c-fix, A.S. Création, Rasch Tapete, Komar, Graham & Brown, RoomMates, Erismann, Superfresco, Superfresco Easy, Holden Decor, Fine Decor, Muriva, Arthouse Wallpaper, Tempaper, NuWallpaper, Decowall, DuPont Wallpaper, York Wallcoverings, Brewster Home, Marburg Tapete, Livingwalls, Architects Paper, Newroom Tapete, Fablon, Con-Tact Brand, Komar Fototapete, Ugepa, Caselio Papier, Lutèce, Walplus, Stikets, Sticky Back Plastic, Bobbi Beck, Boråstapeter',
    'Home > Decor > Seasonal Decoration': '',
    'Home > Decor > Seasonal Decoration > Christmas Decorations':
      'Käthe Wohlfahrt, Krinner, Hallmark Keepsake, Balsam Hill, Herrnhuter Stern, Krebs Glas Lauscha, Lumineo, Everlands, National Tree Company, Dunhill Fir, National Tree, Puleo, Best Choice Products Christmas, Kurt Adler, Kurt S. Adler, Old World Christmas, Lemax, Gisela Graham, Festive Productions, Premier Christmas, Triumph Tree, Black Box Trees, Evergreen Classics, Sirius Weihnacht, Hoff Weihnacht, Inge-Glas, Edelman, Kaemingk, Euromarchi, Oliveras Belén, Cromus Natal, Elf on the Shelf Decor, Krinner Lumix, Cinco Tree Stand, Wendt & Kühn, Steinbach Nussknacker, Seiffener',
    'Home > Decor > Seasonal Decoration > Halloween And Easter Decorations':
      'PAAS, Joyin Halloween, Spirit Halloween, Home Accents Halloween, Gemmy Airblown',
    'Home > Decor > Seasonal Decoration > Party Decorations':
      'Amscan, Qualatex, Ginger Ray, Folat, PartyDeco, Meri Meri, Anagram Balloons, Sempertex, Gemar, Kalisan, Unique Party, Talking Tables, Creative Party, Riethmüller, Susy Card, Cromus, Regina Festas, São Roque Balões, Pioneer Balloon',
    'Home > Storage And Organization':
      'mDesign, Really Useful, The Container Store, Keter Storage, iDesign Linus, Compactor, Rayen, Domopak Living, Sterilite, Iris USA, Curver Infinity, Ordinett, ClosetMaid, Whitmor, Simple Houseware, YouCopia, Poeland, StoreSmith',
    'Home > Storage And Organization > Storage Boxes And Baskets':
      'Iris Ohyama, Samla, Sterilite, SmartStore, Skubb, Drona, Bigso, Sundis, Kis Box, IKEA Samla, Kuggis, Tjena, Kuggis Box, Pallra, Sockerbit, Lekman, Branäs, Knipsa, Wham Crystal, Wham Box, Really Useful Box, Really Useful Boxes, Akro-Mils, Rubbermaid Roughneck, Roughneck, Greenmade, HDX Tote, Bankers Moving, Hefty Storage, Orthex SmartStore, Surplus Systems, Curver Style, Rotho Compact, Auer Packaging, Sundis Clip, Eda Plastiques, Ordene, Plasútil Organizadora, Heidrun, Terry Box',
    'Home > Storage And Organization > Hangers And Hooks':
      'Command Hook, Mawa, 3M Command, Powerstrips Haken, Zober, Mainetti, Bumerang Hanger, Ikea Bumerang, Kontorka, Interdesign Hook, Amazon Basics Velvet, Command Medium, Command Utility, Umbra Flip Hook, Yamazaki Hook, Powerstrips',
    'Home > Storage And Organization > Closet And Drawer Organizers':
      'Spacesaver, Stackers Jewellery, Wolf Watch Box, Variera, Spacesaver Premium, Spacesaver Vacuum, Ziploc Space Bag, Space Bag, Stackers, Ikea Variera, Ikea Skubb, Komplement, Wolf Heritage, Joseph Joseph DrawerStore, DrawerStore, Madesmart, Taylor of Old Bond Watch Box, Vacpack, Songmics Jewelry, Rangement Compactor, Sacher Schmuckkasten, Heisse & Söhne',
    'Home > Storage And Organization > Trash Cans':
      'simplehuman, Brabantia Bo, Vipp, Wesco Kickmaster, Hailo, EKO Bin, Eko Phantom, Newicon, Brabantia, Brabantia Touch, Touch Bin, Addis Bin, iTouchless, Ninestars, Joseph Joseph Intelligent Waste, Intelligent Waste, Joseph Joseph Totem, Rubbermaid Brute, Hailo Pure, Hailo Solid, Wesco Pushboy, Pushboy, Kickmaster, Rotho Bella, Soehnle Mülleimer, Vipp Bin, Curver Deco Bin, Addis, Meliconi Pattumiera, simplehuman Step, Brinox Lixeira, Tramontina Lixeira, Kitchen Move, Songmics Bin',
    'Home > Floor Care':
      'Hoover, Bissell, Vorwerk, Rowenta X-Force, Eureka Vacuum, Dirt Devil, Dyson Ball, Kärcher Window Vac, Window Vac, Gtech, Vax, Polti, Dreame, Tineco, Eureka Forbes Vacuum, Shark Vacuum, Shark NV, Shark NZ, Shark HV, Shark Cordless, Shark Upright, Shark Lift-Away',
    'Home > Floor Care > Vacuum Cleaners':
      'Miele Complete C3, Henry Vacuum, Numatic, Miele Boost, Miele Classic C1, Kobold VK, Folletto, Silence Force, Henry HVR160, HVR160, HVR200, Hetty, Numatic Henry, Miele Complete, Miele Compact, Miele Guard, Complete C3, Compact C2, Boost CX1, Blizzard CX1, Dyson Big Ball, Dyson Cinetic, Cinetic, Shark Navigator, Navigator Lift-Away, Lift-Away, Shark Rotator, Shark Stratos Upright, Bissell Cleanview, CleanView, Hoover Windtunnel, WindTunnel, Eureka PowerSpeed, Bosch ProSilence, ProSilence, Bosch Relaxx, Siemens VSZ, AEG VX, Philips PowerGo, PowerGo, PowerPro Expert, Rowenta Silence Force, Rowenta Compact Power, Compact Power, X-Trem Power, Sebo Airbelt, Sebo Felix, Vax Air, Kenmore Canister, Oreck, Riccar, Dirt Devil Rebel, Polti Forzaspira, Electrolux Sonic, WAP Ambiance, Fakir',
    'Home > Floor Care > Cordless And Handheld Vacuums':
      'Dyson V8, Dyson V11, Dyson V15, Dyson Gen5, Conga Rockstar, Bosch Unlimited, Black+Decker Dustbuster, Philips SpeedPro, Samsung Jet, Samsung Bespoke Jet, Dyson V15 Detect, Dyson V12, Dyson V10, Dyson V7, Dyson V6, Dyson Micro, V15 Detect, V12 Detect Slim, Gen5detect, Shark Stratos Cordless, Shark Anti Hair Wrap, Shark Detect Pro, Shark PowerDetect, PowerDetect, Shark IZ, Shark Vertex, Gtech AirRam, AirRam, Gtech Multi, Hoover H-Free, H-Free, Tineco Pure One, Pure One, Bosch Flexxo, Flexxo, Bosch Athlet, Unlimited 7, Unlimited Serie, AEG QX, AEG CX, AEG Rapido, Samsung Jet 60, Samsung Jet 75, Bespoke Jet, LG CordZero, CordZero, Miele Triflex, Triflex, Rowenta X-Force Flex, X-Force Flex, X-Pert, X-Nano, Xforce, Philips XC, SpeedPro Max, Dreame R20, Dreame V, Roidmi, Proscenic P, Moosoo, Inse, Levoit LVAC, VortexIQ, Ariete Handy Force, Conga Thunderbrush, Conga Popstar, Vax ONEPWR, ONEPWR, Dustbuster, ThisWorx, Black+Decker Pivot, Bissell Pet Hair Eraser, Pet Hair Eraser, Eufy HomeVac, HomeVac, Electrolux Ergorapido, Ergorapido, Kärcher VC, Rowenta Dual Force, Electrolux Well Q, Shark Stratos, Shark Evopower, Shark Rocket, Shark Pro',
    'Home > Floor Care > Robot Vacuums':
      'Roomba, Roborock, Deebot, Dreame L20, Braava, Eufy RoboVac, Ecovacs, Narwal, Neato, iRobot, Yeedi, Roomba Combo, Roomba j7, Roomba i7, Roomba i3, Roomba 692, Roborock S8, Roborock Q7, Roborock Qrevo, Qrevo, Dreame X30, Dreame X40, Dreame D9, DreameBot, Deebot T20, Deebot N10, Deebot X2, Ecovacs Winbot, Winbot, Xiaomi Robot Vacuum, Mi Robot Vacuum, Xiaomi Vacuum, Eufy X10, Eufy X8, Eufy Clean, Shark Matrix, Shark AI Ultra, Shark IQ Robot, Shark ION Robot, ILIFE, Lefant, Neabot, Conga 11090, Conga 3090, Conga 2499, Conga Eternal, Rowenta X-Plorer, X-Plorer, Dyson 360, 360 Vis Nav, Trifo, Yeedi Vac, Proscenic M, Viomi, Kobold VR, Miele Scout, Scout RX, SwitchBot K10, SwitchBot S10, Samsung Jet Bot, Jet Bot, LG Hom-Bot, AEG RX9, Tesvor, Wap Robot, Mondial Fast Clean Robô, Kabum Smart 500, Liectroux, Multi Ho041, Medion Saugroboter, Vileda VR, Hobot, Cecotec Conga',
    'Home > Floor Care > Steam And Carpet Cleaners':
      'Kärcher SC, Kärcher FC, Vaporetto, CrossWave, SpotClean, Tineco Floor One, Vileda Steam, H2O Mop, Rug Doctor, Little Green Mini, Bissell Little Green, ProHeat, Bissell ProHeat, Revolution Pet Pro, CrossWave Max, CrossWave Cordless, CrossWave HydroSteam, SpotClean Pro, SpotClean C5, Hoover SmartWash, SmartWash, PowerDash, Hoover PowerDash, CleanSlate, Vax Platinum, Platinum SmartWash, Vax SpotWash, SpotWash, Vax Dual Power, Vax Glide, Shark Steam Pocket, Steam Pocket, Shark Klik, Klik n Flip, Shark StainStriker, StainStriker, Shark HydroVac, HydroVac, Floor One S5, Floor One S7, Tineco iFloor, iFloor, Dreame H11, Dreame H12, Dreame H13, Roborock Dyad, Dyad, Kärcher SC2, Kärcher SC3, SC 2 EasyFix, SC 3 EasyFix, EasyFix, SC 4 EasyFix, Kärcher SE, Kärcher FC 5, FC 7, Polti Vaporetto, Vaporetto Smart, Vaporetto SV, Polti Moppy, Moppy, Black+Decker Steam-Mop, Rowenta Clean & Steam, Clean & Steam, Dupray, McCulloch Steam, Wagner SteamMachine, Leifheit CleanTenso, CleanTenso, WAP Carpet Cleaner, Tineco Carpet One, Bosch UnlimitedClean, Cecotec Conga Carpet&Spot, FreeGo Wash, Conga PopStar, Electrolux Aspirador Limpeza Extratora, Little Green Portable, Little Green Pet',
    'Home > Floor Care > Vacuum Bags And Accessories':
      'Swirl M40, Miele HyClean, Wonderbag, Menalux, GN HyClean, s-bag, Swirl M 40, Swirl MicroPor, MicroPor, MicroPor Plus, Swirl S, AirClean, HyClean, HyClean 3D, Miele GN, Miele FJM, Numatic HepaFlo, HepaFlo, NVM-1CH, Wonderbag Compact, Wonderbag Endura, Bosch PowerProtect, PowerProtect, Type G ALL, Philips s-bag, S-bag Classic, Electrolux s-bag, Filter Clean, Europlus, McFilter, FilterWave, Staubbeutel Profi, Rowenta Hygiene+, Hygiene+, Elesion Bags, Arnica Bag, Swirl Y, Swirl R, Swirl Staubsaugerbeutel',
    'Home > Garment Care':
      'Laurastar, Leifheit, Vileda Wäsche, Gimi, Foppapedretti, Vileda Laundry, Addis Laundry, Brabantia Laundry, Whirlpool Garment, Metaltex Laundry, Foxydry, Minky Homecare, Minky M Cloth Airer',
    'Home > Garment Care > Irons':
      'Rowenta Focus, Tefal Express Steam, Philips Azur, Braun CareStyle, Braun TexStyle, Stirella, Tefal Ultragliss, Philips PerfectCare, Pro Express, Tefal Pro Express, Pro Express Ultimate, Pro Express Protect, Ultragliss, FV9, GV9, Ultimate Pure, Express Anti-Calc, Express Steam, Rowenta Focus Excel, Focus Excel, Rowenta DW, Rowenta Steamforce, Steamforce, Steam Force, Perfect Steam, Rowenta Silence Steam, Silence Steam, Azur Elite, PerfectCare Elite, PSG, PerfectCare Compact, Philips GC, GC1905, GC1920, Philips Steam&Go, Braun TexStyle 7, CareStyle 3, CareStyle 7, Bosch TDA, TDA, Bosch Sensixx, Sensixx, Russell Hobbs Supreme Steam, Supreme Steam, Supremesteam, Powersteam, Russell Hobbs Steamglide, SteamGlide, Morphy Richards Crystal Clear, Jet Steam, Bajaj DX, Bajaj Majesty DX, Usha EI, Usha Steam Pro, Orient Iron, Polti Vaporella, Vaporella, Lelit Stiro, Imetec Zerocalc, Zerocalc, Ferrari Stiro, Black+Decker Ferro, Oliso, Sunbeam Steammaster, Steammaster, Domena, Calor Adagio, Philips Walita Azur, Arno Ferro, Ultragliss Diffusion',
    'Home > Garment Care > Garment Steamers':
      'Steamery, Access Steam, SteamOne, Conair Turbo Extreme Steam, Jiffy Steamer, Steamery Cirrus, Cirrus, Cirrus X, Steamery Stratus, Cirrus 3, Philips Steam&Go, Philips 3000 Series Steamer, Philips STE, STE3, Tefal Access Steam, Access Steam Pocket, Pure Pop, Tefal Pure Pop, PurePop, Rowenta Pure, Pure Force, Pro Style, Tefal Pro Style, Care For You, IXEO, Ixeo Power, LG Styler, Conair ExtremeSteam, ExtremeSteam, Rowenta X-Cel Steam, SteamFast, Pursteam, Fridja, Propress, Swan Steamer, Hilife Steamer, Beautural, Laurastar Iggi, Iggi, Mondial Vip Care, Pressto Hands',
    'Home > Garment Care > Ironing Boards':
      'AirBoard, Brabantia Ironing, AirBoard M, Leifheit AirBoard, Minky Ironing, Addis Ironing, Brabantia Size B, Brabantia Size C, Brabantia Size D, Vileda Park & Go, Park & Go, Hailo Bügel, Foppapedretti Asso, Asso Foppapedretti, Jata Hogar Tabla, Rolser',
    'Home > Garment Care > Drying Racks And Clothes Lines':
      'Dry:Soon, Linomatic, Pegasus Wäsche, Juwel Wäschespinne, Brabantia Lift-O-Matic, Infinity Vileda, Lakeland Dry, Dry Soon, Minky Airer, Leifheit Linomatic, Leifheit Pegasus, Brabantia Topspinner, Topspinner, Essential Rotary, Brabantia Essential, Juwel Novaplus, Vileda Viva Dry, Viva Dry, Vileda Infinity, Gimi Extension, Gimi Tris, Foppapedretti Gulliver, Foxydry, Hills Clothesline, JML DriBuddi, DriBuddi, Black+Decker Heated Airer, Meliconi Stendino, Wenko Wäsche, Mor Varal, Metaltex Reflex, Secalux',
    'Home > Garment Care > Laundry Baskets':
      'Joseph Joseph Tota, Brabantia Laundry Bin, Curver Knit Laundry, Songmics Laundry, Wenko Wäschesammler, Rotho Albula, Möve Wäsche, Simplehuman Laundry, Umbra Laundry',
    'Home > Garment Care > Lint Removers And Fabric Shavers':
      'Scotch-Brite Lint Roller, Steamery Pilo, Evercare, Gleener, Philips GC026, GC026, Conair Fabric Defuzzer, Defuzzer, Steamery Pilo 2, Pilo 2, Scotch-Brite Lint, ChomChom, Nova Lint, Beautural Fabric Shaver, Remington Fuzz Away, Beldray Lint, Adler AD 9608',
    'Home > Heating And Cooling':
      "Dyson Hot+Cool, Honeywell Home, Duux, Stadler Form, Olimpia Splendid, De'Longhi Pinguino, Rowenta Eclipse, De'Longhi Dragon, Dimplex, Meaco, Vornado, Honeywell Heater, Argoclima, Trotec, Be Cool, Suntec, Klarstein Heizung, Purline, HJM, S&P, Orbegozo Calefactor, Habitex, Ecotec Stufa, Bimar Stufa, Usha Heater, Orient Electric, Crompton Greaves, Bajaj Majesty RX",
    'Home > Heating And Cooling > Heaters':
      "De'Longhi Dragon, Dimplex, Lasko Heater, Rointe, Haverland, ReadyWarm, Rowenta Mini Excel, Vornado Heat, Dragon 4, TRD4, De'Longhi TRD, De'Longhi Radia, Radia S, Majesty RX11, Bajaj Majesty RX, Majesty RFX, Orpat OEH, OEH, Usha HH, Havells Comforter OFR, Havells OFR, Morphy Richards OFR, Dyson Hot, Dyson AM09, Dr. Infrared, DREO Heater, Mr. Heater, Mr Heater Buddy, Vornado MVH, DeLonghi HVA, Lasko Ceramic, Creda Heater, Devola, Princess Heater, Duux Heater, AEG WK, Stiebel Eltron CK, Zibro, Qlima, Tectro, Rowenta Instant Comfort, Atlantic Nirvana, Nirvana Néo, Thermor Equateur, Sauter Bolero, Solius, Ready Warm, Cecotec ReadyWarm, Rodapie Bienestar, Elnur, Farho, Taurus Tropicano, Orbegozo RA, Equation Calefactor, Valderoma, Kambrook, Britânia AB, Mondial Aquecedor, De'Longhi Capsule, Russell Hobbs Heater",
    'Home > Heating And Cooling > Fireplaces And Stoves':
      'Dimplex Optiflame, La Nordica, MCZ, Planika, Solo Stove Mesa, Dimplex Opti, Opti-myst, Duraflame, Touchstone Sideline, Real Flame, Morso, Charnwood, Jotul, Jøtul, Contura Ofen, Stovax, Spartherm, Wamsler, Haas+Sohn, Thorma, Justus Kaminofen, La Nordica Extraflame, Extraflame, Edilkamin, Palazzetti, Supra Poêle, Invicta Poêle, Bronpi, Solzaima, Lacunza, Ecofan, Caframo, Manor Fireside, Puraflame, Turbro, Klarstein Kamin, Muenkel, Xaralyn, Kratki, Etna Lareira',
    'Home > Heating And Cooling > Fans':
      'Dyson Cool, Vornado, Meaco Fan, Turbo Silence, EnergySilence, Hunter Fan, ForceSilence, Atomberg, Atomberg Renesa, Renesa, Atomberg Studio, Gorilla Fan, Havells Pacer, Havells Stealth, Havells Ambrose, Crompton HS Plus, Crompton Energion, Hill Briz, Usha Striker, Usha Mist Air, Usha Maxx Air, Orient Apex, Orient Electric Apex, Orient Aeroquiet, Aeroquiet, Bajaj Frore, Frore, Luminous Fan, V-Guard Fan, Polycab Fan, Meaco MeacoFan, MeacoFan, Dyson AM07, Dyson Cool AM, Vornado 660, Vornado 6303, Honeywell TurboForce, TurboForce, Honeywell HY, Lasko Wind Curve, Wind Curve, Lasko Tower, DREO Tower, Dreo Nomad, Dreo Cruiser, Shark FlexBreeze, FlexBreeze, Minka Aire, Westinghouse Fan, CasaFan, Faro Ventilador, Duux Whisper, Whisper Flex, Stadler Form Otto, Rowenta Turbo Silence, Turbo Silence Extreme, Rowenta Eole, Eole, EnergySilence Aero, Cecotec EnergySilence, Bimar VP, Vortice Nordik, Vortice, Blauberg, Soler & Palau Silent, Silent-100, Vent-Axia, Xpelair, Manrose, Arno Turbo Force, Arno Silence, Arno Ultra Silence, Mallory, Ventisol, Ventisilva, Mondial Super Power, VSP-40, Britânia Maxi Power, Wap Flow, JisuLife, Broan, Delta BreezSignature',
    'Home > Heating And Cooling > Air Conditioners':
      "Daikin, PortaSplit, Pinguino, Comfee Mobile, Midea U, Windmill AC, Remko, Voltas, Blue Star, Lloyd Split, Hitachi Split, Daikin FTKF, Daikin Perfera, Daikin Sensira, Panasonic Etherea, Mitsubishi Electric MSZ, MSZ, Mitsubishi Heavy, Mitsubishi MSZ, Fujitsu General, O General, Carrier Split, Samsung WindFree, WindFree, LG Dual Inverter, LG Dual Cool, Dualcool, Toshiba Seiya, Gree Split, Midea PortaSplit, De'Longhi Pinguino, Pinguino PAC, PAC EM, PAC N, Comfee Eco Friendly, Trotec PAC, Symphony Diet, Symphony Cooler, Symphony Ice Cube, Bajaj PX, Bajaj DMH, Crompton Ozone, Kenstar Cooler, Honeywell Portable AC, Black+Decker BPACT, Whynter, Frigidaire FFRE, Evapolar, EnergySilence Clima, Cecotec ForceClima, ForceClima, Olimpia Splendid Unico, Unico Inverter, Argo Split, Consul Split, Elgin Eco, Elgin Split, Springer Midea, Komeco, Philco PAC, Hisense Wings, Haier Pearl, Baxi Astra, Giatsu, Arctic Air Cooler",
    'Home > Heating And Cooling > Air Purifiers':
      'Levoit Core, Winix, Blueair, Coway Airmega, Dyson Purifier, Airgle, Rabbit Air, Smart Air, Airthings, Dyson Purifier Cool, Purifier Cool, Purifier Hot+Cool, Dyson Pure Cool, Dyson Pure Hot, Dyson TP, Levoit Core 300, Core 300S, Levoit Vital, Vital 200S, Levoit LV, Coway, Airmega, Blueair Blue Pure, Blue Pure, Winix Zero, Philips Series 800, Philips AC, AC2936, Philips 2000i, Xiaomi Air Purifier, Mi Air Purifier, Smartmi, Rowenta Pure Air, Intense Pure Air, Honeywell HPA, HPA300, Honeywell Air Touch, GermGuardian, Medify, Alen BreatheSmart, BreatheSmart, IQAir, IQAir HealthPro, Molekule, Molekule Air, Ikea Förnuftig, Förnuftig, Uppåtvind, Starkvind, Sharp FP, Plasmacluster, Airthings View, Airthings Wave, Aranet4, Netatmo Healthy, Qingping, Ideal AP, Soehnle Airfresh, Airfresh Clean, Leitz TruSens, TruSens, Cecotec TotalPure, TotalPure, Eureka Forbes Air, Puroair, Shark NeverChange, Shark Air Purifier, Meaco Clean, MeacoClean, Bionaire, Wein Air',
    'Home > Heating And Cooling > Humidifiers And Dehumidifiers':
      "Meaco, DampRid, Venta, Levoit Classic, Humydry, Ariasana, Vicks Humidifier, Rubson Aero 360, UHU Airmax, Canopy Humidifier, MeacoDry, MeacoDry Arete, Arete One, Meaco Arete, Meaco 12L, Meaco 20L, EcoAir DD, Ebac, Pro Breeze Dehumidifier, Pro Breeze, De'Longhi Tasciugo, Tasciugo, AriaDry, Tasciugo AriaDry, Argo Dry, Frigidaire FFAD, hOmeLabs, Midea Cube, hOme Dehumidifier, Unibond Aero 360, Aero 360, Rubson Aero, Ceresit Aero, Levoit Classic 300S, Levoit OasisMist, OasisMist, Levoit Superior 6000S, Honeywell HCM, Pure Enrichment MistAire, MistAire, Vicks Warm, Vicks Filter-Free, Vicks WarmMist, AquaOasis, Elechomes, Dyson Humidify, Philips NanoCloud, NanoCloud, Venta LW, LW15, LW25, Stadler Form Oskar, Oskar Humidifier, Stadler Form Eva, Beurer LB, LB 37, LB 45, Medisana AH, TFA Thermo-Hygrometer, ThermoPro TP50, ThermoPro TP49, TP50, TP49, Govee Hygrometer, Inkbird IBS, Evercombi, Absodry, Thomar AirDry, Bison Rubson, Wenko Raumentfeuchter, Sec'O, Comfee MDDF, MDDF, Inventor EVA, Inventor Fresh, BigDry, Cecotec BigDry, PureAroma, Orbegozo DH, Relaxmedic Umidificador, Mondial Comfort Air, Elgin Umidificador, G-Tech Allergy Free, Boneco H300, Boneco U350",
    'Home > Heating And Cooling > Electric Blankets And Heat Pads':
      'Beurer HK, Beurer HD, Beurer UB, Imetec Scaldasonno, Fashy, Sunbeam Blanket, Fänn, Dreamland, Sanitas SHK, Hotties, Beurer HK 35, Beurer HK 125, Beurer HD 75, HK 35, Medisana HP, HP 605, Medisana HDW, Sanitas SHK 18, Silentnight Comfort Control, Comfort Control, Slumberdown Electric, Dreamland Intelliheat, Intelliheat, Morphy Richards Washable, Bedsure Heated, Sunbeam Heating Pad, Pure Enrichment PureRelief, PureRelief, Imetec Intellisense, Imetec Sensitive, Adapto, Relax Adapto, Daga, Daga Flexy-Heat, Flexy-Heat, Flexyheat, Solac Helsinki, Beurer Manta, Medisana HU, Ufesa Complet, Terraillon Chauffant, Lanaform, HotHands, Ocoopa, Zippo Hand Warmer, Expressions Heating Pad, Flamingo Heat, Fashy Wärmflasche, Hugo Frosch, Yuyu Bottle, Zhu-Zhu Warmies, Grünspecht Kirschkern, Theraline Kirschkern, Johnson Hot Water',
  },
}
