import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createFileBlobs } from '../../src/blobs/file-blobs.ts'
import { createWorkFolder, sweepWorkFolders } from '../../src/disk/work-folder.ts'

const HOLD = fileURLToPath(new URL('../support/hold-work-folder.ts', import.meta.url))
const LONG_AGO = new Date('2020-01-01')

/** Starts a process with a work folder below `parent`. */
async function holder(parent: string) {
  const child = spawn(process.execPath, [HOLD, parent], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [path] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return { path, end }
}

const refuse = (error: unknown) => assert.fail(String(error))

describe('the work folder of a process', () => {
  const parent = mkdtempSync(join(tmpdir(), 'endcap-test-'))
  after(() => rmSync(parent, { recursive: true }))

  it('the work folder of a process is removed after kill -9 of its process, but not while that runs', async () => {
    const [killed, running] = await Promise.all([holder(parent), holder(parent)])
    await killed.end('SIGKILL')
    // A folder of the last hour is kept in any case.
    await sweepWorkFolders(parent, refuse)
    assert.ok(existsSync(killed.path))
    for (const { path } of [killed, running]) utimesSync(path, LONG_AGO, LONG_AGO)
    await sweepWorkFolders(parent, refuse)
    assert.deepEqual([existsSync(killed.path), existsSync(join(running.path, 'unfinished'))], [false, true])
    await running.end('SIGKILL')
    await sweepWorkFolders(parent, refuse)
    assert.ok(!existsSync(running.path))
  })

  it('the work folder of a process is created again after a cleaner of temporary files has removed it', () => {
    using work = createWorkFolder(parent)
    rmSync(work.path(), { recursive: true })
    assert.ok(existsSync(work.path()))
  })

  it('the work folder of a process holds the unfinished blobs of a directory, and disappears when its store is closed', async () => {
    const blobs = createFileBlobs(parent, { sign: () => '' })
    await blobs.put('a/0a/0a', Buffer.from('x'))
    assert.deepEqual(readdirSync(parent).filter((name) => name !== 'a').length, 1)
    await blobs.close()
    assert.deepEqual(readdirSync(parent), ['a'])
  })
})
