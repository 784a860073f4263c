import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { Endcap, EndcapError } from '@endcap/client'
import { Exports } from '@endcap/client/exports'
import { ImageTexts } from '@endcap/client/image-texts'
import { Imports } from '@endcap/client/imports'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

describeOnStore('alt texts', ({ place }) => {
  let origin: Origin
  let service: TestService
  let endcap: Endcap
  let imageTexts: ImageTexts
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      storefront: origin.url(''),
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    const token = { access_token: service.token, token_type: 'Bearer' as const, expires_in: 300 }
    endcap = Endcap.withToken(() => token, { baseUrl: service.config.auth.baseUrl })
    imageTexts = new ImageTexts(endcap)
    for (const n of [1, 2, 3]) origin.serve(`/${n}.png`, await picture(n))
  })
  after(() => service[Symbol.asyncDispose]())

  const body = (more: object = {}) => ({
    hero_image_url: origin.url('/1.png'),
    carousel_image_urls: [origin.url('/2.png')],
    name: 'Sea Salt Potato Chips',
    ...more,
  })
  const submit = async (id: string, more: object = {}) =>
    (await endcap.pdps.submitAndWait(id, body(more))).pdp_id
  const inEnglish = (...texts: (string | null)[]) => ({ alt_texts: [{ language: 'en', texts }] })
  const textsOf = async (pdpId: string) => (await imageTexts.altTexts(pdpId)).alt_texts
  const isValidationError = (error: unknown) =>
    error instanceof EndcapError && error.code === 'VALIDATION_ERROR'

  it('alt texts are stored with a submission, checked, and drafted in four languages', async () => {
    const pdpId = await submit('checked', inEnglish('1.png', null))
    const { alt_texts: stored, images } = await imageTexts.altTexts(pdpId)
    assert.deepEqual(stored, inEnglish('1.png', null).alt_texts)
    assert.deepEqual(
      images.map(({ is_analyzed, texts: [check] }) => [is_analyzed, check?.problems.map(({ code }) => code)]),
      [
        [true, ['FILE_NAME']],
        [true, ['MISSING']],
      ],
    )
    for (const { drafts } of images) {
      assert.deepEqual(
        drafts.map(({ language }) => language),
        ['en', 'de', 'fr', 'es'],
      )
      for (const { text } of drafts) assert.match(text, /Sea Salt Potato Chips/)
    }
  })

  it('alt texts of a listing without any are checked in the language of its retailer', async () => {
    const pdpId = await submit('german', { retailer: 'ebay_de' })
    const { images } = await imageTexts.altTexts(pdpId)
    assert.deepEqual(
      images.map(({ texts }) => texts.map(({ language, problems: [first] }) => [language, first?.code])),
      [[['de', 'MISSING']], [['de', 'MISSING']]],
    )
  })

  it('alt texts of another number than the images, of a language given twice, and of over 1,000 characters are refused', async () => {
    const pdpId = await submit('refused')
    const twice = [...inEnglish('a', 'b').alt_texts, ...inEnglish('c', 'd').alt_texts]
    for (const refused of [
      inEnglish('a'),
      inEnglish('a', 'b', 'c'),
      { alt_texts: twice },
      inEnglish('x'.repeat(1_001), null),
    ]) {
      await assert.rejects(endcap.pdps.submit('refused', body(refused)), isValidationError)
      await assert.rejects(imageTexts.setAltTexts(pdpId, refused), isValidationError)
    }
    assert.deepEqual(await textsOf(pdpId), [])
  })

  it('alt texts change without a new score, and stay with images that move, leave and come back', async () => {
    const pdpId = await submit('moved')
    const before = await endcap.pdps.get('moved')
    await imageTexts.setAltTexts(pdpId, inEnglish('Front', 'Back'))
    assert.deepEqual((await endcap.pdps.get('moved')).scored_at, before.scored_at)
    const [first, second] = (await imageTexts.altTexts(pdpId)).images.map(({ image_id: id }) => id)
    assert.ok(first && second)
    await endcap.pdps.setImages(pdpId, { hero: { image_id: second }, carousel: [] })
    assert.deepEqual(await textsOf(pdpId), inEnglish('Back').alt_texts)
    await endcap.pdps.setImages(pdpId, { hero: { image_id: second }, carousel: [{ image_id: first }] })
    assert.deepEqual(await textsOf(pdpId), inEnglish('Back', 'Front').alt_texts)
    await endcap.pdps.submitAndWait(
      'moved',
      body({ carousel_image_urls: [origin.url('/2.png'), origin.url('/3.png')] }),
    )
    assert.deepEqual(await textsOf(pdpId), inEnglish('Front', 'Back', null).alt_texts)
    await endcap.pdps.submitAndWait('moved', body({ alt_texts: [] }))
    assert.deepEqual(await textsOf(pdpId), [])
  })

  it('alt texts are the captions of the images in JSON-LD, which has no more than is known', async () => {
    const pdpId = await submit('objects', inEnglish('Front', null))
    const license = 'https://shop.example.com/license'
    const size = { '@type': 'QuantitativeValue', value: 160, unitCode: 'E37' }
    const image = {
      '@type': 'ImageObject',
      name: 'Sea Salt Potato Chips',
      encodingFormat: 'image/png',
      width: size,
      height: size,
      license,
    }
    assert.deepEqual(await imageTexts.imageObjects(pdpId, { license }), {
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...image,
          contentUrl: origin.url('/1.png'),
          caption: [{ '@language': 'en', '@value': 'Front' }],
          representativeOfPage: true,
        },
        { ...image, contentUrl: origin.url('/2.png'), representativeOfPage: false },
      ],
    })
    await assert.rejects(
      imageTexts.imageObjects(pdpId, { license: 'javascript:alert(1)' }),
      isValidationError,
    )
  })

  it('alt texts for other images than the listing has are refused', async () => {
    const pdpId = await submit('others')
    const expected_image_ids = ['019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41']
    await assert.rejects(
      imageTexts.setAltTexts(pdpId, { ...inEnglish('a', 'b'), expected_image_ids }),
      (error) => error instanceof EndcapError && error.code === 'IMAGES_CHANGED',
    )
  })

  it('alt texts come with imports, of which empty cells keep them, and leave with exports', async () => {
    const run = async (rows: readonly (readonly string[])[]) => {
      const imports = new Imports(endcap)
      const file = new Blob([rows.map((row) => row.join(',')).join('\n')])
      const { import_id: id } = await imports.create(file)
      await eventually(async () => (await imports.get(id)).status === 'ready')
      await imports.start(id)
      await eventually(async () => (await imports.get(id)).status === 'completed')
      return (await imports.get(id)).progress
    }
    const header = ['id', 'name', 'retailer', 'hero_image_url', 'hero_alt_text_de', 'hero_alt_text']
    const row = (de: string, en: string) => [
      'file',
      'Sea Salt Potato Chips',
      'marketplace_us',
      origin.url('/1.png'),
      de,
      en,
    ]
    await run([header, row('Vorn', 'Front')])
    const pdpId = (await endcap.pdps.get('file')).pdp_id
    // An identical file would be the same import.
    assert.equal((await run([header, row('Vorn', 'Front'), ['']]))?.unchanged, 1)
    assert.equal((await run([header, row('', 'The front')]))?.done, 1)
    assert.deepEqual(await textsOf(pdpId), [
      { language: 'de', texts: ['Vorn'] },
      { language: 'en', texts: ['The front'] },
    ])
    const exported = await new Exports(endcap).images({ format: 'csv', q: 'file' })
    const csv = await new Response(exported).text()
    assert.match(csv, /alt_text_en.*\r\n.*The front,Vorn/)
  })
})
