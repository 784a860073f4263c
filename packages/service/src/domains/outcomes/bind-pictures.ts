import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { removeContentsOf } from '../images/remove-images.ts'

type NamedPictures = { id: string; testId: string; pictures: readonly string[] }

/**
 * Binds arms to the bytes that visitors saw, and keeps them. Returns the ids of arms of which a picture is not found:
 * they stay as they are. @throws FileInRemovalError
 */
export async function bindPictures(
  trx: Db,
  organizationId: string,
  arms: readonly NamedPictures[],
): Promise<Set<string>> {
  const found = await findContents(trx, organizationId, arms)
  const before = await readContents(
    trx,
    arms.map(({ id }) => id),
  )
  const changed = arms.flatMap(({ id }, at) => {
    const contents = found[at]
    return contents && contents.join() !== before.get(id)?.join() ? [{ id, contents }] : []
  })
  if (changed.length > 0) await replaceContents(trx, organizationId, changed, before)
  return new Set(arms.flatMap(({ id }, at) => (found[at] ? [] : [id])))
}

async function readContents(trx: Db, armIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ arm_id: string; contents: string[] }>`
    SELECT arm_id, array_agg(sha256 ORDER BY position) AS contents FROM outcome_picture
    WHERE arm_id = ANY(${[...armIds]}::uuid[]) GROUP BY arm_id`.execute(trx)
  return new Map(rows.map(({ arm_id: id, contents }) => [id, contents]))
}

async function replaceContents(
  trx: Db,
  organizationId: string,
  changed: readonly { id: string; contents: readonly string[] }[],
  before: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const ids = changed.map(({ id }) => id)
  const pictures = changed.flatMap(({ id, contents }) =>
    contents.map((sha256, position) => ({ id, sha256, position })),
  )
  const contents = pictures.map(({ sha256 }) => sha256)
  await claimFiles(trx, organizationId, [...new Set(contents)])
  await sql`DELETE FROM outcome_picture WHERE arm_id = ANY(${ids}::uuid[])`.execute(trx)
  await sql`
    INSERT INTO outcome_picture (organization_id, arm_id, position, sha256)
    SELECT ${organizationId}::uuid, * FROM unnest(${pictures.map(({ id }) => id)}::uuid[],
      ${pictures.map(({ position }) => position)}::integer[], ${contents}::text[])`.execute(trx)
  // The pictures of a test are left out of the carousel of all its arms, so the others are scored anew.
  await sql`
    UPDATE outcome_arm SET scored = CASE WHEN id = ANY(${ids}::uuid[]) THEN NULL ELSE scored END, scored_with = NULL
    WHERE test_id IN (SELECT test_id FROM outcome_arm WHERE id = ANY(${ids}::uuid[]))`.execute(trx)
  const released = new Set(ids.flatMap((id) => before.get(id) ?? []))
  await removeContentsOf(
    trx,
    [...released].map((sha256) => ({ organization_id: organizationId, sha256 })),
  )
}

/**
 * Finds stored pictures by the id of an image or upload, their SHA-256, or their address or name in the listing.
 * Null for an arm of which one is not found.
 */
async function findContents(
  trx: Db,
  organizationId: string,
  arms: readonly NamedPictures[],
): Promise<(string[] | null)[]> {
  const asked = arms.flatMap(({ testId, pictures }, at) =>
    pictures.map((picture) => ({ at, testId, picture, uuid: isUuid(picture) ? picture : null })),
  )
  const { rows } = await sql<{ at: number; contents: (string | null)[] }>`
    SELECT asked.at, array_agg(found.sha256 ORDER BY asked.number) AS contents
    FROM unnest(${asked.map(({ at }) => at)}::integer[], ${asked.map(({ testId }) => testId)}::uuid[],
      ${asked.map(({ picture }) => picture)}::text[], ${asked.map(({ uuid }) => uuid)}::uuid[])
      WITH ORDINALITY AS asked (at, test_id, picture, uuid, number)
    JOIN outcome_test AS test ON test.id = asked.test_id
    LEFT JOIN LATERAL (
      SELECT sha256, 0 AS rank FROM image WHERE organization_id = ${organizationId} AND id = asked.uuid
      UNION ALL SELECT sha256, 1 FROM upload WHERE organization_id = ${organizationId} AND id = asked.uuid
      UNION ALL SELECT sha256, 2 FROM stored_file
        WHERE organization_id = ${organizationId} AND sha256 = lower(asked.picture) AND damaged_at IS NULL
      UNION ALL SELECT image.sha256, 3 FROM pdp_image JOIN image ON image.id = pdp_image.image_id
        WHERE pdp_image.pdp_id = test.pdp_id
          AND asked.picture IN (pdp_image.source_url, pdp_image.content_url, pdp_image.filename)
      UNION ALL SELECT sha256, 4 FROM image
        WHERE organization_id = ${organizationId} AND origin_pdp_id = test.pdp_id
          AND asked.picture IN (last_source_url, last_filename)
      ORDER BY rank LIMIT 1
    ) AS found ON true
    GROUP BY asked.at`.execute(trx)
  const byArm = new Map(rows.map(({ at, contents }) => [at, contents]))
  return arms.map((_, at) => {
    const contents = byArm.get(at) ?? []
    const known = contents.filter((sha256) => sha256 !== null)
    return known.length === contents.length ? known : null
  })
}
