import { saveFile } from '../data/save-file.ts'
import { endcap } from '../session/session.ts'
import type { Workbench } from './workbench.ts'

/**
 * Returns the file names of a composition as marketplaces want them: `B0….MAIN.jpg`, `B0….PT01.jpg`, with the id of
 * the listing in characters that every system accepts in names.
 */
export function fileNames(id: string, count: number): string[] {
  const stem =
    id
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[.-]+|[.-]+$/g, '')
      .slice(0, 80) || 'listing'
  return Array.from(
    { length: count },
    (_, index) => `${stem}.${index === 0 ? 'MAIN' : `PT${String(index).padStart(2, '0')}`}.jpg`,
  )
}

/** Saves the images of a composition as a zip file, in their order and full size. */
export async function downloadZip(bench: Workbench, keys: readonly string[]): Promise<void> {
  const { makeZip } = await import('client-zip')
  const names = fileNames(bench.data.id, keys.length)
  const files = await Promise.all(
    keys.map(async (key, index) => ({ name: names[index] ?? key, input: await imageFile(bench, key) })),
  )
  const zip = await new Response(makeZip(files)).blob()
  saveFile(zip, `${(names[0] ?? 'listing').replace('.MAIN.jpg', '')}.zip`)
}

/** Downloads an image as a JPEG of full size. */
function imageFile(bench: Workbench, key: string): Promise<Blob> {
  return bench.pieces.get(key)?.origin === 'upload'
    ? endcap.uploads.download(key)
    : endcap.images.download(key)
}
