import type { Import, ImportSummary } from '@endcap/client'
import { Imports } from '@endcap/client/imports'
import { FALLBACK_POLL_MS, type Resource, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { isBeingScored, isBusy } from './import-words.ts'

export const imports = new Imports(endcap)

/** Interval at which an import is read that changes by itself. */
const BUSY_MS = 1_000
/** Imports that are listed. They are kept for some days only. */
const SHOWN = 50

/** Polls an import while it runs or its listings are scored. */
export const useImport = (id: string): Resource<Import> =>
  useResource<Import>(`import ${id}`, (signal) => imports.get(id, { signal }), {
    poll: (data) => (!data ? null : isBusy(data) ? BUSY_MS : isBeingScored(data) ? FALLBACK_POLL_MS : null),
    isAnnounced: false,
  })

/** Reads the last imports, the newest first. */
export const useImports = (): Resource<ImportSummary[]> =>
  useResource<ImportSummary[]>(
    'imports',
    async (signal) => (await imports.list({ limit: SHOWN }, { signal }).page()).data,
    { poll: (data) => (data?.some(isBusy) ? 2 * BUSY_MS : null), isAnnounced: false, freshMs: 0 },
  )
