import type { AcceptanceTargetDetails, AcceptanceTargetList } from '@endcap/client'
import { AcceptanceTargets } from '@endcap/client/acceptance'
import { useState } from 'preact/hooks'
import { useResource } from '../../data/resource.ts'
import { type JudgedRule, judgeComposition, judgeOf } from '../../engine/acceptance.ts'
import { reasonText, StateLine, VerdictLine } from '../../features/acceptance/verdict.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import type { Composer } from './use-composer.ts'

const targets = new AcceptanceTargets(endcap)

/** Says whether a shop or channel accepts the composed images, rule by rule, while they are moved. */
export function AcceptedBox({ composer: { bench, preview } }: { composer: Composer }) {
  const [first] = bench.judges
  const [chosen, setChosen] = useState(first?.target ?? '')
  const own = bench.judges.find(({ target }) => target === chosen)
  const { data: list } = useResource<AcceptanceTargetList>('targets', (signal) => targets.list({ signal }), {
    freshMs: Infinity,
  })
  const { data: details } = useResource<AcceptanceTargetDetails>(
    own || chosen === '' ? null : `target ${chosen}`,
    (signal) => targets.get(chosen, {}, { signal }),
  )
  const judge = own ?? (details?.id === chosen ? judgeOf(details, bench.data.retailer) : null)
  const judged = judge && judgeComposition(bench, preview.shelf, judge)
  return (
    <section class="panel" aria-labelledby="accepted">
      <div class="row between">
        <h2 id="accepted">{say('console.acceptance.is_it')}</h2>
        <label>
          <span class="spoken">{say('console.acceptance.column_target')}</span>
          <select class="input" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {chosen === '' && <option value="" />}
            {(
              list?.data ?? bench.judges.map(({ target, target_name }) => ({ id: target, name: target_name }))
            ).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {judged && (
        <>
          <VerdictLine judged={[judged]} />
          {judged.rules.length === 0 ? (
            <p class="meta">{say('console.acceptance.no_rules', { target: judged.target_name })}</p>
          ) : (
            <ul class="divided rules">
              {judged.rules
                .toSorted((a, b) => RANKS[a.outcome] - RANKS[b.outcome])
                .map((rule) => (
                  <RuleLine key={`${rule.rule} ${rule.position}`} rule={rule} />
                ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

const RANKS = { fail: 0, not_sure: 1, pass: 2 } as const
const STATES = { fail: 'not_accepted', not_sure: 'not_sure', pass: 'accepted' } as const

const RuleLine = ({ rule: { outcome, position, text } }: { rule: JudgedRule }) => (
  <li>
    <StateLine state={STATES[outcome]}>
      {reasonText({ position, message: text })}
      <span class="spoken">, {say(`console.acceptance.rule.${outcome}`)}</span>
    </StateLine>
  </li>
)
