import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openEye } from '@endcap/service/app/open-eye'
import { ConfigError, readConfig } from '@endcap/service/config/config'

describe('openEye', () => {
  it('openEye refuses an execution provider that this machine lacks, with the setting and the others', async () => {
    const provider = process.platform === 'darwin' ? 'cuda' : 'coreml'
    await assert.rejects(openEye(readConfig({ ENDCAP_EYE_PROVIDER: provider })), (error: unknown) => {
      assert.ok(error instanceof ConfigError)
      assert.match(
        error.problems.join(),
        new RegExp(`^ENDCAP_EYE_PROVIDER: ${provider} .*providers on .*: cpu`),
      )
      return true
    })
  })
})
