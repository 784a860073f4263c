import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { BlobMissingError, isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import { openFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { assertFreeSpace } from '@endcap/foundation/disk/free-space'
import { blobDirectory, startService } from '../../support/service.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const [KEY, OTHER] = ['a/0a/0a', 'b/0b/0b'] as const
const links = { sign: () => '' }

describe('the directory of file blobs', () => {
  it('the directory of file blobs is created at the first start', async () => {
    const directory = join(temporaryDirectory(), 'new', 'blobs')
    const blobs = await openFileBlobs(directory, links)
    assert.ok(existsSync(directory))
    await blobs.check()
    await blobs.put(KEY, Buffer.from('x'))
    assert.equal(String(await blobs.get(KEY)), 'x')
  })

  it('the directory of file blobs rejects the copies of many missing files, without an error outside of them', async () => {
    const blobs = await openFileBlobs(join(temporaryDirectory(), 'blobs'), links)
    const targets = temporaryDirectory()
    const copies = Array.from({ length: 500 }, (_each, n) =>
      blobs.save(`a/0a/${n}`, join(targets, String(n))),
    )
    for (const copy of await Promise.allSettled(copies))
      assert.ok(copy.status === 'rejected' && copy.reason instanceof BlobMissingError)
  })

  it('the directory of file blobs is not created again when it disappears, and works again when it is back', async () => {
    const directory = join(temporaryDirectory(), 'blobs')
    const blobs = await openFileBlobs(directory, links)
    await blobs.put(KEY, Buffer.from('x'))
    renameSync(directory, `${directory}.moved`)
    const calls = [
      () => blobs.check(),
      () => blobs.put(OTHER, Buffer.from('y')),
      () => blobs.get(KEY),
      () => blobs.remove(KEY),
    ]
    for (const call of calls) await assert.rejects(call(), isStorageUnavailable)
    assert.ok(!existsSync(directory))
    renameSync(`${directory}.moved`, directory)
    await blobs.check()
    assert.equal(String(await blobs.get(KEY)), 'x')
    await assert.rejects(blobs.get(OTHER), BlobMissingError)
  })

  it('the directory of file blobs is unavailable when its volume is unmounted and the empty mount point remains', async () => {
    const directory = join(temporaryDirectory(), 'blobs')
    const blobs = await openFileBlobs(directory, links)
    rmSync(directory, { recursive: true })
    mkdirSync(directory)
    await assert.rejects(blobs.check(), isStorageUnavailable)
    await assert.rejects(blobs.put(KEY, Buffer.from('x')), isStorageUnavailable)
    assert.deepEqual(readdirSync(directory), [])
    await (await openFileBlobs(directory, links)).check()
  })

  it('the directory of file blobs fails the readiness of the service while it is missing', async () => {
    await using service = await startService({ role: 'api' })
    const storage = async () => {
      const { status, body } = await service.request('GET', '/health/ready')
      return [status, (body['checks'] as Record<string, string>)['storage']]
    }
    assert.deepEqual(await storage(), [200, 'ok'])
    const directory = blobDirectory(service.config)
    renameSync(directory, `${directory}.moved`)
    assert.deepEqual(await storage(), [503, 'failed'])
    renameSync(`${directory}.moved`, directory)
    assert.deepEqual(await storage(), [200, 'ok'])
  })
})

describe('assertFreeSpace', () => {
  it('assertFreeSpace accepts a disk with space and rejects one without', async () => {
    const directory = temporaryDirectory()
    await assertFreeSpace(directory, 1)
    await assert.rejects(
      assertFreeSpace(directory, Number.MAX_SAFE_INTEGER),
      /is full: \d+ MiB free, \d+ MiB required/,
    )
  })
})
