import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { compose, type Workbench } from '../../engine/workbench.ts'
import { announce } from '../../parts/live.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { type Arrangement, placeAt } from './arrangement.ts'
import { createActions, type Held } from './composer-actions.ts'
import { type ComposerUploads, createUploads } from './composer-uploads.ts'
import { refusalOf } from './refusal.ts'
import { type ComposerSession, sessionOf } from './session-store.ts'

export type Composer = ReturnType<typeof useComposer>

/** Opens a listing's composer. */
export function useComposer(bench: Workbench) {
  const session = useMemo(() => sessionOf(bench), [bench])
  const held = useSignal<Held | null>(null)
  const line = useSignal('')
  const [actions, uploads] = useMemo(() => {
    const report = (sentence: string) => {
      line.value = sentence
      announce(sentence)
    }
    return [
      { ...createActions({ bench, session, held, report }), report },
      createUploads(session, report),
    ] as const
  }, [bench, session])
  useEffect(() => void restore(session, { ...actions, ...uploads }), [session])
  const now = useMemo(() => compose(bench, bench.given), [bench])
  const { past, present, future } = session.timeline.value
  const preview = previewOf(bench, present, held.value)
  return {
    ...actions,
    ...uploads,
    bench,
    held,
    line,
    uploading: session.uploading,
    present,
    /** Arrangement after dropping the held picture. */
    preview,
    composed: compose(bench, preview.shelf),
    now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}

type Restoring = Pick<ReturnType<typeof createActions>, 'show'> & Pick<ComposerUploads, 'addStored'>

/** Rereads uploads that were on the shelf before a page reload. */
async function restore(session: ComposerSession, { show, addStored }: Restoring): Promise<void> {
  const { lost } = session
  if (lost === null) return
  // Expired uploads are skipped.
  for (const id of lost.uploads) await addStored(id).catch(showFailure)
  session.lost = null
  show(lost.shelf)
}

function previewOf(bench: Workbench, present: Arrangement, held: Held | null): Arrangement {
  if (held === null || held.place === null) return present
  const isRefused = refusalOf(bench, present, held.key, held.place) !== null
  return isRefused ? present : placeAt(present, held.key, held.place)
}
