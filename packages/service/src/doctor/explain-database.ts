import { DamagedDatabaseError } from '../db/embedded/damaged-database-error.ts'
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts'
import { failed, type Finding, reasonOf } from './finding.ts'

/** By SQLSTATE or Node's code: what to do. */
const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL, or set DATABASE_URL to where it listens.',
  ENOTFOUND: 'Look for a slip of the pen in the host of DATABASE_URL.',
  EAI_AGAIN: 'The host of DATABASE_URL cannot be resolved now: look at the name service.',
  '28P01': 'Set DATABASE_URL to the right user and password.',
  '28000': "Let the user in by PostgreSQL's pg_hba.conf, or set DATABASE_URL to another.",
  '3D000': 'Make the database, or set DATABASE_URL to one that there is.',
  '42501': 'Give the user of DATABASE_URL the rights to the schema.',
  '53300': 'Raise max_connections of the server, or run fewer processes.',
}

/** Why the database cannot be looked at. */
export function explainDatabase(error: unknown): Finding {
  if (error instanceof DirectoryInUseError)
    return failed(
      'database',
      'another process has the data directory open, and does not answer',
      'Wait until it has started or ended; if it hangs, end it and start the service anew.',
    )
  if (error instanceof DamagedDatabaseError)
    return failed(
      'database',
      error.message,
      'Restore a backup: see docs/operations.md, "Backup, restore and moving".',
    )
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const advice = ADVICE[code] ?? 'Look at DATABASE_URL, and at whether the server is running.'
  return failed('database', `cannot be used: ${reasonOf(error)}`, advice)
}
