import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unknownVariables } from '../../src/config/unknown-variables.ts'
import { endcap, endcapAll, jsonLines, serve } from '../support/process.ts'
import { temporaryDirectory } from '../support/stores.ts'

const BASE_URL = 'ENDCAP_BASEURL is not a setting. Did you mean ENDCAP_BASE_URL?'

describe('a variable that is not a setting', () => {
  it('a variable that is not a setting is named with the setting that may be meant', () => {
    const expected: Record<string, string> = {
      ENDCAP_BASEURL: BASE_URL,
      endcap_port: 'endcap_port is not a setting. Did you mean ENDCAP_PORT?',
      ENDCAP_DATABASE_URL: 'ENDCAP_DATABASE_URL is not a setting. Did you mean DATABASE_URL?',
      ENDCAP_CLIENT_SECRTE_FILE:
        'ENDCAP_CLIENT_SECRTE_FILE is not a setting. Did you mean ENDCAP_CLIENT_SECRET_FILE?',
      ENDCAP_PORT_FILE:
        'ENDCAP_PORT_FILE is not a setting: only secrets are read from files. Set ENDCAP_PORT.',
      ENDCAP_FOO: 'ENDCAP_FOO is not a setting. docs/configuration.md lists all settings.',
    }
    for (const [name, sentence] of Object.entries(expected))
      assert.deepEqual(unknownVariables({ [name]: 'x' }), [sentence])
  })

  it('a variable that is not a setting is not what a platform sets for a service of this name', () => {
    const names = ['ENDCAP_SERVICE_HOST', 'ENDCAP_API_SERVICE_PORT_HTTP', 'ENDCAP_PORT_8080_TCP_ADDR']
    const environment = Object.fromEntries(names.map((name) => [name, '10.0.0.1']))
    assert.deepEqual(unknownVariables({ ...environment, ENDCAP_API_PORT: 'tcp://10.0.0.1:8080' }), [])
  })

  it('a variable that is not a setting is a warning of every command, in the form of its output', async () => {
    const environment = { ENDCAP_BASEURL: 'http://x' }
    const [list, none] = await endcapAll(
      [
        ['category', 'resolve', '--name', 'Potato Chips', '--json'],
        ['category', 'resolve', '--help'],
      ],
      environment,
    )
    assert.deepEqual([list?.code, list?.stderr, none?.stderr], [0, `endcap: ${BASE_URL}\n`, ''])
    const doctor = await endcap(['doctor', '--json'], { ...environment, ENDCAP_PORT: 'x' })
    const settings = jsonLines(doctor.stdout).find(({ check }) => check === 'settings')
    assert.deepEqual(settings?.['detail'], BASE_URL)
    const wrong = await endcap(['serve'], { ...environment, ENDCAP_PORT: 'x' })
    assert.deepEqual([wrong.code, wrong.stderr.startsWith(`endcap: ${BASE_URL}\n`)], [2, true], wrong.stderr)
  })

  it('a variable that is not a setting is logged by the service, which starts', async () => {
    await using service = await serve(
      ['--data', temporaryDirectory(), '--port', '0'],
      { ENDCAP_BASEURL: 'http://x', ENDCAP_LOG: 'warn,json' },
      { stderr: 'pipe' },
    )
    let log = ''
    service.child.stderr?.on('data', (chunk: Buffer) => (log += String(chunk)))
    await service.kill('SIGTERM')
    assert.equal(jsonLines(log)[0]?.['msg'], BASE_URL)
  })
})
