import type { ImageExplanation, ListingExplanation } from '@endcap/client'
import { CERTIFIED, wordOf } from '@endcap/scoring'
import { useState } from 'preact/hooks'
import { useFactorLabels } from '../../engine/factor-labels.ts'
import { Icon } from '../../parts/icon.tsx'
import { Points } from '../../parts/score.tsx'
import { scoreText, signed } from '../../words/numbers.ts'
import { heading } from '../../words/terms.ts'
import { ActionButton } from '../listing/to-change.tsx'

type HeadProps = { image: ImageExplanation; listing: ListingExplanation | null; position: number | null }

/** The score of the image, and what it costs the listing. */
export function ImageScoreHead({ image, listing, position }: HeadProps) {
  const { service_score: score } = image
  const step = listing?.breakdown.find((each) => position !== null && each.position === position)
  return (
    <div class="row image-score">
      <span class="figure">{scoreText(score)}</span>
      <span>
        {score !== null && (
          <span>
            <b class={score < CERTIFIED ? 'loss' : undefined}>{wordOf(score)}</b>
            {score < CERTIFIED ? ', below 80' : ', certified'}
          </span>
        )}
        {step && step.points >= 0.05 && (
          <div class="meta">Costs the listing {step.points.toFixed(1)} of its points</div>
        )}
      </span>
    </div>
  )
}

const SHOWN_ACTIONS = 4

/** Changes of the listing that concern the image. */
export function ImageToChange({ listing, position }: { listing: ListingExplanation; position: number }) {
  const actions = listing.actions.filter(
    (action) => action.position === position || (position === 0 && action.code.endsWith('_MAIN')),
  )
  if (actions.length === 0) return null
  return (
    <section class="panel" aria-labelledby="image-change">
      <div class="panel-head">
        <h2 id="image-change">What to change</h2>
        <span class="meta end">points of the listing</span>
      </div>
      <ol class="divided">
        {actions.slice(0, SHOWN_ACTIONS).map((action, index) => (
          <li key={action.title} class="action">
            <span class="title">
              <Points value={action.gain_listing} />
            </span>
            <div>
              <b>{heading(action.title).replace(/ \((?:the main image|image \d+)\)$/, '')}</b>
              <p class="small quiet">{action.detail}</p>
            </div>
            <ActionButton action={action} pdpId={listing.pdp_id} look={index === 0 ? 'first' : undefined} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const SHOWN_COSTS = 6
/** Points of the image below which a factor counts as a help. */
const NOTHING = 0.05

type FactorsProps = { factors: ImageExplanation['factors']; labelOf: (name: string) => string }

/** Factors that cost the image points, and those that are right, in plain words. */
export function CostsAndHelps({ image: { factors } }: { image: ImageExplanation }) {
  const labelOf = useFactorLabels()
  const costs = factors.filter(({ impact }) => impact >= NOTHING).toSorted((a, b) => b.impact - a.impact)
  const helps = factors.filter(({ impact }) => impact < NOTHING)
  return (
    <>
      {costs.length > 0 && <Costs factors={costs} labelOf={labelOf} />}
      {helps.length > 0 && <Helps factors={helps} labelOf={labelOf} all={factors.length} />}
    </>
  )
}

function Costs({ factors: costs, labelOf }: FactorsProps) {
  const [isAll, setAll] = useState(false)
  const most = costs[0]?.impact ?? 1
  const shown = isAll ? costs : costs.slice(0, SHOWN_COSTS)
  const rest = costs.slice(SHOWN_COSTS)
  const restPoints = rest.reduce((sum, { impact }) => sum + impact, 0)
  return (
    <section class="panel" aria-labelledby="costs">
      <div class="panel-head">
        <h2 id="costs">Costs</h2>
        <span class="meta end">points of this image</span>
      </div>
      <ul class="costs">
        {shown.map(({ name, reason, impact }) => (
          <li key={name}>
            <div>
              <div>{labelOf(name)}</div>
              <div class="small quiet">{reason}</div>
            </div>
            <span class="cost-bar" aria-hidden="true">
              <span style={{ width: `${(100 * impact) / most}%` }} />
            </span>
            <Points value={-impact} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <button type="button" class="link small no-print" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `${rest.length} more, ${signed(-restPoints)}`}
        </button>
      )}
    </section>
  )
}

const Helps = ({ factors: helps, labelOf, all }: FactorsProps & { all: number }) => (
  <section class="panel" aria-labelledby="helps">
    <div class="panel-head">
      <h2 id="helps">Helps</h2>
      <span class="meta end">
        {helps.length} of {all} checks at full points
      </span>
    </div>
    <ul class="helps">
      {helps.map(({ name, reason }) => (
        <li key={name} class="row">
          <Icon name="check" />
          <span>
            <span class="spoken">{labelOf(name)}: </span>
            {reason}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
