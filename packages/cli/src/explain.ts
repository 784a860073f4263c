import { DamagedDatabaseError } from '@endcap/foundation/embedded-db/damaged-database-error'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { ConfigError } from '@endcap/service/config/config'
import { ArchiveError } from './operator/archive/archive-error.ts'
import { AdministrationError } from './operator/control/administration-error.ts'
import { UsageError } from './terminal/usage-error.ts'

/** Errors whose message is complete. */
const EXPECTED = [
  UsageError,
  AdministrationError,
  ArchiveError,
  ConfigError,
  DamagedDatabaseError,
  DirectoryInUseError,
]

/** Returns one line for an error, or the stack of an unexpected error with the log level debug. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (EXPECTED.some((type) => error instanceof type)) return error.message
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}; choose another port with --port`
  if (process.env['ENDCAP_LOG']?.startsWith('debug')) return error.stack ?? error.message
  const cause =
    error.cause instanceof Error
      ? error.cause.message || String('code' in error.cause ? error.cause.code : '')
      : ''
  const text = cause === '' || error.message.includes(cause) ? error.message : `${error.message}: ${cause}`
  return text + addressHint(error)
}

/** Returns what to do if `fetch` was refused a connection to the service, otherwise an empty text. */
export function addressHint(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { cause } = error
  if (error.name !== 'TypeError' || error.message !== 'fetch failed') return addressHint(cause)
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    ? '; start the service, or name its address with --base-url'
    : ''
}
