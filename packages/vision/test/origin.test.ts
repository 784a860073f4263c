import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { copied, type Origin, readOrigin, renderImage, writeImage } from '@endcap/vision'
import fc from 'fast-check'
import sharp from 'sharp'
import { findManifests } from '../src/origin/content-credentials.ts'
import { readXmp, writeXmp } from '../src/origin/xmp.ts'
import {
  type Container,
  exiftool,
  type Marking,
  markedImage,
  withManifest,
  withoutExiftool,
} from './marked-image.ts'

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#aabbcc' } })
const FORMATS = ['jpeg', 'png', 'webp'] as const

/** Text as it is stored: no control characters, no space around it. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((value) =>
    value
      .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
      .trim()
      .toWellFormed(),
  )
  .filter((value) => value !== '')
const sourceType = fc.stringMatching(/^[A-Za-z]{3,60}$/)
const statement = fc.record({
  sourceType: fc.option(sourceType),
  system: fc.option(text),
  systemVersion: fc.option(text),
  creator: fc.option(text),
  credit: fc.option(text),
  copyright: fc.option(text),
})
const sha256 = fc.option(fc.stringMatching(/^[0-9a-f]{64}$/))
const origins: fc.Arbitrary<Origin> = fc
  .record({
    own: statement,
    ingredients: fc.array(
      fc.tuple(statement, sha256).map(([own, hash]) => ({ ...own, sha256: hash })),
      { maxLength: 4 },
    ),
  })
  .map(({ own, ingredients }) => ({ ...own, ingredients, hasCredentials: false }))

describe('writeImage', () => {
  it('writeImage states an origin that readOrigin reads again, in every format', async () => {
    await fc.assert(
      fc.asyncProperty(origins, fc.constantFrom(...FORMATS), async (origin, format) => {
        assert.deepEqual(await readOrigin(await writeImage(picture(), origin, { format })), origin)
      }),
      { numRuns: 60 },
    )
  })

  it('writeImage states an origin that ExifTool reads alike', { skip: withoutExiftool }, async () => {
    const samples = fc.sample(origins, { numRuns: 30, seed: 1 })
    const folder = await mkdtemp(join(tmpdir(), 'origin-'))
    try {
      const files = await Promise.all(
        samples.map(async (origin, index) => {
          const format = FORMATS[index % FORMATS.length] ?? 'png'
          const file = join(folder, `${index}.${format}`)
          await writeFile(file, await writeImage(picture(), origin, { format }))
          return file
        }),
      )
      const read = await exiftool(files)
      for (const [index, { sourceType: type, credit, ingredients }] of samples.entries()) {
        assert.equal(read[index]?.sourceType, type)
        assert.equal(read[index]?.credit, credit)
        assert.equal(read[index]?.tool, 'Endcap')
        const stated = ingredients.map((each) => each.sourceType ?? '')
        assert.deepEqual(read[index]?.ingredients.filter(Boolean), stated.filter(Boolean))
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

const MARK = { sourceType: 'trainedAlgorithmicMedia', credit: 'Made with Füchse & "Co" <ai>' }
const MARKINGS: readonly [Marking, readonly Container[]][] = [
  ['XMP attributes', FORMATS],
  ['XMP elements', FORMATS],
  ['IPTC', ['jpeg']],
  ['C2PA', FORMATS],
]
const CASES = MARKINGS.flatMap(([marking, containers]) =>
  containers.map((container) => ({ marking, container })),
)

describe('readOrigin', () => {
  for (const { marking, container } of CASES)
    it(`readOrigin reads the mark of ${container.toUpperCase()} in ${marking}`, async () => {
      const bytes = await markedImage(container, marking, MARK)
      const origin = await readOrigin(bytes)
      if (marking !== 'IPTC') assert.equal(origin.sourceType, MARK.sourceType)
      if (marking !== 'C2PA') assert.equal(origin.credit, MARK.credit)
      assert.equal(origin.hasCredentials, marking === 'C2PA')
    })

  it('readOrigin reads nothing into a file that states nothing', async () => {
    const { ingredients, hasCredentials, ...stated } = await readOrigin(await picture().jpeg().toBuffer())
    assert.deepEqual([...new Set(Object.values(stated)), ingredients, hasCredentials], [null, [], false])
  })

  it('readOrigin takes the more artificial of two statements', async () => {
    const stated = await markedImage('png', 'XMP elements', { ...MARK, sourceType: 'digitalCapture' })
    assert.equal((await readOrigin(stated)).sourceType, 'digitalCapture')
    const both = withManifest(stated, 'png', MARK)
    assert.equal((await readOrigin(both)).sourceType, MARK.sourceType)
  })

  it('readOrigin bears any packet and any container', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', '\x89PNG', 'RIFF', 'II*\0', '\xff\xd8', '\0\0\0\x08ftyp'),
        async (noise, start) => {
          readXmp(noise)
          const file = Buffer.concat([Buffer.from(start, 'latin1'), noise])
          await findManifests(async (offset, length) => file.subarray(offset, offset + length))
        },
      ),
    )
  })

  it('readOrigin reads a packet of many unclosed tags', () => {
    const packet = writeXmp({ ...NOTHING, sourceType: 'print' }).replace(
      '<Iptc4xmpExt:',
      `${'<dc:rights '.repeat(80_000)}<Iptc4xmpExt:`,
    )
    assert.equal(readXmp(Buffer.from(packet)).copyright, null)
  })
})

const NOTHING: Origin = {
  sourceType: null,
  system: null,
  systemVersion: null,
  creator: null,
  credit: null,
  copyright: null,
  hasCredentials: false,
  ingredients: [],
}

describe('renderImage', () => {
  for (const { marking, container } of CASES)
    it(`renderImage keeps the mark of ${container.toUpperCase()} in ${marking} in every size`, async () => {
      const bytes = await markedImage(container, marking, MARK)
      const origin = copied(await readOrigin(bytes))
      for (const size of [160, 'full'] as const)
        assert.deepEqual(await readOrigin(await renderImage(bytes, size)), origin)
    })

  it('renderImage leaves out places and cameras', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Model: 'X100' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
    assert.ok((await sharp(bytes).metadata()).exif)
    assert.equal((await sharp(await renderImage(bytes, 'full')).metadata()).exif, undefined)
  })
})
