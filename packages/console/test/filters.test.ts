import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { activeFilters, filterParams, readFilters, writeFilters } from '../src/pages/listings/filters.ts'
import './english.ts'

describe('the filters of an address', () => {
  it('the filters of an address are the same after they are written and read', () => {
    const query = {
      q: 'chips & dip',
      score: '60-80',
      loses_most_by: 'main_image',
      missing: 'In Use',
      rule_failed: 'white_background',
      category_id: '0190',
      retailer: 'walmart_us',
      tag: 'Spring reset',
      status: 'ERROR',
      sort: 'name',
    }
    const filters = readFilters(query)
    assert.deepEqual(Object.fromEntries(new URLSearchParams(writeFilters(filters))), query)
    assert.equal(activeFilters(filters), 9)
  })

  it('the filters of an address leave out what is off', () => assert.equal(writeFilters(readFilters({})), ''))

  it('the filters of an address ignore values that do not exist', () => {
    const filters = readFilters({ sort: 'price', loses_most_by: 'constructor', status: 'x', score: 'high' })
    assert.equal(activeFilters(filters), 0)
    assert.equal(filters.sort, '-can_win_today')
  })

  it('the filters of an address read the bounds that charts link to', () => {
    const { scoreMin, scoreMax } = filterParams(readFilters({ score_min: '70', score_max: '75' }))
    assert.deepEqual([scoreMin, scoreMax], [70, 74.95])
  })

  it('the filters of an address include 100 in the last range', () =>
    assert.equal(filterParams(readFilters({ score: '90-100' })).scoreMax, 100))
})
