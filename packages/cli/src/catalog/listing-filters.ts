import type { PdpStatisticsParams } from '@endcap/client'
import { CLASSIFICATIONS, type Classification } from '@endcap/scoring'
import { Option } from 'commander'
import { findCategoryId, scoreOf } from '../terminal/options.ts'
import { say } from '../terminal/say.ts'

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
  new Option('--min-score <score>', say('cli.common.min_score')).argParser(scoreOf),
  new Option('--max-score <score>', say('cli.common.max_score')).argParser(scoreOf),
  new Option('--retailer <id>', say('cli.common.listings_of_retailer')),
  new Option('--category <path>', say('cli.common.listings_of_category')),
  new Option('--missing <type>', say('cli.catalog.option_missing')).choices(CLASSIFICATIONS),
  new Option('--tag <tag>', say('cli.common.listings_with_tag')),
  new Option('--search <text>', say('cli.catalog.option_search')),
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
