import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Piece, Workbench } from '../../engine/workbench.ts'
import { arrange, isSameOrder, proceed, startTimeline, type Timeline, withInTray } from './arrangement.ts'
import type { Saved, SavedWork } from './saved-session.ts'

/** Work on a listing, kept while other pages are shown. */
export type ComposerSession = {
  timeline: Signal<Timeline>
  /** Images that the work began with, or that were submitted last. */
  base: Signal<readonly string[]>
  /** The latest data. */
  bench: Workbench
  /** Pictures that the service does not list, such as uploads. */
  extra: Piece[]
  /** Pictures being uploaded or analyzed. */
  uploading: Signal<number>
  /** Uploads that the service has stored. */
  uploads: Signal<readonly string[]>
  /** Work to reread after a page reload. The tab keeps it until then. */
  lost: Signal<Lost | null>
}

export type Lost = {
  uploads: readonly string[]
  images: readonly string[]
  /** Null if only pictures of the tray are lost. */
  shelf: readonly string[] | null
}

export type SessionOf = (bench: Workbench) => ComposerSession

/** Keeps the work on each listing, and saves it at each change. */
export function createSessionStore(saved: SavedWork): SessionOf {
  const sessions = new Map<string, ComposerSession>()
  return (bench) => {
    const { pdp_id: id } = bench.data
    const known = sessions.get(id)
    if (known) {
      if (known.bench !== bench) renew(known, bench)
      return known
    }
    const session = open(bench, saved.read(id))
    sessions.set(id, session)
    effect(() => {
      if (session.lost.value !== null) return
      const work = workOf(session)
      if (isUnsaved(session) || work.uploads.length > 0) saved.save(id, work)
      else saved.forget(id)
    })
    return session
  }
}

/** Opens a listing's images, changed to the work before a page reload. */
function open(bench: Workbench, saved: Saved | null): ComposerSession {
  const start = startTimeline(arrange(bench.given, bench.pieces.keys()))
  const session: ComposerSession = {
    timeline: signal(start),
    base: signal(bench.given),
    bench,
    extra: [],
    uploading: signal(0),
    uploads: signal(saved?.uploads ?? []),
    lost: signal(null),
  }
  if (!saved) return session
  const { given, uploads, images = [] } = saved
  const hasWork = !isSameOrder(given, saved.shelf) && !isSameOrder(bench.given, saved.shelf)
  const shelf = hasWork ? saved.shelf : null
  if (hasWork) session.base.value = given
  const isMissing = (key: string) => !bench.pieces.has(key)
  const lost = {
    uploads: uploads.filter(isMissing),
    images: [...images, ...(shelf ?? [])].filter((key) => isMissing(key) && !uploads.includes(key)),
    shelf,
  }
  if (lost.uploads.length + lost.images.length > 0) session.lost.value = lost
  else if (shelf) session.timeline.value = proceed(start, arrange(shelf, bench.pieces.keys()))
  return session
}

/** Shows the saved work when its pictures have been reread. */
export function endRestoring({ bench, timeline, lost }: ComposerSession): void {
  const shelf = lost.peek()?.shelf?.filter((key) => bench.pieces.has(key)) ?? []
  batch(() => {
    if (shelf.length > 0) timeline.value = proceed(timeline.peek(), arrange(shelf, bench.pieces.keys()))
    lost.value = null
  })
}

/** Continues unsaved work with the new data. Without any, shows the images that the listing has now. */
function renew(session: ComposerSession, bench: Workbench): void {
  const { timeline, base, lost } = session
  const { past, present, future } = timeline.peek()
  const arranged = new Set([...past, present, ...future].flatMap(({ shelf }) => shelf))
  // A submitted upload is an image of the listing now.
  const isNeeded = ({ key, origin }: Piece) =>
    !bench.pieces.has(key) &&
    !(origin === 'upload' && base.peek().includes(key)) &&
    (origin !== 'spark' || arranged.has(key))
  const carried = [...session.bench.pieces.values()].filter(isNeeded)
  for (const piece of carried) bench.pieces.set(piece.key, piece)
  const composed = lost.peek() ? lost.peek()?.shelf : isUnsaved(session) ? present.shelf : null
  const isOngoing = composed && !isSameOrder(composed, bench.given)
  session.bench = bench
  session.extra = carried
  batch(() => {
    if (isOngoing || isSameOrder(base.peek(), bench.given)) {
      const kept = new Set([...present.shelf, ...present.tray])
      const added = [...bench.pieces.keys()].filter((key) => !kept.has(key))
      if (added.length > 0) timeline.value = added.reduce(withInTray, timeline.peek())
      return
    }
    if (lost.peek()) lost.value = { uploads: [], images: [], ...lost.peek(), shelf: null }
    session.uploads.value = session.uploads.peek().filter((key) => !base.peek().includes(key))
    timeline.value = startTimeline(arrange(bench.given, bench.pieces.keys()))
    base.value = bench.given
  })
}

/** Returns true if the shelf differs from what the work began with. */
const isUnsaved = ({
  timeline,
  base,
}: {
  timeline: ReadonlySignal<Timeline>
  base: ReadonlySignal<readonly string[]>
}) => !isSameOrder(timeline.value.present.shelf, base.value)

/** Returns true if somebody else has changed the images below unsaved work. */
export const isContested = ({ timeline, base, bench, lost }: ComposerSession): boolean =>
  lost.value === null &&
  !isSameOrder(timeline.value.present.shelf, base.value) &&
  !isSameOrder(base.value, bench.given) &&
  !isSameOrder(timeline.value.present.shelf, bench.given)

/** Shows the images that somebody else has saved. Undo shows the work again. */
export function takeTheirs({ timeline, base, bench }: ComposerSession): void {
  batch(() => {
    timeline.value = proceed(timeline.peek(), arrange(bench.given, bench.pieces.keys()))
    base.value = bench.given
  })
}

/** Ends the work that the service has stored. Pictures off the shelf stay. */
export function endWork({ timeline, base }: ComposerSession, shelf: readonly string[]): void {
  batch(() => {
    timeline.value = startTimeline(timeline.peek().present)
    base.value = shelf
  })
}

/** Returns what a tab keeps of a session. */
function workOf({ timeline, base, bench, extra, uploads }: ComposerSession): Saved {
  const { shelf } = timeline.value.present
  const stored = new Set(base.value)
  return {
    given: base.value,
    shelf,
    uploads: uploads.value.filter((key) => !stored.has(key)),
    images: extra.flatMap(({ key, origin }) =>
      origin === 'listing' && !bench.given.includes(key) ? [key] : [],
    ),
  }
}
