import type { PdpSummary } from '@endcap/client'
import { signal } from '@preact/signals'

/** Selected rows by id. They survive leaving the page. */
export const selection = signal<ReadonlyMap<string, PdpSummary>>(new Map())

/** Filter whose listings are all selected, also those not yet loaded, with their number then. */
export const wholeFilter = signal<{ key: string; count: number } | null>(null)

/** Selects or deselects rows. */
export function select(rows: readonly PdpSummary[], isSelected: boolean): void {
  const next = new Map(selection.value)
  for (const row of rows) {
    if (isSelected) next.set(row.pdp_id, row)
    else next.delete(row.pdp_id)
  }
  selection.value = next
  if (!isSelected) wholeFilter.value = null
}

/** Deselects a deleted listing. */
export function unselect(pdpId: string): void {
  const next = new Map(selection.peek())
  if (next.delete(pdpId)) selection.value = next
}

/** Updates selected rows to their newest state. */
export function updateSelection(rows: readonly PdpSummary[]): void {
  const next = new Map(selection.peek())
  for (const row of rows) if (next.has(row.pdp_id)) next.set(row.pdp_id, row)
  selection.value = next
}

/** Deselects all rows. */
export const clearSelection = (): void => {
  selection.value = new Map()
  wholeFilter.value = null
}
