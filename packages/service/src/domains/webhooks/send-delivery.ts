import { FetchError } from '@endcap/foundation/net/fetch-error'
import type { GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import type { LeasedDelivery, Outcome } from './dispatch-store.ts'
import { retryDelayMs } from './retry-schedule.ts'
import { webhookRequest } from './sign-webhook.ts'

const GONE = 410

/** Makes one attempt. @throws the reason of the signal */
export async function sendDelivery(
  post: GuardedFetch['post'],
  delivery: LeasedDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const { eventId: id, type, occurredAt, data, secrets, url, attempts, now } = delivery
  const message = { id, type, timestamp: occurredAt.toISOString(), data }
  try {
    const { status, retryAfter } = await post({ url, ...webhookRequest(message, secrets, now), signal })
    const isDelivered = status >= 200 && status < 300
    const isGone = status === GONE
    return {
      isDelivered,
      responseStatus: status,
      error: isDelivered ? null : `the server answered ${status}`,
      retryDelayMs: isGone ? null : retryDelayMs(attempts + 1, retryAfter, now),
      isGone,
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return {
      isDelivered: false,
      responseStatus: null,
      error: error.message,
      retryDelayMs: retryDelayMs(attempts + 1, null, now),
      isGone: false,
    }
  }
}
