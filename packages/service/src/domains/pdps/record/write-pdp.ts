import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PdpTable } from '../../../platform/db/schema.ts'
import { EARLIER_COLUMNS, earlierColumns, leaveOutTriggers } from './earlier-release.ts'
import { summarizeResult } from './summarize-result.ts'

export const WRITTEN = ['id', 'result'] as const

export type WrittenPdp = Pick<Selectable<PdpTable>, (typeof WRITTEN)[number]>
type Write = { executeTakeFirst: () => Promise<WrittenPdp | undefined> }

/** Writes a row (returning `WRITTEN`) and its summary in one transaction. Returns false without a row. */
export async function writePdp(trx: Db, write: Write): Promise<boolean> {
  await leaveOutTriggers(trx)
  const pdp = await write.executeTakeFirst()
  if (pdp) await writeSummaries(trx, [pdp])
  return pdp !== undefined
}

const COMPUTED: Record<string, string> = {
  pdp_score: 'double precision',
  hero_score: 'double precision',
  carousel_score: 'double precision',
  can_win: 'double precision',
  can_win_today: 'double precision',
  can_win_with_spark: 'double precision',
  can_win_with_shoot: 'double precision',
  advice: 'text',
  missing: 'text[]',
  penalties: 'text[]',
  rules_failed: 'text[]',
  recommended_images: 'int',
  first_action: 'json',
  image_gain: 'double precision',
  scored_by: 'text',
  lost: 'jsonb',
  loses_most_by: 'text',
  read_brand: 'text',
  ...Object.fromEntries(EARLIER_COLUMNS.map((name) => [name, 'smallint'])),
} satisfies Record<keyof ReturnType<typeof summarizeResult>, string>

/** Copied from the row. Names are cut, because an index entry holds at most 2.7 KB. */
const COPIED: Record<string, string> = {
  pdp_id: 'pdp.id',
  organization_id: 'organization_id',
  status: 'status',
  retailer: 'retailer',
  category_id: 'category_id',
  updated_at: 'updated_at',
  tags: 'tags',
  family_id: 'family_id',
  name: "left(lower(coalesce(name, '')), 200)",
  search: "lower(concat_ws(' ', name, external_id))",
  brand: 'coalesce(brand, read_brand)',
  changed_by: "(changed_by->>'kind') || ' ' || (changed_by->>'id')",
}

const names = Object.keys({ ...COPIED, ...COMPUTED })
const INSERT = sql.raw(`INSERT INTO pdp_summary (${names.join(', ')})
  SELECT ${[...Object.values(COPIED), ...Object.keys(COMPUTED)].join(', ')}`)
const DEFINITIONS = sql.raw(
  Object.entries({ pdp_id: 'uuid', ...COMPUTED })
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)
const UPDATE = sql.raw(`UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`)

/** Writes the summaries of stored PDPs. */
export async function writeSummaries(trx: Db, pdps: readonly WrittenPdp[]): Promise<void> {
  const summaries = pdps.map(({ id, result }) => {
    const summary = summarizeResult(result)
    return { pdp_id: id, ...summary, ...earlierColumns(summary.lost) }
  })
  await sql`${INSERT}
    FROM json_to_recordset(${JSON.stringify(summaries)}::json) AS computed (${DEFINITIONS})
    JOIN pdp ON pdp.id = computed.pdp_id
    ON CONFLICT (pdp_id) DO ${UPDATE}`.execute(trx)
}
