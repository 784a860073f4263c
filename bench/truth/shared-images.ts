import { readFile } from 'node:fs/promises'
import { sharedFolder } from '../support.ts'

export function sharedImage(name: string): string {
  const set = /^k\d/.test(name) ? 'kinds' : /^n\d/.test(name) ? 'kinds-2' : 'products'
  return new URL(`images/${name}`, sharedFolder(set)).pathname
}

export const sharedBytes = (name: string): Promise<Buffer> => readFile(sharedImage(name))
