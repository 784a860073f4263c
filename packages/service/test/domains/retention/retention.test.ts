import assert from 'node:assert/strict'
import { it } from 'node:test'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { FACTS_VERSION } from '@endcap/vision'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { deleteTest } from '../../../src/domains/outcomes/outcome-store.ts'
import { applyRetention, previewRetention } from '../../../src/domains/retention/apply-retention.ts'
import { createPictures, type StoredPicture, USES } from '../../support/pictures-in-use.ts'
import { describeOnBothStores, openWithFiles } from '../../support/stores.ts'

describeOnBothStores('what is kept no longer', ({ place }) => {
  it('what is kept no longer is every picture that no record uses after 90 days, and no other', async () => {
    const opened = await openWithFiles(await place())
    await using stack = new AsyncDisposableStack()
    stack.defer(() => opened.database.close())
    const { db } = opened.database
    const store = await createPictures(opened)
    const pictures: StoredPicture[] = []
    for (const use of [null, ...USES, null]) pictures.push(await store(use))
    const deps = { db, factsVersion: FACTS_VERSION, retention: { pictureDays: 90 } }
    const apply = () => applyRetention(deps, new AbortController().signal)
    const counts = {
      unused_pictures: 2,
      unused_picture_bytes: 14,
      earlier_facts: 0,
      earlier_scores: 0,
      audit_events: 0,
    }
    assert.deepEqual(await previewRetention(deps), counts)
    assert.deepEqual(await apply(), counts)
    assert.deepEqual(await previewRetention(deps), {
      ...counts,
      unused_pictures: 0,
      unused_picture_bytes: 0,
    })
    // The files of the others are still stored, also after the removal of unreferenced files.
    await opened.files.removeUnclaimed({ ageS: 0 })
    for (const { id, sha256, use } of pictures) {
      const row = await db.selectFrom('image').select('id').where('id', '=', id).executeTakeFirst()
      const file = opened.blobs.get(blobKey(opened.organizationId, sha256))
      if (use === null) await assert.rejects(file)
      else await file
      assert.equal(row !== undefined, use !== null, String(use))
    }
  })

  it('what is kept no longer are pictures that only results of tests need, and their bytes stay', async () => {
    const opened = await openWithFiles(await place())
    await using stack = new AsyncDisposableStack()
    stack.defer(() => opened.database.close())
    const { database, organizationId, files, blobs } = opened
    const { db } = database
    const { id, sha256 } = await (await createPictures(opened))(null)
    const [testId, armId] = [uuidV7(), uuidV7()]
    await sql`INSERT INTO outcome_test (id, organization_id, source, name, kind, listing)
      VALUES (${testId}, ${organizationId}, 'Shop', 'Milk', 'randomized', 'milk')`.execute(db)
    await sql`INSERT INTO outcome_arm (id, test_id, organization_id, name)
      VALUES (${armId}, ${testId}, ${organizationId}, 'old')`.execute(db)
    await sql`INSERT INTO outcome_picture (arm_id, organization_id, position, sha256)
      VALUES (${armId}, ${organizationId}, 0, ${sha256})`.execute(db)
    const apply = async () => {
      await applyRetention(
        { db, factsVersion: FACTS_VERSION, retention: { pictureDays: 90 } },
        new AbortController().signal,
      )
      await files.removeUnclaimed({ ageS: 0 })
    }
    const bytes = () => blobs.get(blobKey(organizationId, sha256))
    await apply()
    assert.equal(await db.selectFrom('image').select('id').where('id', '=', id).executeTakeFirst(), undefined)
    await bytes()
    await db.transaction().execute((trx) => deleteTest(trx, organizationId, testId))
    await apply()
    await assert.rejects(bytes())
  })

  it('what is kept no longer are facts and scores of earlier releases, once all images of a listing have those of this one for a week', async () => {
    const opened = await openWithFiles(await place())
    await using stack = new AsyncDisposableStack()
    stack.defer(() => opened.database.close())
    const { database, organizationId } = opened
    const { db } = database
    const store = await createPictures(opened)
    const [whole, half, fresh, later] = [
      await store('listing'),
      await store('listing'),
      await store('listing'),
      await store('listing'),
    ]
    const other = await store(null)
    await sql`INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url)
      SELECT pdp_id, 1, ${other.id}, 'b', 'http://a/c' FROM pdp_image WHERE image_id = ${half.id}`.execute(db)
    const save = async ({ sha256 }: StoredPicture, version: string, days: number) => {
      await sql`INSERT INTO image_facts (organization_id, sha256, facts_version, facts, created_at)
        VALUES (${organizationId}, ${sha256}, ${version}, ${'{}'},
          now() - make_interval(days => ${days}))`.execute(db)
      await sql`INSERT INTO image_score (organization_id, sha256, category_id, role, model_version, score, service_score)
        VALUES (${organizationId}, ${sha256}, gen_random_uuid(), 'hero', ${`${version}+general-1`}, '{}', 1)`.execute(
        db,
      )
    }
    for (const picture of [whole, half, fresh, other]) await save(picture, 'vision-0', 30)
    for (const picture of [whole, half, later]) await save(picture, FACTS_VERSION, 8)
    await save(fresh, FACTS_VERSION, 6)
    await save(later, 'vision-99', 1)
    const deps = { db, factsVersion: FACTS_VERSION, retention: { pictureDays: 90 } }
    const apply = () => applyRetention(deps, new AbortController().signal)
    const [planned, done] = [await previewRetention(deps), await apply()]
    assert.deepEqual([planned.earlier_facts, planned.earlier_scores], [1, 1])
    assert.deepEqual(done, planned)
    const { rows } = await sql<{ sha256: string; version: string }>`
      SELECT sha256, facts_version AS version FROM image_facts`.execute(db)
    const left = (picture: StoredPicture) =>
      rows.flatMap(({ sha256, version }) => (sha256 === picture.sha256 ? [version] : [])).toSorted()
    assert.deepEqual(left(whole), [FACTS_VERSION])
    for (const picture of [half, fresh]) assert.deepEqual(left(picture), ['vision-0', FACTS_VERSION])
    assert.deepEqual(left(later), [FACTS_VERSION, 'vision-99'])
  })
})
