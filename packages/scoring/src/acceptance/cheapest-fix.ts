import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { type CropTarget, planCrop } from '../main-image-fixes/crop.ts'
import { whitenRefusal } from '../main-image-fixes/whiten.ts'
import type { Place } from './applicable-rules.ts'
import { type Acceptance, type AcceptanceFinding, type AcceptanceListing, judge, refuses } from './judge.ts'
import { kindOfFix } from './rule-words.ts'

/**
 * Ways out of a refusal, the cheapest first. `swap`: another image of the listing is the main image. `leave_out`: the
 * listing does without the refused images. `original`: a larger or other file of the same picture.
 */
export const CHEAPEST_FIXES = ['swap', 'leave_out', 'crop', 'whiten', 'original', 'spark', 'shoot'] as const
export type CheapestFix = (typeof CHEAPEST_FIXES)[number]

/** Fixes with images that a listing has. The others need another file, a model or a photographer. */
export const FIXES_AT_HAND: ReadonlySet<CheapestFix> = new Set(['swap', 'leave_out', 'crop', 'whiten'])

/** Why a listing is refused. */
export type Refusal = {
  /** The first hard rule that is broken: those of the main image come first. */
  finding: AcceptanceFinding
  fix: CheapestFix
}

type Judged = {
  rules: RuleSet
  listing: AcceptanceListing
  place: Pick<Place, 'market' | 'day'>
  acceptance: Pick<Acceptance, 'state' | 'findings'>
  /** Limits of a crop that Endcap makes. */
  crop: CropTarget
}

/** Returns the first reason of a refusal and its cheapest fix, or null. */
export function refusalOf(judged: Judged): Refusal | null {
  const refusing = judged.acceptance.findings.filter(refuses)
  const finding = refusing.find(({ isOfMain }) => isOfMain) ?? refusing[0]
  return finding ? { finding, fix: cheapestFix(judged, finding, refusing) } : null
}

function cheapestFix(
  judged: Judged,
  first: AcceptanceFinding,
  refusing: readonly AcceptanceFinding[],
): CheapestFix {
  if (refusing.some(({ isOfMain }) => isOfMain) && canSwap(judged)) return 'swap'
  if (canLeaveOut(judged, refusing)) return 'leave_out'
  return madeFix(judged, refusing) ?? otherFix(first)
}

/** A fix that leaves the listing refused for another reason is none. */
const isFixed = ({ rules, listing, place }: Judged, images: AcceptanceListing['images']): boolean =>
  judge(rules, { ...listing, images }, place).state !== 'not_accepted'

/** The new main image must be surely accepted. The former one moves, or is left out if refused. */
function canSwap(judged: Judged): boolean {
  const { rules, listing, place } = judged
  const [former, ...others] = listing.images
  return others.some((image, index) => {
    if (image === null || judge(rules, { ...listing, images: [image] }, place).mainImage !== 'accepted')
      return false
    const rest = others.toSpliced(index, 1)
    return isFixed(judged, [image, former ?? null, ...rest]) || isFixed(judged, [image, ...rest])
  })
}

function canLeaveOut(judged: Judged, refusing: readonly AcceptanceFinding[]): boolean {
  const refused = new Set(refusing.map(({ image }) => image))
  if (refused.has(0) || refused.has(null)) return false
  const kept = judged.listing.images.filter((_, position) => !refused.has(position))
  return isFixed(judged, kept)
}

/** Returns the fix of the main image that Endcap makes itself, as far as the facts show. */
function madeFix(
  { listing: { images }, crop }: Judged,
  refusing: readonly AcceptanceFinding[],
): CheapestFix | null {
  const facts = images[0]?.facts
  if (!facts || refusing.some(({ image }) => image !== 0)) return null
  const measures = new Set(refusing.map(({ measure }) => measure))
  const needsWhite = measures.delete('background_white')
  const needsCrop = measures.delete('fill_share') || (crop.aspect !== null && measures.delete('aspect_ratio'))
  if (measures.size > 0) return null
  if (needsCrop && typeof planCrop(facts, crop) === 'string') return null
  if (!needsWhite) return 'crop'
  return whitenRefusal(facts) === null ? 'whiten' : null
}

const OF_FILE: ReadonlySet<string | null> = new Set(['size', 'bytes', 'file', 'still', 'original'])
const OF_MODEL: ReadonlySet<string | null> = new Set([
  'shape',
  'background',
  'framing',
  'words',
  'overlay',
  'alone',
])

function otherFix({ measure }: AcceptanceFinding): CheapestFix {
  const kind = kindOfFix(measure)
  if (OF_FILE.has(kind)) return 'original'
  return OF_MODEL.has(kind) ? 'spark' : 'shoot'
}
