import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  type Composition,
  type HistoryPage,
  type ListingExplanation,
  type PdpPage,
  type PdpSummary,
  SORT_FIELDS,
  type SortField,
} from '@endcap/api'
import sharp from 'sharp'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

/** Returns the value by which a list is sorted. */
function valueOf({ can_win_split: split, ...row }: PdpSummary, field: SortField): unknown {
  const values = {
    ...row,
    can_win_today: split?.today,
    can_win_with_spark: split?.with_spark,
    can_win_with_shoot: split?.with_shoot,
  }
  return values[field]
}

const NAMES = ['Sea Salt Potato Chips', 'Lemonade Soda', 'Leather Boots', 'Oat Milk', 'Green Tea']

/** Tests of answers on one store. */
export function answersSuite({ place }: StoreUnderTest): void {
  let origin: Origin
  let service: TestService
  let stranger: string
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n))
    for (const [index, name] of NAMES.entries())
      await service.put(`sku-${index}`, submission(index % 3, name))
    for (const index of NAMES.keys()) await service.settled(`sku-${index}`)
  })
  after(() => service[Symbol.asyncDispose]())

  const url = (n: number) => origin.url(`/${n}.png`)
  const submission = (hero: number, name: string, carousel: number[] = [3]) => ({
    hero_image_url: url(hero),
    carousel_image_urls: carousel.map(url),
    name,
  })
  const list = async (query: string, token?: string): Promise<PdpPage> => {
    const { status, body } = await service.request(
      'GET',
      `/v1/pdps?${query}`,
      token === undefined ? {} : { token },
    )
    assert.equal(status, 200, JSON.stringify(body))
    return body as PdpPage
  }
  const explanationOf = async (pdpId: string) =>
    (await service.request('GET', `/v1/pdps/${pdpId}/explanation`)).body as unknown as ListingExplanation
  const pdpIdOf = async (id: string) => (await service.get(id)).body.pdp_id

  describe('a list of PDPs', () => {
    it('a list of PDPs returns each PDP once on its pages, in each order', async () => {
      for (const field of SORT_FIELDS) {
        for (const sort of [field, `-${field}`]) {
          const ids: string[] = []
          const values: unknown[] = []
          let cursor = ''
          do {
            const page = await list(`limit=2&sort=${sort}${cursor}`)
            for (const row of page.data) {
              ids.push(row.id)
              values.push(valueOf(row, field))
            }
            cursor = page.has_more ? `&cursor=${page.next_cursor}` : ''
            assert.equal(page.has_more, page.next_cursor !== null)
          } while (cursor !== '')
          assert.deepEqual(ids.toSorted(), ['sku-0', 'sku-1', 'sku-2', 'sku-3', 'sku-4'], sort)
          const ascending = sort.startsWith('-') ? values.toReversed() : values
          assert.deepEqual(
            ascending,
            ascending.toSorted((a, b) =>
              typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1,
            ),
            sort,
          )
        }
      }
    })

    it('a list of PDPs returns the scores of its PDPs with their first action', async () => {
      const row = (await list('q=SKU-0')).data[0]
      const { body } = await service.get('sku-0')
      assert.equal(row?.pdp_score, body.pdp_score)
      assert.equal(row.hero_score, body.hero?.service_score)
      assert.equal(row.image_count, 2)
      const explanation = await explanationOf(row.pdp_id)
      assert.equal(row.can_win, explanation.can_win)
      assert.deepEqual(row.can_win_split, explanation.can_win_split)
      assert.equal(row.first_action?.title, explanation.plan[0]?.title)
    })

    it('a list of PDPs filters by score, name, tag, category, status and time', async () => {
      const ids = async (query: string) => (await list(query)).data.map(({ id }) => id).toSorted()
      const pdpId = await pdpIdOf('sku-1')
      const tagged = await service.request('PUT', `/v1/pdps/${pdpId}/tags`, {
        body: { tags: ['spring', 'spring'] },
      })
      assert.deepEqual(tagged.body['tags'], ['spring'])
      assert.deepEqual(await ids('tag=spring'), ['sku-1'])
      assert.deepEqual(await ids('tag=Spring'), [])
      assert.deepEqual(await ids('tag=spr'), [])
      assert.deepEqual(await ids('q=lemonade'), ['sku-1'])
      assert.equal((await ids('q=')).length, NAMES.length)
      assert.deepEqual(await ids('q=%25'), [])
      assert.deepEqual(await ids('status=ERROR'), [])
      assert.deepEqual(await ids('score_max=0'), [])
      assert.equal((await ids('score_min=0')).length, NAMES.length)
      assert.deepEqual(await ids('updated_since=2999-01-01T00:00:00Z'), [])
      const { category_id: category } = (await list('q=lemonade')).data[0] ?? {}
      assert.ok((await ids(`category_id=${String(category)}`)).includes('sku-1'))
      assert.ok((await ids('missing=Lifestyle')).length > 0)
      assert.ok((await ids('penalty=image_count_penalty')).length > 0)
    })

    const wrong = [
      ['category_id=nope', 400, 'CATEGORY_NOT_FOUND', '"nope" is not the id of a category'],
      [
        'category_id=0f0e0d0c-0b0a-4908-8706-050403020100',
        400,
        'CATEGORY_NOT_FOUND',
        '"0f0e0d0c-0b0a-4908-8706-050403020100" is not the id of a category',
      ],
      ['retailer=nope', 400, 'INVALID_RETAILER', '"nope" is not a supported retailer region'],
      ['limit=abc', 422, 'VALIDATION_ERROR', 'limit: must be a number, not "abc"'],
      ['limit=101', 422, 'VALIDATION_ERROR', 'limit: must be at most 100, not 101'],
      ['limit=1.5', 422, 'VALIDATION_ERROR', 'limit: must be a whole number, not 1.5'],
      ['score_min=-1', 422, 'VALIDATION_ERROR', 'score_min: must be at least 0, not -1'],
      ['score_max=0x10', 422, 'VALIDATION_ERROR', 'score_max: must be a number, not "0x10"'],
      ['limit=', 422, 'VALIDATION_ERROR', 'limit: must be a number, not empty'],
      [
        'status=scored',
        422,
        'VALIDATION_ERROR',
        'status: must be one of PROCESSING, COMPLETED, ERROR, not "scored"',
      ],
      [
        'updated_since=yesterday',
        422,
        'VALIDATION_ERROR',
        'updated_since: must be a time that exists, with a time zone, such as 2026-11-21T08:00:00Z, not "yesterday"',
      ],
      ['tag=a&tag=b', 422, 'VALIDATION_ERROR', 'tag: must be a string, not a list'],
      ['q=%ff', 422, 'VALIDATION_ERROR', 'q: must be percent-encoded UTF-8'],
      [
        'limit=0&score_max=200',
        422,
        'VALIDATION_ERROR',
        'limit: must be at least 1, not 0 (and 1 more in extra.problems)',
      ],
    ] as const
    for (const [query, status, code, detail] of wrong)
      it(`a list of PDPs refuses the filter ${query}`, async () => {
        const answer = await service.request('GET', `/v1/pdps?${query}`)
        assert.deepEqual(
          [answer.status, answer.body['error_code'], answer.body['detail']],
          [status, code, detail],
        )
      })

    it('a list of PDPs has limits for tags', async () => {
      const path = `/v1/pdps/${await pdpIdOf('sku-2')}/tags`
      const cases: [tags: unknown, detail: string][] = [
        [[''], 'tags[0]: must not be empty'],
        [['x'.repeat(101)], 'tags[0]: must have at most 100 characters'],
        [Array.from({ length: 51 }, (_, n) => `tag ${n}`), 'tags: must have at most 50 entries, not 51'],
        ['spring', 'tags: must be a list, not "spring"'],
      ]
      for (const [tags, detail] of cases) {
        const { status, body } = await service.request('PUT', path, { body: { tags } })
        assert.deepEqual([status, body['detail']], [422, detail])
      }
      const both = await service.request('PUT', path, { body: { tags: ['Spring', 'spring'] } })
      assert.deepEqual([both.status, both.body['tags']], [200, ['Spring', 'spring']])
      assert.equal((await service.request('PUT', path, { body: { tags: [] } })).status, 200)
    })

    it('a list of PDPs refuses a cursor of another filter, sort or organization, and one that is altered', async () => {
      const { next_cursor: cursor } = await list('limit=2')
      assert.ok(cursor)
      const refused = async (query: string, token = service.token) => {
        const { status, body } = await service.request('GET', `/v1/pdps?${query}`, { token })
        assert.deepEqual([status, body['error_code']], [400, 'INVALID_CURSOR'], query)
      }
      await refused(`cursor=${cursor}&score_min=10`)
      await refused(`cursor=${cursor}&sort=name`)
      await refused(`cursor=${cursor}`, stranger)
      await refused(`cursor=${cursor.slice(0, -8)}`)
      await refused(`cursor=${Buffer.from('{"value":"x"}').toString('base64url')}`)
      const position = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as object
      const altered = JSON.stringify({ ...position, value: '2026-01-01T00:00:00Z' })
      await refused(`cursor=${Buffer.from(altered).toString('base64url')}`)
      // The size of a page may change on the way.
      assert.equal((await list(`limit=3&cursor=${cursor}`)).data.length, 3)
    })

    it('a list of PDPs is empty for another organization', async () => {
      assert.deepEqual(await list('', stranger), { data: [], has_more: false, next_cursor: null })
    })
  })

  describe('the explanation of a PDP', () => {
    it('the explanation of a PDP has a breakdown that adds up, and actions whose gains come true as what-if', async () => {
      for (const index of NAMES.keys()) {
        const pdpId = await pdpIdOf(`sku-${index}`)
        const { pdp_score: score, breakdown, actions, plan, can_win, best } = await explanationOf(pdpId)
        const lost = breakdown.reduce((sum, { points }) => sum + points, 0)
        assert.ok(Math.abs(lost + score - 100) <= 0.1 + 1e-9, `${lost} + ${score}`)
        const planned = plan.reduce((sum, { gain_listing: gain }) => sum + gain, 0)
        assert.ok(Math.abs(planned - can_win) < 0.05)
        const scoreOf = async ({ hero, carousel }: Composition) => {
          const body = { base: { pdp_id: pdpId }, hero, carousel }
          const answer = await service.request('POST', '/v1/pdps/score', { body })
          assert.equal(answer.status, 200, JSON.stringify(answer.body))
          return Number(answer.body['pdp_score'])
        }
        for (const { change, gain_listing: gain, title } of actions)
          assert.ok(Math.abs((await scoreOf(change)) - score - gain) <= 0.1 + 1e-9, title)
        assert.ok(Math.abs((await scoreOf(best.composition)) - best.pdp_score) < 0.05)
      }
    })

    it('the explanation of a PDP has factors and overlays of every image', async () => {
      const { images } = await explanationOf(await pdpIdOf('sku-0'))
      assert.deepEqual(
        images.map(({ image_type: type }) => type),
        ['hero', 'carousel'],
      )
      for (const image of images) {
        assert.ok(image.factors.length > 0)
        assert.ok(image.overlays.attention.weights.length > 0)
        const alone = await service.request('GET', `/v1/images/${image.image_id}/explanation`)
        assert.deepEqual(alone.body['factors'], image.factors)
      }
    })

    it('the explanation of a PDP is returned as a drawing if the client prefers a PNG, and not made again while nothing has changed', async () => {
      const { pdp_id: pdpId, hero } = (await service.get('sku-0')).body
      for (const path of [`/v1/pdps/${pdpId}/explanation`, `/v1/images/${hero?.image_id}/explanation`]) {
        const read = (headers: Record<string, string>) =>
          fetch(service.config.auth.baseUrl + path, {
            headers: { authorization: `Bearer ${service.token}`, ...headers },
          })
        const response = await read({ accept: 'image/png, application/json;q=0.5' })
        assert.equal(response.status, 200)
        const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        assert.deepEqual([format, width], ['png', 1240])
        const etag = response.headers.get('etag') ?? ''
        assert.equal((await read({ accept: 'image/png', 'if-none-match': etag })).status, 304)
        assert.equal((await read({ 'if-none-match': etag })).status, 200)
        for (const accept of ['*/*', 'application/json', 'image/png;q=0.1, application/json', 'text/html'])
          assert.match((await read({ accept })).headers.get('content-type') ?? '', /json/, accept)
      }
    })

    it('the explanation of a PDP is refused while the PDP has no score', async () => {
      origin.serve('/slow.png', await picture(9))
      const { body } = await service.put('unscored', {
        hero_image_url: origin.url('/slow.png'),
        name: 'Green Tea',
      })
      const { status, body: answer } = await service.request(
        'GET',
        `/v1/pdps/${String(body['pdp_id'])}/explanation`,
      )
      if (status !== 200) assert.deepEqual([status, answer['error_code']], [409, 'PDP_NOT_SCORED'])
      await service.settled('unscored')
      await service.request('DELETE', `/v1/pdps/${String(body['pdp_id'])}`)
    })
  })

  describe('the history of a PDP', () => {
    it('the history of a PDP has every scored state with its cause, and none for an unchanged submission', async () => {
      const submit = async (hero: number, carousel: number[], name = 'Oat Milk') => {
        await service.put('changing', submission(hero, name, carousel))
        await service.settled('changing')
      }
      await submit(0, [1, 2])
      await submit(0, [1, 2])
      await submit(1, [0, 2])
      await submit(1, [0, 3])
      await submit(1, [0, 3], 'Leather Boots')
      const pdpId = await pdpIdOf('changing')
      const read = async (query: string) =>
        (await service.request('GET', `/v1/pdps/${pdpId}/history${query}`)).body as HistoryPage
      const { data } = await read('')
      assert.deepEqual(
        data.map(({ cause }) => cause),
        ['category', 'images', 'order', 'images'],
      )
      assert.equal(data[0]?.pdp_score, (await service.get('changing')).body.pdp_score)
      assert.equal(data[3]?.score_change, null)
      const change = (data[2]?.pdp_score ?? 0) - (data[3]?.pdp_score ?? 0)
      assert.equal(data[2]?.score_change, Math.round(10 * change) / 10)
      const first = await read('?limit=3')
      const last = await read(`?limit=3&cursor=${first.next_cursor}`)
      assert.deepEqual([...first.data, ...last.data], data)
      await service.request('DELETE', `/v1/pdps/${pdpId}`)
    })
  })

  describe('a deletion', () => {
    it('a deletion removes a PDP with its images, and keeps what other PDPs use', async () => {
      const doomed = submission(0, 'Sea Salt Potato Chips', [1])
      await service.put('doomed', doomed)
      const { pdp_id: pdpId, hero } = await service.settled('doomed')
      // Some clients always send the content type of JSON.
      const headers = { 'content-type': 'application/json' }
      const { status, body } = await service.request('DELETE', `/v1/pdps/${pdpId}`, { headers })
      assert.deepEqual([status, body], [204, {}])
      assert.equal((await service.get('doomed')).status, 404)
      for (const path of [`/v1/pdps/${pdpId}/explanation`, `/v1/images/${hero?.image_id}/score`])
        assert.equal((await service.request('GET', path)).status, 404)
      assert.equal((await service.request('DELETE', `/v1/pdps/${pdpId}`)).status, 404)
      // The same content belongs to sku-0, whose image still has its explanation.
      assert.ok((await explanationOf(await pdpIdOf('sku-0'))).pdp_score > 0)
      assert.equal((await service.put('doomed', doomed)).status, 202)
      assert.notEqual((await service.settled('doomed')).pdp_id, pdpId)
      await service.request('DELETE', `/v1/pdps/${await pdpIdOf('doomed')}`)
    })

    it('a deletion removes images that were replaced before they were scored', async () => {
      await service.put('replaced', submission(1, 'Oat Milk'))
      const { body } = await service.get('replaced')
      await service.put('replaced', submission(0, 'Oat Milk', [2]))
      const { pdp_id: pdpId } = await service.settled('replaced')
      assert.equal((await service.request('DELETE', `/v1/pdps/${pdpId}`)).status, 204)
      for (const imageId of [body.hero?.image_id, ...body.carousel_images.map(({ image_id }) => image_id)])
        assert.equal((await service.request('GET', `/v1/images/${imageId}/score`)).status, 404)
    })

    it('a deletion ends well while the PDP is being scored and submitted', async () => {
      for (let round = 0; round < 5; round++) {
        const body = {
          ...submission(round % 3, NAMES[round] ?? ''),
          hero_image_url: url(3),
          carousel_image_urls: [],
        }
        const { body: submitted } = await service.put('racing', body)
        const [deleted, again] = await Promise.all([
          service.request('DELETE', `/v1/pdps/${String(submitted['pdp_id'])}`),
          service.put('racing', { ...body, name: NAMES[(round + 1) % NAMES.length] }),
        ])
        assert.equal(deleted.status, 204)
        assert.ok([200, 202].includes(again.status), JSON.stringify(again.body))
        const answer = await service.poll('/v1/pdps/id/racing')
        assert.ok(answer.status === 404 || answer.body['status'] === 'COMPLETED', JSON.stringify(answer.body))
      }
    })

    it('a deletion refuses an image that a PDP uses, and removes any other', async () => {
      const { hero } = (await service.get('sku-0')).body
      const refused = await service.request('DELETE', `/v1/images/${hero?.image_id}`)
      assert.deepEqual([refused.status, refused.body['error_code']], [409, 'IMAGE_IN_USE'])
      const category = (await list('q=lemonade')).data[0]?.category_id
      const { body } = await service.request('POST', '/v1/images/score', {
        body: { image_url: url(2), product_category_id: category, image_type: 'hero' },
      })
      const path = `/v1/images/${String(body['image_id'])}`
      await service.poll(`${path}/score`)
      assert.equal((await service.request('DELETE', path, { token: stranger })).status, 404)
      const answers = await Promise.all([path, path, path].map((each) => service.request('DELETE', each)))
      assert.deepEqual(
        answers.map((answer) => answer.status).toSorted((a, b) => a - b),
        [204, 404, 404],
      )
      assert.equal((await service.request('GET', `${path}/score`)).status, 404)
    })
  })
}
