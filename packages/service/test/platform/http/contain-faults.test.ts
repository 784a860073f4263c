import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { jsonLines } from '../../support/process.ts'

const SERVER = fileURLToPath(new URL('../../support/faulty-server.ts', import.meta.url))

const child = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'pipe', 'pipe'] })
let log = ''
child.stderr.on('data', (chunk: Buffer) => (log += String(chunk)))
const lines = createInterface({ input: child.stdout })
const [address] = (await once(lines, 'line')) as [string]

async function post(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'body',
    signal: AbortSignal.timeout(10_000),
  })
  return { status: response.status, text: await response.text() }
}

describe('an exception that no try surrounds', () => {
  after(() => child.kill('SIGKILL'))

  for (const path of ['/timer', '/interval', '/rejection', '/abort', '/data', '/end', '/error-event'])
    it(`an exception that no try surrounds answers its own request with the Error object, and no other: ${path}`, async () => {
      const other = post('/slow')
      const { status, text } = await post(path)
      assert.equal(status, 500)
      assert.equal((JSON.parse(text) as { error_code: string }).error_code, 'INTERNAL_ERROR')
      assert.deepEqual(await other, { status: 200, text: 'slow' })
    })

  it('an exception that no try surrounds changes nothing about a response that was sent', async () => {
    assert.deepEqual(await post('/after-response'), { status: 200, text: 'sent' })
    assert.deepEqual(await post('/slow'), { status: 200, text: 'slow' })
  })

  it('an exception that no try surrounds resets the connection of a response that was sent in part', async () => {
    await assert.rejects(post('/half-response'))
    assert.deepEqual(await post('/slow'), { status: 200, text: 'slow' })
  })

  it('an exception that no try surrounds is thrown to the code that contains the work', async () => {
    assert.deepEqual(await post('/inner'), { status: 200, text: 'caught: a fault' })
  })

  it('an exception that no try surrounds is logged with its stack and the request', async () => {
    await post('/timer')
    const entries = jsonLines<{ err?: { stack: string }; scope?: string }>(log)
    assert.ok(
      entries.some(
        ({ err, scope }) => scope?.startsWith('request ') && err?.stack.includes('faulty-server.ts'),
      ),
    )
  })

  it('an exception that no try surrounds of no request is reported once, and no request is hurt', async () => {
    const other = post('/slow')
    child.kill('SIGUSR2')
    assert.deepEqual(await once(lines, 'line'), ['stray'])
    assert.deepEqual(await other, { status: 200, text: 'slow' })
  })
})
