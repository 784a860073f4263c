/** Headers that concern one connection (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Returns a response of an inner server without the headers of its connection, which are not those of the client's. */
export function withoutHopByHop(response: Response): Response {
  const headers = new Headers(response.headers)
  const named = headers.get('connection')?.split(',') ?? []
  for (const name of [...HOP_BY_HOP, ...named.map((each) => each.trim()).filter((each) => each !== '')])
    headers.delete(name)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
