import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { insertImages } from '../../../src/domains/images/image-store.ts'
import {
  createFindUpload,
  insertUpload,
  removeExpiredUploads,
  type Upload,
} from '../../../src/domains/images/upload-store.ts'
import type { StoredFiles } from '../../../src/platform/blobs/stored-files.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, keepText, newOrganization, openWithFiles } from '../../support/stores.ts'

const file = { format: 'png', widthPx: 1, heightPx: 1, byteLength: 1 } as const
const never = new AbortController().signal

describeOnBothStores('an upload that was never used', ({ place }) => {
  let database: Database
  let blobs: BlobStore
  let files: StoredFiles
  let organizationId: string
  before(async () => {
    ;({ database, blobs, files, organizationId } = await openWithFiles(await place()))
  })
  after(() => database.close())

  async function receive(text: string): Promise<Upload> {
    const sha256 = await keepText(files, organizationId, text)
    return insertUpload(database.db, organizationId, { sha256, file })
  }
  const find = ({ id }: Upload) => createFindUpload(database.db)(organizationId, id)
  const read = ({ sha256 }: Upload) => blobs.get(blobKey(organizationId, sha256))
  /** Lets some hours pass for uploads and files. */
  const pass = async (hours: number) => {
    await sql`UPDATE upload SET expires_at = expires_at - make_interval(hours => ${hours})`.execute(
      database.db,
    )
    await sql`UPDATE unclaimed_file SET stored_at = stored_at - make_interval(hours => ${hours})`.execute(
      database.db,
    )
  }
  const tidy = async () => {
    await removeExpiredUploads(database.db, never)
    await files.removeUnclaimed()
  }

  it('an upload that was never used is kept with its file for 24 hours, and is gone after them', async () => {
    const upload = await receive('unused')
    assert.deepEqual(await find(upload), upload)
    await pass(23)
    await tidy()
    assert.ok(await find(upload))
    await read(upload)
    await pass(2)
    assert.equal(await find(upload), null, 'an expired upload is gone before its row is')
    await tidy()
    await pass(25)
    await tidy()
    await assert.rejects(read(upload), BlobMissingError)
  })

  it('an upload that was never used leaves its file to another upload of the same content', async () => {
    const first = await receive('twice')
    await pass(20)
    const second = await receive('twice')
    await pass(5)
    await tidy()
    await pass(10)
    await tidy()
    assert.equal(await find(first), null)
    assert.ok(await find(second))
    await read(second)
  })

  it('an upload that was never used leaves its file to the image that was made of it', async () => {
    const upload = await receive('used')
    const image = {
      imageId: uuidV7(),
      sha256: upload.sha256,
      format: 'png',
      width: 1,
      height: 1,
      byteLength: 1,
    }
    await database.db
      .transaction()
      .execute((trx) => insertImages(trx, organizationId, [{ ...image, categoryId: uuidV7(), role: 'hero' }]))
    for (let day = 0; day < 3; day++) {
      await pass(25)
      await tidy()
    }
    assert.equal(await find(upload), null)
    await read(upload)
  })

  it('an upload that was never used is not found by another organization or by an id that is none', async () => {
    const { id } = await receive('private')
    const findUpload = createFindUpload(database.db)
    assert.equal(await findUpload(await newOrganization(database), id), null)
    for (const other of ['', 'x', uuidV7(), `${id}/`])
      assert.equal(await findUpload(organizationId, other), null)
  })
})
