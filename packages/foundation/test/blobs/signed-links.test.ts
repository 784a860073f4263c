import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createSignedLinks } from '@endcap/foundation/blobs/signed-links'

const links = createSignedLinks({ secret: Buffer.alloc(32, 7), baseUrl: 'https://api.example.com' })
const link = (expiresAt: Date) => ({ expiresAt, contentType: 'image/jpeg', filename: 'a.jpg' })
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

describe('a signed address', () => {
  it('[BLOB-1] a signed address is valid until it expires', () => {
    const expiresAt = new Date(Date.now() + 60_000)
    const soon = links.sign('key', link(expiresAt))
    assert.deepEqual(links.verify('key', queryOf(soon)), { key: 'key', ...link(expiresAt) })
    const past = links.sign('key', link(new Date(Date.now() - 1)))
    assert.equal(links.verify('key', queryOf(past)), null)
  })

  it('a signed address is valid only for its key and secret', () => {
    const query = queryOf(links.sign('key', link(new Date(Date.now() + 60_000))))
    assert.equal(links.verify('other', query), null)
    const stranger = createSignedLinks({ secret: Buffer.alloc(32, 8), baseUrl: 'https://api.example.com' })
    assert.equal(stranger.verify('key', query), null)
  })

  it('a signed address is refused with an altered, added or repeated parameter', () => {
    const query = queryOf(links.sign('key', link(new Date(Date.now() + 60_000))))
    for (const change of [
      { type: `image/jpeg","a.jpg` },
      { name: 'b.jpg' },
      { expires: `${Number(query['expires']) + 1}` },
      { expires: `${query['expires']}.0` },
      { expires: `+${query['expires']}` },
      { signature: `${query['signature']}=` },
      { signature: undefined },
      { more: '1' },
      { expires: [query['expires'], query['expires']] },
    ])
      assert.equal(links.verify('key', { ...query, ...change }), null, JSON.stringify(change))
  })
})
