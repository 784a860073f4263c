import type { ShopMedia } from '@endcap/shop-systems'
import type { Selectable } from 'kysely'
import type { ShopPushTable } from '../../platform/db/schema.ts'

/** A picture of the new set. */
export type PlannedMedia = {
  /** Null until the shop has it. */
  mediaId: string | null
  /** Null for what only the shop has. */
  image: { id: string; sha256: string; format: string } | null
  url: string | null
  alt: string
}

export type ShopPushRow = Omit<Selectable<ShopPushTable>, 'before' | 'after'> & {
  before: ShopMedia[]
  after: PlannedMedia[]
}

/** Statuses with work for the job. */
export const BUSY = ['running', 'rolling_back'] as const
export type BusyPush = ShopPushRow & { status: (typeof BUSY)[number] }
