import type { AuditEvent } from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** `limit` is the page size. */
export type AuditListParams = { action?: AuditEvent['action'] | undefined; limit?: number | undefined }

export class AuditLog {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists what was done, newest first. Requires the admin role. */
  list(params: AuditListParams = {}, options?: RequestOptions): List<AuditEvent> {
    return new List((cursor) =>
      this.#send.request<Page<AuditEvent>>({ path: ['audit-events'], query: { ...params, cursor } }, options),
    )
  }
}
