import { statfs } from 'node:fs/promises'

/** Fits the largest image, or a log segment of the embedded database and its checkpoint. */
const MIN_FREE_BYTES = 32 * 2 ** 20

/** Returns the file system's free space and size in bytes. */
export async function diskSpace(directory: string): Promise<{ free: number; capacity: number }> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { free: bavail * bsize, capacity: blocks * bsize }
}

/**
 * Checks space for writes.
 * @throws Error with the free space, if less than `minBytes` are free
 */
export async function assertFreeSpace(directory: string, minBytes = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize, files, ffree } = await statfs(directory)
  const free = bavail * bsize
  if (free < minBytes)
    throw new Error(`the disk of ${directory} is full: ${mib(free)} MiB free, ${mib(minBytes)} MiB required`)
  // File systems without a fixed inode count report 0 files.
  if (files > 0 && ffree === 0) throw new Error(`the disk of ${directory} has no free inodes`)
}

const mib = (bytes: number): string => (bytes / 2 ** 20).toFixed(0)
