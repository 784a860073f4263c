import { cosineOf, type ProductFacts, type SimilarityFacts, showTheSame } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AnalyzedImage } from './explain-image.ts'
import { newestPictures, type PictureFilters, type StoredPicture } from './list-images.ts'

export type SimilarPicture = StoredPicture & {
  /** Cosine, −1 to 1. */
  likeness: number
  showsSame: boolean
}

/** Returns the most similar of the newest pictures that meet the filters, without the image's own content. */
export async function similarPictures(
  db: Db,
  { image, facts, context }: AnalyzedImage,
  { limit, ...filters }: PictureFilters & { limit: number },
): Promise<SimilarPicture[]> {
  const pictures = (await newestPictures(db, filters)).filter(({ sha256 }) => sha256 !== image.sha256)
  const known = await readSimilarities(db, filters.organizationId, pictures)
  return pictures
    .flatMap((picture) => {
      const other = known.get(picture.sha256)
      if (!other) return []
      const likeness = cosineOf(facts.similarity, other.similarity)
      return [{ ...picture, likeness, showsSame: showTheSame(facts, other, context.rubric.listing) }]
    })
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
}

type Comparable = { similarity: SimilarityFacts; product: Pick<ProductFacts, 'meanLab'> | null }

/** Reads only what is compared, of the newest facts of each content. */
async function readSimilarities(
  db: Db,
  organizationId: string,
  pictures: readonly StoredPicture[],
): Promise<Map<string, Comparable>> {
  const contents = pictures.map(({ sha256 }) => sha256)
  const { rows } = await sql<{
    sha256: string
    similarity: SimilarityFacts
    color: ProductFacts['meanLab'] | null
  }>`
    SELECT DISTINCT ON (sha256) sha256, facts->'similarity' AS similarity, facts->'product'->'meanLab' AS color
    FROM image_facts WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents}::text[])
    ORDER BY sha256, created_at DESC`.execute(db)
  return new Map(
    rows.map(({ sha256, similarity, color }) => [
      sha256,
      { similarity, product: color && { meanLab: color } },
    ]),
  )
}
