/**
 * Departments of the marketplace's storefronts: their slugs in addresses, and the categories of their products,
 * the most likely first. The files in `languages` have their names.
 */
export const DEPARTMENTS = {
  electronics: {
    slugs:
      'electronics ce consumer-electronics consumer_electronics electronics-intl-ship gl_electronics ce-de ce-uk ce-fr ce-jp electronic high-tech',
    categories: ['Electronics'],
  },
  computers: {
    slugs:
      'computers pc computer computers-intl-ship personal-computer personal_computer pc-hardware pcs informatica computers-accessories',
    categories: ['Electronics > Computers', 'Electronics', 'Office'],
  },
  wireless: {
    slugs:
      'wireless mobile cell-phones mobile-phones phones wireless-phones cell-phones-accessories mobile-intl-ship wireless-intl-ship communications telecom mobiles wireless_accessory',
    categories: ['Electronics > Phones', 'Electronics'],
  },
  photo: {
    slugs: 'photo camera cameras photography camera-photo photo-video camera_photo photo-intl-ship',
    categories: ['Electronics > Cameras', 'Electronics'],
  },
  'audio-video': {
    slugs:
      'audio-video tv-video home-theater home_theater home-entertainment home_entertainment televisions tv home-audio home-audio-theater audio tvs',
    categories: [
      'Electronics > TV And Video',
      'Electronics > Audio',
      'Electronics > Televisions',
      'Electronics',
    ],
  },
  'amazon-devices': {
    slugs:
      'amazon-devices amazon-devices-accessories digital-device digital_device kindle-devices amazon_devices fire-tv digital-devices amazon-devices-intl',
    categories: [
      'Electronics > E-Readers',
      'Electronics > Smart Home',
      'Electronics > TV And Video',
      'Electronics',
    ],
  },
  'smart-home': {
    slugs: 'smart-home smarthome smart_home alexa-smart-home home-automation home_automation',
    categories: ['Electronics > Smart Home', 'Electronics', 'Home'],
  },
  'car-electronics': {
    slugs: 'car-electronics car_electronics car-audio car-audio-video gps gps-navigation',
    categories: ['Automotive > Car Electronics', 'Automotive', 'Electronics'],
  },
  videogames: {
    slugs:
      'videogames video-games games video_games videogames-intl-ship game console-games video-game pc-games video_game',
    categories: ['Books And Media > Video Games', 'Electronics > Gaming'],
  },
  software: {
    slugs:
      'software software-intl-ship digital-software pc-software digital_software download-software digital-software-download',
    categories: ['Books And Media > Software', 'Electronics > Computers > Software'],
  },
  'mobile-apps': {
    slugs: 'mobile-apps apps appstore mobile_apps apps-games digital-apps',
    categories: ['Books And Media > Software', 'Books And Media > Video Games'],
  },
  appliances: {
    slugs:
      'appliances large-appliances major-appliances major_appliances large_appliances major-appliance electrodomesticos home-appliances appliance major_home_appliances appliances-intl-ship',
    categories: [
      'Home > Large Appliances',
      'Home > Kitchen > Small Appliances',
      'Home > Floor Care',
      'Home > Heating And Cooling',
      'Home',
    ],
  },
  kitchen: {
    slugs:
      'kitchen garden-kitchen home-garden home home-kitchen kitchen-intl-ship home_garden home_kitchen gl_home gl_kitchen home-and-kitchen garden-kitchen-intl-ship kitchen-dining home-decor bedding home_and_kitchen cooking kitchenware bed-and-bath home_decor housewares bath-bedding cozinha casa',
    categories: ['Home', 'Household', 'Home > Kitchen'],
  },
  furniture: {
    slugs:
      'furniture home-furniture home_furniture furniture-intl-ship home_furniture_and_decor home-furniture-decor muebles moveis',
    categories: ['Home > Furniture', 'Home'],
  },
  lighting: {
    slugs: 'lighting lights beleuchtung lighting-intl-ship home-lighting illuminazione',
    categories: ['Home > Lighting', 'Home', 'Garden > Outdoor Lighting'],
  },
  hi: {
    slugs:
      'hi tools diy home_improvement home-improvement tools-intl-ship hardware diy-tools power-hand-tools home-improvement-intl-ship gl_home_improvement power-tools building-materials baumarkt bricolage ferramentas tools-home-improvement diy-intl-ship',
    categories: ['Tools', 'Home', 'Household', 'Garden'],
  },
  industrial: {
    slugs:
      'industrial biss industrial-classified industrial-intl-ship business-industrial business_industrial scientific bi industrial-scientific biss-basic industrial_scientific biss_basic business-industrial-scientific janitorial lab-supply lab_supply',
    categories: ['Tools', 'Office', 'Household', 'Health', 'Home'],
  },
  'lawn-garden': {
    slugs:
      'lawn-garden garden lawngarden lawn-and-garden lawn_garden lawn_and_garden lawngarden-intl-ship lawn-garden-intl-ship patio patio-lawn-garden garden-outdoor garten jardin jardim gl_lawn_and_garden garden-outdoors',
    categories: ['Garden', 'Tools', 'Home'],
  },
  outdoor: {
    slugs: 'outdoor outdoors outdoor-living outdoor_living',
    categories: ['Garden', 'Sports', 'Sports > Camping'],
  },
  grocery: {
    slugs:
      'grocery gourmet-food food-beverage food gourmet grocery-intl-ship food_beverage gourmet-foods grocery-gourmet-food grocery-gourmet-foods gl_grocery grocery_and_gourmet_foods supermarket alimentacion food-and-beverage grocery_gourmet_food',
    categories: ['Food', 'Household', 'Health'],
  },
  alcohol: {
    slugs:
      'alcohol wine beer-wine-spirits wine-beer-spirits alcoholic-beverages wine-spirits liquor beer-wine alcoholic_beverage',
    categories: ['Food > Beverages', 'Food'],
  },
  amazonfresh: {
    slugs:
      'amazonfresh fresh amazon-fresh pantry primepantry prime-pantry nowstore amazon-pantry prime-now wholefoods whole-foods morrisons pantry-intl fresh-merchant-store everyday-essentials',
    categories: ['Food', 'Household', 'Health', 'Beauty', 'Baby', 'Pets'],
  },
  hpc: {
    slugs:
      'hpc drugstore health-beauty health-personal-care health_personal_care hpc-intl-ship health health-household health_and_personal_care health-and-personal-care drugstore-intl-ship gl_drugstore gl_health_and_beauty health_and_beauty personal-care personal_care hpc-de drogerie salute saude household health_household health-beauty-intl-ship wellness',
    categories: ['Health', 'Household', 'Beauty', 'Baby', 'Food'],
  },
  pharmacy: {
    slugs: 'pharmacy amazon-pharmacy medicine otc otc-drugs farmacia medical apotheke pharmacy-store',
    categories: ['Health > Medicine', 'Health'],
  },
  beauty: {
    slugs:
      'beauty beauty-intl-ship gl_beauty cosmetics beauty-personal-care beauty_and_personal_care beauty-and-personal-care health-beauty-fragrance skin-care makeup perfume fragrances bellezza beleza beauty_personal_care hair-care',
    categories: ['Beauty', 'Health'],
  },
  'luxury-beauty': {
    slugs:
      'luxury-beauty premium-beauty luxury_beauty premium_beauty luxury-beauty-intl-ship professional-beauty prestige-beauty pro-beauty luxury indie-beauty luxury-stores professional_beauty salon',
    categories: ['Beauty'],
  },
  'personal-care-appliances': {
    slugs:
      'personal-care-appliances personal_care_appliances pca personal-care-appliance mens-grooming grooming shaving hair-removal',
    categories: ['Beauty > Hair Tools', 'Beauty > Personal Care', 'Health', 'Beauty'],
  },
  baby: {
    slugs:
      'baby baby-products baby_product baby_products baby-products-intl-ship babyproducts gl_baby gl_baby_product baby-intl-ship baby-store baby-product maternity prima-infanzia bebe bebes',
    categories: ['Baby', 'Toys', 'Clothing', 'Food'],
  },
  'pet-supplies': {
    slugs:
      'pet-supplies pets pet_products pet-products pets-intl-ship pet_supplies pet-supplies-intl-ship gl_pet_products pet petsupplies pet-shop haustier animalerie mascotas pet-supply',
    categories: ['Pets', 'Garden'],
  },
  toys: {
    slugs:
      'toys toys-and-games toy toys-games toys_and_games toys-and-games-intl-ship toys-intl-ship gl_toy gl_toys toy-game spielzeug juguetes brinquedos toys_games kids-toys',
    categories: ['Toys', 'Sports', 'Art And Crafts'],
  },
  hobby: {
    slugs: 'hobby hobbies hobby-jp model-hobby',
    categories: ['Toys > Figures', 'Toys', 'Art And Crafts'],
  },
  'entertainment-collectibles': {
    slugs:
      'entertainment-collectibles collectibles sports-collectibles coins entertainment_collectibles sports_collectibles collectible-coins sports-memorabilia sports_memorabilia trading-cards collectibles-fine-art collectible_coins entertainment-memorabilia',
    categories: ['Toys', 'Toys > Figures', 'Toys > Games', 'Sports'],
  },
  apparel: {
    slugs:
      'apparel fashion clothing clothes fashion-intl-ship apparel-intl-ship gl_apparel softlines soft-lines clothing-shoes-jewelry moda clothing-accessories apparel-accessories amazon-fashion bekleidung abbigliamento apparel-index soft_lines premium-fashion fashion-jp clothing_and_accessories',
    categories: ['Clothing', 'Shoes', 'Bags And Accessories'],
  },
  'fashion-womens': {
    slugs:
      'fashion-womens fashion-mens fashion-womens-intl-ship fashion-mens-intl-ship women men womens mens fashion-womens-clothing fashion-mens-clothing womens-clothing mens-clothing women-fashion men-fashion womens-fashion mens-fashion',
    categories: ['Clothing', 'Shoes', 'Bags And Accessories'],
  },
  'fashion-girls': {
    slugs:
      'fashion-girls fashion-boys fashion-baby fashion-girls-intl-ship fashion-boys-intl-ship fashion-baby-intl-ship kids girls boys fashion-kids kids-fashion fashion-baby-clothing fashion-girls-clothing fashion-boys-clothing kids-clothing',
    categories: ['Clothing', 'Shoes', 'Bags And Accessories', 'Baby'],
  },
  shoes: {
    slugs:
      'shoes shoes-intl-ship gl_shoes shoe fashion-womens-shoes fashion-mens-shoes footwear shoes-bags shoes-handbags shoes_and_handbags schuhe sapatos fashion-girls-shoes fashion-boys-shoes',
    categories: ['Shoes', 'Bags And Accessories'],
  },
  bags: {
    slugs:
      'bags handbags fashion-womens-handbags handbag handbags-wallets accessories bags-wallets wallets fashion-accessories bolsos',
    categories: ['Bags And Accessories', 'Bags And Accessories > Handbags'],
  },
  jewelry: {
    slugs:
      'jewelry jewellery gl_jewelry jewelry-intl-ship fashion-womens-jewelry fashion-mens-jewelry schmuck joyeria gioielli',
    categories: ['Bags And Accessories > Jewelry', 'Bags And Accessories'],
  },
  watch: {
    slugs:
      'watch watches gl_watch watches-intl-ship fashion-womens-watches fashion-mens-watches uhren relojes orologi wristwatch',
    categories: ['Bags And Accessories > Watches', 'Electronics > Wearables', 'Bags And Accessories'],
  },
  luggage: {
    slugs:
      'luggage luggage-intl-ship fashion-luggage travel suitcases luggage-travel-gear gl_luggage travel-gear luggage_and_bags luggage-bags valigeria equipaje',
    categories: ['Bags And Accessories > Luggage', 'Bags And Accessories'],
  },
  sporting: {
    slugs:
      'sporting sports sporting-goods sporting_goods sporting-intl-ship sports-and-fitness sports-outdoors sports-intl-ship gl_sports sporting-goods-intl-ship sport sports_and_outdoors sports-fitness sports-and-outdoors esportes deportes fitness sports_outdoors exercise-fitness',
    categories: ['Sports', 'Clothing', 'Shoes', 'Bags And Accessories', 'Health'],
  },
  'outdoor-recreation': {
    slugs:
      'outdoor-recreation outdoor_recreation camping cycling outdoor-recreation-intl-ship camping-hiking bikes bicycles golf fishing hunting-fishing sports-outdoor-recreation fan-shop fan_shop',
    categories: ['Sports > Camping', 'Sports > Cycling', 'Sports', 'Clothing'],
  },
  automotive: {
    slugs:
      'automotive automotive-intl-ship auto car cars car-motorbike automotive-parts auto-parts gl_automotive automotive_parts car-bike automotivo automotive-parts-accessories car-and-motorbike tires automotive_accessory auto-accessories replacement_parts',
    categories: ['Automotive', 'Automotive > Car Accessories', 'Tools'],
  },
  motorcycle: {
    slugs:
      'motorcycle motorbike powersports motorcycle-powersports motorcycles motorrad motorcycle_powersports two-wheelers',
    categories: ['Automotive > Motorcycle', 'Automotive'],
  },
  mi: {
    slugs:
      'mi musical-instruments musical_instruments musical-instruments-intl-ship gl_musical_instruments instruments musical-instrument mi-intl-ship musical_instrument',
    categories: ['Musical Instruments', 'Electronics > Audio'],
  },
  'office-products': {
    slugs:
      'office-products office_product office office_products office-products-intl-ship officeproducts office-product stationery stationery-office gl_office_product office-supplies office-school-supplies buerobedarf papelaria office-electronics stationery-office-supplies school-supplies',
    categories: ['Office', 'Electronics', 'Art And Crafts', 'Home > Furniture'],
  },
  'gift-cards': {
    slugs:
      'gift-cards gift_cards giftcards gift-card gift-cards-intl gutscheine gift_card electronic_gift_card abis_gift_card',
    categories: ['Office > Gift Cards'],
  },
  'arts-crafts': {
    slugs:
      'arts-crafts arts_crafts arts-crafts-intl-ship arts-and-crafts art-supplies crafts arts-crafts-sewing sewing art_and_craft_supply arts_and_crafts fabric art-craft art_supplies sewing-craft artesanato art_craft_supplies',
    categories: ['Art And Crafts', 'Office', 'Toys > Kids Craft Kits'],
  },
  handmade: {
    slugs: 'handmade handmade-intl-ship handmade-products hand-made amazon-handmade karigar handmade-jewelry',
    categories: ['Home > Decor', 'Bags And Accessories', 'Art And Crafts', 'Clothing', 'Toys', 'Home'],
  },
  art: {
    slugs: 'art fine-art fine_art wall-art fine-arts posters-prints posters',
    categories: ['Home > Decor', 'Art And Crafts'],
  },
  'party-supplies': {
    slugs: 'party-supplies party party_supplies celebration wedding gifts gift-wrap party-supply seasonal',
    categories: [
      'Art And Crafts > Party Supplies',
      'Home > Decor',
      'Art And Crafts > Gift Wrapping',
      'Toys > Costumes And Dress Up',
      'Household > Disposable Tableware',
    ],
  },
  books: {
    slugs:
      'books stripbooks book stripbooks-intl-ship books-intl-ship gl_book english-books foreign-books textbooks books-foreign childrens-books livros libros buecher english_books german-books book_display_on_website us-books-tree comics foreignbooks textbook',
    categories: [
      'Books And Media',
      'Books And Media > Fiction',
      'Books And Media > Non Fiction',
      "Books And Media > Children's Books",
      'Books And Media > Comics And Graphic Novels',
      'Books And Media > Textbooks',
      'Books And Media > Calendars',
    ],
  },
  'digital-text': {
    slugs:
      'digital-text kindle kindle-store ebooks digital_text kindle-dbs ebook digital-ebook kindle-unlimited digital_ebook_purchase digital-text-intl-ship digital_ebooks digital-ebook-purchase kindle-ebooks',
    categories: ['Books And Media > Ebooks', 'Books And Media'],
  },
  magazines: {
    slugs:
      'magazines magazine newsstand magazine-subscriptions digital-newsstand zeitschriften magazine_subscriptions periodicals',
    categories: ['Books And Media > Magazines And Newspapers'],
  },
  audible: {
    slugs: 'audible audiobooks audiobook audible-audiobooks digital-audiobooks audio-books audible_audiobook',
    categories: ['Books And Media > Audiobooks And Audio Figures', 'Books And Media'],
  },
  dvd: {
    slugs:
      'dvd movies-tv movies blu-ray dvd-bluray video vhs movies_tv movies-tv-intl-ship dvd-intl-ship dvd-blu-ray gl_dvd film movie movies-tv-shows bluray movies_and_tv dvd-de',
    categories: ['Books And Media > Films'],
  },
  'instant-video': {
    slugs:
      'instant-video prime-video prime-instant-video amazon-video primevideo digital-video vod instant-video-us prime_video amazon-instant-video digital-video-download aiv',
    categories: ['Books And Media > Films', 'Books And Media'],
  },
  music: {
    slugs:
      'music popular cds-vinyl classical vinyl music-intl-ship classical-music gl_music popular-music cd-vinyl cds cd music-cds vinyl-records music_display_on_website cds_and_vinyl music-song',
    categories: [
      'Books And Media > Music CDs',
      'Books And Media > Vinyl Records',
      'Books And Media > Music Cassettes',
    ],
  },
  dmusic: {
    slugs:
      'dmusic digital-music mp3 digital-music-track digital-music-album amazon-music mp3-downloads digital_music digital-music-intl-ship digital_music_track digital_music_album music-unlimited',
    categories: ['Books And Media'],
  },
  'amazon-renewed': {
    slugs: 'amazon-renewed renewed certified-refurbished refurbished',
    categories: ['Electronics', 'Electronics > Phones', 'Electronics > Computers', 'Home'],
  },
} as const satisfies Record<string, { slugs: string; categories: readonly string[] }>

export type DepartmentId = keyof typeof DEPARTMENTS
