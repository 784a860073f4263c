import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { ImageFacts } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'
import { sql } from 'kysely'
import { removeContentsOf } from '../../../src/domains/images/remove-images.ts'
import { insertUpload } from '../../../src/domains/images/upload-store.ts'
import { createAnalysisStore } from '../../../src/domains/scoring/analysis-store.ts'
import { claimFiles, FileInRemovalError, type StoredFiles } from '../../../src/platform/blobs/stored-files.ts'
import type { Database, Db } from '../../../src/platform/db/database.ts'
import { eventually } from '../../support/eventually.ts'
import { describeOnPostgres, keepText, openWithFiles } from '../../support/stores.ts'

const file = { format: 'png', widthPx: 1, heightPx: 1, byteLength: 1 } as const

describeOnPostgres('content whose last references are deleted', ({ place }) => {
  let database: Database
  let files: StoredFiles
  let organizationId: string
  before(async () => {
    ;({ database, files, organizationId } = await openWithFiles(await place()))
  })
  after(() => database.close())

  const transaction = <Result>(run: (trx: Db) => Promise<Result>) => database.db.transaction().execute(run)
  const saveFacts = (sha256: string) =>
    createAnalysisStore(database.db, FACTS_VERSION).saveFacts(organizationId, sha256, {
      version: 'test',
    } as ImageFacts)
  /** Stores content with facts and `uploads` references to it. */
  async function store(text: string, uploads: number): Promise<{ sha256: string; ids: string[] }> {
    const sha256 = await keepText(files, organizationId, text)
    const ids: string[] = []
    for (let n = 0; n < uploads; n++)
      ids.push((await insertUpload(database.db, organizationId, { sha256, file })).id)
    await saveFacts(sha256)
    return { sha256, ids }
  }
  const refer = (sha256: string) =>
    transaction(async (trx) => {
      await claimFiles(trx, organizationId, [sha256])
      await trx
        .insertInto('draft')
        .values({
          id: sql`gen_random_uuid()`,
          organization_id: organizationId,
          request: '{}',
          expires_at: new Date(),
        })
        .execute()
      await sql`INSERT INTO draft_file SELECT id, ${organizationId}, ${sha256} FROM draft LIMIT 1`.execute(
        trx,
      )
    })
  async function remove(trx: Db, id: string | undefined): Promise<void> {
    const { rows } = await sql<{ organization_id: string; sha256: string }>`
      DELETE FROM upload WHERE id = ${id} RETURNING organization_id, sha256`.execute(trx)
    await removeContentsOf(trx, rows)
  }
  /** Runs `second` while a transaction that has done `first` is open. It has ended or waits when that commits. */
  async function duringCommit(
    first: (trx: Db) => Promise<void>,
    second: () => Promise<unknown>,
  ): Promise<PromiseSettledResult<unknown>> {
    let hasEnded = false
    const isBlocked = async () =>
      (await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`.execute(database.db)).rows
        .length > 0
    const result = await transaction(async (trx) => {
      await first(trx)
      const running = Promise.allSettled([second()]).finally(() => {
        hasEnded = true
      })
      await eventually(async () => hasEnded || (await isBlocked()))
      return { running }
    })
    const [outcome] = await result.running
    if (!outcome) throw new Error('the second change has no outcome')
    return outcome
  }
  const remains = async (table: 'unclaimed_file' | 'image_facts', sha256: string) =>
    (await database.db.selectFrom(table).select('sha256').where('sha256', '=', sha256).execute()).length > 0

  it('content whose last references are deleted loses its facts and its file when both are deleted at the same time', async () => {
    const { sha256, ids } = await store('two references', 2)
    await duringCommit(
      (trx) => remove(trx, ids[0]),
      () => transaction((trx) => remove(trx, ids[1])),
    )
    assert.equal(await remains('image_facts', sha256), false)
    assert.equal(await remains('unclaimed_file', sha256), true)
  })

  it('content whose last references are deleted can be stored and referred to again, without its facts', async () => {
    const { sha256, ids } = await store('stored again', 1)
    const { status } = await duringCommit(
      (trx) => remove(trx, ids[0]),
      async () => {
        await keepText(files, organizationId, 'stored again')
        await refer(sha256)
      },
    )
    assert.equal(status, 'fulfilled')
    assert.equal(await remains('image_facts', sha256), false)
    assert.equal(await remains('unclaimed_file', sha256), false)
  })

  it('content whose last references are deleted can be referred to while its file is stored, without its facts', async () => {
    const { sha256, ids } = await store('referred to again', 1)
    const { status } = await duringCommit(
      (trx) => remove(trx, ids[0]),
      () => refer(sha256),
    )
    assert.equal(status, 'fulfilled')
    assert.equal(await remains('image_facts', sha256), false)
    assert.equal(await remains('unclaimed_file', sha256), false)
  })

  it('content whose last references are deleted is locked in one order, so that references and deletions do not deadlock', async () => {
    const stored = await Promise.all(Array.from({ length: 6 }, (_, n) => store(`ordered ${n}`, 21)))
    const contents = stored.map(({ sha256 }) => sha256)
    for (let round = 0; round < 20; round++) {
      // Half of the contents have a row, as after a submission that failed.
      for (const n of [1, 3, 5]) await keepText(files, organizationId, `ordered ${n}`)
      const turned = [...contents.slice(round % 6), ...contents.slice(0, round % 6)]
      await Promise.all([
        transaction((trx) => claimFiles(trx, organizationId, turned)),
        transaction((trx) => claimFiles(trx, organizationId, turned.toReversed())),
        transaction(async (trx) => {
          const ids = stored.map((each) => each.ids[round])
          const { rows } = await sql<{ organization_id: string; sha256: string }>`
            DELETE FROM upload WHERE id = ANY(${ids}) RETURNING organization_id, sha256`.execute(trx)
          await removeContentsOf(trx, rows.toReversed())
        }),
      ])
    }
    // One upload of each is left.
    for (const sha256 of contents) assert.equal(await remains('unclaimed_file', sha256), false)
  })

  it('content whose last references are deleted keeps no facts of an analysis that ends after the deletion', async () => {
    const { sha256, ids } = await store('analyzed late', 1)
    await duringCommit(
      (trx) => remove(trx, ids[0]),
      () => saveFacts(sha256),
    )
    assert.equal(await remains('image_facts', sha256), false)
  })

  it('content whose last references are deleted leaves nothing when it is deleted while its file is checked for removal', async () => {
    const { sha256, ids } = await store('checked', 1)
    // A second submission that failed has stored the file again.
    await keepText(files, organizationId, 'checked')
    await duringCommit(
      (trx) => remove(trx, ids[0]),
      () => files.removeUnclaimed({ ageS: -1 }),
    )
    await files.removeUnclaimed({ ageS: -1 })
    assert.equal(await remains('unclaimed_file', sha256), false)
    await assert.rejects(refer(sha256), FileInRemovalError)
  })
})
