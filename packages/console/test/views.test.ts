import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readViewQuery } from '@endcap/api'
import { readFilters, writeFilters } from '../src/pages/listings/filters.ts'
import { viewFilters, viewQuery } from '../src/pages/listings/view-query.ts'
import './english.ts'

describe('the query of a saved view', () => {
  const addresses = [
    {},
    { score: '60-80', sort: 'name' },
    { score: '90-100', q: 'chips & dip', missing: 'In Use', advice: 'other_main.size_and_scale' },
    { loses_most_by: 'main_image', rule_failed: 'white_background', tag: 'Spring reset', status: 'ERROR' },
    { acceptance: 'not_sure', target: 'amazon', retailer: 'walmart_us' },
    { category_id: '0190f1c2-5f0e-7000-8000-000000000000' },
  ]
  for (const address of addresses)
    it(`the query of a saved view has the filters of ${JSON.stringify(address)}, as the list reads them`, () => {
      const filters = readFilters(address)
      const query = viewQuery(filters)
      assert.equal(readViewQuery(query).error, undefined)
      assert.equal(writeFilters(viewFilters({ query })), writeFilters(filters))
    })
})
