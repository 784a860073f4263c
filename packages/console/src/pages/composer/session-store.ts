import { effect, type Signal, signal } from '@preact/signals'
import type { Piece, Workbench } from '../../engine/workbench.ts'
import { arrange, isSameOrder, proceed, startTimeline, type Timeline, withInTray } from './arrangement.ts'
import { forgetSaved, readSaved, type Saved, save } from './saved-session.ts'

/** Work on a listing, kept while other pages are shown. */
export type ComposerSession = {
  timeline: Signal<Timeline>
  /** The latest data. */
  bench: Workbench
  /** Pictures that the service does not list: uploads, and images from before a submission. */
  extra: Piece[]
  /** Pictures being uploaded or analyzed. */
  uploading: Signal<number>
  /** Uploads of this tab to reread after a page reload, with the shelf. */
  lost: { uploads: readonly string[]; shelf: readonly string[] } | null
}

type Stored = { session: ComposerSession; stopSaving: () => void }

const sessions = new Map<string, Stored>()
/** Unused pictures of ended sessions, by listing. */
const leftOver = new Map<string, readonly Piece[]>()

/** Returns the work on a listing. A changed stored listing restarts it with the same pictures. */
export function sessionOf(bench: Workbench): ComposerSession {
  const { pdp_id: id } = bench.data
  const known = sessions.get(id)?.session
  if (known && isSameOrder(known.bench.given, bench.given)) {
    addExtra(bench, known.extra)
    known.bench = bench
    const { shelf, tray } = known.timeline.peek().present
    const arranged = new Set([...shelf, ...tray])
    const added = [...bench.pieces.keys()].filter((key) => !arranged.has(key))
    if (added.length > 0) known.timeline.value = added.reduce(withInTray, known.timeline.peek())
    return known
  }
  const extra = addExtra(bench, known?.extra ?? leftOver.get(id) ?? [])
  const session: ComposerSession = { ...startOf(bench), bench, extra, uploading: signal(0) }
  sessions.get(id)?.stopSaving()
  sessions.set(id, { session, stopSaving: effect(() => save(id, workOf(session))) })
  leftOver.delete(id)
  return session
}

/** Returns what a tab keeps of a session. */
function workOf({ timeline, bench, extra, lost }: ComposerSession): Saved {
  const { shelf } = timeline.value.present
  const uploads = extra.filter(({ origin }) => origin === 'upload').map(({ key }) => key)
  return {
    given: bench.given,
    shelf: lost?.shelf ?? shelf,
    uploads: [...new Set([...uploads, ...(lost?.uploads ?? [])])],
  }
}

/** Adds missing pictures to the bench and returns them. */
function addExtra(bench: Workbench, pieces: readonly Piece[]): Piece[] {
  const added = pieces.filter(({ key }) => !bench.pieces.has(key))
  for (const piece of added) bench.pieces.set(piece.key, piece)
  return added
}

/** Returns the stored listing's arrangement, changed to the one before a page reload. */
function startOf(bench: Workbench): Pick<ComposerSession, 'timeline' | 'lost'> {
  const start = startTimeline(arrange(bench.given, bench.pieces.keys()))
  const saved = readSaved(bench.data.pdp_id)
  if (!saved || !isSameOrder(saved.given, bench.given)) return { timeline: signal(start), lost: null }
  const lost = saved.uploads.filter((key) => !bench.pieces.has(key))
  const shelf = saved.shelf.filter((key) => bench.pieces.has(key))
  if (lost.length > 0 || shelf.length === 0)
    return { timeline: signal(start), lost: { uploads: lost, shelf: saved.shelf } }
  return { timeline: signal(proceed(start, arrange(shelf, bench.pieces.keys()))), lost: null }
}

/** Ends the work after a submission. Pictures off the shelf stay for the next work. */
export function endSession({ data, pieces }: Workbench, shelf: readonly string[]): void {
  const { pdp_id: id } = data
  sessions.get(id)?.stopSaving()
  sessions.delete(id)
  forgetSaved(id)
  leftOver.set(
    id,
    [...pieces.values()].filter(({ key, origin }) => origin !== 'spark' && !shelf.includes(key)),
  )
}
