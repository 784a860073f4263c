import type { ImageExplanation } from '@endcap/client'
import { useMemo } from 'preact/hooks'

type Overlays = ImageExplanation['overlays']
type Text = Overlays['texts'][number]
type Point = number[]

export const LAYERS = ['outline', 'pack', 'beside', 'faces', 'attention'] as const
export type Layer = (typeof LAYERS)[number]

type OverlayProps = { overlays: Overlays; width: number; height: number; shown: ReadonlySet<Layer> }

/** Draws findings in image pixels. Lines have a halo to show on any background. */
export function OverlayDrawing({ overlays, width, height, shown }: OverlayProps) {
  const unit = Math.max(width, height) / 650
  const path = (points: readonly Point[]) =>
    `${points.map(([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('')}Z`
  const textOf = (state: Text['state']) => overlays.texts.filter((text) => text.state === state)
  return (
    <svg class="overlays" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern
          id="beside-hatch"
          width={7 * unit}
          height={7 * unit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="hatch" width={2 * unit} height={7 * unit} />
        </pattern>
      </defs>
      {shown.has('attention') && overlays.attention && (
        <Attention {...overlays.attention} width={width} height={height} />
      )}
      {shown.has('outline') &&
        overlays.outlines.map((points, index) => (
          <Line key={index} d={path(points)} kind="outline" width={2 * unit} />
        ))}
      {shown.has('pack') &&
        textOf('read').map(({ corners }, index) => (
          <Line key={index} d={path(corners)} kind="read" width={2 * unit} />
        ))}
      {shown.has('pack') &&
        [...textOf('lost'), ...textOf('small')].map(({ corners }, index) => (
          <Line key={index} d={path(corners)} kind="lost" width={2 * unit} dash={6 * unit} />
        ))}
      {shown.has('beside') &&
        textOf('beside').map(({ corners }, index) => (
          <g key={index}>
            <path d={path(corners)} fill="url(#beside-hatch)" />
            <Line d={path(corners)} kind="beside" width={2 * unit} />
          </g>
        ))}
      {shown.has('faces') &&
        overlays.faces.map(({ left, top, right, bottom }, index) => (
          <Line
            key={index}
            d={path([
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            ])}
            kind="face"
            width={2 * unit}
          />
        ))}
    </svg>
  )
}

type LineProps = { d: string; kind: string; width: number; dash?: number }

/** Draws a line over a halo of opposite lightness. */
const Line = ({ d, kind, width, dash }: LineProps) => (
  <>
    <path class={`halo ${kind}`} d={d} stroke-width={2 * width} />
    <path
      class={`line ${kind}`}
      d={d}
      stroke-width={width}
      stroke-dasharray={dash === undefined ? undefined : `${dash} ${0.7 * dash}`}
    />
  </>
)

type AttentionProps = NonNullable<Overlays['attention']> & { width: number; height: number }

/** Draws estimated attention as dots: larger means earlier. */
function Attention({ columns, rows, weights, width, height }: AttentionProps) {
  const cells = useMemo(
    () => Uint8Array.from(atob(weights), (character) => character.charCodeAt(0)),
    [weights],
  )
  const step = Math.max(1, Math.round(columns / 24))
  const dots = []
  for (let row = 0; row < rows; row += step)
    for (let column = 0; column < columns; column += step) {
      const weight = (cells[row * columns + column] ?? 0) / 255
      if (weight < 0.12) continue
      dots.push(
        <circle
          key={`${row} ${column}`}
          cx={((column + 0.5) / columns) * width}
          cy={((row + 0.5) / rows) * height}
          r={weight * step * 0.55 * (width / columns)}
        />,
      )
    }
  return <g class="attention">{dots}</g>
}
