// Writes packages/catalog/retailers/image-rules.json, the figures of rule checks, from the rules of shops. With
// --check, fails if it is out of date.
// usage: npm run docs [-- --check]
import { loadRules } from '@endcap/catalog/load-rules'
import { imageRulesOf, TARGETS } from '@endcap/catalog/retailer-rules'
import { writeOrCheck } from './write-or-check.ts'

const shops = TARGETS.filter(({ kind }) => kind === 'shop')
const figures = await Promise.all(
  shops.map(async ({ id }) => [id, imageRulesOf((await loadRules(id))?.rules ?? [])] as const),
)
const lines = figures.map(([id, rules]) => `  ${JSON.stringify(id)}: ${JSON.stringify(rules)}`)
writeOrCheck(
  new URL('../../packages/catalog/retailers/image-rules.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
