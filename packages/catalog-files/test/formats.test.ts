import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import {
  type CatalogRecord,
  checkMapping,
  type Detection,
  detectCatalog,
  FIELDS,
  type Field,
  PROBLEM_CODES,
  REASON_COLUMN,
  writeCsvRow,
} from '@endcap/catalog-files'
import { codesOf, fixture, readAll, utf8 } from './support.ts'

const URL_1 = 'https://cdn.example.com/1.jpg'

/** Format, container, encoding, delimiter and header rows of a fixture, and one line for each of its records. */
type Expected = [file: string, records: string[]]

const FIXTURES: Record<string, Expected> = {
  'endcap.csv': [
    'endcap csv utf-8 , 1',
    [
      '2 id:sku-1 front.jpg back.jpg side.jpg',
      '3 gtin:04006381333931 front.jpg a.jpg b.jpg',
      '4 asin:B0DEMOCAN1',
      '5 id:sku-3 front.jpg',
      '6 id:sku-4 failed NO_MAIN_IMAGE',
    ],
  ],
  'endcap-numbered.csv': ['endcap csv utf-8 , 1', ['2 id:sku-1 front.jpg a.jpg b.jpg']],
  'endcap-export.csv': [
    'endcap csv utf-8 , 1',
    ['2 id:sku-1 front.jpg', '3 gtin:04006381333931 front.jpg', '4 asin:B0DEMOCAN1'],
  ],
  'endcap-images.csv': ['endcap csv utf-8 , 1', ['2-3 id:sku-1 front.jpg back.jpg', '4 id:sku-1 front.jpg']],
  'endcap.ndjson': [
    'endcap ndjson utf-8 null 0',
    [
      '1 id:sku-1 front.jpg a,b.jpg c.jpg',
      '3 id:sku-2 front.jpg',
      '4 null failed MALFORMED_ROW',
      '5 null failed MALFORMED_ROW',
      '6 gtin:04006381333931 front.jpg',
    ],
  ],
  'shopify.csv': [
    'shopify csv utf-8 , 1',
    [
      '2-4 id:linen-shirt shirt-front.jpg shirt-back.jpg shirt-label.jpg shirt-m.jpg',
      '5-6 id:canvas-tote tote.jpg tote-inside.jpg',
      '7 id:gift-card failed NO_MAIN_IMAGE',
      '8 id:linen-shirt failed DUPLICATE_KEY',
    ],
  ],
  'shopify-2024.csv': ['shopify csv utf-8 , 1', ['2-3 id:linen-shirt front.jpg back.jpg m.jpg']],
  'google-merchant.tsv': [
    'google_merchant csv utf-8 \t 1',
    ['2 id:A1 a1.jpg a1-b.jpg a1-c.jpg', '3 id:A2 a2.jpg'],
  ],
  'google-merchant-rss.xml': [
    'google_merchant xml utf-8 null 0',
    ['1 id:A1 a1.jpg a1-b.jpg a1-c.jpg', '2 null failed MALFORMED_ROW', '3 id:A3 a3.jpg a3-beach.jpg'],
  ],
  'google-merchant-atom.xml': ['google_merchant xml iso-8859-1 null 0', ['1 id:B1 b1.jpg']],
  'amazon-2022.txt': [
    'amazon_flat_file csv utf-8 \t 3',
    [
      '4 null skipped SKIPPED',
      '5 id:C-1 c1.jpg c1-a.jpg c1-b.jpg',
      '6 id:C-2 c2.jpg',
      '7 null skipped SKIPPED',
    ],
  ],
  'amazon-2023.txt': ['amazon_flat_file csv utf-8 \t 3', ['4 id:SKU-1 m1.jpg']],
  'amazon-2024.txt': [
    'amazon_flat_file csv utf-8 \t 5',
    ['6 id:SKU-1 a1.jpg a2.jpg', '7 null skipped SKIPPED'],
  ],
  'woocommerce.csv': [
    'woocommerce csv utf-8 , 1',
    [
      '2 id:woo-vneck-tee vneck-tee-2.jpg vneck-tee-green-1.jpg vneck-tee-blue-1.jpg',
      '3 id:woo-beanie beanie-2.jpg',
      '4 null skipped SKIPPED',
      '5 id:woo-cap failed RELATIVE_IMAGE_ADDRESS',
    ],
  ],
  'akeneo.csv': [
    'akeneo csv utf-8 ; 1',
    ['2 id:chips-salt salt.jpg', '3 id:chips-paprika failed NO_MAIN_IMAGE'],
  ],
  'akeneo.ndjson': [
    'akeneo ndjson utf-8 null 0',
    ['1 id:chips-salt salt.jpg', '2 id:chips-paprika failed RELATIVE_IMAGE_ADDRESS'],
  ],
  'other-german.csv': [
    'other csv windows-1252 ; 1',
    ['2 id:1001 1001.jpg 1001-a.jpg 1001-b.jpg', '3 id:1002 1002.jpg'],
  ],
  'other-french.csv': ['other csv utf-8 , 1', ['2 id:F-1 f1.jpg']],
  'other-spanish.txt': ['other csv utf-16le \t 1', ['2 id:E-1 e1.jpg e1-b.jpg']],
  'excel-sep.csv': ['other csv utf-8 ; 2', ['3 id:X-1 x1.jpg']],
}

describe('catalog files', () => {
  it('catalog files have a fixture for each expectation and an expectation for each fixture', () => {
    assert.deepEqual(
      readdirSync(new URL('fixtures', import.meta.url)).toSorted(),
      Object.keys(FIXTURES).toSorted(),
    )
  })

  for (const [name, [file, records]] of Object.entries(FIXTURES)) {
    it(`catalog files such as ${name} are recognized and read`, async () => {
      const bytes = fixture(name)
      const detection = detectCatalog(bytes, name)
      assert.equal(describeFile(detection), file)
      assert.deepEqual(detection.missing, [])
      assert.deepEqual((await readAll(bytes)).map(describeRecord), records)
    })
  }

  for (const name of Object.keys(FIXTURES))
    it(`catalog files such as ${name} give the same products when their rows are written as CSV and imported again`, async () => {
      const bytes = fixture(name)
      const { columns } = detectCatalog(bytes, name)
      const records = (await readAll(bytes)).filter((record) => !codesOf(record).includes('MALFORMED_ROW'))
      const rows = records.flatMap(({ source }) => source.map(({ cells }) => [...cells, 'The reason.']))
      const header = [...columns.map((column) => column.name), REASON_COLUMN]
      const again = await readAll([header, ...rows].map(writeCsvRow).join(''))
      const withoutRows = (list: CatalogRecord[]) =>
        list.map(({ key, outcome, submission }) => ({ key, outcome, submission }))
      assert.deepEqual(withoutRows(again), withoutRows(records))
    })

  it('catalog files keep their texts whatever their encoding', async () => {
    const names = await Promise.all(
      ['other-german.csv', 'other-spanish.txt', 'google-merchant-atom.xml', 'other-french.csv'].map(
        async (name) => (await readAll(fixture(name))).map(({ submission }) => submission?.name),
      ),
    )
    assert.deepEqual(names.flat(), [
      'Müsli, Nüsse & Früchte',
      'Größe „XL“',
      'Piñata',
      'Müsli mit Nüssen',
      'Crème brûlée',
    ])
  })

  for (const encoding of ['latin1', 'utf8'] as const)
    it(`catalog files keep a text of ${encoding} that follows the part by which they are recognized`, async () => {
      const ascii = Array.from({ length: 8_000 }, (_, n) => `${n},Chips,https://cdn.example.com/${n}.jpg\n`)
      const file = `sku,name,image\n${ascii.join('')}x,Müsli,https://cdn.example.com/x.jpg\n`
      assert.ok(file.length > 300_000)
      const records = await readAll(new Uint8Array(Buffer.from(file, encoding)))
      assert.deepEqual([records.at(-1)?.submission?.name, records.length], ['Müsli', 8_001])
    })

  it('catalog files are UTF-8 despite a wrong byte, which is reported', async () => {
    const [before, after] = ['sku,name,image\n1,Müsli,https://cdn.example.com/1.jpg\n2,N', 'sse'].map(utf8)
    const rest = utf8(',https://cdn.example.com/2.jpg\n3,Früchte,https://cdn.example.com/3.jpg\n')
    const bytes = Buffer.concat([before, [0xfc], after, rest].map((part) => Uint8Array.from(part ?? [])))
    const records = await readAll(new Uint8Array(bytes))
    assert.deepEqual(
      records.map(({ submission }) => submission?.name),
      ['Müsli', undefined, 'Früchte'],
    )
    assert.deepEqual(records.map(codesOf), [[], ['UNREADABLE_CHARACTERS'], []])
  })

  for (const line of ['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;', '"sep=;";;', 'sep=; '])
    it(`catalog files are read below the line ${line}`, async () => {
      const records = await readAll(`${line}\r\nsku;name;image\r\nx;A, b;https://cdn.example.com/x.jpg\r\n`)
      assert.deepEqual(records.map(describeRecord), ['3 id:x x.jpg'])
    })

  it('catalog files have the values of Google rather than those of Atom and RSS', async () => {
    const own = '<id>tag:shop.example,2026:1</id><title>Page</title>'
    const google =
      '<g:id>A</g:id><g:title>Tee</g:title><g:image_link>https://cdn.example.com/a.jpg</g:image_link>'
    for (const entry of [own + google, google + own]) {
      const [record] = await readAll(
        `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${entry}</entry></feed>`,
      )
      assert.deepEqual([record?.key?.value, record?.submission?.name], ['A', 'Tee'])
    }
  })

  it('catalog files may have another prefix for the names of Google', async () => {
    const tags = (prefix: string) =>
      `<${prefix}:id>A</${prefix}:id><${prefix}:image_link>https://cdn.example.com/a.jpg</${prefix}:image_link>`
    const files = [
      `<rss xmlns:gm="http://base.google.com/ns/1.0"><item><title>A</title>${tags('gm')}</item></rss>`,
      'g:id,g:title,g:image_link\nA,A,https://cdn.example.com/a.jpg\n',
    ]
    for (const file of files) {
      assert.equal(detectCatalog(utf8(file)).format, 'google_merchant')
      const [record] = await readAll(file)
      assert.deepEqual(
        [record?.key?.value, record?.submission],
        ['A', { name: 'A', hero_image_url: 'https://cdn.example.com/a.jpg' }],
      )
    }
  })

  const WOOCOMMERCE_HEADERS = [
    'ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,"Sichtbarkeit im Katalog",Bilder',
    'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,"Visibilité dans le catalogue",Images',
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,"Visibilidad en el catálogo",Imágenes',
  ]
  for (const header of WOOCOMMERCE_HEADERS)
    it(`catalog files of WooCommerce are recognized with the columns ${header}`, async () => {
      const images = '"https://cdn.example.com/a.jpg, https://cdn.example.com/b.jpg"'
      const file = `${header}\n1,variable,W-1,4006381333931,Tee,visible,${images}\n2,variation,W-2,,Tee,visible,${images}\n`
      assert.equal(detectCatalog(utf8(file)).format, 'woocommerce')
      const records = await readAll(file)
      assert.deepEqual(records.map(describeRecord), ['2 id:W-1 a.jpg b.jpg', '3 null skipped SKIPPED'])
      const { name, gtin } = records[0]?.submission ?? {}
      assert.deepEqual([name, gtin], ['Tee', '04006381333931'])
    })

  for (const title of ['Catalog of 2026-01-01', 'Catalog;;;', '"Catalog; all";;;\n\n2026;EUR;;'])
    it(`catalog files may have the title ${JSON.stringify(title)} above the header`, async () => {
      const records = await readAll(`${title}\nsku;price;name;image\nx;1;A;https://cdn.example.com/x.jpg\n`)
      const row = title.split('\n').length + 2
      assert.deepEqual(records.map(describeRecord), [`${row} id:x x.jpg`])
    })

  it('catalog files of Akeneo use one language and channel of each image', async () => {
    const columns = ['main_image-en_US-ecommerce', 'main_image-fr_FR-ecommerce', 'side_picture-en_US']
    const header = ['sku', 'family', 'enabled', ...columns, 'side_picture-fr_FR', 'back_image-print'].join(
      ';',
    )
    const urls = ['en/front', 'fr/devant', '', 'fr/cote', 'back'].map(
      (path) => path && `https://cdn.example.com/${path}.jpg`,
    )
    const records = await readAll(`${header}\nA;f;1;${urls.join(';')}\n`)
    assert.deepEqual(records.map(describeRecord), ['2 id:A front.jpg cote.jpg back.jpg'])
  })

  const SHOP_FEEDS: Record<string, string> = {
    'attributes of the product':
      '<offer id="A" name="Tee" image="https://cdn.example.com/a.jpg"><price>1</price></offer>',
    'attributes only': '<offer id="A" name="Tee" image="https://cdn.example.com/a.jpg"/>',
    'lists of elements':
      '<product><sku>A</sku><name>Tee</name><images>\n<image>https://cdn.example.com/a.jpg</image></images></product>',
    'addresses in attributes':
      '<product sku="A"><name>Tee</name><image src="https://cdn.example.com/a.jpg"/></product>',
    'elements that repeat an attribute':
      '<product sku="B"><sku>A</sku><name>Tee</name><image>https://cdn.example.com/a.jpg</image></product>',
  }
  for (const [title, xml] of Object.entries(SHOP_FEEDS))
    it(`catalog files of XML may have ${title}`, async () => {
      const [record] = await readAll(`<?xml version="1.0"?><catalog>${xml}</catalog>`)
      assert.deepEqual(
        [record?.key?.value, record?.submission],
        ['A', { name: 'Tee', hero_image_url: 'https://cdn.example.com/a.jpg' }],
      )
    })

  it('catalog files of WooCommerce have tags with commas', async () => {
    const [record] = await readAll(
      'Type,SKU,Name,Tags,Images\nsimple,A,Tee,"red\\, white, blue",https://cdn.example.com/a.jpg\n',
    )
    assert.deepEqual(record?.submission?.tags, ['red, white', 'blue'])
  })

  const COMMON_NAMES: Record<string, Field> = {
    SKU: 'id',
    'Item No.': 'id',
    'Product SKU': 'id',
    'Style number': 'id',
    'UPC/EAN': 'gtin',
    'EAN-Nummer': 'gtin',
    Produktbezeichnung: 'name',
    'Main image link': 'hero_image',
    'Picture (main)': 'hero_image',
    'Front image': 'hero_image',
    'URL Image principale': 'hero_image',
    Image_Left: 'image',
    'Side image': 'image',
    'Image 1 URL': 'image',
    'Picture (additional 1)': 'image',
    'Liens images additionnelles': 'image',
    'Brand image': 'ignore',
    'Small image': 'ignore',
    'Number of images': 'ignore',
    'Image alt text': 'alt_text',
    'Image width': 'ignore',
    ArtikelNr: 'id',
    ArtikelNummer: 'id',
    HauptBild: 'hero_image',
    ProductName: 'name',
    EANCode: 'gtin',
    MainImageURL: 'hero_image',
    mainImageUrl: 'hero_image',
    AdditionalImageUrl1: 'carousel_image',
    ImageURL: 'image',
    ImageUrl2: 'image',
    UPC: 'gtin',
  }
  for (const [name, field] of Object.entries(COMMON_NAMES))
    it(`catalog files may have names such as ${name}`, () => {
      const { columns } = detectCatalog(utf8(`${name},price\n${field === 'ignore' ? '' : URL_1},1\n`))
      assert.equal(columns[0]?.field, field)
    })

  it('catalog files are identified by the SKU of the seller rather than by the ASIN in the column product-id', async () => {
    const report =
      'item-name\tseller-sku\tproduct-id-type\tproduct-id\timage-url\nTee\tT-1\t1\tB0DEMOCAN1\thttps://cdn.example.com/t.jpg\n'
    assert.deepEqual((await readAll(report)).map(describeRecord), ['2 id:T-1 t.jpg'])
  })

  it('catalog files give codes, category, retailer and tags', async () => {
    const [endcap] = await readAll(fixture('endcap.csv'))
    const { product_category_id: categoryId, ...submission } = endcap?.submission ?? {}
    assert.match(categoryId ?? '', /^[0-9a-f-]{36}$/)
    assert.deepEqual(submission, {
      name: 'Tidefizz Lemonade, 12 fl oz',
      retailer: 'marketplace_us',
      tags: ['spring', 'relaunch'],
      gtin: '04006381333931',
      hero_image_url: 'https://cdn.example.com/1/front.jpg',
      carousel_image_urls: ['https://cdn.example.com/1/back.jpg', 'https://cdn.example.com/1/side.jpg'],
    })
    const amazon = await readAll(fixture('amazon-2022.txt'))
    assert.equal(amazon[1]?.submission?.gtin, '04006381333931')
    assert.equal(amazon[2]?.submission?.asin, 'B0DEMOCAN1')
    const [, tagged] = await readAll(fixture('endcap.ndjson'))
    assert.deepEqual(tagged?.submission?.tags, ['a, b', 'c'])
  })

  it('catalog files of exports give the category by its id, since its name is that of several', async () => {
    const [listing] = await readAll(fixture('endcap-export.csv'))
    assert.equal(listing?.submission?.product_category_id, 'b618a915-9f52-54c6-8b43-038a91ec65cc')
    const records = [fixture('endcap-export.csv'), fixture('endcap-images.csv')].map((bytes) =>
      readAll(bytes),
    )
    assert.deepEqual((await Promise.all(records)).flat().flatMap(codesOf), [])
  })

  it('catalog files describe their columns as plain JSON with samples', () => {
    const detection = detectCatalog(fixture('shopify.csv'))
    assert.deepEqual(JSON.parse(JSON.stringify(detection)), detection)
    assert.deepEqual(detection.columns[0], {
      name: 'Handle',
      field: 'id',
      samples: ['linen-shirt', 'canvas-tote', 'gift-card'],
    })
    assert.equal(detection.mapping.group_rows, 'key')
    assert.equal(detection.mapping.columns['Vendor'], 'ignore')
  })
})

describe('docs/imports.md', () => {
  const docs = readFileSync(new URL('../../../docs/imports.md', import.meta.url), 'utf8')
  const block = (language: string) => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(docs)?.[1] ?? ''

  it('docs/imports.md has a template that can be imported', async () => {
    const records = await readAll(block('csv'))
    assert.deepEqual(records.map(describeRecord), [
      '2 id:sku-4711 front.jpg back.jpg side.jpg',
      '3 asin:B0DEMOCAN1',
    ])
    assert.deepEqual(records.flatMap(codesOf), [])
  })

  it('docs/imports.md has a mapping that is valid', () => {
    const mapping: unknown = JSON.parse(block('json'))
    assert.deepEqual(checkMapping(mapping), mapping)
  })

  it('docs/imports.md describes each field and each problem', () => {
    for (const name of [...FIELDS, ...PROBLEM_CODES]) assert.ok(docs.includes(`\`${name}\``), name)
  })
})

function describeFile(detection: Detection): string {
  const { format, container, encoding, delimiter, header_rows: headerRows } = detection
  return `${format} ${container} ${encoding} ${delimiter} ${headerRows}`
}

function describeRecord(record: CatalogRecord): string {
  const { row, lastRow, key, outcome, submission } = record
  const rows = lastRow > row ? `${row}-${lastRow}` : `${row}`
  const images = [submission?.hero_image_url ?? [], submission?.carousel_image_urls ?? []]
    .flat()
    .map((url) => new URL(url).pathname.split('/').at(-1))
  const identifier = key ? `${key.type}:${key.value}` : 'null'
  const rest = outcome === 'ready' ? images : [outcome, ...codesOf(record)]
  return [rows, identifier, ...rest].join(' ')
}
