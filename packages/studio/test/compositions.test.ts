import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TextLine, typesWhere } from '@endcap/scoring'
import {
  CANVAS_PX,
  COMPOSITIONS,
  compose,
  foreseenFault,
  measureFidelity,
  type Product,
  prepareProduct,
  type RootImage,
} from '@endcap/studio'
import { decodeImage, inspectImage } from '@endcap/vision'
import sharp from 'sharp'
import { sampleFacts } from '../../scoring/test/sample-facts.ts'
import { statedAmount } from '../src/measures.ts'
import { uprightTurn } from '../src/upright.ts'

const SIDE = 1600
const MASK = 320
/** The pack and a hole through it, in shares of the frame. */
const PACK = { left: 0.3, top: 0.2, right: 0.7, bottom: 0.8 }
const HOLE = { left: 0.44, top: 0.3, right: 0.56, bottom: 0.4 }
type Area = typeof PACK
type Composed = NonNullable<Awaited<ReturnType<typeof compose>>>

const isIn = ({ left, top, right, bottom }: Area, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom
const isPack = (x: number, y: number) => isIn(PACK, x, y) && !isIn(HOLE, x, y)

/** Draws a pack on white with a pattern that does not repeat. */
async function packshot(): Promise<Buffer> {
  const data = Buffer.alloc(3 * SIDE * SIDE, 255)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      if (!isPack(x / SIDE, y / SIDE)) continue
      const figure = Math.sin(x / 23) * Math.cos(y / 31) + Math.sin((x * y) / 90_000)
      const at = 3 * (y * SIDE + x)
      data.set([150 + 60 * figure, 60 + 30 * figure, 40 + (y / SIDE) * 90], at)
    }
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
}

const line = (text: string, top: number, height = 0.04): TextLine => ({
  text,
  confidence: 0.99,
  corners: [
    [0.36, top],
    [0.64, top],
    [0.64, top + height],
    [0.36, top + height],
  ],
  height,
  contrast: 0.8,
  area: 0.28 * height,
  onProduct: 1,
  onGround: 0,
  tiles: null,
})

async function rootWith(texts: TextLine[] = [], changes: Partial<RootImage> = {}): Promise<RootImage> {
  const facts = sampleFacts({
    file: { widthPx: SIDE, heightPx: SIDE, format: 'png' },
    product: { box: PACK, extent: 0.6, tiltDegrees: 0, cut: 0 },
    text: { lines: texts, lineCount: texts.length },
  })
  const mask = Float32Array.from({ length: MASK * MASK }, (_, pixel) =>
    Number(isPack(((pixel % MASK) + 0.5) / MASK, (Math.floor(pixel / MASK) + 0.5) / MASK)),
  )
  return {
    bytes: await packshot(),
    facts,
    mask: { data: mask, width: MASK, height: MASK },
    name: null,
    family: 'general',
    categoryPath: '',
    season: 'autumn',
    allowsOffPackText: true,
    ...changes,
  }
}

async function productOf(root: RootImage): Promise<Product> {
  const product = await prepareProduct(root)
  if (typeof product === 'string') throw new Error(`The product was not cut out: ${product}`)
  return product
}

async function make(product: Product, name: string): Promise<Composed | null> {
  const composition = COMPOSITIONS.find((each) => each.name === name)
  if (!composition) throw new Error(`There is no composition ${name}`)
  return compose(product, composition)
}

async function made(product: Product, name: string): Promise<Composed> {
  const image = await make(product, name)
  if (!image) throw new Error(`The composition ${name} returned no image`)
  return image
}

/** Measures the fidelity of a file. */
const fidelityOf = async (product: Product, bytes: Uint8Array, placement: Composed['placement']) =>
  measureFidelity(product, (await decodeImage(bytes)).rgb, placement)

async function pixelsOf({ bytes }: Composed) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
    return [...data.subarray(at, at + 3)]
  }
}
const isWhite = (color: number[]) => color.every((value) => value >= 250)

const TEXTS = [
  line('Kettle Crisps', 0.45, 0.08),
  line('Sea Salt', 0.58),
  line('No palm oil', 0.68),
  line('500G', 0.75),
]

describe('studio', () => {
  it('studio composes the types whose gain counts as Spark’s', () => {
    assert.deepEqual(
      [...new Set(COMPOSITIONS.map(({ assetType }) => assetType))].toSorted(),
      [...typesWhere(({ isComposed }) => isComposed === true)].toSorted(),
    )
  })

  describe('of a pack', () => {
    let product: Product
    let images: Composed[]
    before(async () => {
      product = await productOf(await rootWith(TEXTS))
      images = (await Promise.all(COMPOSITIONS.map((each) => compose(product, each)))).flatMap(
        (each) => each ?? [],
      )
    })

    it('of a pack makes at least eight compositions, each 2000 × 2000 px', async () => {
      assert.ok(images.length >= 8, images.map(({ composition }) => composition).join(', '))
      for (const { bytes, composition } of images) {
        const { width, height, format } = await sharp(bytes).metadata()
        assert.deepEqual([width, height, format], [CANVAS_PX, CANVAS_PX, 'jpeg'], composition)
      }
    })

    it('of a pack preserves the product’s pixels in every composition', async () => {
      for (const { bytes, composition, placement } of images) {
        const { likeness, colorShift } = await fidelityOf(product, bytes, placement)
        assert.ok(likeness >= 0.95, `${composition}: ${likeness}`)
        assert.ok(colorShift <= 6, `${composition}: ${colorShift}`)
      }
    })
  })

  it('studio detects a covered, mirrored or recolored product', async () => {
    const product = await productOf(await rootWith())
    const { bytes, placement } = await made(product, 'white_packshot')
    const cover = { create: { width: 700, height: 700, channels: 3, background: '#808080' } } as const
    const damages = {
      covered: sharp(bytes).composite([{ input: await sharp(cover).png().toBuffer(), left: 650, top: 700 }]),
      mirrored: sharp(bytes).flop(),
      recolored: sharp(bytes).modulate({ hue: 120 }),
    }
    for (const [damage, image] of Object.entries(damages)) {
      const { likeness, colorShift } = await fidelityOf(product, await image.jpeg().toBuffer(), placement)
      assert.ok(likeness < 0.9 || colorShift > 10, `${damage}: ${likeness}, ${colorShift}`)
    }
  })

  it('studio returns the reason for an image without a salient object', async () => {
    const root = await rootWith()
    root.mask.data.fill(0)
    assert.equal(await prepareProduct(root), 'no_product')
    const { facts } = await rootWith()
    assert.equal(
      await prepareProduct(await rootWith([], { facts: { ...facts, product: null } })),
      'no_product',
    )
  })

  it('studio keeps the root’s own white frame if a word of the pack lies outside the cut-out', async () => {
    // The first word lies in the hole, as it would on a white panel on white.
    const unsure = await productOf(await rootWith([line('Arabica', 0.33)]))
    assert.equal(unsure.outline, 'unsure')
    for (const name of ['bright_set', 'palette_set', 'group', 'white_packshot'])
      assert.equal(await make(unsure, name), null, name)
    assert.ok(await make(unsure, 'mobile_hero'))
    assert.equal((await productOf(await rootWith([line('Arabica', 0.55)]))).outline, 'sure')
  })

  it('studio keeps a white part on white that the mask has lost', async () => {
    const root = await rootWith()
    const { data, info } = await sharp(root.bytes).raw().toBuffer({ resolveWithObject: true })
    // A white cap with a faint outline, above the pack and outside of the mask.
    const cap = { left: 0.42, top: 0.08, right: 0.58, bottom: 0.2 }
    for (let y = Math.round(cap.top * SIDE); y < cap.bottom * SIDE; y++)
      for (let x = Math.round(cap.left * SIDE); x < cap.right * SIDE; x++)
        data.fill(243 + ((x * 7) % 3), 3 * (y * SIDE + x), 3 * (y * SIDE + x) + 3)
    const bytes = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .png()
      .toBuffer()
    const product = await productOf({ ...root, bytes })
    assert.equal(product.outline, 'unsure')
    assert.ok(product.region.top < 0.1, `${product.region.top}`)
  })

  it('studio lays clothes down, also where only their name says what they are', async () => {
    for (const name of ['Classic Hoodie Black', 'Sudadera con capucha', 'Kapuzenjacke'])
      assert.equal((await productOf(await rootWith([], { name }))).stance, 'lying', name)
    for (const name of ['Oat Drink', 'Rain Boots', 'Coathook'])
      assert.equal((await productOf(await rootWith([], { name }))).stance, 'standing', name)
  })

  it('studio marks its scenes in their files as composites, and not its packshots', async () => {
    const product = await productOf(await rootWith())
    const isMarked = async (name: string) =>
      (await inspectImage((await made(product, name)).bytes)).file.isComposite ?? false
    assert.deepEqual([await isMarked('bright_set'), await isMarked('white_packshot')], [true, false])
  })

  it('studio makes no set, group or words of a root that shows a person', async () => {
    const { facts } = await rootWith(TEXTS)
    const people = { faces: [{ box: PACK, confidence: 0.99 }], person: 0.9 }
    const product = await productOf(await rootWith(TEXTS, { facts: { ...facts, people } }))
    const made = (await Promise.all(COMPOSITIONS.map((each) => compose(product, each)))).flatMap(
      (each) => each?.composition ?? [],
    )
    assert.deepEqual(
      made.filter((name) => !name.startsWith('close_up')),
      ['mobile_hero'],
    )
  })

  it('studio turns only a lean that the lines of the pack and its long axis share', async () => {
    const degrees = 8
    const aspect = 1
    const tilted = (text: string, top: number): TextLine => {
      const slope = Math.tan((degrees * Math.PI) / 180) * aspect
      const [left, right] = [0.4, 0.6]
      return {
        ...line(text, top),
        corners: [
          [left, top],
          [right, top + slope * (right - left)],
          [right, top + slope * (right - left) + 0.04],
          [left, top + 0.04],
        ],
      }
    }
    const texts = [tilted('Kettle Crisps', 0.45), tilted('Sea Salt', 0.55), tilted('No palm oil', 0.65)]
    const upright = await rootWith(texts)
    assert.equal(uprightTurn(upright.facts, upright.mask), 0)
    const angle = (degrees * Math.PI) / 180
    const leaning = Float32Array.from({ length: MASK * MASK }, (_, pixel) => {
      const [x, y] = [(pixel % MASK) / MASK - 0.5, Math.floor(pixel / MASK) / MASK - 0.5]
      const [u, v] = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)]
      return Number(Math.abs(u) < 0.2 && Math.abs(v) < 0.3)
    })
    const mask = { data: leaning, width: MASK, height: MASK }
    assert.equal(Math.round(uprightTurn(upright.facts, mask)), -degrees)
    assert.equal(uprightTurn((await rootWith(texts.slice(1))).facts, mask), 0)
  })

  it('studio returns the reason if the mask is unsure, the ground is cluttered or badges lie over it', async () => {
    const { facts } = await rootWith()
    const { product, background } = facts
    assert.ok(product && background)
    const unsure = { ...facts, product: { ...product, confidence: 0.7 } }
    const cluttered = { ...facts, background: { ...background, clutter: 0.2 } }
    const overlaid = { ...unsure, badges: [{ left: 0, top: 0, right: 0.1, bottom: 0.1 }] }
    for (const [each, fault] of [
      [unsure, 'uncertain_outline'],
      [cluttered, 'busy_background'],
      [overlaid, 'overlays'],
    ] as const) {
      assert.equal(await prepareProduct(await rootWith([], { facts: each })), fault)
      assert.equal(foreseenFault(each), fault)
    }
    assert.equal(foreseenFault(facts), null)
    const chart = { ...facts, kind: sampleFacts({ kind: 'Comparison Chart' }).kind }
    assert.equal(await prepareProduct(await rootWith([], { facts: chart })), 'layout')
    assert.equal(foreseenFault(chart), 'layout')
  })
})

describe('mobile-ready hero', () => {
  it('mobile-ready hero fills the frame with the product on pure white, holes included', async () => {
    const pixel = await pixelsOf(await made(await productOf(await rootWith()), 'mobile_hero'))
    for (const corner of [0.005, 0.995]) assert.ok(isWhite(pixel(corner, corner)))
    assert.ok(!isWhite(pixel(0.5, 0.03)) && !isWhite(pixel(0.5, 0.97)))
    // The middle of the hole is a third down the pack.
    assert.ok(isWhite(pixel(0.5, 0.5 + (0.35 - 0.5) * (0.97 / 0.6))))
  })

  it('mobile-ready hero shows the size of the pack in a lozenge at the lower right, beside the product', async () => {
    const pixel = await pixelsOf(await made(await productOf(await rootWith(TEXTS)), 'mobile_hero'))
    assert.ok(!isWhite(pixel(0.97, 0.9475)))
    const without = await pixelsOf(
      await made(await productOf(await rootWith(TEXTS.slice(0, 3))), 'mobile_hero'),
    )
    assert.ok(isWhite(without(0.97, 0.9475)))
  })

  it('mobile-ready hero has no lozenge if the retailer allows no text beside the product', async () => {
    const product = await productOf(await rootWith(TEXTS, { allowsOffPackText: false }))
    const pixel = await pixelsOf(await made(product, 'mobile_hero'))
    assert.ok(isWhite(pixel(0.97, 0.9475)))
  })
})

describe('unstated facts', () => {
  it('unstated facts appear in no image: no callouts without words, no size without a stated size', async () => {
    const product = await productOf(await rootWith())
    assert.equal(await make(product, 'pack_callouts'), null)
    assert.equal(await make(product, 'size_and_scale'), null)
  })

  it('unstated facts appear in no callouts: words that neither the name nor the dictionary confirms', async () => {
    const misread = [line('Ketfle Crlsps', 0.45, 0.08), line('Sea Salt', 0.58), line('TAFFED Fearts', 0.68)]
    assert.equal(await make(await productOf(await rootWith(misread)), 'pack_callouts'), null)
    const named = await rootWith(TEXTS, { name: 'Kettle Crisps Sea Salt, no palm oil, 500 g' })
    assert.ok(await make(await productOf(named), 'pack_callouts'))
  })

  it('unstated facts appear in no amount: a number of pieces needs the name as a witness', async () => {
    const amountOf = async (name: string | null, ...texts: TextLine[]) =>
      statedAmount(name, (await rootWith(texts, { name })).facts)
    const serving = line('3 Softgels', 0.5)
    assert.equal(await amountOf('Omega-3 Softgels, 120 Count', serving), '120 Count')
    assert.equal(await amountOf('Fish Oil, 2 Capsules Daily, 90 Capsules'), '90 Capsules')
    assert.equal(await amountOf('Vitamin B12 Tablets, 90 Count'), '90 Count')
    assert.equal(await amountOf('CoQ10 Capsules 120 Count'), '120 Count')
    assert.equal(await amountOf('Super8 Pack of Socks, 12 Pack'), '12 Pack')
    assert.equal(await amountOf(null, serving), null)
    assert.equal(await amountOf('Omega-3 Softgels', serving), null)
    assert.equal(await amountOf('Fish Oil 120 Softgels', line('120 SOFTGELS', 0.5)), '120 Softgels')
    assert.equal(await amountOf(null, line('500G', 0.5)), '500 g')
    assert.equal(await amountOf(null, line('e36 g', 0.5)), '36 g')
  })

  it('unstated facts appear in no dimension lines: stated sides must have the silhouette’s ratio', async () => {
    const sized = async (name: string) =>
      (await make(await productOf(await rootWith([], { name })), 'size_and_scale')) !== null
    assert.equal(await sized('Box, 20 x 30 cm'), true)
    assert.equal(await sized('Box, 7.9 x 11.8 in'), true)
    assert.equal(await sized('Box, 30 x 20 x 45 cm'), true)
    assert.equal(await sized('Poster, 30 x 300 cm'), false)
    assert.equal(await sized('Shelf, 80 cm'), false)
    assert.equal(await sized('Crisps, 500 g'), true)
  })
})
