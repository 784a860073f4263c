import type { PdpAltTexts } from '@endcap/client'
import { ImageTexts } from '@endcap/client/image-texts'
import { csvLine } from '@endcap/foundation/tables/csv'
import { type AltTexts, imageObjects } from '@endcap/scoring'
import { saveFile } from '../data/save-file.ts'
import { endcap } from '../session/session.ts'
import { say } from '../words/say.ts'
import { downloadFull } from './download-full.ts'
import { fileNames, zipName } from './file-names.ts'
import type { Piece, Workbench } from './workbench.ts'

type Entry = { name: string; piece: Piece; altTexts: AltTexts }

/**
 * Saves a composition's full-size images as an ordered zip file, with their alt texts (`alt-texts.csv`) and their
 * description for search engines (`images.jsonld`).
 */
export async function downloadZip(bench: Workbench, keys: readonly string[]): Promise<void> {
  const names = fileNames(bench.data.id, keys.length)
  const [{ zipSync }, texts, ...files] = await Promise.all([
    import('fflate'),
    new ImageTexts(endcap).altTexts(bench.data.pdp_id),
    ...keys.map((key) => imageBytes(bench, key)),
  ])
  const images = names.map((name, index) => [name, files[index] ?? new Uint8Array()] as const)
  const entries = keys.flatMap((key, index): Entry[] => {
    const piece = bench.pieces.get(key)
    return piece ? [{ name: names[index] ?? '', piece, altTexts: altTextsOf(texts, key) }] : []
  })
  const encode = (text: string) => new TextEncoder().encode(text)
  const described = {
    'images.jsonld': encode(describeImages(entries, bench.data.name)),
    'alt-texts.csv': encode(altTextTable(entries)),
  }
  // JPEG files do not compress further.
  const zip = zipSync({ ...Object.fromEntries(images), ...described }, { level: 0 })
  saveFile(new Blob([zip], { type: 'application/zip' }), zipName(bench.data.id))
}

/** Images of Spark and uploads have none. */
function altTextsOf({ alt_texts: list, images }: PdpAltTexts, key: string): AltTexts {
  const index = images.findIndex(({ image_id: id }) => id === key)
  return Object.fromEntries(
    list.flatMap(({ language, texts }) => {
      const text = texts[index] ?? ''
      return text === '' ? [] : [[language, text]]
    }),
  )
}

function describeImages(entries: readonly Entry[], name: string | null): string {
  const published = entries.map(({ name: contentUrl, piece: { width, height, candidate }, altTexts }) => ({
    contentUrl,
    format: 'jpeg' as const,
    widthPx: width,
    heightPx: height,
    altTexts,
    file: candidate.facts?.file ?? null,
  }))
  return JSON.stringify(imageObjects(published, { name }), null, 2)
}

function altTextTable(entries: readonly Entry[]): string {
  const languages = [...new Set(entries.flatMap(({ altTexts }) => Object.keys(altTexts)))]
  return [
    csvLine(['file', ...languages.map((language) => `alt_text_${language}`)]),
    ...entries.map(({ name, altTexts }) =>
      csvLine([name, ...languages.map((language) => altTexts[language] ?? null)]),
    ),
  ].join('')
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
