/**
 * Composes training images for asset types of which no free photographs exist.
 *
 *   node training/compose/compose.ts --out DIR --images LIST [--per-class 150] [--seed 1] [--classes "Infographic,Swatch"]
 *
 * LIST names one usable image file per line (omit a source to hold it out). Roles come from a labels.csv in or above an
 * image's folder; without one, white or transparent borders distinguish cut-outs from scenes. Writes DIR/<nnnn>.jpg and
 * DIR/labels.csv (image,label,layout,language). The same seed, list and fonts give the same files.
 *
 * Fonts come from the system (Debian): fonts-dejavu fonts-liberation fonts-noto-core fonts-noto-cjk fonts-roboto-unhinted
 * fonts-roboto-slab fonts-open-sans fonts-lato fonts-inter fonts-quicksand fonts-comfortaa fonts-league-spartan
 * fonts-bebas-neue fonts-cabin fonts-karla fonts-ebgaramond fonts-dancingscript fonts-lobstertwo fonts-urw-base35
 * fonts-yanone-kaffeesatz. Fontconfig replaces missing fonts with available ones.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Layout } from './canvas.ts'
import { createCanvas } from './create-canvas.ts'
import { finish } from './finish.ts'
import { layouts } from './layouts/layouts.ts'
import { loadPhotos } from './photos.ts'
import { createRandom } from './random.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    images: { type: 'string' },
    'per-class': { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    classes: { type: 'string' },
  },
})
if (!values.out) throw new Error('--out is required')

const files = values.images
  ? readFileSync(values.images, 'utf8')
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean)
  : []
const photos = await loadPhotos(files)
const wanted = values.classes?.split(',').map((name) => name.trim())
const unknown = wanted?.filter((name) => !(name in layouts)) ?? []
if (unknown.length)
  throw new Error(`Unknown classes: ${unknown.join(', ')}. Choose from ${Object.keys(layouts).join(', ')}`)

mkdirSync(values.out, { recursive: true })
const out = values.out
const rows = ['image,label,layout,language']

async function compose(label: string, layout: Layout, i: number, image: string): Promise<string> {
  const r = createRandom(`${values.seed}/${label}/${i}`)
  const canvas = createCanvas(r, photos, layout.aspect)
  try {
    writeFileSync(join(out, image), await finish(canvas, await layout.draw(canvas)))
  } catch (cause) {
    throw new Error(`${label} ${i}, layout ${layout.name}`, { cause })
  }
  return `${image},${label},${layout.name},${canvas.copy.code}`
}

let index = 0
for (const [label, family] of Object.entries(layouts)) {
  if (wanted && !wanted.includes(label)) continue
  const started = performance.now()
  const count = Math.ceil(Number(values['per-class']) * family.share)
  // Layouts alternate, so that even a small run contains all of them.
  const jobs = Array.from({ length: count }, (_, i) => ({
    i,
    image: `${String(index++).padStart(4, '0')}.jpg`,
    layout: family.layouts[i % family.layouts.length],
  }))
  const made: string[] = []
  // Drawings are rendered one at a time, while reading, warping and encoding run in parallel.
  await Promise.all(
    [0, 1, 2].map(async (lane) => {
      for (const job of jobs)
        if (job.i % 3 === lane && job.layout) made[job.i] = await compose(label, job.layout, job.i, job.image)
    }),
  )
  rows.push(...made)
  console.log(
    `${label}: ${count} images, ${new Set(family.layouts).size} layouts, ${((performance.now() - started) / Math.max(1, count)).toFixed(0)} ms each`,
  )
}
writeFileSync(join(out, 'labels.csv'), `${rows.join('\n')}\n`)
