import { CLASSIFICATIONS, type Classification, typesWhere } from './asset-types/asset-types.ts'
import type { AssetTypeFacts, ImageFacts, ImageRole } from './facts.ts'

/**
 * Certainty of a known type: 84% are right on unseen sources over folds, 74% of 84 on held-out ones. Nothing may
 * rest on less, but groups of types can use `probabilityOf`.
 */
export const SURE = 0.7

const HERO_TYPES = typesWhere((type) => !type.isNeverHero)

/** Skips types that the role excludes. */
export function classify(facts: TypeFacts, role: ImageRole): Classification {
  return facts.corrections?.assetType ?? mostLikely(facts.kind, typesOf(facts, role))
}

/** A correction excludes no type. */
type TypeFacts = Pick<ImageFacts, 'kind' | 'corrections'>

/** Skips types that the role excludes. 0–1. */
export function probabilityOf(facts: TypeFacts, role: ImageRole, types: readonly Classification[]): number {
  const { kind } = facts
  const possible = typesOf(facts, role)
  const total = sumOf(kind, possible)
  if (total <= 0) return 0
  return (
    sumOf(
      kind,
      possible.filter((type) => types.includes(type)),
    ) / total
  )
}

/** Returns the probability of the result of `classify`, 0–1. */
export function certainty(facts: TypeFacts, role: ImageRole): number {
  return probabilityOf(facts, role, [classify(facts, role)])
}

/** Returns 0 for types unknown to the model. */
export const measuredAs = (kind: AssetTypeFacts, type: Classification): number => kind[type] ?? 0

/** Returns the first in a tie. */
export function mostLikely(
  kind: AssetTypeFacts,
  types: readonly Classification[] = CLASSIFICATIONS,
): Classification {
  let best: Classification = 'Other'
  let highest = -Infinity
  for (const type of types) {
    const probability = measuredAs(kind, type)
    if (probability <= highest) continue
    best = type
    highest = probability
  }
  return best
}

function typesOf({ corrections }: TypeFacts, role: ImageRole): readonly Classification[] {
  return role === 'hero' && !corrections?.assetType ? HERO_TYPES : CLASSIFICATIONS
}

const sumOf = (kind: AssetTypeFacts, types: readonly Classification[]): number =>
  types.reduce((sum, type) => sum + measuredAs(kind, type), 0)
