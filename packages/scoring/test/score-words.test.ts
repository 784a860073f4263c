import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wordOf } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'

describe('the word for a score', () => {
  it('the word for a score approves only of what is accepted', () => {
    const words = (isAccepted: boolean) =>
      [59.9, 79.9, 80, 90].map((score) => {
        const { id, values } = wordOf(score, isAccepted)
        return ENGLISH.text(id, values)
      })
    assert.deepEqual(words(true), ['Poor', 'Fair', 'Good', 'Great'])
    assert.deepEqual(words(false), ['Poor', 'Fair', 'would be Good', 'would be Great'])
  })
})
