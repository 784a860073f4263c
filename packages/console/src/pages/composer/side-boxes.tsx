import { local } from '../../base.ts'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
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
