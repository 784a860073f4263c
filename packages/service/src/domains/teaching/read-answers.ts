import { CLASSIFICATIONS, EMBEDDING_SPACE } from '@endcap/scoring'
import type { Answer, TeachableImage } from '@endcap/teaching'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Without an answer. `pdpId` is null outside of listings. */
export type OpenImage = TeachableImage & {
  id: string
  sha256: string
  pdpId: string | null
  position: number
}

/** The newest ones. */
const MAX_ANSWERS = 1_000
/** The newest ones, with some 2,000 images. */
const LISTINGS = 300
/** The newest ones outside of listings. */
const SINGLE_IMAGES = 1_000

/** Corrections that make a question pointless: the type is known, or the image shows another product. */
const ANSWERS = ['asset_type', 'other_product']

/** Facts of the version in use. */
type Scope = { organizationId: string; factsVersion: string }

type AnswerRow = TeachableImage & {
  sha256: string
  type: string
  id: string | null
  listing: string | null
  source: string | null
}

/** Reads asset types from people, with measurements. */
export async function readAnswers(db: Db, { organizationId, factsVersion }: Scope): Promise<Answer[]> {
  const { rows } = await sql<AnswerRow>`
    SELECT answer.sha256, answer.type, facts->'kind' AS kind, facts->'similarity' AS similarity,
      place.image_id AS id, place.pdp_id AS listing, place.retailer AS source
    FROM (SELECT id, sha256, value #>> '{}' AS type FROM correction
      WHERE organization_id = ${organizationId} AND kind = 'asset_type' AND revoked_at IS NULL
      ORDER BY id DESC LIMIT ${MAX_ANSWERS}) AS answer
    JOIN image_facts ON image_facts.organization_id = ${organizationId} AND image_facts.sha256 = answer.sha256
      AND facts_version = ${factsVersion}
    LEFT JOIN LATERAL (SELECT image.id AS image_id, pdp.id AS pdp_id, pdp.retailer
      FROM image LEFT JOIN pdp_image ON pdp_image.image_id = image.id LEFT JOIN pdp ON pdp.id = pdp_image.pdp_id
      WHERE image.organization_id = ${organizationId} AND image.sha256 = answer.sha256
      ORDER BY image.id LIMIT 1) AS place ON true
    ORDER BY answer.id DESC`.execute(db)
  return rows.flatMap((row): Answer[] => {
    const type = CLASSIFICATIONS.find((each) => each === row.type)
    if (!type || row.similarity.space !== EMBEDDING_SPACE) return []
    const { kind, similarity, sha256 } = row
    return [
      {
        id: row.id ?? sha256,
        kind,
        similarity,
        type,
        // A standalone image counts as a listing.
        listing: row.listing ?? sha256,
        source: row.source ?? 'single images',
      },
    ]
  })
}

/** Reads unanswered images, newest listings first, each content once. */
export async function readOpenImages(db: Db, { organizationId, factsVersion }: Scope): Promise<OpenImage[]> {
  const { rows } = await sql<OpenImage>`
    WITH page AS MATERIALIZED (
      SELECT pdp_id FROM pdp_summary WHERE organization_id = ${organizationId} AND pdp_score IS NOT NULL
      ORDER BY pdp_id DESC LIMIT ${LISTINGS}),
    seen AS (
      SELECT image.sha256, image.id, pdp_id, position
      FROM page JOIN pdp_image USING (pdp_id) JOIN image ON image.id = pdp_image.image_id
      UNION ALL (SELECT sha256, id, NULL, 0 FROM image
        WHERE organization_id = ${organizationId} AND category_id IS NOT NULL AND root_image_id IS NULL
          AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
        ORDER BY id DESC LIMIT ${SINGLE_IMAGES})),
    open AS MATERIALIZED (
      SELECT DISTINCT ON (sha256) sha256, id, pdp_id AS "pdpId", position FROM seen
      WHERE NOT EXISTS (SELECT FROM correction
        WHERE correction.organization_id = ${organizationId} AND correction.sha256 = seen.sha256
          AND kind = ANY(${ANSWERS}) AND revoked_at IS NULL)
      ORDER BY sha256, pdp_id DESC NULLS LAST, position)
    SELECT open.*, facts->'kind' AS kind, facts->'similarity' AS similarity
    FROM open JOIN image_facts ON image_facts.organization_id = ${organizationId}
      AND image_facts.sha256 = open.sha256 AND facts_version = ${factsVersion}
    ORDER BY open."pdpId" DESC NULLS LAST, open.position, open.id`.execute(db)
  return rows.filter(({ similarity }) => similarity.space === EMBEDDING_SPACE)
}
