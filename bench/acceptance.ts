// Measures verdicts of targets: lists, counts and reports of 1,000,000 listings at five targets, over HTTP and
// without caches, and how fast stored listings are judged again by a changed rule, with and without submissions.
// usage: npm run bench -- acceptance [LISTINGS [JUDGED]]
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { RETAILERS } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import { JUDGE_AGAIN } from '../packages/service/src/domains/acceptance/judge-again.ts'
import { stateWord } from '../packages/service/src/domains/acceptance/judgement-store.ts'
import type { Database } from '../packages/service/src/platform/db/database.ts'
import { listJobs, OUTSTANDING } from '../packages/service/test/support/job-table.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { picture } from '../packages/service/test/support/pictures.ts'
import { startPostgres } from '../packages/service/test/support/postgres.ts'
import { requestToken, startService, type TestService } from '../packages/service/test/support/service.ts'
import { open, temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { storeListings } from './stored-listings.ts'
import { median } from './support.ts'

const LISTINGS = Number(process.argv[2] ?? 1_000_000)
const JUDGED = Number(process.argv[3] ?? 2_000)
const TARGETS = ['amazon', 'walmart', 'zalando', 'google-merchant-center', 'meta-catalog']
const ROWS_AT_A_TIME = 20_000
const RUNS = 9
const SUBMISSIONS = 20
const MAX_MS = 300
const MAX_JUDGING_S = 600
const MAX_SLOWDOWN = 1.2
const COPY_TIMEOUT_MS = 3_600_000

const QUERIES = [
  'acceptance=not_accepted',
  'acceptance=not_accepted&target=walmart',
  'acceptance=accepted&target=meta-catalog&sort=can_win',
  'acceptance=not_sure&target=zalando&sort=-pdp_score&score_min=80',
  'target=walmart&acceptance=not_accepted&tag=rare',
]

const REPORTS = [
  'amazon/report',
  'amazon/report?retailer=marketplace_us',
  'google-merchant-center/report',
  'google-merchant-center/report?day=2027-01-31',
]

async function measureLists(databaseUrl: string): Promise<void> {
  const place = { url: databaseUrl, dataDirectory: temporaryDirectory() }
  const origin = await startOrigin()
  origin.serve('/hero.png', await picture(0, 500))
  const first = await startService({ databaseUrl, origin })
  await first.put('model', { hero_image_url: origin.url('/hero.png'), name: 'Sea Salt Potato Chips' })
  await first.settled('model')
  await first[Symbol.asyncDispose]()
  const database = await open(place)
  await copy(database)
  const service = await startService({ databaseUrl })
  const { baseUrl } = service.config.auth
  const token = await requestToken(baseUrl, { ...first.credential, audience: baseUrl })
  const times = new Map<string, number[]>()
  const time = async (name: string, run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    times.set(name, [...(times.get(name) ?? []), performance.now() - start])
  }
  const read = (path: string) => async () => {
    const { status, body } = await service.request('GET', path, { token })
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  }
  for (let run = 0; run < RUNS; run++) {
    for (const query of QUERIES) await time(query, read(`/v1/pdps?${query}`))
    for (const report of REPORTS) await time(report, read(`/v1/acceptance-targets/${report}`))
    await time('statistics, uncached at first', read('/v1/pdps/statistics'))
    await time('counts of all targets, uncached', () => database.pool.query(COUNT))
  }
  for (const [name, all] of times) {
    const p50 = median(all)
    console.log(
      `${LISTINGS} listings: p50 ${p50.toFixed(0)} ms, first ${all[0]?.toFixed(0)} ms  ${name} (wanted ${MAX_MS})`,
    )
    if (p50 > MAX_MS) process.exitCode = 1
  }
  await service[Symbol.asyncDispose]()
  await database.close()
}

const COUNT = `SELECT acceptance, count(*) FROM pdp_summary AS summary
  WHERE organization_id = (SELECT id FROM organization LIMIT 1) GROUP BY acceptance`

/** Copies the model with small results, and verdicts of five targets. */
async function copy({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const connection = await pool.connect()
  await connection.query('SET statement_timeout = 0')
  const query = (text: string, values: unknown[] = []) =>
    connection.query({ text, values, query_timeout: COPY_TIMEOUT_MS } as { text: string; values: unknown[] })
  const tables = `tablename IN ('pdp_summary', 'pdp_acceptance') AND indexname NOT LIKE '%pkey'`
  const { rows: indexes } = await query(`SELECT indexname, indexdef FROM pg_indexes WHERE ${tables}`)
  for (const { indexname } of indexes) await query(`DROP INDEX ${indexname}`)
  const retailers = RETAILERS.map(({ id }) => id)
  const reasons = await Promise.all(TARGETS.map(reasonsOf))
  for (let from = 1; from < LISTINGS; from += ROWS_AT_A_TIME) {
    const to = Math.min(LISTINGS - 1, from + ROWS_AT_A_TIME - 1)
    await query("SELECT set_config('endcap.summary', 'written', false)")
    await query(COPY_PDPS, [from, to, retailers])
    await query(COPY_VERDICTS, [from, to, TARGETS, retailers, JSON.stringify(reasons)])
    await query(COPY_SUMMARIES, [from, to, retailers, TARGETS])
  }
  for (const { indexdef } of indexes) await query(indexdef)
  await query('VACUUM ANALYZE')
  connection.release(true)
}

const ID = `('019a9d31-0001-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
/** One of 20 listings is not accepted by a target, and six are not sure. */
const stateOf = (place: string) =>
  `CASE WHEN (n * 7 + ${place} * 3) % 20 = 0 THEN 'not_accepted' WHEN (n / 3 + ${place}) % 20 < 6 THEN 'not_sure' ELSE 'accepted' END`

const COPY_PDPS = `
  INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, name, category_id,
    category_hints, status, run_id, version, scored_at, updated_at)
  SELECT ${ID}, organization_id, portfolio_id, 'id', 'sku-' || n, ($3::text[])[1 + n % array_length($3::text[], 1)],
    'Chips ' || n, category_id, category_hints, 'COMPLETED', run_id, 1, now(), now() - n * interval '5 seconds'
  FROM (SELECT * FROM pdp WHERE external_id = 'model') AS model, generate_series($1::int, $2::int) AS n`

/** Rules that may refuse. Those that start later refuse then. */
async function reasonsOf(target: string): Promise<object> {
  const rules = (await loadRules(target))?.rules.filter(({ severity }) => severity === 'hard') ?? []
  const idsOf = (isLater: boolean) =>
    rules.flatMap(({ id, from = '' }) => (from > '2026-12' === isLater ? [id] : [])).slice(0, 9)
  return { now: idsOf(false), later: idsOf(true) }
}

const ruleOf = (list: string) =>
  `of_target->'${list}'->>(n % greatest(json_array_length(of_target->'${list}'), 1))`

const findingOf = (rule: string) =>
  `jsonb_build_object('rule', ${rule}, 'severity', 'hard', 'outcome', 'fail', 'image_id', NULL, 'position', 0,
    'measured', 297, 'required', 500)`

/** The next rules refuse each refused listing, and every tenth of the others. */
const COPY_VERDICTS = `
  INSERT INTO pdp_acceptance (organization_id, pdp_id, target, state, main_image, findings, rules, judged_at, retailer,
    is_certified, reason, fix, next_state, next_reason, next_fix, next_finding)
  SELECT organization_id, ${ID}, given.target, state, state,
    CASE WHEN reason IS NULL THEN findings ELSE jsonb_build_array(${findingOf('reason')}) END, rules, now(),
    ($4::text[])[1 + n % array_length($4::text[], 1)], n % 3 = 0, reason, CASE WHEN reason IS NOT NULL THEN fix END,
    CASE WHEN later IS NULL THEN NULL WHEN next_reason IS NULL THEN state ELSE 'not_accepted' END,
    next_reason, CASE WHEN next_reason IS NOT NULL THEN fix END, ${findingOf('next_reason')}
  FROM (SELECT organization_id, findings, rules FROM pdp_acceptance LIMIT 1) AS model,
    generate_series($1::int, $2::int) AS n,
    unnest($3::text[]) WITH ORDINALITY AS given (target, place),
    LATERAL (SELECT ${stateOf('place')} AS state, $5::json->(place::int - 1) AS of_target,
      (ARRAY['swap', 'crop', 'whiten', 'spark', 'shoot'])[1 + n / 7 % 5] AS fix) AS judged,
    LATERAL (SELECT CASE WHEN state = 'not_accepted' THEN ${ruleOf('now')} END AS reason, ${ruleOf('later')} AS later) AS now,
    LATERAL (SELECT CASE WHEN later IS NOT NULL THEN coalesce(reason, CASE WHEN n % 10 = 0 THEN later END) END
      AS next_reason) AS next`

const word = (state: string) =>
  `CASE ${state} ${['accepted', 'not_accepted', 'not_sure']
    .map((each) => `WHEN '${each}' THEN '${stateWord(each as 'accepted')}'`)
    .join(' ')} END`

const COPY_SUMMARIES = `
  INSERT INTO pdp_summary (pdp_id, organization_id, status, retailer, category_id, updated_at, name, search, pdp_score,
    hero_score, can_win, missing, penalties, rules_failed, tags, lost, acceptance)
  SELECT ${ID}, organization_id, status, ($3::text[])[1 + n % array_length($3::text[], 1)], category_id,
    now() - n * interval '5 seconds', 'chips ' || n, 'chips ' || n || ' sku-' || n,
    round((20 + 80 * random())::numeric, 1), round((20 + 80 * random())::numeric, 1),
    round((40 * random())::numeric, 1), missing, penalties, rules_failed,
    CASE WHEN n % 5000 = 0 THEN ARRAY['rare'] ELSE '{}'::text[] END, lost,
    (SELECT ARRAY[CASE WHEN bool_or(state = 'not_accepted') THEN '-' WHEN bool_or(state = 'not_sure') THEN '?' ELSE '+' END]
        || array_agg(target || ' ' || ${word('state')} ORDER BY target)
      FROM (SELECT target, ${stateOf('place')} AS state FROM unnest($4::text[]) WITH ORDINALITY AS given (target, place)) AS judged)
  FROM (SELECT * FROM pdp_summary LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`

/** Judges listings of five images again, alone and beside submissions, which are timed alone before. */
async function measureJudging(databaseUrl: string): Promise<void> {
  const place = { url: databaseUrl, dataDirectory: temporaryDirectory() }
  const { credential } = await storeListings(place, 5 * JUDGED)
  const origin = await startOrigin()
  await using service = await startService({ databaseUrl, origin })
  await using database = await open(place).then((opened) => ({
    ...opened,
    [Symbol.asyncDispose]: () => opened.close(),
  }))
  const { baseUrl } = service.config.auth
  const token = await requestToken(baseUrl, { ...credential, audience: baseUrl })
  await untilJudged(database)
  const before = process.cpuUsage()
  const alone = await judge(service, token, database)
  const { user, system } = process.cpuUsage(before)
  const perListing = alone / JUDGED
  console.log(
    `judging again takes ${(1000 * perListing).toFixed(1)} ms a listing of five images (${((user + system) / 1000 / JUDGED).toFixed(1)} ms ` +
      `of this process), ${(100_000 * perListing).toFixed(0)} s for 100,000 (wanted ${MAX_JUDGING_S})`,
  )
  if (100_000 * perListing > MAX_JUDGING_S) process.exitCode = 1
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const quiet = await submit(service, token, origin, `quiet-${round}`)
    const submitted = new AbortController()
    const judging = judgeUntil(submitted.signal, () => judge(service, token, database))
    const busy = await submit(service, token, origin, `busy-${round}`)
    submitted.abort()
    ratios.push(busy / quiet)
    await judging
  }
  console.log(
    `submissions take ${median(ratios).toFixed(2)} times as long while listings are judged again (wanted ${MAX_SLOWDOWN})`,
  )
  if (median(ratios) > MAX_SLOWDOWN) process.exitCode = 1
}

async function judgeUntil(signal: AbortSignal, judgeAll: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) await judgeAll()
}

let versions = 0
/** Pictures repeat after 200. */
let pictures = 0

/** Publishes a rule and waits. Returns seconds. */
async function judge(service: TestService, token: string, database: Pick<Database, 'pool'>): Promise<number> {
  const value = 400 + versions++
  const rules = [
    {
      id: 'longest-min',
      images: 'all',
      measure: 'longest_side_px',
      operator: '>=',
      value,
      unit: 'px',
      severity: 'hard',
      sources: [],
    },
  ]
  const start = performance.now()
  const { status, body } = await service.request('POST', '/v1/acceptance-targets/amazon/versions', {
    token,
    body: { patch: { rules } },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  await untilJudged(database)
  return (performance.now() - start) / 1000
}

async function untilJudged({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const selection = { queue: JUDGE_AGAIN.name, states: OUTSTANDING }
  while ((await listJobs(pool, selection)).length > 0) await sleep(50)
}

/** Returns seconds for new pictures, one after the other. */
async function submit(
  service: TestService,
  token: string,
  origin: Awaited<ReturnType<typeof startOrigin>>,
  name: string,
): Promise<number> {
  const start = performance.now()
  for (let n = 0; n < SUBMISSIONS; n++) {
    const path = `/${name}-${n}.png`
    origin.serve(path, await picture(pictures++, 300))
    await service.put(`${name}-${n}`, { hero_image_url: origin.url(path), name: 'Potato Chips' }, { token })
    for (;;) {
      const { body } = await service.request('GET', `/v1/pdps/id/${name}-${n}`, { token })
      if (body['status'] !== 'PROCESSING') break
      await sleep(10)
    }
  }
  return (performance.now() - start) / 1000
}

await using postgres = await startPostgres()
await measureLists(await postgres.createDatabase())
await measureJudging(await postgres.createDatabase())
