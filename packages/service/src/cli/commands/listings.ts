import { Command } from 'commander'
import { exportListingsCommand } from './listings-export.ts'
import { importListingsCommand } from './listings-import.ts'
import { shotListCommand } from './listings-shot-list.ts'

/** Returns the command `endcap listings`. */
export const listingsCommand = (): Command =>
  new Command('listings')
    .description('stored listings')
    .addCommand(importListingsCommand())
    .addCommand(exportListingsCommand())
    .addCommand(shotListCommand())
