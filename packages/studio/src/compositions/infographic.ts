import { LANGUAGE_DATA, wordsOf } from '@endcap/catalog/languages'
import { confirmedText, normalizeText } from '@endcap/scoring'
import type { Rgb } from '@endcap/vision'
import { tidyAmount } from '../measures.ts'
import { type PackText, packTexts } from '../pack-texts.ts'
import { type Color, fromLab, tone } from '../painting/color.ts'
import { setText } from '../painting/lettering.ts'
import { drawDot, drawLine, roundedBox } from '../painting/shapes.ts'
import { CANVAS_PX, type Layer, paintOver, type Sprite } from '../painting/sprite.ts'
import { type Product, placeOnSprite } from '../product.ts'
import { type Composition, placementOf, placeProduct, shadeBelow, tonedCanvas } from './composition.ts'

/** In shares of the canvas, with the right margin. */
const COLUMN = 0.58
const MARGIN = 0.06
const MAX_CALLOUTS = 4
/** Lines of 2.6 % of the width are readable on a phone. */
const CALLOUT_PX = 76
const DOT_GAP_PX = 26
const CALLOUT_GAP_PX = 48
const HEADLINE_PX = 128
/** Share of the canvas. */
const HEADLINE_HEIGHT = 0.24

/** Enlarges pack text for phones, if the name or dictionary confirms it. */
export const infographic: Composition = {
  name: 'pack_callouts',
  assetType: 'Infographic',
  role: 'carousel',
  async draw(product) {
    if (product.isPerson) return null
    const [headline, ...others] = confirmedTexts(product)
    const callouts = others.filter(({ text }) => isMeaningful(text)).slice(0, MAX_CALLOUTS)
    if (!headline || callouts.length < 2) return null
    const canvas = tonedCanvas(product, 95, 6)
    const layer = await placeProduct(product, { maxWidth: 0.46, maxHeight: 0.84, x: 0.3, bottom: 0.92 })
    shadeBelow(canvas, layer, product, 0.5)
    paintOver(canvas, layer)
    const ink = fromLab(tone(product.signature, 24, 30))
    const accent = fromLab(tone(product.signature, 46, 55))
    const below = await drawHeadline(canvas, headline.text, ink, accent)
    await drawCallouts(canvas, callouts, { product, layer, below, ink, accent })
    return { canvas, placement: placementOf(product, layer) }
  },
}

/** Returns confirmed spellings without repetitions. */
function confirmedTexts({ root: { facts, name } }: Product): PackText[] {
  const seen = new Set<string>()
  return packTexts(facts).flatMap((packText) => {
    const text = confirmedText(packText.text, name)
    // Logos are misread as single letters.
    if (text === null || /(?:^|\s)\p{L}(?:\s|$)/u.test(text) || seen.has(normalizeText(text))) return []
    seen.add(normalizeText(text))
    return [{ ...packText, text }]
  })
}

/** Rejects codes, single words of the name, and incomplete text. */
const isMeaningful = (text: string): boolean =>
  /[a-z]{3}/i.test(text) &&
  !/^[^a-z]*\d{5,}/i.test(text) &&
  !TORN.test(text) &&
  (text.includes(' ') || confirmedText(text, null) !== null)

const JOINING = wordsOf(LANGUAGE_DATA, ({ packs }) => packs.joining).join('|')
const TORN = new RegExp(`^(?:${JOINING})\\s|\\s(?:${JOINING})$|[,;&-]$`, 'i')

/** Returns the y position below. */
async function drawHeadline(canvas: Rgb, text: string, ink: Color, accent: Color): Promise<number> {
  const left = Math.round(COLUMN * CANVAS_PX)
  const top = Math.round(0.12 * CANVAS_PX)
  const letters = await setHeadline(text, ink, HEADLINE_PX)
  if (!letters) return top
  paintOver(canvas, { sprite: letters, left, top })
  const rule = top + letters.height + 48
  paintOver(canvas, { sprite: roundedBox(150, 12, 6, accent), left, top: rule })
  return rule + 12
}

async function setHeadline(text: string, color: Color, sizePx: number): Promise<Sprite | null> {
  const maxWidthPx = (1 - COLUMN - MARGIN) * CANVAS_PX
  const letters = await setText(text, { weight: 'bold', sizePx, color, maxWidthPx })
  const isTooHigh = letters && letters.height > HEADLINE_HEIGHT * CANVAS_PX
  return isTooHigh ? setHeadline(text, color, Math.floor(0.85 * sizePx)) : letters
}

type Callouts = { product: Product; layer: Layer; below: number; ink: Color; accent: Color }

/** Keeps pack order, so lines do not cross. */
async function drawCallouts(
  canvas: Rgb,
  texts: readonly PackText[],
  { product, layer, below, ink, accent }: Callouts,
): Promise<void> {
  const left = Math.round(COLUMN * CANVAS_PX)
  const room = 0.92 * CANVAS_PX - below
  const maxWidthPx = (1 - COLUMN - MARGIN) * CANVAS_PX - 40
  const callouts: { packText: PackText; letters: Sprite }[] = []
  let taken = 0
  for (const packText of texts) {
    const letters = await setText(tidyAmount(packText.text), {
      weight: 'medium',
      sizePx: CALLOUT_PX,
      color: ink,
      maxWidthPx,
    })
    if (!letters || taken + letters.height + CALLOUT_GAP_PX > room) continue
    taken += letters.height + CALLOUT_GAP_PX
    callouts.push({ packText, letters })
  }
  const gap = (room - taken) / Math.max(1, callouts.length)
  let top = below + (gap + CALLOUT_GAP_PX) / 2
  for (const { packText, letters } of callouts.toSorted(
    (a, b) => heightOf(a.packText) - heightOf(b.packText),
  )) {
    const middle = Math.round(top + letters.height / 2)
    paintOver(canvas, { sprite: letters, left: left + 40, top: Math.round(top) })
    drawLeader(canvas, pointOn(packText, product, layer), [left + 10, middle], accent)
    top += letters.height + CALLOUT_GAP_PX + gap
  }
}

/** Returns the end nearest to the column. */
function pointOn(packText: PackText, product: Product, { sprite, left, top }: Layer): [number, number] {
  const corners = cornersOf(packText).map((corner) => placeOnSprite(product, corner))
  const x = Math.max(...corners.map((corner) => corner[0]))
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / Math.max(1, corners.length)
  // Keeps the dot off the last letter.
  return [left + Math.min(0.98, x) * sprite.width + DOT_GAP_PX, top + y * sprite.height]
}

const cornersOf = ({ lines }: PackText) => lines.flatMap(({ corners }) => corners)

/** Returns the text's middle, as a share of the frame. */
function heightOf(packText: PackText): number {
  const corners = cornersOf(packText)
  return corners.reduce((sum, corner) => sum + corner[1], 0) / Math.max(1, corners.length)
}

function drawLeader(
  canvas: Rgb,
  from: readonly [number, number],
  to: readonly [number, number],
  color: Color,
): void {
  drawLine(canvas, from, to, 3, color)
  drawDot(canvas, from, 18, [255, 255, 255])
  drawDot(canvas, from, 13, color)
  drawDot(canvas, to, 7, color)
}
