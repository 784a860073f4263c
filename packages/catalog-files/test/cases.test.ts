import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { detectCatalog } from '@endcap/catalog-files'
import { readAll } from './support.ts'

const CASES = new URL('../../../../shared/cases/', import.meta.url)

/** The products of each file, with their images by the end of the address. */
type Case = [file: string, products: object[], problems?: string[]]
const image = (...names: string[]) => names.map((name) => `https://cdn.example.com/${name}`)
const [G, U] = ['04006381333931', '00036000291452']

const RIGHT: Case[] = [
  [
    'auction-listings.csv',
    [
      { key: 'EB-1', images: image('g/AAA/a1.jpg', 'g/BBB/a2.jpg', 'g/CCC/a3.jpg'), gtin: U },
      { key: 'EB-2', images: image('z/DDD/b1.jpg', 'z/EEE/b2.jpg') },
    ],
  ],
  [
    'repeated-names.csv',
    [{ key: 'RN-1', images: image('g/AAA/s-l1600.jpg', 'g/BBB/s-l1600.jpg', 'g/CCC/s-l1600.jpg') }],
  ],
  ['site-builder-export.csv', [{ key: '5fa1', images: image('v1/a/vase-1.jpg', 'v1/b/vase-2.jpg') }]],
  ['gallery-lost.csv', [{ key: 'EC-1', images: image('t-main.jpg', 't-1.jpg', 't-2.jpg'), gtin: U }]],
  ['operator-feed.csv', [{ key: 'MK-1', name: 'Lampe de bureau', gtin: G }]],
  ['shop-import-fr.csv', [{ name: 'Lampe bleue', images: image('lampe-1.jpg', 'lampe-2.jpg'), gtin: G }]],
  ['variable-without-sku.csv', [{ key: '20' }, { key: 'CAP-1' }, { key: '23' }]],
  ['store-export-it.csv', [{ key: 'IT-1', images: image('tazza-1.jpg', 'tazza-2.jpg') }]],
  ['json-cell.csv', [{ key: 'J-1', images: image('bag-1.jpg', 'bag-2.jpg') }]],
  ['seller-report.txt', [{ type: 'asin', key: 'B0TEST1234' }]],
  ['shift-jis.csv', [{ name: '湯呑み 青 240ml' }, { name: '急須 赤' }]],
  ['central-european.csv', [{ name: 'Kubek żółty 330 ml, gęś' }]],
  ['one-bad-byte.csv', [{ name: 'Thé vert' }, { key: 'U8-2' }], ['UNREADABLE_CHARACTERS']],
  ['text-formula.csv', [{ key: '00123', gtin: G }]],
  ['book-codes.csv', [{ key: '09783161484100' }, { key: '09780306406157' }], ['DUPLICATE_KEY']],
  [
    'alternatives.xml',
    [{ key: 'HE-1', images: image('konvice-1.jpg', 'konvice-2.jpg', 'konvice-3.jpg'), gtin: G }],
  ],
  [
    'store-views.csv',
    [
      { key: 'SV-1', name: 'Duffle', images: image('m/a.jpg', 'm/b.jpg') },
      { key: 'SV-2', images: image('m/b/c.jpg', 'm/b/d.jpg') },
    ],
    ['REPEATED_IMAGE', 'REPEATED_IMAGE'],
  ],
  [
    'separators.csv',
    [
      { key: 'S-1', images: image('bag-1.jpg') },
      { key: 'S-2', images: image('hat-1.jpg', 'hat-2.jpg') },
    ],
    ['RELATIVE_IMAGE_ADDRESS', 'UNUSUAL_SEPARATOR'],
  ],
  [
    'storefront-column.csv',
    [
      { key: 'B0TEST1231', retailer: 'marketplace_de' },
      { key: 'B0TEST1232', retailer: 'marketplace_fr' },
    ],
  ],
  ['platform-rows.csv', [{ key: 'MUG-B', images: image('mug-front.jpg', 'mug-back.jpg') }]],
  [
    'shop-feed.xml',
    [
      {
        key: 'SF-1',
        images: image(
          '47474-large_default/wool-base-layer.jpg',
          '47475-large_default/wool-base-layer.jpg',
          '47476-large_default/wool-base-layer.jpg',
        ),
      },
    ],
  ],
  [
    'handle-rows.csv',
    [
      { key: 'product_1', images: image('media/aa11bb_0123~mv2.jpg', 'media/aa11bb_0456~mv2.png') },
      { key: 'product_2', images: image('media/aa11bb_0789~mv2.jpg', 'media/aa11bb_0abc~mv2.jpg') },
    ],
  ],
]
const GUESSED = new Set(['shift-jis.csv', 'central-european.csv'])

describe('the shared catalog files', { skip: existsSync(CASES) ? false : 'needs ../shared/cases' }, () => {
  for (const [file, products, problems = []] of RIGHT)
    it(`the shared catalog files are read right: ${file}`, async () => {
      const bytes = readFileSync(new URL(file, CASES))
      const detection = detectCatalog(bytes, file)
      const records = (await readAll(bytes)).filter(({ outcome }) => outcome !== 'skipped')
      const read = records.flatMap(({ key, submission }) => {
        if (!submission) return []
        const { hero_image_url: hero, carousel_image_urls: carousel = [], name, gtin, retailer } = submission
        const images = [...(hero === undefined ? [] : [hero]), ...carousel]
        return [{ type: key?.type, key: key?.value, name, gtin, retailer, images }]
      })
      assert.equal(read.length, products.length)
      products.forEach((product, index) => assert.deepEqual({ ...read[index], ...product }, read[index]))
      assert.deepEqual(
        records.flatMap((record) => record.problems.map(({ code }) => code)),
        problems,
      )
      assert.deepEqual([detection.missing, detection.encoding_is_guess], [[], GUESSED.has(file)])
    })
})
