import { createSingleFlight } from '@endcap/foundation/concurrency/single-flight'
import { Lru } from 'toad-cache'
import { isTooSlow, readWithinLimit } from '../../../platform/db/bounded-read.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Figures of fewer PDPs take some ten milliseconds and are not cached. */
const MIN_KEPT_PDPS = 20_000
const KEPT_MS = 60_000
const MAX_KEPT = 1_000
/** Callers wait for a read that their own would repeat. */
const NEVER = new AbortController().signal

/** Computes missing figures by `read`. @throws DomainError QUERY_TOO_SLOW */
export type KeptFigures<Figures> = (key: string, read: (db: Db) => Promise<Figures>) => Promise<Figures>

/**
 * Caches figures over many PDPs for a minute. Keeps reads that took too long too, because the next one would
 * as well. `count` returns the number of PDPs.
 */
export function createKeptFigures<Figures>(
  db: Db,
  count: (figures: Figures) => number,
): KeptFigures<Figures> {
  const kept = new Lru<{ until: number; answer: () => Figures }>(MAX_KEPT)
  const flights = createSingleFlight<Figures>()

  async function compute(key: string, read: (db: Db) => Promise<Figures>): Promise<Figures> {
    const keep = (answer: () => Figures) => kept.set(key, { until: performance.now() + KEPT_MS, answer })
    try {
      const figures = await readWithinLimit(db, read)
      if (count(figures) >= MIN_KEPT_PDPS) keep(() => figures)
      return figures
    } catch (error) {
      if (isTooSlow(error))
        keep(() => {
          throw error
        })
      throw error
    }
  }

  return async (key, read) => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.answer()
    return flights(key, () => compute(key, read), NEVER)
  }
}
