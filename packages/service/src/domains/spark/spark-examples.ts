import type { SparkBatchResult, SparkIdeaResult } from './spark-schemas.ts'

// Examples for the OpenAPI document.

export const IMAGE_ID = '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41'
export const BATCH_ID = '019a9d31-0c44-7f0e-8d55-2f6f1f0a9b10'
export const IDEA_ID = '019a9d31-7b02-7a61-b3cf-91d0c4e8a7f3'

const times = { created_at: '2026-11-21T08:00:00.000Z', updated_at: '2026-11-21T08:00:07.512Z' }

export const BATCH_EXAMPLE: SparkBatchResult = {
  batch_id: BATCH_ID,
  image_id: IMAGE_ID,
  status: 'completed',
  data: [
    {
      image_id: '019a9d31-2a71-7d3c-9b0e-5a1d7c9f4e22',
      url: 'https://endcap.example.com/blobs/019a9d00-11aa-7bbb-8ccc-0123456789ab/3f/3fc1a0?expires=1795248907512&type=image%2Fjpeg&name=mobile-hero.jpg&signature=h3Jc',
      url_expires_at: '2026-11-21T08:15:07.512Z',
    },
  ],
  ...times,
}

const idea = {
  title: 'Reframe the product',
  rationale: 'The product could be larger. It spans 62% of the image.',
  addresses: ['fill'],
  prompt:
    'The same picture of the orange “Juicy Carrot Drink” (Juice) (upright, 2.7 times as high as wide). Show it whole, upright and centered in a square frame. It spans 85–95% of the frame, with 2–3% of space on every side.',
  expected_gain: 6.4,
  asset_type: 'Packshot',
} as const

export const IDEA_EXAMPLE: SparkIdeaResult = {
  idea_id: IDEA_ID,
  image_id: IMAGE_ID,
  status: 'completed',
  data: {
    summary:
      'The image scores 71.2 as a main image (Packshot). It loses the most points here: The product could be larger. It spans 62% of the image. The best idea adds about 6.4 points to its score.',
    ideas: [{ ...idea, addresses: [...idea.addresses] }],
    markdown: '# Ideas\n\n…\n',
  },
  ...times,
}
