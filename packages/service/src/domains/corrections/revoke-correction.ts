import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { type ApplyDeps, applyChange } from './apply-change.ts'

type Deps = ApplyDeps & { db: Db }

/** The revocation of a correction. */
export type Revocation = { organizationId: string; correctionId: string; by: string }

/**
 * Creates the revocation of corrections. The scores without the correction are stored in the same transaction. The
 * correction stays in the list. A repeated revocation changes nothing.
 *
 * @throws DomainError CORRECTION_NOT_FOUND
 */
export function createRevokeCorrection({ db, ...deps }: Deps) {
  return async function revokeCorrection({ organizationId, correctionId, by }: Revocation): Promise<void> {
    // Loaded on first use, which must not happen while PDPs are locked.
    await loadCategoryVocabulary()
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
      await applyChange(deps, trx, revoked)
    })
  }
}

export type RevokeCorrection = ReturnType<typeof createRevokeCorrection>
