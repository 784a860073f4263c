import type { MessageId } from '@endcap/words/message'
import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showFailure, showToast } from '../../../parts/toast.tsx'
import type { ManagedCredential } from '../../../session/contract.ts'
import { ago, dayOf, exactTime } from '../../../words/numbers.ts'
import { say, sayWith, writer } from '../../../words/say.ts'
import { SettingsTable } from '../settings-table.tsx'

const COLUMNS: readonly MessageId[] = [
  'console.settings.name',
  'console.settings.credentials.client_id',
  'console.settings.credentials.created',
  'console.settings.credentials.last_used',
]

type CredentialsTableProps = {
  credentials: readonly ManagedCredential[]
  onRevoke: (clientId: string, name: string) => void
}

/** Credentials, the revoked ones last. */
export const CredentialsTable = ({ credentials, onRevoke }: CredentialsTableProps) => (
  <SettingsTable
    caption={say('console.settings.credentials.caption')}
    columns={COLUMNS}
    actions="console.settings.actions"
    class="credentials"
  >
    {sorted(credentials).map((credential) => (
      <Row key={credential.client_id} credential={credential} onRevoke={onRevoke} />
    ))}
  </SettingsTable>
)

const sorted = (credentials: readonly ManagedCredential[]): ManagedCredential[] =>
  credentials.toSorted(
    (a, b) =>
      Number(a.disabled_at !== null) - Number(b.disabled_at !== null) ||
      b.created_at.localeCompare(a.created_at),
  )

type RowProps = { credential: ManagedCredential; onRevoke: CredentialsTableProps['onRevoke'] }

function Row({ credential, onRevoke }: RowProps) {
  const { client_id, name, created_at, created_by, last_used_at, disabled_at } = credential
  const shownName = name ?? say('console.settings.credentials.unnamed')
  const isRevoked = disabled_at !== null
  return (
    <tr role="row" class={isRevoked ? 'off' : undefined}>
      <th role="rowheader" scope="row">
        <span class="row wrap">
          <b>{shownName}</b>
          {isRevoked && (
            <span class="tag bad">
              {say('console.settings.credentials.revoked', { day: dayOf(disabled_at) })}
            </span>
          )}
        </span>
      </th>
      <td role="cell" data-name={say('console.settings.credentials.client_id')}>
        <code class="client-id">{client_id}</code>
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.credentials.created')}>
        {sayWith(
          'console.settings.credentials.created_by',
          { when: capital(ago(created_at)), name: created_by ?? say('console.names.command_line') },
          { time: (when) => <time title={exactTime(created_at)}>{when}</time> },
        )}
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.credentials.last_used')}>
        {last_used_at === null ? (
          say('console.settings.never')
        ) : (
          <time title={exactTime(last_used_at)}>{capital(ago(last_used_at))}</time>
        )}
      </td>
      <td role="cell" class="actions">
        <CredentialMenu credential={credential} name={shownName} onRevoke={onRevoke} />
      </td>
    </tr>
  )
}

function CredentialMenu({
  credential: { client_id, disabled_at },
  name,
  onRevoke,
}: RowProps & { name: string }) {
  return (
    <Menu
      class="button quiet icon-only compact"
      align="end"
      label={say('console.settings.actions_for', { name })}
      button={<Icon name="more" />}
    >
      {(close) => (
        <>
          <MenuItem
            icon="copy"
            onClick={() => {
              close()
              navigator.clipboard
                .writeText(client_id)
                .then(() => showToast(say('console.parts.copied')), showFailure)
            }}
          >
            {say('console.settings.credentials.copy_id')}
          </MenuItem>
          {disabled_at === null && (
            <MenuItem
              icon="trash"
              onClick={() => {
                close()
                onRevoke(client_id, name)
              }}
            >
              {say('console.settings.revoke')}
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  )
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(writer().language) + text.slice(1)
