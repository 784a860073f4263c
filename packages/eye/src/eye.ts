import type { ImageFacts } from '@endcap/scoring'

/** Interleaved 8-bit sRGB: `data.length === width * height * 3`. */
export type Rgb = { data: Uint8Array; width: number; height: number }

/** One value per pixel, row by row. Masks are 0–1. */
export type Plane = { data: Float32Array; width: number; height: number }

/**
 * The mask of the product (0–1, with the frame squeezed to the size of the mask), and the pixels in which it was found: at
 * most 2560 px a side.
 */
export type FoundProduct = { mask: Plane; rgb: Rgb }

/** An analyzer of images: the models of this machine, or a server that measures in the same terms. */
export type Eye = {
  /** Version of its facts. Facts of different versions are not compared. */
  version: string
  /** Images that it analyzes at the same time. */
  concurrency: number
  /**
   * Measures the bytes of an image.
   *
   * @throws ImageError if the bytes are not a usable image; Error if the eye fails
   */
  analyze: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ImageFacts>
  /** Finds the product in an image and decodes it. @throws as `analyze` */
  findProduct: (bytes: Uint8Array, signal?: AbortSignal) => Promise<FoundProduct>
  /** Returns what `analyze` and `findProduct` return, and decodes the image once. @throws as `analyze` */
  analyzeProduct: (bytes: Uint8Array, signal?: AbortSignal) => Promise<FoundProduct & { facts: ImageFacts }>
  /** Checks that it can analyze, without analyzing. Readiness probes call it every few seconds. @throws Error */
  check: (signal?: AbortSignal) => Promise<void>
  close: () => Promise<void>
}
