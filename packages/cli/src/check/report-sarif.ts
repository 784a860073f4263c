import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FACTOR_NAMES, FACTORS, type FactorDefinition } from '@endcap/scoring'
import packageJson from '../../package.json' with { type: 'json' }
import { say } from '../terminal/say.ts'
import { allChecks, type CheckedImage } from './check-image.ts'
import { isOutside, relativePath } from './relative-path.ts'
import { visible } from './visible.ts'

type Rule = { id: string; title: string; description: string; level: 'error' | 'warning' | 'note' }
type Result = { ruleId: string; level: Rule['level']; text: string }

const allRules = (): Rule[] => [
  ...allChecks().map((check) => ({ ...check, level: 'error' as const })),
  ...FACTOR_NAMES.map((name) => ({
    id: `factor/${name}`,
    title: say('cli.check.factor_title', { factor: say(`factor.${name}.label`) }),
    description: whyOf(FACTORS[name]),
    level: 'note' as const,
  })),
]

/**
 * Returns the report as SARIF 2.1.0: an error for each reason why an image fails, a warning for each rule that may
 * be broken, and a note for each recommendation of an image below the minimum score.
 */
export function sarifReport(images: readonly CheckedImage[]): string {
  const rules = allRules()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Endcap', version: packageJson.version, rules: rules.map(presentRule) } },
        invocations: [{ executionSuccessful: true }],
        columnKind: 'utf16CodeUnits',
        results: images.flatMap((image) =>
          resultsOf(image).map((result) => ({
            ruleId: result.ruleId,
            ruleIndex: rules.findIndex(({ id }) => id === result.ruleId),
            level: result.level,
            message: { text: visible(result.text) },
            locations: [{ physicalLocation: locationOf(image.file) }],
          })),
        ),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

const presentRule = ({ id, title, description, level }: Rule) => ({
  id,
  shortDescription: { text: title },
  fullDescription: { text: description },
  defaultConfiguration: { level },
})

function resultsOf({ failures, unsure, advice }: CheckedImage): Result[] {
  return [
    ...failures.map(({ check, message }) => ({ ruleId: check, level: 'error' as const, text: message })),
    ...unsure.map(({ check, message }) => ({ ruleId: check, level: 'warning' as const, text: message })),
    ...advice.map(({ code, title, detail, expected_gain }) => ({
      ruleId: `factor/${code.toLowerCase()}`,
      level: 'note' as const,
      text: say('cli.check.advice', { advice: title, gain: expected_gain, detail }),
    })),
  ]
}

/** Returns the location of a file. Code scanning requires a line, also for files without lines. */
function locationOf(file: string) {
  const path = relative(process.cwd(), file)
  const artifactLocation = isOutside(path)
    ? { uri: pathToFileURL(resolve(file)).href }
    : { uri: relativePath(file).split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
  return { artifactLocation, region: { startLine: 1 } }
}

/** Returns why a factor counts, by the rule for main images if it has one. */
function whyOf({ rules }: FactorDefinition): string {
  return (rules.hero ?? rules.carousel)?.why ?? ''
}
