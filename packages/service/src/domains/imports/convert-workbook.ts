import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CatalogFileError, type ConvertedWorkbook, isWorkbook } from '@endcap/catalog-files'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { ProcessStuckError, runProcess } from '@endcap/foundation/concurrency/run-process'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { asRefusal } from './catalog-head.ts'
import type { ConversionResult } from './convert-workbook-process.ts'

type Conversion = { from: string; to: string; sheet: string | undefined }

const PROCESS = fileURLToPath(new URL('./convert-workbook-process.ts', import.meta.url))
/** The largest accepted workbook takes a minute of CPU time. */
const CPU_MS = 180_000
/** The texts of a workbook are not in the heap. */
const MAX_HEAP_MB = 128
const MAX_OUTPUT_BYTES = 1_000_000
/** Bytes at both ends that identify a workbook. */
const EDGE_BYTES = 65_536
/** Each takes a core and some hundred MB. */
const queue = createFairQueue({ concurrency: 1, perKey: () => 1 })

/** Recognizes an Excel workbook (.xlsx). */
export async function isWorkbookFile(path: string): Promise<boolean> {
  await using file = await open(path)
  const { size } = await file.stat()
  const [head, tail] = [Buffer.alloc(Math.min(size, EDGE_BYTES)), Buffer.alloc(Math.min(size, EDGE_BYTES))]
  await file.read(head, 0, head.length, 0)
  await file.read(tail, 0, tail.length, size - tail.length)
  return isWorkbook(head, tail)
}

/**
 * Converts a sheet to CSV in a process of limited memory and time.
 *
 * @throws DomainError INVALID_IMPORT_FILE, SERVICE_UNAVAILABLE
 */
export async function convertInProcess(
  { from, to, sheet }: Conversion,
  signal: AbortSignal,
): Promise<ConvertedWorkbook> {
  const parameters = [from, to, ...(sheet === undefined ? [] : [sheet])]
  const limits = { signal, cpuMs: CPU_MS, maxBytes: MAX_OUTPUT_BYTES, maxHeapMb: MAX_HEAP_MB }
  const output = await queue
    .run('', () => runProcess(PROCESS, parameters, limits), { signal })
    .catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof ProcessStuckError)
        throw new DomainError(
          'SERVICE_UNAVAILABLE',
          'the machine is too busy to read a workbook; try again',
          {
            cause: error,
            headers: { 'retry-after': '10' },
          },
        )
      throw asRefusal(
        new CatalogFileError(
          'WORKBOOK_TOO_LARGE',
          'Reading the workbook takes too much time or memory. Save the sheet as CSV.',
        ),
      )
    })
  const result = JSON.parse(output.toString()) as ConversionResult
  if ('code' in result) throw asRefusal(new CatalogFileError(result.code, result.message))
  return result
}
