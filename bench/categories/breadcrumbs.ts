// Measures categories found from breadcrumbs, best-seller lists and titles of storefronts.
// usage: npm run bench -- breadcrumbs [dev] [--errors]
import { setImmediate } from 'node:timers/promises'
import { classifyBreadcrumbs } from '@endcap/catalog'
import { formatShares, judge } from './judge.ts'
import { readRows } from './read-rows.ts'

type Row = {
  region: string
  language: string
  breadcrumbs: string
  ranks: string
  title: string
  family: string
  path: string
}

const set = process.argv.includes('dev') ? 'breadcrumbs-dev' : 'breadcrumbs-test'
const rows = readRows<Row>(new URL(`./${set}.tsv`, import.meta.url))

const split = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)

const judged = []
for (const row of rows) {
  const ranks = split(row.ranks, '|').map((each, place) => {
    const [label = '', slug = ''] = each.split('@')
    // The first entry is the department, which pages name only in the URL.
    return { slug, label: place === 0 && slug !== '' ? null : label }
  })
  const hints = { breadcrumbs: split(row.breadcrumbs, '›'), ranks, departments: [], title: row.title }
  const match = await classifyBreadcrumbs({ ...hints, language: row.language }, setImmediate)
  const result = match?.category.path ?? null
  judged.push({ row, result, confidence: match?.confidence ?? 0, outcome: judge(row, result) })
}

console.log(`all  ${formatShares(judged)}`)
for (const [language, group] of Map.groupBy(judged, ({ row }) => row.language))
  console.log(`${language}   ${formatShares(group)}`)
if (process.argv.includes('--errors'))
  for (const { row, result, confidence, outcome } of judged)
    if (outcome === 'wrong' || outcome === 'unresolved' || outcome === 'family')
      console.log(
        `${outcome} ${confidence.toFixed(2)} ${row.language} | ${row.breadcrumbs} | ${row.ranks} | ${row.title} | expected ${row.path} | got ${result ?? '-'}`,
      )
