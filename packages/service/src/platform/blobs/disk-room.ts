import { diskSpace } from '@endcap/foundation/disk/free-space'
import { DomainError } from '../errors/domain-error.ts'

const MIB = 2 ** 20
/**
 * Free space below which no new bytes are accepted: a tenth of the disk within these bounds. Readiness fails at 32 MiB,
 * so that reads are still served and accepted work is still done.
 */
const RESERVE = { share: 0.1, minBytes: 48 * MIB, maxBytes: 128 * MIB }
/** Time for which a reading is used again. */
const READING_MS = 1_000
const RETRY_AFTER_S = 60

type Space = { free: number; capacity: number }

/** Space on the disks of this machine to which files are written. */
export type DiskRoom = {
  /** Size of the disk of the stored files, or null if they are not on a disk of this machine. */
  capacity: () => Promise<number | null>
  /** @throws DomainError SERVICE_UNAVAILABLE while one of the disks is nearly full */
  check: () => Promise<void>
}

/**
 * Creates the check of free space.
 *
 * @param directories hold temporary files or the database; `files` holds the stored files, or is null
 */
export function createDiskRoom(directories: readonly string[], files: string | null): DiskRoom {
  const readers = new Map(
    [...directories, ...(files === null ? [] : [files])].map((each) => [each, reader(each)]),
  )
  return {
    capacity: async () => (files === null ? null : ((await readers.get(files)?.())?.capacity ?? null)),
    async check() {
      for (const read of readers.values())
        if (isNearlyFull(await read()))
          throw new DomainError(
            'SERVICE_UNAVAILABLE',
            'the disk of the service is nearly full; try again later',
            {
              headers: { 'retry-after': String(RETRY_AFTER_S) },
            },
          )
    },
  }
}

function isNearlyFull(space: Space | null): boolean {
  if (!space) return false
  const { share, minBytes, maxBytes } = RESERVE
  return space.free < Math.min(Math.max(share * space.capacity, minBytes), maxBytes)
}

/** Returns a reading of a directory's disk, or null while the directory is missing. Reused for a second. */
function reader(directory: string): () => Promise<Space | null> {
  let reading: Promise<Space | null> | null = null
  return () => {
    if (reading) return reading
    reading = diskSpace(directory).catch(() => null)
    setTimeout(() => (reading = null), READING_MS).unref()
    return reading
  }
}
