import type { CategorySource, HistoryCause, SetOrigin } from '@endcap/api'
import type { Actor } from '@endcap/foundation/concurrency/work-scope'
import { CUSTOM_MARK, uncorrectedVersion } from '@endcap/scoring'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { isFiniteIn } from '../../../platform/db/finite.ts'
import type { PdpHistoryTable } from '../../../platform/db/schema.ts'
import { type StoredState, shortOf } from '../../acceptance/judgement-store.ts'
import { originOf } from '../../categories/resolve-category.ts'
import type { JudgedResult, ListingResult } from './listing-result.ts'
import { isFromStorefront, type Pdp } from './pdp.ts'

type ScoredImage = { image_id: string; position: number; service_score: number; classification: string }

export type HistoryState = {
  id: string
  scoredAt: Date
  score: number
  cause: HistoryCause
  categoryId: string
  categorySource: CategorySource | null
  modelVersion: string
  /** Null for states of earlier releases. */
  acceptance: readonly StoredState[] | null
  images: readonly ScoredImage[]
  /** Null for states of earlier releases. */
  setFrom: SetOrigin | null
  /** Null if unknown or irrelevant. */
  changedBy: Actor | null
}

/** Records a state unless it equals the last one. Returns the cause of the change. */
export async function recordHistory(
  trx: Db,
  pdp: Pdp,
  { judgements, ...result }: JudgedResult,
  scoredAt: Date,
): Promise<HistoryCause | null> {
  const state = { ...stateOf(pdp, result), acceptance: judgements.map(shortOf) }
  const [recorded] = await readHistory(trx, pdp.id, { limit: 1, before: null })
  // Scored before histories were recorded.
  const unrecorded = recorded ? null : pdp.result && stateOf(pdp, pdp.result)
  const isCorrected = pdp.result?.summary?.corrections !== result.summary?.corrections
  const hasNewFacts = pdp.result?.summary?.custom !== result.summary?.custom
  const changed = causeOf(recorded ?? unrecorded, state, {
    ofStorefront: isFromStorefront(pdp),
    isCorrected,
    hasNewFacts,
  })
  const cause = changed ?? (unrecorded ? 'rubric' : null)
  if (cause === null) return null
  await trx
    .insertInto('pdp_history')
    .values({
      id: uuidV7(),
      pdp_id: pdp.id,
      scored_at: scoredAt,
      pdp_score: state.score,
      cause,
      category_id: state.categoryId,
      category_source: state.categorySource,
      model_version: state.modelVersion,
      acceptance: JSON.stringify(state.acceptance),
      images: JSON.stringify(state.images),
      set_from: state.setFrom,
      changed_by: OF_ACTORS.has(cause) && pdp.changed_by ? JSON.stringify(pdp.changed_by) : null,
    })
    .execute()
  return cause
}

/** Causes that the listing's last change explains. */
const OF_ACTORS: ReadonlySet<HistoryCause> = new Set(['images', 'order', 'storefront', 'category'])

const stateOf = (pdp: Pdp, result: ListingResult): State => ({
  score: result.pdp_score,
  categoryId: pdp.category_id,
  categorySource: originOf(pdp).source,
  modelVersion: withoutFacts(result.hero.score_metadata?.model_version ?? ''),
  acceptance: null,
  setFrom: pdp.set_from as SetOrigin | null,
  images: imagesOf(result),
})

function imagesOf({ hero, carousel_images }: ListingResult): ScoredImage[] {
  return [{ ...hero, position: 0 }, ...carousel_images].map(
    ({ image_id, position, service_score, classification }) => ({
      image_id,
      position,
      service_score: service_score ?? 0,
      classification: classification ?? 'Other',
    }),
  )
}

type State = Omit<HistoryState, 'id' | 'scoredAt' | 'cause' | 'changedBy'>

/** Returns null for equal states. */
function causeOf(
  before: State | null,
  after: State,
  { ofStorefront, isCorrected, hasNewFacts }: Record<'ofStorefront' | 'isCorrected' | 'hasNewFacts', boolean>,
): HistoryCause | null {
  const idsOf = ({ images }: State) => images.map(({ image_id: id }) => id)
  // A page that replaces other images has not changed for that reason.
  const isOfPage = ofStorefront && (!before || before.setFrom === 'storefront')
  const sameImages = before && sameText(idsOf(before).toSorted(), idsOf(after).toSorted())
  if (!sameImages) return isOfPage ? 'storefront' : 'images'
  if (!sameText(idsOf(before), idsOf(after))) return isOfPage ? 'storefront' : 'order'
  if (before.categoryId !== after.categoryId) return 'category'
  if (isCorrected) return 'correction'
  if (releaseOf(before) !== releaseOf(after)) return 'release'
  if (taughtOf(before) !== taughtOf(after)) return 'teaching'
  if (before.modelVersion !== after.modelVersion) return 'rubric'
  if (hasNewFacts) return 'facts'
  if (before.score !== after.score) return 'rubric'
  return isJudgedAlike(before.acceptance, after.acceptance) ? null : 'acceptance'
}

/** States of earlier releases have no verdicts to compare with. */
function isJudgedAlike(before: State['acceptance'], after: State['acceptance']): boolean {
  const textOf = (states: readonly StoredState[]) =>
    states.map(({ target, state }) => `${target} ${state}`).toSorted()
  return !before || !after || sameText(textOf(before), textOf(after))
}

/** Repeats the last states of PDPs with other verdicts. */
export async function recordJudgedAgain(
  trx: Db,
  pdps: readonly { pdpId: string; judgements: readonly StoredState[] }[],
): Promise<void> {
  const given = pdps.map(({ pdpId, judgements }) => ({
    id: uuidV7(),
    pdp_id: pdpId,
    acceptance: judgements.map(shortOf),
  }))
  await sql`
    INSERT INTO pdp_history (id, pdp_id, scored_at, pdp_score, cause, category_id, category_source, model_version,
      images, acceptance, set_from)
    SELECT given.id, given.pdp_id, now(), last.pdp_score, 'acceptance', last.category_id, last.category_source,
      last.model_version, last.images, given.acceptance, last.set_from
    FROM json_to_recordset(${JSON.stringify(given)}::json) AS given (id uuid, pdp_id uuid, acceptance jsonb)
    JOIN LATERAL (SELECT * FROM pdp_history WHERE pdp_history.pdp_id = given.pdp_id
      ORDER BY id DESC LIMIT 1) AS last ON true`.execute(trx)
}

/** New facts are no new rules. */
const withoutFacts = (modelVersion: string): string => modelVersion.split(`+${CUSTOM_MARK}`, 1)[0] ?? ''

/** Excludes an organization's rubric (`.own-` and a number) and teaching (`.taught-` and a number). */
const releaseOf = ({ modelVersion }: State): string =>
  uncorrectedVersion(modelVersion).replace(/(?:\.own-\d+)?(?:\.taught-\d+)?$/, '')

const taughtOf = ({ modelVersion }: State): string => /\.taught-\d+/.exec(modelVersion)?.[0] ?? ''

const sameText = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(' ') === other.join(' ')

/** Returns states before the id `before`, newest first. */
export async function readHistory(
  executor: Db,
  pdpId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<HistoryState[]> {
  const rows = await executor
    .selectFrom('pdp_history')
    .selectAll()
    .where('pdp_id', '=', pdpId)
    .where(isFiniteIn('pdp_score'))
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    scoredAt: row.scored_at,
    score: row.pdp_score,
    cause: row.cause as HistoryCause,
    categoryId: row.category_id,
    categorySource: row.category_source as CategorySource | null,
    modelVersion: row.model_version,
    acceptance: row.acceptance,
    setFrom: row.set_from as SetOrigin | null,
    changedBy: row.changed_by,
    images: row.images satisfies PdpHistoryTable['images'] | readonly ScoredImage[],
  }))
}
