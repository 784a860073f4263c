import { useEffect, useRef } from 'preact/hooks'
import { hasSingleKeys } from '../../session/single-keys.ts'

type LiveKeys = { places: number; onLook: (column: number) => void; onCheck: () => void }

/** `1` to `9` look closer at a place, also from one to another, and `r` checks now. */
export function useLiveKeys(keys: LiveKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.metaKey || event.ctrlKey || event.altKey || !hasSingleKeys()) return
      if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea'))
        return
      const { places, onLook, onCheck } = current.current
      const place = /^[1-9]$/.test(key) ? Number(key) : 0
      if (place > 0 && place <= places) onLook(place - 1)
      else if (key === 'r' && !document.querySelector('dialog[open]')) onCheck()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
