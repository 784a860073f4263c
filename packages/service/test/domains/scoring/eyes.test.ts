import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { FACTS_VERSION } from '@endcap/vision'
import { sampleFacts } from '../../../../scoring/test/sample-facts.ts'
import { eventually } from '../../support/eventually.ts'
import { EYE_TOKEN, type EyeProcess, serveEyeProcess } from '../../support/eye-process.ts'
import { startForeignEye } from '../../support/foreign-eye.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { migratedDirectory } from '../../support/stores.ts'

type Eye = Partial<TestService['config']['eye']>

/** Starts a service with eyes, and an origin with as many pictures. */
async function startWithEyes(eye: Eye, pictures: number, dataDirectory?: string) {
  const origin = await startOrigin()
  for (let n = 0; n < pictures; n++) origin.serve(`/${n}.png`, await picture(n, 500))
  const service = await startService({
    origin,
    ...(dataDirectory === undefined ? {} : { dataDirectory }),
    configure: (config) => (config.eye = { ...config.eye, token: EYE_TOKEN, ...eye }),
  })
  return { origin, service }
}

const listingOf = (origin: Origin, pictures: number) => ({
  name: 'Chips',
  hero_image_url: origin.url('/0.png'),
  carousel_image_urls: Array.from({ length: pictures - 1 }, (_, n) => origin.url(`/${n + 1}.png`)),
})

async function metric({ config }: TestService, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${config.auth.baseUrl}/metrics`)).text()
  return Number(pattern.exec(text)?.[1] ?? 0)
}

const upOf = (eye: string) => new RegExp(`^endcap_eye_up\\{eye="${eye}"\\} (\\d)`, 'm')
const analyzedBy = (service: TestService, eye: string) =>
  metric(service, new RegExp(`^endcap_eye_calls_total\\{eye="${eye}",outcome="analyzed"\\} (\\d+)`, 'm'))

/** Waits for a listing, and returns the versions of the facts by which all images of the service are scored. */
async function versionsOf(service: TestService, id: string): Promise<string[]> {
  assert.equal((await service.settled(id)).status, 'COMPLETED')
  const { rows } = await service.app.database.pool.query<{ version: string }>(
    `SELECT split_part(model_version, '+', 1) AS version FROM image_score ORDER BY version`,
  )
  return rows.map(({ version }) => version)
}

describe('eyes behind addresses', () => {
  const PICTURES = 6
  const eyes: EyeProcess[] = []
  let origin: Origin
  let service: TestService
  before(async () => {
    eyes.push(...(await Promise.all([serveEyeProcess(), serveEyeProcess()])))
    ;({ origin, service } = await startWithEyes({ urls: eyes.map(({ url }) => url) }, PICTURES))
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    for (const eye of eyes) await eye[Symbol.asyncDispose]()
  })

  it('eyes behind addresses lose no image when one is killed while it analyzes, and none when all are', async () => {
    const [first, second] = eyes.map(({ url }) => new URL(url).host)
    await service.put('one', listingOf(origin, PICTURES))
    await eventually(async () => (await analyzedBy(service, first ?? '')) >= 2)
    await eyes[0]?.kill()
    assert.deepEqual(await versionsOf(service, 'one'), Array(PICTURES).fill(FACTS_VERSION))
    assert.ok((await analyzedBy(service, second ?? '')) > 0)
    assert.equal(await analyzedBy(service, 'local'), 0)

    await eyes[1]?.kill()
    for (let n = 0; n < PICTURES; n++) origin.serve(`/${n}.png`, await picture(100 + n, 500))
    await service.put('two', listingOf(origin, 3))
    assert.equal((await versionsOf(service, 'two')).length, PICTURES + 3)
    assert.equal(await analyzedBy(service, 'local'), 3)
    await eventually(async () => (await metric(service, upOf(first ?? ''))) === 0)
  })
})

describe('another eye by its address', () => {
  it('another eye by its address measures all images, and scores name its version', async () => {
    await using eye = await startForeignEye({ ...sampleFacts(), version: 'acme-3' })
    const { origin, service } = await startWithEyes({ urls: [eye.url], version: 'acme-3' }, 2)
    await using _ = service
    await service.put('one', listingOf(origin, 2))
    assert.deepEqual(await versionsOf(service, 'one'), ['acme-3', 'acme-3'])
    assert.equal(eye.analyzed(), 2)
    assert.equal(await analyzedBy(service, 'local'), 0)
  })

  it('another eye by its address scores whole listings again that the eye before it has scored', async () => {
    const dataDirectory = await migratedDirectory()
    {
      const { origin, service } = await startWithEyes({}, 2, dataDirectory)
      await using _ = service
      await service.put('one', listingOf(origin, 2))
      assert.deepEqual(await versionsOf(service, 'one'), [FACTS_VERSION, FACTS_VERSION])
    }
    await using eye = await startForeignEye({ ...sampleFacts(), version: 'acme-3' })
    const { service } = await startWithEyes({ urls: [eye.url], version: 'acme-3' }, 2, dataDirectory)
    await using _ = service
    await eventually(async () => {
      const rows = await service.app.database.db.selectFrom('pdp').select('result').execute()
      const versions = rows.flatMap(({ result }) => JSON.stringify(result).match(/(vision|acme)-\d+/g) ?? [])
      assert.equal(new Set(versions).size, 1, 'the facts of two eyes are in one score')
      return versions.includes('acme-3')
    })
  })

  it('another eye by its address is not used if its version is not the one of the settings', async () => {
    await using eye = await startForeignEye({ ...sampleFacts(), version: 'acme-3' })
    const { origin, service } = await startWithEyes({ urls: [eye.url] }, 2)
    await using _ = service
    await service.put('one', listingOf(origin, 2))
    assert.deepEqual(await versionsOf(service, 'one'), [FACTS_VERSION, FACTS_VERSION])
    assert.equal(await analyzedBy(service, 'local'), 2)
  })
})
