// Measures the conversion of the largest accepted workbook: 500,000 rows with a million texts. Converts it in a
// separate process, and prints seconds and peak memory with the limit.
// usage: npm run bench -- workbook [ROWS]
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertWorkbook } from '@endcap/catalog-files'
import { strToU8, Zip, ZipDeflate } from 'fflate'

const MAX_MEMORY_MB = 300
const ROWS_AT_A_TIME = 1_000

const [first, from = '', to = ''] = process.argv.slice(2)
if (first === 'convert') await convert()
else measure(Number(first ?? 500_000))

function measure(rows: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-workbooks-'))
  try {
    const path = join(folder, 'book.xlsx')
    writeWorkbook(path, rows)
    const args = [import.meta.filename, 'convert', path, join(folder, 'book.csv')]
    process.stdout.write(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writeWorkbook(path: string, rows: number): void {
  const file = openSync(path, 'w')
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    writeSync(file, bytes)
  })
  const add = (name: string, content: Iterable<string>) => {
    const entry = new ZipDeflate(name, { level: 3 })
    zip.add(entry)
    for (const part of content) entry.push(strToU8(part))
    entry.push(new Uint8Array(), true)
  }
  const sheet = '<sheet name="Products" sheetId="1" r:id="r0"/>'
  add('xl/workbook.xml', [`<workbook xmlns:r="r"><sheets>${sheet}</sheets></workbook>`])
  add('xl/_rels/workbook.xml.rels', ['<R><Relationship Id="r0" Target="worksheets/sheet0.xml"/></R>'])
  add('xl/sharedStrings.xml', parts(rows, '<sst>', textsOf, '</sst>'))
  add('xl/worksheets/sheet0.xml', parts(rows, '<worksheet><sheetData>', rowOf, '</sheetData></worksheet>'))
  zip.end()
  closeSync(file)
}

function* parts(rows: number, start: string, part: (n: number) => string, end: string): Generator<string> {
  yield start
  for (let begin = 0; begin < rows; begin += ROWS_AT_A_TIME)
    yield Array.from({ length: ROWS_AT_A_TIME }, (_, n) => part(begin + n)).join('')
  yield end
}

function textsOf(n: number): string {
  return (
    `<si><t>Product number ${n} with a name of some length, ${n * 7} ml</t></si>` +
    `<si><t>https://cdn.example.com/pictures/${n}/${(n * 7_919) % 100_003}/front-${n}.jpg</t></si>`
  )
}

function rowOf(n: number): string {
  return (
    `<row r="${n + 1}"><c r="A${n + 1}"><v>${n}</v></c><c r="B${n + 1}" t="s"><v>${2 * n}</v></c>` +
    `<c r="C${n + 1}" t="s"><v>${2 * n + 1}</v></c><c r="D${n + 1}"><v>${4_006_381_000_000 + n}</v></c></row>`
  )
}

async function convert(): Promise<void> {
  const start = performance.now()
  await convertWorkbook(from, to)
  const seconds = (performance.now() - start) / 1000
  const peak = process.resourceUsage().maxRSS / 1024
  const sizes = [from, to].map((path) => (statSync(path).size / 1e6).toFixed(0))
  console.log(
    `${sizes[0]} MB to ${sizes[1]} MB of CSV: ${seconds.toFixed(1)} s, peak ${peak.toFixed(0)} MB ` +
      `(${peak < MAX_MEMORY_MB ? 'below' : 'ABOVE'} ${MAX_MEMORY_MB} MB)`,
  )
}
