import type { AcceptanceReport } from '@endcap/client'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type Rule = AcceptanceReport['reasons'][number]['rule']

/** The page that states a rule, and when it was read. Rules of the organization have none. */
export function SourceLine({ rule: { rule, sources, is_old: isOld } }: { rule: Rule }) {
  const [source] = sources
  const read = rule.checked ?? source?.read
  return (
    <p class="small quiet">
      {source ? (
        <a class="link" href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
      ) : (
        say('console.accepted.own_rule')
      )}
      {read !== undefined && (
        <>
          {' · '}
          <span class={isOld ? 'loss' : undefined}>
            {say('console.accepted.checked', { day: partialDate(read) })}
          </span>
        </>
      )}
    </p>
  )
}
