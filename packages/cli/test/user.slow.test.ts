import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { startConsole } from '../../service/test/support/console.ts'
import { endcap, endcapAll, jsonLines, MAIN, serve } from '../../service/test/support/process.ts'
import { migratedDirectory } from '../../service/test/support/stores.ts'

/** Runs `endcap … --json` and returns its only line. */
async function run(args: string[], data: string): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await endcap([...args, '--data', data, '--json'])
  assert.equal(code, 0, stderr)
  return jsonLines(stdout)[0] ?? {}
}

describe('endcap user', () => {
  it('[CLI-30] endcap user invites, lists, disables and enables people of a data directory that no service runs on', async () => {
    const data = await migratedDirectory()
    const { organization_id: org } = await run(['org', 'create', '--name', 'Acme'], data)
    const args = ['--org', String(org), '--role', 'editor', '--name', 'Ann', '--email', 'ann@example.com']
    const { user_id: id, link, ...invited } = await run(['user', 'invite', ...args], data)
    assert.match(String(link), /^http:\/\/127\.0\.0\.1:8080\/console\/#invite=ecl_[\w-]{43}$/)
    assert.deepEqual(
      { ...invited, expires_at: '' },
      { organization_id: org, role: 'editor', is_operator: false, expires_at: '' },
    )
    const further = [
      ['user', 'list', '--org', String(org)],
      ['user', 'disable', String(id)],
      ['user', 'list'],
      ['user', 'enable', String(id)],
    ]
    const answers = await endcapAll(further.map((each) => [...each, '--data', data, '--json']))
    const [listed = {}, disabled, listedAgain, enabled] = answers.map(({ stdout }) => jsonLines(stdout)[0])
    assert.deepEqual(
      [listed['user_id'], listed['role'], listed['state'], listed['email']],
      [id, 'editor', 'invited', 'ann@example.com'],
    )
    assert.deepEqual(disabled, { user_id: id, disabled: true })
    assert.equal(listedAgain?.['state'], 'disabled')
    assert.deepEqual(enabled, { user_id: id, disabled: false })
  })

  it('[CLI-31] endcap user acts on the running service at once', async () => {
    await using service = await startConsole()
    const data = service.config.dataDirectory
    const args = ['--org', service.organizationId, '--role', 'viewer', '--operator']
    const invited = await run(['user', 'invite', ...args], data)
    const { userId, cookie } = await service.signIn(String(invited['link']), 'Ann')
    assert.equal((await service.send('GET', '/admin/v1/health', { cookie })).status, 200)
    const { link } = await run(['user', 'link', userId], data)
    assert.match(String(link), /#sign-in=/)
    await service.signIn(String(link))
    await run(['user', 'disable', userId], data)
    assert.equal((await service.send('GET', '/console/api/session', { cookie })).status, 401)
    const refused = await endcap(['user', 'link', userId, '--data', data])
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.match(refused.stderr, /is disabled; run endcap user enable first/)
  })

  it('[CLI-32] endcap user refuses what is wrong with the reason', async () => {
    const data = await migratedDirectory()
    const { organization_id: org } = await run(['org', 'create', '--name', 'Acme'], data)
    const inviting = ['user', 'invite', '--org', String(org), '--data', data]
    const answers = await endcapAll([
      [...inviting, '--role', 'operator'],
      [...inviting, '--role', 'viewer', '--email', 'none'],
      [...inviting, '--role', 'viewer', '--name', ' '],
      inviting,
      [...inviting, '--role', 'viewer', '--email', 'ann@example.com'],
      [...inviting, '--role', 'viewer', '--email', 'Ann@example.com'],
      ['user', 'disable', 'nobody', '--data', data],
    ])
    assert.deepEqual(
      answers.map(({ code }) => code),
      [2, 2, 2, 2, 0, 1, 1],
    )
    const [again, absent] = answers.slice(-2)
    assert.equal(again?.stdout, '')
    assert.match(again.stderr, /email: belongs to a person of this organization/)
    assert.match(absent?.stderr ?? '', /there is no person nobody; endcap user list prints all/)
  })
})

describe('endcap serve', () => {
  it('[CLI-33] endcap serve leads to the setup link, which goes into a file if standard output is no terminal', async () => {
    const data = await migratedDirectory()
    let address = ''
    {
      await using first = await serve(['--data', data, '--port', '0'])
      const { base_url: baseUrl = '', console_url: url, setup_link_file: file = '' } = first.announced
      assert.equal(url, `${baseUrl}/console/`)
      assert.equal(file, join(data, 'setup-link.txt'))
      assert.equal(statSync(file).mode & 0o777, 0o600)
      const link = readFileSync(file, 'utf8').trim()
      assert.ok(link.startsWith(`${baseUrl}/console/#setup=ecl_`))
      const response = await fetch(`${baseUrl}/console/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'endcap-console': '1', origin: baseUrl },
        body: JSON.stringify({ secret: link.split('=').at(-1), name: 'Ann' }),
      })
      assert.equal(response.status, 200)
      address = baseUrl
    }
    await using second = await serve(['--data', data, '--port', new URL(address).port])
    assert.equal(second.announced['console_url'], `${address}/console/`)
    assert.equal(second.announced['setup_link_file'], undefined)
    assert.ok(!existsSync(join(data, 'setup-link.txt')))
  })

  it('[CLI-34] endcap serve prints the setup link first on a terminal', {
    skip: process.platform !== 'linux',
  }, async () => {
    const data = await migratedDirectory()
    const command = `'${process.execPath}' '${MAIN}' serve --port 0 --data '${data}'`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...process.env, ENDCAP_LOG: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    let output = ''
    for await (const chunk of child.stdout) {
      output += String(chunk)
      if (output.includes('client id')) break
    }
    child.kill('SIGKILL')
    await exited
    const [listening = '', open = ''] = output.split(/\r?\n/)
    assert.match(listening, /^Endcap is listening on /)
    assert.match(
      open,
      /^Open http:\/\/127\.0\.0\.1:\d+\/console\/#setup=ecl_[\w-]{43} {3}\(valid for one hour, once\)$/,
    )
    assert.ok(!existsSync(join(data, 'setup-link.txt')))
  })
})
