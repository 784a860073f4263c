import type { ShopConnection, ShopPush } from '../schemas/shops.ts'
import { EXAMPLE_IDS } from './ids.ts'

const PERSON = { kind: 'person', id: EXAMPLE_IDS.person, name: 'Ana Ruiz' } as const

export const SHOP_CONNECTION_EXAMPLE: ShopConnection = {
  connection_id: EXAMPLE_IDS.shopConnection,
  system: 'shopify',
  address: 'https://tidefizz.myshopify.com',
  name: 'Tidefizz',
  created_at: '2026-11-30T09:00:00.000Z',
  created_by: PERSON,
}

export const SHOP_PUSH_EXAMPLE: ShopPush = {
  push_id: EXAMPLE_IDS.shopPush,
  connection_id: EXAMPLE_IDS.shopConnection,
  pdp_id: EXAMPLE_IDS.pdp,
  product_id: '8421',
  title: 'Tidefizz Lemon',
  status: 'planned',
  problem: null,
  message: null,
  warnings: ['no_alt_text'],
  before: [
    {
      media_id: 'gid://shopify/MediaImage/31',
      image_id: null,
      url: 'https://cdn.example.com/old.jpg?v=1',
      renditions: null,
      alt: 'A can',
    },
  ],
  after: [{ media_id: null, image_id: EXAMPLE_IDS.hero, url: null, renditions: null, alt: '' }],
  created_at: '2026-11-30T09:05:00.000Z',
  created_by: PERSON,
  confirmed_at: null,
  confirmed_by: null,
  rolled_back_by: null,
  ended_at: null,
}
