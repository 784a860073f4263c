import type { AcceptanceRule } from '@endcap/catalog/retailer-rules'
import { type Message, say } from '@endcap/words/message'
import type { JudgedMeasure } from './measures.ts'

type Demand = Pick<AcceptanceRule, 'measure' | 'operator' | 'value' | 'unit'>

const FORMS = { '>=': 'min', '<=': 'max', '=': 'exact', in: 'exact' } as const

/** Says what a rule asks for: "Width: at least 500 px". */
export function ruleMessage({ measure, operator, value, unit }: Demand): Message {
  const label = say(`acceptance.${measure}.label`)
  if (operator === 'none')
    return value === undefined
      ? say('acceptance.form.none', { label })
      : say('acceptance.form.none_of', { label, value: valueMessages(value, unit) })
  return say(`acceptance.form.${FORMS[operator]}`, { label, value: valueMessages(value ?? '', unit) })
}

const UNITS = {
  px: 'px',
  percent: 'percent',
  MB: 'mb',
  KB: 'kb',
  dpi: 'dpi',
  bits: 'bit',
  bit: 'bit',
} as const satisfies Record<NonNullable<AcceptanceRule['unit']>, string>

/** Values that have a word. Others are terms such as JPEG and 3:4. */
const WORDS = [
  'white',
  'off_white',
  'light_gray',
  'light_beige',
  'light',
  'transparent',
  'plain',
  'photo',
  'portrait',
  'front',
  'back',
  'side',
  'angle',
  'detail',
  'in_use',
  'surroundings',
  'dimensions',
  'infographic',
  'front_and_back',
  'four_ws',
  'level',
  'one_shoe',
  'flat',
  'three_quarter',
  'catalog_view',
  'en',
  'pl',
  'zh',
  'machine_readable',
  'disclosed',
  'visible',
  'declared',
  'required',
  'kept',
] as const

function valueMessages(value: NonNullable<Demand['value']>, unit: Demand['unit']): Message | Message[] {
  if (typeof value === 'number')
    return say(`acceptance.value.${unit ? UNITS[unit] : 'number'}`, { amount: value })
  const terms = typeof value === 'string' ? [value] : value
  return terms.map((term) => {
    const word = WORDS.find((each) => each === term)
    return word ? say(`acceptance.value.${word}`) : say('acceptance.value.term', { term: termOf(term) })
  })
}

/** `adobe_rgb` is read as ADOBE RGB. */
const termOf = (term: string): string => term.replaceAll('_', ' ').toUpperCase()

const FIXES = {
  width_px: 'size',
  height_px: 'size',
  longest_side_px: 'size',
  shortest_side_px: 'size',
  total_px: 'size',
  zoom_px: 'size',
  aspect_ratio: 'shape',
  orientation: 'shape',
  bytes_max: 'bytes',
  bytes_min: 'bytes',
  file_type: 'file',
  jpeg_quality: 'bytes',
  color_space: 'color',
  resolution_dpi: 'density',
  animated: 'still',
  upscaled: 'original',
  background_white: 'background',
  background_color: 'background',
  background_transparent: 'background',
  fill_share: 'framing',
  whitespace_share: 'framing',
  margin_px: 'framing',
  margin_share: 'framing',
  centered: 'framing',
  crop: 'whole',
  text_overlay: 'words',
  text_share: 'words',
  text_language: 'words',
  promo_text: 'words',
  price_text: 'words',
  shipping_text: 'words',
  contact_info: 'words',
  logo: 'overlay',
  seller_logo: 'overlay',
  watermark: 'overlay',
  badge: 'overlay',
  marketplace_marks: 'words',
  graphics: 'overlay',
  border: 'overlay',
  energy_label: 'overlay',
  props: 'alone',
  accessories_not_included: 'alone',
  other_products: 'alone',
  packaging_in_view: 'packaging',
  model: 'model',
  lifestyle: 'alone',
  illustration: 'photo',
  monochrome: 'photo',
  blur: 'sharp',
  required_view: 'views',
  image_count_min: 'count',
  image_count_recommended: 'count',
  image_count_max: 'count',
  image_missing: 'views',
  duplicate_image: 'repeats',
  ai_mark: 'mark',
} as const satisfies Record<JudgedMeasure, string>

/** Texts that need to know which way, or how far. */
const WITH_FIGURE: ReadonlySet<string> = new Set(['size', 'count'])
const WITH_OPERATOR: ReadonlySet<string> = new Set(['bytes', 'packaging', 'model'])

/** Says what was found: "Width: 297 of 500 px". */
export function findingMessage(
  rule: Demand,
  { outcome, measured }: { outcome: 'fail' | 'not_sure'; measured: number | string | null },
): Message {
  const found = foundMessage(rule, measured)
  return outcome === 'fail' ? found : say('acceptance.found.not_sure', { finding: found })
}

function foundMessage(rule: Demand, measured: number | string | null): Message {
  const asked = ruleMessage(rule)
  const { measure, operator, value, unit } = rule
  const label = say(`acceptance.${measure}.label`)
  if (typeof value !== 'number' && value !== undefined && operator !== 'none')
    return say('acceptance.found.other', { label, value: valueMessages(value, unit) })
  if (typeof measured !== 'number' || typeof value !== 'number') return asked
  if (operator !== '>=')
    return say('acceptance.found.measured', { rule: asked, measured: valueMessages(measured, unit) })
  return say('acceptance.found.too_little', { label, amount: measured, value: valueMessages(value, unit) })
}

/** Names what is measured. Returns null for what Endcap cannot judge. */
export const measureLabel = (measure: string): Message | null =>
  Object.hasOwn(FIXES, measure) ? say(`acceptance.${measure as JudgedMeasure}.label`) : null

/** Returns the kind of fix that keeps a rule, or null for what Endcap cannot judge. */
export const kindOfFix = (measure: AcceptanceRule['measure']) =>
  Object.hasOwn(FIXES, measure) ? FIXES[measure as JudgedMeasure] : null

/** Says how to keep a rule. Returns null for what Endcap cannot judge. */
export function fixMessage({ measure, operator, value }: Demand): Message | null {
  const fix = kindOfFix(measure)
  if (fix === null) return null
  const way = operator === 'none' ? 'none' : operator === '<=' ? 'max' : 'min'
  if (WITH_FIGURE.has(fix)) return say(`acceptance.fix.${fix}`, { operator: way, value: Number(value) })
  return say(`acceptance.fix.${fix}`, WITH_OPERATOR.has(fix) ? { operator: way } : undefined)
}
