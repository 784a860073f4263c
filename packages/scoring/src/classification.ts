import { CLASSIFICATIONS, type Classification, typesWhere } from './asset-types/asset-types.ts'
import type { AssetTypeFacts, ImageFacts, ImageRole } from './facts.ts'

/**
 * Certainty of a known type: 84% are right on unseen sources over folds, 74% of 84 on held-out ones. Nothing may
 * rest on less, but groups of types can use `probabilityOf`.
 */
export const SURE = 0.7

const HERO_TYPES = typesWhere((type) => !type.isNeverHero)

/** Returns the most likely asset type that an image in this role can have. */
export function classify(facts: TypeFacts, role: ImageRole): Classification {
  return facts.corrections?.assetType ?? mostLikely(facts.kind, typesOf(facts, role))
}

/** Facts that decide the asset type. A person's correction excludes no type in any role. */
type TypeFacts = Pick<ImageFacts, 'kind' | 'corrections'>

/**
 * Returns the probability that an image in this role has one of `types`, 0–1. Types that the role excludes
 * do not count.
 */
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

/** Returns the probability of the asset type that `classify` returns, 0–1. */
export function certainty(facts: TypeFacts, role: ImageRole): number {
  return probabilityOf(facts, role, [classify(facts, role)])
}

/** Returns the measured probability of an asset type: 0 if the model that measured it did not have the type yet. */
export const measuredAs = (kind: AssetTypeFacts, type: Classification): number => kind[type] ?? 0

/** Returns the most likely of some asset types, the first one in a tie. */
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
