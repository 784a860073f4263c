export type ImageErrorReason = 'empty' | 'unsupported_type' | 'corrupt_image' | 'too_many_pixels'

/** Reports unusable image bytes. `message` may be shown to API clients. */
export class ImageError extends Error {
  readonly reason: ImageErrorReason
  constructor(reason: ImageErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImageError'
    this.reason = reason
  }
}
