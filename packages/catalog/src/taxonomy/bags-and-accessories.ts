import type { Branch } from './branch.ts'

/** Categories of the top-level category "Bags And Accessories". */
export const BAGS_AND_ACCESSORIES: Branch = {
  rubrics: {
    'Bags And Accessories': 'apparel',
  },
  brands: {
    'Bags And Accessories':
      'Fossil, Parfois, Bijou Brigitte, Coach, Accessorize, Hermès, Mulberry, Radley, Lavie, Baggit, Hidesign, Da Milano, Vera Bradley, Tumi Alpha, Baggallini, Travelon, Pacsafe, Lipault, Hedgren, Samsonite Red, Skpat, Misako, Bimba y Lola, Tous Bolso, Coccinelle, The Bridge, Alviero Martini, O bag, Capodarte, Caprese Mara, Caprese Handbag, Tommy Hilfiger, Calvin Klein, Lacoste, Karl Lagerfeld, Pieces Accessoires',
    'Bags And Accessories > Backpacks':
      'Eastpak, Jansport, Herschel, Kånken, Eastpak Padded, Sandqvist, Anello, Cabaïa, Johnny Urban, Borealis, The North Face Borealis, Jester Backpack, Vault Backpack, Little America, Herschel Little America, Pop Quiz, Fjällräven Kånken, Eastpak Provider, Eastpak Orbit, Wildcraft, Skybags, American Tourister Backpack, Roncato Zaino, Vans Realm, Dakine, Burton Kilo, Pacsafe Metrosafe, Nike Elemental, Nike Heritage Backpack, Fjällräven Räven, Freitag, Rains Backpack, Peak Design, Arctic Hunter, Aevor, pinqponq, GOT BAG, Topo Designs',
    'Bags And Accessories > Backpacks > School Backpacks':
      "Ergobag, Satch, Scout, Step by Step, McNeill, Seven Zaino, Tann's, DerDieDas, Pottery Barn Kids Mackenzie, Smiggle, Ergobag Pack, Ergobag Cubo, Scout Alpha, Step by Step Space, DerDieDas Ergoflex, Coocazoo, Herlitz, Lässig, Skip Hop Zoo, Pack Easy, Jeune Premier, Caramel & Cie, Bodypack, Poids Plume, Totto, Safta, Movom, Perletti, Gabol Escolar, Sestini, Luxcel, Freethink, Beckmann, State Bags, L.L.Bean Original Book Pack, Nikidom, YOU Zaino",
    'Bags And Accessories > Backpacks > Laptop Backpacks':
      'SwissGear, XD Design Bobby, Wenger, Everki, Matein, ScanSmart, Kopack, Targus Backpack, Kroser, Bange, Thule Subterra, Incase, Nomatic, Tomtoc, Lenovo Backpack, HP Backpack, Lymmax, Kenneth Cole Reaction, Swissdigital, Mark Ryden, Samsonite Guardit, Samsonite Pro-DLX',
    'Bags And Accessories > Handbags':
      'Michael Kors, Kate Spade, Furla, Guess, Liu Jo, Longchamp, Gucci, Louis Vuitton, Prada, Carpisa, Dooney & Bourke, Roseau, Coach Tabby, Coach Willow, Birkin, Le Tanneur, Lancaster Paris, Jacquemus, Polène, Lancel, Gerard Darel, JW PEI, Telfar, Marc Jacobs, Tory Burch, Rebecca Minkoff, Strathberry, DKNY, Calvin Klein Handtasche, Aigner, Picard, Joop Tasche, Bogner Tasche, Gabs, Pinko, Love Moschino, Borbonese, Valentino Bags, Braccialini, Coccinelle Beat, Parfois Bolso, Abbacino, Pikolinos Bolso, Miss Lulu, Realer, Montana West, Jen & Co, Chenson, Chloé Marcie, Lady Dior, Bottega Veneta, Balenciaga, YSL, Saint Laurent, Arezzo Bolsa, Santa Lolla',
    'Bags And Accessories > Handbags > Tote Bags':
      'Le Pliage, Neverfull, Baggu, The Tote Bag, Vanessa Bruno, Le Pliage Original, Loungefly Tote, Telfar Shopping, Boat and Tote, Cabas Vanessa Bruno',
    'Bags And Accessories > Handbags > Shoulder Bags': '',
    'Bags And Accessories > Handbags > Crossbody Bags':
      'Baggallini Modern, Waterfly, Modern Everywhere, Snapshot Bag, Everywhere Crossbody, Bellroy Sling, Uniqlo Round, Peak Design Sling, Pinko Love, Travelon Anti-Theft',
    'Bags And Accessories > Handbags > Clutches': '',
    'Bags And Accessories > Messenger Bags':
      'Timbuk2, Bree Punch, Chrome Industries, Timbuk2 Classic, Freitag F, Crumpler, Manhattan Portage',
    'Bags And Accessories > Messenger Bags > Briefcases':
      'Case Logic, Targus, Leonhard Heyden, Piquadro, CityLite, Targus CityLite, Samsonite Guardit Briefcase, Solo New York, Tumi Brief, Kenneth Cole Manhattan, Ful, Hama Notebooktasche, Everki Advance, Bond Street',
    'Bags And Accessories > Belt Bags':
      'Everywhere Belt Bag, Kipling, Springer, Eastpak Springer, Everywhere Belt, Cotopaxi Hip, Patagonia Atom Sling, Herschel Seventeen, Herschel Nineteen, Herschel Fifteen, Dakine Hip Pack',
    'Bags And Accessories > Gym Bags':
      'Brasilia Duffel, Undeniable Duffel, Brasilia 9.5, Nike Brasilia, Tiro League, Adidas Tiro Duffel, Defender Duffel, Puma Phase, Phase Gym, UA Undeniable, Nike Academy Team Bag, Kipsta Essential Bag, Jako Classico, Erima Club 5, Nike Gym Club, Challenger Duffel, Adidas Linear Duffel, Adidas Essentials Linear, Undeniable 5.0, Under Armour Undeniable, UA Contain, UA Duffle',
    'Bags And Accessories > Shopping Bags':
      'Andersen Shopper, Reisenthel, Rolser, Carrybag, Baggu Standard, Rolser I-Max, I-Max, Andersen Royal, Secc Shopper, Playmarket, Carlinea, Gimi Trolley, Envirosax, ChicoBag, Reisenthel Mini Maxi, Carrybag Frame, Loqi',
    'Bags And Accessories > Lunch Bags':
      'PackIt, Built NY, Bentgo Lunch Bag, Lifewit, MIER Lunch, Bentology, Thermos Lunch, Hydro Flask Lunch, Yeti Daytrip, Monbento Cocoon, Igloo Lunch, Carhartt Lunch',
    'Bags And Accessories > Luggage':
      "Samsonite, Rimowa, American Tourister, Delsey, Travelite, Tumi, Roncato, Travelpro, Stratic, Gabol, Aristocrat, Mokobara, uppercase, Titan Koffer, Antler, Tripp, It Luggage, Lojel, Eminent, Briggs & Riley, Beis, Level8, Hauptstadtkoffer, Horizn Studios, Skyway, Rockland, VIP Foxtrot, Jaslen, Totto Maleta, Vogart, Benzi, Elite Bagaglie, Mandarina Duck, Ciak Roncato, Bric's, Primicia, Sestini Mala, Swiss Move, LeviYo, Visa Delsey, Samsonite S'Cure, S'Cure, Flux Spinner, Termo Young, Jump Bagages, Alistair, Away The Bigger, Travel Pro Maxlite, VIP Luggage, Safari Pentagon, Safari Trolley, Monos Luggage",
    'Bags And Accessories > Luggage > Carry On Luggage':
      'Cabin Max, Cabin Max Metz, Away The Carry-On, The Carry-On, Narwey, Aerolite, Carry-On Closet, Metz 40x30x20',
    'Bags And Accessories > Luggage > Luggage Sets': 'Coolife, Showkoo, Merax Luggage',
    'Bags And Accessories > Luggage > Travel Bags':
      "Base Camp Duffel, Black Hole Duffel, The North Face Base Camp, Patagonia Black Hole, Base Camp Voyager, Eagle Creek Cargo, Db The Strøm, Bric's X-Bag, Osprey Transporter, Rolling Thunder, Cargo Hauler, Cotopaxi Allpa, North Face Base Camp",
    'Bags And Accessories > Luggage > Toiletry Bags':
      'Bagsmart, Relavel, Wenger Toiletry, Victoria Green, Reisenthel Toiletbag',
    'Bags And Accessories > Luggage > Garment Bags': 'WallyBags, WallyBags 45, Hangerworld',
    'Bags And Accessories > Luggage > Packing Cubes':
      'Eagle Creek Pack-It, Pack-It Reveal, Pack-It Isolate, Bagail, Well Traveled Cubes, Compass Rose Cubes, Veken Packing, Veken 8 Set',
    'Bags And Accessories > Luggage > Luggage Accessories': 'Forge TSA, Heys eScale, Etekcity Luggage',
    'Bags And Accessories > Luggage > Travel Pillows':
      'Trtl, Cabeau, Travelrest, Cabeau Evolution, Evolution S3, Tempur Transit, Transit Pillow, Ostrichpillow, BCOZZY, J-Pillow, MLVOC, napfun',
    'Bags And Accessories > Wallets':
      'Bellroy, Buxton, Bugatti Geldbörse, Fossil Derrick, Fossil Neel, Derrick, Ranger Passcase, Hidesign Wallet, WildHorn, Urban Forest, Esprit Geldbörse, Maître Geldbörse, Braun Büffel, Camel Active Geldbörse, Hammer Anvil, Alpine Swiss, Access Denied, Bellroy Note Sleeve, Trayvax',
    'Bags And Accessories > Wallets > Card Holders':
      'Secrid, Ridge Wallet, Ekster, Exentri, Secrid Miniwallet, Miniwallet, Cardprotector, Secrid Cardprotector, The Ridge, I-Clip, Space Wallet, Tru Virtu, Ögon, Bellroy Card Sleeve, Slimpuro, Walter Wallet',
    'Bags And Accessories > Wallets > Coin Purses': '',
    'Bags And Accessories > Wallets > Passport Holders': 'Zero Grid, Eagle Creek Undercover, Lewis N. Clark',
    'Bags And Accessories > Wallets > Keychains':
      'Orbitkey, Monchhichi Keychain, KeySmart, Nite Ize S-Biner, Labubu Keychain, Rabbit Foot Keychain',
    'Bags And Accessories > Watches':
      'Seiko, Tissot, Citizen, Daniel Wellington, Festina, Ice-Watch, Junghans, Titan Neo, Titan Raga, Titan Karishma, Fastrack, Technos, Invicta, Mondaine, Orient, Orient Bambino, Lorus, Pulsar Watch, Bulova, Movado, Longines, Omega Speedmaster, Omega Seamaster, Speedmaster, TAG Heuer, Breitling, Oris, Sinn, Nomos, Certina, Mido, Swatch, Skagen, MVMT, Cluse, Olivia Burton, Lotus Reloj, Viceroy, Sector, Breil, Guess Uhr, Emporio Armani AR, Michael Kors Runway, MK5055, Michael Kors Parker, Fossil Grant, Fossil Machine, Diesel Mega Chief, Mega Chief, Boss Uhr, Tommy Hilfiger 179, Armani Exchange AX, Seiko 5, Seiko 5 Sports, Presage, Tissot PRX, Tissot Le Locle, PRX, T-Classic, Petite Melrose, Laco, Stowa, Zeppelin Uhr, Bering, Obaku, Rosefield, Police Watch, Daniel Klein, Curren, Naviforce, Megir, Pagani Design, Champion Relógio, Orient Relógio, Euro Relógio, Condor Relógio, Q&Q, Jacques Lemans, Boccia, Maserati Watch, Timex, Timex Weekender, Timex Expedition, Raymond Weil, Frederique Constant, Maurice Lacroix, Rado, Hublot, Patek Philippe, Audemars Piguet, Vincero, Anne Klein, Nine West Watch, Casio Edifice, Edifice, Casio MTP, Casio LTP, Victorinox I.N.O.X., Rolex, Hamilton Khaki, Khaki Field, Jazzmaster, Sonata Watch',
    'Bags And Accessories > Watches > Digital Watches':
      'G-Shock, Casio Vintage, Baby-G, Timex Ironman, Flik Flak, Casio F91W, F91W, F-91W, Casio A158, A158W, A168W, Casio Illuminator, Armitron, Armitron Sport, Casio Collection, GA-2100, GA-100, DW-5600, DW-9052, GW-M5610, CasiOak, Timex Marathon, Casio G-Shock, Casio Baby-G, Mudder Digital, V.A.R.G. Sport, AE-1200, Casio AE1200, W-800H, Skmei, Speedo Watch, Freestyle Shark',
    'Bags And Accessories > Watches > Dive Watches':
      'Submariner, Promaster, Seamaster, Prospex, Seastar, Promaster Diver, Citizen Promaster, Seiko Prospex, Invicta Pro Diver, Pro Diver, Tissot Seastar, Orient Mako, Orient Kamasu, Rolex Submariner, Certina DS Action, DS Action, Oris Aquis, Aquis, Fossil Blue Diver, SKX007, San Martin Diver',
    'Bags And Accessories > Watches > Pocket Watches': '',
    'Bags And Accessories > Watches > Watch Straps':
      'Hirsch, Barton Watch Bands, Barton Quick Release, Barton Elite, Quick Release Elite, Morellato Cinturino, Cinturino Morellato, Hadley-Roma, Speidel Twist-O-Flex, Crown & Buckle, Fluco, Ritche, Archer Watch Straps, Hirsch Duke, Meyhofer',
    'Bags And Accessories > Watches > Watch Boxes':
      'Wolf Cub, Wolf Winder, Barrington Watch Winder, Versa Winder, Rapport London, Wolf Heritage',
    'Bags And Accessories > Jewelry':
      "Pandora, Swarovski, Thomas Sabo, Tous, Morellato, Tiffany, Christ Schmuck, Alex and Ani, Cartier, Nomination, PAVOI, Mejuri, Kendra Scott, Monica Vinader, Missoma, Astrid & Miyu, APM Monaco, Ania Haie, Purelei, Engelsrufer, Leonardo Jewels, Les Georgettes, Cleor, Histoire d'Or, Maty, Uno de 50, Unode50, PDPaola, Aristocrazy, Majorica, Lodestar, Stroili, Bliss Gioielli, Comete, Pomellato, Giovanni Raspini, Brosway, Rosato, Vivara, Life by Vivara, Rommanel, Tanishq, CaratLane, Giva, Zaveri Pearls, Shining Diva, Sukkhi, YouBella, Yellow Chimes, Melorra, Voylla, Zaveri, David Yurman, Brilliant Earth, Blue Nile, Jared Neil Lane, Effy, Pernia's, Amanta, J. C. Adams, Xuping, Nialaya, Bvlgari B.zero1",
    'Bags And Accessories > Jewelry > Necklaces': 'Timeless Halo Collier, PAVOI Paperclip',
    'Bags And Accessories > Jewelry > Earrings': 'Swarovski Stilla, Stilla',
    'Bags And Accessories > Jewelry > Bracelets':
      'Ti Sento, Cruciani, Pura Vida, Moments Snake Chain, Snake Chain Bracelet, Composable Classic, Nomination Composable, Nomination Classic, Alex and Ani Expandable, Lokai, Miansai, Paul Hewitt Phrep, Chan Luu, Pandora Reflexions',
    'Bags And Accessories > Jewelry > Rings': 'Pandora Timeless Ring, Groove Life Ring, Qalo, Enso Rings',
    'Bags And Accessories > Jewelry > Charms And Pendants':
      'Pandora Moments, Chamilia, Pandora Disney, Thomas Sabo Anhänger, Charm Club, Pandora Murano, Pandora Charm, Pandora Clip',
    'Bags And Accessories > Jewelry > Brooches': '',
    'Bags And Accessories > Jewelry > Body Jewelry': 'Crazy Factory',
    'Bags And Accessories > Jewelry > Jewelry Boxes':
      'Stackers, Songmics Jewelry Box, Stackers Classic, Stackers Taupe, Wolf Zoe, Mele & Co, Umbra Trigem',
    'Bags And Accessories > Sunglasses':
      'Ray-Ban, Wayfarer, Persol, Oakley, Hawkers, Maui Jim, Polaroid, Quay, Goodr, Izipizi, Ray-Ban RB3025, RB3025, RB2140, RB4165, RB2132, Clubmaster, Ray-Ban Justin, Oakley Holbrook, Holbrook, Sutro, Radar EV, Flak 2.0, Gascan, Knockaround, Fort Knocks, Costa Del Mar, Carrera Sunglasses, Serengeti, Bollé, Julbo, Uvex Sportstyle, Smith Lowdown, Vogue Eyewear, Arnette, Northweek, D.Franklin, Meller, Wolfnoir, Le Specs, Sungait, Duduma, Vincent Chase, IDEE, Chilli Beans, Invu, Sunski, Blenders Eyewear, Pit Viper, Heat Wave Visual, Spy Optic, Dragon Alliance, 100% Speedcraft, Rudy Project, Privé Revaux, Police Sunglasses, Alpina Sonnenbrille, Mango Sonnenbrille, Mr. Boho, Persol 714, Celine Eyewear, Maui Jim Peahi, Gucci GG, Prada PR, Carrera 1007, Carrera 1001, Carrera Champion, Carrera Hyperfit',
    'Bags And Accessories > Glasses': 'Lenskart, Warby Parker, Mister Spex, Fielmann',
    'Bags And Accessories > Glasses > Eyeglass Frames':
      'Silhouette, Lindberg, Ray-Ban RX, RX5228, RX5154, RX7047, RX5184, RX6489, Zenni, Oakley Pitchman, Pitchman, Oakley OX, Lenskart Air, Vincent Chase Eyeglasses, Titanflex, Mykita, Cazal, ic! berlin, Flexon, Converse Eyewear, Etnia Barcelona, Gigi Studios, Titan Eyeplus, Vogue VO',
    'Bags And Accessories > Glasses > Reading Glasses':
      'Foster Grant, Magnivision, Eyekepper, Peepers, Readerest, Gamma Ray Readers, I Need You Lesebrille, Cross Eyewear, Opulize, ThinOptics, LooK Optic, B+D, Nannini, Proximo, Cheaters',
    'Bags And Accessories > Glasses > Blue Light Glasses':
      'Gunnar, Felix Gray, Gunnar Intercept, livho, Gunnar Optiks, TIJN, Cyxus, Felix Gray Nash, Lenskart Blu, Horus X, Klim Optics',
    'Bags And Accessories > Glasses > Glasses Cases': 'Croakies, Croakies Original, Chums, Cablz',
    'Bags And Accessories > Hats':
      'Stetson, Borsalino, Brixton, Mayser, Akubra, Kangol, Stetson Open Road, Bailey Hats, Barmah, Conner Hats, Goorin, Lack of Color, Janessa Leone, Kangol 504, Lierys, Bollman, Seeberger, Göttmann, Balke, Fernández y Roche, Pantropic, Scala Hats, Failsworth, Hutter, Elosegui, Laulhère, Hat Attack',
    'Bags And Accessories > Hats > Caps':
      "New Era, 9FORTY, 59FIFTY, 47 Brand, Goorin Bros, Flexfit, Djinns, 9FIFTY, 39THIRTY, 9TWENTY, New Era 9FORTY, '47 Clean Up, 47 Clean Up, 47 MVP, Clean Up, Mitchell & Ness Snapback, Nike Legacy91, Dad Cap, Richardson 112, Yupoong, Melin, Legacy 91, Nike Heritage86, Adidas Baseball Cap, Von Dutch, Ed Hardy Cap, Grassroots California, Top Gun Cap, Casquette NY, Capslab, John Deere Cap, Otto Cap, Puma Essentials Cap, Beechfield",
    'Bags And Accessories > Hats > Beanies':
      'Eisbär, Barts, Chillouts, Carhartt A18, A18, Acrylic Watch, Watch Hat, Dock Worker, Norse Beanie, Salty Dog Beanie, Tuque, Eisbär Mütze, Maximo, Sterntaler Mütze, Love Your Melon, C.C Beanie, CC Beanie, Turtle Fur, Fisherman Beanie, Le Bonnet, Coal Headwear, Roeckl Mütze, Seeberger Mütze, Dock Worker Recycled',
    'Bags And Accessories > Hats > Sun Hats':
      'Tilley, Sunday Afternoons, Bora Bora, Booney, Bora Bora II, Kangol Bermuda, Tilley LTM6, Wallaroo, Coolibar Hat, Columbia Booney, San Diego Hat, Rip Curl Straw, Carve Designs, Quechua Bob, Wallaroo Hat',
    'Bags And Accessories > Gloves':
      'Roeckl, Hestra, Isotoner, Dents, Isotoner Gloves, UGG Gloves, The North Face Etip, Etip, Portolano, Merola, Agnelle, Kessler Handschuhe, KinetiXx, Otto Kessler',
    'Bags And Accessories > Gloves > Mittens':
      'Reusch, Ziener, Level Gloves, Army Leather Heli, Hestra Army, Hestra Heli, Dakine Titan, Burton Gore Mitt, Kombi, Swany, Kinco, Black Diamond Guide, Gordini, Barts Mitts, Roeckl Ski, Snowlife, Reusch Mitten',
    'Bags And Accessories > Scarves':
      'Codello, Passigatti, Fraas, Acne Studios Canada, Canada Narrow, Burberry Scarf, Hermès Carré, Faliero Sarti, Becksöndergaard, Begg x Co, Ecodry Hijab, Inouitoosh, Petrusse, V. Fraas, Barbour Scarf',
    'Bags And Accessories > Scarves > Bandanas And Neck Gaiters':
      'Buff, H.A.D., Seirus, Buff Original, EcoStretch, Original EcoStretch, Buff Coolnet, Coolnet, Merino Buff, HAD Original, 4FUN, Smartwool Gaiter, Hoo-rag, Turtle Fur Neck, P.A.C.',
    'Bags And Accessories > Belts':
      "Anderson's, Slidebelts, Vanzetti, Mission Belt, Levi's Reversible, Slide Belts, KORE Essentials, Lindenmann, Anthoni Crown, Nexbelt, Bacca Bucci, Buckle My Belt, Trafalgar Belts, Tonywell, Chaoren, Lindemann Gürtel",
    'Bags And Accessories > Belts > Suspenders': 'Perry Suspenders, Lindenmann Hosenträger',
    'Bags And Accessories > Ties':
      "Marinella, Tie Bar, Drake's, Bigi Cravatte, Tino Cosma, Blick Krawatte, Fabio Farini, Puccini",
    'Bags And Accessories > Ties > Bow Ties': '',
    'Bags And Accessories > Ties > Pocket Squares': '',
    'Bags And Accessories > Ties > Cufflinks': 'Cufflinks Inc, Tateossian, Ravi Ratan',
    'Bags And Accessories > Umbrellas':
      'Knirps, Doppler, Euroschirm, Fulton, Blunt, Samsonite Umbrella, Totes Titan, Knirps T.200, T.200, Repel Umbrella, Davek, ShedRain, Senz, Doppler Fiber, Ezpeleta, Vogue Paraguas, Perletti Ombrello, H.Due.O, Isotoner Parapluie, Piganiol, Weatherman, GustBuster, Hunter Umbrella, Fulton Birdcage, Birdcage, Lewis N Umbrella, Totes Umbrella, Totes Auto',
  },
}
