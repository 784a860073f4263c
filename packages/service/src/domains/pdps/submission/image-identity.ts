/** An image of a listing as its address identifies it. */
export type IdentifiedImage = { sourceUrl: string; filename: string }

/** `contentUrl` is the address from which the content was downloaded, which the image may have had before. */
export type StoredIdentity = IdentifiedImage & { contentUrl: string }

type Address = {
  /** The address without its fragment, which is never sent. */
  href: string
  /** Segments of the path, percent-decoded. The first one is empty. */
  segments: readonly string[]
  /** Parameters of the query as they are written: `name=value`. */
  parameters: readonly string[]
}

/**
 * Returns the name of each image of a submission: the last segment of its path, percent-decoded. Names that collide
 * grow by the preceding segments that tell them apart, then by one differing parameter of the query after another.
 * Different addresses have different names.
 */
export function imageNames(urls: readonly string[]): string[] {
  const parsed = urls.map(parse)
  const addresses = new Map(parsed.map((address) => [address.href, address])).values()
  const groups = Map.groupBy(addresses, (address) => tailOf(address, 1)).values()
  const named = [...groups].flatMap((group) => namesBySegments(group, 1))
  // A segment with an encoded slash may look like two segments of another address.
  const byName = Map.groupBy(named, ([, name]) => name)
  const names = new Map(named.map(([href, name]) => [href, byName.get(name)?.length === 1 ? name : href]))
  return parsed.map(({ href }) => names.get(href) ?? href)
}

/**
 * Finds the stored image that each submitted image is: one whose content has this address, else one with this address,
 * else one with the same name. If one of two names is longer, the addresses must agree in all of it. A stored image is
 * found once.
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

/** Returns true for addresses that differ in their fragment at most. */
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
    // The segment is not percent-encoded UTF-8, so it is used as it is.
    return segment
  }
}

const tailOf = ({ segments }: Address, count: number): string => segments.slice(-count).join('/')

/** Names addresses that have their last `count` segments in common. */
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

/** Names addresses that have the same path. Those with the same query, too, are named by the whole address. */
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

/** Returns a parameter as it is written. One that is absent counts as empty. */
const valueOf = ({ parameters }: Address, name: string): string =>
  parameters.find((each) => parameterName(each) === name) ?? `${name}=`

/** Returns true if an address has this name or a longer one that ends with it. */
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
