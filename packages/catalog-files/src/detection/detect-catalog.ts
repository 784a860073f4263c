import { createDecoder } from '../encodings/decoder.ts'
import { type DetectedEncoding, detectEncoding } from '../encodings/detect-encoding.ts'
import type { Format } from '../formats/format.ts'
import { findFormat } from '../formats/formats.ts'
import { MAX_HEAD_BYTES, MIN_HEAD_BYTES } from '../limits.ts'
import { isPicture } from '../records/report-ignored.ts'
import { ADDRESS, splitAddresses } from '../records/split-addresses.ts'
import { storable } from '../storable.ts'
import type { Container, Detection } from '../types.ts'
import type { ConvertedWorkbook } from '../workbook/convert-workbook.ts'
import { proposeMapping, type SampledColumn } from './propose-mapping.ts'
import { readHeader } from './read-header.ts'
import { refuseBinary, refuseOtherText } from './refuse-binary.ts'
import { sampleJson } from './sample-json.ts'
import { sampleXml } from './sample-xml.ts'
import type { Sampled } from './sampled.ts'

const MAX_SAMPLES = 3
const MAX_SAMPLE_LENGTH = 80
const CONTAINER_NAMES: Record<Container, string> = { csv: 'CSV', ndjson: 'NDJSON', xml: 'XML' }

/** `encoding` is a person's choice, `workbook` the origin of a converted file. */
export type DetectOptions = { encoding?: string | undefined; workbook?: ConvertedWorkbook | undefined }

/**
 * Recognizes a file.
 * @param bytes at least the first 64 KiB, at most 256 KiB are read
 * @throws CatalogFileError EMPTY_FILE, NO_HEADER, EXCEL_WORKBOOK, ARCHIVE, PDF, IMAGE, HTML_PAGE, JSON_DOCUMENT,
 * NOT_TEXT, UNKNOWN_ENCODING, XML_DOCTYPE, XML_WITHOUT_PRODUCTS, TOO_MANY_COLUMNS
 */
export function detectCatalog(
  bytes: Uint8Array,
  filename = '',
  { encoding: given, workbook }: DetectOptions = {},
): Detection {
  const head = bytes.subarray(0, MAX_HEAD_BYTES)
  refuseBinary(head, filename)
  const { encoding, reason, isGuess } = given === undefined ? detectEncoding(head) : chosen(given)
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
    encoding_is_guess: isGuess,
    sheet: workbook?.sheet ?? null,
    sheets: workbook?.sheets ?? [],
    delimiter: sampled.delimiter,
    header_rows: sampled.headerRows,
    item_element: sampled.itemElement,
    ...proposal,
    confidence: confidenceOf(format, proposal, { sampled, isGuess }),
    reasons:
      workbook === undefined
        ? [
            `The columns are those of ${format.title}, written as ${CONTAINER_NAMES[sampled.container]}.`,
            reason,
          ]
        : [`The columns of the sheet "${workbook.sheet}" are those of ${format.title}.`],
  }
}

function sampleText(text: string, isWhole: boolean): Sampled {
  return (
    sampleXml(text) ??
    sampleJson(text, isWhole) ?? { container: 'csv', itemElement: null, ...readHeader(text, isWhole) }
  )
}

function optionalNames({ container, names }: Sampled, { optional = [] }: Format): string[] {
  return container === 'csv' ? [] : optional.filter((name) => !names.includes(name))
}

function sampleColumns(names: readonly string[], rows: readonly (readonly string[])[]): SampledColumn[] {
  return names.map((name, index) => {
    const values = rows.map((row) => (row[index] ?? '').trim()).filter((value) => value !== '')
    const samples = [...new Set(values)].slice(0, MAX_SAMPLES)
    return { name, samples: samples.map((value) => storable(value.slice(0, MAX_SAMPLE_LENGTH))) }
  })
}

/** @throws CatalogFileError UNKNOWN_ENCODING */
function chosen(encoding: string): DetectedEncoding {
  createDecoder(encoding)
  return { encoding: encoding.toLowerCase(), reason: `The text is read as ${encoding}.`, isGuess: false }
}

/** Maximum with a guessed encoding, and with pictures not imported. */
const CONFIDENCE_OF_GUESS = 0.8
const CONFIDENCE_WITH_LOSS = 0.4

function confidenceOf(
  { format }: Format,
  { columns, missing }: Pick<Detection, 'columns' | 'missing'>,
  { sampled, isGuess }: { sampled: Sampled; isGuess: boolean },
): number {
  // Without a header, the names are values.
  if (sampled.names.some((name) => ADDRESS.test(name))) return 0.1
  const known = format === 'other' ? [0.6, 0.2] : [0.95, 0.5]
  const confidence = (missing.length > 0 ? known[1] : known[0]) ?? 0
  return Math.min(
    confidence,
    isGuess ? CONFIDENCE_OF_GUESS : 1,
    losesPictures(columns, sampled.rows) ? CONFIDENCE_WITH_LOSS : 1,
  )
}

function losesPictures(columns: Detection['columns'], rows: Sampled['rows']): boolean {
  const isIgnored = (index: number) => columns[index]?.field === 'ignore'
  return rows.some((cells) => {
    const used = cells.filter((_, index) => !isIgnored(index)).join('\n')
    return cells.some(
      (cell, index) =>
        isIgnored(index) &&
        splitAddresses(cell).addresses.some(
          (address) => isPicture(address, columns[index]?.name ?? '') && !used.includes(address),
        ),
    )
  })
}
