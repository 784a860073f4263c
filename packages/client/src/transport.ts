import { type Credential, createTokenSource, type Token } from './access-token.ts'
import { EndcapError } from './endcap-error.ts'
import { abortable } from './poll.ts'
import { readJson, retryAfterMs } from './read-answer.ts'
import type { ErrorBody } from './types.ts'

/** Sends an authenticated request and returns the answer. @throws EndcapError */
export type Call = <Result>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
) => Promise<Result>

/** Returns a function that sends requests. After a 401 it gets a new token and repeats the request once. */
export function createCall(credential: Credential): Call {
  const currentToken = createTokenSource(credential)
  return async <Result>(method: string, path: string, body?: unknown, signal?: AbortSignal) => {
    let refused: Token | null = null
    for (;;) {
      const token: Token = await abortable(currentToken(refused), signal)
      const response = await send(credential, token, { method, path, body, signal })
      const answer = await readJson(response)
      // The API defines the shapes of its responses; `types.ts` describes them.
      if (response.ok) return answer as Result
      if (response.status !== 401 || refused !== null) throw refusalOf(response, answer)
      refused = token
    }
  }
}

type Request = { method: string; path: string; body: unknown; signal: AbortSignal | undefined }

function send(
  credential: Credential,
  token: Token,
  { method, path, body, signal }: Request,
): Promise<Response> {
  const limit = AbortSignal.timeout(credential.timeoutMs)
  // Called as a function: browsers reject `fetch` as a method of another object.
  const { send: sendRequest } = credential
  return sendRequest(credential.baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token.value}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
}

function refusalOf(response: Response, answer: object): EndcapError {
  const error = answer as Partial<ErrorBody>
  return new EndcapError(
    response.status,
    error.error_code ?? 'UNKNOWN',
    error.detail ?? response.statusText,
    error as ErrorBody,
    retryAfterMs(response),
  )
}
