import type { SchemaChange } from '../schema-change.ts'

const GAINS = ['can_win_today', 'can_win_with_spark', 'can_win_with_shoot'] as const

/** Adds the parts of `can_win` and groups of advice, with indexes as in migration 0006. */
export const gainSplit: SchemaChange = {
  before: [
    `ALTER TABLE pdp_summary ${GAINS.map((name) => `ADD COLUMN IF NOT EXISTS ${name} double precision`).join(', ')},
      ADD COLUMN IF NOT EXISTS advice text`,
    ...GAINS.flatMap((name) => [
      `CREATE INDEX IF NOT EXISTS pdp_summary_${name} ON pdp_summary
        (organization_id, coalesce(${name}, 101), pdp_id)`,
      `CREATE INDEX IF NOT EXISTS pdp_summary_${name}_desc ON pdp_summary
        (organization_id, coalesce(${name}, -1), pdp_id)`,
    ]),
    `CREATE INDEX IF NOT EXISTS pdp_summary_advice ON pdp_summary (organization_id, advice, can_win_today)
      WHERE advice IS NOT NULL`,
  ],
  statements: [],
}
