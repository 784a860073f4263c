import type { AcceptanceRulePreview } from '@endcap/api'
import { RETAILERS } from '@endcap/catalog'
import type { RulePatch } from '@endcap/catalog/retailer-rules'
import { createOffThread, type OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import { readSayings } from '../scoring/correction-store.ts'
import { readStoredListings } from '../scoring/read-stored-listings.ts'
import { parsePatch, targetAt } from './parse-patch.ts'
import type { PreviewedStates, PreviewTask } from './preview-thread.ts'
import type { Owner } from './rule-store.ts'
import { baseRules, rulesOf } from './rules-of.ts'

export type RulePreviewThread = OffThread<PreviewTask, PreviewedStates[]>

/** 25 listings take less than a tenth of a second and some 20 MB. */
const LIMITS = { cpuMs: 60_000, idleMs: 60_000, maxHeapMb: 256 }

/** Judges in a thread, so that previews do not delay requests. */
export const createRulePreviewThread = (log: Logger): RulePreviewThread =>
  createOffThread({
    file: new URL('./preview-thread.ts', import.meta.url),
    name: 'previewStates',
    ...LIMITS,
    log,
  })

type Deps = { db: Db; thread: Pick<RulePreviewThread, 'run'> }

/** Reading the facts of more would take some seconds. */
const MAX_LISTINGS = 500
const MAX_CHANGED = 20

/**
 * Returns the states of the newest listings by the rules in force and by changed ones. Changes nothing.
 *
 * @throws DomainError VALIDATION_ERROR, ACCEPTANCE_TARGET_NOT_FOUND
 */
export async function previewRules(
  { db, thread }: Deps,
  { patch, day, ...owner }: Owner & { patch: RulePatch; day: string },
  signal: AbortSignal,
): Promise<AcceptanceRulePreview> {
  const { organizationId } = owner
  const { retailer } = targetAt(owner.target)
  const base = await baseRules(db, owner.target)
  const before = await rulesOf(db, owner)
  if (!base || !before) throw new Error(`the target ${owner.target} has no rules`)
  const after = parsePatch(base, patch)
  const retailers =
    retailer === null ? null : RETAILERS.filter((each) => each.retailer === retailer).map(({ id }) => id)
  const preview = { listings: 0, is_complete: true, before: counts(), after: counts() }
  const changed: AcceptanceRulePreview['changed'] = []
  for await (const batch of readStoredListings(db, { organizationId, categories: null, retailers })) {
    if (preview.listings >= MAX_LISTINGS) return { ...preview, changed, is_complete: false }
    const sayings = await readSayings(db, organizationId, [...batch.facts.keys()])
    const states = await thread.run({ ...batch, before, after, sayings, day }, signal)
    for (const [index, state] of states.entries()) {
      const listing = batch.listings[index]
      if (!listing) continue
      preview.listings += 1
      preview.before[state.before] += 1
      preview.after[state.after] += 1
      if (state.before !== state.after && changed.length < MAX_CHANGED)
        changed.push({ pdp_id: listing.pdpId, name: listing.name, ...state })
    }
  }
  return { ...preview, changed }
}

const counts = () => ({ accepted: 0, not_accepted: 0, not_sure: 0 })
