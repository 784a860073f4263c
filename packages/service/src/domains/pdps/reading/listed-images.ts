import type { ListedImage } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type AltTexts, type Classification, measureLabel } from '@endcap/scoring'
import { worded } from '@endcap/words'
import { type Message, say } from '@endcap/words/message'
import { sql } from 'kysely'
import { renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredFinding } from '../../acceptance/judge-listing.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

type ImageRow = Pick<ListedImage, 'image_id' | 'position' | 'width' | 'height'> & {
  pdp_id: string
  sha256: string
  alt_texts: AltTexts | null
}

/** Parts of a stored result and of the verdicts. */
type Result = {
  id: string
  main: Classification | null
  carousel: { image_id: string; classification: Classification | null }[] | null
  mix: { other_products?: string[]; near_duplicates?: [string, string][] } | null
  findings: StoredFinding[] | null
}

/** Returns the images of listed PDPs by PDP, in their order. */
export async function readListedImages(
  { db, links }: Deps,
  organizationId: string,
  pdps: readonly { id: string }[],
): Promise<Map<string, ListedImage[]>> {
  const ids = pdps.map(({ id }) => id)
  const [results, { rows }] = await Promise.all([
    readResults(db, organizationId, ids),
    sql<ImageRow>`
      SELECT place.pdp_id, place.position, place.alt_texts, image.id AS image_id, image.sha256, image.width, image.height
      FROM pdp_image AS place JOIN image ON image.id = place.image_id
      WHERE place.pdp_id = ANY(${ids}::uuid[]) ORDER BY place.pdp_id, place.position`.execute(db),
  ])
  const url = (sha256: string, size: 160 | 'full') => renditionUrl(links, { organizationId, sha256, size })
  const images = rows.map(({ pdp_id: pdpId, sha256, alt_texts: altTexts, ...image }) => ({
    pdpId,
    image: {
      ...image,
      classification: typeOf(results.get(pdpId), image),
      thumbnail_url: url(sha256, 160),
      full_url: url(sha256, 'full'),
      alt_texts: { ...altTexts },
      flag: flagOf(results.get(pdpId), image),
    },
  }))
  const byPdp = Map.groupBy(images, ({ pdpId }) => pdpId)
  return new Map([...byPdp].map(([id, group]) => [id, group.map(({ image }) => image)]))
}

async function readResults(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Result>> {
  // Parsed once. The operator -> would parse all of it for each field.
  const { rows } = await sql<Result>`
    SELECT pdp.id, main.classification AS main, result.carousel_images AS carousel, result.asset_mix AS mix, judged.findings
    FROM pdp
    CROSS JOIN LATERAL json_to_record(pdp.result) AS result (hero json, carousel_images json, asset_mix json)
    CROSS JOIN LATERAL json_to_record(result.hero) AS main (classification text)
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(finding ORDER BY target) AS findings
      FROM pdp_acceptance, jsonb_array_elements(findings) AS finding
      WHERE organization_id = ${organizationId} AND pdp_id = pdp.id
        AND finding->>'severity' = 'hard' AND finding->>'position' IS NOT NULL) AS judged ON true
    WHERE pdp.id = ANY(${[...ids]}::uuid[]) AND pdp.result IS NOT NULL`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type Place = Pick<ListedImage, 'image_id' | 'position'>

const typeOf = (result: Result | undefined, { image_id: id, position }: Place): Classification | null =>
  (position === 0 ? result?.main : result?.carousel?.find((each) => each.image_id === id)?.classification) ??
  null

function flagOf(result: Result | undefined, { image_id: id, position }: Place): ListedImage['flag'] {
  if (!result) return null
  const findings = (result.findings ?? []).filter((each) => each.position === position)
  const finding = findings.find(({ outcome }) => outcome === 'fail') ?? findings[0]
  const rule = finding ? measureLabel(finding.measure) : null
  if (result.mix?.other_products?.includes(id))
    return flagged('other_product', say('image_flag.other_product'))
  if (finding && rule)
    return finding.outcome === 'fail'
      ? flagged('fails', say('image_flag.fails', { rule }))
      : flagged('not_sure', say('image_flag.not_sure', { rule }))
  const isRepeat = result.mix?.near_duplicates?.some(([, later]) => later === id)
  return isRepeat ? flagged('repeats', say('image_flag.repeats')) : null
}

const flagged = (kind: NonNullable<ListedImage['flag']>['kind'], text: Message) => ({
  kind,
  ...worded({ text }),
})
