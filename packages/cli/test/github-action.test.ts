// Runs in a process of its own, because a service blocks the renderer that draws its pictures.
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import sharp from 'sharp'
import { SARIF_SCHEMA } from '../../service/test/support/sarif-schema.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'
import { readAction, runAction } from './support/composite-action.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const REPOSITORY = join(temporaryDirectory(), 'repository')

type Result = {
  ruleId: string
  level: string
  locations: { physicalLocation: { artifactLocation: { uri: string; uriBaseId?: string } } }[]
}
type Sarif = { runs: { tool: { driver: { rules: { id: string }[] } }; results: Result[] }[] }

before(async () => {
  mkdirSync(join(REPOSITORY, 'photos/new ones'), { recursive: true })
  const picture = sharp(Buffer.from(drawPicture(CATALOG[0], { kind: 'front' })))
  await picture.jpeg({ quality: 90 }).toFile(join(REPOSITORY, 'photos/good.jpg'))
  writeFileSync(join(REPOSITORY, 'photos/new ones/$(touch hacked) <b>.jpg'), 'no picture')
})

const check = (inputs: Record<string, string>) => runAction(ROOT, REPOSITORY, inputs)

describe('the GitHub action', () => {
  it('the GitHub action annotates, summarizes, reports SARIF with relative paths, and fails', async () => {
    const { code, log, summary, outputs, used } = await check({ path: 'photos\n', min: '60' })
    assert.deepEqual([code, outputs['passed'], used], [1, 'false', []], log)
    assert.match(
      log,
      /^::error file=photos\/new ones\/\$\(touch hacked\) <b>\.jpg,title=Image not readable::/m,
    )
    assert.match(summary, /^### Endcap: 2 images, 1 failed\n\n<table>/)
    assert.match(summary, /<tr><td>photos\/new ones\/\$\(touch hacked\) &lt;b&gt;\.jpg<\/td><td>–<\/td><td>/)
    const sarif = JSON.parse(readFileSync(outputs['sarif'] ?? '', 'utf8')) as Sarif
    const ajv = new Ajv({ allErrors: true })
    addFormats.default(ajv)
    assert.ok(ajv.validate(SARIF_SCHEMA, sarif), ajv.errorsText())
    const [run] = sarif.runs
    const rules = run?.tool.driver.rules.map(({ id }) => id) ?? []
    assert.ok(run?.results.every(({ ruleId }) => rules.includes(ruleId)))
    assert.deepEqual(
      run?.results.map(({ ruleId, level, locations }) => [
        ruleId,
        level,
        locations[0]?.physicalLocation.artifactLocation,
      ]),
      [
        [
          'unreadable-image',
          'error',
          { uri: 'photos/new%20ones/%24(touch%20hacked)%20%3Cb%3E.jpg', uriBaseId: '%SRCROOT%' },
        ],
      ],
    )
  })

  it('the GitHub action passes, and sends the report to code scanning by a pinned action if asked', async () => {
    const file = join(REPOSITORY, 'reports.sarif')
    const { code, log, outputs, used } = await check({
      path: 'photos/good.jpg',
      min: '60',
      category: 'Food',
      'sarif-file': file,
      'upload-sarif': 'true',
      'sarif-category': 'photos',
    })
    assert.deepEqual([code, outputs], [0, { passed: 'true', sarif: file }], log)
    const [upload] = used
    assert.match(upload?.uses ?? '', /^github\/codeql-action\/upload-sarif@[0-9a-f]{40}$/)
    assert.deepEqual(upload?.with, { sarif_file: file, category: 'photos' })
  })

  it('the GitHub action reports without failing if asked, and fails for wrong inputs', async () => {
    const reported = await check({ path: 'photos/new ones', fail: 'false', retailer: 'walmart_us' })
    assert.deepEqual([reported.code, reported.outputs['passed']], [0, 'false'], reported.log)
    const wrong = await check({ path: 'photos', retailer: 'nobody', 'upload-sarif': 'true' })
    assert.deepEqual([wrong.code, wrong.outputs['passed'], wrong.used], [2, '', []], wrong.log)
    assert.match(wrong.log, /there is no retailer "nobody"/)
  })

  it('the GitHub action installs by npm ci where it has no packages', async () => {
    const folder = temporaryDirectory()
    cpSync(join(ROOT, 'action.yml'), join(folder, 'action.yml'))
    const { code, log } = await runAction(folder, REPOSITORY, { path: 'photos' })
    assert.notEqual(code, 0)
    assert.match(log, /npm ci/)
  })

  it('the GitHub action has each input in its page, and no expression in a script', () => {
    const { inputs, outputs, runs } = readAction(ROOT)
    const page = readFileSync(join(ROOT, 'docs/github-action.md'), 'utf8')
    for (const name of [...Object.keys(inputs), ...Object.keys(outputs)])
      assert.ok(page.includes(`\n| \`${name}\` |`), `${name} is not in docs/github-action.md`)
    for (const { run = '' } of runs.steps) assert.ok(!run.includes('${{'))
  })
})
