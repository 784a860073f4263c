import type { RivalComparison, RivalSetSummary } from '@endcap/client'
import { exactTime } from '../../words/numbers.ts'
import { say, writer } from '../../words/say.ts'

/** Returns a place as an ordinal, such as `19th`. */
export function ordinal(place: number): string {
  const rank = Math.round(place)
  const kind = new Intl.PluralRules(writer().language, { type: 'ordinal' }).select(rank)
  return say('console.rivals.ordinal', { rank, kind })
}

/** Says how many rivals of a set were read, and how many wait. */
export const readText = ({ read, rivals, reading }: RivalSetSummary): string =>
  say('console.rivals.read_of', { read, count: rivals }) +
  (reading > 0 ? ` · ${say('console.rivals.reading', { count: reading })}` : '')

/** Returns when pages were read last. */
export const readAtText = ({ read_at: read }: RivalSetSummary): string =>
  read === null
    ? say('console.rivals.not_read_yet')
    : say('console.rivals.read_at', { time: exactTime(read) })

type Shelf = NonNullable<RivalComparison['shelf']>

/** Returns true in the last third. */
export const isHardToFind = ({ now, of }: Shelf): boolean => now.rank > (2 * of) / 3

/** Says how soon the main image is found, as the title of the page. */
export function verdictText({ shelf, read, shelf_needs: needs }: RivalComparison): string {
  if (needs !== null) return say('console.rivals.too_few', { count: read, needs })
  if (shelf === null) return say('console.rivals.no_main')
  const count = shelf.of - 1
  if (isHardToFind(shelf)) return say('console.rivals.hard_to_find', { count })
  return say(shelf.now.rank <= shelf.of / 3 ? 'console.rivals.found_soon' : 'console.rivals.found_between', {
    count,
  })
}
