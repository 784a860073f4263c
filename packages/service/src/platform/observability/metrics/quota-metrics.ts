import { Gauge, type Registry } from 'prom-client'
import { collectFrom } from './collect-census.ts'

type Usage = { organization_id: string; quota: string; used: number; allowed: number }

/** Each organization and quota is a time series. */
const MAX_SERIES = 20

/** Creates the metrics of quotas. */
export function createQuotaMetrics(registers: Registry[]) {
  return {
    /** No values while `usage` fails. */
    watchQuotas(usage: () => Promise<readonly Usage[]>): void {
      const gauge: Gauge = new Gauge({
        name: 'endcap_organization_quota_used_ratio',
        help: `Share of a quota that an organization has used, of the ${MAX_SERIES} highest`,
        labelNames: ['organization', 'quota'],
        registers,
        collect: collectFrom(usage)((all) => {
          const ratios = all.map(({ organization_id: organization, quota, used, allowed }) => ({
            labels: { organization, quota },
            ratio: used / allowed,
          }))
          for (const { labels, ratio } of ratios.toSorted((a, b) => b.ratio - a.ratio).slice(0, MAX_SERIES))
            gauge.set(labels, ratio)
        }),
      })
    },
  }
}
