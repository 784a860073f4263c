import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath, toGtin14 } from '@endcap/catalog'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'

describe('a GTIN', () => {
  const forms: [title: string, code: string, canonical: string | null][] = [
    ['[GTIN-2] pads 8 digits', '96385074', '00000096385074'],
    ['[GTIN-3] pads 12 digits', '036000291452', '00036000291452'],
    ['[GTIN-4] pads 13 digits', '4006381333931', '04006381333931'],
    ['[GTIN-5] keeps 14 digits', '04006381333931', '04006381333931'],
    ['keeps 14 digits that begin with an indicator', '10036000291459', '10036000291459'],
    ['pads leading zeros', '00000017', '00000000000017'],
    ['rejects zeros alone', '00000000', null],
    ['rejects zeros alone', '000000000000', null],
    ['rejects zeros alone', '0000000000000', null],
    ['rejects zeros alone', '00000000000000', null],
    ['rejects a single zero', '0', null],
    ['rejects a wrong check digit', '4006381333932', null],
    ['rejects a wrong check digit of 12 digits', '400638133393', null],
    ['rejects a wrong check digit of 14 digits', '40063813339311', null],
    ['rejects 3 digits', '123', null],
    ['rejects an empty text', '', null],
    ['rejects letters', '400638133393a', null],
    ['rejects full-width digits', '４００６３８１３３３９３１', null],
  ]
  for (const [title, code, canonical] of forms)
    it(`${title}: "${code}"`, () => assert.equal(toGtin14(code), canonical))
})

describe('PUT and GET /v1/pdps/gtin/{gtin}', () => {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    origin.serve('/0.png', await picture(0))
    service = await startService({ origin })
  })
  after(() => service[Symbol.asyncDispose]())
  const submission = (changes: object = {}) => ({
    hero_image_url: origin.url('/0.png'),
    name: 'Sea Salt Potato Chips',
    ...changes,
  })
  const put = (gtin: string, body: object) => service.request('PUT', `/v1/pdps/gtin/${gtin}`, { body })
  const get = (gtin: string, query = '') => service.request('GET', `/v1/pdps/gtin/${gtin}${query}`)

  it('[GTIN-1] PUT and GET /v1/pdps/gtin/{gtin} use one record for all forms of a GTIN and return it as GTIN-14', async () => {
    const first = await put('036000291452', submission())
    assert.equal(first.status, 202)
    assert.deepEqual(Object.keys(first.body), ['gtin', 'pdp_id', 'status', 'error_code', 'score_url'])
    assert.equal(first.body['gtin'], '00036000291452')
    assert.equal(first.body['score_url'], '/v1/pdps/gtin/00036000291452?retailer=marketplace_us')
    const read = await service.request('GET', first.body['score_url'])
    assert.deepEqual([read.status, read.body['pdp_id']], [200, first.body['pdp_id']])
    for (const form of ['036000291452', '0036000291452', '00036000291452'])
      assert.equal((await get(form)).body['pdp_id'], first.body['pdp_id'], form)
    await service.poll('/v1/pdps/gtin/036000291452')
    const again = await put('0036000291452', submission())
    assert.deepEqual([again.status, again.body['status']], [200, 'COMPLETED'])
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} return the fields of a PDP by id, with gtin in place of id', async () => {
    await service.put('fields', submission())
    const { body: byId } = await service.get('fields')
    const { body: byGtin } = await get('036000291452')
    assert.deepEqual(
      Object.keys(byGtin),
      Object.keys(byId).map((field) => (field === 'id' ? 'gtin' : field)),
    )
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} do not share a PDP with the same code as an id', async () => {
    await service.put('00036000291452', submission())
    assert.notEqual(
      (await service.get('00036000291452')).body.pdp_id,
      (await get('036000291452')).body['pdp_id'],
    )
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} resolve the category by the GTIN when nothing else does', async () => {
    await service.put('teaches', submission({ gtin: '4006381333931' }))
    assert.equal((await put('4006381333931', submission({ name: null }))).status, 202)
    assert.equal((await get('4006381333931')).body['category'], 'Potato Chips')
    const unknown = await put('96385074', submission({ name: null }))
    assert.deepEqual([unknown.status, unknown.body['error_code']], [400, 'CATEGORY_UNRESOLVED'])
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} resolve another category from another name and keep the imported category of the GTIN', async () => {
    const categoryOf = async (changes: object) => {
      assert.ok((await put('5012345678900', submission(changes))).status <= 202)
      return (await get('5012345678900')).body['category']
    }
    assert.equal(await categoryOf({}), 'Potato Chips')
    assert.match(String(await categoryOf({ name: 'Shampoo 250 ml' })), /Shampoo/)
    const boots = findCategoryByPath('Shoes > Boots')?.id
    assert.equal(await categoryOf({ product_category_id: boots }), 'Boots')
    assert.equal(await categoryOf({ name: 'Potato Chips Paprika' }), 'Boots')
    assert.equal(await categoryOf({ name: null }), 'Boots')
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} apply an import at the next change, and no guess overrides it', async () => {
    const { app, credential } = service
    assert.equal((await put('40052441', submission())).status, 202)
    await app.administration.importProducts({
      organizationId: credential.organization_id,
      rows: [{ code: '40052441', category: 'Shoes > Boots' }],
    })
    await put('40052441', submission())
    assert.equal((await get('40052441')).body['category'], 'Potato Chips', 'the same again is no change')
    await put('40052441', submission({ name: 'Sea Salt Potato Chips 2' }))
    assert.equal((await get('40052441')).body['category'], 'Boots')
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} do not let another code override an import', async () => {
    const { app, credential } = service
    await app.administration.importProducts({
      organizationId: credential.organization_id,
      rows: [
        { code: '20000004', category: 'Beauty > Hair Care > Shampoo' },
        { code: 'B0QQQQQQQ1', category: 'Food > Snacks > Potato Chips' },
      ],
    })
    const categoryOf = async (id: string, codes: object) => {
      await service.put(id, submission({ name: null, ...codes }))
      return (await service.get(id)).body.category
    }
    assert.equal(await categoryOf('both', { gtin: '20000004', asin: 'B0QQQQQQQ1' }), 'Shampoo')
    assert.equal(await categoryOf('asin', { asin: 'B0QQQQQQQ1' }), 'Potato Chips')
  })

  it('PUT and GET /v1/pdps/gtin/{gtin} keep one PDP per retailer', async () => {
    await put('10036000291459', submission())
    const elsewhere = await put('10036000291459', submission({ retailer: 'tesco_uk' }))
    const here = await get('10036000291459')
    assert.notEqual(elsewhere.body['pdp_id'], here.body['pdp_id'])
    assert.equal((await get('10036000291459', '?retailer=tesco_uk')).body['pdp_id'], elsewhere.body['pdp_id'])
  })

  const refusals: [
    string,
    () => Promise<{ status: number; body: Record<string, unknown> }>,
    number,
    string,
  ][] = [
    ['a wrong check digit', () => put('4006381333932', submission()), 400, 'INVALID_GTIN'],
    ['another length', () => put('123', submission()), 400, 'INVALID_GTIN'],
    ['letters', () => get('40063813339x1'), 400, 'INVALID_GTIN'],
    ['a path that is not UTF-8', () => get('%FF'), 400, 'INVALID_GTIN'],
    ['zeros alone', () => put('00000000', submission()), 400, 'INVALID_GTIN'],
    ['zeros alone on reading', () => get('00000000000000'), 400, 'INVALID_GTIN'],
    ['an unknown GTIN', () => get('00000017'), 404, 'PDP_NOT_FOUND'],
    ['an unknown retailer', () => get('036000291452', '?retailer=corner_shop'), 400, 'INVALID_RETAILER'],
    [
      'an unknown retailer to submit to',
      () => put('036000291452', submission({ retailer: 'corner_shop' })),
      400,
      'INVALID_RETAILER',
    ],
    [
      '21 carousel images',
      () => put('036000291452', submission({ carousel_image_urls: Array(21).fill(origin.url('/0.png')) })),
      413,
      'TOO_MANY_IMAGES',
    ],
    ['no hero', () => put('036000291452', { name: 'Chips' }), 422, 'VALIDATION_ERROR'],
  ]
  for (const [rule, request, status, code] of refusals) {
    it(`PUT and GET /v1/pdps/gtin/{gtin} refuse ${rule}: ${status} ${code}`, async () => {
      const answer = await request()
      assert.deepEqual([answer.status, answer.body['error_code']], [status, code])
    })
  }
})
