import type { Action, ImageExplanation, ListingExplanation } from '@endcap/client'
import { CERTIFIED, wordOf } from '@endcap/scoring'
import { useState } from 'preact/hooks'
import { useWorkbench } from '../../engine/use-workbench.ts'
import { ActionDoubt } from '../../features/correction/not-a-repeat.tsx'
import { NotRight } from '../../features/correction/not-right.tsx'
import { factorQuestion, isCorrigible } from '../../features/correction/questions.ts'
import { ActionButton } from '../../features/listing/action-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Points, pointsClass } from '../../parts/score.tsx'
import { isImageApproved, VerdictLine } from '../../parts/verdict.tsx'
import { decimal, scoreText, signed } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { factorName, heading } from '../../words/terms.ts'

type HeadProps = { image: ImageExplanation; listing: ListingExplanation | null; position: number | null }

/** Shows the image's score and its cost to the listing. */
export function ImageScoreHead({ image, listing, position }: HeadProps) {
  const { service_score: score } = image
  const step = listing?.breakdown.find((each) => position !== null && each.position === position)
  return (
    <div class="row image-score">
      <span class="figure">{scoreText(score)}</span>
      <span>
        {score !== null && (
          <span>
            {sayWith(
              score < CERTIFIED ? 'console.image.word_below' : 'console.image.word_certified',
              {
                word: wordOf(
                  score,
                  listing === null || position === null || isImageApproved(listing, position),
                ),
              },
              { b: (word) => <b class={score < CERTIFIED ? 'loss' : undefined}>{word}</b> },
            )}
          </span>
        )}
        {listing && position === 0 && <VerdictLine judged={ofMain(listing)} />}
        {step && step.points >= 0.05 && (
          <div class="meta">{say('console.image.costs_listing', { points: decimal(step.points) })}</div>
        )}
      </span>
    </div>
  )
}

/** Returns the verdicts on the main image alone. */
const ofMain = ({ acceptance }: ListingExplanation) =>
  acceptance.map(({ target_name, main_image: state }) => ({ target_name, state }))

const SHOWN_ACTIONS = 4

/** Lists changes that concern the image. */
export function ImageToChange({ listing, position }: { listing: ListingExplanation; position: number }) {
  const isRepeat = listing.actions.some(
    (action) => action.position === position && action.code.endsWith('_REPEAT'),
  )
  const { bench, engine } = useWorkbench(isRepeat ? listing.pdp_id : null)
  const actions = listing.actions.filter(
    (action) => action.position === position || (position === 0 && action.code.endsWith('_MAIN')),
  )
  if (actions.length === 0) return null
  const repeats = (bench && engine?.compose(bench, bench.given)?.repeats) ?? []
  return (
    <section class="panel" aria-labelledby="image-change">
      <div class="panel-head">
        <h2 id="image-change">{say('console.listing.to_change')}</h2>
        <span class="meta end">{say('console.image.points_of_listing')}</span>
      </div>
      <ol class="divided">
        {actions.slice(0, SHOWN_ACTIONS).map((action, index) => (
          <li key={action.title} class="action">
            <span class="title">
              <Points value={action.gain_listing} />
            </span>
            <div>
              <b>{withoutPlace(action)}</b>
              <p class="small quiet">{action.detail}</p>
              <ActionDoubt action={action} listing={listing} repeats={repeats} />
            </div>
            <ActionButton action={action} listing={listing} look={index === 0 ? 'first' : undefined} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Strips a fix's trailing place in parentheses. */
const withoutPlace = ({ code, title }: Action): string =>
  code === 'FIX' ? heading(title).replace(/ \([^)]*\)$/, '') : heading(title)

const SHOWN_COSTS = 6
/** Image points below which a factor counts as a help. */
const NOTHING = 0.05

type Factor = ImageExplanation['factors'][number]

type FactorsProps = {
  image: ImageExplanation
  factors: Factor[]
  pdpId: string | null
}

/** Lists costly and helpful factors in plain words. */
export function CostsAndHelps({ image, pdpId }: Pick<FactorsProps, 'image' | 'pdpId'>) {
  const { factors } = image
  const costs = factors.filter(({ impact }) => impact >= NOTHING).toSorted((a, b) => b.impact - a.impact)
  const helps = factors.filter(({ impact }) => impact < NOTHING)
  return (
    <>
      {costs.length > 0 && <Costs image={image} pdpId={pdpId} factors={costs} />}
      {helps.length > 0 && <Helps image={image} pdpId={pdpId} factors={helps} />}
    </>
  )
}

/** Corrects or contradicts a factor's verdict. */
function FactorDoubt({ image, pdpId, factor: { name, label: own }, isFault }: DoubtProps) {
  const label = factorName(name, own)
  return (
    <NotRight
      subject={label}
      pdpId={pdpId}
      isFaint={!(isFault && isCorrigible(name))}
      question={() => factorQuestion(image, { name, label, isFault })}
    />
  )
}

type DoubtProps = Omit<FactorsProps, 'factors'> & { factor: Factor; isFault: boolean }

function Costs({ factors: costs, ...rest }: FactorsProps) {
  const [isAll, setAll] = useState(false)
  const most = costs[0]?.impact ?? 1
  const shown = isAll ? costs : costs.slice(0, SHOWN_COSTS)
  const others = costs.slice(SHOWN_COSTS)
  const otherPoints = others.reduce((sum, { impact }) => sum + impact, 0)
  return (
    <section class="panel" aria-labelledby="costs">
      <div class="panel-head">
        <h2 id="costs">{say('console.image.costs')}</h2>
        <span class="meta end">{say('console.image.points_of_image')}</span>
      </div>
      <ul class="costs">
        {shown.map((factor) => (
          <li key={factor.name}>
            <div>
              <div>{factorName(factor.name, factor.label)}</div>
              <div class="small quiet">{factor.reason}</div>
            </div>
            <span class={`cost-bar ${pointsClass(-factor.impact)}`} aria-hidden="true">
              <span style={{ width: `${(100 * factor.impact) / most}%` }} />
            </span>
            <Points value={-factor.impact} />
            <FactorDoubt {...rest} factor={factor} isFault />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <button type="button" class="link small no-print" onClick={() => setAll(!isAll)}>
          {isAll
            ? say('console.common.show_fewer')
            : say('console.image.more_costs', { count: others.length, points: signed(-otherPoints) })}
        </button>
      )}
    </section>
  )
}

const Helps = ({ factors: helps, image, pdpId }: FactorsProps) => (
  <section class="panel" aria-labelledby="helps">
    <div class="panel-head">
      <h2 id="helps">{say('console.image.helps')}</h2>
      <span class="meta end">
        {say('console.image.full_points', { full: helps.length, count: image.factors.length })}
      </span>
    </div>
    <ul class="helps">
      {helps.map((factor) => (
        <li key={factor.name} class="row">
          <Icon name="check" />
          <span>
            {sayWith(
              'console.image.help',
              { factor: factorName(factor.name, factor.label), reason: factor.reason },
              { spoken: (text) => <span class="spoken">{text}</span> },
            )}
          </span>
          <FactorDoubt image={image} pdpId={pdpId} factor={factor} isFault={false} />
        </li>
      ))}
    </ul>
  </section>
)
