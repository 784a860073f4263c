import { EVENT_NAMES } from '@endcap/api/event-names'
import type { EventType, WebhookDelivery, WebhookEndpoint } from '@endcap/client'
import { say, writer } from '../../../words/say.ts'

/** Selectable events. Tests are sent on demand to any endpoint. */
export const EVENT_CHOICES = EVENT_NAMES.filter((type): type is EventType => type !== 'webhook.test')

/** Describes an event. A newer service may send unknown types. */
export const eventName = (type: string): string => writer().write({ id: `event.${type}` }) ?? type

/** Describes an endpoint's events. */
export function typesText({ types }: Pick<WebhookEndpoint, 'types'>): string {
  if (types === null) return say('console.settings.webhooks.all_events')
  const [first, ...others] = types.map(eventName)
  if (first === undefined || others.length === 0) return first ?? ''
  return say('console.settings.webhooks.event_and_more', { event: first, count: others.length })
}

/** Describes a pause or ongoing failure, or null. */
export function stateText(
  { enabled, disabled_reason: reason, failing_since: failingSince }: WebhookEndpoint,
  timeOf: (timestamp: string) => string,
): string | null {
  if (enabled)
    return failingSince === null
      ? null
      : say('console.settings.webhooks.first_failed', { when: timeOf(failingSince) })
  switch (reason) {
    case 'gone':
      return say('console.settings.webhooks.paused_gone')
    case 'failing':
      return say('console.settings.webhooks.paused_failing')
    case 'request':
    case null:
    default:
      return say('console.settings.webhooks.paused_by_person')
  }
}

/** Describes a delivery's state and last outcome. */
export function deliveryText({ status, attempts, response_status: answer, error }: WebhookDelivery): string {
  if (status === 'delivered')
    return answer === null
      ? say('console.settings.webhooks.delivered')
      : say('console.settings.webhooks.delivered_answer', { answer })
  const reason = error ?? (answer === null ? null : say('console.settings.webhooks.answered', { answer }))
  const state = say(
    status === 'failed'
      ? 'console.settings.webhooks.failed'
      : attempts === 0
        ? 'console.settings.webhooks.on_its_way'
        : 'console.settings.webhooks.will_repeat',
  )
  return reason === null ? state : say('console.settings.webhooks.state_and_reason', { state, reason })
}

type Details = Pick<WebhookEndpoint, 'url' | 'description' | 'types' | 'leaves_out_releases'>

/**
 * Returns changed fields only, so concurrent changes survive, and a stored URL that is no longer accepted does not
 * block other changes.
 */
export function changesOf(before: Details, after: Details): Partial<Details> {
  return {
    ...(after.url === before.url ? {} : { url: after.url }),
    ...(after.description === before.description ? {} : { description: after.description }),
    ...(isSame(after.types, before.types) ? {} : { types: after.types }),
    ...(after.leaves_out_releases === before.leaves_out_releases
      ? {}
      : { leaves_out_releases: after.leaves_out_releases }),
  }
}

/** Compares types in any order. */
const isSame = (one: Details['types'], other: Details['types']): boolean =>
  one?.toSorted().join() === other?.toSorted().join()
