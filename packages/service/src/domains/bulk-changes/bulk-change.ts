import type { BulkChangeRequest, BulkReason } from '@endcap/api'
import type { Advice } from '@endcap/scoring'
import type { Selectable } from 'kysely'
import type { BulkChangeItemTable, BulkChangeTable } from '../../platform/db/schema.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import type { CategoryOrigin } from '../categories/resolve-category.ts'

export type StoredChange = {
  images?: NonNullable<BulkChangeRequest['images']>
  categoryId?: string
  retailer?: string
  addTags?: string[]
  removeTags?: string[]
}

/** Values of a listing before or after. */
export type Side = {
  set?: { imageIds: string[]; isComposed: boolean }
  category?: { id: string; origin: CategoryOrigin }
  retailer?: string
  tags?: string[]
}

export type BulkChange = Omit<Selectable<BulkChangeTable>, 'change' | 'advice' | 'caller_limit'> & {
  change: StoredChange
  advice: Advice | null
  caller_limit: PdpLimit | null
}

export type BulkItem = Omit<Selectable<BulkChangeItemTable>, 'before' | 'after' | 'reason'> & {
  before: Side | null
  after: Side | null
  reason: BulkReason | null
}

/** Result of planning a listing. */
export type Plan =
  | { status: 'skipped'; reason: BulkReason }
  | { status: 'unchanged' }
  | {
      status: 'planned'
      before: Side
      after: Side
      scores: { before: number; after: number } | null
      signature: string | null
    }

/** Statuses with work for the job. */
export const BUSY = ['planning', 'running', 'undoing'] as const

/** Items that each phase works on. */
export const OPEN_ITEMS = {
  planning: ['waiting'],
  running: ['waiting', 'planned'],
  undoing: ['changed'],
} as const
