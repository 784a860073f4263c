import { MULTI_BYTE } from './guess-encoding.ts'
import { SINGLE_BYTE } from './letters.ts'

export const ENCODINGS: readonly string[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  ...Object.keys(SINGLE_BYTE),
  ...MULTI_BYTE.map(([encoding]) => encoding),
  'iso-2022-jp',
]
