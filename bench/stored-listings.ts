import type { Database, DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { demoRoot } from '../packages/service/test/support/demo-root.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { startService } from '../packages/service/test/support/service.ts'
import { open } from '../packages/service/test/support/stores.ts'

/** Copying 100,000 images exceeds the query limit. */
const COPY_TIMEOUT_MS = 3_600_000
const ROOTS = ['B0DEMOCHP2', 'B0DEMOCAN1', 'B0DEMOVIT8', 'B0DEMOCAN1', 'B0DEMOCHP2']

/**
 * Copies a stored demo listing with its facts until there are `images` images. Returns how to start a service on
 * the database, and a credential.
 */
export async function storeListings(place: DatabaseConfig, images: number) {
  const options = place.url === null ? { dataDirectory: place.dataDirectory } : { databaseUrl: place.url }
  const origin = await startOrigin()
  const urls: string[] = []
  for (const [index, asin] of ROOTS.entries()) {
    const path = `/${index}.jpg`
    origin.serve(path, Buffer.concat([(await demoRoot(asin)).bytes, Buffer.alloc(index)]))
    urls.push(origin.url(path))
  }
  const first = await startService({ ...options, origin })
  const [hero_image_url = '', ...carousel_image_urls] = urls
  await first.put('model', { hero_image_url, carousel_image_urls, name: 'Sea Salt Potato Chips' })
  await first.settled('model')
  await first[Symbol.asyncDispose]()
  const database = await open(place)
  await copy(database, images)
  await database.close()
  return { options, credential: first.credential }
}

async function copy({ pool }: Database, images: number): Promise<void> {
  const listings = Math.floor(images / ROOTS.length)
  for (const text of COPIES) {
    const statement = { text, values: [listings - 1], query_timeout: COPY_TIMEOUT_MS }
    await pool.query(statement)
  }
  const analyze = { text: 'ANALYZE', query_timeout: COPY_TIMEOUT_MS }
  await pool.query(analyze)
}

const SHA = 'md5(n || image.sha256) || md5(image.sha256 || n)'
const imageId = "md5('image' || n || image.id)::uuid"
const pdpId = "md5('pdp' || n)::uuid"
const COPIES = [
  `INSERT INTO image_facts (organization_id, sha256, facts_version, facts)
   SELECT facts.organization_id, ${SHA}, facts_version, facts
   FROM image_facts AS facts JOIN image USING (organization_id, sha256), generate_series(1, $1::int) AS n
   ON CONFLICT DO NOTHING`,
  `INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length, category_id, role)
   SELECT ${imageId}, organization_id, ${SHA}, format, width, height, byte_length, category_id, role
   FROM image, generate_series(1, $1::int) AS n`,
  `INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, name, category_id,
     category_hints, status, run_id, version, result, scored_at, updated_at)
   SELECT ${pdpId}, organization_id, portfolio_id, id_type, 'sku-' || n, retailer, name, category_id, category_hints,
     status, run_id, version, result, scored_at, updated_at
   FROM (SELECT * FROM pdp WHERE external_id = 'model') AS model, generate_series(1, $1::int) AS n`,
  `INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url, asset_id)
   SELECT ${pdpId}, position, ${imageId}, filename, source_url, asset_id
   FROM pdp_image JOIN image ON image.id = image_id JOIN pdp ON pdp.id = pdp_image.pdp_id AND external_id = 'model',
     generate_series(1, $1::int) AS n`,
]
