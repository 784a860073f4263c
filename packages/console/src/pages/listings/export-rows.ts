import type { PdpSummary } from '@endcap/client'
import { csvLine } from '@endcap/foundation/tables/csv'
import { verdictOf } from '@endcap/scoring/words'
import { at } from '../../base.ts'
import { saveFile } from '../../data/save-file.ts'
import { say, writer } from '../../words/say.ts'
import { CAUSES, RULES, retailerName, typeName } from '../../words/terms.ts'
import type { ColumnId } from './columns.tsx'
import { STATUSES } from './filters.ts'

type Cell = string | number | null

const CELLS: Record<'id' | 'name' | ColumnId | 'link', (row: PdpSummary) => Cell> = {
  id: (row) => row.id,
  name: (row) => row.name,
  score: (row) => row.pdp_score,
  accepted: ({ acceptance }) => writer().write(verdictOf(acceptance).message),
  today: (row) => row.can_win_split?.today ?? null,
  with_spark: (row) => row.can_win_split?.with_spark ?? null,
  with_shoot: (row) => row.can_win_split?.with_shoot ?? null,
  main_score: (row) => row.hero_score,
  carousel_score: (row) => row.carousel_score,
  // The screen does not count the main image either.
  image_count: (row) => Math.max(0, row.image_count - 1),
  loses_most_by: ({ loses_most_by: cause }) => cause && CAUSES[cause],
  first_action: (row) => row.first_action?.title ?? null,
  missing: ({ missing }) => missing.map((type) => typeName(type)).join(', '),
  rules_failed: ({ rules_failed: rules }) => rules.map((rule) => RULES[rule] ?? rule).join(', '),
  retailer: ({ retailer }) => retailerName(retailer),
  category: (row) => row.category,
  brand: (row) => row.brand,
  tags: ({ tags }) => tags.join(', '),
  status: ({ status }) => say(STATUSES[status]),
  changed: (row) => row.updated_at,
  link: ({ pdp_id: id }) => new URL(at(`listings/${id}`), location.href).href,
}
const NAMES = Object.keys(CELLS) as (keyof typeof CELLS)[]

/** Saves selected rows of the table as a CSV file. */
export function exportRows(rows: readonly PdpSummary[]): void {
  const head = NAMES.map((name) => say(`column.${name}`))
  const lines = rows.map((row) => NAMES.map((name) => CELLS[name](row)))
  // The mark at the start makes spreadsheet programs read the file as UTF-8.
  saveFile(new Blob(['\ufeff', ...[head, ...lines].map(csvLine)], { type: 'text/csv' }), 'listings.csv')
}
