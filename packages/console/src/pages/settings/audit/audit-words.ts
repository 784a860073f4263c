import type { AuditEvent } from '@endcap/client'

/** Actions in words. */
export const ACTIONS: Record<AuditEvent['action'], string> = {
  'session.started': 'Signed in',
  'person.invited': 'Invited a person',
  'person.link_created': 'Made a sign-in link',
  'person.role_changed': 'Changed a role',
  'person.disabled': 'Disabled a person',
  'person.enabled': 'Enabled a person',
  'credential.created': 'Created a credential',
  'credential.disabled': 'Disabled a credential',
  'credential.rotated': 'Replaced the secret of a credential',
  'keys.rotated': 'Added a signing key',
  'rubric.published': 'Published scoring rules',
  'rubric.activated': 'Went back to other scoring rules',
  'teaching.used': 'Used what Endcap learned from answers',
  'teaching.forgotten': 'Had what was learned forgotten',
  'pdp.deleted': 'Deleted a listing',
  'image.deleted': 'Deleted an image',
  'webhook_endpoint.created': 'Created a webhook',
  'webhook_endpoint.changed': 'Changed a webhook',
  'webhook_endpoint.deleted': 'Deleted a webhook',
  'webhook_endpoint.rotated': 'Replaced the secret of a webhook',
  'organization.created': 'Created the organization',
  'organization.changed': 'Changed the organization',
  'organization.suspended': 'Suspended the organization',
  'organization.resumed': 'Ended the suspension',
  'organization.deleted': 'Deleted the organization',
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
  if (kind === 'operator') return 'the operator'
  return name ?? id ?? (kind === 'person' ? 'a person' : 'a program')
}
