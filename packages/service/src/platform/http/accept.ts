import { NDJSON_TYPE } from '@endcap/foundation/tables/ndjson'

/**
 * Returns the weights of an `Accept` header or one like it (RFC 9110, section 12.4.2), by the values in lower case.
 */
export function weightsOf(header: string | string[] | undefined): Map<string, number> {
  return new Map([header ?? []].flat().flatMap((each) => each.toLowerCase().split(',').map(weightOf)))
}

function weightOf(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const given = parameters.map((each) => /^q=(\d(?:\.\d*)?)$/.exec(each)?.[1]).find((q) => q !== undefined)
  return [name, Number(given ?? 1)]
}

/** Returns whether a client asks for lines of NDJSON by name. */
export const prefersNdjson = ({ headers }: { headers: { accept?: string | undefined } }): boolean =>
  (weightsOf(headers.accept).get(NDJSON_TYPE) ?? 0) > 0

/** Returns whether a client prefers a PNG to JSON. Without a preference it gets JSON. */
export function prefersPng({ headers }: { headers: { accept?: string | undefined } }): boolean {
  const weights = weightsOf(headers.accept)
  const png = weights.get('image/png') ?? weights.get('image/*') ?? 0
  return png > (weights.get('application/json') ?? weights.get('application/*') ?? 0)
}
