import { CatalogFileError } from '../catalog-file-error.ts'
import { parseItem } from '../containers/parse-item.ts'
import { NOT_CLOSED, XmlSplitter } from '../containers/xml-splitter.ts'
import { type Sampled, sampleValues } from './sampled.ts'

/** Products in RSS, Atom and common feeds. */
const ITEM = /<((?:[a-z][\w.-]*:)?(?:item|entry|product|offer|article|shopitem|produkt|artikel))[\s>]/i

/**
 * Returns null unless XML.
 * @throws CatalogFileError XML_DOCTYPE, XML_WITHOUT_PRODUCTS, TOO_MANY_COLUMNS
 */
export function sampleXml(text: string): Sampled | null {
  if (!text.trimStart().startsWith('<')) return null
  const element = ITEM.exec(text)?.[1]
  // Finds a document type even without a product.
  const items = [...new XmlSplitter(element ?? 'item').push(text, false)]
  if (element === undefined)
    throw new CatalogFileError(
      'XML_WITHOUT_PRODUCTS',
      'The XML has no products. Product feeds are RSS with <item> or Atom with <entry>.',
    )
  const parsed = items.map(({ xml, malformed }) => (malformed === null ? parseItem(xml) : { malformed }))
  const values = parsed.flatMap((item) => ('values' in item ? [item.values] : []))
  const reason = parsed.flatMap((item) => ('malformed' in item ? [item.malformed] : []))[0]
  if (values.length === 0)
    throw new CatalogFileError(
      'XML_WITHOUT_PRODUCTS',
      `No product at the start of the XML can be read. The first one ${reason ?? NOT_CLOSED}.`,
    )
  return { container: 'xml', itemElement: element, ...sampleValues(values) }
}
