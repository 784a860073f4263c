import { tmpdir } from 'node:os'
import { diskSpace } from '@endcap/foundation/disk/free-space'
import type { Config } from '../config/config.ts'

/**
 * Returns the directories to which the service writes, by what they hold. The data directory counts only with the
 * embedded database, because it has no other content that grows.
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

/** Returns the space of the disk of each directory. Leaves out directories that are missing. */
export async function spaceOf(directories: Readonly<Record<string, string>>) {
  const readings = await Promise.allSettled(
    Object.entries(directories).map(async ([disk, directory]) => ({ disk, ...(await diskSpace(directory)) })),
  )
  return readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []))
}
