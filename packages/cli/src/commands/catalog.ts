import { Command } from 'commander'
import { examples } from '../terminal/examples.ts'
import { exportCatalogCommand } from './catalog-export.ts'
import { importCatalogCommand } from './catalog-import.ts'
import { shotListCommand } from './catalog-shot-list.ts'

/** Returns the command `endcap catalog`. */
export const catalogCommand = (): Command =>
  new Command('catalog')
    .description('catalog files: import, export and shot list of the stored listings')
    .addCommand(importCatalogCommand())
    .addCommand(exportCatalogCommand())
    .addCommand(shotListCommand())
    .addHelpText('after', examples('endcap catalog import catalog.csv --dry-run'))
