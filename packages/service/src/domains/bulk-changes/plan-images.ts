import { adviceOf, type ImageReference, isApproved, oneDecimal, planFor } from '@endcap/scoring'
import { DomainError } from '../../platform/errors/domain-error.ts'
import {
  type AnalyzedPdp,
  composeAnalyzed,
  type FindAnalyzedPdp,
  findBest,
} from '../pdps/answers/explain-pdp.ts'
import type { BulkChange, Plan } from './bulk-change.ts'

type Wanted = Pick<BulkChange, 'advice' | 'organization_id' | 'change'>
type Found = { references: readonly ImageReference[]; score: number; name: string }

/** Creates the planning of another set of a listing's own images. */
export function createPlanImages(findAnalyzedPdp: FindAnalyzedPdp) {
  return async function planImages(wanted: Wanted, pdpId: string): Promise<Plan> {
    try {
      const analyzed = await findAnalyzedPdp(wanted.organization_id, pdpId)
      return await planOf(analyzed, wanted)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { status: 'skipped', reason: error.code === 'PDP_NOT_FOUND' ? 'deleted' : 'not_scored' }
    }
  }
}

export type PlanImages = ReturnType<typeof createPlanImages>

async function planOf(analyzed: AnalyzedPdp, { change, advice }: Wanted): Promise<Plan> {
  const { composition, scorer } = composeAnalyzed(analyzed)
  const score = scorer.score(composition)
  const found = change.images === 'best_accepted' ? await best() : firstStep()
  if (typeof found === 'string') return { status: 'skipped', reason: found }
  const imageIds = analyzed.images.map(({ image }) => image.imageId)
  const ids = idsOf(found.references)
  if (!ids) return { status: 'skipped', reason: 'needs_new_image' }
  if (ids.join() === imageIds.join()) return { status: 'unchanged' }
  return {
    status: 'planned',
    before: { set: { imageIds, isComposed: analyzed.pdp.is_composed } },
    after: { set: { imageIds: ids, isComposed: true } },
    scores: { before: score, after: found.score },
    signature: signatureOf(found.name, imageIds, ids),
  }

  async function best(): Promise<Found | 'no_accepted_set'> {
    const { composition: images, acceptance, pdp_score } = await findBest(analyzed, composition, scorer)
    if (!isApproved(acceptance)) return 'no_accepted_set'
    return { references: [images.hero, ...images.carousel], score: pdp_score, name: 'best' }
  }

  function firstStep(): Found | 'no_advice' {
    const plan = planFor(composition, scorer)
    const [step] = plan
    const name = adviceOf(plan, composition, scorer)
    if (!step || name === null || (advice !== null && name !== advice)) return 'no_advice'
    const { hero, carousel } = step.change
    return { references: [hero, ...carousel], score: oneDecimal(score + step.gain_listing), name }
  }
}

/** Returns null if an image is not stored as it should be. */
function idsOf(references: readonly ImageReference[]): string[] | null {
  const ids = references.flatMap((reference) =>
    'image_id' in reference && !reference.fixed?.length ? [reference.image_id] : [],
  )
  return ids.length === references.length ? ids : null
}

/** Pairs with the same signature look alike. */
export function signatureOf(name: string, before: readonly string[], after: readonly string[]): string {
  const place = after[0] === undefined ? -1 : before.indexOf(after[0])
  const added = after.filter((id) => !before.includes(id)).length
  return `${name}, main from ${place}, ${before.length + added - after.length} left out`
}
