import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

type DropPlaceProps = {
  /** File types that the dialog offers, as in the attribute `accept`. */
  accept: string
  /** True if several files may be chosen. */
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  /** Shown above the label. */
  before?: ComponentChildren
  /** The label. */
  children: ComponentChildren
}

/** A place where files are dropped, or chosen in a dialog. */
export function DropPlace({ accept, multiple = false, onFiles, before, children }: DropPlaceProps) {
  const isOver = useSignal(false)
  return (
    <div
      class={isOver.value ? 'drop-place over' : 'drop-place'}
      onDragOver={(event) => {
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        onFiles([...(event.dataTransfer?.files ?? [])])
      }}
    >
      {before}
      <label class="drop-label">
        <input
          type="file"
          class="spoken"
          multiple={multiple}
          accept={accept}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        {children}
      </label>
    </div>
  )
}
