import { z } from 'zod'
import { timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'

export const AUDIT_ACTIONS = [
  'session.started',
  'passkey.added',
  'passkey.removed',
  'recovery_codes.created',
  'device_link.created',
  'person.invited',
  'person.link_created',
  'person.role_changed',
  'person.disabled',
  'person.enabled',
  'credential.created',
  'credential.disabled',
  'credential.rotated',
  'keys.rotated',
  'rubric.published',
  'rubric.activated',
  'acceptance_rules.published',
  'acceptance_rules.activated',
  'acceptance_targets.chosen',
  'rule_pack.installed',
  'rule_pack.activated',
  'teaching.used',
  'teaching.forgotten',
  'money_roles.changed',
  'pdp.deleted',
  'pdp.restored',
  'pdp.removed',
  'bulk_change.started',
  'bulk_change.undone',
  'image.deleted',
  'facts.deleted',
  'shot.deleted',
  'comment.deleted',
  'outcome_test.deleted',
  'shop_connection.created',
  'shop_connection.deleted',
  'shop_push.confirmed',
  'shop_push.rolled_back',
  'webhook_endpoint.created',
  'webhook_endpoint.changed',
  'webhook_endpoint.deleted',
  'webhook_endpoint.rotated',
  'share.created',
  'share.changed',
  'share.rotated',
  'share.opened',
  'share.picture_sent',
  'share.commented',
  'share.closed',
  'organization.created',
  'organization.changed',
  'organization.suspended',
  'organization.resumed',
  'organization.deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The author of a change. */
export const actor = z.object({
  kind: z.enum(['person', 'credential', 'guest', 'operator']).meta({
    description:
      'A person of the console, a credential of the API, somebody with a shared link, or a command of the operator',
  }),
  id: z.string().nullable().meta({ description: 'Null for the operator' }),
  name: z.string().nullable(),
})

export const auditEvent = z
  .object({
    event_id: uuid,
    occurred_at: timestamp,
    action: z.enum(AUDIT_ACTIONS),
    actor,
    subject: z.string().nullable().meta({ description: 'Id of what it was done to' }),
    details: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEvent' })

/** The query of `GET /v1/audit-events`. */
export const auditQuery = z.object({
  ...pageQuery,
  action: z.enum(AUDIT_ACTIONS).optional().meta({ description: 'One kind of action' }),
})

export const auditPage = pageOf(auditEvent).meta({ id: 'AuditPage' })

export type AuditEvent = z.output<typeof auditEvent>
export type AuditQuery = z.output<typeof auditQuery>
export type AuditPage = z.output<typeof auditPage>
