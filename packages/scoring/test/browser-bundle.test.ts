import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

describe('the engine', () => {
  it('runs in a browser bundle that imports nothing', async () => {
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
})
