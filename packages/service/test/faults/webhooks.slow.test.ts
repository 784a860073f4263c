import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Endcap, type EndcapEvent } from '@endcap/client'
import { Events } from '@endcap/client/events'
import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'
import { v7 as uuidV7 } from 'uuid'
import { recordEvent } from '../../src/domains/events/record-event.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { eventually } from '../support/eventually.ts'
import { type Fleet, openFleet } from '../support/fleet.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import { open, temporaryDirectory } from '../support/stores.ts'
import { receiveWebhooks } from '../support/webhook-receiver.ts'

const KILLS = 10
const PDPS = 5
const EVENTS_OF_PDP = 60
/** Leases of killed processes last a minute. */
const PATIENCE = { attempts: 2_400, everyMs: 100 }

/** Records the events of some PDPs at the same time, those of each one after the other. */
async function recordAll({ db }: Database, organizationId: string): Promise<string[][]> {
  const pdps = Array.from({ length: PDPS }, () => uuidV7())
  return Promise.all(
    pdps.map(async (pdp_id) => {
      const ids: string[] = []
      for (let score = 0; score < EVENTS_OF_PDP; score++) {
        const pdp = { pdp_id, id_type: 'id', id: pdp_id, retailer: 'marketplace_us' } as const
        const scores = { pdp_score: score, previous_score: null, hero_score: null, service_certified: false }
        const event = { organizationId, type: 'pdp.scored', data: { ...pdp, ...scores } } as const
        ids.push(await db.transaction().execute((trx) => recordEvent(trx, event)))
      }
      return ids
    }),
  )
}

/** Kills the worker ten times in the middle of deliveries: before the receiver answers, or just after. */
async function killRepeatedly(fleet: Fleet, receiver: ReturnType<typeof receiveWebhooks>): Promise<void> {
  const environment = { ENDCAP_WEBHOOK_ALLOWED_ORIGINS: fleet.origin.host }
  for (let kills = 0; kills < KILLS; kills++) {
    const worker = await fleet.worker(environment)
    const count = receiver.received.length
    const killed = Promise.withResolvers<unknown>()
    let isKilling = false
    receiver.answer((response) => {
      const isMoment = !isKilling && receiver.received.length >= count + 1 + 2 * kills
      const kill = () => void worker.kill('SIGKILL').then(killed.resolve)
      isKilling ||= isMoment
      if (isMoment && kills % 2 === 0) kill()
      else response.writeHead(204).end(isMoment ? kill : undefined)
    })
    await killed.promise
  }
  receiver.answer((response) => void response.writeHead(204).end())
  await fleet.worker(environment)
}

describe('webhooks of workers that are killed', { skip: withoutPostgres }, () => {
  it('[HOOK-11] webhooks of workers that are killed deliver each event at least once with the same id, and the list has each once in order', async () => {
    await using postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    await using fleet = await openFleet({ databaseUrl })
    await fleet.api({ ENDCAP_WEBHOOK_ALLOWED_ORIGINS: fleet.origin.host })
    const {
      client_id: clientId,
      client_secret: clientSecret,
      organization_id: organizationId,
    } = fleet.credential
    const endcap = new Endcap({ baseUrl: fleet.baseUrl, clientId, clientSecret, organizationId })
    const receiver = receiveWebhooks(fleet.origin, '/hook')
    const { webhook_endpoint_id: id } = await new WebhookEndpoints(endcap).create({ url: receiver.url })
    const database = await open({ url: databaseUrl, dataDirectory: temporaryDirectory() })
    const ids = await recordAll(database, organizationId)
    await killRepeatedly(fleet, receiver)
    const expected = new Set(ids.flat())
    await eventually(() => new Set(receiver.ids()).size === expected.size, PATIENCE)
    assert.deepEqual(new Set(receiver.ids()), expected)
    await eventually(async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM webhook_delivery WHERE endpoint_id = $1 AND status <> 'delivered'`,
        [id],
      )
      return rows[0]?.count === 0
    }, PATIENCE)
    console.log(`${receiver.received.length} requests for ${expected.size} events with ${KILLS} kills`)
    await database.close()
    const listed: EndcapEvent[] = []
    for await (const event of new Events(endcap).list()) listed.push(event)
    assert.equal(listed.length, expected.size)
    for (const own of ids)
      assert.deepEqual(
        listed.map((event) => event.id).filter((each) => own.includes(each)),
        own,
      )
  })
})
