import type { CheckedImage, Failure } from './check-image.ts'
import { allChecks } from './check-image.ts'
import { relativePath } from './relative-path.ts'
import { summary } from './report-text.ts'

/** Returns the report as workflow commands of GitHub Actions: an error annotation for each reason, a warning for what is
 * not sure, and a summary. */
export function githubReport(images: readonly CheckedImage[]): string {
  const titles = new Map(allChecks().map(({ id, title }) => [id, title]))
  const annotate = (level: 'error' | 'warning', file: string, { check, message }: Failure) => {
    const title = escapeProperty(titles.get(check) ?? check)
    return `::${level} file=${escapeProperty(relativePath(file))},title=${title}::${escapeData(message)}`
  }
  const annotations = images.flatMap(({ file, failures, unsure }) => [
    ...failures.map((each) => annotate('error', file, each)),
    ...unsure.map((each) => annotate('warning', file, each)),
  ])
  return [...annotations, summary(images)].join('\n')
}

/** Escapes the text of a command, as `@actions/core` does. An unescaped line end would start another command. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
