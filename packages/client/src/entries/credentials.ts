import type { ApiPromise } from '../api-promise.ts'
import type {
  CredentialList,
  CredentialSummary,
  CredentialWithSecret,
  Me,
  NewCredential,
} from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Credentials of the organization. All calls but `me` need a credential with the access `admin`, or without limits. */
export class Credentials {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Returns whose token the client sends, and what it allows. */
  me(options?: RequestOptions): ApiPromise<Me> {
    return this.#send.request({ path: ['me'] }, options)
  }

  /** Creates a credential. Only this answer has its secret. */
  create(credential: NewCredential, options?: RequestOptions): ApiPromise<CredentialWithSecret> {
    return this.#send.request(
      { method: 'POST', path: ['credentials'], body: credential, isRepeatable: false },
      options,
    )
  }

  /** Lists all credentials without their secrets, the oldest first. */
  async list(options?: RequestOptions): Promise<CredentialSummary[]> {
    return (await this.#send.request<CredentialList>({ path: ['credentials'] }, options)).data
  }

  /** Replaces the secret. The old one works for `overlap_hours`, 24 by default. */
  rotate(
    clientId: string,
    rotation: { overlap_hours?: number } = {},
    options?: RequestOptions,
  ): ApiPromise<CredentialWithSecret> {
    return this.#send.request(
      {
        method: 'POST',
        path: ['credentials', clientId, 'rotate-secret'],
        body: rotation,
        isRepeatable: false,
      },
      options,
    )
  }

  /** Ends a credential, and its tokens within 30 seconds. */
  disable(clientId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['credentials', clientId] }, options)
  }
}
