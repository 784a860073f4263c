import { ShotList } from '@endcap/client/shot-list'
import { Command } from 'commander'
import { type FilterOptions, filterOptions, filtersOf } from '../catalog/listing-filters.ts'
import { formatOf, saveTable, type TableOptions, tableOptions } from '../catalog/save-table.ts'
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { examples } from '../terminal/examples.ts'
import { say } from '../terminal/say.ts'

type ShotListOptions = ConnectionOptions & FilterOptions & TableOptions

/** Returns the command `endcap catalog shot-list`. */
export function shotListCommand(): Command {
  const command = new Command('shot-list')
    .description(say('cli.catalog.shot_list_description'))
    .addHelpText(
      'after',
      examples(
        'endcap catalog shot-list --out shots.csv',
        'endcap catalog shot-list --missing Lifestyle --retailer walmart_us',
      ),
    )
  for (const option of [...tableOptions(), ...filterOptions()]) command.addOption(option)
  return addConnectionOptions(command).action(saveShotList)
}

async function saveShotList(options: ShotListOptions): Promise<void> {
  const shots = new ShotList(await connect(options))
  const params = { ...filtersOf(options), format: formatOf(options) }
  await saveTable(options, say('cli.catalog.no_shots'), (signal) => shots.export(params, { signal }))
}
