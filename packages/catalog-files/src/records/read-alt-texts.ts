import { languageOfRetailer } from '@endcap/catalog'
import { LANGUAGES } from '@endcap/catalog/languages'
import { MAX_TEXT_LENGTH } from '../limits.ts'
import type { CatalogSubmission } from '../types.ts'
import type { Place } from './read-images.ts'
import { type Cell, type Columns, type ProductRow, type Report, type Value, valuesOf } from './row-values.ts'

type AltColumn = { name: string; language: string | null }

/** Code at the end of a name: `Alt Text (de)`, `alt_text_pt_BR`. */
const LANGUAGE = /[\s_.([-](?<primary>[a-z]{2})(?:[-_](?<region>[A-Z]{2}))?[)\]]?$/

/**
 * Reads alt texts by image address and language. A column without a language in its name is in that of the retailer.
 * Texts that cannot be assigned to their images are left out with a warning.
 */
export function readAltTexts(
  rows: readonly ProductRow[],
  columns: Columns,
  { places, retailer, report }: { places: readonly Place[]; retailer: string; report: Report },
): Pick<CatalogSubmission, 'alt_texts'> {
  const pairs = pairColumns(columns)
  if (pairs.size === 0) return {}
  const values = new Map(valuesOf('alt_text', rows, columns).map((value) => [keyOf(value), value]))
  const texts: Record<string, Record<string, string>> = {}
  const refused = new Set<Value>()
  for (const { url, value, index, count } of places)
    for (const { name, language } of pairs.get(value.column) ?? []) {
      const given = values.get(keyOf({ row: value.row, column: name }))
      if (!given) continue
      const parts = partsOf(given.cell, count)
      if (parts === null) refused.add(given)
      const text = cleaned(parts?.[index] ?? '', given, report)
      if (text !== '') texts[url] = { ...texts[url], [language ?? languageOfRetailer(retailer)]: text }
    }
  for (const { row, column } of refused) {
    const message =
      'The cell does not have one alt text for each image. Separate them by pipes, in the order of the images.'
    report.warn({ row, column, code: 'ALT_TEXTS_NOT_USED', message })
  }
  return Object.keys(texts).length > 0 ? { alt_texts: texts } : {}
}

const keyOf = ({ row, column }: Pick<Value, 'row' | 'column'>): string => `${row} ${column}`

/**
 * Assigns columns of alt texts to columns of images: in order if there are equally many, else each to the nearest
 * image before it.
 */
function pairColumns({ names, byField }: Columns): Map<string, AltColumn[]> {
  const images = (['hero_image', 'image', 'carousel_image'] as const)
    .flatMap((field) => byField.get(field) ?? [])
    .toSorted((a, b) => a - b)
  const pairs = new Map<string, AltColumn[]>()
  const alts = (byField.get('alt_text') ?? []).map((index) => ({ index, ...altColumn(names[index] ?? '') }))
  for (const ofLanguage of Map.groupBy(alts, ({ language }) => language).values())
    for (const [order, { index, ...alt }] of ofLanguage.entries()) {
      const nearest = images.findLast((image) => image < index) ?? images[0]
      const image = ofLanguage.length === images.length ? images[order] : nearest
      const name = names[image ?? -1]
      if (name !== undefined) pairs.set(name, [...(pairs.get(name) ?? []), alt])
    }
  return pairs
}

function altColumn(name: string): AltColumn {
  const { primary, region } = LANGUAGE.exec(name)?.groups ?? {}
  const language = LANGUAGES.find((each) => each === primary)
  return { name, language: language ? (region ? `${language}-${region}` : language) : null }
}

/** Returns one text for each address of the cell, or null. */
function partsOf(cell: Cell, count: number): readonly string[] | null {
  if (typeof cell !== 'string') return cell.length === count ? cell : null
  if (count === 1) return [cell]
  const ways = ['|', ';', ','].map((separator) => cell.split(separator))
  return ways.find((parts) => parts.length === count) ?? null
}

function cleaned(text: string, { row, column }: Value, report: Report): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  if (characters.length > MAX_TEXT_LENGTH) {
    const message = `The alt text has more than ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters. The rest is cut off.`
    report.warn({ row, column, code: 'TEXT_TOO_LONG', message })
  }
  return characters.slice(0, MAX_TEXT_LENGTH).join('').trimEnd()
}
