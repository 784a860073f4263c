import type { PdpSparkImage } from '@endcap/client'
import { at, local } from '../../base.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { verdictReason } from '../../words/terms.ts'

type RejectedProps = { images: readonly PdpSparkImage[]; pdpId: string; reload: () => Promise<void> }

/** Images that Spark or a person rejected, with the reason. */
export function RejectedImages({ images, pdpId, reload }: RejectedProps) {
  if (images.length === 0) return null
  return (
    <section class="stack" aria-labelledby="rejected">
      <div class="row">
        <h2 id="rejected">{say('console.spark.rejected')}</h2>
        <span class="meta">{say('console.spark.rejected_note')}</span>
      </div>
      <ul class="rejected">
        {images.map((image, index) => (
          <li key={image.image_id ?? image.upload_id ?? index}>
            <Picture src={image.renditions && local(image.renditions[160])} alt="" side={160} />
            <div>
              <b>{image.title}</b>{' '}
              <span class="tag">
                {image.rejection?.by === 'person'
                  ? say('console.spark.by_person')
                  : say('console.spark.by_spark')}
              </span>
              <p class="small quiet">{reasonOf(image)}</p>
            </div>
            <KeepButton image={image} pdpId={pdpId} reload={reload} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns a person's reason and comment, or the findings of Spark's checks. */
function reasonOf({ rejection }: PdpSparkImage): string {
  const { by, reason = '', detail = null } = rejection ?? {}
  const chosen = by === 'person' ? verdictReason(reason) : null
  if (chosen === null) return detail ?? say('console.spark.did_not_pass')
  return detail === null
    ? say('console.spark.reason', { reason: chosen })
    : say('console.spark.reason_and_comment', { reason: chosen, comment: detail })
}

type KeepProps = { image: PdpSparkImage; pdpId: string; reload: () => Promise<void> }

/** Revokes a rejection: by the image's verdict, or by the composer for a picture that Spark did not keep. */
function KeepButton({ image, pdpId, reload }: KeepProps) {
  const { image_id: id, upload_id: uploadId } = image
  if (!currentSession().can.edit) return null
  if (id !== null)
    return (
      <Button onClick={() => endcap.images.setVerdict(id, { kept: true }).then(reload)}>
        {say('console.spark.keep_anyway')}
      </Button>
    )
  if (uploadId !== null)
    return (
      <LinkButton href={at(`listings/${pdpId}/composer?upload=${uploadId}`)}>
        {say('console.spark.keep_anyway')}
      </LinkButton>
    )
  return null
}
