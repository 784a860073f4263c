import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LivePlace } from '@endcap/client'
import {
  columnsOf,
  costOf,
  differencesOf,
  isWrong,
  lanesOf,
  stateOfPlace,
  turnsOf,
} from '../src/features/live/live-places.ts'

const RENDITIONS = { '160': '', '480': '', '1600': '', full: '' }

const place = (
  sent: number | null,
  shown: number | null,
  verdict: LivePlace['verdict'] = 'same',
  more: Partial<LivePlace> = {},
): LivePlace => ({
  verdict,
  sure: true,
  answer: null,
  cost: null,
  since: null,
  sent: sent === null ? null : { position: sent, image_id: `image-${sent}`, renditions: RENDITIONS },
  shown:
    shown === null
      ? null
      : { position: shown, image_url: '', sha256: '', picture_url: '', renditions: RENDITIONS },
  ...more,
})

const positions = (places: readonly LivePlace[]) =>
  columnsOf(places).map(({ sent, shown }) => [sent?.sent?.position, shown?.shown?.position])

describe('the columns of two shelves', () => {
  it('the columns of two shelves keep the place of a missing picture, so that those behind it stand in line', () => {
    const places = [place(0, 0), place(1, null, 'missing'), place(2, 1), place(3, 2)]
    assert.deepEqual(positions(places), [
      [0, 0],
      [1, undefined],
      [2, 1],
      [3, 2],
    ])
    assert.deepEqual(
      lanesOf(columnsOf(places)).map(({ from, to }) => [from, to]),
      [
        [0, 0],
        [2, 2],
        [3, 3],
      ],
    )
  })

  it('the columns of two shelves have lines that cross for swapped pictures, and a column for added ones', () => {
    const places = [place(0, 0), place(1, 2, 'moved'), place(2, 1, 'moved'), place(null, 3, 'added')]
    assert.deepEqual(positions(places), [
      [0, 0],
      [1, 1],
      [2, 2],
      [undefined, 3],
    ])
    assert.deepEqual(
      lanesOf(columnsOf(places)).map(({ from, to }) => [from, to]),
      [
        [0, 0],
        [1, 2],
        [2, 1],
      ],
    )
  })

  it('the columns of two shelves have every picture once, whatever is sent and shown', () => {
    for (let seed = 0; seed < 500; seed++) {
      const sent = seed % 7
      const kept = Array.from({ length: sent }, (_, index) => (seed >> index) % 3 !== 0)
      let next = 0
      const places = kept.map((isKept, index) =>
        isKept ? place(index, next++) : place(index, null, 'missing'),
      )
      for (let added = 0; added < seed % 3; added++) places.push(place(null, next++, 'added'))
      const columns = columnsOf(places)
      const of = (side: 'sent' | 'shown') =>
        columns.flatMap(({ [side]: each }) => each?.[side]?.position ?? [])
      assert.deepEqual(of('sent'), [...Array(sent).keys()])
      assert.deepEqual(of('shown'), [...Array(next).keys()])
    }
  })
})

describe('differences from the shop', () => {
  it('differences from the shop are one for two pictures that have changed places', () => {
    const places = [
      place(0, 0, 'version', { cost: 3.1 }),
      place(1, 2, 'moved', { cost: 0 }),
      place(2, 1, 'moved', { cost: 0.5 }),
      place(3, 3),
    ]
    const differences = differencesOf(places)
    assert.deepEqual(
      differences.map((each) => each.length),
      [1, 2],
    )
    assert.deepEqual(differences.map(costOf), [3.1, 0.5])
  })

  it('differences from the shop have no cost where one is not known', () => {
    assert.equal(costOf([place(0, 0, 'other')]), null)
  })

  it('differences from the shop follow a person, then doubt, then the verdict', () => {
    const cases: [Partial<LivePlace>, string, boolean][] = [
      [{}, 'version', true],
      [{ sure: false }, 'unsure', false],
      [{ sure: false, answer: 'different' }, 'version', true],
      [{ answer: 'ignored' }, 'ignored', false],
    ]
    const same: [Partial<LivePlace>, string][] = [
      [{}, 'same'],
      [{ sure: false }, 'unsure'],
      [{ sure: false, answer: 'same' }, 'same'],
    ]
    for (const [more, state] of same) {
      const each = place(0, 0, 'same', more)
      assert.deepEqual([stateOfPlace(each), differencesOf([each]).length], [state, state === 'same' ? 0 : 1])
    }
    for (const [more, state, wrong] of cases) {
      const each = place(0, 0, 'version', more)
      assert.deepEqual([stateOfPlace(each), isWrong(each)], [state, wrong])
    }
  })
})

describe('turns of the nights', () => {
  it('turns of the nights are those with another state or number, the latest first', () => {
    const night = (day: number, state: string, wrong = 0) => ({ night: String(day), state, wrong })
    const nights = [
      night(1, 'same'),
      night(2, 'same'),
      night(3, 'different', 1),
      night(4, 'different', 3),
      night(5, 'different', 3),
    ]
    assert.deepEqual(
      turnsOf(nights).map(({ night: day }) => day),
      ['4', '3', '1'],
    )
  })
})
