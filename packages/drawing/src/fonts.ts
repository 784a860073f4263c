import { fileURLToPath } from 'node:url'

const fileOf = (name: string): string => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url))

/** Files of the font Figtree, which is part of the package (`fonts/NOTICE.md`), so that text looks the same on every machine. */
export const FONT_FILES = {
  medium: fileOf('Figtree-Medium.ttf'),
  bold: fileOf('Figtree-Bold.ttf'),
} as const
