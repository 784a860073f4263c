import { createHash } from 'node:crypto'
import { parquetOf } from '@endcap/foundation/tables/parquet'
import type { OutputPlace } from '../terminal/output-place.ts'
import { say } from '../terminal/say.ts'
import type { InputRecord } from './batch-row.ts'
import { inOrder } from './in-order.ts'
import { type Input, readInputs } from './inputs.ts'
import { type Part, partFile, readPart, writePart } from './manifest.ts'
import { resultColumns } from './result-columns.ts'
import type { RowResult } from './score-row.ts'

export type Shard = { index: number; count: number }
export type BatchSummary = { rows: number; errors: number; parts: number; parts_kept: number }

type Run = {
  inputs: readonly Input[]
  place: OutputPlace
  shard: Shard
  partRows: number
  withFacts: boolean
  /** Rows that are scored at the same time. */
  width: number
  scoreRow: (row: number, record: InputRecord) => Promise<RowResult>
  onPart?: (summary: BatchSummary) => void
}

/** Rows that become a file: those from `number * partRows` on. */
type Block = { number: number; first: number; records: InputRecord[] }

/** Returns whether a shard has a part. Parts are dealt out in turn, so that all shards end at about the same time. */
export const isOfShard = (number: number, { index, count }: Shard): boolean => number % count === index

/**
 * Scores the rows of a shard and writes a file for each part. Finished parts of an earlier run stay as they are, so that
 * a run that was killed continues. Rows of two parts are in memory.
 *
 * @throws Error if a finished part is of other rows, or if the machine, the eye or the object store fails
 */
export async function runBatch(run: Run): Promise<BatchSummary> {
  const summary: BatchSummary = { rows: 0, errors: 0, parts: 0, parts_kept: 0 }
  const count = (block: Block, errors: number, kept: 0 | 1) => {
    summary.rows += block.records.length
    summary.errors += errors
    summary.parts += 1
    summary.parts_kept += kept
    run.onPart?.(summary)
  }
  async function* rowsToScore() {
    for await (const block of blocksOf(run)) {
      const finished = await readPart(run.place, block.number)
      if (finished) {
        if (finished.input_sha256 !== hashOf(block))
          throw new Error(say('cli.batch.part_of_other_rows', { file: finished.file }))
        count(block, finished.errors, 1)
        continue
      }
      for (const [index, record] of block.records.entries()) yield { block, row: block.first + index, record }
    }
  }
  let results: RowResult[] = []
  const scored = inOrder(rowsToScore(), run.width, async ({ block, row, record }) => ({
    block,
    result: await run.scoreRow(row, record),
  }))
  for await (const { block, result } of scored) {
    results.push(result)
    if (results.length < block.records.length) continue
    const part = await writeBlock(run, block, results)
    count(block, part.errors, 0)
    results = []
  }
  return summary
}

/** Collects the rows of each part of the shard. */
async function* blocksOf({ inputs, partRows, shard }: Run): AsyncGenerator<Block> {
  const numberOf = (row: number) => Math.floor(row / partRows)
  const wants = (first: number, end: number) => {
    for (let number = numberOf(first); number <= numberOf(end - 1); number++)
      if (isOfShard(number, shard)) return true
    return false
  }
  let block: Block | null = null
  for await (const { row, record } of readInputs(inputs, wants)) {
    const number = numberOf(row)
    if (block && block.number !== number) {
      yield block
      block = null
    }
    if (!isOfShard(number, shard)) continue
    block ??= { number, first: row, records: [] }
    block.records.push(record)
  }
  if (block) yield block
}

async function writeBlock(
  { place, withFacts }: Run,
  block: Block,
  results: readonly RowResult[],
): Promise<Part> {
  const bytes = parquetOf(resultColumns(withFacts), results)
  const file = partFile(block.number)
  await place.put(file, bytes)
  const part: Part = {
    rows: [block.first, block.first + block.records.length],
    input_sha256: hashOf(block),
    file,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    errors: results.filter(({ error_code }) => error_code !== null).length,
  }
  await writePart(place, block.number, part)
  return part
}

function hashOf({ records }: Block): string {
  const hash = createHash('sha256')
  for (const record of records) hash.update(`${JSON.stringify(record, exactly)}\n`)
  return hash.digest('hex')
}

/** JSON has no integers of 64 bits. */
const exactly = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
