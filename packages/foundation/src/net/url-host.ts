/** Adds brackets to IPv6. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Adds the protocol's default port. */
export function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}

/** Removes IPv6 brackets. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
