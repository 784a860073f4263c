import type { AcceptanceReport } from '@endcap/client'
import { SourceLine } from '../../features/acceptance/source-line.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { partialDate } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import type { Accepted } from './use-accepted.ts'

/** The next dated change of rules, and what it does to the listings. */
export function NextChange({ report, to }: { report: AcceptanceReport | null; to: Accepted['to'] }) {
  const change = report?.next_change
  if (!report || !change) return null
  const { target, target_name: name } = report
  const { day, rules, newly_refused: refused, newly_fixable: fixable } = change
  const [first] = rules
  return (
    <section class="panel next-change" aria-labelledby="next-change-title">
      <div>
        <p class="small quiet">{say('console.accepted.next_change')}</p>
        <h2 id="next-change-title" class="title">
          {partialDate(day)}
        </h2>
        <p>
          {name}
          {rules.map(({ rule, text }) => (
            <span key={rule.id} class="next-rule">
              {text}
            </span>
          ))}
        </p>
        {first && <SourceLine rule={first} />}
      </div>
      <ChangeLine {...change} />
      <div class="next-effect">
        <p>
          {sayWith(
            'console.accepted.will_be_refused',
            { count: refused },
            { b: (children) => <b class={refused > 0 ? 'title loss' : 'title'}>{children}</b> },
          )}
        </p>
        {fixable > 0 && (
          <p class="small quiet">{say('console.accepted.newly_fixable', { count: fixable })}</p>
        )}
        <LinkButton href={to({ target, day })}>
          {say('console.accepted.see_day', { day: partialDate(day) })}
        </LinkButton>
      </div>
    </section>
  )
}

type ChangeLineProps = NonNullable<AcceptanceReport['next_change']>

/** Accepted listings before and after the change: solid if nothing changes, dashed with the fixes at hand. */
function ChangeLine({ day, accepted_before: before, accepted, newly_fixable: fixable }: ChangeLineProps) {
  const isLess = accepted < before
  return (
    <div class="change-line small">
      <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path class="axis" d="M0 59H100" />
        <path d={isLess ? 'M0 12H70V36H100' : 'M0 12H100'} />
        {fixable > 0 && <path class="fixed" d="M70 12H100" />}
      </svg>
      <b class="change-before">{say('console.accepted.line_now', { count: before })}</b>
      {isLess && <b class="change-after loss">{say('console.accepted.line_then', { count: accepted })}</b>}
      {fixable > 0 && (
        <b class="change-fixed gain">{say('console.accepted.line_fixed', { count: accepted + fixable })}</b>
      )}
      <span class="change-today quiet">{say('console.accepted.today')}</span>
      <span class="change-day quiet">{partialDate(day)}</span>
    </div>
  )
}
