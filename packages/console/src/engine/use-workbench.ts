import type { PdpComposer } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { type Resource, useResource } from '../data/resource.ts'
import { endcap } from '../session/session.ts'
import type { Workbench } from './workbench.ts'

export type Engine = typeof import('./workbench.ts')

/** Loads a listing's facts and the scoring engine, a separate chunk. A null id loads nothing. */
export function useWorkbench(
  pdpId: string | null,
): Resource<PdpComposer> & { bench: Workbench | null; engine: Engine | null } {
  const resource = useResource<PdpComposer>(pdpId === null ? null : `composer ${pdpId}`, (signal) =>
    endcap.pdps.composer(pdpId ?? '', { signal }),
  )
  const [opened, setOpened] = useState<{ bench: Workbench; engine: Engine } | null>(null)
  const { data } = resource
  useEffect(() => {
    let isCurrent = true
    if (data)
      void import('./workbench.ts').then((engine) => {
        if (isCurrent) setOpened({ engine, bench: engine.openWorkbench(data) })
        return undefined
      })
    return () => {
      isCurrent = false
    }
  }, [data])
  const isOfData = opened !== null && opened.bench.data.pdp_id === pdpId
  return { ...resource, bench: isOfData ? opened.bench : null, engine: isOfData ? opened.engine : null }
}
