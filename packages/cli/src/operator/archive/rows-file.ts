import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as connect } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { say } from '../../terminal/say.ts'
import { ArchiveError } from './archive-error.ts'

/** Values in PostgreSQL's text format. */
export type Row = (string | null)[]

/** The head of a section. It describes the lines up to the next head. */
export type Section = { kind: 'files' | 'table' | 'jobs'; name: string; columns: string[] }

const MAX_BATCH_ROWS = 500
const MAX_BATCH_CHARACTERS = 4_000_000

/** Writes the compressed lines to disk and returns the SHA-256 of the file. */
export async function writeRowsFile(path: string, lines: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(
    lines,
    createGzip(),
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return hash.digest('hex')
}

/** Returns the line of a section's head. */
export const sectionLine = (section: Section): string => `${JSON.stringify(section)}\n`

/** Yields the rows of the file in order, in batches, each with its section. */
export async function* readRowsFile(path: string): AsyncGenerator<{ section: Section; rows: Row[] }> {
  let section: Section | null = null
  let rows: Row[] = []
  let characters = 0
  for await (const line of readLines(path)) {
    const isFull = rows.length >= MAX_BATCH_ROWS || characters >= MAX_BATCH_CHARACTERS
    if (section && rows.length > 0 && (isFull || line.startsWith('{'))) {
      yield { section, rows }
      rows = []
      characters = 0
    }
    if (line.startsWith('{')) section = JSON.parse(line) as Section
    else if (section) rows.push(JSON.parse(line) as Row)
    else throw new ArchiveError(say('cli.backup.rows_before_section', { file: path }))
    characters += line.length
  }
  if (section && rows.length > 0) yield { section, rows }
}

/** Splits at \n only: node:readline also splits at U+2028, which a text may contain. */
async function* readLines(path: string): AsyncGenerator<string> {
  const text = connect(createReadStream(path), createGunzip(), () => undefined)
  text.setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new ArchiveError(say('cli.backup.ends_within_line', { file: path }))
}
