import type { ListingExplanation, PdpSpark } from '@endcap/client'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { ago, counted } from '../../words/numbers.ts'
import { placeName, typeName } from '../../words/terms.ts'

/** The image that Spark started from, and how its last batch went. */
export function SparkRoot({ listing, spark }: { listing: ListingExplanation; spark: PdpSpark }) {
  const [batch] = spark.batches
  const root = listing.images.find(({ image_id: id }) => id === batch?.image_id)
  return (
    <div class="stack spark-side">
      {root && (
        <section class="root" aria-label="Root image">
          <div class="stand">
            <Picture src={local(root.renditions[480])} alt="The root image" priority="high" />
          </div>
          <div class="spark-ticket">
            <div class="row between">
              <h2>Root</h2>
              <span class="meta">{placeName(root.position).toLowerCase()}</span>
            </div>
            <div class="row between">
              <span>{root.classification ? typeName(root.classification) : ''}</span>
              <Score value={root.service_score} />
            </div>
            <p class="meta">
              Every picture shows this product, pixel for pixel. Spark only changes what is around it.
            </p>
          </div>
        </section>
      )}
      {batch && <BatchState batch={batch} />}
    </div>
  )
}

/** The share of the time that a batch has used, out of the time that batches usually take. */
const USUAL_MS = 45_000

function BatchState({ batch }: { batch: PdpSpark['batches'][number] }) {
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
        <h2>{batch.status === 'failed' ? 'The last batch failed' : `Made ${batch.made}`}</h2>
        <span class="meta">{ago(batch.updated_at)}</span>
      </div>
      {batch.status === 'completed' && (
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
