import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { refresh } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { ago, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
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
    showToast(say('console.settings.webhooks.test_sent'))
    isOpen.value = true
    refresh(deliveriesKey(id))
  }
  return (
    <section class="panel" aria-label={say('console.settings.webhooks.webhook', { url })}>
      <div class="webhook-head">
        <div class="webhook-name">
          <span class="row wrap">
            <b>{url}</b>
            <span class={!enabled ? 'tag bad' : failingSince === null ? 'tag good' : 'tag bad'}>
              {say(
                !enabled
                  ? 'console.settings.webhooks.paused'
                  : failingSince === null
                    ? 'console.settings.webhooks.on'
                    : 'console.settings.webhooks.failing',
              )}
            </span>
          </span>
          <span class="meta">{[typesText(endpoint), description].filter(Boolean).join(' · ')}</span>
          {state !== null && <span class="small loss">{state}</span>}
          {oldSecret !== null && Date.parse(oldSecret) > Date.now() && (
            <span class="meta">
              {say('console.settings.webhooks.old_secret', { time: exactTime(oldSecret) })}
            </span>
          )}
        </div>
        <div class="row wrap">
          <Button small off={!enabled && say('console.settings.webhooks.is_paused_short')} onClick={test}>
            {say('console.settings.webhooks.send_test')}
          </Button>
          <Button small onClick={() => setEnabled(!enabled)}>
            {say(enabled ? 'console.settings.webhooks.pause' : 'console.settings.webhooks.turn_on')}
          </Button>
          <Menu
            class="button quiet icon-only compact"
            align="end"
            label={say('console.settings.actions_for', { name: url })}
            button={<Icon name="more" />}
          >
            {(close) => {
              const run = (act: () => void) => () => {
                close()
                act()
              }
              return (
                <>
                  <MenuItem onClick={run(onEdit)}>{say('console.settings.webhooks.change')}</MenuItem>
                  <MenuItem icon="key" off={!canRotate} onClick={run(() => (asked.value = 'rotate'))}>
                    {say('console.settings.webhooks.new_secret')}
                  </MenuItem>
                  <MenuItem icon="trash" onClick={run(() => (asked.value = 'delete'))}>
                    {say('console.settings.webhooks.delete')}
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
        {say(
          isOpen.value ? 'console.settings.webhooks.hide_deliveries' : 'console.settings.webhooks.deliveries',
        )}
      </button>
      {isOpen.value && <Deliveries endpointId={id} isEnabled={enabled} />}
      {asked.value === 'delete' && (
        <ConfirmRemoval
          title={say('console.settings.webhooks.delete_title')}
          text={say('console.settings.webhooks.delete_text')}
          keep={say('console.settings.keep_it')}
          remove={say('console.settings.webhooks.delete')}
          onRemove={() => webhooks.delete(id).then(reload)}
          onClose={() => (asked.value = null)}
        />
      )}
      {asked.value === 'rotate' && (
        <ConfirmRemoval
          title={say('console.settings.webhooks.rotate_title')}
          text={say('console.settings.webhooks.rotate_text')}
          keep={say('console.settings.webhooks.rotate_keep')}
          remove={say('console.settings.webhooks.rotate')}
          onRemove={async () => onSecret(await webhooks.rotateSecret(id))}
          onClose={() => (asked.value = null)}
        />
      )}
    </section>
  )
}
