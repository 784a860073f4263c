import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { findRetailer, findStorefront, RETAILERS, STOREFRONTS, storefrontAt } from '@endcap/catalog'
import { LANGUAGE_DATA, LANGUAGES, languageData, patternOf, wordsOf } from '@endcap/catalog/languages'

/** A language that is not in the list, with the fields that a test reads. */
const danish = {
  ...languageData('sv'),
  names: { ...languageData('sv').names, conjunctions: ['og'] },
  packs: { ...languageData('sv').packs, units: { piece: ['stykker', 'rulle papir'] } },
  pages: { ...languageData('sv').pages, notFound: 'siden blev ikke fundet' },
}

describe('the languages', () => {
  it('the languages are those that have a folder, and Chinese', () => {
    const folders = readdirSync(new URL('../languages', import.meta.url))
    assert.deepEqual(folders.toSorted(), [...LANGUAGES, 'zh'].toSorted())
  })

  it('the languages have a name for every department', () => {
    for (const language of LANGUAGES)
      for (const [id, names] of Object.entries(languageData(language).departments))
        for (const name of names) assert.match(name, /^\S(.*\S)?$/u, `${language}: ${id}`)
  })

  it('the languages have phrases that match no empty text', () => {
    for (const language of LANGUAGES)
      for (const [field, pattern] of Object.entries(languageData(language).pages))
        if (typeof pattern === 'string')
          assert.doesNotMatch('', new RegExp(pattern, 'iu'), `${language}: ${field}`)
  })

  it('the languages add up to one list of words and one pattern, which a further language extends', () => {
    const all = [...LANGUAGE_DATA, danish]
    const conjunctions = wordsOf(all, ({ names }) => names.conjunctions)
    assert.deepEqual(conjunctions.slice(0, 2), ['and', 'und'])
    assert.equal(conjunctions.at(-1), 'og')
    assert.deepEqual(wordsOf(all, ({ packs }) => packs.units.piece).slice(-2), ['stykker', 'rulle papir'])
    const notFound = new RegExp(
      patternOf(all, ({ pages }) => pages.notFound),
      'iu',
    )
    for (const text of ['Page not found', 'Siden blev ikke fundet']) assert.match(text, notFound)
  })
})

describe('the retailers', () => {
  it('the retailers have a unique id and a unique domain', () => {
    assert.equal(new Set(RETAILERS.map(({ id }) => id)).size, RETAILERS.length)
    assert.equal(new Set(RETAILERS.map(({ domain }) => domain)).size, RETAILERS.length)
  })

  it('the retailers include every storefront, which is found by its region and its host', () => {
    for (const storefront of STOREFRONTS) {
      assert.equal(findRetailer(storefront.retailerId)?.domain, storefront.domain)
      assert.equal(findStorefront(storefront.region), storefront)
      assert.equal(storefrontAt(storefront.domain), storefront)
    }
    assert.equal(storefrontAt('www.walmart.com'), null)
  })
})
