import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export type Container = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff'
export type Marking = 'XMP attributes' | 'XMP elements' | 'IPTC' | 'C2PA'
export type Mark = { sourceType: string; credit: string }

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

const picture = (): Sharp =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#446688' } })

/** Draws a picture with a mark as other programs write it. IPTC's old form has only credits, C2PA only types. */
export async function markedImage(container: Container, marking: Marking, mark: Mark): Promise<Buffer> {
  if (marking === 'IPTC') return withIim(await picture().jpeg().toBuffer(), mark.credit)
  if (marking === 'C2PA') return withManifest(await picture().toFormat(container).toBuffer(), container, mark)
  return picture().toFormat(container).withXmp(xmpOf(marking, mark)).toBuffer()
}

export function xmpOf(marking: Marking, { sourceType, credit }: Mark): string {
  const text = credit.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const fields =
    marking === 'XMP attributes'
      ? ` ext:DigitalSourceType="${SOURCE_TYPES}${sourceType}" photoshop:Credit="${text}"/>`
      : `><ext:DigitalSourceType rdf:resource="${SOURCE_TYPES}${sourceType}"/><photoshop:Credit>${text}</photoshop:Credit></rdf:Description>`
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"${fields}</rdf:RDF></x:xmpmeta>`
}

/** Adds a credit line as Photoshop's resource of IPTC IIM. */
function withIim(jpeg: Buffer, credit: string): Buffer {
  const value = Buffer.from(credit)
  const dataset = Buffer.from([0x1c, 2, 110, value.length >> 8, value.length & 255])
  const data = Buffer.concat([Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]), dataset, value])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const resource = Buffer.from('8BIM\x04\x04\0\0', 'latin1')
  const padding = Buffer.alloc(data.length % 2)
  return withSegments(jpeg, 0xed, [
    Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource, size, data, padding]),
  ])
}

/** Adds a manifest store with the boxes of the C2PA specification, but without a signature. */
export function withManifest(image: Buffer, container: Container, { sourceType }: Mark): Buffer {
  const assertion = box(
    'jumb',
    box('jumd', Buffer.from('c2pa.actions.v2')),
    box('cbor', Buffer.from(`digitalSourceTypex${SOURCE_TYPES}${sourceType}`)),
  )
  const manifest = box(
    'jumb',
    box('jumd', Buffer.from('urn:c2pa:1')),
    box('free', Buffer.alloc(70_000)),
    assertion,
  )
  const store = box('jumb', box('jumd', Buffer.from('c2pa')), manifest)
  if (container === 'jpeg') return withSegments(image, 0xeb, jpegSegmentsOf(store))
  if (container === 'png')
    return Buffer.concat([image.subarray(0, 33), pngChunk('caBX', store), image.subarray(33)])
  if (container === 'tiff') return withTiffTag(image, store)
  if (container === 'avif') {
    const id = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')
    return Buffer.concat([
      image,
      box('uuid', id, Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8), store),
    ])
  }
  const header = Buffer.from('C2PA\0\0\0\0', 'latin1')
  header.writeUInt32LE(store.length, 4)
  const grown = Buffer.concat([image, header, store, Buffer.alloc(store.length % 2)])
  grown.writeUInt32LE(grown.length - 8, 4)
  return grown
}

function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(contents.reduce((sum, { length }) => sum + length, 8))
  return Buffer.concat([size, Buffer.from(type), ...contents])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const chunk = Buffer.concat([Buffer.alloc(4), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(content.length)
  chunk.writeUInt32BE(crc32(body), chunk.length - 4)
  return chunk
}

const SEGMENT_BYTES = 60_000

function jpegSegmentsOf(store: Buffer): Buffer[] {
  const segments: Buffer[] = []
  for (let at = 8; at < store.length; at += SEGMENT_BYTES) {
    const head = Buffer.from('JP\0\x01\0\0\0\0', 'latin1')
    head.writeUInt32BE(segments.length + 1, 4)
    segments.push(Buffer.concat([head, store.subarray(0, 8), store.subarray(at, at + SEGMENT_BYTES)]))
  }
  return segments
}

function withSegments(jpeg: Buffer, marker: number, contents: readonly Buffer[]): Buffer {
  const segments = contents.map((content) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

/** Appends a copy of the first directory with one more entry. */
function withTiffTag(tiff: Buffer, store: Buffer): Buffer {
  const directory = tiff.readUInt32LE(4)
  const count = tiff.readUInt16LE(directory)
  const entries = tiff.subarray(directory + 2, directory + 2 + 12 * count)
  const entry = Buffer.alloc(12)
  entry.writeUInt16LE(0xcd41, 0)
  entry.writeUInt16LE(7, 2)
  entry.writeUInt32LE(store.length, 4)
  entry.writeUInt32LE(tiff.length, 8)
  const total = Buffer.alloc(2)
  total.writeUInt16LE(count + 1)
  const grown = Buffer.concat([tiff, store, total, entries, entry, Buffer.alloc(4)])
  grown.writeUInt32LE(tiff.length + store.length, 4)
  return grown
}

/** False, or why tests with ExifTool are skipped. */
export const withoutExiftool = ((): string | false => {
  try {
    execFileSync('exiftool', ['-ver'], { timeout: 20_000 })
    return false
  } catch {
    return 'needs exiftool (Debian: libimage-exiftool-perl)'
  }
})()

export type ReadBack = {
  sourceType: string | null
  system: string | null
  version: string | null
  credit: string | null
  tool: string | null
  ingredients: string[]
}

type Tags = Record<string, string | undefined> & { Pantry?: Record<string, string>[] }

/** Reads files with ExifTool, in order. */
export async function exiftool(files: readonly string[]): Promise<ReadBack[]> {
  const options = ['-json', '-struct', '-charset', 'utf8', '-XMP:all', ...files]
  const { stdout } = await promisify(execFile)('exiftool', options, {
    timeout: 60_000,
    maxBuffer: 50_000_000,
  })
  return (JSON.parse(stdout) as Tags[]).map((tags) => ({
    sourceType: termOf(tags['DigitalSourceType']),
    system: asText(tags['AISystemUsed']),
    version: asText(tags['AISystemVersionUsed']),
    credit: asText(tags['Credit']),
    tool: asText(tags['CreatorTool']),
    ingredients: (tags.Pantry ?? []).map((each) => termOf(each['XMP-iptcExt:DigitalSourceType']) ?? ''),
  }))
}

/** ExifTool writes digits as numbers. */
const asText = (value: string | number | undefined): string | null =>
  value === undefined ? null : String(value)
const termOf = (address: string | undefined): string | null => address?.replace(SOURCE_TYPES, '') ?? null
