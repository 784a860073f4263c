import type { FactorDefinition } from './factors/factor.ts'
import { FACTORS, type FactorName } from './factors/factors.ts'
import type { ImageFacts } from './facts.ts'

/** An image after a change: its facts, and the factors that meet their bars then. */
type Repaired = { facts: ImageFacts; names: readonly string[] }

/** Returns the image after the change that the recommendation for `name` asks for, with all its side effects. */
export function repair(facts: ImageFacts, name: FactorName): Repaired {
  const { consequences = [], repair: change }: FactorDefinition = FACTORS[name]
  const others = typeof consequences === 'function' ? consequences(facts) : consequences
  return { facts: change?.(facts) ?? facts, names: [name, ...others] }
}
