import { Command } from 'commander'
import { examples } from '../terminal/examples.ts'
import { say } from '../terminal/say.ts'
import { exportCatalogCommand } from './catalog-export.ts'
import { importCatalogCommand } from './catalog-import.ts'
import { shotListCommand } from './catalog-shot-list.ts'

/** Returns the command `endcap catalog`. */
export const catalogCommand = (): Command =>
  new Command('catalog')
    .description(say('cli.catalog.description'))
    .addCommand(importCatalogCommand())
    .addCommand(exportCatalogCommand())
    .addCommand(shotListCommand())
    .addHelpText('after', examples('endcap catalog import catalog.csv --dry-run'))
