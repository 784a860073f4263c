import { ellipse, path } from '@endcap/drawing/svg'
import type { DemoProduct, Item, PackDesign } from '../demo-product.ts'
import { drawPack, type Pack, scaleTo, stand } from './draw-pack.ts'
import { factsTable } from './labels.ts'
import { lettering } from './lettering.ts'
import { drawItem } from './motifs.ts'
import { at, contactShadow, line, rect } from './shapes.ts'

const INK = '#22262b'
const tick = (color: string) =>
  ellipse(0, 0, 46, 46, color) + line('M-20 2L-5 18L22 -16', '#fff', 11, 'stroke-linejoin="round"')
const cross = ellipse(0, 0, 46, 46, '#d5d8dc') + line('M-15 -15L15 15M15 -15L-15 15', '#fff', 11)

const headline = (text: string, color: string, y = 190) =>
  lettering(text, { x: 800, y, size: 84, weight: 0.2, color, anchor: 'middle', maxWidth: 1420 })

/** Breaks a claim into two lines of similar length. */
function twoLines(text: string): string[] {
  const gaps = [...text.matchAll(/ /g)].map((gap) => gap.index)
  const middle = gaps.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined || text.length < 11 ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}

/** Draws the product with a headline and four claims that point at it. */
export function infographic({ pack }: DemoProduct, title: string): string {
  const { body } = pack.colors
  const drawn = drawPack(pack, 'front')
  const wide = drawn.width > drawn.height
  const space = { width: wide ? 760 : 640, height: 1080 }
  const scale = scaleTo(drawn, space)
  const half = (drawn.width * scale) / 2
  const foot = 900 + (drawn.height * scale) / 2
  const callouts = pack.claims.map((claim, index) => {
    const right = index % 2 === 1
    const x = right ? 1360 : 240
    const y = 560 + Math.floor(index / 2) * 500
    const words = twoLines(claim).map((text, row) =>
      lettering(text, {
        x,
        y: y + 130 + row * 78,
        size: 44,
        weight: 0.17,
        color: INK,
        anchor: 'middle',
        maxWidth: 400,
      }),
    )
    const pointer = wide
      ? ''
      : line(
          `M${right ? x - 60 : x + 60} ${y}H${right ? 800 + half + 6 : 800 - half - 6}`,
          body,
          5,
          'stroke-dasharray="2 14"',
        )
    return pointer + at(x, y, tick(body), 1.15) + words.join('')
  })
  return (
    rect(0, 0, 1600, 1600, '#fff') +
    rect(0, 0, 1600, 1600, body, 'fill-opacity=".13"') +
    ellipse(800, 900, 640, 640, 'url(#glow)') +
    headline(title, INK) +
    rect(700, 232, 200, 12, body, 'rx="6"') +
    contactShadow(800, foot, half * 2, 0.5) +
    stand(drawn, 800, foot, space) +
    callouts.join('')
  )
}

const measure = (from: readonly [number, number], to: readonly [number, number]) => {
  const upright = from[0] === to[0]
  const ends = [from, to].map(([x, y]) =>
    line(upright ? `M${x - 30} ${y}H${x + 30}` : `M${x} ${y - 30}V${y + 30}`, INK, 6),
  )
  return line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, INK, 6) + ends.join('')
}

/** Draws the product with dimension lines, in centimeters and inches. */
export function sizeChart({ pack }: DemoProduct): string {
  const drawn = drawPack(pack, 'front')
  const space = { width: 900, height: 960 }
  const scale = scaleTo(drawn, space)
  const [width, height] = [drawn.width * scale, drawn.height * scale]
  const [left, foot] = [880 - width / 2, 740 + height / 2]
  const label = (cm: number, x: number, y: number, anchor: 'middle' | 'end') =>
    lettering(`${cm} cm`, { x, y, size: 56, weight: 0.18, color: INK, anchor }) +
    lettering(`${(cm / 2.54).toFixed(1)} in`, { x, y: y + 84, size: 44, color: '#6a7078', anchor })
  return (
    rect(0, 0, 1600, 1600, '#fff') +
    headline('Size & Dimensions', INK, 160) +
    contactShadow(880, foot, width, 0.35) +
    stand(drawn, 880, foot, space) +
    measure([left - 90, foot - height], [left - 90, foot]) +
    label(pack.heightCm, left - 150, foot - height / 2, 'end') +
    measure([left, foot + 80], [left + width, foot + 80]) +
    label(pack.widthCm, 880, foot + 190, 'middle')
  )
}

/** Draws a comparison table, in which our product meets every claim. */
export function comparison({ pack, brand }: DemoProduct): string {
  const { body } = pack.colors
  const drawn = drawPack(pack, 'front')
  const rows = pack.claims.map((claim, index) => {
    const y = 700 + index * 215
    const stripe = index % 2 ? '' : rect(80, y - 107, 1440, 215, '#000', 'fill-opacity=".045"')
    const words = twoLines(claim).map((text, row, all) =>
      lettering(text, {
        x: 130,
        y: y + 22 + (row - (all.length - 1) / 2) * 76,
        size: 46,
        weight: 0.17,
        color: INK,
        maxWidth: 560,
      }),
    )
    return (
      stripe +
      words.join('') +
      at(930, y, tick(body), 1.2) +
      at(1330, y, index === 1 ? tick('#aeb4ba') : cross, 1.2)
    )
  })
  return (
    rect(0, 0, 1600, 1600, '#fff') +
    headline('How we compare', INK, 160) +
    rect(750, 230, 360, 1290, body, 'fill-opacity=".12" rx="30"') +
    rows.join('') +
    stand(drawn, 930, 490, { width: 300, height: 230 }) +
    lettering(brand, {
      x: 930,
      y: 560,
      size: 44,
      weight: 0.2,
      color: INK,
      anchor: 'middle',
      maxWidth: 330,
    }) +
    lettering('Others', { x: 1330, y: 560, size: 44, weight: 0.17, color: '#6a7078', anchor: 'middle' }) +
    path('M1270 480V320Q1270 270 1330 270T1390 320V480Z', '#d5d8dc')
  )
}

/** Draws the facts table alone, large enough for a phone. */
export function facts({ pack }: DemoProduct): string {
  return rect(0, 0, 1600, 1600, '#fff') + factsTable(pack, { x: 250, y: 110, width: 1100, height: 1380 })
}

/** Draws the product between its other varieties. */
export function range({ pack }: DemoProduct): string {
  const [first, second] = (pack.siblings ?? []).map((sibling): PackDesign => {
    return { ...pack, variant: sibling.variant, colors: { ...pack.colors, ...sibling.colors } }
  })
  const designs = [first, pack, second].filter((design) => design !== undefined)
  const pitch = 1460 / designs.length
  const packs = designs.map((design, index) => {
    const x = 800 + (index - (designs.length - 1) / 2) * pitch
    const drawn = drawPack(design, 'front')
    const space = { width: pitch * 0.92, height: 1080 }
    const foot = 730 + (drawn.height * scaleTo(drawn, space)) / 2
    return (
      contactShadow(x, foot, drawn.width * scaleTo(drawn, space), 0.4) +
      stand(drawn, x, foot, space) +
      lettering(design.variant, {
        x,
        y: foot + 120,
        size: 44,
        weight: 0.16,
        color: INK,
        anchor: 'middle',
        maxWidth: pitch * 0.86,
      })
    )
  })
  return rect(0, 0, 1600, 1600, '#fff') + packs.join('')
}

/** Draws "what's in the box": the product and its items, with names. */
export function contents({ pack }: DemoProduct, items: Partial<Record<Item, string>>): string {
  const columns = 3
  const entries = Object.entries(items)
  const pitch = 1400 / columns
  const tiles = entries.map(([item, name], index) => {
    const x = 100 + pitch * ((index % columns) + 0.5)
    const y = (entries.length > columns ? 540 : 800) + Math.floor(index / columns) * 620
    const picture = item === 'pack' ? thumbnail(drawPack(pack, 'front')) : at(0, 0, drawItem(item), 2.3)
    const words = {
      x,
      y: y + 280,
      size: 48,
      weight: 0.17,
      color: INK,
      anchor: 'middle',
      maxWidth: pitch * 0.92,
    } as const
    return (
      ellipse(x, y, 210, 210, pack.colors.accent, 'fill-opacity=".13"') +
      at(x, y, picture) +
      lettering(name, words)
    )
  })
  return rect(0, 0, 1600, 1600, '#fff') + headline("What's in the box", INK) + tiles.join('')
}

const thumbnail = (pack: Pack) => {
  const space = { width: 340, height: 340 }
  return stand(pack, 0, (pack.height * scaleTo(pack, space)) / 2, space)
}
