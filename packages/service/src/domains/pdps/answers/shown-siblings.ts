import { shownSiblings } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PdpLimit } from '../../auth/access-tokens.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import type { AnalyzedPdp } from './explain-pdp.ts'

/** Facts are large. */
const MAX_SIBLINGS = 20

export type Sibling = { pdp_id: string; name: string }

type Deps = { db: Db; analyses: Pick<AnalysisStore, 'findNewestFacts'> }

/** Names for each image the listing of the family that it shows, within the limit of the caller, or null. */
export async function findShownSiblings(
  { db, analyses }: Deps,
  { pdp, images, rubric }: Pick<AnalyzedPdp, 'pdp' | 'images' | 'rubric'>,
  limit: PdpLimit | null,
): Promise<(Sibling | null)[]> {
  const { id, organization_id: organizationId, family_id: familyId } = pdp
  if (familyId === null) return images.map(() => null)
  const { retailer, tag } = limit ?? { retailer: null, tag: null }
  const { rows: siblings } = await sql<Sibling & { contents: string[] }>`
    SELECT pdp.id AS pdp_id, coalesce(pdp.variant, pdp.name, pdp.external_id) AS name,
      ARRAY(SELECT sha256 FROM pdp_image JOIN image ON image.id = image_id
        WHERE pdp_image.pdp_id = pdp.id ORDER BY position) AS contents
    FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
    WHERE summary.organization_id = ${organizationId} AND summary.family_id = ${familyId} AND pdp.id <> ${id}
      AND (${retailer}::text IS NULL OR summary.retailer = ${retailer})
      AND (${tag}::text IS NULL OR summary.tags @> ARRAY[${tag}]::text[])
    ORDER BY summary.pdp_id LIMIT ${MAX_SIBLINGS}`.execute(db)
  const facts = await analyses.findNewestFacts(organizationId, [
    ...new Set(siblings.flatMap(({ contents }) => contents)),
  ])
  const shown = shownSiblings(
    images.map((image) => image.facts),
    siblings.map(({ contents }) => contents.map((sha256) => facts.get(sha256) ?? null)),
    rubric.listing,
  )
  return shown.map((index) => {
    const sibling = index === null ? undefined : siblings[index]
    return sibling ? { pdp_id: sibling.pdp_id, name: sibling.name } : null
  })
}
