import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { detectCatalog } from '@endcap/catalog-files'
import iconv from 'iconv-lite'
import { readAll } from './support.ts'
import { namesOf } from './words.ts'

const ROWS = 40
/** Languages with the encodings that their spreadsheets and shops write, by their labels here and of iconv-lite. */
const FILES: [language: string, encodings: Record<string, string>][] = [
  ['ja', { shift_jis: 'shiftjis', 'euc-jp': 'eucjp' }],
  ['zh', { gb18030: 'gbk' }],
  ['zhHant', { big5: 'big5' }],
  ['ko', { 'euc-kr': 'euckr' }],
  ['pl', { 'windows-1250': 'win1250', 'iso-8859-2': 'iso88592', cp852: 'cp852' }],
  ['cs', { 'windows-1250': 'win1250', cp852: 'cp852' }],
  ['hu', { 'windows-1250': 'win1250' }],
  ['fr', { 'windows-1252': 'win1252', macintosh: 'macroman', cp850: 'cp850' }],
  ['de', { 'windows-1252': 'win1252', macintosh: 'macroman', cp850: 'cp850' }],
  ['es', { 'windows-1252': 'win1252', macintosh: 'macroman', cp850: 'cp850' }],
  ['sv', { 'windows-1252': 'win1252', macintosh: 'macroman', cp850: 'cp850' }],
  ['ru', { 'windows-1251': 'win1251', 'koi8-r': 'koi8r', ibm866: 'cp866', 'x-mac-cyrillic': 'maccyrillic' }],
  ['uk', { 'windows-1251': 'win1251', 'koi8-u': 'koi8u' }],
  ['el', { 'windows-1253': 'win1253' }],
  ['tr', { 'windows-1254': 'win1254' }],
  ['he', { 'windows-1255': 'win1255' }],
  ['ar', { 'windows-1256': 'win1256' }],
]

const fileOf = (names: readonly string[]) =>
  ['sku,name,image', ...names.map((name, n) => `S-${n},${name},https://cdn.example.com/${n}.jpg`)].join(
    '\r\n',
  )

describe('a file that is not Unicode', () => {
  for (const [language, encodings] of FILES)
    for (const [encoding, codec] of Object.entries(encodings))
      for (const rows of [3, ROWS])
        it(`a file that is not Unicode is read by its letters, and marked as a guess: ${language} in ${encoding}, ${rows} rows`, async () => {
          const names = namesOf(language, rows)
          const bytes = iconv.encode(fileOf(names), codec)
          assert.ok(iconv.decode(bytes, codec) === fileOf(names), 'the encoding has all letters')
          const detection = detectCatalog(bytes)
          const read = (await readAll(bytes)).map(({ submission }) => submission?.name)
          assert.deepEqual([detection.encoding_is_guess, read], [true, names], detection.encoding)
        })

  it('a file that is not Unicode is read in the encoding that a person chooses', async () => {
    const names = namesOf('ru', 3)
    const bytes = iconv.encode(fileOf(names), 'koi8r')
    const chosen = detectCatalog(bytes, '', { encoding: 'koi8-r' })
    assert.deepEqual([chosen.encoding, chosen.encoding_is_guess], ['koi8-r', false])
    assert.throws(() => detectCatalog(bytes, '', { encoding: 'klingon' }), { code: 'UNKNOWN_ENCODING' })
  })

  it('a file that is not Unicode is read by its letters where its first 256 kB are ASCII', async () => {
    const names = [
      ...Array.from({ length: 6_000 }, (_, n) => `Plain cup number ${n} of many`),
      ...namesOf('ja', 40),
    ]
    const records = await readAll(iconv.encode(fileOf(names), 'shiftjis'))
    assert.equal(records.at(-1)?.submission?.name, names.at(-1))
  })

  it('a file that is not Unicode is UTF-8 with one wrong byte, of which only the cell is lost', async () => {
    const text = Buffer.from('sku,name,image\nA,Thé vert,https://a.example/1.jpg\nB,Caf')
    const bytes = Buffer.concat([text, Buffer.from([0xe9]), Buffer.from(' noir,https://a.example/2.jpg\n')])
    const detection = detectCatalog(bytes)
    assert.deepEqual([detection.encoding, detection.encoding_is_guess], ['utf-8', false])
    const [first, second] = await readAll(bytes)
    assert.equal(first?.submission?.name, 'Thé vert')
    assert.deepEqual(
      [second?.submission?.name, second?.problems.map(({ code }) => code)],
      [undefined, ['UNREADABLE_CHARACTERS']],
    )
  })
})
