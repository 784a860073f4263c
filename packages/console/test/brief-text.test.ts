import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LISTING_EXPLANATION_EXAMPLE } from '@endcap/api'
import type { ListingExplanation } from '@endcap/client'
import { briefText } from '../src/features/listing/brief-text.ts'
import './english.ts'

const LISTING: ListingExplanation = LISTING_EXPLANATION_EXAMPLE
const [main] = LISTING.images
const [first] = LISTING.actions

describe('the copied text of a brief', () => {
  it('the copied text of a brief names product, id and retailer, why shops refuse the picture, and links to both', () => {
    assert.ok(main && first)
    const text = briefText({ ...first, position: 0 }, LISTING)
    for (const part of [LISTING.name ?? '', LISTING.id, first.detail]) assert.ok(text.includes(part), text)
    assert.match(text, /^Picture now: .*\/images\/[0-9a-f-]+$/m)
    assert.match(text, /^Listing: .*\/listings\/[0-9a-f-]+$/m)
    assert.match(text, /^Not accepted now: /m)
  })

  it('the copied text of a brief has no picture for an image that does not exist yet', () => {
    assert.ok(first)
    assert.doesNotMatch(briefText({ ...first, position: null }, LISTING), /Picture now|Not accepted/)
  })
})
