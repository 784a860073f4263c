import type { ApiPromise } from '../api-promise.ts'
import type {
  Brief,
  Classification,
  Comment,
  CommentChange,
  InboxCount,
  InboxItem,
  NewComment,
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
  /** True for shots that wait for the person. */
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

  /** Pictures to review come first. `limit` is the page size. */
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

  /** Reads the brief of a shot for a photographer, without scores. */
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

  /** People to assign and mention. With `pdpId`, those who see the listing. */
  people(filters: { pdpId?: string | undefined } = {}, options?: RequestOptions): ApiPromise<People> {
    return this.#send.request({ path: ['people'], query: filters }, options)
  }
}

const queryOf = ({ mine, ...filters }: WorkShotFilters & { limit?: number | undefined }) => ({
  ...filters,
  mine: mine === undefined ? undefined : String(mine),
})

export type CommentFilters = {
  /** With the listing's images and shots. */
  pdpId?: string | undefined
  imageId?: string | undefined
  shotId?: string | undefined
  retailer?: string | undefined
  tag?: string | undefined
}

/** Comments on listings, images and shots. */
export class Comments {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  create(comment: NewComment, options?: RequestOptions): ApiPromise<Comment> {
    return this.#send.request({ method: 'POST', path: ['comments'], body: comment }, options)
  }

  /** The oldest first. */
  list(
    filters: CommentFilters & { limit?: number | undefined } = {},
    options?: RequestOptions,
  ): List<Comment> {
    return new List((cursor) =>
      this.#send.request<Page<Comment>>({ path: ['comments'], query: { ...filters, cursor } }, options),
    )
  }

  /** Changes, solves or reopens a comment. */
  change(commentId: string, change: CommentChange, options?: RequestOptions): ApiPromise<Comment> {
    return this.#send.request({ method: 'PATCH', path: ['comments', commentId], body: change }, options)
  }

  delete(commentId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['comments', commentId] }, options)
  }
}

/** News for the signed-in person. */
export class Inbox {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** The newest first. */
  list(
    { unread, ...params }: { unread?: boolean | undefined; limit?: number | undefined } = {},
    options?: RequestOptions,
  ): List<InboxItem> {
    const query = { ...params, unread: unread === undefined ? undefined : String(unread) }
    return new List((cursor) =>
      this.#send.request<Page<InboxItem>>({ path: ['inbox'], query: { ...query, cursor } }, options),
    )
  }

  count(options?: RequestOptions): ApiPromise<InboxCount> {
    return this.#send.request({ path: ['inbox', 'summary'] }, options)
  }

  /** Marks items as read, by default all. */
  read(itemIds?: string[], options?: RequestOptions): ApiPromise<InboxCount> {
    const body = { item_ids: itemIds ?? null }
    return this.#send.request({ method: 'POST', path: ['inbox', 'read'], body }, options)
  }
}
