import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Endcap } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import sharp from 'sharp'
import { picture } from '../../service/test/support/pictures.ts'
import { endcap, jsonLines, MAIN, type ServeProcess, serve } from '../../service/test/support/process.ts'
import { migratedDirectory, temporaryDirectory } from '../../service/test/support/stores.ts'

describe('endcap score --explain', () => {
  const directory = temporaryDirectory()
  const file = join(directory, 'pack.png')
  const drawing = join(directory, 'why.png')
  before(async () => {
    writeFileSync(file, await picture(3))
  })

  it('endcap score --explain writes a picture that explains the score', async () => {
    const { code, stderr } = await endcap([
      'score',
      file,
      '--name',
      'Alva <Oat> & Drink 1 L',
      '--explain',
      drawing,
    ])
    assert.equal(code, 0, stderr)
    const { format, width, height } = await sharp(readFileSync(drawing)).metadata()
    assert.deepEqual([format, width], ['png', 1240])
    assert.ok(height > 600)
  })

  it('endcap score --explain rejects several images as wrong usage, and fails for a file that is not an image', async () => {
    const { code, stderr } = await endcap(['score', file, file, '--explain', drawing])
    assert.equal(code, 2)
    assert.match(stderr, /one image, not 2/)
    writeFileSync(join(directory, 'none.png'), 'no picture')
    const none = await endcap(['score', join(directory, 'none.png'), '--explain', join(directory, 'no.png')])
    assert.equal(none.code, 1)
    assert.ok(!existsSync(join(directory, 'no.png')))
  })
})

describe('the first credential of endcap serve', () => {
  /** Returns the output of a first start up to the credential. */
  async function firstStart(
    data: string,
    [command = '', ...args]: string[],
    environment: Record<string, string> = {},
  ): Promise<string> {
    const { DATABASE_URL: _url, ...inherited } = process.env
    const child = spawn(command, args, {
      env: { ...inherited, ENDCAP_LOG: 'error', ENDCAP_DATA: data, ENDCAP_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    let output = ''
    for await (const chunk of child.stdout) {
      output += String(chunk)
      if (/organization id [^\n]*\n/.test(output)) break
    }
    child.kill('SIGKILL')
    await exited
    return output
  }

  it('the first credential of endcap serve goes into a file that only its owner may read if standard output is no terminal', async () => {
    const data = await migratedDirectory()
    const output = await firstStart(data, [process.execPath, MAIN, 'serve'])
    assert.doesNotMatch(output, /ecs_/)
    const [, file = ''] = /client secret +in (.+)/.exec(output) ?? []
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const credential = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    assert.deepEqual(Object.keys(credential), [
      'client_id',
      'client_secret',
      'organization_id',
      'audience',
      'token_url',
    ])
    assert.ok(output.includes(credential['client_id'] ?? 'no id'), output)
  })

  it('the first credential of endcap serve is printed on a terminal and not saved', {
    skip: process.platform !== 'linux',
  }, async () => {
    const data = await migratedDirectory()
    const command = `'${process.execPath}' '${MAIN}' serve`
    const output = await firstStart(data, ['script', '-qec', command, '/dev/null'])
    assert.match(output, /client secret +ecs_\S+/)
    assert.deepEqual(
      readdirSync(data).filter((name) => name.startsWith('credential-')),
      [],
    )
  })
})

describe('endcap serve', () => {
  const data = temporaryDirectory()
  let running: ServeProcess
  before(async () => {
    running = await serve(['--data', data, '--port', String(await freePort()), '--samples'], {
      ENDCAP_DRAIN_MS: '2000',
      ENDCAP_GRACE_MS: '1000',
    })
  })
  after(() => running[Symbol.asyncDispose]())

  it('[CLI-2] endcap serve prints all that a caller needs on its first start', async () => {
    const {
      base_url: baseUrl = '',
      client_id: clientId = '',
      client_secret: clientSecret = '',
      organization_id: organizationId = '',
    } = running.announced
    const client = new Endcap({ baseUrl, clientId, clientSecret, organizationId })
    await assert.rejects(client.pdps.get('none'), { code: 'PDP_NOT_FOUND', status: 404 })
  })

  it('endcap serve is administered through its control socket, which only its user may open', async () => {
    const { code, stdout, stderr } = await endcap([
      'org',
      'create',
      '--name',
      'Second',
      '--data',
      data,
      '--json',
    ])
    assert.equal(code, 0, stderr)
    const names = jsonLines((await endcap(['org', 'list', '--data', data, '--json'])).stdout).map(
      ({ name }) => name,
    )
    assert.deepEqual(names, ['First organization', 'Second'])
    assert.equal(statSync(join(data, 'control.sock')).mode & 0o777, 0o600)
    const [organization] = jsonLines(stdout)
    const refused = await endcap([
      'credential',
      'create',
      '--org',
      String(organization?.['organization_id']).replace(/.$/, 'x'),
      '--data',
      data,
    ])
    assert.deepEqual([refused.code, /there is no organization/.test(refused.stderr)], [1, true])
  })

  it('endcap serve rejects a second service on its directory in one line', async () => {
    const { code, stderr } = await endcap(['serve', '--data', data, '--port', '0'])
    assert.equal(code, 1)
    const messages = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
    assert.equal(messages.length, 1, stderr)
    assert.match(messages[0] ?? '', /^endcap: The data directory .* is in use by another Endcap process\./)
  })

  it('endcap serve protects its data from other users', () => {
    assert.equal(statSync(join(data, 'db')).mode & 0o777, 0o700)
  })

  it('endcap serve drains on SIGTERM with 503, and exits 0 despite open connections', async () => {
    const { base_url: baseUrl = '' } = running.announced
    const { hostname, port } = new URL(baseUrl)
    const idler = connect(Number(port), hostname)
    idler.on('error', () => undefined)
    idler.write('PUT /v1/pdps/id/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
    const exit = running.kill('SIGTERM')
    const ready = () => fetch(`${baseUrl}/health/ready`)
    let draining = await ready()
    while (draining.status === 200) draining = await ready()
    assert.deepEqual(
      [draining.status, ((await draining.json()) as { status: string }).status],
      [503, 'draining'],
    )
    const refused = await fetch(`${baseUrl}/v1/pdps/id/x`)
    assert.deepEqual(
      [refused.status, ((await refused.json()) as { error_code: string }).error_code],
      [503, 'SERVICE_UNAVAILABLE'],
    )
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await fetch(`${baseUrl}/auth/token`, { method: 'POST' })).status, 503)
    assert.equal(await exit, 0)
  })

  it('endcap serve exits at once when its launcher dies', async () => {
    await using orphan = await serve([
      '--data',
      await migratedDirectory(),
      '--port',
      String(await freePort()),
    ])
    const exit = once(orphan.child, 'exit')
    orphan.child.disconnect()
    assert.deepEqual(await exit, [1, null])
  })

  it('endcap serve prints no credential on its second start, and keeps its data', async () => {
    running = await serve(['--data', data, '--port', String(await freePort())])
    assert.equal(running.announced['client_secret'], undefined)
    const names = jsonLines((await endcap(['org', 'list', '--data', data, '--json'])).stdout).map(
      ({ name }) => name,
    )
    assert.deepEqual(names, ['First organization', 'Second'])
  })
})
