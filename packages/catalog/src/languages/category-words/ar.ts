/** Arabic words for the categories in product names: path, colon, and words separated by commas. */
export const CATEGORY_WORDS: string = `
Food: البقالة, مواد غذائية, أغذية, طعام
Food > Beverages: المشروبات, مشروب, مشروب بودرة
Food > Beverages > Soft Drinks: المشروبات الغازية, مشروب غازي, كومبوتشا, شراب شعير
Food > Beverages > Soft Drinks > Cola: كولا, مشروب كولا, كولا دايت, كولا بدون سكر
Food > Beverages > Soft Drinks > Lemonade And Fruit Sodas: ليموناضة ومشروبات فواكه غازية, ليموناضة, مشروب غازي بالبرتقال, صودا الليمون
Food > Beverages > Soft Drinks > Tonic Water And Mixers: مياه تونيك ومشروبات مزج, تونيك, ماء تونيك, جنجر إيل
Food > Beverages > Soft Drinks > Energy Drinks: مشروبات الطاقة, مشروب طاقة, مشروب كافيين
Food > Beverages > Soft Drinks > Sports Drinks: مشروبات رياضية, مشروب رياضي, مشروب أيزوتونيك, مشروب إلكتروليت
Food > Beverages > Soft Drinks > Iced Tea: الشاي المثلج, شاي مثلج, آيس تي, شاي مثلج بالخوخ
Food > Beverages > Soft Drinks > Drink Syrups: شراب مركز وسيروب, شراب مركز, سيروب القهوة, شربات
Food > Beverages > Water: مياه, مياه الشرب, مياه معبأة, مياه معدنية
Food > Beverages > Water > Still Water: مياه غير غازية, مياه طبيعية غير غازية, مياه نبع طبيعية
Food > Beverages > Water > Sparkling Water: مياه فوارة, مياه غازية, مياه معدنية فوارة
Food > Beverages > Water > Flavored Water: مياه منكهة, مياه بنكهة الفواكه, مياه بنكهة الليمون, مياه بالفيتامينات
Food > Beverages > Juice: العصائر, عصير, عصير فواكه, نكتار
Food > Beverages > Juice > Orange Juice: عصير برتقال, عصير البرتقال الطازج, عصير برتقال طبيعي
Food > Beverages > Juice > Apple Juice: عصير تفاح, عصير التفاح الطبيعي, نكتار التفاح
Food > Beverages > Juice > Smoothies: سموذي, سموثي فواكه, شوت زنجبيل
Food > Beverages > Coffee: القهوة, قهوة, قهوة منزوعة الكافيين, إسبريسو
Food > Beverages > Coffee > Coffee Beans: حبوب القهوة, حبوب بن, قهوة حب كامل, بن محمص حبوب
Food > Beverages > Coffee > Ground Coffee: قهوة مطحونة, بن مطحون, قهوة تركية, قهوة فلتر مطحونة
Food > Beverages > Coffee > Coffee Capsules: كبسولات القهوة, كبسولات قهوة, كبسولات إسبريسو
Food > Beverages > Coffee > Instant Coffee: قهوة سريعة التحضير, قهوة سريعة الذوبان, قهوة فورية, كابتشينو سريع التحضير
Food > Beverages > Coffee > Iced Coffee: القهوة المثلجة, قهوة مثلجة, قهوة باردة, كولد برو
Food > Beverages > Tea: الشاي, شاي, أكياس شاي, شاي كرك
Food > Beverages > Tea > Black Tea: شاي أسود, شاي سيلاني, شاي إيرل جراي, شاي أحمر
Food > Beverages > Tea > Green Tea: شاي أخضر, ماتشا, شاي أخضر بالياسمين, شاي أخضر بالنعناع
Food > Beverages > Tea > Herbal Tea: شاي الأعشاب, شاي أعشاب, بابونج, كركديه
Food > Beverages > Drinking Chocolate: شوكولاتة ساخنة, كاكاو, بودرة كاكاو, مشروب شوكولاتة
Food > Beverages > Milk: الحليب, حليب كامل الدسم, حليب قليل الدسم, حليب طويل الأجل
Food > Beverages > Milk > Plant Milk: حليب نباتي, حليب الشوفان, حليب اللوز, حليب الصويا
Food > Beverages > Milk > Flavored Milk: حليب منكه, حليب بالشوكولاتة, حليب بالفراولة, ميلك شيك
Food > Beverages > Milk > Condensed And Powdered Milk: حليب مكثف وحليب بودرة, حليب مكثف محلى, حليب مجفف, مبيض قهوة
Food > Beverages > Beer: بيرة, بيرة حرفية
Food > Beverages > Beer > Lager And Pilsner: بيرة لاجر, بيرة بيلسنر
Food > Beverages > Beer > Wheat Beer: بيرة القمح, بيرة قمح بيضاء
Food > Beverages > Beer > Ale And Stout: بيرة إيل وستاوت, بيرة سوداء, بيرة إيل
Food > Beverages > Beer > Non-Alcoholic Beer: بيرة خالية من الكحول, بيرة بدون كحول, بيرة شعير خالية من الكحول
Food > Beverages > Wine: نبيذ, خمر, نبيذ خالي من الكحول
Food > Beverages > Wine > Red Wine: نبيذ أحمر, نبيذ أحمر جاف
Food > Beverages > Wine > White Wine: نبيذ أبيض, نبيذ أبيض جاف
Food > Beverages > Wine > Rose Wine: نبيذ وردي, نبيذ روزيه
Food > Beverages > Wine > Sparkling Wine: نبيذ فوار, شمبانيا, بروسيكو
Food > Beverages > Wine > Fortified Wine: نبيذ مقوى, بورتو, شيري, فيرموت
Food > Beverages > Cider: سيدر, سيدر التفاح, سيدر الكمثرى
Food > Beverages > Spirits: مشروبات كحولية مقطرة, مشروبات روحية, عرق
Food > Beverages > Spirits > Whisky: ويسكي, بوربون, سكوتش
Food > Beverages > Spirits > Vodka: فودكا, فودكا منكهة
Food > Beverages > Spirits > Gin: جن, دراي جن, جن لندني
Food > Beverages > Spirits > Rum: رم, روم, رم أبيض
Food > Beverages > Spirits > Tequila: تيكيلا, ميزكال
Food > Beverages > Spirits > Brandy: براندي وكونياك, براندي, كونياك
Food > Beverages > Spirits > Liqueurs: ليكيور, مشروب ليكيور, ليكيور القهوة
Food > Beverages > Ready To Drink Cocktails: كوكتيلات جاهزة للشرب, كوكتيل جاهز, موهيتو
Food > Snacks: الوجبات الخفيفة, سناك, تسالي, مقرمشات
Food > Snacks > Potato Chips: رقائق البطاطس, شيبس بطاطس, شيبسي, بطاطس مقرمشة
Food > Snacks > Tortilla Chips: رقائق التورتيلا, ناتشوز, رقائق الذرة, شيبس تورتيلا
Food > Snacks > Popcorn: فشار, بوب كورن, فشار ميكروويف, ذرة فشار
Food > Snacks > Corn Puffs: مقرمشات الذرة المنفوشة, بفك, مقرمشات بالجبن, كرات الجبن
Food > Snacks > Pretzels: بريتزل, عيدان مملحة, أصابع مملحة
Food > Snacks > Crackers: بسكويت مالح, كراكرز, مقرمشات مملحة, أعواد الخبز
Food > Snacks > Rice Cakes: كعك الأرز, رقائق الأرز المنفوخ, كيك الأرز, مقرمشات الأرز
Food > Snacks > Nuts: المكسرات, جوز, كاجو, بندق
Food > Snacks > Nuts > Almonds: لوز, لوز محمص, لوز نيء, شرائح اللوز
Food > Snacks > Nuts > Peanuts: فول سوداني, فول سوداني محمص, سوداني مملح, فول سوداني مغلف
Food > Snacks > Nuts > Pistachios: فستق, فستق حلبي, فستق محمص, لب فستق
Food > Snacks > Nuts > Mixed Nuts: مكسرات مشكلة, مكسرات مشكلة محمصة, خليط مكسرات, خليط المكسرات والفواكه
Food > Snacks > Edible Seeds: بذور, بذور الشيا, بذور الكتان, لب دوار الشمس
Food > Snacks > Dried Fruit: فواكه مجففة, تمر, زبيب, مشمش مجفف
Food > Snacks > Meat Snacks: وجبات خفيفة من اللحم, لحم مقدد, جيركي اللحم البقري
Food > Snacks > Chocolate: الشوكولاتة, شوكولاتة بالحليب, شوكولاتة داكنة, شوكولاتة
Food > Snacks > Chocolate > Chocolate Bars: ألواح الشوكولاتة المحشوة, لوح شوكولاتة بالكراميل, بار شوكولاتة, أصابع شوكولاتة
Food > Snacks > Chocolate > Pralines And Truffles: برالين وترافل, علبة شوكولاتة فاخرة, شوكولاتة محشوة, ترافل شوكولاتة
Food > Snacks > Chocolate > Chocolate Eggs And Figures: بيض ومجسمات الشوكولاتة, بيضة شوكولاتة, بيض عيد الفصح, أرنب شوكولاتة
Food > Snacks > Candy: الحلويات والسكاكر, حلوى, سكاكر, حلقوم
Food > Snacks > Candy > Gummy Candy: حلوى الجيلاتين, جيلي دببة, حلوى هلامية, حلوى جيلي حامضة
Food > Snacks > Candy > Hard Candy And Mints: سكاكر صلبة ونعناع, حلوى النعناع, مصاصات, حلوى صلبة
Food > Snacks > Candy > Licorice: حلوى العرقسوس, سوس حلوى, عرقسوس مالح
Food > Snacks > Candy > Marshmallows: مارشميلو, مارشملو, مارشميلو ميني
Food > Snacks > Candy > Caramels And Toffees: كراميل وتوفي, توفي, حلوى الكراميل, فدج
Food > Snacks > Candy > Chewing Gum: علكة, لبان, علكة خالية من السكر, لبان بالنعناع
Food > Snacks > Cookies: بسكويت وكوكيز, بسكويت, كوكيز, بيتي فور
Food > Snacks > Cookies > Sandwich Cookies: بسكويت محشو بالكريمة, بسكويت ساندويتش, بسكويت بكريمة الشوكولاتة
Food > Snacks > Cookies > Wafers: ويفر, بسكويت ويفر, ويفر بالشوكولاتة, أصابع ويفر
Food > Snacks > Cookies > Gingerbread: كعك الزنجبيل, بسكويت الزنجبيل, خبز الزنجبيل, كوكيز الزنجبيل
Food > Snacks > Snack Bars: ألواح الوجبات الخفيفة, لوح مكسرات, لوح تمر, بار الطاقة
Food > Snacks > Snack Bars > Cereal Bars: ألواح الحبوب, لوح جرانولا, لوح شوفان, بار حبوب
Food > Snacks > Snack Bars > Protein Bars: ألواح البروتين, لوح بروتين, بروتين بار
Food > Dairy: منتجات الألبان, ألبان, مشتقات الحليب
Food > Dairy > Yogurt: زبادي, روب, زبادي بالفواكه, لبن زبادي
Food > Dairy > Yogurt > Greek Yogurt And Skyr: زبادي يوناني وسكير, زبادي يوناني, سكير, لبنة زبادي مصفى
Food > Dairy > Yogurt > Drinking Yogurt And Kefir: زبادي للشرب وكفير, لبن عيران, كفير, لبن رائب
Food > Dairy > Yogurt > Plant Yogurt: زبادي نباتي, زبادي جوز الهند, زبادي الصويا, زبادي خالي من الألبان
Food > Dairy > Cheese: أجبان, جبن, جبنة شرائح, جبنة مبشورة
Food > Dairy > Cheese > Hard Cheese: أجبان صلبة, جبن شيدر, جبن بارميزان, جبنة جودة
Food > Dairy > Cheese > Soft Cheese: أجبان طرية, جبن بري, جبن كاممبير, جبنة زرقاء
Food > Dairy > Cheese > Cream Cheese: جبن كريمي, جبنة قابلة للدهن, جبنة كريم, مسكربوني
Food > Dairy > Cheese > Quark And Cottage Cheese: جبن قريش, جبنة قريش, ريكوتا, جبن كوتيج
Food > Dairy > Cheese > Mozzarella: جبن موزاريلا, موزاريلا, موزاريلا مبشورة, بوراتا
Food > Dairy > Cheese > Feta And Grilling Cheese: جبن فيتا وحلوم, جبن فيتا, جبن حلوم, جبنة بيضاء
Food > Dairy > Butter: زبدة, سمن, زبدة غير مملحة, سمن بلدي
Food > Dairy > Margarine: مارجرين, سمن نباتي, زبدة نباتية, مارغرين
Food > Dairy > Dairy Cream: كريمة, كريمة خفق, كريمة طبخ, قشطة
Food > Dairy > Dairy Cream > Sour Cream: كريمة حامضة, كريم فريش, قشدة حامضة
Food > Dairy > Eggs: بيض, بيض طازج, بيض عضوي, بياض البيض
Food > Dairy > Puddings And Desserts: حلويات الألبان والبودينغ, بودينغ, مهلبية, أرز بالحليب
Food > Pantry: مؤن المطبخ, مواد غذائية جافة, أساسيات المطبخ, مستلزمات المؤونة
Food > Pantry > Pasta: مكرونة, معكرونة, سباغيتي, باستا
Food > Pantry > Pasta > Filled Pasta And Gnocchi: باستا محشوة ونيوكي, رافيولي, تورتيليني, نيوكي
Food > Pantry > Pasta > Asian Noodles: نودلز آسيوية, شعيرية الأرز, نودلز البيض, نودلز الأرز
Food > Pantry > Pasta > Instant Noodles: نودلز سريعة التحضير, نودلز كوب, شعيرية سريعة التحضير
Food > Pantry > Rice: أرز, أرز بسمتي, أرز مصري, أرز ياسمين
Food > Pantry > Grains And Couscous: حبوب وكسكس, كسكس, برغل, كينوا
Food > Pantry > Lentils And Dried Beans: بقوليات, عدس, حمص جاف, فاصوليا جافة
Food > Pantry > Breakfast Cereal: حبوب الإفطار, كورن فليكس, رقائق الذرة للإفطار, حبوب إفطار بالشوكولاتة
Food > Pantry > Breakfast Cereal > Muesli And Granola: موسلي وجرانولا, جرانولا, موسلي, جرانولا بالمكسرات
Food > Pantry > Breakfast Cereal > Oatmeal: شوفان, دقيق الشوفان, رقائق الشوفان, عصيدة الشوفان
Food > Pantry > Sauces: صلصات, صوص, صلصة, صلصة الطبخ
Food > Pantry > Sauces > Ketchup: كاتشب, كاتشب طماطم, كاتشاب
Food > Pantry > Sauces > Mayonnaise: مايونيز, مايونيز لايت, مايونيز بالثوم, مايونيز نباتي
Food > Pantry > Sauces > Mustard: خردل, مستردة, صوص خردل, خردل ديجون
Food > Pantry > Sauces > Pasta Sauce: صلصات الباستا, صوص باستا, بيستو, صلصة مكرونة
Food > Pantry > Sauces > Soy And Asian Sauces: صلصة الصويا والصلصات الآسيوية, صوص الصويا, صوص ترياكي, صلصة المحار
Food > Pantry > Sauces > Hot Sauce: صوص حار, صلصة حارة, شطة, هريسة
Food > Pantry > Sauces > Barbecue Sauce: صوص باربيكيو, صلصة الشواء, تتبيلة الشواء, صوص شواء
Food > Pantry > Sauces > Salad Dressing: تتبيلات السلطة, صوص سلطة, تتبيلة سيزر, صوص رانش
Food > Pantry > Sauces > Dips And Salsa: غموس وصلصة سالسا, حمص بالطحينة, سالسا, جواكامولي
Food > Pantry > Oils And Vinegar: زيوت وخل, زيت وخل, زيت الكمأة
Food > Pantry > Oils And Vinegar > Olive Oil: زيت زيتون, زيت زيتون بكر ممتاز, زيت زيتون معصور على البارد
Food > Pantry > Oils And Vinegar > Cooking Oil: زيت الطبخ, زيت دوار الشمس, زيت جوز الهند للطبخ, زيت نباتي
Food > Pantry > Oils And Vinegar > Vinegar: خل, خل التفاح, خل بلسمي, خل أبيض
Food > Pantry > Spices: بهارات, توابل, قرفة, خلطة بهارات
Food > Pantry > Spices > Salt: ملح, ملح البحر, ملح الهيمالايا, ملح طعام
Food > Pantry > Spices > Pepper: فلفل أسود, فلفل أسود مطحون, فلفل أبيض, حبوب الفلفل الأسود
Food > Pantry > Spices > Dried Herbs: أعشاب مجففة, أوريجانو مجفف, زعتر مجفف, ورق غار
Food > Pantry > Stock And Gravy: مرق وصلصة جريفي, مكعبات مرق, مرقة دجاج, مرق لحم
Food > Pantry > Soup: شوربة, شوربة سريعة التحضير, شوربة طماطم, حساء
Food > Pantry > Canned Food: أطعمة معلبة, معلبات, لحم معلب, لانشون معلب
Food > Pantry > Canned Food > Canned Fish: أسماك معلبة, تونة, تونة معلبة, سردين معلب
Food > Pantry > Canned Food > Canned Vegetables: خضروات معلبة, ذرة معلبة, بازلاء معلبة, فطر معلب
Food > Pantry > Canned Food > Canned Tomatoes: طماطم معلبة, معجون طماطم, طماطم مقشرة, صلصة طماطم معلبة
Food > Pantry > Canned Food > Canned Beans: بقوليات معلبة, فول مدمس, حمص معلب, فاصوليا معلبة
Food > Pantry > Canned Food > Canned Fruit: فواكه معلبة, أناناس معلب, خوخ معلب, كوكتيل فواكه معلب
Food > Pantry > Pickles: مخللات, مخلل, خيار مخلل, طرشي
Food > Pantry > Olives: زيتون, زيتون أخضر, زيتون أسود, زيتون محشي
Food > Pantry > Honey And Spreads: عسل وأطعمة قابلة للدهن, معجون قابل للدهن, كريمة بسكويت للدهن
Food > Pantry > Honey And Spreads > Honey: عسل, عسل طبيعي, عسل مانوكا, عسل سدر
Food > Pantry > Honey And Spreads > Jam: مربى, مربى فراولة, مربى مشمش, مرملاد
Food > Pantry > Honey And Spreads > Peanut Butter: زبدة الفول السوداني, زبدة اللوز, زبدة المكسرات, طحينة
Food > Pantry > Honey And Spreads > Chocolate Spread: كريمة الشوكولاتة القابلة للدهن, شوكولاتة قابلة للدهن, كريمة البندق بالكاكاو, كريمة الفستق
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: شراب القيقب وصوصات الحلويات, شراب القيقب, صوص كراميل, دبس التمر
Food > Pantry > Baking: مستلزمات الخبز, مكونات الحلويات, فانيليا, جيلاتين
Food > Pantry > Baking > Flour: طحين ودقيق, دقيق, طحين, نشا الذرة
Food > Pantry > Baking > Sugar: سكر, سكر بني, سكر ناعم, سكر قصب
Food > Pantry > Baking > Sweeteners: محليات, بديل السكر, ستيفيا, إريثريتول
Food > Pantry > Baking > Yeast And Baking Powder: خميرة وبيكنج بودر, خميرة فورية, بيكنج بودر, بيكربونات الصوديوم
Food > Pantry > Baking > Baking Mixes: خلطات الخبز الجاهزة, خليط كيك, خليط بان كيك, خليط براونيز
Food > Pantry > Baking > Baking Chocolate And Decorations: شوكولاتة الخبز وتزيين الكيك, رقائق شوكولاتة للخبز, ألوان طعام, عجينة السكر
Food > Pantry > Ready Meals: وجبات جاهزة, وجبة جاهزة للأكل, وجبة ميكروويف, طقم تاكو
Food > Meat: اللحوم, لحم طازج, لحم مفروم, لحم غنم
Food > Meat > Beef: لحم بقري, ستيك لحم بقري, لحم بقري مفروم, لحم عجل
Food > Meat > Pork: لحم خنزير, أضلاع لحم خنزير
Food > Meat > Chicken And Poultry: دجاج ودواجن, صدور دجاج, دجاج كامل, ديك رومي
Food > Meat > Sausages: نقانق, سجق, هوت دوج, نقانق دجاج
Food > Meat > Ham And Cold Cuts: لحوم باردة ومرتديلا, مرتديلا, سلامي, بسطرمة
Food > Meat > Bacon: بيكون, بيكون بقري, بيكون ديك رومي
Food > Fish And Seafood: أسماك ومأكولات بحرية, سمك, مأكولات بحرية, فيليه سمك طازج
Food > Fish And Seafood > Salmon: سلمون, سلمون مدخن, فيليه سلمون, شرائح سلمون
Food > Fish And Seafood > Shrimp: روبيان, جمبري, ربيان, روبيان مقشر
Food > Meat Alternatives: بدائل اللحوم, برجر نباتي, لحم نباتي, فلافل
Food > Meat Alternatives > Tofu And Tempeh: توفو وتيمبي, توفو, تيمبي, توفو مدخن
Food > Bakery: مخبوزات, منتجات المخبز, عجينة بف باستري, رقائق جلاش
Food > Bakery > Bread: خبز, خبز توست, خبز أسمر, خبز الساوردو
Food > Bakery > Rolls And Buns: خبز برجر وصامولي, خبز برجر, صامولي, باجيت
Food > Bakery > Wraps And Flatbreads: خبز تورتيلا وخبز عربي, خبز تورتيلا, خبز عربي, خبز نان
Food > Bakery > Croissants And Pastries: كرواسون ومعجنات, كرواسون, دونات, معجنات دنماركية
Food > Bakery > Cakes: كيك وتورتة, كيك, مافن, براونيز
Food > Produce: خضروات وفواكه, خضار وفواكه طازجة, منتجات زراعية طازجة
Food > Produce > Fruit: فواكه, فواكه طازجة, مانجو, أفوكادو
Food > Produce > Fruit > Apples: تفاح, تفاح أحمر, تفاح أخضر, تفاح طازج
Food > Produce > Fruit > Bananas: موز, موز طازج, موز بلدي, موز الطبخ
Food > Produce > Fruit > Citrus Fruit: حمضيات, برتقال, ليمون, يوسفي
Food > Produce > Fruit > Berries: توتيات, فراولة طازجة, توت أزرق, توت
Food > Produce > Vegetables: خضروات, خضار طازجة, خيار, بروكلي
Food > Produce > Vegetables > Tomatoes: طماطم, طماطم كرزية, بندورة, طماطم طازجة
Food > Produce > Vegetables > Potatoes: بطاطس, بطاطا حلوة, بطاطس طازجة, بطاطا
Food > Produce > Vegetables > Salad Greens: خضار ورقية للسلطة, خس, جرجير, سلطة مشكلة
Food > Produce > Vegetables > Mushrooms: فطر, مشروم, فطر طازج, فطر محاري
Food > Produce > Vegetables > Onions And Garlic: بصل وثوم, بصل, ثوم, بصل أخضر
Food > Produce > Fresh Herbs: أعشاب طازجة, بقدونس, كزبرة طازجة, نعناع طازج
Food > Frozen Food: أطعمة مجمدة, مجمدات, مأكولات مجمدة, عجينة مجمدة
Food > Frozen Food > Ice Cream: آيس كريم, بوظة, مثلجات, سوربيه
Food > Frozen Food > Frozen Pizza: بيتزا مجمدة, بيتزا, بيتزا مارغريتا مجمدة
Food > Frozen Food > Frozen Vegetables: خضروات مجمدة, بازلاء مجمدة, سبانخ مجمدة, ملوخية مجمدة
Food > Frozen Food > French Fries: بطاطس مقلية مجمدة, بطاطس أصابع, بطاطس ودجز, بطاطس نصف مقلية
Food > Frozen Food > Frozen Fish: أسماك مجمدة, أصابع السمك, فيليه سمك مجمد, سمك مقرمش
Food > Frozen Food > Frozen Meals: وجبات مجمدة, سمبوسة مجمدة, سبرينغ رول, لازانيا مجمدة
Health: الصحة, صيدلية, منتجات صحية, العناية الصحية
Health > Vitamins: فيتامينات, فيتامين, أقراص فيتامين, فيتامينات علكات
Health > Vitamins > Multivitamins: فيتامينات متعددة, ملتي فيتامين, مالتي فيتامين, فيتامينات الحمل
Health > Vitamins > Vitamin C: فيتامين سي, فيتامين C, فيتامين سي فوار, حمض الأسكوربيك
Health > Vitamins > Vitamin D: فيتامين د, فيتامين د3, فيتامين D3, فيتامين دال
Health > Vitamins > Vitamin B: فيتامين ب, فيتامين ب12, حمض الفوليك, فيتامين ب مركب
Health > Supplements: مكملات غذائية, مكمل غذائي, مكمل عشبي, أشواغاندا
Health > Supplements > Magnesium: مغنيسيوم, ماغنسيوم, سترات المغنيسيوم, مغنيسيوم جليسينات
Health > Supplements > Iron Zinc And Calcium: حديد وزنك وكالسيوم, مكمل حديد, أقراص زنك, كالسيوم أقراص
Health > Supplements > Omega-3: أوميغا 3, زيت السمك, زيت كبد الحوت, كبسولات أوميغا 3
Health > Supplements > Probiotics: بروبيوتيك, بكتيريا نافعة, ألياف سيلليوم, إنزيمات هاضمة
Health > Supplements > Collagen And Beauty Supplements: كولاجين ومكملات الجمال, كولاجين بودرة, مكمل الشعر والبشرة والأظافر, حبوب كولاجين
Health > Supplements > Joint Supplements: مكملات المفاصل, جلوكوزامين, كوندرويتين, كبسولات المفاصل
Health > Supplements > Weight Management: التحكم في الوزن والتنحيف, حبوب تنحيف, حارق الدهون, بديل الوجبات
Health > Sports Nutrition: التغذية الرياضية, مكملات رياضية, مكملات كمال الأجسام, معزز التستوستيرون
Health > Sports Nutrition > Protein Powder: بروتين بودرة, واي بروتين, مصل الحليب بروتين, بروتين نباتي
Health > Sports Nutrition > Creatine: كرياتين, كرياتين مونوهيدرات, كرياتين بودرة
Health > Sports Nutrition > Amino Acids: أحماض أمينية, BCAA, جلوتامين, إل أرجينين
Health > Sports Nutrition > Pre-Workout: مكملات ما قبل التمرين, بري وورك اوت, مكمل قبل التمرين, حبوب كافيين
Health > Sports Nutrition > Energy Gels And Electrolytes: جل الطاقة والإلكتروليتات, جل طاقة, أملاح إماهة, إلكتروليت فوار
Health > Medicine: أدوية, دواء بدون وصفة, علاج مثلي, لاصقات النيكوتين
Health > Medicine > Pain Relief: مسكنات الألم, مسكن, باراسيتامول, إيبوبروفين
Health > Medicine > Muscle And Joint Creams: كريمات العضلات والمفاصل, مرهم للعضلات, جل مسكن للألم, لصقات الألم
Health > Medicine > Cold And Flu: البرد والإنفلونزا, شراب السعال, بخاخ الأنف, أقراص استحلاب للحلق
Health > Medicine > Allergy Relief: أدوية الحساسية, مضاد الهيستامين, أقراص حساسية, سيتريزين
Health > Medicine > Digestive Remedies: أدوية الجهاز الهضمي, مضاد الحموضة, ملين للإمساك, علاج الإسهال
Health > Medicine > Sleep And Calm Aids: مساعدات النوم والاسترخاء, ميلاتونين, حبوب النوم, مهدئ عشبي
Health > Medicine > Skin Treatments: علاجات البشرة الطبية, كريم مضاد للفطريات, كريم الإكزيما, علاج الثآليل
Health > First Aid: الإسعافات الأولية, العناية بالجروح, كمامات طبية, قفازات طبية
Health > First Aid > Adhesive Bandages: لصقات الجروح, لاصق جروح, بلاستر جروح, لصقات طبية للجروح
Health > First Aid > Bandages And Dressings: ضمادات وأربطة, شاش طبي, رباط ضاغط, شريط لاصق طبي
Health > First Aid > Antiseptics And Hand Sanitizers: معقمات ومطهرات, معقم اليدين, مطهر جروح, جل معقم
Health > First Aid > First Aid Kits: حقائب الإسعافات الأولية, شنطة إسعافات أولية, طقم إسعافات أولية, صندوق إسعافات
Health > Feminine Care: العناية النسائية, صحة المرأة, ملابس داخلية للدورة الشهرية, سن اليأس
Health > Feminine Care > Tampons: سدادات قطنية, تامبون, تامبون مع أداة إدخال, سدادات قطنية نسائية
Health > Feminine Care > Sanitary Pads: فوط صحية, فوطة صحية, فوط يومية, فوط نسائية بأجنحة
Health > Feminine Care > Menstrual Cups: كؤوس الحيض, كأس الحيض, كوب الدورة الشهرية, قرص الحيض
Health > Feminine Care > Intimate Wash: غسول نسائي, غسول المنطقة الحساسة, غسول مهبلي, مناديل العناية الحميمة
Health > Incontinence Care: سلس البول, حفاضات كبار السن, حفاضات للكبار, فوط سلس البول
Health > Sexual Wellness: الصحة الجنسية, هزاز نسائي, ألعاب حميمة, بخاخ تأخير
Health > Sexual Wellness > Condoms: واقيات ذكرية, واقي ذكري, كوندوم, واقي ذكري رفيع
Health > Sexual Wellness > Intimate Lubricants: مزلقات حميمة, جل مزلق, مزلق مائي, مزلق حميمي
Health > Vision Care: العناية بالعيون, مناديل الجفون, لصقة العين, مناديل تنظيف النظارات
Health > Vision Care > Contact Lenses: عدسات لاصقة, عدسات يومية, عدسات ملونة, عدسات شهرية
Health > Vision Care > Contact Lens Solution: محلول العدسات اللاصقة, محلول عدسات, علبة عدسات, محلول تنظيف العدسات
Health > Vision Care > Eye Drops: قطرات العين, قطرة عين, دموع صناعية, قطرة مرطبة للعين
Health > Vision Care > Reading Glasses: نظارات قراءة, نظارة قراءة, نظارات قراءة ضد الضوء الأزرق
Health > Medical Devices: الأجهزة الطبية, جهاز طبي, سماعات أذن طبية, سماعة الطبيب
Health > Medical Devices > Blood Pressure Monitors: أجهزة قياس ضغط الدم, جهاز ضغط, جهاز قياس الضغط, جهاز ضغط معصم
Health > Medical Devices > Fever Thermometers: موازين الحرارة الطبية, ترمومتر طبي, ميزان حرارة رقمي, ميزان حرارة جبين
Health > Medical Devices > Pulse Oximeters And Heart Monitors: أجهزة قياس الأكسجين ومراقبة القلب, جهاز قياس الأكسجين, أوكسيميتر, جهاز تخطيط القلب
Health > Medical Devices > Glucose Meters: أجهزة قياس السكر, جهاز قياس السكر, شرائح قياس السكر, إبر وخز
Health > Medical Devices > Nebulizers And Inhalers: أجهزة البخار والاستنشاق, جهاز بخار تنفس, نيبولايزر, جهاز غسيل الأنف
Health > Medical Devices > Home Health Tests: اختبارات صحية منزلية, اختبار حمل, اختبار تبويض, اختبار كوفيد
Health > Massage And Relaxation: التدليك والاسترخاء, جهاز مساج, مسدس مساج, مدلك الرقبة
Health > Heat And Cold Therapy: العلاج بالحرارة والبرودة, قربة ماء ساخن, وسادة حرارية, كمادات باردة وساخنة
Health > Supports And Braces: دعامات ومشدات طبية, دعامة ركبة, مشد ظهر, جوارب ضغط
Health > Mobility And Daily Living Aids: وسائل الحركة والمساعدة اليومية, كرسي متحرك, مشاية كبار السن, عكاز
Beauty: الجمال, الجمال والعناية الشخصية, منتجات التجميل, مستحضرات التجميل
Beauty > Hair Care: العناية بالشعر, منتجات العناية بالشعر, علاج الشعر
Beauty > Hair Care > Shampoo: شامبو الشعر, شامبو, شامبو ضد القشرة
Beauty > Hair Care > Dry Shampoo: شامبو جاف, الشامبو الجاف, بخاخ شامبو جاف
Beauty > Hair Care > Conditioner: بلسم الشعر, بلسم, كونديشنر, بلسم بدون شطف
Beauty > Hair Care > Hair Masks: ماسكات الشعر, ماسك للشعر, قناع الشعر, حمام كريم
Beauty > Hair Care > Hair Oils And Serums: زيوت وسيروم الشعر, زيت الشعر, سيروم الشعر, بخاخ حماية من الحرارة
Beauty > Hair Care > Hair Loss Treatments: علاج تساقط الشعر, مضاد لتساقط الشعر, سيروم نمو الشعر, إنبات الشعر
Beauty > Hair Care > Hair Styling: تصفيف الشعر, منتجات تصفيف الشعر, كريم تصفيف, كريم تحديد الكيرلي
Beauty > Hair Care > Hair Styling > Hair Spray: بخاخات تثبيت الشعر, سبراي شعر, مثبت شعر, بخاخ الشعر
Beauty > Hair Care > Hair Styling > Hair Gel And Mousse: جل وموس الشعر, جل الشعر, موس الشعر, فوم الشعر
Beauty > Hair Care > Hair Styling > Hair Wax: واكس الشعر, شمع الشعر, بوميد, طين تصفيف الشعر
Beauty > Hair Care > Hair Color: صبغات الشعر, صبغة شعر, حناء للشعر, تفتيح الشعر
Beauty > Hair Care > Hair Extensions And Wigs: شعر مستعار وإكستنشن, باروكة, شعر مستعار, وصلات شعر
Beauty > Hair Tools: أدوات تصفيف الشعر, أدوات الشعر, مقص شعر, لفافات شعر
Beauty > Hair Tools > Hair Dryers: مجففات الشعر, مجفف شعر, سشوار, استشوار
Beauty > Hair Tools > Hair Straighteners: مكواة الشعر, مملس شعر, مكواة فرد الشعر, فرشاة تمليس الشعر
Beauty > Hair Tools > Curling Irons: مكواة تجعيد الشعر, مكواة فير, أداة تمويج الشعر, لفافة تجعيد
Beauty > Hair Tools > Hot Air Brushes: فرش الهواء الساخن, فرشاة هواء ساخن, فرشاة تجفيف الشعر, فرشاة سشوار
Beauty > Hair Tools > Hair Brushes And Combs: فرش وأمشاط الشعر, فرشاة شعر, مشط شعر, مشط
Beauty > Hair Tools > Hair Clippers: ماكينات حلاقة الشعر, ماكينة قص الشعر, ماكينة حلاقة شعر الرأس
Beauty > Skin Care: العناية بالبشرة, منتجات العناية بالبشرة, بشرة
Beauty > Skin Care > Face Cream: كريمات الوجه, كريم الوجه, مرطب الوجه, كريم ليلي
Beauty > Skin Care > Face Serums And Oils: سيروم وزيوت الوجه, سيروم الوجه, سيروم فيتامين سي, زيت الوجه
Beauty > Skin Care > Eye Cream: كريمات العين, كريم محيط العين, كريم تحت العين, لصقات تحت العين
Beauty > Skin Care > Face Masks: ماسكات الوجه, ماسك الوجه, قناع الوجه, ماسك الطين
Beauty > Skin Care > Cleanser: منظفات الوجه, غسول الوجه, غسول وجه, رغوة تنظيف الوجه
Beauty > Skin Care > Makeup Remover: مزيلات المكياج, مزيل مكياج, ماء ميسيلار, مناديل إزالة المكياج
Beauty > Skin Care > Face Toners: تونر الوجه, تونر, ماء الورد, بخاخ الوجه
Beauty > Skin Care > Face Scrubs And Peels: مقشرات الوجه, مقشر الوجه, سكراب الوجه, تقشير الوجه
Beauty > Skin Care > Acne Treatments: علاجات حب الشباب, علاج حب الشباب, لصقات الحبوب, كريم للحبوب
Beauty > Skin Care > Lip Balm: مرطبات الشفاه, مرطب شفاه, بلسم الشفاه, ماسك الشفاه
Beauty > Skin Care > Body Lotion: لوشن الجسم, لوشن للجسم, كريم الجسم, زبدة الجسم
Beauty > Skin Care > Body Oils: زيوت الجسم, زيت الجسم, زيت مساج, زيت تدليك
Beauty > Skin Care > Body Scrubs: مقشرات الجسم, سكراب الجسم, مقشر الجسم
Beauty > Skin Care > Cellulite And Firming: علاجات السيلوليت وشد الجسم, كريم السيلوليت, كريم شد الجسم, كريم تنحيف
Beauty > Skin Care > Hand Cream: كريمات اليد, كريم اليدين, مرطب اليدين
Beauty > Skin Care > Foot Care: العناية بالقدمين, كريم القدم, مبرد القدم, كريم تشقق الكعب
Beauty > Skin Care > Sunscreen: واقي الشمس, واقي شمس, كريم واقي من الشمس, صن بلوك
Beauty > Skin Care > After Sun: ما بعد التعرض للشمس, كريم بعد الشمس, جل الصبار, جل الألوفيرا
Beauty > Skin Care > Self Tanners: منتجات التسمير الذاتي, تسمير ذاتي, كريم تان, موس تسمير
Beauty > Skin Care > Face Care Tools: أدوات العناية بالوجه, جهاز تنظيف الوجه, رولر الوجه, جوا شا
Beauty > Makeup: المكياج, مكياج, طقم مكياج, باليت مكياج
Beauty > Makeup > Foundation: كريم الأساس, فاونديشن, كريم أساس, بي بي كريم
Beauty > Makeup > Concealer: كونسيلر, خافي العيوب, خافي عيوب
Beauty > Makeup > Face Powder: بودرة الوجه, بودرة, بودرة تثبيت, بودرة مضغوطة
Beauty > Makeup > Blush: أحمر الخدود, بلاشر, احمر خدود
Beauty > Makeup > Bronzers And Highlighters: برونزر وهايلايتر, برونزر, هايلايتر, كونتور
Beauty > Makeup > Primer And Setting Spray: برايمر ومثبت المكياج, برايمر, مثبت مكياج, بخاخ تثبيت المكياج
Beauty > Makeup > Mascara: ماسكارا, مسكرة, سيروم الرموش
Beauty > Makeup > Eyeliner: آيلاينر, كحل, قلم كحل, محدد العيون
Beauty > Makeup > Eyeshadow: ظلال العيون, ظل العيون, باليت ظلال عيون, آيشادو
Beauty > Makeup > Eyebrow Makeup: مكياج الحواجب, قلم حواجب, جل الحواجب, محدد الحواجب
Beauty > Makeup > False Eyelashes: رموش صناعية, رموش, لاصق رموش, مكبس رموش
Beauty > Makeup > Lipstick: أحمر الشفاه, روج, احمر شفاه, محدد شفاه
Beauty > Makeup > Lip Gloss: ملمع الشفاه, جلوس, ليب جلوس, زيت شفاه
Beauty > Makeup > Makeup Brushes And Sponges: فرش وإسفنج المكياج, فرشاة مكياج, إسفنجة مكياج, طقم فرش مكياج
Beauty > Makeup > Nail Polish: طلاء الأظافر, مناكير, جل بوليش, طلاء اظافر جل
Beauty > Nail Care: العناية بالأظافر, مقوي أظافر, زيت الأظافر, ملصقات أظافر
Beauty > Nail Care > Nail Polish Remover: مزيل طلاء الأظافر, مزيل مناكير, أسيتون
Beauty > Nail Care > Artificial Nails: أظافر صناعية, أظافر تركيب, أكريليك أظافر, جل بناء الأظافر
Beauty > Nail Care > Manicure Tools: أدوات المانيكير, قصافة أظافر, مبرد أظافر, طقم مانيكير
Beauty > Nail Care > Nail Lamps And Drills: مصابيح ومبارد الأظافر الكهربائية, جهاز تجفيف الأظافر, مبرد أظافر كهربائي, مصباح أظافر
Beauty > Beauty Tools: أدوات التجميل, ملقط حواجب, مرآة مكياج, منظم مكياج
Beauty > Fragrance: العطور, عطر, طقم عطور, عود
Beauty > Fragrance > Perfume: عطور رجالية ونسائية, أو دو بارفان, أو دو تواليت, ماء عطر
Beauty > Fragrance > Body Mist: بودي ميست, بخاخ الجسم, معطر الجسم, عطر الشعر
Beauty > Personal Care: العناية الشخصية, النظافة الشخصية, مناديل مبللة, بودرة التلك
Beauty > Personal Care > Deodorant: مزيلات العرق, مزيل العرق, ديودرنت, رول أون
Beauty > Personal Care > Soap: صابون, صابون اليدين, صابون سائل, غسول اليدين
Beauty > Personal Care > Shower Gel: جل الاستحمام, سائل استحمام, غسول الجسم, شاور جل
Beauty > Personal Care > Bath Additives: مستحضرات حوض الاستحمام, ملح الاستحمام, رغوة استحمام, كرات الاستحمام
Beauty > Personal Care > Bath Sponges And Brushes: ليف وفرش الاستحمام, ليفة استحمام, لوفة, فرشاة الظهر
Beauty > Personal Care > Hand Sanitizer: معقمات اليدين, معقم يدين, جل معقم, مطهر اليدين
Beauty > Personal Care > Cotton Pads And Swabs: قطن وأعواد قطنية, أعواد قطن للأذن, قطن مكياج, كرات قطن
Beauty > Personal Care > Toothpaste: معجون الأسنان, معجون اسنان, معجون تبييض
Beauty > Personal Care > Oral Care: العناية بالفم والأسنان, العناية بالفم, منظف اللسان, مكشطة اللسان
Beauty > Personal Care > Oral Care > Toothbrushes: فرش الأسنان, فرشاة أسنان, فرشاة اسنان ناعمة
Beauty > Personal Care > Oral Care > Electric Toothbrushes: فرش أسنان كهربائية, فرشاة أسنان كهربائية, فرشاة سونيك
Beauty > Personal Care > Oral Care > Toothbrush Heads: رؤوس فرش الأسنان, رؤوس فرشاة أسنان بديلة, رأس فرشاة كهربائية
Beauty > Personal Care > Oral Care > Mouthwash: غسول الفم, غسول فم, معطر الفم, بخاخ الفم
Beauty > Personal Care > Oral Care > Dental Floss: خيط الأسنان, خيط تنظيف الأسنان, أعواد خيط الأسنان, فرشاة بين الأسنان
Beauty > Personal Care > Oral Care > Water Flossers: أجهزة خيط الأسنان المائي, خيط أسنان مائي, جهاز دفع الماء للأسنان
Beauty > Personal Care > Oral Care > Teeth Whitening: تبييض الأسنان, شرائط تبييض الأسنان, قلم تبييض الأسنان, جهاز تبييض الأسنان
Beauty > Personal Care > Oral Care > Denture Care: العناية بأطقم الأسنان, أقراص تنظيف طقم الأسنان, مثبت طقم الأسنان, لاصق أطقم الأسنان
Beauty > Personal Care > Shaving: الحلاقة, أدوات الحلاقة, طقم حلاقة, فرشاة حلاقة
Beauty > Personal Care > Shaving > Razors And Blades: شفرات الحلاقة, شفرات حلاقة, موس حلاقة, شفرات بديلة
Beauty > Personal Care > Shaving > Shaving Cream: كريم ورغوة الحلاقة, رغوة حلاقة, جل حلاقة, كريم حلاقة
Beauty > Personal Care > Shaving > Aftershave: ما بعد الحلاقة, لوشن بعد الحلاقة, بلسم بعد الحلاقة, افتر شيف
Beauty > Personal Care > Shaving > Beard Care: العناية باللحية, زيت اللحية, بلسم اللحية, شامبو اللحية
Beauty > Personal Care > Shaving > Electric Shavers: ماكينات حلاقة كهربائية, ماكينة حلاقة كهربائية, شفرة ماكينة الحلاقة, ماكينة حلاقة الذقن
Beauty > Personal Care > Shaving > Trimmers: ماكينات تشذيب, ماكينة تشذيب اللحية, ماكينة شعر الأنف, ماكينة إزالة شعر الجسم
Beauty > Personal Care > Hair Removal: إزالة الشعر, كريم إزالة الشعر, شمع إزالة الشعر, شرائط شمع
Beauty > Personal Care > Hair Removal > Epilators: أجهزة نزع الشعر, ماكينة إزالة الشعر للنساء, ابيليتر, جهاز نزع الشعر
Beauty > Personal Care > Hair Removal > IPL Devices: أجهزة إزالة الشعر بالليزر, جهاز ليزر إزالة الشعر, جهاز IPL
Household: مستلزمات منزلية ومنظفات, العناية المنزلية, مستلزمات التنظيف المنزلي
Household > Laundry: غسيل الملابس, العناية بالغسيل, بخاخ كي, معقم ملابس
Household > Laundry > Laundry Detergent: منظفات الغسيل, سائل غسيل ملابس, مسحوق غسيل, صابون غسيل
Household > Laundry > Laundry Capsules: كبسولات غسيل, كبسولات غسيل الملابس, كبسولات منظف
Household > Laundry > Fabric Softener: منعم أقمشة, منعم ملابس, معطر غسيل, مناديل مجفف الملابس
Household > Laundry > Stain Removers: مزيلات البقع, مزيل بقع الملابس, مبيض ملابس, مسحوق مزيل البقع
Household > Laundry > Washing Machine Cleaner: منظفات الغسالة, منظف غسالة الملابس, أقراص تنظيف الغسالة, مزيل تكلس الغسالة
Household > Laundry > Drying Racks And Clotheslines: مناشر وحبال غسيل, منشر غسيل, حبل غسيل, مشابك غسيل
Household > Laundry > Laundry Baskets And Bags: سلال وأكياس الغسيل, سلة غسيل, كيس غسيل شبكي, سلة ملابس متسخة
Household > Laundry > Lint Removers: مزيلات الوبر, مزيل وبر, رول وبر, ماكينة إزالة الوبر
Household > Dishwashing: غسيل الأطباق, مستلزمات غسيل الصحون, العناية بالأطباق
Household > Dishwashing > Dish Soap: سائل غسيل الصحون, سائل جلي, صابون أطباق, منظف أطباق سائل
Household > Dishwashing > Dishwasher Tablets: أقراص غسالة الصحون, كبسولات غسالة الأطباق, مسحوق غسالة الصحون
Household > Dishwashing > Rinse Aid And Dishwasher Salt: ملمع وملح غسالة الصحون, ملمع غسالة أطباق, ملح غسالة الصحون, منظف غسالة الصحون
Household > Dishwashing > Sponges And Dish Brushes: إسفنج وفرش الصحون, إسفنجة جلي, سلك مواعين, فرشاة صحون
Household > Cleaning: التنظيف, منظف, مواد تنظيف, أدوات تنظيف
Household > Cleaning > All Purpose Cleaners: منظفات متعددة الاستخدامات, منظف عام, منظف متعدد الأسطح, كريم تنظيف
Household > Cleaning > Bathroom Cleaners: منظفات الحمام, منظف حمامات, مزيل العفن, منظف الدش والبلاط
Household > Cleaning > Toilet Cleaners: منظفات المرحاض, منظف تواليت, أقراص تنظيف المرحاض, منظف مراحيض
Household > Cleaning > Kitchen Cleaners And Degreasers: منظفات المطبخ ومزيلات الدهون, مزيل دهون, منظف أفران, منظف مطبخ
Household > Cleaning > Descalers: مزيلات الكلس, مزيل الترسبات الكلسية, أقراص إزالة الكلس, مزيل كلس ماكينة القهوة
Household > Cleaning > Glass Cleaners: منظفات الزجاج, منظف زجاج, ملمع زجاج ومرايا
Household > Cleaning > Floor Cleaners: منظفات الأرضيات, منظف أرضيات, ملمع أرضيات, منظف باركيه
Household > Cleaning > Carpet And Upholstery Cleaners: منظفات السجاد والمفروشات, شامبو سجاد, منظف سجاد, منظف كنب
Household > Cleaning > Furniture And Leather Care: العناية بالأثاث والجلد, ملمع أثاث, ملمع خشب, منظف جلود
Household > Cleaning > Metal Polish: ملمعات المعادن, ملمع فضة, ملمع نحاس, منظف ستانلس ستيل
Household > Cleaning > Disinfectants And Bleach: مطهرات ومبيضات, مطهر أسطح, كلور, مبيض كلور
Household > Cleaning > Cleaning Wipes: مناديل التنظيف, مناديل مطهرة للأسطح, مناديل تنظيف مبللة
Household > Cleaning > Drain Cleaners: مسلكات المجاري, سائل تسليك المجاري, مسلك بالوعات, شفاط تسليك
Household > Cleaning > Mops And Buckets: ممسحات ودلاء, ممسحة أرضيات, دلو ممسحة, مساحة زجاج
Household > Cleaning > Brooms And Brushes: مكانس وفرش, مكنسة يدوية, جاروف, فرشاة تنظيف
Household > Cleaning > Cloths And Dusters: أقمشة تنظيف ومنافض غبار, فوطة مايكروفايبر, منفضة غبار, قماش تنظيف
Household > Cleaning > Cleaning Gloves: قفازات التنظيف, قفازات مطاطية منزلية, قفازات غسيل الصحون
Household > Paper Products: المنتجات الورقية, ورق منزلي, مناديل ورقية منزلية
Household > Paper Products > Toilet Paper: ورق تواليت, مناديل حمام, ورق حمام, رول تواليت
Household > Paper Products > Paper Towels: مناديل مطبخ, رول مطبخ, ورق مطبخ, مناشف ورقية
Household > Paper Products > Tissues: مناديل وجه, مناديل ورقية, محارم, مناديل جيب
Household > Paper Products > Paper Napkins: مناديل مائدة ورقية, مناديل سفرة, مناديل كوكتيل
Household > Disposable Tableware: أدوات مائدة للاستعمال مرة واحدة, أطباق ورقية, أكواب ورقية, ملاعق بلاستيك
Household > Food Wraps: تغليف وحفظ الطعام, لفائف طعام, أغطية سيليكون مطاطية, ورق تغليف طعام
Household > Food Wraps > Cling Film: نايلون تغليف الطعام, رول نايلون لاصق, بلاستيك تغليف طعام
Household > Food Wraps > Aluminum Foil: ورق ألومنيوم, ورق قصدير, فويل, صواني ألومنيوم
Household > Food Wraps > Baking Paper: ورق زبدة, ورق خبز, ورق مقلاة هوائية
Household > Food Wraps > Freezer And Sandwich Bags: أكياس تجميد وساندويتش, أكياس تفريزر, أكياس بسحاب للطعام, أكياس حفظ طعام
Household > Trash Bags: أكياس قمامة, أكياس نفايات, أكياس زبالة
Household > Trash Cans: سلال مهملات, سلة قمامة, سلة نفايات بدواسة, صندوق قمامة
Household > Air Care: معطرات الجو, معطر جو, مزيل روائح
Household > Air Care > Air Freshener Sprays: بخاخات معطر الجو, معطر جو سبراي, معطر مفارش, بخاخ معطر غرف
Household > Air Care > Scent Diffusers: ناشرات الروائح, فواحة, أعواد معطرة, معطر كهربائي
Household > Air Care > Odor And Moisture Absorbers: ممتصات الرطوبة والروائح, ماص رطوبة, مزيل روائح الثلاجة, فحم ماص للروائح
Household > Pest Control: مكافحة الآفات, طارد حشرات وقوارض, طارد آفات بالموجات فوق الصوتية
Household > Pest Control > Insect Killers: مبيدات الحشرات, مبيد حشرات, مصيدة ذباب, مبيد صراصير
Household > Pest Control > Mosquito Repellents: طارد البعوض, طارد ناموس, بخاخ طارد البعوض, جهاز طارد بعوض
Household > Pest Control > Moth Repellents: طارد العث, كرات النفتالين, مصيدة عث, طارد عثة الملابس
Household > Pest Control > Rodent Control: مكافحة القوارض, مصيدة فئران, سم فئران, لاصق فئران
Baby: مستلزمات الأطفال الرضع, مستلزمات البيبي, حديثي الولادة, رضيع
Baby > Diapers: حفاضات ومستلزمات التغيير, حفاضات, حفاضة, حفاظات
Baby > Diapers > Disposable Diapers: حفاضات للاستعمال مرة واحدة, حفاضات أطفال, حفاضات بشريط لاصق
Baby > Diapers > Diaper Pants: حفاضات كيلوت, كيلوت حفاض, حفاضات سروال, سراويل تدريب
Baby > Diapers > Swim Diapers: حفاضات سباحة, حفاضة سباحة, حفاض السباحة
Baby > Diapers > Cloth Diapers: حفاضات قماش, حفاضات قابلة للغسل, حفاضة قماشية
Baby > Diapers > Changing Pads: مراتب تغيير الحفاضات, مرتبة غيار, مفرش تغيير حفاض, وسادة تغيير
Baby > Diapers > Diaper Pails: سلال حفاضات, سلة مهملات الحفاضات, أكياس التخلص من الحفاضات
Baby > Diapers > Diaper Bags: حقائب حفاضات, شنطة حفاضات, حقيبة الأم, شنطة مستلزمات البيبي
Baby > Baby Food: أغذية الأطفال, طعام أطفال, غذاء الرضع
Baby > Baby Food > Infant Formula: حليب الرضع, حليب أطفال, تركيبة حليب الرضع, حليب بودرة للرضع
Baby > Baby Food > Toddler Milk: حليب النمو, حليب للأطفال الصغار, حليب المرحلة الثالثة
Baby > Baby Food > Baby Cereal: حبوب الأطفال, سيريال للرضع, حبوب الأرز للأطفال, شوفان للأطفال
Baby > Baby Food > Baby Purees And Meals: هريس وأطعمة جاهزة للأطفال, بيوريه فواكه للأطفال, هريس خضار, وجبات أطفال جاهزة
Baby > Baby Food > Baby Snacks: سناكس الأطفال, بسكويت أطفال, وجبات خفيفة للأطفال الرضع, مقرمشات أطفال
Baby > Baby Food > Baby Drinks: مشروبات الأطفال, شاي أعشاب للرضع, عصير أطفال رضع, ماء للرضع
Baby > Feeding: مستلزمات الرضاعة والتغذية, مستلزمات إطعام الأطفال, طقم تغذية الرضيع
Baby > Feeding > Baby Bottles: رضاعات أطفال, رضاعة, زجاجة رضاعة, حلمة رضاعة
Baby > Feeding > Pacifiers: لهايات, لهاية, سكاتة أطفال, حامل لهاية
Baby > Feeding > Teethers: عضاضات, عضاضة أطفال, عضاضة أسنان, عضاضة سيليكون
Baby > Feeding > Sippy Cups: أكواب تدريب, كوب تدريب أطفال, كوب شرب مانع للتسرب, كوب بشفاطة
Baby > Feeding > Bibs: مرايل أطفال, مريلة أطفال, صدرية أطفال, قطعة تجشؤ
Baby > Feeding > Baby Tableware And Containers: أدوات مائدة الأطفال, طبق أطفال, ملعقة أطفال, وعاء بشفاط للأطفال
Baby > Feeding > Breast Pumps: شفاطات حليب الثدي, شفاطة حليب, مضخة ثدي, شفاط الثدي
Baby > Feeding > Nursing Supplies: مستلزمات الرضاعة الطبيعية, فوط صدر, وسادة رضاعة, أكياس تخزين حليب الأم
Baby > Feeding > Bottle Warmers And Sterilizers: سخانات ومعقمات الرضاعات, سخان رضاعة, معقم رضاعات, جهاز تعقيم بالبخار
Baby > Baby Care: العناية بالطفل, عناية بالرضيع, العناية ببشرة الأطفال
Baby > Baby Care > Baby Wipes: مناديل مبللة للأطفال, مناديل أطفال مبللة, مناديل مبللة
Baby > Baby Care > Baby Shampoo And Bath: شامبو ومستلزمات استحمام الأطفال, شامبو أطفال, غسول أطفال, صابون أطفال
Baby > Baby Care > Baby Lotion Oil And Powder: لوشن وزيت وبودرة الأطفال, لوشن أطفال, زيت أطفال, بودرة أطفال
Baby > Baby Care > Diaper Rash Cream: كريمات طفح الحفاض, كريم التهاب الحفاض, كريم تسلخات للأطفال, كريم حفاضات
Baby > Baby Care > Baby Sun Care: واقي شمس للأطفال, كريم واقي من الشمس للأطفال, حماية الأطفال من الشمس
Baby > Baby Care > Baby Oral Care: عناية الفم للأطفال, فرشاة أسنان أطفال, معجون أسنان للرضع, جل تسنين
Baby > Baby Care > Baby Grooming: أدوات عناية الأظافر والشعر للأطفال, مقص أظافر أطفال, فرشاة شعر أطفال, طقم عناية بالطفل
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: شفاطات أنف وموازين حرارة الأطفال, شفاط أنف للأطفال, ميزان حرارة للأطفال, منظف أنف الرضع
Baby > Baby Care > Baby Bathtubs: أحواض استحمام الأطفال, حوض استحمام أطفال, بانيو أطفال, مقعد استحمام للرضع
Baby > Baby Care > Potties And Training Seats: نونيات ومقاعد تدريب الحمام, نونية أطفال, قعادة أطفال, مقعد تواليت للأطفال
Baby > Strollers: عربات أطفال, عربة أطفال, عربية بيبي
Baby > Strollers > Travel Systems: عربات أطفال مع مقعد سيارة, نظام سفر للأطفال, عربة ٣ في ١
Baby > Strollers > Buggies And Lightweight Strollers: عربات أطفال خفيفة الوزن, عربة أطفال قابلة للطي, عربة مظلة, عربة سفر خفيفة
Baby > Strollers > Twin Strollers: عربات أطفال توأم, عربة توأم, عربة أطفال مزدوجة
Baby > Strollers > Stroller Accessories: إكسسوارات عربات الأطفال, غطاء مطر لعربة الأطفال, منظم عربة أطفال, خطاف عربة
Baby > Baby Carriers: حمالات أطفال, حمالة أطفال, كنغر أطفال, حاملة بيبي
Baby > Car Seats: مقاعد سيارة للأطفال, كرسي سيارة أطفال, مقعد سيارة للطفل
Baby > Car Seats > Infant Car Seats: مقاعد سيارة للرضع, كرسي سيارة لحديثي الولادة, حامل أطفال للسيارة
Baby > Car Seats > Convertible Car Seats: مقاعد سيارة قابلة للتحويل, كرسي سيارة دوار للأطفال, مقعد سيارة متعدد المراحل
Baby > Car Seats > Booster Seats: مقاعد تعزيز للسيارة, كرسي رافع للسيارة, مقعد معزز بدون ظهر
Baby > Car Seats > Car Seat Accessories: إكسسوارات مقاعد السيارة للأطفال, قاعدة ايزوفكس, مرآة مراقبة الطفل في السيارة, واقي مقعد السيارة
Baby > Nursery: غرفة الأطفال الرضع, أثاث غرفة البيبي, ديكور غرفة الرضيع
Baby > Nursery > Cribs And Cots: أسرة أطفال رضع, سرير بيبي, سرير أطفال خشبي, طاولة تغيير
Baby > Nursery > Bassinets And Bedside Cribs: مهد أطفال, سرير جانبي للرضع, سرير هزاز, عش أطفال
Baby > Nursery > Travel Cots: أسرة سفر وحظائر لعب, سرير سفر للأطفال, ساحة لعب للأطفال, حاجز لعب
Baby > Nursery > Baby Bedding And Mattresses: مفارش ومراتب الأطفال الرضع, بطانية أطفال, ملاءة سرير بيبي, مرتبة سرير أطفال
Baby > Nursery > Baby Sleeping Bags: أكياس نوم للأطفال, كيس نوم بيبي, قماط, لفة مواليد
Baby > Nursery > Night Lights And Soothers: أضواء ليلية ومهدئات الأطفال, ضوء ليلي للأطفال, جهاز ضوضاء بيضاء, لعبة سرير دوارة
Baby > Nursery > Bouncers And Swings: كراسي هزازة ومراجيح الرضع, كرسي هزاز أطفال, مرجيحة بيبي, سرير هزاز كهربائي
Baby > Nursery > High Chairs: كراسي طعام الأطفال, كرسي طعام للأطفال, كرسي عالي للأطفال
Baby > Nursery > Play Mats And Baby Gyms: سجاد لعب وجيم الأطفال, سجادة لعب للأطفال, بساط نشاط, جيم أطفال
Baby > Nursery > Baby Walkers: مشايات أطفال, مشاية أطفال, مشاية دفع
Baby > Baby Safety: سلامة الأطفال, أمان الطفل, منتجات حماية الأطفال
Baby > Baby Safety > Baby Monitors: أجهزة مراقبة الأطفال, جهاز مراقبة الطفل, كاميرا مراقبة بيبي
Baby > Baby Safety > Safety Gates: بوابات أمان الأطفال, بوابة أمان, حاجز درج للأطفال, حاجز سرير للأطفال
Baby > Baby Safety > Safety Locks And Guards: أقفال وواقيات أمان الأطفال, قفل أمان للأطفال, واقي زوايا, غطاء مقابس كهرباء
Baby > Baby Gifts: هدايا المواليد, هدية مولود جديد, طقم هدايا بيبي, استقبال مولود
Pets: حيوانات أليفة, مستلزمات الحيوانات الأليفة, للحيوانات الأليفة, للكلاب والقطط
Pets > Dog Food: طعام الكلاب, أكل كلاب, طعام جراء, طعام للكلاب البالغة
Pets > Dog Food > Dry Dog Food: طعام كلاب جاف, دراي فود كلاب, طعام جاف للجراء
Pets > Dog Food > Wet Dog Food: طعام كلاب رطب, معلبات كلاب, طعام رطب للكلاب, باتيه كلاب
Pets > Dog Food > Raw And Frozen Dog Food: طعام كلاب نيء ومجمد, طعام نيء للكلاب, طعام مجفف بالتجميد للكلاب
Pets > Dog Food > Dog Treats: مكافآت الكلاب, سناك كلاب, بسكويت كلاب, وجبات خفيفة للكلاب
Pets > Dog Food > Dog Chews And Dental Sticks: مضغات وأعواد أسنان الكلاب, عظم مضغ كلاب, أعواد أسنان للكلاب, جلد مضغ للكلاب
Pets > Dog Food > Veterinary Dog Food: طعام كلاب علاجي, طعام بيطري للكلاب, غذاء علاجي للكلاب
Pets > Cat Food: طعام القطط, أكل قطط, طعام قطط صغيرة, طعام للقطط البالغة
Pets > Cat Food > Dry Cat Food: طعام قطط جاف, دراي فود قطط, طعام جاف للقطط
Pets > Cat Food > Wet Cat Food: طعام قطط رطب, معلبات قطط, أظرف طعام قطط, باتيه قطط
Pets > Cat Food > Cat Treats: مكافآت القطط, سناك قطط, كريمي قطط للعق, وجبات خفيفة للقطط
Pets > Cat Food > Veterinary Cat Food: طعام قطط علاجي, طعام بيطري للقطط, طعام قطط للمسالك البولية
Pets > Pet Supplies: إكسسوارات الحيوانات الأليفة, إكسسوارات كلاب, إكسسوارات قطط
Pets > Pet Supplies > Cat Litter: رمل القطط, رمل قطط متكتل, رمل قطط بنتونايت, رمل قطط سيليكا
Pets > Pet Supplies > Litter Boxes: صناديق فضلات القطط, ليتر بوكس قطط, حمام قطط, صندوق رمل قطط
Pets > Pet Supplies > Dog Collars And Leashes: أطواق ومقاود الكلاب, طوق كلب, مقود كلب, حزام صدر للكلاب
Pets > Pet Supplies > Dog Training And Deterrents: تدريب الكلاب ومنفرات, طوق تدريب كلاب, طوق منع النباح, صفارة كلاب
Pets > Pet Supplies > Puppy Training Pads: فوط تدريب الكلاب, فوط حمام كلاب, حصيرة تبول كلاب
Pets > Pet Supplies > Dog Beds: أسرة الكلاب, سرير كلب, مرتبة كلاب, وسادة نوم للكلاب
Pets > Pet Supplies > Cat Beds And Furniture: أسرة وأثاث القطط, شجرة قطط, عمود خدش قطط, سرير قطط
Pets > Pet Supplies > Crates And Carriers: أقفاص وحقائب نقل الحيوانات, حقيبة نقل قطط, قفص كلاب, صندوق نقل حيوانات أليفة
Pets > Pet Supplies > Dog Clothing: ملابس الكلاب, جاكيت كلاب, سترة كلاب, أحذية كلاب
Pets > Pet Supplies > Pet Bowls And Feeders: أوعية ومغذيات الحيوانات الأليفة, وعاء طعام كلاب, مغذي أوتوماتيكي للقطط, نافورة مياه قطط
Pets > Pet Supplies > Dog Toys: ألعاب الكلاب, لعبة كلاب, لعبة مضغ للكلاب, كرة كلاب
Pets > Pet Supplies > Cat Toys: ألعاب القطط, لعبة قطط, عصا ريش قطط, نفق قطط
Pets > Pet Supplies > Pet Grooming: العناية بشعر الحيوانات الأليفة, فرشاة قطط وكلاب, ماكينة حلاقة كلاب, مقص أظافر قطط
Pets > Pet Supplies > Pet Shampoo: شامبو الحيوانات الأليفة, شامبو كلاب, شامبو قطط, بلسم كلاب
Pets > Pet Supplies > Flea And Tick Treatment: علاج البراغيث والقراد, طوق براغيث, قطرات براغيث, بخاخ براغيث
Pets > Pet Supplies > Pet Supplements: مكملات الحيوانات الأليفة, فيتامينات قطط, مكمل مفاصل للكلاب, زيت سلمون للكلاب
Pets > Pet Supplies > Pet Health And First Aid: صحة الحيوانات الأليفة وإسعافات أولية, منظف أذن قطط وكلاب, معجون أسنان كلاب, طوق حماية بعد العملية
Pets > Pet Supplies > Pet Waste And Odor Control: أكياس فضلات ومزيلات روائح الحيوانات, أكياس فضلات كلاب, مزيل رائحة بول القطط, مجرفة فضلات كلاب
Pets > Pet Supplies > Pet Trackers: أجهزة تتبع الحيوانات الأليفة, جهاز تتبع كلاب, طوق GPS للكلاب, كاميرا حيوانات أليفة
Pets > Fish And Aquariums: الأسماك وأحواض السمك, مستلزمات أحواض السمك, أسماك زينة
Pets > Fish And Aquariums > Fish Food: طعام السمك, أكل سمك زينة, رقائق طعام أسماك, طعام سمك ذهبي
Pets > Fish And Aquariums > Aquariums And Tanks: أحواض أسماك, حوض سمك, أكواريوم, طقم حوض سمك
Pets > Fish And Aquariums > Aquarium Filters And Pumps: فلاتر ومضخات أحواض السمك, فلتر حوض سمك, مضخة هواء حوض سمك, سخان حوض سمك
Pets > Fish And Aquariums > Aquarium Decor And Lighting: ديكور وإضاءة أحواض السمك, زينة حوض سمك, إضاءة حوض سمك, حصى أحواض سمك
Pets > Fish And Aquariums > Water Care And Test Kits: معالجة واختبار مياه الأحواض, معالج مياه حوض سمك, اختبار مياه أكواريوم, مزيل طحالب حوض سمك
Pets > Birds: الطيور, مستلزمات طيور الزينة, ببغاء, كناري
Pets > Birds > Bird Food: طعام طيور الزينة, أكل ببغاء, بذور كناري, خلطة طيور
Pets > Birds > Bird Treats: مكافآت الطيور, أعواد بذور للطيور, سنابل دخن, عظم حبار للطيور
Pets > Birds > Wild Bird Food: طعام الطيور البرية, بذور طيور برية, كرات دهن للطيور
Pets > Birds > Bird Cages And Accessories: أقفاص الطيور وإكسسواراتها, قفص طيور, قفص ببغاء, مجثم طيور
Pets > Small Animals: حيوانات صغيرة, قوارض وأرانب, هامستر, أرنب
Pets > Small Animals > Small Animal Food: طعام الحيوانات الصغيرة, طعام أرانب, طعام هامستر, طعام خنزير غينيا
Pets > Small Animals > Pet Hay: تبن الحيوانات الصغيرة, تبن تيموثي, قش أرانب, برسيم مجفف للأرانب
Pets > Small Animals > Small Animal Treats: مكافآت الحيوانات الصغيرة, سناك أرانب, أعواد قضم للهامستر, خشب قضم للقوارض
Pets > Small Animals > Small Animal Bedding: فرش الحيوانات الصغيرة, نشارة خشب هامستر, فرشة ورقية للقوارض, نشارة أرانب
Pets > Small Animals > Small Animal Cages And Accessories: أقفاص الحيوانات الصغيرة وإكسسواراتها, قفص هامستر, قفص أرانب, عجلة هامستر
Pets > Reptiles And Amphibians: الزواحف والبرمائيات, مستلزمات زواحف, سلحفاة, أبو بريص جيكو
Pets > Reptiles And Amphibians > Reptile Food: طعام الزواحف, طعام سلاحف, ديدان مجففة للزواحف, كالسيوم زواحف
Pets > Reptiles And Amphibians > Terrariums And Reptile Equipment: أحواض ومعدات الزواحف, تيراريوم, لمبة UVB للزواحف, لمبة تدفئة زواحف
Pets > Horse And Farm Animals: الخيول وحيوانات المزرعة, مستلزمات الإسطبل, حيوانات المزرعة
Pets > Horse And Farm Animals > Horse Feed And Care: علف الخيل والعناية بها, علف خيول, مكافآت خيول, مكملات خيول
Pets > Horse And Farm Animals > Poultry Feed And Supplies: علف ومستلزمات الدواجن, علف دجاج, سقاية دجاج, حاضنة بيض
Clothing: ملابس, أزياء, ملابس نسائية, ملابس رجالية
Clothing > Tops: توبات, توب, تونيك, قطع علوية
Clothing > Tops > T-Shirts: تيشيرتات, تيشيرت, تي شيرت, تيشيرت بأكمام قصيرة
Clothing > Tops > Polo Shirts: قمصان بولو, قميص بولو, تيشيرت بولو
Clothing > Tops > Tank Tops: توبات بدون أكمام, تانك توب, بلوزة بحمالات, كنزة بلا أكمام
Clothing > Tops > Shirts: قمصان, قميص, قميص بأزرار, قميص بأكمام طويلة
Clothing > Tops > Shirts > Dress Shirts: قمصان رسمية, قميص رسمي, قميص كلاسيك, قميص سموكينج
Clothing > Tops > Shirts > Casual Shirts: قمصان كاجوال, قميص كاجوال, قميص كاروهات, قميص كتان
Clothing > Tops > Blouses: بلوزات, بلوزة, بلوزة شيفون, قميص نسائي
Clothing > Tops > Long Sleeve Tops: توبات بأكمام طويلة, تيشيرت بأكمام طويلة, تيشيرت كم طويل
Clothing > Tops > Crop Tops: كروب توب, توب قصير, توب باندو, توب كورسيه
Clothing > Tops > Bodysuits: بدي سوت, بادي نسائي, بودي سوت
Clothing > Tops > Sweaters: كنزات صوفية, ملابس تريكو, سويتر
Clothing > Tops > Sweaters > Pullovers: بلوفرات, بلوفر, كنزة برقبة عالية, بلوفر محبوك
Clothing > Tops > Sweaters > Cardigans And Sweater Vests: كارديجان وسترات محبوكة, كارديجان, جاكيت تريكو, بوليرو
Clothing > Tops > Hoodies: هوديز, هودي, سويت شيرت بقلنسوة, كنزة بغطاء رأس
Clothing > Tops > Sweatshirts: سويت شيرتات, سويت شيرت, سويت شيرت برقبة دائرية
Clothing > Bottoms: قطع سفلية, ملابس سفلية, بناطيل وتنانير
Clothing > Bottoms > Jeans: جينز, بنطلون جينز, بنطال جينز, جينز ضيق
Clothing > Bottoms > Trousers: بناطيل, بنطلون, بنطال, بنطلون واسع
Clothing > Bottoms > Trousers > Chinos: تشينو, بنطلون تشينو, بنطال تشينو
Clothing > Bottoms > Trousers > Dress Pants: بناطيل رسمية, بنطلون رسمي, بنطلون قماش كلاسيك, بنطلون بدلة
Clothing > Bottoms > Trousers > Cargo Pants: بناطيل كارجو, بنطلون كارجو, بنطلون تكتيكي
Clothing > Bottoms > Trousers > Sweatpants: بناطيل رياضية قطنية, بنطلون جوجر, سويت بانتس, بنطلون ترينج
Clothing > Bottoms > Leggings: ليقنز, ليجن, ليجنز نسائي
Clothing > Bottoms > Shorts: شورتات, شورت, برمودا, شورت جينز
Clothing > Bottoms > Skirts: تنانير, تنورة, جيبة, تنورة بليسيه
Clothing > Dresses: فساتين, فستان, فستان نسائي
Clothing > Dresses > Casual Dresses: فساتين كاجوال, فستان كاجوال, فستان صيفي, فستان ماكسي
Clothing > Dresses > Evening Dresses: فساتين سهرة, فستان سهرة, فستان حفلات, فستان كوكتيل
Clothing > Dresses > Wedding Dresses: فساتين زفاف, فستان زفاف, فستان عروس, طرحة عروس
Clothing > Jumpsuits And Rompers: جمبسوت ورومبر, جمبسوت, أفرول نسائي, بلاي سوت
Clothing > Jumpsuits And Rompers > Dungarees: سالوبيت, أفرول جينز بحمالات, جاردينير
Clothing > Outerwear: ملابس خارجية, جواكت ومعاطف
Clothing > Outerwear > Jackets: جواكت, جاكيت, سترة, جاكيت شتوي
Clothing > Outerwear > Jackets > Denim Jackets: جواكت جينز, جاكيت جينز, جاكيت دينم
Clothing > Outerwear > Jackets > Leather Jackets: جواكت جلد, جاكيت جلد, سترة جلدية
Clothing > Outerwear > Jackets > Bomber Jackets: جواكت بومبر, جاكيت بومبر, جاكيت طيار
Clothing > Outerwear > Jackets > Rain Jackets: جواكت المطر, معطف مطر, جاكيت مقاوم للماء, جاكيت مطر
Clothing > Outerwear > Jackets > Puffer Jackets: جواكت مبطنة, جاكيت بفر, جاكيت منفوخ, جاكيت مبطن بالريش
Clothing > Outerwear > Jackets > Fleece Jackets And Tops: جواكت فليس, جاكيت فليس, كنزة فليس, جاكيت شيربا
Clothing > Outerwear > Jackets > Windbreakers And Softshells: جواكت واقية من الرياح, جاكيت واقي من الرياح, جاكيت سوفت شيل, ويندبريكر
Clothing > Outerwear > Gilets: صداري خارجية, صديري مبطن, فيست مبطن, جاكيت بدون أكمام
Clothing > Outerwear > Coats: معاطف, معطف, بالطو, معطف صوف
Clothing > Outerwear > Coats > Parkas: باركا, جاكيت باركا, معطف باركا
Clothing > Outerwear > Coats > Trench Coats: معاطف ترنش, ترنش كوت, معطف ترنش
Clothing > Outerwear > Coats > Ponchos And Capes: بونشو وكاب, بونشو, كاب نسائي, عباءة كاب
Clothing > Suits And Tailoring: بدل وملابس رسمية, ملابس رسمية, بدل وسترات
Clothing > Suits And Tailoring > Suits: بدلات, بدلة, بدلة رجالية, توكسيدو
Clothing > Suits And Tailoring > Blazers: بليزرات, بليزر, جاكيت بليزر, سترة رسمية
Clothing > Suits And Tailoring > Waistcoats: صديريات رسمية, صديري بدلة, فيست رسمي, صديري رجالي
Clothing > Underwear: ملابس داخلية, لانجري, ملابس داخلية نسائية
Clothing > Underwear > Bras: حمالات صدر, حمالة صدر, ستيانة, صدرية
Clothing > Underwear > Panties: سراويل داخلية نسائية, كيلوت, كلوت, بانتي
Clothing > Underwear > Boxers And Briefs: بوكسرات وسراويل رجالية, بوكسر رجالي, بوكسر, سروال داخلي رجالي
Clothing > Underwear > Undershirts: فانيلات داخلية, فانلة داخلية, فنيلة علاقي, فانلة رجالي
Clothing > Underwear > Thermal Underwear: ملابس داخلية حرارية, طقم حراري, ملابس حرارية, بنطلون حراري داخلي
Clothing > Underwear > Shapewear: مشدات الجسم, مشد, كورسيه, لباس تنحيف
Clothing > Underwear > Lingerie Sets: أطقم لانجري, طقم لانجري, بيبي دول, طقم ملابس داخلية
Clothing > Socks: جوارب, شرابات, جورب, شراب
Clothing > Socks > Ankle Socks: جوارب قصيرة, جوارب كاحل, شراب قصير, جوارب غير مرئية
Clothing > Socks > Knee High Socks: جوارب بطول الركبة, شراب طويل, جوارب فوق الركبة
Clothing > Socks > Sports Socks: جوارب رياضية, شراب رياضي, جوارب جري
Clothing > Socks > Tights And Stockings: جوارب نايلون وكولون, كولون نسائي, جوارب نايلون, جوارب شبك
Clothing > Socks > Leg Warmers: مدفئات الساق, مدفأة ساق, تدفئة ساق محبوكة
Clothing > Sleepwear: ملابس نوم, ملابس النوم, لباس نوم
Clothing > Sleepwear > Pajamas: بيجامات, بيجامة, بيجاما, طقم بيجاما
Clothing > Sleepwear > Nightgowns: قمصان نوم, قميص نوم, جلابية نوم, فستان نوم
Clothing > Sleepwear > Bathrobes: أرواب, روب حمام, روب نوم, برنس حمام
Clothing > Sleepwear > Loungewear: ملابس منزلية, طقم منزلي, بطانية قابلة للارتداء, هودي بطانية
Clothing > Swimwear: ملابس السباحة, ملابس سباحة, ملابس البحر
Clothing > Swimwear > Bikinis: بكيني, طقم بكيني, مايوه قطعتين, تانكيني
Clothing > Swimwear > Swimsuits: مايوهات, مايوه قطعة واحدة, بوركيني, لباس سباحة نسائي
Clothing > Swimwear > Swim Trunks: شورتات سباحة, شورت سباحة, شورت بحر, مايوه رجالي
Clothing > Swimwear > Rash Guards: راش جارد, قميص سباحة واقي من الشمس, تيشيرت سباحة
Clothing > Swimwear > Beach Cover Ups: أغطية الشاطئ, كاش مايوه, باريو, فستان شاطئ
Clothing > Sportswear: ملابس رياضية, تيشيرت رياضي, قميص رياضي
Clothing > Sportswear > Sports Bras: حمالات صدر رياضية, حمالة صدر رياضية, برا رياضي, ستيان رياضي
Clothing > Sportswear > Sports Leggings: ليجنز رياضي, بنطلون يوغا, ليقنز رياضي, بنطال ضاغط رياضي
Clothing > Sportswear > Sports Shorts: شورتات رياضية, شورت رياضي, شورت جري, شورت كرة سلة
Clothing > Sportswear > Tracksuits: بدل رياضية, بدلة رياضية, طقم رياضي, ترينج
Clothing > Sportswear > Team Jerseys: قمصان الفرق, قميص كرة قدم, تيشيرت نادي, جيرسي
Clothing > Sportswear > Ski Wear: ملابس التزلج, جاكيت تزلج, بنطلون تزلج, بدلة ثلج
Clothing > Sportswear > Cycling Clothing: ملابس الدراجات, جيرسي دراجات, شورت دراجات, ملابس ركوب الدراجة
Clothing > Sportswear > Hiking Clothing: ملابس التنزه والمشي, بنطلون تنزه, بنطلون هايكنج, بنطال رحلات
Clothing > Sportswear > Dancewear: ملابس الرقص والباليه, ليوتارد, ملابس باليه, تنورة باليه
Clothing > Workwear: ملابس العمل, يونيفورم, زي عمل, زي موحد
Clothing > Workwear > Work Trousers And Jackets: بناطيل وجواكت العمل, بنطلون عمل, جاكيت عمل, بنطال عمل متعدد الجيوب
Clothing > Workwear > Coveralls: أفرولات العمل, أفرول عمل, بدلة واقية, أفرول حماية
Clothing > Workwear > High Visibility Clothing: ملابس عاكسة, سترة عاكسة, صديري عاكس, سترة سلامة عاكسة
Clothing > Workwear > Medical Uniforms: ملابس طبية, سكراب طبي, لاب كوت, بالطو طبي
Clothing > Workwear > Chef Clothing: ملابس الطهاة, جاكيت شيف, قبعة شيف, زي شيف
Clothing > Maternity Clothing: ملابس حمل, فستان حمل, بنطلون حمل, ملابس رضاعة
Clothing > Costumes: أزياء تنكرية, زي تنكري, كوستيوم, ملابس هالوين
Clothing > Traditional Clothing: ملابس تقليدية, زي تقليدي, زي شعبي
Clothing > Traditional Clothing > Dirndls And Lederhosen: ملابس بافارية, درندل, ليدرهوزن, زي أكتوبرفست
Clothing > Traditional Clothing > Kimonos And Saris: عبايات وكيمونو وساري, عباية, كيمونو, ساري
Shoes: أحذية, حذاء, أحذية نسائية, أحذية رجالية
Shoes > Sneakers: سنيكرز, حذاء سنيكرز, سنيكرز كاجوال, كوتشي
Shoes > Sneakers > Canvas Shoes: أحذية كانفاس, حذاء كانفاس, حذاء قماش
Shoes > Sneakers > Skate Shoes: أحذية سكيت, حذاء سكيت, حذاء تزلج لوح
Shoes > Sneakers > Slip On Shoes: أحذية سهلة الارتداء, حذاء سليب أون, سليب اون, حذاء بدون رباط
Shoes > Athletic Shoes: أحذية رياضية, حذاء رياضي, حذاء كرة يد
Shoes > Athletic Shoes > Running Shoes: أحذية الجري, حذاء جري, حذاء ركض, جزمة جري
Shoes > Athletic Shoes > Training Shoes: أحذية التدريب, حذاء تدريب, حذاء جيم, حذاء رفع أثقال
Shoes > Athletic Shoes > Football Boots: أحذية كرة القدم, حذاء كرة قدم, جزمة كرة قدم, حذاء فوتسال
Shoes > Athletic Shoes > Basketball Shoes: أحذية كرة السلة, حذاء كرة سلة, جزمة كرة سلة
Shoes > Athletic Shoes > Tennis Shoes: أحذية التنس, حذاء تنس, حذاء بادل
Shoes > Athletic Shoes > Golf Shoes: أحذية الجولف, حذاء جولف
Shoes > Athletic Shoes > Cycling Shoes: أحذية الدراجات, حذاء دراجة, حذاء ركوب الدراجات
Shoes > Athletic Shoes > Hiking Shoes: أحذية المشي لمسافات طويلة, حذاء هايكنج, حذاء تسلق الجبال, بوت هايكنج
Shoes > Athletic Shoes > Climbing Shoes: أحذية التسلق, حذاء تسلق صخور, حذاء تسلق داخلي
Shoes > Athletic Shoes > Dance Shoes: أحذية الرقص, حذاء رقص, حذاء باليه
Shoes > Athletic Shoes > Water Shoes: أحذية مائية, حذاء مائي, حذاء سباحة, حذاء بحر
Shoes > Boots: بوت, بوت نسائي, جزم بوت, أحذية بوت
Shoes > Boots > Ankle Boots: بوت كاحل, هاف بوت, بوت قصير, حذاء تشوكا
Shoes > Boots > Chelsea Boots: بوت تشيلسي, تشيلسي بوت, بوت شيلسي
Shoes > Boots > Knee High Boots: بوت طويل, بوت بطول الركبة, بوت فوق الركبة
Shoes > Boots > Combat Boots: بوت عسكري, بوت برباط, بوت قتالي, بوت بايكر
Shoes > Boots > Cowboy Boots: بوت كاوبوي, حذاء كاوبوي, بوت ويسترن
Shoes > Boots > Winter Boots: بوت شتوي, بوت ثلج, بوت فرو
Shoes > Boots > Rain Boots: بوت مطر, حذاء مطر, بوت مطاطي
Shoes > Sandals: صنادل, صندل, صندل نسائي, صندل كعب
Shoes > Sandals > Flip Flops: شباشب بإصبع, شبشب صباع, فليب فلوب, شبشب زنوبة
Shoes > Sandals > Slides: سلايدات, شباشب سلايد, سلايد, شبشب حمام
Shoes > Sandals > Clogs: كلوغ, كلوجز, قبقاب, حذاء كلوج
Shoes > Sandals > Espadrilles: إسبادريل, اسبادريل, حذاء إسبادريل
Shoes > Slippers: أحذية منزلية, شبشب منزلي, خف منزلي, سليبر بيتي
Shoes > Dress Shoes: أحذية رسمية, حذاء رسمي, حذاء كلاسيك
Shoes > Dress Shoes > Oxford Shoes: أحذية أكسفورد, حذاء أكسفورد, حذاء ديربي, حذاء بروغ
Shoes > Dress Shoes > Loafers: لوفر, حذاء لوفر, موكاسين, حذاء قوارب
Shoes > Dress Shoes > High Heels: كعب عالي, حذاء كعب عالي, كعب رفيع, حذاء بمبس
Shoes > Dress Shoes > Flats: باليرينا, حذاء باليرينا, حذاء فلات, حذاء مسطح
Shoes > Safety Shoes: أحذية السلامة, حذاء سلامة, سيفتي شوز, حذاء عمل
Shoes > Shoe Care: العناية بالأحذية, منظف أحذية, فرشاة أحذية, لباسة أحذية
Shoes > Shoe Care > Shoe Polish: ملمع الأحذية, ورنيش أحذية, كريم أحذية, بخاخ حماية الأحذية
Shoes > Shoe Care > Insoles: نعال داخلية, ضبان أحذية, فرش طبي للحذاء, وسادة كعب
Shoes > Shoe Care > Shoelaces: أربطة أحذية, رباط حذاء, أربطة مطاطية
Bags And Accessories: حقائب وإكسسوارات, حقيبة, شنطة, إكسسوارات
Bags And Accessories > Backpacks: حقائب ظهر, حقيبة ظهر, شنطة ظهر
Bags And Accessories > Backpacks > School Backpacks: حقائب مدرسية, حقيبة مدرسية, شنطة مدرسة
Bags And Accessories > Backpacks > Laptop Backpacks: حقائب ظهر للابتوب, حقيبة ظهر لابتوب, شنطة ظهر لابتوب
Bags And Accessories > Handbags: حقائب يد, حقيبة يد نسائية, شنطة يد
Bags And Accessories > Handbags > Tote Bags: حقائب توت, حقيبة توت, شنطة توت
Bags And Accessories > Handbags > Shoulder Bags: حقائب كتف, حقيبة كتف, شنطة كتف
Bags And Accessories > Handbags > Crossbody Bags: حقائب كروس, حقيبة كروس, شنطة كروس بدي, حقيبة صدر
Bags And Accessories > Handbags > Clutches: حقائب كلاتش, كلتش, حقيبة سهرة, شنطة كلاتش
Bags And Accessories > Messenger Bags: حقائب ماسنجر, حقيبة ماسنجر, شنطة ماسنجر رجالية
Bags And Accessories > Messenger Bags > Briefcases: حقائب عمل ولابتوب, حقيبة لابتوب, شنطة لابتوب, حقيبة مستندات
Bags And Accessories > Belt Bags: حقائب خصر, حقيبة خصر, حقيبة وسط, شنطة خصر
Bags And Accessories > Gym Bags: حقائب رياضية, حقيبة جيم, شنطة رياضية, شنطة جيم
Bags And Accessories > Shopping Bags: حقائب تسوق, حقيبة تسوق, شنطة تسوق قابلة للطي, عربة تسوق
Bags And Accessories > Lunch Bags: حقائب غداء, حقيبة غداء, حقيبة طعام معزولة, لانش باج
Bags And Accessories > Luggage: حقائب سفر, حقيبة سفر, شنطة سفر, ترولي
Bags And Accessories > Luggage > Carry On Luggage: حقائب مقصورة, حقيبة كابينة, شنطة سفر كابينة, أمتعة المقصورة
Bags And Accessories > Luggage > Luggage Sets: أطقم حقائب السفر, طقم شنط سفر, طقم حقائب سفر
Bags And Accessories > Luggage > Travel Bags: شنط سفر قماش, حقيبة دافل, حقيبة سفر صغيرة, حقيبة نهاية الأسبوع
Bags And Accessories > Luggage > Toiletry Bags: حقائب أدوات التجميل والنظافة, شنطة مكياج, حقيبة أدوات النظافة, حقيبة مستحضرات التجميل
Bags And Accessories > Luggage > Garment Bags: حقائب وأغطية ملابس, حافظة بدلات, غطاء ملابس, كيس بدلة
Bags And Accessories > Luggage > Packing Cubes: مكعبات التعبئة, منظم حقائب السفر, منظم شنطة سفر
Bags And Accessories > Luggage > Luggage Accessories: إكسسوارات السفر والأمتعة, بطاقة أمتعة, قفل شنطة سفر, ميزان أمتعة
Bags And Accessories > Luggage > Travel Pillows: وسائد السفر, مخدة سفر, وسادة رقبة
Bags And Accessories > Wallets: محافظ, محفظة, بوك, محفظة جلد
Bags And Accessories > Wallets > Card Holders: محافظ بطاقات, محفظة بطاقات, حافظة بطاقات, حامل كروت
Bags And Accessories > Wallets > Coin Purses: محافظ عملات معدنية, محفظة فكة, محفظة عملات, مشبك نقود
Bags And Accessories > Wallets > Passport Holders: حافظات جوازات السفر, حافظة جواز سفر, محفظة سفر, محفظة جواز
Bags And Accessories > Wallets > Keychains: ميداليات مفاتيح, ميدالية مفاتيح, سلسلة مفاتيح, تعليقة مفاتيح
Bags And Accessories > Watches: ساعات يد, ساعة يد, ساعة رجالية, ساعة نسائية
Bags And Accessories > Watches > Digital Watches: ساعات رقمية, ساعة رقمية, ساعة ديجيتال
Bags And Accessories > Watches > Dive Watches: ساعات غوص, ساعة غوص, ساعة غواصين
Bags And Accessories > Watches > Pocket Watches: ساعات جيب, ساعة جيب, ساعة ممرضات
Bags And Accessories > Watches > Watch Straps: أحزمة ساعات, سير ساعة, حزام ساعة, سوار ساعة ذكية
Bags And Accessories > Watches > Watch Boxes: علب ساعات, صندوق ساعات, علبة ساعة, جهاز تدوير الساعات
Bags And Accessories > Jewelry: مجوهرات, حلي, طقم مجوهرات, اكسسوارات مجوهرات
Bags And Accessories > Jewelry > Necklaces: قلادات, قلادة, سلسلة رقبة, عقد
Bags And Accessories > Jewelry > Earrings: أقراط, حلق, حلق أذن, قرط
Bags And Accessories > Jewelry > Bracelets: أساور, سوار, إسورة, خلخال
Bags And Accessories > Jewelry > Rings: خواتم, خاتم, دبلة, خاتم خطوبة
Bags And Accessories > Jewelry > Charms And Pendants: تعليقات ودلايات, دلاية, تعليقة سوار, تشارم
Bags And Accessories > Jewelry > Brooches: بروشات, بروش, دبوس, دبوس زينة
Bags And Accessories > Jewelry > Body Jewelry: مجوهرات الجسم, بيرسينغ, حلق أنف, حلق سرة
Bags And Accessories > Jewelry > Jewelry Boxes: صناديق مجوهرات, علبة مجوهرات, منظم مجوهرات, حامل مجوهرات
Bags And Accessories > Sunglasses: نظارات شمسية, نظارة شمسية, نظارة شمس مستقطبة
Bags And Accessories > Glasses: نظارات, نظارة, نظارات وإكسسوارات
Bags And Accessories > Glasses > Eyeglass Frames: إطارات نظارات, إطار نظارة طبية, فريم نظارة, نظارة طبية
Bags And Accessories > Glasses > Reading Glasses: نظارات قراءة, نظارة قراءة, نظارة قراية
Bags And Accessories > Glasses > Blue Light Glasses: نظارات الضوء الأزرق, نظارة حماية من الضوء الأزرق, نظارة كمبيوتر
Bags And Accessories > Glasses > Glasses Cases: علب نظارات, حافظة نظارات, علبة نظارة, سلسلة نظارات
Bags And Accessories > Hats: قبعات, قبعة, طاقية, برنيطة
Bags And Accessories > Hats > Caps: كابات, كاب, قبعة بيسبول, كاب رياضي
Bags And Accessories > Hats > Beanies: قبعات صوفية, قبعة صوف, بيني, طاقية شتوية
Bags And Accessories > Hats > Sun Hats: قبعات الشمس, قبعة شمس, قبعة باكيت, قبعة قش
Bags And Accessories > Gloves: قفازات, قفاز شتوي, جوانتي, قفاز جلد
Bags And Accessories > Gloves > Mittens: قفازات بدون أصابع منفصلة وتزلج, قفاز تزلج, ميتن, قفاز ثلج
Bags And Accessories > Scarves: أوشحة وشالات, وشاح, شال, حجاب
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: باندانا وواقي الرقبة, باندانا, واقي رقبة, بلاكلافا
Bags And Accessories > Belts: أحزمة, حزام, حزام جلد, حزام رجالي
Bags And Accessories > Belts > Suspenders: حمالات بنطلون, حمالة بنطال, حمالات رجالية
Bags And Accessories > Ties: ربطات عنق, ربطة عنق, كرفتة, كرافات
Bags And Accessories > Ties > Bow Ties: ببيونات, بيبيون, ربطة عنق فراشة, فيونكة رجالية
Bags And Accessories > Ties > Pocket Squares: مناديل جيب, منديل جيب, منديل بدلة, منديل قماش
Bags And Accessories > Ties > Cufflinks: أزرار أكمام ومشابك ربطة العنق, كبك, أزرار أكمام, دبوس كرافتة
Bags And Accessories > Umbrellas: مظلات, مظلة, شمسية مطر, مظلة قابلة للطي
Sports: الرياضة, مستلزمات رياضية, أدوات رياضية, صافرة
Sports > Fitness: اللياقة البدنية, أجهزة رياضية, معدات تمارين, جهاز رياضي منزلي
Sports > Fitness > Dumbbells: دمبلز, دمبل, أثقال يدوية, دمبل قابل للتعديل
Sports > Fitness > Kettlebells: كيتل بل, كرة حديد بمقبض, أثقال كيتل بيل
Sports > Fitness > Barbells And Weight Plates: بار حديد وأوزان, بار أثقال, أقراص أوزان, طارة حديد
Sports > Fitness > Weight Benches And Racks: مقاعد وحوامل الأثقال, بنش تمارين, مقعد رفع أثقال, جهاز ملتي جيم
Sports > Fitness > Pull Up Bars And Ab Trainers: عقلة وأجهزة البطن, عقلة باب, عجلة تمارين البطن, مقابض ضغط
Sports > Fitness > Ankle And Wrist Weights: أوزان الكاحل والمعصم, أثقال الكاحل, سترة أوزان, حزام رفع أثقال
Sports > Fitness > Resistance Bands: أحزمة المقاومة, حبل مقاومة, شريط مقاومة, أستيك تمارين
Sports > Fitness > Yoga Mats: سجاد يوغا, سجادة يوغا, حصيرة يوغا, سجادة تمارين
Sports > Fitness > Yoga Accessories: إكسسوارات اليوغا, مكعب يوغا, حزام يوغا, وسادة تأمل
Sports > Fitness > Exercise Balls: كرات التمرين, كرة تمارين, كرة يوغا, كرة طبية
Sports > Fitness > Foam Rollers: فوم رولر, أسطوانة تدليك رغوية, رول مساج العضلات, كرة مساج
Sports > Fitness > Jump Ropes: حبال القفز, حبل نط, نط الحبل, هيلاهوب
Sports > Fitness > Treadmills: أجهزة المشي, جهاز مشي, تريدميل, سير كهربائي
Sports > Fitness > Exercise Bikes: دراجات التمرين, دراجة ثابتة, دراجة رياضية منزلية, عجلة تمارين ثابتة
Sports > Fitness > Ellipticals And Steppers: أجهزة إليبتيكال وستيبر, جهاز إليبتكال, جهاز ستيبر, جهاز صعود الدرج
Sports > Fitness > Rowing Machines: أجهزة التجديف, جهاز تجديف, آلة تجديف
Sports > Fitness > Fitness Trampolines: ترامبولين, ترامبولين رياضي, نطيطة, منصة قفز
Sports > Cycling: ركوب الدراجات, إكسسوارات الدراجات, رفرف دراجة, جرس دراجة
Sports > Cycling > Bicycles: دراجات هوائية, دراجة هوائية, دراجة قابلة للطي, دراجة مدينة
Sports > Cycling > Bicycles > Mountain Bikes: دراجات جبلية, دراجة جبلية, دراجة هوائية جبلية
Sports > Cycling > Bicycles > Road Bikes: دراجات طريق, دراجة سباق, دراجة طرق هوائية
Sports > Cycling > Bicycles > Electric Bikes: دراجات كهربائية, دراجة هوائية كهربائية, بسكليت كهربائي
Sports > Cycling > Bicycles > Kids Bikes: دراجات أطفال هوائية, دراجة أطفال هوائية, بسكليت أطفال, عجلات تدريب دراجة
Sports > Cycling > Bike Helmets: خوذات الدراجات, خوذة دراجة هوائية, خوذة ركوب الدراجات
Sports > Cycling > Bike Lights: إضاءة الدراجات, ضوء دراجة أمامي, ضوء دراجة خلفي, كشاف دراجة
Sports > Cycling > Bike Locks: أقفال الدراجات, قفل دراجة, قفل سلسلة للدراجة
Sports > Cycling > Bike Pumps: منافخ الدراجات, منفاخ دراجة, مضخة هواء للدراجة
Sports > Cycling > Bike Tires And Tubes: إطارات وأنابيب الدراجات, إطار دراجة هوائية, أنبوب داخلي دراجة, لستك دراجة
Sports > Cycling > Bike Saddles And Grips: سروج ومقابض الدراجات, سرج دراجة, مقبض دراجة, غطاء مقعد دراجة
Sports > Cycling > Bike Drivetrain And Brakes: ناقل الحركة وفرامل الدراجات, سلسلة دراجة, دواسات دراجة, فرامل دراجة
Sports > Cycling > Bike Tools And Care: أدوات وصيانة الدراجات, عدة إصلاح دراجة, زيت سلسلة دراجة, طقم ترقيع إطارات
Sports > Cycling > Bike Bags And Racks: حقائب وحوامل الدراجات, حقيبة دراجة هوائية, سلة دراجة, رف خلفي للدراجة
Sports > Cycling > Bike Child Seats And Trailers: مقاعد أطفال ومقطورات الدراجات, مقعد طفل للدراجة, مقطورة دراجة
Sports > Cycling > Bike Computers And Trainers: عدادات ومدربات الدراجات, عداد سرعة دراجة, حامل هاتف للدراجة, جي بي إس دراجة
Sports > Camping: التخييم والرحلات, مستلزمات التخييم, أدوات تخييم, عدة رحلات
Sports > Camping > Tents: خيام, خيمة تخييم, خيمة رحلات, خيمة شاطئ
Sports > Camping > Sleeping Bags: أكياس نوم تخييم, كيس نوم, كيس نوم للرحلات
Sports > Camping > Sleeping Pads: فرشات ومراتب التخييم, مرتبة هوائية, فرشة نوم تخييم, سرير تخييم قابل للطي
Sports > Camping > Camping Furniture: أثاث التخييم, كرسي رحلات, كرسي تخييم قابل للطي, طاولة رحلات
Sports > Camping > Camping Stoves And Cookware: مواقد وأواني التخييم, طباخ رحلات, موقد غاز تخييم, أواني طبخ رحلات
Sports > Camping > Coolers: صناديق التبريد, صندوق ثلج, حافظة ثلج, حقيبة تبريد
Sports > Camping > Water Bottles: زجاجات ماء, مطارة ماء, قارورة ماء رياضية, زمزمية
Sports > Camping > Camping Lights: إضاءة التخييم, كشاف رأس, فانوس تخييم, مصباح رحلات
Sports > Camping > Hammocks: أراجيح شبكية, أرجوحة شبكية, هاموك, أرجوحة تخييم
Sports > Camping > Hiking Backpacks: حقائب ظهر للتنزه, حقيبة هايكنج, حقيبة ظهر تسلق ورحلات
Sports > Camping > Trekking Poles: عصي المشي والتنزه, عصا مشي رحلات, عصا هايكنج
Sports > Camping > Navigation And Survival: الملاحة والنجاة, بوصلة, عدة نجاة, قداحة صوان
Sports > Ball Sports: رياضات الكرة, كرات رياضية, منفاخ كرة, أقماع تدريب
Sports > Ball Sports > Footballs: كرات قدم, كرة قدم, كرة قدم مقاس رسمي, كرة فوتسال
Sports > Ball Sports > Football Gear: معدات كرة القدم, واقي ساق كرة قدم, قفازات حارس مرمى, مرمى كرة قدم
Sports > Ball Sports > Basketballs And Hoops: كرات وسلات كرة السلة, كرة سلة, حلقة كرة سلة, هدف كرة سلة
Sports > Ball Sports > Volleyballs And Handballs: كرة الطائرة وكرة اليد, كرة طائرة, كرة يد, شبكة كرة طائرة
Sports > Ball Sports > American Footballs And Rugby Balls: كرة القدم الأمريكية والرجبي, كرة رجبي, كرة قدم أمريكية
Sports > Ball Sports > Baseball And Softball: البيسبول والسوفتبول, مضرب بيسبول, قفاز بيسبول, كرة بيسبول
Sports > Ball Sports > Hockey And Cricket: الهوكي والكريكيت, مضرب كريكيت, عصا هوكي عشب, كرة كريكيت
Sports > Racket Sports: رياضات المضرب, حقيبة مضارب, شريط مقبض مضرب, مضارب
Sports > Racket Sports > Tennis Rackets And Balls: مضارب وكرات التنس, مضرب تنس, كرات تنس, حقيبة تنس
Sports > Racket Sports > Padel And Pickleball: البادل والبيكل بول, مضرب بادل, كرات بادل, مضرب بيكل بول
Sports > Racket Sports > Badminton And Squash: الريشة الطائرة والاسكواش, مضرب ريشة طائرة, ريش بدمنتون, مضرب اسكواش
Sports > Racket Sports > Table Tennis: تنس الطاولة, مضرب تنس طاولة, طاولة بينج بونج, كرات بينج بونج
Sports > Winter Sports: رياضات شتوية, رياضات الثلج, معدات التزلج على الثلج
Sports > Winter Sports > Skis: زلاجات ثلج, زلاجات تزلج جبلي, عصي تزلج
Sports > Winter Sports > Ski Boots: أحذية التزلج على الثلج, حذاء تزلج ثلج, حذاء سنوبورد
Sports > Winter Sports > Snowboards: ألواح سنوبورد, لوح تزلج على الثلج, مثبتات سنوبورد
Sports > Winter Sports > Ski Helmets And Goggles: خوذات ونظارات التزلج على الثلج, خوذة تزلج ثلج, نظارات ثلج واقية
Sports > Winter Sports > Sleds: زلاجات الجليد للأطفال, مزلجة ثلج, زحليقة ثلج
Sports > Winter Sports > Ice Skates And Ice Hockey: التزلج على الجليد وهوكي الجليد, حذاء تزلج على الجليد, عصا هوكي الجليد
Sports > Water Sports: رياضات مائية, معدات السباحة, ويك بورد, عوامة سحب
Sports > Water Sports > Swim Goggles: نظارات السباحة, نظارة سباحة, نظارة سباحة للأطفال
Sports > Water Sports > Swim Training Gear: مستلزمات تدريب السباحة, قبعة سباحة, لوح سباحة, عوامات ذراع
Sports > Water Sports > Snorkeling And Diving: الغطس والسنوركل, قناع غطس, طقم سنوركل, زعانف غوص
Sports > Water Sports > Wetsuits: بدلات غوص, بدلة غطس نيوبرين, بدلة ويت سوت
Sports > Water Sports > Surfboards: ألواح ركوب الأمواج, لوح تزلج على الأمواج, بودي بورد, لوح سيرف
Sports > Water Sports > Stand Up Paddle Boards: ألواح تجديف وقوفًا, لوح SUP, لوح بادل بورد قابل للنفخ
Sports > Water Sports > Kayaks And Boats: قوارب الكاياك والزوارق, كاياك, قارب قابل للنفخ, مجداف قارب
Sports > Water Sports > Life Jackets: سترات النجاة, سترة نجاة, سترة سباحة عائمة, طوق نجاة
Sports > Running: الجري, حزام جري, سترة جري, حزام ذراع للهاتف
Sports > Golf: الجولف, قفاز جولف, عربة جولف يدوية, أوتاد جولف
Sports > Golf > Golf Clubs And Bags: مضارب وحقائب الجولف, مضرب جولف, حقيبة جولف, طقم مضارب جولف
Sports > Golf > Golf Balls: كرات الجولف, كرة جولف, كرات تدريب جولف
Sports > Fishing: صيد السمك, مستلزمات صيد الأسماك, عدة صيد سمك, شبكة صيد
Sports > Fishing > Fishing Rods: صنارات وقصبات الصيد, سنارة صيد, قصبة صيد, بوصة صيد
Sports > Fishing > Fishing Reels: بكرات صيد السمك, ماكينة صيد, بكرة صيد, مكينة سنارة
Sports > Fishing > Fishing Lures: طعوم صيد صناعية, طعم صيد, طعم سيليكون صيد, سمكة طعم صناعي
Sports > Fishing > Fishing Line And Hooks: خيوط وخطاطيف الصيد, خيط صيد سمك, خطاف صيد, عوامة صنارة
Sports > Fishing > Tackle Boxes And Bags: صناديق وحقائب عدة الصيد, صندوق عدة صيد سمك, حقيبة سنارة صيد
Sports > Boxing: الملاكمة, لفافات يد ملاكمة, واقي أسنان ملاكمة, واقي رأس ملاكمة
Sports > Boxing > Boxing Gloves: قفازات الملاكمة, قفاز ملاكمة, قفازات فنون قتالية مختلطة
Sports > Boxing > Punching Bags: أكياس الملاكمة, كيس ملاكمة, كيس ملاكمة قائم, كرة سرعة ملاكمة
Sports > Martial Arts: فنون قتالية, بدلة كاراتيه, بدلة جودو, بدلة تايكوندو
Sports > Climbing: التسلق, معدات تسلق الجبال, خوذة تسلق, حقيبة طباشير تسلق
Sports > Climbing > Climbing Harnesses And Ropes: أحزمة وحبال التسلق, حزام تسلق, حبل تسلق, حبل ديناميكي
Sports > Climbing > Carabiners And Belay Devices: كارابينر وأدوات التأمين, حلقة تسلق كارابينر, جهاز تأمين حبل
Sports > Equestrian: الفروسية, خوذة فروسية, بنطال فروسية, سوط فروسية
Sports > Equestrian > Horse Tack: سروج وعدة الخيل, سرج حصان, لجام حصان, ركاب سرج
Sports > Equestrian > Horse Blankets And Grooming: بطانيات الخيل والعناية بها, بطانية حصان, فرشاة خيل, قناع ذباب للخيل
Sports > Skating And Scooters: التزلج والسكوتر, عجلات تزلج, رولمان بلي تزلج
Sports > Skating And Scooters > Skateboards: ألواح تزلج سكيت بورد, لوح تزلج بعجلات, سكيت بورد, لونج بورد
Sports > Skating And Scooters > Roller Skates And Inline Skates: أحذية تزلج بعجلات, حذاء تزلج رولر, حذاء سكيت بعجلات, باتيناج
Sports > Skating And Scooters > Kick Scooters: سكوتر أطفال, سكوتر قدم, سكوتر ثلاث عجلات, سكوتر دفع
Sports > Skating And Scooters > Electric Scooters: سكوترات كهربائية, سكوتر كهربائي, هوفر بورد, سكوتر توازن ذاتي
Sports > Skating And Scooters > Protective Pads And Skate Helmets: واقيات وخوذات التزلج, طقم واقيات الركبة والكوع, خوذة سكيت, واقي ركبة تزلج
Sports > Target And Table Games: ألعاب التصويب والطاولة, كرة بولينج, طقم بوتشي, قرص طائر
Sports > Target And Table Games > Darts: لعبة السهام دارت, لوحة دارت, أسهم دارت, لوحة سهام
Sports > Target And Table Games > Billiards: بلياردو, طاولة بلياردو, عصا بلياردو, كرات بلياردو
Sports > Target And Table Games > Archery: الرماية بالقوس, قوس رماية, سهام رماية, قوس مركب
Electronics: إلكترونيات, أجهزة إلكترونية
Electronics > Audio: أجهزة الصوت, معدات صوتية, أنظمة صوت منزلية
Electronics > Audio > Headphones: سماعات الرأس والأذن, سماعة بميكروفون, سماعات
Electronics > Audio > Headphones > Earbuds: سماعات أذن لاسلكية, سماعات داخل الأذن, سماعة ايربودز, سماعة أذن بلوتوث
Electronics > Audio > Headphones > Over Ear Headphones: سماعات فوق الأذن, سماعة رأس لاسلكية, سماعات عازلة للضوضاء
Electronics > Audio > Headphones > Headsets: سماعات مكتبية, سماعة رأس بميكروفون للمكتب, سماعة مركز اتصال
Electronics > Audio > Speakers: مكبرات صوت, سماعات كمبيوتر مكتبية, سبيكر
Electronics > Audio > Speakers > Bluetooth Speakers: مكبرات صوت بلوتوث, سبيكر بلوتوث محمول, مكبر صوت لاسلكي, سماعة بلوتوث متنقلة
Electronics > Audio > Speakers > Soundbars: ساوند بار, مكبر صوت للتلفزيون, ساوندبار مع مضخم صوت
Electronics > Audio > Speakers > Hi-Fi Speakers: مكبرات صوت هاي فاي, سماعات رف, سماعات أرضية, مضخم صوت فرعي
Electronics > Audio > Speakers > Smart Speakers: مكبرات صوت ذكية, سماعة ذكية بمساعد صوتي, شاشة ذكية صوتية
Electronics > Audio > Stereo Systems: أنظمة استريو, نظام هاي فاي صغير, نظام مسرح منزلي
Electronics > Audio > Amplifiers And Receivers: مضخمات صوت وأجهزة استقبال AV, مضخم صوت استريو, أمبليفاير, مضخم سماعات رأس
Electronics > Audio > Turntables: مشغلات الأسطوانات, مشغل أسطوانات فينيل, إبرة مشغل أسطوانات
Electronics > Audio > CD Players: مشغلات سي دي, مشغل أقراص CD محمول, مشغل كاسيت
Electronics > Audio > Radios: أجهزة راديو, راديو محمول, راديو بمنبه, راديو طوارئ
Electronics > Audio > MP3 Players: مشغلات MP3, مشغل موسيقى محمول, مشغل MP4
Electronics > Audio > Voice Recorders: مسجلات صوت, مسجل صوت رقمي, جهاز تسجيل صوت
Electronics > Audio > Microphones: ميكروفونات, ميكروفون يو اس بي, ميكروفون ياقة, مايك بودكاست
Electronics > Computers: أجهزة كمبيوتر وملحقاتها, كمبيوتر, ملحقات كمبيوتر
Electronics > Computers > Laptops: أجهزة لابتوب, لابتوب, كمبيوتر محمول, حاسوب محمول
Electronics > Computers > Laptop Accessories: إكسسوارات لابتوب, حامل لابتوب, جراب لابتوب, قاعدة تبريد لابتوب
Electronics > Computers > Desktop Computers: كمبيوترات مكتبية, كمبيوتر مكتبي, كمبيوتر ألعاب, ميني بي سي
Electronics > Computers > Tablets: أجهزة تابلت, تابلت, جهاز لوحي, تابلت أطفال
Electronics > Computers > Tablet Cases: أغطية وحافظات تابلت, جراب تابلت, كفر ايباد, حافظة جهاز لوحي
Electronics > Computers > Stylus Pens: أقلام ستايلس, قلم لمس, قلم تابلت, رؤوس قلم بديلة
Electronics > Computers > Monitors: شاشات كمبيوتر, شاشة كمبيوتر, شاشة ألعاب, شاشة منحنية
Electronics > Computers > Keyboards: لوحات مفاتيح, كيبورد, لوحة مفاتيح ميكانيكية, كيبورد وماوس لاسلكي
Electronics > Computers > Mice: ماوس كمبيوتر, فأرة لاسلكية, ماوس ألعاب, ماوس لاسلكي
Electronics > Computers > Mouse Pads: لوحات ماوس, ماوس باد, لوحة فأرة, ماوس باد كبير
Electronics > Computers > Graphics Tablets: أجهزة لوحية للرسم, تابلت رسم, جرافيك تابلت
Electronics > Computers > Webcams: كاميرات ويب, كاميرا ويب, كاميرا كمبيوتر, ويب كام
Electronics > Computers > Docking Stations And Hubs: محطات إرساء ومحولات USB متعددة, موزع يو اس بي, محطة إرساء لابتوب, قارئ بطاقات ذاكرة
Electronics > Computers > Storage Drives: وحدات تخزين بيانات, أجهزة تخزين, علبة هارد خارجية
Electronics > Computers > Storage Drives > Solid State Drives: أقراص SSD, هارد SSD خارجي, هارد SSD داخلي, قرص الحالة الصلبة
Electronics > Computers > Storage Drives > Hard Drives: أقراص صلبة, هارد ديسك خارجي, هارد ديسك داخلي, قرص صلب HDD
Electronics > Computers > Storage Drives > USB Flash Drives: ذواكر فلاش USB, فلاش ميموري, فلاشة يو اس بي, ذاكرة فلاش
Electronics > Computers > Storage Drives > Memory Cards: بطاقات ذاكرة, بطاقة ذاكرة مايكرو SD, كرت ميموري
Electronics > Computers > Storage Drives > Network Attached Storage: وحدات تخزين شبكي NAS, خادم تخزين شبكي, جهاز NAS
Electronics > Computers > Computer Components: مكونات كمبيوتر, قطع كمبيوتر, كرت صوت, معجون حراري
Electronics > Computers > Computer Components > Processors: معالجات, معالج كمبيوتر, بروسيسور
Electronics > Computers > Computer Components > Graphics Cards: بطاقات رسومات, كرت شاشة, بطاقة جرافيك
Electronics > Computers > Computer Components > Motherboards: لوحات أم, مذربورد, لوحة أم
Electronics > Computers > Computer Components > Computer Memory: ذاكرة عشوائية, رام كمبيوتر, رامات لابتوب, رام DDR5
Electronics > Computers > Computer Components > PC Power Supplies: مزودات طاقة كمبيوتر, باور سبلاي, مزود طاقة PSU
Electronics > Computers > Computer Components > Computer Cases: صناديق كمبيوتر, كيس كمبيوتر, كيس جيمنج, هيكل كمبيوتر
Electronics > Computers > Computer Components > Computer Cooling: تبريد كمبيوتر, مبرد معالج, مروحة كيس كمبيوتر, تبريد مائي
Electronics > Computers > Networking: أجهزة الشبكات, معدات شبكات, باتش بانل
Electronics > Computers > Networking > Routers: أجهزة راوتر, راوتر واي فاي, مودم, نظام واي فاي ميش
Electronics > Computers > Networking > Wi-Fi Extenders: مقويات واي فاي, مقوي شبكة واي فاي, موسع نطاق, نقطة وصول لاسلكية
Electronics > Computers > Networking > Network Switches: محولات شبكة سويتش, سويتش شبكة, سويتش PoE
Electronics > Computers > Networking > Network Adapters: محولات شبكة لاسلكية, دونجل واي فاي, محول بلوتوث USB, كرت شبكة
Electronics > Computers > Printers: طابعات, طابعة ليزر, طابعة حبر, طابعة متعددة الوظائف
Electronics > Computers > Scanners: ماسحات ضوئية, سكانر مستندات, قارئ باركود, ماسح ضوئي محمول
Electronics > Computers > 3D Printers: طابعات ثلاثية الأبعاد, خيوط طابعة 3D, فيلامنت PLA, قلم ثلاثي الأبعاد
Electronics > Computers > Software: برامج كمبيوتر, برنامج مكافحة فيروسات, نظام تشغيل
Electronics > Phones: هواتف وإكسسوارات, هاتف, إكسسوارات جوال, قطع غيار جوال
Electronics > Phones > Smartphones: هواتف ذكية, هاتف ذكي, موبايل ثنائي الشريحة, جوال ذكي
Electronics > Phones > Feature Phones: هواتف بأزرار, موبايل أزرار, هاتف لكبار السن, هاتف قابل للطي بأزرار
Electronics > Phones > Landline Phones: هواتف أرضية, هاتف لاسلكي منزلي, تليفون أرضي, هاتف مكتبي
Electronics > Phones > Phone Cases: جرابات وأغطية جوال, جراب موبايل, كفر جوال, غطاء سيليكون للهاتف
Electronics > Phones > Screen Protectors: واقيات شاشة, حماية شاشة زجاجية, لاصقة حماية شاشة, زجاج مقوى للشاشة
Electronics > Phones > Chargers: شواحن, شاحن سريع, شاحن جداري USB-C, شاحن سيارة
Electronics > Phones > Wireless Chargers: شواحن لاسلكية, شاحن لاسلكي, قاعدة شحن لاسلكية, شاحن مغناطيسي
Electronics > Phones > Power Banks: باور بانك, بنك طاقة, شاحن متنقل, بطارية خارجية محمولة
Electronics > Phones > Phone Holders: حوامل هاتف, حامل جوال للسيارة, ستاند موبايل, حامل هاتف مكتبي
Electronics > Phones > Walkie Talkies: أجهزة لاسلكي, جهاز لاسلكي ووكي توكي, راديو اتصال ثنائي
Electronics > Cameras: كاميرات وتصوير, كاميرا, معدات تصوير
Electronics > Cameras > Digital Cameras: كاميرات رقمية, كاميرا ديجيتال, كاميرا بدون مرآة, كاميرا DSLR
Electronics > Cameras > Action Cameras: كاميرات أكشن, كاميرا رياضية, كاميرا خوذة, كاميرا مقاومة للماء
Electronics > Cameras > Instant Cameras: كاميرات فورية, كاميرا فورية, كاميرا فيلم, كاميرا استخدام مرة واحدة
Electronics > Cameras > Camera Film: أفلام كاميرا, فيلم فوري, فيلم تصوير ملون, أفلام كاميرا فورية
Electronics > Cameras > Camcorders: كاميرات فيديو, كاميرا فيديو, كاميرا فيديو احترافية
Electronics > Cameras > Camera Lenses: عدسات كاميرا, عدسة كاميرا, عدسة زووم, عدسة تليفوتوغرافي
Electronics > Cameras > Tripods: حوامل ثلاثية للكاميرا, ترايبود, عصا سيلفي, جيمبال
Electronics > Cameras > Camera Flashes And Lighting: فلاش وإضاءة تصوير, فلاش كاميرا, إضاءة حلقية, سوفت بوكس
Electronics > Cameras > Camera Accessories: إكسسوارات كاميرا, حقيبة كاميرا, فلتر عدسة, حزام كاميرا
Electronics > Cameras > Binoculars And Telescopes: مناظير وتلسكوبات, منظار, تلسكوب فلكي, منظار رؤية ليلية
Electronics > Cameras > Digital Photo Frames: إطارات صور رقمية, إطار صور رقمي, برواز صور ديجيتال
Electronics > Televisions: تلفزيونات, تلفزيون ذكي, شاشة تلفزيون سمارت, تلفاز
Electronics > TV And Video: تلفزيون وفيديو, سينما منزلية, إكسسوارات تلفزيون
Electronics > TV And Video > Projectors: أجهزة عرض بروجكتور, بروجكتور, جهاز عرض, شاشة عرض بروجكتور
Electronics > TV And Video > Streaming Devices: أجهزة بث, تي في بوكس, تي في ستيك, مشغل وسائط
Electronics > TV And Video > Blu-Ray And DVD Players: مشغلات بلو راي ودي في دي, مشغل دي في دي, مشغل بلوراي
Electronics > TV And Video > TV Receivers: أجهزة استقبال تلفزيون, رسيفر, ريسيفر ستالايت, جهاز استقبال فضائي
Electronics > TV And Video > TV Antennas: هوائيات تلفزيون, هوائي داخلي, طبق ستالايت, أريال تلفزيون
Electronics > TV And Video > TV Mounts: حوامل تلفزيون, حامل تلفزيون جداري, حامل شاشة, ذراع شاشة كمبيوتر
Electronics > TV And Video > Remote Controls: أجهزة تحكم عن بعد, ريموت كنترول, ريموت تلفزيون, ريموت بديل
Electronics > Wearables: أجهزة قابلة للارتداء, تقنية قابلة للارتداء, نظارات ذكية
Electronics > Wearables > Smartwatches: ساعات ذكية, ساعة ذكية, سمارت ووتش, ساعة رياضية GPS
Electronics > Wearables > Fitness Trackers: أجهزة تتبع اللياقة, سوار لياقة ذكي, عداد خطوات, خاتم ذكي
Electronics > Wearables > Smartwatch Straps: أحزمة ساعات ذكية, سوار ساعة ذكية, حزام سيليكون للساعة الذكية, سير ساعة ذكية
Electronics > Wearables > Item Trackers: أجهزة تتبع الأغراض, جهاز تتبع GPS, متتبع مفاتيح, متعقب بلوتوث
Electronics > Gaming: ألعاب الفيديو وملحقاتها, جيمنج, إكسسوارات جيمنج
Electronics > Gaming > Game Consoles: أجهزة ألعاب فيديو, كونسول ألعاب, جهاز ألعاب محمول, جهاز ألعاب ريترو
Electronics > Gaming > Game Controllers: أذرع تحكم ألعاب, يد تحكم, جيم باد, عجلة قيادة ألعاب
Electronics > Gaming > Gaming Headsets: سماعات ألعاب, سماعة جيمنج, سماعة رأس للألعاب
Electronics > Gaming > VR Headsets: نظارات الواقع الافتراضي, نظارة VR, خوذة واقع افتراضي
Electronics > Gaming > Console Accessories: إكسسوارات أجهزة الألعاب, حقيبة جهاز ألعاب, قاعدة شحن أذرع التحكم, حامل كونسول
Electronics > Smart Home: المنزل الذكي, أتمتة منزلية, مفتاح إضاءة ذكي, بوابة زيجبي
Electronics > Smart Home > Security Cameras: كاميرات مراقبة, كاميرا مراقبة واي فاي, كاميرا أمنية خارجية, كاميرا مراقبة داخلية
Electronics > Smart Home > Video Doorbells: أجراس باب, جرس باب بكاميرا, جرس باب لاسلكي, انتركم فيديو
Electronics > Smart Home > Smart Locks: أقفال ذكية, قفل باب ذكي, قفل بصمة, قفل إلكتروني برقم سري
Electronics > Smart Home > Alarm Systems: أنظمة إنذار, جهاز إنذار منزلي, حساس حركة, حساس باب ونافذة
Electronics > Smart Home > Smart Plugs: مقابس ذكية, قابس ذكي, فيش ذكي واي فاي
Electronics > Smart Home > Smart Lighting: إضاءة ذكية, لمبة ذكية, مصباح ذكي, شريط LED ذكي
Electronics > Smart Home > Smart Thermostats: ثرموستات ذكي, منظم حرارة ذكي, ترموستات واي فاي
Electronics > Batteries: بطاريات, بطارية, جهاز فحص بطاريات
Electronics > Batteries > Household Batteries: بطاريات قلوية, بطاريات AA, بطاريات AAA, حجر بطارية
Electronics > Batteries > Rechargeable Batteries: بطاريات قابلة للشحن, بطارية شحن AA, بطارية 18650
Electronics > Batteries > Button Cells: بطاريات زر, بطارية ساعة, بطارية ليثيوم عملة, بطاريات سماعة طبية
Electronics > Batteries > Battery Chargers: شواحن بطاريات, شاحن بطاريات AA, شاحن بطارية كاميرا
Electronics > Batteries > Device Batteries: بطاريات بديلة للأجهزة, بطارية لابتوب, بطارية موبايل, بطارية جافة
Electronics > Power: الطاقة ومزودات الكهرباء, محول انفرتر, لوح شمسي
Electronics > Power > Power Strips: مشتركات كهربائية, وصلة كهرباء, توصيلة كهرباء, مشترك كهربائي بحماية
Electronics > Power > Travel Adapters: محولات سفر, محول سفر عالمي, محول قابس, فيش تحويل
Electronics > Power > Uninterruptible Power Supplies: مزودات الطاقة غير المنقطعة UPS, جهاز يو بي اس, مزود طاقة احتياطي
Electronics > Power > Power Stations: محطات طاقة محمولة, محطة طاقة متنقلة, مولد طاقة شمسية, لوح شمسي قابل للطي
Electronics > E-Readers: قارئات كتب إلكترونية, قارئ كتب إلكترونية, جهاز قراءة حبر إلكتروني
Electronics > Drones: طائرات درون, درون بكاميرا, طائرة بدون طيار
Electronics > Cables: كابلات, كابل طاقة, كابل ديسبلاي بورت, منظم كابلات
Electronics > Cables > HDMI Cables: كابلات HDMI, كابل HDMI, وصلة اتش دي ام اي
Electronics > Cables > USB Cables: كابلات USB, كابل شحن, كابل تايب سي, كابل لايتنينج
Electronics > Cables > Audio Cables: كابلات صوت, كابل AUX, كابل صوت بصري, سلك سماعات
Electronics > Cables > Network Cables: كابلات شبكة, كابل إيثرنت, كابل إنترنت, كابل LAN
Electronics > Cables > Cable Adapters: محولات كابلات, محول HDMI, وصلة OTG, موزع HDMI
Office: مستلزمات مكتبية, أدوات مكتبية, قرطاسية
Office > Writing: أدوات كتابة, أقلام, عبوة حبر بديلة للقلم
Office > Writing > Ballpoint Pens: أقلام حبر جاف, قلم جاف, قلم حبر جاف بضغطة
Office > Writing > Gel And Rollerball Pens: أقلام جل ورولربول, قلم جل, قلم رولر, قلم قابل للمسح
Office > Writing > Fountain Pens: أقلام حبر سائل, قلم ريشة, حبر أقلام, خراطيش حبر أقلام
Office > Writing > Fineliners And Fiber Pens: أقلام فاينلاينر, قلم فاينلاينر, قلم ألياف, قلم تحديد رفيع للرسم
Office > Writing > Pencils: أقلام رصاص, قلم رصاص, قلم رصاص ميكانيكي, سنون رصاص
Office > Writing > Highlighters: أقلام هايلايتر, قلم تظليل, قلم فسفوري
Office > Writing > Markers: أقلام ماركر, قلم ماركر دائم, قلم سبورة بيضاء
Office > Writing > Erasers And Correction: ممحاة ومصححات, ممحاة, شريط تصحيح, قلم تصحيح
Office > Writing > Pencil Sharpeners: برايات أقلام, براية أقلام, مبراة كهربائية
Office > Paper And Notebooks: ورق ودفاتر, منتجات ورقية, ورق
Office > Paper And Notebooks > Printer Paper: ورق طباعة, ورق تصوير, ورق A4
Office > Paper And Notebooks > Photo And Specialty Paper: ورق صور وورق خاص, ورق صور لامع, ورق حراري رول, ورق كربون
Office > Paper And Notebooks > Notebooks: دفاتر ملاحظات, نوت بوك, دفتر سلك, دفتر يوميات
Office > Paper And Notebooks > Exercise Books: دفاتر مدرسية, كراسة, دفتر مدرسي مسطر
Office > Paper And Notebooks > Writing Pads: دفاتر قابلة للنزع, بلوك نوت, ورق فلوسكاب, مفكرة مكتب
Office > Paper And Notebooks > Sticky Notes: أوراق ملاحظات لاصقة, ستيكي نوت, فواصل صفحات لاصقة
Office > Paper And Notebooks > Index Cards And Forms: بطاقات فهرسة ونماذج, بطاقات ملاحظات, دفتر إيصالات, دفتر فواتير
Office > Paper And Notebooks > Planners And Diaries: مفكرات ومخططات, أجندة, مخطط أسبوعي, مفكرة يومية
Office > Paper And Notebooks > Greeting Cards: بطاقات معايدة, بطاقة تهنئة, كرت عيد ميلاد, بطاقات دعوة
Office > Filing: حفظ وأرشفة الملفات, منظم ملفات, أرشفة مستندات
Office > Filing > Ring Binders: ملفات حلقات, بوكس فايل, ملف حلقات, فواصل ملفات
Office > Filing > Folders: ملفات مستندات, فولدر ملفات, ملف عرض بجيوب, ملف تعليق
Office > Filing > Sheet Protectors And Laminating: جيوب ملفات وأغلفة تغليف, جيوب شفافة مثقبة, أكياس تغليف حراري, حافظة بطاقة هوية
Office > Filing > Archive Boxes And Trays: صناديق أرشيف وأدراج ورق, صندوق أرشيف, درج أوراق مكتبي, حامل مجلات ملفات
Office > Desk Supplies: لوازم سطح المكتب, أدوات مكتب, إكسسوارات مكتب
Office > Desk Supplies > Staplers And Staples: دباسات ودبابيس, دباسة, دبابيس دباسة, مزيل دبابيس
Office > Desk Supplies > Hole Punches: خرامات ورق, خرامة ورق, ثاقبة ورق
Office > Desk Supplies > Clips And Pins: مشابك ودبابيس, مشابك ورق, كليبسات, دبابيس ضغط
Office > Desk Supplies > Scissors And Cutters: مقصات وقواطع ورق, مقص مكتبي, قطاعة ورق, كتر ورق
Office > Desk Supplies > Adhesive Tape: أشرطة لاصقة, شريط لاصق شفاف, شريط لاصق على الوجهين, قاعدة شريط لاصق
Office > Desk Supplies > Glue: غراء ولواصق, صمغ ستيك, صمغ سائل, غراء مدرسي
Office > Desk Supplies > Desk Organizers: منظمات مكتب, منظم مكتب, حامل أقلام, مقلمة مكتبية
Office > Desk Supplies > Stamps And Ink Pads: أختام ومحابر, ختم, ختم تاريخ, محبرة ختم
Office > Desk Supplies > Labels: ملصقات لابل, ملصقات عناوين, ملصقات شحن, ملصقات باركود
Office > Ink And Toner: أحبار وتونر, حبر طابعة, شريط حبر طابعة
Office > Ink And Toner > Ink Cartridges: خراطيش حبر, خرطوشة حبر, عبوة حبر طابعة
Office > Ink And Toner > Toner Cartridges: خراطيش تونر, تونر طابعة ليزر, وحدة درام
Office > Shipping Supplies: مستلزمات الشحن والتغليف, مواد تغليف, مواد تعبئة
Office > Shipping Supplies > Envelopes: أظرف, ظرف, ظرف فقاعي, أكياس شحن
Office > Shipping Supplies > Shipping Boxes: صناديق شحن, كرتون شحن, صندوق كرتون, كراتين نقل
Office > Shipping Supplies > Packing Tape: أشرطة تغليف, شريط لاصق للتغليف, شريط كراتين, قاطع شريط تغليف
Office > Shipping Supplies > Cushioning And Wrapping: مواد حماية وتبطين, بلاستيك فقاعي, ورق تغليف شحن, رول استرتش تغليف
Office > Shipping Supplies > Gift Wrap: تغليف هدايا, ورق هدايا, أكياس هدايا, شريط هدايا
Office > Shipping Supplies > Postage Stamps And Scales: طوابع بريدية وموازين بريد, طوابع بريد, ميزان طرود, ميزان رسائل
Office > Presentation: مستلزمات العروض التقديمية, لوازم قاعات الاجتماعات, لوحات مكتبية
Office > Presentation > Whiteboards And Flipcharts: سبورات بيضاء, سبورة بيضاء مغناطيسية, سبورة ورقية قلابة, سبورة طباشير
Office > Presentation > Bulletin Boards: لوحات إعلانات, لوحة فلين, لوحة دبابيس, لوحة حروف
Office > Presentation > Signs And Displays: لافتات وحوامل عرض, حامل بروشورات, بطاقة اسم, حامل لافتة أكريليك
Office > Presentation > Presentation Remotes: أجهزة تحكم عروض تقديمية, مؤشر ليزر, بريزنتر لاسلكي, مقلب شرائح
Office > Calculators: آلات حاسبة, آلة حاسبة علمية, آلة حاسبة مكتبية
Office > Office Machines: آلات مكتبية, أجهزة مكتبية, آلة كاتبة
Office > Office Machines > Shredders: آلات تمزيق الورق, آلة تقطيع ورق, فرامة ورق
Office > Office Machines > Laminators And Binding Machines: آلات تغليف حراري وتجليد, آلة تغليف حراري, آلة تجليد, سلك تجليد سبيرال
Office > Office Machines > Label Makers: طابعات ملصقات, طابعة لابل محمولة, مسدس تسعير
Office > Office Machines > Cash Registers And Money Counters: آلات عد النقود وصناديق النقد, عدادة نقود, درج كاشير, صندوق نقود
Office > School Supplies: مستلزمات مدرسية, أدوات مدرسية, طقم مدرسي, طباشير سبورة
Office > School Supplies > Pencil Cases: مقالم, مقلمة, حافظة أقلام, محفظة أقلام
Office > School Supplies > Rulers And Geometry: مساطر وأدوات هندسية, مسطرة, فرجار, منقلة
Office > School Supplies > Book Covers And Labels: أغلفة وتجليد كتب, جلاد كتب, تجليد دفاتر, فاصل كتاب
Office > Gift Cards: بطاقات هدايا, بطاقة هدية, قسيمة هدية, كرت شحن رقمي
Musical Instruments: آلات موسيقية, آلة موسيقية, معدات موسيقية
Musical Instruments > Guitars: جيتارات, جيتار, غيتار, طقم جيتار
Musical Instruments > Guitars > Acoustic Guitars: جيتارات أكوستيك, جيتار أكوستيك, غيتار صوتي, جيتار إلكترو أكوستيك
Musical Instruments > Guitars > Classical Guitars: جيتارات كلاسيك, جيتار كلاسيكي, جيتار أوتار نايلون
Musical Instruments > Guitars > Electric Guitars: جيتارات كهربائية, جيتار كهربائي, غيتار إلكتريك
Musical Instruments > Guitars > Bass Guitars: جيتارات باس, جيتار باس, باس كهربائي
Musical Instruments > Guitars > Ukuleles: أوكوليلي, يوكوليلي, أوكليلي سوبرانو
Musical Instruments > Guitars > Guitar Amplifiers: مضخمات جيتار, أمبليفاير جيتار, مضخم صوت باس جيتار
Musical Instruments > Guitars > Effects Pedals: دواسات مؤثرات, بيدال جيتار, دواسة ديستورشن, بروسيسور جيتار
Musical Instruments > Guitars > Guitar Strings: أوتار جيتار, أوتار جيتار كهربائي, أوتار نايلون, أوتار باس
Musical Instruments > Guitars > Guitar Accessories: إكسسوارات جيتار, ريشة جيتار, حزام جيتار, كابو
Musical Instruments > Keyboards And Pianos: بيانو وآلات لوحة مفاتيح, آلات مفاتيح موسيقية, آلة كيبورد موسيقية
Musical Instruments > Keyboards And Pianos > Digital Pianos: بيانو رقمي, بيانو ديجيتال, بيانو كهربائي
Musical Instruments > Keyboards And Pianos > Keyboards: أورج موسيقي, أورغ كهربائي, كيبورد موسيقي, بيانو قابل للطي
Musical Instruments > Keyboards And Pianos > Synthesizers: سينثسايزر, جهاز سينثسايزر, كيبورد ميدي, وحدة تحكم MIDI
Musical Instruments > Keyboards And Pianos > Acoustic Pianos: بيانو أكوستيك, بيانو قائم, بيانو كبير جراند, هارمونيوم
Musical Instruments > Keyboards And Pianos > Accordions: أكورديون, آلة أكورديون, ميلوديكا
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: حوامل كيبورد ومقاعد بيانو, حامل أورج, كرسي بيانو, دواسة سستين
Musical Instruments > Drums And Percussion: طبول وآلات إيقاع, آلات إيقاعية, آلة إيقاع
Musical Instruments > Drums And Percussion > Drum Kits: أطقم درامز, طقم درامز, درامز إلكتروني, طبلة سنير
Musical Instruments > Drums And Percussion > Cymbals: صنوج درامز, صنج كراش, هاي هات, صنج رايد
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: عصي درامز ومعدات, عصا درامز, كرسي درامز, دواسة درامز
Musical Instruments > Drums And Percussion > Hand Percussion: إيقاع يدوي, دربوكة, طبلة يدوية, دف
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: إكسيليفون وآلات مطرقية, إكسيليفون, كاليمبا, ميتالوفون
Musical Instruments > Wind Instruments: آلات نفخ, آلة نفخ موسيقية, مزمار القربة
Musical Instruments > Wind Instruments > Recorders And Flutes: فلوت وريكوردر, فلوت, ناي, مزمار ريكوردر مدرسي
Musical Instruments > Wind Instruments > Saxophones: ساكسفونات, ساكسفون ألتو, ساكسفون تينور
Musical Instruments > Wind Instruments > Clarinets And Oboes: كلارينيت وأوبوا, كلارينيت, أوبوا
Musical Instruments > Wind Instruments > Trumpets And Brass: أبواق وآلات نحاسية, ترومبيت, ترومبون, بوق نحاسي
Musical Instruments > Wind Instruments > Harmonicas: هارمونيكا, هارمونيكا فم, هارمونيكا كروماتيك
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: ريش وقطع فم لآلات النفخ, ريشة ساكسفون, ريشة كلارينيت, زيت صمامات ترومبيت
Musical Instruments > String Instruments: آلات وترية, آلة وترية, آلات قوسية
Musical Instruments > String Instruments > Violins And Violas: كمان وفيولا, آلة كمان, فيولا, قوس كمان
Musical Instruments > String Instruments > Cellos And Double Basses: تشيلو وكونترباص, تشيلو, كونترباص
Musical Instruments > String Instruments > Violin And Orchestral Strings: أوتار كمان وآلات وترية, أوتار كمان, أوتار تشيلو
Musical Instruments > String Instruments > Banjos Mandolins And Harps: بانجو وماندولين وهارب, آلة عود, بانجو, ماندولين
Musical Instruments > Stage And Recording: معدات مسرح وتسجيل, نظام صوت PA, معدات استوديو, فوم عازل صوت
Musical Instruments > Stage And Recording > Studio And Stage Microphones: ميكروفونات استوديو ومسرح, ميكروفون كوندنسر, ميكروفون غناء, ميكروفون ديناميكي
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: ميكسرات وواجهات صوت, ميكسر صوت, كرت صوت خارجي استوديو, دي جي كونترولر
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: سماعات PA وإضاءة مسرح, سماعة مسرح نشطة, إضاءة مسرح, ماكينة دخان
Musical Instruments > Music Accessories: إكسسوارات موسيقية, مترونوم, جهاز دوزان, حامل نوتة
Musical Instruments > Sheet Music: نوت موسيقية, كتاب نوتات, كتاب تعليم بيانو
Books And Media: كتب ووسائط, كتاب, غلاف ورقي, غلاف مقوى
Books And Media > Fiction: أدب وروايات, رواية, قصص قصيرة, مجموعة قصصية
Books And Media > Fiction > Crime And Thrillers: روايات جريمة وغموض, رواية بوليسية, رواية إثارة, رواية رعب
Books And Media > Fiction > Science Fiction And Fantasy: خيال علمي وفانتازيا, رواية خيال علمي, رواية فانتازيا
Books And Media > Fiction > Romance Novels: روايات رومانسية, رواية رومانسية, رواية حب
Books And Media > Fiction > Young Adult Books: كتب اليافعين, رواية لليافعين, قصص شباب
Books And Media > Fiction > Poetry And Drama: شعر ومسرح, ديوان شعر, مسرحية, قصائد
Books And Media > Non Fiction: كتب غير روائية, كتاب علمي مبسط, مقالات
Books And Media > Non Fiction > Cookbooks: كتب طبخ, كتاب طبخ, كتاب وصفات
Books And Media > Non Fiction > Biographies: سير وتراجم, سيرة ذاتية, مذكرات شخصية
Books And Media > Non Fiction > Travel Books: كتب سفر وخرائط, دليل سياحي, أدب رحلات, خريطة مدينة
Books And Media > Non Fiction > Self Help And Psychology: تطوير الذات وعلم النفس, كتاب تنمية بشرية, كتاب تطوير ذات
Books And Media > Non Fiction > Business And Money Books: كتب أعمال واقتصاد, كتاب استثمار, كتاب إدارة أعمال, كتاب مالية شخصية
Books And Media > Non Fiction > History And Politics: كتب تاريخ وسياسة, كتاب تاريخ, كتاب سياسي, كتاب فلسفة
Books And Media > Non Fiction > Health And Family Guides: كتب صحة وأسرة, كتاب حمية, كتاب تربية أطفال, دليل الحمل
Books And Media > Non Fiction > Hobby And Nature Books: كتب هوايات وطبيعة, كتاب زراعة حدائق, كتاب كروشيه, كتاب سودوكو
Books And Media > Non Fiction > Art And Photography Books: كتب فن وتصوير, كتاب فنون, كتاب تصوير فوتوغرافي, كتاب عمارة
Books And Media > Non Fiction > Religion And Spirituality: كتب دينية, مصحف, القرآن الكريم, كتاب إسلامي
Books And Media > Children's Books: كتب أطفال, كتاب أطفال, قصص أطفال, قصص قبل النوم
Books And Media > Children's Books > Picture And Board Books: كتب مصورة وكرتونية, كتاب كرتوني للأطفال, كتاب قماشي, كتاب صوتي تفاعلي للأطفال
Books And Media > Children's Books > First Readers: كتب القراءة الأولى, تعليم القراءة للأطفال, قصص قراءة متدرجة
Books And Media > Children's Books > Kids Knowledge Books: كتب معلومات للأطفال, موسوعة أطفال, كتاب علوم للأطفال, كتاب ديناصورات
Books And Media > Children's Books > Activity And Coloring Books: كتب تلوين وأنشطة, كتاب تلوين, كتاب ملصقات, كتاب أنشطة
Books And Media > Audiobooks And Audio Figures: كتب صوتية, كتاب مسموع, قصص صوتية, مجسم قصص صوتية
Books And Media > Comics And Graphic Novels: قصص مصورة وكوميكس, كوميكس, رواية مصورة
Books And Media > Comics And Graphic Novels > Manga: مانجا, كتب مانجا, مانجا يابانية
Books And Media > Comics And Graphic Novels > Superhero Comics: كوميكس أبطال خارقين, قصص أبطال خارقين مصورة
Books And Media > Textbooks: كتب دراسية وجامعية, كتاب جامعي, كتاب منهجي
Books And Media > Textbooks > School Textbooks: كتب مدرسية, كتاب مدرسي, منهج المرحلة الابتدائية
Books And Media > Textbooks > Workbooks And Exam Prep: كتب تمارين واختبارات, كتاب تمارين, بنك أسئلة, كتاب تحضير اختبار قدرات
Books And Media > Textbooks > Language Learning Books: كتب تعلم اللغات, كتاب تعلم الإنجليزية, كتاب قواعد اللغة
Books And Media > Textbooks > Dictionaries And Reference: قواميس ومراجع, قاموس, معجم, موسوعة
Books And Media > Textbooks > Medicine Law And Science Books: كتب طب وقانون وعلوم, كتاب طبي, كتاب قانون, كتاب تشريح
Books And Media > Textbooks > Computing Books: كتب حاسوب وبرمجة, كتاب برمجة, كتاب تعلم بايثون
Books And Media > Magazines And Newspapers: مجلات وجرائد, مجلة, جريدة, اشتراك مجلة
Books And Media > Calendars: تقاويم, تقويم حائط, تقويم مكتبي, روزنامة
Books And Media > Vinyl Records: أسطوانات فينيل, أسطوانة فينيل, أسطوانة LP موسيقية
Books And Media > Music CDs: أقراص موسيقى CD, ألبوم سي دي, سي دي موسيقى
Books And Media > Music Cassettes: أشرطة كاسيت موسيقى, شريط كاسيت, كاسيت أغاني
Books And Media > Films: أفلام, فيلم, مجموعة أفلام
Books And Media > Films > DVDs: أفلام DVD, فيلم دي في دي, قرص DVD فيلم
Books And Media > Films > Blu-rays: أفلام بلوراي, فيلم بلوراي, قرص Blu-ray
Books And Media > Films > TV Series: مسلسلات تلفزيونية, مسلسل كامل, مسلسل DVD
Books And Media > Films > Concert And Music Videos: حفلات وفيديو موسيقي, حفلة موسيقية DVD, حفلة لايف
Books And Media > Video Games: ألعاب فيديو, لعبة فيديو, لعبة كونسول
Books And Media > Video Games > Nintendo Games: ألعاب نينتندو, لعبة نينتندو سويتش, ألعاب سويتش
Books And Media > Video Games > PlayStation Games: ألعاب بلايستيشن, لعبة PS5, لعبة PS4, لعبة بلايستيشن 5
Books And Media > Video Games > Xbox Games: ألعاب إكس بوكس, لعبة إكس بوكس, لعبة Xbox One
Books And Media > Video Games > PC Games: ألعاب كمبيوتر PC, لعبة كمبيوتر, لعبة PC رقمية
Books And Media > Software: برمجيات, برنامج كمبيوتر, برنامج مكافحة فيروسات, رخصة برنامج
Books And Media > Ebooks: كتب إلكترونية, كتاب إلكتروني, كتاب رقمي
Home: المنزل, مستلزمات المنزل, أدوات منزلية
Home > Kitchen: المطبخ والسفرة, مستلزمات المطبخ, أدوات المطبخ
Home > Kitchen > Cookware: أواني الطهي, طقم حلل, طقم أواني طهي, غطاء حلة
Home > Kitchen > Cookware > Frying Pans And Woks: مقالي وووك, مقلاة, طاسة قلي, مقلاة ووك
Home > Kitchen > Cookware > Pots And Saucepans: قدور وحلل, قدر طبخ, حلة, كسرولة صلصة
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: طواجن وقدور حديد زهر, قدر حديد زهر, طاجن, قدر فخار
Home > Kitchen > Cookware > Pressure Cookers: قدور ضغط, قدر ضغط, حلة ضغط
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: أواني الفرن, طبق فرن, صينية فرن, طبق حراري للفرن
Home > Kitchen > Bakeware: أدوات الخبز, مستلزمات الحلويات, طقم خبز
Home > Kitchen > Bakeware > Baking Tins And Trays: صواني وقوالب خبز, قالب كيك, قالب مافن, صينية خبز
Home > Kitchen > Bakeware > Baking Tools: أدوات تزيين الحلويات, نشابة, قطاعات بسكويت, أكياس تزيين كيك
Home > Kitchen > Kitchen Tools: أدوات مطبخ صغيرة, قالب ثلج, هاون, عصارة ليمون يدوية
Home > Kitchen > Kitchen Tools > Cooking Utensils: أدوات الطهي والتقليب, ملعقة طبخ, مغرفة, ملقط مطبخ
Home > Kitchen > Kitchen Tools > Peelers And Graters: مقشرات ومباشر, مقشرة خضار, مبشرة جبن, قطاعة خضار
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: فتاحات وأدوات بار, فتاحة علب, فتاحة زجاجات, شيكر كوكتيل
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: أوعية خلط ومصافي, وعاء خلط, مصفاة, منخل
Home > Kitchen > Kitchen Tools > Cutting Boards: ألواح تقطيع, لوح تقطيع, لوح تقديم جبن
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: موازين مطبخ وأدوات قياس, ميزان مطبخ, أكواب قياس, ملاعق معايرة
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: مطاحن ملح وفلفل, مطحنة فلفل, مملحة, طقم ملح وفلفل
Home > Kitchen > Kitchen Tools > Knife Sharpeners: مسنات وحوامل سكاكين, مسن سكاكين, حجر سن, حامل سكاكين
Home > Kitchen > Kitchen Tools > Dish Racks: مصافي صحون, مطبقية أطباق, رف تجفيف صحون, حامل مناديل مطبخ
Home > Kitchen > Kitchen Tools > Kitchen Textiles: منسوجات المطبخ, فوطة مطبخ, قفاز فرن, مريلة مطبخ
Home > Kitchen > Knives: سكاكين المطبخ, سكين شيف, سكين مطبخ, طقم سكاكين
Home > Kitchen > Tableware: أدوات المائدة, أدوات السفرة, قواعد أكواب, زبدية
Home > Kitchen > Tableware > Plates: أطباق, طبق عشاء, صحن, أطباق تقديم مسطحة
Home > Kitchen > Tableware > Bowls And Serving Dishes: سلطانيات وأطباق تقديم, زبدية شوربة, سلطانية, صحن تقديم
Home > Kitchen > Tableware > Dinnerware Sets: أطقم سفرة, طقم عشاء, طقم سفرة, طقم صحون
Home > Kitchen > Tableware > Mugs And Cups: أكواب وفناجين, ماج, كوب قهوة, فنجان قهوة
Home > Kitchen > Tableware > Cutlery: ملاعق وشوك وسكاكين, طقم ملاعق, ملعقة وشوكة, سكين مائدة
Home > Kitchen > Tableware > Teapots And Coffee Presses: أباريق شاي ومكابس قهوة, إبريق شاي, مكبس قهوة فرنسي, موكا بوت
Home > Kitchen > Tableware > Table Linens: مفارش الطاولات, مفرش طاولة, مفرش سفرة, مفارش أطباق
Home > Kitchen > Tableware > Disposable Tableware: أواني مائدة للاستخدام مرة واحدة, أطباق ورقية, أكواب ورقية, ملاعق وشوك بلاستيك
Home > Kitchen > Glassware: أواني زجاجية, طقم كاسات, كريستال
Home > Kitchen > Glassware > Drinking Glasses: أكواب زجاجية للشرب, كوب زجاج ماء, كاسات عصير, استكانة شاي
Home > Kitchen > Glassware > Wine Glasses: كؤوس بساق, كأس زجاجي بساق, كؤوس كوكتيل
Home > Kitchen > Glassware > Carafes And Pitchers: أباريق ودوارق, إبريق ماء, دورق زجاجي, جك عصير
Home > Kitchen > Food Storage: حفظ الطعام, حافظة خبز, منظم ثلاجة, تخزين المطبخ
Home > Kitchen > Food Storage > Food Containers: علب حفظ الطعام, علبة طعام محكمة الإغلاق, حافظات طعام, علب زجاجية بغطاء
Home > Kitchen > Food Storage > Lunch Boxes: علب غداء, لانش بوكس, صندوق طعام مدرسي, حقيبة غداء
Home > Kitchen > Food Storage > Water Bottles: زجاجات مياه, قارورة ماء, مطارة ماء, زجاجة رياضية
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: ترامس وأكواب حرارية, ترمس, كوب حراري, كوب سفر
Home > Kitchen > Food Storage > Jars And Canisters: برطمانات وعلب حفظ, برطمان زجاج, علب بهارات, مرطبان
Home > Kitchen > Water Filters: فلاتر مياه, فلتر ماء, إبريق فلتر, شمعات فلتر
Home > Kitchen > Small Appliances: أجهزة المطبخ الصغيرة, سلاقة بيض كهربائية, صانعة فشار, مجفف طعام
Home > Kitchen > Small Appliances > Coffee Machines: ماكينات القهوة, ماكينة قهوة, ماكينة اسبريسو, صانعة قهوة
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: مطاحن قهوة وخفاقات حليب, مطحنة قهوة, خفاقة حليب, رغوة حليب
Home > Kitchen > Small Appliances > Kettles: غلايات, غلاية كهربائية, غلاية ماء, كاتل
Home > Kitchen > Small Appliances > Toasters: محمصات خبز, محمصة خبز, توستر
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: صانعات وافل وساندويتش, جهاز وافل, صانعة ساندويتش, حماصة ساندويتش
Home > Kitchen > Small Appliances > Blenders: خلاطات, خلاط كهربائي, خلاط يدوي, بلندر
Home > Kitchen > Small Appliances > Food Processors: محضرات طعام, محضرة طعام, كبة كهربائية, مفرمة خضار كهربائية
Home > Kitchen > Small Appliances > Mixers: عجانات ومضارب, عجانة كهربائية, مضرب كهربائي, خفاقة كيك كهربائية
Home > Kitchen > Small Appliances > Juicers: عصارات, عصارة فواكه, عصارة برتقال, عصارة بطيئة
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: قلايات هوائية وقلايات زيت, قلاية هوائية, قلاية كهربائية, مقلاة هوائية
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: قدور متعددة الاستخدام وطباخات أرز, طباخة أرز, قدر ضغط كهربائي, قدر طهي بطيء
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: شوايات كهربائية, شواية كهربائية, شواية طاولة, صاج كهربائي
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: ميكروويف وأفران صغيرة, ميكروويف, فرن كهربائي صغير, فرن توستر
Home > Kitchen > Small Appliances > Bread Makers: آلات صنع الخبز, صانعة خبز, خبازة كهربائية
Home > Kitchen > Small Appliances > Ice Cream Makers: ماكينات آيس كريم وثلج, صانعة آيس كريم, صانعة ثلج, ماكينة مكعبات ثلج
Home > Kitchen > Small Appliances > Food Slicers And Grinders: مفارم وقطاعات طعام, مفرمة لحم, قطاعة لحوم كهربائية, ماكينة مكرونة
Home > Kitchen > Small Appliances > Vacuum Sealers: أجهزة تفريغ الهواء, جهاز تغليف بالتفريغ, أكياس تفريغ هواء, لحام أكياس
Home > Kitchen > Small Appliances > Soda Makers: صانعات صودا, ماكينة مياه غازية, صانعة صودا, أسطوانة غاز لماكينة الصودا
Home > Large Appliances: الأجهزة المنزلية الكبيرة, أجهزة منزلية, أجهزة بلت إن, قطع غيار أجهزة منزلية
Home > Large Appliances > Refrigerators And Freezers: ثلاجات وفريزرات, ثلاجة, فريزر, ديب فريزر
Home > Large Appliances > Dishwashers: غسالات صحون, غسالة صحون, غسالة أطباق
Home > Large Appliances > Washing Machines: غسالات ملابس, غسالة ملابس, غسالة أوتوماتيك, غسالة فوق أوتوماتيك
Home > Large Appliances > Tumble Dryers: مجففات ملابس, نشافة ملابس, مجفف ملابس كهربائي
Home > Large Appliances > Ovens And Cookers: أفران وبوتاجازات, فرن بلت إن, بوتاجاز, طباخ غاز
Home > Large Appliances > Cooktops: مواقد وأسطح طبخ, موقد كهربائي, سطح طبخ, موقد غاز
Home > Large Appliances > Range Hoods: شفاطات مطبخ, شفاط مطبخ, هود مطبخ, فلتر شفاط
Home > Furniture: أثاث, أثاث منزلي, فاصل غرف, أرجل أثاث
Home > Furniture > Chairs: كراسي, كرسي, كرسي هزاز, كرسي قابل للطي
Home > Furniture > Chairs > Dining Chairs: كراسي طعام, كرسي سفرة, كرسي طاولة طعام
Home > Furniture > Chairs > Office Chairs: كراسي مكتب, كرسي مكتب, كرسي مكتب طبي, كرسي ألعاب
Home > Furniture > Chairs > Armchairs: كراسي بذراعين واسترخاء, كرسي استرخاء, فوتيه, كرسي مساج
Home > Furniture > Chairs > Stools And Ottomans: كراسي بار وبوف, كرسي بار, بوف, مسند قدم
Home > Furniture > Tables: طاولات, طاولة, طاولة قابلة للطي, كونسول
Home > Furniture > Tables > Dining Tables: طاولات طعام, طاولة سفرة, طاولة طعام, طقم سفرة مع كراسي
Home > Furniture > Tables > Coffee And Side Tables: طاولات قهوة وطاولات جانبية, طاولة قهوة, طاولة جانبية, طاولة وسط
Home > Furniture > Tables > Desks: مكاتب, مكتب كمبيوتر, طاولة مكتب, مكتب قابل لتعديل الارتفاع
Home > Furniture > Sofas: كنب وأرائك, كنبة, أريكة, كنبة سرير
Home > Furniture > Shelves: أرفف ومكتبات, رف حائط, مكتبة كتب, وحدة أرفف
Home > Furniture > Beds: أسرة, سرير, سرير بطابقين, هيكل سرير
Home > Furniture > Mattresses: مراتب, مرتبة, مرتبة سرير, مرتبة طبية
Home > Furniture > Wardrobes: خزائن ملابس, دولاب ملابس, دولاب قماش, ستاند ملابس
Home > Furniture > Dressers And Nightstands: أدراج وكومودينو, كومودينو, تسريحة, وحدة أدراج
Home > Furniture > Cabinets And Sideboards: خزائن وطاولات تلفزيون, طاولة تلفزيون, بوفيه, خزانة عرض
Home > Furniture > Hallway Furniture: أثاث المدخل, خزانة أحذية, رف أحذية, علاقة معاطف
Home > Furniture > Bathroom Furniture: أثاث الحمام, خزانة حمام, وحدة حوض, رف حمام
Home > Furniture > Filing Cabinets: خزائن ملفات, دولاب ملفات, خزانة مكتب, خزانة معدنية
Home > Furniture > Kids Furniture: أثاث أطفال, طاولة أطفال, كرسي أطفال, صندوق ألعاب
Home > Bedding: مفروشات السرير, مفارش سرير, غطاء سرير, لحاف مضرب
Home > Bedding > Pillows: مخدات نوم, مخدة نوم, وسادة طبية, مخدة ميموري فوم
Home > Bedding > Duvets: لحافات, لحاف, حشوة لحاف, لحاف ريش
Home > Bedding > Bed Linen Sets: أطقم مفارش سرير, طقم لحاف, غطاء لحاف, كيس مخدة نوم
Home > Bedding > Bed Sheets: شراشف, ملاءة سرير, شرشف مطاط, طقم ملايات
Home > Bedding > Blankets And Throws: بطانيات وأغطية خفيفة, بطانية, بطانية صوف, شال كنب
Home > Bedding > Mattress Toppers And Protectors: توبر وواقيات مراتب, واقي مرتبة, توبر مرتبة, لباد مرتبة
Home > Bath: الحمام, مفروشات الحمام, مستلزمات الحمام
Home > Bath > Towels: مناشف, منشفة حمام, فوطة وجه, بشكير
Home > Bath > Bath Mats: سجاد حمام, دواسة حمام, سجادة حمام, بساط دش مانع للانزلاق
Home > Bath > Shower Curtains: ستائر حمام, ستارة حمام, ستارة دش, عمود ستارة حمام
Home > Bath > Bathroom Accessories: إكسسوارات الحمام, موزع صابون, حامل مناشف, حامل ورق تواليت
Home > Bath > Toilet Seats And Brushes: مقاعد وفرش المرحاض, غطاء مرحاض, مقعد تواليت, فرشاة تواليت
Home > Bath > Bathroom Scales: موازين الجسم, ميزان وزن, ميزان رقمي للجسم, ميزان ذكي لقياس الدهون
Home > Lighting: إضاءة, مصباح, لمبة, غطاء مصباح
Home > Lighting > Ceiling And Wall Lights: إضاءة السقف والحائط, ثريا, مصباح سقف, أبليك حائط
Home > Lighting > Floor Lamps: مصابيح أرضية, أباجورة أرضية, مصباح أرضي, لمبدير
Home > Lighting > Table Lamps: مصابيح طاولة, أباجورة طاولة, مصباح مكتب, مصباح قراءة
Home > Lighting > Light Bulbs: لمبات إضاءة, لمبة ليد, مصباح كهربائي, نيون فلورسنت
Home > Lighting > LED Strips And String Lights: شرائط ليد وحبال إضاءة, شريط إضاءة ليد, حبل زينة مضيء, إضاءة نجوم
Home > Decor: ديكور المنزل, ديكور, قطع ديكور, زينة منزلية
Home > Decor > Vases: مزهريات, مزهرية, فازة, فازة زهور
Home > Decor > Candles: شموع, شمعة, شموع معطرة, شموع صغيرة
Home > Decor > Candle Holders: حوامل شموع وفوانيس, شمعدان, حامل شموع, فانوس
Home > Decor > Home Fragrance: عطور منزلية, معطر منزل, بخور, فواحة زيوت عطرية
Home > Decor > Picture Frames: إطارات صور, برواز صور, إطار صورة, برواز
Home > Decor > Wall Art: لوحات جدارية, لوحة كانفس, لوحة فنية, تعليقة جدارية
Home > Decor > Mirrors: مرايا, مرآة حائط, مرآة طويلة, مرآة مكياج
Home > Decor > Clocks: ساعات حائط ومنبهات, ساعة حائط, منبه, ساعة طاولة
Home > Decor > Rugs: سجاد ودواسات, سجادة, موكيت, دواسة باب
Home > Decor > Curtains: ستائر, ستارة, ستارة تعتيم, ماسورة ستارة
Home > Decor > Blinds: ستائر رول وفينيسيان, ستارة رول, ستارة معدنية شرائح, ستارة رومانية
Home > Decor > Cushions: وسائد ديكور وخداديات, خدادية, كوشن, غطاء كوشن
Home > Decor > Artificial Plants And Flowers: نباتات وزهور صناعية, ورد صناعي, نبات صناعي, زهور مجففة
Home > Decor > Figurines And Ornaments: تماثيل وتحف, تمثال ديكور, تحفة, مجسم زينة
Home > Decor > Wallpaper And Wall Stickers: ورق جدران وملصقات حائط, ورق جدران, ملصق جداري, استيكر حائط
Home > Decor > Seasonal Decoration: زينة المواسم والمناسبات, زينة موسمية, زينة رمضان
Home > Decor > Seasonal Decoration > Christmas Decorations: زينة الكريسماس, شجرة كريسماس, زينة شجرة عيد الميلاد
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: زينة الهالوين وعيد الفصح, زينة هالوين, بيض عيد الفصح, يقطين هالوين
Home > Decor > Seasonal Decoration > Party Decorations: زينة الحفلات وبالونات, بالونات, زينة عيد ميلاد, بالون هيليوم
Home > Storage And Organization: التخزين والتنظيم, منظم, وحدة تخزين
Home > Storage And Organization > Storage Boxes And Baskets: صناديق وسلال تخزين, صندوق تخزين, سلة تخزين, حافظة تحت السرير
Home > Storage And Organization > Hangers And Hooks: علاقات وخطافات, علاقة ملابس, شماعات ملابس, خطاف لاصق
Home > Storage And Organization > Closet And Drawer Organizers: منظمات الخزائن والأدراج, منظم أدراج, منظم خزانة ملابس, علبة مجوهرات
Home > Storage And Organization > Trash Cans: سلال مهملات, سلة مهملات, سلة قمامة بدواسة, صندوق نفايات
Home > Floor Care: العناية بالأرضيات, أجهزة تنظيف الأرضيات, جهاز تلميع الأرضيات
Home > Floor Care > Vacuum Cleaners: مكانس كهربائية, مكنسة كهربائية, مكنسة برميل, شفاط غبار
Home > Floor Care > Cordless And Handheld Vacuums: مكانس لاسلكية ومحمولة, مكنسة لاسلكية, مكنسة يدوية كهربائية, مكنسة سيارة
Home > Floor Care > Robot Vacuums: مكانس روبوت, مكنسة روبوت, روبوت تنظيف, مكنسة ذكية
Home > Floor Care > Steam And Carpet Cleaners: منظفات بخار وأجهزة غسيل سجاد, منظف بخاري, ممسحة بخار, جهاز غسيل سجاد
Home > Floor Care > Vacuum Bags And Accessories: أكياس وإكسسوارات المكانس, أكياس مكنسة كهربائية, فلتر مكنسة, خرطوم مكنسة
Home > Garment Care: العناية بالملابس والكي, العناية بالملابس, إكسسوارات غسيل, مشابك ملابس
Home > Garment Care > Irons: مكاوي, مكواة بخار, مكواة, محطة بخار كي
Home > Garment Care > Garment Steamers: مكاوي بخار عمودية, مكواة بخار رأسية, كواية بخار للملابس, باخرة ملابس
Home > Garment Care > Ironing Boards: طاولات كي, طاولة كوي, غطاء طاولة كي
Home > Garment Care > Drying Racks And Clothes Lines: مناشر وحبال غسيل, منشر ملابس, حامل تجفيف ملابس, حبل غسيل
Home > Garment Care > Laundry Baskets: سلال غسيل, سلة غسيل, سلة ملابس متسخة, سبت غسيل
Home > Garment Care > Lint Removers And Fabric Shavers: مزيلات الوبر وماكينات حلاقة الأقمشة, مزيل وبر كهربائي, رول إزالة الوبر, ماكينة إزالة وبر الملابس
Home > Heating And Cooling: التدفئة والتبريد, تكييف وتدفئة, ثرموستات
Home > Heating And Cooling > Heaters: دفايات, دفاية كهربائية, دفاية زيت, مدفأة هالوجين
Home > Heating And Cooling > Fireplaces And Stoves: مدافئ ومواقد حطب, مدفأة جدارية كهربائية, شومينيه, موقد حطب
Home > Heating And Cooling > Fans: مراوح, مروحة, مروحة عمودية, مروحة سقف
Home > Heating And Cooling > Air Conditioners: مكيفات هواء, مكيف سبليت, مكيف متنقل, مبرد هواء
Home > Heating And Cooling > Air Purifiers: أجهزة تنقية الهواء, منقي هواء, جهاز تنقية هواء, فلتر منقي هواء
Home > Heating And Cooling > Humidifiers And Dehumidifiers: مرطبات ومزيلات رطوبة الهواء, مرطب هواء, جهاز ترطيب, مزيل رطوبة كهربائي
Home > Heating And Cooling > Electric Blankets And Heat Pads: بطانيات كهربائية ووسائد تدفئة, بطانية كهربائية, وسادة تدفئة, قربة ماء ساخن
Garden: الحديقة والفناء, مستلزمات الحدائق, البستنة, حديقة
Garden > Plants: نباتات حية, نبات حي, نبتة في أصيص, شتلة
Garden > Plants > Houseplants: نباتات داخلية, نبتة داخلية, بوتس, زهرة الأوركيد
Garden > Plants > Cacti And Succulents: صبار ونباتات عصارية, صبار, نبات عصاري, نبتة ألوفيرا
Garden > Plants > Bonsai: أشجار بونساي, شجرة بونساي, بونساي, طقم زراعة بونساي
Garden > Plants > Garden Flowers: زهور الحديقة, نباتات مزهرة, جيرانيوم, هيدرانجيا
Garden > Plants > Trees And Shrubs: أشجار وشجيرات, شجرة مثمرة, شتلة شجرة زيتون, نبات متسلق
Garden > Plants > Herb And Vegetable Plants: شتلات خضروات وأعشاب, شتلة طماطم, شتلة نعناع, شتلة فراولة
Garden > Plants > Flower Bulbs: أبصال زهور, بصلة زهرة, أبصال توليب, أبصال نرجس
Garden > Plants > Cut Flowers: زهور مقطوفة وباقات, باقة ورد, ورد طبيعي, باقة زهور
Garden > Seeds: بذور, بذور نباتات, بذور زراعة, تقاوي
Garden > Seeds > Vegetable And Herb Seeds: بذور خضروات وأعشاب, بذور طماطم, بذور خيار للزراعة, بذور ريحان
Garden > Seeds > Flower Seeds: بذور زهور, بذور أزهار برية, بذور عباد الشمس للزراعة, بذور ورد
Garden > Seeds > Grass Seeds: بذور عشب, بذور نجيل, بذور حشائش, بذور ثيل
Garden > Soil And Fertilizer: تربة وأسمدة, محسن تربة, العناية بالنباتات, جير زراعي
Garden > Soil And Fertilizer > Potting Soil And Compost: تربة زراعية وكومبوست, تربة بتموس, بيتموس, بيرلايت
Garden > Soil And Fertilizer > Fertilizers: أسمدة, سماد نباتات, سماد عضوي, سماد سائل
Garden > Soil And Fertilizer > Mulch And Decorative Stones: غطاء تربة وأحجار زينة, أحجار زينة حديقة, لحاء شجر, حصى أبيض
Garden > Soil And Fertilizer > Composters: صناديق تسميد, صندوق كومبوست, حاوية سماد عضوي, سلة بوكاشي
Garden > Pots: أصص وحوامل نباتات, حامل نباتات, صحن أصيص, ستاند زرع
Garden > Pots > Plant Pots: أصص زرع, أصيص نباتات, قصرية زرع, أصيص معلق
Garden > Pots > Planters And Raised Beds: أحواض زراعة, حوض زراعة مرتفع, حوض نباتات للشرفة, صندوق زراعة
Garden > Pots > Seed Trays And Propagators: صواني بذور وحاضنات شتلات, صينية شتلات, صينية إنبات, أقراص بيتموس
Garden > Watering: ري, ري الحدائق, معدات الري, لوازم سقي
Garden > Watering > Garden Hoses And Fittings: خراطيم حديقة ووصلات, خرطوم حديقة, بكرة خرطوم, مسدس رش مياه حديقة
Garden > Watering > Sprinklers And Irrigation: رشاشات مياه وري بالتنقيط, رشاش حديقة دوار, ري بالتنقيط, مؤقت ري
Garden > Watering > Watering Cans And Sprayers: أباريق ري وبخاخات, إبريق ري, بخاخ نباتات, مرش ظهر
Garden > Watering > Rain Barrels And Water Pumps: براميل مطر ومضخات مياه, خزان مياه أمطار, مضخة غاطسة, طلمبة مياه
Garden > Garden Tools: أدوات البستنة اليدوية, أدوات حديقة, طقم أدوات زراعة, عدة بستنة
Garden > Garden Tools > Spades Rakes And Trowels: مجارف وأمشاط حديقة, مجرفة, مشط حديقة, جاروف زراعة
Garden > Garden Tools > Pruners And Shears: مقصات تقليم, مقص تقليم, مقص شجر, مقص أغصان
Garden > Garden Tools > Wheelbarrows And Garden Carts: عربات يد وعربات حديقة, عربة يد بعجلة, عربة حديقة, كيس مخلفات حديقة
Garden > Garden Tools > Gardening Gloves: قفازات بستنة, قفازات حديقة, قفازات زراعة, قفازات مقاومة للشوك
Garden > Garden Tools > Garden Twine And Plant Supports: دعامات نباتات وخيوط حديقة, دعامة نبات, عصي خيزران, تعريشة نباتات
Garden > Garden Power Tools: آلات الحديقة الكهربائية, ماكينات حدائق, معدات حدائق بنزين, آلة حديقة لاسلكية
Garden > Garden Power Tools > Lawn Mowers: جزازات عشب, ماكينة قص عشب, جزازة عشب, ماكينة قص نجيل
Garden > Garden Power Tools > Robotic Lawn Mowers: روبوتات قص العشب, روبوت جز العشب, جزازة عشب روبوتية, سلك حدود جزازة
Garden > Garden Power Tools > Grass And Hedge Trimmers: آلات تشذيب العشب والسياج, تشذيب عشب كهربائي, مقص سياج كهربائي, خيط ماكينة تشذيب
Garden > Garden Power Tools > Chainsaws: مناشير جنزير, منشار شجر بنزين, منشار سلسلة, جنزير منشار
Garden > Garden Power Tools > Leaf Blowers: نافخات أوراق, نافخ أوراق الشجر, بلاور حديقة, شافط أوراق
Garden > Garden Power Tools > Pressure Washers: غسالات ضغط عالي, ماكينة غسيل ضغط, مضخة غسيل سيارات ضغط عالي, غسالة ضغط
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: فرامات أغصان وعزاقات, فرامة أغصان, عزاقة تربة, شاقة حطب
Garden > Garden Furniture: أثاث حدائق, أثاث خارجي, أثاث راتان, أثاث فناء
Garden > Garden Furniture > Garden Chairs And Benches: كراسي ومقاعد حديقة, كرسي حديقة, مقعد حديقة طويل, أرجوحة حديقة
Garden > Garden Furniture > Garden Tables And Furniture Sets: طاولات وأطقم حديقة, طاولة حديقة, طقم جلسة خارجية, طقم طعام خارجي
Garden > Garden Furniture > Sun Loungers And Hanging Chairs: كراسي استرخاء وأراجيح معلقة, شيزلونج, كرسي بحر, كرسي معلق
Garden > Garden Furniture > Garden Cushions And Furniture Covers: وسائد وأغطية أثاث حدائق, وسادة كرسي خارجي, غطاء أثاث خارجي, صندوق تخزين وسائد
Garden > Garden Shade And Fencing: مظلات وأسوار حدائق, تظليل خارجي, شبك تظليل, حماية من الشمس للحديقة
Garden > Garden Shade And Fencing > Parasols And Awnings: شماسي ومظلات, شمسية حديقة, مظلة شاطئ, مظلة قابلة للسحب
Garden > Garden Shade And Fencing > Gazebos And Pergolas: جازيبو وبرجولات, خيمة حديقة, برجولا, مظلة جازيبو
Garden > Garden Shade And Fencing > Fences And Privacy Screens: أسوار وسواتر خصوصية, سياج حديقة, ساتر شرفة, سياج عشب صناعي
Garden > Grills And Outdoor Cooking: شوايات وطهي خارجي, معدات الشواء, مطبخ خارجي, أدوات طهي خارجية
Garden > Grills And Outdoor Cooking > Barbecue Grills And Pizza Ovens: شوايات وأفران بيتزا, شواية فحم, شواية غاز, فرن بيتزا خارجي
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: أدوات وإكسسوارات شواء, ملقط شواء, أسياخ شواء, شبك شواء
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: فحم ومشعلات, فحم شواء, مكعبات إشعال, حطب
Garden > Grills And Outdoor Cooking > Fire Pits And Patio Heaters: مواقد نار ودفايات خارجية, موقد نار للحديقة, كانون حطب, دفاية خارجية
Garden > Pools And Ponds: مسابح وبرك, إكسسوارات المسابح, مستلزمات مسابح, حديقة مائية
Garden > Pools And Ponds > Swimming Pools: حمامات سباحة, مسبح قابل للنفخ, مسبح بإطار معدني, مسبح أطفال
Garden > Pools And Ponds > Hot Tubs: جاكوزي وأحواض ساخنة, جاكوزي قابل للنفخ, حوض ثلج, ساونا خارجية
Garden > Pools And Ponds > Pool Chemicals: كيماويات مسابح, كلور مسابح, أقراص كلور, مزيل طحالب مسابح
Garden > Pools And Ponds > Pool Pumps And Cleaning: مضخات وتنظيف مسابح, مضخة مسبح, روبوت تنظيف مسبح, فلتر رملي
Garden > Pools And Ponds > Ponds And Fountains: برك ونوافير, مضخة بركة, نافورة حديقة, بطانة بركة
Garden > Outdoor Lighting: إضاءة خارجية, إضاءة حدائق, مصباح خارجي, لمبة حديقة
Garden > Outdoor Lighting > Solar Lights: إضاءة شمسية, مصباح شمسي, كشاف طاقة شمسية, لمبة طاقة شمسية للحديقة
Garden > Outdoor Lighting > Outdoor Lamps And Spotlights: مصابيح خارجية وكشافات, كشاف ليد خارجي, أبليك خارجي, كشاف بحساس حركة
Garden > Outdoor Lighting > String Lights And Torches: سلاسل إضاءة ومشاعل حديقة, حبل إضاءة خارجي, شعلة حديقة, شمعة سترونيلا
Garden > Sheds And Greenhouses: أكواخ وبيوت زراعية, مباني حدائق, تخزين خارجي للحديقة, أبنية خارجية
Garden > Sheds And Greenhouses > Garden Sheds: أكواخ تخزين للحديقة, كوخ حديقة, مخزن معدني خارجي, مظلة سيارة معدنية
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: صوب زراعية وحماية نباتات, صوبة زراعية, بيت بلاستيكي زراعي, قماش مانع أعشاب
Garden > Outdoor Pest And Weed Control: مكافحة آفات وأعشاب خارجية, مبيدات زراعية, منتجات وقاية النبات, مكافحة آفات الحديقة
Garden > Outdoor Pest And Weed Control > Weed Killers: مبيدات أعشاب, مبيد حشائش, قاتل أعشاب ضارة, مزيل طحالب أرضيات
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: مبيدات آفات وأمراض نباتات, مبيد حشري للنباتات, مبيد فطري, زيت النيم للنباتات
Garden > Outdoor Pest And Weed Control > Animal Repellers And Traps: طوارد ومصائد حيوانات, طارد قطط, طارد طيور, مصيدة دبابير
Garden > Bird Feeders And Wildlife: طيور برية وحياة برية, طيور برية, طيور الحديقة, رعاية الحياة البرية
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: مغذيات طيور برية وأعشاش, مغذية طيور حديقة, بيت طيور خشبي, فندق حشرات
Garden > Bird Feeders And Wildlife > Wild Bird Food: طعام طيور برية, بذور طيور برية, كرات دهن للطيور, ديدان مجففة للطيور البرية
Garden > Garden Decor: ديكور حدائق, تمثال حديقة, أجراس رياح, عشب صناعي
Tools: العدد والأدوات وتحسين المنزل, أدوات, عدد, تحسين المنزل
Tools > Power Tools: العدد الكهربائية, أدوات كهربائية لاسلكية, عدة كهربائية, طقم عدد كهربائية
Tools > Power Tools > Drills And Screwdrivers: مثاقب ومفكات كهربائية, مثقاب لاسلكي, دريل شحن, شنيور
Tools > Power Tools > Rotary Hammers And Demolition Hammers: مطارق دوارة وهدامات, شنيور هدام, مطرقة دوارة, هدام خرسانة
Tools > Power Tools > Power Saws: مناشير كهربائية, منشار دائري, منشار أركت, منشار زاوية
Tools > Power Tools > Grinders And Polishers: جلاخات وآلات تلميع, صاروخ جلخ, جلاخة زاوية, ماكينة تلميع
Tools > Power Tools > Sanders Planers And Routers: ماكينات صنفرة وفارات كهربائية, ماكينة صنفرة, فارة كهربائية, راوتر خشب
Tools > Power Tools > Multi Tools And Rotary Tools: أدوات متعددة الوظائف ودوارة, أداة متذبذبة, أداة دوارة, جهاز حفر ونقش
Tools > Power Tools > Heat Guns And Paint Sprayers: مسدسات حرارية وآلات رش الدهان, مسدس هواء ساخن, مسدس رش دهان, خلاط دهان
Tools > Power Tools > Nailers And Glue Guns: مسدسات مسامير وغراء, مسدس مسامير, دباسة كهربائية للخشب, مسدس شمع
Tools > Power Tools > Air Compressors And Pneumatic Tools: ضواغط هواء وعدد هوائية, كمبروسر هواء, ضاغط هواء, خرطوم هواء
Tools > Power Tools > Workshop Vacuums: مكانس ورش صناعية, مكنسة رطبة وجافة, مكنسة صناعية, شافط غبار الورش
Tools > Power Tools > Generators: مولدات كهرباء, مولد كهربائي, مولد بنزين, مولد ديزل
Tools > Power Tools > Tool Batteries And Chargers: بطاريات وشواحن العدد الكهربائية, بطارية دريل, بطارية مثقاب, شاحن بطارية العدد
Tools > Power Tools > Drill Bits And Screwdriver Bits: ريش مثقاب ورؤوس مفكات, بنطة دريل, ريشة مثقاب, رؤوس مفك
Tools > Power Tools > Saw Blades And Abrasives: شفرات مناشير ومواد كاشطة, شفرة منشار, ورق صنفرة, قرص قطع
Tools > Hand Tools: أدوات يدوية, طقم عدة يدوية, مجموعة أدوات يدوية, عدة منزلية
Tools > Hand Tools > Hammers And Mallets: مطارق وشواكيش, مطرقة يدوية, شاكوش, فأس
Tools > Hand Tools > Screwdrivers: مفكات يدوية, مفك براغي, طقم مفكات, مفك صليبة
Tools > Hand Tools > Wrenches Sockets And Hex Keys: مفاتيح ربط وألن, مفتاح إنجليزي, طقم لقم, مفتاح ألن
Tools > Hand Tools > Pliers And Cutters: كماشات وقطاعات, زرادية, كماشة, قطاعة أسلاك
Tools > Hand Tools > Multi Tools And Pocket Knives: مطاوي وأدوات جيب متعددة, مطواة, سكين جيب قابلة للطي, سكين تخييم
Tools > Hand Tools > Utility Knives And Scrapers: قواطع ومكاشط, قطر ورق, مشرط قاطع, سكين معجون
Tools > Hand Tools > Hand Saws: مناشير يدوية, منشار يدوي, منشار حديد, منشار خشب يدوي
Tools > Hand Tools > Chisels Files And Planes: أزاميل ومبارد وفارات يدوية, إزميل خشب, مبرد حديد, فارة يدوية
Tools > Hand Tools > Clamps And Vises: ملازم ومشابك نجارة, ملزمة, قامطة نجارة, ملزمة طاولة
Tools > Hand Tools > Staple Guns And Caulking Guns: دباسات تنجيد ومسدسات سيليكون, دباسة تنجيد, مسدس سيليكون, مسدس فوم
Tools > Measuring Tools: أدوات القياس, جهاز قياس, أداة قياس, أدوات قياس وتعليم
Tools > Measuring Tools > Tape Measures And Rules: أشرطة قياس ومساطر, متر قياس, شريط قياس, قدمة ذات ورنية
Tools > Measuring Tools > Spirit Levels And Laser Levels: ميزان مياه وليزر, ميزان ماء, ميزان ليزر, مقياس مسافات ليزر
Tools > Measuring Tools > Multimeters And Detectors: أجهزة قياس متعددة وكواشف, ملتيميتر, أفوميتر, كاميرا حرارية
Tools > Fasteners And Hardware: مثبتات وخردوات, خردوات, أدوات تثبيت, لوازم التركيب
Tools > Fasteners And Hardware > Screws Bolts And Nuts: براغي ومسامير قلاووظ وصواميل, برغي, صامولة, مسمار قلاووظ
Tools > Fasteners And Hardware > Nails And Tacks: مسامير ودبابيس تنجيد, مسامير خشب, مسمار صلب, برشام
Tools > Fasteners And Hardware > Wall Plugs And Anchors: فيشر ومثبتات جدارية, فيشر بلاستيك, فيشر جبس بورد, خابور جداري
Tools > Fasteners And Hardware > Hooks And Brackets: خطافات وحوامل رفوف, خطاف حائط, حامل رف, زاوية تثبيت معدنية
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: مفصلات ومقابض وإكسسوارات أثاث, مفصلة, مقبض باب, سكة درج
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: حبال وسلاسل وروابط كابلات, رباط كابلات, حبل, سلسلة معدنية
Tools > Paint: دهانات ومستلزماتها, دهان, بويات, طلاء
Tools > Paint > Wall And Ceiling Paint: دهانات جدران وأسقف, دهان حوائط, دهان داخلي, دهان سقف
Tools > Paint > Wood And Metal Paint: دهانات خشب ومعادن, ورنيش خشب, دهان خشب, دهان مضاد للصدأ
Tools > Paint > Spray Paint: دهانات بخاخ, بخاخ دهان, سبراي طلاء, دهان سبراي
Tools > Paint > Paint Brushes And Rollers: فرش ورولات دهان, رولة دهان, فرشاة دهان, صينية دهان
Tools > Paint > Masking Tape And Dust Sheets: شريط تغطية ومفارش حماية للدهان, شريط لاصق للدهان, تيب دهان, مفرش حماية من الدهان
Tools > Paint > Thinners And Strippers: مخففات ومزيلات دهان, تنر, مزيل دهان, مخفف دهان
Tools > Paint > Wallpaper And Wall Coverings: ورق جدران وتكسيات حوائط, ورق حائط, ورق جدران لاصق, ألواح جدران
Tools > Adhesives And Sealants: مواد لاصقة ومانعات تسرب, لاصق, مواد لصق, غراء ومواد عزل تسرب
Tools > Adhesives And Sealants > Super Glue And Construction Adhesives: غراء سريع ولواصق بناء, سوبر جلو, غراء خشب, لاصق إيبوكسي
Tools > Adhesives And Sealants > Silicone And Fillers: سيليكون ومعاجين تعبئة, سيليكون حمامات, فوم بخاخ تعبئة, معجون جدران
Tools > Adhesives And Sealants > Technical Tapes: أشرطة لاصقة تقنية, شريط لاصق قوي, شريط عازل كهرباء, شريط لاصق بوجهين
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: مواد تشحيم وزيوت نفاذة, بخاخ مزيل صدأ, بخاخ سيليكون تشحيم, زيت تزييت متعدد الاستخدام
Tools > Electrical: مستلزمات كهربائية, تمديدات كهربائية, لوازم كهرباء, مواد كهربائية
Tools > Electrical > Switches And Sockets: مفاتيح وأفياش كهرباء, مفتاح إضاءة, فيش كهرباء جداري, مفتاح ديمر
Tools > Electrical > Extension Cords And Power Strips: وصلات تمديد ومشتركات كهرباء, توصيلة كهرباء, مشترك كهربائي, سلك تمديد
Tools > Electrical > Cables And Cable Management: كابلات كهرباء وتنظيم الأسلاك, سلك كهرباء, قناة أسلاك, علبة توصيل كهرباء
Tools > Electrical > Fuses And Circuit Breakers: فيوزات وقواطع كهربائية, قاطع كهربائي, مفتاح قاطع تيار, لوحة توزيع كهرباء
Tools > Electrical > Solar Panels And Power Stations: ألواح شمسية ومحطات طاقة, لوح شمسي, انفرتر شمسي, محطة طاقة متنقلة
Tools > Plumbing: سباكة وأدوات صحية, سباكة, أدوات صحية, لوازم السباكة
Tools > Plumbing > Taps And Faucets: حنفيات وخلاطات, خلاط مطبخ, حنفية, خلاط مغسلة
Tools > Plumbing > Showers And Shower Heads: دش استحمام ورؤوس دش, رأس دش, خرطوم دش, دش مطري
Tools > Plumbing > Toilets Sinks And Bathtubs: مراحيض ومغاسل وأحواض استحمام, غطاء مرحاض, مغسلة حمام, بانيو
Tools > Plumbing > Pipes And Fittings: مواسير ووصلات, ماسورة, وصلة مواسير, محبس كروي
Tools > Plumbing > Drain Snakes And Plungers: أدوات تسليك المجاري, شفاط تسليك, سلك تسليك المجاري, مسلك بالوعات
Tools > Plumbing > Water Heaters And Heating: سخانات مياه وتدفئة, سخان مياه, سخان فوري, مشع تدفئة
Tools > Flashlights And Work Lights: كشافات يدوية ومصابيح عمل, كشاف يدوي, كشاف رأس, مصباح يدوي
Tools > Locks And Safes: أقفال وخزائن, قفل, أقفال الأمان, معدات الحماية من السرقة
Tools > Locks And Safes > Padlocks: أقفال معلقة, قفل معلق, قفل بأرقام سرية, قفل حقيبة سفر
Tools > Locks And Safes > Door Locks And Cylinders: أقفال أبواب وأسطوانات, قفل باب, كالون باب, قفل ذكي
Tools > Locks And Safes > Safes And Key Cabinets: خزائن أمان وصناديق مفاتيح, خزنة حديدية, خزنة رقمية, صندوق مفاتيح
Tools > Smoke And Gas Alarms: أجهزة إنذار دخان وغاز, كاشف دخان, كاشف تسرب غاز, طفاية حريق
Tools > Workwear And Protective Gear: ملابس العمل ومعدات السلامة, معدات السلامة المهنية, معدات الوقاية الشخصية, حزام أمان للعمل
Tools > Workwear And Protective Gear > Work Clothing: ملابس عمل, أفرول عمل, بنطلون عمل, سترة عمل عاكسة
Tools > Workwear And Protective Gear > Safety Shoes: أحذية السلامة, حذاء سفتي, حذاء أمان بمقدمة فولاذية, بوت عمل
Tools > Workwear And Protective Gear > Work Gloves: قفازات عمل, قفازات سلامة, قفازات مقاومة للقطع, قفازات لحام
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: خوذ ونظارات وواقيات سمع, خوذة سلامة, نظارات واقية, واقي أذن من الضوضاء
Tools > Workwear And Protective Gear > Dust Masks And Respirators: كمامات غبار وأقنعة تنفس, كمامة غبار, قناع تنفس, قناع غاز
Tools > Ladders And Scaffolding: سلالم وسقالات, سلم ألمنيوم, سلم تلسكوبي, سقالة
Tools > Tool Storage And Workshop: تخزين العدد والورش, معدات الورشة, تخزين الكراج, أثاث الورش
Tools > Tool Storage And Workshop > Tool Boxes And Bags: صناديق وحقائب العدة, صندوق عدة, حقيبة عدة, عربة عدة
Tools > Tool Storage And Workshop > Workbenches And Shelving: طاولات عمل وأرفف ورش, طاولة ورشة, أرفف معدنية للتخزين, لوح تعليق العدة
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: عربات نقل ورافعات وأوناش, عربة نقل يدوية, بلنكو سلسلة, ونش رفع
Tools > Welding And Soldering: لحام وكاوية, ماكينة لحام, كاوية لحام, قصدير لحام
Tools > Building Materials: مواد بناء, مواد البناء والتشييد, مواد ترميم, مستلزمات البناء
Tools > Building Materials > Cement And Plaster: أسمنت وجص, أسمنت, خرسانة جاهزة, لاصق بلاط
Tools > Building Materials > Flooring And Tiles: أرضيات وبلاط, أرضية باركيه, بلاط سيراميك, أرضية فينيل
Tools > Building Materials > Timber And Sheet Materials: أخشاب وألواح, لوح خشب رقائقي, ألواح أكريليك, لوح إم دي إف
Tools > Building Materials > Insulation Doors And Windows: عوازل وأبواب ونوافذ, عازل حراري, شريط عزل الأبواب, باب داخلي
Automotive: السيارات ومستلزماتها, سيارة, سيارات, مركبة
Automotive > Car Care: العناية بالسيارة, تنظيف السيارات, طقم تنظيف سيارة, تلميع وتنظيف سيارات
Automotive > Car Care > Car Shampoos: شامبو سيارات, شامبو غسيل سيارة, رغوة غسيل سيارات, صابون سيارات
Automotive > Car Care > Car Waxes And Polishes: شمع وملمعات سيارات, واكس سيارات, بوليش سيارة, مزيل خدوش سيارة
Automotive > Car Care > Car Interior Cleaners: منظفات داخلية للسيارة, ملمع تابلوه, منظف مقاعد سيارة, منظف جلد سيارة
Automotive > Car Care > Wheel And Tyre Cleaners: منظفات عجلات وإطارات, منظف جنوط, ملمع إطارات, مزيل غبار الفرامل
Automotive > Car Care > Car Glass Cleaners: منظفات زجاج سيارات, منظف زجاج سيارة, طارد مطر للزجاج, مانع ضباب زجاج السيارة
Automotive > Car Care > Car Wash Tools: أدوات غسيل سيارات, قفاز غسيل سيارة, فوطة تجفيف سيارة, فرشاة غسيل سيارة
Automotive > Car Care > Car Air Fresheners: معطرات سيارات, معطر سيارة, فواحة سيارة, عطر سيارة
Automotive > Car Care > Car Paint And Body Repair: دهان سيارات وإصلاح هيكل, قلم إصلاح خدوش سيارة, بخاخ دهان سيارة, معجون سيارات
Automotive > Oils And Fluids: زيوت وسوائل السيارة, سوائل سيارات, زيوت تشحيم سيارات, سائل سيارة
Automotive > Oils And Fluids > Motor Oils: زيوت محرك, زيت محرك, زيت موتور, زيت محرك تخليقي
Automotive > Oils And Fluids > Gear And Transmission Oils: زيوت جير وناقل حركة, زيت جير, زيت ناقل الحركة, زيت باور ستيرنج
Automotive > Oils And Fluids > Brake Fluids: سوائل فرامل, زيت فرامل, سائل فرامل
Automotive > Oils And Fluids > Antifreeze And Coolants: مانع تجمد وسوائل تبريد, ماء رديتر, سائل تبريد المحرك, مانع تجمد
Automotive > Oils And Fluids > Screenwash: سوائل مساحات الزجاج, سائل غسيل زجاج أمامي, ماء مساحات, سائل مساحات
Automotive > Oils And Fluids > Fuel And Oil Additives: إضافات وقود وزيت, منظف بخاخات الوقود, محسن وقود, إضافة زيت المحرك
Automotive > Oils And Fluids > Adblue: سائل عادم الديزل, أدبلو, محلول اليوريا
Automotive > Oils And Fluids > Greases And Workshop Sprays: شحوم وبخاخات ورش, بخاخ تنظيف فرامل, شحم نحاسي, منظف كربراتير
Automotive > Car Parts: قطع غيار سيارات, قطعة غيار, قطع غيار بديلة, أجزاء سيارات
Automotive > Car Parts > Brakes: فرامل, تيل فرامل, قماش فرامل, هوب فرامل
Automotive > Car Parts > Car Filters: فلاتر سيارات, فلتر زيت, فلتر مكيف سيارة, فلتر هواء سيارة
Automotive > Car Parts > Spark Plugs And Ignition: شمعات احتراق وإشعال, بوجيه, شمعة احتراق, كويل إشعال
Automotive > Car Parts > Car Light Bulbs: لمبات سيارات, لمبة كشاف سيارة, لمبة زينون, لمبة ليد سيارة
Automotive > Car Parts > Headlights And Tail Lights: مصابيح أمامية وخلفية للسيارة, كشاف أمامي سيارة, ستوب خلفي, كشاف ضباب
Automotive > Car Parts > Wiper Blades: مساحات زجاج سيارات, مساحة زجاج أمامي, شفرة مساحة, مساحات سيارة
Automotive > Car Parts > Suspension And Steering: نظام تعليق وتوجيه, مساعد سيارة, مقص سيارة, رمان بلي عجل
Automotive > Car Parts > Engine And Drivetrain Parts: أجزاء محرك ونقل حركة, طقم سير كاتينة, طقم دبرياج, دينمو سيارة
Automotive > Car Parts > Exhaust Parts: أجزاء عادم السيارة, شكمان, دبة شكمان, حساس أكسجين
Automotive > Car Parts > Mirrors And Body Parts: مرايا وأجزاء هيكل السيارة, مرآة جانبية سيارة, صدام سيارة, رفرف سيارة
Automotive > Car Parts > Car Sensors And Switches: حساسات ومفاتيح سيارات, حساس ABS, حساس ركن, مفتاح زجاج سيارة
Automotive > Tyres And Wheels: إطارات وجنوط, عجلات سيارة, عجلة سيارة, إطار وجنط
Automotive > Tyres And Wheels > Car Tyres: إطارات سيارات, إطار سيارة, كفر سيارة, كاوتش سيارة
Automotive > Tyres And Wheels > Rims And Wheel Covers: جنوط وأغطية عجلات, جنط ألمنيوم, طاسة جنط, صواميل عجلات
Automotive > Tyres And Wheels > Snow Chains: سلاسل ثلج للإطارات, سلسلة ثلج, جنزير ثلج إطارات
Automotive > Tyres And Wheels > Tyre Repair And Inflation: إصلاح ونفخ إطارات, منفاخ إطارات, طقم إصلاح إطارات, مقياس ضغط إطارات
Automotive > Car Batteries And Charging: بطاريات وشحن السيارة, طاقة السيارة, ملحقات بطارية السيارة, شحن بطاريات المركبات
Automotive > Car Batteries And Charging > Car Batteries: بطاريات سيارات, بطارية سيارة, بطارية AGM, بطارية سيارة جافة
Automotive > Car Batteries And Charging > Car Battery Chargers: شواحن بطاريات سيارات, شاحن بطارية سيارة, جهاز فحص بطارية سيارة, شاحن بطارية رصاصية
Automotive > Car Batteries And Charging > Jump Starters And Cables: مشغلات بطارية وكابلات اشتراك, كابل اشتراك بطارية, جهاز تشغيل بطارية طوارئ, جامب ستارتر
Automotive > Car Batteries And Charging > EV Charging: شحن سيارات كهربائية, شاحن سيارة كهربائية, كابل شحن تايب 2, محطة شحن منزلية
Automotive > Car Accessories: إكسسوارات سيارات, إكسسوار سيارة, إكسسوارات داخلية للسيارة, كماليات سيارة
Automotive > Car Accessories > Seat Covers And Cushions: أغطية مقاعد ووسائد سيارة, غطاء مقعد سيارة, وسادة مقعد سيارة, غطاء دركسون
Automotive > Car Accessories > Car Mats And Boot Liners: دواسات سيارة وفرش شنطة, دواسات أرضية سيارة, فرش شنطة سيارة, دعاسات سيارة
Automotive > Car Accessories > Phone Mounts: حوامل هاتف للسيارة, حامل جوال سيارة, حامل موبايل للسيارة, حامل هاتف مغناطيسي للسيارة
Automotive > Car Accessories > Car Chargers: شواحن سيارة للهاتف, شاحن سيارة usb, شاحن ولاعة سيارة, محول كهرباء سيارة
Automotive > Car Accessories > Sunshades And Car Covers: مظلات شمس وأغطية سيارات, شمسية سيارة للزجاج, غطاء سيارة خارجي, طربال سيارة
Automotive > Car Accessories > Roof Boxes And Carriers: صناديق سقف وحوامل سيارة, صندوق سقف سيارة, حامل سقف سيارة, حامل دراجات للسيارة
Automotive > Car Accessories > Towing And Trailer Parts: قطر ومقطورات, كورة سحب, حبل سحب سيارة, إضاءة مقطورة
Automotive > Car Accessories > Car Safety And Emergency: سلامة وطوارئ السيارة, مثلث تحذير, مطرقة كسر زجاج السيارة, حقيبة طوارئ سيارة
Automotive > Car Accessories > Car Security: أمان وحماية السيارة من السرقة, قفل دركسون, جهاز إنذار سيارة, غطاء مفتاح سيارة
Automotive > Car Accessories > Car Organizers: منظمات سيارة, منظم شنطة سيارة, منظم ظهر مقعد سيارة, سلة مهملات سيارة
Automotive > Car Accessories > Car Decals And Styling: ملصقات وتزيين سيارة, ملصق سيارة, فيلم تغليف سيارة, مقبض غيار
Automotive > Car Electronics: إلكترونيات سيارات, أجهزة إلكترونية للسيارة, إلكترونيات مركبات
Automotive > Car Electronics > Car Radios: مسجلات سيارات, مسجل سيارة, شاشة سيارة أندرويد, ستيريو سيارة
Automotive > Car Electronics > Car Speakers And Amplifiers: سماعات ومضخمات سيارات, سماعة سيارة, سب ووفر سيارة, أمبليفاير سيارة
Automotive > Car Electronics > Dash Cams: كاميرات سيارات, داش كام, كاميرا سيارة, كاميرا رجوع للخلف
Automotive > Car Electronics > Car Navigation: أنظمة ملاحة سيارات, جهاز ملاحة سيارة, ملاح gps, كاشف رادار
Automotive > Car Electronics > Obd Scanners: أجهزة فحص أعطال السيارة, جهاز فحص كمبيوتر سيارة, قارئ أعطال obd2, ماسح obd
Automotive > Automotive Tools: أدوات صيانة سيارات, عدة ميكانيكي, معدات كراج سيارات, عدة سيارات
Automotive > Automotive Tools > Jacks And Ramps: رافعات ومنحدرات سيارات, عفريتة سيارة, كوريك هيدروليك, حامل ثابت للسيارة
Automotive > Automotive Tools > Car Repair Tools: أدوات إصلاح سيارات, مفتاح فلتر زيت, وعاء تصريف زيت, طقم فك تابلوه
Automotive > Motorcycle: دراجات نارية, دراجة نارية, موتوسيكل, سكوتر بنزين
Automotive > Motorcycle > Motorcycle Helmets: خوذ دراجات نارية, خوذة دراجة نارية, خوذة موتوسيكل, خوذة وجه كامل
Automotive > Motorcycle > Motorcycle Clothing: ملابس دراجات نارية, جاكيت دراجة نارية, قفازات دراجة نارية, حذاء دراجة نارية
Automotive > Motorcycle > Motorcycle Tyres: إطارات دراجات نارية, إطار دراجة نارية, كاوتش موتوسيكل, كفر دباب
Automotive > Motorcycle > Motorcycle Parts: قطع غيار دراجات نارية, جنزير دراجة نارية, تيل فرامل موتوسيكل, مرايا دراجة نارية
Automotive > Motorcycle > Motorcycle Luggage: حقائب دراجات نارية, صندوق خلفي دراجة نارية, حقيبة خزان دراجة نارية, حقائب جانبية موتوسيكل
Automotive > Motorcycle > Motorcycle Accessories: إكسسوارات دراجات نارية, غطاء دراجة نارية, قفل ديسك دراجة نارية, انتركم خوذة
Automotive > Caravan And Motorhome: كرفانات وبيوت متنقلة, إكسسوارات كرفان, مستلزمات كرفان, مظلة كرفان
Toys: ألعاب, ألعاب أطفال, لعبة أطفال, ألعاب للأولاد والبنات
Toys > Building Sets: ألعاب البناء والتركيب, لعبة بناء, لعبة تركيب
Toys > Building Sets > Brick Sets: مكعبات تركيب, طقم مكعبات بناء, مجسمات مكعبات صغيرة
Toys > Building Sets > Wooden Blocks: مكعبات خشبية, مكعبات خشب للأطفال, طقم مكعبات بناء خشبية
Toys > Building Sets > Magnetic Building Sets: مكعبات مغناطيسية, قطع بناء مغناطيسية, بلاط مغناطيسي للأطفال
Toys > Building Sets > Marble Runs: مسارات الكرات الزجاجية, مسار كرات, متاهة كرات زجاجية
Toys > Building Sets > Construction Kits: مجموعات الهندسة والتركيب, طقم تركيب معدني, لعبة تروس, لعبة فك وتركيب
Toys > Building Sets > Model Kits: مجسمات للتجميع, نموذج بلاستيكي للتجميع, طقم تجميع مجسم, نموذج مصغر
Toys > Dolls: دمى, دمية, عروسة لعبة, دمية قماش
Toys > Dolls > Fashion Dolls: دمى الموضة, دمية أميرة, عروسة أميرة, دمية حورية البحر
Toys > Dolls > Baby Dolls: دمى أطفال رضع, دمية رضيع, دمية ريبورن, بيبي لعبة
Toys > Dolls > Dollhouses: بيوت الدمى, بيت دمى, بيت عرائس, أثاث بيت دمى
Toys > Dolls > Doll Accessories: إكسسوارات الدمى, ملابس دمى, عربة دمى, سرير دمية
Toys > Dolls > Puppets And Puppet Theatres: دمى متحركة ومسارح عرائس, دمية يد, دمى أصابع, مسرح عرائس
Toys > Figures: مجسمات ألعاب, مجسم شخصية, مجسمات صغيرة, جنود لعبة
Toys > Figures > Action Figures: مجسمات أكشن, مجسم أكشن, مجسم بطل خارق, شخصية قابلة للحركة
Toys > Figures > Collectible Figures: مجسمات للجمع, مجسم أنمي, تمثال شخصية للجمع, مجسم فينيل
Toys > Figures > Animal Figures: مجسمات حيوانات, مجسم ديناصور, لعبة ديناصور, حيوانات المزرعة لعبة
Toys > Figures > Playsets: مجموعات لعب مع مجسمات, مزرعة لعبة, قلعة لعبة, سفينة قراصنة لعبة
Toys > Toy Vehicles: مركبات ألعاب, موقف سيارات لعبة, طائرة لعبة, قارب لعبة
Toys > Toy Vehicles > Toy Cars: سيارات لعبة, سيارة لعبة, سيارة معدنية مصغرة, نموذج سيارة
Toys > Toy Vehicles > Toy Trucks And Machines: شاحنات ومعدات لعبة, شاحنة لعبة, حفارة لعبة, جرار لعبة
Toys > Toy Vehicles > Toy Trains: قطارات لعبة, قطار لعبة, سكة قطار خشبية, قطار كهربائي لعبة
Toys > Toy Vehicles > Race Tracks: مضامير سباق السيارات, مضمار سباق سيارات لعبة, حلبة سباق لعبة
Toys > Remote Control Toys: ألعاب التحكم عن بعد, لعبة ريموت كنترول, لعبة تحكم عن بعد
Toys > Remote Control Toys > Remote Control Cars: سيارات تحكم عن بعد, سيارة ريموت كنترول, سيارة تحكم عن بعد, شاحنة ريموت
Toys > Remote Control Toys > Remote Control Aircraft And Boats: طائرات وقوارب تحكم عن بعد, هليكوبتر ريموت كنترول, قارب تحكم عن بعد, درون أطفال
Toys > Remote Control Toys > Toy Robots: روبوتات ألعاب, روبوت لعبة, كلب روبوت, روبوت ذكي للأطفال
Toys > Games: ألعاب جماعية, لعبة جماعية, لعبة طاولة, لعبة سفر
Toys > Games > Family Board Games: ألعاب لوحية عائلية, لعبة لوحية عائلية, لعبة أسئلة, لعبة ذاكرة
Toys > Games > Strategy Board Games: ألعاب لوحية استراتيجية, لعبة استراتيجية, توسعة لعبة لوحية
Toys > Games > Card Games: ألعاب بطاقات, لعبة كروت, لعبة بطاقات عائلية, لعبة ورق جماعية
Toys > Games > Playing Cards: أوراق اللعب, ورق لعب كوتشينة, أوراق بوكر, بطاقات تاروت
Toys > Games > Trading Cards: بطاقات قابلة للجمع, بطاقات تداول, حزمة بطاقات بوستر, ألبوم بطاقات
Toys > Games > Party Games: ألعاب الحفلات, لعبة حفلات, لعبة تخمين, لعبة تحدي للكبار
Toys > Games > Chess And Classic Games: الشطرنج والألعاب الكلاسيكية, شطرنج, طاولة زهر, دومينو
Toys > Games > Dexterity And Action Games: ألعاب المهارة والتوازن, لعبة توازن, لعبة برج خشبي, لعبة صيد سمك مغناطيسية
Toys > Games > Role Playing And Miniature Games: ألعاب تقمص الأدوار والمجسمات, لعبة أدوار طاولة, نرد متعدد الأوجه, مجسمات لعبة حرب
Toys > Games > Escape And Mystery Games: ألعاب الهروب والغموض, لعبة غرفة هروب, لعبة تحقيق وجريمة, لعبة محقق
Toys > Games > Table Football And Game Tables: فوسبول وطاولات ألعاب, طاولة فرفيرة, فيشة كرة قدم طاولة, طاولة هوكي هوائي
Toys > Puzzles: أحاجي بازل, بازل, حصيرة بازل, إطار بازل
Toys > Puzzles > Jigsaw Puzzles: بازل قطع للكبار, أحجية صور مقطوعة, بازل بانوراما
Toys > Puzzles > Kids Puzzles: بازل أطفال, بازل خشبي للأطفال, أحجية أرضية, لوحة تركيب خشبية
Toys > Puzzles > 3D Puzzles: بازل ثلاثي الأبعاد, أحجية 3D, بازل مجسم كريستال
Toys > Puzzles > Brain Teasers: ألعاب الذكاء, مكعب سرعة, مكعب ألغاز, لعبة تفكير
Toys > Plush Toys: ألعاب قطيفة, دبدوب, دمية محشوة, لعبة قطيفة
Toys > Baby And Toddler Toys: ألعاب الرضع والأطفال الصغار, لعبة رضع, لعبة بيبي, لعبة عربة أطفال
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: خشخيشات وألعاب الإمساك, خشخيشة, عضاضة خشخيشة, كرة حسية للرضع
Toys > Baby And Toddler Toys > Comforters: بطانيات التهدئة للرضع, بطانية أمان, لعبة تهدئة للنوم
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: جيم الأطفال ومراكز الأنشطة, سجادة لعب للرضع, جيم بيبي, طاولة أنشطة
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: ألعاب الترتيب والفرز, مكعب فرز الأشكال, حلقات تكديس, أكواب تكديس
Toys > Baby And Toddler Toys > Push And Pull Toys: ألعاب الدفع والسحب, مشاية دفع, لعبة جر, عربة تعليم المشي
Toys > Baby And Toddler Toys > Bath Toys: ألعاب الاستحمام, لعبة حمام, بطة مطاطية, ألعاب حوض الاستحمام
Toys > Educational Toys: ألعاب تعليمية, لعبة تعليمية, ألعاب مونتيسوري, بطاقات تعليمية
Toys > Educational Toys > Science Kits: مجموعات العلوم والتجارب, طقم تجارب علمية, ميكروسكوب أطفال, طقم تنقيب
Toys > Educational Toys > Learning Electronics: إلكترونيات تعليمية للأطفال, تابلت تعليمي, لابتوب تعليمي, كاميرا أطفال
Toys > Educational Toys > Kids Audio Players: مشغلات صوت للأطفال, صندوق قصص, مشغل قصص صوتية, راوي قصص للأطفال
Toys > Educational Toys > Toy Musical Instruments: آلات موسيقية لعبة, بيانو أطفال, طبلة أطفال, إكسيليفون أطفال
Toys > Pretend Play: ألعاب التخيل وتمثيل الأدوار, لعبة تمثيل أدوار, ألعاب تظاهر
Toys > Pretend Play > Toy Kitchens And Shops: مطابخ ومتاجر لعبة, مطبخ أطفال لعبة, كاشير لعبة, طعام لعبة
Toys > Pretend Play > Toy Tools: أدوات نجارة لعبة, عدة أدوات أطفال, طاولة عمل لعبة, دريل لعبة
Toys > Pretend Play > Toy Household And Cleaning: أدوات منزلية وتنظيف لعبة, مكنسة كهربائية لعبة, غسالة لعبة, طقم تنظيف أطفال
Toys > Pretend Play > Doctor And Vet Kits: أطقم الطبيب والبيطري, طقم طبيب لعبة, حقيبة دكتور لعبة, سماعة طبيب لعبة
Toys > Pretend Play > Toy Beauty Sets: أطقم تجميل لعبة, مكياج أطفال, تسريحة أطفال لعبة, طقم أظافر أطفال
Toys > Costumes And Dress Up: أزياء تنكرية, زي تنكري, ملابس تنكرية أطفال, زي هالوين
Toys > Costumes And Dress Up > Masks Wigs And Props: أقنعة وباروكات وإكسسوارات تنكرية, قناع تنكري, باروكة تنكرية, سيف لعبة
Toys > Outdoor Toys: ألعاب خارجية, لعبة خارجية, ألعاب حديقة للأطفال
Toys > Outdoor Toys > Sand And Beach Toys: ألعاب الرمل والشاطئ, دلو شاطئ, صندوق رمل, رمل سحري
Toys > Outdoor Toys > Water Toys: ألعاب مائية, مسدس ماء, بالونات ماء, مسبح أطفال قابل للنفخ
Toys > Outdoor Toys > Toy Blasters: مسدسات ألعاب, مسدس سهام إسفنجية, مسدس لعبة, رصاصات إسفنجية
Toys > Outdoor Toys > Kites And Flying Toys: طائرات ورقية وألعاب طائرة, طائرة ورقية, طائرة فوم شراعية, صحن طائر لعبة
Toys > Outdoor Toys > Bubbles: فقاعات الصابون, ماكينة فقاعات, مسدس فقاعات, محلول فقاعات
Toys > Outdoor Toys > Swings And Slides: أراجيح وزحاليق, مرجيحة أطفال, زحليقة أطفال, لعبة تسلق أطفال
Toys > Outdoor Toys > Playhouses And Tents: بيوت وخيام اللعب, بيت لعب أطفال, خيمة أطفال, حوض كرات
Toys > Outdoor Toys > Outdoor Games: ألعاب حركية خارجية, لعبة رمي الحلقات, بولينج أطفال, لعبة رمي الأكياس
Toys > Ride On Toys: ألعاب ركوب, لعبة ركوب للأطفال, عربات ركوب أطفال
Toys > Ride On Toys > Ride On And Pedal Cars: سيارات دفع ودواسات, سيارة دفع أطفال, سيارة بدال, جوكارت بدال
Toys > Ride On Toys > Electric Ride Ons: سيارات كهربائية للأطفال, سيارة أطفال كهربائية, دراجة نارية كهربائية للأطفال, سيارة شحن أطفال
Toys > Ride On Toys > Tricycles: دراجات ثلاثية العجلات للأطفال, دراجة ثلاث عجلات, تريسيكل أطفال
Toys > Ride On Toys > Balance Bikes: دراجات توازن, دراجة توازن للأطفال, دراجة بدون دواسات
Toys > Ride On Toys > Rocking Toys: ألعاب هزازة, حصان هزاز, حيوان هزاز, كرة قفز أطفال
Toys > Kids Craft Kits: أطقم أشغال يدوية للأطفال, طقم أعمال يدوية, طقم فنون وحرف أطفال
Toys > Kids Craft Kits > Play Dough: صلصال أطفال, معجون تشكيل, طقم صلصال, عجينة لعب
Toys > Kids Craft Kits > Slime And Putty: سلايم ومعجون, سلايم, طقم صنع سلايم, سكويشي
Toys > Kids Craft Kits > Bead And Jewelry Kits: أطقم خرز ومجوهرات للأطفال, خرز كي, طقم صنع أساور, خرز أطفال
Toys > Kids Craft Kits > Painting And Drawing Toys: ألعاب الرسم والتلوين, لوح رسم أطفال, لوح كتابة LCD, سبورة أطفال
Toys > Novelty Toys: ألعاب طريفة ومقالب, بلبل دوار, يويو, ألعاب توزيعات حفلات
Toys > Novelty Toys > Fidget Toys: ألعاب فيدجت, لعبة تخفيف التوتر, فيدجت سبينر, بوب إت
Toys > Novelty Toys > Magic Sets: أطقم الخدع السحرية, طقم ساحر, ألعاب خفة, خدع سحرية للأطفال
Art And Crafts: الفنون والحرف اليدوية, مستلزمات الحرف اليدوية, أدوات فنية, أشغال يدوية
Art And Crafts > Drawing: الرسم والتخطيط, طقم رسم, أدوات رسم, مستلزمات الرسم
Art And Crafts > Drawing > Colored Pencils: أقلام تلوين خشبية, ألوان خشبية, أقلام خشب ملونة, أقلام ألوان مائية خشبية
Art And Crafts > Drawing > Graphite Pencils And Charcoal: أقلام رصاص رسم وفحم, أقلام رصاص للرسم, فحم رسم, أقلام جرافيت
Art And Crafts > Drawing > Art Markers: أقلام ماركر فنية, أقلام ماركر كحولية, أقلام فلوماستر, أقلام فرشاة
Art And Crafts > Drawing > Crayons And Pastels: ألوان شمعية وباستيل, ألوان شمعية, ألوان باستيل زيتية, طباشير ملون
Art And Crafts > Drawing > Sketchbooks And Drawing Paper: دفاتر وورق رسم, دفتر رسم, كراسة رسم, ورق ألوان مائية
Art And Crafts > Drawing > Calligraphy And Lettering: خط عربي وكاليجرافي, أقلام خط عربي, طقم خط, حبر خط
Art And Crafts > Drawing > Drawing Tools: أدوات رسم مساعدة, ممحاة عجين, لوح رسم ضوئي, مساطر منحنية للرسم
Art And Crafts > Painting: الرسم بالألوان, طقم تلوين ورسم, ألوان فنية, طقم رسم بالألوان
Art And Crafts > Painting > Acrylic Paint: ألوان أكريليك, دهان أكريليك فني, طقم ألوان أكريليك
Art And Crafts > Painting > Watercolors: ألوان مائية, طقم ألوان مائية, علبة ألوان مائية
Art And Crafts > Painting > Oil Paint: ألوان زيتية, ألوان زيتية للرسم, طقم ألوان زيتية
Art And Crafts > Painting > Gouache And Tempera: جواش وتمبرا, ألوان جواش, ألوان أصابع, ألوان رسم على الوجه
Art And Crafts > Painting > Spray And Airbrush Paint: ألوان بخاخ وأيربراش, طقم أيربراش, ألوان أيربراش, بخاخ جرافيتي
Art And Crafts > Painting > Fabric Paint And Dyes: ألوان وصبغات أقمشة, صبغة ملابس, ألوان قماش, طقم تاي داي
Art And Crafts > Painting > Paint Brushes: فرش رسم فنية, فرشاة رسم, طقم فرش رسم, سكين باليت
Art And Crafts > Painting > Canvas: كانفاس رسم, لوحة كانفاس, لوحة رسم قماشية, لوح كانفاس فارغ
Art And Crafts > Painting > Easels And Palettes: حوامل لوحات وباليتات, حامل لوحات رسم, ستاند رسم, باليت ألوان
Art And Crafts > Painting > Painting Mediums And Varnishes: وسائط رسم وورنيش فني, جيسو, وسيط رسم, ورنيش لوحات فنية
Art And Crafts > Painting > Paint By Numbers: الرسم بالأرقام, لوحة تلوين بالأرقام, طقم رسم بالأرقام
Art And Crafts > Painting > Diamond Painting: الرسم بالألماس, لوحة ألماس, لوحة كريستال ألماس, طقم الرسم بالألماس
Art And Crafts > Paper Crafts: أشغال ورقية, فنون الورق, طقم كويلينج, طقم أوريغامي
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: ورق وكرتون أشغال, ورق ملون, كرتون ملون مقوى, ورق كريشة
Art And Crafts > Paper Crafts > Scrapbooking: سكراب بوك, ألبوم سكراب بوك, شريط واشي, ورق سكراب بوك
Art And Crafts > Paper Crafts > Stickers: ملصقات زينة, استيكرات, ملصقات لابتوب, ملصقات مكافآت
Art And Crafts > Paper Crafts > Stamps And Ink Pads: أختام ووسائد حبر, ختم أشغال يدوية, ختم شفاف, شمع أختام
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: خرامات أشكال وآلات قص, خرامة أشكال, ماكينة قص أشكال, بلوتر قص
Art And Crafts > Sewing: الخياطة, مستلزمات خياطة, خردوات خياطة, تطريز وخياطة
Art And Crafts > Sewing > Sewing Machines: ماكينات خياطة, ماكينة خياطة, ماكينة أوفر, ماكينة تطريز
Art And Crafts > Sewing > Fabric: أقمشة, قماش قطن بالمتر, قماش خياطة, قماش كتان
Art And Crafts > Sewing > Sewing Thread: خيوط خياطة, خيط خياطة, بكرة خيط, خيط بوليستر
Art And Crafts > Sewing > Sewing Tools And Notions: أدوات خياطة, طقم خياطة, إبر خياطة, مقص قماش
Art And Crafts > Sewing > Zippers And Buttons: سحابات وأزرار, سحاب, سوستة, أزرار ملابس
Art And Crafts > Sewing > Embroidery And Cross Stitch: تطريز وكروس ستيتش, طقم تطريز, خيوط تطريز, طارة تطريز
Art And Crafts > Sewing > Sewing Patterns: باترونات خياطة, باترون فستان, باترون خياطة ورقي
Art And Crafts > Sewing > Iron-On Patches And Vinyl: رقع وفينيل كي بالحرارة, رقعة تلصق بالمكواة, فينيل حراري, مكبس حراري
Art And Crafts > Knitting And Crochet: تريكو وكروشيه, طقم كروشيه للمبتدئين, طقم حياكة, أميجورومي
Art And Crafts > Knitting And Crochet > Yarn: خيوط تريكو وكروشيه, صوف تريكو, خيط كروشيه, كرة صوف حياكة
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: إبر تريكو وكروشيه, إبرة كروشيه, إبر حياكة, سنانير كروشيه
Art And Crafts > Knitting And Crochet > Macrame And Weaving: مكرمية ونسيج, حبل مكرمية, نول نسيج, خيط مكرمية
Art And Crafts > Knitting And Crochet > Felting: أشغال اللباد, صوف لباد, إبر تلبيد, ألواح جوخ أشغال
Art And Crafts > Jewelry Making: صناعة مجوهرات, طقم صنع أساور, طقم صنع إكسسوارات, صناعة الإكسسوارات
Art And Crafts > Jewelry Making > Beads: خرز, خرز زجاجي, خرز خشبي, خرز حروف
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: مستلزمات وأدوات مجوهرات, حلقات وصل إكسسوارات, خطافات أقراط, أقفال سلاسل
Art And Crafts > Candle Making Supplies: مستلزمات صناعة الشموع, شمع الصويا, فتيل شموع, قوالب شموع
Art And Crafts > Soap Making Supplies: مستلزمات صناعة الصابون, قاعدة صابون, قوالب صابون, طقم صنع صابون
Art And Crafts > Pottery And Modeling: فخار وتشكيل, طقم فخار, طقم نحت وتشكيل, أشغال خزف
Art And Crafts > Pottery And Modeling > Modeling Clay: طين وصلصال تشكيل, صلصال حراري, طين بوليمر, طين يجف بالهواء
Art And Crafts > Pottery And Modeling > Pottery Tools: أدوات فخار, عجلة فخار, أدوات نحت الطين, طلاء زجاجي خزف
Art And Crafts > Pottery And Modeling > Resin And Casting: ريزن وصب, راتنج إيبوكسي, ريزن, قوالب سيليكون ريزن
Art And Crafts > Craft Materials: خامات أشغال يدوية, طقم أشغال يدوية للأطفال, صندوق أشغال فنية, مواد أشغال
Art And Crafts > Craft Materials > Craft Glue And Adhesives: غراء أشغال يدوية, صمغ أشغال, غراء قماش, أصابع شمع لاصق
Art And Crafts > Craft Materials > Glitter And Embellishments: جليتر وزينة أشغال, بودرة جليتر, كرات بوم بوم, عيون متحركة
Art And Crafts > Craft Materials > Wood And Wicker Crafts: أشغال خشب وخيزران, أعواد آيس كريم خشبية, قلم حرق خشب, قطع خشبية للأشغال
Art And Crafts > Craft Materials > Leather Craft: أشغال جلود, أدوات جلود, قطع جلد طبيعي, صبغة جلد
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: موزاييك وأشغال زجاج, قطع موزاييك, طقم موزاييك, طقم زجاج ملون
Art And Crafts > Craft Materials > Floral Crafts: تنسيق زهور وأشغال ورد, إسفنج زهور, سلك زهور, زهور مجففة أشغال
Art And Crafts > Party Supplies: مستلزمات حفلات, طقم حفلة عيد ميلاد, لوازم حفلات, مستلزمات أعياد الميلاد
Art And Crafts > Party Supplies > Balloons: بالونات, بالون فويل, بالونات هيليوم, قوس بالونات
Art And Crafts > Party Supplies > Party Tableware: أدوات مائدة حفلات, أطباق ورقية حفلات, أكواب ورقية, مفرش طاولة حفلات
Art And Crafts > Party Supplies > Party Decorations: زينة حفلات, بانر عيد ميلاد, قصاصات كونفيتي, قبعات حفلات
Art And Crafts > Party Supplies > Party Favors: هدايا وتوزيعات حفلات, أكياس توزيعات, عصي مضيئة, صفارات حفلات
Art And Crafts > Gift Wrapping: تغليف هدايا, طقم تغليف هدايا, مستلزمات تغليف الهدايا
Art And Crafts > Gift Wrapping > Wrapping Paper: ورق تغليف هدايا, ورق هدايا, رول تغليف هدايا, سلوفان هدايا
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: أكياس وعلب هدايا, كيس هدايا, علبة هدايا, أكياس أورجانزا
Art And Crafts > Gift Wrapping > Ribbons And Bows: شرائط وفيونكات, شريط هدايا, شريط ساتان, فيونكة هدايا
Art And Crafts > Picture Framing: تأطير لوحات, باسبارتو, برواز لوحات كانفاس, كرتون تأطير صور
`
