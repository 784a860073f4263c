// Makes the recommended change and compares promised with real gains in points.

import type { ImageScore } from '@endcap/scoring'
import sharp from 'sharp'
import { median } from '../support.ts'
import { cropAround, REPAIRS } from './drawing/repairs.ts'
import { loadRoots } from './drawing/roots.ts'
import { type Failure, type Figure, type Part, type PartContext, percent, score } from './part.ts'
import { sharedImage } from './shared-images.ts'

/** A promise is kept at this share of it, or one point below it. */
const MIN_SHARE = 0.6

/** Packshots with much empty space, for recommended crops. */
const LOOSE = [
  'k0033.webp',
  'k0348.webp',
  'k0155.webp',
  'k0800.webp',
  'k1091.webp',
  'k1565.webp',
  'k0389.webp',
  'k0108.webp',
  'saleor-0003.png',
  'saleor-0032.png',
  'k2016.webp',
  'k0724.webp',
]

/** Root width in pixels that nearly meets the file size bar. */
const FULL_SIZE = 1200

type Outcome = { promised: number; real: number }

/** Prints kept promises per change, and the median of real over promised gain. */
export const gains: Part = async (context) => {
  const roots = await loadRoots((all) => context.sample(all.slice(0, 12)))
  const failures: Failure[] = []
  const outcomes = new Map<string, Outcome[]>()
  const note = (change: string, name: string, outcome: Outcome, draw: () => Promise<Buffer>) => {
    outcomes.set(change, [...(outcomes.get(change) ?? []), outcome])
    if (comesTrue(outcome)) return
    const reason = `${change}: +${outcome.promised} promised, ${outcome.real.toFixed(1)}`
    failures.push({ name, reason, draw })
  }
  for (const [change, { codes, fault, repaired }] of Object.entries(REPAIRS)) {
    await Promise.all(
      roots.map(async (root) => {
        if (change === 'straighten' && !root.isUpright) return
        // The advice asks for 1,600 pixels, which smaller roots lack.
        if (change === 'use the larger file' && root.width < FULL_SIZE) return
        const before = score(
          await context.analyzer.analyze(`${root.name} without ${change}`, () => fault(root)),
        )
        const promised = promiseOf(before, codes)
        if (promised === null) return
        const after = score(
          await context.analyzer.analyze(`${root.name} after ${change}`, () => repaired(root)),
        )
        note(change, root.name, { promised, real: after.raw_score - before.raw_score }, () => repaired(root))
      }),
    )
  }
  await Promise.all(context.sample(LOOSE).map((name) => cropFound(context, name, note)))
  const all = [...outcomes.values()].flat()
  return {
    figures: [
      {
        name: 'promises that come true %',
        value: percent(all.filter(comesTrue).length, all.length),
        n: all.length,
        wanted: { atLeast: 100 },
      },
      {
        name: 'changes that raise the score %',
        value: percent(all.filter(({ real }) => real > 0).length, all.length),
        n: all.length,
        wanted: { atLeast: 100 },
      },
      ...[...outcomes].flatMap(([change, of]) => figuresOf(change, of)),
    ],
    failures,
  }
}

function figuresOf(change: string, outcomes: readonly Outcome[]): Figure[] {
  const n = outcomes.length
  return [
    { name: `${change}: promises that come true %`, value: percent(outcomes.filter(comesTrue).length, n), n },
    {
      name: `${change}: real gain over promised, median`,
      value: median(outcomes.map(({ promised, real }) => real / promised)),
      n,
    },
  ]
}

function comesTrue({ promised, real }: Outcome): boolean {
  return real > 0 && (real >= promised - 1 || real >= MIN_SHARE * promised)
}

/** Returns the gain promised by the first recommendation with one of the codes, or null. */
function promiseOf({ recommendations }: ImageScore, codes: readonly string[]): number | null {
  return recommendations.find(({ code }) => codes.includes(code))?.expected_gain ?? null
}

async function cropFound(
  { analyzer }: PartContext,
  name: string,
  note: (change: string, name: string, outcome: Outcome, draw: () => Promise<Buffer>) => void,
): Promise<void> {
  const facts = await analyzer.analyzeShared(name)
  const before = score(facts)
  const promised = promiseOf(before, ['FILL'])
  const box = facts.product?.box
  if (promised === null || !box) return
  const draw = async () => {
    const { data, info } = await sharp(sharedImage(name))
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return cropAround(data, box, info.width, info.height)
  }
  const edges = [box.left, box.top, box.right, box.bottom].map((edge) => edge.toFixed(3)).join(' ')
  const after = score(await analyzer.analyze(`${name} cropped to ${edges}`, draw))
  note('crop of found packshots', name, { promised, real: after.raw_score - before.raw_score }, draw)
}
