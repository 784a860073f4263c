import { useEffect, useState } from 'preact/hooks'

/**
 * Returns true from the first empty list until the page is left, to show the first listings arriving. A link to
 * the page itself also ends it.
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
