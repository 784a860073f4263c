import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { LANGUAGES } from '@endcap/words'
import en from '@endcap/words/en.json' with { type: 'json' }
import { build } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname
/** Bytes, gzipped. */
const MAX_FIRST_JS = 60_000
/** Mean of the texts of a language, because each page adds some. */
const MAX_TEXT = 15
const MAX_FIRST_CSS = 6_000
const MAX_PART_CSS = 2_000

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
      assert.ok(
        sizeOf([catalog]) <= MAX_TEXT * Object.keys(en).length,
        `${sizeOf([catalog])} bytes in ${language}`,
      )
    }
  })

  it('the built console loads at most 6 kB of style sheets before the first page, and 2 kB for each part', () => {
    const styles = assets.filter((name) => name.endsWith('.css'))
    const first = styles.filter((name) => html.includes(name))
    assert.ok(first.length > 0 && sizeOf(first) <= MAX_FIRST_CSS, `${sizeOf(first)} bytes`)
    for (const name of styles.filter((each) => !first.includes(each)))
      assert.ok(sizeOf([name]) <= MAX_PART_CSS, `${sizeOf([name])} bytes of ${name}`)
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
