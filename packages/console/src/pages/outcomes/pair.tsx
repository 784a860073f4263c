import type { OutcomeTest } from '@endcap/client'
import { local } from '../../base.ts'
import { Picture } from '../../parts/shelf.tsx'

type Arm = Pick<OutcomeTest['arms'][number], 'image_url'> | undefined

/** The kept main image of an arm, or an empty place. The words beside it name the arm. */
export const ArmPicture = ({ arm }: { arm: Arm }) =>
  arm?.image_url ? (
    <Picture src={local(arm.image_url)} alt="" side={160} />
  ) : (
    <span class="no-picture" aria-hidden="true" />
  )

/** The old and the new picture. */
export const Pair = ({ old, own }: { old: Arm; own: Arm }) => (
  <span class="arm-pair">
    <ArmPicture arm={old} />
    <ArmPicture arm={own} />
  </span>
)
