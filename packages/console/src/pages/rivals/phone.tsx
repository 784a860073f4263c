import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { say } from '../../words/say.ts'
import { tilePlace } from './tile-place.ts'
import type { Look } from './use-look.ts'

const TILE_PX = 101

/** A result of a search. The own one has the picture of its side, others without a picture were not read. */
export type Tile = { key: string; name: string; url: string | null; isOwn: boolean }

type PhoneProps = {
  name: string
  caption: string | null
  /** Words in its search field. */
  query: string
  tiles: readonly Tile[]
  own: string
  isMarked: boolean
  /** Null on the phone that a look does not show. */
  look: Look | null
  onAnswer: (place: number) => void
  /** True for the phone that small screens do not show. */
  isOther: boolean
}

/** A page of results on a phone, pixel for pixel. */
export function Phone({ name, caption, query, tiles, own, isMarked, look, onAnswer, isOther }: PhoneProps) {
  const isHidden = look === null || look.step === 'asked'
  return (
    <figure class={isOther ? 'phone other' : 'phone'}>
      <div class="screen">
        <span class="small quiet search-words" aria-hidden="true">
          <Icon name="search" />
          <span class="cut">{query}</span>
        </span>
        <ol class="results" role="list" aria-label={name}>
          {tiles.map((tile, index) => (
            <li key={tile.key} class={tileClass(tile, isMarked && !isHidden)}>
              {isHidden ? (
                <Hidden index={index} onAnswer={look && onAnswer} />
              ) : (
                <TilePicture tile={tile} own={own} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        <b>{name}</b> {caption}
      </figcaption>
    </figure>
  )
}

const tileClass = ({ isOwn, url }: Tile, isMarked: boolean): string | undefined =>
  isOwn ? (isMarked ? 'own' : undefined) : url === null ? 'unread' : undefined

type HiddenProps = { index: number; onAnswer: ((place: number) => void) | null }

/** A tile that asks whether the own one was there. */
const Hidden = ({ index, onAnswer }: HiddenProps) =>
  onAnswer && (
    <button
      type="button"
      class="guess"
      aria-label={say('console.rivals.place', tilePlace(index))}
      onClick={() => onAnswer(index)}
    />
  )

function TilePicture({ tile: { name, url, isOwn }, own }: { tile: Tile; own: string }) {
  const src = isOwn ? own : url
  if (src === null) return <span class="small">{say('console.rivals.states.not_read')}</span>
  return (
    <img
      src={local(src)}
      alt={isOwn ? say('console.rivals.yours', { name }) : name}
      width={TILE_PX}
      height={TILE_PX}
      decoding="async"
    />
  )
}
