import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { sql } from 'kysely'
import { isMissingReference } from '../../src/platform/db/missing-reference.ts'
import { createPictures, type StoredPicture, USES } from '../support/pictures-in-use.ts'
import { endcap, MAIN } from '../support/process.ts'
import { describeOnPostgres, openWithFiles } from '../support/stores.ts'
import { randomFrom } from '../support/synthetic-pdps.ts'

const KILLS = 12
const PICTURES = 600

describeOnPostgres('the removal of what is kept no longer', ({ place }) => {
  it('the removal of what is kept no longer keeps the bytes of every picture in use, also if it is killed while pictures come back', async () => {
    const where = await place()
    const opened = await openWithFiles(where)
    const { database, directory, blobs, files, organizationId } = opened
    const { db } = database
    const random = randomFrom(17)
    const store = await createPictures(opened)
    const pictures: StoredPicture[] = []
    for (let n = 0; n < PICTURES; n++)
      pictures.push(await store(random() < 0.5 ? null : (USES[Math.floor(random() * USES.length)] ?? null)))
    const environment = {
      DATABASE_URL: where.url ?? '',
      ENDCAP_BLOBS: `file://${directory}`,
      ENDCAP_DATA: directory,
    }

    const takenBack = new Set<string>()
    /** Takes a picture back into its listing, as a submission does, unless it has been removed already. */
    async function takeBack({ id, use }: StoredPicture): Promise<void> {
      if (use !== null) return
      try {
        await sql`INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url)
          SELECT origin_pdp_id, 0, id, 'a', 'http://a/b' FROM image WHERE id = ${id}`.execute(db)
        const row = await db.selectFrom('image').select('id').where('id', '=', id).executeTakeFirst()
        if (row) takenBack.add(id)
      } catch (error) {
        if (!isMissingReference(error)) throw error
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const child = spawn(process.execPath, [MAIN, 'retention'], {
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      })
      const exited = once(child, 'exit')
      for (let taken = 0; taken < 5; taken++) {
        const picture = pictures[Math.floor(random() * pictures.length)]
        if (picture && !takenBack.has(picture.id)) await takeBack(picture)
        await sleep(400 * random())
      }
      child.kill('SIGKILL')
      await exited
    }
    const { code, stderr } = await endcap(['retention'], environment)
    assert.equal(code, 0, stderr)
    await files.removeUnclaimed({ ageS: 0 })

    for (const { id, sha256, use } of pictures) {
      const row = await db.selectFrom('image').select('id').where('id', '=', id).executeTakeFirst()
      const isUsed = use !== null || takenBack.has(id)
      assert.equal(row !== undefined, isUsed, `${String(use)} ${id}`)
      if (isUsed) await blobs.get(blobKey(organizationId, sha256))
    }
    assert.ok(takenBack.size > 5, String(takenBack.size))
    await database.close()
  })
})
