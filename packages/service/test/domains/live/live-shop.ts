import type { EndcapEvent, LiveCheck, LiveWatch } from '@endcap/api'
import { sql } from 'kysely'
import sharp from 'sharp'
import { scheduleChecks } from '../../../src/domains/live/schedule-checks.ts'
import { eventually } from '../../support/eventually.ts'
import { listingPage } from '../../support/listing-page.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'
import type { WorkAnswer } from '../work/work-service.ts'

export const ASIN = 'B000000001'
export const NEVER: AbortSignal = new AbortController().signal
export const DAY_MS = 24 * 3_600_000
/** After today, whose checks the service itself may schedule. */
export const NIGHT = new Date((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + 3 * 3_600_000)

/** A service with a listing of four pictures, and the page of its shop. */
export type LiveShop = Awaited<ReturnType<typeof startLiveShop>>

/** Starts a shop that shows the pictures `a` to `d`, and a service that has read them. */
export async function startLiveShop({ place }: StoreUnderTest, robots = '') {
  const origin = await startOrigin()
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries())
    origin.serve(`/${name}.png`, await picture(index))
  origin.serve('/x.png', await cross())
  origin.serve('/robots.txt', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(robots),
  )
  const { url: databaseUrl, dataDirectory } = await place()
  const service = await startService({
    origin,
    storefront: origin.url(''),
    ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
  })
  const { db } = service.app.database
  const url = (name: string) => origin.url(`/${name}.png`)
  const show = (...names: string[]) => origin.serve(`/dp/${ASIN}`, listingPage(ASIN, names.map(url)))
  async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    token = service.token,
  ): Promise<WorkAnswer<Body>> {
    const answer = await service.request(method, path, { body, token })
    return { status: answer.status, code: answer.body['error_code'], body: answer.body as Body }
  }
  const read = async <Body>(path: string, token?: string): Promise<Body> =>
    (await call<Body>('GET', path, undefined, token)).body
  show('a', 'b', 'c', 'd')
  const { body } = await service.request('PUT', `/v1/pdps/asin/${ASIN}`)
  const pdpId = String(body['pdp_id'])
  await service.poll(`/v1/pdps/asin/${ASIN}`)
  const check = () => read<LiveCheck>(`/v1/pdps/${pdpId}/live-check`)
  let night = NIGHT

  return {
    service,
    origin,
    db,
    pdpId,
    url,
    show,
    call,
    read,
    check,
    schedule: async (now: Date) =>
      scheduleChecks({ db, jobs: (await service.app.jobWork()).jobs }, NEVER, now),
    /** Refuses to show the page. */
    fail: () => origin.serve(`/dp/${ASIN}`, (_request, response) => response.writeHead(503).end()),
    events: async (type: string) =>
      (await read<{ data: EndcapEvent[] }>(`/v1/events?types=${type}`)).data.map(({ data }) => data),
    watch: async (token?: string) => (await call<LiveWatch>('POST', '/v1/live-watches', {}, token)).body,
    /** Runs the checks of the next night. */
    async nextNight(): Promise<LiveCheck> {
      night = new Date(night.getTime() + DAY_MS)
      const day = night.toISOString().slice(0, 10)
      // Days of a test pass without pauses between pages.
      await sql`UPDATE live_host SET next_at = now() - interval '1 hour'`.execute(db)
      await this.schedule(night)
      await eventually(async () => (await check()).night === day, { attempts: 1_000 })
      return check()
    },
    /** Asks for a check now, and waits for its end. */
    async checkNow(): Promise<LiveCheck> {
      await sql`UPDATE live_host SET next_at = now() - interval '1 hour'`.execute(db)
      await call('POST', `/v1/pdps/${pdpId}/live-check`)
      await eventually(async () => !(await check()).is_reading, { attempts: 1_000 })
      return check()
    },
    tonight: () => night,
  }
}

/** A picture whose edges are those of no other. */
function cross(): Promise<Buffer> {
  const bar = (width: number, height: number) => ({
    input: { create: { width, height, channels: 3 as const, background: '#a03020' } },
    left: (160 - width) >> 1,
    top: (160 - height) >> 1,
  })
  return sharp({ create: { width: 160, height: 160, channels: 3, background: '#ffffff' } })
    .composite([bar(150, 12), bar(12, 150), bar(100, 60)])
    .png()
    .toBuffer()
}
