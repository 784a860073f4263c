import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Endcap } from '@endcap/client'
import { BulkChanges } from '@endcap/client/bulk-changes'
import { Client } from 'pg'
import { demoPictures } from '../support/demo-root.ts'
import { eventually } from '../support/eventually.ts'
import { openFleet } from '../support/fleet.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import { requestToken } from '../support/service.ts'

const LISTINGS = 4
const LOCK = 4_040
/** A dead worker's job is reclaimed after a heartbeat. */
const RECLAIMED = { attempts: 900, everyMs: 200 }

describe('a bulk change whose worker is killed', { skip: withoutPostgres }, () => {
  it('a bulk change whose worker is killed in the middle of a write changes each listing once, and its undo restores each', async () => {
    await using postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    await using fleet = await openFleet({ databaseUrl })
    await fleet.api()
    let worker = await fleet.worker()
    const token = await requestToken(fleet.baseUrl, fleet.credential)
    const endcap = Endcap.withToken(
      () => ({ access_token: token, token_type: 'Bearer', expires_in: 3_600 }),
      {
        baseUrl: fleet.baseUrl,
      },
    )
    const bulkChanges = new BulkChanges(endcap)
    const { pictures, name } = await demoPictures('B0DEMOCHP2')
    for (const [n, bytes] of pictures.entries()) fleet.origin.serve(`/${n}.jpg`, bytes)
    const [hero = '', ...carousel] = [3, 0, 1].map((n) => fleet.origin.url(`/${n}.jpg`))
    const ids: string[] = []
    for (let n = 0; n < LISTINGS; n++) {
      const body = { hero_image_url: hero, carousel_image_urls: carousel, name }
      ids.push((await endcap.pdps.submitAndWait(`listing-${n}`, body)).pdp_id)
    }
    const setOf = async (id: string) =>
      (await endcap.pdps.composer(id)).images.map(({ image_id: image }) => image)
    const setsOf = () => Promise.all(ids.map(setOf))
    const before = await setsOf()

    const database = new Client({ connectionString: databaseUrl })
    await database.connect()
    await using opened = new AsyncDisposableStack()
    opened.defer(() => database.end())
    await database.query(`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$`)
    /** Kills the worker in its next write to a table, and starts another one. */
    const killIn = async (table: string) => {
      await database.query(`SELECT pg_advisory_lock(${LOCK})`)
      await database.query(`CREATE TRIGGER wait_here BEFORE INSERT OR UPDATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION wait_here()`)
      await eventually(async () => {
        const { rowCount } = await database.query(
          "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
        )
        return (rowCount ?? 0) > 0
      }, RECLAIMED)
      await worker.kill('SIGKILL')
      await database.query(`SELECT pg_advisory_unlock(${LOCK})`)
      await database.query(`DROP TRIGGER wait_here ON ${table}`)
      worker = await fleet.worker()
    }

    const { bulk_change_id: id } = await bulkChanges.create({ images: 'advice', start: false })
    await eventually(async () => (await bulkChanges.get(id)).status === 'ready')
    await bulkChanges.start(id)
    await killIn('pdp_image')
    await killIn('bulk_change_item')
    await eventually(async () => (await bulkChanges.get(id)).status === 'completed', RECLAIMED)
    assert.equal((await bulkChanges.get(id)).counts.changed, LISTINGS)
    for await (const { pdp_id: pdpId, after } of bulkChanges.items(id)) {
      assert.deepEqual(
        await setOf(pdpId),
        after?.images?.map(({ image_id: image }) => image),
      )
      await eventually(async () => (await endcap.pdps.summary(pdpId)).status === 'COMPLETED', RECLAIMED)
      const causes = (await endcap.pdps.history(pdpId).page()).data.map(({ cause }) => cause)
      assert.deepEqual(causes, ['order', 'images'])
    }
    await bulkChanges.undo(id)
    await killIn('bulk_change')
    await eventually(async () => (await bulkChanges.get(id)).status === 'undone', RECLAIMED)
    assert.equal((await bulkChanges.get(id)).counts.undone, LISTINGS)
    assert.deepEqual(await setsOf(), before)
  })
})
