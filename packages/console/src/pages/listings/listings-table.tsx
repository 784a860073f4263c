import type { PdpSummary } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import { verdictOf } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import { useFamily } from '../../features/family/families.ts'
import { select, selection } from '../../features/listing/selection.ts'
import { certaintyText, isDoubtful } from '../../parts/category-chip.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Points, Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { StateLine } from '../../parts/verdict.tsx'
import { ago, counted, exactTime, scoreText } from '../../words/numbers.ts'
import { say, sayWith, writer } from '../../words/say.ts'
import { CAUSES, department, retailerName } from '../../words/terms.ts'
import type { ListingFilters } from './filters.ts'

type Sort = ListingFilters['sort']

type TableProps = {
  rows: readonly PdpSummary[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** One row for each family, which unfolds. */
  families: boolean
}

type Column = {
  name: MessageId
  field?: 'name' | 'pdp_score' | 'can_win_today' | 'can_win_with_spark' | 'hero_score' | 'updated_at'
  class?: string
}

const COLUMNS: readonly Column[] = [
  { name: 'console.listings.column_listing', field: 'name', class: 'c-name' },
  { name: 'console.listings.column_score', field: 'pdp_score', class: 'c-score' },
  { name: 'console.acceptance.column_accepted', class: 'c-accepted' },
  { name: 'console.gain.today', field: 'can_win_today', class: 'c-win number' },
  { name: 'console.listings.column_spark', field: 'can_win_with_spark', class: 'c-spark number' },
  { name: 'console.listings.column_main', field: 'hero_score', class: 'c-main number' },
  { name: 'console.listings.column_carousel', class: 'c-carousel number' },
  { name: 'console.listings.column_images', class: 'c-images' },
  { name: 'console.listings.column_cause', class: 'c-cause' },
  { name: 'console.listings.column_changed', field: 'updated_at', class: 'c-changed' },
]

/** Gain in points below which a listing has little to win. */
const LITTLE = 2

/**
 * The listings as a table. `j` and `k` move between rows, `x` selects, Enter opens. On a phone each listing is a block, so
 * the roles of the table are set again.
 */
export function ListingsTable({ rows, sort, onSort, families }: TableProps) {
  const chosen = selection.value
  const isAll = rows.length > 0 && rows.every(({ pdp_id }) => chosen.has(pdp_id))
  return (
    <>
      <SortChoice sort={sort} onSort={onSort} />
      <table class="listings" role="table" onKeyDown={onTableKey}>
        <caption class="spoken">{say('console.listings.caption', { column: sortName(sort) })}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th class="c-check" role="columnheader">
              <input
                type="checkbox"
                class="check"
                aria-label={say('console.listings.select_all')}
                checked={isAll}
                onChange={() => select(rows, !isAll)}
              />
            </th>
            {COLUMNS.map((column) => (
              <HeadCell key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) =>
            families && row.family !== null && row.family.listings > 1 ? (
              <FamilyRows key={row.pdp_id} row={row} family={row.family} />
            ) : (
              <Row key={row.pdp_id} row={row} isSelected={chosen.has(row.pdp_id)} />
            ),
          )}
        </tbody>
      </table>
    </>
  )
}

/** Orders that phones offer above the list, which has no table head. */
const PHONE_SORTS: readonly (readonly [Sort, MessageId])[] = [
  ['-can_win_today', 'console.listings.sort_most_to_win'],
  ['-can_win', 'console.listings.sort_most_at_all'],
  ['-can_win_with_spark', 'console.listings.sort_most_spark'],
  ['-can_win_with_shoot', 'console.listings.sort_most_shoot'],
  ['pdp_score', 'console.listings.sort_lowest'],
  ['-pdp_score', 'console.listings.sort_highest'],
  ['hero_score', 'console.listings.sort_weakest_main'],
  ['-updated_at', 'console.listings.sort_changed_last'],
  ['name', 'console.listings.sort_name'],
]

const SortChoice = ({ sort, onSort }: Pick<TableProps, 'sort' | 'onSort'>) => (
  <label class="phone-sort small">
    {say('console.listings.sort_by')}{' '}
    <select
      class="input"
      value={sort}
      onChange={({ currentTarget }) => {
        const chosen = PHONE_SORTS.find(([each]) => each === currentTarget.value)
        if (chosen) onSort(chosen[0])
      }}
    >
      {!PHONE_SORTS.some(([each]) => each === sort) && <option value={sort}>{sortName(sort)}</option>}
      {PHONE_SORTS.map(([each, name]) => (
        <option key={each} value={each}>
          {say(name)}
        </option>
      ))}
    </select>
  </label>
)

function sortName(sort: Sort): string {
  const column = COLUMNS.find(({ field }) => field === sort.replace('-', ''))
  const [, name = column?.name] = PHONE_SORTS.find(([each]) => each === sort && !column) ?? []
  return name ? say(name) : sort
}

function HeadCell({ column, sort, onSort }: Pick<TableProps, 'sort' | 'onSort'> & { column: Column }) {
  const { name, field, class: className } = column
  if (!field)
    return (
      <th class={className} role="columnheader">
        {say(name)}
      </th>
    )
  const isSorted = sort.replace('-', '') === field
  const isDown = sort.startsWith('-')
  // The first click shows what needs work: lowest scores, highest gains, newest changes.
  const first: Sort =
    field === 'name' || field === 'pdp_score' || field === 'hero_score' ? field : `-${field}`
  const other: Sort = isDown ? field : `-${field}`
  return (
    <th
      class={className}
      role="columnheader"
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        class={isSorted ? 'sort on' : 'sort'}
        onClick={() => onSort(isSorted ? other : first)}
      >
        {say(name)}
        {isSorted && <Icon name={isDown ? 'down' : 'up'} />}
      </button>
    </th>
  )
}

/** The first listing of a family, which unfolds the others. */
function FamilyRows({ row, family }: { row: PdpSummary; family: NonNullable<PdpSummary['family']> }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useFamily(isOpen ? family.family_id : null)
  const isSelected = ({ pdp_id: id }: PdpSummary) => selection.value.has(id)
  const others = data?.children.filter(({ pdp_id: id }) => id !== row.pdp_id) ?? []
  return (
    <>
      <Row row={row} isSelected={isSelected(row)}>
        <button
          type="button"
          class="link small unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />{' '}
          {say('console.family.of_family', { name: family.name ?? '', count: family.listings })}
        </button>
      </Row>
      {isOpen &&
        others.map((each) => <Row key={each.pdp_id} row={each} isSelected={isSelected(each)} isInner />)}
    </>
  )
}

type RowProps = { row: PdpSummary; isSelected: boolean; isInner?: boolean; children?: ComponentChildren }

function Row({ row, isSelected, isInner = false, children }: RowProps) {
  const { pdp_id: id, name, can_win_split: split, hero_score: main, carousel_score: carousel } = row
  const title = name ?? row.id
  return (
    <tr
      role="row"
      class={[isSelected && 'selected', isInner && 'inner'].filter(Boolean).join(' ') || undefined}
    >
      <td role="cell" class="c-check">
        <input
          type="checkbox"
          class="check"
          aria-label={say('console.listings.select_one', { name: title })}
          checked={isSelected}
          onChange={() => select([row], !isSelected)}
        />
      </td>
      <td role="cell" class="c-name">
        <a href={at(`listings/${id}`)} data-id={id}>
          <Picture src={row.thumbnail_url && local(row.thumbnail_url)} alt="" side={160} />
          <span class="names">
            <span class="cut" dir="auto">
              {title}
            </span>
            <span class="meta cut">{aboutRow(row)}</span>
          </span>
        </a>
        {children}
      </td>
      <td role="cell" class="c-score">
        <ScoreCell row={row} />
      </td>
      <td role="cell" class="c-accepted small">
        <AcceptedCell row={row} />
      </td>
      <td role="cell" class="c-win number">
        <GainCell points={split?.today} />
      </td>
      <td role="cell" class="c-spark number">
        <GainCell points={split?.with_spark} />
      </td>
      <td role="cell" class={lowClass('c-main number', main)}>
        {scoreText(main)}
      </td>
      <td role="cell" class={lowClass('c-carousel number', carousel)}>
        {scoreText(carousel)}
      </td>
      <td role="cell" class="c-images">
        <ImageCount row={row} />
      </td>
      <td role="cell" class="c-cause">
        {causeText(row)}
      </td>
      <td role="cell" class="c-changed meta" title={exactTime(row.updated_at)}>
        {ago(row.updated_at)}
      </td>
    </tr>
  )
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

const lowClass = (name: string, score: number | null): string =>
  score !== null && score < CERTIFIED ? `${name} loss low` : name

function aboutRow(row: PdpSummary): string {
  const { id, name, variant, category, retailer } = row
  const about = department(category) ?? retailerName(retailer)
  const categoryText = isDoubtful(row)
    ? say('console.listings.doubtful_category', { category: about, certainty: certaintyText(row) })
    : about
  return [name === null ? null : id, variant, categoryText].filter(Boolean).join(' · ')
}

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

/** Moves between rows and selects while the focus is in the table. */
function onTableKey(event: KeyboardEvent & { currentTarget: HTMLTableElement }): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-id]')]
  const row = event.target instanceof Element ? event.target.closest('tr') : null
  const index = links.findIndex((link) => row?.contains(link))
  if (event.key === 'j' || event.key === 'ArrowDown') links[index + 1]?.focus()
  else if (event.key === 'k' || event.key === 'ArrowUp') links[index - 1]?.focus()
  else if (event.key === 'x') row?.querySelector<HTMLInputElement>('.check')?.click()
  else return
  event.preventDefault()
}
