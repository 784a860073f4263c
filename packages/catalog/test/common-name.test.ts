import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commonName } from '@endcap/catalog'
import fc from 'fast-check'

describe('the common name', () => {
  for (const [names, expected] of [
    [['Enamel Mug, White', 'Enamel Mug, Black'], 'Enamel Mug'],
    [['Enamel Mug - White', 'Enamel Mug – Black', 'Enamel Mug (red)'], 'Enamel Mug'],
    [['Shoes', 'Mug'], ''],
    [['Oat Milk 1 l', 'Oat Milk 1 l'], 'Oat Milk 1 l'],
    [['Mug', '- Mug'], 'Mug'],
    [['- Enamel - Mug', 'Enamel Mug, White'], 'Enamel - Mug'],
  ] as const)
    it(`the common name of ${names.join(' and ')} is ${expected || 'empty'}`, () => {
      assert.equal(names.slice(1).reduce<string>(commonName, names[0]), expected)
    })

  it('the common name has the same words in any order of the names', () => {
    const word = fc.constantFrom('Mug', 'mug,', 'red', '(blue)', '-', 'XL')
    const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (names) => {
        const wordsOf = (all: readonly string[]) =>
          all
            .reduce(commonName)
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .filter((each) => each !== '')
        assert.deepEqual(wordsOf(names), wordsOf(names.toReversed()))
      }),
    )
  })
})
