import type { Family } from '@endcap/scoring'
import { packTexts } from '../pack-texts.ts'
import { fromLab, tone } from '../painting/color.ts'
import { paintRoom } from '../painting/room.ts'
import { castOver, lyingShadow, standingShadow } from '../painting/shadows.ts'
import { CANVAS_PX, fromSprite, type Layer, paintOver, type Sprite, toSprite } from '../painting/sprite.ts'
import { painted } from '../painting/surfaces.ts'
import type { Product } from '../product.ts'
import { type Composition, canStage, type Drawing, placementOf, placeProduct } from './composition.ts'

/** Smaller, higher and slightly blurred. */
const BEHIND = [
  { x: 0.25, bottom: 0.8, size: 0.5 },
  { x: 0.75, bottom: 0.8, size: 0.5 },
] as const
const FRONT = { x: 0.5, bottom: 0.9, size: 0.66 }
const SIDE = 1

/** Shows three copies in depth before a pale wall. */
export const group: Composition = {
  name: 'group',
  assetType: 'Group Or Variant',
  role: 'carousel',
  async draw(product) {
    if (!isPack(product) || !canStage(product)) return null
    if (product.stance === 'lying') return product.root.facts.product?.parts === 1 ? drawFan(product) : null
    const wall = fromLab(tone(product.signature, 90, 12))
    const canvas = await paintRoom({
      wall,
      surface: painted(fromLab(tone(product.signature, 94, 8))),
      horizon: 0.6,
      focus: 0.9,
      side: SIDE,
      pattern: 'none',
      tint: [1, 1, 1],
    })
    for (const { size, ...place } of BEHIND) {
      const layer = await placeProduct(product, { ...place, maxWidth: 0.42, maxHeight: size })
      shadeUnder(canvas, layer)
      paintOver(canvas, { ...layer, sprite: await recede(layer.sprite) })
    }
    const front = await placeProduct(product, { ...FRONT, maxWidth: 0.6, maxHeight: FRONT.size })
    shadeUnder(canvas, front)
    paintOver(canvas, front)
    return { canvas, placement: placementOf(product, front) }
  },
}

/** Families sold in multiples, and the text count that shows other packs. */
const PACKED: ReadonlySet<Family> = new Set(['food and drink', 'medicine', 'beauty', 'color cosmetics'])
const PACK_TEXTS = 2

const isPack = ({ root: { family, facts } }: Product): boolean =>
  PACKED.has(family) || (family === 'general' && packTexts(facts).length >= PACK_TEXTS)

/** Overlaps like cards, the last fully visible. */
async function drawFan(product: Product): Promise<Drawing> {
  const ground = painted(fromLab(tone(product.signature, 91, 9)))
  const canvas = await paintRoom({ ...LAID, surface: ground })
  const lay = async (x: number, bottom: number): Promise<Layer> => {
    const layer = await placeProduct(product, { maxWidth: 0.56, maxHeight: 0.62, x, bottom })
    const shadow = lyingShadow(layer, CANVAS_PX, CANVAS_PX, { side: SIDE, strength: 0.7 })
    castOver(canvas, shadow, [0.3, 0.3, 0.32])
    paintOver(canvas, layer)
    return layer
  }
  await lay(0.33, 0.72)
  await lay(0.5, 0.84)
  return { canvas, placement: placementOf(product, await lay(0.67, 0.96)) }
}

const LAID = {
  wall: [255, 255, 255],
  horizon: 0,
  focus: 1,
  side: SIDE,
  pattern: 'none',
  tint: [1, 1, 1],
} as const

const shadeUnder = (canvas: Parameters<typeof castOver>[0], layer: Layer): void =>
  castOver(
    canvas,
    standingShadow(layer, CANVAS_PX, CANVAS_PX, { side: SIDE, strength: 0.6 }),
    [0.3, 0.3, 0.32],
  )

const recede = (sprite: Sprite): Promise<Sprite> => toSprite(fromSprite(sprite).blur(2.2))
