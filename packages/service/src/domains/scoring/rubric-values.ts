import {
  BUILT_IN_FACTS,
  CUSTOM_NAME,
  type CustomFactor,
  type FactPath,
  isCustomFactPath,
  MAX_CUSTOM_FACTORS,
  MAX_CUSTOM_NUMBER,
} from '@endcap/scoring'
import { z } from 'zod'

const MAX_CURVE_POINTS = 30
const MAX_VALUES = 30
const MAX_VALUE_LENGTH = 1_024

export const score = z.number().min(0).max(100)
/** Far above every measured value. Sums and differences stay finite. */
export const measured = z.number().min(-MAX_CUSTOM_NUMBER).max(MAX_CUSTOM_NUMBER)
export const weight = z.number().min(0).max(100)
export const why = z.string().max(1_000)

export const curve = z
  .array(z.tuple([measured, score]))
  .min(1)
  .max(MAX_CURVE_POINTS)
  .refine(
    (points) => points.every(([x], index) => index === 0 || x > (points[index - 1]?.[0] ?? -Infinity)),
    {
      message: 'the values of a curve must ascend',
    },
  )

/** One line of plain text. */
const line = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'must be one line of plain text')

const factPath = z.custom<FactPath>(
  (path) => typeof path === 'string' && (isCustomFactPath(path) || Object.hasOwn(BUILT_IN_FACTS, path)),
  'must be custom.<namespace>.<fact>, or a path of docs/custom-factors.md',
)

const customFactor = z
  .strictObject({
    label: line(60),
    fact: factPath,
    roles: z
      .array(z.enum(['hero', 'carousel']))
      .min(1)
      .max(2),
    curve: curve.optional(),
    values: z
      .record(z.string().max(MAX_VALUE_LENGTH), score)
      .refine((values) => Object.keys(values).length >= 1, 'must not be empty')
      .refine((values) => Object.keys(values).length <= MAX_VALUES, `must have at most ${MAX_VALUES} values`)
      .optional(),
    missing: z.union([measured, z.string().max(MAX_VALUE_LENGTH), z.boolean()]).optional(),
    weight,
    bar: score,
    reason: z.strictObject({ met: line(300), missed: line(300) }),
    advice: z.strictObject({ title: line(120), detail: line(600) }),
  })
  .superRefine((factor, context) => {
    const message = problemOf(factor)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/** Finds what never could count, which is a mistake. */
function problemOf({ fact, curve: points, values, missing }: Omit<CustomFactor, 'label'>): string | null {
  if ((points === undefined) === (values === undefined)) return 'must have either a curve or values'
  const kind = isCustomFactPath(fact) ? null : BUILT_IN_FACTS[fact]
  if (kind === 'number' && !points) return 'must have a curve, because the fact is a number'
  if (kind === 'flag' && !values) return 'must have values for true and false, because the fact is a flag'
  if (missing === undefined) return null
  if (points) return typeof missing === 'number' ? null : 'missing must be a number, like the curve'
  return typeof missing !== 'number' && Object.hasOwn(values ?? {}, String(missing))
    ? null
    : 'missing must be one of the values'
}

/** Custom factors of a rubric by name. */
export const customFactors = z
  .record(z.string().regex(new RegExp(`^${CUSTOM_NAME}$`)), customFactor)
  .refine((factors) => Object.keys(factors).length <= MAX_CUSTOM_FACTORS, {
    message: `a rubric has at most ${MAX_CUSTOM_FACTORS} factors of its own`,
  })
