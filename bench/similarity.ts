// Measures the detection of near-duplicates. Alters product images as listings repeat them, recolors them
// (variants, not repetitions), and compares all. Prints recall by alteration and the share of wrong pairs.
// Excludes images that the embedding was fitted on.
// usage: npm run bench -- similarity [count]

import { availableParallelism } from 'node:os'
import { findNearDuplicates, generalRubric, type ImageFacts } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'
import sharp from 'sharp'
import { deltaE } from '../packages/vision/src/measure/lab.ts'
import { recolored, SAME } from '../training/embedding/variants.ts'
import { sharedProducts } from './support.ts'

const COUNT = Number(process.argv[2] ?? 40)
/** Minimum color difference after recoloring: rotating a gray product's hue changes nothing. */
const VISIBLE_DELTA_E = 12

const held = sharedProducts()
  .toSorted((one, other) => (one.file < other.file ? -1 : 1))
  .filter((_image, index) => index % 2 === 1)
const images = held
  .filter((_image, index) => index % Math.max(1, Math.floor(held.length / COUNT)) === 0)
  .slice(0, COUNT)
const vision = createVisionPool({ threads: availableParallelism() })
const recall = new Map<string, [found: number, all: number]>()
const count = (kind: string, found: boolean) => {
  const [before, all] = recall.get(kind) ?? [0, 0]
  recall.set(kind, [before + Number(found), all + 1])
}
const originals: { file: string; facts: ImageFacts }[] = []
for (const [index, { file }] of images.entries()) {
  const bytes = await sharp(file)
    .flatten({ background: '#ffffff' })
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer()
  const facts = await vision.analyze(bytes)
  originals.push({ file, facts })
  await Promise.all(
    Object.entries(SAME).map(async ([kind, vary], variant) => {
      const varied = await vision.analyze(await vary(bytes, ((index + variant) % 5) / 4))
      count(kind, areNearDuplicates(facts, varied))
    }),
  )
  const other = await vision.analyze(await recolored(bytes, (index % 5) / 4))
  if (
    facts.product &&
    other.product &&
    deltaE(facts.product.meanLab, other.product.meanLab) > VISIBLE_DELTA_E
  )
    count('recolor (should not)', areNearDuplicates(facts, other))
}
await vision.close()

const [truePositives, positives] = Object.keys(SAME).reduce(
  ([found, all], kind) => [found + (recall.get(kind)?.[0] ?? 0), all + (recall.get(kind)?.[1] ?? 0)],
  [0, 0],
)
const wrong: string[] = []
originals.forEach((one, first) =>
  originals.slice(first + 1).forEach((other) => {
    if (areNearDuplicates(one.facts, other.facts))
      wrong.push(`${one.file.split('/').at(-1)} and ${other.file.split('/').at(-1)}`)
  }),
)
const recoloredFound = recall.get('recolor (should not)')?.[0] ?? 0
for (const [kind, [found, all]] of recall) console.log(`${kind.padEnd(24)} ${found} of ${all} found`)
console.log(
  `other product            ${wrong.length} of ${(originals.length * (originals.length - 1)) / 2} pairs found`,
)
for (const pair of wrong.slice(0, 8)) console.log(`  ${pair}`)
console.log(
  `recall ${(truePositives / positives).toFixed(3)}, precision ${(truePositives / (truePositives + wrong.length + recoloredFound)).toFixed(3)}`,
)

function areNearDuplicates(one: ImageFacts, other: ImageFacts): boolean {
  return findNearDuplicates([one, other], generalRubric.listing).length > 0
}
