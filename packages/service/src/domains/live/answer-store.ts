import type { LiveAnswer } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Two contents by SHA-256. Empty for a picture that one side does not have. */
export type AnsweredPair = { sent: string; shown: string }

/** Answers of people by pair of contents. */
export type Answers = (pair: AnsweredPair) => LiveAnswer | undefined

/** Returns what people have said about these contents, in any listing of the organization. */
export async function findAnswers(
  db: Db,
  organizationId: string,
  { sent, shown }: { sent: readonly string[]; shown: readonly string[] },
): Promise<Answers> {
  const { rows } = await sql<AnsweredPair & { answer: LiveAnswer }>`
    SELECT sent, shown, answer FROM live_answer
    WHERE organization_id = ${organizationId} AND sent = ANY(${['', ...sent]}::text[])
      AND shown = ANY(${['', ...shown]}::text[])`.execute(db)
  const byPair = new Map(rows.map((row) => [keyOf(row), row.answer]))
  return (pair) => byPair.get(keyOf(pair))
}

/** Replaces the answer about two contents. Null removes it. */
export async function saveAnswer(
  db: Db,
  organizationId: string,
  { sent, shown }: AnsweredPair,
  answer: LiveAnswer | null,
): Promise<void> {
  if (answer === null)
    await sql`DELETE FROM live_answer
      WHERE organization_id = ${organizationId} AND sent = ${sent} AND shown = ${shown}`.execute(db)
  else
    await sql`
      INSERT INTO live_answer (organization_id, sent, shown, answer)
      VALUES (${organizationId}, ${sent}, ${shown}, ${answer})
      ON CONFLICT (organization_id, sent, shown) DO UPDATE SET answer = excluded.answer`.execute(db)
}

const keyOf = ({ sent, shown }: AnsweredPair): string => `${sent} ${shown}`
