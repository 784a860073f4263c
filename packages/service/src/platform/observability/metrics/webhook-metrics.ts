import { Gauge, type Registry } from 'prom-client'
import type { WebhookCensus } from '../webhook-census.ts'
import { collectFrom } from './collect-census.ts'

/** Creates the metrics of webhooks. */
export function createWebhookMetrics(registers: Registry[]) {
  return {
    /** No values while `census` fails. */
    watchWebhooks(census: () => Promise<WebhookCensus>): void {
      const asOfNow = collectFrom(census)
      const endpoints: Gauge = new Gauge({
        name: 'endcap_webhook_endpoints',
        help: 'Webhook endpoints by state; the last attempt to a failing endpoint has failed',
        labelNames: ['state'],
        registers,
        collect: asOfNow((now) => {
          for (const [state, count] of Object.entries(now.endpoints)) endpoints.set({ state }, count)
        }),
      })
      const pending: Gauge = new Gauge({
        name: 'endcap_webhook_pending_deliveries',
        help: 'Deliveries to enabled webhook endpoints that are still to be attempted',
        registers,
        collect: asOfNow((now) => pending.set(now.pending)),
      })
      const oldest: Gauge = new Gauge({
        name: 'endcap_webhook_oldest_due_seconds',
        help: 'Time the longest waiting delivery to a working webhook endpoint could have been attempted',
        registers,
        collect: asOfNow((now) => oldest.set(now.oldestDueS)),
      })
    },
  }
}
