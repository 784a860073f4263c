import { local } from '../base.ts'
import { saveFile } from '../data/save-file.ts'
import { fileNames, zipName } from './file-names.ts'
import type { Workbench } from './workbench.ts'

const TIMEOUT_MS = 60_000

/** Saves the images of a composition as a zip file, in their order and full size. */
export async function downloadZip(bench: Workbench, keys: readonly string[]): Promise<void> {
  const names = fileNames(bench.data.id, keys.length)
  const [{ zipSync }, ...files] = await Promise.all([
    import('fflate'),
    ...keys.map((key) => imageBytes(bench, key)),
  ])
  const entries = Object.fromEntries(names.map((name, index) => [name, files[index] ?? new Uint8Array()]))
  // JPEG files do not get smaller.
  const zip = zipSync(entries, { level: 0 })
  saveFile(new Blob([zip], { type: 'application/zip' }), zipName(bench.data.id))
}

/** Downloads an image as a JPEG of full size. */
async function imageBytes({ pieces }: Workbench, key: string): Promise<Uint8Array> {
  const piece = pieces.get(key)
  if (!piece) throw new Error('The picture is no longer there.')
  const response = await fetch(local(piece.renditions.full), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error('A picture could not be downloaded. Load the page again.')
  return new Uint8Array(await response.arrayBuffer())
}
