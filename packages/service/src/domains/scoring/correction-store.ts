import { createHash } from 'node:crypto'
import type { Correction } from '@endcap/api'
import type { Classification, CustomFactPath, FactCorrection } from '@endcap/scoring'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { CorrectionTable } from '../../platform/db/schema.ts'
import type { ContentCorrections, Sayings } from './correct-facts.ts'
import { readCustomFacts } from './custom-fact-store.ts'
import { factsOf, opinionsOf, readOpinions } from './opinion-store.ts'
import { readTaught } from './taught-store.ts'

type Row = { kind: string; value: unknown; sha256: string; other_sha256: string | null }

/**
 * Reads corrections of contents, what answers have taught, and the organization's own facts.
 *
 * @param read own facts that are read in addition to those of the rubrics in force
 */
export async function readSayings(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
  read: readonly CustomFactPath[] = [],
): Promise<Sayings> {
  const taught = await readTaught(executor, organizationId)
  const corrections = await readContentCorrections(executor, organizationId, contents)
  const custom = await readCustomFacts(executor, organizationId, contents, read)
  return { corrections, taught: taught?.head ?? null, custom }
}

/** Reads corrections that change facts, after the opinions that they overrule. Omits contents without any. */
export async function readContentCorrections(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, ContentCorrections>> {
  const { rows } = await sql<Row>`
    SELECT kind, value, sha256, other_sha256 FROM correction
    WHERE ${inForce(organizationId, contents)}
      AND kind IN ('asset_type', 'text_is_on_pack', 'not_a_repeat', 'color', 'other_product', 'same_product')
    ORDER BY kind, sha256, subject`.execute(executor)
  const opinions = await readOpinions(executor, organizationId, contents)
  return new Map(
    contents.flatMap((content) => {
      const own = rows.filter(isAbout(content))
      const corrections = [...factsOf(opinionsOf(opinions, content, own)), ...own.map(correctionOf)]
      return corrections.length > 0
        ? [[content, { corrections, digest: digestOf(corrections) }] as const]
        : []
    }),
  )
}

const inForce = (organizationId: string, contents: readonly string[]) =>
  sql`organization_id = ${organizationId} AND revoked_at IS NULL
    AND (sha256 = ANY(${contents}) OR other_sha256 = ANY(${contents}))`

/** A correction of a pair belongs to both contents. */
const isAbout =
  (content: string) =>
  ({ sha256, other_sha256: other }: Pick<CorrectionTable, 'sha256' | 'other_sha256'>): boolean =>
    sha256 === content || other === content

/** Values were checked when the correction was stored. */
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
    case 'other_product':
    case 'same_product':
      return { kind }
    default:
      throw new Error(`a correction of kind ${kind} changes no facts`)
  }
}

const digestOf = (corrections: readonly FactCorrection[]): string =>
  createHash('sha256').update(JSON.stringify(corrections)).digest('hex').slice(0, 12)

export type StoredCorrection = Selectable<CorrectionTable>

/** Returns corrections in force, oldest first. */
export async function findCorrectionsInForce(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<StoredCorrection[]> {
  const { rows } = await sql<StoredCorrection>`
    SELECT * FROM correction
    WHERE ${inForce(organizationId, contents)}
    ORDER BY id`.execute(executor)
  return rows
}

/** Presents the corrections of one content. */
export const correctionsOf = (corrections: readonly StoredCorrection[], sha256: string): Correction[] =>
  corrections.filter(isAbout(sha256)).map(presentCorrection)

/** Presents a correction in the form of the API. */
export function presentCorrection(row: StoredCorrection): Correction {
  const { value } = row
  return {
    correction_id: row.id,
    kind: row.kind as Correction['kind'],
    value: typeof value === 'string' || typeof value === 'boolean' ? value : null,
    comment: row.comment,
    image_id: row.image_id,
    pdp_id: row.pdp_id,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revoked_by: row.revoked_by,
  }
}
