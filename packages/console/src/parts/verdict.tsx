import './verdict.css'
import type { AcceptanceFinding, ListingExplanation, TargetAcceptance } from '@endcap/client'
import { type AcceptanceState, verdictOf } from '@endcap/scoring/words'
import type { ComponentChildren } from 'preact'
import { say, writer } from '../words/say.ts'
import { placeName } from '../words/terms.ts'
import { Icon, type IconName } from './icon.tsx'

type Judged = Parameters<typeof verdictOf>[0]

const ICONS = { accepted: 'check', not_accepted: 'close', not_sure: 'question' } as const satisfies Record<
  AcceptanceState,
  IconName
>

/** Says on one line whether targets accept a listing. Shows nothing before they have judged it. */
export function VerdictLine({ judged }: { judged: Judged }) {
  const { state, message } = verdictOf(judged)
  return state === null ? null : <StateLine state={state}>{writer().write(message)}</StateLine>
}

/** Says in an icon, with words for readers and on hover, whether targets accept a listing. */
export function VerdictMark({ judged }: { judged: Judged }) {
  const { state, message } = verdictOf(judged)
  if (state === null) return null
  const text = writer().write(message)
  return (
    <span class={`state-line ${state}`} title={text}>
      <Icon name={ICONS[state]} />
      <span class="spoken">{text}</span>
    </span>
  )
}

/** A state of acceptance, in an icon and words. */
export const StateLine = ({ state, children }: { state: AcceptanceState; children: ComponentChildren }) => (
  <span class={`row state-line ${state}`}>
    <Icon name={ICONS[state]} />
    <span>{children}</span>
  </span>
)

/** Says whether targets accept a listing and why not, beside its score. */
export function Verdict({
  judged,
  children,
}: {
  judged: readonly TargetAcceptance[]
  children?: ComponentChildren
}) {
  const { state, message } = verdictOf(judged)
  const reasons = reasonsOf(judged)
  return (
    <div class={`verdict ${state ?? 'not_sure'}`}>
      <span class="verdict-disc">
        <Icon name={ICONS[state ?? 'not_sure']} />
      </span>
      <div>
        <h2>{writer().write(message)}</h2>
        <p>
          {reasons.map((reason) => (
            <span key={reason}>{reason}. </span>
          ))}
          {children}
        </p>
      </div>
    </div>
  )
}

/** Reasons that a headline names. */
const MAX_REASONS = 3

/** Returns why the first targets with the worst state do not accept a listing, in words. */
function reasonsOf(judged: readonly TargetAcceptance[]): string[] {
  const { state } = verdictOf(judged)
  const findings = judged.filter((each) => each.state === state).flatMap((each) => decisive(each))
  return [...new Set(findings.map(reasonText))].slice(0, MAX_REASONS)
}

/** Returns the findings that keep a target from accepting a listing. */
export function decisive({
  state,
  findings,
}: Pick<TargetAcceptance, 'state' | 'findings'>): AcceptanceFinding[] {
  const hard = findings.filter(({ severity }) => severity === 'hard')
  return state === 'not_accepted' ? hard.filter(({ outcome }) => outcome === 'fail') : hard
}

/** Names the image and what is wrong with it. */
export const reasonText = ({ position, message }: Pick<AcceptanceFinding, 'position' | 'message'>): string =>
  position === null ? message : say('console.acceptance.reason', { place: placeName(position), message })

/** Returns whether targets accept an image in its place, as far as their hard rules tell. */
export const isImageApproved = ({ acceptance }: ListingExplanation, position: number): boolean =>
  acceptance.length > 0 &&
  acceptance.every(
    ({ main_image: main, findings }) =>
      (position > 0 || main === 'accepted') &&
      !findings.some((each) => each.position === position && each.severity === 'hard'),
  )
