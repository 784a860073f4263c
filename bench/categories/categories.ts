// Measures categories found from product names.
// usage: npm run bench -- categories [dev] [--errors]
import { setImmediate } from 'node:timers/promises'
import { classifyName, findCategoryByPath, loadNameIndex, MIN_CONFIDENCE } from '@endcap/catalog'
import { formatShares, judge } from './judge.ts'
import { readRows } from './read-rows.ts'

type Row = { name: string; family: string; path: string; language: string; source: string }

const set = process.argv.includes('dev') ? 'dev' : 'test'
const rows = readRows<Row>(new URL(`./${set}.tsv`, import.meta.url))

const begin = performance.now()
const index = await loadNameIndex(setImmediate)
const indexMs = performance.now() - begin

const judged = rows.map((row) => {
  const start = performance.now()
  const match = classifyName(row.name, index, () => true)
  const ms = performance.now() - start
  const result = match && match.confidence >= MIN_CONFIDENCE ? match.category.path : null
  return { row, result, confidence: match?.confidence ?? 0, outcome: judge(row, result), ms }
})

for (const { row } of judged)
  for (const path of (row.path ?? '').split('|').filter(Boolean))
    if (!findCategoryByPath(path))
      console.error(`The category "${path}" does not exist (expected for "${row.name}")`)

console.log('target     family 85 %, exact or parent 60 %, wrong with confidence at most 8 %')
console.log(`all        ${formatShares(judged)}`)
console.log(`catalogues ${formatShares(judged.filter(({ row }) => row.source !== 'knowledge'))}`)
for (const [language, group] of Map.groupBy(judged, ({ row }) => row.language))
  console.log(`${language.padEnd(10)} ${formatShares(group)}`)
for (const [family, group] of Map.groupBy(judged, ({ row }) => row.family))
  console.log(`${family.padEnd(22)} ${formatShares(group)}`)
const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b)
console.log(
  `One name takes ${times[times.length >> 1]?.toFixed(2)} ms (median). Building the index takes ${indexMs.toFixed(0)} ms`,
)
if (process.argv.includes('--errors'))
  for (const { row, result, confidence, outcome } of judged)
    if (outcome === 'wrong' || outcome === 'unresolved' || outcome === 'family')
      console.log(
        `${outcome}\t${confidence.toFixed(2)}\t${row.name.slice(0, 90)}\t${row.family}: ${row.path}\t→ ${result}`,
      )
