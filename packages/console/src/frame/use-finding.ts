import type { PdpSummary } from '@endcap/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useResource } from '../data/resource.ts'
import { endcap } from '../session/session.ts'

/** Typing pause before a request. */
const PAUSE_MS = 150
const SHOWN = 5

export type Finding = {
  listings: readonly PdpSummary[]
  hasMore: boolean
  /** False while listings belong to an earlier text. */
  isCurrent: boolean
}

/** Finds listings by text. Keeps the previous ones meanwhile. */
export function useFinding(text: string): Finding {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // An earlier request is aborted once no component shows it.
  const { data, error } = useResource(`pdps:find?${asked}`, (signal) =>
    endcap.pdps.list({ q: asked, sort: '-updated_at', limit: SHOWN }, { signal }).page(),
  )
  const last = useRef<Omit<Finding, 'isCurrent'>>({ listings: [], hasMore: false })
  if (data) last.current = { listings: data.data, hasMore: data.has_more }
  return { ...last.current, isCurrent: (data !== undefined || error !== undefined) && asked === text }
}
