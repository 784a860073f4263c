import type { ApiPromise } from '../api-promise.ts'
import type { ImageExplanation, ImageSubmission, ImageVerdict, ImageVerdictResult } from '../contract.ts'
import type { NarrowedImage } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { ApiRequest, RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Images, submitted alone or as part of a listing. */
export class Images extends Resource {
  /** Submits an image. Each call creates an image, so it is repeated only if the service refused it. */
  submit(submission: ImageSubmission, options?: RequestOptions): ApiPromise<NarrowedImage> {
    return this.send.request(request(submission), options)
  }

  /** Reads the score of an image, which may belong to a listing. */
  get(imageId: string, options?: RequestOptions): ApiPromise<NarrowedImage> {
    return this.send.request({ path: ['images', imageId, 'score'] }, options)
  }

  /** Polls until the status is `scored` or `error`. */
  wait(imageId: string, options?: WaitOptions<NarrowedImage>): ApiPromise<NarrowedImage> {
    return this.send.wait({ path: ['images', imageId, 'score'] }, options)
  }

  /** Submits an image and polls until the status is `scored` or `error`. */
  submitAndWait(
    submission: ImageSubmission,
    options?: WaitOptions<NarrowedImage>,
  ): ApiPromise<NarrowedImage> {
    const next = ({ image_id }: NarrowedImage) => ['images', image_id, 'score']
    return this.send.wait(request(submission), options, next)
  }

  /** Explains the score of an image. */
  explanation(imageId: string, options?: RequestOptions): ApiPromise<ImageExplanation> {
    return this.send.request({ path: ['images', imageId, 'explanation'] }, options)
  }

  /** Keeps or rejects an image that Spark made. */
  setVerdict(imageId: string, body: ImageVerdict, options?: RequestOptions): ApiPromise<ImageVerdictResult> {
    return this.send.request({ method: 'PUT', path: ['images', imageId, 'verdict'], body }, options)
  }

  /** Deletes an image. Rejects with `EndcapError.Conflict` while a listing contains it. */
  delete(imageId: string, options?: RequestOptions): ApiPromise<void> {
    return this.send.request({ method: 'DELETE', path: ['images', imageId] }, options)
  }
}

const request = (body: ImageSubmission): ApiRequest => ({
  method: 'POST',
  path: ['images', 'score'],
  body,
  isRepeatable: false,
})
