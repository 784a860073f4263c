import { relative } from 'node:path'
import { CATALOGUE, type DemoStorefront, sampleListing, startStorefront } from '@endcap/demo-shop'
import { catchFaults } from '@endcap/foundation/concurrency/work-scope'
import { freePort } from '@endcap/foundation/net/free-port'
import { Command, Option } from 'commander'
import type { App, Role } from '../../app/app.ts'
import { limitGarbage } from '../../app/limit-garbage.ts'
import { type Config, type Flags, readConfig } from '../../config/config.ts'
import { openDirectory } from '../../platform/db/open-directory.ts'
import { type ConsoleEntrance, entranceLine, openConsole } from '../console-entrance.ts'
import { createFirstCredential, type FirstCredential } from '../first-credential.ts'
import { firstSignal } from '../first-signal.ts'
import { type CommonOptions, dataOption, jsonOption } from '../options.ts'
import { printLine } from '../output.ts'

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
    .description('run the service until SIGTERM or SIGINT, then drain')
    .addOption(
      new Option('--role <role>', 'role of this process').choices(['all', 'api', 'worker']).default('all'),
    )
    .option('--host <host>', 'address to listen on (ENDCAP_HOST, 127.0.0.1)')
    .option('--port <port>', 'port to listen on (ENDCAP_PORT, 8080)')
    .option('--samples', 'run the demo shop on a loopback port, as the storefront of the region us')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(serve)
}

async function serve(options: ServeOptions): Promise<void> {
  // Listens first: the first process of a container ignores signals that it has no handler for.
  const signal = firstSignal()
  await using resources = new AsyncDisposableStack()
  const config = await readServeConfig(flagsOf(options))
  // The database is opened in its thread, and the shop in its process, while the modules of the service are loaded.
  if (config.database.url === null) {
    config.database.opening = openDirectory(config.dataDirectory)
    // Reported by `createApp`.
    config.database.opening.catch(() => undefined)
  }
  const [shop, { createApp }] = await Promise.all([
    options.samples ? startStorefront(SHOP_PORT) : null,
    import('../../app/app.ts'),
  ])
  if (shop) {
    resources.use(shop)
    config.fetch.allowedOrigins = [...config.fetch.allowedOrigins, new URL(shop.origin).host]
    config.scrape.standIns = { us: shop.origin, ...config.scrape.standIns }
    if (config.scrape.standIns['us'] === shop.origin)
      config.console.demoAsins = CATALOGUE.map(({ asin }) => asin)
  }
  const app = resources.use(await createApp(config, options.role))
  const fault = catchFaults(app.log).then(() => limitEnd(config))
  limitGarbage()
  const { dataDirectory } = config
  const isTerminal = process.stdout.isTTY
  const credential =
    options.role === 'all' ? await createFirstCredential(app, { dataDirectory, isTerminal }) : null
  const hasConsole = config.console.isOn && app.address !== null
  const entrance = hasConsole ? await openConsole(app, { ...config.auth, dataDirectory, isTerminal }) : null
  announce(options, { config, app, entrance, credential, shop })
  // The supervisor starts a service again only if it has been ready once (scripts/start.js).
  process.send?.('ready')
  app.log.info({ reason: await Promise.race([signal, fault]) }, 'draining')
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

type Running = {
  config: Config
  app: App
  /** Null without a console. */
  entrance: ConsoleEntrance | null
  credential: FirstCredential | null
  shop: DemoStorefront | null
}

function announce({ json }: ServeOptions, { config, app, entrance, credential, shop }: Running): void {
  const { baseUrl } = config.auth
  if (json) {
    const { is_setup: _isSetup, ...addresses } = entrance ?? {}
    printLine(JSON.stringify({ base_url: baseUrl, address: app.address, ...addresses, ...credential }))
    return
  }
  printLine(app.address === null ? 'Endcap is running as a worker.' : `Endcap is listening on ${app.address}`)
  if (entrance) printLine(entranceLine(entrance))
  if (credential) {
    printLine(`
  base address     ${baseUrl}
  client id        ${credential.client_id}
  client secret    ${secretLine(credential)}
  organization id  ${credential.organization_id}`)
  }
  if (app.address !== null) printLine(walkThrough(config, credential, shop))
}

function secretLine({ client_secret, credential_file }: FirstCredential): string {
  if (client_secret !== undefined) return `${client_secret}   (shown this once)`
  return credential_file === undefined ? 'not saved: see the log' : `in ${credential_file}`
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
    ? `The region us is the demo shop, ${shop.origin} (more to try there); without --samples it is the real one.\n`
    : ''
  return `
Try it (all endpoints: ${auth.baseUrl}/docs):

  TOKEN=$(${tokenCommand(config, credential)})

A listing by its ASIN alone. ${byAsin}
  curl -s -X PUT ${auth.baseUrl}/v1/pdps/asin/${listing.asin} -H "Authorization: Bearer $TOKEN"

  curl -s ${auth.baseUrl}/v1/pdps/asin/${listing.asin} -H "Authorization: Bearer $TOKEN"

Or by images of your own:

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
  const { client_id: id = '<client id>', organization_id: org = '<organization id>' } = credential ?? {}
  const secret = quoted(credential?.client_secret ?? '<client secret>')
  const audience = auth.audience === auth.baseUrl ? '' : ` --audience ${auth.audience}`
  return `ENDCAP_CLIENT_SECRET=${secret} npx endcap token --base-url ${auth.baseUrl}${audience} --client-id ${quoted(id)} --org ${quoted(org)}`
}

/** Quotes a word for a POSIX shell if it needs that. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
