import type { DraftScore, ProductCategory, ProductRetailer } from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { Upload } from '../types.ts'
import type { Send } from './send.ts'
import type { RetailerOption } from './submissions.ts'

/** Media types by the first byte of a file. The service checks the content itself. */
const TYPES: Record<number, string> = { 255: 'image/jpeg', 137: 'image/png', 82: 'image/webp' }

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
  async create(
    file: Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer>,
    options?: RequestOptions,
  ): Promise<Upload> {
    const body = file instanceof Blob ? file : new Blob([file])
    const [first = 0] = new Uint8Array(await body.slice(0, 1).arrayBuffer())
    const type = body.type || (TYPES[first] ?? 'application/octet-stream')
    return this.#send.request(
      { method: 'POST', path: ['uploads'], body, headers: { 'content-type': type } },
      options,
    )
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
