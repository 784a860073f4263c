// All processes that the command starts inherit it.
import '@endcap/vision/disable-telemetry'
import { endPreparedSession, prepareSession } from '@endcap/foundation/embedded-db/pglite-session'

// Exits when the launcher (bin/endcap.js) dies. Otherwise a killed service would keep running without its
// supervisor.
process.on('disconnect', () => process.exit(1))
// The channel to the launcher must not keep the process alive.
process.channel?.unref()
// Hides the warning that node:sqlite is experimental: only the directory lock uses it.
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') process.stderr.write(`${warning.name}: ${warning.message}\n`)
})

// The reader has closed the pipe (`… | head`), which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const args = process.argv.slice(2)
// PostgreSQL is loaded in its thread while this one loads the modules of the service. Each takes a quarter of a start.
const hasServer = process.env['DATABASE_URL'] || process.env['DATABASE_URL_FILE']
if (args[0] === 'serve' && !hasServer) prepareSession()
const { runCommandLine } = await import('./command-line.ts')
process.exitCode = await runCommandLine(args)
endPreparedSession()
// Ends the process even if handles are still open, so that a supervisor can restart a service that failed
// to start. Waits first, because an immediate exit could lose the last output in a pipe.
setTimeout(() => process.exit(), 2_000).unref()
