import { MAX_UPLOAD_BYTES } from '@endcap/api'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { type FetchImages, refuseFailed, storeFetched } from './fetch-images.ts'
import { insertUpload, type Upload } from './upload-store.ts'

type Deps = { db: Db; files: StoredFiles; fetchImages: FetchImages }

/**
 * Creates the download of uploads, guarded like submissions.
 *
 * @throws DomainError EMPTY_IMAGE, IMAGE_DOWNLOAD_FAILED, IMAGE_UPLOAD_FAILED
 */
export function createFetchUpload({ db, files, fetchImages }: Deps) {
  return async function fetchUpload(
    organizationId: string,
    url: string,
    signal: AbortSignal,
  ): Promise<Upload> {
    const request = { organizationId, urls: [url], maxBytes: MAX_UPLOAD_BYTES, converts: true, signal }
    await using fetched = await fetchImages(request)
    const isEmpty = fetched.failed[0]?.reason === 'empty'
    refuseFailed(fetched.failed, isEmpty ? 'EMPTY_IMAGE' : 'IMAGE_DOWNLOAD_FAILED')
    const [image] = fetched.images
    if (!image) throw new Error('the download returned neither an image nor a failure')
    await storeFetched(files, organizationId, image)
    return await db.transaction().execute((trx) => insertUpload(trx, organizationId, image))
  }
}

export type FetchUpload = ReturnType<typeof createFetchUpload>
