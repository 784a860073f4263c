import { MAX_CAROUSEL_IMAGES, MAX_URL_LENGTH } from '../limits.ts'
import type { ProblemCode } from '../types.ts'
import {
  type Columns,
  cellText,
  type ProductRow,
  quoted,
  type Report,
  type Value,
  valuesOf,
} from './row-values.ts'
import { splitAddresses } from './split-addresses.ts'

/** `isMissing` without a main image. `urls` has all that were read. */
export type Images = {
  hero: string | null
  carousel: string[]
  urls: readonly string[]
  /** In the order of `urls`. */
  places: readonly Place[]
  isMissing: boolean
}

/** Cell of an image, its number in the cell, and the number of images there. */
export type Place = { url: string; value: Value; index: number; count: number }

type Address = { text: string; value: Value; index: number; count: number }

const MAX_ADDRESSES = 1_000

/**
 * Reads the main image from `hero_image`, else `image`, where a wrong address is an error. Wrong, repeated and
 * surplus other images cause warnings.
 */
export function readImages(
  rows: readonly ProductRow[],
  columns: Columns,
  { baseUrl, report }: { baseUrl: string | null; report: Report },
): Images {
  const heroes = addressesOf(valuesOf('hero_image', rows, columns), report)
  const images = addressesOf(inPositions(rows, columns), report)
  const carousel = addressesOf(valuesOf('carousel_image', rows, columns), report)
  const hasHero = heroes.length + images.length > 0
  const addresses = [...heroes, ...images, ...carousel].slice(0, MAX_ADDRESSES)
  const urls: string[] = []
  const places: Place[] = []
  const repeated = new Set<string>()
  addresses.forEach(({ text, value, ...place }, index) => {
    const { row, column } = value
    const address = readAddress(text, baseUrl)
    if ('code' in address) {
      const problem = { row, column, ...address }
      if (index === 0 && hasHero) report.error(problem)
      else report.warn(problem)
      return
    }
    const { url } = address
    if (urls.includes(url)) {
      if (!repeated.has(url))
        report.warn({
          row,
          column,
          code: 'REPEATED_IMAGE',
          message: `${quoted(url)} is listed again. It is read once.`,
        })
      repeated.add(url)
      return
    }
    urls.push(url)
    places.push({ url, value, ...place })
  })
  const others = hasHero ? urls.slice(1) : urls
  const last = addresses.at(-1)
  if (others.length > MAX_CAROUSEL_IMAGES && last) {
    const message = `The product has ${others.length} carousel images. The first ${MAX_CAROUSEL_IMAGES} are used.`
    report.warn({ row: last.value.row, column: last.value.column, code: 'TOO_MANY_IMAGES', message })
  }
  return {
    hero: hasHero ? (urls[0] ?? null) : null,
    carousel: others.slice(0, MAX_CAROUSEL_IMAGES),
    urls,
    places,
    isMissing: !hasHero,
  }
}

/** Sorts `image` by position, those without one last. */
function inPositions(rows: readonly ProductRow[], columns: Columns): Value[] {
  const positionOf = (row: ProductRow): number => {
    const [value] = valuesOf('image_position', [row], columns)
    const position = Number.parseFloat(value ? cellText(value.cell) : '')
    return Number.isNaN(position) ? Number.POSITIVE_INFINITY : position
  }
  return rows
    .map((row) => ({ row, position: positionOf(row) }))
    .toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .flatMap(({ row }) => valuesOf('image', [row], columns))
}

function addressesOf(values: readonly Value[], report: Report): Address[] {
  return values.flatMap((value) => {
    const split = (typeof value.cell === 'string' ? [value.cell] : value.cell).map(splitAddresses)
    const { row, column } = value
    if (split.some(({ isUnusual }) => isUnusual)) {
      const message = `The cell ${quoted(cellText(value.cell))} is read as several addresses.`
      report.warn({ row, column, code: 'UNUSUAL_SEPARATOR', message })
    }
    const texts = split.flatMap(({ addresses }) => addresses)
    return texts.map((text, index) => ({ text, value, index, count: texts.length }))
  })
}

type ReadAddress = { url: string } | { code: ProblemCode; message: string }

/** Resolves paths by the base address. Returns the reason for other texts. */
function readAddress(text: string, baseUrl: string | null): ReadAddress {
  const given = (text.startsWith('//') ? `https:${text}` : text).replaceAll(/\s/g, '%20')
  const isPath = URL.parse(given) === null && !/^[a-z][a-z\d+.-]*:/i.test(given)
  if (isPath && baseUrl === null)
    return {
      code: 'RELATIVE_IMAGE_ADDRESS',
      message: `${quoted(text)} is a path, not an address. Give the address below which the images are (image_base_url), or write addresses that begin with https:// or http://.`,
    }
  const url = isPath ? `${baseUrl}/${given.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')}` : given
  const refused = (reason: string): ReadAddress => ({
    code: 'INVALID_IMAGE_ADDRESS',
    message: `The address ${quoted(text)} ${reason}.`,
  })
  if (Array.from(url).length > MAX_URL_LENGTH)
    return refused(`has more than ${MAX_URL_LENGTH.toLocaleString('en-US')} characters`)
  const parsed = URL.parse(url)
  if (parsed === null) return refused('is not valid')
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
    return refused('cannot be downloaded. Images need an address that begins with https:// or http://')
  return { url }
}
