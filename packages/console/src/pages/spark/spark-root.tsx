import type { ListingExplanation, PdpSpark } from '@endcap/client'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { ago, counted } from '../../words/numbers.ts'
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
    <section class="root" aria-label="Root image">
      {current && (
        <div class="stand">
          <Picture src={local(current.renditions[480])} alt="The root image" priority="high" />
        </div>
      )}
      <div class="spark-ticket">
        <div class="row between">
          <h2>Root</h2>
          {current && <span class="meta">{placeName(current.position).toLowerCase()}</span>}
        </div>
        {score && (
          <div class="row between">
            <span>As a main image</span>
            <Score value={score.hero_score} />
          </div>
        )}
        <p class={score?.fault ? 'loss' : 'meta'}>
          {score?.fault?.detail ??
            'Every picture shows this product, pixel for pixel. Spark only changes what is around it.'}
        </p>
        {spark.roots.length > 1 && (
          <label>
            <span class="meta">Start from</span>
            <select class="input" value={root} onChange={(event) => onChoose(event.currentTarget.value)}>
              {spark.roots.map(({ image_id: id, hero_score: points, fault }) => (
                <option key={id} value={id}>
                  {placeOf(listing, id)}: {fault ? 'nothing can be made' : `${points} as a main image`}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  )
}

function placeOf({ images }: ListingExplanation, id: string): string {
  const image = images.find(({ image_id: each }) => each === id)
  return image ? placeName(image.position) : 'Image'
}

/** The share of the time that a batch has used, out of the time that batches usually take. */
const USUAL_MS = 45_000

/** How the last batch went, and why nothing was made. */
export function BatchState({ batch }: { batch: PdpSpark['batches'][number] | undefined }) {
  if (!batch) return null
  if (batch.status === 'processing') {
    const elapsed = Date.now() - new Date(batch.created_at).getTime()
    return (
      <section class="panel" aria-label="Progress">
        <div class="row between">
          <h2>Making images</h2>
          <span class="meta">{Math.round(elapsed / 1000)} s so far</span>
        </div>
        <progress class="progress" max={1} value={Math.min(0.95, elapsed / USUAL_MS)} aria-label="Progress" />
        <p class="meta">You can leave. The images are here when you come back.</p>
      </section>
    )
  }
  return (
    <section class="panel" aria-label="Last batch">
      <div class="row between">
        <h2>{headlineOf(batch)}</h2>
        <span class="meta">{ago(batch.updated_at)}</span>
      </div>
      {batch.fault && <p class="loss">{batch.fault.detail}</p>}
      {batch.status === 'completed' && batch.made > 0 && (
        <ul class="small batch-counts">
          <li class="row">
            <Icon name="check" /> {counted(batch.kept, 'image')} kept
          </li>
          <li class="row loss">
            <Icon name="close" /> {counted(batch.made - batch.kept, 'image')} rejected
          </li>
        </ul>
      )}
      {batch.status === 'failed' && (
        <p class="meta">Make images again. If it fails once more, see Activity.</p>
      )}
    </section>
  )
}

function headlineOf({ status, made }: PdpSpark['batches'][number]): string {
  if (status === 'failed') return 'The last batch failed'
  return made === 0 ? 'Nothing could be made' : `Made ${made}`
}
