import { poll, type WaitOptions } from '../poll.ts'
import { type ApiRequest, type Connection, call, type RequestOptions } from '../transport.ts'

/** Sends the requests of resources, also of those that other entries of the package have. */
export type Send = {
  /** Sends a request and returns the body of the response. */
  request: <Body>(request: ApiRequest, options?: RequestOptions) => Promise<Body>
  /** Reads a state until its processing ends. */
  wait: <State extends { status: string }>(
    request: ApiRequest,
    options?: WaitOptions<State>,
  ) => Promise<State>
}

/** Creates a sender over a connection. */
export function createSend(connection: Connection): Send {
  return {
    request: async <Body>(request: ApiRequest, options?: RequestOptions) =>
      (await call<Body>(connection, request, options)).body,
    wait: async (request, options) => poll(connection, request, options),
  }
}
