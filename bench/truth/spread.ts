// Measures how scores spread over professional packshots and separate them from snapshots.
import sharp from 'sharp'
import { areaUnderCurve } from '../../packages/cli/src/evaluate/figures.ts'
import { mean, sharedProducts } from '../support.ts'
import { type Part, percent, score } from './part.ts'
import { readLabels } from './reason-labels.ts'
import { sharedBytes } from './shared-images.ts'

/** Minimum longer side of a packshot: small files score low for size alone. */
const MIN_SIDE = 500
const SNAPSHOTS = 120
/** Side and number of enlarged snapshots. */
const ENLARGED_SIDE = 2000
const ENLARGED = 40
const CERTIFIED = 80

/** Prints the spread, the area under the curve against snapshots, and certified snapshots. */
export const spread: Part = async ({ analyzer, sample }) => {
  const packshots = Object.entries(readLabels()).flatMap(([name, { group }]) =>
    group === 'packshot' ? [name] : [],
  )
  const good = await Promise.all(
    sample(packshots).map(async (name) => {
      const facts = await analyzer.analyzeShared(name)
      const side = Math.max(facts.file.widthPx, facts.file.heightPx)
      return { side, score: score(facts).raw_score }
    }),
  )
  const snapshots = sample(
    everyNth(
      sharedProducts().filter(({ label }) => label === 'amateur'),
      SNAPSHOTS,
    ),
  ).map(({ file }) => file.slice(file.lastIndexOf('/') + 1))
  const bad = await Promise.all(
    snapshots.map(async (name) => score(await analyzer.analyzeShared(name)).raw_score),
  )
  const enlarged = await Promise.all(
    everyNth(snapshots, ENLARGED).map(
      async (name) =>
        score(await analyzer.analyze(`${name} at ${ENLARGED_SIDE}`, () => enlarge(name))).raw_score,
    ),
  )
  const large = good.filter(({ side }) => side >= MIN_SIDE).map((image) => image.score)
  const sorted = large.toSorted((a, b) => a - b)
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const center = mean(large)
  const deviation = Math.sqrt(mean(large.map((value) => (value - center) ** 2)))
  const n = large.length
  return {
    figures: [
      { name: 'packshots: standard deviation', value: deviation, n, wanted: { atLeast: 7 } },
      ...[0.05, 0.25, 0.5, 0.75, 0.95].map((share) => ({
        name: `packshots: ${100 * share}% lie below`,
        value: quantile(share),
        n,
      })),
      { name: 'packshots certified %', value: percent(large.filter(isCertified).length, n), n },
      {
        name: 'AUC of packshots against snapshots %',
        value:
          100 *
          (areaUnderCurve(
            good.map((image) => image.score),
            bad,
          ) ?? 0),
        n: good.length + bad.length,
        wanted: { atLeast: 97 },
      },
      {
        name: 'snapshots certified %',
        value: percent(bad.filter(isCertified).length, bad.length),
        n: bad.length,
      },
      {
        name: `snapshots at ${ENLARGED_SIDE} px certified %`,
        value: percent(enlarged.filter(isCertified).length, enlarged.length),
        n: enlarged.length,
      },
    ],
    failures: [],
  }
}

const isCertified = (value: number): boolean => value >= CERTIFIED

async function enlarge(name: string): Promise<Buffer> {
  return sharp(await sharedBytes(name))
    .autoOrient()
    .resize(ENLARGED_SIDE, ENLARGED_SIDE, { fit: 'inside' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

function everyNth<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
