import { DamagedDatabaseError } from '@endcap/foundation/embedded-db/damaged-database-error'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { type Finding, failed } from '@endcap/service/health/finding'

/** Advice by SQLSTATE or by Node's error code. */
const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL, or set DATABASE_URL to the address on which it listens.',
  ENOTFOUND: 'Check the spelling of the host in DATABASE_URL.',
  EAI_AGAIN: 'The host of DATABASE_URL cannot be resolved now: check the name resolution (DNS).',
  '28P01': 'Correct the user and password in DATABASE_URL.',
  '28000': "Admit the user in PostgreSQL's pg_hba.conf, or use another in DATABASE_URL.",
  '3D000': 'Create the database, or set DATABASE_URL to an existing one.',
  '42501': 'Grant the user of DATABASE_URL privileges on the schema.',
  '53300': 'Raise max_connections of the server, or run fewer processes.',
}

/** Returns the finding for a database that cannot be opened. */
export function explainDatabase(error: unknown): Finding {
  if (error instanceof DirectoryInUseError)
    return failed(
      'database',
      'another process holds the data directory and does not answer',
      'Wait until it has started or ended. If it hangs, kill it and restart the service.',
    )
  if (error instanceof DamagedDatabaseError)
    return failed(
      'database',
      error.message,
      'Restore a backup: see docs/operations.md, "Backup, restore and moving".',
    )
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const advice = ADVICE[code] ?? 'Check DATABASE_URL and whether the server is running.'
  return failed('database', `cannot be used: ${reasonOf(error)}`, advice)
}
