import type { Renditions } from '@endcap/client'
import { local } from '../base.ts'
import { say } from '../words/say.ts'

const TIMEOUT_MS = 60_000

/** Downloads a full-size JPEG. `renew` replaces signed URLs, which expire after an hour or two. */
export async function downloadFull(renditions: Renditions, renew: () => Promise<Renditions>): Promise<Blob> {
  const first = await fetchAddress(renditions.full)
  const response = first.ok ? first : await fetchAddress((await renew()).full)
  if (!response.ok) throw new Error(say('console.engine.not_downloaded'))
  return response.blob()
}

const fetchAddress = (address: string): Promise<Response> =>
  fetch(local(address), { signal: AbortSignal.timeout(TIMEOUT_MS) })
