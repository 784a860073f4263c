import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PdpScores, PdpSubmission } from '@endcap/client'
import { requestToken } from './service.ts'

type Credential = Parameters<typeof requestToken>[1]
type Body = { error_code?: string; status?: string }

/** A client that retries after refusals and cut connections and records the statuses it received. */
export type RetryingClient = {
  /** Submits the PDP until the service accepts it. */
  submit: (id: string, submission: PdpSubmission) => Promise<void>
  /** Polls until the PDP has a terminal status. */
  settled: (id: string) => Promise<PdpScores>
  /** External ids of the accepted PDPs. */
  accepted: ReadonlySet<string>
  /** Statuses with their error codes and counts. `forget` clears them. */
  received: ReadonlyMap<string, number>
  forget: () => void
}

export const CUT = 'connection cut'
const ACCEPTED = new Set([200, 202])
/** A request without a response after this time counts as hanging. */
const HANG_MS = 60_000
/** Time for a fault to end and all work to complete. The longest pause of a service is a minute. */
const LIMIT_MS = 240_000
/** Longest pause after Retry-After. Tests cannot wait longer, and the service must tolerate early retries. */
const MAX_PAUSE_MS = 1_000

/** Creates a client that stops retrying when `ended` aborts, so that a failed test does not wait. */
export async function createRetryingClient(
  baseUrl: string,
  credential: Credential,
  ended: AbortSignal,
): Promise<RetryingClient> {
  const token = await requestToken(baseUrl, credential)
  const received = new Map<string, number>()
  const accepted = new Set<string>()
  const record = (what: string) => received.set(what, (received.get(what) ?? 0) + 1)

  /** Returns the answer, or null when the connection was cut. */
  async function send(method: string, path: string, submission?: PdpSubmission) {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(submission ? { 'content-type': 'application/json' } : {}),
        },
        ...(submission ? { body: JSON.stringify(submission) } : {}),
        signal: AbortSignal.timeout(HANG_MS),
      })
      const body = (await response.json()) as Body
      record(nameOf(response, body))
      return { status: response.status, body }
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new Error(`${method} ${path} hangs`, { cause: error })
      record(CUT)
      return null
    }
  }

  async function until<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
    for (
      const end = performance.now() + LIMIT_MS;
      performance.now() < end;
      await sleep(MAX_PAUSE_MS, null, { signal: ended })
    ) {
      const result = await attempt()
      if (result !== null) return result
    }
    throw new Error(`${what}: not within ${LIMIT_MS} ms; received: ${JSON.stringify([...received])}`)
  }

  return {
    accepted,
    received,
    forget: () => received.clear(),
    async submit(id, submission) {
      await until(`${id} is not accepted`, async () => {
        const answer = await send('PUT', `/v1/pdps/id/${id}`, submission)
        return answer && ACCEPTED.has(answer.status) ? answer : null
      })
      accepted.add(id)
    },
    settled: (id) =>
      until(`${id} is not settled`, async () => {
        const answer = await send('GET', `/v1/pdps/id/${id}`)
        if (answer?.status !== 200) return null
        const pdp = answer.body as PdpScores
        return pdp.status === 'PROCESSING' ? null : pdp
      }),
  }
}

function nameOf({ status, headers }: Response, { error_code }: Body): string {
  if (status < 400) return String(status)
  const isWithoutTime = (status === 503 || status === 429) && !headers.has('retry-after')
  return `${status} ${error_code ?? 'without code'}${isWithoutTime ? ' without Retry-After' : ''}`
}

/** Asserts that the client received only successes and the documented `others`. */
export function assertReceivedOnly({ received }: RetryingClient, others: readonly string[]): void {
  const surprises = [...received.keys()].filter((what) => !['200', '202', ...others].includes(what))
  assert.deepEqual(surprises, [], `received: ${JSON.stringify([...received])}`)
}
