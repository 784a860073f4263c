import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

/** The next text of a file in an archive. The texts of a file follow each other. */
export type Piece = { file: string; text: string }

/** The earliest time of the format, so that equal contents are equal archives. */
const TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/** Writes a zip archive while it is read. Archives and files above 4 GiB are ZIP64. Fails like its pieces. */
export async function* zipOf(pieces: AsyncIterable<Piece>): AsyncGenerator<Buffer, void, undefined> {
  const zip = new ZipFile()
  const archive = zip.outputStream.pipe(new PassThrough())
  const stop = new AbortController()
  const written = writeFiles(zip, pieces, stop.signal).catch((error: Error) => archive.destroy(error))
  try {
    yield* archive
  } finally {
    stop.abort()
    await written
  }
}

/** Writes no faster than the archive is read. */
async function writeFiles(zip: ZipFile, pieces: AsyncIterable<Piece>, signal: AbortSignal): Promise<void> {
  let name: string | null = null
  let content = new PassThrough()
  for await (const { file, text } of pieces) {
    if (file !== name) {
      content.end()
      content = new PassThrough()
      zip.addReadStream(content, file, TIME)
      name = file
    }
    if (!content.write(text)) await once(content, 'drain', { signal })
  }
  content.end()
  zip.end()
}
