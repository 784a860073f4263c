import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { LOSS_CAUSES, type PdpStatistics, type PdpSummary } from '@endcap/api'
import { ADVICE, CERTIFIED, oneDecimal } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'
import { v7 as uuidV7 } from 'uuid'
import { compactTrend } from '../../../src/domains/pdps/history/compact-trend.ts'
import { fillTrend } from '../../../src/domains/pdps/history/fill-trend.ts'
import { createGetTrend, readTrend } from '../../../src/domains/pdps/history/pdp-trend.ts'
import { listPdps } from '../../../src/domains/pdps/reading/list-pdps.ts'
import { readStatistics } from '../../../src/domains/pdps/reading/pdp-statistics.ts'
import { presentPdpSummary } from '../../../src/domains/pdps/reading/present-pdp-summary.ts'
import { leaveOutTriggers } from '../../../src/domains/pdps/record/earlier-release.ts'
import { WRITTEN, writeSummaries } from '../../../src/domains/pdps/record/write-pdp.ts'
import { fillCauses } from '../../../src/domains/pdps/scoring/fill-causes.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, describeOnPostgres, newOrganization, open } from '../../support/stores.ts'
import { insertPdp, insertPortfolio, randomFrom, randomResult } from '../../support/synthetic-pdps.ts'

const PDPS = 300
const NEVER = new AbortController().signal
const withoutFacts = async () => null
const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
const NOW = new Date('2026-11-25T10:00:00Z')
const LAST_END = Date.parse('2026-11-30T00:00:00Z')

describeOnBothStores('figures of all PDPs', ({ place }) => {
  let database: Database
  let organizationId: string
  let portfolioId: string
  before(async () => {
    database = await open(await place())
    organizationId = await newOrganization(database)
    portfolioId = await insertPortfolio(database, organizationId)
    const random = randomFrom(7)
    for (let n = 0; n < PDPS; n++) {
      const result = random() < 0.1 ? null : withGains(randomResult(random), random)
      await insertPdp(database, { organizationId, portfolioId, result, ageDays: 30 * random() })
    }
    await database.db.transaction().execute(async (trx) => {
      await leaveOutTriggers(trx)
      await writeSummaries(trx, await trx.selectFrom('pdp').select(WRITTEN).execute())
    })
    const other = await newOrganization(database)
    const portfolio = await insertPortfolio(database, other)
    await insertPdp(database, {
      organizationId: other,
      portfolioId: portfolio,
      result: randomResult(random),
    })
  })
  after(() => database.close())

  const rowsOf = async (filters: object): Promise<PdpSummary[]> => {
    const listing = {
      ...filters,
      organizationId,
      limit: 2 * PDPS,
      sort: '-updated_at',
      cursor: null,
    } as const
    return (await listPdps(database.db, listing)).rows.map((row) => presentPdpSummary(row))
  }

  const filters = [
    {},
    { score_min: 40, score_max: 80 },
    { loses_most_by: 'carousel_image' },
    { missing: 'Lifestyle' },
    { advice: 'crop' },
    { status: 'PROCESSING' },
    { q: 'nothing of the kind' },
  ] as const
  for (const filter of filters)
    it(`figures of all PDPs are those of the listed rows with the filter ${JSON.stringify(filter)}`, async () => {
      const rows = await rowsOf(filter)
      assert.deepEqual(
        await readStatistics(database.db, { ...filter, organizationId }, FACTS_VERSION),
        countedIn(rows),
      )
    })

  it('figures of all PDPs are filtered by the cause of the most lost points', async () => {
    const all = await rowsOf({})
    for (const cause of LOSS_CAUSES) {
      const rows = await rowsOf({ loses_most_by: cause })
      assert.deepEqual(
        rows.map(({ pdp_id: id }) => id).toSorted(),
        all.flatMap((row) => (mostOf(row) === cause ? [row.pdp_id] : [])).toSorted(),
      )
      for (const { loses_most_by: most } of rows) assert.equal(most, cause)
    }
  })

  it('figures of all PDPs include PDPs of earlier releases once their causes are filled', async () => {
    const own = await newOrganization(database)
    const portfolio = await insertPortfolio(database, own)
    const image = (service_score: number, image_id: string) => ({ service_score, image_id })
    const result = {
      pdp_score: 70.2,
      carousel_score: 60,
      hero: image(80, 'a'),
      carousel_images: [image(70, 'b'), image(50, 'c')],
      asset_mix: { missing: {}, recommended_carousel_images: 6, near_duplicates: [['a', 'c']] },
      summary: { can_win: 12.5, first_action: null },
    }
    const id = await insertPdp(database, { organizationId: own, portfolioId: portfolio, result })
    const read = () => readStatistics(database.db, { organizationId: own }, FACTS_VERSION)
    assert.equal((await read()).lost[0]?.points, 0)
    await fillCauses({ db: database.db, summarizeStored: withoutFacts }, NEVER)
    const { lost, mean_can_win: canWin } = await read()
    assert.equal(canWin, 12.5)
    const sum = lost.reduce((all, { points }) => all + points, 0)
    assert.ok(lost.length === LOSS_CAUSES.length && sum > 20, JSON.stringify(lost))
    assert.ok(lost.find(({ cause }) => cause === 'image_mix_penalty')?.points)
    const stored = await database.db
      .selectFrom('pdp')
      .select('result')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.deepEqual({ ...stored.result, summary: undefined }, { ...result, summary: undefined })
  })

  describe('over time', () => {
    it('over time are the states at the end of each week', async () => {
      const own = await newOrganization(database)
      const portfolio = await insertPortfolio(database, own)
      const random = randomFrom(11)
      const histories: { at: number; score: number }[][] = []
      for (let n = 0; n < 40; n++) {
        const result = randomResult(random)
        const pdpId = await insertPdp(database, { organizationId: own, portfolioId: portfolio, result })
        const times = Array.from({ length: 1 + Math.floor(4 * random()) }, () =>
          Math.floor(NOW.getTime() - 15 * WEEK_MS * random()),
        ).toSorted((a, b) => a - b)
        histories.push(times.map((at) => ({ at, score: Math.round(1_000 * random()) / 10 })))
        for (const state of histories.at(-1) ?? []) await insertState(database, pdpId, state)
      }
      const read = () => readTrend(database.db, own, NOW)
      const { weeks, rubric_changes: changes } = await read()
      const expected = Array.from({ length: 12 }, (_, index) => {
        const end = LAST_END - (11 - index) * WEEK_MS
        const scores = histories
          .flatMap((states) => states.findLast(({ at }) => at < end)?.score ?? [])
          .toSorted((a, b) => a - b)
        return { at: new Date(end).toISOString(), median_score: median(scores), listings: scores.length }
      })
      assert.deepEqual(weeks, expected)
      assert.deepEqual(changes, [])
      // From then on, the weekly roll-up is read.
      await fillTrend(database.db, NEVER)
      await fillTrend(database.db, NEVER)
      assert.deepEqual((await read()).weeks, expected)
      await compactTrend(database.db, NEVER, 0)
      assert.deepEqual((await read()).weeks, expected)
    })

    it('over time follow the first score, another score and the deletion of a PDP', async () => {
      const own = await newOrganization(database)
      const portfolioOfOwn = await insertPortfolio(database, own)
      const last = async () => {
        const { weeks } = await readTrend(database.db, own, new Date())
        return [weeks.at(-1)?.listings, weeks.at(-1)?.median_score]
      }
      const scored = (score: number) => ({ ...randomResult(randomFrom(3)), pdp_score: score })
      const id = await insertPdp(database, {
        organizationId: own,
        portfolioId: portfolioOfOwn,
        result: null,
        ageDays: 0,
      })
      assert.deepEqual(await last(), [0, null])
      for (const score of [55.5, 61.2]) {
        const result = JSON.stringify(scored(score))
        await database.pool.query('UPDATE pdp SET result = $2, scored_at = now() WHERE id = $1', [id, result])
        assert.deepEqual(await last(), [1, score])
      }
      await database.pool.query('UPDATE pdp SET tags = $2 WHERE id = $1', [id, ['other']])
      assert.deepEqual(await last(), [1, 61.2])
      await database.pool.query('DELETE FROM pdp WHERE id = $1', [id])
      assert.deepEqual(await last(), [0, null])
    })

    it('over time count a PDP without a history from its last score on', async () => {
      const own = await newOrganization(database)
      const portfolioOfOwn = await insertPortfolio(database, own)
      const result = { ...randomResult(randomFrom(3)), pdp_score: 55.5 }
      await insertPdp(database, { organizationId: own, portfolioId: portfolioOfOwn, result, ageDays: 21 })
      const { weeks } = await readTrend(database.db, own, new Date())
      assert.deepEqual(
        weeks.map(({ listings }) => listings),
        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
      )
      assert.equal(weeks.at(-1)?.median_score, 55.5)
    })

    it('over time mark a change of the rules once for all families of categories', async () => {
      const own = await newOrganization(database)
      const portfolio = await insertPortfolio(database, own)
      const result = randomResult(randomFrom(5))
      const changeAt = NOW.getTime() - 3 * WEEK_MS
      for (const family of ['food', 'home']) {
        const pdpId = await insertPdp(database, { organizationId: own, portfolioId: portfolio, result })
        const offset = family === 'food' ? 0 : 3_600_000
        await insertState(database, pdpId, { at: changeAt - WEEK_MS, score: 50 }, `${family}-1`)
        await insertState(database, pdpId, { at: changeAt + offset, score: 60 }, `${family}-2`)
      }
      const { rubric_changes: changes } = await readTrend(database.db, own, NOW)
      assert.deepEqual(changes, [new Date(changeAt).toISOString()])
    })

    it('over time are empty for an organization without PDPs', async () => {
      const { weeks } = await createGetTrend(database.db)(await newOrganization(database))
      assert.deepEqual(
        weeks.map(({ listings, median_score: score }) => [listings, score]),
        Array.from({ length: 12 }, () => [0, null]),
      )
    })
  })
})

describeOnPostgres('causes of lost points', ({ place }) => {
  it('causes of lost points are filled in all PDPs but those that another process has locked', async () => {
    const database = await open(await place())
    await using stack = new AsyncDisposableStack()
    stack.defer(() => database.close())
    const { db } = database
    const organizationId = await newOrganization(database)
    const portfolioId = await insertPortfolio(database, organizationId)
    const result = { ...randomResult(randomFrom(13)), summary: { can_win: 1, first_action: null } }
    const ids = []
    for (let n = 0; n < 103; n++)
      ids.push(await insertPdp(database, { organizationId, portfolioId, result, ageDays: 1 - n / 1_000 }))
    const locked = ids.slice(0, 1)
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('pdp').select('id').where('id', 'in', locked).forUpdate().execute()
      await fillCauses({ db, summarizeStored: withoutFacts }, NEVER)
    })
    const left = await db
      .selectFrom('pdp_summary')
      .select('pdp_id')
      .where('organization_id', '=', organizationId)
      .where('lost', 'is', null)
      .execute()
    assert.deepEqual(
      left.map(({ pdp_id: id }) => id),
      locked,
    )
  })
})

async function insertState(
  { db }: Database,
  pdpId: string,
  { at, score }: { at: number; score: number },
  modelVersion = 'facts+rubric',
): Promise<void> {
  await db
    .insertInto('pdp_history')
    .values({
      id: uuidV7({ msecs: at }),
      pdp_id: pdpId,
      scored_at: new Date(at),
      pdp_score: score,
      cause: 'images',
      category_id: '019a9d2e-69f2-7d61-8b0a-51c3f2a97d10',
      model_version: modelVersion,
      images: '[]',
    })
    .execute()
}

function median(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null
  const at = (place: number) => sorted[place] ?? 0
  return oneDecimal((at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2)
}

/** Returns the cause by which a row loses the most points. Of equal ones, the database takes the first in the result. */
const mostOf = ({ lost, loses_most_by: most }: PdpSummary): string | null => {
  const highest = Math.max(0, ...Object.values(lost ?? {}))
  return highest > 0 && most !== null && lost?.[most] === highest ? most : null
}

/** Adds what the triggers of the previous release do not write. */
function withGains(result: object, random: () => number): object {
  const tenths = (most: number) => Math.round(10 * most * random()) / 10
  const split = { today: tenths(12), with_spark: tenths(8), with_shoot: tenths(8) }
  const summary = {
    ...('summary' in result && typeof result.summary === 'object' ? result.summary : {}),
    can_win: oneDecimal(split.today + split.with_spark + split.with_shoot),
    can_win_split: split,
    advice: split.today === 0 ? null : ADVICE[Math.floor(ADVICE.length * random())],
  }
  return { ...result, summary }
}

/** Counts a row in the first purse that brings its gain to 5 points, and by its advice. */
function gainsIn(rows: readonly PdpSummary[]): Pick<PdpStatistics, 'can_gain' | 'advice'> {
  const can_gain = { today: 0, with_spark: 0, with_shoot: 0 }
  for (const { can_win_split: split } of rows) {
    if (split === null) continue
    const tenths = [split.today, split.with_spark, split.with_shoot].map((gain) => Math.round(10 * gain))
    const [today = 0, spark = 0, shoot = 0] = tenths
    if (today >= 50) can_gain.today++
    else if (today + spark >= 50) can_gain.with_spark++
    else if (today + spark + shoot >= 50) can_gain.with_shoot++
  }
  const groups = Map.groupBy(
    rows.filter(({ advice }) => advice !== null),
    ({ advice }) => advice,
  )
  const advice = [...groups].flatMap(([name, group]) => {
    const gains = group.flatMap(({ can_win_split: split }) => split?.today ?? []).toSorted((a, b) => a - b)
    return name === null ? [] : [{ advice: name, listings: group.length, median_gain: median(gains) ?? 0 }]
  })
  return {
    can_gain,
    advice: advice.toSorted((a, b) => b.listings - a.listings || (a.advice < b.advice ? -1 : 1)),
  }
}

/** Computes the figures from the rows of a list. */
function countedIn(rows: readonly PdpSummary[]): PdpStatistics {
  const scored = rows.flatMap(({ pdp_score: score }) => score ?? []).toSorted((a, b) => a - b)
  const known = rows.filter(({ lost }) => lost !== null)
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : oneDecimal(values.reduce((sum, value) => sum + value, 0) / values.length)
  const lost = LOSS_CAUSES.map((cause) => {
    const points = known.map((row) => row.lost?.[cause] ?? 0)
    return {
      cause,
      sum: points.reduce((sum, each) => sum + each, 0),
      listings: points.filter((each) => each >= 0.5).length,
      most: rows.filter((row) => row.loses_most_by === cause).length,
    }
  })
  const all = lost.reduce((sum, each) => sum + each.sum, 0)
  const missing = Map.groupBy(
    rows.flatMap((row) => row.missing),
    (type) => type,
  )
  const weekAgo = Date.now() - WEEK_MS
  return {
    count: rows.length,
    scored: scored.length,
    processing: rows.filter(({ status }) => status === 'PROCESSING').length,
    // These have no model version.
    of_earlier_release: scored.length,
    certified: scored.filter((score) => score >= CERTIFIED).length,
    median_score: median(scored),
    mean_can_win: mean(rows.flatMap(({ can_win: points }) => points ?? [])),
    ...gainsIn(rows),
    // The first digits of a UUIDv7 are its time.
    added_last_week: rows.filter(
      ({ pdp_id: id }) => Number.parseInt(id.replace('-', '').slice(0, 12), 16) >= weekAgo,
    ).length,
    histogram: Array.from({ length: 20 }, (_, range) => ({
      from: 5 * range,
      to: 5 * range + 5,
      count: scored.filter((score) => Math.min(19, Math.floor(score / 5)) === range).length,
    })),
    lost: lost
      .toSorted((a, b) => b.sum - a.sum)
      .map(({ cause, sum, listings, most }) => ({
        cause,
        points: oneDecimal(sum / Math.max(1, known.length)),
        share: all === 0 ? 0 : Math.round((1_000 * sum) / all) / 1_000,
        listings,
        most,
      })),
    acceptance: [],
    missing: [...missing]
      .map(([asset_type, each]) => ({ asset_type, listings: each.length }))
      .toSorted((a, b) => b.listings - a.listings || (a.asset_type < b.asset_type ? -1 : 1)),
  }
}
