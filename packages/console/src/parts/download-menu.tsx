import { useState } from 'preact/hooks'
import { saveStream } from '../data/save-stream.ts'
import { say } from '../words/say.ts'
import { Icon } from './icon.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { showFailure } from './toast.tsx'

const FORMATS = [
  ['xlsx', 'console.parts.format_xlsx'],
  ['csv', 'console.parts.format_csv'],
] as const

type DownloadMenuProps = {
  children: string
  /** Name of the file without its ending. */
  name: string
  open: (format: 'csv' | 'xlsx') => Promise<ReadableStream<Uint8Array>>
}

/** A button that saves a table in the format that the person chooses. */
export function DownloadMenu({ children, name, open }: DownloadMenuProps) {
  const [isSaving, setSaving] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setSaving(true)
    try {
      await saveStream(await open(format), `${name}.${format}`)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Menu
      align="end"
      button={
        <>
          {isSaving ? <span class="spinner" aria-hidden="true" /> : <Icon name="download" />}
          {children}
        </>
      }
    >
      {(close) =>
        FORMATS.map(([format, text]) => (
          <MenuItem
            key={format}
            off={isSaving}
            onClick={() => {
              close()
              save(format).catch(showFailure)
            }}
          >
            {say(text)}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
