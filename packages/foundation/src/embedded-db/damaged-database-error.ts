import { dirname } from 'node:path'
import { messageOf } from '../errors/reason.ts'

/** The message explains how to restore a backup. */
export class DamagedDatabaseError extends Error {
  constructor(directory: string, cause: unknown) {
    const reason = messageOf(cause)
    super(
      `The embedded database in ${directory} cannot start; its files may be damaged (${reason}). ` +
        `Move the data directory ${dirname(directory)} away, then put a copy of it back, or restore a backup: "endcap backup restore DIR".`,
      { cause },
    )
    this.name = 'DamagedDatabaseError'
  }
}
