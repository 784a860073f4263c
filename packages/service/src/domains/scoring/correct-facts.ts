import { applyCorrections, type FactCorrection, type ImageFacts } from '@endcap/scoring'
import { type TaughtHead, taughtKind } from '@endcap/teaching'

/** The corrections of a content that change its facts. `digest` identifies them in model versions. */
export type ContentCorrections = { corrections: FactCorrection[]; digest: string }

/** People's words about contents of an organization, and what was learned from their answers. Fit for threads. */
export type Sayings = {
  /** By SHA-256. Contents without any are left out. */
  corrections: ReadonlyMap<string, ContentCorrections>
  taught: TaughtHead | null
}

/** Returns facts as people see them: asset types by what was learned, and then what was said of the content itself. */
export function correctFacts(
  { corrections, taught }: Sayings,
  sha256: string,
  measured: ImageFacts,
): ImageFacts {
  const facts = taught ? { ...measured, kind: taughtKind(taught, measured) } : measured
  const known = corrections.get(sha256)
  return known ? applyCorrections(facts, known.corrections, known.digest) : facts
}
