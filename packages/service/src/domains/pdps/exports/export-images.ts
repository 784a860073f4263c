import type { ExportedImage, PdpSort } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { Column } from '@endcap/foundation/tables/column'
import type { AltTexts, ImageRights, Recommendation } from '@endcap/scoring'
import { LANGUAGES } from '@endcap/words'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Table } from '../../../platform/http/send-table.ts'
import { type ListedPdp, type PdpFilters, readRows } from '../reading/list-pdps.ts'
import type { CarouselImageResult } from '../record/listing-result.ts'
import { PDP_KEY_COLUMNS } from './export-pdps.ts'
import { PAGE_ROWS, readPages } from './read-pages.ts'

type Deps = { db: Db }

type ImageResult = Pick<
  CarouselImageResult,
  'image_id' | 'service_score' | 'service_certified' | 'classification'
>

type ImageRow = Pick<
  ExportedImage,
  | 'pdp_id'
  | 'position'
  | 'image_id'
  | 'filename'
  | 'asset_id'
  | 'source_type'
  | 'width'
  | 'height'
  | 'byte_length'
> & {
  alt_texts: AltTexts | null
  source_url: string
  rights: ImageRights | null
  recommendation: Recommendation | null
}

/** Exports images in the order of their PDPs. */
export function exportImages({ db }: Deps, filters: PdpFilters, sort: PdpSort | null): Table<ExportedImage> {
  return { name: 'images', columns: IMAGE_COLUMNS, pages: readImages() }

  async function* readImages(): Table<ExportedImage>['pages'] {
    const pages = readPages(
      (after) => readRows(db, filters, { sort, after, limit: PAGE_ROWS }),
      ({ sort_value: value, id }) => ({ value, id }),
    )
    for await (const pdps of pages) {
      const images = await imagesOf(db, pdps)
      if (images.length > 0) yield images
    }
  }
}

async function imagesOf(db: Db, pdps: readonly ListedPdp[]): Promise<ExportedImage[]> {
  const ids = pdps.map(({ id }) => id)
  const results = await resultsOf(db, ids)
  const shown = [...results.values()].filter(({ service_score: score }) => score !== null)
  // The recommendation that belongs to the shown score.
  const { rows } = await sql<ImageRow>`
    SELECT place.pdp_id, place.position, image.id AS image_id, image.width, image.height, image.byte_length,
      place.filename, place.source_url, place.asset_id, place.alt_texts, place.rights, scored.recommendation,
      file.origin->>'sourceType' AS source_type
    FROM pdp_image AS place
    JOIN pdp ON pdp.id = place.pdp_id
    JOIN image ON image.id = place.image_id
    LEFT JOIN stored_file AS file ON file.organization_id = image.organization_id AND file.sha256 = image.sha256
    LEFT JOIN unnest(${shown.map((each) => each.image_id)}::uuid[],
      ${shown.map((each) => each.service_score)}::double precision[]) AS shown (image_id, score)
      ON shown.image_id = image.id
    LEFT JOIN LATERAL (
      SELECT image_score.score->'recommendations'->0 AS recommendation FROM image_score
      WHERE organization_id = pdp.organization_id AND sha256 = image.sha256 AND category_id = pdp.category_id
        AND role = CASE place.position WHEN 0 THEN 'hero' ELSE 'carousel' END AND service_score = shown.score
      ORDER BY scored_at DESC LIMIT 1) AS scored ON true
    WHERE place.pdp_id = ANY(${ids}::uuid[]) ORDER BY place.pdp_id, place.position`.execute(db)
  const byPdp = Map.groupBy(rows, ({ pdp_id: id }) => id)
  return pdps.flatMap((pdp) =>
    (byPdp.get(pdp.id) ?? []).map((image) => present(pdp, image, results.get(image.image_id))),
  )
}

async function resultsOf(db: Db, ids: readonly string[]): Promise<Map<string, ImageResult>> {
  // Parsed once. The operator -> would parse all of it for each field.
  const { rows } = await sql<ImageResult & { carousel: ImageResult[] }>`
    SELECT main.*, result.carousel_images AS carousel
    FROM pdp, json_to_record(pdp.result) AS result (hero json, carousel_images json), json_to_record(result.hero)
      AS main (image_id text, service_score double precision, service_certified boolean, classification text)
    WHERE pdp.id = ANY(${ids}::uuid[]) AND pdp.result IS NOT NULL`.execute(db)
  const images = rows.flatMap(({ carousel, ...hero }) => [hero, ...carousel])
  return new Map(images.map((image) => [image.image_id, image]))
}

function present(
  pdp: ListedPdp,
  { source_url: url, rights, recommendation, ...image }: ImageRow,
  result: ImageResult | undefined,
): ExportedImage {
  return {
    pdp_id: pdp.id,
    id_type: pdp.id_type,
    id: pdp.external_id,
    retailer: pdp.retailer,
    name: pdp.name,
    category: findCategory(pdp.category_id)?.name ?? null,
    category_id: pdp.category_id,
    position: image.position,
    image_type: image.position === 0 ? 'hero' : 'carousel',
    image_id: image.image_id,
    classification: result?.classification ?? null,
    service_score: result?.service_score ?? null,
    service_certified: result?.service_certified ?? null,
    first_recommendation: recommendation?.title ?? null,
    ...(recommendation?.wording && { wording: { first_recommendation: recommendation.wording.title } }),
    expected_gain: recommendation?.expected_gain ?? null,
    image_url: url,
    filename: image.filename,
    asset_id: image.asset_id,
    source_type: image.source_type,
    rights_from: rights?.from ?? null,
    rights_until: rights?.until ?? null,
    rights_markets: rights?.markets?.join(' ') ?? null,
    rights_note: rights?.note ?? null,
    width: image.width,
    height: image.height,
    byte_length: image.byte_length,
    scored_at: pdp.scored_at?.toISOString() ?? null,
    alt_texts: image.alt_texts ?? {},
  }
}

const IMAGE_COLUMNS: readonly Column<ExportedImage>[] = [
  ...PDP_KEY_COLUMNS,
  { name: 'category_id', width: 38, value: (row) => row.category_id },
  { name: 'position', width: 9, value: (row) => row.position },
  { name: 'image_type', width: 11, value: (row) => row.image_type },
  { name: 'image_id', width: 38, value: (row) => row.image_id },
  { name: 'classification', width: 18, value: (row) => row.classification },
  { name: 'service_score', width: 13, value: (row) => row.service_score },
  { name: 'service_certified', width: 16, value: (row) => row.service_certified },
  { name: 'first_recommendation', width: 48, value: (row) => row.first_recommendation },
  { name: 'expected_gain', width: 13, value: (row) => row.expected_gain },
  { name: 'image_url', width: 60, value: (row) => row.image_url },
  { name: 'filename', width: 30, value: (row) => row.filename },
  { name: 'asset_id', width: 20, value: (row) => row.asset_id },
  { name: 'source_type', width: 30, value: (row) => row.source_type },
  { name: 'rights_from', width: 12, value: (row) => row.rights_from },
  { name: 'rights_until', width: 12, value: (row) => row.rights_until },
  { name: 'rights_markets', width: 16, value: (row) => row.rights_markets },
  { name: 'rights_note', width: 30, value: (row) => row.rights_note },
  { name: 'width', width: 8, value: (row) => row.width },
  { name: 'height', width: 8, value: (row) => row.height },
  { name: 'byte_length', width: 12, value: (row) => row.byte_length },
  { name: 'scored_at', width: 20, value: (row) => row.scored_at && new Date(row.scored_at) },
  ...LANGUAGES.map((language) => ({
    name: `alt_text_${language}`,
    width: 40,
    value: (row: ExportedImage) => row.alt_texts[language] ?? null,
  })),
]
