import type { Rgb } from '@endcap/vision'
import { type Dimensions, statedAmount, statedDimensions } from '../measures.ts'
import { type Color, fromLab, tone } from '../painting/color.ts'
import { setText } from '../painting/lettering.ts'
import { drawLine } from '../painting/shapes.ts'
import { CANVAS_PX, type Layer, paintOver } from '../painting/sprite.ts'
import type { Product } from '../product.ts'
import { type Composition, placementOf, placeProduct, shadeBelow, tonedCanvas } from './composition.ts'

const LINE_PX = 6
const GAP_PX = 70
const END_PX = 26
const LETTERS_PX = 96

/** Shows stated sides, otherwise the stated amount. Never estimates. */
export const sizeAndScale: Composition = {
  name: 'size_and_scale',
  assetType: 'Size And Scale',
  role: 'carousel',
  async draw(product) {
    if (product.stance === 'cropped' || product.isPerson) return null
    const { root, sprite } = product
    const dimensions = statedDimensions(root.name, root.facts, sprite.width / sprite.height)
    const amount = dimensions ? null : statedAmount(root.name, root.facts)
    if (!dimensions && amount === null) return null
    const canvas = tonedCanvas(product, 96, 4)
    const ink = fromLab(tone(product.signature, 24, 25))
    const layer = await placeProduct(product, {
      maxWidth: 0.5,
      maxHeight: 0.7,
      x: amount === null ? 0.37 : 0.31,
      bottom: 0.83,
    })
    shadeBelow(canvas, layer, product, 0.4)
    paintOver(canvas, layer)
    if (dimensions) await drawMeasures(canvas, layer, dimensions, ink)
    if (amount !== null) await drawAmount(canvas, amount, product, ink)
    return { canvas, placement: placementOf(product, layer) }
  },
}

async function drawMeasures(
  canvas: Rgb,
  { sprite, left, top }: Layer,
  { widthMm, heightMm }: Dimensions,
  ink: Color,
): Promise<void> {
  const right = left + sprite.width + GAP_PX
  const below = top + sprite.height + GAP_PX
  drawLine(canvas, [right, top], [right, top + sprite.height], LINE_PX, ink)
  for (const y of [top, top + sprite.height])
    drawLine(canvas, [right - END_PX, y], [right + END_PX, y], LINE_PX, ink)
  drawLine(canvas, [left, below], [left + sprite.width, below], LINE_PX, ink)
  for (const x of [left, left + sprite.width])
    drawLine(canvas, [x, below - END_PX], [x, below + END_PX], LINE_PX, ink)
  const style = { weight: 'bold', sizePx: LETTERS_PX, color: ink, maxWidthPx: 0.3 * CANVAS_PX } as const
  const height = await setText(inWords(heightMm), style)
  if (height)
    paintOver(canvas, {
      sprite: height,
      left: right + 50,
      top: Math.round(top + (sprite.height - height.height) / 2),
    })
  const width = await setText(inWords(widthMm), style)
  if (width)
    paintOver(canvas, {
      sprite: width,
      left: Math.round(left + (sprite.width - width.width) / 2),
      top: below + 44,
    })
}

async function drawAmount(canvas: Rgb, words: string, { signature }: Product, ink: Color): Promise<void> {
  const letters = await setText(words, {
    weight: 'bold',
    sizePx: 230,
    singleLine: true,
    color: ink,
    maxWidthPx: 0.36 * CANVAS_PX,
  })
  if (!letters) return
  const left = Math.round(0.6 * CANVAS_PX)
  const top = Math.round(0.46 * CANVAS_PX - letters.height / 2)
  paintOver(canvas, { sprite: letters, left, top })
  const under = top + letters.height + 60
  drawLine(canvas, [left, under], [left + 180, under], 12, fromLab(tone(signature, 46, 55)))
}

/** Serves shoppers of all storefronts. */
function inWords(mm: number): string {
  const cm = mm / 10
  const inches = mm / 25.4
  const short = (value: number) => value.toFixed(1).replace(/\.0$/, '')
  return `${short(cm)} cm / ${short(inches)} in`
}
