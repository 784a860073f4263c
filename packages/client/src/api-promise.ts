/** The data of a response, with its status and headers. */
export type ApiResponse<Data> = {
  data: Data
  status: number
  headers: Headers
  /** Identifies the request in the log of the service. Null if the response had none. */
  requestId: string | null
}

/** The promise of a call. */
export type ApiPromise<Data> = Promise<Data> & {
  /** Resolves to the data with the status and headers of the response: the last one, if the call waits. */
  withResponse: () => Promise<ApiResponse<Data>>
}

/** Returns the promise of the data of a response. */
export function apiPromise<Data>(response: Promise<ApiResponse<Data>>): ApiPromise<Data> {
  const data = response.then((each) => each.data)
  return Object.assign(data, {
    withResponse: () => {
      // The caller handles the failure of the response. That of the data would be reported as unhandled.
      data.catch(() => {})
      return response
    },
  })
}

/** Returns the promise of a call with other data. */
export const mapData = <From, To>(call: ApiPromise<From>, change: (data: From) => To): ApiPromise<To> =>
  apiPromise(call.withResponse().then((response) => ({ ...response, data: change(response.data) })))
