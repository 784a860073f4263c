import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { detectCatalog } from '@endcap/catalog-files'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { NO_DEFAULTS } from '../../../src/domains/imports/import-defaults.ts'
import { insertImport } from '../../../src/domains/imports/import-store.ts'
import { removeExpiredImports } from '../../../src/domains/imports/remove-expired-imports.ts'
import { claimFiles } from '../../../src/platform/blobs/stored-files.ts'
import { describeOnEmbedded, keepText, type OpenFiles, openWithFiles } from '../../support/stores.ts'

const FILE = 'id\n1\n'

describeOnEmbedded('the store of imports', ({ place }) => {
  let open: OpenFiles
  before(async () => {
    open = await openWithFiles(await place())
  })
  after(() => open.database.close())

  async function insert(text: string): Promise<string> {
    const { database, files, organizationId } = open
    const sha256 = await keepText(files, organizationId, text)
    const id = uuidV7()
    await database.db.transaction().execute(async (trx) => {
      await claimFiles(trx, organizationId, [sha256])
      await insertImport(trx, {
        id,
        organizationId,
        file: { sha256, byteLength: text.length, filename: null },
        detection: detectCatalog(Buffer.from(FILE)),
        defaults: NO_DEFAULTS,
        startsWhenReady: false,
      })
    })
    return id
  }

  const files = async () => {
    await open.files.removeUnclaimed({ ageS: 0 })
    const { rows } = await sql<{ sha256: string }>`SELECT sha256 FROM import`.execute(open.database.db)
    return Promise.all(
      rows.map(({ sha256 }) => open.blobs.get(`${open.organizationId}/${sha256.slice(0, 2)}/${sha256}`)),
    )
  }

  it('the store of imports keeps the file of an import, and removes both a month after its end', async () => {
    const { db } = open.database
    const [ended, running] = [await insert(FILE), await insert(`${FILE}2\n`)]
    assert.equal((await files()).length, 2)
    await sql`UPDATE import SET status = 'completed', ended_at = now() - interval '29 days' WHERE id = ${ended}`.execute(
      db,
    )
    await sql`UPDATE import SET status = 'running', created_at = now() - interval '1 year' WHERE id = ${running}`.execute(
      db,
    )
    const { signal } = new AbortController()
    await removeExpiredImports(db, signal)
    assert.equal((await files()).length, 2)
    await sql`UPDATE import SET ended_at = now() - interval '31 days' WHERE id = ${ended}`.execute(db)
    await removeExpiredImports(db, signal)
    assert.deepEqual((await files()).map(String), [`${FILE}2\n`])
    const { rows } = await sql`SELECT sha256 FROM unclaimed_file`.execute(db)
    assert.deepEqual(rows, [])
  })
})
