import { abortable } from '@endcap/foundation/concurrency/abortable'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { type Finding, failed } from './finding.ts'

/** An error that it throws becomes a finding. */
export type Check = {
  name: string
  limitMs: number
  /** Advice if the check throws or exceeds its time limit. */
  advice: string
  run: (signal: AbortSignal) => Promise<Finding[]>
}

/** Time limit of checks that wait for nothing slow. */
export const QUICK_MS = 10_000

/** Returns a check that waits for nothing. */
export const quick = (name: string, run: () => Finding[]): Check => ({
  name,
  limitMs: QUICK_MS,
  advice: 'This is a bug in Endcap: please report it.',
  run: async () => run(),
})

/** Runs checks concurrently within their time limits. Yields findings in order. */
export async function* runChecks(
  checks: readonly Check[],
  redact: (text: string) => string,
): AsyncGenerator<Finding> {
  for (const running of checks.map(findingsOf)) {
    for (const { detail, advice, ...finding } of await running)
      yield { ...finding, detail: redact(detail), advice: advice === null ? null : redact(advice) }
  }
}

async function findingsOf({ name, limitMs, advice, run }: Check): Promise<Finding[]> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    return await abortable(run(signal), signal)
  } catch (error) {
    const detail = signal.aborted ? `not finished within ${limitMs / 1000} seconds` : reasonOf(error)
    return [failed(name, detail, advice)]
  }
}
