import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { ConsoleHealth } from '../domains/console/operations/get-health.ts'
import type { OrganizationStore } from '../domains/organizations/organization-store.ts'
import type { Database } from '../platform/db/database.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { BuildInfo } from '../platform/observability/build-info.ts'
import { examineRunning } from './examine-running.ts'
import type { Finding } from './finding.ts'

type Deps = {
  config: Config
  build: BuildInfo
  database: Database
  organizations: OrganizationStore
  jobs: Pick<JobQueue, 'census' | 'records'>
  queues: readonly string[]
}

const DEAD_LETTERS = 100
const LEVELS = { ok: 'ok', warning: 'warning', failed: 'error' } as const satisfies Record<
  Finding['status'],
  string
>
/** Fields of a job's payload that name what it is about, the most specific first. */
const SUBJECTS = ['pdpId', 'imageId', 'requestId', 'draftId', 'runId', 'sha256']

/** Creates the function that collects the state of the running service for the console. */
export function createReadHealth({ config, build, database, organizations, jobs, queues }: Deps) {
  return async function readHealth(): Promise<ConsoleHealth> {
    const names = new Map((await organizations.list()).map(({ id, name }) => [id, name]))
    const dead = await jobs.records.list({ state: 'dead', limit: DEAD_LETTERS })
    const findings: ConsoleHealth['findings'] = []
    for await (const { check, status, detail, advice } of examineRunning(config, database.db, queues))
      findings.push({ check, level: LEVELS[status], text: detail, advice })
    return {
      ...build,
      started_at: new Date(Date.now() - 1000 * process.uptime()).toISOString(),
      queues: (await jobs.census()).queues.map(({ queue, waiting, delayed, active, dead: failed }) => ({
        name: queue,
        waiting: waiting + delayed,
        active,
        failed,
      })),
      dead_letters: dead.map((job) => ({
        id: job.id,
        queue: job.queue,
        organization: names.get(job.organizationId ?? '') ?? null,
        subject: subjectOf(job.payload),
        error: job.reason,
        failed_at: job.diedAt?.toISOString() ?? null,
      })),
      findings,
      storage: await storageOf(config),
    }
  }
}

function subjectOf(payload: Record<string, unknown>): string | null {
  const found = SUBJECTS.map((name) => payload[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}

async function storageOf({ blobs, database }: Config): Promise<ConsoleHealth['storage']> {
  const kind = database.url === null ? 'embedded' : 'postgresql'
  if (blobs.kind === 's3')
    return { kind: 's3', place: blobs.bucket, free_bytes: null, total_bytes: null, database: kind }
  const { bavail, blocks, bsize } = await statfs(blobs.directory)
  return {
    kind: 'file',
    place: blobs.directory,
    free_bytes: bavail * bsize,
    total_bytes: blocks * bsize,
    database: kind,
  }
}
