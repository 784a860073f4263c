import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createLog } from '@endcap/foundation/observability/log'
import { createPreviewOffThread } from '../../../src/domains/rubrics/preview-off-thread.ts'
import { createPreviewRubric, type PreviewRubric } from '../../../src/domains/rubrics/preview-rubric.ts'
import { createRubricStore } from '../../../src/domains/scoring/rubric-store.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnEmbedded, newOrganization, open } from '../../support/stores.ts'

const never = new AbortController().signal

describeOnEmbedded('previews of rubrics', ({ place }) => {
  let database: Database
  let thread: ReturnType<typeof createPreviewOffThread>
  let preview: PreviewRubric
  let organizationId: string
  before(async () => {
    database = await open(await place())
    organizationId = await newOrganization(database)
    thread = createPreviewOffThread(createLog({ level: 'silent', format: 'json' }))
    const { db } = database
    preview = createPreviewRubric({ db, rubrics: createRubricStore(db), thread })
  })
  after(async () => {
    await thread[Symbol.asyncDispose]()
    await database.close()
  })
  const start = (id: string, signal = never) =>
    preview({ organizationId: id, family: 'food and drink', patch: {} }, signal)

  /** Returns whether a promise settles while another organization's preview runs from start to end. */
  async function settlesMeanwhile(waiting: Promise<unknown>): Promise<boolean> {
    let isSettled = false
    const settle = () => (isSettled = true)
    waiting.then(settle, settle)
    const other = await newOrganization(database)
    for await (const _progress of start(other)) await turn()
    return isSettled
  }

  it('previews of rubrics run one at a time for an organization, and beside those of others', async () => {
    const first = start(organizationId)
    assert.deepEqual((await first.next()).value, { listings: 0, of: 0, preview: null })
    const second = start(organizationId).next()
    assert.equal(await settlesMeanwhile(second), false)
    await first.return()
    assert.equal((await second).value?.preview, null)
  })

  it('previews of rubrics leave their place when their client disconnects, also while they wait for it', async () => {
    const id = await newOrganization(database)
    const leaving = new AbortController()
    const first = start(id)
    await first.next()
    const waiting = start(id, leaving.signal).next()
    leaving.abort(new Error('disconnected'))
    await assert.rejects(waiting, /disconnected/)
    await first.return()
    assert.equal((await start(id).next()).done, false)
  })
})
