import type { AcceptanceRule, StatedAcceptanceRule } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { partialDate } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { categoryLeaf } from '../../../words/terms.ts'
import type { OwnWord } from './rule-patch.ts'

export const KINDS = {
  shop: 'console.settings.shops.kind.shop',
  channel: 'console.settings.shops.kind.channel',
  standard: 'console.settings.shops.kind.standard',
} as const satisfies Record<string, MessageId>

export const IMAGES = {
  main: 'console.settings.shops.main_image',
  other: 'console.settings.shops.other_images',
  all: 'console.settings.shops.all_images',
} as const satisfies Record<AcceptanceRule['images'], MessageId>

export const SEVERITIES = {
  hard: 'console.settings.shops.hard',
  advice: 'console.settings.shops.advice',
} as const satisfies Record<AcceptanceRule['severity'], MessageId>

const UNITS = {
  px: 'acceptance.value.px',
  percent: 'acceptance.value.percent',
  MB: 'acceptance.value.mb',
  KB: 'acceptance.value.kb',
  dpi: 'acceptance.value.dpi',
  bits: 'acceptance.value.bit',
  bit: 'acceptance.value.bit',
} as const satisfies Record<NonNullable<AcceptanceRule['unit']>, MessageId>

/** Returns a figure with its unit. */
export const figureText = (amount: number, unit: AcceptanceRule['unit']): string =>
  say(unit ? UNITS[unit] : 'acceptance.value.number', { amount })

type Effect = 'refuses' | 'warns' | 'advises' | 'not_judged'

/** Returns what a broken rule does to a listing. */
export function effectOf({ rule, is_judged: isJudged, can_refuse: canRefuse }: StatedAcceptanceRule): Effect {
  if (!isJudged) return 'not_judged'
  if (rule.severity === 'advice') return 'advises'
  return canRefuse ? 'refuses' : 'warns'
}

export const EFFECTS: Record<Effect, { short: MessageId; long: MessageId }> = {
  refuses: {
    short: 'console.settings.shops.can_refuse',
    long: 'console.settings.shops.can_refuse_text',
  },
  warns: { short: 'console.settings.shops.warns', long: 'console.settings.shops.warns_text' },
  advises: { short: 'console.settings.shops.warns', long: 'console.settings.shops.advises_text' },
  not_judged: {
    short: 'console.settings.shops.not_judged',
    long: 'console.settings.shops.not_judged_text',
  },
}

/** Returns what a rule is limited to: categories, regions and days. */
export function limitsOf({ categories, exceptCategories, markets, from, until }: AcceptanceRule): string[] {
  const leaves = (paths: readonly string[]) => paths.map(categoryLeaf).join(', ')
  return [
    categories && say('console.settings.shops.only_for', { categories: leaves(categories) }),
    exceptCategories && say('console.settings.shops.except', { categories: leaves(exceptCategories) }),
    markets && say('console.settings.shops.markets', { markets: markets.join(', ').toUpperCase() }),
    from && say('console.settings.shops.from', { day: partialDate(from) }),
    until && say('console.settings.shops.until', { day: partialDate(until) }),
  ].filter((text) => text !== undefined)
}

/** Returns a rule with what sets it apart: `Background: white (Advice, Only for Jewelry)`. */
export const withLimits = ({ rule, text }: StatedAcceptanceRule): string =>
  `${text} (${[say(SEVERITIES[rule.severity]), ...limitsOf(rule)].join(', ')})`

/** Returns what a version says about a rule. */
export function wordText({ rule, isRemoved, checked }: OwnWord): string {
  const words = [
    isRemoved && say('console.settings.shops.does_not_hold'),
    rule && say('console.settings.shops.ours_is', { rule: demandText(rule) }),
    checked !== null && say('console.settings.shops.checked_on', { day: partialDate(checked) }),
  ].filter((word) => typeof word === 'string')
  return words.length === 0 ? say('console.settings.shops.as_published') : words.join(' · ')
}

const demandText = ({ value, unit, severity }: AcceptanceRule): string =>
  [...(typeof value === 'number' ? [figureText(value, unit)] : []), say(SEVERITIES[severity])].join(', ')
