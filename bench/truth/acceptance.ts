// Measures the checks of acceptance rules against verdicts by eye: how many of their failures are true, and how many
// faults they find. Labels are in labels/acceptance.json (images that a check named, or that show people, looked at one
// by one) and labels/reasons.json. A check whose failures are true in fewer than 95 of 100 cases only warns.
import { readFileSync } from 'node:fs'
import { findMeasure, type JudgedMeasure } from '@endcap/scoring'
import { reasonFigures } from './main-images.ts'
import { type Figure, type Part, percent } from './part.ts'
import { readLabels } from './reason-labels.ts'
import { type Demand, outcomeOf } from './rule-outcome.ts'
import { sharedBytes } from './shared-images.ts'

/** True if the rule is broken, by image. */
type Labels = Map<string, boolean>

const RULES: Partial<Record<JudgedMeasure, Demand>> = {
  background_white: { operator: '=', value: 'white' },
  text_overlay: { operator: 'none' },
  model: { operator: 'none' },
  badge: { operator: 'none' },
  crop: { operator: 'none' },
  border: { operator: 'none' },
}

export const acceptance: Part = async (context) => {
  const { analyzer, sample } = context
  const figures: Figure[] = []
  const failures = []
  for (const [measure, demand] of Object.entries(RULES)) {
    const labels = sample([...labelsOf(measure)])
    const judged = await Promise.all(
      labels.map(async ([name, isBroken]) => {
        const outcome = outcomeOf(measure as JudgedMeasure, demand, await analyzer.analyzeShared(name))
        return { name, isBroken, outcome }
      }),
    )
    const failed = judged.filter(({ outcome }) => outcome === 'fail')
    const broken = judged.filter(({ isBroken }) => isBroken)
    const isProven = findMeasure(measure as JudgedMeasure)?.isProven ?? false
    figures.push(
      {
        name: `${measure}: failures that are true %`,
        value: percent(failed.filter(({ isBroken }) => isBroken).length, failed.length),
        n: failed.length,
        ...(isProven && { wanted: { atLeast: 95 } }),
      },
      {
        name: `${measure}: labeled faults found %`,
        value: percent(broken.filter(({ outcome }) => outcome === 'fail').length, broken.length),
        n: broken.length,
      },
    )
    for (const { name, isBroken } of failed)
      if (!isBroken) failures.push({ name, reason: measure, draw: () => sharedBytes(name) })
  }
  return { figures: [...figures, ...(await reasonFigures(context))], failures }
}

function labelsOf(measure: string): Labels {
  const file = new URL('labels/acceptance.json', import.meta.url)
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { yes: string[]; no: string[] }>
  const labels: Labels = new Map()
  for (const [name, { backgroundWhite, offPackText, cut }] of Object.entries(readLabels())) {
    const verdict =
      measure === 'background_white'
        ? backgroundWhite === null
          ? null
          : !backgroundWhite
        : measure === 'text_overlay'
          ? offPackText
          : measure === 'crop'
            ? cut
            : null
    if (verdict !== null) labels.set(name, verdict)
  }
  for (const name of own[measure]?.yes ?? []) labels.set(name, true)
  for (const name of own[measure]?.no ?? []) labels.set(name, false)
  return labels
}
