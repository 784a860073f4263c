import type { AcceptanceRule } from '@endcap/catalog/retailer-rules'
import { findMeasure, type ImageFacts, type JudgedMeasure, type Outcome } from '@endcap/scoring'

export type Demand = Pick<AcceptanceRule, 'operator' | 'value'>

/** Judges a main image by one rule. Returns undefined if the rule does not concern the image. */
export function outcomeOf(measure: JudgedMeasure, demand: Demand, facts: ImageFacts): Outcome | undefined {
  const rule: AcceptanceRule = {
    id: measure,
    images: 'main',
    measure,
    severity: 'hard',
    sources: [],
    ...demand,
  }
  const found = findMeasure(measure)
  return found?.of === 'image' ? found.check({ facts, role: 'hero' }, rule)?.outcome : undefined
}
