import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/controls.tsx'
import { ConfirmRemoval, Dialog } from '../../../parts/dialog.tsx'
import type { WaysIn } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { exactTime } from '../../../words/numbers.ts'
import { say, sayWith } from '../../../words/say.ts'

type PanelProps = { codes: WaysIn['recovery_codes']; onChanged: () => Promise<void> }

/** How many codes are left, and new ones, which are shown once. */
export function RecoveryCodesPanel({ codes, onChanged }: PanelProps) {
  const made = useSignal<readonly string[] | null>(null)
  const isConfirming = useSignal(false)
  const make = async () => {
    made.value = await sessionApi.makeRecoveryCodes()
    await onChanged()
  }
  const close = () => (isConfirming.value = false)
  return (
    <section class="panel ways-in-panel" aria-labelledby="codes-title">
      <h3 id="codes-title">{say('console.settings.ways_in.codes')}</h3>
      <p class="quiet">
        {codes
          ? say('console.settings.ways_in.codes_left', {
              left: codes.left,
              time: exactTime(codes.created_at),
            })
          : say('console.settings.ways_in.codes_none')}
      </p>
      <Button icon="key" onClick={codes ? () => void (isConfirming.value = true) : make}>
        {say('console.settings.ways_in.make_codes')}
      </Button>
      {isConfirming.value && (
        <ConfirmRemoval
          title={say('console.settings.ways_in.replace_title')}
          text={say('console.settings.ways_in.replace_text')}
          keep={say('console.common.cancel')}
          remove={say('console.settings.ways_in.make_codes')}
          onRemove={make}
          onClose={close}
        />
      )}
      {made.value && <CodesDialog codes={made.value} onClose={() => (made.value = null)} />}
    </section>
  )
}

const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog title={say('console.settings.ways_in.codes_title')} onClose={onClose}>
    <p class="quiet">{sayWith('console.settings.ways_in.codes_save', {}, { b: (text) => <b>{text}</b> })}</p>
    <ul class="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div class="dialog-buttons">
      <Button onClick={onClose}>{say('console.settings.people.done')}</Button>
      <CopyButton text={codes.join('\n')} label={say('console.settings.ways_in.codes_copy')} look="first" />
    </div>
  </Dialog>
)
