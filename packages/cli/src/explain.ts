import { DamagedDatabaseError } from '@endcap/foundation/embedded-db/damaged-database-error'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { ConfigError } from '@endcap/service/config/config'
import { ArchiveError } from './operator/archive/archive-error.ts'
import { AdministrationError } from './operator/control/administration-error.ts'
import { say } from './terminal/say.ts'
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
    return say('cli.error.port_in_use', { reason: error.message })
  if (process.env['ENDCAP_LOG']?.startsWith('debug')) return error.stack ?? error.message
  const cause =
    error.cause instanceof Error
      ? error.cause.message || String('code' in error.cause ? error.cause.code : '')
      : ''
  const text = cause === '' || error.message.includes(cause) ? error.message : `${error.message}: ${cause}`
  return withAddressHint(text, error)
}

/** Returns the text of an error with what to do if `fetch` was refused a connection to the service. */
export const withAddressHint = (text: string, error: unknown): string =>
  isRefused(error) ? say('cli.error.service_refuses', { reason: text }) : text

function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  if (error.name !== 'TypeError' || error.message !== 'fetch failed') return isRefused(cause)
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
