import type { LanguageData } from './language.ts'

/** Italian. */
export const it: LanguageData = {
  names: {
    functionWords: 'e con per di da del della dei delle il lo gli la le senza in un una o al',
    accents: 'àèéìòù',
    stemmer: 'italian',
    isProductLast: false,
    hasCompounds: false,
    isGuessed: true,
    unspacedLetters: null,
    purpose: 'con per',
    look: 'in',
    measures: 'pezzi pz',
    modifiers: `
      nero nera bianco bianca grigio blu rosso rossa verde giallo arancione rosa viola
      marrone beige crema argento oro dorato trasparente silicone pelle cotone lana lino
      legno metallo acciaio plastica vetro ceramica adulto bambino bambina bambini uomo
      donna unisex piccolo grande mini set pezzi taglia nuovo
    `,
    accessories: `
      custodia cover guscio astuccio cinturino caricatore caricabatterie cavo supporto base
      pellicola vetro spazzola spazzole testina testine filtro filtri sacchetto sacchetti
      dock impugnatura adattatore batteria telecomando coperchio ricambio ricambi accessorio
      accessori tubo
    `,
    conjunctions: 'e',
    brandConjunctions: 'e',
    brandStarts: 'san la',
    makers: 'marca',
    fits: 'per compatibile con',
    stopWords: 'e o con per di da il lo gli la le in senza scatola bottiglia barattolo',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'e di da per senza il lo gli al alla',
      quality: `
        naturale nuovo dolce salato piccante biologico integrale leggero leggera croccante
        classico classica nero bianco rosso verde giallo azzurro
      `,
      content: `
        latte panna burro formaggio avena mandorla mandorle nocciola nocciole cioccolato miele
        fragola ciliegia mela limone succo acqua caffè tè birra vino pane farina riso olio
        aceto sale pepe cipolla aglio pomodoro pollo prosciutto tonno salmone uova biscotti
        sapone patatine
      `,
    },
    units: {
      liter: 'litro litri',
      gram: 'grammi',
      kilogram: 'kilo',
      piece: 'pezzi pezzo pz compresse capsule bustine rotoli salviette',
      dimension: 'pollici',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: 'confezione conf', links: 'da', endings: '' },
    labels: 'netto peso',
    nutrients: {
      words: 'proteine grassi carboidrati zuccheri fibra',
      adjectives: '',
      links: /di\s/iu,
    },
    otherQuantities: {
      before: /per|ogni|fino a|dose|taglia/iu,
      after: /(?:a|al|each|par|per|por|pro)\sgiorno/iu,
      per: 'per al',
      doses: 'dose',
    },
    promotions: null,
  },
  pages: {
    notFound:
      /pagina non trovata|non (?:siamo riusciti a|riusciamo a|abbiamo) trova(?:re|to) (?:questa|la) pagina/iu,
    robotCheck: /inserisci i caratteri|clicca sul pulsante/iu,
    continueShopping: /continua(?:re)? (?:con gli|gli) acquisti/iu,
    apology: /si è verificato un (?:errore|problema)/iu,
    unavailable: /(?:attualmente|al momento|temporaneamente) non (?:è )?disponibile|non disponibile/iu,
    brandLabel: /marca|marchio|nome del(?:la marca| marchio)/iu,
    brandWords: /marca/iu,
    byline: /^visita lo (?:store|shop) (?:di )?(.+)$/iu,
    rankLabel: /posizione nella classifica/iu,
    rankLinks: 'in',
  },
  departments: {
    electronics: 'Elettronica | Elettronica e Informatica',
    computers: 'Informatica | Computer e accessori',
    wireless: 'Cellulari e accessori | Telefonia | Telefonia e accessori',
    photo: 'Foto e videocamere | Fotografia | Fotocamere e videocamere | Fotografia e videocamere',
    'audio-video':
      'Home Cinema, TV e video | TV e Home Cinema | TV e Home Theater | Hi-Fi e Home Audio | Audio e Hi-Fi',
    'amazon-devices': 'Dispositivi Amazon & Accessori | Dispositivi Amazon e accessori | Dispositivi Amazon',
    'smart-home': 'Casa intelligente | Domotica',
    'car-electronics':
      'Elettronica per veicoli | GPS e Navigatori | Navigatori satellitari e accessori | GPS e autoradio',
    videogames: 'Videogiochi | PC e videogiochi | Videogiochi e console',
    software: 'Software | Software per computer',
    'mobile-apps': 'App e giochi | App e Giochi | App per Android',
    appliances: 'Grandi elettrodomestici | Elettrodomestici | Piccoli elettrodomestici',
    kitchen:
      'Casa e cucina | Casa e Cucina | Cucina | Casa | Casa, giardino, fai da te e animali | Arredamento e decorazioni | Tessili per la casa | Decorazioni per interni | Casa e giardino',
    furniture: 'Arredamento | Mobili | Mobili e complementi | Mobili e arredamento',
    lighting: 'Illuminazione | Illuminazione per interni | Lampade e illuminazione',
    hi: 'Fai da te | Fai da te e utensili | Utensili e fai da te | Fai-da-te | Bricolage | Utensili elettrici e a mano',
    industrial: 'Commercio, Industria e Scienza | Industria e Scienza | Commercio, industria e scienza',
    'lawn-garden':
      'Giardino e giardinaggio | Giardino | Giardino e Giardinaggio | Giardino ed esterni | Giardinaggio',
    outdoor: "Esterni | All'aperto",
    grocery:
      'Alimentari e cura della casa | Alimentari | Alimentari e bevande | Alimentari e Cura della casa | Spesa e cura della casa | Cibo e bevande | Cura della casa',
    alcohol: 'Birra, vino e alcolici | Vino, birra e alcolici | Birra, vino e superalcolici',
    amazonfresh: 'Amazon Pantry | Amazon Fresh | Spesa',
    hpc: 'Salute e cura della persona | Salute e Cura della Persona | Cura della persona | Salute | Salute e casa | Salute e benessere | Igiene e salute | Bellezza e salute',
    pharmacy: 'Farmacia | Farmaci da banco e parafarmacia | Parafarmacia',
    beauty:
      'Bellezza | Bellezza e cura della persona | Profumi e cosmetici | Cosmetici e profumi | Cosmetica',
    'luxury-beauty':
      'Bellezza premium | Bellezza di lusso | Bellezza professionale | Premium Beauty | Bellezza Luxury',
    'personal-care-appliances':
      'Rasatura e depilazione | Apparecchi per la cura della persona | Rasatura ed epilazione',
    baby: 'Prima infanzia | Infanzia | Prodotti per la prima infanzia | Bambino | Prodotti per bambini',
    'pet-supplies':
      'Prodotti per animali domestici | Animali domestici | Animali | Prodotti per animali | Accessori per animali domestici',
    toys: 'Giochi e giocattoli | Giocattoli | Giochi | Giochi e Giocattoli',
    hobby: 'Modellismo | Hobby | Hobby e modellismo',
    'entertainment-collectibles': 'Collezionismo | Oggetti da collezione | Articoli da collezione',
    apparel:
      'Moda | Abbigliamento | Abbigliamento e accessori | Abbigliamento, scarpe e gioielli | Vestiti | Abbigliamento, scarpe e accessori',
    'fashion-womens': 'Donna | Uomo | Moda donna | Moda uomo | Abbigliamento donna | Abbigliamento uomo',
    'fashion-girls':
      'Bambine e ragazze | Bambini e ragazzi | Moda bambino | Moda bambini | Abbigliamento bambini',
    shoes: 'Scarpe e borse | Scarpe | Scarpe e Borse | Calzature',
    bags: 'Borse | Borse e accessori | Borsette | Pelletteria',
    jewelry: 'Gioielli | Gioielleria | Gioielli e orologi',
    watch: 'Orologi | Orologi da polso',
    luggage:
      'Valigeria | Valigie e set da viaggio | Valigie e viaggio | Valigeria e accessori da viaggio | Borse, zaini e valigie',
    sporting:
      "Sport e tempo libero | Sport | Sport e Tempo libero | Sport e attività all'aperto | Sport e Tempo Libero",
    'outdoor-recreation': "Campeggio ed escursionismo | Ciclismo | Attività all'aperto | Pesca",
    automotive:
      'Auto e Moto | Auto e moto | Auto e Moto - Parti e Accessori | Auto | Auto e moto - Parti e accessori',
    motorcycle: 'Moto, accessori e componenti | Moto',
    mi: 'Strumenti musicali | Strumenti musicali e DJ | Strumenti Musicali',
    'office-products':
      'Cancelleria e prodotti per ufficio | Cancelleria | Ufficio | Prodotti per ufficio | Cancelleria e ufficio | Cartoleria e scuola',
    'gift-cards': 'Buoni regalo | Buoni Regalo | Carte regalo',
    'arts-crafts':
      'Hobby creativi | Arte e hobby creativi | Belle arti e hobby creativi | Arti e mestieri | Cucito e hobby creativi',
    handmade: 'Handmade | Prodotti Handmade | Fatto a mano | Prodotti fatti a mano',
    art: "Arte | Belle arti | Opere d'arte | Poster e stampe",
    'party-supplies': 'Articoli per feste | Feste e party | Feste | Forniture per feste',
    books:
      'Libri | Libri in altre lingue | Libri in inglese | Libri per bambini | Libri universitari | Libri scolastici | Libri e Audible',
    'digital-text': 'Kindle Store | eBook Kindle | eBook | Kindle | Libri digitali',
    magazines: 'Riviste | Riviste e giornali | Abbonamenti a riviste | Edicola',
    audible:
      'Audiolibri Audible | Audible: audiolibri e Originals | Audiolibri | Audible Audiolibri | Audible',
    dvd: 'Film e TV | DVD e Blu-ray | Film e Serie TV | Film | Film, serie TV e musica',
    'instant-video': 'Prime Video | Amazon Video | Video on demand',
    music: 'CD e vinili | CD e Vinili | Musica | Musica classica | Musica: CD e vinili | Vinili',
    dmusic: 'Musica Digitale | Download MP3 | Musica digitale | Amazon Music',
    'amazon-renewed': 'Amazon Renewed | Ricondizionati | Prodotti ricondizionati | Ricondizionato',
  },
  categoryWords: () => import('./category-words/it.ts'),
}
