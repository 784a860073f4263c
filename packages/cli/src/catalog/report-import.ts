import type { Import, ImportRow } from '@endcap/client'
import { printLine, printTable } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

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
  const why = reasons.slice(0, isGuess ? 2 : 1).join(' ')
  printLine(
    filename === null
      ? say('cli.import.format', { format, reasons: why })
      : say('cli.import.format_of_file', { file: filename, format, reasons: why }),
  )
  if (!dryRun) return printLine(error ?? say('cli.import.not_checked'))
  const { listings, rows, images, skipped, warnings, problems } = dryRun
  printLine(say('cli.import.counts', { listings, rows, images }))
  printLine(
    say('cli.import.changes', {
      new: dryRun.new,
      changed: dryRun.changed,
      unchanged: dryRun.unchanged,
      failed: dryRun.failed,
      skipped,
      warnings,
    }),
  )
  printTable(
    problems.slice(0, SHOWN_PROBLEMS).map(({ row, key, column, severity, message }) => ({
      [say('cli.import.row')]: String(row),
      [say('cli.import.listing')]: key,
      [say('cli.import.column')]: column,
      [say('cli.import.severity')]: say(`cli.import.${severity}`),
      [say('cli.import.problem')]: message,
    })),
  )
}

/** Prints how an import has ended with some failed listings, or its id if it is still running. */
export function reportImport(
  { import_id: id, status, error, progress }: Import,
  failures: readonly ImportRow[],
): void {
  if (status === 'running') return printLine(say('cli.import.started', { id }))
  if (status === 'failed' || status === 'invalid') return printLine(error ?? say('cli.import.failed'))
  const { done, unchanged, failed, skipped, waiting } = progress
  printLine(say('cli.import.outcome', { status, done, unchanged, failed, skipped, waiting }))
  printTable(
    failures.map(({ row, key, error_code: code, problems }) => ({
      [say('cli.import.row')]: String(row),
      [say('cli.import.listing')]: key,
      [say('cli.import.problem')]: problems.find(({ severity }) => severity === 'error')?.message ?? code,
    })),
  )
}
