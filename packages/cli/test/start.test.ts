import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { freePort } from '@endcap/foundation/net/free-port'
import { newestMigration } from '@endcap/service/platform/db/migrate'
import { endcap, killAtEnd, MAIN } from '../../service/test/support/process.ts'
import { migratedDirectory, temporaryDirectory } from '../../service/test/support/stores.ts'
import packageJson from '../package.json' with { type: 'json' }

const START = fileURLToPath(new URL('../../../scripts/start.js', import.meta.url))
const LAUNCH = new URL('../bin/launch.js', import.meta.url).href

type Line = { msg: string; level: string; [field: string]: unknown }

describe('a start', () => {
  it('a start first logs what runs and what it waits for, and warns of nothing on a default start', async () => {
    const data = await migratedDirectory()
    const port = String(await freePort())
    const lines: Line[] = []
    const child = spawn(process.execPath, [MAIN, 'serve', '--samples', '--port', port, '--data', data], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ENDCAP_LOG: 'info,json', ENDCAP_DRAIN_MS: '0' },
    })
    using _child = killAtEnd(child)
    const exited = once(child, 'exit')
    for await (const line of createInterface({ input: child.stderr ?? assert.fail() })) {
      lines.push(JSON.parse(line) as Line)
      if (!lines.at(-1)?.msg.startsWith('listening on')) continue
      // The files of a first start exist before the process says that it listens.
      assert.ok(existsSync(join(data, 'setup-link.txt')))
      const { version, commit, schema, checks } = await readReady(port)
      assert.deepEqual({ version, schema }, { version: packageJson.version, schema: newestMigration })
      assert.equal(commit, lines[0]?.['commit'])
      assert.equal(checks?.['database'], 'ok')
      child.kill('SIGTERM')
    }
    assert.deepEqual(await exited, [0, null])
    assert.deepEqual(
      lines.slice(0, 2).map(({ msg }) => msg),
      ['starting', 'opening the embedded database'],
    )
    assert.deepEqual([lines[0]?.['version'], lines[0]?.['schema']], [packageJson.version, newestMigration])
    assert.deepEqual(
      lines.filter(({ level }) => level !== 'info'),
      [],
    )
  })

  it('a start ends its build on a signal', async () => {
    const cache = temporaryDirectory()
    const supervisor = spawn(process.execPath, [START, '--data', temporaryDirectory()], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, XDG_CACHE_HOME: cache },
    })
    using _supervisor = killAtEnd(supervisor)
    const [line] = (await once(createInterface({ input: supervisor.stderr }), 'line')) as [string]
    assert.match((JSON.parse(line) as Line).msg, /^building the .*service$/)
    const build = Number(readFileSync(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8'))
    supervisor.kill('SIGTERM')
    assert.deepEqual(await once(supervisor, 'exit'), [1, null])
    assert.equal(existsSync(`/proc/${build}`), false)
  })

  it('a start explains in a line that a program cannot be run', async () => {
    const program = `const { launch } = await import('${LAUNCH}'); launch('/absent/node', new URL('${LAUNCH}'), [])`
    const child = execFile(process.execPath, ['--input-type=module', '-e', program])
    let stderr = ''
    child.stderr?.on('data', (chunk: string) => (stderr += chunk))
    assert.deepEqual(await once(child, 'close'), [1, null])
    assert.match(stderr, /^endcap cannot run \/absent\/node: .+ENOENT\n$/)
  })
})

it('endcap --version names the version and the schema of the release', async () => {
  const { stdout } = await endcap(['--version'])
  assert.match(
    stdout,
    new RegExp(`^${packageJson.version} \\((?:commit [0-9a-f]{40}, )?schema ${newestMigration}\\)\\n$`),
  )
})

async function readReady(
  port: string,
): Promise<{ [field: string]: unknown; checks?: Record<string, string> }> {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`)
  assert.equal(response.status, 200)
  return (await response.json()) as Record<string, unknown>
}
