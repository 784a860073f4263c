import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, it } from 'node:test'
import { Endcap } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import { eventually } from '../support/eventually.ts'
import { startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { jsonLines, serve } from '../support/process.ts'
import { migratedDirectory } from '../support/stores.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const START = join(ROOT, 'scripts/start.js')
const PRELOAD = { NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/stray-fault.js')}` }

describe('an exception that belongs to no request and no job', () => {
  it('an exception that belongs to no request and no job is logged with its stack, lets running requests finish, and ends the process with 1', async () => {
    await using origin = await startOrigin()
    const image = await picture(1, 1_200)
    const isRequested = Promise.withResolvers<() => void>()
    origin.serve('/slow.png', (_request, response) => {
      isRequested.resolve(() => response.writeHead(200, { 'content-type': 'image/png' }).end(image))
    })
    const data = await migratedDirectory()
    const port = String(await freePort())
    const environment = { ...PRELOAD, ENDCAP_ALLOWED_ORIGINS: origin.host, ENDCAP_LOG: 'error,json' }
    await using first = await serve(['--data', data, '--port', port], environment, { stderr: 'pipe' })
    let log = ''
    first.child.stderr?.on('data', (chunk: Buffer) => (log += String(chunk)))
    const endcap = clientOf(first.announced)
    const running = endcap.pdps.submit('running', {
      hero_image_url: origin.url('/slow.png'),
      name: 'Whole Milk 1 l',
    })
    const answer = await Promise.race([
      isRequested.promise,
      running.then(() => assert.fail('not downloaded')),
    ])
    first.child.kill('SIGUSR2')
    const exited = once(first.child, 'exit')
    await eventually(async () => log.includes('a stray fault'), { attempts: 200, everyMs: 50 })
    answer()
    await running
    assert.deepEqual(await exited, [1, null])
    const fatal = jsonLines<{ err?: { stack: string }; msg: string }>(log).find(({ msg }) =>
      /no request/.test(msg),
    )
    assert.match(fatal?.err?.stack ?? '', /stray-fault\.js/)

    await using second = await serve(['--data', data, '--port', port], environment)
    assert.equal(second.announced['base_url'], first.announced['base_url'])
    assert.ok(await endcap.pdps.wait('running'), 'the accepted listing was scored after the restart')
  })

  it('an exception that belongs to no request and no job lets npm start start the service again, at most three times in ten minutes', async () => {
    const data = await migratedDirectory()
    const args = ['--json', '--port', String(await freePort()), '--data', data]
    const supervisor = spawn(process.execPath, [START, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...PRELOAD, ENDCAP_DRAIN_MS: '0' },
    })
    const exited = once(supervisor, 'exit')
    const announcements = createInterface({ input: supervisor.stdout })[Symbol.asyncIterator]()
    for (let start = 0; start < 4; start++) {
      assert.equal((await announcements.next()).done, false, `start ${start}`)
      process.kill(serviceOf(supervisor), 'SIGUSR2')
    }
    assert.deepEqual(await exited, [1, null])
  })

  it('an exception that belongs to no request and no job does not let npm start start a service again that was told to end', async () => {
    const data = await migratedDirectory()
    const args = ['--json', '--port', String(await freePort()), '--data', data]
    const supervisor = spawn(process.execPath, [START, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ENDCAP_DRAIN_MS: '0' },
    })
    await once(createInterface({ input: supervisor.stdout }), 'line')
    supervisor.kill('SIGTERM')
    assert.deepEqual(await once(supervisor, 'exit'), [0, null])
  })
})

function clientOf(announced: Record<string, string>): Endcap {
  const { base_url: baseUrl = '', client_id: clientId = '', organization_id: organizationId = '' } = announced
  return new Endcap({ baseUrl, clientId, clientSecret: announced['client_secret'] ?? '', organizationId })
}

/** Returns the process id of the service that the supervisor has started. */
function serviceOf({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return Number(children.at(-1))
}
