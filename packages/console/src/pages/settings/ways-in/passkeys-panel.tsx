import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import type { Passkey, WaysIn } from '../../../session/contract.ts'
import { hasPasskeys } from '../../../session/passkeys.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { ago, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

type PanelProps = { ways: WaysIn; onChanged: () => Promise<void> }

/** The person's passkeys, and why there can be none. */
export function PasskeysPanel({ ways, onChanged }: PanelProps) {
  const isAdding = useSignal(false)
  const { passkeys, has_passkeys: isAllowed } = ways
  return (
    <section class="panel ways-in-panel" aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{say('console.settings.ways_in.passkeys')}</h3>
      <p class="quiet">{say('console.settings.ways_in.passkeys_note')}</p>
      {passkeys.length > 0 && <PasskeyTable ways={ways} onChanged={onChanged} />}
      {reasonAgainst(isAllowed) ?? (
        <Button icon="key" onClick={() => (isAdding.value = true)}>
          {say('console.settings.ways_in.add')}
        </Button>
      )}
      {isAdding.value && <AddPasskeyDialog onClose={() => (isAdding.value = false)} onAdded={onChanged} />}
    </section>
  )
}

function reasonAgainst(isAllowed: boolean) {
  if (!isAllowed) return <p>{say('console.settings.ways_in.no_passkeys_here')}</p>
  return hasPasskeys() ? null : <p>{say('console.settings.ways_in.unsupported')}</p>
}

const PasskeyTable = ({ ways, onChanged }: PanelProps) => (
  <table class="table blocks" role="table">
    <caption class="spoken">{say('console.settings.ways_in.passkeys')}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          {say('console.settings.name')}
        </th>
        <th role="columnheader" scope="col">
          {say('console.settings.ways_in.added')}
        </th>
        <th role="columnheader" scope="col">
          {say('console.settings.ways_in.last_used')}
        </th>
        <th role="columnheader" scope="col">
          <span class="spoken">{say('console.settings.actions')}</span>
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {ways.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.passkey_id} passkey={passkey} ways={ways} onChanged={onChanged} />
      ))}
    </tbody>
  </table>
)

function PasskeyRow({ passkey, ways, onChanged }: PanelProps & { passkey: Passkey }) {
  const isRenaming = useSignal(false)
  const isRemoving = useSignal(false)
  const { passkey_id: id, name, created_at: added, last_used_at: lastUsed } = passkey
  const isLast = ways.passkeys.length === 1 && !ways.recovery_codes && !ways.has_company_sign_in
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      <td role="cell" class="quiet" data-name={say('console.settings.ways_in.added')}>
        <time title={exactTime(added)}>{ago(added)}</time>
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.ways_in.last_used')}>
        {lastUsed === null ? (
          say('console.settings.never')
        ) : (
          <time title={exactTime(lastUsed)}>{ago(lastUsed)}</time>
        )}
      </td>
      <td role="cell">
        <span class="row wrap">
          <Button small onClick={() => (isRenaming.value = true)}>
            {say('console.settings.ways_in.rename')}
          </Button>
          <Button
            small
            look="removes"
            off={isLast && say('console.settings.ways_in.last')}
            onClick={() => (isRemoving.value = true)}
          >
            {say('console.settings.ways_in.remove')}
          </Button>
        </span>
        {isRenaming.value && (
          <RenamePasskeyDialog
            passkey={passkey}
            onClose={() => (isRenaming.value = false)}
            onRenamed={onChanged}
          />
        )}
        {isRemoving.value && (
          <ConfirmRemoval
            title={say('console.settings.ways_in.remove_title', { name })}
            text={say('console.settings.ways_in.remove_text')}
            keep={say('console.common.cancel')}
            remove={say('console.settings.ways_in.remove')}
            onRemove={async () => {
              await sessionApi.removePasskey(id)
              await onChanged()
            }}
            onClose={() => (isRemoving.value = false)}
          />
        )}
      </td>
    </tr>
  )
}
