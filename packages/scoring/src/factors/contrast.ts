import { say } from '@endcap/words/message'
import { PLAIN_TYPES } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { luminanceOf, withGrayGround } from './shared/ground.ts'
import { subjectOf } from './shared/wording.ts'

const rule: FactorRule = {
  curve: [
    [0.2, 0],
    [0.45, 35],
    [0.65, 72],
    [0.8, 95],
    [0.9, 100],
  ],
  isFault: true,
  weight: 0.8,
  bar: 78,
  why: 'Light and dark tones show the form of a product. Good pictures nearly reach black or white.',
}

export const contrast: FactorDefinition = {
  group: 'light',
  measure: toneRange,
  rules: { hero: rule, carousel: { ...rule, onlyFor: [...PLAIN_TYPES, 'On Model'] } },
  reason(value, facts, isGood) {
    const values = { subject: subjectOf(facts) }
    if (isGood) return say(value < 0.4 ? 'factor.contrast.enough' : 'factor.contrast.good', values)
    return say(value < 0.08 ? 'factor.contrast.hardly_any' : 'factor.contrast.too_little', values)
  },
  consequences: withGrayGround('brightness', 'perceived_quality'),
}

/** Haze and flat light compress both ends, a black product or white ground only one. */
function toneRange({ tone, background }: ImageFacts): number {
  const brightest = Math.max(tone.highlight, luminanceOf(background?.borderLab[0] ?? 0))
  return 1 - 2 * Math.min(tone.black, 1 - brightest)
}
