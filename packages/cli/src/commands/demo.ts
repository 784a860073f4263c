import { tmpdir } from 'node:os'
import { Endcap, type PdpScores } from '@endcap/client'
import { sampleListing, serveStorefront, startStorefront } from '@endcap/demo-shop'
import { createWorkFolder } from '@endcap/foundation/disk/work-folder'
import { freePort } from '@endcap/foundation/net/free-port'
import { PENALTY_NAMES } from '@endcap/scoring'
import { readConfig } from '@endcap/service/config/config'
import { Command } from 'commander'
import { openApp } from '../operator/open-app.ts'
import { examples } from '../terminal/examples.ts'
import { firstSignal } from '../terminal/first-signal.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printLine, printTable } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

/** Returns the command `endcap demo`. */
export function demoCommand(): Command {
  return new Command('demo')
    .description(say('cli.demo.description'))
    .addHelpText('after', examples('endcap demo', 'endcap demo --json'))
    .addOption(jsonOption())
    .action(demo)
    .addCommand(
      new Command('storefront')
        .description(say('cli.demo.storefront_description'))
        .addHelpText('after', examples('endcap demo storefront --port 8090'))
        .option('--host <host>', say('cli.demo.option_host'), '127.0.0.1')
        .option('--port <port>', say('cli.demo.option_port'), '8090')
        .addOption(jsonOption())
        .action(storefront),
    )
}

async function demo(options: CommonOptions): Promise<void> {
  await using resources = new AsyncDisposableStack()
  const dataDirectory = resources.use(createWorkFolder(tmpdir())).path()
  if (!options.json) process.stderr.write(`${say('cli.demo.scoring')}\n`)
  const shop = resources.use(await startStorefront())
  const config = readConfig({
    ENDCAP_DATA: dataDirectory,
    ENDCAP_PORT: String(await freePort()),
    ENDCAP_ALLOWED_ORIGINS: new URL(shop.origin).host,
    ENDCAP_LOG: process.env['ENDCAP_LOG'] ?? 'error',
  })
  config.database.url = null
  const { administration } = resources.use(await openApp(config, 'all'))
  const organization = await administration.createOrganization({
    name: 'Demo',
    icp: null,
    defaultPortfolio: true,
    rateLimit: null,
  })
  const credential = await administration.createCredential({
    organizationId: organization.organization_id,
    integrationIds: [],
  })
  const endcap = new Endcap({
    baseUrl: config.auth.baseUrl,
    audience: config.auth.audience,
    clientId: credential.client_id,
    clientSecret: credential.client_secret,
    organizationId: credential.organization_id,
  })
  const scores = await endcap.pdps.submitAndWait('demo', sampleListing(shop.origin).submission)
  if (options.json) printLine(JSON.stringify(scores))
  else printScores(scores)
}

function printScores(pdp: PdpScores): void {
  printLine(
    `${pdp.name}\n${say('cli.demo.scores', { category: pdp.category ?? '', score: pdp.pdp_score ?? '', carousel: pdp.carousel_score ?? '', status: pdp.status })}\n`,
  )
  printTable(
    [...(pdp.hero ? [{ ...pdp.hero, position: 'hero' }] : []), ...pdp.carousel_images].map((image) => ({
      [say('cli.demo.position')]: image.position,
      [say('cli.demo.image')]: image.image_url?.split('/').at(-1),
      [say('cli.demo.score')]: image.service_score,
      [say('cli.demo.certified')]: image.service_certified ? say('cli.demo.yes') : say('cli.demo.no'),
      [say('cli.demo.asset_type')]: image.classification,
    })),
  )
  const penalties = PENALTY_NAMES.filter((name) => pdp[name]).map((name) => say(`loss.${name}.label`))
  printLine(
    `\n${penalties.length > 0 ? say('cli.demo.penalties', { penalties: penalties.join(', ') }) : say('cli.demo.no_penalties')}`,
  )
  for (const { title, detail, expected_gain } of pdp.hero?.score_metadata?.recommendations ?? []) {
    printLine(say('cli.demo.recommendation', { gain: expected_gain, title, detail }))
  }
}

type StorefrontOptions = CommonOptions & { host: string; port: string }

async function storefront({ host, port, json }: StorefrontOptions): Promise<void> {
  const number = Number(port)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new UsageError(say('cli.demo.wrong_port'))
  await using shop = await serveStorefront({ host, port: number })
  if (json) printLine(JSON.stringify({ origin: shop.origin }))
  else
    printLine(`${say('cli.demo.shop', { address: shop.origin })}

${say('cli.demo.shop_use')}

  ENDCAP_STOREFRONT_US=${shop.origin} npx endcap serve`)
  await firstSignal()
}
