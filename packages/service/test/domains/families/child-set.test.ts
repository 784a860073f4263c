import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { childSet } from '../../../src/domains/families/child-set.ts'

const MAX_IMAGES = 21
const content = fc.nat(25).map((letter) => `content ${letter}`)
const set = (minLength: number) => fc.uniqueArray(content, { minLength, maxLength: MAX_IMAGES })
const images = (owner: string, contents: readonly string[]) =>
  contents.map((sha256) => ({ reference: `${owner} ${sha256}`, sha256 }))

describe('the set of a listing in a family', () => {
  it('the set of a listing has its own images at its positions, and the rest of the shared ones in order', () => {
    fc.assert(
      fc.property(set(1), set(0), fc.uniqueArray(fc.nat(MAX_IMAGES - 1)), (shared, own, positions) => {
        const result = childSet(images('shared', shared), images('own', own), positions)
        const kept = positions.filter((position) => position < own.length)
        assert.ok(result.length > 0 && result.length <= MAX_IMAGES)
        assert.equal(new Set(result.map(({ sha256 }) => sha256)).size, result.length)
        const mine = result.filter(({ isOwn }) => isOwn).map(({ reference }) => reference)
        assert.deepEqual(
          mine,
          kept.toSorted((a, b) => a - b).map((position) => `own ${own[position]}`),
        )
        const theirs = result.filter(({ isOwn }) => !isOwn).map(({ sha256 }) => sha256)
        assert.deepEqual(
          theirs,
          shared.filter((each, position) => !kept.includes(position) && !kept.some((k) => own[k] === each)),
        )
        const full = theirs.length + mine.length
        for (const position of kept)
          if (position < full - kept.filter((k) => k > position).length)
            assert.equal(result[position]?.reference, `own ${own[position]}`)
      }),
    )
  })

  it('the set of a listing without own positions is the shared one', () => {
    fc.assert(
      fc.property(set(1), set(0), (shared, own) => {
        const result = childSet(images('shared', shared), images('own', own), [])
        assert.deepEqual(
          result.map(({ reference }) => reference),
          shared.map((each) => `shared ${each}`),
        )
      }),
    )
  })
})
