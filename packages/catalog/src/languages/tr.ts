import type { LanguageData } from './language.ts'

/** Turkish. */
export const tr: LanguageData = {
  names: {
    functionWords: 've ile için veya bir',
    accents: 'çğıİöşü',
    stemmer: 'turkish',
    isProductLast: true,
    hasCompounds: false,
    isGuessed: false,
    unspacedLetters: null,
    purpose: 'ile için',
    look: '',
    measures: '',
    modifiers: `
      siyah beyaz gri mavi kırmızı yeşil sarı turuncu pembe mor kahverengi bej krem gümüş
      altın şeffaf silikon deri pamuk yün keten ahşap metal çelik plastik cam seramik
      yetişkin çocuk erkek kadın unisex küçük büyük mini set parça beden yeni
    `,
    accessories: `
      kılıf kapak kordon kayış şarj kablo stand tutucu ekran koruyucu fırça fırçası başlık
      filtre torba dock adaptör pil batarya kumanda yedek aksesuar parça hortum
    `,
    conjunctions: 've',
    brandConjunctions: '',
    brandStarts: '',
    makers: '',
    fits: 'için ile',
    stopWords: 've ile',
  },
  packs: {
    isReadable: true,
    caseLetters: 'ğşıİ',
    words: {
      function: 've ile için bir',
      quality: 'yeni doğal taze organik klasik sade acı tatlı tuzlu siyah beyaz kırmızı yeşil mavi sarı',
      content: `
        süt krema tereyağı peynir yoğurt yulaf badem fındık çikolata bal çilek elma limon su
        kahve çay ekmek un pirinç yağ zeytinyağı tuz biber soğan domates tavuk sabun
      `,
    },
    units: {
      gram: 'gram',
      piece: 'adet',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: '', links: '', endings: '' },
    labels: '',
    nutrients: {
      words: '',
      adjectives: '',
      links: null,
    },
    otherQuantities: {
      before: null,
      after: null,
      per: '',
      doses: '',
    },
    promotions: null,
  },
  pages: {
    notFound: /sayfa(?:yı)? bulun?amad|aradığınız sayfa/iu,
    robotCheck: /karakterleri gir|aşağıdaki düğmeye/iu,
    continueShopping: /alışverişe devam/iu,
    apology: /bir (?:şeyler|hata) (?:ters|oluştu)/iu,
    unavailable: /şu anda mevcut değil|stokta yok/iu,
    brandLabel: /marka(?: adı)?/iu,
    brandWords: /marka/iu,
    byline: /^(.+?)(?:['’]\p{L}+)? (?:store['’]?\p{L}*|mağazası\p{L}*) ziyaret edin$/iu,
    rankLabel: /en çok satanlar sıralaması/iu,
    rankLinks: '',
  },
  departments: {
    electronics: 'Elektronik | Elektronik ve Bilgisayar',
    computers:
      'Bilgisayarlar | Bilgisayar | Bilgisayar, Bileşenler ve Aksesuarlar | Bilgisayarlar ve Aksesuarlar',
    wireless:
      'Telefon ve Aksesuarları | Cep Telefonları ve Aksesuarlar | Cep Telefonu ve Aksesuarları | Cep Telefonları',
    photo: 'Kamera ve Fotoğraf | Fotoğraf Makinesi ve Kamera | Fotoğraf ve Kamera | Kamera',
    'audio-video':
      'Televizyon ve Ev Sinema Sistemleri | TV ve Ev Sinema Sistemleri | Ses ve Görüntü Sistemleri | Televizyon ve Video',
    'amazon-devices': 'Amazon Cihazları ve Aksesuarları | Amazon Cihazları',
    'smart-home': 'Akıllı Ev | Akıllı Ev Sistemleri',
    'car-electronics': 'Oto Elektroniği | Araç Elektroniği | Navigasyon ve Oto Elektroniği',
    videogames:
      'PC ve Video Oyunları | Video Oyunları | PC & Video Oyunları | Oyun ve Konsol | Oyun ve Oyun Konsolları',
    software: 'Yazılım | Yazılımlar | Bilgisayar Yazılımı',
    'mobile-apps': 'Uygulamalar ve Oyunlar | Uygulamalar',
    appliances: 'Beyaz Eşya | Büyük Ev Aletleri | Ev Aletleri | Elektrikli Ev Aletleri | Büyük Beyaz Eşya',
    kitchen:
      'Ev ve Mutfak | Mutfak | Ev & Mutfak | Ev ve Yaşam | Ev | Mutfak ve Ev | Ev, Bahçe ve Ofis | Ev Dekorasyonu | Ev Tekstili | Ev, Mutfak, Ofis',
    furniture: 'Mobilya | Mobilya ve Dekorasyon | Mobilyalar',
    lighting: 'Aydınlatma | Ev Aydınlatma | Aydınlatma Ürünleri',
    hi: 'Yapı Market | Yapı Market ve Bahçe | Aletler ve Ev Geliştirme | Yapı Market ve Aletler | Hırdavat | El Aletleri ve Yapı Market | Yapı Malzemeleri',
    industrial:
      'Endüstriyel ve Bilimsel | İş, Endüstri ve Bilim | Endüstri ve Bilim | İş, Sanayi ve Bilim | Endüstriyel Ürünler | Sanayi ve Bilim',
    'lawn-garden':
      'Bahçe | Bahçe ve Dış Mekan | Bahçe Ürünleri | Bahçe ve Balkon | Veranda, Çim ve Bahçe | Bahçe ve Açık Hava',
    outdoor: 'Açık Hava | Outdoor',
    grocery:
      'Gıda | Market | Süpermarket | Gıda ve İçecek | Gıda ve İçecekler | Yiyecek ve İçecek | Süpermarket ve Gıda | Gıda, Market | Market ve Gıda',
    alcohol: 'Alkollü İçecekler | Bira, Şarap ve Alkollü İçkiler',
    amazonfresh: 'Günlük İhtiyaçlar | Günlük Alışveriş',
    hpc: 'Sağlık ve Bakım | Sağlık ve Kişisel Bakım | Sağlık, Bakım ve Ev | Sağlık ve Ev Bakımı | Sağlık ve Ev Gereçleri | Kişisel Bakım | Sağlık | Sağlık, Ev ve Bebek Bakımı | Sağlık ve Ev | Ev Bakım ve Temizlik | Sağlık ve Güzellik | Temizlik Ürünleri | Sağlık & Kişisel Bakım',
    pharmacy: 'Eczane | İlaç',
    beauty:
      'Kişisel Bakım ve Kozmetik | Güzellik | Kozmetik | Kozmetik ve Kişisel Bakım | Güzellik ve Kişisel Bakım | Kişisel Bakım & Kozmetik | Güzellik ve Bakım | Güzellik ve Kozmetik',
    'luxury-beauty': 'Lüks Kozmetik | Premium Güzellik | Lüks Güzellik | Premium Kozmetik',
    'personal-care-appliances': 'Tıraş ve Epilasyon | Kişisel Bakım Aletleri | Erkek Bakım',
    baby: 'Bebek | Bebek Ürünleri | Bebek ve Anne | Anne ve Bebek | Anne, Bebek | Bebek Bakım',
    'pet-supplies':
      'Evcil Hayvan Malzemeleri | Evcil Hayvan Ürünleri | Evcil Hayvan | Evcil Hayvanlar | Pet Shop | Petshop',
    toys: 'Oyuncaklar ve Oyunlar | Oyuncak | Oyuncaklar | Oyuncak ve Oyun | Oyuncak ve Oyunlar | Oyuncak & Oyun',
    hobby: 'Hobi | Hobiler',
    'entertainment-collectibles': 'Koleksiyon | Koleksiyon Ürünleri',
    apparel:
      'Moda | Giyim | Giyim, Ayakkabı ve Mücevher | Giyim ve Aksesuar | Giyim, Ayakkabı ve Takı | Giyim, Ayakkabı ve Aksesuar | Kıyafet',
    'fashion-womens': 'Kadın | Erkek | Kadın Moda | Erkek Moda | Kadın Giyim | Erkek Giyim',
    'fashion-girls': 'Kız Çocuk | Erkek Çocuk | Çocuk Moda | Çocuk Giyim | Bebek Giyim',
    shoes: 'Ayakkabı | Ayakkabılar | Ayakkabı ve Çanta | Ayakkabı & Çanta | Ayakkabılar ve Çantalar',
    bags: 'Çanta | Çantalar | El Çantaları | Çanta ve Aksesuar | Çanta ve Cüzdan',
    jewelry: 'Takı | Mücevher | Takı ve Mücevher | Mücevherat | Takılar',
    watch: 'Saat | Saatler | Kol Saatleri | Kol Saati',
    luggage:
      'Bavul | Valiz | Bavul ve Seyahat Çantaları | Valiz ve Seyahat | Bavul ve Çanta | Bavullar ve Seyahat Gereçleri | Bagaj ve Seyahat Ekipmanları',
    sporting:
      'Spor ve Outdoor | Spor | Spor, Outdoor | Spor ve Açık Hava | Spor & Outdoor | Spor Malzemeleri | Spor ve Açık Hava Aktiviteleri',
    'outdoor-recreation':
      'Kamp ve Doğa Yürüyüşü | Bisiklet | Kamp ve Trekking | Kamp ve Yürüyüş | Outdoor Aktiviteleri',
    automotive:
      'Otomotiv | Oto Aksesuar | Otomobil ve Motosiklet | Araba ve Motosiklet | Otomotiv ve Motosiklet | Oto ve Motosiklet | Oto Yedek Parça ve Aksesuar',
    motorcycle: 'Motosiklet | Motosiklet Aksesuarları | Motosiklet ve Aksesuarları',
    mi: 'Müzik Enstrümanları | Müzik Aletleri | Müzik Enstrümanları ve DJ | Enstrüman',
    'office-products':
      'Ofis ve Kırtasiye | Ofis Ürünleri | Kırtasiye | Kırtasiye ve Ofis | Ofis | Ofis ve Okul | Kırtasiye ve Ofis Malzemeleri | Ofis & Kırtasiye | Ofis Malzemeleri',
    'gift-cards': 'Hediye Kartları | Hediye Kartı | Hediye Çekleri',
    'arts-crafts':
      'Sanat ve El İşi | Sanat, El İşi ve Dikiş | Sanat ve Hobi | El Sanatları | Hobi ve El İşi | Sanat ve El Sanatları | Sanat, Zanaat ve Dikiş',
    handmade: 'El Yapımı | El Yapımı Ürünler | Handmade',
    art: 'Sanat | Poster ve Tablolar | Güzel Sanatlar',
    'party-supplies': 'Parti Malzemeleri | Parti | Parti ve Organizasyon Malzemeleri',
    books:
      'Kitap | Kitaplar | Yabancı Dilde Kitaplar | İngilizce Kitaplar | Çocuk Kitapları | Yabancı Dilde Kitap | Ders Kitapları',
    'digital-text': 'Kindle Mağazası | E-Kitap | E-Kitaplar | Kindle',
    magazines: 'Dergi | Dergiler | Gazete ve Dergi',
    audible: 'Sesli Kitaplar | Sesli Kitap | Audible',
    dvd: 'Film & Dizi | Film ve Dizi | DVD ve Blu-ray | Filmler ve TV | DVD | Film ve TV | Film, Dizi ve Müzik | Filmler ve Diziler',
    'instant-video': 'Prime Video | Amazon Prime Video',
    music: 'Müzik | CD ve Plak | CD ve Plaklar | Müzik CD ve Plak | Plak | Klasik Müzik | Müzik: CD ve Plak',
    dmusic: 'Dijital Müzik | Amazon Music',
    'amazon-renewed': 'Yenilenmiş Ürünler | Yenilenmiş | Amazon Yenilenmiş',
  },
  categoryWords: () => import('./category-words/tr.ts'),
}
