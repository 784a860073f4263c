import type { Classification } from './asset-types/asset-types.ts'
import { CLASSIFICATIONS } from './asset-types/asset-types.ts'
import type { AssetTypeFacts, CorrectionFacts, ImageFacts, TextFacts } from './facts.ts'
import { normalizeText } from './text/similar-text.ts'
import { liesIn } from './text/size-lozenge.ts'

export type FactCorrection =
  | { kind: 'asset_type'; value: Classification }
  /** A line, or null for all off-pack text and badges. */
  | { kind: 'text_is_on_pack'; value: string | null }
  /** Name of the pair, or null if it repeats none. */
  | { kind: 'not_a_repeat'; value: string | null }
  | { kind: 'color'; value: 'natural' | 'tinted' }
  | { kind: 'other_product' }
  | { kind: 'same_product' }
  /** A model's verdict on the pair of this name. */
  | { kind: 'pair'; value: string; isSame: boolean }

/** By the rule of `color_cast`. */
const OBVIOUS_TINT = 12

/**
 * Replaces measurements without another analysis.
 * @param digest identifies the corrections in model versions
 */
export function applyCorrections(
  facts: ImageFacts,
  corrections: readonly FactCorrection[],
  digest: string,
): ImageFacts {
  if (corrections.length === 0) return facts
  const marked: ImageFacts = { ...facts, corrections: { ...facts.corrections, digest } }
  return corrections.reduce(applyCorrection, marked)
}

function applyCorrection(facts: ImageFacts, correction: FactCorrection): ImageFacts {
  if (correction.kind === 'asset_type')
    return { ...marked(facts, { assetType: correction.value }), kind: certainType(correction.value) }
  if (correction.kind === 'text_is_on_pack') return withTextOnPack(facts, correction.value)
  if (correction.kind === 'color')
    return { ...facts, tone: { ...facts.tone, cast: castAs(correction.value, facts.tone.cast) } }
  if (correction.kind === 'other_product') return marked(facts, { isOwnProduct: false })
  if (correction.kind === 'same_product') return marked(facts, { isOwnProduct: true })
  if (correction.kind === 'pair') {
    const { value: name, isSame } = correction
    return marked(facts, { sameProduct: { ...facts.corrections?.sameProduct, [name]: isSame } })
  }
  const { value: pair } = correction
  if (pair === null) return marked(facts, { isUnique: true })
  return marked(facts, { distinctPairs: [...(facts.corrections?.distinctPairs ?? []), pair] })
}

const marked = (facts: ImageFacts, change: Omit<CorrectionFacts, 'digest'>): ImageFacts => ({
  ...facts,
  corrections: { digest: '', ...facts.corrections, ...change },
})

const certainType = (type: Classification): AssetTypeFacts =>
  Object.fromEntries(CLASSIFICATIONS.map((each) => [each, Number(each === type)])) as AssetTypeFacts

function withTextOnPack(facts: ImageFacts, text: string | null): ImageFacts {
  const wanted = text === null ? null : normalizeText(text)
  const isMeant = (line: TextFacts['lines'][number]) =>
    wanted === null || normalizeText(line.text ?? '') === wanted
  const meant = facts.text.lines.filter(isMeant)
  return {
    ...facts,
    text: {
      ...facts.text,
      lines: facts.text.lines.map((line) =>
        meant.includes(line) ? { ...line, onProduct: 1, onGround: 0, isOnPack: true } : line,
      ),
    },
    badges: wanted === null ? [] : facts.badges.filter((badge) => !meant.some((line) => liesIn(badge, line))),
  }
}

/** The score leaves out an unmeasured cast. */
function castAs(value: 'natural' | 'tinted', measured: number | null): number | null {
  if (value === 'tinted') return Math.max(OBVIOUS_TINT, measured ?? 0)
  return measured === null ? null : 0
}
