import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findStorefront } from '@endcap/catalog'
import { readEntries } from '../../../src/domains/rivals/read-entries.ts'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'

const us = findStorefront('us')
assert.ok(us)

describe('entries of a set of rivals', () => {
  it('entries of a set of rivals are ASINs and product pages in any form, each once', () => {
    const read = readEntries(
      [
        ' b0demochp1 ',
        'https://www.amazon.com/Some-Chips/dp/B0DEMOCHP2/ref=sr_1_1?th=1',
        'amazon.com/gp/product/B0DEMOCHP3',
        'http://m.amazon.com/gp/aw/d/b0demochp4#top',
        'https://www.amazon.com/dp/B0DEMOCHP1',
      ],
      us,
    )
    assert.deepEqual(read, ['B0DEMOCHP1', 'B0DEMOCHP2', 'B0DEMOCHP3', 'B0DEMOCHP4'])
  })

  it('entries of a set of rivals that cannot be read are refused, each with its reason', () => {
    const entries = [
      'B0DEMOCHP1',
      'chips',
      '',
      'https://www.amazon.de/dp/B0DEMOCHP1',
      'https://www.amazon.com/s?k=chips',
      'https://amazon.com.example.com/dp/B0DEMOCHP1',
      'ftp://www.amazon.com/dp/B0DEMOCHP1',
    ]
    assert.throws(
      () => readEntries(entries, us),
      (error) => {
        assert.ok(error instanceof DomainError && Array.isArray(error.extra?.['problems']))
        assert.equal(error.code, 'INVALID_RIVALS')
        const problems = error.extra['problems'].map(({ field, issue }) => `${field} ${issue}`)
        assert.equal(problems.length, entries.length - 1)
        assert.match(problems[0] ?? '', /^entries\[1\] "chips" is neither an ASIN/)
        assert.match(problems[2] ?? '', /is of www\.amazon\.de, but the set is of www\.amazon\.com/)
        assert.match(problems[3] ?? '', /no product page/)
        assert.match(problems[4] ?? '', /known storefront/)
        return true
      },
    )
  })
})
