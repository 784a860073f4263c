// Measures the report of stored tests over HTTP: stores tests of two arms and four weeks, gives their arms scores,
// reads the list, the comparison with scores and the plan, and refreshes the effect of a point. Prints seconds on
// PostgreSQL.
// usage: npm run bench -- outcome-report [TESTS]
import { performance } from 'node:perf_hooks'
import { createDraws } from '../packages/outcomes/test/support.ts'
import { refreshScoreEffect } from '../packages/service/src/domains/outcomes/refresh-score-effect.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { picture } from '../packages/service/test/support/pictures.ts'
import { startPostgres } from '../packages/service/test/support/postgres.ts'
import { startService } from '../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'

const TESTS = Number(process.argv[2] ?? 10_000)
const TESTS_AT_A_TIME = 125
const WEEKS = [1, 8, 15, 22].map((day) =>
  [day, day + 6].map((each) => `2026-10-${String(each).padStart(2, '0')}`),
)
const draws = createDraws(11)

await using server = await startPostgres()
const origin = await startOrigin()
await using service = await startService({
  origin,
  databaseUrl: await server.createDatabase(),
  dataDirectory: temporaryDirectory(),
})
for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n))
await service.put('milk', {
  hero_image_url: origin.url('/0.png'),
  carousel_image_urls: [origin.url('/1.png')],
  name: 'Oat Milk',
})
await service.settled('milk')

async function timed(what: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await run()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(2)} s`)
}

async function read(path: string) {
  const { status, body } = await service.request('GET', `/v1/${path}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

function rowsOf(test: number): object[] {
  const effect = 0.08 * draws.normal()
  return WEEKS.flatMap(([from, to]) =>
    ['old', 'new'].map((arm, at) => {
      const { trials, successes } = draws.arm(20_000, 0.03 * Math.exp(at * effect))
      const figures = { from, to, impressions: trials, orders: successes }
      return {
        source: 'Bench',
        test: `Test ${test}`,
        arm,
        listing: 'milk',
        pictures: [`${at}.png`],
        is_control: at === 0,
        ...figures,
      }
    }),
  )
}

await timed(`${8 * TESTS} rows of ${TESTS} tests stored`, async () => {
  for (let from = 0; from < TESTS; from += TESTS_AT_A_TIME) {
    const count = Math.min(TESTS_AT_A_TIME, TESTS - from)
    const outcomes = Array.from({ length: count }, (_, at) => rowsOf(from + at)).flat()
    const { status, body } = await service.request('POST', '/v1/outcomes', { body: { outcomes } })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
})
// Gives each arm a score, as with a picture of its own.
await service.app.database.pool.query(`
  UPDATE outcome_arm SET scored_with = scored_with, scored = jsonb_build_object('score', 60 + 40 * random(), 'factors', (
    SELECT jsonb_object_agg(factor, 100 * random()) FROM unnest(ARRAY['background', 'fill', 'sharpness', 'light',
      'resolution', 'text', 'center', 'contrast', 'color', 'noise']) AS factor
    WHERE outcome_arm.id IS NOT NULL))`)
for (let run = 0; run < 3; run++) {
  await timed('list', () => read('outcome-tests?limit=50'))
  await timed('comparison with scores', () => read('outcome-calibration'))
  await timed('plan', () => read('outcome-plan'))
  await timed('effect of a point', () =>
    refreshScoreEffect(service.app.database.db, service.credential.organization_id),
  )
}
