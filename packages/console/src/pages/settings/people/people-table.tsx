import { useSignal } from '@preact/signals'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showFailure, showToast } from '../../../parts/toast.tsx'
import type { Role } from '../../../session/contract.ts'
import { currentSession } from '../../../session/session.ts'
import { type Person, sessionApi } from '../../../session/session-api.ts'
import { ago, exactTime } from '../../../words/numbers.ts'
import type { OneTimeLink } from './link-dialog.tsx'
import { ROLES, roleName } from './roles.tsx'

type PeopleTableProps = {
  people: readonly Person[]
  onChanged: () => Promise<void>
  onLink: (link: OneTimeLink) => void
}

/** People with their roles. On a phone each person is a block, so the roles of the table are set again. */
export const PeopleTable = ({ people, onChanged, onLink }: PeopleTableProps) => (
  <div class="panel settings-table">
    <table class="table blocks people" role="table">
      <caption class="spoken">People of the organization</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Name
          </th>
          <th role="columnheader" scope="col">
            Role
          </th>
          <th role="columnheader" scope="col">
            Last seen
          </th>
          <th role="columnheader" scope="col">
            <span class="spoken">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people.map((person) => (
          <PersonRow key={person.user_id} person={person} onChanged={onChanged} onLink={onLink} />
        ))}
      </tbody>
    </table>
  </div>
)

type PersonRowProps = Omit<PeopleTableProps, 'people'> & { person: Person }

function PersonRow({ person, onChanged, onLink }: PersonRowProps) {
  const { name, email, state, last_seen_at: lastSeen, is_operator: isOperator } = person
  const { user } = currentSession()
  const isSelf = person.user_id === user.user_id
  const mayChange = !isSelf && (!isOperator || user.is_operator)
  return (
    <tr role="row" class={state === 'disabled' ? 'off' : undefined}>
      <th role="rowheader" scope="row" class="person-name">
        <span class="row wrap">
          <b>{name}</b>
          {isSelf && <span class="tag">You</span>}
          {isOperator && <span class="tag">Operator</span>}
          {state === 'invited' && <span class="tag good">Invited</span>}
          {state === 'disabled' && <span class="tag bad">Disabled</span>}
        </span>
        {email !== null && <span class="meta">{email}</span>}
      </th>
      <td role="cell">
        {mayChange ? (
          <RoleSelect person={person} onChanged={onChanged} />
        ) : (
          <span>{roleName(person.role)}</span>
        )}
      </td>
      <td role="cell" class="quiet" data-name="Last seen">
        {lastSeen === null ? 'Never' : <time title={exactTime(lastSeen)}>{ago(lastSeen)}</time>}
      </td>
      <td role="cell" class="actions">
        {mayChange && <PersonMenu person={person} onChanged={onChanged} onLink={onLink} />}
      </td>
    </tr>
  )
}

function RoleSelect({ person, onChanged }: { person: Person; onChanged: () => Promise<void> }) {
  const change = async (role: Role) => {
    await sessionApi.changePerson(person.user_id, { role })
    showToast(`${person.name} is now ${role === 'viewer' ? 'a viewer' : `an ${role}`}.`)
  }
  return (
    <select
      class="input"
      aria-label={`Role of ${person.name}`}
      value={person.role}
      onChange={({ currentTarget }) => {
        const role = ROLES.find((each) => each === currentTarget.value)
        if (role)
          change(role)
            .catch(showFailure)
            .finally(() => void onChanged())
      }}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {roleName(role)}
        </option>
      ))}
    </select>
  )
}

function PersonMenu({ person, onChanged, onLink }: PersonRowProps) {
  const isConfirming = useSignal(false)
  const isDisabled = person.state === 'disabled'
  const setDisabled = async (disabled: boolean) => {
    await sessionApi.changePerson(person.user_id, { disabled })
    await onChanged()
  }
  const makeLink = async () => {
    const { link, expires_at } = await sessionApi.linkFor(person.user_id)
    onLink({ name: person.name, link, expiresAt: expires_at, isInvitation: false })
  }
  return (
    <>
      <Menu
        class="button quiet icon-only compact"
        align="end"
        label={`Actions for ${person.name}`}
        button={<Icon name="more" />}
      >
        {(close) => {
          const run = (act: () => unknown) => () => {
            close()
            act()
          }
          return isDisabled ? (
            <MenuItem onClick={run(() => setDisabled(false).catch(showFailure))}>Enable</MenuItem>
          ) : (
            <>
              <MenuItem icon="link" onClick={run(() => makeLink().catch(showFailure))}>
                New sign-in link
              </MenuItem>
              <MenuItem icon="close" onClick={run(() => (isConfirming.value = true))}>
                Disable
              </MenuItem>
            </>
          )
        }}
      </Menu>
      {isConfirming.value && (
        <ConfirmRemoval
          title={`Disable ${person.name}?`}
          text="All sessions end at once, and open pages stop within five minutes. You can enable this person again."
          keep="Keep"
          remove="Disable"
          onRemove={() => setDisabled(true)}
          onClose={() => (isConfirming.value = false)}
        />
      )}
    </>
  )
}
