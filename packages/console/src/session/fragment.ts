/** Content of the fragment of the address. */
export type Fragment =
  | { kind: 'link' | 'device'; secret: string }
  /** The identity provider refused, or did not answer. */
  | { kind: 'oidc_error'; reason: string }

const LINK = /#(setup|invite|sign-in|device)=([\w-]+)$/
const OIDC_ERROR = /^#oidc-error=(\w+)$/

/** Reads a sign-in link. Null for other texts. */
export function readLink(address: string): Fragment | null {
  const [, name, secret] = LINK.exec(address.trim()) ?? []
  return secret === undefined ? null : { kind: name === 'device' ? 'device' : 'link', secret }
}

/** Reads and removes the URL fragment, so no history or screenshot keeps a secret. */
export function takeFragment(): Fragment | null {
  const { hash, pathname, search } = location
  const link = readLink(hash)
  const [, reason] = OIDC_ERROR.exec(hash) ?? []
  if (!link && reason === undefined) return null
  history.replaceState(null, '', pathname + search)
  return link ?? { kind: 'oidc_error', reason: reason ?? 'failed' }
}
