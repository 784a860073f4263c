import type { StatedAcceptanceRule } from '@endcap/client'
import { Button } from '../../../parts/button.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { currentSession } from '../../../session/session.ts'
import { ago, exactTime, partialDate } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { type RuleEvent, withChecked } from './rule-patch.ts'
import { publishChange, type TargetProps, today } from './targets.ts'

type Source = StatedAcceptanceRule['sources'][number]

/** Marks a rule that the organization overrides, with who and when. */
export function OursTag({ event, nameOf }: { event: RuleEvent | null; nameOf: (id: string) => string }) {
  if (!event) return null
  const { created_at: at, created_by: by } = event
  return (
    <>
      <span class="tag good">{say('console.settings.shops.ours')}</span>{' '}
      <time class="small quiet" title={exactTime(at)} dateTime={at}>
        {say('console.settings.shops.by_when', { name: nameOf(by), when: ago(at) })}
      </time>
    </>
  )
}

/** The first page that states a rule, and the number of others. */
export function SourceText({ stated: { sources } }: { stated: StatedAcceptanceRule }) {
  const [first, ...others] = sources
  if (!first) return <span class="quiet">{say('console.settings.shops.no_source')}</span>
  return (
    <>
      <SourceLink source={first} />
      {others.length > 0 && (
        <span class="meta">{say('console.settings.shops.more_sources', { count: others.length })}</span>
      )}
    </>
  )
}

/** A public page with its date, and the month in which it was read. */
export const SourceLink = ({ source: { title, url, official, date, read } }: { source: Source }) => (
  <>
    <a class="link" href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
    <p class="meta">
      {[
        official && say('console.settings.shops.own_page'),
        date !== null && say('console.settings.shops.dated', { date: partialDate(date) }),
        say('console.settings.shops.read', { date: partialDate(read) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </>
)

/** Marks an old rule, with a button that confirms it today. */
export function OldTag({ stated, ...props }: TargetProps & { stated: StatedAcceptanceRule }) {
  const { rule, text } = stated
  const check = async () => {
    const comment = say('console.settings.shops.check_comment', { rule: text })
    await publishChange(props, (patch) => withChecked(patch, rule.id, today()), comment)
    showToast(say('console.settings.shops.checked_now'))
  }
  return (
    <div class="row wrap">
      <span class="tag bad">{say('console.settings.shops.old')}</span>
      {props.day === null && currentSession().can.edit && (
        <Button small label={say('console.settings.shops.check_rule', { rule: text })} onClick={check}>
          {say('console.settings.shops.check')}
        </Button>
      )}
    </div>
  )
}
