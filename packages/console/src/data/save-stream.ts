import { saveFile } from './save-file.ts'

/** Saves a stream as a file, or fails with it, so no partial file is saved. */
export async function saveStream(stream: ReadableStream<Uint8Array>, name: string): Promise<void> {
  saveFile(await new Response(stream).blob(), name)
}
