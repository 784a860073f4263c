import { EndcapError, type TrashedPdp } from '@endcap/client'
import { Trash } from '@endcap/client/trash'
import { eachLimited } from '../../data/each-limited.ts'
import { forget, invalidate, refreshWhere } from '../../data/resource.ts'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { unselect } from './selection.ts'

export const trash = new Trash(endcap)

/** Names a listing to people, also in the trash. */
export type Named = Pick<TrashedPdp, 'pdp_id' | 'id'>

/** Moves listings into the trash, with an undo in the message. */
export async function moveToTrash(listings: readonly Named[], onRestored: () => unknown): Promise<void> {
  const moved: Named[] = []
  const undo = () => void restoreListings(moved).then(onRestored).catch(showFailure).finally(refreshTrash)
  try {
    await eachLimited(listings, async (listing) => {
      await endcap.pdps.delete(listing.pdp_id).then(
        () => moved.push(listing),
        (error: unknown) => {
          // Somebody else has deleted it.
          if (!(error instanceof EndcapError.NotFound)) throw error
        },
      )
      unselect(listing.pdp_id)
    })
  } finally {
    forget((key) => moved.some(({ pdp_id: id }) => key.includes(id)))
    refreshTrash()
    if (moved.length > 0)
      showToast(
        listings.length === 1
          ? say('console.listing.deleted')
          : say('console.listings.deleted', { count: moved.length }),
        { label: say('console.common.undo'), run: undo },
      )
  }
}

/** Brings listings back, and says so. @throws Error with the reason in words */
export async function restoreListings(listings: readonly Named[]): Promise<void> {
  await eachLimited(listings, ({ pdp_id: pdpId, id }) =>
    trash.restore(pdpId).catch((error: unknown) => {
      throw refusalOf(error, id)
    }),
  )
  for (const { pdp_id: id } of listings)
    for (const read of ['summary', 'explanation']) invalidate(`${read} ${id}`)
  showToast(say('console.trash.restored', { count: listings.length }))
}

/** Deletes a listing of the trash. @throws Error with the reason in words */
export async function deleteForGood({ pdp_id: pdpId, id }: Named): Promise<void> {
  await trash.delete(pdpId).catch((error: unknown) => {
    throw refusalOf(error, id)
  })
  showToast(say('console.trash.deleted'))
}

const refreshTrash = () => refreshWhere((key) => key.startsWith('trash '))

function refusalOf(error: unknown, id: string): unknown {
  if (error instanceof EndcapError.NotFound) return new Error(say('console.trash.expired'))
  if (error instanceof EndcapError && error.code === 'PDP_EXISTS')
    return new Error(say('console.trash.id_taken', { id }))
  return error
}
