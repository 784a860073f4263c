import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { openSecret, sealSecret } from '../../../src/domains/shops/seal-secret.ts'

const OWNER = { organizationId: 'an organization', id: 'a connection' }

describe('a sealed secret', () => {
  it('a sealed secret opens for its owner and key only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 32 }), (secret, key) => {
        const sealed = sealSecret(key, OWNER, secret)
        assert.equal(openSecret(key, OWNER, sealed), secret)
        assert.equal(openSecret(`${key}x`, OWNER, sealed), null)
        assert.equal(openSecret(key, { ...OWNER, organizationId: 'another' }, sealed), null)
        assert.equal(openSecret(key, { ...OWNER, id: 'another' }, sealed), null)
      }),
    )
  })

  it('a sealed secret does not open once any byte is altered or missing', () => {
    const key = 'k'.repeat(32)
    const sealed = sealSecret(key, OWNER, 'shpat_1')
    for (const index of sealed.keys()) {
      const altered = Buffer.from(sealed)
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index)
      assert.equal(openSecret(key, OWNER, altered), null)
      assert.equal(openSecret(key, OWNER, sealed.subarray(0, index)), null)
    }
  })

  it('a sealed secret is different each time', () => {
    const key = 'k'.repeat(32)
    assert.notDeepEqual(sealSecret(key, OWNER, 'same'), sealSecret(key, OWNER, 'same'))
  })
})
