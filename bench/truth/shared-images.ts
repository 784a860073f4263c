import { readFile } from 'node:fs/promises'
import { sharedFolder } from '../support.ts'

/** Returns the path of a shared image by its name. */
export function sharedImage(name: string): string {
  const set = /^k\d/.test(name) ? 'kinds' : /^n\d/.test(name) ? 'kinds-2' : 'products'
  return new URL(`images/${name}`, sharedFolder(set)).pathname
}

/** Returns the file's bytes of a shared image. */
export const sharedBytes = (name: string): Promise<Buffer> => readFile(sharedImage(name))
