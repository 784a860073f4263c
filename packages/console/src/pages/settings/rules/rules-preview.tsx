import type { RubricPreview } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import { at } from '../../../base.ts'
import { Skeleton } from '../../../parts/controls.tsx'
import { BarsAxis } from '../../../parts/figures.tsx'
import { Points } from '../../../parts/score.tsx'
import { count, scoreText } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import type { PreviewState } from '../use-preview.ts'

/** Compares scores by the changed rules with the current ones. */
export function RulesPreview({
  state: { preview, isBusy, progress, problems, failure },
}: {
  state: PreviewState<RubricPreview>
}) {
  const note = problems.length > 0 ? say('console.settings.rules.problem') : failure
  return (
    <section class="panel rules-preview" aria-labelledby="preview-title" aria-busy={isBusy}>
      <div class="panel-head">
        <h3 id="preview-title">{say('console.settings.rules.preview')}</h3>
        <span class="meta end row">
          {isBusy && <span class="spinner" aria-hidden="true" />}
          {progress
            ? say('console.settings.rules.progress', { done: progress.listings, count: progress.of })
            : preview && aboutPreview(preview)}
        </span>
      </div>
      {note !== null && <p class="loss">{note}</p>}
      {preview ? <Content preview={preview} /> : note === null && <Skeleton rows={4} />}
    </section>
  )
}

const aboutPreview = ({ listings, images, is_complete: isComplete }: RubricPreview): string =>
  say(isComplete ? 'console.settings.rules.scored' : 'console.settings.rules.scored_newest', {
    listings,
    images,
  })

function Content({ preview }: { preview: RubricPreview }) {
  const { listings, before, after, gainers, losers } = preview
  if (listings === 0) return <p class="quiet">{say('console.settings.rules.none_of_family')}</p>
  return (
    <>
      <dl class="preview-figures">
        <div>
          <dt class="small quiet">{say('console.settings.rules.median')}</dt>
          <dd>
            <b class="title">{scoreText(after.median)}</b>{' '}
            <span class="meta">
              {say('console.settings.rules.median_was', { score: scoreText(before.median) })}
            </span>
          </dd>
        </div>
        <div>
          <dt class="small quiet">{say('console.settings.rules.certified')}</dt>
          <dd>
            <b class="title">{count(after.certified)}</b>{' '}
            <span class="meta">
              {say('console.settings.rules.certified_was', { certified: before.certified, listings })}
            </span>
          </dd>
        </div>
      </dl>
      <ComparedBars ranges={preview.histogram} />
      <Movers title={say('console.settings.rules.gainers')} movers={gainers} />
      <Movers title={say('console.settings.rules.losers')} movers={losers} />
      {gainers.length + losers.length === 0 && (
        <p class="small quiet">{say('console.settings.rules.no_changes')}</p>
      )}
    </>
  )
}

/** Listings by score, before and after. */
function ComparedBars({ ranges }: { ranges: RubricPreview['histogram'] }) {
  const highest = Math.max(1, ...ranges.flatMap(({ before, after }) => [before, after]))
  const height = (value: number) => ({ height: `${(100 * value) / highest}%` })
  return (
    <>
      <div class="bars compared" aria-hidden="true">
        <ol class="bars-plot">
          {ranges.map(({ from, before, after }) => (
            <li key={from} class={from < CERTIFIED ? 'bar-link low' : 'bar-link'}>
              {before > 0 && <span class="bar-before" style={height(before)} />}
              {after > 0 && <span class="bar-fill" style={height(after)} />}
            </li>
          ))}
        </ol>
        <BarsAxis />
      </div>
      <ul class="legend small" aria-hidden="true">
        <li>
          <span class="swatch bar-before" />
          {say('console.settings.rules.now')}
        </li>
        <li>
          <span class="swatch bar-fill" />
          {say('console.settings.rules.by_changed')}
        </li>
      </ul>
      <table class="spoken">
        <caption>{say('console.settings.rules.by_score')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('console.settings.rules.score')}</th>
            <th scope="col">{say('console.settings.rules.now')}</th>
            <th scope="col">{say('console.settings.rules.by_changed')}</th>
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ from, to, before, after }) => (
            <tr key={from}>
              <th scope="row">{say('console.settings.rules.range', { from, to })}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const SHOWN_MOVERS = 5

function Movers({ title, movers }: { title: string; movers: RubricPreview['gainers'] }) {
  if (movers.length === 0) return null
  return (
    <section>
      <h4 class="small quiet">{title}</h4>
      <ul class="divided">
        {movers.slice(0, SHOWN_MOVERS).map(({ pdp_id: id, name, after, change }) => (
          <li key={id} class="mover">
            <a class="cut" dir="auto" href={at(`listings/${id}`)}>
              {name ?? id}
            </a>
            <b>{scoreText(after)}</b>
            <Points value={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}
