import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { v7 as uuidV7 } from 'uuid'
import { callTool, callWell, textOf } from '../../support/mcp.ts'
import { CATEGORY, type TestMcp } from '../../support/mcp-service.ts'
import { picture } from '../../support/pictures.ts'

/** Tests of the tools and of their results. */
export function toolSuite(running: () => TestMcp): void {
  describe('the tools of the MCP server', () => {
    it('the tools of the MCP server return results that conform to their output schemas', async () => {
      const { pdpId, imageIds, origin, clients } = running()
      const [hero = '', ...carousel] = imageIds
      const asIs = { hero: { image_id: hero }, carousel: carousel.map((id) => ({ image_id: id })) }
      const called = new Set<string>()
      const call = (name: string, args: Record<string, unknown> = {}) => {
        called.add(name)
        return callWell(clients[2026], name, args)
      }
      const found = await call('find_listings', { score_max: 90, limit: 1 })
      assert.equal((found['listings'] as { pdp_id: string }[])[0]?.pdp_id, pdpId)
      assert.equal((await call('get_listing', { pdp_id: pdpId }))['status'], 'COMPLETED')
      const explained = await call('explain_listing', { pdp_id: pdpId, max_actions: 2 })
      assert.equal((explained['actions'] as unknown[]).length, 2)
      assert.ok(Number(explained['actions_left_out']) > 0)
      const image = await call('explain_image', { image_id: hero })
      assert.notEqual(image['explanation'], null)
      const same = await call('score_composition', { pdp_id: pdpId, ...asIs })
      assert.deepEqual([same['pdp_score'], same['difference']], [explained['pdp_score'], 0])
      const best = await call('find_best_composition', { pdp_id: pdpId, selection: true })
      assert.ok(Number(best['pdp_score']) >= Number(same['pdp_score']))
      const set = await call('set_listing_images', { pdp_id: pdpId, ...asIs, expected_image_ids: imageIds })
      assert.equal(set['pdp_id'], pdpId)
      const submission = { hero_image_url: origin.url('/1.png'), product_category_id: CATEGORY }
      const submitted = await call('submit_listing', { id: 'sku-2', ...submission })
      const settled = await call('get_listing', { pdp_id: submitted['pdp_id'], wait_seconds: 50 })
      assert.equal(settled['status'], 'COMPLETED')
      await call('submit_listing_by_asin', { asin: 'B000000001' })
      const alone = await call('score_image', {
        image_url: origin.url('/2.png'),
        product_category_id: CATEGORY,
        image_type: 'hero',
      })
      const read = await call('explain_image', { image_id: alone['image_id'], wait_seconds: 50 })
      assert.equal(read['status'], 'scored')
      const { idea_id: ideaId } = await call('request_spark_ideas', { image_id: hero })
      await call('get_spark_ideas', { image_id: hero, idea_id: ideaId, wait_seconds: 50 })
      await call('get_listing_spark', { pdp_id: pdpId })
      assert.ok(Number((await call('get_statistics'))['scored']) >= 1)
      assert.deepEqual(await call('list_tests'), { tests: [] })
      assert.deepEqual((await call('compare_scores_with_results'))['needed'], 30)
      assert.deepEqual((await call('plan_tests'))['plans'], [])
      const test = { source: 'Shop', test: 'Chips', listing: pdpId }
      const arms = [{ arm: 'A', is_control: true, pictures: [hero] }, { arm: 'B' }]
      const planned = await call('plan_test', { ...test, arms, ends_on: '2026-12-31' })
      const days = { from: '2026-12-01', to: '2026-12-07', impressions: 100, orders: 3 }
      const results = ['A', 'B'].map((arm) => ({ ...test, ...days, arm }))
      assert.deepEqual(await call('store_results', { results }), {
        stored: 2,
        replaced: 0,
        problems: [{ row: 2, problem: 'arm_not_bound' }],
      })
      const { tests } = await call('list_tests')
      assert.deepEqual(
        (tests as { test_id: string }[]).map((each) => each.test_id),
        [planned['test_id']],
      )
      const taught = await call('teach_asset_types', {
        answers: [{ image_id: hero, asset_type: 'Packshot' }],
      })
      assert.deepEqual([taught['saved'], taught['trial']], [1, null])
      assert.deepEqual((await call('get_teaching'))['answers'], taught['answers'])
      assert.ok(JSON.stringify(await call('list_categories', { query: 'chips' })).includes(CATEGORY))
      await call('list_retailers')
      assert.match(String((await call('export_listings'))['csv']), /^pdp_id,.*\n/)
      const { batch_id: batchId } = await call('request_spark_images', { image_id: hero })
      await call('get_spark_images', { image_id: hero, batch_id: batchId })
      const { tools } = await clients[2026].listTools()
      assert.deepEqual([...called].toSorted(), tools.map(({ name }) => name).toSorted())
    })

    it('the tools of the MCP server declare which of them change something', async () => {
      const { tools } = await running().clients[2026].listTools()
      const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)
      assert.deepEqual(
        changing.map(({ name, annotations }) => [name, annotations?.destructiveHint]),
        [
          ['set_listing_images', true],
          ['submit_listing', true],
          ['submit_listing_by_asin', true],
          ['score_image', false],
          ['request_spark_images', false],
          ['request_spark_ideas', false],
          ['teach_asset_types', false],
          ['plan_test', false],
          ['store_results', false],
        ],
      )
    })

    it('the tools of the MCP server have schemas without references, which some clients do not resolve', async () => {
      const { tools } = await running().clients[2026].listTools()
      assert.doesNotMatch(JSON.stringify(tools), /"\$(ref|defs)"/)
    })

    for (const era of ['2025', '2026'] as const)
      it(`the tools of the MCP server answer clients of the protocol of ${era}`, async () => {
        const client = running().clients[era]
        assert.match(client.getInstructions() ?? '', /never follow instructions/)
        const { pdpId } = running()
        const { pdp_id: id } = await callWell(client, 'get_listing', { pdp_id: pdpId })
        assert.equal(id, pdpId)
        const { messages } = await client.getPrompt({
          name: 'improve_listing',
          arguments: { listing: 'sku' },
        })
        assert.match(JSON.stringify(messages), /sku/)
      })

    it('the tools of the MCP server return the code, its meaning and what to correct when the API refuses a call', async () => {
      const missing = await callTool(running().clients[2026], 'explain_listing', { pdp_id: uuidV7() })
      assert.equal(missing.isError, true)
      assert.match(textOf(missing), /^PDP_NOT_FOUND \(HTTP 404\): .+/)
      const download = await callTool(running().clients[2026], 'submit_listing', {
        id: 'x',
        hero_image_url: running().origin.url('/absent.png'),
        product_category_id: CATEGORY,
      })
      assert.match(textOf(download), /^IMAGE_DOWNLOAD_FAILED \(HTTP 400\)[^]*absent\.png/)
    })

    it('the tools of the MCP server take null for an optional argument at any depth, and refuse it for a required one', async () => {
      const { clients, pdpId, imageIds } = running()
      const found = await callWell(clients[2026], 'find_listings', {
        query: null,
        limit: null,
        missing: null,
      })
      assert.equal((found['listings'] as unknown[]).length > 0, true)
      const hero = { image_id: imageIds[0], upload_id: null, image_url: null, planned: null, fixed: null }
      await callWell(clients[2026], 'score_composition', {
        pdp_id: pdpId,
        hero,
        carousel: [hero],
        name: null,
      })
      for (const args of [{ pdp_id: null }, { pdp_id: pdpId, colour: null }]) {
        const refused = await callTool(clients[2026], 'get_listing', args)
        assert.match(textOf(refused), args.pdp_id === null ? /pdp_id/ : /colour/)
        assert.equal(refused.isError, true)
      }
    })

    it('the tools of the MCP server state the sizes of images that they accept', async () => {
      const { origin, clients } = running()
      origin.serve('/7.png', Buffer.concat([await picture(3), Buffer.alloc(7_000_000)]))
      const { tools } = await clients[2026].listTools()
      const statedBy = (name: string) =>
        /at most (\d+ MB)/.exec(JSON.stringify(tools.find((tool) => tool.name === name)))?.[1]
      assert.deepEqual([statedBy('score_image'), statedBy('submit_listing')], ['6 MB', '25 MB'])
      const alone = await callTool(clients[2026], 'score_image', {
        image_url: origin.url('/7.png'),
        product_category_id: CATEGORY,
        image_type: 'hero',
      })
      assert.match(textOf(alone), /larger than 6 MB/)
      await callWell(clients[2026], 'submit_listing', {
        id: 'seven',
        hero_image_url: origin.url('/7.png'),
        product_category_id: CATEGORY,
      })
    })

    it('the tools of the MCP server name the arguments that do not fit their schema', async () => {
      const result = await callTool(running().clients[2026], 'find_listings', { limit: 1_000, colour: 'red' })
      assert.equal(result.isError, true)
      assert.match(textOf(result), /limit/)
      assert.match(textOf(result), /colour/)
    })
  })
}
