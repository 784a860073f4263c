import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { TARGETS } from '@endcap/catalog'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const TARGET = '/v1/acceptance-targets/amazon'
const LARGE = {
  id: 'longest-min',
  images: 'all',
  measure: 'longest_side_px',
  operator: '>=',
  value: 5000,
  unit: 'px',
  severity: 'hard',
  sources: [],
}

type Target = { id: string; is_chosen: boolean; retailers: string[]; rule_count: number }
type Rule = { rule: { id: string; value?: unknown }; text: string; is_old: boolean; sources: object[] }

describeOnStore('acceptance targets', ({ place }) => {
  let service: TestService
  let strange: string
  before(async () => {
    const origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    strange = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    origin.serve('/hero.png', await picture(0, 700))
    await service.put('sku-1', { hero_image_url: origin.url('/hero.png'), name: 'Sea Salt Potato Chips' })
    await service.settled('sku-1')
  })
  after(() => service[Symbol.asyncDispose]())

  const read = async (path: string, token?: string) => {
    const { status, body } = await service.request('GET', path, token === undefined ? {} : { token })
    assert.equal(status, 200)
    return body
  }
  const ruleOf = (body: Record<string, unknown>, id: string) =>
    (body['rules'] as Rule[]).find(({ rule }) => rule.id === id)
  const publish = (body: object) => service.request('POST', `${TARGET}/versions`, { body })

  it('acceptance targets list shops with their retailer regions, channels and standards', async () => {
    const { data, chosen } = await read('/v1/acceptance-targets')
    const targets = data as Target[]
    assert.equal(chosen, null)
    assert.equal(targets.length, TARGETS.length)
    const zalando = targets.find(({ id }) => id === 'zalando')
    assert.ok(zalando?.retailers.includes('zalando_de'))
    assert.deepEqual(targets.find(({ id }) => id === 'meta-catalog')?.retailers, [])
    const { rules } = await read('/v1/acceptance-targets/zalando')
    assert.equal(zalando?.rule_count, (rules as Rule[]).length)
  })

  it('acceptance targets are chosen by an organization for itself', async () => {
    const chosen = ['amazon', 'google-merchant-center']
    const { status, body } = await service.request('PUT', '/v1/acceptance-targets/chosen', {
      body: { targets: [...chosen, 'amazon'] },
    })
    assert.equal(status, 200)
    assert.deepEqual(body['chosen'], chosen)
    const own = (body['data'] as Target[]).filter((each) => each.is_chosen).map(({ id }) => id)
    assert.deepEqual(own, chosen)
    assert.equal((await read('/v1/acceptance-targets', strange))['chosen'], null)
    const unknown = await service.request('PUT', '/v1/acceptance-targets/chosen', {
      body: { targets: ['nowhere'] },
    })
    assert.deepEqual([unknown.status, unknown.body['error_code']], [404, 'ACCEPTANCE_TARGET_NOT_FOUND'])
    await service.request('PUT', '/v1/acceptance-targets/chosen', { body: { targets: null } })
    assert.equal((await read('/v1/acceptance-targets'))['chosen'], null)
  })

  it('acceptance targets state their rules with sources, in the language and on the day of the request', async () => {
    const rule = ruleOf(await read(TARGET), 'longest-min')
    assert.equal(rule?.text, 'Longer side: at least 500 px')
    assert.equal(rule.sources.length > 0, true)
    const german = await service.request('GET', TARGET, { headers: { 'accept-language': 'de' } })
    assert.equal(ruleOf(german.body, 'longest-min')?.text, 'Längere Seite: mindestens 500 px')
    assert.equal(ruleOf(await read(`${TARGET}?day=2028-01-01`), 'longest-min')?.is_old, true)
    const google = '/v1/acceptance-targets/google-merchant-center'
    assert.equal(ruleOf(await read(`${google}?day=2027-01-30`), 'min-500-w'), undefined)
    assert.equal(ruleOf(await read(`${google}?day=2027-01-31`), 'min-500-w')?.rule.value, 500)
  })

  it('acceptance targets preview, publish and roll back rules of an organization', async () => {
    const patch = { rules: [LARGE], removed: ['main-no-border'], checked: { 'main-white': '2027-12-31' } }
    const preview = await service.request('POST', `${TARGET}/preview`, { body: { patch } })
    assert.equal(preview.status, 200)
    assert.equal(preview.body['listings'], 1)
    assert.equal((preview.body['after'] as Record<string, number>)['not_accepted'], 1)
    assert.equal(ruleOf(await read(TARGET), 'longest-min')?.rule.value, 500)

    const { status, body } = await publish({ patch, comment: 'Large only', expected_version: 0 })
    assert.equal(status, 201)
    assert.equal(body['active_version'], 1)
    assert.equal(ruleOf(body, 'longest-min')?.rule.value, 5000)
    assert.equal(ruleOf(body, 'main-no-border'), undefined)
    assert.deepEqual(
      (body['replaced'] as Rule[]).map(({ rule, sources }) => [rule.id, rule.value, sources.length > 0]),
      [
        ['longest-min', 500, true],
        ['main-no-border', undefined, true],
      ],
    )
    assert.deepEqual((await read(TARGET, strange))['replaced'], [])
    assert.equal(ruleOf(await read(`${TARGET}?day=2028-01-01`), 'main-white')?.is_old, false)
    assert.equal(ruleOf(await read(TARGET, strange), 'longest-min')?.rule.value, 500)

    const late = await publish({ patch: {}, expected_version: 0 })
    assert.deepEqual([late.status, late.body['error_code']], [409, 'ACCEPTANCE_RULES_CHANGED'])
    const back = await service.request('PUT', `${TARGET}/active`, { body: { version: 0 } })
    assert.equal(ruleOf(back.body, 'longest-min')?.rule.value, 500)
    assert.deepEqual(
      (back.body['versions'] as { version: number }[]).map(({ version }) => version),
      [1],
    )
    const missing = await service.request('PUT', `${TARGET}/active`, { body: { version: 9 } })
    assert.equal(missing.status, 404)
  })

  it('acceptance targets refuse patches that name unknown rules, sources or categories', async () => {
    const refused: [patch: object, field: string][] = [
      [{ removed: ['gone'] }, 'patch.removed'],
      [{ checked: { gone: '2026-11-29' } }, 'patch.checked'],
      [{ rules: [{ ...LARGE, sources: ['gone'] }] }, 'patch.rules[0].sources'],
      [{ rules: [{ ...LARGE, categories: ['Gone'] }] }, 'patch.rules[0].categories'],
      [{ rules: [LARGE, LARGE] }, 'patch.rules[1].id'],
      [{ rules: [{ ...LARGE, value: undefined }] }, 'patch.rules[0].value'],
      [{ rules: [{ ...LARGE, value: ['a'] }] }, 'patch.rules[0].value'],
      [{ rules: [{ ...LARGE, measure: 'smell' }] }, 'patch.rules[0].measure'],
    ]
    for (const [patch, field] of refused) {
      const { status, body } = await publish({ patch })
      assert.equal(status, 422)
      assert.ok(JSON.stringify(body).includes(field), `${field}: ${JSON.stringify(body)}`)
    }
    assert.equal((await service.request('GET', '/v1/acceptance-targets/nowhere')).status, 404)
  })
})
