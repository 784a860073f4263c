import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { exchange, type Http, parseJson } from '../exchange.ts'
import { ShopError } from '../shop-error.ts'

/** Supported until October 2027. */
const VERSION = '2026-10'
const MAX_BYTES = 4_194_304
const ATTEMPTS = 6
const LONGEST_WAIT_MS = 20_000

export type ShopifyAccess = { address: string; token: string; http: Http; pollMs: number }

export type Graphql = <Data>(
  document: string,
  variables: Record<string, unknown>,
  data: z.ZodType<Data>,
  signal: AbortSignal,
) => Promise<Data>

const answer = z.object({
  // Throttled calls have none.
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number(),
          throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
        })
        .optional(),
    })
    .optional(),
})
type Answer = z.infer<typeof answer>

/** Creates the caller of the Admin API. It waits for the points of a throttled call. @throws ShopError */
export function createGraphql({ address, token, http, pollMs }: ShopifyAccess): Graphql {
  const url = `${address}/admin/api/${VERSION}/graphql.json`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-shopify-access-token': token,
  }

  async function call(document: string, variables: Record<string, unknown>, signal: AbortSignal) {
    const body = Buffer.from(JSON.stringify({ query: document, variables }))
    const result = await exchange(http, { url, headers, body, maxBytes: MAX_BYTES, signal })
    const { status } = result
    if (status === 401 || status === 403)
      throw new ShopError('access_refused', 'the shop refuses the access token')
    if (status !== 200)
      throw new ShopError('invalid_answer', `the shop answered ${status}; check the address`)
    const parsed = answer.safeParse(parseJson(result))
    if (!parsed.success) throw invalid(parsed.error)
    return parsed.data
  }

  return async function graphql(document, variables, schema, signal) {
    for (let attempt = 1; ; attempt++) {
      const answered = await call(document, variables, signal)
      if (isThrottled(answered)) {
        if (attempt >= ATTEMPTS) throw new ShopError('throttled', 'the shop has throttled all attempts')
        await sleep(waitMs(answered, pollMs), undefined, { signal })
        continue
      }
      refuseErrors(answered)
      const data = schema.safeParse(answered.data)
      if (!data.success) throw invalid(data.error)
      return data.data
    }
  }
}

const isThrottled = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'THROTTLED')

/** Returns the time until the points of the call are restored. */
function waitMs({ extensions }: Answer, pollMs: number): number {
  if (!extensions?.cost) return pollMs
  const { requestedQueryCost, throttleStatus } = extensions.cost
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable
  const ms = (1_000 * missing) / Math.max(1, throttleStatus.restoreRate)
  return Math.min(LONGEST_WAIT_MS, Math.max(pollMs, ms))
}

function refuseErrors({ errors = [] }: Answer): void {
  const [error] = errors
  if (!error) return
  const { code } = error.extensions ?? {}
  if (code === 'ACCESS_DENIED') throw new ShopError('missing_scopes', error.message)
  if (code === 'INTERNAL_SERVER_ERROR') throw new ShopError('unreachable', error.message)
  throw new ShopError('refused', error.message)
}

const invalid = (cause: z.ZodError) =>
  new ShopError('invalid_answer', 'the shop gave an answer that is not of its API', { cause })
