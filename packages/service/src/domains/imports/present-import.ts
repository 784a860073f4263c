import type { Import, ImportFailure, ImportProgress, ImportRow, ImportSummary } from '@endcap/api'
import type { Field } from '@endcap/catalog-files'
import type { CatalogImport, ImportedRow } from './import.ts'
import { KEPT_FOR_S } from './remove-expired-imports.ts'
import { imageCount } from './tally.ts'

/** Presents an import in a list. */
export function presentImportSummary(found: CatalogImport): ImportSummary {
  return {
    import_id: found.id,
    status: found.status,
    // The database stores codes of this list.
    error_code: found.error_code as ImportFailure | null,
    error: found.error,
    filename: found.filename,
    bytes: found.byte_length,
    format: found.detection.format,
    created_at: found.created_at.toISOString(),
    started_at: found.started_at?.toISOString() ?? null,
    ended_at: found.ended_at?.toISOString() ?? null,
    expires_at: expiryOf(found)?.toISOString() ?? null,
  }
}

/** Adds columns, dry run and row counts. */
export function presentImport(found: CatalogImport, progress: ImportProgress): Import {
  const { detection, mapping } = found
  return {
    ...presentImportSummary(found),
    sha256: found.sha256,
    container: detection.container,
    encoding: detection.encoding,
    encoding_is_guess: detection.encoding_is_guess,
    sheet: detection.sheet,
    sheets: detection.sheets,
    delimiter: detection.delimiter,
    confidence: detection.confidence,
    reasons: detection.reasons,
    missing: detection.missing,
    columns: detection.columns.map(({ name, field, samples }) => ({
      name,
      field: fieldOf(mapping.columns, name),
      proposed_field: field,
      samples,
    })),
    // Rules are stored as they were checked.
    mapping: mapping as Import['mapping'],
    retailer: found.retailer,
    category_id: found.category_id,
    refresh_images: found.refresh_images,
    composed_set: found.keeps_sets ? 'keep' : 'replace',
    starts_when_ready: found.starts_when_ready,
    dry_run: found.dry_run,
    progress,
  }
}

const fieldOf = (columns: Readonly<Record<string, Field>>, name: string): Field =>
  Object.hasOwn(columns, name) ? (columns[name] ?? 'ignore') : 'ignore'

function expiryOf({ status, ended_at, created_at }: CatalogImport): Date | null {
  if (status === 'checking' || status === 'running') return null
  return new Date((ended_at ?? created_at).getTime() + 1_000 * KEPT_FOR_S)
}

/** Presents a row of an import. */
export function presentImportRow(row: ImportedRow): ImportRow {
  const { submission } = row
  return {
    row: row.row,
    last_row: row.last_row,
    key_type: row.key_type,
    key: row.key,
    retailer: row.retailer,
    name: submission?.name ?? null,
    hero_image_url: submission?.hero_image_url ?? null,
    image_count: imageCount(submission),
    change: row.change,
    status: row.status,
    error_code: row.error_code,
    problems: row.problems ?? [],
    pdp_id: row.pdp_id,
  }
}
