import { type ApiPromise, type ApiResponse, apiPromise } from '../api-promise.ts'
import type { Upload, UploadState } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Image files sent to the service. */
export class Uploads extends Resource {
  /**
   * Uploads an image. Submissions accept its `url`, drafts its `upload_id`. Deleted after a day unless used.
   *
   * @throws TypeError unless `file` is bytes, such as for a path or stream
   */
  create(file: Blob | ArrayBuffer | Uint8Array, options?: RequestOptions): ApiPromise<Upload> {
    return apiPromise(this.#create(file, options))
  }

  async #create(file: object, options?: RequestOptions): Promise<ApiResponse<Upload>> {
    const kind = Object.prototype.toString.call(file).slice(8, -1)
    // `instanceof` would reject another realm, such as a frame.
    if (!ArrayBuffer.isView(file) && !/^(Blob|File|ArrayBuffer)$/.test(kind))
      throw new TypeError(
        `uploads.create cannot send ${kind}; pass a Blob or bytes, ` +
          "such as openAsBlob(path) of 'node:fs'",
      )
    // The service detects formats, but only allows large TIFFs if declared.
    const { type = '' } = file as Partial<Blob>
    const body = new Blob([file as BlobPart], { type: type.startsWith('image') ? type : '' })
    return this.send.request<Upload>({ method: 'POST', path: ['uploads'], body }, options).withResponse()
  }

  /** Uploads an image that the service downloads. */
  fromUrl(imageUrl: string, options?: RequestOptions): ApiPromise<Upload> {
    return this.send.request(
      { method: 'POST', path: ['uploads', 'by-url'], body: { image_url: imageUrl } },
      options,
    )
  }

  /** Reads an upload, with facts once a draft analyzed it. */
  get(uploadId: string, options?: RequestOptions): ApiPromise<UploadState> {
    return this.send.request({ path: ['uploads', uploadId] }, options)
  }
}
