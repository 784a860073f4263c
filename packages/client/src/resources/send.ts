import { type ApiPromise, apiPromise } from '../api-promise.ts'
import { type Next, poll, type WaitOptions } from '../poll.ts'
import { type ApiRequest, type Connection, call, type RequestOptions } from '../transport.ts'

/** Sends the requests of resources, also of those that other entries of the package have. */
export type Send = {
  /** Sends a request and returns the body of the response. */
  request: <Body>(request: ApiRequest, options?: RequestOptions) => ApiPromise<Body>
  /** Reads a state until its processing ends: that of the request, or the one that `next` finds in its response. */
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
