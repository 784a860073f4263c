import { checkMainImageRules, RETAILER_RULES } from '@endcap/scoring'
import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted, scoreText } from '../../words/numbers.ts'
import { say, writer } from '../../words/say.ts'
import { RULES, retailerName } from '../../words/terms.ts'
import { explainChange } from './explain-change.ts'
import type { Composer } from './use-composer.ts'

/** Explains the composed score in steps from the stored listing. */
export function WhyBox({ composer }: { composer: Composer }) {
  const { bench, preview, composed, now } = composer
  if (!composed || !now) return null
  const steps = explainChange(bench, preview.shelf)
  const free = composed.missing.length
  return (
    <section class="panel" aria-labelledby="why">
      <h2 id="why">{say('console.composer.why', { score: scoreText(composed.score) })}</h2>
      <ol class="divided why">
        <li>
          <span>{say('console.common.now')}</span>
          <b>{scoreText(now.score)}</b>
        </li>
        {steps.map(({ id, text, gain }) => (
          <li key={id}>
            <span>{text}</span>
            <Points value={gain} />
          </li>
        ))}
        {steps.length > 0 && (
          <li>
            <span>{say('console.composer.composed')}</span>
            <b>{scoreText(composed.score)}</b>
          </li>
        )}
      </ol>
      {free > 0 && <p class="meta">{counted(free, 'console.composer.empty_places')}</p>}
    </section>
  )
}

/** Compares stored and composed main images as search tiles. */
export function TilesBox({ composer: { bench, preview } }: { composer: Composer }) {
  const [now, composed] = [bench.given[0], preview.shelf[0]].map((key) => bench.pieces.get(key ?? ''))
  const tiles = [
    ['console.common.now', 'console.composer.now_main', now],
    ['console.composer.composed', 'console.composer.composed_main', composed],
  ] as const
  return (
    <section class="panel" aria-labelledby="tiles">
      <div class="panel-head">
        <h2 id="tiles">{say('console.common.on_a_phone')}</h2>
        <span class="meta end">{say('console.composer.search_tile')}</span>
      </div>
      <div class="tiles">
        {tiles.map(([name, alt, piece]) => (
          <figure key={name}>
            <Picture src={piece ? local(piece.renditions[160]) : null} alt={say(alt)} side={160} />
            <figcaption class="small">{say(name)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Checks the composed main image against a retailer's rules. */
export function RulesBox({ composer: { bench, preview } }: { composer: Composer }) {
  const { retailers, retailer: own } = bench.data
  const [chosen, setChosen] = useState(own)
  const group = retailers.find((each) => each.retailers.some(({ id }) => id === chosen))
  const facts = bench.pieces.get(preview.shelf[0] ?? '')?.candidate.facts
  const checks = group && facts ? checkMainImageRules(facts, group.main_image_rules) : []
  return (
    <section class="panel" aria-labelledby="rules">
      <div class="row between">
        <h2 id="rules">{say('console.composer.rules')}</h2>
        <label>
          <span class="spoken">{say('console.common.retailer')}</span>
          <select class="input" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {retailers.flatMap((each) =>
              each.retailers.map(({ id, display_name: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              )),
            )}
          </select>
        </label>
      </div>
      {checks.length === 0 && (
        <p class="meta">{say('console.composer.no_rules', { retailer: retailerName(chosen) })}</p>
      )}
      <ul class="divided rules">
        {checks.map((check) => (
          <li key={check.rule} class={check.passed === false ? 'row loss' : 'row'}>
            <Icon name={check.passed === false ? 'close' : 'check'} />
            {check.passed === null
              ? say('console.composer.rule_not_measured', { rule: RULES[check.rule] })
              : writer().write(RETAILER_RULES[check.rule].summary(check))}
          </li>
        ))}
      </ul>
    </section>
  )
}
