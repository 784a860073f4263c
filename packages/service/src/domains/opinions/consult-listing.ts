import { setImmediate } from 'node:timers/promises'
import { isGuessed } from '@endcap/api'
import {
  findCategory,
  findCategoryByPath,
  isWithinIcp,
  likelyCategories,
  loadNameIndex,
} from '@endcap/catalog'
import { ownProductProbabilities } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { originOf } from '../categories/resolve-category.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { type ChangeDeps, changePdpIn } from '../pdps/changes/change-pdp.ts'
import type { Pdp, PdpImage } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { ConsultListing } from '../pdps/scoring/score-listing.job.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import type { AskOpinion } from './ask-opinion.ts'
import { categoryQuestion, NONE_OF_THESE, sameProductQuestion } from './questions.ts'

type Deps = ChangeDeps & {
  config: { certainty: number; timeoutMs: number }
  db: Db
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  organizations: Pick<OrganizationStore, 'get'>
  pdps: PdpStore
  runs: ScoringRunStore
  askOpinion: AskOpinion
}
type Asking = { signal: AbortSignal; limit: AbortSignal }

/** Categories of a question. The right one is nearly always among the first ten. */
const MAX_CANDIDATES = 12

/**
 * Asks for a listing's uncertain category, and whether uncertain images show the product of the main image.
 * One question at a time, and within one time limit. Another category starts another run.
 */
export function createConsultListing(deps: Deps): ConsultListing {
  const { db, runs, pdps, config } = deps
  return async function consultListing(runId, signal) {
    const run = await runs.find(db, runId)
    const pdp = run?.subject.kind === 'pdp' ? await pdps.findById(db, run.subject.pdpId) : null
    if (pdp?.run_id !== runId || pdp.status !== 'PROCESSING') return
    const images = await pdps.images(db, pdp.id)
    const asking = { signal, limit: AbortSignal.timeout(config.timeoutMs) }
    await askCategory(deps, pdp, images, asking)
    await askPairs(deps, pdp, images, asking)
  }
}

async function askCategory(deps: Deps, pdp: Pdp, [main]: readonly PdpImage[], asking: Asking): Promise<void> {
  const { organization_id: organizationId, name } = pdp
  const { source, confidence } = originOf(pdp)
  const isSettled = source === 'model' || !isGuessed(source) || (confidence ?? 0) >= deps.config.certainty
  if (!main || name === null || isSettled) return
  const { icp } = await deps.organizations.get(organizationId)
  const current = findCategory(pdp.category_id)
  const likely = likelyCategories(
    name,
    await loadNameIndex(setImmediate),
    (category) => category.id !== current?.id && isWithinIcp(category, icp),
    MAX_CANDIDATES - 1,
  )
  if (likely.length === 0) return
  const question = categoryQuestion(
    { organizationId, sha256: main.sha256, name },
    current ? [current, ...likely] : likely,
  )
  const label = await deps.askOpinion(question, asking)
  const category = label === null || label === NONE_OF_THESE ? null : findCategoryByPath(label)
  if (!category) return
  await deps.db.transaction().execute(async (trx) => {
    const locked = await deps.pdps.lock(trx, pdp.id)
    // It has changed meanwhile, so the answer is about another listing.
    if (locked?.version !== pdp.version || locked.run_id !== pdp.run_id) return
    const word = { categoryId: category.id, origin: { source: 'model', confidence: null } as const }
    await changePdpIn(trx, deps, locked, { icp, category: word })
  })
}

async function askPairs(
  { analyses, askOpinion, config }: Deps,
  { organization_id: organizationId }: Pdp,
  images: readonly PdpImage[],
  asking: Asking,
): Promise<void> {
  const contents = images.map(({ sha256 }) => sha256)
  const facts = await analyses.findNewestFacts(organizationId, contents)
  const [main = ''] = contents
  const probabilities = ownProductProbabilities(contents.map((sha256) => facts.get(sha256) ?? null))
  for (const [position, probability] of probabilities.entries()) {
    const other = contents[position]
    // Answers of people and models are 0 or 1.
    if (probability === null || Math.max(probability, 1 - probability) >= config.certainty) continue
    if (other === undefined || other === main) continue
    await askOpinion(sameProductQuestion({ organizationId }, [main, other]), asking)
  }
}
