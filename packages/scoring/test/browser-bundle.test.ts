import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bytes of the minified words. */
const MAX_WORDS = 20_000

describe('the engine', () => {
  it('the engine runs in a browser bundle that imports nothing', async () => {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: `export { bestListing, createCandidate, createListingScorer, explainListing, generalRubric } from '@endcap/scoring'`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      minify: true,
      write: false,
      metafile: true,
    })
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
    assert.deepEqual(imports, [])
    const text = outputFiles[0]?.text ?? ''
    for (const name of ['process.', 'Buffer.', 'require(']) assert.ok(!text.includes(name), name)
    const engine: object = await import(`data:text/javascript,${encodeURIComponent(text)}`)
    assert.deepEqual(Object.keys(engine), [
      'bestListing',
      'createCandidate',
      'createListingScorer',
      'explainListing',
      'generalRubric',
    ])
  })

  it('the engine is not part of the words, which browsers load before the first page', async () => {
    const { metafile } = await build({
      stdin: {
        contents: `export * from '@endcap/scoring/words'`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      metafile: true,
    })
    const [output] = Object.values(metafile.outputs)
    assert.ok(output && output.bytes <= MAX_WORDS, `${output?.bytes} bytes`)
    assert.ok(!Object.keys(output.inputs).some((file) => file.includes('/src/factors/')))
  })
})
