import type { LanguageData } from './language.ts'

/** Dutch. */
export const nl: LanguageData = {
  names: {
    functionWords: 'en met voor van de het een zonder in op uit of bij door je',
    accents: 'ëïéè',
    stemmer: 'dutch',
    isProductLast: true,
    hasCompounds: true,
    isGuessed: false,
    unspacedLetters: null,
    purpose: 'met voor',
    look: 'in',
    measures: 'liter',
    modifiers: `
      zwart wit grijs blauw rood groen geel oranje roze paars bruin beige crème zilver goud
      transparant siliconen leer katoen wol linnen hout metaal staal kunststof glas keramiek
      volwassenen kinderen heren dames jongens meisjes unisex klein groot mini set stuks
      maat nieuw
    `,
    accessories: `
      hoes hoesje etui band bandje lader oplader kabel standaard houder screenprotector
      folie borstel borstels opzetborstels filter zak zakken dock greep adapter batterij
      accu afstandsbediening deksel vervanging onderdeel accessoire accessoires slang
    `,
    conjunctions: 'en',
    brandConjunctions: '',
    brandStarts: '',
    makers: '',
    fits: 'voor met',
    stopWords: 'en van het met voor in',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'met voor zonder van het een uit',
      quality: `
        nieuw vers natuurlijk biologisch zacht romig krokant volle halfvolle magere zwart wit
        rood groen blauw geel
      `,
      content: `
        melk room boter kaas haver amandel chocolade honing aardbei appel citroen sap koffie
        thee bier wijn brood meel rijst olie zout peper ui tomaat kip zalm eieren koekjes zeep
      `,
    },
    units: {
      liter: 'liter',
      gram: 'gram',
      kilogram: 'kilo',
      piece: 'stuks tabletten capsules zakjes theezakjes rollen',
      meter: 'meter',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: '', links: '', endings: '' },
    labels: 'netto',
    nutrients: {
      words: 'eiwit vet suiker',
      adjectives: '',
      links: null,
    },
    otherQuantities: {
      before: /per/iu,
      after: null,
      per: '',
      doses: '',
    },
    promotions: null,
  },
  pages: {
    notFound: /pagina niet gevonden|kunnen (?:deze|die) pagina niet vinden/iu,
    robotCheck: /(?:voer|typ) de (?:tekens|letters)|klik op de (?:onderstaande )?knop/iu,
    continueShopping: /verder (?:winkelen|met winkelen)/iu,
    apology: /er is iets (?:mis|fout)gegaan/iu,
    unavailable: /(?:momenteel|tijdelijk) uitverkocht|niet (?:op voorraad|beschikbaar|verkrijgbaar)/iu,
    brandLabel: /merk(?:naam)?/iu,
    brandWords: /merk/iu,
    byline: /^(?:bezoek|ga naar) de (.+?)[- ](?:store|winkel|shop)$/iu,
    rankLabel: /plaats in bestsellerlijst/iu,
    rankLinks: 'in',
  },
  departments: {
    electronics: 'Elektronica | Elektronica & computers | Elektronica en foto',
    computers: 'Computers | Computers & accessoires | Computer | Computers, componenten & accessoires',
    wireless:
      'Mobiele telefoons & accessoires | Telefoons & accessoires | Mobiele telefoons & communicatieapparatuur',
    photo: "Camera & foto | Camera's & foto | Foto & video | Camera en foto",
    'audio-video': 'Home cinema, tv & video | Tv & home cinema | Audio & hifi | Hifi & audio',
    'amazon-devices': 'Amazon-apparaten & accessoires | Amazon-apparaten | Amazon-apparaten en accessoires',
    'smart-home': 'Smarthome | Slim huis | Domotica',
    'car-electronics':
      'Auto- & voertuigelektronica | Autoelektronica | Navigatie & auto-elektronica | Auto-elektronica',
    videogames: 'Videogames | Games & consoles | Pc- en videogames | Gaming | Games en accessoires',
    software: 'Software | Computersoftware',
    'mobile-apps': 'Apps & spellen | Apps & games',
    appliances:
      'Grote apparaten | Huishoudelijke apparaten | Groot huishoudelijk | Huishoudelijke apparatuur | Witgoed | Grote huishoudelijke apparaten',
    kitchen:
      'Wonen & keuken | Keuken | Huis & keuken | Wonen en keuken | Home & Kitchen | Keuken & huishouden | Keuken, huishouden & wonen | Wonen | Huis & tuin | Woonaccessoires & decoratie | Keuken & tafelen',
    furniture: 'Meubels | Meubilair | Meubels & accessoires',
    lighting: 'Verlichting | Lampen & verlichting',
    hi: 'Klussen & gereedschap | Klussen | Doe-het-zelf & gereedschap | Doe-het-zelf | Gereedschap & klussen | Klussen en gereedschap | Bouwmarkt | Doe-het-zelf en gereedschap',
    industrial:
      'Zakelijk, industrie en wetenschap | Zakelijk, industrie & wetenschap | Industrie & wetenschap | Industriële & wetenschappelijke benodigdheden | Bedrijf, industrie & wetenschap',
    'lawn-garden':
      'Tuin | Tuin, terras & gazon | Tuin, patio en gazon | Tuin & buiten | Terras, gazon & tuin | Tuinieren | Tuin & terras | Tuin en terras | Terras, gazon en tuin',
    outdoor: 'Buiten | Outdoor',
    grocery:
      'Levensmiddelen | Eten & drinken | Boodschappen | Voedsel & dranken | Levensmiddelen & dranken | Voeding & dranken | Levensmiddelen en fijnproeverij | Supermarkt',
    alcohol:
      'Bier, wijn & sterkedrank | Alcoholische dranken | Bier, wijn en gedistilleerde dranken | Wijn, bier & sterkedrank',
    amazonfresh: 'Amazon Fresh | Dagelijkse boodschappen',
    hpc: 'Gezondheid & persoonlijke verzorging | Gezondheid en persoonlijke verzorging | Gezondheid & huishouden | Drogisterij | Gezondheid, huishouden & babyverzorging | Gezondheid | Drogisterij & persoonlijke verzorging | Huishouden | Huishoudelijke benodigdheden | Gezondheid en huishouden',
    pharmacy: 'Apotheek | Medicijnen',
    beauty:
      'Beauty | Beauty & persoonlijke verzorging | Schoonheid | Beauty & verzorging | Schoonheid & persoonlijke verzorging | Cosmetica | Schoonheid en persoonlijke verzorging | Beauty en persoonlijke verzorging',
    'luxury-beauty': 'Premium Beauty | Luxe beauty | Professionele beauty | Premium schoonheid',
    'personal-care-appliances':
      'Scheren & ontharen | Persoonlijke-verzorgingsapparaten | Scheren en ontharen',
    baby: "Babyproducten | Baby | Baby & peuter | Babyartikelen | Baby's",
    'pet-supplies':
      'Huisdierbenodigdheden | Huisdier | Huisdieren | Dierenbenodigdheden | Dierbenodigdheden | Huisdierproducten | Dieren',
    toys: 'Speelgoed & spellen | Speelgoed | Speelgoed en spellen | Spellen & speelgoed | Speelgoed & games',
    hobby: 'Hobby | Modelbouw',
    'entertainment-collectibles': 'Verzamelobjecten | Verzamelen | Verzamelartikelen',
    apparel:
      'Kleding, schoenen & sieraden | Kleding | Mode | Fashion | Kleding, schoenen en sieraden | Kleding & accessoires | Kleding en accessoires',
    'fashion-womens': 'Dames | Heren | Damesmode | Herenmode | Dameskleding | Herenkleding',
    'fashion-girls': 'Meisjes | Jongens | Kindermode | Babymode | Kinderkleding | Babykleding',
    shoes: 'Schoenen | Schoenen & tassen | Schoenen & handtassen | Schoenen en tassen',
    bags: 'Handtassen | Tassen | Tassen & accessoires',
    jewelry: 'Sieraden | Juwelen | Sieraden & horloges',
    watch: 'Horloges | Polshorloges',
    luggage:
      'Bagage | Bagage & reisaccessoires | Koffers & reistassen | Koffers, tassen en rugzakken | Koffers & tassen | Bagage en reisaccessoires',
    sporting:
      'Sport & outdoor | Sport en outdoor | Sport | Sport & vrije tijd | Sport & buitenactiviteiten | Sport & Outdoor | Sport en vrije tijd',
    'outdoor-recreation':
      'Kamperen & wandelen | Wielersport | Fietsen | Kamperen en wandelen | Outdoorrecreatie | Outdoorsport',
    automotive:
      'Auto & motor | Auto en motor | Auto | Auto & motorfiets | Auto-onderdelen en accessoires | Automotive | Auto en motorfiets',
    motorcycle: 'Motorfietsen, accessoires & onderdelen | Motor | Motorfietsen',
    mi: 'Muziekinstrumenten | Muziekinstrumenten & DJ-uitrusting | Muziekinstrumenten en dj-apparatuur',
    'office-products':
      'Kantoorproducten | Kantoor | Kantoorartikelen | Kantoorbenodigdheden | Kantoor- & schoolbenodigdheden | Kantoorartikelen & schrijfwaren | Kantoor en school | Kantoorartikelen en schrijfwaren',
    'gift-cards': 'Cadeaubonnen | Cadeaukaarten | Cadeaubonnen en kaarten',
    'arts-crafts':
      'Kunst, ambacht & naaien | Knutselen | Hobby & creatief | Kunst & knutselen | Knutselen & handwerken | Kunst en ambacht',
    handmade: 'Handmade | Handgemaakt | Handgemaakte producten',
    art: 'Kunst | Posters & kunstdrukken',
    'party-supplies': 'Feestartikelen | Feestbenodigdheden | Feest',
    books:
      'Boeken | Nederlandse boeken | Engelse boeken | Anderstalige boeken | Kinderboeken | Boeken in vreemde talen | Studieboeken',
    'digital-text': 'Kindle Store | Kindle-ebooks | E-books | eBooks | Kindle-winkel',
    magazines: 'Tijdschriften | Tijdschriftabonnementen | Kranten & tijdschriften',
    audible: 'Audible | Luisterboeken | Audioboeken',
    dvd: "Films & tv | Films en tv | Dvd & blu-ray | Films & tv-series | Film & tv | Films en tv-series | Films & tv-programma's | Films & TV",
    'instant-video': 'Prime Video | Amazon Video',
    music:
      "Muziek | Cd's & vinyl | Cd's & lp's | Cd's en vinyl | Muziek: cd's & vinyl | Klassieke muziek | Muziek, cd's & vinyl",
    dmusic: 'Digitale muziek | Amazon Music',
    'amazon-renewed': 'Amazon Renewed | Gereviseerd | Gereviseerde producten | Refurbished',
  },
  categoryWords: () => import('./category-words/nl.ts'),
}
