import { Gauge, type Registry } from 'prom-client'
import { collectFrom } from './collect-census.ts'

/** Counts scored listings by release. */
export type UpgradeCensus = { listings: number; earlier: number }

/** Creates the metric of listings to rescore. */
export function createUpgradeMetrics(registers: Registry[]) {
  return {
    /** No value while `census` fails. */
    watchUpgrade(census: () => Promise<UpgradeCensus>): void {
      const gauge: Gauge<'release'> = new Gauge({
        name: 'endcap_scored_listings',
        help: 'Listings with a score, by the release that has scored them: this one or an earlier one',
        labelNames: ['release'],
        registers,
        collect: collectFrom(census)(({ listings, earlier }) => {
          gauge.set({ release: 'this' }, listings - earlier)
          gauge.set({ release: 'earlier' }, earlier)
        }),
      })
    },
  }
}
