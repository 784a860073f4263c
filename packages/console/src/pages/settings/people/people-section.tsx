import { useSignal } from '@preact/signals'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog, type OneTimeLink } from './link-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { RolesTable } from './roles.tsx'

/** People of the organization, their roles, and links to sign in with. */
export function PeopleSection() {
  const people = useResource('people', () => sessionApi.people())
  const isInviting = useSignal(false)
  const link = useSignal<OneTimeLink | null>(null)
  const show = (shown: OneTimeLink) => {
    isInviting.value = false
    link.value = shown
    void people.reload()
  }
  return (
    <Section
      title="People"
      text="They sign in with a link that works once."
      button={
        <Button look="first" icon="add" onClick={() => (isInviting.value = true)}>
          Invite a person
        </Button>
      }
    >
      <Loaded resource={people}>
        {(all) => <PeopleTable people={all} onChanged={people.reload} onLink={show} />}
      </Loaded>
      <RolesTable />
      {isInviting.value && <InviteDialog onClose={() => (isInviting.value = false)} onInvited={show} />}
      {link.value && <LinkDialog link={link.value} onClose={() => (link.value = null)} />}
    </Section>
  )
}
