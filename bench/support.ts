import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

/** Shared images, only on development machines. */
const SHARED = new URL('../../shared/data/', import.meta.url)

/** Returns a shared data set's folder. Exits with a message if it is missing. */
export function sharedFolder(name: 'biq2021' | 'kinds' | 'kinds-2' | 'outcomes' | 'products'): URL {
  const folder = new URL(`${name}/`, SHARED)
  if (!existsSync(folder)) {
    console.log(`skipped: the shared images (${name}) are not available on this machine`)
    process.exit(0)
  }
  return folder
}

export type LabelledImage = { file: string; label: string; source: string }

export function sharedProducts(): LabelledImage[] {
  const folder = sharedFolder('products')
  const [, ...lines] = readFileSync(new URL('labels.csv', folder), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [image = '', label = '', source = ''] = line.split(',')
    const name = image.replace('images/', '')
    return { file: new URL(`images/${name}`, folder).pathname, label, source }
  })
}

/** Returns photographs of products as JPEG files of 2,000 × 2,000 pixels. */
export function largePhotographs(count: number): Promise<Buffer[]> {
  const files = sharedProducts().filter(({ label }) => ['packshot', 'lifestyle'].includes(label))
  return Promise.all(
    Array.from({ length: count }, (_, index) => files[(index * 7) % files.length]).map((image) =>
      sharp(image?.file)
        .flatten({ background: '#ffffff' })
        .resize(2000, 2000, { fit: 'contain', background: '#ffffff' })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  )
}

export { mean } from '@endcap/scoring'
export { randomness } from '@endcap/vision'
export { median } from '../packages/vision/src/measure/statistics.ts'
