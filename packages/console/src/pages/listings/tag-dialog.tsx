import type { PdpSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { eachLimited } from '../../data/each-limited.ts'
import { select } from '../../features/listing/selection.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

type TagDialogProps = { rows: readonly PdpSummary[]; onClose: () => void; onChanged: () => Promise<void> }

/** Adds a tag to listings, or removes one. */
export function TagDialog({ rows, onClose, onChanged }: TagDialogProps) {
  const [tag, setTag] = useState('')
  const known = [...new Set(rows.flatMap(({ tags }) => tags))].toSorted()
  const change = (name: string, isAdded: boolean) =>
    changeTag(rows, name, isAdded).finally(() => void onChanged())
  return (
    <Dialog title={say('console.listings.tag_title', { count: rows.length })} onClose={onClose}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          const name = tag.trim()
          if (name !== '') change(name, true).then(onClose, showFailure)
        }}
      >
        <label class="input">
          <span class="spoken">{say('console.listings.new_tag')}</span>
          <input
            placeholder={say('console.listings.new_tag_hint')}
            maxLength={100}
            value={tag}
            onInput={(event) => setTag(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" look="first">
          {say('console.listings.add_tag')}
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
              label={say('console.listings.remove_tag', { tag: name })}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  )
}

/** Adds a tag to the rows that do not have it, or removes it from those that do. */
async function changeTag(rows: readonly PdpSummary[], name: string, isAdded: boolean): Promise<void> {
  const changed = rows.filter(({ tags }) => tags.includes(name) !== isAdded)
  await eachLimited(changed, async (row) => {
    // Read now, because the row may be old and a colleague may have added a tag.
    const { tags } = await endcap.pdps.summary(row.pdp_id)
    const others = tags.filter((each) => each !== name)
    const next = isAdded ? [...others, name] : others
    await endcap.pdps.setTags(row.pdp_id, next)
    select([{ ...row, tags: next }], true)
  })
  const values = { count: changed.length }
  showToast(isAdded ? say('console.listings.tagged', values) : say('console.listings.untagged', values))
}
