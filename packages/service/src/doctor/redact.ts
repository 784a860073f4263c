/** Settings that are secret as a whole. */
const SECRETS =
  /^(AWS_SECRET_ACCESS_KEY|AWS_SESSION_TOKEN|ENDCAP_AI_API_KEY|ENDCAP_CATALOG_API_(CLIENT_SECRET|REFRESH_TOKEN_\w+))$/
/** Addresses whose user and password are. */
const ADDRESSES = new Set(['DATABASE_URL', 'ENDCAP_SCRAPE_PROXY', 'ENDCAP_BLOBS', 'ENDCAP_OTLP_ENDPOINT'])
/** Shorter ones are words that say nothing; taking them out would only make the text unreadable. */
const MIN_LENGTH = 4
const HIDDEN = '***'

/** Takes out of texts what must not be shown, however it came to be in an error's words. */
export function createRedact(settings: Readonly<Record<string, unknown>>): (text: string) => string {
  const secrets = Object.entries(settings).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    if (SECRETS.test(name)) return [value]
    return ADDRESSES.has(name) ? credentialsOf(value) : []
  })
  // The longest first: one may be a part of another.
  const hidden = secrets.filter(({ length }) => length >= MIN_LENGTH).toSorted((a, b) => b.length - a.length)
  return (text) => hidden.reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text)
}

function credentialsOf(address: string): string[] {
  const [, written = ''] = /:\/\/[^/@]*?:([^/]*)@/.exec(address) ?? []
  const parameter = /[?&]password=([^&]*)/.exec(address)?.[1] ?? ''
  return [written, parameter].filter(Boolean).flatMap((text) => [text, decoded(text)])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
