import type { IncomingMessage, ServerResponse } from 'node:http'

/** A shop does this with a request. `…_after` has made the change. */
export const FAULTS = ['error', 'error_after', 'dropped', 'dropped_after', 'throttled', 'refused'] as const
/** A stalled request never gets an answer. */
export type Fault = (typeof FAULTS)[number] | 'stalled' | 'stalled_after'

export type Faults = {
  /** Operations in the order in which they arrived. */
  calls: string[]
  /** Returns the fault of a call. */
  plan: (call: number, operation: string) => Fault | null
  /** Called once a request stalls. */
  onStall: () => void
  reset: () => void
}

/** Creates a plan without faults. */
export const createFaults = (): Faults => {
  const faults: Faults = {
    calls: [],
    plan: () => null,
    onStall: () => undefined,
    reset() {
      faults.calls = []
      faults.plan = () => null
    },
  }
  return faults
}

export type Answer = { status: number; body: unknown }

/** Answers a call with its fault, or as `work` says. */
export async function answerWith(
  {
    faults,
    operation,
    refusal,
    throttling,
  }: {
    faults: Faults
    operation: string
    /** Refusal of a change, as the shop words it. */
    refusal: () => Answer
    throttling: Answer
  },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  work: () => Answer | Promise<Answer>,
): Promise<void> {
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const sendAnswer = ({ status, body }: Answer) => send(status, body)
  const fault = faults.plan(faults.calls.push(operation) - 1, operation)
  if (fault === 'dropped') request.socket.destroy()
  else if (fault === 'stalled') faults.onStall()
  else if (fault === 'error') send(502, { message: 'Bad gateway' })
  else if (fault === 'throttled') sendAnswer(throttling)
  else if (fault === 'refused') sendAnswer(refusal())
  else {
    const answer = await work()
    if (fault === 'stalled_after') faults.onStall()
    else if (fault === 'dropped_after') request.socket.destroy()
    else if (fault === 'error_after') send(500, { message: 'Internal server error' })
    else sendAnswer(answer)
  }
}
