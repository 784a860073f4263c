import type { Upload } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Image files that are sent to the service instead of being downloaded by it. */
export class Uploads extends Resource {
  /**
   * Uploads an image file. The `url` of the result is accepted wherever a submission has the address of an image,
   * and its `upload_id` in drafts. Unused uploads are deleted after a day.
   */
  create(file: Blob | ArrayBuffer | Uint8Array, options?: RequestOptions): Promise<Upload> {
    // The body has no media type, because the service detects the format from the content.
    const body = new Blob([file as BlobPart])
    return this.send.request({ method: 'POST', path: ['uploads'], body }, options)
  }
}
