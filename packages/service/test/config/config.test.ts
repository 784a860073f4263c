import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from '../../src/config/config.ts'

describe('the configuration', () => {
  it('[CONFIG-1] the configuration accepts production and five development environments, each with its own base address and one audience', () => {
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

  it('[CONFIG-2] the configuration permits 120 submissions a minute and a burst of 20 more by default', () => {
    assert.deepEqual(readConfig({}, {}).submissionLimit, { perMinute: 120, burst: 20 })
  })

  it('the configuration gives the lookup of a listing three attempts of 8 seconds, and 25 in total, by default', () => {
    const { source, attempts, attemptTimeoutMs, deadlineMs, standIns } = readConfig({}, {}).scrape
    assert.deepEqual(
      { source, attempts, attemptTimeoutMs, deadlineMs, standIns },
      { source: 'storefront', attempts: 3, attemptTimeoutMs: 8_000, deadlineMs: 25_000, standIns: {} },
    )
  })

  it('the configuration accepts an origin in place of a storefront, and names every invalid one', () => {
    const { standIns } = readConfig({}, { ENDCAP_STOREFRONT_DE: 'http://shop:80/' }).scrape
    assert.deepEqual(standIns, { de: 'http://shop:80' })
    const wrong = {
      ENDCAP_STOREFRONT_US: 'http://shop/path',
      ENDCAP_STOREFRONT_GB: 'http://shop',
      ENDCAP_SCRAPE_PROXY: 'socks://proxy',
      ENDCAP_LISTING_SOURCE: 'catalog-api',
      ENDCAP_CATALOG_API_CLIENT_ID: 'id',
    }
    assert.throws(
      () => readConfig({}, wrong),
      ({ message }: Error) =>
        ['STOREFRONT_US', 'STOREFRONT_GB', 'SCRAPE_PROXY', 'CLIENT_SECRET', 'REFRESH_TOKEN'].every((name) =>
          message.includes(name),
        ) && !message.includes('CLIENT_ID:'),
    )
  })

  it('the configuration accepts allowed origins separated by commas or spaces, and names every invalid one', () => {
    const { allowedOrigins } = readConfig(
      { ENDCAP_ALLOWED_ORIGINS: ' dam.corp.example, *.media.example:81 10.0.0.0/8' },
      {},
    ).fetch
    assert.deepEqual(allowedOrigins, ['dam.corp.example', '*.media.example:81', '10.0.0.0/8'])
    assert.throws(
      () => readConfig({ ENDCAP_ALLOWED_ORIGINS: 'dam.corp.example,10.0.0.0/40,http://dam/x' }, {}),
      ({ message }: Error) =>
        /ENDCAP_ALLOWED_ORIGINS, entry 2: "10\.0\.0\.0\/40": the prefix must/.test(message) &&
        /ENDCAP_ALLOWED_ORIGINS, entry 3: "http:\/\/dam\/x": must be a host/.test(message),
    )
  })

  it('the configuration rejects a base address with user information, without repeating the password', () => {
    for (const address of ['https://user:hunter22@endcap.example', 'https://hunter22@endcap.example'])
      assert.throws(
        () => readConfig({}, { ENDCAP_BASE_URL: address }),
        ({ message }: Error) =>
          message.includes('ENDCAP_BASE_URL: must be without user name and password') &&
          !message.includes('hunter22'),
      )
  })

  it('the configuration accepts an OIDC provider only with all that belongs together', () => {
    const provider = {
      ENDCAP_OIDC_ISSUER: 'https://login.example.com/realm/',
      ENDCAP_OIDC_CLIENT_ID: 'endcap',
      ENDCAP_OIDC_CLIENT_SECRET: 'secret',
    }
    const { isOn, oidc } = readConfig({}, provider).console
    assert.equal(isOn, true)
    // A slash at the end belongs to the issuer.
    assert.deepEqual(oidc, {
      issuer: 'https://login.example.com/realm/',
      clientId: 'endcap',
      clientSecret: 'secret',
      name: 'Single sign-on',
      defaultMembership: null,
      groupRoles: null,
      scopes: [],
    })
    const organization = '0198a000-0000-7000-8000-000000000000'
    const wrong: [Record<string, string>, RegExp][] = [
      [{ ENDCAP_OIDC_NAME: 'Login' }, /ISSUER: must .*CLIENT_ID: must .*CLIENT_SECRET: must/s],
      [{ ...provider, ENDCAP_OIDC_ORGANIZATION: organization }, /ENDCAP_OIDC_ROLE: must be set/],
      [{ ...provider, ENDCAP_OIDC_ROLE: 'viewer' }, /ENDCAP_OIDC_ORGANIZATION: must be set/],
      [
        { ...provider, ENDCAP_OIDC_ORGANIZATION: organization, ENDCAP_OIDC_ROLE: 'admin' },
        /ENDCAP_OIDC_ROLE/,
      ],
      [{ ...provider, ENDCAP_OIDC_ISSUER: 'http://login.example.com' }, /must be an https address/],
      [{ ENDCAP_CONSOLE: 'no' }, /ENDCAP_CONSOLE/],
    ]
    for (const [environment, message] of wrong) assert.throws(() => readConfig({}, environment), message)
    const local = { ...provider, ENDCAP_OIDC_ISSUER: 'http://127.0.0.1:9000' }
    assert.equal(readConfig({}, local).console.oidc?.issuer, 'http://127.0.0.1:9000')
  })
})
