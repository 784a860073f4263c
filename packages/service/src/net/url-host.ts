/** A host as it stands in a URL: IPv6 literals in brackets. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** `host:port` of a URL, with the protocol's port where it names none. */
export function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
