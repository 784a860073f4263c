import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { claimFiles } from '../../src/platform/blobs/stored-files.ts'
import { keepText, type OpenFiles } from './stores.ts'
import { insertPdp, insertPortfolio } from './synthetic-pdps.ts'

/** How a record can use a picture that has left its listing. */
export const USES = [
  'listing',
  'history',
  'result',
  'correction',
  'correction of its content',
  'spark request',
  'child image',
  'trash',
  'shot',
  'comment',
  'single image',
  'age',
] as const
export type Use = (typeof USES)[number] | null

export type StoredPicture = { id: string; sha256: string; use: Use }

/** Creates the storing of pictures of a listing that only one record uses, or none, 100 days ago. */
export async function createPictures({ database, files, organizationId }: OpenFiles) {
  const { db } = database
  const portfolioId = await insertPortfolio(database, organizationId)
  let count = 0

  const insertImage = (id: string, sha256: string, values: object) =>
    db
      .insertInto('image')
      .values({
        id,
        organization_id: organizationId,
        sha256,
        format: 'png',
        width: 1,
        height: 1,
        byte_length: 7,
        created_at: sql`now() - interval '100 days'`,
        ...values,
      } as never)
      .execute()

  const RECORDS: Record<Exclude<Use, null>, (picture: StoredPicture, pdpId: string) => Promise<unknown>> = {
    listing: ({ id }, pdpId) =>
      sql`INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url)
        VALUES (${pdpId}, 0, ${id}, 'a', 'http://a/b')`.execute(db),
    history: ({ id }, pdpId) =>
      sql`INSERT INTO pdp_history (id, pdp_id, scored_at, pdp_score, cause, category_id, model_version, images)
        VALUES (${uuidV7()}, ${pdpId}, now(), 1, 'images', ${uuidV7()}, 'model',
          ${JSON.stringify([{ image_id: id, position: 0, service_score: 1, classification: 'Other' }])})`.execute(
        db,
      ),
    result: ({ id }, pdpId) =>
      sql`UPDATE pdp SET result = ${JSON.stringify({ hero: { image_id: id } })} WHERE id = ${pdpId}`.execute(
        db,
      ),
    correction: ({ id }) =>
      sql`INSERT INTO correction (id, organization_id, kind, image_id, created_by)
        VALUES (${uuidV7()}, ${organizationId}, 'disagree', ${id}, 'x')`.execute(db),
    'correction of its content': ({ sha256 }) =>
      sql`INSERT INTO correction (id, organization_id, kind, sha256, created_by)
        VALUES (${uuidV7()}, ${organizationId}, 'color', ${sha256}, 'x')`.execute(db),
    'spark request': ({ id }) =>
      sql`INSERT INTO spark_request (id, kind, organization_id, image_id, status)
        VALUES (${uuidV7()}, 'images', ${organizationId}, ${id}, 'completed')`.execute(db),
    'child image': ({ id, sha256 }) => insertImage(uuidV7(), sha256, { root_image_id: id }),
    trash: async ({ id }, pdpId) => {
      const trashId = uuidV7()
      await sql`INSERT INTO trash (id, organization_id, pdp_id, id_type, external_id, retailer, tags, actor_kind, rows)
        VALUES (${trashId}, ${organizationId}, ${pdpId}, 'id', 'x', 'x', '{}', 'operator', '{}')`.execute(db)
      await sql`INSERT INTO trash_image (trash_id, image_id) VALUES (${trashId}, ${id})`.execute(db)
    },
    shot: ({ id }, pdpId) =>
      sql`INSERT INTO shot (id, organization_id, pdp_id, status, sent_image_id)
        VALUES (${uuidV7()}, ${organizationId}, ${pdpId}, 'to_review', ${id})`.execute(db),
    comment: ({ id }, pdpId) =>
      sql`INSERT INTO comment (id, organization_id, pdp_id, image_id, text)
        VALUES (${uuidV7()}, ${organizationId}, ${pdpId}, ${id}, 'x')`.execute(db),
    'single image': ({ id }) => sql`UPDATE image SET origin_pdp_id = NULL WHERE id = ${id}`.execute(db),
    age: ({ id }) =>
      sql`UPDATE image SET created_at = now() - interval '89 days' WHERE id = ${id}`.execute(db),
  }

  return async function store(use: Use): Promise<StoredPicture> {
    const pdpId = await insertPdp(database, { organizationId, portfolioId, result: null })
    const sha256 = await keepText(files, organizationId, `picture ${count++}`)
    const picture = { id: uuidV7(), sha256, use }
    await db.transaction().execute((trx) => claimFiles(trx, organizationId, [sha256]))
    await insertImage(picture.id, sha256, { origin_pdp_id: pdpId })
    if (use !== null) await RECORDS[use](picture, pdpId)
    return picture
  }
}
