/** Content of the fragment of the address. */
export type Fragment =
  | { kind: 'link'; secret: string }
  /** The identity provider refused, or did not answer. */
  | { kind: 'oidc_error'; reason: string }

const LINK = /^#(?:setup|invite|sign-in)=([\w-]+)$/
const OIDC_ERROR = /^#oidc-error=(\w+)$/

/** Reads and removes the URL fragment, so no history or screenshot keeps a secret. */
export function takeFragment(): Fragment | null {
  const { hash, pathname, search } = location
  const [, secret] = LINK.exec(hash) ?? []
  const [, reason] = OIDC_ERROR.exec(hash) ?? []
  if (secret === undefined && reason === undefined) return null
  history.replaceState(null, '', pathname + search)
  if (secret !== undefined) return { kind: 'link', secret }
  return { kind: 'oidc_error', reason: reason ?? 'failed' }
}
