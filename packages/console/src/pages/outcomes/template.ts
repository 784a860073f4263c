import { saveFile } from '../../data/save-file.ts'

/** Without a source: results of planned tests are found by that of a file. */
const LINES = [
  'test,arm,control,listing,market,pictures,from,to,impressions,clicks,orders,revenue,currency,kind',
  'Chips main image,old,true,B0DEMOCHP1,marketplace_us,old.jpg,2026-10-01,2026-10-31,160300,,4010,,,randomized',
  'Chips main image,new,false,B0DEMOCHP1,marketplace_us,new.jpg,2026-10-01,2026-10-31,161000,,4572,,,randomized',
]

/** Returns the file that the import takes, with an example of each arm. */
export const templateOf = (): string => `${LINES.join('\n')}\n`

/** Saves the file that the import takes. */
export const saveTemplate = (): void =>
  saveFile(new Blob([templateOf()], { type: 'text/csv' }), 'endcap-results.csv')
