import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConvertedWorkbook, checkBaseUrl, type Detection, detectCatalog } from '@endcap/catalog-files'
import { hashFile } from '@endcap/foundation/disk/hash-file'
import { DiskError, type DownloadedFile, saveBody } from '@endcap/foundation/net/save-body'
import { v7 as uuidV7 } from 'uuid'
import { claimFiles, type StoredFiles } from '../../platform/blobs/stored-files.ts'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { limitedBody, type StreamedBody } from '../../platform/http/limited-body.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { makeDownloadFolder } from '../images/download-folder.ts'
import type { LocalFile } from '../images/prepare-image.ts'
import type { Quota } from '../organizations/quota.ts'
import { asRefusal, readHead } from './catalog-head.ts'
import { convertInProcess, isWorkbookFile } from './convert-workbook.ts'
import type { CatalogImport, ImportDefaults } from './import.ts'
import { findSameImport, identityOf, insertImport, ownImport } from './import-store.ts'
import { CHECK_IMPORT } from './jobs.ts'
import { startLocked } from './start-import.ts'

type Deps = { db: Db; files: StoredFiles; quota: Pick<Quota, 'admit'>; jobs: JobQueue; maxBytes: number }

export type ReceiveRequest = {
  organizationId: string
  body: StreamedBody
  filename: string | null
  defaults: ImportDefaults
  reading: ReadingChoice
  startsWhenReady: boolean
  signal: AbortSignal
}

export type ReadingChoice = {
  encoding?: string | undefined
  sheet?: string | undefined
  imageBaseUrl?: string | undefined
}

export type Received = { found: CatalogImport; isNew: boolean }

/**
 * Creates the reception of catalog files. Streams to disk, recognizes the file by its beginning, and stores
 * the import with its dry-run job in one transaction. The same file, mapping and defaults are the same import
 * for a day.
 *
 * @throws DomainError INVALID_IMPORT_FILE, PAYLOAD_TOO_LARGE, FILE_NOT_STORED, QUOTA_EXCEEDED
 */
export function createReceiveImport({ db, files, quota, jobs, maxBytes }: Deps) {
  return async function receiveImport(request: ReceiveRequest): Promise<Received> {
    const { organizationId, body, signal } = request
    await quota.admit(organizationId, 'import_bytes', 0)
    await using folder = await makeDownloadFolder().catch((error: unknown) => {
      throw notStored(error)
    })
    const received = join(folder.path, 'catalog')
    const chunks = limitedBody(body, { maxBytes, what: 'file' })
    const saved = await onDisk(saveBody(received, chunks))
    await quota.admit(organizationId, 'import_bytes', saved.byteLength)
    const { path, sha256, byteLength, workbook } = await asText({ ...saved, path: received }, request)
    const detection = await recognize(path, { ...request, workbook })
    await files.keep({ organizationId, sha256 }, { path, byteLength }, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      throw isDatabaseUnavailable(error) || error instanceof DomainError ? error : notStored(error)
    })
    const file = { sha256, byteLength }
    return await db.transaction().execute((trx) => store(trx, jobs, { ...request, file, detection }))
  }
}

export type ReceiveImport = ReturnType<typeof createReceiveImport>

type TextFile = LocalFile & { workbook?: ConvertedWorkbook | undefined }

/** Converts a workbook's sheet to CSV, or returns the file. @throws DomainError INVALID_IMPORT_FILE */
async function asText(file: LocalFile, { reading, signal }: ReceiveRequest): Promise<TextFile> {
  if (!(await isWorkbookFile(file.path))) return file
  const path = `${file.path}.csv`
  const workbook = await convertInProcess({ from: file.path, to: path, sheet: reading.sheet }, signal)
  const { size: byteLength } = await stat(path)
  return { path, byteLength, sha256: await hashFile(path), workbook }
}

async function recognize(
  path: string,
  { filename, reading, workbook }: ReceiveRequest & Pick<TextFile, 'workbook'>,
): Promise<Detection> {
  try {
    const { encoding, imageBaseUrl } = reading
    const name = workbook ? undefined : (filename ?? undefined)
    const detection = detectCatalog(await readHead(path), name, { encoding, workbook })
    if (imageBaseUrl === undefined) return detection
    const mapping = { ...detection.mapping, image_base_url: checkBaseUrl(imageBaseUrl) }
    return { ...detection, mapping }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof DiskError ? notStored(error) : error
  }
}

async function store(
  trx: Db,
  jobs: JobQueue,
  request: ReceiveRequest & { file: DownloadedFile; detection: Detection },
): Promise<Received> {
  const { organizationId, file, detection, defaults, filename, startsWhenReady } = request
  // Locks the content, so the second of two requests with the same file finds the first import.
  await claimFiles(trx, organizationId, [file.sha256])
  const identity = identityOf(file.sha256, detection.mapping, defaults)
  const same = await findSameImport(trx, organizationId, { sha256: file.sha256, identity })
  if (same) {
    if (startsWhenReady && same.status !== 'invalid') await startLocked(trx, jobs, same)
    return { found: await ownImport(trx, organizationId, same.id), isNew: false }
  }
  const created = await insertImport(trx, {
    id: uuidV7(),
    organizationId,
    file: { ...file, filename },
    detection,
    defaults,
    startsWhenReady,
  })
  const owner = { organizationId, urgency: 'submission' } as const
  await jobs.enqueue(trx, CHECK_IMPORT, [{ importId: created.id }], owner)
  return { found: created, isNew: true }
}

/** Returns the error for failed local or object storage. */
const notStored = (cause: unknown): DomainError =>
  new DomainError('FILE_NOT_STORED', 'the file could not be stored; try again', { cause })
