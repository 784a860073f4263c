import { CERTIFIED, CLASSIFICATIONS, MAX_LISTING_IMAGES, type Rubric } from '@endcap/scoring'
import { z } from 'zod'
import { describeIssue } from '../../platform/http/describe-issue.ts'
import { curve, customFactors, measured, score, weight, why } from './rubric-values.ts'

/** JSON merge patch (RFC 7396). Null removes a member. */
export type RubricPatch = Readonly<Record<string, unknown>>

/** Deeper than a rubric. The recursive merge could overflow the stack. */
const MAX_DEPTH = 10
/** Six times a whole rubric as JSON. */
const MAX_LENGTH = 65_536
const MAX_PROBLEMS = 50
const types = z.array(z.enum(CLASSIFICATIONS)).max(CLASSIFICATIONS.length)

const factor = z.strictObject({
  curve,
  weight,
  bar: score,
  why,
  isFault: z.boolean().optional(),
  prior: score.optional(),
  withoutProduct: measured.optional(),
  notFor: types.optional(),
  onlyFor: types.optional(),
})

const share = z.number().min(0).max(1)

/** Limited to the release's factors of the role. */
const roleLike = ({ factors }: Rubric['roles']['hero']) =>
  z.strictObject({
    exponent: z.number().min(0.1).max(4),
    worstFault: curve,
    factors: z
      .strictObject(Object.fromEntries(Object.keys(factors).map((name) => [name, factor.optional()])))
      .refine((rules) => Object.values(rules).some((rule) => rule !== undefined && rule.weight > 0), {
        message: 'at least one factor must have a weight',
      }),
  })

const rubricLike = ({ roles, family }: Rubric) =>
  z.strictObject({
    version: z.string(),
    family: z.literal(family, { message: 'the family cannot be changed' }),
    roles: z.strictObject({ hero: roleLike(roles.hero), carousel: roleLike(roles.carousel) }),
    custom: customFactors.optional(),
    listing: z
      .strictObject({
        heroWeight: share,
        carouselWeight: share,
        highScoreBar: z.literal(CERTIFIED, { message: 'the bar of certified listings cannot be changed' }),
        recommendedCarouselImages: z
          .int()
          .min(1)
          .max(MAX_LISTING_IMAGES - 1),
        nearDuplicate: z.strictObject({
          maxBits: z.int().min(0).max(64),
          minLikeness: share,
          sureLikeness: share,
          maxDeltaE: z.number().min(0).max(200),
        }),
        why: z.record(z.string(), why),
      })
      .refine(({ heroWeight, carouselWeight }) => heroWeight > 0 && carouselWeight > 0, {
        message: 'the main image and the carousel must both have a weight',
      }),
    idealMix: z
      .partialRecord(z.enum(CLASSIFICATIONS), z.int().min(1).max(MAX_LISTING_IMAGES))
      .refine((mix) => Object.values(mix).reduce((sum, count) => sum + count, 0) <= MAX_LISTING_IMAGES, {
        message: `a listing has at most ${MAX_LISTING_IMAGES} images`,
      }),
    idealMixWhy: why,
  })

type Problem = { field: string; issue: string }
export type PatchedRubric = { rubric: Rubric; problems: null } | { rubric: null; problems: Problem[] }

/**
 * Applies and checks an organization's changes.
 *
 * @param version number of the organization's version, or 0 for a draft
 */
export function patchRubric(release: Rubric, patch: RubricPatch, version: number): PatchedRubric {
  if ('version' in patch) return refused({ field: 'version', issue: 'cannot be changed' })
  if (isDeeper(patch, MAX_DEPTH)) return refused({ field: '', issue: 'is nested more deeply than a rubric' })
  if (JSON.stringify(patch).length > MAX_LENGTH)
    return refused({ field: '', issue: `must have at most ${MAX_LENGTH} characters as JSON` })
  const checked = rubricLike(release).safeParse(mergePatch(release, patch), { error: describeIssue })
  if (!checked.success) return refused(...checked.error.issues.flatMap(problemsOf).slice(0, MAX_PROBLEMS))
  // Optional members may be undefined in the schema's type.
  const rubric = checked.data as Rubric
  // Includes the release's version, which changes everything unpatched.
  return { rubric: { ...rubric, version: `${release.version}.own-${version}` }, problems: null }
}

/** Members of earlier rubrics that are now replaced. */
const COSINES = ['minCosine', 'sureCosine', 'sameProductCosine']
const COSINES_REMARK =
  'Your cosines of near-duplicates are replaced by the likeness of the release, because images are compared in another way now.'

/** `remarks` describe omitted parts. */
export type CurrentPatch = { patch: RubricPatch; remarks: string[] }

/** Omits what this release has replaced, so that the rest stays in force. */
export function currentPatch(patch: RubricPatch): CurrentPatch {
  const { listing } = patch
  const rule = isObject(listing) ? listing['nearDuplicate'] : undefined
  if (!isObject(rule) || !COSINES.some((name) => name in rule)) return { patch, remarks: [] }
  const kept = Object.fromEntries(Object.entries(rule).filter(([name]) => !COSINES.includes(name)))
  return {
    patch: { ...patch, listing: { ...(isObject(listing) && listing), nearDuplicate: kept } },
    remarks: [COSINES_REMARK],
  }
}

const refused = (...problems: Problem[]): PatchedRubric => ({ rubric: null, problems })

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const { code, path, message } = issue
  if (code !== 'unrecognized_keys') return [{ field: path.join('.'), issue: message }]
  return issue.keys.map((key) => ({ field: [...path, key].join('.'), issue: 'is no part of the rubric' }))
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)))

/** Applies a JSON merge patch (RFC 7396, section 2). */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  return Object.fromEntries(merged)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
