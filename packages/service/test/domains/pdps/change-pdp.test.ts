import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { Endcap, EndcapError } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { Imports } from '@endcap/client/imports'
import { eventually } from '../../support/eventually.ts'
import { listingPage } from '../../support/listing-page.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const idOf = (path: string): string => findCategoryByPath(path)?.id ?? assert.fail(path)
const SNEAKERS = idOf('Shoes > Sneakers')
const CHIPS = idOf('Food > Snacks > Potato Chips')

describeOnStore('a listing that a person changes', ({ place }) => {
  let origin: Origin
  let service: TestService
  let endcap: Endcap
  let corrections: Corrections
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      storefront: origin.url(''),
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    endcap = connect(service.config.auth.baseUrl, service.token)
    corrections = new Corrections(endcap)
    origin.serve('/1.png', await picture(1))
  })
  after(() => service[Symbol.asyncDispose]())

  const body = (more: object = {}) => ({
    hero_image_url: origin.url('/1.png'),
    name: 'Sea Salt Potato Chips',
    ...more,
  })
  const submit = async (id: string, more: object = {}): Promise<string> =>
    (await endcap.pdps.submitAndWait(id, body(more))).pdp_id
  const settled = async (pdpId: string) => {
    await eventually(async () => (await endcap.pdps.summary(pdpId)).status === 'COMPLETED')
    return endcap.pdps.summary(pdpId)
  }
  const origins = async (pdpId: string) =>
    (await endcap.pdps.history(pdpId).page()).data.map(({ cause, category_source: source }) => [
      cause,
      source,
    ])

  it('a listing that a person changes shows how its category is known, and how certain a guess is', async () => {
    const guessed = await submit('guessed')
    const row = await endcap.pdps.summary(guessed)
    assert.equal(row.category_source, 'name')
    assert.ok((row.category_confidence ?? 0) > 0.5)
    const explained = await endcap.pdps.explanation(guessed)
    assert.deepEqual(
      [explained.category_source, explained.category_confidence],
      [row.category_source, row.category_confidence],
    )
    const given = await endcap.pdps.summary(await submit('given', { product_category_id: CHIPS }))
    assert.deepEqual([given.category_source, given.category_confidence], ['submission', null])
  })

  it('a listing that a person changes keeps the category that a person sets through submissions that only guess, until one names another', async () => {
    const pdpId = await submit('kept')
    const changed = await endcap.pdps.change(pdpId, { product_category_id: 'Shoes > Sneakers' })
    assert.deepEqual(
      [changed.category_id, changed.category_source, changed.category_confidence],
      [SNEAKERS, 'person', null],
    )
    assert.equal((await settled(pdpId)).category_id, SNEAKERS)
    await submit('kept', { name: 'Paprika Potato Chips' })
    const kept = await settled(pdpId)
    assert.deepEqual(
      [kept.name, kept.category_id, kept.category_source],
      ['Paprika Potato Chips', SNEAKERS, 'person'],
    )
    await submit('kept', { product_category_id: CHIPS })
    assert.equal((await settled(pdpId)).category_source, 'submission')
    assert.deepEqual(
      (await origins(pdpId)).filter(([cause]) => cause === 'category'),
      [
        ['category', 'submission'],
        ['category', 'person'],
      ],
    )
  })

  it('a listing that a person changes is guessed again when what a person has set is taken back', async () => {
    const pdpId = await submit('taken-back')
    await endcap.pdps.change(pdpId, { product_category_id: SNEAKERS })
    const back = await endcap.pdps.change(pdpId, { product_category_id: null })
    assert.deepEqual([back.category_id, back.category_source], [CHIPS, 'name'])
  })

  it('a listing that a person changes is guessed again when the correction of its category is revoked', async () => {
    // A known code is looked up in the transaction, which holds the only connection of the embedded database.
    const pdpId = await submit('revoked', { gtin: '4006381333931' })
    const { correction_id: id } = await corrections.create({
      pdp_id: pdpId,
      kind: 'category',
      value: SNEAKERS,
    })
    await corrections.revoke(id)
    const back = await settled(pdpId)
    assert.deepEqual([back.category_id, back.category_source], [CHIPS, 'name'])
  })

  it('a listing that a person changes keeps the category through an import that names none, and takes categories of the shop as evidence', async () => {
    const pdpId = await submit('imported')
    await endcap.pdps.change(pdpId, { product_category_id: SNEAKERS })
    const rows = [
      ['id', 'title', 'image_link', 'product_type', 'google_product_category'],
      ['imported', 'Chips of another name', origin.url('/1.png'), 'Snacks', '2392'],
      ['labeled', 'Model 4711', origin.url('/1.png'), 'Men > Shoes > Sneakers', ''],
      ['numbered', 'Model 4712', origin.url('/1.png'), '', '2271'],
    ]
    const imports = new Imports(endcap)
    const { import_id: id } = await imports.create(new Blob([rows.map((row) => row.join(',')).join('\n')]))
    await eventually(async () => (await imports.get(id)).status === 'ready')
    await imports.start(id)
    await eventually(async () => (await imports.get(id)).status === 'completed')
    assert.equal((await settled(pdpId)).category_source, 'person')
    const found = async (own: string) => {
      const [row] = (await endcap.pdps.list({ q: own }).page()).data
      return [row?.category, row?.category_source]
    }
    assert.deepEqual(await found('labeled'), ['Sneakers', 'file'])
    assert.deepEqual(await found('numbered'), ['Dresses', 'file'])
  })

  it('a listing that a person changes keeps its category through a refresh from the storefront', async () => {
    const asin = 'B0CHANGE01'
    origin.serve(`/dp/${asin}`, listingPage(asin, [origin.url('/1.png')], { title: 'Sea Salt Potato Chips' }))
    const { pdp_id: pdpId } = await endcap.pdps.byAsin.submitAndWait(asin)
    assert.equal((await endcap.pdps.summary(pdpId)).category_source, 'storefront')
    await endcap.pdps.change(pdpId, { product_category_id: SNEAKERS })
    await settled(pdpId)
    await endcap.pdps.byAsin.submitAndWait(asin)
    const row = await settled(pdpId)
    assert.deepEqual([row.category_id, row.category_source], [SNEAKERS, 'person'])
  })

  it('a listing that a person changes moves to another id and retailer, whose address is then unknown, and never onto another listing', async () => {
    const pdpId = await submit('old-id')
    await submit('taken-id')
    await assert.rejects(endcap.pdps.change(pdpId, { id: 'taken-id' }), { code: 'PDP_EXISTS', status: 409 })
    const moved = await endcap.pdps.change(pdpId, { id: 'new-id', retailer: 'marketplace_de' })
    assert.deepEqual([moved.id, moved.retailer], ['new-id', 'marketplace_de'])
    await assert.rejects(endcap.pdps.get('old-id'), EndcapError.NotFound)
    assert.equal((await endcap.pdps.get('new-id', { retailer: 'marketplace_de' })).pdp_id, pdpId)
    const gtin = (await endcap.pdps.byGtin.submit('4006381333931', body())).pdp_id
    await assert.rejects(endcap.pdps.change(gtin, { id: 'other' }), { code: 'VALIDATION_ERROR' })
  })

  it('a listing that a person changes changes its name and tags, and leaves the rest', async () => {
    const pdpId = await submit('named', { product_category_id: CHIPS })
    const row = await endcap.pdps.change(pdpId, { name: 'New name', tags: ['spring', 'spring'] })
    assert.deepEqual([row.name, row.tags, row.category_source], ['New name', ['spring'], 'submission'])
  })

  it('a listing that a person changes takes a category as a correction, once, and guesses again when it is revoked', async () => {
    const pdpId = await submit('corrected')
    const word = { pdp_id: pdpId, kind: 'category', value: 'Shoes > Sneakers' } as const
    const correction = await corrections.create(word)
    assert.equal((await endcap.pdps.summary(pdpId)).category_source, 'person')
    assert.equal((await corrections.create(word)).correction_id, correction.correction_id)
    await corrections.revoke(correction.correction_id)
    const { category_id: id, category_source: source } = await endcap.pdps.summary(pdpId)
    assert.deepEqual([id, source], [CHIPS, 'name'])
    await assert.rejects(corrections.create({ ...word, value: 'Nowhere' }), { code: 'CATEGORY_NOT_FOUND' })
  })

  it('a listing that a person changes gets its category with all that meet a filter', async () => {
    for (const id of ['bulk-1', 'bulk-2', 'bulk-3']) await submit(id)
    const change = () => corrections.setCategories({ q: 'bulk-' }, { product_category_id: SNEAKERS })
    assert.deepEqual(await change(), { changed: 3, has_more: false })
    assert.deepEqual(await change(), { changed: 0, has_more: false })
  })

  it('a listing that a person changes is unknown to other organizations', async () => {
    const pdpId = await submit('own')
    const { baseUrl } = service.config.auth
    const strange = connect(baseUrl, await requestToken(baseUrl, await newCredential(service.app)))
    await assert.rejects(strange.pdps.change(pdpId, { name: 'x' }), EndcapError.NotFound)
  })

  it('a listing that a person changes has the brand of its name until a person sets another one, and again after', async () => {
    const pdpId = await submit('branded', { name: 'Nestlé Sea Salt Potato Chips' })
    const brandOf = async () => {
      const { brand, brand_source: source, updated_at: at } = await endcap.pdps.summary(pdpId)
      return { brand, source, at }
    }
    const read = await brandOf()
    assert.deepEqual([read.brand, read.source], ['Nestlé', 'read'])
    await endcap.pdps.change(pdpId, { brand: 'Own' })
    assert.deepEqual(await brandOf(), { brand: 'Own', source: 'person', at: read.at })
    const found = async (brand: string) =>
      (await endcap.pdps.list({ brand }).page()).data.map(({ pdp_id: id }) => id)
    assert.deepEqual([await found('Own'), await found('own'), await found('Nestlé')], [[pdpId], [], []])
    await endcap.pdps.rescore(pdpId)
    await settled(pdpId)
    assert.equal((await brandOf()).brand, 'Own')
    await endcap.pdps.change(pdpId, { brand: null })
    assert.deepEqual([(await brandOf()).brand, (await brandOf()).source], ['Nestlé', 'read'])
  })
})

const connect = (baseUrl: string, token: string): Endcap =>
  Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), { baseUrl })
