import { useSignal } from '@preact/signals'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded } from '../../../parts/controls.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Section } from '../../../parts/section.tsx'
import type { CreatedCredential } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { CreateCredentialDialog } from './create-credential-dialog.tsx'
import { CredentialsTable } from './credentials-table.tsx'
import { NewCredentialPanel } from './new-credential-panel.tsx'

/** Credentials of programs. A new secret is only in the memory of this component, and leaves it with the page. */
export function CredentialsSection() {
  const credentials = useResource('credentials', () => sessionApi.credentials())
  const isCreating = useSignal(false)
  const created = useSignal<CreatedCredential | null>(null)
  const revoking = useSignal<{ clientId: string; name: string } | null>(null)
  const revoke = async (clientId: string) => {
    await sessionApi.revokeCredential(clientId)
    if (created.value?.client_id === clientId) created.value = null
    await credentials.reload()
  }
  const startRevoking = (clientId: string, name: string) => (revoking.value = { clientId, name })
  return (
    <Section
      title="Credentials"
      text="For programs. People sign in with a link instead."
      button={<CreateButton isOff={created.value !== null} onClick={() => (isCreating.value = true)} />}
    >
      {created.value && (
        <NewCredentialPanel
          credential={created.value}
          onSaved={() => (created.value = null)}
          onRevoke={startRevoking}
        />
      )}
      <Loaded resource={credentials}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="There is no credential" text="A program needs one to get its access token." />
          ) : (
            <CredentialsTable credentials={all} onRevoke={startRevoking} />
          )
        }
      </Loaded>
      {isCreating.value && (
        <CreateCredentialDialog
          onClose={() => (isCreating.value = false)}
          onCreated={(credential) => {
            isCreating.value = false
            created.value = credential
            void credentials.reload()
          }}
        />
      )}
      {revoking.value && (
        <RevokeDialog
          name={revoking.value.name}
          onRevoke={() => revoke(revoking.value?.clientId ?? '')}
          onClose={() => (revoking.value = null)}
        />
      )}
    </Section>
  )
}

const CreateButton = ({ isOff, onClick }: { isOff: boolean; onClick: () => void }) => (
  <Button
    look={isOff ? undefined : 'first'}
    icon="add"
    off={isOff && 'Save the secret of the new credential first.'}
    onClick={onClick}
  >
    Create a credential
  </Button>
)

type RevokeDialogProps = { name: string; onRevoke: () => Promise<void>; onClose: () => void }

const RevokeDialog = ({ name, onRevoke, onClose }: RevokeDialogProps) => (
  <ConfirmRemoval
    title={`Revoke “${name}”?`}
    text="Programs that use it are refused at once. It cannot be restored."
    keep="Keep it"
    remove="Revoke"
    onRemove={onRevoke}
    onClose={onClose}
  />
)
