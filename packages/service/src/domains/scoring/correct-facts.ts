import { applyCorrections, type FactCorrection, type ImageFacts } from '@endcap/scoring'
import { type TaughtHead, taughtKind } from '@endcap/teaching'

/** `digest` identifies corrections in model versions. */
export type ContentCorrections = { corrections: FactCorrection[]; digest: string }

/** Corrections and teaching of an organization. Can be sent to threads. */
export type Sayings = {
  /** By SHA-256. Omits contents without corrections. */
  corrections: ReadonlyMap<string, ContentCorrections>
  taught: TaughtHead | null
}

/** Applies teaching to asset types, then corrections. */
export function correctFacts(
  { corrections, taught }: Sayings,
  sha256: string,
  measured: ImageFacts,
): ImageFacts {
  const facts = taught ? { ...measured, kind: taughtKind(taught, measured) } : measured
  const known = corrections.get(sha256)
  return known ? applyCorrections(facts, known.corrections, known.digest) : facts
}
