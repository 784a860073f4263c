import { CATEGORIES, RETAILERS } from '@endcap/catalog'
import type { Database, DatabaseConfig } from '../packages/service/src/platform/db/database.ts'
import { startOrigin } from '../packages/service/test/support/origin.ts'
import { picture } from '../packages/service/test/support/pictures.ts'
import { startService } from '../packages/service/test/support/service.ts'
import { open } from '../packages/service/test/support/stores.ts'

const ROWS_AT_A_TIME = 2_000
export const STATES = 3

/** Scores a PDP and copies it. Returns how to start a service on the database, and a credential. */
export async function storeManyPdps(place: DatabaseConfig, count: number) {
  const options = place.url === null ? { dataDirectory: place.dataDirectory } : { databaseUrl: place.url }
  const origin = await startOrigin()
  origin.serve('/hero.png', await picture(0, 500))
  const first = await startService({ ...options, origin })
  await first.put('model', { hero_image_url: origin.url('/hero.png'), name: 'Sea Salt Potato Chips' })
  await first.settled('model')
  await first[Symbol.asyncDispose]()
  const database = await open(place)
  await copyPdps(database, count)
  await database.close()
  return { options, credential: first.credential }
}

/** Copies the PDP until there are `count`, varying names, scores, categories, retailers, tags and times. */
async function copyPdps({ pool }: Pick<Database, 'pool'>, count: number): Promise<void> {
  const categories = CATEGORIES.map(({ id }) => id)
  const retailers = RETAILERS.map(({ id }) => id)
  const brands = ['Crackleby', 'Tidefizz', 'Oakmill', 'Brightleaf', 'Harbor & Vine', 'Nordlys', 'Pinehurst']
  const nouns = ['chips', 'soda', 'oat milk', 'green tea', 'boots', 'shampoo', 'candle', 'pan', 'lamp', 'mug']
  // Updating list indexes row by row takes most of the copying time.
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'pdp_summary' AND indexname <> 'pdp_summary_pkey'`,
  )
  for (const { indexname } of indexes) await pool.query(`DROP INDEX ${indexname}`)
  for (let from = 1; from < count; from += ROWS_AT_A_TIME) {
    const values = [
      from,
      Math.min(count - 1, from + ROWS_AT_A_TIME - 1),
      categories,
      retailers,
      brands,
      nouns,
    ]
    await pool.query(COPY_IMAGES, values.slice(0, 2))
    await pool.query(COPY_PDPS, values)
    await pool.query(COPY_PLACES, values.slice(0, 2))
    await pool.query(ADD_STATES, values.slice(0, 2))
  }
  for (const { indexdef } of indexes) await pool.query(indexdef)
  await pool.query('ANALYZE')
}

const KINDS = { pdp: '0001', image: '0002', run: '0003' }
/** Returns the SQL of a UUID for row `n`. */
const id = (kind: keyof typeof KINDS) =>
  `('019a9d31-${KINDS[kind]}-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

const COPY_IMAGES = `
  INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length, category_id, role)
  SELECT ${id('image')}, organization_id, md5(n::text) || md5(n::text), format, width, height, byte_length,
    category_id, role
  FROM (SELECT * FROM image ORDER BY created_at LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`

const COPY_PDPS = `
  INSERT INTO pdp (id, organization_id, portfolio_id, id_type, external_id, retailer, name, category_id,
    category_hints, status, run_id, version, result, scored_at, tags, updated_at)
  SELECT ${id('pdp')}, organization_id, portfolio_id, 'id', 'sku-' || n, ($4::text[])[1 + n % array_length($4::text[], 1)],
    ($5::text[])[1 + n % array_length($5::text[], 1)] || ' ' || ($6::text[])[1 + (n / 7) % array_length($6::text[], 1)]
      || ' ' || substr(md5(n::text), 1, 8),
    ($3::uuid[])[1 + n % array_length($3::uuid[], 1)], category_hints,
    CASE WHEN n % 50 = 0 THEN 'PROCESSING' ELSE 'COMPLETED' END, ${id('run')}, 1,
    CASE WHEN n % 60 = 0 THEN NULL ELSE jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(result::jsonb,
      '{pdp_score}', to_jsonb(round((20 + 80 * random())::numeric, 1))),
      '{hero,service_score}', to_jsonb(round((20 + 80 * random())::numeric, 1))),
      '{summary,can_win}', to_jsonb(round((40 * random())::numeric, 1))),
      '{summary,image_gain}', to_jsonb(round((2 * random())::numeric, 1))),
      '{image_mix_penalty}', to_jsonb(n % 9 = 0)),
      '{summary,lost}', jsonb_build_object('main_image', round((20 * random())::numeric, 1), 'carousel_image',
        round((20 * random())::numeric, 1), 'image_count_penalty', n % 5, 'image_order_penalty',
        CASE WHEN n % 1000 = 0 THEN 30 ELSE 0 END)),
      '{asset_mix,missing}', (SELECT jsonb_object_agg(type, 1) FROM unnest(ARRAY['Lifestyle', 'In Use', 'Infographic',
        'Nutrition Label', 'Detail', 'Packshot Back']) WITH ORDINALITY AS kind (type, place)
        WHERE place = 1 + n % 6 OR (n / 7) % (place + 1) = 0))::json
    END,
    now(), CASE WHEN n % 5000 = 0 THEN ARRAY['rare'] WHEN n % 4 = 0 THEN ARRAY['spring'] ELSE '{}'::text[] END,
    now() - n * interval '5 minutes'
  FROM (SELECT * FROM pdp ORDER BY created_at LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`

/** Adds scored states of recent weeks. */
const ADD_STATES = `
  INSERT INTO pdp_history (id, pdp_id, scored_at, pdp_score, cause, category_id, model_version, images)
  SELECT gen_random_uuid(), ${id('pdp')}, now() - (random() * 80 + state) * interval '1 day',
    round((20 + 80 * random())::numeric, 1), 'images', category_id, 'model', '[]'
  FROM generate_series($1::int, $2::int) AS n, generate_series(1, ${STATES}) AS state
  JOIN pdp AS model ON model.external_id = 'model'`

const COPY_PLACES = `
  INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url, asset_id)
  SELECT ${id('pdp')}, 0, ${id('image')}, filename, source_url, asset_id
  FROM (SELECT * FROM pdp_image LIMIT 1) AS model, generate_series($1::int, $2::int) AS n`
