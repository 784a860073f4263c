import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { inspect } from 'node:util'
import type { PdpScores } from '@endcap/api'
import { Endcap, EndcapError } from '@endcap/client'
import { Rubrics } from '@endcap/client/rubrics'
import { generalRubric, RUBRICS } from '@endcap/scoring'
import fc from 'fast-check'
import { currentPatch, mergePatch, patchRubric } from '../../../src/domains/scoring/rubric-patch.ts'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { endcapAll, jsonLines } from '../../support/process.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore, temporaryDirectory } from '../../support/stores.ts'

const FAMILY = 'food-and-drink'
const PATCH = {
  listing: { heroWeight: 0.9, carouselWeight: 0.1 },
  roles: { carousel: { factors: { resolution: { weight: 12 } } } },
}

/** Returns an object in as many others, or lists. */
const nested = (levels: number, wrap: (inner: unknown) => object): Record<string, unknown> => {
  let value: object = {}
  for (let level = 0; level < levels; level++) value = wrap(value)
  return { listing: value }
}

describe('a JSON merge patch', () => {
  // Appendix A of RFC 7396.
  const cases: [target: unknown, patch: unknown, result: unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ]
  for (const [target, patch, result] of cases)
    it(`a JSON merge patch of ${JSON.stringify(target)} by ${JSON.stringify(patch)} gives ${JSON.stringify(result)}`, () => {
      assert.deepEqual(mergePatch(target, patch), result)
    })
})

describe('a patched rubric', () => {
  it('a patched rubric is the rubric of the release with another version if nothing is patched', () => {
    for (const release of RUBRICS) {
      const { rubric } = patchRubric(release, {}, 3)
      assert.deepEqual(rubric, { ...release, version: `${release.version}.own-3` })
    }
  })

  it('a patched rubric keeps what a release has not replaced, with a remark on the rest', () => {
    const stored = { listing: { heroWeight: 0.6, nearDuplicate: { minCosine: 0.75, maxBits: 4 } } }
    const { patch, remarks } = currentPatch(stored)
    assert.deepEqual(patch, { listing: { heroWeight: 0.6, nearDuplicate: { maxBits: 4 } } })
    assert.equal(remarks.length, 1)
    assert.equal(patchRubric(generalRubric, patch, 1).rubric?.listing.nearDuplicate.maxBits, 4)
    assert.equal(patchRubric(generalRubric, stored, 1).rubric, null)
    assert.deepEqual(currentPatch({ listing: { heroWeight: 0.6 } }).remarks, [])
  })

  it('a patched rubric is refused by the field at fault', () => {
    const refused: [patch: object, field: RegExp][] = [
      [{ version: 'mine' }, /^version$/],
      [{ family: 'home' }, /^family$/],
      [{ listing: { highScoreBar: 10 } }, /^listing\.highScoreBar$/],
      [{ listing: { heroWeight: 0 } }, /^listing$/],
      [{ listing: null }, /^listing$/],
      [{ roles: { hero: { exponent: 0 } } }, /^roles\.hero\.exponent$/],
      [{ roles: { hero: { factors: { fill: { weight: -1 } } } } }, /^roles\.hero\.factors\.fill\.weight$/],
      [{ roles: { hero: { factors: { fill: { weight: 'heavy' } } } } }, /fill\.weight$/],
      [
        {
          roles: {
            hero: {
              factors: {
                fill: {
                  curve: [
                    [1, 0],
                    [0, 100],
                  ],
                },
              },
            },
          },
        },
        /fill\.curve$/,
      ],
      [{ roles: { hero: { factors: { fill: { curve: [[0, 101]] } } } } }, /fill\.curve\.0\.1$/],
      [{ roles: { hero: { factors: { fill: { curve: [[-1.7e308, 0]] } } } } }, /fill\.curve\.0\.0$/],
      [{ roles: { hero: { factors: { fill: { withoutProduct: 1.7e308 } } } } }, /fill\.withoutProduct$/],
      [{ roles: { hero: { factors: { fill: { waight: 1 } } } } }, /fill\.waight$/],
      [{ roles: { hero: { factors: { charm: { weight: 1 } } } } }, /factors\.charm$/],
      [{ roles: { hero: { factors: null } } }, /factors$/],
      [{ idealMix: { Packshot: 30 } }, /^idealMix/],
      [{ idealMix: { Selfie: 1 } }, /^idealMix/],
      [{ idealMix: { Packshot: 0 } }, /^idealMix/],
      [{ surprise: 1 }, /^surprise$/],
      [nested(100_000, (listing) => ({ listing })), /^$/],
      [nested(100_000, (inner) => [inner]), /^$/],
    ]
    for (const [patch, field] of refused) {
      const { problems } = patchRubric(generalRubric, { ...patch }, 1)
      assert.match(problems?.[0]?.field ?? 'accepted', field, inspect(patch))
    }
  })

  it('a patched rubric is refused with the limit and the value', () => {
    const { problems } = patchRubric(generalRubric, { listing: { heroWeight: 2, carouselWeight: 'x' } }, 1)
    assert.deepEqual(
      problems?.map(({ issue }) => issue),
      ['must be at most 1, not 2', 'must be a number, not "x"'],
    )
  })

  it('a patched rubric is refused if it is larger than a rubric, with a limited number of problems', () => {
    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`member-${n}`, 'x']))
    const large = patchRubric(generalRubric, { listing: { why: members(10_000) } }, 1)
    assert.match(large.problems?.[0]?.issue ?? '', /^must have at most 65536 characters/)
    assert.equal(patchRubric(generalRubric, members(1_000), 1).problems?.length, 50)
  })

  it('a patched rubric is a rubric or is refused, whatever the patch is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('roles', 'listing', 'idealMix', 'x'), fc.jsonValue()),
        (patch) => {
          const { rubric, problems } = patchRubric(generalRubric, patch, 1)
          assert.ok(rubric ? rubric.listing.highScoreBar === 80 : problems.length > 0)
        },
      ),
    )
  })
})

describeOnStore('the rubric of an organization', ({ place }) => {
  let origin: Origin
  let service: TestService
  let endcap: Endcap
  let rubrics: Rubrics
  let strange: Rubrics
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    const { baseUrl } = service.config.auth
    const connect = (token: string) =>
      Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), { baseUrl })
    endcap = connect(service.token)
    rubrics = new Rubrics(endcap)
    strange = new Rubrics(connect(await requestToken(baseUrl, await newCredential(service.app))))
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n, 160 + 200 * n))
    for (const [index, images] of [
      [0, 1],
      [1, 2, 3],
      [3, 0, 2],
    ].entries())
      await submit(`sku-${index}`, images)
  })
  after(() => service[Symbol.asyncDispose]())

  const submit = (id: string, images: readonly number[]): Promise<PdpScores> => {
    const [hero_image_url = '', ...carousel_image_urls] = images.map((n) => origin.url(`/${n}.png`))
    const submission = { hero_image_url, carousel_image_urls, name: 'Sea Salt Potato Chips' }
    return endcap.pdps.submitAndWait(id, submission)
  }
  const scoresOf = async () => {
    const { data } = await endcap.pdps.list({ sort: 'name' }).page()
    return new Map(data.map(({ pdp_id: id, pdp_score: score }) => [id, score]))
  }
  const versionOf = async (id: string) =>
    (await endcap.pdps.get(id)).hero?.score_metadata?.model_version ?? ''

  it('the rubric of an organization gives the scores that its preview foretold, and goes back to those before', async () => {
    const before = await scoresOf()
    const seen: number[][] = []
    const preview = await rubrics.preview(FAMILY, PATCH, {
      onProgress: ({ listings, of }) => seen.push([listings, of]),
    })
    assert.deepEqual(seen, [[3, 3]])
    const plain = await service.request('POST', `/v1/rubrics/${FAMILY}/preview`, { body: { patch: PATCH } })
    assert.deepEqual(plain.body, preview)
    assert.deepEqual(await scoresOf(), before)
    assert.deepEqual([preview.listings, preview.images, preview.is_complete], [3, 8, true])
    const foretold = [...preview.gainers, ...preview.losers]
    assert.ok(foretold.length > 0)
    for (const { pdp_id: id, before: score } of foretold) assert.equal(before.get(id), score)
    const histogram = preview.histogram.reduce((sum, { after: count }) => sum + count, 0)
    assert.equal(histogram, 3)

    const { active_version: version } = await rubrics.publish(FAMILY, PATCH, {
      comment: 'The main image decides',
    })
    await eventually(async () => {
      const scores = await scoresOf()
      return foretold.every(({ pdp_id: id, after: score }) => scores.get(id) === score)
    })
    assert.match(await versionOf('sku-0'), new RegExp(`own-${version}$`))
    const added = await submit('sku-3', [2, 1])
    assert.match(added.hero?.score_metadata?.model_version ?? '', new RegExp(`own-${version}$`))

    await rubrics.activate(FAMILY, 0)
    await eventually(async () => {
      const scores = await scoresOf()
      return [...before].every(([id, score]) => scores.get(id) === score)
    })
    assert.doesNotMatch(await versionOf('sku-0'), /own/)
    const heroId = (await endcap.pdps.get('sku-0')).hero?.image_id ?? ''
    const image = await endcap.images.get(heroId)
    assert.doesNotMatch(image.score_metadata?.model_version ?? '', /own/)
    const [{ cause } = { cause: '' }] = (await endcap.pdps.history([...before.keys()][0] ?? '').page()).data
    assert.equal(cause, 'rubric')
    const { versions } = await rubrics.get(FAMILY)
    assert.deepEqual(
      versions.map(({ comment, patch }) => ({ comment, patch })),
      [{ comment: 'The main image decides', patch: PATCH }],
    )
  })

  it('the rubric of an organization is not replaced if another version is in force than expected', async () => {
    const { active_version: current } = await rubrics.get('home')
    await rubrics.publish('home', PATCH, { expected_version: current })
    await assert.rejects(
      rubrics.publish('home', {}, { expected_version: current }),
      (error) => error instanceof EndcapError && error.code === 'RUBRIC_CHANGED',
    )
    await rubrics.activate('home', 0)
  })

  it('the rubric of an organization belongs to it alone', async () => {
    await rubrics.publish('beauty', PATCH)
    const { active_version: version, versions } = await strange.get('beauty')
    assert.equal(version, 0)
    assert.deepEqual(versions, [])
    await assert.rejects(strange.activate('beauty', 1), EndcapError.NotFound)
  })

  it('the rubric of an organization is previewed, published once, printed and rolled back from a file', async () => {
    const file = join(temporaryDirectory(), 'rubric.json')
    await writeFile(file, JSON.stringify(PATCH))
    const { credential, config } = service
    const run = (...commands: string[][]) =>
      endcapAll(
        commands.map((args) => ['rubric', ...args]),
        {
          ENDCAP_BASE_URL: config.auth.baseUrl,
          ENDCAP_CLIENT_ID: credential.client_id,
          ENDCAP_CLIENT_SECRET: credential.client_secret,
          ENDCAP_ORGANIZATION_ID: credential.organization_id,
        },
      )
    const [preview, first, again, printed, back, empty] = await run(
      ['preview', FAMILY, file],
      ['publish', FAMILY, file, '--comment', 'From git', '--json'],
      ['publish', FAMILY, file, '--json'],
      ['get', FAMILY],
      ['rollback', FAMILY, '0', '--json'],
      ['get', FAMILY],
    )
    assert.match(preview?.stdout ?? '', /median: .* → /)
    const [published, repeated, rolledBack] = [first, again, back].map(
      (each) => jsonLines(each?.stdout ?? '')[0] ?? {},
    )
    assert.equal(published?.['is_new'], true)
    assert.deepEqual(repeated, { ...published, is_new: false })
    assert.deepEqual(JSON.parse(printed?.stdout ?? ''), PATCH)
    assert.equal(rolledBack?.['active_version'], 0)
    assert.deepEqual(JSON.parse(empty?.stdout ?? ''), {})

    const broken = join(temporaryDirectory(), 'broken.json')
    await writeFile(broken, '[1]')
    const failures = await run(
      ['publish', FAMILY, broken],
      ['publish', FAMILY, `${broken}.missing`],
      ['rollback', FAMILY, 'first'],
      ['get', 'toys'],
      ['rollback', FAMILY, '99'],
    )
    assert.deepEqual(
      failures.map(({ code }) => code),
      [2, 2, 2, 2, 1],
    )
  })

  it('the rubric of an organization is refused with an invalid patch, an unknown family or version', async () => {
    const invalid = { listing: { highScoreBar: 5 } }
    for (const send of [() => rubrics.publish(FAMILY, invalid), () => rubrics.preview(FAMILY, invalid)])
      await assert.rejects(send, (error) => error instanceof EndcapError && error.status === 422)
    await assert.rejects(rubrics.get('toys'), EndcapError.NotFound)
    await assert.rejects(rubrics.activate(FAMILY, 99), EndcapError.NotFound)
    const { status } = await service.request('POST', `/v1/rubrics/${FAMILY}/versions`, {
      body: { patch: [] },
    })
    assert.equal(status, 422)
    const beyond = await service.request('PUT', `/v1/rubrics/${FAMILY}/active`, {
      body: { version: 2 ** 31 },
    })
    assert.equal(beyond.status, 422)
  })
})
