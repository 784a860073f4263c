import type { Estimate } from './estimate.ts'

/** The estimate of one test, and its group, such as a category. */
export type Study = Estimate & { group: string }

/** How true effects differ. Variances of logarithms. */
export type RandomEffects = { mean: Estimate; betweenGroups: number; withinGroups: number }

const MAX_STEPS = 1000
const PRECISION = 1e-12

/**
 * Fits effects that differ between groups and within them by restricted maximum likelihood (Patterson & Thompson
 * 1971), with Fisher scoring. Needs two studies.
 */
export function fitRandomEffects(studies: readonly Study[]): RandomEffects {
  const groups = [...Map.groupBy(studies, ({ group }) => group).values()]
  let spread: Spread = { betweenGroups: 0, withinGroups: momentsOf(studies) }
  // One group, or one study in each, cannot tell the two spreads apart.
  const isNested = groups.length > 1 && groups.length < studies.length
  if (isNested) spread = { ...spread, betweenGroups: spread.withinGroups / 2 }
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = scoringStep(groups, spread, isNested)
    const moved =
      Math.abs(next.betweenGroups - spread.betweenGroups) + Math.abs(next.withinGroups - spread.withinGroups)
    spread = next
    if (moved < PRECISION * (spread.betweenGroups + spread.withinGroups)) break
  }
  return { mean: meanOf(groups, spread), ...spread }
}

/**
 * Returns what to expect of each study: its estimate, drawn toward its group and the mean of all by as much as
 * chance explains (best linear unbiased prediction, Robinson 1991). Winners chosen by this are not overstated.
 */
export function shrink(studies: readonly Study[], { mean, ...spread }: RandomEffects): Estimate[] {
  const { betweenGroups, withinGroups } = spread
  const groups = Map.groupBy(studies, ({ group }) => group)
  const sums = new Map([...groups].map(([group, own]) => [group, sumsOf(own, spread, mean.value)]))
  return studies.map(({ value, variance, group }) => {
    const { one, lift, residual, share } = sums.get(group) ?? NONE
    const weight = 1 / (variance + withinGroups)
    const own = weight * (value - mean.value - betweenGroups * residual * lift)
    // The data explain a part of the variance. The mean is uncertain too.
    const explained =
      betweenGroups ** 2 * one * lift +
      2 * betweenGroups * withinGroups * weight * lift +
      withinGroups ** 2 * (weight - share * weight ** 2)
    const fromMean = 1 - betweenGroups * one * lift - withinGroups * weight * lift
    return {
      value: mean.value + betweenGroups * residual * lift + withinGroups * own,
      variance: betweenGroups + withinGroups - explained + fromMean ** 2 * mean.variance,
    }
  })
}

/** Spreads that a few studies leave open are averaged. More fix them. */
const MANY_STUDIES = 200
const STEPS = 20
/** Standard deviation of effects before any test: half of all pictures change less than 10%. */
const PRIOR_SPREAD = 0.15

/**
 * Shrinks by all spreads that the studies allow, as likely as they are: by the best one alone, a few studies would
 * seem to tell more than they do.
 */
export function predictEffects(studies: readonly Study[]): Estimate[] {
  const fit = fitRandomEffects(studies)
  if (studies.length > MANY_STUDIES) return shrink(studies, fit)
  const groups = [...Map.groupBy(studies, ({ group }) => group).values()]
  const largest = Math.max(3 * Math.sqrt(fit.withinGroups + fit.betweenGroups), 2 * PRIOR_SPREAD)
  const steps = Array.from({ length: STEPS }, (_, step) => (largest * step) / STEPS)
  const spreads = steps.flatMap((within) =>
    (groups.length > 1 ? steps : [0]).map((between) => ({
      withinGroups: within ** 2,
      betweenGroups: between ** 2,
    })),
  )
  const likelihoods = spreads.map((spread) => logLikelihood(groups, spread) + logPrior(spread))
  const most = Math.max(...likelihoods)
  const sums = studies.map(() => ({ weight: 0, value: 0, square: 0 }))
  for (const [at, spread] of spreads.entries()) {
    const weight = Math.exp((likelihoods[at] ?? 0) - most)
    if (weight < 1e-4) continue
    for (const [study, each] of shrink(studies, { mean: meanOf(groups, spread), ...spread }).entries()) {
      const total = sums[study]
      if (!total) continue
      total.weight += weight
      total.value += weight * each.value
      total.square += weight * (each.variance + each.value ** 2)
    }
  }
  return sums.map(({ weight, value, square }) => ({
    value: value / weight,
    variance: square / weight - (value / weight) ** 2,
  }))
}

const logPrior = ({ betweenGroups, withinGroups }: Spread): number =>
  -(betweenGroups + withinGroups) / (2 * PRIOR_SPREAD ** 2)

/** Restricted log likelihood, up to a constant. */
function logLikelihood(groups: readonly (readonly Study[])[], spread: Spread): number {
  const mean = meanOf(groups, spread)
  const all = groups.map((own) => {
    const { residual, lift, share } = sumsOf(own, spread, mean.value)
    return (
      sum(own, ({ value, variance }) => {
        const total = variance + spread.withinGroups
        return Math.log(total) + (value - mean.value) ** 2 / total
      }) -
      Math.log(lift) -
      share * residual ** 2
    )
  })
  return -(sum(all, (each) => each) - Math.log(mean.variance)) / 2
}

type Spread = Pick<RandomEffects, 'betweenGroups' | 'withinGroups'>

/** Sums of a group's weights w = 1 / (v + within), by which its covariance is inverted (Woodbury). */
type Sums = { one: number; two: number; three: number; residual: number; lift: number; share: number }
const NONE: Sums = { one: 0, two: 0, three: 0, residual: 0, lift: 1, share: 0 }

function sumsOf(own: readonly Study[], { betweenGroups, withinGroups }: Spread, mean: number): Sums {
  const sums = { one: 0, two: 0, three: 0, residual: 0 }
  for (const { value, variance } of own) {
    const weight = 1 / (variance + withinGroups)
    sums.one += weight
    sums.two += weight ** 2
    sums.three += weight ** 3
    sums.residual += weight * (value - mean)
  }
  const lift = 1 / (1 + betweenGroups * sums.one)
  return { ...sums, lift, share: betweenGroups * lift }
}

function meanOf(groups: readonly (readonly Study[])[], spread: Spread): Estimate {
  const sums = groups.map((own) => sumsOf(own, spread, 0))
  const information = sum(sums, ({ one, lift }) => one * lift)
  return {
    value: sum(sums, ({ residual, lift }) => residual * lift) / information,
    variance: 1 / information,
  }
}

/** Moves both variances along the gradient of the restricted likelihood, scaled by Fisher's information. */
function scoringStep(groups: readonly (readonly Study[])[], spread: Spread, isNested: boolean): Spread {
  const mean = meanOf(groups, spread)
  const sums = groups.map((own) => sumsOf(own, spread, mean.value))
  const [within, between] = gradient(groups, sums, spread, mean)
  const inWithin = sum(sums, ({ two, three, share }) => two - 2 * share * three + share ** 2 * two ** 2)
  const inBetween = sum(sums, ({ one, lift }) => (one * lift) ** 2)
  const inBoth = sum(sums, ({ two, lift }) => lift ** 2 * two)
  const from = spread.betweenGroups
  // A spread of zero that the likelihood would lower stays.
  if (!isNested || (from === 0 && between <= 0))
    return { betweenGroups: from, withinGroups: Math.max(0, spread.withinGroups + (2 * within) / inWithin) }
  if (spread.withinGroups === 0 && within <= 0)
    return { betweenGroups: Math.max(0, from + (2 * between) / inBetween), withinGroups: 0 }
  const determinant = inWithin * inBetween - inBoth ** 2
  return {
    betweenGroups: Math.max(0, from + (2 * (inWithin * between - inBoth * within)) / determinant),
    withinGroups: Math.max(
      0,
      spread.withinGroups + (2 * (inBetween * within - inBoth * between)) / determinant,
    ),
  }
}

/** Derivatives of the restricted likelihood by the two variances. */
function gradient(
  groups: readonly (readonly Study[])[],
  sums: readonly Sums[],
  { betweenGroups, withinGroups }: Spread,
  mean: Estimate,
): [within: number, between: number] {
  let squares = 0
  for (const [at, own] of groups.entries()) {
    const { residual, lift } = sums[at] ?? NONE
    for (const { value, variance } of own)
      squares += ((value - mean.value - betweenGroups * residual * lift) / (variance + withinGroups)) ** 2
  }
  const traceWithin =
    sum(sums, ({ one, two, share }) => one - share * two) -
    mean.variance * sum(sums, ({ two, lift }) => lift ** 2 * two)
  const traceBetween =
    sum(sums, ({ one, lift }) => one * lift) - mean.variance * sum(sums, ({ one, lift }) => (one * lift) ** 2)
  return [
    (squares - traceWithin) / 2,
    (sum(sums, ({ residual, lift }) => (residual * lift) ** 2) - traceBetween) / 2,
  ]
}

/** DerSimonian & Laird (1986), roughly: where the search begins. */
function momentsOf(studies: readonly Study[]): number {
  const average = sum(studies, ({ value }) => value) / studies.length
  const spread = sum(studies, ({ value, variance }) => (value - average) ** 2 - variance)
  return Math.max(1e-4, spread / Math.max(1, studies.length - 1))
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0)
