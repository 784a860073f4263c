import type { DraftScore } from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Drafts whose images have to be analyzed before they are scored. */
export class Drafts extends Resource {
  /** Reads the score of a draft. */
  get(draftId: string, options?: RequestOptions): Promise<DraftScore> {
    return this.send.request({ path: ['drafts', draftId] }, options)
  }

  /** Polls until the status is `completed` or `failed`. */
  wait(draftId: string, options?: WaitOptions<DraftScore>): Promise<DraftScore> {
    return this.send.wait({ path: ['drafts', draftId] }, options)
  }
}
