import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadOnce } from '../src/load-once.ts'
import { type ModelFile, modelUrl } from '../src/models.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** The model files in the order in which an analysis of an image with text loads them. */
const LOAD_ORDER: readonly ModelFile[] = [
  'product-mask.onnx',
  'text-detection.onnx',
  'text-recognition.onnx',
  'text-recognition.txt',
  'appearance.onnx',
  'asset-types.onnx',
  'objects.onnx',
  'faces.onnx',
  'embedding.json',
  'design.json',
  'asset-types.json',
  'quality.onnx',
]

describe('loadOnce', () => {
  it('loadOnce shares one load between concurrent and later calls', async () => {
    let loads = 0
    const load = loadOnce(async () => ++loads)
    assert.deepEqual(await Promise.all([load(), load()]), [1, 1])
    assert.equal(await load(), 1)
  })

  it('loadOnce loads again after a failed load', async () => {
    let loads = 0
    const load = loadOnce(async () => {
      loads += 1
      if (loads === 1) throw new Error('the first load fails')
      return loads
    })
    const first = [load(), load()]
    for (const each of first) await assert.rejects(each, /the first load fails/)
    assert.equal(await load(), 2)
  })
})

describe('a thread whose models could not be loaded', () => {
  let directory = ''
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'endcap-vision-'))
    for (const part of ['src', 'package.json'])
      await cp(join(PACKAGE, part), join(directory, part), { recursive: true })
    await symlink(join(PACKAGE, '../../node_modules'), join(directory, 'node_modules'))
  })
  after(() => rm(directory, { recursive: true }))

  it('a thread whose models could not be loaded analyzes an image as soon as every model file is back', async () => {
    const copy = pathToFileURL(join(directory, 'src/analyze-image.ts')).href
    const { analyzeImage } = (await import(copy)) as typeof import('../src/analyze-image.ts')
    const image = await readFile(new URL('./fixtures/pack.png', import.meta.url))
    for (const file of LOAD_ORDER) {
      const place = relative(PACKAGE, fileURLToPath(modelUrl(file)))
      await assert.rejects(analyzeImage(image), (error: Error) => error.message.includes(place))
      await cp(join(PACKAGE, place), join(directory, place))
    }
    assert.ok((await analyzeImage(image)).product)
  })
})
