import { NDJSON_TYPE } from '@endcap/foundation/tables/ndjson'

/** Parses weights of `Accept`-like headers (RFC 9110, section 12.4.2), in lower case. */
export function weightsOf(header: string | string[] | undefined): Map<string, number> {
  return new Map([header ?? []].flat().flatMap((each) => each.toLowerCase().split(',').map(weightOf)))
}

function weightOf(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const given = parameters.map((each) => /^q=(\d(?:\.\d*)?)$/.exec(each)?.[1]).find((q) => q !== undefined)
  return [name, Number(given ?? 1)]
}

/** Returns true only if NDJSON is named. */
export const prefersNdjson = ({ headers }: { headers: { accept?: string | undefined } }): boolean =>
  (weightsOf(headers.accept).get(NDJSON_TYPE) ?? 0) > 0

/** Returns false without a preference. */
export function prefersPng({ headers }: { headers: { accept?: string | undefined } }): boolean {
  const weights = weightsOf(headers.accept)
  const png = weights.get('image/png') ?? weights.get('image/*') ?? 0
  return png > (weights.get('application/json') ?? weights.get('application/*') ?? 0)
}
