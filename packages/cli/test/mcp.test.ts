import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertFailures, endcap } from '../../service/test/support/process.ts'

const CLIENT = ['--client-id', 'a', '--client-secret', 'b', '--org', 'c']

describe('endcap mcp', () => {
  it('endcap mcp explains missing and wrong options', async () => {
    await assertFailures(2, [
      [
        ['mcp'],
        /^endcap: set ENDCAP_CLIENT_ID, ENDCAP_CLIENT_SECRET and ENDCAP_ORGANIZATION_ID, or ENDCAP_DATA/,
      ],
      [['mcp', '--data', ''], /ENDCAP_ORGANIZATION_ID, or ENDCAP_DATA/],
      [['mcp', '--client-secret', 'b'], /^endcap: a client secret needs --client-id and --org/],
      [['mcp', ...CLIENT, '--base-url', 'endcap'], /baseUrl is not an absolute http or https URL: endcap/],
      [['mcp', ...CLIENT, '--allow-folder', '/absent'], /there is no folder \/absent/],
      [['mcp', ...CLIENT, '--allow-folder', process.execPath], /there is no folder/],
    ])
  })

  it('endcap mcp ends when standard input closes, and writes nothing else', async () => {
    assert.deepEqual(await endcap(['mcp', ...CLIENT]), { code: 0, stdout: '', stderr: '' })
  })
})
