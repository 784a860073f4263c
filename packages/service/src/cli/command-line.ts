import { Command, CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { AdministrationError } from '../administration/administration-error.ts'
import { ArchiveError } from '../archive/archive-error.ts'
import { ConfigError } from '../config.ts'
import { DamagedDatabaseError } from '../db/embedded/damaged-database-error.ts'
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts'
import { exportCommand, importCommand } from './commands/archive.ts'
import { categoryCommand } from './commands/category.ts'
import { credentialCommand } from './commands/credential.ts'
import { demoCommand } from './commands/demo.ts'
import { doctorCommand } from './commands/doctor.ts'
import { evaluateCommand } from './commands/evaluate.ts'
import { listingCommand } from './commands/listing.ts'
import { jobsCommand } from './commands/jobs.ts'
import { keysCommand } from './commands/keys.ts'
import { orgCommand } from './commands/org.ts'
import { scoreCommand } from './commands/score.ts'
import { serveCommand } from './commands/serve.ts'
import { sparkCommand } from './commands/spark.ts'
import { UsageError } from './usage-error.ts'

const { version } = packageJson
const DONE = 0
const FAILED = 1
const WRONG_USAGE = 2

/**
 * Runs `endcap …` and returns its exit code: 0 on success, 1 with one line on standard error on failure, 2 for
 * wrong usage.
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const program = new Command('endcap')
    .version(version)
    .description('Scores the images of product listings and recommends improvements.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
  for (const command of [
    serveCommand(),
    scoreCommand(),
    evaluateCommand(),
    orgCommand(),
    credentialCommand(),
    categoryCommand(),
    listingCommand(),
    sparkCommand(),
    keysCommand(),
    jobsCommand(),
    exportCommand(),
    importCommand(),
    doctorCommand(),
    demoCommand(),
  ]) {
    program.addCommand(command)
  }
  everyCommand(program, (command) => command.exitOverride())
  try {
    await program.parseAsync(args, { from: 'user' })
    return Number(process.exitCode ?? DONE)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USAGE
    process.stderr.write(`endcap: ${explain(error)}\n`)
    return error instanceof UsageError || error instanceof ConfigError ? WRONG_USAGE : FAILED
  }
}

function everyCommand(command: Command, visit: (command: Command) => void): void {
  visit(command)
  for (const child of command.commands) everyCommand(child, visit)
}

/** Returns one line for an error, or the stack of an unexpected error with the log level debug. */
function explain(error: unknown): string {
  if (
    error instanceof UsageError ||
    error instanceof AdministrationError ||
    error instanceof ArchiveError ||
    error instanceof ConfigError ||
    error instanceof DamagedDatabaseError ||
    error instanceof DirectoryInUseError
  ) {
    return error.message
  }
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}; choose another port with --port`
  if (process.env['ENDCAP_LOG']?.startsWith('debug')) return error.stack ?? error.message
  const cause =
    error.cause instanceof Error
      ? error.cause.message || String('code' in error.cause ? error.cause.code : '')
      : ''
  return cause === '' ? error.message : `${error.message}: ${cause}`
}
