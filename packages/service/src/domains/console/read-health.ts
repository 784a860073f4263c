import { statfs } from 'node:fs/promises'
import type { ServiceHealth } from '@endcap/api/admin'
import type { BlobConfig } from '@endcap/foundation/blobs/open-blobs'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { BuildInfo } from '../../platform/observability/build-info.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { presentDeadLetter } from './present-dead-letter.ts'

type Deps = {
  build: BuildInfo
  organizations: Pick<OrganizationStore, 'list'>
  jobs: Pick<JobQueue, 'census' | 'records'>
  /** Runs the doctor's checks on the running service. */
  examine: () => AsyncIterable<ServiceHealth['findings'][number]>
  blobs: BlobConfig
  hasEmbeddedDatabase: boolean
}

const DEAD_LETTERS = 100

/** Creates the reader of the service's state. */
export function createReadHealth({ build, organizations, jobs, examine, ...storage }: Deps) {
  return async function readHealth(): Promise<ServiceHealth> {
    const names = await organizations.list()
    const dead = await jobs.records.list({ state: 'dead', limit: DEAD_LETTERS })
    const findings: ServiceHealth['findings'] = []
    for await (const finding of examine()) findings.push(finding)
    return {
      ...build,
      started_at: new Date(Date.now() - 1000 * process.uptime()).toISOString(),
      queues: (await jobs.census()).queues.map(({ queue, waiting, delayed, active, dead: failed }) => ({
        name: queue,
        waiting: waiting + delayed,
        active,
        failed,
      })),
      dead_letters: dead.map((job) => presentDeadLetter(job, names)),
      findings,
      storage: await storageOf(storage),
    }
  }
}

export type ReadHealth = ReturnType<typeof createReadHealth>

async function storageOf({
  blobs,
  hasEmbeddedDatabase,
}: Pick<Deps, 'blobs' | 'hasEmbeddedDatabase'>): Promise<ServiceHealth['storage']> {
  const database = hasEmbeddedDatabase ? 'embedded' : 'postgresql'
  if (blobs.kind === 's3')
    return { kind: 's3', place: blobs.bucket, free_bytes: null, total_bytes: null, database }
  const { bavail, blocks, bsize } = await statfs(blobs.directory)
  return {
    kind: 'file',
    place: blobs.directory,
    free_bytes: bavail * bsize,
    total_bytes: blocks * bsize,
    database,
  }
}
