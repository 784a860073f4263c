import { clipped, ellipse, line, rect, repeat } from './shapes.ts'

/** 1,600 units square: what is behind the product, what is before it, and where it stands. */
export type Scene = { behind: string; before: string; foot: number; width: number; height: number }

/** A gradient from top to bottom, under a name that a scene uses once. */
export const fade = (id: string, ...colours: readonly string[]) => {
  const stops = colours.map(
    (colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

/** What is far is a little out of focus, as behind a lens; the rim would fade to black without a ground. */
export const far = (content: string) =>
  `${rect(0, 0, 1600, 1300, 'url(#wall)')}<g filter="url(#soft)">${content}</g>`

/** Light falls off towards the corners. */
export const vignette = rect(0, 0, 1600, 1600, 'url(#vignette)')

/** Joints of a tiled wall, every second row shifted. */
export const tiles = (width: number, height: number, bottom: number, joint: string) =>
  repeat(Math.ceil(bottom / height), (i) => line(`M0 ${(i + 1) * height}H1600`, joint, 4)) +
  repeat(Math.ceil(bottom / height), (row) =>
    repeat(Math.ceil(1600 / width) + 1, (i) =>
      line(`M${i * width - (row % 2 ? width / 2 : 0)} ${row * height}v${height}`, joint, 4),
    ),
  )

/** Boards of a table that run away from the eye, and their grain. */
export const planks = (top: number, colour: string) =>
  repeat(7, (i) =>
    line(`M${800 + (i - 3) * 190} ${top}L${800 + (i - 3) * 520} 1600`, colour, 4, 'stroke-opacity=".35"'),
  ) +
  repeat(26, (i) => {
    const y = top + 14 + ((i * 67) % (1600 - top))
    const x = (i * 389) % 1500
    return line(`M${x} ${y}q90 ${(i % 5) - 2} ${170 + (i % 4) * 60} 0`, colour, 3, 'stroke-opacity=".22"')
  })

/** A window on a summer day; needs OUTSIDE. */
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

/** What is seen through a window. */
export const OUTSIDE = fade('outside', '#bfe0f2', '#eef7f4')
