import { FetchError } from '@endcap/foundation/net/fetch-error'
import type { ExchangeRequest, ExchangeResult, GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { ShopError } from './shop-error.ts'

export type Http = Pick<GuardedFetch, 'exchange'>

/** Sends a request. @throws ShopError unreachable, throttled, access_refused */
export async function exchange(http: Http, request: ExchangeRequest): Promise<ExchangeResult> {
  const result = await send(http, request)
  const { status } = result
  if (status === 429) throw new ShopError('throttled', 'the shop asks to wait')
  if (status >= 500) throw new ShopError('unreachable', `the shop answered ${status}`)
  return result
}

async function send(http: Http, request: ExchangeRequest): Promise<ExchangeResult> {
  try {
    return await http.exchange(request)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    throw new ShopError('unreachable', error.message, { isTransient: error.isTransient, cause: error })
  }
}

/** @throws ShopError invalid_answer */
export function parseJson({ body, status }: ExchangeResult): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new ShopError('invalid_answer', `the shop answered ${status} without JSON`, { cause: error })
  }
}
