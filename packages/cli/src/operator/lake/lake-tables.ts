import type { ParquetColumn } from '@endcap/foundation/tables/parquet'

/** Version of tables and columns. New columns at the end keep it; docs/lake.md has them. */
export const LAKE_VERSION = 1

export type LakeRow = Record<string, unknown>
type Type = ParquetColumn<LakeRow>['type']
type Column = readonly [name: string, type: Type, sql: string]

export type LakeTable = {
  name: string
  columns: readonly Column[]
  /** Tables, and the column with the organization. */
  from: string
  organization: string
}

const OF_LISTINGS: readonly Column[] = [
  ['listing_id', 'STRING', 'pdp.id'],
  ['id_type', 'STRING', 'pdp.id_type'],
  ['external_id', 'STRING', 'pdp.external_id'],
  ['retailer', 'STRING', 'pdp.retailer'],
  ['integration_id', 'STRING', 'pdp.integration_id'],
  ['name', 'STRING', 'pdp.name'],
  ['category_id', 'STRING', 'pdp.category_id'],
  ['category_source', 'STRING', 'pdp.category_source'],
  ['status', 'STRING', 'pdp.status'],
  ['error_code', 'STRING', 'pdp.error_code'],
  ['tags', 'STRING', 'pdp.tags'],
  ['brand', 'STRING', 'pdp.brand'],
  ['family_id', 'STRING', 'pdp.family_id'],
  ['variant', 'STRING', 'pdp.variant'],
  ['version', 'INT64', 'pdp.version'],
  ['created_at', 'TIMESTAMP', 'pdp.created_at'],
  ['updated_at', 'TIMESTAMP', 'pdp.updated_at'],
  ['scored_at', 'TIMESTAMP', 'pdp.scored_at'],
  ['score', 'DOUBLE', 'summary.pdp_score'],
  ['hero_score', 'DOUBLE', 'summary.hero_score'],
  ['carousel_score', 'DOUBLE', 'summary.carousel_score'],
  ['can_win', 'DOUBLE', 'summary.can_win'],
  ['can_win_today', 'DOUBLE', 'summary.can_win_today'],
  ['can_win_with_spark', 'DOUBLE', 'summary.can_win_with_spark'],
  ['can_win_with_shoot', 'DOUBLE', 'summary.can_win_with_shoot'],
  ['advice', 'STRING', 'summary.advice'],
  ['missing', 'STRING', 'summary.missing'],
  ['penalties', 'STRING', 'summary.penalties'],
  ['rules_failed', 'STRING', 'summary.rules_failed'],
  ['acceptance', 'STRING', 'summary.acceptance'],
  ['model_version', 'STRING', 'summary.scored_by'],
]

const OF_IMAGES: readonly Column[] = [
  ['listing_id', 'STRING', 'place.pdp_id'],
  ['position', 'INT32', 'place.position'],
  ['image_id', 'STRING', 'place.image_id'],
  ['sha256', 'STRING', 'image.sha256'],
  ['format', 'STRING', 'image.format'],
  ['width', 'INT32', 'image.width'],
  ['height', 'INT32', 'image.height'],
  ['bytes', 'INT64', 'image.byte_length'],
  ['filename', 'STRING', 'place.filename'],
  ['source_url', 'STRING', 'place.source_url'],
  ['asset_id', 'STRING', 'place.asset_id'],
  ['created_at', 'TIMESTAMP', 'image.created_at'],
]

/** Identify a score: a content in a role, by the rules of a category. */
const SCORE_KEY: readonly Column[] = [
  ['sha256', 'STRING', 'image_score.sha256'],
  ['category_id', 'STRING', 'image_score.category_id'],
  ['role', 'STRING', 'image_score.role'],
  ['model_version', 'STRING', 'image_score.model_version'],
]

const OF_HISTORY: readonly Column[] = [
  ['state_id', 'STRING', 'state.id'],
  ['listing_id', 'STRING', 'state.pdp_id'],
  ['scored_at', 'TIMESTAMP', 'state.scored_at'],
  ['score', 'DOUBLE', 'state.pdp_score'],
  ['cause', 'STRING', 'state.cause'],
  ['category_id', 'STRING', 'state.category_id'],
  ['model_version', 'STRING', 'state.model_version'],
  ['images', 'STRING', 'state.images'],
  ['acceptance', 'STRING', 'state.acceptance'],
]

/** In the order of the export. */
export const LAKE_TABLES: readonly LakeTable[] = [
  {
    name: 'listings',
    columns: OF_LISTINGS,
    from: 'pdp LEFT JOIN pdp_summary AS summary ON summary.pdp_id = pdp.id',
    organization: 'pdp.organization_id',
  },
  {
    name: 'images',
    columns: OF_IMAGES,
    from: 'pdp JOIN pdp_image AS place ON place.pdp_id = pdp.id JOIN image ON image.id = place.image_id',
    organization: 'pdp.organization_id',
  },
  {
    name: 'scores',
    columns: [
      ...SCORE_KEY,
      ['score', 'DOUBLE', 'image_score.service_score'],
      ['classification', 'STRING', "image_score.score->>'classification'"],
      ['advice', 'STRING', "image_score.score->'recommendations'->0->>'code'"],
      ['advice_gain', 'DOUBLE', "(image_score.score->'recommendations'->0->>'expected_gain')::float8"],
      ['scored_at', 'TIMESTAMP', 'image_score.scored_at'],
    ],
    from: 'image_score',
    organization: 'image_score.organization_id',
  },
  {
    name: 'factors',
    columns: [
      ...SCORE_KEY,
      ['factor', 'STRING', "factor->>'name'"],
      ['score', 'DOUBLE', "(factor->>'score')::float8"],
      ['weight', 'DOUBLE', "(factor->>'weight')::float8"],
      ['impact', 'DOUBLE', "(factor->>'impact')::float8"],
    ],
    from: "image_score, json_array_elements(image_score.score->'factors') AS factor",
    organization: 'image_score.organization_id',
  },
  {
    name: 'history',
    columns: OF_HISTORY,
    from: 'pdp JOIN pdp_history AS state ON state.pdp_id = pdp.id',
    organization: 'pdp.organization_id',
  },
]

/** Returns the query of a table's rows, without the condition on the organization. */
export const selectOf = ({ columns, from }: LakeTable): string =>
  `SELECT ${columns.map(([name, , sql]) => `${sql} AS "${name}"`).join(', ')} FROM ${from}`

/** Returns the columns of a table's files. */
export const parquetColumnsOf = ({ columns }: LakeTable): ParquetColumn<LakeRow>[] =>
  columns.map(([name, type]) => ({ name, type, value: (row) => valueOf(type, row[name] ?? null) }))

function valueOf(type: Type, value: unknown): string | number | bigint | boolean | Date | null {
  if (value === null || value instanceof Date) return value
  if (type === 'INT64') return BigInt(value as string | number)
  if (type === 'STRING') return typeof value === 'string' ? value : JSON.stringify(value)
  return Number(value)
}
