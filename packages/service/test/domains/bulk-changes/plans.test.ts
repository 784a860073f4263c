import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { planEdit } from '../../../src/domains/bulk-changes/plan-edit.ts'
import { signatureOf } from '../../../src/domains/bulk-changes/plan-images.ts'
import { secondsLeft } from '../../../src/domains/bulk-changes/present-bulk-change.ts'

const tag = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const tags = fc.uniqueArray(tag)
const HINTS = { productCategoryId: null, externalCategoryId: null, breadcrumbs: [], codes: [] }
const pdpWith = (own: string[], more = {}) => ({
  id_type: 'id' as const,
  category_id: 'chips',
  category_hints: HINTS as never,
  category_source: 'name',
  category_confidence: 0.8,
  retailer: 'marketplace_us',
  tags: own,
  ...more,
})

describe('the plan of a bulk change', () => {
  it('adds and removes tags, keeps the order of the others, and changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(tags, tags, tags, (own, addTags, removeTags) => {
        const plan = planEdit(pdpWith(own), { addTags, removeTags })
        const after = plan.status === 'planned' ? (plan.after.tags ?? []) : own
        if (plan.status === 'planned') assert.deepEqual(plan.before.tags, own)
        for (const each of addTags) assert.ok(after.includes(each))
        for (const each of removeTags) assert.ok(addTags.includes(each) || !after.includes(each))
        const kept = own.filter((each) => !removeTags.includes(each))
        assert.deepEqual(after.slice(0, kept.length), kept)
        if (!addTags.some((each) => removeTags.includes(each)))
          assert.equal(planEdit(pdpWith(after), { addTags, removeTags }).status, 'unchanged')
      }),
    )
  })

  it('leaves out what a listing cannot have', () => {
    const many = Array.from({ length: 50 }, (_, n) => `tag ${n}`)
    assert.deepEqual(planEdit(pdpWith(many), { addTags: ['one more'] }), {
      status: 'skipped',
      reason: 'too_many_tags',
    })
    assert.deepEqual(planEdit(pdpWith([], { id_type: 'asin' }), { retailer: 'walmart_us' }), {
      status: 'skipped',
      reason: 'not_by_id',
    })
    assert.equal(
      planEdit(pdpWith([], { id_type: 'asin' }), { retailer: 'marketplace_us' }).status,
      'unchanged',
    )
  })

  it('the plan of a bulk change keeps the category of a person for the undo', () => {
    const plan = planEdit(pdpWith([], { category_source: 'person', category_confidence: null }), {
      categoryId: 'sneakers',
    })
    assert.deepEqual(plan.status === 'planned' && plan.before, {
      category: { id: 'chips', origin: { source: 'person', confidence: null } },
    })
  })

  it('gives pairs that look alike the same signature', () => {
    assert.equal(
      signatureOf('order', ['a', 'b', 'c'], ['b', 'a', 'c']),
      signatureOf('order', ['x', 'y'], ['y', 'x']),
    )
    assert.notEqual(signatureOf('order', ['a', 'b'], ['b', 'a']), signatureOf('order', ['a', 'b'], ['b']))
  })

  it('estimates the time left once it knows the pace', () => {
    assert.equal(secondsLeft({ elapsedS: 1, done: 4, left: 100 }), null)
    assert.equal(secondsLeft({ elapsedS: 10, done: 20, left: 100 }), 50)
    assert.equal(secondsLeft({ elapsedS: 10, done: 20, left: 0 }), 0)
  })
})
