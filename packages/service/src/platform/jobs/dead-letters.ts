import type { Logger } from '@endcap/foundation/observability/log'
import { traced, traceOf } from '@endcap/foundation/observability/tracing'
import { jobFields } from './job-fields.ts'
import { failureReason } from './job-table/job-records.ts'
import type { Job } from './worker-loop.ts'

type OnDeadLetter = (payload: object, reason: string) => Promise<void>

/** Keeps dead-letter handlers by source queue. */
export function createDeadLetters(log: Logger) {
  const handlers = new Map<string, OnDeadLetter>()

  async function handle(job: Job): Promise<void> {
    const { data, sourceName, sourceOutput } = job
    const reason = failureReason(sourceOutput) ?? 'no reason was recorded'
    log.warn({ job: sourceName, ...jobFields(job), reason }, 'job dead-lettered after its last attempt')
    const onDeadLetter = handlers.get(sourceName ?? '')
    // Retried later, because the worker may not have started yet.
    if (!onDeadLetter) throw new Error(`no worker for jobs of ${sourceName} has started`)
    await onDeadLetter(data, reason)
  }

  return {
    register: (queue: string, handler: OnDeadLetter) => void handlers.set(queue, handler),
    handle: (job: Job): Promise<void> =>
      traced('job dead-lettered', { 'endcap.job_id': job.id }, () => handle(job), traceOf(job.data)),
  }
}
