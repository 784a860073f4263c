// Measures names made by rule: device accessories, brands that are words, style names before a noun, the
// taxonomy's own names, and single common words.
// usage: npm run bench -- made-names [--errors]
import { setImmediate } from 'node:timers/promises'
import { CATEGORIES, classifyName, loadNameIndex, MIN_CONFIDENCE } from '@endcap/catalog'
import { WORD_BRANDS } from '@endcap/catalog/word-brands'

/** Names of each kind, evenly sampled from the rules. */
const COUNT = 200
/** Confidence from which a wrong family does harm, because nobody is asked. */
const SURE = 0.8

/** Devices by the category of their accessories. */
const DEVICES: Readonly<Record<string, string>> = {
  Electronics:
    'iPhone 14 Pro|Galaxy S23|Galaxy A54|Pixel 7a|Redmi Note 13|OnePlus 12|MacBook Air|ThinkPad X1|iPad Air|Galaxy Tab S9|Kindle Paperwhite|AirPods Max|WH-1000XM5|PlayStation 5|Nintendo Switch|Xbox Series S|Garmin Forerunner|Apple Watch Ultra|Galaxy Watch 6|GoPro Hero 12|Canon EOS R6|Nikon Z6|Instax Mini 12',
  Home: 'Roomba i7|Dyson V11|Roborock S8|Miele C3',
  Beauty: 'Oral-B iO|Philips Sonicare',
}
const ACCESSORIES =
  'case|cover|charger|charging cable|screen protector|replacement battery|stand|holder|mount|travel bag|adapter'
const FLOOR_CARE = 'brush|filter|dust bags|replacement roller|hose|charging dock'
const ORAL_CARE = 'brush heads|replacement heads|travel case'

/** Product nouns by top-level category, in all guessed languages. */
const NOUNS: Readonly<Record<string, string>> = {
  Clothing:
    'dress|jacket|hoodie|skirt|jeans|cardigan|blouse|trousers|swimsuit|pyjamas|Kleid|Jogginghose|Pullover|robe longue|chemise|falda|vestido|gonna|camicia',
  Shoes: 'sneakers|ankle boots|loafers|sandals|Sandalen|Stiefel|baskets homme|botas|scarpe',
  'Bags And Accessories':
    'backpack|tote bag|sunglasses|necklace|earrings|Rucksack|sac à main|mochila|collana',
  Home: 'sofa|table lamp|duvet cover|armchair|rug|frying pan|Sessel|Teppich|canapé|lámpara de mesa|tappeto',
  Sports: 'yoga mat|tent|sleeping bag|dumbbells|Schlafsack|tente|pesas',
  Garden: 'lawn mower|garden hose|planter|Gartenschlauch|tondeuse',
  Toys: 'jigsaw puzzle|dollhouse|plush toy|board game|Puppenhaus|muñeca',
  Pets: 'dog bed|cat litter|dog leash|Hundebett|croquettes chien',
  Baby: 'stroller|baby bottle|Kinderwagen|poussette',
  Tools: 'cordless drill|hammer|screwdriver set|Akkuschrauber|perceuse',
}

const STYLES =
  'Amelia|Beatrice|Camilla|Carlotta|Chloe|Clara|Daphne|Diego|Eleanor|Elena|Emilia|Emma|Federica|Fiona|Florence|Francesca|Gabriela|Giulia|Greta|Hannah|Helena|Ingrid|Julia|Katharina|Laura|Leonie|Lucia|Luna|Madeleine|Marco|Margot|Maria|Marta|Matilda|Nina|Noah|Olivia|Oscar|Penelope|Rosa|Ruby|Sienna|Sophie|Stella|Theo|Ursula|Valeria|Victoria|Violet|Zoe|Monaco|Verona|Havana|Malibu|Tokyo|Savannah|Aspen|Siena'

const BARE =
  'Always|Bounce|Bounty|Clear|Comfort|Dash|Dove|Eagle|Energy|Galaxy|Glory|Horizon|Impulse|Joy|Legend|Magic|Method|Mission|Orbit|Passion|Pledge|Pride|Prince|Pulse|Quest|Radiant|Rebel|Secret|Shadow|Sunrise|Tide|Tradition|Trident|Triumph|Vanish|Victory|Vision|Wonder|Mond|Sonne|Glück|Freude|Étoile|Amour|Esprit|Cielo|Fuego|Sol|Fiore|Amore'

type Made = { name: string; family: string }

const words = (list: string) => list.split('|')
const cross = (before: readonly string[], nouns: Readonly<Record<string, string>>): Made[] =>
  Object.entries(nouns).flatMap(([family, list]) =>
    words(list).flatMap((noun) => before.map((first) => ({ name: `${first} ${noun}`, family }))),
  )
const spread = <Item>(all: readonly Item[]): Item[] =>
  all.filter((_, at) => Math.floor((at * COUNT) / all.length) !== Math.floor(((at - 1) * COUNT) / all.length))

const accessories = Object.entries(DEVICES).flatMap(([family, devices]) =>
  words(devices).flatMap((device) =>
    words(family === 'Home' ? FLOOR_CARE : family === 'Beauty' ? ORAL_CARE : ACCESSORIES).flatMap((noun) => [
      { name: `${device} ${noun}`, family },
      { name: `${noun} for ${device}`, family },
    ]),
  ),
)
const brands = [...WORD_BRANDS]
  .filter((brand) => brand.length > 3)
  .map((brand) => `${brand[0]?.toUpperCase()}${brand.slice(1)}`)

const index = await loadNameIndex(setImmediate)
const classify = (name: string) => classifyName(name, index, () => true)
const shows = process.argv.includes('--errors')

function judge(kind: string, made: readonly Made[]): void {
  const judged = made.map(({ name, family }) => {
    const match = classify(name)
    const found =
      match && match.confidence >= MIN_CONFIDENCE ? match.category.path.split(' > ')[0] : undefined
    return { name, family, match, isOpen: found === undefined, isRight: found === family }
  })
  const wrong = judged.filter(({ isOpen, isRight }) => !isOpen && !isRight)
  const sure = wrong.filter(({ match }) => (match?.confidence ?? 0) >= SURE)
  const share = (count: number) => `${((100 * count) / judged.length).toFixed(1)} %`
  console.log(
    `${kind.padEnd(24)} ${String(judged.length).padStart(5)}  right ${share(judged.filter(({ isRight }) => isRight).length)}, open ${share(judged.filter(({ isOpen }) => isOpen).length)}, wrong ${share(wrong.length)}, wrong with ${SURE} ${share(sure.length)}`,
  )
  if (shows)
    for (const { name, match } of wrong)
      console.log(`  ${name} → ${match?.category.path} ${match?.confidence.toFixed(2)}`)
}

judge('accessories', spread(accessories))
judge('word brands', spread(cross(brands, NOUNS)))
judge('style names', spread(cross(words(STYLES), NOUNS)))

const twins = Map.groupBy(CATEGORIES, ({ name }) => name)
const singular = (name: string) =>
  name
    .replace(/(?<! T)ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')
const own = CATEGORIES.flatMap(({ name }) =>
  [...new Set([name, singular(name)])].map((text) => ({ text, name })),
)
const lost = own.filter(({ text, name }) => {
  const match = classify(text)
  return !match || match.confidence < MIN_CONFIDENCE || !twins.get(name)?.includes(match.category)
})
console.log(
  `names of the taxonomy    ${own.length}  themselves or a twin ${((100 * (own.length - lost.length)) / own.length).toFixed(1)} %`,
)
if (shows) for (const { text } of lost) console.log(`  ${text} → ${classify(text)?.category.path}`)

const bare = words(BARE).filter((word) => (classify(word)?.confidence ?? 0) >= MIN_CONFIDENCE)
console.log(`common words alone       ${words(BARE).length}  resolved ${bare.length} ${bare.join(' ')}`)
if (shows) for (const word of bare) console.log(`  ${word} → ${classify(word)?.category.path}`)
