import { realpath, stat } from 'node:fs/promises'
import { givenSettings } from '@endcap/service/config/config'
import { readSecretFiles } from '@endcap/service/config/secret-files'
import { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { examples } from '../terminal/examples.ts'
import { firstSignal } from '../terminal/first-signal.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type McpOptions = ConnectionOptions & { allowFolder?: string[]; readOnly?: boolean }

/** Returns the command `endcap mcp`. */
export function mcpCommand(): Command {
  return addConnectionOptions(new Command('mcp'))
    .description(say('cli.mcp.description'))
    .addHelpText(
      'after',
      examples(
        'endcap mcp --data /var/lib/endcap --read-only',
        'endcap mcp --base-url https://endcap.example.com --allow-folder /home/me/photos',
      ),
    )
    .option('--allow-folder <dir...>', say('cli.mcp.option_allow_folder'))
    .option('--read-only', say('cli.mcp.option_read_only'))
    .action(serve)
}

async function serve(options: McpOptions): Promise<void> {
  if (!options.clientSecret && !namesData(options)) throw new UsageError(say('cli.mcp.needs_client'))
  const endcap = await connect(options)
  const folders = await Promise.all((options.allowFolder ?? []).map(folderAt))
  const { serveOverStdio } = await import('@endcap/mcp')
  const stopping = new AbortController()
  void firstSignal().then(() => stopping.abort())
  await serveOverStdio(
    { endcap, reportError },
    {
      version: packageJson.version,
      folders,
      isReadOnly: options.readOnly === true,
      signal: stopping.signal,
    },
  )
}

/** Returns whether the data are named. An assistant starts the command in any folder, so the default has no meaning. */
function namesData({ data }: McpOptions): boolean {
  const { ENDCAP_DATA, DATABASE_URL } = givenSettings({}, readSecretFiles(process.env).environment)
  return Boolean(data) || ENDCAP_DATA !== undefined || DATABASE_URL !== undefined
}

/** Writes to standard error, because standard output has only messages of the protocol. */
function reportError(error: unknown): void {
  process.stderr.write(`endcap mcp: ${error instanceof Error ? error.message : String(error)}\n`)
}

/** Returns the path without links of an allowed folder. */
async function folderAt(path: string): Promise<string> {
  const folder = await realpath(path).catch(() => null)
  if (folder === null || !(await stat(folder)).isDirectory())
    throw new UsageError(say('cli.mcp.no_such_folder', { folder: path }))
  return folder
}
