import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { unguardedOrigins } from '../config/config.ts'
import { createFetchImages } from '../domains/images/fetch-images.ts'
import { openOpinions } from '../domains/opinions/open-opinions.ts'
import { createAnalyzeImage } from '../domains/scoring/analyze-image.ts'
import { fillStoredFiles } from '../platform/blobs/fill-stored-files.ts'
import { removeExpiredRateLimits } from '../platform/db/rate-limit.ts'
import { removeKeptAnswers } from '../platform/http/idempotency.ts'
import { EVERY, type MaintenanceTask, startMaintenance } from '../platform/jobs/maintenance.ts'
import { MODULES } from './modules.ts'
import type { Parts, WorkDeps } from './parts.ts'
import { removeAbandonedFiles } from './remove-abandoned-files.ts'
import { createSubmissions, openDownloading } from './submissions.ts'

const RATE_LIMIT_CLEANUP_MS = 300_000

/** `resources` closes after the last job, `working` before the queue stops. */
type Opened = { resources: AsyncDisposableStack; working: AsyncDisposableStack }

/** Starts workers, background work and maintenance of all domains. */
export async function startWorkers(parts: Parts, { resources, working }: Opened): Promise<void> {
  const deps = openWorkDeps(parts, resources)
  for (const { workers } of MODULES)
    for (const start of (await workers?.(deps, resources)) ?? []) await start(parts.jobs)
  for (const { background } of MODULES) if (background) working.use(background(deps, resources))
  const tasks = MODULES.flatMap(({ maintenance }) => maintenance?.(deps) ?? [])
  working.use(startMaintenance([...tasks, ...platformTasks(parts)], parts.log))
}

function openWorkDeps(parts: Parts, opened: AsyncDisposableStack): WorkDeps {
  const { config } = parts
  // Also allows the origins of storefront stand-ins, which serve their images.
  const fetch = opened.adopt(
    createGuardedFetch({ ...config.fetch, allowedOrigins: unguardedOrigins(config) }),
    ({ close }) => close(),
  )
  const { db } = parts.database
  const downloading = openDownloading(parts, opened)
  return {
    ...parts,
    db,
    ...createSubmissions(parts, downloading),
    listingSource: downloading.listingSource,
    fetchListingOnce: downloading.fetchListingOnce,
    ...openOpinions({ ...parts, db, analyzeImage: createAnalyzeImage(parts) }),
    fetchListingImages: createFetchImages({ ...parts, fetch, baseUrl: config.auth.baseUrl }),
  }
}

/** Returns the maintenance tasks that belong to no domain. */
const platformTasks = ({ files, jobs, database, log, config }: Parts): MaintenanceTask[] => [
  {
    name: 'record the sizes of files of earlier releases',
    everyMs: EVERY.day,
    atStart: true,
    run: (signal) => fillStoredFiles(database.db, signal),
  },
  {
    name: 'remove unreferenced files',
    everyMs: EVERY.hour,
    run: (signal) => files.removeUnclaimed({ signal }),
  },
  {
    name: 'remove answers kept for repeated requests',
    everyMs: EVERY.hour,
    run: () => removeKeptAnswers(database.db),
  },
  {
    name: 'remove unfinished files of killed processes',
    everyMs: EVERY.hour,
    run: () => removeAbandonedFiles({ config, log }),
  },
  { name: 'reset virtual start times', everyMs: EVERY.hour, run: jobs.tidy },
  {
    name: 'remove expired rate limits',
    everyMs: RATE_LIMIT_CLEANUP_MS,
    run: () => removeExpiredRateLimits(database.pool),
  },
]
