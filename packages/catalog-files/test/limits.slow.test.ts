import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  CatalogFileError,
  type Detection,
  detectCatalog,
  MIN_HEAD_BYTES,
  readCatalog,
} from '@endcap/catalog-files'
import { utf8 } from './support.ts'

const HEADER = 'id,name,hero_image_url,carousel_image_urls\n'
const XML = '<rss><item><id>1</id><image_link>https://a.example/1.jpg</image_link></item>'
const MEGABYTES = 20
/** Longest row that is read. */
const LONG = 900_000

/** Files in which one text is repeated up to 20 MB, and how their reading ends. */
const HOSTILE: [title: string, start: string, repeated: string, end: string][] = [
  ['more products than the limit', HEADER, 'a,b,c\n', 'TOO_MANY_PRODUCTS'],
  ['an open quote on each line', HEADER, '"a\n', 'TOO_MANY_PRODUCTS'],
  ['a quote that is never closed', `${HEADER}"`, 'x\n', 'TOO_MANY_PRODUCTS'],
  ['only quotes', HEADER, '"', 'read'],
  ['one line', HEADER, 'x', 'read'],
  ['blank rows', HEADER, ',,,\n', 'NO_PRODUCTS'],
  ['spaces in cells', HEADER, `a,n,"https://a.example/${' '.repeat(LONG)}x"\n`, 'read'],
  ['commas in cells', HEADER, `a,n,https://a.example/1,"x${', '.repeat(LONG / 2)}x"\n`, 'read'],
  ['pipes in cells', HEADER, `a,n,https://a.example/1,"${'|x'.repeat(LONG / 2)}"\n`, 'read'],
  ['XML elements that are not closed', XML, '<item>', 'TOO_MANY_PRODUCTS'],
  ['CDATA sections that are not closed', XML, '<item><![CDATA[', 'TOO_MALFORMED'],
  ['comments that are not closed', XML, '<!--', 'TOO_MALFORMED'],
  ['an element that repeats', XML, `<item><id>1</id>${'<a>1</a>'.repeat(100_000)}</item>`, 'read'],
  [
    'deep JSON',
    '{"id":"1","hero_image_url":"x"}\n',
    `{"x":${'['.repeat(LONG / 2)}${']'.repeat(LONG / 2)}}\n`,
    'read',
  ],
]

describe('a hostile file', () => {
  for (const [title, start, repeated, expected] of HOSTILE)
    it(`a hostile file with ${title} is read or refused in linear time`, { timeout: 60_000 }, async () => {
      const bytes = utf8(start + repeated.repeat(Math.ceil((MEGABYTES * 1e6) / repeated.length)))
      const detection = detectCatalog(bytes.subarray(0, 4 * MIN_HEAD_BYTES))
      assert.equal(await endOf(bytes, detection), expected)
    })
})

async function endOf(bytes: Uint8Array, detection: Detection): Promise<string> {
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield bytes
  }
  try {
    let rows = 0
    for await (const { row } of readCatalog(whole(), { detection })) rows = Math.max(rows, row)
    assert.ok(rows > 0)
    return 'read'
  } catch (error) {
    if (error instanceof CatalogFileError) return error.code
    throw error
  }
}
