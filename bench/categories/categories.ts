// How well product names tell their category.
// usage: npm run bench:categories [-- dev] [-- --errors]
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { classifyName, MIN_CONFIDENCE } from '../../packages/service/src/categories/classify-name.ts'
import { loadNameIndex } from '../../packages/service/src/categories/name-index.ts'
import { findCategoryByPath } from '../../packages/service/src/categories/taxonomy.ts'
import { figures, judge } from './judge.ts'

type Row = { name: string; family: string; path: string; language: string; source: string }

const set = process.argv.includes('dev') ? 'dev' : 'test'
const rows = parse<Row>(readFileSync(new URL(`./${set}.tsv`, import.meta.url)), {
  columns: true,
  delimiter: '\t',
  quote: null,
})

const begin = performance.now()
const index = await loadNameIndex()
const indexMs = performance.now() - begin

const judged = rows.map((row) => {
  const start = performance.now()
  const match = classifyName(row.name, index, () => true)
  const ms = performance.now() - start
  const answer = match && match.confidence >= MIN_CONFIDENCE ? match.category.path : null
  return { row, answer, confidence: match?.confidence ?? 0, outcome: judge(row, answer), ms }
})

for (const { row } of judged)
  for (const path of (row.path ?? '').split('|').filter(Boolean))
    if (!findCategoryByPath(path)) console.error(`no such category: ${path} (${row.name})`)

console.log('wanted     family 85 %, exact or parent 60 %, wrong with confidence at most 8 %')
console.log(`all        ${figures(judged)}`)
console.log(`catalogues ${figures(judged.filter(({ row }) => row.source !== 'knowledge'))}`)
for (const [language, those] of Map.groupBy(judged, ({ row }) => row.language))
  console.log(`${language.padEnd(10)} ${figures(those)}`)
for (const [family, those] of Map.groupBy(judged, ({ row }) => row.family))
  console.log(`${family.padEnd(22)} ${figures(those)}`)
const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b)
console.log(
  `a name takes ${times[times.length >> 1]?.toFixed(2)} ms (median), the index before the first ${indexMs.toFixed(0)} ms`,
)
if (process.argv.includes('--errors'))
  for (const { row, answer, confidence, outcome } of judged)
    if (outcome === 'wrong' || outcome === 'unresolved' || outcome === 'family')
      console.log(
        `${outcome}\t${confidence.toFixed(2)}\t${row.name.slice(0, 90)}\t${row.family}: ${row.path}\t→ ${answer}`,
      )
