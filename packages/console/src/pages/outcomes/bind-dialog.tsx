import type { OutcomeTest } from '@endcap/client'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { outcomes, refreshOutcomes } from '../../features/outcomes/outcomes.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'

type BindDialogProps = {
  test: OutcomeTest
  arm: OutcomeTest['arms'][number]
  pdpId: string
  onClose: () => void
}

/** Asks which picture visitors of an arm saw, of those that the listing has or had from Spark. */
export function BindDialog({ test, arm, pdpId, onClose }: BindDialogProps) {
  const bind = async (imageId: string) => {
    await outcomes.changeTest(test.test_id, { arms: [{ arm_id: arm.arm_id, pictures: [imageId] }] })
    refreshOutcomes()
    showToast(say('console.outcomes.bound'))
    onClose()
  }
  return (
    <Dialog title={say('console.outcomes.bind_title', { arm: arm.name })} onClose={onClose} wide>
      <p class="quiet">{say('console.outcomes.bind_text')}</p>
      <Choices pdpId={pdpId} onChoose={(id) => void bind(id).catch(showFailure)} />
      <p class="quiet">{say('console.outcomes.bind_missing')}</p>
      <div class="dialog-buttons">
        <LinkButton href={at(`listings/${pdpId}/composer`)}>
          {say('console.listing.open_in_composer')}
        </LinkButton>
      </div>
    </Dialog>
  )
}

function Choices({ pdpId, onChoose }: { pdpId: string; onChoose: (imageId: string) => void }) {
  const composer = useResource(`outcomes:images ${pdpId}`, (signal) =>
    endcap.pdps.composer(pdpId, { signal }),
  )
  return (
    <Loaded resource={composer}>
      {({ images, further }) => (
        <ul class="bind-choices" role="list">
          {[...images, ...further].map(({ image_id: id, renditions }, position) => (
            <li key={id}>
              <button type="button" class="bind-choice" onClick={() => onChoose(id)}>
                <Picture src={local(renditions[480])} alt="" />
                <span class="small">
                  {position < images.length ? placeName(position) : say('console.spark.title')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
