import type { LanguageData } from './language.ts'

/** French. */
export const fr: LanguageData = {
  names: {
    functionWords: 'et avec pour de du des la le les sans au aux en à un une ou sur',
    accents: 'àâçèéêëîïôùûœ',
    stemmer: 'french',
    isProductLast: false,
    hasCompounds: false,
    isGuessed: true,
    unspacedLetters: null,
    purpose: 'avec pour',
    look: 'en',
    measures: 'litre litres unités',
    modifiers: `
      noir noire blanc blanche gris grise bleu bleue rouge vert verte jaune orange rose
      violet marron beige crème argent or doré transparent silicone cuir coton laine lin
      bois métal acier plastique verre céramique adulte enfant homme femme garçon fille
      unisexe petit grand mini lot pièces taille neuf
    `,
    accessories: `
      coque étui housse pochette bracelet chargeur câble support socle film protection verre
      brosse brosses brossettes tête têtes filtre filtres sac sacs dock poignée adaptateur
      batterie télécommande couvercle recharge rechange accessoire accessoires pièce pièces
      tuyau
    `,
    conjunctions: 'et',
    brandConjunctions: 'et',
    brandStarts: 'la le',
    makers: 'par marque',
    fits: 'pour compatible avec',
    stopWords: 'et ou de du des la le les pour avec en sans boîte bouteille sachet',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'et ou avec sans pour de du des la le les au aux en',
      quality: `
        naturel naturelle nouveau nouvelle frais fraîche doux douce intense croquant
        croustillant fondant léger légère allégé biologique entier écrémé noir blanc rouge
        vert bleu jaune rose classique véritable artisanal gourmand
      `,
      content: `
        lait crème beurre fromage yaourt avoine amande amandes noisette noisettes cacao
        chocolat miel fraise framboise cerise pomme citron jus eau café thé bière vin pain
        farine pâtes riz huile vinaigre sel poivre oignon ail herbes tomate soupe poulet bœuf
        jambon thon saumon œufs haricots savon dentifrice gâteau biscuits céréales
      `,
    },
    units: {
      liter: 'litre litres',
      gram: 'gramme grammes',
      kilogram: 'kilo kilos',
      piece: `
        pièce pièces comprimés gélules capsules pastilles ampoules dosettes sachet sachets
        rouleaux lingettes couches
      `,
      dimension: 'pouces',
    },
    joining: 'et ou de avec sans pour',
    describing: '',
    sides: '',
    sets: { names: 'lot', links: 'de à', endings: '' },
    labels: 'poids contenu',
    nutrients: {
      words: 'protéines matières_grasses lipides glucides sucre sucres fibres sel',
      adjectives: '',
      links: /de\s|d['’]/iu,
    },
    otherQuantities: {
      before: /pour|par|jusqu['’]à|max|min|dose|portion|taille/iu,
      after: null,
      per: 'par',
      doses: 'jour portion dose',
    },
    promotions: /livraison ?gratuite/iu,
  },
  pages: {
    notFound:
      /page (?:introuvable|non trouvée)|n['’]avons pas trouvé (?:cette|la) page|n['’]est pas une page/iu,
    robotCheck: /saisissez les caractères|cliquez sur le bouton ci-dessous/iu,
    continueShopping: /(?:continuer|poursuivre) (?:les|mes|vos) achats/iu,
    apology: /une erreur (?:s['’]est produite|est survenue)/iu,
    unavailable: /(?:actuellement|temporairement) (?:indisponible|en rupture)|rupture de stock/iu,
    brandLabel: /marque|nom de (?:la )?marque/iu,
    brandWords: /marque/iu,
    byline: /^(?:visiter|visitez) la boutique (?:de )?(.+)$/iu,
    rankLabel: /classement des meilleures ventes/iu,
    rankLinks: 'en dans',
  },
  departments: {
    electronics:
      'High-Tech | High-tech | Électronique | Electronique | TV, Vidéo, Home Cinéma et Photo | High-Tech & Informatique | Électronique et informatique',
    computers: 'Informatique | Informatique et Bureau | Ordinateurs | Ordinateurs et accessoires',
    wireless:
      'Téléphones portables et accessoires | Téléphones et accessoires | Téléphonie | Téléphones portables & accessoires',
    photo: 'Photo et caméscopes | Photo & Caméscopes | Photo et vidéo | Photo',
    'audio-video':
      'TV, Vidéo et Home Cinéma | TV et Home Cinéma | Home Cinéma, TV et Vidéo | Hi-Fi et Audio | Son et Hi-Fi',
    'amazon-devices': 'Appareils Amazon & Accessoires | Appareils Amazon et Accessoires | Appareils Amazon',
    'smart-home': 'Maison connectée | Maison intelligente | Domotique',
    'car-electronics':
      'GPS et auto | Auto, Moto et GPS | GPS & Electronique embarquée | Électronique embarquée | Autoradio et GPS',
    videogames: 'Jeux vidéo | Jeux Vidéo | Jeux vidéo et consoles | Jeux vidéo et accessoires',
    software: 'Logiciels | Logiciels informatiques',
    'mobile-apps': 'Applis & Jeux | Applications & Jeux | Applis et Jeux | Appli Android',
    appliances:
      'Gros électroménager | Electroménager | Électroménager | Gros Électroménager | Petit électroménager',
    kitchen:
      'Cuisine et Maison | Cuisine & Maison | Maison et Cuisine | Cuisine et maison | Maison | Ameublement et Décoration | Cuisine | Maison et Jardin | Décoration | Linge de lit et oreillers | Maison, Bricolage, Animalerie',
    furniture: 'Meubles | Mobilier | Meubles et décoration',
    lighting:
      'Luminaires et Eclairage | Luminaires & Eclairage | Luminaires et éclairage | Luminaires | Éclairage',
    hi: 'Bricolage | Outillage | Bricolage & Outils | Bricolage et outillage | Bricolage & Jardin',
    industrial:
      'Commerce, Industrie et Science | Secteur industriel & scientifique | Fournitures industrielles et scientifiques | Commerce, Industrie & Science | Industrie et science | Industriel et scientifique',
    'lawn-garden':
      'Jardin | Terrasse et jardin | Jardin et extérieur | Jardin & Extérieur | Jardinage | Jardin et terrasse',
    outdoor: 'Plein air | Extérieur',
    grocery:
      'Epicerie | Épicerie | Epicerie et boissons | Alimentation et boissons | Épicerie et alimentation fine | Épicerie et boissons | Produits alimentaires et boissons | Alimentation',
    alcohol:
      'Bières, vins et spiritueux | Vins, bières et spiritueux | Bière, vin et spiritueux | Cave à vins',
    amazonfresh: 'Amazon Pantry | Amazon Fresh | Courses et quotidien | Produits du quotidien',
    hpc: 'Hygiène et Santé | Hygiène & Santé | Santé et soins du corps | Hygiène et soins du corps | Santé et Ménage | Santé et ménage | Beauté, Santé et Epicerie | Santé et soins personnels | Santé et Bien-être | Produits ménagers | Parapharmacie | Entretien de la maison',
    pharmacy: 'Pharmacie | Médicaments',
    beauty:
      'Beauté et Parfum | Beauté & Parfum | Parfum et Beauté | Beauté | Beauté et soins personnels | Beauté et soins | Parfums et Beauté | Beauté et Parfums | Beauté et hygiène',
    'luxury-beauty':
      'Beauté Prestige | Beauté Premium | Beauté de luxe | Beauté professionnelle | Premium Beauty',
    'personal-care-appliances': 'Rasage et épilation | Appareils de soins personnels | Soins pour hommes',
    baby: 'Bébé et Puériculture | Bébés & Puériculture | Puériculture | Bébé | Bébé & Puériculture | Bébés et Puériculture | Bébés | Produits pour bébé',
    'pet-supplies':
      'Animalerie | Produits pour animaux | Animaux | Animaux de compagnie | Fournitures pour animaux | Produits pour animaux de compagnie',
    toys: 'Jeux et Jouets | Jeux & Jouets | Jouets | Jouets et jeux | Jouets et Jeux | Jeux et jouets',
    hobby: 'Modélisme | Loisirs | Loisirs et modélisme',
    'entertainment-collectibles': 'Objets de collection | Articles de collection | Pièces de collection',
    apparel:
      'Mode | Vêtements | Vêtements et accessoires | Vêtements, chaussures et bijoux | Vêtements, Chaussures et Bijoux | Vêtements & accessoires | Vêtements, Chaussures, Bijoux | Vêtements, chaussures et accessoires',
    'fashion-womens':
      'Femme | Homme | Mode femme | Mode homme | Vêtements femme | Vêtements homme | Femmes | Hommes',
    'fashion-girls': 'Fille | Garçon | Mode enfant | Filles | Garçons | Enfants | Mode bébé | Vêtements bébé',
    shoes:
      'Chaussures et Sacs | Chaussures | Chaussures & Sacs | Chaussures et sacs à main | Chaussures & Sacs à main',
    bags: 'Sacs à main | Sacs | Sacs et accessoires | Sacs portés main | Maroquinerie',
    jewelry: 'Bijoux | Bijouterie | Bijoux et montres | Bijoux et Joaillerie',
    watch: 'Montres | Montres et accessoires | Montres bracelet',
    luggage:
      'Bagages | Bagages et Accessoires de voyage | Bagages et sacs de voyage | Valises et bagages | Articles de voyage',
    sporting:
      'Sports et Loisirs | Sports & Loisirs | Sport | Sports et plein air | Sports | Sports et activités de plein air | Sport et loisirs',
    'outdoor-recreation': 'Camping et randonnée | Loisirs de plein air | Cyclisme | Golf | Pêche',
    automotive:
      'Auto et Moto | Auto & Moto | Automobile | Auto-Moto | Automobile et moto | Auto, Moto & Pièces | Voitures et motos',
    motorcycle: 'Moto | Motos, accessoires et pièces | Moto, Scooter et pièces',
    mi: 'Instruments de musique & Sono | Instruments de musique | Instruments de musique et Sono | Instruments de musique, scène et studio',
    'office-products':
      'Fournitures de bureau | Fournitures scolaires et de bureau | Fournitures de bureau et scolaires | Papeterie et fournitures de bureau | Bureau | Bureau et papeterie | Papeterie | Produits de bureau',
    'gift-cards':
      'Chèques-cadeaux | Cartes cadeaux | Cartes-cadeaux | Boutique chèques-cadeaux | Chèques cadeaux',
    'arts-crafts':
      'Loisirs créatifs | Beaux-arts et loisirs créatifs | Arts et artisanat | Arts, artisanat et couture | Arts créatifs | Activités manuelles | Mercerie',
    handmade: 'Handmade | Produits Handmade | Fait main | Produits faits main',
    art: "Art | Beaux-arts | Œuvres d'art | Affiches et posters",
    'party-supplies':
      'Fêtes et anniversaires | Fournitures de fête | Articles de fête | Fournitures pour fêtes | Mariage',
    books:
      'Livres | Livres en français | Livres anglais et étrangers | Livres en anglais | Livres étrangers | Livres et Audible | Livres Jeunesse | BD | Livres pour enfants',
    'digital-text':
      'Boutique Kindle | Ebooks Kindle | Livres numériques | Kindle | Ebooks | Liseuses & eBooks',
    magazines: 'Magazines | Presse | Journaux et magazines | Abonnements magazines',
    audible: 'Livres audio Audible | Livres audio Audible et Originals | Livres audio | Audible',
    dvd: 'DVD & Blu-ray | DVD et Blu-ray | Films & TV | Films et séries | DVD | Films et TV | Films et émissions de télévision | Musique, DVD et Blu-ray | Films et télé',
    'instant-video': 'Prime Video | Vidéo à la demande | Amazon Prime Video | Amazon Video',
    music:
      'Musique : CD & Vinyles | CD et Vinyles | Musique | CD & Vinyles | Musique classique | Musique: CD & Vinyles | Classique | Musique : CD et Vinyles | Vinyles',
    dmusic:
      'Téléchargement de Musique | Téléchargements MP3 | Musique numérique | Téléchargements de musique | Amazon Music',
    'amazon-renewed': 'Amazon Reconditionné | Reconditionné | Produits reconditionnés | Amazon Renewed',
  },
  categoryWords: () => import('./category-words/fr.ts'),
}
