import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { parse } from 'csv-parse/sync'
import { classifyName, MIN_CONFIDENCE } from '../../categories/classify-name.ts'
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
      const match = classifyName(options.name, () => true)
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
  const rows = parse(readFileSync(file), {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[]
  return rows.flatMap(({ record: [externalId = '', category = '', ...others], info }, index) => {
    if (index === 0 && /^external/i.test(externalId)) return []
    if (externalId === '' || category === '' || others.length > 0)
      throw new UsageError(`${file}:${info.lines}: expected "external id,category"`)
    return [{ externalId, category }]
  })
}
