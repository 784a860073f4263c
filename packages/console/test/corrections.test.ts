import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import './english.ts'
import {
  correctionText,
  opinionText,
  resultText,
  whyLower,
} from '../src/features/correction/correction-words.ts'
import { factorQuestion, repeatQuestion, typeQuestion } from '../src/features/correction/questions.ts'
import './english.ts'

const ID = 'image'
const pdp = (pdp_id: string, pdp_score: number | null, score_change: number | null) => ({
  pdp_id,
  status: 'COMPLETED' as const,
  pdp_score,
  score_change,
})

describe('the result of a correction', () => {
  const cases: [string, Parameters<typeof resultText>[0]['pdps'], string][] = [
    ['a gain', [pdp('a', 84.1, 1.4)], 'Corrected. The listing has 84.1 points now, 1.4 more.'],
    ['a loss', [pdp('a', 80, -2.06)], 'Corrected. The listing has 80.0 points now, 2.1 less.'],
    ['no change', [pdp('a', 80, 0.04)], 'Corrected. The listing keeps its 80.0 points.'],
    ['a run', [pdp('a', null, null)], 'Corrected. The listing is being scored again.'],
    [
      'the listing that is shown',
      [pdp('b', 1, 1), pdp('a', 84.1, 1.4)],
      'Corrected. The listing has 84.1 points now, 1.4 more.',
    ],
    ['several others', [pdp('b', 1, 1), pdp('c', 1, 1)], 'Corrected in 2 listings.'],
    ['no listing', [], 'Corrected.'],
  ]
  for (const [title, pdps, text] of cases)
    it(`the result of a correction names ${title}`, () =>
      assert.equal(resultText({ kind: 'asset_type', pdps }, 'a'), text))

  it('the result of a correction promises no points for an opinion', () =>
    assert.equal(resultText({ kind: 'disagree', pdps: [] }, 'a'), 'Kept with the image.'))
})

describe('the reason for fewer points after a correction', () => {
  const step = (
    name: 'main_image' | 'carousel_image' | 'image_count_penalty',
    points: number,
    position: number | null,
  ) => ({
    step: name,
    title: `${name}.`,
    points,
    position,
    image_id: null,
  })
  const explained = (breakdown: ReturnType<typeof step>[], score: number) =>
    ({ breakdown, images: [{ position: 3, service_score: score }] }) as Parameters<typeof whyLower>[1]
  const before = explained([step('main_image', 4, 0), step('carousel_image', 1, 3)], 91)

  it('the reason for fewer points after a correction is the image that scores less, by other checks for its type', () => {
    const after = explained([step('main_image', 4, 0), step('carousel_image', 1.7, 3)], 84.2)
    assert.equal(
      whyLower('asset_type', before, after),
      'Image 3 scores 84.2, 91.0 before, because other checks count for what it shows.',
    )
    assert.equal(whyLower('color', before, after), 'Image 3 scores 84.2, 91.0 before.')
  })
  it('the reason for fewer points after a correction is a penalty that grew', () =>
    assert.equal(
      whyLower('other_product', before, explained([step('image_count_penalty', 3, null)], 91)),
      'image_count_penalty.',
    ))
  it('the reason for fewer points after a correction is an image that counts more', () =>
    assert.equal(
      whyLower('not_a_repeat', before, explained([step('carousel_image', 2, 3)], 91)),
      'Image 3 counts more than before.',
    ))
})

describe('a correction in words', () => {
  const cases = [
    [{ kind: 'asset_type', value: 'Packshot Back' }, 'Shows back of pack'],
    [{ kind: 'text_is_on_pack', value: true }, 'All text is on the pack'],
    [{ kind: 'text_is_on_pack', value: '8 oz' }, '“8 oz” is on the pack'],
    [{ kind: 'not_a_repeat', value: null }, 'Repeats no image'],
    [{ kind: 'color', value: 'tinted' }, 'The colors have a tint'],
    [{ kind: 'disagree', value: 'tilt' }, 'Disagrees: Upright product'],
    [{ kind: 'disagree', value: null }, 'Disagrees'],
  ] as const
  for (const [correction, text] of cases)
    it(`a correction in words says “${text}”`, () => assert.equal(correctionText(correction), text))
})

describe('the question beside a verdict', () => {
  const beside = (text: string | null, state: 'beside' | 'read' = 'beside') => ({
    text,
    state,
    corners: [],
    is_unread_script: false,
  })
  const image = {
    image_id: ID,
    overlays: {
      outlines: [],
      faces: [],
      attention: { columns: 0, rows: 0, weights: '' },
      texts: [beside('New'), beside('New'), beside('!'), beside(null), beside('Brand', 'read')],
    },
  }
  const valuesOf = (name: string, isFault: boolean) =>
    factorQuestion(image, { name, label: name, isFault }).choices.map(({ request }) => [
      request.kind,
      request.value,
    ])

  it('the question beside a verdict offers each line beside the product once, and all of them', () =>
    assert.deepEqual(valuesOf('off_pack_text', true), [
      ['text_is_on_pack', true],
      ['text_is_on_pack', 'New'],
      ['disagree', 'off_pack_text'],
    ]))
  it('the question beside a verdict offers the opposite of what was measured on the colors', () => {
    assert.deepEqual(valuesOf('color_cast', true)[0], ['color', 'natural'])
    assert.deepEqual(valuesOf('color_cast', false)[0], ['color', 'tinted'])
  })
  it('the question beside a verdict offers to disagree with every other factor', () =>
    assert.deepEqual(valuesOf('tilt', true), [['disagree', 'tilt']]))
  it('the question beside a verdict offers all asset types but the current one', () => {
    const { choices } = typeQuestion(ID, 'Lifestyle')
    assert.equal(choices.length, 16)
    assert.ok(!choices.some(({ label }) => label === 'Lifestyle'))
  })
  it('the question beside a verdict names the other image of a repeat', () =>
    assert.deepEqual(repeatQuestion(ID, { imageId: 'other', position: 0 }).choices[0], {
      label: 'It does not repeat the main image',
      request: { image_id: ID, kind: 'not_a_repeat', value: 'other' },
    }))
})

describe('a second opinion in words', () => {
  const cases = [
    [{ question: 'asset_type', label: 'Packshot Back' }, 'Shows back of pack'],
    [{ question: 'same_product', label: 'same product' }, 'Shows the product'],
    [{ question: 'same_product', label: 'other product' }, 'Shows another product'],
  ] as const
  for (const [opinion, text] of cases)
    it(`a second opinion in words reads "${text}"`, () => assert.equal(opinionText(opinion), text))
})
