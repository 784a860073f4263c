import { useSignal } from '@preact/signals'
import { useRef, useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { compose, type Piece } from '../../engine/workbench.ts'
import { Button } from '../../parts/button.tsx'
import { Segments } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { scoreText } from '../../words/numbers.ts'
import { placeInSentence, typeName } from '../../words/terms.ts'
import { placeAt } from './arrangement.ts'
import { GainText, onTap } from './composer-shelf.tsx'
import { useDraggable, useTrayDrop } from './drag.ts'
import { onPictureKey } from './keys.ts'
import type { Composer } from './use-composer.ts'

type Filter = 'all' | Piece['origin']

/** Images that are not on the shelf, and the ways to bring more. Files can be dropped anywhere on it. */
export function Tray({ composer }: { composer: Composer }) {
  const { preview, bench, uploading } = composer
  const [filter, setFilter] = useState<Filter>('all')
  const isOver = useSignal(false)
  const root = useRef<HTMLElement>(null)
  useTrayDrop(root, composer)
  const pieces = preview.tray.flatMap((key) => bench.pieces.get(key) ?? [])
  const ofOrigin = (origin: Filter) =>
    origin === 'all' ? pieces : pieces.filter((piece) => piece.origin === origin)
  return (
    <section
      ref={root}
      class={isOver.value ? 'tray over' : 'tray'}
      aria-labelledby="tray"
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        isOver.value = false
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        composer.addFiles(files).catch(showFailure)
      }}
    >
      <div class="tray-head">
        <h2 id="tray">Tray</h2>
        <Segments
          label="Images of the tray"
          value={filter}
          options={[
            ['all', `All ${pieces.length}`],
            ['spark', `Made by Spark ${ofOrigin('spark').length}`],
            ['listing', `Removed ${ofOrigin('listing').length}`],
            ['upload', `Uploads ${ofOrigin('upload').length}`],
          ]}
          onChange={setFilter}
        />
        <AddPictures composer={composer} />
      </div>
      <ol class="tray-pictures" role="list" aria-label="Images in the tray">
        {ofOrigin(filter).map((piece) => (
          <TrayPicture key={piece.key} composer={composer} piece={piece} />
        ))}
        {Array.from({ length: uploading.value }, (_, index) => (
          <li key={`uploading ${index}`} class="tray-picture">
            <span class="gap-place">Looking at it</span>
          </li>
        ))}
        <li class="tray-picture no-print">
          <span class="gap-place drop-hint small">
            <Icon name="upload" />
            Drop pictures here
          </span>
        </li>
      </ol>
    </section>
  )
}

function TrayPicture({ composer, piece }: { composer: Composer; piece: Piece }) {
  const grip = useRef<HTMLButtonElement>(null)
  useDraggable(grip, composer, piece.key)
  const { service_score: score, classification } = piece.candidate.as('carousel')
  const isHeld = composer.held.value?.key === piece.key
  return (
    <li class={isHeld ? 'tray-picture picked' : 'tray-picture'}>
      <button
        ref={grip}
        type="button"
        class="grip"
        data-key={piece.key}
        aria-pressed={isHeld}
        aria-label={`${typeName(classification)} in the tray, scores ${scoreText(score)}`}
        aria-describedby="composer-keys"
        onKeyDown={(event) => onPictureKey(event, composer, piece.key, null)}
        onClick={(event) => onTap(event, composer, piece.key, null)}
      >
        <Picture src={local(piece.renditions[480])} alt="" />
      </button>
      <div class="row between">
        <span class="small cut">{typeName(classification)}</span>
        <b class="small">{scoreText(score)}</b>
      </div>
      <TrayGain composer={composer} piece={piece} />
    </li>
  )
}

/** Points that a picture would gain in the next free place, or the image that it repeats. */
function TrayGain({
  composer: { bench, present, now, composed },
  piece,
}: {
  composer: Composer
  piece: Piece
}) {
  if (!composed || !now) return null
  const place = present.shelf.length
  const next = compose(bench, placeAt(present, piece.key, place).shelf)
  const current = compose(bench, present.shelf)
  if (!next || !current) return null
  const repeated = next.repeats.find(([, later]) => later === place)
  if (repeated)
    return <span class="small loss">Repeats {placeInSentence(repeated[0]).replace('the ', '')}</span>
  return <GainText gain={next.score - current.score} text={`as ${placeInSentence(place)}`} />
}

function AddPictures({ composer }: { composer: Composer }) {
  const [url, setUrl] = useState('')
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      class="row tray-add no-print"
      onSubmit={(event) => {
        event.preventDefault()
        const address = url.trim()
        if (address === '') return
        setUrl('')
        composer.addUrl(address).catch(showFailure)
      }}
    >
      <label class="input">
        <Icon name="link" />
        <span class="spoken">Image address</span>
        <input
          type="url"
          placeholder="Paste an image address"
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
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          composer.addFiles(files).catch(showFailure)
        }}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        Upload
      </Button>
    </form>
  )
}
