import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a shop does with a request. `…_after` has made the change. */
export const FAULTS = ['error', 'error_after', 'dropped', 'dropped_after', 'throttled', 'refused'] as const
export type Fault = (typeof FAULTS)[number]

export type Faults = {
  /** Operations in the order in which they arrived. */
  calls: string[]
  /** Returns the fault of a call. */
  plan: (call: number, operation: string) => Fault | null
  reset: () => void
}

/** Creates a plan without faults. */
export const createFaults = (): Faults => {
  const faults: Faults = {
    calls: [],
    plan: () => null,
    reset() {
      faults.calls = []
      faults.plan = () => null
    },
  }
  return faults
}

/** Answers a call with its fault, or as `work` says. */
export function answerWith(
  {
    faults,
    operation,
    refusal,
    throttling,
  }: {
    faults: Faults
    operation: string
    /** Refusal of a change, as the shop words it. */
    refusal: () => unknown
    throttling: { status: number; body: unknown }
  },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  work: () => { status: number; body: unknown },
): void {
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const fault = faults.plan(faults.calls.push(operation) - 1, operation)
  if (fault === 'dropped') request.socket.destroy()
  else if (fault === 'error') send(502, { message: 'Bad gateway' })
  else if (fault === 'throttled') send(throttling.status, throttling.body)
  else if (fault === 'refused') send(200, refusal())
  else {
    const { status, body } = work()
    if (fault === 'dropped_after') request.socket.destroy()
    else if (fault === 'error_after') send(500, { message: 'Internal server error' })
    else send(status, body)
  }
}
