import type { DraftScore, ProductCategory, ProductRetailer, Upload } from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { Send } from './send.ts'
import type { RetailerOption } from './submissions.ts'

/** Image files that are sent to the service instead of being downloaded by it. */
export class Uploads {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Uploads an image file. The `url` of the result is accepted wherever a submission has an address of an image,
   * and its `upload_id` in drafts. Uploads that are not used are deleted after a day.
   */
  create(file: Blob | ArrayBuffer | Uint8Array, options?: RequestOptions): Promise<Upload> {
    // Without a type, because the service reads the format from the content.
    const body = new Blob([file as BlobPart])
    return this.#send.request({ method: 'POST', path: ['uploads'], body }, options)
  }
}

/** Drafts whose images have to be analyzed before they are scored. */
export class Drafts {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Reads the score of a draft. */
  get(draftId: string, options?: RequestOptions): Promise<DraftScore> {
    return this.#send.request({ path: ['drafts', draftId] }, options)
  }

  /** Polls until the status is `completed` or `failed`. */
  wait(draftId: string, options?: WaitOptions<DraftScore>): Promise<DraftScore> {
    return this.#send.wait({ path: ['drafts', draftId] }, options)
  }
}

/** Product categories that the organization may use. */
export class Categories {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Lists the categories of a retailer region. `q` selects those whose name contains a text. */
  list({
    retailer,
    q,
    ...options
  }: RetailerOption & { q?: string | undefined } & RequestOptions = {}): Promise<ProductCategory[]> {
    return this.#send.request({ path: ['product-categories'], query: { retailer, q } }, options)
  }
}

/** Retailer regions whose listings can be submitted. */
export class Retailers {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Lists all retailer regions. */
  list(options?: RequestOptions): Promise<ProductRetailer[]> {
    return this.#send.request({ path: ['product-retailers'] }, options)
  }
}
