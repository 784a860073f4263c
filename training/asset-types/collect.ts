// First step of training the asset types: computes the inputs of the head for every training image.
// usage: node training/asset-types/collect.ts OUT LABELS.csv IMAGES_DIR [LABELS.csv IMAGES_DIR …]
// A table has the columns image (or file) and label, and optionally source. Labels are those of the vocabulary or of
// the shared product images (see `real-labels.ts`). Rows with other labels are skipped.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { hardenDecoders } from '@endcap/vision'
import { observe } from '../../packages/vision/src/analyze-image.ts'
import { assetTypeInput } from '../../packages/vision/src/recognition/asset-type-head.ts'
import { realLabel } from './real-labels.ts'

type Row = { file: string; label: string; source: string }

hardenDecoders()
if (isMainThread) await collect()
else await describeShare(workerData as Row[])

async function collect(): Promise<void> {
  const [out, ...tables] = process.argv.slice(2)
  if (!out || tables.length < 2) throw new Error('usage: collect.ts OUT LABELS.csv IMAGES_DIR …')
  const rows: Row[] = []
  for (let at = 0; at < tables.length; at += 2)
    rows.push(...(await readTable(tables[at] ?? '', tables[at + 1] ?? '')))
  const threads = availableParallelism()
  const inputs = new Map<string, number[]>()
  await Promise.all(
    Array.from({ length: threads }, (_, share) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: rows.filter((_row, index) => index % threads === share),
      })
      worker.on('message', ({ file, input }: { file: string; input: number[] }) => {
        inputs.set(file, input)
        if (inputs.size % 100 === 0) console.log(`${inputs.size} of ${rows.length}`)
      })
      return new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
    }),
  )
  const analyzed = rows.filter(({ file }) => inputs.has(file))
  const width = inputs.values().next().value?.length ?? 0
  const data = new Float32Array(analyzed.length * width)
  analyzed.forEach(({ file }, index) => data.set(inputs.get(file) ?? [], index * width))
  await writeFile(`${out}.f32`, data)
  const listed = analyzed.map(({ file, label, source }) => ({ image: basename(file), file, label, source }))
  await writeFile(`${out}.json`, JSON.stringify({ width, rows: listed }))
  console.log(`${analyzed.length} images, ${width} values each`)
}

async function describeShare(rows: readonly Row[]): Promise<void> {
  for (const { file } of rows) {
    const { facts, appearance, skin } = await observe(await readFile(file))
    parentPort?.postMessage({ file, input: [...assetTypeInput(appearance, { ...facts, skin })] })
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
    const file = join(folder, basename(image))
    return [{ file, label, source: cell('source') || 'composed' }]
  })
}
