import { contactSheet } from '@endcap/studio'
import type { JudgedImage } from './make-batch.ts'

type Root = { bytes: Uint8Array; title: string; serviceScore: number }

/** Renders root and children as a PNG with scores and verdicts. */
export function batchSheet(root: Root, made: readonly JudgedImage[]): Promise<Buffer> {
  return contactSheet([
    { bytes: root.bytes, title: root.title, note: `root · ${root.serviceScore}`, isRejected: false },
    ...made.map(({ bytes, composition, score, verdict }) => ({
      bytes,
      title: composition,
      note: `${score.service_score} · ${verdict.kept ? 'kept' : verdict.reason.replaceAll('_', ' ')}`,
      isRejected: !verdict.kept,
    })),
  ])
}
