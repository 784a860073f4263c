import type { PdpComposer } from '@endcap/client'
import { type Signal, signal } from '@preact/signals'
import type { Piece, Workbench } from '../../engine/workbench.ts'
import { arrange, isSameOrder, startTimeline, type Timeline } from './arrangement.ts'

/** The work on a listing. It is kept while the person looks at other pages. */
export type ComposerSession = {
  timeline: Signal<Timeline>
  /** The data as it was read last. */
  bench: Workbench
  /** Uploads of this session, which the service does not list. */
  uploads: Piece[]
  /** Number of pictures that are being uploaded or analyzed. */
  uploading: Signal<number>
}

const sessions = new Map<string, ComposerSession>()

/** Returns the work on a listing. It starts anew when the stored listing has changed. */
export function sessionOf(bench: Workbench): ComposerSession {
  const { pdp_id: id } = bench.data
  const known = sessions.get(id)
  if (known && isSameOrder(known.bench.given, bench.given)) {
    for (const piece of known.uploads) bench.pieces.set(piece.key, piece)
    known.bench = bench
    return known
  }
  const session: ComposerSession = {
    timeline: signal(startTimeline(arrange(bench.given, bench.pieces.keys()))),
    bench,
    uploads: [],
    uploading: signal(0),
  }
  sessions.set(id, session)
  return session
}

/** Forgets the work on a listing, such as after it has been submitted. */
export const forgetSession = ({ pdp_id: id }: Pick<PdpComposer, 'pdp_id'>): boolean => sessions.delete(id)
