import type { ListingExplanation } from '@endcap/client'
import { local } from '../../base.ts'
import { Picture } from '../../parts/shelf.tsx'
import { say } from '../../words/say.ts'

type PhoneBoxProps = { listing: ListingExplanation; src: string }

/** Shows the main image and the best one as tiles of a phone search. */
export function PhoneBox({ listing, src }: PhoneBoxProps) {
  const { hero } = listing.best.composition
  const best =
    'image_id' in hero ? listing.images.find(({ image_id: id }) => id === hero.image_id) : undefined
  const tiles = [
    { name: say('console.common.now'), src },
    ...(best && best.position !== 0
      ? [{ name: say('console.listing.best_short'), src: local(best.renditions[480]) }]
      : []),
  ]
  const text = phoneText(listing)
  return (
    <section class="panel phone-panel" aria-labelledby="phone">
      <div class="panel-head">
        <h2 id="phone">{say('console.common.on_a_phone')}</h2>
        <span class="meta end">{say('console.composer.search_tile')}</span>
      </div>
      <div class="tiles">
        {tiles.map((tile) => (
          <figure key={tile.name}>
            <Picture src={tile.src} alt="" />
            <figcaption class="small">{tile.name}</figcaption>
          </figure>
        ))}
      </div>
      {text && <p class="meta">{text}</p>}
    </section>
  )
}

function phoneText({ images }: ListingExplanation): string | null {
  const [main] = images
  const fill = main?.rule_checks.find(({ rule }) => rule === 'fill_share')?.measured
  if (typeof fill === 'number') return say('console.listing.product_fills', { share: fill })
  return main?.mobile_readiness?.legibility_level === 'FAIL' ? say('console.listing.words_lost') : null
}
