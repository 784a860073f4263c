import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editOf } from '../src/features/listing/edit-of.ts'

const listing = {
  name: 'Chips',
  id: 'sku-1',
  retailer: 'marketplace_us',
  category_id: 'one',
  category_source: 'name' as const,
  tags: ['a, b', 'c'],
}
const form = {
  name: 'Chips',
  id: 'sku-1',
  retailer: 'marketplace_us',
  category: { id: 'one' },
  tags: 'a, b\nc',
}

describe('the edit of a listing', () => {
  it('the edit of a listing sends nothing for an untouched form', () => {
    assert.deepEqual(editOf(listing, form), { change: {}, undo: {} })
  })

  it('the edit of a listing sends what differs, and its undo gives it back', () => {
    const edited = { ...form, name: ' ', id: 'sku-2', category: { id: 'two' }, tags: 'c\n\n c \nd' }
    assert.deepEqual(editOf(listing, edited), {
      change: { name: null, id: 'sku-2', product_category_id: 'two', tags: ['c', 'd'] },
      undo: { name: 'Chips', id: 'sku-1', product_category_id: null, tags: ['a, b', 'c'] },
    })
    const byPerson = { ...listing, category_source: 'person' as const }
    assert.equal(editOf(byPerson, edited).undo.product_category_id, 'one')
  })
})
