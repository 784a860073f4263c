import type { RivalComparison, RivalSet, RivalSetPage } from '@endcap/client'
import { Rivals } from '@endcap/client/rivals'
import { type Resource, refreshWhere, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export const rivals = new Rivals(endcap)

const READING_POLL_MS = 2_000
const FRESH_MS = 30_000

/** Reads all sets, again while pages are being read. */
export const useRivalSets = (): Resource<RivalSetPage> =>
  useResource<RivalSetPage>('rivals:sets', (signal) => rivals.list({ signal }), {
    poll: ({ data }) => (data.some(({ reading }) => reading > 0) ? READING_POLL_MS : null),
    isAnnounced: false,
    freshMs: FRESH_MS,
  })

/** Reads a set with its rivals, again while pages are being read. */
export const useRivalSet = (setId: string): Resource<RivalSet> =>
  useResource<RivalSet>(`rivals:set ${setId}`, (signal) => rivals.get(setId, { signal }), {
    poll: ({ reading }) => (reading > 0 ? READING_POLL_MS : null),
    isAnnounced: false,
  })

export type Compared = { setId: string; pdpId: string; imageId: string | undefined }

/** Compares a listing with a set. Null waits. */
export const useComparison = (compared: Compared | null, isReading: boolean): Resource<RivalComparison> =>
  useResource<RivalComparison>(
    compared && `rivals:compare ${compared.setId} ${compared.pdpId} ${compared.imageId}`,
    (signal) => {
      const { setId = '', pdpId = '', imageId } = compared ?? {}
      return rivals.compare(setId, pdpId, { imageId }, { signal })
    },
    { poll: () => (isReading ? READING_POLL_MS : null), isAnnounced: false, freshMs: FRESH_MS },
  )

/** Rereads sets and comparisons where they are shown. */
export const refreshRivals = (): void => refreshWhere((key) => key.startsWith('rivals:'))
