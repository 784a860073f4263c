import type { LanguageData } from './language.ts'

/** English. */
export const en: LanguageData = {
  names: {
    functionWords: 'and with for the of in to by from without or on your',
    accents: '',
    stemmer: 'english',
    isProductLast: true,
    hasCompounds: false,
    isGuessed: true,
    unspacedLetters: null,
    purpose: 'with for to fits compatible',
    look: 'in',
    measures: `
      litre litres liter liters oz floz fl lb lbs inch inches in ft pcs pc pieces piece ct count
      pk
    `,
    modifiers: `
      black white grey gray blue navy red green yellow orange pink purple brown beige cream
      ivory silver gold golden rose clear transparent multicolor silicone leather cotton
      wool linen wood wooden metal steel plastic glass ceramic adult adults kids men mens
      women womens boys girls unisex small medium large xl xxl mini pack set piece pieces
      size new
    `,
    accessories: `
      case cover sleeve skin pouch glass shell band strap bracelet charger cable cord stand mount
      holder protector film brush brushes head heads filter bag dock cradle grip adapter
      battery remote lens cap lid tip tips pad pads replacement refill accessory accessories
      part parts kit hose wheel bumper lanyard mat harness housing nozzle roller
    `,
    conjunctions: 'and',
    brandConjunctions: 'and',
    brandStarts: 'the dr mr mrs st new old saint',
    makers: 'by from brand',
    fits: 'for fits fit compatible with',
    stopWords: `
      and or of the a an for with in to by on pack packs set value size new original no bag
      bottle can jar box tin tube
    `,
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'and or of the a an for with without in to by on from your no not',
      quality: `
        original classic premium quality extra super ultra mini maxi big large small medium
        family size new free fresh natural nature organic bio eco pure real whole raw plain
        light lite low high zero less more best rich soft smooth creamy crunchy crispy crisp
        sweet salted unsalted unsweetened sweetened roasted toasted baked fried smoked dried
        frozen sliced ground cold hot warm mild strong intense dark white black red green blue
        yellow pink orange brown purple grey gray golden gold silver vegan vegetarian halal
        kosher gluten lactose sugar fat protein fiber fibre vitamin vitamins calcium iron zinc
        magnesium calories daily active sensitive gentle deep clean cleaning care repair
        protect protection hydrating moisturizing nourishing anti dry oily normal skin hair
        body face hands lips eye eyes teeth baby kids men women adults adult home led usb hdmi
        rgb lcd uhd hd dpi uv made since taste flavor flavour flavored flavoured style recipe
        edition limited special selection collection traditional authentic artisan homemade
        handmade
      `,
      content: `
        milk cream butter cheese yogurt yoghurt kefir oat oats almond almonds soy soya rice
        coconut hazelnut hazelnuts nut nuts peanut peanuts cashew walnut pistachio cocoa
        chocolate caramel vanilla honey maple syrup strawberry raspberry blueberry cherry
        apple banana peach mango pineapple lemon lime grapefruit mandarin berry berries fruit
        fruits grape pear plum apricot melon watermelon coffee espresso cappuccino latte tea
        matcha chai juice drink water sparkling still cola lemonade energy beer wine cider
        potato chips crisps crackers cookies cookie biscuits biscuit cake wafer bar bars
        muesli granola cereal porridge bread toast flour pasta spaghetti penne noodles sauce
        ketchup mayonnaise mustard vinegar oil olive sunflower salt pepper paprika chili
        chilli garlic onion herb herbs basil oregano thyme rosemary mint ginger cinnamon
        turmeric curry tomato tomatoes cucumber carrot carrots corn beans bean peas lentils
        chickpeas mushroom mushrooms spinach soup broth chicken beef pork turkey ham bacon
        sausage fish tuna salmon shrimp egg eggs seeds seed sesame chia flax pumpkin quinoa
        dill sour barbecue bbq sea popcorn candy gum jelly jam spread shampoo conditioner soap
        gel lotion serum mask scrub balm mousse spray deodorant toothpaste mouthwash sunscreen
        perfume powder foundation mascara lipstick detergent softener bleach cleaner wipes
        tissues tablets capsules drops aloe vera lavender chamomile rose jasmine eucalyptus
        argan keratin collagen retinol hyaluronic acid spf dog cat food
      `,
    },
    units: {
      liter: 'litre litres liter liters',
      fluidOunce: 'fl_oz floz fl_ozs flozs us_fl_oz fluid_ounce fluid_ounces',
      pint: 'pt pint pints',
      quart: 'qt quart quarts',
      gallon: 'gal gallon gallons',
      gram: 'gram grams gramme grammes',
      kilogram: 'kilo kilos kilogram kilograms',
      ounce: 'oz ozs ounce ounces',
      pound: 'lb lbs pound pounds',
      piece: `
        ct cts cnt count counts pk pack packs pc pcs piece pieces units unit each tablet
        tablets tabs capsule capsules caps cap vcaps softgel softgels gummies gummy chews
        lozenges pastilles dragees ampoules pods pads bag bags tea_bags teabags sachet sachets
        bottles cans cartons tins sheets rolls tissues napkins towels wipes servings pair
        pairs bars sticks diapers nappies
      `,
      meter: 'meter metre metres meters',
      foot: 'ft feet foot',
      dimension: 'in inch inches',
    },
    joining: 'and or of the a an with without for to in by from',
    describing: `
      veg vegan vegetarian vegetable soft coated chewable effervescent film mini filter
      individual single pyramid individually_wrapped
    `,
    sides: 'inch inches in ft',
    sets: { names: 'pack set box case', links: 'of', endings: '' },
    labels: 'vol net_wt wt net nett qty weight content contents approx about pack pouch jar bottle',
    nutrients: {
      words: `
        protein proteins fat fats carb carbs carbohydrate carbohydrates sugar sugars fibre
        fiber fibres saturates salt cholesterol sodium creatine collagen caffeine omega
      `,
      adjectives: 'plant whey total added net',
      links: /of\s/iu,
    },
    otherQuantities: {
      before:
        /per|up to|max(?:imum)?|min|take|dos(?:e|age)|serving(?: size)?|portion|size|sz|exp|lot|load|capacity/iu,
      after:
        /daily|per\scontainer|serving(?!s)|portion(?!s)|(?:(?:white|yellow|rose)\s)?gold|diamond|tw(?!\p{L})/iu,
      per: 'a per each',
      doses: 'day serving portion dose',
    },
    promotions: /free ?shipping|best ?price|limited ?offer|buy ?now|\d\d? ?% ?off/iu,
  },
  pages: {
    notFound: /page not found|couldn['’]t find that page|not a functioning page|dogs of amazon/iu,
    robotCheck:
      /robot check|are you (?:a )?(?:human|robot)|not a robot|enter the characters you see|type the characters you see|(?:click|tap) the button below to continue shopping|automated access to/iu,
    continueShopping: /continue shopping/iu,
    apology: /something went wrong|service unavailable/iu,
    unavailable:
      /currently unavailable|temporarily out of stock|\bout of stock\b|not (?:currently )?available/iu,
    brandLabel: /brand(?: name)?/iu,
    brandWords: /brand/iu,
    byline: /^(?:visit|shop) the (.+?) (?:store|storefront|shop)$/iu,
    rankLabel: /best ?sellers? rank/iu,
    rankLinks: 'in',
  },
  departments: {
    electronics: 'Electronics | Electronics & Photo | Electronics & Accessories | Consumer Electronics',
    computers:
      'Computers | Computers & Accessories | Computer & Accessories | Computers & Tablets | PC & Accessories | Computers, Components & Accessories',
    wireless:
      'Cell Phones & Accessories | Mobile Phones & Accessories | Mobile Phones & Communication | Mobile Phones | Mobiles & Accessories | Mobiles | Phones & Accessories | Mobile & Accessories',
    photo:
      'Camera & Photo | Camera, Photo & Video | Cameras & Photography | Cameras | Cameras & Photo | Photography',
    'audio-video':
      'Home Audio & Theater | TV & Home Cinema | Home Cinema, TV & Video | Television & Video | Home Entertainment | TV, Video & Home Audio | TVs & Appliances | Hi-Fi & Home Audio | Headphones, Earphones & Accessories | Headphones & Earphones | Home Theater, TV & Video | Televisions',
    'amazon-devices':
      'Amazon Devices & Accessories | Amazon Devices | Kindle Accessories | Kindle E-readers & Books | Echo & Alexa | Echo & Alexa Devices | Fire TV | Amazon Fire TV | Fire Tablets | Alexa Skills',
    'smart-home': 'Smart Home | Smart Home Devices | Home Automation | Alexa Smart Home',
    'car-electronics':
      'Car & Vehicle Electronics | Sat Nav & Car Electronics | Sat Nav, Car Electronics & Accessories | Car Electronics | GPS & Navigation | Sat Nav & Accessories',
    videogames:
      'Video Games | PC & Video Games | Games & Consoles | Gaming | Games & Accessories | Games | PC and Video Games | Video Games & Consoles',
    software: 'Software | Computer Software | Digital Software | Software Downloads | PC Software',
    'mobile-apps': 'Apps & Games | Apps for Android | Appstore for Android | Amazon Appstore | Apps',
    appliances:
      'Appliances | Large Appliances | Major Appliances | Home Appliances | Small Appliances | Kitchen & Home Appliances | Large Home Appliances | Kitchen Appliances',
    kitchen:
      'Home & Kitchen | Kitchen & Home | Kitchen & Dining | Home | Kitchen | Home & Garden | Kitchen & Housewares | Home, Kitchen & Garden | Home & Living | Bedding & Bath | Home Décor | Home Decor | Home & Household | Home & Decor | Kitchen, Home & Appliances | Home Textiles | Kitchen Tools & Gadgets | Home, Garden & Tools | Storage & Organisation',
    furniture:
      'Furniture | Home Furniture | Home & Furniture | Furniture & Decor | Furniture & Home Décor | Furniture & Lighting',
    lighting: 'Lighting | Home Lighting | Lighting & Ceiling Fans | Lights & Lighting | Lamps & Lighting',
    hi: 'Tools & Home Improvement | Home Improvement | DIY & Tools | Tools | Hardware | Tools & Hardware | DIY | Power & Hand Tools | Tools, DIY & Outdoor | Tools & Building Supplies | Kitchen & Bath Fixtures | Building Supplies | Home Improvement & Tools | Electrical | Safety & Security',
    industrial:
      'Industrial & Scientific | Business, Industry & Science | Business, Industrial & Scientific Supplies | Industrial & Scientific Supplies | Business & Industrial | Business, Industrial & Scientific | Industrial Supplies | Lab & Scientific Products | Janitorial & Sanitation Supplies | Professional Medical Supplies',
    'lawn-garden':
      'Patio, Lawn & Garden | Garden & Outdoors | Garden & Outdoor | Garden | Lawn & Garden | Outdoor Living | Lawn & Patio | Garden & Outdoor Living | Garden, Patio & Lawn | Outdoor & Garden',
    outdoor: 'Outdoors | Outdoor',
    grocery:
      'Grocery & Gourmet Food | Grocery & Gourmet Foods | Grocery | Food & Beverages | Gourmet Food | Food & Grocery | Pantry Food & Drinks | Pantry Food | Groceries | Pantry Food & Beverages | Supermarket | Grocery, Food & Beverages | Grocery & Household | Food & Drinks | Food | Food Cupboard',
    alcohol: 'Beer, Wine & Spirits | Wine | Alcohol | Wine, Beer & Spirits | Alcoholic Beverages',
    amazonfresh:
      'Amazon Fresh | Prime Pantry | Pantry | Amazon Pantry | Whole Foods Market | Amazon Fresh & Whole Foods | Everyday Essentials | Daily Essentials | Household Essentials | Fresh | Morrisons',
    hpc: 'Health & Household | Health & Personal Care | Health, Household & Baby Care | Health, Household & Personal Care | Health & Beauty | Household, Health & Personal Care | Health | Personal Care | Health & Nutrition | Drugstore | Health & Wellness | Household & Cleaning | Household Supplies | Health Care | Household & Personal Care | Vitamins & Dietary Supplements | Household, Health & Baby Care',
    pharmacy:
      'Amazon Pharmacy | Pharmacy | Medicine | Medicines | Medication & Remedies | Over-the-Counter Medication',
    beauty:
      'Beauty & Personal Care | Beauty | Beauty & Grooming | Beauty & Fragrance | Beauty & Perfumes | Perfumes & Fragrances | Beauty, Health & Personal Care | Cosmetics | Skincare | Make-up | Beauty & Cosmetics | Fragrances | Perfumes',
    'luxury-beauty':
      'Luxury Beauty | Premium Beauty | Professional Beauty | Prestige Beauty | Salon & Spa | Indie Beauty | Luxury Stores | Luxury',
    'personal-care-appliances':
      "Personal Care Appliances | Men's Grooming | Shaving & Hair Removal | Grooming | Electric Shavers | Shave & Hair Removal | Shaving, Waxing & Beard Care",
    baby: 'Baby | Baby Products | Baby Store | Baby & Nursery | Baby & Maternity | Baby Care | Baby & Toddler | Baby & Child',
    'pet-supplies':
      'Pet Supplies | Pet Products | Pets | Pet Care | Pet Food & Supplies | Pet Shop | Pet Store',
    toys: 'Toys & Games | Toys | Toys & Hobbies | Games & Toys | Toys and Games | Toys & Kids | Kids & Toys',
    hobby: 'Hobbies | Hobby | Hobby Models | Models & Hobbies',
    'entertainment-collectibles':
      'Collectibles & Fine Art | Entertainment Collectibles | Sports Collectibles | Collectible Coins | Collectibles | Sports Memorabilia | Trading Cards | Entertainment Memorabilia | Sports & Entertainment Memorabilia',
    apparel:
      'Clothing, Shoes & Jewelry | Clothing, Shoes & Accessories | Clothing | Fashion | Amazon Fashion | Clothing & Accessories | Clothing, Shoes & Jewellery | Apparel | AMAZON FASHION | Apparel & Accessories | Clothing, Shoes, Jewelry & Watches | Clothing, Shoes & Watches | Premium Fashion | Clothing, Shoes, Jewellery & Accessories | Clothing, Shoes and Jewelry',
    'fashion-womens':
      "Women | Men | Women's Fashion | Men's Fashion | Women's Clothing | Men's Clothing | Women's Shoes | Men's Shoes",
    'fashion-girls':
      "Girls | Boys | Girls' Fashion | Boys' Fashion | Kids' Fashion | Kids | Baby Clothing | Kids & Baby | Baby Clothing & Shoes | Girls' Clothing | Boys' Clothing",
    shoes:
      'Shoes | Shoes & Bags | Shoes & Handbags | Footwear | Shoes, Handbags & Accessories | Shoes & Accessories',
    bags: 'Handbags | Bags | Handbags & Wallets | Handbags & Shoulder Bags | Bags & Accessories | Bags & Wallets | Fashion Accessories',
    jewelry: 'Jewellery | Jewelry | Jewellery & Watches | Fine Jewellery | Jewelry & Watches',
    watch: 'Watches | Wrist Watches | Watches & Accessories',
    luggage:
      'Luggage | Luggage & Travel Gear | Luggage & Bags | Bags, Wallets and Luggage | Suitcases & Travel Bags | Luggage & Travel | Bags & Luggage | Backpacks & Luggage | Bags, Wallets & Luggage | Luggage and Travel Gear',
    sporting:
      'Sports & Outdoors | Sports, Fitness & Outdoors | Sports | Sporting Goods | Sports & Leisure | Sports & Fitness | Sports and Outdoors | Exercise & Fitness | Sport & Outdoors | Fitness',
    'outdoor-recreation':
      'Outdoor Recreation | Camping & Hiking | Cycling | Outdoor Sports | Bikes & Cycling | Golf | Hunting & Fishing | Sports Fan Shop | Fishing',
    automotive:
      'Automotive | Car & Motorbike | Automotive Parts & Accessories | Cars & Motorcycles | Auto | Car & Motorcycle | Automotive & Motorcycle | Auto Parts & Accessories | Car Care & Accessories | Car, Motorbike & Industrial | Car, Motorcycle & Industrial | Car Accessories | Vehicles | Motor & Automotive',
    motorcycle:
      'Motorcycle & Powersports | Motorbike Accessories & Parts | Motorbikes, Accessories & Parts | Motorbike | Motorcycles | Motorcycle Accessories | Motorcycle, ATV & Powersports',
    mi: 'Musical Instruments | Musical Instruments & DJ | Musical Instruments, Stage & Studio | Musical Instruments & DJ Equipment | Musical Instruments & Professional Audio',
    'office-products':
      'Office Products | Stationery & Office Supplies | Office & School Supplies | Office Supplies | Office | Stationery | Office Electronics | Office & Stationery | Office & School Products | Stationery, Office & School Supplies | School & Office Supplies | Business & Office | School Supplies | Stationery & Office',
    'gift-cards':
      'Gift Cards | Gift Cards & Top Up | Gift Card | Gift Vouchers | Gift Cards & Vouchers | Gift Cards & Registry',
    'arts-crafts':
      'Arts, Crafts & Sewing | Arts & Crafts | Arts and Crafts | Sewing & Crafts | Art & Craft Supplies | Arts, Crafts, & Sewing | Home Crafts | Art Supplies | Craft Supplies | Arts & Crafts Supplies | Sewing | Crafts',
    handmade: 'Handmade Products | Handmade | Amazon Handmade | Handcrafted | Karigar',
    art: 'Fine Art | Collectible Art | Wall Art | Posters & Prints | Art',
    'party-supplies':
      'Party Supplies | Event & Party Supplies | Party | Wedding | Gifts & Party Supplies | Party Decorations & Supplies | Seasonal Décor | Seasonal',
    books:
      "Books | Book | Textbooks | Children's Books | School Books | Foreign Language Books | Books & Audible | English Books | Comics & Graphic Novels | Arabic Books | Calendars | School Textbooks | Children's Store",
    'digital-text':
      'Kindle Store | Kindle eBooks | Kindle Books | eBooks | Kindle | Kindle Unlimited | Kindle eReaders & eBooks',
    magazines:
      'Magazine Subscriptions | Magazines | Newsstand | Newspapers & Magazines | Kindle Newsstand | Magazines & Newspapers',
    audible:
      'Audible Books & Originals | Audible Audiobooks | Audiobooks | Audible | Audible Books | Books on CD',
    dvd: 'Movies & TV | DVD & Blu-ray | Movies & TV Shows | Movies, TV & Music | DVDs & Blu-ray | Films & TV | Movies | DVD | Blu-ray | Movies & Television | Movies, Music & TV | Movies & TV Series | Film & TV',
    'instant-video':
      'Prime Video | Amazon Instant Video | Amazon Video | Prime Instant Video | Instant Video | Video on Demand',
    music:
      'CDs & Vinyl | Music | CDs and Vinyl | CDs & Vinyl Records | Classical Music | Classical | Music CDs | Vinyl | Music, CDs & Vinyl | Music, CDs and Vinyl',
    dmusic: 'Digital Music | MP3 Downloads | Amazon Music | Digital Music Store | MP3 Store | Amazon MP3',
    'amazon-renewed':
      'Amazon Renewed | Renewed | Certified Refurbished | Refurbished & Open Box | Renewed Products',
  },
  categoryWords: () => import('./category-words/en.ts'),
}
