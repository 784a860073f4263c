import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** Sizes and offsets have 32 bits, because the writer does not use ZIP64. */
const MAX_BYTES = 0xffffffff
/** Sizes follow the data (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** January 1, 1980, the earliest date of the format. */
const DOS_DATE = 0x21
/** An empty last block of deflated data (RFC 1951, section 3.2.3). */
const LAST_BLOCK = Buffer.from([0x03, 0x00])

const deflate = promisify(deflateRaw)

type Entry = { name: Buffer; offset: number; crc: number; size: number; compressed: number }

/**
 * Writes a zip archive (PKWARE APPNOTE 6.3) piece by piece. Each method returns the next bytes of the archive, so that
 * nothing is held but the directory. Texts are compressed in a thread of the system.
 */
export class ZipWriter {
  readonly #entries: Entry[] = []
  #offset = 0

  /** Starts a file. */
  start(name: string): Buffer {
    const entry = { name: Buffer.from(name), offset: this.#offset, crc: 0, size: 0, compressed: 0 }
    this.#entries.push(entry)
    // Checksum and sizes are unknown, so they follow the data.
    const header = bytes([0x04034b50, 4], [VERSION, 2], ...methodOf(), [0, 4], [0, 4], [0, 4])
    return this.#count(Buffer.concat([header, bytes([entry.name.length, 2], [0, 2]), entry.name]))
  }

  /** Adds a text to the file that was started last. */
  async write(text: string): Promise<Buffer> {
    const entry = this.#last()
    const content = Buffer.from(text)
    // A flushed block ends at a byte, so that blocks which are compressed one by one can follow each other.
    const block = await deflate(content, { finishFlush: constants.Z_SYNC_FLUSH })
    entry.crc = crc32(content, entry.crc)
    entry.size += content.length
    entry.compressed += block.length
    return this.#count(block)
  }

  /** Ends the file that was started last. @throws RangeError if it is larger than 4 GiB */
  finish(): Buffer {
    const entry = this.#last()
    entry.compressed += LAST_BLOCK.length
    if (entry.size > MAX_BYTES)
      throw new RangeError(`${entry.name.toString()} is larger than a zip archive allows`)
    return this.#count(Buffer.concat([LAST_BLOCK, bytes([0x08074b50, 4], ...sizesOf(entry))]))
  }

  /** Ends the archive with its directory. @throws RangeError if it is larger than 4 GiB */
  end(): Buffer {
    const directory = Buffer.concat(
      this.#entries.map((entry) =>
        Buffer.concat([
          bytes([0x02014b50, 4], [VERSION, 2], [VERSION, 2], ...methodOf(), ...sizesOf(entry)),
          bytes([entry.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]),
          entry.name,
        ]),
      ),
    )
    if (this.#offset > MAX_BYTES) throw new RangeError('the zip archive is larger than its format allows')
    const count = this.#entries.length
    const end = bytes(
      [0x06054b50, 4],
      [0, 4],
      [count, 2],
      [count, 2],
      [directory.length, 4],
      [this.#offset, 4],
    )
    return Buffer.concat([directory, end, bytes([0, 2])])
  }

  #last(): Entry {
    const entry = this.#entries.at(-1)
    if (!entry) throw new Error('no file of the archive was started')
    return entry
  }

  #count(written: Buffer): Buffer {
    this.#offset += written.length
    return written
  }
}

type Field = readonly [value: number, bytes: 2 | 4]

/** Returns the fields that local headers and the directory share: flags, method, time and date. */
const methodOf = (): Field[] => [
  [FLAGS, 2],
  [DEFLATED, 2],
  [0, 2],
  [DOS_DATE, 2],
]

const sizesOf = ({ crc, compressed, size }: Entry): Field[] => [
  [crc, 4],
  [compressed, 4],
  [size, 4],
]

/** Returns unsigned numbers in little-endian order. */
function bytes(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0))
  let offset = 0
  for (const [value, length] of fields) offset = buffer.writeUIntLE(value, offset, length)
  return buffer
}
