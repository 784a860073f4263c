import type { ApiPromise } from '../api-promise.ts'
import type {
  FixRequest,
  ImageExplanation,
  ImageFix,
  ImageSubmission,
  ImageVerdict,
  ImageVerdictResult,
  Picture,
  PictureListParams,
  RequestedFix,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
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

  /** Lists stored pictures. Iterate, or call `page`. `like` returns the most similar ones. */
  list(params?: Omit<PictureListParams, 'cursor'>, options?: RequestOptions): List<Picture> {
    return new List((cursor) =>
      this.send.request<Page<Picture>>({ path: ['images'], query: { ...params, cursor } }, options),
    )
  }

  /** Requests a crop or a white background. Returns an existing one. */
  fix(imageId: string, request: FixRequest, options?: RequestOptions): ApiPromise<RequestedFix> {
    return this.send.request(fixRequest(imageId, request), options)
  }

  /** Requests a crop or a white background, and polls until `completed` or `failed`. */
  fixAndWait(imageId: string, request: FixRequest, options?: WaitOptions<ImageFix>): ApiPromise<ImageFix> {
    return this.send.wait(fixRequest(imageId, request), options, ({ result_url }: RequestedFix) => result_url)
  }

  /** Reads a fix with the image that it made. */
  getFix(imageId: string, fixId: string, options?: RequestOptions): ApiPromise<ImageFix> {
    return this.send.request({ path: ['images', imageId, 'fixes', fixId] }, options)
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

const fixRequest = (imageId: string, body: FixRequest): ApiRequest => ({
  method: 'POST',
  path: ['images', imageId, 'fixes'],
  body,
})

const request = (body: ImageSubmission): ApiRequest => ({
  method: 'POST',
  path: ['images', 'score'],
  body,
  isRepeatable: false,
})
