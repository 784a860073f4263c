import type {
  Classification,
  Correction,
  CorrectionResult,
  ListingExplanation,
  Opinion,
} from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { inSentence } from '../../words/in-sentence.ts'
import { counted, decimal } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { factorName, placeName, typeName } from '../../words/terms.ts'

export const KINDS: Record<Correction['kind'], MessageId> = {
  asset_type: 'console.common.type',
  text_is_on_pack: 'console.correction.kind_text_on_pack',
  not_a_repeat: 'console.correction.kind_repeats',
  color: 'console.correction.kind_colors',
  other_product: 'console.correction.kind_another_product',
  same_product: 'console.correction.kind_own_product',
  product_damaged: 'console.correction.kind_product_damaged',
  category: 'console.correction.kind_category',
  disagree: 'console.correction.kind_disagreement',
}

/** Describes a correction. */
export function correctionText({ kind, value }: Pick<Correction, 'kind' | 'value'>): string {
  switch (kind) {
    case 'asset_type':
      // The service stores only asset types here.
      return say('console.correction.shows_type', { type: inSentence(typeName(value as Classification)) })
    case 'text_is_on_pack':
      return typeof value === 'string'
        ? say('console.correction.line_on_pack', { line: value })
        : say('console.correction.all_text_on_pack')
    case 'not_a_repeat':
      return value === null ? say('console.correction.repeats_none') : say('console.correction.differs')
    case 'color':
      return value === 'tinted'
        ? say('console.correction.colors_tinted')
        : say('console.correction.colors_right')
    case 'other_product':
      return say('console.correction.shows_another_product')
    case 'same_product':
      return say('console.correction.shows_product')
    case 'product_damaged':
      return say('console.correction.product_damaged')
    case 'category':
      return say('console.correction.set_category')
    case 'disagree':
    default:
      return typeof value === 'string' && value !== ''
        ? say('console.correction.disagrees_with', { factor: factorName(value) })
        : say('console.correction.disagrees')
  }
}

/** Describes a model's opinion like the correction that has the same effect. */
export function opinionText({ question, label }: Pick<Opinion, 'question' | 'label'>): string {
  if (question === 'asset_type') return correctionText({ kind: 'asset_type', value: label })
  const kind = label === 'same product' ? 'same_product' : 'other_product'
  return correctionText({ kind, value: true })
}

/** Describes a correction's effect on the shown listing, or on all listings with the image. */
export function resultText(result: Pick<CorrectionResult, 'kind' | 'pdps'>, pdpId: string | null): string {
  if (result.kind === 'disagree') return say('console.correction.kept')
  const { pdps } = result
  const shown = pdps.find((each) => each.pdp_id === pdpId) ?? (pdps.length === 1 ? pdps[0] : undefined)
  if (!shown) return counted(pdps.length, 'console.correction.corrected_in')
  const { pdp_score: score, score_change: change } = shown
  if (score === null || change === null) return say('console.correction.scored_again')
  const points = decimal(score)
  if (Math.abs(change) < 0.05) return say('console.correction.keeps_points', { points })
  return say(change > 0 ? 'console.correction.has_more' : 'console.correction.has_less', {
    points,
    change: decimal(Math.abs(change)),
  })
}

type Explained = Pick<ListingExplanation, 'breakdown' | 'images'>

/** Names what grew most in the breakdown. */
export function whyLower(kind: Correction['kind'], before: Explained, after: Explained): string {
  const lostBefore = ({ step, position }: Explained['breakdown'][number]) =>
    before.breakdown.find((each) => each.step === step && each.position === position)?.points ?? 0
  const [worst] = after.breakdown
    .map((step) => ({ step, more: step.points - lostBefore(step) }))
    .toSorted((a, b) => b.more - a.more)
  if (!worst || worst.more < 0.05) return ''
  const { position, title } = worst.step
  if (position === null) return title
  const scoreIn = ({ images }: Explained) => images.find((each) => each.position === position)?.service_score
  const [was, is] = [scoreIn(before), scoreIn(after)]
  if (typeof was !== 'number' || typeof is !== 'number') return title
  const values = { place: placeName(position), was: decimal(was), is: decimal(is) }
  if (is >= was) return say('console.correction.weighs_more', values)
  return kind === 'asset_type'
    ? say('console.correction.scores_less_as_type', values)
    : say('console.correction.scores_less', values)
}
