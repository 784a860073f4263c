import { useSignal } from '@preact/signals'
import { useResource } from '../../../data/resource.ts'
import { Loaded } from '../../../parts/controls.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Section } from '../../../parts/section.tsx'
import { showToast } from '../../../parts/toast.tsx'
import type { Organization } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { DeleteOrganizationDialog, LimitsDialog } from './organizations-dialogs.tsx'
import { type OrganizationAct, OrganizationsTable } from './organizations-table.tsx'

/** All organizations of the installation with their use and limits, for operators. */
export function OrganizationsSection() {
  const organizations = useResource('organizations', () => sessionApi.organizations(), { isAnnounced: false })
  const acting = useSignal<{ act: OrganizationAct; organization: Organization } | null>(null)
  const close = () => (acting.value = null)
  const changed = async (text: string) => {
    showToast(text)
    close()
    await organizations.reload()
  }
  const { act, organization } = acting.value ?? {}
  const resume = async (resumed: Organization) => {
    await sessionApi.changeOrganization(resumed.organization_id, { suspended: false })
    await changed(`${resumed.name} has access again.`)
  }
  return (
    <Section
      title="Organizations"
      text="All organizations of this installation, what they use, and what they may use."
    >
      <Loaded resource={organizations}>
        {(all) => (
          <OrganizationsTable
            organizations={all}
            onAct={(chosen, of) =>
              chosen === 'resume' ? resume(of) : (acting.value = { act: chosen, organization: of })
            }
          />
        )}
      </Loaded>
      {organization && act === 'limit' && (
        <LimitsDialog
          organization={organization}
          onClose={close}
          onChanged={(name) => changed(`The limits of ${name} are changed.`)}
        />
      )}
      {organization && act === 'suspend' && (
        <SuspendDialog
          organization={organization}
          onClose={close}
          onSuspended={() => changed(`${organization.name} is suspended.`)}
        />
      )}
      {organization && act === 'delete' && (
        <DeleteOrganizationDialog
          organization={organization}
          onClose={close}
          onDeleted={() => changed(`${organization.name} is being deleted.`)}
        />
      )}
    </Section>
  )
}

type SuspendDialogProps = {
  organization: Organization
  onClose: () => void
  onSuspended: () => Promise<void>
}

const SuspendDialog = ({ organization, onClose, onSuspended }: SuspendDialogProps) => (
  <ConfirmRemoval
    title={`Suspend ${organization.name}?`}
    text="Its programs and people are refused at once. Nothing is deleted, and what was submitted is still scored. You can resume it."
    keep="Keep"
    remove="Suspend"
    onRemove={async () => {
      await sessionApi.changeOrganization(organization.organization_id, { suspended: true })
      await onSuspended()
    }}
    onClose={onClose}
  />
)
