import type { Branch } from './branch.ts'

/** Categories of the top-level category "Clothing". */
export const CLOTHING: Branch = {
  rubrics: {
    Clothing: 'apparel',
  },
  brands: `
Clothing: Zara, H&M, Tommy Hilfiger, Desigual, Esprit, s.Oliver, Tom Tailor, Vero Moda, Jack & Jones, Superdry, Uniqlo, Old Navy, Banana Republic, J.Crew, Abercrombie & Fitch, Hollister, American Eagle, Aeropostale, ASOS, ASOS Design, Boohoo, PrettyLittleThing, Shein, Primark, River Island, Topshop, Topman, New Look, Ted Baker, Joules, Barbour, Marks & Spencer, M&S, Gant, Ralph Lauren, Polo Ralph Lauren, Massimo Dutti, Bershka, Pull&Bear, Stradivarius, Only & Sons, Selected Homme, Street One, Cecil, Gerry Weber, Marc O'Polo, Camp David, Celio, Kiabi, Promod, Camaïeu, Bonobo, Etam, OVS, Terranova, Renner, Malwee, Marisa, FabIndia, Allen Solly, Peter England, Louis Philippe, Park Avenue, Bewakoof, Zudio, Westside, Carter's, OshKosh B'gosh, Petit Bateau, Vertbaudet, Okaïdi, C&A, Eddie Bauer, Lands' End, L.L.Bean, Anthropologie, Free People, Lane Bryant, Torrid, Scotch & Soda, Carhartt, Carhartt WIP, Nautica, Brooks Brothers, J.Lindeberg, Amazon Essentials, Goodfellow, Wild Fable, F&F, Tu Clothing, Cia Hering, Aramis Menswear, Gap Kids, Next Womens, Calvin Klein, Seasalt Cornwall, Seasalt, White Stuff, FatFace, Fat Face, Phase Eight, Hobbs, Reiss, AllSaints, Whistles, Karen Millen, Mint Velvet
Clothing > Tops:
Clothing > Tops > T-Shirts: Fruit of the Loom, Gildan, Bella Canvas, Comfort Colors, Beefy-T, Hanes ComfortSoft, Next Level, Heavy Cotton, Heavyweight Pocket, American Apparel, Stanley/Stella
Clothing > Tops > Polo Shirts: Lacoste, Fred Perry, La Martina, U.S. Polo Assn, L.12.12, Vineyard Vines Polo, Original Penguin
Clothing > Tops > Tank Tops:
Clothing > Tops > Shirts:
Clothing > Tops > Shirts > Dress Shirts: Eton, Olymp, Eterna, Seidensticker, Van Heusen, Charles Tyrwhitt, T.M. Lewin, Luxor Modern Fit, Olymp Luxor, Olymp Level Five, Marvelis, Hawes & Curtis, Calvin Klein Dress Shirt, Eagle Dress Shirt, Dudalina, Jacques Britt, Pure Hemd
Clothing > Tops > Shirts > Casual Shirts: Legendary Whitetails, Tommy Bahama, Reyn Spooner
Clothing > Tops > Blouses:
Clothing > Tops > Long Sleeve Tops:
Clothing > Tops > Crop Tops:
Clothing > Tops > Bodysuits:
Clothing > Tops > Sweaters: John Smedley, Falconeri, Benetton, Naadam, Quince Cashmere, Monte Carlo, Missoni
Clothing > Tops > Sweaters > Pullovers: Pringle of Scotland, Johnstons of Elgin, Aran Crafts, Peregrine
Clothing > Tops > Sweaters > Cardigans And Sweater Vests:
Clothing > Tops > Hoodies: Powerblend Fleece, Club Fleece, Trefoil Hoodie, Reverse Weave, Essentials Fear of God, Rival Fleece, UA Rival, Nike Club Hoodie, Essentials Hoodie, Icon Hoodie
Clothing > Tops > Sweatshirts:
Clothing > Bottoms:
Clothing > Bottoms > Jeans: Levi's, Wrangler, Diesel, True Religion, Replay, G-Star, 7 For All Mankind, Pepe Jeans, Ribcage, Levi's 501, Levi's 511, Texas, Wrangler Authentics, Cowboy Cut, Lee Brooklyn, Lee Daren, Rider Jeans, Nudie Jeans, Mavi, LTB, Cross Jeans, Tommy Jeans, Calvin Klein Jeans, AG Jeans, Paige, Frame Denim, Lucky Brand, Silver Jeans, Good American, Not Your Daughter's Jeans, NYDJ, Signature by Levi Strauss, Pioneer Rando, Salsa Jeans, Lois, Kaporal, Carrera Jeans, Sawary, Damyller, Pit Bull Jeans, Spykar, Flying Machine, Killer Jeans, Levi's 505, Levi's 514, Levi's 541, Levi's 569, Levi's 502, Levi's 721, 501 Original, Lee Jeans, Lee Rider, Lee Luke, Lee Marion, Lee Scarlett, Lee Regular Fit, Lee West, Diesel D-Mihtry, Diesel 1979, Diesel Larkee, Mustang Jeans
Clothing > Bottoms > Trousers: Brax, Brax Carola, Brax Cadiz, Gardeur, Eurex, Alberto, Zerres, Raphaela by Brax
Clothing > Bottoms > Trousers > Chinos: Dockers, Dockers Signature Khaki, Signature Khaki, Bonobos, Essential Khakis, Gap Essential Khakis, GapFlex
Clothing > Bottoms > Trousers > Dress Pants: Haggar, Haggar Cool 18, Savane, Farah, Meyer Hosen
Clothing > Bottoms > Trousers > Cargo Pants: Brandit, US Ranger, 5.11 Stryke, Propper, Surplus Raw Vintage, Alpha Industries Jet, Dickies Millerville, Dickies Eagle Bend, Levi's Xx Cargo
Clothing > Bottoms > Trousers > Sweatpants:
Clothing > Bottoms > Leggings: Go Colors, No Nonsense, LuLaRoe
Clothing > Bottoms > Shorts: Baggies 5, Patagonia Baggies, Baggies Shorts
Clothing > Bottoms > Skirts:
Clothing > Dresses:
Clothing > Dresses > Casual Dresses: Seasalt Cornwall Dress
Clothing > Dresses > Evening Dresses: Adrianna Papell, Ever-Pretty, Mac Duggal, Jovani, Sherri Hill, Tadashi Shoji, Xscape, Alex Evenings, Vera Mont, Unique Vintage, Lulus
Clothing > Dresses > Wedding Dresses: Pronovias, Lilly Brautkleid, David's Bridal, Rosa Clará, Azazie, Birdy Grey
Clothing > Jumpsuits And Rompers:
Clothing > Jumpsuits And Rompers > Dungarees: OshKosh, Duck Bib, Lucy & Yak, Pointer Brand
Clothing > Outerwear: Moncler, Canada Goose, Wellensteyn, Woolrich, K-Way, Helly Hansen, Jack Wolfskin, Columbia, The North Face, Patagonia, Schöffel, Haglöfs, Arc'teryx, Mammut, Vaude, Rab, Berghaus, Regatta, Craghoppers, Trespass, Mountain Warehouse, Didriksons, Napapijri, CMP, Killtec, Icepeak, Peak Performance, Norrøna, Montane, Outdoor Research, Cotopaxi, Descente Allterrain, Wantdo, Orolay, Aigle Veste, Dare 2b, Fjällräven, Parajumpers, Mackage, Moose Knuckles, Woolrich Arctic, Superdry Everest, Ternua, +8000, Trangoworld, Eider, Millet, Lafuma Veste, Marmot Jacket, Marmot PreCip Eco
Clothing > Outerwear > Jackets: Barbour Bedale, Barbour Beaufort, Bedale
Clothing > Outerwear > Jackets > Denim Jackets: Levi's The Trucker Jacket, Levi's Trucker, Type III Trucker, Lee Rider Jacket
Clothing > Outerwear > Jackets > Leather Jackets: Schott, Schott NYC, Schott Perfecto, Milestone, Gipsy, Freaky Nation, AllSaints Balfern, Belstaff
Clothing > Outerwear > Jackets > Bomber Jackets: Alpha Industries, MA-1 VF, MA-1 TT, Baracuta, G9 Harrington
Clothing > Outerwear > Jackets > Rain Jackets: Schmuddelwedda, Stutterheim, Arcadia II, Watertight II, K-Way Le Vrai, K-Way Claude, Le Vrai Claude, Helly Hansen Moss, Moss Jacket, Torrentshell, Resolve Jacket, Rains, Seven J, Frogg Toggs, Derbe, BMS Regenjacke, Marmot Minimalist, Marmot PreCip, Antora, Alta Via, Glissade Rain, Petit Bateau Ciré, Arcadia II Rain
Clothing > Outerwear > Jackets > Puffer Jackets: Nuptse, Nano Puff, Down Sweater, Retro Nuptse, Thermoball, Micro Puff, Powder Lite, Cerium, Aconcagua, Colmar Originals, Pyrenex, JOTT, Ultra Light Down, Save The Duck, Canada Goose Crofton, Bosideng
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: Steens Mountain, Benton Springs, Better Sweater, Synchilla, Retro-X, Retro Pile, Denali, Glacier Fleece, 100 Glacier, TKA Glacier, Quechua MH100, MH100, Fast Trek, R1 Air, Kyanite, Polartec
Clothing > Outerwear > Jackets > Windbreakers And Softshells: Regatta Cera, Uproar Softshell, Apex Bionic, Windrunner, Houdini, Ascender Softshell, Dubidu
Clothing > Outerwear > Gilets: Joules Minx, Joules Stately, Nano Puff Vest, Barbour Gilet
Clothing > Outerwear > Coats:
Clothing > Outerwear > Coats > Parkas: Expedition Heritage, Canada Goose Expedition, Langford, Chilliwack, McMurdo, Arctic Parka, Khumbu Jacke, Nimbus Pullover
Clothing > Outerwear > Coats > Trench Coats: Burberry, London Fog, Aquascutum, Kensington Heritage, Burberry Kensington, Burberry Chelsea Heritage
Clothing > Outerwear > Coats > Ponchos And Capes:
Clothing > Suits And Tailoring: Hugo Boss, Roy Robson, Canali, Digel, Wilvorst, Charles Tyrwhitt Suit, Moss Bros, Indochino, SuitSupply, Emidio Tucci, Ermenegildo Zegna, Corneliani, Tagliatore, Strellson, Drykorn, Baldessarini, Ben Sherman Kings
Clothing > Suits And Tailoring > Suits:
Clothing > Suits And Tailoring > Blazers:
Clothing > Suits And Tailoring > Waistcoats:
Clothing > Underwear: Victoria's Secret, Schiesser, Hunkemöller, Intimissimi, Sloggi, Mey, Hanes, Jockey, Skims, Lupo, Hope Lingerie, DeMillus, Trifil, Loba, Zorba, Aerie, Calida, Hanro, Skiny, Speidel, Con-ta, Comazo, Felina, Women'secret, Oysho, Tezenis, Yamamay, Ysé, Rosy, Simone Pérèle, Jockey Elance, Enamor, Zivame, Clovia, Warner's, Fruit of the Loom Underwear, Cacique, ThirdLove, Selmark, Gisela, Ysabel Mora, Punto Blanco, Ferrys, Cotonella, Pompea, Liabel, Nottingham Intimo
Clothing > Underwear > Bras: Wonderbra, Triumph, Chantelle, Anita, Playtex, Lise Charmel, Amourette, Triumph Amourette, Doreen, Playtex 18 Hour, 18 Hour, Wacoal, Fantasie, Freya, Panache, Elomi, Le Mystere, Chantelle Rive Gauche, Naturana, Cosabella, Miraclesuit Bra, Gossard, Barely There, Body by Victoria, Vanity Fair Bra, Vanity Fair Beauty Back
Clothing > Underwear > Panties: Hanky Panky, Modibodi, Thinx
Clothing > Underwear > Boxers And Briefs: Dim, Athena, Eminence, Abanderado, Bruno Banani, Saxx, Calvin Klein Underwear, Cotton Stretch, Pull-in, Tommy Hilfiger Trunk, Emporio Armani Underwear, Aussiebum, Andrew Christian, 2XIST, MeUndies, Step One, Le Slip Français, Happy Shorts, HOM, Mundo Unico, XYXX, Unico, Uomo Trunks, Mash Underwear, Arrow Boxer, Hugo Boss Boxer, Calvin Klein Cotton Stretch, Calvin Klein Trunk, Calvin Klein Boxer, Calvin Klein Modern Cotton
Clothing > Underwear > Undershirts: Rupa, Rupa Frontline, Dollar Bigboss, Lux Cozi, Amul Macho
Clothing > Underwear > Thermal Underwear: Damart, Thermolactyl, Odlo, Icebreaker, Heattech, Smartwool, Thermajohn, Active Warm, Odlo Active, Damart Thermolactyl, Cuddl Duds, Medico Ski, Minus33, Ullfrotté, Woolpower, Helly Hansen Lifa, Devold, Merino 250, Aclima, Uniqlo Heattech, Rocky Thermal, Capilene
Clothing > Underwear > Shapewear: Spanx, Maidenform, Leonisa, Higher Power, Oncore, Yummie, Shapermint, HoneyLove, Ann Chery, Flexees, Naomi & Nicole, Miss Perfect
Clothing > Underwear > Lingerie Sets: Agent Provocateur, Obsessive, Aubade, Passion Lingerie, LivCo Corsetti, Leg Avenue Lingerie, Avidlove, Ann Summers, Savage X Fenty, Honey Birdette, Bluebella, Noir Handmade
Clothing > Socks: Falke, Happy Socks, Bombas, Burlington, Stance, Kunert, Gold Toe, Falke Tiago, Falke Airport, Falke Family, Falke Run, Balenzia, Bonjour Socks, HUE Socks, Sockwell, Sock Snob, Heat Holders, Pantherella, Doré Doré, Bleuforêt, Burlington Edinburgh, Camano, Nur Der, Puma Socken
Clothing > Socks > Ankle Socks: Classic Super No Show
Clothing > Socks > Knee High Socks:
Clothing > Socks > Sports Socks: X-Socks, Darn Tough, Balega, Feetures, Darn Tough Hiker, Hiker Micro Crew, Everyday Cushioned, Everyday Plus, Falke RU4, Falke TK2, Swiftwick, Thorlos, Bridgedale, Lorpen, Rohner Socks, Compressport, Smartwool PhD, Performance Hike, Incrediwool, Tabio, CEP Socks, CEP Run Socks, CEP The Run Socks
Clothing > Socks > Tights And Stockings: Wolford, Calzedonia, Golden Lady, Nur Die, L'eggs, Dim Up, Oroblu, Pretty Polly, Satin Touch, Wolford Satin, Falke Pure Matt, Cervin, Le Bourget, Sheertex, Sheerly Touch, No Nonsense Sheer, Hue Tights, Omero, Sarah Borghi, Philippe Matignon, Cette, Charnos, Aristoc, Gatta, Fiore, Snag, Hudson Strumpfhose, Well Collant, Collant Dim
Clothing > Socks > Leg Warmers:
Clothing > Sleepwear:
Clothing > Sleepwear > Pajamas: Eberjey, Gisele, Ekouaer, Karen Neuburger, Pajamagram, PajamaJeans, Cyberjammies, Chelsea Peers, Their Nibs, Petite Plume, Hatley, Dreams & Co, Lake Pajamas, Cozy Earth, Bedhead
Clothing > Sleepwear > Nightgowns:
Clothing > Sleepwear > Bathrobes: Parachute Robe, Barefoot Dreams CozyChic, Möve Bademantel, NY Threads, Egeria, Boca Terry, Richie House
Clothing > Sleepwear > Loungewear: Oodie, The Comfy, Comfy Original, The Comfy Original, Snuggie, Barefoot Dreams
Clothing > Swimwear: Sunflair, Seafolly, Calzedonia Mare, Banana Moon, Hurley Swim, Roxy Swim, Billabong, Lascana, Sunseeker, Olympia Bademode, Opera Bademode, Maryan Mehlhorn, Zoggs Swimwear, Funkita, Funky Trunks, Panache Swim, La Blanca, Tommy Bahama Swim, Cupshe, Zaful, Etam Bain, Calzedonia Costumi, Goldenpoint, Dolores Cortés, Rosa Faia
Clothing > Swimwear > Bikinis:
Clothing > Swimwear > Swimsuits: Endurance+ Medalist, Endurance Medalist, Speedo Endurance, Speedo Eco Endurance, Miraclesuit, Summersalt, Lands' End Tugless, Arena Powerskin, TYR Durafast, Speedo Fastskin LZR
Clothing > Swimwear > Swim Trunks: Vilebrequin, Sundek, MC2 Saint Barth, Moorise, Chubbies, Birdwell, Quiksilver Boardshort, Hurley Phantom, Orlebar Brown, Everyday Volley, Speedo Watershort, Okun, Baggies Longs
Clothing > Swimwear > Rash Guards: Basic Skins, O'Neill Basic Skins, UV Skinz, Coolibar, iQ-UV, Playshoes UV, Premium Skins
Clothing > Swimwear > Beach Cover Ups:
Clothing > Sportswear: Under Armour, Lululemon, Gymshark, Fabletics, Dri-FIT, HeatGear, Erima, Joma, Jako, Champion, Ellesse, Kappa, Nike, Adidas, Puma, Reebok, Alo Yoga, Vuori, Sweaty Betty, Odlo Sport, Hummel, Macron, Errea, Uhlsport Bekleidung, Jako Sport, Kari Traa, Outdoor Voices, Athleta, 2XU, Skins Compression, Fila, Lotto, Umbro, Canterbury, O'Neills, Decathlon Domyos, UA Tech, ColdGear, Aeroready, Therma-FIT, Performax, HRX, Nivia Sports, Alcis
Clothing > Sportswear > Sports Bras: Shock Absorber, Brooks Bra, Ultimate Run, Nike Swoosh Medium Support, Dri-FIT Swoosh, Enell, Panache Sport, Energy Bra, Triaction, Anita Active, Freya Active, Dynamic Bra, Airlift Bra, Fastback
Clothing > Sportswear > Sports Leggings: Lululemon Align, Lululemon Wunder, Wunder Train, Wunder Under, Fast and Free, Align High-Rise, Vital Seamless, Gymshark Vital, Gymshark Adapt, Nike Pro Tights, Alo Airlift, Colorfulkoala, CRZ Yoga, Halara, Beyond Yoga, Spacedye, Techfit Tights, Zella Live In
Clothing > Sportswear > Sports Shorts: Entrada Short, Entrada 22 Short, Squadra Short, Dri-FIT Challenger, Nike Tempo, Nike Park III, Hotty Hot, UA Launch Shorts, Speed Up Short, Parma 16, Squadra 21
Clothing > Sportswear > Tracksuits: Sergio Tacchini, Firebird, Adicolor Firebird, Adicolor Classics, Beckenbauer, SST Track, Tiro Track, Tiro 23, Tiro 24, Tech Fleece, T7 Track, Juicy Couture, Robe di Kappa, Kappa 222 Banda
Clothing > Sportswear > Team Jerseys: Fanatics, Mitchell & Ness, Stadium Shirt, NBA Swingman, Match Jersey
Clothing > Sportswear > Ski Wear: Spyder, Bogner, Descente, Kjus, Dope Snow, Wedze, Spyder Leader, Volcom Snow, Burton Covert, Picture Organic, Dope Adept, Montec Fawk, Quiksilver Mission, Roxy Jetty, 686, Colmar Ski, Arctix, Phenix
Clothing > Sportswear > Cycling Clothing: Castelli, Gore Wear, Rapha, Assos, Pearl Izumi, Löffler, Santini, Gonso, Free Aero Race, Aero Race, Castelli Entrata, Endura, Le Col, Pas Normal, Sportful, Ale Cycling, Altura, dhb, Van Rysel, Gobik, Siroko, Giordana, Poc Essential, Fox Ranger, Vaude Moab, GripGrab, MAAP, Café du Cycliste, Louis Garneau, Primal Wear
Clothing > Sportswear > Hiking Clothing: Maier Sports, Fjällräven Vidda, Keb Trousers, prAna, Vidda Pro, Vidda Pro Ventilated, Fjällräven Keb, Barents Pro, Quechua MH500, Craghoppers Kiwi, Nosilife, Silver Ridge, Saturday Trail, Zion Pant, Stretch Zion, Maier Sports Torid, Torid Slim, Nata, Forclaz Travel, Kühl Renegade, Mammut Runbold
Clothing > Sportswear > Dancewear: Capezio, Bloch, Repetto Danse, Capezio Leotard, GK Elite, So Danca, Wear Moi, Mirella, Ballet Rosa, Bloch Leotard, Body Wrappers, Christian Moreau, Temps Danse
Clothing > Workwear: Dickies, Carhartt, Engelbert Strauss, Snickers Workwear, Mascot Workwear, Blåkläder, Helly Hansen Workwear, Portwest, Red Kap, Dickies Eisenhower, Bulwark, Kübler, Planam, Blaklader, Dassy, Cofra Workwear, Diadora Utility, Lafont, Molinel, Velilla, Würth Modyf, Caterpillar Apparel, Ariat Rebar, Strauss e.s., Regatta Professional, DeWalt Workwear, Site Workwear, Scruffs, Herock
Clothing > Workwear > Work Trousers And Jackets: e.s.motion, e.s.vision, e.s.dynashield, 874 Original, Dickies 874, Double Knee Work Pant, Rugged Flex, Firm Duck, Carhartt Detroit, Snickers 6241, AllroundWork, FlexiWork, Craftsmen 1500
Clothing > Workwear > Coveralls: Tyvek, Tyvek 400, Tyvek 500, DuPont Tyvek, Walls Coverall, Kleenguard Coverall, Dickies Redhawk, 3M 4510
Clothing > Workwear > High Visibility Clothing: EN ISO 20471, EN20471
Clothing > Workwear > Medical Uniforms: Cherokee Uniforms, Koi Scrubs, Figs Catarina, Catarina One-Pocket, Figs Zamora, Zamora, Grey's Anatomy Scrubs, Barco, WonderWink, Dickies EDS, Jaanuu, Healing Hands, Carhartt Ripstop Scrub, Leiber, clinicdress, Med Couture, Figs Scrub, Figs Scrubwear, Figs Technical Collection
Clothing > Workwear > Chef Clothing: Chef Works, Bragard, Robur, Egochef, Uncommon Threads, Greiff Gastro, Karlowsky, Whites Chefs Clothing, Clement Design
Clothing > Maternity Clothing: Seraphine, Noppies, Mamalicious, Esprit Maternity, Envie de Fraise, A Pea in the Pod, Motherhood Maternity, Ingrid & Isabel, Kindred Bravely, JoJo Maman Bébé Maternity, Tiffany Rose, Boob Design, Christoff, Love2Wait, Bellybutton, Blanqi, Hatch Collection, Cake Maternity, Zeta Ville, The Mom Store
Clothing > Costumes: Rubie's, Smiffys, Widmann, Rubies, Leg Avenue, Disguise Costume, Fun World, InCharacter, Spirit Halloween, Boland, Limit Costumes, Guirca, My Other Me, California Costumes, Orion Costumes, Amscan Costume, Sulamericana Fantasias, Ciao Costume, Spooktacular Creations
Clothing > Traditional Clothing: Manyavar, Spieth & Wensky, Country Line
Clothing > Traditional Clothing > Dirndls And Lederhosen: Spieth & Wensky, Stockerpoint, Krüger Dirndl, Alpenmärchen, Almsach, Marjo, Hammerschmid, Country Line Tracht, Gaudi-Leathers, Schöneberger Trachten, Berwin & Wolff, OS Trachten, Almbock
Clothing > Traditional Clothing > Kimonos And Saris: Biba, W for Woman, Libas, Aurelia, Janasya, Indo Era, Anouk, Soch, Kalini, Rangmanch, GoSriki, Varanga, Nalli, Vishudh
`,
}
