/**
 * Ids of Google's product taxonomy (version 2021-09-21) by the category that each of them means: path, colon, and ids.
 * An id for which Endcap has no category has that of the level above.
 */
export const GOOGLE_CATEGORIES: string = `
Food: 412 5725 543537 543536 418 422 6196 5750 4613 5105 429 6204 136 5788 5799 5798 6566 6809 499906 6638 6814 6577 6580 6609 6618 6622 6581 6584 6597 6717 6610 6656 6706 6631 6644 6655 6664 6669 6704 6705 432 433 434 5814 499989 6199 423 2392 7427 435 3916 3151 3682 3741 499963 4091 543635 543634
Food > Beverages: 413 499676 5887 1868 8030 8036 6848 2073 7528 420 5777
Food > Beverages > Soft Drinks: 2628
Food > Beverages > Soft Drinks > Energy Drinks: 5723
Food > Beverages > Water: 543530 543533 543532
Food > Beverages > Water > Sparkling Water: 543531 543534 543535
Food > Beverages > Juice: 2887 499986
Food > Beverages > Drinking Chocolate: 415
Food > Beverages > Milk: 6797 5724 500093
Food > Beverages > Milk > Condensed And Powdered Milk: 4418
Food > Beverages > Beer > Non-Alcoholic Beer: 414
Food > Beverages > Wine: 421
Food > Beverages > Cider: 6761
Food > Beverages > Spirits: 417 505761 502976 543642 543643
Food > Beverages > Spirits > Whisky: 1926
Food > Beverages > Spirits > Vodka: 2107
Food > Beverages > Spirits > Gin: 1671
Food > Beverages > Spirits > Rum: 2605
Food > Beverages > Spirits > Tequila: 2220
Food > Beverages > Spirits > Brandy: 2364
Food > Beverages > Spirits > Liqueurs: 7486 2933
Food > Snacks: 5743 5745
Food > Snacks > Popcorn: 1534
Food > Snacks > Corn Puffs: 6192 6194
Food > Snacks > Pretzels: 3446
Food > Snacks > Crackers: 7159 1445
Food > Snacks > Rice Cakes: 2432 7327
Food > Snacks > Nuts: 1755
Food > Snacks > Dried Fruit: 6812
Food > Snacks > Meat Snacks: 3284
Food > Snacks > Chocolate: 4748
Food > Snacks > Chocolate > Pralines And Truffles: 6219
Food > Snacks > Candy > Gummy Candy: 5744
Food > Snacks > Candy > Marshmallows: 5767
Food > Snacks > Candy > Caramels And Toffees: 5054
Food > Snacks > Cookies: 2229
Food > Snacks > Snack Bars > Cereal Bars: 5747 543651 543652
Food > Dairy: 428
Food > Dairy > Yogurt: 1954
Food > Dairy > Cheese > Cream Cheese: 5785
Food > Dairy > Cheese > Quark And Cottage Cheese: 1855
Food > Dairy > Margarine: 5827
Food > Dairy > Dairy Cream: 5786 6821
Food > Dairy > Dairy Cream > Sour Cream: 5787
Food > Dairy > Eggs: 4627 543554 543555 543556 543557
Food > Pantry: 4947 5797
Food > Pantry > Rice: 4682
Food > Pantry > Grains And Couscous: 499707 4683 4687 4684 7196 4686 6259
Food > Pantry > Lentils And Dried Beans: 5796
Food > Pantry > Breakfast Cereal: 431 7374 4688
Food > Pantry > Breakfast Cereal > Muesli And Granola: 4689
Food > Pantry > Breakfast Cereal > Oatmeal: 4690
Food > Pantry > Sauces: 427 6772 6905 6782 4614 500075 4943 6783 500105 6246 5794
Food > Pantry > Sauces > Ketchup: 2018
Food > Pantry > Sauces > Mayonnaise: 1568
Food > Pantry > Sauces > Mustard: 1387
Food > Pantry > Sauces > Pasta Sauce: 5759 6203
Food > Pantry > Sauces > Soy And Asian Sauces: 5763 4615 4616 500089
Food > Pantry > Sauces > Barbecue Sauce: 500074
Food > Pantry > Sauces > Salad Dressing: 1969 5746 6847
Food > Pantry > Sauces > Dips And Salsa: 6831 5742 5741 1702 6784 6830
Food > Pantry > Oils And Vinegar: 2140
Food > Pantry > Oils And Vinegar > Cooking Oil: 2126 5765
Food > Pantry > Spices: 4608 1529 4610 4611
Food > Pantry > Stock And Gravy: 5762 2423
Food > Pantry > Canned Food: 5811
Food > Pantry > Canned Food > Canned Vegetables: 6570 6701
Food > Pantry > Canned Food > Canned Tomatoes: 6922
Food > Pantry > Pickles: 5760
Food > Pantry > Honey And Spreads: 5740
Food > Pantry > Honey And Spreads > Jam: 2188
Food > Pantry > Honey And Spreads > Peanut Butter: 4692 3965
Food > Pantry > Honey And Spreads > Maple Syrup And Dessert Sauces: 6845 6854 6844 5770 5766
Food > Pantry > Baking: 2660 5775 5773 7506 5771 5752 543549 8076 5800 7354 5768
Food > Pantry > Baking > Flour: 2775
Food > Pantry > Baking > Sugar: 6694
Food > Pantry > Baking > Sweeteners: 503734
Food > Pantry > Baking > Yeast And Baking Powder: 2803 5774 2905
Food > Pantry > Baking > Baking Mixes: 2572 6774 5778
Food > Pantry > Baking > Baking Chocolate And Decorations: 6754 5776 6775 7127 5769
Food > Pantry > Ready Meals: 499988
Food > Meat: 4628 5805
Food > Meat > Ham And Cold Cuts: 5804
Food > Fish And Seafood: 4629 5813 5812
Food > Meat Alternatives: 6843 5808
Food > Meat Alternatives > Tofu And Tempeh: 5807 6839 5810 5809
Food > Bakery: 1876 5904 2194 5749 5755 5753
Food > Bakery > Rolls And Buns: 1573 424
Food > Bakery > Wraps And Flatbreads: 6891 5748
Food > Bakery > Croissants And Pastries: 5751
Food > Bakery > Cakes: 6195 1895 5756 6785
Food > Produce: 500076 430
Food > Produce > Fruit: 6572 6593 6810 6626 6625 6624 6633 6649 6661 6667 6665 6670 6673 503760 6567 6601 6646 505301 6675 6674
Food > Produce > Fruit > Bananas: 6574
Food > Produce > Fruit > Citrus Fruit: 503759 6621 6632 6636 6641 6642 6658 6697
Food > Produce > Fruit > Berries: 6582
Food > Produce > Vegetables: 7387 6568 6591 6590 6592 6595 6600 6599 6598 6608 6613 6619 6629 6695 6628 6627 6657 6668 6586 6682 503761
Food > Produce > Vegetables > Tomatoes: 6703
Food > Produce > Vegetables > Potatoes: 6585
Food > Produce > Vegetables > Salad Greens: 6569 6637 5792 6700
Food > Produce > Vegetables > Mushrooms: 6653
Food > Produce > Vegetables > Onions And Garlic: 6620 6818
Food > Frozen Food > Ice Cream: 5790 499991 6873 5789
Food > Frozen Food > Frozen Vegetables: 5795 6571 6573 6589 6602 6614 6640 6639 6813 6647 6645 6672 6671 6676 6679 6678 6688 6687 6691 6594 6698 5793 6716 6587 6808 6596 6816 6615 6616 6617 6630 6643 6663 6681 505354 6693 6692 505329 499905 7193 8515
Health: 8026 499935 491 5849 5850 5851 7220 5071 505819 5072 494 500009 496 500 2633 497 4767 7002 2890 2984 6242 6871 7413 517 5966 505293 499934 518 519 520 7138 521 5488 7243 5870 505352 3777 4551 499692 7317 7316 8082 7186 8105 5124 493 506 5706 6560 500024 6561 7542 2596 5821 2992 7495 500060 233420 2769 4313 6921 472 524 2521 5507 543538 8204 6977
Health > Vitamins: 525
Health > Sports Nutrition > Protein Powder: 5702
Health > Medicine: 2496 1898 3477 6972 499858 5167 5171 230913 6281 2907 499696 543672 543670 543671 6490 6491 5602 1645 6975 5965
Health > Medicine > Muscle And Joint Creams: 5848
Health > Medicine > Digestive Remedies: 7134
Health > Medicine > Sleep And Calm Aids: 4076 6017 4211 4056
Health > Medicine > Skin Treatments: 6863
Health > First Aid: 4527 4753
Health > First Aid > Bandages And Dressings: 6206 509
Health > First Aid > First Aid Kits: 508 510
Health > Feminine Care: 505294
Health > Feminine Care > Tampons: 2564
Health > Feminine Care > Sanitary Pads: 485 2387
Health > Feminine Care > Menstrual Cups: 8122
Health > Sexual Wellness > Condoms: 775
Health > Sexual Wellness > Intimate Lubricants: 5923 777
Health > Vision Care: 1380 2733
Health > Vision Care > Contact Lenses: 3011 7363 2923
Health > Vision Care > Contact Lens Solution: 6510 6509 352853
Health > Vision Care > Eye Drops: 2922
Health > Medical Devices: 4245 4364 5690 500087 7337 7336 8541 6559 6562
Health > Medical Devices > Blood Pressure Monitors: 6284 6285 495
Health > Medical Devices > Fever Thermometers: 501
Health > Medical Devices > Pulse Oximeters And Heart Monitors: 5551
Health > Medical Devices > Glucose Meters: 3688 6323 3905 3111 2246
Health > Medical Devices > Nebulizers And Inhalers: 4552 505669
Health > Medical Devices > Home Health Tests: 505822 543679 543680 2552 1680
Health > Massage And Relaxation: 5663 1442 8530 8135 2074 471 543596 543597 543595
Health > Heat And Cold Therapy: 516 6205
Health > Supports And Braces: 523 7404 2801
Health > Mobility And Daily Living Aids: 3512 502969 3364 6929 5164 5165 4248 5166
Beauty: 505820 473 474 476 2975 6893 2740 4509 2508
Beauty > Hair Care: 2814 6053 5977 3013
Beauty > Hair Care > Shampoo: 2441 543615 543617
Beauty > Hair Care > Conditioner: 543616
Beauty > Hair Care > Hair Oils And Serums: 486 8452 6429
Beauty > Hair Care > Hair Loss Treatments: 6099 4766
Beauty > Hair Care > Hair Styling: 1901
Beauty > Hair Care > Hair Styling > Hair Spray: 6072
Beauty > Hair Tools: 4049 6018 4569 6019 499992
Beauty > Hair Tools > Hair Dryers: 4475 490
Beauty > Hair Tools > Hair Straighteners: 6052 3407
Beauty > Hair Tools > Curling Irons: 5317 489 488
Beauty > Hair Tools > Hair Brushes And Combs: 487
Beauty > Hair Tools > Hair Clippers: 6842 533
Beauty > Skin Care: 2958 6261 7018 567 7429 7467
Beauty > Skin Care > Face Masks: 8029 6791
Beauty > Skin Care > Cleanser: 2526
Beauty > Skin Care > Makeup Remover: 6034
Beauty > Skin Care > Face Toners: 5976 543659 543658
Beauty > Skin Care > Face Scrubs And Peels: 6262
Beauty > Skin Care > Acne Treatments: 481
Beauty > Skin Care > Lip Balm: 482 543573 543574
Beauty > Skin Care > Body Lotion: 2592 6753
Beauty > Skin Care > Body Oils: 6104 5664
Beauty > Skin Care > Foot Care: 7190 2511 515 3022 3049
Beauty > Skin Care > Sunscreen: 499926 2844 5339
Beauty > Skin Care > Self Tanners: 5338
Beauty > Skin Care > Face Care Tools: 6760 6260
Beauty > Makeup: 475 6069 499822 477 5978 4779 2779 2571 6304 2645 3509
Beauty > Makeup > Foundation: 5979
Beauty > Makeup > Concealer: 2765
Beauty > Makeup > Face Powder: 4121 2980
Beauty > Makeup > Blush: 6306
Beauty > Makeup > Bronzers And Highlighters: 5981 6305
Beauty > Makeup > Primer And Setting Spray: 8220 8219 8218 8217
Beauty > Makeup > Mascara: 2834
Beauty > Makeup > Eyeliner: 2807
Beauty > Makeup > Eyeshadow: 2904
Beauty > Makeup > Eyebrow Makeup: 6555 2686 6340
Beauty > Makeup > False Eyelashes: 6282 2780 502996 7256 7493 502997 2761
Beauty > Makeup > Lipstick: 2589 3021
Beauty > Makeup > Lip Gloss: 2858
Beauty > Makeup > Makeup Brushes And Sponges: 3025 4106
Beauty > Makeup > Nail Polish: 233419 7445 2683
Beauty > Nail Care: 478 3009 5975
Beauty > Nail Care > Nail Polish Remover: 2946
Beauty > Nail Care > Artificial Nails: 4218
Beauty > Nail Care > Manicure Tools: 2739 3037 7494 6300 6341 2828 2734
Beauty > Nail Care > Nail Lamps And Drills: 499698 7490 5880
Beauty > Beauty Tools: 6331 2619 2548 7356 2656
Beauty > Fragrance > Perfume: 479
Beauty > Personal Care: 2915 499913 5980 6862 4775 5154
Beauty > Personal Care > Deodorant: 484 543599 543598
Beauty > Personal Care > Soap: 2503 3208 7417
Beauty > Personal Care > Shower Gel: 2747
Beauty > Personal Care > Bath Additives: 2522
Beauty > Personal Care > Bath Sponges And Brushes: 2876 2875
Beauty > Personal Care > Hand Sanitizer: 3691
Beauty > Personal Care > Cotton Pads And Swabs: 4929 2934
Beauty > Personal Care > Toothpaste: 1360
Beauty > Personal Care > Oral Care: 526 5823 505367 6441
Beauty > Personal Care > Oral Care > Toothbrushes: 6920 4942 527
Beauty > Personal Care > Oral Care > Toothbrush Heads: 8132 4776
Beauty > Personal Care > Oral Care > Mouthwash: 6189 3040
Beauty > Personal Care > Oral Care > Dental Floss: 2620 6715
Beauty > Personal Care > Oral Care > Water Flossers: 6455 5295
Beauty > Personal Care > Oral Care > Teeth Whitening: 3019
Beauty > Personal Care > Oral Care > Denture Care: 5155 5824 8543 2527
Beauty > Personal Care > Shaving: 528 8531 2681 5111
Beauty > Personal Care > Shaving > Razors And Blades: 534
Beauty > Personal Care > Shaving > Shaving Cream: 2971
Beauty > Personal Care > Shaving > Aftershave: 529
Beauty > Personal Care > Shaving > Electric Shavers: 531 532
Beauty > Personal Care > Hair Removal: 4507 4508 8136 4511
Beauty > Personal Care > Hair Removal > Epilators: 4510
Beauty > Personal Care > Hair Removal > IPL Devices: 7199
Household: 2954 5974 630 623 3355 627 499931 2869
Household > Laundry: 6387 5084 2754
Household > Laundry > Fabric Softener: 2794 7502
Household > Laundry > Stain Removers: 4657
Household > Laundry > Washing Machine Cleaner: 7462
Household > Laundry > Drying Racks And Clotheslines: 5704
Household > Laundry > Laundry Baskets And Bags: 5085
Household > Dishwashing: 8490 4276
Household > Dishwashing > Dish Soap: 4975
Household > Dishwashing > Rinse Aid And Dishwasher Salt: 7552
Household > Dishwashing > Sponges And Dish Brushes: 2796
Household > Cleaning: 5573 499919 500082 500081 4973 7510 5825 7320
Household > Cleaning > All Purpose Cleaners: 7330
Household > Cleaning > Bathroom Cleaners: 4981
Household > Cleaning > Toilet Cleaners: 4980
Household > Cleaning > Kitchen Cleaners And Degreasers: 4978
Household > Cleaning > Descalers: 500065
Household > Cleaning > Glass Cleaners: 4976 543649 543650
Household > Cleaning > Floor Cleaners: 4977
Household > Cleaning > Carpet And Upholstery Cleaners: 6419 4974 8043 4979
Household > Cleaning > Metal Polish: 500083 7426
Household > Cleaning > Disinfectants And Bleach: 8214 6474 4982
Household > Cleaning > Mops And Buckets: 4671 6437 6264 2713 2610 6534
Household > Cleaning > Brooms And Brushes: 499892 2857 4677 4515 499767 4670 6996
Household > Cleaning > Cloths And Dusters: 6263 2250 8071
Household > Cleaning > Cleaning Gloves: 511 5113
Household > Paper Products: 2530
Household > Paper Products > Toilet Paper: 629
Household > Paper Products > Paper Towels: 2742
Household > Paper Products > Tissues: 579 624 5600
Household > Paper Products > Paper Napkins: 3846
Household > Disposable Tableware: 5098 5099 5100 5101 4316
Household > Food Wraps > Cling Film: 3750
Household > Food Wraps > Baking Paper: 5642 3956
Household > Food Wraps > Freezer And Sandwich Bags: 3561 3591 4771
Household > Trash Bags: 2374
Household > Air Care: 3898
Household > Air Care > Air Freshener Sprays: 6240
Household > Pest Control: 728 2631 2865 512
Household > Pest Control > Insect Killers: 4220
Household > Pest Control > Mosquito Repellents: 5820
Baby: 537 7082 5252 2764 4386 8537
Baby > Diapers: 548 7014 6883 551
Baby > Diapers > Cloth Diapers: 6949
Baby > Diapers > Changing Pads: 502999 5628
Baby > Diapers > Diaper Pails: 7001 550
Baby > Diapers > Diaper Bags: 6971
Baby > Baby Food: 562 5719
Baby > Baby Food > Infant Formula: 563
Baby > Baby Food > Toddler Milk: 8436
Baby > Baby Food > Baby Cereal: 5721
Baby > Baby Food > Baby Snacks: 5720
Baby > Baby Food > Baby Drinks: 5718
Baby > Feeding: 561
Baby > Feeding > Baby Bottles: 5630 543637 543636 564
Baby > Feeding > Pacifiers: 7016 7360
Baby > Feeding > Teethers: 566
Baby > Feeding > Sippy Cups: 6950
Baby > Feeding > Bibs: 2125 5629
Baby > Feeding > Breast Pumps: 505366 565
Baby > Feeding > Nursing Supplies: 7234 5843 503762 8075 5298
Baby > Feeding > Bottle Warmers And Sterilizers: 5296
Baby > Baby Care: 4768
Baby > Baby Care > Baby Wipes: 7309 7200 553
Baby > Baby Care > Baby Shampoo And Bath: 4678
Baby > Baby Care > Diaper Rash Cream: 2949
Baby > Baby Care > Baby Grooming: 6290
Baby > Baby Care > Nasal Aspirators And Baby Thermometers: 5253
Baby > Baby Care > Baby Bathtubs: 4679
Baby > Baby Care > Potties And Training Seats: 6952 552 6953
Baby > Strollers: 568
Baby > Strollers > Stroller Accessories: 4387
Baby > Baby Carriers: 538 4916
Baby > Car Seats > Convertible Car Seats: 547
Baby > Car Seats > Car Seat Accessories: 4486
Baby > Nursery > Cribs And Cots: 7071
Baby > Nursery > Bassinets And Bedside Cribs: 7068 6393
Baby > Nursery > Travel Cots: 539
Baby > Nursery > Baby Bedding And Mattresses: 6899 543664 543665 7072
Baby > Nursery > Bouncers And Swings: 555 560
Baby > Nursery > High Chairs: 5845 6969 559
Baby > Baby Safety: 540 544
Baby > Baby Safety > Baby Monitors: 541
Baby > Baby Safety > Safety Gates: 6869 542
Baby > Baby Safety > Safety Locks And Guards: 5049 543
Baby > Baby Gifts: 5859
Pets: 1 3237 6403 6978 6980 6982 6321 4497 6973 5013 8474
Pets > Dog Food: 3530 543682 543681
Pets > Dog Food > Dog Treats: 5011
Pets > Cat Food: 3367 543684 543683
Pets > Cat Food > Cat Treats: 5002
Pets > Pet Supplies: 2 4997 500059 6983 6811 5092 505811 8050 8068 500110 499743 5145 6861 5086 7144 5087 6276 7396 505314 505304 6846 505311 5081
Pets > Pet Supplies > Cat Litter: 4999
Pets > Pet Supplies > Litter Boxes: 8069 7142 5000
Pets > Pet Supplies > Dog Collars And Leashes: 6250 5093 6253 6249 5144
Pets > Pet Supplies > Dog Training And Deterrents: 505313
Pets > Pet Supplies > Dog Beds: 4434 500084
Pets > Pet Supplies > Cat Beds And Furniture: 4433
Pets > Pet Supplies > Crates And Carriers: 5094 7428 7274 500026 6251
Pets > Pet Supplies > Pet Bowls And Feeders: 7143 8513 6252 5162 5163
Pets > Pet Supplies > Dog Toys: 5010
Pets > Pet Supplies > Cat Toys: 5001
Pets > Pet Supplies > Pet Grooming: 6383 6385 503733 6384 8167 7318 7319
Pets > Pet Supplies > Pet Shampoo: 6406 499917
Pets > Pet Supplies > Flea And Tick Treatment: 6248
Pets > Pet Supplies > Pet Health And First Aid: 499900 6981
Pets > Pet Supplies > Pet Waste And Odor Control: 502982 8070 505297
Pets > Fish And Aquariums: 505303 505306 3238
Pets > Fish And Aquariums > Fish Food: 5024
Pets > Fish And Aquariums > Aquariums And Tanks: 5023
Pets > Fish And Aquariums > Aquarium Filters And Pumps: 505307 5020
Pets > Fish And Aquariums > Aquarium Decor And Lighting: 5019 5021 5079
Pets > Birds: 4989
Pets > Birds > Bird Treats: 4993
Pets > Birds > Bird Cages And Accessories: 7385 499954 7386 4991 4992
Pets > Small Animals > Small Animal Food: 5015
Pets > Small Animals > Small Animal Treats: 7517
Pets > Small Animals > Small Animal Bedding: 5014
Pets > Small Animals > Small Animal Cages And Accessories: 5016 5017
Pets > Reptiles And Amphibians: 7 5026 5027 5028 5029 5030
Pets > Horse And Farm Animals > Poultry Feed And Supplies: 3 4990 7398 4 5082 5 5004 7372 8123 6 500038 6951 500062 5161 6085
Clothing: 1604 5460 5461 5379 5517 6006 7003 5555 182 5549 5622 7313 6227 5483 7207 7210 7209 5327 2963 5626 5114 1948 6183 543646 543645 181 7133 6268 4179 499972 5687 1893 5567 6730 499740 6103 5594 6914
Clothing > Tops: 5410 212
Clothing > Tops > Polo Shirts: 1145 3575
Clothing > Tops > Tank Tops: 3244
Clothing > Bottoms: 5408
Clothing > Bottoms > Trousers: 3951 5514 204 5674 7281
Clothing > Bottoms > Trousers > Cargo Pants: 5552
Clothing > Bottoms > Skirts: 1581 6229 6228 2331 5344
Clothing > Dresses: 5424 2271 8149
Clothing > Dresses > Evening Dresses: 5330
Clothing > Dresses > Wedding Dresses: 5441 5329 5446
Clothing > Jumpsuits And Rompers: 5250 5490
Clothing > Jumpsuits And Rompers > Dungarees: 7132
Clothing > Outerwear: 5425 203 5506 5598 5673
Clothing > Outerwear > Jackets: 5678 7518
Clothing > Outerwear > Jackets > Rain Jackets: 3066
Clothing > Outerwear > Jackets > Windbreakers And Softshells: 8079
Clothing > Outerwear > Coats: 2292
Clothing > Outerwear > Coats > Ponchos And Capes: 5907
Clothing > Suits And Tailoring > Suits: 5462 5463 1594 5183 1516 1580 5878 5877
Clothing > Underwear: 5621 1772 2563 2562 5834
Clothing > Underwear > Bras: 7208 7211 214
Clothing > Underwear > Boxers And Briefs: 3188
Clothing > Underwear > Undershirts: 1831 2745 499837
Clothing > Underwear > Thermal Underwear: 1807
Clothing > Underwear > Shapewear: 1578 8451
Clothing > Underwear > Lingerie Sets: 2160 1675 499975
Clothing > Socks: 213 209 5685
Clothing > Socks > Tights And Stockings: 3729 5423 215
Clothing > Socks > Leg Warmers: 5941
Clothing > Sleepwear: 5412
Clothing > Sleepwear > Pajamas: 2580
Clothing > Sleepwear > Nightgowns: 5513
Clothing > Sleepwear > Bathrobes: 2302
Clothing > Sleepwear > Loungewear: 208 5713
Clothing > Swimwear: 5409 211
Clothing > Swimwear > Swimsuits: 5411 5182
Clothing > Swimwear > Rash Guards: 3376
Clothing > Sportswear: 5322 5697 3128 6087 499979
Clothing > Sportswear > Sports Shorts: 5378 207
Clothing > Sportswear > Team Jerseys: 3455
Clothing > Sportswear > Ski Wear: 5909
Clothing > Workwear: 2306 7235 5949 206 3414 3598 3888 3191 3439 3683 3724 3958 4003 3253 5564 3379 3852
Clothing > Workwear > Coveralls: 5484
Clothing > Workwear > Chef Clothing: 7237 2396 7236
Clothing > Maternity Clothing: 502987
Clothing > Costumes: 184 5192 8017 8200 5426 500118 500008 5387 5193 5194
Clothing > Traditional Clothing: 5388 5390
Clothing > Traditional Clothing > Dirndls And Lederhosen: 6031
Clothing > Traditional Clothing > Kimonos And Saris: 5677 5343 5684 5683 5682 5681 5680 5679 8248 5676 5688
Shoes: 5385 2427 187
Shoes > Shoe Care > Shoelaces: 1856
Bags And Accessories: 167 5422 5623 5443 171 2477 4057 5915 1662 1483 5914 7305 7306 1922 5939 5686 6460 6170 1933 7078 549 6553 4598 3116 499840 5998
Bags And Accessories > Backpacks > Laptop Backpacks: 100
Bags And Accessories > Handbags: 6551 3032
Bags And Accessories > Handbags > Tote Bags: 5608
Bags And Accessories > Messenger Bags: 106
Bags And Accessories > Messenger Bags > Briefcases: 101
Bags And Accessories > Belt Bags: 104
Bags And Accessories > Gym Bags: 103 7129
Bags And Accessories > Luggage: 5181 502974 503014 499691 5650 107
Bags And Accessories > Luggage > Toiletry Bags: 108
Bags And Accessories > Luggage > Garment Bags: 105
Bags And Accessories > Luggage > Packing Cubes: 5620
Bags And Accessories > Luggage > Luggage Accessories: 110 7521 5652 5651 6919
Bags And Accessories > Wallets: 6552 5841 499727
Bags And Accessories > Wallets > Card Holders: 6169
Bags And Accessories > Wallets > Coin Purses: 2668
Bags And Accessories > Wallets > Keychains: 175 6277
Bags And Accessories > Watches: 5122 7471 201
Bags And Accessories > Watches > Watch Straps: 5123
Bags And Accessories > Watches > Watch Boxes: 6870
Bags And Accessories > Jewelry: 8018 188 6463
Bags And Accessories > Jewelry > Necklaces: 196
Bags And Accessories > Jewelry > Earrings: 6985 194
Bags And Accessories > Jewelry > Bracelets: 189 191
Bags And Accessories > Jewelry > Rings: 200
Bags And Accessories > Jewelry > Charms And Pendants: 192
Bags And Accessories > Jewelry > Brooches: 502988 543644 197 3669
Bags And Accessories > Jewelry > Body Jewelry: 190
Bags And Accessories > Jewelry > Jewelry Boxes: 3411 3652
Bags And Accessories > Sunglasses: 178
Bags And Accessories > Hats: 5625 173 2020 7054
Bags And Accessories > Hats > Caps: 7307 7304
Bags And Accessories > Hats > Beanies: 6238
Bags And Accessories > Gloves: 5942 7157 3487 3535 7449 7461
Bags And Accessories > Gloves > Mittens: 5624 170
Bags And Accessories > Scarves: 177 543673 543674
Bags And Accessories > Scarves > Bandanas And Neck Gaiters: 1786 168 543586 543587 7230
Bags And Accessories > Belts: 3913 169
Bags And Accessories > Belts > Suspenders: 179
Bags And Accessories > Ties: 176
Bags And Accessories > Ties > Pocket Squares: 5207
Bags And Accessories > Ties > Cufflinks: 6984 193 180
Sports: 988 499713 499751 3297 6734 3354 3953 6739 505813 499732 6731 6729 499731 499733 8505 499730 989 3269 1006 3366 3707 3622 3615 499799 8222 499800 3971 8077 3877 6344 7156 7158 3983 1060 3478 3445 3864 3389 3987 3878 3770 3997 3880 3149 499786 4020 499787 499861 1068 5693 6452 1001 1002 505330 1004 3260 1011 3476 3289 7178 8172 8173 4095 7061 7480 3634 3531 3070 3789 4327 4023 499824 3125 3305 3528 3136 3674 7373 1034 5917 3748 6992 8011 8080 3756 3583 2443 8005 3093 3925 499836 3187 8514 6781 499842 499841 5635 7375 7376 7377 499846
Sports > Fitness: 1000 503763 3123 990 499792 4589 499795 4669 499978 8471 6867 355576 505302 8066 3271 3164 3810
Sports > Fitness > Barbells And Weight Plates: 499794
Sports > Fitness > Weight Benches And Racks: 499912 8083 3217 3542
Sports > Fitness > Pull Up Bars And Ab Trainers: 3774 499797 8215 499798
Sports > Fitness > Ankle And Wrist Weights: 499781 499793 3654 3858
Sports > Fitness > Resistance Bands: 5869
Sports > Fitness > Yoga Mats: 499903 499803 999 3640
Sports > Fitness > Yoga Accessories: 6750 6743 5107
Sports > Fitness > Exercise Balls: 499796 993 3938
Sports > Fitness > Foam Rollers: 6337 6338 5319
Sports > Fitness > Jump Ropes: 499802 2614
Sports > Fitness > Treadmills: 499699 997
Sports > Fitness > Exercise Bikes: 994
Sports > Fitness > Ellipticals And Steppers: 237166 499703 499700 992 996 543610 543611
Sports > Fitness > Rowing Machines: 499701 995
Sports > Cycling: 499702 8062 1025 3214 3879 4145 500067 5540 3243 6442 3719 3368 7448 3428 7223 505668 3558 3618 499684 499685 4585 4592 4603 3639 499868 7478 7479 7477 8239 4596 4583 500053 4599 4600 1026 3982 7474 7476 7453 7475 3118 3246 3272
Sports > Cycling > Bicycles: 500109
Sports > Cycling > Bicycles > Kids Bikes: 3631
Sports > Cycling > Bike Helmets: 500028 1029
Sports > Cycling > Bike Locks: 1027
Sports > Cycling > Bike Pumps: 3827 6506
Sports > Cycling > Bike Tires And Tubes: 499871 499869 499870 4571 4572 4597 7538 499875 8528 4601 4602 3216
Sports > Cycling > Bike Saddles And Grips: 500092 6445 6960 4582 3292 4595 4194 499959
Sports > Cycling > Bike Drivetrain And Brakes: 3740 4574 4575 4576 4577 4590 4586 4591 4587 4588 4593 4594
Sports > Cycling > Bike Tools And Care: 499694
Sports > Cycling > Bike Bags And Racks: 3778 3341 1028 6048 326122 7216
Sports > Cycling > Bike Child Seats And Trailers: 5842 3811
Sports > Cycling > Bike Computers And Trainers: 3868
Sports > Camping: 1013 3089 3937 3495 3508 5636 3538 502993 502994 503009 1023
Sports > Camping > Tents: 5655 499680 5656 5658 5657 1022
Sports > Camping > Sleeping Bags: 5881 1020
Sports > Camping > Sleeping Pads: 4451 3695 1021
Sports > Camping > Camping Furniture: 1014
Sports > Camping > Camping Stoves And Cookware: 1016
Sports > Camping > Camping Lights: 1019
Sports > Camping > Trekking Poles: 7154 3738
Sports > Camping > Navigation And Survival: 4785
Sports > Ball Sports: 499890 7433 7435 7434 8319 3794 3678 7174 499834 1049 6748 3408 3690 3152 3234 3438 7430
Sports > Ball Sports > Footballs: 1111 1112 3973 3141
Sports > Ball Sports > Football Gear: 3492 499729 499755 6055 1113 1114
Sports > Ball Sports > Basketballs And Hoops: 1081 4676 4089 7251 4050 3829 4192 1082 1083
Sports > Ball Sports > Volleyballs And Handballs: 1047 499785 1115 1117 499789 1116
Sports > Ball Sports > American Footballs And Rugby Balls: 1093 3442 3656 1097 3510 3060 3247 3090 3343 3063 1098 3497 499778 3621 3998 499779 1094 499757 1110 3761 3881
Sports > Ball Sports > Baseball And Softball: 1070 3544 3747 1076 234671 234670 1078 3668 499715 499718 499716 499717 3790 3783 1077 3679 3671
Sports > Ball Sports > Hockey And Cricket: 1087 3870 499737 499738 3815 499735 3339 3543 499739 499734 499741 499744 499745 499746 499747 502970 1089 3001 1092 3536 499742 3970 3336 3785 3418 3423 3817 3204
Sports > Racket Sports: 3714 3352
Sports > Racket Sports > Tennis Rackets And Balls: 1065 3105 3985 3565 3113 3961 3658 3638 3403 3295 3922 3906 499904 499850 499849
Sports > Racket Sports > Padel And Pickleball: 3390 499848 499847
Sports > Racket Sports > Badminton And Squash: 503752 503753 3119 499783 4002 1062 3107 3950 3907
Sports > Racket Sports > Table Tennis: 1008 3964 3788 3900 3375 3132 3546 3345
Sports > Winter Sports: 499844 499951 499952 499877 1166 3073 3064
Sports > Winter Sports > Skis: 6302 6296 3350 505296 6063 1157 6064 3331 1158
Sports > Winter Sports > Ski Boots: 6062 1163
Sports > Winter Sports > Snowboards: 499845 7224 499681 7558 505772 8074 5088 1162 1164
Sports > Winter Sports > Ski Helmets And Goggles: 499838 8203 5050 3550 1161
Sports > Winter Sports > Sleds: 6857 7539
Sports > Winter Sports > Ice Skates And Ice Hockey: 499915 6077 6074 6078 6080 7012 7011 6852 6942 6076 3791 6708 7000 3623 4019 1057
Sports > Water Sports: 499811 499964 499813 499687 1143 7451 3762 1144 7104 6513 3304 6550 3596 3195 3370 3101 6301 7452 3282 505317 505291 3353 1146 3636
Sports > Water Sports > Swim Goggles: 6330 3360
Sports > Water Sports > Swim Training Gear: 6473 2966 3595 3807 2512 6515
Sports > Water Sports > Snorkeling And Diving: 1135 1136 1137 499867 1139 1140 6514 5312 1141 1142 6511 6512
Sports > Water Sports > Wetsuits: 1138 499814 5400 5399 5401 1147
Sports > Water Sports > Surfboards: 5579 5584 5581 5580 5583 5582 6287 6286 3649 3579 3525 3801 3320 1148 3624 3908 3285 3894 3413
Sports > Water Sports > Stand Up Paddle Boards: 6288
Sports > Water Sports > Kayaks And Boats: 1120 6314 1124 6312 1127 1129 6097 3406
Sports > Water Sports > Life Jackets: 6496 1128
Sports > Golf: 1043 8044 6864 3578 4466 3106 4467 3772
Sports > Golf > Golf Clubs And Bags: 7397 7314 4605 4537 4525 1044 3642 4254 4043 499780 1046
Sports > Golf > Golf Balls: 1045
Sports > Fishing: 3334 8064 5406 6495 7342 3614 499942 7343 7221 7217 7125 6440 3096 8081
Sports > Fishing > Fishing Rods: 8093 4927
Sports > Fishing > Fishing Reels: 8092 8273 8094 8208 4926
Sports > Fishing > Fishing Lures: 3603
Sports > Fishing > Fishing Line And Hooks: 7344 1037 3859 3359 3651 7222
Sports > Fishing > Tackle Boxes And Bags: 8272 499823 1041
Sports > Boxing: 499726 499769 499801 3077 499791
Sports > Boxing > Boxing Gloves: 3235
Sports > Boxing > Punching Bags: 7116
Sports > Martial Arts: 499719 4008 499725 499723 499722 499724 499720 499721 3717 4282
Sports > Climbing: 7059 499815 499816 3314 5394 3211 3322 3266 3369 7060 3518
Sports > Climbing > Climbing Harnesses And Ropes: 3218 3825 3201
Sports > Climbing > Carabiners And Belay Devices: 3363 3746 3454 3849
Sports > Equestrian: 3182 3779 1031 3257 7482 7481 7459 499819 2756 3084 3821 3265
Sports > Equestrian > Horse Tack: 5569 5593 4018 3426 1491 499710 499709 1754 2210 8109 7215 499820 8107 8108
Sports > Equestrian > Horse Blankets And Grooming: 6898 499817 5025 6386 499818
Sports > Skating And Scooters: 3241 3626
Sports > Skating And Scooters > Skateboards: 3276 3127 3670 3869 505817 3192 3637 7789 1059
Sports > Skating And Scooters > Roller Skates And Inline Skates: 499761 499759 1058 499760 2837 500029
Sports > Skating And Scooters > Kick Scooters: 5879
Sports > Skating And Scooters > Electric Scooters: 1030
Sports > Skating And Scooters > Protective Pads And Skate Helmets: 499736 3261 1105 499756 3808 499782 499784 499788 3057 499790 8061 7460 499835 499839 499771 499775 3067 499776 3488
Sports > Target And Table Games: 3548 3245 3698 3219 1007 3641 3524 3847 1009 3148 3996 4021 3170 3787 3689 3190 3484 3993 3227
Sports > Target And Table Games > Darts: 1005 3957 3327 3766 3109 3250 3559 3839
Sports > Target And Table Games > Billiards: 1003 3059 3135 3222 499993 499994 3720 3910 3755 3469 3183 3574 3754 3547 8065 3139
Sports > Target And Table Games > Archery: 1033 3773 499833 3883 3291 499831 499832 499830 3533 499826 499825 3332 3505 3715 3757
Electronics: 461567 296248 296249 503020 503019 500107 142 499976 222 3946 3140 5395 3306 500120 500119 6546 3242 4010 7258 499889 8545 3632 7257 262 5404 268 270 2082 5476 5478 367 280 4736 4737 499950 7501 4102 4617 5466 5523 2130 3422 3672 7166 6790 1375 5473 5695 5612 5589 3895 3213 6544 340 1550 1552 912 500091 4488 2145 2065
Electronics > Audio: 223 1420 5396 239 5129 5130 8159 4921 4923 2154
Electronics > Audio > Headphones: 505797 503004 505771 543626 543627
Electronics > Audio > Speakers: 7163 500112 8047 8049 5597 249 43617 45262 8473
Electronics > Audio > Speakers > Bluetooth Speakers: 225
Electronics > Audio > Speakers > Soundbars: 43616
Electronics > Audio > Stereo Systems: 252 251
Electronics > Audio > Amplifiers And Receivers: 503008 241 224 4493 5381 3945 5369 8134
Electronics > Audio > Turntables: 2372 242 226 243 4652 230 235 5434 8271 256 387 391
Electronics > Audio > CD Players: 4922
Electronics > Audio > Radios: 6886 3094 263 2471 4450
Electronics > Audio > MP3 Players: 232 3055 233 499810
Electronics > Audio > Voice Recorders: 244
Electronics > Audio > Microphones: 3912 234
Electronics > Computers: 1544 278 298 5256 3769 5255 502995 279 500040 7530 5489 4738 6979 8163 6475 503003 5366 308 4301 8160 5268 376 288 1665 1767 5261 284 5516
Electronics > Computers > Laptops: 2182 503001 2205 328 6416 4270
Electronics > Computers > Laptop Accessories: 5469 5467
Electronics > Computers > Desktop Computers: 5254 331 325 8539 543668 543669 6932 296 3425 5278
Electronics > Computers > Tablets: 4745 499956 503002 500013
Electronics > Computers > Stylus Pens: 5669 5308 5309
Electronics > Computers > Monitors: 305 283
Electronics > Computers > Keyboards: 6291 303 4512
Electronics > Computers > Mice: 500052 304
Electronics > Computers > Mouse Pads: 1993
Electronics > Computers > Graphics Tablets: 302
Electronics > Computers > Webcams: 312
Electronics > Computers > Docking Stations And Hubs: 300 505801 1562 3580 311 2455
Electronics > Computers > Storage Drives: 1301 1623 381 4417 505767 5272 380 385
Electronics > Computers > Storage Drives > Hard Drives: 8546 5271
Electronics > Computers > Storage Drives > USB Flash Drives: 5112 3712 384
Electronics > Computers > Storage Drives > Memory Cards: 3387
Electronics > Computers > Storage Drives > Network Attached Storage: 5269
Electronics > Computers > Computer Components: 7261 2165 5435 248 3702 500027 7259 3889 3635 3220 7260 3121 3424 7264 499898 3416 8549 3991 3949 1801 7395 1977 1337 285 8158 293 294 295 8162 503755 1928 4224 2414 377 7349
Electronics > Computers > Computer Components > Processors: 246 247 292
Electronics > Computers > Computer Components > Motherboards: 289
Electronics > Computers > Computer Components > Computer Memory: 1733
Electronics > Computers > Computer Components > Computer Cases: 4739 3781
Electronics > Computers > Networking: 5273 342 5659 2479 3742 2121
Electronics > Computers > Networking > Routers: 1350 2358 5497 5576 343
Electronics > Computers > Networking > Wi-Fi Extenders: 5496
Electronics > Computers > Networking > Network Adapters: 290 6508
Electronics > Computers > Printers: 8544 345 502990 5258 5259 5266 5262 5265 1683 5459 502991 500106
Electronics > Computers > Scanners: 499675 4415 6476 139 306
Electronics > Computers > 3D Printers: 499682 6865
Electronics > Computers > Software: 2092
Electronics > Phones: 7566 264 8111 4550 6030 543515 543516 7347 499916 1924 265 269 5696
Electronics > Phones > Smartphones: 267 543513 543512 543514
Electronics > Phones > Landline Phones: 266 5275 4666 271 272
Electronics > Phones > Phone Cases: 2353
Electronics > Phones > Screen Protectors: 5468
Electronics > Phones > Chargers: 6933 505295
Electronics > Phones > Phone Holders: 5566
Electronics > Phones > Walkie Talkies: 2106 273
Electronics > Cameras: 141 2096 143 8174 500104 296247 2987 5937 160 5545 5283 5284 4274 5543 156 4040 1695 39 41 2234 2625 2999 2650 2728 2516 2520 2969 2543 3029 2815 2698 1622 2804 2600 503735 4368 298419
Electronics > Cameras > Digital Cameras: 296246 298420 152 5402
Electronics > Cameras > Action Cameras: 8535 6307
Electronics > Cameras > Instant Cameras: 153 4024 154
Electronics > Cameras > Camcorders: 2394 155
Electronics > Cameras > Camera Lenses: 149 4432 5346 5280 2911 4441 4416 461568
Electronics > Cameras > Tripods: 499998 4638 4640 4639 3035 503726 503016 150 499878 5599
Electronics > Cameras > Camera Flashes And Lighting: 5479 148 42 5499 1548 1611 503018 2475 3056 5431 2490 5432 2926 503017 2007
Electronics > Cameras > Camera Accessories: 5588 2829 147 2627 6308 500037 5429
Electronics > Cameras > Binoculars And Telescopes: 4557 158 5282 5542 157 4164 161 4136 165
Electronics > Televisions: 2155 8516 404 403 5471
Electronics > TV And Video: 274 6016 8156 386 5561 2027 4760 4570 5503 1368 1634 390 5450
Electronics > TV And Video > Projectors: 396 397 398 399 393 395 394
Electronics > TV And Video > Streaming Devices: 5276
Electronics > TV And Video > Blu-Ray And DVD Players: 388 389
Electronics > TV And Video > TV Receivers: 5562 401
Electronics > TV And Video > TV Antennas: 1718
Electronics > TV And Video > TV Mounts: 5477 5257 4458
Electronics > TV And Video > Remote Controls: 5532 341
Electronics > Wearables: 500002 2178
Electronics > Gaming: 3676 543590 6817
Electronics > Gaming > Game Consoles: 500117 1270 2070 1294
Electronics > Gaming > Game Controllers: 3356 8085 3681 3117 8008 301 543591 543589 543588 543593
Electronics > Gaming > Console Accessories: 1505
Electronics > Smart Home > Security Cameras: 362
Electronics > Smart Home > Video Doorbells: 360
Electronics > Batteries: 276 7438 8243 499928 2978
Electronics > Batteries > Rechargeable Batteries: 7551 4928 5133
Electronics > Batteries > Battery Chargers: 3130 7167
Electronics > Batteries > Device Batteries: 1722 1880 1564 1745 6289 2222
Electronics > Power: 499899 291 275 5274 5380
Electronics > Power > Power Strips: 3160
Electronics > Power > Travel Adapters: 7135
Electronics > Power > Uninterruptible Power Supplies: 1348
Electronics > E-Readers: 3539
Electronics > Cables: 3328 3764 500036 6402 499686 6780 4016 259 3461 1763
Electronics > Cables > USB Cables: 500035
Electronics > Cables > Audio Cables: 463625 1867
Electronics > Cables > Network Cables: 1480 3541
Electronics > Cables > Cable Adapters: 258 4463 146 7182 499944 8164 499945 287 286 505299 1487 297
Office: 4055 499897 922 6174 4941 6175 5997 4312 6190 927 6177 543641 543640 6779 932 6319 505805 934 956 957 6930 3871 3457 949 8499 6519 6462 6521 6520 6373 1996 6182 6180 6181 6179 954 2986 2883 935 941 6486 2207 1836 1803 6178 963
Office > Writing: 4470 7117 4471 977 6067 982
Office > Writing > Pencils: 4472 6065 6066 6068 981 543660 543661
Office > Writing > Highlighters: 543667 980 543609
Office > Writing > Markers: 543666 543608
Office > Writing > Erasers And Correction: 2591 543618 543620 543619 938
Office > Writing > Pencil Sharpeners: 943
Office > Paper And Notebooks: 2658 1513
Office > Paper And Notebooks > Printer Paper: 962
Office > Paper And Notebooks > Photo And Specialty Paper: 5919
Office > Paper And Notebooks > Writing Pads: 961
Office > Paper And Notebooks > Sticky Notes: 2689
Office > Paper And Notebooks > Index Cards And Forms: 5918 959
Office > Paper And Notebooks > Greeting Cards: 5070
Office > Filing: 923 926 5531 6885
Office > Filing > Ring Binders: 4086 4212 4183 4303
Office > Filing > Folders: 930 6884 543663 543662 4154
Office > Filing > Sheet Protectors And Laminating: 2139 8015 5264
Office > Filing > Archive Boxes And Trays: 925 6962
Office > Desk Supplies: 6171
Office > Desk Supplies > Staplers And Staples: 948 4499 947
Office > Desk Supplies > Hole Punches: 6467
Office > Desk Supplies > Clips And Pins: 936 543676 543675 944
Office > Desk Supplies > Scissors And Cutters: 505830
Office > Desk Supplies > Adhesive Tape: 503746
Office > Desk Supplies > Desk Organizers: 8078 939
Office > Desk Supplies > Stamps And Ink Pads: 4341
Office > Desk Supplies > Labels: 960 4377 4137 5502 4200 4117
Office > Ink And Toner: 4215 5260
Office > Ink And Toner > Ink Cartridges: 7362 356
Office > Shipping Supplies: 2636 974
Office > Shipping Supplies > Envelopes: 958
Office > Shipping Supplies > Shipping Boxes: 973
Office > Shipping Supplies > Packing Tape: 975
Office > Presentation: 4160 964 966 4492 970
Office > Presentation > Whiteboards And Flipcharts: 965 971 967
Office > Presentation > Bulletin Boards: 7525 7526 543688 2401
Office > Presentation > Signs And Displays: 5884 5865 6280 3803 7322 8155 4297 4131 5894 5897 7323 5896 5900 5898 5895 5892 5893 5899 2435
Office > Presentation > Presentation Remotes: 8532 969 4465
Office > Calculators: 499864 333 543518 543521 543519 543517 543520
Office > Office Machines: 950 337 1708 955
Office > Office Machines > Shredders: 953
Office > Office Machines > Laminators And Binding Machines: 4182 7080 1625
Office > Office Machines > Label Makers: 4127 952
Office > Office Machines > Cash Registers And Money Counters: 505825 4283 505824 543647 4151 928 6404
Office > School Supplies: 978
Office > School Supplies > Pencil Cases: 3062
Office > School Supplies > Book Covers And Labels: 6176 93
Musical Instruments: 57 4798 6970 8073 8462 8480 56 4834 4848 4853 4856 4865 54 6001 90
Musical Instruments > Guitars: 503032 80
Musical Instruments > Guitars > Guitar Strings: 3178
Musical Instruments > Guitars > Guitar Accessories: 3502 3775 5367 3412 3882 3392 4111 5368 3646 499688 503721 3176
Musical Instruments > Keyboards And Pianos: 74 76
Musical Instruments > Keyboards And Pianos > Synthesizers: 245 6002 6003
Musical Instruments > Keyboards And Pianos > Accordions: 4983 5481
Musical Instruments > Keyboards And Pianos > Keyboard Stands And Benches: 7357 3588 3324
Musical Instruments > Drums And Percussion: 7100 7231 7282 7308 75 2518 2856 6098 7285 7295 7299 7301 7291 7286 3005
Musical Instruments > Drums And Percussion > Drum Kits: 7103 7455 2917 2797
Musical Instruments > Drums And Percussion > Cymbals: 3043 3015
Musical Instruments > Drums And Percussion > Drum Sticks And Hardware: 7153 7152 7101 7150 7151 59 7232
Musical Instruments > Drums And Percussion > Hand Percussion: 7283 7284 7289 7288 7298 7297 7296 7300 7302 7293 7287 7290 2515 7294
Musical Instruments > Drums And Percussion > Xylophones And Mallet Instruments: 7431 7555
Musical Instruments > Wind Instruments: 4797 4891 4892 4890 4893 4894 4895 505768 62 4790 4809 4815 4814 4791 4818 4828 4823 4825 4792 4840 4955 4793 4843 4850 4846 503747 503749 503748 503750 4794 4852 4860 4862 4867 4984 63 87 7188 7250 4541 6721 6728
Musical Instruments > Wind Instruments > Recorders And Flutes: 4833 4838 4839 4836 4841 4842 89 7249
Musical Instruments > Wind Instruments > Saxophones: 4864 91
Musical Instruments > Wind Instruments > Clarinets And Oboes: 4810 4811 4816 4817 4813 4826 4819 4822 4829 4830 4832 4849 4844 4845 4851 4540 88
Musical Instruments > Wind Instruments > Trumpets And Brass: 505769 65 67 70 505770 72
Musical Instruments > Wind Instruments > Harmonicas: 4956 5046 4743 4744
Musical Instruments > Wind Instruments > Reeds Mouthpieces And Wind Care: 505308 4812 4827 4820 4831 4824 4847 4861 4854 4863 4858 4859 4866 4957 4939
Musical Instruments > String Instruments: 61 503033 8209 503040 503039 503038 503037 503036 503035 503034 4806 4912 77
Musical Instruments > String Instruments > Violins And Violas: 3374 85
Musical Instruments > String Instruments > Cellos And Double Basses: 79 78
Musical Instruments > String Instruments > Violin And Orchestral Strings: 86
Musical Instruments > String Instruments > Banjos Mandolins And Harps: 84
Musical Instruments > Stage And Recording: 505298 3727
Musical Instruments > Stage And Recording > Mixers And Audio Interfaces: 236 6545
Musical Instruments > Stage And Recording > Pa Speakers And Stage Lights: 5711 409
Musical Instruments > Music Accessories: 55 505310 505309 505288 3270 505365 500001 7277 7279 7280 7278 4142 8072 8461 7364 60 3465 7099 7102 4631 4911 4857
Books And Media: 783 784 543542 543543 499995 839 543529 543528 855 543526 543523 543525 5037 499821 5038 5861 5039 5040 5860 499866 7516 5041 887
Books And Media > Audiobooks And Audio Figures: 543541
Books And Media > Textbooks > Computing Books: 8038
Books And Media > Magazines And Newspapers: 886 543539 543540
Books And Media > Music CDs: 543522
Books And Media > Music Cassettes: 543524
Books And Media > Films > DVDs: 543527
Books And Media > Software: 313 5299 5300 315 5301 5127 317 5304 3283 318 319 6027 4950 4951 6029 4949 6028 5096 4952 4953 4954 5302 5303 321 7225 5032 5034 5035 500046 8022 5036 5935 1279
Home: 505395 1084 4006 3576 6187 4837 4217 8059 4742 5104 5097 5830 5831 8025 500086 6303 5170 4244 6433 6913 500090 503007 536 5141 359 5491 3873 2161 363 364 499865 365 500079 7420 6333 7177 7052 7176 7339 2839 6492 5835 6897 7058 4491 1679 1306 2310 604 6741 2706 2849 5140 7214 8522 2677 7457 7137 628 2301 1874 8033 2371 5601 8032 1659 8031 5604 2431 4516 500039 5143 4517 6757 6765 6726 500115 6758 1017 2507 6449 1496 6479 7570 3684 5670 3382 505667 3848 8051 8053 4292 6958 503756 7537 6428 2918 717 5911 5912 2613 7424 700 6751 7108 719 500016 5866 1223 6542 499921 499880 499881 7170 8034 5362 5364 3522 1599 6322 4358 985 2802 543562 4082 6882 6879 6881 500007 6878 6173
Home > Kitchen: 8121 135 4336 120 6456 5836 638 7075 7569 642 6756 2843 656 6518 5110 2920 3435 4520 4521 4522 5060 3800 499924 3489 6944 503725 4519 7006 6548 2985 685 3293 6411 6412 7329 3479 3072 5059 6415 4322 3086 3258 502966 8161 674
Home > Kitchen > Cookware: 654 4721 4423 4424 4661 4660
Home > Kitchen > Cookware > Frying Pans And Woks: 7553 6838 658 4459 662 664 4663 4662 7355 4421
Home > Kitchen > Cookware > Pots And Saucepans: 661 663
Home > Kitchen > Cookware > Casseroles And Dutch Ovens: 655 657 5340 6946 4720
Home > Kitchen > Cookware > Pressure Cookers: 660 4501
Home > Kitchen > Cookware > Roasting Pans And Oven Dishes: 647 648 4495
Home > Kitchen > Bakeware: 6070 640 4764 4502 7131 6071 4630
Home > Kitchen > Bakeware > Baking Tins And Trays: 641 643 644 645 646
Home > Kitchen > Bakeware > Baking Tools: 4503 3850 6342 3835 5370 3419 4332 7365 3421 4705 4706 4707 3467 5135
Home > Kitchen > Kitchen Tools: 503722 505806 8493 744 668 3768 3347 4247 4777 5928 6723 505316 3381 3586 3723 6554 503005 6787 4746 7485 8006 2948 3256 3206 3248 3999 6749 4708 5109 6497 3914 3175 5080 4334 6974 7247
Home > Kitchen > Kitchen Tools > Cooking Utensils: 3430 6408 8012 4765 3620 3294 3202 3708 6388 3196 4005 3597 543633
Home > Kitchen > Kitchen Tools > Peelers And Graters: 3156 3521 3385
Home > Kitchen > Kitchen Tools > Openers And Bar Tools: 609 649 1817 499990 4562 6957 651 4222 3427 6956 505327 503757 2976 7139 4563 733
Home > Kitchen > Kitchen Tools > Mixing Bowls And Colanders: 505325 653 4530
Home > Kitchen > Kitchen Tools > Cutting Boards: 666
Home > Kitchen > Kitchen Tools > Kitchen Scales And Measuring Tools: 1698 7331 3091 3713 3475
Home > Kitchen > Kitchen Tools > Salt And Pepper Mills: 6526 4788 4762 676
Home > Kitchen > Kitchen Tools > Knife Sharpeners: 1644 752 5157
Home > Kitchen > Kitchen Tools > Dish Racks: 3268 3061 6746
Home > Kitchen > Kitchen Tools > Kitchen Textiles: 6764 639 670 677 505832 4257
Home > Kitchen > Knives: 5311 6522 741 665 5251 3844
Home > Kitchen > Tableware: 7088 6324 7238 2363 672 673 3498 3553 4026 6086 7550 4735 3373 6425
Home > Kitchen > Tableware > Bowls And Serving Dishes: 7089 4372 3703 3802 4009 3941 6434 6427 6426
Home > Kitchen > Tableware > Dinnerware Sets: 6740 5537
Home > Kitchen > Tableware > Mugs And Cups: 6049 6051 2169
Home > Kitchen > Tableware > Cutlery: 5128 6945 5078 3831 675 6439 3699 5647 4015 3939
Home > Kitchen > Tableware > Teapots And Coffee Presses: 1647 1557 2247 4559 652
Home > Kitchen > Tableware > Table Linens: 8052 8046 601 4203 4343 2547 6325 4143
Home > Kitchen > Tableware > Disposable Tableware: 4632
Home > Kitchen > Glassware > Drinking Glasses: 7568 2694 2951
Home > Kitchen > Glassware > Wine Glasses: 7008 2712
Home > Kitchen > Glassware > Carafes And Pitchers: 650 3239 5066 7149 3330
Home > Kitchen > Food Storage: 2626 3337 6478 5837 504633
Home > Kitchen > Food Storage > Food Containers: 5102 4717 6481 667 3110 8039
Home > Kitchen > Food Storage > Water Bottles: 3809
Home > Kitchen > Food Storage > Thermos Flasks And Travel Mugs: 4036 4722 1444
Home > Kitchen > Food Storage > Jars And Canisters: 2644 5134
Home > Kitchen > Water Filters: 5048 2273 2055 2343 1354 1390 2171 2063 2406 5646 1952 765
Home > Kitchen > Small Appliances: 3082 2901 5076 4653 4655 4654 4763 5075 7444 5570 730 5287 5090 3319 739 743 687 5103 5156 610 6524 6543 4482 756 5057 5292 688 766
Home > Kitchen > Small Appliances > Coffee Machines: 3988 6888 4500 3450 503736 5065 3838 736 1388 2422 5286
Home > Kitchen > Small Appliances > Coffee Grinders And Milk Frothers: 4786 734 3526
Home > Kitchen > Small Appliances > Kettles: 659 500066 751 4528
Home > Kitchen > Small Appliances > Toasters: 762
Home > Kitchen > Small Appliances > Waffle And Sandwich Makers: 499996 5289 6819 5318 5291 6516 759 764
Home > Kitchen > Small Appliances > Blenders: 4474
Home > Kitchen > Small Appliances > Mixers: 499887 505765 505666
Home > Kitchen > Small Appliances > Juicers: 750
Home > Kitchen > Small Appliances > Air Fryers And Deep Fryers: 3954 738
Home > Kitchen > Small Appliances > Multicookers And Rice Cookers: 4532 760 757 737
Home > Kitchen > Small Appliances > Electric Grills And Raclettes: 7165
Home > Kitchen > Small Appliances > Microwaves And Mini Ovens: 1334 753 761 6278
Home > Kitchen > Small Appliances > Bread Makers: 732
Home > Kitchen > Small Appliances > Ice Cream Makers: 7218 4674 4675 5042 7187 748 749 4161
Home > Kitchen > Small Appliances > Food Slicers And Grinders: 2540 3181 755
Home > Kitchen > Small Appliances > Vacuum Sealers: 3523 3124 763
Home > Kitchen > Small Appliances > Soda Makers: 502989 5577
Home > Large Appliances: 500099 2612 500004
Home > Large Appliances > Refrigerators And Freezers: 500114 5876 7119 8106 681 686 4539
Home > Large Appliances > Dishwashers: 680
Home > Large Appliances > Washing Machines: 6786 500085 2549
Home > Large Appliances > Ovens And Cookers: 4231 6523 6279 683
Home > Large Appliances > Cooktops: 4133 679 747
Home > Large Appliances > Range Hoods: 8087 684
Home > Furniture: 5168 5172 436 554 6349 4148 7248 6345 6346 6347 6348 4299 6367 4105 6963 6915 4163 7212 4484 599
Home > Furniture > Chairs: 7242 7241 441 4241 443 456 500051 2002 6859 5044 6828 7184
Home > Furniture > Chairs > Dining Chairs: 6850 5886
Home > Furniture > Chairs > Office Chairs: 6800 2045 7559
Home > Furniture > Chairs > Armchairs: 8206 6499 438 2919 7197
Home > Furniture > Chairs > Stools And Ottomans: 505328 3358 1463 458 6822
Home > Furniture > Tables: 442 6374 6363 2242 2684 6911 6910 6392 6351 4080 5121
Home > Furniture > Tables > Dining Tables: 4355
Home > Furniture > Tables > Coffee And Side Tables: 453 6369 1395 1549 1602
Home > Furniture > Tables > Desks: 4191 2693
Home > Furniture > Sofas: 6860 2786 450 500111 7213 500064 460 4483
Home > Furniture > Shelves: 464 465 6372 8023 8024 7351
Home > Furniture > Beds: 4437 505764 451 6892 505803
Home > Furniture > Mattresses: 2720 2696
Home > Furniture > Wardrobes: 4063 5558 3722 5714 5716
Home > Furniture > Dressers And Nightstands: 4195 6360 462
Home > Furniture > Cabinets And Sideboards: 5832 6356 447 448 465846 6934 6358 5938 6357 457 6940 6487
Home > Furniture > Hallway Furniture: 6851 5494
Home > Furniture > Bathroom Furniture: 2081 500000 2418
Home > Furniture > Filing Cabinets: 463 6362 500061 4317 6908 503765
Home > Furniture > Kids Furniture: 5169 558 7070 6394
Home > Bedding: 4435 4171 569 2974
Home > Bedding > Pillows: 4456 2700
Home > Bedding > Duvets: 505287
Home > Bedding > Bed Linen Sets: 2541 2927
Home > Bedding > Bed Sheets: 2314
Home > Bedding > Blankets And Throws: 5910 5913 1985
Home > Bedding > Mattress Toppers And Protectors: 4452 4420 2991
Home > Bath: 697
Home > Bath > Towels: 4077 576 4126
Home > Bath > Bath Mats: 577
Home > Bath > Shower Curtains: 578 580 1962
Home > Bath > Bathroom Accessories: 574 575 4366 7093 6858 2034 8114 4971 582 7509 584 585 586
Home > Bath > Toilet Seats And Brushes: 7358 7446 583
Home > Lighting: 5349 594 1436 500003 1546 7401 4636 3006 2809 2524 6073 505826 7447 3185 505312
Home > Lighting > Ceiling And Wall Lights: 2249 2370 6274 6272 4932 6273
Home > Lighting > Light Bulbs: 1603 2425 2947 2690 2944 3329
Home > Lighting > LED Strips And String Lights: 4070 2608
Home > Decor: 696 572 6265 6266 9 7380 505827 7206 6317 6457 7113 5875 7172 6935 7419 701 499693 6767 7382 7436 5885 4233 712 6530 3262 1684
Home > Decor > Vases: 602
Home > Decor > Candles: 505375 4770 588
Home > Decor > Candle Holders: 2784 500122
Home > Decor > Home Fragrance: 500121 6336 4741 592 5847 3686 4740
Home > Decor > Picture Frames: 597 5922 40
Home > Decor > Wall Art: 500045 500044 708
Home > Decor > Mirrors: 7416 500025 595
Home > Decor > Clocks: 3890 4546 6912 3696 3840 4490
Home > Decor > Rugs: 2826 2675 598 235920 499674 3307 503723
Home > Decor > Curtains: 6275 7422 6254 6256 6257 6255 8042 603 2882 2621
Home > Decor > Blinds: 6943 2885 5989
Home > Decor > Cushions: 4453 6927 4454 6424
Home > Decor > Artificial Plants And Flowers: 6936 6267 984
Home > Decor > Figurines And Ornaments: 11 587 5609 503000 3473 4295 3144 6535 714
Home > Decor > Wallpaper And Wall Stickers: 3221 2334
Home > Decor > Seasonal Decoration: 596 5359 6532 499804 5990 5991 5930 505809
Home > Decor > Seasonal Decoration > Christmas Decorations: 5504 6603 6531 3685 4214
Home > Decor > Seasonal Decoration > Halloween And Easter Decorations: 499805
Home > Decor > Seasonal Decoration > Party Decorations: 6311 2587 2531 2781 8110 6906
Home > Storage And Organization: 6539 5578 3974 5708 636 7514 5559 6986 7255 4360 4726 6480 3177 3845 2344
Home > Storage And Organization > Storage Boxes And Baskets: 4096 4205 6947 4268 573 5631 4237 4529 669 671 5633
Home > Storage And Organization > Hangers And Hooks: 631 2446 499930 5707
Home > Storage And Organization > Closet And Drawer Organizers: 8058
Home > Storage And Organization > Trash Cans: 7353 5056 637
Home > Floor Care: 543600 5294 619 6789 2997
Home > Floor Care > Steam And Carpet Cleaners: 4548 616 543601 543602 543603
Home > Floor Care > Vacuum Bags And Accessories: 4555 7468 503766 6909 8016 3348 4667 5089 6773 3862 5159 5160 618 2751 500063 4427 3443 6747 7118 5632 505326 4972 499908 6737 4565 7563 7265 4566 7168 7335 4567 5867 7169 3780 2956 600 6880
Home > Garment Care: 3456 5139
Home > Garment Care > Garment Steamers: 5158 5138
Home > Garment Care > Ironing Boards: 499937 4656 633
Home > Garment Care > Laundry Baskets: 634
Home > Garment Care > Lint Removers And Fabric Shavers: 5705 3080
Home > Heating And Cooling: 543703 5515 7227 7110 1626 2060
Home > Heating And Cooling > Heaters: 543576 543579 543578 7111 4650 4651 1835 2221 1709 7328 2649 611 621
Home > Heating And Cooling > Fireplaces And Stoves: 2862 2044 6563 7523 7109 2365 1530 625 7091 7029 695 4918 6792 1015 2639
Home > Heating And Cooling > Fans: 608 1700 2535 7527 4485 8090
Home > Heating And Cooling > Air Conditioners: 499873 2367 5826 3573 605 6727
Home > Heating And Cooling > Air Purifiers: 3410 3667 606
Home > Heating And Cooling > Humidifiers And Dehumidifiers: 4754 3402 607 613 7406
Garden: 7503 8112 4199 4487 3470 1799 689 2962 6840 505321 1794 543677 5590
Garden > Plants: 6762 543560
Garden > Plants > Houseplants: 543558
Garden > Plants > Trees And Shrubs: 543559
Garden > Plants > Flower Bulbs: 543561
Garden > Seeds > Vegetable And Herb Seeds: 505285
Garden > Soil And Fertilizer: 4085 690 6436 543678
Garden > Soil And Fertilizer > Fertilizers: 113
Garden > Soil And Fertilizer > Mulch And Decorative Stones: 2988
Garden > Pots: 500033 721
Garden > Pots > Plant Pots: 499962
Garden > Watering: 3568
Garden > Watering > Garden Hoses And Fittings: 6841 6770 4718 4201 2313
Garden > Watering > Sprinklers And Irrigation: 500097 6832 1934 6709 1302 3491 7561 230912
Garden > Watering > Watering Cans And Sprayers: 1967 505814 6318
Garden > Watering > Rain Barrels And Water Pumps: 500102 500101 500100 2175 6834
Garden > Garden Tools: 505810 1454 505322 3173 3071
Garden > Garden Tools > Spades Rakes And Trowels: 505323 505324 2181 4132 3932 3501 4000 3644 3388 2147 5363
Garden > Garden Tools > Pruners And Shears: 6967 3841
Garden > Garden Tools > Wheelbarrows And Garden Carts: 3616
Garden > Garden Tools > Garden Twine And Plant Supports: 5119 499894
Garden > Garden Power Tools: 3798 7332 7245 4564 8485 7333
Garden > Garden Power Tools > Lawn Mowers: 694 3311 6258 3730 4645 4643 4641 4642 499923 499960 4644 499872 6095 6094
Garden > Garden Power Tools > Robotic Lawn Mowers: 6788
Garden > Garden Power Tools > Grass And Hedge Trimmers: 2218 3120 7564 7334
Garden > Garden Power Tools > Chainsaws: 3610 4647 4646 8489
Garden > Garden Power Tools > Leaf Blowers: 3340 1541 6541 7171 8487
Garden > Garden Power Tools > Pressure Washers: 1226 6328
Garden > Garden Power Tools > Shredders Tillers And Scarifiers: 7030 499922 3828 500034 2204 8488
Garden > Garden Furniture: 6368
Garden > Garden Furniture > Garden Chairs And Benches: 499955 718
Garden > Garden Furniture > Garden Tables And Furniture Sets: 4513
Garden > Garden Furniture > Garden Cushions And Furniture Covers: 7310 6964
Garden > Garden Shade And Fencing: 128 499907
Garden > Garden Shade And Fencing > Parasols And Awnings: 5493 7107 499948 8020
Garden > Garden Shade And Fencing > Gazebos And Pergolas: 716 6105 6107 6106 6108 7423 703
Garden > Garden Shade And Fencing > Fences And Privacy Screens: 502983 502973 1352 1919 502986 1788
Garden > Grills And Outdoor Cooking: 5672
Garden > Grills And Outdoor Cooking > Barbecue Tools And Accessories: 6887 7540 3855 4560 3633
Garden > Grills And Outdoor Cooking > Charcoal And Firelighters: 500088 5694 5671
Garden > Pools And Ponds: 2763 2810
Garden > Pools And Ponds > Swimming Pools: 2994 6766 503751
Garden > Pools And Ponds > Hot Tubs: 543687 543632 543631 3992
Garden > Pools And Ponds > Pool Chemicals: 729 2832 2939 500042 2981 505815 3017 500050 7496 2860 2672 5546 2982
Garden > Pools And Ponds > Pool Pumps And Cleaning: 6771 5654 2755
Garden > Pools And Ponds > Ponds And Fountains: 500098 1821 702 2921 6763
Garden > Outdoor Lighting > Solar Lights: 7400
Garden > Outdoor Lighting > String Lights And Torches: 7399
Garden > Sheds And Greenhouses > Garden Sheds: 720
Garden > Sheds And Greenhouses > Greenhouses And Plant Protection: 693 6381 6413 6422 6421
Garden > Outdoor Pest And Weed Control > Weed Killers: 3103
Garden > Outdoor Pest And Weed Control > Plant Pest And Disease Control: 691
Garden > Bird Feeders And Wildlife: 5521 6993 6995
Garden > Bird Feeders And Wildlife > Bird Feeders And Nest Boxes: 698 6994 230911 500078 699 500080
Garden > Garden Decor: 7421 704 6547 709 710 7173 711
Tools: 5863 5864 112 6991 499997 505821 543545 543544 543547 543548 543546 6990 499946 7263 114 134 8278 7497 7499 7498 8120 8130 1813 7565 7303 8533 137 7240 505670 1795 2072 8274 1556 1906 1470 6987 6988 503769 503011 3230 503006 6714 232166 7063 505828 7324 2928 2187 4285 4350 4122 4326 5853 4379 4072 138 7128 4181 4290 5310 3273 4329 1837 1624 7325 4335 4116 500057 4556 4665 4664 4558 7437 7393 8119 4255 4310 4075 4306 4140 976 2349 513 632 2277 1735 6795 1479 7504 6191 1749 505319 7470 2212 99338 2795 6458 4634 499949 502984 499958 543575 543577 2878 1318 1816 7557 503731 499933 4988 4031 505320 500096 499874 1519 2238 500043 2068 2996 504637 1514 1932 1458 2206 7130 499999 2243 500049 499893 4709 2028 499982 3650 6939 7326 8117 8118 6471 2447 499859 7056 2380 6907 7472 5557 7019 3744 6549 7346 2174 8258 4658 4659 505812 499947 1167 1169 2792 4325 4672 7562 1367 1465 6461 1185 2456 503774 5873 1193 1668 2305 1555 2337 7484 1533 2330 1374 5077 5828 2077 2486 1699 1196 1667 2053 1862 1225 505315 1819 7064 1841 1923 1787 1584 1439 2198
Tools > Power Tools: 4716
Tools > Power Tools > Drills And Screwdrivers: 3944 8275 1217 1216 2629 1994 1221
Tools > Power Tools > Power Saws: 7515 7345 6503 6501 3582 3224 3725 7077 3517 3494 4633 3706
Tools > Power Tools > Grinders And Polishers: 1219 3516
Tools > Power Tools > Sanders Planers And Routers: 3300 7271 1663 1450 6868 1188
Tools > Power Tools > Multi Tools And Rotary Tools: 5587
Tools > Power Tools > Heat Guns And Paint Sprayers: 499886 1220 2465 7121
Tools > Power Tools > Nailers And Glue Guns: 1206
Tools > Power Tools > Air Compressors And Pneumatic Tools: 6769 2015
Tools > Power Tools > Generators: 1218
Tools > Power Tools > Tool Batteries And Chargers: 6295 6292
Tools > Power Tools > Drill Bits And Screwdriver Bits: 1540 7140 6378 8276 6806 3673
Tools > Power Tools > Saw Blades And Abrasives: 499860 3240 2202 6938 4419
Tools > Hand Tools: 7531 1195 2835 4919 6965 1469
Tools > Hand Tools > Hammers And Mallets: 7370 7369 7087 7055 7057 1171 1186 2208 505364 1194 1179
Tools > Hand Tools > Screwdrivers: 1203
Tools > Hand Tools > Wrenches Sockets And Hex Keys: 7262 5571 1632
Tools > Hand Tools > Pliers And Cutters: 3210 1180 1181 1182 2080 1824 2726 1958 7065 7066
Tools > Hand Tools > Multi Tools And Pocket Knives: 505808 505292
Tools > Hand Tools > Utility Knives And Scrapers: 505831 2411 1202
Tools > Hand Tools > Hand Saws: 1235 3594 499985
Tools > Hand Tools > Chisels Files And Planes: 1174 1391 1187 1184 3745
Tools > Hand Tools > Staple Guns And Caulking Guns: 1215
Tools > Measuring Tools: 5526 1832 1305 4022 3602 1850 503737 1640 1785 1539 4756 1205 1413 1207 4340 2093 7394
Tools > Measuring Tools > Tape Measures And Rules: 2192 1459 1198 2021 2481
Tools > Measuring Tools > Spirit Levels And Laser Levels: 5487 1191 4081 4931 4294
Tools > Measuring Tools > Multimeters And Detectors: 361 7415 500058 5371 4506 4755 4757 6799 4758 4759 4074
Tools > Fasteners And Hardware: 6343 499772 500054 2230 502978 503010
Tools > Fasteners And Hardware > Screws Bolts And Nuts: 1739 2251 500055 2195
Tools > Fasteners And Hardware > Nails And Tacks: 2408 7062 1732
Tools > Fasteners And Hardware > Wall Plugs And Anchors: 1508
Tools > Fasteners And Hardware > Hooks And Brackets: 7092 503773 503770 502992 8113 2006 7338
Tools > Fasteners And Hardware > Hinges Handles And Furniture Fittings: 6446 1356 499970 2665 4696 232167 4697 4698 4699 4700 499981 8470 1771
Tools > Fasteners And Hardware > Ropes Chains And Cable Ties: 502977 6298 1492 4469 3053 6297 503764
Tools > Paint: 1361 2474 1648 328062 499888
Tools > Paint > Wall And Ceiling Paint: 7136
Tools > Paint > Wood And Metal Paint: 2058 503738 505305
Tools > Paint > Paint Brushes And Rollers: 6517 7020 1300 6556 1774 6557
Tools > Paint > Masking Tape And Dust Sheets: 1979
Tools > Paint > Thinners And Strippers: 503741
Tools > Paint > Wallpaper And Wall Coverings: 7053
Tools > Adhesives And Sealants: 503742
Tools > Adhesives And Sealants > Silicone And Fillers: 499876 503744
Tools > Adhesives And Sealants > Lubricants And Penetrating Oils: 1753 7556
Tools > Electrical: 6904 127 7183 7275 2413 5533 499966 5142
Tools > Electrical > Switches And Sockets: 2972 6459 1935 1869 2377 6833
Tools > Electrical > Extension Cords And Power Strips: 5627 6375 4789
Tools > Electrical > Cables And Cable Management: 543648 499768 499770 3797 2345 2274 503729
Tools > Electrical > Fuses And Circuit Breakers: 503739 503743 503740 6807 499932
Tools > Electrical > Solar Panels And Power Stations: 4715 4714 505318
Tools > Plumbing: 133 1694 2611 504635 2257 2170 1489 4728 1963 1673 2203 1723
Tools > Plumbing > Taps And Faucets: 8115 8116 2032
Tools > Plumbing > Showers And Shower Heads: 8320 8277 504638 2088 1779 581 7244
Tools > Plumbing > Toilets Sinks And Bathtubs: 505368 2463 2410 2691 1425 504634 1865 5666 2817 5665 2478 1636 1687 2886 2757 2062 2376 1921 1746
Tools > Plumbing > Pipes And Fittings: 1810 6732 499697 2710 2909 2359 2634 2466 2851 1319 504636 2570 2216
Tools > Plumbing > Drain Snakes And Plungers: 1407 1563
Tools > Plumbing > Water Heaters And Heating: 1897 2766 1744
Tools > Flashlights And Work Lights: 338 543689 2454 5927 5592
Tools > Locks And Safes: 6488 8067 1870 3819
Tools > Locks And Safes > Door Locks And Cylinders: 4061 503730 6334 706
Tools > Locks And Safes > Safes And Key Cabinets: 1475 1974
Tools > Smoke And Gas Alarms: 5556 1991 7226 1871 1639 1434 499673 2164 1471
Tools > Workwear And Protective Gear: 2047 2389 2723 2808 503724 499961 499708 7085
Tools > Workwear And Protective Gear > Work Gloves: 3002 5591
Tools > Workwear And Protective Gear > Helmets Goggles And Ear Defenders: 1827 2227
Tools > Workwear And Protective Gear > Dust Masks And Respirators: 8269 7407 2473
Tools > Ladders And Scaffolding: 130 2416 6928 1866 635 1809
Tools > Tool Storage And Workshop: 5173 5174
Tools > Tool Storage And Workshop > Tool Boxes And Bags: 2485 6876 3980 3280 500103
Tools > Tool Storage And Workshop > Workbenches And Shelving: 5833 4155 3919 1201
Tools > Tool Storage And Workshop > Hand Trucks Winches And Lifting: 131 503768 503771 503767 503772 7522 126
Tools > Welding And Soldering: 499927 1995 3281 3629 3609 1236 1238
Tools > Building Materials: 115 2729 119 2030 7112 503777 503775 7439 7004
Tools > Building Materials > Cement And Plaster: 7500 3031 2282 505802 503776 502975 7086 1910
Tools > Building Materials > Flooring And Tiles: 8270 5508 499885
Tools > Building Materials > Timber And Sheet Materials: 125 123 7270
Tools > Building Materials > Insulation Doors And Windows: 503727 4468 122 4544 121 2008 505300 499773 503728 124 500030 4375
Automotive: 888 505766 891 5525 894 5572 895 2833 899 8232 2805 8235 2820 8137 908 2727 8233 3318 2642 8238 8234 2935 8228 3020 2556 2534 913 8534 2895 2590 2704 499766 2846 2643 3436 8306 8308 2494 7031 8309 8310 8314 8311 8312 2495 2789 2588 2722 8469 2652 5995 8145 7532 8463 8202 3812 8450 8236 8260 7414 499929 2647 8301 5547 5963 5106 5960 5962 5961 362737 2768 6084 1802 8302 8304 8303 2699 2879 8447 8448 8446 8477 8476 6966 3472 6041 2836 6047 4240 6046 7115 6043 6042 8147 4027 1133 4037 4243 4044 3321 3566 1125 3648 3995 5614 3395 1267 916 3931 920 3549 3540 3095 1130 3087 5644
Automotive > Car Care: 362738
Automotive > Car Care > Car Wash Tools: 2894
Automotive > Car Care > Car Paint And Body Repair: 499774
Automotive > Oils And Fluids: 2788 2881 2735 3044 2770 2943
Automotive > Oils And Fluids > Motor Oils: 2550
Automotive > Oils And Fluids > Gear And Transmission Oils: 2513 2688
Automotive > Oils And Fluids > Brake Fluids: 3051 2916
Automotive > Oils And Fluids > Antifreeze And Coolants: 2635
Automotive > Oils And Fluids > Fuel And Oil Additives: 2517 2719 3400 3415 3968
Automotive > Car Parts: 7022
Automotive > Car Parts > Brakes: 8144
Automotive > Car Parts > Spark Plugs And Ignition: 3743
Automotive > Car Parts > Headlights And Tail Lights: 2248
Automotive > Car Parts > Suspension And Steering: 3308 3663
Automotive > Car Parts > Engine And Drivetrain Parts: 5596 2641 3606 3143 3463 3097 3507 3277 3806 3892
Automotive > Car Parts > Exhaust Parts: 3619 3232 3309
Automotive > Car Parts > Mirrors And Body Parts: 8227 5994 8298 8478
Automotive > Car Parts > Car Sensors And Switches: 8305
Automotive > Tyres And Wheels: 2932 2989 911 6093
Automotive > Tyres And Wheels > Car Tyres: 7252 503031 3018 2528
Automotive > Tyres And Wheels > Rims And Wheel Covers: 6090 6088 7253
Automotive > Tyres And Wheels > Tyre Repair And Inflation: 8261
Automotive > Car Batteries And Charging: 8231
Automotive > Car Batteries And Charging > Jump Starters And Cables: 5068 3326
Automotive > Car Accessories: 5613 3977 2582 8449 8237 6454 7122 8086 8378 2290 3391 3315 3452 3362 3480 3189 3655 3718 3572 3899 1132 1122 3866 3955 6293
Automotive > Car Accessories > Seat Covers And Cushions: 8464 326120
Automotive > Car Accessories > Sunshades And Car Covers: 8316
Automotive > Car Accessories > Towing And Trailer Parts: 235921
Automotive > Car Accessories > Car Safety And Emergency: 8445
Automotive > Car Accessories > Car Security: 3024 2750 500077
Automotive > Car Accessories > Car Organizers: 6744 8475
Automotive > Car Accessories > Car Decals And Styling: 2667 8142
Automotive > Car Electronics: 8526 5438 8483
Automotive > Car Electronics > Car Radios: 4035
Automotive > Car Electronics > Dash Cams: 6968
Automotive > Car Electronics > Car Navigation: 339
Automotive > Car Electronics > Obd Scanners: 6482
Automotive > Automotive Tools > Jacks And Ramps: 8506
Automotive > Automotive Tools > Car Repair Tools: 8259
Automotive > Motorcycle: 6044 919
Automotive > Motorcycle > Motorcycle Helmets: 6493 2110
Automotive > Motorcycle > Motorcycle Clothing: 5959 5908
Automotive > Motorcycle > Motorcycle Tyres: 6091
Automotive > Motorcycle > Motorcycle Parts: 2977 8507
Automotive > Motorcycle > Motorcycle Luggage: 5512
Automotive > Motorcycle > Motorcycle Accessories: 8313 6083
Toys: 221 1239 7411 7412 7219 6396 1863 6450 6465 1253 7519 3874 4177 7473 4216 7148 3929 499938 3928 5529 3500 3074 5872 3263 5970 2505 3590 3589 6379 8127 8129 1266 3371 3776 3552 3665 500113 8529 3199 3215 3909 3226 3943 499965 505284 499712 500005 3627 3562 3782
Toys > Building Sets: 1254 3805 3172 3287
Toys > Building Sets > Wooden Blocks: 3617
Toys > Building Sets > Marble Runs: 3163
Toys > Building Sets > Model Kits: 6000 37 4175
Toys > Dolls: 1255 1257 8021
Toys > Dolls > Dollhouses: 2497 2499
Toys > Dolls > Puppets And Puppet Theatres: 6056 6057 1258
Toys > Figures > Action Figures: 6058 3584
Toys > Figures > Collectible Figures: 7114
Toys > Figures > Playsets: 3166
Toys > Toy Vehicles: 8472 3444 3792 3506
Toys > Toy Vehicles > Toy Cars: 3551
Toys > Toy Vehicles > Toy Trucks And Machines: 3296
Toys > Toy Vehicles > Toy Trains: 5151 5150 5153 5152
Toys > Toy Vehicles > Race Tracks: 5971 3474
Toys > Remote Control Toys: 2778 2546 7090 5968 5969
Toys > Remote Control Toys > Remote Control Cars: 3601
Toys > Remote Control Toys > Remote Control Aircraft And Boats: 3532 3554 3677
Toys > Remote Control Toys > Toy Robots: 6059 3625
Toys > Games: 4648 3793 6038
Toys > Games > Family Board Games: 1246
Toys > Games > Card Games: 6853 1247
Toys > Games > Playing Cards: 7383 7384 5403
Toys > Games > Trading Cards: 6997
Toys > Games > Party Games: 3735 3361 3440
Toys > Games > Chess And Classic Games: 3749 6037 3534
Toys > Games > Dexterity And Action Games: 6054 4554
Toys > Games > Table Football And Game Tables: 7010
Toys > Puzzles: 3867 4011
Toys > Puzzles > Jigsaw Puzzles: 7081 2618
Toys > Puzzles > Kids Puzzles: 6725
Toys > Plush Toys: 1259
Toys > Baby And Toddler Toys: 2847 7198 7191 1242 4352
Toys > Baby And Toddler Toys > Rattles And Grasping Toys: 1244
Toys > Baby And Toddler Toys > Play Gyms And Activity Centers: 1243 543613 543612
Toys > Baby And Toddler Toys > Stacking And Sorting Toys: 3860
Toys > Baby And Toddler Toys > Push And Pull Toys: 1241 3459
Toys > Baby And Toddler Toys > Bath Toys: 3911
Toys > Educational Toys: 3661 1262 500015 6466
Toys > Educational Toys > Science Kits: 3088
Toys > Educational Toys > Toy Musical Instruments: 1264 3252
Toys > Pretend Play: 3229 3659 4004 3288 3129
Toys > Pretend Play > Toy Kitchens And Shops: 3680 8295 3298 543624 543690 543622 543623
Toys > Pretend Play > Toy Tools: 3751
Toys > Outdoor Toys: 1249 3948 5524 1738 6464
Toys > Outdoor Toys > Sand And Beach Toys: 2743 1268
Toys > Outdoor Toys > Water Toys: 500095 3556
Toys > Outdoor Toys > Kites And Flying Toys: 7366 7368 7371 1261 3966 3460 3378 3675 4167
Toys > Outdoor Toys > Bubbles: 3212
Toys > Outdoor Toys > Swings And Slides: 6270 2867 6269 6271
Toys > Outdoor Toys > Playhouses And Tents: 6397 1251 7311 7312 3207
Toys > Outdoor Toys > Outdoor Games: 3405 3126 499882 499883 499884 7425 8128
Toys > Ride On Toys: 7202 2799 2753 3441
Toys > Ride On Toys > Ride On And Pedal Cars: 2724
Toys > Ride On Toys > Rocking Toys: 6407
Toys > Kids Craft Kits > Play Dough: 3692 543629 505818
Toys > Kids Craft Kits > Painting And Drawing Toys: 3731 3079
Toys > Novelty Toys: 6794 6329 3733 3466 3301 2953
Art And Crafts: 5710 16 505370 6382 6989 7096 4986 8168 505400 6110 505380 6145 500094 505416 36 505382 49 6140 505383 505384 47 505396 7403 7402 504643 232168 4580 503348 504639 6151 505391 504640 504641 5136 6119 7340 6122 6447 505386 505392 18 6126 4032 3083 6125 5883 2671 6157 6133 6158 5921 505393 6168 6159 505388 505422 505421 505387 6164 6138 6167 6166 505369 505394 505371 6999 6135 505373 216 3599 217 543607 543606 220 499953 1340 219 218 3865 4333 4124 4180 4149 4279 8210 4144 4093 6186 3515 1095 1051 1074 3893 3577 3014 502980 499891 2579 33 35 5999 3885 5829
Art And Crafts > Drawing: 3026
Art And Crafts > Drawing > Graphite Pencils And Charcoal: 2623
Art And Crafts > Drawing > Crayons And Pastels: 979 4752
Art And Crafts > Painting: 4778
Art And Crafts > Painting > Acrylic Paint: 505378 505417
Art And Crafts > Painting > Fabric Paint And Dyes: 505415
Art And Crafts > Painting > Paint Brushes: 1653
Art And Crafts > Painting > Canvas: 505397 505398 19 6144
Art And Crafts > Painting > Easels And Palettes: 1719 968
Art And Crafts > Painting > Painting Mediums And Varnishes: 6558
Art And Crafts > Paper Crafts: 24
Art And Crafts > Paper Crafts > Craft Paper And Cardstock: 505399 543510 2532 2967 2741 2263 2674
Art And Crafts > Paper Crafts > Scrapbooking: 543511
Art And Crafts > Paper Crafts > Stickers: 4054
Art And Crafts > Paper Crafts > Stamps And Ink Pads: 503758 505414 6121 499918 1312
Art And Crafts > Paper Crafts > Craft Punches And Cutting Machines: 504642
Art And Crafts > Sewing: 1927 543639
Art And Crafts > Sewing > Sewing Machines: 505286 5120 4579 615
Art And Crafts > Sewing > Fabric: 7076
Art And Crafts > Sewing > Sewing Thread: 6154 6153
Art And Crafts > Sewing > Sewing Tools And Notions: 6161 5137 6150 5992 6101 6156 543638 6163 499971
Art And Crafts > Sewing > Zippers And Buttons: 4226 505409 500056 4174
Art And Crafts > Sewing > Sewing Patterns: 3697
Art And Crafts > Knitting And Crochet > Yarn: 2669 6155
Art And Crafts > Knitting And Crochet > Knitting Needles And Crochet Hooks: 6152 6160 6127 6139
Art And Crafts > Knitting And Crochet > Macrame And Weaving: 6136 6137
Art And Crafts > Knitting And Crochet > Felting: 6134
Art And Crafts > Jewelry Making: 502979 32
Art And Crafts > Jewelry Making > Beads: 5982
Art And Crafts > Jewelry Making > Jewelry Findings And Tools: 505408 6540 505377 6102 5996
Art And Crafts > Candle Making Supplies: 505374
Art And Crafts > Pottery And Modeling: 44 543628 505401 505804 505402
Art And Crafts > Pottery And Modeling > Pottery Tools: 499879
Art And Crafts > Pottery And Modeling > Resin And Casting: 8007
Art And Crafts > Craft Materials: 505372 505381 6117 505403 6142 505407 505406 505405
Art And Crafts > Craft Materials > Craft Glue And Adhesives: 505376 503745 505419 6418 4073
Art And Crafts > Craft Materials > Glitter And Embellishments: 5062 505379 6955 505413 6146 505411 198 505412 505410
Art And Crafts > Craft Materials > Wood And Wicker Crafts: 505404 505420
Art And Crafts > Craft Materials > Mosaic And Glass Crafts: 6829
Art And Crafts > Craft Materials > Floral Crafts: 504419 7192 505418
Art And Crafts > Party Supplies: 5709 2559 6100 5916 2899 53 94 5838 8213 6712 2816 95 96 328061 505763 7007 8216 5043 1484 4914 1371 7160 502972 3994 5472 2104 1887 7097 4351 408 5967 503028 410 5868 543656 543655 543657 543653
Art And Crafts > Party Supplies > Party Decorations: 4730 502981 4915
Art And Crafts > Party Supplies > Party Favors: 2783 5452 5453
Art And Crafts > Gift Wrapping > Gift Bags And Boxes: 5091 2014
Art And Crafts > Gift Wrapping > Ribbons And Bows: 543654
Art And Crafts > Picture Framing: 1627
`
