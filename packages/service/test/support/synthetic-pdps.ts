import { CATEGORIES } from '@endcap/catalog'
import { CLASSIFICATIONS } from '@endcap/scoring'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Database } from '../../src/platform/db/database.ts'

const CAUSES = ['main_image', 'carousel_image', 'image_count_penalty', 'image_mix_penalty', 'score_penalty']
const DAY_MS = 24 * 3_600_000

/** Returns a generator of pseudorandom numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Inserts a portfolio for the PDPs of an organization, and returns its id. */
export async function insertPortfolio({ db }: Database, organizationId: string): Promise<string> {
  const id = uuidV7()
  const values = { id, organization_id: organizationId, name: 'Default', is_default: true }
  await db.insertInto('portfolio').values(values).execute()
  return id
}

type NewPdp = { organizationId: string; portfolioId: string; result: object | null; ageDays?: number }

/** Inserts a PDP with a stored result, which is not analyzed, and returns its id. */
export async function insertPdp(
  { db }: Database,
  { organizationId, portfolioId, result, ageDays = 0 }: NewPdp,
): Promise<string> {
  const created = Date.now() - ageDays * DAY_MS
  const id = uuidV7({ msecs: created })
  await db
    .insertInto('pdp')
    .values({
      id,
      organization_id: organizationId,
      portfolio_id: portfolioId,
      id_type: 'id',
      external_id: id,
      retailer: 'marketplace_us',
      name: `PDP ${id}`,
      category_id: CATEGORIES[Math.floor(created / DAY_MS) % CATEGORIES.length]?.id ?? '',
      category_hints: '{}',
      status: result === null ? 'PROCESSING' : 'COMPLETED',
      run_id: uuidV7(),
      version: 1,
      result: result === null ? null : JSON.stringify(result),
      scored_at: result === null ? null : new Date(created),
      updated_at: sql<Date>`now()`,
    })
    .execute()
  return id
}

/** Returns a stored result with random figures. */
export function randomResult(random: () => number): object {
  const tenths = (most: number) => Math.round(10 * most * random()) / 10
  const chosen = CLASSIFICATIONS.filter(() => random() < 0.15)
  const lost = CAUSES.filter(() => random() < 0.6).map((cause) => [cause, tenths(20)])
  return {
    pdp_score: random() < 0.1 ? 100 : tenths(100),
    carousel_score: null,
    score_penalty: random() < 0.5,
    hero: { service_score: tenths(100), score_metadata: { rule_checks: [] } },
    carousel_images: [],
    asset_mix: {
      missing: Object.fromEntries(chosen.map((type) => [type, 1])),
      recommended_carousel_images: 6,
      near_duplicates: [],
    },
    summary: {
      can_win: tenths(40),
      first_action: null,
      lost: Object.fromEntries(lost),
      image_gain: tenths(2),
    },
  }
}
