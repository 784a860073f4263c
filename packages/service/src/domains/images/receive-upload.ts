import { join } from 'node:path'
import { MAX_UPLOAD_BYTES } from '@endcap/api'
import { DiskError, saveBody } from '@endcap/foundation/net/save-body'
import { ImageError } from '@endcap/vision'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { limitedBody, type StreamedBody } from '../../platform/http/limited-body.ts'
import type { Quota } from '../organizations/quota.ts'
import type { VerifyImage } from './decode-images.ts'
import { makeDownloadFolder, notStored } from './download-folder.ts'
import { storeFetched } from './fetch-images.ts'
import { insertUpload, type Upload } from './upload-store.ts'

type Deps = { db: Db; files: StoredFiles; quota: Pick<Quota, 'admit'>; verifyImage: VerifyImage }

const LIMIT = { maxBytes: MAX_UPLOAD_BYTES, what: 'upload' }

/**
 * Creates the reception of uploads. The body is written to the local disk as it arrives, and is verified like a
 * downloaded image before it is stored.
 *
 * @throws DomainError EMPTY_IMAGE, INVALID_IMAGE, PAYLOAD_TOO_LARGE, IMAGE_UPLOAD_FAILED, QUOTA_EXCEEDED
 */
export function createReceiveUpload({ db, files, quota, verifyImage }: Deps) {
  return async function receiveUpload(
    organizationId: string,
    body: StreamedBody,
    signal: AbortSignal,
  ): Promise<Upload> {
    await using folder = await makeDownloadFolder()
    const path = join(folder.path, 'upload')
    try {
      const { sha256, byteLength } = await saveBody(path, limitedBody(body, LIMIT))
      await quota.admit(organizationId, 'upload_bytes', byteLength)
      const file = await verifyImage(path, { organizationId, signal })
      await storeFetched(files, organizationId, { sha256, path, file })
      return await db.transaction().execute((trx) => insertUpload(trx, organizationId, { sha256, file }))
    } catch (error) {
      throw error instanceof DiskError ? notStored(error) : asRefusal(error)
    }
  }
}

export type ReceiveUpload = ReturnType<typeof createReceiveUpload>

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ImageError)) return error
  const { reason, message } = error
  return reason === 'empty'
    ? new DomainError('EMPTY_IMAGE', 'the upload is empty')
    : new DomainError('INVALID_IMAGE', message, { extra: { reason } })
}
