import { CatalogFileError } from '../catalog-file-error.ts'
import { parseItem } from '../containers/parse-item.ts'
import { XmlSplitter } from '../containers/xml-splitter.ts'
import { type Sampled, sampleValues } from './sampled.ts'

/** Elements that hold a product: in RSS, in Atom, and in common feeds. */
const ITEM = /<((?:[a-z][\w.-]*:)?(?:item|entry|product|offer|article|shopitem|produkt|artikel))[\s>]/i

/**
 * Reads the first products of XML, or returns null for other text.
 *
 * @throws CatalogFileError XML_DOCTYPE, XML_WITHOUT_PRODUCTS, TOO_MANY_COLUMNS
 */
export function sampleXml(text: string): Sampled | null {
  if (!text.trimStart().startsWith('<')) return null
  const element = ITEM.exec(text)?.[1]
  // Finds a document type even where there is no product.
  const items = [...new XmlSplitter(element ?? 'item').push(text, false)]
  if (element === undefined)
    throw new CatalogFileError(
      'XML_WITHOUT_PRODUCTS',
      'The XML has no products. Product feeds are RSS with <item> or Atom with <entry>.',
    )
  const parsed = items.flatMap(({ xml, malformed }) => {
    const item = malformed === null ? parseItem(xml) : null
    return item && 'values' in item ? [item.values] : []
  })
  return { container: 'xml', itemElement: element, ...sampleValues(parsed) }
}
