import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from '../src/config.ts'

describe('the configuration', () => {
  it('knows production and five development environments, each with its own base address and one audience', () => {
    for (const environment of ['production', 'dev1', 'dev2', 'dev3', 'dev4', 'dev5']) {
      const { auth } = readConfig(
        {
          ENDCAP_ENVIRONMENT: environment,
          ENDCAP_BASE_URL: `https://${environment}.endcap.example`,
          ENDCAP_AUDIENCE: 'https://api.endcap.example',
        },
        {},
      )
      assert.deepEqual(
        [auth.environment, auth.baseUrl, auth.audience],
        [environment, `https://${environment}.endcap.example`, 'https://api.endcap.example'],
      )
    }
    assert.throws(() => readConfig({ ENDCAP_ENVIRONMENT: 'dev6' }, {}), /ENDCAP_ENVIRONMENT/)
  })

  it('lets 120 submissions a minute through, and 20 more now and then, where nothing else is said', () => {
    assert.deepEqual(readConfig({}, {}).submissionLimit, { perMinute: 120, burst: 20 })
  })
})
