import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { fillSummaries } from '../../../src/domains/pdps/scoring/fill-summaries.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

describeOnBothStores('an upgrade', ({ place }) => {
  it('an upgrade sets category and role of the images of PDPs, and summarizes the PDPs', async () => {
    const where = await place()
    const [organization, portfolio, pdp, run, category] = Array.from({ length: 5 }, () => uuidV7())
    const images = Array.from({ length: 3 }, () => uuidV7())
    const before = await open(where)
    // The schema of the first release, with a PDP of two images and a replaced third one.
    for (const statement of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public'])
      await sql.raw(statement).execute(before.db)
    await before.migrate('0001-first')
    await sql`INSERT INTO organization (id, name) VALUES (${organization}, 'Test')`.execute(before.db)
    await sql`INSERT INTO portfolio (id, organization_id, name, is_default) VALUES (${portfolio}, ${organization}, 'Default', true)`.execute(
      before.db,
    )
    await sql`INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, category_id, category_hints, status, run_id, version)
      VALUES (${pdp}, ${organization}, ${portfolio}, 'id', 'x', 'marketplace_us', ${category}, '{}', 'COMPLETED', ${run}, 1)`.execute(
      before.db,
    )
    for (const [position, id] of images.entries()) {
      await sql`INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length)
        VALUES (${id}, ${organization}, ${String(position)}, 'png', 1, 1, 1)`.execute(before.db)
      if (position < 2)
        await sql`INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url)
          VALUES (${pdp}, ${position}, ${id}, ${String(position)}, 'http://a/b')`.execute(before.db)
    }
    await sql`INSERT INTO scoring_run (id, pdp_id, remaining) VALUES (${run}, ${pdp}, 0)`.execute(before.db)
    await before.close()

    const after = await open(where)
    const rows = await after.db
      .selectFrom('image')
      .select(['category_id', 'role'])
      .orderBy('sha256')
      .execute()
    assert.deepEqual(rows, [
      { category_id: category, role: 'hero' },
      { category_id: category, role: 'carousel' },
      { category_id: null, role: null },
    ])
    assert.deepEqual(await after.db.selectFrom('scoring_run').select(['pdp_id', 'image_id']).execute(), [
      { pdp_id: pdp, image_id: null },
    ])

    // Lists contain the PDP once a maintenance task has summarized it.
    const summaries = () => after.db.selectFrom('pdp_summary').select('pdp_id').execute()
    assert.deepEqual(await summaries(), [])
    await fillSummaries(after.db, new AbortController().signal)
    assert.deepEqual(await summaries(), [{ pdp_id: pdp }])
    await after.close()
  })
})
