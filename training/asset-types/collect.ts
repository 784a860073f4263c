// First step of training what is recognized: analyzes every training image once.
// usage: node training/asset-types/collect.ts OUT LABELS.csv IMAGES_DIR [LABELS.csv IMAGES_DIR …]
// A table has the columns image (or file) and label, and optionally source, listing and position. Labels are those of the
// vocabulary or of the shared product images (see `real-labels.ts`). Rows with other labels are skipped.
// Writes OUT.jsonl (row, facts and skin of an image a line) and OUT.f32 (its `Appearance`, one field after the other).
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { hardenDecoders } from '@endcap/vision'
import { observe } from '../../packages/vision/src/analyze-image.ts'
import { differenceHash } from '../../packages/vision/src/measure/similarity.ts'
import { realLabel } from './real-labels.ts'

type Row = { file: string; label: string; source: string; listing: string; position: number | null }
type Seen = { index: number; line: string; appearance: Float32Array }

hardenDecoders()
if (isMainThread) await collect()
else await describeShare(workerData as [number, Row][])

async function collect(): Promise<void> {
  const [out, ...tables] = process.argv.slice(2)
  if (!out || tables.length < 2) throw new Error('usage: collect.ts OUT LABELS.csv IMAGES_DIR …')
  const rows: Row[] = []
  for (let at = 0; at < tables.length; at += 2)
    rows.push(...(await readTable(tables[at] ?? '', tables[at + 1] ?? '')))
  const seen: Seen[] = []
  const threads = availableParallelism()
  await Promise.all(
    Array.from({ length: threads }, (_, share) => {
      const part = [...rows.entries()].filter(([index]) => index % threads === share)
      const worker = new Worker(new URL(import.meta.url), { workerData: part })
      worker.on('message', (image: Seen) => {
        if (seen.push(image) % 100 === 0) console.log(`${seen.length} of ${rows.length}`)
      })
      return new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
    }),
  )
  seen.sort((one, other) => one.index - other.index)
  await writeFile(`${out}.jsonl`, seen.map(({ line }) => `${line}\n`).join(''))
  await writeFile(`${out}.f32`, Buffer.concat(seen.map(({ appearance }) => Buffer.from(appearance.buffer))))
  console.log(`${seen.length} images, ${seen[0]?.appearance.length} activations each`)
}

async function describeShare(rows: readonly [number, Row][]): Promise<void> {
  for (const [index, row] of rows) {
    const { facts, appearance, skin, coarse } = await observe(await readFile(row.file))
    const { last, middle, types, objects } = appearance
    parentPort?.postMessage({
      index,
      line: JSON.stringify({ ...row, skin, dhash: differenceHash(coarse), facts }),
      appearance: Float32Array.from([...last, ...middle, ...types, ...objects]),
    } satisfies Seen)
  }
}

async function readTable(table: string, folder: string): Promise<Row[]> {
  const [header = '', ...lines] = (await readFile(table, 'utf8')).trim().split('\n')
  const columns = header.trim().split(',')
  return lines.flatMap((line) => {
    const cells = line.trim().split(',')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const image = cell('image') || cell('file')
    const label = realLabel(image, cell('label'), cell('source'))
    if (!label) return []
    const position = cell('position') === '' ? null : Number(cell('position'))
    const file = join(folder, basename(image))
    return [{ file, label, source: cell('source') || 'composed', listing: cell('listing'), position }]
  })
}
