import { Icon } from '../../../parts/icon.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { showFailure } from '../../../parts/toast.tsx'
import type { Organization, OrganizationUsage } from '../../../session/contract.ts'
import { bytesText, count } from '../../../words/numbers.ts'

/** Things that an operator does to an organization. */
export type OrganizationAct = 'limit' | 'suspend' | 'resume' | 'delete'

type OrganizationsTableProps = {
  organizations: readonly Organization[]
  onAct: (act: OrganizationAct, organization: Organization) => unknown
}

/** Organizations with their use and limits. */
export const OrganizationsTable = ({ organizations, onAct }: OrganizationsTableProps) => (
  <div class="panel settings-table">
    <table class="table blocks" role="table">
      <caption class="spoken">Organizations of the installation</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Name', 'In use', 'Submissions per minute'].map((name) => (
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
        {organizations.map((organization) => (
          <Row key={organization.organization_id} organization={organization} onAct={onAct} />
        ))}
      </tbody>
    </table>
  </div>
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
          {state === 'suspended' && <span class="tag bad">Suspended</span>}
          {state === 'deleting' && <span class="tag bad">Is being deleted</span>}
        </span>
        <span class="meta">{id}</span>
      </th>
      <td role="cell" data-name="In use">
        {files && `${bytesText(files.used)} of ${bytesText(files.allowed)} for files`}
        {others.length > 0 && <span class="meta">{others.map(usageText).join(' · ')}</span>}
      </td>
      <td role="cell" class="quiet" data-name="Submissions per minute">
        {rateLimit === null ? 'Default' : count(rateLimit)}
      </td>
      <td role="cell" class="actions">
        {state !== 'deleting' && <OrganizationMenu organization={organization} onAct={onAct} />}
      </td>
    </tr>
  )
}

const NAMES: Record<OrganizationUsage['quota'], string> = {
  stored_bytes: 'for files',
  upload_bytes: 'for uploads of a day',
  import_bytes: 'for catalog files',
  corrections: 'corrections',
  rubric_versions: 'versions of scoring rules',
}

function usageText({ quota, used, allowed }: OrganizationUsage): string {
  const amount = quota.endsWith('bytes') ? bytesText : count
  return `${amount(used)} of ${amount(allowed)} ${NAMES[quota]}`
}

function OrganizationMenu({ organization, onAct }: RowProps) {
  const isSuspended = organization.state === 'suspended'
  return (
    <Menu
      class="button quiet icon-only compact"
      align="end"
      label={`Actions for ${organization.name}`}
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
              Change name and limits
            </MenuItem>
            <MenuItem
              icon={isSuspended ? 'check' : 'close'}
              onClick={act(isSuspended ? 'resume' : 'suspend')}
            >
              {isSuspended ? 'Resume' : 'Suspend'}
            </MenuItem>
            <MenuItem icon="trash" onClick={act('delete')}>
              Delete
            </MenuItem>
          </>
        )
      }}
    </Menu>
  )
}
