import { CLASSIFICATIONS, type Classification, mean, SURE } from '@endcap/scoring'

/** An image with its label, the type that Endcap gives it, and the probability of that type. */
export type TypeVerdict = { label: Classification; guess: Classification; certain: number }

/** Returns number, precision, recall and F1 of each asset type that the labels have. */
export function f1ByType(
  verdicts: readonly Pick<TypeVerdict, 'label' | 'guess'>[],
): { type: Classification; count: number; f1: number }[] {
  return CLASSIFICATIONS.flatMap((type) => {
    const count = verdicts.filter(({ label }) => label === type).length
    if (count === 0) return []
    const said = verdicts.filter(({ guess }) => guess === type).length
    const hits = verdicts.filter(({ label, guess }) => label === type && guess === type).length
    return [{ type, count, f1: (2 * hits) / (count + said) }]
  })
}

/** Returns the mean F1 of the asset types that the labels have, 0–1. */
export const macroF1 = (verdicts: readonly Pick<TypeVerdict, 'label' | 'guess'>[]): number =>
  mean(f1ByType(verdicts).map(({ f1 }) => f1))

const isRight = ({ label, guess }: TypeVerdict): boolean => label === guess

/** How far stated probabilities are from the shares that are right. */
export type Calibration = {
  /** Expected calibration error in ten bins (Guo et al. 2017), 0–1. */
  error: number
  /** Number of images whose type counts as known, and how many of them are right. */
  sure: number
  sureAndRight: number
}

/** Measures the calibration of at least one verdict. */
export function calibrationOf(verdicts: readonly TypeVerdict[]): Calibration {
  const bins = Map.groupBy(verdicts, ({ certain }) => Math.min(9, Math.floor(10 * certain)))
  const error = [...bins.values()].reduce(
    (sum, bin) =>
      sum +
      (bin.length / verdicts.length) *
        Math.abs(mean(bin.map(({ certain }) => certain)) - mean(bin.map((each) => Number(isRight(each))))),
    0,
  )
  const sure = verdicts.filter(({ certain }) => certain >= SURE)
  return { error, sure: sure.length, sureAndRight: sure.filter(isRight).length }
}
