// How well a shop's shelves and titles tell our category: breadcrumbs, best-seller lists, title.
// usage: npm run bench:breadcrumbs [-- dev] [-- --errors]
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { classifyBreadcrumbs } from '../../packages/service/src/categories/classify-breadcrumbs.ts'
import { figures, judge } from './judge.ts'

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
const rows = parse<Row>(readFileSync(new URL(`./${set}.tsv`, import.meta.url)), {
  columns: true,
  delimiter: '\t',
  quote: null,
})

const split = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)

const judged = []
for (const row of rows) {
  const ranks = split(row.ranks, '|').map((each, place) => {
    const [label = '', slug = ''] = each.split('@')
    // The first names the department, which the page has only in the address.
    return { slug, label: place === 0 && slug !== '' ? null : label }
  })
  const trail = { breadcrumbs: split(row.breadcrumbs, '›'), ranks, departments: [], title: row.title }
  const match = await classifyBreadcrumbs({ ...trail, language: row.language })
  const answer = match?.category.path ?? null
  judged.push({ row, answer, confidence: match?.confidence ?? 0, outcome: judge(row, answer) })
}

console.log(`all  ${figures(judged)}`)
for (const [language, those] of Map.groupBy(judged, ({ row }) => row.language))
  console.log(`${language}   ${figures(those)}`)
if (process.argv.includes('--errors'))
  for (const { row, answer, confidence, outcome } of judged)
    if (outcome === 'wrong' || outcome === 'unresolved' || outcome === 'family')
      console.log(
        `${outcome} ${confidence.toFixed(2)} ${row.language} | ${row.breadcrumbs} | ${row.ranks} | ${row.title} | wanted ${row.path} | got ${answer ?? '-'}`,
      )
