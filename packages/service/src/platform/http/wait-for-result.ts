import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_WAIT_S } from '@endcap/api/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAbortSignal } from './client-abort-signal.ts'
import type { Representation } from './conditional.ts'
import { createPlaces } from './places.ts'
import { preferencesOf } from './preferences.ts'
import { applyPreference } from './report-unknown-fields.ts'

/** Waiting requests per organization and process. Further ones get the state at once. */
const PLACES = 50
/** No database connection is held between reads. */
const INTERVAL_MS = 500

/** Texts escape quotes, so no name can match. */
const IS_PENDING = /"status":"(?:processing|PROCESSING|checking|running|planning|undoing|rolling_back)"/

/** Reads `Prefer: wait` in seconds (RFC 7240, section 4.3). */
export function waitOf(request: FastifyRequest): number {
  const wait = preferencesOf(request).get('wait') ?? ''
  return /^\d+$/.test(wait) ? Math.min(MAX_WAIT_S, Number(wait)) : 0
}

const takePlace = createPlaces(PLACES)

/** Polls a pending state as long as the request waits. */
export async function readOrWait(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<Representation>,
): Promise<Representation> {
  let state = await read()
  const waitS = waitOf(request)
  const owner = request.caller?.organizationId
  if (waitS === 0 || owner === undefined || !isPending(state) || !takePlace(owner, reply)) return state
  applyPreference(reply, `wait=${waitS}`)
  const signal = clientAbortSignal(reply)
  for (const end = performance.now() + 1_000 * waitS; isPending(state) && performance.now() < end; ) {
    await sleep(Math.min(INTERVAL_MS, Math.max(1, end - performance.now())), undefined, { signal })
    if (isClosing(request)) break
    state = await read()
  }
  return state
}

const isPending = ({ body }: Representation): boolean => IS_PENDING.test(body.toString('latin1'))

/** Waiting requests would delay the shutdown. */
const isClosing = ({ server }: FastifyRequest): boolean => !server.server.listening
