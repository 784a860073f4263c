import type { Opinion } from '@endcap/api'
import { opinionsOf, type StoredOpinion } from './opinion-store.ts'

type Subject = { sha256: string; corrections: readonly { kind: string }[] }

/**
 * Presents the opinions that the score of an image counts. `main` is the main image of its listing, or null
 * for an image alone.
 */
export function presentOpinions(
  opinions: readonly StoredOpinion[],
  { sha256, corrections }: Subject,
  main: string | null,
): Opinion[] {
  const isSaid = corrections.some(({ kind }) => kind === 'same_product' || kind === 'other_product')
  const counts = ({ sha256: one, otherSha256: other }: StoredOpinion) =>
    !isSaid && main !== null && main !== sha256 && (one === main || other === main)
  return opinionsOf(opinions, sha256, corrections).flatMap((opinion): Opinion[] => {
    const { question, label, model, askedAt } = opinion
    if (question === 'category' || (question === 'same_product' && !counts(opinion))) return []
    return [{ question, label, model, asked_at: askedAt.toISOString() }]
  })
}
