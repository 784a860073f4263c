import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LANGUAGE_DATA, languageData } from '@endcap/catalog/languages'
import { phrasesOf } from '@endcap/storefront-pages'

describe('phrases of storefronts', () => {
  it('phrases of storefronts include those of a further language', () => {
    const swedish = languageData('sv')
    const danish = {
      ...swedish,
      pages: {
        ...swedish.pages,
        unavailable: 'ikke på lager',
        byline: '^besøg (.+?)[- ]butikken$',
        brandWords: 'mærke',
        rankLinks: ['på'],
      },
    }
    const phrases = phrasesOf([...LANGUAGE_DATA, danish])
    const brandIn = (line: string) =>
      phrases.bylines.flatMap((pattern) => pattern.exec(line)?.[1] ?? []).at(0)
    assert.match('Ikke på lager', phrases.unavailable)
    assert.equal(brandIn('Besøg Panco-butikken'), 'Panco')
    assert.equal(brandIn('Mærke: Panco'), 'Panco')
    assert.equal(brandIn('Visit the Panco Store'), 'Panco')
    assert.deepEqual(
      Array.from('Nr. 12 på Pander'.matchAll(phrases.rankInText), ([, list]) => list),
      ['Pander'],
    )
  })
})
