import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type LegibilityVerdict, legibilityOf, lineLegibility, type TextLine } from '@endcap/scoring'
import { sampleLine } from './sample-facts.ts'

const READ = { px101: 'Lemon', px202: 'Lemon' }
const UNREAD = { px101: null, px202: null }
/** Letters of 5.5 px on the large tile are the limit: a line of 0.053 with small letters. */
const LARGE = 0.08
const SMALL = 0.03

describe('legibility at phone size', () => {
  const cases: [what: string, line: Partial<TextLine>, verdict: LegibilityVerdict][] = [
    ['large, clear and read', { height: LARGE, contrast: 0.8, tiles: READ }, 'pass'],
    ['small and unread', { height: SMALL, contrast: 0.8, tiles: UNREAD }, 'fail'],
    ['large, certainly too faint, and read', { height: LARGE, contrast: 0.3, tiles: READ }, 'fail'],
    ['small but read', { height: SMALL, contrast: 0.8, tiles: READ }, 'not_sure'],
    ['large and clear, but unread', { height: LARGE, contrast: 0.8, tiles: UNREAD }, 'not_sure'],
    ['between 3:1 and 4.5:1 and read', { height: LARGE, contrast: 0.45, tiles: READ }, 'not_sure'],
    ['not tried on the tile', { height: LARGE, contrast: 0.8, tiles: null }, 'not_sure'],
    ['not tried on the tile, and far too small', { height: 0.01, contrast: 0.8, tiles: null }, 'fail'],
    ['of unknown contrast', { height: LARGE, contrast: null, tiles: READ }, 'not_sure'],
    ['of 24 px and 3:1', { height: 0.25, contrast: 0.45, tiles: READ }, 'pass'],
  ]
  for (const [what, line, verdict] of cases)
    it(`legibility at phone size of text that is ${what}: ${verdict}`, () =>
      assert.equal(lineLegibility(sampleLine('Lemon', line)).verdict, verdict))

  it('legibility at phone size has a range of contrasts that includes those of gray colors', () => {
    const DRAWN = [
      [1, 21],
      [0.5333, 4.54],
      [0.451, 3.36],
      [0.278, 1.98],
    ] as const
    for (const [contrast, ratio] of DRAWN) {
      const { contrastRatio } = lineLegibility(sampleLine('Lemon', { contrast }))
      assert.ok(contrastRatio && contrastRatio.least <= ratio && ratio <= contrastRatio.most, `${ratio}`)
    }
  })

  it('legibility at phone size of an image passes if all lines pass, and fails if most fail', () => {
    const [pass, fail, unsure] = [cases[0], cases[1], cases[3]].map((each) => sampleLine('Lemon', each?.[1]))
    assert.ok(pass && fail && unsure)
    assert.equal(legibilityOf([]), null)
    assert.equal(legibilityOf([pass, pass]), 'pass')
    assert.equal(legibilityOf([pass, unsure]), 'not_sure')
    assert.equal(legibilityOf([pass, fail]), 'not_sure')
    assert.equal(legibilityOf([pass, fail, fail]), 'fail')
  })
})
