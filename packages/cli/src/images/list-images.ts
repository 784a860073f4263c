import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { STDIN } from '../terminal/read-stdin.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

const EXTENSIONS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'])

/** Returns whether a source of `endcap score` is a URL instead of a path. */
export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source)

/** Returns the images of all sources in their order. @throws UsageError if standard input is given more than once */
export async function listImages(sources: readonly string[]): Promise<string[]> {
  if (sources.filter((source) => source === STDIN).length > 1)
    throw new UsageError(say('cli.images.input_given_twice', { name: STDIN }))
  return (await Promise.all(sources.map(imagesOf))).flat()
}

/**
 * Returns the images that a source stands for: itself, or all images below a directory, sorted. Follows
 * symbolic links. A missing file and a broken link are returned too, so that reading them reports the error.
 */
async function imagesOf(source: string): Promise<string[]> {
  if (isUrl(source) || source === STDIN) return [source]
  const info = await stat(source).catch(() => null)
  return info?.isDirectory() ? (await imagesBelow(source, [identityOf(info)])).toSorted() : [source]
}

/** `ancestors` are the directories on the way here. A link that leads back to one of them is skipped. */
async function imagesBelow(directory: string, ancestors: readonly string[]): Promise<string[]> {
  const images: string[] = []
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    const info = await stat(path).catch(() => null)
    if (info?.isDirectory()) {
      const identity = identityOf(info)
      if (!ancestors.includes(identity)) images.push(...(await imagesBelow(path, [...ancestors, identity])))
    } else if (isImage(entry.name, info) || (info === null && entry.isSymbolicLink())) images.push(path)
  }
  return images
}

const identityOf = ({ dev, ino }: Stats): string => `${dev}:${ino}`

const isImage = (name: string, info: Stats | null): boolean =>
  info?.isFile() === true && EXTENSIONS.has(extname(name).toLowerCase())
