/** Returns a host as written in a URL, with IPv6 literals in brackets. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Returns `host:port` of a URL, with the protocol's default port if the URL has none. */
export function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}

/** Returns the host without the brackets of an IPv6 literal. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
