// Bounds the cost of hostile images to the API process: peak memory, and the delay that two attacking
// organizations cause a third. Prints medians and 95th percentiles of one run.
// usage: npm run bench -- downloads [submissions]
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endcap } from '@endcap/client'
import sharp from 'sharp'
import { type Origin, startOrigin } from '../packages/service/test/support/origin.ts'
import { picture } from '../packages/service/test/support/pictures.ts'
import { startPostgres, withoutPostgres } from '../packages/service/test/support/postgres.ts'
import { serve } from '../packages/service/test/support/process.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { childMemoryMb, memoryMb } from './process-usage.ts'
import { clientOf, inParallel, newOrganization } from './scale/catalog.ts'

const SUBMISSIONS = Number(process.argv[2] ?? 40)
const VICTIM_IMAGES = 7
const ATTACK_IMAGES = 21
const ATTACKERS = 2
/** Concurrent submissions of each attacker. */
const ATTACK_WIDTH = 2
const SIDE_PX = 7_000
const MAX_PEAK_MB = 600
const MAX_RATIO = 2

if (withoutPostgres) {
  console.log(`skipped: ${withoutPostgres}`)
  process.exit(0)
}
await using origin = await startOrigin()
await using postgres = await startPostgres()
const environment = {
  DATABASE_URL: await postgres.createDatabase(),
  ENDCAP_ALLOWED_ORIGINS: origin.host,
  ENDCAP_RATE_LIMIT: '1000000',
  ENDCAP_BACKLOG: '1000000',
}
const attacks = await hostileFiles()
await serveImages(origin, attacks)
// Creates the first organization, which `--role api` does not.
const first = await serve(['--port', '0', '--data', temporaryDirectory()], environment)
await first.kill('SIGTERM')
await using service = await serve(
  ['--role', 'api', '--port', '0', '--data', temporaryDirectory()],
  environment,
)
const { address } = service.announced
const victim = clientOf(first.announced, address)
const attackers = await Promise.all(
  Array.from({ length: ATTACKERS }, async () =>
    clientOf({ ...first.announced, ...(await newOrganization(environment)) }, address),
  ),
)
const { pid } = service.child
console.log(`idle: ${memoryMb(pid)} MB`)

// Builds the index of product names.
await submitMany(victim, 'warm-up')
const alone = await submitMany(victim, 'alone')
console.log(`victim alone: ${describeTimes(alone)}; peak ${memoryMb(pid, 'VmHWM')} MB`)
let ratios = ''
let isWithin = true
for (const [name] of attacks) {
  const over = new AbortController()
  let submissions = 0
  const attacking = attackers.flatMap((client, attacker) =>
    Array.from({ length: ATTACK_WIDTH }, async (_, lane) => {
      for (let n = 0; !over.signal.aborted; n++) {
        await client.pdps
          .submit(`${name}-${attacker}-${lane}-${n}`, attackOf(name, n))
          .catch(() => sleep(100))
        submissions++
      }
    }),
  )
  await sleep(1_000)
  const attacked = await submitMany(victim, name)
  over.abort()
  await Promise.all(attacking)
  const ratio = percentile(attacked, 0.95) / percentile(alone, 0.95)
  isWithin &&= ratio <= MAX_RATIO
  ratios += `${name} ${ratio.toFixed(2)}, `
  const children = childMemoryMb(pid)
  console.log(
    `victim under ${ATTACKERS} attackers with ${name}: ${describeTimes(attacked)}, ratio ${ratio.toFixed(2)}; ` +
      `attackers' submissions ${submissions}; peak ${memoryMb(pid, 'VmHWM')} MB, children now ${children} MB`,
  )
}
const peak = memoryMb(pid, 'VmHWM')
console.log(
  `peak of the API process ${peak} MB (wanted ${MAX_PEAK_MB}); p95 ratios ${ratios}wanted ${MAX_RATIO}`,
)
process.exitCode = peak > MAX_PEAK_MB || !isWithin ? 1 : 0

/** Returns files that are small to download but costly to decode. */
async function hostileFiles(): Promise<[string, Buffer][]> {
  const flat = () =>
    sharp({
      create: {
        width: SIDE_PX,
        height: SIDE_PX,
        channels: 4,
        background: { r: 200, g: 30, b: 30, alpha: 0.8 },
      },
    })
  return [
    [
      'interlaced-16-bit.png',
      await flat().toColorspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer(),
    ],
    ['streamed-16-bit.png', await flat().toColorspace('rgb16').png({ compressionLevel: 9 }).toBuffer()],
    [
      'progressive.jpg',
      await flat().flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['baseline.jpg', await flat().flatten().jpeg().toBuffer()],
    ['lossless.webp', await flat().webp({ lossless: true, effort: 0 }).toBuffer()],
  ]
}

async function serveImages(at: Origin, files: readonly [string, Buffer][]): Promise<void> {
  for (const [name, content] of files)
    for (let n = 0; n < ATTACK_IMAGES; n++) at.serve(`/${n}-${name}`, content)
  for (let n = 0; n < VICTIM_IMAGES; n++) at.serve(`/victim-${n}.png`, await picture(n, 1_000))
}

function attackOf(name: string, n: number) {
  const [hero_image_url = '', ...carousel_image_urls] = Array.from({ length: ATTACK_IMAGES }, (_, image) =>
    origin.url(`/${image}-${name}?${n}`),
  )
  return { hero_image_url, carousel_image_urls, name: 'Sea Salt Potato Chips 150 g' }
}

/** Submits listings in sequence. Returns the milliseconds until acceptance. */
async function submitMany(client: Endcap, label: string): Promise<number[]> {
  const times: number[] = []
  await inParallel(
    Array.from({ length: SUBMISSIONS }, (_, n) => n),
    1,
    async (n) => {
      const [hero_image_url = '', ...carousel_image_urls] = Array.from(
        { length: VICTIM_IMAGES },
        (_, image) => origin.url(`/victim-${image}.png?${label}-${n}`),
      )
      const start = performance.now()
      await client.pdps.submit(`${label}-${n}`, {
        hero_image_url,
        carousel_image_urls,
        name: 'Sea Salt Potato Chips 150 g',
      })
      times.push(performance.now() - start)
    },
  )
  return times
}

function describeTimes(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
}
