import type { PdpSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { eachLimited } from '../../data/each-limited.ts'
import { families, refreshFamilies } from '../../features/family/families.ts'
import { NameField } from '../../features/family/family-strip.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

type DialogProps = { rows: readonly PdpSummary[]; onClose: () => void; onChanged: () => Promise<void> }

const NEW = 'new'
const NONE = 'none'

/** Makes a family of listings, adds them to one that some are in, or takes them out. */
export function FamilyDialog({ rows, onClose, onChanged }: DialogProps) {
  const known = new Map(rows.flatMap(({ family }) => (family ? [[family.family_id, family.name]] : [])))
  const [choice, setChoice] = useState(NEW)
  const [name, setName] = useState('')
  const values = { count: rows.length }
  const save = async () => {
    await moveTo(rows, choice, name.trim())
    refreshFamilies()
    showToast(say(choice === NONE ? 'console.family.taken_out' : 'console.family.made', values))
    await onChanged()
    onClose()
  }
  return (
    <FormDialog
      title={say('console.family.dialog_title', values)}
      submit={say('console.family.save')}
      onClose={onClose}
      onSubmit={save}
    >
      <label class="stack tight">
        {say('console.family.put_into')}
        <select class="input" value={choice} onChange={(event) => setChoice(event.currentTarget.value)}>
          <option value={NEW}>{say('console.family.new')}</option>
          {[...known].map(([id, each]) => (
            <option key={id} value={id}>
              {each ?? id}
            </option>
          ))}
          {known.size > 0 && <option value={NONE}>{say('console.family.none')}</option>}
        </select>
      </label>
      {choice === NEW && <NameField name={name} onInput={setName} />}
    </FormDialog>
  )
}

async function moveTo(rows: readonly PdpSummary[], choice: string, name: string): Promise<void> {
  const pdp_ids = rows.map(({ pdp_id }) => pdp_id)
  if (choice === NEW) await families.create({ name: name || null, pdp_ids })
  else if (choice !== NONE) await families.change(choice, { add: pdp_ids })
  else await eachLimited(pdp_ids, (id) => endcap.pdps.change(id, { family_id: null }))
}
