import { applyCorrections, type CustomFacts, type FactCorrection, type ImageFacts } from '@endcap/scoring'
import { type TaughtHead, taughtKind } from '@endcap/teaching'

/** `digest` identifies corrections in model versions. */
export type ContentCorrections = { corrections: FactCorrection[]; digest: string }

/** Corrections, teaching and own facts of an organization. Can be sent to threads. */
export type Sayings = {
  /** By SHA-256. Omits contents without corrections. */
  corrections: ReadonlyMap<string, ContentCorrections>
  taught: TaughtHead | null
  /** By SHA-256. Omits contents without own facts that a rubric reads. */
  custom: ReadonlyMap<string, CustomFacts>
}

/** Applies teaching to asset types, then corrections, then own facts. */
export function correctFacts(
  { corrections, taught, custom }: Sayings,
  sha256: string,
  measured: ImageFacts,
): ImageFacts {
  const facts = taught ? { ...measured, kind: taughtKind(taught, measured) } : measured
  const known = corrections.get(sha256)
  const corrected = known ? applyCorrections(facts, known.corrections, known.digest) : facts
  const own = custom.get(sha256)
  return own ? { ...corrected, custom: own } : corrected
}
