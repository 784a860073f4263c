import { type Format, fits, type NamePattern, plainName } from '../formats/format.ts'
import type { DetectedColumn, Field, Mapping } from '../types.ts'

/** A column with a few of its values. */
export type SampledColumn = { name: string; samples: string[] }

/** An address, a path of a file, or several of them. */
const IMAGE_VALUE = /^(?:https?:)?\/\/|\.(?:jpe?g|png|webp|gif|tiff?|avif)\b/i

/** Proposes a field for each column of a file with the format. */
export function proposeMapping(
  columns: readonly SampledColumn[],
  format: Format,
): { columns: DetectedColumn[]; mapping: Mapping; missing: Field[] } {
  const fields = new Map<string, Field>()
  for (const [field, patterns] of Object.entries(format.columns) as [Field, NamePattern[]][]) {
    const found = patterns.flatMap((pattern) => columns.filter(({ name }) => fits(plainName(name), pattern)))
    const free = found.filter(({ name }) => !fields.has(name))
    const best = free.find(({ samples }) => samples.length > 0) ?? free[0]
    if (best) fields.set(best.name, field)
  }
  for (const [field, patterns] of Object.entries(format.lists) as [Field, NamePattern[]][]) {
    for (const { name, samples } of columns) {
      const isGuess = format.guessesImages === true && field !== 'tags'
      if (fields.has(name) || !patterns.some((pattern) => fits(basename(name), pattern))) continue
      if (!isGuess || samples.length === 0 || samples.some((sample) => IMAGE_VALUE.test(sample)))
        fields.set(name, field)
    }
  }
  const mapped = columns.map(({ name, samples }) => ({ name, field: fields.get(name) ?? 'ignore', samples }))
  const skip = (format.skip ?? []).flatMap(({ columns: patterns, equals, reason }) => {
    const column = columns.find(({ name }) => patterns.some((pattern) => fits(plainName(name), pattern)))
    return column ? [{ column: column.name, equals, reason }] : []
  })
  return {
    columns: mapped,
    mapping: {
      columns: Object.fromEntries(mapped.map(({ name, field }) => [name, field])),
      ...(format.groupRows ? { group_rows: format.groupRows } : {}),
      ...(skip.length > 0 ? { skip } : {}),
    },
    missing: missingFields(new Set(fields.values())),
  }
}

/** Returns the plain name of a column without the number that `uniqueNames` adds to repeated ones. */
const basename = (name: string) => plainName(name.replace(/ \(\d+\)$/, ''))

function missingFields(fields: ReadonlySet<Field>): Field[] {
  const has = (...any: Field[]) => any.some((field) => fields.has(field))
  const missing: Field[] = []
  if (!has('id', 'gtin', 'asin', 'code')) missing.push('id')
  // A product by ASIN gets its images from its listing page.
  if (!has('hero_image', 'image') && (has('id', 'gtin', 'code') || !has('asin'))) missing.push('hero_image')
  return missing
}
