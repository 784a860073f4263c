import type { ApiPromise } from '../api-promise.ts'
import type { NarrowedDraft } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Drafts whose images need analysis first. */
export class Drafts extends Resource {
  get(draftId: string, options?: RequestOptions): ApiPromise<NarrowedDraft> {
    return this.send.request({ path: ['drafts', draftId] }, options)
  }

  /** Polls until `completed` or `failed`. */
  wait(draftId: string, options?: WaitOptions<NarrowedDraft>): ApiPromise<NarrowedDraft> {
    return this.send.wait({ path: ['drafts', draftId] }, options)
  }
}
