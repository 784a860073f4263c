import { runCommandLine } from './command-line.ts'

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

process.exitCode = await runCommandLine(process.argv.slice(2))
// Ends the process even if handles are still open, so that a supervisor can restart a service that failed
// to start. Waits first, because an immediate exit could lose the last output in a pipe.
setTimeout(() => process.exit(), 2_000).unref()
