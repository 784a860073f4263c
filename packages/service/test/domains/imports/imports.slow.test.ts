import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csvOf, imported } from '../../support/imports.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService } from '../../support/service.ts'
import { describeOnEmbedded } from '../../support/stores.ts'
import { importsSuite } from './imports-suite.ts'

describeOnEmbedded('an import', importsSuite)

describe('an import of an organization with many waiting jobs', () => {
  it('an import of an organization with many waiting jobs pauses instead of failing', async () => {
    const origin = await startOrigin()
    for (let n = 0; n < 24; n++) origin.serve(`/${n}.png`, await picture(n))
    await using service = await startService({
      origin,
      configure: (config) => (config.backlog = { ...config.backlog, waitingJobs: 4 }),
    })
    const rows = Array.from({ length: 24 }, (_, n) => [`many-${n}`, 'Potato Chips', origin.url(`/${n}.png`)])
    const { status, progress } = await imported(service, csvOf(['id', 'name', 'hero_image_url'], rows))
    assert.deepEqual([status, progress.done, progress.failed], ['completed', 24, 0])
  })
})
