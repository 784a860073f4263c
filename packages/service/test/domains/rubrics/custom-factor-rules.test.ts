import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BUILT_IN_FACT_PATHS, generalRubric } from '@endcap/scoring'
import { patchRubric } from '../../../src/domains/scoring/rubric-patch.ts'

const FACTOR = {
  label: 'Brand color',
  fact: 'custom.brand_check.color_share',
  roles: ['hero', 'carousel'],
  curve: [
    [0, 0],
    [0.2, 100],
  ],
  weight: 2,
  bar: 80,
  reason: { met: 'Visible.', missed: 'Hardly visible.' },
  advice: { title: 'Show it', detail: 'Use the background of the brand.' },
}
const VALUED = { ...FACTOR, curve: undefined, values: { true: 100, false: 0 } }

const patched = (custom: unknown) => patchRubric(generalRubric, { custom }, 1)
const curveOf = (points: number) => Array.from({ length: points }, (_, x) => [x, 50])
const valuesOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`v${n}`, 50]))
const factors = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`factor_${n}`, FACTOR]))

describe('a custom factor of a rubric', () => {
  const bounds: [what: string, accepted: object, refused: object][] = [
    ['its label', { label: 'x'.repeat(60) }, { label: 'x'.repeat(61) }],
    ['an empty label', { label: 'x' }, { label: '' }],
    ['a label of one line', { label: '<b>"{x}"' }, { label: 'x\ny' }],
    ['its weight', { weight: 100 }, { weight: 100.1 }],
    ['a weight that is not negative', { weight: 0 }, { weight: -0.1 }],
    ['a finite weight', { weight: 1 }, { weight: Infinity }],
    ['its bar', { bar: 100 }, { bar: 101 }],
    ['the points of its curve', { curve: curveOf(30) }, { curve: curveOf(31) }],
    ['a curve with a point', { curve: curveOf(1) }, { curve: [] }],
    ['the values of its curve', { curve: [[1e9, 0]] }, { curve: [[1e10, 0]] }],
    ['the scores of its curve', { curve: [[0, 100]] }, { curve: [[0, 101]] }],
    [
      'an ascending curve',
      { curve: curveOf(2) },
      {
        curve: [
          [1, 0],
          [1, 100],
        ],
      },
    ],
    ['a number that counts if it is missing', { missing: -1e9 }, { missing: -1e10 }],
    ['what counts if it is missing, of the kind of the curve', { missing: 1 }, { missing: true }],
    [
      'its reasons',
      { reason: { met: 'x'.repeat(300), missed: 'x' } },
      { reason: { met: 'x'.repeat(301), missed: 'x' } },
    ],
    ['both reasons', { reason: { met: 'x', missed: 'x' } }, { reason: { met: 'x' } }],
    [
      'its advice',
      { advice: { title: 'x', detail: 'x'.repeat(600) } },
      { advice: { title: 'x', detail: 'x'.repeat(601) } },
    ],
    [
      'the title of its advice',
      { advice: { title: 'x'.repeat(120), detail: 'x' } },
      { advice: { title: 'x'.repeat(121), detail: 'x' } },
    ],
    ['a role', { roles: ['hero'] }, { roles: [] }],
    ['a known role', { roles: ['carousel'] }, { roles: ['banner'] }],
    ['the path of an own fact', { fact: 'custom.a.b' }, { fact: 'custom.a' }],
    ['a path of the closed list', { fact: 'product.area' }, { fact: 'product.outlines' }],
    ['a path that is no member of all objects', { fact: 'tone.range' }, { fact: 'constructor' }],
    ['a curve for a measured number', { fact: 'tone.range' }, { ...VALUED, fact: 'tone.range' }],
    ['values for a measured flag', { ...VALUED, fact: 'file.hasAlpha' }, { fact: 'file.hasAlpha' }],
    ['a curve or values, not both', VALUED, { values: { true: 1 } }],
    ['the number of its values', { ...VALUED, values: valuesOf(30) }, { ...VALUED, values: valuesOf(31) }],
    ['the scores of its values', { ...VALUED, values: { a: 100 } }, { ...VALUED, values: { a: 101 } }],
    ['one of its values if it is missing', { ...VALUED, missing: false }, { ...VALUED, missing: 'maybe' }],
    ['known fields', {}, { surprise: 1 }],
  ]
  for (const [what, accepted, refused] of bounds)
    it(`a custom factor of a rubric is refused beyond the bound of ${what}`, () => {
      const { problems } = patched({ one: { ...FACTOR, ...accepted } })
      assert.deepEqual(problems, null)
      const [problem] = patched({ one: { ...FACTOR, ...refused } }).problems ?? []
      assert.match(problem?.field ?? 'accepted', /^custom\.one/)
    })

  it('a custom factor of a rubric has a name of a narrow form', () => {
    assert.ok(patched({ [`a${'_'.repeat(63)}`]: FACTOR }).rubric)
    for (const name of [`a${'_'.repeat(64)}`, 'A', '1a', 'a-b', 'a.b', ''])
      assert.ok(patched({ [name]: FACTOR }).problems, name)
  })

  it('a custom factor of a rubric is one of at most 20', () => {
    assert.ok(patched(factors(20)).rubric)
    assert.deepEqual(patched(factors(21)).problems, [
      { field: 'custom', issue: 'a rubric has at most 20 factors of its own' },
    ])
  })

  it('a custom factor of a rubric can score each measured number and flag', () => {
    for (const fact of BUILT_IN_FACT_PATHS) {
      const one = { ...FACTOR, fact }
      const other = { ...VALUED, fact }
      assert.equal([one, other].filter((factor) => patched({ factor }).rubric).length, 1, fact)
    }
  })

  it('a custom factor of a rubric is removed by null, as all members are', () => {
    assert.deepEqual(patched({ one: FACTOR, two: null }).rubric?.custom, { one: FACTOR })
    assert.equal(patched(null).rubric?.custom, undefined)
    assert.ok(patched('all').problems)
  })
})
