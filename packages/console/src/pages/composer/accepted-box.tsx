import { useState } from 'preact/hooks'
import { type JudgedRule, judgeComposition, judgeOf } from '../../engine/acceptance.ts'
import { useTarget, useTargets } from '../../features/acceptance/targets.ts'
import { reasonText, StateLine, VerdictLine } from '../../parts/verdict.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import type { Composer } from './use-composer.ts'

/** Says whether a shop or channel accepts the composed images, rule by rule, while they are moved. */
export function AcceptedBox({ composer: { bench, preview } }: { composer: Composer }) {
  const [first] = bench.judges
  const [chosen, setChosen] = useState(first?.target ?? '')
  const own = bench.judges.find(({ target }) => target === chosen)
  const { data: list } = useTargets()
  const { data: details } = useTarget(own || chosen === '' ? null : chosen, null)
  const judge = own ?? (details?.id === chosen ? judgeOf(details, bench.data.retailer) : null)
  const judged = judge && judgeComposition(bench, preview.shelf, judge)
  return (
    <section class="panel" aria-labelledby="accepted">
      <div class="row between accepted-head">
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
            <Rules rules={judged.rules} />
          )}
        </>
      )}
    </section>
  )
}

/** Shows what is not kept, or may not be. What is kept opens on demand. */
function Rules({ rules }: { rules: readonly JudgedRule[] }) {
  const kept = rules.filter(({ outcome }) => outcome === 'pass')
  const others = ['fail', 'not_sure'].flatMap((each) => rules.filter(({ outcome }) => outcome === each))
  return (
    <>
      <Lines rules={others} />
      {kept.length > 0 && (
        <details class="rules-kept">
          <summary>{counted(kept.length, 'console.acceptance.kept')}</summary>
          <Lines rules={kept} />
        </details>
      )}
    </>
  )
}

const Lines = ({ rules }: { rules: readonly JudgedRule[] }) => (
  <ul class="divided rules">
    {rules.map((rule) => (
      <RuleLine key={`${rule.rule} ${rule.position}`} rule={rule} />
    ))}
  </ul>
)

const STATES = { fail: 'not_accepted', not_sure: 'not_sure', pass: 'accepted' } as const

const RuleLine = ({ rule }: { rule: JudgedRule }) => (
  <li>
    <StateLine state={STATES[rule.outcome]}>{ruleText(rule)}</StateLine>
  </li>
)

/** A rule that is not sure says so itself. */
function ruleText({ outcome, position, text }: JudgedRule): string {
  const rule = reasonText({ position, message: text })
  return outcome === 'not_sure' ? rule : say(`console.acceptance.rule.${outcome}`, { rule })
}
