import { type Copy, list } from './copy.ts'

export const english: Copy = {
  code: 'en',
  headlines: list(
    'Designed for Everyday Life|Why You Will Love It|Feel the Difference|Built to Last|Pure Comfort, All Day|Power Meets Precision|Naturally Better|Small Size, Big Results|Premium Quality|The Smarter Choice|Made for Busy Families|Upgrade Your Kitchen|Deep Hydration|Key Benefits|Superior Performance|Clean. Simple. Effective.|Perfect Gift Idea|Product Features|Sleep Better Tonight|360° Protection|Fast & Easy to Clean|Say Goodbye to Mess|Ultra Soft Fabric|Trusted by Thousands',
  ),
  features: list(
    'Non-slip base|BPA free|Dishwasher safe|Leak proof lid|Soft touch grip|Fast charging|Long battery life|Water resistant|Food grade steel|Easy to clean|Adjustable strap|Breathable mesh|Reinforced seams|Double wall insulation|Quick release button|Quiet motor|One-touch control|Foldable design|Rust resistant|Heat resistant|Extra large capacity|Anti-scratch coating|Wide mouth|Hidden pocket|Shock absorbing|Fragrance free|Vitamin C + E|24h moisture|Dermatologist tested|No added sugar|High in protein|Gentle formula|UV protection|Memory foam|Machine washable|Noise cancelling|Type-C port|LED display|Auto shut-off|Recycled materials',
  ),
  benefits: list(
    'Keeps drinks cold for 24 hours and hot for 12 hours.|Ergonomic handle for a comfortable and secure grip.|Made from durable stainless steel that will not rust.|Ideal for travel, office, school and outdoor adventures.|Supports healthy skin, hair and nails from within.|Our formula absorbs quickly and leaves no residue.|Easy to assemble in minutes with no tools required.|Designed to fit most standard cup holders.|Soft, breathable fabric keeps you cool all day long.|Provides up to 30 hours of playtime on a single charge.|Helps reduce noise so you can focus on what matters.|Safe for the whole family, including pets.|Crafted with care from sustainably sourced materials.|Perfect for small spaces, it folds flat for storage.',
  ),
  badges: list(
    'Vegan|Gluten Free|Cruelty Free|Non-GMO|Organic|No Parabens|Made in USA|Keto Friendly|Eco Friendly|Dairy Free|2 Year Warranty|100% Natural|Lab Tested|Free Returns|Soy Free|Best Seller|FSC Certified|No Fillers',
  ),
  howTo: list(
    'How to Use|Easy to Install|3 Easy Steps|Assembly Instructions|Quick Start Guide|Directions|Set Up in Minutes|How It Works|Care Instructions|Recipe|How to Prepare|Step by Step|Installation Guide|Usage Instructions',
  ),
  steps: list(
    'Open the lid and fill with water|Shake well before use|Apply a small amount to damp skin|Massage gently for 30 seconds|Rinse thoroughly with warm water|Insert the battery and press the button|Attach the legs with the screws supplied|Peel off the film and press firmly|Wipe the surface clean and dry|Mix one scoop with 250 ml of milk|Bake at 180°C for 25 minutes|Connect the cable and switch on|Slide the panel into the frame|Take two capsules daily with food|Adjust the strap to fit|Plug in and wait until the light is green|Stir and let stand for 2 minutes|Hang to dry, do not tumble dry|Tighten screws with the Allen key|Pair with your phone by Bluetooth',
  ),
  ingredientsTitle: list(
    'Ingredients|INGREDIENTS|What is Inside|Key Ingredients|Our Ingredients|Active Ingredients|Powered by Nature|Full Ingredient List|Only 6 Simple Ingredients|Clean Ingredients',
  ),
  ingredients: list(
    'Whole grain oats|Cane sugar|Almonds|Sea salt|Sunflower oil|Cocoa butter|Skimmed milk powder|Wheat flour|Rice starch|Tomato puree|Onion powder|Garlic|Turmeric root|Black pepper extract|Honey|Coconut oil|Natural flavour|Citric acid|Soy lecithin|Pea protein|Chia seeds|Ginger|Green tea extract|Ashwagandha|Vitamin C|Aloe vera|Shea butter|Rosehip oil|Hyaluronic acid|Apple cider vinegar|Lemon juice|Cinnamon|Hazelnuts|Dates|Emulsifier (E322)|Maltodextrin',
  ),
  nutrition: list(
    'Nutrition Information|per 100 g|per serving|Energy|Fat|of which saturates|Carbohydrate|of which sugars|Fibre|Protein|Salt',
  ),
  size: list(
    'Dimensions|Height|Width|Depth|Capacity|Size Chart|Size|Chest|Waist|Length|Product Size|Perfect Size|Measurements',
  ),
  versus: list(
    'Ours|Others|Why Choose Us?|Before|After|Us vs. Them|Compare the Difference|Which One Is Right for You?|Other Brands|Ordinary|See the Difference',
  ),
  colours: list(
    'Navy|Charcoal|Ivory|Sage|Blush|Mustard|Terracotta|Teal|Burgundy|Sky Blue|Olive|Lavender|Sand|Black|White|Coral|Mint|Rose Gold',
  ),
  kinds: list(
    'Shampoo|Body Lotion|Green Tea|Protein Bar|Coffee Beans|Dish Soap|Face Cream|Vitamin D3|Granola|Olive Oil|Hand Wash|Dog Treats|Peanut Butter|Collagen|Oat Milk|Hot Sauce|Laundry Gel|Sunscreen|Multivitamin|Trail Mix|Conditioner|Magnesium|Chocolate|Rice Crackers',
  ),
  legal: list(
    'Keep out of reach of children. Store in a cool, dry place away from direct sunlight.|For external use only. Avoid contact with eyes. If irritation occurs, discontinue use and consult a doctor.|Best before: see top of pack. Once opened keep refrigerated and consume within 5 days.|This product is not intended to diagnose, treat, cure or prevent any disease.|Allergy advice: for allergens see ingredients in bold. May contain traces of nuts and milk.|Manufactured in a facility that also processes wheat, egg and soy. Packed in a protective atmosphere.|Distributed by Norwell Trading Ltd, 14 Harbour Street, Bristol BS1 4QA. Customer care 0800 555 0199.|Please recycle this container. Cap and label can be recycled where facilities exist.|Warning: choking hazard, small parts. Not for children under 3 years. Conforms to EN71.',
  ),
  box: list(
    'What is in the Box|Package Contents|This Way Up|Fragile|Pack of 12|Gift Box Included|Handle with Care|24 x 330 ml|Frustration-Free Packaging',
  ),
  story: list(
    'Our Story|Two friends, one kitchen table and a simple idea: everyday products should be honest, useful and kind to the planet.|Thank you for your order|Certificate of Authenticity|Warranty Card|We stand behind everything we make.|Scan to register|Follow us|Family owned since 1987|Satisfaction guaranteed or your money back within 30 days.',
  ),
}
