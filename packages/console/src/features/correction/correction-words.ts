import type { Classification, Correction, CorrectionResult } from '@endcap/client'
import { counted } from '../../words/numbers.ts'
import { typeName } from '../../words/terms.ts'

/** Names of the kinds of corrections. */
export const KINDS: Record<Correction['kind'], string> = {
  asset_type: 'Type',
  text_is_on_pack: 'Text on the pack',
  not_a_repeat: 'Repeats',
  color: 'Colors',
  other_product: 'Another product',
  same_product: 'Own product',
  product_damaged: 'Product damaged',
  category: 'Category',
  disagree: 'Disagreement',
}

/** Returns what a correction says. `labelOf` names factors. */
export function correctionText(
  { kind, value }: Pick<Correction, 'kind' | 'value'>,
  labelOf: (factor: string) => string,
): string {
  switch (kind) {
    case 'asset_type':
      // The service stores one of the asset types.
      return `Shows ${typeName(value as Classification).toLowerCase()}`
    case 'text_is_on_pack':
      return typeof value === 'string' ? `“${value}” is on the pack` : 'All text is on the pack'
    case 'not_a_repeat':
      return value === null ? 'Repeats no image' : 'Differs from another image'
    case 'color':
      return value === 'tinted' ? 'The colors have a tint' : 'The colors are right'
    case 'other_product':
      return 'Shows another product'
    case 'same_product':
      return 'Shows the product'
    case 'product_damaged':
      return 'The product is damaged'
    case 'category':
      return 'Set the category'
    case 'disagree':
    default:
      return typeof value === 'string' && value !== '' ? `Disagrees: ${labelOf(value)}` : 'Disagrees'
  }
}

/** Returns what a correction has changed, for the listing that is shown or for all listings with the image. */
export function resultText(result: Pick<CorrectionResult, 'kind' | 'pdps'>, pdpId: string | null): string {
  if (result.kind === 'disagree') return 'Kept with the image.'
  const { pdps } = result
  const shown = pdps.find((each) => each.pdp_id === pdpId) ?? (pdps.length === 1 ? pdps[0] : undefined)
  if (!shown) return pdps.length === 0 ? 'Corrected.' : `Corrected in ${counted(pdps.length, 'listing')}.`
  const { pdp_score: score, score_change: change } = shown
  if (score === null || change === null) return 'Corrected. The listing is being scored again.'
  if (Math.abs(change) < 0.05) return `Corrected. The listing keeps its ${score.toFixed(1)} points.`
  const difference = `${Math.abs(change).toFixed(1)} ${change > 0 ? 'more' : 'less'}`
  return `Corrected. The listing has ${score.toFixed(1)} points now, ${difference}.`
}
