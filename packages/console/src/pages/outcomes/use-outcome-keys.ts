import { useEffect, useRef } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { TABS, type Tab } from './outcome-tabs.tsx'

/** Actions by key, besides those that all tabs have. */
export type OutcomeKeys = Partial<Record<'j' | 'k' | 'i' | 'Enter', () => void>>

/** Keys of the place: `t` opens the next tab. Keys of fields, and Enter of buttons and links, stay theirs. */
export function useOutcomeKeys(current: Tab, keys: OutcomeKeys): void {
  const { route } = useLocation()
  const actions = useRef(keys)
  actions.current = keys
  useEffect(() => {
    const next = TABS[(TABS.findIndex(([key]) => key === current) + 1) % TABS.length]
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.metaKey || event.ctrlKey || event.altKey || !hasSingleKeys()) return
      if (document.querySelector('dialog[open]')) return
      const isIn = (selector: string) => target instanceof HTMLElement && target.matches(selector)
      if (isIn('input:not([type=radio]), select, textarea')) return
      if (key === 'Enter' && isIn('button, a, input, summary')) return
      const action =
        key === 't' && next ? () => route(at(next[2])) : actions.current[key as keyof OutcomeKeys]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [current])
}

/** Returns actions that choose the next and the previous of some rows. */
export function choosing<Row>(
  rows: readonly Row[],
  chosen: Row | null,
  choose: (row: Row) => void,
): Pick<OutcomeKeys, 'j' | 'k'> {
  const step = (by: number) => () => {
    const next = rows[(chosen === null ? -1 : rows.indexOf(chosen)) + by]
    if (next !== undefined) choose(next)
  }
  return { j: step(1), k: step(-1) }
}
