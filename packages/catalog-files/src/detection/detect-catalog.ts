import { createDecoder } from '../containers/decode.ts'
import type { Format } from '../formats/format.ts'
import { findFormat } from '../formats/formats.ts'
import { MIN_HEAD_BYTES } from '../limits.ts'
import type { Container, Detection } from '../types.ts'
import { detectEncoding } from './detect-encoding.ts'
import { proposeMapping, type SampledColumn } from './propose-mapping.ts'
import { readHeader } from './read-header.ts'
import { refuseBinary, refuseOtherText } from './refuse-binary.ts'
import { sampleJson } from './sample-json.ts'
import { sampleXml } from './sample-xml.ts'
import type { Sampled } from './sampled.ts'

const MAX_SAMPLES = 3
const MAX_SAMPLE_LENGTH = 80
const CONTAINER_NAMES: Record<Container, string> = { csv: 'CSV', ndjson: 'NDJSON', xml: 'XML' }

/**
 * Recognizes a catalog file by its first bytes and its name.
 *
 * @param head The whole file, or at least its first 64 KiB
 * @throws CatalogFileError EMPTY_FILE, EXCEL_WORKBOOK, ARCHIVE, PDF, IMAGE, HTML_PAGE, JSON_DOCUMENT, NOT_TEXT,
 *   UNKNOWN_ENCODING, XML_DOCTYPE, XML_WITHOUT_PRODUCTS, TOO_MANY_COLUMNS
 */
export function detectCatalog(head: Uint8Array, filename = ''): Detection {
  refuseBinary(head, filename)
  const { encoding, reason } = detectEncoding(head)
  const isWhole = head.length < MIN_HEAD_BYTES
  const text = createDecoder(encoding).decode(head, { stream: !isWhole })
  refuseOtherText(text)
  const sampled = sampleText(text, isWhole)
  const format = findFormat(sampled.names)
  const names = [...sampled.names, ...optionalNames(sampled, format)]
  const proposal = proposeMapping(sampleColumns(names, sampled.rows), format)
  return {
    format: format.format,
    container: sampled.container,
    encoding,
    delimiter: sampled.delimiter,
    header_rows: sampled.headerRows,
    item_element: sampled.itemElement,
    ...proposal,
    confidence: confidenceOf(format, proposal.missing.length, sampled),
    reasons: [
      `The columns are those of ${format.title}, written as ${CONTAINER_NAMES[sampled.container]}.`,
      reason,
    ],
  }
}

function sampleText(text: string, isWhole: boolean): Sampled {
  return (
    sampleXml(text) ??
    sampleJson(text, isWhole) ?? { container: 'csv', itemElement: null, ...readHeader(text, isWhole) }
  )
}

/** Returns names that later products of NDJSON and XML may have. A column of CSV is in the header. */
function optionalNames({ container, names }: Sampled, { optional = [] }: Format): string[] {
  return container === 'csv' ? [] : optional.filter((name) => !names.includes(name))
}

function sampleColumns(names: readonly string[], rows: readonly (readonly string[])[]): SampledColumn[] {
  return names.map((name, index) => {
    const values = rows.map((row) => (row[index] ?? '').trim()).filter((value) => value !== '')
    const samples = [...new Set(values)].slice(0, MAX_SAMPLES)
    return { name, samples: samples.map((value) => value.slice(0, MAX_SAMPLE_LENGTH).toWellFormed()) }
  })
}

function confidenceOf({ format }: Format, missing: number, { names }: Sampled): number {
  // A file without a header has values where the names should be.
  if (names.some((name) => /^(?:https?:)?\/\//i.test(name))) return 0.1
  if (format === 'other') return missing > 0 ? 0.2 : 0.6
  return missing > 0 ? 0.5 : 0.95
}
