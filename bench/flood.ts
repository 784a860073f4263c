// Repeats one call of an organization in a separate process. Started by neighbors.ts.
import { setPriority } from 'node:os'

export type Call = { method: string; path: string; body?: string | Uint8Array; type?: string }
export type Flood = { baseUrl: string; token: string; call: Call }
export type SendCall = (token: string, call: Call) => Promise<Answer>
export type Answer = { status: number; body: string }

/** Creates calls that read the whole response, or only the beginning of a stream. */
export function createCall(baseUrl: string): SendCall {
  return async (token, { method, path, body, type }) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!path.endsWith('/stream')) return { status: response.status, body: await response.text() }
    await response.body?.cancel()
    return { status: response.status, body: '' }
  }
}

const CALLERS = 16

function flood({ baseUrl, token, call }: Flood): void {
  // Real clients do not use the service's processor time.
  setPriority(19)
  const send = createCall(baseUrl)
  const statuses: Record<number, number> = {}
  const callOnAndOn = async () => {
    for (;;) {
      const { status } = await send(token, call).catch(() => ({ status: 0 }))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  for (let caller = 0; caller < CALLERS; caller++) void callOnAndOn()
  process.once('message', () => process.send?.(statuses))
  process.send?.('flooding')
}

if (process.send) process.once('message', (given) => flood(given as Flood))
