import { Counter, Histogram, type Registry } from 'prom-client'
import { MILLISECONDS } from './buckets.ts'

/** Creates the metrics of requests. */
export function createHttpMetrics(registers: Registry[]) {
  return {
    requestDuration: new Histogram({
      name: 'endcap_http_request_duration_seconds',
      help: 'Duration of requests, by operation of the API description; "none" if no route matches',
      labelNames: ['method', 'operation', 'status'],
      buckets: MILLISECONDS,
      registers,
    }),
    refusedSubmissions: new Counter({
      name: 'endcap_refused_submissions_total',
      help: 'Submissions refused to limit the load: rate, backlog of the organization, or busy process',
      labelNames: ['reason'],
      registers,
    }),
  }
}
