import type { ComposerImage, Composition, OutcomeTest, PdpComposer, TestPlan } from '@endcap/client'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { MiniShelf, Picture } from '../../parts/shelf.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { armsOf } from './outcome-words.ts'

/** Reads the images of both versions. `own` is null for what is to be made. */
export function useVersions({ pdp_id: pdpId, change }: TestPlan) {
  const composer = useResource(`outcomes:images ${pdpId}`, (signal) =>
    endcap.pdps.composer(pdpId, { signal }),
  )
  const explanation = useResource(change === 'today' ? `explanation ${pdpId}` : null, (signal) =>
    endcap.pdps.explanation(pdpId, { signal }),
  )
  const { data } = composer
  const best = explanation.data?.best.composition
  return { composer, old: data?.images ?? null, own: data && best ? composed(data, best) : null }
}

/** The listing as it is, and as it is planned. */
export function PlannedPictures({ plan }: { plan: TestPlan }) {
  const { pdp_id: pdpId, change } = plan
  const { composer, old, own } = useVersions(plan)
  return (
    <Loaded resource={composer} rows={4}>
      {() => (
        <div class="sheet-pictures">
          <Version name={say('console.outcomes.version_old')} images={old ?? []} />
          {change === 'today' && own ? (
            <Version name={say('console.outcomes.version_new')} images={own} />
          ) : (
            <section class="panel stack to-make">
              <h3>{say('console.outcomes.version_new')}</h3>
              <p>
                {say(
                  change === 'shoot' ? 'console.outcomes.make_by_shoot' : 'console.outcomes.make_by_spark',
                )}
              </p>
              <p class="no-print">
                <a class="link" href={at(`listings/${pdpId}${change === 'spark' ? '/spark' : ''}`)}>
                  {say('console.outcomes.make_it')}
                </a>
              </p>
            </section>
          )}
        </div>
      )}
    </Loaded>
  )
}

/** The pictures of an earlier test. */
export function TestedPictures({ test, armId }: { test: OutcomeTest; armId: string }) {
  const { old, own } = armsOf(test, armId)
  const [oldIds, ownIds] = [old?.image_ids ?? [], own?.image_ids ?? []]
  const pdpId = test.listing?.pdp_id ?? null
  const imageIds = [...new Set([...oldIds, ...ownIds])]
  const composer = useResource(pdpId && `outcomes:images ${pdpId} ${imageIds.join()}`, (signal) =>
    endcap.pdps.composer(pdpId ?? '', { imageIds, signal }),
  )
  return (
    <Loaded resource={composer} rows={4}>
      {(data) => (
        <div class="sheet-pictures">
          <Version name={say('console.outcomes.version_old_again')} images={imagesOf(data, oldIds)} />
          <Version name={say('console.outcomes.version_new')} images={imagesOf(data, ownIds)} />
        </div>
      )}
    </Loaded>
  )
}

/** Returns the images of a composition, in order. */
const composed = (composer: PdpComposer, { hero, carousel }: Composition): ComposerImage[] =>
  imagesOf(
    composer,
    [hero, ...carousel].flatMap((each) => ('image_id' in each ? [each.image_id] : [])),
  )

function imagesOf({ images, further }: PdpComposer, ids: readonly string[]): ComposerImage[] {
  const known = new Map([...images, ...further].map((image) => [image.image_id, image]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const Version = ({ name, images }: { name: string; images: readonly ComposerImage[] }) => (
  <section class="panel stack">
    <h3>{name}</h3>
    {images[0] && <Picture src={local(images[0].renditions[480])} alt={name} priority="high" />}
    {images.length > 1 && (
      <MiniShelf
        images={images.map(({ image_id: key, renditions }) => ({
          key,
          src: local(renditions[160]),
          alt: '',
        }))}
      />
    )}
  </section>
)
