import { parsedStrings, propertyValues } from './js-literal.ts'

type Json = Readonly<Record<string, unknown>>

/** Returns ordered sources. Ignores sibling variants (`colorImages` by color). */
export function gallerySources(scripts: readonly string[], asin: string | null): string[] {
  const forms = [initialGallery, landingGallery(asin), bookGallery]
  for (const form of forms) {
    for (const script of scripts) {
      const sources = form(script).flatMap((entry) => sourceOf(entry) ?? [])
      if (sources.length > 0) return sources
    }
  }
  return []
}

/** `'colorImages': { 'initial': […] }`, an array or JSON string. */
function initialGallery(script: string): unknown[] {
  const start = script.indexOf('colorImages')
  if (start < 0) return []
  const values = propertyValues(script.slice(start), 'initial').map(asArray)
  return values.find((entries) => entries.some(isEntry)) ?? []
}

/** `{"colorImages": {"Black": […]}, "landingAsinColor": "Black", "colorToAsin": {"Black": {"asin": …}}}` */
const landingGallery =
  (asin: string | null) =>
  (script: string): unknown[] => {
    if (!script.includes('colorImages')) return []
    const whole = parsedStrings(script).find((value) => asObject(asObject(value)['colorImages']) !== NOTHING)
    const read = (property: string): unknown =>
      whole === undefined ? propertyValues(script, property)[0] : asObject(whole)[property]
    const galleries = asObject(read('colorImages'))
    const landing = read('landingAsinColor') ?? stringProperty(script, 'landingAsinColor')
    const [ofAsin] = Object.entries(asObject(read('colorToAsin'))).find(
      ([, value]) => asin !== null && asObject(value)['asin'] === asin,
    ) ?? [null]
    const colors = Object.keys(galleries)
    const color = [landing, ofAsin, colors.length === 1 ? colors[0] : null].find(
      (each): each is string => typeof each === 'string' && asArray(galleries[each]).length > 0,
    )
    return color === undefined ? [] : asArray(galleries[color])
  }

/** Books: `'imageGalleryData': [{"mainUrl": …, "thumbUrl": …}]` */
function bookGallery(script: string): unknown[] {
  if (!script.includes('imageGalleryData')) return []
  return (
    propertyValues(script, 'imageGalleryData')
      .map(asArray)
      .find((entries) => entries.length > 0) ?? []
  )
}

const isEntry = (value: unknown): boolean => sourceOf(value) !== null

/** Picks the largest rendition. */
function sourceOf(value: unknown): string | null {
  const entry = asObject(value)
  const candidates = [
    entry['hiRes'],
    entry['large'],
    entry['mainUrl'],
    largestRendition(entry['main']),
    entry['thumb'],
    entry['thumbUrl'],
  ]
  return candidates.find((each): each is string => typeof each === 'string' && each !== '') ?? null
}

/** Picks the largest URL of `{url: [width, height], …}` (`data-a-dynamic-image`). */
export function largestRendition(value: unknown): string | null {
  const pixels = (size: unknown): number =>
    asArray(size).reduce<number>((product, side) => product * (typeof side === 'number' ? side : 0), 1)
  const [largest] = Object.entries(asObject(value)).toSorted(([, a], [, b]) => pixels(b) - pixels(a))
  return largest?.[0] ?? null
}

function stringProperty(script: string, property: string): string | null {
  return new RegExp(`["']${property}["']\\s*:\\s*["']([^"'\\\\]{1,200})["']`).exec(script)?.[1] ?? null
}

const NOTHING: Json = {}
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : NOTHING
const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
