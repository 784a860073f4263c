import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showFailure, showToast } from '../../../parts/toast.tsx'
import type { ManagedCredential } from '../../../session/contract.ts'
import { ago, dayOf, exactTime } from '../../../words/numbers.ts'

type CredentialsTableProps = {
  credentials: readonly ManagedCredential[]
  onRevoke: (clientId: string, name: string) => void
}

/** Credentials, the revoked ones last. */
export const CredentialsTable = ({ credentials, onRevoke }: CredentialsTableProps) => (
  <div class="panel settings-table">
    <table class="table blocks credentials" role="table">
      <caption class="spoken">Credentials of the organization</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Name', 'Client ID', 'Created', 'Last used'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span class="spoken">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sorted(credentials).map((credential) => (
          <Row key={credential.client_id} credential={credential} onRevoke={onRevoke} />
        ))}
      </tbody>
    </table>
  </div>
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
  const shownName = name ?? 'Unnamed'
  const isRevoked = disabled_at !== null
  return (
    <tr role="row" class={isRevoked ? 'off' : undefined}>
      <th role="rowheader" scope="row">
        <span class="row wrap">
          <b>{shownName}</b>
          {isRevoked && <span class="tag bad">Revoked {dayOf(disabled_at)}</span>}
        </span>
      </th>
      <td role="cell" data-name="Client ID">
        <code class="client-id">{client_id}</code>
      </td>
      <td role="cell" class="quiet" data-name="Created">
        <time title={exactTime(created_at)}>{capital(ago(created_at))}</time>, by{' '}
        {created_by ?? 'the command line'}
      </td>
      <td role="cell" class="quiet" data-name="Last used">
        {last_used_at === null ? (
          'Never'
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
      label={`Actions for ${name}`}
      button={<Icon name="more" />}
    >
      {(close) => (
        <>
          <MenuItem
            icon="copy"
            onClick={() => {
              close()
              navigator.clipboard.writeText(client_id).then(() => showToast('Copied.'), showFailure)
            }}
          >
            Copy the client ID
          </MenuItem>
          {disabled_at === null && (
            <MenuItem
              icon="trash"
              onClick={() => {
                close()
                onRevoke(client_id, name)
              }}
            >
              Revoke
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
