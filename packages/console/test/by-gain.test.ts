import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PDP_SPARK_EXAMPLE } from '@endcap/api'
import type { PdpSparkImage } from '@endcap/client'
import { byGain } from '../src/pages/spark/by-gain.ts'

it('images of Spark that cost the listing points are apart from those that are offered, the highest gain first', () => {
  const [example] = PDP_SPARK_EXAMPLE.images
  assert.ok(example)
  const images = [-1.3, 2.1, null, -7.4, 0.8].map(
    (gain): PdpSparkImage => ({ ...example, gain_listing: gain }),
  )
  const { offers, others } = byGain(images)
  const gains = (list: typeof offers) => list.map(({ gain_listing: gain }) => gain)
  assert.deepEqual(
    [gains(offers), gains(others)],
    [
      [2.1, 0.8, null],
      [-1.3, -7.4],
    ],
  )
})
