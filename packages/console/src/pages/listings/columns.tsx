import type { PdpSummary, View } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import { verdictOf } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import type { ComponentChildren } from 'preact'
import { Points, Score } from '../../parts/score.tsx'
import { StateLine } from '../../parts/verdict.tsx'
import { ago, counted, exactTime, scoreText } from '../../words/numbers.ts'
import { say, sayWith, writer } from '../../words/say.ts'
import { CAUSES, RULES, retailerName, typeName } from '../../words/terms.ts'
import type { ListingFilters } from './filters.ts'
import { STATUSES } from './filters.ts'

export type ColumnId = View['columns'][number]

/** Columns that a list can be sorted by. */
export type SortField = Exclude<ListingFilters['sort'], `-${string}`>

export type Column = {
  name: MessageId
  class: string
  field?: SortField
  cell: (row: PdpSummary) => ComponentChildren
}

/** Gain in points below which a listing has little to win. */
const LITTLE = 2

/** Columns beside the name of a listing. */
export const COLUMNS: Readonly<Record<ColumnId, Column>> = {
  score: {
    name: 'column.score',
    class: 'c-score',
    field: 'pdp_score',
    cell: (row) => <ScoreCell row={row} />,
  },
  accepted: {
    name: 'column.accepted',
    class: 'c-accepted small',
    cell: (row) => <AcceptedCell row={row} />,
  },
  today: {
    name: 'column.today',
    class: 'c-win number',
    field: 'can_win_today',
    cell: ({ can_win_split: split }) => <GainCell points={split?.today} />,
  },
  with_spark: {
    name: 'column.with_spark',
    class: 'c-spark number',
    field: 'can_win_with_spark',
    cell: ({ can_win_split: split }) => <GainCell points={split?.with_spark} />,
  },
  with_shoot: {
    name: 'column.with_shoot',
    class: 'c-spark number',
    field: 'can_win_with_shoot',
    cell: ({ can_win_split: split }) => <GainCell points={split?.with_shoot} />,
  },
  main_score: {
    name: 'column.main_score',
    class: 'c-main number',
    field: 'hero_score',
    cell: ({ hero_score: score }) => <PartScore score={score} />,
  },
  carousel_score: {
    name: 'column.carousel_score',
    class: 'c-carousel number',
    cell: ({ carousel_score: score }) => <PartScore score={score} />,
  },
  image_count: {
    name: 'column.image_count',
    class: 'c-images',
    cell: (row) => <ImageCount row={row} />,
  },
  loses_most_by: { name: 'column.loses_most_by', class: 'c-cause', cell: causeText },
  first_action: textColumn('column.first_action', ({ first_action: action }) => action?.title),
  missing: textColumn('column.missing', ({ missing }) => missing.map(typeName).join(', ')),
  rules_failed: textColumn('column.rules_failed', ({ rules_failed: rules }) =>
    rules.map((rule) => RULES[rule] ?? rule).join(', '),
  ),
  retailer: textColumn('column.retailer', ({ retailer }) => retailerName(retailer)),
  category: textColumn('column.category', ({ category }) => category),
  brand: textColumn('column.brand', ({ brand }) => brand),
  tags: textColumn('column.tags', ({ tags }) => tags.join(', ')),
  status: textColumn('column.status', ({ status }) => say(STATUSES[status])),
  changed: {
    name: 'column.changed',
    class: 'c-changed meta',
    field: 'updated_at',
    cell: ({ updated_at: time }) => <span title={exactTime(time)}>{ago(time)}</span>,
  },
}

function textColumn(name: MessageId, textOf: (row: PdpSummary) => string | null | undefined): Column {
  return {
    name,
    class: 'c-text',
    cell: (row) => {
      const text = textOf(row) ?? ''
      return (
        <span title={text} dir="auto">
          {text}
        </span>
      )
    },
  }
}

const GainCell = ({ points = 0 }: { points: number | undefined }) =>
  points < 0.05 ? (
    <span class="quiet">
      <span aria-hidden="true">–</span>
      <span class="spoken">{say('console.gain.none')}</span>
    </span>
  ) : (
    <Points value={points} />
  )

const PartScore = ({ score }: { score: number | null }) => (
  <span class={score !== null && score < CERTIFIED ? 'loss low' : undefined}>{scoreText(score)}</span>
)

function ScoreCell({ row }: { row: PdpSummary }) {
  if (row.status === 'ERROR' && row.pdp_score === null)
    return <span class="tag bad">{say('console.listings.not_scored')}</span>
  if (row.status === 'PROCESSING') return <Score value={null} judged={[]} />
  return <Score value={row.pdp_score} judged={row.acceptance} />
}

/** Says whether all targets accept the listing. The title names them. */
function AcceptedCell({ row: { acceptance } }: { row: PdpSummary }) {
  const { state, message } = verdictOf(acceptance)
  if (state === null) return '–'
  return (
    <span title={writer().write(message)}>
      <StateLine state={state}>{say(`console.acceptance.state.${state}`)}</StateLine>
    </span>
  )
}

/** Describes the cause that costs most. */
function causeText(row: PdpSummary) {
  const { can_win: canWin, loses_most_by: cause, recommended_image_count: wanted, image_count: has } = row
  if (row.status === 'ERROR')
    return (
      <span class="loss">
        {row.error_code === null ? say('console.listings.failed') : say('console.listings.scoring_failed')}
      </span>
    )
  if (canWin === null || cause === null) return ''
  if (canWin < LITTLE) return <span class="quiet">{say('console.listings.little_to_win')}</span>
  if (cause === 'image_count_penalty' && wanted !== null && wanted > has)
    return counted(wanted - has, 'console.counted.missing_images')
  return CAUSES[cause]
}

/** Draws the number of carousel images as filled and empty places. */
function ImageCount({ row }: { row: PdpSummary }) {
  const has = Math.max(0, row.image_count - 1)
  if (row.recommended_image_count === null) return <span>{has}</span>
  const wanted = row.recommended_image_count - 1
  return (
    <span class="row image-count">
      <span class="image-blocks" aria-hidden="true">
        {Array.from({ length: Math.min(wanted, 8) }, (_, index) => (
          <span key={index} class={index < has ? 'full' : undefined} />
        ))}
      </span>
      {sayWith(
        'console.listings.images_of',
        { count: has, wanted },
        { phone: (text) => <span class="on-phone">{text}</span> },
      )}
    </span>
  )
}
