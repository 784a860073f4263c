import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countVerdicts, lostPoints, mattersOf, stateOf } from '../../../src/domains/live/count-verdicts.ts'
import { stepsOf } from '../../../src/domains/live/live-costs.ts'
import type { JudgedPlace } from '../../../src/platform/db/schema.ts'

const place = (
  verdict: JudgedPlace['verdict'],
  [sent, shown]: [number | null, number | null],
  more: Partial<JudgedPlace> = {},
): JudgedPlace => ({ verdict, sent, shown, sure: true, ...more })

const side = (contents: string) => [...contents].map((sha256) => ({ sha256, image_id: sha256, url: sha256 }))

describe('verdicts of a night', () => {
  it('verdicts of a night that nobody is sure of do not make it different, until somebody answers', () => {
    const doubt = place('version', [0, 0], { sure: false, cost: 4 })
    const contents = { sent: side('a'), shown: side('x') }
    assert.deepEqual(
      [stateOf([doubt]), countVerdicts([doubt]).unsure, mattersOf([doubt], contents), lostPoints([doubt])],
      ['unsure', 1, [], null],
    )
    const answered: JudgedPlace = { ...doubt, answer: 'different' }
    assert.deepEqual(
      [stateOf([answered]), mattersOf([answered], contents), lostPoints([answered])],
      ['different', ['wrong version a x'], 4],
    )
    const ignored: JudgedPlace = { ...doubt, answer: 'ignored' }
    assert.deepEqual([stateOf([ignored]), mattersOf([ignored], contents)], ['same', []])
    assert.equal(stateOf([doubt, place('missing', [1, null])]), 'different')
    assert.equal(stateOf([place('same', [0, 0], { sure: false })]), 'unsure')
  })

  it('verdicts of a night lead from the sent set to the shown one, one difference at a time', () => {
    const places = [
      place('version', [0, 0]),
      place('moved', [1, 3]),
      place('moved', [2, 1]),
      place('missing', [3, null]),
      place('added', [null, 2]),
    ]
    const steps = stepsOf({ sent: side('abcd'), shown: side('xCyB'), places })
    assert.deepEqual(
      steps.map(({ place: { verdict }, contents }) => [verdict, contents.join('')]),
      [
        ['version', 'xbcd'],
        ['added', 'xbycd'],
        ['missing', 'xbyc'],
        // Pictures that are the same stay as they were sent.
        ['moved', 'xcyb'],
      ],
    )
    assert.deepEqual(stepsOf({ sent: side('a'), shown: side('A'), places: [place('same', [0, 0])] }), [])
  })
})
