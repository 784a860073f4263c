import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showFailure } from '../../../parts/toast.tsx'
import type { Organization, OrganizationUsage } from '../../../session/contract.ts'
import { bytesText, count } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { SettingsTable } from '../settings-table.tsx'

/** Things that an operator does to an organization. */
export type OrganizationAct = 'limit' | 'suspend' | 'resume' | 'delete'

type OrganizationsTableProps = {
  organizations: readonly Organization[]
  onAct: (act: OrganizationAct, organization: Organization) => unknown
}

const COLUMNS = [
  'console.settings.organizations.name',
  'console.settings.organizations.in_use',
  'console.settings.organizations.rate',
] as const

/** Organizations with their use and limits. */
export const OrganizationsTable = ({ organizations, onAct }: OrganizationsTableProps) => (
  <SettingsTable
    caption={say('console.settings.organizations.caption')}
    columns={COLUMNS}
    actions="console.settings.organizations.actions"
  >
    {organizations.map((organization) => (
      <Row key={organization.organization_id} organization={organization} onAct={onAct} />
    ))}
  </SettingsTable>
)

type RowProps = { organization: Organization; onAct: OrganizationsTableProps['onAct'] }

function Row({ organization, onAct }: RowProps) {
  const { organization_id: id, name, state, rate_limit: rateLimit, usage } = organization
  const files = usage.find(({ quota }) => quota === 'stored_bytes')
  const others = usage.filter(({ quota, used }) => quota !== 'stored_bytes' && used > 0)
  return (
    <tr role="row" class={state === 'active' ? undefined : 'off'}>
      <th role="rowheader" scope="row" class="person-name">
        <span class="row wrap">
          <b>{name}</b>
          {state === 'suspended' && (
            <span class="tag bad">{say('console.settings.organizations.suspended')}</span>
          )}
          {state === 'deleting' && (
            <span class="tag bad">{say('console.settings.organizations.deleting')}</span>
          )}
        </span>
        <span class="meta">{id}</span>
      </th>
      <td role="cell" data-name={say('console.settings.organizations.in_use')}>
        {files && usageText(files)}
        {others.length > 0 && <span class="meta">{others.map(usageText).join(' · ')}</span>}
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.organizations.rate')}>
        {rateLimit === null ? say('console.settings.organizations.default') : count(rateLimit)}
      </td>
      <td role="cell" class="actions">
        {state !== 'deleting' && <OrganizationMenu organization={organization} onAct={onAct} />}
      </td>
    </tr>
  )
}

function usageText({ quota, used, allowed }: OrganizationUsage): string {
  const amount = quota.endsWith('bytes') ? bytesText : count
  return say(`console.settings.organizations.${quota}`, { used: amount(used), allowed: amount(allowed) })
}

function OrganizationMenu({ organization, onAct }: RowProps) {
  const isSuspended = organization.state === 'suspended'
  return (
    <Menu
      class="button quiet icon-only compact"
      align="end"
      label={say('console.settings.organizations.actions_for', { name: organization.name })}
      button={<Icon name="more" />}
    >
      {(close) => {
        const act = (chosen: OrganizationAct) => () => {
          close()
          Promise.resolve(onAct(chosen, organization)).catch(showFailure)
        }
        return (
          <>
            <MenuItem icon="chart" onClick={act('limit')}>
              {say('console.settings.organizations.change_limits')}
            </MenuItem>
            <MenuItem
              icon={isSuspended ? 'check' : 'close'}
              onClick={act(isSuspended ? 'resume' : 'suspend')}
            >
              {isSuspended
                ? say('console.settings.organizations.resume')
                : say('console.settings.organizations.suspend')}
            </MenuItem>
            <MenuItem icon="trash" onClick={act('delete')}>
              {say('console.settings.organizations.delete')}
            </MenuItem>
          </>
        )
      }}
    </Menu>
  )
}
