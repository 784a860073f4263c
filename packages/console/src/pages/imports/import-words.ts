import type { Import, ImportSummary } from '@endcap/client'

export type Field = Import['columns'][number]['field']
export type Status = ImportSummary['status']

/** Names of the systems that files come from. */
export const FORMATS: Record<ImportSummary['format'], string> = {
  endcap: 'Endcap file',
  shopify: 'Shopify export',
  google_merchant: 'Google Merchant feed',
  amazon_flat_file: 'Amazon flat file',
  woocommerce: 'WooCommerce export',
  akeneo: 'Akeneo export',
  other: 'File of another system',
}

/** Names of the fields that columns become. */
export const FIELDS: Record<Field, string> = {
  ignore: 'Not imported',
  id: 'Listing ID',
  gtin: 'GTIN',
  asin: 'ASIN',
  code: 'Code',
  code_type: 'Type of the code',
  name: 'Name',
  category: 'Category',
  external_category_id: 'Your category ID',
  retailer: 'Shop',
  hero_image: 'Main image',
  carousel_image: 'Carousel image',
  image: 'Images',
  image_position: 'Image order',
  tags: 'Tags',
}

export const STATUSES: Record<Status, string> = {
  checking: 'Being read',
  ready: 'Ready',
  invalid: 'Needs columns',
  running: 'Importing',
  completed: 'Imported',
  cancelled: 'Canceled',
  failed: 'Failed',
}

export const STEPS = ['File', 'Columns', 'Dry run', 'Import'] as const

/** Returns the number of the step that an import has come to, and whether it is behind all of them. */
export function stepOf({
  status,
  started_at: startedAt,
}: Pick<ImportSummary, 'status' | 'started_at'>): number {
  switch (status) {
    case 'invalid':
      return 1
    case 'checking':
    case 'ready':
      return 2
    case 'running':
      return 3
    case 'completed':
      return 4
    case 'cancelled':
    case 'failed':
    default:
      return startedAt === null ? 2 : 3
  }
}

/** Returns whether an import changes by itself. */
export const isBusy = ({ status }: Pick<ImportSummary, 'status'>): boolean =>
  status === 'checking' || status === 'running'

/** Returns whether scores of an ended import are still to come. */
export const isBeingScored = ({ status, progress }: Import): boolean =>
  status === 'completed' && progress.scored < progress.done + progress.unchanged

/** Returns what a person may wait for, in a sentence, or null while there is nothing to say. */
export function outcomeOf({ status, dry_run: dryRun, progress, error }: Import): string | null {
  switch (status) {
    case 'ready':
      return dryRun === null
        ? null
        : `${dryRun.valid} of ${dryRun.listings} listings can be imported. ${dryRun.failed} have a problem.`
    case 'completed':
      return `Imported ${progress.done + progress.unchanged} of ${progress.total} listings. ${progress.failed} have a problem.`
    case 'invalid':
    case 'failed':
      return error
    case 'cancelled':
      return 'The import is canceled.'
    case 'checking':
    case 'running':
    default:
      return null
  }
}

/** Returns the name of the file with the failed rows of an import. */
export const failedRowsName = (filename: string | null): string =>
  `${(filename ?? 'import').replace(/\.[a-z]+$/i, '')}-failed-rows.csv`
