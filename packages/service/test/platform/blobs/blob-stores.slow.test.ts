import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { HeadObjectCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import {
  type BlobContent,
  BlobMissingError,
  type BlobStore,
  blobKey,
} from '@endcap/foundation/blobs/blob-store'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { createS3Blobs } from '@endcap/foundation/blobs/s3-blobs'
import type { S3Config } from '@endcap/foundation/blobs/s3-config'
import { createSignedLinks } from '@endcap/foundation/blobs/signed-links'
import { freePort } from '@endcap/foundation/net/free-port'
import { type ObjectStore, startObjectStore, withoutObjectStore } from '../../support/object-store.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const newKey = () => blobKey('0199a0b0-0000-7000-8000-000000000000', randomBytes(32).toString('hex'))
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const secondsFromNow = (s: number) => new Date(Date.now() + 1000 * s)

function fileOf(bytes: Uint8Array): BlobContent {
  const path = join(temporaryDirectory(), 'content')
  writeFileSync(path, bytes)
  return { path, byteLength: bytes.byteLength }
}

type Stores = {
  open: () => Promise<BlobStore>
  /** Returns stores that cannot be used, and the message of their checks. */
  unusable: () => Promise<[BlobStore, RegExp][]>
}

function contract(title: string, skip: string | false, { open, unusable }: Stores): void {
  describe(title, { skip }, () => {
    let blobs: BlobStore
    before(async () => {
      blobs = await open()
    })
    after(() => blobs.close())

    for (const [size, bytes] of [
      ['0 bytes', Buffer.alloc(0)],
      ['an image', randomBytes(200_000)],
      ['16 MiB', randomBytes(16 * 1024 * 1024)],
      ['20 MB', randomBytes(20_000_000)],
    ] as const) {
      for (const from of ['memory', 'a file']) {
        it(`${title} returns the stored content: ${size} from ${from}`, async () => {
          const key = newKey()
          await blobs.put(key, from === 'memory' ? bytes : fileOf(bytes))
          assert.equal(digest(await blobs.get(key)), digest(bytes))
          const path = join(temporaryDirectory(), 'copy')
          assert.deepEqual(await blobs.save(key, path), { sha256: digest(bytes), byteLength: bytes.length })
          assert.equal(digest(readFileSync(path)), digest(bytes))
        })
      }
    }

    it('saves an object that is too large for memory', async () => {
      const [key, bytes] = [newKey(), randomBytes(40_000_000)]
      await blobs.put(key, fileOf(bytes))
      const saved = await blobs.save(key, join(temporaryDirectory(), 'copy'))
      assert.deepEqual(saved, { sha256: digest(bytes), byteLength: bytes.length })
    })

    it(`${title} keeps an object when the same content is stored again`, async () => {
      const [key, bytes] = [newKey(), randomBytes(1000)]
      for (let times = 0; times < 2; times++) await blobs.put(key, bytes)
      assert.deepEqual(await blobs.get(key), bytes)
    })

    it(`${title} accepts concurrent puts of the same content`, async () => {
      const [key, bytes] = [newKey(), randomBytes(300_000)]
      await Promise.all(Array.from({ length: 8 }, () => blobs.put(key, bytes)))
      assert.deepEqual(await blobs.get(key), bytes)
    })

    it('throws BlobMissingError for a missing object', async () => {
      const key = newKey()
      await assert.rejects(blobs.get(key), BlobMissingError)
      await assert.rejects(blobs.save(key, join(temporaryDirectory(), 'copy')), BlobMissingError)
      await blobs.put(key, randomBytes(10))
      await blobs.remove(key)
      await assert.rejects(blobs.get(key), BlobMissingError)
    })

    it('removes a missing object without an error', () => blobs.remove(newKey()))

    it('aborts calls by their signal', async () => {
      const key = newKey()
      const over = AbortSignal.abort()
      await assert.rejects(blobs.put(key, randomBytes(10), over), { name: 'AbortError' })
      await assert.rejects(blobs.get(key), BlobMissingError)
      await blobs.put(key, randomBytes(10_000_000))
      await assert.rejects(blobs.get(key, over), { name: 'AbortError' })
      const soon = new AbortController()
      const reading = blobs.get(key, soon.signal)
      setImmediate(() => soon.abort())
      await assert.rejects(reading, { name: 'AbortError' })
    })

    it('passes its check when it is usable, and rejects with the reason when it is not', async () => {
      await blobs.check()
      for (const [broken, message] of await unusable()) {
        await assert.rejects(broken.check(), message)
        await broken.close()
      }
    })
  })
}

const links = createSignedLinks({ secret: Buffer.alloc(32, 7), baseUrl: 'https://api.example.com' })
contract('blobs in files', false, {
  open: async () => createFileBlobs(temporaryDirectory(), links),
  unusable: async () => {
    const { path } = fileOf(randomBytes(1)) as { path: string }
    return [[createFileBlobs(join(path, 'below'), links), /ENOTDIR/]]
  },
})

let server: ObjectStore | undefined
let config: S3Config
const running = (): ObjectStore => {
  if (!server) throw new Error('the object store is not running')
  return server
}
const environment = { ...process.env }
before(async () => {
  if (withoutObjectStore !== false) return
  server = await startObjectStore()
  process.env['AWS_ACCESS_KEY_ID'] = server.accessKey
  process.env['AWS_SECRET_ACCESS_KEY'] = server.secretKey
  config = {
    bucket: await server.createBucket(),
    prefix: 'some/place',
    endpoint: server.endpoint,
    publicEndpoint: null,
    region: 'us-east-1',
    pathStyle: true,
  }
})
after(async () => {
  process.env = environment
  await server?.[Symbol.asyncDispose]()
})

contract('blobs in a bucket', withoutObjectStore, {
  open: async () => createS3Blobs(config),
  unusable: async () => [
    [createS3Blobs({ ...config, bucket: 'nowhere' }), /there is no bucket nowhere/],
    [
      createS3Blobs({ ...config, endpoint: `http://127.0.0.1:${await freePort()}` }),
      /cannot be reached \(ECONNREFUSED\)/,
    ],
  ],
})

describe('the store of blobs in a bucket', { skip: withoutObjectStore }, () => {
  let blobs: BlobStore
  let client: S3Client
  before(() => {
    blobs = createS3Blobs(config)
    client = new S3Client({ endpoint: running().endpoint, region: 'us-east-1', forcePathStyle: true })
  })
  after(async () => {
    client.destroy()
    await blobs.close()
  })
  const head = (key: string) =>
    client.send(new HeadObjectCommand({ Bucket: config.bucket, Key: `some/place/${key}` }))
  const unfinished = async () =>
    (await client.send(new ListMultipartUploadsCommand({ Bucket: config.bucket }))).Uploads ?? []
  /** Starts an upload and waits until its first part is sent. */
  const startUpload = async (key: string, signal: AbortSignal) => {
    const path = join(temporaryDirectory(), 'large')
    writeFileSync(path, '')
    truncateSync(path, 256 * 1024 * 1024)
    const upload = blobs.put(key, { path, byteLength: 256 * 1024 * 1024 }, signal)
    const outcome = upload.then(
      () => assert.fail('the upload was not aborted'),
      (error: unknown) => error,
    )
    while ((await unfinished()).length === 0) await sleep(5)
    return async () => {
      const error = await outcome
      rmSync(path)
      return error
    }
  }

  it('the store of blobs in a bucket puts objects below the prefix and sends stored content only once', async () => {
    const [key, bytes] = [newKey(), randomBytes(1000)]
    await blobs.put(key, bytes)
    const { LastModified: first, ContentLength } = await head(key)
    assert.equal(ContentLength, 1000)
    await sleep(1_100)
    await blobs.put(key, bytes)
    assert.deepEqual((await head(key)).LastModified, first)
  })

  it('the store of blobs in a bucket replaces an incomplete object', async () => {
    const [key, bytes] = [newKey(), randomBytes(1000)]
    await blobs.put(key, bytes.subarray(0, 500))
    await blobs.put(key, bytes)
    assert.deepEqual(await blobs.get(key), bytes)
  })

  it('the store of blobs in a bucket uploads content above 16 MiB in parts, and other content in one request', async () => {
    const [small, large] = [newKey(), newKey()]
    await blobs.put(small, randomBytes(16 * 1024 * 1024))
    await blobs.put(large, fileOf(randomBytes(20_000_000)))
    assert.doesNotMatch((await head(small)).ETag ?? '', /-/)
    assert.match((await head(large)).ETag ?? '', /-3"$/)
  })

  it('the store of blobs in a bucket removes the parts of an aborted upload', async () => {
    const [key, stop] = [newKey(), new AbortController()]
    const ended = await startUpload(key, stop.signal)
    stop.abort()
    assert.equal(((await ended()) as Error).name, 'AbortError')
    assert.deepEqual(await unfinished(), [])
    await assert.rejects(blobs.get(key), BlobMissingError)
  })

  it('the store of blobs in a bucket refuses to read an object above 32 MiB', async () => {
    const key = newKey()
    await blobs.put(key, Buffer.alloc(33 * 1024 * 1024))
    await assert.rejects(blobs.get(key), /larger than 32 MiB/)
  })

  it('the store of blobs in a bucket rejects all calls with a wrong secret or without credentials', async () => {
    const key = newKey()
    await blobs.put(key, randomBytes(10))
    const { AWS_SECRET_ACCESS_KEY: secret, AWS_ACCESS_KEY_ID: name, ...others } = process.env
    const stores = [
      [{ AWS_SECRET_ACCESS_KEY: 'wrong', AWS_ACCESS_KEY_ID: name }, /access to the bucket .* is denied/],
      [{ AWS_EC2_METADATA_DISABLED: 'true', AWS_PROFILE: 'none' }, /no credentials were found/],
    ] as const
    try {
      for (const [changes, message] of stores) {
        process.env = { ...others, ...changes }
        const stranger = createS3Blobs(config)
        await assert.rejects(stranger.check(), message)
        await assert.rejects(stranger.get(key), message)
        await assert.rejects(stranger.put(newKey(), randomBytes(10)), message)
        await assert.rejects(stranger.remove(key), message)
        await stranger.close()
      }
    } finally {
      process.env = { ...others, AWS_SECRET_ACCESS_KEY: secret, AWS_ACCESS_KEY_ID: name }
    }
    assert.equal((await blobs.get(key)).length, 10)
  })

  describe('with a signed address', () => {
    const bytes = randomBytes(5_000)
    const key = newKey()
    const link = (expiresAt: Date) => ({ expiresAt, contentType: 'image/webp', filename: 'in-a-room.webp' })
    before(() => blobs.put(key, bytes))

    it('with a signed address serves the object with its type and file name', async () => {
      const response = await fetch(await blobs.sign(key, link(secondsFromNow(60))))
      assert.deepEqual(
        [
          response.status,
          ...['content-type', 'content-disposition'].map((name) => response.headers.get(name)),
        ],
        [200, 'image/webp', 'inline; filename="in-a-room.webp"'],
      )
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes)
    })

    it('with a signed address serves the object until the address expires', async () => {
      const expiresAt = secondsFromNow(3)
      const url = await blobs.sign(key, link(expiresAt))
      assert.equal((await fetch(url)).status, 200)
      await sleep(expiresAt.getTime() - Date.now() + 100)
      assert.equal((await fetch(url)).status, 403)
      assert.equal((await fetch(await blobs.sign(key, link(secondsFromNow(-60))))).status, 403)
    })

    it('with a signed address refuses an altered address', async () => {
      const url = await blobs.sign(key, link(secondsFromNow(60)))
      const changes: ((url: URL) => void)[] = [
        ({ searchParams }) => searchParams.set('X-Amz-Expires', '600000'),
        ({ searchParams }) => searchParams.set('response-content-type', 'text/html'),
        ({ searchParams }) => searchParams.delete('response-content-disposition'),
        ({ searchParams }) => searchParams.set('X-Amz-Signature', '0'.repeat(64)),
        (altered) => (altered.pathname = altered.pathname.replace(/....$/, '0000')),
      ]
      for (const change of changes) {
        const altered = new URL(url)
        change(altered)
        assert.equal((await fetch(altered)).status, 403, altered.href)
      }
      assert.equal((await fetch(url, { method: 'PUT', body: 'x' })).status, 403)
    })

    it('with a signed address uses the public endpoint in the address', async () => {
      const publicEndpoint = running().endpoint.replace('127.0.0.1', 'localhost')
      const elsewhere = createS3Blobs({ ...config, publicEndpoint })
      const url = await elsewhere.sign(key, link(secondsFromNow(60)))
      await elsewhere.close()
      assert.equal(new URL(url).origin, publicEndpoint)
      assert.equal((await fetch(url)).status, 200)
      const moved = url.replace('localhost', '127.0.0.1')
      assert.equal((await fetch(moved)).status, 403)
    })
  })

  describe('when the object store fails', () => {
    /** Asserts that every call fails within its limit, with the message. */
    async function allFail(key: string, message: RegExp): Promise<void> {
      const started = Date.now()
      const limits = { check: 2_500, put: 60_000, get: 20_000, remove: 15_000 }
      await Promise.all(
        Object.entries({
          check: blobs.check(),
          put: blobs.put(newKey(), randomBytes(200_000)),
          get: blobs.get(key),
          remove: blobs.remove(key),
        }).map(async ([call, result]) => {
          await assert.rejects(result, message)
          const tookMs = Date.now() - started
          assert.ok(tookMs < limits[call as keyof typeof limits] + 1_000, `${call} took ${tookMs} ms`)
        }),
      )
    }

    it('when the object store fails ends calls within their limits while it is stopped, and recovers when it is back', async () => {
      const [key, bytes] = [newKey(), randomBytes(1000)]
      await blobs.put(key, bytes)
      await running().stop()
      await allFail(key, /cannot be reached/)
      await running().start()
      await blobs.check()
      assert.deepEqual(await blobs.get(key), bytes)
    })

    it('when the object store fails ends calls within their limits while it accepts connections and never responds', async () => {
      const [key, bytes] = [newKey(), randomBytes(1000)]
      await blobs.put(key, bytes)
      running().pause()
      try {
        await allFail(key, /does not answer/)
      } finally {
        running().resume()
      }
      // Calls from before the pause, such as the removal, may still take effect. Uses another key.
      await blobs.put(newKey(), bytes)
      await blobs.check()
    })

    it('when the object store fails aborts an upload in parts by its signal, even without any response', async () => {
      const [key, stop] = [newKey(), new AbortController()]
      const ended = await startUpload(key, stop.signal)
      running().pause()
      try {
        const started = Date.now()
        stop.abort()
        assert.equal(((await ended()) as Error).name, 'AbortError')
        assert.ok(Date.now() - started < 6_000)
      } finally {
        running().resume()
      }
    })
  })
})
