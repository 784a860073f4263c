// Writes the tables of docs/scoring.md from the rubrics. With --check, fails if out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { RETAILERS } from '@endcap/catalog'
import {
  ASSET_TYPES,
  CLASSIFICATIONS,
  type FactorRule,
  generalRubric,
  type ImageRole,
  keyOf,
  type MainImageCondition,
  PENALTIES,
  RUBRICS,
  type Rubric,
} from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { writeOrCheck } from './write-or-check.ts'

const FILE = new URL('../../docs/scoring.md', import.meta.url)
const MARKER = '<!-- generated from here: npm run docs -->'

const percent = (value: number) => `${Math.round(100 * value)}%`
const curve = ({ curve: points }: FactorRule) => points.map(([x, score]) => `${x} → ${score}`).join(', ')

function roleTable(role: ImageRole): string {
  const { factors, exponent, worstFault } = generalRubric.roles[role]
  const total = Object.values(factors).reduce((sum, { weight }) => sum + weight, 0)
  const rows = Object.entries(factors).map(
    ([name, rule]) =>
      `| \`${name}\` | ${percent(rule.weight / total)} | ${rule.bar} | ${curve(rule)} | ${[rule.why, scope(rule)].join(' ').trim()} |`,
  )
  return `### ${role === 'hero' ? 'Heroes' : 'Carousel images'}

Exponent of the mean: ${exponent}. The weights are those of an image on which every factor could be measured, and of a sure asset type. The score of an image whose type is uncertain is the mean over the types that it may have, by their probabilities. Share of the mean that remains, by the score of the worst severe fault: ${worstFault.map(([score, share]) => `${score} → ${share}%`).join(', ')}.

| Factor | Weight | Bar | Measured value → score | Why |
|---|---|---|---|---|
${rows.join('\n')}
`
}

function nearDuplicateRule({
  maxBits,
  minLikeness,
  sureLikeness,
  maxDeltaE,
}: Rubric['listing']['nearDuplicate']) {
  return `likeness of ${sureLikeness} or more, or of ${minLikeness} or more with at most ${maxBits} of 64 bits; color difference (ΔE) at most ${maxDeltaE}`
}

/** Lists a factor's asset types (all by default), whether it can be a severe fault, and its prior. */
function scope({ onlyFor, notFor, isFault, prior }: FactorRule): string {
  const unmeasured = prior === undefined ? '' : ` Counts as ${prior} where it cannot be measured.`
  const severe = `${isFault ? ' Counts as a severe fault.' : ''}${unmeasured}`
  if (onlyFor)
    return onlyFor.length > 0 ? `Applies only to ${onlyFor.join(', ')}.${severe}` : 'Does not apply.'
  return `${notFor ? `Does not apply to ${notFor.join(', ')}.` : ''}${severe}`.trim()
}

/** Renders how a family's rubric differs from the general one. */
function familySection({ family, version, roles, idealMix, idealMixWhy }: Rubric): string {
  const rows = (['hero', 'carousel'] as const).flatMap((role) =>
    Object.entries(roles[role].factors).flatMap(([name, rule]) => {
      const general = generalRubric.roles[role].factors[name as keyof Rubric['roles']['hero']['factors']]
      if (rule === general) return []
      const bar = rule.bar === general?.bar ? '' : `, bar ${rule.bar}`
      const otherCurve = rule.curve === general?.curve ? '' : `; ${curve(rule)}`
      const what =
        rule.onlyFor?.length === 0
          ? 'does not apply'
          : `weight ${rule.weight} (general ${general?.weight})${bar}${otherCurve}`
      return [`| ${role} | \`${name}\` | ${what} | ${rule.why} |`]
    }),
  )
  return `## \`${version}\`: ${family}

| Role | Factor | Change from general | Why |
|---|---|---|---|
${rows.join('\n')}

${idealMixLine(idealMix, idealMixWhy)}
`
}

const idealMixLine = (mix: Rubric['idealMix'], why: string) =>
  `Ideal mix: ${Object.entries(mix)
    .map(([label, count]) => `${count} × ${label}`)
    .join(', ')}. ${why}`

function retailerTable(): string {
  const rows = new Map<string, string[]>()
  for (const { id, mainImage, recommendedCarouselImages } of RETAILERS) {
    const { minPixels, whiteBackground, minFillShare, textAllowed, aspect } = mainImage
    const rules = `${minPixels ? `${minPixels} px` : '–'} | ${minFillShare ? percent(minFillShare) : '–'} | ${whiteBackground ? 'white' : 'any'} | ${textAllowed ? 'allowed' : 'not allowed'} | ${aspect ?? 'any'} | ${recommendedCarouselImages}`
    rows.set(rules, [...(rows.get(rules) ?? []), `\`${id}\``])
  }
  return `## Main-image rules by retailer

| Retailer | Longer side | Product fills | Background | Off-pack text | Aspect | Carousel images |
|---|---|---|---|---|---|---|
${[...rows].map(([rules, ids]) => `| ${ids.join(', ')} | ${rules} |`).join('\n')}
`
}

const CONDITIONS: Record<MainImageCondition, string> = {
  always: 'yes',
  never: 'no',
  any_background: 'where any background is allowed',
  worn: 'where any background is allowed, and for what people wear',
}

function mainImageTypesTable(): string {
  const rows = CLASSIFICATIONS.map((type) => {
    const condition = CONDITIONS[ASSET_TYPES[type].asMainImage]
    return `| ${type} | ${condition} | ${ENGLISH.text(`asset_type.${keyOf(type)}.why`)} |`
  })
  return `## Asset types that are proposed as the main image

Another image is proposed as the main image only if its asset type is fit for one, and if it breaks fewer of the retailer's rules, or no rule that the current main image keeps.

| Asset type | Proposed | Why |
|---|---|---|
${rows.join('\n')}
`
}

function listingTable(): string {
  const { listing } = generalRubric
  const values: Record<string, string> = {
    weights: `hero ${listing.heroWeight}, carousel ${listing.carouselWeight}`,
    highScoreBar: String(listing.highScoreBar),
    recommendedCarouselImages: String(listing.recommendedCarouselImages),
    nearDuplicate: nearDuplicateRule(listing.nearDuplicate),
  }
  const numbers = [
    ...Object.entries(listing.why).map(([name, why]) => ({ name, value: values[name] ?? '', why })),
    ...Object.values(PENALTIES).flatMap((penalty) => penalty.numbers),
  ]
  const rows = numbers.map(({ name, value, why }) => `| \`${name}\` | ${value} | ${why} |`)
  return `## Numbers of the PDP score

| | Value | Why |
|---|---|---|
${rows.join('\n')}

${idealMixLine(generalRubric.idealMix, generalRubric.idealMixWhy)}
`
}

const current = readFileSync(FILE, 'utf8')
const [prose] = current.split(MARKER)
const expected = `${prose}${MARKER}

## The rubric \`${generalRubric.version}\`

${roleTable('hero')}
${roleTable('carousel')}
${listingTable()}
${RUBRICS.slice(1).map(familySection).join('\n')}
${retailerTable()}
${mainImageTypesTable()}`
writeOrCheck(FILE, expected)
