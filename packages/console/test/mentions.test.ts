import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { draftedMention, mentionedIn, peopleFor, withMention } from '../src/features/work/mentions.ts'

const PEOPLE = ['Ann', 'Anna Holt', 'Cy Nava', 'Mara Lind', 'Mara Lind-Berg', null].map((name, index) => ({
  user_id: String(index),
  name,
}))

describe('mentions', () => {
  const names = (text: string) => mentionedIn(text, PEOPLE).map(({ name }) => name)

  it('mentions take a whole name in any case, the longest first, or a first name that one person has', () => {
    for (const [text, expected] of [
      ['@Cy Nava please', ['Cy Nava']],
      ['@cy nava: please', ['Cy Nava']],
      ['please look, @Cy', ['Cy Nava']],
      ['@Cyrus', []],
      ['@Ann', ['Ann']],
      ['@Anna Holt', ['Anna Holt']],
      ['@anna and @Ann', ['Anna Holt', 'Ann']],
      ['@Mara', []],
      ['@Mara Lind, @Mara Lind-Berg', ['Mara Lind', 'Mara Lind-Berg']],
      ['mail cy@Cy', []],
      ['@Cy and again @Cy Nava', ['Cy Nava']],
      ['@nobody', []],
    ] as const)
      assert.deepEqual(names(text), expected, text)
  })

  it('mentions are offered by the start of any word of a name, and replaced at the caret', () => {
    const typed = 'Ask @na today'
    const draft = draftedMention(typed, 7)
    assert.deepEqual(draft, { start: 4, typed: 'na' })
    assert.deepEqual(
      peopleFor('na', PEOPLE).map(({ name }) => name),
      ['Cy Nava'],
    )
    assert.equal(peopleFor('', PEOPLE).length, 5)
    assert.deepEqual(peopleFor('Cy Nava', PEOPLE), [])
    assert.ok(draft)
    assert.deepEqual(withMention(typed, draft, 'Cy Nava'), ['Ask @Cy Nava today', 13])
    for (const text of ['no mention', 'a@b', 'Ask @ ', 'Ask @na\nnext'])
      assert.equal(draftedMention(text, text.length), null, text)
  })
})
