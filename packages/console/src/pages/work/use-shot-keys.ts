import type { WorkShot } from '@endcap/client'
import { useEffect, useRef } from 'preact/hooks'
import { hasSingleKeys } from '../../session/single-keys.ts'

type ShotKeys = {
  shots: readonly WorkShot[]
  chosen: WorkShot | null
  choose: (shotId: string) => void
}

/** Fields of the panel by the key that focuses them. */
const FIELDS: Record<string, string> = {
  a: 'shot-assignee',
  s: 'shot-status',
  d: 'shot-due',
  c: 'shot-comment',
  Enter: 'shot-panel',
}

/** `j` and `k` choose a shot, other keys focus a field of its panel. */
export function useShotKeys(keys: ShotKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isBusy =
        event.target instanceof HTMLElement &&
        (event.target.matches('input, select, textarea, button, a, [role=group]') ||
          event.target.closest('dialog') !== null)
      if (event.metaKey || event.ctrlKey || event.altKey || !hasSingleKeys()) return
      if (isBusy && (event.key === 'Enter' || isTyping(event.target))) return
      const { shots, chosen, choose } = current.current
      const field = document.getElementById(FIELDS[event.key] ?? '')
      if (event.key === 'j' || event.key === 'k') {
        const index = shots.findIndex(({ shot_id: id }) => id === chosen?.shot_id)
        const next = shots[index + (event.key === 'j' ? 1 : -1)]
        if (next) choose(next.shot_id)
      } else if (field) field.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, select, textarea') || target.closest('dialog') !== null)
