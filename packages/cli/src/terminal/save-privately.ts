import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file that only its owner may read into the data directory, and returns its path. It replaces an older one. */
export async function savePrivately(dataDirectory: string, name: string, text: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  const file = join(dataDirectory, name)
  // A file that exists would keep its own mode.
  await rm(file, { force: true })
  await writeFile(file, `${text}\n`, { flag: 'wx', mode: 0o600 })
  return file
}
