import type {
  ImageExplanation,
  ImageScore,
  ImageSubmission,
  ImageVerdict,
  ImageVerdictResult,
} from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Images, submitted alone or as part of a listing. */
export class Images extends Resource {
  /** Submits an image. Each call creates an image, so it is repeated only if the service refused it. */
  submit(submission: ImageSubmission, options?: RequestOptions): Promise<ImageScore> {
    return this.send.request(
      { method: 'POST', path: ['images', 'score'], body: submission, isRepeatable: false },
      options,
    )
  }

  /** Reads the score of an image, which may belong to a listing. */
  get(imageId: string, options?: RequestOptions): Promise<ImageScore> {
    return this.send.request({ path: ['images', imageId, 'score'] }, options)
  }

  /** Polls until the status is `scored` or `error`. */
  wait(imageId: string, options?: WaitOptions<ImageScore>): Promise<ImageScore> {
    return this.send.wait({ path: ['images', imageId, 'score'] }, options)
  }

  /** Submits an image and polls until the status is `scored` or `error`. */
  async submitAndWait(submission: ImageSubmission, options?: WaitOptions<ImageScore>): Promise<ImageScore> {
    const { image_id } = await this.submit(submission, options)
    return this.wait(image_id, options)
  }

  /** Explains the score of an image. */
  explanation(imageId: string, options?: RequestOptions): Promise<ImageExplanation> {
    return this.send.request({ path: ['images', imageId, 'explanation'] }, options)
  }

  /** Keeps or rejects an image that Spark made. */
  setVerdict(imageId: string, body: ImageVerdict, options?: RequestOptions): Promise<ImageVerdictResult> {
    return this.send.request({ method: 'PUT', path: ['images', imageId, 'verdict'], body }, options)
  }

  /** Deletes an image. Rejects with `EndcapError.Conflict` while a listing contains it. */
  delete(imageId: string, options?: RequestOptions): Promise<void> {
    return this.send.request({ method: 'DELETE', path: ['images', imageId] }, options)
  }
}
