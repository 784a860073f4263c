import type { ImageExplanation } from '@endcap/client'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'

const PARTS = [
  ['brand', 'Brand'],
  ['product_type', 'Product'],
  ['variant', 'Variety'],
  ['size_and_count', 'Size'],
] as const
/** Score from which a part counts as readable on a phone. */
const READABLE = 90

/** The image as a search tile, pixel for pixel, and what can be read on it. */
export function ImagePhone({ image }: { image: ImageExplanation }) {
  const { renditions, mobile_readiness: readiness } = image
  return (
    <section class="stack image-phone" aria-label="On a phone">
      <div>
        <h2>On a phone</h2>
        <p class="meta">Search tile, pixel for pixel.{lostText(image)}</p>
      </div>
      {[202, 101].map((side) => (
        <figure key={side}>
          <img
            class="tile"
            src={local(renditions[480])}
            alt={`The image at ${side} pixels`}
            width={side}
            height={side}
          />
          <figcaption class="meta">
            {side === 202 ? 'Today’s phones, 202 px' : 'Older phones, 101 px'}
          </figcaption>
        </figure>
      ))}
      {readiness && (
        <div>
          <h2>What can be read</h2>
          <dl class="divided readings">
            {PARTS.map(([part, name]) => (
              <div key={part} class="row between">
                <dt>{name}</dt>
                <dd>
                  <Reading score={readiness[part]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}

function Reading({ score }: { score: number | null }) {
  if (score === null) return <span class="small quiet">Not measured</span>
  const isRead = score >= READABLE
  return (
    <span class={isRead ? 'row small gain-ink' : 'row small loss'}>
      <Icon name={isRead ? 'check' : 'close'} />
      {isRead ? 'Reads' : 'Lost'}
    </span>
  )
}

function lostText({ overlays }: ImageExplanation): string {
  const onPack = overlays.texts.filter(
    ({ state, is_unread_script }) => state !== 'beside' && !is_unread_script,
  )
  const lost = onPack.filter(({ state }) => state !== 'read').length
  if (onPack.length === 0) return ''
  if (lost === 0) return ' All lines of the pack can be read.'
  return ` ${lost} of the pack’s ${onPack.length} lines ${lost === 1 ? 'is' : 'are'} lost.`
}
