import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { DatabaseConfig } from '@endcap/service/platform/db/database'
import { type ServeProcess, serve } from '../../../../service/test/support/process.ts'
import { embeddedPlace, open, temporaryDirectory } from '../../../../service/test/support/stores.ts'
import type { Administration } from '../../../src/operator/administration/administration.ts'
import { type ControlCall, controlClient } from '../../../src/operator/control/control-socket.ts'
import { done, run } from './archive-suite.ts'
import { backUp } from './backup-suite.ts'

describe('a backup of an embedded database whose service runs', () => {
  let service: ServeProcess
  let place: DatabaseConfig
  let call: ControlCall<Administration>
  let organizations = 0
  const addOrganization = async () => {
    await call('createOrganization', {
      name: String(organizations),
      icp: null,
      defaultPortfolio: false,
      rateLimit: null,
    })
    organizations++
  }
  before(async () => {
    place = await embeddedPlace()
    service = await serve(['--port', '0', '--data', place.dataDirectory])
    call = controlClient<Administration>(place.dataDirectory)
  })
  after(() => service[Symbol.asyncDispose]())

  it('a backup of an embedded database whose service runs has everything that was committed before it began, and nothing after a gap', async () => {
    for (let n = 0; n < 5; n++) await addOrganization()
    const committedBefore = organizations
    const directory = temporaryDirectory()
    const over = new AbortController()
    const backup = done(backUp(directory, place)).finally(() => over.abort())
    while (!over.signal.aborted) await addOrganization()
    const to = { url: null, dataDirectory: join(temporaryDirectory(), 'restored') }
    await done(run('restore', String((await backup)['backup']), to))
    const { pool, close } = await open(to)
    const { rows } = await pool.query<{ count: number; last: number }>(
      "SELECT count(*)::int, max(name::int) AS last FROM organization WHERE name ~ '^[0-9]+$'",
    )
    await close()
    const [found] = rows
    assert.ok(found && found.count >= committedBefore, `${found?.count} of ${committedBefore}`)
    assert.equal(found.count, found.last + 1)
    assert.deepEqual(globSync(join(place.dataDirectory, '.endcap-work-*')), [])
  })
})
