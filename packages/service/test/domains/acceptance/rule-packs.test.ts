import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import {
  keyOfSeed,
  openPack,
  publisherOf,
  type RulePack,
  signPack,
} from '../../../src/domains/acceptance/rule-pack.ts'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'
import { endcapAll } from '../../support/process.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore, temporaryDirectory } from '../../support/stores.ts'

const key = keyOfSeed(randomBytes(32))
const publisher = publisherOf(key)
const RULES: RuleSet = {
  target: 'etsy',
  sources: {},
  rules: [
    {
      severity: 'hard',
      id: 'first-635',
      images: 'main',
      measure: 'width_px',
      operator: '>=',
      value: 900,
      unit: 'px',
      sources: [],
    },
  ],
}
const pack = signPack({ issued: '2027-06-01', targets: [RULES] }, key)

describe('a rule pack', () => {
  it('a rule pack is opened by those who trust its publisher, also after it was laid out anew', () => {
    assert.deepEqual(openPack(JSON.parse(JSON.stringify(pack, null, 2)), [publisher]), pack)
  })

  const stranger = keyOfSeed(randomBytes(32))
  const larger = { ...pack.rules, issued: '2027-06-02' }
  const refused: [why: string, value: unknown][] = [
    ['another publisher signed it', signPack(pack.rules, stranger)],
    ['its rules were changed', { ...pack, rules: larger }],
    ['its signature is of another key', { ...signPack(pack.rules, stranger), publisher }],
    ['its signature is no signature', { ...pack, signature: '' }],
    ['it has another format', { ...pack, format: 'endcap-rules-9' }],
    ['it has an unknown field', { ...pack, extra: 1 }],
    ['a rule has an unknown measure', signPack(withMeasure('smell'), key)],
    ['it is no object', []],
  ]
  for (const [why, value] of refused)
    it(`a rule pack is refused if ${why}`, () => {
      assert.throws(() => openPack(value, [publisher]), DomainError)
    })
})

function withMeasure(measure: string): RulePack['rules'] {
  const rules = RULES.rules.map((rule) => ({ ...rule, measure }))
  return { issued: '2027-06-01', targets: [{ ...RULES, rules } as RuleSet] }
}

describeOnStore('rule packs', ({ place }) => {
  let service: TestService
  before(async () => {
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService(databaseUrl === null ? { dataDirectory } : { databaseUrl })
  })
  after(() => service[Symbol.asyncDispose]())

  const widths = async () => {
    const { body } = await service.request('GET', '/v1/acceptance-targets/etsy')
    return (body['rules'] as { rule: { id: string; value: number } }[])
      .filter(({ rule }) => rule.id === 'first-635')
      .map(({ rule }) => rule.value)
  }

  it('rule packs replace the rules of their targets for all organizations, and are rolled back', async () => {
    const { administration } = service.app
    await assert.rejects(administration.importRules({ pack, publisher: null }), /not a trusted publisher/)
    const [change] = await administration.previewRules({ pack, publisher })
    assert.deepEqual([change?.target, change?.added, change?.changed], ['etsy', 0, 1])
    assert.deepEqual(await widths(), [635])
    assert.deepEqual(await administration.importRules({ pack, publisher }), { version: 1 })
    assert.deepEqual(await widths(), [900])
    const { packs } = await administration.listRules({})
    assert.deepEqual(
      packs.map(({ version, issued, is_active }) => [version, issued, is_active]),
      [[1, '2027-06-01', true]],
    )
    await administration.rollBackRules({ version: 0 })
    assert.deepEqual(await widths(), [635])
    await administration.rollBackRules({ version: 1 })
    assert.deepEqual(await widths(), [900])
    await assert.rejects(administration.rollBackRules({ version: 9 }), /no rule pack 9/)
    assert.deepEqual(await widths(), [900])
    await administration.rollBackRules({ version: 0 })
  })

  it('rule packs of an installation change nothing where they come from', async () => {
    const { administration } = service.app
    const own = await administration.exportRules({})
    assert.deepEqual(await administration.previewRules({ pack: own, publisher: null }), [])
    assert.equal(own.publisher, (await administration.listRules({})).publisher)
  })

  it('rule packs of unknown targets are refused', async () => {
    const targets = [{ ...RULES, target: 'nowhere' }]
    const unknown = signPack({ issued: '2027-06-01', targets }, key)
    await assert.rejects(service.app.administration.importRules({ pack: unknown, publisher }), /"nowhere"/)
  })
})

describe('endcap rules', () => {
  it('endcap rules says which file it refuses, and does nothing', async () => {
    const file = join(temporaryDirectory(), 'broken.json')
    await writeFile(file, '{')
    const failures = await endcapAll([
      ['rules', 'import', file],
      ['rules', 'import', `${file}.missing`],
      ['rules', 'rollback', 'first'],
    ])
    assert.deepEqual(
      failures.map(({ code }) => code),
      [2, 1, 2],
    )
  })
})
