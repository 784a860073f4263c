import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { matchName, MIN_CONFIDENCE } from '../../categories/match-name.ts'
import { CATEGORIES } from '../../categories/taxonomy.ts'
import { administer } from '../administer.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../options.ts'
import { printRecord, printRecords } from '../output.ts'
import { UsageError } from '../usage-error.ts'

export function categoryCommand(): Command {
  const category = new Command('category').description('the product taxonomy')
  category
    .command('list')
    .description('print all categories')
    .addOption(jsonOption())
    .action((options: CommonOptions) => {
      printRecords(
        CATEGORIES.map(({ id, path }) => ({ category_id: id, path })),
        options,
      )
    })
  category
    .command('resolve')
    .description('the category that a product name tells')
    .requiredOption('--name <name>', 'product name')
    .addOption(jsonOption())
    .action((options: CommonOptions & { name: string }) => {
      const match = matchName(options.name, () => true)
      const confidence = Math.round(100 * (match?.confidence ?? 0)) / 100
      const found = match && match.confidence >= MIN_CONFIDENCE
      printRecord(
        found
          ? { category_id: match.category.id, path: match.category.path, confidence }
          : { path: null, confidence },
        options,
      )
    })
  category
    .command('map')
    .description('an organization’s own category ids')
    .command('import')
    .description('map external category ids to categories: lines of "external id,category id or path"')
    .argument('<csv>')
    .addOption(orgOption())
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (file: string, options: CommonOptions & { org: string }) => {
      const input = { organizationId: options.org, rows: readMapping(file) }
      printRecord(await administer('mapCategories', input, options), options)
    })
  return category
}

function readMapping(file: string): { externalId: string; category: string }[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || (index === 0 && /^external/i.test(line))) return []
    const [, externalId, category] = /^\s*"?([^",]+)"?\s*,\s*"?([^"]+?)"?\s*$/.exec(line) ?? []
    if (externalId === undefined || category === undefined)
      throw new UsageError(`${file}:${index + 1}: expected "external id,category"`)
    return [{ externalId: externalId.trim(), category }]
  })
}
