// Writes the table of docs/acceptance.md from the rules of targets. With --check, fails if it is out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { RETAILERS, TARGETS, type Target } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import { type AcceptanceRule, RULE_MEASURES, type RuleSet } from '@endcap/catalog/retailer-rules'
import { findMeasure } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { withParts } from './parts.ts'
import { writeOrCheck } from './write-or-check.ts'

const FILE = new URL('../../docs/acceptance.md', import.meta.url)

const sets = await Promise.all(
  TARGETS.map(async (target): Promise<[Target, RuleSet]> => {
    const rules = await loadRules(target.id)
    if (!rules) throw new Error(`the target "${target.id}" has no rules`)
    return [target, rules]
  }),
)
const rules = sets.flatMap(([, set]) => set.rules)
const isJudged = ({ measure }: AcceptanceRule) => findMeasure(measure) !== null
const isHard = ({ severity }: AcceptanceRule) => severity === 'hard'
const refuses = (rule: AcceptanceRule) => isHard(rule) && (findMeasure(rule.measure)?.isProven ?? false)

function targetTable(): string {
  const rows = sets.map(([{ id, name, kind, retailer }, set]) => {
    const regions = RETAILERS.filter((each) => each.retailer === retailer).length
    const pages = Object.values(set.sources)
    return `| ${name} (\`${id}\`) | ${kind} | ${regions || '–'} | ${set.rules.length} | ${set.rules.filter(isJudged).length} | ${set.rules.filter(isHard).length} | ${set.rules.filter(refuses).length} | ${pages.filter(({ official }) => official).length} of ${pages.length} |`
  })
  const total = `| **${sets.length} targets** | | | ${rules.length} | ${rules.filter(isJudged).length} | ${rules.filter(isHard).length} | ${rules.filter(refuses).length} | |`
  return `| Target | Kind | Retailer regions | Rules | Judged | Hard | Refuse | Own pages |
|---|---|---|---|---|---|---|---|
${[...rows, total].join('\n')}`
}

function measureTable(): string {
  const counts = RULE_MEASURES.map((measure) => ({
    measure,
    count: rules.filter((rule) => rule.measure === measure).length,
  }))
  const rows = counts
    .toSorted((one, other) => other.count - one.count)
    .map(({ measure, count }) => {
      const found = findMeasure(measure)
      const judged = found === null ? 'not judged' : found.isProven ? 'refuses' : 'warns'
      return `| \`${measure}\` | ${ENGLISH.text(`acceptance.${measure}.label`)} | ${count} | ${judged} |`
    })
  return `| Measure | Meaning | Rules | Endcap |
|---|---|---|---|
${rows.join('\n')}`
}

writeOrCheck(
  FILE,
  withParts(readFileSync(FILE, 'utf8'), { targets: targetTable(), measures: measureTable() }),
)
