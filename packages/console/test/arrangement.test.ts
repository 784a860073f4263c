import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import fc from 'fast-check'
import {
  type Arrangement,
  placeAt,
  proceed,
  redo,
  startTimeline,
  type Timeline,
  toTray,
  undo,
  withInTray,
} from '../src/pages/composer/arrangement.ts'

const START: Arrangement = { shelf: ['main', 'one', 'two', 'three'], tray: ['spark', 'upload'] }
const all = ({ shelf, tray }: Arrangement) => [...shelf, ...tray].toSorted()

describe('a composed listing', () => {
  const cases: [string, Arrangement, Arrangement][] = [
    [
      'moves an image to another place of the carousel',
      placeAt(START, 'three', 1),
      { ...START, shelf: ['main', 'three', 'one', 'two'] },
    ],
    [
      'swaps an image with the main image',
      placeAt(START, 'two', 0),
      { ...START, shelf: ['two', 'one', 'main', 'three'] },
    ],
    [
      'swaps the main image with the image that it is dropped on',
      placeAt(START, 'main', 3),
      { ...START, shelf: ['three', 'one', 'two', 'main'] },
    ],
    [
      'replaces an image by one of the tray, which takes the old one',
      placeAt(START, 'spark', 1),
      { shelf: ['main', 'spark', 'two', 'three'], tray: ['one', 'upload'] },
    ],
    [
      'adds an image of the tray at the end',
      placeAt(START, 'spark', 6),
      { shelf: ['main', 'one', 'two', 'three', 'spark'], tray: ['upload'] },
    ],
    [
      'moves an image to the tray',
      toTray(START, 'main'),
      { shelf: ['one', 'two', 'three'], tray: ['main', 'spark', 'upload'] },
    ],
  ]
  for (const [title, actual, expected] of cases) it(title, () => assert.deepEqual(actual, expected))

  it('a composed listing keeps its last image', () => {
    const single = { shelf: ['main'], tray: [] }
    assert.deepEqual(toTray(single, 'main'), single)
  })

  it('a composed listing takes no more than 21 images', () => {
    const full = {
      shelf: Array.from({ length: MAX_LISTING_IMAGES }, (_, index) => `${index}`),
      tray: ['more'],
    }
    assert.equal(placeAt(full, 'more', 30).shelf.length, MAX_LISTING_IMAGES)
  })

  it('a composed listing neither loses nor doubles an image in any sequence of changes', () => {
    const keys = fc.constantFrom(...all(START))
    const change = fc.record({ key: keys, place: fc.nat(8), isRemoval: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const end = changes.reduce<Arrangement>(
          (current, { key, place, isRemoval }) =>
            isRemoval ? toTray(current, key) : placeAt(current, key, place),
          START,
        )
        assert.deepEqual(all(end), all(START))
        assert.ok(end.shelf.length > 0)
      }),
    )
  })
})

describe('the changes of a composition', () => {
  const first = startTimeline(START)
  const second = proceed(first, placeAt(START, 'two', 0))

  it('the changes of a composition are undone and done again', () => {
    assert.deepEqual(undo(second).present, START)
    assert.deepEqual(redo(undo(second)).present, second.present)
  })

  it('the changes of a composition do not grow by a change that changes nothing', () => {
    assert.deepEqual(proceed(second, second.present), second)
  })

  it('the changes of a composition forget what was undone when another change is made', () => {
    const other = proceed(undo(second), toTray(START, 'one'))
    assert.deepEqual(redo(other), other)
  })

  it('the changes of a composition keep an upload in the tray when they are undone', () => {
    const uploaded: Timeline = withInTray(second, 'new')
    assert.ok(undo(uploaded).present.tray.includes('new'))
  })
})
