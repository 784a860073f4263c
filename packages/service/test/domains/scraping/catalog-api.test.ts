import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { classifyBreadcrumbs, findStorefront } from '@endcap/catalog'
import { createCatalogApiSource, SourceError } from '@endcap/listing-sources'
import { type Handler, type Origin, startOrigin } from '../../support/origin.ts'
import { sharedCase, withoutCases } from '../../support/shared-cases.ts'

const storefront = findStorefront('de')
if (!storefront) throw new Error('no storefront has the region "de"')
const neverAborted = new AbortController().signal
const { marketplaceId } = storefront
const item = {
  asin: 'B000000001',
  summaries: [{ marketplaceId, itemName: 'Panco Bratpfanne 28 cm', brand: 'Panco' }],
  images: [
    {
      marketplaceId,
      images: [
        {
          variant: 'PT01',
          link: 'https://m.media-amazon.com/images/I/side._SL75_.jpg',
          height: 75,
          width: 75,
        },
        { variant: 'MAIN', link: 'https://m.media-amazon.com/images/I/small.jpg', height: 75, width: 75 },
        { variant: 'MAIN', link: 'https://m.media-amazon.com/images/I/front.jpg', height: 2000, width: 2000 },
        { variant: 'SWCH', link: 'https://m.media-amazon.com/images/I/swatch.jpg', height: 30, width: 30 },
      ],
    },
  ],
  classifications: [
    {
      marketplaceId,
      classifications: [
        {
          displayName: 'Bratpfannen',
          classificationId: '3',
          parent: {
            displayName: 'Kochgeschirr',
            classificationId: '2',
            parent: {
              displayName: 'Küche, Haushalt & Wohnen',
              classificationId: '1',
              parent: { displayName: 'Kategorien', classificationId: '0' },
            },
          },
        },
      ],
    },
  ],
  salesRanks: [
    { marketplaceId, classificationRanks: [{ classificationId: '3', title: 'Bratpfannen', rank: 7 }] },
  ],
}

describe('the catalog API source', () => {
  let origin: Origin
  const tokens: unknown[] = []
  before(async () => (origin = await startOrigin()))
  after(() => origin[Symbol.asyncDispose]())
  const answer =
    (status: number, body: unknown): Handler =>
    (request, response) => {
      tokens.push(request.headers['x-amz-access-token'])
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
  const fetchListing = (asin: string) =>
    createCatalogApiSource({
      accessToken: async (region) => `token of ${region}`,
      endpoint: () => origin.url(''),
    }).fetchListing({ asin, storefront }, neverAborted)

  it('the catalog API source returns name, brand, breadcrumbs and the largest rendition of each image, the main image first', async () => {
    origin.serve('/catalog/2022-04-01/items/B000000001', answer(200, item))
    const listing = await fetchListing('B000000001')
    assert.deepEqual(
      [listing?.title, listing?.brand, listing?.source, listing?.images],
      [
        'Panco Bratpfanne 28 cm',
        'Panco',
        'catalog-api',
        ['https://m.media-amazon.com/images/I/front.jpg', 'https://m.media-amazon.com/images/I/side.jpg'],
      ],
    )
    assert.match(
      origin.requests.at(-1) ?? '',
      new RegExp(`marketplaceIds=${marketplaceId}&includedData=images`),
    )
    assert.equal(tokens.at(-1), 'token of eu')
    assert.ok(listing)
    assert.equal(
      (await classifyBreadcrumbs(listing, setImmediate))?.category.path,
      'Home > Kitchen > Cookware > Frying Pans And Woks',
    )
  })

  it('the catalog API source returns images without a variant in their order, each once in its largest rendition', async () => {
    const rendition = (variant: string | null, name: string, width: number, height = width) => ({
      variant,
      link: `https://m.media-amazon.com/images/I/${name}.jpg`,
      width,
      height,
    })
    const namesOf = async (images: object[]) => {
      origin.serve(
        '/catalog/2022-04-01/items/B000000001',
        answer(200, { ...item, images: [{ marketplaceId, images }] }),
      )
      return (await fetchListing('B000000001'))?.images.map((url) => /(\w+)\.jpg$/.exec(url)?.[1])
    }
    const others = [
      rendition(null, '71bbbL', 1500),
      rendition(null, '41bbbL', 500),
      rendition(null, '71cccL', 1500, 1400),
      rendition(null, '41cccL', 500, 467),
      rendition(null, '71dddL', 1500, 1400),
    ]
    const main = [rendition('MAIN', '71aaaL', 1500), rendition('MAIN', '41aaaL', 500)]
    assert.deepEqual(await namesOf([...main, ...others]), ['71aaaL', '71bbbL', '71cccL', '71dddL'])
    assert.deepEqual(await namesOf(others), ['71bbbL', '71cccL', '71dddL'])
  })

  it('catalog-api-null.json of the shared cases gives all three images', { skip: withoutCases }, async () => {
    const body = sharedCase('catalog-api-null.json').toString().replaceAll('ATVPDKIKX0DER', marketplaceId)
    origin.serve('/catalog/2022-04-01/items/B0TESTAAA3', answer(200, JSON.parse(body)))
    const names = (await fetchListing('B0TESTAAA3'))?.images.map((url) => /(\w+)\.jpg$/.exec(url)?.[1])
    assert.deepEqual(names, ['71aaaL', '71bbbL', '71cccL'])
  })

  it('the catalog API source returns null for a response with status 404', async () => {
    origin.serve('/catalog/2022-04-01/items/B000000404', answer(404, { errors: [{ code: 'NOT_FOUND' }] }))
    assert.equal(await fetchListing('B000000404'), null)
  })

  it('the catalog API source rejects when the API throttles, refuses, fails, redirects, or returns no images', async () => {
    for (const [status, body] of [
      [429, {}],
      [403, {}],
      [500, {}],
      [302, {}],
      [200, { ...item, images: [] }],
      [200, {}],
    ] as const) {
      origin.serve('/catalog/2022-04-01/items/B000000002', answer(status, body))
      await assert.rejects(fetchListing('B000000002'), SourceError)
    }
  })
})
