import { signal } from '@preact/signals'

const message = signal('')
/** Shortest time between two announcements, so that a screen reader can finish a sentence. */
const INTERVAL_MS = 500
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a sentence to screen readers. Of several sentences in half a second only the last is read. */
export function announce(sentence: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    message.value = sentence
  }, INTERVAL_MS)
}

/** The one live region of a page. */
export const LiveRegion = () => (
  <div class="spoken" aria-live="polite" role="status">
    {message.value}
  </div>
)
