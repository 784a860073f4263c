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
  async create(file: Blob | ArrayBuffer | Uint8Array, options?: RequestOptions): Promise<Upload> {
    const type = typeName(file)
    // `instanceof` would reject the bytes of another realm, such as a frame.
    if (!ArrayBuffer.isView(file) && !/^(Blob|File|ArrayBuffer)$/.test(type))
      throw new TypeError(
        `uploads.create does not accept a value of type ${type}; pass the bytes as a Blob, ArrayBuffer or ` +
          "Uint8Array, such as await openAsBlob(path) of 'node:fs' or await blob(stream) of 'node:stream/consumers'",
      )
    // The body has no media type, because the service detects the format from the content.
    const body = new Blob([file as BlobPart])
    return this.send.request({ method: 'POST', path: ['uploads'], body }, options)
  }

  /** Uploads an image that the service downloads from an address. */
  fromUrl(imageUrl: string, options?: RequestOptions): Promise<Upload> {
    return this.send.request({ method: 'POST', path: ['uploads'], body: { image_url: imageUrl } }, options)
  }

  /** Reads an upload, with the facts of its image once a draft has had it analyzed. */
  get(uploadId: string, options?: RequestOptions): Promise<UploadState> {
    return this.send.request({ path: ['uploads', uploadId] }, options)
  }
}

const typeName = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)
