import { fileURLToPath } from 'node:url'

const fileOf = (name: string): string => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url))

/** Bundled to look alike everywhere (`fonts/NOTICE.md`). */
export const FONT_FILES = {
  medium: fileOf('Figtree-Medium.ttf'),
  bold: fileOf('Figtree-Bold.ttf'),
} as const
