import { type AcceptanceState, CERTIFIED, worstState } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Judgement, ReportedJudgement } from './judge-listing.ts'

/** The verdict of a target, in short. */
export type StoredState = Pick<Judgement, 'target' | 'state' | 'main_image'>

/** Leaves out the findings. */
export const shortOf = ({ target, state, main_image }: StoredState): StoredState => ({
  target,
  state,
  main_image,
})

export type StoredJudgement = Judgement & { judged_at: Date }

export type JudgedPdp = { pdpId: string; judgements: readonly ReportedJudgement[] }

/** A target that had judged a listing judges it in another way. */
export type StateChange = { pdpId: string; judgement: Judgement; previous: AcceptanceState }

type Before = { pdp_id: string; target: string; state: AcceptanceState }

/** Replaces the verdicts on locked listings of an organization. Returns the changes of verdicts that they had. */
export async function saveJudgements(
  trx: Db,
  organizationId: string,
  pdps: readonly JudgedPdp[],
): Promise<StateChange[]> {
  const rows = pdps.flatMap(({ pdpId, judgements }) => judgements.map((each) => rowOf(pdpId, each)))
  const ids = pdps.map(({ pdpId }) => pdpId)
  const { rows: before } = await sql<Before>`
    WITH given AS (
      SELECT given.*, summary.retailer, summary.pdp_score >= ${CERTIFIED} AS is_certified
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (
        pdp_id uuid, target text, state text, main_image text, findings jsonb, rules text, reason text, fix text,
        next_state text, next_reason text, next_fix text, next_finding jsonb)
      LEFT JOIN pdp_summary AS summary ON summary.pdp_id = given.pdp_id),
    gone AS (
      DELETE FROM pdp_acceptance AS old
      WHERE organization_id = ${organizationId} AND pdp_id = ANY(${ids}::uuid[])
        AND NOT EXISTS (SELECT FROM given WHERE given.pdp_id = old.pdp_id AND given.target = old.target)),
    saved AS (
      INSERT INTO pdp_acceptance (organization_id, pdp_id, target, judged_at, ${STORED})
      SELECT ${organizationId}, pdp_id, target, now(), ${STORED} FROM given
      ON CONFLICT (organization_id, pdp_id, target) DO UPDATE
        SET (judged_at, ${STORED}) = ROW(excluded.judged_at, ${EXCLUDED}))
    SELECT pdp_id, target, state FROM pdp_acceptance
    WHERE organization_id = ${organizationId} AND pdp_id = ANY(${ids}::uuid[])`.execute(trx)
  await saveStates(trx, pdps)
  const previous = new Map(before.map(({ pdp_id: id, target, state }) => [`${id} ${target}`, state]))
  return pdps.flatMap(({ pdpId, judgements }) =>
    judgements.flatMap((judgement) => {
      const state = previous.get(`${pdpId} ${judgement.target}`)
      return state === undefined || state === judgement.state ? [] : [{ pdpId, judgement, previous: state }]
    }),
  )
}

const COLUMNS = [
  'state',
  'main_image',
  'findings',
  'rules',
  'retailer',
  'is_certified',
  'reason',
  'fix',
  'next_state',
  'next_reason',
  'next_fix',
  'next_finding',
]
const STORED = sql.join(COLUMNS.map((name) => sql.ref(name)))
const EXCLUDED = sql.join(COLUMNS.map((name) => sql.ref(`excluded.${name}`)))

function rowOf(pdpId: string, { refusal, next, ...judgement }: ReportedJudgement) {
  return {
    pdp_id: pdpId,
    ...judgement,
    reason: refusal?.finding.rule ?? null,
    fix: refusal?.fix ?? null,
    next_state: next?.state ?? null,
    next_reason: next?.refusal?.finding.rule ?? null,
    next_fix: next?.refusal?.fix ?? null,
    next_finding: next?.refusal?.finding ?? null,
  }
}

/** Writes what lists filter by. */
async function saveStates(trx: Db, pdps: readonly JudgedPdp[]): Promise<void> {
  const states = pdps.map(({ pdpId, judgements }) => ({ pdp_id: pdpId, acceptance: wordsOf(judgements) }))
  await sql`
    UPDATE pdp_summary AS summary SET acceptance = given.acceptance
    FROM json_to_recordset(${JSON.stringify(states)}::json) AS given (pdp_id uuid, acceptance text[])
    WHERE summary.pdp_id = given.pdp_id AND summary.acceptance <> given.acceptance`.execute(trx)
}

/** Short, because an index entry of all targets holds at most 2.7 KB. */
const SIGNS = { accepted: '+', not_accepted: '-', not_sure: '?' } as const
const STATES = new Map(Object.entries(SIGNS).map(([state, sign]) => [sign, state as AcceptanceState]))

/** Finds listings by state at a target, or by their worst state. */
export const stateWord = (state: AcceptanceState, target?: string): string =>
  target === undefined ? SIGNS[state] : `${target} ${SIGNS[state]}`

/** Returns the states at targets. Leaves out the worst state. */
export function statesIn(words: readonly string[]): { target: string; state: AcceptanceState }[] {
  return words.flatMap((word) => {
    const [target = '', sign] = word.split(' ')
    const state = STATES.get(sign as '+')
    return state === undefined ? [] : [{ target, state }]
  })
}

function wordsOf(judgements: readonly Judgement[]): string[] {
  const worst = worstState(judgements.map(({ state }) => state))
  return [
    ...(worst ? [stateWord(worst)] : []),
    ...judgements.map(({ target, state }) => stateWord(state, target)).toSorted(),
  ]
}

/** Returns the verdicts on a listing. */
export async function findJudgements(
  db: Db,
  organizationId: string,
  pdpId: string,
): Promise<StoredJudgement[]> {
  const { rows } = await sql<StoredJudgement>`
    SELECT target, state, main_image, findings, rules, judged_at FROM pdp_acceptance
    WHERE organization_id = ${organizationId} AND pdp_id = ${pdpId}::uuid ORDER BY target`.execute(db)
  return rows
}
