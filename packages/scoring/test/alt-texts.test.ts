import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import {
  type AltTextProblemCode,
  type Classification,
  checkAltTexts,
  createIsOtherProduct,
  type DescribedImage,
  draftAltTexts,
  type ImageFacts,
  type TextLine,
  type TypeInListing,
} from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { LANGUAGES } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import { sampleFacts } from './sample-facts.ts'

const NAME = 'Tidefizz Sparkling Lemonade, Lemon Lime, 12 fl oz'
const typed = (type: Classification, certainty = 0.95): TypeInListing => ({
  type,
  certainty,
  probabilityOf: (each) => (each === type ? certainty : 0),
})
const line = (text: string, more: Partial<TextLine> = {}): TextLine => ({
  text,
  confidence: 1,
  corners: [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.3],
    [0.2, 0.3],
  ],
  height: 0.05,
  contrast: 0.5,
  area: 0.05,
  onProduct: 0,
  onGround: 1,
  tiles: null,
  ...more,
})
const textFacts = (...lines: TextLine[]): ImageFacts => ({
  ...sampleFacts(),
  text: { area: 0.1, lineCount: lines.length, lines },
})
const image = (
  en: string | null,
  seen: DescribedImage['seen'] = null,
  filename = 'a/front.jpg',
): DescribedImage => ({
  altTexts: en === null ? {} : { en },
  filename,
  seen,
})
const codes = (...images: DescribedImage[]): AltTextProblemCode[][] =>
  checkAltTexts(images, 'en', () => false).map((problems) => problems.map(({ code }) => code))
const inColor = (lab: [number, number, number]): ImageFacts => {
  const facts = sampleFacts()
  assert.ok(facts.product)
  return { ...facts, product: { ...facts.product, meanLab: lab } }
}

describe('checks of alt texts', () => {
  const cases: [what: string, checked: DescribedImage[], expected: AltTextProblemCode[][]][] = [
    ['a text that says what is shown', [image('Can of lemonade')], [[]]],
    ['no text', [image(null)], [['MISSING']]],
    ['the name of the file', [image('Front.jpg')], [['FILE_NAME']]],
    ['the name of the file without its suffix', [image('front')], [['FILE_NAME']]],
    ['the name of a camera', [image('IMG_4711')], [['FILE_NAME']]],
    ['the same text for two images', [image('Can'), image('can!')], [['REPEATED'], ['REPEATED']]],
    ['a text that is too long', [image('x '.repeat(80))], [['TOO_LONG']]],
    ['a nutrition table on a scene', [image('Nutrition facts', seen('Lifestyle'))], [['OTHER_TYPE']]],
    ['a nutrition table', [image('Nutrition facts', seen('Nutrition Label'))], [[]]],
    ['a type that is a guess', [image('Nutrition facts', seen('Lifestyle', 0.5))], [[]]],
    ['the back on a packshot', [image('Back of the can, back view', seen('Packshot'))], [['OTHER_TYPE']]],
    [
      'red for blue',
      [image('Red mug', { type: typed('Packshot'), facts: inColor([40, 10, -45]) })],
      [['OTHER_COLOR']],
    ],
    ['blue for blue', [image('Blue mug', { type: typed('Packshot'), facts: inColor([40, 10, -45]) })], [[]]],
    [
      'a red part',
      [image('Mug with red handle', { type: typed('Packshot'), facts: inColor([40, 10, -45]) })],
      [[]],
    ],
    [
      'white ground',
      [image('Mug on white background', { type: typed('Packshot'), facts: inColor([20, 1, 1]) })],
      [[]],
    ],
    ['another amount', [image('Can, 500 ml', packed('330 ml'))], [['OTHER_TEXT']]],
    ['the same amount in another unit', [image('Can, 33 cl', packed('330 ml'))], [[]]],
    ['other words', [image('Can with “Zero Sugar”', packed('LEMON LIME'))], [['OTHER_TEXT']]],
    ['the words of the pack', [image('Can with “Lemon Lime”', packed('LEMON LIME'))], [[]]],
  ]
  for (const [what, checked, expected] of cases)
    it(`checks of alt texts find what is wrong with ${what}: ${expected.join()}`, () =>
      assert.deepEqual(codes(...checked), expected))

  it('checks of alt texts find another product, and not the surroundings of this one', async () => {
    const of = await loadCategoryVocabulary()
    const chips = findCategoryByPath('Food > Snacks > Potato Chips')
    const isOther = createIsOtherProduct('Acme Sea Salt Potato Chips', of(chips), of(null))
    for (const text of ['A handbag', 'Running sneakers', 'Kabellose Kopfhörer'])
      assert.ok(isOther(text), text)
    for (const text of [
      'Bag of potato chips on a table',
      'Front of the pack',
      'Nutrition facts and ingredients',
      'Woman eating on a couch in the kitchen',
      'Rückseite der Packung mit Nährwerten',
      'Un sachet sur une table',
      'Close-up of a crisp',
    ])
      assert.ok(!isOther(text), text)
  })

  function seen(type: Classification, certainty?: number) {
    return { facts: sampleFacts(), type: typed(type, certainty) }
  }
  function packed(text: string) {
    return { facts: textFacts(line(text, { onProduct: 1 })), type: typed('Packshot') }
  }
})

describe('drafts of alt texts', () => {
  const write = (...seen: Parameters<typeof draftAltTexts>[0]) =>
    draftAltTexts(seen, NAME).map((draft) => draft && WRITERS.en.write(draft))

  it('drafts of alt texts have the name, what is shown, and printed words that are certain', () => {
    const facts = textFacts(
      line('HOW TO SERVE'),
      line('com kemels', { confidence: 0.97 }),
      line('Chill well'),
    )
    assert.deepEqual(write({ facts, type: typed('Instructions') }), [
      `${NAME}: instructions, with the words “HOW TO SERVE” and “Chill well”`,
    ])
  })

  it('drafts of alt texts say no type that is a guess, and no panel whose words were not read', () => {
    const facts = textFacts()
    for (const type of [
      typed('Lifestyle', 0.8),
      typed('Nutrition Label'),
      typed('Ingredients'),
      typed('Other'),
    ])
      assert.deepEqual(write({ facts, type }), [NAME])
  })

  it('drafts of alt texts quote no parts of words: on packs, at the edge, and in scenes', () => {
    const corners = line('').corners.map(([x, y]) => [x - 0.2, y] as const)
    const facts = textFacts(line('OCLEAR', { onProduct: 1 }), line('RYCKX', { corners }))
    assert.deepEqual(write({ facts, type: typed('Infographic') }), [NAME])
    assert.deepEqual(write({ facts: textFacts(line('RYCKX')), type: typed('Lifestyle', 0.5) }), [NAME])
  })

  it('drafts of alt texts differ within a listing', () => {
    const twin = { facts: textFacts(), type: typed('Detail') }
    assert.deepEqual(write(twin, null, twin), [
      `${NAME}: close-up (image 1 of 3)`,
      null,
      `${NAME}: close-up (image 3 of 3)`,
    ])
  })

  it('drafts of alt texts exist in all languages, and cut long names between their parts', () => {
    const name = `Acme Trail Running Shoes for Long Distances on Rough Ground, waterproof, ${'very '.repeat(20)}light`
    const [draft] = draftAltTexts([{ facts: textFacts(), type: typed('Detail') }], name)
    assert.ok(draft)
    const texts = LANGUAGES.map((language) => WRITERS[language].write(draft))
    assert.equal(new Set(texts).size, LANGUAGES.length)
    for (const text of texts)
      assert.match(text, /^Acme Trail Running Shoes for Long Distances on Rough Ground(?:, waterproof)?\s?:/)
  })
})
