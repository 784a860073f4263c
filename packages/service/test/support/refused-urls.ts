import type { FetchErrorReason } from '@endcap/foundation/net/fetch-error'

/**
 * Returns URLs that no request may reach, with the reason of the refusal. `secretHost` is a server on loopback that is
 * not an allowed origin, `allowedHost` one that is.
 */
export function refusedUrls(secretHost: string, allowedHost: string): [url: string, FetchErrorReason][] {
  const port = secretHost.split(':')[1]
  return [
    ['', 'invalid_url'],
    ['not a url', 'invalid_url'],
    ['//host/path', 'invalid_url'],
    ['ftp://example.com/a.jpg', 'invalid_url'],
    ['file:///etc/passwd', 'invalid_url'],
    ['javascript:alert(1)', 'invalid_url'],
    ['data:image/png;base64,AAAA', 'invalid_url'],
    ['gopher://127.0.0.1:70/', 'invalid_url'],
    [`http://user:pass@${allowedHost}/plain`, 'invalid_url'],
    [`http://${'a'.repeat(5000)}.example/`, 'invalid_url'],
    [`http://127.0.0.1:${port}/`, 'forbidden_address'],
    [`http://127.1:${port}/`, 'forbidden_address'],
    [`http://2130706433:${port}/`, 'forbidden_address'],
    [`http://0x7f.1:${port}/`, 'forbidden_address'],
    [`http://0177.0.0.1:${port}/`, 'forbidden_address'],
    [`http://[::1]:${port}/`, 'forbidden_address'],
    [`http://localhost:${port}/`, 'forbidden_address'],
    ['http://127.0.0.1/', 'forbidden_address'],
    ['http://[::ffff:127.0.0.1]/', 'forbidden_address'],
    ['http://[::ffff:7f00:1]/', 'forbidden_address'],
    ['http://[64:ff9b::7f00:1]/', 'forbidden_address'],
    ['http://169.254.169.254/latest/meta-data/', 'forbidden_address'],
    ['http://[fd00:ec2::254]/', 'forbidden_address'],
    ['http://0/', 'forbidden_address'],
    ['http://１２７.0.0.1/', 'forbidden_address'],
    ['http://example.com:22/', 'forbidden_address'],
    ['http://example.com:6379/', 'forbidden_address'],
    ['http://unknown.example/', 'dns_failure'],
  ]
}
