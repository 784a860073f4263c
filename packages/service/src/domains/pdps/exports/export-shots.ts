import type { Shot } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Column } from '@endcap/foundation/tables/column'
import type { Db } from '../../../platform/db/database.ts'
import type { Table } from '../../../platform/http/send-table.ts'
import { positionOf, presentShot, readShots } from '../answers/shot-list.ts'
import type { PdpFilters } from '../reading/list-pdps.ts'
import { PDP_KEY_COLUMNS } from './export-pdps.ts'
import { PAGE_ROWS, readPages } from './read-pages.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Exports the shot list. */
export function exportShots(
  { db, links }: Deps,
  filters: PdpFilters,
  columns: readonly Column<Shot>[] = SHOT_COLUMNS,
): Table<Shot> {
  const { organizationId } = filters
  return { name: 'shot-list', columns, pages: present() }

  async function* present(): Table<Shot>['pages'] {
    const pages = readPages((after) => readShots(db, filters, { after, limit: PAGE_ROWS }), positionOf)
    for await (const rows of pages) yield rows.map((row) => presentShot(row, organizationId, links))
  }
}

const SHOT_COLUMNS: readonly Column<Shot>[] = [
  { name: 'asset_type', width: 18, value: (row) => row.asset_type },
  { name: 'description', width: 60, value: (row) => row.description },
  { name: 'images', width: 8, value: (row) => row.images },
  { name: 'gain_listing', width: 12, value: (row) => row.gain_listing },
  ...PDP_KEY_COLUMNS,
  { name: 'pdp_score', width: 10, value: (row) => row.pdp_score },
]
