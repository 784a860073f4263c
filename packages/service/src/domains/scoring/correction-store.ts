import { createHash } from 'node:crypto'
import type { Classification, FactCorrection } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** The corrections of a content that change its facts. `digest` identifies them in model versions. */
export type ContentCorrections = { corrections: FactCorrection[]; digest: string }

type Row = { kind: string; value: unknown; sha256: string; other_sha256: string | null }

/** Reads the corrections in force that change the facts of contents. Contents without any are left out. */
export async function readContentCorrections(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, ContentCorrections>> {
  const { rows } = await sql<Row>`
    SELECT kind, value, sha256, other_sha256 FROM correction
    WHERE organization_id = ${organizationId} AND revoked_at IS NULL
      AND (sha256 = ANY(${contents}) OR other_sha256 = ANY(${contents}))
      AND kind IN ('asset_type', 'text_is_on_pack', 'not_a_repeat', 'color')
    ORDER BY kind, sha256, subject`.execute(executor)
  return new Map(
    contents.flatMap((content) => {
      const corrections = rows
        .filter((row) => row.sha256 === content || row.other_sha256 === content)
        .map(correctionOf)
      return corrections.length > 0
        ? [[content, { corrections, digest: digestOf(corrections) }] as const]
        : []
    }),
  )
}

/** Returns a correction as the scoring engine takes it. Values were checked when the correction was stored. */
function correctionOf({ kind, value, sha256, other_sha256: other }: Row): FactCorrection {
  switch (kind) {
    case 'asset_type':
      return { kind, value: value as Classification }
    case 'text_is_on_pack':
      return { kind, value: typeof value === 'string' ? value : null }
    case 'not_a_repeat':
      return { kind, value: other === null ? null : `${sha256} ${other}` }
    case 'color':
      return { kind, value: value === 'tinted' ? 'tinted' : 'natural' }
    default:
      throw new Error(`a correction of kind ${kind} changes no facts`)
  }
}

const digestOf = (corrections: readonly FactCorrection[]): string =>
  createHash('sha256').update(JSON.stringify(corrections)).digest('hex').slice(0, 12)
