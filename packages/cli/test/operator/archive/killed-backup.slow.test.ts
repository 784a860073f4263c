import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../../../../service/test/support/eventually.ts'
import { MAIN, serve } from '../../../../service/test/support/process.ts'
import { embeddedPlace, temporaryDirectory } from '../../../../service/test/support/stores.ts'
import { done } from './archive-suite.ts'
import { backUp, backupsIn, verify } from './backup-suite.ts'

it('a killed backup leaves nothing under a valid name, and the next one succeeds', async () => {
  const place = await embeddedPlace()
  await using _service = await serve(['--port', '0', '--data', place.dataDirectory])
  const directory = join(temporaryDirectory(), 'backups')
  const copy = join(place.dataDirectory, '.endcap-work-*', 'db', 'pglite')
  const marks = {
    'while the service copies the database': join(copy, 'base'),
    'when the copy has been opened': join(copy, 'backup_label.old'),
    'while the rows are written': join(directory, '.unfinished', 'tables.ndjson.gz'),
  }
  /** Starts a backup and kills it at a mark. Returns false if it was refused, because the service copies for a killed one. */
  async function killAt(mark: string): Promise<boolean> {
    const earlier = new Set(globSync(mark))
    const child = spawn(
      process.execPath,
      [MAIN, 'backup', 'create', directory, '--data', place.dataDirectory],
      {
        stdio: 'ignore',
      },
    )
    const exited = once(child, 'exit')
    while (child.exitCode === null && !globSync(mark).some((path) => !earlier.has(path))) await sleep(5)
    child.kill('SIGKILL')
    const [, signal] = (await exited) as [number | null, string | null]
    return signal === 'SIGKILL'
  }
  for (const [title, mark] of Object.entries(marks)) {
    await eventually(() => killAt(mark), { attempts: 100, everyMs: 200 })
    assert.deepEqual(globSync(join(directory, '[0-9]*')), [], title)
  }
  await done(backUp(directory, place))
  assert.equal(backupsIn(directory).length, 1)
  assert.deepEqual((await done(verify(directory, '--all')))['problems'], [])
})
