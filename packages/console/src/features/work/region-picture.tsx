import './work.css'
import type { Comment } from '@endcap/client'
import { useRef } from 'preact/hooks'
import { say } from '../../words/say.ts'

export type Region = NonNullable<Comment['region']>

type RegionPictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** Regions of comments, in the order of their numbers. */
  regions: readonly Region[]
  /** Region that is being marked. Undefined if the person may not comment. */
  drawn?: Region | null | undefined
  onDraw?: (region: Region | null) => void
  /** Called when a region is complete. */
  onDone?: () => void
}

const STEP = 0.02
const LEAST = 0.03
/** Side of a region that a held finger or a key starts. */
const START = 0.3
const HOLD_MS = 400

/** A picture with numbered regions. A mouse draws one, a held finger or Enter starts one. */
export function RegionPicture({
  src,
  alt,
  width,
  height,
  regions,
  drawn = null,
  onDraw,
  onDone,
}: RegionPictureProps) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const down = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (!onDraw || event.button !== 0) return
    const point = pointOf(event)
    if (event.pointerType === 'mouse') {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = point
      return
    }
    hold.current = setTimeout(() => {
      onDraw(clamp({ x: point.x - START / 2, y: point.y - START / 2, width: START, height: START }))
      onDone?.()
    }, HOLD_MS)
  }
  const move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (!from.current) return
    onDraw?.(between(from.current, pointOf(event)))
  }
  const up = () => {
    clearTimeout(hold.current)
    if (!from.current) return
    from.current = null
    const isLarge = drawn !== null && drawn.width >= LEAST && drawn.height >= LEAST
    if (isLarge) onDone?.()
    else onDraw?.(null)
  }
  return (
    <div
      class={onDraw ? 'region-picture drawable' : 'region-picture'}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="group"
      aria-label={onDraw ? say('console.work.mark_keys') : undefined}
      tabIndex={onDraw ? 0 : undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={(event) => onDraw && onKey(event, drawn, onDraw, onDone)}
    >
      <img src={src} alt={alt} width={width} height={height} draggable={false} />
      {regions.map((region, index) => (
        <Frame key={index} region={region} number={index + 1} />
      ))}
      {drawn && <Frame region={drawn} number={regions.length + 1} />}
    </div>
  )
}

const Frame = ({ region: { x, y, width, height }, number }: { region: Region; number: number }) => (
  <span
    class="region"
    aria-hidden="true"
    style={{
      left: `${100 * x}%`,
      top: `${100 * y}%`,
      width: `${100 * width}%`,
      height: `${100 * height}%`,
    }}
  >
    <span class="pin">{number}</span>
  </span>
)

function pointOf({ currentTarget, clientX, clientY }: PointerEvent & { currentTarget: HTMLElement }) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

const between = (a: { x: number; y: number }, b: { x: number; y: number }): Region => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Keeps a region on the picture. */
function clamp({ x, y, width, height }: Region): Region {
  const size = { width: Math.min(1, Math.max(LEAST, width)), height: Math.min(1, Math.max(LEAST, height)) }
  return {
    ...size,
    x: Math.min(1 - size.width, Math.max(0, x)),
    y: Math.min(1 - size.height, Math.max(0, y)),
  }
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Enter starts and ends a region, arrows move it, with Shift they size it. */
function onKey(
  event: KeyboardEvent,
  drawn: Region | null,
  onDraw: (region: Region | null) => void,
  onDone: (() => void) | undefined,
): void {
  const [dx, dy] = ARROWS[event.key] ?? []
  if (event.key === 'Enter') {
    if (drawn) onDone?.()
    else onDraw({ x: (1 - START) / 2, y: (1 - START) / 2, width: START, height: START })
  } else if (event.key === 'Escape' && drawn) onDraw(null)
  else if (drawn && dx !== undefined && dy !== undefined) {
    const { x, y, width, height } = drawn
    onDraw(
      clamp(
        event.shiftKey
          ? { x, y, width: width + dx, height: height + dy }
          : { x: x + dx, y: y + dy, width, height },
      ),
    )
  } else return
  event.preventDefault()
  event.stopPropagation()
}
