import { ConfigError } from '@endcap/service/config/config'
import { unknownVariables } from '@endcap/service/config/unknown-variables'
import { readBuildInfo } from '@endcap/service/platform/observability/build-info'
import { ENGLISH } from '@endcap/words/english'
import { Command, CommanderError, type OptionValues } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { explain } from './explain.ts'
import { withPresentName } from './renamed-commands.ts'
import { examples } from './terminal/examples.ts'
import { HELP } from './terminal/help.ts'
import { languageOfTerminal, say, speak, wordsOf } from './terminal/say.ts'
import { UsageError } from './terminal/usage-error.ts'

/** Arguments that print the version, for which the migrations are loaded. */
const VERSION_FLAGS = new Set(['-V', '--version'])
/** Commands that report unknown variables in their own form: in the log, and as a finding. */
const REPORTING = new Set(['serve', 'doctor'])
const DONE = 0
const FAILED = 1
const WRONG_USAGE = 2

/** In the order of the help. Each loads its modules on use, because all together take 0.5 s to load. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand(),
  score: async () => (await import('./commands/score.ts')).scoreCommand(),
  batch: async () => (await import('./commands/batch.ts')).batchCommand(),
  check: async () => (await import('./commands/check.ts')).checkCommand(),
  evaluate: async () => (await import('./commands/evaluate.ts')).evaluateCommand(),
  org: async () => (await import('./commands/org.ts')).orgCommand(),
  credential: async () => (await import('./commands/credential.ts')).credentialCommand(),
  user: async () => (await import('./commands/user.ts')).userCommand(),
  category: async () => (await import('./commands/category.ts')).categoryCommand(),
  listing: async () => (await import('./commands/listing.ts')).listingCommand(),
  catalog: async () => (await import('./commands/catalog.ts')).catalogCommand(),
  report: async () => (await import('./commands/report.ts')).reportCommand(),
  rescore: async () => (await import('./commands/rescore.ts')).rescoreCommand(),
  retention: async () => (await import('./commands/retention.ts')).retentionCommand(),
  eye: async () => (await import('./commands/eye.ts')).eyeCommand(),
  rubric: async () => (await import('./commands/rubric.ts')).rubricCommand(),
  rules: async () => (await import('./commands/rules.ts')).rulesCommand(),
  spark: async () => (await import('./commands/spark.ts')).sparkCommand(),
  push: async () => (await import('./commands/push.ts')).pushCommand(),
  token: async () => (await import('./commands/token.ts')).tokenCommand(),
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand(),
  listen: async () => (await import('./commands/listen.ts')).listenCommand(),
  keys: async () => (await import('./commands/keys.ts')).keysCommand(),
  jobs: async () => (await import('./commands/jobs.ts')).jobsCommand(),
  backup: async () => (await import('./commands/backup.ts')).backupCommand(),
  lake: async () => (await import('./commands/lake.ts')).lakeCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  demo: async () => (await import('./commands/demo.ts')).demoCommand(),
}

/**
 * Runs `endcap …` and returns its exit code: 0 on success, 1 with one line on standard error on failure, 2 for
 * wrong usage.
 */
export async function runCommandLine(given: readonly string[]): Promise<number> {
  speak(await wordsOf(languageOfTerminal(process.env)))
  const args = withPresentName(given)
  const program = await createProgram(args[0])
  program.hook('preAction', (_program, command) => {
    if (isForMachines(command.opts())) speak(ENGLISH)
    if (!REPORTING.has(args[0] ?? '')) printUnknownVariables()
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return Number(process.exitCode ?? DONE)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USAGE
    // The service has no log yet.
    if (error instanceof ConfigError && args[0] === 'serve') printUnknownVariables()
    process.stderr.write(`endcap: ${explain(error)}\n`)
    return error instanceof UsageError || error instanceof ConfigError ? WRONG_USAGE : FAILED
  }
}

/** Returns the program with the command that an argument names, or with all commands. Errors are thrown. */
export async function createProgram(name = ''): Promise<Command> {
  const program = new Command('endcap')
    .version(
      VERSION_FLAGS.has(name) ? await versionText() : packageJson.version,
      '-V, --version',
      say('cli.help.option_version'),
    )
    .description(say('cli.help.description'))
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', examples('endcap score photo.jpg', 'endcap demo', 'endcap serve --samples'))
  for (const command of await loadCommands(name)) program.addCommand(command)
  everyCommand(program, (command) =>
    command.exitOverride().configureHelp({ ...command.configureHelp(), ...HELP }),
  )
  return program
}

/** Calls `visit` with a command and all below it. */
export function everyCommand(command: Command, visit: (command: Command) => void): void {
  visit(command)
  for (const child of command.commands) everyCommand(child, visit)
}

/** Returns the version, the commit if it is known, and the schema of this release. */
async function versionText(): Promise<string> {
  const { newestMigration } = await import('@endcap/service/platform/db/migrate')
  const { version, commit, schema } = await readBuildInfo(newestMigration)
  return `${version} (${commit === null ? '' : `commit ${commit}, `}schema ${schema})`
}

function printUnknownVariables(): void {
  for (const problem of unknownVariables(process.env)) process.stderr.write(`endcap: ${problem}\n`)
}

/** JSON is the same in every language. */
const isForMachines = ({ json, format }: OptionValues): boolean =>
  json === true || format === 'json' || format === 'ndjson'

/** Loads the command that an argument names, or all commands for the help and for errors. */
function loadCommands(name: string): Promise<Command[]> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return Promise.all((load === undefined ? Object.values(COMMANDS) : [load]).map((command) => command()))
}
