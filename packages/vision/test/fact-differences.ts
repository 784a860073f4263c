import type { ImageFacts } from '@endcap/scoring'

/** Lists whose length depends on thresholds, and packed bytes. Scores show what they change. */
const NOT_COMPARED = /^(?:product\.outlines|text\.lines|attention|similarity)/

/** A difference is relative to numbers above 1. It is infinite if only one of the two has the fact. */
export type Difference = { fact: string; difference: number }

/** Returns the fact that differs most. */
export function largestDifference(facts: ImageFacts, others: ImageFacts): Difference {
  const [one, other] = [numbersOf(facts), numbersOf(others)]
  let largest: Difference = { fact: 'none', difference: 0 }
  for (const fact of new Set([...one.keys(), ...other.keys()])) {
    const [a = Infinity, b = Infinity] = [one.get(fact), other.get(fact)]
    const difference = a === b ? 0 : Math.abs(a - b) / Math.max(1, Math.min(Math.abs(a), Math.abs(b)))
    if (difference > largest.difference) largest = { fact, difference }
  }
  return largest
}

function numbersOf(facts: ImageFacts): Map<string, number> {
  const numbers = new Map<string, number>()
  const visit = (value: unknown, path: string): void => {
    if (NOT_COMPARED.test(path)) return
    if (typeof value === 'number') numbers.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`)
  }
  visit(facts, '')
  return numbers
}
