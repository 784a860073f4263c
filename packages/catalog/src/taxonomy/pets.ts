import type { Branch } from './branch.ts'

/** Categories of the top-level category "Pets". */
export const PETS: Branch = {
  rubrics: {
    Pets: 'general',
    'Pets > Dog Food': 'food and drink',
    'Pets > Cat Food': 'food and drink',
    'Pets > Fish And Aquariums > Fish Food': 'food and drink',
    'Pets > Birds > Bird Food': 'food and drink',
    'Pets > Birds > Bird Treats': 'food and drink',
    'Pets > Birds > Wild Bird Food': 'food and drink',
    'Pets > Small Animals > Small Animal Food': 'food and drink',
    'Pets > Small Animals > Pet Hay': 'food and drink',
    'Pets > Small Animals > Small Animal Treats': 'food and drink',
    'Pets > Reptiles And Amphibians > Reptile Food': 'food and drink',
  },
  brands: {
    Pets: "Trixie, Zolux, Karlie, Fressnapf, PetSafe, Petmate, Beaphar, Ferplast, Frisco, Royal Canin, Purina, Hill's, Virbac, Drools, Captain Zack, Heads Up For Tails, Pets at Home, Kong Pet, Hartz, Four Paws, Pawhut, Petlife, Blueberry Pet, Glad for Pets, Pet Republic, Croci, Camon, Record Pet, Imac, Dein Bestes, Bedsure Pet, Van Ness, Farmina, Vafo, Affinity, Monge, Wellness Pet",
    'Pets > Dog Food':
      "Pedigree, Josera, Rinti, Bosch Tiernahrung, Frolic, Canagan, Edgard & Cooper, Butcher's, Wolfsblut, Taste of the Wild, Animonda GranCarno, Barking Heads, Purina Pro Plan Dog, Pro Plan Puppy, Winalot, Harringtons, Wagg, Wainwright's, James Wellbeloved, Burns Pet, AVA Dog, Arden Grange, Skinner's, Pooch & Mutt, Tails.com, Rachael Ray Nutrish, Nutrish, Nutro, Wellness Core, Blue Buffalo, Blue Wilderness, Merrick, Canidae, Diamond Naturals, 4health, Fromm, Victor Dog, Pedigree Puppy, Chappie, Ultima Perro, Advance Perro, Belcando, Wolf of Wilderness, MAC's Hund, Bozita, Lukullus, Dein Bestes Hund, Premiere, Real Nature, Select Gold, Natyka, Lenda, Picart, Premier Pet, Special Dog, Magnus, Pedigree Adulto, SmartHeart, Himalaya Healthy Pet, Purepet, Fidele, Ultra Pet, Arkwrights, Vitalin, Eden Dog, Symply, Ol' Roy, Kibbles 'n Bits, Kibbles n Bits, Alpo, Beneful, Moist & Meaty, Open Farm, Ollie, Purina Beyond, Gusto Cane, Trainer Natural, Natural Trainer, Schesir Cane, Exclusion Cane, Unica, Magnussons, Köbers, Platinum Menu",
    'Pets > Dog Food > Dry Dog Food':
      "Royal Canin Medium, Royal Canin Maxi, Eukanuba, Acana, Orijen, Blue Buffalo Life Protection, Golden Fórmula, Pedigree Vital Protection, Hill's Science Plan Canine, Dog Chow, Bakers Complete, Happy Dog, Drools Focus, Drools Puppy, Purina ONE SmartBlend, SmartBlend, Purina ONE Plus, Pro Plan Large, Pro Plan Sensitive Skin, Purina Pro Plan Complete Essentials, Harringtons Complete, Affinity Ultima, Ultima Adulto, Ultima Mini, Affinity Advance, Blue Buffalo Life, Life Protection Formula, Iams Proactive Health Adult, Iams Minichunks, Minichunks, Pedigree Complete Nutrition, Pedigree Adult, Royal Canin Mini, Royal Canin Labrador, Royal Canin Puppy, Royal Canin German Shepherd, Royal Canin Shih Tzu, Royal Canin Giant, Royal Canin X-Small, Hill's Science Diet Adult, Hill's Science Diet Puppy, Hill's Science Plan, Eukanuba Puppy, Orijen Original, Acana Heritage, Purina Dog Chow, Beneful Originals, Bakers Adult, Wagg Complete, Friskies Cane, Monge Natural, Farmina N&D Dog, N&D Ancestral, N&D Prime, Josera Josidog, Josidog, Premier Raças, Special Dog Ultralife, Dogchow, Pedigree Équilíbrio, Bosch Adult, Gran Plus Cães, Adult Maxi, Chappi Trocken, Criadores",
    'Pets > Dog Food > Wet Dog Food':
      "Cesar, Rocco, Butcher's Tripe, Chappi, Naturediet, Forthglade, Lily's Kitchen Dog, Rinti Kennerfleisch, Terra Canis, Merrick Grain Free, Cesar Filet Mignon, Cesar Classic Loaf, Cesar Home Delights, Pedigree Choice Cuts, Pedigree Pouch, Pedigree Chunks, Purina Pro Plan Savor, Blue Homestyle, Homestyle Recipe, Winalot Pouch, Butcher's Simply, Harringtons Wet, Naturediet Feel Good, Lily's Kitchen, Wainwright's Trays, Dein Bestes Nass, Rinti Gold, Animonda Gran Carno, GranCarno, Gourmet Cane, Weruva Dog, Caesars Hund",
    'Pets > Dog Food > Raw And Frozen Dog Food':
      "Stella & Chewy's, The Farmer's Dog, Freshpet, Primal Pet, Ziwi Peak, Natural Instinct, Nutriment, BARFER'S, Instinct Raw, Stella & Chewy's Freeze-Dried, Vital Essentials, Nature's Menu, Natures Menu, Paleo Ridge, Sundays for Dogs, Spot & Tango, Butternut Box, K9 Natural, Northwest Naturals",
    'Pets > Dog Food > Dog Treats':
      "Milk-Bone, Beggin, Bonio, Schmackos, Zuke's, Pedigree Rodeo, Buddy Biscuits, Pup-Peroni, Canine Carry Outs, Doguitos, Markies, Blue Buffalo Bits, JerHigh, Jerhigh Chicken, Drools Chicken, Zuke's Mini, Milk-Bone MaroSnacks, Marosnacks, Cloud Star, Blue Buffalo Wilderness Trail, Pedigree Tasty Minis, Pedigree Markies, Bakers Allsorts, Wagg Treats, Good Boy Treats, Good Boy Crunchy, Armitage Pawsley, Webbox, Dreambone, DreamBone Twists, Canine Carryouts, Vital Essentials Treats, Dogsee Chew, Chip Chops, Gnawlers, Choostix, Rodeo Duos, Pedigree Biscrok, Biscrok, Keldog, Petiscão, Full Moon Jerky, Waggin Train, Buddy Softies, Old Mother Hubbard, Rocco Chings, Thrive Dog, Dogs Deli",
    'Pets > Dog Food > Dog Chews And Dental Sticks':
      "Dentastix, Greenies, Whimzees, Himalayan Chew, Dentalife Dog, Nylabone Edible, Oravet, DentaFlex, Virbac Veggiedent, Pedigree Jumbone, SmartBones, Antos, Pedigree Dentastix, Greenies Dental, Greenies Regular, Greenies Teenie, Oravet Dental, Purina Dentalife, Whimzees Brushzees, Pawstruck, Good'n'Fun, Pet 'n Shape, Redbarn, Dingo Rawhide, Yakers, Nylabone Healthy Edibles, Healthy Edibles, SmartBones Chews, Virbac C.E.T. Enzymatic, C.E.T. Chews, VeggieDent, Minties, Busy Bone, Dogsee Yak",
    'Pets > Dog Food > Veterinary Dog Food':
      "Hill's Prescription Diet Canine, Royal Canin Veterinary Canine, Purina Pro Plan Veterinary Canine, Trovet Dog, Specific Dog, Vet Life Cane, Royal Canin Veterinary Gastrointestinal Low Fat, Royal Canin Veterinary Diet, Hill's Prescription Diet, Hill's Prescription Diet i/d, Pro Plan Veterinary Diets, Purina Pro Plan Veterinary, Royal Canin Veterinary Satiety, Royal Canin Anallergenic, Royal Canin Mobility, Blue Natural Veterinary, Vet Life, Specific CED, Integra Protect Hund",
    'Pets > Cat Food':
      "Whiskas, Felix Katze, Kitekat, Schesir, Smilla, Almo Nature, Meow Mix, Applaws, Lily's Kitchen Cat, Friskies, Me-O, Whiskas Adult, Felix, 9Lives, Cat Chow, Sheba Cat, Iams Indoor, Royal Canin Kitten, Royal Canin Feline, Royal Canin Persian, Royal Canin British Shorthair, Royal Canin Fit 32, Pro Plan Cat, Purina Felix, Gourmet Purina, Stuzzy, Porta 21, Cosma, MjAMjAM, Catz Finefood, Animonda Vom Feinsten, Rafiné, Concept for Life, Purizon, Sanabelle, Leonardo Cat, Drools Cat, Purrfect, Whiskas Kitten, Feringa, Dein Bestes Katze, Smalls Cat, Weruva, Arcana Cat, Lara Gato, Compy Gato, Equilíbrio Gatos, GranPlus Gatos, Oasy Gatto, Prolife Gatto, Lechat",
    'Pets > Cat Food > Dry Cat Food':
      "Cat Chow, Purina One Sterilcat, Royal Canin Indoor, Royal Canin Sterilised, Iams Cat, Perfect Fit Katze, Hill's Science Plan Feline, Brekkies, Go-Cat, Ultima Gato, Golden Gatos, Me-O Adult, Me-O Tuna, Iams Proactive Health Indoor, Purina Cat Chow, Purina One Indoor, Purina One Tender Selects, Tender Selects, Purina One Adult Katze, Purina One Bifensis, Hill's Science Diet Indoor, Hill's Science Plan Sterilised, Whiskas Temptation Dry, Whiskas Dry, Blue Buffalo Indoor, Kitten Chow, Royal Canin Savour, Royal Canin Hair & Skin, Perfect Fit, Ultima Gatos, Affinity Ultima Gato, Friskies Surfin, Meow Mix Original, Go-Cat Adult, Iams Vitality, Golden Gatos Castrados, Josera Josicat, Josicat, Crave Cat",
    'Pets > Cat Food > Wet Cat Food':
      'Sheba, Gourmet Gold, Fancy Feast, Felix So gut wie es aussieht, Gourmet Perle, Felix As Good As It Looks, Tiki Cat, Gourmet Mon Petit, Animonda Carny, Miamor, Felix Sensations, Encore Cat, Fancy Feast Classic, Felix Doubly Delicious, Felix Soup, Felix Le Ghiottonerie, Felix Fantastic, Whiskas 1+, Whiskas Pouch, Sheba Perfect Portions, Perfect Portions, Friskies Shreds, Friskies Pate, Gourmet Diamant, Gourmet A la Carte, Gourmet Revelations, Applaws Cat, Reveal Cat, Royal Canin Instinctive, Weruva Cat, Blue Buffalo Tastefuls',
    'Pets > Cat Food > Cat Treats':
      'Temptations, Dreamies, Churu, Catisfactions, Whiskas Temptations, Felix Party Mix, Vitakraft Cat Stick, GimCat, Catit Creamy, Dentalife Cat, Cosma Snackies, Inaba, Inaba Churu, Greenies Feline, Feline Greenies, Friskies Party Mix, Party Mix, Whiskas Knuspertaschen, Me-O Creamy, Sheba Melty, Sheba Meaty Sticks, Dreamies Katze',
    'Pets > Cat Food > Veterinary Cat Food':
      "Hill's Prescription Diet Feline, Royal Canin Veterinary Feline, Purina Pro Plan Veterinary Feline, Kattovit, Vet Life Gatto, Specific Cat, Royal Canin Urinary S/O, Royal Canin Renal, Hill's Prescription Diet c/d, Hill's Prescription Diet k/d, Royal Canin Veterinary Urinary",
    'Pets > Pet Supplies': 'Hunter Hund, Nobby, Kerbl, Savic, Rosewood, United Pets',
    'Pets > Pet Supplies > Cat Litter':
      "Catsan, Ever Clean, Fresh Step, Tidy Cats, Cat's Best, Arm & Hammer Litter, Biokat's, Sanicat, World's Best, Perlinette, Golden Grey Master, Pipicat, Arm & Hammer Slide, Clump & Seal, Dr. Elsey's, Purina Tidy Cats, Tidy Cats Breeze, Catsan Hygiene, PrettyLitter, Viva Verde, Emily Pets, sWheat Scoop, Feline Pine, ökocat",
    'Pets > Pet Supplies > Litter Boxes':
      "Litter-Robot, Catit Jumbo, ScoopFree, Savic Nestor, IRIS Litter, Modkat, PETKIT Pura, Litter Genie, Omega Paw, Neakasa, Van Ness Enclosed, Van Ness Cat Pan, Nature's Miracle Litter Box, Catit SmartSift, Whisker Litter-Robot, PetSafe ScoopFree, Petkit Puramax",
    'Pets > Pet Supplies > Dog Collars And Leashes':
      'Flexi, Ruffwear, Julius-K9, Rabbitgoo, Halti, PetSafe Easy Walk, Kong Comfort Harness, Rogz, Curli, Red Dingo, Max & Molly, Flexi New Classic, Flexi Neon, Julius K9, PetSafe Gentle Leader, Gentle Leader, Voyager Harness, Ferplast Easy Colors',
    'Pets > Pet Supplies > Dog Training And Deterrents':
      "SportDOG, Educator Collar, Num'axes, Acme Whistle, MidWest Gate, Dogtra, Dogtra 1900S, Educator, Garmin Delta, PetSafe Stay and Play, Bousnic, SSSCAT",
    'Pets > Pet Supplies > Puppy Training Pads':
      'Wee-Wee Pads, Simple Solution Pads, Super Secão, Nappy Trixie, Chalesco, Amazon Basics Dog Pads, Glad for Pets Activated Charcoal, Four Paws Wee-Wee, Hartz Home Protection',
    'Pets > Pet Supplies > Dog Beds':
      'Furhaven, BarksBar, Big Barker, Coolaroo Pet, Scruffs, Doctor Bark, Kuranda, Bedsure Orthopedic, Bedsure Dog, Casper Dog, PetFusion Ultimate',
    'Pets > Pet Supplies > Cat Beds And Furniture':
      'SureFlap, Natural Paradise, Catit Vesper, PetFusion Scratcher, SmartCat, Feandrea, Staywell, Frisco Cat Tree, Go Pet Club, Yaheetech Cat Tree, Amazon Basics Cat',
    'Pets > Pet Supplies > Crates And Carriers':
      'MidWest iCrate, Sleepypod, Gulliver IATA, Sherpa Carrier, Petmate Sky Kennel, Kurgo, K&H Pet Ramp, Gunner Kennel, Impact Crate, Amazon Basics Two-Door Top-Load, MidWest Homes for Pets, Diggs Revol, Ferplast Atlas, Trixie Capri',
    'Pets > Pet Supplies > Dog Clothing':
      'Hurtta, Canada Pooch, Gold Paw, Chilly Dogs, Siccaro, Muttluks, Pawz, Ruffwear Vert, Blueberry Pet Vintage',
    'Pets > Pet Supplies > Pet Bowls And Feeders':
      'Petlibro, Drinkwell, Outward Hound Fun Feeder, LickiMat, Catit Flower Fountain, Yeti Boomer, Petkit Eversweet, WOPET, Furbo, Petcube, Petkit Eversweet Solo, Catit Pixi, PetSafe Drinkwell, Neater Feeder',
    'Pets > Pet Supplies > Dog Toys':
      'Kong, Chuckit, Nylabone, West Paw, Benebone, BarkBox, Outward Hound, Goughnuts, JW Pet, GiGwi, Nina Ottosson, Kong Classic, Kong Wobbler, Kong Extreme, Chuckit Ultra, Zippy Paws, ZippyPaws, Hartz Dura, Goughnut',
    'Pets > Pet Supplies > Cat Toys':
      'Catit Senses, Yeowww, Da Bird, SmartyKat, Petstages, Kong Kickeroo, KONG Cat, Catit Design, Potaroma, Hexbug Nano Cat, Frolicat, Da Bird Original, Go Cat Da Bird, Cat Dancer',
    'Pets > Pet Supplies > Pet Grooming':
      'Furminator, Andis AGC, Wahl Pet, Aesculap Fav, Casfuy, Chris Christensen, Hertzko, Oster A5, Mars Coat King, Oneisall, Andis ProClip, ProClip AGC2, AGC2, Andis UltraEdge, Wahl KM, Wahl Bravura, Safari Slicker, Neakasa P1',
    'Pets > Pet Supplies > Pet Shampoo':
      "Burt's Bees Pets, Tropiclean, Isle of Dogs, Wahl Doggy, Animology, Earthbath, Petkin, Bio-Groom, Espree, Virbac Epi-Soothe, Sanol Dog, Wahl Oatmeal, Wahl Pet Shampoo, Petlife Shampoo, Burt's Bees for Dogs, Hartz Groomer's Best",
    'Pets > Pet Supplies > Flea And Tick Treatment':
      "Frontline, Seresto, Advantix, NexGard, Bravecto, Simparica, Capstar, Scalibor, Drontal, Milbemax, Himalaya Erina-EP, Erina, Himalaya Erina, Frontline Plus, Frontpro, Advantage II, K9 Advantix, Effipro, Vectra 3D, Bob Martin, Simparic, Johnson's Veterinary",
    'Pets > Pet Supplies > Pet Supplements':
      'Zesty Paws, Cosequin, Dasuquin, FortiFlora, Anxitane, Adaptil, Feliway, Synoquin, YuMove, PetHonesty, Zylkene, Drools Absolute, Drools Absolute Calcium',
    'Pets > Pet Supplies > Pet Health And First Aid':
      'Vetericyn, Otodine, Plaqueoff, Virbac CET, Embark Dog, Zymox, Epiotic, Otomax, Buster Collar, Sonotix, Virbac C.E.T. Enzymatic Poultry, Petrodex, Arm & Hammer for Pets, Vetoquinol, Douxo',
    'Pets > Pet Supplies > Pet Waste And Odor Control':
      "Earth Rated, Nature's Miracle, Urine Off, Simple Solution, Rocco & Roxie, Bags on Board, Pogi's, Urine Destroyer, Angry Orange, Dog Rocks",
    'Pets > Pet Supplies > Pet Trackers':
      'Tractive GPS, Fi Collar, Whistle GPS, Petcube Bites, Furbo 360, Garmin Alpha, Weenect, Kippy, Garmin Astro, PitPat, Tractive, Tractive XL, Tractive Dog, Tractive Cat',
    'Pets > Fish And Aquariums':
      'Tetra, JBL, Sera Aquaristik, Fluval, Eheim, Aqua One, API Aquarium, Seachem, Marina Aquarium, Dennerle, Aqueon, Aquael',
    'Pets > Fish And Aquariums > Fish Food':
      'TetraMin, Sera Vipan, JBL NovoBel, Hikari, Omega One, Tetra Pond, TetraPro, New Life Spectrum, NorthFin, TetraRubin, Sera Goldy, Taiyo Grow, Taiyo, Optimum Fish, Tetra Bits, Tetra Min, King British, Alcon Basic',
    'Pets > Fish And Aquariums > Aquariums And Tanks':
      'Juwel Rio, Fluval Flex, Juwel Lido, Tetra AquaArt, Fluval Spec, BiOrb, Red Sea Reefer, Marineland Aquarium, Waterbox',
    'Pets > Fish And Aquariums > Aquarium Filters And Pumps':
      'Eheim Classic, Fluval 307, AquaClear, JBL CristalProfi, Tetra EX, Hydor, Tetra Whisper, MarineLand Penguin, Seachem Tidal, Newa, Oase Biomaster, Aqueon QuietFlow, SOBO, SOBO WP, Sunsun, Sicce, Tunze, Fluval 407, Fluval 207, Eheim Jäger, Sarlo Better',
    'Pets > Fish And Aquariums > Aquarium Decor And Lighting':
      'Chihiros, Current Satellite, Twinstar, Fluval Plant, Kessil, Finnex, Penn-Plax Decor, ADA Amazonia, Nicrew',
    'Pets > Fish And Aquariums > Water Care And Test Kits':
      'Seachem Prime, API Stress Coat, Tetra AquaSafe, Easy-Life, JBL ProAquaTest, Sera Aquatan, API Master Test, Tropica Nutrition, Tetra AlguMin, Microbe-Lift, EasyBalance, API Freshwater, API Freshwater Master, API Quick Start, Sera Nitrivec, Nitrivec, Sera Toxivec, Tetra EasyBalance, JBL Denitrol, Salifert',
    'Pets > Birds': "Versele-Laga, Vitakraft Vogel, Padovan, Living World Bird, Quiko, Harrison's",
    'Pets > Birds > Bird Food':
      "Trill, Prestige Premium, Kaytee Fiesta, ZuPreem, Padovan Grandmix, Harrison's High Potency, Vitakraft Menu Sittich, Deli Nature, Roudybush, Higgins Sunburst, Vitapol, Vitapol Economic, Kaytee Forti-Diet Parakeet, Lafeber, Megazoo",
    'Pets > Birds > Bird Treats':
      'Vitakraft Kräcker, Kaytee Spray Millet, Versele-Laga Prestige Sticks, Orlux, Vitakraft Kräcker Wellensittich, Kräcker Wellensittich',
    'Pets > Birds > Wild Bird Food':
      "Kaytee Wild Bird, RSPB, Pennington Wild Bird, Morning Song, Peckish, Vivara, Gardman, Perky-Pet Nectar, Welzhofer, Wagner's, Wagner's Classic, Lyric Wild Bird, Peckish Suet",
    'Pets > Birds > Bird Cages And Accessories':
      'Prevue Hendryx, Montana Cages, Ferplast Palladio, Rainforest Cages, Voltrega, Vision Cage, Planet Pleasures, Prevue, Prevue Wrought Iron',
    'Pets > Small Animals':
      'Kaytee, Vitakraft Emotion, Oxbow, Living World, Bunny Nature, Selective Supreme, JR Farm',
    'Pets > Small Animals > Small Animal Food':
      'Versele-Laga Cuni, Supreme Science Selective, Burgess Excel, Oxbow Essentials, Bunny KaninchenTraum, Vitakraft Menu Zwergkaninchen, Kaytee Forti-Diet, Cuni Complete, Beaphar Care+, Mazuri, Cavia Complete, Nutrópica',
    'Pets > Small Animals > Pet Hay': 'Oxbow Timothy, Small Pet Select, Kaytee Timothy, Burgess Feeding Hay',
    'Pets > Small Animals > Small Animal Treats':
      'Vitakraft Kräcker Nager, Oxbow Simple Rewards, Rodipet, Jr Farm Grainless, Versele-Laga Crispy Sticks',
    'Pets > Small Animals > Small Animal Bedding':
      'Carefresh, Chipsi, Kaytee Clean & Cozy, Back 2 Nature, Allspan',
    'Pets > Small Animals > Small Animal Cages And Accessories':
      'Savic Hamster, Ferplast Casita, Midwest Guinea Habitat, Niteangel, Omlet Eglu, Silent Spinner, Living World Eco, Habitrail, CritterTrail, Wodent Wheel, Ferplast Krolik, Ferplast Karat, Ferplast Rabbit, Krolik',
    'Pets > Reptiles And Amphibians':
      'Exo Terra, Zoo Med, Repti Planet, Lucky Reptile, Zilla, Arcadia Reptile',
    'Pets > Reptiles And Amphibians > Reptile Food':
      'ReptoMin, Repashy, Pangea Gecko, Zoo Med Reptivite, Sera Raffy, Rep-Cal, JBL Agil, Tortoise Block',
    'Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment':
      'ReptiSun, Eco Earth, Exo Terra Habisphere, Zoo Med PowerSun, Trixie Reptiland, Exo Terra Intense Basking, Komodo, Habistat, Reptizoo',
    'Pets > Horse And Farm Animals': 'Höveler, Effol, Horseware, Absorbine, Farnam',
    'Pets > Horse And Farm Animals > Horse Feed And Care':
      "Pavo, Likit, Mane 'n Tail Equine, NAF, Show Sheen, Marstall, St. Hippolyt, Cavalor, Ultrashield, Cowboy Magic, Eggersmann, Purina Equine, Dodson & Horrell, Baileys Horse, Spillers, Effol Hufsalbe, Nutrena SafeChoice, Tribute Equine, Leovet",
    'Pets > Horse And Farm Animals > Poultry Feed And Supplies':
      "Scratch and Peck, Nutrena, Versele-Laga Country's Best, Gasco, Purina Layena, Manna Pro, Brinsea, Borotto, River Systems",
  },
}
