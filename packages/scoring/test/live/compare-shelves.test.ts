import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compareShelves, type LivePlace, type PicturePair } from '@endcap/scoring'
import fc from 'fast-check'

/** Letters name pictures. A number after one is its version. */
function judge(sent: string, shown: string): PicturePair {
  if (sent === shown) return { kind: 'same', likeness: 1, sure: true }
  return sent[0] === shown[0]
    ? { kind: 'version', likeness: 0.8, sure: true }
    : { kind: 'other', likeness: 0.1, sure: true }
}

const compare = (sent: string, shown: string) => compareShelves(sent.split(' '), shown.split(' '), judge)
/** Place sent, verdict, place shown. */
const written = ({ sent, verdict, shown }: LivePlace) => `${sent ?? ''} ${verdict} ${shown ?? ''}`.trim()

const TABLE: [sent: string, shown: string, differences: string[]][] = [
  ['a b c', 'a b c', []],
  ['a b c', 'a c b', ['1 moved 2', '2 moved 1']],
  ['a b c d e', 'e a b c d', ['4 moved 0']],
  ['a b c', 'a c', ['1 missing']],
  ['a b c', 'a b x c', ['added 2']],
  ['a b c', 'a2 b c', ['0 version 0']],
  ['a b c', 'a x c', ['1 other 1']],
  ['a b c d', 'a2 c b', ['0 version 0', '1 moved 2', '2 moved 1', '3 missing']],
  ['a a b', 'a b', ['1 missing']],
  ['a b', 'x y z', ['0 other 0', '1 other 1', 'added 2']],
]

const letters = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), {
  minLength: 1,
  maxLength: 8,
})

describe('compareShelves', () => {
  for (const [sent, shown, expected] of TABLE)
    it(`compareShelves finds ${expected.join(', ') || 'no difference'} between ${sent} and ${shown}`, () => {
      const found = compare(sent, shown).filter(({ verdict }) => verdict !== 'same')
      assert.deepEqual(found.map(written), expected)
    })

  it('compareShelves passes on that a pair is not sure, and is sure of what has no pair', () => {
    const unsure = (sent: string, shown: string) => ({ ...judge(sent, shown), sure: false })
    const sure = (shown: string) =>
      compareShelves(['a', 'b'], shown.split(' '), unsure).map((each) => each.sure)
    assert.deepEqual(sure('a'), [false, true])
    assert.deepEqual(sure('b a'), [false, false])
    assert.deepEqual(sure('a b c'), [false, false, true])
  })

  it('compareShelves names each picture of both sides once', () => {
    const any = fc.array(fc.constantFrom('a', 'a2', 'b', 'b2', 'c', 'd'), { maxLength: 8 })
    fc.assert(
      fc.property(any, any, (sent, shown) => {
        const places = compareShelves(sent, shown, judge)
        const named = (side: 'sent' | 'shown') =>
          places.flatMap((place) => place[side] ?? []).toSorted((one, other) => one - other)
        assert.deepEqual(named('sent'), [...sent.keys()])
        assert.deepEqual(named('shown'), [...shown.keys()])
      }),
    )
  })

  it('compareShelves takes any other order for moves only', () => {
    fc.assert(
      fc.property(
        letters.chain((sent) =>
          fc.tuple(fc.constant(sent), fc.shuffledSubarray(sent, { minLength: sent.length })),
        ),
        ([sent, shown]) => {
          const places = compareShelves(sent, shown, judge)
          assert.ok(places.every(({ verdict }) => verdict === 'same' || verdict === 'moved'))
          assert.equal(
            places.every(({ verdict }) => verdict === 'same'),
            sent.join() === shown.join(),
          )
        },
      ),
    )
  })

  it('compareShelves finds a missing picture without moving those behind it', () => {
    fc.assert(
      fc.property(letters, fc.nat(7), (sent, at) => {
        const gone = at % sent.length
        const places = compareShelves(sent, sent.toSpliced(gone, 1), judge)
        assert.deepEqual(
          places.map(({ verdict }) => verdict),
          sent.map((_, index) => (index === gone ? 'missing' : 'same')),
        )
      }),
    )
  })
})
