import type { View } from '@endcap/client'
import { signal } from '@preact/signals'
import { COLUMNS, type ColumnId } from './columns.tsx'

/** How the list is shown. */
export type Table = { layout: View['layout']; columns: readonly ColumnId[] }

const ROWS: readonly ColumnId[] = [
  'score',
  'accepted',
  'today',
  'with_spark',
  'main_score',
  'carousel_score',
  'image_count',
  'loses_most_by',
  'changed',
]
const SHELVES: readonly ColumnId[] = ['score', 'accepted', 'today', 'with_spark']

/** Returns the columns of a layout that nobody changed. */
export const usualColumns = (layout: Table['layout']): readonly ColumnId[] =>
  layout === 'shelves' ? SHELVES : ROWS

const KEY = 'endcap-table '

/** Tables that this browser remembers, by view. */
const kept = signal<ReadonlyMap<string, Table | null>>(new Map())

/** Returns the table of a view, as changed in this browser. */
export function tableOf(view: View | null): { table: Table; isChanged: boolean } {
  const id = view?.view_id ?? ''
  const changed = kept.value.has(id) ? kept.value.get(id) : readKept(id)
  const { layout, columns } = changed ?? view ?? { layout: 'rows', columns: [] }
  return {
    table: { layout, columns: columns.length === 0 ? usualColumns(layout) : columns },
    isChanged: changed !== null && changed !== undefined,
  }
}

/** Remembers a table in this browser. Null for that of the view. */
export function keepTable(view: View | null, table: Table | null): void {
  const id = view?.view_id ?? ''
  kept.value = new Map([...kept.value, [id, table]])
  if (table === null) localStorage.removeItem(KEY + id)
  else localStorage.setItem(KEY + id, JSON.stringify(table))
}

function readKept(id: string): Table | null {
  try {
    const { layout, columns } = JSON.parse(localStorage.getItem(KEY + id) ?? '') as Table
    // Written by another release, perhaps.
    const known = columns.filter((column) => Object.hasOwn(COLUMNS, column))
    return { layout: layout === 'shelves' || layout === 'grid' ? layout : 'rows', columns: known }
  } catch {
    return null
  }
}
