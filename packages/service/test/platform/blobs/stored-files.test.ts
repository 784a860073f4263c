import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { insertImages, type NewImage } from '../../../src/domains/images/image-store.ts'
import { renditionKeys } from '../../../src/platform/blobs/rendition-keys.ts'
import {
  createStoredFiles,
  FileInRemovalError,
  type StoredFiles,
} from '../../../src/platform/blobs/stored-files.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'
import { describeOnBothStores, keepText, openWithFiles } from '../../support/stores.ts'

const DAY_S = 24 * 3600
const CATEGORY = randomUUID()

describeOnBothStores('a stored file', ({ kind, place }) => {
  let database: Database
  let blobs: BlobStore
  let directory: string
  let files: StoredFiles
  let organizationId: string
  before(async () => {
    ;({ database, blobs, directory, files, organizationId } = await openWithFiles(await place()))
  })
  after(() => database.close())

  const keep = (text: string) => keepText(files, organizationId, text)
  const claim = (...contents: string[]) =>
    database.db.transaction().execute((trx) => insertImages(trx, organizationId, contents.map(imageOf)))
  const imageOf = (sha256: string): NewImage => ({
    imageId: uuidV7(),
    sha256,
    format: 'png',
    width: 1,
    height: 1,
    byteLength: 1,
    categoryId: CATEGORY,
    role: 'hero',
  })
  const isStored = (sha256: string) => existsSync(join(directory, blobKey(organizationId, sha256)))
  const age = (seconds: number) =>
    sql`UPDATE unclaimed_file SET stored_at = now() - make_interval(secs => ${seconds})`.execute(database.db)

  it('a stored file is removed after a day if no record refers to it', async () => {
    const orphan = await keep('orphan')
    await age(DAY_S - 60)
    assert.equal(await files.removeUnclaimed(), 0)
    assert.ok(isStored(orphan))
    await age(DAY_S + 60)
    assert.equal(await files.removeUnclaimed(), 1)
    assert.ok(!isStored(orphan))
    assert.equal(await files.removeUnclaimed(), 0)
  })

  it('a stored file is removed with its renditions, and not before', async () => {
    const file = await keep('rendered')
    const keys = renditionKeys({ organizationId, sha256: file })
    for (const key of keys) await blobs.put(key, Buffer.from('small'))
    const stored = () => keys.filter((key) => existsSync(join(directory, key)))
    await age(DAY_S - 60)
    await files.removeUnclaimed()
    assert.deepEqual(stored(), keys)
    await age(DAY_S + 60)
    await files.removeUnclaimed()
    assert.deepEqual(stored(), [])
    assert.ok(!isStored(file))
  })

  it('a stored file is never removed if a record refers to it, also after a failed second submission', async () => {
    const file = await keep('claimed')
    await claim(file)
    await age(400 * DAY_S)
    assert.equal(await files.removeUnclaimed(), 0)
    await keep('claimed')
    await age(400 * DAY_S)
    assert.equal(await files.removeUnclaimed(), 0)
    assert.ok(isStored(file))
    await claim(file)
    assert.ok(isStored(file))
  })

  it('a stored file stays unreferenced when the transaction of its record is rolled back', async () => {
    const orphan = await keep('rolled back')
    await assert.rejects(
      database.db.transaction().execute(async (trx) => {
        await insertImages(trx, organizationId, [imageOf(orphan)])
        throw new Error('rolled back')
      }),
      /rolled back/,
    )
    await age(DAY_S + 60)
    assert.equal(await files.removeUnclaimed(), 1)
    assert.ok(!isStored(orphan))
  })

  it('a stored file cannot be claimed after its removal, and can be stored again', async () => {
    const late = await keep('late')
    await age(DAY_S + 60)
    await files.removeUnclaimed()
    await assert.rejects(
      claim(late),
      (error) => error instanceof DomainError && error.code === 'IMAGE_UPLOAD_FAILED',
    )
    await keep('late')
    await claim(late)
    assert.ok(isStored(late))
  })

  it('a stored file cannot be stored during its removal, but after an abandoned one', async () => {
    const going = await keep('going')
    await sql`UPDATE unclaimed_file SET removing_since = now() WHERE sha256 = ${going}`.execute(database.db)
    await assert.rejects(keep('going'), FileInRemovalError)
    await assert.rejects(claim(going), DomainError)
    // The process that removed it has died.
    await sql`UPDATE unclaimed_file SET removing_since = now() - interval '1 hour' WHERE sha256 = ${going}`.execute(
      database.db,
    )
    await keep('going')
    await claim(going)
    assert.ok(isStored(going))
  })

  it('a stored file can be stored at once if its removal was not begun because another removal failed', async () => {
    const contents = ['first', 'second', 'third']
    await Promise.all(contents.map(keep))
    await age(DAY_S + 60)
    const failing = createStoredFiles({
      db: database.db,
      admit: async () => undefined,
      blobs: { ...blobs, remove: () => Promise.reject(new Error('the disk is unavailable')) },
    })
    await assert.rejects(failing.removeUnclaimed(), /the disk is unavailable/)
    const kept = await Promise.allSettled(contents.map(keep))
    assert.deepEqual(kept.map(({ status }) => status).toSorted(), ['fulfilled', 'fulfilled', 'rejected'])
    await sql`UPDATE unclaimed_file SET removing_since = now() - interval '1 hour' WHERE removing_since IS NOT NULL`.execute(
      database.db,
    )
    assert.equal(await files.removeUnclaimed(), 0, 'the failed removal is deferred')
    await sql`DELETE FROM unclaimed_file`.execute(database.db)
  })

  it('a stored file exists for its record under concurrent storing, claiming and removing', async () => {
    const contents = Array.from({ length: 12 }, (_, n) => `contended ${n}`)
    const claimed = new Set<string>()
    const end = performance.now() + (kind === 'embedded' ? 2_000 : 4_000)
    // On a loaded machine, goes on until enough files were claimed.
    const isOver = () => performance.now() > end && claimed.size > 20
    const submit = async (seed: number) => {
      for (let round = 0; !isOver(); round++) {
        const text = contents[(seed * 5 + round * 7) % contents.length] ?? ''
        try {
          const sha256 = await keep(`${text} ${round % 9}`)
          if (round % 2 === 0) await claim(sha256)
          if (round % 2 === 0) claimed.add(sha256)
        } catch (error) {
          if (!(error instanceof FileInRemovalError || error instanceof DomainError)) throw error
        }
      }
    }
    const remove = async () => {
      while (!isOver()) await files.removeUnclaimed({ ageS: 0 })
    }
    await Promise.all([submit(1), submit(2), submit(3), submit(4), remove(), remove()])
    assert.ok(claimed.size > 20, `${claimed.size} were claimed`)
    assert.deepEqual(
      [...claimed].filter((sha256) => !isStored(sha256)),
      [],
    )
  })
})
