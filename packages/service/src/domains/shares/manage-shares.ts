import { type NewShare, SHARE_DAYS, type Share, type ShareWithLink } from '@endcap/api'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import { noSuchPdp, noSuchShot } from '../pdps/record/own-pdp.ts'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import { presentShare, shareAddress } from './present-share.ts'
import { hashPassword } from './share-password.ts'
import { insertShare, lockShare, rotateSecret, type ShareDetails, type StoredShare } from './share-store.ts'

type Deps = { db: Db; baseUrl: string }
type Key = { organizationId: string; shareId: string }

const DAY_MS = 86_400_000

/** Makes, changes and closes links for outsiders. */
export function createManageShares({ db, baseUrl }: Deps) {
  const withLink = (share: StoredShare, secret: string): ShareWithLink => ({
    ...presentShare(share),
    url: shareAddress(baseUrl, secret),
  })

  /** Locks a link that was not closed. @throws DomainError SHARE_NOT_FOUND, SHARE_CLOSED */
  async function lockLasting(trx: Db, { organizationId, shareId }: Key): Promise<StoredShare> {
    const share = await lockShare(trx, organizationId, shareId)
    if (share.closed_at !== null)
      throw new DomainError('SHARE_CLOSED', 'the link was closed; make another one')
    return share
  }

  return {
    /** @throws DomainError as `scopeOf`, and TOO_MANY_SHARES */
    async create(organizationId: string, body: NewShare): Promise<ShareWithLink> {
      const expiresAt = endOf(body.expires_at)
      const passwordHash = body.password === undefined ? null : await hashPassword(body.password)
      return db.transaction().execute(async (trx) => {
        const scope = await scopeOf(trx, organizationId, body)
        const { id, secret } = await insertShare(trx, {
          ...scope,
          organization_id: organizationId,
          recipient: body.recipient,
          permission: body.kind === 'shots' ? body.permission : 'read',
          password_hash: passwordHash,
          expires_at: expiresAt,
        })
        await recordAudit(trx, 'share.created', {
          organizationId,
          subject: id,
          details: { kind: body.kind, recipient: body.recipient, expires_at: expiresAt.toISOString() },
        })
        return withLink(await lockShare(trx, organizationId, id), secret)
      })
    },

    /** @throws DomainError SHARE_NOT_FOUND, SHARE_CLOSED, VALIDATION_ERROR */
    async extend({ organizationId, shareId }: Key, until: string): Promise<Share> {
      const expiresAt = endOf(until)
      return db.transaction().execute(async (trx) => {
        const { id } = await lockLasting(trx, { organizationId, shareId })
        await trx.updateTable('share').set({ expires_at: expiresAt }).where('id', '=', id).execute()
        await recordAudit(trx, 'share.changed', {
          organizationId,
          subject: id,
          details: { expires_at: expiresAt.toISOString() },
        })
        return presentShare(await lockShare(trx, organizationId, id))
      })
    },

    /** @throws DomainError SHARE_NOT_FOUND, SHARE_CLOSED */
    async rotate({ organizationId, shareId }: Key): Promise<ShareWithLink> {
      return db.transaction().execute(async (trx) => {
        const share = await lockLasting(trx, { organizationId, shareId })
        await recordAudit(trx, 'share.rotated', { organizationId, subject: share.id })
        return withLink(share, await rotateSecret(trx, share.id))
      })
    },

    /** Does nothing for a closed link. @throws DomainError SHARE_NOT_FOUND */
    async close({ organizationId, shareId }: Key): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { id, closed_at: closedAt } = await lockShare(trx, organizationId, shareId)
        if (closedAt !== null) return
        await trx.updateTable('share').set({ closed_at: sql<Date>`now()` }).where('id', '=', id).execute()
        await recordAudit(trx, 'share.closed', { organizationId, subject: id })
      })
    },
  }
}

export type ManageShares = ReturnType<typeof createManageShares>

/** @throws DomainError VALIDATION_ERROR */
function endOf(expiresAt: string): Date {
  const end = new Date(expiresAt)
  const leftMs = end.getTime() - Date.now()
  if (leftMs <= 0 || leftMs > SHARE_DAYS.open * DAY_MS)
    throw validationError([{ field: 'expires_at', issue: `must be within the next ${SHARE_DAYS.open} days` }])
  return end
}

type Scope = Pick<ShareDetails, 'kind' | 'target' | 'retailer' | 'itemIds'>

/** @throws DomainError PDP_NOT_FOUND, SHOT_NOT_FOUND, INVALID_RETAILER */
async function scopeOf(trx: Db, organizationId: string, body: NewShare): Promise<Scope> {
  if (body.kind === 'acceptance_report') {
    const { kind, retailer = null } = body
    if (retailer !== null) existingRetailer(retailer)
    return { kind, target: body.target, retailer, itemIds: [] }
  }
  const { kind } = body
  const given = kind === 'shots' ? body.shot_ids : body.pdp_ids
  const itemIds = [...new Set(given.map((id) => id.toLowerCase()))]
  const { rows } = await sql`
    SELECT FROM ${sql.table(kind === 'shots' ? 'shot' : 'pdp')} WHERE organization_id = ${organizationId}
      AND id = ANY(${itemIds.filter((id) => isUuid(id))}::uuid[])`.execute(trx)
  if (rows.length < itemIds.length) throw kind === 'shots' ? noSuchShot() : noSuchPdp()
  return { kind, target: null, retailer: null, itemIds }
}
