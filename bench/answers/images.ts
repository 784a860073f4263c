import { readFileSync } from 'node:fs'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import type { ImageFacts } from '@endcap/scoring'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { sharedFolder } from '../support.ts'
import { createAnalyzer } from '../truth/facts.ts'

/** Every fifth shared image of both sets: about 500 of 110 sources. */
const STEP = 5
/** JPEG quality of the demo pictures. */
const QUALITY = 90

/** A demo listing with its image facts, main image first. */
export type DemoListing = { asin: string; title: string; facts: ImageFacts[] }

/** Loads facts of demo and shared images, cached by `createAnalyzer`. */
export async function loadFacts(): Promise<{ demo: DemoListing[]; shared: ImageFacts[] }> {
  // Drawn first, because analysis blocks sharp's SVG renderer.
  const drawn = await Promise.all(
    CATALOG.map((product) => Promise.all(product.images.map((picture) => draw(product, picture)))),
  )
  const analyzer = await createAnalyzer()
  try {
    const demo = await Promise.all(
      CATALOG.map(async ({ asin, title, images }, product) => ({
        asin,
        title,
        facts: await Promise.all(
          images.map((picture, index) =>
            analyzer.analyze(
              `demo ${asin} ${JSON.stringify(picture)}`,
              async () => drawn[product]?.[index] ?? Buffer.alloc(0),
            ),
          ),
        ),
      })),
    )
    return { demo, shared: await Promise.all(sharedNames().map(analyzer.analyzeShared)) }
  } finally {
    await analyzer.close()
  }
}

const draw = (...picture: Parameters<typeof drawPicture>): Promise<Buffer> =>
  sharp(Buffer.from(drawPicture(...picture)))
    .jpeg({ quality: QUALITY })
    .toBuffer()

function sharedNames(): string[] {
  return (['kinds', 'products'] as const).flatMap((set) => {
    const rows = parse<{ file?: string; image?: string }>(
      readFileSync(new URL('labels.csv', sharedFolder(set))),
      { columns: true },
    )
    return rows.filter((_row, index) => index % STEP === 0).map(({ file, image }) => file ?? image ?? '')
  })
}
