import type { WebhookDelivery } from '@endcap/client'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Loaded } from '../../../parts/controls.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { ago, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { deliveryText, eventName } from './webhook-words.ts'
import { webhooks } from './webhooks.ts'

const SHOWN = 20
const BUSY_MS = 1_500

/** Returns the resource key of deliveries. */
export const deliveriesKey = (endpointId: string): string => `deliveries ${endpointId}`

type DeliveriesProps = { endpointId: string; isEnabled: boolean }

/** The last deliveries of a webhook, the newest event first. */
export function Deliveries({ endpointId, isEnabled }: DeliveriesProps) {
  const deliveries = useResource<WebhookDelivery[]>(
    deliveriesKey(endpointId),
    async (signal) => (await webhooks.deliveries(endpointId, { limit: SHOWN }, { signal }).page()).data,
    { poll: (data) => (data?.some(isOnItsWay) ? BUSY_MS : null), isAnnounced: false, freshMs: 0 },
  )
  const replay = async ({ event_id: eventId }: WebhookDelivery) => {
    await webhooks.replay(endpointId, eventId)
    showToast(say('console.settings.webhooks.sending_again'))
    await deliveries.reload()
  }
  return (
    <Loaded resource={deliveries}>
      {(all) =>
        all.length === 0 ? (
          <p class="small quiet">{say('console.settings.webhooks.nothing_sent')}</p>
        ) : (
          <ul class="divided deliveries">
            {all.map((delivery) => (
              <li key={delivery.event_id} class="delivery">
                <span>{eventName(delivery.event_type)}</span>
                <span class={delivery.status === 'failed' ? 'small loss' : 'small quiet'}>
                  {delivery.next_attempt_at !== null && delivery.attempts > 0
                    ? say('console.settings.webhooks.state_and_next', {
                        state: deliveryText(delivery),
                        time: exactTime(delivery.next_attempt_at),
                      })
                    : deliveryText(delivery)}
                </span>
                <time class="meta" title={exactTime(delivery.created_at)} dateTime={delivery.created_at}>
                  {ago(delivery.created_at)}
                </time>
                <Button
                  small
                  off={!isEnabled && say('console.settings.webhooks.is_paused')}
                  label={say('console.settings.webhooks.send_again_label', {
                    event: eventName(delivery.event_type),
                    when: ago(delivery.created_at),
                  })}
                  onClick={() => replay(delivery)}
                >
                  {say('console.settings.webhooks.send_again')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Returns whether the first attempt of a delivery is still to come. Further ones can take hours. */
const isOnItsWay = ({ status, attempts }: WebhookDelivery): boolean => status === 'pending' && attempts === 0
