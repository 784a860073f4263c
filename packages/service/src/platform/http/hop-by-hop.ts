/** RFC 9110, section 7.6.1. */
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

/** Removes the headers of an inner connection. */
export function withoutHopByHop(response: Response): Response {
  const headers = new Headers(response.headers)
  const named = headers.get('connection')?.split(',') ?? []
  for (const name of [...HOP_BY_HOP, ...named.map((each) => each.trim()).filter((each) => each !== '')])
    headers.delete(name)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
