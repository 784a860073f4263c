// Writes the generated tables of docs/api.md and checks that the other tables name every field of the contract.
// With --check, fails if a table is out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import {
  asinScores,
  ERRORS,
  gtinSubmissionBody,
  heroGs1Components,
  imageScore,
  imageSubmission,
  mobileReadiness,
  OAUTH_ERRORS,
  PDP_ERRORS,
  pdpScores,
  pdpSubmissionBody,
  retailerItem,
  scoreMetadata,
  sparkBatchResult,
  sparkIdeaResult,
  upload,
} from '@endcap/api'
import {
  ACTION_CODES,
  CLASSIFICATIONS,
  FACTOR_NAMES,
  LOSS_CAUSES,
  PENALTIES,
  PENALTY_NAMES,
  RULE_NAMES,
} from '@endcap/scoring'
import { withParts } from './parts.ts'
import { writeOrCheck } from './write-or-check.ts'

const FILE = new URL('../../docs/api.md', import.meta.url)
const DOCUMENTED = {
  asinScores,
  gtinSubmissionBody,
  heroGs1Components,
  imageScore,
  imageSubmission,
  mobileReadiness,
  pdpScores: pdpScores.id,
  pdpSubmissionBody,
  retailerItem,
  scoreMetadata,
  sparkBatchResult,
  sparkIdeaResult,
  upload,
}

type Described = { status: number; meaning: string; details?: string }

/** Capitalizes a text, or marks a leading field name. */
const sentence = (text: string): string =>
  /^[a-z]+_/.test(text) ? text.replace(/^\w+/, '`$&`') : text.charAt(0).toUpperCase() + text.slice(1)

/** Formats an error's meaning. Only following sentences end with a full stop. */
const cell = ({ meaning, details }: Described): string =>
  details === undefined ? sentence(meaning) : `${sentence(meaning)}. ${details.replace(/\.$/, '')}`

const table = (head: string, rows: readonly (readonly [order: number, row: string])[]): string =>
  [head, head.replaceAll(/[^|]+/g, '---'), ...rows.toSorted(([a], [b]) => a - b).map(([, row]) => row)].join(
    '\n',
  )

const codes = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``)
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' })
/** Lists names without the last comma. */
const oneOf = (names: readonly string[]): string => OR.format(codes(names)).replace(/, or /, ' or ')

/** Handwritten rows, by the text that they begin with. */
const ROWS: [beginning: RegExp, rows: string][] = [
  [/`\w+_penalty` /, PENALTY_NAMES.map((name) => `| \`${name}\` | ${PENALTIES[name].effect} |`).join('\n')],
  [/`actions\[\]\.code` /, `| \`actions[].code\` | ${oneOf(ACTION_CODES)} |`],
  [/`penalty` /, `| \`penalty\` | A penalty that applies: ${oneOf(PENALTY_NAMES)} |`],
  [
    /`rule_failed` /,
    `| \`rule_failed\` | A rule of the retailer that the main image breaks: ${oneOf(RULE_NAMES)} |`,
  ],
  [
    /`loses_most_by`, /,
    `| ${codes(['loses_most_by', ...LOSS_CAUSES.map((cause) => `lost_${cause}`)]).join(', ')} | The cause of the most lost points, and the points by each cause |`,
  ],
]

const PARTS: Record<string, string> = {
  errors: table(
    '| Status | `error_code` | Meaning |',
    Object.entries(ERRORS).map(([code, error]: [string, Described]) => [
      error.status,
      `| ${error.status} | \`${code}\` | ${cell(error)} |`,
    ]),
  ),
  'pdp-errors': table(
    '| `error_code` | Meaning |',
    Object.entries(PDP_ERRORS).map(([code, meaning], index) => [
      index,
      `| \`${code}\` | ${sentence(meaning)} |`,
    ]),
  ),
  'oauth-errors': table(
    '| `error` | Status | Meaning |',
    Object.entries(OAUTH_ERRORS).map(([code, error]: [string, Described]) => [
      error.status,
      `| \`${code}\` | ${error.status} | ${cell(error)} |`,
    ]),
  ),
  factors: `The factors are ${codes(FACTOR_NAMES).join(', ')}.`,
  classifications: `**\`classification\`** is one of ${codes(CLASSIFICATIONS).join(', ')}.`,
}

const current = readFileSync(FILE, 'utf8')
let expected = withParts(current, PARTS)
for (const [beginning, rows] of ROWS) {
  const block = new RegExp(String.raw`(?:^\| ${beginning.source}.*\n)+`, 'm')
  if (!block.test(expected)) throw new Error(`docs/api.md has no row ${beginning.source}`)
  expected = expected.replace(block, `${rows}\n`)
}

const missing = Object.entries(DOCUMENTED).flatMap(([schema, { shape }]) =>
  Object.keys(shape)
    .filter((field) => !new RegExp(`\\b${field}\\b`).test(expected))
    .map((field) => `docs/api.md does not mention ${field} of ${schema}`),
)
for (const problem of missing) console.error(problem)
if (missing.length > 0) process.exitCode = 1
writeOrCheck(FILE, expected)
