import { type ApiPromise, type ApiResponse, apiPromise } from '../api-promise.ts'
import type { Upload, UploadState } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Image files that are sent to the service instead of being downloaded by it. */
export class Uploads extends Resource {
  /**
   * Uploads an image file. The `url` of the result is accepted wherever a submission has the address of an image,
   * and its `upload_id` in drafts. Unused uploads are deleted after a day.
   *
   * @throws TypeError if `file` is not bytes but, for example, a path or a stream
   */
  create(file: Blob | ArrayBuffer | Uint8Array, options?: RequestOptions): ApiPromise<Upload> {
    return apiPromise(this.#create(file, options))
  }

  async #create(file: object, options?: RequestOptions): Promise<ApiResponse<Upload>> {
    const kind = Object.prototype.toString.call(file).slice(8, -1)
    // `instanceof` would reject the bytes of another realm, such as a frame.
    if (!ArrayBuffer.isView(file) && !/^(Blob|File|ArrayBuffer)$/.test(kind))
      throw new TypeError(
        `uploads.create cannot send ${kind}; pass a Blob or bytes, ` +
          "such as openAsBlob(path) of 'node:fs'",
      )
    // The service detects the format from the content, but lets a TIFF file be larger only if it is declared.
    const { type = '' } = file as Partial<Blob>
    const body = new Blob([file as BlobPart], { type: type.startsWith('image') ? type : '' })
    return this.send.request<Upload>({ method: 'POST', path: ['uploads'], body }, options).withResponse()
  }

  /** Uploads an image that the service downloads from an address. */
  fromUrl(imageUrl: string, options?: RequestOptions): ApiPromise<Upload> {
    return this.send.request(
      { method: 'POST', path: ['uploads', 'by-url'], body: { image_url: imageUrl } },
      options,
    )
  }

  /** Reads an upload, with the facts of its image once a draft has had it analyzed. */
  get(uploadId: string, options?: RequestOptions): ApiPromise<UploadState> {
    return this.send.request({ path: ['uploads', uploadId] }, options)
  }
}
