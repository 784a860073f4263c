import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'

const LOOK_MS = 1_000

/** Hidden pictures wait for an answer, `said` has the place that was chosen. */
export type Look = { step: 'no' | 'looking' | 'asked' } | { step: 'said'; place: number }

const NO: Look = { step: 'no' }

/** A look of one second at a page, which is then hidden until a person says where the own picture was. */
export function useLook() {
  const look = useSignal<Look>(NO)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (next: Look) => {
    clearTimeout(timer.current)
    look.value = next
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    look: look.value,
    start: () => {
      set({ step: 'looking' })
      timer.current = setTimeout(() => set({ step: 'asked' }), LOOK_MS)
    },
    say: (place: number) => set({ step: 'said', place }),
    end: () => set(NO),
  }
}
