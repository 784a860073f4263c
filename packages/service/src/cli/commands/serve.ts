import { once } from 'node:events'
import { Command, Option } from 'commander'
import { type App, createApp, type Role } from '../../app.ts'
import type { NewCredential } from '../../administration/administration.ts'
import { type Config, type Flags, readConfig } from '../../config.ts'
import { SAMPLE_NAME, type SampleOrigin, startSampleOrigin } from '../../demo/sample-origin.ts'
import { freePort } from '../../net/free-port.ts'
import { type CommonOptions, dataOption, jsonOption } from '../options.ts'
import { printLine } from '../output.ts'

type ServeOptions = CommonOptions & {
  role: Exclude<Role, 'admin'>
  host?: string
  port?: string
  samples?: boolean
}

export function serveCommand(): Command {
  return new Command('serve')
    .description('run the service until SIGTERM or SIGINT, then drain')
    .addOption(
      new Option('--role <role>', 'what this process does').choices(['all', 'api', 'worker']).default('all'),
    )
    .option('--host <host>', 'address to listen on (ENDCAP_HOST, 127.0.0.1)')
    .option('--port <port>', 'port to listen on (ENDCAP_PORT, 8080)')
    .option('--samples', 'serve sample images on a loopback port, and allow downloads from there')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(serve)
}

async function serve(options: ServeOptions): Promise<void> {
  await using resources = new AsyncDisposableStack()
  const samples = options.samples ? resources.adopt(await startSampleOrigin(), ({ close }) => close()) : null
  const config = await readServeConfig(flagsOf(options))
  if (samples) config.fetch.allowedOrigins = [...config.fetch.allowedOrigins, samples.origin]
  const app = resources.use(await createApp(config, options.role))
  const credential = options.role === 'all' ? await firstCredential(app) : null
  announce(options, { config, app, credential, samples })
  const signal = await firstSignal()
  app.log.info({ signal }, 'draining')
}

/** Port 0 is settled here: the base address, and with it the tokens' issuer, must be known from the start. */
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

async function firstSignal(): Promise<string> {
  const stop = new AbortController()
  const signals = ['SIGTERM', 'SIGINT'] as const
  const caught = await Promise.race(
    signals.map(async (signal) => (await once(process, signal, stop), signal)),
  )
  stop.abort()
  return caught
}

/** A first start leaves the operator with something to try: an organization with a credential. */
async function firstCredential({ administration }: App): Promise<NewCredential | null> {
  if ((await administration.listOrganizations({})).length > 0) return null
  const { organization_id } = await administration.createOrganization({
    name: 'First organization',
    icp: null,
    defaultPortfolio: true,
    rateLimit: null,
  })
  return administration.createCredential({ organizationId: organization_id, integrationIds: [] })
}

type Running = { config: Config; app: App; credential: NewCredential | null; samples: SampleOrigin | null }

function announce({ json }: ServeOptions, { config, app, credential, samples }: Running): void {
  const { baseUrl } = config.auth
  if (json) {
    printLine(JSON.stringify({ base_url: baseUrl, address: app.address, ...credential }))
    return
  }
  printLine(app.address === null ? 'Endcap is working.' : `Endcap is listening on ${app.address}`)
  if (credential) {
    printLine(`
  base address     ${baseUrl}
  client id        ${credential.client_id}
  client secret    ${credential.client_secret}   (shown this once)
  organization id  ${credential.organization_id}`)
  }
  if (app.address !== null) printLine(walkThrough(config, credential, samples))
}

/** The lines of the README, with what this start knows filled in. */
function walkThrough(
  { auth }: Config,
  credential: NewCredential | null,
  samples: SampleOrigin | null,
): string {
  const hero = samples?.heroUrl ?? 'https://example.com/hero.jpg'
  const carousel = samples?.carouselUrls ?? ['https://example.com/side.jpg']
  const token = JSON.stringify({
    client_id: credential?.client_id ?? '<client id>',
    client_secret: credential?.client_secret ?? '<client secret>',
    audience: auth.audience,
    grant_type: 'client_credentials',
    organization: credential?.organization_id ?? '<organization id>',
  })
  const submission = JSON.stringify({
    hero_image_url: hero,
    carousel_image_urls: carousel,
    name: SAMPLE_NAME,
  })
  const access = credential
    ? ''
    : '\nA credential: endcap credential create --org <organization id> (endcap org list prints the ids)\n'
  return `${access}
Try it (all endpoints: ${auth.baseUrl}/docs):

  TOKEN=$(curl -s ${auth.baseUrl}/auth/token -H 'Content-Type: application/json' \\
    -d '${token}' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

  curl -s -X PUT ${auth.baseUrl}/v1/pdps/id/my-first -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
    -d '${submission}'

  curl -s ${auth.baseUrl}/v1/pdps/id/my-first -H "Authorization: Bearer $TOKEN"
`
}
