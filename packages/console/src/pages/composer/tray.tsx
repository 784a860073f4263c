import { useRef, useState } from 'preact/hooks'
import type { Piece } from '../../engine/workbench.ts'
import { Segments } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { AddPictures, useFileDrop } from './add-pictures.tsx'
import { useTrayDrop } from './drag.ts'
import { TrayPicture } from './tray-picture.tsx'
import type { Composer } from './use-composer.ts'

type Filter = 'all' | Piece['origin']

/** Shows images off the shelf, and adds more. */
export function Tray({ composer }: { composer: Composer }) {
  const { preview, bench, uploading } = composer
  const [filter, setFilter] = useState<Filter>('all')
  const root = useRef<HTMLElement>(null)
  const isOver = useFileDrop(composer)
  useTrayDrop(root, composer)
  const pieces = preview.tray.flatMap((key) => bench.pieces.get(key) ?? [])
  const ofOrigin = (origin: Filter) =>
    origin === 'all' ? pieces : pieces.filter((piece) => piece.origin === origin)
  return (
    <section ref={root} class={isOver.value ? 'tray over' : 'tray'} aria-labelledby="tray">
      <div class="tray-head">
        <h2 id="tray">{say('console.composer.tray')}</h2>
        <Segments
          label={say('console.composer.tray_filter')}
          value={filter}
          options={[
            ['all', counted(pieces.length, 'console.composer.filter_all')],
            ['spark', counted(ofOrigin('spark').length, 'console.composer.filter_spark')],
            ['listing', counted(ofOrigin('listing').length, 'console.composer.filter_removed')],
            ['upload', counted(ofOrigin('upload').length, 'console.composer.filter_uploads')],
          ]}
          onChange={setFilter}
        />
        <AddPictures composer={composer} />
      </div>
      <ol class="tray-pictures" role="list" aria-label={say('console.composer.tray_images')}>
        {ofOrigin(filter).map((piece) => (
          <TrayPicture key={piece.key} composer={composer} piece={piece} />
        ))}
        {Array.from({ length: uploading.value }, (_, index) => (
          <li key={`uploading ${index}`} class="tray-picture">
            <span class="gap-place">{say('console.composer.upload_being_scored')}</span>
          </li>
        ))}
        <li class="tray-picture no-print">
          <span class="gap-place drop-hint small">
            <Icon name="upload" />
            {say('console.composer.drop_pictures')}
          </span>
        </li>
      </ol>
    </section>
  )
}
