import { useSignal } from '@preact/signals'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showFailure, showToast } from '../../../parts/toast.tsx'
import type { Role } from '../../../session/contract.ts'
import { currentSession } from '../../../session/session.ts'
import { type Person, sessionApi } from '../../../session/session-api.ts'
import { ago, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { SettingsTable } from '../settings-table.tsx'
import type { OneTimeLink } from './link-dialog.tsx'
import { ROLES, roleName } from './roles.tsx'

type PeopleTableProps = {
  people: readonly Person[]
  onChanged: () => Promise<void>
  onLink: (link: OneTimeLink) => void
}

/** People with their roles. */
export const PeopleTable = ({ people, onChanged, onLink }: PeopleTableProps) => (
  <SettingsTable
    caption={say('console.settings.people.caption')}
    columns={['console.settings.name', 'console.settings.people.role', 'console.settings.people.last_seen']}
    actions="console.settings.actions"
    class="people"
  >
    {people.map((person) => (
      <PersonRow key={person.user_id} person={person} onChanged={onChanged} onLink={onLink} />
    ))}
  </SettingsTable>
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
          {isSelf && <span class="tag">{say('console.settings.people.you')}</span>}
          {isOperator && <span class="tag">{say('console.settings.role.operator')}</span>}
          {state === 'invited' && <span class="tag good">{say('console.settings.people.invited')}</span>}
          {state === 'disabled' && <span class="tag bad">{say('console.settings.people.disabled')}</span>}
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
      <td role="cell" class="quiet" data-name={say('console.settings.people.last_seen')}>
        {lastSeen === null ? (
          say('console.settings.never')
        ) : (
          <time title={exactTime(lastSeen)}>{ago(lastSeen)}</time>
        )}
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
    showToast(say('console.settings.people.role_changed', { name: person.name, role }))
  }
  return (
    <select
      class="input"
      aria-label={say('console.settings.people.role_of', { name: person.name })}
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
        label={say('console.settings.actions_for', { name: person.name })}
        button={<Icon name="more" />}
      >
        {(close) => {
          const run = (act: () => unknown) => () => {
            close()
            act()
          }
          return isDisabled ? (
            <MenuItem onClick={run(() => setDisabled(false).catch(showFailure))}>
              {say('console.settings.people.enable')}
            </MenuItem>
          ) : (
            <>
              <MenuItem icon="link" onClick={run(() => makeLink().catch(showFailure))}>
                {say('console.settings.people.new_link')}
              </MenuItem>
              <MenuItem icon="close" onClick={run(() => (isConfirming.value = true))}>
                {say('console.settings.people.disable')}
              </MenuItem>
            </>
          )
        }}
      </Menu>
      {isConfirming.value && (
        <ConfirmRemoval
          title={say('console.settings.people.disable_title', { name: person.name })}
          text={say('console.settings.people.disable_text')}
          keep={say('console.settings.people.keep')}
          remove={say('console.settings.people.disable')}
          onRemove={() => setDisabled(true)}
          onClose={() => (isConfirming.value = false)}
        />
      )}
    </>
  )
}
