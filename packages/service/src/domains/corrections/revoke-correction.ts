import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Organization, OrganizationStore } from '../organizations/organization-store.ts'
import { type ChangeDeps, changePdpIn } from '../pdps/changes/change-pdp.ts'
import { type ApplyDeps, applyChange } from './apply-change.ts'

type Deps = ApplyDeps & ChangeDeps & { organizations: Pick<OrganizationStore, 'get'> }

export type Revocation = { organizationId: string; correctionId: string; by: string }

/**
 * Creates the revocation of corrections. Stores the scores without the correction in the same transaction.
 * The correction stays in the list. Revoking again changes nothing.
 *
 * @throws DomainError CORRECTION_NOT_FOUND
 */
export function createRevokeCorrection({ db, ...deps }: Deps) {
  return async function revokeCorrection({ organizationId, correctionId, by }: Revocation): Promise<void> {
    // Loaded on first use, which must not happen while PDPs are locked.
    await loadCategoryVocabulary()
    // Read before the transaction, which holds the only connection of the embedded database.
    const { icp } = await deps.organizations.get(organizationId)
    await db.transaction().execute(async (trx) => {
      const found = isUuid(correctionId)
        ? await trx
            .selectFrom('correction')
            .selectAll()
            .where('organization_id', '=', organizationId)
            .where('id', '=', correctionId)
            .forUpdate()
            .executeTakeFirst()
        : undefined
      if (!found)
        throw new DomainError('CORRECTION_NOT_FOUND', 'there is no such correction in your organization')
      if (found.revoked_at !== null) return
      const revoked = await trx
        .updateTable('correction')
        .set({ revoked_by: by, revoked_at: new Date() })
        .where('id', '=', found.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (revoked.kind === 'category') await guessAgain({ db, ...deps }, trx, { pdpId: revoked.pdp_id, icp })
      else await applyChange(deps, trx, revoked)
    })
  }
}

/** Lets the category be guessed again, unless the listing is gone or has another category since. */
async function guessAgain(
  deps: ChangeDeps,
  trx: Db,
  { pdpId, icp }: { pdpId: string | null; icp: Organization['icp'] },
): Promise<void> {
  const pdp = pdpId === null ? null : await deps.pdps.lock(trx, pdpId)
  if (pdp?.category_source !== 'person') return
  await changePdpIn(trx, deps, pdp, { icp, category: null })
}

export type RevokeCorrection = ReturnType<typeof createRevokeCorrection>
