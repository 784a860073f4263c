const REASONS = ['empty', 'unsupported_type', 'corrupt_image', 'too_many_pixels'] as const

export type ImageErrorReason = (typeof REASONS)[number]

/** Returns whether a text is the reason of an ImageError. */
export const isImageErrorReason = (text: string): text is ImageErrorReason =>
  REASONS.some((reason) => reason === text)

/** Reports unusable image bytes. `message` may be shown to API clients. */
export class ImageError extends Error {
  readonly reason: ImageErrorReason
  constructor(reason: ImageErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImageError'
    this.reason = reason
  }
}
