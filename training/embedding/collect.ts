// First half of fitting the embedding: computes activations of many product images and of their variants.
// usage: node training/embedding/collect.ts IMAGES_DIR OUT_DIR
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describeAppearance } from '../../packages/vision/src/recognition/appearance.ts'
import { embeddingInput } from '../../packages/vision/src/recognition/embedding.ts'
import { SAME } from './variants.ts'

const [images, out] = process.argv.slice(2)
if (!images || !out) throw new Error('usage: node training/embedding/collect.ts IMAGES_DIR OUT_DIR')

// Use every second image. The others are for measuring (`npm run bench:similarity`).
const files = (await readdir(images)).toSorted().filter((_, index) => index % 2 === 0)
const rows: Float32Array[] = []
for (const [group, file] of files.entries()) {
  const original = await sharp(await readFile(join(images, file)))
    .flatten({ background: '#fff' })
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer()
  // Cycle the amounts, which needs no random numbers.
  const variants = Object.values(SAME).map((vary, index) => vary(original, ((group + index) % 5) / 4))
  for (const image of [original, ...(await Promise.all(variants))]) rows.push(await describe(image))
}
const width = rows[0]?.length ?? 0
const activations = new Float32Array(rows.length * width)
rows.forEach((row, index) => activations.set(row, index * width))
await writeFile(join(out, 'activations.f32'), activations)
await writeFile(
  join(out, 'activations.json'),
  JSON.stringify({ rows: rows.length, width, perImage: 1 + Object.keys(SAME).length }),
)
console.log(`${files.length} images, ${rows.length} × ${width} values`)

async function describe(image: Buffer): Promise<Float32Array> {
  const { data, info } = await sharp(image)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return embeddingInput(await describeAppearance({ data, width: info.width, height: info.height }))
}
