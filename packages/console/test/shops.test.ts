import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AcceptanceRule, AcceptanceRulePatch, AcceptanceTargetDetails } from '@endcap/client'
import { type Override, overridden } from '../src/pages/settings/shops/override.ts'
import {
  disagreeing,
  overrideOf,
  ruleEvents,
  withChecked,
  withOwn,
} from '../src/pages/settings/shops/rule-patch.ts'
import { effectOf, limitsOf, wordText } from '../src/pages/settings/shops/rule-words.ts'
import { partialDate } from '../src/words/numbers.ts'
import './english.ts'

const RULE: AcceptanceRule = {
  id: 'large',
  images: 'main',
  measure: 'longest_side_px',
  operator: '>=',
  value: 500,
  unit: 'px',
  severity: 'hard',
  sources: ['help'],
}
const OTHER = { ...RULE, id: 'other' }
const OURS: Override = { holds: 'ours', figure: '500', severity: 'hard' }

describe('an override of a rule', () => {
  const changed = (override: Partial<Override>, patch: AcceptanceRulePatch = {}, isOnlyOurs = false) =>
    overridden({ patch, rule: RULE, isOnlyOurs }, { ...OURS, ...override })

  it('an override of a rule with another figure has no source', () =>
    assert.deepEqual(changed({ figure: '2000' }), { rules: [{ ...RULE, value: 2000, sources: [] }] }))
  it('an override of a rule with another severity keeps its sources', () =>
    assert.deepEqual(changed({ severity: 'advice' }), { rules: [{ ...RULE, severity: 'advice' }] }))
  it('an override of a rule ends where it is as published, and leaves other rules', () => {
    const patch = {
      rules: [{ ...RULE, value: 900 }, OTHER],
      removed: ['gone'],
      checked: { large: '2026-11-29' },
    }
    const left = { rules: [OTHER], removed: ['gone'], checked: { large: '2026-11-29' } }
    assert.deepEqual(changed({}, patch), left)
    assert.deepEqual(changed({ holds: 'published' }, patch), left)
  })
  it('an override of a rule removes it, or a rule that no page states', () => {
    assert.deepEqual(changed({ holds: 'no' }, { rules: [RULE] }), { removed: ['large'] })
    assert.deepEqual(changed({ holds: 'no' }, { rules: [RULE] }, true), {})
  })
  it('an override of a rule without figures has only a severity', () =>
    assert.deepEqual(changed({ figure: null, severity: 'advice' }), {
      rules: [{ ...RULE, severity: 'advice' }],
    }))
  it('an override of a rule is none without a change', () => {
    assert.equal(changed({}), null)
    assert.equal(changed({ holds: 'no' }, { removed: ['large'] }), null)
  })
  for (const figure of ['', ' ', '-1', 'NaN', '1e13', 'Infinity'])
    it(`an override of a rule is none with the figure ${JSON.stringify(figure)}`, () =>
      assert.equal(changed({ figure }), null))
})

describe('versions of a rule', () => {
  const version = (
    number: number,
    patch: AcceptanceRulePatch,
  ): AcceptanceTargetDetails['versions'][number] => ({
    version: number,
    patch,
    comment: null,
    created_at: '2026-11-29T08:00:00Z',
    created_by: `person-${number}`,
    is_active: false,
  })
  const own = withOwn({}, 'large', { ...RULE, value: 2000 })
  const versions = [
    version(5, withOwn({}, 'large', 'removed')),
    version(4, withChecked(own, 'large', '2026-11-29')),
    version(3, withOwn(own, 'other', OTHER)),
    version(2, own),
    version(1, withOwn({}, 'other', OTHER)),
  ]
  const detailsAt = (active: number): AcceptanceTargetDetails => ({
    id: 'amazon',
    name: 'Amazon',
    kind: 'shop',
    retailers: [],
    is_chosen: false,
    rule_count: 0,
    rules: [],
    replaced: [],
    active_version: active,
    versions: versions.map((each) => ({ ...each, is_active: each.version === active })),
  })

  it('versions of a rule are those that say something else about it', () =>
    assert.deepEqual(
      ruleEvents(versions, 'large').map((event) => [event.version, wordText(event)]),
      [
        [5, 'Does not hold for us'],
        [4, 'Ours: 2,000 px, Hard · Checked on Nov 29, 2026'],
        [2, 'Ours: 2,000 px, Hard'],
      ],
    ))
  it('versions of a rule name who overrode it, also after a check and after a way back', () => {
    const overriddenBy = (active: number) => overrideOf(detailsAt(active), 'large')?.created_by ?? null
    assert.deepEqual([0, 1, 2, 3, 5].map(overriddenBy), [null, null, 'person-2', 'person-2', 'person-5'])
    assert.equal(overriddenBy(4), 'person-2')
  })
})

describe('the words of a rule', () => {
  const stated = {
    rule: RULE,
    sources: [],
    text: '',
    fix: null,
    is_judged: true,
    can_refuse: true,
    is_old: false,
  }
  it('the words of a rule say what a breach does', () => {
    assert.equal(effectOf(stated), 'refuses')
    assert.equal(effectOf({ ...stated, can_refuse: false }), 'warns')
    assert.equal(effectOf({ ...stated, can_refuse: false, rule: { ...RULE, severity: 'advice' } }), 'advises')
    assert.equal(effectOf({ ...stated, is_judged: false }), 'not_judged')
  })
  it('the words of a rule name its categories, regions and days', () =>
    assert.deepEqual(
      limitsOf({
        ...RULE,
        categories: ['Clothing > Socks'],
        markets: ['de'],
        from: '2027-01-31',
        until: '2027-12',
      }),
      ['Only for Socks', 'Read for DE. Advice elsewhere', 'From Jan 31, 2027', 'Until Dec 2027'],
    ))
  it('the words of a rule have the dates of pages as exact as they are', () =>
    assert.deepEqual(['2025', '2025-07', '2025-07-15'].map(partialDate), [
      '2025',
      'Jul 2025',
      'Jul 15, 2025',
    ]))
  it('the words of a rule name others that disagree with it, whichever of the two says so', () => {
    const rules = [stated, { ...stated, rule: { ...OTHER, disagreesWith: ['large'] } }]
    assert.deepEqual(
      disagreeing(rules, RULE).map(({ rule }) => rule.id),
      ['other'],
    )
    assert.deepEqual(disagreeing(rules, { ...OTHER, disagreesWith: ['large'] }), [stated])
  })
})
