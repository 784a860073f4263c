export type IdentifiedImage = { sourceUrl: string; filename: string }

/** `contentUrl`: download address, possibly an earlier one. */
export type StoredIdentity = IdentifiedImage & { contentUrl: string }

type Address = {
  /** Excludes the fragment, which is never sent. */
  href: string
  /** Percent-decoded. The first is empty. */
  segments: readonly string[]
  /** Unescaped `name=value`. */
  parameters: readonly string[]
}

/**
 * Names images by the last path segment, percent-decoded. Colliding names grow by distinguishing earlier
 * segments, then by differing query parameters. Different addresses have different names.
 */
export function imageNames(urls: readonly string[]): string[] {
  const parsed = urls.map(parse)
  const addresses = new Map(parsed.map((address) => [address.href, address])).values()
  const groups = Map.groupBy(addresses, (address) => tailOf(address, 1)).values()
  const named = [...groups].flatMap((group) => namesBySegments(group, 1))
  // An encoded slash can make a segment look like two.
  const byName = Map.groupBy(named, ([, name]) => name)
  const names = new Map(named.map(([href, name]) => [href, byName.get(name)?.length === 1 ? name : href]))
  return parsed.map(({ href }) => names.get(href) ?? href)
}

/**
 * Finds stored images by content address, then address, then name. If one name is longer, the addresses must
 * agree in all of it. Each is found once.
 */
export function matchImages<Stored extends StoredIdentity>(
  submitted: readonly IdentifiedImage[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const matches = submitted.map((): Stored | undefined => undefined)
  for (const isMatch of [hasContentOf, hasAddressOf, hasNameOf]) {
    for (const [index, image] of submitted.entries())
      matches[index] ??= stored.find((each) => !matches.includes(each) && isMatch(image, each))
  }
  return matches
}

const hasContentOf = (image: IdentifiedImage, { contentUrl }: StoredIdentity): boolean =>
  isSameAddress(image.sourceUrl, contentUrl)

const hasAddressOf = (image: IdentifiedImage, { sourceUrl }: StoredIdentity): boolean =>
  isSameAddress(image.sourceUrl, sourceUrl)

const hasNameOf = (image: IdentifiedImage, stored: StoredIdentity): boolean =>
  hasName(parse(stored.sourceUrl), image.filename) && hasName(parse(image.sourceUrl), stored.filename)

/** Ignores fragments. */
export const isSameAddress = (one: string, other: string): boolean =>
  one === other || parse(one).href === parse(other).href

function parse(url: string): Address {
  const parsed = new URL(url)
  parsed.hash = ''
  return {
    href: parsed.href,
    segments: parsed.pathname.split('/').map(decodeSegment),
    parameters: parsed.search === '' ? [] : parsed.search.slice(1).split('&'),
  }
}

function decodeSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment)
    // PostgreSQL stores no NUL.
    return decoded.includes('\0') ? segment : decoded
  } catch {
    // Kept as is: not percent-encoded UTF-8.
    return segment
  }
}

const tailOf = ({ segments }: Address, count: number): string => segments.slice(-count).join('/')

/** The addresses share their last `count` segments. */
function namesBySegments(group: readonly Address[], count: number): [href: string, name: string][] {
  const [first] = group
  if (!first) return []
  const name = tailOf(first, count)
  if (group.length === 1) return [[first.href, name]]
  const longest = Math.max(...group.map(({ segments }) => segments.length))
  for (let next = count + 1; next <= longest; next++) {
    const parts = [...Map.groupBy(group, (address) => tailOf(address, next)).values()]
    if (parts.length > 1) return parts.flatMap((part) => namesBySegments(part, next))
  }
  return namesByQuery(group, name)
}

/** The addresses share their path. Those with equal queries are named by the whole address. */
function namesByQuery(group: readonly Address[], name: string): [href: string, name: string][] {
  if (group.length === 1) return group.map(({ href }) => [href, name])
  const parameters = new Set(group.flatMap((address) => address.parameters.map(parameterName)))
  const mark = name.includes('?') ? '&' : '?'
  for (const parameter of parameters) {
    const parts = Map.groupBy(group, (address) => valueOf(address, parameter))
    if (parts.size > 1)
      return [...parts].flatMap(([value, part]) => namesByQuery(part, `${name}${mark}${value}`))
  }
  return group.map(({ href }) => [href, href])
}

const parameterName = (parameter: string): string => parameter.split('=', 1)[0] ?? ''

/** Unescaped. Empty if absent. */
const valueOf = ({ parameters }: Address, name: string): string =>
  parameters.find((each) => parameterName(each) === name) ?? `${name}=`

/** Also matches longer names. */
function hasName(address: Address, name: string): boolean {
  if (name === address.href) return true
  return address.segments.some((_, index) => {
    const tail = tailOf(address, index + 1)
    if (tail === name) return true
    return (
      name.startsWith(`${tail}?`) &&
      name
        .slice(tail.length + 1)
        .split('&')
        .every((parameter) => valueOf(address, parameterName(parameter)) === parameter)
    )
  })
}
