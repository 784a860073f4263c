import assert from 'node:assert/strict'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import type { DatabaseConfig } from '@endcap/service/platform/db/database'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { endcap } from '../../../../service/test/support/process.ts'
import { open, type StoreUnderTest, temporaryDirectory } from '../../../../service/test/support/stores.ts'
import { lockBackups } from '../../../src/operator/archive/backups/backup-folders.ts'
import { done, fill, IMAGES, refused } from './archive-suite.ts'

const environmentOf = ({ url }: DatabaseConfig): Record<string, string> =>
  url === null ? {} : { DATABASE_URL: url }

/** Runs `endcap backup create`. */
export const backUp = (directory: string, place: DatabaseConfig, ...options: string[]) =>
  endcap(
    ['backup', 'create', directory, '--data', place.dataDirectory, '--json', ...options],
    environmentOf(place),
  )

/** Runs `endcap backup verify`. */
export const verify = (directory: string, ...options: string[]) =>
  endcap(['backup', 'verify', directory, '--json', ...options])

/** Returns the names of the complete backups in a directory, and fails if there is anything else but the lock. */
export function backupsIn(directory: string): string[] {
  const names = readdirSync(directory).filter(
    (name) => name !== 'lock.sqlite' && name !== 'lock.sqlite-journal',
  )
  for (const name of names) assert.match(name, /^\d{4}-.*Z$/)
  return names.toSorted()
}

/** Returns the numbers of missing files of the recorded backups, the oldest first. */
async function recorded(place: DatabaseConfig): Promise<number[]> {
  const { db, close } = await open(place)
  const rows = await db.selectFrom('backup_run').selectAll().orderBy('finished_at').execute()
  await close()
  return rows.map(({ missing_files }) => missing_files)
}

/** Declares what backups guarantee on a store. */
export function backupSuite({ place }: StoreUnderTest): void {
  it('links the files of the previous one, is recorded, and removes older ones when it is complete', async () => {
    const from = await place()
    const { keys } = await fill(from)
    const directory = join(temporaryDirectory(), 'backups')
    const first = await done(backUp(directory, from))
    assert.partialDeepStrictEqual(first, { files: IMAGES, missing_files: 0, removed_backups: 0 })
    const second = await done(backUp(directory, from, '--keep', '2'))
    assert.equal(second['removed_backups'], 0)
    const inodes = [first, second].map(({ backup }) =>
      keys.map((key) => statSync(join(String(backup), 'files', key)).ino),
    )
    assert.deepEqual(inodes[0], inodes[1])
    for (const mode of ['', 'manifest.json', 'tables.ndjson.gz'])
      assert.equal(statSync(join(String(second['backup']), mode)).mode & 0o077, 0)

    // One that lacks a file removes none, because an older one may have it.
    const lost = 'f'.repeat(64)
    const { db, close } = await open(from)
    await sql`INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length)
      SELECT ${uuidV7()}, organization_id, ${lost}, 'png', 1, 1, 1 FROM image LIMIT 1`.execute(db)
    await close()
    const incomplete = await backUp(directory, from, '--keep', '1')
    assert.equal(incomplete.code, 1)
    assert.ok(incomplete.stderr.includes(lost))
    assert.equal(backupsIn(directory).length, 3)
    assert.deepEqual(await recorded(from), [0, 0, 1])
  })

  it('is verified by a restore, which finds missing files, damaged files and damaged rows', async () => {
    const from = await place()
    const { keys } = await fill(from)
    const directory = temporaryDirectory()
    await refused(verify(directory), /there is no complete backup/)
    const { backup } = await done(backUp(directory, from))
    const path = String(backup)
    const [missing = '', damaged = ''] = keys
    rmSync(join(path, 'files', missing))
    writeFileSync(join(path, 'files', damaged), 'something else')
    const { code, stdout } = await verify(directory)
    assert.equal(code, 1)
    const { problems, checked_files } = JSON.parse(stdout) as { problems: string[]; checked_files: number }
    // There is no problem with the rows.
    assert.deepEqual(problems.toSorted(), [`damaged file: ${damaged}`, `missing file: ${missing}`])
    assert.equal(checked_files, IMAGES - 1)
    writeFileSync(join(path, 'tables.ndjson.gz'), 'no rows')
    await refused(verify(path), /is damaged/)
  })

  it('is refused while another one is written to the same directory', async () => {
    const from = await place()
    await fill(from)
    const directory = temporaryDirectory()
    const unlock = lockBackups(directory)
    await refused(backUp(directory, from), /another backup is being written/)
    unlock()
    await done(backUp(directory, from))
  })
}
