import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { refresh } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { ago, exactTime } from '../../../words/numbers.ts'
import { Deliveries, deliveriesKey } from './deliveries.tsx'
import { stateText, typesText } from './webhook-words.ts'
import { webhooks } from './webhooks.ts'

type EndpointPanelProps = {
  endpoint: WebhookEndpoint
  onEdit: () => void
  /** False while a secret is shown that was not saved yet, because another would replace it. */
  canRotate: boolean
  onSecret: (endpoint: WebhookEndpointWithSecret) => void
  reload: () => Promise<void>
}

/** A webhook: its address, what it gets, how it does, and its deliveries. */
export function EndpointPanel({ endpoint, onEdit, canRotate, onSecret, reload }: EndpointPanelProps) {
  const { webhook_endpoint_id: id, url, description, enabled } = endpoint
  const { failing_since: failingSince, previous_secret_expires_at: oldSecret } = endpoint
  const isOpen = useSignal(false)
  const asked = useSignal<'delete' | 'rotate' | null>(null)
  const state = stateText(endpoint, ago)
  const setEnabled = async (isEnabled: boolean) => {
    await webhooks.update(id, { enabled: isEnabled })
    await reload()
  }
  const test = async () => {
    await webhooks.test(id)
    showToast('The test is on its way.')
    isOpen.value = true
    refresh(deliveriesKey(id))
  }
  return (
    <section class="panel" aria-label={`Webhook ${url}`}>
      <div class="webhook-head">
        <div class="webhook-name">
          <span class="row wrap">
            <b>{url}</b>
            <span class={!enabled ? 'tag bad' : failingSince === null ? 'tag good' : 'tag bad'}>
              {!enabled ? 'Paused' : failingSince === null ? 'On' : 'Failing'}
            </span>
          </span>
          <span class="meta">{[typesText(endpoint), description].filter(Boolean).join(' · ')}</span>
          {state !== null && <span class="small loss">{state}</span>}
          {oldSecret !== null && Date.parse(oldSecret) > Date.now() && (
            <span class="meta">The secret before also signs until {exactTime(oldSecret)}.</span>
          )}
        </div>
        <div class="row wrap">
          <Button small off={!enabled && 'It is paused.'} onClick={test}>
            Send a test
          </Button>
          <Button small onClick={() => setEnabled(!enabled)}>
            {enabled ? 'Pause' : 'Turn on'}
          </Button>
          <Menu
            class="button quiet icon-only compact"
            align="end"
            label={`Actions for ${url}`}
            button={<Icon name="more" />}
          >
            {(close) => {
              const run = (act: () => void) => () => {
                close()
                act()
              }
              return (
                <>
                  <MenuItem onClick={run(onEdit)}>Change</MenuItem>
                  <MenuItem icon="key" off={!canRotate} onClick={run(() => (asked.value = 'rotate'))}>
                    New secret
                  </MenuItem>
                  <MenuItem icon="trash" onClick={run(() => (asked.value = 'delete'))}>
                    Delete
                  </MenuItem>
                </>
              )
            }}
          </Menu>
        </div>
      </div>
      <button
        type="button"
        class="link small"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {isOpen.value ? 'Hide deliveries' : 'Deliveries'}
      </button>
      {isOpen.value && <Deliveries endpointId={id} isEnabled={enabled} />}
      {asked.value === 'delete' && (
        <ConfirmRemoval
          title="Delete this webhook?"
          text="It is not called any more, and its deliveries are forgotten. Events are kept."
          keep="Keep it"
          remove="Delete"
          onRemove={() => webhooks.delete(id).then(reload)}
          onClose={() => (asked.value = null)}
        />
      )}
      {asked.value === 'rotate' && (
        <ConfirmRemoval
          title="Make a new secret?"
          text="The secret of today also signs for 24 hours, so that you can change the receiver."
          keep="Keep the secret"
          remove="Make a new one"
          onRemove={async () => onSecret(await webhooks.rotateSecret(id))}
          onClose={() => (asked.value = null)}
        />
      )}
    </section>
  )
}
