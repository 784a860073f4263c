import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PdpScores, PdpSubmission } from '@endcap/client'
import { requestToken } from './service.ts'

type Credential = Parameters<typeof requestToken>[1]
type Body = { error_code?: string; status?: string }

/** A client that asks again after refusals and cut connections, and remembers what it has seen. */
export type RetryingClient = {
  /** Submits until it is accepted. */
  submit: (id: string, submission: PdpSubmission) => Promise<void>
  /** Polls until the listing is terminal. */
  settled: (id: string) => Promise<PdpScores>
  /** Listings that were accepted. */
  accepted: ReadonlySet<string>
  /** Statuses with their codes, and how often; forgotten by `forget`. */
  seen: ReadonlyMap<string, number>
  forget: () => void
}

export const CUT = 'connection cut'
const ACCEPTED = new Set([200, 202])
/** Whoever waits longer than this hangs. */
const HANG_MS = 60_000
/** For a fault to pass and everything after it; services have a minute for their longest pause. */
const PATIENCE_MS = 240_000
/** Shorter than what is asked for: tests cannot wait that long, and the answer must bear it. */
const MAX_PAUSE_MS = 1_000

/** Its patience ends with `ended`: a test that has failed waits for nothing. */
export async function createRetryingClient(
  baseUrl: string,
  credential: Credential,
  ended: AbortSignal,
): Promise<RetryingClient> {
  const token = await requestToken(baseUrl, credential)
  const seen = new Map<string, number>()
  const accepted = new Set<string>()
  const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

  /** The answer, or null where the connection was cut. */
  async function ask(method: string, path: string, submission?: PdpSubmission) {
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
      see(nameOf(response, body))
      return { status: response.status, body }
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new Error(`${method} ${path} hangs`, { cause: error })
      see(CUT)
      return null
    }
  }

  async function until<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
    for (
      const end = performance.now() + PATIENCE_MS;
      performance.now() < end;
      await sleep(MAX_PAUSE_MS, null, { signal: ended })
    ) {
      const result = await attempt()
      if (result !== null) return result
    }
    throw new Error(`${what}: not within ${PATIENCE_MS} ms; seen: ${JSON.stringify([...seen])}`)
  }

  return {
    accepted,
    seen,
    forget: () => seen.clear(),
    async submit(id, submission) {
      await until(`${id} is not accepted`, async () => {
        const answer = await ask('PUT', `/v1/pdps/id/${id}`, submission)
        return answer && ACCEPTED.has(answer.status) ? answer : null
      })
      accepted.add(id)
    },
    settled: (id) =>
      until(`${id} is not settled`, async () => {
        const answer = await ask('GET', `/v1/pdps/id/${id}`)
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

/** Holds what the client saw against what is documented: success, and `others`. */
export function assertSeenOnly({ seen }: RetryingClient, others: readonly string[]): void {
  const surprises = [...seen.keys()].filter((what) => !['200', '202', ...others].includes(what))
  assert.deepEqual(surprises, [], `seen: ${JSON.stringify([...seen])}`)
}
