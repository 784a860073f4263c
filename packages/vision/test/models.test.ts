import assert from 'node:assert/strict'
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkModels, MODELS, type ModelFile, modelUrl, verifyModels } from '../src/models.ts'

const FOLDER = fileURLToPath(new URL('../models', import.meta.url))

describe('model files', () => {
  let directory = ''
  const path = (file: ModelFile) => join(directory, relative(FOLDER, fileURLToPath(modelUrl(file))))
  const modelAt = (file: ModelFile) => pathToFileURL(path(file))
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'endcap-models-'))
    await cp(FOLDER, directory, { recursive: true })
  })
  after(() => rm(directory, { recursive: true }))

  it('model files are those of the cards', async () => {
    const files = Object.keys(MODELS) as ModelFile[]
    const folders = new Set(files.map((file) => dirname(path(file))))
    const cards = await Promise.all([...folders].map((folder) => readFile(join(folder, 'README.md'), 'utf8')))
    const sums = cards.flatMap((card) => [...card.matchAll(/^\| `(.+)` \| `([0-9a-f]{64})` \|$/gm)])
    assert.deepEqual(Object.fromEntries(sums.map(([, file, sum]) => [file, sum])), MODELS)
    assert.deepEqual(await verifyModels(), [])
    await checkModels()
  })

  it('model files are all that the folders have, with cards and licenses', async () => {
    const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    const others = names.filter((name) => !/^(README\.md|NOTICE\.md|LICENSE-.+\.txt)$/.test(name))
    assert.deepEqual(others.toSorted(), Object.keys(MODELS).toSorted())
  })

  it('model files are reported while one is missing, and pass once it is back', async () => {
    await checkModels(modelAt)
    await rename(path('quality.onnx'), `${path('quality.onnx')}.moved`)
    await assert.rejects(checkModels(modelAt), /^Error: quality\.onnx cannot be read \(ENOENT[^;]*$/)
    await rename(`${path('quality.onnx')}.moved`, path('quality.onnx'))
    await checkModels(modelAt)
  })

  it('model files are reported while one is unreadable, and pass once it is readable', async () => {
    // A directory instead of chmod: root may read a file without permissions.
    await rename(path('embedding.json'), `${path('embedding.json')}.moved`)
    await cp(join(FOLDER, '../test/fixtures'), path('embedding.json'), { recursive: true })
    await assert.rejects(checkModels(modelAt), /^Error: embedding\.json cannot be read \(EISDIR[^;]*$/)
    await rm(path('embedding.json'), { recursive: true })
    await rename(`${path('embedding.json')}.moved`, path('embedding.json'))
    await checkModels(modelAt)
  })

  it('model files are reported on every call while one has another size or content, and pass once restored', async () => {
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

  it('model files are all named by a full verification', async () => {
    await rm(path('quality.onnx'))
    await writeFile(path('faces.onnx'), (await readFile(modelUrl('faces.onnx'))).subarray(1))
    const problems = await verifyModels(modelAt)
    assert.equal(problems.length, 2)
    assert.match(problems[0] ?? '', /^faces\.onnx differs from/)
    assert.match(problems[1] ?? '', /^quality\.onnx cannot be read \(ENOENT/)
  })
})
