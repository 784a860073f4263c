import { type ApiPromise, mapData } from '../../api-promise.ts'
import type { Send } from '../../resources/send.ts'
import type { ApiRequest, RequestOptions } from '../../transport.ts'

/** Opens a response as a stream that fails when the signal aborts. */
export function openStream(
  send: Send,
  request: ApiRequest,
  options: RequestOptions = {},
): ApiPromise<ReadableStream<Uint8Array>> {
  const { signal } = options
  return mapData(
    send.request<ReadableStream<Uint8Array>>({ ...request, isStreamed: true }, options),
    (body) => (signal ? body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) : body),
  )
}
