import type { Classification, FactCorrection } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { OpinionQuestion } from '../../platform/db/schema.ts'

/** A valid answer, the newest to its question. */
export type StoredOpinion = {
  question: OpinionQuestion
  sha256: string
  otherSha256: string
  label: string
  model: string
  askedAt: Date
}

const about = (organizationId: string, contents: readonly string[]): RawBuilder<boolean> => sql`
  organization_id = ${organizationId} AND (sha256 = ANY(${contents})
    OR (other_sha256 <> '' AND other_sha256 = ANY(${contents})))`

/** Reads the valid opinions of contents. */
export async function readOpinions(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<StoredOpinion[]> {
  const { rows } = await sql<StoredOpinion>`
    SELECT DISTINCT ON (sha256, question, other_sha256, subject) question, sha256,
      other_sha256 AS "otherSha256", label, model, asked_at AS "askedAt"
    FROM opinion WHERE ${about(organizationId, contents)} AND status = 'valid'
    ORDER BY sha256, question, other_sha256, subject, asked_at DESC`.execute(executor)
  return rows
}

/** A pair belongs to both of its contents. */
const isAbout = ({ sha256, otherSha256: other }: StoredOpinion, content: string): boolean =>
  sha256 === content || other === content

/**
 * Returns the opinions of a content without an asset type that a person has corrected. A person's word on its
 * product outranks a pair's (`ownProductProbabilities`).
 */
export function opinionsOf(
  opinions: readonly StoredOpinion[],
  content: string,
  corrections: readonly { kind: string }[],
): StoredOpinion[] {
  const isTyped = corrections.some(({ kind }) => kind === 'asset_type')
  return opinions.filter(
    (opinion) => isAbout(opinion, content) && !(opinion.question === 'asset_type' && isTyped),
  )
}

/** Returns the changes of facts. The category of a listing is none. */
export const factsOf = (opinions: readonly StoredOpinion[]): FactCorrection[] =>
  opinions.flatMap(({ question, sha256, otherSha256: other, label }): FactCorrection[] => {
    // Labels were validated when they were stored.
    if (question === 'asset_type') return [{ kind: 'asset_type', value: label as Classification }]
    if (question === 'category') return []
    return [{ kind: 'pair', value: `${sha256} ${other}`, isSame: label === SAME_PRODUCT }]
  })

export const SAME_PRODUCT = 'same product'

/** Deletes the opinions of contents that are deleted. */
export async function removeOpinions(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<void> {
  await sql`DELETE FROM opinion WHERE ${about(organizationId, contents)}`.execute(trx)
}
