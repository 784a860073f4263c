import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { brandOfListing, type NameVocabulary, type TextLine } from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { sampleFacts } from './sample-facts.ts'

const CHIPS = findCategoryByPath('Food > Snacks > Potato Chips')

const line = (text: string, height = 0.05): TextLine => ({
  text,
  height,
  confidence: 0.95,
  corners: [],
  contrast: 0.5,
  area: 0.01,
  onProduct: 1,
  onGround: 0,
  tiles: null,
})

describe('the brand of a listing', () => {
  let vocabulary: NameVocabulary
  before(async () => {
    vocabulary = (await loadCategoryVocabulary())(CHIPS)
  })

  const brand = (name: string | null, ...lines: TextLine[]) =>
    brandOfListing(
      { name, categoryPath: CHIPS?.path ?? null },
      sampleFacts({ text: { lines, lineCount: lines.length, area: 0.1 } }),
      vocabulary,
    )

  const table: [name: string | null, lines: TextLine[], expected: string | null][] = [
    // The name shows it for certain.
    ["Lay's Classic Potato Chips, 8 oz", [], "Lay's"],
    ['Crackleby Kettle Cooked Potato Chips, Sea Salt', [], 'Crackleby'],
    ['CRACKLEBY Kettle Cooked Potato Chips', [], 'Crackleby'],
    ['Potato Chips by Crackleby', [], 'Crackleby'],
    // A known brand goes before what the pack shows.
    ["Lay's Classic Potato Chips", [line('CLASSIC', 0.2)], "Lay's"],
    // The pack decides.
    ['Kettle Cooked Northfold Sea Salt Chips', [line('northfold', 0.2), line('Sea Salt')], 'Northfold'],
    ['Kettle Cooked Northfold Sea Salt Chips', [line('SEA SALT', 0.2)], null],
    // Neither shows one. Common words are no brand.
    ['Potato Chips', [line('Potato Chips', 0.2)], null],
    ['Sea Salt Potato Chips, 8 oz', [line('Sea Salt', 0.2)], null],
    ['Golden Sun Potato Chips', [line('Golden Sun', 0.2)], null],
    // A quality in lower case is none, a known brand is.
    ['Potato chips crunchonia', [], null],
    ['Potato chips crunchonia', [line('crunchonia', 0.2)], null],
    ['Potato chips Crunchonia', [], 'Crunchonia'],
    ['Potato chips pringles', [], 'pringles'],
    [null, [line('Crackleby', 0.2)], null],
    ['', [], null],
  ]
  for (const [name, lines, expected] of table)
    it(`the brand of a listing is ${expected} for ${name} with ${lines.map(({ text }) => text).join(', ') || 'no text'} on the pack`, () =>
      assert.equal(brand(name, ...lines), expected))

  it('the brand of a listing ignores words beside the product', () => {
    const beside = { ...line('Northfold', 0.2), onProduct: 0 }
    assert.equal(brand('Kettle Cooked Northfold Sea Salt Chips', beside), null)
  })
})
