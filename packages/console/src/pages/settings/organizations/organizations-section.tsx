import { useSignal } from '@preact/signals'
import { useResource } from '../../../data/resource.ts'
import { Loaded } from '../../../parts/controls.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Section } from '../../../parts/section.tsx'
import { showToast } from '../../../parts/toast.tsx'
import type { Organization } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { say } from '../../../words/say.ts'
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
    await changed(say('console.settings.organizations.has_access', { name: resumed.name }))
  }
  return (
    <Section
      title={say('console.settings.organizations.title')}
      text={say('console.settings.organizations.text')}
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
          onChanged={(name) => changed(say('console.settings.organizations.limits_changed', { name }))}
        />
      )}
      {organization && act === 'suspend' && (
        <SuspendDialog
          organization={organization}
          onClose={close}
          onSuspended={() =>
            changed(say('console.settings.organizations.is_suspended', { name: organization.name }))
          }
        />
      )}
      {organization && act === 'delete' && (
        <DeleteOrganizationDialog
          organization={organization}
          onClose={close}
          onDeleted={() =>
            changed(say('console.settings.organizations.is_deleted', { name: organization.name }))
          }
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
    title={say('console.settings.organizations.suspend_title', { name: organization.name })}
    text={say('console.settings.organizations.suspend_text')}
    keep={say('console.settings.organizations.keep')}
    remove={say('console.settings.organizations.suspend')}
    onRemove={async () => {
      await sessionApi.changeOrganization(organization.organization_id, { suspended: true })
      await onSuspended()
    }}
    onClose={onClose}
  />
)
