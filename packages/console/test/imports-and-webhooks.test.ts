import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Import, WebhookEndpoint } from '@endcap/client'
import { failedRowsName, outcomeOf, stepOf } from '../src/pages/imports/import-words.ts'
import {
  changesOf,
  deliveryText,
  stateText,
  typesText,
} from '../src/pages/settings/webhooks/webhook-words.ts'
import { bytesText } from '../src/words/numbers.ts'
import './english.ts'

describe('the step of an import', () => {
  const cases = [
    ['invalid', null, 1],
    ['checking', null, 2],
    ['ready', null, 2],
    ['running', '2026-11-25T12:00:00Z', 3],
    ['completed', '2026-11-25T12:00:00Z', 4],
    ['cancelled', null, 2],
    ['cancelled', '2026-11-25T12:00:00Z', 3],
  ] as const
  for (const [status, started_at, step] of cases)
    it(`the step of an import is ${step} when it is ${status}${started_at === null ? '' : ' after its start'}`, () =>
      assert.equal(stepOf({ status, started_at }), step))
})

describe('the outcome of an import', () => {
  const progress = { total: 5, waiting: 0, done: 2, unchanged: 1, failed: 2, skipped: 0, scored: 0 }
  const outcome = (status: Import['status']) =>
    outcomeOf({ status, progress, dry_run: null, error: 'No column has ids.' } as Import)
  it('the outcome of an import counts the listings of the file', () =>
    assert.equal(outcome('completed'), 'Imported 3 of 5 listings. 2 have a problem.'))
  it('the outcome of an import is the reason of a failure', () =>
    assert.equal(outcome('invalid'), 'No column has ids.'))
  it('the outcome of an import is unknown while the import is running', () =>
    assert.equal(outcome('running'), null))
})

it('the file of failed rows has the name of the import', () =>
  assert.deepEqual(
    [failedRowsName('shop.v2.CSV'), failedRowsName(null)],
    ['shop.v2-failed-rows.csv', 'import-failed-rows.csv'],
  ))

it('small files have a size in kB', () =>
  assert.deepEqual([400, 21_000, 2_100_000, 104_000_000].map(bytesText), [
    '1 kB',
    '21 kB',
    '2.1 MB',
    '104 MB',
  ]))

describe('a webhook', () => {
  const endpoint = { enabled: true, disabled_reason: null, failing_since: null } as WebhookEndpoint
  const ago = () => '4 min ago'
  it('a webhook names its events', () => {
    assert.equal(typesText({ types: null }), 'All events')
    assert.equal(typesText({ types: ['pdp.failed'] }), 'A listing could not be scored')
    assert.equal(
      typesText({ types: ['pdp.scored', 'pdp.failed', 'import.completed'] }),
      'A listing was scored and 2 more',
    )
  })
  it('a webhook says why it is paused, or that it fails', () => {
    assert.equal(stateText(endpoint, ago), null)
    assert.equal(
      stateText({ ...endpoint, failing_since: '2026-11-25T12:00:00Z' }, ago),
      'First failed 4 min ago',
    )
    assert.match(stateText({ ...endpoint, enabled: false, disabled_reason: 'gone' }, ago) ?? '', /410/)
  })
  it('a webhook is changed only in what a person has changed', () => {
    const before = {
      url: 'https://a.example',
      description: null,
      types: ['pdp.scored', 'pdp.failed'] as const,
      leaves_out_releases: false,
    }
    const details = { ...before, types: [...before.types] }
    assert.deepEqual(changesOf(details, { ...details, types: [...before.types].toReversed() }), {})
    assert.deepEqual(changesOf(details, { ...details, description: 'Catalog', types: null }), {
      description: 'Catalog',
      types: null,
    })
    assert.deepEqual(changesOf(details, { ...details, leaves_out_releases: true }), {
      leaves_out_releases: true,
    })
  })
  it('a webhook says how a delivery ended', () => {
    const delivery = { status: 'pending', attempts: 0, response_status: null, error: null } as Parameters<
      typeof deliveryText
    >[0]
    assert.equal(deliveryText(delivery), 'On its way')
    assert.equal(
      deliveryText({ ...delivery, status: 'delivered', response_status: 204 }),
      'Delivered, answered 204',
    )
    assert.equal(
      deliveryText({ ...delivery, attempts: 1, response_status: 500 }),
      'Will be repeated: answered 500',
    )
    assert.equal(deliveryText({ ...delivery, status: 'failed', error: 'no answer' }), 'Failed: no answer')
  })
})
