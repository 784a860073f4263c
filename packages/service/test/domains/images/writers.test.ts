import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { drawExplanation, drawListing } from '@endcap/explanations'
import { generalRubric, scoreImage } from '@endcap/scoring'
import { COMPOSITIONS, compose, contactSheet, type Product, prepareProduct } from '@endcap/studio'
import { readSource, renderImage } from '@endcap/vision'
import fc from 'fast-check'
import sharp from 'sharp'
import { sampleFacts, sampleLine } from '../../../../scoring/test/sample-facts.ts'
import {
  type Container,
  exiftool,
  type Mark,
  type Marking,
  markedImage,
  type ReadBack,
  withoutExiftool,
  xmpOf,
} from '../../../../vision/test/marked-image.ts'
import { createDecoding } from '../../../src/domains/images/decode-images.ts'
import { inputOf, reencode } from '../../../src/domains/spark/generative-images.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const directory = temporaryDirectory()
const { convertImage } = createDecoding()
const MODEL = 'gpt-image-1'

/** Decided here again, from IPTC's definitions and not by the code. Null is a file that states nothing. */
type Kind = 'copy' | 'input' | 'enhanced' | 'composed' | 'edited' | 'drawn'
const EXPECTED: Record<Kind, (incoming: string | null) => string | null> = {
  copy: (incoming) => incoming,
  // Names of people do not go to models.
  input: (incoming) => incoming,
  enhanced: (incoming) =>
    isGenerated(incoming) || incoming === 'compositeSynthetic' ? incoming : 'algorithmicallyEnhanced',
  composed: (incoming) =>
    isGenerated(incoming) ? 'compositeWithTrainedAlgorithmicMedia' : 'compositeSynthetic',
  edited: (incoming) =>
    incoming === 'trainedAlgorithmicMedia' ? incoming : 'compositeWithTrainedAlgorithmicMedia',
  drawn: (incoming) => (isGenerated(incoming) ? 'compositeWithTrainedAlgorithmicMedia' : 'dataDrivenMedia'),
}
const isGenerated = (type: string | null): boolean =>
  type === 'trainedAlgorithmicMedia' || type === 'compositeWithTrainedAlgorithmicMedia'

const TYPES = [
  'digitalCapture',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
] as const

type Written = { kind: Kind; name: string; bytes: Uint8Array; incoming: string | null; credit: string | null }
let files = 0

/** Reads all files in one process of ExifTool. */
async function check(written: readonly Written[]): Promise<void> {
  const paths = await Promise.all(
    written.map(async ({ bytes }) => {
      const path = join(directory, `written-${files++}`)
      await writeFile(path, bytes)
      return path
    }),
  )
  const read = await exiftool(paths)
  assert.equal(read.length, written.length)
  for (const [index, each] of written.entries()) checkOne(each, read[index])
}

function checkOne({ kind, name, incoming, credit }: Written, read: ReadBack | undefined): void {
  const what = `${name} of ${incoming ?? 'an image without a mark'}`
  assert.equal(read?.tool, 'Endcap', what)
  assert.equal(read.sourceType, EXPECTED[kind](incoming), what)
  if (kind === 'copy' || kind === 'enhanced') assert.equal(read.credit, credit, what)
  assert.deepEqual([read.system, read.version], kind === 'edited' ? [MODEL, '1'] : [null, null], what)
  if (kind === 'input') assert.equal(read.credit, null, what)
  if (kind !== 'copy' && kind !== 'input') assert.equal(read.ingredients[0], incoming ?? '', what)
}

const facts = sampleFacts({ product: { extent: 0.5 } })
const score = scoreImage(facts, 'carousel', generalRubric)

/** Writers that take any image. */
async function writeAll(bytes: Buffer): Promise<Pick<Written, 'kind' | 'name' | 'bytes'>[]> {
  const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const cell = { bytes, title: 'Root', note: '', isRejected: false }
  const listing = {
    title: 'Listing',
    score: 70,
    breakdown: [],
    images: [{ bytes, score: 70, assetType: 'Detail' }],
    canWin: 0,
    acceptance: [],
    missing: [],
    actions: [],
  }
  return [
    { kind: 'copy', name: 'small rendition', bytes: await renderImage(bytes, 160) },
    { kind: 'copy', name: 'full rendition', bytes: await renderImage(bytes, 'full') },
    { kind: 'input', name: 'input of a model', bytes: await inputOf({ bytes }) },
    {
      kind: 'edited',
      name: 'answer of a model',
      bytes: await reencode(plain, await readSource(bytes), MODEL),
    },
    { kind: 'drawn', name: 'contact sheet', bytes: await contactSheet([cell]) },
    {
      kind: 'drawn',
      name: 'explanation',
      bytes: await drawExplanation({ bytes, title: 'Image', facts, score, readiness: null }),
    },
    { kind: 'drawn', name: 'listing', bytes: await drawListing(listing) },
  ]
}

const marks: fc.Arbitrary<Mark> = fc.record({
  sourceType: fc.constantFrom(...TYPES),
  credit: fc.stringMatching(/^[A-Za-zÀ-ÿ&<>"' ]{0,20}[A-Za-z]$/).map((text) => text.trim()),
})
const markings = fc.constantFrom<[Marking, Container]>(
  ['XMP attributes', 'jpeg'],
  ['XMP elements', 'png'],
  ['XMP elements', 'webp'],
  ['IPTC', 'jpeg'],
  ['C2PA', 'jpeg'],
  ['C2PA', 'png'],
  ['C2PA', 'webp'],
)
const statedBy = (marking: Marking, { sourceType, credit }: Mark) => ({
  incoming: marking === 'IPTC' ? null : sourceType,
  credit: marking === 'C2PA' ? null : credit,
})

describe('a written image', { skip: withoutExiftool }, () => {
  it('a written image carries its origin, whatever mark comes in and from whichever writer', async () => {
    await fc.assert(
      fc.asyncProperty(marks, markings, async (mark, [marking, container]) => {
        const written = await writeAll(await markedImage(container, marking, mark))
        await check(written.map((each) => ({ ...each, ...statedBy(marking, mark) })))
      }),
      { numRuns: 12 },
    )
  })

  it('a written image of an unmarked one claims nothing that is unknown', async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer()
    await check((await writeAll(bytes)).map((each) => ({ ...each, incoming: null, credit: null })))
  })

  for (const container of ['tiff', 'avif'] as const)
    it(`a written image keeps the marks of the ${container.toUpperCase()} that it was converted from`, async () => {
      const mark = { sourceType: 'trainedAlgorithmicMedia', credit: 'Acme & Söhne' }
      const written: Written[] = []
      for (const marking of ['XMP attributes', 'XMP elements', 'C2PA'] as const) {
        const path = join(directory, `original-${files++}`)
        await writeFile(path, await markedImage(container, marking, mark))
        await convertImage(path, `${path}.jpg`, {
          organizationId: 'one',
          signal: new AbortController().signal,
        })
        const bytes = await readFile(`${path}.jpg`)
        written.push({ kind: 'copy', name: `conversion of ${marking}`, bytes, ...statedBy(marking, mark) })
      }
      await check(written)
    })

  it('a written image of the studio states its kind, and its root as an ingredient', async () => {
    const written: Written[] = []
    for (const incoming of [null, 'trainedAlgorithmicMedia']) {
      const product = await productWith(incoming)
      // Another mark changes only which of two origins is written.
      for (const composition of incoming === null ? COMPOSITIONS.slice(0, 3) : COMPOSITIONS) {
        const made = await compose(product, composition)
        if (!made) continue
        const kind = ['Packshot', 'Detail'].includes(made.assetType) ? 'enhanced' : 'composed'
        written.push({
          kind,
          name: composition.name,
          bytes: made.bytes,
          incoming,
          credit: incoming && 'Acme',
        })
      }
    }
    assert.ok(new Set(written.map(({ name }) => name)).size >= 9)
    await check(written)
  })
})

const SIDE = 1600
const MASK = 90
const BOX = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 }

const TEXTS = ['Acme Oats', 'No palm oil', 'Whole grain', '500 g'].map((text, index) => {
  const [top, bottom] = [0.2 + 0.05 * index, 0.23 + 0.05 * index]
  const corners = [
    [0.4, top],
    [0.6, top],
    [0.6, bottom],
    [0.4, bottom],
  ] as const
  return sampleLine(text, { corners, height: 0.03 })
})

/** Cuts out a patterned pack on white. */
async function productWith(sourceType: string | null): Promise<Product> {
  const data = Buffer.alloc(3 * SIDE * SIDE, 255)
  for (let y = BOX.top * SIDE; y < BOX.bottom * SIDE; y++)
    for (let x = BOX.left * SIDE; x < BOX.right * SIDE; x++)
      data.set([150 + 60 * Math.sin(x / 23) * Math.cos(y / 31), 60, 40 + y / 10], 3 * (y * SIDE + x))
  const image = sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } }).png()
  const marked =
    sourceType === null ? image : image.withXmp(xmpOf('XMP elements', { sourceType, credit: 'Acme' }))
  const mask = Float32Array.from({ length: MASK * MASK }, (_, pixel) => {
    const [x, y] = [(pixel % MASK) / MASK, Math.floor(pixel / MASK) / MASK]
    return Number(x >= BOX.left && x < BOX.right && y >= BOX.top && y < BOX.bottom)
  })
  const product = await prepareProduct({
    bytes: await marked.toBuffer(),
    facts: sampleFacts({
      file: { widthPx: SIDE, heightPx: SIDE, format: 'png' },
      product: { box: BOX, extent: 0.8, tiltDegrees: 0, cut: 0 },
      text: { lines: TEXTS, lineCount: TEXTS.length },
      detail: { trueResolution: 1 },
    }),
    mask: { data: mask, width: MASK, height: MASK },
    name: 'Acme Oats 500 g',
    family: 'general',
    categoryPath: '',
    season: 'autumn',
    allowsOffPackText: true,
  })
  if (typeof product === 'string') throw new Error(`The product was not cut out: ${product}`)
  return product
}

/** Encoders of pictures that are parts of others, or never leave Endcap as a file of its own. */
const ELSEWHERE = new Set([
  'packages/vision/src/origin/write-image.ts',
  // Layers of sheets and drawings.
  'packages/studio/src/contact-sheet.ts',
  'packages/explanations/src/draw-explanation.ts',
  'packages/explanations/src/fonts.ts',
  // Test images for eyes and models, and the pictures of a stranger's shop.
  'packages/cli/src/operator/doctor/test-image.ts',
  'packages/cli/src/operator/doctor/check-opinion.ts',
  'packages/vision/src/pool/try-provider.ts',
  'packages/demo-shop/src/pictures.ts',
])

describe('writeImage', () => {
  it('writeImage is the only writer of image files', () => {
    const writers = globSync('packages/*/src/**/*.{ts,tsx}', {
      cwd: join(import.meta.dirname, '../../../../..'),
    })
      .filter((file) =>
        /\.(?:jpeg|png|webp|avif|tiff|toFormat|toFile)\(/.test(
          readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8'),
        ),
      )
      .filter((file) => !ELSEWHERE.has(file))
    assert.deepEqual(writers, [])
  })
})
