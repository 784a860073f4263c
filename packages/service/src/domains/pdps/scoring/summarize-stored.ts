import { scoreImage } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { roleAt } from '../../scoring/start-run.ts'
import type { ListingSummary } from '../record/listing-result.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { type ScoredImage, summarizeListing } from './present-listing.ts'

type Deps = {
  pdps: Pick<PdpStore, 'images'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
}

export type EarlierPdp = Pick<Pdp, 'id' | 'organization_id' | 'category_id' | 'retailer' | 'name'>

/**
 * Summarizes by the newest facts of any release. Returns null if an image has none. The caller loads the
 * category vocabulary.
 */
export function createSummarizeStored({ pdps, analyses, rubrics }: Deps) {
  return async function summarizeStored(trx: Db, pdp: EarlierPdp): Promise<ListingSummary | null> {
    const { organization_id: organizationId } = pdp
    const rubric = (await rubrics.of(organizationId, trx))(pdp.category_id)
    const images = await pdps.images(trx, pdp.id)
    const contents = images.map(({ sha256 }) => sha256)
    const known = await analyses.findNewestFacts(organizationId, contents, trx)
    const analyzed = images.flatMap((image): ScoredImage[] => {
      const facts = known.get(image.sha256)
      return facts ? [{ image, facts, score: scoreImage(facts, roleAt(image.position), rubric) }] : []
    })
    const [hero, ...carousel] = analyzed
    if (!hero || analyzed.length < images.length) return null
    return summarizeListing({ pdp, hero, carousel, rubric })
  }
}

export type SummarizeStored = ReturnType<typeof createSummarizeStored>
