import { type CustomFactsRequest, MAX_NAMESPACES } from '@endcap/api'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { isDeadlock } from '../../platform/db/deadlock.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import { noSuchImage, ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { RescoredPdp } from '../pdps/scoring/rescore-contents.ts'
import { untilApplied } from '../pdps/submission/until-applied.ts'
import { changedPaths, type RescoreDeps, rescoreReaders } from './rescore-readers.ts'
import {
  type ContentOf,
  checkVersion,
  findNamespaces,
  lockFacts,
  namespaceIn,
  type StoredFacts,
} from './stored-facts.ts'

type Deps = RescoreDeps & { db: Db; images: Pick<ImageStore, 'findById'> }

export type FactsPlace = { organizationId: string; imageId: string; namespace: string }

/** A null `expectedVersion` changes any version. `by`: id of the credential or the person. */
export type FactsOrder = FactsPlace & {
  facts: CustomFactsRequest['facts']
  expectedVersion: number | null
  by: string
}

export type FactsOutcome = { stored: StoredFacts; pdps: RescoredPdp[]; isNew: boolean }

/**
 * Creates the replacement of an organization's own facts about content. Stores them and the new scores in one
 * transaction. Equal facts change nothing.
 *
 * @throws DomainError IMAGE_NOT_FOUND, FACTS_CHANGED, VALIDATION_ERROR
 */
export function createPutFacts(deps: Deps) {
  return (order: FactsOrder): Promise<FactsOutcome> =>
    inContent(deps, order, async (trx, content) => {
      const { namespace, facts, expectedVersion } = order
      const all = await findNamespaces(trx, content)
      const earlier = all.find((each) => each.namespace === namespace)
      checkVersion(earlier, expectedVersion)
      const changed = changedPaths(namespace, earlier?.facts ?? {}, facts)
      if (earlier && changed.length === 0) return { stored: earlier, pdps: [], isNew: false }
      if (!earlier && all.length >= MAX_NAMESPACES)
        throw validationError([
          {
            field: 'namespace',
            issue: `the image has ${MAX_NAMESPACES} namespaces already, the most it may have`,
          },
        ])
      const stored = await upsert(trx, content, order)
      return { stored, pdps: await rescoreReaders(deps, trx, content, changed), isNew: !earlier }
    })
}

export type PutFacts = ReturnType<typeof createPutFacts>

/**
 * Creates the deletion of a namespace. Stores the new scores in the same transaction.
 *
 * @throws DomainError IMAGE_NOT_FOUND, FACTS_NOT_FOUND, FACTS_CHANGED
 */
export function createDeleteFacts(deps: Deps) {
  return (order: FactsPlace & { expectedVersion: number | null }): Promise<RescoredPdp[]> =>
    inContent(deps, order, async (trx, content) => {
      const { organizationId, imageId, namespace, expectedVersion } = order
      const earlier = namespaceIn(await findNamespaces(trx, content), namespace)
      checkVersion(earlier, expectedVersion)
      await trx
        .deleteFrom('custom_facts')
        .where('organization_id', '=', organizationId)
        .where('sha256', '=', content.sha256)
        .where('namespace', '=', namespace)
        .execute()
      const details = { namespace, version: earlier.version }
      await recordAudit(trx, 'facts.deleted', { organizationId, subject: imageId, details })
      return rescoreReaders(deps, trx, content, changedPaths(namespace, earlier.facts, {}))
    })
}

export type DeleteFacts = ReturnType<typeof createDeleteFacts>

/** Repeats a change that waits for a deletion of the image, which in turn waits for the change. */
async function inContent<Outcome extends object>(
  { db, images }: Deps,
  { organizationId, imageId }: FactsPlace,
  change: (trx: Db, content: ContentOf) => Promise<Outcome>,
): Promise<Outcome> {
  const { sha256 } = await ownImage(images, organizationId, imageId)
  // Loaded on first use, which must not happen while PDPs are locked.
  await loadCategoryVocabulary()
  return untilApplied(() =>
    db
      .transaction()
      .execute(async (trx) => {
        await lockFacts(trx, { organizationId, sha256 })
        const outcome = await change(trx, { organizationId, sha256 })
        await keepImage(trx, imageId)
        return outcome
      })
      .catch((error: unknown) => {
        if (isDeadlock(error)) return null
        throw error
      }),
  )
}

/** Locks the image last, like the deletion of a listing. No facts stay without content. */
async function keepImage(trx: Db, imageId: string): Promise<void> {
  const found = await trx
    .selectFrom('image')
    .select('id')
    .where('id', '=', imageId)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw noSuchImage(imageId)
}

async function upsert(
  trx: Db,
  { organizationId, sha256 }: ContentOf,
  { namespace, facts, by }: Pick<FactsOrder, 'namespace' | 'facts' | 'by'>,
): Promise<StoredFacts> {
  const text = JSON.stringify(facts)
  const changed = {
    facts: text,
    byte_length: Buffer.byteLength(text),
    changed_by: by,
    changed_at: new Date(),
  }
  return trx
    .insertInto('custom_facts')
    .values({ organization_id: organizationId, sha256, namespace, version: 1, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'sha256', 'namespace'])
        .doUpdateSet((eb) => ({ ...changed, version: eb('custom_facts.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
