import type { NewShopConnection } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { say } from '../../../words/say.ts'
import { shops } from './pushes.ts'

type System = NewShopConnection['system']

const SYSTEMS: Record<System, { fields: readonly ('access_token' | 'consumer_key' | 'consumer_secret')[] }> =
  {
    shopify: { fields: ['access_token'] },
    woocommerce: { fields: ['consumer_key', 'consumer_secret'] },
  }

/** Asks for the address of a shop and its tokens, which stay in the memory of this component. */
export function ConnectDialog({
  onConnected,
  onClose,
}: {
  onConnected: () => Promise<void>
  onClose: () => void
}) {
  const system = useSignal<System>('shopify')
  const address = useSignal('')
  const secrets = useSignal<Partial<Record<(typeof SYSTEMS)[System]['fields'][number], string>>>({})
  const { fields } = SYSTEMS[system.value]
  const isEmpty = address.value.trim() === '' || fields.some((field) => !secrets.value[field]?.trim())
  const save = async () => {
    const given = Object.fromEntries(fields.map((field) => [field, secrets.value[field]?.trim()]))
    await shops.connect({ system: system.value, address: address.value.trim(), ...given })
    await onConnected()
    onClose()
  }
  return (
    <FormDialog
      title={say('console.settings.pushes.connect')}
      submit={say('console.settings.pushes.connect_submit')}
      off={isEmpty && say('console.settings.pushes.fill_in')}
      onSubmit={save}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">{say('console.settings.pushes.system')}</span>
        <select
          class="input"
          value={system.value}
          onChange={({ currentTarget }) => (system.value = currentTarget.value as System)}
        >
          {Object.keys(SYSTEMS).map((id) => (
            <option key={id} value={id}>
              {say('console.settings.pushes.system_name', { system: id })}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="small">{say('console.settings.pushes.address')}</span>
        <input
          class="input"
          type="url"
          placeholder="https://"
          autocomplete="off"
          maxLength={300}
          value={address.value}
          onInput={({ currentTarget }) => (address.value = currentTarget.value)}
        />
      </label>
      {fields.map((field) => (
        <label key={field} class="field">
          <span class="small">{say(`console.settings.pushes.${field}`)}</span>
          <input
            class="input"
            type="password"
            autocomplete="off"
            maxLength={300}
            value={secrets.value[field] ?? ''}
            onInput={({ currentTarget }) => {
              secrets.value = { ...secrets.value, [field]: currentTarget.value }
            }}
          />
        </label>
      ))}
    </FormDialog>
  )
}
