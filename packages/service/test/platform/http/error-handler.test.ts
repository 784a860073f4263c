import assert from 'node:assert/strict'
import net from 'node:net'
import { after, before, describe, it } from 'node:test'
import { StorageUnavailableError } from '@endcap/foundation/blobs/blob-store'
import { freePort } from '@endcap/foundation/net/free-port'
import { createLog } from '@endcap/foundation/observability/log'
import type { FastifyInstance } from 'fastify'
import { openDatabase } from '../../../src/platform/db/database.ts'
import { createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })

describe('the error handler', () => {
  let server: FastifyInstance
  let fail: () => Promise<unknown>
  before(async () => {
    server = await createServer({
      log,
      trustedProxies: [],
      authenticate: async () => undefined,
      isDraining: () => false,
      metrics: createMetrics(),
    })
    server.get('/fails', () => fail())
  })
  after(() => server.close())

  const answerTo = async (failure: () => Promise<unknown>) => {
    fail = failure
    const { statusCode, headers, body } = await server.inject('/fails')
    return [statusCode, JSON.parse(body).error_code, headers['retry-after']]
  }

  it('the error handler returns 500 when another dependency refuses its connection', async () => {
    const port = await freePort()
    const connect = () =>
      new Promise((_resolve, reject) => net.connect(port, '127.0.0.1').on('error', reject))
    await assert.rejects(connect(), { code: 'ECONNREFUSED' })
    assert.deepEqual(await answerTo(connect), [500, 'INTERNAL_ERROR', undefined])
  })

  it('the error handler returns 500 for an error with a status code that is not of the body parser', async () => {
    const failure = async () => {
      throw Object.assign(new Error('a library failed'), { statusCode: 400 })
    }
    assert.deepEqual(await answerTo(failure), [500, 'INTERNAL_ERROR', undefined])
  })

  it('the error handler returns 500 for errors that only resemble those of the body parser or a validator', async () => {
    for (const fields of [
      { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 },
      { validation: [{ message: 'wrong' }], statusCode: 400 },
    ]) {
      const failure = async () => {
        throw Object.assign(new Error('a library failed'), fields)
      }
      assert.deepEqual(await answerTo(failure), [500, 'INTERNAL_ERROR', undefined])
    }
  })

  it('the error handler returns 500 when a model server refuses its connection', async () => {
    const address = `http://127.0.0.1:${await freePort()}/v1/models`
    assert.deepEqual(await answerTo(() => fetch(address)), [500, 'INTERNAL_ERROR', undefined])
  })

  it('the error handler returns 503 with Retry-After when the storage is unavailable, also as a cause', async () => {
    const failure = async () => {
      throw new Error('an image could not be read', { cause: new StorageUnavailableError('no bucket') })
    }
    assert.deepEqual(await answerTo(failure), [503, 'SERVICE_UNAVAILABLE', '5'])
  })

  it('the error handler returns 503 with Retry-After when the database refuses its connection', async () => {
    const database = await openDatabase(
      { url: `postgres://nobody@127.0.0.1:${await freePort()}/none`, dataDirectory: temporaryDirectory() },
      { log, onDeath: () => undefined, asItIs: true },
    )
    const unavailable = [503, 'SERVICE_UNAVAILABLE', '5']
    assert.deepEqual(await answerTo(() => database.pool.query('SELECT 1')), unavailable)
    assert.deepEqual(
      await answerTo(() => database.db.selectFrom('organization').select('id').execute()),
      unavailable,
    )
    assert.deepEqual(
      await answerTo(() => database.db.transaction().execute(async () => undefined)),
      unavailable,
    )
    await database.close()
  })
})
