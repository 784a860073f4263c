import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { MAX_UPLOAD_BYTES } from '@endcap/api'
import { megabytes } from './fields.ts'
import { ArgumentError } from './tool-error.ts'

/** @throws ArgumentError if the path is not allowed or not an image */
export type ReadImage = (path: string) => Promise<Uint8Array>

const IMAGE_NAME = /\.(jpe?g|png|webp|avif|tiff?)$/i

/**
 * Creates a reader for images below folders. Resolves links first, so none leads out.
 *
 * @param folders Paths without links
 */
export function createReadImage(folders: readonly string[]): ReadImage {
  return async (path) => {
    const file = await locate(path, folders)
    await using handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const state = await handle.stat()
    if (!state.isFile()) throw new ArgumentError(`${path} is not a file`)
    if (state.size > MAX_UPLOAD_BYTES)
      throw new ArgumentError(`${path} is larger than ${megabytes(MAX_UPLOAD_BYTES)}`)
    return await handle.readFile()
  }
}

/** Resolves links in an allowed path. All other paths get the same error. */
async function locate(path: string, folders: readonly string[]): Promise<string> {
  const candidates = isAbsolute(path) ? [path] : folders.map((folder) => resolve(folder, path))
  for (const candidate of candidates) {
    const file = await realpath(candidate).catch(() => null)
    if (file !== null && IMAGE_NAME.test(file) && folders.some((folder) => isBelow(file, folder))) return file
  }
  throw new ArgumentError(
    `there is no jpeg, png, webp, avif or tiff file at ${path} in the allowed folders: ${folders.join(', ')}`,
  )
}

function isBelow(file: string, folder: string): boolean {
  const path = relative(folder, file)
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}
