import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { withoutNetwork } from '../support/isolation.ts'
import { temporaryDirectory } from '../support/stores.ts'
import { readCalls, recordingCalls, withoutRecording } from '../support/system-calls.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SESSION = join(import.meta.dirname, 'session.ts')
/**
 * Places besides the test's own folder in which files may be created: what the first start builds, and the list of the
 * machine's fonts if it is out of date.
 */
const OWN_PLACES = [
  ...['node_modules/.vite-temp', 'packages/console/static', 'packages/console/guide'].map((path) =>
    join(ROOT, path),
  ),
  ...['/dev/', '/proc/', '/var/cache/fontconfig'],
]

describe('egress', { skip: await withoutRecording() }, () => {
  it('egress reaches nobody and leaves no file elsewhere while people score, import, and make images for a minute', async () => {
    const folder = temporaryDirectory()
    const [home, temporary, calls] = ['home', 'tmp', 'calls'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    mkdirSync(home)
    mkdirSync(temporary)
    const [program, ...args] = [
      // Every attempt is recorded, also on a machine that allows no namespaces.
      ...(await withoutNetwork()),
      ...recordingCalls(calls),
      process.execPath,
      SESSION,
      folder,
    ]
    const session = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment({ HOME: home, TMPDIR: temporary }),
    })
    assert.deepEqual(await once(session, 'exit'), [0, null])

    const { foreign, lookUps, created } = readCalls(calls)
    assert.deepEqual({ foreign, lookUps }, { foreign: [], lookUps: [] })
    const elsewhere = created.filter((path) => ![folder, ...OWN_PLACES].some((own) => path.startsWith(own)))
    assert.deepEqual(elsewhere, [])
    // The build cache, which is in the home of each user.
    assert.deepEqual(readdirSync(home), ['.cache'])
    assert.deepEqual(readdirSync(join(home, '.cache')), ['endcap'])
    assert.ok(existsSync(join(folder, 'data')), 'the session ran')
  })
})

/** Returns the environment of a person who has set nothing, with telemetry switched on wherever that is possible. */
function environment(given: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH } = process.env
  return { PATH, ENDCAP_LOG: 'error', ORT_DISABLE_TELEMETRY: '0', ...given }
}
