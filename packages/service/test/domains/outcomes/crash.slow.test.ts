import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@endcap/foundation/net/free-port'
import { sql } from 'kysely'
import { serve } from '../../support/process.ts'
import { requestToken } from '../../support/service.ts'
import { open, temporaryDirectory } from '../../support/stores.ts'

const ROWS = 3_000
const FILE = [
  'listing,test,arm,from,impressions,orders',
  ...Array.from({ length: ROWS }, (_, at) => `milk,Test ${at % 300},arm ${at},2026-10-01,9,1`),
].join('\n')

describe('a file of results whose process is killed', () => {
  it('a file of results whose process is killed is stored whole or not at all', async () => {
    const data = temporaryDirectory()
    const args = ['--data', data, '--port', String(await freePort())]
    const counts = async () => {
      const { db, close } = await open({ url: null, dataDirectory: data })
      const { rows } = await sql<{ tests: number; arms: number; results: number }>`
        SELECT (SELECT count(*)::int FROM outcome_test) AS tests, (SELECT count(*)::int FROM outcome_arm) AS arms,
          (SELECT count(*)::int FROM outcome) AS results`.execute(db)
      await close()
      return rows[0]
    }
    const none = { tests: 0, arms: 0, results: 0 }
    const all = { tests: 300, arms: ROWS, results: ROWS }
    let credential: Parameters<typeof requestToken>[1] | undefined
    for (const pauseMs of [50, 500, 1_500, null]) {
      await using running = await serve(args)
      const { announced } = running
      // Only the first start has the secret.
      credential ??= announced as unknown as Parameters<typeof requestToken>[1]
      const url = announced['base_url'] ?? ''
      const token = await requestToken(url, credential)
      const sent = fetch(`${url}/v1/outcome-files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        body: FILE,
      }).catch(() => null)
      if (pauseMs === null) assert.equal((await sent)?.status, 200)
      else await pause(pauseMs)
      await running.kill('SIGKILL')
      const stored = await counts()
      assert.deepEqual(stored, stored?.results === 0 ? none : all, `killed after ${pauseMs} ms`)
    }
    assert.deepEqual(await counts(), all)
  })
})
