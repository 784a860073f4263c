import type { Arm } from '@endcap/outcomes'

/** Draws numbers that repeat. */
export function createDraws(seed: number) {
  let state = seed
  const uniform = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  /** Rounded normal, or Poisson where few are expected. */
  const count = (trials: number, rate: number): number => {
    const expected = trials * rate
    if (expected > 30) return Math.max(0, Math.round(expected + Math.sqrt(expected * (1 - rate)) * normal()))
    let drawn = 0
    for (let left = uniform(); left > Math.exp(-expected); left *= uniform()) drawn += 1
    return drawn
  }
  const arm = (trials: number, rate: number): Arm => ({ trials, successes: count(trials, rate) })
  return { uniform, normal, arm }
}

export type Draws = ReturnType<typeof createDraws>

/** Makes 300 tests in which one factor matters twice as much as its weight. */
export function plantedStudies(draws: Draws, weights: Readonly<Record<string, number>>, planted: string) {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  return Array.from({ length: 300 }, () => {
    const factors: Record<string, number> = {}
    let [effect, scoreDifference] = [0, 0]
    for (const [name, weight] of Object.entries(weights)) {
      if (draws.uniform() > 0.35) continue
      const difference = Math.max(-100, Math.min(100, 60 * draws.normal()))
      factors[name] = difference
      scoreDifference += (weight / total) * difference
      effect += 0.006 * (weight / total) * difference * (name === planted ? 2 : 1)
    }
    const variance = 0.03 ** 2 * Math.exp(0.5 * draws.normal())
    const value = effect + 0.03 * draws.normal() + Math.sqrt(variance) * draws.normal()
    return { value, variance, group: '', scoreDifference, factors }
  })
}
