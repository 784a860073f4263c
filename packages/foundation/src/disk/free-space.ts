import { statfs } from 'node:fs/promises'

/** Fits the largest image, or the embedded database's log segment and checkpoint. */
const MIN_FREE_BYTES = 32 * 2 ** 20

/** Returns bytes. */
export async function diskSpace(directory: string): Promise<{ free: number; capacity: number }> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { free: bavail * bsize, capacity: blocks * bsize }
}

/** @throws Error with the free space below `minBytes` */
export async function assertFreeSpace(directory: string, minBytes = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize, files, ffree } = await statfs(directory)
  const free = bavail * bsize
  if (free < minBytes)
    throw new Error(`the disk of ${directory} is full: ${mib(free)} MiB free, ${mib(minBytes)} MiB required`)
  // Some file systems report 0 files.
  if (files > 0 && ffree === 0) throw new Error(`the disk of ${directory} has no free inodes`)
}

const mib = (bytes: number): string => (bytes / 2 ** 20).toFixed(0)
