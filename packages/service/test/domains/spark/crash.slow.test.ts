import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SparkBatchResult } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import { freePort } from '@endcap/foundation/net/free-port'
import { sql } from 'kysely'
import { demoRoot } from '../../support/demo-root.ts'
import { startOrigin } from '../../support/origin.ts'
import { type ServeProcess, serve } from '../../support/process.ts'
import { requestToken } from '../../support/service.ts'
import { open, temporaryDirectory } from '../../support/stores.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a batch whose process is killed', () => {
  it('a batch whose process is killed completes after a restart at any time, and leaves no image without its batch', async () => {
    await using origin = await startOrigin()
    origin.serve('/root.jpg', (await demoRoot('B0DEMOVIT8')).bytes)
    const data = temporaryDirectory()
    const args = ['--data', data, '--port', String(await freePort())]
    const start = () => serve(args, { ENDCAP_ALLOWED_ORIGINS: origin.host })
    let running = await start()
    const { announced } = running
    const credential = announced as unknown as Parameters<typeof requestToken>[1]
    const token = await requestToken(announced['base_url'] ?? '', credential)
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${announced['base_url']}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return (await response.json()) as Record<string, unknown>
    }
    const kill = async (process: ServeProcess) => void (await process.kill('SIGKILL'))

    const { image_id: root } = await ask('POST', '/v1/images/score', {
      image_url: origin.url('/root.jpg'),
      product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
      image_type: 'hero',
    })
    for (const pauseMs of [100, 1_500, 4_000, 6_000]) {
      const { result_url: url } = await ask('POST', `/v1/images/${String(root)}/spark/images`)
      await pause(pauseMs)
      await kill(running)
      running = await start()
      let batch: SparkBatchResult
      do {
        await pause(500)
        batch = (await ask('GET', String(url))) as unknown as SparkBatchResult
      } while (batch.status === 'processing')
      assert.equal(batch.status, 'completed', `killed after ${pauseMs} ms`)
      assert.ok(batch.data.length >= 3)
      for (const image of batch.data) assert.equal((await fetch(image.url)).status, 200)
    }
    assert.equal(await running.kill('SIGTERM'), 0)

    const database = await open({ url: null, dataDirectory: data })
    const { rows } = await sql`
      SELECT (SELECT count(*)::int FROM image LEFT JOIN spark_child ON spark_child.image_id = image.id
               WHERE root_image_id IS NOT NULL AND request_id IS NULL) AS orphans,
             (SELECT count(*)::int FROM spark_request WHERE status = 'processing') AS unfinished,
             (SELECT count(*)::int FROM spark_request) AS requests`.execute(database.db)
    await database.close()
    assert.deepEqual(rows, [{ orphans: 0, unfinished: 0, requests: 4 }])
  })
})
