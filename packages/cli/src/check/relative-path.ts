import { isAbsolute, relative, sep } from 'node:path'

/** Returns a path relative to the working directory with slashes, or the absolute path of a file outside of it. */
export function relativePath(file: string): string {
  const path = relative(process.cwd(), file)
  return isOutside(path) ? file : path.split(sep).join('/')
}

/** Returns whether a relative path leads out of its directory. */
export const isOutside = (path: string): boolean =>
  path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
