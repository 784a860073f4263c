import type { Share } from '@endcap/api'
import type { StoredShare } from './share-store.ts'

/** Presents a link for the API, without its secret. */
export const presentShare = (row: StoredShare): Share => ({
  share_id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  count: row.kind === 'acceptance_report' ? null : row.count,
  target: row.target,
  retailer: row.retailer,
  permission: row.permission,
  has_password: row.password_hash !== null,
  state: row.closed_at === null ? (row.is_expired ? 'expired' : 'open') : 'closed',
  created_at: row.created_at.toISOString(),
  created_by: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  expires_at: row.expires_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  opened_at: row.opened_at?.toISOString() ?? null,
})

/** Keeps the secret in the fragment, which browsers send to no server. */
export const shareAddress = (baseUrl: string, secret: string): string => `${baseUrl}/console/shared#${secret}`
