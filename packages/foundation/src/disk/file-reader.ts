import { type FileHandle, open } from 'node:fs/promises'

/** A file that is read in pieces. */
export type FileReader = {
  byteLength: number
  /** Without `end` to the end of the file. */
  slice: (start: number, end?: number) => Promise<ArrayBuffer>
}

/** Opens a file of the disk. @throws Error of the file system */
export async function openFile(path: string): Promise<FileReader & AsyncDisposable> {
  const handle = await open(path)
  const { size } = await handle.stat()
  return {
    byteLength: size,
    slice: (start, end = size) => readFully(handle, start, end),
    [Symbol.asyncDispose]: () => handle.close(),
  }
}

async function readFully(handle: FileHandle, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(end - start)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
    if (bytesRead === 0) throw new Error('the file became shorter while it was read')
    at += bytesRead
  }
  return bytes.buffer
}
