// Checks that the score falls with every step of a strict degradation, and that no ruined image is certified.
import { drawLevel, scoreChains } from './chains.ts'
import { FAMILIES, type FamilyName } from './drawing/families.ts'
import { type Failure, type Figure, type Part, percent } from './part.ts'

/** Points above the better image that count as inverted: half of the printed decimal. */
const TOLERANCE = 0.05
const CERTIFIED = 80

/** Prints inverted neighbors, and images certified at the strongest level, by family and overall. */
export const inversions: Part = async (context) => {
  const chains = await scoreChains(context)
  const failures: Failure[] = []
  const byFamily = new Map<
    FamilyName,
    { steps: number; inverted: number; certified: number; roots: number }
  >()
  for (const chain of chains) {
    const total = byFamily.get(chain.family) ?? { steps: 0, inverted: 0, certified: 0, roots: 0 }
    byFamily.set(chain.family, total)
    total.roots += 1
    let before = chain.original.raw_score
    chain.levels.forEach(({ raw_score: now }, level) => {
      total.steps += 1
      if (now > before + TOLERANCE) {
        total.inverted += 1
        const reason = `${chain.family} ${level + 1}: ${before.toFixed(1)} to ${now.toFixed(1)}`
        failures.push({ name: chain.root.name, reason, draw: () => drawLevel(chain, level) })
      }
      before = now
    })
    if ((chain.levels.at(-1)?.service_score ?? 0) < CERTIFIED) continue
    total.certified += 1
    const reason = `${chain.family} 5: certified with ${before.toFixed(1)}`
    failures.push({ name: chain.root.name, reason, draw: () => drawLevel(chain, chain.levels.length - 1) })
  }
  const sum = (pick: 'steps' | 'inverted' | 'certified' | 'roots') =>
    [...byFamily.values()].reduce((all, total) => all + total[pick], 0)
  const overall: Figure[] = [
    {
      name: 'inverted steps %',
      value: percent(sum('inverted'), sum('steps')),
      n: sum('steps'),
      wanted: { atMost: 1 },
    },
    {
      name: 'certified at level 5 %',
      value: percent(sum('certified'), sum('roots')),
      n: sum('roots'),
      wanted: { atMost: 5 },
    },
  ]
  const families = (Object.keys(FAMILIES) as FamilyName[]).flatMap((family): Figure[] => {
    const total = byFamily.get(family)
    if (!total) return []
    return [
      { name: `${family}: inverted steps`, value: total.inverted, n: total.steps },
      { name: `${family}: certified at level 5`, value: total.certified, n: total.roots },
    ]
  })
  return { figures: [...overall, ...families], failures }
}
