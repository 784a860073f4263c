import { type Message, say } from '@endcap/words/message'
import { type CustomFactorName, findCustomFactor, isCustomFactorName } from './custom/custom-factor.ts'
import type { FactorDefinition } from './factors/factor.ts'
import { FACTORS, type FactorName } from './factors/factors.ts'
import type { ImageFacts, ImageRole } from './facts.ts'
import type { Rubric } from './rubric.ts'

// The only place that finds something by a factor's name, so that custom factors are found like those of the release.

/** A factor of the release, or `custom.<name>` of an organization's rubric. */
export type AnyFactorName = FactorName | CustomFactorName

export type FactorTexts = {
  /** Null if the texts of `factor.<name>.label` name it. */
  label: string | null
  reason: FactorDefinition['reason']
  advice: (facts: ImageFacts) => { title: Message; detail: Message }
}

/** Finds the texts of a factor. @throws RangeError for one that the rubric lacks */
export function textsOf(name: AnyFactorName, rubric: Pick<Rubric, 'custom'>): FactorTexts {
  if (!isCustomFactorName(name)) return builtInTexts(name)
  const factor = findCustomFactor(rubric, name)
  if (!factor) throw new RangeError(`the rubric has no factor ${name}`)
  const { label, reason, advice } = factor
  return {
    label,
    reason: (_value, _facts, isGood) => verbatim(isGood ? reason.met : reason.missed),
    advice: () => ({ title: verbatim(advice.title), detail: verbatim(advice.detail) }),
  }
}

function builtInTexts(name: FactorName): FactorTexts {
  const { reason, title, advice }: FactorDefinition = FACTORS[name]
  return {
    label: null,
    reason,
    advice: (facts) => ({
      title: say(title?.(facts) ?? `factor.${name}.title`),
      detail: say(advice?.(facts) ?? `factor.${name}.advice`),
    }),
  }
}

/** Returns the name of a factor for people. */
export const labelOf = ({ name, label }: { name: AnyFactorName; label?: string | undefined }): Message =>
  isCustomFactorName(name) ? verbatim(label ?? name) : say(`factor.${name}.label`)

/** Returns the score from which a factor has no recommendation. */
export function barOf(name: AnyFactorName, role: ImageRole, rubric: Rubric): number {
  const rule = isCustomFactorName(name) ? findCustomFactor(rubric, name) : rubric.roles[role].factors[name]
  return rule?.bar ?? 0
}

const verbatim = (text: string): Message => say('factor.custom.text', { text })

/** Factors in `names` then meet their bars. */
type Repaired = { facts: ImageFacts; names: readonly string[] }

/** Applies a recommendation with its side effects. Custom factors have none. */
export function repair(facts: ImageFacts, name: AnyFactorName): Repaired {
  if (isCustomFactorName(name)) return { facts, names: [name] }
  const { consequences = [], repair: change }: FactorDefinition = FACTORS[name]
  const others = typeof consequences === 'function' ? consequences(facts) : consequences
  return { facts: change?.(facts) ?? facts, names: [name, ...others] }
}
