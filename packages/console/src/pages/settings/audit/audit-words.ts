import type { AuditEvent } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { say } from '../../../words/say.ts'

/** Texts of the actions. */
export const ACTIONS: Record<AuditEvent['action'], MessageId> = {
  'session.started': 'console.settings.audit.action.session.started',
  'passkey.added': 'console.settings.audit.action.passkey.added',
  'passkey.removed': 'console.settings.audit.action.passkey.removed',
  'recovery_codes.created': 'console.settings.audit.action.recovery_codes.created',
  'device_link.created': 'console.settings.audit.action.device_link.created',
  'person.invited': 'console.settings.audit.action.person.invited',
  'person.link_created': 'console.settings.audit.action.person.link_created',
  'person.role_changed': 'console.settings.audit.action.person.role_changed',
  'person.disabled': 'console.settings.audit.action.person.disabled',
  'person.enabled': 'console.settings.audit.action.person.enabled',
  'credential.created': 'console.settings.audit.action.credential.created',
  'credential.disabled': 'console.settings.audit.action.credential.disabled',
  'credential.rotated': 'console.settings.audit.action.credential.rotated',
  'keys.rotated': 'console.settings.audit.action.keys.rotated',
  'rubric.published': 'console.settings.audit.action.rubric.published',
  'rubric.activated': 'console.settings.audit.action.rubric.activated',
  'acceptance_rules.published': 'console.settings.audit.action.acceptance_rules.published',
  'acceptance_rules.activated': 'console.settings.audit.action.acceptance_rules.activated',
  'acceptance_targets.chosen': 'console.settings.audit.action.acceptance_targets.chosen',
  'rule_pack.installed': 'console.settings.audit.action.rule_pack.installed',
  'rule_pack.activated': 'console.settings.audit.action.rule_pack.activated',
  'teaching.used': 'console.settings.audit.action.teaching.used',
  'teaching.forgotten': 'console.settings.audit.action.teaching.forgotten',
  'money_roles.changed': 'console.settings.audit.action.money_roles.changed',
  'pdp.deleted': 'console.settings.audit.action.pdp.deleted',
  'pdp.restored': 'console.settings.audit.action.pdp.restored',
  'pdp.removed': 'console.settings.audit.action.pdp.removed',
  'image.deleted': 'console.settings.audit.action.image.deleted',
  'bulk_change.started': 'console.settings.audit.action.bulk_change.started',
  'bulk_change.undone': 'console.settings.audit.action.bulk_change.undone',
  'facts.deleted': 'console.settings.audit.action.facts.deleted',
  'shot.deleted': 'console.settings.audit.action.shot.deleted',
  'comment.deleted': 'console.settings.audit.action.comment.deleted',
  'outcome_test.deleted': 'console.settings.audit.action.outcome_test.deleted',
  'shop_connection.created': 'console.settings.audit.action.shop_connection.created',
  'shop_connection.deleted': 'console.settings.audit.action.shop_connection.deleted',
  'shop_push.confirmed': 'console.settings.audit.action.shop_push.confirmed',
  'shop_push.rolled_back': 'console.settings.audit.action.shop_push.rolled_back',
  'webhook_endpoint.created': 'console.settings.audit.action.webhook_endpoint.created',
  'webhook_endpoint.changed': 'console.settings.audit.action.webhook_endpoint.changed',
  'webhook_endpoint.deleted': 'console.settings.audit.action.webhook_endpoint.deleted',
  'webhook_endpoint.rotated': 'console.settings.audit.action.webhook_endpoint.rotated',
  'share.created': 'console.settings.audit.action.share.created',
  'share.changed': 'console.settings.audit.action.share.changed',
  'share.rotated': 'console.settings.audit.action.share.rotated',
  'share.opened': 'console.settings.audit.action.share.opened',
  'share.picture_sent': 'console.settings.audit.action.share.picture_sent',
  'share.commented': 'console.settings.audit.action.share.commented',
  'share.closed': 'console.settings.audit.action.share.closed',
  'organization.created': 'console.settings.audit.action.organization.created',
  'organization.changed': 'console.settings.audit.action.organization.changed',
  'organization.suspended': 'console.settings.audit.action.organization.suspended',
  'organization.resumed': 'console.settings.audit.action.organization.resumed',
  'organization.deleted': 'console.settings.audit.action.organization.deleted',
}

/** Returns what an action was done to, with what is known of it: `food and drink · version 2`. */
export function subjectText({ subject, details, actor }: AuditEvent): string {
  const known = Object.entries(details ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? `${name.replaceAll('_', ' ')} ${value}` : [],
  )
  // A sign-in is done to the person who signs in.
  return [subject === actor.id ? '' : (subject ?? ''), ...known].filter((part) => part !== '').join(' · ')
}

/** Returns who did something. Commands of the operator have no name. */
export function actorText({ actor: { kind, id, name } }: AuditEvent): string {
  if (kind === 'operator') return say('console.names.operator')
  if (kind === 'guest') return say('console.names.guest', { name: name ?? '' })
  return name ?? id ?? say(kind === 'person' ? 'console.names.person' : 'console.names.program')
}
