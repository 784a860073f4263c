import { type ApiPromise, apiPromise } from '../api-promise.ts'
import { type Next, poll, type WaitOptions } from '../poll.ts'
import { type ApiRequest, type Connection, call, type RequestOptions } from '../transport.ts'

/** Sends requests for resources. */
export type Send = {
  request: <Body>(request: ApiRequest, options?: RequestOptions) => ApiPromise<Body>
  /** Polls a state, which `next` may find in the first response. */
  wait: <State extends { status: string }>(
    request: ApiRequest,
    options?: WaitOptions<State>,
    next?: Next,
  ) => ApiPromise<State>
}

/** Creates a sender over a connection. */
export function createSend(connection: Connection): Send {
  return {
    request: (request, options) => apiPromise(call(connection, request, options)),
    wait: (request, options, next) => apiPromise(poll(connection, request, options, next)),
  }
}
