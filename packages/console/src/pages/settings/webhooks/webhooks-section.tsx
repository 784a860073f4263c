import { say } from '../../../words/say.ts'
import './webhooks.css'
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { EndpointPanel } from './endpoint-panel.tsx'
import { SecretPanel } from './secret-panel.tsx'
import { webhooks } from './webhooks.ts'

/** Addresses that Endcap calls when something happens. A new secret is only in the memory of this component. */
export function WebhooksSection() {
  const endpoints = useResource('webhooks', (signal) => webhooks.list({ signal }))
  const editing = useSignal<WebhookEndpoint | 'new' | null>(null)
  const secret = useSignal<WebhookEndpointWithSecret | null>(null)
  const show = (created: WebhookEndpointWithSecret) => {
    secret.value = created
    void endpoints.reload()
  }
  return (
    <Section
      title={say('console.settings.webhooks.title')}
      text={say('console.settings.webhooks.text')}
      button={
        <Button
          look={secret.value ? undefined : 'first'}
          icon="add"
          off={secret.value !== null && say('console.settings.webhooks.save_first')}
          onClick={() => (editing.value = 'new')}
        >
          {say('console.settings.webhooks.add')}
        </Button>
      }
    >
      {secret.value && <SecretPanel endpoint={secret.value} onSaved={() => (secret.value = null)} />}
      <Loaded resource={endpoints}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              title={say('console.settings.webhooks.empty_title')}
              text={say('console.settings.webhooks.empty_text')}
            />
          ) : (
            <>
              {data.map((endpoint) => (
                <EndpointPanel
                  key={endpoint.webhook_endpoint_id}
                  endpoint={endpoint}
                  onEdit={() => (editing.value = endpoint)}
                  canRotate={secret.value === null}
                  onSecret={show}
                  reload={endpoints.reload}
                />
              ))}
            </>
          )
        }
      </Loaded>
      {editing.value !== null && (
        <EndpointDialog
          endpoint={editing.value === 'new' ? null : editing.value}
          onClose={() => (editing.value = null)}
          onCreated={show}
          reload={endpoints.reload}
        />
      )}
    </Section>
  )
}
