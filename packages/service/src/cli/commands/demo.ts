import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type PdpScores } from '@endcap/client'
import { Command } from 'commander'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { freePort } from '../../net/free-port.ts'
import { SAMPLE_NAME, startSampleOrigin } from '../../demo/sample-origin.ts'
import { type CommonOptions, jsonOption } from '../options.ts'
import { printLine, printTable } from '../output.ts'

export function demoCommand(): Command {
  return new Command('demo')
    .description('submit a sample listing to a service of its own, end to end, and print its scores')
    .addOption(jsonOption())
    .action(demo)
}

async function demo(options: CommonOptions): Promise<void> {
  await using resources = new AsyncDisposableStack()
  const dataDirectory = resources.adopt(await mkdtemp(join(tmpdir(), 'endcap-demo-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  )
  const samples = resources.adopt(await startSampleOrigin(), ({ close }) => close())
  const config = readConfig({
    ENDCAP_DATA: dataDirectory,
    ENDCAP_PORT: String(await freePort()),
    ENDCAP_ALLOWED_ORIGINS: samples.origin,
    ENDCAP_LOG: process.env['ENDCAP_LOG'] ?? 'error',
  })
  config.database.url = null
  const { administration } = resources.use(await createApp(config, 'all'))
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
  const client = createClient({
    baseUrl: config.auth.baseUrl,
    audience: config.auth.audience,
    clientId: credential.client_id,
    clientSecret: credential.client_secret,
    organizationId: credential.organization_id,
  })
  await client.submitPdp('demo', {
    hero_image_url: samples.heroUrl,
    carousel_image_urls: samples.carouselUrls,
    name: SAMPLE_NAME,
  })
  const scores = await client.waitForPdp('demo')
  if (options.json) printLine(JSON.stringify(scores))
  else printScores(scores)
}

function printScores(pdp: PdpScores): void {
  printLine(
    `${pdp.name}\n${pdp.category} · listing score ${pdp.pdp_score} · carousel ${pdp.carousel_score} · ${pdp.status}\n`,
  )
  printTable(
    [...(pdp.hero ? [{ ...pdp.hero, position: 'hero' }] : []), ...pdp.carousel_images].map((image) => ({
      position: image.position,
      image: image.image_url?.split('/').at(-1),
      score: image.service_score,
      certified: image.service_certified ? 'yes' : 'no',
      classification: image.classification,
    })),
  )
  const penalties = Object.entries({
    'too few high-scoring images': pdp.score_penalty,
    'too few images': pdp.image_count_penalty,
    'near-duplicates': pdp.image_mix_penalty,
    'not strongest first': pdp.image_order_penalty,
  }).flatMap(([name, applies]) => (applies ? [name] : []))
  printLine(`\nPenalties: ${penalties.join(', ') || 'none'}`)
  for (const { title, detail, expected_gain } of pdp.hero?.score_metadata?.recommendations ?? []) {
    printLine(`Hero +${expected_gain}: ${title}. ${detail}`)
  }
}
