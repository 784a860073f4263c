import { ellipse, group, linearGradient, reference } from '@endcap/drawing/svg'
import { clipped, DOWNWARD, line, rect, repeat } from './shapes.ts'

/** A scene of 1,600 × 1,600 units: layers behind and before the product, and the space for the product. */
export type Scene = { behind: string; before: string; foot: number; width: number; height: number }

/** Returns a gradient from top to bottom. The id must be unique in a scene. */
export const fade = (id: string, ...colors: readonly string[]) =>
  linearGradient(
    id,
    colors.map((color, i) => ({ offset: i / (colors.length - 1), color })),
    DOWNWARD,
  )

/** Blurs distant objects slightly. Without the wall below, the edges would fade to black. */
export const far = (content: string) =>
  rect(0, 0, 1600, 1300, 'url(#wall)') + group({ filter: reference('soft') }, content)

/** Darkens the corners. */
export const vignette = rect(0, 0, 1600, 1600, 'url(#vignette)')

/** Draws the joints of a tiled wall, with every second row shifted. */
export const tiles = (width: number, height: number, bottom: number, joint: string) =>
  repeat(Math.ceil(bottom / height), (i) => line(`M0 ${(i + 1) * height}H1600`, joint, 4)) +
  repeat(Math.ceil(bottom / height), (row) =>
    repeat(Math.ceil(1600 / width) + 1, (i) =>
      line(`M${i * width - (row % 2 ? width / 2 : 0)} ${row * height}v${height}`, joint, 4),
    ),
  )

/** Draws the boards of a table in perspective, with their grain. */
export const planks = (top: number, color: string) =>
  repeat(7, (i) =>
    line(`M${800 + (i - 3) * 190} ${top}L${800 + (i - 3) * 520} 1600`, color, 4, 'stroke-opacity=".35"'),
  ) +
  repeat(26, (i) => {
    const y = top + 14 + ((i * 67) % (1600 - top))
    const x = (i * 389) % 1500
    return line(`M${x} ${y}q90 ${(i % 5) - 2} ${170 + (i % 4) * 60} 0`, color, 3, 'stroke-opacity=".22"')
  })

/** Draws a window on a summer day. Needs the gradient `OUTSIDE`. */
export const windowPane = (x: number, y: number, width: number, height: number) =>
  rect(x - 24, y - 24, width + 48, height + 48, '#f7f4ee') +
  clipped(
    `M${x} ${y}h${width}v${height}h-${width}Z`,
    rect(x, y, width, height, 'url(#outside)') +
      ellipse(x + width * 0.25, y + height, width * 0.5, height * 0.36, '#b9d3a2') +
      ellipse(x + width * 0.85, y + height, width * 0.45, height * 0.26, '#a0c48c'),
  ) +
  rect(x + width / 2 - 9, y, 18, height, '#f7f4ee') +
  rect(x, y + height / 2 - 9, width, 18, '#f7f4ee')

/** Sky behind a window. */
export const OUTSIDE = fade('outside', '#bfe0f2', '#eef7f4')
