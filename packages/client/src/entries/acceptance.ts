import type { ApiPromise } from '../api-promise.ts'
import type {
  AcceptanceRuleDraft,
  AcceptanceRulePreview,
  AcceptanceRulePublication,
  AcceptanceTargetDetails,
  AcceptanceTargetList,
} from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

export type AcceptancePublishOptions = Omit<AcceptanceRulePublication, 'patch'>

/** Shops, channels and standards that accept or refuse images, and their rules. */
export class AcceptanceTargets {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists all targets with your choice. */
  list(options?: RequestOptions): ApiPromise<AcceptanceTargetList> {
    return this.#send.request({ path: ['acceptance-targets'] }, options)
  }

  /** Chooses whose rules listings are judged by. Null is the retailer of each listing. */
  choose(targets: readonly string[] | null, options?: RequestOptions): ApiPromise<AcceptanceTargetList> {
    return this.#send.request(
      { method: 'PUT', path: ['acceptance-targets', 'chosen'], body: { targets } },
      options,
    )
  }

  /** Returns a target with the rules that hold on a day (`2027-01-31`), today by default. */
  get(
    target: string,
    params?: { day?: string | undefined },
    options?: RequestOptions,
  ): ApiPromise<AcceptanceTargetDetails> {
    return this.#send.request({ path: ['acceptance-targets', target], query: params }, options)
  }

  /** Judges the newest listings by changed rules, storing nothing. */
  preview(
    target: string,
    patch: AcceptanceRuleDraft['patch'],
    options?: RequestOptions,
  ): ApiPromise<AcceptanceRulePreview> {
    return this.#send.request(
      { method: 'POST', path: ['acceptance-targets', target, 'preview'], body: { patch } },
      options,
    )
  }

  /** Publishes a new version, effective immediately. */
  publish(
    target: string,
    patch: AcceptanceRuleDraft['patch'],
    publication: AcceptancePublishOptions = {},
    options?: RequestOptions,
  ): ApiPromise<AcceptanceTargetDetails> {
    const body = { ...publication, patch }
    return this.#send.request(
      { method: 'POST', path: ['acceptance-targets', target, 'versions'], body, isRepeatable: false },
      options,
    )
  }

  /** Restores an earlier version. 0 has none of your changes. */
  activate(target: string, version: number, options?: RequestOptions): ApiPromise<AcceptanceTargetDetails> {
    return this.#send.request(
      { method: 'PUT', path: ['acceptance-targets', target, 'active'], body: { version } },
      options,
    )
  }
}
