import { realpath, stat } from 'node:fs/promises'
import { Endcap } from '@endcap/client'
import { Command, Option } from 'commander'
import packageJson from '../../../package.json' with { type: 'json' }
import { firstSignal } from '../first-signal.ts'
import { UsageError } from '../usage-error.ts'

type McpOptions = {
  baseUrl: string
  audience?: string
  clientId?: string
  clientSecret?: string
  org?: string
  allowFolder?: string[]
  readOnly?: boolean
}

/** Returns the command `endcap mcp`. The variables of its options are those of the SDK. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description('serve tools to a language model over standard input and output (Model Context Protocol)')
    .addOption(
      new Option('--base-url <url>', 'address of the service')
        .env('ENDCAP_BASE_URL')
        .default('http://127.0.0.1:8080'),
    )
    .addOption(new Option('--client-id <id>', 'client').env('ENDCAP_CLIENT_ID'))
    .addOption(new Option('--client-secret <secret>', 'its secret').env('ENDCAP_CLIENT_SECRET'))
    .addOption(new Option('--org <id>', 'organization id').env('ENDCAP_ORGANIZATION_ID'))
    .addOption(new Option('--audience <url>', 'production address, if it is another').env('ENDCAP_AUDIENCE'))
    .option('--allow-folder <dir...>', 'folders whose images the model may upload')
    .option('--read-only', 'only tools that change nothing')
    .action(serve)
}

async function serve(options: McpOptions): Promise<void> {
  const endcap = connect(options)
  const folders = await Promise.all((options.allowFolder ?? []).map(folderAt))
  const { serveOverStdio } = await import('@endcap/mcp')
  const stopping = new AbortController()
  void firstSignal().then(() => stopping.abort())
  // Standard output has only messages of the protocol.
  const reportError = (error: unknown) =>
    process.stderr.write(`endcap mcp: ${error instanceof Error ? error.message : String(error)}\n`)
  await serveOverStdio(
    { endcap, reportError },
    { version: packageJson.version, folders, isReadOnly: options.readOnly === true, signal: stopping.signal },
  )
}

/** Creates the client. Empty variables count as missing. */
function connect({ baseUrl, audience, clientId, clientSecret, org }: McpOptions): Endcap {
  const required = {
    ENDCAP_CLIENT_ID: clientId,
    ENDCAP_CLIENT_SECRET: clientSecret,
    ENDCAP_ORGANIZATION_ID: org,
  }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0)
    throw new UsageError(
      `${missing.join(', ')} must be set: the client that the service printed at its first start, or one of endcap credential create`,
    )
  try {
    return new Endcap({
      baseUrl,
      clientId: clientId ?? '',
      clientSecret: clientSecret ?? '',
      organizationId: org ?? '',
      audience: audience || undefined,
    })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

/** Returns the path without links of an allowed folder. */
async function folderAt(path: string): Promise<string> {
  const folder = await realpath(path).catch(() => null)
  if (folder === null || !(await stat(folder)).isDirectory())
    throw new UsageError(`--allow-folder: there is no folder ${path}`)
  return folder
}
