import assert from 'node:assert/strict'
import net from 'node:net'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { examine, troubles } from '../../../../service/test/support/doctor.ts'
import {
  type ObjectStore,
  startObjectStore,
  withoutObjectStore,
} from '../../../../service/test/support/object-store.ts'
import { serve } from '../../../../service/test/support/process.ts'
import { temporaryDirectory } from '../../../../service/test/support/stores.ts'

describe('endcap doctor on a bucket', { skip: withoutObjectStore }, () => {
  let objects: ObjectStore
  before(async () => {
    objects = await startObjectStore()
  })
  after(() => objects[Symbol.asyncDispose]())
  const examineBucket = async (bucket: string, secretKey = objects.secretKey) => {
    const examination = await examine(['--data', temporaryDirectory()], {
      ENDCAP_BLOBS: `s3://${bucket}/images?endpoint=${objects.endpoint}`,
      AWS_ACCESS_KEY_ID: objects.accessKey,
      AWS_SECRET_ACCESS_KEY: secretKey,
    })
    assert.ok(!examination.output.includes(secretKey))
    return { ...examination, detail: examination.findings['storage']?.detail ?? '' }
  }

  it('endcap doctor on a bucket stores, reads, downloads and removes a probe file', async () => {
    const examination = await examineBucket(await objects.createBucket())
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    assert.ok(examination.detail.endsWith(`downloaded from ${objects.endpoint}`), examination.detail)
  })

  it('endcap doctor on a bucket reports a missing bucket, denied access and an unreachable service', async () => {
    const bucket = await objects.createBucket()
    for (const [examination, reason] of [
      [await examineBucket('no-such-bucket'), /there is no bucket no-such-bucket/],
      [await examineBucket(bucket, 'wrong-secret-key'), /access to the bucket .* is denied/],
    ] as const) {
      assert.deepEqual([examination.code, troubles(examination)], [1, ['storage failed']])
      assert.match(examination.detail, reason)
    }
    await objects.stop()
    const unreachable = await examineBucket(bucket)
    await objects.start()
    assert.deepEqual([unreachable.code, troubles(unreachable)], [1, ['storage failed']])
    assert.match(unreachable.detail, /cannot be reached \(ECONNREFUSED\)/)
  })
})

describe('endcap doctor with a dependency that hangs', () => {
  it('endcap doctor with a dependency that hangs ends and reports that the service does not respond', async () => {
    const data = temporaryDirectory()
    await using running = await serve(['--data', data, '--port', String(await freePort())])
    running.child.kill('SIGSTOP')
    const examination = await examine(['--data', data])
    running.child.kill('SIGCONT')
    assert.equal(examination.code, 1)
    assert.match(examination.findings['database']?.detail ?? '', /not finished within 30 seconds/)
  })

  it('endcap doctor with a dependency that hangs ends and reports that the database does not respond', async () => {
    const sockets = new Set<net.Socket>()
    const silent = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)))
    const port = await freePort()
    silent.listen(port, '127.0.0.1')
    const examination = await examine(['--data', temporaryDirectory()], {
      DATABASE_URL: `postgres://endcap@127.0.0.1:${port}/endcap`,
    })
    for (const socket of sockets) socket.destroy()
    silent.close()
    assert.deepEqual([examination.code, troubles(examination)], [1, ['database failed']])
    assert.match(examination.findings['database']?.detail ?? '', /timeout/)
  })
})
