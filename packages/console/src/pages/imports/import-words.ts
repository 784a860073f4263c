import type { Import, ImportSummary } from '@endcap/client'

export type Field = Import['columns'][number]['field']
export type Status = ImportSummary['status']

/** Names of the fields that columns become. */
export const FIELDS: Record<Field, string> = {
  ignore: 'Not imported',
  id: 'Listing ID',
  fallback_id: 'Listing ID if there is no other',
  gtin: 'GTIN',
  asin: 'ASIN',
  code: 'Code',
  code_type: 'Type of the code',
  name: 'Name',
  name_part: 'Part of the name',
  category: 'Category',
  external_category_id: 'Your category ID',
  own_category: 'Your own categories',
  retailer: 'Shop',
  hero_image: 'Main image',
  carousel_image: 'Carousel image',
  image: 'Images',
  image_position: 'Image order',
  tags: 'Tags',
}

/** Encodings that people can choose, by the languages of their texts. */
export const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western Europe (Windows)',
  macintosh: 'Western Europe (Mac)',
  cp850: 'Western Europe (DOS)',
  'windows-1250': 'Central Europe (Windows)',
  'iso-8859-2': 'Central Europe (ISO)',
  cp852: 'Central Europe (DOS)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (DOS)',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GBK)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean',
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
