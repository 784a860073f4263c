import { AKENEO } from './akeneo.ts'
import { AMAZON_FLAT_FILE } from './amazon-flat-file.ts'
import { AMAZON_LISTINGS } from './amazon-listings.ts'
import { BIGCOMMERCE, BIGCOMMERCE_2 } from './bigcommerce.ts'
import { BOL } from './bol.ts'
import { EBAY } from './ebay.ts'
import { ECWID } from './ecwid.ts'
import { ENDCAP, ENDCAP_IMAGES, ENDCAP_WITH_ID_TYPE } from './endcap.ts'
import { type Format, fitsAny, inOneWord, type NamePattern, plainNames } from './format.ts'
import { GOOGLE_MERCHANT } from './google-merchant.ts'
import { MAGENTO } from './magento.ts'
import { MIRAKL } from './mirakl.ts'
import { OPENCART } from './opencart.ts'
import { OTHER } from './other.ts'
import { PRESTASHOP } from './prestashop.ts'
import { PRICE_COMPARISON } from './price-comparison.ts'
import { SHOPIFY } from './shopify.ts'
import { SHOPWARE } from './shopware.ts'
import { SQUARESPACE } from './squarespace.ts'
import { WIX } from './wix.ts'
import { WOOCOMMERCE } from './woocommerce.ts'
import { YML } from './yml.ts'

/** In the order of comparison. */
const KNOWN_FORMATS: readonly Format[] = [
  ENDCAP_IMAGES,
  ENDCAP_WITH_ID_TYPE,
  ENDCAP,
  AMAZON_FLAT_FILE,
  AMAZON_LISTINGS,
  WIX,
  SHOPIFY,
  GOOGLE_MERCHANT,
  WOOCOMMERCE,
  SQUARESPACE,
  BIGCOMMERCE,
  BIGCOMMERCE_2,
  ECWID,
  MAGENTO,
  OPENCART,
  SHOPWARE,
  EBAY,
  MIRAKL,
  BOL,
  PRESTASHOP,
  PRICE_COMPARISON,
  YML,
  AKENEO,
]

const KNOWN_NAMES: ReadonlySet<string> = new Set(
  [...KNOWN_FORMATS, OTHER].flatMap(({ columns, lists }) =>
    [...Object.values(columns), ...Object.values(lists)]
      .flat()
      .filter((pattern) => typeof pattern === 'string')
      .map(inOneWord),
  ),
)

/** Counts names that identify a header. */
export const countKnownNames = (names: readonly string[]): number =>
  names.filter((name) => plainNames(name).some((plain) => KNOWN_NAMES.has(inOneWord(plain)))).length

/** Finds the format of column names. */
export function findFormat(names: readonly string[]): Format {
  const plain = names.flatMap(plainNames)
  const hasAny = (group: readonly NamePattern[]) => group.some((pattern) => fitsAny(plain, pattern))
  return KNOWN_FORMATS.find(({ signature }) => signature.every(hasAny)) ?? OTHER
}
