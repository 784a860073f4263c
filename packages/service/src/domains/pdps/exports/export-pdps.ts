import { LOSS_CAUSES, type PdpSort, type PdpSummary } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Column } from '@endcap/foundation/tables/column'
import type { Db } from '../../../platform/db/database.ts'
import type { Table } from '../../../platform/http/send-table.ts'
import { type PdpFilters, readRows } from '../reading/list-pdps.ts'
import { presentListedPdp } from '../reading/present-pdp-summary.ts'
import { PAGE_ROWS, readPages } from './read-pages.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Exports the PDPs that meet the filters. */
export function exportPdps(
  { db, links }: Deps,
  filters: PdpFilters,
  sort: PdpSort | null,
  columns: readonly Column<PdpSummary>[] = PDP_COLUMNS,
): Table<PdpSummary> {
  const { organizationId } = filters
  return { name: 'listings', columns, pages: present() }

  async function* present(): Table<PdpSummary>['pages'] {
    const pages = readPages(
      (after) => readRows(db, filters, { sort, after, limit: PAGE_ROWS }),
      ({ sort_value: value, id }) => ({ value, id }),
    )
    for await (const rows of pages) yield rows.map((row) => presentListedPdp(row, organizationId, links))
  }
}

const listed = (values: readonly string[]): string => values.join('; ')

/** Keeps tags importable: uses pipes if a tag contains another separator. */
function listedTags(tags: readonly string[]): string {
  if (!tags.some((tag) => /[,;]/.test(tag))) return listed(tags)
  return tags.length === 1 ? `${tags[0]} |` : tags.join(' | ')
}

export const PDP_KEY_COLUMNS: readonly Column<
  Pick<PdpSummary, 'pdp_id' | 'id_type' | 'id' | 'retailer' | 'name' | 'category'>
>[] = [
  { name: 'pdp_id', width: 38, value: (row) => row.pdp_id },
  { name: 'id_type', width: 8, value: (row) => row.id_type },
  { name: 'id', width: 20, value: (row) => row.id },
  { name: 'retailer', width: 18, value: (row) => row.retailer },
  { name: 'name', width: 48, value: (row) => row.name },
  { name: 'category', width: 28, value: (row) => row.category },
]

const PDP_COLUMNS: readonly Column<PdpSummary>[] = [
  ...PDP_KEY_COLUMNS,
  { name: 'category_id', width: 38, value: (row) => row.category_id },
  { name: 'status', width: 13, value: (row) => row.status },
  { name: 'error_code', width: 22, value: (row) => row.error_code },
  { name: 'pdp_score', width: 10, value: (row) => row.pdp_score },
  { name: 'hero_score', width: 10, value: (row) => row.hero_score },
  { name: 'carousel_score', width: 14, value: (row) => row.carousel_score },
  { name: 'service_certified', width: 16, value: (row) => row.service_certified },
  { name: 'can_win', width: 9, value: (row) => row.can_win },
  { name: 'first_action', width: 40, value: (row) => row.first_action?.title ?? null },
  { name: 'first_action_gain', width: 16, value: (row) => row.first_action?.gain_listing ?? null },
  { name: 'loses_most_by', width: 20, value: (row) => row.loses_most_by },
  ...LOSS_CAUSES.map((cause) => ({
    name: `lost_${cause}`,
    width: 20,
    value: ({ lost }: PdpSummary) => (lost === null ? null : (lost[cause] ?? 0)),
  })),
  { name: 'image_count', width: 12, value: (row) => row.image_count },
  { name: 'recommended_image_count', width: 22, value: (row) => row.recommended_image_count },
  { name: 'missing', width: 36, value: (row) => listed(row.missing) },
  { name: 'penalties', width: 36, value: (row) => listed(row.penalties) },
  { name: 'rules_failed', width: 28, value: (row) => listed(row.rules_failed) },
  { name: 'tags', width: 24, value: (row) => listedTags(row.tags) },
  { name: 'hero_image_id', width: 38, value: (row) => row.hero_image_id },
  { name: 'updated_at', width: 20, value: (row) => new Date(row.updated_at) },
  { name: 'scored_at', width: 20, value: (row) => row.scored_at && new Date(row.scored_at) },
  { name: 'can_win_today', width: 14, value: (row) => row.can_win_split?.today ?? null },
  { name: 'can_win_with_spark', width: 18, value: (row) => row.can_win_split?.with_spark ?? null },
  { name: 'can_win_with_shoot', width: 18, value: (row) => row.can_win_split?.with_shoot ?? null },
  { name: 'advice', width: 24, value: (row) => row.advice },
  { name: 'category_source', width: 14, value: (row) => row.category_source },
  { name: 'category_confidence', width: 18, value: (row) => row.category_confidence },
  ...(['accepted', 'not_accepted', 'not_sure'] as const).map((state) => ({
    name: `${state}_by`,
    width: 24,
    value: ({ acceptance }: PdpSummary) =>
      listed(acceptance.flatMap((each) => (each.state === state ? [each.target] : []))),
  })),
  { name: 'family', width: 24, value: (row) => row.family?.key ?? null },
  { name: 'variant', width: 18, value: (row) => row.variant },
  { name: 'brand', width: 20, value: (row) => row.brand },
]
