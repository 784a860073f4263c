import { say } from '@endcap/words/message'
import { rightsState } from '../image-rights.ts'
import type { RetailerRule } from './retailer-rule.ts'

const DAY_MS = 86_400_000

const daysBetween = (from: string | null, to: string | null): number =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS

/** `measured` counts days: negative since the end of the rights, positive until their start. */
export const imageRights: RetailerRule = {
  fix: null,
  check({ rights }) {
    if (!rights) return null
    const { given, use } = rights
    const state = rightsState(given, use)
    const measured = {
      valid: 0,
      other_market: null,
      expired: daysBetween(use.day, given.until),
      not_yet: daysBetween(use.day, given.from),
    }
    return { passed: state === 'valid', measured: measured[state], required: true }
  },
  finding({ measured }) {
    if (measured === null) return say('rule.image_rights.other_market')
    return measured < 0
      ? say('rule.image_rights.expired', { days: -measured })
      : say('rule.image_rights.not_yet', { days: measured })
  },
  demand: (_, retailer) => say('rule.image_rights.demand', { retailer }),
}
