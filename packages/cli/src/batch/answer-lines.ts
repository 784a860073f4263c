import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { inOrder } from './in-order.ts'
import { readJsonLines } from './read-lines.ts'
import { type createRowScorer, failedRow } from './score-row.ts'

/**
 * Answers each line of `input` with a line on `output`, in order, each as soon as it and all earlier ones are scored.
 * Failures of the machine become error rows too, because a client waits for each answer.
 */
export async function answerLines(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  { scoreRow, width }: { scoreRow: ReturnType<typeof createRowScorer>; width: number },
): Promise<void> {
  let row = 0
  const results = inOrder(readJsonLines(input), width, (record) => {
    const number = row++
    return scoreRow(number, record).catch((error: unknown) => failedRow(number, record, error))
  })
  for await (const result of results)
    if (!output.write(`${JSON.stringify(result)}\n`)) await once(output, 'drain')
}
