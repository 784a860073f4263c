import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'kysely'
import type { Draft } from '../../../src/domains/drafts/draft.ts'
import { findDraft, insertDraft, removeExpiredDrafts } from '../../../src/domains/drafts/draft-store.ts'
import type { StoredFiles } from '../../../src/platform/blobs/stored-files.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, keepText, openWithFiles } from '../../support/stores.ts'

describeOnBothStores('a stored draft', ({ place }) => {
  let database: Database
  let files: StoredFiles
  let organizationId: string
  before(async () => {
    ;({ database, files, organizationId } = await openWithFiles(await place()))
  })
  after(() => database.close())

  const keep = (text: string) => keepText(files, organizationId, text)
  const draftOf = (sha256: string): Draft => ({
    ...{ baseScore: null, hasOtherRules: false, retailer: 'marketplace_us' },
    ...{ categoryId: null, name: null, optimize: null },
    hero: { reference: { image_url: 'http://images.test/1.jpg' }, sha256, assetId: null },
    carousel: [],
    candidates: [],
  })
  const insert = (sha256: string) =>
    database.db.transaction().execute((trx) => insertDraft(trx, organizationId, draftOf(sha256)))
  const expire = (id: string) =>
    sql`UPDATE draft SET expires_at = now() WHERE id = ${id}`.execute(database.db)
  const unclaimed = async () =>
    (await sql<{ sha256: string }>`SELECT sha256 FROM unclaimed_file`.execute(database.db)).rows.map(
      (row) => row.sha256,
    )
  const removeExpired = () => removeExpiredDrafts(database.db, new AbortController().signal)

  it('a stored draft keeps its files until it expires', async () => {
    const sha256 = await keep('one')
    const { id } = await insert(sha256)
    assert.deepEqual((await findDraft(database.db, id))?.draft, draftOf(sha256))
    await removeExpired()
    assert.deepEqual(await unclaimed(), [])
    assert.equal(await files.removeUnclaimed({ ageS: -1 }), 0)
    await expire(id)
    assert.equal(await findDraft(database.db, id), null)
    await removeExpired()
    assert.deepEqual(await unclaimed(), [sha256])
    assert.equal(await files.removeUnclaimed({ ageS: -1 }), 1)
  })

  it('a stored draft keeps the files that another draft refers to', async () => {
    const sha256 = await keep('two')
    const [first, second] = [await insert(sha256), await insert(sha256)]
    await expire(first.id)
    await removeExpired()
    assert.deepEqual(await unclaimed(), [])
    await expire(second.id)
    await removeExpired()
    assert.deepEqual(await unclaimed(), [sha256])
  })
})
