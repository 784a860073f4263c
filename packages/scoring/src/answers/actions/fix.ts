import { type Message, say } from '@endcap/words/message'
import type { AnyFactorName } from '../../any-factor.ts'
import { defineAction } from './action.ts'

export type Advice = { position: number; factor: AnyFactorName; title: Message; detail: Message }

export const fix = defineAction({
  code: 'FIX',
  settles: null,
  needsImages: true,
  by: 'briefing',
  title: ({ title, position }: Advice) => say('action.fix.title', { advice: title, position }),
  detail: ({ detail }) => detail,
  apply([main, ...carousel], { position, factor }) {
    if (position === 0) return [main.withFix(factor), ...carousel]
    return [main, ...carousel.map((each, index) => (index + 1 === position ? each.withFix(factor) : each))]
  },
})
