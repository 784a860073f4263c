import { sleep } from '../abort.ts'
import { type ApiPromise, mapData } from '../api-promise.ts'
import type { EndcapEvent, EventPage, EventType } from '../contract.ts'
import { List } from '../list.ts'
import type { Send } from '../resources/send.ts'
import { isTransient } from '../retry.ts'
import type { RequestOptions } from '../transport.ts'
import { readEventStream } from './events/read-event-stream.ts'
import { openStream } from './shared/open-stream.ts'
import { parseMessage } from './shared/parse-message.ts'

export type EventListParams = {
  /** Id of your last processed event. Defaults to the oldest. */
  after?: string | undefined
  types?: readonly EventType[] | undefined
  /** Page size, up to 1,000. Defaults to 100. */
  limit?: number | undefined
}

export type EventStreamParams = {
  /** Id of your last processed event. Defaults to new events only. */
  after?: string | undefined
  types?: readonly EventType[] | undefined
  signal?: AbortSignal | undefined
  /** Called with true on open, false before a reconnect. */
  onConnection?: ((isOpen: boolean) => void) | undefined
  /** Called before the stream retries a failed connection. */
  onFailure?: ((error: unknown) => void) | undefined
}

const FIRST_BACKOFF_MS = 1_000
const MAX_BACKOFF_MS = 30_000
/** A connection open for this long counts as accepted. */
const STABLE_MS = 10_000

export class Events {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists events of the last 30 days, oldest first. */
  list(params: EventListParams = {}, options?: RequestOptions): List<EndcapEvent> {
    return new List((cursor) =>
      mapData(
        this.page({ ...params, after: cursor ?? params.after }, options),
        ({ next_after, ...page }) => ({
          ...page,
          next_cursor: next_after,
        }),
      ),
    )
  }

  /** Reads one page. Keep `next_after`, even of the last page, to continue later. */
  page({ after, types, limit }: EventListParams = {}, options?: RequestOptions): ApiPromise<EventPage> {
    return this.#send.request({ path: ['events'], query: { after, types: types?.join(','), limit } }, options)
  }

  /**
   * Follows events until `signal` aborts. Reconnects without losing events.
   *
   * @throws EndcapError if the request is refused, for example for an expired `after`, or on invalid JSON
   */
  async *stream({
    after,
    types,
    signal,
    onConnection,
    onFailure,
  }: EventStreamParams = {}): AsyncGenerator<EndcapEvent, void, undefined> {
    let lastId = after
    for (let failures = 0; ; failures++) {
      const body = await this.#connect(lastId, { types, signal, onFailure })
      const start = performance.now()
      onConnection?.(true)
      for await (const { id, data } of readEventStream(body, signal)) {
        if (data !== '') {
          failures = 0
          yield parseMessage(data) as EndcapEvent
        }
        lastId = id ?? lastId
      }
      onConnection?.(false)
      if (performance.now() - start > STABLE_MS) failures = 0
      await sleep(backoff(failures), signal)
    }
  }

  /** Waits while the service is unavailable. */
  async #connect(
    lastId: string | undefined,
    { types, signal, onFailure }: Pick<EventStreamParams, 'types' | 'signal' | 'onFailure'>,
  ): Promise<ReadableStream<Uint8Array>> {
    const request = {
      path: ['events', 'stream'],
      query: { types: types?.join(',') },
      headers: { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    }
    for (let failures = 0; ; failures++) {
      try {
        return await openStream(this.#send, request, { signal })
      } catch (error) {
        if (signal?.aborted || !isTransient(error)) throw error
        onFailure?.(error)
        await sleep(backoff(failures), signal)
      }
    }
  }
}

const backoff = (failures: number): number =>
  Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
