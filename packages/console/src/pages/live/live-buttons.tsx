import { EndcapError, type ListingExplanation, type LiveCheck, type PdpSummary } from '@endcap/client'
import { saveFile } from '../../data/save-file.ts'
import { zipPictures } from '../../engine/bulk-zip.ts'
import { zipName } from '../../engine/file-names.ts'
import { setImages, whenScored } from '../../features/listing/settled.ts'
import { liveChecks, refreshLive } from '../../features/live/live.ts'
import { differs } from '../../features/live/live-places.ts'
import { Button } from '../../parts/button.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type Props = { check: LiveCheck; listing: ListingExplanation }

/** Buttons to read the page again and to end a difference. */
export function LiveButtons({ check, listing }: Props) {
  const isDifferent = check.places.some(differs)
  return (
    <>
      <CheckNow check={check} />
      {isDifferent && (
        <>
          <Button off={refusalToKeep(check)} onClick={() => keepShown(listing)}>
            {say('console.live.keep')}
          </Button>
          <Button look="first" icon="download" onClick={() => downloadSet(listing)}>
            {say('console.live.send')}
          </Button>
        </>
      )}
    </>
  )
}

/** Reads the shop's page now. The last result stays meanwhile. */
export const CheckNow = ({ check: { pdp_id: pdpId, is_reading: isReading } }: { check: LiveCheck }) => (
  <Button
    icon="refresh"
    keys="r"
    busy={isReading}
    off={!currentSession().can.edit && say('console.live.viewers')}
    onClick={() => liveChecks.checkNow(pdpId).then(refreshLive)}
  >
    {say(isReading ? 'console.live.reading' : 'console.live.check_now')}
  </Button>
)

function refusalToKeep({ places, is_outdated: isOutdated }: LiveCheck): string | false {
  if (!currentSession().can.edit) return say('console.live.viewers')
  if (isOutdated) return say('console.live.outdated')
  return places.every(({ shown }) => shown === null) && say('console.live.nothing_shown')
}

/** Saves the pictures of the listing in order, with the names that marketplaces ask for. */
async function downloadSet({ pdp_id: pdpId, id, images }: ListingExplanation): Promise<void> {
  const signal = AbortSignal.timeout(DOWNLOAD_MS)
  async function* listings(): AsyncGenerator<PdpSummary> {
    yield await endcap.pdps.summary(pdpId, { include: 'images', signal })
  }
  saveFile(await zipPictures(listings(), signal, () => {}), zipName(id))
  showToast(say('console.live.sent_file', { count: images.length }))
}

const DOWNLOAD_MS = 300_000

/** Makes what the shop shows the set of the listing. The set before is in its history. */
async function keepShown({ pdp_id: pdpId, images }: ListingExplanation): Promise<void> {
  const before = images.map(({ image_id: id }) => id)
  try {
    await liveChecks.keep(pdpId, { expected_image_ids: before })
  } catch (error) {
    throw error instanceof EndcapError && error.code === 'IMAGES_CHANGED'
      ? new Error(say('console.live.outdated'))
      : error
  }
  const { pdp_score: score } = await whenScored(pdpId)
  refreshLive()
  showToast(say('console.live.kept', { score: scoreText(score) }), {
    label: say('console.common.undo'),
    run: () => void restore(pdpId, before).catch(showFailure),
  })
}

async function restore(pdpId: string, [hero, ...carousel]: readonly string[]): Promise<void> {
  if (hero === undefined) return
  await setImages(pdpId, {
    hero: { image_id: hero },
    carousel: carousel.map((id) => ({ image_id: id })),
    set_from: 'undo',
  })
  refreshLive()
  showToast(say('console.live.restored'))
}
