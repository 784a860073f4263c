import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { IMAGE_TYPES } from '../../data/image-types.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { ChoosePicture } from './choose-picture.tsx'
import type { Composer } from './use-composer.ts'

const viewersText = () => say('console.composer.viewers_upload')

/** Accepts files dropped anywhere on the page. Returns true while files are dragged over it. */
export function useFileDrop(composer: Composer): Signal<boolean> {
  const isOver = useSignal(false)
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      isOver.value = true
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false
    }
    const onDrop = (event: DragEvent) => {
      isOver.value = false
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file.
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!currentSession().can.edit) showFailure(new Error(viewersText()))
      else composer.addFiles(files).catch(showFailure)
    }
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop }
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type as 'drop', listener)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type as 'drop', listener)
    }
  }, [composer.addFiles])
  return isOver
}

/** Adds pictures to the tray, by URL or from files. */
export function AddPictures({ composer }: { composer: Composer }) {
  const [url, setUrl] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const canEdit = currentSession().can.edit
  return (
    <>
      <form
        class="row tray-add no-print"
        onSubmit={(event) => {
          event.preventDefault()
          const address = url.trim()
          if (address === '' || !canEdit) return
          // A failed URL stays, to be corrected.
          composer
            .addUrl(address)
            .then(() => setUrl((now) => (now.trim() === address ? '' : now)), showFailure)
        }}
      >
        <label class="input">
          <Icon name="link" />
          <span class="spoken">{say('console.composer.image_address')}</span>
          <input
            type="url"
            disabled={!canEdit}
            placeholder={say('console.composer.paste_address')}
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
        </label>
        <input
          ref={input}
          type="file"
          class="spoken"
          tabIndex={-1}
          aria-hidden="true"
          multiple
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            composer.addFiles(files).catch(showFailure)
          }}
        />
        <Button icon="upload" off={!canEdit && viewersText()} onClick={() => input.current?.click()}>
          {say('console.composer.upload')}
        </Button>
        <Button icon="search" off={!canEdit && viewersText()} onClick={() => setChoosing(true)}>
          {say('console.choose.open')}
        </Button>
      </form>
      {isChoosing && <ChoosePicture composer={composer} like={null} onClose={() => setChoosing(false)} />}
    </>
  )
}
