import type { Import, ImportRow } from '@endcap/client'
import { printLine, printTable } from '../terminal/output.ts'

/** Problems that are printed. `--failed-rows` writes all of them. */
export const SHOWN_PROBLEMS = 10

/** Prints what an import would change, and the first problems of its file. */
export function reportDryRun({
  format,
  filename,
  reasons,
  error,
  dry_run: dryRun,
  encoding_is_guess: isGuess,
}: Import): void {
  printLine(`${filename ?? 'the file'}: ${format}. ${reasons.slice(0, isGuess ? 2 : 1).join(' ')}`)
  if (!dryRun) return printLine(error ?? 'The file has not been checked yet.')
  const { listings, rows, images, skipped, warnings, problems } = dryRun
  printLine(`${listings} listings in ${rows} rows, with ${images} images`)
  printLine(
    `${dryRun.new} new, ${dryRun.changed} changed, ${dryRun.unchanged} unchanged, ${dryRun.failed} with errors, ` +
      `${skipped} skipped, ${warnings} with warnings`,
  )
  printTable(
    problems.slice(0, SHOWN_PROBLEMS).map(({ row, key, column, severity, message }) => ({
      row: String(row),
      listing: key,
      column,
      severity,
      problem: message,
    })),
  )
}

/** Prints how an import has ended with some failed listings, or its id if it is still running. */
export function reportImport(
  { import_id: id, status, error, progress }: Import,
  failures: readonly ImportRow[],
): void {
  if (status === 'running') return printLine(`The import ${id} has started.`)
  if (status === 'failed' || status === 'invalid') return printLine(error ?? 'The import failed.')
  const { done, unchanged, failed, skipped, waiting } = progress
  printLine(
    `${status}: ${done} submitted, ${unchanged} unchanged, ${failed} failed, ${skipped} skipped, ${waiting} not submitted`,
  )
  printTable(
    failures.map(({ row, key, error_code: code, problems }) => ({
      row: String(row),
      listing: key,
      problem: problems.find(({ severity }) => severity === 'error')?.message ?? code,
    })),
  )
}
