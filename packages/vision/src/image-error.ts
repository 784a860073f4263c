export type ImageErrorReason = 'empty' | 'unsupported_type' | 'corrupt_image' | 'too_many_pixels'

/** The bytes are not an image that can be looked at. `message` is fit for the caller's eyes. */
export class ImageError extends Error {
  readonly reason: ImageErrorReason
  constructor(reason: ImageErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImageError'
    this.reason = reason
  }
}
