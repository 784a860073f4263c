import { useEffect, useState } from 'preact/hooks'

/**
 * Returns true while the first run is shown: from the moment that there is no listing until the page is left, so that
 * the first listings arrive before the eyes. A link to the page itself leaves it too.
 */
export function useFirstRun(isEmpty: boolean): boolean {
  const [wasEmpty, setWasEmpty] = useState(false)
  if (isEmpty && !wasEmpty) setWasEmpty(true)
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.pathname === location.pathname) setWasEmpty(false)
    }
    addEventListener('click', leave)
    return () => removeEventListener('click', leave)
  }, [])
  return isEmpty || wasEmpty
}
