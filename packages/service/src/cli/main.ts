import { runCommandLine } from './command-line.ts'

// Started by a launcher on an older Node (bin/endcap.js): its death must be this process's too, or a
// killed service would go on without its supervisor.
process.on('disconnect', () => process.exit(1))
// Listening must not keep the process alive.
process.channel?.unref()
// node:sqlite, the directory lock, is stable enough for what it does here.
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') process.stderr.write(`${warning.name}: ${warning.message}\n`)
})

// Whoever reads has had enough (`… | head`): nothing is wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runCommandLine(process.argv.slice(2))
// A command that is done ends, whatever it has left open: a service that could not start is to be started
// again. Not at once, or what was printed last could be lost in a pipe.
setTimeout(() => process.exit(), 2_000).unref()
