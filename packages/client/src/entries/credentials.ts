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

/** API credentials. All calls but `me` need `admin` access or an unrestricted credential. */
export class Credentials {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Returns the owner and access of the current token. */
  me(options?: RequestOptions): ApiPromise<Me> {
    return this.#send.request({ path: ['me'] }, options)
  }

  /** Creates a credential. The secret is returned only once. */
  create(credential: NewCredential, options?: RequestOptions): ApiPromise<CredentialWithSecret> {
    return this.#send.request(
      { method: 'POST', path: ['credentials'], body: credential, isRepeatable: false },
      options,
    )
  }

  /** Lists credentials without secrets, oldest first. */
  async list(options?: RequestOptions): Promise<CredentialSummary[]> {
    return (await this.#send.request<CredentialList>({ path: ['credentials'] }, options)).data
  }

  /** Replaces the secret. The old one works for `overlap_hours`, by default 24. */
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

  /** Disables a credential. Its tokens end within 30 seconds. */
  disable(clientId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['credentials', clientId] }, options)
  }
}
