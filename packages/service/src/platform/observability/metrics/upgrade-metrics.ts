import { Gauge, type Registry } from 'prom-client'
import { collectFrom } from './collect-census.ts'

/** Numbers of scored listings by the release that has scored them. */
export type UpgradeCensus = { listings: number; earlier: number }

/** Creates the metric of listings that this release has still to score. */
export function createUpgradeMetrics(registers: Registry[]) {
  return {
    /** Adds the gauge of listings by release, which has no value while `census` fails. */
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
