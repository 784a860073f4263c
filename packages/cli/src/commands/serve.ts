import { relative } from 'node:path'
import { CATALOG, type DemoStorefront, sampleListing, startStorefront } from '@endcap/demo-shop'
import { catchFaults } from '@endcap/foundation/concurrency/work-scope'
import { freePort } from '@endcap/foundation/net/free-port'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Role } from '@endcap/service/app/app'
import { limitGarbage } from '@endcap/service/app/limit-garbage'
import { type Config, type Flags, readConfig } from '@endcap/service/config/config'
import { unknownVariables } from '@endcap/service/config/unknown-variables'
import { newestMigration } from '@endcap/service/platform/db/migrate'
import { openDirectory } from '@endcap/service/platform/db/open-directory'
import { type BuildInfo, readBuildInfo } from '@endcap/service/platform/observability/build-info'
import { createServiceLog } from '@endcap/service/platform/observability/service-log'
import { Command, Option } from 'commander'
import type { Running } from '../operator/open-app.ts'
import { type ConsoleEntrance, entranceLine, openConsole } from '../serve/console-entrance.ts'
import { createFirstCredential, type FirstCredential } from '../serve/first-credential.ts'
import { warnOfOrigins } from '../serve/warn-of-origins.ts'
import { examples } from '../terminal/examples.ts'
import { firstSignal } from '../terminal/first-signal.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

/** Preferred port of the demo shop, so that the shop's addresses stay the same after a restart. */
const SHOP_PORT = 8090

type ServeOptions = CommonOptions & {
  role: Exclude<Role, 'admin'>
  host?: string
  port?: string
  samples?: boolean
}

/** Returns the command `endcap serve`. */
export function serveCommand(): Command {
  return new Command('serve')
    .description(say('cli.serve.description'))
    .addHelpText(
      'after',
      examples(
        'endcap serve --samples',
        'endcap serve --data /var/lib/endcap --host 0.0.0.0 --port 8080',
        'endcap serve --role worker',
      ),
    )
    .addOption(
      new Option('--role <role>', say('cli.serve.option_role'))
        .choices(['all', 'api', 'worker'])
        .default('all'),
    )
    .option('--host <host>', say('cli.serve.option_host'))
    .option('--port <port>', say('cli.serve.option_port'))
    .option('--samples', say('cli.serve.option_samples'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(serve)
}

async function serve(options: ServeOptions): Promise<void> {
  // Listens first: the first process of a container ignores signals that it has no handler for.
  const signal = firstSignal()
  await using resources = new AsyncDisposableStack()
  const config = await readServeConfig(flagsOf(options))
  const { log, build } = await openLog(config, options)
  openEarly(config, log)
  const [shop, { openApp }] = await Promise.all([
    options.samples ? startStorefront(SHOP_PORT) : null,
    import('../operator/open-app.ts'),
  ])
  if (shop) useShop(config, resources.use(shop))
  const { promise: first, resolve: prepared } = Promise.withResolvers<FirstStart>()
  // A first start is ready when its credential and its setup link exist.
  const prepare = async (app: Running) => prepared(await prepareFirstStart(app, config, options.role))
  const app = resources.use(await openApp(config, options.role, { log, build, prepare }))
  const fault = catchFaults(log).then(() => limitEnd(config))
  limitGarbage()
  announce(options, { config, app, shop, ...(await first) })
  // The supervisor starts a service again only if it has been ready once (scripts/start.js).
  process.send?.('ready')
  log.info({ reason: await Promise.race([signal, fault]) }, 'draining')
}

/** Opens the log. Its first lines are written before the modules of the service are loaded, which takes a second. */
async function openLog(config: Config, { role }: ServeOptions): Promise<{ log: Logger; build: BuildInfo }> {
  const log = createServiceLog(config.log)
  const build = await readBuildInfo(newestMigration)
  log.info({ ...build, role }, 'starting')
  for (const problem of unknownVariables(process.env)) log.warn(problem)
  warnOfOrigins(config, log)
  return { log, build }
}

/** Opens the embedded database in its thread, while the modules of the service are loaded. */
function openEarly({ database, dataDirectory }: Config, log: Logger): void {
  if (database.url !== null) return log.info('connecting to the database')
  log.info({ directory: dataDirectory }, 'opening the embedded database')
  database.opening = openDirectory(dataDirectory)
  // Reported by `createApp`.
  database.opening.catch(() => undefined)
}

/** Makes the demo shop the storefront of the region us, unless the settings name another. */
function useShop(config: Config, shop: DemoStorefront): void {
  config.fetch.allowedOrigins = [...config.fetch.allowedOrigins, new URL(shop.origin).host]
  config.scrape.standIns = { us: shop.origin, ...config.scrape.standIns }
  if (config.scrape.standIns['us'] === shop.origin) config.console.demoAsins = CATALOG.map(({ asin }) => asin)
}

/** `entrance` is null without a console. */
type FirstStart = { entrance: ConsoleEntrance | null; credential: FirstCredential | null }

/** Creates the first credential and the setup link, and returns what is to be announced. */
async function prepareFirstStart(app: Running, config: Config, role: Role): Promise<FirstStart> {
  const { auth, dataDirectory } = config
  const isTerminal = process.stdout.isTTY
  const credential = role === 'all' ? await createFirstCredential(app, { dataDirectory, isTerminal }) : null
  const hasConsole = config.console.isOn && app.address !== null
  const entrance = hasConsole ? await openConsole(app, { ...auth, dataDirectory, isTerminal }) : null
  return { entrance, credential }
}

/** Time to return jobs to the queue and to close the database after a fault. */
const CLOSE_MS = 5_000

/**
 * Bounds the shutdown after a fault, also one that has begun. The process exits with 1, at the deadline even if a
 * resource does not close.
 */
function limitEnd(config: Config): string {
  process.exitCode = 1
  setTimeout(() => process.exit(1), config.graceMs + CLOSE_MS).unref()
  config.server.drainMs = 0
  // Requests, webhooks and jobs have this time after each other.
  config.graceMs /= 3
  return 'an exception'
}

/** Replaces port 0 with a free port, because the base address, the issuer of tokens, is needed at start. */
async function readServeConfig(flags: Flags): Promise<Config> {
  const config = readConfig(flags)
  if (config.server.port !== 0) return config
  return readConfig({ ...flags, ENDCAP_PORT: String(await freePort(config.server.host)) })
}

function flagsOf({ host, port, data }: ServeOptions): Flags {
  return {
    ...(host === undefined ? {} : { ENDCAP_HOST: host }),
    ...(port === undefined ? {} : { ENDCAP_PORT: port }),
    ...(data === undefined ? {} : { ENDCAP_DATA: data }),
  }
}

type Started = FirstStart & { config: Config; app: Running; shop: DemoStorefront | null }

function announce({ json }: ServeOptions, { config, app, entrance, credential, shop }: Started): void {
  const { baseUrl } = config.auth
  if (json) {
    const { is_setup: _isSetup, ...addresses } = entrance ?? {}
    printLine(JSON.stringify({ base_url: baseUrl, address: app.address, ...addresses, ...credential }))
    return
  }
  printLine(
    app.address === null
      ? say('cli.serve.runs_as_worker')
      : say('cli.serve.listens', { address: app.address }),
  )
  if (entrance) printLine(entranceLine(entrance))
  if (credential) printLine(credentialLines(baseUrl, credential))
  if (app.address !== null) printLine(walkThrough(config, credential, shop))
}

/** Returns the values of a credential under their labels. */
function credentialLines(baseUrl: string, credential: FirstCredential): string {
  const lines = [
    [say('cli.serve.base_address'), baseUrl],
    [say('cli.serve.client_id'), credential.client_id],
    [say('cli.serve.client_secret'), secretLine(credential)],
    [say('cli.serve.organization_id'), credential.organization_id],
  ] as const
  const width = 2 + Math.max(...lines.map(([label]) => label.length))
  return lines.map(([label, value]) => `\n  ${label.padEnd(width)}${value}`).join('')
}

function secretLine({ client_secret, credential_file }: FirstCredential): string {
  if (client_secret !== undefined) return say('cli.serve.secret_once', { secret: client_secret })
  return credential_file === undefined
    ? say('cli.serve.secret_not_saved')
    : say('cli.serve.secret_in_file', { file: credential_file })
}

/** Returns the commands of the README, with the values of this start. */
function walkThrough(
  config: Config,
  credential: FirstCredential | null,
  shop: DemoStorefront | null,
): string {
  const { auth, scrape } = config
  const listing = sampleListing(shop?.origin ?? 'https://shop.example.com')
  const isDemo = shop !== null && scrape.standIns['us'] === shop.origin
  const byAsin = isDemo
    ? `${say('cli.serve.by_asin_of_shop', { shop: shop.origin })}\n`
    : `${say('cli.serve.by_asin')} `
  return `
${say('cli.serve.try_it', { docs: `${auth.baseUrl}/docs` })}

  TOKEN=$(${tokenCommand(config, credential)})

${byAsin}
  curl -s -X PUT ${auth.baseUrl}/v1/pdps/asin/${listing.asin} -H "Authorization: Bearer $TOKEN"

  curl -s ${auth.baseUrl}/v1/pdps/asin/${listing.asin} -H "Authorization: Bearer $TOKEN"

${say('cli.serve.by_images')}

  curl -s -X PUT ${auth.baseUrl}/v1/pdps/id/my-first -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(listing.submission)}'

  curl -s ${auth.baseUrl}/v1/pdps/id/my-first -H "Authorization: Bearer $TOKEN"
`
}

/**
 * Returns the command that prints a token in another terminal. That terminal may lack the settings of this
 * process, so the command names the data directory, or with a database server the client.
 */
function tokenCommand({ auth, database, dataDirectory }: Config, credential: FirstCredential | null): string {
  if (database.url === null) {
    const path = relative(process.cwd(), dataDirectory)
    return path === 'data' ? 'npx endcap token' : `npx endcap token --data ${quoted(path)}`
  }
  const {
    client_id: id = say('cli.serve.your_client_id'),
    organization_id: org = say('cli.serve.your_organization_id'),
  } = credential ?? {}
  const secret = quoted(credential?.client_secret ?? say('cli.serve.your_client_secret'))
  const audience = auth.audience === auth.baseUrl ? '' : ` --audience ${auth.audience}`
  return `ENDCAP_CLIENT_SECRET=${secret} npx endcap token --base-url ${auth.baseUrl}${audience} --client-id ${quoted(id)} --org ${quoted(org)}`
}

/** Quotes a word for a POSIX shell if it needs that. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
