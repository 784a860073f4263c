import type { Season } from '@endcap/studio'

/** Storefronts on the southern hemisphere. */
const SOUTHERN = new Set(['au', 'br', 'za'])
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']
const HALF_A_YEAR = 6

/** Returns the meteorological season of a storefront's region. */
export function seasonAt(day: Date, region: string | null): Season {
  const month = day.getUTCMonth() + (SOUTHERN.has(region ?? '') ? HALF_A_YEAR : 0)
  // Winter starts in December.
  return SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter'
}
