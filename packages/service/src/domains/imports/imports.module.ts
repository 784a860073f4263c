import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import { createResolveCategory } from '../categories/resolve-category.ts'
import { assign, defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import type { Quota } from '../organizations/quota.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { ApplySubmission } from '../pdps/submission/apply-submission.ts'
import type { SubmitAsin } from '../pdps/submission/submit-asin.ts'
import { createCancelImport } from './cancel-import.ts'
import { createChangeMapping } from './change-mapping.ts'
import { createCheckImportWorker } from './check-import.job.ts'
import { CHECK_IMPORT, CHECK_LARGE_IMPORT, RUN_IMPORT } from './jobs.ts'
import { getFailedRowsOperation, listImportRowsOperation } from './operations/import-rows.ts'
import {
  cancelImportOperation,
  changeImportMappingOperation,
  createImportOperation,
  getImportOperation,
  listImportsOperation,
  startImportOperation,
} from './operations/imports.ts'
import { createReceiveImport } from './receive-import.ts'
import { removeExpiredImports } from './remove-expired-imports.ts'
import { createRunImportWorker } from './run-import.job.ts'
import { createRunRow } from './run-row.ts'
import { createStartImport } from './start-import.ts'

/** Slices of dry runs. The first of a file is short. Each may hold a whole file in memory. */
const FIRST_SLICE = { sliceMs: 1_000, concurrency: 2 }
const LATER_SLICES = { sliceMs: 20_000, concurrency: 1 }
/** One import per organization. */
const RUN_CONCURRENCY = 2

type RequestDeps = {
  config: { imports: { maxBytes: number } }
  db: Db
  blobs: BlobStore
  files: StoredFiles
  jobs: JobQueue
  organizations: OrganizationStore
  quota: Quota
  admitSubmission: AdmitSubmission
}
type WorkDeps = {
  config: { backlog: { waitingJobs: number } }
  db: Db
  blobs: BlobStore
  categories: CategoryStore
  jobs: JobQueue
  organizations: OrganizationStore
  pdps: PdpStore
  applySubmission: ApplySubmission
  submitAsin: SubmitAsin
  log: Logger
}

export const importsModule = defineModule({
  name: 'imports',
  operations(parts: RequestDeps) {
    const { maxBytes } = parts.config.imports
    const deps = {
      ...parts,
      receiveImport: createReceiveImport({ ...parts, maxBytes }),
      changeMapping: createChangeMapping(parts),
      startImport: createStartImport(parts),
      cancelImport: createCancelImport(parts),
    }
    return [
      createImportOperation(deps),
      listImportsOperation(deps),
      getImportOperation(deps),
      changeImportMappingOperation(deps),
      startImportOperation(deps),
      cancelImportOperation(deps),
      listImportRowsOperation(deps),
      getFailedRowsOperation(deps),
    ]
  },
  jobTypes: [CHECK_IMPORT, CHECK_LARGE_IMPORT, RUN_IMPORT],
  workers(deps: WorkDeps) {
    const checking = { ...deps, resolveCategory: createResolveCategory(deps) }
    // The other half stays for the organization's own submissions.
    const maxWaitingJobs = Math.ceil(deps.config.backlog.waitingJobs / 2)
    const running = { ...deps, runRow: createRunRow(deps), maxWaitingJobs }
    return [
      assign(CHECK_IMPORT, createCheckImportWorker(checking, FIRST_SLICE)),
      assign(CHECK_LARGE_IMPORT, createCheckImportWorker(checking, LATER_SLICES)),
      assign(RUN_IMPORT, createRunImportWorker(running, RUN_CONCURRENCY)),
    ]
  },
  maintenance: ({ db }: WorkDeps) => [
    {
      name: 'remove expired imports',
      everyMs: EVERY.hour,
      run: (signal) => removeExpiredImports(db, signal),
    },
  ],
})
