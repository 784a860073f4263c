import { MAX_LISTING_IMAGE_BYTES } from '@endcap/api'
import type { StoredFiles } from '../../../platform/blobs/stored-files.ts'
import type { FailedUrl, FetchedImage } from '../../images/download-image.ts'
import { type FetchImages, refuseFailed, storeFetched } from '../../images/fetch-images.ts'

type Deps = { fetchImages: FetchImages; files: StoredFiles }

/** Stored images of one submission, by URL. */
export class Downloads implements AsyncDisposable {
  readonly #organizationId: string
  readonly #deps: Deps
  readonly #signal: AbortSignal
  readonly #byUrl = new Map<string, FetchedImage>()
  readonly #folders = new AsyncDisposableStack()

  constructor(organizationId: string, deps: Deps, signal: AbortSignal) {
    this.#organizationId = organizationId
    this.#deps = deps
    this.#signal = signal
  }

  get(url: string): FetchedImage | undefined {
    return this.#byUrl.get(url)
  }

  /** Stores images once all have arrived. @throws DomainError IMAGE_DOWNLOAD_FAILED */
  async complete(wanted: readonly string[]): Promise<void> {
    const { images, failed } = await this.#fetch(wanted)
    refuseFailed(failed)
    await this.#store(images)
  }

  /** Stores images that arrive, and returns those that failed. */
  async attempt(wanted: readonly string[]): Promise<FailedUrl[]> {
    const { images, failed } = await this.#fetch(wanted)
    await this.#store(images)
    return failed
  }

  async #fetch(wanted: readonly string[]): Promise<{ images: FetchedImage[]; failed: FailedUrl[] }> {
    const urls = [...new Set(wanted)].filter((url) => !this.#byUrl.has(url))
    if (urls.length === 0) return { images: [], failed: [] }
    return this.#folders.use(
      await this.#deps.fetchImages({
        organizationId: this.#organizationId,
        urls,
        maxBytes: MAX_LISTING_IMAGE_BYTES,
        signal: this.#signal,
      }),
    )
  }

  async #store(images: readonly FetchedImage[]): Promise<void> {
    for (const image of images) {
      await storeFetched(this.#deps.files, this.#organizationId, image)
      this.#byUrl.set(image.url, image)
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#folders.disposeAsync()
  }
}
