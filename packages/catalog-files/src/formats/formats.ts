import { AKENEO } from './akeneo.ts'
import { AMAZON_FLAT_FILE } from './amazon-flat-file.ts'
import { ENDCAP, ENDCAP_IMAGES, ENDCAP_WITH_ID_TYPE } from './endcap.ts'
import { type Format, fits, inOneWord, type NamePattern, plainName } from './format.ts'
import { GOOGLE_MERCHANT } from './google-merchant.ts'
import { OTHER } from './other.ts'
import { SHOPIFY } from './shopify.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

/** Formats in the order in which a file is compared with them. */
const KNOWN_FORMATS: readonly Format[] = [
  ENDCAP_IMAGES,
  ENDCAP_WITH_ID_TYPE,
  ENDCAP,
  AMAZON_FLAT_FILE,
  SHOPIFY,
  GOOGLE_MERCHANT,
  WOOCOMMERCE,
  AKENEO,
]

/** Names that the header of a catalog is recognized by. */
const KNOWN_NAMES: ReadonlySet<string> = new Set(
  [...KNOWN_FORMATS, OTHER].flatMap(({ columns, lists }) =>
    [...Object.values(columns), ...Object.values(lists)]
      .flat()
      .filter((pattern) => typeof pattern === 'string')
      .map(inOneWord),
  ),
)

/** Returns the number of names by which the header of a catalog is recognized. */
export const countKnownNames = (names: readonly string[]): number =>
  plainNames(names).filter((name) => KNOWN_NAMES.has(inOneWord(name))).length

/** Returns names as `plainName` writes them. */
const plainNames = (names: readonly string[]): string[] => names.map(plainName)

/** Returns the format of a file with these column names. */
export function findFormat(names: readonly string[]): Format {
  const plain = plainNames(names)
  const hasAny = (group: readonly NamePattern[]) =>
    group.some((pattern) => plain.some((name) => fits(name, pattern)))
  return KNOWN_FORMATS.find(({ signature }) => signature.every(hasAny)) ?? OTHER
}
