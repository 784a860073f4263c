import './history.css'
import type { HistoryEntry } from '@endcap/client'
import { at, local } from '../../base.ts'
import { causeOf, useHistory } from '../../features/listing/history.ts'
import {
  ListingCrumbs,
  ListingMeta,
  ListingTabs,
  listingName,
  useExplanation,
  useListingId,
} from '../../features/listing/listing-head.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { Points, Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { VerdictLine } from '../../parts/verdict.tsx'
import { exactTime, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName, typeName } from '../../words/terms.ts'

/** The scored states of a listing, each with its images, before and after. */
export function HistoryPage() {
  const pdpId = useListingId()
  const listing = useExplanation(pdpId)
  const history = useHistory(pdpId)
  const { data } = listing
  return (
    <Page
      title={data ? listingName(data) : say('console.history.title')}
      documentTitle={
        data
          ? say('console.history.document_title', { listing: listingName(data) })
          : say('console.history.title')
      }
      crumbs={data && <ListingCrumbs category={data.category} categoryId={data.category_id} />}
      meta={data && <ListingMeta listing={data} />}
      tabs={<ListingTabs pdpId={pdpId} current="history" />}
    >
      <Loaded resource={history}>
        {(entries) => (
          <>
            {entries.length > 1 && <ScoreLine entries={entries} />}
            {entries.length === 0 && (
              <Empty title={say('console.history.none_title')} text={say('console.history.none')} />
            )}
            <ol class="stack states">
              {entries.map((entry, index) => (
                <State key={entry.scored_at} entry={entry} before={entries[index + 1] ?? null} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function State({ entry, before }: { entry: HistoryEntry; before: HistoryEntry | null }) {
  const known = new Set(before?.images.map(({ image_id: id }) => id))
  const gone =
    before?.images.filter(({ image_id: id }) => !entry.images.some((each) => each.image_id === id)) ?? []
  return (
    <li class="panel sides">
      <div>
        <div class="row">
          <span class="title">{scoreText(entry.pdp_score)}</span>
          {entry.score_change !== null && <Points value={entry.score_change} />}
        </div>
        {entry.acceptance && <VerdictLine judged={entry.acceptance} />}
        <div>{causeOf(entry, before ?? undefined)}</div>
        <time class="meta" dateTime={entry.scored_at}>
          {exactTime(entry.scored_at)}
        </time>
      </div>
      <ol class="state-images" role="list">
        {entry.images.map((image) => (
          <StateImage
            key={image.image_id}
            image={image}
            isNew={before !== null && !known.has(image.image_id)}
          />
        ))}
        {gone.map((image) => (
          <StateImage key={`gone ${image.image_id}`} image={image} isGone />
        ))}
      </ol>
    </li>
  )
}

type StateImageProps = { image: HistoryEntry['images'][number]; isNew?: boolean; isGone?: boolean }

function StateImage({ image, isNew = false, isGone = false }: StateImageProps) {
  const { image_id: id, position, classification, service_score: score, renditions } = image
  return (
    <li class={isNew ? 'new' : isGone ? 'gone' : undefined}>
      <a href={at(`images/${id}`)}>
        <Picture
          src={renditions && local(renditions[160])}
          alt={say('console.history.image', { place: placeName(position), type: typeName(classification) })}
          side={160}
        />
      </a>
      <div class="small quiet cut">
        {isGone ? say('console.history.removed') : isNew ? say('console.history.new') : placeName(position)}
      </div>
      <Score value={score} bar={false} />
    </li>
  )
}

const WIDTH = 720
const HEIGHT = 120

/** The scores over time as a line. The list below it has the same numbers. */
function ScoreLine({ entries }: { entries: readonly HistoryEntry[] }) {
  const states = entries.toReversed()
  const times = states.map(({ scored_at: time }) => new Date(time).getTime())
  const [first = 0] = times
  const span = Math.max(1, (times.at(-1) ?? first) - first)
  const lowest = Math.max(
    0,
    Math.floor((Math.min(...states.map(({ pdp_score: score }) => score)) - 5) / 10) * 10,
  )
  const y = (score: number) => 8 + (HEIGHT - 16) * (1 - (score - lowest) / (100 - lowest))
  const points = states.map(({ pdp_score: score }, index) => ({
    x: 8 + ((WIDTH - 48) * ((times[index] ?? first) - first)) / span,
    y: y(score),
  }))
  return (
    <svg class="score-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[lowest, 80, 100].map((score) => (
        <g key={score}>
          <line
            x1="0"
            x2={WIDTH - 36}
            y1={y(score)}
            y2={y(score)}
            class={score === 80 ? 'bar-line' : 'grid-line'}
          />
          <text x={WIDTH - 30} y={y(score) + 4}>
            {score}
          </text>
        </g>
      ))}
      <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
      {points.map((point, index) => (
        <circle key={index} cx={point.x} cy={point.y} r="3.5" />
      ))}
    </svg>
  )
}
