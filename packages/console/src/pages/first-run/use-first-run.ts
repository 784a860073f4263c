import { useState } from 'preact/hooks'

/**
 * Returns true while the first run is shown: from the moment that there is no listing until the page is left, so that
 * the first listings arrive before the eyes.
 */
export function useFirstRun(isEmpty: boolean): boolean {
  const [wasEmpty, setWasEmpty] = useState(false)
  if (isEmpty && !wasEmpty) setWasEmpty(true)
  return isEmpty || wasEmpty
}
