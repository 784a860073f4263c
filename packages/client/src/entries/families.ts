import type { ApiPromise } from '../api-promise.ts'
import type {
  NewPdpFamily,
  PdpFamily,
  PdpFamilyChange,
  PdpFamilyDetails,
  PdpFamilyImages,
  PdpFamilyImagesResult,
  PdpFamilyPreview,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** `limit` is the page size, `q` a part of the name or parent. */
export type FamilyListParams = { limit?: number | undefined; q?: string | undefined }

/** Variants of one product. */
export class Families {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Oldest first. */
  list(params: FamilyListParams = {}, options?: RequestOptions): List<PdpFamily> {
    return new List((cursor) =>
      this.#send.request<Page<PdpFamily>>({ path: ['families'], query: { ...params, cursor } }, options),
    )
  }

  /** Reads a family with its PDPs. */
  get(familyId: string, options?: RequestOptions): ApiPromise<PdpFamilyDetails> {
    return this.#send.request({ path: ['families', familyId] }, options)
  }

  /** Puts PDPs into a new family. */
  create(body: NewPdpFamily, options?: RequestOptions): ApiPromise<PdpFamilyDetails> {
    return this.#send.request({ method: 'POST', path: ['families'], body }, options)
  }

  /** Renames it, adds PDPs and takes some out. */
  change(familyId: string, body: PdpFamilyChange, options?: RequestOptions): ApiPromise<PdpFamilyDetails> {
    return this.#send.request({ method: 'PATCH', path: ['families', familyId], body }, options)
  }

  /** Dissolves a family. Its PDPs stay. */
  delete(familyId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['families', familyId] }, options)
  }

  /** Gives its PDPs a set, in which each keeps its own images at its positions. */
  setImages(
    familyId: string,
    body: PdpFamilyImages,
    options?: RequestOptions,
  ): ApiPromise<PdpFamilyImagesResult> {
    return this.#send.request({ method: 'PUT', path: ['families', familyId, 'images'], body }, options)
  }

  /** Returns what each PDP would show, and its score. */
  preview(familyId: string, body: PdpFamilyImages, options?: RequestOptions): ApiPromise<PdpFamilyPreview> {
    return this.#send.request({ method: 'POST', path: ['families', familyId, 'preview'], body }, options)
  }
}
