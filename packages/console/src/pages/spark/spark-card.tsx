import type { PdpSparkImage } from '@endcap/client'
import { at, local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { currentSession } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type CardProps = {
  image: PdpSparkImage
  pdpId: string
  isChosen: boolean
  isInListing: boolean
  onToggle: (imageId: string) => void
  onReject: (image: PdpSparkImage) => void
}

/** An image that Spark made and kept. */
export function SparkCard({ image, pdpId, isChosen, isInListing, onToggle, onReject }: CardProps) {
  const { image_id: id, title, renditions, gain_listing: gain, service_score: score, fidelity } = image
  if (id === null) return null
  return (
    <li class={isChosen ? 'spark-card chosen' : 'spark-card'}>
      <label class="spark-picture">
        <Picture src={renditions && local(renditions[480])} alt={title} priority="high" />
        <input
          type="checkbox"
          class="check"
          aria-label={say('console.spark.use', { title })}
          checked={isChosen}
          disabled={isInListing}
          onChange={() => onToggle(id)}
        />
      </label>
      <span class="spark-tools">
        <a
          class="button icon-only compact"
          href={at(`images/${id}?listing=${pdpId}`)}
          aria-label={say('console.spark.look_at', { title })}
        >
          <Icon name="eye" />
        </a>
        {currentSession().can.edit && (
          <button
            type="button"
            class="button icon-only compact"
            aria-label={say('console.spark.reject_image', { title })}
            title={say('console.spark.reject')}
            onClick={() => onReject(image)}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
      <div class="spark-ticket">
        <div class="row between">
          <b class="cut">{title}</b>
          {isInListing && <span class="tag">{say('console.spark.in_listing')}</span>}
          {!isInListing && gain !== null && <Points value={gain} />}
        </div>
        <div class="row between small quiet">
          <span>{say('console.spark.scores', { score: scoreText(score) })}</span>
          {fidelity !== null && <span>{say('console.spark.like_root', { share: fidelity })}</span>}
        </div>
      </div>
    </li>
  )
}

/** A place for an image that is being made. */
export const MakingCard = () => (
  <li class="spark-card making">
    <span class="gap-place small">{say('console.spark.making_image')}</span>
    <div class="spark-ticket">
      <span class="bone" />
      <span class="bone short" />
    </div>
  </li>
)
