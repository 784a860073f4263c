import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { DomainError, validationError } from '../errors/domain-error.ts'
import { inPreferredLanguage } from './conditional.ts'
import { encodedPathOf } from './request-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Key under which the response is kept. */
    idempotencyKey: Claim | null
  }
}

type StoredKey = { organization_id: string; path: string; key: string }
/** The time distinguishes claims of the same key. */
type Claim = StoredKey & { claimedAt: Date }

/** One day. */
const KEPT_MS = 24 * 3_600_000
/** After this, a request without a response counts as interrupted. */
const ABANDONED_MS = 2 * 60_000
/** 1 to 255 printable ASCII characters. */
const KEY = /^[\x20-\x7e]{1,255}$/
const KEPT_HEADERS = ['location', 'retry-after', 'content-language', 'vary']

/**
 * Repeats the first response for the same `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header).
 * Failures are not kept and can be retried.
 */
export function keepAnswers(server: FastifyInstance, db: Db): void {
  server.decorateRequest('idempotencyKey', null)
  server.addHook('preHandler', async (request, reply) => {
    const given = request.headers['idempotency-key']
    if (given === undefined || request.routeOptions.config.isIdempotent !== true || !request.caller) return
    if (typeof given !== 'string' || !KEY.test(given))
      throw validationError([
        { field: 'Idempotency-Key', issue: 'must have 1 to 255 printable characters of ASCII' },
      ])
    const stored = {
      organization_id: request.caller.organizationId,
      path: encodedPathOf(request),
      key: given,
    }
    const fingerprint = fingerprintOf(request)
    const claimedAt = await claim(db, stored, fingerprint)
    if (claimedAt) request.idempotencyKey = { ...stored, claimedAt }
    else await sendKept(db, reply, { ...stored, fingerprint })
  })
  server.addHook('preSerialization', async (request, reply, payload) => {
    const stored = request.idempotencyKey
    if (!stored || reply.statusCode >= 300) return payload
    // Runs before the hook of the route that translates.
    const answer = inPreferredLanguage(request, reply, payload)
    await keep(db, stored, reply, JSON.stringify(answer))
    request.idempotencyKey = null
    return answer
  })
  server.addHook('onSend', async (request, _reply, payload) => {
    if (request.idempotencyKey) await forget(db, request.idempotencyKey)
    return payload
  })
}

/** Removes responses after a day. */
export async function removeKeptAnswers(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS))
    .execute()
}

const fingerprintOf = ({ body, query }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([query, body ?? null]))
    .digest('base64url')

/** Returns the time of the claim, or null if the key is in use or has a response. */
async function claim(db: Db, stored: StoredKey, fingerprint: string): Promise<Date | null> {
  const [expired, abandoned] = [KEPT_MS, ABANDONED_MS].map((ms) => new Date(Date.now() - ms)) as [Date, Date]
  const row = { ...stored, fingerprint, created_at: new Date() }
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ ...row, headers: null })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'path', 'key'])
        .doUpdateSet({ fingerprint, created_at: row.created_at, status: null, headers: null, body: null })
        .where((eb) =>
          eb.or([
            eb('idempotency_key.created_at', '<', expired),
            eb.and([
              eb('idempotency_key.status', 'is', null),
              eb('idempotency_key.created_at', '<', abandoned),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed ? row.created_at : null
}

/** @throws DomainError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE */
async function sendKept(
  db: Db,
  reply: FastifyReply,
  { fingerprint, ...stored }: StoredKey & { fingerprint: string },
): Promise<void> {
  const found = await byKey(db.selectFrom('idempotency_key').selectAll(), stored).executeTakeFirst()
  if (found && found.fingerprint !== fingerprint)
    throw new DomainError(
      'IDEMPOTENCY_KEY_REUSED',
      'the Idempotency-Key was sent with another request before',
    )
  if (!found?.status)
    throw new DomainError('IDEMPOTENCY_KEY_IN_USE', 'a request with this Idempotency-Key is still running', {
      headers: { 'retry-after': '1' },
    })
  await reply
    .code(found.status)
    .headers({
      ...found.headers,
      'content-type': 'application/json; charset=utf-8',
      'idempotency-replayed': 'true',
    })
    .send(found.body)
}

async function keep(
  db: Db,
  { claimedAt, ...stored }: Claim,
  reply: FastifyReply,
  body: string,
): Promise<void> {
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  )
  const answer = { status: reply.statusCode, headers: JSON.stringify(headers), body }
  await byKey(db.updateTable('idempotency_key').set(answer), stored)
    .where('created_at', '=', claimedAt)
    .execute()
}

async function forget(db: Db, { claimedAt, ...stored }: Claim): Promise<void> {
  await byKey(db.deleteFrom('idempotency_key'), stored).where('created_at', '=', claimedAt).execute()
}

type Where<Query> = { where: (column: keyof StoredKey, operator: '=', value: string) => Query }

const byKey = <Query extends Where<Query>>(query: Query, { organization_id, path, key }: StoredKey): Query =>
  query.where('organization_id', '=', organization_id).where('path', '=', path).where('key', '=', key)
