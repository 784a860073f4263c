import { join } from 'node:path'
import { MAX_ORIGINAL_BYTES, MAX_UPLOAD_BYTES } from '@endcap/api'
import { ImageError } from '@endcap/eye'
import { DiskError, saveBody } from '@endcap/foundation/net/save-body'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { limitedBody, type StreamedBody } from '../../platform/http/limited-body.ts'
import type { Quota } from '../organizations/quota.ts'
import { makeDownloadFolder, notStored } from './download-folder.ts'
import { storeFetched } from './fetch-images.ts'
import type { PrepareImage } from './prepare-image.ts'
import { insertUpload, type Upload } from './upload-store.ts'

type Deps = {
  db: Db
  files: StoredFiles
  quota: Pick<Quota, 'admit'>
  prepareImage: PrepareImage
}

/** `mayBeLarge` is true for declared formats that are converted. */
export type UploadBody = StreamedBody & { mayBeLarge: boolean }

/**
 * Creates the reception of uploads. Streams to disk, converts TIFF and AVIF, and verifies before storing an
 * image with its original.
 *
 * @throws DomainError EMPTY_IMAGE, INVALID_IMAGE, PAYLOAD_TOO_LARGE, IMAGE_UPLOAD_FAILED, QUOTA_EXCEEDED
 */
export function createReceiveUpload({ db, files, quota, prepareImage }: Deps) {
  return async function receiveUpload(
    organizationId: string,
    { mayBeLarge, ...body }: UploadBody,
    signal: AbortSignal,
  ): Promise<Upload> {
    await using folder = await makeDownloadFolder()
    const path = join(folder.path, 'upload')
    const maxBytes = mayBeLarge ? MAX_ORIGINAL_BYTES : MAX_UPLOAD_BYTES
    try {
      const received = await saveBody(path, limitedBody(body, { maxBytes, what: 'upload' }))
      await quota.admit(organizationId, 'upload_bytes', received.byteLength)
      const image = await prepareImage({ ...received, path }, { organizationId, converts: true, signal })
      if (image.file.byteLength > MAX_UPLOAD_BYTES) throw tooLarge()
      await storeFetched(files, organizationId, image)
      return await db.transaction().execute((trx) => insertUpload(trx, organizationId, image))
    } catch (error) {
      throw error instanceof DiskError ? notStored(error) : asRefusal(error)
    }
  }
}

const tooLarge = (): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', `the image is larger than ${MAX_UPLOAD_BYTES / 1e6} MB`)

export type ReceiveUpload = ReturnType<typeof createReceiveUpload>

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ImageError)) return error
  const { reason, message } = error
  return reason === 'empty'
    ? new DomainError('EMPTY_IMAGE', 'the upload is empty')
    : new DomainError('INVALID_IMAGE', message, { extra: { reason } })
}
