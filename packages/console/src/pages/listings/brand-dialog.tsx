import type { PdpSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { eachLimited } from '../../data/each-limited.ts'
import { KnownNames } from '../../features/listing/known-names.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

type BrandDialogProps = { rows: readonly PdpSummary[]; onClose: () => void; onChanged: () => Promise<void> }

/** Sets the brand of listings. Without one, it is read from name and pack again. */
export function BrandDialog({ rows, onClose, onChanged }: BrandDialogProps) {
  const [brand, setBrand] = useState(rows[0]?.brand ?? '')
  const save = async () => {
    try {
      await eachLimited(rows, ({ pdp_id: id }) => endcap.pdps.change(id, { brand: brand.trim() || null }))
    } finally {
      await onChanged()
    }
    showToast(say('console.listings.brand_changed', { count: rows.length }))
    onClose()
  }
  return (
    <FormDialog
      title={say('console.listings.brand_title', { count: rows.length })}
      submit={say('console.views.submit')}
      onSubmit={save}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">{say('console.listings.brand_note')}</span>
        <input
          class="input"
          dir="auto"
          maxLength={100}
          list="brands"
          value={brand}
          onInput={({ currentTarget }) => setBrand(currentTarget.value)}
        />
        <KnownNames by="brand" id="brands" />
      </label>
    </FormDialog>
  )
}
