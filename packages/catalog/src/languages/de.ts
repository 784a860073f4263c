import type { LanguageData } from './language.ts'

/** German. */
export const de: LanguageData = {
  names: {
    functionWords: 'und mit für im der die das ohne aus zum zur von den ein eine oder auf',
    accents: 'äöüß',
    stemmer: 'german',
    isProductLast: true,
    hasCompounds: true,
    isGuessed: true,
    unspacedLetters: null,
    purpose: 'mit für zum kompatibel',
    look: 'in aus',
    measures: 'stück stk st liter',
    modifiers: `
      schwarz weiß grau blau rot grün gelb orange rosa pink lila braun beige creme silber
      gold transparent silikon leder baumwolle wolle leinen holz metall stahl kunststoff
      glas keramik erwachsene kinder herren damen jungen mädchen unisex klein groß mini set
      stück größe neu
    `,
    accessories: `
      hülle etui tasche schutzhülle case cover armband band ladegerät kabel ladekabel
      ständer halter halterung schutzfolie folie panzerglas bürste bürsten bürstenkopf
      bürstenköpfe filter beutel staubbeutel dock griff adapter akku ersatzakku
      fernbedienung deckel ersatz ersatzteil ersatzteile zubehör schlauch rolle netzteil
      aufsatz aufsteckbürsten
    `,
    conjunctions: 'und',
    brandConjunctions: 'und',
    brandStarts: '',
    makers: 'von marke',
    fits: 'für kompatibel mit',
    stopWords: 'und oder für mit im der die das ein eine ohne dose flasche glas beutel tüte packung',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'und oder für mit ohne im der die das ein eine aus zum zur',
      quality: `
        natürlich natürliche naturell klassik klassisch klassische feine feinste frische
        frisch zart zarte kräftig würzig pikant knusprig cremig leicht fettarm zuckerfrei
        glutenfrei laktosefrei vollkorn ungesüßt gesalzen geröstet geräuchert neu weiß schwarz
        rot grün blau gelb rosa braun
      `,
      content: `
        milch sahne käse joghurt hafer haferdrink mandel mandeln haselnuss nuss nüsse erdnuss
        kakao schokolade karamell honig erdbeere himbeere kirsche apfel zitrone saft wasser
        kaffee tee bier wein kartoffelchips kekse müsli brot mehl nudeln soße senf essig öl
        olivenöl salz pfeffer zwiebel knoblauch kräuter tomate tomaten suppe hähnchen rind
        schinken fisch lachs eier reis bohnen seife zahnpasta creme waschmittel spülmittel
        reiniger tabletten
      `,
    },
    units: {
      liter: 'liter',
      gram: 'gramm',
      kilogram: 'kilo kilogram',
      piece: `
        stück stuck stk stck st er_pack er-pack er_packung er_set er-set packungen tabl
        tabletten kapseln kaps dragees ampullen beutel teebeutel sachets rollen tücher paar
        sticks windeln pads
      `,
      meter: 'meter',
      dimension: 'zoll',
    },
    joining: 'und oder mit ohne für',
    describing: '',
    sides: 'zoll',
    sets: { names: '', links: 'von', endings: 'er' },
    labels: 'netto gewicht inhalt ca',
    nutrients: {
      words: 'protein proteine eiweiß fett kohlenhydrate zucker ballaststoffe salz',
      adjectives: '',
      links: null,
    },
    otherQuantities: {
      before: /pro|je|bis(?: zu)?|max|min|dosis|größe/iu,
      after: /täglich/iu,
      per: 'pro',
      doses: 'tag portion',
    },
    promotions: /gratis ?versand/iu,
  },
  pages: {
    notFound:
      /seite (?:wurde )?nicht gefunden|konnten? (?:diese|die) seite nicht finden|keine funktionierende seite/iu,
    robotCheck:
      /gib die (?:angezeigten )?(?:zeichen|buchstaben)|geben sie die (?:angezeigten )?zeichen|unten auf die schaltfläche|kein(?:e)? (?:bot|roboter|automatisiert)/iu,
    continueShopping: /weiter (?:shoppen|einkaufen)|einkauf fortsetzen/iu,
    apology: /es ist ein (?:fehler|problem)/iu,
    unavailable: /(?:derzeit|momentan|zurzeit) nicht (?:verfügbar|auf lager|lieferbar)|nicht auf lager/iu,
    brandLabel: /marken?(?:name)?/iu,
    brandWords: /marke/iu,
    byline: /^(?:besuche(?:n sie)?|besuch) den (.+?)[- ](?:store|shop)$/iu,
    rankLabel: /bestseller-rang/iu,
    rankLinks: 'in',
  },
  departments: {
    electronics: 'Elektronik & Foto | Elektronik | Elektronik & Computer',
    computers: 'Computer & Zubehör | Computer | Computer & Büro',
    wireless: 'Handys & Zubehör | Handy & Zubehör | Kommunikation & Zubehör | Telefone & Zubehör',
    photo: 'Kamera & Foto | Kamera, Foto & Video | Foto & Camcorder | Foto',
    'audio-video':
      'Heimkino, TV & Video | Fernseher & Heimkino | Audio & HiFi | HiFi & Audio | Kopfhörer & Zubehör',
    'amazon-devices':
      'Amazon Geräte & Zubehör | Amazon-Geräte & Zubehör | Amazon-Geräte | Amazon Geräte | Echo & Alexa Geräte',
    'smart-home': 'Smart Home | Hausautomation',
    'car-electronics':
      'Navigation & Car-HiFi | Auto- & Fahrzeugelektronik | Navigation, Car HiFi & Zubehör | GPS & Navigation',
    videogames: 'Games | PC- & Videospiele | PC & Videospiele | Videospiele | Games & Zubehör',
    software: 'Software | Computersoftware | Software-Downloads',
    'mobile-apps': 'Apps & Spiele | Apps für Android | Amazon Apps & Spiele | Apps',
    appliances: 'Elektro-Großgeräte | Großgeräte | Haushaltsgroßgeräte | Elektrogroßgeräte | Haushaltsgeräte',
    kitchen:
      'Küche, Haushalt & Wohnen | Küche & Haushalt | Küche, Haushalt und Wohnen | Haushalt & Wohnen | Küche, Wohnen & Haushalt | Wohnen & Haushalt | Haus & Garten | Haushalt, Garten, Baumarkt | Bettwaren & Bettwäsche | Dekoration | Küche | Haushalt',
    furniture: 'Möbel | Möbel & Wohnaccessoires | Möbel & Wohnen',
    lighting: 'Beleuchtung | Lampen & Leuchten | Lampen & Beleuchtung',
    hi: 'Baumarkt | Heimwerken | Baumarkt & Werkzeug | Werkzeug | Heimwerken & Baumarkt | Elektro- & Handwerkzeuge | Baumarkt & Garten',
    industrial:
      'Gewerbe, Industrie & Wissenschaft | Industrie & Wissenschaft | Technik & Wissenschaft | Gewerbe, Industrie und Wissenschaft',
    'lawn-garden': 'Garten | Garten & Outdoor | Garten & Terrasse | Garten & Freizeit | Garten und Outdoor',
    outdoor: 'Outdoor',
    grocery:
      'Lebensmittel & Getränke | Lebensmittel | Lebensmittel und Getränke | Feinkost | Lebensmittel & Feinkost',
    alcohol: 'Bier, Wein & Spirituosen | Wein, Bier & Spirituosen | Alkoholische Getränke | Wein',
    amazonfresh: 'Amazon Fresh | Amazon Pantry | Pantry',
    hpc: 'Drogerie & Körperpflege | Drogerie | Drogerie und Körperpflege | Drogerie & Bad | Gesundheit & Körperpflege | Drogerie, Gesundheit & Körperpflege | Drogerie & Haushalt | Gesundheit',
    pharmacy: 'Apotheke | Medikamente | Rezeptfreie Medikamente & Behandlungen | Arzneimittel',
    beauty:
      'Beauty | Kosmetik | Parfümerie & Kosmetik | Beauty & Pflege | Kosmetik & Pflege | Parfümerie | Beauty & Körperpflege | Schönheit & Pflege',
    'luxury-beauty': 'Premium Beauty | Luxus-Beauty | Professional Beauty | Luxury Beauty',
    'personal-care-appliances':
      'Körperpflegegeräte | Elektrische Körperpflege | Rasur & Haarentfernung | Elektrische Körperpflegegeräte',
    baby: 'Baby | Babyartikel | Baby & Kleinkind | Babyprodukte | Baby-Produkte',
    'pet-supplies': 'Haustier | Haustierbedarf | Haustiere | Tierbedarf | Heimtierbedarf | Haustierprodukte',
    toys: 'Spielzeug | Spielwaren | Spielzeug & Spiele | Spiel & Spielzeug',
    hobby: 'Hobby | Modellbau',
    'entertainment-collectibles': 'Sammlerstücke | Sammeln & Seltenes | Fanartikel | Sammlermünzen | Münzen',
    apparel:
      'Fashion | Bekleidung | Mode | Kleidung | Kleidung, Schuhe & Schmuck | Bekleidung & Accessoires | Kleidung & Accessoires | Kleidung, Schuhe, Uhren | Bekleidung, Schuhe & Schmuck',
    'fashion-womens': 'Damen | Herren | Damenmode | Herrenmode | Damenbekleidung | Herrenbekleidung',
    'fashion-girls':
      'Mädchen | Jungen | Kindermode | Baby-Kleidung | Kinder | Kinderbekleidung | Babykleidung',
    shoes: 'Schuhe & Handtaschen | Schuhe | Schuhe & Taschen | Schuhe und Handtaschen',
    bags: 'Handtaschen | Taschen | Handtaschen & Schultertaschen | Taschen & Accessoires',
    jewelry: 'Schmuck | Schmuck & Uhren | Schmuck und Accessoires',
    watch: 'Uhren | Armbanduhren | Uhren & Zubehör',
    luggage:
      'Koffer, Rucksäcke & Taschen | Koffer & Reisegepäck | Koffer, Rucksäcke und Taschen | Reisegepäck | Koffer & Taschen | Koffer, Taschen & Rucksäcke | Gepäck',
    sporting:
      'Sport & Freizeit | Sport | Sport und Freizeit | Sport & Outdoor | Sport, Freizeit & Outdoor | Fitness',
    'outdoor-recreation':
      'Camping & Outdoor | Radsport | Outdoor & Camping | Fahrräder & Zubehör | Golf | Angelsport',
    automotive:
      'Auto & Motorrad | Auto | Auto & Motorrad: Teile & Zubehör | Auto und Motorrad | Autoteile & Zubehör | Auto, Motorrad & Gewerbe',
    motorcycle: 'Motorräder, Ersatzteile & Zubehör | Motorrad | Motorrad & Zubehör',
    mi: 'Musikinstrumente & DJ-Equipment | Musikinstrumente | Musikinstrumente und DJ-Equipment | Musikinstrumente & DJ',
    'office-products':
      'Bürobedarf & Schreibwaren | Bürobedarf | Bürobedarf und Schreibwaren | Bürobedarf & Bürotechnik | Büro & Schreibwaren | Schreibwaren',
    'gift-cards': 'Geschenkgutscheine | Gutscheine | Geschenkkarten',
    'arts-crafts':
      'Basteln, Malen & Nähen | Malen & Basteln | Kunst & Handwerk | Basteln & Handarbeit | Handarbeit & Basteln | Hobby & Basteln | Künstler- & Bastelbedarf',
    handmade: 'Handmade | Handgefertigte Produkte | Handmade-Produkte',
    art: 'Kunst | Kunstwerke | Poster & Kunstdrucke | Bilder, Poster, Kunstdrucke & Skulpturen',
    'party-supplies': 'Partybedarf | Partyzubehör | Party & Feste | Party-Zubehör | Saisonale Dekoration',
    books:
      'Bücher | Fremdsprachige Bücher | Englische Bücher | Bücher & Hörbücher | Kinderbücher | Schulbücher | Bücher & Audible | Kalender',
    'digital-text': 'Kindle-Shop | Kindle eBooks | eBooks | Kindle Shop | Kindle',
    magazines: 'Zeitschriften | Zeitschriften-Abos | Zeitungen & Zeitschriften | Zeitschriften & Zeitungen',
    audible: 'Audible Hörbücher & Originals | Audible Hörbücher | Hörbücher | Audible',
    dvd: 'DVD & Blu-ray | Film & TV | Filme & Serien | DVD | DVDs & Blu-rays | Blu-ray | Filme & TV-Serien',
    'instant-video': 'Prime Video | Amazon Video | Amazon Instant Video | Video-on-Demand',
    music:
      'Musik-CDs & Vinyl | Musik | CDs & Vinyl | Klassik | Musik-CDs | Klassische Musik | Musik & Vinyl | CDs und Vinyl',
    dmusic: 'Musik-Downloads | MP3-Downloads | Digitale Musik | Amazon Music',
    'amazon-renewed': 'Amazon Renewed | Generalüberholte Produkte | Amazon Erneuert | Generalüberholt',
  },
  categoryWords: () => import('./category-words/de.ts'),
}
