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
  type Size,
  scoreImage,
  similarityWithin,
} from '@endcap/scoring'
import { sampleFacts, sampleLine } from './sample-facts.ts'

describe('size expression', () => {
  const cases: [string, Size['kind'], number, number?][] = [
    ['内容量500ml', 'volume', 500],
    ['内容量：５００ｍｌ', 'volume', 500],
    ['1.5g×30袋', 'mass', 1.5, 30],
    ['30枚入り', 'count', 30],
    ['净含量：1.5千克', 'mass', 1500],
    ['約250克', 'mass', 250],
    ['12瓶装', 'count', 12],
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
    ['e165 g', 'mass', 165],
    ['e 165g', 'mass', 165],
    ['℮165 g', 'mass', 165],
    ['165 g e', 'mass', 165],
    ['350ge', 'mass', 350],
    ['NETTO e165g', 'mass', 165],
    ['e6x50g', 'mass', 50, 6],
    ['e50g/1.76oz', 'mass', 50],
    ['6 x 330 ml', 'volume', 330, 6],
    ['2 × 1,5 L', 'volume', 1500, 2],
    ['330 ml x 6', 'volume', 330, 6],
    ['25gX4 Each', 'mass', 25, 4],
    ['4x28g=112g e', 'mass', 28, 4],
    ['0,5L', 'volume', 500],
    ['.75 OZ', 'mass', 21.26],
    ['NET WT O.28 OZ', 'mass', 7.94],
    ['NETWT.2.82 OZ (80g)', 'mass', 79.95],
    ['454gNETWT', 'mass', 454],
    ['12FL.OZ.', 'volume', 354.9],
    ['1f.oz30mL', 'volume', 29.57],
    ['500mi', 'volume', 500],
    ['|50ml/1.7fl.oz', 'volume', 50],
    ['40%vol70cl', 'volume', 700],
    ['12%FETT-3DL', 'volume', 300],
    ['20 Tea Bags', 'count', 20],
    ['30Kapseln', 'count', 30],
    ['60 vegan capsules', 'count', 60],
    ['600 mg60VcapsPlus', 'count', 60],
    ['8 pcs', 'count', 8],
    ['lot de 2', 'count', 2],
    ["1'000 g", 'mass', 1000],
    ['Sugar 500 g', 'mass', 500],
    ['Protein Bar 60 g', 'mass', 60],
  ]
  for (const [text, kind, value, multiple = 1] of cases) {
    it(`size expression is read in "${text}"`, () => {
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
    'Omega-3 softgels',
    'B-12 tablets',
    'vitamin B12',
    '3 in 1',
    '2-in-1',
    '5G phone',
    'Size 7 M',
    '1/0 l',
    '',
    '12.05.2024',
    '05/24 L',
    'EXP 05/2024 L123',
    '24 L1234',
    '30 x 20 cm',
    '30 x 20 x 10 cm',
    '28 cm',
    '5.5 inch',
    '500 mg',
    '75 mg/5 ml',
    '20 g protein',
    'Protein 20 g',
    'Fat 3.5 g',
    'Includes 13g Added Sugars',
    'per 100 g',
    '5 ml daily',
    'take 2 capsules',
    '30 g serving',
    '5 servings per container',
    '3-6 kg',
    'up to 20 kg',
    'Size 12 L',
    '18 ct gold',
    '21st',
    '5G対応',
    '1日2粒目安',
    '保质期18个月',
    'たんぱく質5g',
    '每100克',
    '100mlあたり',
    '高さ15cm',
  ])
    it(`size expression is not found in "${text}"`, () => assert.deepEqual(findSizes(text), []))

  it('size expression equals the same amount in another unit system, but not another amount', () => {
    const [ounces, liters, bigger] = ['12 fl oz', '355 ml', '500 ml'].map((text) => findSizes(text)[0])
    assert.ok(ounces && liters && bigger)
    assert.ok(isSameSize(ounces, liters))
    assert.ok(!isSameSize(liters, bigger))
  })
})

describe('product name', () => {
  it('product name is split into brand, type, variant and size', () => {
    const words = expectedWords('Heinz Tomato Ketchup Less Salt 460 g', 'Food > Condiments > Ketchup')
    assert.deepEqual(words.brand, ['heinz'])
    assert.deepEqual(words.productType, ['ketchup'])
    assert.deepEqual(words.variant, ['tomato', 'less', 'salt'])
    assert.equal(words.sizes[0]?.value, 460)
  })
  it('product name may have a brand of two words', () =>
    assert.deepEqual(expectedWords("Ben & Jerry's Cookie Dough", null).brand, ['ben', 'jerrys']))
  it('product name may write its units with dots', () => {
    const words = expectedWords('Head & Shoulders 2 in 1 Dandruff Shampoo 12.8 Fl. Oz.', null)
    assert.deepEqual(words.brand, ['head', 'shoulders'])
    assert.deepEqual(words.productType, ['shampoo'])
    assert.equal(Math.round(words.sizes[0]?.value ?? 0), 379)
  })
  it('product name yields only the size when its script cannot be read', () => {
    const words = expectedWords('알바 오트음료 1 L', null)
    assert.deepEqual([words.brand, words.productType, words.variant], [[], [], []])
    assert.equal(words.sizes[0]?.value, 1000)
  })
  it('product name in Japanese or Chinese is divided into words, and its brand is never sure', () => {
    const milk = expectedWords('明治おいしい牛乳 900ml', null)
    assert.deepEqual([milk.brand, milk.isBrandSure], [['明治'], false])
    assert.deepEqual([milk.productType, milk.sizes[0]?.value], [['牛乳'], 900])
    const cream = expectedWords('Shiseido 保湿面霜 50克', null)
    assert.deepEqual([cream.brand, cream.isBrandSure, cream.sizes[0]?.value], [['shiseido'], true, 50])
  })
  it('product name may begin with the type', () => {
    const words = expectedWords('Potato chips Acme dill 180g', 'Food > Snacks > Potato Chips')
    assert.deepEqual([words.brand, words.isBrandSure], [['acme'], true])
    assert.deepEqual(words.productType, ['potato', 'chips'])
    assert.deepEqual(words.variant, ['dill'])
  })
  it('product name may leave the brand open', () => {
    const words = expectedWords('Golden Sun Orzot Rice', 'Food > Pantry > Rice')
    assert.equal(words.isBrandSure, false)
    assert.deepEqual([words.brand, ...words.otherBrands].flat().toSorted(), ['golden', 'sun'])
  })
  it('product name may be empty', () => assert.deepEqual(expectedWords('', null).brand, []))
})

describe('similarity of words', () => {
  it('similarity of words finds a word in words that run together and despite a misread letter', () => {
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
    sampleLine('1 L', { height: 0.06, tiles: { px101: null, px202: '1 L' } }),
  )
  const components = (facts: typeof full) =>
    heroGs1Components(scoreImage(facts, 'hero', generalRubric), findFourWs(facts, expected)).four_ws

  it('four Ws score high on a pack that shows them large', () => {
    const scores = Object.values(components(full))
    assert.ok(
      scores.every((score) => score !== null && score >= 80),
      scores.join(),
    )
  })
  it('four Ws are zero when the pack does not show them and null when the expected words are unknown', () => {
    assert.equal(components(pack(sampleLine('OAT DRINK'))).brand, 0)
    assert.equal(findFourWs(full, null).brand, null)
  })
  it('four Ws do not count off-pack text', () =>
    assert.equal(components(pack(sampleLine('OAT DRINK'), sampleLine('ALVA', { onProduct: 0 }))).brand, 0))
  it('four Ws count small words less', () => {
    const small = components(pack(sampleLine('ALVA', { height: 0.012 }))).brand ?? 0
    assert.ok(small > 0 && small < (components(full).brand ?? 0))
  })

  it('four Ws make a hero ready when all are readable on the tile of current phones', () => {
    const readiness = mobileReadiness(full, findFourWs(full, expected))
    assert.equal(readiness.ready, true)
    assert.equal(readiness.brand, 100)
    assert.equal(readiness.size_and_count, 90)
    // The size is unreadable on the small tile.
    assert.equal(readiness.legibility_level, 'AA')
  })
  it('four Ws fail a hero whose words are unreadable on the tile', () => {
    const tiny = pack(sampleLine('ALVA', { height: 0.02, tiles: { px101: null, px202: null } }))
    const readiness = mobileReadiness(tiny, findFourWs(tiny, expected))
    assert.equal(readiness.ready, false)
    assert.equal(readiness.legibility_level, 'FAIL')
  })
  it('four Ws are replaced by the tallest lines when there is no product name', () => {
    const readiness = mobileReadiness(full, findFourWs(full, null))
    assert.equal(readiness.brand, null)
    assert.equal(readiness.legibility_level, 'AAA')
  })
  it('four Ws are unknown when a line or its tile was not read', () => {
    const unread = pack(sampleLine('OAT DRINK'), sampleLine('', { text: null, tiles: null, height: 0.02 }))
    assert.equal(components(unread).brand, null)
    const untried = pack(sampleLine('ALVA', { tiles: null }))
    assert.equal(mobileReadiness(untried, findFourWs(untried, expected)).brand, null)
  })
  it('four Ws are null for parts that a pack in another language does not print', () => {
    const swedish = pack(sampleLine('ALVA'), sampleLine('HAVREDRYCK'))
    const findings = findFourWs(swedish, expected)
    assert.deepEqual([findings.product_type, findings.variant, findings.size_and_count], [null, null, null])
    assert.equal(mobileReadiness(swedish, findings).legibility_level, 'AAA')
  })
  it('four Ws are missing when a pack in the language of the name does not print them', () => {
    const bare = pack(sampleLine('ALVA'), sampleLine('DRINK'), sampleLine('see back', { height: 0.02 }))
    assert.equal(components(bare).variant, 0)
    assert.equal(components(bare).size_and_count, 0)
    const { variant, size_and_count, legibility_level } = mobileReadiness(bare, findFourWs(bare, expected))
    assert.deepEqual([variant, size_and_count, legibility_level], [null, null, 'AAA'])
  })
  it('four Ws are null when a logo may be the missing brand', () => {
    for (const logo of [sampleLine('Aba', { confidence: 0.5 }), sampleLine('ALWO')])
      assert.equal(components(pack(sampleLine('OAT DRINK'), logo)).brand, null)
  })
  it('four Ws find the brand that a name leaves open by its size on the pack, or not at all', () => {
    const open = expectedWords('Golden Sun Orzot Rice', 'Food > Pantry > Rice')
    const shown = pack(sampleLine('ORZOT', { height: 0.04 }), sampleLine('SUN', { height: 0.1 }))
    assert.deepEqual(
      findFourWs(shown, open).brand?.map(({ word }) => word),
      ['sun'],
    )
    assert.equal(findFourWs(pack(sampleLine('RICE')), open).brand, null)
  })
  it('four Ws do not apply to a product without text', () => {
    const bare = sampleFacts()
    const readiness = mobileReadiness(bare, findFourWs(bare, expected))
    assert.equal(readiness.overall, null)
    assert.equal(readiness.ready, null)
  })
})
