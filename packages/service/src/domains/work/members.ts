import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import type { Caller } from '../auth/access-tokens.ts'

type Subject = {
  organizationId: string
  /** Null returns people whatever listings they see. */
  pdpId: string | null
}

const membersOf = (db: Db, { organizationId, pdpId }: Subject) =>
  db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_id')
    .select((eb) => [
      'user_account.id as user_id',
      eb.fn.coalesce('user_account.name', 'user_account.email').as('name'),
    ])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.disabled_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)
    .$if(pdpId !== null, (query) => query.where(seesPdp(pdpId ?? '')))

/** Returns the condition that the limit of a membership contains a PDP. */
const seesPdp = (pdpId: string) => sql<boolean>`EXISTS (
  SELECT FROM pdp WHERE pdp.id = ${pdpId}::uuid
    AND (membership.retailer IS NULL OR membership.retailer = pdp.retailer)
    AND (membership.tag IS NULL OR membership.tag = ANY(pdp.tags)))`

/**
 * Returns the active people of an organization who see a PDP and whose roles are not limited otherwise than the
 * caller's, in the order of joining.
 */
export const listColleagues = (db: Db, { limit, ...subject }: Subject & Pick<Caller, 'limit'>) =>
  membersOf(db, subject)
    .$if(limit !== null, (query) =>
      query.where(
        sql<boolean>`(membership.retailer, membership.tag) IS NOT DISTINCT FROM (${limit?.retailer ?? null}::text, ${limit?.tag ?? null}::text)
          OR (membership.retailer IS NULL AND membership.tag IS NULL)`,
      ),
    )
    .orderBy('membership.created_at')
    .orderBy('user_account.id')
    .execute()

/** Checks that fields have ids of active people who see the PDP. @throws DomainError VALIDATION_ERROR */
export async function checkMembers(
  trx: Db,
  subject: Subject,
  fields: Record<string, readonly string[]>,
): Promise<void> {
  const ids = Object.values(fields).flat()
  if (ids.length === 0) return
  const known = ids.filter((id) => isUuid(id)).map((id) => id.toLowerCase())
  const found = new Set(
    known.length === 0
      ? []
      : (await membersOf(trx, subject).where('user_account.id', 'in', known).execute()).map(
          ({ user_id: id }) => id,
        ),
  )
  const problems = Object.entries(fields).flatMap(([field, given]) =>
    given.every((id) => found.has(id.toLowerCase()))
      ? []
      : [{ field, issue: 'must have ids of active people of your organization who see the listing' }],
  )
  if (problems.length > 0) throw validationError(problems)
}
