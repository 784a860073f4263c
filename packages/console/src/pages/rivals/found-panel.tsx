import type { RivalComparison } from '@endcap/client'
import { percent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { isHardToFind, ordinal } from './rival-words.ts'

type Shelf = NonNullable<RivalComparison['shelf']>
type Place = Shelf['now']

/** The place in which the main image is found, with the span of most shuffles, now and composed. */
export const FoundPanel = ({ shelf }: { shelf: Shelf }) => {
  const { now, composed, is_clear: isClear, of } = shelf
  const isLoss = isHardToFind(shelf) && isClear !== false
  return (
    <section class="panel stack" aria-labelledby="found">
      <div class="row wrap">
        <h2 id="found" class="title">
          {say('console.rivals.found')}
        </h2>
        <span class="quiet">{say('console.rivals.found_about')}</span>
      </div>
      <Rank place={now} of={of} text={say('console.rivals.of_now', { of })} isLoss={isLoss} />
      {composed && (
        <Rank place={composed} of={of} text={say('console.rivals.of_composed', { of })} isLoss={false} />
      )}
      {isClear === false && <p>{say('console.rivals.not_clear')}</p>}
      <p class="small quiet">
        {say('console.rivals.span_about')} {whyText(shelf)}
      </p>
    </section>
  )
}

/** Contrasts that differ by less are alike. */
const ALIKE = 0.25

function whyText({ now, rivals }: Shelf): string {
  const { product_share: share, edge_contrast: edge } = now
  const parts = []
  if (share !== null && rivals.product_share !== null)
    parts.push(
      say('console.rivals.why_size', { share: percent(share), rivals: percent(rivals.product_share) }),
    )
  if (edge !== null && rivals.edge_contrast !== null) {
    if (edge < rivals.edge_contrast * (1 - ALIKE)) parts.push(say('console.rivals.why_weak'))
    if (edge > rivals.edge_contrast * (1 + ALIKE)) parts.push(say('console.rivals.why_strong'))
  }
  return parts.join(' ')
}

type RankProps = { place: Place; of: number; text: string; isLoss: boolean }

const Rank = ({ place, of, text, isLoss }: RankProps) => (
  <div class="rank">
    <div>
      <div class={isLoss ? 'figure loss' : 'figure'}>{ordinal(place.rank)}</div>
      <div class="small quiet">{text}</div>
    </div>
    <Strip place={place} of={of} />
  </div>
)

const WIDTH = 480
const HEIGHT = 20
const MIDDLE = HEIGHT / 2
const EDGE = 10

/** Draws all places, the span of most shuffles, and the median. */
function Strip({ place: { rank, low, high }, of }: { place: Place; of: number }) {
  const x = (place: number) => EDGE + ((WIDTH - 2 * EDGE) * (place - 1)) / Math.max(1, of - 1)
  const [left, right] = [Math.round(low), Math.round(high)]
  return (
    <div>
      <svg class="strip" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M${EDGE} ${MIDDLE}H${WIDTH - EDGE}`} class="strip-line" />
        <rect
          class="strip-span"
          x={x(low) - EDGE + 1}
          y={1}
          width={x(high) - x(low) + 2 * EDGE - 2}
          height={HEIGHT - 2}
          rx={MIDDLE - 1}
        />
        {Array.from({ length: of }, (_, index) => (
          <circle key={index} class="strip-place" cx={x(index + 1)} cy={MIDDLE} r={3} />
        ))}
        <circle class="strip-rank" cx={x(rank)} cy={MIDDLE} r={6} />
      </svg>
      <div class="strip-words small">
        <span>{ordinal(1)}</span>
        <b style={{ left: `${(100 * x((low + high) / 2)) / WIDTH}%` }}>
          {left === right ? ordinal(left) : say('console.rivals.span', { low: left, high: right })}
        </b>
        <span>{ordinal(of)}</span>
      </div>
    </div>
  )
}
