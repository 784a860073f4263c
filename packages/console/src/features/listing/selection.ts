import type { PdpSummary } from '@endcap/client'
import { signal } from '@preact/signals'

/** The selected rows by their ids. They stay selected when the page is left. */
export const selection = signal<ReadonlyMap<string, PdpSummary>>(new Map())

/** Selects rows, or takes them out of the selection. */
export function select(rows: readonly PdpSummary[], isSelected: boolean): void {
  const next = new Map(selection.value)
  for (const row of rows) {
    if (isSelected) next.set(row.pdp_id, row)
    else next.delete(row.pdp_id)
  }
  selection.value = next
}

/** Takes a listing out of the selection that does not exist anymore. */
export function unselect(pdpId: string): void {
  const next = new Map(selection.peek())
  if (next.delete(pdpId)) selection.value = next
}

/** Replaces selected rows by their newest state. */
export function updateSelection(rows: readonly PdpSummary[]): void {
  const next = new Map(selection.peek())
  for (const row of rows) if (next.has(row.pdp_id)) next.set(row.pdp_id, row)
  selection.value = next
}

/** Empties the selection. */
export const clearSelection = (): void => {
  selection.value = new Map()
}
