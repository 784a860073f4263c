import type { PdpSummary } from '@endcap/client'
import { Exports } from '@endcap/client/exports'
import { useState } from 'preact/hooks'
import { saveStream } from '../../data/save-stream.ts'
import { Icon } from '../../parts/icon.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { filterParams, type ListingFilters } from './filters.ts'
import type { Table } from './table.ts'
import { ZipDialog } from './zip-dialog.tsx'

const exports = new Exports(endcap)

const FILES = [
  ['xlsx', true, 'console.export.xlsx'],
  ['csv', true, 'console.export.csv'],
  ['csv', false, 'console.export.fields'],
] as const

/** Listings of a page that is read for their pictures. */
const PAGE_SIZE = 50

/** Saves the listings that meet the filters with the columns on the screen, or their pictures. */
export function ExportMenu({ filters, table }: { filters: ListingFilters; table: Table }) {
  const [isSaving, setSaving] = useState(false)
  const [isZipping, setZipping] = useState(false)
  const params = { ...filterParams(filters), sort: filters.sort }
  const save = async (format: 'csv' | 'xlsx', isForPeople: boolean) => {
    setSaving(true)
    try {
      const columns = isForPeople ? (['id', 'name', ...table.columns, 'link'] as const) : undefined
      await saveStream(await exports.pdps({ ...params, format, columns }), `listings.${format}`)
    } finally {
      setSaving(false)
    }
  }
  const readPictures = (signal: AbortSignal): AsyncIterable<PdpSummary> =>
    endcap.pdps.list({ ...params, limit: PAGE_SIZE, include: 'images' }, { signal })
  return (
    <>
      <Menu
        align="end"
        button={
          <>
            {isSaving ? <span class="spinner" aria-hidden="true" /> : <Icon name="download" />}
            {say('console.listings.export')}
          </>
        }
      >
        {(close) => (
          <>
            {FILES.map(([format, isForPeople, text]) => (
              <MenuItem
                key={text}
                off={isSaving}
                onClick={() => {
                  close()
                  save(format, isForPeople).catch(showFailure)
                }}
              >
                {say(text)}
              </MenuItem>
            ))}
            <MenuItem
              onClick={() => {
                close()
                setZipping(true)
              }}
            >
              {say('console.zip.pictures')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isZipping && <ZipDialog read={readPictures} onClose={() => setZipping(false)} />}
    </>
  )
}
