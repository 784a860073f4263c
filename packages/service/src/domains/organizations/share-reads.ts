import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'

/** Reads of one process at a time. Far more than the database has connections for. */
const CONCURRENCY = 256
/** Reads at a time that several organizations share evenly, so that each waits for few of the others. */
const SHARED_CONCURRENCY = 4

/** Runs a read of an organization when its turn comes. */
export type ShareReads = <Result>(organizationId: string, read: () => Promise<Result>) => Promise<Result>

/**
 * Creates the limit of concurrent reads. An organization alone is not limited. While several are active,
 * they share a few places evenly, so that one with many pollers does not delay the polls of another.
 */
export function createShareReads(): ShareReads {
  const reads = createFairQueue({
    concurrency: CONCURRENCY,
    perKey: (active) => (active <= 1 ? CONCURRENCY : Math.max(1, Math.floor(SHARED_CONCURRENCY / active))),
  })
  return (organizationId, read) => reads.run(organizationId, read)
}
