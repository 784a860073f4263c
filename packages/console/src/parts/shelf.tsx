import type { PdpSummary } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { local } from '../base.ts'
import { say } from '../words/say.ts'
import { Score } from './score.tsx'

type PictureProps = {
  src: string | null
  alt: string
  /** `high` for pictures that are seen first. */
  priority?: 'high' | 'auto'
  side?: number
  /** The picture at 480 px, for screens that need more than `src` at 160 px. */
  large?: string | null
}

/** Shows a picture in a white square that keeps its place while loading. Never dimmed, in both themes. */
export function Picture({ src, alt, priority = 'auto', side = 480, large = null }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const sources =
    large === null ? {} : { srcset: `${src} 160w, ${large} 480w`, sizes: '(width < 700px) 45vw, 180px' }
  return (
    <span class="picture">
      {src !== null && src === failed && (
        <span class="picture-failed small">{say('console.parts.picture_not_loaded')}</span>
      )}
      {src !== null && src !== failed && (
        <img
          src={src}
          {...sources}
          alt={alt}
          width={side}
          height={side}
          decoding="async"
          fetchpriority={priority}
          loading={priority === 'high' ? 'eager' : 'lazy'}
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

type ThumbnailProps = {
  listing: Pick<PdpSummary, 'thumbnail_url' | 'preview_url'>
  priority?: 'high' | 'auto'
}

/** Shows a listing's main image as sharp as the screen allows. */
export const Thumbnail = ({
  listing: { thumbnail_url: small, preview_url: large },
  ...rest
}: ThumbnailProps) => (
  <Picture src={small && local(small)} large={large && local(large)} alt="" side={160} {...rest} />
)

type ShelfProps = {
  label: string
  children: ComponentChildren
  /** Number of places in a row on a wide screen. */
  columns: number
}

/** Shows images in a row on a rail, each above a shelf-edge ticket. */
export const Shelf = ({ label, columns, children }: ShelfProps) => (
  // Safari drops the list role of a list without bullets.
  <ol class="shelf" role="list" aria-label={label} style={{ '--columns': Math.min(columns, 8) }}>
    {children}
  </ol>
)

type FacingProps = {
  place: string
  type: string
  score: number | null
  src: string | null
  alt: string
  href?: string | undefined
  isMain?: boolean
  isMarked?: boolean
  /** Text for an image that repeats another one. */
  repeats?: string | null
  aside?: ComponentChildren
  /** Corrections of the image, and the way to make one. */
  note?: ComponentChildren
  priority?: 'high' | 'auto'
}

/** An image on the shelf: picture, rail and ticket. */
export function Facing(props: FacingProps) {
  const {
    place,
    type,
    score,
    src,
    alt,
    href,
    isMain = false,
    isMarked = false,
    repeats = null,
    aside,
    note,
  } = props
  const picture = <Picture src={src} alt={alt} priority={props.priority ?? 'auto'} />
  return (
    <li class={['facing', isMain && 'main', isMarked && 'marked'].filter(Boolean).join(' ')}>
      <div class="stand">{href === undefined ? picture : <a href={href}>{picture}</a>}</div>
      <div class="ticket">
        <div class="row between small">
          <span class="quiet">{place}</span>
          {aside}
        </div>
        <div class="name">{type}</div>
        <Score value={score} />
        {repeats !== null && <div class="small loss repeats-note">{repeats}</div>}
        {note}
      </div>
    </li>
  )
}

/** Names no price: the place costs points whatever fills it. */
export const EmptyPlace = ({ type }: { type: string | null }) => (
  <span class="gap-place">
    <b>{say('console.parts.empty')}</b>
    <span class="small">
      {type === null ? say('console.parts.any_image') : say('console.parts.often_shown', { type })}
    </span>
  </span>
)

/** An empty place for an image that the listing should have. */
export const MissingFacing = ({ place, type }: { place: string; type: string | null }) => (
  <li class="facing missing">
    <div class="stand">
      <EmptyPlace type={type} />
    </div>
    <div class="ticket bare">
      <div class="small quiet">{place}</div>
    </div>
  </li>
)

type MiniShelfProps = { images: readonly { key: string; src: string | null; isNew?: boolean; alt: string }[] }

/** A small shelf without tickets. */
export const MiniShelf = ({ images }: MiniShelfProps) => (
  <ol class="mini-shelf" role="list">
    {images.map(({ key, src, alt, isNew }) => (
      <li key={key} class={isNew ? 'new' : undefined}>
        <Picture src={src} alt={alt} side={160} />
      </li>
    ))}
  </ol>
)
