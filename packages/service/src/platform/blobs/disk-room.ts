import { diskSpace } from '@endcap/foundation/disk/free-space'
import { DomainError } from '../errors/domain-error.ts'

const MIB = 2 ** 20
/**
 * Refuses new bytes below a tenth of the disk, within these bounds. Readiness fails only at 32 MiB, so reads
 * and accepted work go on.
 */
const RESERVE = { share: 0.1, minBytes: 48 * MIB, maxBytes: 128 * MIB }
const READING_MS = 1_000
const RETRY_AFTER_S = 60

type Space = { free: number; capacity: number }

export type DiskRoom = {
  /** Null if stored files are not local. */
  capacity: () => Promise<number | null>
  /** @throws DomainError SERVICE_UNAVAILABLE while a disk is nearly full */
  check: () => Promise<void>
}

/**
 * Creates the check of free space.
 *
 * @param directories hold temporary files or the database; `files` holds stored files, or is null
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

/** Null while the directory is missing. Cached for a second. */
function reader(directory: string): () => Promise<Space | null> {
  let reading: Promise<Space | null> | null = null
  return () => {
    if (reading) return reading
    reading = diskSpace(directory).catch(() => null)
    setTimeout(() => (reading = null), READING_MS).unref()
    return reading
  }
}
