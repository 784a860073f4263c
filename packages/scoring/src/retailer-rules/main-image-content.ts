import { say } from '@endcap/words/message'
import { SURE } from '../classification.ts'
import { percent, type RetailerRule } from './retailer-rule.ts'

/** All retailers have this rule. */
export const mainImageContent: RetailerRule = {
  fix: 'main_image_content',
  check: ({ unfitContent: unfit }) => ({
    passed: unfit < SURE,
    measured: Math.round(100 * Math.max(0, unfit)) / 100,
    required: true,
  }),
  finding: ({ measured }) => say('rule.main_image_content.finding', { percent: percent(measured) }),
  demand: (_, retailer) => say('rule.main_image_content.demand', { retailer }),
}
