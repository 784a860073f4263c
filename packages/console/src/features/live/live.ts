import type { LiveCheck, LiveWatchPage } from '@endcap/client'
import { LiveChecks } from '@endcap/client/live-checks'
import { type Resource, refreshWhere, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export const liveChecks = new LiveChecks(endcap)

const READING_POLL_MS = 1_500

/** Reads the comparison of a listing with its shop, again while the page is being read. */
export const useLiveCheck = (pdpId: string | null): Resource<LiveCheck> =>
  useResource<LiveCheck>(
    pdpId === null ? null : `live:check ${pdpId}`,
    (signal) => liveChecks.get(pdpId ?? '', { signal }),
    { poll: ({ is_reading: isReading }) => (isReading ? READING_POLL_MS : null), isAnnounced: false },
  )

/** Reads what is watched. */
export const useWatches = (): Resource<LiveWatchPage> =>
  useResource<LiveWatchPage>('live:watches', (signal) => liveChecks.watches({ signal }))

/** Rereads checks and watches where they are shown. */
export const refreshLive = (): void => refreshWhere((key) => key.startsWith('live:'))
