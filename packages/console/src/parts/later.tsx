import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Skeleton } from './controls.tsx'
import { showFailure } from './toast.tsx'

/** Returns a component that loads when it is first shown. The page around it stays meanwhile. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null
  return function Later(props) {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      const show = async () => {
        const component = (loaded ??= await load())
        setComponent(() => component)
      }
      if (!Component) show().catch(showFailure)
    }, [])
    return Component ? <Component {...props} /> : <Skeleton rows={4} />
  }
}
