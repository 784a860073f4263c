import { normaliseText } from './similar-text.ts'

/** Spellings of words by their folded form. */
export type Dictionary = ReadonlyMap<string, string>

/** Returns a dictionary of the words. The first spelling of a folded form counts. */
export function dictionaryOf(words: Iterable<string>): Dictionary {
  const spellings = new Map<string, string>()
  for (const word of words) {
    const folded = normaliseText(word)
    if (folded.length > 0 && !spellings.has(folded)) spellings.set(folded, word)
  }
  return spellings
}

/** Function words of pack texts, in the languages of the listings. */
const FUNCTION_WORDS = `
  and or of the a an for with without in to by on from your no not & und oder für mit ohne im der die das ein
  eine aus zum zur et ou avec sans pour de du des la le les au aux en y o con sin para el los las del e di da
  per senza il lo gli al alla com sem um uma do dos em och med utan på i av till z ze bez do dla na w met voor
  zonder van het een uit ve ile için bir
`

/** Words of quality, make and claim, which packs of any brand print. */
const QUALITIES = `
  original classic premium quality extra super ultra mini maxi big large small medium family size new free
  fresh natural nature organic bio eco pure real whole raw plain light lite low high zero less more best
  rich soft smooth creamy crunchy crispy crisp sweet salted unsalted unsweetened sweetened roasted toasted
  baked fried smoked dried frozen sliced ground cold hot warm mild strong intense dark white black red green
  blue yellow pink orange brown purple grey gray golden gold silver vegan vegetarian halal kosher gluten
  lactose sugar fat protein fiber fibre vitamin vitamins calcium iron zinc magnesium calories daily active
  sensitive gentle deep clean cleaning care repair protect protection hydrating moisturizing nourishing
  anti dry oily normal skin hair body face hands lips eye eyes teeth baby kids men women adults adult home
  led usb hdmi rgb lcd uhd hd dpi uv made since taste flavor flavour flavored flavoured style recipe edition limited special selection
  collection traditional authentic artisan homemade handmade natürlich natürliche naturell klassik
  klassisch klassische feine feinste frische frisch zart zarte kräftig würzig pikant knusprig cremig leicht
  fettarm zuckerfrei glutenfrei laktosefrei vollkorn ungesüßt gesalzen geröstet geräuchert neu weiß schwarz
  rot grün blau gelb rosa braun naturel naturelle nouveau nouvelle frais fraîche doux douce intense croquant
  croustillant fondant léger légère allégé biologique entier écrémé noir blanc rouge vert bleu jaune rose
  classique véritable artisanal gourmand natural nuevo nueva fresco fresca suave ligero ecológico integral
  tostado salado dulce picante negro blanco rojo verde azul amarillo clásico auténtico naturale nuovo dolce
  salato piccante biologico integrale leggero leggera croccante classico classica nero bianco rosso verde
  giallo azzurro novo suave doce salgado crocante clássico orgânico preto branco vermelho amarelo
  naturlig ekologisk färsk rostad saltad krispig mild svart vit röd grön blå gul klassisk lätt osötad
  naturalny świeży ekologiczny klasyczny łagodny ostry słodki solony chrupiący czarny biały czerwony zielony
  nieuw vers natuurlijk biologisch zacht romig krokant volle halfvolle magere zwart wit rood groen blauw geel
  yeni doğal taze organik klasik sade acı tatlı tuzlu siyah beyaz kırmızı yeşil mavi sarı
`

/** Types, flavors and ingredients that are common on packs. */
const CONTENTS = `
  milk cream butter cheese yogurt yoghurt kefir oat oats almond almonds soy soya rice coconut hazelnut
  hazelnuts nut nuts peanut peanuts cashew walnut pistachio cocoa chocolate caramel vanilla honey maple syrup
  strawberry raspberry blueberry cherry apple banana peach mango pineapple lemon lime grapefruit mandarin
  berry berries fruit fruits grape pear plum apricot melon watermelon coffee espresso cappuccino latte tea
  matcha chai juice drink water sparkling still cola lemonade energy beer wine cider potato chips crisps
  crackers cookies cookie biscuits biscuit cake wafer bar bars muesli granola cereal porridge bread toast
  flour pasta spaghetti penne noodles sauce ketchup mayonnaise mustard vinegar oil olive sunflower salt pepper
  paprika chili chilli garlic onion herb herbs basil oregano thyme rosemary mint ginger cinnamon turmeric curry
  tomato tomatoes cucumber carrot carrots corn beans bean peas lentils chickpeas mushroom mushrooms spinach
  soup broth chicken beef pork turkey ham bacon sausage fish tuna salmon shrimp egg eggs seeds seed sesame
  chia flax pumpkin quinoa dill sour barbecue bbq sea popcorn candy gum jelly jam spread shampoo conditioner
  soap gel lotion serum mask scrub balm mousse spray deodorant toothpaste mouthwash sunscreen perfume powder
  foundation mascara lipstick detergent softener bleach cleaner wipes tissues tablets capsules drops aloe vera
  lavender chamomile rose jasmine eucalyptus argan keratin collagen retinol hyaluronic acid spf dog cat food
  milch sahne käse joghurt hafer haferdrink mandel mandeln haselnuss nuss nüsse erdnuss kakao schokolade karamell
  honig erdbeere himbeere kirsche apfel zitrone saft wasser kaffee tee bier wein kartoffelchips kekse müsli brot
  mehl nudeln soße senf essig öl olivenöl salz pfeffer zwiebel knoblauch kräuter tomate tomaten suppe hähnchen
  rind schinken fisch lachs eier reis bohnen seife zahnpasta creme waschmittel spülmittel reiniger tabletten
  lait crème beurre fromage yaourt avoine amande amandes noisette noisettes cacao chocolat miel fraise framboise
  cerise pomme citron jus eau café thé bière vin pain farine pâtes riz huile vinaigre sel poivre oignon ail
  herbes tomate soupe poulet bœuf jambon thon saumon œufs haricots savon dentifrice gâteau biscuits céréales
  leche nata mantequilla queso yogur avena almendra almendras avellana cacahuete chocolate miel fresa cereza
  manzana limón naranja zumo jugo agua café té cerveza vino pan harina arroz aceite oliva vinagre sal pimienta
  cebolla ajo sopa pollo jamón atún salmón huevos galletas jabón champú papas patatas fritas
  latte panna burro formaggio avena mandorla mandorle nocciola nocciole cioccolato miele fragola ciliegia mela
  limone succo acqua caffè tè birra vino pane farina riso olio aceto sale pepe cipolla aglio pomodoro pollo
  prosciutto tonno salmone uova biscotti sapone patatine leite manteiga queijo iogurte aveia amêndoa avelã mel
  morango maçã limão suco água chá cerveja vinho pão óleo azeite sabão mjölk grädde smör ost havre mandel choklad
  honung jordgubb hallon äpple saft vatten kaffe öl vin bröd mjöl ris olja salt peppar lök tomat kyckling lax ägg
  kakor tvål mleko śmietana masło ser jogurt owies migdał czekolada miód truskawka malina jabłko cytryna sok woda
  kawa herbata piwo wino chleb mąka ryż olej sól pieprz cebula pomidor kurczak łosoś jajka ciastka mydło
  melk room boter kaas haver amandel chocolade honing aardbei appel citroen sap koffie thee bier wijn brood meel
  rijst olie zout peper ui tomaat kip zalm eieren koekjes zeep süt krema tereyağı peynir yoğurt yulaf badem fındık
  çikolata bal çilek elma limon su kahve çay ekmek un pirinç yağ zeytinyağı tuz biber soğan domates tavuk sabun
`

/** Dictionary of words that are common on packs in the languages of the listings. */
export const PACK_WORDS: Dictionary = dictionaryOf(
  `${FUNCTION_WORDS} ${QUALITIES} ${CONTENTS}`.trim().split(/\s+/),
)
