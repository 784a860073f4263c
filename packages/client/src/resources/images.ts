import type { ApiPromise } from '../api-promise.ts'
import type { ImageExplanation, ImageSubmission, ImageVerdict, ImageVerdictResult } from '../contract.ts'
import type { NarrowedImage } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { ApiRequest, RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

export class Images extends Resource {
  /** Creates an image on each call. Retried only if refused. */
  submit(submission: ImageSubmission, options?: RequestOptions): ApiPromise<NarrowedImage> {
    return this.send.request(request(submission), options)
  }

  /** Reads a score, also of a listing's image. */
  get(imageId: string, options?: RequestOptions): ApiPromise<NarrowedImage> {
    return this.send.request({ path: ['images', imageId, 'score'] }, options)
  }

  /** Polls until `scored` or `error`. */
  wait(imageId: string, options?: WaitOptions<NarrowedImage>): ApiPromise<NarrowedImage> {
    return this.send.wait({ path: ['images', imageId, 'score'] }, options)
  }

  /** Submits an image and polls until `scored` or `error`. */
  submitAndWait(
    submission: ImageSubmission,
    options?: WaitOptions<NarrowedImage>,
  ): ApiPromise<NarrowedImage> {
    const next = ({ image_id }: NarrowedImage) => ['images', image_id, 'score']
    return this.send.wait(request(submission), options, next)
  }

  explanation(imageId: string, options?: RequestOptions): ApiPromise<ImageExplanation> {
    return this.send.request({ path: ['images', imageId, 'explanation'] }, options)
  }

  /** Keeps or rejects an image from Spark. */
  setVerdict(imageId: string, body: ImageVerdict, options?: RequestOptions): ApiPromise<ImageVerdictResult> {
    return this.send.request({ method: 'PUT', path: ['images', imageId, 'verdict'], body }, options)
  }

  /** Rejects with `EndcapError.Conflict` while a listing contains the image. */
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
