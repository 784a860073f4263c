import { CATEGORIES } from '@endcap/catalog'
import { byName, type ProductHints } from '@endcap/service/domains/categories/resolve-category'
import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { AdministrationError } from '../operator/control/administration-error.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'
import { readCsv, readText } from '../terminal/read-csv.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

/** Returns the command `endcap category`. */
export function categoryCommand(): Command {
  const category = new Command('category')
    .description(say('cli.category.description'))
    .addHelpText('after', examples('endcap category resolve --name "Sea Salt Potato Chips"'))
  category
    .command('list')
    .description(say('cli.category.list_description'))
    .addHelpText('after', examples('endcap category list --json'))
    .addOption(jsonOption())
    .action((options: CommonOptions) => {
      printRecords(
        CATEGORIES.map(({ id, path }) => ({ category_id: id, path })),
        options,
        say('cli.category.none'),
      )
    })
  category
    .command('resolve')
    .description(say('cli.category.resolve_description'))
    .addHelpText(
      'after',
      examples(
        'endcap category resolve --name "Sea Salt Potato Chips"',
        'endcap category resolve --csv products.csv --json',
      ),
    )
    .option('--name <name>', say('cli.common.product_name'))
    .option('--gtin <gtin>', say('cli.category.option_gtin'))
    .option('--asin <asin>', say('cli.category.option_asin'))
    .option('--csv <file>', say('cli.category.option_csv'))
    .addOption(orgOption(say('cli.category.option_org')))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(resolve)
  category
    .command('map')
    .description(say('cli.category.map_description'))
    .addHelpText('after', examples('endcap category map import categories.csv --org "$ORG"'))
    .command('import')
    .description(say('cli.category.map_import_description'))
    .addHelpText('after', examples('endcap category map import categories.csv --org "$ORG"'))
    .argument('<csv>')
    .addOption(orgOption().makeOptionMandatory())
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (file: string, options: CommonOptions & { org: string }) => {
      const rows = readPairs(file, ['external']).map(([externalId, path]) => ({ externalId, category: path }))
      printRecord(await administer('mapCategories', { organizationId: options.org, rows }, options), options)
    })
  category
    .command('products')
    .description(say('cli.category.products_description'))
    .addHelpText('after', examples('endcap category products import products.csv --org "$ORG"'))
    .command('import')
    .description(say('cli.category.products_import_description'))
    .addHelpText('after', examples('endcap category products import products.csv --org "$ORG"'))
    .argument('<csv>')
    .addOption(orgOption().makeOptionMandatory())
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (file: string, options: CommonOptions & { org: string }) => {
      const rows = readPairs(file, ['gtin', 'asin', 'code']).map(([code, path]) => ({ code, category: path }))
      printRecord(await administer('importProducts', { organizationId: options.org, rows }, options), options)
    })
  return category
}

type ResolveOptions = CommonOptions & Partial<Record<'name' | 'gtin' | 'asin' | 'csv' | 'org', string>>

async function resolve({ csv, org, ...options }: ResolveOptions): Promise<void> {
  const { name, gtin, asin } = options
  if ((csv === undefined) === (name === undefined && gtin === undefined && asin === undefined))
    throw new UsageError(say('cli.category.nothing_to_resolve'))
  const products = csv === undefined ? [{ name, gtin, asin }] : readProducts(csv)
  const organizationId = org ?? (products.some(hasCode) ? await onlyOrganization(options) : null)
  const matches =
    organizationId === null
      ? await Promise.all(products.map((product) => byName(product.name ?? null)))
      : await administer('resolveCategories', { organizationId, products }, options)
  const records = matches.map(({ category, confidence }, index) => ({
    ...(csv === undefined ? {} : products[index]),
    ...(category === null ? { path: null } : { category_id: category.id, path: category.path }),
    confidence,
  }))
  if (csv !== undefined) printRecords(records, options, say('cli.category.no_products', { file: csv }))
  else for (const record of records) printRecord(record, options)
}

const hasCode = ({ gtin, asin }: ProductHints): boolean => gtin !== undefined || asin !== undefined

/** Returns the only organization, whose known products are searched by default; null if there are several or none. */
async function onlyOrganization(options: CommonOptions): Promise<string | null> {
  try {
    const [first, ...others] = await administer('listOrganizations', {}, options)
    return first && others.length === 0 ? first.organization_id : null
  } catch (error) {
    // Without data, categories are resolved by names alone.
    if (error instanceof AdministrationError) return null
    throw error
  }
}

/** Reads the products of a table with a header row. In a file without a header, every line is a name. */
function readProducts(file: string): ProductHints[] {
  const [first, ...others] = readCsv(file)
  const columns = first?.record.map((cell) => cell.toLowerCase()) ?? []
  if (!columns.some((column) => ['name', 'gtin', 'asin'].includes(column)))
    return readText(file)
      .split(/\r?\n/)
      .map((line) => line.trim().replace(/^"(.*)"$/, '$1'))
      .filter(Boolean)
      .map((name) => ({ name }))
  const at = (record: readonly string[], column: string) => record[columns.indexOf(column)] || undefined
  return others.map(({ record }) => ({
    name: at(record, 'name'),
    gtin: at(record, 'gtin'),
    asin: at(record, 'asin'),
  }))
}

/** Reads a table of two columns, without the header row, which begins with one of `headers`. */
function readPairs(file: string, headers: readonly string[]): [string, string][] {
  return readCsv(file).flatMap(({ record: [key = '', category = '', ...others], line }, index) => {
    if (index === 0 && headers.some((header) => key.toLowerCase().startsWith(header))) return []
    if (key === '' || category === '' || others.length > 0)
      throw new UsageError(say('cli.category.wrong_row', { file, line, column: headers[0] ?? '' }))
    return [[key, category] as [string, string]]
  })
}
