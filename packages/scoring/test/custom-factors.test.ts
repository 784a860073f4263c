import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  BUILT_IN_FACTS,
  type BuiltInFactPath,
  barOf,
  type CustomFactor,
  type CustomFacts,
  createCandidate,
  createListingScorer,
  customDigest,
  explainListing,
  type FactPath,
  generalRubric,
  type ImageFacts,
  type ImageRole,
  modelVersion,
  type Rubric,
  readFact,
  scoreAfterFixes,
  scoreImage,
  serviceScoreOf,
  uncorrectedVersion,
} from '@endcap/scoring'
import fc from 'fast-check'
import { sampleFacts } from './sample-facts.ts'

const SHARE = 'custom.brand.share'
const factor: CustomFactor = {
  label: 'Brand color',
  fact: SHARE,
  roles: ['hero', 'carousel'],
  curve: [
    [0, 0],
    [0.2, 100],
  ],
  weight: 3,
  bar: 80,
  reason: { met: 'The brand color is visible.', missed: 'The brand color is hardly visible.' },
  advice: { title: 'Show the brand color', detail: 'Use the background of the brand.' },
}
const rubricWith = (change: Partial<CustomFactor> = {}): Rubric => ({
  ...generalRubric,
  version: 'general-test.own-1',
  custom: { brand_color: { ...factor, ...change } },
})
const valued: Partial<CustomFactor> = {
  curve: undefined,
  values: { warm: 100, cold: 20, true: 90, false: 0 },
}
const factsWith = (custom?: CustomFacts): ImageFacts => ({ ...sampleFacts(), ...(custom && { custom }) })
const found = (facts: ImageFacts, rubric: Rubric, role: ImageRole = 'hero') =>
  scoreImage(facts, role, rubric).factors.find(({ name }) => name === 'custom.brand_color')

describe('a custom factor', () => {
  const cases: [
    title: string,
    change: Partial<CustomFactor>,
    fact: CustomFacts | undefined,
    score: number | undefined,
  ][] = [
    ['interpolates numbers', {}, { [SHARE]: 0.1 }, 50],
    ['is constant below its curve', {}, { [SHARE]: -1e9 }, 0],
    ['is constant above its curve', {}, { [SHARE]: 1e9 }, 100],
    ['scores texts by their values', valued, { [SHARE]: 'cold' }, 20],
    ['scores true', valued, { [SHARE]: true }, 90],
    ['scores false', valued, { [SHARE]: false }, 0],
    ['leaves the mean without a fact', {}, undefined, undefined],
    ['leaves the mean if only other facts are known', {}, { 'custom.brand.other': 1 }, undefined],
    ['leaves the mean if the fact is a text and the factor has a curve', {}, { [SHARE]: '0.1' }, undefined],
    ['leaves the mean for a text without a value', valued, { [SHARE]: 'tepid' }, undefined],
    [
      'leaves the mean for a text that names a member of objects',
      valued,
      { [SHARE]: 'constructor' },
      undefined,
    ],
    ['leaves the mean for a number without a curve', valued, { [SHARE]: 1 }, undefined],
    ['counts the number that it names for a missing fact', { missing: 0.02 }, undefined, 10],
    ['counts the text that it names for a missing fact', { ...valued, missing: 'cold' }, undefined, 20],
    ['counts the flag that it names for a missing fact', { ...valued, missing: false }, undefined, 0],
    ['counts what it names for a fact of another kind', { missing: 0.02 }, { [SHARE]: true }, 10],
    ['prefers the fact to what it names', { missing: 0.02 }, { [SHARE]: 0.1 }, 50],
    [
      'scores a measured number',
      {
        fact: 'product.area',
        curve: [
          [0, 0],
          [1, 100],
        ],
      },
      undefined,
      50,
    ],
    ['scores a measured flag', { ...valued, fact: 'file.hasAlpha' }, undefined, 0],
    [
      'leaves the mean if nothing was measured',
      { ...valued, fact: 'file.isComposite' },
      undefined,
      undefined,
    ],
  ]
  for (const [title, change, custom, score] of cases)
    it(`a custom factor ${title}`, () =>
      assert.equal(found(factsWith(custom), rubricWith(change))?.score, score))

  it('a custom factor has the texts of the organization as they are, by whether its bar is met', () => {
    const rubric = rubricWith({ reason: { met: 'Good {x} <b>', missed: "Bad '{'" } })
    const met = found(factsWith({ [SHARE]: 0.16 }), rubric)
    assert.deepEqual([met?.score, met?.reason, met?.label], [80, 'Good {x} <b>', 'Brand color'])
    assert.equal(found(factsWith({ [SHARE]: 0.15 }), rubric)?.reason, "Bad '{'")
  })

  it('a custom factor counts only for its roles', () => {
    const facts = factsWith({ [SHARE]: 0 })
    const rubric = rubricWith({ roles: ['carousel'] })
    assert.equal(found(facts, rubric), undefined)
    assert.equal(serviceScoreOf(facts, 'hero', rubric), serviceScoreOf(facts, 'hero', generalRubric))
    assert.equal(found(facts, rubric, 'carousel')?.score, 0)
  })

  it('a custom factor that leaves the mean changes no score', () => {
    const { model_version: _own, ...own } = scoreImage(factsWith(), 'hero', rubricWith())
    const { model_version: _release, ...release } = scoreImage(factsWith(), 'hero', generalRubric)
    assert.deepEqual(own, release)
  })

  it('a custom factor below its bar has a recommendation, which gains what it says', () => {
    const facts = factsWith({ [SHARE]: 0.05 })
    const rubric = rubricWith()
    const score = scoreImage(facts, 'hero', rubric)
    const advice = score.recommendations.find(({ code }) => code === 'CUSTOM.BRAND_COLOR')
    assert.deepEqual(
      [advice?.title, advice?.detail],
      ['Show the brand color', 'Use the background of the brand.'],
    )
    const fixed = scoreAfterFixes(facts, 'hero', rubric, ['custom.brand_color'])
    const atBar = serviceScoreOf(factsWith({ [SHARE]: 0.16 }), 'hero', rubric)
    assert.equal(fixed, atBar)
    assert.ok(Math.abs((advice?.expected_gain ?? 0) - (fixed - score.service_score)) < 0.11)
    assert.equal(barOf('custom.brand_color', 'hero', rubric), 80)
    assert.deepEqual(scoreImage(factsWith({ [SHARE]: 0.16 }), 'hero', rubric).recommendations, [])
  })

  it('a custom factor on a measured fact moves with the side effects of other advice', () => {
    const blurred = sampleFacts({ detail: { trueResolution: 0.4, blur: 0.6, coarseBlur: 0.6 } })
    const rubric = rubricWith({
      fact: 'detail.trueResolution',
      curve: [
        [0.4, 0],
        [1, 100],
      ],
    })
    const alone = scoreAfterFixes(blurred, 'hero', rubric, ['sharpness'])
    const both = scoreAfterFixes(blurred, 'hero', rubric, ['sharpness', 'custom.brand_color'])
    assert.equal(alone, both)
  })

  it('a custom factor is fixed in a listing by an action of its own', () => {
    const rubric = rubricWith()
    const candidate = createCandidate(
      { reference: { image_id: 'a' }, facts: factsWith({ [SHARE]: 0 }) },
      rubric,
    )
    const scorer = createListingScorer({ rubric, recommendedCarouselImages: 0, mainImage: null })
    const action = explainListing([candidate], scorer).actions.find(({ code }) => code === 'FIX')
    assert.equal(action?.factor, 'custom.brand_color')
    assert.equal(action?.title, 'Show the brand color (the main image)')
    assert.deepEqual(action?.change.hero, { image_id: 'a', fixed: ['custom.brand_color'] })
    const fixed = createCandidate(
      {
        reference: { image_id: 'a', fixed: ['custom.brand_color', 'custom.gone'] },
        facts: factsWith({ [SHARE]: 0 }),
      },
      rubric,
    )
    assert.equal(
      scorer.score([fixed]),
      Math.round(10 * (scorer.score([candidate]) + action.gain_listing)) / 10,
    )
  })

  it('a custom factor keeps scores from 0 to 100, and a better fact never lowers them', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    const curveOf = fc
      .uniqueArray(number, { minLength: 1, maxLength: 30 })
      .chain((xs) =>
        fc.tuple(
          fc.constant(xs.toSorted((a, b) => a - b)),
          fc.array(percent, { minLength: xs.length, maxLength: xs.length }),
        ),
      )
      .map(([xs, scores]) => {
        const ascending = scores.toSorted((a, b) => a - b)
        return xs.map((x, at) => [x, ascending[at] ?? 0] as const)
      })
    fc.assert(
      fc.property(curveOf, percent, percent, number, number, (curve, weight, bar, one, other) => {
        const rubric = rubricWith({ curve, weight, bar })
        const scoreOf = (value: number) => serviceScoreOf(factsWith({ [SHARE]: value }), 'hero', rubric)
        const [low, high] = [scoreOf(Math.min(one, other)), scoreOf(Math.max(one, other))]
        assert.ok(low >= 0 && high <= 100 && low <= high, `${low} ${high}`)
      }),
    )
  })
})

describe('the model version', () => {
  it('the model version changes with the facts that the rubric reads, and with no others', () => {
    const versionOf = (custom: CustomFacts | undefined, rubric = rubricWith()) =>
      scoreImage(factsWith(custom), 'hero', rubric).model_version
    const plain = versionOf(undefined)
    assert.equal(versionOf({ 'custom.other.share': 1 }), plain)
    assert.equal(versionOf({ [SHARE]: 1 }, generalRubric), versionOf(undefined, generalRubric))
    const versions = [plain, ...[0.1, 0.2, true, 'true', '0.1'].map((value) => versionOf({ [SHARE]: value }))]
    assert.equal(new Set(versions).size, versions.length)
    for (const version of versions) assert.equal(uncorrectedVersion(version), plain)
    assert.equal(
      versionOf({ [SHARE]: 0.1, 'custom.brand.x': 2 }),
      versionOf({ 'custom.brand.x': 3, [SHARE]: 0.1 }),
    )
  })

  it('the model version has corrections before own facts', () => {
    const digest = customDigest(rubricWith(), { custom: { [SHARE]: 0.1 } })
    assert.match(digest, /^[0-9a-f]{16}$/)
    assert.equal(modelVersion('v', { version: 'r' }, 'c', digest), `v+r+c+facts-${digest}`)
    assert.equal(modelVersion('v', { version: 'r' }, '', digest), `v+r+facts-${digest}`)
  })
})

describe('a path of a measured fact', () => {
  it('a path of a measured fact reads the number or flag at its place', () => {
    const facts: ImageFacts = { ...sampleFacts(), file: { ...sampleFacts().file, isComposite: true } }
    for (const [path, kind] of Object.entries(BUILT_IN_FACTS)) {
      const value = readFact(facts, path as BuiltInFactPath)
      if (value !== null) assert.equal(typeof value, kind === 'flag' ? 'boolean' : 'number', path)
    }
    assert.equal(readFact(facts, 'product.box.right'), 0.94)
    assert.equal(readFact(sampleFacts({ product: null }), 'product.area'), null)
    assert.equal(readFact(facts, '__proto__.constructor' as FactPath), null)
  })
})
