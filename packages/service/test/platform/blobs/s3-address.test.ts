import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseS3Address } from '@endcap/foundation/blobs/s3-config'
import { ConfigError, readConfig } from '../../../src/config/config.ts'

const parse = (address: string, environment = {}) => parseS3Address(address, environment)

describe('the address of an object store', () => {
  it('the address of an object store defaults to Amazon S3', () => {
    assert.deepEqual(parse('s3://pictures'), {
      bucket: 'pictures',
      prefix: '',
      endpoint: null,
      publicEndpoint: null,
      region: 'us-east-1',
      pathStyle: false,
    })
  })

  it('the address of an object store contains prefix, endpoint, public endpoint and region', () => {
    const address =
      's3://my.pictures-2/endcap/blobs/?endpoint=http://127.0.0.1:9000/&public-endpoint=https%3A%2F%2Fcdn.example&region=eu-1'
    assert.deepEqual(parse(address), {
      bucket: 'my.pictures-2',
      prefix: 'endcap/blobs',
      endpoint: 'http://127.0.0.1:9000',
      publicEndpoint: 'https://cdn.example',
      region: 'eu-1',
      pathStyle: true,
    })
  })

  it('the address of an object store uses the region of the environment, which the address overrides', () => {
    assert.equal(parse('s3://pictures', { AWS_REGION: 'eu-west-3' }).region, 'eu-west-3')
    assert.equal(parse('s3://pictures', { AWS_REGION: '' }).region, 'us-east-1')
    assert.equal(parse('s3://pictures?region=eu-1', { AWS_REGION: 'eu-west-3' }).region, 'eu-1')
  })

  it('the address of an object store uses path style with an endpoint, host names without one, unless path-style is set', () => {
    assert.equal(parse('s3://pictures?endpoint=https://s3.example&path-style=false').pathStyle, false)
    assert.equal(parse('s3://pictures?path-style=true').pathStyle, true)
  })

  const wrong: [string, RegExp][] = [
    ['s3://', /bucket/],
    ['s3:///prefix', /bucket/],
    ['s3:bucket', /bucket/],
    ['s3://No_Bucket', /bucket/],
    ['s3://ab', /bucket/],
    ['s3://127.0.0.1:9000/pictures', /form s3:\/\/bucket/],
    ['s3://pictures#fragment', /form s3:\/\/bucket/],
    ['s3://pictures/a b', /prefix/],
    ['s3://pictures/a//b', /prefix/],
    ['s3://pictures/%2e%2e%2fb', /prefix/],
    ['s3://pictures?color=red', /unknown parameter color; there are endpoint/],
    ['s3://pictures?region=eu-1&region=eu-2', /region twice/],
    ['s3://pictures?region=', /region/],
    ['s3://pictures?region=Europe', /region/],
    ['s3://pictures?path-style=yes', /path-style: true or false/],
    ['s3://pictures?endpoint=', /endpoint/],
    ['s3://pictures?endpoint=127.0.0.1:9000', /endpoint: http/],
    ['s3://pictures?endpoint=ftp://host', /endpoint: http/],
    ['s3://pictures?endpoint=http://host/%3Fa=b', /endpoint: no credentials, query/],
    ['s3://pictures?public-endpoint=file:///etc', /public-endpoint: http/],
  ]
  for (const [address, message] of wrong)
    it(`the address of an object store is rejected with a reason: ${address}`, () =>
      assert.throws(() => parse(address), message))

  it('the address of an object store is rejected with credentials in any place, which the message omits', () => {
    for (const address of [
      's3://KEYID:TOPSECRET@pictures',
      's3://KEYID:TOP/SECRET@pictures/prefix',
      's3://TOPSECRET@pictures',
      's3://pictures?endpoint=https://KEYID:TOPSECRET@host',
      's3://pictures?endpoint=https://host?token=TOPSECRET',
      's3://pictures?endpoint=https://host&TOPSECRET0123456789',
      's3://pictures?secret=TOPSECRET',
      's3://TOPSECRET',
    ])
      assert.throws(
        () => parse(address),
        ({ message }: Error) => !/TOP|SECRET|KEYID/.test(message),
      )
  })
})

describe('ENDCAP_BLOBS', () => {
  const blobs = (address: string) => readConfig({ ENDCAP_DATA: '/data', ENDCAP_BLOBS: address }, {}).blobs

  it('ENDCAP_BLOBS accepts a directory or a bucket', () => {
    assert.deepEqual(readConfig({ ENDCAP_DATA: '/data' }, {}).blobs, {
      kind: 'file',
      directory: '/data/blobs',
    })
    assert.deepEqual(blobs('file:///srv/blobs'), { kind: 'file', directory: '/srv/blobs' })
    assert.deepEqual(blobs('s3://pictures/here?region=eu-1'), {
      kind: 's3',
      bucket: 'pictures',
      prefix: 'here',
      endpoint: null,
      publicEndpoint: null,
      region: 'eu-1',
      pathStyle: false,
    })
  })

  it('ENDCAP_BLOBS is rejected with its name and the reason', () => {
    for (const [address, message] of [
      ['s3:pictures', /ENDCAP_BLOBS: must start with/],
      ['http://host/bucket', /ENDCAP_BLOBS: must start with file: or s3:/],
      ['s3://pictures?color=red', /ENDCAP_BLOBS: has an unknown parameter color/],
      ['s3://KEYID:TOPSECRET@pictures', /ENDCAP_BLOBS: must be without credentials/],
    ] as const) {
      assert.throws(
        () => blobs(address),
        (error: Error) =>
          error instanceof ConfigError && message.test(error.message) && !error.message.includes('SECRET'),
      )
    }
  })

  it('ENDCAP_BLOBS uses the region of the environment of the settings', () => {
    const { blobs: config } = readConfig({}, { ENDCAP_BLOBS: 's3://pictures', AWS_REGION: 'eu-west-3' })
    assert.equal(config.kind === 's3' && config.region, 'eu-west-3')
  })
})
