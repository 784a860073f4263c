import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  expectedWords,
  findFourWs,
  findSizes,
  generalRubric,
  heroGs1Components,
  isSameSize,
  mobileReadiness,
  scoreImage,
  type Size,
  similarityWithin,
} from '@endcap/scoring'
import { sampleFacts, sampleLine } from './sample-facts.ts'

describe('size expression', () => {
  const cases: [string, Size['kind'], number, number?][] = [
    ['330 ml', 'volume', 330],
    ['330ML', 'volume', 330],
    ['12 x 1 L', 'volume', 1000, 12],
    ['6×330ml', 'volume', 330, 6],
    ['1.5 kg', 'mass', 1500],
    ['1,5 L', 'volume', 1500],
    ['20 ct', 'count', 20],
    ['8.4 fl oz', 'volume', 248.4],
    ['8.4 FL. OZ. (248 mL)', 'volume', 248.4],
    ['NET WT 16 OZ', 'mass', 453.6],
    ['500 g ℮', 'mass', 500],
    ['1 000 ml', 'volume', 1000],
    ['1.000 g', 'mass', 1000],
    ['Pack of 6', 'count', 6],
    ['2er-Pack', 'count', 2],
    ['12 Stück', 'count', 12],
    ['100 Tabletten', 'count', 100],
    ['120 Gélules', 'count', 120],
    ['12 unidades', 'count', 12],
    ['10 szt.', 'count', 10],
    ['1/2 gallon', 'volume', 1892.7],
    ['75cL', 'volume', 750],
    ['48-Count', 'count', 48],
    ['500 mg', 'mass', 0.5],
    ['1OO ml', 'volume', 100],
    ['I L', 'volume', 1000],
    ['1Le', 'volume', 1000],
    ['30枚', 'count', 30],
    ['0.750 L', 'volume', 750],
    ['0,330 l', 'volume', 330],
    ['1.500 kg', 'mass', 1500],
    ['1,000 ml', 'volume', 1000],
    ['Chanel No 5 100 ml', 'volume', 100],
    ['WD-40 400 ml', 'volume', 400],
    ['Omega 3 120 softgels', 'count', 120],
    ['3-in-1 Body Wash 400 ml', 'volume', 400],
    ['1 1/2 lb', 'mass', 680.4],
    ['½ lb', 'mass', 226.8],
  ]
  for (const [text, kind, value, multiple = 1] of cases) {
    it(`is read in "${text}"`, () => {
      const [size] = findSizes(text)
      assert.ok(size, 'no size found')
      assert.equal(size.kind, kind)
      assert.ok(Math.abs(size.value - value) < 0.01 * value, `${size.value}`)
      assert.equal(size.multiple, multiple)
    })
  }
  for (const text of [
    'iPhone 15',
    'Size L',
    'since 1899',
    '100% natural',
    'Omega 3',
    'vitamin B12',
    '3 in 1',
    '2-in-1',
    '5G phone',
    'Size 7 M',
    '1/0 l',
    '',
  ])
    it(`is not found in "${text}"`, () => assert.deepEqual(findSizes(text), []))

  it('equals the same amount in another unit system, but not another amount', () => {
    const [ounces, liters, bigger] = ['12 fl oz', '355 ml', '500 ml'].map((text) => findSizes(text)[0])
    assert.ok(ounces && liters && bigger)
    assert.ok(isSameSize(ounces, liters))
    assert.ok(!isSameSize(liters, bigger))
  })
})

describe('product name', () => {
  it('is split into brand, type, variant and size', () => {
    const words = expectedWords('Heinz Tomato Ketchup Less Salt 460 g', 'Food > Condiments > Ketchup')
    assert.deepEqual(words.brand, ['heinz'])
    assert.deepEqual(words.productType, ['ketchup'])
    assert.deepEqual(words.variant, ['tomato', 'less', 'salt'])
    assert.equal(words.sizes[0]?.value, 460)
  })
  it('may have a brand of two words', () =>
    assert.deepEqual(expectedWords("Ben & Jerry's Cookie Dough", null).brand, ['ben', 'jerrys']))
  it('may write its units with dots', () => {
    const words = expectedWords('Head & Shoulders 2 in 1 Dandruff Shampoo 12.8 Fl. Oz.', null)
    assert.deepEqual(words.brand, ['head', 'shoulders'])
    assert.deepEqual(words.productType, ['shampoo'])
    assert.equal(Math.round(words.sizes[0]?.value ?? 0), 379)
  })
  it('yields only the size when its script cannot be read', () => {
    const words = expectedWords('アルバ オートドリンク 1 L', null)
    assert.deepEqual([words.brand, words.productType, words.variant], [[], [], []])
    assert.equal(words.sizes[0]?.value, 1000)
  })
  it('may be empty', () => assert.deepEqual(expectedWords('', null).brand, []))
})

describe('similarity of words', () => {
  it('finds a word in words that run together and despite a misread letter', () => {
    assert.equal(similarityWithin('hotelaverachampagne', 'avera'), 1)
    assert.ok(similarityWithin('tomat0ketchup', 'tomato') > 0.8)
    assert.ok(similarityWithin('mustard', 'ketchup') < 0.5)
  })
})

describe('four Ws', () => {
  const expected = expectedWords('Alva Oat Drink Barista 1 L', 'Food > Drinks > Oat Drinks')
  const pack = (...lines: ReturnType<typeof sampleLine>[]) => sampleFacts({ text: { lines } })
  const full = pack(
    sampleLine('ALVA'),
    sampleLine('OAT DRINK'),
    sampleLine('Barista'),
    sampleLine('1 L', { height: 0.03, tiles: { px101: null, px202: '1 L' } }),
  )
  const components = (facts: typeof full) =>
    heroGs1Components(scoreImage(facts, 'hero', generalRubric), findFourWs(facts, expected)).four_ws

  it('score high on a pack that shows them large', () => {
    const scores = Object.values(components(full))
    assert.ok(
      scores.every((score) => score !== null && score >= 80),
      scores.join(),
    )
  })
  it('are zero when the pack does not show them and null when the expected words are unknown', () => {
    assert.equal(components(pack(sampleLine('OAT DRINK'))).brand, 0)
    assert.equal(findFourWs(full, null).brand, null)
  })
  it('do not count off-pack text', () =>
    assert.equal(components(pack(sampleLine('OAT DRINK'), sampleLine('ALVA', { onProduct: 0 }))).brand, 0))
  it('count small words less', () => {
    const small = components(pack(sampleLine('ALVA', { height: 0.012 }))).brand ?? 0
    assert.ok(small > 0 && small < (components(full).brand ?? 0))
  })

  it('make a hero ready when all are readable on the tile of current phones', () => {
    const readiness = mobileReadiness(full, findFourWs(full, expected))
    assert.equal(readiness.ready, true)
    assert.equal(readiness.brand, 100)
    assert.equal(readiness.size_and_count, 90)
    // The size is unreadable on the small tile.
    assert.equal(readiness.legibility_level, 'AA')
  })
  it('fail a hero whose words are unreadable on the tile', () => {
    const tiny = pack(sampleLine('ALVA', { tiles: { px101: null, px202: null } }))
    const readiness = mobileReadiness(tiny, findFourWs(tiny, expected))
    assert.equal(readiness.ready, false)
    assert.equal(readiness.legibility_level, 'FAIL')
  })
  it('are replaced by the tallest lines when there is no product name', () => {
    const readiness = mobileReadiness(full, findFourWs(full, null))
    assert.equal(readiness.brand, null)
    assert.equal(readiness.legibility_level, 'AAA')
  })
  it('are unknown when a line or its tile was not read', () => {
    const unread = pack(sampleLine('OAT DRINK'), sampleLine('', { text: null, tiles: null, height: 0.02 }))
    assert.equal(components(unread).brand, null)
    const untried = pack(sampleLine('ALVA', { tiles: null }))
    assert.equal(mobileReadiness(untried, findFourWs(untried, expected)).brand, null)
  })
  it('do not apply to a product without text', () => {
    const bare = sampleFacts()
    const readiness = mobileReadiness(bare, findFourWs(bare, expected))
    assert.equal(readiness.overall, null)
    assert.equal(readiness.ready, null)
  })
})
