import type { ApiPromise } from '../api-promise.ts'
import type { AltTextsBody, ImageObjects, PdpAltTexts } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Texts of a PDP's images for people who do not see them, and for search engines. */
export class ImageTexts {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Returns the alt texts of the images, what is wrong with them, and drafts. */
  altTexts(pdpId: string, options?: RequestOptions): ApiPromise<PdpAltTexts> {
    return this.#send.request({ path: ['pdps', pdpId, 'alt-texts'] }, options)
  }

  /** Replaces the alt texts of all images. Scores nothing again. */
  setAltTexts(pdpId: string, body: AltTextsBody, options?: RequestOptions): ApiPromise<PdpAltTexts> {
    return this.#send.request({ method: 'PUT', path: ['pdps', pdpId, 'alt-texts'], body }, options)
  }

  /** Returns the images as JSON-LD of schema.org. `license` is the address of your license. */
  imageObjects(
    pdpId: string,
    params?: { license?: string | undefined },
    options?: RequestOptions,
  ): ApiPromise<ImageObjects> {
    return this.#send.request({ path: ['pdps', pdpId, 'image-objects'], query: params }, options)
  }
}
