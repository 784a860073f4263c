// Measures gains from changes that improve no image: enlarging, banners, white margins, turning.
import sharp from 'sharp'
import type { Source } from '../degradations/chains.ts'
import { mean, median } from '../support.ts'
import { GAMES } from './drawing/games.ts'
import { loadRoots } from './drawing/roots.ts'
import { type Failure, type Part, type PartContext, score } from './part.ts'
import { sharedImage } from './shared-images.ts'

/** Maximum gain in points. */
const MAX_GAIN = 1

/** Typical shop images: tight crops, small files, photos in rooms and snapshots. */
const FOUND = [
  'k0257.webp',
  'grocery-0169.jpg',
  'clothing-0523.jpg',
  'k0665.webp',
  'spree-0133.webp',
  'k1139.webp',
  'grocery-0390.jpg',
  'k2661.webp',
  'k0008.webp',
  'clothing-0450.jpg',
  'k0908.webp',
  'grocery-0230.jpg',
  'k1086.webp',
  'k1387.webp',
  'k1077.webp',
  'k0759.webp',
]

/** Prints the median and largest gain by change and overall. */
export const games: Part = async (context) => {
  const images = [
    ...(await loadRoots((all) => context.sample(all.slice(0, 12)))),
    ...(await loadFound(context)),
  ]
  const failures: Failure[] = []
  const all: number[] = []
  const figures = await Promise.all(
    Object.entries(GAMES).map(async ([game, change]) => {
      const gains = await Promise.all(
        images.map(async (image) => {
          const before = score(await context.analyzer.analyze(`${image.name} clean`, async () => image.png))
          const draw = () => change(image)
          const after = score(await context.analyzer.analyze(`${image.name} ${game}`, draw))
          const gain = after.raw_score - before.raw_score
          if (gain > MAX_GAIN)
            failures.push({ name: image.name, reason: `${game}: +${gain.toFixed(1)}`, draw })
          return gain
        }),
      )
      all.push(...gains)
      return [
        { name: `${game}: median gain`, value: median(gains), n: gains.length, wanted: { atMost: MAX_GAIN } },
        {
          name: `${game}: largest gain`,
          value: Math.max(...gains),
          n: gains.length,
          wanted: { atMost: MAX_GAIN },
        },
      ]
    }),
  )
  const over = all.filter((gain) => gain > MAX_GAIN).length
  return {
    figures: [
      {
        name: `changes that gain more than ${MAX_GAIN} point`,
        value: over,
        n: all.length,
        wanted: { atMost: 0 },
      },
      { name: 'mean gain', value: mean(all), n: all.length },
      ...figures.flat(),
    ],
    failures,
  }
}

async function loadFound({ sample }: PartContext): Promise<(Source & { name: string })[]> {
  return Promise.all(
    sample(FOUND).map(async (name) => {
      const { data: png, info } = await sharp(sharedImage(name))
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer({ resolveWithObject: true })
      const { width, height } = info
      return { name, png, cutOut: png, width, height, box: { left: 0, top: 0, right: 1, bottom: 1 } }
    }),
  )
}
