import type { FactorDefinition } from './factors/factor.ts'
import { FACTORS, type FactorName } from './factors/factors.ts'
import type { ImageFacts } from './facts.ts'

/** Factors in `names` then meet their bars. */
type Repaired = { facts: ImageFacts; names: readonly string[] }

/** Applies a recommendation with its side effects. */
export function repair(facts: ImageFacts, name: FactorName): Repaired {
  const { consequences = [], repair: change }: FactorDefinition = FACTORS[name]
  const others = typeof consequences === 'function' ? consequences(facts) : consequences
  return { facts: change?.(facts) ?? facts, names: [name, ...others] }
}
