import type { LanguageData } from './language.ts'

/** Swedish. */
export const sv: LanguageData = {
  names: {
    functionWords: 'och med för av till från utan i på en ett den det eller',
    accents: 'åäö',
    stemmer: 'swedish',
    isProductLast: true,
    hasCompounds: true,
    isGuessed: false,
    unspacedLetters: null,
    purpose: 'med för',
    look: '',
    measures: 'st liter',
    modifiers: `
      svart vit grå blå röd grön gul orange rosa lila brun beige kräm silver guld
      transparent silikon läder bomull ull linne trä metall stål plast glas keramik vuxen
      barn herr dam unisex liten stor mini set delar storlek ny
    `,
    accessories: `
      skal fodral väska armband band laddare kabel ställ hållare skärmskydd film borste
      borstar borsthuvud borsthuvuden filter påse påsar dockningsstation grepp adapter
      batteri fjärrkontroll lock tillbehör reservdel slang
    `,
    conjunctions: 'och',
    brandConjunctions: 'och',
    brandStarts: '',
    makers: 'av från',
    fits: 'för med',
    stopWords: 'och med utan i',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'och med utan på i av till',
      quality: `
        naturlig ekologisk färsk rostad saltad krispig mild svart vit röd grön blå gul
        klassisk lätt osötad
      `,
      content: `
        mjölk grädde smör ost havre mandel choklad honung jordgubb hallon äpple saft vatten
        kaffe öl vin bröd mjöl ris olja salt peppar lök tomat kyckling lax ägg kakor tvål
      `,
    },
    units: {
      liter: 'liter',
      gram: 'gram',
      kilogram: 'kilo',
      piece: 'styck st påsar',
      meter: 'meter',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: '', links: '', endings: '' },
    labels: '',
    nutrients: {
      words: 'protein fett socker',
      adjectives: '',
      links: null,
    },
    otherQuantities: {
      before: /per|på|pr/iu,
      after: null,
      per: '',
      doses: '',
    },
    promotions: null,
  },
  pages: {
    notFound: /sidan (?:kunde inte hittas|hittades inte)|hitta(?:de|r)? inte (?:den )?sidan/iu,
    robotCheck: /(?:ange|skriv) (?:in )?(?:tecknen|de tecken)|klicka på knappen/iu,
    continueShopping: /fortsätt (?:handla|shoppa)/iu,
    apology: /något gick fel/iu,
    unavailable: /(?:för närvarande|tillfälligt) (?:inte tillgänglig|slut)|slut i lager|inte tillgänglig/iu,
    brandLabel: /(?:varu)?märke(?:snamn)?/iu,
    brandWords: /märke|varumärke/iu,
    byline: /^besök (.+?)[- ](?:butiken|store)$/iu,
    rankLabel: /rangordning för bästsäljare/iu,
    rankLinks: 'i',
  },
  departments: {
    electronics: 'Elektronik | Elektronik & foto | Hemelektronik',
    computers: 'Datorer | Datorer & tillbehör | Datorer och tillbehör | Dator & tillbehör',
    wireless: 'Mobiltelefoner & tillbehör | Mobiltelefoner och kommunikation | Mobiltelefoner och tillbehör',
    photo: 'Kamera & foto | Kameror och foto | Foto & video',
    'audio-video': 'Hemmabio, TV & video | TV & hemmabio | Ljud & hifi | Hemmabio, tv och video',
    'amazon-devices': 'Amazon-enheter & tillbehör | Amazon-enheter och tillbehör | Amazon-enheter',
    'smart-home': 'Smarta hem | Smart hem | Hemautomation',
    'car-electronics': 'Bilelektronik | GPS, navigering & tillbehör | Fordonselektronik',
    videogames:
      'TV-spel och konsoler | TV-spel & konsoler | Tv-spel | TV-spel | Datorspel & tv-spel | PC- och tv-spel | Gaming',
    software: 'Programvara | Mjukvara | Datorprogram | Programvaror',
    'mobile-apps': 'Appar & spel | Appar och spel',
    appliances: 'Vitvaror | Stora vitvaror | Hushållsapparater | Stora hushållsapparater',
    kitchen:
      'Hem & kök | Kök & hem | Hem och kök | Hem | Kök | Hem & hushåll | Kök och hem | Hem & trädgård | Heminredning | Kök & matplats | Sängkläder och linne | Hem & Kök',
    furniture: 'Möbler | Möbler & inredning | Möbler och inredning',
    lighting: 'Belysning | Lampor & belysning | Lampor och belysning',
    hi: 'Bygg, el & verktyg | Verktyg och renovering | Verktyg & hemförbättring | Bygg & renovering | Gör det själv | Verktyg | Bygg & verktyg | Hemförbättring | Verktyg och hemförbättring | Gör-det-själv och verktyg',
    industrial:
      'Industriella verktyg & produkter | Industri & vetenskap | Företag, industri & vetenskap | Industriella & vetenskapliga produkter | Industriella verktyg och produkter | Industriellt och vetenskapligt | Företag, industri och vetenskap',
    'lawn-garden':
      'Trädgård | Trädgård & utomhus | Uteplats, gräsmatta & trädgård | Trädgård och uteplats | Trädgård & uteplats | Uteplats, gräsmatta och trädgård',
    outdoor: 'Utomhus | Outdoor',
    grocery:
      'Livsmedel | Mat & dryck | Livsmedel & drycker | Livsmedel och drycker | Mat och dryck | Livsmedel och delikatesser | Mat & drycker | Skafferi',
    alcohol: 'Öl, vin & sprit | Alkoholhaltiga drycker | Öl, vin och sprit',
    amazonfresh: 'Dagligvaror',
    hpc: 'Hälsa, vård & hushåll | Hälsa & hushåll | Hälsa & personvård | Hälsa och hushåll | Hälsa & kroppsvård | Hälsa och personlig vård | Hälsa, hushåll & babyvård | Hälsa, hushåll och babyvård | Hälsa | Hushåll | Hälsa & personlig vård | Apotek & hälsa',
    pharmacy: 'Apotek | Läkemedel | Receptfria läkemedel',
    beauty:
      'Skönhet | Skönhet & kroppsvård | Skönhet och kroppsvård | Skönhet & personlig vård | Skönhet och personlig vård | Skönhet & hälsa | Skönhetsprodukter | Smink & hudvård | Skönhet & parfym',
    'luxury-beauty': 'Premiumskönhet | Lyxskönhet | Premium Beauty | Lyxig skönhet | Premium skönhet',
    'personal-care-appliances':
      'Rakning & hårborttagning | Apparater för personlig vård | Rakning och hårborttagning',
    baby: 'Babyprodukter | Baby | Baby & småbarn | Bebisprodukter | Barn & baby',
    'pet-supplies': 'Husdjursprodukter | Husdjur | Husdjurstillbehör | Djurtillbehör | För husdjur | Djur',
    toys: 'Leksaker & spel | Leksaker | Leksaker och spel | Spel & leksaker',
    hobby: 'Hobby | Modellbygge',
    'entertainment-collectibles': 'Samlarobjekt | Samlarprylar | Samlarföremål',
    apparel:
      'Kläder, skor & smycken | Kläder | Mode | Kläder, skor och smycken | Kläder & accessoarer | Kläder & accessoirer | Kläder och accessoarer | Kläder, skor och accessoarer',
    'fashion-womens': 'Dam | Herr | Dammode | Herrmode | Damkläder | Herrkläder | Kvinnor | Män',
    'fashion-girls': 'Flickor | Pojkar | Barnmode | Barnkläder | Babykläder',
    shoes: 'Skor | Skor & väskor | Skor & handväskor | Skor och väskor',
    bags: 'Handväskor | Väskor & accessoarer | Handväskor & axelremsväskor',
    jewelry: 'Smycken | Smycken & klockor',
    watch: 'Klockor | Armbandsur | Klockor & armbandsur',
    luggage:
      'Resväskor | Väskor | Bagage | Resväskor & väskor | Bagage & resetillbehör | Väskor & resväskor | Resväskor och reseutrustning | Bagage och reseutrustning',
    sporting:
      'Sport & outdoor | Sport och outdoor | Sport & fritid | Sport | Sport och fritid | Sport & friluftsliv | Sport och utomhus | Sport & utomhus',
    'outdoor-recreation': 'Camping & vandring | Cykling | Friluftsliv | Camping och vandring',
    automotive:
      'Bil & motorcykel | Bil och motorcykel | Fordon | Bil & motor | Bilar & motorcyklar | Bil & MC | Fordonstillbehör | Bil | Motor | Fordon & tillbehör',
    motorcycle: 'Motorcyklar | Motorcyklar, tillbehör & delar | MC | MC & tillbehör',
    mi: 'Musikinstrument | Musikinstrument & DJ | Musikinstrument & DJ-utrustning',
    'office-products':
      'Kontorsprodukter | Kontor | Kontorsmaterial | Kontor & skola | Kontor och skola | Kontor & papper | Kontorsvaror | Kontorsmaterial & skolmaterial | Kontors- och skolmaterial',
    'gift-cards': 'Presentkort',
    'arts-crafts':
      'Hobby & hantverk | Konst & hantverk | Konst, hantverk & sömnad | Pyssel & hobby | Konst och hantverk | Skapande & hobby | Konst, hantverk och sömnad',
    handmade: 'Handmade | Handgjort | Handgjorda produkter',
    art: 'Konst | Affischer & tavlor',
    'party-supplies': 'Festartiklar | Fest | Festtillbehör | Kalas & fest',
    books:
      'Böcker | Engelska böcker | Utländska böcker | Svenska böcker | Barnböcker | Böcker på främmande språk',
    'digital-text': 'Kindle Store | E-böcker | Kindle-butik | Kindle-e-böcker',
    magazines: 'Tidskrifter | Tidningar & tidskrifter | Tidningar',
    audible: 'Ljudböcker | Audible',
    dvd: 'Filmer och TV-serier | Film & TV | Filmer & TV-serier | Film & tv | DVD & Blu-ray | Filmer & serier | Filmer och TV | Filmer & TV | Film',
    'instant-video': 'Prime Video | Amazon Video',
    music:
      'Musik: CD & vinyl | CD & vinyl | Musik | CD-skivor & vinyl | CD och vinyl | Klassisk musik | Skivor & vinyl | Musik, CD & vinyl',
    dmusic: 'Digital musik | Amazon Music',
    'amazon-renewed': 'Amazon Renewed | Renoverade produkter | Renoverat',
  },
  categoryWords: () => import('./category-words/sv.ts'),
}
