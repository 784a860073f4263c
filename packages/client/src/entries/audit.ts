import type { AuditEvent } from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Parameters of the audit log. `limit` is the number of rows of a page. */
export type AuditListParams = { action?: AuditEvent['action'] | undefined; limit?: number | undefined }

/** The audit log of the organization. */
export class AuditLog {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists what was done, the newest first. People need the role admin. */
  list(params: AuditListParams = {}, options?: RequestOptions): List<AuditEvent> {
    return new List((cursor) =>
      this.#send.request<Page<AuditEvent>>({ path: ['audit-events'], query: { ...params, cursor } }, options),
    )
  }
}
