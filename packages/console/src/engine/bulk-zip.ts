import type { ListedImage, PdpSummary } from '@endcap/client'
import { csvLine } from '@endcap/foundation/tables/csv'
import { local } from '../base.ts'
import { eachLimited } from '../data/each-limited.ts'
import { bytesText, count } from '../words/numbers.ts'
import { say } from '../words/say.ts'
import { fileNames } from './file-names.ts'

/** Most pictures of a zip file, and their bytes in all. */
const MAX_PICTURES = 1_000
const MAX_BYTES = 1_000_000_000
const TIMEOUT_MS = 60_000

type Entry = { name: string; image: ListedImage; id: string }
type Progress = (done: number, all: number) => void

/**
 * Packs the full-size pictures of listings, read with their images, named as those of a single listing, with their alt
 * texts (`alt-texts.csv`).
 *
 * @throws Error in words if there are too many, or too large
 */
export async function zipPictures(
  listings: AsyncIterable<PdpSummary>,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Blob> {
  const entries = await entriesOf(listings)
  const parts: Blob[] = []
  const { Zip, ZipPassThrough } = await import('fflate')
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    // The browser may keep a blob on the disk.
    parts.push(new Blob([bytes]))
  })
  const add = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    // JPEG files do not compress further.
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
  }
  let [done, total] = [0, 0]
  // Ended entries follow in any order.
  await eachLimited(entries, async ({ name, image }) => {
    signal.throwIfAborted()
    const bytes = await download(image.full_url, signal)
    total += bytes.length
    if (total > MAX_BYTES) throw new Error(say('console.zip.too_large', { most: bytesText(MAX_BYTES) }))
    add(name, bytes)
    onProgress(++done, entries.length)
  })
  add('alt-texts.csv', new TextEncoder().encode(altTextTable(entries)))
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}

async function entriesOf(listings: AsyncIterable<PdpSummary>): Promise<Entry[]> {
  const entries: Entry[] = []
  const taken = new Map<string, number>()
  for await (const { id, images = [] } of listings) {
    // The same id may be in several shops.
    const before = taken.get(id.toLowerCase()) ?? 0
    taken.set(id.toLowerCase(), before + 1)
    const names = fileNames(before === 0 ? id : `${id}-${before + 1}`, images.length)
    entries.push(...images.map((image, index) => ({ name: names[index] ?? '', image, id })))
    if (entries.length > MAX_PICTURES)
      throw new Error(say('console.zip.too_many', { most: count(MAX_PICTURES) }))
  }
  return entries
}

async function download(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await fetch(local(address), { signal: limit })
  if (!response.ok) throw new Error(say('console.engine.not_downloaded'))
  return new Uint8Array(await response.arrayBuffer())
}

function altTextTable(entries: readonly Entry[]): string {
  const languages = [...new Set(entries.flatMap(({ image }) => Object.keys(image.alt_texts)))].toSorted()
  return [
    csvLine(['file', 'id', ...languages.map((language) => `alt_text_${language}`)]),
    ...entries.map(({ name, id, image }) =>
      csvLine([name, id, ...languages.map((language) => image.alt_texts[language] ?? null)]),
    ),
  ].join('')
}
