export type ApiResponse<Data> = {
  data: Data
  status: number
  headers: Headers
  /** Id in the service log, or null without one. */
  requestId: string | null
}

export type ApiPromise<Data> = Promise<Data> & {
  /** Also resolves status and headers, of the last poll. */
  withResponse: () => Promise<ApiResponse<Data>>
}

/** Wraps a pending response. */
export function apiPromise<Data>(response: Promise<ApiResponse<Data>>): ApiPromise<Data> {
  const data = response.then((each) => each.data)
  return Object.assign(data, {
    withResponse: () => {
      // Without this, a rejected `response` would also be reported for `data`.
      data.catch(() => {})
      return response
    },
  })
}

/** Transforms the data of a call. */
export const mapData = <From, To>(call: ApiPromise<From>, change: (data: From) => To): ApiPromise<To> =>
  apiPromise(call.withResponse().then((response) => ({ ...response, data: change(response.data) })))
