import type { View } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { views } from '../../features/views/views.ts'
import { Button } from '../../parts/button.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, seesAll } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import type { ListingFilters } from './filters.ts'
import { keepTable, type Table } from './table.ts'
import { ALL, addressQuery, viewQuery } from './view-query.ts'

type DialogProps = {
  /** Null for a new view. */
  view: View | null
  /** View that a new one starts from. */
  current?: View | null
  filters: ListingFilters
  table: Table
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Names a view, shares it, makes it the default, or deletes it. A new one has the filters on the screen. */
export function ViewDialog({ view, current = null, filters, table, onChanged, onClose }: DialogProps) {
  const name = useSignal(view?.name ?? '')
  const shared = useSignal(view?.shared ?? false)
  const isDefault = useSignal(view?.is_default ?? false)
  const { route } = useLocation()
  const canShare = currentSession().can.edit && seesAll()
  const save = async () => {
    const fields = { name: name.value.trim(), shared: shared.value, is_default: isDefault.value }
    if (view) await views.update(view.view_id, fields)
    else {
      const { layout, columns } = table
      const saved = await views.create({
        ...fields,
        query: viewQuery(filters),
        layout,
        columns: [...columns],
      })
      // The new view has the changes.
      keepTable(current, null)
      route(at(`listings${addressQuery(filters, saved)}`), true)
    }
    await onChanged()
    showToast(say('console.views.saved'))
    onClose()
  }
  const remove = async (gone: View) => {
    await views.delete(gone.view_id)
    keepTable(gone, null)
    route(at(`listings${ALL}`), true)
    await onChanged()
    showToast(say('console.views.deleted'))
    onClose()
  }
  return (
    <FormDialog
      title={say(view ? 'console.views.edit' : 'console.views.save')}
      submit={say('console.views.submit')}
      off={name.value.trim() === '' && say('console.views.name_missing')}
      onSubmit={save}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">{say('console.views.name')}</span>
        <input
          class="input"
          dir="auto"
          maxLength={60}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      {!view && <p class="small quiet">{say('console.views.keeps')}</p>}
      {canShare && (
        <label class="row">
          <input
            type="checkbox"
            class="check"
            checked={shared.value}
            onChange={({ currentTarget }) => (shared.value = currentTarget.checked)}
          />
          {say('console.views.share')}
        </label>
      )}
      <label class="row">
        <input
          type="checkbox"
          class="check"
          checked={isDefault.value}
          onChange={({ currentTarget }) => (isDefault.value = currentTarget.checked)}
        />
        {say(canShare && shared.value ? 'console.views.opens_first_for_all' : 'console.views.opens_first')}
      </label>
      {view && (
        <div>
          <Button small look="removes" icon="trash" onClick={() => remove(view)}>
            {say('console.views.delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
