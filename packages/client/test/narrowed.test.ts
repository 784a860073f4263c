import assert from 'node:assert/strict'
import { it } from 'node:test'
import type {
  AsinScores,
  DraftScore,
  Endcap,
  EndcapEvent,
  GtinScores,
  ImageScore,
  PdpScores,
  PdpSummary,
  SparkIdeaResult,
} from '@endcap/client'
import { send, startFaultyServer } from './support/faulty-server.ts'

/** Returns a number. Compiles only for one that is not null. */
const number = (value: number) => value

/** Compiles only if each status or type narrows the fields. */
async function read(endcap: Endcap, event: EndcapEvent): Promise<void> {
  const pdp = await endcap.pdps.submitAndWait('x', { hero_image_url: '' })
  // @ts-expect-error the score is null until the listing is scored
  number(pdp.pdp_score)
  if (pdp.status === 'COMPLETED') {
    const { scored_at, service_certified } = pdp satisfies { scored_at: string; service_certified: boolean }
    number(pdp.pdp_score + pdp.score_change + pdp.hero.service_score + pdp.high_scoring_asset_count)
    number(pdp.asset_mix.total_images + pdp.hero.score_metadata.raw_score)
    for (const { service_score } of pdp.carousel_images) number(service_score)
    // @ts-expect-error a listing without carousel images has no such score
    number(pdp.carousel_score)
    void [scored_at, service_certified]
  } else pdp.status satisfies 'PROCESSING' | 'ERROR'
  const gtin = await endcap.pdps.byGtin.get('1')
  if (gtin.status === 'COMPLETED') number(gtin.pdp_score)
  const asin = await endcap.pdps.byAsin.submitAndWait('B1')
  if (asin.status === 'scored') number(asin.pdp_score + asin.hero.service_score)
  const image = await endcap.images.get('i')
  if (image.status === 'scored') number(image.service_score)
  const draft = await endcap.pdps.score({}, { onProgress: ({ pdp_score }: DraftScore) => void pdp_score })
  if (draft.status === 'completed') number(draft.pdp_score + draft.actions.length + draft.hero.service_score)
  const ideas = await endcap.spark.ideas.get('i', 'd')
  if (ideas.status === 'completed') number(ideas.data.ideas.length)
  for await (const row of endcap.pdps.list()) if (row.status === 'COMPLETED') number(row.pdp_score)
  if (event.type === 'pdp.scored') number(event.data.pdp_score)
  if (event.type === 'webhook.test') event.data.webhook_endpoint_id satisfies string
  const wide: [PdpScores, GtinScores, AsinScores, ImageScore, DraftScore, SparkIdeaResult, PdpSummary] = [
    ...([pdp, gtin, asin, image, draft, ideas] as const),
    await endcap.pdps.summary('p'),
  ]
  void wide
}

it('the status of a result and the type of an event narrow its fields', async () => {
  await using server = await startFaultyServer([send(404, {})])
  await assert.rejects(
    read(server.endcap, { id: '', type: 'webhook.test', timestamp: '', data: { webhook_endpoint_id: '' } }),
    { status: 404 },
  )
})
