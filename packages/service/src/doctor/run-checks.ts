import { abortable } from '../concurrency/abortable.ts'
import { failed, type Finding, reasonOf } from './finding.ts'

/** Something to look at. Whatever it throws is a finding too. */
export type Check = {
  name: string
  limitMs: number
  /** What to do where it throws, or does not end in time. */
  advice: string
  run: (signal: AbortSignal) => Promise<Finding[]>
}

/** Runs the checks side by side, each for as long as it may take, and tells their findings in order. */
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
    const detail = signal.aborted ? `not done within ${limitMs / 1000} seconds` : reasonOf(error)
    return [failed(name, detail, advice)]
  }
}
