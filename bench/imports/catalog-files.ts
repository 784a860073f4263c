// Measures how fast catalog files are read, and the memory needed. Writes 100 MB with 50,000 products in each
// container, reads it in a separate process, and prints seconds and peak memory above idle.
// usage: npm run bench -- catalog-files [MEGABYTES PRODUCTS]
import { execFileSync } from 'node:child_process'
import { createReadStream, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { detectCatalog, readCatalog, writeCsvRow } from '@endcap/catalog-files'

const MAX_MEMORY_MB = 200
const HEAD_BYTES = 262_144

type Product = { id: string; name: string; hero: string; carousel: string[]; description: string }
type Writer = { start: string; product: (product: Product) => string; end: string }

const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Image Src',
  'Image Position',
  'Variant SKU',
  'Variant Price',
]
const WRITERS: Record<string, Writer> = {
  'endcap.csv': {
    start: writeCsvRow(['id', 'name', 'hero_image_url', 'carousel_image_urls', 'description']),
    product: ({ id, name, hero, carousel, description }) =>
      writeCsvRow([id, name, hero, carousel.join(' '), description]),
    end: '',
  },
  'shopify.csv': {
    start: writeCsvRow(SHOPIFY),
    product: ({ id, name, hero, carousel, description }) =>
      [hero, ...carousel]
        .map((url, index) =>
          writeCsvRow([
            id,
            ...(index === 0 ? [name, description] : ['', '']),
            url,
            String(index + 1),
            id,
            '9.99',
          ]),
        )
        .join(''),
    end: '',
  },
  'google-merchant.xml': {
    start: '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    product: ({ id, name, hero, carousel, description }) =>
      `<item><g:id>${id}</g:id><title>${name}</title><g:image_link>${hero}</g:image_link>${carousel
        .map((url) => `<g:additional_image_link>${url}</g:additional_image_link>`)
        .join('')}<description><![CDATA[${description}]]></description></item>\n`,
    end: '</channel></rss>\n',
  },
  'endcap.ndjson': {
    start: '',
    product: ({ id, name, hero, carousel, description }) =>
      `${JSON.stringify({ id, name, hero_image_url: hero, carousel_image_urls: carousel, description })}\n`,
    end: '',
  },
}

const [first, second] = process.argv.slice(2)
if (first === 'read') await readFile(second ?? '')
else measure(Number(first ?? 100), Number(second ?? 50_000))

function measure(megabytes: number, products: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-catalogs-'))
  try {
    for (const [name, writer] of Object.entries(WRITERS)) {
      const file = join(folder, name)
      writeCatalog(file, writer, { bytes: megabytes * 1e6, products })
      const args = [import.meta.filename, 'read', file]
      process.stdout.write(execFileSync(process.execPath, args, { encoding: 'utf8' }))
      rmSync(file)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writeCatalog(path: string, writer: Writer, size: { bytes: number; products: number }): void {
  const file = openSync(path, 'w')
  const sentence = '<p>Fresh from the press, with a "hint" of lemon, and öl.</p>\n'
  const text = (length: number) => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length)
  writeSync(file, writer.start)
  for (let n = 0; n < size.products; n++) {
    const urls = Array.from({ length: 5 }, (_, index) => `https://cdn.example.com/products/${n}/${index}.jpg`)
    const product = { id: `sku-${n}`, name: `Product ${n}`, hero: urls[0] ?? '', carousel: urls.slice(1) }
    const length = size.bytes / size.products - writer.product({ ...product, description: '' }).length
    // Quotes are doubled, and non-ASCII letters take two bytes.
    writeSync(file, writer.product({ ...product, description: text(Math.max(0, Math.floor(length / 1.05))) }))
  }
  writeSync(file, writer.end)
}

async function readFile(path: string): Promise<void> {
  const file = openSync(path, 'r')
  const head = new Uint8Array(HEAD_BYTES)
  const detection = detectCatalog(head.subarray(0, readSync(file, head)), path)
  const idle = process.memoryUsage.rss()
  const start = performance.now()
  let ready = 0
  let bytes = 0
  const stream = createReadStream(path)
  stream.on('data', ({ length }) => {
    bytes += length
  })
  for await (const { outcome } of readCatalog(stream, { detection })) if (outcome === 'ready') ready += 1
  const seconds = (performance.now() - start) / 1000
  const peak = (process.resourceUsage().maxRSS * 1024 - idle) / 1e6
  const verdict = peak < MAX_MEMORY_MB ? 'below' : 'ABOVE'
  console.log(
    `${detection.format.padEnd(16)} ${detection.container.padEnd(7)} ${(bytes / 1e6).toFixed(0)} MB, ${ready} products: ` +
      `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB above idle (${verdict} ${MAX_MEMORY_MB} MB)`,
  )
}
