import type { ImageExplanation } from '@endcap/client'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { say } from '../../words/say.ts'

const PARTS = [
  ['brand', 'console.image.part_brand'],
  ['product_type', 'console.image.part_product'],
  ['variant', 'console.image.part_variety'],
  ['size_and_count', 'console.image.part_size'],
] as const
/** Score from which a part counts as readable on a phone. */
const READABLE = 90

/** The image as a search tile, pixel for pixel, and what can be read on it. */
export function ImagePhone({ image }: { image: ImageExplanation }) {
  const { renditions, mobile_readiness: readiness } = image
  return (
    <section class="stack image-phone" aria-label={say('console.common.on_a_phone')}>
      <div>
        <h2>{say('console.common.on_a_phone')}</h2>
        <p class="meta">
          {[say('console.image.search_tile'), lostText(image)].filter((text) => text !== null).join(' ')}
        </p>
      </div>
      {[202, 101].map((side) => (
        <figure key={side}>
          <img
            class="tile"
            src={local(renditions[480])}
            alt={say('console.image.at_pixels', { side })}
            width={side}
            height={side}
          />
          <figcaption class="meta">
            {side === 202 ? say('console.image.todays_phones') : say('console.image.older_phones')}
          </figcaption>
        </figure>
      ))}
      {readiness && (
        <div>
          <h2>{say('console.image.what_can_be_read')}</h2>
          <dl class="divided readings">
            {PARTS.map(([part, name]) => (
              <div key={part} class="row between">
                <dt>{say(name)}</dt>
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
  if (score === null) return <span class="small quiet">{say('console.image.not_measured')}</span>
  const isRead = score >= READABLE
  return (
    <span class={isRead ? 'row small gain-ink' : 'row small loss'}>
      <Icon name={isRead ? 'check' : 'close'} />
      {isRead ? say('console.image.reads') : say('console.image.lost')}
    </span>
  )
}

function lostText({ overlays }: ImageExplanation): string | null {
  const onPack = overlays.texts.filter(
    ({ state, is_unread_script }) => state !== 'beside' && !is_unread_script,
  )
  const lost = onPack.filter(({ state }) => state !== 'read').length
  if (onPack.length === 0) return null
  if (lost === 0) return say('console.image.all_lines_read')
  return say('console.image.lines_lost', { lost, count: onPack.length })
}
