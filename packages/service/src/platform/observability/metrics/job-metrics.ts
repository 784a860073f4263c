import { Gauge, Histogram, type Registry } from 'prom-client'
import type { JobCensus } from '../job-census.ts'
import { SECONDS } from './buckets.ts'
import { collectFrom } from './collect-census.ts'

/** Each organization is a time series. */
const MAX_ORGANIZATIONS = 50

/** Creates the metrics of jobs. */
export function createJobMetrics(registers: Registry[]) {
  return {
    jobDuration: new Histogram({
      name: 'endcap_job_duration_seconds',
      help: 'Duration of job attempts, by outcome',
      labelNames: ['queue', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    jobWait: new Histogram({
      name: 'endcap_job_wait_seconds',
      help: 'Time a job waited in the queue',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    }),

    /** No values while `census` fails. */
    watchJobs: (census: () => Promise<JobCensus>) => watchJobs(registers, census),
  }
}

function watchJobs(registers: Registry[], census: () => Promise<JobCensus>): void {
  const asOfNow = collectFrom(census)
  const jobs: Gauge = new Gauge({
    name: 'endcap_jobs',
    help: 'Jobs by queue and state; dead jobs failed all their attempts',
    labelNames: ['queue', 'state'],
    registers,
    collect: asOfNow(({ queues }) => {
      for (const { queue, oldestWaitingS: _oldest, ...counts } of queues)
        for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
    }),
  })
  const oldest: Gauge = new Gauge({
    name: 'endcap_job_oldest_waiting_seconds',
    help: 'Time the longest waiting job has waited in the queue',
    labelNames: ['queue'],
    registers,
    collect: asOfNow(({ queues }) => {
      for (const { queue, oldestWaitingS } of queues) oldest.set({ queue }, oldestWaitingS)
    }),
  })
  const organizations: Gauge = new Gauge({
    name: 'endcap_organization_waiting_jobs',
    help: `Waiting jobs of the ${MAX_ORGANIZATIONS} organizations that have the most`,
    labelNames: ['organization'],
    registers,
    collect: asOfNow(({ waitingByOrganization }) => {
      const most = [...waitingByOrganization].toSorted(([, a], [, b]) => b - a)
      for (const [organization, count] of most.slice(0, MAX_ORGANIZATIONS))
        organizations.set({ organization }, count)
    }),
  })
}
