import { saveFile } from '../data/save-file.ts'
import { endcap } from '../session/session.ts'
import { say } from '../words/say.ts'
import { downloadFull } from './download-full.ts'
import { fileNames, zipName } from './file-names.ts'
import type { Workbench } from './workbench.ts'

/** Saves a composition's full-size images as an ordered zip file. */
export async function downloadZip(bench: Workbench, keys: readonly string[]): Promise<void> {
  const names = fileNames(bench.data.id, keys.length)
  const [{ zipSync }, ...files] = await Promise.all([
    import('fflate'),
    ...keys.map((key) => imageBytes(bench, key)),
  ])
  const entries = Object.fromEntries(names.map((name, index) => [name, files[index] ?? new Uint8Array()]))
  // JPEG files do not compress further.
  const zip = zipSync(entries, { level: 0 })
  saveFile(new Blob([zip], { type: 'application/zip' }), zipName(bench.data.id))
}

async function imageBytes({ pieces }: Workbench, key: string): Promise<Uint8Array> {
  const piece = pieces.get(key)
  if (!piece) throw new Error(say('console.engine.picture_gone'))
  const renew = async () =>
    (piece.origin === 'upload' ? await endcap.uploads.get(key) : await endcap.images.explanation(key))
      .renditions
  const file = await downloadFull(piece.renditions, renew)
  return new Uint8Array(await file.arrayBuffer())
}
