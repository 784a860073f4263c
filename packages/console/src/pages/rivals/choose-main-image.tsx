import type { ListingExplanation } from '@endcap/client'
import { local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'

type Props = { listing: ListingExplanation; onChoose: (imageId: string) => void; onClose: () => void }

/** Chooses another image of the listing, or one that Spark made for it, to stand in the place of the main image. */
export function ChooseMainImage({ listing, onChoose, onClose }: Props) {
  const { pdp_id: pdpId, scored_at: at } = listing
  const composer = useResource(`rivals:images ${pdpId} ${at}`, (signal) =>
    endcap.pdps.composer(pdpId, { signal }),
  )
  return (
    <Dialog title={say('console.rivals.try_other')} onClose={onClose} wide>
      <p class="quiet">{say('console.rivals.try_about')}</p>
      <Loaded resource={composer}>
        {({ images, further }) => {
          const others = [...images.slice(1), ...further]
          return others.length === 0 ? (
            <p>{say('console.rivals.try_none')}</p>
          ) : (
            <ul class="other-images">
              {others.map(({ image_id: id, renditions }) => (
                <li key={id}>
                  <button type="button" class="other-image" onClick={() => onChoose(id)}>
                    <Picture src={local(renditions[480])} alt="" />
                    <span class="small">{nameOf(listing, id)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

/** Names an image by what it shows. Those of Spark are in no place. */
function nameOf({ images }: ListingExplanation, imageId: string): string {
  const type = images.find(({ image_id: id }) => id === imageId)?.classification
  return type ? typeName(type) : say('console.spark.title')
}
