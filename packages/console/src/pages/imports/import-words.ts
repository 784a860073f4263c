import type { Import, ImportProblem, ImportSummary } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { say } from '../../words/say.ts'
import { sentence } from '../../words/sentence.ts'

export type Field = Import['columns'][number]['field']

/** Returns the name of the system that a file comes from. */
export const formatName = (format: ImportSummary['format']): string => say(`console.imports.format.${format}`)

/** Names of the fields that columns become, in the order of the choices. */
export const FIELDS: Record<Field, MessageId> = {
  ignore: 'console.imports.field.ignore',
  id: 'console.imports.field.id',
  fallback_id: 'console.imports.field.fallback_id',
  gtin: 'console.imports.field.gtin',
  asin: 'console.imports.field.asin',
  code: 'console.imports.field.code',
  code_type: 'console.imports.field.code_type',
  name: 'console.imports.field.name',
  name_part: 'console.imports.field.name_part',
  category: 'console.imports.field.category',
  external_category_id: 'console.imports.field.external_category_id',
  own_category: 'console.imports.field.own_category',
  rights_from: 'console.imports.field.rights_from',
  rights_until: 'console.imports.field.rights_until',
  rights_markets: 'console.imports.field.rights_markets',
  rights_note: 'console.imports.field.rights_note',
  retailer: 'console.imports.field.retailer',
  hero_image: 'console.imports.field.hero_image',
  carousel_image: 'console.imports.field.carousel_image',
  image: 'console.imports.field.image',
  image_position: 'console.imports.field.image_position',
  alt_text: 'console.imports.field.alt_text',
  tags: 'console.imports.field.tags',
  family: 'console.imports.field.family',
  variant: 'console.imports.field.variant',
}

/** Encodings that people can choose, by the languages of their texts. */
export const ENCODINGS: Readonly<Record<string, MessageId>> = {
  'utf-8': 'console.imports.encoding.utf_8',
  'windows-1252': 'console.imports.encoding.windows_1252',
  macintosh: 'console.imports.encoding.macintosh',
  cp850: 'console.imports.encoding.cp850',
  'windows-1250': 'console.imports.encoding.windows_1250',
  'iso-8859-2': 'console.imports.encoding.iso_8859_2',
  cp852: 'console.imports.encoding.cp852',
  'windows-1251': 'console.imports.encoding.windows_1251',
  'koi8-r': 'console.imports.encoding.koi8_r',
  ibm866: 'console.imports.encoding.ibm866',
  'windows-1253': 'console.imports.encoding.windows_1253',
  'windows-1254': 'console.imports.encoding.windows_1254',
  'windows-1255': 'console.imports.encoding.windows_1255',
  'windows-1256': 'console.imports.encoding.windows_1256',
  'windows-1257': 'console.imports.encoding.windows_1257',
  shift_jis: 'console.imports.encoding.shift_jis',
  'euc-jp': 'console.imports.encoding.euc_jp',
  gb18030: 'console.imports.encoding.gb18030',
  big5: 'console.imports.encoding.big5',
  'euc-kr': 'console.imports.encoding.euc_kr',
}

/** Returns the name of an encoding, or its label if people cannot choose it. */
export function encodingName(label: string): string {
  const id = ENCODINGS[label]
  return id ? say(id) : label
}

/** Names of the steps of an import. */
export const STEPS = [
  'console.imports.step.file',
  'console.imports.step.columns',
  'console.imports.step.dry_run',
  'console.imports.step.import',
] as const satisfies readonly MessageId[]

/** Returns the current step, and true if all steps are done. */
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

/** Returns true for imports that progress. */
export const isBusy = ({ status }: Pick<ImportSummary, 'status'>): boolean =>
  status === 'checking' || status === 'running'

/** Returns true while scores of an ended import are pending. */
export const isBeingScored = ({ status, progress }: Import): boolean =>
  status === 'completed' && progress.scored < progress.done + progress.unchanged

/** Describes an outcome worth waiting for, or null. */
export function outcomeOf({ status, dry_run: dryRun, progress, error }: Import): string | null {
  switch (status) {
    case 'ready':
      return dryRun === null
        ? null
        : say('console.imports.ready', {
            valid: dryRun.valid,
            total: dryRun.listings,
            failed: dryRun.failed,
          })
    case 'completed':
      return say('console.imports.completed', {
        done: progress.done + progress.unchanged,
        total: progress.total,
        failed: progress.failed,
      })
    case 'invalid':
    case 'failed':
      return error
    case 'cancelled':
      return say('console.imports.canceled')
    case 'checking':
    case 'running':
    default:
      return null
  }
}

/** Messages of the API are for programs. */
export const problemText = ({ code, message }: Pick<ImportProblem, 'code' | 'message'>): string =>
  code === 'CATEGORY_UNRESOLVED' ? say('console.imports.no_category') : sentence(message)

/** Returns the name of the file with the failed rows of an import. */
export const failedRowsName = (filename: string | null): string =>
  `${(filename ?? 'import').replace(/\.[a-z]+$/i, '')}-failed-rows.csv`
