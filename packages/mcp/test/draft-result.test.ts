import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scoreDraft } from '@endcap/api/operations'
import { describeDraft, draftFields, draftResult } from '../src/draft-result.ts'

const { example: draft } = scoreDraft.answers[200]
const summaryOf = (foretold: typeof draft.foretold) =>
  describeDraft(draftResult.parse(draftFields({ ...draft, foretold }))).summary.join('\n')

describe('the answer about a composition', () => {
  it('the answer about a composition says what own tests foretell, and nothing without them', () => {
    const range = { low: -0.016, high: 0.092, tests: 34 }
    const says = (line: string) => new RegExp(`^Foretold by 34 own tests: ${line}$`, 'm')
    assert.match(summaryOf({ ...range, metric: 'orders' }), says(String.raw`-2% to \+9% orders\.`))
    assert.match(summaryOf({ ...range, metric: null }), says(String.raw`-2% to \+9% orders or clicks\.`))
    assert.doesNotMatch(summaryOf(null), /Foretold/)
  })
})
