import type { ListingExplanation, PdpChange } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { refresh, useResource } from '../../data/resource.ts'
import { CategorySearch } from '../../parts/category-search.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say, sayWith } from '../../words/say.ts'
import { editOf } from './edit-of.ts'

/** Characters of a tag. */
const MAX_TAG = 100

type EditProps = { listing: ListingExplanation; onClose: () => void }

/** A form for what describes a listing. Only what differs is sent, and an undo sends it back. */
export function EditDialog({ listing, onClose }: EditProps) {
  const form = useSignal({
    name: listing.name ?? '',
    id: listing.id,
    retailer: listing.retailer,
    category: { id: listing.category_id, path: listing.category ?? '' },
    tags: listing.tags.join('\n'),
  })
  const isSearching = useSignal(false)
  const { data: retailers = [] } = useResource('retailers', (signal) => endcap.retailers.list({ signal }), {
    freshMs: Infinity,
  })
  const set = (part: Partial<typeof form.value>) => {
    form.value = { ...form.value, ...part }
  }
  const isOwn = listing.id_type === 'id'
  const hasLongTag = form.value.tags.split('\n').some((tag) => tag.trim().length > MAX_TAG)
  const save = async () => {
    const { change, undo } = editOf(listing, form.value)
    if (Object.keys(change).length > 0) {
      await send(listing.pdp_id, change)
      const run = () => void send(listing.pdp_id, undo).catch(showFailure)
      showToast(say('console.listing.edit_saved'), { label: say('console.common.undo'), run })
    }
    onClose()
  }
  return (
    <FormDialog
      title={say('console.listing.edit_title')}
      submit={say('console.listing.edit_save')}
      off={hasLongTag && say('console.listing.edit_long_tag', { most: MAX_TAG })}
      onSubmit={save}
      onClose={onClose}
    >
      <label class="field">
        {say('console.listing.edit_name')}
        <input
          class="input"
          maxLength={1_000}
          value={form.value.name}
          onInput={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      </label>
      {isOwn && (
        <>
          <label class="field">
            {say('console.listing.edit_id')}
            <input
              class="input"
              required
              value={form.value.id}
              onInput={({ currentTarget }) => set({ id: currentTarget.value })}
            />
          </label>
          <label class="field">
            {say('console.listing.edit_retailer')}
            <select
              class="input"
              value={form.value.retailer}
              onChange={({ currentTarget }) => set({ retailer: currentTarget.value })}
            >
              {retailers.map(({ id, display_name: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <div class="field">
        {say('console.listing.edit_category')}
        <span class="row wrap">
          {form.value.category.path}
          <button type="button" class="link" onClick={() => (isSearching.value = !isSearching.value)}>
            {sayWith(
              'console.parts.category_change',
              {},
              { spoken: (text) => <span class="spoken">{text}</span> },
            )}
          </button>
        </span>
        {isSearching.value && (
          <CategorySearch
            onChoose={({ id, path }) => {
              set({ category: { id, path } })
              isSearching.value = false
            }}
          />
        )}
      </div>
      <label class="field">
        {say('console.listing.edit_tags')}
        <textarea
          class="input"
          rows={3}
          value={form.value.tags}
          onInput={({ currentTarget }) => set({ tags: currentTarget.value })}
        />
      </label>
    </FormDialog>
  )
}

async function send(pdpId: string, change: PdpChange): Promise<void> {
  await endcap.pdps.change(pdpId, change)
  for (const kind of ['summary', 'explanation', 'history']) refresh(`${kind} ${pdpId}`)
}
