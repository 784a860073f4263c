// Measures amounts, brands and categories read from product names and packs.
// usage: npm run bench -- names [--errors]
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { classifyName, findCategoryByPath, loadNameIndex, MIN_CONFIDENCE } from '@endcap/catalog'
import { expectedWords, findSizes, normalizeText } from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { readRows } from '../categories/read-rows.ts'
import type { Figure, Part } from './part.ts'

type Outcome = 'right' | 'open' | 'wrong'
/** A judged case. Cases of the set "test" were not seen during tuning. */
type Case = { group: string; text: string; outcome: Outcome; result: string }

/** Judges amounts in text recognized on real packs. */
function judgeSizes(): Case[] {
  type Row = { set: string; text: string; kind: string; total: string }
  return readRows<Row>(new URL('./pack-sizes.tsv', import.meta.url)).map(({ set, text, kind, total }) => {
    const sizes = findSizes(text)
    const isRight = sizes.some(
      (size) =>
        size.kind === kind && Math.abs(size.value * size.multiple - Number(total)) <= 0.02 * Number(total),
    )
    const outcome = isRight ? 'right' : sizes.length > 0 ? 'wrong' : 'open'
    return { group: `sizes on packs, ${set}`, text, outcome, result: JSON.stringify(sizes) }
  })
}

/** Judges brands in names that begin with the brand or product type. */
async function judgeBrands(): Promise<Case[]> {
  type Row = { set: string; order: string; brand: string; path: string; name: string }
  const vocabularyOf = await loadCategoryVocabulary()
  return readRows<Row>(new URL('./brand-names.tsv', import.meta.url)).map(
    ({ set, order, brand, path, name }) => {
      const words = expectedWords(name, path, vocabularyOf(findCategoryByPath(path)))
      const [first] = brand.split(/\s+/).map(normalizeText)
      const isRight = words.brand[0] === first || words.brand.join('') === normalizeText(brand)
      const outcome = isRight ? 'right' : words.isBrandSure ? 'wrong' : 'open'
      return { group: `brand, ${order} first, ${set}`, text: name, outcome, result: words.brand.join(' ') }
    },
  )
}

async function judgeTitles(): Promise<Case[]> {
  type Row = { set: string; group: string; family: string; name: string }
  const index = await loadNameIndex(setImmediate)
  return readRows<Row>(new URL('../categories/short.tsv', import.meta.url)).map(
    ({ set, group, family, name }) => {
      const match = classifyName(name, index, () => true)
      const path = match && match.confidence >= MIN_CONFIDENCE ? match.category.path : null
      const isRight = path !== null && family.split('|').includes(path.split(' > ')[0] ?? '')
      const outcome = isRight ? 'right' : path === null ? 'open' : 'wrong'
      return { group: `titles, ${group}, ${set}`, text: name, outcome, result: path ?? '-' }
    },
  )
}

const judgeAll = async (): Promise<Case[]> => [
  ...judgeSizes(),
  ...(await judgeBrands()),
  ...(await judgeTitles()),
]

/** Measures names for the truth bench: percent right and wrong. */
export const names: Part = async () => {
  const figures = groupsOf(await judgeAll()).flatMap(({ group, n, share }): Figure[] => {
    const least = group.startsWith('brand') ? 80 : group.startsWith('titles, fashion') ? 85 : 90
    return [
      { name: `${group}: right %`, value: share('right'), n, wanted: { atLeast: least } },
      { name: `${group}: wrong %`, value: share('wrong'), n, wanted: { atMost: 2 } },
    ]
  })
  return { figures, failures: [] }
}

function groupsOf(cases: readonly Case[]) {
  return [...Map.groupBy(cases, (one) => one.group)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, each]) => ({
      group,
      n: each.length,
      share: (outcome: Outcome) =>
        (100 * each.filter((one) => one.outcome === outcome).length) / Math.max(1, each.length),
    }))
}

async function print(): Promise<void> {
  const cases = await judgeAll()
  console.log(`${'group'.padEnd(32)} ${'n'.padStart(4)}   right    open   wrong`)
  for (const { group, n, share } of groupsOf(cases)) {
    const shares = (['right', 'open', 'wrong'] as const).map((each) =>
      `${share(each).toFixed(1)} %`.padStart(7),
    )
    console.log(`${group.padEnd(32)} ${String(n).padStart(4)} ${shares.join(' ')}`)
  }
  if (process.argv.includes('--errors'))
    for (const { group, text, outcome, result } of cases)
      if (outcome !== 'right') console.log(`${outcome}\t${group}\t${text}\t→ ${result}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await print()
