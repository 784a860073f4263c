import { type PdpSort, pdpSorts } from '@endcap/api'
import { Exports } from '@endcap/client/exports'
import { Command, Option } from 'commander'
import { type FilterOptions, filterOptions, filtersOf } from '../catalog/listing-filters.ts'
import { formatOf, saveTable, type TableOptions, tableOptions } from '../catalog/save-table.ts'
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { examples } from '../terminal/examples.ts'
import { say } from '../terminal/say.ts'

type ExportOptions = ConnectionOptions & FilterOptions & TableOptions & { images?: boolean; sort?: PdpSort }

/** Returns the command `endcap catalog export`. */
export function exportCatalogCommand(): Command {
  const command = new Command('export')
    .description(say('cli.catalog.export_description'))
    .addHelpText(
      'after',
      examples(
        'endcap catalog export --out listings.xlsx',
        'endcap catalog export --max-score 60 --sort -can_win --format ndjson',
      ),
    )
    .option('--images', say('cli.catalog.option_images'))
    .addOption(new Option('--sort <field>', say('cli.catalog.option_sort')).choices(pdpSorts))
  for (const option of [...tableOptions(), ...filterOptions()]) command.addOption(option)
  return addConnectionOptions(command).action(exportCatalog)
}

async function exportCatalog(options: ExportOptions): Promise<void> {
  const exports = new Exports(await connect(options))
  const params = { ...filtersOf(options), sort: options.sort, format: formatOf(options) }
  await saveTable(options, say('cli.common.no_listings_match'), (signal) =>
    options.images ? exports.images(params, { signal }) : exports.pdps(params, { signal }),
  )
}
