import { MAX_SHARED_BYTES, MAX_SHARED_TEXTS } from '../limits.ts'
import type { Archive } from './archive.ts'
import { parseFile } from './read-xml.ts'
import { refuseWorkbook } from './workbook-error.ts'

/**
 * Keeps texts in one buffer, because a million V8 strings take four times as much. Memory grows as it is written.
 */
export class TextTable {
  readonly #bytes = Buffer.alloc(MAX_SHARED_BYTES)
  readonly #ends = new Uint32Array(MAX_SHARED_TEXTS)
  #count = 0

  /** @throws CatalogFileError WORKBOOK_TOO_LARGE */
  add(text: string): void {
    const start = this.#endOf(this.#count - 1)
    if (start + Buffer.byteLength(text) > MAX_SHARED_BYTES)
      throw refuseWorkbook(`has more than ${MAX_SHARED_BYTES / 1e6} MB of texts. Split it`)
    if (this.#count === MAX_SHARED_TEXTS)
      throw refuseWorkbook(`has more than ${MAX_SHARED_TEXTS / 1e6} million texts. Split it`)
    this.#ends[this.#count] = start + this.#bytes.write(text, start)
    this.#count += 1
  }

  /** Returns an empty text if unknown. */
  get(index: number): string {
    return this.#bytes.toString('utf8', this.#endOf(index - 1), this.#endOf(index))
  }

  #endOf(index: number): number {
    return this.#ends[index] ?? 0
  }
}

/**
 * Reads shared strings (ECMA-376, part 1, section 18.4.9), joining rich text without Japanese readings.
 * @throws CatalogFileError EXCEL_WORKBOOK, WORKBOOK_TOO_LARGE
 */
export async function readSharedStrings(archive: Archive): Promise<TextTable> {
  const path = 'xl/sharedStrings.xml'
  const texts = new TextTable()
  if (!archive.has(path)) return texts
  let text = ''
  let isText = false
  let isReading = false
  await parseFile(await archive.open(path), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') texts.add(unescaped(text))
    },
  })
  return texts
}

/** Decodes characters that XML cannot have, such as `_x000D_` (section 22.4.2.2). */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
