import { saveFile } from './save-file.ts'

/** Saves a stream as a file. Fails if the stream does, so that no part is saved as the whole. */
export async function saveStream(stream: ReadableStream<Uint8Array>, name: string): Promise<void> {
  saveFile(await new Response(stream).blob(), name)
}
