import type { EventType, WebhookEndpoint, WebhookEndpointWithSecret } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { say } from '../../../words/say.ts'
import { changesOf, EVENT_CHOICES, eventName } from './webhook-words.ts'
import { webhooks } from './webhooks.ts'

type EndpointDialogProps = {
  /** The endpoint that is changed, or null for a new one. */
  endpoint: WebhookEndpoint | null
  onClose: () => void
  onCreated: (endpoint: WebhookEndpointWithSecret) => void
  reload: () => Promise<void>
}

/** Asks for the address of a webhook and the events that it gets. */
export function EndpointDialog({ endpoint, onClose, onCreated, reload }: EndpointDialogProps) {
  const url = useSignal(endpoint?.url ?? '')
  const description = useSignal(endpoint?.description ?? '')
  const types = useSignal<readonly EventType[] | null>(endpoint?.types ?? null)
  const leavesOutReleases = useSignal(endpoint?.leaves_out_releases ?? false)
  const save = async () => {
    const details = {
      url: url.value.trim(),
      description: description.value.trim() || null,
      types: types.value === null ? null : [...types.value],
      leaves_out_releases: leavesOutReleases.value,
    }
    if (endpoint) {
      await webhooks.update(endpoint.webhook_endpoint_id, changesOf(endpoint, details))
      await reload()
    } else onCreated(await webhooks.create(details))
    onClose()
  }
  const off =
    url.value.trim() === ''
      ? say('console.settings.webhooks.address_first')
      : types.value?.length === 0 && say('console.settings.webhooks.event_first')
  return (
    <FormDialog
      title={say(endpoint ? 'console.settings.webhooks.change_title' : 'console.settings.webhooks.add')}
      submit={say(endpoint ? 'console.settings.webhooks.save' : 'console.settings.webhooks.add_submit')}
      off={off}
      onSubmit={save}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">{say('console.settings.webhooks.address')}</span>
        <input
          class="input"
          type="url"
          placeholder="https://"
          autocomplete="off"
          maxLength={2048}
          value={url.value}
          onInput={({ currentTarget }) => (url.value = currentTarget.value)}
        />
      </label>
      <label class="field">
        <span class="small">{say('console.settings.webhooks.purpose')}</span>
        <input
          class="input"
          maxLength={200}
          value={description.value}
          onInput={({ currentTarget }) => (description.value = currentTarget.value)}
        />
      </label>
      <fieldset class="choices webhook-types">
        <legend class="small">{say('console.settings.webhooks.events')}</legend>
        <label class="row">
          <input
            type="checkbox"
            class="check"
            checked={types.value === null}
            onChange={({ currentTarget }) => (types.value = currentTarget.checked ? null : EVENT_CHOICES)}
          />
          {say('console.settings.webhooks.all')}
        </label>
        {types.value !== null &&
          EVENT_CHOICES.map((type) => (
            <label key={type} class="row">
              <input
                type="checkbox"
                class="check"
                checked={types.value?.includes(type) ?? false}
                onChange={({ currentTarget }) => {
                  const others = (types.value ?? []).filter((each) => each !== type)
                  types.value = currentTarget.checked ? [...others, type] : others
                }}
              />
              {eventName(type)}
            </label>
          ))}
        <label class="row">
          <input
            type="checkbox"
            class="check"
            checked={leavesOutReleases.value}
            onChange={({ currentTarget }) => (leavesOutReleases.value = currentTarget.checked)}
          />
          {say('console.settings.webhooks.leave_out')}
        </label>
      </fieldset>
    </FormDialog>
  )
}
