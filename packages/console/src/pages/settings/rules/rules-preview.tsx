import type { RubricPreview } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import { at } from '../../../base.ts'
import { Skeleton } from '../../../parts/controls.tsx'
import { BarsAxis } from '../../../parts/figures.tsx'
import { Points } from '../../../parts/score.tsx'
import { count, counted, scoreText } from '../../../words/numbers.ts'
import type { PreviewState } from './use-preview.ts'

/** Scores of the listings by the changed rules, beside those of now. */
export function RulesPreview({
  state: { preview, isBusy, progress, problems, failure },
}: {
  state: PreviewState
}) {
  const note = problems.length > 0 ? 'The rules have a problem, see the JSON.' : failure
  return (
    <section class="panel rules-preview" aria-labelledby="preview-title" aria-busy={isBusy}>
      <div class="panel-head">
        <h3 id="preview-title">Preview</h3>
        <span class="meta end row">
          {isBusy && <span class="spinner" aria-hidden="true" />}
          {progress
            ? `${count(progress.listings)} of ${counted(progress.of, 'listing')}`
            : preview && aboutPreview(preview)}
        </span>
      </div>
      {note !== null && <p class="loss">{note}</p>}
      {preview ? <Content preview={preview} /> : note === null && <Skeleton rows={4} />}
    </section>
  )
}

const aboutPreview = ({ listings, images, is_complete: isComplete }: RubricPreview): string =>
  `${counted(listings, isComplete ? 'listing' : 'newest listing')}, ${counted(images, 'image')}`

function Content({ preview }: { preview: RubricPreview }) {
  const { listings, before, after, gainers, losers } = preview
  if (listings === 0) return <p class="quiet">No listing with a score is of this family.</p>
  return (
    <>
      <dl class="preview-figures">
        <div>
          <dt class="small quiet">Median</dt>
          <dd>
            <b class="title">{scoreText(after.median)}</b>{' '}
            <span class="meta">was {scoreText(before.median)}</span>
          </dd>
        </div>
        <div>
          <dt class="small quiet">Certified</dt>
          <dd>
            <b class="title">{count(after.certified)}</b>{' '}
            <span class="meta">
              was {count(before.certified)} of {count(listings)}
            </span>
          </dd>
        </div>
      </dl>
      <ComparedBars ranges={preview.histogram} />
      <Movers title="Gain the most" movers={gainers} />
      <Movers title="Lose the most" movers={losers} />
      {gainers.length + losers.length === 0 && <p class="small quiet">No score changes.</p>}
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
          Now
        </li>
        <li>
          <span class="swatch bar-fill" />
          By the changed rules
        </li>
      </ul>
      <table class="spoken">
        <caption>Listings by score</caption>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">Now</th>
            <th scope="col">By the changed rules</th>
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ from, to, before, after }) => (
            <tr key={from}>
              <th scope="row">{`${from} to ${to}`}</th>
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
            <a class="cut" href={at(`listings/${id}`)}>
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
