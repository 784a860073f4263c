import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { RUBRICS } from '@endcap/scoring'
import { isSame } from '../src/pages/settings/json.ts'
import { discardDraft, draftOf, editDraft, rebaseDraft } from '../src/pages/settings/rules/drafts.ts'
import { mergePatch, parsePatch, withoutChange, withValue } from '../src/pages/settings/rules/patch.ts'
import './english.ts'

const release = {
  listing: { heroWeight: 0.5, carouselWeight: 0.5 },
  idealMix: { Packshot: 1 },
  curve: [[0, 1]],
}
const HERO = ['listing', 'heroWeight']

describe('the patch of scoring rules', () => {
  it('the patch of scoring rules contains only what differs from the release', () => {
    const patch = withValue(release, {}, HERO, 0.6)
    assert.deepEqual(patch, { listing: { heroWeight: 0.6 } })
    assert.deepEqual(withValue(release, patch, HERO, 0.5), {})
  })
  it('the patch of scoring rules removes a member of the release with null, and forgets one of its own', () => {
    const packshot = ['idealMix', 'Packshot']
    const detail = ['idealMix', 'Detail']
    assert.deepEqual(withValue(release, {}, packshot, undefined), { idealMix: { Packshot: null } })
    const added = withValue(release, {}, detail, 2)
    assert.deepEqual(added, { idealMix: { Detail: 2 } })
    assert.deepEqual(withValue(release, added, detail, undefined), {})
    assert.deepEqual(withoutChange(release, { idealMix: { Packshot: null } }, packshot), {})
  })
  it('the patch of scoring rules compares lists by their values', () =>
    assert.deepEqual(withValue(release, {}, ['curve'], [[0, 1]]), {}))
  it('the patch of scoring rules leads from the release to any document', () => {
    const factors = RUBRICS[1]?.roles.hero.factors ?? {}
    const rubric = RUBRICS[0]
    for (const [name, rule] of Object.entries(factors)) {
      const path = ['roles', 'hero', 'factors', name, 'weight']
      const patch = withValue(rubric, {}, path, rule.weight + 1)
      const merged = mergePatch(rubric, patch)
      assert.deepEqual(withValue(rubric, patch, path, rule.weight + 1), patch)
      assert.deepEqual(mergePatch(rubric, withoutChange(rubric, patch, path)), rubric)
      assert.ok(!isSame(merged, rubric))
    }
  })
  it('the patch of scoring rules changes a member that an edited patch has removed or replaced', () => {
    assert.deepEqual(withValue(release, { listing: null }, HERO, 0.6), { listing: { heroWeight: 0.6 } })
    assert.deepEqual(withValue(release, { listing: 5 }, HERO, 0.6), { listing: { heroWeight: 0.6 } })
  })
})

describe('merging a patch', () => {
  // RFC 7396, appendix A.
  const cases: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
  ]
  for (const [target, patch, merged] of cases)
    it(`merging a patch gives ${JSON.stringify(merged)}`, () =>
      assert.deepEqual(mergePatch(target, patch), merged))
})

describe('the text of a patch', () => {
  it('the text of a patch is an object', () => assert.deepEqual(parsePatch('{"a": 1}').patch, { a: 1 }))
  it('the text of a patch may be empty', () => assert.deepEqual(parsePatch(' ').patch, {}))
  it('the text of a patch is refused with the reason otherwise', () => {
    assert.match(parsePatch('[1]').problem ?? '', /object/)
    assert.match(parsePatch('{"a": }').problem ?? '', /no JSON/)
  })
})

describe('a draft of scoring rules', () => {
  const rules = (active: number, patches: readonly object[]) => ({
    path: 'general',
    active_version: active,
    versions: patches.map((patch, index) => ({
      version: index + 1,
      patch: { ...patch },
      comment: null,
      created_at: '2026-11-25T12:00:00Z',
      created_by: 'a',
      is_active: index + 1 === active,
    })),
  })
  const [first, second] = [rules(0, []), rules(1, [{ idealMix: { Detail: 2 } }])]

  it('a draft of scoring rules is about the version that it began with, whatever is published meanwhile', () => {
    assert.deepEqual(draftOf(second), { patch: { idealMix: { Detail: 2 } }, base: 1 })
    editDraft(first, { listing: { heroWeight: 0.6 } })
    editDraft(second, { listing: { heroWeight: 0.7 } })
    assert.deepEqual(draftOf(second), { patch: { listing: { heroWeight: 0.7 } }, base: 0 })
    rebaseDraft('general', 1)
    assert.equal(draftOf(second).base, 1)
  })
  it('a draft of scoring rules ends when it is discarded, or is what is in force', () => {
    discardDraft('general')
    assert.equal(draftOf(first).base, 0)
    editDraft(first, { idealMix: {} })
    editDraft(second, { idealMix: { Detail: 2 } })
    assert.equal(draftOf(second).base, 1)
  })
})
