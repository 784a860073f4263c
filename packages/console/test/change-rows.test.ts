import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LISTING_EXPLANATION_EXAMPLE } from '@endcap/api'
import type { Action, ListingExplanation } from '@endcap/client'
import { otherRows, plannedRows } from '../src/pages/listing/change-rows.ts'
import './english.ts'

const EXAMPLE: ListingExplanation = LISTING_EXPLANATION_EXAMPLE
const [FIRST] = EXAMPLE.actions
assert.ok(FIRST)
const planned = (count: number): Action['change'] => ({
  hero: { image_id: 'a' },
  carousel: Array.from({ length: count }, () => ({
    planned: { asset_type: 'Lifestyle', service_score: 90 },
  })),
})
const change = (fields: Partial<Action>): Action => ({
  ...FIRST,
  ...{ factor: null, image_id: null, position: null, change: planned(0) },
  ...fields,
})
const [main, second] = EXAMPLE.images.map(({ image_id: id }) => id)
const sharper: Partial<Action> = { code: 'FIX', purse: 'with_shoot', factor: 'sharpness' }
const PLAN = [
  change({ code: 'CROP', purse: 'today', factor: 'fill', title: 'Crop', gain_listing: 3 }),
  change({ code: 'ADD_IMAGES', purse: 'with_spark', title: 'Add 2', gain_listing: 2, change: planned(2) }),
  change({ code: 'ADD_IMAGE', purse: 'with_shoot', title: 'Add 1', gain_listing: 1, change: planned(3) }),
  change({ ...sharper, title: 'Sharper', gain_listing: 0.6, image_id: main ?? null }),
  change({ ...sharper, title: 'Sharper too', gain_listing: 0.5, image_id: second ?? null }),
]
const LISTING: ListingExplanation = { ...EXAMPLE, plan: PLAN }

describe('the changes of a listing', () => {
  it('the changes of a listing stand in one row where the fault is the same, and keep all points', () => {
    const rows = plannedRows(LISTING)
    assert.deepEqual(
      rows.map(({ title, gains }) => [title, gains.today, gains.with_spark, gains.with_shoot]),
      [
        ['Crop', 3, 0, 0],
        ['Add 3 images', 0, 2, 1],
        ['Sharpness: 2 images', 0, 0, 1.1],
      ],
    )
    assert.deepEqual(rows[2]?.imageIds, [main, second])
  })

  it('the changes of a listing have the highest gain of each purse first', () => {
    const plan = [0.7, 6.1, 13.5].map((gain, index) =>
      change({ code: 'FIX', purse: 'with_shoot', factor: null, image_id: `${index}`, gain_listing: gain }),
    )
    const rows = plannedRows({ ...LISTING, plan: [...plan, ...PLAN.slice(0, 1)] })
    assert.deepEqual(
      rows.map(({ gains }) => gains.today + gains.with_shoot),
      [3, 13.5, 6.1, 0.7],
    )
  })

  it('the changes of a listing outside of the plan are each their own row', () => {
    const rows = otherRows(LISTING)
    assert.ok(rows.length > 0)
    for (const { actions } of rows) assert.equal(actions.length, 1)
  })
})
