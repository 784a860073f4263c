// Measures the checks against Amazon's reasons to refuse a main image. Labels are in labels/main-images.csv: 448 images
// of 56 whole sources, drawn by chance from those that no earlier label names, each looked at before any check judged it.
// `unsure` holds what could not be told by eye.
import { readFileSync } from 'node:fs'
import type { ImageFacts, JudgedMeasure } from '@endcap/scoring'
import { type Figure, type PartContext, percent } from './part.ts'
import { type Demand, outcomeOf } from './rule-outcome.ts'

const NONE: Demand = { operator: 'none' }

/** Checks of each reason. A reason without a check has none. */
const CHECKS: Readonly<Record<string, readonly (readonly [JudgedMeasure, Demand])[]>> = {
  not_white: [['background_white', { operator: '=', value: 'white' }]],
  text: [['text_overlay', NONE]],
  logo: [
    ['badge', NONE],
    ['watermark', NONE],
  ],
  cropped: [['crop', NONE]],
  fill: [['fill_share', { operator: '>=', value: 85 }]],
  person: [['model', NONE]],
  border: [['border', NONE]],
  props: [['props', NONE]],
  packaging: [['packaging_in_view', NONE]],
  blur: [['blur', NONE]],
  views: [],
  tags: [],
  mannequin: [],
}

type Labeled = { name: string; faults: readonly string[]; unsure: readonly string[] }

/** Returns the share of findings that are true, and of faults that are found, by reason. */
export async function reasonFigures({ analyzer, sample }: PartContext): Promise<Figure[]> {
  const judged = await Promise.all(
    sample(readLabels()).map(async (label) => ({
      ...label,
      facts: await analyzer.analyzeShared(label.name),
    })),
  )
  return Object.entries(CHECKS).flatMap(([reason, checks]) => {
    const labeled = judged.filter(({ unsure }) => !unsure.includes(reason))
    const faulty = labeled.filter(({ faults }) => faults.includes(reason))
    const isFound = ({ facts }: { facts: ImageFacts }) =>
      checks.some(([measure, demand]) => outcomeOf(measure, demand, facts) === 'fail')
    const found = labeled.filter(isFound)
    const right = found.filter(({ faults }) => faults.includes(reason)).length
    const suffix = checks.length === 0 ? ' (no check)' : ''
    return [
      {
        name: `main ${reason}: findings that are true %`,
        value: percent(right, found.length),
        n: found.length,
      },
      {
        name: `main ${reason}: faults found %${suffix}`,
        value: percent(right, faulty.length),
        n: faulty.length,
      },
    ]
  })
}

function readLabels(): Labeled[] {
  const [, ...lines] = readFileSync(new URL('labels/main-images.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [name = '', faults = '', unsure = ''] = line.split(',')
    return { name, faults: faults.split(' '), unsure: unsure.split(' ') }
  })
}
