import { decimalsOf } from '../terminal/decimals.ts'
import { say, writer } from '../terminal/say.ts'
import type { CheckedImage } from './check-image.ts'
import { escapeMarkup } from './escape-markup.ts'
import { relativePath } from './relative-path.ts'
import { summary } from './report-text.ts'

/** GitHub shows at most 1 MiB of a job summary, and a row is shorter than 2 kB. */
const MAX_ROWS = 500

/**
 * Returns the report as Markdown: the counts, and a table of the images that fail. The table is HTML, in which file
 * names cannot be read as Markdown.
 */
export function markdownReport(images: readonly CheckedImage[]): string {
  const failed = images.filter(({ failures }) => failures.length > 0)
  const columns = [
    say('cli.check.column_image'),
    say('cli.check.column_score'),
    say('cli.check.column_reasons'),
  ]
  const table = [
    '',
    '<table>',
    `<tr>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>`,
    ...failed.slice(0, MAX_ROWS).map(rowOf),
    '</table>',
  ]
  const more = failed.length - MAX_ROWS
  return [
    `### Endcap: ${summary(images)}`,
    ...(failed.length > 0 ? table : []),
    ...(more > 0 ? ['', say('cli.check.more_images', { count: more })] : []),
  ].join('\n')
}

function rowOf({ file, score, failures }: CheckedImage): string {
  const points = score === null ? '–' : decimalsOf(writer().language)(score)
  const reasons = failures.map(({ message }) => escapeMarkup(message)).join('<br>')
  return `<tr><td>${escapeMarkup(relativePath(file))}</td><td>${points}</td><td>${reasons}</td></tr>`
}
