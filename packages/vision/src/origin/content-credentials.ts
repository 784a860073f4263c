import { mostArtificial } from './origin.ts'
import { sourceTypeIn } from './xmp.ts'

/** Reads up to `length` bytes; fewer at the end of the file. */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>

/** Content at `start` from the part's own start, the next part at `end`. */
type Part = { type: string; start: number; length: number; end: number }
type Container = { first: number; carriers: readonly string[]; partOf: (head: Buffer) => Part }

const HEAD_BYTES = 16
const MAX_PARTS = 4_000
const MAX_MANIFEST_BYTES = 10_000_000
const TIFF_TAG = 0xcd41
const TIFF_ENTRY_BYTES = 12

const JPEG: Container = {
  first: 2,
  carriers: ['eb'],
  partOf(head) {
    const size = head.readUInt16BE(2)
    return { type: head.toString('hex', 1, 2), start: 4, length: size - 2, end: size + 2 }
  },
}
const PNG: Container = {
  first: 8,
  carriers: ['caBX'],
  partOf(head) {
    const length = head.readUInt32BE(0)
    return { type: head.toString('latin1', 4, 8), start: 8, length, end: length + 12 }
  },
}
const WEBP: Container = {
  first: 12,
  carriers: ['C2PA'],
  partOf(head) {
    const length = head.readUInt32LE(4)
    return { type: head.toString('latin1', 0, 4), start: 8, length, end: 8 + length + (length % 2) }
  },
}
const AVIF: Container = {
  first: 0,
  carriers: ['uuid'],
  partOf(head) {
    const short = head.readUInt32BE(0)
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || Number.MAX_SAFE_INTEGER
    return { type: head.toString('latin1', 4, 8), start: 8, length: size - 8, end: size }
  },
}

/**
 * Returns the C2PA manifest store of an image file, or null without one. It is empty if it is too large to be
 * read. Signatures are not verified.
 */
export async function findManifests(read: ReadAt): Promise<Buffer | null> {
  const head = await read(0, HEAD_BYTES)
  if (head.length < HEAD_BYTES) return null
  const start = head.toString('latin1')
  const found = /^(II\*|MM\0\*)/.test(start)
    ? await findInTiff(read, head)
    : await findInParts(read, containerOf(start))
  // JPEG repeats the header of the box in each segment, AVIF has a header before it.
  const box = found?.indexOf('jumb') ?? -1
  return found && (box < 4 ? found.subarray(0, 0) : found.subarray(box - 4))
}

function containerOf(start: string): Container {
  if (start.startsWith('\x89PNG')) return PNG
  if (start.startsWith('RIFF')) return WEBP
  return start.startsWith('ftyp', 4) ? AVIF : JPEG
}

async function findInParts(read: ReadAt, container: Container): Promise<Buffer | null> {
  const found: Buffer[] = []
  let bytes = 0
  for (let at = container.first, count = 0; count < MAX_PARTS; count++) {
    const head = await read(at, HEAD_BYTES)
    if (head.length < HEAD_BYTES) break
    const { type, start, length, end } = container.partOf(head)
    // The compressed picture follows.
    if (end < 4 || (container === JPEG && (head[0] !== 0xff || type === 'da'))) break
    if (container.carriers.includes(type)) {
      bytes += length
      if (bytes > MAX_MANIFEST_BYTES) return Buffer.alloc(0)
      found.push(contentOf(await read(at + start, length), container, found.length === 0))
    }
    at += end
  }
  const joined = Buffer.concat(found)
  return joined.includes('jumb') ? joined : null
}

/** Segments of a JPEG begin with an identifier, and all but the first repeat the header of the box. */
function contentOf(content: Buffer, container: Container, isFirst: boolean): Buffer {
  if (container !== JPEG) return content
  if (content.toString('latin1', 0, 2) !== 'JP') return Buffer.alloc(0)
  return content.subarray(isFirst ? 8 : 16)
}

async function findInTiff(read: ReadAt, head: Buffer): Promise<Buffer | null> {
  const isLittle = head[0] === 0x49
  const number = (from: Buffer, at: number) => (isLittle ? from.readUInt32LE(at) : from.readUInt32BE(at))
  const short = (from: Buffer, at: number) => (isLittle ? from.readUInt16LE(at) : from.readUInt16BE(at))
  const directory = number(head, 4)
  const count = await read(directory, 2)
  if (count.length < 2) return null
  const entries = await read(directory + 2, TIFF_ENTRY_BYTES * short(count, 0))
  for (let at = 0; at + TIFF_ENTRY_BYTES <= entries.length; at += TIFF_ENTRY_BYTES) {
    if (short(entries, at) !== TIFF_TAG) continue
    const length = number(entries, at + 4)
    return length > MAX_MANIFEST_BYTES ? Buffer.alloc(0) : read(number(entries, at + 8), length)
  }
  return null
}

const BOX_HEADER_BYTES = 8

/** Returns the source type of the active manifest, the last one, or else that of its ingredients. */
export function sourceTypeOfManifests(store: Buffer): string | null {
  const manifests: Buffer[] = []
  for (let at = BOX_HEADER_BYTES; at + BOX_HEADER_BYTES <= store.length; ) {
    const size = store.readUInt32BE(at)
    if (size < BOX_HEADER_BYTES) break
    if (store.toString('latin1', at + 4, at + 8) === 'jumb') manifests.push(store.subarray(at, at + size))
    at += size
  }
  const active = manifests.pop()
  return (active && statedIn(active)) ?? mostArtificial(manifests.map(statedIn))
}

/** Assertions are CBOR or JSON, in which the address is plain text. */
function statedIn(manifest: Buffer): string | null {
  const addresses = manifest.toString('latin1').match(/digitalsourcetype\/[A-Za-z]{3,60}/g) ?? []
  return mostArtificial(addresses.map(sourceTypeIn))
}
