import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { MAX_CAROUSEL_IMAGES as API_LIMIT } from '@endcap/api'
import { MAX_CAROUSEL_IMAGES } from '../src/limits.ts'
import { codesOf, readAll, readOne } from './support.ts'

const URL_1 = 'https://a.example/1.jpg'
/** Returns a file of one row. */
const file = (row: Record<string, string>) => {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  return `${Object.keys(row).map(quote).join()}\n${Object.values(row).map(quote).join()}\n`
}
const product = (row: Record<string, string>) => readOne(file({ id: 'sku-1', hero_image_url: URL_1, ...row }))

describe('GTINs', () => {
  const KEYS: [cell: string, value: string | null, codes: string[]][] = [
    ['4006381333931', '04006381333931', []],
    [' 4006381-333931 ', '04006381333931', []],
    ["'4006381333931", '04006381333931', []],
    ['4006381333931.0', '04006381333931', []],
    ['036000291452', '00036000291452', []],
    ['36000291452', '00036000291452', ['GTIN_ZEROS_RESTORED']],
    ['96385074', '00000096385074', []],
    ['4.00638E+12', null, ['MANGLED_NUMBER']],
    ['4,00638E+12', null, ['MANGLED_NUMBER']],
    ['4006381333932', null, ['INVALID_GTIN']],
    ['12345', null, ['INVALID_GTIN']],
    ['0000000000000', null, ['INVALID_GTIN']],
    ['n/a', null, ['NO_KEY']],
  ]
  for (const [cell, value, codes] of KEYS)
    it(`GTINs are read as keys: ${JSON.stringify(cell)} gives ${value ?? codes.join()}`, async () => {
      const record = await readOne(file({ gtin: cell, hero_image_url: URL_1 }))
      assert.deepEqual(codesOf(record), codes)
      assert.deepEqual(record.key, value === null ? null : { type: 'gtin', value })
      assert.equal(record.outcome, value === null ? 'failed' : 'ready')
    })

  it('GTINs that are wrong are left out where an id identifies the product', async () => {
    const record = await product({ gtin: '4006381333932' })
    assert.deepEqual([record.outcome, codesOf(record)], ['ready', ['INVALID_GTIN']])
    assert.equal(record.submission?.gtin, undefined)
  })

  it('GTINs are the same product in all their forms', async () => {
    const records = await readAll(`gtin,hero_image_url\n036000291452,${URL_1}\n00036000291452,${URL_1}\n`)
    assert.deepEqual(records.map(codesOf), [[], ['DUPLICATE_KEY']])
  })
})

describe('ids', () => {
  const IDS: [title: string, id: string, codes: string[]][] = [
    ['of 512 characters', '😀'.repeat(512), []],
    ['of 513 characters', 'x'.repeat(513), ['INVALID_ID']],
    ['that addresses cannot have', '..', ['INVALID_ID']],
    ['that a spreadsheet shortened', '1.23457E+11', ['MANGLED_NUMBER']],
    ['that look like a number with an exponent', '4E10', []],
    ['with NUL', 'a\0b', ['UNREADABLE_CHARACTERS', 'NO_KEY']],
    ['with bytes that are not UTF-8', 'a\uFFFDb', ['UNREADABLE_CHARACTERS', 'NO_KEY']],
    ['that are blank', '  ', ['NO_KEY']],
  ]
  for (const [title, id, codes] of IDS)
    it(`${title} are ${codes.length === 0 ? 'read' : 'refused'}`, async () => {
      assert.deepEqual(codesOf(await product({ id })), codes)
    })

  it('ids that come again in a file are a problem of the later row, unless the retailer differs', async () => {
    const records = await readAll(
      `id,retailer,hero_image_url\na,,${URL_1}\na,walmart_us,${URL_1}\na,marketplace_us,${URL_1}\na,WALMART_US,${URL_1}\n`,
    )
    assert.deepEqual(records.map(codesOf), [[], [], ['DUPLICATE_KEY'], ['DUPLICATE_KEY']])
    assert.match(records[2]?.problems[0]?.message ?? '', /already in row 2/)
  })
})

describe('numbers of NDJSON', () => {
  it('numbers of NDJSON keep all digits of an id that JavaScript cannot store as a number', async () => {
    const records = await readAll(
      `{"id":12345678901234567891,"hero_image_url":"${URL_1}"}\n{"id":12345678901234567892,"hero_image_url":"${URL_1}"}\n`,
    )
    assert.deepEqual(
      records.map(({ key }) => key?.value),
      ['12345678901234567891', '12345678901234567892'],
    )
  })
})

describe('ASINs', () => {
  it('ASINs are keys without images, and need a region of the marketplace', async () => {
    const row = (retailer: string) => readOne(file({ asin: 'b0democan1', retailer, hero_image_url: '' }))
    assert.deepEqual((await row('marketplace_de')).submission, { retailer: 'marketplace_de' })
    assert.deepEqual(codesOf(await row('walmart_us')), ['UNKNOWN_RETAILER'])
    const withImage = await readOne(file({ asin: 'B0DEMOCAN1', hero_image_url: URL_1 }))
    assert.deepEqual([codesOf(withImage), withImage.submission], [['IMAGES_NOT_USED'], {}])
    assert.deepEqual(codesOf(await readOne(file({ asin: 'B0', hero_image_url: '' }))), ['INVALID_ASIN'])
  })

  it('ASINs alone make a list that can be imported', async () => {
    const records = await readAll('asin\nB0DEMOCAN1\nB0DEMOCHP2\n')
    assert.deepEqual(
      records.map(({ key }) => key?.value),
      ['B0DEMOCAN1', 'B0DEMOCHP2'],
    )
  })
})

describe('codes as people and programs write them', () => {
  const GTINS: [title: string, text: string, gtin: string][] = [
    ['an ISBN-10', '0306406152', '09780306406157'],
    ['an ISBN-10 with hyphens and X', '3-16-148410-X', '09783161484100'],
    ['a UPC-E', '01234505', '00012000003455'],
    ['a UPC-E that is an EAN-8 too', '04252614', '00042100005264'],
    ['an EAN-8', '40170725', '00000040170725'],
    ['a text formula', '="4006381333931"', '04006381333931'],
    ['the prefix of GS1', '(01)04006381333931', '04006381333931'],
    ['the prefix of GS1 with a batch', '(01)04006381333931(10)A1', '04006381333931'],
    ['separators of thousands', '4,006,381,333,931', '04006381333931'],
    ['points', '4.006.381.333.931', '04006381333931'],
    ['spaces', '4 006381 333931', '04006381333931'],
    ['full width', '４００６３８１３３３９３１', '04006381333931'],
    ['its name', 'EAN: 4006381333931', '04006381333931'],
    ['decimals', '4006381333931.00', '04006381333931'],
  ]
  for (const [title, text, gtin] of GTINS)
    it(`codes as people and programs write them give a GTIN: ${title}`, async () => {
      const cell = text.includes('"') || text.includes(',') ? `"${text.replaceAll('"', '""')}"` : text
      const record = await readOne(`id,gtin,hero_image_url\nA,${cell},${URL_1}`)
      assert.deepEqual([record.submission?.gtin, codesOf(record)], [gtin, []])
    })

  for (const text of ['Does not apply', 'N/A', 'none', '-', 'Nicht zutreffend', 'Non applicabile'])
    it(`codes as people and programs write them are no code: ${text}`, async () => {
      const record = await readOne(`id,gtin,hero_image_url\nA,${text},${URL_1}`)
      assert.deepEqual([record.submission?.gtin, codesOf(record)], [undefined, []])
    })

  const WRONG = ['0306406153', '01234506', '(01)04006381333932', '4,006,381,333,932']
  for (const text of WRONG)
    it(`codes as people and programs write them are refused with a wrong check digit: ${text}`, async () => {
      assert.deepEqual(codesOf(await readOne(`id,gtin,hero_image_url\nA,"${text}",${URL_1}`)), [
        'INVALID_GTIN',
      ])
    })

  const STOREFRONTS: [text: string, retailer: string][] = [
    ['amazon.de', 'marketplace_de'],
    ['www.amazon.co.uk', 'marketplace_uk'],
    ['https://www.amazon.fr/', 'marketplace_fr'],
    ['Amazon.com', 'marketplace_us'],
    ['DE', 'marketplace_de'],
    ['uk', 'marketplace_uk'],
    ['GB', 'marketplace_uk'],
    ['Germany', 'marketplace_de'],
    ['A1PA6795UKMFR9', 'marketplace_de'],
    ['marketplace_it', 'marketplace_it'],
    ['walmart_us', 'walmart_us'],
  ]
  for (const [text, retailer] of STOREFRONTS)
    it(`codes as people and programs write them give a storefront: ${text}`, async () => {
      const { submission } = await readOne(`sku,marketplace,hero_image_url\nA,${text},${URL_1}`)
      assert.equal(submission?.retailer, retailer)
    })

  it('codes as people and programs write them give an ASIN and its storefront from the address of a listing page', async () => {
    for (const url of [
      'https://www.amazon.de/Some-Name/dp/B0TEST1234?th=1',
      'https://www.amazon.de/gp/product/B0TEST1234',
    ]) {
      const { key, submission } = await readOne(`asin\n${url}`)
      assert.deepEqual(
        [key, submission],
        [{ type: 'asin', value: 'B0TEST1234' }, { retailer: 'marketplace_de' }],
      )
    }
  })
})

describe('cells with addresses', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://a.example/p/${name}.jpg`)
  const CELLS: [title: string, cell: string, urls: (string | undefined)[], codes?: string[]][] = [
    ['names behind semicolons', `${a};b.jpg`, [a], ['RELATIVE_IMAGE_ADDRESS']],
    ['a hash between them', `${a}#${b}`, [a, b], ['UNUSUAL_SEPARATOR']],
    ['two colons between them', `${a}::${b}`, [a, b], ['UNUSUAL_SEPARATOR']],
    ['signs of steps between them', `${a} > ${b}>${c}`, [a, b, c], ['UNUSUAL_SEPARATOR']],
    ['nothing between them', `${a}${b}`, [a, b], ['UNUSUAL_SEPARATOR']],
    ['one slash', 'https:/a.example/p/a.jpg', [a]],
    ['backslashes', 'https:\\\\a.example\\p\\a.jpg', [a]],
    ['characters of no width', `\u200b${a}\u200b , \ufeff${b}`, [a, b]],
    ['quotes', `'${a}', '${b}'`, [a, b]],
    ['a JSON list', JSON.stringify([a, b]), [a, b]],
    ['JSON objects with url', JSON.stringify([{ url: a }, { url: b, alt: 'x' }]), [a, b]],
    ['a JSON object with src', JSON.stringify({ src: a, width: 1 }), [a]],
    [
      'elements of a page',
      `<p><img class="x" src="${a}" alt=""> <img src='${b}?w=1&amp;h=2'></p>`,
      [a, `${b}?w=1&h=2`],
    ],
    ['a formula of a picture', `=IMAGE("${a}")`, [a]],
    ['a formula in German', `=BILD("${a}";1)`, [a]],
    [
      'an address within another',
      `https://a.example/_next/image?url=${a}`,
      [`https://a.example/_next/image?url=${a}`],
    ],
    ['a fetched address', `https://a.example/fetch/${a}`, [`https://a.example/fetch/${a}`]],
    ['a fragment', `${a}#main`, [`${a}#main`]],
  ]
  for (const [title, cell, urls, codes = []] of CELLS)
    it(`cells with addresses are read with ${title}`, async () => {
      const record = await readOne(`sku\timages\nA\t"${cell.replaceAll('"', '""')}"`)
      const { hero_image_url: hero, carousel_image_urls: others = [] } = record.submission ?? {}
      assert.deepEqual([[hero, ...others], codesOf(record)], [urls, codes])
    })

  it('cells with addresses are objects in NDJSON', async () => {
    const record = await readOne(JSON.stringify({ sku: 'A', images: [{ url: a }, { src: b }] }))
    assert.deepEqual([record.submission?.hero_image_url, record.submission?.carousel_image_urls], [a, [b]])
  })

  it('cells with addresses take time that is linear in their length', async () => {
    for (const text of [
      'a.jpg;'.repeat(150_000),
      'https:'.repeat(150_000),
      '#>'.repeat(400_000),
      '<img '.repeat(180_000),
    ]) {
      const [record] = await readAll(`sku\timages\nA\t${text}`)
      assert.ok(record)
    }
  })
})

describe('image addresses', () => {
  const CELLS: [title: string, cell: string, urls: string[], codes?: string[]][] = [
    ['with http', 'http://a.example/2.jpg', ['http://a.example/2.jpg']],
    ['without a scheme', '//a.example/2.jpg', ['https://a.example/2.jpg']],
    ['with spaces', ' https://a.example/a b.jpg ', ['https://a.example/a%20b.jpg']],
    ['with commas', 'https://a.example/w_1,h_2/b.jpg', ['https://a.example/w_1,h_2/b.jpg']],
    ['with commas of WooCommerce', 'https://a.example/w_1\\,h_2/b.jpg', ['https://a.example/w_1,h_2/b.jpg']],
    [
      'in one cell',
      'https://a.example/2.jpg, https://a.example/3.jpg|https://a.example/4.jpg;\nhttps://a.example/5.jpg ,',
      [2, 3, 4, 5].map((n) => `https://a.example/${n}.jpg`),
    ],
    ['with a file name that repeats', 'https://b.example/1.jpg', ['https://b.example/1.jpg']],
    ['that are paths', 'images/2.jpg', [], ['RELATIVE_IMAGE_ADDRESS']],
    ['of disks', 'C:\\Pictures\\2.jpg', [], ['INVALID_IMAGE_ADDRESS']],
    ['with another scheme', 'ftp://a.example/2.jpg', [], ['INVALID_IMAGE_ADDRESS']],
    ['that are not valid', 'https://', [], ['INVALID_IMAGE_ADDRESS']],
    ['that are too long', `https://a.example/${'x'.repeat(5_000)}`, [], ['INVALID_IMAGE_ADDRESS']],
    ['with unreadable characters', 'https://a.example/\uFFFD.jpg', [], ['UNREADABLE_CHARACTERS']],
  ]
  for (const [title, cell, urls, codes = []] of CELLS)
    it(`${title} are ${codes.length === 0 ? 'read' : 'left out with a warning'}`, async () => {
      const record = await product({ carousel_image_urls: cell })
      assert.deepEqual([record.submission?.carousel_image_urls ?? [], codesOf(record)], [urls, codes])
    })

  it('image addresses that repeat are read once, with one warning each', async () => {
    const other = 'https://a.example/2.jpg'
    const record = await product({ carousel_image_urls: [URL_1, other, other, URL_1].join(' ') })
    assert.deepEqual(record.submission?.carousel_image_urls, [other])
    assert.deepEqual(codesOf(record), ['REPEATED_IMAGE', 'REPEATED_IMAGE'])
  })

  it('image addresses are an error if the main image has none', async () => {
    assert.deepEqual(codesOf(await product({ hero_image_url: 'front.jpg' })), ['RELATIVE_IMAGE_ADDRESS'])
    assert.deepEqual(codesOf(await product({ hero_image_url: ' ' })), ['NO_MAIN_IMAGE'])
  })

  it('image addresses may be missing if images are not required', async () => {
    const record = await readOne(file({ id: 'a', name: 'x', hero_image_url: '' }), { requireImages: false })
    assert.deepEqual([record.outcome, record.submission], ['ready', { name: 'x' }])
  })

  it('image addresses above the limit of the API are left out with a warning', async () => {
    assert.equal(MAX_CAROUSEL_IMAGES, API_LIMIT)
    const urls = Array.from({ length: 24 }, (_, n) => `https://a.example/c${n}.jpg`)
    const record = await product({ carousel_image_urls: urls.join(' ') })
    assert.deepEqual(record.submission?.carousel_image_urls, urls.slice(0, 20))
    assert.match(record.problems[0]?.message ?? '', /24 carousel images. The first 20 are used/)
  })
})

describe('other values', () => {
  it('other values are absent where cells are blank', async () => {
    const record = await product({
      name: ' ',
      category: '',
      retailer: '',
      tags: ' , ',
      carousel_image_urls: '',
    })
    assert.deepEqual([record.submission, codesOf(record)], [{ hero_image_url: URL_1 }, []])
  })

  it('other values are reported and left out where they cannot be used', async () => {
    const record = await product({
      name: 'x'.repeat(1_001),
      category: 'Apparel & Accessories > Moon',
      tags: Array.from({ length: 51 }, (_, n) => `tag ${n}`).join('|'),
    })
    assert.deepEqual(codesOf(record), ['TEXT_TOO_LONG', 'UNKNOWN_CATEGORY', 'TOO_MANY_TAGS'])
    assert.equal(record.submission?.name?.length, 1_000)
    assert.equal(record.submission.tags?.length, 50)
  })

  it('other values give the rights of all images', async () => {
    const record = await product({
      rights_from: '2026-01-01',
      rights_until: '2027-12-31 00:00:00',
      rights_markets: 'de, AT|ch',
      rights_note: 'Contract 7',
    })
    const rights = {
      from: '2026-01-01',
      until: '2027-12-31',
      markets: ['DE', 'AT', 'CH'],
      note: 'Contract 7',
    }
    assert.deepEqual([record.submission?.image_rights, codesOf(record)], [rights, []])
  })

  it('other values that are no rights are an error, so that no image is used for too long', async () => {
    for (const cells of [
      { rights_until: '31.12.2027' },
      { rights_until: '2027-02-30' },
      { rights_markets: 'Germany' },
    ]) {
      const record = await product(cells)
      assert.deepEqual([record.outcome, codesOf(record)], ['failed', ['INVALID_RIGHTS']])
    }
  })

  it('other values of an unknown retailer are an error', async () => {
    assert.deepEqual(codesOf(await product({ retailer: 'amazon.example' })), ['UNKNOWN_RETAILER'])
  })

  it('other values of rows of another width than the header are reported', async () => {
    const records = await readAll(`id,hero_image_url,name\na,${URL_1}\nb,${URL_1},x,y\nc,${URL_1},x,\n`)
    assert.deepEqual(
      records.map((record) => [record.outcome, codesOf(record)]),
      [
        ['ready', ['SHORT_ROW']],
        ['failed', ['TOO_MANY_CELLS']],
        ['ready', []],
      ],
    )
  })

  it('other values of columns with the same name are read one by one', async () => {
    const text = `id,image_link,title,additional_image_link,additional_image_link,\nx,${URL_1},t,https://a.example/2.jpg,https://a.example/3.jpg,\n`
    const record = await readOne(text)
    assert.equal(record.submission?.carousel_image_urls?.length, 2)
  })

  it('other values of a name that is like that of a repeated column are kept apart', async () => {
    const text = `id,name (2),name,name,,hero_image_url\nx,a,b,c,d,${URL_1}\n`
    const record = await readOne(text)
    assert.deepEqual([codesOf(record), record.submission?.name], [[], 'b'])
    assert.deepEqual(record.source[0]?.cells, ['x', 'a', 'b', 'c', 'd', URL_1])
  })

  it('other values of one product have at most 50 warnings', async () => {
    const record = await product({
      carousel_image_urls: Array.from({ length: 200 }, (_, n) => `${n}.jpg`).join('|'),
    })
    assert.equal(record.problems.length, 50)
  })
})

describe('products of several rows', () => {
  const header = 'Handle,Title,Image Src,Image Position\n'

  it('products of several rows end where another handle begins, and rows without any belong to none', async () => {
    const records = await readAll(
      `${header},Lost,${URL_1},1\na,A,${URL_1},1\n,,https://a.example/2.jpg,2\nb,B,${URL_1},1\n`,
    )
    assert.deepEqual(
      records.map((record) => [record.row, record.lastRow, codesOf(record)]),
      [
        [2, 2, ['NO_KEY']],
        [3, 4, []],
        [5, 5, []],
      ],
    )
  })

  it('products of several rows of which an id is the GTIN of the next one are kept apart', async () => {
    const row = (type: string, image: string) =>
      `${type},04006381333931,0,https://cdn.example.com/${image}.jpg\n`
    const records = await readAll(`id_type,id,position,image_url\n${row('id', 'a')}${row('gtin', 'b')}`)
    assert.deepEqual(
      records.map(({ key, submission }) => [key?.type, submission?.hero_image_url]),
      [
        ['id', 'https://cdn.example.com/a.jpg'],
        ['gtin', 'https://cdn.example.com/b.jpg'],
      ],
    )
  })

  it('products of several rows go on after a malformed row', async () => {
    const records = await readAll(`${header}a,A,${URL_1},1\na,"x\na,,https://a.example/2.jpg,2\n`)
    assert.deepEqual(
      records.map(({ row, lastRow, source, outcome }) => [row, lastRow, source.length, outcome]),
      [
        [3, 3, 1, 'failed'],
        [2, 4, 2, 'ready'],
      ],
    )
  })

  it('products of several rows have a limit of rows, and further rows are reported', async () => {
    const rows = Array.from({ length: 2_502 }, (_, n) => `a,,https://a.example/${n}.jpg,${n + 1}\n`).join('')
    const records = await readAll(header + rows)
    assert.deepEqual(records.map(codesOf), [['PRODUCT_TOO_LONG'], ['PRODUCT_TOO_LONG'], ['TOO_MANY_IMAGES']])
  })
})
