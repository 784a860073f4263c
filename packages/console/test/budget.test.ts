import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { LANGUAGES } from '@endcap/words'
import { build } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname
/** Bytes, gzipped. */
const MAX_FIRST_JS = 60_000
const MAX_CATALOG = 40_000
const MAX_CSS = 13_000

describe('the built console', () => {
  let folder: string
  let html: string
  let assets: string[]
  const read = (name: string) => readFileSync(join(folder, 'assets', name))
  const sizeOf = (names: readonly string[]) => gzipSync(Buffer.concat(names.map(read)), { level: 9 }).length

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'endcap-console-'))
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    })
    html = readFileSync(join(folder, 'index.html'), 'utf8')
    assets = readdirSync(join(folder, 'assets'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('the built console loads at most 60 kB of JavaScript before the first page', () => {
    const first = assets.filter((name) => name.endsWith('.js') && html.includes(name))
    assert.ok(first.length > 0)
    assert.ok(sizeOf(first) <= MAX_FIRST_JS, `${sizeOf(first)} bytes`)
  })

  it('the built console loads the texts of one language beside it', () => {
    for (const language of LANGUAGES) {
      const [catalog = '', ...others] = assets.filter(
        (name) => name.startsWith(`${language}-`) && name.endsWith('.js'),
      )
      assert.ok(catalog !== '' && others.length === 0 && !html.includes(catalog), language)
      assert.ok(sizeOf([catalog]) <= MAX_CATALOG, `${sizeOf([catalog])} bytes in ${language}`)
    }
  })

  it('the built console has at most 13 kB of style sheets', () => {
    const styles = assets.filter((name) => name.endsWith('.css'))
    assert.ok(sizeOf(styles) <= MAX_CSS, `${sizeOf(styles)} bytes`)
  })

  it('the built console has a Brotli and a gzip variant of each text file', () => {
    for (const name of assets.filter((each) => /\.(js|css|svg)$/.test(each))) {
      assert.deepEqual(brotliDecompressSync(read(`${name}.br`)), read(name))
      assert.deepEqual(gunzipSync(read(`${name}.gz`)), read(name))
    }
  })

  it('the built console has nothing that the content policy refuses: no inline scripts, styles or data: addresses', () => {
    assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|data:/)
    for (const name of assets.filter((each) => each.endsWith('.css')))
      assert.doesNotMatch(read(name).toString(), /url\(["']?(data|https?):/)
  })
})
