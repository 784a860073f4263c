import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseItem } from '../src/containers/parse-item.ts'
import { type CodeResult, readAsin, readGtin, readId } from '../src/records/codes.ts'

describe('the message about a cell or an element', () => {
  it('the message about a cell or an element is true of a code', () => {
    const cases: readonly (readonly [CodeResult, string])[] = [
      [readGtin('0000000000000'), '"0000000000000" is not a GTIN: it has only zeros.'],
      [
        readGtin('4006381333932'),
        'The last digit of "4006381333932" is not its check digit. Check it for a typing error.',
      ],
      [readGtin('12345'), '"12345" has 5 digits. A GTIN has 8, 12, 13 or 14.'],
      [readGtin('--'), '"--" is not a GTIN: it has no digits.'],
      [readGtin('40063A1333931'), '"40063A1333931" is not a GTIN: it has other characters than digits.'],
      [
        readId('..'),
        'The id ".." must not be "." or "..", because clients and proxies remove them from addresses.',
      ],
      [readAsin('B00'), '"B00" is not an ASIN. An ASIN has 10 letters and digits.'],
    ]
    for (const [result, message] of cases)
      assert.deepEqual([result.value, 'message' in result && result.message], [null, message])
  })

  it('the message about a cell or an element names a bare ampersand only where it is one', () => {
    const malformed = (xml: string) => {
      const item = parseItem(xml)
      return 'malformed' in item ? item.malformed : null
    }
    assert.match(malformed('<item><a>x & y</a></item>') ?? '', /"&" must be written "&amp;"/)
    for (const xml of ['<item><a><![CDATA[x & y]]></a><b></item>', '<item><!-- x & y --><b></item>'])
      assert.match(malformed(xml) ?? '', /unexpected close tag/)
  })
})
