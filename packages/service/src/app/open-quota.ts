import { tmpdir } from 'node:os'
import type { Config } from '../config/config.ts'
import { createQuota, type Quota } from '../domains/organizations/quota.ts'
import { createDiskRoom } from '../platform/blobs/disk-room.ts'
import type { Stores } from './parts.ts'

/** Creates the quotas, which also keep space free on the disks of temporary files, the embedded database and the files. */
export function openQuota(
  { quota, blobs, dataDirectory }: Config,
  { database, organizations }: Pick<Stores, 'database' | 'organizations'>,
): Quota {
  const directories = [tmpdir(), ...(database.embedded ? [dataDirectory] : [])]
  const room = createDiskRoom(directories, blobs.kind === 'file' ? blobs.directory : null)
  return createQuota({ database, organizations, config: quota, room })
}
