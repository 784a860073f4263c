import { useEffect, useRef } from 'preact/hooks'
import { hasSingleKeys } from '../../session/single-keys.ts'

/** Actions by key. */
type ShelfKeys = Record<'s' | 'v' | ' ', () => void>

/** Keys of the shelf test. Those of buttons, links and fields stay theirs. */
export function useShelfKeys(keys: ShelfKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.metaKey || event.ctrlKey || event.altKey || !hasSingleKeys()) return
      if (document.querySelector('dialog[open]')) return
      const isField =
        target instanceof HTMLElement && target.matches('input:not([type=radio]), select, textarea')
      const isControl = target instanceof HTMLElement && target.matches('button, a, input')
      if (isField || (key === ' ' && isControl)) return
      if (key !== 's' && key !== 'v' && key !== ' ') return
      current.current[key]()
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
