import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CatalogFileError } from '@endcap/catalog-files'
import fc from 'fast-check'
import { RowSplitter } from '../src/containers/row-splitter.ts'
import { XmlSplitter } from '../src/containers/xml-splitter.ts'
import { readAll, utf8 } from './support.ts'

type Splitter<Part> = { push: (piece: string, isLast: boolean) => Iterable<Part> }

/** Returns the parts of a text that comes in pieces of the given lengths, and then at once. */
function split<Part>(splitter: Splitter<Part>, text: string, lengths: readonly number[] = []): Part[] {
  let start = 0
  const parts = lengths.flatMap((length) => {
    start += length
    return [...splitter.push(text.slice(start - length, start), false)]
  })
  return [...parts, ...splitter.push(text.slice(start), true)]
}

const cuts = fc.array(fc.nat(9), { maxLength: 30 })
const csv = () => new RowSplitter({ delimiter: ',', hasQuotes: true }, { rows: 0, columns: 3 })

describe('rows', () => {
  it('rows are the same wherever the text is cut', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '"', ',', '\n', '\r', 'a', ' '), maxLength: 60 })
    fc.assert(
      fc.property(text, cuts, (whole, lengths) => {
        assert.deepEqual(split(csv(), whole, lengths), split(csv(), whole))
      }),
      { numRuns: 1_500 },
    )
  })

  it('rows are the same around overlong rows wherever the text is cut', () => {
    const long = `a,b\n"${'x'.repeat(1_100_000)}\nc,d\r\n${'y'.repeat(1_100_000)}\r\ne,"f"\r\n`
    const whole = split(csv(), long)
    assert.deepEqual(
      whole.map(({ row, cells, malformed }) => [row, cells.join().slice(0, 4), malformed !== null]),
      [
        [1, 'a,b', false],
        [2, '"xxx', true],
        [3, 'c,d', false],
        [4, 'yyyy', true],
        [5, 'e,f', false],
      ],
    )
    for (const size of [65_536, 99_991, 1_100_006, 1_100_007])
      assert.deepEqual(split(csv(), long, Array<number>(Math.floor(long.length / size)).fill(size)), whole)
  })

  const TRAPS: [title: string, text: string, rows: (string[] | 'malformed')[]][] = [
    ['line breaks in quotes', 'a,"b\r\nc\nd",e\n', [['a', 'b\r\nc\nd', 'e']]],
    ['doubled quotes', '"a ""b""",c,""\n', [['a "b"', 'c', '']]],
    [
      'a quote within a cell',
      'a,5" pipe,c\nd,e,f',
      [
        ['a', '5" pipe', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['text after a closing quote', 'a,"Big" pipe,c\n', [['a', '"Big" pipe', 'c']]],
    ['spaces after a closing quote', 'a,"b" ,c\n', [['a', 'b', 'c']]],
    ['CR, LF and CRLF in one file', 'a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['blank rows', 'a\n\n,,\n \r\nb', [['a'], ['b']]],
    [
      'an opening quote that the next row closes',
      'a,"b,c\nd,"e",f\ng,h,i\n',
      ['malformed', ['d', 'e', 'f'], ['g', 'h', 'i']],
    ],
    ['an opening quote that is never closed', 'a,"b,c\nd,e,f\n', ['malformed', ['d', 'e', 'f']]],
    [
      'a stray quote that makes a row too wide',
      'a,"b,c\nd,e",f,g\nh,i,j\n',
      ['malformed', ['d', 'e"', 'f', 'g'], ['h', 'i', 'j']],
    ],
    ['more cells than columns', 'a,b,c,d\n', [['a', 'b', 'c', 'd']]],
  ]
  for (const [title, text, expected] of TRAPS)
    it(`rows are right with ${title}`, () => {
      const rows = split(csv(), text)
      assert.deepEqual(
        rows.map(({ cells, malformed }) => (malformed === null ? cells : 'malformed')),
        expected,
      )
    })

  it('rows take time linear in the size of a file full of open quotes', () => {
    // Each line opens a quote that is closed a million characters later.
    const hostile = `${'"a\n'.repeat(2)}${'x","\n'.repeat(400_000)}`
    const wide = new RowSplitter({ delimiter: ',', hasQuotes: true }, { rows: 0, columns: 3_000 })
    assert.throws(
      () => split(wide, hostile.repeat(20)),
      (error) => error instanceof CatalogFileError && error.code === 'TOO_MALFORMED',
    )
  })
})

describe('XML elements', () => {
  const xml = () => new XmlSplitter('item')

  it('XML elements are the same wherever the text is cut', () => {
    const piece = fc.constantFrom(
      ...[
        '<item>',
        '<item a="1">',
        '<item a="1"/>',
        '<item />',
        '<item/>',
        '/>',
        '</item>',
        '</item >',
        '<items>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        'x',
        '<b/>',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), cuts, (pieces, lengths) => {
        const text = pieces.join('')
        assert.deepEqual(split(xml(), text, lengths), split(xml(), text))
      }),
      { numRuns: 1_500 },
    )
  })

  it('XML elements go on after one that is not closed', () => {
    const parts = split(xml(), '<rss><item>1<item>2</item><item><![CDATA[3</item><item>4</item></rss>')
    assert.deepEqual(
      parts.map(({ xml: text, malformed }) => [text, malformed !== null]),
      [
        ['<item>1', true],
        ['<item>2</item>', false],
        ['<item><![CDATA[3</item><item>4</item></rss>', true],
        ['<item>4</item>', false],
      ],
    )
  })
})

describe('files larger than a piece', () => {
  it('files larger than a piece are read the same in chunks of any size', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, n) => `${n},"Größe 😀 ""${n}""\r\n${'ä'.repeat(n % 90)}",https://a.example/${n}.jpg\r\n`,
    )
    const bytes = utf8(`id,name,hero_image_url\r\n${rows.join('')}`)
    const whole = await readAll(bytes)
    assert.equal(whole.filter(({ outcome }) => outcome === 'ready').length, 2_000)
    for (const chunk of [997, 65_535, 65_537]) assert.deepEqual(await readAll(bytes, { chunk }), whole)
  })
})
