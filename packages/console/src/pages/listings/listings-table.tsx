import type { PdpSummary } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import { useFamily } from '../../features/family/families.ts'
import { select, selection } from '../../features/listing/selection.ts'
import { certaintyText, isDoubtful } from '../../parts/category-chip.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { say } from '../../words/say.ts'
import { department, retailerName } from '../../words/terms.ts'
import { COLUMNS, type Column, type ColumnId } from './columns.tsx'
import type { ListingFilters } from './filters.ts'

type Sort = ListingFilters['sort']

type TableProps = {
  rows: readonly PdpSummary[]
  sort: Sort
  onSort: (sort: Sort) => void
  columns: readonly ColumnId[]
  /** Shows the images of a listing beside its name. */
  shelf?: { head: string; cell: (row: PdpSummary) => ComponentChildren } | undefined
  /** One row for each family, which unfolds. */
  families?: boolean
}

/** The first column. */
const NAME = { name: 'column.name', field: 'name', class: 'c-name' } as const

/**
 * The listings as a table. `j` and `k` move between rows, `x` selects, Enter opens. On a phone each listing is a block, so
 * the roles of the table are set again.
 */
export function ListingsTable({ rows, sort, onSort, columns, shelf, families = false }: TableProps) {
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
            <HeadCell column={NAME} sort={sort} onSort={onSort} />
            {shelf && (
              <th role="columnheader" class="c-shelf">
                {shelf.head}
              </th>
            )}
            {columns.map((id) => (
              <HeadCell key={id} column={COLUMNS[id]} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) =>
            families && row.family !== null && row.family.listings > 1 ? (
              <FamilyRows key={row.pdp_id} row={row} family={row.family} columns={columns} shelf={shelf} />
            ) : (
              <Row
                key={row.pdp_id}
                row={row}
                columns={columns}
                shelf={shelf}
                isSelected={chosen.has(row.pdp_id)}
              />
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
  const column = [NAME, ...Object.values(COLUMNS)].find(({ field }) => field === sort.replace('-', ''))
  const [, name = column?.name] = PHONE_SORTS.find(([each]) => each === sort && !column) ?? []
  return name ? say(name) : sort
}

type HeadProps = Pick<TableProps, 'sort' | 'onSort'> & { column: Omit<Column, 'cell'> }

function HeadCell({ column, sort, onSort }: HeadProps) {
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

type Shown = Pick<TableProps, 'columns' | 'shelf'>

type FamilyProps = Shown & { row: PdpSummary; family: NonNullable<PdpSummary['family']> }

/** The first listing of a family, which unfolds the others. */
function FamilyRows({ row, family, ...shown }: FamilyProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useFamily(isOpen ? family.family_id : null)
  const isSelected = ({ pdp_id: id }: PdpSummary) => selection.value.has(id)
  const others = data?.children.filter(({ pdp_id: id }) => id !== row.pdp_id) ?? []
  return (
    <>
      <Row row={row} {...shown} isSelected={isSelected(row)}>
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
        others.map((each) => (
          <Row key={each.pdp_id} row={each} {...shown} isSelected={isSelected(each)} isInner />
        ))}
    </>
  )
}

type RowProps = Shown & {
  row: PdpSummary
  isSelected: boolean
  isInner?: boolean
  children?: ComponentChildren
}

function Row({ row, columns, shelf, isSelected, isInner = false, children }: RowProps) {
  const { pdp_id: id, name } = row
  const title = name ?? row.id
  return (
    <tr
      role="row"
      class={[isSelected && 'selected', isInner && 'inner'].filter(Boolean).join(' ') || undefined}
    >
      <td role="cell" class="c-check">
        <SelectRow row={row} isSelected={isSelected} />
      </td>
      <td role="cell" class="c-name">
        <a href={at(`listings/${id}`)} data-id={id}>
          {!shelf && <Picture src={row.thumbnail_url && local(row.thumbnail_url)} alt="" side={160} />}
          <span class="names">
            <span class="cut" dir="auto">
              {title}
            </span>
            <span class="meta cut">{aboutRow(row)}</span>
          </span>
        </a>
        {children}
      </td>
      {shelf && (
        <td role="cell" class="c-shelf">
          {shelf.cell(row)}
        </td>
      )}
      {columns.map((column) => (
        <td key={column} role="cell" class={COLUMNS[column].class}>
          {COLUMNS[column].cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** Selects a listing. */
export const SelectRow = ({ row, isSelected }: { row: PdpSummary; isSelected: boolean }) => (
  <input
    type="checkbox"
    class="check"
    aria-label={say('console.listings.select_one', { name: row.name ?? row.id })}
    checked={isSelected}
    onChange={() => select([row], !isSelected)}
  />
)

/** Names id and category of a listing. */
export function aboutRow(row: PdpSummary): string {
  const { id, name, variant, category, retailer } = row
  const about = department(category) ?? retailerName(retailer)
  const categoryText = isDoubtful(row)
    ? say('console.listings.doubtful_category', { category: about, certainty: certaintyText(row) })
    : about
  return [name === null ? null : id, variant, categoryText].filter(Boolean).join(' · ')
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
