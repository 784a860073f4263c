import type { PdpSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { eachLimited } from '../../data/each-limited.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { select } from './listing-rows.ts'

type TagDialogProps = { rows: readonly PdpSummary[]; onClose: () => void; onChanged: () => Promise<void> }

/** Adds a tag to listings, or removes one. */
export function TagDialog({ rows, onClose, onChanged }: TagDialogProps) {
  const [tag, setTag] = useState('')
  const known = [...new Set(rows.flatMap(({ tags }) => tags))].toSorted()
  const change = async (name: string, isAdded: boolean) => {
    const changed = rows.filter(({ tags }) => tags.includes(name) !== isAdded)
    await eachLimited(changed, ({ pdp_id: id, tags }) =>
      endcap.pdps.setTags(id, isAdded ? [...tags, name] : tags.filter((each) => each !== name)),
    )
    select(
      changed.map((row) => ({
        ...row,
        tags: isAdded ? [...row.tags, name] : row.tags.filter((each) => each !== name),
      })),
      true,
    )
    showToast(`${isAdded ? 'Tagged' : 'Removed the tag of'} ${counted(changed.length, 'listing')}.`)
    await onChanged()
  }
  return (
    <Dialog title={`Tag ${counted(rows.length, 'listing')}`} onClose={onClose}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          const name = tag.trim()
          if (name !== '') change(name, true).then(onClose, showFailure)
        }}
      >
        <label class="input">
          <span class="spoken">New tag</span>
          <input
            placeholder="Tag, such as Spring reset"
            maxLength={100}
            value={tag}
            onInput={(event) => setTag(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" look="first">
          Add
        </Button>
      </form>
      {known.length > 0 && (
        <div class="row wrap">
          {known.map((name) => (
            <Button
              key={name}
              small
              onClick={() => change(name, false)}
              icon="close"
              label={`Remove tag ${name}`}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
