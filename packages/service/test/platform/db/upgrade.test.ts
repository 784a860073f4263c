import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { fillSummaries } from '../../../src/domains/pdps/fill-summaries.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

describeOnBothStores('an upgrade', ({ place }) => {
  it('sets category and role of the images of PDPs, and summarizes the PDPs', async () => {
    const where = await place()
    const [organization, portfolio, pdp, run, category] = Array.from({ length: 5 }, () => uuidV7())
    const images = Array.from({ length: 3 }, () => uuidV7())
    const before = await open(where)
    // Restores the schema of the first release, with a PDP of two images and a replaced third one.
    for (const statement of [
      "DELETE FROM schema_migration WHERE name > '0001-first'",
      'ALTER TABLE credential DROP COLUMN name, DROP COLUMN created_by, DROP COLUMN last_used_at, DROP COLUMN previous_secret_hash, DROP COLUMN previous_secret_until',
      'ALTER TABLE organization DROP COLUMN quota_bytes, DROP COLUMN suspended_at, DROP COLUMN deleting_since',
      'DROP TABLE stored_file',
      'DROP TABLE backup_run',
      'DROP TABLE import_row, import, webhook_delivery, webhook_endpoint',
      'DROP TABLE event, event_counter, organization_rubric, rubric_version, correction',
      'DROP FUNCTION number_event',
      'DROP TABLE sign_in_link, console_session, oidc_identity, membership, user_account',
      'DROP TRIGGER pdp_summary ON pdp',
      'DROP FUNCTION summarize_pdp',
      'DROP TABLE pdp_summary, pdp_history, draft_file, draft',
      'DROP FUNCTION summarize_image_gain',
      'DROP FUNCTION pdp_search_grams',
      'ALTER TABLE pdp DROP COLUMN tags, DROP COLUMN is_composed',
      'DROP TABLE job_turn, unclaimed_file',
      'DROP TABLE spark_child, spark_request, spark_spending, shared_secret, upload',
      'ALTER TABLE image DROP COLUMN root_image_id',
      'DROP TABLE listing',
      'ALTER TABLE scoring_run DROP COLUMN image_id, ALTER COLUMN pdp_id SET NOT NULL',
      'ALTER TABLE known_product DROP COLUMN is_guess',
      'DROP INDEX scoring_run_item_pending',
      'DROP INDEX pdp_image_image',
      'ALTER TABLE image DROP COLUMN category_id, DROP COLUMN role, DROP COLUMN origin_pdp_id, DROP COLUMN last_filename, DROP COLUMN last_source_url, DROP COLUMN last_asset_id',
    ])
      await sql.raw(statement).execute(before.db)
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
