import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { FACTS_VERSION } from '@endcap/vision'
import { createGetImageScore } from '../../../src/domains/images/get-image-score.ts'
import { createFindImageRevision } from '../../../src/domains/images/image-revisions.ts'
import { createImageStore } from '../../../src/domains/images/image-store.ts'
import { createPdpStore } from '../../../src/domains/pdps/record/pdp-store.ts'
import { createAnalysisStore } from '../../../src/domains/scoring/analysis-store.ts'
import { createRubricStore } from '../../../src/domains/scoring/rubric-store.ts'
import { createScoreDistributions } from '../../../src/domains/scoring/score-distributions.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { startService, type TestService } from '../../support/service.ts'
import { open } from '../../support/stores.ts'

const ID = 'kept'

describe('the answer about an image that is polled again', { skip: withoutPostgres }, () => {
  const resources = new AsyncDisposableStack()
  let origin: Origin
  let service: TestService
  let database: Database
  before(async () => {
    origin = resources.use(await startOrigin())
    for (let n = 0; n < 3; n++) origin.serve(`/${n}.png`, await picture(n))
    const databaseUrl = await resources.use(await startPostgres()).createDatabase()
    service = resources.use(
      await startService({
        databaseUrl,
        configure: ({ fetch }) => void (fetch.allowedOrigins = [origin.host]),
      }),
    )
    database = resources.adopt(await open({ url: databaseUrl, dataDirectory: '' }), ({ close }) => close())
  })
  after(() => resources.disposeAsync())
  const submission = (changes: object) => ({
    hero_image_url: origin.url('/0.png'),
    carousel_image_urls: [origin.url('/1.png'), origin.url('/2.png')],
    name: 'Sea Salt Potato Chips 150 g',
    ...changes,
  })

  /** Submits changes, and compares the polled answers with answers that are made anew. */
  async function compareAfter(changes: object): Promise<void> {
    await service.put(ID, submission(changes))
    const { hero, carousel_images } = await service.settled(ID)
    const ids = [hero?.['image_id'], ...carousel_images.map(({ image_id }) => image_id)].map(String)
    const analyses = createAnalysisStore(database.db, FACTS_VERSION)
    const rubrics = createRubricStore(database.db)
    const makeAnswer = createGetImageScore({
      findImageRevision: createFindImageRevision(database),
      images: createImageStore(database.db, { analyses, rubrics }),
      findPdp: createPdpStore(database.db).findByImage,
      rubrics,
      scoreDistributions: createScoreDistributions(analyses),
    })
    for (const id of ids) {
      const { body } = await service.request('GET', `/v1/images/${id}/score`)
      const answer = await makeAnswer(service.credential.organization_id, id)
      assert.deepEqual(body, JSON.parse(answer.body.toString()))
    }
  }

  it('the answer about an image that is polled again is the same as one made anew, after every change of its listing', async () => {
    await compareAfter({})
    await compareAfter({ name: 'Paprika Potato Chips 200 g' })
    await compareAfter({ carousel_image_urls: [origin.url('/2.png'), origin.url('/1.png')] })
    await compareAfter({ hero_image_url: origin.url('/1.png'), carousel_image_urls: [origin.url('/0.png')] })
    await compareAfter({ product_category_id: findCategoryByPath('Shoes > Boots')?.id })
    await compareAfter({})
  })
})
