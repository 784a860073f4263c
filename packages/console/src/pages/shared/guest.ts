import type { MessageId } from '@endcap/words/message'
import { SERVICE_URL } from '../../base.ts'
import type { SharedContent, SharePass } from '../../session/contract.ts'
import { SessionError } from '../../session/session-api.ts'
import { say, writer } from '../../words/say.ts'

const TIMEOUT_MS = 60_000
const UPLOAD_TIMEOUT_MS = 600_000
const NAME_KEY = 'endcap-guest-name'
const PASS_KEY = 'endcap-share-pass'

/** Reads what one link shows. Its secret is in headers, which no log has. */
export type Guest = {
  /** @throws SessionError */
  content: () => Promise<SharedContent>
  /** @throws SessionError */
  unlock: (password: string) => Promise<void>
  picture: (imageId: string, side: 160 | 480) => Promise<Blob>
  /** Returns the name that the guest gave, or null. */
  name: () => string | null
  call: (name: string) => void
  /** Comments on a shot, under the guest's name. @throws SessionError */
  comment: (shotId: string, text: string) => Promise<SharedContent['briefs'][number]>
  /** Sends a picture for a shot, under the guest's name. @throws SessionError */
  send: (shotId: string, file: File) => Promise<SharedContent['briefs'][number]>
}

/** Creates the client of a link. The tab keeps its pass. `onRefused` learns that the link opens no more. */
export function createGuest(secret: string, onRefused: (error: SessionError) => void): Guest {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('endcap-console', '1')
    headers.set('endcap-share', secret)
    headers.set('accept-language', writer().language)
    const pass = sessionStorage.getItem(`${PASS_KEY} ${secret}`)
    if (pass !== null) headers.set('endcap-share-pass', pass)
    const response = await fetch(`${SERVICE_URL}/console/api/shared${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers,
      credentials: 'omit',
    })
    if (response.ok) return response
    const refusal = await refusalOf(response)
    if (refusal.code === 'SHARE_NOT_FOUND') onRefused(refusal)
    throw refusal
  }

  return {
    content: async () => (await send('')).json(),
    async unlock(password) {
      const answer = await send('/password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      })
      const { pass } = (await answer.json()) as SharePass
      sessionStorage.setItem(`${PASS_KEY} ${secret}`, pass)
    },
    name: () => localStorage.getItem(NAME_KEY),
    call: (name) => localStorage.setItem(NAME_KEY, name),
    async comment(shotId, text) {
      const answer = await send(`/shots/${shotId}/comments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: localStorage.getItem(NAME_KEY) ?? '', text }),
      })
      return answer.json()
    },
    async send(shotId, file) {
      const name = encodeURIComponent(localStorage.getItem(NAME_KEY) ?? '')
      const answer = await send(`/shots/${shotId}/picture?name=${name}`, {
        method: 'POST',
        headers: { 'content-type': file.type },
        body: file,
        signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
      })
      return answer.json()
    },
    picture: async (imageId, side) => (await send(`/pictures/${imageId}/${side}`)).blob(),
  }
}

const REFUSALS: Record<string, MessageId> = {
  INVALID_IMAGE: 'console.shared.not_an_image',
  EMPTY_IMAGE: 'console.shared.not_an_image',
  UNSUPPORTED_MEDIA_TYPE: 'console.shared.not_an_image',
  PAYLOAD_TOO_LARGE: 'console.shared.too_large',
  SHOT_DONE: 'console.shared.is_taken',
}

async function refusalOf(response: Response): Promise<SessionError> {
  const { status, headers } = response
  const answer = await response.json().catch(() => ({}))
  const { error_code: code = 'UNEXPECTED', extra = {} } = answer as { error_code?: string; extra?: object }
  const known = REFUSALS[code]
  const text = known
    ? say(known)
    : code === 'RATE_LIMITED'
      ? pauseText(headers)
      : say('console.session.refused', { status })
  return new SessionError(status, code, text, extra)
}

const pauseText = (headers: Headers): string =>
  say('console.shared.paused', { minutes: Math.ceil(Number(headers.get('retry-after') ?? 60) / 60) })
