import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { type AcceptanceState, worstState } from '../acceptance-state.ts'
import type { ImageRole } from '../facts.ts'
import { type AcceptanceListing, judge, refuses } from './judge.ts'
import type { AcceptanceImage } from './measure.ts'

/** The rules of a target, and the market where it has the listing. */
export type JudgingTarget = { set: RuleSet; market: string | null }

/** A listing without its images, and its judges. */
export type JudgingContext = Omit<AcceptanceListing, 'images'> & {
  targets: readonly JudgingTarget[]
  /** `2027-01-31`, UTC. */
  day: string
}

/** Returns whether all targets accept an image alone. The worst state counts. Null for an image without facts. */
export function judgeAlone(
  image: AcceptanceImage | null,
  role: ImageRole,
  { targets, day, ...listing }: JudgingContext,
): AcceptanceState {
  const images = role === 'hero' ? [image] : [null, image]
  const judged = targets.map(({ set, market }) => judge(set, { ...listing, images }, { market, day }))
  if (role === 'hero') return worstState(judged.map(({ mainImage }) => mainImage)) ?? 'accepted'
  const isRefused = judged
    .flatMap(({ findings }) => findings)
    .some((finding) => finding.image === 1 && refuses(finding))
  return isRefused ? 'not_accepted' : 'accepted'
}
