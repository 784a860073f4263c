import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'node:test'
import { promisify } from 'node:util'
import { Endcap } from '@endcap/client'
import { Rubrics } from '@endcap/client/rubrics'
import sharp from 'sharp'
import { eventually } from '../../support/eventually.ts'
import { startOrigin } from '../../support/origin.ts'
import { startService } from '../../support/service.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const run = promisify(execFile)
const PAGE = new URL('../../../../../docs/custom-factors.md', import.meta.url)
const TIMEOUT_MS = 60_000
const MAX_LINES = 40

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

/** A white picture whose left part has the color of the brand. */
const poster = (share: number) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 800 * share, height: 800, channels: 3, background: '#e30613' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer()

it('the example of docs/custom-factors.md measures the color of a brand, and the rubric of the page scores it', {
  skip: !hasPython && 'python3 is not installed',
}, async () => {
  const page = await readFile(PAGE, 'utf8')
  const [, program = ''] = /```python\n(.*?)```/s.exec(page) ?? []
  const [, patch = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  const lines = program.split('\n').filter((line) => line.trim() !== '')
  assert.ok(lines.length > 20 && lines.length <= MAX_LINES, `${lines.length} lines`)
  const file = join(temporaryDirectory(), 'brand_check.py')
  await writeFile(file, program)

  const origin = await startOrigin()
  origin.serve('/poster.jpg', await poster(0.25))
  await using service = await startService({ origin })
  const { baseUrl } = service.config.auth
  const endcap = Endcap.withToken(
    () => ({ access_token: service.token, token_type: 'Bearer', expires_in: 300 }),
    { baseUrl },
  )
  const { hero } = await endcap.pdps.submitAndWait('poster', {
    hero_image_url: origin.url('/poster.jpg'),
    name: 'Sea Salt Potato Chips',
  })
  const { client_id, client_secret, organization_id, audience } = service.credential
  const env = {
    PATH: process.env['PATH'],
    ENDCAP_BASE_URL: baseUrl,
    ENDCAP_AUDIENCE: audience,
    ENDCAP_CLIENT_ID: client_id,
    ENDCAP_CLIENT_SECRET: client_secret,
    ENDCAP_ORGANIZATION_ID: organization_id,
  }
  const { stdout } = await run('python3', [file, hero?.image_id ?? '', 'e30613'], {
    env,
    timeout: TIMEOUT_MS,
  })
  const stored = JSON.parse(stdout) as { facts: { color_share: number } }
  assert.ok(Math.abs(stored.facts.color_share - 0.25) < 0.01, stdout)

  await new Rubrics(endcap).publish('food-and-drink', JSON.parse(patch))
  await eventually(async () => {
    const scored = await endcap.pdps.get('poster')
    const factor = scored.hero?.score_metadata?.factors.find(({ name }) => name === 'custom.brand_color')
    return factor?.score === 100 && factor.reason === 'The color of the brand is easy to see.'
  })
})
