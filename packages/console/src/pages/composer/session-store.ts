import type { PdpComposer } from '@endcap/client'
import { type Signal, signal } from '@preact/signals'
import type { Piece, Workbench } from '../../engine/workbench.ts'
import { arrange, startTimeline, type Timeline } from './arrangement.ts'

/** The work on a listing. It is kept while the person looks at other pages. */
export type ComposerSession = {
  timeline: Signal<Timeline>
  /** Uploads of this session, which the service does not list. */
  uploads: Piece[]
  /** The data that the timeline started from. */
  given: readonly string[]
}

const sessions = new Map<string, ComposerSession>()

/** Returns the work on a listing. It starts anew when the stored listing has changed. */
export function sessionOf(bench: Workbench): ComposerSession {
  const { pdp_id: id } = bench.data
  const known = sessions.get(id)
  if (known && isSame(known.given, bench.given)) {
    for (const piece of known.uploads) bench.pieces.set(piece.key, piece)
    known.timeline.value = known.timeline.peek()
    return known
  }
  const session: ComposerSession = {
    timeline: signal(startTimeline(arrange(bench.given, bench.pieces.keys()))),
    uploads: [],
    given: bench.given,
  }
  sessions.set(id, session)
  return session
}

/** Forgets the work on a listing, such as after it has been submitted. */
export const forgetSession = ({ pdp_id: id }: Pick<PdpComposer, 'pdp_id'>): boolean => sessions.delete(id)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index])
