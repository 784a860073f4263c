import type { LanguageData } from './language.ts'

/** Polish. */
export const pl: LanguageData = {
  names: {
    functionWords: 'i z ze do dla na w we bez od o lub oraz po',
    accents: 'ąćęłńóśźż',
    stemmer: 6,
    isProductLast: false,
    hasCompounds: false,
    isGuessed: false,
    unspacedLetters: null,
    purpose: 'z do dla',
    look: '',
    measures: '',
    modifiers: `
      czarny czarna biały biała szary szara niebieski czerwony czerwona zielony żółty
      pomarańczowy różowy fioletowy brązowy beżowy srebrny złoty przezroczysty silikon skóra
      bawełna wełna len drewno metal stal plastik szkło ceramika dorosły dziecko dziecięcy
      męski męska damski damska unisex mały duży mini zestaw sztuk rozmiar nowy
    `,
    accessories: `
      etui pokrowiec futerał obudowa pasek ładowarka kabel stojak podstawka uchwyt folia
      szkło szczotka szczotki końcówka końcówki filtr filtry worek worki stacja adapter
      bateria akumulator pilot pokrywka akcesoria część części wąż
    `,
    conjunctions: 'i',
    brandConjunctions: '',
    brandStarts: '',
    makers: '',
    fits: 'dla z',
    stopWords: 'z i na',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'z ze bez do dla na w',
      quality: `
        naturalny świeży ekologiczny klasyczny łagodny ostry słodki solony chrupiący czarny
        biały czerwony zielony
      `,
      content: `
        mleko śmietana masło ser jogurt owies migdał czekolada miód truskawka malina jabłko
        cytryna sok woda kawa herbata piwo wino chleb mąka ryż olej sól pieprz cebula pomidor
        kurczak łosoś jajka ciastka mydło
      `,
    },
    units: {
      gram: 'gram',
      piece: 'sztuk sztuki szt tabletki tabletek kapsułek saszetek torebek rolek chusteczek',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: 'zestaw', links: '', endings: '' },
    labels: '',
    nutrients: {
      words: 'białko',
      adjectives: '',
      links: null,
    },
    otherQuantities: {
      before: /na|rozmiar/iu,
      after: null,
      per: '',
      doses: '',
    },
    promotions: null,
  },
  pages: {
    notFound:
      /nie (?:znaleziono|można znaleźć|udało się znaleźć) (?:tej )?strony|strona nie została znaleziona/iu,
    robotCheck: /wpisz znaki|kliknij (?:poniższy )?przycisk/iu,
    continueShopping: /kontynuuj zakupy/iu,
    apology: /coś poszło nie tak/iu,
    unavailable: /(?:obecnie|chwilowo|aktualnie) (?:niedostępn|brak)|niedostępny|brak w magazynie/iu,
    brandLabel: /marka|nazwa marki/iu,
    brandWords: /marka/iu,
    byline: /^odwiedź sklep (?:marki )?(.+)$/iu,
    rankLabel: /ranking(?:i)? (?:najlepiej sprzedających|bestseller)/iu,
    rankLinks: 'w',
  },
  departments: {
    electronics: 'Elektronika | Elektronika i fotografia | Elektronika użytkowa',
    computers: 'Komputery | Komputery i akcesoria',
    wireless: 'Telefony komórkowe i akcesoria | Telefony i akcesoria | Telefony komórkowe',
    photo: 'Aparaty i kamery | Fotografia | Aparaty fotograficzne i kamery | Kamery i aparaty',
    'audio-video': 'Telewizory i kino domowe | Kino domowe, TV i wideo | Sprzęt audio i hi-fi | RTV',
    'amazon-devices': 'Urządzenia Amazon i akcesoria | Urządzenia Amazon',
    'smart-home': 'Inteligentny dom | Automatyka domowa',
    'car-electronics': 'Elektronika samochodowa | Elektronika do pojazdów | GPS i nawigacja',
    videogames: 'Gry wideo | Gry i akcesoria | Gry komputerowe i konsole | Gry | Gry komputerowe i wideo',
    software: 'Oprogramowanie | Programy komputerowe',
    'mobile-apps': 'Aplikacje i gry',
    appliances: 'Duże AGD | AGD | Sprzęt AGD | Urządzenia AGD | Duże urządzenia AGD',
    kitchen:
      'Dom i kuchnia | Kuchnia i dom | Dom | Kuchnia | Dom i ogród | Dom i wyposażenie | Wyposażenie domu | Kuchnia i jadalnia | Artykuły domowe | Dekoracje do domu',
    furniture: 'Meble | Meble i wystrój wnętrz | Meble i dekoracje',
    lighting: 'Oświetlenie | Lampy i oświetlenie',
    hi: 'Renowacja domu | Narzędzia i renowacja domu | Dom i narzędzia | Majsterkowanie | Narzędzia i majsterkowanie | Narzędzia | Majsterkowanie i narzędzia | Budowa i remont | Remont domu',
    industrial:
      'Biznes, przemysł i nauka | Przemysł i nauka | Firma, przemysł i nauka | Biznes, Przemysł i Nauka | Artykuły przemysłowe i naukowe',
    'lawn-garden':
      'Ogród | Ogród i taras | Dla ogrodu | Patio, trawnik i ogród | Ogród, taras i trawnik | Ogród i na zewnątrz',
    outdoor: 'Na zewnątrz | Outdoor',
    grocery:
      'Artykuły spożywcze | Żywność i napoje | Żywność | Spożywcze | Artykuły spożywcze i delikatesy | Jedzenie i napoje | Artykuły spożywcze i napoje',
    alcohol: 'Piwo, wino i alkohole | Napoje alkoholowe | Alkohole | Piwo, wino i napoje spirytusowe',
    amazonfresh: 'Produkty codziennego użytku | Codzienne zakupy',
    hpc: 'Zdrowie i gospodarstwo domowe | Zdrowie i higiena osobista | Zdrowie i dom | Zdrowie i uroda | Zdrowie | Zdrowie i pielęgnacja ciała | Drogeria | Zdrowie, gospodarstwo domowe i pielęgnacja niemowląt | Zdrowie i artykuły domowe | Higiena i zdrowie | Środki czystości | Zdrowie i pielęgnacja',
    pharmacy: 'Apteka | Leki bez recepty | Leki',
    beauty:
      'Uroda | Uroda i higiena osobista | Kosmetyki | Uroda i pielęgnacja | Kosmetyki i pielęgnacja ciała | Uroda i pielęgnacja ciała | Kosmetyki i perfumy',
    'luxury-beauty': 'Uroda premium | Luksusowe kosmetyki | Kosmetyki premium | Premium Beauty',
    'personal-care-appliances': 'Golenie i depilacja | Urządzenia do pielęgnacji ciała',
    baby: 'Dziecko | Produkty dla dzieci | Dla dziecka | Niemowlęta | Niemowlę | Produkty dla niemowląt | Dla niemowląt | Artykuły dla dzieci | Artykuły dla niemowląt',
    'pet-supplies':
      'Artykuły dla zwierząt | Zwierzęta | Dla zwierząt | Produkty dla zwierząt | Zwierzęta domowe | Artykuły zoologiczne | Karma i akcesoria dla zwierząt | Produkty dla zwierząt domowych',
    toys: 'Zabawki i gry | Zabawki | Gry i zabawki',
    hobby: 'Hobby | Modelarstwo',
    'entertainment-collectibles':
      'Kolekcje | Artykuły kolekcjonerskie | Przedmioty kolekcjonerskie | Kolekcjonerstwo',
    apparel:
      'Moda | Odzież | Ubrania, obuwie i biżuteria | Odzież, buty i biżuteria | Odzież, obuwie i biżuteria | Odzież i akcesoria | Ubrania | Ubrania i akcesoria | Odzież, obuwie i akcesoria | Moda i akcesoria',
    'fashion-womens': 'Kobiety | Mężczyźni | Moda damska | Moda męska | Odzież damska | Odzież męska',
    'fashion-girls': 'Dziewczynki | Chłopcy | Moda dziecięca | Odzież dziecięca | Odzież niemowlęca',
    shoes: 'Buty | Obuwie | Buty i torebki | Obuwie i torebki | Buty i torby',
    bags: 'Torebki | Torby | Torebki i portfele | Torebki i akcesoria',
    jewelry: 'Biżuteria | Biżuteria i zegarki',
    watch: 'Zegarki | Zegarki na rękę',
    luggage:
      'Bagaż | Walizki | Walizki, plecaki i torby | Bagaż i akcesoria podróżne | Torby i walizki | Bagaż i torby | Walizki i torby podróżne',
    sporting:
      'Sport i turystyka | Sport i rekreacja | Sport | Sport i outdoor | Sport i wypoczynek | Sport i aktywność na świeżym powietrzu | Sport i czas wolny',
    'outdoor-recreation':
      'Turystyka | Kolarstwo | Kemping i turystyka | Rowery | Kemping i wędrówki | Turystyka i rekreacja',
    automotive:
      'Motoryzacja | Motoryzacja i akcesoria | Samochody i motocykle | Auto i moto | Samochód i motocykl | Części i akcesoria samochodowe',
    motorcycle: 'Motocykle | Motocykle, akcesoria i części',
    mi: 'Instrumenty muzyczne | Instrumenty muzyczne i sprzęt DJ | Instrumenty',
    'office-products':
      'Artykuły biurowe | Biuro | Produkty biurowe | Biuro i szkoła | Artykuły biurowe i szkolne | Artykuły papiernicze i biurowe | Artykuły piśmiennicze i biurowe | Materiały biurowe',
    'gift-cards': 'Karty podarunkowe | Bony podarunkowe | Karty upominkowe',
    'arts-crafts':
      'Rękodzieło i szycie | Sztuka i rękodzieło | Artykuły plastyczne | Sztuka, rękodzieło i szycie | Robótki ręczne i szycie | Artykuły dla artystów | Szycie i rękodzieło',
    handmade: 'Handmade | Rękodzieło | Produkty ręcznie robione',
    art: 'Sztuka | Plakaty i obrazy',
    'party-supplies': 'Artykuły imprezowe | Artykuły na imprezy | Impreza | Artykuły na przyjęcia',
    books:
      'Książki | Książki obcojęzyczne | Książki w językach obcych | Książki dla dzieci | Podręczniki | Książki po angielsku',
    'digital-text': 'Sklep Kindle | E-booki | Ebooki Kindle | Kindle Store',
    magazines: 'Czasopisma | Gazety i czasopisma | Prenumerata czasopism',
    audible: 'Audiobooki | Audible',
    dvd: 'Filmy i programy TV | Filmy i seriale | Filmy i telewizja | DVD i Blu-ray | Filmy | Filmy i TV | Filmy i seriale telewizyjne',
    'instant-video': 'Prime Video | Amazon Video',
    music:
      'Muzyka | Płyty CD i winylowe | Muzyka: płyty CD i winyle | CD i winyle | Płyty CD i winyle | Płyty | Muzyka klasyczna',
    dmusic: 'Muzyka cyfrowa | Amazon Music',
    'amazon-renewed': 'Amazon Renewed | Produkty odnowione | Odnowione',
  },
  categoryWords: () => import('./category-words/pl.ts'),
}
