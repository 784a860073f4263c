import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { compose, type Workbench } from '../../engine/workbench.ts'
import { announce } from '../../parts/live.tsx'
import { currentSession } from '../../session/session.ts'
import { type Arrangement, placeAt } from './arrangement.ts'
import { createActions, type Held } from './composer-actions.ts'
import { createUploads } from './composer-uploads.ts'
import { refusalOf } from './refusal.ts'
import { savedWork } from './saved-session.ts'
import { createSessionStore, isContested, type SessionOf, takeTheirs } from './session-store.ts'

export type Composer = ReturnType<typeof useComposer>

/** Another person reloads the page. */
let store: SessionOf | null = null
const sessionOf: SessionOf = (bench) => {
  store ??= createSessionStore(savedWork(sessionStorage, currentSession().user.user_id))
  return store(bench)
}

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
  useEffect(() => void uploads.restore(), [session])
  const now = useMemo(() => compose(bench, bench.given), [bench])
  const { past, present, future } = session.timeline.value
  const preview = previewOf(bench, present, held.value)
  return {
    ...actions,
    ...uploads,
    bench,
    session,
    held,
    line,
    uploading: session.uploading,
    present,
    /** Arrangement after dropping the held picture. */
    preview,
    composed: compose(bench, preview.shelf),
    now,
    isRestoring: session.lost.value !== null,
    /** Somebody else has saved other images meanwhile. */
    isContested: isContested(session),
    takeTheirs: () => takeTheirs(session),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}

function previewOf(bench: Workbench, present: Arrangement, held: Held | null): Arrangement {
  if (held === null || held.place === null) return present
  const isRefused = refusalOf(bench, present, held.key, held.place) !== null
  return isRefused ? present : placeAt(present, held.key, held.place)
}
