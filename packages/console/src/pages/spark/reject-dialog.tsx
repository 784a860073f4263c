import type { PdpSparkImage, VerdictReason } from '@endcap/client'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { VERDICT_REASONS, verdictReason } from '../../words/terms.ts'

type RejectProps = { image: PdpSparkImage; onClose: () => void; reload: () => Promise<void> }

/** Asks why an image is rejected. It is not offered for the listing again. */
export function RejectDialog({ image, onClose, reload }: RejectProps) {
  const [reason, setReason] = useState<VerdictReason>('product_damaged')
  const [comment, setComment] = useState('')
  const { image_id: id } = image
  const reject = async () => {
    if (id === null) return
    await endcap.images.setVerdict(id, { kept: false, reason, comment: comment.trim() || null })
    await reload()
    onClose()
    showToast(say('console.spark.not_offered_again'), {
      label: say('console.common.undo'),
      run: () => void endcap.images.setVerdict(id, { kept: true }).then(reload).catch(showFailure),
    })
  }
  return (
    <Dialog title={say('console.spark.reject_title', { title: image.title })} onClose={onClose}>
      <fieldset class="choices">
        <legend class="small quiet">{say('console.spark.why')}</legend>
        {VERDICT_REASONS.map((each) => (
          <label key={each} class="row">
            <input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
            {verdictReason(each)}
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span class="small quiet">{say('console.common.comment')}</span>
        <span class="input">
          <input
            maxLength={1000}
            value={comment}
            onInput={(event) => setComment(event.currentTarget.value)}
          />
        </span>
      </label>
      <div class="dialog-buttons">
        <Button onClick={onClose}>{say('console.common.keep_it')}</Button>
        <Button look="removes" onClick={reject}>
          {say('console.spark.reject')}
        </Button>
      </div>
    </Dialog>
  )
}
