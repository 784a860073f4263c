import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { lockReferenced } from '../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { OpinionQuestion } from '../../platform/db/schema.ts'

/** Each is asked once. */
export type OpinionKey = {
  organizationId: string
  question: OpinionQuestion
  sha256: string
  /** The second content of a pair, or empty. */
  otherSha256: string
  /** Hash of what the question says besides pictures, or empty. */
  subject: string
  model: string
}

export type DailyQuestions = { organization: number; installation: number }

/** Asks again only for questions without an answer, such as after an outage. */
export const MAX_ATTEMPTS = 3
export const AGAIN_AFTER_MINUTES = 60
/** An attempt takes at most half a minute. Later its process has ended without an answer. */
const ABANDONED_AFTER_MINUTES = 5
const POLL_MS = 200
const LOCK_KEY = 0x6f70696e

const ofKey = ({ organizationId, question, sha256, otherSha256, subject, model }: OpinionKey) => sql`
  organization_id = ${organizationId} AND sha256 = ${sha256} AND question = ${question}
  AND other_sha256 = ${otherSha256} AND subject = ${subject} AND model = ${model}`

const olderThan = (minutes: number): RawBuilder<boolean> =>
  sql`opinion.asked_at < now() - make_interval(mins => ${minutes})`

/** Failed questions may be asked again after a while, a few times. */
export const isDue: RawBuilder<boolean> = sql`opinion.attempts < ${MAX_ATTEMPTS} AND (
  (opinion.status = 'failed' AND ${olderThan(AGAIN_AFTER_MINUTES)})
  OR (opinion.status = 'asking' AND ${olderThan(ABANDONED_AFTER_MINUTES)}))`

type Known = { status: string; label: string | null; isDue: boolean }

/** Returns what is known of a question, or null if it was never asked. */
export async function findOpinion(db: Db, key: OpinionKey): Promise<Known | null> {
  const { rows } = await sql<Known>`
    SELECT status, label, ${isDue} AS "isDue" FROM opinion WHERE ${ofKey(key)}`.execute(db)
  return rows[0] ?? null
}

/**
 * Takes a question and counts it, so that one worker asks. Returns `taken` if another has it, `over_budget`,
 * or `gone` for deleted content.
 */
export async function claimOpinion(
  db: Db,
  key: OpinionKey,
  daily: DailyQuestions,
): Promise<'claimed' | 'taken' | 'over_budget' | 'gone'> {
  const { organizationId, question, sha256, otherSha256, subject, model } = key
  const contents = [sha256, otherSha256].filter((content) => content !== '')
  try {
    return await db.transaction().execute(async (trx) => {
      const referenced = await lockReferenced(trx, organizationId, contents)
      if (contents.some((content) => !referenced.has(content))) return 'gone'
      const { rows } = await sql`
        INSERT INTO opinion (organization_id, sha256, question, other_sha256, subject, model, status, attempts)
        VALUES (${organizationId}, ${sha256}, ${question}, ${otherSha256}, ${subject}, ${model}, 'asking', 1)
        ON CONFLICT (organization_id, sha256, question, other_sha256, subject, model) DO UPDATE
        SET status = 'asking', attempts = opinion.attempts + 1, asked_at = now() WHERE ${isDue}
        RETURNING attempts`.execute(trx)
      if (rows.length === 0) return 'taken'
      if (!(await countQuestion(trx, organizationId, daily))) throw new OverBudget()
      return 'claimed'
    })
  } catch (error) {
    if (error instanceof OverBudget) return 'over_budget'
    throw error
  }
}

/** Rolls the claim back. */
class OverBudget extends Error {}

/** The lock makes the limit of the installation exact. */
async function countQuestion(trx: Db, organizationId: string, daily: DailyQuestions): Promise<boolean> {
  if (daily.organization === 0) return false
  await sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx)
  const today = sql`(now() AT TIME ZONE 'utc')::date`
  const { rows } = await sql`
    INSERT INTO opinion_count (organization_id, day, questions)
    SELECT ${organizationId}::uuid, ${today}, 1
    WHERE (SELECT coalesce(sum(questions), 0) FROM opinion_count WHERE day = ${today}) < ${daily.installation}
    ON CONFLICT (organization_id, day) DO UPDATE SET questions = opinion_count.questions + 1
    WHERE opinion_count.questions < ${daily.organization}
    RETURNING questions`.execute(trx)
  return rows.length > 0
}

/** Stores how a claimed question has ended. */
export async function settleOpinion(
  db: Db,
  key: OpinionKey,
  { status, label = null }: { status: 'valid' | 'invalid' | 'failed'; label?: string | null },
): Promise<void> {
  await sql`
    UPDATE opinion SET status = ${status}, label = ${label}, asked_at = now()
    WHERE ${ofKey(key)} AND status = 'asking'`.execute(db)
}

/** Gives a claim back uncounted, because the process ends. */
export async function releaseOpinion(db: Db, key: OpinionKey): Promise<void> {
  await sql`
    UPDATE opinion SET status = 'failed', attempts = attempts - 1, asked_at = '-infinity'
    WHERE ${ofKey(key)} AND status = 'asking'`.execute(db)
}

/** Returns the answer that another worker gets, or null if it gets none in time. */
export async function awaitOpinion(db: Db, key: OpinionKey, limit: AbortSignal): Promise<string | null> {
  while (!limit.aborted) {
    const known = await findOpinion(db, key)
    if (known?.status !== 'asking') return known?.label ?? null
    await pause(POLL_MS, undefined, { signal: limit }).catch(() => undefined)
  }
  return null
}

/** Returns questions to ask again that need nothing but their contents, oldest first. */
export async function findFailedOpinions(db: Db, model: string, limit: number): Promise<OpinionKey[]> {
  const { rows } = await sql<OpinionKey>`
    SELECT organization_id AS "organizationId", question, sha256, other_sha256 AS "otherSha256", subject, model
    FROM opinion WHERE model = ${model} AND question <> 'category' AND status = 'failed' AND ${isDue}
    ORDER BY asked_at LIMIT ${limit}`.execute(db)
  return rows
}
