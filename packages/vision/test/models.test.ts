import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { modelUrl, verifyModels } from '../src/models.ts'

describe('the files of the models', () => {
  const directory = mkdtempSync(join(tmpdir(), 'endcap-models-'))
  after(() => rmSync(directory, { recursive: true }))

  it('are those that this release was made with, and that the notice describes', async () => {
    const notice = readFileSync(
      modelUrl('asset-types.json').pathname.replace('asset-types.json', 'NOTICE.md'),
      'utf8',
    )
    const source = readFileSync(new URL('../src/models.ts', import.meta.url), 'utf8')
    const sums = source.match(/[0-9a-f]{64}/g) ?? []
    assert.equal(sums.length, 9)
    for (const sum of sums) assert.ok(notice.includes(sum), sum)
    assert.deepEqual(await verifyModels(), [])
  })

  it('are named where one is cut short, or missing', async () => {
    const problems = await verifyModels((file) => {
      const path = join(directory, file)
      if (file === 'faces.onnx') writeFileSync(path, readFileSync(modelUrl(file)).subarray(1))
      else if (file !== 'quality.onnx') copyFileSync(modelUrl(file), path)
      return pathToFileURL(path)
    })
    assert.equal(problems.length, 2)
    assert.match(problems[0] ?? '', /^faces\.onnx is not/)
    assert.match(problems[1] ?? '', /^quality\.onnx cannot be read \(ENOENT/)
  })
})
