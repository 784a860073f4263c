import { useLocation } from 'preact-iso'
import { Button } from '../../parts/button.tsx'
import { DropPlace } from '../../parts/drop-place.tsx'
import { Icon } from '../../parts/icon.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { bytesText } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { upload, uploading } from './upload.ts'

type DropCatalogProps = { title: string; note: string }

/** A place for a catalog file: it is dropped or chosen, and uploaded. */
export function DropCatalog({ title, note }: DropCatalogProps) {
  const { route } = useLocation()
  const take = (files: readonly File[]) => {
    const [file] = files
    if (files.length > 1) showFailure(new Error(say('console.imports.drop_one')))
    else if (file) void upload(file, route)
  }
  if (uploading.value) return <Uploading {...uploading.value} />
  return (
    <DropPlace accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.xlsx" onFiles={take}>
      <Icon name="upload" />
      <b>{title}</b>
      <span class="small quiet">{note}</span>
    </DropPlace>
  )
}

const Uploading = ({ file, cancel }: { file: File; cancel: () => void }) => (
  <div class="panel row wrap" role="status">
    <span class="spinner" aria-hidden="true" />
    <span class="import-name">
      {sayWith(
        'console.imports.uploading',
        { file: file.name, size: bytesText(file.size) },
        { b: (text) => <b>{text}</b> },
      )}
    </span>
    <Button onClick={cancel}>{say('console.common.cancel')}</Button>
  </div>
)
