import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import { describe, it } from 'node:test'
import { createAddressPolicy } from '@endcap/foundation/net/address-policy'
import { riskyOrigins } from '@endcap/foundation/net/allowed-origins'
import { FetchError } from '@endcap/foundation/net/fetch-error'

/** DNS of the tests. */
const ANSWERS: Record<string, string[]> = {
  'dam.corp.example': ['10.1.2.3', 'fd12::3'],
  'dam.corp.example.': ['10.1.2.3'],
  'a.media.corp.example': ['192.168.1.5'],
  'b.a.media.corp.example': ['100.64.0.9'],
  'media.corp.example': ['192.168.1.6'],
  'cdn.corp.example': ['8.8.8.8'],
  'mixed.corp.example': ['8.8.8.8', '10.1.2.3'],
  'split.corp.example': ['10.1.2.3', '10.9.9.9'],
  'loop.corp.example': ['127.0.0.1'],
  'zero.corp.example': ['0.0.0.0'],
  'link.corp.example': ['fe80::1'],
  'mapped.corp.example': ['::ffff:10.1.2.3'],
  'meta.corp.example': ['169.254.169.254'],
  'meta6.corp.example': ['fd00:ec2::254'],
  'wire.corp.example': ['168.63.129.16'],
  'alibaba.corp.example': ['100.100.100.200'],
  localhost: ['::1', '127.0.0.1'],
}

async function isAllowed(entries: string, url: string): Promise<boolean> {
  const policy = createAddressPolicy(
    { allowedOrigins: entries.split(' ').filter(Boolean), connectTimeoutMs: 1_000, maxSocketsPerHost: 1 },
    async (host) => (ANSWERS[host] ?? []).map((address) => ({ address, family: isIP(address) })),
  )
  try {
    await policy.routeTo(new URL(url), AbortSignal.timeout(1_000))
    return true
  } catch (error) {
    assert.ok(error instanceof FetchError && error.reason === 'forbidden_address', String(error))
    return false
  } finally {
    policy.close()
  }
}

const ALLOWED: [entries: string, url: string][] = [
  // Names
  ['dam.corp.example', 'http://dam.corp.example/a.jpg'],
  ['dam.corp.example', 'https://DAM.corp.example/a.jpg'],
  ['DAM.Corp.Example', 'https://dam.corp.example/a.jpg'],
  ['dam.corp.example:8443', 'https://dam.corp.example:8443/'],
  ['dam.corp.example:443', 'https://dam.corp.example/'],
  ['dam.corp.example:08443', 'https://dam.corp.example:8443/'],
  ['https://dam.corp.example', 'https://dam.corp.example/'],
  ['https://dam.corp.example/', 'https://dam.corp.example/'],
  ['http://dam.corp.example:8080', 'http://dam.corp.example:8080/'],
  ['x.corp.example dam.corp.example:1', 'http://dam.corp.example:1/'],
  ['cdn.corp.example:8443', 'https://cdn.corp.example:8443/'],
  ['mixed.corp.example', 'https://mixed.corp.example/'],
  ['localhost:9000', 'http://localhost:9000/'],
  // Wildcards
  ['*.media.corp.example', 'http://a.media.corp.example/'],
  ['*.media.corp.example', 'http://b.a.media.corp.example/'],
  ['*.media.corp.example:81', 'http://a.media.corp.example:81/'],
  ['*.example', 'http://a.media.corp.example/'],
  // Addresses
  ['10.1.2.3', 'http://10.1.2.3/'],
  ['10.1.2.3:8080', 'http://10.1.2.3:8080/'],
  ['10.1.2.3', 'http://0x0a.1.2.3/'],
  ['127.0.0.1:9000', 'http://127.0.0.1:9000/'],
  ['fd12::3', 'http://[fd12::3]/'],
  ['[fd12::3]', 'http://[fd12:0::3]/'],
  ['[fd12::3]:8080', 'http://[fd12::3]:8080/'],
  ['10.1.2.3 fd12::3', 'http://dam.corp.example/'],
  ['http://[fd12::3]:8080', 'http://[fd12::3]:8080/'],
  // Networks
  ['10.0.0.0/8', 'http://10.255.0.1/'],
  ['10.0.0.0/8', 'http://mixed.corp.example/'],
  ['10.0.0.0/8:8080', 'http://10.1.2.3:8080/'],
  ['10.0.0.0/8 fd00::/8', 'https://dam.corp.example/'],
  ['10.1.2.3/32 fd12::/16', 'https://dam.corp.example/'],
  ['[fd12::/16]:8080', 'http://[fd12::9]:8080/'],
  ['[fd12::]/16:8080', 'http://[fd12::9]:8080/'],
  ['192.0.2.0/24', 'http://192.0.2.1/'],
  ['127.0.0.0/8', 'http://loop.corp.example/'],
  // A metadata address that is named exactly
  ['169.254.169.254', 'http://169.254.169.254/'],
  ['169.254.169.254/32', 'http://meta.corp.example/'],
  ['fd00:ec2::254', 'http://[fd00:ec2::254]/'],
  ['168.63.129.16:80', 'http://wire.corp.example/'],
]

const REFUSED: [entries: string, url: string][] = [
  ['', 'http://dam.corp.example/'],
  // Another name, port or scheme
  ['dam.corp.example', 'http://dam.corp.example:8080/'],
  ['dam.corp.example:8443', 'https://dam.corp.example/'],
  ['https://dam.corp.example', 'http://dam.corp.example/'],
  ['https://dam.corp.example', 'http://dam.corp.example:443/'],
  ['https://dam.corp.example:8443', 'http://dam.corp.example:8443/'],
  ['corp.example', 'http://dam.corp.example/'],
  ['dam.corp.example', 'http://10.1.2.3/'],
  ['dam.corp.example', 'http://dam.corp.example./'],
  ['*.media.corp.example', 'http://media.corp.example/'],
  ['*.edia.corp.example', 'http://a.media.corp.example/'],
  ['*.media.corp.example', 'http://a.media.corp.example:81/'],
  // Outside of the network
  ['10.2.0.0/16', 'http://10.1.2.3/'],
  ['10.0.0.0/8', 'http://10.1.2.3:8080/'],
  ['10.0.0.0/8:8080', 'http://10.1.2.3/'],
  ['10.0.0.0/8', 'http://dam.corp.example/'],
  ['10.1.0.0/16', 'http://split.corp.example/'],
  ['10.0.0.0/8:8080', 'http://mixed.corp.example:8080/'],
  ['10.0.0.0/8', 'http://mapped.corp.example/'],
  ['10.0.0.0/8', 'http://[::ffff:10.1.2.3]/'],
  ['10.0.0.0/8', 'http://[64:ff9b::a01:203]/'],
  ['127.0.0.1', 'http://127.0.0.2/'],
  ['127.0.0.1', 'http://[::1]/'],
  // A record that leads a name elsewhere
  ['loop.corp.example', 'http://loop.corp.example/'],
  ['zero.corp.example', 'http://zero.corp.example/'],
  ['link.corp.example', 'http://link.corp.example/'],
  ['mapped.corp.example', 'http://mapped.corp.example/'],
  ['*.corp.example', 'http://loop.corp.example/'],
  // Metadata addresses
  ['meta.corp.example', 'http://meta.corp.example/'],
  ['*.corp.example', 'http://meta6.corp.example/'],
  ['wire.corp.example', 'http://wire.corp.example/'],
  ['alibaba.corp.example', 'http://alibaba.corp.example/'],
  ['169.254.0.0/16', 'http://169.254.169.254/'],
  ['0.0.0.0/0', 'http://meta.corp.example/'],
  ['0.0.0.0/0', 'http://wire.corp.example/'],
  ['100.64.0.0/10', 'http://100.100.100.200/'],
  ['fd00::/8', 'http://[fd00:ec2::254]/'],
  ['::/0', 'http://[fd00:ec2::23]/'],
  ['::/0', 'http://[fd20:ce::254]/'],
  ['::/0', 'http://[::ffff:169.254.169.254]/'],
  ['::/0', 'http://[64:ff9b::a9fe:a9fe]/'],
  ['::/0', 'http://[2002:a9fe:a9fe::1]/'],
  ['169.254.169.254', 'http://169.254.170.2/'],
]

const INVALID: [entry: string, reason: RegExp][] = [
  ['dam.corp.example/images', /must be a host/],
  ['https://dam.corp.example/images', /must be a host/],
  ['ftp://dam.corp.example', /must be a host/],
  ['https://user:hunter22@dam.corp.example', /^"https:\/\/…@dam\.corp\.example": must be a host/],
  ['dam.corp.example:', /must be a host/],
  ['dam.corp.example:0', /port must be/],
  ['dam.corp.example:65536', /port must be/],
  ['dam.corp.example/24', /only an IP address can have a prefix/],
  ['*', /not a host name; a wildcard is/],
  ['*.', /not a host name/],
  ['dam*.corp.example', /not a host name/],
  ['a.*.corp.example', /not a host name/],
  ['*.10.0.0.1', /write the address in full/],
  ['dam..corp.example', /not a host name/],
  ['10.1', /write the address in full: 10\.0\.0\.1/],
  ['0x0a000001', /write the address in full: 10\.0\.0\.1/],
  ['10.0.0.0/33', /prefix must be from 0 to 32/],
  ['10.0.0.0/8/8', /must be a host/],
  ['[fd12::/8]/8', /prefix/],
  ['fd12::/129', /prefix must be from 0 to 128/],
  ['https://10.0.0.0/8', /must be a host/],
  ['fe80::1%eth0', /zone index/],
  ['[::ffff:10.0.0.1]', /stands for an IPv4/],
  ['[fd12::3', /must be a host/],
  ['', /must be a host/],
]

describe('an allowed origin', () => {
  for (const [entries, url] of ALLOWED)
    it(`"${entries}" allows ${url}`, async () => assert.equal(await isAllowed(entries, url), true))
  for (const [entries, url] of REFUSED)
    it(`"${entries}" does not allow ${url}`, async () => assert.equal(await isAllowed(entries, url), false))
  for (const [entry, reason] of INVALID)
    it(`an allowed origin rejects "${entry}"`, () =>
      assert.throws(() => riskyOrigins([entry]), { message: reason }))

  it('an allowed origin is risky if it opens loopback or a metadata address', () => {
    const harmless = [
      'dam.corp.example:81',
      '*.example',
      '10.0.0.0/8',
      'fd00::/8',
      '169.254.0.0/16',
      '8.8.8.8',
    ]
    const risky = [
      'localhost',
      '*.localhost:81',
      '127.0.0.1:9000',
      '127.0.0.0/9',
      '0.0.0.0/0',
      '0.0.0.0',
      '[::1]:80',
      '::/0',
      '169.254.169.254',
      'fd00:ec2::254/128',
    ]
    assert.deepEqual(riskyOrigins([...harmless, ...risky]), risky)
  })
})
