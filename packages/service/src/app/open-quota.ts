import type { Config } from '../config/config.ts'
import { createQuota, type Quota } from '../domains/organizations/quota.ts'
import { createDiskRoom } from '../platform/blobs/disk-room.ts'
import type { Stores } from './parts.ts'
import { writtenDirectories } from './written-directories.ts'

/** Creates the quotas, which also keep disk space free. */
export function openQuota(
  config: Config,
  { database, organizations }: Pick<Stores, 'database' | 'organizations'>,
): Quota {
  const { storage = null, ...others } = writtenDirectories(config, database.embedded)
  const room = createDiskRoom(Object.values(others), storage)
  return createQuota({ database, organizations, config: config.quota, room })
}
