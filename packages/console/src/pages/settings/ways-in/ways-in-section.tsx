import './ways-in.css'
import { useLocation } from 'preact-iso'
import { at } from '../../../base.ts'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import type { WaysIn } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { say } from '../../../words/say.ts'
import { DeviceLinkDialog } from './device-link-dialog.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx'

/** How the person gets in: passkeys, recovery codes, and a link for another device. */
export function WaysInSection() {
  const ways = useResource('ways-in', () => sessionApi.waysIn())
  const { query, route } = useLocation()
  return (
    <Section
      title={say('console.settings.ways_in.title')}
      text={say('console.settings.ways_in.text')}
      button={
        <Button icon="link" onClick={() => route(at('settings/ways-in?device'))}>
          {say('console.settings.ways_in.device')}
        </Button>
      }
    >
      <Loaded resource={ways}>{(all) => <Panels ways={all} onChanged={ways.reload} />}</Loaded>
      {'device' in query && <DeviceLinkDialog onClose={() => route(at('settings/ways-in'), true)} />}
    </Section>
  )
}

const Panels = ({ ways, onChanged }: { ways: WaysIn; onChanged: () => Promise<void> }) => (
  <>
    <PasskeysPanel ways={ways} onChanged={onChanged} />
    <RecoveryCodesPanel codes={ways.recovery_codes} onChanged={onChanged} />
    {ways.has_company_sign_in && <p class="quiet">{say('console.settings.ways_in.company')}</p>}
  </>
)
