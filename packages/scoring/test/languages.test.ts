import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CATEGORIES, FAMILIES, type Family, findCategoryByPath } from '@endcap/catalog'
import { languageData, PACK_LANGUAGES } from '@endcap/catalog/languages'
import { PACK_WORDS, packDictionary, RUBRICS } from '@endcap/scoring'

const mixOf = (family: Family) => RUBRICS.find((rubric) => rubric.family === family)?.idealMix

const swedish = languageData('sv')
const danish = {
  ...swedish,
  packs: {
    ...swedish.packs,
    words: { function: ['uden'], quality: ['frisk'], content: ['mælk'] },
  },
}

describe('words of packs', () => {
  it('words of packs include those of a further language', () => {
    const dictionary = packDictionary([...PACK_LANGUAGES, danish])
    assert.equal(dictionary.get('maelk'), 'mælk')
    assert.equal(dictionary.size, PACK_WORDS.size + 3)
  })

  it('words of packs keep the spelling of the first language that has a word', () => {
    assert.equal(PACK_WORDS.get('the'), 'the')
    assert.equal(PACK_WORDS.get('cafe'), 'café')
  })
})

describe('rubrics', () => {
  it('rubrics exist for every family of categories', () => {
    assert.deepEqual(new Set(RUBRICS.map(({ family }) => family)), new Set(FAMILIES))
  })

  it('rubrics ask for a swatch only where the shade decides', () => {
    const asking = CATEGORIES.filter(({ rubric }) => mixOf(rubric)?.Swatch).map(({ path }) => path)
    assert.ok(asking.includes('Beauty > Makeup > Lipstick'))
    assert.deepEqual(
      asking.filter((path) => !/^Beauty > (Makeup\b|Hair Care > Hair Color$)/.test(path)),
      [],
    )
  })

  it('rubrics ask for ingredients only of what has some', () => {
    const wants = (path: string) => {
      const category = findCategoryByPath(path)
      assert.ok(category, path)
      return (mixOf(category.rubric)?.Ingredients ?? 0) > 0
    }
    for (const path of [
      'Health > Vitamins > Vitamin D',
      'Health > Medicine > Pain Relief',
      'Beauty > Personal Care > Soap',
    ])
      assert.ok(wants(path), path)
    for (const path of [
      'Beauty > Hair Tools > Hair Dryers',
      'Beauty > Personal Care > Oral Care > Toothbrushes',
      'Health > Medical Devices > Fever Thermometers',
    ])
      assert.ok(!wants(path), path)
  })
})
