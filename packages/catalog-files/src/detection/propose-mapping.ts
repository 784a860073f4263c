import {
  ALT_TEXT,
  type Format,
  fitsAny,
  type NamePattern,
  OWN_CATEGORY,
  plainNames,
} from '../formats/format.ts'
import { categoryId } from '../records/read-details.ts'
import { ADDRESS } from '../records/split-addresses.ts'
import type { DetectedColumn, Field, Mapping } from '../types.ts'
import { proposeBaseUrl } from './propose-base-url.ts'

export type SampledColumn = { name: string; samples: string[] }

/** `base` lacks the numbers that `uniqueNames` adds. */
type NamedColumn = SampledColumn & { plain: string[]; base: string[] }

const PATH_OF_IMAGE = /\.(?:jpe?g|png|webp|gif|tiff?|avif)\b/i

/** Proposes a field for each column. */
export function proposeMapping(
  columns: readonly SampledColumn[],
  format: Format,
): { columns: DetectedColumn[]; mapping: Mapping; missing: Field[] } {
  const named = columns.map((column) => ({ ...column, ...plainNamesOf(column) }))
  const single = singleColumns(named, format)
  const fields = new Map([...single, ...listColumns(named, format, single)])
  const mapped = columns.map(({ name, samples }) => ({ name, field: fields.get(name) ?? 'ignore', samples }))
  const findColumn = (patterns: readonly NamePattern[]) =>
    named.find(({ plain }) => patterns.some((pattern) => fitsAny(plain, pattern)))
  const skip = (format.skip ?? []).flatMap(({ columns: patterns, equals, reason }) => {
    const column = findColumn(patterns)
    return column ? [{ column: column.name, equals, reason }] : []
  })
  const starts = format.productRows && findColumn(format.productRows.columns)
  const images = mapped.filter(({ field }) => IMAGE_FIELDS.has(field)).flatMap(({ samples }) => samples)
  const baseUrl = format.imageBaseUrl === undefined ? null : proposeBaseUrl(images, format.imageBaseUrl)
  return {
    columns: mapped,
    mapping: {
      columns: Object.fromEntries(mapped.map(({ name, field }) => [name, field])),
      ...(format.groupRows ? { group_rows: format.groupRows } : {}),
      ...(format.productRows && starts
        ? { product_rows: { column: starts.name, equals: format.productRows.equals } }
        : {}),
      ...(skip.length > 0 ? { skip } : {}),
      ...(baseUrl === null ? {} : { image_base_url: baseUrl }),
      ...(format.asinWithoutImage ? { asin_without_image: true } : {}),
    },
    missing: missingFields(new Set(fields.values())),
  }
}

const IMAGE_FIELDS: ReadonlySet<Field> = new Set(['hero_image', 'image', 'carousel_image'])

function singleColumns(columns: readonly NamedColumn[], format: Format): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const [field, patterns] of Object.entries(format.columns) as [Field, NamePattern[]][]) {
    const found = patterns
      .flatMap((pattern) => columns.filter(({ plain }) => fitsAny(plain, pattern)))
      .filter(({ name }) => !fields.has(name))
      .filter(({ samples }) => field !== 'category' || mayBeCategory(samples, format))
    const best = found.find(({ samples }) => samples.length > 0) ?? found[0]
    if (best) fields.set(best.name, field)
  }
  return fields
}

/** In unknown systems' files, other categories are the shop's. */
const mayBeCategory = (samples: readonly string[], format: Format): boolean =>
  format.guessesImages !== true ||
  samples.length === 0 ||
  samples.some((sample) => categoryId(sample) !== null)

function listColumns(
  columns: readonly NamedColumn[],
  format: Format,
  taken: ReadonlyMap<string, Field>,
): Map<string, Field> {
  const fields = new Map<string, Field>()
  // Paths next to a column of addresses are the same images.
  const likely = columns.some((column) => taken.get(column.name) === 'hero_image' && holds(column, ADDRESS))
    ? ADDRESS
    : null
  const lists = { own_category: OWN_CATEGORY, alt_text: ALT_TEXT, ...format.lists }
  const hasFamily = [...taken.values()].includes('family')
  for (const [field, patterns] of Object.entries(lists) as [Field, NamePattern[]][]) {
    if (field === 'variant' && !hasFamily) continue
    const found = columns.filter(
      ({ name, base }) =>
        !taken.has(name) && !fields.has(name) && patterns.some((pattern) => fitsAny(base, pattern)),
    )
    const isGuess = format.guessesImages === true && IMAGE_FIELDS.has(field)
    const chosen = isGuess ? likelyImages(found, likely) : found
    for (const { name } of withoutVariants(chosen, format, taken)) fields.set(name, field)
  }
  return fields
}

/** Drops further languages and channels, which show the same image. */
function withoutVariants(
  columns: readonly NamedColumn[],
  { attributeOf }: Format,
  taken: ReadonlyMap<string, Field>,
): readonly NamedColumn[] {
  if (!attributeOf) return columns
  const seen = new Set([...taken.keys()].map(attributeOf))
  const byAttribute = Map.groupBy(columns, ({ name }) => attributeOf(name))
  return [...byAttribute].flatMap(([attribute, variants]) => {
    const best = variants.find(({ samples }) => samples.length > 0) ?? variants[0]
    return seen.has(attribute) || !best ? [] : [best]
  })
}

/** Prefers addresses over paths. Keeps empty columns. */
function likelyImages(columns: readonly NamedColumn[], likely: RegExp | null): NamedColumn[] {
  const pattern = likely ?? (columns.some((column) => holds(column, ADDRESS)) ? ADDRESS : PATH_OF_IMAGE)
  return columns.filter((column) => column.samples.length === 0 || holds(column, pattern))
}

function holds({ samples }: SampledColumn, pattern: RegExp): boolean {
  return samples.some((sample) => pattern.test(sample))
}

const plainNamesOf = ({ name }: SampledColumn): Pick<NamedColumn, 'plain' | 'base'> => ({
  plain: plainNames(name),
  base: plainNames(name.replace(/ \(\d+\)$/, '')),
})

function missingFields(fields: ReadonlySet<Field>): Field[] {
  const has = (...any: Field[]) => any.some((field) => fields.has(field))
  const missing: Field[] = []
  if (!has('id', 'fallback_id', 'gtin', 'asin', 'code')) missing.push('id')
  // A product by ASIN gets its images from its listing page.
  if (!has('hero_image', 'image') && (has('id', 'gtin', 'code') || !has('asin'))) missing.push('hero_image')
  return missing
}
