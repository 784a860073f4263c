import type { Send } from '../../resources/send.ts'
import type { ApiRequest, RequestOptions } from '../../transport.ts'

/** Sends a request and returns the body of the response as a stream, which fails when the signal aborts. */
export async function openStream(
  send: Send,
  request: ApiRequest,
  options: RequestOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  const body = await send.request<ReadableStream<Uint8Array>>({ ...request, isStreamed: true }, options)
  const { signal } = options
  return signal ? body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) : body
}
