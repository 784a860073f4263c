import type { ListingExplanation, PdpSpark } from '@endcap/client'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { inSentence } from '../../words/in-sentence.ts'
import { ago, counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'

type RootsProps = {
  listing: ListingExplanation
  spark: PdpSpark
  root: string
  onChoose: (imageId: string) => void
}

/** The image that Spark starts from, and the others of the listing to choose from, the best first. */
export function SparkRoots({ listing, spark, root, onChoose }: RootsProps) {
  const current = listing.images.find(({ image_id: id }) => id === root)
  const score = spark.roots.find(({ image_id: id }) => id === root)
  return (
    <section class="root" aria-label={say('console.spark.root_image')}>
      {current && (
        <div class="stand">
          <Picture
            src={local(current.renditions[480])}
            alt={say('console.spark.the_root_image')}
            priority="high"
          />
        </div>
      )}
      <div class="spark-ticket">
        <div class="row between">
          <h2>{say('console.spark.root')}</h2>
          {current && <span class="meta">{inSentence(placeName(current.position))}</span>}
        </div>
        {score && (
          <div class="row between">
            <span>{say('console.spark.as_main')}</span>
            <Score value={score.hero_score} />
          </div>
        )}
        <p class={score?.fault ? 'loss' : 'meta'}>
          {score?.fault?.detail ?? say('console.spark.pixel_for_pixel')}
        </p>
        {score && !hasFailed(spark, root) && <p class="meta">{say('console.spark.can_start')}</p>}
        {spark.roots.length > 1 && (
          <label>
            <span class="meta">{say('console.spark.start_from')}</span>
            <select class="input" value={root} onChange={(event) => onChoose(event.currentTarget.value)}>
              {spark.roots.map(({ image_id: id, hero_score: points, fault }) => (
                <option key={id} value={id}>
                  {fault
                    ? say('console.spark.root_without_images', { place: placeOf(listing, id) })
                    : say('console.spark.root_with_score', { place: placeOf(listing, id), points })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  )
}

/** Returns whether nothing can be made of a root, or nothing could be made of it last. */
const hasFailed = ({ roots, batches }: PdpSpark, root: string): boolean =>
  [roots, batches].some((each) => each.find(({ image_id: id }) => id === root)?.fault)

function placeOf({ images }: ListingExplanation, id: string): string {
  const image = images.find(({ image_id: each }) => each === id)
  return image ? placeName(image.position) : say('console.listing.image')
}

/** The share of the time that a batch has used, out of the time that batches usually take. */
const USUAL_MS = 45_000

/** How the last batch went, and why nothing was made. */
export function BatchState({ batch }: { batch: PdpSpark['batches'][number] | undefined }) {
  if (!batch) return null
  if (batch.status === 'processing') {
    const elapsed = Date.now() - new Date(batch.created_at).getTime()
    return (
      <section class="panel" aria-label={say('console.spark.progress')}>
        <div class="row between">
          <h2>{say('console.spark.making_images')}</h2>
          <span class="meta">{say('console.spark.so_far', { seconds: Math.round(elapsed / 1000) })}</span>
        </div>
        <progress
          class="progress"
          max={1}
          value={Math.min(0.95, elapsed / USUAL_MS)}
          aria-label={say('console.spark.progress')}
        />
        <p class="meta">{say('console.spark.you_can_leave')}</p>
      </section>
    )
  }
  return (
    <section class="panel" aria-label={say('console.spark.last_batch')}>
      <div class="row between">
        <h2>{headlineOf(batch)}</h2>
        <span class="meta">{ago(batch.updated_at)}</span>
      </div>
      {batch.fault && <p class="loss">{batch.fault.detail}</p>}
      {batch.status === 'completed' && batch.made > 0 && (
        <ul class="small batch-counts">
          <li class="row">
            <Icon name="check" /> {counted(batch.kept, 'console.spark.images_kept')}
          </li>
          <li class={batch.kept < batch.made ? 'row loss' : 'row'}>
            <Icon name="close" /> {counted(batch.made - batch.kept, 'console.spark.images_rejected')}
          </li>
        </ul>
      )}
      {batch.status === 'failed' && <p class="meta">{say('console.spark.try_again')}</p>}
    </section>
  )
}

function headlineOf({ status, made }: PdpSpark['batches'][number]): string {
  if (status === 'failed') return say('console.spark.batch_failed')
  return counted(made, 'console.spark.batch_made')
}
