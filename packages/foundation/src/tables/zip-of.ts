import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

/** Each file's pieces are consecutive. */
export type Piece = { file: string; text: string }

/** Equal contents give equal archives. */
const TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/** Uses ZIP64 above 4 GiB. Fails like its pieces. */
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

/** Writes no faster than it is read. */
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
