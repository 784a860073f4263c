import { useState } from 'preact/hooks'
import { KnownNames } from '../../features/listing/known-names.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'

type TagDialogProps = {
  title: string
  /** Tags of the loaded rows. */
  known: readonly string[]
  onTag: (name: string, isAdded: boolean) => Promise<void>
  onClose: () => void
}

/** Adds a tag to listings, or removes one. */
export function TagDialog({ title, known, onTag, onClose }: TagDialogProps) {
  const [tag, setTag] = useState('')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          const name = tag.trim()
          if (name !== '') onTag(name, true).then(onClose, showFailure)
        }}
      >
        <label class="input">
          <span class="spoken">{say('console.listings.new_tag')}</span>
          <input
            placeholder={say('console.listings.new_tag_hint')}
            maxLength={100}
            list="tags"
            value={tag}
            onInput={(event) => setTag(event.currentTarget.value)}
          />
          <KnownNames by="tag" id="tags" />
        </label>
        <Button type="submit" look="first">
          {say('console.listings.add_tag')}
        </Button>
      </form>
      {known.length > 0 && (
        <div class="row wrap">
          <span class="small">{say('console.listings.remove_tags')}</span>
          {known.map((name) => (
            <Button
              key={name}
              small
              onClick={() => onTag(name, false)}
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
