import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type EngineRow, engineRow, readInput } from './engine-rows.ts'
import { endcapCommand } from './processes.ts'

/** Rows by which all workers have started and loaded their models. */
const WARM_SHARE = 0.15

/** Returns the rows per second between the warm-up and the last one. Times are in seconds. */
export function throughputOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const warm = Math.ceil(WARM_SHARE * sorted.length)
  const start = sorted[warm] ?? 0
  const rows = sorted.filter((time) => time > start).length
  return rows / ((sorted.at(-1) ?? 0) - start)
}

/** Scores all rows with one process `endcap batch -` and as many threads as cores. */
export async function measureOneProcess(
  folder: string,
  threads: number,
): Promise<{ rows: EngineRow[]; perSecond: number }> {
  const [program = '', ...args] = endcapCommand()
  const child = spawn(program, [...args, 'batch', '-', '--images', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ENDCAP_WORKER_THREADS: String(threads) },
  })
  const input = await readInput(folder)
  child.stdin.end(input.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const rows: EngineRow[] = []
  for await (const line of createInterface({ input: child.stdout }))
    rows.push(engineRow(JSON.parse(line) as Record<string, unknown>, Date.now() / 1000))
  return { rows, perSecond: throughputOf(rows.map((row) => row.scored_at)) }
}
