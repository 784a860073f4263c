import { say } from '../terminal/say.ts'
import type { CheckedImage } from './check-image.ts'
import { escapeMarkup as escape } from './escape-markup.ts'

/** Returns the report as JUnit XML: a test case for each image, with one failure for all reasons. */
export function junitReport(images: readonly CheckedImage[]): string {
  const failed = images.filter(({ failures }) => failures.length > 0).length
  const counts = `name="endcap check" tests="${images.length}" failures="${failed}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite ${counts} skipped="0">`,
    ...images.map(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

function testCase({ file, score, failures, advice }: CheckedImage): string {
  const [first] = failures
  const head = `    <testcase name="${escape(file)}" classname="endcap.check"`
  if (!first) return `${head}/>`
  const text = [
    ...failures.map(({ message }) => message),
    ...advice.map(({ title, detail, expected_gain }) => `+${expected_gain.toFixed(1)}  ${title}. ${detail}`),
    ...(score === null ? [] : [say('cli.check.score', { score })]),
  ]
  return [
    `${head}>`,
    `      <failure type="${first.check}" message="${escape(failures.map(({ message }) => message).join(' '))}">${text.map(escape).join('\n')}</failure>`,
    '    </testcase>',
  ].join('\n')
}
