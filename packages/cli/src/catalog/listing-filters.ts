import type { PdpStatisticsParams } from '@endcap/client'
import { CLASSIFICATIONS, type Classification } from '@endcap/scoring'
import { Option } from 'commander'
import { findCategoryId, scoreOf } from '../terminal/options.ts'

/** Filters of stored listings, as options. */
export type FilterOptions = {
  minScore?: number
  maxScore?: number
  retailer?: string
  category?: string
  missing?: Classification
  tag?: string
  search?: string
}

/** Returns the options that filter stored listings. */
export const filterOptions = (): Option[] => [
  new Option('--min-score <score>', 'listings with at least this score').argParser(scoreOf),
  new Option('--max-score <score>', 'listings with at most this score').argParser(scoreOf),
  new Option('--retailer <id>', 'listings of a retailer, e.g. walmart_us'),
  new Option('--category <path>', 'listings of a category and those below it'),
  new Option('--missing <type>', 'listings that lack an asset type, e.g. Lifestyle').choices(CLASSIFICATIONS),
  new Option('--tag <tag>', 'listings with a tag'),
  new Option('--search <text>', 'listings with a part of the name, id, ASIN or GTIN'),
]

/** Returns the filters for the API. @throws UsageError if there is no such category */
export function filtersOf(options: FilterOptions): PdpStatisticsParams {
  const categoryId = findCategoryId(options.category)
  return {
    scoreMin: options.minScore,
    scoreMax: options.maxScore,
    retailer: options.retailer,
    categoryId: categoryId ?? undefined,
    missing: options.missing,
    tag: options.tag,
    q: options.search,
  }
}
