import { CatalogFileError, type FileErrorCode } from '../catalog-file-error.ts'

type Signature = { code: FileErrorCode; message: string; bytes: readonly (readonly number[])[] }

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const EXCEL =
  'This is a workbook of an older or another format. Save it as .xlsx or as CSV, and import that file.'

const SIGNATURES: readonly Signature[] = [
  { code: 'EXCEL_WORKBOOK', message: EXCEL, bytes: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]] },
  {
    code: 'ARCHIVE',
    message: 'This is a compressed file. Unpack it and import the file inside.',
    bytes: [
      [0x50, 0x4b, 3, 4],
      [0x50, 0x4b, 5, 6],
      [0x1f, 0x8b],
      ascii('BZh'),
      ascii('7z\xbc\xaf'),
      ascii('Rar!'),
    ],
  },
  { code: 'PDF', message: 'This is a PDF. Imports need CSV, NDJSON or XML.', bytes: [ascii('%PDF')] },
  {
    code: 'IMAGE',
    message: 'This is an image. Imports need a file with the addresses of images, such as CSV.',
    bytes: [[0x89, ...ascii('PNG')], [0xff, 0xd8, 0xff], ascii('GIF8'), ascii('RIFF')],
  },
]
const OFFICE = /\[Content_Types\]\.xml|xl\/|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/

/** A file in every .xlsx, near the beginning or in the list at the end. */
const XLSX =
  /xl\/(?:workbook\.xml|worksheets\/|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|theme\/)/

/** Checks for a workbook that `convertWorkbook` reads. */
export function isWorkbook(head: Uint8Array, tail: Uint8Array = head): boolean {
  const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3
  const decoder = new TextDecoder('latin1')
  return isZip && (XLSX.test(decoder.decode(head)) || XLSX.test(decoder.decode(tail)))
}

/** @throws CatalogFileError EXCEL_WORKBOOK, ARCHIVE, PDF, IMAGE */
export function refuseBinary(head: Uint8Array, filename: string): void {
  const found = SIGNATURES.find(({ bytes }) =>
    bytes.some((signature) => signature.every((byte, index) => head[index] === byte)),
  )
  if (!found) return
  const isSpreadsheet =
    found.code === 'ARCHIVE' &&
    (/\.(?:xls[xmb]|ods|numbers)$/i.test(filename) || OFFICE.test(new TextDecoder('latin1').decode(head)))
  if (isSpreadsheet) throw new CatalogFileError('EXCEL_WORKBOOK', EXCEL)
  throw new CatalogFileError(found.code, found.message)
}

const PROLOG = /^(?:\s+|<!--[^]*?-->|<\?[^]*?\?>)+/
/** Web pages, and tables that programs name .xls. */
const HTML = /^<(?:!doctype html|html|head|body|meta|style|script|table)[\s>]/i
/** Workbooks of Excel 2003 are XML. */
const EXCEL_XML = /^<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office/

/** @throws CatalogFileError EMPTY_FILE, NOT_TEXT, EXCEL_WORKBOOK, HTML_PAGE, JSON_DOCUMENT */
export function refuseOtherText(text: string): void {
  const start = text.slice(0, 1_000).replace(PROLOG, '')
  if (text.trim() === '') throw new CatalogFileError('EMPTY_FILE', 'The file is empty.')
  if (EXCEL_XML.test(start)) throw new CatalogFileError('EXCEL_WORKBOOK', EXCEL)
  if (HTML.test(start))
    throw new CatalogFileError(
      'HTML_PAGE',
      'This is a web page, perhaps the sign-in page of the site that the file comes from. Download the file again, or save a table as CSV.',
    )
  if (start.startsWith('[') && /^\[\s*(?:[[{"\]]|$)/.test(start))
    throw new CatalogFileError('JSON_DOCUMENT', 'This is a JSON list. Write one object per line (NDJSON).')
  const controls = text.match(/(?!\s)\p{Cc}/gu)?.length ?? 0
  if (controls > text.length / 20)
    throw new CatalogFileError('NOT_TEXT', 'This is not a text file. Imports need CSV, NDJSON or XML.')
}
