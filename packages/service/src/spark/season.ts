import type { Season } from '@endcap/studio'

/** Storefronts' regions where July is winter. */
const SOUTHERN = new Set(['au', 'br', 'za'])
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']
const HALF_A_YEAR = 6

/** The meteorological season in which a shop of the region will show an image of that day. */
export function seasonAt(day: Date, region: string | null): Season {
  const month = day.getUTCMonth() + (SOUTHERN.has(region ?? '') ? HALF_A_YEAR : 0)
  // December begins the winter.
  return SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter'
}
