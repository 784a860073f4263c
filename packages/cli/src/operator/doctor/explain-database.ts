import { DamagedDatabaseError } from '@endcap/foundation/embedded-db/damaged-database-error'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { type Finding, failed } from '@endcap/service/health/finding'
import type { MessageId } from '@endcap/words/message'
import { say } from '../../terminal/say.ts'

/** Advice by SQLSTATE or by Node's error code. */
const ADVICE: Readonly<Record<string, MessageId>> = {
  ECONNREFUSED: 'cli.doctor.database_refused_advice',
  ENOTFOUND: 'cli.doctor.database_no_host_advice',
  EAI_AGAIN: 'cli.doctor.database_name_resolution_advice',
  '28P01': 'cli.doctor.database_password_advice',
  '28000': 'cli.doctor.database_not_admitted_advice',
  '3D000': 'cli.doctor.database_no_database_advice',
  '42501': 'cli.doctor.database_no_privilege_advice',
  '53300': 'cli.doctor.database_no_connection_advice',
}

/** Returns the finding for a database that cannot be opened. */
export function explainDatabase(error: unknown): Finding {
  if (error instanceof DirectoryInUseError)
    return failed('database', say('cli.doctor.database_in_use'), say('cli.doctor.database_in_use_advice'))
  if (error instanceof DamagedDatabaseError)
    return failed('database', error.message, say('cli.doctor.database_damaged_advice'))
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const advice = say(ADVICE[code] ?? 'cli.doctor.database_advice')
  return failed('database', say('cli.doctor.database_unusable', { reason: reasonOf(error) }), advice)
}
