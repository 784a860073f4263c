import './history.css'
import type { HistoryEntry } from '@endcap/client'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import {
  authorOf,
  causeOf,
  isComposed,
  refusalToRestore,
  restoreSet,
  type SetChange,
  setChangeOf,
  useHistory,
} from '../../features/listing/history.ts'
import {
  ListingCrumbs,
  ListingMeta,
  ListingTabs,
  listingName,
  useExplanation,
  useListingId,
} from '../../features/listing/listing-head.tsx'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded, Segments } from '../../parts/controls.tsx'
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
      <Loaded resource={history}>{(entries) => <States pdpId={pdpId} entries={entries} />}</Loaded>
    </Page>
  )
}

type Step = { entry: HistoryEntry; before: HistoryEntry | undefined; change: SetChange | null }

function States({ pdpId, entries }: { pdpId: string; entries: readonly HistoryEntry[] }) {
  const [view, setView] = useState<'sets' | 'all'>('all')
  const [newest] = entries
  if (!newest) return <Empty title={say('console.history.none_title')} text={say('console.history.none')} />
  const steps = entries.map((entry, index): Step => {
    const before = entries[index + 1]
    return { entry, before, change: setChangeOf(entry, before) }
  })
  const sets = steps.filter(({ change }) => change !== null)
  return (
    <>
      <Replaced step={sets[0]} />
      {entries.length > 1 && <ScoreLine entries={entries} />}
      <div class="row wrap history-head">
        <Segments
          label={say('console.history.view')}
          value={view}
          options={[
            ['all', say('console.history.everything', { count: steps.length })],
            ['sets', say('console.history.sets', { count: sets.length })],
          ]}
          onChange={setView}
        />
        <span class="small quiet">{say('console.history.kept')}</span>
      </div>
      <ol class="stack states" role="list">
        {(view === 'all' ? steps : sets).map((step) => (
          <State key={step.entry.scored_at} pdpId={pdpId} step={step} newest={newest} />
        ))}
      </ol>
    </>
  )
}

/** Says that something other than a composition has replaced one. */
function Replaced({ step }: { step: Step | undefined }) {
  if (!step || !isComposed(step.before) || isComposed(step.entry)) return null
  return (
    <p class="replaced-note">
      <b>{causeOf(step.entry, step.before)}.</b> {say('console.history.all_kept')}
    </p>
  )
}

type StateProps = { pdpId: string; step: Step; newest: HistoryEntry }

function State({ pdpId, step, newest }: StateProps) {
  const { entry, before, change } = step
  const author = authorOf(entry)
  return (
    <li class="state">
      <time class="meta" dateTime={entry.scored_at} title={exactTime(entry.scored_at)}>
        {exactTime(entry.scored_at)}
      </time>
      <div class={change === null ? 'history-line' : 'panel'}>
        <div class="row between">
          <div>
            <b>{causeOf(entry, before)}</b>
            {author !== null && <span class="quiet"> · {author}</span>}
          </div>
          <div class="row">
            <span class="title">{scoreText(entry.pdp_score)}</span>
            {entry.score_change !== null && <Points value={entry.score_change} />}
          </div>
        </div>
        {entry.acceptance && <VerdictLine judged={entry.acceptance} />}
        {change && <StateImages entry={entry} change={change} />}
        {change && <StateButtons pdpId={pdpId} entry={entry} newest={newest} />}
      </div>
    </li>
  )
}

function StateImages({ entry, change: { added, moved, gone } }: { entry: HistoryEntry; change: SetChange }) {
  const noteOf = ({ image_id: id, renditions }: HistoryEntry['images'][number]): Note | null => {
    if (renditions === null) return 'deleted'
    if (added.has(id)) return 'new'
    return moved.has(id) ? 'moved' : null
  }
  const shown = [
    ...entry.images.map((image) => [image, noteOf(image)] as const),
    ...gone.map((image) => [image, 'gone'] as const),
  ]
  return (
    <ol class="state-images" role="list">
      {shown.map(([image, note]) => (
        <StateImage key={`${image.image_id} ${note}`} image={image} note={note} />
      ))}
    </ol>
  )
}

function StateButtons({
  pdpId,
  entry,
  newest,
}: {
  pdpId: string
  entry: HistoryEntry
  newest: HistoryEntry
}) {
  if (setChangeOf(entry, newest) === null || entry === newest)
    return <span class="tag">{say('console.common.now')}</span>
  const shelf = entry.images.flatMap(({ image_id: id, renditions }) => (renditions === null ? [] : [id]))
  return (
    <div class="row wrap no-print">
      <Button
        small
        icon="undo"
        off={refusalToRestore(entry)}
        onClick={() => restoreSet(pdpId, entry, newest)}
      >
        {say('console.history.restore')}
      </Button>
      {shelf.length > 0 && (
        <LinkButton small href={at(`listings/${pdpId}/composer?shelf=${shelf.join()}`)}>
          {say('console.listing.open_in_composer')}
        </LinkButton>
      )}
    </div>
  )
}

const NOTES = {
  new: 'console.history.new',
  moved: 'console.history.moved',
  gone: 'console.history.removed',
  deleted: 'console.history.deleted',
} as const
type Note = keyof typeof NOTES

function StateImage({ image, note }: { image: HistoryEntry['images'][number]; note: Note | null }) {
  const { image_id: id, position, classification, service_score: score, renditions } = image
  const picture = (
    <Picture
      src={renditions && local(renditions[160])}
      alt={say('console.history.image', { place: placeName(position), type: typeName(classification) })}
      side={160}
    />
  )
  return (
    <li class={note ?? undefined}>
      {renditions === null ? picture : <a href={at(`images/${id}`)}>{picture}</a>}
      <div class="small quiet cut">{note === null ? placeName(position) : say(NOTES[note])}</div>
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
