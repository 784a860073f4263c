import { Command } from 'commander'
import { importListingsCommand } from './listings-import.ts'

/** Returns the command `endcap listings`. */
export const listingsCommand = (): Command =>
  new Command('listings').description('stored listings').addCommand(importListingsCommand())
