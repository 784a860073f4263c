import type { FastifyPluginAsync } from 'fastify'
import { createResolveCategory } from '../domains/categories/resolve-category.ts'
import { createCancelImport } from '../domains/imports/cancel-import.ts'
import { createChangeMapping } from '../domains/imports/change-mapping.ts'
import { createCheckImportWorker } from '../domains/imports/check-import.job.ts'
import { CHECK_IMPORT, CHECK_LARGE_IMPORT, RUN_IMPORT } from '../domains/imports/jobs.ts'
import { cancelImportOperation } from '../domains/imports/operations/cancel-import.ts'
import { changeImportMappingOperation } from '../domains/imports/operations/change-import-mapping.ts'
import { createImportOperation } from '../domains/imports/operations/create-import.ts'
import { getFailedRowsOperation } from '../domains/imports/operations/get-failed-rows.ts'
import { getImportOperation } from '../domains/imports/operations/get-import.ts'
import { listImportRowsOperation } from '../domains/imports/operations/list-import-rows.ts'
import { listImportsOperation } from '../domains/imports/operations/list-imports.ts'
import { startImportOperation } from '../domains/imports/operations/start-import.ts'
import { createReceiveImport } from '../domains/imports/receive-import.ts'
import { createRunImportWorker } from '../domains/imports/run-import.job.ts'
import { createRunRow } from '../domains/imports/run-row.ts'
import { createStartImport } from '../domains/imports/start-import.ts'
import type { AdmitSubmission } from '../domains/organizations/admit-submission.ts'
import type { Db } from '../platform/db/database.ts'
import type { Parts } from './parts.ts'
import { createSubmissions, type Downloading } from './submissions.ts'

/** Slices of dry runs. The first of a file is short. Each may hold a whole file in memory. */
const FIRST_SLICE = { sliceMs: 1_000, concurrency: 2 }
const LATER_SLICES = { sliceMs: 20_000, concurrency: 1 }
/** Concurrent imports, one of each organization. */
const RUN_CONCURRENCY = 2

type Deps = Parts & { db: Db; admitSubmission: AdmitSubmission }

/** Returns the operations on imports. */
export function importOperations(deps: Deps): FastifyPluginAsync[] {
  const { maxBytes } = deps.config.imports
  return [
    createImportOperation({ ...deps, receiveImport: createReceiveImport({ ...deps, maxBytes }) }),
    listImportsOperation(deps),
    getImportOperation(deps),
    changeImportMappingOperation({ ...deps, changeMapping: createChangeMapping(deps) }),
    startImportOperation({ ...deps, startImport: createStartImport(deps) }),
    cancelImportOperation({ ...deps, cancelImport: createCancelImport(deps) }),
    listImportRowsOperation(deps),
    getFailedRowsOperation(deps),
  ]
}

/** Starts the workers of imports. */
export async function startImportWorkers(parts: Parts, downloading: Downloading): Promise<void> {
  const { jobs, config } = parts
  const deps = { ...parts, db: parts.database.db }
  const resolveCategory = createResolveCategory(parts)
  const checking = { ...deps, resolveCategory }
  await jobs.work(CHECK_IMPORT, createCheckImportWorker(checking, FIRST_SLICE))
  await jobs.work(CHECK_LARGE_IMPORT, createCheckImportWorker(checking, LATER_SLICES))
  const runRow = createRunRow({ ...deps, ...createSubmissions(parts, downloading) })
  // The other half stays for the organization's own submissions.
  const maxWaitingJobs = Math.ceil(config.backlog.waitingJobs / 2)
  await jobs.work(RUN_IMPORT, createRunImportWorker({ ...deps, runRow, maxWaitingJobs }, RUN_CONCURRENCY))
}
