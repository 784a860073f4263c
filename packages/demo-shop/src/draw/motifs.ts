import { ellipse, path } from '@endcap/drawing/svg'
import type { Item, Motif } from '../demo-product.ts'
import { at, line, lit, rect, repeat } from './shapes.ts'

/** Draws the picture on a label in a circle of radius 50. `color` is the color of the fruit, flower or bone. */
export function drawMotif(motif: Motif, color: string): string {
  return MOTIFS[motif](color)
}

const turned = (count: number, draw: (index: number) => string, start = 0) =>
  repeat(count, (index) => at(0, 0, draw(index), 1, start + (360 * index) / count))

const citrusSlice = (color: string) =>
  ellipse(0, 0, 48, 48, color) +
  ellipse(0, 0, 48, 48, 'url(#flat)') +
  ellipse(0, 0, 42, 42, '#fbf8df') +
  turned(9, () => path('M2 -6Q-12 -20 -11 -33Q0 -42 11 -33Q12 -20 -2 -6Z', color, 'fill-opacity=".92"')) +
  turned(9, () => line('M3 -18L5 -28', '#fff', 2, 'stroke-opacity=".7"'), 12)

const chip = (x: number, y: number, turn: number, scale: number) =>
  at(
    x,
    y,
    ellipse(2, 5, 34, 24, '#3b2408', 'fill-opacity=".25"') +
      path(
        'M-34 2C-36 -18 -12 -27 6 -24C26 -21 38 -8 33 6C28 22 6 25 -12 22C-24 20 -33 14 -34 2Z',
        '#c98a24',
      ) +
      path(
        'M-30 1C-31 -14 -10 -22 6 -20C22 -18 33 -7 29 4C24 17 6 20 -11 18C-21 16 -29 12 -30 1Z',
        '#f3c45c',
      ) +
      path('M-24 -2C-12 -14 10 -15 24 -4C10 -8 -10 -6 -24 -2Z', '#fbe09a') +
      [-14, 2, 16]
        .map((left, i) => ellipse(left, 6 - 4 * i, 2.4, 1.7, '#b8741a', 'fill-opacity=".6"'))
        .join(''),
    scale,
    turn,
  )

const leaf = (x: number, y: number, turn: number, color: string, length = 26) =>
  at(x, y, path(`M0 0Q${length * 0.45} -11 ${length} 0Q${length * 0.45} 9 0 0Z`, color), 1, turn)

const olive = (x: number, y: number) =>
  ellipse(x, y, 11, 13.5, '#5d6b1e') + ellipse(x - 3, y - 5, 3, 4, '#b9c46a', 'fill-opacity=".8"')

const MOTIFS: Record<Motif, (color: string) => string> = {
  citrus: (color) =>
    at(12, -6, citrusSlice(color), 0.86) +
    leaf(-34, 34, -62, '#3d8b37', 40) +
    leaf(-30, 36, -20, '#57a83f', 36),
  chips: () =>
    chip(-24, -14, -24, 0.8) + chip(22, -20, 18, 0.82) + chip(-16, 20, 12, 0.86) + chip(24, 18, -16, 0.92),
  olives: () =>
    line('M-44 26Q-10 -10 44 -24', '#6a5a2c', 2.6) +
    [-36, -18, 2, 22]
      .map((x, i) => leaf(x, 18 - 12 * i, -74, '#6f8a3a') + leaf(x + 6, 16 - 11 * i, 22, '#8aa552'))
      .join('') +
    olive(-18, 24) +
    olive(6, 12) +
    olive(28, 2),
  flower: (color) =>
    turned(8, () => path('M0 -4C-15 -18 -14 -42 0 -46C14 -42 15 -18 0 -4Z', color, 'fill-opacity=".85"')) +
    turned(8, () => line('M0 -14V-32', '#fff', 1.4, 'stroke-opacity=".7"')) +
    ellipse(0, 0, 9, 9, '#e0b04a'),
  lavender: (color) =>
    [-24, 0, 24]
      .map((x, i) => {
        const top = i === 1 ? -46 : -32
        const buds = repeat(6, (bud) => {
          const y = top + bud * 8
          return ellipse(x - 5, y, 5, 6, color) + ellipse(x + 5, y + 3, 5, 6, color, 'fill-opacity=".75"')
        })
        return line(`M${x / 3} 48Q${x / 2} 20 ${x} ${top}`, '#5f7d4a', 2.4) + buds
      })
      .join(''),
  sun: (color) =>
    turned(12, (index) => line(`M0 -30V${index % 2 ? -39 : -46}`, color, 5)) + ellipse(0, 0, 22, 22, color),
  bone: (color) =>
    [0, 1]
      .map((index) => {
        const bone = 'M-24 -8A13 13 0 1 0 -38 4A13 13 0 1 0 -24 12H24A13 13 0 1 0 38 4A13 13 0 1 0 24 -8Z'
        return at(
          0,
          index ? 0 : 4,
          path(bone, index ? color : '#000', index ? '' : 'fill-opacity=".25"'),
          0.92,
          -24,
        )
      })
      .join(''),
  mountain: (color) =>
    path('M-46 30L-12 -28L4 -4L16 -20L46 30Z', color) +
    path('M-12 -28L-24 -8L-15 -12L-9 -5L-2 -12Z M16 -20L9 -10L16 -12L22 -9Z', '#fff', 'fill-opacity=".9"'),
  harbor: () =>
    path('M-30 12H30L20 30H-20Z', '#7a3b1d') +
    path('M-2 -44V6H-32Z', '#fff6e0') +
    path('M3 -34V6H28Z', '#f2c46a') +
    line('M0 -46V12', '#4d2a14', 3) +
    line('M-46 36Q-38 30 -30 36T-14 36T2 36T18 36T34 36T46 34', '#fff', 3, 'stroke-opacity=".85"'),
  plate: () =>
    ellipse(0, 3, 50, 49, '#000', 'fill-opacity=".18"') +
    ellipse(0, 0, 49, 48, '#fdfcf8') +
    ellipse(0, 0, 36, 35, '#ece7da') +
    path('M-26 4C-28 -18 -6 -28 10 -24C28 -18 30 8 18 20C4 30 -22 24 -26 4Z', '#eab94f') +
    repeat(7, (i) =>
      line(`M${-22 + i * 3} ${10 - i * 4}Q${i * 3 - 4} ${-20 + i * 6} ${22 - i} ${6 - i}`, '#c98f2b', 2),
    ) +
    [-12, 6, 14]
      .map(
        (x, i) => ellipse(x, 8 - 9 * i, 6.5, 6.5, '#cf3d2a') + ellipse(x - 2, 6 - 9 * i, 2, 1.6, '#f7a08f'),
      )
      .join('') +
    leaf(-8, -14, -20, '#3f8f3a', 20) +
    leaf(-2, 16, 14, '#57a83f', 20),
  none: () => '',
}

const card = (turn: number, color: string, sign: string) =>
  at(
    0,
    60,
    rect(-32, -100, 64, 92, '#fff', 'rx="7" stroke="#b9b2a4" stroke-width="1.5"') +
      rect(-26, -94, 52, 80, color, 'rx="4"') +
      at(0, -54, sign, 0.4),
    1,
    turn,
  )

/** Draws an item that comes with the product, within a circle of radius 70. */
export const drawItem = (item: string) => Object.entries(ITEMS).find(([name]) => name === item)?.[1]() ?? ''

const ITEMS: Record<Exclude<Item, 'pack'>, () => string> = {
  guide: () =>
    path('M-48 -58L40 -64L48 58L-40 64Z', '#d9d4c8') +
    path('M-52 -60L36 -66L44 56L-44 62Z', '#fbfaf6', 'stroke="#c9c3b4" stroke-width="1.5"') +
    path('M-38 -44L22 -48L24 -20L-36 -16Z', '#7fa3b8') +
    repeat(4, (i) => line(`M-34 ${2 + 14 * i}L${i === 3 ? 4 : 30} ${-2 + 14 * i}`, '#a9a498', 4)),
  cable: () =>
    line('M-50 30C-70 -60 30 -70 34 -14C38 40 -36 44 -30 0C-26 -34 60 -30 44 46', '#2b2d31', 9) +
    line('M-50 30C-70 -60 30 -70 34 -14C38 40 -36 44 -30 0C-26 -34 60 -30 44 46', '#63676e', 2.5) +
    rect(-60, 28, 20, 34, '#2b2d31', 'rx="5"') +
    rect(-56, 60, 12, 12, 'url(#steel)') +
    rect(34, 42, 20, 26, '#2b2d31', 'rx="5"') +
    rect(38, 66, 12, 9, 'url(#steel)'),
  cards: () =>
    card(-24, '#2f6f8f', MOTIFS.harbor('')) +
    card(0, '#c2532d', MOTIFS.sun('#ffe39a')) +
    card(24, '#4f7d3a', MOTIFS.mountain('#e8efdc')),
  pawns: () =>
    ['#c2392b', '#2f6fb0', '#e3a92b', '#3f8a46']
      .map((color, index) => {
        const pawn = 'M-16 44Q-18 34 -10 28Q-4 8 -7 -6A14 14 0 1 1 7 -6Q4 8 10 28Q18 34 16 44Z'
        return at(-48 + 32 * index, index % 2 ? 14 : -4, path(pawn, color) + path(pawn, 'url(#round)'))
      })
      .join(''),
  dice: () => [at(-26, 8, die(5), 1, -12), at(34, -6, die(3), 1, 16)].join(''),
  tiles: () =>
    [
      [-30, -26, '#d9b36a'],
      [32, -26, '#4f8f5a'],
      [0, 28, '#3d7fa8'],
    ]
      .map(([x, y, color]) => at(Number(x), Number(y), hexTile(String(color))))
      .join(''),
}

const die = (pips: 3 | 5) =>
  rect(-29, -29, 58, 58, '#f7f2e6', 'rx="10" stroke="#cbc2ab" stroke-width="2"') +
  [
    [0, 0],
    [-15, -15],
    [15, 15],
    [15, -15],
    [-15, 15],
  ]
    .slice(0, pips)
    .map(([x = 0, y = 0]) => ellipse(x, y, 5.5, 5.5, '#2b2a28'))
    .join('')

/** Draws a hexagonal tile of a game, 34 units from the center to a corner. */
export const hexTile = (color: string) =>
  path('M0 -34L29.4 -17V17L0 34L-29.4 17V-17Z', '#f4ead2') +
  lit('M0 -29L25 -14.5V14.5L0 29L-25 14.5V-14.5Z', color, 'flat')
