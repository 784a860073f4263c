import { tmpdir } from 'node:os'
import { diskSpace } from '@endcap/foundation/disk/free-space'
import type { Config } from '../config/config.ts'

/**
 * Returns the directories by content. The data directory counts only with the embedded database, because
 * nothing else in it grows.
 */
export function writtenDirectories(
  { blobs, dataDirectory }: Pick<Config, 'blobs' | 'dataDirectory'>,
  isEmbedded: boolean,
): Record<string, string> {
  return {
    temporary: tmpdir(),
    ...(isEmbedded ? { data: dataDirectory } : {}),
    ...(blobs.kind === 'file' ? { storage: blobs.directory } : {}),
  }
}

/** Returns the disk space of each directory that exists. */
export async function spaceOf(directories: Readonly<Record<string, string>>) {
  const readings = await Promise.allSettled(
    Object.entries(directories).map(async ([disk, directory]) => ({ disk, ...(await diskSpace(directory)) })),
  )
  return readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []))
}
