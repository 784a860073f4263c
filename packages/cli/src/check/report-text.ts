import { decimalsOf } from '../terminal/decimals.ts'
import { say, writer } from '../terminal/say.ts'
import type { CheckedImage } from './check-image.ts'
import { visible } from './visible.ts'

/** Returns the report for people: a line for each image, with the reasons and advice for those that fail. */
export function textReport(images: readonly CheckedImage[]): string {
  return [...images.map(linesOf), summary(images)].join('\n')
}

/** Returns the number of images and of those that fail. */
export function summary(images: readonly CheckedImage[]): string {
  const failed = images.filter(({ failures }) => failures.length > 0).length
  return say('cli.check.summary', { count: images.length, failed })
}

function linesOf({ file, score, failures, unsure, advice }: CheckedImage): string {
  const [fail, ok] = [say('cli.check.fail'), say('cli.check.ok')]
  const decimal = decimalsOf(writer().language)
  const width = Math.max(fail.length, ok.length)
  const points = (score === null ? '–' : decimal(score)).padStart(5)
  return [
    `${(failures.length > 0 ? fail : ok).padEnd(width)}  ${points}  ${visible(file)}`,
    ...[...failures, ...unsure].map(({ message }) => `${' '.repeat(width + 9)}${visible(message)}`),
    ...advice.map(
      ({ title, detail, expected_gain }) =>
        `${' '.repeat(width + 2)}${`+${decimal(expected_gain)}`.padStart(5)}  ${title}. ${detail}`,
    ),
  ].join('\n')
}
