import assert from 'node:assert/strict'
import { appendFile, cp, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkModels, type ModelFile, modelUrl, verifyModels } from '../src/models.ts'

const MODELS = fileURLToPath(new URL('../models', import.meta.url))

describe('model files', () => {
  let directory = ''
  const path = (file: ModelFile) => join(directory, file)
  const modelAt = (file: ModelFile) => pathToFileURL(path(file))
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'endcap-models-'))
    await cp(MODELS, directory, { recursive: true })
  })
  after(() => rm(directory, { recursive: true }))

  it('match the hashes of this release, which NOTICE.md lists', async () => {
    const notice = await readFile(join(MODELS, 'NOTICE.md'), 'utf8')
    const source = await readFile(new URL('../src/models.ts', import.meta.url), 'utf8')
    const sums = source.match(/[0-9a-f]{64}/g) ?? []
    assert.equal(sums.length, 12)
    for (const sum of sums) assert.ok(notice.includes(sum), sum)
    assert.deepEqual(await verifyModels(), [])
    await checkModels()
  })

  it('are reported while one is missing, and pass once it is back', async () => {
    await checkModels(modelAt)
    await rename(path('quality.onnx'), `${path('quality.onnx')}.moved`)
    await assert.rejects(checkModels(modelAt), /^Error: quality\.onnx cannot be read \(ENOENT[^;]*$/)
    await rename(`${path('quality.onnx')}.moved`, path('quality.onnx'))
    await checkModels(modelAt)
  })

  it('are reported while one is unreadable, and pass once it is readable', async () => {
    // A directory instead of chmod: root may read a file without permissions.
    await rename(path('embedding.json'), `${path('embedding.json')}.moved`)
    await cp(join(MODELS, '../test/fixtures'), path('embedding.json'), { recursive: true })
    await assert.rejects(checkModels(modelAt), /^Error: embedding\.json cannot be read \(EISDIR[^;]*$/)
    await rm(path('embedding.json'), { recursive: true })
    await rename(`${path('embedding.json')}.moved`, path('embedding.json'))
    await checkModels(modelAt)
  })

  it('are reported on every call while one has another size or content, and pass once restored', async () => {
    const content = await readFile(path('faces.onnx'))
    await appendFile(path('faces.onnx'), 'x')
    for (let call = 0; call < 2; call++)
      await assert.rejects(checkModels(modelAt), /^Error: faces\.onnx differs from[^;]*$/)
    await writeFile(path('faces.onnx'), content)
    await checkModels(modelAt)
    const { atime, mtime } = await stat(path('faces.onnx'))
    await writeFile(path('faces.onnx'), content.toReversed())
    // The size and the modification time stay the same.
    await utimes(path('faces.onnx'), atime, mtime)
    await assert.rejects(checkModels(modelAt), /^Error: faces\.onnx differs from[^;]*$/)
    await writeFile(path('faces.onnx'), content)
    await checkModels(modelAt)
  })

  it('are all named by a full verification', async () => {
    await rm(path('quality.onnx'))
    await writeFile(path('faces.onnx'), (await readFile(modelUrl('faces.onnx'))).subarray(1))
    const problems = await verifyModels(modelAt)
    assert.equal(problems.length, 2)
    assert.match(problems[0] ?? '', /^faces\.onnx differs from/)
    assert.match(problems[1] ?? '', /^quality\.onnx cannot be read \(ENOENT/)
  })
})
