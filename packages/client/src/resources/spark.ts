import type { ApiPromise } from '../api-promise.ts'
import type { SparkBatch, SparkBatchResult, SparkIdea } from '../contract.ts'
import type { NarrowedIdeas } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { ApiRequest, RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'
import type { Send } from './send.ts'

export class SparkRequests<
  Requested extends { result_url: string },
  Result extends { status: string },
> extends Resource {
  readonly #kind: 'images' | 'ideas'

  constructor(send: Send, kind: 'images' | 'ideas') {
    super(send)
    this.#kind = kind
  }

  /** Requests images or ideas. Returns an existing request in flight. */
  request(imageId: string, options?: RequestOptions): ApiPromise<Requested> {
    return this.send.request(this.#request(imageId), options)
  }

  /** Reads the result with new download URLs. */
  get(imageId: string, id: string, options?: RequestOptions): ApiPromise<Result> {
    return this.send.request({ path: ['images', imageId, 'spark', this.#kind, id] }, options)
  }

  /** Polls until `completed` or `failed`. */
  wait(imageId: string, id: string, options?: WaitOptions<Result>): ApiPromise<Result> {
    return this.send.wait({ path: ['images', imageId, 'spark', this.#kind, id] }, options)
  }

  /** Requests and polls until `completed` or `failed`. */
  requestAndWait(imageId: string, options?: WaitOptions<Result>): ApiPromise<Result> {
    return this.send.wait(this.#request(imageId), options, ({ result_url }: Requested) => result_url)
  }

  #request(imageId: string): ApiRequest {
    return { method: 'POST', path: ['images', imageId, 'spark', this.#kind] }
  }
}

/** Images and ideas that Spark makes from an image. */
export class Spark {
  readonly images: SparkRequests<SparkBatch, SparkBatchResult>
  readonly ideas: SparkRequests<SparkIdea, NarrowedIdeas>

  constructor(send: Send) {
    this.images = new SparkRequests(send, 'images')
    this.ideas = new SparkRequests(send, 'ideas')
  }
}
