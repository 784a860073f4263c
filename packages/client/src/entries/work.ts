import type { ApiPromise } from '../api-promise.ts'
import type {
  Brief,
  Classification,
  NewShot,
  OwnImageReference,
  People,
  ShotChange,
  ShotPlaced,
  ShotPlacement,
  ShotStatus,
  WorkShot,
  WorkShotCounts,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

export type WorkShotFilters = {
  /** What waits for the person. */
  mine?: boolean | undefined
  assigneeId?: string | undefined
  agency?: string | undefined
  status?: ShotStatus | undefined
  /** Latest day, `YYYY-MM-DD`. */
  dueUntil?: string | undefined
  assetType?: Classification | undefined
  pdpId?: string | undefined
  retailer?: string | undefined
  tag?: string | undefined
}

/** Pictures to make for listings. */
export class Work {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  create(shot: NewShot, options?: RequestOptions): ApiPromise<WorkShot> {
    return this.#send.request({ method: 'POST', path: ['shots'], body: shot }, options)
  }

  /** What waits for review first. `limit` is the page size. */
  list(
    filters: WorkShotFilters & { limit?: number | undefined } = {},
    options?: RequestOptions,
  ): List<WorkShot> {
    const query = queryOf(filters)
    return new List((cursor) =>
      this.#send.request<Page<WorkShot>>({ path: ['shots'], query: { ...query, cursor } }, options),
    )
  }

  count(filters: WorkShotFilters = {}, options?: RequestOptions): ApiPromise<WorkShotCounts> {
    return this.#send.request({ path: ['shots', 'summary'], query: queryOf(filters) }, options)
  }

  /** What a photographer needs, without scores. */
  brief(shotId: string, options?: RequestOptions): ApiPromise<Brief> {
    return this.#send.request({ path: ['shots', shotId, 'brief'] }, options)
  }

  get(shotId: string, options?: RequestOptions): ApiPromise<WorkShot> {
    return this.#send.request({ path: ['shots', shotId] }, options)
  }

  change(shotId: string, change: ShotChange, options?: RequestOptions): ApiPromise<WorkShot> {
    return this.#send.request({ method: 'PATCH', path: ['shots', shotId], body: change }, options)
  }

  delete(shotId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['shots', shotId] }, options)
  }

  /** Sends a picture to review. */
  send(shotId: string, picture: OwnImageReference, options?: RequestOptions): ApiPromise<WorkShot> {
    return this.#send.request(
      { method: 'POST', path: ['shots', shotId, 'picture'], body: { picture } },
      options,
    )
  }

  /** Puts the picture in its place of the set. */
  place(shotId: string, placement: ShotPlacement = {}, options?: RequestOptions): ApiPromise<ShotPlaced> {
    return this.#send.request(
      { method: 'POST', path: ['shots', shotId, 'placement'], body: placement },
      options,
    )
  }

  sendBack(shotId: string, reason: string, options?: RequestOptions): ApiPromise<WorkShot> {
    return this.#send.request(
      { method: 'POST', path: ['shots', shotId, 'return'], body: { reason } },
      options,
    )
  }

  /** People to assign. */
  people(options?: RequestOptions): ApiPromise<People> {
    return this.#send.request({ path: ['people'] }, options)
  }
}

const queryOf = ({ mine, ...filters }: WorkShotFilters & { limit?: number | undefined }) => ({
  ...filters,
  mine: mine === undefined ? undefined : String(mine),
})
