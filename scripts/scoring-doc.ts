// Writes docs/scoring.md from the rubric, or with --check says whether it is current.
// usage: npm run docs:scoring [-- --check]
import { readFileSync, writeFileSync } from 'node:fs'
import { type FactorRule, generalRubric, type ImageRole } from '@endcap/scoring'

const FILE = new URL('../docs/scoring.md', import.meta.url)
const MARKER = '<!-- generated from here: npm run docs:scoring -->'

const percent = (value: number) => `${Math.round(100 * value)} %`
const curve = ({ curve: points }: FactorRule) => points.map(([x, score]) => `${x} → ${score}`).join(', ')

function roleTable(role: ImageRole): string {
  const { factors, exponent } = generalRubric.roles[role]
  const total = Object.values(factors).reduce((sum, { weight }) => sum + weight, 0)
  const rows = Object.entries(factors).map(
    ([name, rule]) =>
      `| \`${name}\` | ${percent(rule.weight / total)} | ${rule.bar} | ${curve(rule)} | ${rule.why} |`,
  )
  return `### ${role === 'hero' ? 'Heroes' : 'Carousel images'}

Exponent of the mean: ${exponent}. Weights are for an image on which everything could be measured.

| Factor | Weight | Bar | Measured value → score | Why |
|---|---|---|---|---|
${rows.join('\n')}
`
}

function listingTable(): string {
  const { listing } = generalRubric
  const values: Record<string, string> = {
    weights: `hero ${listing.heroWeight}, carousel ${listing.carouselWeight}`,
    highScoreBar: String(listing.highScoreBar),
    minHighScoringImages: String(listing.minHighScoringImages),
    recommendedCarouselImages: String(listing.recommendedCarouselImages),
    fewHighScoring: `× ${listing.penalties.fewHighScoring}`,
    missingImage: `× ${listing.penalties.missingImage} each, at most ${listing.penalties.maxMissing}`,
    nearDuplicates: `× ${listing.penalties.nearDuplicates}`,
    order: `× ${listing.penalties.order}`,
    orderTolerance: `${listing.orderTolerance} points`,
    nearDuplicateBits: `${listing.nearDuplicateBits} of 64`,
    nearDuplicateDeltaE: String(listing.nearDuplicateDeltaE),
  }
  const rows = Object.entries(listing.why).map(
    ([name, why]) => `| \`${name}\` | ${values[name] ?? ''} | ${why} |`,
  )
  return `## The listing, number by number

| | Value | Why |
|---|---|---|
${rows.join('\n')}

Ideal mix: ${Object.entries(generalRubric.idealMix)
    .map(([label, count]) => `${count} × ${label}`)
    .join(', ')}.
`
}

const current = readFileSync(FILE, 'utf8')
const [prose] = current.split(MARKER)
const wanted = `${prose}${MARKER}

## The rubric \`${generalRubric.version}\`

${roleTable('hero')}
${roleTable('carousel')}
${listingTable()}`
if (!process.argv.includes('--check')) writeFileSync(FILE, wanted)
else if (current !== wanted) {
  console.error('docs/scoring.md does not say what the rubric says: npm run docs:scoring')
  process.exitCode = 1
}
