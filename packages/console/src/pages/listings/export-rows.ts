import type { PdpSummary } from '@endcap/client'
import { csvLine } from '@endcap/foundation/tables/csv'
import { saveFile } from '../../data/save-file.ts'
import { CAUSES, RULES, typeName } from '../../words/terms.ts'

const HEAD = [
  'id',
  'id_type',
  'retailer',
  'name',
  'category',
  'status',
  'score',
  'main_score',
  'carousel_score',
  'can_win',
  'can_win_today',
  'can_win_with_spark',
  'can_win_with_shoot',
  'first_thing_to_do',
  'images',
  'recommended_images',
  'missing',
  'loses_most_by',
  'rules_failed',
  'tags',
  'scored_at',
]

/** Saves selected rows of the table as a CSV file. */
export function exportRows(rows: readonly PdpSummary[]): void {
  const lines = rows.map((row) => [
    row.id,
    row.id_type,
    row.retailer,
    row.name,
    row.category,
    row.status,
    row.pdp_score,
    row.hero_score,
    row.carousel_score,
    row.can_win,
    row.can_win_split?.today ?? null,
    row.can_win_split?.with_spark ?? null,
    row.can_win_split?.with_shoot ?? null,
    row.first_action?.title ?? null,
    row.image_count,
    row.recommended_image_count,
    row.missing.map((type) => typeName(type)).join('; '),
    row.loses_most_by && CAUSES[row.loses_most_by],
    row.rules_failed.map((rule) => RULES[rule] ?? rule).join('; '),
    row.tags.join('; '),
    row.scored_at,
  ])
  // The mark at the start makes spreadsheet programs read the file as UTF-8.
  saveFile(new Blob(['\ufeff', ...[HEAD, ...lines].map(csvLine)], { type: 'text/csv' }), 'listings.csv')
}
