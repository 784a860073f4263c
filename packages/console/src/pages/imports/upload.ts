import type { Import } from '@endcap/client'
import { signal } from '@preact/signals'
import { at } from '../../base.ts'
import { refresh } from '../../data/resource.ts'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'
import { imports } from './imports.ts'

/** The uploading file. Leaving the page does not stop it. */
export const uploading = signal<{ file: File; cancel: () => void } | null>(null)

/** Uploads a catalog file, and opens its import unless the person has left the page. */
export async function upload(file: File, route: (address: string) => void): Promise<void> {
  if (uploading.value) return
  const canceled = new AbortController()
  uploading.value = { file, cancel: () => canceled.abort() }
  try {
    // The browser reads the file from disk while sending it.
    const created = await imports.create(file, {}, { signal: canceled.signal })
    refresh('imports')
    show(created, route)
  } catch (error) {
    if (!canceled.signal.aborted) showFailure(error)
  } finally {
    uploading.value = null
  }
}

function show({ import_id: id, filename }: Import, route: (address: string) => void): void {
  const address = at(`import/${id}`)
  if (location.pathname.startsWith(at('import'))) route(address)
  else
    showToast(
      filename === null
        ? say('console.imports.uploaded_unnamed')
        : say('console.imports.uploaded', { file: filename }),
      { label: say('console.imports.open'), run: () => route(address) },
    )
}
