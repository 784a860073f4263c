import { effect, type Signal, signal } from '@preact/signals'
import type { Piece, Workbench } from '../../engine/workbench.ts'
import { arrange, isSameOrder, proceed, startTimeline, type Timeline, withInTray } from './arrangement.ts'
import { forgetSaved, readSaved, type Saved, save } from './saved-session.ts'

/** The work on a listing. It is kept while the person looks at other pages. */
export type ComposerSession = {
  timeline: Signal<Timeline>
  /** The data as it was read last. */
  bench: Workbench
  /** Pictures that the service does not list: uploads, and those that the listing had before a submission. */
  extra: Piece[]
  /** Number of pictures that are being uploaded or analyzed. */
  uploading: Signal<number>
  /** Uploads of this tab that must be read again, because the page was loaded anew, and the shelf with them. */
  lost: { uploads: readonly string[]; shelf: readonly string[] } | null
}

type Stored = { session: ComposerSession; stopSaving: () => void }

const sessions = new Map<string, Stored>()
/** Pictures that are left over from sessions that have ended, by listing. */
const leftOver = new Map<string, readonly Piece[]>()

/** Returns the work on a listing. It starts anew when the stored listing has changed, with the same pictures. */
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

/** Adds pictures to the bench that it does not have, and returns those. */
function addExtra(bench: Workbench, pieces: readonly Piece[]): Piece[] {
  const added = pieces.filter(({ key }) => !bench.pieces.has(key))
  for (const piece of added) bench.pieces.set(piece.key, piece)
  return added
}

/** Returns the first arrangement: that of the stored listing, changed to the one that was left when the page was loaded anew. */
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

/** Ends the work on a listing after it was submitted. Pictures that are not on its shelf stay for the next work. */
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
