import type { PdpSummary } from '@endcap/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useResource } from '../data/resource.ts'
import { endcap } from '../session/session.ts'

/** Pause in typing after which the service is asked. */
const PAUSE_MS = 150
const SHOWN = 5

export type Finding = {
  listings: readonly PdpSummary[]
  hasMore: boolean
  /** False while the listings are those of an earlier text. */
  isCurrent: boolean
}

/** Finds the listings that match a text. Keeps the last ones until the next ones are known. */
export function useFinding(text: string): Finding {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // The request of an earlier text is aborted when no component shows it anymore.
  const { data, error } = useResource(`pdps:find?${asked}`, (signal) =>
    endcap.pdps.list({ q: asked, sort: '-updated_at', limit: SHOWN }, { signal }).page(),
  )
  const last = useRef<Omit<Finding, 'isCurrent'>>({ listings: [], hasMore: false })
  if (data) last.current = { listings: data.data, hasMore: data.has_more }
  return { ...last.current, isCurrent: (data !== undefined || error !== undefined) && asked === text }
}
