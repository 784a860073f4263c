import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FAMILIES } from '@endcap/catalog'
import { LANGUAGE_DATA, languageData } from '@endcap/catalog/languages'
import { PACK_WORDS, packDictionary, RUBRICS } from '@endcap/scoring'

const swedish = languageData('sv')
const danish = {
  ...swedish,
  packs: {
    ...swedish.packs,
    words: { function: 'uden', quality: 'frisk', content: 'mælk' },
  },
}

describe('words of packs', () => {
  it('include those of a further language', () => {
    const dictionary = packDictionary([...LANGUAGE_DATA, danish])
    assert.equal(dictionary.get('maelk'), 'mælk')
    assert.equal(dictionary.size, PACK_WORDS.size + 3)
  })

  it('keep the spelling of the first language that has a word', () => {
    assert.equal(PACK_WORDS.get('the'), 'the')
    assert.equal(PACK_WORDS.get('cafe'), 'café')
  })
})

describe('rubrics', () => {
  it('exist for every family of categories', () => {
    assert.deepEqual(new Set(RUBRICS.map(({ family }) => family)), new Set(FAMILIES))
  })
})
