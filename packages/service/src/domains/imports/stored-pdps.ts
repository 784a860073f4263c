import type { RecordKey } from '@endcap/catalog-files'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { CategoryHints } from '../categories/resolve-category.ts'
import type { PdpImage } from '../pdps/record/pdp.ts'

/** Excludes the result, which is large. */
export type StoredPdp = {
  pdp: {
    name: string | null
    integration_id: string | null
    category_id: string
    category_hints: CategoryHints
    category_source: string | null
    category_confidence: number | null
    tags: string[]
    is_composed: boolean
    is_family_chosen: boolean
    variant: string | null
    /** Parent of its family. */
    family_key: string | null
  }
  images: Pick<PdpImage, 'filename' | 'sourceUrl' | 'contentUrl' | 'assetId' | 'altTexts' | 'rights'>[]
}

export type ProductKey = { key: RecordKey; retailer: string }

type Row = StoredPdp['pdp'] &
  Pick<StoredPdp, 'images'> & { id_type: string; external_id: string; retailer: string }

/** Reads the stored PDPs of some products at once. */
export async function readStoredPdps(
  db: Db,
  organizationId: string,
  products: readonly ProductKey[],
): Promise<(product: ProductKey) => StoredPdp | null> {
  const { rows } = await sql<Row>`
    SELECT id_type, external_id, retailer, name, integration_id, category_id, category_hints, category_source,
      category_confidence, tags, is_composed, is_family_chosen, variant,
      (SELECT key FROM pdp_family WHERE pdp_family.id = pdp.family_id) AS family_key,
      COALESCE((
        SELECT json_agg(json_build_object('filename', filename, 'sourceUrl', source_url,
          'contentUrl', COALESCE(content_url, source_url), 'assetId', asset_id,
          'rights', rights, 'altTexts', COALESCE(alt_texts, '{}')) ORDER BY position)
        FROM pdp_image WHERE pdp_id = pdp.id), '[]') AS images
    FROM pdp
    WHERE organization_id = ${organizationId} AND (id_type, external_id, retailer) IN (
      SELECT * FROM unnest(
        ${products.map(({ key }) => key.type)}::text[],
        ${products.map(({ key }) => key.value)}::text[],
        ${products.map(({ retailer }) => retailer)}::text[]))`.execute(db)
  const found = new Map(
    rows.map(({ id_type, external_id, retailer, images, ...pdp }) => [
      JSON.stringify([id_type, external_id, retailer]),
      { pdp, images },
    ]),
  )
  return ({ key, retailer }) => found.get(JSON.stringify([key.type, key.value, retailer])) ?? null
}
