// Compares reasons with labels by eye, and counts detected faults.
import type { Factor } from '@endcap/scoring'
import { FAMILIES, type FamilyName, withWordsBeside } from './drawing/families.ts'
import { loadRoots, type Root } from './drawing/roots.ts'
import { type Failure, type Figure, faultsOf, type Part, type PartContext, percent, score } from './part.ts'
import { type Label, readLabels } from './reason-labels.ts'
import { sharedBytes } from './shared-images.ts'

type Question = 'tilt' | 'cut' | 'off-pack text' | 'background' | 'exposure' | 'legibility'

/** Null in doubt. */
const TRUTH: Record<Question, (label: Label) => boolean | null> = {
  tilt: ({ tilt }) => (tilt === null ? null : tilt >= 3),
  cut: ({ cut }) => cut,
  'off-pack text': ({ offPackText }) => offPackText,
  background: ({ backgroundWhite }) => (backgroundWhite === null ? null : !backgroundWhite),
  exposure: ({ exposureFault }) => exposureFault,
  // Main lines are lost on packages only. The lost lines were not judged by eye.
  legibility: ({ pack }) => pack,
}

/** Factors by question, including ones missing from the rubric. */
const ANSWERS: Record<Question, readonly string[]> = {
  tilt: ['tilt'],
  cut: ['cropping'],
  'off-pack text': ['off_pack_text'],
  background: ['background_whiteness'],
  exposure: ['exposure', 'brightness'],
  legibility: ['tile_legibility'],
}
const QUESTIONS = Object.keys(TRUTH) as Question[]

/** Faults drawn on clean roots to measure recall: family and levels from 0. */
const DRAWN: Record<Question, readonly (readonly [FamilyName, ...number[]])[]> = {
  tilt: [['tilt', 1, 2, 3]],
  cut: [['cropped', 1, 3]],
  'off-pack text': [
    ['banners', 1],
    ['stickers', 1],
  ],
  background: [
    ['gray ground', 1, 2, 3],
    ['clutter', 3],
  ],
  exposure: [
    ['over-exposed', 2, 3],
    ['under-exposed', 2, 3],
    ['dark on white', 2, 3],
  ],
  legibility: [],
}

/** Prints true reasons and detected faults by question. */
export const reasons: Part = async (context) => {
  const labels = readLabels()
  const names = context.sample(Object.keys(labels))
  const faults = new Map<string, Factor[]>()
  await Promise.all(
    names.map(async (name) => {
      const facts = await context.analyzer.analyzeShared(name)
      faults.set(name, faultsOf(score(facts)))
    }),
  )
  const failures: Failure[] = []
  const figures = QUESTIONS.flatMap((question) => precision(question, labels, faults, failures))
  const packshots = names.filter((name) => labels[name]?.group === 'packshot')
  return {
    figures: [...figures, ...(await recall(context, failures)), ...counts(packshots, faults)].filter(
      ({ n }) => n > 0,
    ),
    failures,
  }
}

function precision(
  question: Question,
  labels: Record<string, Label>,
  faults: Map<string, Factor[]>,
  failures: Failure[],
): Figure[] {
  const tally = { packshot: [0, 0], other: [0, 0] }
  let [found, real] = [0, 0]
  for (const [name, given] of faults) {
    const label = labels[name]
    const truth = label ? TRUTH[question](label) : null
    if (!label || truth === null) continue
    const answer = given.find((factor) => ANSWERS[question].includes(factor.name))
    if (truth) real += 1
    if (truth && answer) found += 1
    if (!answer) continue
    const counted = tally[label.group === 'packshot' ? 'packshot' : 'other']
    counted[truth ? 0 : 1] = (counted[truth ? 0 : 1] ?? 0) + 1
    if (!truth) failures.push({ name, reason: answer.reason, draw: () => sharedBytes(name) })
  }
  const figureOf = (where: string, [right = 0, wrong = 0]: number[]): Figure => ({
    name: `${question}: reasons that are true, ${where} %`,
    value: percent(right, right + wrong),
    n: right + wrong,
    wanted: { atLeast: 95 },
  })
  const precisions = [figureOf('packshots', tally.packshot), figureOf('other images', tally.other)]
  // Being a package is not a fault.
  if (question === 'legibility') return precisions
  return [
    ...precisions,
    { name: `${question}: labeled faults found %`, value: percent(found, real), n: real },
  ]
}

/** Measures recall of drawn faults. Clean roots must not have the reasons. */
async function recall({ analyzer, sample }: PartContext, failures: Failure[]): Promise<Figure[]> {
  const roots = await loadRoots(sample)
  return Promise.all(
    QUESTIONS.map(async (question) => {
      const cases = roots
        .filter(({ isUpright }) => question !== 'tilt' || isUpright)
        .flatMap((root) => drawnCases(question, root))
      const found = await Promise.all(
        cases.map(async ({ name, draw }) => {
          const given = faultsOf(score(await analyzer.analyze(name, draw)))
          const isFound = given.some((factor) => ANSWERS[question].includes(factor.name))
          if (!isFound) failures.push({ name, reason: `${question} not found`, draw })
          return isFound
        }),
      )
      return {
        name: `${question}: drawn faults found %`,
        value: percent(found.filter(Boolean).length, cases.length),
        n: cases.length,
        wanted: { atLeast: 90 },
      }
    }),
  )
}

function drawnCases(question: Question, root: Root): { name: string; draw: () => Promise<Buffer> }[] {
  const drawn = DRAWN[question].flatMap(([family, ...levels]) =>
    levels.flatMap((level) => {
      const step = FAMILIES[family][level]
      return step ? [{ name: `${root.name} ${family} ${level + 1}`, draw: () => step(root) }] : []
    }),
  )
  if (question !== 'off-pack text') return drawn
  const places = ['below', 'right'] as const
  return [
    ...drawn,
    ...places.map((place) => ({
      name: `${root.name} words ${place}`,
      draw: () => withWordsBeside(root, place),
    })),
  ]
}

/** Counts packshots below each factor's bar. */
function counts(names: readonly string[], faults: Map<string, Factor[]>): Figure[] {
  const byFactor = new Map<string, number>()
  for (const name of names) {
    for (const factor of faults.get(name) ?? [])
      byFactor.set(factor.name, (byFactor.get(factor.name) ?? 0) + 1)
  }
  return [...byFactor]
    .toSorted((a, b) => b[1] - a[1])
    .map(([factor, value]) => ({ name: `packshots under the bar of ${factor}`, value, n: names.length }))
}
